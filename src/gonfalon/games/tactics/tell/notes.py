"""What should be known before something is chosen: the odds of an attack, or what a space in a dungeon does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.core import Ask, Option, View
from gonfalon.games.tactics.printed import DUNGEON_SPACES
from gonfalon.games.tactics.printed.spaces import SPACES
from gonfalon.games.tactics.rules.attacks import counters
from gonfalon.games.tactics.rules.dungeons.caves import CAVE_AT, ENTRANCE
from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.state import CLASSES, KINDS, MISSILE, Tactics, party_of
from gonfalon.lore.phrases import percent
from gonfalon.lore.words import Words

from .names import cave_space, class_name, unit_name
from .odds import expected, hit_chance, no_way_out, plus, with_mana

FLOOR: Final = DUNGEON_SPACES["floor"].symbol


def is_fight(view: View, option: Option) -> bool:
    """Whether choosing this strikes somebody."""
    if option[0] == "spell":
        return casts_attack(view.state, option[1])
    return option[0] in ("melee", "missile", "ballista", "counter")


def casts_attack(g: Tactics, unit: int) -> bool:
    """Whether a unit's spell is an attack (TAC-ACT-07)."""
    spell = TRAITS[g.card[unit]].spell
    return spell is not None and spell.is_attack


def _dungeon(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> str:
    """What a player should know about a dungeon a unit enters, or a space inside."""
    unit, space = args
    if space < SPACES:
        return ""
    cave = CAVE_AT[space]
    if g.pos[unit] >= SPACES:
        return cave_space(words, space, "text") if cave.kind(space) not in (ENTRANCE, FLOOR) else ""
    if why := no_way_out(g, unit, cave):
        return words("note-no-way-out", why=why, **{"class": class_name(words, unit)})
    return words("note-to-crystal", n=getattr(cave.printed.solutions, CLASSES[with_mana(g, unit)]))


def _spell(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> str:
    unit, target = args
    return odds(words, g, unit, target, "spell") if unit != target and casts_attack(g, unit) else ""


def odds(words: Words, g: Tactics, unit: int, target: int, verb: str) -> str:
    """Whether an attack hits, what it leaves of its target, and what comes back: from the Enemy, surely."""
    kind = KINDS.index(verb)
    name, left = unit_name(words, g, target), g.health[target] - expected(g, unit, target, kind)
    said = [words("note-hits", chance=percent(float(hit_chance(g, unit, target))))] if kind == MISSILE else []
    said.append(words("note-captures", target=name) if left <= 0 else words("note-keeps", target=name, n=left))
    answers = counters(g, target, unit) if left > 0 else []
    if answers and g.automated(party_of(target)):
        harm = f"{expected(g, target, unit, answers[0])}{plus(g, target, answers[0])}"
        said.append(words("note-will-answer", n=harm))
    elif answers:
        said.append(words("note-answers", n=max(expected(g, target, unit, answer) for answer in answers)))
    return " · ".join(said)


NOTED: Final[Mapping[str, Callable[[Words, Tactics, Sequence[int], Ask | None], str]]] = {
    "move": _dungeon,
    "go": _dungeon,
    "melee": lambda words, g, args, ask: odds(words, g, args[0], args[1], "melee"),
    "missile": lambda words, g, args, ask: odds(words, g, args[0], args[1], "missile"),
    "ballista": lambda words, g, args, ask: odds(words, g, args[0], args[1], "ballista"),
    "spell": _spell,
}
