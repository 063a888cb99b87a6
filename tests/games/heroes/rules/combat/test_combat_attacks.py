"""Attacks: the die, damage, Retaliation, tokens, penalties, and the cards around them (chapters BAT and UNT)."""

from __future__ import annotations

from itertools import product

import pytest

from games.heroes.combats import Fight
from games.heroes.duels import until_active
from games.heroes.pieces import name_of, unit_of
from gonfalon.games.heroes.codes import ACTED, DEFENDING, PARALYSED, RETALIATED
from gonfalon.games.heroes.draw.fight import fighter as shown
from gonfalon.games.heroes.printed import UNITS, numbers
from gonfalon.games.heroes.rules.combat.attack_dice import RETALIATION
from gonfalon.games.heroes.rules.combat.faces import FACES, RANGED, bare


def duel(mine, theirs, active=None, **more):
    """One unit each; that of the attacker activates."""
    return Fight(attacker=[mine], defender=[theirs], active=active or mine[1], **more)


# --------------------------------------------------------------------------- damage


PLAIN = [
    unit
    for number in numbers(UNITS)
    for unit in (2 * number, 2 * number + 1)
    if FACES[unit].type != RANGED and FACES[unit] == bare(FACES[unit])
]
"""Faces of the core box that fight hand to hand and have no ability."""


@pytest.mark.rule("HER-BAT-26", "HER-BAT-45", "HER-UNT-17")
@pytest.mark.parametrize("die", [-1, 0, 1])
def test_damage_is_attack_and_die_less_defense(dice, die):
    for mine, theirs in product(PLAIN, PLAIN):
        dice.attack(die)
        fight = duel((name_of(mine), "a4"), (name_of(theirs), "a3"))
        fight.play("attack a4 a3")
        damage = FACES[mine].attack + die - FACES[theirs].defense
        assert fight.facts("dealt")[0][2] == max(0, damage)


@pytest.mark.rule("HER-BAT-45")
@pytest.mark.parametrize(
    ("attack", "more"), [((), 0), (("attack 0",), 1), (("attack 1",), 2), (("attack 0",) * 2, 2)]
)
@pytest.mark.parametrize(("defense", "less"), [((), 0), (("defense 0",), 1), (("defense 1",), 2)])
@pytest.mark.parametrize("die", [-1, 1])
def test_all_that_changes_attack_or_defense_counts_for_the_damage(dice, die, attack, more, defense, less):
    """Champions (Attack 5) attack Manticores (Defense 1)."""
    dice.attack(die)
    cards = {0: ["attack"] * 3, 1: ["defense"] * 2}
    fight = duel(("castle_champions", "a4"), ("dungeon_manticores", "a3"), hand=cards, level={0: 7, 1: 7})
    fight.play("attack a4 a3", *(f"play {line}" for line in attack), "pass", *(f"play {line}" for line in defense))
    fight.passing()
    assert fight.facts("dealt")[0][2] == (5 + more) + die - (1 + less)


@pytest.mark.rule("HER-BAT-45")
def test_the_attack_of_the_example(dice):
    dice.attack(1)
    cards = {0: ["attack"] * 2, 1: ["defense"]}
    fight = duel(("necropolis_zombies", "a4"), ("castle_griffins:pack", "a3"), hand=cards)
    fight.play("attack a4 a3", "play attack 0", "pass", "play defense 0")
    fight.passing()
    assert (fight.unit("a3"), fight.wounds("a3")) == ("castle_griffins:pack", 3)


@pytest.mark.rule("HER-BAT-46")
def test_damage_is_never_below_zero(dice):
    dice.attack(-1)
    fight = duel(("castle_zealots", "a4"), ("dungeon_black_dragons", "a1"), wounds={"a1": 3})
    fight.strike("attack a4 a1")
    assert (fight.facts("dealt")[0][2], fight.wounds("a1")) == (0, 3)


@pytest.mark.rule("HER-UNT-18")
def test_defense_does_not_count_against_damage_that_is_not_from_an_attack():
    fight = duel(("castle_halberdiers", "a5"), ("castle_archangels", "a1"), hand={0: ["magic_arrow"]})
    fight.play("play magic_arrow 0", "target a1")
    assert fight.wounds("a1") == 1


