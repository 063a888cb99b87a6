"""The four Magic cards and their options (chapter MAG)."""

from __future__ import annotations

import pytest

from games.immortals.table import Table

NOTHING = ["give_up gold", "give_up energy"]
GREAT = "magic_transition_5"
OMEN = "magic_omen_or_lead"
CLAIM = "magic_claim_or_consecrate"
LORE = "magic_lore_or_muster"
COSTS = {GREAT: (1, 4), OMEN: (1, 0), CLAIM: (2, 2), LORE: (2, 0)}
"""Gold and energy."""
READY = {
    "armies": {0: {"light:foothold": 3, "dark:wildhome": 1}, 1: {"dark:foothold": 2}},
    "limbo": {0: (6, 6)},
    "cards": {1: ["foothold"]},
    "marker": 1,
}
"""A position in which seat 0 can do all that the cards offer."""
CHOICES = [
    (GREAT, "deploy 5 light:foothold"),
    (OMEN, "draw"),
    (OMEN, "lead"),
    (CLAIM, "build sanctuary light:foothold"),
    (CLAIM, "claim foothold"),
    (LORE, "draw"),
    (LORE, "deploy 2 light:foothold"),
]


def magic(card, space="LM", **more):
    """Seat 0 has turned up this Magic card."""
    plan = {0: {space: card}, 2: {"DM": "blank"}, **more.pop("plan", {})}
    table = Table(plan=plan, **more)
    table.play(f"turn_up {space}")
    return table


def to_next_round(table):
    """Play on, doing nothing, until another round has begun."""
    now = table.g.round
    while table.g.round == now:
        table.play("pass gold")


# --------------------------------------------------------------------- what they share


@pytest.mark.rule("IMM-MAG-02")
@pytest.mark.parametrize(("card", "line"), CHOICES)
@pytest.mark.parametrize("space", ["LM", "DM"])
def test_one_option_is_chosen_when_the_card_is_turned_up_and_only_that_is_carried_out(card, line, space):
    table = magic(card, space, **READY)
    assert {choice for of, choice in CHOICES if of == card} <= set(table.options())
    before = (table.g.points[0], table.g.marker, len(table.g.deck), table.card("foothold"), table.limbo(0))
    table.play(line)
    after = (table.g.points[0], table.g.marker, len(table.g.deck), table.card("foothold"), table.limbo(0))
    assert sum(old != new for old, new in zip(before, after, strict=True)) == 1
    assert table.asked == "1 compensation"


@pytest.mark.rule("IMM-MAG-03", "IMM-MAG-04", "IMM-MAG-08", "IMM-MAG-15", "IMM-MAG-24")
@pytest.mark.parametrize(("card", "line"), CHOICES)
def test_a_magic_card_costs_the_same_for_both_options(card, line):
    gold, energy = COSTS[card]
    table = magic(card, **READY, gold={0: gold}, energy={0: energy})
    table.play(line)
    assert table.purse(0) == (0, 0)


@pytest.mark.rule("IMM-MAG-04", "IMM-MAG-08", "IMM-MAG-15", "IMM-MAG-24")
@pytest.mark.parametrize("card", COSTS)
def test_who_lacks_one_gold_or_energy_cannot_use_the_card(card):
    gold, energy = COSTS[card]
    assert magic(card, **READY, gold={0: gold - 1}).options() == NOTHING
    if energy:
        assert magic(card, **READY, energy={0: energy - 1}).options() == NOTHING


# --------------------------------------------------------------------- transition of 5 armies


@pytest.mark.rule("IMM-MAG-05", "IMM-MAG-06")
def test_five_armies_of_one_limbo_are_spread_over_regions_of_its_realm_as_one_likes():
    table = magic(
        GREAT,
        armies={0: {"light:foothold": 1, "light:wildhome": 1, "dark:lakehome": 1}, 1: {"light:the_murk": 1}},
        limbo={0: (7, 7)},
    )
    places = {"light:foothold", "light:wildhome", "dark:lakehome"}
    assert table.after("deploy") == {f"{n} {place}" for n in range(1, 6) for place in places}
    table.play("deploy 2 light:wildhome")
    assert table.asked == "0 spread"
    assert table.after("deploy") == {f"{n} light:{at}" for n in (1, 2, 3) for at in ("foothold", "wildhome")}
    table.play("deploy 1 light:foothold")
    assert {line.split()[0] for line in table.after("deploy")} == {"1", "2"}
    table.play("deploy 2 light:foothold")
    assert table.places(0) == {"light:foothold": 4, "light:wildhome": 3, "dark:lakehome": 1}
    assert table.limbo(0) == (2, 7)
    assert table.asked == "1 compensation"


