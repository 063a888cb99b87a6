"""The solo adventure: setup, turns, time, the end, who sees what (TAC-SOL)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.tactics.rules.solos import BRUTE, CROWN, FORD, HILL, facts, random_questions, solo
from games.tactics.table import COLOURS, KNOCK, MISS, Table, enemy_number
from gonfalon.core import GonfalonError, Match, Setup, bits
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.printed import DUNGEONS, TACTICS, UNITS
from gonfalon.games.tactics.printed.realm import STANDARD
from gonfalon.games.tactics.printed.spaces import NAMES, SPACES
from gonfalon.games.tactics.rules.dungeons.caves import CAVES
from gonfalon.games.tactics.rules.replacing import place_enemy
from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.state import CLASSES, ENEMY_FACE

ENEMY = 1


FIVE = ("1x2", "2x2", "3x2", "8x1", "5x4")


def new_game(mode: str = "solo", seats: int = 1, seed: int = 1) -> Table:
    """A game at its first question."""
    table = Table.__new__(Table)
    table.match = Match(GAME, Setup(mode, seats, seed))
    return table


def until(table: Table, *questions: str) -> Table:
    """Answer with the first option until one of these is asked."""
    while table.asked not in questions:
        table.play(table.options()[0])
    return table


# ------------------------------------------------------------------------- setup


@pytest.mark.rule("TAC-MOD-06")
def test_solo_is_for_exactly_one_player_against_one_enemy():
    g = new_game().g
    assert (g.players, len(g.hand), g.sides) == (1, 1, ((0,), (1,)))
    assert (g.automated(0), g.automated(ENEMY)) == (False, True)
    with pytest.raises(GonfalonError, match="1 seat"):
        new_game(seats=2)


@pytest.mark.rule("TAC-SOL-01")
def test_there_is_one_set_of_units_for_the_player_and_one_for_the_enemy_on_the_standard_map():
    g = until(new_game(), "blue act").g
    assert [UNITS[card % ENEMY_FACE].unit_class for card in g.card] == [*CLASSES, *CLASSES]
    assert (g.map, all(0 <= space < SPACES for space in g.pos)) == ("standard", True)
    for unit in range(4):
        traits = TRAITS[g.card[unit]]
        assert (g.health[unit], g.supply[unit]) == (traits.top_health, traits.top_supply)


@pytest.mark.rule("TAC-SOL-02")
@pytest.mark.parametrize("choice", [0, 1])
def test_of_two_cards_of_each_class_one_is_kept_and_the_other_goes_to_the_enemy(choice):
    table = new_game()
    for name in CLASSES:
        pair = [line.removeprefix("take ") for line in table.options()]
        assert (table.asked, len(pair)) == ("blue take", 2)
        assert all(card.startswith(name) for card in pair)
        table.play(f"take {pair[choice]}")
    ids = [UNITS[card % ENEMY_FACE].id for card in table.g.card]
    for seat, kept, given in table.told("chose"):
        unit_class = CLASSES.index(UNITS[kept].unit_class)
        assert seat == 0
        assert (ids[unit_class], ids[4 + unit_class]) == (UNITS[kept].id, UNITS[given].id)


@pytest.mark.rule("TAC-SOL-02")
def test_the_two_cards_of_each_class_are_drawn_at_random():
    drafts = {new_game(seed=seed).g.draft for seed in range(20)}
    assert len(drafts) == 20
    assert all(len(set(draft)) == 8 for (draft,) in drafts)


@pytest.mark.rule("TAC-SOL-03", "TAC-SOL-04")
def test_the_enemys_cards_show_their_enemy_face_at_full_health_without_ammo_or_mana():
    g = until(new_game(), "blue act").g
    for unit in range(4, 8):
        assert g.card[unit] >= ENEMY_FACE
        assert g.health[unit] == UNITS[g.card[unit] - ENEMY_FACE].solo.health
        assert g.supply[unit] == 0


@pytest.mark.rule("TAC-SOL-05")
def test_unused_unit_cards_are_kept_in_one_pile_for_each_class_in_random_order():
    g = new_game().g
    assert [len(pile) for pile in g.spare] == [8 - 2] * 4
    assert all(
        UNITS[card].unit_class == name for name, pile in zip(CLASSES, g.spare, strict=True) for card in pile
    )
    assert sorted([*g.draft[0], *(card for pile in g.spare for card in pile)]) == list(range(32))
    orders = {tuple(sorted(pile) == list(pile) for pile in new_game(seed=seed).g.spare) for seed in range(5)}
    assert (True,) * 4 not in orders


@pytest.mark.rule("TAC-SOL-06")
def test_the_nine_enemy_cards_are_shuffled_into_a_deck_with_an_empty_discard_pile():
    decks = [new_game(seed=seed).g.enemy_deck for seed in range(10)]
    assert all(sorted(deck) == list(range(9)) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 10
    assert new_game().g.enemy_discard == []


@pytest.mark.rule("TAC-SOL-07")
def test_all_six_dungeon_cards_start_red_with_the_crystal_of_glory_at_the_right():
    assert until(new_game(), "blue act").g.green == 0
    assert [dungeon.wins_game for dungeon in DUNGEONS] == [False] * 5 + [True]


def door(cave: Any) -> tuple[str, str]:
    """A Portal space of a dungeon's box, and its Entrance."""
    return NAMES[next(bits(STANDARD.portals_of[cave.box]))], NAMES[cave.entrance]


