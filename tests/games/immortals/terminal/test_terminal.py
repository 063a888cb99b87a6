"""Immortals in the terminal: all that lies on the table is shown, at any width, and nothing that is hidden."""

import re
from functools import partial
from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.immortals.table import GREEN, Table
from gonfalon import games
from gonfalon.cli.choices import Choices
from gonfalon.core import Match, Setup, draw
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.codes import VERBS
from gonfalon.games.immortals.printed import CONFLICT_CARDS, REGIONS
from gonfalon.games.immortals.tell import TELL
from gonfalon.games.immortals.terminal import TERMINAL
from gonfalon.lore.words import COMMON, Words

WORDS = {lang: Words([COMMON, games.folder("immortals") / "words"], lang) for lang in ("en", "fr")}
WIDTHS = pytest.mark.parametrize("width", [60, 80, 120, 200])


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


def played(seats, seed, choices):
    """A match after some random choices."""
    match = Match(GAME, Setup("standard", seats, seed))
    rng = Random(seed)
    for _ in range(choices):
        if match.over:
            break
        seat = min(match.asks)
        match.play(seat, draw(match.asks[seat].options, rng))
    return match


def cells(text):
    """What stands between the frames, line by line, without the spaces of the columns."""
    return [" ".join(cell.split()) for line in text.splitlines() for cell in re.split("│+", line)]


def lines_of(text, start):
    """Those of them that begin so."""
    return [cell for cell in cells(text) if cell.startswith(start)]


POSITION = {
    "armies": {
        0: {"light:mountainhome": 4, "light:foothold": 2, "light:eagle_stair": 12, "dark:the_murk": 3},
        1: {"dark:foothold": 5},
    },
    "portals": ("light:foothold",),
    "sanctuaries": ("light:foothold",),
    "capitals": ("dark:the_murk",),
    "limbo": {0: (3, 4), 2: (1, 0)},
    "cards": {0: ("foothold",), 1: ("the_murk",)},
    "gold": {0: 7},
    "points": {1: 23},
    "tray": {0: 2, GREEN: 1},
    "shelves": ((0, 0, 1), (), (GREEN,)),
    "marker": 2,
    "plan": {1: {"L1": "blank"}},
}


def position(**more):
    return Table(**{**POSITION, **more})


# --------------------------------------------------------------------------- the realms


@WIDTHS
@pytest.mark.parametrize("lang", WORDS)
def test_the_sheet_fits_its_width(width, lang):
    for seats, choices in [(3, 2), (3, 12), (4, 150), (5, 500), (5, 10_000)]:
        text = drawn(played(seats, 1, choices).view([0]), width, lang)
        assert max(cell_len(line) for line in text.splitlines()) <= width
        assert "[label" not in text
        assert "none" not in text
        assert width < 80 or "…" not in text


@pytest.mark.parametrize("width", [80, 120])
def test_every_region_is_shown_in_both_realms_darkness_left(width):
    text = drawn(position().match.view([]), width)
    top = next(line for line in text.splitlines() if "Realm of" in line)
    assert top.index("Realm of Darkness") < top.index("Realm of Light")
    for region in REGIONS:
        assert len(lines_of(text, f"{region.name_en} ")) >= 2


def test_a_region_has_its_yields_its_owner_with_armies_and_what_is_built_there():
    text = drawn(position().match.view([]), 80)
    assert lines_of(text, "Foothold ")[:2] == ["Foothold 5 3 ♠ 5", "Foothold 3 4 ♥ 2 ▲ ∩"]
    assert lines_of(text, "The Murk ")[:2] == ["The Murk 3 6 ♥ 3 ★", "The Murk 6 2 ·"]
    wide = drawn(position().match.view([]), 120)
    assert lines_of(wide, "Foothold ")[:2] == [
        "Foothold 5 3 ♠ Blue 5",
        "Foothold 3 4 ♥ Red 2 ▲ Sanctuary ∩ Portal",
    ]


