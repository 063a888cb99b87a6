"""The drawing of Nerath: complete, stable, small, in both languages, and without a secret in it."""

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

from gonfalon.core import Ask, Match, Option, Setup, View
from gonfalon.core import draw as pick
from gonfalon.games import nerath
from gonfalon.games.nerath import GAME, draw
from gonfalon.games.nerath.codes import band, boarder, launch, loss, lot, ship
from gonfalon.games.nerath.draw.cards import event_card, treasure_card
from gonfalon.games.nerath.draw.colours import PEN
from gonfalon.games.nerath.draw.places import place
from gonfalon.games.nerath.draw.shapes import MAP, borders, outline
from gonfalon.games.nerath.geography import DUNGEON_AT
from gonfalon.games.nerath.printed import EVENTS, REALMS, SPACE_ID, SPACES, TREASURES
from gonfalon.games.nerath.state import DRAGON, FIGHTER, FOOTSOLDIER, MONSTER, WIZARD, Nerath, ship_with
from gonfalon.lore.words import COMMON, Words, gaps

FOLDER = Path(nerath.__file__).parent
LANGUAGES = ("en", "fr")
MODES = (("free-for-all", 4), ("alliance-2", 2), ("alliance-3", 3), ("alliance-4", 4))
CSS = (FOLDER / "draw.css").read_text(encoding="utf-8")
KARKOTH, VAILIN, IRON_CIRCLE, NERATH = range(4)
SPACE_OF = SPACE_ID


@cache
def words(lang: str = "en") -> Words:
    return Words([COMMON, FOLDER / "words"], lang)


def text(element: Element) -> str:
    return "".join(element.iter_chunks())


def drawn(view: View, lang: str = "en") -> dict[str, str]:
    """Everything that is drawn for a view, by id."""
    pieces = {"static": draw.static(words(lang), view), **draw.groups(words(lang), view)}
    return {name: text(piece) for name, piece in {**pieces, **draw.panels(words(lang), view)}.items()}


def drawn_targets(pieces: dict[str, str]) -> set[str]:
    return {target for piece in pieces.values() for target in re.findall(r'data-target="([^"]+)"', piece)}


def touchable(pieces: dict[str, str]) -> set[str]:
    """The names of what can be touched."""
    tags = [tag for piece in pieces.values() for tag in re.findall(r"<[^>]*\btabindex=[^>]*>", piece)]
    return {target for tag in tags for target in re.findall(r'data-target="([^"]+)"', tag)}


def begun(mode: str = "free-for-all", seats: int = 4, seed: int = 1, **options: str) -> Match:
    return Match(GAME, Setup(mode, seats, seed, options))


def played(mode: str, seats: int, seed: int, choices: int) -> Match:
    match, rng = begun(mode, seats, seed), random.Random(seed)
    for _ in range(choices):
        if match.over:
            break
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, pick(ask.options, rng), match.nth[seat])
    return match


def capture(g: Nerath, name: str, realm: int) -> None:
    """A land changes hands, and its garrison is gone."""
    space = SPACE_OF[name]
    for other in range(4):
        for type_, n in g.army(other, space):
            g.take(other, space, type_, n)
    if g.held[space] >= 0:
        g.lands[g.held[space]] &= ~(1 << space)
    g.held[space] = realm
    g.lands[realm] |= 1 << space


def fighting(match: Match) -> Nerath:
    """Karkoth attacks Silverbough: 4 Footsoldiers and a Wizard against what Vailin has there."""
    g: Nerath = match.state
    space = SPACE_OF["silverbough"]
    g.add(KARKOTH, space, FOOTSOLDIER, 4)
    g.add(KARKOTH, space, WIZARD)
    g.step, g.fighting, g.battle_round = 2, space, 1
    return g


def asked(view: View, seat: int, what: str, *options: Option) -> View:
    """The same view, with a question."""
    return replace(view, asks={seat: Ask(seat, what, list(options))})


def gzipped(string: str) -> int:
    return len(gzip.compress(string.encode(), 9))


