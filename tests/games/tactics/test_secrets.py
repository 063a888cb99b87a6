"""Who sees what, fair chance, offers that leave no trace, and what may be taken back (VIS, DIG)."""

from collections import Counter
from typing import Any

import pytest

from games.tactics.table import COLOURS, KNOCK, POWER, Table, tactic_number, vars_of
from gonfalon.core import CannotUndo, Match, Setup
from gonfalon.core.state import key_of
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.printed import TACTICS
from gonfalon.games.tactics.rules.scoring import points
from gonfalon.games.tactics.state import Tactics

BLUE, RED, GREEN = range(3)
FOUR = {
    "fighter": ("grumm", "a12"),
    "wizard": ("malkor", "b12"),
    "rogue": ("oriel", "a13"),
    "beast": ("ashmane", "b13"),
}
FAR = {"beast": ("rakk", "m1")}
NEAR = {"beast": ("sable", "b10"), "rogue": ("nim", "m1")}
HANDS = {"blue": ("momentum", "fates_nudge"), "red": ("counterspell",)}
VIEWERS: tuple[tuple[str, ...], ...] = ((), ("blue",), ("red",), ("blue", "red"))


def seen(table: Table, *colours: str) -> dict[str, Any]:
    """Everything those seats, or a spectator, can see."""
    view = table.match.view({COLOURS.index(colour) for colour in colours})
    asks = {seat: (ask.what, ask.about, list(ask.options)) for seat, ask in view.asks.items()}
    return {**vars_of(view.state), **vars(view), "state": None, "asks": asks}


# ------------------------------------------------------------------------ visibility


@pytest.mark.rule("TAC-VIS-01")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_unit_cards_their_trackers_and_tokens(viewer):
    table = Table(FOUR, NEAR, health={"red_beast": 4}, supply={"blue_rogue": 1}, weakened=("red_rogue",))
    shown = seen(table, *viewer)
    for what in ("card", "health", "supply", "weakened"):
        assert shown[what] == getattr(table.g, what)
    assert (shown["health"][7], shown["supply"][2], shown["weakened"]) == (4, 1, 1 << 6)


@pytest.mark.rule("TAC-VIS-02")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_map_positions_and_flags(viewer):
    table = Table(FOUR, NEAR, flags=(1, 0, 3), secured=(-1, -1, RED))
    shown = seen(table, *viewer)
    for what in ("map", "pos", "at", "side"):
        assert shown[what] == getattr(table.g, what)
    assert (shown["flags"], shown["secured"]) == ((1, 0, 3), (-1, -1, RED))


@pytest.mark.rule("TAC-VIS-03")
def test_only_its_owner_sees_a_hand_and_others_count_it():
    table = Table(FOUR, FAR, hands=HANDS)
    blue, red = table.g.hand
    assert seen(table, "blue")["hand"] == (blue, (-1,))
    assert seen(table, "red")["hand"] == ((-1, -1), red)
    assert seen(table)["hand"] == ((-1, -1), (-1,))


@pytest.mark.rule("TAC-VIS-03")
def test_a_drawn_card_is_named_to_its_owner_alone():
    table = Table(FOUR, FAR)
    table.play("end")
    (drawn,) = table.g.hand[BLUE]
    assert ("drew", BLUE, drawn) in seen(table, "blue")["log"]
    for viewer in ((), ("red",)):
        assert ("drew", BLUE) in seen(table, *viewer)["log"]


@pytest.mark.rule("TAC-VIS-05")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_deck_everybody_sees_the_size_and_nobody_more(viewer):
    table = Table(FOUR, FAR, hands=HANDS)
    other = Table(FOUR, FAR, hands=HANDS)
    other.g.deck.reverse()
    assert seen(table, *viewer)["deck"] == [-1] * (16 - 3)
    assert seen(table, *viewer) == seen(other, *viewer)


@pytest.mark.rule("TAC-VIS-06")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_discard_pile_is_open_to_all(viewer):
    table = Table(FOUR, FAR, hands=HANDS)
    table.play("end", "discard momentum")
    assert seen(table, *viewer)["discard"] == [tactic_number("momentum")]


@pytest.mark.rule("TAC-VIS-07")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_captured_cards_flags_and_scores_are_open_to_all(viewer):
    table = Table({**FOUR, "rogue": ("oriel", "b11")}, NEAR, health={"red_beast": 1}, secured=(BLUE, -1, -1))
    table.play("melee blue_rogue red_beast")
    view = table.match.view({COLOURS.index(colour) for colour in viewer})
    assert view.state.captor[7] == BLUE
    assert view.state.secured == (BLUE, -1, -1)
    assert [points(view.state, seat) for seat in (BLUE, RED)] == [5 + 4 * 2 + 2, 2]


