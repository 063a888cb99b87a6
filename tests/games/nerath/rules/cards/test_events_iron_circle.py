"""The Event cards of the Iron Circle: each in its window, on its condition, with its numbers."""

import pytest

from games.nerath.chances import check, offers
from games.nerath.table import Table
from gonfalon.games.nerath.printed import EVENT_ID, EVENTS

CARDS = [event.id for event in EVENTS if event.realm == "iron_circle"]
AT = "kingsgate_march"
SEA = "midnight_sea"


def iron(card, step="move", **rest):
    """The Iron Circle's turn, with one card in its hand."""
    return Table(active="iron_circle", step=step, events={"iron_circle": (f"iron_circle_{card}",)}, **rest)


def attack(card, ours, theirs, space=AT):
    """The Iron Circle has moved against Nerath; `end` begins the battle."""
    return iron(card, iron_circle={space: ours}, nerath={space: theirs})


def battle(card, ours, theirs, space=AT):
    """The Iron Circle attacks Nerath, and may play the card before the first roll."""
    table = attack(card, ours, theirs, space)
    table.play("end")
    assert table.offered(f"event iron_circle_{card}")
    return table


@pytest.mark.rule("NER-CRD-02")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_is_offered_in_its_window_and_at_no_other_time(card, monkeypatch):
    check(card, monkeypatch)


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize("card", ["ambush", "turncoats", "sappers", "feigned_retreat"])
def test_cards_for_land_battles_are_not_offered_at_sea(card, monkeypatch):
    assert not offers(f"iron_circle_{card}", "sea", "iron_circle", monkeypatch)


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize("card", ["hellfire", "night_assault", "sappers", "turncoats", "fire_ships", "ambush"])
def test_cards_against_the_enemy_do_not_touch_guardians(card, monkeypatch):
    assert not offers(f"iron_circle_{card}", "dungeon", "iron_circle", monkeypatch)


@pytest.mark.rule("NER-CRD-17")
@pytest.mark.parametrize(
    ("card", "step"),
    [("goblin_tunnels", "move"), ("scarlet_legions", "reinforce"), ("infernal_bargain", "reinforce")],
)
def test_cards_that_can_do_nothing_are_not_offered(card, step):
    assert not iron(card, step, iron_circle={"ironmire": "1 fighter"}).offered(f"event iron_circle_{card}")


def test_ambush_gives_the_chosen_pieces_first_strike_in_the_first_round_only(dice):
    table = battle("ambush", "5 footsoldier, 1 monster, 1 wizard", "3 footsoldier")
    table.play("event iron_circle_ambush", "pick 1:monster@kingsgate_march")
    assert not table.offered("pick 4:footsoldier@kingsgate_march")
    dice(6, 1, 1, 1, 12, 1, 1, 1)  # 3 Footsoldiers, Wizard and Monster strike first; 2 others; 1 defender is left
    table.play("pick 3:footsoldier@kingsgate_march")
    assert table.pieces("nerath", AT) == {"footsoldier": 1}
    dice(10)
    table.play("press")
    assert [len(rolls) for _, _, *rolls in table.facts("rolled")] == [5, 2, 1, 1]


def test_ambush_needs_no_choice_when_it_reaches_every_piece(dice):
    table = battle("ambush", "2 footsoldier", "2 footsoldier")
    dice(6, 6)
    table.play("event iron_circle_ambush")
    assert table.holder(AT) == "iron_circle"
    assert table.pieces("iron_circle", AT) == {"footsoldier": 2}


def test_infernal_bargain_turns_a_footsoldier_into_a_monster_that_may_move():
    table = iron(
        "infernal_bargain", "reinforce", iron_circle={"ironmire": "2 footsoldier", "kharavas": "1 fighter"}
    )
    table.play("event iron_circle_infernal_bargain")
    assert table.pieces("iron_circle", "ironmire") == {"footsoldier": 1, "monster": 1}
    table.play("end")
    assert table.goals("1:monster@ironmire")
    assert not table.goals("1:footsoldier@ironmire")


