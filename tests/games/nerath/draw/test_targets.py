"""What can be touched: options name what is drawn, and only that."""

from __future__ import annotations

import random
import re

import pytest

from games.drawing import text, touchable
from games.nerath.drawings import KARKOTH, SPACE_OF, asked, begun, drawn, fighting, played
from gonfalon.core import draw as pick
from gonfalon.games.nerath.codes import band, boarder, launch, loss, lot, ship
from gonfalon.games.nerath.draw import DRAW
from gonfalon.games.nerath.printed import SPACES
from gonfalon.games.nerath.state import DRAGON, FIGHTER, FOOTSOLDIER, WIZARD, ship_with

MODES = (("free-for-all", 4), ("alliance-2", 2), ("alliance-3", 3), ("alliance-4", 4))


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_every_option_names_what_is_drawn(mode, seats):
    """Whatever a player may choose can be touched, or has no target and is a button."""
    rng = random.Random(seats)
    match = begun(mode, seats, seats)
    seen: dict[str, int] = {}
    for _ in range(220):
        if match.over:
            break
        seat, ask = next(iter(match.asks.items()))
        seen[ask.what] = seen.get(ask.what, 0) + 1
        if seen[ask.what] < 3:
            view = match.view([seat])
            found = touchable(drawn(view))
            for option in ask.options:
                assert found.issuperset(DRAW.targets(view, option)), option
        match.play(seat, pick(ask.options, rng), match.nth[seat])
    assert "move" in seen


def test_targets_name_what_an_option_is_about():
    view = begun().view([0])
    here, there = SPACE_OF["widows_landing"], SPACE_OF["silverbough"]
    sail = ship(SPACE_OF["gulf_of_kar"], ship_with((FIGHTER,)))
    assert DRAW.targets(view, ("march", here, there)) == (f"stack-{here}", f"space-{there}")
    assert DRAW.targets(view, ("embark", sail, boarder(here, FIGHTER))) == (
        f"kind-{here << 6 | FIGHTER}",
        f"ship-{sail}",
    )
    assert DRAW.targets(view, ("debark", sail, boarder(there, FIGHTER))) == (f"ship-{sail}", f"space-{there}")
    assert DRAW.targets(view, ("recruit", DRAGON, here)) == (f"buy-{DRAGON}", f"space-{here}")
    several = lot(DRAGON, 3)
    assert DRAW.targets(view, ("recruit", several, here)) == (f"buy-{DRAGON}", f"lot-{several}", f"space-{here}")
    assert DRAW.targets(view, ("launch", launch(here, 0), there)) == ("buy-8", f"space-{there}")
    assert DRAW.targets(view, ("launch", launch(here, 1), there)) == ("buy-6", f"space-{there}")
    assert DRAW.targets(view, ("launch", launch(here, 1, 2), there)) == (
        "buy-6",
        f"lot-{lot(6, 2)}",
        f"space-{there}",
    )
    assert DRAW.targets(view, ("battle", there)) == (f"space-{there}",)
    assert DRAW.targets(view, ("event", 5)) == ("event-5",)
    assert DRAW.targets(view, ("realm", 2)) == ("realm-2",)
    assert DRAW.targets(view, ("end",)) == ()
    assert DRAW.targets(view, ("option", 2)) == ()


def test_all_that_can_retreat_go_by_one_touch_of_the_goal():
    here, there = SPACE_OF["widows_landing"], SPACE_OF["silverbough"]
    view = asked(begun().view([0]), 0, "withdraw", ("march", here, there))
    assert DRAW.targets(view, ("march", here, there)) == (f"space-{there}",)


def test_a_march_is_never_taken_for_the_march_back():
    view = begun().view([0])
    there, back = DRAW.targets(view, ("march", 3, 4)), DRAW.targets(view, ("march", 4, 3))
    assert not set(there) & set(back)


