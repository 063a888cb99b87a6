"""The whole state of a game of Tactics, and the small verbs that change it.

Everyone who has units is a party: the seats first, then the automated Enemies of the adventure modes. A unit is
known by its number: four times its party, plus its class (0 Fighter, 1 Wizard, 2 Rogue, 3 Beast).
`pos`, `at` and `side` say where units are, by unit, by space and as one bit board a party; only `place` and `lift`
change them, so that they always agree.
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import State, put

from .printed import COLOURS, MODES, TIME_TRACK, UNIT_FACES, UNITS
from .printed.modes import Mode
from .printed.realm import ARTIFACT_SPACE, REALMS, Realm
from .printed.spaces import ALL_SPACES, EVERYWHERE

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
"""(what, unit, amount, until): an effect that lasts. A plain tuple, because digests of the state depend on it."""

ENEMY_FACE: Final = len(UNITS)
"""A card's number plus this is its Enemy face."""


SQUADS: Final = tuple(range(party * 4, party * 4 + 4) for party in range(len(COLOURS)))
"""By party: its four units, in play or not."""


def party_of(unit: int) -> int:
    """Whose unit it is; NOBODY's is NOBODY. Hot loops write the shift themselves."""
    return unit >> 2


def class_of(unit: int) -> int:
    return unit & 3


def unit_of(party: int, unit_class: int) -> int:
    return party * 4 + unit_class


def victim_of(effect: Effect) -> int:
    """The unit that a lasting effect is on."""
    return effect[1]


def sides_of(mode: Mode, players: int) -> tuple[tuple[int, ...], ...]:
    """The parties that stand together; team mates sit opposite each other (TAC-ALL-01, TAC-ALL-02, TAC-ALL-04,
    TAC-COO-01)."""
    if mode.enemies:
        return tuple(range(players)), tuple(range(players, players + mode.enemies))
    if mode.teams:
        return tuple(tuple(range(team, players, mode.teams)) for team in range(mode.teams))
    return tuple((seat,) for seat in range(players))


