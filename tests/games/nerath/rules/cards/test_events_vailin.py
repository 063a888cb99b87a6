"""The Event cards of Vailin, card by card: when they may be played, on which condition, and what they do."""

from __future__ import annotations

import pytest

from games.nerath.battlefield import lay, rolls
from gonfalon.games.nerath.phases import income
from gonfalon.games.nerath.printed import EVENT_ID, EVENTS
from gonfalon.games.nerath.rules.effects import lasting

CARDS = [event for event in EVENTS if event.realm == "vailin"]
ALL = tuple(event.id.removeprefix("vailin_") for event in CARDS if not event.play_immediately)


def holding(*names):
    return {"vailin": tuple(f"vailin_{name}" for name in names)}


def turn(*names, vailin=None, **more):
    """Vailin's own turn, in its Move step, with these cards."""
    return lay(more.pop("karkoth", {}), vailin, active="vailin", events=holding(*names), **more)


def enemy_turn(*names, vailin=None, karkoth=None, **more):
    """Karkoth's turn, Vailin with these cards."""
    return lay(karkoth, vailin, events=holding(*names), **more)


def cards(table):
    """The Event cards offered now, without the name of their realm."""
    return {line.removeprefix("event vailin_") for line in table.options() if line.startswith("event ")}


def of_timing(*timings):
    return {event.id.removeprefix("vailin_") for event in CARDS if event.timing in timings}


# ------------------------------------------------------------------------------ windows

FLEET = {
    "vailindor": "1 castle, 1 fighter",
    "pearl_isles": "1 footsoldier",
    "jade_sea": "1 warship, 1 storm_elemental",
    "corsairs_run": "1 storm_elemental, 1 warship",
}


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
    karkoth = {"widows_landing": "1 footsoldier", "saris_strait": "1 warship"}
    deck = {"vailin": ("vailin_guild_loan",)}
    table = turn(*ALL, vailin=FLEET, karkoth=karkoth, step=step, decks=deck)
    assert cards(table) == of_timing(timing)


@pytest.mark.rule("NER-CRD-02")
def test_the_cards_of_an_enemys_turn_are_offered_before_its_moves_and_before_its_battles(dice):
    table = lay(
        {"lake_surth": "1 warship", "blackspear_hills": "1 footsoldier", "jade_sea": "1 warship"},
        {"starfall_vale": "2 footsoldier", "jade_sea": "1 warship"},
        step="move",
        events=holding(*ALL),
    )
    dice(1, 1)
    assert (table.asked, cards(table)) == ("1 enemy_move_start", of_timing("enemy_move_start"))
    table.play("pass", "move 1:footsoldier@blackspear_hills starfall_vale", "end")
    assert (table.asked, cards(table)) == ("1 enemy_attack_declared", of_timing("enemy_attack_declared"))


@pytest.mark.rule("NER-CRD-02")
def test_the_cards_of_a_battle_are_offered_at_its_start_and_in_its_rounds(dice):
    table = turn(
        *ALL,
        vailin={"blackspear_hills": "2 footsoldier, 1 monster"},
        karkoth={"blackspear_hills": "1 footsoldier"},
    )
    dice(1, 1, 1, 1)
    table.play("end")
    assert cards(table) == of_timing("battle_start_any")
    table.play("pass")
    assert cards(table) == of_timing("battle_round_any")
    table.play("pass")
    assert cards(table) == set()


# ----------------------------------------------------------------------------- in Move


def test_vailin_trade_winds_gives_ships_and_storm_elementals_one_more_move():
    table = turn("trade_winds", vailin={"sapphire_bay": "1 warship", "pearl_isles": "1 storm_elemental, 1 dragon"})
    before = {band: table.goals(band) for band in ("1:warship@sapphire_bay", "1:storm_elemental@pearl_isles")}
    dragon = table.goals("1:dragon@pearl_isles")
    table.play("event vailin_trade_winds")
    assert "jade_sea" not in before["1:warship@sapphire_bay"]
    assert "jade_sea" in table.goals("1:warship@sapphire_bay")
    assert "dread_marches" not in before["1:storm_elemental@pearl_isles"]
    assert "dread_marches" in table.goals("1:storm_elemental@pearl_isles")
    assert table.goals("1:dragon@pearl_isles") == dragon
    table.play("end")
    assert table.asked == "1 reposition"
    assert "dread_marches" not in table.goals("1:storm_elemental@pearl_isles")


