"""The coach of a first game: what it says in which position, from what the seat sees.

Each rule gives the facts of its sentence, or None where it has nothing to say. Names depend on the reader's
language, so they are given as functions of the words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from gonfalon.core import Option, View
from gonfalon.games.contract import Advice
from gonfalon.games.immortals.codes import EDGES
from gonfalon.games.immortals.printed import (
    CAPITAL,
    DARK,
    LIGHT,
    NEIGHBOURS,
    PROVINCE_OF,
    PROVINCES,
    SCORING,
    across,
    realm_of,
)
from gonfalon.games.immortals.printed.base import Resources
from gonfalon.games.immortals.printed.tribes import Space
from gonfalon.games.immortals.rules.actions import TRANSITION, cost_of, own_places
from gonfalon.games.immortals.rules.battle import sides
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.rules.magic import TRANSITION_5
from gonfalon.games.immortals.rules.planning import DONE, spaces_of_cards
from gonfalon.games.immortals.rules.starting import empty_places
from gonfalon.games.immortals.state import (
    BLANK,
    CONFLICT,
    EMPTY,
    ENERGY,
    FREE,
    GOLD,
    MAGIC,
    NOBODY,
    PLACES_OF,
    Immortals,
    holds,
)
from gonfalon.lore.phrases import listed, named, percent
from gonfalon.lore.words import Words

from .names import card_name, gain_name, place_name, region_name, seat_name, space_name, sum_name
from .notes import prospect
from .prospects import Attack, attack, best, deployed, extracted, held_in_province, marched, ways_out

Facts = Mapping[str, Any] | None
Named = Callable[[Words], str]

ATTACKS: Final = ("attack", "attack_or_move")
RESOURCE_OF: Final = {"extract_energy": ENERGY, "extract_gold": GOLD}
"""What the spaces for extracting bring."""
POOR: Final = 0.4
"""An attack that is less likely to succeed is not worth it."""
STRONG: Final = 3
"""With so many armies next door, a lone army is in danger."""


class Planned(NamedTuple):
    """A card on a space of one's board; blank cards do not count."""

    space: int
    printed: Space
    card: int


def said(name: Callable[..., str], *things: Any) -> Named:
    """What something is called, whoever reads it."""
    return lambda words: name(words, *things)


def planned(g: Immortals, seat: int) -> list[Planned]:
    board = BOARDS[g.tribes[seat]]
    laid = enumerate(g.plan[seat])
    return [Planned(space, board[space], card) for space, card in laid if card not in (EMPTY, BLANK)]


# ------------------------------------------------------------------- the starting round


def home(view: View, seat: int) -> Facts:
    """The biggest group goes to the start region, if there is a choice."""
    sizes = [size for _, size in view.asks[seat].options]
    n = max(sizes)
    return {"n": n, "option": ("group", n), "lights": (f"group-{n}",)} if len(sizes) > 1 else None


def draft(view: View, seat: int) -> Facts:
    """Some card stands for a region beside one's own, or for a third of a province."""
    g: Immortals = view.state
    cards = [card for _, card in view.asks[seat].options] if g.groups[seat] else []
    fitting = [card for card in cards if any(is_close(g, seat, place) for place in empty_places(g, card))]
    return {"lights": tuple(f"card-{CONFLICT + card}" for card in fitting)} if fitting else None


def is_close(g: Immortals, seat: int, place: int) -> bool:
    """Whether a place is next to one's own, or would complete what scores in a province."""
    beside = any(g.owner[near] == seat for near in NEIGHBOURS[place])
    return beside or held_in_province(g, seat, place) == SCORING.province_from - 1


def share(view: View, seat: int) -> Facts:
    """One has more regions in one realm than in the other."""
    g: Immortals = view.state
    own = [realm_of(place) for place in g.regions(seat)]
    light, dark = own.count(LIGHT), own.count(DARK)
    if light == dark:
        return None
    (fallen,) = view.asks[seat].about
    n = fallen if light > dark else 0
    return {"realm": "light" if light > dark else "dark", "n": fallen, "lights": (f"share-{n}",)}


# ----------------------------------------------------------------------------- planning


def first_plan(view: View, seat: int) -> Facts:
    """Nothing is laid yet: the richest regions to extract gold and energy from."""
    g: Immortals = view.state
    if g.plan[seat] != FREE:
        return None
    cards = [card for card in spaces_of_cards(g, seat) if card < MAGIC]
    gold = richest(g, seat, cards, GOLD)
    energy = richest(g, seat, [card for card in cards if card != gold], ENERGY)
    if NOBODY in (gold, energy):
        return None
    spaces = (space_for(g, seat, action) for action in ("extract_gold", "extract_energy"))
    lights = tuple(
        f"{kind}-{n}" for pair in zip((gold, energy), spaces) for kind, n in zip(("card", "space"), pair)
    )
    return {"gold": said(card_name, gold), "energy": said(card_name, energy), "lights": lights}


