"""What happened, moment by moment: battles with the tower, reinforcements in one, a sheet for each scoring."""

from __future__ import annotations

import re

import pytest

from games.drawing import FORBIDDEN, targets_in, text
from games.immortals.draw.scenes import drawn, number, played, words
from games.immortals.table import GREEN, Table
from games.positions import LANGUAGES
from games.speech import MISSING_WORD
from gonfalon.games.contract import Step
from gonfalon.games.immortals.draw import DRAW
from gonfalon.games.immortals.draw.steps import TRIFLES

SOUNDS = {"card", "put", "step", "coin", "shuffle", "spell", "miss", "cube", "end", "arrow", "conquer", "lost", ""}


def fought(**known) -> Table:
    return Table(
        armies={0: {"light:foothold": 6}, 1: {"light:mountainhome": 2}},
        plan={0: {"L3": "foothold"}, 1: {"D1": "blank"}},
        tray={GREEN: 1},
        **known,
    )


def last(table: Table, seat: int = 2, lang: str = "en") -> list[Step]:
    return list(DRAW.steps(words(lang), table.match.view([seat]), 0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_played_back(lang):
    view = played(4, 3, "never").view([1])
    known = targets_in(drawn(view, lang))
    steps = DRAW.steps(words(lang), view, 0)
    assert [step.n for step in steps] == sorted({step.n for step in steps})
    for step in steps:
        assert step.text
        assert step.sound in SOUNDS
        assert known.issuperset(step.places), step
        assert known.issuperset(name for name, _ in step.floats), step
        card = text(step.card) if step.card is not None else ""
        assert FORBIDDEN.findall(card) == []
        assert MISSING_WORD.findall(f"{step.text} {step.result} {card}") == []
    told = {view.log[step.n][0] for step in steps}
    assert told >= {"built", "deployed", "extracted", "moved", "reinforced", "scored", "settled", "won", "over"}
    assert not told & (TRIFLES - {"fell", "turned_up"})


def test_a_moment_begins_where_the_last_one_ended():
    view = played(4, 3, "send", 3).view([1])
    whole = DRAW.steps(words(), view, 0)
    for step in whole[::7]:
        assert [each.n for each in DRAW.steps(words(), view, step.n + 1)] == [
            each.n for each in whole if each.n > step.n
        ] or view.log[step.n][0] in ("attacked", "fell")


def test_a_battle_is_an_attack_a_throw_and_a_result(tower):
    table = fought()
    table.play("turn_up L3", "attack light:foothold>light:mountainhome 5:neutral")
    attack, throw, end = last(table)
    here, there = (f"place-{number(f'light:{name}')}" for name in ("foothold", "mountainhome"))
    assert attack.text == "Red attacks Mountainhome (Light) with 5 armies; Blue defends with 2."
    assert attack.places == (here, there)
    assert all(step.fight for step in (attack, throw, end))
    assert (attack.card, attack.result, throw.result) == (None, "", "")
    assert end.result == "Red wins Mountainhome (Light), 5 to 2"
    assert end.floats == ((here, "−2"), (there, "−2"))
    assert (attack.side, end.side, throw.sound, end.sound) == (0, 0, "cube", "conquer")
    assert [step.foe for step in (attack, throw, end)] == [1, 1, 1]
    (mine,) = [step for step in last(table, 1) if step.result]
    assert mine.sound == "lost"


def test_the_tower_counts_two_columns(tower):
    table = fought()
    table.play("turn_up L3", "attack light:foothold>light:mountainhome 5:neutral")
    throw, end = (text(step.card) for step in last(table)[1:])
    assert re.findall(r'class="sum">(\d+)<', throw) == ["5", "2"]
    assert "attacks with 5" in throw
    assert "1 inhabitant fell: neutral here, it does not count" in throw
    assert "loses" not in throw
    assert 'class="throw counted"' in end
    assert "Red loses 2 armies (Dark limbo)" in end
    assert "Red holds it with 3 armies." in end
    drops = re.findall(r'class="drops">(.*?)</svg>', throw)[0]
    assert len(re.findall("#imm-marked", drops)) == 5 + 2 + 1


@pytest.mark.parametrize(("side", "sums"), [("for", ["6", "2"]), ("against", ["5", "3"])])
def test_inhabitants_stand_in_the_column_they_fight_for(tower, side, sums):
    card = {"for": "mountainhome", "against": "the_murk"}[side]
    table = Table(
        armies={0: {"light:foothold": 6, "light:the_murk": 1}, 1: {"light:mountainhome": 2}},
        plan={0: {"L3": card}, 1: {"D1": "blank"}},
        tray={GREEN: 1},
    )
    table.play("turn_up L3", f"attack light:foothold>light:mountainhome 5:{side}")
    throw = text(last(table)[1].card)
    assert re.findall(r'class="sum">(\d+)<', throw) == sums


def test_a_card_turned_up_is_a_moment_only_until_something_comes_of_it():
    table = fought()
    table.play("turn_up L3")
    assert [step.text for step in last(table)] == ["Red turns up Foothold: Attack."]
    table.play("give_up gold")
    assert [step.text for step in last(table)] == ["Red gives the action up and takes 1 gold."]


def test_reinforcements_in_a_row_are_one_moment():
    table = Table(armies={0: {"light:foothold": 1, "dark:foothold": 1}}, limbo={0: (6, 3)}, stage="reinforcements")
    table.play_as(0, "skip")
    table.play_as(1, "skip")
    table.play_as(2, "skip")
    table.play_as(0, "send light:foothold", "send light:foothold", "send dark:foothold")
    (step,) = [step for step in last(table) if "brings" in step.text]
    assert step.text == "Red brings 3 armies: Foothold (Light) and Foothold (Darkness)."
    assert dict(step.floats) == {"place-3": "+2", "place-28": "+1"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_is_scored_on_one_sheet(lang):
    match = played(4, 3, "send", 3)
    view = match.view([1])
    sheets = [step for step in DRAW.steps(words(lang), view, 0) if step.card is not None and not step.fight]
    assert [view.log[step.n][0] for step in sheets] == ["scored", "scored"]
    facts = [fact for fact in view.log if fact[0] == "scored"][-4:]
    sheet = text(sheets[-1].card)
    for _, seat, *parts in facts:
        assert f">+{sum(parts)}<" in sheet
        after = match.state.points[seat]
        assert f"<span>{after - sum(parts)} →</span> {after}<" in sheet


def test_points_before_a_scoring_leave_out_what_came_later():
    """The sheet of the first round, looked at two rounds later."""
    early, late = played(4, 3, "send", 2), played(4, 3, "send", 3)
    assert early.view([1]).log == late.view([1]).log[: len(early.view([1]).log)]
    sheets = [
        text(step.card)
        for match in (early, late)
        for step in DRAW.steps(words(), match.view([1]), 0)
        if step.card is not None and not step.fight
    ]
    assert len(sheets) == 3
    assert sheets[0] == sheets[1] != sheets[2]
