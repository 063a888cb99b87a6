"""Cards are played when their text allows it: who is asked, in which order, and what others notice.

Nothing here knows what a card does; cards/events.py and cards/treasures.py register each under its number.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

from gonfalon.core import Ask, Chance, put
from gonfalon.games.nerath.printed import EVENT_ID, EVENTS, TREASURE_ID, TREASURES
from gonfalon.games.nerath.printed.regions import NOBODY
from gonfalon.games.nerath.state import DRAW, Nerath

from .strength import is_decided

PASS: Final = ("pass",)
Timings = tuple[str, ...]


class Moment:
    """Something has just happened or is about to, and what cards change about it."""

    __slots__ = ("cancelled", "event", "hits", "pieces", "realm", "runs", "space")

    def __init__(self, space: int = NOBODY, realm: int = NOBODY, hits: int = 0, event: int = NOBODY) -> None:
        self.space = space
        self.realm = realm  # whose turn, hits, event or conquest it is about
        self.hits = hits  # damage about to be taken
        self.event = event
        self.cancelled = False  # an Event card that is answered by a cancellation has no effect
        self.pieces: list[int] = []  # the pieces it is about, as kinds
        self.runs: list[tuple[int, int]] = []  # where a card let a Monster run on, and whose space it was

    def about(self) -> tuple[int, ...]:
        """What the question mentions."""
        return (self.space, self.realm, self.hits, self.event)


Able = Callable[[Nerath, int, Moment], bool]
Then = Callable[[Nerath, int, Moment], Coroutine[Any, Any, None]]


class Card(NamedTuple):
    """A card in play terms: on which condition (public facts only), and what then."""

    able: Able
    then: Then


CARDS: Final[dict[int, Card]] = {}
"""What each Event card does."""
POWERS: Final[dict[int, Card]] = {}
"""What a Treasure card does when it is played; one without an entry only scores."""
RELICS: Final[dict[int, Card]] = {}
"""Treasure cards in play that their owner may use in the Move step."""
AT_TURN_START: Final[dict[int, Then]] = {}
"""What Treasure cards in play do at the start of their owner's turn (NER-TRN-09)."""
BEFORE_DRAW: Final[dict[int, Then]] = {}
"""What they do before each draw in their owner's Draw step."""
EVENT_TIMING: Final = tuple(event.timing for event in EVENTS)
TREASURE_TIMING: Final = tuple(treasure.timing for treasure in TREASURES)
AT_TURN: Final = "own_turn_any"
OPEN_TO_ANY: Final = (
    "own_turn_start",
    "own_draw",
    "own_move_start",
    "own_move",
    "between_battles",
    "own_reposition",
    "own_reinforce",
    "own_income",
)
"""The timings in which a card may be played that says `any time on your turn` (NER-CRD-19)."""


IN_BATTLE: Final = ("battle_start", "battle_round", "battle_damage")
"""The moments for cards that help in a battle."""


def always(g: Nerath, realm: int, moment: Moment) -> bool:
    """No condition."""
    return True


def event(name: str, able: Able = always) -> Callable[[Then], Then]:
    """Register what an Event card does."""

    def register(then: Then) -> Then:
        CARDS[EVENT_ID[name]] = Card(able, then)
        return then

    return register


def power(name: str, able: Able = always) -> Callable[[Then], Then]:
    """Register the Power of a Treasure card."""

    def register(then: Then) -> Then:
        POWERS[TREASURE_ID[name]] = Card(able, then)
        return then

    return register


def use(name: str, able: Able = always) -> Callable[[Then], Then]:
    """Register what the owner of a Treasure card in play may do with it in the Move step."""

    def register(then: Then) -> Then:
        RELICS[TREASURE_ID[name]] = Card(able, then)
        return then

    return register


def acts(table: dict[int, Then], name: str) -> Callable[[Then], Then]:
    """Register what a Treasure card in play does by itself at some moment."""

    def register(then: Then) -> Then:
        table[TREASURE_ID[name]] = then
        return then

    return register


async def act(g: Nerath, realm: int, table: Mapping[int, Then], moment: Moment) -> None:
    """Let the Treasure cards of a realm do what they do at this moment, in the order they were played."""
    for number in g.treasures[realm]:
        if number in table:
            await table[number](g, realm, moment)


def playable(g: Nerath, realm: int, timings: Timings, moment: Moment) -> list[tuple[Any, ...]]:
    """The cards in hand that the realm may play now (NER-CRD-02, NER-CRD-17, NER-CRD-19)."""
    found: list[tuple[Any, ...]] = []
    for n in g.hand[realm]:
        if EVENT_TIMING[n] in timings and CARDS[n].able(g, realm, moment):
            found.append(("event", n))
    for n in g.chest[realm]:
        if fits(TREASURE_TIMING[n], timings) and (n not in POWERS or POWERS[n].able(g, realm, moment)):
            found.append(("treasure", n))
    return found


def usable(g: Nerath, realm: int, moment: Moment) -> list[tuple[Any, ...]]:
    """The Treasure cards in play that the realm may use now, in its Move step."""
    if not g.treasures[realm]:
        return []
    return [("relic", n) for n in g.treasures[realm] if n in RELICS and RELICS[n].able(g, realm, moment)]


@lru_cache(None)
def fits(timing: str, timings: Timings) -> bool:
    """Whether a Treasure card of this timing may be played at one of those moments."""
    return timing in timings or (timing == AT_TURN and any(each in OPEN_TO_ANY for each in timings))


