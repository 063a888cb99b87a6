"""Positions for the rule tests: put armies and cards where they are wanted, play in the record's words, and look.

    table = Table(armies={0: {"light:mountainhome": 4}}, plan={0: {"L3": "foothold"}}, tray={GREEN: 1})
    table.play("turn_up L3", "attack light:mountainhome>light:foothold 3:for")
    assert table.armies("light:foothold") == (0, 3)

There are three players with the tribes TRIBES, 10 gold and 10 energy each, and nothing else but what is named: no
armies, no cards, nothing in the tower, nothing in limbo. Cubes that are not named are out of the game (in the
reserve), Conflict cards that are not named are in the deck, in printed order. A card that lies on a board (`plan`)
belongs to that player. Seat 0 is first. Places are `light:foothold`, Conflict cards `conflict_light_foothold` or
`conflict_dark_joker_wilds`, Region cards and Magic cards as in the record, spaces L1 to L4, D1 to D4, LM, DM.
`tower` (a fixture) fixes what falls; without it the tower is the real one. When no card is left on any board the
round is scored and the next one begins at once: a blank card on another board keeps it open.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from defaults import costs_of, fault
from gonfalon.core import IllegalChoice, Match, Setup, draw, put
from gonfalon.core.state import key_of
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.codes import CARD, CONFLICT_CARD, PLACE, PLACE_NAMES, REGION, SPACE
from gonfalon.games.immortals.printed import CONFLICT_CARDS, SUPPLY, TOWER, TRIBE_ID
from gonfalon.games.immortals.printed import TRIBES as PRINTED_TRIBES
from gonfalon.games.immortals.printed.base import Resources
from gonfalon.games.immortals.rules.laying import start
from gonfalon.games.immortals.state import (
    COLOURS,
    CONFLICT,
    EMPTY,
    FREE,
    GREEN,
    MAGIC,
    NOBODY,
    Immortals,
)

TRIBES = (
    ("dwarves", "orcs"),
    ("wood_elves", "demons"),
    ("humans", "necromancers"),
    ("amazons", "night_elves"),
    ("halflings", "trolls"),
)
"""Which tribes the seats have, unless a test says otherwise. Their spaces:

- light: L1 extract gold, L2 build (dwarves 4 gold, wood elves 4 energy, humans 2 and 2), L3 attack, L4 attack or
  move
- dark: D1 extract energy, D2 transition for 2 energy and 1 gold, D3 attack or move, D4 as the tribe has it: orcs
  extract gold, demons a Sanctuary for 2 energy, necromancers another transition, night elves and trolls an attack
  that is paid for
