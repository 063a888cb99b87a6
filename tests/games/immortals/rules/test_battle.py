"""Attacks: who may attack whom, the side of the inhabitants, the throw and what comes of it (chapter BAT)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.immortals.table import GREEN, NOBODY, Table
from gonfalon.games.immortals.codes import PLACE_NAMES
from gonfalon.games.immortals.rules import tower as tower_rules
from gonfalon.games.immortals.state import Immortals

NOTHING = ["give_up gold", "give_up energy"]
SHOWS = {"for": "heartwood", "neutral": "forge_fire", "against": "mill_ford"}
"""Forge Fire attacks Heartwood: what a Conflict card shows to put the inhabitants on a side."""
OPPOSITE = {"light": "dark", "dark": "light"}


@pytest.fixture
def thrown(tower, monkeypatch):
    """What was thrown into the tower, throw by throw: how many cubes of each colour."""
    throws = []
    cascade = tower_rules.cascade

    def watch(shelves, cubes, below):
        throws.append(Counter(cubes))
        return cascade(shelves, cubes, below)

    monkeypatch.setattr(tower_rules, "cascade", watch)
    return throws


def attacking(card, armies, space="L3", **more):
    """Seat 0 has turned up this card on Attack."""
    plan = {0: {space: card}, 2: {"DM": "blank"}, **more.pop("plan", {})}
    table = Table(plan=plan, armies=armies, **more)
    table.play(f"turn_up {space}")
    return table


def targets(table):
    """The ways of the attacks offered."""
    return {line.split()[0] for line in table.after("attack")}


def sides(table, way):
    """On which sides the inhabitants may be in this attack."""
    return {line.split(":")[-1] for line in table.after(f"attack {way}")}


def fight(tower, ours, theirs, greens, side, realm="light", card=None, tray=None, **more):
    """Seat 0 has attacked Heartwood from Forge Fire; after the throw so many of his armies, of seat 1's and of
    the inhabitants lay in the tray. `theirs` is None if Heartwood is unoccupied. One army stays in Forge Fire."""
    sent, held = max(ours, 1), None if theirs is None else max(theirs, 1)
    armies = {0: {f"{realm}:forge_fire": sent + 1}, 1: {}, **more.pop("armies", {})}
    if held:
        armies[1] = {f"{realm}:heartwood": held, **armies[1]}
    card = card or f"conflict_{realm}_{SHOWS[side]}"
    table = attacking(card, armies, tray={GREEN: max(greens, 1), **(tray or {})}, **more)
    tower(lodge=[0] * (sent - ours) + [1] * ((held or 0) - (theirs or 0)) + [GREEN] * (greens == 0))
    table.play(f"attack {realm}:forge_fire>{realm}:heartwood {sent}:{side}")
    assert table.armies(f"{realm}:forge_fire") == (0, 1)
    ((_, defender, *fell),) = table.facts("fell")
    assert defender == (NOBODY if theirs is None else 1)
    assert (fell[0], fell[GREEN]) == (ours, greens)
    assert theirs is None or fell[1] == theirs
    return table


def won(table):
    """Whether the attacker's side won."""
    (result,) = [name for name, *_ in table.match.log if name in ("won", "repelled")]
    return result == "won"


def tray(table):
    """What lies in the tray, by colour."""
    return {colour: n for colour, n in enumerate(table.g.tray) if n}


def greens(table):
    """The inhabitants in the common reserve, in the tray, in the tower."""
    return table.g.greens, table.g.tray[GREEN], table.g.inside(GREEN)


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


# --------------------------------------------------------------------- against an unoccupied region


@pytest.mark.rule("IMM-BAT-22", "IMM-BAT-23", "IMM-BAT-24")
@pytest.mark.parametrize("side", ["for", "neutral"])
@pytest.mark.parametrize("ours", [1, 4])
def test_without_hostile_inhabitants_all_armies_in_the_tray_enter(side, ours, tower):
    table = fight(tower, ours, None, 3, side, tray={1: 2, 2: 1})
    assert won(table)
    assert table.armies("light:heartwood") == (0, ours)
    assert table.limbo(0) == (0, 0)
    assert tray(table) == {1: 2, 2: 1, GREEN: 3}


