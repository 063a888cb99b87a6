"""Positions for the rule tests: put units where they are wanted, play in the record's words, and look.

    table = Table(blue={"fighter": ("hild", "e5")}, red={"beast": ("brugh", "f5")})
    table.play("melee blue_fighter red_beast")
    assert table.health("red_beast") == 13 - 2

Each colour has the units named for it and no others; blue is to act. `dice` fixes what is rolled next. In solo red
is the Enemy; in a cooperative adventure blue and red play, green and yellow are their Enemies. Spaces in dungeons
are `5x4-e1`. Enemy cards are drawn in the order of `enemy_deck`; those named nowhere lie below.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from defaults import costs_of, fault
from gonfalon.core import Match, Option, Setup, put
from gonfalon.core.state import key_of
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.codes import DIRECTION, UNIT
from gonfalon.games.tactics.printed import DUNGEONS, ENEMIES, MODES, TACTICS, UNITS
from gonfalon.games.tactics.printed.spaces import NAMES
from gonfalon.games.tactics.rules.dungeons.entering import set_aside
from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.state import CLASSES, ENEMY_FACE, OFF_MAP, Tactics

COLOURS = ("blue", "red", "green", "yellow")
Squad = Mapping[str, tuple[str, str]]

# Faces of the Action die by what they show; see content/dice.toml.
MISS, MISS_KNOCK, KNOCK, KNOCK_POWER, POWER, POWER_TOO = range(6)


def card_number(name: str) -> int:
    """The Unit card with this short name: `hild` is `fighter_hild`."""
    return next(n for n, unit in enumerate(UNITS) if unit.id.endswith(f"_{name}"))


def enemy_number(name: str) -> int:
    """The Enemy card with this short name: `warcry` is `enemy_warcry`."""
    return next(n for n, card in enumerate(ENEMIES) if card.id == f"enemy_{name}")


def tactic_number(name: str) -> int:
    return next(n for n, tactic in enumerate(TACTICS) if tactic.id == name)


class Table:
    """A match in a made position. Everything else is as at the start of blue's turn in the third round."""

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
        mode: str = "competitive",
        realm: str = "",
        artifact: str = "",
        bearer: str = "",
        time: int = 5,
        crystals: tuple[str, ...] = (),
        under: Mapping[str, str] | None = None,
        enemy_deck: tuple[str, ...] = (),
        enemy_discard: tuple[str, ...] = (),
        compass: str = "north",
        phase: str = "act",
        round: int = 3,
        cap_rounds: int = 0,
        live: bool = False,
        seed: int = 1,
    ) -> None:
        squads = [squad for squad in (blue, red, green, yellow) if squad is not None]
        g = Tactics(key_of(seed))
        g.quick = not live
        players = len(squads) - MODES[mode].enemies
        g.lay_out(mode, players, realm or ("canyon" if "battle" in mode else "standard"))
        self.setup = Setup(mode, players, seed, {"realm": g.map} if "battle" in mode else {}, cap_rounds)
        g.last_round = cap_rounds
        for party, squad in enumerate(squads):
            self._put_squad(g, party, squad)
        if MODES[mode].enemies:
            self._lay_adventure(g, time, crystals, under or {}, enemy_deck, enemy_discard)
            g.compass = DIRECTION.parse(compass)
        if artifact:
            g.artifact = NAMES.index(artifact)
        if bearer:
            g.artifact, g.bearer = OFF_MAP, UNIT.parse(bearer)
        self._deal(g, hands or {})
        for name, value in (health or {}).items():
            g.health[UNIT.parse(name)] = value
        for name, value in (supply or {}).items():
            g.supply[UNIT.parse(name)] = value
        for name in weakened:
            g.weakened |= 1 << UNIT.parse(name)
        if g.rules.control_card:
            g.flags, g.secured = flags, secured
        g.turn, g.actions, g.active = (round - 1) * players + 1, 3, COLOURS.index(active)
        g.began = tuple(g.pos)
        if phase == "turn":
            g.turn -= 1
            g.stack = [(phase, g.active)]
        elif phase == "enemy_turn":
            g.stack = [(phase, g.active)]
        else:
            frames = [("next_turn",), ("draw",), ("rest",), ("act",)]
            g.stack = frames[: 1 + [name for (name,) in frames].index(phase)]
        if g.rules.enemies:
            g.stack.insert(0, ("finale",))
        self.match = Match.thaw(GAME, self.setup, (vars_of(g), [], [0] * players))

    def _put_squad(self, g: Tactics, party: int, squad: Squad) -> None:
        cards = list(g.card)
        face = ENEMY_FACE if g.automated(party) else 0
        for unit_class, name in enumerate(CLASSES):
            unit = party * 4 + unit_class
            cards[unit] = face + [n for n, card in enumerate(UNITS) if card.unit_class == name][party]
            if name in squad:
                short, space = squad[name]
                cards[unit] = face + card_number(short)
                g.health[unit] = TRAITS[cards[unit]].top_health
                g.supply[unit] = TRAITS[cards[unit]].top_supply
                g.place(unit, NAMES.index(space))
        g.card = tuple(cards)

    def _lay_adventure(
        self,
        g: Tactics,
        time: int,
        crystals: tuple[str, ...],
        under: Mapping[str, str],
        deck: tuple[str, ...],
        discard: tuple[str, ...],
    ) -> None:
        """Time, crystals, the piles and the Enemy cards: those named on top of the deck, the others below."""
        g.time = time
        g.green = sum(1 << [each.id for each in DUNGEONS].index(f"dungeon_{name}") for name in crystals)
        used = {card % ENEMY_FACE for card in g.card}
        g.spare = tuple(
            tuple(n for n, card in enumerate(UNITS) if card.unit_class == name and n not in used)
            for name in CLASSES
        )
        for unit, name in under.items():
            g.under = put(g.under, UNIT.parse(unit), enemy_number(name))
        g.enemy_discard = [enemy_number(name) for name in discard]
        top = [enemy_number(name) for name in deck]
        rest = [n for n in range(len(ENEMIES)) if n not in (*top, *g.enemy_discard, *g.under)]
        g.enemy_deck = [*rest, *reversed(top)]
        set_aside(g)

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
        """Play choices, each by the one seat that is asked, in the record's words: `move blue_beast m6`. These
        tests meet questions that random games do not, so the defaults are checked here too."""
        for line in lines:
            ((seat, ask),) = self.match.asks.items()
            assert fault(costs_of(GAME.id), ask) == ""
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
