"""The Event cards of Karkoth, card by card: when they may be played, on which condition, and what they do."""

from __future__ import annotations

import pytest

from games.nerath.battlefield import FIELD, SEA, VAULT, face, lay, rolls
from gonfalon.games.nerath.printed import EVENT_ID, EVENTS, SPACES

CARDS = [event for event in EVENTS if event.realm == "karkoth"]


def holding(*names, **others):
    """Hands: these cards of Karkoth, and named ones of other realms."""
    return {"karkoth": tuple(f"karkoth_{name}" for name in names), **others}


def cards(table):
    """The Event cards offered now, without the name of their realm."""
    return {line.removeprefix("event karkoth_") for line in table.options() if line.startswith("event ")}


def of_timing(*timings):
    return {event.id.removeprefix("karkoth_") for event in CARDS if event.timing in timings}


ALL = tuple(event.id.removeprefix("karkoth_") for event in CARDS if not event.play_immediately)

# ------------------------------------------------------------------------------ windows


@pytest.mark.rule("NER-CRD-02")
@pytest.mark.parametrize(
    ("step", "timing"),
    [
        ("draw", "own_draw"),
        ("move", "own_move_start"),
        ("reinforce", "own_reinforce"),
        ("income", "own_income"),
    ],
)
def test_the_cards_of_a_step_are_offered_in_it_and_no_others(step, timing):
    table = lay(
        {
            "dusk_fens": "2 footsoldier, 2 fighter",
            "ashen_vale": "1 footsoldier",
            "karkothi_throneholds": "1 castle",
        },
        {"starfall_vale": "1 footsoldier"},
        events=holding(*ALL),
        decks={"karkoth": ("karkoth_dark_omens",)},
        step=step,
    )
    assert cards(table) == of_timing(timing)


@pytest.mark.rule("NER-CRD-02")
def test_the_cards_of_a_battle_are_offered_at_its_start_in_its_rounds_and_at_its_end(dice):
    table = face("2 footsoldier, 1 dragon", "2 footsoldier, 1 castle", events=holding(*ALL))
    dice(1, 1, 20, 1, 1, 1)
    table.play("end")
    assert cards(table) == of_timing("battle_start_any", "battle_start_attacker")
    table.play("pass")
    assert cards(table) == of_timing("battle_round_any")
    table.play("pass", "lose vailin:footsoldier")
    assert cards(table) == set()
    dice(6, 6, 1, 6, 1)
    table.play("press", "pass")
    assert cards(table) == of_timing("battle_damage")
    table.play("pass", "lose karkoth:footsoldier")
    assert cards(table) == of_timing("own_battle_won_land", "own_conquest")


@pytest.mark.rule("NER-CRD-02")
def test_a_defender_has_the_cards_for_any_battle_but_not_those_of_the_attacker(dice):
    table = lay(
        {"blackspear_hills": "2 footsoldier, 1 dragon, 1 castle"},
        {"blackspear_hills": "2 footsoldier", "starfall_vale": "1 footsoldier"},
        active="vailin",
        events=holding(*ALL),
    )
    dice(1, 1, 1, 1, 1, 1)
    table.play("end")
    assert cards(table) == of_timing("battle_start_any")
    table.play("pass", "pass")
    assert cards(table) == of_timing("battle_press_defender")


# ----------------------------------------------------------------------------- in Move


def test_karkoth_forced_march_gives_four_footsoldiers_of_one_space_a_move_of_2():
    table = lay({"dusk_fens": "5 footsoldier", "kar_vethul": "1 footsoldier"}, events=holding("forced_march"))
    assert "chainwrought_vale" not in table.goals("1:footsoldier@dusk_fens")
    table.play("event karkoth_forced_march", "space dusk_fens")
    assert "chainwrought_vale" in table.goals("4:footsoldier@dusk_fens")
    assert "chainwrought_vale" not in table.goals("5:footsoldier@dusk_fens")
    assert "forbidden_city" not in table.goals("1:footsoldier@dusk_fens")
    assert "starfall_vale" not in table.goals("1:footsoldier@kar_vethul")
    table.play("move 4:footsoldier@dusk_fens starfall_vale")
    assert not table.goals("1:footsoldier@starfall_vale")
    assert "chainwrought_vale" not in table.goals("1:footsoldier@dusk_fens")


