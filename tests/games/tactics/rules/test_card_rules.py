"""Tactic cards in general: when they are played, by whom, at what cost, and where they go."""

import pytest

from games.tactics.table import COLOURS, KNOCK, MISS, POWER, Table, tactic_number
from gonfalon.core import IllegalChoice
from gonfalon.games.tactics.printed import TACTICS
from gonfalon.games.tactics.rules.windows import CARDS

LONE_BEAST = {"beast": ("brugh", "m13")}


def discarded(table: Table) -> list[str]:
    """The discard pile, its top card last."""
    return [TACTICS[card].id for card in table.g.discard]


def capture(**hands: tuple[str, ...]) -> Table:
    """Blue's Rakk is about to capture red's Wizard beside red's Brugh."""
    return Table(
        blue={"beast": ("rakk", "f4"), "rogue": ("nim", "m1")},
        red={"wizard": ("saffir", "e4"), "beast": ("brugh", "f5"), "rogue": ("lys", "m13")},
        health={"red_wizard": 1, "blue_beast": 8},
        hands=hands,
    )


@pytest.mark.rule("TAC-CRD-02")
def test_a_card_may_be_revealed_from_hand_when_its_condition_is_met_and_its_effect_follows():
    table = capture(blue=("momentum", "blood_price"))
    assert not any(line.startswith("tactic") for line in table.options())
    table.play("melee blue_beast red_wizard")
    assert table.options() == ["pass", "tactic momentum"]
    table.play("tactic momentum")
    assert table.told("played") == [(0, tactic_number("momentum"))]
    assert (table.hand("blue"), table.health("blue_beast")) == (["blood_price"], 10)


@pytest.mark.rule("TAC-CRD-03")
def test_playing_a_card_is_always_optional():
    table = capture(blue=("momentum",), red=("blood_price",))
    table.play("melee blue_beast red_wizard", "pass", "pass")
    assert (table.hand("blue"), table.hand("red")) == (["momentum"], ["blood_price"])
    assert (table.health("blue_beast"), table.asked) == (8, "blue act")


@pytest.mark.rule("TAC-CRD-03")
def test_an_absent_player_plays_no_card():
    table = capture(blue=("momentum",))
    table.play("melee blue_beast red_wizard")
    assert table.match.asks[0].default == ("pass",)


@pytest.mark.rule("TAC-CRD-04")
def test_the_effect_does_not_count_among_the_three_actions(dice):
    dice(POWER)
    table = Table(
        blue={"rogue": ("nim", "a1"), "beast": ("rakk", "m1"), "wizard": ("saffir", "i4")},
        red={"beast": ("brugh", "a5")},
        hands={"blue": ("to_the_colours", "parting_shot")},
        phase="turn",
    )
    table.play("tactic to_the_colours", "go blue_beast m2")
    assert table.g.actions == 3
    table.play("move blue_rogue a2", "tactic parting_shot")
    assert table.health("red_beast") == 13 - (2 - 1)
    assert table.g.actions == 2


@pytest.mark.rule("TAC-CRD-05")
def test_the_chance_lapses_when_play_goes_on():
    table = Table(
        blue={"rogue": ("nim", "a1"), "beast": ("rakk", "i4")},
        red=LONE_BEAST,
        weakened=("blue_rogue",),
        hands={"blue": ("second_wind",)},
        phase="turn",
    )
    table.play("pass")
    assert table.asked == "blue act"
    assert not table.offered("tactic second_wind")
    table.play("move blue_beast i5", "end")
    assert table.asked == "red act", "although the Rogue was Weakened all through the turn"


@pytest.mark.rule("TAC-CRD-05")
def test_a_condition_met_before_the_card_came_to_hand_gives_no_chance_later():
    table = capture(blue=("second_wind", "bone_breaker"))
    table.g.deck.append(table.g.deck.pop(table.g.deck.index(tactic_number("momentum"))))
    table.play("melee blue_beast red_wizard")
    assert table.asked == "blue act"
    table.play("end", "discard bone_breaker")
    assert table.hand("blue") == ["second_wind", "momentum"]
    assert table.asked == "red act"


