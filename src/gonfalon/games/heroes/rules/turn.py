"""A player's Turn (chapter TRN), and the windows in which others may act (HER-DIG-07).

Questions: refresh (discard, draw), moment (use, pass), turn (everything a player may do between Actions), peek
(bury, pass), free_step (move, pass), offers (Town and Morale Actions, pass: a window).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from gonfalon.core import Ask, Chance, Option, first, put
from gonfalon.games.heroes.codes import NOBODY, NOWHERE, heroes_of, is_neutral, seat_of
from gonfalon.games.heroes.printed import CREATURES
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.ops.cards import PeekDeck
from gonfalon.games.heroes.printed.ops.land import FreeStep
from gonfalon.games.heroes.state import Heroes, asked

from . import buildings, geography, morale, moving, recruiting, scenario, town, trading
from .cards import playing as cards
from .search import OWN_DECK

NEUTRAL_DECKS: Final = 4
"""The first Neutral Deck among the piles, as in `codes.PILE`; the Astrologers come after them."""
WEEKS: Final = 8


def creatures_with(kind: type[Op]) -> frozenset[int]:
    """Neutral Units with a map ability, each usable once per Turn (HER-UNT-30)."""
    return frozenset(
        number
        for number, creature in enumerate(CREATURES)
        if is_neutral(number)
        for ability in getattr(creature, "abilities", ())
        if any(isinstance(op, kind) for op in ability.ops)
    )


ROGUES: Final = creatures_with(PeekDeck)
NOMADS: Final = creatures_with(FreeStep)


def unused(g: Heroes, seat: int, creatures: frozenset[int], name: str) -> int:
    """How many such Units have not used their ability this Turn."""
    have = sum(unit // 2 in creatures for unit in g.army[seat])  # `creature_of`, written out: this is hot
    return have - g.used[seat].count(name) if have else 0


def mark(g: Heroes, seat: int, name: str) -> None:
    """Record what was used this Turn."""
    g.used = put(g.used, seat, (*g.used[seat], name))


# --------------------------------------------------------------------------- the start


def turn(g: Heroes, seat: int) -> None:
    """Ongoing effects end before the hand is refreshed (HER-TRN-10)."""
    if g.gone >> seat & 1:
        return
    g.active = seat
    g.stage = "turn"
    cards.end_ongoing(g, seat, "own_turn")
    g.end_effects("own_turn", seat)
    g.tell("turn", seat)
    g.push("act")
    g.push("turn_start", seat)
    g.push("refresh", seat)


async def refresh(g: Heroes, seat: int) -> None:
    """Discard any number of cards, at least down to the Hand Limit, then draw up to it (HER-TRN-01, HER-TRN-02,
    HER-TRN-03, HER-TRN-06)."""
    missing = g.hand_limit(seat) - len(g.hand[seat])
    options: list[Option] = [("draw", n) for n in range(missing, -1, -1)]
    options += [("discard", card) for card in sorted(set(g.hand[seat]))]
    verb, n = await Ask(
        seat,
        "refresh",
        asked(options),
        rule="HER-TRN-01",
        about=(missing,),
        default=first,
        sensible=None if g.hand[seat] else options[0],
    )
    if verb == "draw":
        g.draw(seat, n)
    else:
        g.lay_off(seat, n)
        g.tell("discarded", seat, n)
        g.push("refresh", seat)


def turn_start(g: Heroes, seat: int) -> None:
    """Buildings that trigger at the beginning of the Turn (HER-TRN-04)."""
    if buildings.at_turn_start(g, seat):
        g.push("moment", seat)


async def moment(g: Heroes, seat: int) -> None:
    """These effects, in the order the player chooses (HER-GEN-05)."""
    options = buildings.at_turn_start(g, seat)
    verb, *args = await Ask(
        seat,
        "moment",
        asked(options),
        rule="HER-TRN-04",
        default=lambda options: compulsory(g, seat, options),
    )
    if verb == "use":
        await buildings.use(g, seat, *args)
        g.push("turn_start", seat)


def compulsory(g: Heroes, seat: int, options: Sequence[Option]) -> Option:
    """What an absent player does: what is not optional, then nothing more (HER-DIG-05)."""
    return next(each for each in options if each == ("pass",) or not buildings.optional(g, seat, each))


# --------------------------------------------------------------------------- between Actions


def options(g: Heroes, seat: int) -> list[Option]:
    """Actions and cards in any order and any mix (HER-TRN-07, HER-TRN-08, HER-TRN-09, HER-DIG-04)."""
    found: list[Option] = [
        ("end",),
        *moving.options(g, seat),
        *town.options(g, seat),
        *town.uses(g, seat),
        *morale.options(g, seat),
        *cards.playable(g, seat, "map"),
    ]
    if unused(g, seat, ROGUES, "peek") > 0:
        found += [("peek", pile) for pile in range(WEEKS + 1) if deck_of(g, seat, pile)]
    if g.has_variant("free_trading"):  # HER-VAR-08
        found += trading.trades(g, seat)
    return found


async def act(g: Heroes) -> None:
    """One action of the active player; its consequences are resolved before they are asked again. A player
    eliminated on their own Turn does nothing more (HER-END-05)."""
    seat = g.active
    if g.gone >> seat & 1:
        g.push("turn_close", seat)
        return
    if g.ongoing[seat]:
        cards.end_used(g, seat)
    option = await Ask(seat, "turn", lambda: options(g, seat), rule="HER-TRN-08", default=("end",))
    if option[0] != "play":
        cards.lose_power(g, seat)
    if option[0] == "end":
        g.push("turn_end", seat)
    else:
        await then(g, ("act",), DEEDS[option[0]](g, seat, option))


async def then(g: Heroes, frame: tuple[Any, ...], deed: Coroutine[Any, Any, None]) -> None:
    """Carry out something that may leave more to be done, with a frame pushed underneath."""
    depth = len(g.stack)
    await deed
    g.stack.insert(depth, frame)


async def play(g: Heroes, seat: int, option: Option) -> None:
    await cards.play(g, seat, option[1], option[2], "map")


async def end_permanent(g: Heroes, seat: int, option: Option) -> None:
    """A Permanent card may be discarded voluntarily (HER-CRD-10)."""
    cards.end_permanent(g, seat)
    g.tell("ended_permanent", seat)


async def trade(g: Heroes, seat: int, option: Option) -> None:
    trading.trade(g, seat, option[1])


async def peek(g: Heroes, seat: int, option: Option) -> None:
    """Rogues: look at the top card of a Deck, then put it back on top or on the bottom."""
    pile = option[1]
    mark(g, seat, "peek")
    g.looker, g.look_pile, g.looked_at = seat, pile, deck_of(g, seat, pile)[-1:]
    lay_deck(g, seat, pile, deck_of(g, seat, pile)[:-1])
    g.reveal()
    g.tell("peeked", seat, pile, secret=g.looked_at, to=(seat,))
    choice = await Ask(seat, "peek", [("pass",), ("bury",)], rule="HER-UNT-30", about=(pile,), default=("pass",))
    rest = deck_of(g, seat, pile)
    if choice[0] == "bury":
        lay_deck(g, seat, pile, (*g.looked_at, *rest))
        g.tell("buried", seat, pile)
    else:
        lay_deck(g, seat, pile, (*rest, *g.looked_at))
    g.looker, g.looked_at = NOBODY, ()


def deck_of(g: Heroes, seat: int, pile: int) -> tuple[int, ...]:
    """The cards of a face-down Deck, by its number in `codes.PILE`."""
    if pile < OWN_DECK:
        return g.pile[pile]
    if pile == OWN_DECK:
        return g.deck[seat]
    return g.weeks if pile == WEEKS else g.neutral_pile[pile - NEUTRAL_DECKS]


def lay_deck(g: Heroes, seat: int, pile: int, cards: tuple[int, ...]) -> None:
    """Replace the cards of a face-down Deck."""
    if pile < OWN_DECK:
        g.pile = put(g.pile, pile, cards)
    elif pile == OWN_DECK:
        g.deck = put(g.deck, seat, cards)
    elif pile == WEEKS:
        g.weeks = cards
    else:
        g.neutral_pile = put(g.neutral_pile, pile - NEUTRAL_DECKS, cards)


Deed = Callable[[Heroes, int, Option], Coroutine[Any, Any, None]]

DEEDS: Final[dict[str, Deed]] = {
    **dict.fromkeys(("move", "revisit", "reveal", "explore"), moving.act),
    **dict.fromkeys(("build", "recruit", "reinforce", "hire", "spell_book", "use", "deliver"), town.act),
    **dict.fromkeys(("morale_draw", "morale_cycle"), morale.act),
    "play": play,
    "end_permanent": end_permanent,
    "peek": peek,
    "trade": trade,
}


# --------------------------------------------------------------------------- the end


def turn_end(g: Heroes, seat: int) -> None:
    """A player who owes it discards their whole hand; then come free steps (HER-TRN-11, HER-MRL-09)."""
    if g.penalty >> seat & 1:
        g.penalty &= ~(1 << seat)
        for card in g.hand[seat]:
            g.lay_off(seat, card)
        g.tell("lost_hand", seat)
    g.push("turn_close", seat)
    g.push("free_step", seat)


def free_step(g: Heroes, seat: int) -> None:
    """Logistics and Nomads give one each."""
    if unused(g, seat, NOMADS, "nomads") > 0 or g.sum_of("free_step", seat):
        g.push("take_step", seat)


async def take_step(g: Heroes, seat: int) -> None:
    """A hero moves to an adjacent Empty Field."""
    steps = free_steps(g, seat)
    if not steps:
        return
    verb, *args = await Ask(seat, "free_step", [("pass",), *steps], rule="HER-UNT-30", default=("pass",))
    if verb == "pass":
        return
    hero, field = args
    if not g.use_up("free_step", seat):
        mark(g, seat, "nomads")
    g.tell("moved", hero, g.hero_at[hero], field)
    g.hero_at[hero] = g.stood[hero] = field
    scenario.pick_up(g, hero, field)
    g.push("free_step", seat)


def free_steps(g: Heroes, seat: int) -> list[Option]:
    """Adjacent Empty Fields without a hero that the Scenario does not close."""
    here, closed = geography.of(g), moving.closed_to(g, seat)
    return [
        ("move", hero, field)
        for hero in heroes_of(seat)
        if g.hero_at[hero] != NOWHERE
        for field in here.neighbours[g.hero_at[hero]]
        if field not in g.hero_at and is_empty(g, seat, field) and here.locations[field] not in closed
    ]


def is_empty(g: Heroes, seat: int, field: int) -> bool:
    """Printed empty, holding a Black Cube, or flagged by the player (HER-MAP-08, HER-MAP-09, HER-MAP-13)."""
    sort = geography.category(g, geography.of(g).locations[field])
    if sort == "visitable":
        return bool(g.visited >> field & 1)
    if sort == "flaggable":
        return geography.holder(g, field) == seat or bool(g.shared_flags[seat] >> field & 1)
    return sort == "empty"


def turn_close(g: Heroes, seat: int) -> None:
    """MP and effects of the Turn are lost; ending it counted as this player's pass in the window that follows
    (HER-MOV-12, HER-TRN-09, HER-DIG-07)."""
    cards.end_ongoing(g, seat, "turn")
    g.end_effects("turn", seat)
    recruiting.use_all(g, seat, "cost_off", "guild_off", "search_size")
    for hero in heroes_of(seat):
        g.mp[hero] = 0
    g.passing = put(g.passing, seat, 0)
    g.used = put(g.used, seat, ())
    g.active = NOBODY
    g.tell("turn_over", seat)
    scenario.check(g)
    g.push("offers", next_in(g.in_order(seat), seat), int(not g.gone >> seat & 1))


# --------------------------------------------------------------------------- the others


def next_in(order: tuple[int, ...], seat: int) -> int:
    """Who comes after a seat."""
    at = order.index(seat) if seat in order else -1
    return order[(at + 1) % len(order)]


def speakers(g: Heroes, seat: int) -> tuple[int, ...]:
    """The order of the window: clockwise; before a combat the attacker, the defender, the others (HER-TWN-10)."""
    name, *args = g.stack[-1] if g.stack else ("",)
    if name != "engage":
        return g.in_order(seat)
    hero, field = args
    attacker = seat_of(hero)
    enemies = geography.enemies_on(g, field, attacker)
    defender = seat_of(enemies[0]) if enemies else geography.holder(g, field)
    others = g.in_order(attacker)
    if defender not in others[1:]:
        return others
    return (attacker, defender, *(each for each in others[1:] if each != defender))


def offers(g: Heroes, seat: int, passes: int) -> None:
    """Players take one complete Town or Morale Action each in turn until all have passed in a row; a player with
    nothing to use is not asked (HER-DIG-07, HER-TWN-10, HER-RND-13)."""
    order = speakers(g, seat)
    while passes < len(order):
        if town.options(g, seat) or morale.options(g, seat) or buildings.might_buy(g, seat):
            g.push("offer", seat, passes)
            return
        seat, passes = next_in(order, seat), passes + 1


async def offer(g: Heroes, seat: int, passes: int) -> None:
    """A Town or Morale Action for whoever has not passed yet."""
    order, seats = speakers(g, seat), [seat]
    while len(seats) < len(order) - passes:
        seats.append(next_in(order, seats[-1]))
    if action := await Chance(seats, lambda each: offered(g, each)):
        seat, option = action
        await then(g, ("offers", next_in(order, seat), 0), DEEDS[option[0]](g, seat, option))


def offered(g: Heroes, seat: int) -> Ask | None:
    """What a player is asked; None if there is nothing to use."""
    choices: list[Option] = [("pass",), *town.options(g, seat), *morale.options(g, seat)]
    if len(choices) == 1 and not buildings.might_buy(g, seat):
        return None
    return Ask(seat, "offers", choices, rule="HER-DIG-07", window=True, default=("pass",))


PHASES: Final[dict[str, Any]] = {
    "turn": turn,
    "refresh": refresh,
    "turn_start": turn_start,
    "moment": moment,
    "act": act,
    "turn_end": turn_end,
    "free_step": free_step,
    "take_step": take_step,
    "turn_close": turn_close,
    "offers": offers,
    "offer": offer,
}
