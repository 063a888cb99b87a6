"""The whole state of a game of Nerath, and the small verbs that change it.

Pieces of a kind in a space are interchangeable, so they are counted, not named (NER-DIG-07). A Warship differs by
what it carries (NER-SEA-26): a *type* is a piece other than a Warship (0 to 7, as printed) or a Warship with a
load (8 and up), and `troops[realm]` counts the pieces by `space << 6 | type`.

`ready` counts the pieces of the active realm that may still do something in this step, by `how << 13 | space << 6
| type`: `how` is made of the moves left and of what a piece has already done. `type_of`, `space_of` and `left_of`
read such keys; where all pieces of a realm are gone through time and again, the shifts are written out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from gonfalon.core import State, put

from .printed import PIECES, SPACES
from .printed.regions import DUNGEONS, LAND, NOBODY, SEA

FOOTSOLDIER, SIEGE_ENGINE, FIGHTER, WIZARD, MONSTER, CASTLE, STORM_ELEMENTAL, DRAGON, WARSHIP = range(9)
LAND_PIECES: Final = (FOOTSOLDIER, SIEGE_ENGINE, FIGHTER, WIZARD, MONSTER)
"""The land pieces that move; a Castle never does (NER-MOV-12, NER-MOV-14)."""
HEROES: Final = (FIGHTER, WIZARD)
"""They and no others (NER-UNI-07)."""
FLYING: Final = (STORM_ELEMENTAL, DRAGON)

MOST_ABOARD: Final = 3
LOADS: Final = tuple(
    load for size in range(MOST_ABOARD + 1) for load in combinations_with_replacement(LAND_PIECES, size)
)
"""What a Warship may carry: 2 land pieces, 3 with a Treasure card (NER-SEA-02)."""
LOAD_ID: Final = {load: number for number, load in enumerate(LOADS)}
TYPES: Final = WARSHIP + len(LOADS)
KIND: Final = tuple(min(type_, WARSHIP) for type_ in range(TYPES))
"""The printed piece of each type."""
MOVE: Final = tuple(PIECES[KIND[type_]].move for type_ in range(TYPES))

STEPS: Final = ("draw", "move", "fight", "reposition", "reinforce", "income")
DRAW, MOVING, FIGHT, REPOSITION, REINFORCE, INCOME = range(6)

LEFT: Final = 1 << 13
"""One move left, in a key of `ready`."""
WALKED: Final = 1 << 16
"""Has moved in this step: it can no longer embark (NER-SEA-10)."""
UNLOADED: Final = 1 << 17
"""A Warship whose transport is over for this step (NER-SEA-17, NER-SEA-20)."""
BECALMED: Final = 1 << 18
"""A Warship that a card keeps from sailing and unloading in this step."""
RIDING: Final = 1 << 19
"""A piece that a card lets pass through enemy land without a Castle in this step."""
ORIGIN: Final = 1 << 20
"""From here on, 7 bits a carried piece, in the order of the load: 1 + the space it embarked from in this step."""

PLACE: Final = LEFT - 1
"""The part of a key of `ready` that is a key of `troops`: space and type."""


def key_at(space: int, type_: int) -> int:
    """The key of `troops` for pieces of a type in a space."""
    return space << 6 | type_


def type_of(key: int) -> int:
    """The type of the pieces under a key of `troops` or `ready`."""
    return key & 63


def space_of(key: int) -> int:
    """The space they are in."""
    return key >> 6 & 127


def left_of(key: int) -> int:
    """How many moves the pieces under a key of `ready` have left."""
    return key >> 13 & 7


class Lasting(NamedTuple):
    """A lasting effect of a card."""

    what: str
    realm: int
    """Whose pieces it changes."""
    kinds: int
    """Which kinds of pieces, a mask."""
    number: int
    """How many of them."""
    amount: int
    until: str
    when: str = ""
    """The battles in which it counts, in words such as `attacking land`."""


def load_of(ship: int) -> tuple[int, ...]:
    """What a Warship carries."""
    return LOADS[ship - WARSHIP]


def ship_with(load: tuple[int, ...]) -> int:
    """The type of a Warship that carries this."""
    return WARSHIP + LOAD_ID[tuple(sorted(load))]


ASHORE: Final = tuple(tuple(space << 6 | type_ for type_ in range(WARSHIP)) for space in range(len(SPACES)))
"""The keys of `troops` for every space but the sea, where Warships are."""


def keys_in(troops: Mapping[int, int], space: int) -> list[int]:
    """The keys of the pieces in a space, in the order of the types."""
    if 1 << space & SEA:
        return sorted([key for key in troops if key >> 6 == space])
    return [key for key in ASHORE[space] if key in troops]


TURN_ORDER: Final = tuple(tuple((first + n) % 4 for n in range(4)) for first in range(4))
RIVALS: Final = ((1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2))
OPPONENTS: Final = ((1, 3), (2, 0), (3, 1), (0, 2))
"""The enemies of each realm in turn order from it: of all against all, and of the two alliances."""


SELDOM: Final = (
    "points",
    "deck",
    "discard",
    "treasure_deck",
    "lair",
    "awake",
    "guardian_stack",
    "guardian_discard",
    "losses",
)


class Nerath(State, seldom=SELDOM):
    """A game of Conquest of Nerath."""

    mode: str
    length: str
    players: int
    seat_of: tuple[int, ...]
    ally: tuple[int, ...]
    lone_dragons: bool
    last_round: int  # after it a simulated game is scored as it stands; 0 if the game goes on until somebody wins
    turn: int
    active: int
    step: int
    held: list[int]
    lands: list[int]
    since: tuple[int, ...]
    troops: list[Mapping[int, int]]
    presence: list[int]
    ready: dict[int, int]
    gold: list[int]
    points: list[int]
    hand: tuple[tuple[int, ...], ...]
    deck: list[list[int]]
    discard: list[list[int]]
    playing: tuple[int, ...]
    known: tuple[int, ...]
    treasure_deck: list[int]
    chest: tuple[tuple[int, ...], ...]
    treasures: tuple[tuple[int, ...], ...]
    lair: list[tuple[int, ...]]
    awake: list[int]
    peeked: tuple[int, ...]
    guardian_stack: list[int]
    guardian_discard: list[int]
    guardian_dice: tuple[tuple[int, ...], ...]
    wounds: dict[int, int]
    losses: list[int]
    fighting: int
    defending: tuple[int, ...]
    battle_round: int
    victors: int
    placed: dict[int, int]
    built: int
    effects: tuple[Lasting, ...]
    used: tuple[int, ...]
    winners: tuple[int, ...]

    # ------------------------------------------------------------------ realms

    @property
    def round(self) -> int:
        """The game round, from 1 (NER-TRN-01)."""
        return self.turn // 4 + 1

    def friends(self, realm: int) -> tuple[int, ...]:
        """The realm and its ally."""
        ally = self.ally[realm]
        return (realm,) if ally == NOBODY else (realm, ally)

    def enemies(self, realm: int) -> tuple[int, ...]:
        """Every realm that is neither it nor its ally (NER-MOD-17), in turn order from it (NER-MOD-10,
        NER-MOD-11, NER-ALL-01)."""
        return RIVALS[realm] if self.ally[realm] == NOBODY else OPPONENTS[realm]

    def in_turn_order(self) -> tuple[int, ...]:
        """All realms, the one whose turn it is first."""
        return TURN_ORDER[self.active]

    # ------------------------------------------------------------------ spaces

    def friendly_land(self, realm: int) -> int:
        """The land spaces that the realm or its ally controls (NER-SPC-02, NER-ALL-02)."""
        ally = self.ally[realm]
        return self.lands[realm] if ally == NOBODY else self.lands[realm] | self.lands[ally]

    def give(self, space: int, realm: int) -> None:
        """A land space has a new controller: `held` tells whose each is, `lands` what each has (NER-SPC-04),
        and nobody has had it since the start of this turn (NER-TRN-10, NER-SPC-06, NER-ALL-05)."""
        self.lands[self.held[space]] &= ~(1 << space)
        self.held[space] = realm
        self.lands[realm] |= 1 << space
        self.since = put(self.since, space, NOBODY)

    def enemy_presence(self, realm: int) -> int:
        """Every space with an enemy piece."""
        first, second, third, fourth = self.presence
        if realm & 1:
            return first | third | (0 if self.ally[realm] != NOBODY else fourth if realm == 1 else second)
        return second | fourth | (0 if self.ally[realm] != NOBODY else third if realm == 0 else first)

    def friendly_sea(self, realm: int) -> int:
        """The sea spaces without an enemy piece (NER-SPC-07, NER-SPC-08)."""
        return SEA & ~self.enemy_presence(realm)

    def is_friendly(self, realm: int, space: int) -> bool:
        """Whether a space is friendly; a dungeon entrance is to nobody (NER-SPC-09, NER-SPC-01, NER-SPC-03,
        NER-SPC-10)."""
        bit = 1 << space
        if bit & LAND:
            return self.held[space] in self.friends(realm)
        return not bit & DUNGEONS and not bit & self.enemy_presence(realm)

    def castles(self, realm: int) -> int:
        """The spaces with a Castle that the realm controls."""
        mask = 0
        for key in self.troops[realm]:
            if key & 63 == CASTLE:
                mask |= 1 << (key >> 6)
        return mask

    # ------------------------------------------------------------------ pieces

    def count(self, realm: int, space: int, type_: int) -> int:
        return self.troops[realm].get(space << 6 | type_, 0)

    def army(self, realm: int, space: int) -> list[tuple[int, int]]:
        """The pieces of a realm in a space: types and how many, in the order of the types."""
        if not self.presence[realm] >> space & 1:
            return []
        troops, found = self.troops[realm], []
        for key in keys_in(troops, space) if 1 << space & SEA else ASHORE[space]:
            if key in troops:
                found.append((key & 63, troops[key]))
        return found

    def where(self, realm: int, kind: int) -> int:
        """The spaces in which the realm has pieces of this kind, not counting cargo."""
        mask = 0
        for key in self.troops[realm]:
            if KIND[key & 63] == kind:
                mask |= 1 << (key >> 6)
        return mask

    def add(self, realm: int, space: int, type_: int, n: int = 1) -> None:
        """Put pieces into a space."""
        self._come(realm, self._recount(realm), space, type_, n)

    def take(self, realm: int, space: int, type_: int, n: int = 1) -> None:
        """Take pieces out of a space."""
        self._leave(realm, self._recount(realm), space, type_, n)

    def _recount(self, realm: int) -> dict[int, int]:
        """The pieces of a realm, about to change: copies of the state share what they were."""
        troops = self.troops[realm]
        assert isinstance(troops, dict)
        self.troops[realm] = troops = troops.copy()
        return troops

    def _come(self, realm: int, troops: dict[int, int], space: int, type_: int, n: int) -> None:
        key = space << 6 | type_
        troops[key] = troops.get(key, 0) + n
        self.presence[realm] |= 1 << space

    def _leave(self, realm: int, troops: dict[int, int], space: int, type_: int, n: int) -> None:
        key = space << 6 | type_
        left = troops[key] - n
        if left < 0:
            raise ValueError(f"{n} pieces of type {type_} are not in space {space}")
        if left:
            troops[key] = left
            return
        del troops[key]
        for other in troops if 1 << space & SEA else ASHORE[space]:
            if other >> 6 == space and other in troops:
                return
        self.presence[realm] &= ~(1 << space)

    def shift(self, realm: int, origin: int, goal: int, type_: int, n: int = 1) -> None:
        """Put pieces from one space into another."""
        troops = self._recount(realm)
        self._leave(realm, troops, origin, type_, n)
        self._come(realm, troops, goal, type_, n)

    def reload(self, realm: int, space: int, ship: int, load: tuple[int, ...]) -> int:
        """Change what one Warship carries; the type it has now."""
        new = ship_with(load)
        self.take(realm, space, ship)
        self.add(realm, space, new)
        return new

    # ------------------------------------------------------------------ moving

    def get_ready(self, key: int, n: int) -> None:
        """More pieces may still move."""
        self.ready[key] = self.ready.get(key, 0) + n

    def unready(self, key: int, n: int) -> None:
        """Fewer pieces may."""
        left = self.ready[key] - n
        if left:
            self.ready[key] = left
        else:
            del self.ready[key]

    def forget_readiness(self, space: int, type_: int, n: int) -> None:
        """Pieces that left a space by other means than moving can no longer move from it; those that moved least
        go first."""
        for key in sorted((key for key in self.ready if key & PLACE == space << 6 | type_), reverse=True):
            some = min(n, self.ready[key])
            if some:
                self.unready(key, some)
                n -= some

    # ------------------------------------------------------------------- gold

    def gain(self, realm: int, gold: int) -> None:
        """Gold from the supply, which is endless (NER-CMP-09, NER-INC-11)."""
        self.gold[realm] += gold

    def pay(self, realm: int, gold: int) -> int:
        """Gold to the supply, as far as there is any; how much it was."""
        paid = min(gold, self.gold[realm])
        self.gold[realm] -= paid
        return paid

    # ------------------------------------------------------------------- cards

    def lose_event(self, realm: int, event: int) -> None:
        """Take an Event card out of a hand."""
        at = self.hand[realm].index(event)
        self.hand = put(self.hand, realm, (*self.hand[realm][:at], *self.hand[realm][at + 1 :]))

    def learn_events(self, realm: int, events: Sequence[int]) -> None:
        """A realm is shown Event cards, in a hand or a deck: in `known` it has a mask of them (NER-VIS-17)."""
        self.reveal()
        for event in events:
            self.known = put(self.known, realm, self.known[realm] | 1 << event)

    def forget_events(self, events: Sequence[int]) -> None:
        """Nobody knows any longer where these cards are: they were shuffled, or one changed place unseen."""
        gone = sum(1 << event for event in events)
        self.known = tuple(mask & ~gone for mask in self.known)


def armies(g: Nerath, realm: int) -> Iterator[tuple[int, int, int]]:
    """All pieces of a realm: space, type, how many."""
    for key, n in g.troops[realm].items():
        yield key >> 6, key & 63, n
