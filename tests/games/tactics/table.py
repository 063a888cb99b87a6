"""Positions for the rule tests: put units where they are wanted, play in the record's words, and look.

    table = Table(blue={"fighter": ("hild", "e5")}, red={"beast": ("brugh", "f5")})
    table.play("melee blue_fighter red_beast")
    assert table.health("red_beast") == 13 - 2

Each colour has the units named for it and no others; blue is to act. `dice` fixes what is rolled next.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gonfalon.core import Match, Option, Setup
from gonfalon.core.engine import key_of
from gonfalon.games.tactics import GAME, UNIT
from gonfalon.games.tactics.printed import TACTICS, UNITS
from gonfalon.games.tactics.realm import NAMES
from gonfalon.games.tactics.state import CLASSES, Tactics
from gonfalon.games.tactics.traits import TRAITS

COLOURS = ("blue", "red", "green", "yellow")
Squad = Mapping[str, tuple[str, str]]

# Faces of the Action die by what they show; see content/dice.toml.
MISS, MISS_KNOCK, KNOCK, KNOCK_POWER, POWER, POWER_TOO = range(6)


def card_number(name: str) -> int:
    """The Unit card with this short name: `hild` is `fighter_hild`."""
    return next(n for n, unit in enumerate(UNITS) if unit.id.endswith(f"_{name}"))


def tactic_number(name: str) -> int:
    return next(n for n, tactic in enumerate(TACTICS) if tactic.id == name)


class Table:
    """A match in a made position. Everything else is as at the start of blue's third turn."""

    def __init__(
        self,
        blue: Squad,
        red: Squad,
        green: Squad | None = None,
        yellow: Squad | None = None,
        *,
        active: str = "blue",
        hands: Mapping[str, tuple[str, ...]] | None = None,
        health: Mapping[str, int] | None = None,
        supply: Mapping[str, int] | None = None,
        weakened: tuple[str, ...] = (),
        flags: tuple[int, int, int] = (0, 0, 0),
        secured: tuple[int, int, int] = (-1, -1, -1),
        phase: str = "act",
        live: bool = False,
        seed: int = 1,
    ) -> None:
        squads = [squad for squad in (blue, red, green, yellow) if squad is not None]
        g = Tactics(key_of(seed))
        g.quick = not live
        g.lay_out(len(squads), 40)
        self.setup = Setup("competitive", len(squads), seed)
        for seat, squad in enumerate(squads):
            self._put_squad(g, seat, squad)
        self._deal(g, hands or {})
        for name, value in (health or {}).items():
            g.health[UNIT.parse(name)] = value
        for name, value in (supply or {}).items():
            g.supply[UNIT.parse(name)] = value
        for name in weakened:
            g.weakened |= 1 << UNIT.parse(name)
        g.flags, g.secured = flags, secured
        g.turn, g.actions, g.active = 2 * len(squads) + 1, 3, COLOURS.index(active)
        g.began = tuple(g.pos)
        if phase == "turn":
            g.turn -= 1
            g.stack = [("turn", g.active)]
        else:
            frames = [("next_turn",), ("draw",), ("rest",), ("act",)]
            g.stack = frames[: 1 + [name for (name,) in frames].index(phase)]
        self.match = Match.thaw(GAME, self.setup, (vars_of(g), [], [0] * len(squads)))

    def _put_squad(self, g: Tactics, seat: int, squad: Squad) -> None:
        cards = list(g.card)
        for unit_class, name in enumerate(CLASSES):
            unit = seat * 4 + unit_class
            cards[unit] = next(n for n, card in enumerate(UNITS) if card.unit_class == name)
            if name in squad:
                short, space = squad[name]
                cards[unit] = card_number(short)
                g.health[unit] = TRAITS[cards[unit]].top_health
                g.supply[unit] = TRAITS[cards[unit]].top_supply
                g.place(unit, NAMES.index(space))
        g.card = tuple(cards)

    def _deal(self, g: Tactics, hands: Mapping[str, tuple[str, ...]]) -> None:
        """The named cards to their hands, the others into the deck in their printed order."""
        g.deck = list(range(len(TACTICS)))
        for colour, names in hands.items():
            for name in names:
                g.deck.remove(tactic_number(name))
                g.give_card(COLOURS.index(colour), tactic_number(name))

    @property
    def g(self) -> Any:
        """The state as it is now."""
        return self.match.state

    @property
    def asked(self) -> str:
        """Who is asked what: `blue act`; several are joined by commas."""
        return ", ".join(f"{COLOURS[seat]} {ask.what}" for seat, ask in sorted(self.match.asks.items()))

    def play(self, *lines: str) -> None:
        """Play choices, each by the one seat that is asked, in the record's words: `move blue_beast m6`."""
        for line in lines:
            (seat,) = self.match.asks
            self.match.play(seat, GAME.verbs.parse(line))

    def options(self, colour: str = "") -> list[str]:
        """What the seat may choose now, in the record's words."""
        asks = self.match.asks
        seat = COLOURS.index(colour) if colour else next(iter(asks))
        return [GAME.verbs.text(option) for option in asks[seat].options]

    def offered(self, line: str) -> bool:
        """Whether the one seat that is asked may choose this; membership and the spelled list must agree."""
        (ask,) = self.match.asks.values()
        option = GAME.verbs.parse(line)
        assert (option in ask.options) == (option in list(ask.options))
        return option in ask.options

    def why_not(self, line: str) -> str | None:
        (seat,) = self.match.asks
        option: Option = GAME.verbs.parse(line)
        return self.match.why_not(seat, option)

    def spaces(self, verb: str, unit: str) -> set[str]:
        """The spaces offered for a unit: `spaces("move", "blue_beast")`."""
        start = f"{verb} {unit} "
        return {line.removeprefix(start) for line in self.options() if line.startswith(start)}

    def where(self, unit: str) -> str | None:
        """The unit's space; None once it is off the map."""
        space = self.g.pos[UNIT.parse(unit)]
        return None if space < 0 else NAMES[space]

    def health(self, unit: str) -> int:
        return int(self.g.health[UNIT.parse(unit)])

    def supply(self, unit: str) -> int:
        return int(self.g.supply[UNIT.parse(unit)])

    def is_weakened(self, unit: str) -> bool:
        return bool(self.g.is_weakened(UNIT.parse(unit)))

    def captor(self, unit: str) -> str | None:
        """The colour that holds the unit's captured card."""
        seat = self.g.captor[UNIT.parse(unit)]
        return None if seat < 0 else COLOURS[seat]

    def hand(self, colour: str) -> list[str]:
        return [TACTICS[card].id for card in self.g.hand[COLOURS.index(colour)]]

    def told(self, name: str) -> list[tuple[Any, ...]]:
        """What the log says under this name, secrets left out."""
        return [args for fact, args, _, _ in self.match.log if fact == name]


def vars_of(g: Tactics) -> dict[str, Any]:
    return {name: getattr(g, name) for name in g.fields}
