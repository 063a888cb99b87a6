"""What the tests play: every registered game, the small games of tests/core and the example, in every mode and for
every number of seats. A game that `gonfalon.games` registers is picked up by itself."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import auction as example
from core.games import auction, banners, campaign, feud, muster, siege
from gonfalon import games
from gonfalon.core import Game, Setup

SMALL: Mapping[str, Game] = {
    **{small.GAME.id: small.GAME for small in (auction, banners, campaign, feud, muster, siege)},
    "example": example.GAME,
}
REGISTERED: tuple[str, ...] = games.GAMES
HERE = Path(__file__).parent

Check = Callable[[Any], None]


def find(id: str) -> Game:
    """The game with this id, small or registered."""
    return SMALL.get(id) or games.find(id)


def tables(ids: tuple[str, ...]) -> list[tuple[str, str, int]]:
    """Every game, mode and number of seats."""
    return [(id, mode.id, seats) for id in ids for mode in find(id).modes.values() for seats in mode.seats]


CAP_ROUNDS = {"tactics": 40, "nerath": 16}
"""How long random games may last that have no limit of their own: a short one of Nerath usually ends by itself."""


def setup_for(game: Game, mode: str, seats: int, seed: int) -> Setup:
    """A setup whose table options follow from the seed."""
    rng = Random(f"{game.id} {seed}")
    options = {name: rng.choice(values) for name, values in game.options.items()}
    return Setup(mode, seats, seed, options, CAP_ROUNDS.get(game.id, 0))


def conservation(id: str, folder: Path = HERE / "games") -> Check:
    """What must never change in a game: `check` in tests/games/<id>/conservation.py, if there is one."""
    path = folder / id / "conservation.py"
    if not path.exists():
        return lambda state: None
    spec = importlib.util.spec_from_file_location(f"conservation_of_{id}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.check  # type: ignore[no-any-return]
