"""What goes into the sentences that ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.core import Ask
from gonfalon.games.immortals.printed import is_joker
from gonfalon.games.immortals.rules.actions import cost_of
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.rules.starting import empty_places
from gonfalon.games.immortals.state import BLANK, EMPTY, ENERGY, GOLD, Immortals
from gonfalon.lore.phrases import listed
from gonfalon.lore.teller import NONE, Facts
from gonfalon.lore.words import Words

from .names import conflict_name, cost_name, deed_name, gain_name, sum_name
from .notes import prospect

ABOUT: Final[Mapping[str, tuple[str, ...]]] = {"home": ("place",), "share": ("n",), "spread": ("n",)}
"""What the facts of a question are."""


def draft(words: Words, g: Immortals, ask: Ask) -> Facts:
    if not g.groups[ask.seat]:
        return {"aim": "keep"}
    return {"aim": "settle" if any(empty_places(g, card) for _, card in ask.options) else "full"}


def settle(words: Words, g: Immortals, ask: Ask) -> Facts:
    if not ask.about:
        return {"kind": NONE}
    (card,) = ask.about
    return {"kind": "joker" if is_joker(card) else "region", "conflict": conflict_name(words, card)}


def send(words: Words, g: Immortals, ask: Ask) -> Facts:
    limbos = zip(("label-light-limbo", "label-dark-limbo"), ask.about, strict=True)
    return {"sources": listed(words, [words(id, n=n) for id, n in limbos if n])}


def plan(words: Words, g: Immortals, ask: Ask) -> Facts:
    """What is planned may cost more than there is: gold and energy can still be gained before it is due."""
    seat, board = ask.seat, BOARDS[g.tribes[ask.seat]]
    laid = [(space, card) for space, card in enumerate(g.plan[seat]) if card not in (EMPTY, BLANK)]
    costs = [cost_of(board[space], card, "") for space, card in laid]
    purse = [gain_name(words, ENERGY, g.energy[seat]), gain_name(words, GOLD, g.gold[seat])]
    energy, gold = (sum(each) for each in zip((0, 0), *costs, strict=True))
    dear = "no" if g.can_pay(seat, energy, gold) else "yes"
    return {"cost": sum_name(words, energy, gold), "dear": dear, "purse": listed(words, purse)}


def turn(words: Words, g: Immortals, ask: Ask) -> Facts:
    return {"cards": "open" if any(verb == "turn_up" for verb, _ in ask.options) else "blank"}


def action(words: Words, g: Immortals, ask: Ask) -> Facts:
    seat, (space, card) = ask.seat, ask.about
    return {
        "how": prospect(g, seat, space, card),
        "deed": deed_name(words, g, seat, space, card),
        "cost": cost_name(words, g, seat, space, card),
    }


ASKED: Final[Mapping[str, Callable[[Words, Immortals, Ask], Facts]]] = {
    "draft": draft,
    "settle": settle,
    "send": send,
    "plan": plan,
    "turn": turn,
    "action": action,
}
