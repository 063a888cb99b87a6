"""What surrounds the field of a fight: the order in which units act, both sides, and the units to deploy."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from htpy import Element

from gonfalon.core import View
from gonfalon.games.heroes.codes import ATTACKER, DEFENDER
from gonfalon.games.heroes.draw import units
from gonfalon.games.heroes.draw.colours import PEN as pen
from gonfalon.games.heroes.draw.colours import figure
from gonfalon.games.heroes.draw.duel import Party, acting_order, party_of, place_name, reserve_of, round_name
from gonfalon.games.heroes.draw.heraldry import at, colour_of, gonfalon, pennon
from gonfalon.games.heroes.draw.names import card_name
from gonfalon.lore.svg import area, fitted, short
from gonfalon.lore.words import Words

from .field import BESIDE, FOOT, PANEL, SIZE, TOP

# -------------------------------------------------------------------- initiative


def order(words: Words, view: View) -> Element:
    """The order of activation: all units by initiative, those that have acted with a tick."""
    row = tuple(
        (seen.unit, seen.faction, seen.initiative, seen.acted, seen.active) for _, seen in acting_order(view.state)
    )
    return strip(round_name(words, view.state), place_name(words, view.state), row)


@lru_cache(256)
def strip(title: str, place: str, row: tuple[tuple[int, str, int, bool, bool], ...]) -> Element:
    begin, end = 290.0, SIZE[0] - 60.0
    step = min(92.0, (end - begin) / max(len(row), 1))
    parts = [
        pen.text(title, 44, 72, fitted(title, 200, 25, True), serif=True, bold=True),
        pen.text(place, 44, 97, fitted(place, 200, 18), "ink2"),
    ]
    if row:
        last = begin + step * (len(row) - 1)
        parts.append(pen("path", d=f"M{short(begin - 40)} 70H{short(last + 40)}", stroke="ink", stroke_width=1.4))
    for n, each in enumerate(row):
        parts.append(pen.group(units.disc(*each), transform=at(begin + step * n, 70)))
    return pen.group(*parts, id="initiative")


# ------------------------------------------------------------------------- sides


def parties(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """Both sides."""
    for side in (ATTACKER, DEFENDER):
        yield f"party-{side}", party(words, party_of(words, view.state, side))


@lru_cache(256)
def party(words: Words, seen: Party) -> Element:
    """The banner, the name, and what that side has left."""
    x, top, high = BESIDE[seen.side], TOP - 9, 560 if seen.led else 272
    middle = x + PANEL / 2
    banner = gonfalon if seen.main else pennon
    parts = [
        pen("rect", fill="panel", stroke="edge", stroke_width=1, **area(x, top, PANEL, high, 6)),
        pen("rect", stroke="rule", stroke_width=0.8, **area(x + 4, top + 4, PANEL - 8, high - 8, 4)),
        banner(seen.faction, middle if seen.main else middle - 14, top + 148, 1.3),
        centred(seen.name, middle, top + 194, 24, bold=True),
        centred(seen.about, middle, top + 220, 17, "ink2", italic=True),
        centred(words(f"draw-side-{seen.side}"), middle, top + 246, 16.5, bold=True, serif=False),
    ]
    if seen.led:
        parts += resources(words, seen, x, top + 262)
    return pen.group(*parts, id=f"party-{seen.side}")


def centred(
    said: str,
    x: float,
    y: float,
    size: float,
    ink: str = "ink",
    bold: bool = False,
    italic: bool = False,
    serif: bool = True,
) -> Element:
    room = (PANEL - 24) / (0.86 if serif else 1)
    return pen.text(
        said, x, y, fitted(said, room, size, bold), ink, serif=serif, bold=bold, italic=italic, anchor="middle"
    )


def resources(words: Words, seen: Party, x: float, y: float) -> Iterator[Element]:
    """Cards, spells and Expert Effects left, Morale, and what lies in play."""
    yield rule(x, y)
    piles = (("draw-hand-short", seen.hand), ("draw-deck-short", seen.deck), ("draw-discard-short", seen.discard))
    for n, (name, count) in enumerate(piles):
        left = x + 17 + 66 * n
        fill = "raised" if n == 2 else colour_of(seen.faction)
        yield pen("rect", fill=fill, stroke="ink", stroke_width=1.3, **area(left + 6, y + 14, 40, 54, 5))
        yield pen.text(
            str(count), left + 26, y + 48, 20, "ink" if n == 2 else "cloth", serif=True, bold=True, anchor="middle"
        )
        said = words(name)
        yield pen.text(said, left + 26, y + 86, fitted(said, 66, 14.5), "ink2", anchor="middle")
    yield rule(x, y + 98)
    for n, (sign, name, left_over) in enumerate(
        (("effect_activation", "draw-spells", str(seen.spells)), ("expert", "draw-experts", str(seen.experts)))
    ):
        line = y + 122 + 28 * n
        yield figure(sign, x + 26, line - 5, 17, "ink")
        said = words(name)
        yield pen.text(said, x + 42, line, fitted(said, 148, 16), "ink")
        yield pen.text(left_over, x + PANEL - 22, line, 17, bold=True, anchor="end")
    if seen.morale:
        sign = "morale_positive" if seen.morale > 0 else "morale_negative"
        yield figure(sign, x + 26, y + 173, 18, "sure" if seen.morale > 0 else "danger")
        said = words("draw-morale-positive" if seen.morale > 0 else "draw-morale-negative")
        yield pen.text(said, x + 42, y + 178, fitted(said, 190, 16))
    if seen.ongoing:
        yield rule(x, y + 192)
        yield pen.text(words("draw-in-play"), x + 18, y + 214, 16, "ink2", serif=True, italic=True)
        for n, card in enumerate(seen.ongoing[:4]):
            name = card_name(words, card)
            yield pen.text(
                name, x + 18, y + 238 + 22 * n, fitted(name, PANEL - 30, 17, True), serif=True, bold=True
            )


def rule(x: float, y: float) -> Element:
    return pen("path", d=f"M{short(x + 16)} {short(y)}h{PANEL - 32}", stroke="rule", stroke_width=1.2)


# --------------------------------------------------------------------------- foot


def reserve(words: Words, view: View) -> Element:
    """Units to deploy and drawn guards."""
    return reserve_row(words, reserve_of(view))


@lru_cache(256)
def reserve_row(words: Words, codes: tuple[int, ...]) -> Element:
    step = min(196.0, (SIZE[0] - 300) / max(len(codes), 1))
    left = (SIZE[0] - step * len(codes)) / 2
    parts = []
    if codes:
        said = words("draw-reserve")
        parts.append(pen.text(said, SIZE[0] / 2, FOOT + 22, 17, "ink2", serif=True, italic=True, anchor="middle"))
    for n, code in enumerate(codes):
        place = at(left + step * n + (step - units.WIDE) / 2, FOOT + 44)
        parts.append(pen.group(units.card(words, units.plain(code)), transform=place))
    return pen.group(*parts, id="reserve")
