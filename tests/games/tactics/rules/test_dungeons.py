"""Dungeons and the map outside, hope, and dungeons in random games (TAC-DUN)."""

from __future__ import annotations

from random import Random

import pytest

from games.tactics.conservation import check
from games.tactics.rules.caves import (
    FIVE,
    FOUR,
    ON_TOP,
    cave,
    check_boxes,
    coop,
    points_left,
    solo,
)
from games.tactics.table import MISS, POWER
from gonfalon.core import Match, Setup, draw
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed import BOXES, UNIT_FACES
from gonfalon.games.tactics.printed.layout import SIDES
from gonfalon.games.tactics.printed.spaces import SPACES
from gonfalon.games.tactics.rules.dungeons.caves import CAVE_AT
from gonfalon.games.tactics.rules.dungeons.crystals import hopeless

FOUR_EAST = {
    "fighter": ("isaure", "m1"),
    "wizard": ("malkor", "m2"),
    "rogue": ("dagan", "m12"),
    "beast": ("vharra", "m13"),
}


# ---------------------------------------------------- between inside and outside


# In the numbering of spaces 1x2-a2 comes right below b13: a unit there must still be near nobody.
INSIDE, OUTSIDE = "1x2-a2", "b13"


@pytest.mark.rule("TAC-DUN-16")
@pytest.mark.parametrize(
    ("unit", "card"), [("fighter", "corvin"), ("wizard", "saffir"), ("wizard", "thessal"), ("rogue", "sylvar")]
)
def test_a_unit_inside_attacks_nobody_outside(unit, card):
    table = solo({unit: (card, INSIDE)}, {"beast": ("vharra", OUTSIDE), "rogue": ("dagan", "h9")})
    assert not [line for line in table.options() if line.split()[0] in ("melee", "missile", "spell")]
    if unit != "wizard":
        assert table.why_not(f"melee blue_{unit} red_beast") == "TAC-DUN-16"


@pytest.mark.rule("TAC-DUN-16")
@pytest.mark.parametrize("card", ["fighter_isaure", "beast_vharra", "rogue_sylvar", "wizard_saffir"])
@pytest.mark.parametrize("space", [OUTSIDE, "h9", "h2"])
def test_the_enemy_attacks_nobody_inside(card, space):
    """Not even from the Peak at h2, from where everything is in range."""
    unit_class, name = card.split("_")
    names = {"fighter": "warcry", "beast": "savagery", "rogue": "sharp_arrows", "wizard": "arcane_surge"}
    foes = {**FOUR, "fighter": ("isaure", "m1"), unit_class: (name, space)}
    table = solo(
        {"fighter": ("hild", INSIDE)}, foes, enemy_deck=(names[unit_class],), phase="enemy_turn", active="red"
    )
    assert (table.told("attacks"), table.health("blue_fighter")) == ([], 12)
    assert [args[0] for args in table.told("activates")] == [UNIT.parse(f"red_{unit_class}")]


@pytest.mark.rule("TAC-DUN-16")
def test_healing_spells_do_not_pass():
    outside = solo({"wizard": ("elowen", OUTSIDE), "fighter": ("hild", INSIDE)}, health={"blue_fighter": 3})
    assert not outside.offered("spell blue_wizard blue_fighter")
    assert outside.why_not("spell blue_wizard blue_fighter") == "TAC-DUN-16"
    inside = solo({"wizard": ("elowen", INSIDE), "fighter": ("hild", OUTSIDE)}, health={"blue_fighter": 3})
    assert not inside.offered("spell blue_wizard blue_fighter")
    assert inside.offered("spell blue_wizard blue_wizard")


@pytest.mark.rule("TAC-DUN-16")
@pytest.mark.parametrize(("caster", "other"), [(INSIDE, OUTSIDE), (OUTSIDE, INSIDE), (INSIDE, "3x2-c2")])
@pytest.mark.parametrize("card", ["ysolde", "zephyrine"])
def test_spells_without_a_range_and_slides_do_not_pass(card, caster, other):
    """Ysolde's helps an ally anywhere on the map, Zephyrine's slides any unit in range."""
    table = solo({"wizard": (card, caster), "fighter": ("hild", other)}, weakened=("blue_fighter",))
    assert not table.offered("spell blue_wizard blue_fighter")
    assert table.why_not("spell blue_wizard blue_fighter") == "TAC-DUN-16"


