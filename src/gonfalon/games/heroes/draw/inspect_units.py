"""The inspector on units and buildings: in an army, in a town. Those of a fight are in inspect_fight.py."""

from __future__ import annotations

from htpy import Element

from gonfalon.core import View
from gonfalon.games.heroes.codes import few_of, is_neutral, pack_of
from gonfalon.games.heroes.printed import BUILDINGS, CREATURES
from gonfalon.games.heroes.state import Heroes
from gonfalon.games.heroes.tell.names import unit_text
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.words import Words

from . import units
from .colours import unit_sign
from .heraldry import colour_of
from .houses import KINDS
from .known import badge, known
from .names import building_of, faction_of, price, price_said

TOKENS: tuple[str, ...] = ("build", "population", "spell_book")


def a_creature(words: Words, view: View, creature: int) -> Element | None:
    """A unit card, with its other side."""
    if creature >= len(CREATURES):
        return None
    sides = [few_of(creature)] if is_neutral(creature) else [few_of(creature), pack_of(creature)]
    return known(
        badge(unit_sign(creature), colour_of(units.unit_faction(few_of(creature)))),
        named(words, CREATURES[creature]),
        price_said(words, units.cost_of(few_of(creature))),
        [words("said-of", label=units.side_name(words, side), text=unit_text(words, side)) for side in sides],
    )


def a_building(words: Words, view: View, seat: int, kind: int) -> Element | None:
    """A building of a town: its price and its effects."""
    g: Heroes = view.state
    if seat >= g.players or kind >= len(KINDS) or g.hero[seat] < 0:
        return None
    faction = faction_of(g, seat)
    building = BUILDINGS[building_of(faction, kind)]
    built = bool(g.built[seat] >> kind & 1)
    return known(
        badge(f"building_{KINDS[kind]}", colour_of(faction)),
        named(words, building),
        words("draw-built") if built else price_said(words, price(building.cost)),
        [
            words(
                "said-of",
                label=words(f"draw-when-{each.when.replace('_', '-')}"),
                text=printed(words, each, "text"),
            )
            for each in building.effects
        ],
    )


def a_token(words: Words, view: View, seat: int, token: int) -> Element | None:
    """One of the three Town Actions."""
    g: Heroes = view.state
    if seat >= g.players or token >= len(TOKENS):
        return None
    name = TOKENS[token].replace("_", "-")
    ready = bool(g.tokens[seat] >> token & 1)
    return known(
        badge(f"token_{TOKENS[token]}", colour_of(faction_of(g, seat))),
        words(f"draw-token-{name}"),
        words("draw-once-a-round") if ready else words("draw-token-used"),
        [words(f"draw-token-{name}-about")],
    )
