"""Nothing is created or lost, and every cube and card is where it may be, at any question of any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.immortals.conservation import check
from games.immortals.table import GREEN, Table, random_match
from gonfalon.core import Match, Setup, put
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.state import BLANK, CONFLICT, MAGIC, Immortals


@pytest.mark.rule("IMM-TOW-13", "IMM-CRD-11", "IMM-TRN-06")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_is_created_lost_or_misplaced_in_a_random_game(players):
    for match in random_match(players, seed=players):
        check(match.state)
    assert match.state.round == match.state.rounds


@pytest.mark.rule("IMM-CMP-03", "IMM-TOW-13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_after_priming_no_army_ever_leaves_or_enters_the_game(players):
    fought = 0
    for match in random_match(players, seed=10 + players):
        g = match.state
        if g.round:
            fought = sum(fact[0] == "fell" for fact in match.log)
            for seat in range(players):
                limbo = g.limbo[2 * seat] + g.limbo[2 * seat + 1]
                in_play = g.on_board(seat) + limbo + g.inside(seat) + g.tray[seat]
                assert in_play == (39 if players == 5 else 43)
            assert g.greens + g.inside(GREEN) + g.tray[GREEN] == 20
    assert fought > 3


# ------------------------------------------------------------------------- faults are noticed


def entry(name: str, index: int, value: Any) -> Callable[[Immortals], None]:
    """Write one entry of a list or tuple."""

    def spoil(g: Immortals) -> None:
        whole = getattr(g, name)
        if isinstance(whole, tuple):
            setattr(g, name, put(whole, index, value))
        else:
            whole[index] = value

    return spoil


def planned(space: int, card: int) -> Callable[[Immortals], None]:
    """Seat 0 has this card on its board."""

    def spoil(g: Immortals) -> None:
        g.stage = "actions"
        g.plan = put(g.plan, 0, put(g.plan[0], space, card))

    return spoil


def of(*faults: Callable[[Immortals], None]) -> Callable[[Immortals], None]:
    def spoil(g: Immortals) -> None:
        for fault in faults:
            fault(g)

    return spoil


def setting(**values: Any) -> Callable[[Immortals], None]:
    def spoil(g: Immortals) -> None:
        for name, value in values.items():
            setattr(g, name, value)

    return spoil


FAULTS = {
    "a cube more": entry("armies", 0, 5),
    "a cube less": entry("limbo", 0, 0),
    "a region without an owner": entry("owner", 0, -1),
    "armies of another in a region": entry("owner", 0, 1),
    "an inhabitant more": setting(greens=20),
    "a cube of nobody in the tower": setting(shelves=((4,), (), ())),
    "a Conflict card twice": entry("hand", 1, (3, 7)),
    "a Conflict card lost": entry("hand", 0, ()),
    "a card shown that nobody holds": setting(shown=1 << 9),
    "a Region card of nobody there": entry("card_owner", 2, 3),
    "a foreign Region card on a board": planned(0, 1),
    "a Conflict card on a board that is not held": planned(0, CONFLICT + 9),
    "a joker on an extraction": planned(0, CONFLICT + 52),
    "a Region card on a magic space": planned(8, 0),
    "a Magic card on an army space": planned(0, MAGIC),
    "a Magic card twice": of(planned(8, MAGIC + 1), planned(9, MAGIC + 1)),
    "a Region card twice": of(planned(1, 0), planned(2, 0)),
    "five blank cards": of(*(planned(space, BLANK) for space in range(5))),
    "a plan outside of its phases": entry("plan", 0, (-2, BLANK, *[-2] * 8)),
    "two Capitals in a province": setting(capitals=3),
    "a Sanctuary under a Capital": setting(capitals=1, sanctuaries=1),
    "debts": entry("gold", 1, -1),
    "a round too many": setting(round=8),
    "a cube from the reserve": of(entry("reserve", 0, 1), entry("limbo", 0, 5)),
    "a card whose owner is not there": entry("card_owner", 0, 2),
    "groups after the draft": of(entry("groups", 0, (2,)), entry("limbo", 0, 4)),
}


def position() -> Immortals:
    """Everything that a check looks at, and nothing wrong."""
    table = Table(
        armies={0: {"light:mountainhome": 20}, 1: {"dark:mountainhome": 43}, 2: {"dark:foothold": 43}},
        limbo={0: (6, 10)},
        tray={0: 3, GREEN: 1},
        shelves=((0, 0, GREEN), (0, 0), ()),
        cards={0: ("mountainhome",), 1: ("tribute_pass",)},
        hand={0: ("conflict_light_joker_marches",), 1: ("conflict_light_foothold",)},
        stage="reinforcements",
    )
    g: Immortals = table.g.copy()
    return g


@pytest.mark.parametrize("fault", list(FAULTS))
def test_a_fault_in_the_pieces_is_noticed(fault):
    g = position()
    check(g)
    FAULTS[fault](g)
    with pytest.raises(AssertionError):
        check(g)


def test_a_fault_in_the_draft_is_noticed():
    match = Match(GAME, Setup("standard", 3, 1))
    while match.state.stage != "draft":
        (seat,) = match.asks
        match.play(seat, match.asks[seat].options[0])
    check(match.state)
    for spoil in (
        lambda g: setattr(g, "draft_hand", (g.draft_hand[1], g.draft_hand[0], g.draft_hand[2])),
        lambda g: setattr(g, "draft_deck", g.draft_deck[::-1]),
        lambda g: setattr(g, "face_up", 1),
    ):
        g = match.state.copy()
        spoil(g)
        with pytest.raises(AssertionError):
            check(g)
