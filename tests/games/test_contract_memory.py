"""What games remember of their drawings and sentences is never out of date, and never shown to the wrong viewer.

Drawings are cached by what they depend on. If a cache left something out, a picture would be that of an earlier
position, of another table or of another viewer: so what is drawn in the course of many games, by several viewers
in turn, is compared with what is drawn with an empty memory.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice

import pytest

from games.drawing import text
from games.positions import LANGUAGES, rambled, words
from gonfalon import games
from gonfalon.core import Match, State, View
from gonfalon.lore.memo import Memo
from gonfalon.lore.parts import PARTS
from gonfalon.lore.teller import Teller

CHOICES, OFTEN, SELDOM = 1500, 15, 75
"""How far random games are followed; every how many choices they are looked at, and compared."""


def forget() -> None:
    """Empty all memories of games and of what they share."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("gonfalon.games.", "gonfalon.lore.")) and ".printed" not in name:
            for thing in list(vars(module).values()):
                if hasattr(thing, "cache_clear") and ".rules" not in name:
                    thing.cache_clear()
                elif isinstance(thing, Memo):
                    thing.clear()
                elif isinstance(thing, Teller):
                    thing.known.clear()
    for part in PARTS:
        part.known.clear()


def viewers(match: Match) -> list[View]:
    """Whoever is asked, and a spectator."""
    return [*(match.view({seat}) for seat in list(match.asks)[:1]), match.view(())]


def shown(game: str, view: View, lang: str) -> list[object]:
    """All that a page shows of a view."""
    draw, tell, known = games.draw(game), games.tell(game), words(game, lang)
    pieces = {**draw.groups(known, view), **draw.panels(known, view)}
    options = [
        (tell.option(known, view, option), tell.note(known, view, option), draw.targets(view, option))
        for ask in view.asks.values()
        for option in islice(ask.options, 60)
    ]
    return [{id: text(piece) for id, piece in pieces.items()}, options, tell.title(known, view)]


def followed(game: str, step: int) -> Iterator[tuple[int, Match]]:
    """Random games of every mode, looked at every so many choices."""
    return islice(enumerate(rambled(game)), 0, CHOICES, step)


@pytest.mark.parametrize("game", games.GAMES)
def test_what_is_remembered_is_what_would_be_drawn_now(game):
    remembered = {}
    for number, match in followed(game, OFTEN):
        seen = [
            shown(game, view, lang) for view in viewers(match) for lang in LANGUAGES[: 1 + (number % 150 == 0)]
        ]
        if number % SELDOM == 0:
            remembered[number] = seen
    assert len(remembered) == CHOICES // SELDOM
    for number, match in followed(game, SELDOM):
        forget()
        fresh = [
            shown(game, view, lang) for view in viewers(match) for lang in LANGUAGES[: 1 + (number % 150 == 0)]
        ]
        assert fresh == remembered[number], number


@pytest.mark.parametrize("game", games.GAMES)
def test_a_part_reads_only_what_it_names(game, monkeypatch):
    games.draw(game)
    state: type[State] = games.find(game).state
    reading: list[set[str]] = []

    def read(g, name):
        if reading and name in state.fields:
            reading[-1].add(name)
        return object.__getattribute__(g, name)

    for part in PARTS:
        if part.draw.__module__.startswith(f"gonfalon.games.{game}."):

            def watched(known, g, *args, draw=part.draw, reads=part.reads):
                reading.append(set())
                drawn = draw(known, g, *args)
                assert reading.pop() <= {*reads}
                return drawn

            monkeypatch.setattr(part, "draw", watched)
    monkeypatch.setattr(state, "__getattribute__", read)
    for _, match in followed(game, SELDOM):
        for view in viewers(match):
            forget()
            games.draw(game).groups(words(game, "en"), view)


@pytest.mark.parametrize("game", games.GAMES)
def test_what_everybody_sees_is_drawn_once_for_all_viewers_of_a_language(game):
    """A group that looks the same to two viewers is the very same element: only what is theirs is drawn again."""
    draw, known = games.draw(game), words(game, "en")
    alike = same = 0
    for _, match in followed(game, SELDOM):
        one, other = (draw.groups(known, match.view(seats)) for seats in ((), (0,)))
        for id in one.keys() & other.keys():
            if text(one[id]) == text(other[id]):
                alike += 1
                same += one[id] is other[id]
    assert same >= 0.9 * alike > 0