@pytest.mark.rule("IMM-MAG-05")
def test_the_two_limbos_are_not_combined():
    table = magic(GREAT, armies={0: {"light:foothold": 1, "dark:foothold": 1}}, limbo={0: (3, 2)})
    assert not table.offered("deploy 4 light:foothold")
    table.play("deploy 3 light:foothold")
    assert table.asked == "1 compensation"
    assert table.limbo(0) == (0, 2)


@pytest.mark.rule("IMM-MAG-06")
def test_the_great_transition_needs_an_army_in_the_realm_of_the_limbo():
    assert magic(GREAT, armies={0: {"dark:foothold": 1}}, limbo={0: (5, 0)}).options() == NOTHING


@pytest.mark.rule("IMM-MAG-07")
def test_with_fewer_than_five_those_in_that_limbo_come_at_full_cost():
    table = magic(GREAT, armies={0: {"light:foothold": 1}}, limbo={0: (2, 0)})
    table.play("deploy 1 light:foothold")
    assert table.asked == "0 spread"
    table.play("deploy 1 light:foothold")
    assert table.armies("light:foothold") == (0, 3)
    assert table.purse(0) == (9, 6)
    assert table.asked == "1 compensation"


@pytest.mark.rule("IMM-MAG-07")
def test_with_empty_limbos_the_great_transition_is_impossible():
    assert magic(GREAT, armies={0: {"light:foothold": 1, "dark:foothold": 1}}).options() == NOTHING


# --------------------------------------------------------------------- Conflict card or First Player marker


@pytest.mark.rule("IMM-MAG-09")
def test_the_omen_draws_one_conflict_card():
    table = magic(OMEN, deck=("conflict_dark_foothold", "conflict_light_wildhome"))
    table.play("draw")
    assert table.hand(0) == ["conflict_dark_foothold"]


@pytest.mark.rule("IMM-MAG-10", "IMM-MAG-11", "IMM-MAG-12")
def test_who_takes_the_marker_is_first_in_the_next_round_and_not_before():
    board = {"LM": OMEN, "L1": "blank", "DM": LORE}
    table = Table(first=1, plan=dict.fromkeys(range(3), board), gold={0: 1})
    table.play("turn_up L1", "give_up gold", "turn_up L1", "give_up gold", "turn_up LM", "lead")
    assert table.g.marker == 0
    assert table.purse(0)[0] == 0
    assert table.g.first == 1
    order = []
    while table.g.stage == "actions":
        order.append(int(table.asked[0]))
        table.play("pass gold")
    assert order == [1, 2, 0]
    assert [seat for seat, *_ in table.facts("scored")] == [2, 0, 1]
    assert table.facts("round") == [(2, 0)]
    assert table.asked == "0 draw"


@pytest.mark.rule("IMM-MAG-12")
def test_the_marker_that_nobody_takes_stays_where_it_is():
    table = Table(first=1, plan={1: {"LM": OMEN}})
    table.play("turn_up LM", "draw")
    assert table.facts("round") == [(2, 1)]


@pytest.mark.rule("IMM-MAG-13", "IMM-MAG-14")
def test_the_last_to_take_the_marker_holds_it_and_the_holder_cannot_take_it():
    board = {"LM": OMEN, "L1": "blank"}
    table = Table(plan=dict.fromkeys(range(3), board))
    table.play("turn_up LM")
    assert table.options() == [*NOTHING, "draw"]
    table.play("draw", "turn_up LM", "lead")
    assert table.g.marker == 1
    table.play("turn_up LM", "lead")
    assert table.g.marker == 2
    to_next_round(table)
    assert table.g.first == 2


# --------------------------------------------------------------------- take a Region card or build a Sanctuary


@pytest.mark.rule("IMM-MAG-16", "IMM-MAG-17")
def test_a_sanctuary_is_built_in_any_own_region_within_the_limits_for_the_card_alone():
    table = magic(
        CLAIM,
        armies={0: {"light:foothold": 1, "dark:wildhome": 2, "light:lakehome": 1, "light:treehome": 1}},
        sanctuaries=["light:lakehome"],
        capitals=["light:treehome"],
    )
    assert table.after("build") == {"sanctuary light:foothold", "sanctuary dark:wildhome"}
    table.play("build sanctuary dark:wildhome")
    assert table.buildings("sanctuaries") == {"light:lakehome", "dark:wildhome"}
    assert table.points(0) == 1
    assert table.purse(0) == (8, 8)


@pytest.mark.rule("IMM-MAG-18")
def test_a_region_is_named_where_one_has_an_army_and_whose_card_one_does_not_own():
    table = magic(
        CLAIM,
        armies={0: {"light:foothold": 1, "dark:wildhome": 1, "dark:lakehome": 1}, 1: {"light:treehome": 1}},
        cards={0: ["wildhome"], 1: ["foothold", "treehome"]},
    )
    assert table.after("claim") == {"foothold", "lakehome"}


