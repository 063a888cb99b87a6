"""The Enemy's turn: which unit is activated, its five steps, its attacks and its Counters (ENY)."""

import pytest

from games.tactics.table import KNOCK, KNOCK_POWER, MISS, POWER, Squad, Table, card_number
from gonfalon.games.tactics.codes import DIRECTION, UNIT
from gonfalon.games.tactics.printed import ENEMIES, UNITS
from gonfalon.games.tactics.printed.spaces import NAMES
from gonfalon.games.tactics.state import ENEMY_FACE

# Cards without a movement bonus, by their arrow; the cards under the three units that have had their turn.
ARROWS = {"north": "warcry", "east": "arcane_surge", "south": "savagery", "west": "sharp_arrows"}
HAD_THEIR_TURN = ("blink", "pursuit", "blood_scent")
DAMAGE_BONUS = 1
FORD, HILL, SOUTH = 0, 2, 2
SAME_CARD_AGAIN = (6, 5, 4, 3, 2, 1)
"""A shuffle that leaves the captured card on top of its pile of seven."""

FIGHTER, WIZARD, ROGUE, BEAST = range(4, 8)
"""The units of red, which is the Enemy in solo."""


def enemy_turn(red: Squad, blue: Squad, card: str, **more) -> Table:
    """A solo game as the Enemy's turn begins, this card on top of its deck."""
    return Table(blue, red, mode="solo", phase="enemy_turn", active="red", enemy_deck=(card,), **more)


def activate(enemy: tuple[str, str, str], blue: Squad, arrow: str = "north", card: str = "", **more) -> Table:
    """The Enemy's turn, in which only this unit can be activated: `("beast", "brugh", "f4")`."""
    unit_class, *there = enemy
    others = [name for name in ("fighter", "beast", "rogue", "wizard") if name != unit_class]
    under = {f"red_{name}": had for name, had in zip(others, HAD_THEIR_TURN, strict=True)}
    red = {unit_class: tuple(there)} | more.pop("red", {})
    return enemy_turn(red, blue, card or ARROWS[arrow], under=under, **more)


def attacked_by(blue: Squad, red: Squad, **more) -> Table:
    """A solo game in the player's turn."""
    return Table(blue, red, mode="solo", **more)


def printed_health(name: str) -> int:
    """What the Enemy face of this unit says: `printed_health("brugh")`."""
    return UNITS[card_number(name)].solo.health


def under(table: Table, unit: str) -> str | None:
    card = table.g.under[UNIT.parse(unit)]
    return None if card < 0 else ENEMIES[card].id.removeprefix("enemy_")


def steps(table: Table) -> list[tuple[str, int]]:
    """The steps of the activation in order: what was told, and the number of the step."""
    numbers = {"step_move": 3, "step_stay": 3, "step_blocked": 3}
    facts = [(fact, args) for fact, args, _, _ in table.match.log if fact.startswith("step_")]
    return [(fact.removeprefix("step_"), numbers.get(fact) or args[1]) for fact, args in facts]


FAR_BLUE: Squad = {"fighter": ("hild", "m13"), "beast": ("brugh", "k13")}
ALL_RED: Squad = {
    "fighter": ("grumm", "a1"),
    "wizard": ("saffir", "b2"),
    "rogue": ("nim", "c1"),
    "beast": ("rakk", "a3"),
}


# ------------------------------------------------------------- choosing the unit


@pytest.mark.rule("TAC-ENY-01")
def test_the_enemy_activates_exactly_one_unit_a_turn():
    table = enemy_turn(ALL_RED, FAR_BLUE, "savagery")
    before = {"red_fighter": "a1", "red_wizard": "b2", "red_rogue": "c1"}
    assert table.asked == "blue act"
    assert len(table.told("activates")) == len(table.told("moved")) == 1
    assert {unit: table.where(unit) for unit in before} == before


@pytest.mark.rule("TAC-ENY-02")
@pytest.mark.parametrize(
    ("card", "unit"),
    [("warcry", "red_fighter"), ("savagery", "red_beast"), ("climber", "red_rogue"), ("blink", "red_wizard")],
)
def test_the_top_enemy_card_names_the_unit_and_is_put_under_it(card, unit):
    table = enemy_turn(ALL_RED, FAR_BLUE, card)
    assert table.told("activates")[0][0] == UNIT.parse(unit)
    assert under(table, unit) == card
    assert (sum(number >= 0 for number in table.g.under), len(table.g.enemy_deck)) == (1, 8)


