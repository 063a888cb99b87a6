"""Game rounds, turns and the six steps of a turn (chapter TRN)."""

import pytest

from games.nerath.table import Table
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.printed import EVENT_ID, REALM_ID, REALMS, TREASURE_ID
from gonfalon.games.nerath.rules.windows import AT_TURN_START, CARDS, Card, always

KARKOTH, VAILIN, IRON_CIRCLE, NERATH = range(4)
NO_CARDS = {realm.id: () for realm in REALMS}
QUIET = {
    "karkoth": ("karkoth_black_sails", "karkoth_forced_march"),
    "vailin": ("vailin_elven_volley",),
    "iron_circle": ("iron_circle_ambush",),
    "nerath": ("nerath_heroic_stand",),
}
"""Cards to be drawn that ask nothing of those who draw them."""


def idle_turn(table: Table) -> None:
    """A realm that neither moves nor buys."""
    table.play("end", "end")


@pytest.mark.rule("NER-TRN-01", "NER-TRN-02")
def test_in_each_round_every_realm_takes_one_turn_in_the_same_order():
    table = Table(step="turn", round=1, decks=NO_CARDS)
    for _ in range(9):
        idle_turn(table)
    order = [(realm, round) for realm, round in table.facts("turn")]
    assert order == [(turn % 4, turn // 4 + 1) for turn in range(10)]
    assert [realm.id for realm in REALMS] == ["karkoth", "vailin", "iron_circle", "nerath"]


@pytest.mark.rule("NER-TRN-03")
def test_a_player_with_two_realms_plays_each_in_its_own_turn():
    iron_circle = {"citadel_of_irons_grasp": "1 castle, 1 fighter"}
    table = Table({"bleakstrand": "1 footsoldier"}, None, iron_circle, mode="alliance-2", decks=NO_CARDS)
    assert table.asked == "0 move"
    assert not any("citadel_of_irons_grasp" in line for line in table.options())
    table.play("end")
    assert not any("citadel_of_irons_grasp" in line for line in table.options())
    table.play("end")
    assert (table.asked, table.g.active) == ("1 move", VAILIN)
    idle_turn(table)
    assert (table.asked, table.g.active) == ("0 move", IRON_CIRCLE)
    assert table.goals("1:fighter@citadel_of_irons_grasp")
    assert not table.goals("1:footsoldier@bleakstrand")


@pytest.mark.rule("NER-TRN-04")
def test_a_turn_has_six_steps_in_fixed_order(dice):
    """Draw, a battle after all moves, a flight, a purchase, and income at the end."""
    table = Table(
        {"karkothi_throneholds": "1 castle, 1 dragon", "blackspear_hills": "1 monster"},
        {"starfall_vale": "1 footsoldier"},
        step="turn",
        decks=QUIET,
    )
    assert table.facts("drew") == [(KARKOTH,)]
    dice(12, 1)
    seen = [table.asked]
    table.play("move 1:monster@blackspear_hills starfall_vale", "end")
    while table.asked == "0 amok":
        table.play("end")
    seen.append(table.asked)
    table.play("end")
    seen.append(table.asked)
    table.play("recruit footsoldier karkothi_throneholds", "end", "end")
    assert seen == ["0 move", "0 reposition", "0 recruit"]
    told = [name for name, *_ in table.match.log]
    steps = ("drew", "moved", "battle", "recruited", "income", "turn")
    places = [told.index(name, 1) for name in steps]
    assert places == sorted(places)


@pytest.mark.rule("NER-TRN-05")
def test_drawing_and_income_are_not_a_matter_of_choice():
    table = Table(step="turn", decks=QUIET)
    assert len(table.g.hand[KARKOTH]) == 1
    idle_turn(table)
    assert table.gold("karkoth") == 10 + 15
    assert table.asked == "1 move"


@pytest.mark.rule("NER-TRN-06")
def test_everything_else_may_be_left_undone():
    force = {"karkothi_throneholds": "1 castle, 1 dragon", "blackspear_hills": "3 footsoldier"}
    table = Table(force, {"starfall_vale": "1 footsoldier"}, decks=QUIET)
    for question in ("move", "reposition", "recruit"):
        assert table.asked == f"0 {question}"
        table.play("end")
    assert (table.asked, table.gold("karkoth")) == ("1 move", 25)
    assert table.pieces("karkoth", "blackspear_hills") == {"footsoldier": 3}


@pytest.mark.rule("NER-TRN-07")
@pytest.mark.parametrize("active", [realm.id for realm in REALMS])
def test_when_income_is_collected_the_next_realm_begins(active):
    table = Table(active=active, step="income", decks=NO_CARDS)
    following = (REALM_ID[active] + 1) % 4
    assert table.g.active == following
    assert [name for name, *_ in table.match.log if name != "round"] == ["income", "turn"]


@pytest.mark.rule("NER-TRN-08")
def test_a_round_ends_after_neraths_turn_and_the_next_begins_with_karkoth():
    table = Table(active="iron_circle", step="income", round=3, decks=NO_CARDS)
    assert (table.g.round, table.facts("round")) == (3, [])
    idle_turn(table)
    assert table.facts("round") == [(3,)]
    assert (table.g.round, table.g.active) == (4, KARKOTH)


@pytest.mark.rule("NER-TRN-09", "NER-TRN-10")
def test_what_happens_at_the_start_of_a_turn_comes_before_the_draw_and_after_the_record_of_control(monkeypatch):
    seen = []

    async def act(g, realm, moment):
        seen.append((realm, len(g.hand[realm]), g.since == tuple(g.held)))

    monkeypatch.setitem(AT_TURN_START, TREASURE_ID["horn_of_valhalla"], act)
    table = Table(active="nerath", step="income", treasures={"karkoth": ("horn_of_valhalla",)}, decks=QUIET)
    assert table.asked == "0 move"
    assert seen == [(KARKOTH, 0, True)]
    assert len(table.g.hand[KARKOTH]) == 1


@pytest.mark.rule("NER-TRN-09")
def test_no_order_is_asked_for_since_only_one_card_acts_at_the_start_of_a_turn():
    """Whoever adds a second one must let the realm choose the order."""
    assert list(AT_TURN_START) == [TREASURE_ID["horn_of_valhalla"]]


@pytest.mark.rule("NER-TRN-09")
def test_a_card_for_the_start_of_the_turn_may_be_played_before_or_after_the_draw():
    table = Table(
        step="turn", chest={"karkoth": ("horn_of_valhalla",)}, decks={"karkoth": ("karkoth_black_sails",)}
    )
    assert table.g.hand[KARKOTH] == ()
    assert table.offered("treasure horn_of_valhalla")
    table.play("pass")
    assert table.g.hand[KARKOTH] == (EVENT_ID["karkoth_black_sails"],)
    assert table.offered("treasure horn_of_valhalla")
    table.play("pass")
    assert table.asked == "0 move"
    assert not table.offered("treasure horn_of_valhalla")


@pytest.mark.rule("NER-TRN-10")
def test_what_was_controlled_is_recorded_when_the_turn_begins():
    lost = {"dusk_fens": "vailin"}
    table = Table(active="nerath", step="income", held=lost, since={"dusk_fens": "karkoth"}, decks=NO_CARDS)
    assert table.g.active == KARKOTH
    assert table.g.since == tuple(table.g.held)
    assert table.g.since[SPACE_NUMBER["dusk_fens"]] == VAILIN


@pytest.mark.rule("NER-TRN-10")
def test_a_space_lost_and_retaken_in_one_turn_was_not_held_since_its_start(monkeypatch):
    async def lose_and_retake(g, realm, moment):
        g.give(SPACE_NUMBER["dusk_fens"], VAILIN)
        g.give(SPACE_NUMBER["dusk_fens"], KARKOTH)

    card = EVENT_ID["karkoth_forced_march"]
    monkeypatch.setitem(CARDS, card, Card(always, lose_and_retake))
    force = {"karkothi_throneholds": "1 castle", "dusk_fens": "1 castle"}
    table = Table(force, events={"karkoth": ("karkoth_forced_march",)})
    table.play("event karkoth_forced_march", "end")
    assert table.asked == "0 recruit"
    assert table.offered("recruit footsoldier karkothi_throneholds")
    assert not table.offered("recruit footsoldier dusk_fens")
    assert table.holder("dusk_fens") == "karkoth"
