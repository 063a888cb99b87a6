"""The board in the terminal: it says everything, with and without colours, and betrays nothing."""

import io
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.tactics.table import Table
from gonfalon.core import Match, Setup, draw
from gonfalon.games.tactics import GAME, terminal
from gonfalon.games.tactics.printed import TACTICS, UNITS
from gonfalon.lore.words import COMMON, Words

FOLDER = Path(terminal.__file__).parent / "words"
WORDS = {lang: Words([COMMON, FOLDER], lang) for lang in ("en", "fr")}
WIDTHS = (80, 100, 112, 130, 150, 200)
EMOJI = re.compile("[\U0001f000-\U0001ffff\ufe0f]")

BLUE = {"fighter": ("hild", "b7"), "wizard": ("saffir", "a7"), "rogue": ("vesna", "e5"), "beast": ("brugh", "g9")}
RED = {"fighter": ("corvin", "m7"), "wizard": ("orsk", "i4"), "rogue": ("nim", "c4"), "beast": ("rakk", "a8")}


def drawn(view, width=80, lang="en", colour=False):
    """The board as text; with colours, as a terminal gets it."""
    out = io.StringIO()
    if colour:
        console = Console(file=out, width=width, force_terminal=True, color_system="truecolor")
    else:
        console = Console(file=out, width=width, force_terminal=False, color_system=None)
    console.print(terminal.board(WORDS[lang], view))
    return out.getvalue()


def position(**changes):
    facts = {
        "hands": {"blue": ("forced_march", "momentum"), "red": ("counterspell",)},
        "health": {"blue_fighter": 5, "red_rogue": 2},
        "supply": {"blue_wizard": 3},
        "weakened": ("red_beast",),
        "flags": (2, 0, 3),
        "secured": (-1, -1, 1),
    }
    return Table(BLUE, RED, **{**facts, **changes})


@cache
def played(players, seed, choices):
    """A game some choices on."""
    match, rng = Match(GAME, Setup("competitive", players, seed)), Random(seed)
    while match.asks and choices:
        seat = min(match.asks)
        match.play(seat, draw(match.asks[seat].options, rng))
        choices -= 1
    return match


@pytest.mark.parametrize("width", WIDTHS)
def test_everything_on_the_table_is_there(width):
    text = drawn(position().match.view([0]), width)
    for what in [
        "Round 3 of 40",
        "Blue to play",
        "3 actions left",
        "Ferngate Ford b7",
        "START·I·[II]·CONTROL",
        "☾2 ♜1 Blue ahead",
        "♜1 Red ahead",
        "Red has the flag",
        "1 flag secured ends the game",
        "☾ Blue (you) · 8 points ►",
        "♜ Red · 14 points",
        "Hand 2 · Captured 0 · Flags 0",
        "Hand 1 · Captured 0 · Flags 1",
        "Forced March",
        "IF Your unit starts a Move action.",
        "THEN It gets +3 movement",
        "Deck 13 · No discards",
        "! Weakened",
    ]:
        assert what in text


@pytest.mark.parametrize("width", WIDTHS)
def test_each_unit_has_its_badge_and_its_line(width):
    text = drawn(position().match.view([0]), width)
    for badge in ["☾F5", "☾W7", "☾R8", "☾B13", "♜F10", "♜W8", "♜R2", "!♜B10"]:
        assert badge in text
    assert re.search(r"F Hild +b7 +♥5/12 .*Ammo 2/2", text)
    assert re.search(r"W Saffir +a7 +♥7/7 .*Mana 3/7", text)
    assert re.search(r"!B Rakk +a8 +♥10/10 ", text)


def test_a_badge_stands_on_its_space():
    lines = drawn(position().match.view([0])).splitlines()
    row = next(n for n, line in enumerate(lines) if line.startswith(" 7 "))
    upper, lower = lines[row], lines[row + 1]
    assert upper[3:18] == " 0≈ □ 0≡ ■ 0≈  "
    assert lower[3:18] == " ☾W7  ☾F5   ≈≈≈"
    assert upper[3 + 11 * 5 : 3 + 13 * 5] == "│1»   1⌂  "


