"""What options say, with what would come of them where that is cheap to say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.core import Ask, bits
from gonfalon.games.tactics.codes import DIRECTION
from gonfalon.games.tactics.printed import ENEMIES, UNIT_FACES
from gonfalon.games.tactics.printed.effects import Effect
from gonfalon.games.tactics.printed.realm import THROUGH_PORTAL
from gonfalon.games.tactics.printed.spaces import SPACES, WITHIN, neighbour
from gonfalon.games.tactics.rules.abilities import enemies_on
from gonfalon.games.tactics.rules.attacks import SHED_COST
from gonfalon.games.tactics.rules.cards import FORCED_MARCH
from gonfalon.games.tactics.rules.dungeons.caves import CAVE_AT, CAVE_IN
from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.state import EMPTY, KINDS, MISSILE, SPELL, Tactics
from gonfalon.lore.phrases import dashed, listed, named, percent, printed
from gonfalon.lore.teller import Facts
from gonfalon.lore.words import Words

from .names import (
    camp_name,
    card_name,
    class_name,
    enemy_of,
    face_name,
    opposite_camp,
    place_name,
    space_name,
    tactic_name,
    unit_name,
)
from .odds import expected, hit_chance, knock_chance, no_way_out, parry, plus

AVENGED: Final = 1
"""What Blood Price adds to the attack it gives."""

Answer = Callable[[Words, Tactics, Sequence[int], Ask], Facts]
Chosen = Callable[[Words, Tactics, Sequence[int], Ask | None], Facts]


def at(*questions: str) -> Callable[[Answer], Chosen]:
    """Only in answer to one of these questions is there anything to say."""

    def chosen(answer: Answer) -> Chosen:
        return lambda words, g, args, ask: answer(words, g, args, ask) if ask and ask.what in questions else {}

    return chosen


def _camp(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"camp": camp_name(words, args[0]), "opposite": opposite_camp(words, g, args[0])}


@at("take")
def _take(words: Words, g: Tactics, args: Sequence[int], ask: Ask) -> Facts:
    (other,) = [card for _, card in ask.options if card != args[0]]
    return {
        "card": card_name(words, args[0]),
        "given": card_name(words, other),
        "enemy": enemy_of(words, g, ask.seat),
    }


def _space(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> Facts:
    unit, space = args
    return {"unit": unit_name(words, g, unit)} | _destination(words, g, unit, space)


def _move(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> Facts:
    """A move, or a detour back to the same space."""
    facts = _space(words, g, args, ask)
    return facts if args[1] != g.pos[args[0]] else facts | {"where": "back", "place": space_name(args[1])}


def _destination(words: Words, g: Tactics, unit: int, space: int) -> Facts:
    if space < SPACES:
        return {"where": "map", "place": place_name(words, g, space)}
    cave = CAVE_AT[space]
    if g.pos[unit] >= SPACES:
        rubble = cave.kind(space) == CAVE_IN
        chance = percent(float(knock_chance(g, unit))) if rubble else ""
        return {"where": "rubble" if rubble else "map", "place": place_name(words, g, space), "chance": chance}
    return {
        "where": no_way_out(g, unit, cave) or "dungeon",
        "dungeon": printed(words, cave.printed, "place"),
        "crystal": named(words, cave.printed),
        "class": class_name(words, unit),
    }


def _attack(verb: str) -> Chosen:
    """An attack or a spell as an action, or given by Blood Price."""

    def chosen(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> Facts:
        bonus = AVENGED if ask and ask.what == "avenge" else 0
        return assault(words, g, args[0], args[1], KINDS.index(verb), bonus)

    return chosen


@at("counter")
def _counter(words: Words, g: Tactics, args: Sequence[int], ask: Ask) -> Facts:
    unit, attacker, answered = ask.about
    bonus = parry(g, unit, attacker, args[0], answered)
    return {"attack": KINDS[args[0]]} | assault(words, g, unit, attacker, args[0], bonus)


def assault(words: Words, g: Tactics, unit: int, target: int, kind: int, bonus: int = 0) -> Facts:
    """Who attacks or casts, on whom, and what that would do."""
    facts: Facts = {"unit": unit_name(words, g, unit), "target": unit_name(words, g, target)}
    spell = TRAITS[g.card[unit]].spell if kind == SPELL else None
    if spell:
        facts["spell"] = named(words, spell)
        facts["reach"] = "harm" if spell.is_attack else "self" if target == unit else "help"
        facts["more"] = plus(g, unit, kind)
        if spell.target == "none":
            around = enemies_on(g, unit, WITHIN[spell.effects[0].range][g.pos[unit]])
            names = listed(words, (unit_name(words, g, each) for each in around))
            return facts | {"reach": "around", "around": names}
    facts["damage"] = expected(g, unit, target, kind, bonus)
    if kind == MISSILE:
        facts["chance"] = percent(float(hit_chance(g, unit, target)))
    return facts


def _march(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"unit": unit_name(words, g, args[0]), "card": tactic_name(words, FORCED_MARCH)}


def _shed(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"unit": unit_name(words, g, args[0]), "cost": SHED_COST}


def _way(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> Facts:
    stops = [words("way-village", space=space_name(village)) for village in g.realm.villages_of(args[0])]
    if args[0] & THROUGH_PORTAL:
        stops.append(words("way-portal"))
    return {"way": listed(words, stops) if stops else "direct"}


@at("go", "delve")
def _stay(words: Words, g: Tactics, args: Sequence[int], ask: Ask) -> Facts:
    return {"unit": unit_name(words, g, ask.about[0])}


@at("golem", "siphon")
def _option(words: Words, g: Tactics, args: Sequence[int], ask: Ask) -> Facts:
    unit = ask.about[0]
    spell = TRAITS[g.card[unit]].spell
    monsters = [effect for card in ENEMIES for effect in card.monster.effects]
    effect = alternatives(monsters if ask.what == "golem" or not spell else spell.per_power)[args[0]]
    return {"unit": unit_name(words, g, unit), "effect": dashed(effect.op), "amount": abs(effect.amount)}


def alternatives(effects: Sequence[Effect]) -> tuple[Effect, ...]:
    """What may be chosen among, where one of some effects is a choice."""
    (choice,) = [effect for effect in effects if effect.op == "choose"]
    return choice.options


def _choose(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> Facts:
    (unit,) = args
    facts: Facts = {"unit": unit_name(words, g, unit)}
    if ask and ask.what == "aim":
        shot = assault(words, g, ask.about[0], unit, MISSILE)
        return facts | {"aim": "shot", "damage": shot["damage"], "chance": shot["chance"]}
    if ask and ask.what in ("return", "replace"):
        return facts | {"aim": "fallen", "class": class_name(words, unit)}
    return facts | {"aim": "none", "health": g.health[unit], "top": TRAITS[g.card[unit]].top_health}


@at("grant")
def _grant(words: Words, g: Tactics, args: Sequence[int], ask: Ask) -> Facts:
    number, unit = args
    effect = alternatives(UNIT_FACES[g.card[ask.about[0]]].abilities[0].effects)[number]
    return {"unit": unit_name(words, g, unit), "effect": effect.op, "amount": effect.amount}


def _push(words: Words, g: Tactics, args: Sequence[int], ask: Ask | None) -> Facts:
    (direction,) = args
    toward = push_leads_to(words, g, ask.about[1], direction) if ask and ask.what == "push" else ""
    return {"direction": DIRECTION.names[direction], "toward": toward}


def push_leads_to(words: Words, g: Tactics, unit: int, direction: int) -> str:
    """Where the first step of a push leads."""
    here = g.pos[unit]
    there = neighbour(here, direction)
    if there < 0:
        return words("toward-edge")
    if g.realm.level[there] > g.realm.level[here] or g.realm.closed >> there & 1:
        return words("toward-cliff", space=space_name(there))
    if g.at[there] != EMPTY:
        return words("toward-unit", space=space_name(there), unit=unit_name(words, g, g.at[there]))
    return place_name(words, g, there)


@at("reroll")
def _reroll(words: Words, g: Tactics, args: Sequence[int], ask: Ask) -> Facts:
    faces = ask.about[1:]
    return {"chosen": listed(words, (die_name(words, faces, die) for die in bits(args[0])))}


def die_name(words: Words, faces: Sequence[int], die: int) -> str:
    """A die by what it shows, and by its place where another shows the same."""
    name = face_name(words, faces[die])
    return name if faces.count(faces[die]) == 1 else words("die-nth", face=name, n=die + 1)


CHOSEN: Final[Mapping[str, Chosen]] = {
    "camp": _camp,
    "take": _take,
    "move": _move,
    "go": _space,
    "melee": _attack("melee"),
    "missile": _attack("missile"),
    "spell": _attack("spell"),
    "ballista": _attack("ballista"),
    "counter": _counter,
    "march": _march,
    "shed": _shed,
    "way": _way,
    "stay": _stay,
    "option": _option,
    "choose": _choose,
    "grant": _grant,
    "push": _push,
    "reroll": _reroll,
}
