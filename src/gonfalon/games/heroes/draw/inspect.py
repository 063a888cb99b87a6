"""What there is to know about anything on the page, whether it can be chosen or not: the inspector shows it.

A thing is named as its `data-target` or `data-about`: `field-12`, `card-30`, `icon-gold`; what stands in another
player's town has that town before it, such as `town1-building-3`. Names that nothing here bears are ignored.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.contract import Targets
from gonfalon.lore.words import Words

from .inspect_cards import a_card, a_deck, a_discard, an_icon, own_deck, own_discard
from .inspect_fight import a_space
from .inspect_land import a_field, a_hero, a_seat, a_slot
from .inspect_units import a_building, a_creature, a_token
from .offers import offer_of

NAMED: Final = re.compile(r"(?:town(?P<town>\d)-)?(?P<kind>[a-z]+)-(?P<which>[a-z0-9_]+)")

NUMBERED: Final[Mapping[str, Callable[[Words, View, int], Element | None]]] = {
    "field": a_field,
    "slot": a_slot,
    "hero": a_hero,
    "seat": a_seat,
    "card": a_card,
    "deck": a_deck,
    "discards": a_discard,
    "owndeck": own_deck,
    "owndiscard": own_discard,
    "space": a_space,
    "creature": a_creature,
}
IN_TOWNS: Final[Mapping[str, Callable[[Words, View, int, int], Element | None]]] = {
    "building": a_building,
    "token": a_token,
}


def inspect(words: Words, view: View, target: str, picked: Targets) -> Element | None:
    """What the inspector shows of a thing; None if there is nothing more to say."""
    found = NAMED.fullmatch(target)
    if found is None:
        return None
    kind, which = found["kind"], found["which"]
    if kind == "icon":
        return an_icon(words, which)
    if not which.isdecimal():
        return None
    if kind in IN_TOWNS:
        return IN_TOWNS[kind](words, view, town_of(view, found["town"]), int(which))
    return NUMBERED[kind](words, view, int(which)) if kind in NUMBERED else None


def town_of(view: View, town: str | None) -> int:
    """The seat whose town is meant: the named one, or the viewer's own."""
    if town is not None:
        return int(town)
    asked = offer_of(view).seat
    return asked if asked in view.seats else min(view.seats, default=0)