@pytest.mark.rule("IMM-BAT-22", "IMM-BAT-32")
@pytest.mark.parametrize("side", ["for", "neutral"])
@pytest.mark.parametrize("holder", [None, 1])
def test_without_an_army_in_the_tray_the_attack_fails_and_nothing_is_gained(side, holder, tower):
    table = fight(tower, 0, None, 3, side, tray={1: 2}, cards={1: ["heartwood"]} if holder else {})
    assert not won(table)
    assert table.armies("light:heartwood") == (NOBODY, 0)
    assert table.card("heartwood") == (NOBODY if holder is None else holder)
    assert tray(table) == {1: 2, GREEN: 3}


@pytest.mark.rule("IMM-BAT-25", "IMM-BAT-26", "IMM-BAT-28")
def test_hostile_inhabitants_take_one_army_each_and_go_back_to_the_reserve(tower):
    table = fight(tower, 3, None, 2, "against", tray={1: 4})
    assert won(table)
    assert table.limbo(0) == (0, 2)
    assert table.armies("light:heartwood") == (0, 1)
    assert tray(table) == {1: 4}
    assert greens(table) == (20, 0, 0)
    assert table.card("heartwood") == 0


@pytest.mark.rule("IMM-BAT-25", "IMM-BAT-26", "IMM-BAT-27", "IMM-BAT-32")
@pytest.mark.parametrize(("ours", "inhabitants"), [(1, 3), (2, 2), (0, 2)])
def test_equal_or_more_hostile_inhabitants_win_and_all_of_them_go_back(ours, inhabitants, tower):
    table = fight(tower, ours, None, inhabitants, "against")
    assert not won(table)
    assert table.limbo(0) == (0, ours)
    assert table.armies("light:heartwood") == (NOBODY, 0)
    assert table.card("heartwood") == NOBODY
    assert greens(table) == (20, 0, 0)


@pytest.mark.rule("IMM-BAT-27")
def test_one_army_more_than_the_hostile_inhabitants_is_enough(tower):
    table = fight(tower, 4, None, 3, "against")
    assert won(table)
    assert table.armies("light:heartwood") == (0, 1)


@pytest.mark.rule("IMM-BAT-29", "IMM-BAT-31")
def test_who_enters_an_unoccupied_region_takes_its_card_from_the_region_deck(tower):
    table = fight(tower, 2, None, 1, "neutral")
    assert table.card("heartwood") == 0
    assert table.facts("region_card") == [(7, NOBODY, 0)]


@pytest.mark.rule("IMM-BAT-29")
@pytest.mark.parametrize("realm", ["light", "dark"])
@pytest.mark.parametrize(
    ("side", "ours", "inhabitants", "wins"),
    [
        ("neutral", 1, 3, True),
        ("for", 1, 3, True),
        ("against", 3, 2, True),
        ("neutral", 0, 1, False),
        ("for", 0, 2, False),
        ("against", 2, 2, False),
        ("against", 1, 3, False),
    ],
)
def test_only_who_wins_and_places_armies_gains_the_card_of_an_unoccupied_region(
    realm, side, ours, inhabitants, wins, tower
):
    table = fight(tower, ours, None, inhabitants, side, realm=realm)
    assert (table.armies(f"{realm}:heartwood")[1] > 0) == won(table) == wins
    assert table.card("heartwood") == (0 if wins else NOBODY)
    assert table.facts("region_card") == [(7, NOBODY, 0)] * wins


@pytest.mark.rule("IMM-BAT-29")
@pytest.mark.parametrize("planned", [False, True])
def test_who_has_the_card_of_an_unoccupied_region_already_keeps_it(planned, tower):
    """In hand, or on the board with what was planned with it."""
    table = fight(
        tower,
        2,
        None,
        1,
        "neutral",
        cards={0: ["heartwood"]},
        plan={0: {"L3": "conflict_light_forge_fire", **({"D1": "heartwood"} if planned else {})}},
        armies={0: {"light:forge_fire": 3, "dark:heartwood": 1}},
    )
    assert won(table)
    assert table.card("heartwood") == 0
    assert table.facts("region_card") == []
    assert table.plan(0) == ({"D1": "heartwood"} if planned else {})


