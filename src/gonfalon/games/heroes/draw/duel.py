"""A fight as the page shows it over the board: the order of activation, both sides with what they have left, the
field between them, and the last blows. Its layout follows the size of the board (fight.css)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, div, h2, h3, li, ol, p, section, span, ul

from gonfalon.core import View
from gonfalon.games.heroes.bots.odds import standing
from gonfalon.games.heroes.codes import ATTACKER, DEFENDER, NOBODY, NOWHERE, creature_of, few_of, is_main, pack_of
from gonfalon.games.heroes.printed import HEROES
from gonfalon.games.heroes.rules import geography
from gonfalon.games.heroes.rules.cards.deeds import SPELLS_A_ROUND
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.rules.combat.faces import TOWER_UNIT
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.drawing import hidden_panel
from gonfalon.lore.phrases import percent, printed
from gonfalon.lore.words import Words

from . import units
from .blows import Strike, last_strikes
from .choices import die
from .colours import PEN as pen
from .colours import mark
from .field import TOUCH, field, portrait, tower
from .fight import active_unit, fighter, is_on
from .heraldry import colour_of
from .names import ROMAN, card_name, faction_of, location_name, seat_name
from .offers import Offer, offer_of
from .seats import shield
from .units import Fighter

SHOWN: Final = 4
"""How many of the last blows are shown."""


def fight_panel(words: Words, view: View) -> Element:
    """The whole fight, if there is one."""
    if not is_on(view.state):
        return hidden_panel("fight")
    waiting = reserve_of(view)
    return section({"id": "fight", "class": "fight in-fight", "aria-label": words("draw-fight")})[
        div(".fight-box")[
            reserve(words, view, waiting) if waiting else order(words, view),
            [party(words, party_of(words, view.state, side)) for side in (ATTACKER, DEFENDER)],
            field(words, view),
            tower(words, view),
            outlook(words, view),
            strikes(words, view),
        ]
    ]


# -------------------------------------------------------------------- initiative


def acting_order(g: Heroes) -> list[tuple[int, Fighter]]:
    """All units by initiative, with their spaces."""
    active = active_unit(g)
    found = [(unit, fighter(g, unit, active)) for unit, space in enumerate(g.at) if space != NOWHERE]
    found.sort(key=lambda each: (-each[1].initiative, g.side[each[0]], each[0]))
    return [(g.at[unit], seen) for unit, seen in found]


def round_name(words: Words, g: Heroes) -> str:
    return words("draw-combat-round", n=g.combat_round) if g.combat_round else words("draw-deployment")


def place_name(words: Words, g: Heroes) -> str:
    """The name of the place where the combat is fought."""
    return location_name(words, geography.of(g).location(g.field))


def order(words: Words, view: View) -> Element:
    """The order of activation: a disc for each unit; those that have acted are pale."""
    row = tuple(
        (space, seen.unit, seen.faction, seen.initiative, seen.acted, seen.active)
        for space, seen in acting_order(view.state)
    )
    return order_strip(words, round_name(words, view.state), place_name(words, view.state), row)


@lru_cache(256)
def order_strip(
    words: Words, title: str, place: str, row: tuple[tuple[int, int, str, int, bool, bool], ...]
) -> Element:
    return div(".order")[heading(title, place), ol[[li[disc(*each)] for each in row]]]


def heading(title: str, place: str) -> Element:
    return div(".round")[h2[title], p[place]]


def disc(space: int, unit: int, faction: str, initiative: int, acted: bool, active: bool) -> Element:
    kinds = ["turn-of", f"of-{colour_of(faction)}", *["acted"] * acted, *["active"] * active]
    return span({"class": " ".join(kinds), "data-about": f"space-{space}"})[
        portrait(unit, "sign"), span(".n")[str(initiative)]
    ]


# -------------------------------------------------------------------- deployment


def reserve_of(view: View) -> tuple[int, ...]:
    """The units to be placed, and drawn guards: the faces that are up."""
    offer = offer_of(view)
    waiting = tuple(offer.firsts("deploy", "replace")) or view.state.offered
    return tuple(code_of(view.state, offer, creature) for creature in waiting)


def code_of(g: Heroes, offer: Offer, creature: int) -> int:
    """The side of its card a unit shows: as in the army of whoever deploys it."""
    army = g.army[offer.seat] if offer.seat >= 0 else ()
    few, pack = few_of(creature), pack_of(creature)
    return pack if pack in army and few not in army else few


def reserve(words: Words, view: View, codes: tuple[int, ...]) -> Element:
    """Units to be placed, in the room of the order, which begins after that."""
    return reserve_strip(words, round_name(words, view.state), words("draw-reserve"), codes)


@lru_cache(256)
def reserve_strip(words: Words, title: str, about: str, codes: tuple[int, ...]) -> Element:
    return div(".order.reserve")[heading(title, about), ol[[li[waiting(words, code)] for code in codes]]]


def waiting(words: Words, code: int) -> Element:
    unit = units.plain(code)
    side = "pack" if units.shows_pack(code) else "few"
    known = {"data-target": f"creature-{creature_of(code)}", "aria-label": units.label(words, unit), **TOUCH}
    return div({"class": f"waits touch {side}", **known})[
        span({"class": f"turn-of of-{colour_of(unit.faction)}"})[portrait(code, "sign")],
        span(".who")[span(".name")[units.unit_name(words, code)], span(".side")[units.side_name(words, code)]],
    ]


# ------------------------------------------------------------------------- sides


class Party(NamedTuple):
    """What is shown beside the field for a side. `army` are the faces of its units, their spaces and the HP they
    have left; those without a space have fallen."""

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
    spell_limit: int
    experts: int
    ongoing: tuple[int, ...]
    army: tuple[tuple[int, int, int], ...]


def party_of(words: Words, g: Heroes, side: int) -> Party:
    seat, leader = g.sides[side], g.fighter[side]
    if seat == NOBODY:
        numeral = ROMAN[g.guarded] if 0 <= g.guarded < len(ROMAN) else ""
        name = words("draw-neutral-units")
        about = words("draw-guards", numeral=numeral) if numeral else ""
        return Party(side, "neutral", name, about, True, False, 0, 0, 0, 0, 0, 0, 0, (), army_of(g, side))
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
        SPELLS_A_ROUND + g.sum_of("spell_limit", seat),
        max(0, g.experts_left(seat)),
        g.ongoing[seat],
        army_of(g, side),
    )


def army_of(g: Heroes, side: int) -> tuple[tuple[int, int, int], ...]:
    """All units a side deployed, in that order."""
    return tuple(
        (g.unit[unit], g.at[unit], fight.hp(g, unit) - g.wounds[unit] if g.at[unit] != NOWHERE else 0)
        for unit, whose in enumerate(g.side)
        if whose == side and g.unit[unit] != TOWER_UNIT
    )


@lru_cache(256)
def party(words: Words, seen: Party) -> Element:
    """Arms and name of a side, and what it has left."""
    return section({"class": f"party side-{seen.side} panel", "aria-label": seen.name})[
        div(".leader")[
            shield(seen.faction),
            div[h3[seen.name], p(".about")[seen.about], p(".part")[words(f"draw-side-{seen.side}")]],
        ],
        ul(".forces")[[force(words, seen.faction, *each) for each in seen.army]],
        resources(words, seen) if seen.led else None,
    ]


def force(words: Words, faction: str, unit: int, space: int, left: int) -> Element:
    """A unit of an army with the HP it has left; pale once it has fallen."""
    kinds = f"turn-of of-{colour_of(faction)}" + (" fallen" if space == NOWHERE else "")
    about = {"data-about": f"space-{space}" if space != NOWHERE else f"creature-{creature_of(unit)}"}
    return li(about)[
        span({"class": kinds})[portrait(unit, "sign"), span(".n")[str(left)] if left else None],
        span(".name")[units.unit_name(words, unit)],
        span(".side")[units.side_name(words, unit) if left else words("draw-fallen")],
    ]


def resources(words: Words, seen: Party) -> list[Element]:
    """Cards, spells and Expert Effects left, Morale, and what lies in play."""
    piles = (("draw-hand-short", seen.hand), ("draw-deck-short", seen.deck), ("draw-discard-short", seen.discard))
    spells = words("draw-so-many-of", n=seen.spells, most=seen.spell_limit)
    lasting = [li(data_about=f"card-{card}")[card_name(words, card)] for card in seen.ongoing]
    return [
        ul(".stacks")[[li[span(".n")[str(n)], " ", words(name)] for name, n in piles]],
        ul(".left-over")[
            li[mark("effect_activation", "ink"), span[words("draw-spells")], span(".n")[spells]],
            li[mark("expert", "ink"), span[words("draw-experts")], span(".n")[str(seen.experts)]],
            li[morale(words, seen.morale)] if seen.morale else None,
        ],
        h3[words("draw-lasting")],
        ul(".lasting")[lasting or li(".none")[words("draw-nothing-in-play")]],
    ]


def morale(words: Words, n: int) -> list[Node]:
    name, colour = ("positive", "sure") if n > 0 else ("negative", "danger")
    return [mark(f"morale_{name}", colour), span[words(f"draw-morale-{name}")]]


# ------------------------------------------------------------------------ chance


def outlook(words: Words, view: View) -> Element | None:
    """How the combat would go on from here, for whoever must choose something in it."""
    g: Heroes = view.state
    if not view.asks or not g.combat_round:
        return None
    seat = g.sides[ATTACKER]
    return chance(words, seat_name(words, g, seat), faction_of(g, seat), round(100 * standing(g, active_unit(g))))


@lru_cache(256)
def chance(words: Words, name: str, faction: str, win: int) -> Element:
    """A bar of the attacker's chance to win."""
    said = words("draw-chance", name=name, chance=percent(win / 100))
    return div({"class": f"outlook of-{colour_of(faction)}", "data-about": "icon-outlook"})[
        h3[words("draw-outlook")],
        pen(
            "svg",
            pen("rect", width=100, height=1, classes="rest"),
            pen("rect", width=win, height=1, classes="share"),
            viewBox="0 0 100 1",
            preserveAspectRatio="none",
            aria_hidden="true",
        ),
        p[said],
    ]


