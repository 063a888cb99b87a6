"""When an Event card is offered: turns full of events are played through, and every question is looked at.

All dice show their highest face, or all their lowest, so what happens in a scene is certain. Nobody plays a card,
everybody ends what can be ended and retreats where that is possible.
"""

from __future__ import annotations

import pytest

import loaded
from games.nerath.table import Table
from gonfalon.games.nerath.printed import EVENT_ID, EVENTS

USUAL = (("pass",), ("end",), ("retreat",), ("sensible",), ("no",), ("accept",))
ARMY = "9 footsoldier, 2 fighter, 2 wizard, 2 siege_engine, 1 monster, 1 dragon"
FORCE = "3 footsoldier, 1 fighter, 1 wizard, 1 castle"
BORDER = {"iron_circle": "gorgat_warrens", "nerath": "kingsgate_march"}
FOE = {"iron_circle": "nerath", "nerath": "iron_circle"}
CAPITAL = {"iron_circle": "citadel_of_irons_grasp", "nerath": "mithralfast"}
HOME = {"iron_circle": "kharavas", "nerath": "sarthel"}
LOST = {"iron_circle": "scarlet_principalities", "nerath": "barony_of_therund"}
DUNGEON = {"iron_circle": "buried_ziggurat", "nerath": "sunless_citadel"}
SEA = "midnight_sea"

OWN_TURN = ("victory", "standoff", "sea", "dungeon")
ENEMY_TURN = ("victory", "standoff", "sea")
QUESTION = {"own_move_start": "move", "own_reinforce": "recruit"}
SEVERAL = {"own_conquest": {"own_battle_won_land", "own_run_amok"}}
SIDES = ("_any", "_attacker", "_defender")


def scene(card: str, what: str, attacker: str) -> Table:
    """A turn in which the realm of the card attacks, or is attacked, or explores."""
    realm = EVENTS[EVENT_ID[card]].realm
    target = SEA if what == "sea" else BORDER[FOE[attacker]]
    troops = {
        each: {CAPITAL[each]: "1 castle, 1 footsoldier", HOME[each]: "1 footsoldier, 1 wizard"} for each in FOE
    }
    if what == "dungeon":
        troops[attacker][DUNGEON[attacker]] = "3 fighter, 3 wizard"
    elif what == "sea":
        troops[attacker][SEA] = troops[FOE[attacker]][SEA] = "2 warship, 1 warship+fighter+wizard"
        troops[attacker][SEA] += ", 2 dragon"
    else:
        troops[attacker][target] = ARMY
        troops[FOE[attacker]][target] = FORCE
    deck = tuple(e.id for e in EVENTS if e.realm == realm and e.id != card and not e.play_immediately)
    return Table(
        iron_circle=troops["iron_circle"],
        nerath=troops["nerath"],
        active=attacker,
        step="draw",
        held={LOST[realm]: FOE[realm]},
        events={realm: (card,)},
        discards={realm: deck[:2]},
        decks={realm: deck[2:]},
    )


def offers(card: str, what: str, attacker: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The questions of the turn in which the card may be played."""
    lowest = what == "standoff"
    loaded.load(monkeypatch, lambda: 0 if lowest else loaded.HIGHEST)
    table = scene(card, what, attacker)
    turn, option, found = table.g.turn, ("event", EVENT_ID[card]), set()
    while table.g.turn == turn and not table.match.over:
        seat, ask = next(iter(table.match.asks.items()))
        if option in ask.options:
            found.add(ask.what)
        choices = [each for each in USUAL if each in ask.options]
        table.match.play(seat, choices[0] if choices else ask.options[0])
    monkeypatch.undo()
    return found


def questions(timing: str) -> set[str]:
    """The questions that belong to a timing."""
    for side in SIDES:
        timing = timing.removesuffix(side)
    return SEVERAL.get(timing, {QUESTION.get(timing, timing.replace("own_reposition", "reposition"))})


def check(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The card is offered in its window, on the turns its timing names, and in no other."""
    event = EVENTS[EVENT_ID[card]]
    realm, timing = event.realm, event.timing
    wanted = set() if timing in ("immediate", "enemy_event") else questions(timing)
    mine = timing.startswith("own_") or timing.endswith(("_any", "_attacker", "_damage", "_retreat", "_lost"))
    theirs = timing.startswith("enemy_") or timing.endswith(("_any", "_defender", "_damage", "_lost", "_won"))
    seen = set().union(*(offers(card, what, realm, monkeypatch) for what in OWN_TURN))
    assert seen <= wanted if mine else not seen
    assert bool(seen) == (mine and bool(wanted))
    seen = set().union(*(offers(card, what, FOE[realm], monkeypatch) for what in ENEMY_TURN))
    assert seen <= wanted if theirs else not seen
    assert bool(seen) == (theirs and bool(wanted))
