"""Attacks for the rule tests: one that is about to be made, or one whose throw is fixed."""

from __future__ import annotations

from games.immortals.table import GREEN, NOBODY, Table

NOTHING = ["give_up gold", "give_up energy"]
SHOWS = {"for": "heartwood", "neutral": "forge_fire", "against": "mill_ford"}
"""Forge Fire attacks Heartwood: what a Conflict card shows to put the inhabitants on a side."""
OPPOSITE = {"light": "dark", "dark": "light"}


def attacking(card, armies, space="L3", **more):
    """Seat 0 has turned up this card on Attack."""
    plan = {0: {space: card}, 2: {"DM": "blank"}, **more.pop("plan", {})}
    table = Table(plan=plan, armies=armies, **more)
    table.play(f"turn_up {space}")
    return table


def targets(table):
    """The ways of the attacks offered."""
    return {line.split()[0] for line in table.after("attack")}


def sides(table, way):
    """On which sides the inhabitants may be in this attack."""
    return {line.split(":")[-1] for line in table.after(f"attack {way}")}


def fight(tower, ours, theirs, greens, side, realm="light", card=None, tray=None, **more):
    """Seat 0 has attacked Heartwood from Forge Fire; after the throw so many of his armies, of seat 1's and of
    the inhabitants lay in the tray. `theirs` is None if Heartwood is unoccupied. One army stays in Forge Fire."""
    sent, held = max(ours, 1), None if theirs is None else max(theirs, 1)
    armies = {0: {f"{realm}:forge_fire": sent + 1}, 1: {}, **more.pop("armies", {})}
    if held:
        armies[1] = {f"{realm}:heartwood": held, **armies[1]}
    card = card or f"conflict_{realm}_{SHOWS[side]}"
    table = attacking(card, armies, tray={GREEN: max(greens, 1), **(tray or {})}, **more)
    tower(lodge=[0] * (sent - ours) + [1] * ((held or 0) - (theirs or 0)) + [GREEN] * (greens == 0))
    table.play(f"attack {realm}:forge_fire>{realm}:heartwood {sent}:{side}")
    assert table.armies(f"{realm}:forge_fire") == (0, 1)
    ((_, defender, *fell),) = table.facts("fell")
    assert defender == (NOBODY if theirs is None else 1)
    assert (fell[0], fell[GREEN]) == (ours, greens)
    assert theirs is None or fell[1] == theirs
    return table


def won(table):
    """Whether the attacker's side won."""
    (result,) = [name for name, *_ in table.match.log if name in ("won", "repelled")]
    return result == "won"


def tray(table):
    """What lies in the tray, by colour."""
    return {colour: n for colour, n in enumerate(table.g.tray) if n}


def greens(table):
    """The inhabitants in the common reserve, in the tray, in the tower."""
    return table.g.greens, table.g.tray[GREEN], table.g.inside(GREEN)
