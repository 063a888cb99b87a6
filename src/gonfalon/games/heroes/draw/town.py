"""A town as the page shows it over the board: its view, the three tokens, what is built as icons, income, what can
be built with text and cost, and the faction's units.

Each player has one. Buildings are `building-3`, units `creature-4`, tokens `token-2`: targets in the town of
whoever chooses. Elsewhere they can only be looked at (`data-about`). Its layout follows the size of the board
(town.css).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, div, h2, li, p, section, span, ul

from gonfalon.core import View
from gonfalon.games.heroes.codes import purse_of
from gonfalon.games.heroes.printed import BUILDINGS, TOWN_BOARD
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.drawing import hidden_panel
from gonfalon.lore.phrases import named
from gonfalon.lore.words import Words

from . import panorama
from .colours import PEN as pen
from .colours import RESOURCES, mark
from .heraldry import colour_of
from .houses import KINDS, House, about, house_card, house_label, lacking, state_of
from .names import building_of, faction_name, faction_of, price, seat_name
from .offers import NOTHING, offer_of
from .panorama import BUILT, HIGH, LEFT, TOP, WIDE
from .troops import own_units, troop, troop_of

ORDER: Final = (0, 1, 2, 6, 3, 4, 5, 7)
"""The kinds of buildings, in the order in which they are shown."""
TRACKS: Final = (TOWN_BOARD.income_gold, TOWN_BOARD.income_materials, TOWN_BOARD.income_valuables)
TOKENS: Final = TOWN_BOARD.tokens
STEPS_SHOWN: Final = 5
"""How much of an income track is shown around its cube."""
MOST_HOUSES: Final = 5
"""As many buildings have room for a column each."""
TOWNS: Final = 3
"""As many towns as a table may have players."""


class Town(NamedTuple):
    """A town as its viewer sees it: `builds` and `units` are offered."""

    seat: int
    faction: str
    player: str
    have: tuple[int, int, int]
    built: int
    income: tuple[int, ...]
    tokens: int
    army: tuple[int, ...]
    mine: bool
    builds: tuple[int, ...]
    units: tuple[int, ...]
    deploys: bool


def towns(words: Words, view: View) -> dict[str, Element]:
    """The towns of all players who have a faction, as panels over the board."""
    g: Heroes = view.state
    return {
        f"town{seat}": town_panel(words, town_of(words, view, seat))
        if seat < g.players and g.hero[seat] >= 0
        else hidden_panel(f"town{seat}")
        for seat in range(TOWNS)
    }


def home_of(view: View) -> int:
    """The seat whose town can be acted in: that of whoever is asked, else the viewer's own."""
    seat = offer_of(view).seat
    return seat if seat >= 0 else min(view.seats, default=-1)


def town_of(words: Words, view: View, seat: int) -> Town:
    g: Heroes = view.state
    mine = seat == home_of(view)
    offer = offer_of(view) if mine else NOTHING
    gold, materials, valuables = g.resources[purse_of(seat)]
    return Town(
        seat,
        faction_of(g, seat),
        seat_name(words, g, seat),
        (gold, materials, valuables),
        g.built[seat],
        tuple(g.income[purse_of(seat)]),
        g.tokens[seat],
        g.army[seat],
        mine,
        offer.firsts("build"),
        offer.firsts("recruit", "reinforce", "flip"),
        "deploy" in offer.by,
    )


def houses_of(seen: Town) -> tuple[House, ...]:
    """The eight buildings, in the order in which they are shown."""
    return tuple(
        House(
            seen.seat,
            seen.faction,
            kind,
            state_of(seen.built, seen.faction, kind, seen.have),
            lacking(price(BUILDINGS[building_of(seen.faction, kind)].cost), seen.have),
            seen.mine,
            kind in seen.builds,
        )
        for kind in ORDER
    )


@lru_cache(256)
def town_panel(words: Words, seen: Town) -> Element:
    houses = houses_of(seen)
    said = words("draw-town-of", who=seen.player)
    return section(
        {
            "id": f"town{seen.seat}",
            "class": f"town in-town{seen.seat} of-{colour_of(seen.faction)}",
            "aria-label": said,
        }
    )[
        div(".town-box")[
            sight(seen.faction, houses),
            div(".town-head")[h2[faction_name(words, seen.faction)], p[said]],
            tokens(words, seen),
            built(words, houses),
            income(words, seen.income),
            to_build(words, houses),
            troops(words, seen, houses),
        ]
    ]


