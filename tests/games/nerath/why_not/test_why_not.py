"""Why not? In the steps of a turn a rule is named against exactly what is not offered."""

from collections.abc import Iterator
from random import Random

import pytest

from games.nerath.table import Table
from gonfalon import games
from gonfalon.core import Match, Option, Setup, draw
from gonfalon.games.nerath import GAME
from gonfalon.games.nerath.codes import MOST_IN_BAND, SHIP, band, boarder, launch, lot
from gonfalon.games.nerath.printed import PIECES, SPACES
from gonfalon.games.nerath.state import Nerath, armies

QUESTIONS = tuple(GAME.why_not)
CATALOGUE = games.book("nerath")


def positions(mode: str, seed: int, choices: int, share: float) -> Iterator[Match]:
    """Some of the moments of a random game in which such a question is asked."""
    match = Match(GAME, Setup(mode, GAME.modes[mode].seats[0], seed))
    rng = Random(seed)
    for _ in range(choices):
        if match.over:
            return
        seat = min(match.asks)
        ask = match.asks[seat]
        if ask.what in QUESTIONS and rng.random() < (share if ask.what in ("move", "recruit") else 1):
            yield match
        option = draw(ask.options, rng)
        if option == ("end",) and rng.random() < 0.6:
            option = draw(ask.options, rng)
        match.play(seat, option)


def conceivable(g: Nerath, rng: Random, most: int) -> list[Option]:
    """Things that somebody might want to do: with pieces that are there, rather near than far."""
    stacks = [(space, type_, n) for realm in range(4) for space, type_, n in armies(g, realm)]
    ships = [space << 6 | type_ for space, type_, _ in stacks if space << 6 | type_ < len(SHIP.names)]
    found: list[Option] = [("end",), ("pass",), ("press",)]
    for _ in range(most):
        space, type_, n = rng.choice(stacks)
        anywhere = rng.randrange(len(SPACES))
        beside = rng.choice([s for s, each in enumerate(SPACES) if SPACES[space].id in each.neighbours])
        goal = rng.choice([anywhere, beside, beside])
        piece, so_many = rng.randrange(8), rng.randint(1, min(n + 1, MOST_IN_BAND))
        found += [
            ("move", band(space, type_, so_many), goal),
            ("march", space, goal),
            ("battle", space),
            ("embark", rng.choice(ships), boarder(rng.choice([space, goal]), piece)),
            ("debark", rng.choice(ships), boarder(goal, piece)),
            ("recruit", lot(rng.randrange(len(PIECES)), rng.randint(1, 5)), rng.choice([space, goal])),
            ("launch", launch(space, rng.randrange(2), rng.randint(1, 5)), goal),
            ("muster", rng.choice(ships), boarder(space, piece)),
            ("event", rng.randrange(80)),
            ("treasure", rng.randrange(30)),
            ("relic", rng.randrange(30)),
        ]
    return found


def disagreements(match: Match, rng: Random) -> list[str]:
    """Where the rule that is named, or that none is, does not fit what is offered."""
    ((seat, ask),) = match.asks.items()
    offered = list(ask.options)
    wrong = []
    for option in [*conceivable(match.state, rng, 40), *rng.sample(offered, min(len(offered), 150))]:
        reason = GAME.why_not[ask.what](match.state, seat, option)
        if (reason is None) != (option in ask.options):
            wrong.append(f"{ask.what}, {GAME.verbs.text(option)}: {reason}")
        if reason is not None and CATALOGUE.cite(reason).kind != "play":
            wrong.append(f"{reason} forbids nothing")
        assert match.why_not(seat, option) == reason
    return wrong


@pytest.mark.parametrize(
    ("mode", "seed"),
    [*(("free-for-all", seed) for seed in range(3)), ("alliance-2", 0), ("alliance-3", 1), ("alliance-4", 2)],
)
def test_a_rule_is_named_against_exactly_what_is_not_offered(mode, seed):
    rng, asked = Random(seed), set()
    for match in positions(mode, seed, 900, 0.08):
        assert disagreements(match, rng) == []
        asked |= {ask.what for ask in match.asks.values()}
    assert asked == set(QUESTIONS)


# --------------------------------------------------------------------------- the Move step


