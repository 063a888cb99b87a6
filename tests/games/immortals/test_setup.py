"""How a game is laid out, and what is limited (chapters CMP and SET)."""

from collections import Counter

import pytest

from games.immortals.table import GREEN, Table
from gonfalon.core import GonfalonError, Match, Setup
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.codes import PLACE_NAMES
from gonfalon.games.immortals.printed import COLOURS, TRIBES
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.state import BLANK, FREE, MAGIC, NOBODY

three_to_five = pytest.mark.parametrize("players", [3, 4, 5])


def laid_out(players: int = 3, seed: int = 1, mode: str = "standard", **options: str) -> Match:
    """A game before the first choice."""
    return Match(GAME, Setup(mode, players, seed, options))


# ------------------------------------------------------------------------- how many play, and how long


@pytest.mark.rule("IMM-CMP-01")
@pytest.mark.parametrize("mode", ["standard", "longer"])
def test_three_four_or_five_play_and_no_other_number(mode):
    for players in (3, 4, 5):
        assert laid_out(players, mode=mode).state.players == players
    for players in (1, 2, 6):
        with pytest.raises(GonfalonError):
            laid_out(players, mode=mode)


@pytest.mark.rule("IMM-SET-04")
@pytest.mark.parametrize(("players", "rounds"), [(3, 7), (4, 6), (5, 5)])
def test_the_fewer_players_the_more_rounds(players, rounds):
    assert laid_out(players).state.rounds == rounds
    before, last = (Table(players, stage="scoring", round=n) for n in (rounds - 1, rounds))
    assert (before.match.over, before.g.round) == (False, rounds)
    assert (last.match.over, last.g.round) == (True, rounds)


@pytest.mark.rule("IMM-SET-06")
@pytest.mark.parametrize(("players", "rounds"), [(3, (8, 9, 10)), (4, (7, 8, 9, 10)), (5, (6, 7, 8, 9, 10))])
def test_a_longer_game_has_more_rounds_than_the_standard_one_and_at_most_ten(players, rounds):
    for n in range(1, 13):
        if n in rounds:
            assert laid_out(players, mode="longer", rounds=str(n)).state.rounds == n
        else:
            with pytest.raises(GonfalonError):
                laid_out(players, mode="longer", rounds=str(n))
    assert laid_out(players, mode="longer").state.rounds == 10
    with pytest.raises(GonfalonError):
        laid_out(players, rounds="10")


@pytest.mark.rule("IMM-SET-06")
def test_a_longer_game_goes_on_to_its_last_round():
    before, last = (Table(round=n, mode="longer", options={"rounds": "9"}, stage="scoring") for n in (8, 9))
    assert not before.match.over
    assert last.match.over


# ------------------------------------------------------------------------- the common reserve


@pytest.mark.rule("IMM-SET-02", "IMM-CMP-21")
@three_to_five
def test_the_board_and_the_tower_are_empty_and_the_common_reserve_is_full(players):
    g = laid_out(players).state
    assert (g.portals, g.sanctuaries, g.capitals) == (0, 0, 0)
    assert (g.greens, g.portals_left) == (20, 26)
    assert (g.shelves, g.tray) == (((), (), ()), (0,) * 6)
    assert set(g.owner) == {NOBODY}
    assert g.card_owner == [NOBODY] * 25


@pytest.mark.rule("IMM-CMP-29")
@pytest.mark.parametrize(("space", "purse"), [("L1", (1005, 1000)), ("D1", (1000, 1003))])
def test_gold_and_energy_never_run_out(space, purse):
    """All tokens of the box together are worth 199 of each."""
    table = Table(
        armies={0: {"light:mountainhome": 1}},
        gold={0: 1000},
        energy={0: 1000},
        plan={0: {space: "mountainhome"}, 1: {"L1": "blank"}},
    )
    table.play(f"turn_up {space}", "extract light:mountainhome")
    assert table.purse(0) == purse


@pytest.mark.rule("IMM-CMP-30")
@pytest.mark.parametrize(("built", "left"), [(25, True), (26, False)])
def test_there_are_26_portals_and_no_more(built, left):
    elsewhere = [place for place in PLACE_NAMES if place != "light:mountainhome"]
    table = Table(
        armies={0: {"light:mountainhome": 1}}, portals=elsewhere[:built], plan={0: {"L2": "mountainhome"}}
    )
    table.play("turn_up L2")
    assert table.offered("build portal light:mountainhome") == left
    assert table.offered("build sanctuary light:mountainhome")


@pytest.mark.rule("IMM-CMP-30")
def test_building_tiles_suffice_for_all_regions():
    """50 tiles for 50 places: the last region can still be built on."""
    table = Table(
        armies={0: {"light:mountainhome": 1}}, sanctuaries=PLACE_NAMES[1:], plan={0: {"L2": "mountainhome"}}
    )
    table.play("turn_up L2")
    assert table.offered("build sanctuary light:mountainhome")
    assert table.offered("build capital light:mountainhome")


@pytest.mark.rule("IMM-CMP-30")
@pytest.mark.parametrize(("inside", "greens"), [(20, 0), (19, 1)])
def test_no_inhabitant_joins_a_battle_when_the_reserve_has_none(inside, greens, tower):
    table = Table(
        armies={0: {"light:mountainhome": 2}},
        shelves=((GREEN,) * inside, (), ()),
        plan={0: {"L3": "foothold"}, 1: {"L1": "blank"}},
    )
    table.play("turn_up L3", "attack light:mountainhome>light:foothold 1:for")
    assert table.g.tray[GREEN] == greens
    assert table.g.greens == 0


