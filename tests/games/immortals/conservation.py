"""What never changes in a game of Immortals: no cube or card is created or lost, and all are where they may be."""

from __future__ import annotations

from collections import Counter

from gonfalon.games.immortals.printed import (
    BUILDINGS,
    CONFLICT_CARDS,
    CONFLICT_PLACES,
    COUNTS,
    DARK,
    LIGHT,
    PORTAL,
    SUPPLY,
    TOWER,
    across,
    is_joker,
    realm_of,
)
from gonfalon.games.immortals.rules.board import NOT_FOR_JOKERS
from gonfalon.games.immortals.rules.starting import hand_realm
from gonfalon.games.immortals.state import (
    ARMY_SPACES,
    BLANK,
    CONFLICT,
    EMPTY,
    FREE,
    GREEN,
    MAGIC,
    NOBODY,
    PROVINCE_MASKS,
    SIZE,
    Immortals,
)

LEFT_OVER = {3: 0, 4: 0, 5: 4}
"""The cubes of a player that stay out of the game, by the number of players (IMM-TOW-10)."""


def check(g: Immortals) -> None:
    """Fail with a sentence that says what was created, lost or misplaced."""
    check_pieces(g)
    check_reserve(g)
    check_occupants(g)


def check_pieces(g: Immortals) -> None:
    """What holds in a made position too."""
    check_cubes(g)
    check_armies(g)
    check_conflict_cards(g)
    check_draft(g)
    check_region_cards(g)
    for seat in range(g.players):
        check_board(g, seat)
    check_buildings(g)
    check_table(g)


def check_cubes(g: Immortals) -> None:
    """43 cubes a player and 20 inhabitants, wherever they are (IMM-SET-13, IMM-TOW-13)."""
    for seat in range(g.players):
        limbo = g.limbo[2 * seat] + g.limbo[2 * seat + 1]
        inside = sum(shelf.count(seat) for shelf in g.shelves)
        board = sum(n for owner, n in zip(g.owner, g.armies, strict=True) if owner == seat)
        parts = (board, sum(g.groups[seat]), g.reserve[seat], limbo, inside, g.tray[seat])
        assert sum(parts) == SUPPLY.army_cubes, f"seat {seat} has {parts} cubes"
        assert min(parts) >= 0, f"seat {seat} has {parts} cubes"
    greens = (g.greens, sum(shelf.count(GREEN) for shelf in g.shelves), g.tray[GREEN])
    assert sum(greens) == TOWER.battle.inhabitants, f"there are {greens} inhabitants"
    assert min((*greens, *g.limbo)) >= 0, f"there are {greens} inhabitants, in limbo {g.limbo}"
    colours = {colour for shelf in g.shelves for colour in shelf}
    assert colours <= {*range(g.players), GREEN}, f"colours {colours} in the tower"
    assert not any(g.tray[g.players : GREEN]), "cubes of nobody in the tray"


def check_armies(g: Immortals) -> None:
    """Who has armies in a region occupies it, and nobody else does (IMM-TRN-05)."""
    for place, (owner, n) in enumerate(zip(g.owner, g.armies, strict=True)):
        assert NOBODY <= owner < g.players, f"place {place} is occupied by {owner}"
        assert (n > 0) == (owner != NOBODY), f"place {place} is occupied by {owner} with {n} armies"
        assert n >= 0, f"{n} armies in place {place}"


def check_conflict_cards(g: Immortals) -> None:
    """Each of the 60 Conflict cards is in one place; in the draft the realms are apart (IMM-STA-11, 39)."""
    chosen = [card for card in g.drafted if card != EMPTY and card not in g.draft_hand[g.drafted.index(card)]]
    piles = (g.deck, g.discard, *g.hand, *g.draft_hand, *g.draft_deck, *g.draft_discard, chosen)
    cards = sorted(card for pile in piles for card in pile)
    assert cards == list(range(len(CONFLICT_CARDS))), f"the Conflict cards are {Counter(cards)}"
    for realm in (LIGHT, DARK):
        for card in (*g.draft_deck[realm], *g.draft_discard[realm]):
            assert realm_of(CONFLICT_PLACES[card][0]) == realm, f"Conflict card {card} in the wrong deck"
    held = {card for hand in g.hand for card in hand}
    assert all(card in held for card in range(len(CONFLICT_CARDS)) if g.shown >> card & 1), "shown, and not held"


