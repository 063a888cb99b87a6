"""What stands above the squads in the picture of a whole table: areas, the Artifact, or the adventure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.tactics.printed import ENEMIES, MAP
from gonfalon.games.tactics.rules.dungeons.caves import CAVES
from gonfalon.games.tactics.rules.scoring import captured
from gonfalon.games.tactics.rules.zones import CONTROL, flags_needed
from gonfalon.games.tactics.state import NOBODY, Tactics
from gonfalon.lore.phrases import printed
from gonfalon.lore.svg import broken, fitted, short
from gonfalon.lore.words import Words

from .adventure import BOX, Drawn, drawn_last, track, why_acts
from .artifact import treasure
from .battle import whereabouts
from .cards import name_of
from .colours import PEN as pen
from .colours import emblem, sign
from .enemies import arrow_on, compass_face
from .gates import GREEN, RED, STATES, badge, standing_of
from .pieces import SHIELD, lozenge
from .shapes import SIZE
from .squads import bearing

SIDE: Final = 470
"""The width of the column beside the board."""
LEFT: Final = SIZE[0] + 24
RIGHT: Final = SIZE[0] + SIDE - 26


def areas(words: Words, view: View, y: float) -> Iterator[Element]:
    g: Tactics = view.state
    yield pen.text(words("label-areas"), LEFT + 6, y + 30, 18, serif=True, bold=True)
    needed = words("label-flags-needed", n=flags_needed(g))
    yield pen.text(needed, RIGHT - 6, y + 29, fitted(needed, 215, 13), "ink2", anchor="end")
    for zone, reached in enumerate(g.flags):
        line = y + 62 + 32 * zone
        holder = g.secured[zone]
        yield pen.icon(sign("flag"), LEFT + 16, line - 5, 20, f"zone{zone}")
        yield pen.text(printed(words, MAP.zones[zone], "name"), LEFT + 34, line, 16, serif=True, bold=True)
        for mark in range(CONTROL):
            yield from lozenge(LEFT + 250 + 18 * mark, line - 5, mark < reached, zone, holder)
        counts = [(seat, (board & g.realm.zones[zone]).bit_count()) for seat, board in enumerate(g.side)]
        x = RIGHT - 26
        for seat, n in reversed([each for each in counts if each[1]]):
            yield pen.text(str(n), x, line, 15, bold=True)
            yield arms(seat, x - 14, line - 5, 0.9)
            x -= 40


def arms(seat: int, x: float, y: float, scale: float) -> Element:
    """The shield of a side round a point."""
    return pen.group(
        pen("path", d=SHIELD, fill=f"team{seat}", stroke="line", stroke_width=1.2),
        pen.icon(emblem(seat), 0, 28.4, 14.5, f"team{seat}-ink"),
        transform=f"translate({short(x)} {short(y)})scale({short(scale, 3)})translate(0 -29.5)",
    )


def needle(x: float, y: float, arrow: int) -> Element:
    """The direction of a compass, small."""
    return pen.group(
        pen("circle", r=9, stroke="ink2", stroke_width=1.4),
        pen("path", d="M0-7.5l4 8.5-4-2-4 2Z", fill="danger", transform=f"rotate({90 * arrow})"),
        transform=f"translate({short(x)} {short(y)})",
    )


# ------------------------------------------------------------------------- battle


def prize(words: Words, view: View, y: float) -> Iterator[Element]:
    """Where the Artifact is, and how many units each side has captured of those that end the game."""
    g: Tactics = view.state
    card = g.card[g.bearer] if g.bearer != NOBODY else NOBODY
    yield from treasure(LEFT + 26, y + 40, 44)
    where = whereabouts(words, g.artifact, g.bearer, card)
    yield pen.text(where, LEFT + 60, y + 34, fitted(where, RIGHT - LEFT - 66, 18, True), serif=True, bold=True)
    for n, said in enumerate(broken(bearing(words), 52)):
        yield pen.text(said, LEFT + 60, y + 56 + 18 * n, fitted(said, RIGHT - LEFT - 66, 13.5), "ink2")
    ends = words("draw-captures-end", n=g.rules.captures_to_end)
    yield pen.text(ends, LEFT + 6, y + 110, fitted(ends, RIGHT - LEFT - 12, 13.5), "ink2")
    for seat in range(g.players):
        x = LEFT + 16 + 106 * seat
        yield arms(seat, x, y + 140, 1)
        for n in range(g.rules.captures_to_end):
            colour = "ink" if n < captured(g, seat) else "rule"
            yield pen.icon(sign("melee"), x + 26 + 20 * n, y + 140, 17, colour)


# ---------------------------------------------------------------------- adventure


def quest(words: Words, view: View, y: float) -> Iterator[Element]:
    """The time, the last Enemy card, and the dungeons."""
    g: Tactics = view.state
    most = g.rules.time_max
    yield pen.text(words("draw-time"), LEFT + 6, y + 34, 18, serif=True, bold=True)
    scale = min(1, (RIGHT - LEFT - 86) / (BOX * (most + 1)))
    x, top = RIGHT - 8 - scale * BOX * (most + 1), y + 30 - 17 * scale
    move = f"translate({short(x)} {short(top)})scale({short(scale, 3)})"
    yield pen.group(*track(g.time, most), transform=move)
    drawn = drawn_last(view)
    if drawn:
        yield from resolved(words, drawn, y + 58)
    found = sum(standing_of(g.green, cave) == GREEN for cave in CAVES)
    title = words("draw-dungeons", n=found, of=len(CAVES))
    y -= 0 if drawn else 110
    yield pen.text(title, LEFT + 6, y + 186, fitted(title, RIGHT - LEFT - 12, 18, True), serif=True, bold=True)
    for n, cave in enumerate(CAVES):
        yield from dungeon(words, n, standing_of(g.green, cave), LEFT + 4 + 214 * (n % 2), y + 216 + 44 * (n // 2))


def resolved(words: Words, drawn: Drawn, y: float) -> Iterator[Element]:
    """The Enemy card drawn last: the compass, and why its unit acts; or which monster it was."""
    enemy = ENEMIES[drawn.card]
    room = RIGHT - LEFT - 116
    if drawn.kind == "monster":
        yield pen.icon(sign("wandering_monster"), LEFT + 50, y + 44, 70, "lair")
        name, said = printed(words, enemy.monster, "name"), printed(words, enemy.monster, "text")
        lines = [words("draw-met", unit=name_of(words, drawn.name)), *broken(said, 44)]
    else:
        yield pen.group(
            *compass_face(words, arrow_on(drawn.card)),
            transform=f"translate({LEFT + 50} {short(y + 46)})scale(.9)",
        )
        name = f"{printed(words, enemy, 'name')} · {printed(words, enemy, 'bonus')}"
        lines = broken(why_acts(words, drawn), 44)
    yield pen.text(name, LEFT + 108, y + 18, fitted(name, room, 17, True), serif=True, bold=True)
    for n, each in enumerate(lines[:4]):
        yield pen.text(each, LEFT + 108, y + 40 + 18 * n, fitted(each, room, 13.5), "ink2")


def dungeon(words: Words, number: int, standing: int, x: float, y: float) -> Iterator[Element]:
    """A Dungeon card: the crystal, and where it stands."""
    cave = CAVES[number].printed
    name = printed(words, cave, "name")
    state = printed(words, cave, "place") if standing == RED else words(f"draw-crystal-{STATES[standing]}")
    yield pen.group(*badge(standing), transform=f"translate({short(x + 18)} {short(y)})scale(.95)")
    colour = "found" if standing == GREEN else "ink"
    yield pen.text(name, x + 42, y - 1, fitted(name, 170, 14.5, True), colour, serif=True, bold=True)
    yield pen.text(state, x + 42, y + 14, fitted(state, 170, 12.5), "ink2")
