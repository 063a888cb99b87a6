"""The order of a round, and what it is to occupy a region (chapter TRN)."""

import pytest

from games.immortals.conservation import check_pieces
from games.immortals.table import Table, random_match
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.state import NOBODY

three_to_five = pytest.mark.parametrize("players", [3, 4, 5])


def through_planning(table: Table, plans: dict[int, dict[str, str]] | None = None) -> None:
    """Nobody draws, nobody sends; then these plans are laid."""
    while table.g.stage == "reinforcements":
        table.play("skip" if table.offered("skip") else "end")
    for seat in range(table.g.players):
        table.lay(seat, (plans or {}).get(seat))


@pytest.mark.rule("IMM-TRN-02")
def test_a_round_is_reinforcements_planning_actions_and_scoring():
    table = Table(stage="round", round=0, armies={0: {"light:foothold": 1, "dark:foothold": 1}}, limbo={0: (3, 0)})
    assert (table.g.stage, table.asked) == ("reinforcements", "0 draw")
    table.play("skip", "skip", "skip")
    assert (table.g.stage, table.asked) == ("reinforcements", "0 send")
    table.play("end")
    assert (table.g.stage, table.asked) == ("planning", "0 plan, 1 plan, 2 plan")
    for seat in range(3):
        table.lay(seat, {"L1": "blank"})
    assert (table.g.stage, table.asked) == ("actions", "0 turn")
    assert table.facts("scored") == []
    table.play("pass gold", "pass gold", "pass gold")
    assert len(table.facts("scored")) == 3
    assert (table.points(0), table.facts("round")) == (1, [(1, 0), (2, 0)])


@pytest.mark.rule("IMM-TRN-03")
@three_to_five
def test_after_scoring_a_new_round_begins_unless_it_was_the_last(players):
    rounds = {3: 7, 4: 6, 5: 5}[players]
    table = Table(players, stage="round", round=0)
    for n in range(1, rounds + 1):
        assert table.g.round == n
        through_planning(table)
        assert len(table.facts("scored")) == n * players
    assert table.match.over
    assert table.g.stage == "over"
    assert [number for number, _ in table.facts("round")] == list(range(1, rounds + 1))


@pytest.mark.rule("IMM-TRN-04")
def test_the_first_player_marker_does_not_rotate_from_round_to_round():
    table = Table(stage="round", round=0, first=2)
    for _ in range(3):
        through_planning(table)
    assert table.facts("round") == [(1, 2), (2, 2), (3, 2), (4, 2)]


@pytest.mark.rule("IMM-TRN-04")
def test_who_took_the_marker_by_magic_is_first_from_the_next_round_on():
    table = Table(plan={1: {"LM": "magic_omen_or_lead"}, 2: {"L1": "blank"}}, first=0, active=1)
    table.play("turn_up LM", "lead")
    assert (table.g.first, table.g.marker) == (0, 1)
    table.play("pass gold")
    assert table.facts("round") == [(2, 1)]
    assert table.asked == "1 draw"


@pytest.mark.rule("IMM-TRN-04")
def test_in_the_main_game_the_marker_moves_only_by_the_magic_card():
    moved = 0
    for players, seed in ((3, 0), (4, 0), (4, 1), (5, 0), (3, 1)):
        marker, told = None, 0
        for match in random_match(players, seed):
            leads = [args for name, args, *_ in match.log if name == "lead"]
            if marker is not None and match.state.marker != marker:
                assert len(leads) > told
                assert leads[-1] == (match.state.marker,)
                moved += 1
            marker, told = match.state.marker if match.state.round else None, len(leads)
    assert moved


# ------------------------------------------------------------------------- to occupy a region


@pytest.mark.rule("IMM-TRN-05")
def test_a_region_without_armies_is_nobodys(tower):
    """A draw: both sides lose all they have."""
    table = Table(
        armies={0: {"light:mountainhome": 3}, 1: {"light:foothold": 2}},
        plan={0: {"L3": "mountainhome"}, 1: {"L1": "blank"}},
    )
    assert table.g.regions(1) == [3]
    table.play("turn_up L3", "attack light:mountainhome>light:foothold 2:neutral")
    assert table.armies("light:foothold") == (NOBODY, 0)
    assert table.g.regions(1) == []


@pytest.mark.rule("IMM-TRN-05")
def test_one_army_occupies_a_region(tower):
    table = Table(armies={0: {"light:mountainhome": 2}}, plan={0: {"L3": "foothold"}, 1: {"L1": "blank"}})
    table.play("turn_up L3", "attack light:mountainhome>light:foothold 1:for")
    assert table.places(0) == {"light:mountainhome": 1, "light:foothold": 1}


