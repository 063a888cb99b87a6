"""The chance of winning a combat, before it begins or while it is on: it is fought many times by the real rules,
with the tactician on both sides, in worlds that fit what a viewer sees.

What they cannot see is made up: guards come from what is left of their Decks, cards from the Deck the hero started
with. Dice and guards are seeded from what is known, so that the same position always gets the same answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from inspect import iscoroutinefunction
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from gonfalon.core.engine import Engine
from gonfalon.games.heroes.codes import ATTACKER, DEFENDER, NOBODY, NOWHERE, creature_of, is_neutral, seat_of
from gonfalon.games.heroes.phases import PHASES
from gonfalon.games.heroes.printed import starting_deck
from gonfalon.games.heroes.rules import geography
from gonfalon.games.heroes.rules.combat import beginning as combat
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.rules.laying import NEUTRAL_DECKS
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.memo import Memo

from .planner import answers as planner
from .tactician import answers as tactician

FIGHTS: Final = 20
"""How often a combat is fought: enough to know the chance to about ten points."""
LONGEST: Final = 300
"""More choices than any combat takes."""


class Odds(NamedTuple):
    """How often the attacker won, and the average number of units lost doing so."""

    win: float
    lost: float


def give_up(g: Heroes, side: int) -> None:
    """A player who surrenders has lost."""
    for unit in fight.living(g, side):
        g.at[unit] = NOWHERE


def nothing(g: Heroes, *args: int) -> None:
    """What follows a combat does not matter here."""


RING: Final[Any] = SimpleNamespace(
    asking={
        **{name: (phase, iscoroutinefunction(phase)) for name, phase in PHASES.items()},
        **dict.fromkeys(("combat_over", "retreat"), (nothing, False)),
        "surrender": (give_up, False),
    }
)
"""The game as the engine sees it: its phases, without those that follow a combat."""


def fight_out(g: Heroes) -> None:
    """A single combat, fought to its end by the tactician on both sides."""
    trial = Engine(RING)
    trial.begin(g)
    for _ in range(LONGEST):
        if not trial.asks:
            return
        seat, ask = next(iter(trial.asks.items()))
        answers = tactician.ANSWERS if ask.what in tactician.ANSWERS else planner.ANSWERS
        trial.feed(seat, answers[ask.what](g, ask))


KNOWN: Final = Memo[Odds](2000)
"""The odds by all that they depend on."""
READ: Final = (
    *("scenario", "difficulty", "variants", "players", "first", "active", "gone"),
    *("centers", "tiles", "turns", "face_up"),
    *("resources", "morale", "power", "expert", "spent", "used", "unseen", "ongoing", "permanent", "overlays"),
)
"""What a combat reads from the position, besides what seeds its dice, who fights, and what is made up."""


def odds(g: Heroes, hero: int, field: int) -> Odds:
    """A hero with a step left against whoever holds or guards a field."""
    facts = (g.army, g.hand, g.hero, g.xp, g.built, g.neutral_discard, g.effects, g.mp[hero], hero, field)
    seed = blake2b(repr(facts).encode(), digest_size=32).digest()
    rivals, piles = rivals_of(g, hero, field), [len(pile) for pile in g.neutral_pile]
    key = repr((seed, rivals, piles, [getattr(g, name) for name in READ]))
    return KNOWN.get(key, lambda: fought(g, hero, field, rivals, seed))


def rivals_of(g: Heroes, hero: int, field: int) -> tuple[int, int]:
    """The seat that defends a field against a hero, and the hero who leads its units; NOBODY for either."""
    enemies = geography.enemies_on(g, field, seat_of(hero))
    leader = min(enemies) if enemies else NOBODY
    if not combat.has_defender(g, hero, field):
        return NOBODY, leader
    return seat_of(leader) if enemies else geography.holder(g, field), leader


def fought(g: Heroes, hero: int, field: int, rivals: tuple[int, int], seed: bytes) -> Odds:
    """Fight it `FIGHTS` times."""
    won = lost = 0
    guards = possible_guards(g)
    for n in range(FIGHTS):
        ring = g.copy()
        ring.dice, ring.barrier, ring.quick, ring.stack = (seed, n << 20), 0, True, []
        make_up(ring, guards)
        ring.mp[hero] -= 1
        combat.begin(ring, hero, field, *rivals)
        fight_out(ring)
        won += victorious(ring)
        lost += fallen(ring)
    return Odds(won / FIGHTS, lost / FIGHTS)


def standing(g: Heroes, active: int) -> float:
    """How often the attacker would win a combat that is on, if it went on from here. `active` is the unit that is
    activated, NOBODY if none is."""
    names = *FIGHTING, *READ
    key = repr([getattr(g, name) for name in names])
    seed = blake2b(key.encode(), digest_size=32).digest()
    return KNOWN.get(key, lambda: fought_on(g, active, seed)).win


FIGHTING: Final = (
    *("field", "sides", "fighter", "at", "unit", "side", "wounds", "marks", "walls", "combat_round", "last_side"),
    *("strike", "rows", "effects", "spells", "hand", "army", "hero", "xp", "built", "mp", "neutral_discard"),
)
"""What a combat is, once it has begun."""


def fought_on(g: Heroes, active: int, seed: bytes) -> Odds:
    """Fight on `FIGHTS` times: the blow that is announced, or the activation, and whatever follows."""
    won = lost = 0
    guards = possible_guards(g)
    for n in range(FIGHTS):
        ring = g.copy()
        ring.dice, ring.barrier, ring.quick, ring.stack = (seed, n << 20), 0, True, []
        make_up(ring, guards)
        ring.push("next_unit")
        if active != NOBODY:
            ring.push("end_activation", active)
            ring.push("roll", *ring.strike) if ring.strike else ring.push("activation", active)
        fight_out(ring)
        won += victorious(ring)
        lost += fallen(ring)
    return Odds(won / FIGHTS, lost / FIGHTS)


def victorious(g: Heroes) -> bool:
    return bool(fight.living(g, ATTACKER)) and not fight.living(g, DEFENDER)


def fallen(g: Heroes) -> int:
    """How many of the attacker's units were beaten."""
    return sum(at == NOWHERE for at, side in zip(g.at, g.side, strict=True) if side == ATTACKER)


# --------------------------------------------------------------------------- what a viewer does not see


def possible_guards(g: Heroes) -> list[tuple[int, ...]]:
    """What may be left in each Neutral Deck."""
    away = Counter(creature_of(unit) for army in g.army for unit in army if is_neutral(creature_of(unit)))
    away.update(creature for pile in g.neutral_discard for creature in pile)
    return [
        tuple((Counter(deck) - away).elements())[: len(pile)] if pile else ()
        for deck, pile in zip(NEUTRAL_DECKS, g.neutral_pile, strict=True)
    ]


def make_up(g: Heroes, guards: Sequence[tuple[int, ...]]) -> None:
    """Make up guards and cards that might be there."""
    g.neutral_pile = tuple(g.shuffled(deck) for deck in guards)
    hands, decks = [], []
    for seat in range(g.players):
        cards = g.shuffled(starting_deck(g.hero[seat]))
        hand = g.hand[seat]
        unknown = NOBODY in hand
        hands.append(tuple(sorted(cards[: len(hand)])) if unknown else hand)
        decks.append(cards[len(hand) :] if unknown else cards)
    g.hand, g.deck = tuple(hands), tuple(decks)
    g.discard = ((),) * g.players
