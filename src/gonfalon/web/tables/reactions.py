"""Chances to react: how long a window stays open, and when the table answers for whom.

Others notice when a window closes. So with people at different screens it lasts exactly as long as the table has
agreed, if nobody reacts: whatever anybody holds, has ordered or has answered. A pass is kept here and played when
the window closes; a reaction is played at once, and counts when nobody before it in turn order can still answer.
What may change the time is public: somebody holds the window open, or waives all reactions of this turn.

At one screen nobody waits: whoever can only pass is passed for at once, others are waited for. The same goes for a
trusting table, and for one where everybody is really asked (`ask_always`). Bots always answer together, at the
same instant after a window has opened, and so does a card that was ordered to be played at the first chance.

Questions that are no windows may answer themselves, too (see core/orders.py): `by_itself` says which.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from gonfalon.core import Declined, Match, Option, answer_by_order
from gonfalon.web.settings import TRUSTING
from gonfalon.web.store.saved import Holder
from gonfalon.web.tables.clock import Clock
from gonfalon.web.tables.refusal import Refused
from gonfalon.web.tables.seating import Person, WindowSight, person_of, screens_of

INSTANT = 0.2
"""How many seconds after a window has opened bots answer, whether they hold a card or not."""

HOLD, HOLDS = 10.0, 3
"""By how many seconds a person may hold a window open, and how often in a game."""


@dataclass(eq=False)
class Window:
    """A chance to react. `closes` is None if it lasts until everybody who must be waited for has answered; bots
    answer at `bots_at`. If a seat has several questions the next ones have the same time again."""

    at: int
    seats: tuple[int, ...]
    opened: float
    bots_at: float
    closes: float | None
    passed: set[int] = field(default_factory=set)
    held: list[int] = field(default_factory=list)


class Reactions:
    """The windows of one table. `follow` must be called after each change of the match."""

    def __init__(self, match: Match, holders: Sequence[Holder], agreed: str, clock: Clock, instant: float) -> None:
        self.holders = holders
        self.clock = clock
        self.instant = instant
        self.seconds = None if agreed == TRUSTING else float(agreed)
        self.window: Window | None = None
        self.turn: object = None
        self.waivers: set[Person] = set()
        self.holds: dict[Person, int] = {}
        self.declined = Declined()
        self.by_hand: dict[int, int] = {}
        self.follow(match)

    def come_back(self) -> None:
        """The table was loaded: pages need time to come back before a window closes that was open then."""
        if self.window is not None and self.window.closes is not None:
            self.window.closes += HOLD

    # ------------------------------------------------------------- what is open

    def follow(self, match: Match) -> None:
        """See which window is open now, and whether it is still the same turn."""
        self.match = match
        turn = match.game.turn(match.state)
        if turn != self.turn:
            self.turn, self.waivers = turn, set()
        at = match.window_at
        if at is None:
            self.window = None
        elif self.window is None or self.window.at != at:
            now = self.clock.now()
            closes = now + self.seconds if self.is_timed and self.seconds is not None else None
            self.window = Window(at, tuple(match.asks), now, now + self.instant, closes)

    @property
    def is_timed(self) -> bool:
        """Whether windows last a fixed time: people at different screens play, and have not agreed otherwise."""
        asked = self.match.setup.options.get("ask_always") == "yes"
        return self.seconds is not None and not asked and len(screens_of(self.holders)) > 1

    def is_open(self, seat: int) -> bool:
        """Whether a person must be asked for this seat now."""
        if self.holders[seat].kind == "bot" or self.answer_of(seat) is not None:
            return False
        window = self.window
        if window is None or window.closes is not None:
            return window is None or person_of(self.holders, seat) not in self.waivers
        # Where nobody is in a hurry, bots answer first: what they do may settle the question.
        return all(self.holders[other].kind != "bot" for other in self.match.asks)

    # ------------------------------------------------------ when the table answers

    def answer_of(self, seat: int) -> Option | None:
        """What the table answers for a person by their orders; None if they must be asked. A question that they
        have taken an answer back from is asked."""
        match = self.match
        if self.by_hand.get(seat) == match.nth[seat]:
            return None
        alone = self.seconds is None or len(screens_of(self.holders)) == 1
        return answer_by_order(match, seat, self.holders[seat].orders, self.declined, alone)

    def by_itself(self) -> tuple[int, Option] | None:
        """The first question, while no window is open, that answers itself: whose it is, and the answer."""
        for seat in sorted(self.match.asks) if self.window is None else ():
            if self.holders[seat].kind != "bot" and (answer := self.answer_of(seat)) is not None:
                return seat, answer
        return None

    def due(self) -> float | None:
        """When the table must answer for somebody; None if it waits for people only."""
        return min((time for seat in self.match.asks if (time := self._time_for(seat)) is not None), default=None)

    def answered(self) -> list[int]:
        """The seats that the table answers for now, in turn order."""
        now = self.clock.now()
        return [seat for seat in self.match.asks if (time := self._time_for(seat)) is not None and time <= now]

    def _time_for(self, seat: int) -> float | None:
        """When the table answers for a seat; None if it waits for the person."""
        window, holder = self.window, self.holders[seat]
        assert window is not None
        if holder.kind == "bot":
            return window.bots_at
        answer = self.answer_of(seat)
        if window.closes is None:
            return None if answer is None else window.opened
        if person_of(self.holders, seat) in self.waivers:
            return window.opened
        return window.closes if answer in (None, self.match.asks[seat].default) else window.bots_at

    def go_on(self) -> None:
        """What was due is answered. Whoever is asked again in the same window has the same time again."""
        window, now = self.window, self.clock.now()
        if window is None:
            return
        if window.bots_at <= now:
            window.bots_at = now + self.instant
        if window.closes is not None and window.closes <= now and self.seconds is not None:
            window.closes = now + self.seconds
            window.passed.clear()

    # ------------------------------------------------------------ what people do

    def chosen(self, seat: int, option: Option) -> None:
        """A person answers by hand: whoever passes on a card is not asked for it again in this battle."""
        ask = self.match.asks.get(seat)
        if ask is not None and ask.window and option == ask.default:
            self.declined.add(self.match, seat)

    def taken_back(self, seat: int) -> None:
        """A person has taken an answer back, and gives another one by hand."""
        self.declined.forget(seat)
        self.by_hand[seat] = self.match.nth[seat]

    def keeps(self, seat: int, option: Option) -> bool:
        """Whether this is a pass that is played only when the window closes."""
        ask, window = self.match.asks.get(seat), self.window
        return bool(ask and window and window.closes is not None and option == ask.default)

    def keep(self, seat: int) -> None:
        assert self.window is not None
        self.window.passed.add(seat)

    def hold(self, seats: frozenset[int]) -> None:
        """Keep the window open longer, for everybody."""
        window = self._timed_for(seats)
        seat = min(seats.intersection(window.seats))
        person = person_of(self.holders, seat)
        if self.holds.get(person, 0) >= HOLDS:
            raise Refused("refused-holds", n=HOLDS)
        self.holds[person] = self.holds.get(person, 0) + 1
        assert window.closes is not None
        window.closes += HOLD
        window.held.append(seat)

    def waive(self, seats: frozenset[int]) -> None:
        """React to nothing until the turn changes."""
        self._timed_for(seats)
        self.waivers |= {person_of(self.holders, seat) for seat in seats}

    def _timed_for(self, seats: frozenset[int]) -> Window:
        """The window that is open, if it is a timed one and those seats may react."""
        window = self.window
        if window is None or window.closes is None or not seats.intersection(window.seats):
            raise Refused("refused-window")
        return window

    # ------------------------------------------------------------- what is shown

    def held(self) -> tuple[int, ...]:
        """The seats that hold this window open, as everybody sees."""
        return tuple(self.window.held) if self.window else ()

    def waived(self) -> tuple[int, ...]:
        """The seats that react to nothing this turn, as everybody sees."""
        people = [(seat, person_of(self.holders, seat)) for seat in range(len(self.holders))]
        return tuple(seat for seat, person in people if person in self.waivers)

    def sight(self, seats: frozenset[int]) -> WindowSight | None:
        """The window as seats that may react see it; None for everybody else, and if it has no end."""
        window = self.window
        if window is None or window.closes is None:
            return None
        mine = sorted(seats.intersection(window.seats))
        if not mine:
            return None
        person = person_of(self.holders, mine[0])
        passed = window.passed.issuperset(seat for seat in mine if seat in self.match.asks)
        holds = HOLDS - self.holds.get(person, 0)
        return WindowSight(window.closes, holds, person in self.waivers, passed)
