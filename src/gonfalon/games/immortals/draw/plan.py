"""The viewer's player board in the dock: the night half on the left, the day half on the right, limbos at the
ends. Spectators see the board of the player whose turn it is.

Before the first round it holds the army groups and, when they fall from the tower, asks for a limbo; then its ten
spaces hold the planned cards. A space says what the picked card would bring there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, div, section, span

from gonfalon.core import View
from gonfalon.games.immortals.printed import ACTIONS, DARK, LIGHT, ROUNDS, TRIBES
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.rules.planning import spaces_of_cards
from gonfalon.games.immortals.state import ARMY_SPACES, EMPTY, MAGIC, NOBODY, Immortals, holds
from gonfalon.games.immortals.tell.names import card_name, seat_name, tribe_names
from gonfalon.lore.phrases import dashed, named, printed
from gonfalon.lore.words import Words

from .cards import back, held
from .colours import SKY, mark
from .cubes import counted, heap
from .expected import expected
from .offers import offer_of
from .phrases import REALM, card_said, cost_said, sentence

ORDER: Final = (4, 5, 6, 7, 9, 8, 0, 1, 2, 3)
"""The spaces from left to right: the night half, then the day half."""
HALF: Final = len(ORDER) // 2
TOUCH: Final = {"tabindex": "-1", "role": "button"}


class Slot(NamedTuple):
    """A space of a board: its number, what is printed on it, the card on it, and whether it may be taken back.
    `now`: its action is being carried out. `would`: what each card in hand would bring there."""

    number: int
    tribe: int
    action: str
    energy: int
    gold: int
    special: bool
    card: int
    back: bool
    now: bool
    would: tuple[tuple[int, str], ...]


def seat_shown(view: View) -> int:
    """Whose board lies on the table for this viewer."""
    g: Immortals = view.state
    own = sorted(view.asks) or sorted(view.seats)
    if own:
        return own[0]
    return g.active if g.active != NOBODY else g.first


def plan(words: Words, view: View) -> dict[str, Element]:
    """The board, and each of its parts as a panel of its own in it."""
    g: Immortals = view.state
    seat = seat_shown(view)
    limbos = {f"plan-{REALM[realm]}": limbo(words, seat, realm, g.waiting(seat, realm)) for realm in (DARK, LIGHT)}
    if not g.round:
        return {"plan": starting(words, view, seat), **limbos}
    inside = {f"plan-{each.number}": slot(words, each) for each in slots_of(words, view, seat)}
    return {"plan": frame(words, seat, g.tribes[seat]), **limbos, **inside}


@lru_cache(64)
def frame(words: Words, seat: int, tribes: tuple[int, int]) -> Element:
    """Both halves with room for their spaces."""
    return board(
        words, seat, tribes, [[div(id=f"panel-plan-{n}") for n in half] for half in (ORDER[:HALF], ORDER[HALF:])]
    )


def board(
    words: Words, seat: int, tribes: tuple[int, int], halves: list[list[Element]], between: Node = None
) -> Element:
    dark, light = halves
    label = words("draw-board-of", who=seat_name(words, seat), tribes=tribe_names(words, tribes))
    return section({"id": "plan", "class": "panel plan", "aria-label": label})[
        div(".half.night")[div(id="panel-plan-dark"), div(".row")[dark]],
        div(".half.day")[div(".row")[light], div(id="panel-plan-light")],
        between,
        div(id="panel-plan-cards"),
    ]


@lru_cache(1 << 8)
def limbo(words: Words, seat: int, realm: int, n: int) -> Element:
    """The armies that wait on a wing."""
    said = words("draw-in-limbo", limbo=words(f"draw-limbo-{REALM[realm]}"), n=n)
    return div(
        {
            "id": f"plan-{REALM[realm]}",
            "class": f"limbo {SKY[realm]}",
            "data-about": f"limbo-{realm}",
            "role": "img",
            "aria-label": said,
        }
    )[mark(f"limbo_{REALM[realm]}", f"{SKY[realm]}-ink"), span[heap((seat,), 10), str(n)]]


# -------------------------------------------------------------------------- spaces


def slots_of(words: Words, view: View, seat: int) -> Iterator[Slot]:
    """The ten spaces, from left to right."""
    g: Immortals = view.state
    printed, tribes, ask = BOARDS[g.tribes[seat]], g.tribes[seat], view.asks.get(seat)
    acting = ask.about if ask is not None and ask.what == "action" else (NOBODY, EMPTY)
    planning = ask is not None and ask.what == "plan"
    wanted = spaces_of_cards(g, seat) if planning else {}
    for number in ORDER:
        space, now = printed[number], acting[0] == number
        card = acting[1] if now else g.plan[seat][number]
        would = (
            (each, expected(words, g, seat, number, each))
            for each, mask in wanted.items()
            if each < MAGIC and holds(mask, number)
        )
        yield Slot(
            number,
            tribes[half_of(number)],
            space.action,
            space.cost_energy,
            space.cost_gold,
            space.special,
            card,
            planning and card != EMPTY,
            now,
            tuple(would),
        )


def half_of(number: int) -> int:
    """The realm of the half a space belongs to."""
    return DARK if ORDER.index(number) < HALF else LIGHT


@lru_cache(1 << 11)
def slot(words: Words, slot: Slot) -> Element:
    """A space: the action, the room for a card, its cost, and the card."""
    sky = SKY[half_of(slot.number)]
    own = mark(f"tribe_{TRIBES[slot.tribe].id}", f"{sky}-ink") if slot.special else None
    kinds = ["space", sky, "now" if slot.now else "", "full" if slot.card != EMPTY else ""]
    return div({"id": f"plan-{slot.number}", "class": " ".join(filter(None, kinds))})[
        span(".what", aria_hidden="true")[
            mark(f"action_{slot.action}", f"{sky}-ink"), span[action_name(words, slot)]
        ],
        div(".bed")[
            div(
                {
                    "class": "slot touch",
                    "data-target": f"space-{slot.number}",
                    "aria-label": slot_label(words, slot),
                    **TOUCH,
                }
            )[
                [
                    span({"class": "would", "data-target": f"card-{card}", "aria-hidden": "true"})[said]
                    for card, said in slot.would
                ]
            ],
            on_slot(words, slot) if slot.card != EMPTY else None,
            take_back(words, slot) if slot.back else None,
        ],
        span(".price", aria_hidden="true")[price(words, slot), own],
    ]


def action_name(words: Words, slot: Slot) -> str:
    """What is printed on a space, in a word or two."""
    return words(f"draw-short-{dashed(slot.action)}")


def slot_label(words: Words, slot: Slot) -> str:
    """A space in words, with the card on it."""
    action = ACTIONS[slot.action]
    parts = [
        words("draw-space", action=named(words, action), half=REALM[half_of(slot.number)]),
        cost_said(words, slot.energy, slot.gold),
        printed(words, action, "text"),
    ]
    if slot.card != EMPTY:
        parts.append(words("draw-card-there", card=card_said(words, slot.card)))
    return sentence(parts)


def price(words: Words, slot: Slot) -> Node:
    """What the action costs; a Magic card says it itself, and of some actions only the move costs anything."""
    sky = SKY[half_of(slot.number)]
    signs = [("energy", slot.energy), ("gold", slot.gold or ACTIONS[slot.action].move_cost_gold)]
    if slot.number >= ARMY_SPACES:
        return words("draw-on-card")
    if not any(n for _, n in signs):
        return words("draw-free")
    moving = words("draw-moving") if not slot.energy and not slot.gold else None
    return [moving, [[mark(sign, f"{sky}-{sign}"), str(n)] for sign, n in signs if n]]


def on_slot(words: Words, slot: Slot) -> Element:
    """The card that lies there. Its owner may move it; others see its back."""
    if slot.card < 0:
        return back(slot.number >= ARMY_SPACES)
    return held(words, slot.card, "" if slot.now else f"card-{slot.card}", classes="laid")


def take_back(words: Words, slot: Slot) -> Element:
    """A cross on the corner of a card: take it back."""
    label = words("draw-take-back", card=card_name(words, slot.card))
    return span({"class": "take-back", "data-target": f"back-{slot.number}", "aria-label": label, **TOUCH})["×"]


# -------------------------------------------------------------------- starting round


def starting(words: Words, view: View, seat: int) -> Element:
    """Before the first round: the army groups, and which limbo the fallen go to."""
    g: Immortals = view.state
    shares = tuple(offer_of(view).shares)
    return start_board(words, seat, g.tribes[seat], g.groups[seat], ROUNDS[g.players].extra_groups, shares)


@lru_cache(1 << 8)
def start_board(
    words: Words, seat: int, tribes: tuple[int, int], groups: tuple[int, ...], extra: bool, shares: tuple[int, ...]
) -> Element:
    left = list(groups)
    halves = []
    for realm in (DARK, LIGHT):
        tribe = TRIBES[tribes[realm]]
        sizes = (*tribe.army_groups, *(tribe.extra_groups if extra else ()))
        halves.append([box(words, seat, size, taken(left, size), SKY[realm]) for size in sizes])
    asked = (
        div(".shares")[span[words("draw-share")], [share(words, n, max(shares)) for n in shares]]
        if shares
        else None
    )
    return board(words, seat, tribes, halves, asked)


def taken(left: list[int], size: int) -> bool:
    """Whether a group of this size is left; it is then counted off."""
    if size in left:
        left.remove(size)
        return True
    return False


def box(words: Words, seat: int, size: int, there: bool, sky: str) -> Element:
    """An army group in its box, or an empty box."""
    touch = {"data-target": f"group-{size}", "aria-label": words("draw-group", n=size), **TOUCH} if there else {}
    return div({"class": f"box {sky}{' touch' if there else ' gone'}", **touch})[
        counted(seat, size) if there else None, span(".n")[str(size)]
    ]


def share(words: Words, light: int, all: int) -> Element:
    """A way to share the fallen: some to the light limbo, the rest to the dark one."""
    label = words("draw-share-so", light=light, dark=all - light)
    return span({"class": "chip touch", "data-target": f"share-{light}", "aria-label": label, **TOUCH})[
        mark("limbo_dark", "ink"), str(all - light), mark("limbo_light", "ink"), str(light)
    ]