@pytest.mark.rule("HER-UNT-19", "HER-UNT-20")
def test_a_few_unit_with_damage_equal_to_its_hp_leaves_combat_and_unit_deck(dice):
    fight = Fight(
        attacker=[("castle_zealots", "a4")],
        defender=[("dungeon_evil_eyes", "a1"), ("dungeon_troglodytes", "d1")],
        active="a4",
    )
    dice.attack(-1)
    fight.strike("attack a4 a1")
    assert (fight.unit("a1"), fight.wounds("a1")) == ("dungeon_evil_eyes", 2)
    fight = Fight(
        attacker=[("castle_zealots", "a4")],
        defender=[("dungeon_evil_eyes", "a1"), ("dungeon_troglodytes", "d1")],
        active="a4",
        army={1: ["dungeon_minotaurs"]},
    )
    fight.strike("attack a4 a1")
    assert fight.units(1) == {"d1": "dungeon_troglodytes"}
    fight.play("surrender")
    assert fight.army(1) == ["dungeon_troglodytes", "dungeon_minotaurs"]


@pytest.mark.rule("HER-UNT-21", "HER-UNT-05")
def test_a_beaten_pack_turns_to_few_with_the_damage_that_is_left(dice):
    fight = duel(("castle_champions", "a4"), ("dungeon_evil_eyes:pack", "a3"))
    fight.strike("attack a4 a3")
    assert (fight.unit("a3"), fight.wounds("a3")) == ("dungeon_evil_eyes", 1)
    exact = duel(("castle_zealots:pack", "a4"), ("dungeon_evil_eyes:pack", "a1"))
    exact.strike("attack a4 a1")
    assert (exact.unit("a1"), exact.wounds("a1")) == ("dungeon_evil_eyes", 0)


@pytest.mark.rule("HER-UNT-21")
def test_a_pack_is_defeated_outright_by_enough_damage(dice):
    fight = duel(("castle_archangels:pack", "a4"), ("dungeon_evil_eyes:pack", "a3"))
    fight.strike("attack a4 a3")
    assert fight.facts("defeated")
    assert fight.g.stage == "turn"


# --------------------------------------------------------------------------- Retaliation


@pytest.mark.rule("HER-BAT-27", "HER-BAT-47")
def test_a_unit_that_survives_an_adjacent_attack_strikes_back_with_the_side_it_shows(dice):
    fight = duel(("castle_crusaders", "a4"), ("dungeon_minotaurs", "a3"))
    fight.strike("attack a4 a3")
    assert (fight.wounds("a3"), fight.wounds("a4")) == (1, 2)
    turned = duel(("castle_champions", "a4"), ("castle_crusaders:pack", "a3"), wounds={"a3": 3})
    turned.strike("attack a4 a3")
    assert (turned.unit("a3"), turned.wounds("a3"), turned.wounds("a4")) == ("castle_crusaders", 2, 1)


@pytest.mark.rule("HER-BAT-27")
def test_a_shot_from_afar_is_not_retaliated(dice):
    fight = duel(("castle_zealots", "a5"), ("dungeon_minotaurs:pack", "a2"))
    fight.strike("attack a5 a2")
    assert (fight.wounds("a2"), fight.wounds("a5")) == (1, 0)
    assert not fight.marks("a2") & RETALIATED


@pytest.mark.rule("HER-BAT-28", "HER-BAT-47")
def test_a_unit_strikes_back_once_a_round(dice):
    fight = Fight(
        attacker=[("castle_champions", "a4"), ("castle_crusaders", "b3")],
        defender=[("dungeon_black_dragons", "a3")],
        active="a4",
        marks={"a3": ACTED},
    )
    fight.strike("attack a4 a3")
    assert fight.wounds("a4") == 4
    assert fight.marks("a3") & RETALIATED
    fight.strike("attack b3 a3")
    assert (fight.wounds("b3"), fight.wounds("a3")) == (0, 2)
    assert len(fight.facts("attacks")) == 3


ALWAYS = [name_of(unit) for unit, face in enumerate(FACES) if "unlimited_retaliation" in face.on_retaliation]
"""Every face of a unit that retaliates against every attack; a card with one face has it twice."""


