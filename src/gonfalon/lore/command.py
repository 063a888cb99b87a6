"""What all commands share, including the games' own: options, language, and the console they print to."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gonfalon.core.numbers import is_number
from gonfalon.core.record import DIGITS
from gonfalon.lore.content import HOUSE, use_pack

LAST_PORT = 65535
PLAIN_WIDTH = 110
"""The width of output that goes to a file or another program."""

Lang = Annotated[str, typer.Option(help="Language: en or fr; by default the system's.", show_default=False)]
Packs = Annotated[list[Path] | None, typer.Option(metavar="DIR", help="A content pack; may be given repeatedly.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")]
Plot = Annotated[Path | None, typer.Option(metavar="OUT", help="Draw the result into this file, .png or .svg.")]


def whole_number(text: str | int) -> int:
    """A number on the command line, in the digits 0 to 9 and at most as long as in a record."""
    sign, digits = ("-", str(text)[1:]) if str(text).startswith("-") else ("", str(text))
    if not is_number(digits) or len(digits) > DIGITS:
        raise typer.BadParameter(f"{str(text)[:DIGITS]!r} is not a valid integer.")
    return int(f"{sign}{digits}")


def port_number(text: str | int) -> int:
    port = whole_number(text)
    if not 0 <= port <= LAST_PORT:
        raise typer.BadParameter(f"{port} is not in the range 0<=x<={LAST_PORT}.")
    return port


def language() -> str:
    """French if the system speaks French, otherwise English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if spoken.startswith("fr") else "en"


def new_console() -> Console:
    """Where everything is printed: coloured and as wide as the terminal, plain anywhere else."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=PLAIN_WIDTH, no_color=True)


def lay(packs: Sequence[Path] | None) -> None:
    """Lay packs over the content, each once; call it before a game is first used."""
    for pack in packs or ():
        if pack not in HOUSE.packs:
            use_pack(pack)