@pytest.mark.rule("TAC-CRD-06")
def test_another_players_turn_is_interrupted_and_resumes_where_it_stopped(dice):
    dice(POWER, POWER)
    table = Table(
        blue={"rogue": ("fenn", "d4"), "beast": ("rakk", "m1")},
        red={"beast": ("brugh", "g5"), "wizard": ("saffir", "g6"), "rogue": ("sylvar", "g3")},
        health={"red_beast": 1, "red_rogue": 5},
        hands={"red": ("blood_price",)},
    )
    table.play("missile blue_rogue red_beast")
    assert table.asked == "red unit_captured"
    assert table.health("red_wizard") == 7
    dice(POWER, POWER)
    table.play("tactic blood_price", "missile red_rogue blue_rogue")
    assert table.health("blue_rogue") == 8 - 3
    assert table.health("red_wizard") == 7 - 1, "only now does the Powder Keg go off"
    assert (table.asked, table.g.active, table.g.actions) == ("blue act", 0, 2)


@pytest.mark.rule("TAC-CRD-07")
def test_a_played_card_goes_face_up_to_the_discard_pile_after_its_effect():
    table = capture(blue=("momentum",))
    table.play("melee blue_beast red_wizard", "tactic momentum")
    assert (table.asked, discarded(table)) == ("blue go", [])
    assert table.g.revealed == (tactic_number("momentum"),)
    table.play("stay")
    assert (table.g.revealed, discarded(table)) == ((), ["momentum"])
    assert table.match.view(()).state.discard == [tactic_number("momentum")]


@pytest.mark.rule("TAC-CRD-07")
def test_forced_march_goes_to_the_discard_pile_like_every_card():
    table = Table(blue={"rogue": ("nim", "a1")}, red=LONE_BEAST, hands={"blue": ("forced_march",)})
    table.play("march blue_rogue", "go blue_rogue a2")
    assert (table.hand("blue"), discarded(table)) == ([], ["forced_march"])


@pytest.mark.rule("TAC-CRD-08")
def test_more_than_2_cards_are_allowed_until_the_end_of_ones_own_turn():
    table = Table(
        blue={"rogue": ("nim", "a1")},
        red=LONE_BEAST,
        hands={"red": ("momentum", "bone_breaker", "blood_price")},
    )
    table.play("end")
    assert (table.asked, len(table.hand("red"))) == ("red act", 3)
    table.play("end")
    assert (table.asked, len(table.hand("red"))) == ("red discard", 4)
    table.play("discard momentum")
    assert table.asked == "red discard"
    table.play("discard blood_price")
    assert (table.asked, len(table.hand("red"))) == ("blue act", 2)


@pytest.mark.rule("TAC-CRD-09")
@pytest.mark.parametrize("held", [(), ("momentum",), ("momentum", "bone_breaker")])
def test_exactly_one_card_is_drawn_at_the_end_of_the_turn_however_many_are_held(held):
    table = Table(blue={"rogue": ("nim", "a1")}, red=LONE_BEAST, hands={"blue": held})
    before, top = len(table.g.deck), TACTICS[table.g.deck[-1]].id
    table.play("move blue_rogue a2", "end")
    assert table.hand("blue") == [*held, top]
    assert len(table.g.deck) == before - 1


@pytest.mark.rule("TAC-CRD-10")
def test_with_three_cards_the_player_chooses_which_to_discard_the_new_one_included():
    table = Table(blue={"rogue": ("nim", "a1")}, red=LONE_BEAST, hands={"blue": ("momentum", "bone_breaker")})
    new = TACTICS[table.g.deck[-1]].id
    table.play("end")
    assert table.asked == "blue discard"
    assert table.options() == ["discard momentum", "discard bone_breaker", f"discard {new}"]
    table.play("discard bone_breaker")
    assert (table.hand("blue"), table.asked) == (["momentum", new], "red act")