@pytest.mark.rule("TAC-ENY-03", "TAC-SOL-03")
@pytest.mark.parametrize(
    ("with_cards", "instead"),
    [
        (("red_wizard",), "red_fighter"),
        (("red_wizard", "red_fighter"), "red_beast"),
        (("red_wizard", "red_fighter", "red_beast"), "red_rogue"),
    ],
)
def test_for_a_named_unit_with_a_card_the_leftmost_without_one_is_activated(with_cards, instead):
    cards = dict(zip(with_cards, ("blink", "warcry", "savagery"), strict=False))
    table = enemy_turn(ALL_RED, FAR_BLUE, "arcane_surge", under=cards)
    assert table.told("activates")[0][0] == UNIT.parse(instead)
    assert (under(table, instead), under(table, "red_wizard")) == ("arcane_surge", "blink")


@pytest.mark.rule("TAC-ENY-04", "TAC-SOL-03")
@pytest.mark.parametrize(
    ("with_cards", "leftmost"),
    [
        ((), "red_fighter"),
        (("red_fighter",), "red_beast"),
        (("red_fighter", "red_beast", "red_rogue"), "red_wizard"),
    ],
)
def test_leftmost_activates_the_leftmost_unit_without_a_card(with_cards, leftmost):
    cards = dict(zip(with_cards, ("warcry", "savagery", "climber"), strict=False))
    table = enemy_turn(ALL_RED, FAR_BLUE, "onslaught", under=cards)
    assert table.told("activates")[0][0] == UNIT.parse(leftmost)
    assert under(table, leftmost) == "onslaught"


@pytest.mark.rule("TAC-ENY-05")
def test_when_all_units_have_a_card_all_nine_are_shuffled_before_drawing():
    cards = {"red_fighter": "warcry", "red_beast": "savagery", "red_rogue": "climber", "red_wizard": "blink"}
    seen = set()
    for seed in range(12):
        table = enemy_turn(ALL_RED, FAR_BLUE, "pursuit", under=cards, enemy_discard=("onslaught",), seed=seed)
        g = table.g
        assert table.told("enemy_reshuffled") == [()]
        assert (len(g.enemy_deck), g.enemy_discard, sum(card >= 0 for card in g.under)) == (8, [], 1)
        assert sorted([*g.enemy_deck, *(card for card in g.under if card >= 0)]) == list(range(9))
        seen |= set(g.under)
    assert len(seen) > 4


@pytest.mark.rule("TAC-ENY-05")
def test_with_a_unit_still_without_a_card_nothing_is_shuffled():
    cards = {"red_fighter": "warcry", "red_beast": "savagery", "red_rogue": "climber"}
    table = enemy_turn(ALL_RED, FAR_BLUE, "pursuit", under=cards, enemy_discard=("onslaught",))
    assert table.told("enemy_reshuffled") == []
    assert (under(table, "red_wizard"), under(table, "red_fighter")) == ("pursuit", "warcry")


@pytest.mark.rule("TAC-ENY-06")
def test_an_empty_deck_is_made_anew_from_the_discards_alone():
    under_units = {"red_fighter": "warcry", "red_beast": "savagery", "red_rogue": "climber"}
    rest = ("pursuit", "blood_scent", "sharp_arrows", "arcane_surge", "blink", "onslaught")
    table = enemy_turn(ALL_RED, FAR_BLUE, rest[0], under=under_units, enemy_discard=rest[1:])
    assert table.told("enemy_reshuffled") == []
    table = Table(FAR_BLUE, ALL_RED, mode="solo", under=under_units, enemy_discard=rest)
    table.play("end")
    assert table.told("enemy_reshuffled") == [()]
    assert [under(table, unit) for unit in under_units] == list(under_units.values())
    assert under(table, "red_wizard") in rest
    assert len(table.g.enemy_deck) == 5


@pytest.mark.rule("TAC-ENY-06")
def test_without_any_card_left_a_direction_is_drawn_at_random(dice):
    """All nine cards are under units or being resolved, so none is left for a replacement."""
    dice(*[0] * 7, FORD, SOUTH)
    blue = {"fighter": ("hild", "c2"), "beast": ("brugh", "b7"), "rogue": ("nim", "m13")}
    table = attacked_by(blue, ALL_RED, health={"red_rogue": 1})
    table.g.enemy_deck.clear()
    table.play("melee blue_fighter red_rogue")
    assert table.where("red_rogue") == "b8", "south of the Ford's Trigger Space, where Brugh is"
    assert table.g.enemy_discard == []


