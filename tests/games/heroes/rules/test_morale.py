"""Morale Tokens: how they come and go, and what a Positive one is spent on (chapter MRL)."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.core import draw
from gonfalon.games.heroes.codes import NEGATIVE, NEUTRAL_MORALE, POSITIVE
from gonfalon.games.heroes.printed import MORALE_CHANGES
from gonfalon.games.heroes.rules import dice as dice_rules
from gonfalon.games.heroes.rules import morale

REROLL = f"reroll {4 * dice_rules.MORALE}"


def cheered(token, **how):
    """The Week of the Fancy Pixie: everybody gains Morale."""
    return Table(week="fancy_pixie", morale={0: token}, **how)


def lost(token, times=1, **how):
    """A player with this Token has lost Morale."""
    g = Table(morale={0: token}, **how).g.copy()
    for _ in range(times):
        morale.lose_morale(g, 0)
    return g


# --------------------------------------------------------------------------- gains and losses


@pytest.mark.rule("HER-MRL-01", "HER-MRL-13")
def test_who_has_no_token_takes_a_positive_one():
    assert cheered(NEUTRAL_MORALE).g.morale[0] == POSITIVE
    temple = Table(near="temple")
    temple.enter()
    assert temple.g.morale == (POSITIVE, NEUTRAL_MORALE)


@pytest.mark.rule("HER-MRL-02")
def test_nobody_holds_two_positive_tokens():
    table = cheered(POSITIVE)
    assert table.asked == "0 second_morale"
    table.play("pass")
    assert table.g.morale[0] == POSITIVE


@pytest.mark.rule("HER-MRL-03")
def test_the_first_token_may_be_spent_to_take_the_second():
    table = cheered(POSITIVE, hand={0: ["attack"]}, deck={0: ["power"]})
    assert table.options() == ["pass", "morale_draw", "morale_cycle"]
    table.play("morale_draw")
    assert (table.hand(0), table.g.morale[0]) == (["attack", "power"], POSITIVE)


@pytest.mark.rule("HER-MRL-07")
def test_a_loss_takes_the_positive_token_or_gives_a_negative_one():
    assert lost(POSITIVE).morale[0] == NEUTRAL_MORALE
    assert lost(NEUTRAL_MORALE).morale[0] == NEGATIVE


@pytest.mark.rule("HER-MRL-08")
def test_a_gain_takes_the_negative_token_away():
    assert cheered(NEGATIVE).g.morale[0] == NEUTRAL_MORALE


@pytest.mark.rule("HER-MRL-09")
def test_instead_of_a_second_negative_token_the_hand_is_lost_at_the_end_of_the_turn():
    g = lost(NEGATIVE, times=3)
    assert (g.morale[0], g.penalty) == (NEGATIVE, 1)
    table = Table(near="warriors_tomb", morale={0: NEUTRAL_MORALE}, hand={0: ["attack", "power"]})
    table.enter()
    table.play("pass", "pass")
    assert (table.g.morale[0], table.g.penalty, len(table.hand(0))) == (NEGATIVE, 1, 2)
    table.play("end")
    assert (table.hand(0), table.g.penalty, table.g.morale[0]) == ([], 0, NEGATIVE)


def played_twice(seed):
    """The same choices in two games, in one of which seat 0 holds a Negative Token, until Morale changes."""
    plain, sad = (Table(stage="turn_start", seed=seed, morale={0: token}) for token in (NEUTRAL_MORALE, NEGATIVE))
    rng = Random(seed)
    while not plain.match.over and plain.g.morale == (NEUTRAL_MORALE, NEUTRAL_MORALE):
        yield plain, sad
        seat = min(plain.match.asks)
        option = draw(plain.match.asks[seat].options, rng)
        for table in (plain, sad):
            table.match.play(seat, option)


@pytest.mark.rule("HER-MRL-10")
def test_a_single_negative_token_does_nothing_else():
    """Neither on the map nor in combat, in this Turn or later: whatever is asked and happens is the same."""
    met = set()
    for plain, sad in chain.from_iterable(map(played_twice, range(12))):
        assert sad.g.morale == (NEGATIVE, NEUTRAL_MORALE)
        assert (sad.asked, sad.match.log) == (plain.asked, plain.match.log)
        assert all(sad.options(seat) == plain.options(seat) for seat in plain.match.asks)
        assert all(getattr(sad.g, name) == getattr(plain.g, name) for name in plain.g.fields if name != "morale")
        met.add((plain.g.round, plain.g.stage))
    assert met >= {(n, stage) for n in range(1, 5) for stage in ("turn", "combat")}


@pytest.mark.rule("HER-MRL-11")
def test_the_necropolis_knows_no_morale():
    table = cheered(NEUTRAL_MORALE, heroes=("sandro", "catherine"))
    assert table.g.morale == (NEUTRAL_MORALE, POSITIVE)
    g = lost(NEUTRAL_MORALE, times=2, heroes=("tamika", "catherine"))
    assert (g.morale[0], g.penalty) == (NEUTRAL_MORALE, 0)


@pytest.mark.rule("HER-MRL-13")
def test_the_symbols_gain_and_lose_morale():
    for place, token in (("fountain_of_youth", POSITIVE), ("temple", POSITIVE), ("warriors_tomb", NEGATIVE)):
        table = Table(near=place)
        table.enter()
        while table.asked == "0 search":
            table.play("pass")
        assert table.g.morale[0] == token


def test_tokens_change_as_the_table_of_the_book_says():
    tokens = {"negative": NEGATIVE, "none": NEUTRAL_MORALE, "positive": POSITIVE}
    for (name, event), result in MORALE_CHANGES.items():
        if event == "gain_negative":
            assert lost(tokens[name]).morale[0] == tokens[result.split("_")[0]]
            continue
        table = cheered(tokens[name])
        if table.asked == "0 second_morale":
            table.play("pass")
        assert table.g.morale[0] == tokens[result]


# --------------------------------------------------------------------------- what a Positive Token does


@pytest.mark.rule("HER-MRL-04")
def test_a_token_is_spent_to_draw_a_card():
    table = Table(morale={0: POSITIVE}, deck={0: ["power"]}, hand={0: ["attack"]})
    table.play("morale_draw")
    assert (table.hand(0), table.g.morale[0]) == (["attack", "power"], NEUTRAL_MORALE)
    assert "morale_draw" not in table.options()


@pytest.mark.rule("HER-MRL-05")
def test_a_token_is_spent_to_exchange_any_number_of_cards():
    hand = ["attack", "attack", "defense", "leadership"]
    table = Table(morale={0: POSITIVE}, hand={0: hand}, deck={0: ["power", "knowledge", "magic_arrow"]})
    table.play("morale_cycle", "discard attack", "discard leadership", "done")
    assert (table.hand(0), table.discard(0)) == (
        ["attack", "defense", "power", "knowledge"],
        ["leadership", "attack"],
    )
    assert table.g.morale[0] == NEUTRAL_MORALE


@pytest.mark.rule("HER-MRL-06")
def test_a_token_is_spent_to_roll_one_of_ones_own_dice_again(dice):
    table = Table(morale={0: POSITIVE, 1: POSITIVE})
    dice.resource("gold_3", "valuables_2")
    table.play("move main1 t0.e")
    assert (table.asked, table.options()) == ("0 die", ["pass", REROLL])
    table.play(REROLL)
    assert (table.asked, table.purse(0)) == ("0 turn", (15, 3, 3))
    assert table.g.morale == (NEUTRAL_MORALE, POSITIVE)


@pytest.mark.rule("HER-MRL-06")
def test_who_plays_neutral_units_rolls_their_die_again_with_his_own_token(dice):
    fight = Fight(
        attacker=[("castle_griffins", "a4")],
        defender=[("neutral_boars", "a3")],
        neutral=True,
        active="a3",
        morale={0: POSITIVE, 1: POSITIVE},
    )
    dice.attack(-1, 1)
    fight.play("attack a3 a4", "pass")
    assert fight.asked == "1 rolled"
    fight.play("reroll 8")
    assert fight.g.morale[1] == NEUTRAL_MORALE
    assert dice.left == 0


@pytest.mark.rule("HER-MRL-12")
def test_morale_is_spent_in_the_turns_of_others_and_in_combat():
    table = Table(morale={1: POSITIVE}, tokens={1: 0})
    table.play("end")
    assert (table.asked, table.options()) == ("1 offers", ["pass", "morale_draw"])
    fight = Fight(
        attacker=[("castle_griffins", "a4")],
        defender=[("dungeon_harpies", "a3")],
        active="a4",
        morale={0: POSITIVE, 1: POSITIVE},
    )
    assert fight.offers("morale_draw")
    fight.play("attack a4 a3")
    assert fight.asked == "0 before_attack"
    assert fight.offers("morale_draw")
    fight.play("pass")
    assert fight.asked == "1 before_attack"
    assert fight.offers("morale_draw")


@pytest.mark.rule("HER-MRL-12")
def test_morale_is_spent_before_an_attack_also_by_who_fights_without_a_main_hero():
    fight = Fight(
        attacker=[("castle_griffins", "a4")],
        defender=[("dungeon_harpies", "a3")],
        active="a4",
        secondary=[0],
        alone=True,
        field="t1.c",
        morale={0: POSITIVE, 1: POSITIVE},
        hand={0: ["attack"], 1: ["defense"]},
    )
    fight.play("attack a4 a3")
    for seat in (0, 1):
        assert fight.asked == f"{seat} before_attack"
        assert set(fight.options()) == {"pass", "morale_draw", "morale_cycle"}
        fight.play("pass")


@pytest.mark.rule("HER-MRL-12")
def test_morale_is_not_spent_inside_another_effect():
    table = Table(morale={0: POSITIVE}, near="artifact_symbol", level={0: 7})
    table.enter()
    assert table.asked == "0 search"
    assert not {"morale_draw", "morale_cycle"} & set(table.options())
