"""The drawing of every mode: teams, the Artifact, adventures with their dungeons, and maps built of boxes."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from games.drawing import FORBIDDEN, colours_in, targets_in, text
from games.positions import LANGUAGES
from games.speech import MISSING_WORD
from games.tactics.table import Table, card_number
from gonfalon.core import Match, Setup, View
from gonfalon.core import draw as pick
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.draw import DRAW
from gonfalon.games.tactics.draw.boxes import arches
from gonfalon.games.tactics.draw.cards import unit_card
from gonfalon.games.tactics.draw.colours import PEN
from gonfalon.games.tactics.draw.gates import doors_of
from gonfalon.games.tactics.draw.shapes import CELL, centre, corner
from gonfalon.games.tactics.draw.trail import last_activation, walked
from gonfalon.games.tactics.printed import ENEMIES, MODES, UNITS
from gonfalon.games.tactics.printed.realm import REALMS
from gonfalon.games.tactics.printed.spaces import NAMES, SPACES
from gonfalon.games.tactics.rules.dungeons.caves import CAVES, ENTRANCE, WALL
from gonfalon.games.tactics.state import ENEMY_FACE
from gonfalon.show import show

from .test_draw import CSS, STAY, drawn, words

SEATS = {"competitive-team": 4, "battle": 3, "battle-team": 4, "solo": 1, "coop": 2}
GAMES = 6
TOWER = "8x5-d2,5x4-e2-90,2x2-e3,1x2-e3-90,8x1-d8,3x2-j9-90"
"""Boxes turned, and stacked four high."""


def space(name: str) -> int:
    return NAMES.index(name)


def adventure(**known) -> Table:
    """A solo adventure under way."""
    usual = {
        "blue": {"fighter": ("hild", "b7"), "rogue": ("kestrel", "f7"), "wizard": ("orsk", "h7")},
        "red": {"fighter": ("maelis", "a1"), "beast": ("ashmane", "e3"), "rogue": ("sylvar", "l7")},
        "mode": "solo",
    }
    return Table(**{**usual, **known})


@cache
def moments(mode: str) -> tuple[View, ...]:
    """Random games as who is asked sees them: at the first question of each kind, and at the end. Whoever can goes
    into a dungeon."""
    asked, kept = set(), []
    for seed in range(GAMES):
        match, rng = Match(GAME, Setup(mode, SEATS[mode], seed)), random.Random(seed)
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            if ask.what not in asked or rng.random() < 0.002:
                asked.add(ask.what)
                kept.append(match.view([seat]))
            below = [option for option in ask.options if option[0] in ("move", "go") and option[2] >= SPACES]
            option = rng.choice(below) if below and rng.random() < 0.8 else pick(ask.options, rng)
            match.play(seat, option, match.nth[seat])
        kept.append(match.view([0]))
    return tuple(kept)


# ------------------------------------------------------------------ what is drawn


@pytest.mark.parametrize("mode", SEATS)
def test_every_option_of_every_mode_names_what_is_drawn(mode):
    """Whatever a player may choose can be touched, or has no target and is a button."""
    asked = set()
    for view in moments(mode):
        for ask in view.asks.values():
            asked.add(ask.what)
            found = targets_in(drawn(view))
            for option in ask.options:
                assert found.issuperset(DRAW.targets(view, option)), option
    if MODES[mode].dungeons:
        assert {"take", "delve", "crystal"} <= asked


@pytest.mark.parametrize("mode", SEATS)
def test_what_is_asked_in_front_of_everybody_can_be_touched(mode):
    """Where friends share a screen, nobody takes the device for a question about nothing hidden."""
    for view in moments(mode):
        for ask in view.asks.values():
            if ask.what in GAME.unveiled:
                shared = replace(view, seats=frozenset())
                found = targets_in(drawn(shared))
                for option in ask.options:
                    assert found.issuperset(DRAW.targets(shared, option)), option


@pytest.mark.parametrize("mode", SEATS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mode_is_well_formed_complete_and_without_styles(mode, lang):
    for view in moments(mode):
        pieces = drawn(view, lang)
        for name, piece in pieces.items():
            assert is_sound(piece), name
            assert name == "static" or re.search(rf'^<\w+[^>]* ?id="{name}"', piece), name
        found = [id for piece in pieces.values() for id in re.findall(r'\sid="([^"]+)"', piece)]
        assert len(found) == len(set(found))
        assert sum(current for _, current in DRAW.ribbon(words(lang), view)) <= 1


@pytest.mark.parametrize("mode", SEATS)
def test_every_line_of_the_log_of_every_mode_can_be_pointed_at(mode):
    view = moments(mode)[-1]
    assert view.log
    for fact in view.log:
        for target in DRAW.highlights(view, fact):
            assert re.fullmatch(r"(unit|space|card|camp|zone|draft|dungeon)-\d+", target), fact


@pytest.mark.parametrize("mode", SEATS)
def test_the_static_layer_of_a_match_never_changes(mode):
    """Whichever boxes are open: a page loads it once."""
    drawings = {DRAW.static(words(), view) for view in moments(mode)}
    assert len(drawings) == 1


def test_the_frame_of_the_squads_never_changes():
    """The page puts the squads into it; were it replaced, they would be gone."""
    for mode in SEATS:
        frames = {text(DRAW.panels(words(), view)["seats"]) for view in moments(mode)}
        assert len(frames) == 1


def test_every_colour_of_the_modes_has_a_dark_one_or_stays():
    ruled = set(re.findall(r"^\.([fs]-[\w-]+) ", CSS, re.MULTILINE))
    pieces = {piece for mode in SEATS for view in moments(mode) for piece in drawn(view).values()}
    used = colours_in(pieces)
    assert not {name for name in used - ruled if not STAY.fullmatch(name)}
    assert {name[2:] for name in used} <= set(PEN.colours)


@pytest.mark.parametrize("mode", SEATS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_notebooks_and_files_show_every_mode(mode, lang):
    first, *_, middle, last = moments(mode)
    for view in (first, middle, last):
        picture = show(view, lang)
        assert ElementTree.fromstring(picture._repr_svg_()).tag == "{http://www.w3.org/2000/svg}svg"
        assert not re.search(r"\sstyle=|var\(|\[[a-z]+(-[a-z]+)+", picture.svg)
    assert show(last).png(width=100).startswith(b"\x89PNG")


@cache
def is_sound(piece: str) -> bool:
    """Whether it is well-formed, has no styles, and lacks no word."""
    ElementTree.fromstring(piece)
    return not FORBIDDEN.search(piece) and not MISSING_WORD.search(piece)


# ----------------------------------------------------------------------- secrets


def test_what_may_come_is_not_drawn():
    """Worlds that differ only in the order of the Enemy cards and in the spare Unit cards look the same."""
    worlds = []
    for deck, rogue in ((("warcry", "blink"), "vesna"), (("blink", "warcry"), "oriel")):
        table = adventure(enemy_deck=deck)
        spare = list(table.g.spare)
        number = card_number(rogue)
        spare[2] = (number, *(card for card in spare[2] if card != number))
        table.g.spare = tuple(spare)
        view = table.match.view([0])
        worlds.append((drawn(view), DRAW.whole(words(), view)))
    assert worlds[0] == worlds[1]


def test_what_another_player_has_kept_is_not_drawn_before_all_have_chosen():
    match = Match(GAME, Setup("coop", 2, 5))
    before = drawn(match.view([1]))
    match.play(0, match.asks[0].options[0])
    assert drawn(match.view([1])) == before


# ------------------------------------------------------------------------- teams


def test_team_mates_are_shown_together_and_are_no_foes():
    view = moments("competitive-team")[-1]
    seats = drawn(view)["seats"]
    assert re.findall(r'id="panel-seats-(\d)"', seats) == ["0", "2", "1", "3"]
    assert "Team: Blue and Green" in seats
    for name, piece in DRAW.groups(words(), view).items():
        if name.startswith("unit-"):
            mate = int(name.removeprefix("unit-")) >> 2 in (0, 2)
            assert ("foe" in re.findall(r'class="([^"]*)"', text(piece))[0].split()) != mate


def test_a_team_that_is_ahead_shows_both_shields():
    squads: dict[str, Any] = {
        "blue": {"fighter": ("hild", "j4")},
        "red": {"beast": ("brugh", "a1")},
        "green": {"rogue": ("kestrel", "k4")},
        "yellow": {"beast": ("skarn", "m13")},
    }
    table = Table(**squads, mode="competitive-team", flags=(0, 1, 0))
    pieces = drawn(table.match.view([]))
    assert "Blue and Green ahead" in pieces["zone-1"]
    assert pieces["areas"].count("count ahead") == 2


# ------------------------------------------------------------------- the Artifact


def battle(**known) -> Table:
    return Table(blue={"fighter": ("hild", "g8")}, red={"beast": ("brugh", "h8")}, mode="battle", **known)


@pytest.mark.rule("TAC-BTL-03")
def test_the_artifact_lies_on_its_space():
    table = battle(artifact="g7")
    pieces = drawn(table.match.view([]))
    x, y = centre(space("g7"))
    assert f'transform="translate({x} {y})"' in pieces["artifact"]
    assert "The Artifact lies at g7" in pieces["areas"]


def test_the_artifact_is_seen_on_its_bearer():
    lying, borne = battle(artifact="g7"), battle(bearer="blue_fighter")
    before, after = drawn(lying.match.view([])), drawn(borne.match.view([]))
    assert "artifact" not in after
    assert "f-brass" in after["unit-0"]
    assert "f-brass" not in before["unit-0"]
    assert "The Artifact" in after["seats-0"]
    assert "−1 movement" in after["unit-cards"]
    assert "−1 movement" not in before["unit-cards"]
    assert "Hild (Blue) bears the Artifact" in after["areas"]


def test_a_battle_has_no_flags_and_no_ribbons():
    pieces = drawn(battle(artifact="g7").match.view([0]))
    assert not [name for name in pieces if name.startswith("zone-")]
    assert "Captured units" in pieces["seats-0"]
    assert 'title="Flags"' not in pieces["seats-0"]


# ------------------------------------------------------------------- built maps


@pytest.mark.parametrize("layout", ["standard", "canyon", "gorge", TOWER])
def test_a_portal_is_drawn_for_every_portal_space(layout):
    realm = REALMS[layout]
    fronts: set[Any] = set()
    for arch in arches(layout):
        dx, dy = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[arch.side]
        near = [n for n in range(SPACES) if centre(n) == (arch.x + dx * CELL / 2, arch.y + dy * CELL / 2)]
        fronts.update((arch.box, n) for n in near)
    assert fronts == {(box, n) for box, board in realm.portals_of.items() for n in range(SPACES) if board >> n & 1}


@pytest.mark.parametrize("layout", ["canyon", "gorge", TOWER])
def test_the_board_of_a_built_map_is_small_and_well_formed(layout):
    view = Table(
        blue={"fighter": ("hild", "a1")}, red={"beast": ("brugh", "m13")}, mode="battle", realm=layout
    ).match.view([])
    board = drawn(view)["static"]
    ElementTree.fromstring(board)
    for level in set(REALMS[layout].level):
        assert f'">{level}</text>' in board or level == 0
    assert "Misty Vale" in DRAW.whole(words(), view)


# --------------------------------------------------------------------- dungeons


@pytest.mark.rule("TAC-DUN-08")
def test_a_box_with_a_unit_in_it_is_open():
    table = adventure(blue={"rogue": ("kestrel", "5x4-e1"), "fighter": ("hild", "b7")})
    pieces = drawn(table.match.view([0]))
    (cave,) = [cave for cave in CAVES if cave.box == "box_5x4"]
    touchable = set(re.findall(r'data-target="space-(\d+)" aria-label', pieces[f"cave-{cave.number}"]))
    assert touchable == {str(each) for each in cave.spaces if cave.kind(each) != WALL}
    assert "The Lantern Halls, e1, Entrance" in pieces[f"cave-{cave.number}"]
    assert "Watcher’s Tower" in pieces[f"cave-{cave.number}"]
    assert f"gate-{cave.number}" not in pieces
    x, y = centre(space("k9"))
    assert f'transform="translate({x} {y - 1})"' in pieces["unit-2"]
    assert "The Lantern Halls, e1" in pieces["seats-0"]


@pytest.mark.parametrize("number", range(len(CAVES)))
def test_the_inside_lies_on_the_place_of_its_box(number):
    cave = CAVES[number]
    cells = {corner(each) for each in cave.spaces}
    assert cells == {corner(n) for n in range(SPACES) if cave.cover >> n & 1}
    assert cave.kind(cave.entrance) == ENTRANCE


@pytest.mark.rule("TAC-DUN-07")
def test_a_shut_dungeon_is_entered_by_its_gates():
    table = adventure(blue={"rogue": ("kestrel", "d11"), "fighter": ("hild", "b7")})
    view = table.match.view([0])
    pieces = drawn(view)
    (cave,) = [cave for cave in CAVES if cave.box == "box_3x2"]
    assert table.offered(f"move blue_rogue {NAMES[cave.entrance]}")
    assert DRAW.targets(view, ("move", 2, cave.entrance)) == ("unit-2", f"space-{cave.entrance}")
    assert pieces[f"gate-{cave.number}"].count(f'data-target="space-{cave.entrance}"') == len(
        doors_of(cave.number)
    )
    assert f'data-target="space-{cave.entrance}"' in pieces["areas"]
    ((x, y),) = doors_of(cave.number)
    assert f"M{x + 24 - 14:g} {y + 18:g}a14" in pieces["costs-2"]


def test_a_step_inside_has_its_cost():
    table = adventure(blue={"rogue": ("kestrel", "5x4-d3"), "fighter": ("hild", "b7")})
    goals = [option for option in table.match.asks[0].options if option[:2] == ("move", 2)]
    discs = drawn(table.match.view([0]))["costs-2"]
    assert discs.count("a14 14 0 1 0 28 0") == len(goals) == 2
    assert set(re.findall(r">(\d+)</text>", discs)[0]) == {"1", "2"}


def test_the_crystals_are_red_barred_or_green():
    pieces = drawn(adventure(crystals=("1x2",)).match.view([]))
    states = [re.findall(r'class="gates (\w+)"', pieces[f"gate-{cave.number}"])[0] for cave in CAVES]
    assert states == [
        "green" if cave.box == "box_1x2" else "barred" if cave.printed.wins_game else "red" for cave in CAVES
    ]
    assert "Crystals: 1 of 6" in pieces["areas"]


def test_taking_a_step_inside_draws_anew_only_the_unit():
    table = adventure(blue={"rogue": ("kestrel", "5x4-d3"), "fighter": ("hild", "b7")})
    before = DRAW.groups(words(), table.match.view([]))
    table.play("move blue_rogue 5x4-e3", "stay")
    after = DRAW.groups(words(), table.match.view([]))
    assert [name for name in after if after[name] is not before.get(name)] == ["unit-2"]


# -------------------------------------------------------------------- adventures


def test_the_enemy_has_its_row_with_the_cards_under_it():
    pieces = drawn(adventure(under={"red_beast": "savagery"}).match.view([0]))
    assert re.findall(r'data-target="unit-(\d)"', pieces["seats-1"]) == ["4", "7", "6", "5"]
    (card,) = [card for card in ENEMIES if card.id == "enemy_savagery"]
    assert f"Enemy card {card.name_en}: Beast, compass to the south" in pieces["seats-1"]
    assert card.bonus_en in pieces["seats-1"]
    assert 'title="Points"' not in pieces["seats-0"]


def test_an_enemy_face_has_neither_ammo_nor_mana():
    for card, unit in enumerate(UNITS):
        shown = text(unit_card(words(), card + ENEMY_FACE))
        assert unit.name_en.split("’")[0] in shown
        assert 'class="track ammo"' not in shown
        assert 'class="track mana"' not in shown
        assert f'aria-label="Health {unit.solo.health}"' in shown


@pytest.mark.parametrize(("mode", "most"), [("solo", 7), ("coop", 11)])
def test_the_time_is_on_its_track(mode, most):
    squads: dict[str, Any] = {"green": {}, "yellow": {}} if mode == "coop" else {}
    table = Table(blue={"fighter": ("hild", "b7")}, red={"beast": ("ashmane", "m1")}, **squads, mode=mode, time=4)
    shown = drawn(table.match.view([]))["areas"]
    assert f'aria-label="Time 4 of {most}"' in shown
    numbers = re.findall(r">(\d+)</text>", shown.split("</svg>")[0])
    assert sorted(map(int, numbers)) == list(range(most + 1))


def test_the_piles_of_an_adventure_are_counted():
    table = adventure(enemy_discard=("blink",), under={"red_beast": "savagery"})
    shown = drawn(table.match.view([]))["piles"]
    assert f"Enemy deck: {len(ENEMIES) - 2} cards" in shown
    assert "Blink" in shown
    assert "Spare Unit cards" in shown


def test_the_last_activation_is_drawn_until_the_player_acts():
    """The compass, where the unit came from, where it went, and why."""
    table = adventure(phase="enemy_turn", active="red", enemy_deck=("savagery",))
    view = table.match.view([0])
    seen = last_activation(view)
    assert seen is not None
    assert (seen.unit, seen.start, seen.compass) == (7, space("e3"), 2)
    assert seen.end == table.g.pos[7] != seen.start
    assert walked(view.state, seen) == tuple(space(name) for name in ("e3", "e4", "e5", "e6"))
    pieces = drawn(view)
    x, y = centre(seen.end)
    assert f'transform="translate({x} {y - 1})rotate(180)"' in pieces["trail"]
    assert "compass to the south" in pieces["areas"]
    assert "Ashmane acts: the card names the Beast." in pieces["areas"]
    table.play("move blue_wizard i7")
    assert "trail" not in drawn(table.match.view([0]))


def test_nothing_of_an_adventure_is_drawn_elsewhere():
    view = moments("battle")[-1]
    pieces = drawn(view)
    assert not [name for name in pieces if re.match(r"(gate|cave|trail|dungeon)", name)]


def test_the_pair_to_choose_from_can_be_touched_the_other_cards_are_named():
    match = Match(GAME, Setup("solo", 1, 3))
    match.play(0, match.asks[0].options[0])
    view = match.view([0])
    tray = drawn(view)["draft"]
    pair = [int(card) for card in re.findall(r'data-target="draft-(\d+)"', tray)]
    rest = [int(card) for card in re.findall(r'data-about="face-(\d+)"', tray)]
    assert pair == [option[1] for option in match.asks[0].options]
    assert sorted(pair + rest) == sorted(view.state.draft[0])
    assert "data-target" not in drawn(match.view([]))["draft"]


def test_the_tray_is_hidden_once_all_units_are_chosen():
    assert "hidden" in drawn(moments("solo")[-1])["draft"]


def test_the_steps_of_an_adventure_end_with_the_enemy():
    seen = set()
    for view in moments("solo"):
        steps = DRAW.ribbon(words(), view)
        assert [steps[0][0], steps[-1][0]] == ["Advance Time", "The Enemy acts"]
        current = [name for name, now in steps if now]
        assert bool(current) == (view.state.turn > 0 and not view.over)
        seen.update(current)
    assert "Take actions" in seen


@pytest.mark.rule("TAC-DUN-37")
def test_a_captured_unit_that_may_return_can_be_touched():
    table = adventure(blue={"rogue": ("kestrel", "5x4-b1"), "fighter": ("hild", "b7")})
    table.play("move blue_rogue 5x4-a1", "go blue_rogue l9", "yes")
    assert table.asked == "blue return"
    view = table.match.view([0])
    captured = {target for option in view.asks[0].options for target in DRAW.targets(view, option)}
    assert captured == {"unit-1", "unit-3"}
    assert captured <= targets_in({"seats": drawn(view)["seats-0"]})