KARKOTH = {
    "dusk_fens": "2 footsoldier, 1 fighter",
    "maze_of_maur_khul": "1 castle, 1 footsoldier, 1 dragon, 1 siege_engine",
    "gulf_of_kar": "1 warship, 1 warship+footsoldier+fighter",
    "shroudmoor": "1 monster",
    "winterskull_lands": "1 footsoldier",
}
VAILIN = {"silverbough": "1 footsoldier", "krakens_reach": "1 warship"}


def why_not(table: Table, line: str) -> str | None:
    """The rule against a choice, in the record's words."""
    (seat,) = table.match.asks
    return table.match.why_not(seat, GAME.verbs.parse(line))


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("move 1:footsoldier@silverbough heartwood", "NER-MOV-10"),
        ("move 3:footsoldier@dusk_fens ashen_vale", "NER-MOV-10"),
        ("move 1:castle@maze_of_maur_khul dusk_fens", "NER-MOV-14"),
        ("move 1:footsoldier@dusk_fens kar_vethul", "NER-MOV-02"),
        ("move 1:footsoldier@dusk_fens dusk_fens", "NER-MOV-03"),
        ("move 1:footsoldier@maze_of_maur_khul gulf_of_kar", "NER-MOV-13"),
        ("move 1:footsoldier@maze_of_maur_khul frostfang_delve", "NER-MOV-15"),
        ("move 1:footsoldier@winterskull_lands ashen_vale", "NER-MOV-18"),
        ("move 1:dragon@maze_of_maur_khul frostfang_delve", "NER-FLY-04"),
        ("move 1:warship@gulf_of_kar maze_of_maur_khul", "NER-MOV-17"),
        ("move 1:warship@gulf_of_kar krakens_reach", None),
        ("embark warship@gulf_of_kar monster@shroudmoor", "NER-SEA-04"),
        ("embark warship@gulf_of_kar dragon@maze_of_maur_khul", "NER-SEA-03"),
        ("embark warship+footsoldier+fighter@gulf_of_kar footsoldier@maze_of_maur_khul", "NER-SEA-02"),
        ("embark warship@krakens_reach footsoldier@maze_of_maur_khul", "NER-SEA-05"),
        ("debark warship@gulf_of_kar footsoldier@maze_of_maur_khul", "NER-SEA-01"),
        ("debark warship+footsoldier+fighter@gulf_of_kar footsoldier@shroudmoor", "NER-SEA-04"),
        ("recruit footsoldier maze_of_maur_khul", "NER-TRN-04"),
        ("event karkoth_forced_march", "NER-CRD-05"),
        ("treasure vorpal_sword", "NER-CRD-18"),
        ("march dusk_fens ashen_vale", None),
        ("march shroudmoor silverbough", "NER-MOV-01"),
        ("march dusk_fens winterskull_lands", "NER-MOV-18"),
    ],
)
def test_a_refusal_in_the_move_step_names_its_rule(line, rule):
    assert why_not(Table(KARKOTH, VAILIN), line) == rule


@pytest.mark.parametrize(
    ("lines", "line", "rule"),
    [
        (["move 1:footsoldier@dusk_fens ashen_vale"], "move 1:footsoldier@ashen_vale dusk_fens", "NER-MOV-02"),
        (["move 1:monster@shroudmoor silverbough"], "move 1:monster@silverbough heartwood", "NER-MOV-05"),
        (["move 1:warship@gulf_of_kar krakens_reach"], "move 1:warship@krakens_reach gulf_of_kar", "NER-MOV-05"),
        (
            ["move 1:fighter@dusk_fens maze_of_maur_khul"],
            "embark warship@gulf_of_kar fighter@maze_of_maur_khul",
            "NER-SEA-10",
        ),
        (
            ["debark warship+footsoldier+fighter@gulf_of_kar fighter@maze_of_maur_khul"],
            "move 1:warship+footsoldier@gulf_of_kar forbidding_shore",
            "NER-SEA-17",
        ),
        (
            ["debark warship+footsoldier+fighter@gulf_of_kar fighter@maze_of_maur_khul"],
            "embark warship+footsoldier@gulf_of_kar siege_engine@maze_of_maur_khul",
            "NER-SEA-20",
        ),
        (
            ["move 1:warship+footsoldier+fighter@gulf_of_kar krakens_reach"],
            "debark warship+footsoldier+fighter@krakens_reach fighter@shroudmoor",
            "NER-NAV-09",
        ),
        (
            ["embark warship@gulf_of_kar siege_engine@maze_of_maur_khul"],
            "debark warship+siege_engine@gulf_of_kar siege_engine@maze_of_maur_khul",
            "NER-SEA-21",
        ),
        (["move 1:dragon@maze_of_maur_khul shroudmoor"], "move 1:dragon@shroudmoor mithralfast", "NER-MOV-02"),
    ],
)
def test_a_refusal_after_what_was_done_names_its_rule(lines, line, rule):
    table = Table(KARKOTH, VAILIN)
    table.play(*lines)
    assert why_not(table, line) == rule