def test_karkoth_forced_march_needs_footsoldiers_that_have_not_moved():
    assert not lay({"dusk_fens": "1 fighter"}, events=holding("forced_march")).offered(
        "event karkoth_forced_march"
    )
    table = lay({"dusk_fens": "2 footsoldier"}, events=holding("forced_march"))
    table.play("move 1:footsoldier@dusk_fens ashen_vale")
    assert not table.offered("event karkoth_forced_march")


def test_karkoth_wraith_riders_lets_two_fighters_pass_through_enemy_land_without_castles():
    table = lay(
        {"blackspear_hills": "3 fighter"},
        {"starfall_vale": "3 footsoldier", "heartwood": "1 footsoldier"},
        events=holding("wraith_riders"),
    )
    assert "heartwood" not in table.goals("1:fighter@blackspear_hills")
    table.play("event karkoth_wraith_riders")
    assert table.options() == ["pick 1:fighter@blackspear_hills", "pick 2:fighter@blackspear_hills"]
    table.play("pick 2:fighter@blackspear_hills")
    assert "heartwood" in table.goals("2:fighter@blackspear_hills")
    assert "heartwood" not in table.goals("3:fighter@blackspear_hills")
    table.play("move 2:fighter@blackspear_hills starfall_vale", "move 1:fighter@blackspear_hills starfall_vale")
    assert "heartwood" in table.goals("2:fighter@starfall_vale")
    assert "heartwood" not in table.goals("3:fighter@starfall_vale")


def test_karkoth_wraith_riders_stop_at_a_castle_and_need_fighters():
    events = holding("wraith_riders")
    table = lay({"blackspear_hills": "1 fighter"}, {"starfall_vale": "1 castle"}, events=events)
    table.play("event karkoth_wraith_riders")
    assert "starfall_vale" in table.goals("1:fighter@blackspear_hills")
    assert "heartwood" not in table.goals("1:fighter@blackspear_hills")
    assert not lay({"dusk_fens": "1 wizard"}, events=events).offered("event karkoth_wraith_riders")


@pytest.mark.rule("NER-CRD-13", "NER-CRD-28")
def test_karkoth_plague_of_ghouls_rolls_4d6_and_raises_a_footsoldier_that_stays(dice):
    table = lay(
        {"blackspear_hills": "1 footsoldier"},
        {"starfall_vale": "2 footsoldier, 1 fighter", "silverbough": "1 castle, 1 footsoldier"},
        events=holding("plague_of_ghouls"),
    )
    dice(6, 6, 5, 1)
    table.play("event karkoth_plague_of_ghouls")
    assert table.asked == "1 lose"
    table.play("lose vailin:footsoldier", "lose vailin:fighter")
    assert table.pieces("vailin", "starfall_vale") == {"footsoldier": 1}
    assert table.holder("starfall_vale") == "vailin"
    assert table.options() == ["space blackspear_hills", "space chainwrought_vale", "space shroudmoor"]
    table.play("space chainwrought_vale")
    assert table.pieces("karkoth", "chainwrought_vale") == {"footsoldier": 1}
    assert not table.goals("1:footsoldier@chainwrought_vale")


@pytest.mark.rule("NER-CRD-28")
def test_karkoth_plague_of_ghouls_without_a_kill_raises_nothing(dice):
    table = lay({}, {"starfall_vale": "1 dragon"}, events=holding("plague_of_ghouls"))
    dice(6, 1, 1, 1)
    table.play("event karkoth_plague_of_ghouls")
    assert table.pieces("vailin", "starfall_vale") == {"dragon": 1}
    assert table.asked == "0 move"
    assert not table.facts("placed")
    dice(6, 6, 1, 1)
    table = lay({}, {"starfall_vale": "1 dragon"}, events=holding("plague_of_ghouls"))
    dice(6, 6, 1, 1)
    table.play("event karkoth_plague_of_ghouls", "space shroudmoor")
    assert table.pieces("vailin", "starfall_vale") == {}


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize("space", ["silverbough", "heartwood"])
def test_karkoth_plague_of_ghouls_needs_pieces_next_door_without_a_castle(space):
    table = lay({}, {space: "1 footsoldier, 1 castle"}, events=holding("plague_of_ghouls"))
    assert not table.offered("event karkoth_plague_of_ghouls")


