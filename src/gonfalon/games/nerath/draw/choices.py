"""What only whoever is asked may touch: the ground under stacks, and numbers of pieces."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from htpy import Element

from gonfalon.core import Ask, View
from gonfalon.games.nerath.codes import band, band_of, boarder_of, ship_of
from gonfalon.games.nerath.state import KIND, Nerath, key_at
from gonfalon.games.nerath.tell.names import counted
from gonfalon.lore.drawing import per_question
from gonfalon.lore.svg import SANS, Point, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .places import DOOR
from .shapes import MARGIN_X, MARGIN_Y, ON_MAP
from .stacks import CELL, CHIP, SCALE, all_stacks, cell_name, only_kind, spot, stack_label


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
                at = (stack.x + SCALE * (x + CELL / 2), stack.y + SCALE * y)
                yield f"numbers-{key_at(stack.space, type_)}", fewer(words, stack.space, type_, most, *at)


@per_question
def offered(asks: tuple[Ask, ...]) -> tuple[list[int], dict[tuple[int, int], int]]:
    """The spaces from which whole stacks may go, and of each kind the most that may."""
    marches: dict[int, None] = {}
    bands: dict[tuple[int, int], int] = {}
    for ask in asks:
        for option in ask.options:
            if option[0] == "march":
                marches[option[1]] = None
            elif option[0] in ("move", "pick"):
                space, type_, n = band_of(option[1])
                bands[space, type_] = max(n, bands.get((space, type_), 0))
    return sorted(marches), bands


def on_grounds(words: Words, view: View) -> Iterator[tuple[int, str, str]]:
    """By space, the target its ground stands for: the whole stack, or the only kind there."""
    g: Nerath = view.state
    marches, _ = offered(view)
    for space in marches:
        yield space, f"stack-{space}", stack_label(words, g.active, space)
    for space, types in kinds_named(view).items():
        if len(types) == 1 and space not in marches and space not in DOOR:
            (type_,) = types
            realm = next((each for each in g.in_turn_order() if g.count(each, space, type_)), g.active)
            yield space, *only_kind(words, realm, space, type_, g.count(realm, space, type_))


@per_question
def kinds_named(asks: tuple[Ask, ...]) -> dict[int, set[int]]:
    """By space, the kinds of pieces that the options name there."""
    found: dict[int, set[int]] = {}
    for ask in asks:
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
    """The numbers above a picked kind: take that many instead of all."""
    in_row = min(most - 1, 5)
    rows = (most + in_row - 2) // in_row
    discs = []
    for n in range(1, most):
        row, column = divmod(n - 1, in_row)
        at = (CHIP * (column - (in_row - 1) / 2), CHIP * (row - rows) - 3)
        discs.append(number(words, space, type_, n, at))
    return pen.group(
        *discs,
        id=f"numbers-{key_at(space, type_)}",
        classes="numbers",
        display="none",
        data_target=cell_name(space, type_),
        transform=f"translate({short(x + MARGIN_X)} {short(y + MARGIN_Y)})",
    )


def number(words: Words, space: int, type_: int, n: int, at: Point) -> Element:
    code = band(space, type_, n)
    return pen.group(
        pen("circle", r=22.5, fill="raised", stroke="legal", stroke_width=2),
        pen(
            "text",
            str(n),
            y=7,
            fill="ink",
            font_family=SANS,
            font_size=20,
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
