"""The inspector: everything on the table can be asked about, and what it says is right."""

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from games.tactics.table import Table
from games.tactics.tell.speech import EN, WORDS
from gonfalon.core import Match, Setup, draw
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.draw import DRAW
from gonfalon.games.tactics.printed.spaces import NAMES

MODES = [("competitive", 2), ("competitive-team", 4), ("battle", 3), ("solo", 1), ("coop", 2)]


@cache
def moments(mode, seats):
    """A whole game of random choices, looked at now and then."""
    match, rng, found = Match(GAME, Setup(mode, seats, 5)), Random(5), []
    for n in range(400):
        if not match.asks:
            break
        seat = min(match.asks)
        if n % 25 == 0 and list(match.asks[seat].options):  # spelled out before the game goes on
            found.append(match.view([seat]))
        match.play(seat, draw(match.asks[seat].options, rng))
    return found


def text(element):
    """What is written, without what is drawn."""
    bare = re.sub(r"<[^>]*>", " ", re.sub(r"<svg.*?</svg>", "", str(element), flags=re.S))
    return re.sub(r"\s+", " ", bare).strip()


def about(table, target, *picked, seat=0):
    return text(DRAW.inspect(EN, table.match.view([seat]), target, picked))


def shown(words, view):
    """All names of what is drawn."""
    whole = [DRAW.static(words, view), *DRAW.groups(words, view).values(), *DRAW.panels(words, view).values()]
    return sorted({name for each in whole for name in re.findall(r'data-(?:target|about)="([^"]+)"', str(each))})


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_everything_that_is_drawn_can_be_inspected(lang, mode, seats):
    words = WORDS[lang]
    for view in moments(mode, seats)[::5]:
        for target in shown(words, view):
            entry = DRAW.inspect(words, view, target, ())
            assert entry is not None, target
            assert "<h3>" in str(entry)


def test_nothing_is_said_about_what_is_not_there():
    view = moments("competitive", 2)[-1]
    missing = (
        "",
        "unit",
        "unit-99",
        "unit-x",
        "space-999",
        "zone-7",
        "card-99",
        "pile-gold",
        "castle-1",
        "dungeon-0",
    )
    for target in missing:
        assert DRAW.inspect(EN, view, target, ()) is None


def test_a_card_in_another_hand_is_not_given_away():
    table = Table(
        blue={"fighter": ("hild", "e3")},
        red={"beast": ("brugh", "a1")},
        hands={"red": ("momentum",)},
    )
    said = about(table, "side-1")
    assert "Momentum" not in said
    assert said.startswith("Red 1 unit in play")


def test_a_unit_is_told_with_who_can_hit_it():
    table = Table(blue={"fighter": ("hild", "a13")}, red={"beast": ("brugh", "b13"), "rogue": ("kestrel", "m1")})
    said = about(table, "unit-0")
    assert said.startswith("Hild Blue Fighter")
    assert "Can be hit next turn by Brugh (melee" in said
    assert "Kestrel" not in said
    assert "Can be hit now by Hild (melee" in about(table, "unit-7")
    assert "Nobody can hit it now." in about(table, "unit-6")


def test_a_weakened_unit_that_cannot_pay_threatens_nobody():
    near: dict[str, Any] = {"blue": {"fighter": ("hild", "a13")}, "red": {"beast": ("brugh", "b13")}}
    assert "Can be hit" in about(Table(**near, weakened=("red_beast",)), "unit-0")
    tired = Table(**near, weakened=("red_beast",), health={"red_beast": 2})
    assert "Nobody can hit it next turn." in about(tired, "unit-0")
    assert "Weakened: it does not act" in about(tired, "unit-7")


def test_a_space_tells_a_picked_unit_what_comes_of_going_there():
    table = Table(blue={"fighter": ("hild", "e3")}, red={"beast": ("brugh", "e6")})
    e5 = f"space-{NAMES.index('e5')}"
    said = about(table, e5, "unit-0")
    assert "Hild gets there for" in said
    assert "From there it can attack Brugh (melee 3)." in said
    assert "Can be hit next turn by Brugh" in said
    assert "In reach of" not in said
    assert "Next turn in reach of Brugh." in about(table, e5)


def test_a_control_area_tells_what_happens_to_its_flag():
    table = Table(blue={"fighter": ("hild", "b7")}, red={"beast": ("brugh", "m1")})
    assert "it moves to I when Blue’s next turn begins" in about(table, "zone-0")
    away = Table(blue={"fighter": ("hild", "a8")}, red={"beast": ("brugh", "m1")})
    assert "only for a unit on the Trigger Space" in about(away, "zone-0")
    assert "Nobody has the majority" in about(away, "zone-1")