def test_a_province_says_who_would_score_for_it():
    text = drawn(position().match.view([]), 80)
    assert lines_of(text, "Highpeaks ") == ["Highpeaks E G", "Highpeaks E G ♥ +2"]


# --------------------------------------------------------------------------- the players


@pytest.mark.parametrize("width", [80, 120])
def test_players_show_what_they_have(width):
    text = drawn(position().match.view([0]), width)
    assert lines_of(text, "♥ Red (you)")[0].startswith("♥ Red (you) ► 0 10 7 ☼ 3 ☾ 4 21 R1 C0 Dwarves")
    assert lines_of(text, "♠ Blue")[0].startswith("♠ Blue 23 10 10 ☼ 0 ☾ 0 5 R1 C0 Wood Elves")
    assert lines_of(text, "♦ Yellow")[0].startswith("♦ Yellow ◄ 0")


def test_tower_tray_and_reserve_are_shown():
    text = drawn(position().match.view([]))
    assert lines_of(text, "Upper shelf") == ["Upper shelf ♥ 2 ♠ 1"]
    assert lines_of(text, "Middle shelf") == ["Middle shelf ·"]
    assert lines_of(text, "Lower shelf") == ["Lower shelf ♣ 1"]
    assert lines_of(text, "Tray") == ["Tray ♥ 2 ♣ 1"]
    assert lines_of(text, "Reserve") == ["Reserve ♣ 18"]


def test_decks_and_the_discard_pile_are_shown():
    text = drawn(position(discard=("conflict_light_foothold",)).match.view([]))
    assert lines_of(text, "Conflict cards deck") == ["Conflict cards deck 59, discarded 1 (Foothold (Light))"]


def test_everybody_sees_filled_spaces_and_cards_turned_up_but_not_which_cards_lie_there():
    table = position(plan={0: {"L3": "foothold", "LM": "magic_transition_5"}, 1: {"L1": "the_murk"}})
    table.play("turn_up L3", "give_up gold")
    text = drawn(table.match.view([1]), 200)
    assert "Face down: LM" in text
    assert "Turned up: Foothold" in text
    assert "Region cards: Foothold" in text
    assert "Transition of 5 armies" in text.partition("♠ Blue · board")[2]
    assert "Transition of 5 armies" not in text.partition("♠ Blue · board")[0]


def test_groups_to_settle_and_the_cards_shown_are_seen_by_all():
    table = Table(
        stage="draft",
        groups={0: (2, 5), 1: (3,), 2: (3,)},
        draft_hand={
            0: ("conflict_light_foothold", "conflict_light_heartwood"),
            1: ("conflict_dark_joker_wilds",),
            2: ("conflict_light_white_falls",),
        },
    )
    own, other = (drawn(table.match.view([seat]), 200) for seat in (0, 1))
    assert "Groups to settle: 2, 5" in other
    assert "Heartwood (Light) E7 G1" in own
    assert "Heartwood (Light)" not in other
    table.play_as(0, "draft conflict_light_foothold")
    assert "Shows Foothold (Light)" in drawn(table.match.view([1]), 200)


def test_the_end_of_the_game_is_told():
    match = played(3, 1, 100_000)
    assert match.over
    text = drawn(match.view([]))
    assert f"The game is over · {TELL.ending(WORDS['en'], match.view([]))}" in text


# --------------------------------------------------------------------------- one's own board and hand


@pytest.mark.parametrize("width", [80, 120])
def test_ones_own_board_shows_actions_costs_and_cards(width):
    plan = {"L2": "foothold", "D1": "blank", "DM": "magic_transition_5"}
    text = drawn(position(plan={0: plan, 1: {"L1": "blank"}}).match.view([0]), width)
    joined = re.sub(r"[│ ]+", " ", text)
    assert "L1 Extract gold – ·" in joined
    assert "L2 Build G4 Foothold" in joined
    assert "D1 Extract energy – Blank card" in joined
    assert "D2 Transition of 3 armies E2 G1 ·" in joined
    assert "DM Magic E4 G1 Transition of 5 armies" in joined
    assert "♠ Blue · board" not in text


