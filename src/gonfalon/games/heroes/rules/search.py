"""Search (chapter SRC): look at the top cards of a Deck, take one, discard the others.

Questions: search (from_deck, from_discard, pass), searched (take; discard a Necropolis card to replace it),
rejects (discard: the next card to go on the Discard Pile). The cards are in `looked_at` meanwhile.
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask, Option, first, put
from gonfalon.games.heroes.codes import ABILITY, NOBODY
from gonfalon.games.heroes.printed import CARDS
from gonfalon.games.heroes.printed.cards import Ability
from gonfalon.games.heroes.state import Heroes, asked, faction_of

OWN_DECK: Final = 3
"""The player's own Deck among the piles, as in `codes.PILE`."""


def restricted_to(card: int) -> str:
    """The only Faction that may use a card, or nothing (HER-CRD-19)."""
    printed = CARDS[card]
    return printed.faction_only if isinstance(printed, Ability) else ""


RESTRICTED: Final = {card: faction for card in range(len(CARDS)) if (faction := restricted_to(card))}


async def search(g: Heroes, seat: int, pile: int, x: int, optional: bool = False) -> None:
    """Search (X) in a common Deck, or take the top card of its Discard Pile; the player decides which before
    seeing any card (HER-SRC-01, HER-SRC-02, HER-SRC-03)."""
    options: list[Option] = []
    if can_draw(g, pile):
        options.append(("from_deck", pile))
    if g.pile_discard[pile]:
        options.append(("from_discard", pile))
    if not options:
        return
    if optional:
        options.append(("pass",))
    default = options[-1] if optional else options[0]
    option = await Ask(seat, "search", options, rule="HER-SRC-02", about=(pile, x), default=default)
    if option[0] == "from_discard":
        take_discarded(g, seat, pile)
    elif option[0] == "from_deck":
        await draw_keep(g, seat, pile, x)


async def draw_keep(g: Heroes, seat: int, pile: int, n: int) -> None:
    """Draw cards from a common Deck, keep one and discard the others."""
    look(g, seat, pile, n)
    await keep_one(g, seat, pile)


async def search_own(g: Heroes, seat: int, n: int) -> None:
    """Search in the player's own Deck; the others go to their own Discard Pile."""
    cut = max(0, len(g.deck[seat]) - n)
    g.looker, g.look_pile, g.looked_at = seat, OWN_DECK, tuple(sorted(g.deck[seat][cut:]))
    g.deck = put(g.deck, seat, g.deck[seat][:cut])
    g.reveal()
    g.tell("looked", seat, OWN_DECK, len(g.looked_at), secret=g.looked_at, to=(seat,))
    await keep_one(g, seat, OWN_DECK)


# --------------------------------------------------------------------------- steps


def can_draw(g: Heroes, pile: int) -> bool:
    """Whether the Deck has a card, or can get one from its Discard Pile, whose last card stays (HER-CRD-15)."""
    return bool(g.pile[pile]) or len(g.pile_discard[pile]) > 1


def look(g: Heroes, seat: int, pile: int, n: int) -> None:
    """The top cards; a Deck that runs out is reshuffled and the look continues (HER-SRC-04)."""
    seen = []
    for _ in range(n):
        card = g.take_top(pile)
        if card == NOBODY:
            break
        seen.append(card)
    g.looker, g.look_pile, g.looked_at = seat, pile, tuple(sorted(seen))
    g.tell("looked", seat, pile, len(seen), secret=g.looked_at, to=(seat,))


async def keep_one(g: Heroes, seat: int, pile: int) -> None:
    """One of the cards seen must be taken; the player decides the order of the others (HER-SRC-03, HER-SRC-05)."""
    while g.looked_at:
        option = await Ask(seat, "searched", asked(found(g, seat, pile)), "HER-SRC-01", (pile,), default=first)
        if choose(g, seat, pile, option):
            break
    while len(set(g.looked_at)) > 1:
        options: list[Option] = [("discard", card) for card in sorted(set(g.looked_at))]
        _, card = await Ask(seat, "rejects", asked(options), "HER-SRC-05", (pile,), default=first)
        lay_down(g, seat, pile, card)
    for card in g.looked_at:
        lay_down(g, seat, pile, card)
    g.looker = NOBODY


def found(g: Heroes, seat: int, pile: int) -> list[Option]:
    """Any card seen may be taken; one that only another Faction can use may be replaced first (HER-CRD-19)."""
    seen = sorted(set(g.looked_at))
    options: list[Option] = [("take", card) for card in seen]
    if pile == ABILITY and can_draw(g, pile):
        mine = faction_of(g, seat)
        options += [("discard", card) for card in seen if RESTRICTED.get(card, mine) != mine]
    return options


def choose(g: Heroes, seat: int, pile: int, option: Option) -> bool:
    """Take a card, or discard it for another. Returns whether one was taken."""
    verb, card = option
    if verb == "discard":
        new = g.take_top(pile)
        lay_down(g, seat, pile, card)
        if new != NOBODY:
            g.looked_at = tuple(sorted((*g.looked_at, new)))
        g.tell("replaced_card", seat, card, secret=(new,), to=(seat,))
        return False
    lift(g, card)
    if pile == OWN_DECK:
        g.hold(seat, card)
    else:
        g.gain_card(seat, card)
    if pile != OWN_DECK and g.has_variant("gains_to_discard"):
        g.tell("took_card", seat, pile, card)
    else:
        g.tell("found_card", seat, pile, secret=(card,), to=(seat,))
    return True


def take_discarded(g: Heroes, seat: int, pile: int) -> None:
    """The top card of the Discard Pile, which is never left empty (HER-SRC-02, HER-CRD-16)."""
    card = g.pile_discard[pile][-1]
    g.pile_discard = put(g.pile_discard, pile, g.pile_discard[pile][:-1])
    g.gain_card(seat, card, shown=True)
    g.tell("took_card", seat, pile, card)
    g.open_discard(pile)


def lift(g: Heroes, card: int) -> None:
    """Remove one of the cards looked at."""
    seen = list(g.looked_at)
    seen.remove(card)
    g.looked_at = tuple(seen)


def lay_down(g: Heroes, seat: int, pile: int, card: int) -> None:
    """A rejected card becomes public on its Discard Pile (HER-VIS-06)."""
    lift(g, card)
    if pile == OWN_DECK:
        g.to_discard(seat, card)
    else:
        g.pile_off(pile, card)
    g.tell("rejected", seat, pile, card)
