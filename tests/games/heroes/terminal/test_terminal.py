"""Heroes in the terminal: all that lies on the table is shown, at any width, and nothing that is hidden."""

from __future__ import annotations

from functools import cache
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.cli.choices import Choices
from gonfalon.core import Match, Setup, View, draw
from gonfalon.games.heroes import GAME, tell
from gonfalon.games.heroes.codes import ACTED, DEFENDING, PARALYSED, VERBS
from gonfalon.games.heroes.printed import LOCATION_ID, LOCATIONS
from gonfalon.games.heroes.rules.geography import of
from gonfalon.games.heroes.tell import TELL
from gonfalon.games.heroes.tell.names import location_name
from gonfalon.games.heroes.terminal import TERMINAL
from gonfalon.games.heroes.terminal.land import letters as letters_of
from gonfalon.lore.words import COMMON, Words

WORDS = {lang: Words([COMMON, Path(tell.__file__).parent.parent / "words"], lang) for lang in ("en", "fr")}
WIDTHS = pytest.mark.parametrize("width", [60, 80, 120, 200])


def drawn(view: View, width: int = 120, lang: str = "en", colour: bool = False) -> str:
    """The sheet as text."""
    file = StringIO()
    console = Console(
        file=file,
        width=width,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        legacy_windows=False,
    )
    console.print(TERMINAL.board(WORDS[lang], view))
    return file.getvalue()


def plain(text: str) -> str:
    """Without frames and the spaces of columns."""
    return " ".join(text.replace("│", " ").split())


@cache
def scenes() -> tuple[View, ...]:
    """What somebody sees who is asked, at every hundredth question of some random games, and their ends."""
    found = []
    games = ((2, "brave_new_world"), (3, "search_for_the_grail"), (3, "force_of_will"))
    for seed, (seats, scenario) in enumerate(games):
        match, rng = Match(GAME, Setup("clash", seats, seed, {"scenario": scenario})), Random(seed)
        asked = 0
        while not match.over:
            seat = min(match.asks)
            if asked % 100 == 0 or asked < 3:
                found.append(match.view([seat]))
            match.play(seat, draw(match.asks[seat].options, rng))
            asked += 1
        found.append(match.view([]))
    return tuple(found)


@WIDTHS
@pytest.mark.parametrize("lang", WORDS)
def test_the_sheet_fits_its_width(width: int, lang: str) -> None:
    for view in scenes():
        text = drawn(view, width, lang)
        assert max(cell_len(line) for line in text.splitlines()) <= width
        assert "[label" not in text
        assert "none" not in text
        assert "…" not in text


def fight(**more: object) -> Fight:
    table = {
        "attacker": [("castle_griffins:pack", "b4"), ("castle_marksmen", "d5")],
        "defender": [("dungeon_harpies", "b3"), ("dungeon_evil_eyes:pack", "d1")],
        "active": "b4",
    }
    return Fight(**{**table, **more})


# ------------------------------------------------------------------------------ the map


@pytest.mark.parametrize("lang", WORDS)
def test_every_location_has_two_letters_of_its_own(lang: str) -> None:
    letters = letters_of(lang)
    assert len(set(letters)) == len(LOCATIONS)
    assert all(len(pair) == 2 for pair in letters)


def test_the_map_shows_what_lies_face_up_who_holds_it_and_its_guards() -> None:
    table = Table(flags={"t0.sw": 1}, visited=["t0.sw", "t0.e"])
    text = drawn(table.match.view([0]), 80)
    rows = [line.strip("│ ").split() for line in text.splitlines()[1:16]]
    castle = next(row for row in rows if "♥H♥" in row)
    at = castle.index("♥H♥")
    assert castle[at - 1 : at + 2] == ["Tr1", "♥H♥", "Re●"]
    below = rows[rows.index(castle) + 1]
    assert "MM♠" in below
    assert "To Town" in text
    assert plain(text).count("MM Materials Mine") == 1


