"""What all commands share, including the games' own: options, language, and the console they print to."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gonfalon.lore.content import HOUSE, use_pack

PLAIN_WIDTH = 110
"""The width of output that goes to a file or another program."""

Lang = Annotated[str, typer.Option(help="Language: en or fr; by default the system's.", show_default=False)]
Packs = Annotated[list[Path] | None, typer.Option(metavar="DIR", help="A content pack; may be given repeatedly.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")]
Plot = Annotated[Path | None, typer.Option(metavar="OUT", help="Draw the result into this file, .png or .svg.")]


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
