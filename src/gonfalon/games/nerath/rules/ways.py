"""Where the pieces of the active realm may go at this moment, and how many of them (chapters MOV, FLY)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, overload

from gonfalon.core.menu import Row
from gonfalon.games.nerath.codes import MOST_IN_BAND
from gonfalon.games.nerath.printed.regions import DUNGEONS, LAND
from gonfalon.games.nerath.state import (
    BECALMED,
    FLYING,
    HEROES,
    KIND,
    LEFT,
    MOVE,
    PLACE,
    RIDING,
    STORM_ELEMENTAL,
    UNLOADED,
    WARSHIP,
    Nerath,
)

from .effects import any_in_force, barred, in_force
from .geography import ON_THE_WAY, Layers, by_air, by_sea, on_foot

AFLOAT: Final = 64 - WARSHIP
"""The bits that tell the types of Warships from others."""
ABSENT: Final = -1
MIXED: Final = -2
"""Both stand instead of a key of `ready`."""


class Ways:
    """Where the pieces of the active realm may go at this moment; `peaceful` where no battle can start."""

    __slots__ = ("bands", "barred", "g", "land", "passes", "peaceful", "realm", "sea")

    def __init__(self, g: Nerath, peaceful: bool = False) -> None:
        self.g = g
        self.bands = Bands(g.ready)
        self.peaceful = peaceful
        self.realm = g.active
        self.land = g.friendly_land(g.active)
        self.sea = g.friendly_sea(g.active)
        changed = any_in_force(g, g.active)
        self.barred = barred(g, g.active) if changed else 0
        self.passes = changed and not peaceful and bool(in_force(g, g.active, "pass"))

    def entries(self, space: int, type_: int) -> Sequence[tuple[int, int]]:
        """The ready pieces of a type in a space, those with the fewest moves left first."""
        key = self.bands.keys.get(space << 6 | type_, ABSENT)
        if key == MIXED:
            return entries(self.g, space, type_)
        return [(key, self.g.ready[key])] if key in self.g.ready else ()

    def layers(self, key: int) -> Layers:
        """What the pieces under a key of `ready` can reach, move by move."""
        type_, space, left = key & 63, key >> 6 & 127, key >> 13 & 7
        if type_ >= WARSHIP:
            return () if key & (UNLOADED | BECALMED) else by_sea(space, left, self.sea & ON_THE_WAY[left][space])
        if type_ in FLYING:
            return by_air(space, left)
        doors = DUNGEONS if type_ in HEROES else 0
        return on_foot(space, left, self.open_land(key) & ON_THE_WAY[left][space], doors)

    def open_land(self, key: int) -> int:
        """The land a piece may pass through: friendly land, and what a card opens to it."""
        if not self.passes and (self.peaceful or not key & RIDING):
            return self.land
        opened = passable(self.g, self.realm, key & 63)
        if key & RIDING:
            opened |= LAND & ~enemy_castles(self.g, self.realm)
        return self.land | opened & ~self.barred

    def reach(self, key: int) -> int:
        layers = self.layers(key)
        if not layers:
            return 0
        return layers[-1] & (self.restful(key & 63) if self.peaceful else ~self.barred)

    def restful(self, type_: int) -> int:
        """Friendly spaces where a piece may stay: only a Storm Elemental hovers over the sea (NER-UNI-17)."""
        if type_ == STORM_ELEMENTAL:
            return self.land | self.sea
        return self.sea if type_ >= WARSHIP else self.land


def passable(g: Nerath, realm: int, type_: int) -> int:
    """Enemy land through which a card lets pieces of a type pass."""
    mask = 0
    for row in in_force(g, realm, "pass"):
        if row.kinds >> type_ & 1:
            mask |= LAND & ~g.enemy_presence(realm) if row.amount == 0 else LAND & ~enemy_castles(g, realm)
    return mask


def enemy_castles(g: Nerath, realm: int) -> int:
    """The spaces where an enemy has a Castle."""
    mask = 0
    for enemy in g.enemies(realm):
        mask |= g.castles(enemy)
    return mask


def begin_moves(g: Nerath) -> None:
    """Every piece of the realm may move (NER-MOV-01, NER-MOV-02)."""
    ready: dict[int, int] = {}
    changed = any_in_force(g, g.active)
    for key, n in g.troops[g.active].items():
        moves = move_of(g, g.active, key & 63) if changed else MOVE[key & 63]
        if moves:
            ready[moves * LEFT | key] = n
    g.ready = ready


def move_of(g: Nerath, realm: int, type_: int) -> int:
    """The Move of a piece, as printed or as a card sets it, and what another card adds."""
    moves = MOVE[type_]
    for row in in_force(g, realm, "move"):
        if row.kinds >> KIND[type_] & 1:
            moves = max(moves, row.amount)
    for row in in_force(g, realm, "more_move"):
        if row.kinds >> KIND[type_] & 1:
            moves += row.amount
    return moves


class Bands(Sequence[Row]):
    """The rows of the menu: one, two, three ... pieces of each type in each space and a Warship's transport, then
    the spaces from which several types may march together. `keys` are those of `ready` by space and type, or MIXED
    where there are several."""

    __slots__ = ("_counts", "_marches", "_size", "keys")

    def __init__(self, ready: dict[int, int]) -> None:
        self.keys = keys = {key & PLACE: key for key in ready}
        counts = ready
        if len(keys) < len(ready):
            counts = together(ready)
            keys |= {key & PLACE: MIXED for key in ready if keys[key & PLACE] != key}
        if counts and max(counts.values()) > MOST_IN_BAND:
            counts = {key: min(n, MOST_IN_BAND) for key, n in counts.items()}
        size = sum(counts.values())
        several: dict[int, bool] = {}
        for at in keys:
            if at & AFLOAT:
                size += 2
            at >>= 6
            several[at] = at in several
        self._counts = counts
        self._marches = [space for space in several if several[space]]
        self._size = size + len(self._marches)

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Row]:
        for key, n in self._counts.items():
            for each in range(n):
                yield "move", (key & PLACE) * MOST_IN_BAND + each
            if key & 63 >= WARSHIP:
                yield "embark", key & PLACE
                yield "debark", key & PLACE
        for space in self._marches:
            yield "march", space

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Row]: ...
    def __getitem__(self, index: Any) -> Any:
        if not isinstance(index, int) or index < 0:
            return list(self)[index]
        for key, n in self._counts.items():
            if index < n:
                return "move", (key & PLACE) * MOST_IN_BAND + index
            index -= n
            if key & 63 >= WARSHIP:
                if index < 2:
                    return "debark" if index else "embark", key & PLACE
                index -= 2
        return "march", self._marches[index]


def together(ready: dict[int, int]) -> dict[int, int]:
    """The pieces of a type in a space, whatever they have done."""
    counts: dict[int, int] = {}
    for key, n in ready.items():
        counts[key & PLACE] = counts.get(key & PLACE, 0) + n
    return counts


def entries(g: Nerath, space: int, type_: int) -> list[tuple[int, int]]:
    """The ready pieces of a type in a space, those with the fewest moves left first."""
    wanted, found = space << 6 | type_, []
    for key in g.ready:
        if key & PLACE == wanted:
            found.append((key, g.ready[key]))
    if len(found) > 1:
        found.sort(key=lambda entry: (entry[0] >> 13 & 7, entry[0]))
    return found
