"""How good a position looks, and the quick guess at a battle that it rests on."""

from __future__ import annotations

from itertools import product

import pytest

from games.nerath.battlefield import explore
from games.nerath.table import Table
from gonfalon.games.nerath.bots.battles import MatchUp, random_match_ups
from gonfalon.games.nerath.bots.judge import judge
from gonfalon.games.nerath.bots.odds import Force, dungeon_odds
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.printed import GUARDIANS
from gonfalon.games.nerath.rules.strength import (
    AFLOAT,
    ATTACK,
    DEFENCE,
    NO_STRENGTH,
    chance,
    guards,
    pending,
    strength,
)
from gonfalon.games.nerath.state import FIGHTER, FLYING, HEROES, WARSHIP, WIZARD

HOMES = {"karkothi_throneholds": "1 castle", "shroudmoor": "3 footsoldier"}
OTHERS = {"vailindor": "1 castle"}


def worth(force=HOMES, seat=0, **more):
    return judge(Table(force, OTHERS, **more).g, seat)


# ------------------------------------------------------------------------- positions


@pytest.mark.parametrize(
    "more",
    [
        {"points": {"karkoth": 1}},
        {"gold": {"karkoth": 11}},
        {"held": {"silverbough": "karkoth"}},
        {"events": {"karkoth": ("karkoth_forced_march",)}},
        {"chest": {"karkoth": ("ring_of_three_wishes",)}},
        {"treasures": {"karkoth": ("ring_of_three_wishes",)}},
        {"force": {**HOMES, "dusk_fens": "1 footsoldier"}},
        {"force": {**HOMES, "gulf_of_kar": "1 warship"}},
    ],
)
def test_more_points_gold_land_cards_or_pieces_are_better(more):
    assert worth(**more) > worth()
    assert worth(seat=1, **more) < worth(seat=1)


@pytest.mark.parametrize("length", ["medium", "long"])
def test_a_longer_war_is_judged_as_well(length):
    assert worth(length=length, held={"vailindor": "karkoth"}) > worth(length=length)


def test_a_lost_capital_is_worse_than_any_other_land():
    lost = worth(held={"karkothi_throneholds": "vailin"})
    assert lost < worth(held={"dusk_fens": "vailin"}) < worth()


def test_cargo_counts_with_its_ship():
    empty, laden = ({**HOMES, "gulf_of_kar": ship} for ship in ("1 warship", "1 warship+monster"))
    assert worth(laden) > worth(empty)


def test_allies_are_judged_together():
    rich, poor = (Table(HOMES, OTHERS, mode="alliance-4", gold={"iron_circle": n}).g for n in (12, 2))
    assert judge(rich, 0) > judge(poor, 0)
    assert judge(rich, 1) < judge(poor, 1)
    assert (judge(rich, 0), judge(rich, 1)) == (judge(rich, 2), judge(rich, 3))


def test_an_attack_that_will_win_is_better_than_none_and_one_that_will_lose_is_worse():
    vailin = {**OTHERS, "silverbough": "1 footsoldier"}
    none = Table(HOMES, vailin)
    good = Table(HOMES, vailin)
    good.play("move 3:footsoldier@shroudmoor silverbough")
    assert judge(good.g, 0) > judge(none.g, 0)
    vailin["silverbough"] = "5 footsoldier, 1 castle"
    none, bad = Table(HOMES, vailin), Table(HOMES, vailin)
    bad.play("move 3:footsoldier@shroudmoor silverbough")
    assert judge(bad.g, 0) < judge(none.g, 0)


def test_whoever_is_attacked_sees_it_coming():
    vailin = {**OTHERS, "silverbough": "1 footsoldier"}
    table = Table(HOMES, vailin)
    before = judge(table.g, 1)
    table.play("move 3:footsoldier@shroudmoor silverbough")
    assert judge(table.g, 1) < before


# --------------------------------------------------------------------------- battles


def guessed(battle: MatchUp) -> float:
    """The quick guess at the attacker's chance."""
    tables = (AFLOAT, AFLOAT) if battle.sea else (ATTACK, DEFENCE)
    attack, defend = (
        strength(
            [kind for kind, n in enumerate(force.counts) if fights(kind, battle.sea) for _ in range(n)], table
        )
        for force, table in zip((battle.attack, battle.defend), tables, strict=True)
    )
    return chance(attack, defend)


def fights(kind: int, sea: bool) -> bool:
    return not sea or kind in (WARSHIP, *FLYING, *HEROES)


def test_the_guess_is_near_the_exact_odds():
    battles = [battle._replace(retreat=0) for battle in random_match_ups(60, seed=3)]
    gaps = [abs(guessed(battle) - battle.odds().win) for battle in battles]
    assert max(gaps) < 0.25
    assert sum(gaps) / len(gaps) < 0.06


def test_the_guess_is_near_the_exact_odds_against_guardians():
    gaps = []
    for guardian, (fighters, wizards) in product(range(len(GUARDIANS)), [(2, 0), (1, 1), (2, 1), (2, 2)]):
        table = Table(guardians={"vault_of_the_drow": (GUARDIANS[guardian].id,)}, awake=("vault_of_the_drow",))
        heroes = strength([FIGHTER] * fighters + [WIZARD] * wizards, ATTACK)
        guess = chance(heroes, guards(table.g, SPACE_NUMBER["vault_of_the_drow"]))
        force = Force.of(fighter=fighters, wizard=wizards)
        gaps.append(abs(guess - dungeon_odds(force, [GUARDIANS[guardian]]).win))
    assert sum(gaps) / len(gaps) < 0.06


def test_a_battle_against_nobody_is_won_and_nobody_wins_none():
    army = strength([FIGHTER], ATTACK)
    assert (chance(army, NO_STRENGTH), chance(NO_STRENGTH, army), chance(NO_STRENGTH, NO_STRENGTH)) == (
        1.0,
        0.0,
        0.0,
    )


def test_more_on_one_side_is_never_worse_for_it():
    armies = [strength([FIGHTER] * n, ATTACK) for n in range(1, 6)]
    assert sorted(armies, key=lambda army: chance(army, armies[2])) == armies
    assert sorted(armies, key=lambda army: -chance(armies[2], army)) == armies


def test_dice_that_guardians_have_lost_no_longer_count(dice):
    table = explore(dice, "1 fighter", ("hydra",), 1, 1, 1, 1)
    space = SPACE_NUMBER["vault_of_the_drow"]
    before = pending(table.g, space)
    table.g.guardian_dice = ((8,),)
    assert pending(table.g, space) > before
