"""Positions for the rule tests: put pieces where they are wanted, play in the record's words, and look.

    table = Table(karkoth={"dusk_fens": "3 footsoldier, 1 monster"}, vailin={"starfall_vale": "1 footsoldier"})
    table.play("move 2:footsoldier@dusk_fens ashen_vale", "end")
    assert table.pieces("karkoth", "ashen_vale") == {"footsoldier": 2}

The realms have the pieces named for them and no others, no cards and 10 Gold; every land space is held as at the
start unless `held` says otherwise. Karkoth is in its Move step. A Warship with its load is
`warship+fighter+fighter`. `dice` (a fixture) fixes what is rolled next, as the dice show it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from defaults import costs_of, fault
from gonfalon.core import Match, Option, Setup, put
from gonfalon.core.state import key_of
from gonfalon.games.nerath import GAME
from gonfalon.games.nerath.codes import SPACE_NUMBER, TYPE_NAMES, TYPE_NUMBER
from gonfalon.games.nerath.printed import EVENT_ID, GUARDIAN_ID, REALM_ID, REALMS, TREASURE_ID
from gonfalon.games.nerath.printed.regions import DUNGEON, DUNGEON_AT
from gonfalon.games.nerath.rules.laying import start
from gonfalon.games.nerath.state import STEPS, Nerath

Force = Mapping[str, str]
AFTER = {
    "draw": ("end_turn", "income", "reinforce_step", "reposition_step", "fight_step", "move_step", "draw_step"),
    "move": ("end_turn", "income", "reinforce_step", "reposition_step", "fight_step", "move_step"),
    "fight": ("end_turn", "income", "reinforce_step", "reposition_step", "fight_step"),
    "reposition": ("end_turn", "income", "reinforce_step", "reposition_step"),
    "reinforce": ("end_turn", "income", "reinforce_step"),
    "income": ("end_turn", "income"),
    "end": ("end_turn",),
    "turn": ("turn",),
    "opening": ("turn", "opening_hands"),
}
"""The frames that are left when a step begins; `turn`: a whole turn with its start; `opening`: the setup's end."""


def parsed(text: str) -> list[tuple[int, int]]:
    """`3 footsoldier, 1 warship+fighter` as types and numbers."""
    pairs = (part.split() for part in text.split(",") if part.strip())
    return [(TYPE_NUMBER[name], int(n)) for n, name in pairs]