# ------------------------------------------------------------------------- blows


def strikes(words: Words, view: View) -> Element:
    """The last blows with their dice and damage, the newest first."""
    return strike_list(words, last_strikes(view, SHOWN))


@lru_cache(256)
def strike_list(words: Words, rows: tuple[Strike, ...]) -> Element:
    return div(".strikes")[
        h3[words("draw-last-blows")],
        ol[[li(class_={"answer": each.answer})[strike(words, each)] for each in rows]]
        if rows
        else p[words("draw-no-blows")],
    ]


def strike(words: Words, seen: Strike) -> list[Node]:
    one, other = units.unit_name(words, seen.unit), units.unit_name(words, seen.target)
    lost = words("draw-minus", n=seen.dealt) if seen.dealt >= 0 else "…"
    return [
        fighter_sign(seen.unit, seen.faction, one),
        span(".against", aria_label=words("draw-strikes", one=one, other=other))["→"],
        fighter_sign(seen.target, seen.target_faction, other),
        span(".dice")[[die("attack", face, f"{face:+d}" if face else "0") for face in seen.dice]],
        span(".lost")[lost],
    ]


def fighter_sign(unit: int, faction: str, name: str) -> Element:
    return span({"class": f"turn-of of-{colour_of(faction)}", "title": name})[portrait(unit, "sign")]
