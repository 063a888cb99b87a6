"""The log of Heroes: what each fact is about, and the arguments of its sentence.

A fact covered by another line has none of its own: the damage of an attack is reported on the unit that takes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.games.heroes.codes import GATE, MIDDLE, RESOURCE, WALL, few_of, seat_of
from gonfalon.games.heroes.printed import ASTROLOGERS, BUILDINGS, LOCATION_ID, SCENARIOS
from gonfalon.games.heroes.rules.geography import of
from gonfalon.games.heroes.rules.trading import RATES
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.teller import NONE, Facts
from gonfalon.lore.words import Words

from .names import (
    amount_name,
    bearing,
    creature_name,
    die_faces,
    direction,
    listed,
    piled_name,
    player_name,
    printed,
    seat_name,
    seat_names,
    short_text,
    space_name,
    unit_name,
    way_of,
)

EMPTY_FIELD: Final = LOCATION_ID["empty_field"]
REINFORCEMENT: Final = 3

TOLD: Final[Mapping[str, tuple[str, ...]]] = {
    "ability_roll": ("unit", "faces"),
    "announced": ("hero", "field"),
    "attacks": ("unit", "space", "target", "space", "answer"),
    "bought_card": ("seat", "pile", "card"),
    "built": ("seat", "edifice"),
    "buried": ("seat", "pile"),
    "called_off": ("unit", "space"),
    "changed": ("unit", "space", "stat", "plus"),
    "cleansed": ("unit", "space", "card"),
    "collected": ("seat", "resource", "n"),
    "combat_round": ("n",),
    "combat_won": ("seat", "field"),
    "countered": ("seat", "card"),
    "cube": ("seat", "loser"),
    "cubes_removed": ("locations",),
    "dealt": ("unit", "target", "n"),
    "defeated": ("unit", "space"),
    "defends": ("unit", "space"),
    "defense_roll": ("seat", "faces"),
    "delivered": ("seat",),
    "deployed": ("seat", "face", "space"),
    "discarded": ("seat", "card"),
    "drew": ("seat", "n", "cards"),
    "drew_tile": ("seat", "tile"),
    "eliminated": ("seat",),
    "empowered": ("seat", "n"),
    "ended_permanent": ("seat",),
    "experience": ("seat", "n"),
    "fetched": ("seat", "card", "found"),
    "flagged": ("seat", "field", "former"),
    "flipped": ("seat", "creature"),
    "found_card": ("seat", "pile", "card"),
    "gained": ("seat", "resource", "n"),
    "gained_statistic": ("seat", "card"),
    "grail": ("hero",),
    "grail_lost": ("hero", "winner", "field"),
    "guards": ("field", "creatures"),
    "healed": ("unit", "space", "n"),
    "hero": ("seat", "hero_card"),
    "hero_beaten": ("hero", "enemy"),
    "hero_gone": ("hero",),
    "hired": ("hero", "field"),
    "income_raised": ("seat", "resource", "n"),
    "level": ("seat", "n"),
    "looked": ("seat", "pile", "n", "cards"),
    "lost_card": ("seat", "card"),
    "lost_hand": ("seat",),
    "lost_morale": ("seat",),
    "may_retaliate": ("unit", "space"),
    "met": ("seat", "n"),
    "morale_gained": ("seat", "morale"),
    "morale_lost": ("seat", "morale"),
    "morale_penalty": ("seat",),
    "morale_spent": ("seat",),
    "moved": ("hero", "from", "field"),
    "movement": ("hero", "n"),
    "mp_gained": ("hero", "n"),
    "new_army": ("seat",),
    "offered": ("seat", "creatures"),
    "overlaid": ("seat", "creature", "card"),
    "paid": ("seat", "cost"),
    "paid_defence": ("seat", "field"),
    "paralysed": ("seat", "unit", "space"),
    "parried": ("seat", "card"),
    "peeked": ("seat", "pile", "top"),
    "placed": ("seat", "slot", "tile", "turn"),
    "played": ("seat", "card", "way"),
    "prolonged": ("hero",),
    "quick_combat": ("hero", "field"),
    "recruited": ("seat", "creature"),
    "redrawn": ("creature", "instead"),
    "reinforced": ("seat", "creature"),
    "rejected": ("seat", "pile", "card"),
    "relocated": ("hero", "field"),
    "removed": ("seat", "card"),
    "replaced_card": ("seat", "card", "other"),
    "rerolled": ("seat", "faces"),
    "artifacts_shuffled": (),
    "reshuffled": ("seat",),
    "retreated": ("hero",),
    "retrieved": ("seat", "card"),
    "returned": ("seat", "card"),
    "revealed": ("seat", "slot", "tile"),
    "rolled": ("seat", "faces"),
    "round": ("n",),
    "settled": ("seat", "field", "settled"),
    "shuffled_back": ("seat", "n", "cards"),
    "skipped": ("unit", "space"),
    "skipped_combat": ("hero", "field"),
    "specialty": ("seat", "card"),
    "spell_book": ("seat", "cost"),
    "surrendered": ("hero", "enemy"),
    "swapped": ("unit", "target"),
    "swapped_statistic": ("seat", "card", "other"),
    "threw": ("seat", "die", "thrown"),
    "threw_again": ("seat", "die", "thrown"),
    "took_back": ("seat", "card"),
    "took_card": ("seat", "pile", "card"),
    "took_discarded": ("seat", "pile", "card"),
    "torn_down": ("space",),
    "traded": ("seat", "rate"),
    "turn": ("seat",),
    "turn_over": ("seat",),
    "turned": ("seat", "slot", "turn"),
    "turned_few": ("unit", "space"),
    "uncovered": ("seat", "card"),
    "unit_moved": ("unit", "space"),
    "used_building": ("seat", "edifice", "effect"),
    "visited": ("hero", "field"),
    "walls": ("walls",),
    "week": ("week",),
    "won": ("seats",),
    "wounded": ("unit", "space", "n"),
    "yielded": ("hero", "winner"),
}
FIGHTS: Final = (frozenset({"announced"}), frozenset({"combat_won", "retreated", "surrendered", "turn_over"}))
"""The facts that begin a fight, and those after which it is over."""
SECRET: Final = (
    *("bought_card", "drew", "found_card", "looked", "peeked"),
    *("replaced_card", "retrieved", "shuffled_back", "took_discarded"),
)
"""Facts whose last part not everyone knows: `fact-drew` and `fact-drew-known`."""


# ------------------------------------------------------------------------------ facts that say more


def _amount(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"amount": amount_name(words, *args[1:])}


def _hero(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"player": player_name(words, args[0])}


def _round(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"kind": "first" if args[0] == 1 else "resources" if args[0] % 2 else "astrologers"}


def _week(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"text": printed(words, ASTROLOGERS[args[0]], "text")}


def _flipped(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"unit": unit_name(words, few_of(args[1]))}


def _played(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"how": way_of(*args[1:]), "text": short_text(words, *args[1:])}


def _moved(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    point = bearing(g, args[1], args[2])
    return {"direction": direction(words, point) if point != NONE else NONE}


def _hired(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"seat": seat_name(words, g, seat_of(args[0]))}


def _settled(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    if args[2] == REINFORCEMENT:
        return {"what": "reinforcement"}
    return {"what": "resource", "resource": words("label-resource", resource=RESOURCE.names[args[2]])}


def _traded(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return trade_facts(words, args[1])


def trade_facts(words: Words, line: int) -> Facts:
    """What is given and what is received."""
    sold, give, bought, got = RATES[line]
    return {"give": amount_name(words, sold, give), "get": amount_name(words, bought, got)}


def _peeked(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"card": piled_name(words, *args[1:])} if len(args) > 2 else {}


def _used_building(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"text": printed(words, BUILDINGS[args[1]].effects[args[2]], "text")}


def _thrown(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"thrown": die_faces(words, args[1], args[2:])}


def _met(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"text": printed(words, SCENARIOS[g.scenario].victories[args[1]], "text")}


def _won(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"n": len(args), "seats": seat_names(words, g, args)}


def _redrawn(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"other": creature_name(words, args[1])}


def _overlaid(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"unit": unit_name(words, few_of(args[1]))}


def _unit_moved(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    return {"unit": unit_name(words, args[0])}


def _walls(words: Words, g: Heroes, args: Sequence[int]) -> Facts:
    stand = [space_name(MIDDLE + column) for column, wall in enumerate(args) if wall == WALL]
    return {"walls": listed(words, stand), "gate": space_name(MIDDLE + list(args).index(GATE))}


RECOUNTED: Final[Mapping[str, Callable[[Words, Heroes, Sequence[int]], Facts]]] = {
    "collected": _amount,
    "income_raised": _amount,
    "gained": _amount,
    "hero": _hero,
    "round": _round,
    "week": _week,
    "flipped": _flipped,
    "played": _played,
    "moved": _moved,
    "hired": _hired,
    "settled": _settled,
    "traded": _traded,
    "peeked": _peeked,
    "used_building": _used_building,
    "threw": _thrown,
    "threw_again": _thrown,
    "met": _met,
    "won": _won,
    "redrawn": _redrawn,
    "overlaid": _overlaid,
    "unit_moved": _unit_moved,
    "walls": _walls,
}


def is_told(g: Heroes, name: str, args: Sequence[int]) -> bool:
    """Whether a fact has a line of its own."""
    if name == "dealt":
        return args[2] == 0
    if name == "visited":
        return of(g).locations[args[1]] != EMPTY_FIELD
    return True
