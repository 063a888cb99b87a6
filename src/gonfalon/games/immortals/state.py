"""The whole state of a game of Immortals, and the small verbs that change it.

A *place* is a region of one realm: `realm * 25 + region`, light first. A *colour* is a seat, or GREEN for the
inhabitants. A card that lies on a board still belongs to its player: `plan` only says where it lies, so that the
number of cards somebody holds does not reveal how many of them are planned (IMM-VIS-02, IMM-VIS-05).
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import State, put

from .printed import (
    BUILDINGS,
    CONFLICT_CARDS,
    CONFLICT_PLACES,
    MAGIC_CARDS,
    PORTAL,
    PROVINCE_OF,
    PROVINCE_PLACES,
    REGIONS,
    SANCTUARY,
    across,
    is_joker,
    realm_of,
)

SIZE: Final = len(REGIONS)
"""Regions in a realm."""
NOBODY: Final = -1
GREEN: Final = 5
"""The colour of the inhabitants."""
COLOURS: Final = 6

ENERGY, GOLD = 0, 1

ARMY_SPACES: Final = 8
SPACES: Final = 10
"""The spaces of a board: four army spaces of the light half, four of the dark one, then a magic space of each."""

CONFLICT: Final = SIZE
"""The first Conflict card among the cards that are laid on a board; Region cards come before."""
MAGIC: Final = CONFLICT + len(CONFLICT_CARDS)
BLANK: Final = MAGIC + len(MAGIC_CARDS)
EMPTY: Final = -2
"""No card on a space. A card that the viewer may not see is -1."""

FREE: Final = (EMPTY,) * SPACES
"""A board without cards."""

PLACES_OF: Final = (*((region, across(region)) for region in range(SIZE)), *CONFLICT_PLACES)
"""The places a Region or Conflict card may stand for; a Region card works in both realms (IMM-PLN-14,
IMM-PLN-15)."""
PROVINCE_MASKS: Final = tuple(
    tuple(sum(1 << place for place in places) for places in provinces) for provinces in PROVINCE_PLACES
)
"""The places of each province, by realm and province: ten in all (IMM-BLD-22, IMM-SCO-07)."""


def is_conflict(card: int) -> bool:
    """Whether a card that is laid on a board is a Conflict card."""
    return CONFLICT <= card < MAGIC


def is_laid_joker(card: int) -> bool:
    """Whether it is a joker among them."""
    return is_conflict(card) and is_joker(card - CONFLICT)


def limbo_of(seat: int, realm: int) -> int:
    """The index in `limbo` of the armies of a seat that wait to enter a realm."""
    return 2 * seat + realm


def holds(mask: int, n: int) -> bool:
    """Whether a set stored as a bit mask holds n."""
    return bool(mask >> n & 1)


class Immortals(State):
    """A game of Immortals.

    `acting` is the space whose card was turned up last, and `left` how many armies the player who is asked may
    still bring from each limbo: they explain the open question.
    """

    players: int
    rounds: int
    round: int
    tribes: tuple[tuple[int, int], ...]
    first: int
    marker: int
    active: int
    stage: str
    acting: int
    left: tuple[int, int]
    owner: list[int]
    armies: list[int]
    reserve: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    limbo: list[int]
    shelves: tuple[tuple[int, ...], ...]
    tray: tuple[int, ...]
    greens: int
    portals: int
    sanctuaries: int
    capitals: int
    gold: list[int]
    energy: list[int]
    points: list[int]
    card_owner: list[int]
    hand: tuple[tuple[int, ...], ...]
    shown: int
    draft_hand: tuple[tuple[int, ...], ...]
    drafted: tuple[int, ...]
    face_up: int
    draft_deck: tuple[tuple[int, ...], ...]
    draft_discard: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    plan: tuple[tuple[int, ...], ...]
    turned: tuple[tuple[int, ...], ...]

    # ------------------------------------------------------------------ order

    def in_order(self) -> tuple[int, ...]:
        """All seats clockwise from the first player (IMM-SET-20), with or without armies (IMM-TRN-08); they
        decide one after another (IMM-TRN-10)."""
        return tuple((self.first + n) % self.players for n in range(self.players))

    def after(self, seat: int) -> int:
        """The left neighbour."""
        return (seat + 1) % self.players

    # ------------------------------------------------------------------ armies

    def put_armies(self, seat: int, place: int, n: int) -> None:
        """Armies enter a region that is empty or their own (IMM-TRN-06)."""
        if n:
            self.owner[place] = seat
            self.armies[place] += n

    def take_armies(self, place: int, n: int) -> None:
        """Armies leave a region; without armies nobody owns it (IMM-TRN-05)."""
        self.armies[place] -= n
        if not self.armies[place]:
            self.owner[place] = NOBODY

    def deploy(self, seat: int, place: int, n: int) -> None:
        """Armies come from the limbo of the region's realm."""
        self.limbo[limbo_of(seat, realm_of(place))] -= n
        self.put_armies(seat, place, n)

    def waiting(self, seat: int, realm: int) -> int:
        """The armies of a seat in the limbo of a realm."""
        return self.limbo[limbo_of(seat, realm)]

    def regions(self, seat: int) -> list[int]:
        """The places a seat occupies."""
        return [place for place, owner in enumerate(self.owner) if owner == seat]

    def occupied(self, seat: int) -> int:
        """The same as a mask."""
        mask = 0
        for place, owner in enumerate(self.owner):
            if owner == seat:
                mask |= 1 << place
        return mask

    def on_board(self, seat: int) -> int:
        """All armies of a seat in both realms (IMM-END-03)."""
        return sum(n for owner, n in zip(self.owner, self.armies, strict=True) if owner == seat)

    def inside(self, colour: int) -> int:
        """The cubes of a colour in the tower (IMM-VIS-17)."""
        return sum(shelf.count(colour) for shelf in self.shelves)

    # ------------------------------------------------------------------ resources

    def gain(self, seat: int, resource: int, n: int = 1) -> None:
        """Gold or energy from the common reserve, which never runs out (IMM-CMP-29)."""
        purse = self.gold if resource == GOLD else self.energy
        purse[seat] += n

    def can_pay(self, seat: int, energy: int, gold: int) -> bool:
        return self.energy[seat] >= energy and self.gold[seat] >= gold

    def pay(self, seat: int, energy: int, gold: int) -> None:
        """The full cost, before the effect (IMM-ACT-06)."""
        self.energy[seat] -= energy
        self.gold[seat] -= gold

    # ------------------------------------------------------------------ buildings

    def may_build(self, building: int, place: int) -> bool:
        """Whether the limits allow it in this place: a Portal, even beside another building (IMM-BLD-13,
        IMM-BLD-14), as long as there are tiles (IMM-BLD-07); otherwise one Sanctuary or Capital (IMM-BLD-19,
        IMM-BLD-20, IMM-BLD-23), and one Capital in a province of a realm (IMM-BLD-21, IMM-BLD-22)."""
        if building == PORTAL:
            return not holds(self.portals, place) and self.portals_left > 0
        if holds(self.sanctuaries | self.capitals, place):
            return False
        return building == SANCTUARY or not self.capitals & PROVINCE_MASKS[realm_of(place)][PROVINCE_OF[place]]

    @property
    def portals_left(self) -> int:
        """Portal tiles in the common reserve (IMM-CMP-30)."""
        return BUILDINGS[PORTAL].supply - self.portals.bit_count()

    def build(self, seat: int, building: int, place: int) -> None:
        """Place a tile for good (IMM-BLD-24); its builder gains VP at once (IMM-BLD-08, IMM-BLD-15, IMM-BLD-17)
        and keeps them (IMM-BLD-25)."""
        if building == PORTAL:
            self.portals |= 1 << place
        elif building == SANCTUARY:
            self.sanctuaries |= 1 << place
        else:
            self.capitals |= 1 << place
        self.points[seat] += BUILDINGS[building].vp_when_built
        self.tell("built", seat, building, place)

    # ------------------------------------------------------------------ cards

    def hold(self, seat: int, conflict: int, shown: bool = False) -> None:
        """A Conflict card joins a hand; `shown`: everybody has seen which (IMM-VIS-13, IMM-VIS-14)."""
        self.hand = put(self.hand, seat, tuple(sorted((*self.hand[seat], conflict))))
        if shown:
            self.shown |= 1 << conflict

    def drop(self, seat: int, conflict: int) -> None:
        """A Conflict card leaves a hand for the discard pile, face up (IMM-ACT-08, IMM-CRD-07)."""
        self.hand = put(self.hand, seat, tuple(card for card in self.hand[seat] if card != conflict))
        self.shown &= ~(1 << conflict)
        self.discard += (conflict,)

    def can_draw(self) -> bool:
        return bool(self.deck or self.discard)

    def draw(self, seat: int) -> None:
        """A Conflict card from the deck; an empty one is made of the discard pile (IMM-CRD-05, IMM-CRD-06)."""
        if not self.deck:
            self.deck, self.discard = self.shuffled(self.discard), ()
        if self.deck:
            *rest, card = self.deck
            self.deck = tuple(rest)
            self.reveal()
            self.hold(seat, card)
            self.tell("drew", seat, secret=(card,), to=(seat,))

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        pile = list(cards)
        self.shuffle(pile)
        return tuple(pile)

    def give_card(self, region: int, seat: int) -> None:
        """The one card of a region changes hands at once, even from a board (IMM-CRD-01, IMM-CRD-03); the action
        planned with it is lost (IMM-ACT-25). To NOBODY: it goes back to the Region deck."""
        former = self.card_owner[region]
        if former == seat:
            return
        self.card_owner[region] = seat
        self.tell("region_card", region, former, seat)
        if former != NOBODY and region in self.plan[former]:
            space = self.plan[former].index(region)
            self.lift(former, space)
            self.reveal()
            self.tell("plan_lost", former, space)

    def lift(self, seat: int, space: int) -> None:
        """Take a card off a board."""
        self.plan = put(self.plan, seat, put(self.plan[seat], space, EMPTY))

    def has_cards(self, seat: int) -> bool:
        """Whether a card lies on the seat's board."""
        return self.plan[seat] != FREE
