"""The attack dice of one side in a battle: who rolls what, when, and what hits (chapters UNI, BAT, NAV)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import any_in_force, in_force
from .geography import DUNGEONS, SEA
from .printed import PIECES
from .ranks import wound
from .state import CASTLE, HEROES, KIND, WARSHIP, Effect, Nerath, load_of

USUAL: Final = 6
"""An attack die hits on this or more (NER-BAT-09)."""
FIRST_STRIKE: Final = tuple("first_strike" in piece.abilities for piece in PIECES)
ON_LAND: Final = tuple(piece.dice_attack for piece in PIECES)
DEFENDING: Final = tuple(piece.dice_defend for piece in PIECES)
AT_SEA: Final = tuple(piece.dice_sea for piece in PIECES)


class Roller:
    """One piece that rolls: its dice, what it needs, and whether it strikes first."""

    __slots__ = ("first", "kind", "need", "number", "sides", "silent")

    def __init__(self, kind: int, number: int, sides: int, need: int, first: bool) -> None:
        self.kind = kind
        self.number = number
        self.sides = sides
        self.need = need
        self.first = first
        self.silent = False

    def worth(self) -> float:
        """The hits to be expected."""
        return self.number * max(0, self.sides + 1 - self.need) / self.sides

    def gain(self, number: int, sides: int, need: int) -> float:
        """How many more they would be with other dice, or another number that hits; 0 changes nothing."""
        changed = Roller(self.kind, number or self.number, sides or self.sides, need or self.need, self.first)
        return changed.worth() - self.worth()


class Setting(NamedTuple):
    """A battle as the dice see it."""

    space: int
    attacking: bool
    first_round: bool

    @property
    def sea(self) -> bool:
        return bool(1 << self.space & SEA)

    @property
    def words(self) -> frozenset[str]:
        """The conditions of effects that hold here."""
        place = "sea" if self.sea else "dungeon" if 1 << self.space & DUNGEONS else "land"
        return frozenset(
            (place, "attacking" if self.attacking else "defending", "first" if self.first_round else "")
        )


def fighters(g: Nerath, realm: int, space: int, attacking: bool) -> list[int]:
    """The pieces of a realm that fight in a space, by kind: at sea Warships, flying pieces and Heroes aboard
    (NER-NAV-01); a Castle only defends, while it is active (NER-UNI-11, NER-BAT-27)."""
    sea = 1 << space & SEA
    found: list[int] = []
    for type_, n in g.army(realm, space):
        if type_ == CASTLE and (attacking or wound(realm, CASTLE, 1) in g.wounds):
            continue
        found += [KIND[type_]] * n
        if sea and type_ >= WARSHIP:
            found += [piece for piece in load_of(type_) if piece in HEROES] * n
    return found


def can_fight(g: Nerath, realm: int, space: int, attacking: bool) -> bool:
    """Whether a realm has any piece in the fight (NER-BAT-30, 31)."""
    if not g.presence[realm] >> space & 1:
        return False
    for key in g.troops[realm]:
        if key >> 6 == space and (key & 63 != CASTLE or not (attacking or wound(realm, CASTLE, 1) in g.wounds)):
            return True
    return False


def rollers(g: Nerath, realm: int, setting: Setting, need: int = USUAL, strict: bool = False) -> list[Roller]:
    """Every piece of a realm in a battle with its dice, as cards change them. `need` is the number that Dungeon
    Guardians ask for; `strict`: only an Event card's number beats it (NER-DUN-19, 22)."""
    printed = AT_SEA if setting.sea else ON_LAND if setting.attacking else DEFENDING
    pieces = fighters(g, realm, setting.space, setting.attacking)
    side = [Roller(kind, printed[kind].count, printed[kind].sides, need, FIRST_STRIKE[kind]) for kind in pieces]
    if any_in_force(g, realm):
        change(g, realm, side, setting, strict)
    return side


def change(g: Nerath, realm: int, side: list[Roller], setting: Setting, strict: bool) -> None:
    """What cards change about the dice of a side; each change goes to the pieces that gain most by it."""
    here = setting.words
    for row in in_force(g, realm, "dice"):
        number, sides = divmod(row[4], 32)
        for piece in gainers(side, row, here, number, sides):
            piece.number, piece.sides = number, sides
    for row in in_force(g, realm, "need"):
        if strict and row[5] == "always":
            continue
        for piece in gainers(side, row, here, need=row[4]):
            piece.need = row[4]
    for row in in_force(g, realm, "first_strike"):
        for piece in chosen([each for each in side if not each.first], row, here):
            piece.first = True
    for _ in in_force(g, realm, "no_first_strike"):
        for piece in side:
            piece.first = False
    for row in in_force(g, realm, "silent"):
        for piece in chosen([each for each in side if not each.silent], row, here):
            piece.silent = True


def chosen(side: list[Roller], row: Effect, here: frozenset[str]) -> list[Roller]:
    """The pieces an effect touches: of the kinds it names, the strongest, so many as it says."""
    return sorted(fit(side, row, here), key=lambda piece: -piece.worth())[: row[3]]


def gainers(
    side: list[Roller], row: Effect, here: frozenset[str], number: int = 0, sides: int = 0, need: int = 0
) -> list[Roller]:
    """The pieces whose dice an effect changes: those that gain most by it, so many as it says."""
    some = [piece for piece in fit(side, row, here) if piece.gain(number, sides, need) > 0]
    return sorted(some, key=lambda piece: -piece.gain(number, sides, need))[: row[3]]


def fit(side: list[Roller], row: Effect, here: frozenset[str]) -> list[Roller]:
    """The pieces of the kinds that an effect names, if it counts in this battle."""
    return [piece for piece in side if row[2] >> piece.kind & 1] if here.issuperset(row[6].split()) else []


def dice_of(side: list[Roller], first: bool) -> list[tuple[int, int]]:
    """The dice rolled in one phase: sides, and what hits."""
    return [
        (piece.sides, piece.need)
        for piece in side
        if piece.first == first and not piece.silent
        for _ in range(piece.number)
    ]
