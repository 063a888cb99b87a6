"""The games there are, found by id and loaded only when somebody asks for one.

Four come with Gonfalon. Others are packages with the same rooms (games/contract.py): an installed distribution
offers one as an entry point of the group `gonfalon.games`, a program adds one with `add`.
"""

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from gonfalon.core import Game, GonfalonError
from gonfalon.games.contract import Content, Draw, Tell, Terminal, Workshop
from gonfalon.lore.rules import Catalogue, load_file

GAMES: tuple[str, ...] = ("tactics", "nerath", "immortals", "heroes")
PACKAGES = {id: f"gonfalon.games.{id}" for id in GAMES}
"""By id, the package that holds the game."""
COMMANDS = {"odds": ("nerath", "immortals"), "realm": ("tactics",)}
"""Commands that games bring themselves: `Terminal.commands` has them."""

Part = TypeVar("Part")


def add(id: str, package: str) -> None:
    """Put a game from elsewhere on the shelf."""
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
    """What is printed for a game, if it lists that."""
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
    """The id itself if there is such a game."""
    if id in GAMES:
        return id
    near = get_close_matches(id, GAMES, 1)
    hint = f"did you mean '{near[0]}'?" if near else f"there are: {', '.join(GAMES)}."
    raise GonfalonError(f"There is no game '{id}'; {hint}")


def _has(id: str, room: str) -> bool:
    return find_spec(f"{PACKAGES[known(id)]}.{room}") is not None


def _module(id: str, room: str) -> Any:
    return import_module(f"{PACKAGES[known(id)]}{room and f'.{room}'}")


def _offered(id: str, room: str, name: str, kind: type[Part]) -> Part:
    """What a room of a game offers; anything but an object of the right kind is an error of the game's author."""
    module = _module(id, room)
    offered = vars(module).get(name)
    if not isinstance(offered, kind):
        raise TypeError(f"{module.__name__} should offer {name}, a {kind.__name__}; see gonfalon.games.contract.")
    return offered
