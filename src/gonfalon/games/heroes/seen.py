"""Who may see what: the one place where secrets are removed, and where imagined worlds re-deal them (chapter
VIS)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gonfalon.core import OWN, PUBLIC, put
from gonfalon.core.view import HIDDEN, Seer, hide

from .codes import ABILITY, ARTIFACT, SPELL
from .printed import CARDS, TILES, numbers
from .printed.cards import Ability, Artifact, Spell
from .rules.geography import HIDDEN_TILE
from .rules.laying import layout, strictness, suits
from .rules.search import OWN_DECK
from .state import Heroes

PILES: Final[Mapping[type, int]] = {Ability: ABILITY, Artifact: ARTIFACT, Spell: SPELL}
"""The common pile that a kind of cards comes from."""
CORE_TILES: Final = numbers(TILES)


def counts(g: Heroes, piles: Any, seats: frozenset[int]) -> Any:
    """The number of cards in each of several piles (HER-VIS-03)."""
    return tuple(hide(pile) for pile in piles)


def count(g: Heroes, pile: Any, seats: frozenset[int]) -> Any:
    return hide(pile)


def top_only(g: Heroes, piles: Any, seats: frozenset[int]) -> Any:
    """The top card of each pile (HER-VIS-04, HER-VIS-05)."""
    return tuple((*hide(pile[:-1]), *pile[-1:]) for pile in piles)


def turned_up(g: Heroes, tiles: Any, seats: frozenset[int]) -> Any:
    """Tiles that lie face up (HER-TIL-02, HER-VIS-07)."""
    return tuple(tile if g.face_up >> slot & 1 else HIDDEN_TILE for slot, tile in enumerate(tiles))


def searched(g: Heroes, cards: Any, seats: frozenset[int]) -> Any:
    """Only the searching player sees the cards of a Search (HER-VIS-06)."""
    return cards if g.looker in seats else hide(cards)


OPEN: Final = (
    "players",
    "scenario",
    "difficulty",
    "variants",
    "first",
    "round",
    "active",
    "stage",
    "winners",
    "met",
    "centers",
    "groups",
    "turns",
    "face_up",
    "drawn_tile",
    "visited",
    "flags",
    "shared_flags",
    "first_flags",
    "settled",
    "hero_at",
    "stood",
    "mp",
    "passing",
    "grail",
    "hero",
    "xp",
    "resources",
    "income",
    "removed",
    "ongoing",
    "permanent",
    "built",
    "guild_round",
    "tokens",
    "expert",
    "morale",
    "penalty",
    "used",
    "army",
    "overlays",
    "cubes",
    "gone",
    "homeless",
    "looker",
    "look_pile",
    "neutral_discard",
    "offered",
    "past_weeks",
    "week",
    "effects",
    "power",
    "spent",
    "cast",
    "rolled",
    "field",
    "fighter",
    "sides",
    "hands_on",
    "cards_of",
    "combat_round",
    "guarded",
    "level_before",
    "unit",
    "side",
    "at",
    "wounds",
    "marks",
    "before",
    "walls",
    "spells",
    "last_side",
    "origin",
    "strike",
    "rows",
)
"""What is public (HER-VIS-08, HER-VIS-09, HER-VIS-10, HER-VIS-11, HER-VIS-12, HER-VIS-13)."""

SEEN: Final[Mapping[str, Seer]] = {
    **dict.fromkeys(OPEN, PUBLIC),
    "hand": OWN,
    "deck": counts,
    "discard": top_only,
    "unseen": OWN,
    "pile": counts,
    "pile_discard": top_only,
    "looked_at": searched,
    "neutral_pile": counts,
    "weeks": count,
    "tiles": turned_up,
    "supply": counts,
}
"""What a seat sees of each field; spectators and whoever plays Neutral Units see no more (HER-VIS-01,
HER-VIS-16)."""


# --------------------------------------------------------------------------- imagination


def redeal(g: Heroes, seats: Sequence[int]) -> None:
    """Shuffle what those seats cannot know and deal it again: cards that others gained unseen with the common
    Decks they may come from, hands with Decks, all face-down Decks and Tiles."""
    strangers = [seat for seat in range(g.players) if seat not in seats]
    looking = g.looker in strangers
    own = len(g.looked_at) if looking and g.look_pile == OWN_DECK else 0
    if own:
        g.deck, g.looked_at = put(g.deck, g.looker, (*g.deck[g.looker], *g.looked_at)), ()
    redeal_gained(g, strangers, looking)
    for seat in range(g.players):
        redeal_hand(g, seat, seat in strangers)
    if own:
        cards = g.deck[g.looker]
        g.deck, g.looked_at = put(g.deck, g.looker, cards[:-own]), tuple(sorted(cards[-own:]))
    redeal_decks(g, looking)
    redeal_tiles(g)


def redeal_decks(g: Heroes, looking: bool) -> None:
    """The Neutral Decks and the Astrologers, with the card another player's Rogues are looking at."""
    decks = [*g.neutral_pile, g.weeks]
    if looking and g.look_pile > OWN_DECK:
        decks[g.look_pile - OWN_DECK - 1] += g.looked_at
    decks = [g.shuffled(tuple(sorted(deck))) for deck in decks]
    if looking and g.look_pile > OWN_DECK:
        at = g.look_pile - OWN_DECK - 1
        g.looked_at, decks[at] = decks[at][-1:], decks[at][:-1]
    *tiers, g.weeks = decks
    g.neutral_pile = tuple(tiers)


