"""Phase 3 of a round: card by card, in turn, plans are carried out (chapters ACT, ARM, MOV, BLD, TRB)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.core import Ask, Menu, Option, put
from gonfalon.core.menu import Row
from gonfalon.games.immortals.codes import band, band_of
from gonfalon.games.immortals.printed import (
    ACTIONS,
    CAPITAL,
    MAGIC_CARDS,
    NEIGHBOURS,
    PORTAL,
    SANCTUARY,
    YIELDS,
    across,
    realm_of,
)
from gonfalon.games.immortals.printed.tribes import Space
from gonfalon.games.immortals.state import (
    BLANK,
    CONFLICT,
    ENERGY,
    FREE,
    GOLD,
    MAGIC,
    PLACES_OF,
    Immortals,
    is_conflict,
)

from . import magic
from .battle import attack, attack_rows
from .board import BOARDS

TRANSITION: Final = ACTIONS["transition_3"].amount
"""The armies of an ordinary transition (IMM-ARM-09)."""
MOVE_GOLD: Final = ACTIONS["attack_or_move"].move_cost_gold
"""What a move costs (IMM-MOV-01)."""
RESOURCES: Final = (GOLD, ENERGY)
NEIGHBOUR_MASKS: Final = tuple(sum(1 << goal for goal in goals) for goals in NEIGHBOURS)


async def act(g: Immortals, seat: int) -> None:
    """A player's turn: turn up a card and carry out its action, or pass; without cards they only gain
    (IMM-ACT-01, IMM-ACT-02, IMM-ACT-22). A card is finished with before the next turn (IMM-DIG-02).

    The phase ends when the last card has left the boards, and scoring begins (IMM-ACT-23, IMM-ACT-24).
    """
    if not any(map(g.has_cards, range(g.players))):
        g.push("scoring")
        return
    g.active = seat
    verb, value = await Ask(seat, *turn_question(g, seat), default=first_planned)
    if verb == "turn_up":
        card = turn_up(g, seat, value)
        options, about = ways(g, seat, value, card), (value, card)
        option = await Ask(seat, "action", options, rule="IMM-ACT-12", about=about, default=for_nothing)
        g.push("act", g.after(seat))
        finish(g, seat, value, card, option)
    else:
        pass_turn(g, seat, value)
        g.push("act", g.after(seat))


def turn_question(g: Immortals, seat: int) -> tuple[str, list[Option], str]:
    """Turn up a planned card, in any order (IMM-PLN-08, IMM-ACT-03), a blank one too (IMM-ACT-13), or pass
    (IMM-ACT-17). With nothing but blank cards one can only pass; others do not see why
    (IMM-ACT-16, IMM-VIS-20)."""
    passes: list[Option] = [("pass", resource) for resource in RESOURCES]
    plan = g.plan[seat]
    if not g.has_cards(seat):
        return "compensation", passes, "IMM-ACT-22"
    if any(0 <= card < BLANK for card in plan):
        passes += [("turn_up", space) for space, card in enumerate(plan) if card >= 0]
    return "turn", passes, "IMM-ACT-01"


def first_planned(options: Sequence[Option]) -> Option:
    """One card is turned up if there are any: to pass would give up the whole plan."""
    return next((option for option in options if option[0] == "turn_up"), options[0])


def pass_turn(g: Immortals, seat: int, resource: int) -> None:
    """All cards come back unseen (IMM-ACT-19), so that no action is left (IMM-ACT-20), and one gains 1 gold or
    energy, now and each time one's turn comes round (IMM-ACT-15, IMM-ACT-18, IMM-ACT-21, IMM-ACT-22)."""
    g.tell("passed" if g.has_cards(seat) else "compensated", seat, resource)
    g.plan = put(g.plan, seat, FREE)
    g.gain(seat, resource)


def turn_up(g: Immortals, seat: int, space: int) -> int:
    """A planned card is shown to everybody and leaves the board (IMM-VIS-04)."""
    card = g.plan[seat][space]
    g.lift(seat, space)
    g.turned = put(g.turned, seat, (*g.turned[seat], card))
    g.acting = space
    if is_conflict(card):
        g.shown |= 1 << card - CONFLICT
    g.reveal()
    g.tell("turned_up", seat, space, card)
    return card