@pytest.mark.rule("TAC-VIS-12")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_dice_are_rolled_by_the_program_and_shown_to_all(viewer, dice):
    table = Table({**FOUR, "fighter": ("hild", "b11")}, NEAR)
    table.play("melee blue_fighter red_beast")
    dice(KNOCK, POWER)
    table.play("yes")
    assert ("rolled", 0, "knockback", KNOCK, POWER) in seen(table, *viewer)["log"]


@pytest.mark.rule("TAC-VIS-12")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_dice_rolled_again_are_shown_to_all(viewer, dice):
    table = Table({**FOUR, "fighter": ("hild", "b11")}, NEAR, hands={"blue": ("fates_nudge",)})
    dice(KNOCK, POWER)
    table.play("melee blue_fighter red_beast", "yes", "tactic fates_nudge")
    dice(KNOCK)
    table.play("reroll 2")
    assert ("rerolled", 0, KNOCK, KNOCK) in seen(table, *viewer)["log"]


# ---------------------------------------------------------------------------- chance


def even(counts: Counter[Any], kinds: int) -> bool:
    """Whether each of so many results came about equally often."""
    expected = counts.total() / kinds
    return len(counts) == kinds and all(abs(n - expected) < 5 * expected**0.5 for n in counts.values())


@pytest.mark.rule("TAC-DIG-01")
def test_each_face_of_a_die_and_each_pair_of_faces_is_equally_likely():
    faces: list[int] = []
    for seed in range(250):
        table = Table({"fighter": ("grumm", "b11")}, NEAR, seed=seed)
        table.play("melee blue_fighter red_beast", "yes")
        ((_, _, *rolled),) = table.told("rolled")
        faces += rolled
    assert even(Counter(faces), 6)
    assert even(Counter(zip(faces[::3], faces[1::3])), 36)
    assert even(Counter(zip(faces[2::3], faces[3::3])), 36)


@pytest.mark.rule("TAC-DIG-01")
def test_each_order_of_a_shuffle_is_equally_likely():
    g = Tactics(key_of(1))
    orders: Counter[Any] = Counter()
    for _ in range(4800):
        cards = [0, 1, 2, 3]
        g.shuffle(cards)
        orders[tuple(cards)] += 1
    assert even(orders, 24)


@pytest.mark.rule("TAC-DIG-01")
def test_unit_cards_and_the_first_player_are_dealt_evenly_and_independently():
    games = [Match(GAME, Setup("competitive", 2, seed)).state for seed in range(800)]
    for unit in range(8):
        assert even(Counter(g.card[unit] for g in games), 8)
    assert even(Counter((g.first, g.card[0]) for g in games), 16)
    assert even(Counter((g.card[0], g.card[1]) for g in games), 64)


@pytest.mark.rule("TAC-DIG-01")
def test_tactic_cards_are_drawn_evenly():
    drawn: Counter[int] = Counter()
    for seed in range(400):
        match = Match(GAME, Setup("competitive", 2, seed))
        while len(match.asks) == 1:
            seat, ask = next(iter(match.asks.items()))
            match.play(seat, ask.options[0])
        drawn.update(match.state.dealt[0])
    assert even(drawn, len(TACTICS))


# -------------------------------------------------------------------------- questions


@pytest.mark.rule("TAC-DIG-02")
def test_the_owner_of_the_attacked_unit_is_asked_for_a_counter_before_play_goes_on():
    table = Table({**FOUR, "fighter": ("grumm", "b11")}, NEAR)
    table.play("melee blue_fighter red_beast", "no")
    assert table.asked == "red counter"
    assert table.options() == ["counter melee", "decline"]
    before = table.health("blue_fighter")
    table.play("decline")
    assert table.asked == "blue act"
    assert table.health("blue_fighter") == before


@pytest.mark.rule("TAC-DIG-02")
def test_nobody_is_asked_where_no_counter_is_possible(dice):
    dice(POWER, POWER, POWER)
    table = Table({**FOUR, "fighter": ("grumm", "b12"), "wizard": ("orsk", "a12")}, NEAR)
    table.play("missile blue_fighter red_beast")
    assert table.health("red_beast") == 11 - 2
    assert table.asked == "blue act"


