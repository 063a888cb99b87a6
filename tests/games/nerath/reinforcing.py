"""The Reinforce step, for tests."""

from __future__ import annotations

from games.nerath.table import Table

KARKOTH = 0
CAPITAL, MAZE = "karkothi_throneholds", "maze_of_maur_khul"
BOTH = {CAPITAL: "1 castle", MAZE: "1 castle"}
RICH = {"karkoth": 99}


def reinforcing(force, **more) -> Table:
    """The Reinforce step of Karkoth, with plenty of Gold unless told otherwise."""
    return Table(force, step="reinforce", **{"gold": RICH, **more})


def sites(table: Table, piece: str = "footsoldier") -> set[str]:
    """The land spaces in which a new piece may be placed."""
    start = f"recruit {piece} "
    return {line.removeprefix(start) for line in table.options() if line.startswith(start)}


def launches(table: Table, piece: str = "warship") -> set[str]:
    """The sea spaces for a new piece, as `castle sea`."""
    start = f"launch {piece}@"
    return {line.removeprefix(start) for line in table.options() if line.startswith(start)}


def mustered(table: Table, ship: str) -> set[str]:
    """What may be placed aboard a ship, as `piece@castle`."""
    start = f"muster {ship} "
    return {line.removeprefix(start) for line in table.options() if line.startswith(start)}
