"""What the auction says. The sentences are in words/."""

from auction import GAME, Auction
from gonfalon.core import View
from gonfalon.games.contract import Tell
from gonfalon.lore.teller import Teller
from gonfalon.lore.words import Words


def player(words: Words, seat: int) -> str:
    return words("player", n=seat + 1)


TELLER = Teller[Auction](
    verbs=GAME.verbs,
    names={"seat": lambda words, g, seat: player(words, seat)},
    about=lambda ask: ("lot",),
    told={"lot": ("lot",), "bid": ("seat", "card"), "won": ("seat", "lot")},
)


def title(words: Words, view: View) -> str:
    return words("label-lot", lot=view.state.lot, left=len(view.state.lots))


TELL = Tell(
    prompt=TELLER.prompt,
    option=TELLER.option,
    fact=TELLER.fact,
    seat=lambda words, view, seat: player(words, seat),
    side=lambda words, mode, seat: player(words, seat),
    title=title,
    told=TELLER.told,
    headings=frozenset({"lot"}),
)
