"""A game of Tactics from setup to scoring, in the order of the rulebook: start reading here.

The frames of a turn are pushed in `turn` and run from the last to the first: flags, start of the turn, actions,
rest, draw, next turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core import Ask, Setup, Together, bits, put
from gonfalon.core.game import Phase

from .abilities import POISON, in_order, use, would_help
from .actions import END, begin_action, menu
from .attacks import SHED_COST, may_counter
from .cards import FORCED_MARCH
from .fights import attack, counter
from .movement import gait_of, move_points, travel
from .printed import MAP, MODES, TACTICS, TURN, UNITS
from .scoring import points
from .state import CLASSES, KINDS, MOVE, OFF_MAP, Tactics
from .traits import TRAITS
from .windows import Moment, offer, reveal, stirs
from .zones import advance_flags

HAND_LIMIT: Final = TURN.hand_limit
CAMPS: Final = [area.id for area in MAP.start_areas]
OPPOSITE: Final = tuple(CAMPS.index(area.opposite) for area in MAP.start_areas)
WITH_ABILITY: Final = {
    trigger: frozenset(n for n, traits in enumerate(TRAITS) if traits.at[trigger])
    for trigger in ("turn_start", "turn_end")
}
PILES: Final = tuple([n for n, unit in enumerate(UNITS) if unit.unit_class == name] for name in CLASSES)


def start(g: Tactics, setup: Setup) -> None:
    """Setup: units are dealt, then deployed, then Tactic cards are chosen (TAC-SET-02 to 25)."""
    g.lay_out(setup.seats, MODES[setup.mode].cap_rounds)  # type: ignore[index]
    deal_units(g)
    g.first = g.active = g.below(g.players)
    g.push("next_turn")
    g.push("choose_tactics")
    g.push("deal_tactics")
    for seat in reversed(g.seats_from(g.first)):
        g.push("camp", seat)


def deal_units(g: Tactics) -> None:
    """One card of each class a player, at random, with full trackers (TAC-SET-03 to 09)."""
    for unit_class, pile in enumerate(PILES):
        cards = list(pile)
        g.shuffle(cards)
        for seat in range(g.players):
            unit = seat * 4 + unit_class
            g.card = put(g.card, unit, cards[seat])
            g.health[unit] = TRAITS[cards[seat]].top_health
            g.supply[unit] = TRAITS[cards[seat]].top_supply


async def camp(g: Tactics, seat: int) -> None:
    """A player chooses a starting location nobody has; with two players, a diagonal (TAC-SET-12, 13, 16, 17)."""
    taken = sum(g.camps)
    free = [camp for camp in range(len(CAMPS)) if not taken >> camp & 1]
    if g.players == 2:
        free = [camp for camp in free if camp < OPPOSITE[camp]]
    answer = await Ask(seat, "camp", [("camp", camp) for camp in free], "TAC-SET-13")
    chosen = 1 << answer[1]
    if g.players == 2:
        chosen |= 1 << OPPOSITE[answer[1]]
    g.camps = put(g.camps, seat, chosen)
    g.tell("camp", seat, answer[1])
    for unit in reversed(range(seat * 4, seat * 4 + 4)):
        g.push("deploy", unit)


async def deploy(g: Tactics, unit: int) -> None:
    """One unit on each star space, in any arrangement; with two players, two in each location (TAC-SET-12, 16)."""
    seat = unit >> 2
    room = 4 // g.camps[seat].bit_count()
    spaces = []
    for number in bits(g.camps[seat]):
        location = g.realm.camps[number]
        if (location & g.side[seat]).bit_count() < room:
            spaces += list(bits(location & ~g.side[seat]))
    answer = await Ask(seat, "deploy", [("deploy", unit, space) for space in spaces], "TAC-SET-12", (unit,))
    g.place(unit, answer[2])
    g.tell("deployed", unit, answer[2])


def deal_tactics(g: Tactics) -> None:
    """The deck is shuffled and two cards go to each player (TAC-SET-18, TAC-SET-19)."""
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


def next_turn(g: Tactics) -> None:
    """The next player with units takes a turn; or the game ends (TAC-TRN-01, TAC-TRN-10, TAC-END-06)."""
    if g.turn == 0:
        g.push("turn", g.first)
        return
    for seat in g.seats_from(g.active)[1:]:
        if seat == g.ending or g.turn >= g.cap_rounds * g.players:
            break
        if g.side[seat]:
            g.push("turn", seat)
            return
    g.push("score")


def turn(g: Tactics, seat: int) -> None:
    """A turn: flags, actions, rest, draw (TAC-TRN-02)."""
    g.active = seat
    g.turn += 1
    g.actions = TURN.actions_per_turn
    g.dazed = 0
    g.done = [0] * len(g.done)
    g.visited = (0,) * len(g.visited)
    g.boarded = (OFF_MAP,) * len(g.boarded)
    g.began = tuple(g.pos)
    g.tell("turn", seat, g.turn)
    advance_flags(g)
    g.push("next_turn")
    g.push("draw")
    g.push("rest")
    g.push("act")
    turn_start(g)


def turn_start(g: Tactics) -> None:
    """Effects of the start of a turn, after the flags and before the first action (TAC-TRN-11)."""
    if stirs(g, "turn_start", Moment()):
        g.push("start_cards")
    if g.effects:
        g.push("suffer_poison")
    if with_ability(g, "turn_start"):
        g.push("abilities_at_start")


def with_ability(g: Tactics, trigger: str) -> list[int]:
    """The active player's units with an ability that would do something at this moment."""
    cards = WITH_ABILITY[trigger]
    return [unit for unit in g.units_of(g.active) if g.card[unit] in cards and would_help(g, unit, trigger)]


