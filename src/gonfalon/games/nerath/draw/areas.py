"""What there is to decide beside the map: the battle under way, or what can be bought."""

from __future__ import annotations

from htpy import Element, Node

from gonfalon.core import View
from gonfalon.games.nerath.printed import PIECES
from gonfalon.games.nerath.printed.regions import NOBODY
from gonfalon.games.nerath.rules.reinforce import price
from gonfalon.games.nerath.state import REINFORCE, Nerath
from gonfalon.lore.drawing import hidden_panel
from gonfalon.lore.words import Words

from .fight import battle, hits_to_take, latest, need_of, outlook, parties, takers
from .market import market, orders


def areas(words: Words, view: View) -> Element:
    """The battle under way, if there is one, and above it what may take a hit."""
    g: Nerath = view.state
    if g.fighting == NOBODY or view.over:
        return hidden_panel("areas")
    hits, rolls = hits_to_take(view), latest(view)
    return battle(words, g.fighting, g.battle_round, hits, parties(g), rolls, need_of(g), outlook(words, g))


def to_decide(words: Words, view: View) -> list[Node]:
    """What the viewer may touch beside the map: pieces for sale, or who takes a hit without a battle."""
    g: Nerath = view.state
    parts: list[Node] = []
    if g.fighting == NOBODY and (hits := hits_to_take(view)):
        parts.append(takers(words, hits))
    deploys = any(ask.what == "deploy" for ask in view.asks.values())
    if g.step == REINFORCE and g.seat_of[g.active] in view.seats and not deploys and not view.over:
        prices = tuple(price(g, g.active, kind) for kind in range(len(PIECES)))
        parts.append(market(words, g.active, g.gold[g.active], prices, orders(view)))
    return parts