@pytest.mark.rule("TAC-CRD-10")
def test_with_two_cards_nothing_is_discarded():
    table = Table(blue={"rogue": ("nim", "a1")}, red=LONE_BEAST, hands={"blue": ("momentum",)})
    table.play("end")
    assert (len(table.hand("blue")), discarded(table), table.asked) == (2, [], "red act")


@pytest.mark.rule("TAC-CRD-11")
def test_a_card_given_up_goes_face_up_on_top_of_the_discard_pile():
    table = Table(
        blue={"rogue": ("nim", "a1")}, red=LONE_BEAST, hands={"blue": ("forced_march", "bone_breaker", "momentum")}
    )
    table.play("march blue_rogue", "go blue_rogue a2", "end", "discard momentum")
    assert discarded(table) == ["forced_march", "momentum"]
    assert table.match.view((1,)).state.discard[-1] == tactic_number("momentum")
    assert table.told("discarded") == [(0, tactic_number("momentum"))]


@pytest.mark.rule("TAC-CRD-12")
def test_the_discard_pile_is_shuffled_into_a_new_deck_when_a_draw_finds_none():
    orders = set()
    for seed in range(8):
        table = Table(blue={"rogue": ("nim", "a1")}, red=LONE_BEAST, seed=seed)
        table.g.discard, table.g.deck = table.g.deck, []
        table.play("end")
        assert discarded(table) == []
        assert table.told("reshuffled")
        orders.add((*table.hand("blue"), *table.g.deck))
        assert sorted([*table.g.deck, tactic_number(table.hand("blue")[0])]) == list(range(16))
    assert len(orders) == 8


@pytest.mark.rule("TAC-CRD-12")
def test_an_empty_deck_stays_empty_until_the_next_draw():
    table = Table(blue={"rogue": ("nim", "a1")}, red=LONE_BEAST)
    table.g.discard, table.g.deck = table.g.deck[1:], table.g.deck[:1]
    table.play("end")
    assert (table.g.deck, len(discarded(table))) == ([], 15)
    table.play("end")
    assert (len(table.g.deck), discarded(table)) == (14, [])


@pytest.mark.rule("TAC-CRD-13")
def test_if_deck_and_discard_pile_are_empty_no_card_is_drawn():
    table = Table(blue={"rogue": ("nim", "a1")}, red=LONE_BEAST, hands={"blue": ("momentum",)})
    table.g.deck.clear()
    table.play("end")
    assert (table.hand("blue"), table.asked) == (["momentum"], "red act")


@pytest.mark.rule("TAC-CRD-14")
def test_several_cards_may_be_played_on_one_trigger_each_wholly_before_the_next():
    table = Table(
        blue={"rogue": ("nim", "a1"), "beast": ("rakk", "i4"), "wizard": ("saffir", "m1")},
        red=LONE_BEAST,
        weakened=("blue_rogue",),
        hands={"blue": ("second_wind", "to_the_colours")},
        phase="turn",
    )
    assert table.options() == ["pass", "tactic second_wind", "tactic to_the_colours"]
    table.play("tactic second_wind")
    assert (table.is_weakened("blue_rogue"), discarded(table)) == (False, ["second_wind"])
    assert table.options() == ["pass", "tactic to_the_colours"]
    table.play("tactic to_the_colours", "go blue_rogue a3")
    assert (table.where("blue_rogue"), table.hand("blue"), table.asked) == ("a3", [], "blue act")


@pytest.mark.rule("TAC-CRD-14")
def test_several_cards_may_be_played_in_one_turn(dice):
    dice(MISS, POWER)
    table = Table(
        blue={"rogue": ("nim", "a1"), "beast": ("rakk", "m1")},
        red={"beast": ("vharra", "a5")},
        hands={"blue": ("parting_shot", "fates_nudge")},
    )
    table.play("move blue_rogue a2", "tactic parting_shot", "tactic fates_nudge", "reroll 1")
    assert table.supply("blue_rogue") == 4 - 1
    assert discarded(table) == ["fates_nudge", "parting_shot"], "the one played inside the other ends first"


