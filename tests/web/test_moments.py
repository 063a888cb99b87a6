"""What happened, as pages play it: each step once, to whom it may be shown, and what sums up a turn."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from gonfalon import games
from gonfalon.arena.bench import usual
from gonfalon.bots import answer, find
from gonfalon.core import Match, Setup
from gonfalon.games.contract import Step, no_digest, no_moments
from gonfalon.web.assets import STATIC
from gonfalon.web.seen import moments
from gonfalon.web.seen.viewer import Viewer
from gonfalon.web.seen.voice import Voice, voice_of
from gonfalon.web.store.saved import Holder
from gonfalon.web.tables.seating import Sight
from properties import playing
from web.house import Guest, serving

SOUNDS = json.loads((STATIC / "sounds.json").read_text(encoding="utf-8"))


def plain(id: str = "tactics", lang: str = "en") -> Voice:
    """A game that has neither steps nor a digest of its own."""
    voice = voice_of(id, lang)
    return replace(voice, tell=replace(voice.tell, digest=no_digest), draw=replace(voice.draw, steps=no_moments))


def sight(match: Match, seats: list[int]) -> Sight:
    return Sight(match.view(seats), [Holder("me", "")] * match.setup.seats)


def played(id: str, seed: int, choices: int) -> Match:
    """A game some choices after its start."""
    game, rng = games.find(id), Random(seed)
    match, bot = Match(game, usual(game, seed)), find("greedy", game)
    for _ in range(choices):
        if not match.over:
            seat = min(match.asks)
            match.play(seat, answer(bot, match, seat, rng))
    return match


# --------------------------------------------------------------------------- steps


def test_a_viewer_is_shown_each_step_once():
    voice, game = plain(), games.find("tactics")
    match, rng = Match(game, usual(game, 5)), Random(5)
    viewer, told = Viewer(voice, frozenset([0]), 100), list[int]()
    viewer.show(sight(match, [0]))
    assert viewer.since(-1)["steps"] == []
    start = len(match.log)
    for _ in range(40):
        seat = min(match.asks)
        match.play(seat, answer(find("random", game), match, seat, rng))
        version = viewer.version
        viewer.show(sight(match, [0]))
        told += [step["n"] for step in viewer.since(version)["steps"]]
        viewer.show(sight(match, [0]))
        assert viewer.since(viewer.version)["steps"] == []
    assert told == [step["n"] for step in moments.shown(voice, match.view([0]), start)]
    assert len({*told}) == len(told) > 10
    assert viewer.since(-1)["full"]
    assert viewer.since(-1)["steps"] == []


def test_what_is_taken_back_takes_its_steps_with_it():
    voice, game = plain(), games.find("tactics")
    match, rng = Match(game, Setup("competitive", 2, 3)), Random(3)
    viewer = Viewer(voice, frozenset(), 100)
    viewer.show(sight(match, []))
    for _ in range(200):
        seat = min(match.asks)
        match.play(seat, answer(find("random", game), match, seat, rng))
        version, before = viewer.version, len(match.log)
        viewer.show(sight(match, []))
        steps = viewer.since(version)["steps"]
        if steps and match.can_undo(seat) and match.asks.keys() == {seat}:
            match.undo(seat)
            if len(match.log) < before:
                viewer.show(sight(match, []))
                assert all(step["n"] < len(match.log) for _, step in viewer.steps)
                assert viewer.since(version)["steps"] == [s for s in steps if s["n"] < len(match.log)]
                return
    raise AssertionError("nothing was taken back")


def test_my_own_steps_are_played_only_if_they_are_fights():
    voice = plain()
    view = played("tactics", 3, 70).view([0])
    whole, mine = moments.steps(voice, view, 0), moments.shown(voice, view, 0)
    assert any(step.side == 0 and not step.fight for step in whole)
    assert all(step.get("fight") for step in mine if step["side"] == 0)
    assert [step["n"] for step in mine] == [step.n for step in whole if step.side or step.fight]
    assert {step.get("mine", False) for step in mine if step["side"] == 0} == {True}
    assert not any(step.get("mine") for step in mine if step["side"] != 0)


def test_a_fight_is_ones_own_on_both_sides_and_its_result_waits():
    voice = voice_of("immortals", "en")
    match = played("immortals", 3, 400)
    fights = list[Step]()
    for seat in range(3):
        view = match.view([seat])
        whole = {(step.n, step.text): step for step in moments.steps(voice, view, 0)}
        fights = [step for step in whole.values() if step.result]
        for sent in moments.shown(voice, view, 0):
            step = next(each for (n, _), each in whole.items() if n == sent["n"])
            assert sent.get("mine", False) == (seat in (step.side, step.foe))
            assert sent.get("waits", False) == (seat in (step.side, step.foe) and bool(step.result))
    assert {step.foe for step in fights} > {-1}, "some were defended"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", games.GAMES)
def test_steps_go_over_the_wire(id: str, lang: str):
    match = played(id, 4, 120)
    view = match.view([0])
    for step in moments.shown(voice_of(id, lang), view, 0):
        assert re.fullmatch("<span.*?>.+</span>", step["parts"]["caption"])
        assert 0 <= step["n"] < len(view.log)
        assert step["ms"] >= moments.LEAST
        assert step["ms"] * step.get("pace", 1) >= 650
        assert step.get("sound", "pick") in SOUNDS
        assert json.loads(json.dumps(step)) == step


@pytest.mark.parametrize("id", games.GAMES)
def test_steps_tell_a_viewer_nothing_that_others_hide(id: str):
    """What is re-dealt behind a viewer's back changes none of the viewer's steps, and no pause of the bots."""
    game, rng, compared = games.find(id), Random(8), 0
    voice = voice_of(id, "en")
    for number, match in enumerate(playing(game, usual(game, 8), rng)):
        if number % 37 or match.over or 0 not in match.asks or not match.log:
            continue
        try:
            other = match.imagine([0], rng)
        except ValueError:
            continue
        view = match.view([0])
        guessed = replace(other.view([0]), log=view.log)
        assert moments.shown(voice, view, 0) == moments.shown(voice, guessed, 0)
        compared += 1
        if compared == 4:
            return
    assert compared


# ---------------------------------------------------------------------------- time


def test_a_step_lasts_as_long_as_its_parts():
    die = voice_of("nerath", "en").draw.arms(0)
    assert die is not None
    assert moments.milliseconds(Step(0, "a")) == 700
    assert moments.milliseconds(Step(0, "a", places=("b",))) == 1000
    assert moments.milliseconds(Step(0, "a", places=("b", "c"))) == 1350
    assert moments.milliseconds(Step(0, "a", fight=True)) == 900
    assert moments.milliseconds(Step(0, "a", dice=[die], fight=True)) == 1300
    assert moments.milliseconds(Step(0, "a", dice=[die] * 20, fight=True)) == 1540
    assert moments.milliseconds(Step(0, "a", result="b", fight=True)) == 2400


def test_the_more_happens_in_a_turn_the_faster_it_is_played():
    """Its first steps take their time; later ones less, and least of all those that concern nobody who watches."""
    voice, match = voice_of("nerath", "en"), played("nerath", 4, 120)
    view = match.view([0])
    heading = next(n for n, fact in enumerate(view.log) if fact[0] in voice.tell.headings)
    log = (view.log[heading], *[("income", 0, 1)] * 100)
    crowded = replace(view, log=log)
    early, late = (Step(n, "a", side=1, places=("b", "c"), foe=2) for n in (3, 40))
    assert moments.hurried(voice, crowded, early, {0}) == moments.milliseconds(early) == 1350
    theirs, mine = (moments.hurried(voice, crowded, late, sides) for sides in ({0}, {2}))
    assert moments.LEAST <= theirs < mine < 1350
    sent = moments.sent(voice, crowded, late, {2}, True)
    assert sent["ms"] == mine
    assert sent["pace"] == round(1350 / mine, 1) > 1
    assert "pace" not in moments.sent(voice, crowded, early, {2}, True)
    assert moments.hurried(voice, replace(view, log=log[1:]), late, {0}) == 1350, "no turn has begun"


def test_whoever_defends_in_nerath_has_a_part_in_the_battle():
    voice, match = voice_of("nerath", "en"), played("nerath", 4, 400)
    g, view = match.state, match.view([])
    fights = [step for step in moments.steps(voice, view, 0) if step.fight and step.foe >= 0]
    assert fights
    for step in fights:
        assert step.foe in g.enemies(step.side)
        own = moments.own_sides(voice, view, [g.seat_of[step.foe]])
        assert moments.concerns(step, own)


# -------------------------------------------------------------------------- digest


@pytest.mark.parametrize("id", games.GAMES)
def test_since_is_the_first_turn_of_others_after_my_last(id: str):
    voice, game = plain(id), games.find(id)
    match, rng, bot, found = Match(game, usual(game, 6)), Random(6), find("greedy", game), 0
    turns: list[tuple[int, tuple[Any, ...]]] = []
    for _ in range(300):
        if match.over:
            break
        view = match.view([0])
        turns = [(n, fact) for n, fact in enumerate(view.log) if fact[0] == "turn"]
        first = moments.since(voice, view)
        if turns:
            mine = moments.own_sides(voice, view, [0])
            owners = [not mine.isdisjoint(voice.draw.sides(view, fact)) for _, fact in turns]
            assert (first >= 0) == (owners[-1] and not all(owners))
            if first >= 0:
                at = [n for n, _ in turns].index(first)
                assert not owners[at]
                assert at == 0 or owners[at - 1]
                assert not any(owners[at : owners[at:].index(True)])
                found += 1
        seat = min(match.asks)
        match.play(seat, answer(bot, match, seat, rng))
    assert found or not turns


@pytest.mark.parametrize(("lang", "name"), [("en", "Red"), ("fr", "Rouge")])
def test_a_digest_says_what_others_did(lang: str, name: str):
    match = played("tactics", 3, 81)
    view = match.view([0])
    digest = moments.digest(plain(lang=lang), view, 2)
    assert digest["since"] == moments.since(plain(), view) > 0
    assert re.findall("<strong>(.*?)</strong>", digest["sides"]) == [name]
    assert digest["steps"]
    assert {step["side"] for step in digest["steps"]} <= {1, -1}
    assert all(step["n"] > digest["since"] for step in digest["steps"])


def test_a_page_asks_for_the_digest_of_its_own_seats(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me, Guest(server) as other:
            id = await me.new_table("me", "greedy")
            server.table(id).pace.speed = 0
            async with me.page(id) as page, other.page(id) as stranger:
                while (await page.my_turn()).get("since", -1) < 0:
                    await page.choose()
                    await page.moves_on()
                await page.say("digest")
                while "digest" not in (heard := await page.hear()):
                    pass
                assert heard["digest"]["since"] == page.state["prompt"]["since"]
                assert heard["digest"]["sides"]
                assert heard["digest"]["steps"]
                assert page.steps
                await stranger.say("digest")
                while "refused" not in (heard := await stranger.hear()):
                    pass
                assert "not your seat" in heard["refused"]

    asyncio.run(story())
