"""The pages: home, a new table, the table, a replay, the rulebook; and the small forms for language and theme."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie, FormMultiDict, UploadFile
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from litestar.utils.scope.state import ScopeState

from gonfalon import games
from gonfalon.bots import LEVELS
from gonfalon.core import GonfalonError
from gonfalon.lore.rules import Rule
from gonfalon.web import pages
from gonfalon.web.hall import Wish, new_id
from gonfalon.web.house import House, language_of, player_of, theme_of
from gonfalon.web.pages.context import (
    LANGUAGES,
    THEMES,
    Context,
    GameCard,
    LessonCard,
    ModeCard,
    TableOption,
    TablePage,
    TableSummary,
)
from gonfalon.web.screen import Screen
from gonfalon.web.store import Holder, Kept
from gonfalon.web.tables import Refused, Table
from gonfalon.web.text import whole
from gonfalon.web.voice import Voice, voice_of, words_in

YEAR = 365 * 24 * 3600
LARGEST_RECORD = 512 * 1024

Req = Request[Any, Any, Any]


def house_of(request: Req) -> House:
    house: House = request.app.state.house
    return house


def shown(element: Any, status: int = 200) -> Response[str]:
    """A page; never kept, since it is of one person at one moment."""
    headers = {"Cache-Control": "no-store"}
    return Response(whole(element), media_type=MediaType.HTML, status_code=status, headers=headers)


# ---------------------------------------------------------------- what pages show


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
    """The token that forms carry. Where no route was found, the one in the cookie."""
    known = ScopeState.from_scope(request.scope).csrf_token
    cookie = next((value for name, value in request.cookies.items() if name.startswith("csrf-")), "")
    return str(known or cookie)


def card_of(id: str, lang: str) -> GameCard:
    """A game as the home page and the form show it, but for its picture, which takes long to draw."""
    voice, game = voice_of(id, lang), games.find(id)
    words = voice.words
    return GameCard(
        id=id,
        title=words("title"),
        line=words("blurb"),
        modes=tuple(mode_card(voice, mode) for mode in game.modes),
        lessons=tuple(lesson_card(voice, lesson.id) for lesson in game.lessons),
        workshop=has_workshop(id),
        bots=(*LEVELS, "random", "greedy", *(("strategist",) if game.strategy else ()), "search"),
        demos=tuple(demos_of(voice)),
    )


def demos_of(voice: Voice) -> Iterator[tuple[str, str]]:
    """One recorded game of each mode."""
    recorded = games.demos(voice.game.id)
    for mode in voice.game.modes:
        name = next((name for name in recorded if name == mode or name.startswith(f"{mode}-")), None)
        if name:
            yield f"{voice.game.id}.{name}", voice.words(f"mode-{mode}")


def has_workshop(game: str) -> bool:
    """Whether something of the game can be built before it is played."""
    return find_spec(f"gonfalon.games.{game}.workshop") is not None


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


async def tables_of(request: Req) -> list[TableSummary]:
    """Where the person sits."""
    player, house = player_of(request), house_of(request)
    if not player:
        return []
    lang = language_of(request)
    return [
        summary(house, kept, player, lang)
        for kept in await house.store.tables_of(player)
        if kept.game in games.GAMES
    ]


def summary(house: House, kept: Kept, player: str, lang: str) -> TableSummary:
    """A table in the list; how far it is, is known of those in memory."""
    voice = voice_of(kept.game, lang)
    table = house.hall.tables.get(kept.id)
    mine, line = False, ""
    if table is not None:
        own = {seat for person in table.people(player) for seat in person}
        mine = any(seat in own for seat in table.open_seats())
        line = voice.title(table.match.view([]))
    players = ", ".join(voice.words(f"page-sit-{sitter(each)}") for each in kept.holders)
    title, line = kept.name or voice.words("title"), f"{kind_of(voice, kept)} · {line or players}"
    return TableSummary(kept.id, kept.game, title, line, mine, kept.finished is not None)


def kind_of(voice: Voice, kept: Kept) -> str:
    """What is played at a table: a lesson, or the game in some mode."""
    lesson, _ = lessons_of(voice, kept.setup.options.get("lesson", ""))
    return lesson.title if lesson else voice.words(f"mode-{kept.setup.mode}")


def sitter(holder: Holder) -> str:
    """Who sits there, as the words know them: a bot without its budget."""
    return holder.holder.partition(":")[0] if holder.kind == "bot" else holder.kind


async def table_or_404(house: House, id: str) -> Table:
    table = await house.hall.find(id)
    if table is None:
        raise NotFoundException
    return table


# ------------------------------------------------------------------------- routes


@get("/")
async def home(request: Req) -> Response[str]:
    context, assets = context_of(request, tables=await tables_of(request)), house_of(request).assets
    cards = [replace(card, picture=assets.picture(card.id, context.lang)) for card in context.games]
    return shown(pages.home(replace(context, games=cards)))


@post("/play")
async def play_now(request: Req) -> Redirect:
    """A new table against a bot, at once."""
    form = await request.form()
    game = str(form.get("game") or games.GAMES[0])
    mode = next(iter(games.find(known_game(game)).modes.values()))
    return await opened(request, Wish(game, mode.id, against_bots(mode.seats[0], "normal")))


def against_bots(seats: int, level: str) -> list[str]:
    """I, and bots that play so well."""
    return ["me", *[level] * (seats - 1)]


@get("/new/{game:str}")
async def new_form(request: Req, game: FromPath[str]) -> Response[str]:
    """The form for a mode; what a link says of the table is filled in."""
    context = context_of(request, known_game(game))
    return shown(pages.new_table(context, card(context, game), dict(request.query_params)))


@post("/new/{game:str}")
async def new_table(request: Req, game: FromPath[str]) -> Response[Any]:
    form = await request.form()
    known_game(game)
    try:
        return await opened(request, wish_of(game, form))
    except GonfalonError as error:
        context = context_of(request, game)
        filled = {name: str(value) for name, value in form.items() if isinstance(value, str)}
        sentence = sentence_of(error, context.lang)
        return shown(pages.new_table(context, card(context, game), filled, sentence), 400)


@get("/learn/{game:str}")
async def lessons(request: Req, game: FromPath[str]) -> Response[str]:
    context = context_of(request, known_game(game))
    found = card(context, game)
    if not found.lessons:
        raise NotFoundException
    return shown(pages.lessons(context, found))


@post("/learn/{game:str}")
async def learn(request: Req, game: FromPath[str]) -> Redirect:
    """A table for a lesson: the learner plays, a bot answers for the others."""
    form = await request.form()
    wanted = str(form.get("lesson") or "")
    found = {lesson.id: lesson for lesson in games.find(known_game(game)).lessons}.get(wanted)
    if found is None:
        raise NotFoundException
    players = against_bots(found.seats, "easy")
    return await opened(request, Wish(game, found.mode, players, {"lesson": found.id}))


async def opened(request: Req, wish: Wish) -> Redirect:
    """Set a table up and go there."""
    table = await opened_table(request, wish)
    return Redirect(f"/table/{table.id}", status_code=303)


async def opened_table(request: Req, wish: Wish) -> Table:
    """Set a table up for whoever asks, who from now on is known by a cookie."""
    check_seats(wish)
    player = player_of(request) or secrets.token_hex(16)
    table = await house_of(request).hall.open(wish, player)
    request.set_session({"player": player})
    return table


def wish_of(game: str, form: FormMultiDict) -> Wish:
    """What the form says."""
    found = games.find(game)
    mode = str(form.get("mode") or next(iter(found.modes)))
    most = max(seats for each in found.modes.values() for seats in each.seats)
    players = [str(form.get(f"seat-{seat}") or "") for seat in range(most)]
    taken = [player for player in players if player]
    if players[: len(taken)] != taken:
        raise Refused("error-gap")
    if form.get("lots"):
        secrets.SystemRandom().shuffle(taken)
    known = found.options_of(mode) if mode in found.modes else {}
    options = {name: str(form[f"option-{name}"]) for name in known if form.get(f"option-{name}")}
    seed = str(form.get("seed") or "").strip()
    if seed and not re.fullmatch(r"[0-9]{1,70}", seed):
        raise Refused("error-seed", seed=seed[:40])
    return Wish(game, mode, taken, options, int(seed) if seed else None, str(form.get("name") or ""))


def check_seats(wish: Wish) -> None:
    """Refuse a way to play that the game does not have, or that is for fewer or more."""
    modes = games.find(wish.game).modes
    if wish.mode not in modes:
        raise Refused("error-mode", mode=wish.mode[:40], modes=", ".join(modes))
    seats = modes[wish.mode].seats
    if len(wish.players) not in seats:
        raise Refused("error-seats", n=len(wish.players), seats=", ".join(map(str, seats)))


def known_game(game: str) -> str:
    if game not in games.GAMES:
        raise NotFoundException
    return game


def card(context: Context, game: str) -> GameCard:
    return next(each for each in context.games if each.id == game)


def sentence_of(error: Exception, lang: str) -> str:
    """What went wrong, in the reader's language. A game's refusal may know how it is said there; the engine speaks
    English: others get only the gist."""
    if isinstance(error, Refused):
        return words_in(lang)(error.id, **error.facts)
    if hasattr(error, "said"):
        return str(error.said(lang))
    return words_in(lang)("error-engine", detail=str(error))


@get("/table/{id:str}")
async def table_page(request: Req, id: FromPath[str]) -> Response[str]:
    house = house_of(request)
    table = await table_or_404(house, id)
    async with table.lock:
        screen = Screen(table, player_of(request), language_of(request))
        update = screen.update()
        everybody = table.match.view([])
    voice = screen.viewer.voice
    lesson, next_lesson = lessons_of(voice, table.kept.setup.options.get("lesson", ""))
    page = TablePage(
        id=id,
        game=table.kept.game,
        title=voice.words("title"),
        update=update,
        size=voice.draw.SIZE,
        board=house.assets.board(voice, everybody),
        about=table.kept.name or kind_of(voice, table.kept),
        speed=table.speed,
        lesson=lesson,
        next_lesson=next_lesson,
        orders=has_orders(table, voice, screen),
    )
    return shown(pages.table(context_of(request, table.kept.game), page))


def lessons_of(voice: Voice, lesson: str) -> tuple[LessonCard | None, str]:
    """The lesson of a table, if it is one, and the lesson that comes after it."""
    ids = [each.id for each in voice.game.lessons]
    if lesson not in ids:
        return None, ""
    return lesson_card(voice, lesson), next(iter(ids[ids.index(lesson) + 1 :]), "")


@post("/table/{id:str}/again")
async def again(request: Req, id: FromPath[str]) -> Redirect:
    """The same once more, with other luck: a table like this one, for whoever sits here."""
    kept = (await table_or_404(house_of(request), id)).kept
    player = player_of(request)
    if not any(each.kind != "bot" and each.holder == player for each in kept.holders):
        raise NotFoundException
    players = [each.holder if each.kind == "bot" else each.kind for each in kept.holders]
    return await opened(request, Wish(kept.game, kept.setup.mode, players, kept.setup.options, name=kept.name))


def has_orders(table: Table, voice: Voice, screen: Screen) -> bool:
    """Whether a person here may say when to be asked for reactions: where there are any, and not all are asked."""
    reacts = getattr(voice.draw, "REACTIONS", False)
    return bool(reacts and screen.people and table.kept.setup.options.get("ask_always") != "yes")


@get("/table/{id:str}/record")
async def record(request: Req, id: FromPath[str]) -> Response[str]:
    """The record of a game that is over."""
    table = await table_or_404(house_of(request), id)
    if not table.match.over:
        raise Refused("error-running")
    headers = {"Content-Disposition": f'attachment; filename="{table.kept.game}-{id}.gfn"'}
    return Response(table.record_text(), media_type="text/plain; charset=utf-8", headers=headers)


@post("/watch", request_max_body_size=LARGEST_RECORD)
async def upload(request: Req) -> Redirect:
    """A record, to be watched."""
    form = await request.form()
    file = form.get("record")
    data = await file.read() if isinstance(file, UploadFile) else str(file or "").encode()
    if not data:
        raise Refused("error-no-file")
    id = new_id()
    try:
        await house_of(request).cinema.add(id, data.decode())
    except UnicodeDecodeError as error:
        raise Refused("error-no-record") from error
    return Redirect(f"/watch/{id}?at=0", status_code=303)


@get("/watch/{id:str}")
async def watch(request: Req, id: FromPath[str], at: FromQuery[int] = 0) -> Response[str]:
    house = house_of(request)
    replay = await house.cinema.find(id)
    if replay is None:
        raise NotFoundException
    at = max(0, min(at, replay.last))
    voice, update = replay.at(at, language_of(request))
    page = TablePage(
        id=id,
        game=replay.record.game,
        title=voice.words("title"),
        update=update,
        size=voice.draw.SIZE,
        board=house.assets.board(voice, replay.steps[at][0]),
        about=voice.words(f"mode-{replay.record.setup.mode}"),
        at=at,
        last=replay.last,
    )
    return shown(pages.watch(context_of(request, replay.record.game), page))


@get("/watch/{id:str}/step/{step:int}")
async def watch_step(request: Req, id: FromPath[str], step: FromPath[int]) -> dict[str, Any]:
    replay = await house_of(request).cinema.find(id)
    if replay is None or not 0 <= step <= replay.last:
        raise NotFoundException
    return replay.at(step, language_of(request))[1]


@get("/rules/{game:str}")
async def rulebook(request: Req, game: FromPath[str], q: FromQuery[str] = "") -> Response[str]:
    context = context_of(request, known_game(game))
    book = voice_of(game, context.lang).book
    found = book.search(q, context.lang) if q.strip() else book.of_modes(games.find(game).modes)
    return shown(pages.rules(context, card(context, game), q, found))


@get("/rules/{game:str}/{id:str}")
async def one_rule(request: Req, game: FromPath[str], id: FromPath[str]) -> Response[Any]:
    """One rule: for the script as data, for anybody else as a page."""
    lang = language_of(request)
    rule: Rule | None = voice_of(known_game(game), lang).book.rules.get(id.upper())
    if rule is None:
        raise NotFoundException
    if "application/json" in request.headers.get("accept", ""):
        return Response(
            {"id": rule.id, "text": rule.text(lang), "ruling": rule.reading(lang)}, media_type=MediaType.JSON
        )
    context = context_of(request, game)
    return shown(pages.rules(context, card(context, game), rule.id, [rule]))


@post("/lang")
async def set_language(request: Req) -> Response[Any]:
    return await chosen(request, "lang", tuple(LANGUAGES))


@post("/theme")
async def set_theme(request: Req) -> Response[Any]:
    return await chosen(request, "theme", THEMES)


async def chosen(request: Req, name: str, values: tuple[str, ...]) -> Response[Any]:
    """Remember what somebody prefers, and go back to the page it came from."""
    form = await request.form()
    value = str(form.get(name) or "")
    if value not in values:
        raise ClientException(f"{name}: {value[:40]}")
    back = str(form.get("next") or "/")
    # Only to a page of ours: "//elsewhere" and "/\elsewhere" are others'.
    if not re.fullmatch(r"/(?![/\\])[^\r\n\\]*", back):
        back = "/"
    cookie = Cookie(name, value=value, max_age=YEAR, samesite="lax", httponly=True, path="/")
    return Redirect(back, status_code=303, cookies=[cookie])


@get("/static/{hash:str}/{name:str}", exclude_from_csrf=True, skip_session=True)
async def static(request: Req, hash: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A file under the hash of what it holds: it never changes."""
    asset = house_of(request).assets.get(hash, name)
    if asset is None:
        raise NotFoundException
    headers = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and asset.packed:
        headers["Content-Encoding"] = "gzip"
        return Response(asset.packed, media_type=asset.kind, headers=headers)
    return Response(asset.data, media_type=asset.kind, headers=headers)


ROUTES = [
    home,
    play_now,
    new_form,
    new_table,
    lessons,
    learn,
    table_page,
    again,
    record,
    upload,
    watch,
    watch_step,
    rulebook,
    one_rule,
    set_language,
    set_theme,
    static,
]
