"""The thirty Treasure cards: when each may be played, its Power, its Property, and the rules they share."""

from __future__ import annotations

from random import Random

import pytest

from games.nerath.battlefield import NO_CARDS, VAULT, explore
from games.nerath.table import Table
from games.nerath.treasure_cards import VALE, quiet
from gonfalon.games.nerath import GAME
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.printed import EVENT_ID, GUARDIAN_ID, TREASURE_ID
from gonfalon.games.nerath.printed.regions import DUNGEON_AT
from gonfalon.games.nerath.rules.windows import reshuffle

THRONE = "karkothi_throneholds"


def owned(*cards):
    return {"treasures": {"karkoth": cards}}


def test_horn_of_valhalla_calls_three_footsoldiers_to_one_friendly_space_and_they_may_move():
    table = Table(step="turn", chest={"karkoth": ("horn_of_valhalla",)}, decks=NO_CARDS)
    table.play("treasure horn_of_valhalla")
    assert table.offered("space dusk_fens")
    assert not table.offered(f"space {VALE}")
    table.play("space dusk_fens")
    assert table.pieces("karkoth", "dusk_fens") == {"footsoldier": 3}
    assert table.asked == "0 move"
    assert "shroudmoor" in table.goals("3:footsoldier@dusk_fens")


def test_horn_of_valhalla_calls_to_the_land_of_an_ally():
    table = Table(step="turn", mode="alliance-4", chest={"karkoth": ("horn_of_valhalla",)})
    table.play("treasure horn_of_valhalla", "space gorgat_warrens")
    assert table.pieces("karkoth", "gorgat_warrens") == {"footsoldier": 3}


@pytest.mark.rule("NER-TRN-09", "NER-CRD-24")
def test_horn_of_valhalla_calls_one_more_at_the_start_of_each_later_turn_of_its_owner():
    table = Table(step="turn", **owned("horn_of_valhalla"))
    assert table.asked == "0 card_space"
    assert not table.facts("drew")
    table.play("space ashen_vale")
    assert table.pieces("karkoth", "ashen_vale") == {"footsoldier": 1}
    assert table.facts("drew") == [(0,)]
    assert Table(step="turn", active="vailin", decks=NO_CARDS, **owned("horn_of_valhalla")).asked == "1 move"


def test_orb_of_dragonkind_places_a_dragon_for_three_gold_if_wanted():
    def played(gold, *answers):
        table = Table(
            karkoth={THRONE: "1 castle", "dusk_fens": "1 castle"},
            step="reinforce",
            chest={"karkoth": ("orb_of_dragonkind",)},
            gold={"karkoth": gold},
        )
        table.play("treasure orb_of_dragonkind", *answers)
        return table

    table = played(3, f"space {THRONE}")
    assert table.pieces("karkoth", THRONE) == {"castle": 1, "dragon": 1}
    assert table.gold("karkoth") == 0
    table.play("end")
    assert table.asked == "0 deploy"
    assert table.goals(f"1:dragon@{THRONE}")
    assert played(3, "pass").gold("karkoth") == 3
    assert played(2).asked == "0 recruit"


def test_orb_of_dragonkind_makes_the_first_dragon_of_a_turn_cheaper():
    table = Table(karkoth={THRONE: "1 castle"}, step="reinforce", **owned("orb_of_dragonkind"))
    table.play(f"recruit dragon {THRONE}")
    assert table.gold("karkoth") == 6
    table.play(f"recruit dragon {THRONE}")
    assert table.gold("karkoth") == 1


@pytest.mark.rule("NER-CRD-10")
def test_carpet_of_flying_takes_a_hero_to_friendly_land_within_three_spaces_and_it_may_still_move():
    table = Table(karkoth={"kar_vethul": "1 fighter, 1 footsoldier"}, **owned("carpet_of_flying"))
    table.play("relic carpet_of_flying")
    goals = table.goals("1:fighter@kar_vethul")
    assert {"ashen_vale", "dusk_fens", "maze_of_maur_khul"} <= goals
    assert not goals & {VALE, "satrapy_of_numoth", "kar_vethul", VAULT}
    assert not table.goals("1:footsoldier@kar_vethul")
    table.play("move 1:fighter@kar_vethul dusk_fens")
    assert table.pieces("karkoth", "dusk_fens") == {"fighter": 1}
    assert {"shroudmoor", "widows_landing"} <= table.goals("1:fighter@dusk_fens")
    assert not table.offered("relic carpet_of_flying")