@pytest.mark.rule("TAC-ENY-07")
@pytest.mark.parametrize(
    ("arrow", "victim"),
    [("north", "blue_fighter"), ("east", "blue_wizard"), ("south", "blue_rogue"), ("west", "blue_beast")],
)
def test_the_compass_of_the_drawn_card_guides_the_decision_and_north_is_the_top_of_the_map(arrow, victim):
    blue = {"fighter": ("hild", "f3"), "wizard": ("orsk", "g4"), "rogue": ("nim", "f5"), "beast": ("brugh", "e4")}
    table = activate(("beast", "vharra", "f4"), blue, arrow)
    assert table.told("step_attack") == [(BEAST, 1, UNIT.parse(victim), 4)]
    assert table.g.compass == DIRECTION.parse(arrow)


# --------------------------------------------------------------- the five steps


@pytest.mark.rule("TAC-ENY-08")
def test_an_activation_runs_through_five_steps_in_order():
    blue = {"fighter": ("hild", "m13")}
    table = activate(("rogue", "nim", "a1"), blue)
    assert steps(table) == [("none", 1), ("none", 2), ("move", 3), ("none", 4), ("none", 5)]


@pytest.mark.rule("TAC-ENY-08")
def test_melee_is_checked_before_missiles_and_both_before_moving():
    near_and_far = {"fighter": ("hild", "f3"), "wizard": ("orsk", "g3")}
    table = activate(("rogue", "nim", "e3"), near_and_far)
    assert steps(table) == [("attack", 1)]
    table = activate(("rogue", "nim", "d3"), near_and_far)
    assert steps(table) == [("none", 1), ("attack", 2)]
    assert table.where("red_rogue") == "d3"


@pytest.mark.rule("TAC-ENY-08")
def test_after_the_move_melee_comes_before_missiles_again():
    table = activate(("rogue", "nim", "e13"), {"fighter": ("hild", "j13")})
    assert steps(table) == [("none", 1), ("none", 2), ("move", 3), ("attack", 4)]
    table = activate(("rogue", "nim", "e13"), {"fighter": ("hild", "l13")})
    assert steps(table) == [("none", 1), ("none", 2), ("move", 3), ("none", 4), ("attack", 5)]


@pytest.mark.rule("TAC-ENY-09")
def test_one_attack_ends_the_activation():
    """Nim could shoot or move on after its Melee Attack."""
    blue = {"fighter": ("hild", "f3"), "wizard": ("orsk", "h3")}
    table = activate(("rogue", "nim", "e3"), blue)
    table.play("decline")
    assert (table.asked, len(table.told("attacks"))) == ("blue act", 1)
    assert (table.where("red_rogue"), table.health("blue_wizard")) == ("e3", 8)


@pytest.mark.rule("TAC-ENY-10")
def test_an_enemy_unit_that_moves_and_attacks_is_not_weakened():
    table = activate(("beast", "luma", "e13"), {"wizard": ("malkor", "j13")})
    assert table.where("red_beast") == "i13"
    assert table.told("attacks") == [(BEAST, 1, "melee")]
    assert not table.is_weakened("red_beast")
    assert table.told("weakened") == []


@pytest.mark.rule("TAC-ENY-11")
def test_a_weakened_enemy_unit_does_only_steps_1_to_3():
    table = activate(("beast", "luma", "e13"), {"wizard": ("malkor", "j13")}, weakened=("red_beast",))
    assert steps(table) == [("none", 1), ("none", 2), ("move", 3)]
    assert (table.where("red_beast"), table.health("blue_wizard")) == ("i13", 7)


@pytest.mark.rule("TAC-ENY-11")
def test_a_weakened_enemy_unit_still_attacks_in_its_first_two_steps():
    table = activate(("rogue", "nim", "e3"), {"fighter": ("hild", "h3")}, weakened=("red_rogue",))
    assert steps(table) == [("none", 1), ("attack", 2)]
    assert table.health("blue_fighter") == 12 - 1 - DAMAGE_BONUS


@pytest.mark.rule("TAC-ENY-12")
@pytest.mark.parametrize("target", ["j13", "f13"])
def test_a_weakened_enemy_unit_loses_its_token_at_the_end_of_its_own_activation(target):
    """Whether it attacked or only moved; the others keep theirs until they are activated."""
    table = activate(
        ("beast", "luma", "e13"),
        {"wizard": ("malkor", target)},
        red={"fighter": ("grumm", "a1")},
        weakened=("red_beast", "red_fighter"),
    )
    if table.asked == "blue counter":
        assert table.is_weakened("red_beast"), "the activation is over when its attack has been answered"
        table.play("decline")
    assert not table.is_weakened("red_beast")
    assert table.is_weakened("red_fighter")