# ------------------------------------------------------------------------- the map


def test_neighbours_share_one_line():
    """Each border is smoothed once and run through from both sides, so there is no gap between two spaces."""
    sides: dict[frozenset[int], list[frozenset[Any]]] = {}
    for face, arcs in enumerate(MAP.outlines):
        assert arcs[0].points[0] in MAP.faces[face]
        for arc in arcs:
            if arc.right >= 0:
                sides.setdefault(frozenset((arc.left, arc.right)), []).append(frozenset(arc.points))
    assert all(lines.count(line) == 2 for lines in sides.values() for line in lines)
    assert outline(0).startswith("M")
    assert outline(0).endswith("Z")
    assert borders("coast")
    assert borders("sea")
    assert borders("inner")
    assert borders("realm")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_has_its_name_on_the_map(lang):
    """In lines or along curves, whole, and on the board."""
    board = drawn(begun().view([0]), lang)["static"]
    for space, printed in enumerate(SPACES):
        where = place(words(lang), space)
        assert " ".join(where.lines) == printed.text("name", lang)
        assert len(where.curves) in (0, len(where.lines))
        for line in where.lines:
            assert f">{line}</text" in board
        x, y = where.stack
        assert 10 < x < 1590
        assert 0 < y < 1060
    assert len({place(words(lang), space).stack for space in range(len(SPACES))}) == len(SPACES)


def test_french_has_places_of_its_own():
    english, french = ([place(words(lang), space).at for space in range(len(SPACES))] for lang in LANGUAGES)
    assert sum(a != b for a, b in zip(english, french)) > 40


def test_a_conquered_land_shows_its_home_and_its_holder():
    match = begun()
    assert not [name for name in drawn(match.view([0])) if name.startswith("land-")]
    capture(match.state, "bleakstrand", NERATH)
    pieces = drawn(match.view([0]))
    (name,) = [name for name in pieces if name.startswith("land-")]
    land = pieces[name]
    assert name == f"land-{SPACE_OF['bleakstrand']}"
    assert "f-tint3" in land
    assert "url(#nrt-hatch3)" in land
    assert "#nrt-i-realm_nerath" in land
    assert "s-band0" in land
    assert "url(#nrt-hatch0)" in land
    assert "Bleakstrand" in land


def test_a_stack_shows_how_many_of_each_kind():
    match = begun()
    g = match.state
    space = SPACE_OF["maelstrom_deeps"]
    g.add(VAILIN, space, ship_with((FOOTSOLDIER, MONSTER)), 2)
    g.add(VAILIN, space, DRAGON)
    stack = drawn(match.view([0]))[f"stack-{space}-{VAILIN}"]
    assert stack.count("#nrt-i-warship") == 1
    assert ">2</text>" in stack
    assert "#nrt-i-footsoldier" in stack
    assert "#nrt-i-monster" in stack
    said = "Vailin: 2 Warships carrying 1 Footsoldier and 1 Monster in Maelstrom Deeps"
    assert f'aria-label="{said}"' in stack
    assert f'data-target="ship-{ship(space, ship_with((FOOTSOLDIER, MONSTER)))}"' in stack
    assert f'data-target="kind-{space << 6 | DRAGON}"' in stack


def test_only_what_can_be_touched_stops_the_pointer():
    """The cloth of a stack lets it through to the ground, which may be a goal."""
    space = SPACE_OF["widows_landing"]
    stack = drawn(begun().view([0]))[f"stack-{space}-{KARKOTH}"]
    assert 'pointer-events="none"' in re.findall(r"^<g[^>]*>", stack)[0]
    touched = re.findall(r"<[^>]*\btabindex=[^>]*>", stack)
    assert len(touched) == 3
    assert all('pointer-events="auto"' in tag for tag in touched)


