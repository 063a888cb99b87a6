"""The fights in which cards are tried out.

In a duel Crusaders (Attack 3, Defense 2, HP 4, Initiative 5) of seat 0 on a4 are activated next to Manticores
(Attack 5, Defense 1, HP 6, Initiative 7) of seat 1 on a3; both are Few and have no ability. With the Attack Die
at 0 an attack deals 2 damage and the Retaliation 3. Both heroes are at Level 7, so that Expert Effects may be
used.
"""

from __future__ import annotations

from typing import Any

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import CARD, SPACE
from gonfalon.games.heroes.rules.combat import fight as combat
from gonfalon.games.heroes.rules.combat.attack_dice import RETALIATION

MINE, THEIRS = "a4", "a3"
STRIKE = f"attack {MINE} {THEIRS}"
TOP = {0: 7, 1: 7}


def duel(*hand: str, theirs: Any = (), **more: Any) -> Fight:
    """A duel with these cards in the hands of seat 0 and, `theirs`, of seat 1."""
    table: dict[str, Any] = {
        "attacker": [("castle_crusaders", MINE)],
        "defender": [("dungeon_manticores", THEIRS)],
        "active": MINE,
        "level": TOP,
        "hand": {0: hand, 1: theirs},
    }
    return Fight(**{**table, **more})


def on_the_map(*hand: str, **more: Any) -> Table:
    """The Turn of seat 0 with these cards in hand, at Level 7."""
    return Table(**{"level": TOP, "hand": {0: hand}, **more})


def ways(table: Table, card: str) -> set[int]:
    """In which ways a card may be played now."""
    return set(map(int, table.after(f"play {card}")))


def value(fight: Fight, what: str, space: str) -> int:
    """`initiative` or `hp` of a unit as it counts now."""
    return int(getattr(combat, what)(fight.g, fight.g.at.index(SPACE.parse(space))))


def dealt(fight: Fight, *lines: str) -> int:
    """The damage that Crusaders deal when these cards are played between the announcement and the die."""
    fight.play(STRIKE, *lines)
    fight.passing()
    return fight.wounds(THEIRS)


def suffered(fight: Fight, *lines: str) -> int:
    """The damage that Crusaders get when these cards are played in the Retaliation."""
    fight.play(STRIKE)
    while not fight.g.strike[2] & RETALIATION:
        fight.play("pass")
    fight.play(*lines)
    fight.passing()
    return fight.wounds(MINE)


def lying(table: Table, seat: int = 0) -> list[str]:
    """The cards in front of a player."""
    return [CARD.names[card] for card in table.g.ongoing[seat]]


def rest(fight: Fight) -> None:
    """Every unit stays where it is, without cards, until the next Combat Round."""
    now = fight.g.combat_round
    while fight.g.combat_round == now:
        wait(fight)


def until_active(fight: Fight, space: str) -> None:
    """Every unit stays where it is, without cards, until the one on this space is activated."""
    while not (fight.asked.endswith(" activation") and fight.activated == space):
        wait(fight, space)


def wait(fight: Fight, wanted: str = "") -> None:
    """One answer that changes nothing; the wanted unit is activated first where its player may choose."""
    what = fight.asked.split()[-1]
    if what == "activation":
        fight.play(f"go {fight.activated}")
    elif what == "next_unit":
        fight.play(f"activate {wanted}" if wanted in fight.after("activate") else fight.options()[0])
    else:
        fight.play("prolong" if what == "prolong" else "pass")
