"""A game of Tactics, turn by turn, in the order of the rulebook: start reading here. What comes before the first
turn is in rules/laying.py.

The frames of a turn are pushed in `turn` and run from the last to the first: flags, start of the turn, actions,
rest, draw, next turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core import Ask
from gonfalon.core.game import Phase

from .printed import TIME_TRACK, TURN
from .rules.abilities import POISON, in_order, use, would_help
from .rules.actions import END, begin_action, menu
from .rules.attacks import SHED_COST, may_counter
from .rules.capture import lose
from .rules.cards import FORCED_MARCH
from .rules.enemy import act_by_steps, draw_activation, end_activation, gather_cards
from .rules.fights import attack, counter
from .rules.laying import camp, choose_tactics, choose_units, deal_tactics, deploy, place_enemies
from .rules.lessons import LEARNER, is_learnt
from .rules.movement import gait_of, move_points, travel
from .rules.scoring import points
from .rules.traits import TRAITS
from .rules.windows import Moment, offer, reveal, stirs
from .rules.zones import advance_flags
from .state import KINDS, MOVE, NOBODY, OFF_MAP, SQUADS, Tactics, party_of

HAND_LIMIT: Final = TURN.hand_limit
WITH_ABILITY: Final = {
    trigger: frozenset(n for n, traits in enumerate(TRAITS) if traits.at[trigger])
    for trigger in ("turn_start", "turn_end")
}


def next_turn(g: Tactics) -> None:
    """The next player with units takes a turn; or the game ends (TAC-TRN-01, TAC-TRN-10, TAC-END-05, TAC-END-06,
    TAC-SET-25)."""
    if g.turn == 0:
        g.push("turn", g.first)
        return
    if g.rules.enemies and not g.automated(g.active):
        g.push("enemy_turn", g.players + g.active)  # TAC-SOL-17, TAC-COO-10
        return
    for seat in g.seats_from(g.active) if g.automated(g.active) else g.seats_from(g.active)[1:]:
        if seat == g.ending or is_capped(g):
            break
        if g.side[seat]:
            g.push("turn", seat)
            return
    if not g.rules.enemies:
        g.push("score")


def is_capped(g: Tactics) -> bool:
    """Whether a simulated game has lasted long enough; last turns that are due are still played (TAC-END-06)."""
    return g.ending == NOBODY and 0 < g.last_round * g.players <= g.turn


def begin_turn(g: Tactics, party: int) -> None:
    """Reset the per-turn counters."""
    g.active = party
    g.dazed = 0
    g.done = [0] * len(g.done)
    g.visited = (0,) * len(g.visited)
    g.boarded = (OFF_MAP,) * len(g.boarded)
    g.began = tuple(g.pos)


def turn(g: Tactics, seat: int) -> None:
    """A turn: flags or time, actions, rest, draw (TAC-TRN-02, TAC-TRN-03, TAC-SOL-19, TAC-ZON-19, TAC-END-07)."""
    begin_turn(g, seat)
    g.turn += 1
    g.actions = TURN.actions_per_turn
    g.tell("turn", seat, g.turn)
    if g.rules.control_card:
        advance_flags(g)
    if g.rules.enemies:
        advance_time(g)
    g.push("next_turn")
    g.push("draw")
    g.push("rest")
    g.push("act")
    turn_start(g)


def advance_time(g: Tactics) -> None:
    """The Time token moves first; at zero all is lost (TAC-SOL-19, TAC-SOL-20, TAC-SOL-21, TAC-COO-11)."""
    g.move_time(-TIME_TRACK.advance_per_player_turn)
    if g.time == TIME_TRACK.lose_at:
        lose(g)


def enemy_turn(g: Tactics, party: int) -> None:
    """The Enemy activates exactly one of its units (TAC-ENY-01, TAC-COO-12)."""
    begin_turn(g, party)
    g.tell("enemy_turn", party)
    suffer_poison(g)
    gather_cards(g, party)
    unit = draw_activation(g, party)
    g.push("next_turn")
    g.push("enemy_rest", unit)
    g.push("activate", unit)


async def activate(g: Tactics, unit: int) -> None:
    """The steps of an activation; an attack may be Countered as usual (TAC-ENY-08, TAC-ENY-25)."""
    await use(g, unit, "activation_start", Moment(unit))
    blow = await act_by_steps(g, unit)
    if blow and may_counter(g, blow):
        g.push("counter", blow.target, blow.unit, blow.kind)


def practise(g: Tactics) -> None:
    """A lesson: the learner takes turn after turn until it is completed."""
    if is_learnt(g) or not g.side[LEARNER]:
        g.ended, g.won = 1, int(is_learnt(g))
        g.tell("learnt", g.lesson, g.won)
        return
    g.push("practise")
    if not g.actions:
        begin_turn(g, LEARNER)
        g.turn += g.players if g.turn else 1
        g.actions = TURN.actions_per_turn
        g.tell("turn", LEARNER, g.turn)
        advance_flags(g)
        for unit in g.units_of(LEARNER):
            g.cure(unit)
    if not is_learnt(g):
        g.push("act")


def finale(g: Tactics) -> None:
    """An adventure is over: won with the Crystal of Glory, or lost (TAC-SOL-21, TAC-SOL-23, TAC-SOL-24,
    TAC-COO-17)."""
    g.ended = 1
    g.tell("finale", g.won)


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
        if what == POISON and party_of(unit) == g.active and g.health[unit] > amount:
            g.lose(unit, amount)
            g.tell("lost", unit, amount)
    over = {(POISON, unit) for unit in SQUADS[g.active]}
    g.effects = tuple(row for row in g.effects if row[:2] not in over)


async def act(g: Tactics) -> None:
    """Step 2: up to three actions, as long as the player has units (TAC-TRN-04, TAC-TRN-05, TAC-TRN-06,
    TAC-END-09)."""
    if not g.side[g.active]:
        return
    choice = await Ask(g.active, "act", lambda: menu(g), "TAC-TRN-04", (g.actions,), default=END)
    if choice == END:
        g.actions = 0
        return
    verb, unit = choice[0], choice[1]
    if verb == "shed":
        shed(g, unit)
        go_on(g)
    elif verb in ("move", "march"):
        await move(g, unit, choice[2] if verb == "move" else OFF_MAP)
        go_on(g)
    else:
        await fight(g, unit, choice[2], KINDS.index(verb))


def go_on(g: Tactics) -> None:
    if g.lesson != NOBODY:
        return  # `practise` goes on
    if g.actions:
        g.push("act")


async def fight(g: Tactics, unit: int, target: int, kind: int) -> None:
    """An attack or a spell as an action; the Counter comes once it is completely resolved (TAC-CTR-05,
    TAC-CAP-08)."""
    begin_action(g, unit, kind)
    blow = Moment(unit, target, kind)
    await attack(g, blow)
    go_on(g)
    if may_counter(g, blow):
        g.push("counter", target, unit, kind)


def shed(g: Tactics, unit: int) -> None:
    """2 Health for the Weakened token; neither an action nor damage (TAC-WEK-03, TAC-WEK-05, TAC-WEK-07)."""
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
        await reveal(g, party_of(unit), FORCED_MARCH, moment)
    else:
        await travel(g, unit, goal, points, gait_of(g, unit))
    if g.pos[unit] < 0:
        return  # captured in a dungeon
    if TRAITS[g.card[unit]].at["move_end"]:
        await use(g, unit, "move_end", moment)
    if stirs(g, "move_end", moment):
        await offer(g, "move_end", moment)


def rest(g: Tactics) -> None:
    """Step 3: tokens go from units that took no action; then effects of the end of a turn (TAC-TRN-07, TAC-TRN-08,
    TAC-TRN-11)."""
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
    """Step 4: draw one Tactic card, then keep at most two (TAC-TRN-09, TAC-CRD-08, TAC-CRD-09, TAC-CRD-10,
    TAC-CRD-11, TAC-CRD-12, TAC-CRD-13)."""
    if g.side[g.active]:
        draw_tactic(g, g.active)
        if len(g.hand[g.active]) > HAND_LIMIT:
            g.push("discard")


async def discard(g: Tactics) -> None:
    """The player chooses which card to give up, the new one included (TAC-CRD-10, TAC-CRD-11)."""
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
    """The game is over and is scored (TAC-SCO-01, TAC-SCO-12)."""
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
    "choose_units": choose_units,
    "place_enemies": place_enemies,
    "enemy_turn": enemy_turn,
    "activate": activate,
    "enemy_rest": end_activation,
    "finale": finale,
    "practise": practise,
}
