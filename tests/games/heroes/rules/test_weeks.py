"""The nineteen Astrologers cards of the core box, each in its week (HER-RND-09)."""

from __future__ import annotations

import pytest

from games.heroes.table import Table
from gonfalon.games.heroes.codes import NEUTRAL_MORALE, POSITIVE
from gonfalon.games.heroes.printed import ASTROLOGERS

NO_INCOME = {0: (0, 0, 0), 1: (0, 0, 0)}
WEASEL = ["reroll 12"]


def proclaimed(week, **how):
    """The week has begun, in Round 2, and it is the Turn of seat 0 unless somebody must choose something."""
    return Table(**{"round": 2, "week": week, **how})


def next_round(table):
    """On to the Turn of seat 0 in the next Round."""
    table.until("1 turn")
    table.until("0 turn")


def over(week, *then, **how):
    """The Turn of seat 0 in Round 4, when the next card has been drawn."""
    table = Table(round=2, weeks=[week, *(then or ("dead_silence",))], frames=[("astrologers",)], **how)
    next_round(table)
    next_round(table)
    assert table.g.round == 4
    return table


# --------------------------------------------------------------------------- at once


@pytest.mark.proves("week:annoying_lizard")
def test_the_annoying_lizard_shuffles_artifacts_and_spells_of_all_hands_back():
    hand = ["attack", "centaurs_axe", "haste", "luck"]
    table = proclaimed("annoying_lizard", hand={0: hand, 1: ["defense"]})
    left = [*table.hand(0), *table.deck(0)]
    assert len(table.hand(0)) == 4
    assert {"attack", "luck"} <= set(table.hand(0))
    assert {"centaurs_axe", "haste"} <= set(left)
    assert table.facts("shuffled_back") == [(0, 2), (1, 0)]
    assert table.hand(1) == ["defense"]


@pytest.mark.proves("week:dead_silence")
def test_dead_silence_changes_nothing():
    table, plain = proclaimed("dead_silence"), Table(round=2)
    assert (table.asked, table.options()) == ("0 turn", plain.options())
    assert (table.purse(0), table.mp("main1"), table.g.effects, table.g.morale) == ((15, 3, 1), 3, (), (0, 0))


@pytest.mark.proves("week:fancy_pixie")
def test_the_fancy_pixie_cheers_everybody():
    assert proclaimed("fancy_pixie", morale={1: -1}).g.morale == (POSITIVE, NEUTRAL_MORALE)


@pytest.mark.proves("week:fluffy_rabbit")
def test_the_fluffy_rabbit_gives_everybody_a_treasure_die(dice):
    dice.treasure("resource_1", "experience")
    dice.resource("gold_6")
    table = proclaimed("fluffy_rabbit")
    assert (table.asked, table.purse(0), table.g.xp) == ("0 turn", (21, 3, 1), (0, 1))
    assert dice.left == 0


@pytest.mark.proves("week:friendly_beaver")
def test_the_friendly_beaver_removes_all_black_cubes_but_no_flags():
    table = Table(
        round=4,
        week="friendly_beaver",
        tiles={"t2": "n4"},
        visited=["t2.sw", "t2.nw", "t2.e", "t0.e"],
        flags={"t2.e": 0},
    )
    assert not any(map(table.visited, ("t2.sw", "t2.nw", "t0.e")))
    assert (table.visited("t2.e"), table.holder("t2.e")) == (True, 0), "a Mine keeps its flag, and no guards come"


@pytest.mark.proves("week:friendly_beaver")
def test_the_friendly_beaver_is_passed_over_in_the_first_astrologers_round_and_brings_no_second_grail():
    table = Table(round=2, weeks=["friendly_beaver", "gold_dragon"], frames=[("astrologers",)], visited=["t0.e"])
    assert [ASTROLOGERS[week].id for week in (table.g.week, *table.g.past_weeks)] == [
        "gold_dragon",
        "friendly_beaver",
        "gold_dragon",
    ]
    assert table.visited("t0.e")
    table = Table(
        round=4,
        week="friendly_beaver",
        tiles={"t2": "c2"},
        at={"main1": "t2.w"},
        visited=["t2.c"],
        level={0: 7},
        grail=2,
        tokens={0: 0, 1: 0},
    )
    assert not table.visited("t2.c")
    assert table.offers("move main1 t2.c")
    table = Table(round=4, week="friendly_beaver", near="grail", grail=2, frames=[("visit", 0, 2 * 7 + 3)])
    assert (table.location("t2.c"), table.g.grail) == ("grail", 2)


