"""The Event cards of Nerath: each in its window, on its condition, with its numbers."""

import pytest

from games.nerath.chances import check, offers
from games.nerath.table import Table
from gonfalon.games.nerath.printed import EVENT_ID, EVENTS, SPACES, TREASURE_ID

CARDS = [event.id for event in EVENTS if event.realm == "nerath"]
AT = "kingsgate_march"
THERE = "gorgat_warrens"
DEEP = "sunless_citadel"
LANDLESS = {space.id: "iron_circle" for space in SPACES if space.home == "nerath"}


def nerath(card, step="move", **rest):
    """Nerath's turn, with one card in its hand."""
    return Table(active="nerath", step=step, events={"nerath": (f"nerath_{card}",)}, **rest)


def attack(card, ours, theirs, **rest):
    """Nerath has moved against the Iron Circle; `end` begins the battle."""
    return nerath(card, nerath={THERE: ours}, iron_circle={THERE: theirs}, **rest)


def defence(card, ours, theirs, others=None, **rest):
    """The Iron Circle has moved against Nerath; `end` begins the battle."""
    return Table(
        active="iron_circle",
        events={"nerath": (f"nerath_{card}",)},
        iron_circle={AT: theirs},
        nerath={AT: ours, **(others or {})},
        **rest,
    )


def explore(card, heroes, *guardians, others=None, **rest):
    """Nerath's Heroes are at a dungeon; `end` begins the battle."""
    return nerath(card, nerath={DEEP: heroes, **(others or {})}, guardians={DEEP: guardians}, **rest)


