"""Battles: what comes of a throw, against inhabitants and against players (chapter BAT)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.immortals.rules.attacks import attacking, fight, greens, tray, won
from games.immortals.table import GREEN, NOBODY, Table
from gonfalon.games.immortals.codes import PLACE_NAMES
from gonfalon.games.immortals.rules import tower as tower_rules
from gonfalon.games.immortals.state import Immortals

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


@pytest.mark.python_only("watches methods of the state, which compiled rules call directly")
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


@pytest.mark.python_only("watches methods of the state, which compiled rules call directly")
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