@pytest.mark.rule("TAC-CRD-15")
def test_players_are_asked_in_turn_order_from_the_active_player():
    table = capture(blue=("momentum",), red=("blood_price",))
    table.play("melee blue_beast red_wizard")
    assert table.asked == "blue unit_captured"
    table.play("pass")
    assert table.asked == "red unit_captured"


@pytest.mark.rule("TAC-CRD-15")
def test_the_active_player_comes_first_also_in_the_role_of_the_victim():
    table = Table(
        blue={"beast": ("sable", "e4"), "rogue": ("nim", "m1")},
        red={"fighter": ("corvin", "f4"), "beast": ("brugh", "e5")},
        health={"red_fighter": 2},
        hands={"blue": ("momentum",), "red": ("blood_price",)},
        active="red",
    )
    table.play("melee red_fighter blue_beast")
    assert table.asked == "red unit_captured"
    table.play("pass")
    assert table.asked == "blue unit_captured"


@pytest.mark.rule("TAC-CRD-15")
@pytest.mark.parametrize("active", COLOURS)
def test_at_a_live_table_four_players_are_asked_from_the_active_one_on(active):
    spaces = {colour: "c4" if colour == active else f"{column}13" for colour, column in zip(COLOURS, "abcd")}
    table = Table(
        *(
            {"rogue": (card, spaces[colour])}
            for colour, card in zip(COLOURS, ("nim", "vesna", "kestrel", "dagan"))
        ),
        active=active,
        hands={
            colour: (card,)
            for colour, card in zip(COLOURS, ("momentum", "blood_price", "second_wind", "counterspell"))
        },
        live=True,
    )
    table.play(f"move {active}_rogue l5")
    first = COLOURS.index(active)
    assert list(table.match.asks) == [seat % 4 for seat in range(first, first + 4)]
    for colour in COLOURS:
        assert table.options(colour) == ["pass"]
        table.match.let_pass(COLOURS.index(colour))
    assert table.where(f"{active}_rogue") == "l5"


@pytest.mark.rule("TAC-CRD-15")
def test_whoever_is_asked_later_sees_what_the_earlier_card_did():
    table = capture(blue=("momentum",), red=("blood_price",))
    table.play("melee blue_beast red_wizard", "tactic momentum", "go blue_beast d4")
    assert table.asked == "blue act", "out of Brugh's reach"


@pytest.mark.rule("TAC-CRD-16")
def test_reactions_come_first_then_cards_then_the_rest_of_the_attack_then_the_counter(dice):
    dice(POWER, POWER)
    table = Table(
        blue={"rogue": ("fenn", "d4"), "beast": ("rakk", "m1")},
        red={
            "beast": ("brugh", "g5"),
            "wizard": ("saffir", "g6"),
            "rogue": ("lys", "f5"),
            "fighter": ("teodric", "f3"),
        },
        health={"red_wizard": 1},
        hands={"red": ("blood_price",)},
    )
    table.play("missile blue_rogue red_beast")
    assert table.told("captured")
    assert table.asked == "red go", "Lys slips away, hurt by the same Powder Keg that captured Saffir"
    table.play("stay")
    assert table.asked == "red unit_captured"


@pytest.mark.rule("TAC-CRD-16")
def test_a_counter_waits_for_the_cards_and_the_rest_of_the_attack(dice):
    dice(KNOCK, MISS)
    table = Table(
        blue={"fighter": ("maelis", "b2"), "rogue": ("nim", "c2")},
        red={"wizard": ("malkor", "a2")},
        health={"blue_rogue": 1},
        supply={"red_wizard": 1},
        hands={"blue": ("bone_breaker",)},
    )
    table.play("melee blue_fighter red_wizard")
    assert (table.supply("red_wizard"), table.asked) == (2, "blue knock_back")
    table.play("yes")
    assert (table.asked, table.health("blue_rogue")) == ("blue knockback_stopped", 1)
    table.play("pass")
    assert (table.asked, table.health("blue_rogue")) == ("red counter", 3)