def test_vailin_trade_winds_needs_a_ship_or_a_storm_elemental():
    table = turn("trade_winds", vailin={"pearl_isles": "1 dragon"})
    assert not table.offered("event vailin_trade_winds")


@pytest.mark.parametrize(
    "order", [("trade_winds", "elemental_ascendance"), ("elemental_ascendance", "trade_winds")]
)
def test_vailin_trade_winds_and_elemental_ascendance_add_up_in_any_order(order):
    table = turn(*order, vailin={"jade_sea": "1 storm_elemental, 1 warship"})
    for card in order:
        table.play(f"event vailin_{card}")
    moves = {key & 63: key >> 13 & 7 for key in table.g.ready}
    assert sorted(moves.values()) == [3, 5]


def test_vailin_elemental_ascendance_gives_move_4_for_the_turn_and_2d8_on_land(dice):
    table = turn(
        "elemental_ascendance",
        vailin={"starfall_vale": "1 storm_elemental, 1 dragon"},
        karkoth={"shroudmoor": "1 footsoldier"},
    )
    assert "nine_ports" in table.goals("1:storm_elemental@starfall_vale")
    assert "lantern_coast" not in table.goals("1:storm_elemental@starfall_vale")
    table.play("event vailin_elemental_ascendance")
    assert "sapphire_bay" in table.goals("1:storm_elemental@starfall_vale")
    table.play("move 1:storm_elemental@starfall_vale shroudmoor")
    dice(1, 6, 1)
    table.play("end")
    assert rolls(table) == ["vailin: d8 1, d8 6", "karkoth: d6 1"]
    assert "nine_ports" in table.goals("1:storm_elemental@shroudmoor")
    assert "lantern_coast" in table.goals("1:storm_elemental@shroudmoor")


def test_vailin_elemental_ascendance_needs_a_storm_elemental():
    table = turn("elemental_ascendance", vailin={"jade_sea": "1 warship"})
    assert not table.offered("event vailin_elemental_ascendance")


@pytest.mark.rule("NER-CRD-13")
def test_vailin_maelstrom_rolls_4d8_against_a_sea_space_within_2_of_a_storm_elemental(dice):
    table = turn(
        "maelstrom",
        vailin={"pearl_isles": "1 storm_elemental", "jade_sea": "1 warship"},
        karkoth={"sunless_deep": "2 warship+fighter", "stormwake": "1 warship"},
    )
    dice(6, 8, 5, 1)
    table.play("event vailin_maelstrom")
    assert table.asked == "0 lose"
    table.play("lose karkoth:warship+fighter", "lose karkoth:fighter<warship+fighter")
    assert table.pieces("karkoth", "sunless_deep") == {"warship": 1}
    assert table.pieces("vailin", "jade_sea") == {"warship": 1}


def test_vailin_maelstrom_lets_the_player_choose_the_space(dice):
    table = turn(
        "maelstrom",
        vailin={"pearl_isles": "1 storm_elemental"},
        karkoth={"sunless_deep": "1 warship", "jade_sea": "1 warship", "stormwake": "1 warship"},
    )
    dice(1, 1, 1, 6)
    table.play("event vailin_maelstrom")
    assert table.options() == ["space jade_sea", "space sunless_deep"]
    table.play("space jade_sea")
    assert table.pieces("karkoth", "jade_sea") == {}


@pytest.mark.rule("NER-CRD-17")
def test_vailin_maelstrom_needs_an_enemy_in_reach():
    table = turn("maelstrom", vailin={"pearl_isles": "1 storm_elemental"}, karkoth={"stormwake": "1 warship"})
    assert not table.offered("event vailin_maelstrom")


