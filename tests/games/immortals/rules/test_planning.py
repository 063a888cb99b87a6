"""Phase 2 of a round: which cards may be laid where, and what they will stand for (chapter PLN)."""

from random import Random

import pytest

from games.immortals.table import Table
from gonfalon.core import IllegalChoice
from gonfalon.games.immortals.codes import VERBS
from gonfalon.games.immortals.rules.planning import CHANGES_ALLOWED

ARMY = {"L1", "L2", "L3", "L4", "D1", "D2", "D3", "D4"}
MAGIC = {"LM", "DM"}
MAGIC_CARDS = ("magic_transition_5", "magic_omen_or_lead", "magic_claim_or_consecrate", "magic_lore_or_muster")
HOME = {0: {"light:foothold": 3, "dark:hillhome": 2}, 1: {"light:treehome": 2}}
L, D = "conflict_light_", "conflict_dark_"


def planning(**how) -> Table:
    how.setdefault("armies", HOME)
    how.setdefault("cards", {0: ("foothold", "hillhome")})
    return Table(stage="planning", **how)


def turned_up(space: str, card: str, **how) -> Table:
    """Seat 0 has turned up a card, and chooses what to do with it."""
    how.setdefault("armies", HOME)
    table = Table(plan={0: {space: card}, 1: {"L1": "blank"}}, **how)
    table.play(f"turn_up {space}")
    assert table.asked == "0 action"
    return table


def deeds(table: Table) -> set[str]:
    """What may be done, without giving up."""
    return {line for line in table.options() if not line.startswith("give_up")}


# ------------------------------------------------------------------------- all at the same time


@pytest.mark.rule("IMM-PLN-01")
def test_all_plan_at_the_same_time_and_in_any_order():
    table = planning()
    assert table.asked == "0 plan, 1 plan, 2 plan"
    table.play_as(2, "lay blank L1")
    table.play_as(0, "lay foothold L1")
    table.play_as(2, "lay blank L2")
    assert table.plan(0) == {"L1": "foothold"}
    assert table.plan(2) == {"L1": "blank", "L2": "blank"}


@pytest.mark.rule("IMM-PLN-01")
def test_the_boards_are_empty_when_planning_begins():
    table = planning(plan={0: {"L1": "foothold"}, 2: {"LM": "blank"}})
    assert [table.plan(seat) for seat in range(3)] == [{}, {}, {}]


@pytest.mark.rule("IMM-PLN-07", "IMM-PLN-22")
def test_planning_ends_when_all_have_finished_even_with_empty_spaces_or_boards():
    table = planning()
    table.lay(0, {"L1": "foothold"})
    table.lay(2)
    assert (table.g.stage, table.asked) == ("planning", "1 plan")
    table.lay(1)
    assert (table.g.stage, table.asked) == ("actions", "0 turn")
    assert table.plan(0) == {"L1": "foothold"}
    assert table.plan(1) == table.plan(2) == {}


@pytest.mark.rule("IMM-PLN-22")
def test_even_aimless_planning_comes_to_an_end():
    table = planning()
    table.lay(0)
    table.lay(2)
    for n in range(CHANGES_ALLOWED):
        assert table.g.stage == "planning"
        table.play_as(1, f"lay magic_transition_5 {'LM' if n % 2 else 'DM'}")
    assert table.g.stage == "actions"


@pytest.mark.rule("IMM-PLN-22")
@pytest.mark.parametrize("left", [1, 2, 70, CHANGES_ALLOWED])
def test_a_clone_has_as_many_changes_left(left):
    """Clones do not replay the plans, and still know how often they were changed; so do clones of clones."""
    table = planning()
    table.lay(0)
    table.lay(2)
    for n in range(CHANGES_ALLOWED - left):
        table.play_as(1, f"lay magic_transition_5 {'LM' if n % 2 else 'DM'}")
    clone = table.match.clone().clone()
    imagined = table.match.imagine([1], Random(1))
    for seat in (0, 2):
        imagined.play(seat, ("done",))
    for match in (clone, imagined, imagined.clone()):
        for n in range(CHANGES_ALLOWED - left, CHANGES_ALLOWED):
            assert match.state.stage == "planning"
            match.play(1, VERBS.parse(f"lay magic_transition_5 {'LM' if n % 2 else 'DM'}"))
        assert match.state.stage == "actions"


# ------------------------------------------------------------------------- which card on which space


