"""What lies beside the board."""

from __future__ import annotations

import re

import pytest

from games.drawing import text
from games.immortals.draw.scenes import begun, drawn, played, quiet, words
from games.immortals.table import GREEN
from games.positions import LANGUAGES
from gonfalon.games.immortals.draw import DRAW
from gonfalon.games.immortals.printed import BUILDINGS, PORTAL, PROVINCE_PLACES
from gonfalon.games.immortals.state import EMPTY

# ------------------------------------------------------------------------- panels


def test_the_row_of_a_player_says_what_they_have():
    match = quiet(armies={1: {"light:foothold": 1, "dark:foothold": 1}}).match
    g = match.state
    g.gold[1], g.energy[1], g.points[1], g.marker = 11, 5, 123, 1
    row = drawn(match.view([0]))["seats-1"]
    (label,) = re.findall(r'<section[^>]*aria-label="([^"]+)"', row)
    for said in ("Blue", "Wood Elves and Demons", "11 gold", "5 energy", "123 VP"):
        assert said in label
    assert "Holds the First Player marker" in row
    assert ">+1<" in row


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


def test_provinces_are_counted_in_both_realms_with_whoever_leads_there():
    table = quiet(
        armies={
            0: {"light:foothold": 1, "light:mountainhome": 1, "light:eagle_stair": 2, "dark:foothold": 1},
            1: {"dark:mountainhome": 1, "dark:forge_fire": 1},
        }
    )
    panel = drawn(table.match.view([0]))["provinces"]
    rows = re.findall(r'data-about="province-(\d)"[^>]*aria-label="([^"]+)"', panel)
    assert ("0", "3 of 5; most: Red with 3") in rows
    assert ("5", "1 of 5; most: Blue with 2") in rows
    assert ("1", "0 of 5") in rows
    assert '<td class="points">2</td>' in panel
    assert "4 regions 2 · provinces 2 · buildings 0" in panel
    assert "this round 4" in panel


def test_a_tally_lights_its_province():
    panel = drawn(quiet().match.view([0]))["provinces"]
    (lit,) = re.findall(r'data-about="province-7" data-lights="([^"]+)"', panel)
    assert [int(name[6:]) for name in lit.split()] == list(PROVINCE_PLACES[1][2])


def test_the_supply_is_told_below_the_provinces():
    match = quiet().match
    match.state.discard, match.state.portals = (4, 7), 0b111
    piles = drawn(match.view([]))["provinces"]
    assert "Discards: 2" in piles
    assert f"Portals left: {BUILDINGS[PORTAL].supply - 3}" in piles
    assert len(re.findall(r'class="card (?:region|conflict)"', piles)) == 2 + match.state.card_owner.count(-1)


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
