"""The pages: home, a new table, the table; and the small forms for language and theme."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.datastructures import Cookie, FormMultiDict
from litestar.exceptions import ClientException, NotFoundException, TooManyRequestsException
from litestar.params import FromPath
from litestar.response import Redirect

from gonfalon import games
from gonfalon.core import GonfalonError
from gonfalon.web import pages
from gonfalon.web.fairness import Guest
from gonfalon.web.house import guest_of, language_of, player_of
from gonfalon.web.pages.context import Context, GameCard, TablePage
from gonfalon.web.seen.text import whole
from gonfalon.web.seen.voice import Voice
from gonfalon.web.sessions import YEAR
from gonfalon.web.settings import LANGUAGES, REACTIONS, THEMES
from gonfalon.web.site.cards import Req, context_of, house_of, kind_of, lessons_of, table_or_404
from gonfalon.web.site.errors import sentence_of, status_of
from gonfalon.web.site.mine import lost_seats, tables_of
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.registry import Wish
from gonfalon.web.tables.table import Table
from gonfalon.web.wire.screen import Screen

FIRST_GAMES = 2
"""In how many games of a kind the coach sits beside a new player."""


def shown(element: Any, status: int = 200) -> Response[str]:
    """A page; never cached, since it is for one person at one moment."""
    headers = {"Cache-Control": "no-store"}
    return Response(whole(element), media_type=MediaType.HTML, status_code=status, headers=headers)


# ------------------------------------------------------------------------- routes


@get("/")
async def home(request: Req) -> Response[str]:
    context, assets = context_of(request, tables=await tables_of(request)), house_of(request).assets
    # In a thread: a picture that was not drawn yet takes long, and everybody else would wait.
    pictures = await asyncio.to_thread(lambda: [assets.picture(card.id, context.lang) for card in context.games])
    cards = [replace(card, picture=picture) for card, picture in zip(context.games, pictures, strict=True)]
    return shown(pages.home(replace(context, games=cards)))


@post("/play")
async def play_now(request: Req) -> Redirect:
    """A new table against a bot, at once."""
    form = await request.form()
    game = str(form.get("game") or games.GAMES[0])
    mode = next(iter(games.find(known_game(game)).modes.values()))
    is_new = await is_beginner(request, game)
    players = against_bots(mode.seats[0], "easy" if is_new else "normal")
    return await opened(request, Wish(game, mode.id, players, coach=is_new))


async def is_beginner(request: Req, game: str) -> bool:
    """Whether somebody has played a game so seldom that the coach sits beside them, and wants it to."""
    if request.cookies.get("coach") == "off":
        return False
    tables = await house_of(request).store.tables_of(player_of(request))
    played = [each for each in tables if each.game == game and "lesson" not in each.setup.options]
    return len(played) < FIRST_GAMES


def against_bots(seats: int, level: str) -> list[str]:
    """Me, and bots of this level."""
    return ["me", *[level] * (seats - 1)]


@get("/new/{game:str}")
async def new_form(request: Req, game: FromPath[str]) -> Response[str]:
    """The form for a mode, filled in with what the link says about the table."""
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
        return shown(pages.new_table(context, card(context, game), filled, sentence), status_of(error))


@get("/learn/{game:str}")
async def lessons(request: Req, game: FromPath[str]) -> Response[str]:
    context = context_of(request, known_game(game))
    if not card(context, game).lessons:
        raise NotFoundException
    return shown(pages.lessons(context, game, await learnt_by(request)))


@get("/learn")
async def all_lessons(request: Req) -> Response[str]:
    return shown(pages.lessons(context_of(request), "", await learnt_by(request)))


async def learnt_by(request: Req) -> set[tuple[str, str]]:
    """The lessons that whoever asks has learnt, by game and id."""
    return await house_of(request).store.learnt(player_of(request))


@post("/learn/{game:str}")
async def learn(request: Req, game: FromPath[str]) -> Redirect:
    """A table for a lesson: the learner plays, a bot answers for the others."""
    form = await request.form()
    wanted = str(form.get("lesson") or "")
    found = {lesson.id: lesson for lesson in games.find(known_game(game)).lessons}.get(wanted)
    if found is None:
        raise NotFoundException
    players = against_bots(found.seats, "easy")
    options = {**found.options, "lesson": found.id}
    return await opened(request, Wish(game, found.mode, players, options, found.seed))


async def opened(request: Req, wish: Wish) -> Redirect:
    """Set up a table and go there."""
    table = await opened_table(request, wish)
    return Redirect(f"/table/{table.id}", status_code=303)


async def opened_table(request: Req, wish: Wish) -> Table:
    """Set up a table for whoever asks."""
    check_seats(wish)
    return await opened_by(request, lambda guest: house_of(request).registry.open(wish, guest))


async def opened_by(request: Req, open: Callable[[Guest], Awaitable[Table]]) -> Table:
    """A new table for whoever asks; from now on a cookie identifies them."""
    house, guest = house_of(request), guest_of(request)
    if not house.openings.take(guest.network):
        raise TooManyRequestsException
    guest = guest._replace(person=guest.person or secrets.token_hex(16))
    table = await open(guest)
    request.set_session({"player": guest.person})
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
    reactions = str(form.get("reactions") or REACTIONS[0])
    return Wish(game, mode, taken, options, int(seed) if seed else None, str(form.get("name") or ""), reactions)


def check_seats(wish: Wish) -> None:
    """Refuse a mode that the game does not have, or a wrong number of players."""
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


@get("/table/{id:str}")
async def table_page(request: Req, id: FromPath[str]) -> Response[str]:
    house = house_of(request)
    table = await table_or_404(house, id)
    async with table.lock:
        screen = Screen(table, player_of(request), language_of(request))
        update = screen.update()
        everybody = table.match.view([])
        lost = lost_seats(request, table, screen)
    voice = screen.viewer.voice
    lesson, next_lesson = lessons_of(voice, table.saved.setup.options.get("lesson", ""))
    page = TablePage(
        id=id,
        game=table.saved.game,
        title=voice.words("title"),
        update=update,
        size=voice.draw.size,
        board=house.assets.board(voice, everybody),
        about=table.saved.name or kind_of(voice, table.saved),
        speed=table.pace.speed,
        lesson=lesson,
        next_lesson=next_lesson,
        orders=has_orders(table, voice, screen),
        places=voice.draw.places,
        lost=lost,
    )
    return shown(pages.table(context_of(request, table.saved.game), page))


@post("/table/{id:str}/again")
async def again(request: Req, id: FromPath[str]) -> Redirect:
    """Play again with another seed: a table like this one, for whoever sits here."""
    saved = (await table_or_404(house_of(request), id)).saved
    player = player_of(request)
    if not any(each.kind != "bot" and each.holder == player for each in saved.holders):
        raise NotFoundException
    players = [each.holder if each.kind == "bot" else each.kind for each in saved.holders]
    wish = Wish(saved.game, saved.setup.mode, players, saved.setup.options, None, saved.name, saved.reactions)
    return await opened(request, wish)


def has_orders(table: Table, voice: Voice, screen: Screen) -> bool:
    """Whether a person here may say when to be asked for reactions: if there are any, and not all are asked."""
    return bool(voice.draw.reactions and screen.people and table.saved.setup.options.get("ask_always") != "yes")


@get("/table/{id:str}/record")
async def record(request: Req, id: FromPath[str]) -> Response[str]:
    """The record of a game that is over."""
    table = await table_or_404(house_of(request), id)
    text = await house_of(request).registry.record(id)
    headers = {"Content-Disposition": f'attachment; filename="{table.saved.game}-{id}.gfn"'}
    return Response(text or "", media_type="text/plain; charset=utf-8", headers=headers)


@post("/lang")
async def set_language(request: Req) -> Response[Any]:
    return await chosen(request, "lang", tuple(LANGUAGES))


@post("/theme")
async def set_theme(request: Req) -> Response[Any]:
    return await chosen(request, "theme", THEMES)


async def chosen(request: Req, name: str, values: tuple[str, ...]) -> Response[Any]:
    """Remember a preference, and go back to the page it was set on."""
    form = await request.form()
    value = str(form.get(name) or "")
    if value not in values:
        raise ClientException(f"{name}: {value[:40]}")
    back = str(form.get("next") or "/")
    # Only to our own pages: "//elsewhere" and "/\elsewhere" lead to other sites.
    if not re.fullmatch(r"/(?![/\\])[^\r\n\\]*", back):
        back = "/"
    cookie = Cookie(name, value=value, max_age=YEAR, samesite="lax", httponly=True, path="/")
    return Redirect(back, status_code=303, cookies=[cookie])


@get("/static/{hash:str}/{name:str}", exclude_from_csrf=True, skip_session=True)
async def static(request: Req, hash: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A file under the hash of its content: it never changes."""
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
    all_lessons,
    learn,
    table_page,
    again,
    record,
    set_language,
    set_theme,
    static,
]
