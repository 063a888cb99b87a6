"""The player board in the dock, and the cards."""

from __future__ import annotations

import re

import pytest

from games.drawing import text, touchable
from games.immortals.draw.scenes import begun, drawn, quiet, words
from games.immortals.table import Table
from games.positions import LANGUAGES
from gonfalon.games.immortals.draw.cards import held
from gonfalon.games.immortals.printed import CONFLICT_CARDS, MAGIC_CARDS, REGIONS, YIELDS, across, is_joker
from gonfalon.games.immortals.state import CONFLICT, MAGIC

# --------------------------------------------------------------------- the player board


def test_the_board_shows_what_its_tribes_have_printed():
    pieces = drawn(quiet().match.view([0]))
    spaces = re.findall(r'id="panel-plan-(\d)"', pieces["plan"])
    assert spaces == [str(n) for n in (4, 5, 6, 7, 9, 8, 0, 1, 2, 3)]
    assert "#imm-i-action_extract_gold" in pieces["plan-7"]
    assert "#imm-i-tribe_orcs" in pieces["plan-7"]
    assert "#imm-i-tribe" not in pieces["plan-4"]
    assert "Costs 2 energy and 1 gold" in pieces["plan-5"]
    assert "cost on the card" in pieces["plan-8"]
    assert "Dwarves and Orcs" in pieces["plan"]


def test_a_planned_card_is_face_up_to_its_owner_and_face_down_to_others():
    table = Table(armies={0: {"light:foothold": 2}}, plan={0: {"L3": "foothold"}, 1: {"D1": "blank"}})
    own, other = (drawn(table.match.view([seat])) for seat in (0, 1))
    assert 'data-target="card-3"' in own["plan-2"]
    assert "Foothold" in own["plan-2"]
    assert "card-3" not in touchable(other)
    assert "1 card lies on this board" in other["seats-0"]
    assert "Foothold" not in other["seats-0"]
    watcher = drawn(table.match.view([]))
    assert "a card face down" in watcher["plan-2"]
    assert "Foothold" not in watcher["plan-2"]


def test_the_spaces_say_what_the_picked_card_would_bring():
    """Each as an element named like the card, which is seen while the card is picked."""
    table = quiet(
        armies={0: {"light:lakehome": 6, "dark:lakehome": 1}, 1: {"light:shore_lake": 1}},
        limbo={0: (2, 5)},
        cards={0: ["lakehome"]},
        hand={0: ["conflict_light_foothold"]},
    )
    card = next(n for n, each in enumerate(REGIONS) if each.id == "lakehome")
    pieces = drawn(table.match.view([0]))

    def would(space: int, card: int) -> list[str]:
        return re.findall(rf'class="would" data-target="card-{card}"[^>]*>([^<]+)<', pieces[f"plan-{space}"])

    assert would(0, card) == ["+5 gold"]
    assert would(4, card) == ["+4 energy"]
    assert would(5, card) == ["+3 armies"]
    assert would(1, card) == ["+2 VP"]
    (attack,) = would(2, card)
    assert re.fullmatch(r"(> )?\d\d% for \w+ ?\w*", attack)
    assert would(3, card)[0].endswith("%, or move 5")
    assert would(0, CONFLICT + 3) == ["nothing yet"]
    assert would(8, card) == []
    table.match.state.gold[0] = 0
    pieces = drawn(table.match.view([0]))
    assert would(1, card) == ["cannot pay yet"]


def test_nobody_else_sees_what_a_card_would_bring():
    table = quiet(armies={0: {"light:foothold": 2}}, cards={0: ["foothold"]})
    assert 'class="would"' in "".join(drawn(table.match.view([0])).values())
    assert "card-3" not in "".join(drawn(table.match.view([1])).values())


def test_a_laid_card_can_be_taken_back_while_planning_only():
    table = quiet(armies={0: {"light:foothold": 2}}, cards={0: ["foothold"]})
    table.play_as(0, "lay foothold L3")
    planning = drawn(table.match.view([0]))
    assert 'data-target="back-2"' in planning["plan-2"]
    assert 'data-target="card-3"' not in planning["cards"]
    acting = Table(armies={0: {"light:foothold": 2}}, plan={0: {"L3": "foothold"}})
    assert "back-2" not in touchable(drawn(acting.match.view([0])))


