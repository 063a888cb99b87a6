"""The drawing of Tactics: complete, stable, small, in both languages, and without a secret in it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import gonfalon.web
from games import drawing, positions
from games.drawing import colours_in, gzipped, targets_in, text
from games.positions import LANGUAGES
from games.tactics.table import Table
from gonfalon.core import Match, Setup, View
from gonfalon.core import draw as pick
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.draw import DRAW
from gonfalon.games.tactics.draw.cards import tactic_card, unit_card
from gonfalon.games.tactics.draw.colours import PALETTE, PEN
from gonfalon.games.tactics.printed import FACES, TACTICS, UNITS
from gonfalon.games.tactics.printed.spaces import NAMES, SPACES
from gonfalon.lore.words import Words

CSS = DRAW.css()
STAY = re.compile(r"[fs]-(figure|pale-figure|wound|time|class\d|team3|team\d-(ink|lost|weak|spent).*)")
"""Tints of a side and figures on paper stay as they are in dark mode."""


def words(lang: str = "en") -> Words:
    return positions.words("tactics", lang)


def drawn(view: View, lang: str = "en") -> dict[str, str]:
    return drawing.drawn("tactics", view, lang)


def played(seats: int, seed: int, choices: int) -> Match:
    match, rng = Match(GAME, Setup("competitive", seats, seed)), random.Random(seed)
    for _ in range(choices):
        if match.over:
            break
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, pick(ask.options, rng), match.nth[seat])
    return match


# ------------------------------------------------------------------ what is drawn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_names_what_is_drawn(seats):
    """Whatever a player may choose can be touched, or has no target and is a button."""
    rng = random.Random(seats)
    asked = set()
    for seed in range(3):
        match = Match(GAME, Setup("competitive", seats, seed))
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            if ask.what not in asked or rng.random() < 0.02:
                asked.add(ask.what)
                view = match.view([seat])
                found = targets_in(drawn(view))
                for option in view.asks[seat].options:
                    assert found.issuperset(DRAW.targets(view, option)), option
            match.play(seat, pick(ask.options, rng), match.nth[seat])
    assert {"camp", "deploy", "keep", "act", "discard", "push"} <= asked


def test_targets_name_what_an_option_is_about():
    table = Table(
        blue={"fighter": ("hild", "e5"), "rogue": ("kestrel", "a1")}, red={"beast": ("brugh", "e4")}, hands={}
    )
    view = table.match.view([0])
    e6 = NAMES.index("e6")
    assert DRAW.targets(view, ("move", 0, e6)) == ("unit-0", f"space-{e6}")
    assert DRAW.targets(view, ("melee", 0, 7)) == ("unit-0", "unit-7")
    assert DRAW.targets(view, ("shed", 2)) == ("unit-2",)
    assert DRAW.targets(view, ("tactic", 5)) == ("card-5",)
    assert DRAW.targets(view, ("camp", 1)) == ("camp-1",)
    assert DRAW.targets(view, ("end",)) == ()
    assert DRAW.targets(view, ("power", 2)) == ()


def test_a_unit_the_question_is_about_is_not_asked_for_again():
    match = played(2, 1, 1)
    seat, ask = next(iter(match.asks.items()))
    assert ask.what == "deploy"
    option = ask.options[0]
    assert DRAW.targets(match.view([seat]), option) == (f"space-{option[2]}",)


def test_every_line_of_the_log_lights_what_is_drawn_or_nothing():
    match = played(3, 2, 5000)
    view = match.view([])
    for fact in view.log:
        for target in DRAW.highlights(view, fact):
            assert re.fullmatch(r"(unit|space|card|camp|zone)-\d+", target)
    moved = next(fact for fact in view.log if fact[0] == "moved")
    assert DRAW.highlights(view, moved)[0] == f"unit-{moved[1]}"


def test_every_space_can_be_touched():
    pieces = drawn(played(2, 3, 60).view([0]))
    touchable = re.findall(
        r'data-target="(space-\d+)" aria-label="[^"]+" role="button" tabindex', pieces["static"]
    )
    assert sorted(touchable) == sorted(f"space-{space}" for space in range(SPACES))


@pytest.mark.parametrize(
    ("lang", "unit", "space"),
    [
        ("en", "Hild, Blue Fighter, 9 of 12 health, at e5, Weakened", "e5, Water, level 2"),
        ("fr", "Hild, Guerrier du camp bleu, Santé 9 sur 12, en e5, avec un pion Affaibli", "e5, Eau, niveau 2"),
    ],
)
def test_labels(lang, unit, space):
    table = Table(
        blue={"fighter": ("hild", "e5")},
        red={"beast": ("brugh", "a1")},
        health={"blue_fighter": 9},
        weakened=("blue_fighter",),
    )
    pieces = drawn(table.match.view([0]), lang)
    assert f'aria-label="{unit}"' in pieces["unit-0"]
    assert f'aria-label="{unit}"' in pieces["seats-0"]
    assert f'aria-label="{space}"' in pieces["static"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_of_the_dice_has_its_words(lang):
    dice = text(DRAW.dice(words(lang), range(len(FACES))))
    assert dice.count("<svg") == len(FACES)
    assert "[draw-" not in dice
    assert 'label=""' not in dice


def test_cards_say_what_is_printed():
    for card in range(len(TACTICS)):
        assert TACTICS[card].name_en.split("'")[0] in text(tactic_card(words(), card, True))
    for card, unit in enumerate(UNITS):
        shown = text(unit_card(words(), card))
        assert unit.name_en.split("'")[0] in shown
        assert shown.count('<div class="ability"') == len(unit.abilities)


def test_only_one_step_is_current():
    seen = set()
    for choices in range(0, 300, 3):
        match = played(2, 6, choices)
        current = [name for name, now in DRAW.ribbon(words(), match.view([0])) if now]
        assert len(current) <= 1
        assert bool(current) == (match.state.turn > 0 and not match.over)
        seen.update(current)
    assert "Take actions" in seen


# ------------------------------------------------------------------------- form


def test_ids_are_stable():
    before, after = ("".join(drawn(played(4, 8, choices).view([0])).values()) for choices in (40, 41))
    gone = set(re.findall(r'\sid="([^"]+)"', before)) - set(re.findall(r'\sid="([^"]+)"', after))
    assert gone <= {f"{kind}-{unit}" for kind in ("costs", "detour") for unit in range(16)}


def test_a_moving_unit_is_one_group_at_a_place():
    table = Table(blue={"fighter": ("hild", "e3")}, red={"beast": ("brugh", "a1")})
    before = drawn(table.match.view([]))
    table.play("move blue_fighter f3")
    after = drawn(table.match.view([]))
    assert 'transform="translate(466 281)"' in before["unit-0"]
    assert 'transform="translate(558 281)"' in after["unit-0"]


def test_only_what_changed_is_drawn_anew():
    table = Table(blue={"fighter": ("hild", "e3"), "rogue": ("kestrel", "l8")}, red={"beast": ("brugh", "a1")})
    view = table.match.view([])
    before, parts = DRAW.groups(words(), view), DRAW.panels(words(), view)
    table.play("move blue_fighter f3")
    view = table.match.view([])
    after = DRAW.groups(words(), view)
    assert [name for name in after if after[name] is not before[name]] == ["unit-0"]
    changed = {name for name, part in DRAW.panels(words(), view).items() if text(part) != text(parts[name])}
    assert changed == {"seats-0"}
    assert DRAW.static(words(), view) is DRAW.static(words(), table.match.view([0]))


# ---------------------------------------------------------------------- secrets


@pytest.mark.parametrize("viewer", [(), (1,)])
def test_hidden_hands_are_not_drawn(viewer):
    """Two worlds that differ only in what blue holds look the same to red and to a spectator."""
    worlds = []
    for hand in (("second_wind", "parting_shot"), ("hold_the_line", "woodland_ambush")):
        table = Table(
            blue={"fighter": ("hild", "e3")},
            red={"beast": ("brugh", "a1")},
            hands={"blue": hand, "red": ("momentum",)},
        )
        view = table.match.view(viewer)
        worlds.append((drawn(view), DRAW.whole(words(), view), DRAW.ribbon(words(), view)))
    assert worlds[0] == worlds[1]


def test_a_hand_is_drawn_for_its_owner_only():
    match = played(2, 9, 80)
    own, other = match.view([0]), match.view([1])
    for card in own.state.hand[0]:
        assert f"card-{card}" in targets_in(drawn(own))
        assert f"card-{card}" not in targets_in(drawn(other))
        assert f"card-{card}" not in targets_in(drawn(match.view([])))


def test_costs_are_shown_to_the_player_only():
    table = Table(blue={"fighter": ("hild", "e3")}, red={"beast": ("brugh", "a1")})
    assert "costs-0" in drawn(table.match.view([0]))
    assert "costs-0" not in drawn(table.match.view([1]))
    discs = drawn(table.match.view([0]))["costs-0"]
    goals = [option for option in table.match.asks[0].options if option[:2] == ("move", 0)]
    assert discs.count("a14 14 0 1 0 28 0") == len(goals)


# ------------------------------------------------------------------ style sheet


def test_the_style_sheet_knows_the_colours():
    written = dict(re.findall(r"--([\w-]+): (?:light-dark\()?(#[0-9A-Fa-f]{6})", CSS))
    assert written == {name: PEN.colours[name] for name in PALETTE.shades}


def test_no_colour_is_used_that_nobody_defines():
    page = (Path(gonfalon.web.__file__).parent / "static" / "gonfalon.css").read_text(encoding="utf-8")
    used, defined = set(re.findall(r"var\(--([\w-]+)", CSS)), set(re.findall(r"--([\w-]+):", CSS + page))
    assert used <= defined


def test_every_colour_on_the_board_has_a_dark_one_or_stays():
    match = played(4, 4, 150)
    used = colours_in(drawn(match.view([0])).values())
    ruled = set(re.findall(r"^\.([fs]-[\w-]+) ", CSS, re.MULTILINE))
    assert not {name for name in used - ruled if not STAY.fullmatch(name)}


# ------------------------------------------------------------------ size and time


def test_it_is_small():
    for lang in LANGUAGES:
        view = played(4, 4, 150).view([0])
        static = text(DRAW.static(words(lang), view))
        moving = "".join(text(group) for group in DRAW.groups(words(lang), view).values())
        assert gzipped(static) < 40_000
        assert gzipped(static + moving) < 60_000


def test_nothing_is_drawn_twice():
    """What changes on the board is remembered: after a move, one group is drawn and the rest looked up."""
    match = played(4, 4, 150)
    view = match.view([0])
    drawn = DRAW.groups(words(), view)
    again = DRAW.groups(words(), view)
    assert all(again[id] is drawn[id] for id in drawn)