@pytest.mark.rule("TAC-ENY-12")
def test_the_token_stays_while_only_the_player_acts():
    blue = {"fighter": ("hild", "e3"), "wizard": ("orsk", "a1")}
    table = attacked_by(blue, {"beast": ("brugh", "m13")}, weakened=("red_beast",))
    table.play("move blue_fighter e4")
    assert table.is_weakened("red_beast")


@pytest.mark.rule("TAC-ENY-55")
def test_an_enemy_unit_uses_only_the_values_of_its_enemy_face():
    """Brugh deals 3 damage, not 4, and has less Health than 13; Elowen has 4 movement points, not 3."""
    table = activate(("beast", "brugh", "e3"), {"fighter": ("hild", "f3")})
    assert table.health("blue_fighter") == 12 - 3 - DAMAGE_BONUS
    assert table.health("red_beast") == printed_health("brugh") < 13
    table = activate(("wizard", "elowen", "e13"), {"fighter": ("hild", "m13")})
    assert table.where("red_wizard") == "i13"


# -------------------------------------------------------------------- the bonus


@pytest.mark.rule("TAC-ENY-13")
@pytest.mark.parametrize(
    ("card", "where", "damage"), [("warcry", "h13", 3 + 1), ("pursuit", "j13", 3), ("onslaught", "i13", 3 + 1)]
)
def test_the_bonus_of_the_card_adds_damage_or_movement_points(card, where, damage):
    """Rakk has 4 movement points and deals 3 damage."""
    marching = activate(("beast", "rakk", "d13"), {"beast": ("brugh", "m13")}, card=card)
    assert marching.where("red_beast") == where
    fighting = activate(("beast", "rakk", "e4"), {"fighter": ("hild", "f4")}, card=card)
    assert fighting.health("blue_fighter") == 12 - damage


@pytest.mark.rule("TAC-ENY-13")
def test_extra_damage_is_for_the_primary_target_only():
    blue = {"fighter": ("hild", "e4"), "wizard": ("orsk", "f4")}
    table = activate(("rogue", "fenn", "d5"), blue, "east")
    assert table.told("damaged") == [(ROGUE, 0, 1 + DAMAGE_BONUS), (ROGUE, 1, 1)]


@pytest.mark.rule("TAC-ENY-13")
def test_the_bonus_does_not_apply_to_a_later_counter():
    blue = {"fighter": ("hild", "f3"), "wizard": ("orsk", "a1")}
    table = attacked_by(blue, {"beast": ("brugh", "e3")}, under={"red_beast": "savagery"})
    table.play("melee blue_fighter red_beast", "no")
    assert table.told("counters") == [(BEAST, 0, "melee")]
    assert table.health("blue_fighter") == 12 - 3


# ----------------------------------------------------------------------- attacks


@pytest.mark.rule("TAC-ENY-14")
def test_the_enemy_makes_a_melee_attack_only_on_the_same_level():
    level = activate(("beast", "brugh", "d3"), {"fighter": ("hild", "d4")})
    assert level.told("attacks") == [(BEAST, 0, "melee")]
    below = activate(("beast", "brugh", "d3"), {"fighter": ("hild", "c3")})
    assert below.told("attacks") == []
    assert below.health("blue_fighter") == 12


@pytest.mark.rule("TAC-ENY-15", "TAC-DIG-06")
@pytest.mark.parametrize(("name", "dice_shown"), [("ashmane", 1), ("brugh", 2), ("rakk", 3)])
def test_the_enemy_always_rolls_for_knock_back_with_all_its_dice(dice, name, dice_shown):
    dice(KNOCK, MISS, MISS)
    table = activate(("beast", name, "e3"), {"beast": ("brugh", "f3")})
    ((unit, icon, *faces),) = table.told("rolled")
    assert (unit, icon, len(faces)) == (BEAST, "knockback", dice_shown)
    assert table.where("blue_beast") == "g3"


@pytest.mark.rule("TAC-ENY-15")
def test_the_knock_back_of_an_enemy_counter_is_rolled_as_well(dice):
    dice(KNOCK, KNOCK)
    blue = {"fighter": ("hild", "f3"), "wizard": ("orsk", "a1")}
    table = attacked_by(blue, {"beast": ("brugh", "e3")})
    table.play("melee blue_fighter red_beast", "no")
    assert table.where("blue_fighter") == "h3"


