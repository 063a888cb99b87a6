"""What the digital version decides: one step, no choice for the defender, one generator (chapter DIG)."""

from __future__ import annotations

from random import Random

import pytest

from games.immortals.table import Table
from gonfalon.core import CannotUndo, GonfalonError, Match, Setup
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.codes import PLACE_NAMES
from gonfalon.games.immortals.printed import NEIGHBOURS, PLACES, across

NOTHING = ["give_up gold", "give_up energy"]
WAY = "light:forge_fire>light:heartwood"


def attacking(card, armies, **more):
    """Seat 0 has turned up this card on Attack."""
    table = Table(plan={0: {"L3": card}, 1: {"LM": "blank"}}, armies=armies, **more)
    table.play("turn_up L3")
    return table


def wander(seed, seats=3):
    """The choices of an aimless game and the state after each."""
    rng, match = Random(7), Match(GAME, Setup("standard", seats, seed))
    choices, states = [], [match.state.digest()]
    while not match.over:
        seat = min(match.asks)
        option = rng.choice(match.asks[seat].options)
        match.play(seat, option)
        choices.append((seat, option))
        states.append(match.state.digest())
    return choices, states


@pytest.mark.rule("IMM-DIG-01")
def test_an_attack_is_declared_in_one_step_and_not_taken_back(tower):
    table = attacking("conflict_light_joker_greenwood", {0: {"light:forge_fire": 3}, 2: {"light:heartwood": 1}})
    assert table.after(f"attack {WAY}") == {"1:for", "2:for", "1:against", "2:against"}
    table.play(f"attack {WAY} 2:against")
    assert len(table.facts("fell")) == 1
    assert not table.match.can_undo(0)
    with pytest.raises(CannotUndo):
        table.match.undo(0)


@pytest.mark.rule("IMM-DIG-02")
def test_a_card_turned_up_must_be_finished_with_before_the_next_players_turn():
    table = Table(
        armies={0: {"light:foothold": 1}},
        plan={0: {"L1": "foothold", "LM": "magic_omen_or_lead"}, 1: {"LM": "magic_omen_or_lead"}},
    )
    table.play("turn_up L1")
    assert table.asked == "0 action"
    assert table.options() == [*NOTHING, "extract light:foothold"]
    table.refused("turn_up LM")
    table.refused("pass gold")
    assert not table.match.can_undo(0)
    table.play("extract light:foothold")
    assert table.asked == "1 turn"


@pytest.mark.rule("IMM-DIG-04")
@pytest.mark.parametrize("side", ["for", "against"])
def test_the_defender_decides_nothing(side, tower):
    card = {"for": "conflict_light_heartwood", "against": "conflict_light_mill_ford"}[side]
    table = attacking(card, {0: {"light:forge_fire": 4}, 2: {"light:heartwood": 3}}, cards={2: ["heartwood"]})
    table.play(f"attack {WAY} 3:{side}")
    assert table.asked == "1 turn"
    assert len(table.facts("won")) + len(table.facts("repelled")) == 1


@pytest.mark.rule("IMM-DIG-05")
@pytest.mark.parametrize(
    ("card", "side"), [("heartwood", "for"), ("forge_fire", "neutral"), ("conflict_dark_heartwood", "against")]
)
def test_every_attack_offered_says_on_which_side_the_inhabitants_are(card, side, tower):
    table = attacking(card, {0: {"light:forge_fire": 3}})
    assert table.after(f"attack {WAY}") == {f"1:{side}", f"2:{side}"}
    table.play(f"attack {WAY} 1:{side}")
    ((*_, told, _, _),) = table.facts("attacked")
    assert ("for", "neutral", "against")[told] == side


@pytest.mark.rule("IMM-DIG-06")
@pytest.mark.parametrize("seed", range(6))
def test_the_targets_offered_are_the_legal_ones_and_all_of_them(seed):
    rng = Random(seed)
    armies: dict[int, dict[str, int]] = {seat: {} for seat in range(3)}
    for place in PLACES:
        seat = rng.randrange(4)
        if seat < 3:
            armies[seat][PLACE_NAMES[place]] = rng.randint(1, 3)
    portals = [place for place in PLACES if rng.random() < 0.3]
    table = attacking("mill_ford", armies, portals=[PLACE_NAMES[place] for place in portals])
    legal = set()
    for origin in PLACES:
        if table.g.owner[origin] == 0 and table.g.armies[origin] >= 2:
            ways = [*NEIGHBOURS[origin], *([across(origin)] if origin in portals else [])]
            legal |= {(origin, goal) for goal in ways if table.g.owner[goal] != 0}
    offered = {line.split()[0] for line in table.after("attack")}
    assert offered == {f"{PLACE_NAMES[origin]}>{PLACE_NAMES[goal]}" for origin, goal in legal}
    assert legal


@pytest.mark.rule("IMM-DIG-06")
@pytest.mark.parametrize(
    "armies",
    [
        {"light:forge_fire": 1, "dark:forge_fire": 1, "dark:lakehome": 1},
        {"light:moon_glade": 5, "light:emerald_cliff": 1, "light:treehome": 1, "light:heartwood": 1},
    ],
)
def test_an_attack_is_impossible_only_if_nobody_can_be_attacked(armies):
    assert attacking("moon_glade", {0: armies}).options() == NOTHING
    assert attacking("moon_glade", {0: armies}, portals=["light:moon_glade"]).after("attack") == (
        {f"light:moon_glade>dark:moon_glade {n}:for" for n in range(1, 5)}
        if "light:moon_glade" in armies
        else set()
    )


@pytest.mark.rule("IMM-DIG-08")
def test_the_same_seed_and_choices_give_the_same_game():
    choices, states = wander(3)
    match = Match(GAME, Setup("standard", 3, 3))
    again = [match.state.digest()]
    for seat, option in choices:
        match.play(seat, option)
        again.append(match.state.digest())
    assert again == states
    assert match.over


@pytest.mark.rule("IMM-DIG-08")
def test_the_seed_decides_tribes_first_player_decks_and_tower():
    starts = [Match(GAME, Setup("standard", 3, seed)).state for seed in range(12)]
    for what in (lambda g: g.tribes, lambda g: g.first, lambda g: g.draft_deck):
        assert len({what(g) for g in starts}) > 1
    fell = set()
    armies = {0: {"light:forge_fire": 6}, 2: {"light:heartwood": 5}}
    for seed in range(12):
        tables = [attacking("forge_fire", armies, seed=seed) for _ in range(2)]
        for table in tables:
            table.play(f"attack {WAY} 5:neutral")
        first, second = (table.facts("fell")[0] for table in tables)
        assert first == second
        fell.add(first)
    assert len(fell) > 3


@pytest.mark.rule("IMM-DIG-09")
def test_there_are_the_standard_and_the_longer_game_and_no_other():
    assert set(GAME.modes) == {"standard", "longer"}
    for mode in GAME.modes.values():
        assert tuple(mode.seats) == (3, 4, 5)
    for other in ("solo", "team", "coop"):
        with pytest.raises(GonfalonError):
            Match(GAME, Setup(other, 3, 1))