def test_infernal_bargain_needs_a_footsoldier_on_land():
    table = iron(
        "infernal_bargain", "reinforce", iron_circle={SEA: "1 warship+footsoldier", "ironmire": "1 fighter"}
    )
    assert not table.offered("event iron_circle_infernal_bargain")


@pytest.mark.rule("NER-CRD-13")
@pytest.mark.parametrize(("ours", "sides"), [("9 footsoldier", [8, 8]), ("8 footsoldier, 1 wizard", [10, 10, 10])])
def test_hellfire_strikes_at_once_and_harder_with_a_wizard(dice, ours, sides):
    table = battle("hellfire", ours, f"{len(sides) - 1} footsoldier")
    dice(5, *(6 for _ in sides[1:]))
    table.play("event iron_circle_hellfire")
    _, phase, *rolls = table.facts("rolled")[0]
    assert phase == 2
    assert [roll // 32 for roll in rolls] == sides
    assert len(table.facts("rolled")) == 1
    assert table.holder(AT) == "iron_circle"


def test_hellfire_lets_the_owner_choose_what_is_lost(dice):
    table = battle("hellfire", "2 footsoldier", "1 footsoldier, 1 fighter")
    dice(8, 1)
    table.play("event iron_circle_hellfire")
    assert table.asked == "3 lose"
    dice(1, 1, 1)
    table.play("lose nerath:fighter")
    assert table.pieces("nerath", AT) == {"footsoldier": 1}


def test_mercenary_company_is_paid_placed_and_moves():
    table = iron("mercenary_company", iron_circle={"ironmire": "1 footsoldier"})
    table.play("event iron_circle_mercenary_company")
    assert not table.offered("space kingsgate_march")
    table.play("space kharavas")
    assert table.gold("iron_circle") == 8
    assert table.pieces("iron_circle", "kharavas") == {"fighter": 1, "footsoldier": 2}
    assert "trollmoor" in table.goals("2:footsoldier@kharavas") & table.goals("1:fighter@kharavas")


@pytest.mark.rule("NER-CRD-17")
def test_mercenary_company_wants_its_gold():
    assert not iron("mercenary_company", gold={"iron_circle": 1}).offered("event iron_circle_mercenary_company")


@pytest.mark.rule("NER-CRD-03")
def test_deal_with_the_devil_gives_gold_or_two_cards_for_gold():
    deck = ("iron_circle_deal_with_the_devil", "iron_circle_ambush", "iron_circle_hellfire")
    table = Table(active="iron_circle", step="draw", decks={"iron_circle": deck})
    assert table.asked == "2 card_option"
    other = Table(active="iron_circle", step="draw", decks={"iron_circle": deck})
    table.play("option 0")
    assert table.gold("iron_circle") == 13
    assert table.g.hand[2] == ()
    other.play("option 1")
    assert other.gold("iron_circle") == 8
    assert other.g.hand[2] == (EVENT_ID["iron_circle_ambush"], EVENT_ID["iron_circle_hellfire"])
    assert other.g.discard[2] == [EVENT_ID["iron_circle_deal_with_the_devil"]]


def test_turncoats_change_sides_before_the_first_roll(dice):
    table = battle("turncoats", "2 footsoldier", "2 footsoldier")
    dice(1, 1, 1, 1)
    table.play("event iron_circle_turncoats")
    assert table.pieces("iron_circle", AT) == {"footsoldier": 3}
    assert table.pieces("nerath", AT) == {"footsoldier": 1}
    assert table.g.losses[0] == 1


def test_turncoats_serve_a_defender_too(dice):
    table = Table(
        iron_circle={"gorgat_warrens": "1 footsoldier"},
        nerath={"gorgat_warrens": "1 footsoldier"},
        active="nerath",
        step="fight",
        events={"iron_circle": ("iron_circle_turncoats",)},
    )
    table.play("event iron_circle_turncoats")
    assert table.holder("gorgat_warrens") == "iron_circle"
    assert table.pieces("iron_circle", "gorgat_warrens") == {"footsoldier": 2}


@pytest.mark.rule("NER-CRD-17")
def test_turncoats_need_an_enemy_footsoldier(dice):
    table = attack("turncoats", "1 footsoldier", "1 fighter")
    dice(1, 1)
    table.play("end")
    assert table.asked == "2 press"


def test_sappers_silence_the_castle_for_the_whole_battle(dice):
    table = battle("sappers", "2 footsoldier", "2 footsoldier, 1 castle")
    dice(6, 1, 1, 1)
    table.play("event iron_circle_sappers")
    dice(6, 1, 1)
    table.play("press")
    assert table.holder(AT) == "iron_circle"
    assert [len(rolls) for _, _, *rolls in table.facts("rolled")] == [2, 2, 2, 1]
    assert table.pieces("iron_circle", AT) == {"footsoldier": 2, "castle": 1}


@pytest.mark.rule("NER-BAT-30")
def test_sappers_take_a_castle_that_stands_alone():
    table = battle("sappers", "1 footsoldier", "1 castle")
    table.play("event iron_circle_sappers")
    assert table.holder(AT) == "iron_circle"
    assert not table.facts("rolled")


def test_scarlet_legions_come_to_a_castle_held_since_the_turn_began():
    table = iron(
        "scarlet_legions",
        "reinforce",
        iron_circle={"ironmire": "1 castle", "kharavas": "1 castle", "brazen_cities": "1 castle"},
        since={"brazen_cities": "vailin"},
    )
    table.play("event iron_circle_scarlet_legions")
    assert table.options() == ["space ironmire", "space kharavas"]
    table.play("space kharavas")
    assert table.pieces("iron_circle", "kharavas") == {"castle": 1, "footsoldier": 3}
    table.play("end")
    assert "gorgat_warrens" in table.goals("3:footsoldier@kharavas")


def test_goblin_tunnels_lead_exactly_two_land_spaces_away(dice):
    table = iron(
        "goblin_tunnels", iron_circle={"gorgat_warrens": "5 footsoldier"}, nerath={"sarthel": "1 footsoldier"}
    )
    table.play("event iron_circle_goblin_tunnels")
    assert table.asked == "2 card_to"
    assert table.offered("space sarthel")
    assert table.offered("space barony_of_therund")
    assert not table.offered("space kingsgate_march")
    assert not table.offered("space nentir_vale")
    table.play("space sarthel")
    assert not table.offered("pick 5:footsoldier@gorgat_warrens")
    table.play("pick 4:footsoldier@gorgat_warrens")
    assert table.pieces("iron_circle", "sarthel") == {"footsoldier": 4}
    assert not table.goals("1:footsoldier@sarthel")
    assert table.goals("1:footsoldier@gorgat_warrens")
    dice(6, 1, 1, 1, 1)
    table.play("end")
    assert table.holder("sarthel") == "iron_circle"


def test_goblin_tunnels_do_not_lead_where_a_truce_forbids():
    table = Table(
        iron_circle={"kharavas": "1 footsoldier"},
        active="iron_circle",
        events={"iron_circle": ("iron_circle_goblin_tunnels",), "nerath": ("nerath_truce_of_the_envoys",)},
    )
    table.play("event nerath_truce_of_the_envoys", "space sarthel", "event iron_circle_goblin_tunnels")
    assert table.offered("space barony_of_therund")
    assert not table.offered("space sarthel")


def test_night_assault_stops_first_strike_and_the_footsoldiers_first_round(dice):
    table = battle("night_assault", "1 footsoldier", "2 footsoldier, 1 wizard")
    dice(1, 1)  # the attacker and the Wizard, together
    table.play("event iron_circle_night_assault")
    assert [(realm, phase, len(rolls)) for realm, phase, *rolls in table.facts("rolled")] == [(2, 1, 1), (3, 1, 1)]
    dice(1, 1, 1, 1)
    table.play("press")
    assert [(realm, phase, len(rolls)) for realm, phase, *rolls in table.facts("rolled")[2:]] == [
        (2, 1, 1),
        (3, 1, 3),
    ]


@pytest.mark.rule("NER-CRD-12")
def test_extortion_steals_from_an_enemy_that_has_gold():
    table = iron("extortion", "income", gold={"karkoth": 0, "vailin": 1})
    before = table.gold("iron_circle")
    table.play("event iron_circle_extortion")
    assert table.options() == ["realm nerath", "realm vailin"]
    table.play("realm nerath")
    assert (table.gold("iron_circle"), table.gold("nerath")) == (before + 2, 8)
    assert iron("extortion", "income", gold={"karkoth": 0, "vailin": 0, "nerath": 0}).g.active != 2
    poor = iron("extortion", "income", gold={"karkoth": 0, "vailin": 1, "nerath": 0})
    before = poor.gold("iron_circle")
    poor.play("event iron_circle_extortion")
    assert (poor.gold("iron_circle"), poor.gold("vailin")) == (before + 1, 0)


@pytest.mark.parametrize(("answer", "gold", "left"), [("yes", 7, {"wizard": 1}), ("no", 10, {})])
def test_devils_assassin_kills_unless_the_owner_pays(answer, gold, left):
    table = iron("devils_assassin", nerath={AT: "1 wizard", "mithralfast": "1 fighter"})
    table.play("event iron_circle_devils_assassin")
    assert table.asked == "3 card_ransom"
    table.play(answer)
    assert table.gold("nerath") == gold
    assert table.pieces("nerath", AT) == left
    assert table.gold("iron_circle") == 10


def test_devils_assassin_finds_heroes_aboard_and_poor_owners_cannot_pay():
    table = iron(
        "devils_assassin",
        vailin={"straits_of_vor": "1 warship+fighter+wizard"},
        nerath={AT: "1 fighter"},
        gold={"vailin": 2},
    )
    table.play("event iron_circle_devils_assassin", "space straits_of_vor")
    assert len(table.options()) == 2
    table.play("lose vailin:wizard<warship+fighter+wizard")
    assert table.pieces("vailin", "straits_of_vor") == {"warship+fighter": 1}
    assert table.asked == "2 move"


@pytest.mark.rule("NER-CRD-17")
def test_devils_assassin_needs_a_hero_within_reach():
    table = iron("devils_assassin", nerath={"mithralfast": "1 fighter", AT: "3 footsoldier"})
    assert not table.offered("event iron_circle_devils_assassin")


def test_iron_discipline_ignores_two_damage(dice):
    table = attack("iron_discipline", "4 footsoldier", "3 footsoldier")
    dice(1, 1, 1, 1, 6, 6, 6)
    table.play("end")
    assert table.asked == "2 battle_damage"
    table.play("event iron_circle_iron_discipline")
    assert table.pieces("iron_circle", AT) == {"footsoldier": 3}
    assert table.facts("ignored") == [(2, 2)]


@pytest.mark.rule("NER-CRD-15", "NER-CRD-17")
def test_iron_discipline_is_not_offered_when_an_ally_has_turned_all_damage_away(dice):
    table = Table(
        karkoth={"gorgat_warrens": "1 footsoldier"},
        iron_circle={"gorgat_warrens": "1 footsoldier"},
        nerath={"gorgat_warrens": "1 footsoldier"},
        active="nerath",
        mode="alliance-4",
        events={"karkoth": ("karkoth_corpse_shield",), "iron_circle": ("iron_circle_iron_discipline",)},
    )
    dice(6, 1, 1)
    table.play("end")
    assert table.asked == "0 battle_damage"
    table.play("event karkoth_corpse_shield")
    assert table.asked == "3 press"


def test_golem_forges_make_three_monsters_cheap():
    table = iron("golem_forges", "reinforce", iron_circle={"ironmire": "1 castle"}, gold={"iron_circle": 12})
    table.play("recruit monster ironmire", "event iron_circle_golem_forges")
    table.play(*["recruit monster ironmire"] * 3)
    assert table.gold("iron_circle") == 12 - 3 - 3 * 2
    table.play("recruit monster ironmire")
    assert table.gold("iron_circle") == 0
    table = iron("golem_forges", "reinforce", iron_circle={"ironmire": "1 castle"}, gold={"iron_circle": 11})
    table.play("event iron_circle_golem_forges", "recruit monster ironmire")
    assert not table.offered("recruit 4:monster ironmire"), "two for 2 and two for 3 Gold are too many for 9"
    table.play("recruit 3:monster ironmire")
    assert table.gold("iron_circle") == 11 - 3 * 2 - 3
    assert not iron("golem_forges", "reinforce", gold={"iron_circle": 1}).offered("event iron_circle_golem_forges")


def test_fire_ships_burn_an_empty_warship_for_two_damage(dice):
    table = battle("fire_ships", "1 warship, 1 warship+monster", "3 warship", SEA)
    dice(1, 1)
    table.play("event iron_circle_fire_ships")
    assert table.pieces("iron_circle", SEA) == {"warship+monster": 1}
    assert table.pieces("nerath", SEA) == {"warship": 1}


@pytest.mark.rule("NER-CRD-17")
def test_fire_ships_need_a_warship_without_cargo(dice):
    table = attack("fire_ships", "1 warship+monster", "1 warship", SEA)
    dice(1, 1)
    table.play("end")
    assert table.asked == "2 press"


@pytest.mark.rule("NER-CRD-10")
def test_infernal_gate_joins_two_own_spaces_one_with_a_wizard():
    table = iron(
        "infernal_gate",
        "reposition",
        iron_circle={"ironmire": "5 footsoldier, 1 castle", "kharavas": "1 wizard", "skullgate_pass": "1 fighter"},
    )
    table.play("event iron_circle_infernal_gate")
    assert table.options() == ["space ironmire", "space kharavas", "space skullgate_pass"]
    table.play("space ironmire")
    assert table.asked == "2 card_pieces"  # only the Wizard's space is open
    assert not table.offered("pick 5:footsoldier@ironmire")
    assert not table.offered("pick 1:castle@ironmire")
    table.play("pick 4:footsoldier@ironmire")
    assert table.pieces("iron_circle", "kharavas") == {"wizard": 1, "footsoldier": 4}
    assert table.pieces("iron_circle", "ironmire") == {"footsoldier": 1, "castle": 1}


def test_infernal_gate_leads_anywhere_from_a_wizard_and_nowhere_without_one():
    table = iron("infernal_gate", "reposition", iron_circle={"kharavas": "1 wizard"})
    table.play("event iron_circle_infernal_gate")
    assert table.offered("space redsail_foothold")
    assert not table.offered("space sarthel")
    table.play("space redsail_foothold")
    assert table.pieces("iron_circle", "redsail_foothold") == {"wizard": 1}
    table = iron("infernal_gate", "reposition", iron_circle={"kharavas": "1 fighter", "ironmire": "1 dragon"})
    assert not table.offered("event iron_circle_infernal_gate")


def feign(dice, ours, theirs, *faces):
    """A round without hits, a retreat, and the card with these dice."""
    table = attack("feigned_retreat", f"{ours} footsoldier", f"{theirs} footsoldier")
    dice(*(1 for _ in range(ours + theirs)))
    table.play("end", "retreat")
    assert table.asked == "2 battle_retreat"
    dice(*faces)
    table.play("event iron_circle_feigned_retreat")
    return table


def test_feigned_retreat_wins_if_no_enemy_is_left(dice):
    table = feign(dice, 6, 2, 8, 6, 1, 1, 1)
    assert table.holder(AT) == "iron_circle"
    assert table.pieces("iron_circle", AT) == {"footsoldier": 6}
    assert len(table.facts("rolled")[-1]) == 2 + 5
    assert not table.facts("retreated")


def test_feigned_retreat_is_a_retreat_if_an_enemy_is_left(dice):
    table = feign(dice, 2, 2, 8, 5)
    assert table.holder(AT) == "nerath"
    assert table.pieces("nerath", AT) == {"footsoldier": 1}
    assert table.facts("retreated")


def test_feigned_retreat_is_for_a_retreat_of_ones_own_choice(dice):
    table = Table(
        karkoth={"bleakstrand": "1 footsoldier"},
        iron_circle={"bleakstrand": "1 footsoldier"},
        active="iron_circle",
        events={"karkoth": ("karkoth_dread_of_the_grave",), "iron_circle": ("iron_circle_feigned_retreat",)},
        gold={"iron_circle": 0},
    )
    dice(1, 1)
    table.play("end", "event karkoth_dread_of_the_grave")
    assert table.facts("retreated")


def test_pressed_levies_stand_in_the_conquered_space():
    table = iron("pressed_levies", "fight", iron_circle={AT: "1 fighter"})
    assert table.asked == "2 own_battle_won_land"
    table.play("event iron_circle_pressed_levies")
    assert table.pieces("iron_circle", AT) == {"fighter": 1, "footsoldier": 2}


def plot(**rest):
    """Nerath draws its hoard while the Iron Circle holds Counterplot."""
    return Table(
        active="nerath",
        step="draw",
        decks={"nerath": ("nerath_lost_imperial_hoard",)},
        events={"iron_circle": ("iron_circle_counterplot",)},
        **rest,
    )


@pytest.mark.rule("NER-CRD-15", "NER-CRD-06")
def test_counterplot_cancels_an_enemy_card_for_a_gold():
    table = plot()
    assert table.asked == "2 enemy_event"
    table.play("event iron_circle_counterplot")
    assert table.gold("nerath") == 10
    assert table.gold("iron_circle") == 9
    assert table.g.discard[3] == [EVENT_ID["nerath_lost_imperial_hoard"]]
    assert table.g.discard[2] == [EVENT_ID["iron_circle_counterplot"]]
    assert table.facts("cancelled") == [(2, EVENT_ID["nerath_lost_imperial_hoard"])]
    other = plot()
    other.play("pass")
    assert other.gold("nerath") == 14


@pytest.mark.rule("NER-CRD-17")
def test_counterplot_wants_its_gold_and_an_enemy():
    assert plot(gold={"iron_circle": 0}).gold("nerath") == 14
    ally = Table(
        active="karkoth",
        step="draw",
        mode="alliance-4",
        decks={"karkoth": ("karkoth_dark_omens",)},
        events={"iron_circle": ("iron_circle_counterplot",)},
    )
    assert ally.asked == "0 move"


def test_counterplot_spares_the_price_of_the_cancelled_card():
    table = Table(
        active="nerath",
        step="reinforce",
        nerath={"mithralfast": "1 castle"},
        events={"nerath": ("nerath_silver_dragons_oath",), "iron_circle": ("iron_circle_counterplot",)},
    )
    table.play("event nerath_silver_dragons_oath", "event iron_circle_counterplot")
    assert table.gold("nerath") == 10
    assert table.pieces("nerath", "mithralfast") == {"castle": 1}


def test_red_dragons_wrath_brings_one_more_battle(dice):
    table = iron(
        "red_dragons_wrath",
        "fight",
        iron_circle={AT: "2 dragon", "skullgate_pass": "1 dragon"},
        nerath={"sarthel": "1 footsoldier"},
    )
    assert table.asked == "2 own_battles_end"
    table.play("event iron_circle_red_dragons_wrath")
    assert table.asked == "2 card_to"  # the Dragon in Skullgate Pass has not fought
    assert table.offered("space nentir_vale")
    assert table.offered("space bleakstrand")
    assert not table.offered("space mithralfast")
    assert not table.offered("space gorgat_warrens")
    dice(20, 1)
    table.play("space sarthel")
    assert table.holder("sarthel") == "iron_circle"
    assert table.pieces("iron_circle", "sarthel") == table.pieces("iron_circle", AT) == {"dragon": 1}


@pytest.mark.rule("NER-CRD-17")
def test_red_dragons_wrath_needs_a_dragon_that_has_won():
    table = iron("red_dragons_wrath", "fight", iron_circle={AT: "1 fighter", "skullgate_pass": "1 dragon"})
    assert table.asked == "2 reposition"