@pytest.mark.rule("TAC-ENY-16")
@pytest.mark.parametrize(
    ("arrow", "victim"), [("north", "f3"), ("east", "f5"), ("south", "f5"), ("west", "f3")], ids=str
)
def test_several_adjacent_targets_are_swept_clockwise_from_the_arrow(arrow, victim):
    """The book's order: with an arrow east it is east, south, west, north."""
    blue = {"fighter": ("hild", "f3"), "beast": ("brugh", "f5")}
    table = activate(("beast", "vharra", "f4"), blue, arrow)
    (step,) = table.told("step_attack")
    assert step[2] == {"f3": 0, "f5": 3}[victim]


@pytest.mark.rule("TAC-ENY-17")
@pytest.mark.parametrize(
    ("enemy", "kind"),
    [
        (("fighter", "teodric", "e3"), "missile"),
        (("rogue", "sylvar", "e3"), "missile"),
        (("wizard", "saffir", "e3"), "spell"),
    ],
)
def test_fighters_and_rogues_shoot_and_wizards_cast_at_a_unit_in_range(enemy, kind):
    table = activate(enemy, {"beast": ("brugh", "h3")})
    assert table.told("attacks") == [(UNIT.parse(f"red_{enemy[0]}"), 3, kind)]
    assert table.told("step_attack")[0][1] == 2


@pytest.mark.rule("TAC-ENY-17")
def test_a_beast_has_no_second_step_to_use_and_nobody_out_of_range_is_attacked():
    beast = activate(("beast", "vharra", "e3"), {"beast": ("brugh", "g3")}, weakened=("red_beast",))
    assert beast.told("attacks") == []
    rogue = activate(("rogue", "nim", "e3"), {"beast": ("brugh", "i3")}, weakened=("red_rogue",))
    assert rogue.told("attacks") == []


@pytest.mark.rule("TAC-ENY-18")
def test_among_units_in_range_the_compass_sweeps_clockwise():
    """The catalogue's example: arrow east, units three spaces north, two west, and two east and one south."""
    blue = {"fighter": ("hild", "e2"), "wizard": ("orsk", "c5"), "rogue": ("nim", "g6")}
    table = activate(("rogue", "sylvar", "e5"), blue, "east")
    assert table.told("step_attack") == [(ROGUE, 2, 2, 3)]


@pytest.mark.rule("TAC-ENY-18")
@pytest.mark.parametrize(
    ("arrow", "order"), [("north", "fghi"), ("east", "ghif"), ("south", "hifg"), ("west", "ifgh")], ids=str
)
def test_units_off_the_lines_are_met_by_their_angle(arrow, order):
    """North-east, south-east, south-west and north-west of the caster, each a knight's move away."""
    places = {"f": ("fighter", "i4"), "g": ("wizard", "i6"), "h": ("rogue", "g6"), "i": ("beast", "g4")}
    names = {"fighter": "grumm", "wizard": "orsk", "rogue": "vesna", "beast": "brugh"}
    while order:
        blue = {places[letter][0]: (names[places[letter][0]], places[letter][1]) for letter in order}
        table = activate(("wizard", "saffir", "h5"), blue, arrow)
        assert table.told("step_attack")[0][2] == "fghi".index(order[0])
        order = order[1:]


@pytest.mark.rule("TAC-ENY-18")
def test_at_the_same_angle_the_nearer_unit_is_met_first():
    blue = {"fighter": ("grumm", "i3"), "wizard": ("orsk", "g3"), "rogue": ("nim", "f6")}
    table = activate(("rogue", "sylvar", "e3"), blue, "east")
    assert table.told("step_attack") == [(ROGUE, 2, 1, 3)]


@pytest.mark.rule("TAC-ENY-19", "TAC-ENY-32", "TAC-ENY-49")
@pytest.mark.parametrize("enemy", [("rogue", "sylvar", "h2"), ("wizard", "saffir", "h2")])
def test_a_unit_in_a_dungeon_is_no_target_even_from_a_peak(enemy):
    table = activate(enemy, {"rogue": ("nim", "3x2-c2"), "wizard": ("orsk", "5x4-e1")})
    assert steps(table) == [("none", 1), ("none", 2), ("stay", 3), ("none", 4), ("none", 5)]
    assert table.where(f"red_{enemy[0]}") == "h2"


