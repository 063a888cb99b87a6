"""Teams: allies and enemies, help and harm (TAC-ALL)."""

from collections.abc import Mapping

import pytest

from games.tactics.rules.teams import BLUE, GREEN, RED, TEAM_MODES, YELLOW, team
from games.tactics.table import COLOURS, KNOCK, MISS, POWER, Squad, Table
from gonfalon.core import Match, Setup
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.rules.laying import CAMPS


def new_game(mode: str, seed: int = 1) -> Table:
    """A team game at its first question."""
    table = Table.__new__(Table)
    table.match = Match(GAME, Setup(mode, 4, seed))
    return table


def ready(mode: str, seed: int = 1) -> Table:
    """A team game after setup, each choice being the first one offered."""
    table = new_game(mode, seed)
    while not table.asked.endswith("act"):
        for seat, ask in sorted(table.match.asks.items()):
            table.match.play(seat, ask.options[0])
    return table


# -------------------------------------------------------------- seats and places


@pytest.mark.rule("TAC-ALL-01")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_turns_alternate_between_teams_and_team_mates_sit_opposite_each_other(mode):
    table = ready(mode)
    while len(table.told("turn")) < 8:
        table.play("end" if table.asked.endswith("act") else table.options()[0])
    turns = [seat for seat, _ in table.told("turn")]
    assert turns == [(turns[0] + n) % 4 for n in range(8)]
    assert GAME.modes[mode].teams == table.g.sides == ((BLUE, GREEN), (RED, YELLOW))


@pytest.mark.rule("TAC-ALL-02")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_each_player_has_units_a_hand_and_turns_of_their_own(mode):
    table = ready(mode)
    assert [len(table.g.units_of(seat)) for seat in range(4)] == [4, 4, 4, 4]
    assert [len(hand) for hand in table.g.hand] == [1, 1, 1, 1]
    first = table.g.first
    table.play("end")
    assert [len(table.g.hand[(first + n) % 4]) for n in range(4)] == [2, 1, 1, 1]
    assert (table.g.active, table.g.actions) == ((first + 1) % 4, 3)


def settle_in(table: Table, camp: str) -> int:
    """Whoever is asked chooses the camp and deploys; who it was."""
    (seat,) = table.match.asks
    table.play(f"camp {camp}")
    while table.asked == f"{COLOURS[seat]} deploy":
        table.play(table.options()[0])
    return seat


@pytest.mark.rule("TAC-ALL-03", "TAC-SET-12", "TAC-SET-13")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_team_mates_start_opposite_each_other_and_nobody_may_take_the_reserved_location(mode):
    table = new_game(mode)
    assert table.options() == [f"camp {camp}" for camp in CAMPS]
    first = settle_in(table, "start_ne")
    assert table.options() == ["camp start_nw", "camp start_se"]
    settle_in(table, "start_se")
    while table.asked.endswith("deploy"):
        table.play(table.options()[0])
    for n, camp in enumerate(("start_ne", "start_se", "start_sw", "start_nw")):
        seat = (first + n) % 4
        assert table.g.side[seat] == table.g.realm.camps[CAMPS.index(camp)]


# --------------------------------------------------------------- allies, enemies


@pytest.mark.rule("TAC-ALL-04", "TAC-UNI-09", "TAC-UNI-10")
def test_a_team_mates_units_are_allies_and_the_other_teams_enemies():
    """Ashmane deals 1 more with an ally, but not an enemy, next to the target."""
    wolf, prey = {"beast": ("ashmane", "a11")}, {"beast": ("rakk", "a10")}
    near, far = {"rogue": ("nim", "b10")}, {"rogue": ("nim", "m1")}
    for green, yellow, damage in ((near, far, 4), (far, near, 3)):
        table = team(wolf, green, prey, yellow)
        table.play("melee blue_beast red_beast")
        assert table.health("red_beast") == 10 - damage


@pytest.mark.rule("TAC-ALL-05")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_nobody_takes_actions_with_a_team_mates_units(mode):
    table = team({"rogue": ("nim", "a12")}, {"beast": ("luma", "a11")}, {"beast": ("rakk", "a10")}, mode=mode)
    assert {line.split()[1] for line in table.options() if line != "end"} == {"blue_rogue"}
    assert table.why_not("melee green_beast red_beast") == "TAC-ALL-05"


# ------------------------------------------------------------- what helps allies