@pytest.mark.rule("IMM-TRN-06")
@pytest.mark.parametrize(("attackers", "owner"), [(1, 1), (5, 0)])
def test_after_a_battle_only_one_side_is_in_the_region(attackers, owner, tower):
    table = Table(
        armies={0: {"light:mountainhome": 6}, 1: {"light:foothold": 3}},
        plan={0: {"L3": "mountainhome"}, 1: {"L1": "blank"}},
    )
    table.play("turn_up L3", f"attack light:mountainhome>light:foothold {attackers}:neutral")
    assert table.armies("light:foothold") == (owner, 2)
    assert ("light:foothold" in table.places(0)) != ("light:foothold" in table.places(1))
    check_pieces(table.g)


@pytest.mark.rule("IMM-TRN-06")
def test_no_army_comes_to_a_region_of_another_without_a_battle():
    armies = {0: {"light:mountainhome": 4, "light:foothold": 1}, 1: {"light:forge_fire": 1}}
    table = Table(armies=armies, limbo={0: (9, 0)}, plan={0: {"L4": "mountainhome"}})
    table.play("turn_up L4")
    assert table.after("move 3@light:mountainhome") == {"light:foothold"}
    table = Table(armies=armies, limbo={0: (9, 0)}, stage="reinforcements")
    table.play("skip", "skip", "skip")
    assert table.after("send") == {"light:mountainhome", "light:foothold"}


@pytest.mark.rule("IMM-TRN-07")
def test_armies_own_a_region_and_its_card_is_another_matter():
    table = Table(
        armies={0: {"light:foothold": 1, "dark:hillhome": 1}},
        cards={1: ("foothold", "hillhome")},
        stage="scoring",
    )
    assert [table.points(seat) for seat in range(3)] == [1, 0, 0]
    assert [table.card("foothold"), table.card("hillhome")] == [1, 1]
    table.play("skip", "skip", "skip")
    assert table.after("lay foothold", 1) == set(), "without an army the card is of no use to plan with"


# ------------------------------------------------------------------------- everybody plays on, and for himself


@pytest.mark.rule("IMM-TRN-08")
def test_who_has_no_army_on_the_board_takes_part_in_every_phase():
    table = Table(stage="round", round=0, armies={0: {"light:foothold": 3}, 2: {"light:hillhome": 3}})
    table.play("skip")
    assert table.asked == "1 draw"
    table.play("draw", "skip")
    assert len(table.hand(1)) == 1
    (card,) = table.hand(1)
    table.lay(0, {"L1": "blank"})
    table.lay(1, {"L2": card, "LM": "magic_omen_or_lead", "DM": "blank"})
    table.lay(2)
    table.play("pass gold")
    assert table.asked == "1 turn"
    table.play("turn_up LM", "draw")
    assert len(table.hand(1)) == 2
    assert table.asked == "2 compensation"
    table.play("pass gold")
    assert table.asked == "0 compensation"
    table.play("pass gold")
    table.play("pass energy")
    assert 1 in [seat for seat, *_ in table.facts("scored")]


@pytest.mark.rule("IMM-TRN-09")
@three_to_five
def test_nobodys_choice_changes_the_purse_or_the_hand_of_another(players):
    """Gold, energy and Conflict cards never go from one player to another."""
    before = None
    for match in random_match(players, seed=60 + players):
        g = match.state
        now = [(g.gold[seat], g.energy[seat], g.hand[seat]) for seat in range(players)]
        if before is not None:
            changed = {seat for seat in range(players) if now[seat] != before[0][seat]}
            assert changed <= before[1], f"{changed} when {before[1]} chose"
        before = (now, set(match.asks)) if g.round else None
    assert not {"give", "lend", "trade"} & set(GAME.verbs.table)


@pytest.mark.rule("IMM-TRN-10")
def test_without_another_order_players_decide_from_the_first_one_on(tower):
    table = Table(4, stage="priming", first=2, armies={1: {"dark:foothold": 1}, 2: {"dark:hillhome": 1}})
    asked = []
    while table.g.stage == "priming":
        asked.append(table.asked)
        table.play("share 0")
    assert asked == ["2 share", "3 share", "0 share", "1 share"]
    assert table.asked == "2 draw"
    table.play("skip", "skip", "skip")
    assert table.asked == "1 draw"
    table.play("skip")
    assert table.asked == "2 send"
