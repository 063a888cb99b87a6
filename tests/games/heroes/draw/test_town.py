"""Towns as the page shows them: what is built, what can be, what is missing, and the units."""

from __future__ import annotations

import re

import pytest

from games.drawing import touchable
from games.heroes.drawing import drawn, seen, words
from games.heroes.table import Table
from games.positions import LANGUAGES
from gonfalon.games.heroes.codes import NOBODY
from gonfalon.games.heroes.draw.houses import KINDS, state_of
from gonfalon.games.heroes.draw.panorama import BUILT, LOCKED, OPEN, SHAPES
from gonfalon.games.heroes.draw.town import TRACKS, around
from gonfalon.games.heroes.draw.troops import FEW, NONE, PACK, own_units, troop_of
from gonfalon.games.heroes.printed import BUILDINGS, CREATURE_ID, TOWN_ID
from gonfalon.lore.phrases import named


def cards(town: str, kind: str) -> list[str]:
    """The cards of a kind in a town, each from its tag on."""
    return [part for part in re.split(r"<(?=div|li)", town) if re.match(rf'\w+ class="{kind}\b', part)]


def card(town: str, name: str) -> str:
    """Everything from the element with this target up to the next target."""
    return town.split(f'data-target="{name}"')[1].split("data-target=", maxsplit=1)[0]


def test_a_building_is_built_or_could_be_or_not_yet():
    g = Table(built={0: ["dwelling_bronze"]}, resources={0: (10, 4, 0)}).match.state
    have = (10, 4, 0)
    assert state_of(g.built[0], "castle", 3, have) == BUILT
    assert state_of(g.built[0], "castle", 0, have) == OPEN
    assert state_of(g.built[0], "castle", 1, have) == LOCKED


def test_the_town_says_what_is_built_what_it_costs_and_what_is_missing():
    pieces = drawn(seen(Table(built={0: ["dwelling_bronze"]}, resources={0: (10, 4, 0)})))
    town = pieces["town0"]
    assert "Built" in card(town, "building-3")
    assert "10 gold, 4 materials" in card(town, "building-0")
    assert "Each resource round" in card(town, "building-0")
    assert "You lack: 1 material, 1 valuable" in card(town, "building-1")
    assert "building-0" in touchable({"here": town})
    assert 'data-about="town1-building-0"' in pieces["town1"]
    assert "building-0" not in touchable({"there": pieces["town1"]})


def test_what_is_built_folds_into_icons_and_has_no_text_on_the_board():
    built = drawn(seen(Table(built={0: ["mage_guild"]})))["town0"]
    bare = drawn(seen(Table(built={0: []})))["town0"]
    assert len(cards(built, "edifice")) == 1
    assert len(cards(built, "house")) == len(KINDS) - 1
    assert "Search (2) the Spell deck twice" in re.sub("<[^>]*>", "", bare)
    assert "Search (2) the Spell deck twice" not in re.sub("<[^>]*>", "", built)


def test_buildings_that_can_be_built_come_first_and_the_others_share_columns_if_there_are_many():
    rich, poor = (drawn(seen(Table(built={0: []}, resources={0: (n, n, n)})))["town0"] for n in (40, 0))
    assert 'class="houses many"' in rich
    assert rich.count('class="pair"') == 2
    assert poor.count('class="pair"') == 4
    few = drawn(seen(Table(built={0: ["city_hall", "citadel", "mage_guild"]}, resources={0: (0, 0, 0)})))["town0"]
    assert 'class="pair"' not in few
    order = [" open" in tag for tag in re.findall(r'class="(house touch[^"]*)"', rich)]
    assert order == sorted(order, reverse=True)


def test_each_kind_of_building_has_a_place_in_the_view_of_a_town():
    assert len(SHAPES) == len(BUILDINGS) // len(TOWN_ID)
    plan = drawn(seen(Table(built={0: ["citadel"]}, resources={0: (0, 0, 0)})))["town0"]
    more = drawn(seen(Table(built={0: ["citadel", "mage_guild"]}, resources={0: (0, 0, 0)})))["town0"]
    assert more.count("stroke-dasharray") < plan.count("stroke-dasharray")


def test_income_is_marked_on_its_tracks():
    town = drawn(seen(Table(income={0: (20, 2, 1)})))["town0"]
    assert re.findall(r'class="here">(\d+)<', town) == ["20", "2", "1"]


def test_a_part_of_an_income_track_is_shown_and_the_income_is_in_it():
    for track in TRACKS:
        for at in (*track, track[-1] + 1):
            shown = around(track, at)
            assert at in shown
            assert len(shown) == 5
            assert list(shown) == sorted(shown)


def test_a_used_token_is_pale():
    fresh, used = (drawn(seen(Table(tokens={0: mask})))["town0"] for mask in (7, 6))
    assert "Used this round" not in fresh
    assert used.count('class="token touch used"') == 1


def test_the_units_of_the_faction_stand_in_the_town_as_far_as_they_are_recruited():
    town = drawn(seen(Table(army={0: ["castle_halberdiers:pack", "castle_marksmen"]})))["town0"]
    assert len(own_units("castle")) == 7
    halberdiers, marksmen, griffins = (card(town, f"creature-{each}") for each in own_units("castle")[:3])
    assert "Halberdiers, pack" in halberdiers
    assert "Reinforce, 5 gold" in marksmen
    assert "Recruit, 4 gold" in griffins


@pytest.mark.parametrize(
    ("army", "built", "state", "needs"),
    [
        ([], [], NONE, 3),
        ([], [3], NONE, NOBODY),
        (["few"], [3], FEW, 1),
        (["few"], [1, 3], FEW, NOBODY),
        (["pack"], [], PACK, NOBODY),
    ],
)
def test_a_unit_says_which_building_it_waits_for(army, built, state, needs):
    griffins = CREATURE_ID["castle_griffins"]
    states = {kind: BUILT if kind in built else LOCKED for kind in range(8)}
    codes = tuple(2 * griffins + (each == "pack") for each in army)
    seen = troop_of(0, griffins, codes, (40, 40, 40), states, (), True)
    assert (seen.state, seen.needs) == (state, needs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_building_has_its_text_and_every_unit_its_name(lang):
    town = drawn(seen(Table(built={0: []})), lang)["town0"]
    for kind in range(len(KINDS)):
        assert named(words(lang), BUILDINGS[8 * TOWN_ID["castle"] + kind]) in card(town, f"building-{kind}")
    assert "[" not in re.sub("<[^>]*>", "", town)
