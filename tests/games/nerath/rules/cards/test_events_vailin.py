"""The Event cards of Vailin, card by card: when they may be played, on which condition, and what they do."""

from __future__ import annotations

import pytest

from games.nerath.battlefield import lay, rolls
from games.nerath.vailin import holding, turn
from gonfalon.games.nerath.phases import income
from gonfalon.games.nerath.printed import EVENT_ID, EVENTS
from gonfalon.games.nerath.rules.effects import lasting

CARDS = [event for event in EVENTS if event.realm == "vailin"]
ALL = tuple(event.id.removeprefix("vailin_") for event in CARDS if not event.play_immediately)


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