def to_build(words: Words, houses: tuple[House, ...]) -> Element:
    """What is not built: first what can be. If there are too many, the others share columns, two and two."""
    ready = [house_card(words, house) for house in houses if house.is_open]
    later = [house_card(words, house) for house in houses if house.state != BUILT and not house.is_open]
    if len(ready) + len(later) <= MOST_HOUSES:
        return div(".houses")[ready, later]
    pairs = [div(".pair")[later[n : n + 2]] for n in range(0, len(later), 2)]
    return div(".houses.many")[ready, pairs]


def sight(faction: str, houses: tuple[House, ...]) -> Element:
    """The view of the town, wide and low."""
    states = {house.kind: house.state for house in houses}
    return pen(
        "svg",
        panorama.hills(faction),
        *panorama.buildings(faction, tuple(states[kind] for kind in range(len(KINDS)))),
        viewBox=f"{LEFT} {TOP} {WIDE} {HIGH}",
        classes="sight",
        preserveAspectRatio="xMidYMax slice",
        aria_hidden="true",
    )


def tokens(words: Words, seen: Town) -> Element:
    """The three tokens, each usable once per round."""
    return ul(".tokens", role="group")[[token(words, seen, n) for n in range(len(TOKENS))]]


def token(words: Words, seen: Town, n: int) -> Element:
    """A token; pale once used."""
    kind, ready = TOKENS[n].replace("_", "-"), bool(seen.tokens >> n & 1)
    name = words(f"draw-token-{kind}")
    does = words(f"draw-token-{kind}-about") if ready else words("draw-token-used")
    known = about(seen.mine, seen.seat, "token", n, words("draw-token-said", name=name, does=does))
    return li({"class": "token touch" if ready else "token touch used", **known})[
        span(".coin")[mark(f"token_{TOKENS[n]}", "cloth" if ready else "disabled")],
        span(".said")[span(".name")[name], span(".does")[does]],
    ]


def built(words: Words, houses: tuple[House, ...]) -> Element:
    """What is built, as icons; their texts are for the inspector."""
    done = [house for house in houses if house.state == BUILT]
    return ul(".built", role="group")[[edifice(words, house) for house in done]]


def edifice(words: Words, house: House) -> Element:
    known = about(house.mine, house.seat, "building", house.kind, house_label(words, house))
    return li({"class": "edifice touch", **known})[
        span(".sign")[mark(f"building_{KINDS[house.kind]}", "cloth")],
        span(".name")[named(words, BUILDINGS[building_of(house.faction, house.kind)])],
        span(".done")[words("draw-built")],
    ]


@lru_cache(256)
def income(words: Words, amounts: tuple[int, ...]) -> Element:
    """Three tracks around the current income."""
    return ul(".income", aria_label=words("draw-income"))[
        span(".title", aria_hidden="true")[words("draw-income")],
        [
            li[
                mark(name, name, words(f"draw-{name}-alone")),
                [span({"class": "here" if each == at else "step"})[str(each)] for each in around(track, at)],
            ]
            for name, track, at in zip(RESOURCES, TRACKS, amounts)
        ],
    ]


def around(track: tuple[int, ...], at: int) -> tuple[int, ...]:
    """A part of an income track that has the current income in it; income may be above the track."""
    if at not in track:
        return *[each for each in track if each < at][1 - STEPS_SHOWN :], at
    first = max(0, min(track.index(at) - 1, len(track) - STEPS_SHOWN))
    return track[first : first + STEPS_SHOWN]


def troops(words: Words, seen: Town, houses: tuple[House, ...]) -> Element:
    """The units of the faction."""
    states = {house.kind: house.state for house in houses}
    mine = seen.mine and not seen.deploys
    return ul(".troops", role="group")[
        [
            troop(words, troop_of(seen.seat, creature, seen.army, seen.have, states, seen.units, mine))
            for creature in own_units(seen.faction)
        ]
    ]