def test_carpet_of_flying_takes_a_hero_off_a_warship():
    ship = "warship+footsoldier+fighter@gulf_of_kar"
    table = Table(karkoth={"gulf_of_kar": "1 warship+footsoldier+fighter"}, **owned("carpet_of_flying"))
    table.play("relic carpet_of_flying")
    assert not table.offered(f"debark {ship} footsoldier@ashen_vale")
    table.play(f"debark {ship} fighter@ashen_vale")
    assert table.pieces("karkoth", "ashen_vale") == {"fighter": 1}
    assert table.pieces("karkoth", "gulf_of_kar") == {"warship+footsoldier": 1}
    assert "dusk_fens" in table.goals("1:fighter@ashen_vale")
    assert table.offered("move 1:warship+footsoldier@gulf_of_kar dragons_gate")


def test_carpet_of_flying_flies_only_before_the_first_move_and_from_the_moment_it_is_played():
    table = Table(karkoth={"kar_vethul": "2 fighter"}, chest={"karkoth": ("carpet_of_flying",)})
    table.play("treasure carpet_of_flying")
    assert table.offered("relic carpet_of_flying")
    table.play("move 1:fighter@kar_vethul ashen_vale")
    assert not table.offered("relic carpet_of_flying")


def test_folding_fleet_places_two_warships_in_a_friendly_sea_off_own_land():
    table = Table(vailin={"gulf_of_kar": "1 warship"}, step="reinforce", chest={"karkoth": ("folding_fleet",)})
    table.play("treasure folding_fleet")
    assert not table.offered("space gulf_of_kar")
    assert not table.offered("space coral_sea")
    table.play("space dragons_gate")
    assert table.pieces("karkoth", "dragons_gate") == {"warship": 2}
    table.play("end")
    assert "tarsem_coast" in table.goals("2:warship@dragons_gate")


@pytest.mark.parametrize(("cards", "aboard"), [((), 2), (("folding_fleet",), 3)])
def test_folding_fleet_lets_a_warship_carry_three(cards, aboard):
    table = Table(karkoth={"lake_surth": "1 warship", "ashen_vale": "3 footsoldier"}, **owned(*cards))
    ship = "warship"
    for _ in range(aboard):
        table.play(f"embark {ship}@lake_surth footsoldier@ashen_vale")
        ship += "+footsoldier"
    assert not table.offered(f"embark {ship}@lake_surth footsoldier@ashen_vale")
    assert table.pieces("karkoth", "lake_surth") == {ship: 1}


def test_instant_fortress_places_a_castle_where_there_is_none_on_land_held_since_the_start_of_the_turn():
    table = Table(
        karkoth={THRONE: "1 castle"},
        step="reinforce",
        chest={"karkoth": ("instant_fortress",)},
        held={VALE: "karkoth"},
        since={VALE: "vailin"},
    )
    table.play("treasure instant_fortress")
    assert not table.offered(f"space {THRONE}")
    assert not table.offered(f"space {VALE}")
    table.play("space dusk_fens")
    assert table.pieces("karkoth", "dusk_fens") == {"castle": 1}
    assert table.gold("karkoth") == 10
    assert not table.offered("recruit footsoldier dusk_fens")


@pytest.mark.parametrize(("cards", "limit"), [((), 4), (("instant_fortress",), 6)])
def test_instant_fortress_raises_the_limit_at_castles_outside_the_capital(cards, limit):
    table = Table(karkoth={THRONE: "1 castle", "dusk_fens": "1 castle"}, step="reinforce", **owned(*cards))
    placed = 0
    while table.offered("recruit footsoldier dusk_fens"):
        table.play("recruit footsoldier dusk_fens")
        placed += 1
    assert placed == limit


def scrying(**made):
    top, second = quiet("karkoth", 2)
    return Table(step="draw", decks={"karkoth": (top, second)}, **owned("crystal_ball"), **made), top, second


@pytest.mark.rule("NER-VIS-17")
def test_crystal_ball_shows_its_owner_alone_the_card_that_is_about_to_be_drawn():
    table, top, _ = scrying()
    assert table.asked == "0 card_scry"
    assert table.match.asks[0].about == (0, 100 + TREASURE_ID["crystal_ball"], EVENT_ID[top])
    assert table.match.view([0]).state.deck[0][-2:] == [-1, EVENT_ID[top]]
    for others in ([1], [2, 3], []):
        view = table.match.view(others)
        assert set(view.state.deck[0]) == {-1}
        assert view.state.known[0] == -1
        assert ("scried", 0) in view.log
        assert not view.asks
    assert ("scried", 0, EVENT_ID[top]) in table.match.view([0]).log


