"""The abilities of bronze and silver Neutral Units."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import ACTED, PARALYSED, POSITIVE, RETALIATED
from gonfalon.games.heroes.printed import CARDS


def duel(mine, theirs, active=None, **more):
    """One unit each; that of the attacker activates."""
    return Fight(attacker=[mine], defender=[theirs], active=active or mine[1], **more)


def dealt(fight):
    """The damage of each attack so far."""
    return [fact[2] for fact in fight.facts("dealt")]


def rolls(fight):
    """The dice of each attack so far."""
    return [fact[1:] for fact in fight.facts("rolled")]


def shoot(unit, at, target):
    """The dice of a shot of a unit at Champions."""
    fight = duel((unit, at), ("castle_champions", target), marks={target: RETALIATED})
    fight.play(f"attack {at} {target}")
    return rolls(fight)[0]


# --------------------------------------------------------------------------- bronze


@pytest.mark.proves("neutral:neutral_evil_eyes", "neutral:neutral_zealots")
@pytest.mark.parametrize("unit", ["neutral_evil_eyes", "neutral_zealots"])
def test_evil_eyes_and_zealots_have_no_penalty_against_an_adjacent_unit(dice, unit):
    assert len(shoot(unit, "a4", "a3")) == 1
    assert len(shoot(unit, "a5", "a1")) == 2


@pytest.mark.proves("neutral:neutral_griffins")
def test_griffins_strike_back_at_every_attack(dice):
    fight = Fight(
        attacker=[("castle_crusaders", "a4"), ("castle_halberdiers", "b3")],
        defender=[("neutral_griffins", "a3")],
        neutral=True,
        active="a4",
        marks={"a3": ACTED},
    )
    dice.attack(-1, 0, -1)
    fight.strike("attack a4 a3")
    fight.strike("attack b3 a3")
    assert dealt(fight) == [2, 1, 1, 2]


@pytest.mark.proves("neutral:neutral_halberdiers")
@pytest.mark.parametrize(
    ("beside", "target", "damage"), [("b2", "a2", 3), ("b1", "a2", 4), ("b2", "b2", 5), ("a1", "a2", 3)]
)
def test_friends_next_to_halberdiers_count_as_having_a_defense_token(dice, beside, target, damage):
    defender = [("neutral_halberdiers", beside)]
    if target != beside:
        defender.append(("neutral_nomads", target))
    fight = Fight(attacker=[("castle_champions", "a4")], defender=defender, neutral=True, active="a4")
    dice.attack(0, 1)
    fight.play(next(line for line in fight.options() if line.startswith("attack") and line.endswith(f" {target}")))
    assert dealt(fight)[0] == damage


@pytest.mark.proves("neutral:neutral_halberdiers")
def test_enemies_next_to_halberdiers_have_no_token_by_them(dice):
    fight = Fight(
        attacker=[("castle_champions", "a4")],
        defender=[("neutral_halberdiers", "b4"), ("neutral_nomads", "a3")],
        neutral=True,
        active="a3",
    )
    dice.attack(0, 1)
    fight.play("attack a3 a4")
    assert dealt(fight)[0] == 1


@pytest.mark.proves("neutral:neutral_halflings")
def test_halflings_roll_two_dice_and_keep_the_higher_without_penalties(dice):
    for at, target in (("a4", "a1"), ("a4", "a3"), ("a5", "a1")):
        dice.attack(-1, 1)
        fight = duel(("neutral_halflings", at), ("necropolis_wraiths:pack", target), marks={target: RETALIATED})
        fight.play(f"attack {at} {target}")
        assert (rolls(fight)[0], dealt(fight)[0]) == ((-1, 1), 3)


@pytest.mark.proves("neutral:neutral_harpies")
def test_harpies_suffer_no_retaliation_and_may_fly_back(dice):
    fight = duel(("castle_crusaders", "a4"), ("neutral_harpies", "a1"), "a1", neutral=True)
    fight.play("attack a3 a4")
    assert (fight.asked, set(fight.options())) == ("1 fly_back", {"stay", "go a1"})
    assert not fight.marks("a4") & RETALIATED
    fight.play("go a1")
    assert fight.unit("a1") == "neutral_harpies"


@pytest.mark.proves("neutral:neutral_marksmen")
def test_marksmen_shoot_twice_at_a_target_that_is_not_adjacent(dice):
    fight = duel(("castle_champions", "a4"), ("neutral_marksmen", "a1"), "a1", neutral=True)
    dice.attack(1, 0)
    fight.play("attack a1 a4")
    assert dealt(fight) == [1, 0]
    near = duel(
        ("castle_champions", "a4"), ("neutral_marksmen", "a3"), "a3", neutral=True, marks={"a4": RETALIATED}
    )
    near.play("attack a3 a4")
    assert len(dealt(near)) == 1


def resource_round(army):
    """What a player has after the start of a Resource Round."""
    rounds = (Table(stage="round", round=n, army={0: army}, resources={0: (0, 0, 0)}) for n in range(1, 8))
    return [table.purse(0) for table in rounds]


@pytest.mark.rule("HER-UNT-30")
@pytest.mark.proves("neutral:neutral_peasants", "neutral:neutral_crystal_dragons")
@pytest.mark.parametrize(
    ("unit", "gained"), [("neutral_peasants", (3, 0, 0)), ("neutral_crystal_dragons", (0, 0, 2))]
)
def test_peasants_and_crystal_dragons_earn_at_the_start_of_each_resource_round(unit, gained):
    without, having = resource_round(["castle_griffins"]), resource_round(["castle_griffins", unit])
    more = [tuple(b - a for a, b in zip(*pair, strict=True)) for pair in zip(without, having, strict=True)]
    paid = [income != (0, 0, 0) for income in without]
    assert any(paid)
    assert more == [gained if each else (0, 0, 0) for each in paid]


@pytest.mark.rule("HER-UNT-30")
@pytest.mark.proves("neutral:neutral_rogues")
def test_rogues_look_at_the_top_card_of_a_deck_once_a_turn_and_may_put_it_underneath():
    table = Table(army={0: ["neutral_rogues"]}, deck={0: ["attack", "defense"]})
    assert {"own", "ability", "artifact", "spell", "bronze", "azure", "weeks"} <= table.after("peek")
    table.play("peek own")
    assert [CARDS[card].id for card in table.match.view([0]).state.looked_at] == ["attack"]
    table.play("bury")
    assert (table.deck(0)[0], table.deck(0)[-1]) == ("defense", "attack")
    assert not table.after("peek")
    stays = Table(army={0: ["neutral_rogues"]}, pile={"spell": ["haste", "slow"]})
    stays.play("peek spell", "pass")
    assert stays.pile("spell")[:2] == ["haste", "slow"]
    assert not Table(army={0: ["castle_griffins"]}).after("peek")


def beaten_skeletons(heroes, units, **more):
    fight = Fight(
        attacker=[(unit, at) for unit, at in zip(units, ("a4", "c5", "d5"), strict=False)],
        defender=[("neutral_skeletons", "a3"), ("neutral_boars", "d1")],
        neutral=True,
        active="a4",
        heroes=heroes,
        wounds={"a3": 2},
        **more,
    )
    fight.play("attack a4 a3")
    return fight


@pytest.mark.rule("HER-UNT-28")
@pytest.mark.proves("neutral:neutral_skeletons")
def test_a_necropolis_player_who_beats_skeletons_reinforces_a_bronze_unit_for_nothing(dice):
    units = ["necropolis_vampires", "necropolis_skeletons", "necropolis_zombies"]
    fight = beaten_skeletons(("sandro", "alamar"), units, resources={0: (0, 0, 0)})
    assert (fight.asked, fight.after("reinforce")) == (
        "0 reinforce",
        {"necropolis_skeletons", "necropolis_zombies"},
    )
    fight.play("reinforce necropolis_zombies")
    assert "necropolis_zombies:pack" in fight.army(0)
    assert fight.unit("d5") == "necropolis_zombies:pack"
    other = beaten_skeletons(("catherine", "alamar"), ["castle_griffins", "castle_halberdiers"])
    assert other.asked == "1 activation"


@pytest.mark.proves("neutral:neutral_troglodytes")
def test_troglodytes_are_never_paralysed(dice):
    dice.attack(0, -1, -1, 0)
    fight = duel(("neutral_troglodytes", "a4"), ("dungeon_medusas", "a3"))
    fight.play("attack a4 a3")
    assert fight.facts("ability_roll")[0][1] == 0
    assert not fight.facts("paralysed")


@pytest.mark.proves("neutral:neutral_wraiths", "neutral:neutral_trolls")
@pytest.mark.parametrize(("unit", "healed"), [("neutral_wraiths", 2), ("neutral_trolls", 3)])
def test_wraiths_and_trolls_heal_when_they_activate(unit, healed):
    fight = duel(("castle_crusaders", "d5"), (unit, "a1"), "a1", neutral=True, wounds={"a1": 3})
    assert fight.wounds("a1") == 3 - healed


@pytest.mark.proves("neutral:neutral_zombies", "neutral:neutral_manticores")
@pytest.mark.parametrize(("unit", "by_roll"), [("neutral_zombies", (4, 4, 5)), ("neutral_manticores", (3, 3, 4))])
def test_zombies_and_manticores_have_more_defense_when_the_die_shows_zero_or_more(dice, unit, by_roll):
    for roll, damage in zip((-1, 0, 1), by_roll, strict=True):
        dice.attack(roll)
        fight = duel(("castle_champions", "a4"), (unit, "a3"), neutral=True)
        fight.play("attack a4 a3")
        assert dealt(fight)[0] == damage


# --------------------------------------------------------------------------- silver


@pytest.mark.proves("neutral:neutral_crusaders")
def test_crusaders_roll_two_dice_for_every_attack_and_keep_the_higher(dice):
    dice.attack(-1, 1)
    fight = duel(("neutral_crusaders", "a4"), ("castle_champions", "a3"))
    fight.play("attack a4 a3")
    assert (rolls(fight)[0], dealt(fight)[0]) == ((-1, 1), 2)
    dice.attack(0, -1, 1)
    struck = duel(("neutral_crusaders", "a4"), ("dungeon_harpies", "a3"), "a3")
    struck.play("attack a3 a4")
    assert (rolls(struck)[1], dealt(struck)) == ((-1, 1), [0, 4])


@pytest.mark.proves("neutral:neutral_liches")
def test_liches_also_strike_a_unit_next_to_the_target(dice):
    fight = Fight(
        attacker=[("castle_champions", "b4"), ("castle_griffins", "b5"), ("castle_marksmen", "d5")],
        defender=[("neutral_liches", "a2"), ("neutral_boars", "c4")],
        neutral=True,
        active="a2",
    )
    fight.play("attack a2 b4")
    assert (dealt(fight), fight.wounds("b5"), fight.wounds("c4")) == ([1, 2], 2, 0)


@pytest.mark.proves("neutral:neutral_medusas")
def test_medusas_have_no_penalty_and_paralyse_whom_they_retaliate_against(dice):
    fight = duel(("castle_crusaders", "a4"), ("neutral_medusas", "a3"), neutral=True)
    fight.play("attack a4 a3")
    assert [len(dice) for dice in rolls(fight)][:2] == [1, 1]
    assert fight.facts("paralysed")[0][2] == 12


@pytest.mark.proves("neutral:neutral_minotaurs")
def test_minotaurs_roll_every_minus_one_again(dice):
    dice.attack(-1, -1, 1)
    fight = duel(("castle_champions", "a4"), ("neutral_minotaurs", "a3"), "a3", neutral=True)
    fight.play("attack a3 a4")
    assert (rolls(fight)[0], dealt(fight)[0]) == ((1,), 2)


@pytest.mark.proves("neutral:neutral_mummies")
def test_the_die_of_mummies_counts_zero_and_that_of_their_attackers_is_set_to_minus_one(dice):
    dice.attack(1)
    fight = duel(("castle_crusaders", "a4"), ("neutral_mummies", "a3"), "a3", neutral=True)
    fight.play("attack a3 a4")
    assert dealt(fight)[0] == 1
    struck = duel(("castle_champions", "a4"), ("neutral_mummies", "a3"), neutral=True)
    struck.play("attack a4 a3")
    assert (rolls(struck)[0], dealt(struck)[0]) == ((-1,), 5 - 1 - 1)


@pytest.mark.proves("neutral:neutral_mummies")
def test_whoever_attacks_mummies_may_still_roll_again(dice):
    dice.attack(1)
    fight = duel(("castle_champions", "a4"), ("neutral_mummies", "a3"), neutral=True, morale={0: POSITIVE})
    fight.play("attack a4 a3", "pass", "reroll 8")
    assert dealt(fight)[0] == 5 + 1 - 1


@pytest.mark.rule("HER-UNT-30")
@pytest.mark.proves("neutral:neutral_nomads")
def test_nomads_let_a_hero_move_to_an_adjacent_empty_field_at_the_end_of_a_turn():
    table = Table(army={0: ["neutral_nomads"]}, mp={"main1": 0})
    table.play("end")
    assert table.asked == "0 free_step"
    assert table.after("move main1") == {"t0.ne", "t0.se"}
    table.play("move main1 t0.ne")
    assert (table.at("main1"), table.mp("main1")) == ("t0.ne", 0)
    assert not table.asked.startswith("0 free_step")
    without = Table(army={0: ["castle_griffins"]})
    without.play("end")
    assert "free_step" not in without.asked


@pytest.mark.rule("HER-UNT-30")
def test_each_unit_uses_its_ability_for_the_map_once_in_every_turn_of_its_player():
    rogues = Table(army={0: ["neutral_rogues"] * 2}, tokens={0: 0, 1: 0})
    for _ in range(2):
        rogues.play("peek spell", "pass", "peek artifact", "pass")
        assert not rogues.after("peek")
        rogues.until("1 turn")
        assert not rogues.after("peek")
        rogues.until("0 turn")
    nomads = Table(army={0: ["neutral_nomads"] * 2}, tokens={0: 0, 1: 0})
    for _ in range(2):
        nomads.until("0 free_step")
        for field in ("t0.ne", "t0.c"):
            assert nomads.asked == "0 free_step"
            nomads.play(f"move main1 {field}")
        assert "free_step" not in nomads.asked


@pytest.mark.rule("HER-UNT-30")
def test_abilities_for_the_map_are_not_used_in_combat():
    fight = duel(("neutral_rogues", "a5"), ("dungeon_harpies", "d1"))
    assert not fight.after("peek")


@pytest.mark.proves("neutral:neutral_sharpshooters")
def test_sharpshooters_never_have_a_penalty_for_their_shots(dice):
    assert len(shoot("neutral_sharpshooters", "a4", "a3")) == 1
    assert len(shoot("neutral_sharpshooters", "a5", "a1")) == 1


@pytest.mark.proves("neutral:neutral_vampires")
def test_vampires_suffer_no_retaliation_and_heal(dice):
    fight = duel(("castle_champions", "a4"), ("neutral_vampires", "a3"), "a3", neutral=True, wounds={"a3": 3})
    fight.play("attack a3 a4")
    assert (dealt(fight), fight.wounds("a3")) == ([1], 1)
    assert not fight.marks("a4") & (RETALIATED | PARALYSED)
