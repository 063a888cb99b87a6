"""The whole state of a game of Tactics, and the small verbs that change it.

A unit is known by its number: four times its seat, plus 0 for the Fighter, 1 for the Wizard, 2 for the Rogue, 3
for the Beast. `pos`, `at` and `side` say where units are, by unit, by space and as one bit board a seat; only
`place` and `remove` change them, so that they always agree.
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import State, put

from .printed import UNITS
from .realm import REALMS, Realm

FIGHTER, WIZARD, ROGUE, BEAST = range(4)
CLASSES: Final = ("fighter", "wizard", "rogue", "beast")
OFF_MAP: Final = -1
EMPTY: Final = 255
NOBODY: Final = -1

MOVE, MELEE, MISSILE, SPELL, BALLISTA_SHOT = range(5)
KINDS: Final = ("move", "melee", "missile", "spell", "ballista")
ATTACKED: Final = 1 << 5
"""In `done`, beside a bit for each kind of action: the unit has attacked."""

Effect = tuple[str, int, int, str]
"""(what, unit, amount, until): an effect that lasts."""


class Tactics(State):
    """Everything on the table. Trackers are on each unit's own card (TAC-UNI-02)."""

    players: int
    map: int
    cap_rounds: int
    first: int
    active: int
    turn: int  # turns begun so far
    actions: int  # actions left this turn
    ending: int  # the seat in whose turn the end was triggered, or NOBODY
    ended: int  # whether the game has been scored
    card: tuple[int, ...]  # by unit: the number of its Unit card
    pos: list[int]  # by unit: its space, or OFF_MAP
    at: bytearray  # by space: the unit on it, or EMPTY
    side: list[int]  # by seat: the spaces of its units
    health: list[int]
    supply: list[int]  # Ammo or Mana, whichever the unit has
    weakened: int  # a bit for each unit
    dazed: int  # units Weakened in the current turn
    done: list[int]  # by unit: the kinds of action taken this turn
    began: tuple[int, ...]  # by unit: where it stood when its owner's turn began
    boarded: tuple[int, ...]  # by unit: the Ballista it moved onto this turn
    visited: tuple[int, ...]  # by unit: the Villages that helped it this turn
    captor: tuple[int, ...]  # by unit: who holds its captured card, or NOBODY
    camps: tuple[int, ...]  # by seat: its starting locations, a bit each
    dealt: tuple[tuple[int, ...], ...]  # by seat: the Tactic cards to choose from at setup
    hand: tuple[tuple[int, ...], ...]
    deck: list[int]
    discard: list[int]
    revealed: tuple[int, ...]  # Tactic cards whose effect is under way
    flags: tuple[int, ...]  # by area: how far its flag is
    secured: tuple[int, ...]  # by area: who has its flag, or NOBODY
    effects: tuple[Effect, ...]

    @property
    def realm(self) -> Realm:
        return REALMS[self.map]

    @property
    def round(self) -> int:
        """The round being played; 0 during setup."""
        return -(-self.turn // self.players)

    def lay_out(self, players: int, cap_rounds: int) -> None:
        """An empty table for so many players."""
        units = players * 4
        self.players, self.cap_rounds, self.map = players, cap_rounds, 0
        self.first = self.active = self.turn = self.actions = self.ended = 0
        self.ending = NOBODY
        self.card, self.captor, self.visited = (0,) * units, (NOBODY,) * units, (0,) * units
        self.began = self.boarded = (OFF_MAP,) * units
        self.health, self.supply, self.done = [0] * units, [0] * units, [0] * units
        self.pos, self.side = [OFF_MAP] * units, [0] * players
        self.at = bytearray([EMPTY]) * len(self.realm.level)
        self.weakened = self.dazed = 0
        self.camps, self.hand, self.dealt = (0,) * players, ((),) * players, ((),) * players
        self.deck, self.discard, self.revealed, self.effects = [], [], (), ()
        self.flags, self.secured = (0,) * len(self.realm.zones), (NOBODY,) * len(self.realm.zones)

    def place(self, unit: int, space: int) -> None:
        """Put a unit on a free space."""
        self.lift(unit)
        self.pos[unit] = space
        self.at[space] = unit
        self.side[unit >> 2] |= 1 << space

    def lift(self, unit: int) -> None:
        """Take a unit off the map."""
        here = self.pos[unit]
        if here != OFF_MAP:
            self.at[here] = EMPTY
            self.side[unit >> 2] &= ~(1 << here)
            self.pos[unit] = OFF_MAP

    def units_of(self, seat: int) -> list[int]:
        """The seat's units in play."""
        pos = self.pos
        return [unit for unit in range(seat * 4, seat * 4 + 4) if pos[unit] >= 0]

    def occupied(self) -> int:
        taken = 0
        for board in self.side:
            taken |= board
        return taken

    def foes_of(self, seat: int) -> int:
        """The spaces of the seat's enemies (TAC-UNI-10)."""
        return self.occupied() & ~self.side[seat]

    def units_on(self, board: int) -> int:
        """The units on some occupied spaces, a bit each."""
        units = 0
        at = self.at
        while board:
            low = board & -board
            units |= 1 << at[low.bit_length() - 1]
            board ^= low
        return units

    def is_weakened(self, unit: int) -> bool:
        return self.weakened >> unit & 1 == 1

    def weaken(self, unit: int) -> None:
        """Place a Weakened token; a second one has no effect (TAC-WEK-10)."""
        if not self.weakened >> unit & 1:
            self.weakened |= 1 << unit
            self.dazed |= 1 << unit
            self.tell("weakened", unit)

    def cure(self, unit: int) -> None:
        """Remove a Weakened token at no cost (TAC-WEK-08)."""
        if self.weakened >> unit & 1:
            self.weakened &= ~(1 << unit)
            self.dazed &= ~(1 << unit)
            self.tell("cured", unit)

    def heal(self, unit: int, amount: int) -> None:
        """Regain Health, up to the top of the track (TAC-UNI-03)."""
        gained = min(amount, UNITS[self.card[unit]].health - self.health[unit])
        if gained > 0:
            self.health[unit] += gained
            self.tell("healed", unit, gained)

    def gain(self, unit: int, amount: int) -> None:
        """Gain Ammo or Mana, up to the top of the track (TAC-UNI-03)."""
        face = UNITS[self.card[unit]]
        gained = min(amount, face.ammo + face.mana - self.supply[unit])
        if gained > 0:
            self.supply[unit] += gained
            self.tell("supplied", unit, gained)

    def spend(self, unit: int, amount: int) -> None:
        """Lose Ammo or Mana, never below 0 (TAC-UNI-04)."""
        self.supply[unit] = max(0, self.supply[unit] - amount)

    def lose(self, unit: int, amount: int) -> None:
        """Lose Health, never below 0; what is beyond the last point is lost (TAC-CAP-05)."""
        self.health[unit] = max(0, self.health[unit] - amount)

    def take_card(self, seat: int, card: int) -> None:
        """A Tactic card leaves a hand."""
        self.hand = put(self.hand, seat, tuple(held for held in self.hand[seat] if held != card))

    def give_card(self, seat: int, card: int) -> None:
        """A Tactic card comes into a hand."""
        self.hand = put(self.hand, seat, (*self.hand[seat], card))

    def seats_from(self, seat: int) -> list[int]:
        """All seats in turn order, this one first."""
        return [(seat + n) % self.players for n in range(self.players)]