@pytest.mark.rule("HER-BAT-28")
@pytest.mark.parametrize(("unit", "cube"), [(unit, False) for unit in ALWAYS] + [("dungeon_harpies", True)])
def test_a_unit_that_always_retaliates_gets_no_cube(dice, unit, cube):
    fight = Fight(
        attacker=[("castle_halberdiers", "a4"), ("castle_halberdiers", "b3")],
        defender=[(unit, "a3")],
        active="a4",
        marks={"a3": ACTED},
        hand={1: ["counterstrike", "defense"]},
    )
    dice.attack(-1, -1, -1, -1)
    fight.strike("attack a4 a3")
    assert bool(fight.marks("a3") & RETALIATED) == cube
    assert shown(fight.g, 2, 2).retaliated == cube
    fight.play("attack b3 a3")
    assert fight.asked == "1 before_attack"
    assert ("0" in fight.after("play counterstrike")) == cube
    fight.passing()
    assert [answer for *_, answer in fight.facts("attacks")].count(RETALIATION) == (1 if cube else 2)


@pytest.mark.rule("HER-BAT-28")
@pytest.mark.parametrize(("unit", "answers"), [(unit, 1) for unit in ALWAYS] + [("dungeon_harpies", 0)])
def test_a_cube_placed_while_the_ability_was_suppressed_does_not_stop_it(dice, unit, answers):
    fight = Fight(
        attacker=[("castle_halberdiers", "a4")],
        defender=[(unit, "a3")],
        active="a4",
        marks={"a3": ACTED | RETALIATED},
    )
    dice.attack(-1, -1)
    fight.strike("attack a4 a3")
    assert [answer for *_, answer in fight.facts("attacks")].count(RETALIATION) == answers


@pytest.mark.rule("HER-BAT-29")
def test_a_retaliation_has_its_own_die_and_cards_and_is_not_answered(dice):
    dice.attack(0, 1)
    fight = duel(("castle_crusaders", "a4"), ("dungeon_minotaurs", "a3"), hand={0: ["defense"], 1: ["attack"]})
    fight.play("attack a4 a3", "pass", "pass")
    assert fight.asked == "1 before_attack"
    assert fight.g.strike[:2] == (1, 0)
    fight.play("play attack 0", "pass")
    assert fight.units(0) == {}
    assert [fact[2] for fact in fight.facts("dealt")] == [1, 4]
    dice.attack(0, 0)
    fight = duel(("castle_crusaders", "a4"), ("dungeon_minotaurs", "a3"))
    fight.strike("attack a4 a3")
    assert len(fight.facts("attacks")) == 2


@pytest.mark.rule("HER-UNT-26")
def test_an_attack_ability_counts_for_the_first_attack_of_its_own_activation_only(dice):
    fight = duel(("castle_crusaders:pack", "a4"), ("dungeon_black_dragons", "a3"))
    fight.play("attack a4 a3")
    assert fight.asked == "0 rolled"
    struck = duel(("castle_crusaders:pack", "a4"), ("dungeon_minotaurs", "a3"), "a3")
    struck.play("attack a3 a4")
    assert struck.asked.endswith("activation")
    assert struck.marks("a4") & RETALIATED
    shots = duel(("castle_marksmen:pack", "a4"), ("dungeon_minotaurs:pack", "a1"))
    shots.strike("attack a4 a1")
    assert len(shots.facts("attacks")) == 2


PASSIVE = {
    "defense_on_attacker_die": ("castle_crusaders", ["necropolis_zombies"], (1, 0), [3 + 1 - 1 - 1, 2 - 2]),
    "set_attacker_die": ("castle_champions", ["neutral_mummies"], (), [5 - 1 - 1, 3 - 2]),
    "attack_dice": ("neutral_crusaders", ["dungeon_manticores"], (-1, 1, 0), [3 + 1 - 1, 5 - 2]),
    "ignore_penalty": ("castle_zealots:pack", ["dungeon_manticores"], (1, 0), [4 + 1 - 1, 5 - 1]),
    "stat": ("neutral_dread_knights", ["castle_champions"], (), [5 - 2, 5 - 1 - 1]),
    "reroll": ("neutral_champions", ["dungeon_manticores"], (-1, 0, 1, 0), [4 + 1 - 1, 5 - 2]),
    "virtual_defense_token": (
        "castle_crusaders",
        ["dungeon_manticores", "neutral_halberdiers"],
        (0, 1, 0),
        [3 - 1 - 1, 5 - 2],
    ),
}
"""By Passive ability: who attacks whom, beside whom, what is rolled, the damage of attack and Retaliation."""


