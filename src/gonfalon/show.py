"""A match as a picture, for notebooks and files.

`show(match)` at the end of a notebook's cell draws the table there. Of a match it shows what everybody may see;
give it `match.view(seats)` for what some seats see. `show(match).save("board.png")` keeps the picture.
"""

from __future__ import annotations

from gonfalon import games
from gonfalon.core import GonfalonError, Match, View
from gonfalon.lore.picture import Picture
from gonfalon.lore.words import COMMON, Words


def show(what: Match | View, lang: str = "en") -> Picture:
    """The table as a picture: of a match what everybody may see, of a view what its seats see."""
    if isinstance(what, Match):
        return drawn(what.game.id, what.view([]), lang)
    return drawn(game_of(what), what, lang)


def drawn(game: str, view: View, lang: str) -> Picture:
    """A view of a game as a picture."""
    words = Words([COMMON, games.folder(game) / "words"], lang)
    return Picture(games.draw(game).whole(words, view))


def game_of(view: View) -> str:
    """The game a view is of: the one with this kind of state."""
    for game in games.GAMES:
        if isinstance(view.state, games.find(game).state):
            return game
    raise GonfalonError(f"No game is known whose state is a {type(view.state).__name__}.")
