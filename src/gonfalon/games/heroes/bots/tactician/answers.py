"""How a combat is fought: rule-based answers to every combat question, fast enough for playouts.

A unit makes the attack that costs the enemy most beyond what its own side loses to the Retaliation. odds.py
computes that; cards.py weighs cards, deploy.py positions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.core import Ask, Option
from gonfalon.games.heroes.bots.judge import strength
from gonfalon.games.heroes.codes import ATTACKER, COLUMNS, DEFENDER, MIDDLE, NOBODY, TOWER, rerolled_by
from gonfalon.games.heroes.printed import CARD_ID
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.rules.combat.attack_dice import MORALE
from gonfalon.games.heroes.rules.combat.faces import RANGED, TOWER_UNIT
from gonfalon.games.heroes.rules.combat.fight import BESIDE, face
from gonfalon.games.heroes.state import Heroes

from . import forecast
from .cards import best_play, target
from .deploy import deploy, gate, place_guard
from .odds import damages, loss, strike_from, worth

CARELESS: Final = 0.35
"""How much the losses of Neutral Units count for whoever leads them."""
HEADWAY: Final = 0.35
"""What breaking a Wall is worth, when there is nothing better to do."""
CROWD: Final = 0.4
"""What ending beside another enemy costs."""
RISKY: Final = 1.6
"""What an adjacent enemy costs a shooter."""
GUARD: Final = 0.06
"""What a Defense Token is worth, as a share of the unit's worth."""
MARCH: Final = 0.15
"""What a step towards the enemy is worth."""
HOPELESS: Final = 0.12
"""At a smaller chance than this, surrendering is better."""
RANSOM: Final = 14.0
"""What must be left of an army to make Surrender worthwhile."""
PROLONGED: Final = 0.35
"""The chance at which a combat is prolonged."""
GOOD_ROLL: Final = 1.5
"""What a reroll must gain to be worth a Morale Token."""
AXE: Final = CARD_ID["centaurs_axe"]


# --------------------------------------------------------------------------- whose unit does what


def next_unit(g: Heroes, ask: Ask) -> Option:
    """The hardest hitter goes first."""
    return max(ask.options, key=lambda option: strength_at(g, option[1]))


def strength_at(g: Heroes, space: int) -> float:
    unit = fight.unit_at(g, space)
    return 0.0 if unit == NOBODY or g.unit[unit] == TOWER_UNIT else strength(g.unit[unit])


def activation(g: Heroes, ask: Ask) -> Option:
    """Cards worth playing, then the best the unit can do."""
    played = best_play(g, ask.seat, getattr(ask.options, "plain", ask.options), "activation")
    if played is not None:
        return played[1]
    return ranked(g, ask)[0][1]


def ranked(g: Heroes, ask: Ask) -> list[tuple[float, Option]]:
    """The unit's own options, best first; giving up comes first if all seems lost."""
    unit = fight.unit_at(g, ask.about[1])
    found: list[tuple[float, Option]] = []
    known: dict[int, float] = {}
    guard, places = GUARD * worth(g, unit), enemy_places(g, unit)
    for option in ask.options:
        verb = option[0]
        if verb == "attack":
            found.append((assault(g, unit, option[1], option[2], known), option))
        elif verb in ("go", "defend"):
            found.append((position(g, unit, option[1], places) + guard * (verb == "defend"), option))
        elif verb == "surrender" and is_lost(g, g.side[unit]):
            found.append((99.0, option))
    return sorted(found, reverse=True)


def assault(g: Heroes, unit: int, space: int, at: int, known: dict[int, float]) -> float:
    """What an attack from a space is worth: what both sides lose, and where the unit ends up."""
    target = fight.unit_at(g, at)
    if target == NOBODY:
        return HEADWAY - 0.01 * (g.walls[at - MIDDLE] == 1)
    if target not in known:
        dealt, suffered = strike_from(g, unit, space, target)
        wild = g.sides[g.side[unit]] == NOBODY
        known[target] = dealt - suffered * (CARELESS if wild else 1.0)
    return known[target] + (0.0 if face(g, unit).type == RANGED else company(g, unit, space, at))


def company(g: Heroes, unit: int, space: int, at: int) -> float:
    """Other enemies beside a space make it dangerous."""
    side = g.side[unit]
    return -CROWD * sum(
        g.side[other] != side for other, place in enumerate(g.at) if place in BESIDE[space] and place != at
    )


def enemy_places(g: Heroes, unit: int) -> list[int]:
    """Where the enemies of a unit stand."""
    return [g.at[other] for other in fight.living(g, 1 - g.side[unit])]


def position(g: Heroes, unit: int, space: int, places: list[int]) -> float:
    """What ending on a space without an attack is worth, with enemies in these places: shooters keep away, others
    close in."""
    near = STEPS[space]
    gaps = [near[place] for place in places]
    if face(g, unit).type == RANGED or not gaps:
        return -RISKY * gaps.count(1) - (0.0 if space == g.at[unit] else 0.05)
    return -MARCH * min(gaps)


