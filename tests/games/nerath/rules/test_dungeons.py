"""Exploring and plundering dungeons (chapter DUN).

The Vault of the Drow lies beside Karkoth's Capital; Vailin's player runs its Guardians.
"""

from __future__ import annotations

import pytest

from games.nerath.battlefield import NO_CARDS, VAULT, explore, lay, press, rolls
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.printed import GUARDIAN_ID
from gonfalon.games.nerath.printed.regions import DUNGEON_AT
from gonfalon.games.nerath.rules.effects import kinds, lasting
from gonfalon.games.nerath.state import FIGHTER

PLAIN = ("iron_flask", "orb_of_dragonkind")
"""Treasure cards that are not played in battles."""
HERE = DUNGEON_AT[SPACE_NUMBER[VAULT]]


def lair(table):
    return table.g.lair[HERE]


def named(*guardians: str) -> tuple[int, ...]:
    return tuple(GUARDIAN_ID[guardian] for guardian in guardians)


@pytest.mark.rule("NER-DUN-01", "NER-DUN-02")
def test_heroes_explore_and_the_guardians_are_turned_up_when_their_battle_begins(dice):
    table = lay({"ashen_vale": "1 fighter", "starfall_vale": "1 fighter"}, guardians={VAULT: ("owlbear", "troll")})
    table.play("move 1:fighter@ashen_vale vault_of_the_drow")
    assert table.match.view({0}).state.lair[HERE] == (-1, -1)
    table.play("end")
    assert table.asked == "0 fight"
    assert table.match.view({0}).state.lair[HERE] == (-1, -1)
    dice(1, 1, 1, 1)
    table.play("battle vault_of_the_drow")
    assert table.match.view({0}).state.lair[HERE] == named("owlbear", "troll")
    assert rolls(table) == ["karkoth: d10 1", "guardians: d12 1, d8 1, d8 1"]


@pytest.mark.rule("NER-DUN-03", "NER-DUN-04")
def test_exploring_is_a_battle_in_which_the_heroes_attack(dice):
    table = explore(dice, "1 wizard, 1 fighter", ("owlbear",), 5, 5, 5)
    assert rolls(table) == ["karkoth first: d10 5", "karkoth: d10 5", "guardians: d12 5"]
    assert table.asked == "0 press"
    press(table, dice, 5, 5, 6)
    assert table.asked == "0 lose"
    table.play("lose karkoth:wizard")
    press(table, dice, 6, 5)
    assert table.facts("plundered") == [(0, SPACE_NUMBER[VAULT])]


@pytest.mark.rule("NER-DUN-04")
def test_guardians_attack_nobody_who_does_not_explore():
    table = lay({"ashen_vale": "1 fighter"}, guardians={VAULT: ("owlbear",)})
    table.play("end")
    assert table.facts("battle") == []


@pytest.mark.rule("NER-DUN-05")
def test_all_guardians_of_an_entrance_fight_in_one_battle(dice):
    table = explore(dice, "1 fighter", ("owlbear", "ghoul_pack"), 1, 1, 2, 3)
    assert rolls(table)[1] == "guardians: d12 1, d6 2, d8 3"
    assert len(table.facts("battle")) == 1


@pytest.mark.rule("NER-DUN-06")
@pytest.mark.parametrize(("active", "keeper"), [("karkoth", 1), ("vailin", 2), ("iron_circle", 3), ("nerath", 0)])
def test_the_opponent_on_the_left_decides_for_the_guardians(dice, active, keeper):
    table = lay(**{active: {VAULT: "2 fighter"}}, active=active, guardians={VAULT: ("beholder",)})
    dice(6, 1, 1, 1)
    table.play("end")
    assert table.asked == f"{keeper} lose_dice"


