"""The four Magic cards, one function each (chapter MAG). Where one offers two options, one is chosen when the card
is turned up (IMM-MAG-02)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.core import Ask, Menu, Option
from gonfalon.core.menu import Row, nth_bit
from gonfalon.games.immortals.printed import DARK, LIGHT, MAGIC_CARDS, MAGIC_ID, SANCTUARY, across, region_of
from gonfalon.games.immortals.state import MAGIC, NOBODY, SIZE, Immortals

Rows = dict[Row, int | None]

TRANSITION_5, OMEN_OR_LEAD, CLAIM_OR_CONSECRATE, LORE_OR_MUSTER = (
    MAGIC_ID[f"magic_{name}"] for name in ("transition_5", "omen_or_lead", "claim_or_consecrate", "lore_or_muster")
)
GREAT: Final = MAGIC_CARDS[TRANSITION_5].options[0].amount
"""The armies of the great transition (IMM-MAG-05)."""
MUSTER: Final = MAGIC_CARDS[LORE_OR_MUSTER].options[1].amount
"""Those of the small one (IMM-MAG-26)."""
DRAWS: Final = {card: MAGIC_CARDS[card].options[0].amount for card in (OMEN_OR_LEAD, LORE_OR_MUSTER)}
"""How many Conflict cards are drawn (IMM-MAG-09, IMM-MAG-25)."""


def own_mask(g: Immortals, seat: int, realm: int) -> int:
    """The places of a realm where the player has armies."""
    return g.occupied(seat) & ((1 << SIZE) - 1 << realm * SIZE)


def transition_5(g: Immortals, seat: int, rows: Rows, plain: list[Option]) -> None:
    """Up to five armies of one limbo, spread over its realm (IMM-MAG-05, IMM-MAG-06, IMM-MAG-07)."""
    for realm in (LIGHT, DARK):
        places = own_mask(g, seat, realm)
        for n in range(1, min(GREAT, g.waiting(seat, realm)) + 1):
            rows["deploy", n] = (rows.get(("deploy", n)) or 0) | places
    drop_empty(rows)


def omen_or_lead(g: Immortals, seat: int, rows: Rows, plain: list[Option]) -> None:
    """A Conflict card, or the First Player marker taken from another player (IMM-MAG-09, IMM-MAG-10,
    IMM-MAG-14)."""
    if g.can_draw():
        plain.append(("draw",))
    if g.marker != seat:
        plain.append(("lead",))


def claim_or_consecrate(g: Immortals, seat: int, rows: Rows, plain: list[Option]) -> None:
    """A Sanctuary in any region of one's own, under the usual limits (IMM-MAG-16, IMM-MAG-17), or the card of one
    (IMM-MAG-18)."""
    own = g.regions(seat)
    rows["build", SANCTUARY] = sum(1 << place for place in own if g.may_build(SANCTUARY, place))
    drop_empty(rows)
    regions = sorted({region_of(place) for place in own})
    plain += [("claim", region) for region in regions if g.card_owner[region] != seat]


def lore_or_muster(g: Immortals, seat: int, rows: Rows, plain: list[Option]) -> None:
    """Two Conflict cards, or two armies of one limbo into one region (IMM-MAG-25, IMM-MAG-26,
    IMM-MAG-27)."""
    if g.can_draw():
        plain.append(("draw",))
    for realm in (LIGHT, DARK):
        n = min(MUSTER, g.waiting(seat, realm))
        if n:
            rows["deploy", n] = (rows.get(("deploy", n)) or 0) | own_mask(g, seat, realm)
    drop_empty(rows)


def drop_empty(rows: Rows) -> None:
    for row in [row for row, mask in rows.items() if not mask]:
        del rows[row]


WAYS: Final[Mapping[int, Callable[[Immortals, int, Rows, list[Option]], None]]] = {
    TRANSITION_5: transition_5,
    OMEN_OR_LEAD: omen_or_lead,
    CLAIM_OR_CONSECRATE: claim_or_consecrate,
    LORE_OR_MUSTER: lore_or_muster,
}


# --------------------------------------------------------------------------- effects


def go_on_spreading(g: Immortals, seat: int, realm: int, placed: int) -> None:
    """What is left of the great transition must still be placed (IMM-MAG-06, IMM-MAG-07)."""
    left = min(GREAT - placed, g.waiting(seat, realm))
    if left:
        g.push("spread", seat, realm, left)


async def spread(g: Immortals, seat: int, realm: int, left: int) -> None:
    """More armies of the great transition, to another region or the same."""
    g.left = (0, left) if realm == DARK else (left, 0)
    places = own_mask(g, seat, realm)
    rows: Rows = {("deploy", n): places for n in range(1, left + 1)}
    default = ("deploy", left, nth_bit(places, 0))
    _, n, place = await Ask(seat, "spread", Menu(rows), rule="IMM-MAG-06", about=(left,), default=default)
    g.deploy(seat, place, n)
    g.tell("deployed", seat, n, place)
    if n < left:
        g.push("spread", seat, realm, left - n)


def draw(g: Immortals, seat: int, card: int) -> None:
    """Conflict cards from the deck, as many as there are (IMM-CRD-06)."""
    for _ in range(DRAWS[card - MAGIC]):
        g.draw(seat)


def lead(g: Immortals, seat: int, card: int) -> None:
    """The First Player marker; whoever has it when the next round begins is first then
    (IMM-MAG-10, IMM-MAG-11, IMM-MAG-12, IMM-MAG-13)."""
    g.marker = seat
    g.tell("lead", seat)


def claim(g: Immortals, seat: int, card: int, region: int) -> None:
    """The Region card, if the claim succeeds (IMM-MAG-18, IMM-MAG-20); otherwise nothing (IMM-MAG-21)."""
    if claims(g, seat, region):
        g.give_card(region, seat)
    else:
        g.tell("claim_failed", seat, region)


def claims(g: Immortals, seat: int, region: int) -> bool:
    """Whether a claim succeeds: nobody has the card (IMM-MAG-22), or its owner has fewer armies in the region
    than the player, each counted in the realm where they have more (IMM-MAG-19, IMM-MAG-23)."""
    places = (region, across(region))
    mine = max(g.armies[place] if g.owner[place] == seat else 0 for place in places)
    holder = g.card_owner[region]
    theirs = max(g.armies[place] if g.owner[place] == holder else 0 for place in places)
    return holder == NOBODY or mine > theirs


EFFECTS: Final[Mapping[str, Callable[..., None]]] = {"draw": draw, "lead": lead, "claim": claim}
