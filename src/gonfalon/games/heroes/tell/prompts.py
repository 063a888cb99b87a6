"""What Heroes asks: the arguments of each prompt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.core import Ask
from gonfalon.games.heroes.codes import ATTACKER, DEFENDER, GOLD, NOBODY, is_main
from gonfalon.games.heroes.printed import CONSTANTS
from gonfalon.games.heroes.rules.buildings import guild_of, guild_price
from gonfalon.games.heroes.rules.combat.attack_dice import RETALIATION
from gonfalon.games.heroes.rules.combat.beginning import deployed, places_to_deploy
from gonfalon.games.heroes.rules.geography import own_heroes
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.teller import NONE, Facts
from gonfalon.lore.words import Words

from .damage import blow
from .names import (
    amount_name,
    die_faces,
    field_name,
    hero_name,
    listed,
    piled_name,
    unit_at_name,
    yes,
)

ABOUT: Final[Mapping[str, tuple[str, ...]]] = {
    "activation": ("unit", "space"),
    "after_roll": ("faces",),
    "before_attack": ("unit", "target"),
    "city_hall": ("edifice",),
    "cleanse": ("card", "unit"),
    "counter": ("caster", "card"),
    "cycle": ("n", "most"),
    "defend_site": ("hero", "field"),
    "deploy": ("field",),
    "die": ("die",),
    "discard": ("card",),
    "fly_back": ("unit",),
    "garden": ("location",),
    "guards": ("field",),
    "home": ("hero",),
    "keep_drawn": ("card",),
    "lethal": ("unit",),
    "library": ("cost",),
    "mend": ("unit",),
    "neutral": ("creatures",),
    "onward": ("hero",),
    "opening": ("field",),
    "opening_spell": ("card",),
    "orientation": ("slot", "tile"),
    "own_cast": ("caster", "card"),
    "peek": ("pile",),
    "place_guard": ("creatures",),
    "portal": ("card", "hero"),
    "price": ("location", "cost"),
    "prolong": ("hero",),
    "push_back": ("unit",),
    "redraw": ("creatures",),
    "refresh": ("missing",),
    "relief": ("card", "unit"),
    "retrieve": ("card",),
    "rolled": ("faces",),
    "school": ("card",),
    "search": ("pile", "n"),
    "site": ("tile",),
    "splash": ("unit",),
    "stand": ("hero", "field"),
    "statistic": ("card", "unit"),
    "step": ("unit", "space"),
    "target": ("card",),
    "which_hero": ("card",),
    "whose_morale": ("card",),
}
STRIKE: Final = 3
"""The numbers of a recorded attack."""


def about(ask: Ask) -> Sequence[str]:
    """The arguments of a question."""
    return ABOUT.get(ask.what, ())


def verbs_of(ask: Ask) -> set[str]:
    """The verbs that may answer a question."""
    return {option[0] for option in ask.options}


def mp_name(words: Words, g: Heroes, seat: int) -> str:
    """The MP of a player's heroes: `Catherine 2 MP`."""
    named = [
        words("label-mp" if is_main(hero) else "label-mp-second", hero=hero_name(words, g, hero), mp=g.mp[hero])
        for hero in own_heroes(g, seat)
    ]
    return listed(words, named) if named else words("label-no-hero")


def remote_cost(words: Words) -> str:
    """What it costs to defend a site without a hero."""
    return amount_name(words, GOLD, CONSTANTS.remote_defence_gold)


def guild_cost(words: Words, g: Heroes, seat: int) -> str:
    """What the Spell Book costs now."""
    offer = guild_of(g, seat)
    gold = guild_price(g, seat, offer) if offer is not None else 0
    return amount_name(words, GOLD, gold)


def seen_card(words: Words, pile: int, cards: Sequence[int]) -> str:
    """The card being looked at."""
    return piled_name(words, pile, cards[0]) if cards and cards[0] != NOBODY else NONE


# ------------------------------------------------------------------------------ by question


def _orientation(words: Words, g: Heroes, ask: Ask) -> Facts:
    return {"own": yes(ask.about[0] < g.players)}


def _refresh(words: Words, g: Heroes, ask: Ask) -> Facts:
    (missing,) = ask.about
    return {"missing": max(missing, 0), "over": max(-missing, 0)}


def _turn(words: Words, g: Heroes, ask: Ask) -> Facts:
    return {"mp": mp_name(words, g, ask.seat)}


def _offers(words: Words, g: Heroes, ask: Ask) -> Facts:
    """Before a combat, the field it is about."""
    name, *args = g.stack[-1] if g.stack else ("",)
    if name != "engage":
        return {"fight": "no"}
    return {"fight": "yes", "field": field_name(words, g, args[1])}


def _guild(words: Words, g: Heroes, ask: Ask) -> Facts:
    return {"cost": guild_cost(words, g, ask.seat)}


def _by_card(words: Words, g: Heroes, ask: Ask) -> Facts:
    """Whether a card asks the question, or something else does."""
    return {} if ask.about else {"card": NONE}


def _discard(words: Words, g: Heroes, ask: Ask) -> Facts:
    return {"done": yes("done" in verbs_of(ask)), **_by_card(words, g, ask)}


def _trading_post(words: Words, g: Heroes, ask: Ask) -> Facts:
    return {"gain": amount_name(words, GOLD, CONSTANTS.trading_post_remove_card_gold)}


def _witch_card(words: Words, g: Heroes, ask: Ask) -> Facts:
    return {"card": seen_card(words, 0, g.looked_at)}


def _die(words: Words, g: Heroes, ask: Ask) -> Facts:
    die, *faces = ask.about
    keep = "one" if "keep_die" in verbs_of(ask) else "all"
    return {"die": die, "faces": die_faces(words, die, faces), "keep": keep}


def _peek(words: Words, g: Heroes, ask: Ask) -> Facts:
    return {"card": seen_card(words, ask.about[0], g.looked_at)}


def _defend_site(words: Words, g: Heroes, ask: Ask) -> Facts:
    return {"cost": remote_cost(words)}


def _deploy(words: Words, g: Heroes, ask: Ask) -> Facts:
    side = ATTACKER if g.sides[ATTACKER] == ask.seat else DEFENDER
    return {"n": len(deployed(g, side)), "most": places_to_deploy(g, side)[1]}


def _before_attack(words: Words, g: Heroes, ask: Ask) -> Facts:
    """Both units with their spaces, and what this attack or Retaliation may do."""
    if len(g.strike) < STRIKE:
        return {"span": NONE, "answer": NONE}
    unit, target, kind = g.strike
    one, other = (unit_at_name(words, g.unit[each], g.at[each]) for each in (unit, target))
    span = blow(g, unit, g.at[unit], target, kind).span
    known = {"unit": one, "target": other, "answer": yes(bool(kind & RETALIATION))}
    return {**known, "span": span, "damage": words("note-damage", span=span)}


def _activation(words: Words, g: Heroes, ask: Ask) -> Facts:
    return {"defend": yes("defend" in verbs_of(ask))}


ASKED: Final[Mapping[str, Callable[[Words, Heroes, Ask], Facts]]] = {
    "orientation": _orientation,
    "refresh": _refresh,
    "turn": _turn,
    "offers": _offers,
    "guild": _guild,
    "discard": _discard,
    "retrieve": _by_card,
    "statistic": _by_card,
    "trading_post": _trading_post,
    "witch_card": _witch_card,
    "die": _die,
    "peek": _peek,
    "defend_site": _defend_site,
    "before_attack": _before_attack,
    "deploy": _deploy,
    "activation": _activation,
}