@pytest.mark.rule("TAC-DUN-16")
@pytest.mark.parametrize(("healer", "hurt"), [(INSIDE, OUTSIDE), (OUTSIDE, INSIDE)])
def test_elowens_aura_does_not_pass(healer, hurt):
    table = solo({"wizard": ("elowen", healer), "fighter": ("hild", hurt)}, FOUR, health={"blue_fighter": 3})
    table.play("end")
    assert table.told("healed") == []


@pytest.mark.rule("TAC-DUN-16")
@pytest.mark.parametrize(("leader", "cured"), [(INSIDE, False), ("a12", True)])
def test_aldous_inside_cures_nobody_outside(leader, cured):
    """Elowen is Weakened by two actions; at the end of the turn Aldous helps an ally within 2 spaces."""
    table = solo({"fighter": ("aldous", leader), "wizard": ("elowen", "c13"), "rogue": ("nim", "e1")}, FOUR_EAST)
    table.play(f"move blue_wizard {OUTSIDE}", "spell blue_wizard blue_wizard", "power 0", "end")
    assert (table.told("cured") == [(UNIT.parse("blue_wizard"),)]) == cured


@pytest.mark.rule("TAC-DUN-16")
def test_luma_coming_to_rest_inside_helps_nobody_outside():
    table = solo({"beast": ("luma", "8x1-a1"), "fighter": ("hild", "h3")}, health={"blue_fighter": 3})
    table.play("move blue_beast 8x1-b1", "stay")
    assert (table.health("blue_fighter"), table.asked) == (3, "blue act")


@pytest.mark.rule("TAC-DUN-16")
@pytest.mark.parametrize(("leader", "mover"), [(OUTSIDE, "8x1-a1"), (INSIDE, OUTSIDE)])
def test_zephyrine_speeds_up_nobody_beyond_the_walls(leader, mover):
    table = solo({"wizard": ("zephyrine", leader), "fighter": ("hild", mover)})
    table.play("move blue_fighter 8x1-b1" if mover == "8x1-a1" else "move blue_fighter e13")
    assert table.asked == ("blue delve" if mover == "8x1-a1" else "blue act")
    assert mover != "8x1-a1" or points_left(table) == 2


@pytest.mark.rule("TAC-DUN-16")
def test_ysolde_outside_does_not_change_dice_rolled_inside(dice):
    for space in ("d11", "h9", OUTSIDE):
        table = solo({"wizard": ("ysolde", space), "fighter": ("hild", "3x2-c2")})
        dice(MISS, POWER, POWER)
        table.play("move blue_fighter 3x2-b2")
        assert table.asked == "blue delve"


@pytest.mark.rule("TAC-DUN-16")
def test_hild_inside_shields_nobody_outside():
    foes = {**FOUR_EAST, "rogue": ("sylvar", "f13")}
    table = solo(
        {"fighter": ("hild", INSIDE), "beast": ("luma", OUTSIDE)},
        foes,
        enemy_deck=("sharp_arrows",),
        phase="enemy_turn",
        active="red",
    )
    damage = UNIT_FACES[table.g.card[UNIT.parse("red_rogue")]].missile.damage
    assert table.told("damaged") == [(UNIT.parse("red_rogue"), 3, damage + 1)]


@pytest.mark.rule("TAC-DUN-16")
def test_areas_of_effect_do_not_reach_inside():
    """Fenn's shot hurts all units next to its target."""
    foes = {**FOUR_EAST, "rogue": ("fenn", "d13")}
    table = solo(
        {"fighter": ("hild", INSIDE), "beast": ("luma", OUTSIDE), "rogue": ("nim", "a13")},
        foes,
        enemy_deck=("sharp_arrows",),
        phase="enemy_turn",
        active="red",
    )
    assert (table.health("blue_fighter"), table.health("blue_rogue") < 7) == (12, True)


@pytest.mark.rule("TAC-DUN-16")
def test_lightning_does_not_leap_inside(dice):
    foes = {**FOUR_EAST, "wizard": ("thessal", "d13")}
    dice(POWER, POWER, POWER)
    table = solo(
        {"fighter": ("hild", INSIDE), "beast": ("luma", OUTSIDE)},
        foes,
        enemy_deck=("arcane_surge",),
        phase="enemy_turn",
        active="red",
    )
    assert (table.health("blue_fighter"), table.health("blue_beast") < 10) == (12, True)


@pytest.mark.rule("TAC-DUN-16")
def test_a_unit_inside_is_no_ally_next_to_a_target():
    """Ashmane deals 1 more if another ally is next to the target; b13 lies above 1x2-a2 by the numbers."""
    table = solo({"fighter": ("hild", INSIDE), "beast": ("ashmane", "a13")}, {"rogue": ("dagan", OUTSIDE)})
    table.play("melee blue_beast red_rogue")
    assert table.told("damaged")[0] == (UNIT.parse("blue_beast"), UNIT.parse("red_rogue"), 3)