@pytest.mark.rule("NER-CRD-10")
def test_karkoth_night_crossing_takes_three_land_pieces_over_a_sea_without_enemies():
    table = lay(
        {"dusk_fens": "2 footsoldier, 1 siege_engine, 1 wizard, 1 dragon"},
        {"lake_surth": "1 warship"},
        events=holding("night_crossing"),
    )
    table.play("event karkoth_night_crossing")
    assert set(table.options()) == {"space maze_of_maur_khul", "space ruined_land_of_tarsembor"}
    table.play("space maze_of_maur_khul")
    assert not any("dragon" in line for line in table.options())
    table.play("pick 2:footsoldier@dusk_fens", "pick 1:wizard@dusk_fens")
    assert table.asked == "0 move"
    assert table.pieces("karkoth", "maze_of_maur_khul") == {"footsoldier": 2, "wizard": 1}
    assert not table.goals("1:wizard@maze_of_maur_khul")
    assert table.goals("1:siege_engine@dusk_fens")


def test_karkoth_night_crossing_needs_a_sea_without_an_enemy_piece():
    table = lay({"ossuary_steppe": "1 footsoldier"}, {"lake_surth": "1 warship"}, events=holding("night_crossing"))
    assert not table.offered("event karkoth_night_crossing")


# --------------------------------------------------------------------------- in battles


@pytest.mark.rule("NER-CRD-13")
def test_karkoth_death_knell_rolls_2d8_before_the_battle(dice):
    table = face("1 footsoldier", "2 footsoldier, 1 fighter", events=holding("death_knell"))
    dice(6, 8, 1, 1)
    table.play("end", "event karkoth_death_knell", "lose vailin:footsoldier", "lose vailin:footsoldier")
    assert table.pieces("vailin", FIELD) == {"fighter": 1}
    assert rolls(table) == ["karkoth: d8 6, d8 8", "karkoth: d6 1", "vailin: d10 1"]


@pytest.mark.rule("NER-CRD-28")
def test_karkoth_death_knell_in_a_battle_makes_a_castle_inactive_and_wounds_a_dragon(dice):
    table = face("1 footsoldier", "1 castle, 1 dragon", events=holding("death_knell"))
    dice(8, 8, 1, 1)
    table.play("end", "event karkoth_death_knell", "lose vailin:castle")
    assert table.pieces("vailin", FIELD) == {"castle": 1, "dragon": 1}
    assert rolls(table)[1:] == ["karkoth: d6 1", "vailin: d20 1"]
    dice(6, 1)
    table.play("press")
    assert table.pieces("vailin", FIELD) == {}
    assert table.pieces("karkoth", FIELD) == {"footsoldier": 1, "castle": 1}


def test_karkoth_death_knell_can_end_a_battle_before_a_round(dice):
    table = face("1 footsoldier", "1 footsoldier", events=holding("death_knell"))
    dice(6, 1)
    table.play("end", "event karkoth_death_knell")
    assert table.holder(FIELD) == "karkoth"
    assert rolls(table) == ["karkoth: d8 6, d8 1"]


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize("card", ["death_knell", "grave_chill"])
def test_karkoth_cards_against_enemies_do_not_touch_guardians(dice, card):
    table = lay({VAULT: "1 fighter"}, guardians={VAULT: ("kobold_warren",)}, events=holding(card))
    dice(1, 1, 1, 1, 1)
    table.play("end")
    assert table.asked == "0 press"