@pytest.mark.rule("NER-CRD-13", "NER-CRD-28")
@pytest.mark.parametrize(("storms", "rolled"), [(1, 2), (2, 4), (4, 6)])
def test_vailin_tidal_surge_rolls_2d8_for_each_of_up_to_three_storm_elementals(dice, storms, rolled):
    table = turn(
        "tidal_surge",
        vailin={"corsairs_run": f"{storms} storm_elemental", "tarsem_coast": "1 storm_elemental"},
        karkoth={"widows_landing": "3 footsoldier, 1 castle"},
    )
    dice(*[6] * 2, *[1] * (rolled - 2))
    table.play("event vailin_tidal_surge")
    assert table.pieces("karkoth", "widows_landing") == {"footsoldier": 1, "castle": 1}
    assert len(table.facts("rolled")[0]) == 2 + rolled
    assert table.holder("widows_landing") == "karkoth"


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize(
    ("storm", "army"),
    [("pearl_isles", "1 footsoldier"), ("jade_sea", "1 footsoldier"), ("corsairs_run", "1 castle")],
)
def test_vailin_tidal_surge_needs_a_storm_elemental_at_sea_and_pieces_on_the_coast(storm, army):
    table = turn("tidal_surge", vailin={storm: "1 storm_elemental"}, karkoth={"widows_landing": army})
    assert not table.offered("event vailin_tidal_surge")


@pytest.mark.rule("NER-CRD-10")
def test_vailin_wind_walk_takes_two_heroes_to_a_coast_and_they_may_move():
    table = turn("wind_walk", vailin={"heartwood": "3 fighter, 1 wizard, 1 footsoldier"})
    table.play("event vailin_wind_walk")
    assert "space port_azure" in table.options()
    assert not {"space golden_savanna", "space widows_landing"} & set(table.options())
    table.play("space port_azure")
    assert not any("footsoldier" in line or "3:" in line for line in table.options())
    table.play("pick 1:wizard@heartwood", "pick 1:fighter@heartwood")
    assert table.pieces("vailin", "port_azure") == {"fighter": 1, "wizard": 1}
    assert "ironmire" in table.goals("1:fighter@port_azure")
    assert "lost_caverns_of_tsojcanth" in table.goals("1:wizard@port_azure")


def test_vailin_wind_walk_needs_a_hero_on_land():
    table = turn("wind_walk", vailin={"heartwood": "1 footsoldier", "jade_sea": "1 warship+fighter"})
    assert not table.offered("event vailin_wind_walk")


# ------------------------------------------------------------------- in an enemy's turn


def test_vailin_becalmed_keeps_warships_in_one_sea_space_from_sailing_and_unloading():
    table = enemy_turn(
        "becalmed",
        karkoth={
            "lake_surth": "1 warship+fighter, 1 warship, 1 storm_elemental",
            "gulf_of_kar": "1 warship+fighter",
            "ashen_vale": "1 footsoldier",
        },
    )
    assert table.asked == "1 enemy_move_start"
    table.play("event vailin_becalmed")
    assert table.options() == ["space gulf_of_kar", "space lake_surth"]
    table.play("space lake_surth")
    assert table.asked == "0 move"
    assert not table.goals("1:warship@lake_surth")
    assert not any(line.startswith("debark warship+fighter@lake_surth") for line in table.options())
    assert table.goals("1:storm_elemental@lake_surth")
    assert table.goals("1:warship+fighter@gulf_of_kar")
    assert any(line.startswith("debark warship+fighter@gulf_of_kar") for line in table.options())
    table.play("embark warship@lake_surth footsoldier@ashen_vale")
    assert not any(line.startswith("debark warship+footsoldier@lake_surth") for line in table.options())
    assert not table.goals("1:warship+footsoldier@lake_surth")


@pytest.mark.rule("NER-CRD-17")
def test_vailin_becalmed_needs_an_enemy_warship_and_is_not_for_the_own_turn():
    assert enemy_turn("becalmed", karkoth={"ashen_vale": "1 footsoldier"}).asked == "0 move"
    table = turn("becalmed", vailin={"jade_sea": "1 warship"}, karkoth={"lake_surth": "1 warship"})
    assert table.asked == "1 move"
    assert not table.offered("event vailin_becalmed")


