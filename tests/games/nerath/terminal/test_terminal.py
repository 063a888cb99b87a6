"""Nerath in the terminal: everything that lies on the table is shown, at any width, and nothing that is hidden."""

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from games.nerath.table import Table
from gonfalon.cli.choices import Choices
from gonfalon.core import Match, Setup, draw
from gonfalon.games.nerath import GAME, tell
from gonfalon.games.nerath.bots.odds import Force, odds
from gonfalon.games.nerath.codes import VERBS
from gonfalon.games.nerath.printed import EVENTS, PIECES, TREASURES
from gonfalon.games.nerath.tell import TELL
from gonfalon.games.nerath.terminal import TERMINAL
from gonfalon.games.nerath.terminal.signs import short
from gonfalon.lore.phrases import percent
from gonfalon.lore.words import COMMON, Words

WORDS = {lang: Words([COMMON, Path(tell.__file__).parent.parent / "words"], lang) for lang in ("en", "fr")}
WIDTHS = pytest.mark.parametrize("width", [80, 120, 200])


def drawn(view, width=120, lang="en", colour=False):
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


def played(mode, seed, choices):
    """A match after some random choices."""
    match = Match(GAME, Setup(mode, GAME.modes[mode].seats[0], seed))
    rng = Random(seed)
    for _ in range(choices):
        if match.over:
            break
        seat = min(match.asks)
        match.play(seat, draw(match.asks[seat].options, rng))
    return match


def line_of(text, start):
    """The line that begins so, without frames."""
    cells = [cell.strip() for line in text.splitlines() for cell in line.split("│")]
    return next(cell for cell in cells if cell.startswith(start))


KARKOTH = {
    "shroudmoor": "3 footsoldier, 1 monster",
    "karkothi_throneholds": "1 castle, 1 dragon",
    "gulf_of_kar": "1 warship+fighter+monster, 2 warship",
    "kar_vethul": "1 fighter",
}
VAILIN = {"silverbough": "2 footsoldier", "pearl_isles": "1 footsoldier"}


def position(**more):
    return Table(KARKOTH, VAILIN, **{"held": {"dusk_fens": "nerath"}, **more})


# --------------------------------------------------------------------------- the spaces


@WIDTHS
def test_every_stack_is_shown_with_its_realm_and_letters(width):
    text = drawn(position().match.view([0]), width)
    assert line_of(text, "Shroudmoor").endswith("☾ 3 Fo 1 Mo")
    assert line_of(text, "Karkothi Throneholds ★").endswith("☾ 1 Ca 1 Dr")
    assert line_of(text, "Gulf of Kar").endswith("☾ 2 Wa 1 Wa(Fi Mo)")
    assert line_of(text, "Silverbough").endswith("☼ 2 Fo")


def test_two_letters_tell_every_kind_of_piece_apart_in_both_languages():
    for words in WORDS.values():
        assert len({short(words, kind) for kind in range(len(PIECES))}) == len(PIECES)


def test_a_land_that_another_holds_names_its_holder_and_empty_lands_share_a_line():
    text = drawn(position().match.view([0]), 200)
    assert line_of(text, "Dusk Fens").endswith("♜ Nerath")
    assert "☾ Karkoth 14/15" in text
    assert "Empty: Mithralfast, Aldermoor Freehold" in text


def test_a_land_under_attack_has_a_sign_and_both_armies():
    table = position()
    table.play("move 1:monster@shroudmoor silverbough")
    text = drawn(table.match.view([0]), 200)
    assert line_of(text, "Silverbough ×").endswith("☾ 1 Mo  ☼ 2 Fo")


@WIDTHS
def test_dungeons_show_what_is_known_of_their_guardians(width):
    table = position(guardians={"tomb_of_horrors": ("troll",)}, awake=("tomb_of_horrors",))
    text = drawn(table.match.view([0]), width)
    assert "Troll (2d8. Heroes need 7+" in text
    assert "1 face down: Buried Ziggurat" in text


# --------------------------------------------------------------------------- the realms


@WIDTHS
def test_realms_show_gold_points_and_cards(width):
    table = position(
        gold={"karkoth": 7},
        points={"vailin": 3},
        events={"nerath": ("nerath_uprising",)},
        chest={"vailin": ("vorpal_sword",)},
        treasures={"nerath": ("horn_of_valhalla",)},
    )
    text = drawn(table.match.view([0]), width)
    assert "Realms · 13 points win" in text
    rows = [
        ("☾ Karkoth (you) ►", "0 points", "7 Gold (+14)", "14 lands", "0 cards", "Treasures 0"),
        ("☼ Vailin", "3 points", "10 Gold (+13)", "13 lands", "0 cards", "Treasures 1"),
        ("♜ Nerath", "0 points", "10 Gold (+15)", "15 lands", "1 card", "Treasures 1"),
    ]
    for row in rows:
        assert re.search(" +".join(map(re.escape, row)), text)
    assert "(Horn" in text


def test_allies_are_counted_together():
    table = position(mode="alliance-2", points={"karkoth": 3, "iron_circle": 4})
    text = drawn(table.match.view([0]))
    assert "Karkoth and Iron Circle together: 7 of 20" in text
    assert "☾ Karkoth (you)" in text
    assert "● Iron Circle (you)" in text
    assert "Iron Circle: hand" in text