@pytest.mark.rule("TAC-CRD-17")
def test_a_move_by_a_card_follows_the_rules_of_moving_and_leaves_the_unit_its_actions():
    table = Table(
        blue={"rogue": ("nim", "h1"), "beast": ("rakk", "i4"), "fighter": ("hild", "m1")},
        red={"beast": ("brugh", "f1")},
        health={"blue_rogue": 1},
        hands={"blue": ("to_the_colours",)},
        phase="turn",
    )
    table.play("tactic to_the_colours")
    assert "g2" in table.spaces("go", "blue_rogue"), "a Village, and a climb"
    assert not {"f1", "e1", "f2"} & table.spaces("go", "blue_rogue"), "an enemy, one behind it, a point too far"
    table.play("go blue_rogue g1")
    assert table.health("blue_rogue") == 5, "a Village entered helps"
    table.play("melee blue_rogue red_beast", "no", "decline")
    assert not table.is_weakened("blue_rogue")
    table.play("move blue_rogue h1")
    assert table.is_weakened("blue_rogue"), "only by its second action"


@pytest.mark.rule("TAC-CRD-17")
def test_an_attack_by_a_card_follows_the_rules_of_attacking_and_leaves_the_unit_its_attack(dice):
    dice(MISS)
    table = Table(
        blue={"rogue": ("nim", "a1"), "beast": ("rakk", "m1"), "fighter": ("hild", "m2")},
        red={"beast": ("vharra", "a5")},
        hands={"blue": ("parting_shot",)},
    )
    table.play("move blue_rogue a4", "tactic parting_shot", "decline")
    assert (table.supply("blue_rogue"), table.health("red_beast")) == (4 - 1 - 1, 10 - 2)
    assert not table.is_weakened("blue_rogue")
    assert table.offered("missile blue_rogue red_beast")
    table.play("melee blue_rogue red_beast", "no")
    assert table.is_weakened("blue_rogue")


def weak_marksman(**fixed) -> Table:
    """Blue's Nim is Weakened, and red's Sable is about to capture blue's Corvin beside him."""
    return Table(
        blue={
            "fighter": ("corvin", "f4"),
            "rogue": ("nim", "f3"),
            "beast": ("rakk", "m1"),
            "wizard": ("saffir", "m2"),
        },
        red={"beast": ("sable", "e4"), "rogue": ("lys", "m13")},
        weakened=("blue_rogue",),
        hands={"blue": ("blood_price",)},
        **fixed,
    )


@pytest.mark.rule("TAC-CRD-18")
def test_on_its_owners_turn_a_weakened_unit_cannot_attack_by_a_card():
    table = weak_marksman(health={"blue_fighter": 2})
    table.play("melee blue_fighter red_beast")
    assert (table.captor("blue_fighter"), table.asked) == ("red", "blue act")


@pytest.mark.rule("TAC-CRD-18")
def test_on_anothers_turn_a_weakened_unit_may_attack_by_a_card_and_keeps_its_token(dice):
    table = weak_marksman(health={"blue_fighter": 1}, active="red")
    table.play("melee red_beast blue_fighter")
    assert (table.captor("blue_fighter"), table.asked) == ("red", "blue unit_captured")
    dice(POWER)
    table.play("tactic blood_price", "missile blue_rogue red_beast")
    assert table.health("red_beast") == 11 - (2 + 1)
    assert table.is_weakened("blue_rogue")


