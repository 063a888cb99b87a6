"""What the log says: the kinds of each fact's arguments, and what a line adds to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gonfalon.core import View
from gonfalon.games.tactics.printed import ENEMIES, MAP, TIME_TRACK, UNIT_FACES, UNITS
from gonfalon.games.tactics.printed.spaces import NORTH, SOUTH
from gonfalon.games.tactics.rules.attacks import SHED_COST
from gonfalon.games.tactics.rules.dungeons.caves import CAVES
from gonfalon.games.tactics.rules.rolls import ICONS
from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.state import (
    CLASSES,
    ENEMY_FACE,
    KINDS,
    MELEE,
    MISSILE,
    NOBODY,
    SPELL,
    Tactics,
    party_of,
    unit_of,
)
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.teller import NONE, Facts
from gonfalon.lore.words import Words

from .names import arrow_name, class_name, enemy_of, opposite_camp, party_name
from .prompts import spell_name

TOLD: Final[Mapping[str, tuple[str, ...]]] = {
    "activates": ("unit", "enemy_card", "why", "arrow"),
    "attacks": ("unit", "target", "attack"),
    "bears": ("unit",),
    "camp": ("seat", "camp"),
    "captured": ("unit", "target"),
    "casts": ("unit", "target", "n"),
    "chose": ("seat", "card", "given"),
    "collided": ("unit", "n"),
    "counters": ("unit", "target", "attack"),
    "crystal": ("unit", "dungeon"),
    "cured": ("unit",),
    "damaged": ("unit", "target", "n"),
    "delved": ("unit", "place"),
    "deployed": ("unit", "space"),
    "discarded": ("seat", "tactic"),
    "drew": ("seat", "tactic"),
    "dropped": ("unit", "space"),
    "enemy_reshuffled": (),
    "enemy_turn": ("seat",),
    "entered": ("unit", "dungeon"),
    "finale": ("n",),
    "fizzled": ("unit",),
    "flag": ("seat", "zone", "mark"),
    "healed": ("unit", "n"),
    "hurt": ("unit", "target", "n"),
    "last_turns": ("seat",),
    "learnt": ("lesson", "n"),
    "left": ("unit", "space"),
    "lost": ("unit", "n"),
    "missed": ("unit", "target"),
    "monster": ("unit", "monster"),
    "moved": ("unit", "from", "space"),
    "paid": ("unit", "n", "left"),
    "perished": ("unit", "dungeon"),
    "placed": ("unit", "space"),
    "played": ("seat", "tactic"),
    "poisoned": ("unit",),
    "pushed": ("unit", "from", "space"),
    "ran_out": ("unit", "n", "left"),
    "replaced": ("unit", "card", "space"),
    "rerolled": ("unit", "faces"),
    "reshuffled": (),
    "returned": ("unit", "space"),
    "robbed": ("unit", "n"),
    "rolled": ("unit", "icon", "faces"),
    "scored": ("seat", "n"),
    "secured": ("seat", "zone"),
    "sets_out": ("unit", "from"),
    "shed": ("unit",),
    "step_attack": ("unit", "step", "target", "n"),
    "step_blocked": ("unit",),
    "step_move": ("unit", "target", "space", "why"),
    "step_none": ("unit", "step"),
    "step_stay": ("unit",),
    "stole": ("unit", "target"),
    "stuck": ("unit", "n"),
    "supplied": ("unit", "n"),
    "time": ("n", "before"),
    "turn": ("seat", "n"),
    "village": ("unit", "space"),
    "weakened": ("unit", "second"),
}
"""By fact: the kinds of its arguments."""
FIGHTS: Final = (
    frozenset({"attacks"}),
    frozenset({"activates", "discarded", "drew", "healed", "moved", "played", "supplied", "time", "village"}),
)
"""The facts that begin a fight, and those after which it is over."""
SECRET: Final = ("drew",)


def is_told(g: Tactics, name: str, args: Sequence[Any]) -> bool:
    """Spells and units that perish in a dungeon have lines of their own."""
    if name == "attacks":
        return bool(args[2] != KINDS[SPELL])
    return not (name == "captured" and args[1] == NOBODY)


def as_it_was(view: View, fact: Sequence[Any]) -> Tactics:
    """The state with the cards and the compass of the moment something was told: since then enemy units may have
    been replaced by others of their class (TAC-SOL-28), and other Enemy cards drawn."""
    g: Tactics = view.state
    if not g.rules.enemies:
        return g
    log = view.log
    at = next((n for n in reversed(range(len(log))) if log[n] is fact), len(log))
    later = {each[1] for each in log[at + 1 :] if each[0] == "replaced"}
    if not later and fact[0] not in ("step_attack", "step_move"):
        return g
    g, cards = g.copy(), list(g.card)
    for name, *args in log[:at]:
        if name == "activates":
            g.compass = args[3]
        elif name == "replaced" and args[0] in later:
            cards[args[0]] = args[1]
        elif name == "chose":
            unit = unit_of(g.players + args[0], CLASSES.index(UNITS[args[1]].unit_class))
            cards[unit] = args[2] + ENEMY_FACE if unit in later else cards[unit]
    if fact[0] == "replaced":
        cards[fact[1]] = fact[2]
    g.card = tuple(cards)
    return g


def _flag(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"flag": printed(words, MAP.zones[args[1]], "flag_name").lower()}


def _supply(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"supply": "mana" if UNITS[g.card[args[0]] % ENEMY_FACE].mana else "ammo"}


def _captured(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    own = not g.hostile(args[0], args[1])
    return {"own": "yes" if own else "no", "captor": party_name(words, g, party_of(args[1]))}


def _casts(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    unit, target = args[:2]
    return {"spell": spell_name(words, g, unit), "alone": "yes" if unit == target else "no"}


def _hurt(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    """Which ability hurts whoever strikes its unit."""
    abilities = UNIT_FACES[g.card[args[0]]].abilities
    hurting = [each for each in abilities if any(effect.op == "lose_health" for effect in each.effects)]
    return {"ability": named(words, hurting[0])}


def _rolled(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"count": sum(ICONS[args[1]][face] for face in args[2:])}


def _whether_moved(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"moved": "no" if args[1] == args[2] else "yes"}


def _chose(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"enemy": enemy_of(words, g, args[0])}


def _activates(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    """Why this unit: it is named, or the leftmost, or takes the place of one that has had its turn."""
    _, card, why, _ = args
    if card == NOBODY:
        return {"why": NONE}
    named_class = ENEMIES[card].activates
    facts = {"why": ("named", "leftmost", "instead")[why], "bonus": printed(words, ENEMIES[card], "bonus")}
    return facts | ({"class": class_name(words, CLASSES.index(named_class))} if named_class in CLASSES else {})


def _attack_of(g: Tactics, unit: int, step: int) -> str:
    """What a unit looks for in a step of its activation."""
    traits = TRAITS[g.card[unit]]
    if step in (1, 4):
        return KINDS[MELEE]
    return KINDS[MISSILE] if traits.missile else KINDS[SPELL] if traits.spell else NONE


def _step(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"attack": _attack_of(g, args[0], args[1]), "arrow": arrow_name(words, g.compass)}


def _step_move(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    """Whom or what the unit moves to, and along which axis first."""
    axis = "rows" if g.compass in (NORTH, SOUTH) else "columns"
    return {"why": ("attack", "closest", "higher")[args[3]], "axis": axis}


def _crystal(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"crystal": named(words, CAVES[args[1]].printed)}


def _monster(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"effect": printed(words, ENEMIES[args[1]].monster, "text")}


def _replaced(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"class": class_name(words, args[0]), "enemy": party_name(words, g, party_of(args[0]))}


def _time(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"way": "down" if args[0] < args[1] else "up"}


def finale(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    """Why an adventure is over."""
    glory = next(cave.printed for cave in CAVES if cave.printed.wins_game)
    lost = "time" if g.time == TIME_TRACK.lose_at else "rounds" if all(g.side[: g.players]) else "units"
    return {"why": "won" if g.won else lost, "crystal": named(words, glory), "players": g.players}


RECOUNTED: Final[Mapping[str, Callable[[Words, Tactics, Sequence[Any]], Facts]]] = {
    "activates": _activates,
    "camp": lambda words, g, args: {"opposite": opposite_camp(words, g, args[1])},
    "captured": _captured,
    "casts": _casts,
    "chose": _chose,
    "crystal": _crystal,
    "entered": _crystal,
    "finale": finale,
    "flag": _flag,
    "hurt": _hurt,
    "monster": _monster,
    "moved": _whether_moved,
    "pushed": _whether_moved,
    "replaced": _replaced,
    "robbed": _supply,
    "rolled": _rolled,
    "secured": _flag,
    "shed": lambda words, g, args: {"cost": SHED_COST},
    "step_attack": _step,
    "step_move": _step_move,
    "step_none": _step,
    "supplied": _supply,
    "time": _time,
    "turn": lambda words, g, args: {"round": (args[1] - 1) // g.players + 1},
}