@pytest.mark.rule("NER-CRD-10", "NER-CRD-11")
def test_vailin_lost_in_the_mist_takes_the_whole_fleet_away_and_no_battle_is_fought():
    table = enemy_turn(
        "lost_in_the_mist",
        karkoth={"jade_sea": "2 warship+footsoldier", "coral_sea": "1 warship"},
        vailin={"jade_sea": "1 warship+wizard, 1 warship, 1 storm_elemental"},
        iron_circle={"spice_gulf": "1 warship"},
    )
    table.play("end")
    assert table.asked == "1 enemy_attack_declared"
    table.play("event vailin_lost_in_the_mist")
    assert table.options() == ["space lantern_sound", "space saris_strait", "space sunless_deep"]
    table.play("space saris_strait")
    assert table.pieces("vailin", "saris_strait") == {"warship+wizard": 1, "warship": 1, "storm_elemental": 1}
    assert table.pieces("vailin", "jade_sea") == {}
    assert not table.facts("battle")
    assert table.asked == "0 recruit"


@pytest.mark.rule("NER-SPC-14")
def test_vailin_lost_in_the_mist_leaves_an_ally_to_fight_alone(dice):
    table = enemy_turn(
        "lost_in_the_mist",
        karkoth={"jade_sea": "1 warship"},
        vailin={"jade_sea": "1 warship"},
        nerath={"jade_sea": "1 warship"},
        mode="alliance-4",
    )
    dice(1, 1)
    table.play("end", "event vailin_lost_in_the_mist", "space coral_sea")
    assert table.pieces("vailin", "coral_sea") == {"warship": 1}
    assert rolls(table) == ["karkoth: d8 1", "nerath: d8 1"]


@pytest.mark.rule("NER-CRD-17")
def test_vailin_lost_in_the_mist_needs_an_attack_at_sea_and_a_friendly_sea_beside(dice):
    dice(1, 1)
    table = enemy_turn(
        "lost_in_the_mist",
        karkoth={"bay_of_wolves": "1 warship", "sea_of_rime": "1 warship", "wailing_sea": "1 warship"},
        vailin={"bay_of_wolves": "1 warship"},
    )
    table.play("end")
    assert table.asked == "0 press"


def test_vailin_hidden_glades_lets_four_pieces_slip_away_to_spaces_that_are_not_attacked(dice):
    table = enemy_turn(
        "hidden_glades",
        karkoth={"starfall_vale": "1 dragon", "heartwood": "1 footsoldier"},
        vailin={"starfall_vale": "3 footsoldier, 1 monster, 1 dragon, 1 castle"},
    )
    table.play("end", "event vailin_hidden_glades")
    assert not any("castle" in line or line == "end" for line in table.options())
    table.play("pick 2:footsoldier@starfall_vale")
    assert table.options() == ["space forbidden_city", "space silverbough"]
    table.play("space forbidden_city", "pick 1:dragon@starfall_vale", "space silverbough")
    assert "end" in table.options()
    dice(1, 1, 1)
    table.play("pick 1:monster@starfall_vale", "space silverbough", "battle starfall_vale")
    assert table.pieces("vailin", "forbidden_city") == {"footsoldier": 2}
    assert table.pieces("vailin", "silverbough") == {"dragon": 1, "monster": 1}
    assert table.pieces("vailin", "starfall_vale") == {"footsoldier": 1, "castle": 1}
    assert rolls(table)[-1] == "vailin: d6 1, d20 1"


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize(
    ("defence", "held"),
    [
        ("1 castle", {}),
        ("1 footsoldier", dict.fromkeys(("heartwood", "forbidden_city", "silverbough"), "karkoth")),
    ],
)
def test_vailin_hidden_glades_needs_pieces_that_can_leave_and_a_place_to_go(dice, defence, held):
    table = enemy_turn(
        "hidden_glades", karkoth={"starfall_vale": "1 dragon"}, vailin={"starfall_vale": defence}, held=held
    )
    dice(1, 1)
    table.play("end")
    assert table.asked == "0 press"


# --------------------------------------------------------------------------- in battles


def test_vailin_elven_volley_lets_footsoldiers_strike_first_and_hit_on_5_in_the_first_round(dice):
    table = turn(
        "elven_volley",
        vailin={"shroudmoor": "2 footsoldier, 1 monster"},
        karkoth={"shroudmoor": "2 footsoldier"},
    )
    dice(5, 4, 1, 1)
    table.play("end", "event vailin_elven_volley")
    assert rolls(table) == ["vailin first: d6 5, d6 4", "vailin: d12 1", "karkoth: d6 1"]
    dice(5, 5, 5, 1)
    table.play("press")
    assert rolls(table)[-2:] == ["vailin: d6 5, d6 5, d12 5", "karkoth: d6 1"]
    assert table.pieces("karkoth", "shroudmoor") == {"footsoldier": 1}


