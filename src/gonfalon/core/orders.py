"""Standing orders: what a player wants to be asked, and what answers itself.

At a live table every seat that might react is asked, as far as everybody knows, whatever it holds. A player need
not look at each window. An order is a line of text, the same on the page, in the API and in the terminal:

    once | could | always | never      when to be asked for a reaction: once a battle for each card, wherever they
                                       could react, each time, or not at all
    kind WHAT once|could|always|never  the same for one kind of moment, which a game calls WHAT; `kind WHAT usual`
                                       takes it back, and so does `usual` below
    card VERB NAME ask|never|play      for one card: ask even where nothing else would, never for it alone, or play
                                       it at the first chance
    battle pass, turn pass             react to nothing until this battle or turn is over; `battle ask`, `turn ask`
    habit WHAT CHOICE                  always answer a question like this, if it is offered; `first` is whatever
                                       comes first
    answers self|ask                   whether a question with one sensible answer answers itself
    coach on|off, hush RULE            whether the coach of a first game speaks, and which of its rules do no more

An order says what its player is shown. When the table takes the answer is not for an order to say, since others
notice when a window closes: where people play from afar every window lasts as long as any other. Only at one
screen, or where the table has agreed to trust each other, does it take the answer at once. With the table option
`ask_always` everybody is really asked, whatever their orders.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

from .ask import Ask, Option
from .errors import GonfalonError
from .game import Game
from .match import Match

ORDERS = ("once", "could", "always", "never")
CARD_ORDERS = ("ask", "never", "play")
ANSWERS = ("self", "ask")
USUAL = "usual"
FIRST = "first"
MOST_ORDERS = 100
"""How many special orders of each sort a seat may have."""
LONGEST_RULE = 40
"""How many letters the name of a rule of the coach has at most."""


@dataclass(frozen=True)
class Orders:
    """What a seat has ordered. `passes` holds the battle and the turn in which it reacts to nothing."""

    windows: str = ORDERS[0]
    kinds: Mapping[str, str] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    passes: Mapping[str, str] = field(default_factory=dict)
    habits: Mapping[str, str] = field(default_factory=dict)
    answers: str = ANSWERS[0]
    coach: bool = False
    hushed: tuple[str, ...] = ()


class Declined:
    """The cards that each seat has passed on in the battle that is being fought."""

    def __init__(self) -> None:
        self.battle = ""
        self.cards: dict[int, set[Option]] = {}

    def by(self, match: Match, seat: int) -> set[Option]:
        """The cards a seat has passed on; none if another battle has begun."""
        battle = battle_of(match.game, match.state)
        if battle != self.battle:
            self.battle, self.cards = battle, {}
        return self.cards.setdefault(seat, set()) if battle else set()

    def add(self, match: Match, seat: int) -> None:
        """A seat passes on everything it is offered now."""
        self.by(match, seat).update(map(card_of, reactions_in(match.asks[seat])))

    def forget(self, seat: int) -> None:
        self.cards.pop(seat, None)


# ------------------------------------------------------------------- what is answered


def answer_by_order(
    match: Match, seat: int, orders: Orders, declined: Declined | None = None, alone: bool = True
) -> Option | None:
    """What the seat answers without being asked; None if the player must be asked. `alone` says that nobody at
    another screen could learn something from a question that answers itself."""
    ask = match.asks[seat]
    if not ask.window:
        return by_itself(match, ask, orders, alone)
    if match.setup.options.get("ask_always") == "yes":
        return None
    if is_passing(match.game, match.state, orders):
        return ask.default
    return in_window(match, ask, orders, declined.by(match, seat) if declined else set())


def in_window(match: Match, ask: Ask, orders: Orders, declined: set[Option]) -> Option | None:
    """The answer to a chance to react: a card that is played at the first chance, a pass if there is nothing to
    ask about, or None."""
    level = orders.kinds.get(ask.what, orders.windows)
    if level == "always":
        return None
    if level == "once" and orders.answers == "self" and ask.sensible is not None:
        level = "never"
    for option in reactions_in(ask) if level != "never" or orders.cards else ():
        order = orders.cards.get(card_name(match.game, option))
        if order == "play":
            return option
        known = level == "never" or (level == "once" and card_of(option) in declined)
        if order == "ask" or (order is None and not known):
            return None
    return ask.default


def by_itself(match: Match, ask: Ask, orders: Orders, alone: bool) -> Option | None:
    """The answer to a question that the player has a habit for, or that has one sensible answer. Where it has only
    one, that may be because of hidden cards: then it is asked, unless nobody could notice."""
    if (habit := habit_for(match, ask, orders)) is not None:
        return habit
    if orders.answers == "ask":
        return None
    if ask.sensible is not None:
        return ask.sensible
    few = [*islice(ask.options, 2)] if alone else []
    return few[0] if len(few) == 1 else None


def habit_for(match: Match, ask: Ask, orders: Orders) -> Option | None:
    """The answer that the player always gives to this kind of question, if it is offered."""
    text = orders.habits.get(ask.what)
    if text is None:
        return None
    if text == FIRST:
        return next(iter(ask.options))
    try:
        option = match.game.verbs.parse(text)
    except GonfalonError:
        return None  # rules have changed since
    return option if option in ask.options else None


def is_passing(game: Game, g: Any, orders: Orders) -> bool:
    """Whether the seat reacts to nothing in this battle or turn."""
    return bool(orders.passes) and any(each in orders.passes.items() for each in scopes(game, g).items())


def reactions_in(ask: Ask) -> list[Option]:
    """What may be done in a window besides passing."""
    return [option for option in ask.options if option != ask.default]


def card_of(option: Option) -> Option:
    """The card that an option plays: the same, however it is played."""
    return option[:2]


def card_name(game: Game, option: Option) -> str:
    """That card as orders write it: `event fire_storm`."""
    return " ".join(game.verbs.text(option).split()[:2])


def scopes(game: Game, g: Any) -> dict[str, str]:
    """What a pass may last for: the battle, if one is being fought, and the turn."""
    battle = battle_of(game, g)
    return {**({"battle": battle} if battle else {}), "turn": turn_of(game, g)}


def battle_of(game: Game, g: Any) -> str:
    """Which battle is being fought, as text; empty if there is none."""
    battle = game.battle(g)
    return "" if battle is None else f"{turn_of(game, g)} {battle}"


def turn_of(game: Game, g: Any) -> str:
    """Which turn it is, as text."""
    return f"{game.round(g)} {game.turn(g)}"


# --------------------------------------------------------------------- what is ordered


def ordered(match: Match, orders: Orders, text: str) -> Orders:
    """A seat's orders after one more of them."""
    words = text.split()
    match words:
        case [level] if level in ORDERS:
            return replace(orders, windows=level)
        case ["kind", what, level] if level in (*ORDERS, USUAL):
            return replace(orders, kinds=changed(orders.kinds, what, level))
        case ["card", verb, name, order] if order in (*CARD_ORDERS, USUAL) and verb in match.game.verbs.table:
            return replace(orders, cards=changed(orders.cards, f"{verb} {name}", order))
        case [("battle" | "turn") as scope, ("pass" | "ask") as order]:
            return replace(orders, passes=passing(match, orders, scope, order == "pass"))
        case ["habit", what, *choice] if choice and what in match.game.habits:
            return replace(orders, habits=changed(orders.habits, what, checked(match.game, " ".join(choice))))
        case ["answers", order] if order in ANSWERS:
            return replace(orders, answers=order)
        case ["coach", ("on" | "off") as order]:
            return replace(orders, coach=order == "on")
        case ["hush", rule] if len(rule) <= LONGEST_RULE and len(orders.hushed) < MOST_ORDERS:
            return replace(orders, hushed=(*orders.hushed, rule))
    raise GonfalonError(f"'{text}' is not an order. Orders are, for instance: never, battle pass, answers ask.")


def changed(known: Mapping[str, str], name: str, order: str) -> dict[str, str]:
    """One order more, or taken back."""
    others = {each: value for each, value in known.items() if each != name}
    if order == USUAL:
        return others
    if len(others) >= MOST_ORDERS:
        raise GonfalonError(f"A seat has at most {MOST_ORDERS} special orders; take others back first.")
    return {**others, name: order}


def passing(match: Match, orders: Orders, scope: str, passes: bool) -> dict[str, str]:
    """The passes that still matter, and this one."""
    now = scopes(match.game, match.state)
    if passes and scope not in now:
        raise GonfalonError("There is no battle in which to pass.")
    kept = {each: at for each, at in orders.passes.items() if at == now.get(each) and each != scope}
    return {**kept, scope: now[scope]} if passes else kept


def checked(game: Game, choice: str) -> str:
    """A choice as habits keep it."""
    return choice if choice in (FIRST, USUAL) else game.verbs.text(game.verbs.parse(choice))
