"""Workshops: pages on which something of a game is built before it is played, such as a map.

A game that has one has a room `workshop` (games/contract.py). What is on the bench is in the query of the page's
address: the page shows it, links and forms change it. The server stores nothing; no script is needed.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from gonfalon import games
from gonfalon.core import GonfalonError
from gonfalon.games.contract import Bench, Workshop
from gonfalon.web.pages.workshop import WorkshopPage, workshop
from gonfalon.web.site import cards
from gonfalon.web.site import routes as site
from gonfalon.web.site.reading import LARGEST_RECORD


def known_workshop(game: str) -> Workshop:
    found = games.workshop(game) if game in games.GAMES else None
    if found is None:
        raise NotFoundException
    return found


def page_of(request: cards.Req, game: str, shop: Workshop, bench: Bench, status: int = 200) -> Response[str]:
    context = cards.context_of(request, game)
    table = {"mode": shop.mode, **{f"option-{name}": value for name, value in bench.options.items()}}
    page = WorkshopPage(
        game=game,
        bench=bench,
        suffix=shop.suffix,
        address=lambda query: f"/workshop/{game}?{urlencode(query)}" if query else f"/workshop/{game}",
        table=f"/new/{game}?{urlencode(table)}",
    )
    return site.shown(workshop(context, page), status)


@get("/workshop/{game:str}")
async def show(request: cards.Req, game: FromPath[str]) -> Response[str]:
    """The bench that the address describes."""
    shop = known_workshop(game)
    return page_of(request, game, shop, shop.bench(query_of(request)))


@get("/workshop/{game:str}/file")
async def save(request: cards.Req, game: FromPath[str]) -> Response[str]:
    """What is on the bench, as a file."""
    bench = known_workshop(game).bench(query_of(request))
    headers = {
        "Content-Disposition": f'attachment; filename="{bench.file_name}"',
        "Cache-Control": "no-store",
    }
    return Response(bench.text(), media_type="text/plain; charset=utf-8", headers=headers)


@post("/workshop/{game:str}", request_max_body_size=LARGEST_RECORD)
async def open_file(request: cards.Req, game: FromPath[str]) -> Response[Any]:
    """Open a file on the bench, or say what is wrong with it."""
    shop = known_workshop(game)
    file = (await request.form()).get("file")
    data = await file.read() if isinstance(file, UploadFile) else str(file or "").encode()
    try:
        bench = shop.opened(data)
    except GonfalonError as error:
        return page_of(request, game, shop, shop.refused(error), 400)
    return Redirect(f"/workshop/{game}?{urlencode(bench.query())}", status_code=303)


def query_of(request: cards.Req) -> dict[str, str]:
    return {name: str(value) for name, value in request.query_params.dict().items() for value in value[:1]}


ROUTES = [show, save, open_file]