def test_an_enemy_on_the_way_stops_a_land_piece():
    table = Table({"shroudmoor": "1 monster"}, {"silverbough": "1 footsoldier"})
    assert why_not(table, "move 1:monster@shroudmoor silverbough") is None
    assert why_not(table, "move 1:monster@shroudmoor heartwood") == "NER-MOV-05"


# ------------------------------------------------------------------------ the other steps


def test_battles_at_sea_come_first_and_only_battles_are_fought():
    force = {"silverbough": "1 monster", "krakens_reach": "1 warship", "corsairs_run": "1 warship"}
    table = Table(force, {**VAILIN, "corsairs_run": "1 warship"}, step="fight")
    assert table.asked == "0 fight"
    assert why_not(table, "battle silverbough") == "NER-BAT-04"
    assert why_not(table, "battle heartwood") == "NER-BAT-01"
    assert why_not(table, "end") == "NER-BAT-01"
    assert why_not(table, "battle krakens_reach") is None


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("end", "NER-REP-04"),
        ("move 1:fighter@vault_of_the_drow dusk_fens", "NER-REP-05"),
        ("move 1:footsoldier@dusk_fens ashen_vale", "NER-REP-01"),
        ("move 1:dragon@maze_of_maur_khul silverbough", "NER-REP-02"),
        ("move 1:dragon@maze_of_maur_khul gulf_of_kar", "NER-REP-11"),
        ("move 1:dragon@maze_of_maur_khul frostfang_delve", "NER-FLY-04"),
        ("embark warship@gulf_of_kar fighter@vault_of_the_drow", "NER-REP-05"),
        ("march maze_of_maur_khul dusk_fens", "NER-REP-01"),
    ],
)
def test_a_refusal_in_the_reposition_step_names_its_rule(line, rule):
    force = {**KARKOTH, "vault_of_the_drow": "1 fighter"}
    assert why_not(Table(force, VAILIN, step="reposition"), line) == rule


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("recruit dragon dusk_fens", "NER-BLD-06"),
        ("recruit warship maze_of_maur_khul", "NER-BLD-21"),
        ("recruit 5:monster maze_of_maur_khul", "NER-BLD-03"),
        ("launch 6:warship@maze_of_maur_khul gulf_of_kar", "NER-BLD-03"),
        ("recruit castle maze_of_maur_khul", "NER-UNI-13"),
        ("recruit 2:castle dusk_fens", "NER-UNI-13"),
        ("recruit castle silverbough", "NER-BLD-13"),
        ("recruit castle gulf_of_kar", "NER-BLD-13"),
        ("launch warship@maze_of_maur_khul krakens_reach", "NER-BLD-21"),
        ("launch storm_elemental@maze_of_maur_khul krakens_reach", "NER-BLD-22"),
        ("muster warship@gulf_of_kar dragon@maze_of_maur_khul", "NER-BLD-24"),
        ("muster warship@krakens_reach fighter@maze_of_maur_khul", "NER-BLD-26"),
        ("muster warship+footsoldier+fighter@gulf_of_kar fighter@maze_of_maur_khul", "NER-SEA-02"),
        ("move 1:footsoldier@dusk_fens ashen_vale", "NER-TRN-04"),
    ],
)
def test_a_refusal_to_recruit_names_its_rule(line, rule):
    assert why_not(Table(KARKOTH, VAILIN, step="reinforce"), line) == rule