def finish(g: Immortals, seat: int, space: int, card: int, option: Option) -> None:
    """Carry the action out, or give it up for 1 gold or energy (IMM-ACT-11, IMM-ACT-12, IMM-PLN-19).

    A Conflict card is discarded only after its action (IMM-ACT-08); every other card stays with its player
    (IMM-ACT-07, IMM-ACT-09, IMM-ACT-10, IMM-ACT-14).
    """
    if option[0] == "give_up":
        g.gain(seat, option[1])
        g.tell("gave_up", seat, option[1])
        return
    g.pay(seat, *cost_of(BOARDS[g.tribes[seat]][space], card, option[0]))
    carry_out(g, seat, space, card, option)
    if is_conflict(card):
        g.drop(seat, card - CONFLICT)


def cost_of(space: Space, card: int, verb: str) -> tuple[int, int]:
    """Energy and gold: what is printed on the space (IMM-ARM-03, IMM-ARM-06, IMM-ARM-08, IMM-BLD-01) or on the
    Magic card (IMM-MAG-04, IMM-MAG-08, IMM-MAG-15, IMM-MAG-24), the same for either of its options (IMM-MAG-03),
    and 1 gold for a move (IMM-MOV-01)."""
    if card >= MAGIC:
        return MAGIC_CARDS[card - MAGIC].cost_energy, MAGIC_CARDS[card - MAGIC].cost_gold
    return space.cost_energy, space.cost_gold + (MOVE_GOLD if verb == "move" else 0)


# --------------------------------------------------------------------------- what a card on a space allows


def ways(g: Immortals, seat: int, space: int, card: int) -> Sequence[Option]:
    """Every way to carry out the action of a card turned up, as the game stands now (IMM-ACT-05, IMM-ACT-27); it
    may always be given up (IMM-ACT-11, IMM-ACT-12).

    A Magic card has an action of its own, an Army space the one printed on it (IMM-PLN-09, IMM-PLN-10).
    """
    rows: dict[Row, int | None] = {}
    plain: list[Option] = [("give_up", resource) for resource in RESOURCES]
    printed = BOARDS[g.tribes[seat]][space]
    if card != BLANK and g.can_pay(seat, *cost_of(printed, card, "")):
        if card >= MAGIC:
            magic.WAYS[card - MAGIC](g, seat, rows, plain)
        else:
            WAYS[printed.action](g, seat, card, rows, plain)
    return Menu(rows, plain) if rows else plain


def for_nothing(options: Sequence[Option]) -> Option:
    """Only extracting is free and harms nobody; any other action is given up."""
    offered = options.plain if isinstance(options, Menu) else options
    return next((option for option in offered if option[0] == "extract"), offered[0])


def own_places(g: Immortals, seat: int, card: int) -> list[int]:
    """Where an action takes place: a place of the card with an army of the player, whichever they like
    (IMM-PLN-13, IMM-PLN-14, IMM-PLN-15, IMM-PLN-17)."""
    owner = g.owner
    return [place for place in PLACES_OF[card] if owner[place] == seat]


def extracting(g: Immortals, seat: int, card: int, rows: dict[Row, int | None], plain: list[Option]) -> None:
    """Gold or energy of a region with an army of the player (IMM-ARM-02, IMM-ARM-05)."""
    plain += [("extract", place) for place in own_places(g, seat, card)]


def transition(g: Immortals, seat: int, card: int, rows: dict[Row, int | None], plain: list[Option]) -> None:
    """Three armies from the limbo of the realm to one region of one's own (IMM-ARM-09, IMM-ARM-10, IMM-ARM-13), or
    as many as there are, if any (IMM-ARM-11, IMM-ARM-12)."""
    for place in own_places(g, seat, card):
        n = min(TRANSITION, g.waiting(seat, realm_of(place)))
        if n:
            rows["deploy", n] = (rows.get(("deploy", n)) or 0) | 1 << place


def building(g: Immortals, seat: int, card: int, rows: dict[Row, int | None], plain: list[Option]) -> None:
    """One Portal, Sanctuary or Capital in a region of one's own
    (IMM-BLD-03, IMM-BLD-04, IMM-BLD-05, IMM-BLD-06)."""
    for kind in (PORTAL, SANCTUARY, CAPITAL):
        build_row(g, kind, own_places(g, seat, card), rows)


def consecrating(g: Immortals, seat: int, card: int, rows: dict[Row, int | None], plain: list[Option]) -> None:
    """The Demons' Sanctuary (IMM-TRB-03, IMM-TRB-04, IMM-TRB-05, IMM-TRB-06)."""
    build_row(g, SANCTUARY, own_places(g, seat, card), rows)


