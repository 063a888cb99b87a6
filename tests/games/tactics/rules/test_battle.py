"""Battle: setup, the end and the scoring (TAC-BTL)."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from games.tactics.rules.battles import BLUE, GREEN, RED, YELLOW, artifact, battle, bearer
from games.tactics.table import COLOURS, Squad, Table
from gonfalon.core import Match, Setup, draw
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed.realm import REALMS
from gonfalon.games.tactics.printed.spaces import NAMES
from gonfalon.games.tactics.state import Tactics

BATTLES = (("battle", 2), ("battle", 3), ("battle", 4), ("battle-team", 4))
HOMES = ("a13", "m13", "m1", "a1")


def new_game(mode: str, seats: int, seed: int = 1, **options: str) -> Table:
    """A Battle at its first question."""
    table = Table.__new__(Table)
    table.match = Match(GAME, Setup(mode, seats, seed, options))
    return table


def ready(mode: str, seats: int, **options: str) -> Table:
    """A Battle after setup, each choice being the first one offered."""
    table = new_game(mode, seats, 1, **options)
    while not table.asked.endswith("act"):
        for seat, ask in sorted(table.match.asks.items()):
            table.match.play(seat, ask.options[0])
    return table


# ------------------------------------------------------------------------- setup


@pytest.mark.rule("TAC-BTL-01", "TAC-BTL-02", "TAC-TRN-03")
@pytest.mark.parametrize(("mode", "seats"), BATTLES)
def test_there_are_no_control_areas_nor_flags_and_a_turn_begins_with_actions(mode, seats):
    table = ready(mode, seats)
    assert table.g.realm.zones == table.g.flags == table.g.secured == ()
    facts = [fact for fact, *_ in table.match.log]
    assert facts[facts.index("turn") :] == ["turn"]


@pytest.mark.rule("TAC-TRN-03")
def test_after_the_actions_come_tokens_and_a_card():
    squad = {"beast": ("rakk", "i8"), "rogue": ("nim", "c8"), "fighter": ("hild", "a13")}
    table = battle(squad, weakened=("blue_rogue",), phase="turn")
    table.play("move blue_beast j8", "end")
    assert [fact for fact, *_ in table.match.log] == ["turn", "moved", "cured", "drew", "turn"]


@pytest.mark.rule("TAC-TRN-11")
def test_what_happens_at_the_start_of_a_turn_comes_first():
    """Mossback heals in a Forest; there are no flags before."""
    table = battle({"beast": ("mossback", "d7")}, health={"blue_beast": 5}, phase="turn")
    assert [fact for fact, *_ in table.match.log] == ["turn", "healed"]
    assert (table.asked, table.health("blue_beast")) == ("blue act", 6)


@pytest.mark.rule("TAC-BTL-03", "TAC-VIS-02")
@pytest.mark.parametrize("realm", ["canyon", "gorge"])
@pytest.mark.parametrize(("mode", "seats"), BATTLES)
def test_the_artifact_begins_in_the_middle_of_the_map(mode, seats, realm):
    table = ready(mode, seats, realm=realm)
    assert (artifact(table), bearer(table)) == ("g7", None)
    assert table.match.view(()).state.artifact == NAMES.index("g7"), "all see it"


@pytest.mark.rule("TAC-BTL-04")
def test_the_trigger_spaces_have_no_effect():
    blue = {"beast": ("rakk", "b7"), "rogue": ("nim", "j4"), "fighter": ("hild", "i11")}
    table = battle(blue, phase="turn")
    for _ in range(8):
        table.play("end" if table.asked.endswith("act") else table.options()[0])
    assert table.told("flag") == table.told("last_turns") == []
    assert table.g.ending < 0


CORNERS = [
    {"a1", "b1", "a2", "b2"},
    {"l1", "m1", "l2", "m2"},
    {"a12", "b12", "a13", "b13"},
    {"l12", "m12", "l13", "m13"},
]


@pytest.mark.rule("TAC-BTL-05", "TAC-BTL-06", "TAC-SET-12")
@pytest.mark.parametrize("mode", ["battle", "battle-team"])
@pytest.mark.parametrize("realm", ["canyon", "gorge"])
def test_units_start_in_the_blocks_of_four_spaces_in_the_corners(mode, realm):
    table = new_game(mode, 4, realm=realm)
    first = table.asked.split()[0]
    assert len(table.options()) == 4
    table.play("camp start_se")
    assert table.spaces("deploy", f"{first}_fighter") == CORNERS[3]
    while table.asked.endswith(("camp", "deploy")):
        table.play(table.options()[0])
    stand = [{NAMES[table.g.pos[unit]] for unit in range(seat * 4, seat * 4 + 4)} for seat in range(4)]
    assert sorted(map(sorted, stand)) == sorted(map(sorted, CORNERS))


@pytest.mark.rule("TAC-BTL-05", "TAC-BTL-06")
def test_a_corner_is_a_starting_location_whatever_its_elevation():
    """A box on the north-west corner, another under half of the north-east one."""
    realm = REALMS["8x5-a1,2x2-l2"]
    assert [{NAMES[n] for n in range(169) if camp >> n & 1} for camp in realm.camps] == CORNERS
    assert realm.level[NAMES.index("a1")] > realm.level[NAMES.index("l2")] > realm.level[NAMES.index("l1")]


@pytest.mark.rule("TAC-SET-13", "TAC-SET-15")
def test_with_three_players_one_corner_stays_empty():
    table = ready("battle", 3)
    assert sorted((table.g.occupied() & camp).bit_count() for camp in table.g.realm.camps) == [0, 4, 4, 4]


@pytest.mark.rule("TAC-SET-16", "TAC-SET-17")
def test_two_players_have_a_diagonal_each_with_two_units_at_each_end():
    table = new_game("battle", 2)
    first, second = (COLOURS[seat] for seat in table.g.seats_from(table.g.first))
    assert table.options() == ["camp start_nw", "camp start_ne"]
    table.play("camp start_ne")
    assert table.spaces("deploy", f"{first}_fighter") == CORNERS[1] | CORNERS[2]
    table.play(f"deploy {first}_fighter m1", f"deploy {first}_wizard m2")
    assert table.spaces("deploy", f"{first}_rogue") == CORNERS[2]
    table.play(f"deploy {first}_rogue a13", f"deploy {first}_beast a12")
    assert table.spaces("deploy", f"{second}_fighter") == CORNERS[0] | CORNERS[3]


# ----------------------------------------------------------------------- the end


def captor_of(units: Mapping[str, str], parties: int) -> tuple[int, ...]:
    captors = [-1] * (4 * parties)
    for unit, captor in units.items():
        captors[UNIT.parse(unit)] = COLOURS.index(captor)
    return tuple(captors)


def about_to_capture(held: Mapping[str, str], *, mode: str = "battle", active: str = "blue") -> Table:
    """Four players, some captures made; blue's Oriel stands beside red's Beast, which has 1 Health."""
    table = Table(
        {"rogue": ("oriel", "c8"), "beast": ("rakk", "a13")},
        {"beast": ("sable", "d8"), "fighter": ("hild", "m13")},
        {"beast": ("luma", "m1")},
        {"beast": ("brugh", "a1")},
        mode=mode,
        active=active,
        health={"red_beast": 1},
    )
    table.g.captor = captor_of(held, 4)
    return table


def turns_left(table: Table) -> list[str]:
    """Everybody stops; whose turns are still played."""
    order = []
    while not table.match.over:
        if table.asked.endswith("act"):
            order.append(table.asked.split()[0])
            table.play("end")
        else:
            table.play(table.options()[0])
    return order


@pytest.mark.rule("TAC-BTL-22", "TAC-END-05", "TAC-END-06")
@pytest.mark.parametrize("mode", ["battle", "battle-team"])
def test_a_players_third_capture_triggers_the_end(mode):
    two = about_to_capture({"red_rogue": "blue"}, mode=mode)
    two.play("melee blue_rogue red_beast")
    assert two.told("last_turns") == []
    three = about_to_capture({"red_rogue": "blue", "yellow_rogue": "blue"}, mode=mode)
    three.play("melee blue_rogue red_beast")
    assert three.told("last_turns") == [(BLUE,)]
    assert three.asked == "blue act"
    assert turns_left(three) == ["blue", "red", "green", "yellow"]


@pytest.mark.rule("TAC-BTL-22")
def test_captures_end_no_competitive_game():
    table = Table(
        {"rogue": ("oriel", "a12")},
        {"beast": ("sable", "a11"), "fighter": ("hild", "m13")},
        health={"red_beast": 1},
    )
    table.g.captor = captor_of({"red_rogue": "blue", "red_wizard": "blue"}, 2)
    table.play("melee blue_rogue red_beast")
    assert table.told("last_turns") == []


@pytest.mark.rule("TAC-BTL-23", "TAC-TRN-10")
@pytest.mark.parametrize("mode", ["battle", "battle-team"])
def test_the_loss_of_a_last_unit_triggers_the_end_too(mode):
    table = about_to_capture({"red_fighter": "yellow"}, mode=mode)
    table.g.lift(UNIT.parse("red_fighter"))
    table.play("melee blue_rogue red_beast")
    assert table.told("last_turns") == [(BLUE,)]
    assert turns_left(table) == ["blue", "green", "yellow"]
    assert [seat for seat, _ in table.told("turn")] == [GREEN, YELLOW]


@pytest.mark.rule("TAC-BTL-24")
@pytest.mark.parametrize("mode", ["battle", "battle-team"])
def test_a_third_capture_by_a_counter_lets_the_active_player_finish_and_the_others_play_once(mode):
    held = {"blue_fighter": "red", "blue_wizard": "red"}
    table = Table(
        {"beast": ("rakk", "c8"), "rogue": ("oriel", "a13")},
        {"beast": ("brugh", "d8")},
        {"beast": ("luma", "m1")},
        {"beast": ("brugh", "a1")},
        mode=mode,
        health={"blue_beast": 1},
    )
    table.g.captor = captor_of(held, 4)
    table.play("melee blue_beast red_beast", "no", "counter melee")
    assert table.told("last_turns") == [(BLUE,)]
    assert (table.asked, table.g.actions) == ("blue act", 2)
    assert turns_left(table) == ["blue", "red", "green", "yellow"]


@pytest.mark.rule("TAC-END-08")
def test_a_second_player_with_three_captures_adds_no_turn():
    table = about_to_capture({"red_rogue": "blue", "yellow_rogue": "blue"}, active="yellow")
    table.g.ending = YELLOW
    table.play("end")
    table.play("melee blue_rogue red_beast")
    assert table.g.ending == YELLOW
    assert turns_left(table) == ["blue", "red", "green"]


@pytest.mark.rule("TAC-BTL-28")
def test_in_teams_the_captures_of_one_player_count_not_the_teams():
    table = about_to_capture({"red_rogue": "green", "red_wizard": "blue"}, mode="battle-team")
    table.play("melee blue_rogue red_beast")
    assert table.told("last_turns") == []


# ----------------------------------------------------------------------- scoring


def end_of(*squads: Squad, mode: str = "battle", captured: Mapping[str, str] | None = None, **more: Any) -> Table:
    """A Battle that ends with these units."""
    table = Table(*squads, mode=mode, **more)
    table.g.captor, table.g.ending = captor_of(captured or {}, len(squads)), RED
    table.play("end")
    assert table.match.over
    return table


def scores(table: Table) -> list[int]:
    return [points for _, points in table.told("scored")]


ONE = [{"beast": ("brugh", space)} for space in HOMES]


@pytest.mark.rule("TAC-BTL-25", "TAC-BTL-26", "TAC-SCO-05")
def test_who_holds_the_artifact_at_the_end_scores_three_more_and_if_nobody_does_nobody():
    table = end_of(*ONE, bearer="red_beast")
    assert (scores(table), table.match.result) == ([2, 2 + 3, 2, 2], (2, 1, 2, 2))
    table = end_of(*ONE, artifact="a12")
    assert (scores(table), table.match.result) == ([2, 2, 2, 2], (1, 1, 1, 1))


@pytest.mark.rule("TAC-SCO-02", "TAC-SCO-03", "TAC-SCO-04", "TAC-SCO-12")
def test_units_captures_and_villages_score_as_ever_and_who_has_no_unit_may_win():
    """Green: nobody left, 3 captured. Blue: 2 units, one in a Village of the Canyon."""
    blue, red = {"beast": ("brugh", "g6"), "rogue": ("nim", "a13")}, ONE[1]
    captured = {"red_fighter": "green", "red_rogue": "green", "blue_wizard": "green", "green_beast": "red"}
    table = end_of(blue, red, {}, captured=captured)
    assert (scores(table), table.match.result) == ([4 + 1, 2 + 2, 6], (2, 3, 1))


@pytest.mark.rule("TAC-SCO-06")
def test_the_first_tie_break_is_surviving_units():
    table = end_of(ONE[0] | {"rogue": ("nim", "a12")}, ONE[1], captured={"blue_wizard": "red"})
    assert (scores(table), table.match.result) == ([4, 4], (1, 2))


@pytest.mark.rule("TAC-SCO-07")
def test_the_second_tie_break_is_captured_units_before_the_artifact():
    """7 points and 1 unit each: 2 captured and a Village against 1 captured and the Artifact."""
    blue, red = {"beast": ("luma", "g6")}, ONE[1]
    captured = {"red_rogue": "blue", "red_wizard": "blue", "blue_wizard": "red"}
    table = end_of(blue, red, captured=captured, bearer="red_beast")
    assert (scores(table), table.match.result) == ([7, 7], (1, 2))


@pytest.mark.rule("TAC-SCO-09", "TAC-SCO-10")
@pytest.mark.parametrize("mode", ["battle", "battle-team"])
def test_the_third_tie_break_is_the_artifact_and_the_fourth_health(mode):
    """3 units and 9 points each: the Artifact and less Health against three Villages."""
    if mode == "battle":
        blue = {"beast": ("luma", "a13"), "rogue": ("nim", "a12"), "wizard": ("orsk", "b12")}
        red = {"beast": ("brugh", "g13"), "rogue": ("vesna", "g6"), "wizard": ("elowen", "c6")}
        squads, even = [blue, red], [ONE[0], ONE[1]]
    else:
        blue = {"beast": ("luma", "a13"), "rogue": ("nim", "a12")}
        red = {"beast": ("brugh", "g13"), "rogue": ("vesna", "g6")}
        squads, even = [blue, red, {"beast": ("luma", "m1")}, {"beast": ("brugh", "c6")}], ONE
    table = end_of(*squads, mode=mode, bearer="blue_beast")
    assert sum(scores(table)[::2]) == sum(scores(table)[1::2]) == 9
    assert table.match.result[:2] == (1, 2)
    table = end_of(*even, mode=mode, health={"blue_beast": 5})
    assert table.match.result[:2] == (2, 1)


@pytest.mark.rule("TAC-BTL-29", "TAC-BTL-27", "TAC-BTL-26")
def test_in_teams_the_artifact_scores_three_for_the_team_of_its_bearer():
    """Red and yellow have a captured unit more: 6 against 4, or against 7 with the Artifact in green's hands."""
    captured = {"blue_rogue": "red"}
    table = end_of(*ONE, mode="battle-team", captured=captured, bearer="green_beast")
    assert (scores(table), table.match.result) == ([2, 4, 5, 2], (1, 2, 1, 2))
    table = end_of(*ONE, mode="battle-team", captured=captured, artifact="g7")
    assert table.match.result == (2, 1, 2, 1)


