"""The past, as the log tells it: battles round by round, who stood where, whose land it was, what others did."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.nerath.battlefield import FIELD, NO_CARDS, VAULT, explore, fight, press
from games.nerath.drawings import words
from games.nerath.table import Table
from games.positions import LANGUAGES, positions
from gonfalon.games.nerath.bots.odds import Force, odds
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.printed import GUARDIAN_ID
from gonfalon.games.nerath.printed.regions import NOBODY
from gonfalon.games.nerath.state import CASTLE, FIGHTER, FOOTSOLDIER
from gonfalon.games.nerath.tell import TELL
from gonfalon.games.nerath.tell.past import armies_before, battles, chance_before, holders

KARKOTH, VAILIN = range(2)


def view_of(table, *seats):
    return table.match.view(seats)


def test_a_battle_is_read_round_by_round(dice):
    table = fight(dice, "3 footsoldier, 1 fighter", "2 footsoldier, 1 castle", 6, 1, 1, 1, 6, 1, 1)
    table.play_as(0, "sensible")
    table.play_as(1, "sensible")
    view = view_of(table, 0)
    (battle,) = battles(view.log)
    assert (battle.realm, battle.space, battle.end) == (KARKOTH, SPACE_NUMBER[FIELD], NOBODY)
    (first,) = battle.rounds
    assert [(roll.realm, roll.hits) for roll in first.rolls] == [(KARKOTH, 1), (VAILIN, 1)]
    assert first.lost[KARKOTH] == {FOOTSOLDIER: 1}
    press(table, dice, 6, 6, 6, 1, 1)
    (battle,) = battles(view_of(table, 0).log)
    assert [sum(roll.hits for roll in each.rolls) for each in battle.rounds] == [2, 3]


def test_what_stood_in_a_space_is_found_again_after_the_battle(dice):
    table = fight(dice, "3 footsoldier", "1 footsoldier, 1 castle", 6, 6, 6, 1, 1)
    assert table.holder(FIELD) == "karkoth"
    view = view_of(table, 0)
    (battle,) = battles(view.log)
    before = armies_before(view, battle.start, battle.space)
    assert before[KARKOTH] == {FOOTSOLDIER: 3}
    assert before[VAILIN] == {FOOTSOLDIER: 1, CASTLE: 1}
    found = odds(Force.of(footsoldier=3), Force.of(footsoldier=1, castle=1)).win
    assert chance_before(view, battle) == pytest.approx(found)


def test_heroes_in_a_dungeon_need_what_the_guardians_demand(dice):
    table = explore(dice, "2 fighter", ("troll",), 6, 1, 1, 1, 1)
    (battle,) = battles(view_of(table, 0).log)
    assert battle.tokens == (GUARDIAN_ID["troll"],)
    assert battle.space == SPACE_NUMBER[VAULT]
    assert armies_before(view_of(table, 0), battle.start, battle.space)[KARKOTH] == {FIGHTER: 2}


def test_the_past_is_the_same_however_late_one_looks_back():
    """What is undone from the end of a game must give what was found soon after a battle."""
    compared = 0
    for early, late in pairwise(positions("nerath")):
        if early.setup != late.setup or len(early.log) > len(late.log):
            continue
        soon, at_last = early.view([0]), late.view([0])
        for battle in [each for each in battles(soon.log) if each.end != NOBODY][-12:]:
            one, other = (armies_before(view, battle.start, battle.space) for view in (soon, at_last))
            assert one == other
            compared += 1
    assert compared > 20


def test_who_held_a_land_is_followed_from_the_start():
    for match in positions("nerath"):
        view = match.view([])
        assert holders(view.log, len(view.log)) == view.state.held


# -------------------------------------------------------------------------- the digest


ENGLISH = (
    "Took Shroudmoor from you; failed at Blackspear Hills; recruited 3 Footsoldiers. You lost 1 piece. +1 point."
)
FRENCH = (
    "Vous a pris Lande du Linceul\u00a0; a échoué\u00a0: Collines de la Lance Noire\u00a0; "
    "a recruté 3 Fantassins. Vous avez perdu 1 unité. +1 point."
)


def raid(dice):
    """Vailin's turn: it takes Shroudmoor from Karkoth, fails at Blackspear Hills and recruits."""
    table = Table(
        {"shroudmoor": "1 footsoldier", "blackspear_hills": "2 footsoldier"},
        {"silverbough": "2 fighter", "starfall_vale": "1 footsoldier"},
        active="vailin",
        gold={"vailin": 3},
        step="turn",
        decks=NO_CARDS,
    )
    table.play("move 2:fighter@silverbough shroudmoor", "move 1:footsoldier@starfall_vale blackspear_hills")
    dice(10, 10, 1, 1, 6, 1)
    table.play("end", "battle shroudmoor")
    while table.asked != "1 recruit":
        table.play("end")
    table.play("recruit 3:footsoldier vailindor", "end")
    return table


@pytest.mark.parametrize(("lang", "said"), [("en", ENGLISH), ("fr", FRENCH)])
def test_the_digest_tells_what_others_did(dice, lang, said):
    told = TELL.digest(words(lang), raid(dice).match.view([0]), 0)
    assert told[0] == (VAILIN, said)


def test_the_digest_is_silent_about_the_viewer(dice):
    assert VAILIN not in dict(TELL.digest(words(), raid(dice).match.view([1]), 0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_can_be_told(lang):
    for match in positions("nerath"):
        view = match.view([0])
        for side, said in TELL.digest(words(lang), view, max(0, len(view.log) - 300)):
            assert 0 <= side < 4
            assert said.endswith(".")
            assert "{" not in said