async def abilities_at_start(g: Tactics) -> None:
    for unit in await in_order(g, with_ability(g, "turn_start")):
        await use(g, unit, "turn_start", Moment(unit))


async def start_cards(g: Tactics) -> None:
    await offer(g, "turn_start", Moment())


def suffer_poison(g: Tactics) -> None:
    """Poison acts at the start of its victim's owner's turn, never on the last Health, and is gone."""
    for what, unit, amount, _ in g.effects:
        if what == POISON and unit >> 2 == g.active and g.health[unit] > amount:
            g.lose(unit, amount)
            g.tell("lost", unit, amount)
    g.effects = tuple(row for row in g.effects if row[0] != POISON or row[1] >> 2 != g.active)


async def act(g: Tactics) -> None:
    """Step 2: up to three actions, as long as the player has units (TAC-TRN-04 to 06, TAC-END-09)."""
    if not g.side[g.active]:
        return
    choice = await Ask(g.active, "act", lambda: menu(g), "TAC-TRN-04", (g.actions,), default=END)
    if choice == END:
        return
    verb, unit = choice[0], choice[1]
    if verb == "shed":
        shed(g, unit)
        g.push("act")
    elif verb in ("move", "march"):
        await move(g, unit, choice[2] if verb == "move" else OFF_MAP)
        go_on(g)
    else:
        await fight(g, unit, choice[2], KINDS.index(verb))


def go_on(g: Tactics) -> None:
    if g.actions:
        g.push("act")


async def fight(g: Tactics, unit: int, target: int, kind: int) -> None:
    """An attack or a spell as an action; the Counter comes when it is wholly finished (TAC-CTR-05)."""
    begin_action(g, unit, kind)
    blow = Moment(unit, target, kind)
    await attack(g, blow)
    go_on(g)
    if may_counter(g, blow):
        g.push("counter", target, unit, kind)


def shed(g: Tactics, unit: int) -> None:
    """2 Health for the Weakened token; neither an action nor damage (TAC-WEK-03, TAC-WEK-05)."""
    g.lose(unit, SHED_COST)
    g.tell("shed", unit)
    g.cure(unit)


async def move(g: Tactics, unit: int, goal: int) -> None:
    """A Move action; without a destination, one by Forced March (TAC-MOV-01)."""
    points = move_points(g, unit)
    moment = Moment(unit)
    moment.extra = points
    begin_action(g, unit, MOVE)
    if goal == OFF_MAP:
        await reveal(g, unit >> 2, FORCED_MARCH, moment)
    else:
        await travel(g, unit, goal, points, gait_of(g, unit))
    if TRAITS[g.card[unit]].at["move_end"]:
        await use(g, unit, "move_end", moment)
    if stirs(g, "move_end", moment):
        await offer(g, "move_end", moment)


def rest(g: Tactics) -> None:
    """Step 3: tokens go from units that took no action; then effects of the end of a turn (TAC-TRN-07, 08, 11)."""
    for unit in g.units_of(g.active):
        if not g.done[unit]:
            g.cure(unit)
    if stirs(g, "turn_end", Moment()):
        g.push("end_cards")
    if with_ability(g, "turn_end"):
        g.push("abilities_at_end")


async def abilities_at_end(g: Tactics) -> None:
    for unit in await in_order(g, with_ability(g, "turn_end")):
        await use(g, unit, "turn_end", Moment(unit))


async def end_cards(g: Tactics) -> None:
    await offer(g, "turn_end", Moment())


def draw(g: Tactics) -> None:
    """Step 4: draw one Tactic card, then keep at most two (TAC-TRN-09, TAC-CRD-08 to 13)."""
    if g.side[g.active]:
        draw_tactic(g, g.active)
        if len(g.hand[g.active]) > HAND_LIMIT:
            g.push("discard")


async def discard(g: Tactics) -> None:
    """The player chooses which card to give up, the new one included (TAC-CRD-10)."""
    seat = g.active
    options = [("discard", card) for card in g.hand[seat]]
    answer = await Ask(seat, "discard", options, "TAC-CRD-10", default=options[-1])
    g.take_card(seat, answer[1])
    g.discard.append(answer[1])
    g.reveal()
    g.tell("discarded", seat, answer[1])
    if len(g.hand[seat]) > HAND_LIMIT:
        g.push("discard")


def draw_tactic(g: Tactics, seat: int) -> None:
    """When the deck is empty the discard pile becomes a new one (TAC-CRD-12, TAC-CRD-13)."""
    if not g.deck and g.discard:
        g.deck, g.discard = g.discard, []
        g.shuffle(g.deck)
        g.tell("reshuffled")
    if g.deck:
        g.give_card(seat, g.deck.pop())
        g.reveal()
        g.tell("drew", seat, secret=(g.hand[seat][-1],), to=(seat,))


def score(g: Tactics) -> None:
    """The game is over (TAC-SCO-01 to 12)."""
    g.ended = 1
    for seat in range(g.players):
        g.tell("scored", seat, points(g, seat))


PHASES: Final[Mapping[str, Phase]] = {
    "camp": camp,
    "deploy": deploy,
    "deal_tactics": deal_tactics,
    "choose_tactics": choose_tactics,
    "next_turn": next_turn,
    "turn": turn,
    "abilities_at_start": abilities_at_start,
    "suffer_poison": suffer_poison,
    "start_cards": start_cards,
    "act": act,
    "counter": counter,
    "rest": rest,
    "abilities_at_end": abilities_at_end,
    "end_cards": end_cards,
    "draw": draw,
    "discard": discard,
    "score": score,
}
