"""The coach: for each of its rules a position in which it speaks, what it says there, and where it is silent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from time import process_time
from typing import Any

import pytest

from games.drawing import drawn, targets_in
from games.immortals.table import GREEN, Table, random_match
from games.positions import words
from games.speech import faults
from gonfalon.core import Match, Orders, View
from gonfalon.games.contract import Advice
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.codes import CARD, PLACE, SPACE
from gonfalon.games.immortals.printed import CAPITAL
from gonfalon.games.immortals.tell import TELL
from gonfalon.web.seen.teaching import sentence, warned
from gonfalon.web.seen.voice import voice_of

RULES = {advice.id: advice for advice in TELL.advice}
TRIED = 3
"""How often it is looked up on a drawn table what a rule rings."""
SLOW = 0.25
"""More seconds of work than a rule ever needs; in a usual position it needs under 0.02."""


def facts(table: Table, id: str, option: str = "", seat: int = 0) -> dict[str, Any] | None:
    """The facts of a rule at the question that is asked, or about an option of it; None if it is silent."""
    advice, view = RULES[id], table.match.view([seat])
    if view.asks[seat].what not in advice.asks:
        return None
    if option:
        assert advice.of_option is not None
        found = advice.of_option(view, seat, GAME.verbs.parse(option))
    else:
        assert advice.of_question is not None
        found = advice.of_question(view, seat)
    return None if found is None else dict(found)


def said(table: Table, id: str, option: str = "", lang: str = "en") -> str | None:
    """What the rule says there; both languages read well."""
    found = facts(table, id, option)
    if found is None:
        return None
    for each in ("en", "fr"):
        assert faults(each, sentence(voice_of("immortals", each), RULES[id], found)) == []
    return sentence(voice_of("immortals", lang), RULES[id], found)


def lights(table: Table, id: str) -> tuple[str, ...]:
    found = facts(table, id)
    assert found is not None
    return tuple(found["lights"])


def place(name: str) -> str:
    return f"place-{PLACE.parse(name)}"


def card(name: str) -> str:
    return f"card-{CARD.parse(name)}"


def space(name: str) -> str:
    return f"space-{SPACE.parse(name)}"


# ----------------------------------------------------------------------------- all of them


def test_there_are_fifteen_rules_with_words_in_both_languages():
    assert len(RULES) == len(TELL.advice) == 15
    for lang in ("en", "fr"):
        assert [id for id in RULES if not words("immortals", lang).bundles[0].has_message(f"coach-{id}")] == []


def spoken(match: Match) -> Iterator[tuple[Advice, View, int, Mapping[str, Any], float]]:
    """The rules that speak about the questions that are asked, with their facts and the time they took."""
    for seat, ask in match.asks.items():
        view = match.view([seat])
        for advice in TELL.advice:
            if advice.of_question and ask.what in advice.asks:
                begun = process_time()
                found = advice.of_question(view, seat)
                took = process_time() - begun
                if found is not None:
                    yield advice, view, seat, found, took


def test_what_is_ringed_and_suggested_in_a_game_is_there_and_no_rule_is_slow():
    seen = Counter[str]()
    for match in random_match(4, 5):
        for advice, view, seat, found, took in spoken(match):
            seen[advice.id] += 1
            assert took < SLOW
            assert "option" not in found or found["option"] in view.asks[seat].options
            if seen[advice.id] <= TRIED:
                assert targets_in(drawn("immortals", view)) >= {*found.get("lights", ())}
    assert {*seen} >= {"home", "draft", "first-plan", "third", "last-round", "exposed"}


# ------------------------------------------------------------------- the starting round


def test_the_biggest_group_goes_home():
    match = next(iter(random_match(3, 1)))
    (seat,) = match.asks
    advice, view = RULES["home"], match.view([seat])
    assert advice.of_question is not None
    sizes = [size for _, size in view.asks[seat].options]
    found = advice.of_question(view, seat)
    assert found == {"n": max(sizes), "option": ("group", max(sizes)), "lights": (f"group-{max(sizes)}",)}
    assert len(set(sizes)) > 1


def test_without_a_choice_of_groups_nothing_is_said_of_home():
    match = next(iter(random_match(3, 1)))
    (seat,) = match.asks
    view, advice = match.view([seat]), RULES["home"]
    view.asks[seat]._built = [("group", 3)]
    assert advice.of_question is not None
    assert advice.of_question(view, seat) is None


def drafting(armies: dict[str, int], groups: tuple[int, ...], *cards: str) -> Table:
    return Table(
        stage="draft",
        armies={0: armies},
        groups={seat: groups if seat == 0 else (3,) for seat in range(3)},
        draft_hand={0: cards, 1: ["conflict_light_lakehome"], 2: ["conflict_dark_lakehome"]},
    )


def test_a_region_beside_ones_own_or_a_third_of_a_province_is_drafted():
    table = drafting({"light:mountainhome": 3}, (4,), "conflict_light_foothold", "conflict_light_treehome")
    assert said(table, "draft") == (
        "Choose a region next to yours, or a third of the same province: three of five score 2 points a round."
    )
    assert lights(table, "draft") == (card("conflict_light_foothold"),)
    far = {"dark:foothold": 2, "dark:tribute_pass": 2}
    table = drafting(far, (4,), "conflict_dark_forge_fire", "conflict_dark_treehome")
    assert lights(table, "draft") == (card("conflict_dark_forge_fire"),)


@pytest.mark.parametrize(
    ("groups", "cards"),
    [
        ((4,), ("conflict_light_treehome", "conflict_dark_foothold")),
        ((), ("conflict_light_foothold", "conflict_light_treehome")),
    ],
    ids=["nothing fits", "no group is left"],
)
def test_where_no_card_fits_nothing_is_said_of_the_draft(groups, cards):
    assert said(drafting({"light:mountainhome": 3}, groups, *cards), "draft") is None


@pytest.mark.parametrize(("realm", "back", "n"), [("light", "the light", 7), ("dark", "darkness", 0)])
def test_the_fallen_are_sent_where_one_has_more_regions(tower, realm, back, n):
    table = Table(stage="priming", armies={0: {f"{realm}:mountainhome": 3, f"{realm}:foothold": 3}})
    assert said(table, "share") == (
        f"They fell out of the tower. Send them to the {realm} limbo: from there armies come back into {back}, "
        "where you have more regions."
    )
    assert lights(table, "share") == (f"share-{n}",)


def test_with_as_many_regions_in_both_realms_nothing_is_said_of_the_fallen(tower):
    table = Table(stage="priming", armies={0: {"light:mountainhome": 3, "dark:mountainhome": 2}})
    assert table.asked == "0 share"
    assert said(table, "share") is None


# ----------------------------------------------------------------------------- planning

RICH = {"light:forge_fire": 2, "dark:tribute_pass": 2, "light:mountainhome": 3}
OWN = {0: ["forge_fire", "tribute_pass", "mountainhome"]}


def planning(**known: Any) -> Table:
    return Table(stage="planning", **{"armies": {0: RICH}, "cards": OWN, **known})


def test_a_first_plan_begins_with_the_richest_regions():
    table = planning()
    assert said(table, "first-plan") == (
        "The space says what, the card says where. Begin with your richest regions: Forge Fire on Gold, "
        "Tribute Pass on Energy."
    )
    assert lights(table, "first-plan") == (card("forge_fire"), space("L1"), card("tribute_pass"), space("D1"))


def test_one_card_is_not_laid_twice_in_a_first_plan():
    table = planning(armies={0: {"dark:tribute_pass": 2, "light:eagle_stair": 1}}, cards={0: ["tribute_pass"]})
    assert said(table, "first-plan") is None
    table = planning(
        armies={0: {"light:forge_fire": 2, "light:emerald_cliff": 1}}, cards={0: ["forge_fire", "emerald_cliff"]}
    )
    assert lights(table, "first-plan")[::2] == (card("forge_fire"), card("emerald_cliff"))


def test_once_a_card_is_laid_it_is_no_first_plan_any_more():
    table = planning()
    table.play_as(0, "lay mountainhome L2")
    assert said(table, "first-plan") is None


def test_a_plan_that_cannot_be_paid_for_is_warned_of():
    table = planning(gold={0: 1}, energy={0: 0})
    table.play_as(0, "lay mountainhome L2", "lay magic_transition_5 LM")
    assert said(table, "unpaid", "done") == (
        "This plan costs 4 energy and 5 gold; you will have 0 energy and 1 gold. What is unpaid brings 1 instead."
    )
    table.play_as(0, "lay forge_fire L1")
    assert said(table, "unpaid", "done") == (
        "This plan costs 4 energy; you will have 0 energy. What is unpaid brings 1 instead."
    )


def test_a_plan_that_extracts_what_it_costs_is_not_warned_of():
    table = planning(gold={0: 0}, energy={0: 0})
    table.play_as(0, "lay mountainhome L2", "lay forge_fire L1")
    assert said(table, "unpaid", "done") is None
    table.play_as(0, "lay blank L3")
    assert said(table, "unpaid", "done") is None


def test_only_the_end_of_planning_is_warned_of():
    table = planning(gold={0: 0}, limbo={0: (5, 0)})
    table.play_as(0, "lay mountainhome L2")
    assert said(table, "unpaid", "done") is not None
    assert said(table, "unpaid", "take_back L2") is None
    assert said(planning(limbo={0: (5, 0)}), "sleeping", "lay forge_fire L1") is None


def test_armies_that_sleep_in_limbo_are_remembered():
    table = planning(limbo={0: (5, 0)})
    assert said(table, "sleeping", "done") == (
        "5 armies wait in limbo. A Transition brings 3 for 2 energy and 1 gold."
    )


@pytest.mark.parametrize(
    ("known", "laid"),
    [
        ({"limbo": {0: (2, 2)}}, ()),
        ({"limbo": {0: (5, 0)}, "energy": {0: 1}}, ()),
        ({"limbo": {0: (5, 0)}, "gold": {0: 4}}, ("lay tribute_pass L2",)),
        ({"limbo": {0: (5, 0)}}, ("lay mountainhome D2",)),
        ({"limbo": {0: (5, 0)}}, ("lay magic_transition_5 DM",)),
        ({"limbo": {0: (0, 5)}, "armies": {0: {"light:forge_fire": 2}}}, ()),
    ],
    ids=["too few", "too poor", "the gold is planned for", "planned", "planned by magic", "no region there"],
)
def test_a_plan_with_a_transition_or_without_the_means_for_one_is_not_warned_of(known, laid):
    table = planning(**known)
    table.play_as(0, *laid)
    assert said(table, "sleeping", "done") is None


def test_a_card_that_suits_no_attack_is_noticed():
    table = planning(hand={0: ["conflict_light_lakehome"]})
    table.play_as(0, "lay conflict_light_lakehome L3")
    assert said(table, "misfit") == (
        "With Lakehome (Light) on an attack, the inhabitants are against you. The card of the region you attack "
        "is best."
    )
    assert lights(table, "misfit") == (space("L3"),)


@pytest.mark.parametrize(
    "laid",
    ["lay conflict_light_foothold L3", "lay mountainhome L3", "lay conflict_light_lakehome L1", "lay blank L3"],
    ids=["a target", "an origin", "no attack", "blank"],
)
def test_a_card_that_suits_an_attack_is_not_noticed(laid):
    table = planning(hand={0: ["conflict_light_foothold", "conflict_light_lakehome"]})
    table.play_as(0, laid)
    assert said(table, "misfit") is None


def test_where_nothing_can_be_attacked_no_card_suits_and_nothing_is_said():
    table = planning(armies={0: {"light:forge_fire": 1}}, hand={0: ["conflict_light_lakehome"]})
    table.play_as(0, "lay conflict_light_lakehome L3")
    assert said(table, "misfit") is None


def test_a_third_region_of_a_province_in_reach_is_pointed_out():
    table = planning(armies={0: {"light:mountainhome": 3, "light:forge_fire": 1}, 1: {"light:eagle_stair": 2}})
    text = said(table, "third")
    assert text is not None
    assert text.endswith("would be your third of Highpeaks: 2 points every round.")
    assert lights(table, "third")[0] in (place("light:tribute_pass"), place("light:foothold"))


@pytest.mark.parametrize(
    "armies",
    [
        {"light:mountainhome": 1, "light:forge_fire": 1},
        {"light:mountainhome": 3, "dark:forge_fire": 1},
        {"light:mountainhome": 3, "light:forge_fire": 1, "light:foothold": 1},
    ],
    ids=["nobody can go", "two realms", "three already"],
)
def test_without_a_third_region_in_reach_nothing_is_said_of_it(armies):
    assert said(planning(armies={0: armies}), "third") is None


def test_the_last_round_is_announced():
    assert said(planning(round=7), "last-round") == (
        "Last round: gold and energy that are left over are worth nothing. Only points count."
    )
    assert said(planning(round=6), "last-round") is None


# ------------------------------------------------------------------------------ actions


def acting(plan: dict[str, str], **known: Any) -> Table:
    return Table(**{"plan": {0: plan, 1: {"L1": "blank"}}, "armies": {0: RICH}, **known})


def test_whoever_cannot_pay_yet_extracts_first():
    table = acting({"L1": "forge_fire", "L2": "mountainhome"}, gold={0: 1})
    assert said(table, "extract-first") == "Extract first: turn up L1 (Extract gold)."
    found = facts(table, "extract-first")
    assert found is not None
    assert (found["option"], found["lights"]) == (GAME.verbs.parse("turn_up L1"), (space("L1"),))


@pytest.mark.parametrize(
    ("plan", "gold"),
    [
        ({"L1": "forge_fire", "L2": "mountainhome"}, 4),
        ({"D1": "tribute_pass", "L2": "mountainhome"}, 1),
        ({"L2": "mountainhome"}, 1),
        ({"L1": "forge_fire"}, 0),
    ],
    ids=["it can be paid", "it brings something else", "nothing to extract", "nothing to pay"],
)
def test_otherwise_the_order_is_free(plan, gold):
    assert said(acting(plan, gold={0: gold}), "extract-first") is None


def test_a_region_card_that_may_be_taken_is_used_now():
    armies = {0: RICH, 1: {"light:foothold": 5}}
    table = Table(armies=armies, plan={0: {"L2": "mountainhome"}, 1: {"L3": "foothold"}})
    assert said(table, "exposed") == (
        "Mountainhome may be attacked, and its card goes with it, planned or not. Use it now."
    )
    found = facts(table, "exposed")
    assert found is not None
    assert found["option"] == GAME.verbs.parse("turn_up L2")


@pytest.mark.parametrize(
    ("plan", "foe", "theirs"),
    [
        ({"L2": "mountainhome"}, {"light:foothold": 5}, {"L1": "foothold"}),
        ({"L2": "mountainhome"}, {"light:foothold": 3}, {"L3": "foothold"}),
        ({"L2": "mountainhome"}, {"light:lakehome": 9}, {"L3": "lakehome"}),
        ({"L3": "conflict_light_foothold"}, {"light:foothold": 5}, {"L3": "foothold"}),
    ],
    ids=["no attack planned", "too few", "too far", "no Region card"],
)
def test_a_region_card_that_nobody_can_take_may_wait(plan, foe, theirs):
    table = Table(armies={0: RICH, 1: foe}, plan={0: plan, 1: theirs})
    assert said(table, "exposed") is None


def attacking(card: str, ours: int, theirs: int, **known: Any) -> Table:
    armies = {0: {"light:mountainhome": ours}, 1: {"light:foothold": theirs}, **known.pop("others", {})}
    plan = {0: {"L3": card}, 1: {"L1": "blank"}}
    table = Table(armies=armies, plan=plan, tray={GREEN: 3}, **known)
    table.play("turn_up L3")
    return table


def around(*names: str) -> dict[str, int]:
    """Many armies in some places."""
    return {f"light:{name}": 9 for name in names}


def test_an_attack_that_would_probably_fail_may_be_given_up():
    others = {2: around("eagle_stair", "tribute_pass", "forge_fire")}
    table = attacking("conflict_light_lakehome", 3, 9, others=others)
    text = said(table, "poor-odds")
    assert text is not None
    chance = text.partition("%")[0]
    assert chance == "< 1" or int(chance) < 40
    assert text.endswith("% at best. You may give the attack up for 1 gold or 1 energy; your armies stay.")


def test_a_good_attack_and_an_action_that_is_none_need_no_way_out():
    assert said(attacking("conflict_light_foothold", 7, 2), "poor-odds") is None
    table = acting({"L1": "forge_fire"})
    table.play("turn_up L1")
    assert said(table, "poor-odds") is None
    table = acting({"LM": "magic_claim_or_consecrate"})
    table.play("turn_up LM")
    assert said(table, "poor-odds") is None


def test_a_single_army_beside_somebody_strong_is_noticed():
    table = attacking("conflict_light_foothold", 7, 2, others={2: {"light:eagle_stair": 4}})
    assert said(table, "lone") == "6 go, 1 stays, and Yellow is next door. Send fewer?"
    assert lights(table, "lone") == (f"origin-{PLACE.parse('light:mountainhome')}",)


@pytest.mark.parametrize(
    ("ours", "others"),
    [(7, {}), (7, {2: {"light:eagle_stair": 2}}), (2, {2: {"light:eagle_stair": 4}})],
    ids=["nobody there", "somebody weak", "only one can go"],
)
def test_a_single_army_among_the_weak_is_not_noticed(ours, others):
    assert said(attacking("conflict_light_foothold", ours, 2, others=others), "lone") is None


def test_a_capital_is_recommended_where_it_is_possible():
    table = acting({"L2": "mountainhome"})
    table.play("turn_up L2")
    assert said(table, "capital") == (
        "Capital: 2 points now and 1 each round. There is one in a province, so be first."
    )
    assert lights(table, "capital") == (f"building-{CAPITAL}", place("light:mountainhome"))


def test_where_a_province_has_its_capital_none_is_recommended():
    table = acting({"L2": "mountainhome"}, capitals=["light:forge_fire"])
    table.play("turn_up L2")
    assert said(table, "capital") is None


def test_passing_with_something_left_to_do_is_warned_of():
    table = acting({"L2": "mountainhome"})
    assert said(table, "passing", "pass gold") == (
        "Passing is final: all cards come back, and you only gain 1 a turn."
    )
    assert said(table, "passing", "turn_up L2") is None


def test_a_warning_is_given_with_the_coach_unless_it_is_hushed():
    view, option = acting({"L2": "mountainhome"}).match.view([0]), GAME.verbs.parse("pass gold")
    voice = voice_of("immortals", "en")
    said = [
        warned(voice, view, 0, option, orders)
        for orders in (Orders(coach=True), Orders(coach=True, hushed=("passing",)), Orders(), None)
    ]
    assert said == ["Passing is final: all cards come back, and you only gain 1 a turn.", "", "", ""]


def test_passing_with_nothing_that_can_be_done_is_not_warned_of():
    assert said(acting({"L2": "mountainhome"}, gold={0: 3}), "passing", "pass gold") is None
    assert said(acting({"L3": "blank"}), "passing", "pass energy") is None