class Table:
    """A match in a made position, at the beginning of a step of somebody's turn."""

    def __init__(
        self,
        karkoth: Force | None = None,
        vailin: Force | None = None,
        iron_circle: Force | None = None,
        nerath: Force | None = None,
        *,
        active: str = "karkoth",
        step: str = "move",
        mode: str = "free-for-all",
        length: str = "short",
        options: Mapping[str, str] | None = None,
        round: int = 2,
        held: Mapping[str, str] | None = None,
        since: Mapping[str, str] | None = None,
        gold: Mapping[str, int] | None = None,
        points: Mapping[str, int] | None = None,
        events: Mapping[str, tuple[str, ...]] | None = None,
        decks: Mapping[str, tuple[str, ...]] | None = None,
        discards: Mapping[str, tuple[str, ...]] | None = None,
        chest: Mapping[str, tuple[str, ...]] | None = None,
        treasures: Mapping[str, tuple[str, ...]] | None = None,
        treasure_deck: tuple[str, ...] | None = None,
        guardians: Mapping[str, tuple[str, ...]] | None = None,
        awake: tuple[str, ...] = (),
        cap_rounds: int = 0,
        live: bool = False,
        seed: int = 1,
    ) -> None:
        seats = GAME.modes[mode].seats[0]
        self.setup = Setup(mode, seats, seed, {"length": length, **(options or {})}, cap_rounds)
        g = Nerath(key_of(seed))
        start(g, self.setup)
        g.quick = not live
        g.troops, g.presence = [{} for _ in REALMS], [0] * 4
        for realm, force in enumerate((karkoth, vailin, iron_circle, nerath)):
            for space, text in (force or {}).items():
                for type_, n in parsed(text):
                    g.add(realm, SPACE_NUMBER[space], type_, n)
        for space, holder in (held or {}).items():
            g.give(SPACE_NUMBER[space], REALM_ID[holder])
        g.gold = [10, 10, 10, 10]
        for owner, n in (gold or {}).items():
            g.gold[REALM_ID[owner]] = n
        for owner, n in (points or {}).items():
            g.points[REALM_ID[owner]] = n
        self._deal(g, events or {}, decks or {}, discards or {})
        self._hoard(g, chest or {}, treasures or {}, treasure_deck)
        self._guard(g, guardians or {}, awake)
        g.active = REALM_ID[active]
        g.turn = 4 * (round - 1) + g.active
        g.step = STEPS.index(step) if step in STEPS else 0
        g.since = tuple(g.held)
        for space, holder in (since or {}).items():
            g.since = put(g.since, SPACE_NUMBER[space], REALM_ID[holder])
        g.stack = [(name,) for name in AFTER[step]]
        g.barrier = 0
        self.match = Match.thaw(GAME, self.setup, (vars_of(g), [], [0] * seats))

    def _deal(self, g: Nerath, events: Any, decks: Any, discards: Any) -> None:
        """Named Event cards to hands and discard piles; named ones on top of a deck, the first on top; a deck that
        is not named holds what is left, in printed order, without cards to be played immediately on top."""
        for name, realm in REALM_ID.items():
            hand = [EVENT_ID[card] for card in events.get(name, ())]
            pile = [EVENT_ID[card] for card in discards.get(name, ())]
            top = [EVENT_ID[card] for card in decks.get(name, ())]
            rest = [n for n in range(realm * 20, realm * 20 + 20) if n not in (*hand, *pile, *top)]
            g.hand = put(g.hand, realm, tuple(hand))
            g.discard[realm] = pile
            g.deck[realm] = [*rest, *reversed(top)] if name not in decks or top else []

    def _hoard(self, g: Nerath, chest: Any, treasures: Any, deck: tuple[str, ...] | None) -> None:
        for name, realm in REALM_ID.items():
            g.chest = put(g.chest, realm, tuple(TREASURE_ID[card] for card in chest.get(name, ())))
            g.treasures = put(g.treasures, realm, tuple(TREASURE_ID[card] for card in treasures.get(name, ())))
        used = {card for cards in (*g.chest, *g.treasures) for card in cards}
        top = [TREASURE_ID[card] for card in deck or ()]
        rest = [n for n in range(30) if n not in used and n not in top]
        g.treasure_deck = [] if deck == () else [*rest, *reversed(top)]

    def _guard(self, g: Nerath, guardians: Any, awake: tuple[str, ...]) -> None:
        """Named Guardians lie on their entrances; the others are dealt in printed order, one each."""
        lairs = {
            DUNGEON_AT[SPACE_NUMBER[space]]: [GUARDIAN_ID[n] for n in names] for space, names in guardians.items()
        }
        used = {token for tokens in lairs.values() for token in tokens}
        rest = [n for n in range(30) if n not in used]
        g.lair = [tuple(lairs[n]) if n in lairs else (rest.pop(0),) for n in range(len(DUNGEON))]
        g.awake = [int(any(DUNGEON_AT[SPACE_NUMBER[space]] == n for space in awake)) for n in range(len(DUNGEON))]
        g.guardian_stack, g.guardian_discard = rest, []

    # ---------------------------------------------------------------- looking

    @property
    def g(self) -> Any:
        """The state as it is now."""
        return self.match.state

    @property
    def asked(self) -> str:
        """Who is asked what, by seat: `0 move`; several are joined by commas."""
        return ", ".join(f"{seat} {ask.what}" for seat, ask in sorted(self.match.asks.items()))

    def pieces(self, realm: str, space: str) -> dict[str, int]:
        """What a realm has in a space."""
        return {TYPE_NAMES[type_]: n for type_, n in self.g.army(REALM_ID[realm], SPACE_NUMBER[space])}

    def holder(self, space: str) -> str:
        return str(REALMS[self.g.held[SPACE_NUMBER[space]]].id)

    def gold(self, realm: str) -> int:
        return int(self.g.gold[REALM_ID[realm]])

    def points(self, realm: str) -> int:
        return int(self.g.points[REALM_ID[realm]])

    def facts(self, name: str) -> list[tuple[Any, ...]]:
        """What the log tells of one sort, without the name."""
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

    def options(self, seat: int | None = None) -> list[str]:
        """What the seat may choose now, in the record's words."""
        asks = self.match.asks
        return [GAME.verbs.text(option) for option in asks[next(iter(asks)) if seat is None else seat].options]

    def offered(self, line: str) -> bool:
        """Whether the one seat that is asked may choose this; membership and the spelled list must agree."""
        (ask,) = self.match.asks.values()
        option: Option = GAME.verbs.parse(line)
        assert (option in ask.options) == (option in list(ask.options))
        return option in ask.options

    def goals(self, band: str) -> set[str]:
        """Where a band may move: `goals("1:dragon@vailindor")`."""
        start = f"move {band} "
        return {line.removeprefix(start) for line in self.options() if line.startswith(start)}


def vars_of(g: Nerath) -> dict[str, Any]:
    """The fields of a state, as Match.thaw takes them."""
    return {name: getattr(g, name) for name in g.fields}
