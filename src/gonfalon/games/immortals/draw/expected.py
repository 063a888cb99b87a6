"""What a card would bring on a space of the plan as things stand, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from gonfalon.games.immortals.printed import CAPITAL, PORTAL, SANCTUARY, region_of
from gonfalon.games.immortals.rules.actions import TRANSITION, cost_of
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.state import ARMY_SPACES, ENERGY, GOLD, MAGIC, Immortals
from gonfalon.games.immortals.tell import prospects
from gonfalon.games.immortals.tell.names import armies_name, gain_name, points_name, region_name
from gonfalon.lore.memo import Memo
from gonfalon.lore.phrases import percent
from gonfalon.lore.words import Words


def expected(words: Words, g: Immortals, seat: int, space: int, card: int) -> str:
    """What a Region or Conflict card would bring on an Army space; "" for anything else."""
    if card >= MAGIC or space >= ARMY_SPACES:
        return ""
    ground = (tuple(g.owner), tuple(g.armies), tuple(g.limbo), g.portals, g.sanctuaries, g.capitals)
    tower = (g.shelves, g.tray, g.greens)
    key = (words, seat, space, card, g.tribes[seat], g.gold[seat], g.energy[seat], ground, tower)
    return EXPECTED.get(key, lambda: found(words, g, seat, space, card))


EXPECTED: Final = Memo[str](1 << 13)
"""By all that it depends on: while plans are laid nothing changes on the board."""


def found(words: Words, g: Immortals, seat: int, space: int, card: int) -> str:
    printed = BOARDS[g.tribes[seat]][space]
    if not g.can_pay(seat, *cost_of(printed, card, "")):
        return words("expect-unpaid")
    return BRINGS[printed.action](words, g, seat, card) or words("expect-nothing")


def extracted(resource: int, words: Words, g: Immortals, seat: int, card: int) -> str:
    n = prospects.extracted(g, seat, card, resource)
    return f"+{gain_name(words, resource, n)}" if n else ""


def deployed(words: Words, g: Immortals, seat: int, card: int) -> str:
    n = prospects.deployed(g, seat, card, TRANSITION)
    return f"+{armies_name(words, n)}" if n else ""


def built(kinds: tuple[int, ...], words: Words, g: Immortals, seat: int, card: int) -> str:
    n = prospects.built(g, seat, card, kinds)
    return f"+{points_name(words, n)}" if n else ""


def attacked(words: Words, g: Immortals, seat: int, card: int) -> str:
    """The likeliest attack from or on a region of the card."""
    best = prospects.best(prospects.attacks(g, seat, card))
    if best is None:
        return ""
    return words("expect-attack", chance=percent(best.chance), place=region_name(words, region_of(best.goal)))


def attacked_or_moved(words: Words, g: Immortals, seat: int, card: int) -> str:
    best = prospects.best(prospects.attacks(g, seat, card))
    n = prospects.marched(g, seat, card)
    if best is None:
        return words("expect-move", n=n) if n else ""
    if not n:
        return attacked(words, g, seat, card)
    return words("expect-either", chance=percent(best.chance), n=n)


BRINGS: Final[Mapping[str, Callable[[Words, Immortals, int, int], str]]] = {
    "extract_gold": partial(extracted, GOLD),
    "extract_energy": partial(extracted, ENERGY),
    "transition_3": deployed,
    "build": partial(built, (PORTAL, SANCTUARY, CAPITAL)),
    "build_sanctuary": partial(built, (SANCTUARY,)),
    "attack": attacked,
    "attack_or_move": attacked_or_moved,
}
