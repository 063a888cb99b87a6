"""What lies beside the map of Nerath."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from games.drawing import text, touchable
from games.nerath.drawings import (
    KARKOTH,
    SPACE_OF,
    asked,
    begun,
    capture,
    drawn,
    fighting,
    words,
)
from games.positions import LANGUAGES
from gonfalon.games.nerath.codes import lot
from gonfalon.games.nerath.draw import DRAW
from gonfalon.games.nerath.draw.cards import event_card, treasure_card
from gonfalon.games.nerath.printed import EVENTS, TREASURES
from gonfalon.games.nerath.state import DRAGON


def test_the_panel_of_a_realm_says_what_it_has():
    match = begun()
    g = match.state
    g.gold[1], g.points[1] = 11, 5
    capture(g, "vailindor", KARKOTH)
    row = drawn(match.view([0]))["seats-1"]
    (label,) = re.findall(r'aria-label="(Vailin Alliance[^"]+)"', row)
    for said in ("Player 2", "11 gold", "5 victory points", "2 Event cards", "Capital lost"):
        assert said in label


@pytest.mark.parametrize(
    ("length", "said"),
    [("short", "First to 13 victory points"), ("long", "All four Capitals, or 8 Treasure cards")],
)
def test_the_goal_is_that_of_the_chosen_length(length, said):
    view = begun(length=length).view([0])
    assert said in drawn(view)["seats-goal"]


def test_the_battle_panel_shows_both_lines_and_the_latest_dice():
    match = begun()
    g = fighting(match)
    assert "hidden" in drawn(begun().view([0]))["areas"]
    rolls = [
        ("rolled", 0, 0, 10 * 32 + 7),
        ("rolled", 0, 1, 6 * 32 + 2, 6 * 32 + 6),
        ("rolled", 1, 1, 10 * 32 + 3),
    ]
    view = replace(match.view([0]), log=(("battle", 0, g.fighting), *rolls))
    panel = drawn(view)["areas"]
    for said in (
        "Battle for Silverbough",
        "×4",
        "1d6",
        "First Strike",
        "1 hit",
        "0 hits",
        "From here",
        "Losses to come",
    ):
        assert said in panel
    assert panel.count('class="die hit"') == 2
    assert panel.count('class="die miss"') == 2
    later = replace(view, log=(*view.log, ("rolled", 0, 1, 6 * 32 + 1), ("rolled", 1, 1, 6 * 32 + 6)))
    assert len(re.findall('class="die (?:hit|miss)"', drawn(later)["areas"])) == 2


def test_pieces_are_for_sale_in_the_reinforce_step_to_whose_turn_it_is():
    match = begun()
    match.state.step, match.state.gold[0] = 4, 3
    wares = [f"buy-{piece}" for piece in range(9)]
    mine, theirs = drawn(match.view([0]))["hand"], drawn(match.view([1]))["hand"]
    assert touchable({"hand": mine}).issuperset(wares)
    assert not touchable({"hand": theirs}) & set(wares)
    assert mine.count('class="ware touch dear"') == 2  # a Castle and a Dragon cost more than 3


def test_of_a_kind_that_is_bought_numbers_and_places_can_be_touched():
    match = begun()
    match.state.step = 4
    here, there = SPACE_OF["karkothi_throneholds"], SPACE_OF["maze_of_maur_khul"]
    options = [("recruit", lot(DRAGON, n), space) for n, space in ((1, here), (2, here), (1, there))]
    hand = drawn(asked(match.view([0]), 0, "recruit", *options, ("end",)))["hand"]
    assert {f"lot-{lot(DRAGON, 2)}", f"space-{here}", f"space-{there}"} <= touchable({"hand": hand})
    assert f"lot-{lot(DRAGON, 3)}" not in hand
    assert "2 Dragons for 10 gold" in hand


def test_cards_say_what_is_printed():
    for number, event in enumerate(EVENTS):
        assert event.name_en.split("'")[0] in text(event_card(words(), number, True))
    for number, treasure in enumerate(TREASURES):
        shown = text(treasure_card(words(), number, True))
        assert treasure.name_en.split("'")[0] in shown
        assert ("Property" in shown) == bool(treasure.property_en)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_steps_of_a_turn_and_the_current_one(lang):
    match = begun()
    for step in range(6):
        match.state.step = step
        ribbon = DRAW.ribbon(words(lang), match.view([0]))
        assert [now for _, now in ribbon] == [n == step for n in range(6)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_die_is_drawn_with_its_number(lang):
    dice = text(DRAW.dice(words(lang), [sides * 32 + sides for sides in (6, 8, 10, 12, 20)]))
    for sides in (6, 8, 10, 12, 20):
        assert f"#nrt-i-d{sides}" in dice
        assert f">{sides}</text>" in dice
