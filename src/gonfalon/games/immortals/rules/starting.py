"""The starting round: groups are settled by a draft of Conflict cards (chapter STA), then the tower is primed.

Hands of five Conflict cards go round; each step everybody secretly takes one card, settles a group in its region,
and takes its Region card. A hand is always of one realm: the first player's is always dark (IMM-STA-12,
IMM-STA-31).
"""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core import Ask, Menu, Option, Together, put
from gonfalon.games.immortals.printed import (
    CONFLICT_PLACES,
    DARK,
    DRAFT,
    HOMES,
    LIGHT,
    PLACES,
    SUPPLY,
    TOWER,
    TRIBES,
    across,
    realm_of,
    region_of,
)
from gonfalon.games.immortals.state import EMPTY, GREEN, NOBODY, Immortals, holds, limbo_of

from .tower import throw

# --------------------------------------------------------------------------- home regions


async def home(g: Immortals, seat: int) -> None:
    """Any one group goes to the start region in light (IMM-STA-06), two more armies to its namesake in darkness
    (IMM-STA-08), and its card to the player (IMM-STA-07)."""
    region = HOMES[g.tribes[seat][LIGHT]]
    options = [("group", size) for size in sorted(set(g.groups[seat]))]
    _, size = await Ask(seat, "home", options, rule="IMM-STA-06", about=(region,), default=options[0])
    settle(g, seat, size, region)
    in_darkness = SUPPLY.dark_start
    take_from_reserve(g, seat, in_darkness)
    g.put_armies(seat, across(region), in_darkness)
    g.tell("settled", seat, in_darkness, across(region))
    g.give_card(region, seat)


def settle(g: Immortals, seat: int, size: int, place: int) -> None:
    """A whole group is deployed, in either realm (IMM-STA-03, IMM-STA-10)."""
    groups = list(g.groups[seat])
    groups.remove(size)
    g.groups = put(g.groups, seat, tuple(groups))
    g.put_armies(seat, place, size)
    g.tell("settled", seat, size, place)


def take_from_reserve(g: Immortals, seat: int, n: int) -> None:
    g.reserve = put(g.reserve, seat, g.reserve[seat] - n)


# --------------------------------------------------------------------------- the draft


def hand_realm(g: Immortals, seat: int) -> int:
    """The realm of the draft hand a seat holds: dark and light alternate from the first player (IMM-STA-12)."""
    return LIGHT if (seat - g.first) % g.players % 2 else DARK


def deal(g: Immortals) -> None:
    """Five cards for everybody, alternately from the dark and the light deck (IMM-STA-12)."""
    for seat in g.in_order():
        for _ in range(DRAFT.hand):
            draft_draw(g, seat)
    g.push("draft")


def draft_draw(g: Immortals, seat: int) -> None:
    """One card of the realm of the hand; an empty deck is made of that realm's discards (IMM-STA-31,
    IMM-STA-42)."""
    realm = hand_realm(g, seat)
    if not g.draft_deck[realm]:
        g.draft_deck = put(g.draft_deck, realm, g.shuffled(g.draft_discard[realm]))
        g.draft_discard = put(g.draft_discard, realm, ())
    *rest, card = g.draft_deck[realm] or (NOBODY,)
    if card != NOBODY:
        g.reveal()
        g.draft_deck = put(g.draft_deck, realm, tuple(rest))
        g.draft_hand = put(g.draft_hand, seat, tuple(sorted((*g.draft_hand[seat], card))))


def empty_places(g: Immortals, conflict: int) -> list[int]:
    """The places a Conflict card stands for that hold no army (IMM-STA-15, IMM-STA-21, IMM-STA-24)."""
    return [place for place in CONFLICT_PLACES[conflict] if g.owner[place] == NOBODY]


def draft_choices(g: Immortals, seat: int) -> list[int]:
    """Whoever has a group left must take a card with an empty region, if there is one (IMM-STA-14); any card
    otherwise (IMM-STA-27, IMM-STA-33)."""
    cards = list(g.draft_hand[seat])
    free = [card for card in cards if empty_places(g, card)] if g.groups[seat] else []
    return free or cards


async def draft(g: Immortals) -> None:
    """A step: all choose at the same time, then the cards are resolved in player order (IMM-STA-13,
    IMM-STA-17)."""
    g.stage = "draft"

    async def choose(seat: int) -> None:
        options: list[Option] = [("draft", card) for card in draft_choices(g, seat)]
        if options:
            _, card = await Ask(seat, "draft", options, rule="IMM-STA-13", default=options[0])
            g.drafted = put(g.drafted, seat, card)

    await Together(range(g.players), choose)
    turn_up(g)
    g.push("draft_end")
    for seat in reversed(g.in_order()):
        g.push("resolve", seat)


def turn_up(g: Immortals) -> None:
    """The chosen cards leave the hands; those meant for deploying are turned up together (IMM-STA-16,
    IMM-STA-34)."""
    g.stage = "settling"
    for seat in g.in_order():
        card = g.drafted[seat]
        if card == EMPTY:
            continue
        g.draft_hand = put(g.draft_hand, seat, tuple(c for c in g.draft_hand[seat] if c != card))
        if g.groups[seat] and empty_places(g, card):
            g.face_up |= 1 << seat
            g.reveal()
            g.tell("chose", seat, card)


