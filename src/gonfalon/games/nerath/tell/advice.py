"""What the coach of a first game says: rules about what is at stake, from what the seat itself sees.

The sentences are in words/*.ftl, under `coach-`. A realm's own questions are asked of the realm whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from gonfalon.core import Option, View
from gonfalon.core.menu import bits
from gonfalon.games.contract import Advice
from gonfalon.games.nerath.bots.forecast import forecast, forecast_after
from gonfalon.games.nerath.codes import band_of, loss_of, ship_of
from gonfalon.games.nerath.printed import EVENTS
from gonfalon.games.nerath.printed.regions import CAPITAL, DUNGEON, LAND, NOBODY, SEA
from gonfalon.games.nerath.rules.conquest import worth
from gonfalon.games.nerath.rules.moving import untouched
from gonfalon.games.nerath.rules.ranks import toughness
from gonfalon.games.nerath.rules.reposition import astray
from gonfalon.games.nerath.rules.retreat import left_ashore, stranded
from gonfalon.games.nerath.rules.scoring import measure, sides, target
from gonfalon.games.nerath.rules.strength import ATTACK, chance, defence_of, strength
from gonfalon.games.nerath.rules.ways import Ways
from gonfalon.games.nerath.state import (
    CASTLE,
    DRAGON,
    HEROES,
    LAND_PIECES,
    WARSHIP,
    Nerath,
    load_of,
    space_of,
    type_of,
)
from gonfalon.lore.phrases import percent
from gonfalon.lore.teller import NONE
from gonfalon.lore.words import Words

from .names import card_name, piece_name, realm_name, realm_names, space_name
from .notes import MOVES, goal_of
from .threats import roughly, threats

Facts = Mapping[str, Any] | None
"""What goes into a sentence; None where nothing is to be said."""

END: Final = ("end",)
LIKELY: Final = 0.8
"""The chance from which on a land counts as weak."""
IN_DANGER: Final = 0.25
UNLIKELY: Final = 0.4
GONE_BADLY: Final = 0.3
NEARLY: Final = 3
"""So many points short of victory, a realm has nearly won."""
TEAM: Final = 2
MOST_LIGHTS: Final = 6
IDLE_GOLD: Final = 4

CARD_MOMENTS: Final = frozenset(
    {
        "own_turn_start",
        "own_draw",
        "own_battle_won_land",
        "own_battle_won_sea",
        "own_run_amok",
        "own_conquest",
        "own_battles_end",
        "between_battles",
        "own_plunder",
        "own_income",
        "enemy_move_start",
        "enemy_attack_declared",
        "enemy_conquest",
        "enemy_event",
        "battle_start",
        "battle_round",
        "battle_damage",
        "battle_hero_lost",
        "battle_press",
        "battle_retreat",
        "battle_defense_won",
    }
)
"""The questions that are about nothing but cards."""


def called(name: Callable[[Words, Any], str], thing: Any) -> Callable[[Words], str]:
    """A fact that is named in the reader's language."""
    return lambda words: name(words, thing)


# ------------------------------------------------------------------------------ moves


def the_goal(view: View, seat: int) -> Facts:
    """What the game is about, and lands that are easily taken."""
    g: Nerath = view.state
    lights = [f"space-{space}" for space in easy_prey(g)][:MOST_LIGHTS]
    return {"length": g.length, "goal": target(g), "n": len(lights), "lights": lights}


def easy_prey(g: Nerath) -> list[int]:
    """Enemy lands that probably fall to what stands in a single land; the easiest first."""
    stacks = dict[tuple[int, int], list[int]]()
    for space, type_, n, reach in movers(g):
        for goal in bits(reach & LAND & ~g.friendly_land(g.active)):
            stacks.setdefault((goal, space), []).extend([type_] * n)
    chances = dict[int, float]()
    for (goal, _), army in stacks.items():
        found = chance(strength(army, ATTACK), defence_of(g, g.active, goal))
        chances[goal] = max(found, chances.get(goal, 0))
    return sorted((goal for goal in chances if chances[goal] >= LIKELY), key=lambda goal: -chances[goal])


def movers(g: Nerath) -> Iterator[tuple[int, int, int, int]]:
    """The land pieces that may still move: where, which type, how many, and what they can reach."""
    ways = Ways(g)
    for key, n in g.ready.items():
        if type_of(key) in LAND_PIECES and (reach := ways.reach(key)):
            yield space_of(key), type_of(key), n, reach