"""

AFTER: Mapping[str, tuple[tuple[Any, ...], ...]] = {
    "draft": (("draft",),),
    "before": (("prime",), ("prepare",)),
    "priming": (("prime",),),
    "round": (("round",),),
    "reinforcements": (("planning",), ("reinforcements",)),
    "planning": (("planning",),),
    "actions": (("act", NOBODY),),
    "scoring": (("scoring",),),
}
"""The frames that are left when a stage begins; NOBODY: who is active. `before`: all that comes between the draft
and the first round; `priming`: the tower alone; `round`: a round from its very beginning."""
STARTING = ("draft", "before")
"""Stages in which the Conflict cards are still two decks."""

Cards = Mapping[int, Sequence[str]]


class Table:
    """A match in a made position."""

    def __init__(
        self,
        players: int = 3,
        *,
        armies: Mapping[int, Mapping[str, int]] | None = None,
        limbo: Mapping[int, tuple[int, int]] | None = None,
        groups: Mapping[int, tuple[int, ...]] | None = None,
        gold: Mapping[int, int] | None = None,
        energy: Mapping[int, int] | None = None,
        points: Mapping[int, int] | None = None,
        cards: Cards | None = None,
        hand: Cards | None = None,
        shown: Sequence[str] = (),
        plan: Mapping[int, Mapping[str, str]] | None = None,
        deck: Sequence[str] | None = None,
        discard: Sequence[str] = (),
        draft_hand: Cards | None = None,
        draft_deck: Mapping[str, Sequence[str]] | None = None,
        portals: Sequence[str] = (),
        sanctuaries: Sequence[str] = (),
        capitals: Sequence[str] = (),
        tray: Mapping[int, int] | None = None,
        shelves: Sequence[Sequence[int]] = ((), (), ()),
        greens: int | None = None,
        stage: str = "actions",
        first: int = 0,
        marker: int | None = None,
        active: int | None = None,
        round: int = 1,
        tribes: Mapping[int, tuple[str, str]] | None = None,
        mode: str = "standard",
        options: Mapping[str, str] | None = None,
        live: bool = False,
        seed: int = 1,
    ) -> None:
        """`limbo`: light and dark armies by seat. `deck`: these are on top, the first one first; () for an empty
        deck, whose other cards are then out of the game. `greens`: the inhabitants in the common reserve, if not
        all that are neither in the tray nor in the tower."""
        self.setup = Setup(mode, players, seed, options or {})
        g = Immortals(key_of(seed))
        start(g, self.setup)
        g.quick = not live
        pairs = ((tribes or {}).get(seat, TRIBES[seat]) for seat in range(players))
        g.tribes = tuple((TRIBE_ID[light], TRIBE_ID[dark]) for light, dark in pairs)
        g.gold, g.energy, g.points = ([default] * players for default in (10, 10, 0))
        for field, values in ((g.gold, gold), (g.energy, energy), (g.points, points)):
            for seat, n in (values or {}).items():
                field[seat] = n
        g.groups = tuple((groups or {}).get(seat, ()) for seat in range(players))
        for seat, pair in (limbo or {}).items():
            g.limbo[2 * seat : 2 * seat + 2] = pair
        for seat, forces in (armies or {}).items():
            for place, n in forces.items():
                g.put_armies(seat, PLACE.parse(place), n)
        g.portals, g.sanctuaries, g.capitals = map(mask_of, (portals, sanctuaries, capitals))
        g.shelves = tuple(tuple(shelf) for shelf in shelves)
        g.tray = tuple((tray or {}).get(colour, 0) for colour in range(COLOURS))
        inhabitants = TOWER.battle.inhabitants - g.tray[GREEN] - g.inside(GREEN)
        g.greens = inhabitants if greens is None else greens
        g.reserve = tuple(SUPPLY.army_cubes - in_play(g, seat) for seat in range(players))
        g.round = 0 if stage in STARTING else round
        self._deal(g, cards or {}, hand or {}, plan or {})
        g.shown = sum(1 << conflict for conflict in conflicts(shown))
        self._stack_decks(g, deck, discard, draft_hand or {}, draft_deck or {}, stage in STARTING)
        g.stage, g.first = stage, first
        g.marker = first if marker is None else marker
        g.active = first if active is None else active
        g.stack = [(name, *(g.active for _ in args)) for name, *args in AFTER[stage]]
        g.barrier = 0
        self.match = Match.thaw(GAME, self.setup, (vars_of(g), [], [0] * players))

    def _deal(self, g: Immortals, cards: Cards, hand: Cards, plan: Mapping[int, Mapping[str, str]]) -> None:
        """Region and Conflict cards to their players, and those that lie on the boards."""
        for seat, names in cards.items():
            for name in names:
                g.card_owner[REGION.parse(name)] = seat
        for seat, names in hand.items():
            g.hand = put(g.hand, seat, tuple(sorted(conflicts(names))))
        for seat, spaces in plan.items():
            board = list(FREE)
            for space, name in spaces.items():
                card = board[SPACE.parse(space)] = CARD.parse(name)
                if card < CONFLICT:
                    g.card_owner[card] = seat
                elif card < MAGIC and card - CONFLICT not in g.hand[seat]:
                    g.hand = put(g.hand, seat, tuple(sorted((*g.hand[seat], card - CONFLICT))))
            g.plan = put(g.plan, seat, tuple(board))

    def _stack_decks(
        self,
        g: Immortals,
        deck: Sequence[str] | None,
        discard: Sequence[str],
        draft_hand: Cards,
        draft_deck: Mapping[str, Sequence[str]],
        starting: bool,
    ) -> None:
        g.discard = tuple(conflicts(discard))
        for seat, names in draft_hand.items():
            g.draft_hand = put(g.draft_hand, seat, tuple(sorted(conflicts(names))))
        used = {*g.discard, *(card for cards in (*g.hand, *g.draft_hand) for card in cards)}
        left = [card for card in range(len(CONFLICT_CARDS)) if card not in used]
        if not starting:
            g.draft_deck, g.deck = ((), ()), stacked(left, deck)
            return
        realms = ([card for card in left if CONFLICT_CARDS[card].realm == realm] for realm in ("light", "dark"))
        light, dark = realms
        g.draft_deck = (stacked(light, draft_deck.get("light")), stacked(dark, draft_deck.get("dark")))

    # ---------------------------------------------------------------- looking

    @property
    def g(self) -> Any:
        """The state as it is now."""
        return self.match.state

    @property
    def asked(self) -> str:
        """Who is asked what, by seat: `0 turn`; several are joined by commas."""
        return ", ".join(f"{seat} {ask.what}" for seat, ask in sorted(self.match.asks.items()))

    def armies(self, place: str) -> tuple[int, int]:
        """Whose armies are in a place, and how many: (-1, 0) if nobody's."""
        at = PLACE.parse(place)
        return self.g.owner[at], self.g.armies[at]

    def places(self, seat: int) -> dict[str, int]:
        """All armies of a seat on the board."""
        return {PLACE_NAMES[place]: self.g.armies[place] for place in self.g.regions(seat)}

    def limbo(self, seat: int) -> tuple[int, int]:
        """The armies in a seat's light and dark limbo."""
        light, dark = self.g.limbo[2 * seat : 2 * seat + 2]
        return light, dark

    def purse(self, seat: int) -> tuple[int, int]:
        """Gold and energy."""
        return self.g.gold[seat], self.g.energy[seat]

    def points(self, seat: int) -> int:
        return int(self.g.points[seat])

    def card(self, region: str) -> int:
        """Who has a Region card; -1 if it is in the Region deck."""
        return int(self.g.card_owner[REGION.parse(region)])

    def hand(self, seat: int) -> list[str]:
        """The Conflict cards a seat holds, with those on its board."""
        return [CONFLICT_CARD.names[card] for card in self.g.hand[seat]]

    def plan(self, seat: int) -> dict[str, str]:
        """The cards on a seat's board."""
        board = self.g.plan[seat]
        return {SPACE.names[n]: CARD.names[card] for n, card in enumerate(board) if card != EMPTY}

    def buildings(self, kind: str) -> set[str]:
        """Where the `portals`, `sanctuaries` or `capitals` are."""
        mask = getattr(self.g, kind)
        return {name for place, name in enumerate(PLACE_NAMES) if mask >> place & 1}

    @property
    def discard(self) -> list[str]:
        """The Conflict cards in the discard pile, the oldest first."""
        return [CONFLICT_CARD.names[card] for card in self.g.discard]

    def facts(self, name: str) -> list[tuple[Any, ...]]:
        """What the log tells everybody of one sort, without the name."""
        return [args for told, args, *_ in self.match.log if told == name]

    # ---------------------------------------------------------------- playing

    def play(self, *lines: str) -> None:
        """Play choices, each by the one seat that is asked, in the record's words."""
        for line in lines:
            (seat,) = self.match.asks
            self.play_as(seat, line)

    def play_as(self, seat: int, *lines: str) -> None:
        """Play choices of one of several seats that are asked. These tests meet questions that random games do
        not, so the defaults are checked here too."""
        for line in lines:
            assert {fault(costs_of(GAME.id), ask) for ask in self.match.asks.values()} <= {""}
            self.match.play(seat, GAME.verbs.parse(line))

    def lay(self, seat: int, board: Mapping[str, str] | None = None, done: bool = True) -> None:
        """In the Planning phase: lay these cards, and say that one has finished."""
        self.play_as(seat, *(f"lay {card} {space}" for space, card in (board or {}).items()))
        if done:
            self.play_as(seat, "done")

    def options(self, seat: int | None = None) -> list[str]:
        """What the seat that is asked may choose now, in the record's words."""
        return [GAME.verbs.text(option) for option in self._ask(seat).options]

    def offered(self, line: str, seat: int | None = None) -> bool:
        """Whether the seat may choose this; membership and the spelled list must agree."""
        options, option = self._ask(seat).options, GAME.verbs.parse(line)
        assert (option in options) == (option in list(options))
        return option in options

    def refused(self, line: str, seat: int | None = None) -> str:
        """This is not offered and changes nothing if played; the rule that forbids it is returned."""
        ask, option = self._ask(seat), GAME.verbs.parse(line)
        assert not self.offered(line, seat), f"'{line}' is offered"
        before = self.g.digest()
        with pytest.raises(IllegalChoice):
            self.match.play(ask.seat, option)
        assert self.g.digest() == before
        rule = self.match.why_not(ask.seat, option)
        assert rule is not None
        return rule

    def after(self, verb: str, seat: int | None = None) -> set[str]:
        """What may follow a verb, or the beginning of an option: `after("lay mountainhome")` names spaces."""
        return {line.removeprefix(f"{verb} ") for line in self.options(seat) if line.startswith(f"{verb} ")}

    def _ask(self, seat: int | None) -> Any:
        asks = self.match.asks
        if seat is None:
            (seat,) = asks
        return asks[seat]