def build_row(g: Immortals, kind: int, places: Sequence[int], rows: dict[Row, int | None]) -> None:
    """The places where the limits allow a building."""
    mask = sum(1 << place for place in places if g.may_build(kind, place))
    if mask:
        rows["build", kind] = mask


def attacking(g: Immortals, seat: int, card: int, rows: dict[Row, int | None], plain: list[Option]) -> None:
    """One attack, from and to wherever it is legal (IMM-ARM-16, IMM-BAT-04)."""
    attack_rows(g, seat, card, rows)


def attacking_or_moving(
    g: Immortals, seat: int, card: int, rows: dict[Row, int | None], plain: list[Option]
) -> None:
    """One attack for nothing, or one move (IMM-ARM-14, IMM-ARM-15)."""
    attack_rows(g, seat, card, rows)
    if g.gold[seat] >= MOVE_GOLD:
        move_rows(g, seat, card, rows)


def move_rows(g: Immortals, seat: int, card: int, rows: dict[Row, int | None]) -> None:
    """From a place of the card to another of one's own, so that no battle follows; one army stays
    (IMM-MOV-02, IMM-MOV-03, IMM-MOV-04, IMM-MOV-09)."""
    for origin in own_places(g, seat, card):
        goals = within_reach(g, seat, origin) if g.armies[origin] > 1 else 0
        if goals:
            for n in range(1, g.armies[origin]):
                rows["move", band(origin, n)] = goals


def within_reach(g: Immortals, seat: int, origin: int) -> int:
    """The places reached through one's own regions and, one way, through Portals (IMM-MOV-05, IMM-MOV-06,
    IMM-MOV-08)."""
    own = g.occupied(seat)
    seen, edge = 1 << origin, [origin]
    while edge:
        place = edge.pop()
        ways = NEIGHBOUR_MASKS[place] | (g.portals >> place & 1) << across(place)
        new = ways & own & ~seen
        seen |= new
        while new:
            low = new & -new
            edge.append(low.bit_length() - 1)
            new ^= low
    return seen & ~(1 << origin)


WAYS: Final[Mapping[str, Callable[..., None]]] = {
    "extract_gold": extracting,
    "extract_energy": extracting,
    "transition_3": transition,
    "build": building,
    "build_sanctuary": consecrating,
    "attack": attacking,
    "attack_or_move": attacking_or_moving,
}
"""What the action printed on an Army space allows (IMM-PLN-09); that of a tribe is like any other
(IMM-TRB-07, IMM-TRB-08, IMM-TRB-09, IMM-TRB-10)."""


# --------------------------------------------------------------------------- effects


def carry_out(g: Immortals, seat: int, space: int, card: int, option: Option) -> None:
    """Carry out what was chosen."""
    verb, *args = option
    if verb == "extract":
        extract(g, seat, args[0], BOARDS[g.tribes[seat]][space].action)
    elif verb == "deploy":
        deploy(g, seat, card, *args)
    elif verb == "build":
        g.build(seat, *args)
    elif verb == "attack":
        attack(g, seat, *args)
    elif verb == "move":
        move(g, seat, *args)
    else:
        magic.EFFECTS[verb](g, seat, card, *args)


def extract(g: Immortals, seat: int, place: int, action: str) -> None:
    """The yield of the region in its realm, whichever card is played (IMM-ARM-01, IMM-ARM-04, IMM-ARM-07)."""
    resource = GOLD if action == "extract_gold" else ENERGY
    n = YIELDS[place][resource]
    g.gain(seat, resource, n)
    g.tell("extracted", seat, place, resource, n)


def deploy(g: Immortals, seat: int, card: int, n: int, place: int) -> None:
    """Armies come from limbo; with the great transition the rest may go elsewhere (IMM-MAG-06)."""
    g.deploy(seat, place, n)
    g.tell("deployed", seat, n, place)
    if card == MAGIC + magic.TRANSITION_5:
        magic.go_on_spreading(g, seat, realm_of(place), n)


def move(g: Immortals, seat: int, armies: int, goal: int) -> None:
    """All armies of a move go to one place (IMM-MOV-07)."""
    origin, n = band_of(armies)
    g.take_armies(origin, n)
    g.put_armies(seat, goal, n)
    g.tell("moved", seat, n, origin, goal)