@pytest.mark.proves("week:isras_friends")
def test_isras_friends_reinforce_a_unit_of_each_player_for_half_its_cost_rounded_up():
    table = proclaimed(
        "isras_friends",
        army={
            0: ["castle_marksmen", "castle_champions", "neutral_boars", "castle_griffins:pack"],
            1: ["dungeon_harpies"],
        },
        resources={0: (12, 0, 1), 1: (2, 0, 0)},
    )
    assert table.asked == "0 reinforce"
    assert set(table.options()) == {"reinforce castle_marksmen", "reinforce castle_champions", "pass"}
    table.play("reinforce castle_marksmen")
    assert (table.asked, table.purse(0)) == ("0 turn", (9, 0, 1)), "seat 1 cannot pay 3 Gold"
    assert "castle_marksmen:pack" in table.army(0)
    table = proclaimed("isras_friends", army={0: ["castle_champions"]}, resources={0: (10, 0, 1)})
    table.play("reinforce castle_champions")
    assert table.purse(0) == (0, 0, 0), "half of 20 Gold and of 1 Valuable, rounded up"


@pytest.mark.proves("week:terrible_plague")
def test_the_terrible_plague_turns_a_pack_of_each_player_over():
    table = proclaimed(
        "terrible_plague",
        army={0: ["castle_griffins:pack", "castle_marksmen:pack", "castle_halberdiers"], 1: ["dungeon_harpies"]},
    )
    assert (table.asked, table.after("flip")) == ("0 plague", {"castle_griffins", "castle_marksmen"})
    table.play("flip castle_griffins")
    assert table.asked == "0 turn"
    assert set(table.army(0)) == {"castle_griffins", "castle_marksmen:pack", "castle_halberdiers"}
    assert table.army(1) == ["dungeon_harpies"]


@pytest.mark.proves("week:white_raven")
def test_the_white_raven_gives_everybody_a_resource_die(dice):
    dice.resource("valuables_2", "materials_4")
    table = proclaimed("white_raven")
    assert (table.purse(0), table.purse(1)) == ((15, 3, 3), (15, 7, 1))


# --------------------------------------------------------------------------- until the next card


@pytest.mark.proves("week:battalions_stallion")
def test_the_battalions_stallion_gives_each_hero_a_movement_point_for_two_rounds():
    table = proclaimed("battalions_stallion", at={"second1": "t0.ne"}, weeks=None)
    assert [table.mp(hero) for hero in ("main1", "second1", "main2", "second2")] == [4, 3, 4, 0]
    next_round(table)
    assert (table.mp("main1"), table.mp("second1")) == (4, 3)
    table = over("battalions_stallion", at={"second1": "t0.ne"})
    assert (table.mp("main1"), table.mp("second1")) == (3, 2)


@pytest.mark.proves("week:magic_tortoise")
def test_the_magic_tortoise_takes_a_movement_point_of_each_hero_for_two_rounds():
    table = proclaimed("magic_tortoise", at={"second1": "t0.ne"})
    assert [table.mp(hero) for hero in ("main1", "second1", "main2", "second2")] == [2, 1, 2, 0]
    next_round(table)
    assert table.mp("main1") == 2
    assert over("magic_tortoise").mp("main1") == 3


@pytest.mark.proves("week:crazy_wizard")
def test_the_crazy_wizard_returns_the_first_spell_of_each_player_to_the_hand():
    portals = {"hand": {0: ["town_portal", "town_portal"]}, "at": {"main1": "t0.ne"}}
    table = proclaimed("crazy_wizard", **portals)
    table.play("play town_portal 0")
    assert (table.at("main1"), table.hand(0), table.discard(0)) == ("t0.c", ["town_portal"] * 2, [])
    table.play("move main1 t0.ne", "play town_portal 0")
    assert (table.at("main1"), table.hand(0), table.discard(0)) == ("t0.c", ["town_portal"], ["town_portal"])
    late = over("crazy_wizard", **portals)
    late.play("play town_portal 0")
    assert late.discard(0) == ["town_portal"]


@pytest.mark.proves("week:grim_warlock")
def test_the_grim_warlock_strengthens_the_first_spell_of_each_turn():
    """A stronger Town Portal needs 2 Power; 1 has been played."""
    portal = {"hand": {0: ["town_portal", "town_portal"]}, "at": {"main1": "t0.ne"}, "power": (1, 0)}
    assert "1" not in Table(round=2, **portal).after("play town_portal")
    table = proclaimed("grim_warlock", **portal)
    table.play("play town_portal 1")
    assert (table.at("main1"), table.mp("main1"), table.g.power[0]) == ("t0.c", 4, 0)
    spent = proclaimed("grim_warlock", **portal, used=(("spell_power",), ()))
    assert "1" not in spent.after("play town_portal"), "only the first of the Turn"


