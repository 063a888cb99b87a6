"""How every game looks: well-formed, with names for what can be touched, and nothing that a page would refuse."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from xml.etree import ElementTree

import pytest

from games.drawing import FORBIDDEN, colours_in, drawn, targets_in, text, touch_tags
from games.positions import LANGUAGES, positions, views, words
from games.speech import MISSING_WORD
from gonfalon import games
from gonfalon.core import View

EACH = pytest.mark.parametrize("game", games.GAMES)
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
BARE = re.compile(r"\s(open|hidden|disabled|checked)(?=[\s>])")
"""Attributes that HTML writes without a value, and XML does not know."""
VOID = re.compile(r"<((?:br|hr|img|input|wbr)\b[^>]*?)/?>")
"""Elements that HTML does not close."""
OPTIONS_LOOKED_AT = 200


@cache
def pieces(game: str, lang: str) -> list[tuple[View, dict[str, str]]]:
    """All positions of a game as they are drawn."""
    return [(view, drawn(game, view, lang)) for view in views(game)]


@cache
def distinct(game: str, lang: str) -> set[tuple[str, str]]:
    """Every piece that is drawn in any position, once, with its name."""
    return {item for _, found in pieces(game, lang) for item in found.items()}


@cache
def pictures(game: str, lang: str) -> list[str]:
    """All positions of a game as whole pictures."""
    return [games.draw(game).whole(words(game, lang), view) for view in views(game)]


@BOTH
@EACH
def test_every_piece_is_well_formed_under_its_own_id_and_without_styles(game, lang):
    for name, piece in distinct(game, lang):
        ElementTree.fromstring(VOID.sub(r"<\1/>", BARE.sub("", piece)))
        assert FORBIDDEN.findall(piece) == []
        assert name == "static" or re.search(rf'^<\w+[^>]* ?id="{name}"', piece), name


@BOTH
@EACH
def test_every_word_is_there(game, lang):
    known = words(game, lang)
    steps = {step for view in views(game) for step, _ in games.draw(game).ribbon(known, view)}
    drawn = {piece for _, piece in distinct(game, lang)}
    assert [word for piece in drawn | steps for word in MISSING_WORD.findall(piece)] == []


@EACH
def test_ids_are_unique_and_what_is_referred_to_is_there(game):
    pages = ["".join(found.values()) for _, found in pieces(game, "en")]
    for page in (*pages, *pictures(game, "en")):
        ids = re.findall(r'\sid="([^"]+)"', page)
        assert len(ids) == len(set(ids))
        referred = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', page)
        assert {one or other for one, other in referred} <= set(ids)


@BOTH
@EACH
def test_a_picture_is_a_drawing_of_its_own(game, lang):
    for picture in pictures(game, lang):
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
        assert FORBIDDEN.findall(picture) == []
        assert MISSING_WORD.findall(picture) == []


@EACH
def test_every_option_names_what_is_drawn(game):
    """Whatever a player may choose can be touched, or has no target and is a button."""
    draw = games.draw(game)
    for view, found in pieces(game, "en"):
        targets = targets_in(found)
        for ask in view.asks.values():
            for option in islice(ask.options, OPTIONS_LOOKED_AT):
                assert targets.issuperset(draw.targets(view, option)), option


@EACH
def test_a_line_of_the_log_lights_what_a_drawing_names_and_has_the_arms_of_sides(game):
    draw = games.draw(game)
    for match in positions(game):
        view = match.view([])
        for fact in view.log:
            assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*-\d+", target) for target in draw.highlights(view, fact)), (
                fact
            )
            assert all(text(draw.arms(side)).startswith("<svg") for side in draw.sides(view, fact)), fact


@BOTH
@EACH
def test_what_may_be_touched_has_a_name_for_everybody(game, lang):
    for tag in touch_tags(piece for _, piece in distinct(game, lang)):
        for wanted in ('tabindex="-1"', 'role="button"', "aria-label=", "data-target="):
            assert wanted in tag
        assert 'aria-label=""' not in tag


@EACH
def test_the_board_that_never_changes_never_changes(game):
    by_setup: dict[object, set[str]] = {}
    for match in positions(game):
        setup = (match.setup.mode, match.setup.seats, match.setup.seed)
        by_setup.setdefault(setup, set()).add(drawn(game, match.view([]))["static"])
    assert [setup for setup, boards in by_setup.items() if len(boards) > 1] == []


@EACH
def test_every_side_of_every_seat_has_arms_or_none_has(game):
    draw = games.draw(game)
    for match in positions(game):
        view = match.view([])
        arms = [draw.arms(side) for seat in range(match.setup.seats) for side in draw.bearers(view, seat)]
        assert all(arms) or not any(arms)


@EACH
def test_the_style_sheet_has_every_colour_class_of_the_drawings(game):
    """A class of a colour that changes in the dark has its rule; one that stays needs none."""
    draw = games.draw(game)
    sheet = draw.css()
    changing = {name for name, (light, dark) in draw.palette.shades.items() if light != dark}
    used = {name[2:] for _, found in pieces(game, "en") for name in colours_in(found.values())}
    assert [colour for colour in sorted(used & changing) if f".f-{colour} " not in sheet] == []


@EACH
def test_an_option_that_is_not_offered_has_targets_too(game):
    """The page asks why something cannot be chosen by pointing at it: the server compares targets of any."""
    draw, verbs = games.draw(game), games.find(game).verbs
    for match in positions(game):
        view = match.view([min(match.asks, default=0)])
        for verb, kinds in verbs.table.items():
            assert all(isinstance(target, str) for target in draw.targets(view, (verb, *(0 for _ in kinds))))
