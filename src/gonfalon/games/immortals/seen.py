"""Who may see what: the one place where secrets are removed, and how a world is imagined with them re-dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gonfalon.core import COUNT, OWN, PUBLIC, put
from gonfalon.core.view import HIDDEN, Seer, hide

from .printed import CONFLICT_PLACES, COUNTS, DARK, LIGHT, MAGIC_CARDS, realm_of
from .rules.board import NOT_FOR_JOKERS
from .state import ARMY_SPACES, BLANK, CONFLICT, EMPTY, FREE, MAGIC, Immortals, holds, is_laid_joker


def hands(g: Immortals, value: Any, seats: frozenset[int]) -> Any:
    """One's own Conflict cards, and those of others that everybody has seen (IMM-VIS-05, IMM-VIS-13,
    IMM-VIS-14)."""
    return tuple(hand if seat in seats else known(g, hand) for seat, hand in enumerate(value))


def known(g: Immortals, hand: tuple[int, ...]) -> tuple[int, ...]:
    """What others know of a hand: the cards that were shown, then how many more there are."""
    cards = tuple(card for card in hand if holds(g.shown, card))
    return (*cards, *(HIDDEN,) * (len(hand) - len(cards)))


def draft_cards(g: Immortals, value: Any, seats: frozenset[int]) -> Any:
    """The card chosen in the draft: one's own, and what is turned up (IMM-VIS-12, IMM-VIS-13). While
    others still choose, nobody sees who has chosen."""
    secret = EMPTY if g.stage == "draft" else HIDDEN
    return tuple(
        card if seat in seats or holds(g.face_up, seat) or card == EMPTY else secret
        for seat, card in enumerate(value)
    )


def boards(g: Immortals, value: Any, seats: frozenset[int]) -> Any:
    """One's own plan (IMM-VIS-01); of the others', once all have finished, which spaces hold a card (IMM-VIS-02,
    IMM-VIS-03), but not what kind of card (IMM-VIS-08)."""
    return tuple(
        plan if seat in seats else FREE if g.stage == "planning" else tuple(min(card, HIDDEN) for card in plan)
        for seat, plan in enumerate(value)
    )


def counts(g: Immortals, piles: Any, seats: frozenset[int]) -> Any:
    """Of several piles, how many cards are in each."""
    return tuple(hide(pile) for pile in piles)


SEEN: Final[Mapping[str, Seer]] = {
    "players": PUBLIC,
    "rounds": PUBLIC,
    "round": PUBLIC,
    "tribes": PUBLIC,
    "first": PUBLIC,
    "marker": PUBLIC,
    "active": PUBLIC,
    "stage": PUBLIC,
    "acting": PUBLIC,
    "left": PUBLIC,
    "owner": PUBLIC,
    "armies": PUBLIC,
    "reserve": PUBLIC,
    "groups": PUBLIC,
    "limbo": PUBLIC,
    "shelves": PUBLIC,
    "tray": PUBLIC,
    "greens": PUBLIC,
    "portals": PUBLIC,
    "sanctuaries": PUBLIC,
    "capitals": PUBLIC,
    "gold": PUBLIC,
    "energy": PUBLIC,
    "points": PUBLIC,
    "card_owner": PUBLIC,
    "hand": hands,
    "shown": PUBLIC,
    "draft_hand": OWN,
    "drafted": draft_cards,
    "face_up": PUBLIC,
    "draft_deck": counts,
    "draft_discard": PUBLIC,
    "deck": COUNT,
    "discard": PUBLIC,
    "plan": boards,
    "turned": PUBLIC,
}
"""Conflict cards in hand, the draft (IMM-VIS-11), the order of the decks (IMM-VIS-09) and the plans are secret.
All else is public: Region cards (IMM-VIS-06, IMM-VIS-07), discards (IMM-VIS-10), the board with all that stands on
it, VP and resources (IMM-VIS-15), tray and tower (IMM-VIS-16, IMM-VIS-17), how many cards the deck has
(IMM-VIS-19)."""


# --------------------------------------------------------------------------- imagination


def redeal(g: Immortals, seats: Sequence[int]) -> None:
    """Shuffle what those seats cannot know, and deal it out again. It is sorted before, so that what is dealt does
    not depend on what is hidden. Those who are still choosing start over."""
    strangers = [seat for seat in range(g.players) if seat not in seats]
    if g.stage == "draft":
        for seat in strangers:
            g.drafted = put(g.drafted, seat, EMPTY)
    if g.round or g.deck:
        redeal_hands(g, strangers)
        for seat in strangers:
            g.plan = put(g.plan, seat, FREE if g.stage == "planning" else imagined_plan(g, seat))
    else:
        for realm in (LIGHT, DARK):
            redeal_draft(g, strangers, realm)


def redeal_hands(g: Immortals, strangers: Sequence[int]) -> None:
    """The Conflict deck and the cards in unknown hands that nobody has seen."""
    hidden = [card for seat in strangers for card in g.hand[seat] if not holds(g.shown, card)]
    cards = sorted([*g.deck, *hidden])
    g.shuffle(cards)
    for seat in strangers:
        hand = (card if holds(g.shown, card) else cards.pop() for card in g.hand[seat])
        g.hand = put(g.hand, seat, tuple(sorted(hand)))
    g.deck = tuple(cards)


def redeal_draft(g: Immortals, strangers: Sequence[int], realm: int) -> None:
    """In the starting round the cards of each realm by themselves: everybody can see which deck a hand comes
    from."""

    def hidden(card: int) -> bool:
        return card != EMPTY and realm_of(CONFLICT_PLACES[card][0]) == realm and not holds(g.shown, card)

    def dealt(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(pool.pop() if hidden(card) else card for card in cards)

    covered = [seat for seat in strangers if not holds(g.face_up, seat)]
    pool = list(g.draft_deck[realm])
    for seat in strangers:
        pool += filter(hidden, (*g.hand[seat], *g.draft_hand[seat]))
    pool += [g.drafted[seat] for seat in covered if hidden(g.drafted[seat])]
    pool.sort()
    g.shuffle(pool)
    for seat in strangers:
        g.hand = put(g.hand, seat, tuple(sorted(dealt(g.hand[seat]))))
        g.draft_hand = put(g.draft_hand, seat, tuple(sorted(dealt(g.draft_hand[seat]))))
    for seat in covered:
        g.drafted = put(g.drafted, seat, *dealt((g.drafted[seat],)))
    g.draft_deck = put(g.draft_deck, realm, tuple(pool))


def imagined_plan(g: Immortals, seat: int) -> tuple[int, ...]:
    """Cards for the filled spaces: any that the seat holds and has not turned up yet."""
    plan, turned = list(g.plan[seat]), g.turned[seat]
    blanks = [BLANK] * (COUNTS.blank_cards_per_player - turned.count(BLANK))
    magic = [MAGIC + n for n in range(len(MAGIC_CARDS)) if MAGIC + n not in turned]
    army = [region for region, owner in enumerate(g.card_owner) if owner == seat and region not in turned]
    army += [CONFLICT + card for card in g.hand[seat] if CONFLICT + card not in turned]
    g.shuffle(magic)
    for space in range(ARMY_SPACES, len(plan)):
        if plan[space] != EMPTY:
            plan[space] = magic.pop() if magic else blanks.pop()
    army += blanks
    g.shuffle(army)
    wanted = [space for space in range(ARMY_SPACES) if plan[space] != EMPTY]
    wanted.sort(key=lambda space: not holds(NOT_FOR_JOKERS[g.tribes[seat]], space))
    for space in wanted:
        plan[space] = take(army, not holds(NOT_FOR_JOKERS[g.tribes[seat]], space))
    return tuple(plan)


def take(cards: list[int], jokers: bool) -> int:
    """The first card that may lie there (IMM-PLN-18); a blank one, if only jokers are left."""
    for n, card in enumerate(cards):
        if jokers or not is_laid_joker(card):
            return cards.pop(n)
    return BLANK
