"""Nothing is created or lost, at any question of any game."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.tactics.conservation import check
from games.tactics.table import Table
from gonfalon.core import Match, Setup, draw
from gonfalon.games.tactics import GAME


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("live", [False, True], ids=["quick", "live"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_created_or_lost_in_a_random_game(seats, live, seed):
    match = Match(GAME, Setup("competitive", seats, 100 * seats + seed), live=live)
    rng = Random(seed)
    while not match.over:
        check(match.state)
        seat = rng.choice(list(match.asks))
        match.play(seat, draw(match.asks[seat].options, rng))
    check(match.state)


def spoil(name: str, value: Any) -> Callable[[Any], None]:
    return lambda g: setattr(g, name, value(getattr(g, name)))


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(spoil("deck", lambda deck: deck[1:]), id="a card lost"),
        pytest.param(spoil("discard", lambda discard: [*discard, 3]), id="a card twice"),
        pytest.param(spoil("side", lambda side: [side[0] | 1 << 100, side[1]]), id="a side that holds no unit"),
        pytest.param(spoil("health", lambda health: [99, *health[1:]]), id="Health above the track"),
        pytest.param(spoil("health", lambda health: [0, *health[1:]]), id="in play without Health"),
        pytest.param(spoil("supply", lambda supply: [supply[0], -1, *supply[2:]]), id="Mana below 0"),
        pytest.param(spoil("weakened", lambda weakened: 1 << 7), id="a captured unit Weakened"),
        pytest.param(spoil("captor", lambda captor: (1, *captor[1:])), id="captured in play"),
        pytest.param(spoil("flags", lambda flags: (9, 0, 0)), id="a flag beyond the track"),
        pytest.param(spoil("secured", lambda secured: (0, -1, -1)), id="a flag secured too early"),
        pytest.param(spoil("card", lambda card: (card[1], *card[1:])), id="a Unit card twice"),
    ],
)
def test_the_check_notices_what_goes_wrong(fault):
    squad = {"fighter": "corvin", "wizard": "saffir", "rogue": "nim", "beast": "brugh"}
    blue = {name: (card, f"{column}1") for (name, card), column in zip(squad.items(), "abce")}
    red = {"fighter": ("hild", "a13"), "wizard": ("elowen", "b13"), "rogue": ("lys", "c13")}
    table = Table(blue=blue, red=red)
    g = table.g
    g.card = (*g.card[:7], g.card[7] + 1)  # red's captured Beast has a card of its own
    check(g)
    fault(g)
    with pytest.raises(AssertionError):
        check(g)
