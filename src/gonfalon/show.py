"""A match as a picture, for notebooks and files.

`show(match)` at the end of a notebook cell draws the table there, as everybody may see it; pass
`match.view(seats)` for what some seats see. `show(match).save("board.png")` saves the picture.
"""

from __future__ import annotations

from gonfalon import games
from gonfalon.core import GonfalonError, Match, View
from gonfalon.lore.picture import Picture
from gonfalon.lore.words import COMMON, Words


def show(what: Match | View, lang: str = "en") -> Picture:
    """The table as a picture: what everybody may see of a match, or what the seats of a view see."""
    if isinstance(what, Match):
        return drawn(what.game.id, what.view([]), lang)
    return drawn(game_of(what), what, lang)


def drawn(game: str, view: View, lang: str) -> Picture:
    """A view of a game as a picture."""
    words = Words([COMMON, games.folder(game) / "words"], lang)
    return Picture(games.draw(game).whole(words, view))


def game_of(view: View) -> str:
    """The game a view belongs to: the one with this type of state."""
    for game in games.GAMES:
        if isinstance(view.state, games.find(game).state):
            return game
    raise GonfalonError(f"No known game has a {type(view.state).__name__} as its state.")
