"""Why not? For every question a rule is named against exactly what is not offered."""

from collections.abc import Iterator
from random import Random

import pytest

from games.immortals.table import Table
from gonfalon import games
from gonfalon.core import Match, Option, Setup, draw
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.codes import CARD, EDGES, EDGES_FROM, PLACE_NAMES, band, force
from gonfalon.games.immortals.printed import BUILDINGS, NEIGHBOURS, PLACES, PROVINCE_OF, REGIONS, across
from gonfalon.games.immortals.state import SPACES, Immortals

QUESTIONS = tuple(GAME.why_not)
CATALOGUE = games.book("immortals")
SHARES = {"plan": 0.04, "turn": 0.3, "compensation": 0.3}
"""Asked so often that only some of them are looked at."""


def positions(seats: int, seed: int) -> Iterator[Match]:
    """Some of the moments of a random game, in which players rather act than pass."""
    match = Match(GAME, Setup("standard", seats, seed))
    rng = Random(seed)
    while not match.over:
        seat = min(match.asks)
        ask = match.asks[seat]
        if rng.random() < SHARES.get(ask.what, 1):
            yield match
        option = draw(ask.options, rng)
        if option[0] in ("pass", "give_up", "done", "end", "take_back"):
            option = draw(ask.options, rng)
        match.play(seat, option)


def conceivable(g: Immortals, seat: int, rng: Random, most: int) -> list[Option]:
    """Things that somebody might want to do: with armies and cards that are there, rather near than far."""
    own = g.regions(seat) or [0]
    found: list[Option] = [("draw",), ("skip",), ("end",), ("done",), ("lead",)]
    for _ in range(most):
        here = rng.choice([*own, rng.randrange(len(PLACES))])
        near = rng.choice([here, across(here), *NEIGHBOURS[here]])
        n = rng.randint(1, max(3, min(g.armies[here] + 1, 12)))
        own_edge, any_edge = rng.choice(EDGES_FROM[here])[0], rng.randrange(len(EDGES))
        found += [
            ("group", rng.randint(0, 11)),
            ("draft", rng.choice([*g.draft_hand[seat], here])),
            ("settle", rng.choice([*g.groups[seat], n]), rng.choice([here, near])),
            ("share", n),
            ("send", here),
            ("lay", rng.randrange(len(CARD.names)), rng.randrange(SPACES)),
            ("lay", here % len(REGIONS), rng.randrange(SPACES)),
            ("take_back", rng.randrange(SPACES)),
            ("turn_up", rng.randrange(SPACES)),
            ("pass", rng.randrange(2)),
            ("give_up", rng.randrange(2)),
            ("extract", near),
            ("deploy", n % 7, rng.choice([here, near])),
            ("build", rng.randrange(len(BUILDINGS)), near),
            ("attack", rng.choice([own_edge, own_edge, any_edge]), force(rng.randrange(3), n)),
            ("move", band(here, n), rng.choice([near, rng.choice(own)])),
            ("claim", near % len(REGIONS)),
        ]
    return found


def disagreements(match: Match, rng: Random) -> list[str]:
    """Where the rule that is named, or that none is, does not fit what is offered."""
    wrong = []
    for seat, ask in match.asks.items():
        offered = list(ask.options)
        for option in [*conceivable(match.state, seat, rng, 20), *rng.sample(offered, min(len(offered), 60))]:
            reason = GAME.why_not[ask.what](match.state, seat, option)
            if (reason is None) != (option in ask.options):
                wrong.append(f"{ask.what}, {GAME.verbs.text(option)}: {reason}")
            if reason is not None and CATALOGUE.cite(reason).kind != "play":
                wrong.append(f"{reason} forbids nothing")
            assert match.why_not(seat, option) == reason
    return wrong


@pytest.mark.parametrize(("seats", "seed"), [(3, 0), (4, 1), (5, 2)])
def test_a_rule_is_named_against_exactly_what_is_not_offered(seats, seed):
    rng, asked = Random(seed), set()
    for match in positions(seats, seed):
        assert disagreements(match, rng) == []
        asked |= {ask.what for ask in match.asks.values()}
    assert asked == set(QUESTIONS)


# --------------------------------------------------------------------------- the starting round