@pytest.mark.rule("NER-DUN-06")
def test_with_two_players_the_other_one_decides_for_the_guardians(dice):
    for active, keeper in (("karkoth", 1), ("vailin", 0), ("iron_circle", 1), ("nerath", 0)):
        table = lay(
            **{active: {VAULT: "2 fighter"}}, active=active, mode="alliance-2", guardians={VAULT: ("beholder",)}
        )
        dice(6, 1, 1, 1)
        table.play("end")
        assert table.asked == f"{keeper} lose_dice"


@pytest.mark.rule("NER-DUN-07")
def test_the_opponent_shares_hits_out_among_the_guardians_and_may_hit_one_twice(dice):
    table = explore(dice, "3 fighter", ("ghoul_pack", "beholder"), 6, 6, 1, 1, 1, 1, 1)
    assert table.options() == [
        "lose_die ghoul_pack.1",
        "lose_die ghoul_pack.2",
        "lose_die beholder.1",
        "lose_die beholder.2",
    ]
    table.play("lose_die ghoul_pack.2", "lose_die ghoul_pack.1")
    assert table.g.guardian_dice == ((), (6, 20))


@pytest.mark.rule("NER-DUN-08")
def test_cards_that_affect_pieces_cannot_be_used_on_guardians(dice):
    events = {"karkoth": ("karkoth_grave_chill",)}
    table = explore(dice, "1 fighter", ("owlbear",), 1, 1, events=events)
    assert table.asked == "0 press"
    table = lay({"starfall_vale": "1 fighter"}, {"starfall_vale": "1 fighter"}, events=events)
    table.play("end")
    assert table.offered("event karkoth_grave_chill")


@pytest.mark.rule("NER-DUN-09")
def test_a_guardian_rolls_the_dice_on_its_token_and_hits_on_six(dice):
    table = explore(dice, "1 fighter", ("beholder",), 1, 5, 5)
    assert rolls(table)[1] == "guardians: d6 5, d20 5"
    table = explore(dice, "1 fighter", ("troll",), 1, 5, 6)
    assert rolls(table)[1] == "guardians: d8 5, d8 6"
    assert table.pieces("karkoth", VAULT) == {}
    table = explore(dice, "1 wizard", ("medusa",), 1, 5)
    assert rolls(table) == ["karkoth first: d10 1", "guardians first: d20 5"]
    assert table.asked == "0 press"


@pytest.mark.rule("NER-DUN-10")
def test_a_guardian_with_one_die_is_destroyed_by_one_damage(dice):
    table = explore(dice, "1 fighter", ("owlbear",), 6, 1)
    assert table.facts("plundered") == [(0, SPACE_NUMBER[VAULT])]


@pytest.mark.rule("NER-DUN-11", "NER-DUN-13")
def test_a_hit_removes_the_die_the_opponent_chooses_for_the_rest_of_the_battle(dice):
    table = explore(dice, "2 fighter", ("beholder",), 8, 2, 3, 5)
    assert table.asked == "1 lose_dice"
    table.play("lose_die beholder.1")
    assert table.pieces("karkoth", VAULT) == {"fighter": 2}
    press(table, dice, 1, 1, 5)
    assert rolls(table)[-1] == "guardians: d20 5"
    press(table, dice, 1, 1, 5)
    assert rolls(table)[-1] == "guardians: d20 5"


@pytest.mark.rule("NER-DUN-12")
def test_a_guardian_is_destroyed_with_its_last_die(dice):
    table = explore(dice, "2 fighter", ("kobold_warren",), 6, 1, 1, 1)
    assert table.asked == "0 press"
    press(table, dice, 6, 1, 1)
    assert table.facts("plundered") == [(0, SPACE_NUMBER[VAULT])]
    assert table.g.guardian_discard == list(named("kobold_warren"))


@pytest.mark.rule("NER-DUN-13")
def test_a_die_lost_to_first_strike_is_not_rolled_in_the_same_round(dice):
    table = explore(dice, "1 wizard, 1 fighter", ("troll",), 7, 1, 1)
    assert rolls(table)[-1] == "guardians: d8 1"