HARMLESS = "bone_breaker"
OFFERS = [
    ("hold_the_line", {"rogue": ("oriel", "j3")}, ["melee blue_rogue red_beast"], "take_damage_calc"),
    ("counterspell", {"wizard": ("malkor", "j3")}, ["spell blue_wizard red_beast", "power 1"], "spell_cast"),
    ("dive_for_cover", {"rogue": ("oriel", "j3")}, ["missile blue_rogue red_beast"], "declare_attack"),
    ("woodland_ambush", {"beast": ("rakk", "k2")}, ["move blue_beast j4"], "move_end"),
    ("twisted_portal", {"beast": ("rakk", "c4")}, ["move blue_beast l5"], "portal_used"),
]


def assert_same(one: Table, other: Table) -> None:
    """Nobody but red sees a difference."""
    for viewer in ((), ("blue",), ("green",), ("blue", "green")):
        assert seen(one, *viewer) == seen(other, *viewer)


@pytest.mark.rule("TAC-DIG-03")
@pytest.mark.parametrize(("card", "blue", "lines", "window"), OFFERS, ids=[offer[0] for offer in OFFERS])
def test_an_offer_that_is_declined_leaves_no_trace_for_others(card, blue, lines, window):
    """At a live table it is all the same to others whether red holds the card or not."""
    space = "k4" if card == "woodland_ambush" else "j4"
    red = {"beast": ("sable", space), "wizard": ("orsk", "a1")}
    squads = (blue, red, {"rogue": ("nim", "m13")})
    able, unable = (Table(*squads, hands={"red": (held,)}, live=True) for held in (card, HARMLESS))
    for table in (able, unable):
        table.play(*lines)
        assert table.asked == f"red {window}"
    assert able.options() == ["pass", f"tactic {card}"]
    assert unable.options() == ["pass"]
    assert_same(able, unable)
    able.play("pass")
    unable.play("pass")
    assert_same(able, unable)


@pytest.mark.rule("TAC-DIG-03")
def test_while_an_offer_is_open_others_see_neither_who_is_asked_nor_what():
    red = {"beast": ("sable", "j4")}
    table = Table({"rogue": ("oriel", "j3")}, red, hands={"red": ("hold_the_line",)}, live=True)
    table.play("melee blue_rogue red_beast")
    shown = seen(table, "blue")
    assert (shown["window"], shown["waiting"], shown["asks"]) == (True, (), {})


@pytest.mark.rule("TAC-DIG-03")
def test_whoever_holds_a_card_for_the_moment_is_offered_to_play_it():
    red = {"beast": ("sable", "j4")}
    table = Table({"rogue": ("oriel", "j3")}, red, hands={"red": ("hold_the_line", "counterspell")})
    table.play("melee blue_rogue red_beast")
    assert table.asked == "red take_damage_calc"
    assert table.options() == ["pass", "tactic hold_the_line"]


@pytest.mark.rule("TAC-DIG-04")
@pytest.mark.parametrize(
    ("first", "order"),
    [("wizard", ["healed", "healed", "cured"]), ("fighter", ["cured", "healed", "healed"])],
)
def test_a_player_orders_effects_that_trigger_at_once(first, order):
    """At the end of the turn Aldous removes a Weakened token and Elowen heals two allies."""
    blue = {**FOUR, "fighter": ("aldous", "a12"), "wizard": ("elowen", "b12")}
    table = Table(blue, NEAR, health={"blue_beast": 3})
    table.play("move blue_rogue b11", "melee blue_rogue red_beast", "no", "end")
    assert table.asked == "blue first"
    table.play(f"choose blue_{first}")
    assert [fact for fact, *_ in table.match.log if fact in ("healed", "cured")] == order


@pytest.mark.rule("TAC-DIG-04")
def test_a_player_orders_the_reactions_of_several_units():
    """Powder hits Malkor beside Lys: red says who reacts first."""
    blue = {"rogue": ("fenn", "b13")}
    red = {"beast": ("sable", "b11"), "rogue": ("lys", "b10"), "wizard": ("malkor", "a11")}
    table = Table(blue, red)
    table.play("missile blue_rogue red_beast")
    while table.asked == "blue reroll":
        table.play("stand")
    assert table.asked == "red first"
    assert sorted(table.options()) == ["choose red_rogue", "choose red_wizard"]