@pytest.mark.rule("TAC-SOL-08")
@pytest.mark.parametrize("cave", CAVES, ids=lambda cave: cave.box)
def test_the_five_dungeons_may_be_completed_in_any_order_that_of_glory_last(cave):
    portal, entrance = door(cave)
    others = [name for name in FIVE if f"box_{name}" != cave.box]
    blue, red = {"beast": ("brugh", portal)}, {"beast": ("rakk", "a13")}
    glory = cave.box == "box_8x5"
    for crystals in ((), tuple(others[:2]), tuple(others[-2:]), tuple(others)):
        table = solo(blue, red, crystals=crystals)
        assert table.offered(f"move blue_beast {entrance}") == (not glory or len(crystals) == 5)


@pytest.mark.rule("TAC-SOL-09")
def test_the_time_token_starts_on_7():
    assert new_game().g.time == 7
    assert until(new_game(), "blue deploy").g.time == 7


@pytest.mark.rule("TAC-SOL-10")
def test_there_is_no_flag_step_and_no_flag_is_secured():
    """In the base game blue would trigger two areas at the start of this turn."""
    blue = {"beast": ("brugh", FORD), "rogue": ("nim", CROWN), "fighter": ("hild", "m13")}
    table = solo(
        blue,
        {"beast": ("mossback", "a13")},
        phase="turn",
        time=7,
        weakened=("red_beast",),
        under={"red_fighter": "warcry", "red_rogue": "climber", "red_wizard": "blink"},
    )
    assert facts(table, "triggered", "advanced", "secured") == []
    assert (set(table.g.flags), set(table.g.secured)) == ({0}, {-1})


@pytest.mark.rule("TAC-SOL-11")
def test_the_player_keeps_one_of_two_tactic_cards_and_the_enemy_never_has_any():
    table = until(new_game(), "blue keep")
    assert len(table.options()) == 2
    until(table, "blue act")
    assert (len(table.g.hand), len(table.hand("blue")), len(table.g.deck)) == (1, 1, len(TACTICS) - 1)
    table.play("end")
    until(table, "blue act")
    assert len(table.told("enemy_turn")) == 1
    assert (len(table.hand("blue")), len(table.g.deck) + len(table.g.discard)) == (2, len(TACTICS) - 2)


@pytest.mark.rule("TAC-SOL-12")
@pytest.mark.parametrize("choice", [0, 1])
def test_two_units_go_to_a_starting_location_and_two_to_the_one_diagonally_opposite(choice):
    table = until(new_game(), "blue camp")
    assert len(table.options()) == 2
    table.play(table.options()[choice])
    camps = [{NAMES[space] for space in bits(camp)} for camp in STANDARD.camps]
    offered = {line.split()[-1] for line in table.options()}
    own = [camp for camp in camps if camp <= offered]
    assert (len(offered), len(own)) == (8, 2)
    rng = Random(choice)
    while table.asked == "blue deploy":
        table.play(rng.choice(table.options()))
    spaces = {NAMES[space] for space in table.g.pos[:4]}
    assert [len(spaces & camp) for camp in own] == [2, 2]
    columns = [{space[0] < "g" for space in camp} for camp in own]
    rows = [{int(space[1:]) < 7 for space in camp} for camp in own]
    assert columns[0] != columns[1]
    assert rows[0] != rows[1]