@pytest.mark.rule("NER-DUN-14", "NER-DUN-16")
def test_after_a_retreat_a_guardian_is_at_full_strength_again_and_face_up(dice):
    """Karkoth explores and retreats; in the same round the Iron Circle meets the same Troll."""
    table = explore(dice, "2 fighter", ("troll",), 7, 1, 1, 1, decks=NO_CARDS)
    assert table.g.guardian_dice == ((8,),)
    table.play("retreat", "move 2:fighter@vault_of_the_drow ashen_vale")
    assert table.match.view({2}).state.lair[HERE] == named("troll")
    while table.asked != "2 move":
        table.play("end")
    table.g.add(2, SPACE_NUMBER[VAULT], FIGHTER)
    dice(1, 1, 1)
    table.play("end")
    assert rolls(table)[-1] == "guardians: d8 1, d8 1"


@pytest.mark.rule("NER-DUN-15", "NER-DUN-16", "NER-DUN-31")
def test_guardians_destroyed_in_a_lost_battle_stay_destroyed(dice):
    table = explore(dice, "1 fighter", ("owlbear", "troll"), 8, 6, 1, 1)
    table.play_as(1, "lose_die owlbear.1")
    assert table.pieces("karkoth", VAULT) == {}
    assert lair(table) == named("troll")
    assert table.g.awake[HERE] == 1
    assert table.g.guardian_discard == list(named("owlbear"))
    assert table.asked == "0 recruit"
    assert lair(table) == named("troll")


@pytest.mark.rule("NER-DUN-17")
def test_a_guardian_with_first_strike_rolls_before_the_others(dice):
    table = explore(dice, "1 fighter", ("medusa",), 14)
    assert rolls(table) == ["guardians first: d20 14"]
    assert table.pieces("karkoth", VAULT) == {}
    assert lair(table) == named("medusa")
    assert table.g.awake[HERE] == 1


@pytest.mark.rule("NER-DUN-17")
def test_all_dice_of_a_first_strike_guardian_roll_first_in_each_round(dice):
    table = explore(dice, "1 fighter", ("manticore", "owlbear"), 1, 2, 3, 4)
    once = ["guardians first: d8 1, d8 2", "karkoth: d10 3", "guardians: d12 4"]
    assert rolls(table) == once
    press(table, dice, 1, 2, 3, 4)
    assert rolls(table) == once * 2


@pytest.mark.rule("NER-DUN-18", "NER-DUN-27", "NER-DUN-28")
def test_when_the_last_hero_and_the_last_guardian_fall_together_nothing_is_won(dice):
    table = lay({VAULT: "1 wizard"}, guardians={VAULT: ("medusa",)})
    stack = table.g.guardian_stack[-2:]
    dice(6, 6)
    table.play("end")
    assert table.pieces("karkoth", VAULT) == {}
    assert table.g.chest[0] == ()
    assert table.gold("karkoth") == 10
    assert lair(table) == (stack[1], stack[0])
    assert table.g.awake[HERE] == 0


@pytest.mark.rule("NER-DUN-19")
@pytest.mark.parametrize(("guardian", "need"), [("mummy_lord", 7), ("stone_golem", 8)])
def test_some_guardians_are_hit_only_on_seven_or_eight(dice, guardian, need):
    assert explore(dice, "1 fighter", (guardian,), need - 1, 1).asked == "0 press"
    assert explore(dice, "1 fighter", (guardian,), need, 1).facts("plundered")


@pytest.mark.rule("NER-DUN-20")
def test_the_number_holds_for_all_rolls_until_the_battle_ends(dice):
    table = explore(dice, "1 fighter", ("stone_golem", "owlbear"), 8, 1, 1)
    table.play("lose_die stone_golem.1")
    press(table, dice, 7, 1)
    assert table.asked == "0 press"
    press(table, dice, 8, 1)
    assert table.facts("plundered")


@pytest.mark.rule("NER-DUN-21")
def test_the_highest_number_counts(dice):
    table = explore(dice, "1 fighter", ("mummy_lord", "stone_golem"), 7, 1, 1)
    assert table.g.guardian_dice == ((12,), (12,))