@pytest.mark.rule("IMM-BAT-30")
@pytest.mark.parametrize("planned", [False, True])
def test_another_player_gives_the_card_of_an_unoccupied_region_at_once(planned, tower):
    where = {"plan": {1: {"L1": "heartwood", "LM": "blank"}}} if planned else {"cards": {1: ["heartwood"]}}
    table = fight(tower, 2, None, 1, "neutral", armies={1: {"dark:heartwood": 3}}, **where)
    assert table.card("heartwood") == 0
    assert table.plan(1) == ({"LM": "blank"} if planned else {})
    assert table.armies("dark:heartwood") == (1, 3)
    assert table.purse(1) == (10, 10)


# --------------------------------------------------------------------- against a player


@pytest.mark.rule("IMM-BAT-33", "IMM-BAT-35")
@pytest.mark.parametrize(
    ("ours", "theirs", "inhabitants", "side", "wins"),
    [
        (3, 2, 3, "neutral", True),
        (2, 3, 3, "neutral", False),
        (1, 3, 3, "for", True),
        (1, 3, 1, "for", False),
        (3, 2, 2, "against", False),
        (3, 1, 1, "against", True),
    ],
)
def test_the_side_with_more_cubes_in_the_tray_wins(ours, theirs, inhabitants, side, wins, tower):
    table = fight(tower, ours, theirs, inhabitants, side)
    assert won(table) == wins
    assert table.armies("light:heartwood")[0] != (1 if wins else 0)


@pytest.mark.rule("IMM-BAT-34", "IMM-BAT-55")
@pytest.mark.parametrize(("ours", "theirs"), [(3, 1), (1, 3), (2, 2)])
def test_neutral_inhabitants_and_others_cubes_do_not_count_and_stay_for_the_next_battle(ours, theirs, tower):
    table = fight(tower, ours, theirs, 3, "neutral", tray={2: 5})
    assert won(table) == (ours > theirs)
    assert tray(table) == {2: 5, GREEN: 3}


@pytest.mark.rule("IMM-BAT-55")
def test_what_stays_in_the_tray_is_thrown_in_the_next_battle(thrown):
    table = Table(
        armies={0: {"light:forge_fire": 3}, 1: {"dark:lakehome": 3}},
        plan={0: {"L3": "forge_fire"}, 1: {"L3": "lakehome"}},
        tray={2: 2, GREEN: 2},
    )
    table.play("turn_up L3", "attack light:forge_fire>light:heartwood 2:neutral")
    table.play("turn_up L3", "attack dark:lakehome>dark:the_murk 2:neutral")
    assert thrown == [Counter({0: 2, 2: 2, GREEN: 2}), Counter({1: 2, 2: 2, GREEN: 2})]


@pytest.mark.rule("IMM-BAT-36", "IMM-BAT-38", "IMM-BAT-41")
def test_the_example_of_white_falls(tower):
    table = attacking(
        "conflict_dark_white_falls",
        {0: {"dark:the_murk": 3}, 1: {"dark:white_falls": 2}},
        tray={GREEN: 1},
        shelves=((0, 0), (1,), ()),
        cards={1: ["white_falls"]},
    )
    tower(out=[0, 0, 1])
    table.play("attack dark:the_murk>dark:white_falls 2:for")
    assert table.facts("fell") == [(0, 1, 4, 3, 0, 0, 0, 1)]
    assert won(table)
    assert table.limbo(1) == (3, 0)
    assert table.limbo(0) == (2, 0)
    assert table.armies("dark:white_falls") == (0, 2)
    assert tray(table) == {}
    assert greens(table) == (20, 0, 0)
    assert table.card("white_falls") == 0
    assert table.discard == ["conflict_dark_white_falls"]


@pytest.mark.rule("IMM-BAT-36", "IMM-BAT-37")
@pytest.mark.parametrize(("ours", "theirs", "winner"), [(5, 2, 0), (2, 5, 1)])
def test_the_losers_cubes_all_leave_and_as_many_of_the_winners(ours, theirs, winner, tower):
    table = fight(tower, ours, theirs, 1, "neutral")
    assert table.limbo(0) == table.limbo(1) == (0, 2)
    assert table.armies("light:heartwood") == (winner, 3)


