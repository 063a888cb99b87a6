"""The drawing of Immortals: complete, stable, small, in both languages, and without a secret in it."""

from __future__ import annotations

import gzip
import random
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from htpy import Element

from games.immortals.table import GREEN, Table
from gonfalon.core import Ask, Match, Option, Setup, View
from gonfalon.core import draw as pick
from gonfalon.games import immortals
from gonfalon.games.immortals import GAME, draw
from gonfalon.games.immortals.codes import AGAINST, EDGES, FOR, NEUTRAL, PLACE, band, force
from gonfalon.games.immortals.draw.cards import held
from gonfalon.games.immortals.draw.colours import CUBE_NAMES, PEN, SKY
from gonfalon.games.immortals.draw.cubes import MARKS
from gonfalon.games.immortals.draw.names import place, wide
from gonfalon.games.immortals.draw.shapes import MAP, SIZE, borders, province_edge
from gonfalon.games.immortals.printed import (
    BUILDINGS,
    CAPITAL,
    CONFLICT_CARDS,
    MAGIC_CARDS,
    NEIGHBOURS,
    PLACES,
    POLYGONS,
    PORTAL,
    PROVINCES,
    REGIONS,
    SANCTUARY,
    SCORING,
    YIELDS,
    across,
    is_joker,
    region_of,
)
from gonfalon.games.immortals.state import BLANK, CONFLICT, EMPTY, FREE, MAGIC
from gonfalon.lore.shapes import crossings
from gonfalon.lore.words import COMMON, Words, gaps

FOLDER = Path(immortals.__file__).parent
LANGUAGES = ("en", "fr")
CSS = (FOLDER / "draw.css").read_text(encoding="utf-8")


@cache
def words(lang: str = "en") -> Words:
    return Words([COMMON, FOLDER / "words"], lang)


def text(element: Element) -> str:
    return "".join(element.iter_chunks())


def drawn(view: View, lang: str = "en") -> dict[str, str]:
    """Everything that is drawn for a view, by id."""
    pieces = {"static": draw.static(words(lang), view), **draw.groups(words(lang), view)}
    return {name: text(piece) for name, piece in {**pieces, **draw.panels(words(lang), view)}.items()}


def touchable(pieces: dict[str, str]) -> set[str]:
    """The names of what can be touched."""
    tags = [tag for piece in pieces.values() for tag in re.findall(r"<[^>]*\btabindex=[^>]*>", piece)]
    return {target for tag in tags for target in re.findall(r'data-target="([^"]+)"', tag)}


def begun(seats: int = 4, seed: int = 1) -> Match:
    return Match(GAME, Setup("standard", seats, seed, {}))


def played(seats: int, seed: int, until: str, round: int = 0) -> Match:
    """A match in which somebody is asked this question, at the earliest in this round."""
    match, rng = begun(seats, seed), random.Random(seed)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        if ask.what == until and match.state.round >= round:
            break
        match.play(seat, busy(match, seat, rng), match.nth[seat])
    return match


def busy(match: Match, seat: int, rng: random.Random) -> Option:
    """A choice that does something: cards are laid on free spaces, turned up and used."""
    options, plan = match.asks[seat].options, match.state.plan[seat]
    lays = [o for o in options if o[0] == "lay" and plan[o[2]] == EMPTY and o[1] not in plan]
    if lays and plan.count(EMPTY) > 3:
        return rng.choice(lays)
    if match.asks[seat].what == "plan":
        return ("done",)
    deeds = [o for o in options if o[0] not in ("pass", "give_up", "skip")]
    return rng.choice(deeds) if deeds else pick(options, rng)


def quiet(**known: Any) -> Table:
    """A made position in which all are planning."""
    return Table(stage="planning", **known)


def asked(view: View, seat: int, what: str, *options: Option, about: tuple[int, ...] = ()) -> View:
    """The same view, with a question."""
    return replace(view, asks={seat: Ask(seat, what, list(options), about=about)})


def number(name: str) -> int:
    return PLACE.names.index(name)


def gzipped(string: str) -> int:
    return len(gzip.compress(string.encode(), 9))


# ------------------------------------------------------------------------- the map


def test_regions_are_neighbours_where_their_outlines_meet():
    """The drawing and the rules agree about what borders on what."""
    for face, arcs in enumerate(MAP.outlines[: len(PLACES)]):
        beside = sorted({arc.right for arc in arcs if 0 <= arc.right < len(PLACES)})
        assert beside == list(NEIGHBOURS[face])