def test_karkoth_breach_the_walls_keeps_the_castle_from_rolling_in_the_first_round(dice):
    table = face("2 footsoldier", "1 castle, 1 footsoldier", events=holding("breach_the_walls"))
    dice(1, 1, 1)
    table.play("end", "event karkoth_breach_the_walls")
    assert rolls(table)[-1] == "vailin: d6 1"
    dice(1, 1, 1, 1)
    table.play("press")
    assert rolls(table)[-1] == "vailin: d6 1, d20 1"


def test_karkoth_breach_the_walls_needs_a_castle(dice):
    table = face("1 footsoldier", "1 footsoldier", events=holding("breach_the_walls"))
    dice(1, 1)
    table.play("end")
    assert table.asked == "0 press"


def test_karkoth_grave_chill_silences_two_enemy_pieces_for_a_round(dice):
    table = face("1 footsoldier", "1 fighter, 3 footsoldier, 1 dragon, 1 castle", events=holding("grave_chill"))
    dice(1, 1, 1, 1, 1)
    table.play("end", "event karkoth_grave_chill")
    assert not any("dragon" in line or "castle" in line or "3:" in line for line in table.options())
    table.play(f"pick 1:fighter@{FIELD}")
    assert "end" in table.options()
    table.play(f"pick 1:footsoldier@{FIELD}")
    assert rolls(table)[-1] == "vailin: d6 1, d6 1, d20 1, d20 1"
    dice(*[1] * 7)
    table.play("press")
    assert len(rolls(table)[-1].split(",")) == 6


def test_karkoth_grave_chill_reaches_heroes_aboard(dice):
    table = face("1 warship", "1 warship+fighter", space=SEA, events=holding("grave_chill"))
    dice(1, 1)
    table.play("end", "event karkoth_grave_chill", f"pick 1:fighter@{SEA}", "end")
    assert rolls(table)[-1] == "vailin: d8 1"


def test_karkoth_black_dragons_breath_lets_one_dragon_roll_2d20_first(dice):
    table = face("2 dragon", "3 footsoldier", events=holding("black_dragons_breath"))
    dice(6, 5, 1, 1, 1)
    table.play("end", "event karkoth_black_dragons_breath")
    assert rolls(table) == ["karkoth first: d20 6, d20 5", "karkoth: d20 1", "vailin: d6 1, d6 1"]
    dice(1, 1, 1, 1)
    table.play("press")
    assert rolls(table)[-2] == "karkoth: d20 1, d20 1"


def test_karkoth_black_dragons_breath_needs_a_dragon_in_the_battle(dice):
    table = face(
        "1 footsoldier", "1 footsoldier", karkoth={"dusk_fens": "1 dragon"}, events=holding("black_dragons_breath")
    )
    dice(1, 1)
    table.play("end")
    assert table.asked == "0 press"


@pytest.mark.parametrize(("army", "lost"), [("2 footsoldier, 2 monster", 2), ("3 footsoldier, 1 monster", 1)])
def test_karkoth_corpse_shield_ignores_one_damage_or_two_behind_three_footsoldiers(dice, army, lost):
    table = face(army, "3 footsoldier", events=holding("corpse_shield"))
    dice(1, 1, 1, 1, 6, 6, 6)
    table.play("end", "event karkoth_corpse_shield", *["lose karkoth:footsoldier"] * lost)
    assert sum(table.pieces("karkoth", FIELD).values()) == 4 - lost
    assert table.asked == "0 press"


def test_karkoth_corpse_shield_is_for_land_battles(dice):
    table = face("2 warship", "1 warship", space=SEA, events=holding("corpse_shield"))
    dice(1, 1, 8)
    table.play("end")
    assert table.pieces("karkoth", SEA) == {"warship": 1}


def defend(gold=10, **more):
    """Vailin attacks Blackspear Hills; one round has been rolled in vain."""
    return lay(
        {"blackspear_hills": "1 footsoldier"},
        {"blackspear_hills": "1 footsoldier", **more.pop("vailin", {})},
        active="vailin",
        gold={"vailin": gold, "karkoth": 0},
        events=holding("dread_of_the_grave"),
        **more,
    )