@pytest.mark.rule("IMM-PLN-03")
def test_region_and_conflict_cards_go_on_army_spaces_only():
    table = planning(hand={0: (L + "foothold", D + "treehome")})
    for card in ("foothold", "hillhome", L + "foothold", D + "treehome"):
        assert table.after(f"lay {card}", 0) == ARMY
    table.refused("lay foothold LM", 0)
    table.refused(f"lay {L}foothold DM", 0)


@pytest.mark.rule("IMM-PLN-04")
@pytest.mark.parametrize("card", MAGIC_CARDS)
def test_magic_cards_go_on_magic_spaces_only(card):
    table = planning()
    for seat in range(3):
        assert table.after(f"lay {card}", seat) == MAGIC
    table.refused(f"lay {card} L1", 0)


@pytest.mark.rule("IMM-PLN-05")
def test_blank_cards_go_on_army_and_on_magic_spaces():
    table = planning()
    assert table.after("lay blank", 0) == ARMY | MAGIC
    table.lay(0, {"L4": "blank", "DM": "blank"})
    assert table.plan(0) == {"L4": "blank", "DM": "blank"}


@pytest.mark.rule("IMM-PLN-06")
@pytest.mark.parametrize("other", ["hillhome", "blank"])
def test_a_space_takes_one_card_and_what_lay_there_comes_back(other):
    table = planning()
    table.play_as(0, "lay foothold L1", f"lay {other} L1")
    assert table.plan(0) == {"L1": other}
    assert table.after("lay foothold", 0) == ARMY


@pytest.mark.rule("IMM-PLN-06")
def test_a_card_lies_on_one_space_at_a_time():
    table = planning(hand={0: (L + "foothold",)})
    table.play_as(0, "lay foothold L1", "lay foothold D2", f"lay {L}foothold L3", f"lay {L}foothold L1")
    assert table.plan(0) == {"D2": "foothold", "L1": L + "foothold"}
    assert table.after("lay foothold", 0) == ARMY - {"D2"}


@pytest.mark.rule("IMM-PLN-11")
def test_both_magic_spaces_take_any_magic_card_and_two_different_ones_at_most():
    for one in MAGIC_CARDS:
        for other in MAGIC_CARDS:
            table = planning()
            table.play_as(0, f"lay {one} LM", f"lay {other} DM")
            assert table.plan(0) == ({"DM": one} if one == other else {"LM": one, "DM": other})


@pytest.mark.rule("IMM-PLN-12")
def test_a_region_card_needs_an_army_in_its_region_in_either_realm():
    cards = {0: ("foothold", "hillhome", "heartwood", "treehome")}
    table = planning(cards=cards)
    assert table.offered("lay foothold L1", 0), "an army in the light"
    assert table.offered("lay hillhome L1", 0), "an army in darkness"
    table.refused("lay heartwood L1", 0)
    table.refused("lay treehome L1", 0)
    for space in ARMY:
        assert not table.offered(f"lay heartwood {space}", 0), "attacks are no exception"
    table.refused("lay foothold L1", 1)


@pytest.mark.rule("IMM-PLN-16")
def test_a_conflict_card_needs_no_army_in_its_region():
    table = planning(hand={0: (L + "heartwood", D + "treehome"), 1: (L + "foothold",)})
    assert table.after(f"lay {L}heartwood", 0) == ARMY
    assert table.after(f"lay {D}treehome", 0) == ARMY
    table.refused(f"lay {L}foothold L1", 0)
    assert table.after(f"lay {L}foothold", 1) == ARMY


@pytest.mark.rule("IMM-PLN-18")
@pytest.mark.parametrize(
    ("tribes", "spaces"),
    [
        (("dwarves", "orcs"), ARMY - {"L1", "D1", "D4"}),
        (("humans", "demons"), ARMY - {"L1", "D1"}),
        (("amazons", "necromancers"), ARMY - {"L1", "D1"}),
        (("halflings", "trolls"), ARMY - {"L1", "D1"}),
    ],
)
def test_a_joker_may_not_lie_on_an_extraction(tribes, spaces):
    """The Orcs have a third one."""
    table = planning(tribes={0: tribes}, hand={0: (L + "joker_wilds", D + "joker_marches")})
    for joker in (L + "joker_wilds", D + "joker_marches"):
        assert table.after(f"lay {joker}", 0) == spaces
        table.refused(f"lay {joker} L1", 0)
        table.refused(f"lay {joker} D1", 0)