@pytest.mark.rule("TAC-DUN-16")
def test_a_unit_inside_avenges_nobody():
    """Blood Price: only units that can attack the capturing one; the shooter inside cannot."""
    foes = {**FOUR_EAST, "fighter": ("isaure", "a12")}
    table = solo(
        {"rogue": ("sylvar", INSIDE), "beast": ("luma", "a13")},
        foes,
        health={"blue_beast": 1},
        hands={"blue": ("blood_price",)},
        enemy_deck=("warcry",),
        phase="enemy_turn",
        active="red",
    )
    assert (table.where("blue_beast"), table.told("played")) == (None, [])


@pytest.mark.rule("TAC-DUN-16")
def test_open_hearths_help_nobody_inside():
    for space, helped in ((INSIDE, False), ("a1", True)):
        table = solo(
            {"fighter": ("hild", space), "beast": ("luma", "g12")},
            health={"blue_fighter": 1},
            hands={"blue": ("open_hearths",)},
        )
        table.play("move blue_beast g13")
        assert ("tactic open_hearths" in table.options()) == helped


@pytest.mark.rule("TAC-DUN-16")
def test_second_wind_reaches_a_unit_inside():
    table = solo(
        {"fighter": ("hild", INSIDE)},
        FOUR,
        health={"blue_fighter": 5},
        weakened=("blue_fighter",),
        hands={"blue": ("second_wind",)},
        phase="turn",
    )
    table.play("tactic second_wind")
    assert (table.is_weakened("blue_fighter"), table.health("blue_fighter")) == (False, 6)


@pytest.mark.rule("TAC-DUN-16")
def test_a_field_dressing_reaches_a_unit_inside():
    table = solo(
        {"wizard": ("orsk", "2x2-a2")},
        FOUR,
        health={"blue_wizard": 2},
        supply={"blue_wizard": 0},
        hands={"blue": ("field_dressing",)},
    )
    table.play("end", "tactic field_dressing")
    assert (table.health("blue_wizard"), table.supply("blue_wizard")) == (5, 1)


@pytest.mark.rule("TAC-DUN-16")
def test_a_free_move_by_a_card_works_inside():
    """To the Colours: 3 points for a unit other than the one in the area."""
    table = solo(
        {"fighter": ("hild", "8x1-a1"), "beast": ("luma", "b7")},
        FOUR,
        hands={"blue": ("to_the_colours",)},
        phase="turn",
    )
    table.play("tactic to_the_colours", "go blue_fighter 8x1-b1")
    assert (table.where("blue_fighter"), points_left(table)) == ("8x1-b1", 2)
    table.play("stay")
    assert (table.asked, table.g.actions) == ("blue act", 3)
    assert table.spaces("move", "blue_fighter") == {"8x1-a1", "8x1-c1"}


def test_a_free_move_by_a_card_leads_into_a_dungeon_and_out():
    table = solo(
        {"fighter": ("hild", "h9"), "beast": ("luma", "b7")},
        FOUR,
        time=5,
        hands={"blue": ("to_the_colours",)},
        phase="turn",
    )
    table.play("tactic to_the_colours", "go blue_fighter 1x2-a2", "go blue_fighter 1x2-a1", "yes")
    assert (table.g.time, table.asked, table.match.asks[0].about) == (5, "blue go", (0, 1))
    table.play("go blue_fighter i9")
    assert (table.where("blue_fighter"), table.g.actions, table.asked) == ("i9", 3, "blue act")


def test_a_unit_inside_holds_no_control_area():
    """The Crown is on the 8x5 box; whoever is below it does not call others to the colours."""
    table = solo(
        {"fighter": ("hild", "8x5-g3"), "beast": ("luma", "a1")},
        FOUR,
        crystals=FIVE,
        hands={"blue": ("to_the_colours",)},
        phase="turn",
    )
    assert table.asked == "blue act"


def test_fates_nudge_works_on_a_trap(dice):
    table = solo({"fighter": ("hild", "3x2-c2")}, hands={"blue": ("fates_nudge",)})
    dice(MISS, MISS, POWER, POWER, POWER)
    table.play("move blue_fighter 3x2-b2", "tactic fates_nudge", "reroll 12")
    assert table.health("blue_fighter") == 12


