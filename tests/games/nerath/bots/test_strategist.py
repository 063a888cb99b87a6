"""The strategist: it wins, it answers only what is offered, and it keeps to its own principles."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from games.nerath.battlefield import SEA, explore, fight
from games.nerath.table import Table
from gonfalon.bots import Bot, answer, find
from gonfalon.core import Ask, Match, Option, Setup, View
from gonfalon.games.nerath import GAME
from gonfalon.games.nerath.bots.strategist import RULES, strategist
from gonfalon.games.nerath.codes import VERBS
from gonfalon.games.nerath.printed import LENGTHS, SPACES

rules = import_module("gonfalon.games.nerath.bots.strategist")
FINDERS = ("attack", "explore", "land_troops", "embark", "sail", "march")
CAPITAL, BORDER = "karkothi_throneholds", "blackspear_hills"


def game(mode: str, bots: list[Bot], seed: int, length: str = "short") -> Match:
    """A whole game of bots."""
    match = Match(GAME, Setup(mode, len(bots), seed, {"length": length}))
    rng = Random(seed)
    while not match.over:
        seat = min(match.asks)
        match.play(seat, answer(bots[seat], match, seat, rng, len(match.log)))
    return match


def chosen(table: Table) -> str:
    """What the strategist answers, in the record's words."""
    (seat,) = table.match.asks
    return VERBS.text(strategist(table.match.view([seat]), table.match.asks[seat], Random(1)))


def step(table: Table, what: str) -> list[str]:
    """What the strategist does, question by question, until it is asked something else."""
    done = []
    while table.asked == f"0 {what}":
        done.append(chosen(table))
        table.play(done[-1])
    return done


def everywhere(realm: str, army: str) -> dict[str, str]:
    """This army on every land of a realm."""
    return {space.id: army for space in SPACES if space.home == realm}


# ------------------------------------------------------------------------- whole games


def test_it_beats_players_who_play_at_random():
    won = 0
    for seed in range(8):
        bots = [find("random", GAME)] * 4
        bots[seed % 4] = find("strategist", GAME)
        won += game("free-for-all", bots, seed).result[seed % 4] == 1
    assert won >= 7


@pytest.mark.parametrize("mode", GAME.modes)
def test_its_rules_answer_only_what_is_offered(mode, monkeypatch):
    """So the choice by chance, which it falls back upon, is for questions that it has no rule for."""
    asks: list[Ask] = []

    def checked(find):
        def found(g, ways, bands):
            option = find(g, ways, bands)
            assert option is None or option in asks[-1].options, find.__name__
            return option

        return found

    def careful(view: View, ask: Ask, rng: Random) -> Option:
        asks.append(ask)
        assert ask.what not in RULES or RULES[ask.what](view.state, ask, rng) in ask.options
        option = strategist(view, ask, rng)
        assert option in ask.options
        return option

    for name in FINDERS:
        monkeypatch.setattr(rules, name, checked(getattr(rules, name)))
    game(mode, [careful] * GAME.modes[mode].seats[0], 5)
    assert {"move", "fight", "press", "lose", "recruit"} <= {ask.what for ask in asks}


@pytest.mark.parametrize("length", LENGTHS)
def test_games_of_every_length_come_to_an_end_by_themselves(length):
    match = game("alliance-2", [strategist] * 2, 2, length)
    assert match.state.winners


# ----------------------------------------------------------------------------- attacks


def test_it_takes_land_that_nobody_defends():
    table = Table({BORDER: "1 footsoldier", CAPITAL: "1 castle"}, {"vailindor": "1 castle"})
    assert step(table, "move")[0] == f"move 1:footsoldier@{BORDER} starfall_vale"
    assert table.holder("starfall_vale") == "karkoth"


def test_it_does_not_attack_where_it_would_probably_lose():
    table = Table({BORDER: "2 footsoldier", CAPITAL: "1 castle"}, everywhere("vailin", "4 footsoldier, 1 wizard"))
    assert step(table, "move")[-1] == "end"
    assert table.facts("battle") == []


def test_it_brings_up_enough_and_not_everybody():
    """Fifteen against one is no better than five."""
    table = Table({BORDER: "15 footsoldier", CAPITAL: "1 castle"}, everywhere("vailin", "1 footsoldier"))
    first = chosen(table)
    n = int(first.removeprefix("move ").partition(":")[0])
    assert first.endswith(" starfall_vale")
    assert 2 <= n <= 5


def test_of_two_spaces_it_attacks_the_one_that_brings_more():
    here = {"golden_savanna": "3 footsoldier", CAPITAL: "1 castle"}
    table = Table(here, {"amil_forest": "1 footsoldier"}, held={"golden_savanna": "karkoth"})
    assert chosen(table).endswith(" vailindor")


# ------------------------------------------------------------------------- the Capital

HOST = {"ashen_vale": "8 monster, 8 footsoldier"}


def garrison(threat: dict[str, str], home: str) -> dict[str, int]:
    """What is left in the Capital after the Move step: an enemy host may stand next to it, and next door on the
    other side is land without a defender."""
    table = Table({CAPITAL: home}, threat, held={"ashen_vale": "vailin", "kar_vethul": "nerath"})
    step(table, "move")
    return table.pieces("karkoth", CAPITAL)


def test_a_threatened_capital_keeps_its_garrison():
    army = {"footsoldier": 9, "monster": 2, "castle": 1}
    assert garrison(HOST, "9 footsoldier, 2 monster, 1 castle") == army