@pytest.mark.rule("TAC-ALL-06")
def test_a_healing_spell_helps_a_team_mates_unit():
    """Mend heals 3: a Beast at 4 of 9 rises to 7."""
    table = team({"wizard": ("elowen", "a11")}, {"beast": ("ashmane", "a13")}, health={"green_beast": 4})
    table.play("spell blue_wizard green_beast", "power 0")
    assert table.health("green_beast") == 7


@pytest.mark.rule("TAC-ALL-06", "TAC-UNI-09")
def test_a_light_at_the_end_of_the_turn_heals_a_team_mates_unit_but_no_enemy_nor_itself():
    table = team(
        {"wizard": ("elowen", "a11")},
        {"beast": ("luma", "a12")},
        {"beast": ("rakk", "a10")},
        health={"green_beast": 4, "red_beast": 4, "blue_wizard": 4},
    )
    table.play("end")
    assert [table.health(unit) for unit in ("green_beast", "red_beast", "blue_wizard")] == [5, 4, 4]


@pytest.mark.rule("TAC-ALL-06")
def test_the_standard_bearer_cures_a_team_mates_unit():
    green = {"beast": ("luma", "a12"), "rogue": ("nim", "m1"), "fighter": ("hild", "l1")}
    table = team({"fighter": ("aldous", "a10")}, green, weakened=("green_beast", "green_rogue"))
    table.play("end")
    assert not table.is_weakened("green_beast")
    assert table.is_weakened("green_rogue")


@pytest.mark.rule("TAC-ALL-06")
def test_a_radiant_blow_may_heal_a_team_mates_unit_as_well_as_ones_own():
    table = team(
        {"fighter": ("maelis", "a11"), "rogue": ("nim", "b12")},
        {"beast": ("luma", "a12")},
        {"beast": ("rakk", "a10")},
        {"beast": ("sable", "b11")},
        health={"green_beast": 4, "blue_rogue": 4, "yellow_beast": 4},
    )
    table.play("melee blue_fighter red_beast", "no")
    assert table.options() == ["choose blue_rogue", "choose green_beast"]
    table.play("choose green_beast")
    assert table.health("green_beast") == 6


@pytest.mark.rule("TAC-ALL-06")
def test_a_blessed_trail_helps_a_team_mates_unit():
    table = team(
        {"beast": ("luma", "a13"), "rogue": ("nim", "m2")},
        {"fighter": ("hild", "a11")},
        health={"green_fighter": 4},
    )
    table.play("move blue_beast a12")
    assert table.health("green_fighter") == 6


@pytest.mark.rule("TAC-ALL-06")
def test_a_tower_shield_covers_a_team_mates_unit(dice):
    table = team(
        {"fighter": ("hild", "b11")}, {"rogue": ("nim", "b10")}, {"rogue": ("sylvar", "b13")}, active="red"
    )
    dice(POWER, POWER)
    table.play("missile red_rogue green_rogue")
    assert table.health("green_rogue") == 7 - (2 - 1)


@pytest.mark.rule("TAC-ALL-06")
def test_a_tail_wind_carries_a_team_mates_unit():
    """Vesna moves 4; e12 is 5 steps away."""
    green = {"rogue": ("vesna", "a13")}
    for wizard, reached in (("zephyrine", True), ("saffir", False)):
        table = team({"wizard": (wizard, "a12")}, green, active="green")
        assert table.offered("move green_rogue e12") == reached


@pytest.mark.rule("TAC-ALL-06")
def test_foresight_lets_its_owner_roll_a_team_mates_die_again(dice):
    table = team(
        {"wizard": ("ysolde", "a12")}, {"beast": ("luma", "a11")}, {"beast": ("rakk", "a10")}, active="green"
    )
    dice(MISS, MISS, KNOCK)
    table.play("melee green_beast red_beast", "yes")
    assert table.asked == "blue reroll"
    table.play("reroll 1")
    assert table.where("red_beast") == "a9"


@pytest.mark.rule("TAC-ALL-06", "TAC-ALL-05")
def test_a_team_mate_says_where_its_quickened_unit_goes(dice):
    green = {"beast": ("luma", "m12"), "rogue": ("nim", "m1"), "fighter": ("hild", "l1")}
    table = team({"wizard": ("ysolde", "a12")}, green, {"beast": ("rakk", "a10")}, weakened=("green_beast",))
    dice(POWER)
    table.play("spell blue_wizard green_beast", "power 1")
    assert not table.is_weakened("green_beast")
    assert table.asked == "green go"
    table.play("go green_beast m11")
    assert (table.where("green_beast"), table.asked) == ("m11", "blue act")