@pytest.mark.rule("TAC-BTL-27")
def test_a_team_battle_has_allies_an_artifact_and_no_flags():
    """Blue passes through green's unit and takes the Artifact; the allies do not rob each other."""
    green = {"beast": ("luma", "g8")}
    blue, red = {"rogue": ("nim", "f8"), "beast": ("brugh", "a13")}, {"beast": ("rakk", "f7")}
    table = battle(blue, red, mode="battle-team", green=green)
    assert not table.offered("move blue_rogue g8")
    table.play("move blue_rogue g7", "way direct")
    assert bearer(table) == "blue_rogue"
    assert not table.offered("melee blue_rogue green_beast")
    assert table.g.flags == ()


# ------------------------------------------------------------------ at all times


def eager(table: Table, rng: Random) -> tuple[int, Any]:
    """A choice of somebody who wants the Artifact and a fight, and else does not care."""
    seat, ask = next(iter(table.match.asks.items()))
    options = list(ask.options)
    to_it = [option for option in options if option[0] == "move" and option[2] == table.g.artifact]
    fights = [option for option in options if option[0] in ("melee", "yes", "counter")]
    return seat, draw(to_it or fights or options, rng)


@pytest.mark.rule("TAC-BTL-11", "TAC-BTL-21")
@pytest.mark.parametrize("mode", ["battle", "battle-team"])
def test_there_is_always_one_artifact_which_changes_hands_only_if_taken_stolen_or_dropped(mode):
    """A crowd around it, played to the end several times."""
    places = (("e7", "i8"), ("e8", "g6"), ("g8", "i7"), ("f8", "j8"))
    squads: list[Squad] = [{"beast": ("rakk", one), "fighter": ("hild", other)} for one, other in places]
    happened: set[str] = set()
    for seed in range(6):
        table, rng = Table(*squads, mode=mode, seed=seed), Random(seed)
        while not table.match.over:
            before, told = (table.g.bearer, table.g.artifact), len(table.match.log)
            table.match.play(*eager(table, rng))
            g: Tactics = table.g
            assert (g.bearer >= 0) != (g.artifact >= 0)
            assert g.bearer < 0 or g.pos[g.bearer] >= 0
            new = {fact for fact, *_ in table.match.log[told:]} & {"bears", "stole", "dropped"}
            assert (g.bearer, g.artifact) == before or new
            happened |= new
    assert happened == {"bears", "stole", "dropped"}
