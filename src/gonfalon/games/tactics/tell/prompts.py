"""What prompts say beyond the names of what they are about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.core import Ask
from gonfalon.games.tactics.printed import ENEMIES, UNIT_FACES
from gonfalon.games.tactics.rules.attacks import SHED_COST
from gonfalon.games.tactics.rules.dungeons.caves import CAVE_AT, CAVES
from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.state import Tactics
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.teller import Facts
from gonfalon.lore.words import Words

from .names import enemy_of
from .odds import is_hopeless

ABOUT: Final[Mapping[str, tuple[str, ...]]] = {
    "act": ("n",),
    "take": ("class",),
    "way": ("unit", "space"),
    "go": ("unit", "n"),
    "delve": ("unit", "n"),
    "golem": ("unit", "n"),
    "crystal": ("unit", "dungeon"),
    "siphon": ("unit", "n"),
    "reroll": ("unit", "faces"),
    "after_roll": ("unit", "target", "n", "faces"),
    "deal_damage": ("unit", "target", "n"),
    "take_damage_calc": ("unit", "target", "n"),
}
"""What a question is about; most are about a unit and its target."""


def about(ask: Ask) -> Sequence[str]:
    return ABOUT.get(ask.what, ("unit", "target"))


def spell_name(words: Words, g: Tactics, unit: int) -> str:
    spell = TRAITS[g.card[unit]].spell
    assert spell is not None
    return named(words, spell)


def _act(words: Words, g: Tactics, ask: Ask) -> Facts:
    return {"hopeless": "yes" if is_hopeless(g) else "no"}


def _spell(words: Words, g: Tactics, ask: Ask) -> Facts:
    return {"spell": spell_name(words, g, ask.about[0])}


def _power(words: Words, g: Tactics, ask: Ask) -> Facts:
    return _spell(words, g, ask) | {"mana": g.supply[ask.about[0]]}


def _knock_back(words: Words, g: Tactics, ask: Ask) -> Facts:
    return {"dice": TRAITS[g.card[ask.about[0]]].knock_dice}


def _counter(words: Words, g: Tactics, ask: Ask) -> Facts:
    return {"cost": SHED_COST if g.is_weakened(ask.about[0]) else 0}


def _ability(words: Words, g: Tactics, ask: Ask) -> Facts:
    ability = UNIT_FACES[g.card[ask.about[0]]].abilities[0]
    return {"ability": named(words, ability), "ammo": ability.cost_ammo}


def _take(words: Words, g: Tactics, ask: Ask) -> Facts:
    return {"enemy": enemy_of(words, g, ask.seat)}


def _delve(words: Words, g: Tactics, ask: Ask) -> Facts:
    return {"dungeon": printed(words, CAVE_AT[g.pos[ask.about[0]]].printed, "place")}


def _golem(words: Words, g: Tactics, ask: Ask) -> Facts:
    (card,) = [card for card in ENEMIES if card.monster.effects[0].op == "choose"]
    return {"monster": named(words, card.monster)}


def _crystal(words: Words, g: Tactics, ask: Ask) -> Facts:
    dungeon = CAVES[ask.about[1]].printed
    return {"crystal": named(words, dungeon), "effect": printed(words, dungeon, "text")}


ASKED: Final[Mapping[str, Callable[[Words, Tactics, Ask], Facts]]] = {
    "act": _act,
    "take": _take,
    "knock_back": _knock_back,
    "power": _power,
    "siphon": _spell,
    "thunder": _spell,
    "spell_cast": _spell,
    "counter": _counter,
    "ability": _ability,
    "grant": _ability,
    "delve": _delve,
    "golem": _golem,
    "crystal": _crystal,
}
