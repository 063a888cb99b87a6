"""The whole state of a game of Heroes, and the small methods that change it.

codes.py says what its numbers stand for. Lists of cards have their top card last. The fighting units of a combat
are numbered in the order they were deployed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gonfalon.core import Option, State, put

from .codes import GOLD, NOBODY, NOWHERE, TOP_LEVEL, creature_of, flipped, is_neutral, is_pack, purse_at, tier_of
from .printed import HEROES, LEVELS


class Lasting(NamedTuple):
    """An effect that lasts on a player (a seat, or -1 for everybody) or on a fighting unit."""

    what: str
    subject: int
    amount: int
    until: str
    card: int

    def __repr__(self) -> str:
        """As plain data, which states are."""
        return tuple.__repr__(self)


class Heroes(State):
    """A game of Heroes. The comments explain each field; piles have their top card last."""

    # -- the table
    players: int
    scenario: int
    difficulty: int  # 0 easy to 3 impossible
    variants: tuple[str, ...]  # ids of the optional rules in use
    first: int  # the starting player
    round: int  # 0 during setup
    active: int  # whose Turn it is
    stage: str  # setup, turn, combat, over
    winners: tuple[int, ...]
    met: tuple[tuple[int, ...], ...]  # by seat: victory conditions of the Scenario met, in their order
    # -- the map, one row per slot
    centers: tuple[tuple[int, int], ...]  # axial coordinates of the middle field
    groups: tuple[int, ...]  # what the back shows: 0 starting, 1 far, 2 near, 3 center
    tiles: tuple[int, ...]  # the tile that lies there, also face down
    turns: tuple[int, ...]  # clockwise sixths
    face_up: int  # mask of slots
    supply: tuple[tuple[int, ...], ...]  # by seat: its own Far Tiles, face down
    drawn_tile: int  # the Far Tile about to be placed
    visited: int  # mask of fields: a Black Cube, or guards beaten for good
    flags: tuple[tuple[int, int], ...]  # pairs of a flagged field and its holder
    shared_flags: tuple[int, ...]  # by seat: mask of Obelisks and the like with its cube
    first_flags: int  # mask of fields flagged at least once
    settled: tuple[tuple[int, int], ...]  # pairs of a Settlement and its resource, or 3 for reinforcement
    # -- heroes on the map
    hero_at: list[int]
    stood: list[int]  # the field where a hero last stood legally (HER-BAT-52)
    mp: list[int]
    passing: tuple[int, ...]  # by seat: how the heroes pass fields this turn (mask of heroes with Angel Wings)
    grail: int
    # -- players, one row per seat
    hero: tuple[int, ...]  # hero card, -1 before it is chosen
    xp: tuple[int, ...]  # steps on the Level Tracker
    resources: list[int]  # by `purse_at`
    income: tuple[int, ...]  # by `purse_at`
    deck: tuple[tuple[int, ...], ...]
    hand: tuple[tuple[int, ...], ...]
    discard: tuple[tuple[int, ...], ...]
    unseen: tuple[tuple[int, ...], ...]  # by seat: cards gained that the others have not seen yet
    removed: tuple[int, ...]  # cards out of the game
    ongoing: tuple[tuple[int, ...], ...]  # cards in front of a player while their effect lasts
    permanent: tuple[int, ...]  # the Permanent card in play, or -1
    built: tuple[int, ...]  # mask of kinds of buildings
    guild_round: tuple[int, ...]  # the round in which the Mage Guild was built
    tokens: list[int]
    expert: tuple[int, ...]  # Expert Effects used this round
    morale: tuple[int, ...]
    penalty: int  # mask of seats that discard their hand when they end their Turn
    used: tuple[tuple[str, ...], ...]  # by seat: once-per-turn effects already used
    army: tuple[tuple[int, ...], ...]  # Unit Decks, sorted
    overlays: tuple[tuple[tuple[int, int], ...], ...]  # by seat: pairs of a creature and the card laid on it
    cubes: tuple[tuple[int, ...], ...]  # by seat: Faction Cubes won, by the seat they came from
    gone: int  # mask of eliminated seats
    homeless: tuple[int, ...]  # complete rounds without Town or Settlement
    # -- common decks
    pile: tuple[tuple[int, ...], ...]  # Ability, Artifact, Spell
    pile_discard: tuple[tuple[int, ...], ...]
    looked_at: tuple[int, ...]  # cards that the searching player looks at
    looker: int  # who looks at them, NOBODY when nobody does
    look_pile: int  # where they are from: a common pile, 3 for the looker's own Deck, NOBODY for a Discard Pile
    neutral_pile: tuple[tuple[int, ...], ...]  # by tier
    neutral_discard: tuple[tuple[int, ...], ...]
    offered: tuple[int, ...]  # Neutral Units drawn for recruitment
    weeks: tuple[int, ...]  # Astrologers deck
    past_weeks: tuple[int, ...]
    week: int  # the Astrologers card in force, -1 for none
    # -- lasting effects on players, oldest first
    effects: tuple[Lasting, ...]
    power: tuple[int, ...]  # by seat: Empower points played and not yet used
    spent: tuple[tuple[int, ...], ...]  # by seat: cards played for the unused Power, or for the last spell
    cast: tuple[int, ...]  # what was cast last: seat, card, level, school, or nothing
    rolled: tuple[int, ...]  # the dice on the table, as face numbers
    # -- the combat
    field: int  # where it is fought, -1 without one
    fighter: tuple[int, int]  # by side: the hero that leads, -1 for Units alone or Neutral Units
    sides: tuple[int, int]  # by side: whose Units; NOBODY for Neutral Units
    hands_on: tuple[int, int]  # by side: who decides for it
    cards_of: int  # mask of sides that may play cards
    combat_round: int  # 0 before the first
    guarded: int  # the difficulty of the field, 0 for a combat between players
    level_before: tuple[int, int]  # levels of both when it began
    unit: list[int]  # by fighting unit: the face that is up
    side: list[int]
    at: list[int]  # its space, TOWER, or NOWHERE when it is defeated
    wounds: list[int]
    marks: list[int]
    before: tuple[int, ...]  # by fighting unit: the unit that was deployed
    walls: tuple[int, ...]  # by column of the Middle Row
    spells: tuple[int, int]  # by side: spells cast this Combat Round
    origin: int  # the space where the activated unit began its activation
    last_side: tuple[int, int]  # initiative and side of the last activation (HER-BAT-38)
    strike: tuple[int, ...]  # attacking unit, target, 1 for a retaliation
    rows: tuple[Lasting, ...]  # lasting effects on fighting units, oldest first

    # ------------------------------------------------------------------ order and friends

    def in_order(self, seat: int | None = None) -> tuple[int, ...]:
        """The seats still in the game clockwise from one, by default the starting player (HER-RND-01, HER-GEN-05,
        HER-DIG-06)."""
        start = self.first if seat is None else seat
        seats = ((start + n) % self.players for n in range(self.players))
        return tuple(each for each in seats if not self.gone >> each & 1)

    def right_of(self, seat: int) -> int:
        """The opponent to the right controls Neutral Units, even after being eliminated (HER-BAT-14,
        HER-END-07, HER-MOD-04)."""
        return (seat - 1) % self.players

    def heroes_on(self, field: int) -> list[int]:
        return [hero for hero, at in enumerate(self.hero_at) if at == field]

    def has_variant(self, name: str) -> bool:
        return name in self.variants

    # ------------------------------------------------------------------ level

    def level(self, seat: int) -> int:
        """Two Experience per level (HER-LVL-02, HER-LVL-03, HER-HRO-04)."""
        return min(1 + self.xp[seat] // 2, TOP_LEVEL)

    def hand_limit(self, seat: int) -> int:
        """Printed for the level, plus what the Astrologers say (HER-TRN-05)."""
        return LEVELS[self.level(seat) - 1].hand_limit + self.sum_of("hand_limit", seat)

    def experts_left(self, seat: int) -> int:
        """(HER-CRD-18, HER-LVL-17)"""
        return LEVELS[self.level(seat) - 1].expert_uses - self.expert[seat]

    # ------------------------------------------------------------------ effects that last on a player

    def last(self, what: str, subject: int, amount: int, until: str, card: int = -1) -> None:
        """Record a lasting effect. `subject` is a seat, or -1 for everybody; `until` is turn (the end of the
        seat's Turn), own_turn (the start of the seat's next Turn), round, week, combat, or used."""
        self.effects = (*self.effects, Lasting(what, subject, amount, until, card))

    def sum_of(self, what: str, seat: int) -> int:
        """The sum of a seat's lasting effects of one sort."""
        return sum(row.amount for row in self.effects if row.what == what and row.subject in (seat, -1))

    def is_under(self, what: str, seat: int) -> bool:
        """Whether an effect of a sort lasts on this very seat."""
        return any(row.subject == seat and row.what == what for row in self.effects)

    def end_effects(self, until: str, subject: int | None = None) -> None:
        """End the effects that lasted until then; their cards in front of players are discarded."""
        self.effects = tuple(
            row for row in self.effects if row.until != until or (subject is not None and row.subject != subject)
        )

    def use_up(self, what: str, seat: int) -> bool:
        """Use up the oldest effect of a sort. False if there is none (HER-CRD-09)."""
        for n, row in enumerate(self.effects):
            if row.what == what and row.subject in (seat, -1):
                self.effects = self.effects[:n] + self.effects[n + 1 :]
                return True
        return False

    # ------------------------------------------------------------------ resources

    def gain(self, seat: int, resource: int, n: int) -> None:
        """From the supply, which never runs out; a loss never goes below zero (HER-CMP-08, HER-GEN-03,
        HER-RES-05)."""
        at = purse_at(seat, resource)
        self.resources[at] = max(0, self.resources[at] + n)

    def can_pay(self, seat: int, cost: tuple[int, int, int]) -> bool:
        """A cost is paid in full or not at all (HER-GEN-03)."""
        have = self.resources
        at = purse_at(seat, GOLD)
        return have[at] >= cost[0] and have[at + 1] >= cost[1] and have[at + 2] >= cost[2]

    def pay(self, seat: int, cost: tuple[int, int, int]) -> None:
        for resource, n in enumerate(cost):
            self.resources[purse_at(seat, resource)] -= n

    def raise_income(self, seat: int, resource: int, n: int) -> None:
        """Income is a number; it may rise above the printed track (HER-RES-04, HER-RES-06)."""
        at = purse_at(seat, resource)
        self.income = put(self.income, at, max(0, self.income[at] + n))

    # ------------------------------------------------------------------ the map

    def flag_of(self, field: int) -> int:
        """Whose Faction Cube lies on a field; Towns without a cube (HER-SET-28) are handled in `geography`."""
        for flagged, holder in self.flags:
            if flagged == field:
                return holder
        return NOBODY

    def set_flag(self, field: int, seat: int) -> None:
        """Put a cube on a field, or take it off with NOBODY."""
        others = tuple(pair for pair in self.flags if pair[0] != field)
        self.flags = others if seat == NOBODY else tuple(sorted((*others, (field, seat))))

    def settled_as(self, field: int) -> int:
        """What a Settlement gives its holder: a resource, 3 for reinforcement, or NOWHERE."""
        return next((what for at, what in self.settled if at == field), NOWHERE)

    def settle(self, field: int, what: int) -> None:
        others = tuple(pair for pair in self.settled if pair[0] != field)
        self.settled = others if what == NOWHERE else tuple(sorted((*others, (field, what))))

    def win_cube(self, winner: int, loser: int) -> None:
        """A Faction Cube of a beaten hero or a captured Town (HER-END-10)."""
        won = self.cubes[winner]
        self.cubes = put(self.cubes, winner, put(won, loser, won[loser] + 1))
        self.tell("cube", winner, loser)

    # ------------------------------------------------------------------ cards of a player

    def draw(self, seat: int, n: int = 1) -> tuple[int, ...]:
        """Draw from the player's own Deck; an empty one is refilled from the Discard Pile, in the middle of a draw
        if need be (HER-CRD-04, HER-TRN-12)."""
        drawn: list[int] = []
        for _ in range(n):
            if not self.deck[seat]:
                self.reshuffle(seat)
            if not self.deck[seat]:
                break
            drawn.append(self.deck[seat][-1])
            self.deck = put(self.deck, seat, self.deck[seat][:-1])
        if drawn:
            self.reveal()
            self.hold(seat, *drawn)
            self.tell("drew", seat, len(drawn), secret=tuple(drawn), to=(seat,))
        return tuple(drawn)

    def reshuffle(self, seat: int) -> None:
        """The Discard Pile goes into the Deck."""
        self.deck = put(self.deck, seat, self.shuffled((*self.deck[seat], *self.discard[seat])))
        self.discard = put(self.discard, seat, ())

    def hold(self, seat: int, *cards: int) -> None:
        """Cards join a hand, which is kept sorted."""
        self.hand = put(self.hand, seat, tuple(sorted((*self.hand[seat], *cards))))

    def gain_card(self, seat: int, card: int, shown: bool = False) -> None:
        """A gained card goes to the hand, or under an optional rule to the Discard Pile (HER-CRD-05, HER-HRO-13,
        HER-VAR-14). `shown`: everyone has seen which it is."""
        if self.has_variant("gains_to_discard"):
            self.to_discard(seat, card)
            return
        self.hold(seat, card)
        if not shown:
            self.unseen = put(self.unseen, seat, (*self.unseen[seat], card))

    def drop(self, seat: int, card: int) -> None:
        """Take a card out of a hand, seen by all; the caller puts it somewhere."""
        self.reveal()
        hand = list(self.hand[seat])
        hand.remove(card)
        self.hand = put(self.hand, seat, tuple(hand))

    def lay_off(self, seat: int, card: int) -> None:
        """Discard a card from hand, seen by all (HER-CRD-03)."""
        self.drop(seat, card)
        self.to_discard(seat, card)

    def to_discard(self, seat: int, card: int) -> None:
        """On top of a player's Discard Pile, seen by all."""
        self.reveal()
        self.discard = put(self.discard, seat, (*self.discard[seat], card))
        self.show(seat, card)

    def show(self, seat: int, card: int) -> None:
        """Everyone has seen a card of a player."""
        if card in self.unseen[seat]:
            unseen = list(self.unseen[seat])
            unseen.remove(card)
            self.unseen = put(self.unseen, seat, tuple(unseen))

    def remove(self, card: int) -> None:
        """Remove a card from the game (HER-CRD-13)."""
        self.removed = (*self.removed, card)

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        pile = list(cards)
        self.shuffle(pile)
        return tuple(pile)

    # ------------------------------------------------------------------ common piles

    def take_top(self, pile: int) -> int:
        """The top card of a common Deck, NOBODY if there is none at all; see HER-CRD-15, HER-CRD-16."""
        if not self.pile[pile] and self.pile_discard[pile]:
            self.renew(pile)
        if not self.pile[pile]:
            return NOBODY
        card = self.pile[pile][-1]
        self.pile = put(self.pile, pile, self.pile[pile][:-1])
        self.reveal()
        return card

    def renew(self, pile: int) -> None:
        """An empty Deck is refilled from its Discard Pile, and its top card opens the new one (HER-CRD-15)."""
        cards = self.shuffled(self.pile_discard[pile])
        self.pile = put(self.pile, pile, cards[:-1])
        self.pile_discard = put(self.pile_discard, pile, cards[-1:])

    def pile_off(self, pile: int, *cards: int) -> None:
        """Cards go on a common Discard Pile, the last on top, seen by all."""
        self.reveal()
        self.pile_discard = put(self.pile_discard, pile, (*self.pile_discard[pile], *cards))

    def open_discard(self, pile: int) -> None:
        """An empty Discard Pile gets the top card of its Deck (HER-CRD-16)."""
        if not self.pile_discard[pile] and self.pile[pile]:
            card = self.pile[pile][-1]
            self.pile = put(self.pile, pile, self.pile[pile][:-1])
            self.reveal()
            self.pile_off(pile, card)

    def draw_neutral(self, tier: int) -> int:
        """Draw from a Neutral Deck, NOBODY if all its cards are in play (HER-NEU-02, HER-NEU-03)."""
        if not self.neutral_pile[tier]:
            self.neutral_pile = put(self.neutral_pile, tier, self.shuffled(self.neutral_discard[tier]))
            self.neutral_discard = put(self.neutral_discard, tier, ())
        if not self.neutral_pile[tier]:
            return NOBODY
        card = self.neutral_pile[tier][-1]
        self.neutral_pile = put(self.neutral_pile, tier, self.neutral_pile[tier][:-1])
        self.reveal()
        return card

    def discard_neutral(self, creature: int) -> None:
        """To the Discard Pile of its tier (HER-NEU-07)."""
        tier = tier_of(creature)
        self.neutral_discard = put(self.neutral_discard, tier, (*self.neutral_discard[tier], creature))

    # ------------------------------------------------------------------ Unit Decks

    def enlist(self, seat: int, unit: int) -> None:
        """A Unit joins a Unit Deck (HER-UNT-06)."""
        self.army = put(self.army, seat, tuple(sorted((*self.army[seat], unit))))

    def dismiss(self, seat: int, unit: int) -> None:
        """A Unit leaves a Unit Deck; a Neutral one goes to its Discard Pile (HER-UNT-08)."""
        army = list(self.army[seat])
        army.remove(unit)
        self.army = put(self.army, seat, tuple(army))
        if is_neutral(creature_of(unit)):
            self.discard_neutral(creature_of(unit))

    def flip(self, seat: int, unit: int) -> None:
        """From Few to Pack or back (HER-UNT-05)."""
        army = list(self.army[seat])
        army.remove(unit)
        self.army = put(self.army, seat, tuple(sorted((*army, flipped(unit)))))

    def fews(self, seat: int) -> list[int]:
        """Units that could be reinforced; never a Neutral one (HER-NEU-06)."""
        return [unit for unit in self.army[seat] if not is_pack(unit) and not is_neutral(creature_of(unit))]


def asked(options: Sequence[Option]) -> Callable[[], Sequence[Option]]:
    """A question about hidden cards is asked even if only one answer is left, or others would learn as much."""
    return lambda: options


def faction_of(g: Heroes, seat: int) -> str:
    """The id of the seat's Faction."""
    return HEROES[g.hero[seat]].faction
