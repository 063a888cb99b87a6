"""`gonfalon odds`: the chances of a battle before it is fought.

Each game has its own way to ask and to reckon (PARTS). It is loaded inside the command, after the packs that
change its pieces.
"""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, NamedTuple

import typer

from gonfalon.cli.common import words_in
from gonfalon.core import GonfalonError
from gonfalon.games import COMMANDS
from gonfalon.lore.command import AsJson, Lang, Packs, Plot, lay
from gonfalon.lore.words import Words

PARTS = {game: f"gonfalon.games.{game}.terminal.odds" for game in COMMANDS["odds"]}
"""Where the odds of each game are."""
ONLY = {
    "nerath": ("sea", "dungeon", "retreat", "engine"),
    "immortals": ("inhabitants", "tray", "shelves", "players"),
}
"""Options that one game alone has."""


class Asked(NamedTuple):
    """What somebody wants to know, as written: the options of the command."""

    attack: str = ""
    defend: str = ""
    sea: bool = False
    dungeon: str = ""
    retreat: int | None = None
    inhabitants: str = ""
    tray: str | None = None
    shelves: str | None = None
    players: int | None = None
    engine: bool = False
    battles: int | None = None
    seed: int = 1


UNASKED = Asked()


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
    plot: Plot = None,
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
    asked = Asked(
        attack, defend, sea, dungeon, retreat, inhabitants, tray, shelves, players, engine, battles, seed
    )
    refuse_foreign(words_in(lang), game, asked)
    lay(pack)
    part = import_module(PARTS[game])
    if game == "nerath":
        part.odds(attack, defend, sea, dungeon, retreat, plot, check, engine, battles, seed, lang, pack, as_json)
    else:
        cubes = (tray, shelves, players or 4)
        part.odds(attack, defend, inhabitants, *cubes, plot, check, battles or 1_000, seed, lang, pack, as_json)


def refuse_foreign(words: Words, game: str, asked: Asked) -> None:
    """A game without odds, or an option of another game."""
    if game not in PARTS:
        raise GonfalonError(words("cli-odds-no-game", game=game, games=", ".join(PARTS)))
    for other, names in ONLY.items():
        for name in names:
            if other != game and getattr(asked, name) != getattr(UNASKED, name):
                raise GonfalonError(words("cli-odds-not-here", option=f"--{name}", game=other))