def richest(g: Immortals, seat: int, cards: Iterable[int], resource: int) -> int:
    """The card that extracts most; NOBODY if none extracts anything."""
    found = max(cards, key=lambda card: extracted(g, seat, card, resource), default=NOBODY)
    return found if found != NOBODY and extracted(g, seat, found, resource) else NOBODY


def space_for(g: Immortals, seat: int, action: str) -> int:
    """The first space of a board with an action; every board has the usual ones (IMM-ARM-17)."""
    return next(space for space, printed in enumerate(BOARDS[g.tribes[seat]]) if printed.action == action)


def cost_of_plan(g: Immortals, seat: int) -> Resources:
    """What all that is planned costs."""
    costs = [cost_of(each.printed, each.card, "") for each in planned(g, seat)]
    return Resources(*(sum(each) for each in zip((0, 0), *costs, strict=True)))


def means(g: Immortals, seat: int) -> Resources:
    """What one has, and what is planned to be extracted."""
    have = [g.energy[seat], g.gold[seat]]
    for each in planned(g, seat):
        if each.printed.action in RESOURCE_OF:
            resource = RESOURCE_OF[each.printed.action]
            have[resource] += extracted(g, seat, each.card, resource)
    return Resources(*have)


def unpaid(view: View, seat: int, option: Option) -> Facts:
    """About to finish a plan that cannot be paid for."""
    g: Immortals = view.state
    need, have = cost_of_plan(g, seat), means(g, seat)
    short = [resource for resource in (ENERGY, GOLD) if need[resource] > have[resource]]
    if option != DONE or not short:
        return None
    return {"need": said(amounts, need, short), "have": said(amounts, have, short)}


def amounts(words: Words, of: Resources, which: Iterable[int]) -> str:
    """How much there is of some resources, even if it is nothing."""
    return listed(words, [gain_name(words, resource, of[resource]) for resource in which])


def sleeping(view: View, seat: int, option: Option) -> Facts:
    """About to finish a plan without a transition, although armies wait for one that could be paid for."""
    g: Immortals = view.state
    laid = planned(g, seat)
    crossing = any(each.printed.action == "transition_3" or each.card == MAGIC + TRANSITION_5 for each in laid)
    if option != DONE or crossing:
        return None
    price = BOARDS[g.tribes[seat]][space_for(g, seat, "transition_3")].cost
    left = (have - need for have, need in zip(means(g, seat), cost_of_plan(g, seat)))
    cards = spaces_of_cards(g, seat).keys() - {each.card for each in laid}
    waiting = max((armies_for(g, seat, card) for card in cards if card < MAGIC), default=0)
    if waiting < TRANSITION or any(rest < cost for rest, cost in zip(left, price)):
        return None
    return {"n": waiting, "brings": TRANSITION, "cost": said(sum_name, *price)}


def armies_for(g: Immortals, seat: int, card: int) -> int:
    """The armies that wait in limbo for a place of a card, if a transition would bring as many as it can."""
    if deployed(g, seat, card, TRANSITION) < TRANSITION:
        return 0
    return max(g.waiting(seat, realm_of(place)) for place in own_places(g, seat, card))


def misfit(view: View, seat: int) -> Facts:
    """A card is planned for an attack whose region is neither a target in reach nor an origin."""
    g: Immortals = view.state
    marches = [(origin, goal) for origin in g.regions(seat) for _, goal in ways_out(g, origin)]
    for space, printed, card in planned(g, seat) if marches else ():
        if printed.action in ATTACKS and not is_fit(g, seat, printed.action, card, marches):
            return {"card": said(card_name, card), "lights": (f"space-{space}",)}
    return None


def is_fit(g: Immortals, seat: int, action: str, card: int, marches: list[tuple[int, int]]) -> bool:
    """Whether a card suits one of the attacks that are possible, or a move where there may be one."""
    places = PLACES_OF[card]
    moves = action == "attack_or_move" and marched(g, seat, card) > 0
    return moves or any(origin in places or goal in places for origin, goal in marches)


def third(view: View, seat: int) -> Facts:
    """A region in reach would be the third of a province."""
    g: Immortals = view.state
    goals = {goal for origin in g.regions(seat) for _, goal in ways_out(g, origin)}
    wanted = [goal for goal in goals if held_in_province(g, seat, goal) == SCORING.province_from - 1]
    if not wanted:
        return None
    goal = min(wanted, key=lambda place: (g.armies[place], place))
    return {
        "region": said(place_name, goal),
        "province": said(named, PROVINCES[PROVINCE_OF[goal]]),
        "n": SCORING.vp_province,
        "lights": (f"place-{goal}",),
    }


def last_round(view: View, seat: int) -> Facts:
    return {} if view.state.round == view.state.rounds else None


# ------------------------------------------------------------------------------ actions


def extract_first(view: View, seat: int) -> Facts:
    """Something planned cannot be paid for yet, and another card would bring what is missing."""
    g: Immortals = view.state
    laid, purse = planned(g, seat), (g.energy[seat], g.gold[seat])
    costs = [cost_of(each.printed, each.card, "") for each in laid]
    for space, printed, card in laid:
        resource = RESOURCE_OF.get(printed.action, NOBODY)
        if resource != NOBODY and extracted(g, seat, card, resource):
            if any(cost[resource] > purse[resource] for cost in costs):
                return turning_up(g, seat, space)
    return None


