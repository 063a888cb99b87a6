"""Two against two: what team mates are to each other, and what they share (ALL)."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.tactics.table import COLOURS, KNOCK, MISS, POWER, Squad, Table
from gonfalon.core import Match, Setup
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.rules.laying import CAMPS

# Blue and green are a team, red and yellow the other.
BLUE, RED, GREEN, YELLOW = range(4)
TEAM_MODES = ("competitive-team", "battle-team")


def team(
    blue: Squad,
    green: Squad | None = None,
    red: Squad | None = None,
    yellow: Squad | None = None,
    mode: str = "competitive-team",
    **more: Any,
) -> Table:
    """A table for two teams; whoever is not named has a Beast in a far corner."""
    red, green = red or {"beast": ("rakk", "m13")}, green or {"beast": ("luma", "m1")}
    return Table(blue, red, green, yellow or {"beast": ("sable", "a1")}, mode=mode, **more)


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


# ----------------------------------------------------------------- seats and places


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


# ------------------------------------------------------------------ allies, enemies


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


# ---------------------------------------------------------------- what helps allies


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


# ------------------------------------------------------------------------- movement


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


# --------------------------------------------------------------------- never harmed


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


# --------------------------------------------------------------------- Tactic cards

# `one of your units` on a card means your own: a team mate's unit is no reason to play it.


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


# --------------------------------------------------------------- secrets and counting


@pytest.mark.rule("TAC-VIS-03")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_team_mates_do_not_see_each_others_hands(mode):
    table = team({"beast": ("rakk", "a12")}, mode=mode, hands={"blue": ("momentum",), "green": ("bone_breaker",)})
    view = table.match.view({BLUE})
    assert view.state.hand == (table.g.hand[BLUE], (), (-1,), ())
    table.play("end", "end", "end")
    drawn = [fact for fact in table.match.view({BLUE}).log if fact[0] == "drew"]
    assert drawn == [("drew", BLUE, table.g.hand[BLUE][-1]), ("drew", RED), ("drew", GREEN)]


@pytest.mark.rule("TAC-ACT-17")
def test_units_in_play_are_counted_by_player_not_by_team():
    """With two units neither becomes Weakened, though the team mate has four more."""
    green = {"beast": ("luma", "m1"), "rogue": ("nim", "m2"), "fighter": ("hild", "l1"), "wizard": ("orsk", "l2")}
    table = team({"beast": ("rakk", "a12"), "rogue": ("oriel", "m12")}, green, {"beast": ("sable", "a9")})
    table.play("move blue_beast a10", "melee blue_beast red_beast", "no", "decline")
    assert not table.is_weakened("blue_beast")
    alone = team({"beast": ("rakk", "a12")}, green)
    alone.play("move blue_beast a11", "move blue_beast a12", "move blue_beast a11")
    assert alone.asked == "red act"


@pytest.mark.rule("TAC-ACT-17", "TAC-ACT-11")
def test_a_player_down_to_two_units_is_freed_of_weakened_and_the_team_mate_is_not():
    blue = {"beast": ("luma", "a12"), "rogue": ("nim", "a13"), "fighter": ("hild", "b13")}
    green = {"beast": ("brugh", "m1"), "rogue": ("vesna", "m2"), "fighter": ("aldous", "l1")}
    weakened = ("blue_rogue", "green_rogue")
    red = {"rogue": ("oriel", "a11")}
    table = team(blue, green, red, active="red", health={"blue_beast": 1}, weakened=weakened)
    table.play("melee red_rogue blue_beast")
    assert not table.is_weakened("blue_rogue")
    assert table.is_weakened("green_rogue")


@pytest.mark.rule("TAC-CAP-02", "TAC-SCO-03")
def test_a_captured_card_goes_to_the_player_who_captured_not_to_the_team_mate():
    table = team(
        {"beast": ("rakk", "a12")}, {"rogue": ("oriel", "a10")}, {"beast": ("sable", "a11")}, active="green"
    )
    table.g.health[UNIT.parse("red_beast")] = 1
    table.play("melee green_rogue red_beast")
    assert table.captor("red_beast") == "green"


@pytest.mark.rule("TAC-DIG-02", "TAC-CTR-03")
def test_the_owner_of_the_attacked_unit_decides_about_its_counter():
    green, red = {"beast": ("luma", "a11")}, {"beast": ("rakk", "a10")}
    table = team({"beast": ("brugh", "a12")}, green, red, active="red")
    table.play("melee red_beast green_beast", "no")
    assert table.asked == "green counter"


# -------------------------------------------------------------------- Control Areas

# The Hill's spaces are i10 j10 h11 i11 j11 i12, its Trigger Space is i11.
HILL = 2


def hill(blue: str = "", green: str = "", red: str = "", yellow: str = "", flag: int = 0, **more: Any) -> Table:
    """The start of blue's turn with units on these spaces of the Hill, and one of each colour elsewhere."""
    names = (("fighter", "hild"), ("rogue", "nim"), ("wizard", "saffir"))
    homes = {"blue": "a13", "red": "m13", "green": "m1", "yellow": "a1"}
    squads: dict[str, Any] = {}
    for (colour, home), spaces in zip(homes.items(), (blue, red, green, yellow), strict=True):
        units = {name: (card, space) for (name, card), space in zip(names, spaces.split(), strict=False)}
        squads[colour] = {"beast": ("brugh", home)} | units
    return team(**squads, phase="turn", flags=(0, 0, flag), **more)