# ---------------------------------------------------------------------- movement


@pytest.mark.rule("TAC-ALL-07", "TAC-MOV-07", "TAC-MOV-08", "TAC-MOV-09")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_units_pass_through_a_team_mates_units_but_do_not_stop_there(mode):
    """From the corner only a12 leads out, b13 being taken by an enemy."""
    blue, red, green = {"beast": ("brugh", "a13")}, {"beast": ("rakk", "b13")}, {"beast": ("luma", "a12")}
    table = team(blue, green, red, mode=mode)
    assert table.spaces("move", "blue_beast") >= {"a11", "b12", "a10"}
    assert not table.spaces("move", "blue_beast") & {"a12", "b13"}
    assert table.why_not("move blue_beast a12") == "TAC-MOV-08"
    assert table.why_not("move blue_beast b13") == "TAC-MOV-09"
    assert team(blue, red, green, mode=mode).spaces("move", "blue_beast") >= {"b12", "c13"}
    shut_in = team(blue, yellow=green, red=red, mode=mode)
    assert shut_in.spaces("move", "blue_beast") == set()


@pytest.mark.rule("TAC-ALL-07", "TAC-POR-06", "TAC-POR-07")
def test_units_go_through_portals_held_by_a_team_mate_but_not_by_an_enemy():
    """From d11 out at l9, which someone holds, and on to l10."""
    blue, holder = {"wizard": ("saffir", "d11")}, {"beast": ("luma", "l9")}
    assert "l10" in team(blue, holder).spaces("move", "blue_wizard")
    assert "l9" not in team(blue, holder).spaces("move", "blue_wizard")
    assert "l10" not in team(blue, yellow=holder).spaces("move", "blue_wizard")


# ------------------------------------------------------------------ never harmed


@pytest.mark.rule("TAC-ALL-08", "TAC-MEL-07")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_a_team_mates_unit_is_never_a_target(mode):
    blue = {
        "fighter": ("teodric", "a11"),
        "wizard": ("saffir", "b12"),
        "rogue": ("oriel", "b10"),
        "beast": ("rakk", "a13"),
    }
    near = {"beast": ("luma", "b11"), "rogue": ("nim", "a12")}
    table = team(blue, near, mode=mode)
    assert not [line for line in table.options() if "green" in line]
    for line in ("melee blue_fighter", "missile blue_rogue", "spell blue_wizard"):
        assert table.why_not(f"{line} green_beast") == "TAC-ALL-08"
    against = team(blue, yellow=near, mode=mode)
    assert against.offered("melee blue_fighter yellow_beast")
    assert against.offered("missile blue_rogue yellow_beast")
    assert against.offered("spell blue_wizard yellow_beast")


@pytest.mark.rule("TAC-ALL-08")
def test_a_ballista_is_not_aimed_at_a_team_mates_unit():
    blue, near = {"beast": ("rakk", "d6")}, {"beast": ("luma", "c5")}
    assert not [line for line in team(blue, near).options() if line.startswith("ballista")]
    assert team(blue, yellow=near).offered("ballista blue_beast yellow_beast")


AREAS: Mapping[str, tuple[Squad, list[str]]] = {
    "cinders": ({"wizard": ("saffir", "a12")}, ["spell blue_wizard red_beast", "power 0"]),
    "powder keg": ({"rogue": ("fenn", "a12")}, ["missile blue_rogue red_beast"]),
    "thunderclap": ({"wizard": ("thessal", "a12")}, ["spell blue_wizard blue_wizard", "power 0"]),
}


@pytest.mark.rule("TAC-ALL-08", "TAC-AOE-03")
@pytest.mark.parametrize("area", AREAS)
def test_damage_around_spares_a_team_mates_units(area, dice):
    """The target stands on a11; beside it one of the team on b11 and one of the others on a10."""
    blue, lines = AREAS[area]
    table = team(blue, {"beast": ("luma", "b11")}, {"beast": ("rakk", "a11")}, {"beast": ("sable", "a10")})
    dice(POWER, POWER)
    table.play(*lines)
    assert table.health("red_beast") < 10
    assert (table.health("green_beast"), table.health("yellow_beast")) == (10, 11 - 1)


@pytest.mark.rule("TAC-ALL-08")
def test_thunder_needs_an_enemy_near():
    blue, near = {"wizard": ("thessal", "a12")}, {"beast": ("luma", "a11")}
    assert not team(blue, near).offered("spell blue_wizard blue_wizard")
    assert team(blue, yellow=near).offered("spell blue_wizard blue_wizard")