def test_karkoth_dread_of_the_grave_makes_the_attacker_retreat(dice):
    table = defend()
    dice(1, 1)
    table.play("end", "event karkoth_dread_of_the_grave")
    assert table.asked == "1 card_stand"
    table.play("no")
    assert table.pieces("vailin", "starfall_vale") == {"footsoldier": 1}
    assert table.pieces("vailin", "blackspear_hills") == {}


def test_karkoth_dread_of_the_grave_is_bought_off_with_2_gold(dice):
    table = defend()
    dice(1, 1)
    table.play("end", "event karkoth_dread_of_the_grave", "yes")
    assert (table.gold("vailin"), table.gold("karkoth")) == (8, 2)
    assert table.options() == ["press", "retreat"]


def test_karkoth_dread_of_the_grave_leaves_no_choice_without_2_gold(dice):
    table = defend(gold=1)
    dice(1, 1)
    table.play("end", "event karkoth_dread_of_the_grave")
    assert table.pieces("vailin", "starfall_vale") == {"footsoldier": 1}
    assert table.gold("vailin") == 1


@pytest.mark.rule("NER-CRD-17")
def test_karkoth_dread_of_the_grave_needs_a_way_out(dice):
    table = defend(held={"starfall_vale": "karkoth"})
    dice(1, 1)
    table.play("end")
    assert table.asked == "1 press"


# ------------------------------------------------------------------------ after battles


@pytest.mark.parametrize(("ours", "theirs", "raised"), [(4, 1, 0), (4, 2, 1), (10, 5, 2), (10, 8, 3)])
def test_karkoth_raise_the_fallen_raises_a_footsoldier_for_two_dead_but_three_at_most(dice, ours, theirs, raised):
    table = face(f"{ours} footsoldier", f"{theirs} footsoldier", events=holding("raise_the_fallen"))
    dice(*[6] * theirs, *[1] * (ours - theirs), *[1] * theirs)
    table.play("end")
    assert (table.asked == "0 own_battle_won_land") == (raised > 0)
    if raised:
        table.play("event karkoth_raise_the_fallen")
    assert table.pieces("karkoth", FIELD) == {"footsoldier": ours + raised}


def test_karkoth_raise_the_fallen_counts_both_sides(dice):
    table = face("3 footsoldier", "1 footsoldier", events=holding("raise_the_fallen"))
    dice(6, 1, 1, 6)
    table.play("end", "event karkoth_raise_the_fallen")
    assert table.pieces("karkoth", FIELD) == {"footsoldier": 3}


@pytest.mark.parametrize(("defence", "gold"), [("", 2), ("1 castle", 4)])
def test_karkoth_soul_harvest_pays_2_gold_and_4_for_a_castle(dice, defence, gold):
    table = face("1 dragon", defence, events=holding("soul_harvest"))
    dice(20, 1)
    table.play("end", "event karkoth_soul_harvest")
    assert table.gold("karkoth") == 10 + gold


def test_karkoth_soul_harvest_answers_a_run_amok_too(dice):
    table = face("1 monster", "", events=holding("soul_harvest"))
    table.play("end", "pass", "amok heartwood", "event karkoth_soul_harvest")
    assert table.gold("karkoth") == 12


def test_karkoth_unchained_hulks_lets_the_monster_run_on_once():
    table = face("1 monster", "", vailin={"golden_savanna": "1 footsoldier"}, events=holding("unchained_hulks"))
    table.play("end", "amok heartwood")
    assert cards(table) == {"unchained_hulks"}
    table.play("event karkoth_unchained_hulks")
    assert table.options() == ["amok forbidden_city", "amok silverbough", "amok sunspear_plains"]
    table.play("amok sunspear_plains")
    assert table.pieces("karkoth", "sunspear_plains") == {"monster": 1}
    assert [table.holder(space) for space in (FIELD, "heartwood", "sunspear_plains")] == ["karkoth"] * 3
    assert table.points("karkoth") == 3
    assert table.asked.endswith("recruit")


