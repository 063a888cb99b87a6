"""Setup: what is dealt or chosen, where units are deployed, and the first Tactic cards, as the mode orders it."""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask, Setup, Together, bits, put
from gonfalon.games.tactics.printed import ENEMIES, MAP, MODES, TACTICS, UNITS
from gonfalon.games.tactics.printed.layout import READY, STANDARD
from gonfalon.games.tactics.state import CLASSES, SQUADS, Tactics, party_of, unit_of

from .lessons import LEARNER, lay_lesson
from .replacing import place_enemy, show_card
from .traits import TRAITS

CAMPS: Final = [area.id for area in MAP.start_areas]
OPPOSITE: Final = tuple(CAMPS.index(area.opposite) for area in MAP.start_areas)
PILES: Final = tuple([n for n, unit in enumerate(UNITS) if unit.unit_class == name] for name in CLASSES)


def start(g: Tactics, setup: Setup) -> None:
    """Setup, in the order of the mode: the first player is drawn by lot (TAC-SET-10), units are dealt or chosen
    and deployed, and Tactic cards chosen."""
    g.lay_out(setup.mode, setup.seats, realm_for(setup))
    g.last_round = setup.cap_rounds
    g.first = g.active = g.below(g.players)
    if "lesson" in setup.options:
        lay_lesson(g, setup.options["lesson"])
        g.first = g.active = LEARNER
        g.push("practise")
        return
    if g.rules.enemies:
        start_adventure(g)
        return
    deal_units(g)
    g.push("next_turn")
    g.push("choose_tactics")
    g.push("deal_tactics")
    push_camps(g)


def realm_for(setup: Setup) -> str:
    """The map: the standard one, or for Battle one that is ready or built (TAC-BLD-01)."""
    layouts = MODES[setup.mode].suggested_layouts
    return setup.options.get("realm", next(iter(READY))) if layouts else STANDARD


def start_adventure(g: Tactics) -> None:
    """Tactic cards come before the units are deployed, and the enemy units last (TAC-SOL-06, TAC-SOL-36)."""
    g.enemy_deck = list(range(len(ENEMIES)))
    g.shuffle(g.enemy_deck)
    g.draft, g.spare = deal_draft(g)
    g.push("finale")
    g.push("next_turn")
    g.push("place_enemies")
    push_camps(g)
    g.push("choose_tactics")
    g.push("deal_tactics")
    g.push("choose_units")


def push_camps(g: Tactics) -> None:
    for seat in reversed(g.seats_from(g.first)):
        g.push("camp", seat)


def deal_units(g: Tactics) -> None:
    """One card of each class per player, at random, with full trackers (TAC-SET-03, TAC-SET-04, TAC-SET-05,
    TAC-SET-06, TAC-SET-07, TAC-SET-08, TAC-SET-09)."""
    for unit_class, pile in enumerate(PILES):
        cards = list(pile)
        g.shuffle(cards)
        for seat in range(g.players):
            take_unit(g, unit_of(seat, unit_class), cards[seat])


def take_unit(g: Tactics, unit: int, card: int) -> None:
    g.card = put(g.card, unit, card)
    g.health[unit] = TRAITS[card].top_health
    g.supply[unit] = TRAITS[card].top_supply


def deal_draft(g: Tactics) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """Two cards of each class per player to choose from, and the remaining piles (TAC-SOL-02, TAC-SOL-05,
    TAC-COO-03)."""
    drafts: list[list[int]] = [[] for _ in range(g.players)]
    spare = []
    for pile in PILES:
        cards = list(pile)
        g.shuffle(cards)
        for draft in drafts:
            draft += [cards.pop(), cards.pop()]
        spare.append(tuple(cards))
    return tuple(tuple(draft) for draft in drafts), tuple(spare)


