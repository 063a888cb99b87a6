"""The map of Nerath: spaces, names, stacks, guardians."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.nerath.drawings import KARKOTH, NERATH, SPACE_OF, VAILIN, begun, capture, drawn, words
from games.positions import LANGUAGES
from gonfalon.games.nerath.codes import ship
from gonfalon.games.nerath.draw.places import place
from gonfalon.games.nerath.draw.shapes import MAP, SIZE, borders, outline
from gonfalon.games.nerath.printed import SPACES
from gonfalon.games.nerath.printed.regions import DUNGEON_AT
from gonfalon.games.nerath.state import DRAGON, FOOTSOLDIER, MONSTER, ship_with

BOARD_AT_720 = 604 / SIZE[1]
"""How large the map is in a window of 1280 x 720, which gives the board a height of 604 px."""


def test_neighbours_share_one_line():
    """Each border is smoothed once and run through from both sides, so there is no gap between two spaces."""
    sides: dict[frozenset[int], list[frozenset[Any]]] = {}
    for face, arcs in enumerate(MAP.outlines):
        assert arcs[0].points[0] in MAP.faces[face]
        for arc in arcs:
            if arc.right >= 0:
                sides.setdefault(frozenset((arc.left, arc.right)), []).append(frozenset(arc.points))
    assert all(lines.count(line) == 2 for lines in sides.values() for line in lines)
    assert outline(0).startswith("M")
    assert outline(0).endswith("Z")
    assert borders("coast")
    assert borders("sea")
    assert borders("inner")
    assert borders("realm")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_has_its_name_on_the_map(lang):
    """In lines or along curves, whole, and on the board."""
    board = drawn(begun().view([0]), lang)["names"]
    for space, printed in enumerate(SPACES):
        where = place(words(lang), space)
        assert " ".join(where.lines) == printed.text("name", lang)
        assert len(where.curves) in (0, len(where.lines))
        for line in where.lines:
            assert f">{line}</text" in board
        assert where.size * BOARD_AT_720 >= 10
        x, y = where.stack
        assert 10 < x < 1590
        assert 0 < y < 1060
    assert len({place(words(lang), space).stack for space in range(len(SPACES))}) == len(SPACES)


def test_french_has_places_of_its_own():
    english, french = ([place(words(lang), space).at for space in range(len(SPACES))] for lang in LANGUAGES)
    assert sum(a != b for a, b in zip(english, french)) > 40


def test_a_conquered_land_shows_its_home_and_its_holder():
    match = begun()
    assert not [name for name in drawn(match.view([0])) if name.startswith("land-")]
    capture(match.state, "bleakstrand", NERATH)
    pieces = drawn(match.view([0]))
    (name,) = [name for name in pieces if name.startswith("land-")]
    space = SPACE_OF["bleakstrand"]
    assert name == f"land-{space}"
    land = pieces[name] + pieces[f"name-{space}"]
    assert "f-tint3" in land
    assert "url(#nrt-hatch3)" in land
    assert "#nrt-i-realm_nerath" in land
    assert "s-band0" in land
    assert "url(#nrt-hatch0)" in land
    assert "Bleakstrand" in land


def test_a_stack_shows_how_many_of_each_kind():
    match = begun()
    g = match.state
    space = SPACE_OF["maelstrom_deeps"]
    g.add(VAILIN, space, ship_with((FOOTSOLDIER, MONSTER)), 2)
    g.add(VAILIN, space, DRAGON)
    stack = drawn(match.view([0]))[f"stack-{space}-{VAILIN}"]
    assert stack.count("#nrt-i-warship") == 1
    assert ">2</text>" in stack
    assert "#nrt-i-footsoldier" in stack
    assert "#nrt-i-monster" in stack
    said = "Vailin: 2 Warships carrying 1 Footsoldier and 1 Monster in Maelstrom Deeps"
    assert f'aria-label="{said}"' in stack
    assert f'data-target="ship-{ship(space, ship_with((FOOTSOLDIER, MONSTER)))}"' in stack
    assert f'data-target="kind-{space << 6 | DRAGON}"' in stack


def test_only_what_can_be_touched_stops_the_pointer():
    """The cloth of a stack lets it through to the ground, which may be a goal."""
    space = SPACE_OF["widows_landing"]
    stack = drawn(begun().view([0]))[f"stack-{space}-{KARKOTH}"]
    assert 'pointer-events="none"' in re.findall(r"^<g[^>]*>", stack)[0]
    touched = re.findall(r"<[^>]*\btabindex=[^>]*>", stack)
    assert len(touched) == 3
    assert all('pointer-events="auto"' in tag for tag in touched)


def test_enemies_in_a_space_stand_apart_with_swords_between():
    match = begun()
    space = SPACE_OF["silverbough"]
    assert f"battle-{space}" not in drawn(match.view([0]))
    match.state.add(KARKOTH, space, FOOTSOLDIER, 3)
    pieces = drawn(match.view([0]))
    assert f"battle-{space}" in pieces
    at = [
        float(re.findall(r"translate\(([\d.]+) ", pieces[name])[0])
        for name in (f"stack-{space}-0", f"stack-{space}-1")
    ]
    assert at[1] - at[0] > 60


def test_guardians_show_their_backs_until_they_wake():
    match = begun()
    space = SPACE_OF["vault_of_the_drow"]
    g = match.state
    g.lair[DUNGEON_AT[space]] = (1, 0)
    hidden = drawn(match.view([0]))[f"lair-{space}"]
    assert hidden.count("A guardian, face down") == 2
    assert "Troll" not in hidden
    g.awake[DUNGEON_AT[space]] = 1
    shown = drawn(match.view([0]))[f"lair-{space}"]
    assert "Troll" in shown
    assert "Medusa" in shown
    assert "face down" not in shown