def test_vailin_elven_volley_needs_footsoldiers(dice):
    table = turn("elven_volley", vailin={"shroudmoor": "1 monster"}, karkoth={"shroudmoor": "1 footsoldier"})
    dice(1, 1)
    table.play("end")
    assert table.asked == "1 press"


def test_vailin_wrath_of_the_treants_makes_monsters_durable_for_the_battle(dice):
    table = turn(
        "wrath_of_the_treants",
        vailin={"shroudmoor": "1 monster"},
        karkoth={"shroudmoor": "1 footsoldier"},
    )
    dice(1, 6)
    table.play("end", "event vailin_wrath_of_the_treants")
    assert table.pieces("vailin", "shroudmoor") == {"monster": 1}
    dice(1, 6)
    table.play("press")
    assert table.pieces("vailin", "shroudmoor") == {}


def test_vailin_wrath_of_the_treants_needs_a_monster(dice):
    table = turn(
        "wrath_of_the_treants", vailin={"shroudmoor": "1 dragon"}, karkoth={"shroudmoor": "1 footsoldier"}
    )
    dice(1, 1)
    table.play("end")
    assert table.asked == "1 press"


def test_vailin_counsel_of_the_gold_dragon_rerolls_four_misses_of_a_round(dice):
    table = turn(
        "counsel_of_the_gold_dragon",
        vailin={"shroudmoor": "1 wizard, 5 footsoldier"},
        karkoth={"shroudmoor": "6 footsoldier"},
    )
    # The Wizard strikes first and misses twice; of the 5 Footsoldiers all miss, 3 roll again and 2 of them hit.
    dice(1, 2, 1, 1, 1, 1, 1, 6, 6, 1, *[1] * 6)
    table.play("end", "event vailin_counsel_of_the_gold_dragon")
    assert table.pieces("karkoth", "shroudmoor") == {"footsoldier": 4}
    dice(*[1] * 6, *[1] * 4)
    table.play("press")
    assert table.pieces("karkoth", "shroudmoor") == {"footsoldier": 4}


def test_vailin_counsel_of_the_gold_dragon_rerolls_all_misses_beside_a_dragon(dice):
    table = turn(
        "counsel_of_the_gold_dragon",
        vailin={"shroudmoor": "1 dragon, 5 footsoldier"},
        karkoth={"shroudmoor": "7 footsoldier"},
    )
    dice(*[1] * 6, 20, *[6] * 5, *[1] * 7)
    table.play("end", "event vailin_counsel_of_the_gold_dragon")
    assert table.pieces("karkoth", "shroudmoor") == {"footsoldier": 1}


def test_vailin_counsel_of_the_gold_dragon_works_in_dungeons(dice):
    cave = "temple_of_elemental_evil"
    table = turn("counsel_of_the_gold_dragon", vailin={cave: "1 fighter"}, guardians={cave: ("kobold_warren",)})
    dice(1, 6, 1, 1)
    table.play("end", "event vailin_counsel_of_the_gold_dragon")
    assert table.facts("guardians_hit")


def test_vailin_letters_of_marque_steal_3_gold_from_a_realm_defeated_at_sea(dice):
    table = turn(
        "letters_of_marque",
        vailin={"jade_sea": "1 warship"},
        karkoth={"jade_sea": "1 warship"},
        gold={"karkoth": 2},
    )
    dice(8, 1)
    table.play("end")
    assert table.asked == "1 own_battle_won_sea"
    table.play("event vailin_letters_of_marque")
    assert (table.gold("vailin"), table.gold("karkoth")) == (12, 0)


def test_vailin_letters_of_marque_name_one_of_two_defeated_allies(dice):
    table = turn(
        "letters_of_marque",
        vailin={"jade_sea": "2 warship"},
        karkoth={"jade_sea": "1 warship"},
        iron_circle={"jade_sea": "1 warship"},
        mode="alliance-4",
    )
    dice(8, 8, 1, 1)
    table.play("end", "event vailin_letters_of_marque", "realm iron_circle")
    assert [table.gold(realm) for realm in ("karkoth", "vailin", "iron_circle")] == [10, 13, 7]


