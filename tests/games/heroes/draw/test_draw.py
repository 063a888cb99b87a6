"""The drawing of Heroes: complete, stable, small, in both languages, and without a secret in it."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from games.drawing import text, touchable
from games.heroes.combats import Fight
from games.heroes.drawing import (
    CSS,
    SIDES,
    asked,
    drawn,
    label,
    pictures,
    scenes,
    seen,
    words,
)
from games.heroes.table import Table
from games.positions import LANGUAGES
from gonfalon.games.heroes.codes import FIELD, HERO, PARALYSED, SITE, SPACE
from gonfalon.games.heroes.draw import DRAW, hexes, units
from gonfalon.games.heroes.draw.cards import card_label, held, ways_of
from gonfalon.games.heroes.draw.colours import ART, SIGNS, unit_sign, vignette_name
from gonfalon.games.heroes.draw.land import frame_of
from gonfalon.games.heroes.draw.panels import context_of
from gonfalon.games.heroes.draw.panorama import BUILT, LOCKED, OPEN, SHAPES
from gonfalon.games.heroes.draw.tiles import face
from gonfalon.games.heroes.draw.town import state_of
from gonfalon.games.heroes.draw.troops import own_units
from gonfalon.games.heroes.printed import (
    BUILDING_ID,
    BUILDINGS,
    CARD_ID,
    CARDS,
    CREATURE_ID,
    CREATURES,
    LAYOUT,
    LOCATION_ID,
    SCENARIOS,
    TILE_ID,
    TILES,
    TOWN_ID,
    deck,
    numbers,
)
from gonfalon.games.heroes.printed.cards import Ability, Artifact, Spell, Statistic

# ------------------------------------------------------------------------- the map


def test_fields_lie_as_the_tiles_say():
    """Neighbours on the picture are those of the rules: a step is as far as two fields are apart."""
    step = hexes.SIDE * 3**0.5
    for a, one in zip(LAYOUT.offsets, hexes.OFFSETS):
        for b, other in zip(LAYOUT.offsets, hexes.OFFSETS):
            apart = ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5
            beside = (b[0] - a[0], b[1] - a[1]) in LAYOUT.edge_vectors
            assert (abs(apart - step) < 0.01) is beside


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("scenario", [each.id for each in SCENARIOS if each.mode == "clash"])
def test_the_whole_map_fits_its_room(players, scenario):
    g = Table(players, scenario=scenario).match.state
    frame = hexes.framed(g.centers)
    left, top, right, bottom = hexes.ROOM
    for center in g.centers:
        for position in range(7):
            x, y = frame.field(center, position)
            reach = hexes.SIDE * frame.scale
            assert left <= x - reach * 0.86
            assert x + reach * 0.86 <= right
            assert top <= y - reach
            assert y + reach <= bottom


def test_a_face_up_tile_shows_its_fields_and_a_hidden_one_only_its_back():
    pieces = drawn(seen(Table(tiles={"t2": "n3"})))
    assert "#her-flower" in pieces["tile-2"]
    assert {f"at-{field}" for field in range(14, 21)} <= pieces.keys()
    assert "#her-back" in pieces["tile-3"]
    assert "#her-flower" not in pieces["tile-3"]
    assert "at-21" not in pieces
    assert "slot-3" in touchable(pieces)
    assert "slot-2" not in touchable(pieces)


def test_walls_and_mountains_turn_with_their_tile():
    """s1 has walls; turned all the way round it looks as before."""
    faces = [text(face(TILE_ID["s1"], turn)) for turn in range(6)]
    walls = [re.findall(r's-brass" d="([^"]+)"', each) for each in faces]
    assert all(walls)
    assert len({str(each) for each in walls}) == 6
    assert len(set(faces)) == 6
    assert all(each.count("#her-peaks") == 1 for each in faces)


def test_a_field_shows_guards_until_they_are_beaten_and_then_a_cube():
    fresh = drawn(seen(Table()))[f"at-{FIELD.parse('t0.w')}"]
    assert ">I</text>" in fresh
    assert "Guards I" in label(fresh)
    spent = drawn(seen(Table(visited=["t0.w"])))[f"at-{FIELD.parse('t0.w')}"]
    assert ">I</text>" not in spent
    assert "f-cube-top" in spent
    assert "Visited" in label(spent)


def test_a_field_shows_who_holds_it():
    pieces = drawn(seen(Table(flags={"t0.sw": 1}, visited=["t0.sw"])))
    mine = pieces[f"at-{FIELD.parse('t0.sw')}"]
    assert "#her-i-faction_dungeon" in mine
    assert "Held by Alamar" in label(mine)
    town = pieces[f"at-{FIELD.parse('t0.c')}"]
    assert "Held by Catherine" in label(town)


def test_heroes_stand_on_their_fields_in_their_colours_with_what_they_can_still_go():
    view = seen(Table(at={"main1": "t0.ne", "second1": "t0.se"}, mp={"main1": 2}))
    pieces = drawn(view)
    main, second = pieces["hero-0"], pieces["hero-1"]
    assert "f-castle" in main
    assert ">2</text>" in main
    assert "Secondary Hero" in label(second)
    x, _ = frame_of(view).field(view.state.centers[0], LAYOUT.positions.index("ne"))
    left = re.findall(r"translate\(([\d.]+)", re.findall(r"^<g[^>]*>", main)[0])[0]
    assert abs(float(left) - x) < hexes.SIDE


def test_every_core_location_and_unit_has_a_drawing():
    for tile in numbers(TILES):
        for field in TILES[tile].fields:
            bare = field.location in ("empty_field", "blocked_field")
            assert bool(vignette_name(LOCATION_ID[field.location])) is not bare
    for number, creature in enumerate(CREATURES):
        if creature.set == "core":
            assert unit_sign(number).startswith(("unit_", "type_"))
    assert all((ART / f"{name}.svg").exists() for name in SIGNS)


def test_while_a_tile_is_laid_the_map_makes_room_for_it():
    view = seen(Table())
    far = SITE.names.index("1:9")
    offered = asked(view, "site", ("site", far, 0), ("site", far, 3))
    pieces = drawn(offered)
    assert {f"site-{far}", "turn-0", "turn-3"} <= touchable(pieces)
    assert frame_of(offered).scale < frame_of(view).scale
    (x, y) = frame_of(offered).point((1, 9))
    assert hexes.ROOM[0] < x < hexes.ROOM[2]
    assert hexes.ROOM[1] < y < hexes.ROOM[3]


# ------------------------------------------------------------------------ the town


def test_a_building_is_built_or_could_be_or_not_yet():
    g = Table(built={0: ["dwelling_bronze"]}, resources={0: (10, 4, 0)}).match.state
    have = (10, 4, 0)
    assert state_of(g.built[0], "castle", 3, have) == BUILT
    assert state_of(g.built[0], "castle", 0, have) == OPEN
    assert state_of(g.built[0], "castle", 1, have) == LOCKED


def test_the_town_says_what_is_built_what_it_costs_and_what_is_missing():
    pieces = drawn(seen(Table(built={0: ["dwelling_bronze"]}, resources={0: (10, 4, 0)})))
    assert "Built" in label(pieces["house-0-3"])
    assert "10 gold, 4 materials" in label(pieces["house-0-0"])
    citadel = pieces["house-0-1"]
    assert "You lack: Materials, Valuables" in citadel
    assert "house-1-0" in pieces
    assert "building-0" not in touchable({"there": pieces["house-1-0"]})


def test_each_kind_of_building_has_a_place_in_the_view_of_a_town():
    assert len(SHAPES) == len(BUILDINGS) // len(TOWN_ID)
    plan = drawn(seen(Table(built={0: ["citadel"]}, resources={0: (0, 0, 0)})))["town-0"]
    more = drawn(seen(Table(built={0: ["citadel", "mage_guild"]}, resources={0: (0, 0, 0)})))["town-0"]
    assert more.count("stroke-dasharray") < plan.count("stroke-dasharray")


def test_income_is_marked_on_its_tracks():
    pieces = drawn(seen(Table(income={0: (20, 2, 1)})))
    assert [n for n in (">+20<", ">+2<", ">+1<") if n in pieces["income-0"]] == [">+20<", ">+2<", ">+1<"]


def test_a_used_token_is_grey():
    fresh, used = (drawn(seen(Table(tokens={0: mask})))["tokens-0"] for mask in (7, 6))
    assert "Used this round" not in fresh
    assert used.count("Used this round") > 0


def test_the_units_of_the_faction_stand_in_the_town_as_far_as_they_are_recruited():
    pieces = drawn(seen(Table(army={0: ["castle_halberdiers:pack", "castle_marksmen"]})))
    assert len(own_units("castle")) == 7
    assert "pack" in label(pieces["troop-0-0"])
    assert "Reinforce, 5 gold" in label(pieces["troop-0-1"])
    assert "Recruit, 4 gold" in label(pieces["troop-0-2"])


# ----------------------------------------------------------------------- the fight


def test_units_stand_on_their_spaces_with_their_values_wounds_and_tokens():
    fight = Fight(**SIDES, active="c4", wounds={"c2": 1}, marks={"a1": PARALYSED})
    pieces = drawn(seen(fight))
    spaces = pieces["spaces"]
    assert "c2: Harpies, few. Attack 2, defense 0, 2 of 3 HP, initiative 6" in spaces
    assert "Paralysed" in spaces
    harpies = fight.match.state.at.index(SPACE.parse("c2"))
    champions = fight.match.state.at.index(SPACE.parse("c4"))
    assert ">1</text>" in pieces[f"fighter-{harpies}"]
    assert "s-legal" in pieces[f"fighter-{champions}"]
    assert "s-legal" not in pieces[f"fighter-{harpies}"]


def test_an_attack_says_what_it_may_do():
    pieces = drawn(seen(Fight(**SIDES, active="c4")))
    assert "4–6 damage" in pieces["spaces"]
    assert "brackets" in pieces["spaces"]
    watched = drawn(seen(Fight(**SIDES, active="c4"), 1))
    assert "brackets" not in watched["spaces"]


def test_units_act_in_the_order_of_their_initiative():
    pieces = drawn(seen(Fight(**SIDES, active="a4")))
    found = [int(n) for n in re.findall(r">(\d+)</text>", pieces["initiative"])]
    assert found == sorted(found, reverse=True)
    assert len(found) == 4


def test_walls_the_gate_and_the_tower_stand_in_a_siege():
    fight = Fight(**SIDES, active="c4", walls=["wall", "gate", "wall", "ruin"], tower=True)
    pieces = drawn(seen(fight))
    assert "a3: Wall" in pieces["spaces"]
    assert "b3: Gate" in pieces["spaces"]
    assert "d3: Ruin" in pieces["spaces"]
    assert f"space-{SPACE.parse('tower')}" in touchable(pieces)
    assert "Arrow Tower" in pieces["spaces"]


def test_a_unit_that_was_raised_by_a_card_shows_it():
    plain = units.plain(2 * CREATURE_ID["castle_griffins"])
    raised = plain._replace(attack=3, changed=(1, 0, 0, 0))
    assert "f-legal" in text(units.card(words(), raised))
    assert "f-legal" not in text(units.card(words(), plain))


# ---------------------------------------------------------------------- contexts


def test_one_context_is_chosen_by_what_goes_on():
    turn, fight = seen(Table()), seen(Fight(**SIDES, active="c4"))
    assert context_of(turn) == "map"
    assert context_of(fight) == "fight"
    bought = asked(turn, "population", ("recruit", own_units("castle")[0]), ("done",))
    assert context_of(bought) == "town0"
    for view, chosen in ((turn, "map"), (fight, "fight"), (bought, "town0")):
        tabs = drawn(view)["contexts"]
        (checked,) = re.findall(r'<input[^>]*id="see-([a-z0-9]+)"[^>]* checked', tabs)
        assert checked == chosen


def test_everything_on_the_board_belongs_to_a_context_that_has_a_tab():
    for view, pieces, _ in pictures():
        tabs = set(re.findall(r'id="see-([a-z0-9]+)"', pieces["contexts"]))
        for name, group in DRAW.groups(words(), view).items():
            (found,) = re.findall(r'^<g[^>]* class="([^"]+)"', text(group)) or [""]
            where = {each.removeprefix("in-") for each in found.split() if each.startswith("in-")} - {"town"}
            assert len(where) == 1, name
            assert where <= tabs, name


def test_the_style_sheet_shows_each_context_by_its_tab():
    for name in ("fight", "town0", "town1", "town2"):
        assert f"body:has(#see-{name}:checked) .in-{name}" in CSS
        assert f"#see-{name}:not(:checked) + label::after" in CSS


def test_the_tabs_stay_as_they_are_while_nothing_new_is_to_be_seen():
    table = Table(hand={0: ["estates"]})
    before = drawn(seen(table))["contexts"]
    table.play("play estates 0")
    assert drawn(seen(table))["contexts"] == before


# ------------------------------------------------------------------------- aims


def test_every_option_names_what_can_be_touched():
    for view, pieces, _ in pictures():
        here = touchable(pieces)
        for ask in view.asks.values():
            for option in ask.options:
                assert here.issuperset(DRAW.targets(view, option)), (ask.what, option)


def test_different_options_have_different_targets_or_a_menu_tells_them_apart():
    """A hero's step, a card's effect and a unit's attack are never mixed up."""
    for view in scenes():
        for ask in view.asks.values():
            named = Counter(
                DRAW.targets(view, each) for each in ask.options if each[0] in ("move", "play", "attack")
            )
            assert all(n == 1 for n in named.values()), ask.what


