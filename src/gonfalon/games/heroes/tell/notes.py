"""What a player should know before choosing an option: the text of a card, who guards a field, what an attack
would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from gonfalon.core import Ask
from gonfalon.games.heroes.bots.odds import odds
from gonfalon.games.heroes.codes import NOBODY, TIERS, few_of, is_pack, pack_of, seat_of
from gonfalon.games.heroes.printed import BUILDINGS, CARDS, DIFFICULTIES, LOCATIONS, NEUTRAL_ARMIES
from gonfalon.games.heroes.printed.cards import Spell
from gonfalon.games.heroes.rules import scenario
from gonfalon.games.heroes.rules.buildings import first_of
from gonfalon.games.heroes.rules.combat import beginning as combat
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.rules.geography import category, enemies_on, guarded, holder, of
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.phrases import percent
from gonfalon.lore.words import Words

from .damage import answer, blow
from .names import (
    card_text,
    hero_name,
    is_known,
    listed,
    printed,
    seat_name,
    short_text,
    unit_text,
    way_of,
    way_text,
    yes,
)
from .options import acting, asker

Noted = Callable[[Words, Heroes, Sequence[int], Ask | None], str]


def apart(parts: Iterable[str]) -> str:
    """Parts of a note; what matters most comes first."""
    return " · ".join(part.removesuffix(".") for part in parts)


def _play(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> str:
    """The Power, text and higher levels of a Spell, or the text of an effect that the option does not quote."""
    card, way = args
    shown = CARDS[card]
    if way_of(card, way) == "cast" and isinstance(shown, Spell):
        power, *more = ((each.power, printed(words, each, "text")) for each in shown.levels[way:])
        stronger = (words("label-power", n=n, text=text) for n, text in more)
        return apart((words("note-power", n=power[0]), printed(words, shown, "text"), *stronger))
    text = way_text(words, card, way)
    return "" if text.removesuffix(".") == short_text(words, card, way) else text


def _take(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> str:
    return apart(card_text(words, args[0]))


def _build(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> str:
    building = BUILDINGS[first_of(g, asker(g, ask)) + args[0]]
    return apart(printed(words, effect, "text") for effect in building.effects)


def _recruit(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> str:
    return unit_text(words, few_of(args[0]))


def _reinforce(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> str:
    return unit_text(words, pack_of(args[0]))


# ------------------------------------------------------------------------------ where a hero goes


def guards_name(words: Words, g: Heroes, field: int) -> str:
    """The tiers of the guards of a field (HER-NEU-04, HER-NEU-10, HER-NEU-11, HER-NEU-12, HER-NEU-13, HER-NEU-14,
    HER-NEU-15, HER-NEU-16)."""
    tiers = scenario.guards_of(g, field)
    if tiers is None:
        army = NEUTRAL_ARMIES[of(g).difficulty(field) - 1]
        tiers = tuple(TIERS.index(tier) for tier in getattr(army, DIFFICULTIES[g.difficulty].id))
    counted = sorted(Counter(tiers).items())
    return listed(words, (words("label-tier", n=n, tier=TIERS[tier]) for tier, n in counted))


def _move(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> str:
    return apart(waiting(words, g, *args)) if is_known(g, args[1]) else ""


def waiting(words: Words, g: Heroes, hero: int, field: int) -> Iterator[str]:
    """Whom a hero would have to fight, and what the place gives."""
    seat, location = seat_of(hero), of(g).locations[field]
    enemies, owner = enemies_on(g, field, seat), holder(g, field)
    if enemies:
        yield words("note-hero", hero=hero_name(words, g, min(enemies)))
        yield chance(words, g, hero, field)
    elif combat.has_defender(g, hero, field):
        yield words("note-town", seat=seat_name(words, g, owner))
        yield chance(words, g, hero, field)
    elif guarded(g, field) and combat.quick(g, hero, field):
        yield words("note-quick")
    elif guarded(g, field):
        yield words("note-guards", guards=guards_name(words, g, field))
        yield chance(words, g, hero, field)
    kind = category(g, location)
    if kind == "revisitable" or (kind == "visitable" and not g.visited >> field & 1) or is_prize(g, field, seat):
        yield printed(words, LOCATIONS[location], "text")


def chance(words: Words, g: Heroes, hero: int, field: int) -> str:
    """How a combat there would go, from many simulated ones."""
    ahead = odds(g, hero, field)
    return words("note-chance", chance=round(100 * ahead.win), lost=round(ahead.lost))


def is_prize(g: Heroes, field: int, seat: int) -> bool:
    """Whether a Mine, a Settlement or the like would change hands."""
    return category(g, of(g).locations[field]) == "flaggable" and holder(g, field) != seat


# ------------------------------------------------------------------------------ attacks


def _attack(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> str:
    """Damage and chance, which anyone could work out from public information."""
    unit, target = acting(g, ask), fight.unit_at(g, args[1])
    return apart(outlook(words, g, unit, args[0], target)) if NOBODY not in (unit, target) else ""


def outlook(words: Words, g: Heroes, unit: int, space: int, target: int) -> Iterator[str]:
    found = blow(g, unit, space, target)
    yield words("note-damage", span=found.span)
    if found.falls:
        few = is_pack(g.unit[target]) and fight.top_overlay(g, target) == NOBODY
        yield words("note-falls", chance=percent(found.falls), few=yes(few))
    if said := answer(g, unit, space, target):
        yield words("note-answer", span=said)


NOTED: Final[Mapping[str, Noted]] = {
    "play": _play,
    "take": _take,
    "build": _build,
    "recruit": _recruit,
    "reinforce": _reinforce,
    "move": _move,
    "attack": _attack,
}