def test_a_kind_means_as_many_as_can_go_and_a_number_means_fewer():
    here, near, far = (SPACE_OF[name] for name in ("widows_landing", "silverbough", "shroudmoor"))
    moves = [("move", band(here, FOOTSOLDIER, n), near) for n in (1, 2)]
    moves.append(("move", band(here, FOOTSOLDIER, 1), far))
    view = asked(begun().view([0]), 0, "move", *moves)
    kind = f"kind-{here << 6 | FOOTSOLDIER}"
    assert DRAW.targets(view, moves[1]) == (kind, f"space-{near}")
    assert DRAW.targets(view, moves[0]) == (kind, f"band-{band(here, FOOTSOLDIER, 1)}", f"space-{near}")
    assert DRAW.targets(view, moves[2]) == (kind, f"space-{far}")
    pieces = drawn(view)
    numbers = pieces[f"numbers-{here << 6 | FOOTSOLDIER}"]
    assert 'display="none"' in numbers
    assert f'data-target="{kind}"' in numbers
    assert touchable({"numbers": numbers}) == {f"band-{band(here, FOOTSOLDIER, 1)}"}
    assert f'data-target="band-{band(here, FOOTSOLDIER, 1)}"' in pieces["hand"]


def test_only_whoever_is_asked_sees_what_could_be_picked():
    match = begun()
    view = asked(match.view([0]), 0, "move", ("march", SPACE_OF["widows_landing"], SPACE_OF["silverbough"]))
    assert "grounds" in drawn(view)
    assert "grounds" not in drawn(match.view([1]))


def test_whatever_takes_a_hit_can_be_touched():
    match = begun()
    fighting(match)
    options = [("lose", loss(KARKOTH, FOOTSOLDIER, 0)), ("lose", loss(KARKOTH, WIZARD, 0))]
    options.append(("lose", loss(KARKOTH, ship_with((FIGHTER,)), 0, 1 + FIGHTER)))
    view = asked(match.view([0]), 0, "lose", *options)
    assert touchable(drawn(view)).issuperset(f"loss-{code}" for _, code in options)


def test_cards_from_elsewhere_are_laid_out_to_be_chosen():
    """A card that a question offers is drawn even if it lies in a discard pile."""
    match = begun()
    strange = next(n for n in range(20) if n not in match.state.hand[0])
    view = asked(match.view([0]), 0, "card_recover", ("card", strange), ("relic", 7))
    assert {f"event-{strange}", "treasure-7"} <= touchable(drawn(view))


def test_every_space_can_be_touched():
    pieces = drawn(played("free-for-all", 4, 3, 40).view([0]))
    spaces = re.findall(r'data-target="(space-\d+)" aria-label="[^"]+" role="button" tabindex', pieces["static"])
    assert sorted(spaces) == sorted(f"space-{space}" for space in range(len(SPACES)))


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        ("en", ["Vailindor, Capital of Vailin", "Lake Surth, sea", "Drowned Spire, dungeon entrance"]),
        ("fr", ["Vailindor, Capitale de Vailin", "Lac Surth, mer", "Flèche engloutie, entrée de donjon"]),
    ],
)
def test_labels(lang, labels):
    board = drawn(begun().view([0]), lang)["static"]
    for label in labels:
        assert f'aria-label="{label}"' in board


def test_every_line_of_the_log_lights_what_is_drawn_or_nothing():
    view = played("free-for-all", 4, 2, 120).view([])
    assert view.log
    for fact in view.log:
        for target in DRAW.highlights(view, fact):
            assert re.fullmatch(r"(space|realm|event|treasure)-\d+", target)
        for sign in DRAW.sides(view, fact):
            assert text(DRAW.arms(sign)).startswith("<svg")
    assert DRAW.highlights(view, ("moved", 0, FOOTSOLDIER, 2, 3, 4)) == ("space-3", "space-4")
    assert DRAW.highlights(view, ("income", 2, 9)) == ("realm-2",)


def test_the_arms_of_a_player_with_two_realms_are_those_of_the_realm_in_play():
    view = begun("alliance-2", 2).view([0])
    assert (DRAW.bearers(view, 0), DRAW.bearers(view, 1)) == ((0,), (1, 3))
    assert "#nrt-i-realm_karkoth" in text(DRAW.arms(0))