def test_a_group_is_never_split_and_settles_where_its_card_says():
    table = Table(
        stage="draft",
        groups={0: (2, 5), 1: (3,), 2: (3,)},
        armies={1: {"light:tribute_pass": 2}},
        draft_hand={
            0: ("conflict_light_foothold", "conflict_light_tribute_pass", "conflict_light_heartwood"),
            1: ("conflict_dark_joker_wilds",),
            2: ("conflict_light_white_falls",),
        },
    )
    assert table.refused("draft conflict_light_tribute_pass", 0) == "IMM-STA-14"
    assert table.refused("draft conflict_light_white_falls", 0) == "IMM-STA-13"
    table.play_as(0, "draft conflict_light_foothold")
    assert table.asked == "0 settle"
    assert table.refused("settle 3 light:foothold") == "IMM-STA-03"
    assert table.refused("settle 5 dark:foothold") == "IMM-STA-19"
    assert table.refused("settle 5 light:eagle_stair") == "IMM-STA-18"
    table.play("settle 5 light:foothold")
    assert table.asked == "1 settle"
    assert table.refused("settle 3 light:the_murk") == "IMM-STA-20"


def test_reinforcements_go_where_their_limbo_lets_them():
    table = Table(
        armies={0: {"light:foothold": 1, "dark:foothold": 1}},
        limbo={0: (3, 2)},
        stage="reinforcements",
        deck=(),
    )
    assert table.asked == "0 send"
    assert table.refused("send light:the_murk") == "IMM-REI-08"
    assert table.refused("send dark:foothold") == "IMM-REI-04"
    assert table.refused("draw") == "IMM-REI-03"
    assert table.refused("done") == "IMM-TRN-02"


def test_a_limbo_that_has_sent_its_share_sends_no_more():
    table = Table(
        armies={0: {"light:foothold": 1, "dark:foothold": 1}},
        limbo={0: (4, 3)},
        stage="reinforcements",
        deck=(),
    )
    table.play("send light:foothold")
    assert table.refused("send light:foothold") == "IMM-REI-06"


# --------------------------------------------------------------------------- planning


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("lay foothold LM", "IMM-PLN-03"),
        ("lay conflict_light_joker_wilds DM", "IMM-PLN-03"),
        ("lay magic_transition_5 L1", "IMM-PLN-04"),
        ("lay the_murk L1", "IMM-PLN-12"),
        ("lay treehome L1", "IMM-TRN-07"),
        ("lay wildhome L1", "IMM-CRD-01"),
        ("lay conflict_light_joker_wilds L1", "IMM-PLN-18"),
        ("lay conflict_light_joker_wilds D1", "IMM-PLN-18"),
        ("lay conflict_light_foothold L3", "IMM-PLN-01"),
        ("take_back L1", "IMM-PLN-21"),
        ("turn_up L1", "IMM-TRN-02"),
    ],
)
def test_a_refusal_in_planning_names_its_rule(line, rule):
    table = Table(
        stage="planning",
        armies={0: {"dark:foothold": 1, "light:treehome": 1}},
        cards={0: ("foothold", "the_murk"), 1: ("treehome",)},
        hand={0: ("conflict_light_joker_wilds",)},
    )
    assert table.refused(line, 0) == rule


def test_a_space_takes_one_card_and_there_are_four_blank_ones():
    table = Table(stage="planning")
    table.lay(0, dict.fromkeys(("L1", "L2", "L3", "LM"), "blank"), done=False)
    assert table.refused("lay blank L1", 0) == "IMM-PLN-06"
    assert table.refused("lay blank L4", 0) == "IMM-SET-15"


# --------------------------------------------------------------------------- a turn


def test_in_a_turn_only_what_was_planned_is_turned_up():
    table = Table(plan={0: {"L3": "foothold"}, 1: {"L1": "blank"}})
    assert table.refused("turn_up L1") == "IMM-PLN-08"
    assert table.refused("lay blank L1") == "IMM-PLN-23"
    assert table.refused("extract light:foothold") == "IMM-ACT-01"
    assert table.refused("skip") == "IMM-TRN-02"
    table.play("pass gold")
    assert table.refused("turn_up L1") == "IMM-ACT-16"


def test_somebody_without_cards_turns_up_nothing():
    table = Table(plan={1: {"L3": "foothold"}})
    assert table.asked == "0 compensation"
    assert table.refused("turn_up L3") == "IMM-ACT-22"
    assert table.refused("done") == "IMM-PLN-23"


def acting(space, card, **more):
    """Seat 0 has turned up a card on a space."""
    table = Table(plan={0: {"DM": "magic_transition_5", space: card}, 1: {"L1": "blank"}}, **more)
    table.play(f"turn_up {space}")
    return table


HOME = {"armies": {0: {"light:foothold": 3, "dark:foothold": 1, "light:mountainhome": 1, "dark:the_murk": 2}}}