def test_crystal_ball_may_put_the_card_under_the_deck():
    table, top, second = scrying()
    table.play("yes")
    assert table.g.hand[0] == (EVENT_ID[second],)
    assert table.g.deck[0][0] == EVENT_ID[top]
    table, top, _ = scrying()
    table.play("no")
    assert table.g.hand[0] == (EVENT_ID[top],)


def test_crystal_ball_looks_only_in_the_draw_step_of_its_owner():
    assert "card_scry" not in Table(step="draw", active="vailin", **owned("crystal_ball")).asked
    table = Table(
        chest={"karkoth": ("deck_of_many_fates",)}, decks={"karkoth": quiet("karkoth", 3)}, **owned("crystal_ball")
    )
    table.play("treasure deck_of_many_fates")
    assert table.asked == "0 move"


def test_what_a_crystal_ball_shows_is_not_dealt_anew_in_imagination():
    table, top, _ = scrying()
    for seed in range(5):
        dream = table.match.imagine([0], Random(seed))
        assert dream.state.deck[0][-1] == EVENT_ID[top]
        dream.play(0, GAME.verbs.parse("yes"))
        assert dream.state.deck[0][0] == EVENT_ID[top]


def test_nobody_knows_a_card_any_longer_that_was_shuffled_into_a_deck():
    *pile, held = quiet("karkoth", 4)
    table = Table(events={"karkoth": (held,)}, decks=NO_CARDS, discards={"karkoth": pile})
    g = table.g
    g.known = (0, sum(1 << EVENT_ID[card] for card in (*pile, held)), 0, 0)
    reshuffle(g, 0)
    assert sorted(g.deck[0]) == sorted(EVENT_ID[card] for card in pile)
    assert g.known == (0, 1 << EVENT_ID[held], 0, 0)


@pytest.mark.parametrize(("mode", "drawn"), [("free-for-all", [3, 1, 1, 1]), ("alliance-4", [3, 1, 0, 1])])
def test_deck_of_many_fates_gives_three_event_cards_and_one_to_each_enemy(mode, drawn):
    realms = ("karkoth", "vailin", "iron_circle", "nerath")
    table = Table(
        mode=mode, chest={"karkoth": ("deck_of_many_fates",)}, decks={realm: quiet(realm, 3) for realm in realms}
    )
    table.play("treasure deck_of_many_fates")
    assert [len(hand) for hand in table.g.hand] == drawn


def test_purse_of_plenty_gives_two_gold_and_one_more_in_later_incomes():
    table = Table(step="income", chest={"karkoth": ("purse_of_plenty",)})
    table.play("treasure purse_of_plenty")
    assert table.facts("income") == [(0, 15)]
    assert table.gold("karkoth") == 27
    assert Table(step="income", **owned("purse_of_plenty")).facts("income")[0] == (0, 16)


def test_iron_flask_places_a_storm_elemental_at_sea_or_on_own_land():
    table = Table(vailin={"gulf_of_kar": "1 warship"}, step="reinforce", chest={"karkoth": ("iron_flask",)})
    table.play("treasure iron_flask")
    assert table.offered("space coral_sea")
    assert table.offered("space dusk_fens")
    assert not table.offered("space gulf_of_kar")
    assert not table.offered(f"space {VALE}")
    table.play("space dusk_fens")
    assert table.pieces("karkoth", "dusk_fens") == {"storm_elemental": 1}
    table.play("end")
    assert "ashen_vale" in table.goals("1:storm_elemental@dusk_fens")


def test_iron_flask_makes_the_first_storm_elemental_of_a_turn_cheaper():
    table = Table(karkoth={THRONE: "1 castle"}, step="reinforce", **owned("iron_flask"))
    table.play(f"launch storm_elemental@{THRONE} lake_surth")
    assert table.gold("karkoth") == 8
    table.play(f"launch storm_elemental@{THRONE} lake_surth")
    assert table.gold("karkoth") == 5