def test_face_down_tiles_show_nothing_but_their_number() -> None:
    text = drawn(Table().match.view([0]), 80)
    rows = text.splitlines()[1:16]
    assert sum(row.count("?") for row in rows) == 6 * 9
    for slot in range(2, 11):
        assert any(f"t{slot} " in row for row in rows)
    shown = {location for location in of(Table().g).locations if location >= 0}
    for location in (LOCATION_ID["settlement"], LOCATION_ID["mine_gold"]):
        assert location not in shown
        assert location_name(WORDS["en"], location) not in text


def test_what_is_around_ones_own_heroes_is_told() -> None:
    text = plain(drawn(Table(at={"second1": "t0.ne"}).match.view([0]), 120))
    assert "Catherine 3 MP · Town (Castle) · " in text
    assert "south-west Materials Mine, guards I" in text
    assert "Catherine’s Secondary Hero 2 MP · Empty Field" in text
    assert "Alamar 3 MP" not in text


# ------------------------------------------------------------------------------ the players


def test_players_show_what_they_have() -> None:
    table = Table(
        level={0: 3}, resources={0: (12, 4, 2)}, income={0: (15, 2, 1)}, morale={0: 1, 1: -1}, hand={0: ["attack"]}
    )
    text = plain(drawn(table.match.view([0]), 120))
    assert "♥ Catherine (you) ► 3 (4) 12 +15 4 +2 2 +1 3 1/" in text
    assert "·0 +1 B P S" in text
    assert "♠ Alamar 1 (0)" in text
    assert "·0 −1 B P S" in text


def test_armies_and_claims_are_known_to_all() -> None:
    table = Table(army={1: ["dungeon_harpies:pack"]}, flags={"t0.sw": 1})
    text = plain(drawn(table.match.view([]), 120))
    assert "♠ Alamar Harpies (Pack) Claims: 1" in text


def test_the_week_and_the_end_are_told() -> None:
    ended = next(view for view in scenes() if view.over)
    assert TELL.ending(WORDS["en"], ended) in drawn(ended, 200)
    text = plain(drawn(Table(week="fancy_pixie").match.view([0]), 200))
    assert "Week of the Fancy Pixie: Each player gains Positive Morale." in text


def test_the_town_shows_prices_until_something_is_built() -> None:
    table = Table(built={0: ["dwelling_bronze", "citadel"]}, army={0: ["castle_griffins", "castle_marksmen:pack"]})
    text = plain(drawn(table.match.view([0]), 80))
    assert "City Hall 10 gold and 4 materials" in text
    assert "Citadel built" in text
    assert "Marksmen P" in text
    assert "Griffins F → " in text
    assert "♠ Alamar · Town" not in text


def test_the_hand_is_shown_with_its_effects() -> None:
    text = plain(drawn(Table(hand={0: ["magic_arrow", "estates"]}).match.view([0]), 200))
    assert "Estates Take 3 gold. / Expert: Take 6 gold." in text
    assert "Magic Arrow A unit of your choice suffers damage." in text


# ------------------------------------------------------------------------------ a combat


@pytest.mark.parametrize("width", [80, 120])
def test_a_combat_shows_the_board_with_units_hp_and_tokens(width: int) -> None:
    table = fight(wounds={"b3": 1}, marks={"b3": PARALYSED, "d5": DEFENDING, "d1": ACTED})
    lines = drawn(table.match.view([0]), width).splitlines()
    assert "Combat · Empty Field · ♥ Catherine – ♠ Alamar" in lines[0]
    rows = [next(n for n, line in enumerate(lines) if line.startswith(f"│ │ {row} ")) for row in range(1, 6)]
    assert "♠ Evil Eyes P" in lines[rows[0]]
    assert "♠ Harpies F" in lines[rows[2]]
    assert "♥ Griffins P" in lines[rows[3]]
    assert "HP1/" in lines[rows[2] + 1] or "HP2/" in lines[rows[2] + 1]
    assert "paralysed" in lines[rows[2] + 2]
    assert "defends" in lines[rows[4] + 2]
    assert "done" in lines[rows[0] + 2]
    order = plain("\n".join(lines)).partition("Initiative · ")[2]
    assert order.index("the Harpies (b3)") < order.index("the Marksmen (d5)")
    assert "the Evil Eyes (d1)" not in order.partition("╰")[0]