def test_what_a_realm_cannot_pay_for_is_refused():
    table = Table(KARKOTH, step="reinforce", gold={"karkoth": 4})
    assert why_not(table, "recruit dragon maze_of_maur_khul") == "NER-BLD-03"
    assert why_not(table, "recruit castle dusk_fens") is None


def test_a_castle_beside_the_capital_takes_four_pieces_and_a_captured_one_none():
    castles = {"karkothi_throneholds": "1 castle", "maze_of_maur_khul": "1 castle", "silverbough": "1 castle"}
    table = Table(castles, step="reinforce", held={"silverbough": "karkoth"}, since={"silverbough": "vailin"})
    assert why_not(table, "recruit 4:footsoldier maze_of_maur_khul") is None
    assert why_not(table, "recruit 5:footsoldier maze_of_maur_khul") == "NER-BLD-09"
    assert why_not(table, "launch 5:warship@maze_of_maur_khul gulf_of_kar") == "NER-BLD-09"
    table.play(*["recruit footsoldier maze_of_maur_khul"] * 4)
    assert why_not(table, "recruit footsoldier maze_of_maur_khul") == "NER-BLD-09"
    assert why_not(table, "recruit footsoldier silverbough") == "NER-BLD-11"
    table.play("recruit castle dusk_fens")
    assert why_not(table, "recruit footsoldier dusk_fens") == "NER-BLD-14"


def test_a_realm_without_castles_places_pieces_close_to_its_capital():
    table = Table({}, step="reinforce")
    assert why_not(table, "recruit footsoldier karkothi_throneholds") is None
    assert why_not(table, "recruit footsoldier dusk_fens") == "NER-BLD-15"


def test_an_ally_lends_neither_castles_nor_land_to_build_on():
    ally = {"altaran_heights": "1 castle"}
    table = Table({"maze_of_maur_khul": "1 castle"}, iron_circle=ally, mode="alliance-4", step="reinforce")
    assert why_not(table, "recruit footsoldier altaran_heights") == "NER-ALL-22"
    assert why_not(table, "recruit castle kharavas") == "NER-ALL-22"


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("move 1:footsoldier@dusk_fens ashen_vale", "NER-BLD-29"),
        ("march dusk_fens ashen_vale", "NER-BLD-29"),
        ("march maze_of_maur_khul aldermoor_freehold", "NER-BLD-30"),
        ("move 1:fighter@maze_of_maur_khul aldermoor_freehold", "NER-BLD-30"),
        ("move 1:fighter@maze_of_maur_khul frostfang_delve", "NER-BLD-30"),
        ("move 1:dragon@maze_of_maur_khul gulf_of_kar", "NER-BLD-31"),
        ("debark warship+footsoldier+fighter@gulf_of_kar fighter@maze_of_maur_khul", "NER-BLD-33"),
        ("embark warship@gulf_of_kar fighter@maze_of_maur_khul", "NER-BLD-28"),
        ("event karkoth_forced_march", "NER-CRD-05"),
    ],
)
def test_a_refusal_to_move_new_pieces_names_its_rule(line, rule):
    force = {**KARKOTH, "maze_of_maur_khul": "1 castle"}
    table = Table(force, VAILIN, step="reinforce")
    table.play("recruit fighter maze_of_maur_khul", "recruit dragon maze_of_maur_khul", "end")
    assert table.asked == "0 deploy"
    assert why_not(table, line) == rule


# ------------------------------------------------------------------------------ cards


def test_a_card_in_hand_is_refused_at_the_wrong_moment_and_when_it_can_do_nothing():
    table = Table(KARKOTH, events={"karkoth": ("karkoth_tribute_of_the_satraps",)})
    assert why_not(table, "event karkoth_tribute_of_the_satraps") == "NER-CRD-02"
    table = Table(KARKOTH, chest={"karkoth": ("vorpal_sword",)})
    assert why_not(table, "treasure vorpal_sword") == "NER-CRD-19"
    table = Table({"winterskull_lands": "1 monster"}, events={"karkoth": ("karkoth_forced_march",)})
    assert why_not(table, "event karkoth_forced_march") == "NER-CRD-17"