@pytest.mark.rule("TAC-ENY-20", "TAC-ENY-22")
def test_an_enemy_missile_rolls_no_dice_always_hits_and_costs_nothing(dice):
    dice()
    table = activate(("rogue", "sylvar", "e3"), {"beast": ("rakk", "h3")})
    assert table.told("rolled") == []
    assert table.health("blue_beast") == 10 - 2 - DAMAGE_BONUS
    assert table.supply("red_rogue") == 0


@pytest.mark.rule("TAC-ENY-21", "TAC-ENY-22")
def test_an_enemy_spell_always_rolls_three_dice_and_costs_no_mana(dice):
    dice(POWER, MISS, KNOCK_POWER)
    table = activate(("wizard", "saffir", "e3"), {"beast": ("rakk", "h3")})
    assert table.told("rolled") == [(WIZARD, "power", POWER, MISS, KNOCK_POWER)]
    assert table.health("blue_beast") == 10 - 1 - 2 - DAMAGE_BONUS
    assert table.supply("red_wizard") == 0


@pytest.mark.rule("TAC-ENY-23")
@pytest.mark.parametrize(("enemy", "gained"), [("fighter", 1), ("rogue", 1), ("wizard", 1), ("beast", 0)], ids=str)
def test_to_steal_from_an_enemy_unit_works_as_if_it_had_some(enemy, gained):
    names = {"fighter": "grumm", "rogue": "vesna", "wizard": "orsk", "beast": "brugh"}
    blue = {"rogue": ("nim", "f3"), "fighter": ("hild", "a1")}
    table = attacked_by(blue, {enemy: (names[enemy], "e3")}, supply={"blue_rogue": 2})
    table.play(f"melee blue_rogue red_{enemy}", "no")
    assert (table.supply("blue_rogue"), table.supply(f"red_{enemy}")) == (2 + gained, 0)


@pytest.mark.rule("TAC-ENY-24")
def test_terrain_changes_the_damage_of_enemy_attacks_and_to_enemy_units():
    forest = activate(("rogue", "nim", "e4"), {"fighter": ("grumm", "g4")})
    water = activate(("rogue", "nim", "e3"), {"fighter": ("grumm", "e5")})
    assert forest.health("blue_fighter") == 11 - (1 + DAMAGE_BONUS - 1)
    assert water.health("blue_fighter") == 11 - (1 + DAMAGE_BONUS + 1)
    blue = {"beast": ("rakk", "f4"), "fighter": ("hild", "a1")}
    struck = attacked_by(blue, {"rogue": ("nim", "g4")})
    struck.play("melee blue_beast red_rogue", "no")
    assert struck.health("red_rogue") == printed_health("nim") - (3 - 1)


@pytest.mark.rule("TAC-ENY-24")
def test_high_ground_low_ground_and_peaks_change_the_range_of_enemy_units():
    """Nim's range is 3: 4 downhill, 2 uphill, and any from the Peak on g9."""

    def shoots(here: str, there: str) -> bool:
        table = activate(("rogue", "nim", here), {"beast": ("brugh", there)}, weakened=("red_rogue",))
        return bool(table.told("attacks"))

    assert shoots("d4", "a5")
    assert not shoots("a4", "d4")
    assert shoots("b4", "d4")
    assert shoots("g9", "a1")
    assert not shoots("f9", "a1")


@pytest.mark.rule("TAC-ENY-25")
def test_a_player_unit_attacked_by_the_enemy_may_counter():
    table = activate(("beast", "vharra", "e4"), {"beast": ("mossback", "f4")})
    assert (table.asked, table.options()) == ("blue counter", ["counter melee", "decline"])
    table.play("counter melee", "no")
    assert table.health("red_beast") == printed_health("vharra") - 3


@pytest.mark.rule("TAC-ENY-25")
def test_a_weakened_player_unit_pays_for_its_counter_and_one_with_2_health_cannot():
    table = activate(("beast", "vharra", "e3"), {"beast": ("mossback", "f3")}, weakened=("blue_beast",))
    table.play("counter melee", "no")
    assert table.health("blue_beast") == 12 - 2 - DAMAGE_BONUS - 2
    poor = activate(
        ("beast", "vharra", "e3"),
        {"beast": ("mossback", "f3")},
        weakened=("blue_beast",),
        health={"blue_beast": 5},
    )
    assert poor.asked == "blue act"