def test_rod_of_rulership_takes_a_space_with_a_lone_footsoldier():
    table = Table(
        vailin={
            VALE: "1 footsoldier",
            "forbidden_city": "1 footsoldier",
            "silverbough": "2 footsoldier",
            "heartwood": "1 footsoldier",
            "emerald_strand": "1 fighter",
        },
        nerath={"aldermoor_freehold": "1 footsoldier, 1 castle"},
        chest={"karkoth": ("rod_of_rulership",)},
    )
    table.play("treasure rod_of_rulership")
    assert table.options() == ["space forbidden_city", f"space {VALE}"]
    table.play(f"space {VALE}")
    assert table.holder(VALE) == "karkoth"
    assert table.points("karkoth") == 2
    assert table.pieces("karkoth", VALE) == {"footsoldier": 1}
    assert not table.pieces("vailin", VALE)
    assert not table.goals(f"1:footsoldier@{VALE}")


def test_rod_of_rulership_lets_cards_answer_the_conquest():
    table = Table(
        nerath={"aldermoor_freehold": "1 footsoldier"},
        chest={"karkoth": ("rod_of_rulership",)},
        events={"karkoth": ("karkoth_soul_harvest",), "nerath": ("nerath_scorched_earth",)},
    )
    table.play("treasure rod_of_rulership")
    assert table.asked == "0 own_conquest"
    table.play("event karkoth_soul_harvest")
    assert table.gold("karkoth") == 12
    assert table.asked == "3 enemy_conquest"


def test_boots_of_the_long_road_let_three_footsoldiers_of_one_space_move_two_spaces():
    table = Table(
        karkoth={"dusk_fens": "4 footsoldier", "kar_vethul": "1 footsoldier"}, **owned("boots_of_the_long_road")
    )
    assert "widows_landing" not in table.goals("1:footsoldier@dusk_fens")
    table.play("relic boots_of_the_long_road", "space dusk_fens")
    assert "widows_landing" in table.goals("3:footsoldier@dusk_fens")
    assert "widows_landing" not in table.goals("4:footsoldier@dusk_fens")
    assert "dusk_fens" not in table.goals("1:footsoldier@kar_vethul")
    assert not table.offered("relic boots_of_the_long_road")


def test_boots_of_the_long_road_are_for_those_who_have_not_moved():
    table = Table(karkoth={"dusk_fens": "2 footsoldier"}, **owned("boots_of_the_long_road"))
    table.play("move 1:footsoldier@dusk_fens ashen_vale", "relic boots_of_the_long_road")
    assert "widows_landing" in table.goals("1:footsoldier@dusk_fens")
    assert not table.goals("1:footsoldier@ashen_vale")


def test_boots_of_the_long_road_do_not_help_twice_those_whom_an_event_card_has_helped():
    table = Table(
        karkoth={"dusk_fens": "2 footsoldier"},
        events={"karkoth": ("karkoth_forced_march",)},
        **owned("boots_of_the_long_road"),
    )
    table.play("event karkoth_forced_march")
    while table.asked != "0 move":
        table.play(table.options()[-1])
    table.play("move 1:footsoldier@dusk_fens ashen_vale")
    assert table.goals("1:footsoldier@ashen_vale")
    assert not table.offered("relic boots_of_the_long_road")


def test_ring_of_three_wishes_gives_gold_or_cards_or_a_monster():
    def wish(n, *answers):
        table = Table(chest={"karkoth": ("ring_of_three_wishes",)}, decks={"karkoth": quiet("karkoth", 3)})
        table.play("treasure ring_of_three_wishes", f"option {n}", *answers)
        return table

    assert wish(0).gold("karkoth") == 14
    assert len(wish(1).g.hand[0]) == 2
    table = wish(2, "space dusk_fens")
    assert table.pieces("karkoth", "dusk_fens") == {"monster": 1}
    assert not table.goals("1:monster@dusk_fens")


def lairs(table, *seats):
    """The Guardians that some seats see, by entrance."""
    return {
        space: table.match.view(seats).state.lair[DUNGEON_AT[SPACE_NUMBER[space]]]
        for space in (VAULT, "frostfang_delve")
    }


@pytest.mark.rule("NER-VIS-17", "NER-VIS-08")
def test_eye_of_the_deep_shows_its_owner_alone_the_guardians_next_to_its_heroes():
    table = Table(
        karkoth={"kar_vethul": "1 fighter"},
        chest={"karkoth": ("eye_of_the_deep",)},
        guardians={VAULT: ("lich",), "frostfang_delve": ("balor",)},
    )
    assert lairs(table, 0) == {VAULT: (-1,), "frostfang_delve": (-1,)}
    table.play("treasure eye_of_the_deep")
    assert lairs(table, 0) == {VAULT: (GUARDIAN_ID["lich"],), "frostfang_delve": (-1,)}
    assert lairs(table, 1, 2, 3) == {VAULT: (-1,), "frostfang_delve": (-1,)}
    table.play("move 1:fighter@kar_vethul ashen_vale", "move 1:fighter@ashen_vale maze_of_maur_khul")
    assert lairs(table, 0) == {VAULT: (GUARDIAN_ID["lich"],), "frostfang_delve": (GUARDIAN_ID["balor"],)}
    assert not table.match.can_undo(0)


