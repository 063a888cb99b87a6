"""The drawing of Nerath: well-formed, stable, small, in both languages, and without a secret in it."""

from __future__ import annotations

import gzip
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from games.nerath.drawings import (
    FOLDER,
    KARKOTH,
    LANGUAGES,
    NERATH,
    SPACE_OF,
    VAILIN,
    begun,
    drawn,
    scenes,
    text,
    words,
)
from gonfalon.games.nerath.draw import DRAW
from gonfalon.games.nerath.state import FOOTSOLDIER
from gonfalon.lore.words import gaps


def drawn_targets(pieces: dict[str, str]) -> set[str]:
    return {target for piece in pieces.values() for target in re.findall(r'data-target="([^"]+)"', piece)}


def gzipped(string: str) -> int:
    return len(gzip.compress(string.encode(), 9))


# --------------------------------------------------------------------------- form


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_there(lang):
    """A missing word would show its id in brackets."""
    assert not gaps(FOLDER / "words")
    for view in scenes():
        pieces = [*drawn(view, lang).values(), DRAW.whole(words(lang), view)]
        assert not [piece for piece in pieces if re.search(r"\[[a-z]+(-[a-z]+)+", piece)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_well_formed_and_without_styles(lang):
    for view in scenes():
        whole = DRAW.whole(words(lang), view)
        assert ElementTree.fromstring(whole).tag == "{http://www.w3.org/2000/svg}svg"
        for name, piece in drawn(view, lang).items():
            ElementTree.fromstring(piece)
            assert name == "static" or re.search(rf'^<\w+[^>]* ?id="{name}"', piece), name
        for piece in [whole, *drawn(view, lang).values()]:
            assert not re.search(r"\sstyle=|var\(|<style|Gradient|<filter", piece)


def test_ids_are_unique_and_what_is_referred_to_is_there():
    for view in scenes():
        pieces = drawn(view)
        whole = "".join(pieces.values())
        ids = re.findall(r'\sid="([^"]+)"', whole)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#([^"]+)"', whole)) <= set(ids)
        assert set(re.findall(r"url\(#([^)]+)\)", whole)) <= set(ids)


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
    own, other, nobody = (drawn_targets(drawn(match.view(seats))) for seats in ([0], [1], []))
    cards = {*(f"event-{card}" for card in match.state.hand[0]), "treasure-4"}
    assert cards <= own
    assert not cards & (other | nobody)


def test_a_player_with_two_realms_sees_both_hands():
    match = begun("alliance-2", 2)
    shown = drawn_targets(drawn(match.view([1])))
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
