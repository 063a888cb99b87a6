"""The attack dice of one side in a battle: who rolls what, when, and what hits (chapters UNI, BAT, NAV)."""

from __future__ import annotations

from typing import Final, NamedTuple

from gonfalon.games.nerath.printed import PIECES
from gonfalon.games.nerath.printed.regions import DUNGEONS, SEA
from gonfalon.games.nerath.state import CASTLE, HEROES, KIND, TYPES, WARSHIP, Lasting, Nerath, keys_in, load_of

from .effects import any_in_force, in_force, unpacked
from .ranks import wound

USUAL: Final = 6
"""An attack die hits on this or more (NER-BAT-09)."""
Dice = list[tuple[int, int]]
"""Sides, and what hits."""
FIRST_STRIKE: Final = tuple("first_strike" in piece.abilities for piece in PIECES)
ON_LAND: Final = tuple(piece.dice_attack for piece in PIECES)
DEFENDING: Final = tuple(piece.dice_defend for piece in PIECES)
AT_SEA: Final = tuple(piece.dice_sea for piece in PIECES)
"""By kind of piece: the dice it rolls when it attacks on land, when it defends there, and at sea, if it fights
there at all (NER-UNI-03, NER-UNI-04, NER-UNI-08, NER-UNI-15, NER-UNI-16)."""


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
    (NER-NAV-01); a Castle only defends, while it is active (NER-UNI-11, NER-BAT-27, NER-FLY-09)."""
    sea = 1 << space & SEA
    found: list[int] = []
    for type_, n in g.army(realm, space):
        if type_ == CASTLE and (attacking or wound(realm, CASTLE, 1) in g.wounds):
            continue
        heroes = [piece for piece in load_of(type_) if piece in HEROES] if sea and type_ >= WARSHIP else []
        found += [KIND[type_], *heroes] * n
    return found


def can_fight(g: Nerath, realm: int, space: int, attacking: bool) -> bool:
    """Whether a realm has any piece in the fight (NER-BAT-30, NER-BAT-31)."""
    if not g.presence[realm] >> space & 1:
        return False
    troops = g.troops[realm]
    if space << 6 | CASTLE not in troops or not (attacking or wound(realm, CASTLE, 1) in g.wounds):
        return True
    return len(keys_in(troops, space)) > 1


def dice_rolled(g: Nerath, realm: int, setting: Setting, first: bool, need: int = USUAL) -> Dice:
    """The dice that a realm rolls in one phase of a battle: sides, and what hits. Where no card and no Guardian
    changes anything they are as printed."""
    if need != USUAL or any_in_force(g, realm):
        return dice_of(rollers(g, realm, setting, need, strict=need > USUAL), first)
    printed = PRINTED[setting.sea, setting.attacking, first]
    dice: Dice = []
    for type_, n in g.army(realm, setting.space):
        if printed[type_] and (type_ != CASTLE or wound(realm, CASTLE, 1) not in g.wounds):
            dice += printed[type_] * n
    return dice


def rollers(g: Nerath, realm: int, setting: Setting, need: int = USUAL, strict: bool = False) -> list[Roller]:
    """Every piece of a realm in a battle with its dice, as cards change them. `need` is the number that Dungeon
    Guardians ask for; `strict`: only an Event card's number beats it (NER-DUN-19, NER-DUN-22)."""
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
        number, sides = unpacked(row.amount)
        for piece in gainers(side, row, here, number, sides):
            piece.number, piece.sides = number, sides
    for row in in_force(g, realm, "need"):
        if strict and row.until == "always":
            continue
        for piece in gainers(side, row, here, need=row.amount):
            piece.need = row.amount
    for row in in_force(g, realm, "first_strike"):
        for piece in chosen([each for each in side if not each.first], row, here):
            piece.first = True
    for _ in in_force(g, realm, "no_first_strike"):
        for piece in side:
            piece.first = False
    for row in in_force(g, realm, "silent"):
        for piece in chosen([each for each in side if not each.silent], row, here):
            piece.silent = True


def chosen(side: list[Roller], row: Lasting, here: frozenset[str]) -> list[Roller]:
    """The pieces an effect touches: of the kinds it names, the strongest, as many as it says."""
    return sorted(fit(side, row, here), key=lambda piece: -piece.worth())[: row.number]


def gainers(
    side: list[Roller], row: Lasting, here: frozenset[str], number: int = 0, sides: int = 0, need: int = 0
) -> list[Roller]:
    """The pieces whose dice an effect changes: those that gain most by it, as many as it says."""
    some = [piece for piece in fit(side, row, here) if piece.gain(number, sides, need) > 0]
    return sorted(some, key=lambda piece: -piece.gain(number, sides, need))[: row.number]


def fit(side: list[Roller], row: Lasting, here: frozenset[str]) -> list[Roller]:
    """The pieces of the kinds that an effect names, if it counts in this battle."""
    return [piece for piece in side if row.kinds >> piece.kind & 1] if here.issuperset(row.when.split()) else []


def dice_of(side: list[Roller], first: bool) -> Dice:
    """The dice rolled in one phase: sides, and what hits."""
    return [
        (piece.sides, piece.need)
        for piece in side
        if piece.first == first and not piece.silent
        for _ in range(piece.number)
    ]


def printed_dice(type_: int, sea: bool, attacking: bool, first: bool) -> Dice:
    """The dice of a piece in one phase without any card, at sea with those of the Heroes aboard (NER-NAV-01); a
    Castle has none when it attacks (NER-UNI-11)."""
    if type_ == CASTLE and attacking:
        return []
    heroes = [piece for piece in load_of(type_) if piece in HEROES] if sea and type_ >= WARSHIP else []
    printed = AT_SEA if sea else ON_LAND if attacking else DEFENDING
    return [
        (printed[kind].sides, USUAL)
        for kind in (KIND[type_], *heroes)
        if FIRST_STRIKE[kind] == first
        for _ in range(printed[kind].count)
    ]


PRINTED: Final = {
    (sea, attacking, first): tuple(printed_dice(type_, sea, attacking, first) for type_ in range(TYPES))
    for sea in (True, False)
    for attacking in (True, False)
    for first in (True, False)
}
"""The printed dice of each type of piece: at sea or not, attacking or not, in First Strike or after it."""
