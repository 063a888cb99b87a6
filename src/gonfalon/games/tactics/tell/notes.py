"""What should be known before something is chosen: the odds of an attack, or what a space in a dungeon does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.core import Ask, Option, View
from gonfalon.games.tactics.printed import DUNGEON_SPACES
from gonfalon.games.tactics.printed.spaces import SPACES
from gonfalon.games.tactics.rules.attacks import SHED_COST, counters
from gonfalon.games.tactics.rules.dungeons.caves import CAVE_AT, ENTRANCE
from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.state import CLASSES, KINDS, Tactics, party_of
from gonfalon.lore.phrases import percent
from gonfalon.lore.words import Words

from .names import cave_space, class_name, unit_name
from .odds import chance_of, expected, knock_chance, no_way_out, plus, with_mana

FLOOR: Final = DUNGEON_SPACES["floor"].symbol


def is_fight(view: View, option: Option) -> bool:
    """Whether choosing this strikes somebody."""
    if option[0] == "spell":
        return casts_attack(view.state, option[1])
    return option[0] in ("melee", "missile", "ballista", "counter")


def is_end(view: View, option: Option) -> bool:
    """Whether choosing this ends the turn."""
    return bool(option[0] == "end")


def is_sure(view: View, option: Option) -> bool:
    """Moves over the map do what they look like: whatever else costs something is chosen by a button."""
    on_map = option[0] in ("move", "go", "deploy") and option[2] < SPACES
    return bool(on_map and not is_detour(view.state, option))


def is_detour(g: Tactics, option: Option) -> bool:
    """Whether a move ends where it began: it spends an action, and seldom gains anything."""
    return bool(option[0] == "move" and option[2] == g.pos[option[1]])


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
    """What an attack leaves of its target, and what comes back: from the Enemy, surely."""
    kind = KINDS.index(verb)
    name, left = unit_name(words, g, target), g.health[target] - expected(g, unit, target, kind)
    said = [words("note-captures", target=name) if left <= 0 else words("note-keeps", target=name, n=left)]
    answers = counters(g, target, unit) if left > 0 else []
    if answers and g.automated(party_of(target)):
        harm = f"{expected(g, target, unit, answers[0])}{plus(g, target, answers[0])}"
        said.append(words("note-will-answer", n=harm))
    elif answers:
        said.append(words("note-answers", n=max(expected(g, target, unit, answer) for answer in answers)))
    return " · ".join(said)


def _end(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> str:
    return words("note-unused", n=g.actions) if g.actions else ""


def _power(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> str:
    return words("note-power", chance=percent(float(chance_of("power", args[0])))) if args[0] else ""


def _yes(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> str:
    """Whether a roll for Knock Back is likely to push."""
    if ask is None or ask.what != "knock_back":
        return ""
    return words("note-push", chance=percent(float(knock_chance(g, ask.about[0]))))


def _shed(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> str:
    """What it costs, and how little is left."""
    return words("note-shed", cost=SHED_COST, n=g.health[args[0]] - SHED_COST)


NOTED: Final[Mapping[str, Callable[[Words, Tactics, Sequence[int], Ask | None], str]]] = {
    "move": _dungeon,
    "go": _dungeon,
    "melee": lambda words, g, args, ask: odds(words, g, args[0], args[1], "melee"),
    "missile": lambda words, g, args, ask: odds(words, g, args[0], args[1], "missile"),
    "ballista": lambda words, g, args, ask: odds(words, g, args[0], args[1], "ballista"),
    "spell": _spell,
    "end": _end,
    "power": _power,
    "yes": _yes,
    "shed": _shed,
}
