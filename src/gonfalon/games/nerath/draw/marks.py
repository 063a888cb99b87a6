"""What is marked on the board: goals that light up, battles, and the Guardians of dungeons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from htpy import Element

from gonfalon.core import View
from gonfalon.games.nerath.printed import GUARDIANS, SPACES
from gonfalon.games.nerath.printed.regions import DUNGEON, DUNGEONS, NOBODY
from gonfalon.games.nerath.state import MONSTER, Nerath
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.svg import Point, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .figures import silhouette, swords
from .places import DOOR
from .shapes import MARGIN_X, MARGIN_Y, ON_MAP
from .stacks import APART, Stack, all_stacks, at_war

# ------------------------------------------------------------------- what is lit


def over_door(space: int) -> Point:
    """Where the swords of a battle for a dungeon stand."""
    x, y = DOOR[space]
    return x, y - 32


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
        swords(*over_door(space), 17, "aim", display="none") if space in DOOR else None,
        data_target=f"space-{space}",
        classes="glow",
        display="none",
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
        elif at_war(g.ally, [stack.realm for stack in there]) or g.fighting == space:
            x = first.x + first.half + APART / 2
            yield f"battle-{space}", clash(words, space, x, first.y + 24, g.fighting == space)


@lru_cache(512)
def clash(words: Words, space: int, x: float, y: float, now: bool) -> Element:
    """A battle about to be fought, or under way."""
    return pen.group(
        pen("circle", r=25, stroke="danger", stroke_width=2.4, stroke_dasharray="7 4") if now else None,
        swords(0, 0, 20, "clash"),
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
    side = 22 if awake else 16
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
        hidden = {"data_about": "icon-guardians", "pointer_events": "auto"}
        return pen.group(*parts, role="img", aria_label=words("draw-guardian-hidden"), **hidden)
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
