"""The auction in a terminal: the lot, and a line for each player."""

from collections.abc import Iterator

from rich.console import RenderableType

from auction.tell import player, title
from gonfalon.core import View
from gonfalon.games.contract import Terminal
from gonfalon.lore.sheet import Sheet, framed, rows
from gonfalon.lore.words import Words


def parts(words: Words, view: View, width: int) -> Iterator[RenderableType]:
    points, hands = view.state.points, view.state.hands
    lines = [(player(words, n), words("label-points", n=points[n]), str(hands[n])) for n in range(len(hands))]
    yield framed(rows(lines), title(words, view))


TERMINAL = Terminal(lambda words, view: Sheet(words, view, parts, least=40))