def test_a_card_whose_action_is_being_chosen_lies_on_its_space():
    table = Table(armies={0: {"light:foothold": 4}}, plan={0: {"L3": "foothold"}, 1: {"D1": "blank"}})
    table.play("turn_up L3")
    pieces = drawn(table.match.view([0]))
    assert "Foothold" in pieces["plan-2"]
    assert 'class="space day now full"' in pieces["plan-2"]
    assert 'data-target="card-3"' not in pieces["cards"]


def test_before_the_first_round_the_board_holds_the_army_groups():
    match = begun(3, 2)
    plan = drawn(match.view([0]))["plan"]
    sizes = sorted(int(n) for n in re.findall(r'data-target="group-(\d+)"', plan))
    assert sizes == sorted(match.state.groups[0])
    assert "panel-plan-0" not in plan
    match.state.groups = ((), *match.state.groups[1:])
    assert not {name for name in touchable(drawn(match.view([0]))) if name.startswith("group-")}


def test_both_limbos_lie_at_the_ends_of_the_board():
    pieces = drawn(quiet(limbo={0: (5, 2)}).match.view([0]))
    assert 'aria-label="Light limbo: 5"' in pieces["plan-light"]
    assert 'aria-label="Dark limbo: 2"' in pieces["plan-dark"]


# --------------------------------------------------------------------------- cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_say_what_is_printed(lang):
    for region, printed in enumerate(REGIONS):
        card = text(held(words(lang), region)).replace("\u00ad", "")
        assert f">{printed.text('name', lang)}<".replace("'", "’") in card
        for each in (region, across(region)):
            assert all(re.search(rf">{n}<", card) for n in YIELDS[each])
    for conflict, shown in enumerate(CONFLICT_CARDS):
        card = text(held(words(lang), CONFLICT + conflict))
        assert f"#imm-i-realm_{shown.realm}" in card
        assert ("#imm-i-joker" in card) == is_joker(conflict)
    for n, magic in enumerate(MAGIC_CARDS):
        card = text(held(words(lang), MAGIC + n))
        assert f"#imm-i-{magic.id}" in card
        assert magic.text("text", lang).split()[0] in card


def test_a_card_lights_its_region_in_both_realms():
    assert f'data-lights="place-3 place-{across(3)}"' in text(held(words(), 3, "card-3"))
    assert 'data-lights="place-3"' in text(held(words(), CONFLICT + 3))
    joker = re.findall(r'data-lights="([^"]+)"', text(held(words(), CONFLICT + 50)))
    assert len(joker[0].split()) == 5
    assert "data-lights" not in text(held(words(), MAGIC))


def test_every_card_keeps_its_place_in_the_hand():
    table = quiet(
        armies={0: {"light:foothold": 2}},
        cards={0: ["foothold", "the_murk"]},
        hand={0: ["conflict_dark_mill_ford"]},
    )

    def hand() -> list[tuple[str, str]]:
        return re.findall(r'class="card (away)|data-target="(card-\d+)"', drawn(table.match.view([0]))["cards"])

    before = hand()
    assert len(before) == 2 + 1 + len(MAGIC_CARDS) + 1
    table.play_as(0, "lay blank D1", "lay foothold L3")
    after = hand()
    assert len(after) == len(before)
    assert [n for n, (old, new) in enumerate(zip(before, after)) if old != new] == [before.index(("", "card-3"))]
    assert "×3" in drawn(table.match.view([0]))["cards"]


def test_the_hand_says_how_many_rows_it_has():
    """The style sheet makes cards as high as so many rows allow: for six cards, and for all there are."""
    few = quiet(cards={0: ["foothold"]}).match
    assert 'class="panel hand rows-2"' in drawn(few.view([0]))["cards"]
    few.state.card_owner[:] = [0] * len(REGIONS)
    assert 'class="panel hand rows-8"' in drawn(few.view([0]))["cards"]


def test_a_card_that_was_used_this_round_is_dimmed():
    match = quiet(cards={0: ["foothold"]}).match
    match.state.turned = ((3,), (), ())
    assert 'class="card region used"' not in drawn(match.view([0]))["cards"]
    match.state.stage = "actions"
    assert 'class="card region used"' in drawn(match.view([0]))["cards"]


def test_on_a_phone_the_cards_lie_with_the_plan():
    pieces = drawn(quiet(cards={0: ["foothold"]}).match.view([0]))
    assert 'id="panel-plan-cards"' in pieces["plan"]
    assert 'data-target="card-3"' in pieces["plan-cards"]
    assert 'class="hand phone-only"' in pieces["plan-cards"]