@pytest.mark.rule("TAC-ALL-09")
@pytest.mark.parametrize(
    ("spaces", "flag"),
    [
        ({"blue": "i11", "green": "h11", "red": "j10"}, 1),
        ({"blue": "i11", "red": "j10"}, 0),
        ({"blue": "i11", "red": "j10", "yellow": "j11", "green": "h11"}, 0),
        ({"blue": "h11", "green": "i11"}, 0),
        ({"green": "i11 h11"}, 0),
    ],
    ids=["team majority", "tie", "tie of teams", "mate on the trigger", "nobody of one's own"],
)
def test_an_area_is_triggered_by_ones_own_unit_on_its_space_and_the_teams_majority(spaces, flag):
    assert hill(**spaces).g.flags == (0, 0, flag)


@pytest.mark.rule("TAC-ALL-10")
def test_a_flag_advances_on_the_turn_of_each_player_of_the_team_with_the_majority():
    table = hill(blue="h11", green="j10", red="i12", flag=1)
    assert table.told("flag") == [(BLUE, HILL, 2)]
    table.play("end", "end")
    assert (table.asked, table.told("flag")) == ("green act", [(BLUE, HILL, 2), (GREEN, HILL, 3)])


@pytest.mark.rule("TAC-ALL-10")
def test_a_flag_does_not_advance_for_a_player_without_a_unit_there():
    table = hill(green="h11 j10", red="i12", flag=1)
    assert table.g.flags == (0, 0, 1)
    table.play("end", "end")
    assert (table.asked, table.g.flags) == ("green act", (0, 0, 2))


@pytest.mark.rule("TAC-ALL-11")
def test_equal_teams_advance_no_flag():
    """Blue alone has more units there than red or yellow, but not than both."""
    table = hill(blue="h11 j10", red="i12", yellow="i11", flag=1)
    assert table.g.flags == (0, 0, 1)
    table.play("end", "end", "end", "end")
    assert (table.asked, table.g.flags) == ("blue act", (0, 0, 1))


def result_of(table: Table) -> tuple[int, ...]:
    """End the game after blue's turn."""
    table.g.ending = RED
    table.play("end")
    assert table.match.over
    return table.match.result


@pytest.mark.rule("TAC-ALL-12")
def test_a_secured_flag_counts_once_for_the_whole_team():
    """Each side has two units; the flag's 5 points are worth more than 2 captured units, but not than 3."""
    table = hill(blue="h11", red="m12", flag=2)
    assert table.g.secured == (-1, -1, BLUE)
    for captured, result in ((2, (1, 2, 1, 2)), (3, (2, 1, 2, 1))):
        table = hill(blue="h11", red="m12", flag=2)
        captor = [-1] * 16
        captor[:captured] = [YELLOW] * captured
        table.g.captor = tuple(captor)
        assert result_of(table) == result


