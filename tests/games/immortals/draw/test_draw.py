"""The drawing of Immortals: complete, stable, small, in both languages, and without a secret in it."""

from __future__ import annotations

import re

import pytest

from games.drawing import colours_in, contrast, gzipped, text
from games.immortals.draw.scenes import (
    drawn,
    number,
    played,
    quiet,
    scenes,
    words,
)
from games.immortals.table import Table
from games.positions import LANGUAGES
from gonfalon.games.immortals.draw import DRAW
from gonfalon.games.immortals.draw.colours import CUBE_NAMES, PEN, SKY
from gonfalon.games.immortals.draw.faces import HIGH
from gonfalon.games.immortals.draw.shapes import SIZE
from gonfalon.games.immortals.printed import PROVINCES
from gonfalon.games.immortals.state import CONFLICT, EMPTY, FREE, MAGIC
from gonfalon.lore.svg import COMMON as PAGE

# --------------------------------------------------------------------------- form


def test_only_what_changed_is_drawn_anew():
    table = quiet(armies={0: {"light:foothold": 4, "light:mountainhome": 1}})
    here, there = number("light:foothold"), number("light:mountainhome")
    before = DRAW.groups(words(), table.match.view([]))
    table.match.state.take_armies(here, 2)
    table.match.state.put_armies(0, there, 2)
    after = DRAW.groups(words(), table.match.view([]))
    changed = {name for name in after if after[name] is not before.get(name)}
    assert changed == {f"army-{here}", f"army-{there}"}
    assert DRAW.static(words(), table.match.view([])) is DRAW.static(words(), table.match.view([0]))


def test_the_board_is_as_large_as_it_says():
    x, y = zip(*re.findall(r"translate\(([\d.]+) ([\d.]+)\)", text(DRAW.static(words(), scenes()[0]))))
    assert max(map(float, x)) < SIZE[0]
    assert max(map(float, y)) < SIZE[1]


def test_a_picture_is_as_high_as_the_fullest_hand_needs():
    """Five players, and more cards than anybody holds: nothing lies below the foot of the picture."""
    view = played(5, 5, "action", 2).view([0])
    view.state.hand = (tuple(range(60)), *view.state.hand[1:])
    picture = DRAW.whole(words(), view)
    (high,) = map(int, re.findall(r'^<svg[^>]* height="(\d+)"', picture))
    cards = re.findall(r"translate\([\d.]+ ([\d.]+)\)scale\(([\d.]+)\)", picture)
    assert high > SIZE[1]
    assert max(float(y) + HIGH * float(scale) for y, scale in cards) < high


# ----------------------------------------------------------------------- secrets


@pytest.mark.parametrize("viewer", [(), (1,), (1, 2)])
@pytest.mark.parametrize("stage", ["planning", "actions"])
def test_what_is_hidden_is_not_drawn(viewer, stage):
    """Worlds that differ only in the first player's cards and plans look the same to others."""
    worlds = []
    for shift in (0, 1):
        match = Table(stage=stage, plan={0: {"L1": "blank"}, 1: {"D1": "blank"}}).match
        g = match.state
        g.hand = ((3 + shift, 30 + shift), *g.hand[1:])
        g.deck = g.deck[::-1] if shift else g.deck
        g.plan = ((CONFLICT + 3 + shift, *FREE[1:8], MAGIC + shift, EMPTY), *g.plan[1:])
        view = match.view(viewer)
        worlds.append((drawn(view), DRAW.whole(words(), view), DRAW.ribbon(words(), view)))
    assert worlds[0] == worlds[1]


def test_nobody_sees_how_many_cards_another_has_laid_while_planning():
    table = quiet(hand={0: ["conflict_dark_mill_ford"]})
    before = drawn(table.match.view([1]))
    table.play_as(0, "lay conflict_dark_mill_ford D1")
    assert drawn(table.match.view([1])) == before
    assert drawn(table.match.view([0])) != before


@pytest.mark.parametrize("viewer", [(), (1,)])
def test_draft_hands_are_secret(viewer):
    worlds = []
    for shift in (0, 1):
        match = played(4, 2, "draft")
        match.state.draft_hand = ((50 + shift, 51 + shift), *match.state.draft_hand[1:])
        worlds.append(drawn(match.view(viewer)))
    assert worlds[0] == worlds[1]


# ------------------------------------------------------------------- style sheet


def test_the_page_keeps_the_night_and_changes_the_rest():
    """Night is the same on every page; day lies at dusk on a dark one, and what changes has a rule."""
    used = {name for view in scenes() for name in colours_in(drawn(view).values())}
    ruled = set(re.findall(r"^\.([fs]-[\w-]+) ", DRAW.css(), re.MULTILINE))
    changing = {name for name, (light, dark) in DRAW.palette.shades.items() if light != dark}
    assert {name[2:] for name in ruled} == {*PAGE, *changing}
    assert not [name for name in changing if name.startswith("night")]
    assert changing >= {"day", "day-mat", *(f"day{province}" for province in range(len(PROVINCES)))}
    assert {name for name in used if name[2:] in PAGE} <= ruled


@pytest.mark.parametrize("sky", SKY)
@pytest.mark.parametrize("dark", [False, True])
def test_names_signs_and_marks_can_be_read(sky, dark):
    colours = {**PEN.colours, **{name: shades[dark] for name, shades in DRAW.palette.shades.items()}}
    assert contrast(colours[f"{sky}-ink"], colours[f"{sky}-mat"]) > 4.5
    for province in range(len(PROVINCES)):
        ground = colours[f"{sky}{province}"]
        assert contrast(colours[f"{sky}-ink"], ground) > 4.5
        for sign in ("gold", "energy", "legal", "danger"):
            assert contrast(colours[f"{sky}-{sign}"], ground) > 3
    assert contrast(colours["night-ink"], colours["magic"]) > 4.5
    for cube in range(len(CUBE_NAMES)):
        assert contrast(colours[f"mark{cube}"], colours[f"top{cube}"]) > 3


# ------------------------------------------------------------------ size and time


def test_it_is_small():
    """The board is fetched once; what changes on it comes with every page."""
    for lang in LANGUAGES:
        view = scenes()[5]
        assert gzipped(text(DRAW.static(words(lang), view))) < 100_000
        assert gzipped("".join(text(group) for group in DRAW.groups(words(lang), view).values())) < 30_000


def test_nothing_is_drawn_twice():
    """What changes on the board is remembered: after a move, few groups are drawn and the rest looked up."""
    view = scenes()[6]
    drawn = DRAW.groups(words(), view)
    again = DRAW.groups(words(), view)
    assert all(again[id] is drawn[id] for id in drawn)