async def resolve(g: Immortals, seat: int) -> None:
    """Settle a group where the card says (IMM-STA-18, IMM-STA-19, IMM-STA-20), or keep the card if there is no
    room or no group (IMM-STA-27, IMM-STA-28, IMM-STA-33); without a card, settle anywhere (IMM-STA-44)."""
    g.active = seat
    card, up = g.drafted[seat], holds(g.face_up, seat)
    if card == EMPTY:
        places = [place for place in PLACES if g.owner[place] == NOBODY] if g.groups[seat] else []
    else:
        places = empty_places(g, card) if up else []
    if places:
        options, about = settling(g, seat, places), (card,) if up else ()
        default = ("settle", min(g.groups[seat]), places[0])
        _, size, place = await Ask(seat, "settle", options, rule="IMM-STA-18", about=about, default=default)
        settle(g, seat, size, place)
        kept = take_card(g, seat, place)
    else:
        kept = True
    if card != EMPTY:
        put_away(g, seat, card, kept, up)


def settling(g: Immortals, seat: int, places: Sequence[int]) -> Sequence[Option]:
    """A group to choose, and with a joker a region."""
    mask = sum(1 << place for place in places)
    options: list[Option] = [("settle", size, place) for size in sorted(set(g.groups[seat])) for place in places]
    return options if len(options) == 1 else Menu({("settle", size): mask for size in sorted(set(g.groups[seat]))})


def take_card(g: Immortals, seat: int, place: int) -> bool:
    """Take the Region card from the open deck if nobody has it (IMM-STA-22, IMM-STA-26, IMM-STA-43). True if
    another player has: then the Conflict card is kept (IMM-STA-25)."""
    region = region_of(place)
    owner = g.card_owner[region]
    if owner == NOBODY:
        g.give_card(region, seat)
    return owner not in (NOBODY, seat)


def put_away(g: Immortals, seat: int, card: int, kept: bool, seen: bool) -> None:
    """The chosen card is kept in hand for the main game, or discarded (IMM-STA-23, IMM-STA-25,
    IMM-STA-36)."""
    g.drafted = put(g.drafted, seat, EMPTY)
    g.face_up &= ~(1 << seat)
    if kept:
        g.hold(seat, card, shown=seen)
        g.tell("kept", seat, *((card,) if seen else ()), secret=() if seen else (card,), to=(seat,))
    else:
        realm = realm_of(CONFLICT_PLACES[card][0])
        g.draft_discard = put(g.draft_discard, realm, (*g.draft_discard[realm], card))


def draft_end(g: Immortals) -> None:
    """Hands and the marker go left, and hands are filled up (IMM-STA-29, IMM-STA-30, IMM-STA-31), until no group
    is left (IMM-STA-32); then the marker stays (IMM-STA-37)."""
    if not any(g.groups):
        g.push("prime")
        g.push("prepare")
        return
    g.draft_hand = (g.draft_hand[-1], *g.draft_hand[:-1])
    g.first = g.marker = g.after(g.first)
    g.reveal()
    for seat in g.in_order():
        draft_draw(g, seat)
    g.push("draft")


# --------------------------------------------------------------------------- before the first round


def prepare(g: Immortals) -> None:
    """Starting resources (IMM-STA-38), one Conflict deck for both realms with the hands that are left (IMM-STA-35,
    IMM-STA-39), and the first armies in limbo (IMM-STA-41)."""
    for seat in range(g.players):
        for tribe in g.tribes[seat]:
            g.energy[seat] += TRIBES[tribe].energy
            g.gold[seat] += TRIBES[tribe].gold
        for realm in (LIGHT, DARK):
            g.limbo[limbo_of(seat, realm)] += SUPPLY.in_each_limbo
            take_from_reserve(g, seat, SUPPLY.in_each_limbo)
    piles = (*g.draft_deck, *g.draft_discard, *g.draft_hand)
    g.draft_deck, g.draft_discard, g.draft_hand = ((), ()), ((), ()), ((),) * g.players
    g.deck = g.shuffled(tuple(sorted(card for pile in piles for card in pile)))


def prime(g: Immortals) -> None:
    """Seven cubes a player and ten inhabitants are thrown into the tower at once, after limbo is filled
    (IMM-TOW-01, IMM-TOW-03, IMM-TOW-04). At most two inhabitants stay in the tray (IMM-TOW-08, IMM-TOW-09); the
    cubes left in reserve are out of the game (IMM-TOW-10)."""
    each, inhabitants = TOWER.priming.armies_per_player, TOWER.priming.inhabitants
    for seat in range(g.players):
        take_from_reserve(g, seat, each)
    g.greens -= inhabitants
    cubes = [seat for seat in range(g.players) for _ in range(each)] + [GREEN] * inhabitants
    fallen = throw(g, cubes)
    g.tell("primed", *fallen)
    excess = max(0, fallen[GREEN] - TOWER.priming.inhabitants_kept)
    g.greens += excess
    g.tray = put(g.tray, GREEN, fallen[GREEN] - excess)
    g.push("round")
    for seat in reversed(g.in_order()):
        g.push("share_out", seat)


async def share_out(g: Immortals, seat: int) -> None:
    """In player order, the owners divide their fallen cubes between their two limbos
    (IMM-TOW-05, IMM-TOW-06, IMM-TOW-07)."""
    g.active = seat
    fallen = g.tray[seat]
    light = 0
    if fallen:
        options = [("share", n) for n in range(fallen + 1)]
        _, light = await Ask(
            seat, "share", options, rule="IMM-TOW-05", about=(fallen,), default=options[fallen // 2]
        )
        g.tell("shared", seat, light, fallen - light)
    g.tray = put(g.tray, seat, 0)
    g.limbo[limbo_of(seat, LIGHT)] += light
    g.limbo[limbo_of(seat, DARK)] += fallen - light