def turning_up(g: Immortals, seat: int, space: int) -> dict[str, Any]:
    """The advice to turn up a card."""
    called = said(space_name, g, seat, space)
    return {"space": called, "option": ("turn_up", space), "lights": (f"space-{space}",)}


def exposed(view: View, seat: int) -> Facts:
    """A Region card is planned whose region another player could take before it is used."""
    g: Immortals = view.state
    raiders = {other for other in range(g.players) if other != seat and can_attack(g, other)}
    for space, _, card in planned(g, seat) if raiders else ():
        if card < CONFLICT and any(is_weak(g, place, raiders) for place in own_places(g, seat, card)):
            if prospect(g, seat, space, card) == "open":
                return {**turning_up(g, seat, space), "region": said(region_name, card)}
    return None


def can_attack(g: Immortals, seat: int) -> bool:
    """Whether a card lies on a space for attacks, as far as anybody sees."""
    spaces = zip(BOARDS[g.tribes[seat]], g.plan[seat], strict=True)
    return any(printed.action in ATTACKS and card != EMPTY for printed, card in spaces)


def is_weak(g: Immortals, place: int, raiders: set[int]) -> bool:
    """Whether one of these players can send at least as many armies as stand there."""
    return any(g.owner[near] in raiders and g.armies[near] > g.armies[place] for near in ways_in(g, place))


def ways_in(g: Immortals, place: int) -> Iterator[int]:
    """The places from which a place can be attacked; through a Portal too (IMM-BAT-03)."""
    yield from NEIGHBOURS[place]
    if holds(g.portals, across(place)):
        yield across(place)


def likeliest(view: View, seat: int) -> Attack | None:
    """The best attack that the card turned up allows, with all armies that can go."""
    g: Immortals = view.state
    space, card = view.asks[seat].about
    if card >= MAGIC or BOARDS[g.tribes[seat]][space].action not in ATTACKS:
        return None
    edges = (edge for origin in g.regions(seat) for edge, _ in ways_out(g, origin))
    return best(attack(g, edge, sides(PLACES_OF[card], *EDGES[edge])[0]) for edge in edges)


def poor_odds(view: View, seat: int) -> Facts:
    """Even the best attack would probably fail."""
    found = likeliest(view, seat)
    return {"chance": percent(found.chance)} if found and found.chance < POOR else None


def lone(view: View, seat: int) -> Facts:
    """The best attack with all armies would leave a single one beside somebody strong."""
    g: Immortals = view.state
    found = likeliest(view, seat)
    if found is None or found.n < 2:
        return None
    near = [place for place in ways_in(g, found.origin) if place != found.goal and is_strong(g, seat, place)]
    if not near:
        return None
    owner = g.owner[max(near, key=lambda place: g.armies[place])]
    return {"n": found.n, "seat": said(seat_name, owner), "lights": (f"origin-{found.origin}",)}


def is_strong(g: Immortals, seat: int, place: int) -> bool:
    """Whether another player has many armies in a place."""
    return g.owner[place] not in (seat, NOBODY) and g.armies[place] >= STRONG


def capital(view: View, seat: int) -> Facts:
    """A Capital may be built."""
    options = view.asks[seat].options
    places = [option[2] for option in options if option[:2] == ("build", CAPITAL)]
    return {"lights": (f"building-{CAPITAL}", f"place-{places[0]}")} if places else None


def passing(view: View, seat: int, option: Option) -> Facts:
    """About to pass with a card that could still be used."""
    g: Immortals = view.state
    if option[0] != "pass":
        return None
    usable = (prospect(g, seat, each.space, each.card) == "open" for each in planned(g, seat))
    return {} if any(usable) else None


# -------------------------------------------------------------------------------- rules

HOME, DRAFT, SHARE, PLAN, TURN, ACTION = (
    frozenset({what}) for what in ("home", "draft", "share", "plan", "turn", "action")
)

ADVICE: Final = (
    Advice("home", HOME, of_question=home),
    Advice("draft", DRAFT, of_question=draft),
    Advice("share", SHARE, of_question=share),
    Advice("first-plan", PLAN, of_question=first_plan),
    Advice("unpaid", PLAN, of_option=unpaid, often="each"),
    Advice("sleeping", PLAN, of_option=sleeping, often="second"),
    Advice("misfit", PLAN, of_question=misfit, often="second"),
    Advice("extract-first", TURN, of_question=extract_first, often="second"),
    Advice("exposed", TURN, of_question=exposed, often="second"),
    Advice("poor-odds", ACTION, of_question=poor_odds, often="each"),
    Advice("lone", ACTION, of_question=lone, often="second"),
    Advice("capital", ACTION, of_question=capital),
    Advice("passing", TURN, of_option=passing, often="each"),
    Advice("third", PLAN, of_question=third, often="second"),
    Advice("last-round", PLAN, of_question=last_round),
)
"""The rules of the coach, those that matter most first."""
