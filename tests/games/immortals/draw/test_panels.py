"""What lies beside the board."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from games.drawing import text
from games.immortals.draw.scenes import begun, drawn, played, quiet, words
from games.immortals.table import GREEN, Table
from games.positions import LANGUAGES
from gonfalon.games.immortals.draw import DRAW
from gonfalon.games.immortals.printed import BUILDINGS, PORTAL
from gonfalon.games.immortals.state import CONFLICT, EMPTY, MAGIC

# ------------------------------------------------------------------------- panels


def test_the_row_of_a_player_says_what_he_has():
    match = quiet(limbo={1: (4, 6)}, hand={1: ["conflict_dark_mill_ford"]}).match
    g = match.state
    g.gold[1], g.energy[1], g.points[1], g.marker = 11, 5, 23, 1
    row = drawn(match.view([0]))["seats-1"]
    (label,) = re.findall(r'<section[^>]*aria-label="([^"]+)"', row)
    for said in ("Blue", "Wood Elves and Demons", "11 gold", "5 energy", "23 VP", "1 Conflict card"):
        assert said in label
    assert "Light limbo: 4" in row
    assert "Dark limbo: 6" in row
    assert "Holds the First Player marker" in row
    assert "Mill Ford" not in row


def test_cards_turned_up_this_round_stand_in_the_row_of_their_player():
    match = quiet().match
    match.state.turned, match.state.stage = ((), (3, CONFLICT + 30, MAGIC), ()), "actions"
    row = drawn(match.view([0]))["seats-1"]
    assert "Turned up this round: Foothold" in row
    assert row.count('class="tiny"') == 3


def test_groups_to_settle_stand_in_the_rows_before_the_first_round():
    match = begun(4, 2)
    row = drawn(match.view([0]))["seats-2"]
    assert f"Groups to settle: {', '.join(map(str, match.state.groups[2]))}" in row


def test_a_drafted_card_is_shown_as_far_as_it_may_be_seen():
    match = begun(4, 2)
    match.state.stage, match.state.drafted, match.state.face_up = "settling", (3, 4, EMPTY, EMPTY), 0b10
    rows = drawn(match.view([2]))
    assert "a card face down" in rows["seats-0"]
    assert "Eagle Stair" in rows["seats-1"]
    assert "Foothold" in drawn(match.view([0]))["seats-0"]


def test_the_last_battle_of_the_round_is_shown(tower):
    table = Table(
        armies={0: {"light:foothold": 6}, 1: {"light:mountainhome": 2}},
        plan={0: {"L3": "foothold"}, 1: {"D1": "blank"}},
        tray={GREEN: 1},
    )
    assert "hidden" in drawn(table.match.view([0]))["areas"]
    table.play("turn_up L3", "attack light:foothold>light:mountainhome 5:neutral")
    panel = drawn(table.match.view([2]))["areas"]
    for said in (
        "Battle for Mountainhome (Light)",
        "Red · 5",
        "Blue · 2",
        "Inhabitants neutral",
        "Red 5, Blue 2 and inhabitants 1",
        "Red loses 2 armies (Dark limbo)",
        "Red holds it with 3 armies.",
    ):
        assert said in panel
    later = replace(table.match.view([2]), log=(*table.match.view([2]).log, ("round", 2, 0)))
    assert "hidden" in drawn(later)["areas"]


def test_piles_tell_what_lies_in_common():
    match = quiet().match
    match.state.discard, match.state.portals = (4, 7), 0b111
    piles = drawn(match.view([]))["piles"]
    assert "Discards: 2" in piles
    assert f"Portals left: {BUILDINGS[PORTAL].supply - 3}" in piles
    assert piles.count('class="card"') == 2 + match.state.card_owner.count(-1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_phases_and_the_current_one(lang):
    match = begun()
    assert [now for _, now in DRAW.ribbon(words(lang), match.view([0]))] == [True, False, False, False]
    match = played(3, 1, "share")
    assert [now for _, now in DRAW.ribbon(words(lang), match.view([0]))] == [False, False, False, True]
    for n, what in enumerate(("send", "plan", "turn")):
        match = played(3, 1, what)
        assert [now for _, now in DRAW.ribbon(words(lang), match.view([0]))].index(True) == n


def test_what_falls_from_the_tower_is_shown_as_cubes():
    fallen = text(DRAW.dice(words(), (2, 0, 1, 0, 0, 3)))
    assert re.findall(r"#imm-marked(\d)", fallen) == ["0", "2", str(GREEN)]
    assert 'aria-label="Red 2, Yellow 1 and inhabitants 3"' in fallen