@pytest.mark.rule("TAC-SOL-36")
def test_units_then_tactic_cards_then_deployment_and_the_enemy_last():
    table, order = new_game(), []
    while table.asked != "blue act":
        order.append(table.asked.removeprefix("blue "))
        assert table.g.pos[4:] == [-1] * 4
        table.play(table.options()[0])
    assert order == ["take"] * 4 + ["keep", "camp"] + ["deploy"] * 4
    assert -1 not in table.g.pos


@pytest.mark.rule("TAC-SOL-13", "TAC-SOL-14")
def test_the_first_three_enemy_units_go_to_the_three_trigger_spaces_all_at_random():
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(30):
        placed = until(new_game(seed=seed), "blue act").told("placed")
        assert {unit for unit, _ in placed} == {4, 5, 6, 7}
        assert {space for _, space in placed[:3]} == set(STANDARD.triggers)
        seen.update(placed[:3])
    assert len(seen) == 4 * 3, "every unit on every Trigger Space at times"


IN_ORDER = (2, 1, 3, 2, 1)
"""Flags and units are drawn in order: the Rogue is the third, on the Hill, and the Beast the fourth."""


BACK_ON_TOP, BACK_SOMEWHERE = (8, 7, 6, 5, 4, 3, 2, 1), (0,) * 8


@pytest.mark.rule("TAC-SOL-15")
@pytest.mark.parametrize(
    ("card", "taken", "space"),
    [
        ("warcry", (), "i10"),
        ("pursuit", (), "j11"),
        ("savagery", (), "i12"),
        ("sharp_arrows", (), "h11"),
        ("warcry", ("i10",), "j11"),
        ("sharp_arrows", ("h11", "i10"), "j11"),
        ("warcry", ("i10", "j11", "i12", "h11"), "i9"),
        ("pursuit", ("i10", "j11", "i12", "h11"), "k11"),
    ],
)
def test_the_fourth_goes_beside_the_third_by_the_compass_clockwise_or_as_near_as_can_be(dice, card, taken, space):
    blue = {name: (unit, there) for (name, unit), there in zip(FOUR.items(), taken, strict=False)}
    table = solo(blue or {"beast": ("brugh", "a1")}, {}, enemy_deck=(card,))
    dice(*IN_ORDER, *BACK_ON_TOP)
    place_enemy(table.g, ENEMY)
    assert [table.where(f"red_{name}") for name in CLASSES] == [FORD, CROWN, HILL, space]


FOUR = {"fighter": "hild", "wizard": "orsk", "rogue": "nim", "beast": "brugh"}


@pytest.mark.rule("TAC-SOL-16")
def test_the_enemy_card_used_for_that_is_shuffled_back(dice):
    tops = []
    for back in (BACK_ON_TOP, BACK_SOMEWHERE):
        table = solo({"beast": ("brugh", "a1")}, {}, enemy_deck=("warcry",))
        dice(*IN_ORDER, *back)
        place_enemy(table.g, ENEMY)
        assert (sorted(table.g.enemy_deck), table.g.enemy_discard) == (list(range(9)), [])
        tops.append(table.g.enemy_deck[-1])
    assert tops[0] == enemy_number("warcry") != tops[1]


# ---------------------------------------------------------------- turns and time


@pytest.mark.rule("TAC-SOL-17")
def test_a_round_is_a_player_turn_and_then_an_enemy_turn_the_player_first():
    table = until(new_game(), "blue act")
    for _ in range(2):
        table.play("end")
        until(table, "blue act")
    turns = [(name, who) for name, who, *_ in facts(table, "turn", "enemy_turn")]
    assert turns == [("turn", 0), ("enemy_turn", 1)] * 2 + [("turn", 0)]


@pytest.mark.rule("TAC-SOL-19")
def test_a_turn_is_time_then_three_actions_then_rest_then_a_tactic_card():
    blue = {
        "beast": ("brugh", "a1"),
        "fighter": ("hild", "a13"),
        "rogue": ("nim", "m13"),
        "wizard": ("orsk", "m1"),
    }
    table = solo(
        blue,
        {"beast": ("rakk", "h4")},
        phase="turn",
        time=5,
        weakened=("blue_wizard",),
        hands={"blue": ("second_wind",)},
    )
    assert (table.asked, table.g.time) == ("blue turn_start", 4), "time first"
    table.play("pass", "move blue_beast a2", "move blue_fighter a12", "move blue_rogue m12")
    story = facts(table, "time", "moved", "cured", "drew", "enemy_turn")
    assert [name for name, *_ in story][:7] == ["time", "moved", "moved", "moved", "cured", "drew", "enemy_turn"]


