"""The games there are, found by id and loaded only when somebody asks for one."""

from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Any

from gonfalon.core import Game, GonfalonError

GAMES = ("tactics", "nerath", "immortals", "heroes")
SHELF = Path(__file__).parent
"""Where the folders of all games are."""


def find(id: str) -> Game:
    """The game with this id."""
    game: Game = _module(id).GAME
    return game


def part(id: str, name: str) -> Any:
    """A module of a game, such as `tell` or `terminal`."""
    return _module(id, f".{name}")


def folder(id: str) -> Path:
    """Where the files of a game lie."""
    return Path(str(_module(id).__file__)).parent


def demos(id: str) -> dict[str, Path]:
    """Recorded games to watch, by name."""
    return {path.stem: path for path in sorted((folder(id) / "demos").glob("*.gfn"))}


def known(id: str) -> str:
    """The id itself if there is such a game."""
    if id in GAMES:
        return id
    near = get_close_matches(id, GAMES, 1)
    hint = f"perhaps '{near[0]}' is meant" if near else f"there are: {', '.join(GAMES)}"
    raise GonfalonError(f"There is no game '{id}'; {hint}.")


def _module(id: str, name: str = "") -> Any:
    return import_module(f"gonfalon.games.{known(id)}{name}")
