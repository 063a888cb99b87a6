"""Battles for the rule tests: both sides in one space, and dice that show what the test says.

    table = fight(dice, "1 siege_engine", "2 footsoldier", 6, 8, 1, 3)
    assert rolls(table) == ["karkoth: d8 6, d8 8", "vailin: d6 1, d6 3"]

Karkoth attacks Vailin in Starfall Vale, from where it can retreat to Blackspear Hills, Chainwrought Vale and
Shroudmoor, or in a sea space; or its Heroes explore the Vault of the Drow, whose Guardians Vailin's player runs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from games.nerath.table import Table
from gonfalon.core import State
from gonfalon.core import state as core_state
from gonfalon.games.nerath.printed import REALMS
from gonfalon.games.nerath.state import Nerath

DICE = core_state.dice_under

FIELD = "starfall_vale"
SEA = "jade_sea"
VAULT = "vault_of_the_drow"
Roll = Callable[..., None]
NO_CARDS: Mapping[str, tuple[str, ...]] = {realm.id: () for realm in REALMS}
"""Empty decks, for tests that play on into the next turns."""


def face(
    attackers: str,
    defenders: str,
    space: str = FIELD,
    karkoth: Mapping[str, str] | None = None,
    vailin: Mapping[str, str] | None = None,
    **more: Any,
) -> Table:
    """Two sides in one space at the end of the Move step, and what they have elsewhere."""
    ours = {space: attackers, **(karkoth or {})}
    theirs = {space: defenders, **(vailin or {})} if defenders else vailin
    return lay(ours, theirs, **more)


def lay(*forces: Mapping[str, str] | None, **more: Any) -> Table:
    """A table laid with real dice, also after a test has fixed some."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Nerath, "below", State.below)
        patch.setattr(core_state, "dice_under", DICE)
        return Table(*forces, **more)


def fight(dice: Roll, attackers: str, defenders: str, *faces: int, **more: Any) -> Table:
    """The same two sides after the first dice are rolled."""
    table = face(attackers, defenders, **more)
    dice(*faces)
    table.play("end")
    return table


def explore(dice: Roll, heroes: str, guardians: tuple[str, ...], *faces: int, **more: Any) -> Table:
    """Heroes in the Vault of the Drow after the first dice are rolled."""
    table = lay({VAULT: heroes}, guardians={VAULT: guardians}, **more)
    dice(*faces)
    table.play("end")
    return table


def press(table: Table, dice: Roll, *faces: int) -> None:
    """Another round."""
    dice(*faces)
    table.play("press")


def rolls(table: Table) -> list[str]:
    """What was rolled, roll by roll: `karkoth: d8 6, d8 8`; `first` marks First Strike."""
    told = []
    for realm, phase, *dice in table.facts("rolled"):
        who = REALMS[realm].id if realm >= 0 else "guardians"
        shown = ", ".join(f"d{die // 32} {die % 32}" for die in dice)
        told.append(f"{who}{'' if phase else ' first'}: {shown}")
    return told
