"""`gonfalon odds`: the chances of a battle before it is fought.

Each game has its own way to ask and to reckon (PARTS). It is loaded inside the command, after the packs that
change its pieces.
"""

from __future__ import annotations

import json
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.live import Live
from rich.text import Text

from gonfalon.cli.common import AsJson, Lang, Packs, lay, new_console, words_in
from gonfalon.cli.outlook import Asked, Check, Checked, check_report, picture, report
from gonfalon.core import GonfalonError
from gonfalon.lore.words import Words

PARTS = {"nerath": "gonfalon.cli.forces", "immortals": "gonfalon.cli.tower"}
"""Where the odds of each game are."""
ONLY = {
    "nerath": ("sea", "dungeon", "retreat", "engine"),
    "immortals": ("inhabitants", "tray", "shelves", "players"),
}
"""Options that one game alone has."""
UNASKED = Asked()
MATCH_UPS = 50


def odds(
    game: Annotated[str, typer.Argument(help="The game: nerath or immortals.")],
    attack: Annotated[
        str, typer.Option(metavar="PIECES", help='Who attacks: "3 footsoldier, 1 wizard"; Immortals: 4.')
    ] = "",
    defend: Annotated[
        str,
        typer.Option(
            metavar="PIECES", help='Who defends: "2 footsoldier, castle"; Immortals: 3, or 0 for nobody.'
        ),
    ] = "",
    sea: Annotated[bool, typer.Option("--sea", help="A sea battle: land pieces are aboard the Warships.")] = False,
    dungeon: Annotated[str, typer.Option(metavar="GUARDIANS", help="Explore a dungeon: medusa, troll.")] = "",
    retreat: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Retreat when so few attackers are left.")
    ] = None,
    inhabitants: Annotated[
        str, typer.Option(metavar="SIDE", help="Immortals: for the attacker, neutral or against (neutral).")
    ] = "",
    tray: Annotated[
        str | None, typer.Option(metavar="CUBES", help='Immortals: what is in the tray, "2 green, 1 yellow".')
    ] = None,
    shelves: Annotated[
        str | None,
        typer.Option(metavar="CUBES", help='Immortals: the shelves from above, "red / blue, 2 green / ".'),
    ] = None,
    players: Annotated[int | None, typer.Option(min=3, max=5, help="Immortals: how many play (4).")] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Draw what is left into this file, .png or .svg.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Hold the odds against battles fought by the rules.")
    ] = False,
    engine: Annotated[
        bool, typer.Option("--engine", help="--check: let the game itself fight the battles, far fewer of them.")
    ] = False,
    battles: Annotated[
        int | None,
        typer.Option(
            min=1, help="--check: how many battles of each match-up (1000000; --engine, Immortals: 1000)."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="--check: the seed of match-ups and dice.")] = 1,
    lang: Lang = "",
    pack: Packs = None,
    as_json: AsJson = False,
) -> None:
    """Say who wins a battle how often, what is left and what it costs."""
    words, console = words_in(lang), new_console()
    asked = Asked(
        attack, defend, sea, dungeon, retreat, inhabitants, tray, shelves, players, engine, battles, seed
    )
    refuse_foreign(words, game, asked)
    lay(pack)
    part = import_module(PARTS[game])
    if check:
        raise typer.Exit(0 if checked(words, console, part.check(words, asked, MATCH_UPS)) else 1)
    outlook = part.outlook(words, asked)
    if plot:
        picture(words, outlook).save(plot)
    if as_json:
        typer.echo(json.dumps(outlook.facts))
        return
    console.print(report(words, outlook))
    if plot:
        console.print(Text(words("cli-drawn", file=str(plot))))


def refuse_foreign(words: Words, game: str, asked: Asked) -> None:
    """A game without odds, or an option of another game."""
    if game not in PARTS:
        raise GonfalonError(words("cli-odds-no-game", game=game, games=", ".join(PARTS)))
    for other, names in ONLY.items():
        for name in names:
            if other != game and getattr(asked, name) != getattr(UNASKED, name):
                raise GonfalonError(words("cli-odds-not-here", option=f"--{name}", game=other))


def checked(words: Words, console: Console, check: Check) -> bool:
    """Whether the odds of many match-ups agree with battles fought by the rules."""
    done: list[Checked] = []
    table = Live(console=console, get_renderable=lambda: check_report(words, check, done))
    with table if console.is_terminal else nullcontext():
        for each in check.rows:
            done.append(each)
    if not console.is_terminal:
        console.print(check_report(words, check, done))
    return max(each.gap for each in done) <= check.allowed and not any(each.otherwise for each in done)