@pytest.mark.parametrize(
    ("space", "card", "line", "rule"),
    [
        ("L1", "blank", "extract light:foothold", "IMM-PLN-19"),
        ("L1", "foothold", "pass gold", "IMM-DIG-02"),
        ("L1", "foothold", "take_back L1", "IMM-PLN-23"),
        ("L1", "foothold", "attack light:foothold>light:eagle_stair 1:neutral", "IMM-PLN-09"),
        ("LM", "magic_omen_or_lead", "claim foothold", "IMM-PLN-10"),
        ("L1", "foothold", "extract light:mountainhome", "IMM-PLN-13"),
        ("L1", "conflict_light_foothold", "extract dark:foothold", "IMM-PLN-15"),
        ("L1", "conflict_light_eagle_stair", "extract light:eagle_stair", "IMM-ARM-02"),
        ("D1", "conflict_light_eagle_stair", "extract light:eagle_stair", "IMM-ARM-05"),
        ("D2", "conflict_light_joker_highpeaks", "deploy 3 dark:the_murk", "IMM-PLN-17"),
        ("L2", "foothold", "build portal dark:the_murk", "IMM-BLD-05"),
        ("L2", "conflict_light_eagle_stair", "build portal light:eagle_stair", "IMM-BLD-06"),
        ("LM", "magic_omen_or_lead", "lead", "IMM-MAG-14"),
        ("LM", "magic_claim_or_consecrate", "build capital light:foothold", "IMM-MAG-16"),
        ("LM", "magic_claim_or_consecrate", "claim wildhome", "IMM-MAG-18"),
    ],
)
def test_a_refused_action_names_its_rule(space, card, line, rule):
    assert acting(space, card, **HOME).refused(line) == rule


def test_what_cannot_be_paid_for_is_refused_and_a_move_costs_more():
    assert acting("L2", "foothold", **HOME, gold={0: 0}).refused("build portal light:foothold") == "IMM-ACT-06"
    moving = acting("L4", "foothold", **HOME, gold={0: 0})
    assert moving.refused("move 1@light:foothold light:mountainhome") == "IMM-MOV-01"


@pytest.mark.parametrize(
    ("limbo", "line", "rule"),
    [
        ((0, 9), "deploy 3 light:foothold", "IMM-ARM-12"),
        ((2, 0), "deploy 3 light:foothold", "IMM-ARM-11"),
        ((5, 0), "deploy 4 light:foothold", "IMM-ARM-09"),
        ((5, 0), "deploy 2 light:foothold", "IMM-ARM-09"),
    ],
)
def test_a_transition_is_neither_larger_nor_smaller_than_it_must_be(limbo, line, rule):
    assert acting("D2", "foothold", **HOME, limbo={0: limbo}).refused(line) == rule


@pytest.mark.parametrize(
    ("card", "limbo", "line", "rule"),
    [
        ("magic_transition_5", (7, 0), "deploy 5 light:the_murk", "IMM-MAG-06"),
        ("magic_transition_5", (3, 0), "deploy 4 light:foothold", "IMM-MAG-07"),
        ("magic_transition_5", (7, 0), "deploy 6 light:foothold", "IMM-MAG-05"),
        ("magic_lore_or_muster", (7, 0), "deploy 1 light:foothold", "IMM-MAG-26"),
        ("magic_lore_or_muster", (1, 0), "deploy 2 light:foothold", "IMM-MAG-27"),
        ("magic_lore_or_muster", (1, 0), "deploy 1 dark:foothold", "IMM-MAG-27"),
    ],
)
def test_a_transition_by_magic_names_its_rule(card, limbo, line, rule):
    assert acting("DM", card, **HOME, limbo={0: limbo}).refused(line) == rule


def test_the_rest_of_a_great_transition_comes_from_the_same_limbo():
    table = acting("DM", "magic_transition_5", **HOME, limbo={0: (9, 9)})
    table.play("deploy 2 light:foothold")
    assert table.refused("deploy 1 dark:foothold") == "IMM-MAG-05"
    assert table.refused("deploy 4 light:foothold") == "IMM-MAG-05"
    assert table.refused("deploy 1 light:the_murk") == "IMM-MAG-06"
    assert table.refused("give_up gold") == "IMM-ACT-27"
    assert table.refused("pass gold") == "IMM-DIG-02"


@pytest.mark.parametrize(
    ("buildings", "line", "rule"),
    [
        ({"portals": ("light:foothold",)}, "build portal light:foothold", "IMM-BLD-13"),
        ({"sanctuaries": ("light:foothold",)}, "build sanctuary light:foothold", "IMM-BLD-19"),
        ({"sanctuaries": ("light:foothold",)}, "build capital light:foothold", "IMM-BLD-20"),
        ({"capitals": ("light:foothold",)}, "build capital light:foothold", "IMM-BLD-19"),
        ({"capitals": ("light:eagle_stair",)}, "build capital light:foothold", "IMM-BLD-21"),
        ({"portals": (*PLACE_NAMES[25:], "light:wildhome")}, "build portal light:foothold", "IMM-BLD-07"),
    ],
)
def test_the_limits_on_buildings_are_named(buildings, line, rule):
    assert acting("L2", "foothold", **HOME, **buildings).refused(line) == rule


