"""Attacks: who may attack whom, the side of the inhabitants, and the throw (chapter BAT)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.immortals.rules.attacks import OPPOSITE, SHOWS, attacking, fight, sides, targets, won
from games.immortals.table import GREEN, NOBODY
from gonfalon.games.immortals.rules import tower as tower_rules

# --------------------------------------------------------------------- who may attack whom


@pytest.mark.rule("IMM-BAT-01", "IMM-BAT-02")
def test_an_attack_goes_to_a_neighbour_that_is_unoccupied_or_anothers_and_never_to_ones_own():
    table = attacking(
        "mill_ford", {0: {"light:heartwood": 2, "light:emerald_cliff": 1}, 1: {"light:moon_glade": 3}}
    )
    goals = ("forge_fire", "moon_glade", "fern_hollow")
    assert targets(table) == {f"light:heartwood>light:{goal}" for goal in goals}


@pytest.mark.rule("IMM-BAT-03")
def test_the_other_realm_is_reached_only_through_a_portal_and_in_its_direction():
    armies = {0: {"light:heartwood": 2}, 1: {"dark:heartwood": 2, "dark:forge_fire": 2}}
    way = "light:heartwood>dark:heartwood"
    without = targets(attacking("mill_ford", armies))
    assert all(goal.startswith("light:") for goal in (line.split(">")[1] for line in without))
    assert targets(attacking("mill_ford", armies, portals=["dark:heartwood", "light:forge_fire"])) == without
    assert targets(attacking("mill_ford", armies, portals=["light:heartwood"])) == without | {way}


@pytest.mark.rule("IMM-BAT-04")
@pytest.mark.parametrize(
    "card",
    ["heartwood", "mill_ford", "conflict_dark_lakehome", "conflict_light_joker_wilds", "conflict_light_heartwood"],
)
def test_the_card_fixes_neither_the_attacking_region_nor_the_target(card):
    table = attacking(card, {0: {"light:heartwood": 2, "dark:mill_ford": 3}})
    light, dark = (
        ("forge_fire", "emerald_cliff", "moon_glade", "fern_hollow"),
        ("treehome", "barley_down", "watch_hill"),
    )
    assert targets(table) == {
        *(f"light:heartwood>light:{goal}" for goal in light),
        *(f"dark:mill_ford>dark:{goal}" for goal in dark),
    }


@pytest.mark.rule("IMM-BAT-60")
def test_the_card_need_not_show_a_region_with_armies_of_the_attacker(tower):
    for card, side, left in (
        ("lakehome", "against", 1),
        ("conflict_light_lakehome", "against", 1),
        ("conflict_dark_lakehome", "against", 1),
        ("conflict_dark_heartwood", "against", 1),
        ("conflict_light_heartwood", "for", 2),
        ("heartwood", "for", 2),
        ("conflict_dark_joker_wilds", "against", 1),
    ):
        table = attacking(card, {0: {"light:forge_fire": 3}}, tray={GREEN: 1})
        table.play(f"attack light:forge_fire>light:heartwood 2:{side}")
        assert table.armies("light:heartwood") == (0, left)


@pytest.mark.rule("IMM-BAT-11", "IMM-BAT-12")
def test_any_number_attacks_but_one_stays_behind(thrown):
    way = "light:forge_fire>light:heartwood"
    table = attacking("forge_fire", {0: {"light:forge_fire": 5, "light:mountainhome": 1}})
    assert table.after(f"attack {way}") == {f"{n}:neutral" for n in (1, 2, 3, 4)}
    assert not any(line.startswith("light:mountainhome") for line in targets(table))
    table.refused(f"attack {way} 5:neutral")
    table.play(f"attack {way} 3:neutral")
    assert thrown[0][0] == 3
    assert table.armies("light:forge_fire") == (0, 2)
    assert table.armies("light:heartwood") == (0, 3)


# --------------------------------------------------------------------- the side of the inhabitants


@pytest.mark.rule("IMM-BAT-05", "IMM-BAT-06", "IMM-BAT-07")
@pytest.mark.parametrize(("side", "shown"), SHOWS.items())
@pytest.mark.parametrize("held", [False, True])
def test_the_card_shows_on_which_side_the_inhabitants_are(side, shown, held):
    armies = {0: {"light:forge_fire": 3}, 1: {"light:heartwood": 2} if held else {}}
    for card in (shown, f"conflict_light_{shown}"):
        assert sides(attacking(card, armies), "light:forge_fire>light:heartwood") == {side}


@pytest.mark.rule("IMM-BAT-05")
def test_inhabitants_for_the_attacker_count_with_him(tower):
    table = fight(tower, 1, 2, 2, "for")
    assert won(table)
    assert table.facts("attacked") == [(0, 1, 2, 7, 0, 1, 2)]


@pytest.mark.rule("IMM-BAT-06")
def test_neutral_inhabitants_do_not_fight(tower):
    assert not won(fight(tower, 1, 2, 3, "neutral"))
    assert won(fight(tower, 2, 1, 3, "neutral"))


@pytest.mark.rule("IMM-BAT-07")
def test_inhabitants_against_the_attacker_fight_for_the_defender_or_for_themselves(tower):
    assert not won(fight(tower, 3, 2, 2, "against"))
    assert not won(fight(tower, 3, None, 3, "against"))


@pytest.mark.rule("IMM-BAT-08")
@pytest.mark.parametrize("own", ["light", "dark"])
def test_a_region_card_stands_for_both_realms_wherever_ones_armies_are(own):
    armies = {0: {"light:forge_fire": 4, "dark:heartwood": 1, f"{own}:fern_hollow": 1}, 1: {"light:heartwood": 2}}
    way = "light:forge_fire>light:heartwood"
    assert sides(attacking("heartwood", armies), way) == {"for"}
    assert sides(attacking("forge_fire", armies), way) == {"neutral"}
    armies = {0: {"dark:fern_hollow": 2, "light:heartwood": 1}}
    assert sides(attacking("heartwood", armies), "dark:fern_hollow>dark:heartwood") == {"for"}


@pytest.mark.rule("IMM-BAT-58")
@pytest.mark.parametrize("realm", ["light", "dark"])
def test_a_conflict_card_counts_only_for_the_realm_it_shows(realm):
    armies = {0: {f"{realm}:forge_fire": 3}}
    way = f"{realm}:forge_fire>{realm}:heartwood"
    assert sides(attacking(f"conflict_{realm}_heartwood", armies), way) == {"for"}
    assert sides(attacking(f"conflict_{realm}_forge_fire", armies), way) == {"neutral"}
    for shown in ("heartwood", "forge_fire"):
        assert sides(attacking(f"conflict_{OPPOSITE[realm]}_{shown}", armies), way) == {"against"}


@pytest.mark.rule("IMM-BAT-59")
@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("heartwood", {"for"}),
        ("conflict_light_heartwood", {"neutral"}),
        ("conflict_dark_heartwood", {"for"}),
        ("forge_fire", {"against"}),
        ("conflict_light_joker_greenwood", {"neutral", "against"}),
        ("conflict_dark_joker_greenwood", {"for", "against"}),
    ],
)
def test_through_a_portal_the_first_case_that_fits_applies(card, offered):
    table = attacking(card, {0: {"light:heartwood": 3}, 1: {"dark:heartwood": 2}}, portals=["light:heartwood"])
    assert sides(table, "light:heartwood>dark:heartwood") == offered


@pytest.mark.rule("IMM-BAT-09")
@pytest.mark.parametrize(
    ("card", "way", "offered"),
    [
        ("conflict_light_joker_greenwood", "light:forge_fire>light:heartwood", {"for", "against"}),
        ("conflict_light_joker_highpeaks", "light:forge_fire>light:heartwood", {"neutral", "against"}),
        ("conflict_light_joker_highpeaks", "light:forge_fire>light:tribute_pass", {"for", "neutral", "against"}),
        ("conflict_light_joker_marches", "light:forge_fire>light:heartwood", {"against"}),
        ("conflict_dark_joker_greenwood", "light:forge_fire>light:heartwood", {"against"}),
        ("conflict_dark_joker_highpeaks", "light:forge_fire>light:tribute_pass", {"against"}),
    ],
)
def test_a_joker_counts_as_the_region_of_its_province_and_realm_that_the_player_names(card, way, offered):
    assert sides(attacking(card, {0: {"light:forge_fire": 3}}), way) == offered


@pytest.mark.rule("IMM-BAT-09")
@pytest.mark.parametrize(("side", "left"), [("for", 3), ("neutral", 3), ("against", 1)])
def test_a_joker_has_the_effect_of_the_case_chosen_and_is_discarded(side, left, tower):
    joker = "conflict_light_joker_highpeaks"
    table = attacking(joker, {0: {"light:forge_fire": 4}}, tray={GREEN: 2})
    table.play(f"attack light:forge_fire>light:tribute_pass 3:{side}")
    assert table.armies("light:tribute_pass") == (0, left)
    assert table.discard == [joker]


# --------------------------------------------------------------------- the throw


@pytest.mark.rule("IMM-BAT-10", "IMM-BAT-18")
@pytest.mark.parametrize("held", [0, 2])
def test_every_battle_is_thrown_once_into_the_tower_also_for_an_unoccupied_region(held, thrown):
    armies = {0: {"light:forge_fire": 3}, 1: {"light:heartwood": held} if held else {}}
    table = attacking("heartwood", armies, tray={GREEN: 2, 2: 1})
    table.play("attack light:forge_fire>light:heartwood 2:for")
    assert thrown == [Counter({0: 2, 1: held, GREEN: 2, 2: 1})]


@pytest.mark.rule("IMM-BAT-10")
def test_the_real_tower_decides_by_chance():
    results = set()
    for seed in range(12):
        table = attacking("forge_fire", {0: {"light:forge_fire": 4}, 1: {"light:heartwood": 3}}, seed=seed)
        table.play("attack light:forge_fire>light:heartwood 3:neutral")
        results.add(table.armies("light:heartwood"))
    assert len(results) > 2


@pytest.mark.rule("IMM-BAT-13")
def test_everything_in_the_tray_is_thrown_again(thrown):
    table = attacking("forge_fire", {0: {"light:forge_fire": 2}}, tray={0: 2, 1: 3, 2: 1, GREEN: 2})
    table.play("attack light:forge_fire>light:heartwood 1:neutral")
    assert thrown == [Counter({0: 3, 1: 3, 2: 1, GREEN: 2})]


@pytest.mark.rule("IMM-BAT-14", "IMM-BAT-15")
@pytest.mark.parametrize(
    ("lying", "reserve", "falling"), [(0, 20, 1), (0, 0, 0), (1, 5, 1), (3, 5, 3), (4, 5, 3), (5, 5, 4), (7, 0, 6)]
)
def test_one_inhabitant_joins_an_empty_tray_and_one_leaves_if_there_are_more_than_three(
    lying, reserve, falling, thrown
):
    table = attacking("forge_fire", {0: {"light:forge_fire": 2}}, tray={GREEN: lying}, greens=reserve)
    table.play("attack light:forge_fire>light:heartwood 1:neutral")
    assert thrown[0][GREEN] == falling
    assert table.g.greens == reserve + lying - falling
    assert table.g.tray[GREEN] == falling


@pytest.mark.rule("IMM-BAT-16", "IMM-BAT-17")
def test_the_tray_all_attackers_and_every_defender_are_thrown_together(thrown):
    table = attacking(
        "conflict_light_white_falls",
        {0: {"light:the_murk": 3}, 1: {"light:white_falls": 2, "light:borderland": 4}},
        tray={0: 1, 2: 2, GREEN: 3},
    )
    table.play("attack light:the_murk>light:white_falls 2:for")
    assert thrown == [Counter({0: 3, 1: 2, 2: 2, GREEN: 3})]
    assert sum(thrown[0].values()) == 6 + 4
    assert table.armies("light:the_murk") == (0, 1)
    assert table.armies("light:borderland") == (1, 4)


@pytest.mark.rule("IMM-BAT-16")
def test_region_and_tray_are_empty_during_the_throw(tower, monkeypatch):
    cascade, seen = tower_rules.cascade, []
    table = attacking("heartwood", {0: {"light:forge_fire": 3}, 1: {"light:heartwood": 2}})

    def watch(shelves, cubes, below):
        seen.append((table.armies("light:forge_fire"), table.armies("light:heartwood")))
        return cascade(shelves, cubes, below)

    monkeypatch.setattr(tower_rules, "cascade", watch)
    table.play("attack light:forge_fire>light:heartwood 2:for")
    assert seen == [((0, 1), (NOBODY, 0))]


@pytest.mark.rule("IMM-BAT-19")
def test_only_what_lies_in_the_tray_counts_and_what_falls_out_counts_fully(tower):
    table = attacking(
        "forge_fire",
        {0: {"light:forge_fire": 6}, 1: {"light:heartwood": 1}},
        shelves=((0, 0), (1, 1, 1), (GREEN,)),
    )
    tower(lodge=[0, 0, 0, 0, GREEN], out=[1, 1])
    table.play("attack light:forge_fire>light:heartwood 5:neutral")
    assert table.facts("fell") == [(0, 1, 1, 3, 0, 0, 0, 0)]
    assert table.armies("light:heartwood") == (1, 2)
    assert table.g.inside(0) == 6
    assert table.limbo(0) == (0, 1)


@pytest.mark.rule("IMM-BAT-20", "IMM-BAT-41")
@pytest.mark.parametrize("realm", ["light", "dark"])
def test_cubes_from_the_tower_fight_here_wherever_they_were_lost_and_may_be_more_than_were_sent(realm, tower):
    table = attacking(
        "forge_fire", {0: {f"{realm}:forge_fire": 3}, 1: {f"{realm}:heartwood": 2}}, shelves=((0, 0, 0), (), ())
    )
    tower(out=[0, 0, 0])
    table.play(f"attack {realm}:forge_fire>{realm}:heartwood 2:neutral")
    assert table.armies(f"{realm}:heartwood") == (0, 3)


@pytest.mark.rule("IMM-BAT-21", "IMM-BAT-37")
@pytest.mark.parametrize(("realm", "ours", "theirs"), [("light", (0, 2), (0, 2)), ("dark", (2, 0), (2, 0))])
def test_the_fallen_go_to_the_limbo_opposite_to_the_realm_of_the_battle(realm, ours, theirs, tower):
    table = fight(tower, 3, 2, 0, "neutral", realm)
    assert table.limbo(0) == ours
    assert table.limbo(1) == theirs
    table = fight(tower, 3, None, 2, "against", realm)
    assert table.limbo(0) == ours


@pytest.mark.rule("IMM-BAT-21")
@pytest.mark.parametrize(("realm", "limbo"), [("light", (2, 0)), ("dark", (0, 2))])
def test_through_a_portal_the_realm_attacked_decides_for_both(realm, limbo, tower):
    there = OPPOSITE[realm]
    table = attacking(
        "heartwood",
        {0: {f"{realm}:heartwood": 3}, 1: {f"{there}:heartwood": 2}},
        portals=[f"{realm}:heartwood"],
    )
    tower(lodge=[GREEN])
    table.play(f"attack {realm}:heartwood>{there}:heartwood 2:for")
    assert table.limbo(0) == table.limbo(1) == limbo
