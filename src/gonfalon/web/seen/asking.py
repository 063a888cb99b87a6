"""Orders as a page shows them: what may be ordered about a question, what is ordered already, and which questions
have answered themselves. An order is a label and a line of text, as core/orders.py writes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TypedDict

from gonfalon.core import GonfalonError, Option, Orders, View
from gonfalon.core.orders import FIRST, card_name, card_of, reactions_in, scopes
from gonfalon.web.seen.voice import Voice

FEW = 4
"""A question with at most this many options offers each of them as a habit; one with more, only the first."""


class Order(TypedDict):
    """An order to give, or one in force and the order that takes it back."""

    label: str
    order: str


def offers(voice: Voice, view: View, seat: int, orders: Orders) -> Iterator[Order]:
    """What may be ordered about a question."""
    ask, words, game = view.asks[seat], voice.words, voice.game
    if not ask.window:
        yield from habits(voice, view, seat)
        return
    for scope in scopes(game, view.state):
        yield {"label": words(f"order-{scope}-pass"), "order": f"{scope} pass"}
    cards = {card_of(option): option for option in reactions_in(ask)}
    for option in cards.values():
        card = voice.tell.option(words, view, option)
        for order in ("never", "play"):
            text = f"card {card_name(game, option)} {order}"
            yield {"label": words(f"order-card-{order}", card=card), "order": text}
    if orders.kinds.get(ask.what) != "never":
        label = words("order-kind-never", moment=moment(voice, ask.what))
        yield {"label": label, "order": f"kind {ask.what} never"}


def habits(voice: Voice, view: View, seat: int) -> Iterator[Order]:
    """The answers that a player may want to give each time."""
    ask, words, game = view.asks[seat], voice.words, voice.game
    if ask.what not in game.habits:
        return
    few = [*islice(ask.options, FEW + 1)]
    for option in few if len(few) <= FEW else ():
        label = words("order-habit", choice=voice.tell.option(words, view, option))
        yield {"label": label, "order": f"habit {ask.what} {game.verbs.text(option)}"}
    if len(few) > FEW:
        yield {"label": words("order-habit-first"), "order": f"habit {ask.what} {FIRST}"}


def kept(voice: Voice, view: View, orders: Orders) -> Iterator[Order]:
    """What is ordered besides the usual, and how to take it back."""
    words, now = voice.words, scopes(voice.game, view.state)
    for scope, at in orders.passes.items():
        if now.get(scope) == at:
            yield {"label": words(f"order-{scope}-passing"), "order": f"{scope} ask"}
    for what, level in orders.kinds.items():
        label = words("order-kind-kept", moment=moment(voice, what), order=level)
        yield {"label": label, "order": f"kind {what} usual"}
    for card, order in orders.cards.items():
        label = words("order-card-kept", card=called(voice, view, card), order=order)
        yield {"label": label, "order": f"card {card} usual"}
    for what, choice in orders.habits.items():
        named = called(voice, view, choice)
        label = words("order-habit-kept", moment=moment(voice, what), choice=named)
        yield {"label": label, "order": f"habit {what} usual"}


def moment(voice: Voice, what: str) -> str:
    """What a game calls a kind of question."""
    id = f"moment-{what.replace('_', '-')}"
    return voice.words(id) if id in voice.words else what.replace("_", " ")


def called(voice: Voice, view: View, text: str) -> str:
    """What a choice is called, or a card by the first words of one."""
    verb, *_ = text.split()
    if verb == FIRST:
        return voice.words("order-first")
    kinds = voice.game.verbs.table.get(verb, ())
    missing = [kind.names[0] for kind in kinds[len(text.split()) - 1 :]]
    try:
        return voice.tell.option(voice.words, view, voice.game.verbs.parse(" ".join([text, *missing])))
    except GonfalonError:
        return text  # rules have changed since


def answered(voice: Voice, selves: Sequence[tuple[View, Option]]) -> str:
    """The questions that have answered themselves, as a sentence; empty if none has."""
    said = [voice.tell.option(voice.words, view, option) for view, option in selves]
    return voice.words("said-by-itself", choices=" · ".join(said)) if said else ""