@pytest.mark.proves("week:groovy_satyr")
def test_the_groovy_satyr_lets_the_attacker_replace_one_guard():
    decks = {"bronze": ["neutral_boars", "neutral_rogues"]}
    table = proclaimed("groovy_satyr", neutral=decks, tokens={0: 0, 1: 0})
    table.play("move main1 t0.w", "deploy castle_halberdiers a5", "deployed")
    guards = [args[1:] for args in table.facts("guards")]
    assert len(guards[0]) == 1
    assert (table.asked, set(table.options())) == ("0 redraw", {"pass", "replace neutral_boars"})
    table.play("replace neutral_boars")
    assert (table.asked, table.after("deploy neutral_rogues") != set()) == ("1 place_guard", True)
    plain = Table(round=2, neutral=decks, tokens={0: 0, 1: 0})
    plain.play("move main1 t0.w", "deploy castle_halberdiers a5", "deployed")
    assert plain.asked == "1 place_guard"


@pytest.mark.proves("week:profuse_growth")
def test_profuse_growth_raises_every_hand_limit_by_1():
    table = proclaimed("profuse_growth", level={1: 3})
    assert [table.g.hand_limit(seat) for seat in (0, 1)] == [5, 6]
    assert over("profuse_growth").g.hand_limit(0) == 4


@pytest.mark.proves("week:swift_weasel")
def test_the_swift_weasel_rolls_one_treasure_or_resource_die_again_once_a_turn(dice):
    table = proclaimed("swift_weasel", tiles={"t2": "n6"}, at={"main1": "t0.c"})
    dice.resource("gold_3", "valuables_2")
    table.play("move main1 t0.e")
    assert (table.asked, table.options()) == ("0 die", ["pass", *WEASEL])
    table.play(*WEASEL)
    assert (table.asked, table.purse(0)) == ("0 turn", (15, 3, 3))
    used = Table(week="swift_weasel", used=(("weasel",), ()))
    dice.resource("gold_3")
    used.play("move main1 t0.e")
    assert used.asked == "0 turn"


# --------------------------------------------------------------------------- the next income


def next_income(week, **how):
    """What both have after the next Resource Round, without any other income."""
    table = proclaimed(week, **how)
    before = table.purse(0)
    next_round(table)
    assert (table.g.round, before) == (3, how["resources"][0])
    return table.purse(0), table.purse(1)


@pytest.mark.proves("week:gold_dragon")
def test_the_gold_dragon_gives_5_gold_more_at_the_next_income():
    how = {"income": {0: (10, 2, 0), 1: (0, 0, 0)}, "resources": NO_INCOME}
    assert next_income("gold_dragon", **how) == ((15, 2, 0), (5, 0, 0))


@pytest.mark.proves("week:merry_leprechaun")
def test_the_merry_leprechaun_gives_1_valuable_more_at_the_next_income():
    how = {"income": {0: (10, 2, 1), 1: (0, 0, 0)}, "resources": NO_INCOME}
    assert next_income("merry_leprechaun", **how) == ((10, 2, 2), (0, 0, 1))


@pytest.mark.proves("week:greedy_dragon")
def test_the_greedy_dragon_takes_1_valuable_of_the_next_income_but_never_below_0():
    how = {"income": {0: (10, 2, 2), 1: (10, 0, 0)}, "resources": {0: (0, 0, 5), 1: (0, 0, 5)}}
    assert next_income("greedy_dragon", **how) == ((10, 2, 6), (10, 0, 5))


@pytest.mark.proves("week:wild_debauchery")
def test_wild_debauchery_takes_5_gold_of_the_next_income_but_never_below_0():
    how = {"income": {0: (15, 2, 0), 1: (3, 0, 0)}, "resources": {0: (4, 0, 0), 1: (4, 0, 0)}}
    assert next_income("wild_debauchery", **how) == ((14, 2, 0), (4, 0, 0))


def test_a_change_of_the_next_income_happens_once():
    table = proclaimed("gold_dragon", income=NO_INCOME, resources=NO_INCOME)
    for _ in range(3):
        next_round(table)
    assert (table.g.round, table.purse(0)) == (5, (5, 0, 0))