async def choose_units(g: Tactics) -> None:
    """Of each class every player keeps one card and gives the other to the Enemy (TAC-SOL-02, TAC-COO-03)."""

    async def talk(seat: int) -> list[int]:
        kept = []
        for unit_class in range(len(CLASSES)):
            options = [("take", card) for card in g.draft[seat][2 * unit_class : 2 * unit_class + 2]]
            answer = await Ask(seat, "take", options, "TAC-SOL-02", (unit_class,), default=options[0])
            kept.append(int(answer[1]))
        return kept

    for seat, kept in (await Together(range(g.players), talk)).items():
        for unit_class, card in enumerate(kept):
            take_unit(g, unit_of(seat, unit_class), card)
            given = next(other for other in g.draft[seat][2 * unit_class : 2 * unit_class + 2] if other != card)
            show_card(g, unit_of(g.players + seat, unit_class), given)
            g.tell("chose", seat, card, given)
    g.draft = ((),) * g.players


def place_enemies(g: Tactics) -> None:
    """One Enemy after the other, the first player's first (TAC-SOL-13, TAC-COO-07)."""
    for seat in g.seats_from(g.first):
        place_enemy(g, g.players + seat)


async def camp(g: Tactics, seat: int) -> None:
    """A player chooses a starting location nobody has; one or two players, a diagonal (TAC-SET-12, TAC-SET-13,
    TAC-SET-16, TAC-SET-17, TAC-SOL-12, TAC-COO-06)."""
    options = [("camp", camp) for camp in free_camps(g, seat)]
    answer = await Ask(seat, "camp", options, "TAC-SET-13", default=options[0])
    chosen = 1 << answer[1]
    if g.players <= 2:
        chosen |= 1 << OPPOSITE[answer[1]]
    g.camps = put(g.camps, seat, chosen)
    g.tell("camp", seat, answer[1])
    for unit in reversed(SQUADS[seat]):
        g.push("deploy", unit)


def free_camps(g: Tactics, seat: int) -> list[int]:
    """The starting locations left to a player; team mates have opposite ones (TAC-SET-13, TAC-SET-15, TAC-SET-17,
    TAC-ALL-03)."""
    taken = sum(g.camps)
    free = [camp for camp in range(len(CAMPS)) if not taken >> camp & 1]
    if g.players <= 2:
        return [camp for camp in free if camp < OPPOSITE[camp]]
    if len(g.allies[seat]) == 1:
        return free
    of_mates = [camp for camp in free if sum(g.camps[ally] for ally in g.allies[seat]) >> OPPOSITE[camp] & 1]
    return of_mates or [camp for camp in free if not taken >> OPPOSITE[camp] & 1]


async def deploy(g: Tactics, unit: int) -> None:
    """One unit on each star space, in any arrangement; with two players, two in each location (TAC-SET-12,
    TAC-SET-16, TAC-SOL-12)."""
    seat = party_of(unit)
    room = 4 // g.camps[seat].bit_count()
    spaces = []
    for number in bits(g.camps[seat]):
        location = g.realm.camps[number]
        if (location & g.side[seat]).bit_count() < room:
            spaces += list(bits(location & ~g.side[seat]))
    options = [("deploy", unit, space) for space in spaces]
    answer = await Ask(seat, "deploy", options, "TAC-SET-12", (unit,), default=options[0])
    g.place(unit, answer[2])
    g.tell("deployed", unit, answer[2])


def deal_tactics(g: Tactics) -> None:
    """The deck is shuffled and two cards go to each player (TAC-SET-18, TAC-SET-19, TAC-SOL-11)."""
    g.deck = list(range(len(TACTICS)))
    g.shuffle(g.deck)
    for seat in g.seats_from(g.first):
        g.dealt = put(g.dealt, seat, (g.deck.pop(), g.deck.pop()))


async def choose_tactics(g: Tactics) -> None:
    """All keep one card at the same time, secretly; the others go back into the deck (TAC-SET-20, TAC-SET-21)."""

    async def talk(seat: int) -> int:
        options = [("keep", card) for card in g.dealt[seat]]
        answer = await Ask(seat, "keep", options, "TAC-SET-20", default=options[0])
        return int(answer[1])

    for seat, kept in (await Together(range(g.players), talk)).items():
        g.give_card(seat, kept)
        g.deck += [card for card in g.dealt[seat] if card != kept]
    g.dealt = ((),) * g.players
    g.shuffle(g.deck)
