"""Files that never change: script, style sheets, boards and pictures, each under the hash of its content."""

from __future__ import annotations

import gzip
import re
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from gonfalon import games
from gonfalon.arena.bench import usual
from gonfalon.core import Match, View, draw
from gonfalon.lore import fonts
from gonfalon.web.seen.text import html
from gonfalon.web.seen.voice import Voice, voice_of

STATIC = Path(__file__).parent / "static"
KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml; charset=utf-8",
    ".woff2": "font/woff2",
}
BOARDS_IN_MEMORY = 500
"""How many boards are cached; others are drawn again when a page needs them."""

PICTURED = 68
"""How many random choices are made before the picture of a game."""


@dataclass(frozen=True)
class Asset:
    """A file under a hash: that of its content or, for modules that import each other, of all their content."""

    name: str
    data: bytes
    together: bytes = b""

    @cached_property
    def hash(self) -> str:
        return blake2b(self.together or self.data, digest_size=6).hexdigest()

    @cached_property
    def packed(self) -> bytes | None:
        """The data compressed with gzip; None for a font, which is compressed already."""
        return None if self.name.endswith(".woff2") else gzip.compress(self.data, 9, mtime=0)

    @property
    def key(self) -> tuple[str, str]:
        return self.hash, self.name

    @property
    def url(self) -> str:
        return f"/static/{self.hash}/{self.name}"

    @property
    def kind(self) -> str:
        return KINDS[Path(self.name).suffix]


@dataclass
class Assets:
    """Everything that is served under its hash: permanent files, and the most recent boards."""

    files: dict[tuple[str, str], Asset] = field(default_factory=dict)
    boards: OrderedDict[tuple[str, str], Asset] = field(default_factory=OrderedDict)

    def __post_init__(self) -> None:
        self.urls: dict[str, str] = {}
        for name, font in fonts.woff2():
            self.urls[name] = self.add(Asset(name, font))
        for file in sorted(STATIC.glob("*.css")):
            self.urls[file.name] = self.add(Asset(file.name, self.addressed(file.read_bytes())))
        scripts = {file.name: file.read_bytes() for file in sorted(STATIC.glob("*.js"))}
        for name, script in scripts.items():
            self.urls[name] = self.add(Asset(name, script, b"".join(scripts.values())))
        for file in sorted([*STATIC.glob("*.svg"), *STATIC.glob("*.json")]):
            self.urls[file.name] = self.add(Asset(file.name, file.read_bytes()))
        for game in games.GAMES:
            self.urls[f"{game}.css"] = self.add(Asset(f"{game}.css", games.draw(game).css().encode()))

    def add(self, file: Asset) -> str:
        """Serve this file from now on; returns its address."""
        self.files[file.key] = file
        return file.url

    def addressed(self, sheet: bytes) -> bytes:
        """A style sheet with the fonts' addresses filled in: `url(sans.woff2)` becomes `url(/static/...)`."""
        return re.sub(rb"url\((\S+?\.woff2)\)", lambda font: f"url({self.urls[font[1].decode()]})".encode(), sheet)

    def get(self, hash: str, name: str) -> Asset | None:
        return self.files.get((hash, name)) or self.boards.get((hash, name))

    def board(self, voice: Voice, view: View) -> str:
        """The address of the static layer of a board, which never changes during a game."""
        text = framed(html(voice.draw.static(voice.words, view)), voice.draw.size)
        board = Asset(f"{voice.game.id}-{voice.words.lang}.svg", text.encode())
        self.boards.setdefault(board.key, board)
        self.boards.move_to_end(board.key)
        while len(self.boards) > BOARDS_IN_MEMORY:
            self.boards.popitem(last=False)
        return board.url

    def picture(self, game: str, lang: str) -> str:
        """The address of a picture of a game under way."""
        return self.add(picture_of(game, lang))


@cache
def picture_of(game: str, lang: str) -> Asset:
    """A game under way."""
    voice = voice_of(game, lang)
    text = voice.draw.whole(voice.words, pictured(game))
    return Asset(f"{game}-{lang}-picture.svg", fonts.embedded(re.sub(r">\s+<", "><", text)).encode())


def framed(inside: str, size: tuple[Any, Any]) -> str:
    """A layer as a standalone file."""
    box = f"0 0 {round(size[0])} {round(size[1])}"
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
    return f"{start}{inside}</svg>"


def pictured(game: str) -> View:
    """A game some choices after its start, as everybody sees it."""
    found, rng = games.find(game), Random(1)
    match = Match(found, usual(found, 1))
    for _ in range(PICTURED):
        if not match.over:
            seat, ask = next(iter(match.asks.items()))
            match.play(seat, draw(ask.options, rng))
    return match.view([])