def test_a_single_hero_need_not_be_named_but_two_are():
    alone = seen(Table())
    step = next(each for each in alone.asks[0].options if each[0] == "move")
    assert DRAW.targets(alone, step) == (f"field-{step[2]}",)
    both = seen(Table(at={"second1": "t0.se"}))
    step = next(each for each in both.asks[0].options if each[0] == "move")
    assert DRAW.targets(both, step) == (f"hero-{step[1]}", f"field-{step[2]}")


def test_a_card_is_touched_as_a_whole_where_it_can_be_played_in_one_way_only():
    view, card = seen(Table(hand={0: ["attack"]})), CARD_ID["attack"]
    one = asked(view, "turn", ("play", card, 0), ("end",))
    assert DRAW.targets(one, ("play", card, 0)) == (f"card-{card}",)
    two = asked(view, "turn", ("play", card, 0), ("play", card, 1))
    assert DRAW.targets(two, ("play", card, 1)) == (f"way-{4 * card + 1}",)
    either = asked(view, "before_attack", ("play", card, 0), ("discard", card))
    assert DRAW.targets(either, ("play", card, 0)) == (f"way-{4 * card}",)
    assert DRAW.targets(either, ("discard", card)) == (f"card-{card}",)


def test_an_attack_that_is_possible_from_one_space_only_is_named_by_its_target():
    view = asked(
        seen(Fight(**SIDES, active="c4")), "activation", ("attack", 10, 6), ("attack", 8, 4), ("attack", 9, 4)
    )
    assert DRAW.targets(view, ("attack", 10, 6)) == ("space-6",)
    assert DRAW.targets(view, ("attack", 8, 4)) == ("space-8", "space-4")