@pytest.mark.rule("TAC-ALL-13")
def test_the_end_is_triggered_by_three_flags_of_whichever_team():
    three = hill(blue="h11", flag=2, secured=(RED, GREEN, -1))
    assert three.told("last_turns") == [(BLUE,)]
    two = hill(blue="h11", flag=2, secured=(BLUE, -1, -1))
    assert (two.g.secured, two.told("last_turns")) == ((BLUE, -1, BLUE), [])


# ---------------------------------------------------------------------------- the end


@pytest.mark.rule("TAC-ALL-14", "TAC-END-05", "TAC-END-06", "TAC-TRN-10")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_the_loss_of_one_players_last_unit_triggers_the_end_though_the_team_mate_has_more(mode):
    """Blue finishes its turn; red has none any more; green and yellow have one last turn each."""
    table = team(
        {"rogue": ("oriel", "a12"), "beast": ("rakk", "a13")},
        red={"beast": ("sable", "a11")},
        health={"red_beast": 1},
        mode=mode,
    )
    table.play("melee blue_rogue red_beast")
    assert table.told("last_turns") == [(BLUE,)]
    table.play("move blue_beast b13", "end")
    assert table.hand("blue") != []
    assert table.asked == "green act"
    table.play("end")
    assert table.asked == "yellow act"
    table.play("end")
    assert table.match.over
    assert [seat for seat, _ in table.told("turn")] == [GREEN, YELLOW]


@pytest.mark.rule("TAC-END-07")
def test_a_team_mate_may_still_secure_a_flag_at_the_start_of_the_last_turn():
    """Blue captures red's last unit; then green's turn begins with the Hill's flag on ROUND 2."""
    table = team(
        {"rogue": ("oriel", "a12")},
        {"beast": ("luma", "h11")},
        {"beast": ("sable", "a11")},
        flags=(0, 0, 2),
        health={"red_beast": 1},
    )
    table.play("melee blue_rogue red_beast", "end")
    assert (table.asked, table.g.secured) == ("green act", (-1, -1, GREEN))
    table.play("end", "end")
    assert table.told("scored") == [(BLUE, 2 + 2), (RED, 0), (GREEN, 2 + 5), (YELLOW, 2)]


@pytest.mark.rule("TAC-TRN-10")
@pytest.mark.parametrize(("green", "asked"), [({}, "red act"), ({"beast": ("luma", "m1")}, "green portal_used")])
def test_a_player_without_units_plays_no_card_though_the_team_mate_has_units(green, asked):
    """Red goes through a Portal, which green could twist, but for want of units it is left out of everything."""
    blue, red, yellow = {"beast": ("rakk", "a12")}, {"rogue": ("nim", "d11")}, {"beast": ("sable", "a1")}
    hands = {"green": ("twisted_portal",)}
    table = Table(blue, red, green, yellow, mode="competitive-team", active="red", hands=hands)
    table.play("move red_rogue l9")
    assert table.asked == asked
    if not green:
        table.play("end")
        assert (table.asked, table.hand("green")) == ("yellow act", ["twisted_portal"])


@pytest.mark.rule("TAC-END-08")
def test_a_second_trigger_by_the_team_mate_adds_no_turn():
    table = team(
        {"rogue": ("oriel", "a12")},
        {"rogue": ("oriel", "m2")},
        {"beast": ("sable", "a11")},
        {"beast": ("luma", "m1")},
        health={"red_beast": 1, "yellow_beast": 1},
    )
    table.play("melee blue_rogue red_beast", "end", "melee green_rogue yellow_beast")
    assert table.told("last_turns") == [(BLUE,)]
    table.play("end")
    assert table.match.over