def test_enemies_in_a_space_stand_apart_with_swords_between():
    match = begun()
    space = SPACE_OF["silverbough"]
    assert f"battle-{space}" not in drawn(match.view([0]))
    match.state.add(KARKOTH, space, FOOTSOLDIER, 3)
    pieces = drawn(match.view([0]))
    assert f"battle-{space}" in pieces
    at = [
        float(re.findall(r"translate\(([\d.]+) ", pieces[name])[0])
        for name in (f"stack-{space}-0", f"stack-{space}-1")
    ]
    assert at[1] - at[0] > 60


def test_guardians_show_their_backs_until_they_wake():
    match = begun()
    space = SPACE_OF["vault_of_the_drow"]
    g = match.state
    g.lair[DUNGEON_AT[space]] = (1, 0)
    hidden = drawn(match.view([0]))[f"lair-{space}"]
    assert hidden.count("A guardian, face down") == 2
    assert "Troll" not in hidden
    g.awake[DUNGEON_AT[space]] = 1
    shown = drawn(match.view([0]))[f"lair-{space}"]
    assert "Troll" in shown
    assert "Medusa" in shown
    assert "face down" not in shown


# ------------------------------------------------------------------ what is touched


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
                assert found.issuperset(draw.targets(view, option)), option
        match.play(seat, pick(ask.options, rng), match.nth[seat])
    assert "move" in seen


def test_targets_name_what_an_option_is_about():
    view = begun().view([0])
    here, there = SPACE_OF["widows_landing"], SPACE_OF["silverbough"]
    sail = ship(SPACE_OF["gulf_of_kar"], ship_with((FIGHTER,)))
    assert draw.targets(view, ("march", here, there)) == (f"stack-{here}", f"space-{there}")
    assert draw.targets(view, ("embark", sail, boarder(here, FIGHTER))) == (
        f"kind-{here << 6 | FIGHTER}",
        f"ship-{sail}",
    )
    assert draw.targets(view, ("debark", sail, boarder(there, FIGHTER))) == (f"ship-{sail}", f"space-{there}")
    assert draw.targets(view, ("recruit", DRAGON, here)) == (f"buy-{DRAGON}", f"space-{here}")
    several = lot(DRAGON, 3)
    assert draw.targets(view, ("recruit", several, here)) == (f"buy-{DRAGON}", f"lot-{several}", f"space-{here}")
    assert draw.targets(view, ("launch", launch(here, 0), there)) == ("buy-8", f"space-{there}")
    assert draw.targets(view, ("launch", launch(here, 1), there)) == ("buy-6", f"space-{there}")
    assert draw.targets(view, ("launch", launch(here, 1, 2), there)) == (
        "buy-6",
        f"lot-{lot(6, 2)}",
        f"space-{there}",
    )
    assert draw.targets(view, ("battle", there)) == (f"space-{there}",)
    assert draw.targets(view, ("event", 5)) == ("event-5",)
    assert draw.targets(view, ("realm", 2)) == ("realm-2",)
    assert draw.targets(view, ("end",)) == ()
    assert draw.targets(view, ("option", 2)) == ()


def test_all_that_can_retreat_go_by_one_touch_of_the_goal():
    here, there = SPACE_OF["widows_landing"], SPACE_OF["silverbough"]
    view = asked(begun().view([0]), 0, "withdraw", ("march", here, there))
    assert draw.targets(view, ("march", here, there)) == (f"space-{there}",)


def test_a_march_is_never_taken_for_the_march_back():
    view = begun().view([0])
    there, back = draw.targets(view, ("march", 3, 4)), draw.targets(view, ("march", 4, 3))
    assert not set(there) & set(back)


def test_a_kind_means_as_many_as_can_go_and_a_number_means_fewer():
    here, near, far = (SPACE_OF[name] for name in ("widows_landing", "silverbough", "shroudmoor"))
    moves = [("move", band(here, FOOTSOLDIER, n), near) for n in (1, 2)]
    moves.append(("move", band(here, FOOTSOLDIER, 1), far))
    view = asked(begun().view([0]), 0, "move", *moves)
    kind = f"kind-{here << 6 | FOOTSOLDIER}"
    assert draw.targets(view, moves[1]) == (kind, f"space-{near}")
    assert draw.targets(view, moves[0]) == (kind, f"band-{band(here, FOOTSOLDIER, 1)}", f"space-{near}")
    assert draw.targets(view, moves[2]) == (kind, f"space-{far}")
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


