"""The six modes: who plays them, and that each is the base game but for what it changes (MOD)."""

from random import Random
from typing import Any

import pytest

from games.tactics.table import KNOCK, Table
from gonfalon.core import GonfalonError, Match, Setup, draw
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.printed.spaces import SPACES
from gonfalon.games.tactics.state import ENEMY_FACE

SEATS = {
    "competitive": (2, 3, 4),
    "competitive-team": (4,),
    "battle": (2, 3, 4),
    "battle-team": (4,),
    "solo": (1,),
    "coop": (2,),
}
WITHOUT_ENEMIES = [(mode, seats) for mode in list(SEATS)[:4] for seats in SEATS[mode]]


def begin(mode: str, seats: int, seed: int = 1) -> Match:
    return Match(GAME, Setup(mode, seats, seed))


@pytest.mark.rule("TAC-MOD-01")
def test_there_are_six_modes_one_of_which_is_chosen_before_setup():
    assert list(GAME.modes) == list(SEATS)
    for mode, seats in SEATS.items():
        match = begin(mode, seats[0])
        assert (match.state.mode, match.state.turn) == (mode, 0)
    with pytest.raises(GonfalonError):
        begin("skirmish", 2)


@pytest.mark.rule("TAC-MOD-03", "TAC-MOD-05")
@pytest.mark.parametrize("mode", ["competitive-team", "battle-team"])
def test_team_play_is_for_four_in_two_teams_of_two(mode):
    assert [len(side) for side in begin(mode, 4).state.sides] == [2, 2]
    for seats in (1, 2, 3, 5):
        with pytest.raises(GonfalonError, match="4 seats"):
            begin(mode, seats)


@pytest.mark.rule("TAC-MOD-04")
def test_battle_is_for_two_to_four_each_alone():
    for seats in (2, 3, 4):
        assert begin("battle", seats).state.sides == tuple((seat,) for seat in range(seats))
    for seats in (1, 5):
        with pytest.raises(GonfalonError, match="2, 3, 4 seats"):
            begin("battle", seats)


@pytest.mark.rule("TAC-MOD-06", "TAC-MOD-07")
@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("coop", 2)])
def test_an_adventure_is_for_one_or_two_against_as_many_enemies(mode, seats):
    g = begin(mode, seats).state
    players, enemies = tuple(range(seats)), tuple(range(seats, 2 * seats))
    assert g.sides == (players, enemies)
    assert [g.automated(party) for party in (*players, *enemies)] == [False] * seats + [True] * seats
    for other in {1, 2, 3, 4} - {seats}:
        with pytest.raises(GonfalonError, match=f"{seats} seats"):
            begin(mode, other)


# ------------------------------------------------------------------------ the base game


def skirmish(mode: str) -> Table:
    """Blue against a Beast in a corner that is the same on all maps: d2 is a cliff."""
    blue = {"fighter": ("hild", "m12"), "rogue": ("oriel", "a1"), "beast": ("luma", "m13")}
    foe, mate, other = {"beast": ("rakk", "c2")}, {"beast": ("sable", "m1")}, {"beast": ("brugh", "m2")}
    others: dict[str, Any] = {"red": foe}
    if mode.endswith("team"):
        others |= {"green": mate, "yellow": other}
    elif mode == "coop":
        others = {"red": mate, "green": foe, "yellow": other}
    return Table(blue, **others, mode=mode)


@pytest.mark.rule("TAC-MOD-08")
@pytest.mark.parametrize("mode", SEATS)
def test_every_mode_uses_the_rules_of_the_base_game_where_it_changes_nothing(mode, dice):
    """A move, a second action that Weakens, a hit, and a Knock Back against a cliff."""
    table = skirmish(mode)
    foe = "green_beast" if mode == "coop" else "red_beast"
    full = table.health(foe)
    dice(KNOCK)
    table.play("move blue_rogue b2", f"melee blue_rogue {foe}", "yes")
    assert table.is_weakened("blue_rogue")
    assert (table.where(foe), full - table.health(foe)) == ("c2", 3 + 1)
    told = [fact for fact, *_ in table.match.log]
    assert told == ["moved", "weakened", "attacks", "damaged", "rolled", "pushed", "collided"]
    assert (table.asked, table.g.actions) == ("blue act", 1)


@pytest.mark.rule("TAC-MOD-08", "TAC-CMP-13")
@pytest.mark.parametrize(("mode", "seats"), WITHOUT_ENEMIES)
def test_a_whole_game_without_enemies_uses_nothing_of_the_adventures(mode, seats):
    """At every question of a random game: no Enemy card, no Enemy face, no dungeon, no time."""
    match, rng = begin(mode, seats, seed=11), Random(11)
    while not match.over:
        g = match.state
        assert all(card < ENEMY_FACE for card in g.card)
        assert max(g.pos) < SPACES
        assert (g.enemy_deck, g.enemy_discard, set(g.under), g.spare) == ([], [], {-1}, ())
        assert (g.time, g.green, g.activated, g.fallen) == (0, 0, -1, ())
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, draw(ask.options, rng))
    adventure = {
        "time",
        "enemy_turn",
        "activates",
        "entered",
        "monster",
        "crystal",
        "replaced",
        "placed",
        "finale",
    }
    assert not adventure & {fact for fact, *_ in match.log}
    assert len(match.result) == seats


@pytest.mark.rule("TAC-MOD-08")
@pytest.mark.parametrize(("mode", "seats"), WITHOUT_ENEMIES)
def test_setup_and_first_turn_are_those_of_the_base_game(mode, seats):
    """Units dealt, camps chosen and filled, two cards dealt and one kept, three actions, one card drawn."""
    table = Table.__new__(Table)
    table.match = begin(mode, seats)
    asked = []
    while not table.asked.endswith("act"):
        for seat, ask in sorted(table.match.asks.items()):
            asked.append(ask.what)
            table.match.play(seat, ask.options[0])
    assert list(dict.fromkeys(asked)) == ["camp", "deploy", "keep"]
    assert [len(hand) for hand in table.g.hand] == [1] * seats
    assert [len(table.g.units_of(seat)) for seat in range(seats)] == [4] * seats
    assert table.g.actions == 3
    first = table.g.active
    table.play("end")
    assert len(table.g.hand[first]) == 2
    assert table.g.active == (first + 1) % seats