@pytest.mark.rule("TAC-END-09")
def test_after_a_last_unit_lost_to_a_counter_the_team_mate_has_a_last_turn_too():
    table = team({"beast": ("luma", "a12")}, red={"beast": ("rakk", "a11")}, health={"blue_beast": 1})
    table.play("melee blue_beast red_beast", "no", "counter melee")
    order = []
    while not table.match.over:
        order.append(table.asked)
        table.play("end")
    assert order == ["red act", "green act", "yellow act"]


# ----------------------------------------------------------------------------- scores


def end_of(
    *squads: Squad, captured: Mapping[str, str] | None = None, mode: str = "competitive-team", **more: Any
) -> Table:
    """A team game that ends with these units of blue, red, green and yellow."""
    table = Table(*squads, mode=mode, **more)
    captors = [-1] * 16
    for unit, captor in (captured or {}).items():
        captors[UNIT.parse(unit)] = COLOURS.index(captor)
    table.g.captor, table.g.ending = tuple(captors), (table.g.active + 1) % 4
    table.play("end")
    assert table.match.over
    return table


ONE = [{"beast": ("brugh", space)} for space in ("a12", "m1", "m13", "a1")]
WITH = {"rogue": ("nim", "l12")}


@pytest.mark.rule("TAC-ALL-16", "TAC-SCO-02", "TAC-SCO-03", "TAC-SCO-04", "TAC-SCO-05")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_a_team_scores_the_sum_of_its_players_units_captures_and_villages(mode):
    """Blue and green: 2 units (4), 2 captured (4), 1 Village (1), 9; red and yellow: 3 units (6), 1 captured, 8.

    Red has the most points of all players, and its team loses.
    """
    blue, red, green, yellow = {"beast": ("rakk", "g13")}, ONE[1] | WITH, ONE[2], ONE[3]
    captured = {"red_wizard": "blue", "yellow_rogue": "green", "blue_wizard": "red"}
    table = end_of(blue, red, green, yellow, captured=captured, mode=mode)
    assert table.told("scored") == [(BLUE, 5), (RED, 6), (GREEN, 4), (YELLOW, 2)]
    assert table.match.result == (1, 2, 1, 2)


@pytest.mark.rule("TAC-ALL-17", "TAC-SCO-06")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_the_first_tie_break_is_the_surviving_units_of_the_team(mode):
    """6 points each: 3 units against 2 and a captured one."""
    table = end_of(ONE[0], ONE[1], ONE[2] | WITH, ONE[3], captured={"blue_wizard": "yellow"}, mode=mode)
    assert table.match.result == (1, 2, 1, 2)


@pytest.mark.rule("TAC-ALL-17", "TAC-SCO-07")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_the_second_tie_break_is_the_captured_units_of_the_team(mode):
    """6 points and 2 units each: 1 captured unit against two Villages."""
    red, yellow = {"beast": ("brugh", "g1")}, {"beast": ("brugh", "g13")}
    table = end_of(ONE[0], red, ONE[2], yellow, captured={"red_wizard": "green"}, mode=mode)
    assert table.match.result == (1, 2, 1, 2)


@pytest.mark.rule("TAC-ALL-17", "TAC-SCO-10")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_the_last_tie_break_is_the_health_of_the_whole_team(mode):
    health = {"blue_beast": 2, "green_beast": 9, "red_beast": 5, "yellow_beast": 5}
    assert end_of(*ONE, health=health, mode=mode).match.result == (1, 2, 1, 2)


@pytest.mark.rule("TAC-ALL-17", "TAC-SCO-11", "TAC-SCO-12")
@pytest.mark.parametrize("mode", TEAM_MODES)
def test_teams_equal_in_everything_share_the_victory_and_a_player_without_units_wins_with_the_team(mode):
    assert end_of(*ONE, mode=mode).match.result == (1, 1, 1, 1)
    green = ONE[2] | {"rogue": ("nim", "l12"), "fighter": ("hild", "l13")}
    assert end_of({}, ONE[1], green, ONE[3], mode=mode, active="green").match.result == (1, 2, 1, 2)
