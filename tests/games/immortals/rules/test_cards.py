"""Where Region and Conflict cards are and how they change hands (chapter CRD)."""

from __future__ import annotations

from random import Random

import pytest

from games.immortals.table import NOBODY, Table
from gonfalon.core import Match, Setup
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.printed import CONFLICT_CARDS
from gonfalon.games.immortals.state import CONFLICT, SIZE

NOTHING = ["give_up gold", "give_up energy"]
OMEN = "magic_omen_or_lead"
LORE = "magic_lore_or_muster"
EVERY = [card.id for card in CONFLICT_CARDS]


def magic(card, **more):
    """Seat 0 has turned up this Magic card."""
    table = Table(plan={0: {"LM": card}, 2: {"DM": "blank"}}, **more)
    table.play("turn_up LM")
    return table


def wander(seats, seed):
    """A game of aimless choices: the state before and after each, and the choice."""
    rng = Random(seed)
    match = Match(GAME, Setup("standard", seats, seed))
    while not match.over:
        seat = min(match.asks)
        option = rng.choice(match.asks[seat].options)
        before = match.state.copy()
        match.play(seat, option)
        yield before, option, match.state


def attack(card, ours, theirs, lodge=(), tower=None, **more):
    """Seat 0 has attacked seat 1 in Heartwood (light) from Forge Fire with so many armies."""
    armies = {0: {"light:forge_fire": ours + 1, **more.pop("own", {})}, 1: {"light:heartwood": theirs}}
    table = Table(armies=armies, plan={0: {"L3": card}, 2: {"DM": "blank"}, **more.pop("plan", {})}, **more)
    table.play("turn_up L3")
    tower(lodge=lodge)
    (side,) = {line.split(":")[-1] for line in table.after("attack light:forge_fire>light:heartwood")}
    table.play(f"attack light:forge_fire>light:heartwood {ours}:{side}")
    return table


# --------------------------------------------------------------------- Region cards