@pytest.mark.rule("NER-CRD-17")
def test_vailin_letters_of_marque_need_a_defeated_realm_with_gold(dice):
    table = turn(
        "letters_of_marque",
        vailin={"jade_sea": "1 warship"},
        karkoth={"jade_sea": "1 warship"},
        gold={"karkoth": 0},
    )
    dice(8, 1)
    table.play("end")
    assert table.asked == "1 recruit"


# ------------------------------------------------------------------------- in Reinforce


@pytest.mark.rule("NER-CRD-27")
@pytest.mark.parametrize("space", ["jade_sea", "vailindor"])
def test_vailin_call_the_tempest_places_a_storm_elemental_at_sea_or_at_a_castle(space):
    table = turn(
        "call_the_tempest", vailin={"vailindor": "1 castle"}, karkoth={"coral_sea": "1 warship"}, step="reinforce"
    )
    table.play("event vailin_call_the_tempest")
    assert not {"space coral_sea", "space heartwood"} & set(table.options())
    table.play(f"space {space}")
    assert table.pieces("vailin", space)["storm_elemental"] == 1
    assert table.gold("vailin") == 10
    table.play("end")
    assert table.goals(f"1:storm_elemental@{space}")


def test_vailin_great_shipyards_sell_three_warships_for_1_gold_each():
    table = turn("great_shipyards", vailin={"vailindor": "1 castle"}, step="reinforce", gold={"vailin": 20})
    table.play("launch warship@vailindor sapphire_bay", "event vailin_great_shipyards")
    for _ in range(4):
        table.play("launch warship@vailindor sapphire_bay")
    assert [fact[-1] for fact in table.facts("recruited")] == [2, 1, 1, 1, 2]
    table.play("launch storm_elemental@vailindor sapphire_bay")
    assert table.gold("vailin") == 10
    table = turn("great_shipyards", vailin={"vailindor": "1 castle"}, step="reinforce", gold={"vailin": 6})
    table.play("event vailin_great_shipyards")
    assert not table.offered("launch 5:warship@vailindor sapphire_bay")
    table.play("launch 4:warship@vailindor sapphire_bay")
    assert table.gold("vailin") == 6 - 3 - 2


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize("lacking", [{"gold": {"vailin": 0}}, {"karkoth": {"sapphire_bay": "1 warship"}}])
def test_vailin_great_shipyards_need_gold_and_a_place_to_launch(lacking):
    table = turn("great_shipyards", vailin={"vailindor": "1 castle"}, step="reinforce", **lacking)
    assert not table.offered("event vailin_great_shipyards")


@pytest.mark.rule("NER-CRD-27")
def test_vailin_city_state_levies_place_a_footsoldier_in_each_of_three_coastal_spaces():
    table = turn("city_state_levies", step="reinforce")
    table.play("event vailin_city_state_levies")
    assert not {"space heartwood", "space redsail_foothold", "pass"} & set(table.options())
    table.play("space pearl_isles")
    assert "space pearl_isles" not in table.options()
    table.play("space port_azure", "space nine_ports")
    assert table.asked == "1 recruit"
    for space in ("pearl_isles", "port_azure", "nine_ports"):
        assert table.pieces("vailin", space) == {"footsoldier": 1}
    table.play("end")
    assert table.goals("1:footsoldier@nine_ports")


def test_vailin_city_state_levies_may_be_fewer():
    table = turn("city_state_levies", step="reinforce")
    table.play("event vailin_city_state_levies", "space pearl_isles", "pass")
    assert table.asked == "1 recruit"
    assert len(table.facts("placed")) == 1


# ----------------------------------------------------------------------- Gold and cards


@pytest.mark.parametrize(("seas", "gold"), [(1, 1), (3, 3), (7, 5)])
def test_vailin_spice_convoy_pays_1_gold_for_each_sea_space_with_a_warship_5_at_most(seas, gold):
    waters = ("jade_sea", "coral_sea", "spice_gulf", "stormwake", "sunless_deep", "sea_of_blades", "sapphire_bay")
    table = turn("spice_convoy", vailin=dict.fromkeys(waters[:seas], "2 warship"), step="income")
    before = table.gold("vailin")
    table.play("event vailin_spice_convoy")
    assert table.gold("vailin") == before + gold