@pytest.mark.rule("IMM-BAT-38", "IMM-BAT-39")
@pytest.mark.parametrize(
    ("ours", "theirs", "inhabitants", "side", "placed", "lost", "staying"),
    [
        (2, 2, 3, "for", (0, 2), 0, 1),
        (3, 3, 1, "for", (0, 1), 2, 0),
        (2, 2, 3, "against", (1, 2), 0, 1),
        (3, 3, 1, "against", (1, 1), 2, 0),
    ],
)
def test_the_winners_inhabitants_leave_first_and_those_not_needed_stay(
    ours, theirs, inhabitants, side, placed, lost, staying, tower
):
    table = fight(tower, ours, theirs, inhabitants, side)
    assert table.armies("light:heartwood") == placed
    assert table.limbo(placed[0]) == (0, lost)
    assert tray(table) == ({GREEN: staying} if staying else {})
    assert greens(table) == (20 - staying, staying, 0)


@pytest.mark.rule("IMM-BAT-40")
@pytest.mark.parametrize(("ours", "theirs", "side"), [(1, 5, "for"), (5, 1, "against")])
def test_the_losers_inhabitants_go_back_to_the_reserve(ours, theirs, side, tower):
    table = fight(tower, ours, theirs, 2, side)
    assert greens(table) == (20, 0, 0)
    assert table.armies("light:heartwood") == (int(side == "for"), 2)


@pytest.mark.rule("IMM-BAT-41")
def test_a_winning_defender_places_what_he_has_in_the_tray_even_if_it_is_more(tower):
    table = attacking(
        "forge_fire", {0: {"light:forge_fire": 2}, 1: {"light:heartwood": 1}}, shelves=((1, 1, 1), (), ())
    )
    tower(out=[1, 1, 1])
    table.play("attack light:forge_fire>light:heartwood 1:neutral")
    assert table.armies("light:heartwood") == (1, 3)


@pytest.mark.rule("IMM-BAT-42")
@pytest.mark.parametrize("side", ["for", "neutral", "against"])
@pytest.mark.parametrize("theirs", [None, 0, 2])
def test_inhabitants_are_never_placed_in_a_region(side, theirs, tower):
    table = fight(tower, 1, theirs, 3, side)
    assert sum(greens(table)) == 20
    assert table.armies("light:heartwood")[0] != GREEN
    assert table.armies("light:heartwood")[1] <= 2


@pytest.mark.rule("IMM-BAT-43")
@pytest.mark.parametrize(("ours", "theirs"), [(1, 4), (4, 1), (2, 2), (2, None), (0, None)])
def test_no_attacker_returns_to_where_he_came_from(ours, theirs, tower):
    table = fight(tower, ours, theirs, 1, "neutral")
    assert table.armies("light:forge_fire") == (0, 1)
    assert 0 not in tray(table)


# --------------------------------------------------------------------- the Region card


@pytest.mark.rule("IMM-BAT-44")
@pytest.mark.parametrize("planned", [False, True])
def test_a_defeated_owner_hands_over_the_card_even_from_his_board(planned, tower):
    where = {"plan": {1: {"L1": "heartwood", "LM": "blank"}}} if planned else {"cards": {1: ["heartwood"]}}
    table = fight(tower, 3, 1, 1, "neutral", **where)
    assert table.armies("light:heartwood") == (0, 2)
    assert table.card("heartwood") == 0
    assert table.plan(1) == ({"LM": "blank"} if planned else {})
    assert table.facts("region_card") == [(7, 1, 0)]


@pytest.mark.rule("IMM-BAT-45")
@pytest.mark.parametrize("holder", [NOBODY, 0, 1, 2])
def test_a_winning_attacker_gets_the_card_from_whoever_has_it(holder, tower):
    cards = {} if holder == NOBODY else {holder: ["heartwood"]}
    table = fight(tower, 3, 1, 1, "neutral", cards=cards)
    assert table.card("heartwood") == 0
    assert table.facts("region_card") == ([] if holder == 0 else [(7, holder, 0)])


@pytest.mark.rule("IMM-BAT-45")
def test_a_winning_attacker_takes_the_card_from_a_third_players_board_too(tower):
    table = fight(tower, 3, 1, 1, "neutral", plan={2: {"L1": "heartwood", "DM": "blank"}})
    assert table.card("heartwood") == 0
    assert table.plan(2) == {"DM": "blank"}


@pytest.mark.rule("IMM-BAT-46", "IMM-BAT-47", "IMM-BAT-61")
@pytest.mark.parametrize("holder", [NOBODY, 0, 1, 2])
def test_if_the_defender_wins_the_card_stays_where_it_is(holder, tower):
    cards = {} if holder == NOBODY else {holder: ["heartwood"]}
    table = fight(tower, 1, 3, 1, "neutral", cards=cards)
    assert table.armies("light:heartwood") == (1, 2)
    assert table.card("heartwood") == holder
    assert table.facts("region_card") == []