def test_karkoth_unchained_hulks_opens_the_windows_of_the_second_conquest():
    table = face("1 monster", "", events=holding("unchained_hulks", "soul_harvest"))
    table.play("end", "pass", "amok heartwood", "event karkoth_unchained_hulks", "amok sunspear_plains", "pass")
    table.play("event karkoth_soul_harvest")
    assert table.gold("karkoth") == 12
    assert table.facts("conquered")[-1][1] != table.facts("conquered")[0][1]


@pytest.mark.rule("NER-CRD-17")
def test_karkoth_unchained_hulks_needs_another_open_space():
    table = face(
        "1 monster",
        "",
        held={"silverbough": "karkoth", "sunspear_plains": "karkoth", "golden_savanna": "karkoth"},
        vailin={"forbidden_city": "1 footsoldier"},
        events=holding("unchained_hulks"),
    )
    table.play("end", "amok heartwood")
    assert table.asked.endswith("recruit")


# ------------------------------------------------------------------------- in Reinforce


@pytest.mark.rule("NER-CRD-27")
def test_karkoth_restless_dead_places_2_footsoldiers_where_the_realm_ruled_before_its_turn():
    table = lay(
        {"karkothi_throneholds": "1 castle"},
        step="reinforce",
        held={FIELD: "karkoth"},
        since={FIELD: "vailin"},
        events=holding("restless_dead"),
    )
    table.play("event karkoth_restless_dead")
    assert f"space {FIELD}" not in table.options()
    assert len(table.options()) == 15
    table.play("space shroudmoor")
    assert table.pieces("karkoth", "shroudmoor") == {"footsoldier": 2}
    assert table.gold("karkoth") == 10
    table.play("end", "move 2:footsoldier@shroudmoor blackspear_hills")
    assert table.pieces("karkoth", "blackspear_hills") == {"footsoldier": 2}


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize("card", ["restless_dead", "black_sails"])
def test_karkoth_cards_that_place_pieces_need_a_place(card):
    lands = dict.fromkeys([space.id for space in SPACES if space.home == "karkoth"], "nerath")
    table = lay({}, step="reinforce", held=lands, since=lands, events=holding(card))
    assert not cards(table)


@pytest.mark.rule("NER-CRD-27")
def test_karkoth_black_sails_places_a_warship_at_the_own_coast():
    table = lay({}, {"lake_surth": "1 warship"}, step="reinforce", events=holding("black_sails"))
    table.play("event karkoth_black_sails")
    assert "space lake_surth" not in table.options()
    assert "space jade_sea" not in table.options()
    table.play("space gulf_of_kar")
    assert table.pieces("karkoth", "gulf_of_kar") == {"warship": 1}
    table.play("end")
    assert table.offered("move 1:warship@gulf_of_kar dragons_gate")


def test_karkoth_warlock_conclave_buys_a_wizard_in_the_capital_for_1_gold():
    table = lay({}, step="reinforce", events=holding("warlock_conclave"))
    table.play("event karkoth_warlock_conclave")
    assert table.pieces("karkoth", "karkothi_throneholds") == {"wizard": 1}
    assert table.gold("karkoth") == 9
    table.play("end")
    assert table.offered("move 1:wizard@karkothi_throneholds ashen_vale")


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize("lacking", [{"gold": {"karkoth": 0}}, {"held": {"karkothi_throneholds": "nerath"}}])
def test_karkoth_warlock_conclave_needs_the_gold_and_the_capital(lacking):
    table = lay({}, step="reinforce", events=holding("warlock_conclave"), **lacking)
    assert not table.offered("event karkoth_warlock_conclave")


# ----------------------------------------------------------------------- Gold and cards


def test_karkoth_tribute_of_the_satraps_pays_3_gold_more():
    table = lay({}, step="income", events=holding("tribute_of_the_satraps"))
    before = table.gold("karkoth")
    assert before > 10
    table.play("event karkoth_tribute_of_the_satraps")
    assert table.gold("karkoth") == before + 3


def draw(card, *forces, **more):
    """Karkoth draws a card that is to be played immediately."""
    return lay(*forces, step="draw", decks={"karkoth": (f"karkoth_{card}",)}, **more)


