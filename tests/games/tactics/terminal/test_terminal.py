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
from gonfalon.games.tactics.printed.spaces import SPACES
from gonfalon.games.tactics.terminal import TERMINAL
from gonfalon.lore.words import COMMON, Words

FOLDER = Path(terminal.__file__).parent.parent / "words"
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
    console.print(TERMINAL.board(WORDS[lang], view))
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
def played(players, seed, choices, mode="competitive"):
    """A game some choices on; into dungeons, if there are any."""
    match, rng = Match(GAME, Setup(mode, players, seed)), Random(seed)
    while match.asks and choices:
        seat = min(match.asks)
        options = match.asks[seat].options
        deep = [option for option in options if option[0] in ("move", "go") and option[2] >= SPACES]
        match.play(seat, rng.choice(deep) if deep and rng.random() < 0.8 else draw(options, rng))
        choices -= 1
    return match


@pytest.mark.parametrize("width", WIDTHS)
def test_everything_on_the_table_is_there(width):
    text = drawn(position().match.view([0]), width)
    for what in [
        "Round 3 ·",
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
            fits(played(players, players, choices), width, lang, colour)


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("width", [80, 112, 150])
@pytest.mark.parametrize(
    ("mode", "players"), [("competitive-team", 4), ("battle", 3), ("battle-team", 4), ("solo", 1), ("coop", 2)]
)
def test_every_mode_fits_the_terminal(mode, players, width, lang):
    for choices in (1, 5 * players + 6, 60, 9999):
        fits(played(players, 3, choices, mode), width, lang)


def fits(match, width, lang, colour=False):
    """Nothing is cut off, left out or wider than the terminal, for a spectator and for everybody."""
    for seats in (range(0), range(match.setup.seats)):
        text = drawn(match.view(seats), width, lang, colour)
        plain = re.sub(r"\x1b\[[0-9;]*m", "", text)
        assert max(cell_len(line) for line in plain.splitlines()) <= width
        assert not EMOJI.search(plain)
        assert not re.search(r"\[[a-z]+-[a-z-]+\]|_|\{", plain)
        assert not re.search(r"(?<!Vieille-Mou)(?<!Vieille-Mo)…", plain)


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


# ------------------------------------------------------------- the other modes


BOTH = pytest.mark.parametrize("width", [80, 150])


@BOTH
def test_team_mates_are_shown_with_their_points_together(width):
    green, yellow = {"beast": ("skarn", "c12")}, {"beast": ("luma", "d12")}
    table = Table(BLUE, RED, green, yellow, mode="competitive-team", flags=(2, 0, 3), secured=(-1, -1, 2))
    text = drawn(table.match.view([0]), width)
    for what in [
        "With Green: 15 points",
        "With Yellow: 11 points",
        "3 flags secured end the game",
        "Green has the flag",
    ]:
        assert what in text
    assert "Blue and Green ahead" in text
    assert "avantage Bleu et Vert" in drawn(table.match.view([0]), width, "fr")


@BOTH
def test_the_artifact_is_shown_where_it_lies_and_by_whom_it_is_borne(width):
    squads = {"fighter": ("hild", "g5")}, {"beast": ("rakk", "a8")}
    text = drawn(Table(*squads, mode="battle", artifact="g7").match.view([0]), width)
    assert "The Artifact lies at g7" in text
    assert "3 captures by one player end the game" in text
    assert "♦ Artifact" in text
    assert "Control Areas" not in text
    assert "Flags" not in text
    borne = drawn(Table(*squads, mode="battle", bearer="blue_fighter").match.view([0]), width)
    assert "Hild (Blue) bears the Artifact: 3 points" in borne
    assert re.search("♦F Hild +g5", borne)


ENEMY = {
    "fighter": ("corvin", "m7"),
    "wizard": ("orsk", "i4"),
    "rogue": ("nim", "c4"),
    "beast": ("rakk", "a8"),
}


def expedition(**changes):
    facts = {
        "mode": "solo",
        "time": 5,
        "crystals": ("1x2",),
        "under": {"red_beast": "savagery"},
        "compass": "south",
        "weakened": ("red_rogue",),
    }
    return Table({**BLUE, "rogue": ("vesna", "5x4-e1")}, ENEMY, **{**facts, **changes})


@BOTH
def test_an_adventure_shows_its_time_crystals_and_enemy(width):
    text = drawn(expedition().match.view([0]), width)
    for what in [
        "Time 5 of 7 ■■■■■··",
        "↓ compass south",
        "♦ Crystal of Hours · recovered",
        "♦ Crystal of Sorcery · to be found",
        "♦ Crystal of Return · Vesna is inside",
        "♦ Crystal of Glory · needs the others",
        "Enemy cards: deck 8, discarded 0",
        "♜ The Enemy",
        "└ ↓ Savagery (+1 damage)",
        "░ opened box",
    ]:
        assert what in text
    assert "points" not in text
    assert "Control Areas" not in text
    assert "no longer be won" not in text


def test_the_enemys_row_is_in_its_order():
    rows = [line.strip(" │") for line in drawn(expedition().match.view([0]), 80).splitlines()]
    enemy = [name for row in rows for name in ("Corvin", "Rakk", "Nim", "Orsk") if name in row]
    assert enemy == ["Corvin", "Rakk", "Nim", "Orsk"]


@BOTH
def test_the_inside_of_a_dungeon_is_shown_while_somebody_is_there(width):
    text = drawn(expedition().match.view([0]), width)
    rows = [
        "  a    b    c    d    e  ",
        "1   ♦    ‡    ·    ·   ☾R8 ",
        "2   ·  ███████████████  ×  ",
        "3   ¤    ≡    ≈    ·    ·  ",
        "4   ▒    ·    ≈  ██████████",
    ]
    for row in ["The Lantern Halls · Crystal of Return", *rows]:
        assert row in text
    for sign in ["× Trap", "‡ Locked Door", "≡ Magic Barrier", "▒ Cave-In", "¤ Wandering Monster", "█ Wall"]:
        assert sign in text
    assert re.search("R Vesna +∩e1", text)
    assert "Lantern Halls" not in drawn(Table(BLUE, ENEMY, mode="solo").match.view([0]), width)


def test_the_spaces_to_step_to_are_marked_in_a_dungeon():
    table = expedition()
    table.play("move blue_rogue 5x4-d1")
    assert table.asked == "blue delve"
    assert "1   ♦    ‡   ○·   ☾R8  ○∩  " in drawn(table.match.view([0]), 80)


def test_nobody_enters_an_opened_box():
    lines = drawn(expedition().match.view([0]), 80).splitlines()
    row = next(n for n, line in enumerate(lines) if line.startswith("11 "))
    assert lines[row][3 + 6 * 5 : 3 + 11 * 5] == lines[row + 1][3 + 6 * 5 : 3 + 11 * 5] == "░" * 25


@BOTH
def test_a_lost_cause_is_called_so(width):
    squad = {name: BLUE[name] for name in ("fighter", "wizard", "beast")}
    table = Table(squad, ENEMY, mode="solo", crystals=("1x2", "2x2", "8x1", "5x4"))
    assert "The adventure can no longer be won" in drawn(table.match.view([0]), width)


@BOTH
def test_two_players_and_their_enemies_are_shown_in_turn_order(width):
    green, yellow = {"beast": ("skarn", "c12")}, {"beast": ("luma", "d12")}
    table = Table(BLUE, RED, green, yellow, mode="coop", time=9)
    text = drawn(table.match.view([0, 1]), width, "fr")
    names = ["☾ Bleu", "♠ L’Ennemi vert", "♜ Rouge", "☼ L’Ennemi jaune"]
    assert sorted(names, key=text.index) == names
    assert "Temps 9 sur 11 ■■■■■■■■■··" in text


@BOTH
def test_the_cards_in_question_are_shown_whole_at_the_draft(width):
    match = played(1, 3, 0, "solo")
    fighters, wizards = match.state.draft[0][:2], match.state.draft[0][2:4]
    text = drawn(match.view([0]), width)
    for card in fighters:
        for what in (UNITS[card].name_en, UNITS[card].epithet_en, UNITS[card].abilities[0].name_en):
            assert what in text
    assert text.count("as an enemy") == 2
    assert UNITS[wizards[0]].name_en in text
    assert UNITS[wizards[0]].epithet_en not in text
    assert "Your hand" not in text


def test_the_end_of_an_adventure_is_told():
    match = played(1, 3, 9999, "solo")
    assert match.over
    assert "the adventure is lost" in drawn(match.view([]))


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
