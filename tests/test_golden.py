"""Golden playthroughs are told today as they were when they were written."""

import pytest

import golden
from gonfalon import games
from gonfalon.core.record import replay


@pytest.mark.parametrize("name", golden.GAMES)
def test_a_golden_game_is_told_as_before(name):
    record, told = golden.load(name)
    assert replay(games.find(record.game), record).over
    assert golden.story(record) == told


def test_every_mode_that_can_be_played_has_one():
    golden_modes = {(name.partition("/")[0], setup.mode) for name, (setup, _) in golden.GAMES.items()}
    assert golden_modes == {(id, mode) for id in games.GAMES for mode in games.find(id).modes}
