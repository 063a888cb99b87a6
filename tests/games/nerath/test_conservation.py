"""Nothing is created or lost, and every piece is where it may be, at any question of any game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.nerath.battlefield import lay
from games.nerath.conservation import check
from gonfalon.core import Match, Setup, draw
from gonfalon.games.nerath import GAME
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.rules.ranks import wound
from gonfalon.games.nerath.state import CASTLE, DRAGON, FOOTSOLDIER, Nerath, ship_with


@pytest.mark.rule("NER-SPC-14", "NER-DUN-33", "NER-DUN-36")
@pytest.mark.parametrize("live", [False, True], ids=["quick", "live"])
@pytest.mark.parametrize("mode", list(GAME.modes))
def test_nothing_is_created_lost_or_misplaced_in_a_random_game(mode, live):
    rng = Random(f"{mode} {live}")
    options = {"length": rng.choice(("short", "long")), "lone_dragons": rng.choice(("no", "yes"))}
    match = Match(GAME, Setup(mode, GAME.modes[mode].seats[0], rng.randrange(1000), options), live=live)
    for _ in range(1500):
        check(match.state)
        if match.over:
            break
        seat = rng.choice(list(match.asks))
        match.play(seat, draw(match.asks[seat].options, rng))


Fault = Callable[[Nerath], Any]


def at(space: str) -> int:
    return SPACE_NUMBER[space]


def put_into(name: str, index: int, value: Any) -> Fault:
    """Write one entry of a list in the state."""

    def spoil(g: Nerath) -> None:
        getattr(g, name)[index] = value

    return spoil


def set_to(**values: Any) -> Fault:
    def spoil(g: Nerath) -> None:
        for name, value in values.items():
            setattr(g, name, value)

    return spoil


def move_lair(g: Nerath) -> None:
    """The Guardians of an entrance are discarded, and nobody has fought them."""
    g.guardian_discard += g.lair[0]
    g.lair[0] = ()


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(lambda g: g.deck[2].pop(), id="an Event card lost"),
        pytest.param(lambda g: g.discard[1].append(20), id="an Event card twice"),
        pytest.param(lambda g: g.treasure_deck.append(7), id="a Treasure card twice"),
        pytest.param(lambda g: g.treasure_deck.remove(7), id="a Treasure card lost"),
        pytest.param(lambda g: g.guardian_stack.pop(), id="a Guardian lost"),
        pytest.param(put_into("lair", 0, ()), id="a Guardian lost from its entrance"),
        pytest.param(move_lair, id="an empty entrance"),
        pytest.param(set_to(guardian_dice=((6,),)), id="Guardian dice without a battle"),
        pytest.param(put_into("held", at("dusk_fens"), 1), id="held and lands disagree"),
        pytest.param(put_into("held", at("jade_sea"), 1), id="a sea space held"),
        pytest.param(put_into("presence", 0, 0), id="presence and troops disagree"),
        pytest.param(lambda g: g.add(0, at("dusk_fens"), CASTLE), id="two Castles"),
        pytest.param(lambda g: g.add(0, at("starfall_vale"), CASTLE), id="a Castle that is not its controller's"),
        pytest.param(lambda g: g.add(0, at("jade_sea"), FOOTSOLDIER), id="a Footsoldier at sea"),
        pytest.param(lambda g: g.add(0, at("jade_sea"), CASTLE), id="a Castle at sea"),
        pytest.param(lambda g: g.add(0, at("dusk_fens"), ship_with(())), id="a Warship on land"),
        pytest.param(lambda g: g.add(1, at("jade_sea"), ship_with((0, 0, 0))), id="a Warship too full"),
        pytest.param(lambda g: g.add(0, at("vault_of_the_drow"), 4), id="a Monster in a dungeon"),
        pytest.param(lambda g: g.add(1, at("vault_of_the_drow"), 2), id="a Hero who stayed in a dungeon"),
        pytest.param(lambda g: g.add(1, at("jade_sea"), DRAGON), id="a Dragon over the sea"),
        pytest.param(lambda g: g.add(2, at("pearl_isles"), FOOTSOLDIER), id="on enemy land in another's turn"),
        pytest.param(lambda g: (g.add(2, at("jade_sea"), 6), g.add(3, at("jade_sea"), 6)), id="enemies together"),
        pytest.param(set_to(ready={1 << 13 | 3: 1}), id="ready without being there"),
        pytest.param(set_to(wounds={wound(0, DRAGON, 1): 1}), id="damage outside a battle"),
        pytest.param(put_into("gold", 3, -1), id="debts"),
        pytest.param(set_to(active=1), id="another's turn"),
    ],
)
def test_the_check_notices_what_goes_wrong(fault):
    table = lay({"dusk_fens": "1 castle, 1 dragon"}, {"starfall_vale": "1 footsoldier"})
    check(table.g)
    fault(table.g)
    with pytest.raises(AssertionError):
        check(table.g)