@pytest.mark.rule("IMM-MAG-19", "IMM-MAG-20", "IMM-MAG-21")
@pytest.mark.parametrize(("mine", "theirs", "owner"), [(3, 2, 0), (2, 2, 1), (2, 3, 1), (1, 0, 0)])
@pytest.mark.parametrize(("here", "there"), [("light", "dark"), ("dark", "light")])
def test_the_card_goes_to_who_has_more_armies_than_its_owner_in_the_other_realm(mine, theirs, owner, here, there):
    armies = {0: {f"{here}:tribute_pass": mine}, 1: {f"{there}:tribute_pass": theirs, f"{there}:foothold": 9}}
    table = magic(CLAIM, armies=armies, cards={1: ["tribute_pass"]}, gold={0: 2}, energy={0: 2})
    table.play("claim tribute_pass")
    assert table.card("tribute_pass") == owner
    assert table.purse(0) == (0, 0)
    assert table.asked == "1 compensation"
    assert len(table.facts("claim_failed")) == owner
    assert table.armies(f"{here}:tribute_pass") == (0, mine)


@pytest.mark.rule("IMM-MAG-19")
def test_an_owner_without_armies_there_counts_nothing_whoever_else_does():
    armies = {0: {"light:tribute_pass": 1}, 2: {"dark:tribute_pass": 5}}
    table = magic(CLAIM, armies=armies, cards={1: ["tribute_pass"]})
    table.play("claim tribute_pass")
    assert table.card("tribute_pass") == 0


@pytest.mark.rule("IMM-MAG-20")
@pytest.mark.parametrize(("mine", "left"), [(3, {"LM": OMEN}), (2, {"L1": "tribute_pass", "LM": OMEN})])
def test_a_card_lying_on_the_owners_board_is_taken_with_its_action_and_without_compensation(mine, left):
    table = magic(
        CLAIM,
        armies={0: {"light:tribute_pass": mine}, 1: {"dark:tribute_pass": 2}},
        plan={1: {"L1": "tribute_pass", "LM": OMEN}},
    )
    table.play("claim tribute_pass")
    assert table.plan(1) == left
    assert table.purse(1) == (10, 10)


@pytest.mark.rule("IMM-MAG-22")
def test_a_card_in_the_region_deck_is_taken_from_there():
    table = magic(CLAIM, armies={0: {"dark:tribute_pass": 1}})
    table.play("claim tribute_pass")
    assert table.card("tribute_pass") == 0
    assert table.facts("region_card") == [(1, -1, 0)]


@pytest.mark.rule("IMM-MAG-23")
@pytest.mark.parametrize(("light", "dark"), [(1, 4), (4, 1)])
def test_in_both_realms_the_larger_number_counts(light, dark):
    armies = {0: {"light:tribute_pass": light, "dark:tribute_pass": dark}, 1: {"light:foothold": 5}}
    table = magic(CLAIM, armies=armies, cards={1: ["tribute_pass"]})
    table.play("claim tribute_pass")
    assert table.card("tribute_pass") == 0


# --------------------------------------------------------------------- 2 Conflict cards or transition of 2 armies


@pytest.mark.rule("IMM-MAG-25")
def test_lore_draws_two_conflict_cards():
    table = magic(LORE, deck=("conflict_dark_foothold", "conflict_light_wildhome", "conflict_dark_wildhome"))
    table.play("draw")
    assert table.hand(0) == ["conflict_light_wildhome", "conflict_dark_foothold"]


@pytest.mark.rule("IMM-MAG-26")
def test_two_armies_of_one_limbo_go_to_one_region_of_its_realm():
    table = magic(
        LORE,
        armies={0: {"light:foothold": 1, "light:wildhome": 1, "dark:lakehome": 1}, 1: {"dark:foothold": 1}},
        limbo={0: (4, 5)},
    )
    assert table.after("deploy") == {"2 light:foothold", "2 light:wildhome", "2 dark:lakehome"}
    table.play("deploy 2 dark:lakehome")
    assert table.armies("dark:lakehome") == (0, 3)
    assert table.limbo(0) == (4, 3)
    assert table.asked == "1 compensation"


@pytest.mark.rule("IMM-MAG-27")
def test_a_single_army_comes_at_full_cost_and_an_empty_limbo_cannot_be_chosen():
    table = magic(LORE, armies={0: {"light:foothold": 1, "dark:lakehome": 1}}, limbo={0: (1, 0)})
    assert table.after("deploy") == {"1 light:foothold"}
    table.play("deploy 1 light:foothold")
    assert table.purse(0) == (8, 10)
    table = magic(LORE, armies={0: {"light:foothold": 1, "dark:lakehome": 1}}, limbo={0: (1, 7)})
    assert table.after("deploy") == {"1 light:foothold", "2 dark:lakehome"}