@pytest.mark.rule("NER-CRD-03", "NER-CRD-06")
def test_karkoth_dark_omens_costs_each_enemy_1_gold():
    table = draw("dark_omens", gold={"vailin": 0})
    assert [table.gold(realm) for realm in ("karkoth", "vailin", "iron_circle", "nerath")] == [10, 0, 9, 9]
    assert table.g.discard[0] == [EVENT_ID["karkoth_dark_omens"]]


def test_karkoth_dark_omens_spares_the_ally():
    table = draw("dark_omens", mode="alliance-4")
    assert [table.gold(realm) for realm in ("karkoth", "vailin", "iron_circle", "nerath")] == [10, 9, 10, 9]


@pytest.mark.rule("NER-CRD-03")
def test_karkoth_the_chained_god_hungers_takes_a_land_piece_for_its_cost_and_1_gold():
    table = draw(
        "the_chained_god_hungers",
        {"dusk_fens": "2 monster, 1 castle, 1 dragon", "lake_surth": "1 warship+fighter"},
    )
    assert table.asked == "0 card_sacrifice"
    assert table.options() == ["pick 1:monster@dusk_fens", "pick 1:fighter@lake_surth"]
    table.play("pick 1:monster@dusk_fens")
    assert table.pieces("karkoth", "dusk_fens") == {"monster": 1, "castle": 1, "dragon": 1}
    assert table.gold("karkoth") == 14


def test_karkoth_the_chained_god_hungers_takes_pieces_aboard_too():
    table = draw("the_chained_god_hungers", {"lake_surth": "1 warship+footsoldier+fighter"})
    table.play("pick 1:fighter@lake_surth")
    assert table.pieces("karkoth", "lake_surth") == {"warship+footsoldier": 1}
    assert table.gold("karkoth") == 13


@pytest.mark.parametrize("gold", [0, 1, 10])
def test_karkoth_the_chained_god_hungers_takes_2_gold_if_there_is_no_land_piece(gold):
    table = draw("the_chained_god_hungers", {"dusk_fens": "1 castle, 1 dragon"}, gold={"karkoth": gold})
    assert table.gold("karkoth") == max(0, gold - 2)
    assert table.g.hand[0] == ()


@pytest.mark.rule("NER-CRD-01")
def test_karkoth_eyes_in_the_dark_shows_one_hand_to_its_owner_only_and_draws():
    table = lay(
        {},
        step="draw",
        events=holding(
            "eyes_in_the_dark", vailin=("vailin_maelstrom", "vailin_becalmed"), nerath=("nerath_uprising",)
        ),
        decks={"karkoth": ("karkoth_death_knell", "karkoth_forced_march")},
    )
    table.play("event karkoth_eyes_in_the_dark")
    assert table.options() == ["realm vailin", "realm nerath"]
    table.play("realm vailin")
    (fact,) = [fact for fact in table.match.log if fact[0] == "looked"]
    assert fact == ("looked", (0, 1), (EVENT_ID["vailin_maelstrom"], EVENT_ID["vailin_becalmed"]), (0,))
    assert set(table.g.hand[0]) == {EVENT_ID["karkoth_death_knell"], EVENT_ID["karkoth_forced_march"]}
    assert table.g.hand[1] == (EVENT_ID["vailin_maelstrom"], EVENT_ID["vailin_becalmed"])


def test_karkoth_eyes_in_the_dark_plays_a_card_that_must_be_played_at_once():
    table = lay(
        {},
        step="draw",
        events=holding("eyes_in_the_dark"),
        decks={"karkoth": ("karkoth_death_knell", "karkoth_dark_omens")},
    )
    table.play("event karkoth_eyes_in_the_dark")
    assert table.gold("vailin") == 9
    assert table.g.hand[0] == (EVENT_ID["karkoth_death_knell"],)


@pytest.mark.rule("NER-CRD-17")
def test_karkoth_eyes_in_the_dark_needs_something_to_see_or_to_draw():
    table = lay({}, step="draw", events=holding("eyes_in_the_dark"), decks={"karkoth": ()})
    assert table.asked == "0 move"
