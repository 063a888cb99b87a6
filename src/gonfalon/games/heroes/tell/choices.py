"""What the option `choose` means, question by question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.core import Ask
from gonfalon.games.heroes.codes import SCHOOLS
from gonfalon.games.heroes.printed import BUILDINGS, LOCATION_ID, LOCATIONS
from gonfalon.games.heroes.printed.ops.land import Experience
from gonfalon.games.heroes.printed.ops.realm import GainChoice
from gonfalon.games.heroes.rules import recruiting
from gonfalon.games.heroes.rules.cards.deeds_units import effects_on
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.words import Words

from .names import STATS, card_name, nth_text, price_name


def _effect(words: Words, g: Heroes, n: int, ask: Ask) -> str:
    return nth_text(words, BUILDINGS[ask.about[0]].effects, n)


def _gift(words: Words, g: Heroes, n: int, ask: Ask) -> str:
    op = next(op for op in LOCATIONS[ask.about[0]].ops if isinstance(op, GainChoice))
    return price_name(words, recruiting.price(op.choices[n]))


def _lesson(words: Words, g: Heroes, n: int, ask: Ask) -> str:
    ops = LOCATIONS[LOCATION_ID["tree_of_knowledge"]].ops
    op = next(op for op in ops if isinstance(op, Experience))
    return words("option-accept", what="price", cost=price_name(words, recruiting.price(op.pay_choice[n])))


def _cure(words: Words, g: Heroes, n: int, ask: Ask) -> str:
    """The Paralysis Token, or one of the effects on the unit."""
    if not n:
        return words("label-paralysis-token")
    units = [unit for unit, code in enumerate(g.unit) if code == ask.about[1]]
    effects = next(found for unit in units if len(found := effects_on(g, unit)) >= n)
    return words("label-effect", card=card_name(words, effects[n - 1][1]))


CHOICES: Final[Mapping[str, Callable[[Words, Heroes, int, Ask], str]]] = {
    "city_hall": _effect,
    "garden": _gift,
    "tree": _lesson,
    "pandora": lambda words, g, n, ask: words(f"label-pandora-{n}"),
    "school": lambda words, g, n, ask: words("label-school", school=SCHOOLS[n]),
    "statistic": lambda words, g, n, ask: words("label-stat", stat=STATS[n]),
    "cleanse": _cure,
    "relief": lambda words, g, n, ask: words("label-paralysis-token" if n else "label-damage-token"),
}