def test_a_capital_in_the_same_province_of_the_other_realm_forbids_nothing():
    assert acting("L2", "foothold", **HOME, capitals=("dark:eagle_stair",)).offered("build capital light:foothold")


def test_demons_build_only_sanctuaries_with_their_own_action():
    tribes = {0: ("dwarves", "demons")}
    table = acting("D4", "conflict_light_eagle_stair", **HOME, tribes=tribes)
    assert table.refused("build portal light:eagle_stair") == "IMM-TRB-03"
    assert table.refused("build sanctuary light:eagle_stair") == "IMM-TRB-04"


# --------------------------------------------------------------------------- attacks and moves


FRONT = {
    "armies": {
        0: {"light:foothold": 3, "light:mountainhome": 1, "dark:foothold": 2, "dark:mountainhome": 1},
        1: {"light:eagle_stair": 2},
    }
}


@pytest.mark.parametrize(
    ("card", "line", "rule"),
    [
        ("foothold", "attack light:eagle_stair>light:foothold 1:neutral", "IMM-BAT-01"),
        ("foothold", "attack light:foothold>light:mountainhome 1:neutral", "IMM-BAT-02"),
        ("foothold", "attack dark:foothold>dark:mountainhome 1:neutral", "IMM-BAT-02"),
        ("foothold", "attack light:mountainhome>light:tribute_pass 1:against", "IMM-BAT-12"),
        ("foothold", "attack light:foothold>light:eagle_stair 3:neutral", "IMM-BAT-12"),
        ("eagle_stair", "attack light:foothold>light:eagle_stair 2:against", "IMM-BAT-05"),
        ("foothold", "attack light:foothold>light:eagle_stair 2:for", "IMM-BAT-06"),
        ("the_murk", "attack light:foothold>light:eagle_stair 2:for", "IMM-BAT-07"),
        ("conflict_dark_eagle_stair", "attack light:foothold>light:eagle_stair 2:for", "IMM-BAT-07"),
        ("conflict_dark_joker_highpeaks", "attack light:foothold>light:eagle_stair 2:for", "IMM-BAT-07"),
    ],
)
def test_a_refused_attack_names_its_rule(card, line, rule):
    assert acting("L3", card, **FRONT).refused(line) == rule


def test_a_joker_names_the_target_the_origin_or_another_region():
    table = acting("L3", "conflict_light_joker_highpeaks", **FRONT)
    for side in ("for", "neutral", "against"):
        assert table.offered(f"attack light:foothold>light:eagle_stair 2:{side}")
    away = {"armies": {0: {"light:foothold": 3}}}
    leaving = [goal for goal in NEIGHBOURS[PLACE_NAMES.index("light:foothold")] if PROVINCE_OF[goal] != 0]
    table = acting("L3", "conflict_light_joker_highpeaks", **away)
    assert table.refused(f"attack light:foothold>{PLACE_NAMES[leaving[0]]} 2:for") == "IMM-BAT-09"


def test_realms_are_joined_only_by_portals_and_one_way():
    away = {"armies": {0: {"light:foothold": 3}}}
    line = "attack light:foothold>dark:foothold 2:for"
    assert acting("L3", "foothold", **away).refused(line) == "IMM-BAT-03"
    assert acting("L3", "foothold", **away, portals=("dark:foothold",)).refused(line) == "IMM-BLD-10"
    assert acting("L3", "foothold", **away, portals=("light:foothold",)).offered(line)


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("move 1@light:mountainhome light:foothold", "IMM-MOV-02"),
        ("move 3@light:foothold light:mountainhome", "IMM-MOV-03"),
        ("move 1@light:foothold light:foothold", "IMM-MOV-04"),
        ("move 1@light:foothold light:eagle_stair", "IMM-MOV-04"),
        ("move 1@light:foothold dark:foothold", "IMM-MOV-05"),
    ],
)
def test_a_refused_move_names_its_rule(line, rule):
    assert acting("L4", "foothold", **FRONT).refused(line) == rule


def test_a_move_does_not_go_back_through_a_portal():
    table = acting("L4", "foothold", **FRONT, portals=("dark:foothold",))
    assert table.refused("move 1@light:foothold dark:mountainhome") == "IMM-MOV-08"
    assert table.offered("move 1@dark:foothold light:mountainhome")