@pytest.mark.rule("NER-DUN-22")
def test_an_event_card_overrides_the_number(dice):
    table = lay(
        nerath={"sunless_citadel": "1 fighter"},
        active="nerath",
        guardians={"sunless_citadel": ("troll",)},
        events={"nerath": ("nerath_veteran_warlord",)},
    )
    dice(5, 1, 1)
    table.play("end", "event nerath_veteran_warlord")
    assert table.g.guardian_dice == ((8,),)
    table = explore(dice, "1 fighter", ("troll",), 5, 1, 1)
    assert table.g.guardian_dice == ((8, 8),)


@pytest.mark.rule("NER-DUN-22")
def test_a_treasure_card_helps_only_against_guardians_without_a_number(dice):
    worn = {"karkoth": ("gauntlets_of_giant_strength",)}
    assert explore(dice, "1 fighter", ("vampire",), 5, 1, treasures=worn).asked == "0 press"
    assert explore(dice, "1 fighter", ("vampire",), 6, 1, treasures=worn).asked == "0 press"
    assert explore(dice, "1 fighter", ("owlbear",), 5, 1, treasures=worn).facts("plundered")


@pytest.mark.rule("NER-DUN-22")
def test_when_the_effect_of_the_card_ends_the_number_is_back(dice):
    table = lay({VAULT: "1 fighter"}, guardians={VAULT: ("vampire",)})
    lasting(table.g, "need", 0, "round", kinds=kinds(FIGHTER), amount=5)
    dice(4, 1)
    table.play("end")
    press(table, dice, 6, 1)
    assert table.asked == "0 press"


@pytest.mark.rule("NER-DUN-23", "NER-DUN-24", "NER-DUN-25")
def test_plundering_pays_the_rewards_and_the_top_treasure_card(dice):
    table = lay(
        {VAULT: "2 fighter"},
        guardians={VAULT: ("gelatinous_cube", "mummy_lord")},
        treasure_deck=("vorpal_sword", "iron_flask"),
    )
    dice(8, 8, 1, 1)
    table.play("end")
    assert table.gold("karkoth") == 14
    assert table.g.chest[0] == (1,)


@pytest.mark.rule("NER-DUN-23")
def test_guardians_destroyed_in_an_earlier_battle_pay_nobody(dice):
    table = explore(dice, "1 fighter", ("gelatinous_cube", "owlbear"), 6, 1, 6)
    table.play_as(1, "lose_die gelatinous_cube.1")
    assert table.gold("karkoth") == 10
    assert lair(table) == named("owlbear")


@pytest.mark.rule("NER-DUN-25")
def test_the_treasure_is_drawn_before_the_next_battle(dice):
    table = lay(
        {VAULT: "1 fighter", "starfall_vale": "1 fighter"},
        {"starfall_vale": "1 footsoldier"},
        guardians={VAULT: ("owlbear",)},
        treasure_deck=PLAIN,
    )
    table.play("end")
    dice(6, 1, 1, 1)
    table.play("battle vault_of_the_drow")
    assert table.asked == "0 press"
    assert len(table.g.chest[0]) == 1


@pytest.mark.rule("NER-DUN-26")
def test_one_treasure_card_is_drawn_whatever_the_number_of_heroes_and_guardians(dice):
    table = explore(dice, "3 fighter", ("owlbear", "gelatinous_cube"), 6, 6, 1, 1, 1)
    assert table.pieces("karkoth", VAULT) == {"fighter": 3}
    assert len(table.g.chest[0]) == 1


@pytest.mark.rule("NER-DUN-29", "NER-DUN-36")
def test_after_the_heroes_have_left_two_new_guardians_come_face_down(dice):
    table = explore(dice, "1 fighter", ("owlbear",), 6, 1)
    assert lair(table) == ()
    assert table.asked == "0 reposition"
    table.play("move 1:fighter@vault_of_the_drow ashen_vale")
    assert table.pieces("karkoth", VAULT) == {}
    assert len(lair(table)) == 2
    assert table.match.view({0}).state.lair[HERE] == (-1, -1)