def test_a_hand_shows_what_is_not_on_the_board():
    table = position(
        stage="planning",
        cards={0: ("foothold", "the_murk")},
        hand={0: ("conflict_dark_heartwood", "conflict_light_joker_wilds")},
    )
    table.lay(0, {"L1": "foothold", "L2": "blank", "LM": "magic_omen_or_lead"}, done=False)
    hand = drawn(table.match.view([0]), 200).partition("♥ Red · hand")[2]
    assert lines_of(hand, "Region") == ["Region The Murk ☼ E6 G2 ☾ E3 G6"]
    assert lines_of(hand, "Conflict ") == ["Conflict Heartwood (Darkness) E5 G3 · Wilds joker (Light)"]
    assert lines_of(hand, "Blank") == ["Blank 3"]
    assert "Transition of 5 armies (E4 G1) Bring 5 armies" in hand
    assert "First Player marker" not in hand


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("attack light:mountainhome>light:tribute_pass 2:against", None),
        ("tribute pass 2 armies against", ["attack light:mountainhome>light:tribute_pass 2:against"]),
        ("give up gold", ["give_up gold"]),
    ],
)
def test_what_is_typed_may_be_the_record_s_words_or_those_on_the_screen(typed, meant):
    table = Table(armies={0: {"light:mountainhome": 4}}, plan={0: {"L3": "foothold"}, 1: {"L1": "blank"}})
    table.play("turn_up L3")
    view, options = table.match.view([0]), list(table.match.asks[0].options)
    choices = Choices.of(VERBS, options, lambda option: TELL.option(WORDS["en"], view, option))
    assert [VERBS.text(option) for option in choices.narrowed(typed, options)] == (meant or [typed])


def test_cards_are_laid_by_their_names_in_either_language():
    table = position(stage="planning")
    view, options = table.match.view([0]), list(table.match.asks[0].options)
    for lang, typed in [("en", "lay foothold L3"), ("en", "foothold L3"), ("fr", "poser contrefort L3")]:
        choices = Choices.of(VERBS, options, partial(TELL.option, WORDS[lang], view))
        assert [VERBS.text(option) for option in choices.narrowed(typed, options)] == ["lay foothold L3"]


# -------------------------------------------------------------------------- secrets


HIDDEN = [
    {
        "hand": {1: ("conflict_light_foothold", "conflict_dark_foothold")},
        "plan": {0: {"L1": "foothold"}, 1: {"L3": "conflict_light_foothold", "DM": "blank"}},
    },
    {
        "hand": {1: ("conflict_light_heartwood", "conflict_dark_joker_wilds")},
        "plan": {0: {"L1": "foothold"}, 1: {"L3": "blank", "DM": "magic_transition_5"}},
    },
]


@WIDTHS
@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("seats", [[], [0]])
def test_worlds_that_differ_only_in_what_is_hidden_look_the_same(lang, width, seats):
    views = [position(**world).match.view(seats) for world in HIDDEN]
    first, second = (drawn(view, width, lang, colour=True) for view in views)
    assert first == second


@pytest.mark.parametrize("seed", range(2))
def test_conflict_cards_in_hand_are_shown_to_their_owner_alone(seed):
    match = played(3, seed, 900)
    g = match.state
    secret = [(seat, card) for seat in range(3) for card in g.hand[seat] if not g.shown >> card & 1]
    assert secret
    sheets = [drawn(match.view([seat]), 200) for seat in range(3)]
    for seat, card in secret:
        if card not in g.discard:
            assert [seat for seat in range(3) if CONFLICT_CARDS[card].name_en in sheets[seat]] == [seat]
