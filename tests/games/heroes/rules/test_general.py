"""What holds for the whole game: ranks, costs, order, chance, taking back, what is optional (chapter GEN)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.core.errors import CannotUndo
from gonfalon.games.heroes.printed import BUILDINGS
from gonfalon.games.heroes.rules import buildings
from gonfalon.games.heroes.rules.cards import playing as cards
from gonfalon.games.heroes.rules.cards.deeds import Play
from gonfalon.games.heroes.rules.cards.named import NAMED

POOR = {0: (0, 0, 0), 1: (0, 0, 0)}
"""Nobody can pay for a Town Action, so that nobody else is asked."""


# --------------------------------------------------------------------------- which text wins


@pytest.mark.rule("HER-GEN-01")
def test_a_card_beats_the_rulebook():
    """Nobody crosses a Blocked Field, unless Angel Wings say so."""
    table = Table(at={"main1": "t0.c"}, hand={0: ["angel_wings"]})
    table.refused("move main1 t0.nw")
    table.play("play angel_wings 0")
    assert table.offers("move main1 t0.nw")


@pytest.mark.rule("HER-GEN-01", "HER-TWN-12")
def test_a_town_board_beats_the_rulebook():
    """Town Actions may be taken in any Turn, but the board says of the Mage Guild: once in your Turn."""
    rich = {0: (0, 0, 0), 1: (50, 9, 9)}
    guild = {1: ["mage_guild", "dwelling_bronze"]}
    table = Table(resources=rich, built=guild, round=2)
    table.play("end")
    assert table.asked == "1 offers"
    assert table.after("build")
    assert not table.offers("spell_book")
    table = Table(resources=rich, built=guild, round=2, active=1)
    assert table.offers("spell_book")


@pytest.mark.rule("HER-GEN-01")
def test_the_scenario_beats_the_rulebook():
    """Fields may be entered in any direction; the Grail only by who has two Obelisks, in its Scenario."""
    how = {"tiles": {"t6": "c2"}, "at": {"main1": "t6.w"}}
    assert Table(**how).offers("move main1 t6.c")
    Table(**how, scenario="search_for_the_grail").refused("move main1 t6.c")


@pytest.mark.rule("HER-GEN-02")
def test_an_effect_for_a_hero_may_be_given_to_either():
    table = Table(hand={0: ["logistics"]}, level={0: 2}, at={"second1": "t0.ne"})
    table.play("play logistics 1")
    assert table.after("to_hero") == {"main1", "second1"}
    table.play("to_hero second1")
    assert (table.mp("main1"), table.mp("second1")) == (3, 3)


@pytest.mark.rule("HER-GEN-02")
def test_an_effect_that_a_hero_triggers_is_for_that_hero():
    table = Table(tiles={"t2": "f8"}, at={"second1": "t2.c"}, visited=["t2.c"], resources=POOR)
    table.play("move second1 t2.nw")
    assert table.location("t2.nw") == "stables"
    assert (table.mp("main1"), table.mp("second1")) == (3, 2)


# --------------------------------------------------------------------------- costs and parts


@pytest.mark.rule("HER-GEN-03")
def test_who_cannot_pay_all_of_a_cost_cannot_choose_what_it_buys():
    costs = {0: (9, 9, 9)}
    Table(resources=costs).refused("hire t0.c")
    table = Table(resources={0: (10, 0, 0)}, at={"main1": "t0.ne"})
    table.play("hire t0.c")
    assert table.purse(0) == (0, 0, 0)
    assert not table.after("build")
    assert not table.after("recruit")


@pytest.mark.rule("HER-GEN-03", "HER-BAT-66")
def test_a_defeated_main_hero_pays_what_it_has_of_the_five_gold(dice):
    for gold, left in ((2, 0), (9, 4)):
        fight = Fight(
            attacker=[("castle_griffins:pack", "a3")],
            defender=[("dungeon_troglodytes", "a2")],
            active="a3",
            resources={0: (0, 0, 0), 1: (gold, 0, 0)},
        )
        fight.strike("attack a3 a2")
        assert fight.g.field == -1
        assert (fight.purse(0)[0], fight.purse(1)[0]) == (gold - left, left)


@pytest.mark.rule("HER-GEN-04")
def test_a_part_that_cannot_happen_is_skipped_and_the_rest_still_does():
    """The Fountain of Youth gives Morale, which the Necropolis never has, and MP."""
    for heroes, morale in ((("catherine", "alamar"), 1), (("sandro", "alamar"), 0)):
        table = Table(near="fountain_of_youth", heroes=heroes, resources=POOR)
        table.enter()
        assert table.g.morale[0] == morale
        assert table.mp("main1") == 3


@pytest.mark.rule("HER-GEN-04")
def test_parts_are_carried_out_in_printed_order():
    """At the Warriors' Tomb one searches before Morale is lost."""
    table = Table(near="warriors_tomb", resources=POOR, morale={0: 1})
    table.enter()
    assert table.asked == "0 search"
    assert table.g.morale[0] == 1
    while table.asked != "0 turn":
        table.play(table.options()[0])
    assert table.g.morale[0] == -1
    assert len(table.hand(0)) == 2