def test_from_one_that_nothing_threatens_troops_go_to_war():
    assert garrison({}, "9 footsoldier, 2 monster, 1 castle")["footsoldier"] < 9


def test_a_capital_keeps_no_more_than_it_needs():
    left = garrison({"ashen_vale": "2 footsoldier"}, "9 footsoldier, 1 castle")
    assert 1 <= left["footsoldier"] < 9


def test_heroes_whom_the_capital_needs_do_not_explore():
    """The entrance of the Vault of the Drow is next to it."""
    home = "3 fighter, 2 wizard, 1 castle"
    assert garrison(HOST, home) == {"fighter": 3, "wizard": 2, "castle": 1}
    table = Table({CAPITAL: home})
    assert step(table, "move")[0].endswith(" vault_of_the_drow")


# --------------------------------------------------------------------- battles and after


def test_it_presses_on_while_the_odds_are_good_and_else_retreats(dice):
    good = fight(dice, "4 footsoldier", "1 footsoldier", 1, 1, 1, 1, 1)
    assert (good.asked, chosen(good)) == ("0 press", "press")
    bad = fight(dice, "2 footsoldier", "4 footsoldier", 1, 1, 1, 1, 1, 1)
    assert (bad.asked, chosen(bad)) == ("0 press", "retreat")


def test_who_has_nowhere_to_go_fights_on(dice):
    table = fight(dice, "1 footsoldier", "3 footsoldier", 1, 1, 1, 1, space="pearl_isles")
    assert chosen(table) == "press"


def test_in_a_dungeon_it_counts_the_dice_that_guardians_have_left(dice):
    """A Hydra has three."""
    table = explore(dice, "1 fighter", ("hydra",), 1, 1, 1, 1)
    assert chosen(table) == "retreat"
    table.g.guardian_dice = ((6,),)
    assert chosen(table) == "press"


def test_the_surest_battle_comes_first():
    force = {"silverbough": "1 footsoldier", "starfall_vale": "5 monster"}
    table = Table(force, {"silverbough": "3 footsoldier", "starfall_vale": "1 footsoldier"}, step="fight")
    assert chosen(table) == "battle starfall_vale"


def test_dragons_over_the_sea_come_home():
    table = Table({"gulf_of_kar": "1 dragon", CAPITAL: "1 castle"}, step="reposition")
    step(table, "reposition")
    assert table.facts("destroyed") == []


def test_heroes_leave_their_dungeon():
    table = Table({"vault_of_the_drow": "2 fighter", CAPITAL: "1 castle"}, step="reposition")
    step(table, "reposition")
    assert table.facts("destroyed") == []


# --------------------------------------------------------------------------- its Gold


@pytest.mark.parametrize("gold", [1, 7, 12])
def test_it_spends_all_its_gold_near_the_front(gold):
    castles = {CAPITAL: "1 castle", "maze_of_maur_khul": "1 castle"}
    table = Table(castles, {"vailindor": "1 castle"}, step="reinforce", gold={"karkoth": gold})
    bought = step(table, "recruit")
    assert table.gold("karkoth") == 0
    assert all(line == "end" or line.startswith("recruit") for line in bought)


def test_it_buys_a_mixed_army():
    table = Table({CAPITAL: "1 castle"}, {"vailindor": "1 castle"}, step="reinforce", gold={"karkoth": 20})
    step(table, "recruit")
    assert len({piece for _, piece, *_ in table.facts("recruited")}) >= 4


# ------------------------------------------------------------------------------- ships


AFLOAT = {"winterskull_lands": "2 monster", "sea_of_glass": "1 warship", CAPITAL: "1 castle"}


def test_ships_carry_idle_troops_to_a_weak_coast():
    """Winterskull Lands is an island: nobody leaves it on foot."""
    table = Table(AFLOAT)
    lines = step(table, "move")
    assert [line.split()[0] for line in lines] == ["embark", "embark", "move", "debark", "debark", "end"]
    (landed,) = {line.split("@")[-1] for line in lines if line.startswith("debark")}
    assert table.holder(landed) == "karkoth"


def test_after_a_sea_battle_troops_land_where_they_win(dice):
    table = fight(dice, "2 warship+monster+monster", "1 warship", 6, 6, 1, space=SEA)
    assert table.asked == "0 landing"
    assert chosen(table).startswith("debark")


def test_troops_stay_ashore_if_no_coast_within_reach_is_weak():
    table = Table(AFLOAT, nerath=everywhere("nerath", "3 footsoldier, 1 castle"))
    assert step(table, "move") == ["end"]


# ------------------------------------------------------------------------------- cards


def test_cards_of_its_own_turn_are_played_at_once():
    table = Table({BORDER: "1 footsoldier", CAPITAL: "1 castle"}, events={"karkoth": ("karkoth_forced_march",)})
    assert chosen(table) == "event karkoth_forced_march"


@pytest.mark.parametrize(("defenders", "played"), [("4 footsoldier", True), ("1 footsoldier", False)])
def test_a_card_for_a_battle_is_kept_if_the_battle_is_decided(defenders, played):
    cards = {"karkoth": ("karkoth_death_knell",)}
    table = Table({"starfall_vale": "5 footsoldier"}, {"starfall_vale": defenders}, step="fight", events=cards)
    assert chosen(table).startswith("event" if played else "pass")
