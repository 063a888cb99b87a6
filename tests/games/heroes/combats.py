"""A table in the middle of a combat, for the rule tests."""

from __future__ import annotations

from games.heroes.pieces import (
    name_of,
    unit_of,
    withdraw,
)
from games.heroes.table import WALLS, Table
from gonfalon.games.heroes.codes import (
    ATTACKER,
    DEFENDER,
    FIELD,
    NOBODY,
    NOWHERE,
    SPACE,
    TOWER,
    seat_of,
)
from gonfalon.games.heroes.printed import (
    LOCATION_ID,
)
from gonfalon.games.heroes.rules import geography
from gonfalon.games.heroes.rules.combat.faces import TOWER_UNIT
from gonfalon.games.heroes.state import Heroes


class Fight(Table):
    """A combat: the units stand on their spaces, `a1` to `d5`; row 1 is the Backline of the defender, row 5 that
    of the attacker.

    The attacker is the Main Hero of seat 0; the defender that of seat 1, or Neutral Units with `neutral=True`,
    which seat 1 (of three: seat 2) plays. With `active` the unit on that space activates, in Combat Round 1;
    otherwise the first Combat Round begins, or with `opening` the moment before it. `secondary`: sides led by a
    Secondary Hero. `alone`: the defender's Units fight without a hero. `walls`: a siege of the defender's Town, a
    word a column of wall, gate, ruin and none; `tower` puts the Arrow Tower beside the board. `wounds` and `marks`
    are by space. Without `field` heroes fight on t0.ne, a siege is in t1.c, Neutral Units guard the mine of t0
    (t0.sw); `guarded` is the difficulty."""

    def __init__(
        self,
        *,
        attacker,
        defender,
        neutral=False,
        active="",
        opening=False,
        secondary=(),
        alone=False,
        walls=(),
        tower=False,
        field="",
        guarded=1,
        combat_round=1,
        wounds=None,
        marks=None,
        **table,
    ):
        self._attacker, self._defender, self._neutral = attacker, defender, neutral
        self._active, self._opening, self._secondary, self._alone = active, opening, secondary, alone
        self._walls, self._tower, self._guarded = walls, tower, guarded
        self._field = field or ("" if neutral else "t1.c" if walls or tower else "t0.ne")
        self._combat_round, self._wounds, self._marks = combat_round, wounds or {}, marks or {}
        named = {0: [unit for unit, _ in attacker]} | ({} if neutral else {1: [unit for unit, _ in defender]})
        reserve = table.pop("army", {})
        army = {seat: [*units, *reserve.get(seat, ())] for seat, units in named.items()}
        super().__init__(army={**reserve, **army}, **table)

    def _finish(self, g: Heroes) -> None:
        enemy = NOBODY if self._neutral else 1
        led = self._neutral or self._alone
        mine = geography.of(g).sites(LOCATION_ID["mine_materials"])[0]
        g.stage, g.field = "combat", FIELD.parse(self._field) if self._field else mine
        g.fighter = (int(ATTACKER in self._secondary), NOBODY if led else 2 + int(DEFENDER in self._secondary))
        g.sides = (0, enemy)
        g.hands_on = (0, g.right_of(0) if self._neutral else 1)
        g.cards_of = sum(1 << side for side in (0, 1) if g.fighter[side] >= 0 and not g.fighter[side] & 1)
        g.guarded = self._guarded if self._neutral else 0
        g.level_before = (g.level(0), g.guarded if self._neutral else g.level(1))
        for hero in g.fighter:
            if hero != NOBODY:
                g.hero_at[hero] = g.field
                if seat_of(hero) == 1 or g.stood[hero] == NOWHERE:
                    g.stood[hero] = geography.town_of(seat_of(hero)) if seat_of(hero) == 0 else g.field
        for side, placed in enumerate((self._attacker, self._defender)):
            for name, space in placed:
                self._enter(g, side, unit_of(name), SPACE.parse(space))
                if g.sides[side] == NOBODY:
                    withdraw(g, unit_of(name) // 2)
        if self._walls:
            g.walls = tuple(WALLS[name] for name in self._walls)
        if self._tower:
            self._enter(g, DEFENDER, TOWER_UNIT, TOWER)
        for space, n in self._wounds.items():
            g.wounds[g.at.index(SPACE.parse(space))] = n
        for space, n in self._marks.items():
            g.marks[g.at.index(SPACE.parse(space))] = n
        self._begin(g)

    def _enter(self, g: Heroes, side: int, unit: int, space: int) -> None:
        g.unit.append(unit)
        g.side.append(side)
        g.at.append(space)
        g.wounds.append(0)
        g.marks.append(0)
        g.before = (*g.before, unit)

    def _begin(self, g: Heroes) -> None:
        if not self._active:
            g.combat_round = self._combat_round - 1
            g.push("combat_round")
            if self._opening:
                g.push("combat_opening", ATTACKER)
            return
        unit = g.at.index(SPACE.parse(self._active))
        g.combat_round = self._combat_round
        g.push("next_unit")
        g.push("begin_activation", unit)

    # ---------------------------------------------------------------- looking

    def unit(self, space: str) -> str:
        """The unit on a space, an empty string if there is none."""
        n = self._at(space)
        return name_of(self.g.unit[n]) if n != NOBODY else ""

    def wounds(self, space: str) -> int:
        return int(self.g.wounds[self._at(space)])

    def marks(self, space: str) -> int:
        return int(self.g.marks[self._at(space)])

    def units(self, side: int) -> dict[str, str]:
        """The units of a side, by their spaces."""
        rows = zip(self.g.unit, self.g.side, self.g.at, strict=True)
        return {SPACE.names[at]: name_of(unit) for unit, of, at in rows if of == side and at != NOWHERE}

    @property
    def walls(self) -> list[str]:
        names = {code: name for name, code in WALLS.items()}
        return [names[wall] for wall in self.g.walls]

    @property
    def activated(self) -> str:
        """The space of the unit that is asked for."""
        (ask,) = self.match.asks.values()
        assert ask.what == "activation", ask.what
        return SPACE.names[ask.about[1]]

    def strike(self, line: str) -> None:
        """Play an attack and let everybody pass until the next unit is asked for, or the combat is over."""
        self.play(line)
        self.passing()

    def passing(self) -> None:
        """Answer what comes between an attack and the next activation with `pass` or `stay`."""
        while self.match.asks:
            seat = next(iter(self.match.asks))
            answer = self.options(seat)[0]
            if answer not in ("pass", "stay"):
                return
            self.play_as(seat, answer)

    def _at(self, space: str) -> int:
        at = SPACE.parse(space)
        return self.g.at.index(at) if at in self.g.at else NOBODY