def test_a_siege_shows_walls_gate_and_tower() -> None:
    table = fight(
        attacker=[("castle_griffins", "b4")],
        defender=[("dungeon_harpies", "b1")],
        walls=("wall", "gate", "ruin", "wall"),
        tower=True,
    )
    text = drawn(table.match.view([0]), 80)
    middle = next(line for line in text.splitlines() if line.startswith("│ │ 3 "))
    assert middle.split() == ["│", "│", "3", "│", "Wall", "│", "Gate", "│", "≈", "│", "Wall", "│", "│"]
    assert "♠ Arrow Tower" in text


def test_an_attack_under_way_is_pointed_at() -> None:
    table = fight(hand={0: ["attack"], 1: ["defense"]})
    table.play("attack b4 b3")
    assert "► the Griffins (b4) → the Harpies (b3)" in drawn(table.match.view([0]))


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "attack b4 b3", ["attack b4 b3"]),
        ("en", "harpies c3", ["attack c3 b3"]),
        ("fr", "attaquer harpies c3", ["attack c3 b3"]),
        ("en", "defend c4", ["defend c4"]),
    ],
)
def test_what_is_typed_may_be_the_record_s_words_or_those_on_the_screen(
    lang: str, typed: str, meant: list[str]
) -> None:
    table = fight()
    view, options = table.match.view([0]), list(table.match.asks[0].options)
    choices = Choices.of(VERBS, options, lambda option: TELL.option(WORDS[lang], view, option))
    assert [VERBS.text(option) for option in choices.narrowed(typed, options)] == meant


# ------------------------------------------------------------------------------ secrets


HIDDEN = [
    {"hand": {1: ["magic_arrow", "attack"]}, "tiles": {}, "supply": {0: ["f1"]}},
    {"hand": {1: ["defense", "power"]}, "tiles": {}, "supply": {0: ["f2"]}},
]


@WIDTHS
@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("seats", [[], [0]])
def test_worlds_that_differ_only_in_what_is_hidden_look_the_same(lang: str, width: int, seats: list[int]) -> None:
    shared = {"pile_discard": {"ability": ["luck"], "artifact": ["speculum"], "spell": ["haste"]}}
    views = [Table(**world, **shared).match.view(seats) for world in HIDDEN]
    first, second = (drawn(view, width, lang, colour=True) for view in views)
    assert first == second


def test_cards_in_hand_are_shown_to_their_owner_alone() -> None:
    table = Table(hand={0: ["mysticism"], 1: ["tactics"]}, pile_discard={"ability": ["luck"]})
    sheets = [drawn(table.match.view(seats), 200) for seats in ([0], [1], [])]
    assert ["Mysticism" in sheet for sheet in sheets] == [True, False, False]
    assert ["Tactics" in sheet for sheet in sheets] == [False, True, False]


def test_cards_that_somebody_looks_at_are_shown_to_him_alone() -> None:
    table = Table(resources={0: (20, 9, 9)}, pile={"spell": ["cure", "blind"]}, pile_discard={"spell": ["haste"]})
    table.play("build mage_guild", "from_deck spell")
    assert table.asked == "0 searched"
    sheets = [drawn(table.match.view(seats), 200) for seats in ([0], [1], [])]
    assert ["► Blind" in sheet for sheet in sheets] == [True, False, False]
    assert not any("none" in sheet for sheet in sheets)