def sides_rolled(table, realm):
    """The dice that a realm has rolled, throw by throw."""
    return [[roll // 32 for roll in rolls] for who, _, *rolls in table.facts("rolled") if who == realm]


@pytest.mark.rule("NER-CRD-02")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_is_offered_in_its_window_and_at_no_other_time(card, monkeypatch):
    check(card, monkeypatch)


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize("card", ["heroic_stand", "last_minute_rescue"])
def test_cards_for_land_battles_are_not_offered_at_sea(card, monkeypatch):
    assert not offers(f"nerath_{card}", "sea", "iron_circle", monkeypatch)


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize(
    ("card", "step"),
    [
        ("dwarven_masons", "reinforce"),
        ("rally_the_free_folk", "reinforce"),
        ("giants_of_the_dawnforge", "reinforce"),
        ("secret_passes", "move"),
    ],
)
def test_cards_that_can_do_nothing_are_not_offered(card, step):
    table = nerath(card, step, nerath={"midnight_sea": "1 warship"}, held=LANDLESS)
    assert not table.offered(f"event nerath_{card}")


@pytest.mark.parametrize("card", ["veteran_warlord", "charge_of_the_knights", "circle_of_mages", "divine_aegis"])
def test_cards_for_own_pieces_help_in_a_dungeon(card, monkeypatch):
    assert offers(f"nerath_{card}", "dungeon", "nerath", monkeypatch)


def test_veteran_warlord_lets_every_piece_hit_on_5_until_the_battle_ends(dice):
    table = attack("veteran_warlord", "2 footsoldier", "3 footsoldier")
    table.play("end")
    dice(5, 4, 5, 5, 5)
    table.play("event nerath_veteran_warlord")
    assert table.pieces("iron_circle", THERE) == {"footsoldier": 2}
    dice(5, 5, 1, 1)
    table.play("press")
    assert table.holder(THERE) == "nerath"
    assert table.pieces("nerath", THERE) == {"footsoldier": 2}
    assert not table.g.effects


@pytest.mark.rule("NER-DUN-22")
def test_veteran_warlord_beats_the_number_a_guardian_asks_for(dice):
    table = explore("veteran_warlord", "2 fighter", "troll")
    table.play("end")
    dice(5, 5, 1, 1)
    table.play("event nerath_veteran_warlord")
    assert table.facts("plundered")


def test_heroes_of_the_league_come_to_a_castle_held_since_the_turn_began():
    table = nerath(
        "heroes_of_the_league",
        "reinforce",
        nerath={"sarthel": "1 castle", "trollmoor": "1 castle"},
        since={"trollmoor": "iron_circle"},
    )
    table.play("event nerath_heroes_of_the_league")
    assert table.pieces("nerath", "sarthel") == {"castle": 1, "fighter": 1, "wizard": 1}
    table.play("end")
    assert "nentir_vale" in table.goals("1:wizard@sarthel")


@pytest.mark.rule("NER-CRD-17")
def test_heroes_of_the_league_need_such_a_castle():
    table = nerath(
        "heroes_of_the_league", "reinforce", nerath={"trollmoor": "1 castle"}, since={"trollmoor": "iron_circle"}
    )
    assert not table.offered("event nerath_heroes_of_the_league")


def test_heroic_stand_gives_defending_footsoldiers_d10_for_the_battle(dice):
    table = defence("heroic_stand", "2 footsoldier, 1 fighter", "1 footsoldier")
    table.play("end")
    dice(1, 1, 1, 1)
    table.play("event nerath_heroic_stand")
    dice(1, 10, 1, 1)
    table.play("press")
    assert sides_rolled(table, 3) == [[10, 10, 10]] * 2
    assert sides_rolled(table, 2) == [[6]] * 2


def test_dwarven_masons_build_a_castle_that_takes_no_new_pieces_this_turn():
    table = Table(
        active="nerath",
        step="reinforce",
        nerath={"mithralfast": "1 castle"},
        since={"trollmoor": "iron_circle"},
        events={
            "nerath": ("nerath_dwarven_masons", "nerath_giants_of_the_dawnforge", "nerath_rally_the_free_folk")
        },
    )
    table.play("event nerath_dwarven_masons")
    assert not table.offered("space mithralfast")
    assert not table.offered("space trollmoor")
    table.play(f"space {AT}")
    assert table.pieces("nerath", AT) == {"castle": 1}
    assert table.gold("nerath") == 10
    assert not table.offered(f"recruit footsoldier {AT}")
    assert table.offered("recruit footsoldier mithralfast")
    table.play("event nerath_giants_of_the_dawnforge")
    assert not table.offered(f"space {AT}")
    table.play("space sarthel", "event nerath_rally_the_free_folk")
    assert not table.offered(f"space {AT}")
    assert table.offered("space trollmoor")


def test_divine_aegis_ignores_three_damage(dice):
    table = defence("divine_aegis", "5 footsoldier", "4 footsoldier")
    dice(6, 6, 6, 6, 1, 1, 1, 1, 1)
    table.play("end")
    assert table.asked == "3 battle_damage"
    table.play("event nerath_divine_aegis")
    assert table.pieces("nerath", AT) == {"footsoldier": 4}
    assert table.facts("ignored") == [(3, 3)]


def test_divine_aegis_can_turn_all_damage_away(dice):
    table = defence("divine_aegis", "1 footsoldier", "2 footsoldier")
    dice(6, 6, 1)
    table.play("end", "event nerath_divine_aegis")
    assert table.asked == "2 press"
    assert table.facts("ignored") == [(3, 2)]


def test_charge_of_the_knights_gives_fighters_2d10_in_the_first_round(dice):
    table = attack("charge_of_the_knights", "1 footsoldier, 2 fighter", "3 footsoldier")
    table.play("end")
    dice(1, 1, 1, 1, 1, 1, 1, 1)
    table.play("event nerath_charge_of_the_knights")
    dice(1, 1, 1, 1, 1, 1)
    table.play("press")
    assert sides_rolled(table, 3) == [[6, 10, 10, 10, 10], [6, 10, 10]]


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize("card", ["charge_of_the_knights", "circle_of_mages"])
def test_cards_for_heroes_need_such_a_hero(card, dice):
    table = attack(card, "1 footsoldier", "1 footsoldier")
    dice(1, 1)
    table.play("end")
    assert table.asked == "3 press"


def test_circle_of_mages_gives_wizards_2d10_for_the_battle(dice):
    table = attack("circle_of_mages", "2 wizard", "1 footsoldier")
    table.play("end")
    dice(1, 1, 1, 1, 1)
    table.play("event nerath_circle_of_mages")
    dice(1, 1, 1, 1, 1)
    table.play("press")
    assert sides_rolled(table, 3) == [[10] * 4] * 2


def test_silver_dragons_oath_brings_a_dragon_to_the_capital_for_gold():
    table = nerath("silver_dragons_oath", "reinforce", nerath={"mithralfast": "1 castle", "sarthel": "1 castle"})
    table.play("event nerath_silver_dragons_oath")
    assert table.pieces("nerath", "mithralfast") == {"castle": 1, "dragon": 1}
    assert table.gold("nerath") == 8
    table.play("end")
    assert "sarthel" in table.goals("1:dragon@mithralfast")


def test_silver_dragons_oath_goes_to_another_castle_without_the_capital():
    lost = {"mithralfast": "iron_circle"}
    table = nerath("silver_dragons_oath", "reinforce", nerath={"sarthel": "1 castle"}, held=lost)
    table.play("event nerath_silver_dragons_oath")
    assert table.pieces("nerath", "sarthel") == {"castle": 1, "dragon": 1}
    for gold, realm in ((1, "nerath"), (10, "iron_circle")):
        table = nerath("silver_dragons_oath", "reinforce", gold={"nerath": gold}, held={"mithralfast": realm})
        assert not table.offered("event nerath_silver_dragons_oath")


@pytest.mark.rule("NER-BAT-02")
def test_last_minute_rescue_brings_pieces_from_around_into_the_battle(dice):
    others = {"sarthel": "3 footsoldier", "trollmoor": "1 dragon, 1 castle", "mithralfast": "1 monster"}
    table = defence("last_minute_rescue", "1 footsoldier", "2 footsoldier", others)
    table.play("end")
    assert table.asked == "3 battle_round"
    table.play("event nerath_last_minute_rescue", "pick 1:dragon@trollmoor")
    assert table.options() == [*(f"pick {n}:footsoldier@sarthel" for n in (1, 2, 3)), "end"]
    dice(1, 1, 1, 1, 1, 1)
    table.play("pick 2:footsoldier@sarthel")
    assert table.pieces("nerath", AT) == {"footsoldier": 3, "dragon": 1}
    assert table.pieces("nerath", "sarthel") == {"footsoldier": 1}
    assert sides_rolled(table, 3) == [[6, 6, 6, 20]]


def test_last_minute_rescue_brings_at_most_four():
    table = defence("last_minute_rescue", "1 footsoldier", "2 footsoldier", {"sarthel": "9 footsoldier"})
    table.play("end", "event nerath_last_minute_rescue")
    assert table.options()[-1] == "pick 4:footsoldier@sarthel"


def test_rally_the_free_folk_raises_one_footsoldier_in_each_of_four_border_spaces():
    table = nerath("rally_the_free_folk", "reinforce", nerath={"mithralfast": "1 castle"})
    table.play("event nerath_rally_the_free_folk")
    assert not table.offered("space mithralfast")
    assert not table.offered("pass")
    places = (AT, "trollmoor", "vor_rukoth", "zaarnath")
    for place in places:
        table.play(f"space {place}")
    assert all(table.pieces("nerath", place) == {"footsoldier": 1} for place in places)
    assert table.asked == "3 recruit"
    table.play("end")
    assert table.goals("1:footsoldier@zaarnath") == set()
    assert table.goals("1:footsoldier@trollmoor")


def test_rally_the_free_folk_may_stop_early_and_takes_each_space_once():
    table = nerath("rally_the_free_folk", "reinforce")
    table.play("event nerath_rally_the_free_folk", f"space {AT}")
    assert not table.offered(f"space {AT}")
    table.play("pass")
    assert table.asked == "3 recruit"
    assert table.pieces("nerath", AT) == {"footsoldier": 1}


def test_uprising_attacks_a_lost_starting_space(dice):
    table = nerath(
        "uprising",
        held={AT: "iron_circle", "trollmoor": "karkoth", THERE: "nerath"},
        iron_circle={AT: "1 footsoldier"},
        nerath={"sarthel": "1 footsoldier"},
    )
    table.play("event nerath_uprising")
    assert table.options() == [f"space {AT}", "space trollmoor"]
    table.play(f"space {AT}")
    assert table.pieces("nerath", AT) == {"footsoldier": 3}
    assert not table.goals(f"1:footsoldier@{AT}")
    assert table.goals("1:footsoldier@sarthel")
    dice(6, 1, 1, 1)
    table.play("end")
    assert table.holder(AT) == "nerath"
    assert table.points("nerath") == 0


@pytest.mark.rule("NER-CRD-17")
def test_uprising_needs_an_enemy_in_the_homeland():
    held = {"sarthel": "vailin"}
    assert not nerath("uprising", mode="alliance-4", held=held).offered("event nerath_uprising")
    assert nerath("uprising", held=held).offered("event nerath_uprising")


def test_escape_certain_death_saves_two_heroes_to_the_nearest_castle(dice):
    others = {"mithralfast": "1 castle", "trollmoor": "1 castle"}
    table = explore("escape_certain_death", "2 fighter, 1 wizard", "skeleton_legion", others=others)
    dice(1, 1, 1, 6, 6, 6)
    table.play("end")
    assert table.asked == "3 battle_hero_lost"
    table.play("event nerath_escape_certain_death")
    assert not table.offered("pick 3:fighter@sunless_citadel")
    table.play("pick 1:wizard@sunless_citadel", "pick 1:fighter@sunless_citadel")
    assert table.pieces("nerath", "mithralfast") == {"castle": 1, "fighter": 1, "wizard": 1}
    assert table.pieces("nerath", DEEP) == {}
    assert sum(table.g.losses) == 1


def test_escape_certain_death_leaves_the_attacked_castle_for_another(dice):
    others = {"trollmoor": "1 castle", "vor_rukoth": "1 castle", "mithralfast": "1 castle"}
    table = defence("escape_certain_death", "1 fighter, 1 castle", "2 footsoldier", others)
    dice(6, 6, 1, 1)
    table.play("end", "event nerath_escape_certain_death")
    assert table.options() == ["space trollmoor", "space vor_rukoth"]
    table.play("space vor_rukoth")
    assert table.pieces("nerath", "vor_rukoth") == {"fighter": 1, "castle": 1}
    assert table.holder(AT) == "iron_circle"


@pytest.mark.rule("NER-CRD-17")
def test_escape_certain_death_needs_another_castle(dice):
    table = defence("escape_certain_death", "1 fighter, 1 castle", "2 footsoldier")
    dice(6, 6, 1, 1)
    table.play("end")
    assert table.holder(AT) == "iron_circle"


def test_secret_passes_lead_four_land_pieces_two_spaces_farther():
    table = nerath(
        "secret_passes", nerath={"winterbole_forest": "5 footsoldier, 1 dragon", "stonemarch": "1 monster"}
    )
    assert "nentir_vale" not in table.goals("1:footsoldier@winterbole_forest")
    table.play("event nerath_secret_passes")
    assert not table.offered("pick 1:dragon@winterbole_forest")
    assert not table.offered("pick 5:footsoldier@winterbole_forest")
    table.play("pick 3:footsoldier@winterbole_forest", "pick 1:monster@stonemarch")
    assert "stonemarch" in table.goals("3:footsoldier@winterbole_forest")
    assert "stonemarch" not in table.goals("4:footsoldier@winterbole_forest")
    assert "winterbole_forest" in table.goals("1:monster@stonemarch")
    table.play("move 1:footsoldier@winterbole_forest mithralfast")
    assert table.goals("1:footsoldier@mithralfast") == {"dawnforge_mountains", "nentir_vale", "stonemarch"}


@pytest.mark.rule("NER-CRD-03")
def test_lost_imperial_hoard_is_played_when_drawn():
    table = Table(active="nerath", step="draw", decks={"nerath": ("nerath_lost_imperial_hoard",)})
    assert table.gold("nerath") == 14
    assert table.g.hand[3] == ()
    assert table.g.discard[3] == [EVENT_ID["nerath_lost_imperial_hoard"]]


def delve(dice, **rest):
    """Fighters plunder a dungeon; Nerath is asked for the card."""
    table = explore("bold_delvers", "3 fighter", "giant_spiders", **rest)
    dice(10, 10, 1, 1, 1)
    table.play("end")
    return table


def test_bold_delvers_keep_one_of_two_treasures_and_find_gold(dice):
    table = delve(dice, treasure_deck=("vorpal_sword", "iron_flask", "crystal_ball"))
    assert table.asked == "3 own_plunder"
    table.play("event nerath_bold_delvers")
    assert table.options() == ["relic vorpal_sword", "relic iron_flask"]
    table.play("relic vorpal_sword")
    assert table.g.chest[3] == (TREASURE_ID["iron_flask"],)
    assert table.g.treasure_deck[0] == TREASURE_ID["vorpal_sword"]
    assert table.g.treasure_deck[-1] == TREASURE_ID["crystal_ball"]
    assert table.gold("nerath") == 11
    assert table.facts("buried") == [(3,)]


def test_bold_delvers_do_not_stop_the_gold_of_a_treasure(dice):
    table = delve(dice, treasures={"nerath": ("thieves_compass",)})
    table.play("event nerath_bold_delvers")
    table.play(table.options()[0])
    assert table.gold("nerath") == 10 + 1 + 2
    assert len(table.g.chest[3]) == 1


@pytest.mark.rule("NER-CRD-26")
def test_bold_delvers_need_a_treasure_deck(dice):
    assert delve(dice, treasure_deck=()).asked == "3 reposition"


@pytest.mark.rule("NER-CRD-28")
def test_scorched_earth_burns_the_conquerors_of_a_starting_space(dice):
    table = Table(
        active="iron_circle",
        iron_circle={AT: "3 footsoldier, 1 dragon"},
        nerath={AT: "1 castle"},
        events={"nerath": ("nerath_scorched_earth",)},
    )
    dice(6, 1, 1, 1, 1)
    table.play("end")
    assert table.asked == "3 enemy_conquest"
    assert table.holder(AT) == "iron_circle"
    dice(8, 6, 5, 1)
    table.play("event nerath_scorched_earth")
    assert table.asked == "2 lose"
    assert not table.offered("lose iron_circle:castle")
    table.play("lose iron_circle:dragon")
    assert table.pieces("iron_circle", AT) == {"footsoldier": 2, "castle": 1, "dragon": 1}
    assert table.holder(AT) == "iron_circle"
    assert not table.g.wounds


@pytest.mark.rule("NER-CRD-17")
def test_scorched_earth_is_for_starting_spaces_only():
    table = Table(
        active="iron_circle",
        step="fight",
        iron_circle={"ironmire": "3 footsoldier"},
        held={"ironmire": "nerath"},
        events={"nerath": ("nerath_scorched_earth",)},
    )
    assert table.asked == "2 recruit"
    assert table.holder("ironmire") == "iron_circle"


def repel(dice, **rest):
    """Nerath holds a space with 4 Footsoldiers, a Fighter and a Dragon against one Footsoldier."""
    table = defence("counterattack", "4 footsoldier, 1 fighter, 1 dragon", "1 footsoldier", **rest)
    dice(1, 6, 1, 1, 1, 1, 1)
    table.play("end")
    return table


def test_counterattack_conquers_an_empty_space_next_door(dice):
    table = repel(dice, vailin={"skullgate_pass": "1 footsoldier"}, held={"skullgate_pass": "vailin"})
    assert table.asked == "3 battle_defense_won"
    table.play("event nerath_counterattack")
    assert table.options() == ["space desert_of_desolation", f"space {THERE}"]
    table.play(f"space {THERE}")
    assert not table.offered(f"pick 1:dragon@{AT}")
    assert not table.offered(f"pick 4:footsoldier@{AT}")
    table.play(f"pick 1:fighter@{AT}", f"pick 2:footsoldier@{AT}")
    assert table.holder(THERE) == "nerath"
    assert table.points("nerath") == 1
    assert table.pieces("nerath", THERE) == {"footsoldier": 2, "fighter": 1}
    assert table.pieces("nerath", AT) == {"footsoldier": 2, "dragon": 1}


@pytest.mark.rule("NER-CRD-17")
def test_counterattack_needs_an_empty_enemy_space(dice):
    castles = dict.fromkeys(("desert_of_desolation", "skullgate_pass", THERE), "1 castle")
    table = Table(
        active="iron_circle",
        events={"nerath": ("nerath_counterattack",)},
        iron_circle={AT: "1 footsoldier", **castles},
        nerath={AT: "1 footsoldier"},
    )
    dice(1, 6)
    table.play("end")
    assert table.asked == "2 recruit"


def truce(**rest):
    """The Iron Circle's Move step begins, and Nerath protects its border."""
    table = Table(active="iron_circle", events={"nerath": ("nerath_truce_of_the_envoys",)}, **rest)
    assert table.asked == "3 enemy_move_start"
    table.play("event nerath_truce_of_the_envoys")
    assert not table.offered(f"space {THERE}")
    table.play(f"space {AT}")
    return table


def test_truce_of_the_envoys_closes_a_space_for_the_turn():
    table = truce(iron_circle={THERE: "1 monster, 1 dragon"})
    for piece in ("monster", "dragon"):
        goals = table.goals(f"1:{piece}@{THERE}")
        assert "trollmoor" in goals
        assert AT not in goals
    assert "sarthel" in table.goals(f"1:dragon@{THERE}")


@pytest.mark.rule("NER-AMK-02")
def test_truce_of_the_envoys_stops_monsters_that_run_amok():
    table = truce(iron_circle={THERE: "1 monster"})
    table.play(f"move 1:monster@{THERE} trollmoor", "end")
    assert table.asked == "2 amok"
    assert table.offered("amok sarthel")
    assert not table.offered(f"amok {AT}")


@pytest.mark.rule("NER-CRD-17")
def test_truce_of_the_envoys_needs_land_to_protect():
    table = Table(active="iron_circle", events={"nerath": ("nerath_truce_of_the_envoys",)}, held=LANDLESS)
    assert table.asked == "2 move"


def test_truce_of_the_envoys_ends_with_the_turn():
    table = truce()
    while table.g.active == 2:
        table.play("end")
    assert not table.g.effects


def test_giants_of_the_dawnforge_come_to_any_land_held_since_the_turn_began():
    table = nerath("giants_of_the_dawnforge", "reinforce", since={AT: "iron_circle"})
    table.play("event nerath_giants_of_the_dawnforge")
    assert not table.offered(f"space {AT}")
    assert not table.offered(f"space {THERE}")
    table.play("space zaarnath")
    assert table.pieces("nerath", "zaarnath") == {"monster": 1}


def test_legacy_of_the_emperors_takes_a_card_back():
    table = nerath(
        "legacy_of_the_emperors", "draw", discards={"nerath": ("nerath_uprising", "nerath_divine_aegis")}
    )
    assert table.asked == "3 own_draw"
    table.play("event nerath_legacy_of_the_emperors")
    assert table.options() == ["card nerath_divine_aegis", "card nerath_uprising"]
    table.play("card nerath_uprising")
    assert EVENT_ID["nerath_uprising"] in table.g.hand[3]
    assert table.g.discard[3] == [EVENT_ID["nerath_divine_aegis"], EVENT_ID["nerath_legacy_of_the_emperors"]]


@pytest.mark.rule("NER-CRD-03")
def test_legacy_of_the_emperors_plays_what_must_be_played_immediately():
    table = nerath("legacy_of_the_emperors", "draw", discards={"nerath": ("nerath_lost_imperial_hoard",)})
    table.play("event nerath_legacy_of_the_emperors")
    assert table.gold("nerath") == 14
    assert len(table.g.discard[3]) == 2


@pytest.mark.rule("NER-CRD-17")
def test_legacy_of_the_emperors_needs_a_discarded_card():
    assert nerath("legacy_of_the_emperors", "draw").asked == "3 move"
