"""Fights as the page shows them: the field, its units, the order, both sides, the last blows."""

from __future__ import annotations

import re

import pytest

from games.drawing import text, touchable
from games.heroes.combats import Fight
from games.heroes.drawing import SIDES, asked, drawn, seen, words
from games.heroes.table import Table
from games.positions import LANGUAGES
from gonfalon.games.heroes.codes import PARALYSED, SPACE
from gonfalon.games.heroes.draw import DRAW, units
from gonfalon.games.heroes.draw.blows import beginning, last_strikes, strikes
from gonfalon.games.heroes.draw.field import blows, fit, said
from gonfalon.games.heroes.printed import CREATURE_ID, CREATURES, STRUCTURES
from gonfalon.games.heroes.rules.combat.faces import TOWER_UNIT


def space(panel: str, name: str) -> str:
    """A space of the field, up to the next one."""
    return panel.split(f'data-target="space-{SPACE.parse(name)}"')[1].split('data-target="space-', maxsplit=1)[0]


def test_units_stand_on_their_spaces_with_their_values_wounds_and_tokens():
    panel = drawn(seen(Fight(**SIDES, active="c4", wounds={"c2": 1}, marks={"a1": PARALYSED})))["fight"]
    harpies = space(panel, "c2")
    assert "c2: Harpies, few. Attack 2, defense 0, 2 of 3 HP, initiative 6" in harpies
    assert (harpies.count('class="pip"'), harpies.count('class="pip lost"')) == (2, 1)
    assert "Paralysed" in space(panel, "a1")
    assert re.findall(r'class="space[^"]* active[^"]*" data-target="space-(\d+)"', panel) == [
        str(SPACE.parse("c4"))
    ]


def test_an_attack_says_what_it_may_do_in_place_of_the_ability():
    panel = drawn(seen(Fight(**SIDES, active="c4")))["fight"]
    assert re.search(r'class="odds">.*4–6 · 100', space(panel, "c2"))
    assert "Flies back" not in space(panel, "c2")
    watched = drawn(seen(Fight(**SIDES, active="c4"), 1))["fight"]
    assert "odds" not in watched
    assert "Flies back" in space(watched, "c2")


def test_of_several_ways_to_attack_the_best_is_shown():
    view = seen(Fight(**SIDES, active="c4"))
    harpies = SPACE.parse("c2")
    assert sum(option[2] == harpies for option in view.asks[0].options if option[0] == "attack") > 1
    found = blows(view)[harpies]
    assert found is not None
    assert (found.least, found.most, found.falls) == (4, 6, 1)


def test_an_attack_without_hope_says_only_its_damage():
    known = blows(seen(Fight(**SIDES, active="c4")))[SPACE.parse("c2")]
    assert known is not None
    assert said(words(), known._replace(falls=0)) == "4–6"
    assert said(words("fr"), known._replace(falls=0.5)) == "4–6 · 50\u00a0%"
    assert said(words(), None) == "tears it down"


def test_whom_to_attack_is_chosen_before_from_where():
    view = seen(Fight(**SIDES, active="c4"))
    attacks = [option for option in view.asks[0].options if option[0] == "attack"]
    assert {DRAW.targets(view, option)[0] for option in attacks} == {f"space-{SPACE.parse('c2')}"}


def test_to_stay_or_to_defend_a_unit_has_buttons_wherever_it_does():
    view = seen(Fight(**SIDES, active="c4"))
    here, there = SPACE.parse("c4"), SPACE.parse("d4")
    assert DRAW.targets(view, ("go", here)) == DRAW.targets(view, ("defend", here)) == ()
    assert DRAW.targets(view, ("go", there)) == (f"space-{there}",)
    assert DRAW.targets(view, ("defend", there)) == (f"space-{there}",)


def test_units_act_in_the_order_of_their_initiative():
    panel = drawn(seen(Fight(**SIDES, active="a4")))["fight"]
    order = panel.split('class="order"')[1].split("</ol>")[0]
    found = [int(n) for n in re.findall(r'class="n">(\d+)<', order)]
    assert found == sorted(found, reverse=True)
    assert len(found) == 4


def test_walls_the_gate_and_the_tower_stand_in_a_siege():
    pieces = drawn(seen(Fight(**SIDES, active="c4", walls=["wall", "gate", "wall", "ruin"], tower=True)))
    panel = pieces["fight"]
    assert "a3: Wall" in panel
    assert "b3: Gate" in panel
    assert "d3: Ruin" in panel
    assert f"space-{SPACE.parse('tower')}" in touchable(pieces)
    assert "Arrow Tower" in space(panel, "tower")
    assert panel.count('class="wall"') == 4