@pytest.mark.rule("IMM-BAT-48", "IMM-BAT-49")
@pytest.mark.parametrize(
    ("ours", "theirs", "inhabitants", "side", "staying"),
    [(3, 2, 1, "against", 0), (1, 3, 2, "for", 0), (2, 2, 3, "neutral", 3)],
)
@pytest.mark.parametrize("realm", ["light", "dark"])
def test_in_a_tie_both_sides_are_lost_and_nobody_holds_the_region(
    ours, theirs, inhabitants, side, staying, realm, tower
):
    table = fight(tower, ours, theirs, inhabitants, side, realm)
    assert not won(table)
    assert table.armies(f"{realm}:heartwood") == (NOBODY, 0)
    fallen = [(0, n) if realm == "light" else (n, 0) for n in (ours, theirs)]
    assert [table.limbo(0), table.limbo(1)] == fallen
    assert greens(table) == (20 - staying, staying, 0)


@pytest.mark.rule("IMM-BAT-50", "IMM-BAT-51")
@pytest.mark.parametrize(("holder", "after"), [(NOBODY, NOBODY), (0, NOBODY), (1, NOBODY), (2, 2)])
def test_after_a_tie_the_card_of_one_of_the_two_goes_back_to_the_deck(holder, after, tower):
    cards = {} if holder == NOBODY else {holder: ["heartwood"]}
    armies = {} if holder == NOBODY else {holder: {"dark:heartwood": 1}}
    armies[0] = {"light:forge_fire": 3, **armies.get(0, {})}
    table = fight(tower, 2, 2, 1, "neutral", cards=cards, armies=armies)
    assert table.card("heartwood") == after


@pytest.mark.rule("IMM-BAT-50")
def test_after_a_tie_the_card_goes_back_even_from_a_board_or_just_played(tower):
    table = fight(tower, 2, 2, 1, "neutral", plan={1: {"L1": "heartwood", "LM": "blank"}})
    assert table.card("heartwood") == NOBODY
    assert table.plan(1) == {"LM": "blank"}
    table = fight(tower, 1, 2, 1, "for", card="heartwood")
    assert table.card("heartwood") == NOBODY


@pytest.mark.rule("IMM-BAT-52")
def test_nothing_against_nothing_is_a_tie(tower):
    table = fight(tower, 0, 0, 2, "neutral", cards={1: ["heartwood"]})
    assert not won(table)
    assert table.armies("light:heartwood") == (NOBODY, 0)
    assert table.card("heartwood") == NOBODY
    assert tray(table) == {GREEN: 2}


@pytest.mark.rule("IMM-BAT-53")
@pytest.mark.parametrize(("holder", "after"), [(NOBODY, NOBODY), (0, 0), (1, NOBODY), (2, 2)])
def test_inhabitants_alone_win_for_the_attacker_and_only_the_defenders_card_goes_to_the_deck(holder, after, tower):
    cards = {} if holder == NOBODY else {holder: ["heartwood"]}
    table = fight(tower, 0, 2, 3, "for", cards=cards)
    assert won(table)
    assert table.armies("light:heartwood") == (NOBODY, 0)
    assert table.limbo(1) == (0, 2)
    assert greens(table) == (19, 1, 0)
    assert table.card("heartwood") == after


@pytest.mark.rule("IMM-BAT-53")
def test_the_region_is_taken_only_if_an_attacking_army_is_left(tower):
    table = fight(tower, 1, 3, 3, "for")
    assert won(table)
    assert table.armies("light:heartwood") == (0, 1)
    table = fight(tower, 0, 1, 2, "for", cards={1: ["heartwood"]})
    assert table.armies("light:heartwood") == (NOBODY, 0)
    assert table.facts("won") == [(0, 7, 0, NOBODY)]