@pytest.mark.python_only("puts other tables in place of those that compiled rules hold by value")
@pytest.mark.rule("HER-GEN-04")
def test_all_parts_of_every_card_and_building_are_carried_out_in_printed_order(monkeypatch):
    """Parts that do nothing but note that it was their turn."""
    done = []

    async def note(g, who, part):
        done.append(part)

    monkeypatch.setattr(cards, "DEEDS", dict.fromkeys(cards.DEEDS, SimpleNamespace(does=note)))
    monkeypatch.setattr(buildings, "RUN", dict.fromkeys(buildings.RUN, note))
    g = Table().g
    ways = [(card, way) for card, ways in enumerate(cards.WAYS) for way in ways if (card, way.number) not in NAMED]
    effects = [effect.ops for building in BUILDINGS for effect in building.effects]
    carried_out: list[tuple[Any, Any, Any]] = [
        *((cards.resolve(g, Play(g, 0, "map", card), way), way.ops, cards.DEEDS) for card, way in ways),
        *(
            (buildings.run(g, 0, ops), ops, buildings.RUN)
            for ops in effects
            if {*map(type, ops)} <= {*buildings.RUN}
        ),
    ]
    several = 0
    for deed, parts, known in carried_out:
        with pytest.raises(StopIteration):
            deed.send(None)
        assert done == [part for part in parts if type(part) in known]
        several += len(done) > 1
        done.clear()
    assert several > 50


@pytest.mark.rule("HER-GEN-04")
@pytest.mark.parametrize(("card", "raised"), [("offense", "attack"), ("armorer", "defense")])
def test_a_card_does_what_it_can_where_a_part_has_nothing_to_act_on(card, raised):
    """A unit is strengthened, then a card is drawn: on the map there is no unit, without a Deck no card."""
    table = Table(hand={0: [card]}, deck={0: ["power"]})
    table.play(f"play {card} 0")
    assert (table.asked, table.hand(0)) == ("0 turn", ["power"])
    units = {"attacker": [("castle_crusaders", "a4")], "defender": [("dungeon_manticores", "a3")]}
    fight = Fight(**units, active="a4", hand={0: [card], 1: ["attack"]}, deck={0: ()})
    fight.play("attack a4 a3", f"play {card} 0")
    assert (fight.hand(0), [row[:3] for row in fight.g.rows]) == ([], [(raised, 0, 1)])


# --------------------------------------------------------------------------- order


@pytest.mark.rule("HER-GEN-05", "HER-DIG-06")
def test_effects_of_several_players_come_in_turn_order_from_the_starting_player(dice):
    dice.treasure(*["experience"] * 3)
    for first in range(3):
        table = Table(
            3,
            week="fluffy_rabbit",
            round=3,
            first=first,
            active=first,
            resources=dict.fromkeys(range(3), (0, 0, 0)),
        )
        rolled = [seat for seat, *_ in table.facts("threw")]
        assert rolled == [(first + n) % 3 for n in range(3)]
        dice.treasure(*["experience"] * 3)


@pytest.mark.rule("HER-GEN-05")
def test_a_player_chooses_the_order_of_effects_of_the_same_moment():
    """The Portal of Summoning and the Mana Vortex, both at the beginning of the Turn: either may come first."""
    how = {"heroes": ("alamar", "catherine"), "stage": "turn_start", "round": 2, "hand": {0: ["power"]}}
    for first, second in (("special_a", "special_b"), ("special_b", "special_a")):
        table = Table(**how, built={0: ["dwelling_bronze", "special_a", "special_b"]})
        table.play("draw 0")
        assert table.asked == "0 moment"
        assert table.after("use") == {"special_a 0", "special_b 0"}
        table.play(f"use {first} 0")
        while table.asked != "0 moment":
            table.play(table.options()[-1])
        assert table.after("use") == {f"{second} 0"}