def test_cliffs_portals_and_peaks_are_marked():
    lines = drawn(position().match.view([0])).splitlines()
    rows = [line for line in lines if re.match(r" *\d+ ", line)]
    assert rows[1][3 + 3 * 5 : 3 + 8 * 5] == "│4    4♣   4    4    4▲  "
    assert rows[3][3 + 2 * 5 : 3 + 4 * 5] == " 0 ∩ │2   "
    assert [row[:2].strip() for row in rows] == [str(n) for n in range(1, 14)]


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("width", WIDTHS)
def test_it_fits_the_terminal(lang, colour, width):
    for players in (2, 3, 4):
        for choices in (5 * players + 1, 90, 9999):
            match = played(players, players, choices)
            for seats in (range(0), range(players)):
                text = drawn(match.view(seats), width, lang, colour)
                plain = re.sub(r"\x1b\[[0-9;]*m", "", text)
                assert max(cell_len(line) for line in plain.splitlines()) <= width
                assert not EMOJI.search(plain)
                assert not re.search(r"\[[a-z]+-[a-z-]+\]|_|\{", plain)
                assert not re.search(r"(?<!Vieille-Mou)…", plain)


def test_colours_change_nothing_that_is_said():
    view = position().match.view([0])
    for width in WIDTHS:
        assert re.sub(r"\x1b\[[0-9;]*m", "", drawn(view, width, colour=True)) == drawn(view, width)


def test_panels_stand_beside_the_board_where_there_is_room():
    view = position().match.view([0])
    beside = [width for width in WIDTHS if "Control Areas" in drawn(view, width).splitlines()[0]]
    assert beside == [112, 130, 150, 200]


def test_the_four_units_and_the_camps_at_setup():
    match = played(4, 1, 2)
    seat = min(match.asks)
    text = drawn(match.view([seat]))
    assert "Setup" in text
    assert "* camp" in text
    assert "○ free to choose" in text
    for unit in match.state.card:
        assert UNITS[unit].name_en in text


def test_the_cards_to_choose_from_are_shown_to_their_owner_only():
    match = played(2, 1, 0).clone()
    while match.asks and "keep" not in {ask.what for ask in match.asks.values()}:
        seat = min(match.asks)
        match.play(seat, match.asks[seat].options[0])
    for seat in (0, 1):
        text = drawn(match.view([seat]))
        assert "Keep one of these" in text
        for other in (0, 1):
            for card in match.state.dealt[other]:
                assert (TACTICS[card].name_en in text) == (other == seat)


def test_what_was_done_this_turn_and_who_is_poisoned():
    table = position()
    table.play("missile blue_rogue red_rogue" if table.offered("missile blue_rogue red_rogue") else "end")
    g = table.g
    g.active, g.done[0], g.effects = 0, 1 | 1 << 1 | 1 << 5, (("poison", 4, 1, "owner_turn_start"),)
    text = drawn(table.match.view([0]))
    assert "This turn: Hild (moved, struck)" in text
    assert "Poisoned: Corvin" in text


def test_a_captured_unit_is_no_longer_on_the_board():
    table = position()
    g = table.g
    g.lift(7)
    g.health[7] = 0
    g.captor = (*g.captor[:7], 0)
    text = drawn(table.match.view([0]))
    assert "♜B" not in text
    assert "B Rakk  taken by Blue" in text


def test_the_end_names_the_winner():
    match = played(3, 5, 99999)
    text = drawn(match.view([]))
    assert match.over
    assert "The game is over" in text
    assert ("wins" in text) or ("share the victory" in text)


# -------------------------------------------------------------------- secrets


HANDS = [
    {"blue": ("forced_march",), "red": ("counterspell", "blood_price")},
    {"blue": ("forced_march",), "red": ("second_wind", "bone_breaker")},
]


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("width", [80, 130, 200])
@pytest.mark.parametrize("seats", [[], [0]])
def test_worlds_that_differ_only_in_hidden_hands_look_the_same(lang, width, seats):
    worlds = [position(hands=hands).match.view(seats) for hands in HANDS]
    first, second = (drawn(view, width, lang, colour=True) for view in worlds)
    assert first == second


@pytest.mark.parametrize("seed", range(4))
def test_nobody_sees_anothers_hand(seed):
    match = played(2 + seed % 3, seed, 120)
    g = match.state
    public = {*g.discard, *g.revealed}
    for seats in ([], *([seat] for seat in range(g.players))):
        text = drawn(match.view(seats), 200)
        own = {card for seat in seats for card in g.hand[seat]}
        for card, tactic in enumerate(TACTICS):
            shown = f"│ {tactic.name_en} " in text
            assert shown == (card in own)
            assert shown or card in public or tactic.name_en not in text
    both = drawn(match.view([0, 1]), 200)
    assert "Blue: hand" in both
    assert "Red: hand" in both