def thin_capital(view: View, seat: int, option: Option) -> Facts:
    """The Capital would fall too easily if the moves were ended now."""
    g: Nerath = view.state
    home = CAPITAL[g.active]
    if option != END or g.held[home] != g.active:
        return None
    found = [(roughly(g, home, g.active, each), each) for each in threats(g, home, g.active)]
    risk, worst = max(found, key=lambda each: each[0], default=(0.0, None))
    if worst is None or risk <= IN_DANGER:
        return None
    return {"realm": called(realm_name, worst.realm), "n": sum(n for _, n in worst.army)}


def empty_land(view: View, seat: int) -> Facts:
    """The last piece has just left a land that somebody can walk into."""
    g: Nerath = view.state
    space = just_left(view)
    if space == NOBODY or g.held[space] != g.active or g.army(g.active, space):
        return None
    for threat in threats(g, space, g.active):
        realm, land = called(realm_name, threat.realm), called(space_name, space)
        return {"realm": realm, "space": land, "lights": [f"space-{space}"]}
    return None


def just_left(view: View) -> int:
    """The land from which the last move went."""
    name, *args = view.log[-1] if view.log else ("",)
    return args[3] if name in ("moved", "embarked") and LAND >> args[3] & 1 else NOBODY


def poor_attack(view: View, seat: int, option: Option) -> Facts:
    """An attack that fails more often than not; from where more could come."""
    g: Nerath = view.state
    verb, *args = option
    if verb not in MOVES:
        return None
    goal = goal_of(verb, args)
    found = forecast_after(g, option, goal)
    if found is None or found.win >= UNLIKELY:
        return None
    origin = origin_of(verb, args[0])
    more = next((at for at, _, _, reach in movers(g) if at != origin and reach >> goal & 1), NOBODY)
    where = {"more": "some", "space": called(space_name, more)} if more != NOBODY else {"more": NONE}
    return {"pct": percent(found.win), **where}


def origin_of(verb: str, code: int) -> int:
    """Where the pieces of an option come from."""
    if verb == "move":
        return band_of(code)[0]
    return ship_of(code)[0] if verb == "debark" else code


def card_for_now(view: View, seat: int) -> Facts:
    """A card for the start of the Move step, at the first chance to play it."""
    g: Nerath = view.state
    if not untouched(g):
        return None
    old = held_before(view)
    for verb, *args in view.asks[seat].options:
        if verb == "event" and EVENTS[args[0]].timing == "own_move_start" and args[0] not in old:
            return {"card": called(card_name, args[0]), "lights": [f"event-{args[0]}"]}
    return None


def held_before(view: View) -> frozenset[int]:
    """The cards that the realm has had since before its last turn was over: those it did not draw since."""
    g: Nerath = view.state
    turns = [n for n, fact in enumerate(view.log) if fact[:1] == ("turn",)]
    own = [n for n in turns if view.log[n][1] == g.active]
    if len(own) < TEAM:
        return frozenset()
    over = next(n for n in turns if n > own[-2])
    drawn = {fact[2] for fact in view.log[over:] if fact[:2] == ("drew", g.active) and len(fact) > TEAM}
    return frozenset(card for card in g.hand[g.active] if card not in drawn)


def easy_point(view: View, seat: int, option: Option) -> Facts:
    """An empty enemy land that a piece with nothing else to do could take without leaving its own land empty."""
    g: Nerath = view.state
    if option != END:
        return None
    empty = LAND & ~g.friendly_land(g.active) & ~g.enemy_presence(g.active) & ~g.presence[g.active]
    for space, type_, _, reach in movers(g):
        if sum(n for kind, n in g.army(g.active, space) if kind != CASTLE) > 1:
            for goal in bits(reach & empty):
                if worth(g, g.active, goal):
                    return {"space": called(space_name, goal), "piece": called(piece_name, type_)}
    return None


def dungeon_near(view: View, seat: int) -> Facts:
    """Heroes who can go underground together, against a single Guardian that nobody has seen."""
    g: Nerath = view.state
    heroes = [(n, reach) for _, type_, n, reach in movers(g) if type_ in HEROES]
    for here, space in enumerate(DUNGEON):
        team = sum(n for n, reach in heroes if reach >> space & 1)
        if team >= TEAM and len(g.lair[here]) == 1 and not g.awake[here]:
            return {"lights": [f"space-{space}"]}
    return None


