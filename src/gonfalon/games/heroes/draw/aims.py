"""What options and log lines refer to, by the names it is drawn under."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from gonfalon.core import Option, View
from gonfalon.games.heroes.codes import NOWHERE, few_of, main_of, rerolled_by, seat_of
from gonfalon.games.heroes.rules.buildings import kind_of
from gonfalon.games.heroes.state import Heroes
from gonfalon.games.heroes.tell.facts import TOLD
from gonfalon.lore.drawing import Namer, Names, arguments, pointed_at

from .offers import ON_CARDS, offer_of
from .seats import bearer

SPELL_BOOK: Final = 2
"""The number of the Spell Book Token."""


# --------------------------------------------------------------------- options


def targets(view: View, option: Option) -> Names:
    """What an option refers to, in order; nothing where only a button can express it."""
    verb, *args = option
    if verb in NAMED:
        return NAMED[verb](view, *args)
    return tuple(f"{name}-{n}" for name, n in zip(PLAIN.get(verb, ()), args))


PLAIN: Final[Mapping[str, Names]] = {
    "hero": ("pick",),
    "turn_tile": ("turn",),
    "play": ("card",),
    "discard": ("card",),
    "take": ("card",),
    "on_top": ("card",),
    "remove": ("card",),
    "site": ("site", "turn"),
    "build": ("building",),
    "use": ("building",),
    "recruit": ("creature",),
    "reinforce": ("creature",),
    "replace": ("creature",),
    "flip": ("creature",),
    "hire": ("field",),
    "trade": ("trade",),
    "from_deck": ("deck",),
    "peek": ("deck",),
    "from_discard": ("discards",),
    "resource": ("resource",),
    "keep_die": ("die",),
    "name": ("seat",),
    "to_hero": ("hero",),
    "to_field": ("field",),
    "to_slot": ("slot",),
    "deploy": ("creature", "space"),
    "gate": ("space",),
    "activate": ("space",),
    "target": ("space",),
}
"""Verbs whose numbers are those of their targets, and how those targets are named in the drawing."""


def whose(view: View, hero: int) -> Names:
    """Name the hero where several may act; a single one is implied."""
    return (f"hero-{hero}",) if len(offer_of(view).heroes) > 1 else ()


def move(view: View, hero: int, field: int) -> Names:
    return (*whose(view, hero), f"field-{field}")


def revisit(view: View, hero: int) -> Names:
    """Where the hero stands."""
    g: Heroes = view.state
    field = g.hero_at[hero]
    return (*whose(view, hero), f"field-{field}") if field != NOWHERE else ()


def reveal(view: View, hero: int, slot: int) -> Names:
    return (*whose(view, hero), f"slot-{slot}")


def explore(view: View, hero: int) -> Names:
    return whose(view, hero)


def spell_book(view: View) -> Names:
    return (f"token-{SPELL_BOOK}",)


def reroll(view: View, code: int) -> Names:
    """The die; if there are several ways to reroll it, a menu asks."""
    _, die = rerolled_by(code)
    return (f"die-{die}",)


def attack(view: View, space: int, target: int) -> Names:
    """The target, so that it can be aimed at; then the space to attack from, if several will do."""
    if offer_of(view).attackers(target) == 1:
        return (f"space-{target}",)
    return f"space-{target}", f"space-{space}"


def go(view: View, space: int) -> Names:
    """Where a unit moves, to defend there or not; where it is already, buttons."""
    return () if stays(view, space) else (f"space-{space}",)


def stays(view: View, space: int) -> bool:
    """Whether the active unit is there already."""
    offer = offer_of(view)
    return offer.what == "activation" and offer.about[1:] == (space,)


NAMED: Final[Mapping[str, Callable[..., Names]]] = {
    "move": move,
    "revisit": revisit,
    "reveal": reveal,
    "explore": explore,
    "spell_book": spell_book,
    "reroll": reroll,
    "attack": attack,
    "go": go,
    "defend": go,
}


# ---------------------------------------------------------------- what is not offered


def meant(view: View, things: Sequence[tuple[str, int]]) -> Iterator[Option]:
    """Options that pointing at these may refer to, offered or not. Those with the same numbers as their targets
    need not be listed here."""
    g: Heroes = view.state
    offer, named = offer_of(view), dict(things)
    heroes = [named["hero"]] if "hero" in named else list(offer.heroes) or [main_of(g.active)]
    if "field" in named:
        for hero in heroes:
            yield "move", hero, named["field"]
    elif "slot" in named:
        for hero in heroes:
            yield "reveal", hero, named["slot"]
    elif "card" in named and not offer.firsts(*ON_CARDS):
        yield "play", named["card"], 0
    elif "creature" in named and "space" not in named:
        yield ("reinforce" if few_of(named["creature"]) in g.army[offer.seat] else "recruit"), named["creature"]
    elif "token" in named:
        yield ("spell_book",)


# ------------------------------------------------------------------------- log


def highlights(view: View, fact: Sequence[Any]) -> Names:
    """What a log line mentions: places, heroes and cards; players only if nothing else is mentioned."""
    return pointed_at(arguments(TOLD, fact), DRAWN, otherwise="seat")


def edifice(building: int) -> Names:
    """The log numbers the buildings of all Towns; a Town has one of each kind."""
    return (f"building-{kind_of(building)}",)


DRAWN: Final[Mapping[str, Namer]] = {
    "field": "field",
    "from": "field",
    "slot": "slot",
    "hero": "hero",
    "space": "space",
    "card": "card",
    "edifice": edifice,
    "creature": "creature",
}
"""By kind, how the things in a fact are named in the drawing."""


def sides(view: View, fact: Sequence[Any]) -> tuple[int, ...]:
    """Whose arms are shown beside a log line."""
    g: Heroes = view.state
    if fact[0] == "over":
        return tuple(bearer(g, seat) for seat in fact[1:] if 0 <= seat < g.players)
    for kind, n in arguments(TOLD, fact):
        seat = n if kind == "seat" else seat_of(n)
        if kind in ("seat", "hero") and seat < g.players:
            return (bearer(g, seat),)
    return ()
