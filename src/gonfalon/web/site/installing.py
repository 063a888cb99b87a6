"""The web manifest and its icons: with them a phone puts the page on its home screen."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from gonfalon.lore.picture import Picture
from gonfalon.web.house import language_of
from gonfalon.web.pages.layout import ART, PAPER
from gonfalon.web.seen.voice import words_in
from gonfalon.web.site.cards import Req

SIZES = (180, 192, 512)
"""How large icons are, in pixels: those that browsers and phones ask for."""
BANNER = "#7A4A12"
MARGIN = 10
"""How much of the icon's grid of 32 is added around the banner, so that a round mask cuts nothing off."""


@get("/manifest.webmanifest", exclude_from_csrf=True)
async def manifest(request: Req) -> Response[dict[str, Any]]:
    words = words_in(language_of(request))
    icons = [
        {"src": f"/icon/{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any maskable"}
        for size in SIZES
    ]
    facts = {
        "name": words("page-home-title"),
        "short_name": "Gonfalon",
        "description": words("page-welcome-line"),
        "lang": words.lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER["light"],
        "theme_color": PAPER["light"],
        "icons": icons,
    }
    return Response(facts, media_type="application/manifest+json")


@get("/icon/{name:str}", exclude_from_csrf=True, skip_session=True)
async def icon(name: FromPath[str]) -> Response[bytes]:
    size = {f"{size}.png": size for size in SIZES}.get(name)
    if size is None:
        raise NotFoundException
    return Response(drawn(size), media_type="image/png", headers={"Cache-Control": "public, max-age=86400"})


@cache
def drawn(size: int) -> bytes:
    """The banner on paper."""
    banner = (ART / "gonfalon.svg").read_text(encoding="utf-8").partition(">")[2].removesuffix("</svg>\n")
    wide = 32 + 2 * MARGIN
    paper = f'<rect x="-{MARGIN}" y="-{MARGIN}" width="{wide}" height="{wide}" fill="{PAPER["light"]}"/>'
    inside = f'{paper}<g fill="{BANNER}">{banner}</g>'
    box = f"-{MARGIN} -{MARGIN} {wide} {wide}"
    return Picture(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{inside}</svg>').png(size)


ROUTES = [manifest, icon]