@pytest.mark.rule("NER-CRD-12")
def test_vailin_harbor_tolls_steal_1_gold_from_each_enemy_with_a_coast_where_a_warship_lies():
    table = turn(
        "harbor_tolls",
        vailin={"corsairs_run": "1 warship", "spice_gulf": "1 warship", "midnight_sea": "1 storm_elemental"},
        step="income",
    )
    before = table.gold("vailin")
    table.play("event vailin_harbor_tolls")
    assert [table.gold(realm) for realm in ("karkoth", "iron_circle", "nerath")] == [9, 9, 10]
    assert table.gold("vailin") == before + 2


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize("card", ["harbor_tolls", "spice_convoy"])
def test_vailin_cards_for_fleets_need_warships(card):
    table = turn(card, vailin={"corsairs_run": "1 storm_elemental"}, step="income")
    assert not any(asked.startswith("1 own_income") for asked in table.asked.split(", "))


def draw(card, **more):
    """Vailin draws a card that is to be played immediately."""
    return turn(step="draw", decks={"vailin": (f"vailin_{card}",)}, **more)


@pytest.mark.rule("NER-CRD-03")
def test_vailin_guild_loan_gives_5_gold_and_costs_2_of_the_next_income():
    table = draw("guild_loan")
    assert table.gold("vailin") == 15
    table.play("end", "end")
    assert table.facts("income") == [(1, 13 - 2)]
    assert not table.g.effects


def test_vailin_guild_loan_waits_for_the_own_income():
    g = lay({}, step="reinforce").g.copy()
    lasting(g, "income", 1, "income", amount=-2)
    income(g)
    assert g.gold == [10 + 15, 10, 10, 10]
    g.active = 1
    income(g)
    assert g.gold == [10 + 15, 10 + 13 - 2, 10, 10]
    assert not g.effects


@pytest.mark.rule("NER-CRD-03")
def test_vailin_storm_season_costs_each_enemy_a_warship_of_its_choice_or_2_gold():
    table = draw(
        "storm_season",
        vailin={"jade_sea": "1 warship"},
        karkoth={"lake_surth": "1 warship", "gulf_of_kar": "1 warship+footsoldier"},
        iron_circle={"altaran_sea": "1 warship"},
        nerath={"wailing_sea": "1 warship"},
        gold={"nerath": 1},
    )
    assert table.asked == "2 card_save_ship"
    table.play("yes")
    assert table.gold("iron_circle") == 8
    assert table.pieces("iron_circle", "altaran_sea") == {"warship": 1}
    assert table.pieces("nerath", "wailing_sea") == {}
    assert table.gold("nerath") == 1
    table.play("no", "pick 1:warship+footsoldier@gulf_of_kar")
    assert table.pieces("karkoth", "gulf_of_kar") == {}
    assert table.pieces("karkoth", "lake_surth") == {"warship": 1}
    assert table.gold("karkoth") == 10
    assert table.pieces("vailin", "jade_sea") == {"warship": 1}


@pytest.mark.rule("NER-CRD-17")
def test_vailin_storm_season_without_enemy_warships_is_discarded():
    table = draw("storm_season", vailin={"jade_sea": "1 warship"})
    assert table.g.discard[1] == [EVENT_ID["vailin_storm_season"]]
    assert table.asked == "1 move"


@pytest.mark.rule("NER-CRD-01")
def test_vailin_alliance_council_draws_2_cards_and_puts_1_of_the_hand_under_the_deck():
    drawn = ("vailin_becalmed", "vailin_wind_walk", "vailin_maelstrom")
    table = turn("alliance_council", step="draw", decks={"vailin": (*drawn, "vailin_trade_winds")})
    table.play("event vailin_alliance_council")
    assert table.options() == [f"card {card}" for card in drawn]
    table.play("card vailin_wind_walk")
    assert {EVENTS[n].id for n in table.g.hand[1]} == {"vailin_becalmed", "vailin_maelstrom"}
    assert table.g.deck[1][0] == EVENT_ID["vailin_wind_walk"]
    assert table.asked == "1 move"
    (fact,) = [fact for fact in table.match.log if fact[0] == "bottomed"]
    assert fact == ("bottomed", (1,), (EVENT_ID["vailin_wind_walk"],), (1,))