@pytest.mark.rule("TAC-CRD-18")
def test_a_unit_weakened_by_its_second_action_makes_no_parting_shot():
    blue = {"rogue": ("nim", "a3"), "beast": ("rakk", "m1"), "fighter": ("hild", "m2")}
    table = Table(blue=blue, red={"beast": ("mossback", "a4")}, hands={"blue": ("parting_shot",)})
    table.play("melee blue_rogue red_beast", "decline", "move blue_rogue a2")
    assert table.is_weakened("blue_rogue")
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-CRD-18")
def test_a_weakened_unit_ambushes_on_anothers_turn():
    table = Table(
        blue={"beast": ("brugh", "i4")},
        red={"fighter": ("corvin", "g4"), "rogue": ("nim", "m1"), "beast": ("rakk", "m2")},
        weakened=("red_fighter",),
        hands={"red": ("woodland_ambush",)},
    )
    table.play("move blue_beast h4", "tactic woodland_ambush", "no")
    assert table.health("blue_beast") == 13 - 4
    assert table.is_weakened("red_fighter")


@pytest.mark.rule("TAC-CRD-18")
def test_a_card_that_first_cures_the_unit_may_move_it():
    table = Table(
        blue={"beast": ("rakk", "f6"), "rogue": ("nim", "m1"), "fighter": ("hild", "m2")},
        red={"wizard": ("saffir", "e4"), "rogue": ("lys", "m13")},
        health={"red_wizard": 1},
        hands={"blue": ("momentum",)},
    )
    table.play("move blue_beast f4", "melee blue_beast red_wizard")
    assert table.is_weakened("blue_beast")
    table.play("tactic momentum", "go blue_beast e4")
    assert (table.where("blue_beast"), table.is_weakened("blue_beast")) == ("e4", False)


@pytest.mark.rule("TAC-CRD-18", "TAC-CRD-19")
def test_a_weakened_unit_cannot_dive_on_its_owners_turn_but_the_rest_of_the_effect_holds(dice):
    dice(POWER, POWER, POWER)
    table = Table(
        blue={"rogue": ("sylvar", "g6"), "beast": ("rakk", "m1"), "fighter": ("hild", "m2")},
        red={"fighter": ("teodric", "f3")},
        hands={"blue": ("dive_for_cover",)},
    )
    table.play("move blue_rogue g5", "missile blue_rogue red_fighter", "counter missile", "tactic dive_for_cover")
    assert (table.where("blue_rogue"), table.health("blue_rogue")) == ("g5", 8 - (3 - 1))


@pytest.mark.rule("TAC-CRD-19")
def test_an_effect_that_cannot_be_carried_out_may_not_be_chosen():
    table = Table(
        blue={"beast": ("rakk", "f4"), "rogue": ("nim", "m1")},
        red={"wizard": ("saffir", "e4"), "beast": ("brugh", "m13")},
        health={"red_wizard": 1},
        hands={"red": ("blood_price",)},
    )
    table.play("melee blue_beast red_wizard")
    assert (table.captor("red_wizard"), table.asked) == ("blue", "blue act")
    with pytest.raises(IllegalChoice):
        table.match.play(1, ("tactic", tactic_number("blood_price")))


@pytest.mark.rule("TAC-CRD-19")
def test_an_effect_that_can_be_carried_out_in_part_is_done_as_far_as_possible():
    table = Table(
        blue={"rogue": ("nim", "a1"), "beast": ("rakk", "i4"), "wizard": ("saffir", "m1")},
        red=LONE_BEAST,
        weakened=("blue_rogue",),
        hands={"blue": ("second_wind",)},
        phase="turn",
    )
    table.play("tactic second_wind")
    assert (table.is_weakened("blue_rogue"), table.health("blue_rogue")) == (False, 7)


@pytest.mark.rule("TAC-CRD-20")
def test_an_attack_by_a_card_can_be_countered(dice):
    dice(POWER, POWER, POWER)
    table = Table(
        blue={"rogue": ("nim", "a1"), "beast": ("rakk", "m1")},
        red={"rogue": ("sylvar", "a5")},
        hands={"blue": ("parting_shot",)},
    )
    table.play("move blue_rogue a2", "tactic parting_shot")
    assert table.asked == "red counter"
    table.play("counter missile")
    assert (table.health("red_rogue"), table.health("blue_rogue")) == (8 - 2, 7 - 2)
    assert table.asked == "blue act"