def redeal_gained(g: Heroes, strangers: Sequence[int], looking: bool) -> None:
    """What other players gained unseen, and what one of them is looking at, may be any card from the same pile."""
    for pile in range(len(g.pile)):
        hidden = [(seat, card) for seat in strangers for card in g.unseen[seat] if pile_of(card) == pile]
        looked = g.looked_at if looking and g.look_pile == pile else ()
        pool = list(g.shuffled(tuple(sorted((*g.pile[pile], *(card for _, card in hidden), *looked)))))
        for seat in strangers:
            regain(g, seat, [(card, pool.pop()) for whose, card in hidden if whose == seat])
        if looked:
            g.looked_at = tuple(sorted(pool.pop() for _ in looked))
        g.pile = put(g.pile, pile, tuple(pool))


def regain(g: Heroes, seat: int, swaps: Sequence[tuple[int, int]]) -> None:
    """Replace the cards another player gained unseen: all are taken out before any is dealt."""
    for old, _ in swaps:
        g.unseen = put(g.unseen, seat, exchanged(g.unseen[seat], old))
        exchange(g, seat, old, HIDDEN)
    for _, new in swaps:
        g.unseen = put(g.unseen, seat, (*g.unseen[seat], new))
        exchange(g, seat, HIDDEN, new)


def exchange(g: Heroes, seat: int, old: int, new: int) -> None:
    """Replace a card wherever the player has it: in hand, in the Deck, or among the cards looked at."""
    if old in g.hand[seat]:
        g.hand = put(g.hand, seat, exchanged(g.hand[seat], old, new))
    elif old in g.deck[seat]:
        g.deck = put(g.deck, seat, exchanged(g.deck[seat], old, new))
    else:
        g.looked_at = exchanged(g.looked_at, old, new)


def pile_of(card: int) -> int:
    """The common pile a card comes from, HIDDEN if it comes from none."""
    return PILES.get(type(CARDS[card]), HIDDEN)


def exchanged(cards: tuple[int, ...], old: int, *new: int) -> tuple[int, ...]:
    """A copy with one card taken out and others put in its place."""
    at = cards.index(old)
    return (*cards[:at], *new, *cards[at + 1 :])


def redeal_hand(g: Heroes, seat: int, stranger: bool) -> None:
    """Another player's hand and Deck together; of one's own only the order of the Deck."""
    if not stranger:
        g.deck = put(g.deck, seat, g.shuffled(tuple(sorted(g.deck[seat]))))
        return
    held = len(g.hand[seat])
    cards = g.shuffled(tuple(sorted((*g.hand[seat], *g.deck[seat]))))
    g.hand = put(g.hand, seat, tuple(sorted(cards[:held])))
    g.deck = put(g.deck, seat, cards[held:])


def redeal_tiles(g: Heroes) -> None:
    """Face-down Tiles of the map and of the supplies, from all that are unseen."""
    seen = {tile for slot, tile in enumerate(g.tiles) if g.face_up >> slot & 1} | {g.drawn_tile}
    pool = [tile for tile in CORE_TILES if tile not in seen]
    g.shuffle(pool)
    places = layout(g.scenario, g.players)
    covered = [slot for slot in range(g.players, len(places)) if not g.face_up >> slot & 1]
    tiles = list(g.tiles)
    for slot in sorted(covered, key=lambda slot: -strictness(places[slot])):
        tiles[slot] = next(tile for tile in pool if suits(places[slot], tile))
        pool.remove(tiles[slot])
    g.tiles = tuple(tiles)
    far = iter([tile for tile in pool if TILES[tile].group == "far"])
    g.supply = tuple(tuple(next(far) for _ in own) for own in g.supply)
