"""Properties of Treasure cards that are rows of effects.py, in force as long as the card is in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gonfalon.games.nerath.printed import TREASURES
from gonfalon.games.nerath.printed.cards import Effect
from gonfalon.games.nerath.printed.regions import NOBODY
from gonfalon.games.nerath.rules.effects import ALL, PROPERTIES, packed
from gonfalon.games.nerath.state import Lasting

from .reading import kinds_named

THROUGH: Final = ("empty_enemy_land", "enemy_land_without_castle")
SIDES: Final = {"attacker": "attacking", "defender": "defending"}


def rows_of(effect: Effect) -> Iterator[Lasting]:
    """A Property as rows of effects.py."""
    match effect.op:
        case "battle_mod" if effect.dice_text:
            yield row("dice", effect, packed(effect.dice))
        case "battle_mod" if effect.hit_on:
            yield row("need", effect, effect.hit_on)
        case "battle_mod" if effect.hits_to_destroy:
            yield row("sturdier", effect)
        case "reroll_misses":
            yield row("reroll", effect, count=effect.max)
        case "set_cost":
            yield row("cost", effect, effect.amount)
        case "set_capacity":
            yield row("capacity", effect, effect.amount)
        case "set_placement_limit":
            yield row("placement_limit", effect, effect.count)
        case "gain_gold":
            yield row("plunder_gold" if effect.trigger == "own_plunder" else "income", effect, effect.amount)
        case "ignore_damage":
            yield row("shield", effect, effect.amount)
        case "save_pieces":
            yield row("renewal", effect, effect.roll.sides, effect.on)
        case "reduce_guardian_threshold":
            yield row("guardian_relief", effect, effect.amount)
        case "peek_guardians":
            yield row("peek", effect)
        case "pass_through":
            yield row("pass", effect, THROUGH.index(effect.through))


def row(what: str, effect: Effect, amount: int = 0, count: int = 0) -> Lasting:
    """One row, for as long as the card is in play."""
    when = (effect.battle, SIDES.get(effect.side, ""), "first" if effect.duration == "first_round" else "")
    words = " ".join(word for word in when if word)
    return Lasting(what, NOBODY, kinds_named(effect), count or effect.count or ALL, amount, "always", words)


PROPERTIES.update(
    {
        number: rows
        for number, treasure in enumerate(TREASURES)
        if (rows := tuple(row for effect in treasure.property for row in rows_of(effect)))
    }
)
