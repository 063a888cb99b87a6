"""How Heroes is drawn on the whole: words, form, secrets, colours, size and time."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.drawing import colours_in, contrast, gzipped, text
from games.heroes.combats import Fight
from games.heroes.drawing import (
    CSS,
    asked,
    drawn,
    pictures,
    scenes,
    seen,
    words,
)
from games.heroes.table import Table
from games.positions import LANGUAGES
from gonfalon.core import View
from gonfalon.games.heroes.codes import FIELD, NOBODY, SPELL
from gonfalon.games.heroes.draw import DRAW
from gonfalon.games.heroes.draw.colours import PEN
from gonfalon.games.heroes.draw.fight import fighter
from gonfalon.games.heroes.printed import (
    CARD_ID,
)
from gonfalon.games.heroes.rules import geography


def test_only_what_changed_is_drawn_anew():
    table = Table(at={"main1": "t0.c"})
    before = DRAW.groups(words(), seen(table))
    table.match.state.hero_at[0] = FIELD.parse("t0.ne")
    after = DRAW.groups(words(), seen(table))
    changed = {name for name in after if after[name] is not before.get(name)}
    assert changed == {"hero-0", "costs", f"at-{FIELD.parse('t0.c')}", f"at-{FIELD.parse('t0.ne')}"}
    assert DRAW.static(words(), seen(table)) is DRAW.static(words(), seen(table, 1))


@pytest.mark.parametrize("viewer", [(), (1,)])
def test_what_is_hidden_is_not_drawn(viewer):
    """Worlds that differ only in a stranger's hand, in Decks and in face-down tiles look the same."""
    worlds = []
    for hand in ("attack", "defense"):
        table = Table(hand={0: [hand]})
        g = table.match.state
        g.deck = tuple(own[::-1] if hand == "defense" else own for own in g.deck)
        hidden = [slot for slot in range(len(g.tiles)) if not g.face_up >> slot & 1 and g.groups[slot] == 1]
        if hand == "defense":
            tiles = list(g.tiles)
            tiles[hidden[0]], tiles[hidden[1]] = tiles[hidden[1]], tiles[hidden[0]]
            g.tiles = tuple(tiles)
        view = table.match.view(viewer)
        worlds.append((drawn(view), DRAW.whole(words(), view), DRAW.ribbon(words(), view)))
    assert worlds[0] == worlds[1]


def test_cards_that_are_looked_at_are_shown_to_the_looker_only():
    table = Table(looked_at=(CARD_ID["bless"], CARD_ID["haste"]), looker=0, look_pile=2)
    assert "Bless" in drawn(table.match.view([0]))["tray"]
    assert "Bless" not in drawn(table.match.view([1]))["tray"]


def test_a_search_shows_its_deck_and_the_open_discard_as_cards():
    table = Table(pile_discard={"spell": ["slow"]})
    view = asked(seen(table), "search", ("from_deck", SPELL), ("from_discard", SPELL), about=(SPELL, 2))
    tray = drawn(view)["tray"]
    assert "Look at 2 cards: Spell Deck" in tray
    assert re.search(r'aria-label="Slow, Spell[^>]*data-target="discards-2"', tray)


def test_guards_wear_the_colours_of_no_faction():
    """They are told from units of the same name on the other side."""
    table = Fight(attacker=[("castle_marksmen", "b4")], defender=[("neutral_marksmen", "b1")], neutral=True)
    assert [fighter(table.g, unit, NOBODY).faction for unit in (0, 1)] == ["castle", "neutral"]


def test_what_stands_on_paper_changes_in_the_dark():
    """Colours of paper, ink and states that are used have a rule in the style sheet."""
    used = {name for _, pieces, _ in pictures() for name in colours_in(pieces.values())}
    ruled = set(re.findall(r"^\.([fs]-[\w-]+) ", CSS, re.MULTILINE))
    paper = ("page", "paper", "panel", "raised", "ink", "ink2", "edge", "rule", "legal", "danger", "disabled")
    changing = (
        *paper,
        "gold",
        "materials",
        "valuables",
        "health",
        "sure",
        "field",
        "sky",
        "hill",
        "meadow",
        "lit",
    )
    assert {name for name in used if name[2:] in changing} <= ruled
    assert {name[2:] for name in ruled} <= PEN.colours.keys()


def test_signs_and_numbers_can_be_read():
    colours: Any = PEN.colours
    for faction in ("castle", "necropolis", "dungeon", "neutral"):
        assert contrast(colours["cloth"], colours[faction]) > 4.5
    for name in ("gold", "materials", "valuables", "health", "sure"):
        assert contrast(colours[name], colours["panel"]) > 4.5
    for terrain in ("grass", "dirt", "subterranean"):
        assert contrast(colours["line"], colours[f"ground-{terrain}"]) > 4.5
    for tier in ("bronze", "silver", "golden"):
        assert contrast(colours["cloth"], colours[f"tier-{tier}"]) > 3


def largest() -> View:
    """The scene with most to draw."""
    return max(scenes(), key=lambda view: len(DRAW.groups(words(), view)))


def test_it_is_small():
    """The static layer is fetched once; what changes comes with every page."""
    for lang in LANGUAGES:
        view = largest()
        assert gzipped(text(DRAW.static(words(lang), view))) < 40_000
        groups = "".join(text(group) for group in DRAW.groups(words(lang), view).values())
        assert gzipped(groups) < 36_000


def test_nothing_is_drawn_twice():
    """What is on the board is remembered: after a move, few groups are drawn and the rest looked up."""
    view = largest()
    drawn = DRAW.groups(words(), view)
    again = DRAW.groups(words(), view)
    assert all(again[id] is drawn[id] for id in drawn)


def test_a_view_draws_no_field_of_a_hidden_tile():
    view = seen(Table())
    assert {f"at-{field}" for field in geography.of(view.state).fields} == {
        name for name in DRAW.groups(words(), view) if name.startswith("at-")
    }