@pytest.mark.rule("IMM-PLN-20")
def test_what_cannot_be_done_or_paid_for_may_be_planned():
    table = planning(gold={0: 0}, energy={0: 0}, hand={0: (L + "heartwood",)})
    board = {"L1": L + "heartwood", "L2": "foothold", "D2": "hillhome", "LM": "magic_transition_5"}
    table.lay(0, board)
    table.lay(1)
    table.lay(2)
    assert table.plan(0) == board
    table.play("turn_up L2")
    assert table.options() == ["give_up gold", "give_up energy"]


# ------------------------------------------------------------------------- until one has finished


@pytest.mark.rule("IMM-PLN-21")
def test_cards_may_be_moved_and_taken_back_until_one_has_finished():
    table = planning()
    table.play_as(0, "lay foothold L1", "lay foothold L2", "lay hillhome L1", "lay blank D1", "take_back L2")
    assert table.plan(0) == {"L1": "hillhome", "D1": "blank"}
    assert table.after("take_back", 0) == {"L1", "D1"}
    table.play_as(0, "done")
    with pytest.raises(IllegalChoice):
        table.play_as(0, "lay foothold L3")


@pytest.mark.rule("IMM-PLN-21")
def test_that_one_has_finished_may_be_taken_back_while_another_still_plans():
    table = planning()
    table.lay(0, {"L1": "foothold"})
    table.lay(1)
    assert table.match.can_undo(0)
    table.match.undo(0)
    assert table.asked == "0 plan, 2 plan"
    table.play_as(0, "take_back L1", "lay hillhome D1", "done")
    table.lay(2)
    assert table.plan(0) == {"D1": "hillhome"}
    assert not any(table.match.can_undo(seat) for seat in range(3)), "the last one has finished"


@pytest.mark.rule("IMM-PLN-23")
def test_after_planning_no_card_is_added_or_moved():
    table = planning()
    for seat in range(3):
        table.lay(seat, {"L1": "foothold", "L2": "hillhome"} if seat == 0 else {"D1": "blank"})
    while table.g.stage == "actions":
        boards = [table.plan(seat) for seat in range(3)]
        assert not any(line.startswith(("lay", "take_back")) for line in table.options())
        with pytest.raises(IllegalChoice):
            table.play("lay hillhome L3")
        table.play("turn_up L1" if table.offered("turn_up L1") else table.options()[0])
        for seat in range(3):
            assert table.plan(seat).items() <= boards[seat].items()


@pytest.mark.rule("IMM-PLN-08")
def test_only_spaces_with_a_card_laid_in_this_round_can_be_carried_out():
    table = planning(armies=HOME)
    table.lay(0, {"L1": "foothold", "DM": "magic_omen_or_lead"})
    table.lay(1, {"L1": "blank"})
    table.lay(2)
    assert table.after("turn_up") == {"L1", "DM"}
    table.refused("turn_up L2")
    table.play("turn_up L1", "extract light:foothold", "pass gold", "pass gold")
    assert table.after("turn_up") == {"DM"}, "once, and no more"
    table.play("turn_up DM", "draw")
    table.play("skip", "skip", "skip")
    assert table.plan(0) == {}, "a new round begins with an empty board"


# ------------------------------------------------------------------------- what the cards will stand for


@pytest.mark.rule("IMM-PLN-09")
@pytest.mark.parametrize(
    ("space", "verbs"),
    [
        ("L1", {"extract"}),
        ("L2", {"build"}),
        ("L3", {"attack"}),
        ("L4", {"attack", "move"}),
        ("D1", {"extract"}),
        ("D2", {"deploy"}),
        ("D3", {"attack", "move"}),
        ("D4", {"extract"}),
    ],
)
def test_the_space_says_what_happens_and_the_card_where(space, verbs):
    armies = {0: {"light:foothold": 3, "light:mountainhome": 1, "dark:hillhome": 2}}
    table = turned_up(space, "foothold", armies=armies, limbo={0: (5, 5)})
    assert {line.split()[0] for line in deeds(table)} == verbs
    if "attack" not in verbs:
        assert all("light:foothold" in line for line in deeds(table))


@pytest.mark.rule("IMM-PLN-09")
def test_gold_or_energy_is_what_the_extraction_space_says():
    for space, purse in (("L1", (14, 10)), ("D1", (10, 13)), ("D4", (14, 10))):
        table = turned_up(space, "foothold")
        table.play("extract light:foothold")
        assert table.purse(0) == purse