@pytest.mark.rule("TAC-SOL-20")
def test_time_advances_one_space_towards_zero_at_the_start_of_each_player_turn():
    table = until(new_game(), "blue act")
    assert table.told("time") == [(6, 7)]
    table.play("end")
    assert until(table, "blue act").told("time")[:2] == [(6, 7), (5, 6)]


@pytest.mark.rule("TAC-SOL-21")
def test_when_the_token_reaches_zero_the_game_is_lost_before_any_action():
    table = solo(BRUTE, {"beast": ("rakk", "m1")}, phase="turn", time=1, hands={"blue": ("second_wind",)})
    assert (table.match.over, table.g.time, table.asked) == (True, 0, "")
    assert (table.match.result, table.told("finale")) == ((2,), [(0,)])


@pytest.mark.rule("TAC-SOL-21")
def test_without_captures_the_player_gets_six_full_turns():
    table = new_game(seed=5)
    rng = Random(5)
    while not table.match.over:
        mild = [line for line in table.options() if line in ("end", "decline", "pass")]
        table.play(mild[0] if mild else rng.choice(table.options()))
    assert (table.told("captured"), table.g.time) == ([], 0)
    assert [number for _, number in table.told("turn")] == [1, 2, 3, 4, 5, 6, 7]
    assert len(table.told("drew")) == 6


@pytest.mark.rule("TAC-SOL-22")
def test_the_limits_of_few_units_apply_to_the_player():
    far = {"beast": ("rakk", "m1")}
    three = solo({"beast": ("brugh", "a1"), "fighter": ("hild", "c1"), "rogue": ("nim", "a13")}, far)
    two = solo({"beast": ("brugh", "e4"), "fighter": ("hild", "a1")}, {"beast": ("rakk", "g3")})
    one = solo({"beast": ("brugh", "a1")}, far)
    three.play("move blue_fighter c2")
    assert not three.offered("move blue_fighter c3")
    two.play("move blue_beast f3", "melee blue_beast red_beast", "no")
    assert not two.is_weakened("blue_beast")
    assert not two.offered("move blue_beast e4")
    one.play("move blue_beast a2", "move blue_beast a3")
    assert one.offered("move blue_beast a4")


@pytest.mark.rule("TAC-SOL-22")
def test_a_second_action_weakens_and_tokens_go_when_two_units_are_left():
    blue = {"beast": ("brugh", "e4"), "fighter": ("hild", "a1"), "rogue": ("nim", "g3")}
    red = {"beast": ("rakk", "g4")}
    table = solo(
        blue,
        red,
        health={"blue_rogue": 1},
        under={"red_fighter": "warcry", "red_rogue": "climber", "red_wizard": "blink"},
    )
    table.play("move blue_beast f4", "melee blue_beast red_beast", "no")
    assert table.is_weakened("blue_beast")
    table.play("end")
    assert (table.told("captured"), table.is_weakened("blue_beast")) == ([(2, 7)], False)


# ----------------------------------------------------------------------- the end


@pytest.mark.rule("TAC-SOL-18", "TAC-SOL-23", "TAC-SCO-13")
def test_the_game_is_won_at_once_with_the_crystal_of_glory():
    blue = {"beast": ("brugh", "8x5-h2"), "fighter": ("hild", "a13")}
    table = solo(blue, {"beast": ("rakk", "m1")}, crystals=FIVE, time=1)
    assert not table.match.over, "five crystals are not enough"
    table.play("move blue_beast 8x5-h3")
    assert (table.match.over, table.match.result, table.told("finale")) == (True, (1,), [(1,)])
    assert table.told("scored") == []


@pytest.mark.rule("TAC-SOL-24", "TAC-SCO-13")
def test_the_game_is_lost_when_all_units_of_the_player_are_captured():
    table = solo({"wizard": ("orsk", "f4")}, {"beast": ("brugh", "e4")}, health={"blue_wizard": 3}, time=7)
    table.play("melee blue_wizard red_beast", "no")
    assert (table.match.over, table.match.result) == (True, (2,))
    assert (table.told("scored"), table.told("finale")) == ([], [(0,)])


