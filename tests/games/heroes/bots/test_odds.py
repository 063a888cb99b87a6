"""The chance of a combat that is shown before it is begun."""

from __future__ import annotations

from itertools import islice

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from games.positions import rambled
from gonfalon import games
from gonfalon.games.heroes.bots import odds as chances
from gonfalon.games.heroes.bots.odds import odds, standing
from gonfalon.games.heroes.codes import SPACE
from gonfalon.games.heroes.printed import DIFFICULTIES
from gonfalon.games.heroes.rules.combat import beginning as begins
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.rules.geography import guarded
from gonfalon.games.heroes.state import Heroes
from gonfalon.games.heroes.tell import TELL
from gonfalon.games.heroes.tell.fights import begins_combat
from gonfalon.lore.words import COMMON, Words
from properties import inside


def at_a_mine(**more):
    """Beside the Mine of the Starting Tile, which guards of level I hold."""
    return Table(heroes=("catherine", "alamar"), **more)


def guarded_step(table):
    """A step of the Main Hero onto guards."""
    state = table.match.view({0}).state
    return state, next(
        option for option in table.match.asks[0].options if option[0] == "move" and guarded(state, option[2])
    )


def test_a_strong_army_nearly_always_beats_weak_guards_and_a_weak_one_seldom():
    strong, step = guarded_step(at_a_mine(army={0: ["castle_archangels:pack", "castle_champions:pack"]}))
    weak, same = guarded_step(at_a_mine(army={0: ["neutral_peasants"]}))
    assert odds(strong, *step[1:]).win == 1
    assert odds(weak, *same[1:]).win < 0.3


def test_more_units_win_more_often():
    few, step = guarded_step(at_a_mine(army={0: ["castle_halberdiers"]}))
    more, same = guarded_step(at_a_mine(army={0: ["castle_halberdiers:pack", "castle_griffins:pack"]}))
    assert odds(few, *step[1:]).win < odds(more, *same[1:]).win


def test_the_same_position_always_has_the_same_chance():
    state, step = guarded_step(at_a_mine(army={0: ["castle_halberdiers:pack"]}))
    first = odds(state, *step[1:])
    chances.KNOWN.clear()
    assert odds(state, *step[1:]) == first


def test_trying_a_combat_out_changes_nothing():
    table = at_a_mine(army={0: ["castle_halberdiers:pack"]})
    state, step = guarded_step(table)
    before = repr(sorted(inside(state).items(), key=str))
    chances.KNOWN.clear()
    odds(state, *step[1:])
    assert repr(sorted(inside(state).items(), key=str)) == before


def test_nothing_that_is_hidden_counts():
    """The rival's hand and the order of the guards are made up, not looked at."""

    def chance(cards, guards):
        chances.KNOWN.clear()
        table = at_a_mine(army={0: ["castle_halberdiers:pack"]}, hand={1: cards}, neutral={"bronze": guards})
        state, step = guarded_step(table)
        return odds(state, *step[1:])

    rogues, boars = "neutral_rogues", "neutral_boars"
    assert chance(["attack", "attack"], [rogues, boars]) == chance(["power", "magic_arrow"], [boars, rogues])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_says_the_chance_beside_the_step(lang):
    table = at_a_mine(army={0: ["castle_archangels:pack"]})
    _, step = guarded_step(table)
    words = Words([COMMON, games.folder("heroes") / "words"], lang)
    note = TELL.note(words, table.match.view({0}), step)
    assert ("nearly always win" if lang == "en" else "presque à coup sûr") in note


@pytest.mark.python_only("watches every field that is read, which compiled rules do directly")
def test_a_combat_reads_nothing_of_the_position_that_its_odds_are_not_known_by(monkeypatch):
    """What was worked out before holds only where all of this is the same. While a combat goes on it writes most
    of what it reads, and what it has written is no longer of the position."""
    seeds = {"army", "hand", "hero", "xp", "built", "neutral_discard", "effects", "mp"}
    made_up = {"stack", "dice", "barrier", "quick", "neutral_pile", "deck", "discard"}
    read: set[str] = set()
    begin, plain = begins.begin, Heroes.__setattr__
    rings: list[tuple[Heroes, set[str]]] = []

    def watched(ring, *rest):
        if ring.dice[0] != played.state.dice[0]:
            rings[:] = [(ring, set())]
        begin(ring, *rest)

    def reading(state, name):
        if rings and state is rings[0][0] and name in Heroes.fields and name not in rings[0][1]:
            read.add(name)
        return object.__getattribute__(state, name)

    def writing(state, name, value):
        if rings and state is rings[0][0]:
            rings[0][1].add(name)
        plain(state, name, value)

    monkeypatch.setattr(begins, "begin", watched)
    monkeypatch.setattr(chances, "FIGHTS", 3)
    monkeypatch.setattr(Heroes, "__getattribute__", reading)
    monkeypatch.setattr(Heroes, "__setattr__", writing)
    for played in islice(rambled("heroes"), 0, 4000, 5):
        for seat, ask in played.asks.items():
            state = played.view({seat}).state
            for option in ask.options if ask.what == "turn" else ():
                if option[0] == "move" and begins_combat(state, *option[1:]):
                    chances.KNOWN.clear()
                    odds(state, *option[1:])
                    rings.clear()
    assert {"difficulty", "morale", "variants"} <= read
    assert read <= seeds | made_up | {*chances.READ}


def test_the_odds_of_another_table_are_not_taken_for_those_of_this_one():
    """Two tables where everything is the same but the difficulty, and so the guards."""
    easy, step = guarded_step(at_a_mine(army={0: ["castle_halberdiers"]}))
    hard = easy.copy()
    hard.difficulty = len(DIFFICULTIES) - 1
    chances.KNOWN.clear()
    fresh = odds(hard, *step[1:])
    chances.KNOWN.clear()
    assert odds(easy, *step[1:]) != fresh
    assert odds(hard, *step[1:]) == fresh


def stands(table, space):
    """The attacker's chance while the unit on a space is activated."""
    state = table.match.view({0}).state
    return standing(state, fight.unit_at(state, SPACE.parse(space)))


def duel(attacker, defender, **more):
    return Fight(attacker=[(attacker, "b4")], defender=[(defender, "b3")], active="b4", **more)


def test_a_fight_that_is_on_stands_well_for_the_stronger_side():
    assert stands(duel("castle_archangels:pack", "necropolis_skeletons"), "b4") > 0.9
    assert stands(duel("castle_halberdiers", "dungeon_black_dragons:pack"), "b4") < 0.2


def test_a_blow_that_is_announced_counts_for_how_the_fight_stands():
    table = duel("castle_archangels:pack", "necropolis_skeletons", hand={0: ["attack"]})
    table.play("attack b4 b3")
    assert table.match.view({0}).state.strike
    assert stands(table, "b4") == 1


def test_looking_at_how_a_fight_stands_changes_nothing():
    table = duel("castle_halberdiers", "necropolis_skeletons")
    state = table.match.view({0}).state
    before = repr(sorted(inside(state).items(), key=str))
    standing(state, fight.unit_at(state, SPACE.parse("b4")))
    assert repr(sorted(inside(state).items(), key=str)) == before