@pytest.mark.rule("TAC-ALL-08", "TAC-KNB-10")
def test_an_enemy_pushed_against_a_team_mates_unit_stops_and_hurts_only_itself(dice):
    table = team({"beast": ("rakk", "a12")}, {"beast": ("luma", "a10")}, {"beast": ("brugh", "a11")})
    dice(KNOCK, MISS, MISS)
    table.play("melee blue_beast red_beast", "yes")
    assert (table.where("red_beast"), table.health("red_beast")) == ("a11", 13 - 3 - 1)
    assert (table.where("green_beast"), table.health("green_beast")) == ("a10", 10)


@pytest.mark.rule("TAC-ALL-08", "TAC-SPL-11")
def test_a_gust_slides_a_team_mates_unit_without_hurting_it():
    """Stopped at the edge of the map an enemy loses 1 Health, a team mate's unit none; a rooted one gives way."""
    blue, edge = {"wizard": ("zephyrine", "a12")}, {"beast": ("mossback", "a10")}
    table = team(blue, edge)
    table.play("spell blue_wizard green_beast", "power 0", "push west")
    assert (table.where("green_beast"), table.health("green_beast")) == ("a10", 12)
    table.play("spell blue_wizard green_beast", "power 0", "push north")
    assert table.where("green_beast") == "a9"
    table = team(blue, yellow={"beast": ("luma", "a10")})
    table.play("spell blue_wizard yellow_beast", "power 0", "push west")
    assert table.health("yellow_beast") == 10 - 1


@pytest.mark.rule("TAC-ALL-04", "TAC-ALL-05", "TAC-ALL-06", "TAC-ALL-07", "TAC-ALL-08")
def test_in_a_cooperative_adventure_the_two_players_units_are_allies_too():
    """Red's Beast shuts blue's Elowen in the corner: she heals it, passes it, and cannot fight or command it."""
    blue, red = {"wizard": ("elowen", "a13"), "beast": ("rakk", "b12")}, {"beast": ("luma", "a12")}
    green, yellow = {"beast": ("brugh", "b13")}, {"beast": ("sable", "m1")}
    table = Table(blue, red, green, yellow, mode="coop", health={"red_beast": 4})
    assert not [line for line in table.options() if line.split()[1:2] == ["red_beast"]]
    assert not table.offered("melee blue_beast red_beast")
    assert table.offered("melee blue_beast green_beast")
    assert table.offered("move blue_wizard a11")
    assert not table.offered("move blue_wizard a12")
    table.play("spell blue_wizard red_beast", "power 0")
    assert table.health("red_beast") == 7


# ------------------------------------------------------------------ Tactic cards


@pytest.mark.rule("TAC-CRD-02")
def test_a_second_wind_is_for_ones_own_weakened_units():
    mate = {"beast": ("luma", "m1"), "rogue": ("nim", "m2"), "fighter": ("hild", "l1")}
    table = team(
        {"beast": ("rakk", "a12")}, mate, weakened=("green_beast",), hands={"blue": ("second_wind",)}, phase="turn"
    )
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-CRD-02")
def test_a_dressing_is_for_ones_own_idle_units():
    table = team({"beast": ("rakk", "a12")}, health={"green_beast": 3}, hands={"blue": ("field_dressing",)})
    table.play("end")
    assert table.asked == "red act"


@pytest.mark.rule("TAC-CRD-02")
def test_open_hearths_are_for_ones_own_units():
    """Green's Nim enters a Village: blue is not asked; nor does blue's own visit help green."""
    hands = {"blue": ("open_hearths",)}
    table = team({"beast": ("rakk", "a12")}, {"rogue": ("nim", "f13")}, active="green", hands=hands)
    table.g.health[BLUE * 4 + 3] = 3
    table.play("move green_rogue g13")
    assert table.asked == "green act"
    table = team({"rogue": ("nim", "f13")}, health={"green_beast": 3}, hands=hands)
    table.play("move blue_rogue g13")
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-CRD-02")
@pytest.mark.parametrize("card", ["blood_price", "momentum"])
def test_cards_for_a_capture_are_for_the_players_own_capture_or_loss(card):
    """Red captures green's unit, then green one of red's; blue, who could strike, has nothing to say."""
    blue = {"beast": ("rakk", "a11"), "rogue": ("nim", "c11")}
    green = {"beast": ("luma", "b12"), "rogue": ("oriel", "l1")}
    red = {"rogue": ("oriel", "b11"), "beast": ("rakk", "m13")}
    table = team(blue, green, red, active="red", health={"green_beast": 1}, hands={"blue": (card,)})
    table.play("melee red_rogue green_beast")
    assert (table.captor("green_beast"), table.asked) == ("red", "red act")
    table = team(blue, green, red, active="green", health={"red_rogue": 1}, hands={"blue": (card,)})
    table.play("melee green_beast red_rogue")
    assert (table.captor("red_rogue"), table.asked) == ("green", "green act")


