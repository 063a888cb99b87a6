"""What stands on the map: the stacks of the realms as gonfalons, the guardians of the dungeons, and battles.

A stack may be taken whole, by its emblem or the ground it stands on (`stack-<space>`), or by a kind of piece
(`kind-<space and type>`, a Warship `ship-<...>`); where there is only one kind to take, emblem and ground mean
that, for a finger meets them better. A kind means as many as can go; if fewer shall, small numbers stand over it
while it is picked (`band-<...>`). Where a stack stands on a goal that is lit, it lets the pointer through to the
ground; what cannot be touched always does.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from htpy import Element

from gonfalon.core import View
from gonfalon.games.nerath.codes import MOST, band_of, boarder_of, ship_of
from gonfalon.games.nerath.printed import GUARDIANS, REALMS, SPACES
from gonfalon.games.nerath.rules.geography import DUNGEON, DUNGEONS, NOBODY
from gonfalon.games.nerath.state import CASTLE, KIND, MONSTER, MOVING, WARSHIP, Nerath, load_of
from gonfalon.games.nerath.tell import counted, realm_name
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.svg import SANS, Point, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import emblem, figure, silhouette
from .ground import ON_MAP
from .places import DOOR, place
from .shapes import MARGIN_X, MARGIN_Y

CELL: Final = 26
IN_A_ROW, IN_BATTLE = 5, 3
"""How many cells a row has; where enemies meet, rows are short so that both have room."""
SECOND_ROW: Final = 43
APART, BESIDE = 34, 8
"""How far apart the stacks of enemies and of allies stand."""
ORDER: Final = (CASTLE, 0, 1, 2, 3, 4, 6, 7)
COUNT: Final = {"font_family": SANS, "font_size": "10.5", "font_weight": "700", "text_anchor": "middle"}
CHIP: Final = 30
"""How broad the numbers over a kind are."""

Cell = tuple[int, int, bool]
"""A type, how many there are, whether they are done for this step."""


class Stack(NamedTuple):
    """The pieces of a realm in a space, and the middle of its bar on the map."""

    space: int
    realm: int
    x: float
    y: float
    cells: tuple[Cell, ...]
    across: int
    """How many cells a row has."""

    @property
    def half(self) -> float:
        """How far the bar goes from its middle."""
        return CELL * min(len(self.cells), self.across) / 2


# -------------------------------------------------------------------- the stacks


def all_stacks(words: Words, g: Nerath) -> Iterator[Stack]:
    """Every stack on the map; in the same space side by side."""
    cells: dict[tuple[int, int], list[Cell]] = {}
    for realm in range(len(REALMS)):
        ready = readiness(g) if realm == g.active and g.step == MOVING else None
        for key, n in g.troops[realm].items():
            type_ = key & 63
            spent = ready is not None and type_ != CASTLE and key not in ready
            cells.setdefault((key >> 6, realm), []).append((type_, n, spent))
    by_space: dict[int, list[int]] = {}
    for space, realm in sorted(cells):
        by_space.setdefault(space, []).append(realm)
    for space, realms in by_space.items():
        war = at_war(g, realms)
        across = IN_BATTLE if war else IN_A_ROW
        rows = [tuple(sorted(cells[space, realm], key=rank)) for realm in realms]
        widths = [CELL * min(len(row), across) for row in rows]
        for realm, row, (x, y) in zip(realms, rows, side_by_side(words, space, widths, war)):
            yield Stack(space, realm, x, y, row, across)


def readiness(g: Nerath) -> set[int]:
    """The pieces of the active realm that may still move, by space and type."""
    return {key & 8191 for key in g.ready}


def rank(cell: Cell) -> int:
    """The order of the kinds in a stack: Castles first, then as printed; Warships by their load."""
    return ORDER.index(cell[0]) if cell[0] in ORDER else cell[0] + 8


def side_by_side(words: Words, space: int, widths: list[int], war: bool) -> Iterator[Point]:
    """The middles of the bars of the stacks in a space."""
    x, y = place(words, space).stack
    gap = APART if war else BESIDE
    broad = sum(widths) + gap * (len(widths) - 1)
    left = x - (broad if space in DOOR else broad / 2)
    for n, width in enumerate(widths):
        yield left + width / 2, y + (0 if war else BESIDE * n)
        left += width + gap


def at_war(g: Nerath, realms: list[int]) -> bool:
    """Whether enemies are among these realms."""
    return any(other in g.enemies(realm) for realm in realms for other in realms)


def stacks(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """Every stack as a group of its own."""
    g: Nerath = view.state
    for stack in all_stacks(words, g):
        yield f"stack-{stack.space}-{stack.realm}", gonfalon(words, stack, stack.realm == g.active)


@lru_cache(1 << 12)
def gonfalon(words: Words, stack: Stack, whole: bool) -> Element:
    """A stack: a cell for each kind of piece, the emblem on the bar. `whole`: it may be taken as one; another
    may be attacked."""
    rows = [stack.cells[n : n + stack.across] for n in range(0, len(stack.cells), stack.across)]
    cloths = [cloth(stack.realm, row, SECOND_ROW * n) for n, row in enumerate(rows)]
    touches = [touch(words, stack, cell, *spot(stack, place)) for place, cell in enumerate(stack.cells)]
    return pen.group(
        *(part for parts in reversed(cloths) for part in parts),
        *bar(stack.realm, stack.half),
        pen.group(*whole_touch(words, stack)) if whole else None,
        *touches,
        None if whole or stack.across == IN_BATTLE else swords(stack.half + 8, 34, 12.5, "aim", display="none"),
        id=f"stack-{stack.space}-{stack.realm}",
        classes=f"stack realm{stack.realm}",
        transform=f"translate({short(stack.x + MARGIN_X)} {short(stack.y + MARGIN_Y)})",
        pointer_events="none",
        data_target=f"space-{stack.space}",
    )


def spot(stack: Stack, nth: int) -> Point:
    """The left upper corner of a cell, seen from the middle of the bar."""
    row, column = divmod(nth, stack.across)
    broad = min(len(stack.cells) - row * stack.across, stack.across)
    return CELL * column - CELL * broad / 2, SECOND_ROW * row


def cloth(realm: int, cells: tuple[Cell, ...], y: float) -> list[Element]:
    """A row of cells; each ends in a point."""
    wide = CELL * len(cells)
    path = f"M{short(-wide / 2)} {short(y)}h{wide}v34{'l-13 6-13-6' * len(cells)}z"
    parts = [
        pen("path", d=path, fill="halo", stroke="halo", stroke_width=4, stroke_linejoin="round", opacity=0.8),
        pen(
            "path",
            d=path,
            fill=f"banner{realm}",
            stroke="coast",
            stroke_width=1.1,
            stroke_linejoin="round",
            classes="cloth",
        ),
    ]
    for n, cell in enumerate(cells):
        left = CELL * n - wide / 2
        if n:
            line = f"M{short(left)} {short(y + 3)}v29"
            parts.append(pen("path", d=line, stroke=f"charge{realm}", stroke_opacity=0.28, stroke_width=0.8))
        parts += inside(realm, cell, left + CELL / 2, y)
    return parts


def inside(realm: int, cell: Cell, x: float, y: float) -> Iterator[Element]:
    """What a cell shows: the silhouette, how many if more than one, and what a Warship carries."""
    type_, n, spent = cell
    colour, faint = f"charge{realm}", 0.55 if spent else 1
    load = load_of(type_) if type_ >= WARSHIP else ()
    lift = 2 if n > 1 else 0
    if load:
        step = min(11.5, 24 / len(load))
        for k, piece in enumerate(load):
            at = x + step * (k - (len(load) - 1) / 2)
            yield silhouette(piece, at, y + 9, min(11.5, step), colour, faint)
        yield silhouette(WARSHIP, x, y + 22.5 - lift, 17.5, colour, faint)
    else:
        yield silhouette(KIND[type_], x, y + 16.5 - lift, 23, colour, faint)
    if n > 1:
        yield pen("text", str(n), x=x, y=y + 35, fill=colour, **COUNT)


def bar(realm: int, half: float) -> list[Element]:
    """The crossbar with the emblem on its middle."""
    return [
        pen(
            "path",
            d=f"M{short(-half - 3.5)} 0h{short(2 * half + 7)}",
            stroke="ink",
            stroke_width=2.4,
            stroke_linecap="round",
        ),
        pen("circle", r=9.5, cy=-0.5, fill=f"banner{realm}", stroke="halo", stroke_width=3.2),
        pen("circle", r=9.5, cy=-0.5, fill=f"banner{realm}", stroke="coast", stroke_width=1.1),
        emblem(realm, 0, -0.5, 14, f"charge{realm}"),
    ]


def whole_touch(words: Words, stack: Stack) -> list[Element]:
    """The emblem, by which the stack is taken as one, or the only kind in it that may go."""
    kinds = [(type_, n) for type_, n, spent in stack.cells if type_ != CASTLE and not spent]
    if len(kinds) == 1:
        name, said = only_kind(words, stack.realm, stack.space, *kinds[0])
    else:
        name, said = f"stack-{stack.space}", stack_label(words, stack.realm, stack.space)
    return [
        pen("circle", r=12.5, cy=-0.5, stroke="raised", stroke_width=5.4, classes="casing", display="none"),
        pen(
            "circle",
            r=12.5,
            cy=-0.5,
            stroke_width=0,
            classes="whole",
            fill_opacity="0",
            pointer_events="auto",
            data_target=name,
            role="button",
            tabindex="-1",
            aria_label=said,
        ),
    ]


def only_kind(words: Words, realm: int, space: int, type_: int, n: int) -> tuple[str, str]:
    """The name and the label of a kind."""
    return cell_name(space, type_), cell_label(words, realm, space, type_, n)


def stack_label(words: Words, realm: int, space: int) -> str:
    return words("draw-stack", realm=realm_name(words, realm), space=named(words, SPACES[space]))


def cell_name(space: int, type_: int) -> str:
    """By which name a kind of piece in a space is touched."""
    return f"{'ship' if type_ >= WARSHIP else 'kind'}-{space << 6 | type_}"


def touch(words: Words, stack: Stack, cell: Cell, x: float, y: float) -> Element:
    return pen(
        "rect",
        x=x + 1.5,
        y=y + 2,
        width=CELL - 3,
        height=34,
        rx=2,
        fill_opacity="0",
        pointer_events="auto",
        classes="cell",
        data_target=cell_name(stack.space, cell[0]),
        role="button",
        tabindex="-1",
        aria_label=cell_label(words, stack.realm, stack.space, cell[0], cell[1]),
    )


@lru_cache(1 << 12)
def cell_label(words: Words, realm: int, space: int, type_: int, n: int) -> str:
    """`Karkoth: 3 Footsoldiers, Ashen Vale`; of a Warship also what it carries."""
    pieces = counted(words, type_, n)
    return words("draw-band", realm=realm_name(words, realm), pieces=pieces, space=named(words, SPACES[space]))


# ------------------------------------------------------- what only whoever is asked may touch


def grounds(words: Words, view: View) -> dict[str, Element]:
    """For the viewer who must choose, under the stacks: the ground by which a stack or its only kind is taken."""
    taken = tuple(on_grounds(words, view))
    return {"grounds": ground(taken)} if taken else {}


def numbers(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """For the viewer who must choose, above all: the numbers over the kinds of which fewer may go."""
    _, bands = offered(view)
    if all(most == 1 for most in bands.values()):
        return
    for stack in all_stacks(words, view.state):
        for n, (type_, _, _) in enumerate(stack.cells):
            most = bands.get((stack.space, type_), 1)
            if most > 1:
                x, y = spot(stack, n)
                at = (stack.x + x + CELL / 2, stack.y + y)
                yield f"numbers-{stack.space << 6 | type_}", fewer(words, stack.space, type_, most, *at)


def offered(view: View) -> tuple[list[int], dict[tuple[int, int], int]]:
    """The spaces from which whole stacks may go, and of each kind the most that may."""
    marches: dict[int, None] = {}
    bands: dict[tuple[int, int], int] = {}
    for ask in view.asks.values():
        for option in ask.options:
            if option[0] == "march":
                marches[option[1]] = None
            elif option[0] in ("move", "pick"):
                space, type_, n = band_of(option[1])
                bands[space, type_] = max(n, bands.get((space, type_), 0))
    return sorted(marches), bands


def on_grounds(words: Words, view: View) -> Iterator[tuple[int, str, str]]:
    """By space, what is taken by its ground, and how that is called: the stack as one, or the only kind there."""
    g: Nerath = view.state
    marches, _ = offered(view)
    for space in marches:
        yield space, f"stack-{space}", stack_label(words, g.active, space)
    for space, types in kinds_named(view).items():
        if len(types) == 1 and space not in marches and space not in DOOR:
            type_ = types.pop()
            realm = next((each for each in g.in_turn_order() if g.count(each, space, type_)), g.active)
            yield space, *only_kind(words, realm, space, type_, g.count(realm, space, type_))


def kinds_named(view: View) -> dict[int, set[int]]:
    """By space, the kinds of pieces that the options name there."""
    found: dict[int, set[int]] = {}
    for ask in view.asks.values():
        for verb, *args in ask.options:
            if verb in ("move", "pick"):
                space, type_, _ = band_of(args[0])
                found.setdefault(space, set()).add(type_)
            elif verb in ("embark", "debark", "muster"):
                space, type_ = ship_of(args[0])
                found.setdefault(space, set()).add(type_)
            if verb == "embark":
                space, type_ = boarder_of(args[1])
                found.setdefault(space, set()).add(type_)
    return found


@lru_cache(256)
def ground(taken: tuple[tuple[int, str, str], ...]) -> Element:
    """The ground of each stack, unseen."""
    return pen.group(
        *(
            pen.group(
                pen(
                    "use",
                    href=f"#nrt-s{space}",
                    fill_opacity="0",
                    clip_path=f"url(#nrt-c{space})",
                    classes="whole-ground",
                    data_target=name,
                    role="button",
                    tabindex="-1",
                    aria_label=label,
                ),
                data_target=f"space-{space}",
                classes="ground-of",
            )
            for space, name, label in taken
        ),
        id="grounds",
        transform=ON_MAP,
    )


@lru_cache(1 << 11)
def fewer(words: Words, space: int, type_: int, most: int, x: float, y: float) -> Element:
    """The numbers over a kind that is picked: take so many and not all."""
    in_row = min(most - 1, 7)
    rows = (most + in_row - 2) // in_row
    discs = []
    for n in range(1, most):
        row, column = divmod(n - 1, in_row)
        at = (CHIP * (column - (in_row - 1) / 2), CHIP * (row - rows) - 3)
        discs.append(number(words, space, type_, n, at))
    return pen.group(
        *discs,
        id=f"numbers-{space << 6 | type_}",
        classes="numbers",
        display="none",
        data_target=cell_name(space, type_),
        transform=f"translate({short(x + MARGIN_X)} {short(y + MARGIN_Y)})",
    )


def number(words: Words, space: int, type_: int, n: int, at: Point) -> Element:
    code = (space << 6 | type_) * MOST + n - 1
    return pen.group(
        pen("circle", r=13.5, fill="raised", stroke="legal", stroke_width=2),
        pen(
            "text",
            str(n),
            y=5.6,
            fill="ink",
            font_family=SANS,
            font_size=16,
            font_weight="700",
            text_anchor="middle",
        ),
        classes="number",
        data_target=f"band-{code}",
        role="button",
        tabindex="-1",
        aria_label=words("draw-so-many", n=n, pieces=counted(words, KIND[type_], n)),
        transform=f"translate({short(at[0])} {short(at[1])})",
    )


# ------------------------------------------------------------------- what is lit


def over_door(space: int) -> Point:
    """Where the swords of a battle for a dungeon stand."""
    x, y = DOOR[space]
    return x, y - 25


@cache
def glows() -> Element:
    """The states of all spaces: a line inside the outline, a light fill, and swords where it means a fight."""
    return pen.group(
        *(glow(space) for space in range(len(SPACES))),
        id="glows",
        classes="glows",
        transform=ON_MAP,
        pointer_events="none",
        aria_hidden="true",
    )


def glow(space: int) -> Element:
    """A space that is lit; on land and sea the swords hang on the stack that is attacked."""
    shape = {"href": f"#nrt-s{space}"}
    return pen.group(
        pen.group(
            pen("use", fill="legal", classes="wash", **shape),
            pen("use", stroke="raised", classes="casing", **shape),
            pen("use", stroke="legal", classes="dash", **shape),
            clip_path=f"url(#nrt-c{space})",
        ),
        swords(*over_door(space), 12.5, "aim", display="none") if space in DOOR else None,
        data_target=f"space-{space}",
        classes="glow",
        display="none",
    )


def swords(x: float, y: float, radius: float, classes: str, **known: str) -> Element:
    """Crossed swords on a disc."""
    return pen.group(
        pen("circle", cx=x, cy=y, r=radius, fill="raised", stroke="danger", stroke_width=2),
        figure("battle", x, y, radius * 1.45, "danger"),
        classes=classes,
        **known,
    )


# --------------------------------------------------------------- battles and guardians


def battles(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """Crossed swords where enemies meet, and where Heroes stand at the door of a dungeon."""
    g: Nerath = view.state
    meeting: dict[int, list[Stack]] = {}
    for stack in all_stacks(words, g):
        meeting.setdefault(stack.space, []).append(stack)
    for space, there in meeting.items():
        first = there[0]
        if DUNGEONS >> space & 1:
            yield f"battle-{space}", clash(words, space, *over_door(space), g.fighting == space)
        elif at_war(g, [stack.realm for stack in there]) or g.fighting == space:
            x = first.x + first.half + APART / 2
            yield f"battle-{space}", clash(words, space, x, first.y + 17, g.fighting == space)


@lru_cache(512)
def clash(words: Words, space: int, x: float, y: float, now: bool) -> Element:
    """A battle that is to come, or one that is being fought."""
    return pen.group(
        pen("circle", r=19, stroke="danger", stroke_width=2.4, stroke_dasharray="7 4") if now else None,
        swords(0, 0, 14.5, "clash"),
        id=f"battle-{space}",
        classes=f"battle{' now' if now else ''}",
        transform=f"translate({short(x + MARGIN_X)} {short(y + MARGIN_Y)})",
        pointer_events="none",
        role="img",
        aria_label=words("draw-battle-at", space=named(words, SPACES[space])),
    )


def guardians(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """The tokens at each door: their backs, or the guardians themselves once they are known."""
    g: Nerath = view.state
    for n, space in enumerate(DUNGEON):
        if g.lair[n]:
            yield f"lair-{space}", lair(words, space, tuple(g.lair[n]), bool(g.awake[n]))


@lru_cache(1 << 10)
def lair(words: Words, space: int, tokens: tuple[int, ...], awake: bool) -> Element:
    """The guardians of a dungeon."""
    x, y = DOOR[space]
    return pen.group(
        *(tile(words, token, awake, n) for n, token in enumerate(tokens)),
        id=f"lair-{space}",
        classes="lair",
        pointer_events="none",
        transform=f"translate({short(x + MARGIN_X)} {short(y + MARGIN_Y)})",
    )


def tile(words: Words, token: int, awake: bool, nth: int) -> Element:
    """One token: an eye on its back, or a silhouette and how many dice it has."""
    side = 17 if awake else 13
    left, top = 6 + (side - 3) * nth, 5 - 4 * nth
    frame = {"x": short(left), "y": short(top), "width": str(side), "height": str(side), "rx": "2"}
    x, y = left + side / 2, top + side / 2
    if token == NOBODY or not awake:
        eye = f"M{short(x - 4)} {short(y)}c2-3.5 6-3.5 8 0-2 3.5-6 3.5-8 0z"
        parts = [
            pen("rect", fill="tile", stroke="tile-line", stroke_width=1, **frame),
            pen("path", d=eye, fill="eye"),
            pen("circle", cx=x, cy=y, r=1.6, fill="tile"),
        ]
    else:
        parts = [
            pen("rect", fill="face", stroke="tile-line", stroke_width=1.2, **frame),
            silhouette(MONSTER, x, y, side - 4, "figure"),
        ]
    if token == NOBODY:
        return pen.group(*parts, role="img", aria_label=words("draw-guardian-hidden"))
    guardian = GUARDIANS[token]
    return pen.group(
        *parts,
        classes="guardian",
        pointer_events="auto",
        data_target=f"guardian-{token}",
        role="button",
        tabindex="-1",
        aria_label=words("draw-guardian", guardian=named(words, guardian), text=printed(words, guardian, "text")),
    )
