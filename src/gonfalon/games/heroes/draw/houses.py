"""The buildings of a town: whether each is built or could be, and a card with cost and effects for those that are
not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, div, em, h3, p, span

from gonfalon.games.heroes.printed import BUILDING_ID, BUILDINGS
from gonfalon.games.heroes.printed.land import Building
from gonfalon.games.heroes.rules.buildings import kind_of
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.words import Words

from .colours import RESOURCES, mark
from .names import building_of, price, price_said, sentence
from .panorama import BUILT, LOCKED, OPEN

KINDS: Final = (
    "city_hall",
    "citadel",
    "mage_guild",
    "dwelling_bronze",
    "dwelling_silver",
    "dwelling_golden",
    "special_a",
    "special_b",
)
WORDY: Final = 100
"""A longer text than this needs a broader card."""
TOUCH: Final = {"tabindex": "-1", "role": "button"}
Price = tuple[int, int, int]
NOTHING: Final[Price] = (0, 0, 0)


class House(NamedTuple):
    """A building as its card shows it. `lacks` is what the player is short of; `offered` says that it can be built
    now, `mine` that it is in the viewer's own town."""

    seat: int
    faction: str
    kind: int
    state: int
    lacks: Price
    mine: bool
    offered: bool

    @property
    def is_open(self) -> bool:
        return self.offered or self.state == OPEN


def lacking(cost: Price, have: tuple[int, ...]) -> Price:
    """What a player is short of."""
    gold, materials, valuables = (max(0, need - has) for need, has in zip(cost, have))
    return gold, materials, valuables


def state_of(built: int, faction: str, kind: int, have: tuple[int, ...]) -> int:
    """Whether a building is built, or could be: its requirements are met and its cost can be paid."""
    if built >> kind & 1:
        return BUILT
    building = BUILDINGS[building_of(faction, kind)]
    ready = all(built >> (kind_of(BUILDING_ID[each])) & 1 for each in building.requires)
    return OPEN if ready and lacking(price(building.cost), have) == NOTHING else LOCKED


def about(mine: bool, seat: int, thing: str, n: int, said: str) -> dict[str, str]:
    """What a thing in a town is called: a target in one's own, something to look at in another's."""
    if mine:
        return {"data-target": f"{thing}-{n}", "aria-label": said, **TOUCH}
    return {"data-about": f"town{seat}-{thing}-{n}", "title": said}


@lru_cache(1 << 10)
def house_card(words: Words, house: House) -> Element:
    """A building not built yet: name, cost, effects, and what is missing."""
    building = BUILDINGS[building_of(house.faction, house.kind)]
    known = about(house.mine, house.seat, "building", house.kind, house_label(words, house))
    kinds = ["house", "touch", "open" if house.is_open else "locked"]
    kinds += ["wordy"] * (sum(len(printed(words, effect, "text")) for effect in building.effects) > WORDY)
    return div({"class": " ".join(kinds), **known})[
        span(".sign")[mark(f"building_{KINDS[house.kind]}", "raised" if house.is_open else "ink2")],
        h3[named(words, building)],
        prices(words, price(building.cost), house.lacks),
        div(".does")[list(effects(words, building))],
        span(".obstacle")[missing(words, house)] if not house.is_open else None,
        span(".go")[words("draw-token-build")] if house.offered else None,
    ]


def prices(words: Words, cost: Price, lacks: Price = NOTHING) -> Element:
    """A cost; what the player is short of stands out."""
    return span({"class": "cost", "aria-label": price_said(words, cost), "role": "img"})[
        [
            span({"class": "short" if short else None})[mark(name, name), str(n)]
            for name, n, short in zip(RESOURCES, cost, lacks)
            if n
        ]
    ]


def effects(words: Words, building: Building) -> Iterator[Node]:
    """When it works and what it does; alternatives are joined by an `or`."""
    when = group = ""
    for effect in building.effects:
        text = printed(words, effect, "text")
        if effect.choose_group and effect.choose_group == group:
            yield p[em[words("draw-or")], " ", text]
        elif effect.when == when:
            yield p[text]
        else:
            yield p[span(".when")[words(f"draw-when-{effect.when.replace('_', '-')}")], " ", text]
        when, group = effect.when, effect.choose_group


def missing(words: Words, house: House) -> str:
    """What is in the way of a building, in words."""
    building = BUILDINGS[building_of(house.faction, house.kind)]
    if house.lacks != NOTHING:
        return words("draw-lacks", what=price_said(words, house.lacks))
    needed = [named(words, BUILDINGS[BUILDING_ID[each]]) for each in building.requires]
    return words("draw-after", what=", ".join(needed)) if needed else ""


@lru_cache(1 << 10)
def house_label(words: Words, house: House) -> str:
    building = BUILDINGS[building_of(house.faction, house.kind)]
    status = words("draw-built") if house.state == BUILT else price_said(words, price(building.cost))
    texts = (printed(words, effect, "text") for effect in building.effects)
    return sentence(
        [f"{named(words, building)}, {status}", *texts, missing(words, house) if house.state == LOCKED else ""]
    )
