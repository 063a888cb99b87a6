"""`gonfalon odds`: the chances of a battle before it is fought.

The game is loaded inside the command, after the packs that change its pieces.
"""

from __future__ import annotations

import json
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.live import Live
from rich.text import Text

from gonfalon.cli.common import AsJson, Lang, Packs, lay, new_console, words_in
from gonfalon.core import GonfalonError
from gonfalon.lore.words import Words

GAME = "nerath"
MATCH_UPS = 50
AT_ONCE = 1_000_000
BY_ENGINE = 1_000
"""How many battles of each match-up are fought to check the odds: all at once, or one by one by the game."""


def odds(
    game: Annotated[str, typer.Argument(help="The game: nerath.")],
    attack: Annotated[str, typer.Option(metavar="PIECES", help='"3 footsoldier, 1 wizard".')] = "",
    defend: Annotated[str, typer.Option(metavar="PIECES", help='"2 footsoldier, castle".')] = "",
    sea: Annotated[bool, typer.Option("--sea", help="A sea battle: land pieces are aboard the Warships.")] = False,
    dungeon: Annotated[str, typer.Option(metavar="GUARDIANS", help="Explore a dungeon: medusa, troll.")] = "",
    retreat: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Retreat when so few attackers are left.")
    ] = None,
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
        typer.Option(min=1, help="--check: how many battles of each match-up (1000000; --engine: 1000)."),
    ] = None,
    seed: Annotated[int, typer.Option(help="--check: the seed of match-ups and dice.")] = 1,
    lang: Lang = "",
    pack: Packs = None,
    as_json: AsJson = False,
) -> None:
    """Say who wins a battle how often, what is left and what it costs."""
    words, console = words_in(lang), new_console()
    if game != GAME:
        raise GonfalonError(words("cli-odds-no-game", game=game))
    lay(pack)
    if check:
        many = battles or (BY_ENGINE if engine else AT_ONCE)
        raise typer.Exit(0 if checked(many, seed, engine, words, console) else 1)
    from gonfalon.cli.forces import battle_of, picture, report, summary

    battle = battle_of(words, attack, defend, sea, dungeon, retreat)
    if plot:
        picture(words, battle).save(plot)
    if as_json:
        typer.echo(json.dumps(summary(battle)))
        return
    console.print(report(words, battle))
    if plot:
        console.print(Text(words("cli-drawn", file=str(plot))))


def checked(battles: int, seed: int, engine: bool, words: Words, console: Console) -> bool:
    """Whether the exact odds of many match-ups agree with battles fought by the rules, many thousands at once or,
    with `engine`, by the game itself."""
    from gonfalon.arena.battles import Compared, allowed_gap, compare, random_match_ups, simulate
    from gonfalon.arena.by_rules import fought_by_rules
    from gonfalon.cli.forces import check_report

    done: list[Compared] = []
    allowed = allowed_gap(battles)
    table = Live(console=console, get_renderable=lambda: check_report(words, done, battles, allowed, engine))
    with table if console.is_terminal else nullcontext():
        fought = fought_by_rules if engine else simulate
        for compared in compare(random_match_ups(MATCH_UPS, seed), battles, seed, fought):
            done.append(compared)
    if not console.is_terminal:
        console.print(check_report(words, done, battles, allowed, engine))
    return max(each.gap for each in done) <= allowed and not any(each.tally.otherwise for each in done)