@pytest.mark.rule("NER-DUN-30")
def test_a_restocked_dungeon_can_be_plundered_again(dice):
    table = explore(dice, "2 fighter", ("owlbear",), 6, 1, 1, decks=NO_CARDS, treasure_deck=PLAIN)
    stack = table.g.guardian_stack
    table.g.guardian_stack = sorted(stack, key=lambda token: token in named("wraith", "mimic"))
    table.play("move 2:fighter@vault_of_the_drow ashen_vale")
    while table.asked != "0 move" or table.g.round == 2:
        table.play("end")
    table.play("move 2:fighter@ashen_vale vault_of_the_drow")
    dice(1, 1, 6, 6)
    table.play("end")
    assert len(table.g.chest[0]) == 2


@pytest.mark.rule("NER-DUN-31")
def test_destroyed_guardians_lie_face_up_among_the_discarded(dice):
    table = explore(dice, "2 fighter", ("owlbear", "gelatinous_cube"), 6, 6, 1, 1)
    assert table.match.view({3}).state.guardian_discard == list(named("owlbear", "gelatinous_cube"))


@pytest.mark.rule("NER-DUN-32")
def test_discarded_guardians_are_shuffled_when_the_stack_runs_out(dice):
    table = lay({VAULT: "1 fighter"}, guardians={VAULT: ("owlbear",)})
    g = table.g
    g.guardian_stack, g.guardian_discard = g.guardian_stack[:1], g.guardian_stack[1:]
    last = g.guardian_stack[0]
    dice(6, 1, *[1] * 40)
    table.play("end", "move 1:fighter@vault_of_the_drow ashen_vale")
    assert lair(table)[0] == last
    assert table.g.guardian_discard == []
    assert len(table.g.guardian_stack) == 30 - 9 - 2


@pytest.mark.rule("NER-DUN-33")
def test_every_entrance_holds_guardians_again_when_the_reposition_step_is_over(dice):
    table = lay(
        {VAULT: "1 fighter", "temple_of_elemental_evil": "1 fighter"},
        guardians={VAULT: ("owlbear",), "temple_of_elemental_evil": ("gelatinous_cube", "troll")},
        treasure_deck=PLAIN,
    )
    table.play("end")
    dice(6, 1, 7, 6, 1, 1)
    table.play("battle vault_of_the_drow")
    table.play("lose_die gelatinous_cube.1")
    table.play("move 1:fighter@vault_of_the_drow ashen_vale")
    assert table.asked == "0 recruit"
    assert {len(tokens) for tokens in table.g.lair} == {1, 2}


@pytest.mark.rule("NER-DUN-34")
def test_heroes_retreat_to_adjacent_friendly_land_or_else_to_their_own_warships(dice):
    table = explore(dice, "1 fighter", ("owlbear",), 1, 1)
    table.play("retreat")
    assert table.goals("1:fighter@vault_of_the_drow") == {"ashen_vale", "kar_vethul", "karkothi_throneholds"}
    table = lay(
        {"drowned_spire": "1 fighter", "krakens_reach": "1 warship"}, guardians={"drowned_spire": ("owlbear",)}
    )
    dice(1, 1)
    table.play("end", "retreat", "embark warship@krakens_reach fighter@drowned_spire")
    assert table.pieces("karkoth", "krakens_reach") == {"warship+fighter": 1}


@pytest.mark.rule("NER-DUN-36")
def test_heroes_that_cannot_leave_a_dungeon_are_destroyed(dice):
    table = lay({"drowned_spire": "1 fighter"}, guardians={"drowned_spire": ("owlbear",)})
    dice(6, 1)
    table.play("end")
    assert table.pieces("karkoth", "drowned_spire") == {}
    assert len(table.g.chest[0]) == 1