class Tactics(State):
    """Everything on the table. Trackers are on each unit's own card (TAC-UNI-02)."""

    mode: str
    players: int
    sides: tuple[tuple[int, ...], ...]  # the parties that stand together
    allies: tuple[tuple[int, ...], ...]  # by party: those of its side, itself included
    rivals: tuple[tuple[int, ...], ...]  # by party: all others
    map: str  # the realm, see printed/realm.py
    last_round: int  # after it a simulated game is scored as it stands; 0 if the game goes on until it ends
    first: int
    active: int
    turn: int  # turns begun so far
    actions: int  # actions left this turn
    ending: int  # the seat in whose turn the end was triggered, or NOBODY
    ended: int  # whether the game has been scored
    card: tuple[int, ...]  # by unit: the number of its Unit card, or of that card's Enemy face
    pos: list[int]  # by unit: its space, or OFF_MAP
    at: bytearray  # by space: the unit on it, or EMPTY
    side: list[int]  # by party: the spaces of its units
    health: list[int]
    supply: list[int]  # Ammo or Mana, whichever the unit has
    weakened: int  # a bit for each unit
    dazed: int  # units Weakened in the current turn
    done: list[int]  # by unit: the kinds of action taken this turn
    began: tuple[int, ...]  # by unit: where it stood when its owner's turn began
    boarded: tuple[int, ...]  # by unit: the Ballista it moved onto this turn
    visited: tuple[int, ...]  # by unit: the Villages that helped it this turn
    captor: tuple[int, ...]  # by unit: who holds its captured card, or NOBODY
    camps: tuple[int, ...]  # by seat: its starting locations, one bit each
    dealt: tuple[tuple[int, ...], ...]  # by seat: the Tactic cards to choose from at setup
    hand: tuple[tuple[int, ...], ...]
    deck: list[int]
    discard: list[int]
    revealed: tuple[int, ...]  # Tactic cards whose effect is under way
    flags: tuple[int, ...]  # by area: how far its flag is
    secured: tuple[int, ...]  # by area: who has its flag, or NOBODY
    effects: tuple[Effect, ...]
    artifact: int  # the space the Artifact lies on, or OFF_MAP
    bearer: int  # the unit that bears the Artifact, or NOBODY
    time: int  # where the Time token is
    green: int  # the dungeons whose crystal is recovered, one bit each
    won: int  # whether an adventure was won
    draft: tuple[tuple[int, ...], ...]  # by seat: the Unit cards to choose from, two of each class
    spare: tuple[tuple[int, ...], ...]  # by class: the Unit cards that may come as replacements
    enemy_deck: list[int]
    enemy_discard: list[int]
    under: tuple[int, ...]  # by unit: the Enemy card under it, or NOBODY
    activated: int  # the enemy unit whose activation is under way, or NOBODY
    compass: int  # the direction of the Enemy card drawn last
    lesson: int  # the lesson that is taught, or NOBODY
    fallen: tuple[int, ...]  # captured enemy units whose replacement is about to come

    @property
    def realm(self) -> Realm:
        return REALMS[self.map]

    @property
    def round(self) -> int:
        """The round being played; 0 during setup."""
        return -(-self.turn // self.players)

    @property
    def rules(self) -> Mode:
        """What is printed about the mode."""
        return MODES[self.mode]

    def lay_out(self, mode: str, players: int, realm: str) -> None:
        """An empty table for `players` players (TAC-SET-24, TAC-SOL-09, TAC-COO-02, TAC-COO-08)."""
        self.mode, self.players, self.map = mode, players, realm
        rules = self.rules
        parties = players + rules.enemies
        units = parties * 4
        self.last_round = 0
        self.sides = sides_of(rules, players)
        self.allies = tuple(next(side for side in self.sides if party in side) for party in range(parties))
        self.rivals = tuple(
            tuple(party for party in range(parties) if party not in allies) for allies in self.allies
        )
        self.first = self.active = self.turn = self.actions = self.ended = 0
        self.ending = NOBODY
        self.card, self.captor, self.visited = (0,) * units, (NOBODY,) * units, (0,) * units
        self.began = self.boarded = (OFF_MAP,) * units
        self.health, self.supply, self.done = [0] * units, [0] * units, [0] * units
        self.pos, self.side = [OFF_MAP] * units, [0] * parties
        self.at = bytearray([EMPTY]) * ALL_SPACES
        self.weakened = self.dazed = 0
        self.camps, self.hand, self.dealt = (0,) * players, ((),) * players, ((),) * players
        self.deck, self.discard, self.revealed, self.effects = [], [], (), ()
        zones = len(self.realm.zones)
        self.flags, self.secured = (0,) * zones, (NOBODY,) * zones
        self.artifact, self.bearer = (ARTIFACT_SPACE if rules.artifact else OFF_MAP), NOBODY
        self.time, self.green, self.won = rules.time_start, 0, 0
        self.draft, self.spare = ((),) * players, ()
        self.enemy_deck, self.enemy_discard, self.under = [], [], (NOBODY,) * units
        self.activated, self.compass, self.fallen, self.lesson = NOBODY, 0, (), NOBODY

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

    def units_of(self, party: int) -> list[int]:
        """The party's units in play."""
        pos = self.pos
        return [unit for unit in SQUADS[party] if pos[unit] >= 0]

    def squad(self, party: int) -> list[int]:
        """The units in play of the party's whole side."""
        pos = self.pos
        return [unit for ally in self.allies[party] for unit in SQUADS[ally] if pos[unit] >= 0]

    def hostile(self, unit: int, other: int) -> bool:
        """Whether two units are enemies: neither of one player nor of team mates (TAC-UNI-10, TAC-ALL-04)."""
        return other >> 2 in self.rivals[unit >> 2]

    def automated(self, party: int) -> bool:
        """Whether the program plays this party."""
        return party >= self.players

    def occupied(self) -> int:
        taken = 0
        for board in self.side:
            taken |= board
        return taken

    def foes_of(self, party: int) -> int:
        """The spaces of the party's enemies (TAC-UNI-10, TAC-ALL-07, TAC-COO-15)."""
        taken = 0
        for rival in self.rivals[party]:
            taken |= self.side[rival]
        return taken

    def friends_of(self, party: int) -> int:
        """The spaces of the party's own units and its allies' (TAC-UNI-09)."""
        taken = 0
        for ally in self.allies[party]:
            taken |= self.side[ally]
        return taken

    def free_spaces(self) -> int:
        """The spaces of the map that a unit could be put on."""
        return EVERYWHERE & ~(self.occupied() | self.realm.closed)

    def units_on(self, board: int) -> int:
        """The units on some occupied spaces, one bit each."""
        units = 0
        at = self.at
        while board:
            low = board & -board
            units |= 1 << at[low.bit_length() - 1]
            board ^= low
        return units

    def is_weakened(self, unit: int) -> bool:
        return self.weakened >> unit & 1 == 1

    def weaken(self, unit: int, second: bool = False) -> None:
        """Place a Weakened token; a second one has no effect (TAC-WEK-10, TAC-ACT-14). `second`: for a second
        action, which is told after it."""
        if not self.weakened >> unit & 1:
            self.weakened |= 1 << unit
            self.dazed |= 1 << unit
            self.tell("weakened", unit, int(second))

    def cure(self, unit: int) -> None:
        """Remove a Weakened token at no cost (TAC-WEK-08)."""
        if self.weakened >> unit & 1:
            self.weakened &= ~(1 << unit)
            self.dazed &= ~(1 << unit)
            self.tell("cured", unit)

    def heal(self, unit: int, amount: int) -> None:
        """Regain Health, up to the top of the track (TAC-UNI-03)."""
        gained = min(amount, UNIT_FACES[self.card[unit]].health - self.health[unit])
        if gained > 0:
            self.health[unit] += gained
            self.tell("healed", unit, gained)

    def gain(self, unit: int, amount: int) -> None:
        """Gain Ammo or Mana, up to the top of the track (TAC-UNI-03)."""
        face = UNIT_FACES[self.card[unit]]
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

    def seats_from(self, party: int) -> list[int]:
        """All seats in turn order, this one first; an Enemy plays after the player in charge of it."""
        first = party if party < self.players else party - self.players + 1
        return [(first + n) % self.players for n in range(self.players)]

    def move_time(self, spaces: int) -> None:
        """Move the Time token, away from zero if the number is positive, within the track (TAC-SOL-20, TAC-SOL-27,
        TAC-COO-09)."""
        before = self.time
        self.time = max(TIME_TRACK.min, min(self.rules.time_max, before + spaces))
        if self.time != before:
            self.tell("time", self.time, before)
