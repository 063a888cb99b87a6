"""The player board under the map, and the cards."""

from __future__ import annotations

import re

import pytest

from games.drawing import text, touchable
from games.immortals.draw.scenes import begun, drawn, quiet, words
from games.immortals.table import Table
from games.positions import LANGUAGES
from gonfalon.games.immortals.draw.cards import held
from gonfalon.games.immortals.printed import CONFLICT_CARDS, MAGIC_CARDS, REGIONS, YIELDS, is_joker
from gonfalon.games.immortals.state import CONFLICT, MAGIC

# --------------------------------------------------------------------- the player board


def test_the_board_shows_what_its_tribes_have_printed():
    table = quiet()
    pieces = drawn(table.match.view([0]))
    slots = [name for name in pieces if name.startswith("slot-")]
    assert slots == [f"slot-{n}" for n in (4, 5, 6, 7, 9, 8, 0, 1, 2, 3)]
    assert "#imm-i-action_extract_gold" in pieces["slot-7"]
    assert "#imm-i-tribe_orcs" in pieces["slot-7"]
    assert "#imm-i-tribe" not in pieces["slot-4"]
    assert ">2</text>" in pieces["slot-5"]
    assert "Costs 2 energy and 1 gold" in pieces["slot-5"]
    assert "cost on the card" in pieces["slot-8"]
    assert "Dwarves" in pieces["mat"]
    assert "Orcs" in pieces["mat"]


def test_a_planned_card_is_face_up_to_its_owner_and_face_down_to_others():
    table = Table(armies={0: {"light:foothold": 2}}, plan={0: {"L3": "foothold"}, 1: {"D1": "blank"}})
    region = REGIONS.index(next(each for each in REGIONS if each.id == "foothold"))
    own, other = (drawn(table.match.view([seat])) for seat in (0, 1))
    assert f'data-target="card-{region}"' in own["slot-2"]
    assert ">Foothold</text>" in own["slot-2"]
    assert f"card-{region}" not in touchable(other)
    assert "1 card lies on this board" in other["seats-0"]
    assert "Foothold" not in other["seats-0"]
    watcher = drawn(table.match.view([]))
    assert "a card face down" in watcher["slot-2"]
    assert ">Foothold</text>" not in watcher["slot-2"]


def test_the_spaces_stand_by_the_cards_too_where_they_are_wanted():
    """For a phone, where the board is far from the hand."""
    planning = drawn(quiet().match.view([0]))["hand"]
    assert [f"space-{n}" in touchable({"hand": planning}) for n in range(10)] == [True] * 10
    table = Table(armies={0: {"light:foothold": 4}}, plan={0: {"L3": "foothold"}, 1: {"D1": "blank"}})
    assert "space-2" in touchable({"hand": drawn(table.match.view([0]))["hand"]})
    table.play("turn_up L3")
    assert "space-2" not in touchable({"hand": drawn(table.match.view([0]))["hand"]})


def test_a_laid_card_can_be_taken_back_while_planning_only():
    table = quiet(armies={0: {"light:foothold": 2}}, cards={0: ["foothold"]})
    table.play_as(0, "lay foothold L3")
    planning = drawn(table.match.view([0]))
    assert 'data-target="back-2"' in planning["slot-2"]
    assert 'data-target="card-3"' not in planning["hand"]
    acting = Table(armies={0: {"light:foothold": 2}}, plan={0: {"L3": "foothold"}})
    assert "back-2" not in touchable(drawn(acting.match.view([0])))


def test_a_card_whose_action_is_being_chosen_lies_on_its_space():
    table = Table(armies={0: {"light:foothold": 4}}, plan={0: {"L3": "foothold"}, 1: {"D1": "blank"}})
    table.play("turn_up L3")
    pieces = drawn(table.match.view([0]))
    assert ">Foothold</text>" in pieces["slot-2"]
    assert 'class="on-mat day now"' in pieces["slot-2"]
    assert 'data-target="card-3"' not in pieces["hand"]


def test_before_the_first_round_the_board_holds_the_army_groups():
    match = begun(3, 2)
    pieces = drawn(match.view([0]))
    boxes = {name: piece for name, piece in pieces.items() if name.startswith("box-")}
    sizes = sorted(int(n) for piece in boxes.values() for n in re.findall(r">(\d+)</text>", piece))
    assert sizes == sorted(match.state.groups[0])
    assert not [name for name in pieces if name.startswith("slot-")]
    match.state.groups = ((), *match.state.groups[1:])
    assert not {name for name in touchable(drawn(match.view([0]))) if name.startswith("group-")}


def test_both_limbos_lie_at_the_ends_of_the_board():
    match = quiet(limbo={0: (5, 2)}).match
    pieces = drawn(match.view([0]))
    assert 'aria-label="Light limbo: 5"' in pieces["limbo-0"]
    assert 'aria-label="Dark limbo: 2"' in pieces["limbo-1"]
    assert pieces["limbo-0"].count("#imm-cube0") + pieces["limbo-0"].count("#imm-marked0") == 5


# --------------------------------------------------------------------------- cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_say_what_is_printed(lang):
    for region, printed in enumerate(REGIONS):
        card = text(held(words(lang), region))
        assert all(part in card for part in printed.text("name", lang).split())
        for each in (region, region + len(REGIONS)):
            assert all(f">{n}</text>" in card for n in YIELDS[each])
    for conflict, shown in enumerate(CONFLICT_CARDS):
        card = text(held(words(lang), CONFLICT + conflict))
        assert f"#imm-i-realm_{shown.realm}" in card
        assert ("#imm-i-joker" in card) == is_joker(conflict)
    for n, magic in enumerate(MAGIC_CARDS):
        card = text(held(words(lang), MAGIC + n))
        assert f"#imm-i-{magic.id}" in card
        assert magic.text("text", lang).split()[0] in card


def test_the_hand_has_every_card_that_does_not_lie_on_the_board():
    table = quiet(
        armies={0: {"light:foothold": 2}},
        cards={0: ["foothold", "the_murk"]},
        hand={0: ["conflict_dark_mill_ford"]},
    )
    table.play_as(0, "lay blank D1", "lay foothold L3")
    hand = drawn(table.match.view([0]))["hand"]
    assert ">The Murk</text>" in hand
    assert ">Foothold</text>" not in hand
    assert ">Mill Ford</text>" in hand
    assert hand.count('data-target="card-') == 1 + 1 + len(MAGIC_CARDS) + 1
    assert "×3" in hand


def test_a_card_that_was_used_this_round_is_dimmed():
    match = quiet(cards={0: ["foothold"]}).match
    match.state.turned = ((3,), (), ())
    assert 'class="card used"' not in drawn(match.view([0]))["hand"]
    match.state.stage = "actions"
    assert 'class="card used"' in drawn(match.view([0]))["hand"]