def test_what_is_pointed_at_may_be_meant_though_it_is_not_offered():
    view = seen(Table())
    hero, field = HERO.parse("main1"), FIELD.parse("t0.nw")
    assert ("move", hero, field) in list(DRAW.meant(view, [("field", field)]))
    assert ("play", 5, 2) in list(DRAW.meant(view, [("way", 22)]))


def test_a_line_of_the_log_lights_up_what_is_drawn():
    for view in scenes():
        for fact in view.log:
            for name in DRAW.highlights(view, fact):
                assert re.fullmatch(r"[a-z]+-\d+", name)
            for side in DRAW.sides(view, fact):
                assert text(DRAW.arms(side)).startswith("<svg")
    view = seen(Table())
    assert DRAW.highlights(view, ("moved", 0, 3, 5)) == ("hero-0", "field-3", "field-5")
    assert DRAW.highlights(view, ("built", 1, BUILDING_ID["dungeon_citadel"])) == ("building-1",)
    assert DRAW.highlights(view, ("level", 1, 2)) == ("seat-1",)


# ------------------------------------------------------------------------- panels


def test_the_row_of_a_player_says_what_he_has():
    table = Table(resources={1: (11, 5, 2)}, income={1: (15, 2, 0)}, morale={1: -1}, level={1: 3})
    row = drawn(seen(table))["seats-1"]
    for said in ("Alamar", "Dungeon", "level 3", "11 gold", "5 materials", "2 valuables"):
        assert said in label(row)
    assert "+15" in row
    assert "Negative Morale" in row


