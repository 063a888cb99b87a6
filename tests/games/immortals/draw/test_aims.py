"""What options and lines of the log point at is drawn, and has a name."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from games.drawing import targets_in, text, touch_tags, touchable
from games.immortals.draw.scenes import asked, begun, busy, drawn, number, played, quiet, scenes
from games.immortals.table import Table
from gonfalon.games.immortals.codes import AGAINST, EDGES, FOR, NEUTRAL, band, force
from gonfalon.games.immortals.draw import DRAW
from gonfalon.games.immortals.printed import BUILDINGS, CAPITAL, PORTAL, SANCTUARY, across
from gonfalon.games.immortals.state import BLANK, CONFLICT, MAGIC

# ------------------------------------------------------------------ what is touched


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_option_names_what_is_drawn(seats):
    """Whatever a player may choose can be touched, or has no target and is a button."""
    rng, match = random.Random(seats), begun(seats, seats)
    seen: dict[Any, Any] = {}
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        verbs = frozenset(option[0] for option in ask.options)
        seen[ask.what, verbs] = seen.get((ask.what, verbs), 0) + 1
        if seen[ask.what, verbs] < 3:
            view = match.view([seat])
            found = touchable(drawn(view))
            for option in ask.options:
                assert found.issuperset(DRAW.targets(view, option)), option
        match.play(seat, busy(match, seat, rng), match.nth[seat])
    assert {what for what, _ in seen} >= {"home", "draft", "settle", "send", "plan", "turn", "action"}
    assert {verb for _, verbs in seen for verb in verbs} >= {
        "extract",
        "deploy",
        "build",
        "attack",
        "move",
        "claim",
    }


@pytest.mark.parametrize("seats", [3, 5])
def test_different_options_have_different_targets_or_differ_in_the_side_of_the_inhabitants(seats):
    """Otherwise a menu would open where the board could tell. A joker lets one choose the side."""
    match = played(seats, 4, "action", 2)
    for _ in range(30):
        seat, ask = next(iter(match.asks.items()))
        view = match.view([seat])
        known: dict[Any, Any] = {}
        for option in ask.options:
            names = DRAW.targets(view, option)
            if names:
                assert known.setdefault(names, option)[:2] == option[:2], (option, known[names])
        match.play(seat, busy(match, seat, random.Random(1)), match.nth[seat])


def test_targets_name_what_an_option_is_about():
    table = quiet(armies={0: {"light:foothold": 4, "light:mountainhome": 2}})
    view = table.match.view([0])
    here, there = number("light:foothold"), number("light:mountainhome")
    edge = EDGES.index((here, there))
    assert DRAW.targets(view, ("attack", edge, force(FOR, 3))) == (f"origin-{here}", f"place-{there}")
    assert DRAW.targets(view, ("attack", edge, force(AGAINST, 3))) == (f"origin-{here}", f"place-{there}")
    assert DRAW.targets(view, ("attack", edge, force(NEUTRAL, 2))) == (
        f"origin-{here}",
        f"band-{band(here, 2)}",
        f"place-{there}",
    )
    assert DRAW.targets(view, ("move", band(here, 3), there)) == (f"origin-{here}", f"place-{there}")
    assert DRAW.targets(view, ("lay", BLANK, 4)) == (f"card-{BLANK}", "space-4")
    assert DRAW.targets(view, ("take_back", 4)) == ("back-4",)
    assert DRAW.targets(view, ("turn_up", 9)) == ("space-9",)
    assert DRAW.targets(view, ("draft", 7)) == (f"card-{CONFLICT + 7}",)
    assert DRAW.targets(view, ("settle", 3, there)) == ("group-3", f"place-{there}")
    assert DRAW.targets(view, ("share", 2)) == ("share-2",)
    assert DRAW.targets(view, ("claim", 5)) == ("region-5",)
    assert DRAW.targets(view, ("pass", 1)) == ()
    assert DRAW.targets(view, ("done",)) == ()


def test_a_number_or_a_building_is_named_only_where_there_is_a_choice():
    view = quiet().match.view([0])
    turned = {"about": (5, 4)}
    one = asked(view, 0, "action", ("deploy", 3, 4), ("deploy", 2, 30), **turned)
    assert DRAW.targets(one, ("deploy", 3, 4)) == ("place-4",)
    assert "number-3" not in touchable(drawn(one))
    several = asked(view, 0, "spread", ("deploy", 1, 4), ("deploy", 2, 4))
    assert DRAW.targets(several, ("deploy", 2, 4)) == ("number-2", "place-4")
    assert touchable(drawn(several)) >= {"number-1", "number-2"}
    only = asked(view, 0, "action", ("build", SANCTUARY, 4), ("build", SANCTUARY, 5), **turned)
    assert DRAW.targets(only, ("build", SANCTUARY, 4)) == ("place-4",)
    all_three = asked(view, 0, "action", *(("build", kind, 4) for kind in (PORTAL, SANCTUARY, CAPITAL)), **turned)
    assert DRAW.targets(all_three, ("build", CAPITAL, 4)) == (f"building-{CAPITAL}", "place-4")
    assert touchable(drawn(all_three)) >= {f"building-{kind}" for kind in range(len(BUILDINGS))}


def test_a_march_is_never_taken_for_the_march_back():
    view = quiet(armies={0: {"light:foothold": 4, "light:mountainhome": 4}}).match.view([0])
    here, there = number("light:foothold"), number("light:mountainhome")
    march, back = (DRAW.targets(view, ("move", band(a, 3), b)) for a, b in ((here, there), (there, here)))
    assert not set(march) & set(back)


def test_region_cards_to_claim_are_laid_out():
    view = asked(quiet().match.view([0]), 0, "action", ("claim", 3), ("give_up", 1), about=(8, MAGIC + 2))
    assert {"region-3"} <= touchable(drawn(view))


def test_only_whoever_is_asked_sees_from_where_armies_may_go():
    table = Table(armies={0: {"light:foothold": 4}}, plan={0: {"L3": "foothold"}, 1: {"D1": "blank"}})
    table.play("turn_up L3")
    assert "grounds" in drawn(table.match.view([0]))
    assert "grounds" not in drawn(table.match.view([1]))


def test_what_is_pointed_at_in_vain_can_be_named():
    """For the question why something is not possible."""
    table = quiet(armies={0: {"light:foothold": 4, "light:mountainhome": 1}, 1: {"light:tribute_pass": 2}})
    view = table.match.view([0])
    here, own, foe = (number(f"light:{name}") for name in ("foothold", "mountainhome", "eagle_stair"))
    assert next(DRAW.meant(view, [("origin", here), ("place", own)])) == ("move", band(here, 3), own)
    assert next(DRAW.meant(view, [("origin", here), ("place", foe)]))[0] == "attack"
    far = across(number("light:pearl_strand"))
    assert next(DRAW.meant(view, [("origin", here), ("band", band(here, 2)), ("place", far)])) == (
        "move",
        band(here, 2),
        far,
    )
    spread = asked(view, 0, "spread", ("deploy", 1, here), ("deploy", 2, here))
    assert next(DRAW.meant(spread, [("number", 2), ("place", foe)])) == ("deploy", 2, foe)


def test_names_of_what_may_be_touched_have_no_full_stop():
    for view in scenes():
        assert [tag for tag in touch_tags(drawn(view).values()) if re.search(r'aria-label="[^"]+\."', tag)] == []


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        (
            "en",
            [
                "Lakehome in light, Lakelands: 5 gold, 3 energy",
                "Lakehome in darkness, Lakelands: 3 gold, 4 energy",
            ],
        ),
        ("fr", ["Foyer du Lac dans la lumière, Pays des Lacs\u00a0: 5 or, 3 énergie"]),
    ],
)
def test_labels(lang, labels):
    board = drawn(begun().view([0]), lang)["static"]
    for label in labels:
        assert f'aria-label="{label}"' in board


def test_every_line_of_the_log_lights_what_is_drawn_or_nothing():
    match = played(4, 3, "send", 3)
    view = match.view([])
    assert len(view.log) > 60
    known = targets_in(drawn(view))
    for fact in view.log:
        assert known.issuperset(DRAW.highlights(view, fact)), fact
        for sign in DRAW.sides(view, fact):
            assert text(DRAW.arms(sign)).startswith("<svg")
    assert DRAW.highlights(view, ("moved", 0, 2, 3, 4)) == ("place-3", "place-4")
    assert DRAW.highlights(view, ("claim_failed", 0, 3)) == ("place-3", f"place-{across(3)}")
    assert DRAW.highlights(view, ("passed", 2, 1)) == ("seat-2",)
    assert DRAW.sides(view, ("over", 1, 2)) == (1, 2)
