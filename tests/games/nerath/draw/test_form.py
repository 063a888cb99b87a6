"""The drawing of Nerath: well-formed, stable, small, in both languages, and without a secret in it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.drawing import gzipped, targets_in, text
from games.nerath.drawings import (
    KARKOTH,
    NERATH,
    SPACE_OF,
    VAILIN,
    begun,
    drawn,
    scenes,
    words,
)
from games.positions import LANGUAGES
from gonfalon.games.nerath.draw import DRAW
from gonfalon.games.nerath.state import FOOTSOLDIER

# --------------------------------------------------------------------------- form


def test_only_what_changed_is_drawn_anew():
    match = begun()
    here, there = SPACE_OF["widows_landing"], SPACE_OF["shroudmoor"]
    before = DRAW.groups(words(), match.view([]))
    match.state.shift(KARKOTH, here, there, FOOTSOLDIER, 1)
    match.state.forget_readiness(here, FOOTSOLDIER, 1)
    after = DRAW.groups(words(), match.view([]))
    assert [name for name in after if after[name] is not before.get(name)] == [
        f"stack-{there}-0",
        f"stack-{here}-0",
    ]
    assert DRAW.static(words(), match.view([])) is DRAW.static(words(), match.view([0]))


# ----------------------------------------------------------------------- secrets


@pytest.mark.parametrize("viewer", [(), (1,), (1, 2, 3)])
def test_what_is_hidden_is_not_drawn(viewer):
    """Worlds that differ only in Karkoth's cards, its decks and sleeping guardians look the same to others."""
    worlds = []
    for shift in (0, 1):
        match = begun()
        g = match.state
        g.hand = ((3 + shift, 5 + shift), *g.hand[1:])
        g.chest = ((2 + shift,), (), (), ())
        g.deck[0].reverse() if shift else None
        g.lair = [(9 + shift + 2 * n,) for n in range(len(g.lair))]
        view = replace(match.view(viewer), log=())
        worlds.append((drawn(view), DRAW.whole(words(), view), DRAW.ribbon(words(), view)))
    assert worlds[0] == worlds[1]


def test_a_hand_is_drawn_for_its_owner_only():
    match = begun()
    match.state.chest = ((4,), (), (), ())
    own, other, nobody = (targets_in(drawn(match.view(seats))) for seats in ([0], [1], []))
    cards = {*(f"event-{card}" for card in match.state.hand[0]), "treasure-4"}
    assert cards <= own
    assert not cards & (other | nobody)


def test_a_player_with_two_realms_sees_both_hands():
    match = begun("alliance-2", 2)
    shown = targets_in(drawn(match.view([1])))
    for realm in (VAILIN, NERATH):
        assert shown.issuperset(f"event-{card}" for card in match.state.hand[realm])


# ------------------------------------------------------------------ size and time


def test_it_is_small():
    """The map is fetched once; what changes on it comes with every page."""
    for lang in LANGUAGES:
        view = scenes()[1]
        assert gzipped(text(DRAW.static(words(lang), view))) < 120_000
        assert gzipped("".join(text(group) for group in DRAW.groups(words(lang), view).values())) < 30_000


def test_what_has_not_changed_is_not_drawn_again():
    """After a move few groups are drawn; the rest is looked up."""
    view = scenes()[4]
    before, after = DRAW.groups(words(), view), DRAW.groups(words(), view)
    again = [name for name, group in after.items() if group is not before[name]]
    assert len(after) > 40
    assert again == []