def test_a_card_shows_all_its_effects():
    for kind, n in ((Statistic, 2), (Ability, 2), (Spell, 4), (Artifact, 2)):
        card = deck(kind)[0]
        face = text(held(words(), card))
        assert len(ways_of(words(), card)) == n
        for way in ways_of(words(), card):
            assert way.text.split("’")[0][:20] in face
    assert "way expert" in text(held(words(), CARD_ID["attack"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_core_card_has_a_face(lang):
    for number, card in enumerate(CARDS):
        if getattr(card, "set", "core") == "core":
            assert card_label(words(lang), number)
            ElementTree.fromstring(text(held(words(lang), number)))


def test_the_hand_shows_equal_cards_once_with_their_number():
    pieces = drawn(seen(Table(hand={0: ["magic_arrow", "magic_arrow"]})))
    assert (
        pieces["hand"].count("Magic Arrow</span>") + pieces["hand"].count('Magic Arrow<span class="so-many">') == 1
    )
    assert "×2" in pieces["hand"]


def test_the_week_and_the_goals_of_the_scenario_stand_beside_the_board():
    view = seen(Table())
    view.state.week = 0
    areas = drawn(view)["areas"]
    assert "Week of the Annoying Lizard" in areas
    assert "hold at least 7 claims" in areas


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ribbon_tells_what_goes_on(lang):
    current = [
        [now for _, now in DRAW.ribbon(words(lang), view)]
        for view in (Table(stage="setup").match.view([0]), seen(Table()), seen(Fight(**SIDES, active="c4")))
    ]
    assert current == [[True, False, False], [False, True, False], [False, False, True]]


def test_dice_are_shown_as_dice():
    assert re.findall(r"die_attack_(\w+)", text(DRAW.dice(words(), (-1, 0, 1)))) == ["minus", "zero", "plus"]