def test_each_of_the_sixteen_cards_has_an_effect():
    assert sorted(CARDS) == list(range(16))


# At a live table a chance to react is put to everybody who might have one.


def live_capture(**hands: tuple[str, ...]) -> Table:
    return Table(
        blue={"beast": ("rakk", "f4"), "rogue": ("nim", "m1")},
        red={"wizard": ("saffir", "e4"), "beast": ("brugh", "f5"), "rogue": ("lys", "m13")},
        health={"red_wizard": 1},
        hands=hands,
        live=True,
    )


def windows(table: Table) -> list[str]:
    """Let everybody pass who can only pass; who was asked."""
    asked = []
    while any(ask.only() for ask in table.match.asks.values()):
        asked.append(table.asked)
        table.match.let_pass(next(iter(table.match.asks)))
    return asked


def test_live_a_player_who_might_hold_the_card_is_asked_like_one_who_does():
    table = live_capture(blue=("momentum",), red=("counterspell",))
    table.play("melee blue_beast red_wizard")
    assert table.asked == "blue unit_captured, red unit_captured"
    assert table.options("blue") == ["pass", "tactic momentum"]
    assert table.options("red") == ["pass"]
    table.match.play(0, ("pass",))
    assert table.asked == "red unit_captured"
    assert table.match.view((0,)).waiting == ()
    table.match.let_pass(1)
    assert table.asked == "blue act"


@pytest.mark.parametrize("red", [("counterspell",), ("blood_price",), ("hold_the_line", "momentum")])
def test_live_who_is_asked_does_not_depend_on_the_hand(red):
    table = live_capture(blue=("second_wind",), red=red)
    table.play("melee blue_beast red_wizard")
    table.match.let_pass(0)
    assert (table.asked, table.match.asks[1].window) == ("red unit_captured", True)


def test_live_a_player_without_cards_is_not_asked():
    table = live_capture(blue=("second_wind",))
    table.play("melee blue_beast red_wizard")
    assert windows(table) == ["blue unit_captured"]
    assert table.asked == "blue act"


def test_live_nobody_is_asked_for_a_card_that_lies_in_the_discard_pile():
    table = live_capture(blue=("second_wind",), red=("counterspell",))
    table.g.deck.remove(tactic_number("blood_price"))
    table.g.discard.append(tactic_number("blood_price"))
    table.play("melee blue_beast red_wizard")
    assert windows(table) == ["blue unit_captured"]


def test_live_nobody_is_asked_whose_units_do_not_meet_the_condition():
    table = live_capture(blue=("second_wind",), red=("counterspell",))
    table.play("move blue_beast f3")
    assert table.asked == "blue act", "no Forest beside f3 holds a unit, and Rakk makes no Parting Shot"


def test_live_a_chance_that_was_none_leaves_no_trace():
    table = live_capture(blue=("second_wind",), red=("counterspell",))
    table.play("melee blue_beast red_wizard")
    assert windows(table) == ["blue unit_captured, red unit_captured", "red unit_captured"]
    assert [entry.option for entry in table.match.journal if entry.option] == [("melee", 3, 5)]
    with pytest.raises(IllegalChoice):
        table.match.let_pass(0)


def test_live_and_quick_tables_come_to_the_same():
    lines = ("melee blue_beast red_wizard", "tactic blood_price", "melee red_beast blue_beast", "no")
    quick, live = capture(red=("blood_price",)), live_capture(red=("blood_price",), blue=("second_wind",))
    for line in lines:
        quick.play(line)
        windows(live)
        live.play(line)
    assert quick.health("blue_beast") == 8 - 5
    assert live.health("blue_beast") == 10 - 5
    assert windows(live) == []
    assert quick.asked == live.asked == "blue act"
