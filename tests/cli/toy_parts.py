"""How the toy game of tests/bots is told and drawn, in the form the contract asks of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from htpy import Element

from bots import toy
from bots.toy import SEAT, VERBS
from gonfalon.core import Option, View
from gonfalon.games.contract import Draw, Tell, Terminal
from gonfalon.lore.palette import Palette
from gonfalon.lore.words import Words

PALETTE = Palette({"road": ("#886644", "#ccaa88")})


def prompt(words: Words, view: View, seat: int) -> str:
    return f"{SEAT.names[seat]}, {view.asks[seat].what}!"


def option(words: Words, view: View, option: Option) -> str:
    if option[0] == "run":
        return f"Run with {option[1]} to {VERBS.text(option).split()[-1]}"
    return VERBS.text(option).capitalize()


def fact(words: Words, view: View, fact: Sequence[Any]) -> str:
    name, seat, *args = fact
    return "" if name == "rest" else f"{SEAT.names[seat]}: {name} {args}"


def seat(words: Words, view: View, seat: int) -> str:
    return SEAT.names[seat].capitalize()


def side(words: Words, mode: str, seat: int) -> str:
    return SEAT.names[seat].capitalize()


def title(words: Words, view: View) -> str:
    return f"Round {view.state.round}"


def board(words: Words, view: View) -> str:
    return f"places {view.state.places} gold {view.state.gold} hands {view.state.hands}".replace("[", "(")


def road(words: Words, view: View) -> Element:
    return PALETTE.pen("rect", fill="road", width="20", height="1")


def nothing(words: Words, view: View) -> dict[str, Element]:
    return {}


def targets(view: View, option: Option) -> Sequence[str]:
    return ()


def odds(cards: Annotated[int, typer.Option(help="How many cards you hold.")] = 1) -> None:
    """How often a runner gets through."""
    typer.echo(f"{cards} in 5")


TELL = Tell(prompt=prompt, option=option, fact=fact, seat=seat, side=side, title=title)
DRAW = Draw(size=(20, 1), static=road, groups=nothing, panels=nothing, targets=targets, palette=PALETTE)
ROAD = typer.Typer()


@ROAD.command()
def show() -> None:
    """Print the road."""
    typer.echo(" ".join(f"{gold}" for gold in toy.ROAD))


@ROAD.command()
def measure() -> None:
    """Print how long it is."""
    typer.echo(str(len(toy.ROAD)))


TERMINAL = Terminal(board=board, commands={"odds": odds, "road": ROAD})
