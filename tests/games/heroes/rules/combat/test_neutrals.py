"""Neutral Units: their Decks, the guards of a field, and Neutral Units of a player (chapter NEU)."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import ACTED, FIELD, NOBODY, tier_of
from gonfalon.games.heroes.printed import CREATURE_ID, CREATURES

DIFFICULTIES = ("easy", "normal", "hard", "impossible")
DWELLINGS = ["dwelling_bronze", "dwelling_silver", "dwelling_golden"]


def march(**more):
    return Table(tokens={0: 0, 1: 0}, **more)


def tiers(creatures):
    """The tiers of some creatures as their first letters: `bbs`."""
    return "".join("bsga"[tier] for tier in sorted(tier_of(creature) for creature in creatures))


def guards_of(level, difficulty):
    """The tiers of the guards of a field of this level."""
    table = Table(
        difficulty=difficulty,
        frames=[("draw_guards",)],
        guarded=level,
        field=FIELD.parse("t0.w"),
        sides=(0, NOBODY),
        hands_on=(0, 1),
    )
    return tiers(table.facts("guards")[0][1:])


# --------------------------------------------------------------------------- the Decks


@pytest.mark.rule("HER-NEU-02", "HER-NEU-18")
def test_guards_go_to_the_discard_pile_of_their_own_tier_beaten_or_not(dice):
    fight = Fight(
        attacker=[("castle_archangels:pack", "a4"), ("castle_crusaders", "d5")],
        defender=[
            ("neutral_boars", "a3"),
            ("neutral_nomads", "b1"),
            ("neutral_trolls", "c1"),
        ],
        neutral=True,
        active="a4",
        mp={"main1": 0},
        marks={"b1": ACTED, "c1": ACTED, "d5": ACTED},
    )
    fight.play("attack a4 a3")
    assert fight.g.stage == "turn"
    discarded = [[CREATURES[each].id for each in pile] for pile in fight.g.neutral_discard]
    assert discarded == [["neutral_boars"], ["neutral_nomads"], ["neutral_trolls"], []]
    for tier, pile in enumerate(fight.g.neutral_pile):
        assert {tier_of(each) for each in pile} == {tier}


@pytest.mark.rule("HER-NEU-18")
def test_a_later_attempt_on_a_field_draws_new_guards():
    table = march(army={0: ["castle_marksmen"]}, neutral={"bronze": ["neutral_boars", "neutral_wraiths"]})
    table.play("move main1 t0.w", "deploy castle_marksmen d5", "deploy neutral_boars a1", "go b1", "go d5")
    table.play("retreat", "move main1 t0.w", "deploy castle_marksmen d5")
    assert [CREATURES[fact[1]].id for fact in table.facts("guards")] == ["neutral_boars", "neutral_wraiths"]


@pytest.mark.rule("HER-NEU-03")
def test_an_empty_deck_is_made_of_its_discard_pile():
    boars = CREATURE_ID["neutral_boars"]
    table = march(neutral={"bronze": []}, neutral_discard=((boars,), (), (), ()))
    table.play("move main1 t0.w", "deploy castle_marksmen a5", "deployed")
    assert table.facts("guards")[0][1:] == (boars,)
    assert table.g.neutral_discard[0] == ()


@pytest.mark.rule("HER-NEU-03")
def test_a_guard_is_not_drawn_when_all_cards_of_its_tier_are_in_play():
    boars = CREATURE_ID["neutral_boars"]
    table = march(difficulty="hard", neutral_pile=((boars,), (), (), ()))
    table.play("move main1 t0.w", "deploy castle_marksmen a5", "deployed")
    assert table.facts("guards")[0][1:] == (boars,)


# --------------------------------------------------------------------------- guards


@pytest.mark.parametrize(
    ("level", "by_difficulty"),
    [
        pytest.param(1, ("b", "b", "bb", "bbb"), marks=pytest.mark.rule("HER-NEU-10")),
        pytest.param(2, ("bb", "bb", "bbb", "bbs"), marks=pytest.mark.rule("HER-NEU-11")),
        pytest.param(3, ("bs", "bbs", "bss", "sss"), marks=pytest.mark.rule("HER-NEU-12")),
        pytest.param(4, ("bbs", "bss", "sss", "ssg"), marks=pytest.mark.rule("HER-NEU-13")),
        pytest.param(5, ("bbsg", "bssg", "ssgg", "sggg"), marks=pytest.mark.rule("HER-NEU-14")),
        pytest.param(6, ("bbssg", "bssgg", "ssggg", "sgggg"), marks=pytest.mark.rule("HER-NEU-15")),
        pytest.param(7, ("a", "aa", "gaa", "ggaa"), marks=pytest.mark.rule("HER-NEU-16")),
    ],
)
def test_guards_are_those_of_the_table(level, by_difficulty):
    assert tuple(guards_of(level, difficulty) for difficulty in DIFFICULTIES) == by_difficulty


@pytest.mark.rule("HER-NEU-04")
@pytest.mark.parametrize(
    ("location", "difficulty", "drawn"),
    [("artifact_symbol", "normal", "bb"), ("settlement", "normal", "bbs"), ("settlement", "impossible", "sss")],
)
def test_guards_depend_on_the_field_and_the_difficulty_of_the_game(location, difficulty, drawn):
    table = march(near=location, difficulty=difficulty, army={0: ["castle_griffins"]})
    table.enter()
    table.play("deploy castle_griffins a4")
    assert tiers(table.facts("guards")[0][1:]) == drawn


@pytest.mark.rule("HER-NEU-17")
def test_the_player_deploys_before_the_guards_are_drawn():
    table = march(army={0: ["castle_griffins"]})
    table.play("move main1 t0.w")
    assert (table.asked, table.facts("guards"), table.g.offered) == ("0 deploy", [], ())
    cards = len(table.g.neutral_pile[0])
    table.play("deploy castle_griffins a4")
    assert len(table.g.neutral_pile[0]) == cards - 1
    assert len(table.facts("guards")) == 1


@pytest.mark.rule("HER-NEU-19")
def test_whoever_plays_the_guards_plays_no_cards(dice):
    fight = Fight(
        attacker=[("castle_crusaders", "a4")],
        defender=[("neutral_boars", "a3")],
        neutral=True,
        active="a3",
        hand={0: ["attack"], 1: ["attack", "magic_arrow"]},
        live=True,
    )
    assert fight.asked == "1 activation"
    assert not fight.after("play")
    fight.play("attack a3 a4")
    assert fight.asked == "0 before_attack"
    fight.play("pass")
    assert fight.asked == "0 after_roll"
    fight.play("pass")
    assert fight.asked == "0 before_attack"


# --------------------------------------------------------------------------- Neutral Units of a player


@pytest.mark.rule("HER-NEU-05")
def test_diplomacy_lets_a_player_recruit_a_neutral_unit_at_its_cost():
    table = Table(
        hand={0: ["diplomacy"]},
        neutral={"bronze": ["neutral_boars"]},
        army={0: ["castle_griffins"]},
        resources={0: (5, 0, 0)},
        tokens={0: 0},
    )
    table.play("play diplomacy 0")
    assert table.asked == "0 neutral"
    table.play("recruit neutral_boars")
    assert (table.army(0), table.purse(0)[0]) == (["castle_griffins", "neutral_boars"], 1)


@pytest.mark.rule("HER-NEU-06")
def test_nothing_reinforces_a_neutral_unit():
    army = {0: ["castle_griffins", "neutral_boars", "neutral_crusaders"]}
    rich = {"resources": {0: (99, 9, 9)}, "army": army}
    table = Table(built={0: [*DWELLINGS, "citadel"]}, **rich)
    assert table.after("reinforce") == {"castle_griffins"}
    site = Table(near="settlement").site
    table = Table(near="settlement", visited=[site], **rich)
    table.enter()
    assert (table.asked, table.after("reinforce")) == ("0 settlement", {"castle_griffins"})


@pytest.mark.rule("HER-NEU-08")
def test_diplomacy_with_a_golden_dwelling_offers_an_azure_unit_too():
    def offered(dwellings):
        table = Table(hand={0: ["diplomacy"]}, built={0: dwellings}, resources={0: (99, 9, 9)})
        table.play("play diplomacy 0")
        return table

    assert tiers(offered(DWELLINGS[:2]).g.offered) == "bs"
    table = offered(DWELLINGS)
    assert tiers(table.g.offered) == "bsga"
    azure = next(CREATURES[each].id for each in table.g.offered if tier_of(each) == 3)
    table.play(f"recruit {azure}")
    assert azure in table.army(0)
    assert (table.asked, table.g.offered) == ("0 turn", ())
    assert [len(pile) for pile in table.g.neutral_discard] == [1, 1, 1, 0]


@pytest.mark.rule("HER-NEU-09")
def test_the_portal_of_summoning_never_offers_an_azure_unit():
    table = Table(
        active=1, first=1, stage="turn_start", built={1: [*DWELLINGS, "special_a"]}, resources={1: (99, 9, 9)}
    )
    table.play("draw 0", "use special_a 0")
    assert tiers(table.g.offered) == "bsg"
