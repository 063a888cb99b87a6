"""A game of Nerath, turn by turn, in the order of the rulebook: start reading here.

The frames of a turn are pushed in `turn` and run from the last to the first: Draw, Move, Fight Battles,
Reposition, Reinforce, Collect Income (NER-TRN-04). What comes before the first turn is in rules/laying.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core.game import Phase

from .printed import EVENTS
from .printed.regions import CAPITAL
from .rules import battle, conquest, damage, dungeon, fight, moving, reinforce, reposition, retreat, ways
from .rules.effects import end, in_force
from .rules.scoring import winner_of_round, winner_of_turn
from .rules.windows import AT_TURN_START, Moment, act, draw_event, offer, play_event, stirs
from .state import DRAGON, DRAW, FIGHT, INCOME, MOVING, REINFORCE, REPOSITION, Nerath, space_of, type_of


async def opening_hands(g: Nerath) -> None:
    """Cards marked PLAY IMMEDIATELY in an opening hand are played when all is set up (NER-SET-14)."""
    for realm in range(4):
        while urgent := [number for number in g.hand[realm] if EVENTS[number].play_immediately]:
            await play_event(g, realm, urgent[0], Moment(realm=realm))


def turn(g: Nerath) -> None:
    """A realm's turn: six steps in fixed order (NER-TRN-02, NER-TRN-04, NER-TRN-10, NER-TRN-03, NER-MOD-16)."""
    g.since = tuple(g.held)
    g.used = ()
    g.tell("turn", g.active, g.round)
    for phase in (
        "end_turn",
        "income",
        "reinforce_step",
        "reposition_step",
        "fight_step",
        "move_step",
        "draw_step",
    ):
        g.push(phase)
    if start_effects(g):
        g.push("turn_start")
    g.step = DRAW


def start_effects(g: Nerath) -> bool:
    """Whether something happens at the start of the turn, before the draw (NER-TRN-09)."""
    if any(number in AT_TURN_START for number in g.treasures[g.active]):
        return True
    return stirs(g, {g.active: ("own_turn_start",)}, Moment(realm=g.active))


async def turn_start(g: Nerath) -> None:
    """Properties of Treasure cards that act now, and cards for the start of the turn."""
    await act(g, g.active, AT_TURN_START, Moment(realm=g.active))
    await offer(g, "own_turn_start", {g.active: ("own_turn_start",)}, Moment(realm=g.active))


async def draw_step(g: Nerath) -> None:
    """Step 1: draw an Event card, then play cards of this step (NER-CRD-01, NER-TRN-05, NER-DIG-04)."""
    await draw_event(g, g.active)
    await offer(g, "own_draw", {g.active: ("own_draw", "own_turn_start")}, Moment(realm=g.active))


def move_step(g: Nerath) -> None:
    """Step 2: enemies may hinder it, then the realm moves."""
    g.step = MOVING
    ways.begin_moves(g)
    g.push("move")
    chances = dict.fromkeys(g.enemies(g.active), ("enemy_move_start",))
    if stirs(g, chances, Moment(realm=g.active)):
        g.push("enemy_move_start")


async def enemy_move_start(g: Nerath) -> None:
    """Cards of enemies at the start of the Move step."""
    chances = dict.fromkeys(g.enemies(g.active), ("enemy_move_start",))
    await offer(g, "enemy_move_start", chances, Moment(realm=g.active))


def fight_step(g: Nerath) -> None:
    """Step 3: every battle that the moves have triggered."""
    end(g, "step")
    g.step = FIGHT
    fight.begin_battles(g)


def reposition_step(g: Nerath) -> None:
    """Step 4."""
    end(g, "step")
    g.step = REPOSITION
    g.push("end_reposition")
    reposition.begin_reposition(g)


def reinforce_step(g: Nerath) -> None:
    """Step 5."""
    end(g, "step")
    g.step = REINFORCE
    reinforce.begin_reinforce(g)


def income(g: Nerath) -> None:
    """Step 6: 1 Gold for each land space, half without the Capital (NER-INC-01, NER-INC-06, NER-INC-07)."""
    end(g, "step")
    g.step = INCOME
    gold = income_of(g, g.active)
    for row in in_force(g, g.active, "income"):
        gold = max(0, gold + row.amount)
    end(g, "income", g.active)
    g.gain(g.active, gold)
    g.tell("income", g.active, gold)
    if stirs(g, {g.active: ("own_income",)}, Moment(realm=g.active)):
        g.push("income_cards")


def income_of(g: Nerath, realm: int) -> int:
    """What a realm collects now (NER-INC-08, NER-INC-09, NER-INC-10, NER-CON-09)."""
    lands = g.lands[realm].bit_count()
    return lands if g.held[CAPITAL[realm]] == realm else (lands + 1) // 2


async def income_cards(g: Nerath) -> None:
    """Cards of the Collect Income step."""
    await offer(g, "own_income", {g.active: ("own_income",)}, Moment(realm=g.active))


def end_turn(g: Nerath) -> None:
    """The turn is over; after Nerath's so is the game round (NER-TRN-07, NER-TRN-08, NER-END-04, NER-END-12,
    NER-END-13, NER-END-01, NER-END-06)."""
    end(g, "turn")
    if g.lone_dragons:
        part_dragons(g)
    g.winners = winner_of_turn(g)
    if not g.winners and g.active == 3:
        g.winners = winner_of_round(g)
        g.tell("round", g.round)
    if g.winners:
        g.tell("won", *g.winners)
        return
    if g.active == 3 and g.round == g.last_round:
        g.tell("capped", g.round)
        return
    g.turn += 1
    g.active = g.turn % 4
    g.push("turn")


def part_dragons(g: Nerath) -> None:
    """The variant: of several Dragons of a realm in one space only one is left (NER-VAR-01, NER-VAR-02)."""
    for key, n in sorted(g.troops[g.active].items()):
        if type_of(key) == DRAGON and n > 1:
            g.take(g.active, space_of(key), DRAGON, n - 1)
            g.tell("destroyed", g.active, DRAGON, n - 1, space_of(key))


PHASES: Final[Mapping[str, Phase]] = {
    "opening_hands": opening_hands,
    "turn": turn,
    "turn_start": turn_start,
    "draw_step": draw_step,
    "move_step": move_step,
    "enemy_move_start": enemy_move_start,
    "move": moving.move,
    "fight_step": fight_step,
    "attack_declared": fight.attack_declared,
    "fight": fight.fight,
    "between_battles": battle.between_battles,
    "next_battle": fight.next_battle,
    "landing": fight.landing,
    "battle": battle.battle,
    "battle_start": battle.battle_start,
    "battle_round": battle.battle_round,
    "round_cards": battle.round_cards,
    "first_strike": battle.first_strike,
    "volley": battle.volley,
    "suffer": damage.suffer,
    "press": battle.press,
    "pressing": battle.pressing,
    "withdraw": retreat.withdraw,
    "battle_end": battle.battle_end,
    "battle_over": battle.battle_over,
    "defence_won": battle.defence_won,
    "won_sea": battle.won_sea,
    "won_land": conquest.won_land,
    "amok": conquest.amok,
    "ran_amok": conquest.ran_amok,
    "plunder_cards": dungeon.plunder_cards,
    "battles_end": fight.battles_end,
    "after_battles": fight.after_battles,
    "reposition_step": reposition_step,
    "reposition": reposition.reposition,
    "end_reposition": reposition.end_reposition,
    "reinforce_step": reinforce_step,
    "recruit": reinforce.recruit,
    "deploy": reinforce.deploy,
    "income": income,
    "income_cards": income_cards,
    "end_turn": end_turn,
}
