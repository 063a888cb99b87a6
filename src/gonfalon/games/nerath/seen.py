"""Who may see what: the one place where secrets are removed, and how bots imagine them re-dealt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from gonfalon.core import COUNT, PUBLIC, put
from gonfalon.core.view import HIDDEN, Seer, hide

from .printed import EVENTS
from .printed.regions import DUNGEON
from .state import Nerath

IS_KEPT: Final = tuple(not event.play_immediately for event in EVENTS).__getitem__
"""Whether an Event card may be in a hand: one to be played immediately is not kept (NER-CRD-03)."""


def own_realms(g: Nerath, hands: Any, seats: frozenset[int]) -> Any:
    """One entry per realm; a seat sees those of its realms (NER-VIS-01, NER-VIS-02, NER-VIS-14, NER-VIS-13)."""
    return tuple(own if g.seat_of[realm] in seats else hide(own) for realm, own in enumerate(hands))


def apart(g: Nerath, troops: Any, seats: frozenset[int]) -> Any:
    """Everybody sees them. States share them until they change, but nobody may change a match through a view."""
    return [dict(counts) for counts in troops]


def shown(g: Nerath, seats: Iterable[int]) -> tuple[int, int]:
    """What cards have let those seats look at: Event cards, and dungeon entrances (NER-VIS-17, NER-VIS-16)."""
    cards, dungeons = 0, 0
    for realm in range(4):
        if g.seat_of[realm] in seats:
            cards, dungeons = cards | g.known[realm], dungeons | g.peeked[realm]
    return cards, dungeons


def hands(g: Nerath, value: Any, seats: frozenset[int]) -> Any:
    """The Event cards of one's own realms, and those of others that were shown (NER-VIS-01, NER-VIS-14,
    NER-VIS-17)."""
    cards, _ = shown(g, seats)
    return tuple(
        hand if g.seat_of[realm] in seats else tuple(n if cards >> n & 1 else HIDDEN for n in hand)
        for realm, hand in enumerate(value)
    )


def decks(g: Nerath, piles: Any, seats: frozenset[int]) -> Any:
    """Only how many cards are left (NER-VIS-06), and a card that was shown where it lies."""
    cards, _ = shown(g, seats)
    return [[n if cards >> n & 1 else HIDDEN for n in pile] for pile in piles]


def tokens(g: Nerath, lairs: Any, seats: frozenset[int]) -> Any:
    """Guardians that are face up or were shown; only the number of the others (NER-VIS-08, NER-VIS-17)."""
    _, dungeons = shown(g, seats)
    return [
        lair if g.awake[n] or dungeons >> DUNGEON[n] & 1 else (HIDDEN,) * len(lair) for n, lair in enumerate(lairs)
    ]


SEEN: Final[Mapping[str, Seer]] = {
    "mode": PUBLIC,
    "length": PUBLIC,
    "players": PUBLIC,
    "seat_of": PUBLIC,
    "ally": PUBLIC,
    "lone_dragons": PUBLIC,
    "last_round": PUBLIC,
    "turn": PUBLIC,
    "active": PUBLIC,
    "step": PUBLIC,
    "held": PUBLIC,
    "lands": PUBLIC,
    "since": PUBLIC,
    "troops": apart,
    "presence": PUBLIC,
    "ready": PUBLIC,
    "gold": PUBLIC,
    "points": PUBLIC,
    "hand": hands,
    "deck": decks,
    "discard": PUBLIC,
    "playing": PUBLIC,
    "known": own_realms,
    "treasure_deck": COUNT,
    "chest": own_realms,
    "treasures": PUBLIC,
    "lair": tokens,
    "awake": PUBLIC,
    "peeked": PUBLIC,
    "guardian_stack": COUNT,
    "guardian_discard": PUBLIC,
    "guardian_dice": PUBLIC,
    "wounds": PUBLIC,
    "losses": PUBLIC,
    "fighting": PUBLIC,
    "defending": PUBLIC,
    "battle_round": PUBLIC,
    "victors": PUBLIC,
    "placed": PUBLIC,
    "built": PUBLIC,
    "effects": PUBLIC,
    "used": PUBLIC,
    "winners": PUBLIC,
}
"""Hands, decks and face-down Guardians are secret, all else lies on the table (NER-VIS-01, NER-VIS-02,
NER-VIS-03, NER-VIS-04, NER-VIS-05, NER-VIS-06, NER-VIS-07, NER-VIS-08, NER-VIS-09, NER-VIS-10, NER-VIS-11,
NER-VIS-12)."""


def redeal(g: Nerath, seats: Sequence[int]) -> None:
    """Shuffle what those seats cannot know, and deal it out again. It is sorted before, so that what is dealt does
    not depend on what is hidden."""
    strangers = [realm for realm in range(4) if g.seat_of[realm] not in seats]
    cards, dungeons = shown(g, seats)
    for realm in range(4):
        redeal_events(g, realm, realm in strangers, cards)
    redeal_treasures(g, strangers)
    redeal_guardians(g, dungeons)
    for realm in strangers:
        g.known = put(g.known, realm, 0)


def redeal_events(g: Nerath, realm: int, stranger: bool, known: int) -> None:
    """A realm's deck, together with its hand if that is unknown; a card that was shown stays where it is, one to
    be played immediately is not kept in a hand (NER-CRD-03)."""
    cards = sorted([n for n in (*g.deck[realm], *(g.hand[realm] if stranger else ())) if not known >> n & 1])
    g.shuffle(cards)
    if stranger and g.hand[realm]:
        cards.sort(key=IS_KEPT)
        g.hand = put(g.hand, realm, tuple(n if known >> n & 1 else cards.pop() for n in g.hand[realm]))
        g.shuffle(cards)
    g.deck[realm] = [n if known >> n & 1 else cards.pop() for n in g.deck[realm]]


def redeal_treasures(g: Nerath, strangers: Sequence[int]) -> None:
    """The Treasure deck and the Treasure cards in unknown hands."""
    cards = sorted([*g.treasure_deck, *(card for realm in strangers for card in g.chest[realm])])
    g.shuffle(cards)
    for realm in strangers:
        g.chest = put(g.chest, realm, tuple(cards.pop() for _ in g.chest[realm]))
    g.treasure_deck = cards


def redeal_guardians(g: Nerath, known: int) -> None:
    """The stack and every face-down token that was not shown."""
    hidden = [n for n, awake in enumerate(g.awake) if not awake and not known >> DUNGEON[n] & 1]
    tokens = sorted([*g.guardian_stack, *(token for n in hidden for token in g.lair[n])])
    g.shuffle(tokens)
    for n in hidden:
        g.lair[n] = tuple(tokens.pop() for _ in g.lair[n])
    g.guardian_stack = tokens