# --------------------------------------------------------------------------- chance


@pytest.mark.rule("HER-GEN-06")
def test_dice_are_shown_to_all_at_once(dice):
    dice.resource("gold_6", "gold_3")
    table = Table(frames=(("bonus", 0),))
    table.play("bonus 0")
    for viewer in ((), (0,), (1,)):
        view = table.match.view(viewer)
        assert view.state.rolled == table.g.rolled == (1, 0)
        assert any(fact[0] == "threw" for fact in view.log)


@pytest.mark.rule("HER-GEN-06")
def test_the_program_makes_the_chance_and_the_seed_alone_decides_it():
    def rolls(seed):
        table = Table(frames=(("bonus", 0),), seed=seed)
        table.play("bonus 0")
        return table.g.rolled, table.g.deck, table.g.pile

    assert rolls(1) == rolls(1)
    assert len({rolls(seed) for seed in range(6)}) == 6
    table = Table(frames=(("bonus", 0),))
    view = table.match.view((0, 1)).state
    assert table.g.dice[0]
    assert view.dice == (b"", 0)


# --------------------------------------------------------------------------- taking back


@pytest.mark.rule("HER-GEN-07")
def test_what_has_shown_nothing_can_be_taken_back():
    table = Table(resources={0: (20, 5, 5), 1: (0, 0, 0)})
    before = table.g.digest()
    table.play("move main1 t0.ne")
    table.match.undo(0)
    assert table.g.digest() == before
    table.play("recruit castle_griffins")
    table.match.undo(0)
    assert table.army(0) == ["castle_halberdiers:pack", "castle_marksmen"]


def revealed():
    table = Table(at={"main1": "t0.ne"})
    table.play("reveal main1 t2")
    return table


def drawn():
    table = Table(stage="turn_start")
    table.play("draw 4")
    return table


def searched():
    table = Table(near="artifact_symbol", level={0: 3}, resources=POOR)
    table.enter()
    table.play("from_deck artifact")
    return table


def guarded():
    table = Table(resources=POOR, army={0: ["castle_griffins"]})
    table.play("move main1 t0.w", "deploy castle_griffins a4")
    return table


def rolled():
    table = Table(frames=(("bonus", 0),))
    table.play("bonus 0")
    return table


def answered():
    table = Table(at={"second2": "t0.e", "main2": "t1.c"}, resources=POOR, visited=["t0.e"])
    table.play("move main1 t0.e", "yield")
    return table


@pytest.mark.rule("HER-GEN-07")
@pytest.mark.parametrize("after", [revealed, drawn, searched, guarded, rolled, answered])
def test_tiles_cards_guards_dice_and_answers_are_points_of_no_return(after):
    table = after()
    assert not table.match.can_undo(0)
    with pytest.raises(CannotUndo):
        table.match.undo(0)


# --------------------------------------------------------------------------- optional or not


@pytest.mark.rule("HER-GEN-08")
def test_searches_for_spells_and_artifacts_on_a_field_are_optional():
    table = Table(near="artifact_symbol", level={0: 3}, resources=POOR)
    table.enter()
    assert "pass" in table.options()
    table = Table(near="shrine_of_magic_gesture", resources={0: (20, 5, 5), 1: (0, 0, 0)})
    table.enter()
    assert "pass" in table.options()


@pytest.mark.rule("HER-GEN-08")
def test_what_costs_resources_is_optional():
    table = Table(near="tree_of_knowledge", resources={0: (20, 5, 5), 1: (0, 0, 0)})
    table.enter()
    assert "pass" in table.options()


@pytest.mark.rule("HER-GEN-08", "HER-LVL-16")
def test_everything_else_is_mandatory(dice):
    dice.resource("gold_3")
    table = Table(resources=POOR)
    table.play("move main1 t0.e")
    assert table.purse(0) == (3, 0, 0), "one Resource Die, nothing is asked"
    table = Table(near="learning_stone", xp={0: 1}, resources=POOR)
    table.enter()
    assert table.asked == "0 search"
    assert "pass" not in table.options()
    table = Table(near="mystical_garden", resources=POOR)
    table.enter()
    assert set(table.options()) == {"choose 0", "choose 1"}