@pytest.mark.rule("IMM-CMP-03")
def test_armies_beaten_in_one_realm_wait_to_come_back_by_the_other(tower):
    for realm, limbo in (("light", (0, 1)), ("dark", (1, 0))):
        table = Table(
            armies={0: {f"{realm}:mountainhome": 4}, 1: {f"{realm}:foothold": 1}},
            plan={0: {"L3": "foothold"}, 1: {"L1": "blank"}},
        )
        table.play("turn_up L3", f"attack {realm}:mountainhome>{realm}:foothold 3:for")
        assert table.limbo(1) == limbo
        assert table.places(1) == {}


# ------------------------------------------------------------------------- tribes


@pytest.mark.rule("IMM-SET-09", "IMM-SET-10")
@three_to_five
def test_everybody_has_one_light_and_one_dark_tribe_that_nobody_else_has(players):
    for seed in range(60):
        tribes = laid_out(players, seed).state.tribes
        assert len(tribes) == players
        assert all(TRIBES[light].realm == "light" for light, _ in tribes)
        assert all(TRIBES[dark].realm == "dark" for _, dark in tribes)
        assert len({tribe for pair in tribes for tribe in pair}) == 2 * players


@pytest.mark.rule("IMM-SET-08", "IMM-SET-09")
def test_the_tribes_of_light_and_of_darkness_are_shuffled_by_themselves():
    """Every light tribe comes to every seat, and with every dark one; each about as often."""
    pairs = Counter(laid_out(3, seed).state.tribes[1] for seed in range(500))
    assert len(pairs) == 25
    assert max(pairs.values()) < 50


@pytest.mark.rule("IMM-SET-11")
def test_a_board_is_made_of_the_two_halves():
    board = BOARDS[2, 5]  # dwarves and demons
    assert [space.action for space in board[:4]] == ["extract_gold", "build", "attack", "attack_or_move"]
    assert [space.action for space in board[4:8]] == [
        "extract_energy",
        "transition_3",
        "attack_or_move",
        "build_sanctuary",
    ]
    assert [space.kind for space in board[8:]] == ["magic", "magic"]
    assert (board[1].cost_energy, board[1].cost_gold) == (0, 4)
    assert (BOARDS[0, 5][1].cost_energy, BOARDS[0, 5][1].cost_gold) == (4, 0)


@pytest.mark.rule("IMM-SET-11", "IMM-STA-02")
@three_to_five
def test_groups_are_those_of_both_halves(players):
    g = laid_out(players, seed=5).state
    corners = [2, 2] if players < 5 else []
    for (light, dark), groups in zip(g.tribes, g.groups, strict=True):
        assert sorted(groups) == sorted([*TRIBES[light].army_groups, *TRIBES[dark].army_groups, *corners])


# ------------------------------------------------------------------------- what everybody gets


@pytest.mark.rule("IMM-SET-12")
@three_to_five
def test_every_seat_has_a_colour_of_its_own(players, tower):
    """A seat is its colour: its cubes are told apart from all others wherever they are."""
    assert len({colour.id for colour in COLOURS}) == 5 >= players
    table = Table(players, stage="priming")
    assert table.facts("primed") == [(*[7] * players, *[0] * (5 - players), 10)]


@pytest.mark.rule("IMM-SET-13")
@three_to_five
def test_everybody_has_43_cubes(players):
    g = laid_out(players).state
    assert [sum(g.groups[seat]) + g.reserve[seat] for seat in range(players)] == [43] * players


@pytest.mark.rule("IMM-SET-14")
@three_to_five
def test_everybody_has_the_four_magic_cards(players):
    table = Table(players, stage="planning")
    for seat in range(players):
        cards = {option[1] for option in table.match.asks[seat].options if option[0] == "lay"}
        assert cards == {MAGIC, MAGIC + 1, MAGIC + 2, MAGIC + 3, BLANK}


@pytest.mark.rule("IMM-SET-15")
def test_everybody_has_four_blank_cards():
    table = Table(stage="planning")
    for seat in range(3):
        for space in ("L1", "L2", "D1"):
            table.play_as(seat, f"lay blank {space}")
        assert table.offered("lay blank LM", seat)
        table.play_as(seat, "lay blank LM")
        assert not any(line.startswith("lay blank") for line in table.options(seat))
        table.play_as(seat, "take_back L1")
        assert table.offered("lay blank D4", seat)


@pytest.mark.rule("IMM-SET-16")
@three_to_five
def test_everybody_begins_with_no_victory_points_and_an_empty_board(players):
    g = laid_out(players).state
    assert g.points == [0] * players
    assert g.gold == g.energy == [0] * players
    assert g.hand == ((),) * players
    assert g.plan == (FREE,) * players


# ------------------------------------------------------------------------- order


@pytest.mark.rule("IMM-SET-19")
@three_to_five
def test_the_first_player_is_drawn_by_lot_and_has_the_marker(players):
    firsts: Counter[int] = Counter()
    for seed in range(80 * players):
        g = laid_out(players, seed).state
        assert g.first == g.marker
        firsts[g.first] += 1
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) > 50


@pytest.mark.rule("IMM-SET-20")
@pytest.mark.parametrize("first", range(4))
def test_the_order_is_clockwise_from_the_first_player(first):
    table = Table(4, stage="reinforcements", first=first)
    asked = []
    while table.g.stage == "reinforcements":
        asked.append(int(table.asked.split()[0]))
        table.play("skip")
    assert asked == [(first + n) % 4 for n in range(4)]