@pytest.mark.rule("HER-UNT-28")
@pytest.mark.parametrize("ability", PASSIVE)
def test_a_passive_ability_works_every_time(dice, ability):
    mine, theirs, rolled, damages = PASSIVE[ability]
    assert any(ability in FACES[unit_of(unit)].passive for unit in (mine, *theirs))
    fight = Fight(attacker=[(mine, "a4")], defender=[*zip(theirs, ("a3", "b3"), strict=False)], active="a4")
    for _ in range(3):
        dice.attack(*rolled)
        fight.strike("attack a4 a3")
        until_active(fight, "a4")
        fight.g.wounds[:] = [0] * len(fight.g.wounds)
    assert [fact[2] for fact in fight.facts("dealt")] == damages * 3


@pytest.mark.rule("HER-UNT-28")
def test_a_passive_ability_works_in_each_attack_of_an_activation(dice):
    dice.attack(1, 1)
    fight = duel(("castle_marksmen:pack", "a4"), ("necropolis_zombies", "a1"))
    fight.strike("attack a4 a1")
    assert [fact[2] for fact in fight.facts("dealt")] == [1, 1]


@pytest.mark.rule("HER-UNT-28")
@pytest.mark.parametrize(
    ("unit", "damage"), [("dungeon_black_dragons", 0), ("neutral_gold_golems", 0), ("castle_champions", 2)]
)
def test_a_passive_ability_works_against_every_spell(unit, damage):
    """A Lightning Bolt deals 2 damage."""
    bolts = {0: ["lightning_bolt"] * 3}
    fight = duel(("castle_halberdiers", "a5"), (unit, "d1"), hand=bolts)
    for n in range(1, 4):
        fight.play("play lightning_bolt 0", "target d1")
        assert fight.wounds("d1") == n * damage
        fight.play("go a5")
        until_active(fight, "a5")


@pytest.mark.rule("HER-UNT-28")
def test_an_immunity_works_against_every_spell():
    """A unit of the same side without it can be chosen in each Combat Round."""
    units = [("dungeon_black_dragons:pack", "d1"), ("dungeon_manticores", "a1")]
    fight = Fight(
        attacker=[("castle_halberdiers", "a5")], defender=units, active="a5", hand={0: ["magic_arrow"] * 3}
    )
    for _ in range(3):
        fight.play("play magic_arrow 0")
        assert fight.after("target") == {"a1", "a5"}
        fight.play("target a1", "go a5")
        until_active(fight, "a5")


@pytest.mark.rule("HER-UNT-28")
def test_halberdiers_parry_every_attack_and_medusas_stare_after_every_retaliation(dice):
    hand = {1: ["attack", "power", "knowledge"]}
    fight = duel(("castle_marksmen", "a5"), ("castle_halberdiers:pack", "a2"), hand=hand)
    for card in hand[1]:
        dice.attack(1)
        fight.play("attack a5 a2", f"discard {card}")
        fight.passing()
        fight.g.wounds[1] = 0
        until_active(fight, "a5")
    assert [fact[2] for fact in fight.facts("dealt")] == [1, 1, 1]
    fight = duel(("castle_champions", "a4"), ("dungeon_medusas", "a3"))
    for n in range(1, 4):
        dice.attack(-1)
        fight.strike("attack a4 a3")
        assert len(fight.facts("paralysed")) == n
        fight.g.wounds[:] = [0, 0]
        until_active(fight, "a4")


@pytest.mark.rule("HER-UNT-29")
def test_a_retaliation_ability_works_every_time_the_unit_retaliates(dice):
    fight = Fight(
        attacker=[("castle_crusaders", "a4"), ("castle_halberdiers", "b3")],
        defender=[("castle_griffins:pack", "a3")],
        active="a4",
        marks={"a3": ACTED},
    )
    fight.strike("attack a4 a3")
    assert (fight.wounds("a4"), fight.wounds("b3")) == (1, 0)
    fight.play("attack b3 a3")
    assert (fight.unit("a3"), fight.wounds("b3")) == ("castle_griffins", 1)


@pytest.mark.rule("HER-UNT-25")
def test_an_activation_ability_works_when_its_unit_activates():
    fight = duel(("necropolis_wraiths", "a4"), ("dungeon_harpies", "d1"), wounds={"a4": 2})
    assert (fight.activated, fight.wounds("a4")) == ("a4", 1)