def test_eye_of_the_deep_opens_at_once_in_any_step():
    table = Table(
        karkoth={"kar_vethul": "1 fighter"},
        step="reinforce",
        chest={"karkoth": ("eye_of_the_deep",)},
        guardians={VAULT: ("lich",)},
    )
    table.play("treasure eye_of_the_deep")
    assert lairs(table, 0)[VAULT] == (GUARDIAN_ID["lich"],)


def test_eye_of_the_deep_sees_from_the_sea_and_keeps_in_mind_what_it_saw():
    table = Table(
        karkoth={"maelstrom_deeps": "1 warship+wizard"},
        guardians={"drowned_spire": ("hydra",)},
        **owned("eye_of_the_deep"),
    )
    at = DUNGEON_AT[SPACE_NUMBER["drowned_spire"]]
    assert table.match.view([0]).state.lair[at] == (GUARDIAN_ID["hydra"],)
    for seed in range(5):
        assert table.match.imagine([0], Random(seed)).state.lair[at] == (GUARDIAN_ID["hydra"],)
    hidden = {
        Table(karkoth={"dusk_fens": "1 footsoldier"}).match.imagine([0], Random(n)).state.lair[at]
        for n in range(9)
    }
    assert len(hidden) > 1


@pytest.mark.rule("NER-DUN-22")
@pytest.mark.parametrize(
    ("guardian", "cards", "need"),
    [("will_o_wisp", (), 8), ("will_o_wisp", ("eye_of_the_deep",), 7), ("mummy_lord", ("eye_of_the_deep",), 6)],
)
def test_eye_of_the_deep_lowers_what_guardians_ask_for_by_one(guardian, cards, need, dice):
    assert not explore(dice, "1 fighter", (guardian,), need - 1, 1, **owned(*cards)).facts("plundered")
    assert explore(dice, "1 fighter", (guardian,), need, 1, **owned(*cards)).facts("plundered")


def test_thieves_compass_steals_three_gold_from_an_enemy():
    table = Table(
        step="income", chest={"karkoth": ("thieves_compass",)}, gold={"karkoth": 0, "vailin": 2, "nerath": 0}
    )
    table.play("treasure thieves_compass")
    assert table.options() == ["realm vailin", "realm iron_circle"]
    table.play("realm iron_circle")
    assert table.gold("iron_circle") == 7
    assert table.gold("karkoth") == 18


def test_thieves_compass_gives_two_gold_for_a_plundered_dungeon(dice):
    assert explore(dice, "1 fighter", ("owlbear",), 8, 1, **owned("thieves_compass")).gold("karkoth") == 12


@pytest.mark.rule("NER-VIS-17", "NER-VIS-01")
def test_cloak_of_shadows_shows_its_owner_alone_an_enemys_event_cards():
    cards = quiet("vailin", 2)
    table = Table(chest={"karkoth": ("cloak_of_shadows",)}, events={"vailin": cards, "nerath": quiet("nerath", 1)})
    table.play("treasure cloak_of_shadows")
    assert table.options() == ["realm vailin", "realm nerath"]
    table.play("realm vailin")
    hand = tuple(EVENT_ID[card] for card in cards)
    assert table.match.view([0]).state.hand == ((), hand, (), (-1,))
    assert table.match.view([2]).state.hand[1] == (-1, -1)
    assert ("looked", 0, 1, *hand) in table.match.view([0]).log
    assert ("looked", 0, 1) in table.match.view([2, 3]).log
    assert table.match.imagine([0], Random(1)).state.hand[1] == hand


def test_cloak_of_shadows_lets_heroes_pass_through_enemy_land_without_pieces():
    def goals(**made):
        return Table(karkoth={"blackspear_hills": "1 fighter, 1 monster"}, **made).goals(
            "1:fighter@blackspear_hills"
        )

    assert "heartwood" not in goals()
    assert "heartwood" in goals(**owned("cloak_of_shadows"))
    assert "heartwood" not in goals(vailin={VALE: "1 footsoldier"}, **owned("cloak_of_shadows"))
    table = Table(karkoth={"blackspear_hills": "1 fighter, 1 monster"}, **owned("cloak_of_shadows"))
    assert "heartwood" not in table.goals("1:monster@blackspear_hills")
    table.play("move 1:fighter@blackspear_hills heartwood", "end")
    assert table.holder("heartwood") == "karkoth"
    assert table.holder(VALE) == "vailin"


