"""Effects that last: for a battle, for a turn, as long as a card is in play."""

from dataclasses import replace

from core.games import banners
from core.games.banners import strength
from gonfalon.core import Match, Setup


def war(*options, game=banners.GAME):
    match = Match(game, Setup("war", 2, 1))
    for option in options:
        (seat,) = match.asks
        match.play(seat, (option,))
    return match


def test_for_a_turn():
    match = war("rally")
    assert strength(match.state, 0) == 3
    match.play(0, ("rally",))
    assert match.state.active == 1
    assert match.state.effects == []
    assert strength(match.state, 0) == 2


def test_for_a_battle_inside_a_turn():
    """The blessing ends with the battle, the rally of the same turn goes on."""
    seen = []

    def look(g):
        seen.append((strength(g, 0), strength(g, 1)))

    game = replace(banners.GAME, phases={**banners.GAME.phases, "blows": look})
    match = war("rally", "fight", game=game)
    assert strength(match.state, 0) == 3
    match.play(0, ("bless",))
    assert seen == [(6, 3)]
    assert match.state.effects == []  # the battle was the second action: its turn is over as well
    match = war("fight", "bless")
    assert strength(match.state, 0) == 2
    assert match.state.actions == 1


def test_as_long_as_the_banner_stands():
    match = war("raise", "rally", "rally")
    assert match.state.effects == [("strength", 0, 2, "banner 0"), ("strength", 1, 1, "turn")]
    assert strength(match.state, 0) == 4
    match.play(1, ("burn",))
    assert strength(match.state, 0) == 2


def test_rows_are_undone_and_cloned_with_the_rest():
    match = war("raise")
    clone = match.clone()
    match.undo(0)
    assert (match.state.effects, match.state.raised) == ([], [0, 0])
    assert strength(clone.state, 0) == 4
    clone.play(0, ("rally",))
    assert match.state.effects == []