def conflicts(names: Iterable[str]) -> list[int]:
    return [CONFLICT_CARD.parse(name) for name in names]


def mask_of(places: Iterable[str]) -> int:
    return sum(1 << PLACE.parse(place) for place in places)


def stacked(left: Sequence[int], top: Sequence[str] | None) -> tuple[int, ...]:
    """A deck, whose last card is on top."""
    if top is None:
        return tuple(left)
    named = conflicts(top)
    return (*(card for card in left if card not in named), *reversed(named)) if named else ()


def in_play(g: Immortals, seat: int) -> int:
    """The cubes of a seat that are not in its reserve."""
    limbo = g.limbo[2 * seat] + g.limbo[2 * seat + 1]
    return g.on_board(seat) + limbo + sum(g.groups[seat]) + g.inside(seat) + g.tray[seat]


def vars_of(g: Immortals) -> dict[str, Any]:
    """The fields of a state, as Match.thaw takes them."""
    return {name: getattr(g, name) for name in g.fields}


def random_match(players: int, seed: int, mode: str = "standard") -> Iterator[Match]:
    """A real game under random play, at every question and when it is over."""
    match, rng = Match(GAME, Setup(mode, players, seed)), Random(seed)
    while not match.over:
        yield match
        seat = rng.choice(list(match.asks))
        match.play(seat, draw(match.asks[seat].options, rng))
    yield match


__all__ = ["GREEN", "NOBODY", "Table", "random_match"]


def build_cost(light: int) -> Resources:
    """What a building costs the player of this light tribe, whatever it is."""
    return next(space.cost for space in PRINTED_TRIBES[light].spaces if space.action == "build")
