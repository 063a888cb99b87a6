"""A match as a picture, for notebooks and files.

`show(match)` at the end of a notebook's cell draws the table there. Of a match it shows what everybody may see;
give it `match.view(seats)` for what some seats see. `show(match).save("board.png")` keeps the picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from gonfalon import games
from gonfalon.core import GonfalonError, Match, View
from gonfalon.lore import fonts
from gonfalon.lore.words import COMMON, Words


@dataclass(frozen=True)
class Picture:
    """A drawing. Notebooks show it by themselves."""

    drawn: str
    """The drawing alone; its texts need our fonts."""

    @cached_property
    def svg(self) -> str:
        """The drawing with its fonts: it looks the same everywhere."""
        return fonts.embedded(self.drawn)

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture, {len(self.drawn)} characters of SVG>"

    def png(self, width: int | None = None) -> bytes:
        """The same in pixels; `width` of them if that is said."""
        from resvg_py import svg_to_bytes

        return svg_to_bytes(svg_string=self.drawn, width=width, font_files=fonts.truetype())

    def save(self, file: str | Path) -> None:
        """Into a file whose name ends in .svg or .png."""
        file = Path(file)
        if file.suffix.lower() == ".svg":
            file.write_text(self.svg, encoding="utf-8")
        elif file.suffix.lower() == ".png":
            file.write_bytes(self.png())
        else:
            raise GonfalonError(f"What kind of picture is {file}? The name of one ends in .svg or .png.")


def show(what: Match | View, lang: str = "en") -> Picture:
    """The table as a picture: of a match what everybody may see, of a view what its seats see."""
    if isinstance(what, Match):
        return drawn(what.game.id, what.view([]), lang)
    return drawn(game_of(what), what, lang)


def drawn(game: str, view: View, lang: str) -> Picture:
    """A view of a game as a picture."""
    words = Words([COMMON, games.folder(game) / "words"], lang)
    return Picture(str(games.part(game, "draw").picture(words, view)))


def game_of(view: View) -> str:
    """The game a view is of: the one with this kind of state."""
    for game in games.GAMES:
        if isinstance(view.state, games.find(game).state):
            return game
    raise GonfalonError(f"No game is known whose state is a {type(view.state).__name__}.")
