"""Tables of Battle."""

from typing import Any

from games.tactics.table import Squad, Table
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed.spaces import NAMES

BLUE, RED, GREEN, YELLOW = range(4)


def battle(blue: Squad, red: Squad | None = None, mode: str = "battle", **more: Any) -> Table:
    """Blue against red in the Canyon; in teams green and yellow stand by in their corners."""
    red = red or {"beast": ("brugh", "m13")}
    if mode == "battle-team":
        more = {"green": {"beast": ("luma", "m1")}, "yellow": {"beast": ("sable", "a1")}} | more
    return Table(blue, red, mode=mode, **more)


def bearer(table: Table) -> str | None:
    return None if table.g.bearer < 0 else UNIT.names[table.g.bearer]


def artifact(table: Table) -> str | None:
    """The space it lies on."""
    return None if table.g.artifact < 0 else NAMES[table.g.artifact]
