"""Moments to play: what happened, in the right order, with its dice, its damage and its reason."""

import pytest

from games.tactics.draw.test_inspect import MODES, moments
from games.tactics.table import KNOCK, MISS, MISS_KNOCK, Table
from games.tactics.tell.speech import EN, WORDS
from gonfalon.games.tactics.draw import DRAW
from gonfalon.games.tactics.printed.spaces import NAMES
from gonfalon.games.tactics.tell import TELL

SOUNDS = {"", "step", "put", "card", "die", "hit", "miss", "arrow", "spell", "conquer", "lost"}


def played(table, *lines):
    table.play(*lines)
    return DRAW.steps(EN, table.match.view([0]), 0)


def told(table):
    view = table.match.view([0])
    return [TELL.line(EN, view, fact) for fact in view.log]


def space(name):
    return f"space-{NAMES.index(name)}"


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_whole_games_can_be_played_back(lang, mode, seats):
    words, view = WORDS[lang], moments(mode, seats)[-1]
    found = DRAW.steps(words, view, 0)
    assert [step.n for step in found] == sorted({step.n for step in found})
    assert all(step.text and step.sound in SOUNDS and len(step.places) <= 2 for step in found)
    assert found[-1].n < len(view.log)


def test_any_part_of_the_log_can_be_played():
    view = moments("competitive", 2)[-1]
    for first in range(0, len(view.log), 7):
        found = DRAW.steps(EN, view, first)
        assert all(first <= step.n for step in found)


def test_a_move_is_an_arrow_and_a_village_belongs_to_it():
    table = Table(blue={"fighter": ("hild", "f1")}, red={"beast": ("brugh", "m13")}, health={"blue_fighter": 5})
    (step,) = played(table, "move blue_fighter g1")
    assert step.places == (space("f1"), space("g1"))
    assert step.floats == ((space("f1"), "+4"),) or step.floats == ((space("g1"), "+4"),)
    assert (step.side, step.sound, step.fight) == (0, "step", False)


def test_a_blow_shows_what_it_costs():
    table = Table(blue={"fighter": ("hild", "e5")}, red={"beast": ("brugh", "f5")})
    (step,) = played(table, "melee blue_fighter red_beast")
    assert step.text == "Hild strikes Brugh. Brugh takes 2 damage."
    assert step.places == (space("e5"), space("f5"))
    assert step.floats == ((space("f5"), "−2"),)
    assert step.fight


def test_dice_show_which_of_them_miss(dice):
    dice(MISS, KNOCK)
    table = Table(blue={"rogue": ("kestrel", "d4")}, red={"beast": ("rakk", "f4")})
    (step,) = played(table, "missile blue_rogue red_beast")
    assert ["miss" in str(die) for die in step.dice] == [True, False]
    assert (step.sound, step.floats) == ("arrow", ((space("f4"), "−2"),))
    assert told(table)[2] == "Kestrel pays 1 more Ammo for the Miss and hits; 3 left."


def test_a_missile_that_cannot_be_paid_for_misses(dice):
    dice(MISS, MISS_KNOCK)
    table = Table(blue={"rogue": ("kestrel", "d4")}, red={"beast": ("rakk", "f4")}, supply={"blue_rogue": 2})
    (step,) = played(table, "missile blue_rogue red_beast")
    assert step.text == "Kestrel shoots at Rakk. Kestrel misses Rakk."
    assert step.sound == "miss"
    assert told(table)[2] == "2 Misses against 1 Ammo: Kestrel cannot pay, and spends what is left."


def test_a_capture_is_a_banner():
    table = Table(blue={"fighter": ("hild", "e5")}, red={"beast": ("brugh", "f5")}, health={"red_beast": 1})
    (step,) = played(table, "melee blue_fighter red_beast")[:1]
    assert step.result == "Blue captures Brugh."
    assert step.sound == "conquer"
    (mine,) = DRAW.steps(EN, table.match.view([1]), 0)[:1]
    assert mine.sound == "lost"


def test_the_enemy_says_why():
    view = moments("solo", 1)[-1]
    found = DRAW.steps(EN, view, 0)
    acts = [step for step in found if step.text.endswith(" acts.")]
    assert acts
    assert all("acts" in step.because and step.card is not None for step in acts)
    assert any(step.because.startswith("Step 3") and step.places[1:] for step in found)


@pytest.mark.parametrize("lang", WORDS)
def test_others_are_summed_up_and_oneself_is_not(lang):
    for mode, seats in MODES:
        view = moments(mode, seats)[-1]
        told = TELL.digest(WORDS[lang], view, 0)
        assert told
        assert not {side for side, _ in told} & view.seats
        assert all(sentence.endswith(".") for _, sentence in told)


def test_a_capture_comes_first_in_the_digest():
    table = Table(blue={"fighter": ("hild", "e5")}, red={"beast": ("brugh", "f5")}, health={"red_beast": 1})
    table.play("melee blue_fighter red_beast")
    assert TELL.digest(EN, table.match.view([1]), 0) == [(0, "Captured your Brugh; hit Brugh for 2 ♥.")]
    assert TELL.digest(EN, table.match.view([]), 0) == [(0, "Captured Brugh; hit Brugh for 2 ♥.")]