@pytest.mark.rule("TAC-DIG-04")
@pytest.mark.parametrize(("active", "order"), [("blue", ["red", "green"]), ("red", ["green", "blue"])])
def test_between_players_effects_go_in_turn_order_from_the_active_player(active, order):
    """Thunderclap hits Lys of each other player; they slip away one after the other."""
    lys = {"rogue": ("lys", "b10")}, {"rogue": ("lys", "b12")}
    caster = {"wizard": ("thessal", "b11")}
    squads = {active: caster, order[0]: lys[0], order[1]: lys[1]}
    table = Table(squads["blue"], squads["red"], squads["green"], active=active)
    table.play(f"spell {active}_wizard {active}_wizard", "power 0")
    assert table.asked == f"{order[0]} go"
    table.play("stay")
    assert table.asked == f"{order[1]} go"


@pytest.mark.rule("TAC-DIG-04")
def test_cards_on_the_same_event_are_offered_in_turn_order_from_the_active_player():
    """A capture by blue's attack: first blue's Momentum, then red's Blood Price; by blue's Counter the reverse."""
    hands = {"blue": ("momentum",), "red": ("blood_price",)}
    red = {"beast": ("brugh", "b10"), "rogue": ("nim", "a11")}
    table = Table({"rogue": ("oriel", "b11")}, red, health={"red_beast": 1}, hands=hands)
    table.play("melee blue_rogue red_beast")
    assert table.asked == "blue unit_captured"
    table.play("pass")
    assert table.asked == "red unit_captured"
    table = Table({"beast": ("rakk", "b11")}, red, health={"red_beast": 1}, hands=hands, active="red")
    table.play("melee red_beast blue_beast", "no", "counter melee")
    assert table.asked == "red unit_captured"


# ------------------------------------------------------------------------------- undo


@pytest.mark.rule("TAC-DIG-05")
def test_a_choice_may_be_taken_back_at_once():
    table = Table(FOUR, FAR)
    table.play("move blue_fighter a11")
    assert seen(table, "blue")["undo"] == (BLUE,)
    table.match.undo(BLUE)
    assert table.where("blue_fighter") == "a12"
    assert table.asked == "blue act"
    assert table.g.actions == 3


@pytest.mark.rule("TAC-DIG-05")
def test_nothing_is_taken_back_once_dice_are_rolled():
    table = Table({**FOUR, "fighter": ("grumm", "b11")}, NEAR)
    table.play("melee blue_fighter red_beast")
    assert table.match.can_undo(BLUE), "no die has been rolled yet"
    table.play("yes")
    with pytest.raises(CannotUndo):
        table.match.undo(BLUE)


@pytest.mark.rule("TAC-DIG-05")
def test_nothing_is_taken_back_once_a_hidden_card_is_seen():
    table = Table(FOUR, FAR, hands={"blue": ("momentum", "fates_nudge")})
    table.play("move blue_fighter a11", "end")
    assert table.asked == "blue discard"
    with pytest.raises(CannotUndo):
        table.match.undo(BLUE)


@pytest.mark.rule("TAC-DIG-05")
def test_nothing_is_taken_back_once_a_card_was_shown():
    hands = {"blue": ("to_the_colours",)}
    table = Table({"beast": ("rakk", "b7"), "rogue": ("nim", "a10")}, FAR, hands=hands, phase="turn")
    table.play("tactic to_the_colours")
    with pytest.raises(CannotUndo):
        table.match.undo(BLUE)


@pytest.mark.rule("TAC-DIG-05")
def test_nothing_is_taken_back_once_another_player_has_answered():
    table = Table({**FOUR, "fighter": ("grumm", "b11")}, NEAR)
    table.play("melee blue_fighter red_beast", "no")
    assert table.match.can_undo(BLUE), "red has not answered yet"
    table.play("decline")
    with pytest.raises(CannotUndo):
        table.match.undo(BLUE)
    assert table.match.can_undo(RED), "red may still think again"
    table.match.undo(RED)
    assert table.asked == "red counter"


@pytest.mark.rule("TAC-DIG-05")
def test_the_card_kept_at_setup_may_be_changed_until_all_have_chosen():
    match = Match(GAME, Setup("competitive", 2, 1))
    while len(match.asks) == 1:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, ask.options[0])
    match.play(BLUE, match.asks[BLUE].options[0])
    match.undo(BLUE)
    match.play(BLUE, match.asks[BLUE].options[1])
    match.play(RED, match.asks[RED].options[0])
    assert not match.can_undo(BLUE)
    assert not match.can_undo(RED)
