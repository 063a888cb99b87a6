"""Workshops: pages on which something of a game is built before it is played, such as a map.

A game that has one brings a module `workshop` that fits the protocol below. What lies on the bench is in the query
of the page's address: a page shows it, a link or a form leads on. The server keeps nothing; no script is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any, Protocol
from urllib.parse import urlencode

from htpy import Node
from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from gonfalon import games
from gonfalon.core import GonfalonError
from gonfalon.lore.words import Words
from gonfalon.web import site
from gonfalon.web.pages.workshop import WorkshopPage, workshop


class Offer(Protocol):
    """A link: what it is called, the query it leads to, and what it is called without what stands around it."""

    @property
    def label(self) -> str: ...
    @property
    def alone(self) -> str: ...
    @property
    def query(self) -> Mapping[str, str]: ...


class Piece(Protocol):
    """A part that things are built of: what may be done with it, and what is to be seen of it."""

    @property
    def name(self) -> str: ...
    @property
    def note(self) -> str: ...
    @property
    def picture(self) -> Node: ...
    @property
    def offers(self) -> Sequence[Offer]: ...
    @property
    def chosen(self) -> bool: ...


class Bench(Protocol):
    """What lies on the bench. `options` are those of a table at which it can be played, `refusal` is the sentence
    and the rule if what was tried last cannot be; everything with words is in the reader's language."""

    @property
    def name(self) -> str: ...
    @property
    def options(self) -> Mapping[str, str]: ...
    @property
    def file_name(self) -> str: ...
    def text(self) -> str: ...
    def query(self) -> Mapping[str, str]: ...
    def refusal(self, words: Words) -> tuple[str, str] | None: ...
    def notes(self, words: Words) -> Sequence[str]: ...
    def board(self, words: Words, address: Callable[[Mapping[str, str]], str]) -> Node: ...
    def spots(self, words: Words) -> Sequence[tuple[str, str]]: ...
    def tray(self, words: Words) -> Sequence[Piece]: ...
    def placed(self, words: Words) -> Sequence[Piece]: ...
    def layouts(self, words: Words) -> Sequence[Offer]: ...
    def switches(self, words: Words) -> Sequence[Offer]: ...


class Workshop(Protocol):
    """A game's workshop: for which mode and table option it builds, how its files end, and how a bench comes from
    an address or from a file. A file is refused by a GonfalonError, which `refused` lays on an empty bench."""

    @property
    def MODE(self) -> str: ...
    @property
    def OPTION(self) -> str: ...
    @property
    def SUFFIX(self) -> str: ...
    def bench(self, query: Mapping[str, str]) -> Bench: ...
    def opened(self, data: bytes) -> Bench: ...
    def refused(self, error: Any) -> Bench: ...


def workshop_of(game: str) -> Workshop | None:
    """The workshop of a game, if it has one."""
    if game not in games.GAMES or not find_spec(f"gonfalon.games.{game}.workshop"):
        return None
    found: Workshop = games.part(game, "workshop")
    return found


def known_workshop(game: str) -> Workshop:
    found = workshop_of(game)
    if found is None:
        raise NotFoundException
    return found


def page_of(request: site.Req, game: str, shop: Workshop, bench: Bench, status: int = 200) -> Response[str]:
    context = site.context_of(request, game)
    table = {"mode": shop.MODE, **{f"option-{name}": value for name, value in bench.options.items()}}
    page = WorkshopPage(
        game=game,
        bench=bench,
        suffix=shop.SUFFIX,
        address=lambda query: f"/workshop/{game}?{urlencode(query)}" if query else f"/workshop/{game}",
        table=f"/new/{game}?{urlencode(table)}",
    )
    return site.shown(workshop(context, page), status)


@get("/workshop/{game:str}")
async def show(request: site.Req, game: FromPath[str]) -> Response[str]:
    """The bench as its address says."""
    shop = known_workshop(game)
    return page_of(request, game, shop, shop.bench(query_of(request)))


@get("/workshop/{game:str}/file")
async def save(request: site.Req, game: FromPath[str]) -> Response[str]:
    """What lies on the bench, as a file."""
    bench = known_workshop(game).bench(query_of(request))
    headers = {
        "Content-Disposition": f'attachment; filename="{bench.file_name}"',
        "Cache-Control": "no-store",
    }
    return Response(bench.text(), media_type="text/plain; charset=utf-8", headers=headers)


@post("/workshop/{game:str}", request_max_body_size=site.LARGEST_RECORD)
async def open_file(request: site.Req, game: FromPath[str]) -> Response[Any]:
    """A file on the bench; or what is wrong with it."""
    shop = known_workshop(game)
    file = (await request.form()).get("file")
    data = await file.read() if isinstance(file, UploadFile) else str(file or "").encode()
    try:
        bench = shop.opened(data)
    except GonfalonError as error:
        return page_of(request, game, shop, shop.refused(error), 400)
    return Redirect(f"/workshop/{game}?{urlencode(bench.query())}", status_code=303)


def query_of(request: site.Req) -> dict[str, str]:
    return {name: str(value) for name, value in request.query_params.dict().items() for value in value[:1]}


ROUTES = [show, save, open_file]