def test_a_forced_march_works_inside():
    """3 points more, and Water costs nothing more: from e1 of the 5x4 dungeon 6 steps to c4."""
    table = solo({"fighter": ("hild", "5x4-e2")}, hands={"blue": ("forced_march",)})
    table.play("march blue_fighter", "go blue_fighter 5x4-e3", "go blue_fighter 5x4-d3", "go blue_fighter 5x4-c3")
    assert points_left(table) == 6 - 3
    table.play("go blue_fighter 5x4-c4", "go blue_fighter 5x4-b4", "go blue_fighter 5x4-c4")
    assert (table.where("blue_fighter"), table.asked, table.hand("blue")) == ("5x4-c4", "blue act", [])


def test_lys_does_not_flee_into_a_dungeon():
    """She moves 2 spaces without a Portal; d11 is one, and the dungeon is behind it."""
    foes = {**FOUR_EAST, "fighter": ("isaure", "d12")}
    table = solo({"rogue": ("lys", "d11")}, foes, enemy_deck=("warcry",), phase="enemy_turn", active="red")
    assert table.asked == "blue go"
    assert table.spaces("go", "blue_rogue") == {"b11", "c11", "c12", "d10", "d11", "e11", "e12", "f11"}


def test_a_parting_shot_may_follow_from_where_the_unit_comes_out():
    table = solo(
        {"rogue": ("nim", "1x2-a2")}, {"beast": ("vharra", "j9")}, time=7, hands={"blue": ("parting_shot",)}
    )
    table.play("move blue_rogue 1x2-a1", "stay")
    assert (table.asked, "tactic parting_shot" in table.options()) == ("blue move_end", True)


def test_whoever_twists_a_portal_may_go_into_a_dungeon_with_the_points_gained():
    table = solo({"fighter": ("hild", "b4")}, hands={"blue": ("twisted_portal",)})
    table.play("move blue_fighter k7")
    if table.asked == "blue way":
        table.play("way portal")
    table.play("tactic twisted_portal", "go blue_fighter 2x2-a2")
    assert (table.where("blue_fighter"), table.asked) == ("2x2-a2", "blue act")


# -------------------------------------------------------------------------- hope


def hope(blue, crystals=(), **more):
    return not hopeless(solo(blue, crystals=crystals, **more).g)


F, W, R, B = (
    {"fighter": ("hild", "a1")},
    {"wizard": ("orsk", "b1")},
    {"rogue": ("nim", "c1")},
    {"beast": ("luma", "e1")},
)


