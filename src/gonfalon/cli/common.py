"""What the commands share in addition to lore.command: their words, and how arguments are read."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer

from gonfalon import bots, games
from gonfalon.core import Game, GonfalonError
from gonfalon.lore.command import language
from gonfalon.lore.words import COMMON, Words

HERE = Path(__file__).parent / "words"
HUMAN = "human"
GAME_HELP = f"The game: {', '.join(games.GAMES)}."


Options = Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="A table option of the game.")]
Mode = Annotated[
    str, typer.Option(help="The mode; by default the first one for this number of seats.", show_default=False)
]


def words_in(lang: str, game: str = "") -> Words:
    """The words of the commands, and of a game if one is named."""
    folders = [COMMON, HERE]
    if game:
        folders.append(games.folder(game) / "words")
    return Words(folders, lang or language())


def table_options(given: Sequence[str] | None) -> dict[str, str]:
    """`["ask_always=yes"]` as a dict; `realm=@FILE` reads what a game's workshop saved to that file."""
    pairs = [each.partition("=") for each in given or ()]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise GonfalonError(f"'--option {name}{equals}{value}' is not of the form NAME=VALUE.")
    options: dict[str, str] = {}
    for name, _, value in pairs:
        options |= from_file(name, Path(value[1:])) if value.startswith("@") else {name: value}
    return options


def from_file(name: str, file: Path) -> dict[str, str]:
    """The table options to play what is in a file."""
    for game in games.GAMES:
        shop = games.workshop(game)
        if shop and name == shop.option:
            return dict(shop.opened(file.read_bytes()).options)
    raise GonfalonError(f"The option '{name}' cannot be read from a file.")


def mode_for(game: Game, seats: int, wanted: str = "") -> str:
    """The mode asked for, or the first one for this number of seats."""
    fitting = [mode.id for mode in game.modes.values() if seats in mode.seats]
    return wanted or next(iter([*fitting, *game.modes]))


def names(text: str) -> list[str]:
    """`human,greedy` as its parts."""
    return [name.strip() for name in text.split(",") if name.strip()]


def check_player(name: str, game: Game) -> None:
    """Reject a name that is neither a person nor a bot."""
    if name == HUMAN:
        return
    if get_close_matches(name, [HUMAN], 1):
        raise GonfalonError(f"There is no player '{name}'; did you mean '{HUMAN}'?")
    try:
        bots.load(name, game)
    except GonfalonError as error:
        raise GonfalonError(f"{error} A seat may also be '{HUMAN}', or your own my_module:my_function.") from None