def test_what_may_be_touched_has_a_name_for_everybody():
    pieces = drawn(played("free-for-all", 4, 3, 40).view([0]))
    for piece in pieces.values():
        for tag in re.findall(r"<[^>]*\btabindex=[^>]*>", piece):
            assert 'tabindex="-1"' in tag
            assert 'role="button"' in tag
            assert re.search(r'aria-label="[^"]+"', tag)
            assert 'data-target="' in tag
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
        for target in draw.highlights(view, fact):
            assert re.fullmatch(r"(space|realm|event|treasure)-\d+", target)
        for sign in draw.sides(view, fact):
            assert text(draw.arms(sign)).startswith("<svg")
    assert draw.highlights(view, ("moved", 0, FOOTSOLDIER, 2, 3, 4)) == ("space-3", "space-4")
    assert draw.highlights(view, ("income", 2, 9)) == ("realm-2",)


def test_the_arms_of_a_player_with_two_realms_are_those_of_the_realm_in_play():
    view = begun("alliance-2", 2).view([0])
    assert (draw.bearers(view, 0), draw.bearers(view, 1)) == ((0,), (1, 3))
    assert "#nrt-i-realm_karkoth" in text(draw.arms(0))


# ------------------------------------------------------------------------- panels


def test_the_panel_of_a_realm_says_what_it_has():
    match = begun()
    g = match.state
    g.gold[1], g.points[1] = 11, 5
    capture(g, "vailindor", KARKOTH)
    row = drawn(match.view([0]))["seats-1"]
    (label,) = re.findall(r'aria-label="(Vailin Alliance[^"]+)"', row)
    for said in ("Player 2", "11 gold", "5 victory points", "2 Event cards", "Capital lost"):
        assert said in label


@pytest.mark.parametrize(
    ("length", "said"),
    [("short", "First to 13 victory points"), ("long", "All four Capitals, or 8 Treasure cards")],
)
def test_the_goal_is_that_of_the_chosen_length(length, said):
    view = begun(length=length).view([0])
    assert said in drawn(view)["seats-goal"]


def test_the_battle_panel_shows_both_lines_and_the_latest_dice():
    match = begun()
    g = fighting(match)
    assert "hidden" in drawn(begun().view([0]))["areas"]
    rolls = [
        ("rolled", 0, 0, 10 * 32 + 7),
        ("rolled", 0, 1, 6 * 32 + 2, 6 * 32 + 6),
        ("rolled", 1, 1, 10 * 32 + 3),
    ]
    view = replace(match.view([0]), log=(("battle", 0, g.fighting), *rolls))
    panel = drawn(view)["areas"]
    for said in ("Battle in Silverbough", "×4", "1d6", "First Strike", "1 hit", "0 hits", "% to win"):
        assert said in panel
    assert panel.count('class="die"') == 4
    later = replace(view, log=(*view.log, ("rolled", 0, 1, 6 * 32 + 1), ("rolled", 1, 1, 6 * 32 + 6)))
    assert drawn(later)["areas"].count('class="die"') == 2


def test_pieces_are_for_sale_in_the_reinforce_step_to_whose_turn_it_is():
    match = begun()
    match.state.step, match.state.gold[0] = 4, 3
    wares = [f"buy-{piece}" for piece in range(9)]
    mine, theirs = drawn(match.view([0]))["hand"], drawn(match.view([1]))["hand"]
    assert touchable({"hand": mine}).issuperset(wares)
    assert not touchable({"hand": theirs}) & set(wares)
    assert mine.count('class="ware touch dear"') == 2  # a Castle and a Dragon cost more than 3


