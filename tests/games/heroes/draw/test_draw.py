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
from gonfalon.games.heroes.codes import FIELD, HERO, SITE
from gonfalon.games.heroes.draw import DRAW, hexes
from gonfalon.games.heroes.draw.cards import card_label, ways_of
from gonfalon.games.heroes.draw.colours import ART, SIGNS, unit_sign, vignette_name
from gonfalon.games.heroes.draw.faces import held
from gonfalon.games.heroes.draw.land import frame_of
from gonfalon.games.heroes.draw.panels import context_of
from gonfalon.games.heroes.draw.tiles import face
from gonfalon.games.heroes.draw.troops import own_units
from gonfalon.games.heroes.printed import (
    BUILDING_ID,
    CARD_ID,
    CARDS,
    CREATURES,
    LAYOUT,
    LOCATION_ID,
    SCENARIOS,
    TILE_ID,
    TILES,
    deck,
    numbers,
)
from gonfalon.games.heroes.printed.cards import Ability, Artifact, Spell, Statistic
from gonfalon.games.heroes.tell import TELL

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


def test_different_options_have_different_targets_or_buttons_tell_them_apart():
    """A hero's step and a unit's attack are never mixed up; the effects of a card are buttons with a name each."""
    for view in scenes():
        for ask in view.asks.values():
            named = Counter(DRAW.targets(view, each) for each in ask.options if each[0] in ("move", "attack"))
            assert all(n == 1 for n in named.values()), ask.what
            labels = Counter(TELL.option(words(), view, each) for each in ask.options if each[0] == "play")
            assert all(n == 1 for n in labels.values()), ask.what


def test_a_single_hero_need_not_be_named_but_two_are():
    alone = seen(Table())
    step = next(each for each in alone.asks[0].options if each[0] == "move")
    assert DRAW.targets(alone, step) == (f"field-{step[2]}",)
    both = seen(Table(at={"second1": "t0.se"}))
    step = next(each for each in both.asks[0].options if each[0] == "move")
    assert DRAW.targets(both, step) == (f"hero-{step[1]}", f"field-{step[2]}")


def test_a_card_is_touched_as_a_whole_however_it_may_be_used():
    view, card = seen(Table(hand={0: ["attack"]})), CARD_ID["attack"]
    one = asked(view, "turn", ("play", card, 0), ("end",))
    assert DRAW.targets(one, ("play", card, 0)) == (f"card-{card}",)
    two = asked(view, "turn", ("play", card, 0), ("play", card, 1))
    assert DRAW.targets(two, ("play", card, 1)) == (f"card-{card}",)
    either = asked(view, "before_attack", ("play", card, 0), ("discard", card))
    assert DRAW.targets(either, ("play", card, 0)) == (f"card-{card}",)
    assert DRAW.targets(either, ("discard", card)) == (f"card-{card}",)


def test_an_attack_that_is_possible_from_one_space_only_is_named_by_its_target():
    view = asked(
        seen(Fight(**SIDES, active="c4")), "activation", ("attack", 10, 6), ("attack", 8, 4), ("attack", 9, 4)
    )
    assert DRAW.targets(view, ("attack", 10, 6)) == ("space-6",)
    assert DRAW.targets(view, ("attack", 8, 4)) == ("space-4", "space-8")


def test_what_is_pointed_at_may_be_meant_though_it_is_not_offered():
    view = seen(Table())
    hero, field = HERO.parse("main1"), FIELD.parse("t0.nw")
    assert ("move", hero, field) in list(DRAW.meant(view, [("field", field)]))
    assert ("play", 5, 0) in list(DRAW.meant(view, [("card", 5)]))
    discarding = asked(view, "discard", ("discard", 5), ("done",))
    assert list(DRAW.meant(discarding, [("card", 7)])) == []


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
    assert pieces["hand"].count(f'data-target="card-{CARD_ID["magic_arrow"]}"') == 1
    assert "×2" in pieces["hand"]


def test_the_hand_keeps_its_order_whatever_may_be_played():
    """Only Town Portal may be played on the map; it stays where it is."""
    table = Table(hand={0: ["attack", "town_portal", "magic_arrow"]})
    order = sorted(CARD_ID[card] for card in ("attack", "town_portal", "magic_arrow"))
    pieces = drawn(seen(table))
    assert re.findall(r'data-target="card-(\d+)"', pieces["hand"]) == [str(card) for card in order]


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
