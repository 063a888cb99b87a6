"""The auction on a page and in pictures: the lot on its easel, the players' points, the cards to bid."""

from htpy import Element, div, span

from auction.tell import player
from gonfalon.core import Option, View
from gonfalon.games.contract import Draw
from gonfalon.lore.palette import Palette
from gonfalon.lore.words import Words

SIZE = (600, 400)
PALETTE = Palette({"velvet": ("#7A2438", "#5A1828"), "gilt": ("#B0812C", "#E2B458")})
pen = PALETTE.pen


def static(words: Words, view: View) -> Element:
    """A velvet curtain and an empty frame."""
    curtain = pen("rect", width=600, height=400, fill="velvet")
    return pen.group(curtain, pen("rect", x=190, y=70, width=220, height=260, stroke="gilt", stroke_width=14))


def groups(words: Words, view: View) -> dict[str, Element]:
    """The lot in the frame."""
    number = pen.text(str(view.state.lot), 300, 240, 120, "gilt", serif=True, anchor="middle")
    return {"lot": pen.group(number, id="lot")}


def panels(words: Words, view: View) -> dict[str, Element]:
    """Who has how much, and the viewer's cards; a card carries its name as `data-target`, so it can be clicked."""
    g = view.state
    lines = [f"{player(words, seat)} · {words('label-points', n=n)}" for seat, n in enumerate(g.points)]
    hand = [card(words, each) for seat in sorted(view.seats) for each in g.hands[seat]]
    return {"seats": div[(div[line] for line in lines)], "hand": div[hand]}


def card(words: Words, n: int) -> Element:
    said = words("option-bid", card=n)
    return span(".button", data_target=f"card-{n}", tabindex="-1", role="button", aria_label=said)[str(n)]


def targets(view: View, option: Option) -> tuple[str, ...]:
    return (f"card-{option[1]}",)


DRAW = Draw(SIZE, static, groups, panels, targets, PALETTE)
