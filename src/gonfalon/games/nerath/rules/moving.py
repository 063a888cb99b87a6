"""Step 2, Move: land, sea and flying pieces, and transport by Warship (chapters MOV, FLY, SEA).

Of several pieces of a kind in a space the ones with the fewest moves left that suffice go first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, overload

from gonfalon.core import Ask, Menu
from gonfalon.core.menu import Row, bits
from gonfalon.games.nerath.codes import MOST, band_of, boarder, boarder_of, ship_of
from gonfalon.games.nerath.state import (
    BECALMED,
    FLYING,
    HEROES,
    KIND,
    LAND_PIECES,
    LEFT,
    MOVE,
    ORIGIN,
    RIDING,
    STORM_ELEMENTAL,
    UNLOADED,
    WALKED,
    WARSHIP,
    Nerath,
    load_of,
    ship_with,
)

from .dungeon import peek
from .effects import any_in_force, barred, capacity, in_force
from .geography import COASTAL, DUNGEONS, LAND, NEAR, ON_THE_WAY, Layers, by_air, by_sea, cost, on_foot
from .windows import RELICS, Moment, play, playable, usable

END: Final = ("end",)
KEY: Final = LEFT - 1
AFLOAT: Final = 64 - WARSHIP
"""The bits that tell the types of Warships from others."""
ABSENT: Final = -1
MIXED: Final = -2
"""Both stand instead of a key of `ready`."""
STRIDE: Final = 4
"""So many moves or purchases are made in one phase: a copy in its middle has few of them to repeat, and what does
not change between them is worked out once."""


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
        if row[2] >> type_ & 1:
            mask |= LAND & ~g.enemy_presence(realm) if row[4] == 0 else LAND & ~enemy_castles(g, realm)
    return mask


def enemy_castles(g: Nerath, realm: int) -> int:
    """The spaces where an enemy has a Castle."""
    mask = 0
    for enemy in g.enemies(realm):
        mask |= g.castles(enemy)
    return mask


def begin_moves(g: Nerath) -> None:
    """Every piece of the realm may move (NER-MOV-01, 02)."""
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
        if row[2] >> KIND[type_] & 1:
            moves = max(moves, row[4])
    for row in in_force(g, realm, "more_move"):
        if row[2] >> KIND[type_] & 1:
            moves += row[4]
    return moves


# ------------------------------------------------------------------------ the question


async def move(g: Nerath) -> None:
    """Move a piece or some pieces of a kind, embark, debark, play a card, or close the step (NER-MOV-11)."""
    ways, moment = Ways(g), Moment(realm=g.active)
    for nth in range(STRIDE):
        if nth:
            ways.bands = Bands(g.ready)
        if g.treasures[g.active]:
            peek(g, g.active)
        cards = playable(g, g.active, ("own_move_start", "own_move") if untouched(g) else ("own_move",), moment)
        relics = usable(g, g.active, moment)
        menu = Menu(ways.bands, [END, *cards, *relics], partial(fill, g, ways))
        answer = await Ask(g.seat_of[g.active], "move", menu, "NER-MOV-01", (g.active,), default=END)
        if answer == END:
            return
        if answer in cards:
            await play(g, g.active, answer, moment)
            break
        if answer in relics:
            await RELICS[answer[1]].then(g, g.active, moment)
            break
        carry_out(g, ways, answer)
    g.push("move")


def untouched(g: Nerath) -> bool:
    """Whether nothing has moved in this step yet: cards for its start may still be played."""
    return not g.used or MOVED not in g.used


MOVED: Final = -1


class Bands(Sequence[Row]):
    """The rows of the menu: one, two, three ... pieces of each type in each space and a Warship's transport, then
    the spaces from which several types may march together. `keys` are those of `ready` by space and type, or MIXED
    where there are several."""

    __slots__ = ("_counts", "_marches", "_size", "keys")

    def __init__(self, ready: Mapping[int, int]) -> None:
        self.keys = keys = {key & KEY: key for key in ready}
        counts = ready
        if len(keys) < len(ready):
            counts = together(ready)
            keys |= {key & KEY: MIXED for key in ready if keys[key & KEY] != key}
        if counts and max(counts.values()) > MOST:
            counts = {key: min(n, MOST) for key, n in counts.items()}
        size = sum(counts.values())
        several: dict[int, bool] = {}
        for at in keys:
            if at & AFLOAT:
                size += 2
            at >>= 6
            several[at] = at in several
        self._counts = counts
        self._marches = [space for space in several if several[space]] if True in several.values() else ()
        self._size = size + len(self._marches)

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Row]:
        for key, n in self._counts.items():
            for each in range(n):
                yield "move", (key & KEY) * MOST + each
            if key & 63 >= WARSHIP:
                yield "embark", key & KEY
                yield "debark", key & KEY
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
                return "move", (key & KEY) * MOST + index
            index -= n
            if key & 63 >= WARSHIP:
                if index < 2:
                    return "debark" if index else "embark", key & KEY
                index -= 2
        return "march", self._marches[index]


def together(ready: Mapping[int, int]) -> dict[int, int]:
    """The pieces of a type in a space, whatever they have done."""
    counts: dict[int, int] = {}
    for key, n in ready.items():
        counts[key & KEY] = counts.get(key & KEY, 0) + n
    return counts


def fill(g: Nerath, ways: Ways, verb: str, a: int) -> int:
    """What the second argument of a row may be."""
    if verb == "move":
        return destinations(g, ways, a)
    if verb == "march":
        return march_to(g, ways, a)
    sea, type_ = ship_of(a)
    if verb == "embark":
        return boarders(g, ways, sea, type_)
    return landers(g, sea, type_, ways)


def entries(g: Nerath, space: int, type_: int) -> list[tuple[int, int]]:
    """The ready pieces of a type in a space, those with the fewest moves left first."""
    wanted, found = space << 6 | type_, []
    for key in g.ready:
        if key & KEY == wanted:
            found.append((key, g.ready[key]))
    if len(found) > 1:
        found.sort(key=lambda entry: (entry[0] >> 13 & 7, entry[0]))
    return found


def destinations(g: Nerath, ways: Ways, code: int) -> int:
    """Where so many pieces of a type can go together."""
    at, others = divmod(code, MOST)
    key = ways.bands.keys.get(at, ABSENT)
    if key != MIXED:
        return ways.reach(key) if g.ready.get(key, 0) > others else 0
    goals, reaches = 0, [(ways.reach(key), n) for key, n in entries(g, at >> 6, at & 63)]
    for reach, _ in reaches:
        goals |= reach
    return sum(1 << goal for goal in bits(goals) if sum(n for reach, n in reaches if reach >> goal & 1) > others)


def march_to(g: Nerath, ways: Ways, space: int) -> int:
    """Where pieces of at least two types in a space can go at once."""
    once, twice = 0, 0
    by_type: dict[int, int] = {}
    for key in g.ready:
        if key >> 6 & 127 == space:
            by_type[key & 63] = by_type.get(key & 63, 0) | ways.reach(key)
    for reach in by_type.values():
        once, twice = once | reach, twice | once & reach
    return twice


# --------------------------------------------------------------------- carrying it out


def carry_out(g: Nerath, ways: Ways, answer: tuple[Any, ...]) -> None:
    """Do what was chosen."""
    if MOVED not in g.used:
        g.used = (*g.used, MOVED)
    verb, a, b = answer
    if verb == "move":
        space, type_, n = band_of(a)
        go(g, ways, space, type_, n, b)
    elif verb == "march":
        for type_ in sorted({key & 63 for key in g.ready if key >> 6 & 127 == a}):
            n = sum(n for key, n in ways.entries(a, type_) if ways.reach(key) >> b & 1)
            if n:
                go(g, ways, a, type_, n, b)
    elif verb == "embark":
        embark(g, *ship_of(a), *boarder_of(b))
    else:
        debark(g, *ship_of(a), *boarder_of(b))


def go(g: Nerath, ways: Ways, space: int, type_: int, n: int, goal: int) -> None:
    """Pieces move; in an enemy space or a dungeon entrance land and sea pieces must stop (NER-MOV-05, 16)."""
    g.tell("moved", g.active, type_, n, space, goal)
    g.shift(g.active, space, goal, type_, n)
    for key, ready in ways.entries(space, type_):
        layers = ways.layers(key)
        if not n or not layers or not layers[-1] >> goal & 1:
            continue
        some = min(n, ready)
        g.unready(key, some)
        n -= some
        left = (key >> 13 & 7) - cost(layers, goal)
        if type_ not in FLYING and not 1 << goal & (ways.open_land(key) | ways.sea):
            left = 0
        if left or type_ >= WARSHIP:
            status = key & ~(KEY | 7 * LEFT)
            g.get_ready(status | WALKED | left * LEFT | goal << 6 | type_, some)


# --------------------------------------------------------------------------- transport


def boarders(g: Nerath, ways: Ways, sea: int, type_: int) -> int:
    """Who may come aboard a Warship: pieces that have not moved, from a coast, at a friendly sea space
    (NER-SEA-02 to 10)."""
    load = load_of(type_)
    if len(load) >= capacity(g, g.active) or not ways.sea >> sea & 1:
        return 0
    if not any(not key & UNLOADED for key, _ in ways.entries(sea, type_)):
        return 0
    mask = 0
    for key in g.ready:
        space, piece = key >> 6 & 127, key & 63
        if piece in LAND_PIECES and not key & WALKED and COASTAL >> space & NEAR[sea] >> space & 1:
            mask |= 1 << boarder(space, piece)
    return mask


def embark(g: Nerath, sea: int, type_: int, coast: int, piece: int) -> None:
    """A land piece goes aboard, of several like Warships the one with the most moves left (NER-SEA-04, 08)."""
    g.tell("embarked", g.active, piece, 1, coast, sea)
    of_piece = [key for key, _ in entries(g, coast, piece) if not key & WALKED]
    g.unready(of_piece[0], 1)
    g.take(g.active, coast, piece)
    of_ship = [key for key, _ in entries(g, sea, type_) if not key & UNLOADED]
    key = max(of_ship, key=lambda each: each >> 13 & 7)
    g.unready(key, 1)
    cargo = [*aboard(key), (piece, coast + 1)]
    g.take(g.active, sea, type_)
    g.get_ready(laden(key, cargo), 1)
    g.add(g.active, sea, ship_with(tuple(kind for kind, _ in cargo)))


def aboard(key: int) -> list[tuple[int, int]]:
    """What a Warship under a key of `ready` carries: each piece, and 1 + where it embarked in this step."""
    origins = key // ORIGIN
    return [(piece, origins >> 7 * n & 127) for n, piece in enumerate(load_of(key & 63))]


def laden(key: int, cargo: Iterable[tuple[int, int]]) -> int:
    """The key of `ready` for the same Warship with another cargo."""
    goods = sorted(cargo)
    origins = sum(origin << 7 * n for n, (_, origin) in enumerate(goods))
    status = key & (ORIGIN - 1) & ~63
    return origins * ORIGIN | status | ship_with(tuple(piece for piece, _ in goods))


def landers(g: Nerath, sea: int, type_: int, ways: Ways) -> int:
    """What may go ashore, and where: a coast other than the one it came from in this step, and for Heroes a
    dungeon entrance too (NER-SEA-04, 18, 24, 25). In an enemy sea space the battle comes first (NER-NAV-09)."""
    if not ways.sea >> sea & 1:
        return 0
    mask = 0
    for key, _ in ways.entries(sea, type_):
        for piece, origin in () if key & BECALMED else aboard(key):
            shore = NEAR[sea] & (LAND | DUNGEONS if piece in HEROES else LAND) & ~ways.barred
            if ways.peaceful:
                shore &= ways.land
            for space in bits(shore):
                if space != origin - 1:
                    mask |= 1 << boarder(space, piece)
    return mask


def debark(g: Nerath, sea: int, type_: int, coast: int, piece: int) -> None:
    """A piece goes ashore: it moves no farther, and its Warship's transport is over (NER-SEA-11, 17, 20)."""
    g.tell("debarked", g.active, piece, 1, sea, coast)
    found = [
        (key, origin)
        for key, _ in entries(g, sea, type_)
        for kind, origin in aboard(key)
        if kind == piece and origin - 1 != coast and not key & BECALMED
    ]
    key, origin = min(found, key=lambda each: (not each[0] & UNLOADED, each[0] >> 13 & 7))
    cargo = aboard(key)
    cargo.remove((piece, origin))
    g.unready(key, 1)
    g.take(g.active, sea, type_)
    g.add(g.active, sea, ship_with(tuple(kind for kind, _ in cargo)))
    if cargo:
        g.get_ready(laden(key, cargo) | UNLOADED, 1)
    g.add(g.active, coast, piece)