def check_draft(g: Immortals) -> None:
    """A draft hand is of one realm, which follows from the seat's place in order (IMM-STA-12, 31)."""
    if g.deck or g.round:
        assert not any((*g.draft_hand, *g.draft_deck, *g.draft_discard)), "cards of the draft are left"
        assert not any(g.groups), "the draft is over, and groups are left"
        assert g.drafted == (EMPTY,) * g.players
        return
    for seat, hand in enumerate(g.draft_hand):
        assert len(hand) <= 5, f"seat {seat} has {len(hand)} cards to choose from"
        for card in hand:
            assert realm_of(CONFLICT_PLACES[card][0]) == hand_realm(g, seat), f"seat {seat} drafts with {hand}"
    for seat, card in enumerate(g.drafted):
        in_hand = card in g.draft_hand[seat]
        assert card == EMPTY or in_hand == (g.stage == "draft"), f"seat {seat} has chosen {card}"
    assert not g.face_up & sum(1 << seat for seat, card in enumerate(g.drafted) if card == EMPTY)


def check_region_cards(g: Immortals) -> None:
    """Each of the 25 Region cards has one owner, or lies in the deck."""
    assert len(g.card_owner) == SIZE
    for region, owner in enumerate(g.card_owner):
        assert NOBODY <= owner < g.players, f"the card of region {region} is owned by {owner}"


def check_board(g: Immortals, seat: int) -> None:
    """What lies on a board is held by its player and may lie there (IMM-PLN-03 to 06, 11, 18)."""
    plan, spare = g.plan[seat], NOT_FOR_JOKERS[g.tribes[seat]]
    assert len(plan) == len(FREE)
    for space, card in enumerate(plan):
        where = f"card {card} on space {space} of seat {seat}"
        assert card == EMPTY or 0 <= card <= BLANK, where
        if card in (EMPTY, BLANK):
            continue
        assert plan.count(card) == 1, f"{where} and elsewhere"
        assert (card >= MAGIC) == (space >= ARMY_SPACES), where
        if card < CONFLICT:
            assert g.card_owner[card] == seat, f"{where}, which it does not own"
        elif card < MAGIC:
            assert card - CONFLICT in g.hand[seat], f"{where}, which it does not hold"
            assert not (is_joker(card - CONFLICT) and spare >> space & 1), where
    assert plan.count(BLANK) <= COUNTS.blank_cards_per_player, f"{plan.count(BLANK)} blank cards of seat {seat}"


def check_buildings(g: Immortals) -> None:
    """A Portal and another building at most in a place, a Capital in a province (IMM-BLD-07, 13, 20 to 22)."""
    assert g.portals.bit_count() <= BUILDINGS[PORTAL].supply
    assert not g.sanctuaries & g.capitals, "a Sanctuary and a Capital in one place"
    for provinces in PROVINCE_MASKS:
        for mask in provinces:
            assert (g.capitals & mask).bit_count() <= 1, "two Capitals in a province"
    assert (g.portals | g.sanctuaries | g.capitals) >> 2 * SIZE == 0


def check_table(g: Immortals) -> None:
    """Nobody owes anything; the round is one that is played."""
    assert min((*g.gold, *g.energy, *g.points)) >= 0, f"gold {g.gold}, energy {g.energy}, points {g.points}"
    assert 0 <= g.first < g.players
    assert 0 <= g.marker < g.players
    assert 0 <= g.round <= g.rounds
    if g.stage not in ("planning", "actions"):
        assert g.plan == (FREE,) * g.players, f"cards on the boards in stage {g.stage}"


def check_reserve(g: Immortals) -> None:
    """After priming what is in the reserve stays there: the cubes in play are always as many (IMM-TOW-10, 13)."""
    if g.round:
        assert g.reserve == (LEFT_OVER[g.players],) * g.players, f"the reserves are {g.reserve}"


def check_occupants(g: Immortals) -> None:
    """The card of a region that is occupied in both realms belongs to one of its occupants (IMM-CRD-11)."""
    for region, owner in enumerate(g.card_owner):
        occupants = (g.owner[region], g.owner[across(region)])
        assert NOBODY in occupants or owner in occupants, f"the card of region {region} is owned by {owner}"