@pytest.mark.rule("TAC-DUN-17")
@pytest.mark.parametrize(
    ("why", "blue", "crystals", "expected"),
    [
        ("all are free", {**F, **W, **R, **B}, (), True),
        ("Rogue and Wizard suffice", {**W, **R}, (), True),
        ("without a Rogue nobody opens the door", {**F, **W, **B}, ("5x4",), False),
        ("unless that is done", {**F, **W, **B}, ("5x4", "3x2"), True),
        ("or the Rogue can return", {**F, **W, **B}, (), True),
        ("without a Wizard nobody passes the barrier", {**F, **R, **B}, ("5x4",), False),
        ("unless that is done", {**F, **R, **B}, ("5x4", "2x2"), True),
        ("or the Wizard can return", {**F, **R, **B}, (), True),
        ("only one of them returns", {**F, **B}, (), False),
        ("which is enough for one crystal", {**F, **B}, ("3x2",), True),
        ("or for the other", {**F, **B}, ("2x2",), True),
        ("and none is needed without doors and barriers", F, ("2x2", "3x2"), True),
        ("the last crystal is for any class", B, FIVE, True),
        (
            "one stuck where nothing harms it keeps the Wizard out for ever",
            {"fighter": ("hild", "2x2-a2"), **W, **R},
            (),
            False,
        ),
        ("whoever it is", {"rogue": ("nim", "2x2-a2"), **W, **F}, (), False),
        ("one stuck among traps may perish there", {"fighter": ("hild", "3x2-c2"), **W, **R}, (), True),
        ("but is missed if it is the Wizard", {"wizard": ("orsk", "3x2-c2"), **F, **R}, ("5x4",), False),
        ("unless the Wizard can return", {"wizard": ("orsk", "3x2-c2"), **F, **R}, (), True),
        ("or is needed no more", {"wizard": ("orsk", "3x2-c2"), **F, **R}, ("5x4", "2x2"), True),
        ("nobody can perish for the last unit", {"fighter": ("hild", "3x2-c2")}, ("2x2", "8x1"), False),
        ("a Rogue behind the door is at work", {"rogue": ("nim", "3x2-b2"), **W}, ("5x4",), True),
        ("so is a Wizard at the barrier", {"wizard": ("orsk", "2x2-a2"), **R}, ("5x4",), True),
        ("one who can leave a dungeon is as good as outside", {"rogue": ("nim", "8x1-b1"), **W}, ("5x4",), True),
        ("one on the way to the crystal of Return too", {"fighter": ("hild", "5x4-e3"), **W}, (), True),
        (
            "one who is stuck brings nobody back",
            {"fighter": ("hild", "3x2-c2"), "beast": ("luma", "2x2-a2")},
            (),
            False,
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_whether_there_is_hope(why, blue, crystals, expected):
    assert hope(blue, crystals) == expected


def test_a_wizard_without_mana_is_not_past_hope():
    """A Village or a card may still bring Mana."""
    assert hope({"wizard": ("orsk", "2x2-a2"), **R}, ("5x4",), supply={"blue_wizard": 0})


@pytest.mark.parametrize(
    ("why", "blue", "red", "crystals", "expected"),
    [
        ("the team mate's Rogue will do", W, R, ("5x4",), True),
        ("nobody has one", W, F, ("5x4",), False),
        ("a team mate stuck where nothing harms it", {**W, **R}, {"beast": ("luma", "2x2-a2"), **F}, (), False),
        (
            "a stuck unit may perish if its owner has another",
            {"fighter": ("hild", "3x2-c2"), **B},
            {**W, **R},
            ("5x4",),
            True,
        ),
        ("but not if all would be lost with it", {"fighter": ("hild", "3x2-c2")}, {**W, **R}, ("5x4",), False),
        ("unless another one returns first", {"fighter": ("hild", "3x2-c2")}, {**W, **R}, (), True),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_whether_there_is_hope_for_two(why, blue, red, crystals, expected):
    other = {"fighter": "corvin", "wizard": "saffir", "rogue": "vesna", "beast": "rakk"}
    red = {
        name: (other[name], space.replace("1", "13") if "-" not in space else space)
        for name, (_, space) in red.items()
    }
    assert hopeless(coop(blue, red, crystals=crystals).g) != expected


# --------------------------------------------------------------- in random games


def eager(options, rng):
    """An option at random, but often one that leads into a dungeon or nearer to its crystal."""
    listed = list(options)
    inside = [option for option in listed if option[0] in ("move", "go") and option[2] >= SPACES]
    if not inside or rng.random() < 0.2:
        return draw(options, rng)
    if rng.random() < 0.3:
        return rng.choice(inside)

    def steps(option):
        each = CAVE_AT[option[2]]
        return each.steps_to_crystal[option[1] & 3][option[2] - each.first]

    return min(inside, key=steps)


@pytest.mark.rule("TAC-DUN-06", "TAC-DUN-09", "TAC-DUN-12", "TAC-DUN-13", "TAC-DUN-33")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("coop", 2)])
def test_in_random_adventures_boxes_are_open_exactly_while_somebody_is_inside(mode, seats, seed):
    match = Match(GAME, Setup(mode, seats, seed))
    rng = Random(seed)
    visits = 0
    while not match.over:
        g = match.state
        check_boxes(g)
        check(g)
        assert all(space < SPACES for space in g.pos[4 * g.players :])
        visits += any(space >= SPACES for space in g.pos)
        seat = rng.choice(list(match.asks))
        match.play(seat, eager(match.asks[seat].options, rng))
    check_boxes(match.state)
    assert visits > 10


def test_random_adventures_bring_units_out_of_every_dungeon():
    """The property above is not empty: in some games crystals are taken, in some units perish."""
    seen = set()
    for seed in range(12):
        match = Match(GAME, Setup("coop", 2, seed))
        rng = Random(seed)
        while not match.over:
            seat = rng.choice(list(match.asks))
            match.play(seat, eager(match.asks[seat].options, rng))
        seen |= {fact for fact, *_ in match.log}
    assert {"entered", "delved", "monster", "crystal", "left", "perished"} <= seen


def test_the_boxes_stand_on_each_other_as_the_scroll_says():
    placed = {each.box: (each.x, each.y) for each in SIDES["front"].placements}
    assert set(placed) == set(BOXES)
    for below, above in ON_TOP.items():
        assert all(
            cave(box.removeprefix("box_")).cover & ~cave(below.removeprefix("box_")).cover == 0 for box in above
        )
        assert cave(below.removeprefix("box_")).opened == [below, *above]