def test_the_end_of_the_war_is_told():
    match = played("free-for-all", 1, 20_000)
    assert match.over
    text = drawn(match.view([]))
    assert "The war is over" in text
    assert TELL.ending(WORDS["en"], match.view([])) in text


def test_own_cards_are_shown_with_what_they_say():
    table = position(events={"karkoth": ("karkoth_forced_march",)}, chest={"karkoth": ("vorpal_sword",)})
    text = " ".join(drawn(table.match.view([0]), 200).split())
    assert "Forced March The start of your Move step" in text
    assert "Choose one land space. Up to 4 of your Footsoldiers" in text
    assert "Vorpal Sword (2 points)" in text
    assert "Property In each battle, one of your Fighters" in text


# ------------------------------------------------------------------- what can be done


def test_battles_to_come_are_shown_with_their_odds():
    table = position()
    assert "Battles" not in drawn(table.match.view([0]))
    table.play("move 2:footsoldier@shroudmoor silverbough")
    chance = percent(odds(Force.of(footsoldier=2), Force.of(footsoldier=2)).win)
    text = drawn(table.match.view([0]), 200)
    assert f"2 Footsoldiers against 2 Footsoldiers · {chance}% to win" in text


def test_a_battle_under_way_shows_its_round(dice):
    force = {"silverbough": "1 monster", "pearl_isles": "1 monster"}
    table = Table(force, VAILIN, step="fight")
    dice(1, 1, 1)
    table.play("battle silverbough")
    assert table.asked == "0 press"
    assert "1 Monster against 2 Footsoldiers · round 1 · " in drawn(table.match.view([0]), 200)


def test_pieces_are_shown_with_where_they_can_go():
    text = drawn(position().match.view([0]), 200)
    panel = text[text.index("Where your pieces can go") :]
    assert re.search("Shroudmoor +3 Fo × Dusk Fens, Silverbough, Starfall Vale → Blackspear Hills", panel)
    assert re.search("Karkothi Throneholds +1 Dr × Dusk Fens, Forbidden City", panel)
    assert "friendly spaces" in panel
    assert "↓" not in panel
    table = Table({"maze_of_maur_khul": "1 footsoldier", "gulf_of_kar": "1 warship"})
    assert "↓ Gulf of Kar" in drawn(table.match.view([0]))


def test_prices_and_places_are_shown_when_pieces_are_bought():
    castles = {"karkothi_throneholds": "1 castle", "maze_of_maur_khul": "1 castle"}
    table = Table(castles, step="reinforce", gold={"karkoth": 3})
    text = drawn(table.match.view([0]))
    assert "3 Gold · attack 1d12 · defence 1d12 · Move 2" in text
    assert "Placed at: Karkothi Throneholds, Maze of Maur Khul (4)" in text
    assert "Placed at" not in drawn(table.match.view([1]))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("move 2:footsoldier@shroudmoor silverbough", ["move 2:footsoldier@shroudmoor silverbough"]),
        ("march shroudmoor silverbough", ["march shroudmoor silverbough"]),
        ("2 footsoldiers shroudmoor silverbough", ["move 2:footsoldier@shroudmoor silverbough"]),
        ("all shroud silver", ["march shroudmoor silverbough"]),
        ("end", ["end"]),
    ],
)
def test_what_is_typed_may_be_the_record_s_words_or_those_on_the_screen(typed, meant):
    table = position()
    view, ask = table.match.view([0]), table.match.asks[0]
    options = list(ask.options)
    choices = Choices.of(VERBS, options, lambda option: TELL.option(WORDS["en"], view, option))
    assert [VERBS.text(option) for option in choices.narrowed(typed, options)] == meant


# -------------------------------------------------------------------------- secrets


HANDS = [
    {
        "events": {"vailin": ("vailin_elven_volley",)},
        "chest": {"nerath": ("vorpal_sword",)},
        "guardians": {"tomb_of_horrors": ("troll",)},
    },
    {
        "events": {"vailin": ("vailin_harbor_tolls",)},
        "chest": {"nerath": ("horn_of_valhalla",)},
        "guardians": {"tomb_of_horrors": ("medusa",)},
    },
]


@WIDTHS
@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("seats", [[], [0]])
def test_worlds_that_differ_only_in_what_is_hidden_look_the_same(lang, width, seats):
    views = [position(**hidden).match.view(seats) for hidden in HANDS]
    first, second = (drawn(view, width, lang, colour=True) for view in views)
    assert first == second


@pytest.mark.parametrize("seed", range(2))
def test_cards_are_shown_to_their_owner_and_treasures_in_play_to_all(seed):
    match = played("free-for-all", seed, 400)
    g = match.state
    for seat in range(4):
        own, others = drawn(match.view([seat]), 200), drawn(match.view([(seat + 1) % 4]), 200)
        for card in g.hand[seat]:
            shown = f"│   {EVENTS[card].text_en[:40]}"
            assert shown in own
            assert shown not in others
        for card in g.treasures[seat]:
            assert TREASURES[card].name_en in others