def test_cloak_of_shadows_helps_in_the_move_step_only():
    table = Table(
        karkoth={"blackspear_hills": "1 castle"},
        step="reinforce",
        held={"heartwood": "karkoth"},
        **owned("cloak_of_shadows"),
    )
    table.play("recruit fighter blackspear_hills", "end")
    goals = table.goals("1:fighter@blackspear_hills")
    assert "dusk_fens" in goals
    assert "heartwood" not in goals


def test_crown_of_the_dead_emperors_gives_two_gold():
    table = Table(chest={"karkoth": ("crown_of_the_dead_emperors",)})
    table.play("treasure crown_of_the_dead_emperors")
    assert table.gold("karkoth") == 12
    assert table.points("karkoth") == 3


def test_crown_of_command_makes_an_enemy_discard_a_card_at_random(dice):
    cards = quiet("vailin", 3)
    table = Table(chest={"karkoth": ("crown_of_command",)}, events={"vailin": cards, "nerath": quiet("nerath", 1)})
    table.play("treasure crown_of_command")
    assert table.options() == ["realm vailin", "realm nerath"]
    dice(2)
    table.play("realm vailin")
    assert table.g.hand[1] == (EVENT_ID[cards[0]], EVENT_ID[cards[2]])
    assert table.g.discard[1] == [EVENT_ID[cards[1]]]


def test_scepter_of_the_first_kings_is_worth_three_points_and_nothing_else():
    table = Table(chest={"karkoth": ("scepter_of_the_first_kings",)})
    table.play("treasure scepter_of_the_first_kings")
    assert table.points("karkoth") == 3
    assert table.gold("karkoth") == 10
    assert table.asked == "0 move"


def test_book_of_forbidden_names_costs_two_gold_or_a_card_and_is_unplayable_without():
    def table(gold, *cards):
        return Table(
            chest={"karkoth": ("book_of_forbidden_names",)}, gold={"karkoth": gold}, events={"karkoth": cards}
        )

    cards = quiet("karkoth", 2)
    rich = table(2, *cards)
    rich.play("treasure book_of_forbidden_names")
    assert rich.gold("karkoth") == 0
    assert len(rich.g.hand[0]) == 2
    assert rich.points("karkoth") == 3
    poor = table(1, *cards)
    poor.play("treasure book_of_forbidden_names", f"card {cards[0]}")
    assert poor.gold("karkoth") == 1
    assert poor.g.hand[0] == (EVENT_ID[cards[1]],)
    assert poor.g.discard[0] == [EVENT_ID[cards[0]]]
    assert not table(1).offered("treasure book_of_forbidden_names")


def test_book_of_forbidden_names_makes_the_first_wizard_of_a_turn_cheaper():
    table = Table(karkoth={THRONE: "1 castle"}, step="reinforce", **owned("book_of_forbidden_names"))
    table.play(f"recruit wizard {THRONE}")
    assert table.gold("karkoth") == 8
    table.play(f"recruit wizard {THRONE}")
    assert table.gold("karkoth") == 5


def test_sphere_of_unmaking_makes_the_owner_destroy_two_pieces_but_no_castle_and_no_dragon():
    table = Table(
        vailin={VALE: "1 castle, 1 dragon, 2 footsoldier, 1 monster", "forbidden_city": "1 dragon"},
        nerath={"aldermoor_freehold": "1 footsoldier", "mithralfast": "1 footsoldier"},
        chest={"karkoth": ("sphere_of_unmaking",)},
    )
    table.play("treasure sphere_of_unmaking")
    assert table.options() == [f"space {VALE}", "space aldermoor_freehold"]
    table.play(f"space {VALE}")
    assert table.asked == "1 card_victim"
    assert table.options() == [f"pick 1:footsoldier@{VALE}", f"pick 1:monster@{VALE}"]
    table.play(f"pick 1:footsoldier@{VALE}", f"pick 1:footsoldier@{VALE}")
    assert table.pieces("vailin", VALE) == {"castle": 1, "dragon": 1, "monster": 1}
    assert table.holder(VALE) == "vailin"