@pytest.mark.rule("TAC-SCO-13")
def test_captures_and_villages_count_for_nothing_in_a_lost_adventure():
    blue = {"beast": ("brugh", "g13"), "fighter": ("hild", "g1")}
    table = solo(blue, {"beast": ("rakk", "m1")}, phase="turn", time=1)
    assert (table.match.result, table.told("scored")) == ((2,), [])


@pytest.mark.rule("TAC-SOL-25", "TAC-CAP-06")
def test_a_player_unit_without_health_is_captured_by_an_attack_or_a_collision(dice):
    blue = {"beast": ("rakk", "f4"), "fighter": ("hild", "h4")}
    enemy: dict[str, Any] = {"mode": "solo", "phase": "enemy_turn", "active": "red", "enemy_deck": ("savagery",)}
    struck = Table(blue, {"beast": ("brugh", "e4")}, health={"blue_beast": 4}, **enemy)
    dice(KNOCK, KNOCK)
    pushed = Table(blue, {"beast": ("brugh", "e4")}, health={"blue_beast": 5}, **enemy)
    for table in (struck, pushed):
        assert (table.told("captured"), table.where("blue_beast")) == ([(3, 7)], None)
        assert (table.told("replaced"), table.told("time")) == ([], [(4, 5)])


@pytest.mark.rule("TAC-SOL-25")
@pytest.mark.parametrize(
    ("step", "faces"), [("3x2-b2", (MISS, KNOCK, KNOCK)), ("3x2-c1", ())], ids=["trap", "monster"]
)
def test_a_player_unit_without_health_is_captured_in_a_dungeon(dice, step, faces):
    dice(*faces)
    blue = {"rogue": ("nim", "3x2-c2"), "fighter": ("hild", "a13")}
    table = solo(blue, {"beast": ("rakk", "m1")}, health={"blue_rogue": 2}, enemy_deck=("warcry",))
    table.play(f"move blue_rogue {step}")
    assert table.where("blue_rogue") is None
    assert (table.told("replaced"), table.asked) == ([], "blue act")


# ----------------------------------------------------------------- who sees what


def seen(match: Match, *seats: int) -> Any:
    return match.view(set(seats)).state


@pytest.mark.rule("TAC-VIS-09")
@pytest.mark.parametrize("viewer", [(), (0,)])
def test_the_spare_piles_and_the_enemy_deck_are_hidden_but_their_sizes_public(viewer):
    table = until(new_game(), "blue act")
    shown = seen(table.match, *viewer)
    assert shown.spare == ((-1,) * 6,) * 4
    assert list(shown.enemy_deck) == [-1] * 9
    assert min(min(pile) for pile in table.g.spare) >= 0


@pytest.mark.rule("TAC-VIS-09")
def test_in_imagination_piles_and_enemy_deck_are_dealt_anew_with_the_same_cards():
    table = until(new_game(), "blue act")
    orders = set()
    for seed in range(5):
        g = table.match.imagine({0}, Random(seed)).state
        assert sorted(g.enemy_deck) == sorted(table.g.enemy_deck)
        assert [sorted(pile) for pile in g.spare] == [sorted(pile) for pile in table.g.spare]
        orders.add((tuple(g.enemy_deck), g.spare))
    assert len(orders) == 5


@pytest.mark.rule("TAC-VIS-10")
@pytest.mark.parametrize("viewer", [(), (0,)])
def test_a_drawn_enemy_card_those_under_units_and_the_discards_are_public(viewer):
    table = Table(
        {"beast": ("brugh", "a13")},
        {"beast": ("rakk", "m1")},
        mode="solo",
        phase="enemy_turn",
        active="red",
        enemy_deck=("savagery",),
        enemy_discard=("climber", "blink"),
    )
    view = table.match.view(set(viewer))
    assert view.state.under[7] == enemy_number("savagery")
    assert view.state.enemy_discard == [enemy_number("climber"), enemy_number("blink")]
    assert ("activates", 7, enemy_number("savagery"), 0, 2) in view.log


@pytest.mark.rule("TAC-DIG-06")
@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("coop", 2)])
def test_no_player_is_ever_asked_to_choose_for_the_enemy(mode, seats):
    for seed in range(6):
        for match in random_questions(mode, seats, seed):
            for seat, ask in match.asks.items():
                assert 0 <= seat < seats
                if ask.what in ("counter", "knock_back", "push", "power", "siphon", "way", "go", "ability"):
                    assert ask.about[0] >> 2 == seat, f"{COLOURS[seat]} decides {ask.what} for another's unit"