@pytest.mark.rule("IMM-CRD-01", "IMM-CRD-02", "IMM-CRD-11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_whole_games_each_region_card_is_in_one_place_and_goes_only_where_the_rules_send_it(seats):
    changes = 0
    for before, option, g in wander(seats, seats):
        assert len(g.card_owner) == SIZE
        for seat, plan in enumerate(g.plan):
            laid = [card for card in plan if 0 <= card < CONFLICT]
            assert len(laid) == len(set(laid))
            assert all(g.card_owner[region] == seat for region in laid)
        if g.card_owner != before.card_owner:
            changes += 1
            assert not before.round or option[0] in ("attack", "claim")
        for region, owner in enumerate(g.card_owner):
            occupants = (g.owner[region], g.owner[region + SIZE])
            assert NOBODY in occupants or owner in occupants
    assert changes > 10


@pytest.mark.rule("IMM-CRD-11")
@pytest.mark.parametrize("defender", [NOBODY, 1])
@pytest.mark.parametrize("holder", [NOBODY, 2])
def test_who_fills_a_region_in_both_realms_brings_its_card_to_one_of_the_occupants(defender, holder, tower):
    theirs = {"dark:heartwood": 2} if defender == NOBODY else {"dark:heartwood": 2, "light:heartwood": 1}
    table = Table(
        armies={0: {"light:forge_fire": 4}, 1: theirs},
        cards={} if holder == NOBODY else {holder: ["heartwood"]},
        plan={0: {"L3": "forge_fire"}, 2: {"DM": "blank"}},
    )
    table.play("turn_up L3", "attack light:forge_fire>light:heartwood 3:neutral")
    occupants = {table.armies("light:heartwood")[0], table.armies("dark:heartwood")[0]}
    assert occupants == {0, 1}
    assert table.card("heartwood") == 0


@pytest.mark.rule("IMM-CRD-02")
def test_who_loses_his_armies_but_not_the_battle_keeps_the_card(tower):
    table = attack("mill_ford", 1, 1, lodge=[1], tower=tower, cards={1: ["heartwood"]}, tray={5: 3})
    assert table.places(1) == {}
    assert table.card("heartwood") == 1


@pytest.mark.rule("IMM-CRD-03")
@pytest.mark.parametrize("planned", [False, True])
def test_a_region_card_is_given_up_at_once_and_without_compensation(planned, tower):
    where = {"plan": {1: {"L1": "heartwood"}}} if planned else {"cards": {1: ["heartwood"]}}
    table = attack("conflict_light_heartwood", 3, 1, tower=tower, **where)
    assert table.card("heartwood") == 0
    assert table.plan(1) == {}
    assert table.purse(1) == (10, 10)
    assert table.asked == "1 compensation"


@pytest.mark.rule("IMM-CRD-08")
def test_a_region_may_be_planned_with_its_region_card_and_its_conflict_cards():
    held = ["conflict_light_foothold", "conflict_dark_foothold", "conflict_light_joker_highpeaks"]
    table = Table(stage="planning", armies={0: {"light:foothold": 1}}, cards={0: ["foothold"]}, hand={0: held})
    board = {"L1": "foothold", "L2": held[0], "D1": held[1], "D2": held[2]}
    table.lay(0, board, done=False)
    assert table.plan(0) == board


@pytest.mark.rule("IMM-CRD-10")
@pytest.mark.parametrize(
    ("card", "ours", "lodge", "after"),
    [
        ("forge_fire", 4, (), 0),
        ("forge_fire", 1, (), 0),
        ("forge_fire", 2, (), 0),
        ("heartwood", 4, (), 0),
        ("heartwood", 1, (0, 5), 0),
        ("heartwood", 1, (0, 1), 0),
        ("heartwood", 2, (5,), NOBODY),
    ],
)
def test_a_region_card_played_for_an_attack_comes_back_unless_it_is_of_the_region_tied_for(
    card, ours, lodge, after, tower
):
    table = attack(
        card, ours, 2, lodge=lodge, tower=tower, own={"dark:heartwood": 1}, tray={5: 3 if 1 in lodge else 1}
    )
    assert table.card(card) == after
    assert table.discard == []


# --------------------------------------------------------------------- Conflict cards


@pytest.mark.rule("IMM-CRD-04")
def test_there_is_no_limit_on_the_cards_in_a_hand():
    table = magic(LORE, hand={0: EVERY[:50]}, cards={0: ["foothold", "wildhome"]})
    table.play("draw")
    assert len(table.hand(0)) == 52


@pytest.mark.rule("IMM-CRD-05")
def test_an_empty_conflict_deck_is_made_of_the_discard_pile():
    pile = EVERY[10:20]
    table = magic(LORE, deck=(), discard=pile)
    table.play("draw")
    assert len(table.hand(0)) == 2
    assert set(table.hand(0)) < set(pile)
    assert table.discard == []
    assert len(table.g.deck) == 8
    drawn = set()
    for seed in range(8):
        other = magic(LORE, deck=(), discard=pile, seed=seed)
        other.play("draw")
        drawn.add(tuple(other.hand(0)))
    assert len(drawn) > 1


@pytest.mark.rule("IMM-CRD-05")
def test_the_second_card_may_come_from_the_new_deck():
    table = magic(LORE, hand={1: [card for card in EVERY if card not in (EVERY[3], EVERY[7])]}, discard=[EVERY[3]])
    assert table.g.deck == (7,)
    table.play("draw")
    assert table.hand(0) == [EVERY[3], EVERY[7]]


@pytest.mark.rule("IMM-CRD-06")
def test_without_any_card_left_a_draw_is_lost_or_impossible():
    table = magic(LORE, deck=(), discard=[EVERY[3]])
    table.play("draw")
    assert table.hand(0) == [EVERY[3]]
    assert table.purse(0) == (8, 10)
    assert magic(LORE, deck=()).options() == NOTHING
    assert magic(OMEN, deck=()).options() == NOTHING


@pytest.mark.rule("IMM-CRD-06")
def test_in_the_reinforcements_nobody_is_offered_a_card_that_is_not_there():
    assert Table(stage="reinforcements", deck=(), discard=[EVERY[3]]).asked == "0 draw"
    assert "draw" not in Table(stage="reinforcements", deck=()).asked


@pytest.mark.rule("IMM-CRD-07")
def test_the_discard_pile_lies_open_to_everybody():
    table = Table(
        armies={0: {"light:foothold": 1}}, plan={0: {"L1": "conflict_light_foothold"}, 1: {"DM": "blank"}}
    )
    table.play("turn_up L1", "extract light:foothold")
    for viewer in ((), (1,), (2,)):
        assert table.match.view(viewer).state.discard == table.g.discard == (3,)


# --------------------------------------------------------------------- Magic and blank cards


@pytest.mark.rule("IMM-CRD-09")
def test_magic_and_blank_cards_stay_when_a_region_card_is_taken(tower):
    table = attack(
        "conflict_light_heartwood", 3, 1, tower=tower, plan={1: {"L1": "heartwood", "L2": "blank", "LM": OMEN}}
    )
    assert table.plan(1) == {"L2": "blank", "LM": OMEN}


@pytest.mark.rule("IMM-CRD-09")
def test_everybody_has_his_magic_and_blank_cards_in_every_round():
    board = {"L1": "blank", "L2": "blank", "LM": OMEN, "DM": LORE}
    table = Table(stage="planning")
    for _ in range(3):
        for seat in range(3):
            table.lay(seat, board)
        while table.g.stage == "actions":
            space = next((space for space in ("LM", "DM") if f"turn_up {space}" in table.options()), "")
            table.play(*(["pass gold"] if not space else [f"turn_up {space}", "give_up gold"]))
        while table.g.stage == "reinforcements":
            table.play("skip")
    assert table.g.round == 4