def test_each_kind_of_border_is_drawn_in_both_realms():
    for realm in (0, 1):
        assert all(borders(realm, kind) for kind in ("inner", "province", "coast"))
        assert all(province_edge(realm, province) for province in range(len(PROVINCES)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_region_has_its_name_and_yields_on_the_map(lang):
    board = drawn(begun().view([0]), lang)["static"]
    for each in PLACES:
        where = place(words(lang), each)
        name = REGIONS[region_of(each)].text("name", lang)
        assert "".join(where.lines).replace(" ", "") == name.replace(" ", "")
        assert all(f">{line}</text>" in board for line in where.lines)
    assert board.count('href="#imm-i-gold"') == board.count('href="#imm-i-energy"') == len(PLACES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_stay_in_their_regions(lang):
    for each in PLACES:
        where = place(words(lang), each)
        for n, line in enumerate(where.lines):
            y = where.y + 17 * n - 5
            left, right = where.x - wide(line, where.size) / 2, where.x + wide(line, where.size) / 2
            found = crossings(POLYGONS[each], y)
            assert min(found) - 4 < left, (each, line)
            assert right < max(found) + 4, (each, line)


def test_small_drawings_keep_clear_of_names_and_armies():
    for lang in LANGUAGES:
        drawings = re.findall(r'#imm-t\d-\w+" x="(\d+)" y="(\d+)"', drawn(begun().view([0]), lang)["static"])
        assert len(drawings) > 100
        for each in PLACES:
            where = place(words(lang), each)
            for x, y in drawings:
                beside = abs(int(x) - where.x) > where.half
                assert beside or not where.y - 14 < int(y) < where.foot + 24, (each, x, y)


def test_armies_stand_in_columns_of_three_and_many_have_their_number():
    table = quiet(armies={0: {"light:foothold": 4}, 1: {"dark:the_murk": 9}, 2: {"dark:mill_ford": 20}})
    pieces = drawn(table.match.view([0]))
    few = pieces[f"army-{number('light:foothold')}"]
    assert few.count("#imm-cube0") == 2
    assert few.count("#imm-marked0") == 2
    assert "<text" not in few
    assert 'aria-label="Red: 4 armies, Foothold (Light)"' in few
    many = pieces[f"army-{number('dark:the_murk')}"]
    assert many.count("#imm-cube1") + many.count("#imm-marked1") == 9
    assert ">9</text>" in many
    most = pieces[f"army-{number('dark:mill_ford')}"]
    assert most.count("#imm-cube2") + most.count("#imm-marked2") == 15
    assert ">20</text>" in most


def test_buildings_stand_in_their_regions():
    match = quiet(armies={0: {"light:foothold": 1}}).match
    here, there = number("light:foothold"), number("dark:mill_ford")
    match.state.portals, match.state.sanctuaries, match.state.capitals = 1 << here, 1 << here, 1 << there
    pieces = drawn(match.view([]))
    assert "#imm-i-portal" in pieces[f"portal-{here}"]
    assert 'aria-label="Sanctuary, Foothold (Light)"' in pieces[f"building-{here}"]
    assert 'aria-label="Capital, Mill Ford (Darkness)"' in pieces[f"building-{there}"]
    assert f"portal-{there}" not in pieces


def test_region_cards_are_marked_on_both_realms():
    match = quiet().match
    match.state.card_owner[3] = 2
    deeds = drawn(match.view([]))["deeds"]
    assert deeds.count("#imm-sign2") == 2
    assert deeds.count("#imm-sign") == 2


def test_each_colour_of_cube_has_a_mark_of_its_own():
    assert {*MARKS} == {*CUBE_NAMES}
    assert len({*MARKS.values()}) == len(CUBE_NAMES)


# ------------------------------------------------------------- tower, track, rounds


def test_the_tower_shows_what_lies_on_each_shelf_and_in_the_tray():
    match = quiet().match
    g = match.state
    g.shelves, g.tray, g.greens = ((0, 1), (GREEN,), ()), (2, 0, 0, 0, 0, 1), 11
    tower = drawn(match.view([]))["tower"]
    assert tower.count("#imm-marked0") == 3
    assert tower.count(f"#imm-marked{GREEN}") == 3
    assert ">11</text>" in tower
    (label,) = re.findall(r'aria-label="([^"]+)"', tower)
    for said in ("Upper shelf: Red 1 and Blue 1.", "Lower shelf: nothing.", "Tray: Red 2", "reserve: 11."):
        assert said in label


def test_a_full_tray_is_told_by_numbers():
    match = quiet().match
    match.state.tray = (7, 6, 7, 0, 0, 8)
    tower = drawn(match.view([]))["tower"]
    assert tower.count(f"#imm-marked{GREEN}") == 2
    assert tower.count(">7</text>") == 2


def test_who_is_beyond_the_end_of_the_track_begins_again_with_a_sign():
    match = quiet().match
    match.state.points[:] = [SCORING.track + 3, 3, 0]
    scores = drawn(match.view([]))["scores"]
    assert f">+{SCORING.track}</text>" in scores
    assert scores.count(">+") == 1
    places = re.findall(r'#imm-marked(\d)" transform="translate\(([\d.]+)', scores)
    assert len({x for _, x in places}) == 2
    assert "Red 63 VP" in scores


def test_rounds_that_are_over_are_struck_out():
    match = quiet().match
    match.state.round, match.state.rounds = 3, 7
    rounds = drawn(match.view([]))["rounds"]
    assert rounds.count("<circle") == 7
    assert rounds.count("<path") == 2
    assert 'aria-label="Round 3 of 7"' in rounds


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
    for conflict, drawn in enumerate(CONFLICT_CARDS):
        card = text(held(words(lang), CONFLICT + conflict))
        assert f"#imm-i-realm_{drawn.realm}" in card
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
                assert found.issuperset(draw.targets(view, option)), option
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
            names = draw.targets(view, option)
            if names:
                assert known.setdefault(names, option)[:2] == option[:2], (option, known[names])
        match.play(seat, busy(match, seat, random.Random(1)), match.nth[seat])


def test_targets_name_what_an_option_is_about():
    table = quiet(armies={0: {"light:foothold": 4, "light:mountainhome": 2}})
    view = table.match.view([0])
    here, there = number("light:foothold"), number("light:mountainhome")
    edge = EDGES.index((here, there))
    assert draw.targets(view, ("attack", edge, force(FOR, 3))) == (f"origin-{here}", f"place-{there}")
    assert draw.targets(view, ("attack", edge, force(AGAINST, 3))) == (f"origin-{here}", f"place-{there}")
    assert draw.targets(view, ("attack", edge, force(NEUTRAL, 2))) == (
        f"origin-{here}",
        f"band-{band(here, 2)}",
        f"place-{there}",
    )
    assert draw.targets(view, ("move", band(here, 3), there)) == (f"origin-{here}", f"place-{there}")
    assert draw.targets(view, ("lay", BLANK, 4)) == (f"card-{BLANK}", "space-4")
    assert draw.targets(view, ("take_back", 4)) == ("back-4",)
    assert draw.targets(view, ("turn_up", 9)) == ("space-9",)
    assert draw.targets(view, ("draft", 7)) == (f"card-{CONFLICT + 7}",)
    assert draw.targets(view, ("settle", 3, there)) == ("group-3", f"place-{there}")
    assert draw.targets(view, ("share", 2)) == ("share-2",)
    assert draw.targets(view, ("claim", 5)) == ("region-5",)
    assert draw.targets(view, ("pass", 1)) == ()
    assert draw.targets(view, ("done",)) == ()


def test_a_number_or_a_building_is_named_only_where_there_is_a_choice():
    view = quiet().match.view([0])
    turned = {"about": (5, 4)}
    one = asked(view, 0, "action", ("deploy", 3, 4), ("deploy", 2, 30), **turned)
    assert draw.targets(one, ("deploy", 3, 4)) == ("place-4",)
    assert "number-3" not in touchable(drawn(one))
    several = asked(view, 0, "spread", ("deploy", 1, 4), ("deploy", 2, 4))
    assert draw.targets(several, ("deploy", 2, 4)) == ("number-2", "place-4")
    assert touchable(drawn(several)) >= {"number-1", "number-2"}
    only = asked(view, 0, "action", ("build", SANCTUARY, 4), ("build", SANCTUARY, 5), **turned)
    assert draw.targets(only, ("build", SANCTUARY, 4)) == ("place-4",)
    all_three = asked(view, 0, "action", *(("build", kind, 4) for kind in (PORTAL, SANCTUARY, CAPITAL)), **turned)
    assert draw.targets(all_three, ("build", CAPITAL, 4)) == (f"building-{CAPITAL}", "place-4")
    assert touchable(drawn(all_three)) >= {f"building-{kind}" for kind in range(len(BUILDINGS))}


def test_a_march_is_never_taken_for_the_march_back():
    view = quiet(armies={0: {"light:foothold": 4, "light:mountainhome": 4}}).match.view([0])
    here, there = number("light:foothold"), number("light:mountainhome")
    march, back = (draw.targets(view, ("move", band(a, 3), b)) for a, b in ((here, there), (there, here)))
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
    assert next(draw.meant(view, [("origin", here), ("place", own)])) == ("move", band(here, 3), own)
    assert next(draw.meant(view, [("origin", here), ("place", foe)]))[0] == "attack"
    far = across(number("light:pearl_strand"))
    assert next(draw.meant(view, [("origin", here), ("band", band(here, 2)), ("place", far)])) == (
        "move",
        band(here, 2),
        far,
    )
    spread = asked(view, 0, "spread", ("deploy", 1, here), ("deploy", 2, here))
    assert next(draw.meant(spread, [("number", 2), ("place", foe)])) == ("deploy", 2, foe)


def test_what_may_be_touched_has_a_name_for_everybody():
    for view in scenes():
        for piece in drawn(view).values():
            for tag in re.findall(r"<[^>]*\btabindex=[^>]*>", piece):
                assert 'tabindex="-1"' in tag
                assert 'role="button"' in tag
                assert re.search(r'aria-label="[^"]+"', tag)
                assert not re.search(r'aria-label="[^"]+\."', tag)
                assert 'data-target="' in tag


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
    known = {name for piece in drawn(view).values() for name in re.findall(r'data-target="([^"]+)"', piece)}
    for fact in view.log:
        assert known.issuperset(draw.highlights(view, fact)), fact
        for sign in draw.sides(view, fact):
            assert text(draw.arms(sign)).startswith("<svg")
    assert draw.highlights(view, ("moved", 0, 2, 3, 4)) == ("place-3", "place-4")
    assert draw.highlights(view, ("claim_failed", 0, 3)) == ("place-3", f"place-{across(3)}")
    assert draw.highlights(view, ("passed", 2, 1)) == ("seat-2",)
    assert draw.sides(view, ("over", 1, 2)) == (1, 2)


# ------------------------------------------------------------------------- panels


def test_the_row_of_a_player_says_what_he_has():
    match = quiet(limbo={1: (4, 6)}, hand={1: ["conflict_dark_mill_ford"]}).match
    g = match.state
    g.gold[1], g.energy[1], g.points[1], g.marker = 11, 5, 23, 1
    row = drawn(match.view([0]))["seats-1"]
    (label,) = re.findall(r'<section[^>]*aria-label="([^"]+)"', row)
    for said in ("Blue", "Wood Elves and Demons", "11 gold", "5 energy", "23 VP", "1 Conflict card"):
        assert said in label
    assert "Light limbo: 4" in row
    assert "Dark limbo: 6" in row
    assert "Holds the First Player marker" in row
    assert "Mill Ford" not in row


def test_cards_turned_up_this_round_stand_in_the_row_of_their_player():
    match = quiet().match
    match.state.turned, match.state.stage = ((), (3, CONFLICT + 30, MAGIC), ()), "actions"
    row = drawn(match.view([0]))["seats-1"]
    assert "Turned up this round: Foothold" in row
    assert row.count('class="tiny"') == 3


def test_groups_to_settle_stand_in_the_rows_before_the_first_round():
    match = begun(4, 2)
    row = drawn(match.view([0]))["seats-2"]
    assert f"Groups to settle: {', '.join(map(str, match.state.groups[2]))}" in row


def test_a_drafted_card_is_shown_as_far_as_it_may_be_seen():
    match = begun(4, 2)
    match.state.stage, match.state.drafted, match.state.face_up = "settling", (3, 4, EMPTY, EMPTY), 0b10
    rows = drawn(match.view([2]))
    assert "a card face down" in rows["seats-0"]
    assert "Eagle Stair" in rows["seats-1"]
    assert "Foothold" in drawn(match.view([0]))["seats-0"]


def test_the_last_battle_of_the_round_is_shown(tower):
    table = Table(
        armies={0: {"light:foothold": 6}, 1: {"light:mountainhome": 2}},
        plan={0: {"L3": "foothold"}, 1: {"D1": "blank"}},
        tray={GREEN: 1},
    )
    assert "hidden" in drawn(table.match.view([0]))["areas"]
    table.play("turn_up L3", "attack light:foothold>light:mountainhome 5:neutral")
    panel = drawn(table.match.view([2]))["areas"]
    for said in (
        "Battle for Mountainhome (Light)",
        "Red · 5",
        "Blue · 2",
        "Inhabitants neutral",
        "Red 5, Blue 2 and inhabitants 1",
        "Red loses 2 armies (Dark limbo)",
        "Red holds it with 3 armies.",
    ):
        assert said in panel
    later = replace(table.match.view([2]), log=(*table.match.view([2]).log, ("round", 2, 0)))
    assert "hidden" in drawn(later)["areas"]


def test_piles_tell_what_lies_in_common():
    match = quiet().match
    match.state.discard, match.state.portals = (4, 7), 0b111
    piles = drawn(match.view([]))["piles"]
    assert "Discards: 2" in piles
    assert f"Portals left: {BUILDINGS[PORTAL].supply - 3}" in piles
    assert piles.count('class="card"') == 2 + match.state.card_owner.count(-1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_phases_and_the_current_one(lang):
    match = begun()
    assert [now for _, now in draw.ribbon(words(lang), match.view([0]))] == [True, False, False, False]
    match = played(3, 1, "share")
    assert [now for _, now in draw.ribbon(words(lang), match.view([0]))] == [False, False, False, True]
    for n, what in enumerate(("send", "plan", "turn")):
        match = played(3, 1, what)
        assert [now for _, now in draw.ribbon(words(lang), match.view([0]))].index(True) == n


def test_what_falls_from_the_tower_is_shown_as_cubes():
    fallen = text(draw.dice(words(), (2, 0, 1, 0, 0, 3)))
    assert re.findall(r"#imm-marked(\d)", fallen) == ["0", "2", str(GREEN)]
    assert 'aria-label="Red 2, Yellow 1 and inhabitants 3"' in fallen


# --------------------------------------------------------------------------- form


@cache
def scenes() -> tuple[View, ...]:
    """Some views in which much is to be seen."""
    homes, draft, share = begun(5, 2), played(4, 2, "draft"), played(3, 2, "share")
    plan, turn, act = played(3, 3, "plan", 2), played(4, 4, "turn", 2), played(5, 5, "action", 2)
    over = played(3, 6, "never")
    first = [next(iter(match.asks)) for match in (homes, draft, share, plan, turn, act)]
    return (
        *(match.view([seat]) for match, seat in zip((homes, draft, share, plan, turn, act), first)),
        turn.view([]),
        act.view([0, 1]),
        over.view([0]),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_there(lang):
    """A missing word would show its id in brackets."""
    assert not gaps(FOLDER / "words")
    for view in scenes():
        pieces = [*drawn(view, lang).values(), draw.picture(words(lang), view)]
        assert not [piece for piece in pieces if re.search(r"\[[a-z]+(-[a-z]+)+", piece)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_well_formed_and_without_styles(lang):
    for view in scenes():
        whole = draw.picture(words(lang), view)
        assert ElementTree.fromstring(whole).tag == "{http://www.w3.org/2000/svg}svg"
        for name, piece in drawn(view, lang).items():
            ElementTree.fromstring(piece)
            assert name == "static" or re.search(rf'^<\w+[^>]* ?id="{name}"', piece), name
        for piece in [whole, *drawn(view, lang).values()]:
            assert not re.search(r"\sstyle=|var\(|<style|Gradient|<filter", piece)


def test_ids_are_unique_and_what_is_referred_to_is_there():
    for view in scenes():
        for whole in ("".join(drawn(view).values()), draw.picture(words(), view)):
            ids = re.findall(r'\sid="([^"]+)"', whole)
            assert len(ids) == len(set(ids))
            assert set(re.findall(r'href="#([^"]+)"', whole)) <= set(ids)
            assert set(re.findall(r"url\(#([^)]+)\)", whole)) <= set(ids)


def test_only_what_changed_is_drawn_anew():
    table = quiet(armies={0: {"light:foothold": 4, "light:mountainhome": 1}})
    here, there = number("light:foothold"), number("light:mountainhome")
    before = draw.groups(words(), table.match.view([]))
    table.match.state.take_armies(here, 2)
    table.match.state.put_armies(0, there, 2)
    after = draw.groups(words(), table.match.view([]))
    changed = {name for name in after if after[name] is not before.get(name)}
    assert changed == {f"army-{here}", f"army-{there}"}
    assert draw.static(words(), table.match.view([])) is draw.static(words(), table.match.view([0]))


def test_the_board_is_as_large_as_it_says():
    x, y = zip(*re.findall(r"translate\(([\d.]+) ([\d.]+)\)", text(draw.static(words(), scenes()[0]))))
    assert max(map(float, x)) < SIZE[0]
    assert max(map(float, y)) < SIZE[1]


# ----------------------------------------------------------------------- secrets


@pytest.mark.parametrize("viewer", [(), (1,), (1, 2)])
@pytest.mark.parametrize("stage", ["planning", "actions"])
def test_what_is_hidden_is_not_drawn(viewer, stage):
    """Worlds that differ only in the first player's cards and plans look the same to others."""
    worlds = []
    for shift in (0, 1):
        match = Table(stage=stage, plan={0: {"L1": "blank"}, 1: {"D1": "blank"}}).match
        g = match.state
        g.hand = ((3 + shift, 30 + shift), *g.hand[1:])
        g.deck = g.deck[::-1] if shift else g.deck
        g.plan = ((CONFLICT + 3 + shift, *FREE[1:8], MAGIC + shift, EMPTY), *g.plan[1:])
        view = match.view(viewer)
        worlds.append((drawn(view), draw.picture(words(), view), draw.ribbon(words(), view)))
    assert worlds[0] == worlds[1]


def test_nobody_sees_how_many_cards_another_has_laid_while_planning():
    table = quiet(hand={0: ["conflict_dark_mill_ford"]})
    before = drawn(table.match.view([1]))
    table.play_as(0, "lay conflict_dark_mill_ford D1")
    assert drawn(table.match.view([1])) == before
    assert drawn(table.match.view([0])) != before


@pytest.mark.parametrize("viewer", [(), (1,)])
def test_draft_hands_are_secret(viewer):
    worlds = []
    for shift in (0, 1):
        match = played(4, 2, "draft")
        match.state.draft_hand = ((50 + shift, 51 + shift), *match.state.draft_hand[1:])
        worlds.append(drawn(match.view(viewer)))
    assert worlds[0] == worlds[1]


# ------------------------------------------------------------------- style sheet


def test_the_page_keeps_day_and_night_and_changes_the_rest():
    """Colours of the board are the same on every page; those of the page have a rule."""
    used = {
        name
        for view in scenes()
        for piece in drawn(view).values()
        for classes in re.findall(r'class="([^"]+)"', piece)
        for name in classes.split()
        if re.match(r"[fs]-", name)
    }
    ruled = set(re.findall(r"^\.([fs]-[\w-]+) ", CSS, re.MULTILINE))
    paper = {"page", "panel", "raised", "ink", "ink2", "edge", "rule", "legal", "danger", "disabled"}
    assert {name[2:] for name in ruled} <= paper
    assert {name for name in used if name[2:] in paper} <= ruled


def contrast(a: str, b: str) -> float:
    """The contrast of two colours as the WCAG reckons it."""

    def light(colour: str) -> float:
        parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    bright, dim = sorted((light(a), light(b)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("sky", SKY)
def test_names_signs_and_marks_can_be_read(sky):
    colours = PEN.colours
    assert contrast(colours[f"{sky}-ink"], colours[f"{sky}-mat"]) > 4.5
    for province in range(len(PROVINCES)):
        ground = colours[f"{sky}{province}"]
        assert contrast(colours[f"{sky}-ink"], ground) > 4.5
        for sign in ("gold", "energy", "legal", "danger"):
            assert contrast(colours[f"{sky}-{sign}"], ground) > 3
    assert contrast(colours["night-ink"], colours["magic"]) > 4.5
    for cube in range(len(CUBE_NAMES)):
        assert contrast(colours[f"mark{cube}"], colours[f"top{cube}"]) > 3


# ------------------------------------------------------------------ size and time


def test_it_is_small():
    """The board is fetched once; what changes on it comes with every page."""
    for lang in LANGUAGES:
        view = scenes()[5]
        assert gzipped(text(draw.static(words(lang), view))) < 100_000
        assert gzipped("".join(text(group) for group in draw.groups(words(lang), view).values())) < 30_000


def test_nothing_is_drawn_twice():
    """What changes on the board is remembered: after a move, few groups are drawn and the rest looked up."""
    view = scenes()[6]
    drawn = draw.groups(words(), view)
    again = draw.groups(words(), view)
    assert all(again[id] is drawn[id] for id in drawn)