def might_play(g: Nerath, realm: int, timings: Timings, moment: Moment) -> bool:
    """Whether, from what everybody knows, the realm could hold a card for this."""
    if g.hand[realm]:
        first = realm * 20
        for n in range(first, first + 20):
            known = n in g.discard[realm] or n in g.playing
            if EVENT_TIMING[n] in timings and not known and CARDS[n].able(g, realm, moment):
                return True
    if g.chest[realm]:
        played = {n for realm in range(4) for n in g.treasures[realm]}
        return any(fits(timing, timings) and n not in played for n, timing in enumerate(TREASURE_TIMING))
    return False


def stirs(g: Nerath, chances: Mapping[int, Timings], moment: Moment) -> bool:
    """Whether anybody should be asked: at a live table whoever might have a card, else whoever does."""
    if not g.quick:
        return any(might_play(g, realm, timings, moment) for realm, timings in chances.items())
    for realm, timings in chances.items():
        if (g.hand[realm] or g.chest[realm]) and playable(g, realm, timings, moment):
            return True
    return False


async def offer(g: Nerath, what: str, chances: Mapping[int, Timings], moment: Moment) -> None:
    """Everybody who may play a card now is asked, starting with the realm whose turn it is, until all pass in a
    row (NER-CRD-15, NER-CRD-16)."""
    realms = [realm for realm in g.in_turn_order() if realm in chances] if len(chances) > 1 else [*chances]
    while reaction := await Chance(realms, lambda realm: question(g, what, realm, chances[realm], moment)):
        await play(g, *reaction, moment)


def question(g: Nerath, what: str, realm: int, timings: Timings, moment: Moment) -> Ask | None:
    """What a realm is asked; None if everybody knows that it cannot play a card now."""
    held = playable(g, realm, timings, moment)
    if not held and (g.quick or not might_play(g, realm, timings, moment)):
        return None
    about = (realm, *moment.about())
    sensible = partial(waste, g, what, realm, moment)
    options = [PASS, *held]
    return Ask(g.seat_of[realm], what, options, "NER-CRD-02", about, window=True, default=PASS, sensible=sensible)


def waste(g: Nerath, what: str, realm: int, moment: Moment) -> tuple[Any, ...] | None:
    """To pass, where a card would be wasted on a battle that is as good as decided."""
    return PASS if what in IN_BATTLE and is_decided(g, realm, moment.space) else None


async def play(g: Nerath, realm: int, option: tuple[Any, ...], moment: Moment) -> None:
    """Play an Event or a Treasure card."""
    if option[0] == "event":
        await play_event(g, realm, option[1], moment)
    else:
        await play_treasure(g, realm, option[1], moment)


async def play_event(g: Nerath, realm: int, number: int, moment: Moment) -> None:
    """Carry an Event card out, unless an enemy cancels it, and discard it face up (NER-CRD-06, NER-CRD-15)."""
    g.lose_event(realm, number)
    g.playing = (*g.playing, number)
    g.reveal()
    g.tell("event", realm, number)
    answer = Moment(realm=realm, event=number)
    await offer(g, "enemy_event", dict.fromkeys(g.enemies(realm), ("enemy_event",)), answer)
    if not answer.cancelled and CARDS[number].able(g, realm, moment):
        await CARDS[number].then(g, realm, moment)
    g.playing = tuple(other for other in g.playing if other != number)
    g.discard[realm].append(number)


async def play_treasure(g: Nerath, realm: int, number: int, moment: Moment) -> None:
    """Lay a Treasure card out for the rest of the game: it scores at once, and its Power happens once
    (NER-CRD-20, NER-CRD-23, NER-SCO-07)."""
    at = g.chest[realm].index(number)
    g.chest = put(g.chest, realm, (*g.chest[realm][:at], *g.chest[realm][at + 1 :]))
    g.treasures = put(g.treasures, realm, (*g.treasures[realm], number))
    g.points[realm] += TREASURES[number].vp
    g.reveal()
    g.tell("treasure", realm, number, TREASURES[number].vp)
    if number in POWERS:
        await POWERS[number].then(g, realm, moment)


async def draw_event(g: Nerath, realm: int) -> None:
    """Draw from the realm's own deck; a card marked PLAY IMMEDIATELY is played at once (NER-CRD-01, NER-CRD-03,
    NER-CRD-07, NER-CRD-08)."""
    if not g.deck[realm]:
        reshuffle(g, realm)
    if not g.deck[realm]:
        return
    if realm == g.active and g.step == DRAW:
        await act(g, realm, BEFORE_DRAW, Moment(realm=realm))
    number = g.deck[realm].pop()
    g.reveal()
    g.hand = put(g.hand, realm, (*g.hand[realm], number))
    g.tell("drew", realm, secret=(number,), to=(g.seat_of[realm],))
    if EVENTS[number].play_immediately:
        await play_event(g, realm, number, Moment(realm=realm))


def reshuffle(g: Nerath, realm: int) -> None:
    """The discard pile becomes the deck, in an order that nobody knows (NER-CRD-07)."""
    g.deck[realm], g.discard[realm] = g.discard[realm], []
    g.shuffle(g.deck[realm])
    g.forget_events(g.deck[realm])


def draw_treasure(g: Nerath, realm: int) -> None:
    """The top card of the Treasure deck, if there is one (NER-DUN-25, NER-CRD-18, NER-CRD-26)."""
    if g.treasure_deck:
        number = g.treasure_deck.pop()
        g.reveal()
        g.chest = put(g.chest, realm, (*g.chest[realm], number))
        g.tell("found", realm, secret=(number,), to=(g.seat_of[realm],))