# --------------------------------------------------------------------------- tokens


@pytest.mark.rule("HER-BAT-31")
def test_an_attack_without_damage_takes_a_paralysis_token_off(dice):
    dice.attack(-1)
    fight = duel(("castle_zealots", "a4"), ("dungeon_black_dragons", "a1"), marks={"a1": PARALYSED})
    fight.play("attack a4 a1")
    assert fight.facts("dealt")[0][2] == 0
    assert not fight.marks("a1") & PARALYSED


@pytest.mark.rule("HER-BAT-31")
def test_any_damage_takes_a_paralysis_token_off():
    fight = duel(
        ("castle_halberdiers", "a5"),
        ("castle_archangels", "a1"),
        hand={0: ["magic_arrow"]},
        marks={"a1": PARALYSED},
    )
    fight.play("play magic_arrow 0", "target a1")
    assert not fight.marks("a1") & PARALYSED


@pytest.mark.rule("HER-BAT-31", "HER-BAT-32")
def test_a_unit_that_is_paralysed_by_an_attack_keeps_the_token_and_strikes_back(dice):
    dice.attack(-1)
    fight = duel(("neutral_azure_dragons", "a4"), ("dungeon_black_dragons", "a3"))
    fight.strike("attack a4 a3")
    assert (fight.wounds("a4"), len(fight.facts("skipped"))) == (3, 1)
    paralysed = duel(("castle_crusaders", "a4"), ("dungeon_minotaurs", "a3"), marks={"a3": PARALYSED})
    paralysed.strike("attack a4 a3")
    assert paralysed.wounds("a4") == 2


@pytest.mark.rule("HER-BAT-34")
@pytest.mark.parametrize(("roll", "damage"), [(-1, 3), (0, 3), (1, 2)])
def test_a_defense_token_gives_defense_on_a_second_roll_of_plus_one(dice, roll, damage):
    dice.attack(0, roll)
    fight = duel(("castle_zealots", "a4"), ("necropolis_wraiths:pack", "a1"), marks={"a1": DEFENDING})
    fight.play("attack a4 a1")
    assert (fight.wounds("a1"), dice.left) == (damage, 0)
    assert fight.marks("a1") & DEFENDING


# --------------------------------------------------------------------------- Ranged Units


@pytest.mark.rule("HER-UNT-35")
def test_a_ranged_unit_rolls_two_dice_and_takes_the_lower_against_an_adjacent_enemy(dice):
    dice.attack(1, -1)
    fight = duel(("castle_zealots", "a4"), ("dungeon_black_dragons", "a3"))
    fight.play("attack a4 a3")
    assert fight.facts("dealt")[0][2] == 0
    assert fight.facts("rolled")[0][1:] == (1, -1)
    dice.attack(0, 1, -1)
    struck = duel(("castle_zealots", "a4"), ("necropolis_wraiths:pack", "a3"), "a3")
    struck.play("attack a3 a4")
    assert [fact[1:] for fact in struck.facts("rolled")] == [(0,), (1, -1)]
    assert struck.wounds("a3") == 2


@pytest.mark.rule("HER-UNT-36")
@pytest.mark.parametrize(
    ("shooter", "target", "dice_rolled"), [("a5", "c1", 2), ("a4", "c1", 1), ("a5", "c2", 1), ("a3", "c1", 1)]
)
def test_a_shot_from_backline_to_backline_has_the_same_penalty(dice, shooter, target, dice_rolled):
    fight = duel(("castle_zealots", shooter), ("dungeon_minotaurs", target))
    fight.play(f"attack {shooter} {target}")
    assert len(fight.facts("rolled")[0][1:]) == dice_rolled


# --------------------------------------------------------------------------- cards around an attack


@pytest.mark.rule("HER-BAT-44")
def test_both_players_may_play_cards_before_the_die_the_attacking_units_player_first(dice):
    fight = duel(
        ("castle_crusaders", "a4"),
        ("dungeon_minotaurs", "a3"),
        "a3",
        hand={0: ["defense", "attack"], 1: ["attack", "defense"]},
        live=True,
    )
    fight.play("attack a3 a4")
    assert list(fight.match.asks) == [1, 0]
    fight.play_as(0, "play defense 0")
    assert fight.asked == "1 before_attack"
    fight.play("pass")
    assert not fight.facts("rolled")
    assert list(fight.match.asks) == [0, 1]
    fight.play_as(0, "pass")
    assert fight.asked == "1 before_attack"
    fight.play("play attack 0")
    fight.play_as(1, "pass")
    assert fight.asked == "0 before_attack"
    fight.play("pass")
    fight.passing()
    assert fight.facts("dealt")[0][2] == 4 + 1 - 2 - 1


