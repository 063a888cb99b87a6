"""The inspector in a fight: what an attack would do, who can strike a unit, what stands on a space."""

from __future__ import annotations

import re

import pytest

from games.heroes.combats import Fight
from games.heroes.drawing import SIDES, asked, seen, words
from games.positions import LANGUAGES
from gonfalon.games.heroes.codes import ACTED, PARALYSED, SPACE
from gonfalon.games.heroes.draw import DRAW
from gonfalon.games.heroes.draw.threats import acts_before, threats, worst_blow
from gonfalon.games.heroes.rules.combat import fight as rules
from gonfalon.games.heroes.tell.damage import answer, blow

CLOSE = {
    "attacker": [("castle_champions", "c4"), ("castle_marksmen", "a5")],
    "defender": [("necropolis_skeletons:pack", "c3"), ("necropolis_zombies", "a1")],
}


def told(table: Fight, space: str, lang: str = "en") -> str:
    shown = DRAW.inspect(words(lang), seen(table), f"space-{SPACE.parse(space)}", ())
    assert shown is not None
    return re.sub("<[^>]*>", " ", str(shown))


def at(table: Fight, space: str) -> int:
    return rules.unit_at(table.match.state, SPACE.parse(space))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_unit_tells_whose_it_is_how_it_stands_and_what_it_can_do(lang):
    text = told(Fight(**SIDES, active="c4", wounds={"c2": 1}), "c2", lang)
    assert "Alamar" in text
    assert {"en": "2 of 3 HP", "fr": "2 PV sur 3"}[lang] in text
    assert {"en": "it may fly back", "fr": "revenir sur sa case"}[lang] in text
    assert "[" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_attack_is_weighed_up_with_its_answer(lang):
    table = Fight(**CLOSE, active="c4")
    text = told(table, "c3", lang)
    found = blow(table.match.state, at(table, "c4"), SPACE.parse("c4"), at(table, "c3"))
    assert found.span in text
    back = answer(table.match.state, at(table, "c4"), SPACE.parse("c4"), at(table, "c3"))
    assert back
    assert {"en": f"It strikes back for {back}.", "fr": f"Elle riposte\u00a0: {back}."}[lang] in text
    assert "strikes back" not in told(Fight(**CLOSE, active="a5"), "a5", "en")


def test_a_pack_that_surely_turns_to_few_answers_as_a_few():
    table = Fight(**CLOSE, active="c4")
    g = table.match.state
    unit, target = at(table, "c4"), at(table, "c3")
    assert blow(g, unit, SPACE.parse("c4"), target).falls == 1
    few = g.copy()
    few.unit[target] -= 1
    expected = blow(few, target, SPACE.parse("c3"), unit, 1).span
    assert answer(g, unit, SPACE.parse("c4"), target) == expected
    assert blow(g, target, SPACE.parse("c3"), unit, 1).span != expected


def test_whoever_falls_for_good_does_not_answer():
    table = Fight(**{**CLOSE, "defender": [("necropolis_skeletons", "c3")]}, active="c4", wounds={"c3": 1})
    assert answer(table.match.state, at(table, "c4"), SPACE.parse("c4"), at(table, "c3")) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_threatened_unit_says_by_whom(lang):
    text = told(Fight(**CLOSE, active="c4"), "c4", lang)
    assert {"en": "Skeletons can strike it for", "fr": "Squelettes\u00a0: frappe possible"}[lang] in text


def test_enemies_that_act_later_or_not_at_all_are_no_threat():
    table = Fight(**CLOSE, active="")
    g = table.match.state
    champions, skeletons = at(table, "c4"), at(table, "c3")
    assert rules.initiative(g, champions) > rules.initiative(g, skeletons)
    g.marks[champions] = g.marks[skeletons] = 0
    assert not acts_before(g, skeletons, champions, -1)
    g.marks[champions] = ACTED
    assert acts_before(g, skeletons, champions, -1)
    g.marks[skeletons] = ACTED
    assert not acts_before(g, skeletons, champions, -1)
    assert acts_before(g, champions, skeletons, -1)
    g.marks[skeletons] = PARALYSED
    assert not acts_before(g, skeletons, champions, -1)
    g.marks[skeletons] = ACTED
    assert acts_before(g, skeletons, champions, skeletons)


def test_an_enemy_out_of_reach_is_no_threat():
    table = Fight(**CLOSE, active="c4")
    g = table.match.state
    assert worst_blow(g, at(table, "a1"), at(table, "c4")) is None
    assert worst_blow(g, at(table, "c3"), at(table, "c4")) is not None
    assert [foe for foe, _ in threats(g, at(table, "c4"), at(table, "c4"))] == [at(table, "c3")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_walls_and_bare_ground_explain_themselves(lang):
    table = Fight(**SIDES, active="c4", walls=["wall", "gate", "wall", "ruin"], tower=True)
    wall, gate, ruin, bare, tower = (told(table, space, lang) for space in ("a3", "b3", "d3", "d5", "tower"))
    assert {"en": "Obstacle on the middle row", "fr": "Obstacle sur la ligne centrale"}[lang] in wall
    assert {"en": "Gate", "fr": "Porte"}[lang] in gate
    assert {"en": "Ruin", "fr": "Ruine"}[lang] in ruin
    assert "d5" in bare
    assert {"en": "Arrow Tower", "fr": "Tourelle"}[lang] in tower


def test_nothing_is_known_of_spaces_without_a_fight():
    view = seen(Fight(**SIDES, active="c4"))
    view.state.field = -1
    assert DRAW.inspect(words(), view, "space-3", ()) is None
    assert DRAW.inspect(words(), asked(view, "turn", ("end",)), "space-99", ()) is None
