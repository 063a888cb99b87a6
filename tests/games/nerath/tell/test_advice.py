"""The coach of a first game: where each of its rules speaks, and where it is silent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from time import process_time
from typing import Any

import pytest

from games.nerath.battlefield import NO_CARDS, face, fight
from games.nerath.table import Table
from gonfalon import bots
from gonfalon.core import Match, Setup
from gonfalon.games.contract import Advice
from gonfalon.games.nerath import GAME
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.printed import EVENT_ID, TREASURES
from gonfalon.games.nerath.tell import TELL
from gonfalon.games.nerath.tell.advice import ADVICE, CARD_MOMENTS
from gonfalon.web.seen.teaching import sentence
from gonfalon.web.seen.voice import voice_of, words_in

RULES: Mapping[str, Advice] = {advice.id: advice for advice in ADVICE}
MOST_SECONDS = 0.02
"""How long a rule may take in a usual position, in the middle of all."""
HOME = {"karkothi_throneholds": "1 castle, 6 footsoldier, 2 monster"}


def facts_of(id: str, table: Table, line: str = "", seat: int = 0) -> Mapping[str, Any] | None:
    """What a rule says about the question of a seat, or about one of its options."""
    advice, view = RULES[id], table.match.view([seat])
    assert view.asks[seat].what in advice.asks
    if advice.of_question is not None:
        return advice.of_question(view, seat)
    assert advice.of_option is not None
    option = GAME.verbs.parse(line)
    assert option in view.asks[seat].options
    return advice.of_option(view, seat, option)


def said(id: str, table: Table, line: str = "", lang: str = "en") -> str:
    """The sentence of a rule; empty where it is silent."""
    facts = facts_of(id, table, line)
    return "" if facts is None else sentence(voice_of("nerath", lang), RULES[id], facts)


def lit(id: str, table: Table, line: str = "") -> list[str]:
    facts = facts_of(id, table, line)
    return list(facts["lights"]) if facts else []


def space(name: str) -> str:
    return f"space-{SPACE_NUMBER[name]}"


# ------------------------------------------------------------------------------ moves


def test_the_goal_and_lands_that_are_empty_or_weak():
    table = Table(
        karkoth={"shroudmoor": "3 footsoldier, 1 monster"},
        vailin={"starfall_vale": "1 footsoldier", "silverbough": "5 footsoldier, 2 dragon, 1 castle"},
    )
    told = said("goal", table)
    assert told.startswith("13 points win at the end of a round")
    assert told.endswith("Ringed lands are empty or weak.")
    lights = lit("goal", table)
    assert space("starfall_vale") in lights
    assert space("silverbough") not in lights


@pytest.mark.parametrize(
    ("mode", "length", "number"),
    [
        ("free-for-all", "medium", "20 points"),
        ("alliance-4", "short", "20 points"),
        ("free-for-all", "long", "8 Tr"),
    ],
)
def test_the_goal_is_that_of_the_game_and_nothing_is_ringed_where_nobody_can_go(mode, length, number):
    told = said("goal", Table(karkoth={"bleakstrand": "1 castle"}, mode=mode, length=length))
    assert number in told
    assert "inged" not in told


def test_a_thin_capital():
    near = {"ashen_vale": "4 footsoldier, 2 monster"}
    thin = Table(karkoth={"karkothi_throneholds": "1 castle"}, vailin=near, held={"ashen_vale": "vailin"})
    assert said("capital", thin, "end").startswith("Your Capital is too thin: Vailin can reach it with 6 pieces.")
    firm = Table(karkoth=HOME, vailin={"ashen_vale": "1 footsoldier"}, held={"ashen_vale": "vailin"})
    assert facts_of("capital", firm, "end") is None


def test_a_capital_that_is_lost_or_out_of_reach_is_not_spoken_of():
    near = {"ashen_vale": "4 footsoldier, 2 monster", "karkothi_throneholds": "1 castle"}
    held = {"ashen_vale": "vailin", "karkothi_throneholds": "vailin"}
    assert facts_of("capital", Table(karkoth={"dusk_fens": "1 monster"}, vailin=near, held=held), "end") is None
    assert facts_of("capital", Table(karkoth={"karkothi_throneholds": "1 castle"}), "end") is None


def test_the_last_piece_leaves_a_land_that_somebody_can_walk_into():
    table = Table(karkoth={"shroudmoor": "2 footsoldier"}, vailin={"silverbough": "2 footsoldier"})
    assert facts_of("empty", table) is None
    table.play("move 1:footsoldier@shroudmoor dusk_fens")
    assert facts_of("empty", table) is None, "somebody stays"
    table.play("move 1:footsoldier@shroudmoor dusk_fens")
    assert said("empty", table).startswith("Empty lands are gifts: Vailin can walk into Shroudmoor.")
    assert lit("empty", table) == [space("shroudmoor")]


def test_a_land_that_nobody_can_reach_may_be_left():
    table = Table(karkoth={"shroudmoor": "1 footsoldier"}, vailin={"vailindor": "2 footsoldier"})
    table.play("move 1:footsoldier@shroudmoor dusk_fens")
    assert facts_of("empty", table) is None


def test_an_attack_that_fails_more_often_than_not():
    forces = {"shroudmoor": "2 footsoldier", "widows_landing": "3 monster"}
    table = Table(karkoth=forces, vailin={"silverbough": "3 footsoldier, 1 fighter"})
    attack = "move 2:footsoldier@shroudmoor silverbough"
    assert re.fullmatch(
        r"(< )?\d+ %: you lose .* Bring more from Widow’s Landing, or wait\.", said("odds", table, attack)
    )
    alone = Table(karkoth={"shroudmoor": "2 footsoldier"}, vailin={"silverbough": "3 footsoldier, 1 fighter"})
    assert said("odds", alone, attack).endswith("Wait, or find an easier goal.")


def test_a_good_attack_and_an_empty_land_need_no_warning():
    table = Table(karkoth={"shroudmoor": "3 monster"}, vailin={"silverbough": "1 footsoldier"})
    assert facts_of("odds", table, "move 3:monster@shroudmoor silverbough") is None
    assert facts_of("odds", table, "move 1:monster@shroudmoor starfall_vale") is None
    assert facts_of("odds", table, "end") is None


def test_a_card_for_the_start_of_the_move_step():
    hand = {"karkoth": ("karkoth_forced_march",)}
    table = Table(karkoth={"dusk_fens": "4 footsoldier"}, events=hand)
    assert said("card", table) == "Forced March is for now, before the first piece moves."
    assert lit("card", table) == [f"event-{EVENT_ID['karkoth_forced_march']}"]
    table.play("move 1:footsoldier@dusk_fens shroudmoor")
    assert facts_of("card", table) is None


def test_a_card_is_spoken_of_in_the_turn_after_it_came_only():
    hand = {"karkoth": ("karkoth_forced_march",)}
    table = Table(karkoth={"dusk_fens": "4 footsoldier"}, events=hand, decks=NO_CARDS, step="turn")
    assert facts_of("card", table) is not None
    table.play("end", "end")
    while table.asked != "0 move":
        (seat,) = table.match.asks
        table.match.play(seat, table.match.asks[seat].default)
    assert facts_of("card", table) is None


def test_a_card_of_another_moment_is_not_for_now():
    table = Table(karkoth={"dusk_fens": "4 footsoldier"}, events={"karkoth": ("karkoth_death_knell",)})
    assert facts_of("card", table) is None


def test_an_empty_enemy_land_that_an_idle_piece_could_take():
    table = Table(karkoth={"shroudmoor": "2 footsoldier"})
    assert (
        said("point", table, "end")
        == "Silverbough is empty and a Footsoldier could take it: a point without dice."
    )
    table.play("move 1:footsoldier@shroudmoor silverbough")
    assert facts_of("point", table, "end") is None, "the other one stays at home"


def test_own_land_brings_no_point():
    table = Table(karkoth={"dusk_fens": "2 footsoldier"}, held={"shroudmoor": "vailin"})
    assert facts_of("point", table, "end") is None


def test_two_heroes_beside_a_dungeon():
    team = Table(karkoth={"blackspear_hills": "1 fighter, 1 wizard"})
    assert said("dungeon", team).startswith("Three Heroes beat most Guardians.")
    assert lit("dungeon", team) == [space("temple_of_elemental_evil")]
    assert {treasure.vp for treasure in TREASURES} == {1, 2, 3}


@pytest.mark.parametrize(
    "table",
    [
        {"karkoth": {"blackspear_hills": "1 wizard"}},
        {"karkoth": {"blackspear_hills": "2 monster"}},
        {"karkoth": {"blackspear_hills": "2 wizard"}, "awake": ("temple_of_elemental_evil",)},
        {
            "karkoth": {"shroudmoor": "2 wizard"},
            "guardians": {"temple_of_elemental_evil": ("troll", "medusa")},
        },
    ],
)
def test_one_hero_no_heroes_or_known_guardians(table):
    assert space("temple_of_elemental_evil") not in lit("dungeon", Table(**table))


def test_somebody_is_about_to_win():
    table = Table(karkoth={"shroudmoor": "2 footsoldier"}, points={"vailin": 10, "nerath": 4})
    assert said("leader", table).startswith("Vailin: 10 points already, and 13 win when the round ends.")
    table.play("move 1:footsoldier@shroudmoor silverbough")
    assert facts_of("leader", table) is None, "only when the turn begins"


@pytest.mark.parametrize(
    ("points", "length"), [({"vailin": 9}, "short"), ({"karkoth": 12}, "short"), ({"vailin": 10}, "long")]
)
def test_nobody_else_is_about_to_win(points, length):
    table = Table(karkoth={"shroudmoor": "2 footsoldier"}, points=points, length=length)
    assert facts_of("leader", table) is None


def test_allies_win_together():
    points = {"vailin": 9, "nerath": 9}
    table = Table(karkoth={"shroudmoor": "2 footsoldier"}, points=points, mode="alliance-4")
    assert said("leader", table).startswith("Vailin and Nerath: 18 points already, and 20 win")


# ---------------------------------------------------------------------------- battles


def test_the_dragon_takes_the_first_hit_and_never_the_second(dice):
    table = fight(dice, "1 dragon, 1 monster", "3 footsoldier", 1, 1, 6, 1, 1)
    assert said("dragon", table).startswith("Let the Dragon take the first hit")
    (light,) = lit("dragon", table)
    assert f"loss-{GAME.verbs.parse('lose karkoth:dragon')[1]}" == light
    dice(1, 1, 6, 1, 1)
    table.play("lose karkoth:dragon", "press")
    assert table.asked == "0 lose"
    assert facts_of("dragon", table) is None


def test_other_pieces_have_no_second_life(dice):
    assert facts_of("dragon", fight(dice, "1 monster, 1 fighter", "3 footsoldier", 1, 1, 6, 1, 1)) is None


def test_an_empty_ship_sinks_before_a_laden_one(dice):
    sea = "jade_sea"
    table = fight(dice, "1 warship, 1 warship+monster", "2 warship", 1, 1, 8, 1, space=sea)
    assert said("ship", table).startswith("With a loaded ship its passengers drown.")
    assert lit("ship", table) == [f"loss-{GAME.verbs.parse('lose karkoth:warship')[1]}"]


def test_where_no_ship_is_empty_or_none_is_laden(dice):
    sea = "jade_sea"
    laden = fight(dice, "1 warship+footsoldier, 1 warship+monster", "2 warship", 1, 1, 8, 1, space=sea)
    assert facts_of("ship", laden) is None
    empty = fight(dice, "1 storm_elemental, 1 warship", "2 warship", 1, 1, 1, 8, 1, space=sea)
    assert facts_of("ship", empty) is None
    assert facts_of("ship", fight(dice, "1 monster, 1 fighter", "3 footsoldier", 1, 1, 6, 1, 1)) is None


def test_a_battle_that_has_gone_badly(dice):
    table = fight(dice, "3 footsoldier", "3 footsoldier, 1 dragon", 1, 1, 1, 1, 1, 1, 1)
    assert table.asked == "0 press"
    assert re.fullmatch(r"It has gone badly: (< )?\d+ %\. Retreat saves 3 pieces\.", said("press", table))


def test_a_battle_that_goes_well_or_leaves_no_retreat(dice):
    good = fight(dice, "3 monster", "1 footsoldier", 1, 1, 1, 1)
    assert (good.asked, facts_of("press", good)) == ("0 press", None)
    lands = ("blackspear_hills", "chainwrought_vale", "shroudmoor")
    trapped = fight(
        dice, "3 footsoldier", "3 footsoldier, 1 dragon", 1, 1, 1, 1, 1, 1, 1, held=dict.fromkeys(lands, "vailin")
    )
    assert (trapped.asked, facts_of("press", trapped)) == ("0 press", None)


def test_a_card_whose_moment_has_come():
    table = face("2 monster", "3 footsoldier", events={"karkoth": ("karkoth_death_knell",)})
    table.play("end")
    assert table.asked == "0 battle_start"
    assert said("moment", table).startswith("A card of yours lights up")
    assert lit("moment", table) == [f"event-{EVENT_ID['karkoth_death_knell']}"]


def test_a_moment_without_a_card_is_not_spoken_of():
    table = face("2 monster", "3 footsoldier", events={"karkoth": ("karkoth_forced_march",)}, live=True)
    table.play("end")
    assert table.options(0) == ["pass"]
    assert facts_of("moment", table) is None


def test_the_questions_about_cards_are_the_moments_that_orders_know():
    known = {id for id in words_in("en", "nerath").bundles[0]._messages if id.startswith("moment-")}
    others = {"own_reposition", "reposition", "lose", "press", "fight"}
    assert {id.removeprefix("moment-").replace("-", "_") for id in known} == CARD_MOMENTS | others


# ---------------------------------------------------------------- the rest of the turn


def test_a_dragon_that_is_not_in_a_land_of_its_own():
    forces = {"silverbough": "1 dragon", "shroudmoor": "1 footsoldier"}
    stray = Table(karkoth=forces, step="reposition")
    assert said("stray", stray, "end") == "Your Dragon is lost unless it lands in a land of yours."
    home = Table(karkoth={"shroudmoor": "1 dragon"}, step="reposition")
    assert facts_of("stray", home, "end") is None


def test_what_to_buy_first_and_gold_that_lies_idle():
    table = Table(karkoth=HOME, step="reinforce", gold={"karkoth": 7})
    assert said("recruit", table).startswith("Two or three Footsoldiers")
    assert said("gold", table, "end").startswith("7 Gold unspent.")
    table.play("recruit 4:footsoldier karkothi_throneholds")
    assert facts_of("gold", table, "end") is None


def test_gold_that_buys_nothing_is_not_idle():
    lands = {name: "vailin" for name in SPACE_NUMBER if held_by_karkoth(name)}
    table = Table(karkoth={"jade_sea": "1 warship"}, held=lands, step="reinforce", gold={"karkoth": 9})
    assert table.options() == ["end"]
    assert facts_of("gold", table, "end") is None


def held_by_karkoth(name: str) -> bool:
    return bool(Table().g.lands[0] >> SPACE_NUMBER[name] & 1)


# -------------------------------------------------------------------------- all rules


def test_there_are_fifteen_rules_in_the_order_of_a_turn():
    order = "goal capital empty odds card point dungeon dragon ship press moment stray recruit gold leader"
    assert [advice.id for advice in TELL.advice] == order.split()
    often = {id: advice.often for id, advice in RULES.items() if advice.often != "once"}
    assert {id for id, each in often.items() if each == "each"} == {"capital", "card", "press", "stray", "leader"}
    assert {id for id, each in often.items() if each == "second"} == {"empty", "odds", "point", "gold"}


@pytest.mark.parametrize("advice", ADVICE, ids=lambda advice: advice.id)
def test_a_rule_is_about_a_question_or_an_option_and_has_words(advice):
    assert (advice.of_question is None) != (advice.of_option is None)
    for lang in ("en", "fr"):
        words = words_in(lang, "nerath")
        assert words.bundles[0].has_message(f"coach-{advice.id}")


def test_names_are_in_the_language_of_the_reader():
    table = Table(karkoth={"shroudmoor": "1 footsoldier"}, vailin={"silverbough": "2 footsoldier"})
    table.play("move 1:footsoldier@shroudmoor dusk_fens")
    assert "(Lande du Linceul)" in said("empty", table, lang="fr")


def test_rules_speak_whole_sentences_and_take_little_time_in_games():
    """The middle of the times counts: a single one may be that of a busy machine."""
    times: dict[str, list[float]] = {}
    for view in first_seat_views():
        (ask,) = view.asks.values()
        for advice in ADVICE:
            if ask.what not in advice.asks:
                continue
            before = process_time()
            if advice.of_question is not None:
                facts = [advice.of_question(view, 0)]
            else:
                assert advice.of_option is not None
                facts = [advice.of_option(view, 0, option) for option in ask.options if TELL.is_end(view, option)]
            times.setdefault(advice.id, []).append(process_time() - before)
            for each in (each for each in facts if each is not None):
                for lang in ("en", "fr"):
                    told = sentence(voice_of("nerath", lang), advice, each)
                    assert told.endswith((".", "!", "?"))
                    assert not re.search(r"[{}\[\]$]", told)
    assert len(times) > 6
    for id, spans in times.items():
        assert sorted(spans)[len(spans) // 2] < MOST_SECONDS, id


def first_seat_views():
    """What Karkoth's player sees at each of its questions in a short game."""
    match = Match(GAME, Setup("free-for-all", 4, 3, {}, 3))
    rng, bot = Random(3), bots.find("strategist", GAME)
    while not match.over:
        seat = next(iter(match.asks))
        if seat == 0:
            yield match.view([0])
        match.play(seat, bots.answer(bot, match, seat, rng))
