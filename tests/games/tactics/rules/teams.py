"""Tables of two teams."""

from typing import Any

from games.tactics.table import Squad, Table

# Blue and green are a team, red and yellow the other.
BLUE, RED, GREEN, YELLOW = range(4)
TEAM_MODES = ("competitive-team", "battle-team")


def team(
    blue: Squad,
    green: Squad | None = None,
    red: Squad | None = None,
    yellow: Squad | None = None,
    mode: str = "competitive-team",
    **more: Any,
) -> Table:
    """A table for two teams; whoever is not named has a Beast in a far corner."""
    red, green = red or {"beast": ("rakk", "m13")}, green or {"beast": ("luma", "m1")}
    return Table(blue, red, green, yellow or {"beast": ("sable", "a1")}, mode=mode, **more)
