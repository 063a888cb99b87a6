"""What the pages show of games, modes, lessons and tables, gathered for one request."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litestar import Request
from litestar.exceptions import NotFoundException
from litestar.utils.scope.state import ScopeState

from gonfalon import bots, games
from gonfalon.web.house import House, language_of, theme_of
from gonfalon.web.pages.context import (
    Context,
    GameCard,
    LessonCard,
    ModeCard,
    TableOption,
    TableSummary,
)
from gonfalon.web.seen.voice import Voice, voice_of, words_in
from gonfalon.web.store.saved import Holder, SavedTable
from gonfalon.web.tables.table import Table

Req = Request[Any, Any, Any]


def house_of(request: Req) -> House:
    house: House = request.app.state.house
    return house


async def table_or_404(house: House, id: str) -> Table:
    table = await house.registry.find(id)
    if table is None:
        raise NotFoundException
    return table


def context_of(request: Req, game: str = "", tables: list[TableSummary] | None = None) -> Context:
    lang, house = language_of(request), house_of(request)
    query = request.url.query
    return Context(
        lang=lang,
        theme=theme_of(request),
        words=words_in(lang, game),
        csrf=token_of(request),
        assets=house.assets.urls,
        tables=tables or [],
        games=[card_of(id, lang) for id in games.GAMES],
        path=request.url.path + (f"?{query}" if query else ""),
    )


def token_of(request: Req) -> str:
    """The token that forms carry. If no route was found, the one in the cookie."""
    known = ScopeState.from_scope(request.scope).csrf_token
    cookie = next((value for name, value in request.cookies.items() if name.startswith("csrf-")), "")
    return str(known or cookie)


def card_of(id: str, lang: str) -> GameCard:
    """A game as the home page and the form show it, except for its picture, which is slow to draw."""
    voice, game = voice_of(id, lang), games.find(id)
    words = voice.words
    return GameCard(
        id=id,
        title=words("title"),
        line=words("blurb"),
        modes=tuple(mode_card(voice, mode) for mode in game.modes),
        lessons=tuple(lesson_card(voice, lesson.id) for lesson in game.lessons),
        workshop=games.has_workshop(id),
        bots=tuple(bots.names(game)),
        demos=tuple(demos_of(voice)),
        arms=voice.arms([0]),
    )


def demos_of(voice: Voice) -> Iterator[tuple[str, str]]:
    """One recorded game of each mode."""
    recorded = games.demos(voice.game.id)
    for mode in voice.game.modes:
        name = next((name for name in recorded if name == mode or name.startswith(f"{mode}-")), None)
        if name:
            yield f"{voice.game.id}.{name}", voice.words(f"mode-{mode}")


def mode_card(voice: Voice, mode: str) -> ModeCard:
    game, words = voice.game, voice.words
    options = tuple(option_of(voice, name, values) for name, values in game.options_of(mode).items())
    seats = game.modes[mode].seats
    sides = tuple(voice.side(mode, seat) for seat in range(max(seats)))
    return ModeCard(mode, words(f"mode-{mode}"), seats, sides, words(f"mode-{mode}-blurb"), options)


def lesson_card(voice: Voice, lesson: str) -> LessonCard:
    """A lesson; its words are `lesson-<id>`, `lesson-<id>-task` and `lesson-<id>-done`."""
    return LessonCard(lesson, voice.words(f"lesson-{lesson}"), voice.words(f"lesson-{lesson}-task"))


def option_of(voice: Voice, name: str, values: tuple[str, ...]) -> TableOption:
    """A table option; its words are `option-<name>` and `option-<name>-<value>`, or simply yes and no."""
    words, id = voice.words, name.replace("_", "-")

    def label(value: str) -> str:
        own = f"table-option-{id}-{value.replace('_', '-')}"
        return words(own) if own in words else words(value) if value in words else value

    return TableOption(name, words(f"table-option-{id}"), tuple((value, label(value)) for value in values))


def kind_of(voice: Voice, saved: SavedTable) -> str:
    """What is played at a table: a lesson, or the game in some mode."""
    lesson, _ = lessons_of(voice, saved.setup.options.get("lesson", ""))
    return lesson.title if lesson else voice.words(f"mode-{saved.setup.mode}")


def sitter(holder: Holder) -> str:
    """Who sits there, as in the message ids: a bot without its budget."""
    return holder.holder.partition(":")[0] if holder.kind == "bot" else holder.kind


def lessons_of(voice: Voice, lesson: str) -> tuple[LessonCard | None, str]:
    """The lesson of a table, if it is one, and the lesson that comes after it."""
    ids = [each.id for each in voice.game.lessons]
    if lesson not in ids:
        return None, ""
    return lesson_card(voice, lesson), next(iter(ids[ids.index(lesson) + 1 :]), "")