@pytest.mark.rule("TAC-CRD-02")
def test_a_counterspell_does_not_answer_a_spell_at_a_team_mates_unit_nor_one_of_the_team_mate():
    blue, green, hands = {"beast": ("rakk", "a11")}, {"beast": ("luma", "a13")}, {"blue": ("counterspell",)}
    table = team(blue, green, {"wizard": ("saffir", "a12")}, active="red", hands=hands)
    table.play("spell red_wizard green_beast", "power 0")
    assert table.health("green_beast") == 10 - 2
    table = team(blue, {"wizard": ("elowen", "a12")}, active="green", hands=hands, health={"blue_beast": 1})
    table.play("spell green_wizard blue_beast", "power 0")
    assert table.health("blue_beast") == 1 + 3


@pytest.mark.rule("TAC-CRD-02")
def test_only_the_owner_of_the_target_dives_for_cover(dice):
    green, red = {"beast": ("luma", "b12")}, {"rogue": ("sylvar", "b10")}
    table = team({"beast": ("rakk", "a13")}, green, red, active="red", hands={"blue": ("dive_for_cover",)})
    dice(POWER, POWER)
    table.play("missile red_rogue green_beast")
    assert (table.asked, table.health("green_beast")) == ("red act", 10 - 2)


@pytest.mark.rule("TAC-CRD-02")
def test_only_the_owner_of_the_target_holds_the_line():
    """Green is hit on the Ford's Trigger Space."""
    green, red = {"beast": ("luma", "b7")}, {"rogue": ("oriel", "b6")}
    table = team({"beast": ("rakk", "b8")}, green, red, active="red", hands={"blue": ("hold_the_line",)})
    table.play("melee red_rogue green_beast")
    assert (table.asked, table.health("green_beast")) == ("red knock_back", 10 - 3)


@pytest.mark.rule("TAC-CRD-02")
def test_the_colours_are_held_by_ones_own_unit():
    table = team(
        {"beast": ("rakk", "a12"), "rogue": ("nim", "a13")},
        {"beast": ("luma", "b7")},
        hands={"blue": ("to_the_colours",)},
        phase="turn",
    )
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-CRD-02")
def test_nobody_ambushes_a_team_mate():
    blue, mover, hands = {"beast": ("rakk", "c12")}, {"rogue": ("nim", "b13")}, {"blue": ("woodland_ambush",)}
    table = team(blue, mover, active="green", hands=hands)
    table.play("move green_rogue b12")
    assert table.asked == "green act"
    table = team(blue, yellow=mover, active="yellow", hands=hands)
    table.play("move yellow_rogue b12")
    assert table.asked == "blue move_end"


@pytest.mark.rule("TAC-CRD-02")
def test_nobody_twists_a_portal_of_a_team_mate():
    """A team mate's unit is neither an enemy nor one's own."""
    blue, mover, hands = {"beast": ("rakk", "a13")}, {"rogue": ("nim", "d11")}, {"blue": ("twisted_portal",)}
    table = team(blue, mover, active="green", hands=hands)
    table.play("move green_rogue l9")
    assert (table.asked, table.where("green_rogue")) == ("green act", "l9")
    table = team(blue, yellow=mover, active="yellow", hands=hands)
    table.play("move yellow_rogue l9")
    assert table.asked == "blue portal_used"


@pytest.mark.rule("TAC-CRD-02")
@pytest.mark.parametrize("card", ["bone_breaker", "fates_nudge"])
def test_cards_for_a_roll_or_a_push_are_for_the_players_own(card, dice):
    table = team(
        {"beast": ("brugh", "m2")},
        {"beast": ("luma", "a12")},
        {"beast": ("rakk", "a13")},
        active="green",
        hands={"blue": (card,)},
    )
    dice(KNOCK, MISS)
    table.play("melee green_beast red_beast", "yes")
    assert table.health("red_beast") == 10 - 2 - 1
    assert table.asked == "red counter"
