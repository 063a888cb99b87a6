"""What is looked up for speed is the same as what is worked out."""

from __future__ import annotations

from random import Random

import pytest

from gonfalon.core import Match, Setup, draw
from gonfalon.games.nerath import GAME
from gonfalon.games.nerath.codes import MOST_IN_BAND
from gonfalon.games.nerath.printed import SPACES
from gonfalon.games.nerath.printed.regions import LAND, SEA
from gonfalon.games.nerath.rules.attack import Setting, can_fight, dice_of, dice_rolled, fighters, rollers
from gonfalon.games.nerath.rules.effects import lasting
from gonfalon.games.nerath.rules.geography import FARTHEST, ON_THE_WAY, by_sea, on_foot
from gonfalon.games.nerath.rules.ways import MIXED, Bands, Ways, entries
from gonfalon.games.nerath.state import PLACE, WARSHIP


def positions(seed, every=7):
    """Positions of a random game."""
    match, rng = Match(GAME, Setup("free-for-all", 4, seed)), Random(seed)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        if rng.randrange(every) == 0:
            yield match.state.copy()
        match.play(seat, draw(ask.options, rng))


def rows(ready):
    counts: dict[int, int] = {}
    for key, n in ready.items():
        counts[key & PLACE] = counts.get(key & PLACE, 0) + n
    found = []
    for key, n in counts.items():
        found += [("move", key * MOST_IN_BAND + each) for each in range(min(n, MOST_IN_BAND))]
        found += [("embark", key), ("debark", key)] if key & 63 >= WARSHIP else []
    spaces = [key >> 6 for key in counts]
    return found + [("march", space) for space in dict.fromkeys(spaces) if spaces.count(space) > 1]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_rows_of_the_move_menu_are_the_same_one_by_one_and_as_a_list(seed):
    mixed = 0
    for g in positions(seed):
        bands = Bands(g.ready)
        assert list(bands) == [bands[n] for n in range(len(bands))] == rows(g.ready)
        mixed += MIXED in bands.keys.values()
        ways = Ways(g)
        for key in g.ready:
            assert list(ways.entries(key >> 6 & 127, key & 63)) == entries(g, key >> 6 & 127, key & 63)
    assert mixed


def test_one_row_takes_no_more_pieces_than_a_move_does():
    bands = Bands({5: MOST_IN_BAND + 3, 1 << 13 | 7: MOST_IN_BAND - 1, 2 << 13 | 7: 9})
    assert len(bands) == len(list(bands)) == 2 * MOST_IN_BAND + 1
    assert bands[-1] == bands[2 * MOST_IN_BAND] == ("march", 0)


def test_only_what_is_on_the_way_matters_for_where_a_piece_gets():
    rng = Random(3)
    for _ in range(300):
        region, space, moves = rng.getrandbits(len(SPACES)), rng.randrange(len(SPACES)), rng.randint(0, FARTHEST)
        near = region & ON_THE_WAY[moves][space]
        assert on_foot(space, moves, region & LAND, 0) == on_foot(space, moves, near & LAND, 0)
        assert by_sea(space, moves, region & SEA) == by_sea(space, moves, near & SEA)


@pytest.mark.parametrize("seed", [1, 2])
def test_printed_dice_are_those_that_the_pieces_roll(seed):
    changed = 0
    for n, g in enumerate(positions(seed, every=25)):
        if n % 3 == 0:
            lasting(g, "need", n % 4, "turn", amount=4)
        for realm in range(4):
            for space in range(len(SPACES)):
                for attacking in (True, False):
                    setting = Setting(space, attacking, first_round=True)
                    side = rollers(g, realm, setting)
                    assert can_fight(g, realm, space, attacking) == bool(fighters(g, realm, space, attacking))
                    for first in (True, False):
                        assert dice_rolled(g, realm, setting, first) == dice_of(side, first)
                    changed += any(piece.need == 4 for piece in side)
    assert changed
