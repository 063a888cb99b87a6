"""What surrounds the field of a fight: the order in which units act, both sides, and below the field the units to
deploy, the last blow and its dice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element

from gonfalon.core import View
from gonfalon.games.heroes.codes import ATTACKER, DEFENDER, NOBODY, NOWHERE, creature_of, few_of, is_main, pack_of
from gonfalon.games.heroes.printed import HEROES
from gonfalon.games.heroes.rules import geography
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.phrases import printed
from gonfalon.lore.svg import area, fitted, short
from gonfalon.lore.words import Words

from . import units
from .colours import PEN as pen
from .colours import figure
from .fight import BESIDE, FOOT, LEFT, PANEL, TOP, TOUCH, active_unit, fighter
from .heraldry import at, colour_of, gonfalon, halo, pennon
from .hexes import SIZE
from .names import ROMAN, card_name, faction_of, location_name, seat_name
from .offers import Offer, offer_of

DIE_FACES: Final = {-1: "minus", 0: "zero", 1: "plus"}


# -------------------------------------------------------------------- initiative


def order(words: Words, view: View) -> Element:
    """The order of activation: all units by initiative, those that have acted with a tick."""
    g: Heroes = view.state
    active = active_unit(g)
    found = []
    for unit, space in enumerate(g.at):
        if space != NOWHERE:
            seen = fighter(g, unit, active)
            found.append((-seen.initiative, g.side[unit], unit, seen))
    row = tuple((seen.unit, seen.faction, seen.initiative, seen.acted, seen.active) for *_, seen in sorted(found))
    title = words("draw-combat-round", n=g.combat_round) if g.combat_round else words("draw-deployment")
    place = location_name_at(words, g)
    return strip(title, place, row)


def location_name_at(words: Words, g: Heroes) -> str:
    """The name of the place where the combat is fought."""
    return location_name(words, geography.of(g).location(g.field))


@lru_cache(256)
def strip(title: str, place: str, row: tuple[tuple[int, str, int, bool, bool], ...]) -> Element:
    begin, end = 290.0, SIZE[0] - 60.0
    step = min(92.0, (end - begin) / max(len(row), 1))
    parts = [
        pen.text(title, 44, 72, fitted(title, 260, 25, True), serif=True, bold=True),
        pen.text(place, 44, 97, fitted(place, 230, 18), "ink2"),
    ]
    if row:
        last = begin + step * (len(row) - 1)
        parts.append(pen("path", d=f"M{short(begin - 40)} 70H{short(last + 40)}", stroke="ink", stroke_width=1.4))
    for n, each in enumerate(row):
        parts.append(pen.group(units.disc(*each), transform=at(begin + step * n, 70)))
    return pen.group(*parts, id="initiative", classes="in-fight", pointer_events="none", aria_hidden="true")


# ------------------------------------------------------------------------- sides


class Party(NamedTuple):
    """What is shown beside the field for a side."""

    side: int
    faction: str
    name: str
    about: str
    main: bool
    led: bool
    morale: int
    hand: int
    deck: int
    discard: int
    spells: int
    experts: int
    ongoing: tuple[str, ...]


def parties(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """Both sides."""
    g: Heroes = view.state
    for side in (ATTACKER, DEFENDER):
        yield f"party-{side}", party(words, party_of(words, g, side))


def party_of(words: Words, g: Heroes, side: int) -> Party:
    seat, leader = g.sides[side], g.fighter[side]
    if seat == NOBODY:
        numeral = ROMAN[g.guarded] if 0 <= g.guarded < len(ROMAN) else ""
        name = words("draw-neutral-units")
        about = words("draw-guards", numeral=numeral) if numeral else ""
        return Party(side, "neutral", name, about, True, False, 0, 0, 0, 0, 0, 0, ())
    about = words("draw-level", n=g.level(seat))
    if g.hero[seat] >= 0:
        about = f"{printed(words, HEROES[g.hero[seat]], 'class')}, {about}"
    if leader != NOBODY and not is_main(leader):
        about = words("draw-second-hero-short")
    return Party(
        side,
        faction_of(g, seat),
        seat_name(words, g, seat),
        about if leader != NOBODY else words("draw-no-hero"),
        leader == NOBODY or is_main(leader),
        bool(g.cards_of >> side & 1),
        g.morale[seat],
        len(g.hand[seat]),
        len(g.deck[seat]),
        len(g.discard[seat]),
        g.spells[side],
        max(0, g.experts_left(seat)),
        tuple(card_name(words, card) for card in g.ongoing[seat]),
    )


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
    return pen.group(*parts, id=f"party-{seen.side}", classes="in-fight")


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
        for n, name in enumerate(seen.ongoing[:4]):
            yield pen.text(
                name, x + 18, y + 238 + 22 * n, fitted(name, PANEL - 30, 17, True), serif=True, bold=True
            )


def rule(x: float, y: float) -> Element:
    return pen("path", d=f"M{short(x + 16)} {short(y)}h{PANEL - 32}", stroke="rule", stroke_width=1.2)


# --------------------------------------------------------------------------- foot


def reserve(words: Words, view: View) -> Element:
    """Units to deploy, drawn guards, and the choice to defend; failing those, the last blow."""
    g: Heroes = view.state
    offer = offer_of(view)
    waiting = tuple(offer.firsts("deploy", "replace")) or g.offered
    codes = tuple(code_of(g, offer, creature) for creature in waiting)
    if codes:
        return reserve_row(words, codes, bool(offer.by))
    blow = last_blow(words, g)
    return foot(words, "defend" in offer.by, *blow)


def code_of(g: Heroes, offer: Offer, creature: int) -> int:
    """The side of its card a unit shows: as in the army of whoever deploys it."""
    army = g.army[offer.seat] if offer.seat >= 0 else ()
    few, pack = few_of(creature), pack_of(creature)
    return pack if pack in army and few not in army else few


@lru_cache(256)
def reserve_row(words: Words, codes: tuple[int, ...], mine: bool) -> Element:
    step = min(196.0, (SIZE[0] - 300) / max(len(codes), 1))
    left = (SIZE[0] - step * len(codes)) / 2
    said = words("draw-reserve")
    parts = [pen.text(said, SIZE[0] / 2, FOOT + 22, 17, "ink2", serif=True, italic=True, anchor="middle")]
    for n, code in enumerate(codes):
        unit = units.plain(code)
        parts.append(
            pen.group(
                units.card(words, unit),
                halo("rect", f"creature-{creature_of(code)}", area(-6, -6, units.WIDE + 12, units.HIGH + 12, 12)),
                pen(
                    "rect",
                    classes="hit",
                    data_target=f"creature-{creature_of(code)}",
                    aria_label=units.label(words, unit),
                    **area(-4, -4, units.WIDE + 8, units.HIGH + 8, 9),
                    **TOUCH,
                ),
                classes="waiting" if mine else "",
                transform=at(left + step * n + (step - units.WIDE) / 2, FOOT + 44),
            )
        )
    return pen.group(*parts, id="reserve", classes="in-fight")


def last_blow(words: Words, g: Heroes) -> tuple[str, tuple[int, ...]]:
    """Who strikes whom, and the dice on the table."""
    if len(g.strike) < 2 or max(g.strike[:2]) >= len(g.unit):
        return "", ()
    one, other = (units.unit_name(words, g.unit[unit]) for unit in g.strike[:2])
    return words("draw-strikes", one=one, other=other), g.rolled


@lru_cache(256)
def foot(words: Words, defends: bool, said: str, dice: tuple[int, ...]) -> Element:
    """The last blow with its dice; a chip to make a moving unit defend as well."""
    parts = []
    if said:
        parts.append(pen.text(said, LEFT + 4, FOOT + 40, 18, serif=True, bold=True))
        for n, face in enumerate(dice):
            if face in DIE_FACES:
                parts.append(
                    figure(
                        f"die_attack_{DIE_FACES[face]}",
                        LEFT + 30 + 58 * n,
                        FOOT + 86,
                        50,
                        "danger" if face < 0 else "ink",
                    )
                )
    if defends:
        x = SIZE[0] - LEFT - 190
        parts.append(
            pen.group(
                pen(
                    "rect",
                    classes="chip-paper",
                    fill="raised",
                    stroke="legal",
                    stroke_width=2,
                    **area(0, 0, 190, 48, 6),
                ),
                figure("defense", 28, 24, 24, "ink"),
                pen.text(words("draw-defend"), 50, 30, fitted(words("draw-defend"), 132, 17, True), bold=True),
                classes="chip-on-board",
                data_target="stance-1",
                aria_label=words("draw-defend-long"),
                role="button",
                tabindex="-1",
                transform=at(x, FOOT + 22),
            )
        )
    return pen.group(*parts, id="reserve", classes="in-fight")