@pytest.mark.rule("IMM-PLN-10")
@pytest.mark.parametrize("space", ["LM", "DM"])
@pytest.mark.parametrize(
    ("card", "verbs"),
    [
        ("magic_transition_5", {"deploy"}),
        ("magic_omen_or_lead", {"draw", "lead"}),
        ("magic_claim_or_consecrate", {"build", "claim"}),
        ("magic_lore_or_muster", {"draw", "deploy"}),
    ],
)
def test_on_a_magic_space_the_card_says_what_happens(space, card, verbs):
    table = turned_up(space, card, limbo={0: (5, 5)}, marker=1)
    assert {line.split()[0] for line in deeds(table)} == verbs


@pytest.mark.rule("IMM-PLN-13")
def test_a_region_card_works_in_one_realm_where_its_player_has_an_army():
    armies = {0: {"light:foothold": 3}, 1: {"dark:foothold": 3}}
    for space, lines in (
        ("L1", {"extract light:foothold"}),
        ("L2", {f"build {kind} light:foothold" for kind in ("portal", "sanctuary", "capital")}),
        ("D2", {"deploy 3 light:foothold"}),
    ):
        assert deeds(turned_up(space, "foothold", armies=armies, limbo={0: (9, 9)})) == lines


@pytest.mark.rule("IMM-PLN-13", "IMM-PLN-14")
def test_who_occupies_both_realms_chooses_one_when_the_card_is_turned_up():
    armies = {0: {"light:foothold": 1, "dark:foothold": 1}}
    table = turned_up("L1", "foothold", armies=armies)
    assert deeds(table) == {"extract light:foothold", "extract dark:foothold"}
    table.play("extract dark:foothold")
    assert table.purse(0) == (13, 10), "3 gold in darkness, and not the 4 of the light too"
    table = turned_up("D2", "foothold", armies=armies, limbo={0: (2, 5)})
    assert deeds(table) == {"deploy 2 light:foothold", "deploy 3 dark:foothold"}
    table.play("deploy 2 light:foothold")
    assert table.places(0) == {"light:foothold": 3, "dark:foothold": 1}


@pytest.mark.rule("IMM-PLN-15")
@pytest.mark.parametrize("realm", ["light", "dark"])
def test_a_conflict_card_stands_for_its_region_in_its_realm_alone(realm):
    armies = {0: {"light:foothold": 1, "dark:foothold": 1, "light:hillhome": 1}}
    card = f"conflict_{realm}_foothold"
    assert deeds(turned_up("L1", card, armies=armies)) == {f"extract {realm}:foothold"}
    assert deeds(turned_up("D2", card, armies=armies, limbo={0: (9, 9)})) == {f"deploy 3 {realm}:foothold"}
    other = {0: {"light:hillhome": 1, ("dark" if realm == "light" else "light") + ":foothold": 1}}
    assert deeds(turned_up("L1", card, armies=other)) == set()


@pytest.mark.rule("IMM-PLN-17")
@pytest.mark.parametrize("realm", ["light", "dark"])
def test_a_joker_stands_for_any_region_of_its_province_in_its_realm(realm):
    """The Marches; Treehome is no part of them."""
    regions = ("borderland", "hillhome", "mill_ford")
    armies = {0: {f"{one}:{region}": 1 for one in ("light", "dark") for region in (*regions, "treehome")}}
    table = turned_up("D2", f"conflict_{realm}_joker_marches", armies=armies, limbo={0: (9, 9)})
    assert deeds(table) == {f"deploy 3 {realm}:{region}" for region in regions}
    table.play(f"deploy 3 {realm}:mill_ford")
    assert table.armies(f"{realm}:mill_ford") == (0, 4)
    build = turned_up("L2", f"conflict_{realm}_joker_marches", armies=armies)
    assert build.after("build portal") == {f"{realm}:{region}" for region in regions}


@pytest.mark.rule("IMM-PLN-17")
def test_the_region_of_a_joker_in_an_attack_may_be_an_occupied_one(tower):
    armies = {0: {"light:treehome": 4}, 1: {"light:mill_ford": 1}}
    table = turned_up("L3", L + "joker_marches", armies=armies)
    table.play("attack light:treehome>light:mill_ford 3:for")
    assert table.armies("light:mill_ford") == (0, 3)


@pytest.mark.rule("IMM-PLN-19")
@pytest.mark.parametrize("space", ["L1", "LM"])
def test_a_blank_card_turned_up_gives_its_action_up(space):
    table = Table(armies=HOME, plan={0: {space: "blank", "L2": "foothold"}}, limbo={0: (5, 5)})
    table.play(f"turn_up {space}")
    assert table.options() == ["give_up gold", "give_up energy"]
    table.play("give_up energy")
    assert table.purse(0) == (10, 11)
    assert table.plan(0) == {"L2": "foothold"}