def test_of_a_kind_that_is_bought_numbers_and_places_can_be_touched():
    match = begun()
    match.state.step = 4
    here, there = SPACE_OF["karkothi_throneholds"], SPACE_OF["maze_of_maur_khul"]
    options = [("recruit", lot(DRAGON, n), space) for n, space in ((1, here), (2, here), (1, there))]
    hand = drawn(asked(match.view([0]), 0, "recruit", *options, ("end",)))["hand"]
    assert {f"lot-{lot(DRAGON, 2)}", f"space-{here}", f"space-{there}"} <= touchable({"hand": hand})
    assert f"lot-{lot(DRAGON, 3)}" not in hand
    assert "2 Dragons for 10 gold" in hand


def test_cards_say_what_is_printed():
    for number, event in enumerate(EVENTS):
        assert event.name_en.split("'")[0] in text(event_card(words(), number, True))
    for number, treasure in enumerate(TREASURES):
        shown = text(treasure_card(words(), number, True))
        assert treasure.name_en.split("'")[0] in shown
        assert ("Property" in shown) == bool(treasure.property_en)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_steps_of_a_turn_and_the_current_one(lang):
    match = begun()
    for step in range(6):
        match.state.step = step
        ribbon = draw.ribbon(words(lang), match.view([0]))
        assert [now for _, now in ribbon] == [n == step for n in range(6)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_die_is_drawn_with_its_number(lang):
    dice = text(draw.dice(words(lang), [sides * 32 + sides for sides in (6, 8, 10, 12, 20)]))
    for sides in (6, 8, 10, 12, 20):
        assert f"#nrt-i-d{sides}" in dice
        assert f">{sides}</text>" in dice


# --------------------------------------------------------------------------- form


@cache
def scenes() -> tuple[View, ...]:
    """Some views in which much is to be seen."""
    battle, dungeon, sale = begun(), begun(), begun("alliance-2", 2)
    fighting(battle)
    g = dungeon.state
    cave = SPACE_OF["vault_of_the_drow"]
    g.add(KARKOTH, cave, FIGHTER, 2)
    g.lair[DUNGEON_AT[cave]], g.awake[DUNGEON_AT[cave]], g.guardian_dice = (1, 0), 1, ((8,), (20,))
    g.fighting, g.step = cave, 2
    capture(g, "redsail_foothold", VAILIN)
    g.treasures, g.chest = ((1, 2), (), (3,), ()), ((4,), (), (), (5, 6))
    g.discard[0] = [7, 8]
    sale.state.step = 4
    long = begun("alliance-4", 4, length="long")
    watcher = played("free-for-all", 4, 5, 60)
    return (
        battle.view([0]),
        dungeon.view([0]),
        sale.view([0]),
        long.view([2]),
        watcher.view([]),
        watcher.view([0, 1]),
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
        pieces = drawn(view)
        whole = "".join(pieces.values())
        ids = re.findall(r'\sid="([^"]+)"', whole)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#([^"]+)"', whole)) <= set(ids)
        assert set(re.findall(r"url\(#([^)]+)\)", whole)) <= set(ids)


def test_only_what_changed_is_drawn_anew():
    match = begun()
    here, there = SPACE_OF["widows_landing"], SPACE_OF["shroudmoor"]
    before = draw.groups(words(), match.view([]))
    match.state.shift(KARKOTH, here, there, FOOTSOLDIER, 1)
    match.state.forget_readiness(here, FOOTSOLDIER, 1)
    after = draw.groups(words(), match.view([]))
    assert [name for name in after if after[name] is not before.get(name)] == [
        f"stack-{there}-0",
        f"stack-{here}-0",
    ]
    assert draw.static(words(), match.view([])) is draw.static(words(), match.view([0]))


# ----------------------------------------------------------------------- secrets


@pytest.mark.parametrize("viewer", [(), (1,), (1, 2, 3)])
def test_what_is_hidden_is_not_drawn(viewer):
    """Worlds that differ only in Karkoth's cards, its decks and sleeping guardians look the same to others."""
    worlds = []
    for shift in (0, 1):
        match = begun()
        g = match.state
        g.hand = ((3 + shift, 5 + shift), *g.hand[1:])
        g.chest = ((2 + shift,), (), (), ())
        g.deck[0].reverse() if shift else None
        g.lair = [(9 + shift + 2 * n,) for n in range(len(g.lair))]
        view = replace(match.view(viewer), log=())
        worlds.append((drawn(view), draw.picture(words(), view), draw.ribbon(words(), view)))
    assert worlds[0] == worlds[1]


def test_a_hand_is_drawn_for_its_owner_only():
    match = begun()
    match.state.chest = ((4,), (), (), ())
    own, other, nobody = (drawn_targets(drawn(match.view(seats))) for seats in ([0], [1], []))
    cards = {*(f"event-{card}" for card in match.state.hand[0]), "treasure-4"}
    assert cards <= own
    assert not cards & (other | nobody)


def test_a_player_with_two_realms_sees_both_hands():
    match = begun("alliance-2", 2)
    shown = drawn_targets(drawn(match.view([1])))
    for realm in (VAILIN, NERATH):
        assert shown.issuperset(f"event-{card}" for card in match.state.hand[realm])


# ------------------------------------------------------------------- style sheet


def colours(block: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+): (#[0-9A-Fa-f]{6});", block))


def sheets() -> tuple[dict[str, str], dict[str, str], dict[str, str]]:
    light, asked, chosen = re.findall(r":root[^{]*\{([^}]*)\}", CSS)[:3]
    return colours(light), colours(asked), colours(chosen)


def test_the_style_sheet_knows_the_colours():
    light, asked, chosen = sheets()
    assert {name: PEN.colours[name].lower() for name in light} == {
        name: each.lower() for name, each in light.items()
    }
    assert asked == chosen
    assert set(asked) == set(light)


def test_every_colour_has_a_dark_one_or_stays():
    """Charges on banners and figures on light tiles stay as they are in dark mode."""
    used = {
        name
        for view in scenes()
        for piece in drawn(view).values()
        for classes in re.findall(r'class="([^"]+)"', piece)
        for name in classes.split()
        if re.match(r"[fs]-", name)
    }
    ruled = set(re.findall(r"^\.([fs]-[\w-]+) ", CSS, re.MULTILINE))
    assert set(used - ruled) <= {
        "f-figure",
        "s-figure",
        *(f"{way}-charge{n}" for way in "fs" for n in range(4)),
    }


def contrast(a: str, b: str) -> float:
    """The contrast of two colours as the WCAG reckons it."""

    def light(colour: str) -> float:
        parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    bright, dim = sorted((light(a), light(b)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("dark", [False, True])
def test_names_and_charges_can_be_read(dark):
    light, _, chosen = sheets()
    palette = chosen if dark else light
    ink, panel = ("#EFE8D9", "#212932") if dark else ("#2B2520", "#FCF8EE")
    assert contrast(palette["sea-ink"], palette["sea"]) > 4.5
    for realm in range(len(REALMS)):
        assert contrast(ink, palette[f"tint{realm}"]) > 4.5
        assert contrast(PEN.colours[f"charge{realm}"], palette[f"banner{realm}"]) > 4.5
        assert contrast(palette[f"text{realm}"], panel) > 4.5


# ------------------------------------------------------------------ size and time


def test_it_is_small():
    """The map is fetched once; what changes on it comes with every page."""
    for lang in LANGUAGES:
        view = scenes()[1]
        assert gzipped(text(draw.static(words(lang), view))) < 120_000
        assert gzipped("".join(text(group) for group in draw.groups(words(lang), view).values())) < 30_000


def test_nothing_is_drawn_twice():
    """What changes on the map is remembered: after a move, few groups are drawn and the rest looked up."""
    view = scenes()[4]
    drawn = draw.groups(words(), view)
    again = draw.groups(words(), view)
    assert all(again[id] is drawn[id] for id in drawn)