@pytest.mark.rule("HER-BAT-55")
def test_ongoing_and_activation_effects_are_played_only_before_ones_own_unit_attacks(dice):
    hand = {0: ["haste", "magic_arrow", "attack"], 1: ["haste", "magic_arrow", "defense"]}
    fight = duel(("castle_crusaders", "a4"), ("dungeon_black_dragons", "a3"), hand=hand)
    assert {"haste 0", "magic_arrow 0"} <= fight.after("play")
    fight.play("attack a4 a3")
    for seat in (0, 1):
        assert fight.asked == f"{seat} before_attack"
        assert not {"haste 0", "magic_arrow 0"} & fight.after("play")
        fight.play("pass")


@pytest.mark.rule("HER-BAT-56")
def test_an_ongoing_effect_lasts_until_the_combat_ends(dice):
    fight = duel(("castle_griffins", "a4"), ("dungeon_evil_eyes", "a1"), hand={0: ["haste"]}, wounds={"a1": 1})
    fight.play("play haste 0", "target a4", "go a4", "go a1")
    assert (fight.g.combat_round, fight.g.last_side[0]) == (2, 7)
    assert (len(fight.g.ongoing[0]), fight.discard(0)) == (1, [])
    fight.strike("attack a2 a1")
    assert fight.g.stage == "turn"
    assert (fight.g.ongoing[0], fight.discard(0)) == ((), ["haste"])


@pytest.mark.rule("HER-BAT-57")
def test_instant_effects_are_not_played_between_the_roll_and_the_damage(dice):
    fight = duel(
        ("castle_crusaders", "a4"),
        ("dungeon_black_dragons", "a3"),
        hand={0: ["attack", "centaurs_axe"], 1: ["defense"]},
        live=True,
    )
    assert "attack 0" in fight.after("play")
    fight.play("attack a4 a3")
    assert "attack 0" in fight.after("play", 0)
    assert "defense 0" in fight.after("play", 1)
    fight.play_as(0, "pass")
    fight.play_as(1, "pass")
    assert fight.asked == "0 after_roll, 1 after_roll"
    assert set(fight.options(0)) == {"pass", "play centaurs_axe 0"}
    assert fight.options(1) == ["pass"]


@pytest.mark.rule("HER-BAT-58")
def test_an_increase_of_attack_ends_with_the_first_attack(dice):
    fight = duel(("castle_marksmen:pack", "a4"), ("dungeon_evil_eyes:pack", "a1"), hand={0: ["attack"]})
    fight.play("play attack 0")
    fight.strike("attack a4 a1")
    assert [fact[2] for fact in fight.facts("dealt")] == [2, 1]


@pytest.mark.rule("HER-BAT-58")
def test_an_increase_of_attack_ends_with_the_activation(dice):
    fight = duel(("castle_crusaders", "a4"), ("dungeon_medusas", "a3"), hand={0: ["attack"]})
    fight.play("play attack 0", "go a4")
    fight.play("go a3")
    fight.strike("attack a4 a3")
    assert fight.facts("dealt")[0][2] == 2


@pytest.mark.rule("HER-BAT-59")
def test_an_increase_of_defense_ends_with_the_first_attack_against_the_unit(dice):
    fight = duel(("castle_marksmen:pack", "a4"), ("dungeon_evil_eyes", "a1"), hand={1: ["defense"]})
    fight.play("attack a4 a1", "play defense 0")
    fight.passing()
    assert [fact[2] for fact in fight.facts("dealt")] == [1, 2]


@pytest.mark.rule("HER-BAT-59")
def test_an_increase_of_defense_ends_with_the_activation(dice):
    fight = duel(("castle_crusaders", "a4"), ("dungeon_medusas", "a3"), hand={0: ["defense"]})
    fight.play("play defense 0", "go a4")
    fight.play("attack a3 a4")
    fight.passing()
    assert fight.facts("dealt")[0][2] == 1