def test_a_unit_that_was_raised_by_a_card_shows_it():
    plain = units.plain(2 * CREATURE_ID["castle_griffins"])
    raised = plain._replace(attack=3, changed=(1, 0, 0, 0))
    assert "f-legal" in text(units.card(words(), raised))
    assert "f-legal" not in text(units.card(words(), plain))


def test_both_sides_say_who_leads_what_is_left_and_who_has_fallen():
    fight = Fight(**SIDES, active="c4", hand={0: ["attack"], 1: []})
    fight.match.state.wounds[1] = 1
    panel = drawn(seen(fight))["fight"]
    attacker, defender = (part.split("</section>")[0] for part in panel.split('class="party ')[1:])
    assert "Catherine" in attacker
    assert "Attacker" in attacker
    assert re.findall(r'class="n">(\d+)</span></span><span class="name">', attacker) == ["7", "3"]
    assert "Defender" in defender


def test_units_to_be_placed_stand_in_the_room_of_the_order():
    table = Table(at={"main1": "t0.c"})
    view = seen(table)
    griffins = CREATURE_ID["castle_griffins"]
    fight = seen(Fight(**SIDES, active="c4"))
    placing = asked(fight, "deploy", ("deploy", griffins, 16), ("deployed",))
    panel = drawn(placing)["fight"]
    assert f'data-target="creature-{griffins}"' in panel
    assert "To be placed" in panel
    assert "hidden" in drawn(view)["fight"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_abilities_of_all_units_of_the_core_box_are_said_in_a_line(lang):
    """A line of a card has room for about thirty letters; what is longer is cut, and is in the inspector."""
    for number, creature in enumerate(CREATURES):
        if creature.set == "core":
            for code in (2 * number, 2 * number + 1):
                brief = units.in_short(words(lang), code)
                assert len(brief) <= 62
                assert "[" not in brief
    assert units.in_short(words(lang), TOWER_UNIT) == ""
    assert STRUCTURES


def test_long_names_are_written_smaller_or_in_two_lines():
    assert fit("Liches") == ""
    assert fit("Dread Knights") == "fit"
    assert fit("Chevaliers de l’Effroi") == "two-lines"


# ------------------------------------------------------------------------- blows


def fought(plays: int = 40) -> Table:
    """A fight in which everybody attacks."""
    table = Fight(**SIDES, active="c4")
    for _ in range(plays):
        if table.match.state.field < 0:
            break
        seat, ask = next(iter(table.match.asks.items()))
        options = sorted(ask.options, key=lambda option: option[0] != "attack")
        table.match.play(seat, options[0], table.match.nth[seat])
    return table


def test_the_last_blows_are_shown_with_their_dice_and_damage():
    view = seen(fought(3))
    newest = last_strikes(view, 4)[0]
    facts = [fact for fact in view.log if fact[0] in ("attacks", "rolled", "dealt")]
    told = [fact for fact in facts if fact[0] == "dealt"][-1]
    assert newest.dealt == told[3]
    assert newest.dice == [tuple(fact[2:]) for fact in facts if fact[0] == "rolled"][-1]
    assert f"−{newest.dealt}" in drawn(view)["fight"]


def test_a_blow_that_is_only_announced_shows_no_old_die():
    facts = [("attacks", 2, 13, 4, 9, 0), ("rolled", 0, 1), ("dealt", 2, 4, 3), ("attacks", 4, 9, 2, 13, 1)]
    old, new = strikes(seen(Table()).state, facts)
    assert (old.dice, old.dealt) == ((1,), 3)
    assert (new.dice, new.dealt, new.answer) == ((), -1, True)


def test_only_the_blows_of_this_fight_are_shown():
    log = [
        ("announced", 0, 3),
        ("attacks", 2, 13, 4, 9, 0),
        ("combat_won", 0, 3),
        ("announced", 0, 5),
        ("turn", 1),
    ]
    assert beginning(log, len(log)) == 3
    assert beginning(log, 3) == 0


def test_who_must_choose_is_told_how_the_fight_stands():
    view = seen(Fight(**SIDES, active="c4"))
    assert re.search(r"Catherine: \d+% to win", drawn(view)["fight"])
    stranger = Fight(**SIDES, active="c4").match.view([])
    assert "% to win" not in drawn(stranger)["fight"]