STEPS: Final = tuple(
    tuple(abs(one // COLUMNS - at // COLUMNS) + abs(one % COLUMNS - at % COLUMNS) for at in range(TOWER + 1))
    for one in range(TOWER + 1)
)
"""Steps between two spaces."""


def step(g: Heroes, ask: Ask) -> Option:
    """After its shot a Ranged Unit steps away from enemies."""
    unit = fight.unit_at(g, ask.about[1])
    places = enemy_places(g, unit)

    def value(option: Option) -> float:
        return position(g, unit, option[1] if option[0] == "go" else g.at[unit], places)

    return max(ask.options, key=value)


def fly_back(g: Heroes, ask: Ask) -> Option:
    """Back out of the enemies' reach."""
    return ask.options[0]


def mend(g: Heroes, ask: Ask) -> Option:
    """The unit that is nearest to falling."""
    return max(ask.options, key=lambda option: g.wounds[fight.unit_at(g, option[1])])


def splash(g: Heroes, ask: Ask) -> Option:
    """Where the further strike hurts most; among friends, where it hurts least."""
    mine = next(side for side in (ATTACKER, DEFENDER) if g.hands_on[side] == ask.seat)

    def value(option: Option) -> float:
        unit = fight.unit_at(g, option[1])
        return worth(g, unit) * (1 if g.side[unit] != mine else -1) / (1 + fight.hp(g, unit) - g.wounds[unit])

    return max(ask.options, key=value)


def push_back(g: Heroes, ask: Ask) -> Option:
    """To where the fewest enemies are."""
    code = ask.about[0]
    unit = next((each for each in fight.living(g) if g.unit[each] == code), NOBODY)
    return max(ask.options, key=lambda option: company(g, unit, option[1], TOWER)) if unit >= 0 else ask.options[0]


# --------------------------------------------------------------------------- cards and dice


def before_attack(g: Heroes, ask: Ask) -> Option:
    played = best_play(g, ask.seat, ask.options, "attack") if g.strike else None
    return played[1] if played is not None else ("pass",)


def opening(g: Heroes, ask: Ask) -> Option:
    played = best_play(g, ask.seat, ask.options, "start")
    return played[1] if played is not None else ("pass",)


def lethal(g: Heroes, ask: Ask) -> Option:
    """Archangels save a unit for free; a card is played if the unit is worth it."""
    if ("accept",) in ask.options:
        return ("accept",)
    played = best_play(g, ask.seat, ask.options, "lethal")
    return played[1] if played is not None else ("pass",)


def rolled(g: Heroes, ask: Ask) -> Option:
    """A -1 is always rerolled for free, and for Morale if it matters."""
    if not g.strike or g.hands_on[g.side[g.strike[0]]] != ask.seat:
        return ("pass",)
    bad = [n for n, shown in enumerate(g.rolled) if shown < 0]
    for option in ask.options:
        if option[0] == "reroll":
            source, n = rerolled_by(option[1])
            if n in bad and (source != MORALE or hoped(g) > GOOD_ROLL):
                return option
    return ("pass",)


def hoped(g: Heroes) -> float:
    """How much better a new roll is expected to be than the worst one."""
    attacker, target, kind = g.strike
    odds = damages(g, attacker, target, kind)
    return loss(g, target, odds) - loss(g, target, ((1.0, min(damage for _, damage in odds)),))


def after_roll(g: Heroes, ask: Ask) -> Option:
    """Improve a good result, undo a bad one."""
    luck = sum(g.rolled) * (1 if g.strike and g.sides[g.side[g.strike[0]]] == ask.seat else -1)
    for option in ask.options:
        if option[0] == "play" and (luck > 0) == (option[1] == AXE) and luck:
            return option
    return ("pass",)


def counter(g: Heroes, ask: Ask) -> Option:
    """Any spell of an enemy is worth countering."""
    plays = [option for option in ask.options if option[0] == "play"]
    return plays[0] if plays else ("pass",)


def own_cast(g: Heroes, ask: Ask) -> Option:
    """A spell in hand is worth more than the card that returns it."""
    return counter(g, ask)


def aim(g: Heroes, ask: Ask) -> Option:
    """Whom to play a card on."""
    return ("target", target(g, ask.seat, ask.about[0], [option[1] for option in ask.options]))


# --------------------------------------------------------------------------- going on or giving up


def prolong(g: Heroes, ask: Ask) -> Option:
    """Continue as long as victory is likely."""
    if ("prolong",) not in ask.options:
        return ("retreat",)
    ahead = forecast.now(g, ATTACKER)
    return ("prolong",) if ahead.win >= PROLONGED else ("retreat",)


def is_lost(g: Heroes, side: int) -> bool:
    """Whether to buy the army's escape with gold."""
    left = sum(worth(g, unit) for unit in fight.living(g, side))
    return left >= RANSOM and forecast.now(g, side).win < HOPELESS


def first(g: Heroes, ask: Ask) -> Option:
    return ask.options[0]


ANSWERS: Final[Mapping[str, Callable[[Heroes, Ask], Option]]] = {
    "deploy": deploy,
    "place_guard": place_guard,
    "gate": gate,
    "next_unit": next_unit,
    "activation": activation,
    "step": step,
    "fly_back": fly_back,
    "mend": mend,
    "splash": splash,
    "push_back": push_back,
    "before_attack": before_attack,
    "opening": opening,
    "lethal": lethal,
    "rolled": rolled,
    "after_roll": after_roll,
    "counter": counter,
    "own_cast": own_cast,
    "target": aim,
    "prolong": prolong,
    "school": first,
    "opening_spell": first,
}
"""The answers in a combat, by question."""