@pytest.mark.rule("IMM-BAT-54")
@pytest.mark.parametrize("planned", [False, True])
def test_inhabitants_alone_win_for_the_defender_who_keeps_his_card_without_the_region(planned, tower):
    where = {"plan": {1: {"L1": "heartwood"}}} if planned else {"cards": {1: ["heartwood"]}}
    table = fight(tower, 1, 0, 3, "against", **where)
    assert not won(table)
    assert table.armies("light:heartwood") == (NOBODY, 0)
    assert table.limbo(0) == (0, 1)
    assert greens(table) == (18, 2, 0)
    assert table.card("heartwood") == 1
    assert table.plan(1) == ({"L1": "heartwood"} if planned else {})


# --------------------------------------------------------------------- one battle, step by step


@pytest.mark.rule("IMM-BAT-56")
def test_an_attack_is_one_battle_and_the_winner_does_not_go_on(tower):
    table = fight(tower, 5, 1, 1, "neutral")
    assert won(table)
    assert table.asked == "1 compensation"
    assert len(table.facts("attacked")) == 1


@pytest.fixture
def steps(tower, monkeypatch):
    """What a battle does to the table, in its order: armies leave, are thrown with the rest, are lost, stay in the
    region attacked; its card moves; the card played is discarded."""
    done = []

    def watch(owner, name, note):
        real = getattr(owner, name)

        def noted(*args, **more):
            if said := note(*args):
                done.append(said)
            return real(*args, **more)

        monkeypatch.setattr(owner, name, noted)

    watch(Immortals, "take_armies", lambda g, place, n: ("leave", PLACE_NAMES[place], n))
    watch(tower_rules, "cascade", lambda shelves, cubes, below: ("thrown", dict(Counter(cubes))))
    watch(Immortals, "tell", lambda g, name, *args: ("lost", *args[:2]) if name == "lost" else None)
    watch(Immortals, "put_armies", lambda g, seat, place, n: ("stay", seat, PLACE_NAMES[place], n) if n else None)
    watch(Immortals, "give_card", lambda g, region, seat: ("card", seat))
    watch(Immortals, "drop", lambda g, seat, conflict: ("discard", seat))
    return done


def battle_steps(steps, card, side, defenders, tray):
    """The steps of an attack with three armies on Heartwood."""
    armies = {0: {"light:forge_fire": 4}, 1: {"light:heartwood": defenders} if defenders else {}}
    owned = {1: ["heartwood"]} if defenders else {}
    table = attacking(card, armies, tray=tray, cards=owned)
    steps.clear()
    table.play(f"attack light:forge_fire>light:heartwood 3:{side}")
    return steps


@pytest.mark.rule("IMM-BAT-57")
@pytest.mark.parametrize("card", ["conflict_light_forge_fire", "forge_fire"])
@pytest.mark.parametrize(("lay", "thrown"), [(0, 1), (1, 1), (3, 3), (4, 3), (6, 5)])
@pytest.mark.parametrize("yellow", [0, 2])
def test_the_steps_of_a_battle_come_in_their_order(steps, card, lay, thrown, yellow):
    """`lay` inhabitants and `yellow` cubes of a third player lie in the tray and are taken up; the inhabitants are
    adjusted before the throw; a Conflict card is discarded last, a Region card comes back."""
    tray, others = {GREEN: lay, 2: yellow}, {GREEN: thrown} | ({2: yellow} if yellow else {})
    discard = [("discard", 0)] if card.startswith("conflict") else []
    assert battle_steps(steps, card, "neutral", 2, tray) == [
        ("leave", "light:forge_fire", 3),
        ("leave", "light:heartwood", 2),
        ("thrown", {**others, 0: 3, 1: 2}),
        ("lost", 0, 2),
        ("lost", 1, 2),
        ("stay", 0, "light:heartwood", 1),
        ("card", 0),
        *discard,
    ]


@pytest.mark.rule("IMM-BAT-57")
def test_the_steps_of_an_attack_on_an_unoccupied_region_come_in_their_order(steps):
    assert battle_steps(steps, "conflict_light_mill_ford", "against", 0, {GREEN: 4}) == [
        ("leave", "light:forge_fire", 3),
        ("thrown", {GREEN: 3, 0: 3}),
        ("lost", 0, 3),
        ("discard", 0),
    ]
    assert battle_steps(steps, "conflict_light_mill_ford", "against", 0, {GREEN: 1}) == [
        ("leave", "light:forge_fire", 3),
        ("thrown", {GREEN: 1, 0: 3}),
        ("lost", 0, 1),
        ("stay", 0, "light:heartwood", 2),
        ("card", 0),
        ("discard", 0),
    ]
