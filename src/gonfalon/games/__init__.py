"""The available games, found by id and loaded only when needed.

Four come with Gonfalon. Others are packages with the same rooms (games/contract.py): an installed distribution
offers one as an entry point of the group `gonfalon.games`, a program adds one with `add`.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from gonfalon.core import Game, GonfalonError, did_you_mean
from gonfalon.games.contract import Content, Draw, Tell, Terminal, Workshop
from gonfalon.lore.rules import Catalogue, load_file

GAMES: tuple[str, ...] = ("tactics", "nerath", "immortals", "heroes")
PACKAGES = {id: f"gonfalon.games.{id}" for id in GAMES}
"""The package of each game, by id."""


class Command(NamedTuple):
    """A command that games provide in `Terminal.commands`, known without loading them."""

    help: str
    games: tuple[str, ...]


COMMANDS = {
    "odds": Command("The chances of a battle before it is fought.", ("nerath", "immortals")),
    "realm": Command("Maps for Battle: ready ones, and those you built.", ("tactics",)),
}

Part = TypeVar("Part")


def add(id: str, package: str) -> None:
    """Register a game from elsewhere."""
    global GAMES  # noqa: PLW0603
    PACKAGES[id] = package
    GAMES = tuple(PACKAGES)


for _point in entry_points(group="gonfalon.games"):
    add(_point.name, _point.value)


def find(id: str) -> Game:
    """The game with this id."""
    return _offered(id, "", "GAME", Game)


def tell(id: str) -> Tell:
    """What a game says."""
    return _offered(id, "tell", "TELL", Tell)


def draw(id: str) -> Draw:
    """How a game looks."""
    return _offered(id, "draw", "DRAW", Draw)


def terminal(id: str) -> Terminal:
    """How a game looks in a terminal."""
    return _offered(id, "terminal", "TERMINAL", Terminal)


def printed(id: str) -> Content | None:
    """The printed content of a game, if it has any."""
    return _offered(id, "printed", "PRINTED", Content) if _has(id, "printed") else None


def workshop(id: str) -> Workshop | None:
    """The workshop of a game, if it has one."""
    return _offered(id, "workshop", "WORKSHOP", Workshop) if has_workshop(id) else None


def has_workshop(id: str) -> bool:
    return _has(id, "workshop")


@cache
def book(id: str) -> Catalogue:
    """The rules of a game."""
    return load_file(folder(id) / "rules.toml")


def folder(id: str) -> Path:
    """Where the files of a game are."""
    return Path(str(_module(id, "").__file__)).parent


def demos(id: str) -> dict[str, Path]:
    """Recorded games to watch, by name."""
    return {path.stem: path for path in sorted((folder(id) / "demos").glob("*.gfn"))}


def known(id: str) -> str:
    """The id itself, if there is such a game."""
    if id in GAMES:
        return id
    raise GonfalonError(f"There is no game '{id}'; {did_you_mean(id, GAMES)}")


def _has(id: str, room: str) -> bool:
    return find_spec(f"{PACKAGES[known(id)]}.{room}") is not None


def _module(id: str, room: str) -> Any:
    return import_module(f"{PACKAGES[known(id)]}{room and f'.{room}'}")


def _offered(id: str, room: str, name: str, kind: type[Part]) -> Part:
    """What a room of a game offers; anything but an object of the right type is the game author's mistake."""
    module = _module(id, room)
    offered = vars(module).get(name)
    if not isinstance(offered, kind):
        raise TypeError(f"{module.__name__} should offer {name}, a {kind.__name__}; see gonfalon.games.contract.")
    return offered