@pytest.mark.rule("TAC-ENY-26")
def test_the_enemy_never_fires_a_ballista():
    """Brugh on the Ballista d6 could reach h6; Grumm's missile does not."""
    table = activate(("beast", "brugh", "d6"), {"beast": ("mossback", "h6")}, weakened=("red_beast",))
    assert table.told("attacks") == []
    table = activate(("fighter", "grumm", "d6"), {"beast": ("mossback", "h6")}, weakened=("red_fighter",))
    assert table.told("attacks") == []


# ---------------------------------------------------------------------- Counters


@pytest.mark.rule("TAC-ENY-27")
def test_an_attacked_enemy_unit_always_counters_and_nobody_is_asked():
    blue = {"fighter": ("hild", "f3"), "wizard": ("orsk", "a1")}
    table = attacked_by(blue, {"beast": ("brugh", "e3")})
    table.play("melee blue_fighter red_beast", "no")
    assert table.told("counters") == [(BEAST, 0, "melee")]
    assert (table.asked, table.health("blue_fighter")) == ("blue act", 12 - 3)


@pytest.mark.rule("TAC-ENY-27")
def test_an_enemy_unit_without_damage_or_not_the_primary_target_does_not_counter(dice):
    dice(MISS, MISS, MISS, MISS)
    blue = {"wizard": ("saffir", "f4"), "fighter": ("hild", "a1")}
    table = attacked_by(blue, {"beast": ("rakk", "g4"), "fighter": ("grumm", "h4")})
    table.play("melee blue_wizard red_beast", "no")
    assert table.told("damaged") == [(1, BEAST, 0)]
    assert table.told("counters") == []
    table = attacked_by(
        {"wizard": ("saffir", "f5"), "fighter": ("hild", "a1")},
        {"beast": ("rakk", "f3"), "fighter": ("grumm", "f4")},
    )
    table.play("spell blue_wizard red_beast", "power 0")
    assert [hurt for _, hurt, amount in table.told("damaged") if amount] == [BEAST, FIGHTER]
    assert table.told("counters") == []


@pytest.mark.rule("TAC-ENY-27")
def test_an_enemy_counter_is_not_countered():
    blue = {"beast": ("mossback", "f3"), "fighter": ("hild", "a1")}
    table = attacked_by(blue, {"beast": ("vharra", "e3")})
    table.play("melee blue_beast red_beast", "no")
    assert table.told("counters") == [(BEAST, 3, "melee")]
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-ENY-28")
@pytest.mark.parametrize(
    ("enemy", "name", "near", "far"),
    [("rogue", "nim", "melee", "missile"), ("wizard", "orsk", "melee", "spell"), ("beast", "rakk", "melee", None)],
)
def test_an_enemy_counter_is_melee_if_possible_else_a_missile_or_spell(dice, enemy, name, near, far):
    for space, lines, kind in (("f4", ("melee", "no"), near), ("h4", ("missile",), far)):
        dice(KNOCK, MISS, MISS, MISS)
        table = attacked_by({"fighter": ("teodric", space), "wizard": ("elowen", "a1")}, {enemy: (name, "e4")})
        table.play(f"{lines[0]} blue_fighter red_{enemy}", *lines[1:])
        assert [told[2] for told in table.told("counters")] == [kind] * (kind is not None)


@pytest.mark.rule("TAC-ENY-29")
@pytest.mark.parametrize(("health", "left"), [(5, 1), (4, 2)])
def test_a_weakened_enemy_unit_pays_2_health_to_counter_if_it_has_3(health, left):
    blue = {"fighter": ("hild", "f4"), "wizard": ("orsk", "a1")}
    table = attacked_by(blue, {"beast": ("brugh", "e4")}, weakened=("red_beast",), health={"red_beast": health})
    table.play("melee blue_fighter red_beast", "no")
    assert table.health("red_beast") == left
    assert len(table.told("counters")) == (health == 5)
    assert table.is_weakened("red_beast") == (health == 4)


@pytest.mark.rule("TAC-ENY-29")
def test_a_weakened_enemy_unit_pays_only_if_a_counter_is_possible(dice):
    dice(KNOCK)
    blue = {"fighter": ("teodric", "h4"), "wizard": ("orsk", "a1")}
    table = attacked_by(blue, {"beast": ("rakk", "e4")}, weakened=("red_beast",))
    table.play("missile blue_fighter red_beast")
    assert table.told("damaged") == [(0, BEAST, 3)]
    assert table.health("red_beast") == printed_health("rakk") - 3
    assert table.is_weakened("red_beast")


# ------------------------------------------------------------ cards and the Enemy


