"""How the toy game of tests/bots is told and drawn, in the form the command line expects of a game."""

from __future__ import annotations

from typing import Any

from bots.toy import SEAT, VERBS
from gonfalon.core import Option, View
from gonfalon.lore.words import Words


def prompt(words: Words, view: View, seat: int) -> str:
    return f"{SEAT.names[seat]}, {view.asks[seat].what}!"


def option(words: Words, view: View, option: Option) -> str:
    if option[0] == "run":
        return f"Run with {option[1]} to {VERBS.text(option).split()[-1]}"
    return VERBS.text(option).capitalize()


def fact(words: Words, view: View, fact: tuple[Any, ...]) -> str | None:
    name, seat, *args = fact
    return None if name == "rest" else f"{SEAT.names[seat]}: {name} {args}"


def seat(words: Words, view: View, seat: int) -> str:
    return SEAT.names[seat].capitalize()


def board(words: Words, view: View) -> str:
    return f"places {view.state.places} gold {view.state.gold} hands {view.state.hands}".replace("[", "(")
