"""The inspector: everything on the page can be pointed at, and what it says comes from the view alone."""

from __future__ import annotations

import re

import pytest

from games.heroes.drawing import drawn, scenes, seen, words
from games.heroes.table import Table
from gonfalon.games.heroes.codes import CARD, FIELD
from gonfalon.games.heroes.draw import DRAW, inspect_land
from gonfalon.lore.words import Words

LANGUAGES = ("en", "fr")
NAMED = re.compile(r'data-(?:target|about)="([^"]+)"')
CHIPS = ("pick", "turn", "site", "die", "resource", "trade", "space")
"""Chips whose option says it all, and empty spaces of a fight."""


def said(view, target: str, lang: str = "en") -> str:
    shown = DRAW.inspect(words(lang), view, target, ())
    return str(shown) if shown is not None else ""


def missing(known: Words, text: str) -> list[str]:
    """Words that are not there show up as their ids in brackets."""
    return re.findall(r"\[[a-z]+(?:-[a-z0-9]+)+\]", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_drawn_can_be_inspected(lang, monkeypatch):
    """Without the odds, which a test of their own has: they cost the most."""
    monkeypatch.setattr(inspect_land, "AT_HAND", 0)
    for view in scenes()[::4]:
        for target in {name for piece in drawn(view, lang).values() for name in NAMED.findall(piece)}:
            text = said(view, target, lang)
            assert text or target.rpartition("-")[0] in CHIPS, target
            assert not missing(words(lang), text), target


def test_a_guarded_field_tells_its_guards_and_who_can_come():
    table = Table(tiles={"t2": "n3"}, at={"main1": "t0.c", "main2": "t0.ne"})
    view = seen(table)
    text = said(view, f"field-{FIELD.parse('t0.w')}")
    assert "guards I: " in text
    assert "1 step away" in text
    assert "Alamar can be here in 1 turn." in text
    french = said(view, f"field-{FIELD.parse('t0.w')}", "fr")
    assert "Alamar peut être ici dans 1 Tour." in french


def test_a_fight_farther_off_is_weighed_up_and_one_beside_the_hero_by_its_option():
    field = f"field-{FIELD.parse('t0.w')}"
    far = said(seen(Table(at={"main1": "t0.e"})), field)
    assert "always win" in far or "% of such fights" in far
    near = said(seen(Table(at={"main1": "t0.c"})), field)
    assert "win" not in near


def test_own_heroes_are_no_threat():
    view = seen(Table(at={"main1": "t0.c"}))
    assert "Catherine can be here" not in said(view, f"field-{FIELD.parse('t0.w')}")


def test_a_face_down_tile_tells_only_its_back():
    table = Table()
    texts = set()
    for _ in range(3):
        texts.add(said(seen(table), "slot-3"))
        table.match.state.tiles = tuple(reversed(table.match.state.tiles))
    assert len(texts) == 1


def test_a_card_tells_its_effects_and_that_it_cannot_be_played_now():
    view = seen(Table(hand={0: ["attack"]}))
    text = said(view, f"card-{CARD.parse('attack')}")
    assert "Instant" in text
    assert "Cannot be played now." in text


def test_the_cards_of_others_are_not_told_as_held():
    """Whoever points at a card learns what is printed on it, never who holds it."""
    table = Table(hand={1: ["attack"]})
    other = Table(hand={1: ["defense"]})
    assert said(seen(table), f"card-{CARD.parse('attack')}") == said(seen(other), f"card-{CARD.parse('attack')}")


def test_the_row_of_a_player_opens_to_cards_tokens_and_army():
    text = said(seen(Table()), "seat-1")
    assert "Hand 0" in text
    assert "Town Actions left" in text
    assert "small-unit" in text


@pytest.mark.parametrize(
    "target", ["", "field", "field-x", "field-9999", "nothing-3", "icon-nothing", "town9-building-1"]
)
def test_unknown_names_are_ignored(target):
    assert said(seen(Table()), target) == ""