def nearly_won(view: View, seat: int) -> Facts:
    """At the start of a turn: somebody else is about to win."""
    g: Nerath = view.state
    if g.length == "long" or not untouched(g):
        return None
    others = [side for side in sides(g) if g.active not in side]
    ahead = max(others, key=lambda side: measure(g, side))
    if target(g) - measure(g, ahead) > NEARLY:
        return None
    return {"realm": called(realm_names, ahead), "n": measure(g, ahead), "goal": target(g)}


# ---------------------------------------------------------------------------- battles


def sturdy_dragon(view: View, seat: int) -> Facts:
    """A Dragon that survives a first hit."""
    g: Nerath = view.state
    for option, realm, type_, damage in losses(view, seat):
        if type_ == DRAGON and not damage and toughness(g, realm)[DRAGON] > 1:
            return {"lights": [f"loss-{option[1]}"]}
    return None


def laden_ship(view: View, seat: int) -> Facts:
    """A laden Warship among what may sink, and an empty one."""
    if not SEA >> view.asks[seat].about[0] & 1:
        return None
    ships = {type_: option for option, _, type_, _ in losses(view, seat) if type_ >= WARSHIP}
    empty = next((option for type_, option in ships.items() if not load_of(type_)), None)
    if empty is None or len(ships) < TEAM:
        return None
    return {"lights": [f"loss-{empty[1]}"]}


def losses(view: View, seat: int) -> Iterator[tuple[Option, int, int, int]]:
    """What may take a hit: the option, whose it is, its type and its damage; no Heroes aboard."""
    for option in view.asks[seat].options:
        if option[0] == "lose":
            realm, type_, damage, aboard = loss_of(option[1])
            if not aboard:
                yield option, realm, type_, damage


def gone_badly(view: View, seat: int) -> Facts:
    """A battle that is better broken off: what a retreat saves."""
    g: Nerath = view.state
    found = forecast(g, g.fighting)
    if found is None or found.win >= GONE_BADLY:
        return None
    army = sum(n for type_, n in g.army(g.active, g.fighting) if type_ != CASTLE)
    lost = sum(n for _, n in stranded(g, g.fighting)) + left_ashore(g, g.fighting)[0]
    return {"pct": percent(found.win), "n": army - lost} if army > lost else None


def first_card(view: View, seat: int) -> Facts:
    """A card whose moment has come."""
    lights = [f"{verb}-{args[0]}" for verb, *args in view.asks[seat].options if verb in ("event", "treasure")]
    return {"lights": lights} if lights else None


# ---------------------------------------------------------------- the rest of the turn


def lost_dragon(view: View, seat: int, option: Option) -> Facts:
    """A Dragon that would be lost if the step were ended now."""
    stray = any(type_ == DRAGON for _, type_, _ in astray(view.state))
    return {} if option == END and stray else None


def first_purchase(view: View, seat: int) -> Facts:
    return {}


def idle_gold(view: View, seat: int, option: Option) -> Facts:
    """Gold that could still buy something."""
    g: Nerath = view.state
    gold = g.gold[g.active]
    return {"gold": gold} if option == END and gold >= IDLE_GOLD and can_buy(view.asks[seat].options) else None


def can_buy(options: Sequence[Option]) -> bool:
    return any(option[0] in ("recruit", "launch", "muster") for option in options)


MOVE: Final = frozenset({"move"})
LOSE: Final = frozenset({"lose"})
RECRUIT: Final = frozenset({"recruit"})

ADVICE: Final = (
    Advice("goal", MOVE, of_question=the_goal),
    Advice("capital", MOVE, of_option=thin_capital, often="each"),
    Advice("empty", MOVE, of_question=empty_land, often="second"),
    Advice("odds", frozenset({"move", "landing"}), of_option=poor_attack, often="second"),
    Advice("card", MOVE, of_question=card_for_now, often="each"),
    Advice("point", MOVE, of_option=easy_point, often="second"),
    Advice("dungeon", MOVE, of_question=dungeon_near),
    Advice("dragon", LOSE, of_question=sturdy_dragon),
    Advice("ship", LOSE, of_question=laden_ship),
    Advice("press", frozenset({"press"}), of_question=gone_badly, often="each"),
    Advice("moment", CARD_MOMENTS, of_question=first_card),
    Advice("stray", frozenset({"reposition"}), of_option=lost_dragon, often="each"),
    Advice("recruit", RECRUIT, of_question=first_purchase),
    Advice("gold", RECRUIT, of_option=idle_gold, often="second"),
    Advice("leader", MOVE, of_question=nearly_won, often="each"),
)
"""The rules, in the order in which they are tried."""
