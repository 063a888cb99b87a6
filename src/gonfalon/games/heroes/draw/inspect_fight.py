"""The inspector in a fight: a unit with what an attack on it would do and who can strike it, a wall, a space."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.heroes.codes import COLUMNS, GATE, NOBODY, NOWHERE, RUIN, TOWER
from gonfalon.games.heroes.printed import STRUCTURES
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.state import Heroes
from gonfalon.games.heroes.tell.damage import answer
from gonfalon.lore.phrases import percent, printed
from gonfalon.lore.words import Words

from . import units
from .field import blows
from .fight import active_unit, fighter, ground_name, space_name, wall_at
from .heraldry import colour_of
from .known import badge, known
from .names import seat_name
from .offers import offer_of
from .scene.field import ROWS
from .threats import threats
from .units import Fighter

MOST_THREATS: Final = 3
CARDS: Final = {card.id: card for card in STRUCTURES}


def a_space(words: Words, view: View, space: int) -> Element | None:
    """A space of the field with whatever stands there."""
    g: Heroes = view.state
    if g.field == NOWHERE or not 0 <= space <= TOWER:
        return None
    unit = fight.unit_at(g, space)
    if unit != NOBODY:
        return a_fighter(words, view, unit)
    return known(*ground(words, g, space)) if space != TOWER else None


def ground(words: Words, g: Heroes, space: int) -> tuple[Element, str, str, list[str]]:
    """A space without a unit: a wall, or bare ground."""
    wall, row = wall_at(g, space), words(f"draw-row-{ROWS[space // COLUMNS]}")
    if not wall:
        return badge("movement", "field", "ink"), space_name(space), f"{ground_name(words, wall)} · {row}", []
    card = CARDS["gate" if wall == GATE else "wall"]
    texts = [printed(words, card, "text")] if wall != RUIN else []
    return badge("gate" if wall == GATE else "wall"), ground_name(words, wall), space_name(space), texts


def a_fighter(words: Words, view: View, unit: int) -> Element:
    """A unit: whose it is and how it stands, what it can do, what an attack would do, and who can strike it."""
    g: Heroes = view.state
    active = active_unit(g)
    seen = fighter(g, unit, active)
    texts = [*condition(words, seen), *units.abilities(words, seen.unit), *outlook(words, view, unit, active)]
    found = [threat(words, g, foe, *blow[:3]) for foe, blow in threats(g, unit, active)[:MOST_THREATS]]
    return known(
        badge(units.sign_of(seen.unit), colour_of(seen.faction)),
        units.unit_name(words, seen.unit),
        standing(words, g, unit, seen),
        texts,
        found,
    )


def standing(words: Words, g: Heroes, unit: int, seen: Fighter) -> str:
    """Whose unit it is, its side, and what its card says."""
    values = words(
        "draw-values",
        attack=seen.attack,
        defense=seen.defense,
        hp=seen.hp - seen.wounds,
        of=seen.hp,
        initiative=seen.initiative,
    )
    owner = seat_name(words, g, g.sides[g.side[unit]])
    return " · ".join(filter(None, (owner, units.side_name(words, seen.unit), values)))


def condition(words: Words, seen: Fighter) -> Iterator[str]:
    """Tokens, and that it has acted or retaliated."""
    said = [words(id) for id, is_so in units.conditions(seen) if is_so]
    if said:
        yield ", ".join(said)


def outlook(words: Words, view: View, unit: int, active: int) -> Iterator[str]:
    """What the viewer's attack on it may do, and its answer."""
    g: Heroes = view.state
    found = blows(view).get(g.at[unit])
    if found is None:
        return
    yield words("inspect-attack", span=found.span, falls=percent(found.falls))
    origin = next(args[0] for args in offer_of(view).by["attack"] if args[1] == g.at[unit])
    if said := answer(g, active, origin, unit):
        yield words("inspect-answer", span=said)


def threat(words: Words, g: Heroes, foe: int, least: int, most: int, falls: float) -> str:
    span = str(most) if least == most else f"{least}–{most}"
    name = units.unit_name(words, g.unit[foe])
    return words("inspect-strike", unit=name, span=span, falls=percent(falls) if falls else "none")