@pytest.mark.rule("TAC-CRD-06", "TAC-SOL-37")
def test_an_ambush_that_captures_the_moving_unit_ends_its_activation(dice):
    """Its replacement comes to the Ford, beside Orsk, and is not activated in this turn."""
    dice(*SAME_CARD_AGAIN, FORD)
    blue = {"beast": ("brugh", "c12"), "wizard": ("orsk", "b8")}
    hands, health = {"blue": ("woodland_ambush",)}, {"red_beast": 5}
    table = activate(("beast", "luma", "f12"), blue, hands=hands, health=health)
    assert (table.asked, table.where("red_beast")) == ("blue move_end", "d12")
    table.play("tactic woodland_ambush")
    assert (table.told("captured"), table.where("red_beast")) == ([(BEAST, 3)], "b7")
    assert under(table, "red_beast") is None
    assert (table.asked, table.told("step_attack")) == ("blue act", [])


@pytest.mark.rule("TAC-CRD-06")
def test_a_unit_that_survives_the_ambush_goes_on_with_its_steps():
    blue = {"beast": ("brugh", "c12"), "wizard": ("orsk", "m1")}
    table = activate(("beast", "rakk", "f12"), blue, hands={"blue": ("woodland_ambush",)})
    table.play("tactic woodland_ambush", "no")
    assert table.told("step_attack") == [(BEAST, 4, 3, 1)]


@pytest.mark.rule("TAC-CRD-06")
def test_dive_for_cover_and_counterspell_answer_the_enemy():
    """An attack that fails is the one attack of the activation all the same."""
    table = activate(("rogue", "nim", "e3"), {"beast": ("brugh", "h3")}, hands={"blue": ("dive_for_cover",)})
    table.play("tactic dive_for_cover", "go blue_beast i3")
    assert (table.asked, table.health("blue_beast")) == ("blue act", 13)
    table = activate(("wizard", "saffir", "e3"), {"beast": ("brugh", "h3")}, hands={"blue": ("counterspell",)})
    table.play("tactic counterspell")
    assert (table.asked, table.health("blue_beast"), table.told("rolled")) == ("blue act", 13, [])


@pytest.mark.rule("TAC-DUN-12")
def test_nobody_dives_into_an_opened_box():
    blue = {"beast": ("brugh", "k6"), "wizard": ("orsk", "2x2-a2")}
    table = activate(("rogue", "sylvar", "g6"), blue, hands={"blue": ("dive_for_cover",)})
    table.play("tactic dive_for_cover")
    assert table.offered("go blue_beast k7")
    assert not table.offered("go blue_beast l6")


@pytest.mark.rule("TAC-CAP-07", "TAC-SOL-37")
def test_a_unit_captured_by_blood_price_does_no_more_and_its_replacement_nothing(dice):
    """Fenn shoots Orsk, whom Corvin avenges from the cliff: no powder keg goes off, though Fenn comes back."""
    dice(*SAME_CARD_AGAIN, HILL)
    blue = {"wizard": ("orsk", "c6"), "fighter": ("corvin", "d4"), "beast": ("brugh", "c7")}
    health = {"blue_wizard": 1, "red_rogue": 3}
    table = activate(("rogue", "fenn", "c4"), blue, "south", hands={"blue": ("blood_price",)}, health=health)
    table.play("tactic blood_price", "melee blue_fighter red_rogue")
    assert table.told("replaced") == [(ROGUE, ENEMY_FACE + card_number("fenn"), NAMES.index("i11"))]
    assert table.told("damaged") == [(ROGUE, 1, 1 + DAMAGE_BONUS), (0, ROGUE, 3 + 1)]
    assert (table.asked, table.health("blue_beast"), table.told("counters")) == ("blue act", 13, [])


@pytest.mark.rule("TAC-CAP-07", "TAC-SOL-37")
def test_a_caster_captured_by_blood_price_does_not_finish_its_spell(dice):
    """Ysolde's third Power symbol would have taken time."""
    dice(POWER, POWER, POWER, *SAME_CARD_AGAIN, HILL)
    blue = {"wizard": ("orsk", "c6"), "fighter": ("corvin", "d4")}
    health = {"blue_wizard": 1, "red_wizard": 3}
    table = activate(("wizard", "ysolde", "c4"), blue, "south", hands={"blue": ("blood_price",)}, health=health)
    table.play("tactic blood_price", "melee blue_fighter red_wizard")
    assert table.told("time") == [(7, 5), (6, 7)], "2 for the capture, then the player's next turn"
