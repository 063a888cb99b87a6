"""What Visitable Fields give, symbol by symbol and place by place (chapter LOC)."""

from __future__ import annotations

import pytest

from games.heroes.table import Table
from gonfalon.games.heroes.codes import FIELD
from gonfalon.games.heroes.printed import TILES

CENTER_OF_T2 = 2 * 7 + 3


def visiting(place, **how):
    """The Main Hero of seat 0, of Level 7 unless told otherwise, has just entered a place."""
    table = Table(near=place, **{"level": {0: 7}, "tokens": {0: 0, 1: 0}, **how})
    table.enter()
    return table


# --------------------------------------------------------------------------- numerals and symbols


@pytest.mark.rule("HER-LOC-01")
def test_a_roman_numeral_is_the_difficulty_of_the_field():
    for level, fought in ((2, True), (3, False)):
        table = visiting("artifact_symbol", level={0: level}, hand={})
        assert bool(table.facts("announced")) == fought
        assert bool(table.facts("quick_combat")) != fought
    free = visiting("temple", level={0: 1})
    assert free.facts("announced") == free.facts("quick_combat") == [], "no numeral, no guards"


@pytest.mark.rule("HER-LOC-02", "HER-LOC-15")
@pytest.mark.proves("location:treasure_symbol")
def test_a_treasure_field_rolls_the_dice_that_are_printed(dice):
    dice.treasure("resource_1")
    dice.resource("materials_4")
    table = Table(level={0: 2})
    table.play("move main1 t0.w")
    assert (table.asked, table.purse(0)) == ("0 turn", (15, 7, 1))
    assert table.visited("t0.w")


@pytest.mark.rule("HER-LOC-02", "HER-LOC-13")
@pytest.mark.proves("location:treasure_symbol")
@pytest.mark.parametrize("face", ["experience", "artifact", "resource_1", "resource_2_keep_1"])
def test_each_face_of_the_treasure_die_gives_its_bonus(dice, face):
    dice.treasure(face, face)
    dice.resource("gold_3", "valuables_2")
    table = visiting("treasure_symbol", level={0: 3}, pile={"artifact": ["speculum", "rib_cage"]})
    if face == "experience":
        assert (table.asked, table.g.xp[0]) == ("0 turn", 5)
    elif face == "artifact":
        assert set(table.options()) == {"from_deck artifact", "from_discard artifact", "pass"}
        table.play("from_deck artifact")
        assert table.after("take") == {"speculum", "rib_cage"}
    elif face == "resource_1":
        assert (table.asked, table.purse(0)) == ("0 turn", (18, 3, 1))
    else:
        assert (table.asked, table.options()) == ("0 die", ["keep_die 0", "keep_die 1"])
        table.play("keep_die 1")
        assert table.purse(0) == (15, 3, 3)


@pytest.mark.rule("HER-LOC-03", "HER-LOC-15")
@pytest.mark.proves("location:resource_symbol")
@pytest.mark.parametrize(
    ("face", "purse"),
    [
        ("gold_3", (18, 3, 1)),
        ("gold_6", (21, 3, 1)),
        ("materials_2", (15, 5, 1)),
        ("materials_4", (15, 7, 1)),
        ("valuables_1", (15, 3, 2)),
        ("valuables_2", (15, 3, 3)),
    ],
)
def test_a_resource_field_gives_what_the_die_shows(dice, face, purse):
    dice.resource(face)
    table = Table()
    table.play("move main1 t0.e")
    assert (table.asked, table.purse(0)) == ("0 turn", purse)


@pytest.mark.rule("HER-LOC-04", "HER-LOC-19")
@pytest.mark.proves("location:learning_stone")
def test_a_learning_stone_teaches_a_main_hero_but_no_secondary_hero():
    table = visiting("learning_stone", level={0: 2})
    assert (table.asked, table.g.xp[0]) == ("0 turn", 3)
    table = Table(tiles={"t2": "f3"}, at={"second1": "t2.nw"})
    table.play("move second1 t2.ne")
    assert (table.location("t2.ne"), table.visited("t2.ne"), table.g.xp[0]) == ("learning_stone", True, 0)


@pytest.mark.rule("HER-LOC-05", "HER-LOC-15")
@pytest.mark.proves("location:artifact_symbol")
def test_an_artifact_field_searches_two_artifacts():
    table = visiting("artifact_symbol", pile={"artifact": ["speculum", "rib_cage", "centaurs_axe"]})
    table.play("from_deck artifact")
    assert table.after("take") == {"speculum", "rib_cage"}
    table.play("take speculum")
    assert (table.hand(0), table.pile_discard("artifact")[0]) == (["speculum"], "rib_cage")


@pytest.mark.rule("HER-LOC-06", "HER-LOC-21")
@pytest.mark.proves("location:shrine_of_magic_gesture")
def test_the_shrine_of_magic_gesture_searches_two_spells():
    table = visiting("shrine_of_magic_gesture", pile={"spell": ["haste", "slow", "bless"]})
    assert table.offers("pass")
    table.play("from_deck spell")
    assert table.after("take") == {"haste", "slow"}
    table.play("take slow")
    assert table.hand(0) == ["slow"]


@pytest.mark.rule("HER-LOC-11", "HER-LOC-21")
@pytest.mark.proves("location:shrine_of_magic_incantation")
def test_the_shrine_of_magic_incantation_searches_two_spells_for_3_gold():
    table = visiting("shrine_of_magic_incantation", pile={"spell": ["haste", "slow"]}, resources={0: (3, 0, 0)})
    assert (table.asked, table.options()) == ("0 price", ["pass", "accept"])
    table.play("accept")
    assert (table.asked, table.purse(0)) == ("0 search", (0, 0, 0))
    table.refused("pass")
    table.play("from_deck spell", "take haste")
    assert table.hand(0) == ["haste"]
    poor = visiting("shrine_of_magic_incantation", resources={0: (2, 9, 9)})
    assert (poor.asked, poor.visited(poor.site)) == ("0 turn", True)


@pytest.mark.rule("HER-LOC-07", "HER-LOC-17", "HER-LOC-16")
@pytest.mark.proves("location:fountain_of_youth")
def test_the_fountain_of_youth_gives_morale_and_then_a_movement_point():
    table = visiting("fountain_of_youth")
    assert (table.g.morale[0], table.mp("main1")) == (1, 3)
    again = visiting("fountain_of_youth", morale={0: 1}, deck={0: ["power"]})
    assert (again.asked, again.mp("main1")) == ("0 second_morale", 2), "symbols are resolved in the order printed"
    again.play("pass")
    assert again.mp("main1") == 3


@pytest.mark.rule("HER-LOC-09", "HER-LOC-67")
@pytest.mark.proves("location:water_wheel")
def test_a_water_wheel_gives_3_gold():
    table = visiting("water_wheel")
    assert (table.purse(0), table.income(0)) == ((18, 3, 1), (10, 0, 0))


@pytest.mark.rule("HER-LOC-09", "HER-LOC-70")
@pytest.mark.proves("location:windmill")
def test_a_windmill_gives_1_valuable():
    table = visiting("windmill")
    assert (table.purse(0), table.income(0)) == ((15, 3, 2), (10, 0, 0))


WINDMILLS = [
    (tile.code, tile.id, 14 + position)
    for tile in TILES
    for position, field in enumerate(tile.fields)
    if field.location == "windmill"
]
"""The code and the id of each tile with a Windmill, and which field that is if the tile lies in t2."""


@pytest.mark.rule("HER-LOC-22", "HER-LOC-70")
@pytest.mark.parametrize(("code", "tile", "field"), WINDMILLS)
def test_the_windmill_of_every_tile_gives_the_same(code, tile, field):
    where = {"tiles": {"t2": tile}, "at": {"main1": FIELD.names[field]}, "frames": [("visit", 0, field)]}
    table = Table(**where, tokens={0: 0, 1: 0})
    assert (table.asked, table.purse(0)) == ("0 turn", (15, 3, 2))


@pytest.mark.rule("HER-LOC-22")
def test_the_misprinted_windmill_is_one_of_them():
    assert "#N3" in {code for code, *_ in WINDMILLS}


@pytest.mark.rule("HER-LOC-12", "HER-LOC-18")
@pytest.mark.proves("location:warriors_tomb")
def test_the_warriors_tomb_searches_twice_and_costs_morale_twice():
    table = visiting(
        "warriors_tomb", pile={"artifact": ["speculum", "rib_cage", "centaurs_axe", "titans_gladius"]}
    )
    table.play("from_deck artifact", "take speculum")
    assert (table.asked, table.g.morale[0]) == ("0 search", 0)
    table.play("from_deck artifact", "take titans_gladius")
    assert (table.asked, set(table.hand(0))) == ("0 turn", {"speculum", "titans_gladius"})
    assert (table.g.morale[0], table.g.penalty) == (-1, 1)
    none = visiting("warriors_tomb", morale={0: 1})
    none.play("pass", "pass")
    assert (none.hand(0), none.g.morale[0]) == ([], -1), "Searches are optional, losses are not"


@pytest.mark.rule("HER-LOC-68")
@pytest.mark.proves("location:temple")
def test_a_temple_lifts_morale():
    table = visiting("temple", morale={0: -1})
    assert (table.asked, table.g.morale[0]) == ("0 turn", 0)


@pytest.mark.rule("HER-LOC-69")
@pytest.mark.proves("location:mystical_garden")
def test_a_mystical_garden_gives_2_gold_or_1_valuable():
    for way, purse in (("choose 0", (17, 3, 1)), ("choose 1", (15, 3, 2))):
        table = visiting("mystical_garden")
        assert table.asked == "0 garden"
        table.play(way)
        assert table.purse(0) == purse


@pytest.mark.rule("HER-LOC-13", "HER-LOC-20")
@pytest.mark.proves("location:pandoras_box")
def test_pandoras_box_rolls_two_dice_of_one_kind_and_keeps_one(dice):
    dice.resource("gold_3", "valuables_2")
    table = visiting("pandoras_box")
    assert table.options() == ["choose 0", "choose 1"]
    table.play("choose 1")
    assert (table.asked, table.options()) == ("0 die", ["keep_die 0", "keep_die 1"])
    table.play("keep_die 0")
    assert (table.asked, table.purse(0)) == ("0 turn", (18, 3, 1))
    dice.treasure("experience", "artifact")
    table = visiting("pandoras_box", level={0: 5})
    table.play("choose 0", "keep_die 0")
    assert table.g.xp[0] == 9


@pytest.mark.rule("HER-LOC-14")
@pytest.mark.parametrize(
    "place", ["artifact_symbol", "shrine_of_magic_gesture", "shrine_of_magic_incantation", "tree_of_knowledge"]
)
def test_searches_for_spells_and_artifacts_and_all_that_costs_something_may_be_declined(place):
    table = visiting(place, level={0: 6}, resources={0: (20, 20, 20)})
    assert table.offers("pass")
    table.play("pass")
    assert (table.asked, table.hand(0), table.purse(0)) == ("0 turn", [], (20, 20, 20))
    assert table.visited(table.site)


@pytest.mark.rule("HER-LOC-16")
def test_a_visited_field_is_empty():
    for place in ("water_wheel", "windmill", "temple", "learning_stone"):
        site = visiting(place).site
        table = Table(near=place, visited=[site], level={0: 6})
        before = table.g.morale, table.purse(0), table.g.xp
        table.enter()
        assert (table.g.morale, table.purse(0), table.g.xp) == before


# --------------------------------------------------------------------------- fields with an effect of their own


@pytest.mark.rule("HER-LOC-47")
@pytest.mark.proves("location:tree_of_knowledge")
def test_a_tree_of_knowledge_teaches_for_valuables_or_gold():
    table = visiting("tree_of_knowledge", level={0: 6}, resources={0: (10, 0, 3)})
    assert table.options() == ["pass", "choose 0", "choose 1"]
    table.play("choose 0")
    assert (table.purse(0), table.g.xp[0]) == ((10, 0, 0), 12)
    table = visiting("tree_of_knowledge", level={0: 6}, resources={0: (10, 0, 2)})
    assert table.options() == ["pass", "choose 1"]
    table.play("choose 1")
    assert (table.purse(0), table.level(0)) == ((0, 0, 2), 7)
    second = Table(tiles={"t2": "n2"}, at={"second1": "t2.c"}, resources={0: (50, 0, 9)}, visited=["t2.c"])
    second.play("move second1 t2.nw")
    assert (second.location("t2.nw"), second.asked, second.purse(0)) == ("tree_of_knowledge", "0 turn", (50, 0, 9))


@pytest.mark.rule("HER-LOC-48")
@pytest.mark.proves("location:redwood_observatory")
def test_a_redwood_observatory_reveals_a_neighbouring_tile_for_no_movement():
    table = visiting("redwood_observatory")
    assert (table.asked, table.mp("main1")) == ("0 discover", 2)
    slots = table.after("to_slot")
    assert slots
    chosen = min(slots)
    table.play(f"to_slot {chosen}")
    if table.asked == "0 orientation":
        table.play(table.options()[0])
    assert (table.asked, table.mp("main1")) == ("0 turn", 2)
    assert table.g.face_up >> int(chosen[1:]) & 1
    known = Table(near="redwood_observatory", face_up=(1 << 11) - 1)
    known.enter()
    assert known.visited(known.site)
    assert not known.facts("revealed")


@pytest.mark.rule("HER-LOC-49", "HER-LOC-50")
@pytest.mark.proves("location:grail")
def test_the_grail_is_found_once():
    def digging(**how):
        return Table(tiles={"t2": "c2"}, at={"main1": "t2.c"}, frames=[("visit", 0, CENTER_OF_T2)], **how)

    table = digging()
    assert (table.location("t2.c"), table.g.grail, table.visited("t2.c")) == ("grail", 0, True)
    assert digging(grail=2).g.grail == 2, "another hero has it"
    assert digging(visited=["t2.c"]).g.grail == -1


@pytest.mark.rule("HER-LOC-54")
@pytest.mark.proves("location:magic_spring")
def test_a_magic_spring_brings_one_of_the_three_uppermost_cards_back():
    pile = ["attack", "haste", "power", "defense"]
    table = visiting("magic_spring", discard={0: pile})
    assert set(table.options()) == {"take attack", "take haste", "take power", "pass"}
    table.play("take haste")
    assert set(table.options()) == {"on_top attack", "on_top power"}
    table.play("on_top attack")
    assert (table.asked, table.hand(0), table.discard(0)) == ("0 turn", ["haste"], ["power", "attack", "defense"])
    kept = visiting("magic_spring", discard={0: pile})
    kept.play("pass")
    assert (kept.hand(0), kept.asked) == ([], "0 put_back")
    assert visiting("magic_spring").asked == "0 turn", "there is nothing to take"


@pytest.mark.rule("HER-LOC-55", "HER-LOC-08")
@pytest.mark.proves("location:witch_hut")
def test_a_witch_hut_removes_an_ability_or_shows_one():
    hand = {0: ["attack", "estates", "haste"]}
    table = visiting("witch_hut", hand=hand)
    assert set(table.options()) == {"remove estates", "peek ability"}
    table.play("remove estates")
    assert (table.asked, table.removed, "estates" in table.hand(0)) == ("0 turn", ["estates"], False)
    for choice in ("take", "discard"):
        table = visiting("witch_hut", hand=hand, pile={"ability": ["luck", "archery"]})
        table.play("peek ability")
        assert set(table.options()) == {"take luck", "discard luck"}
        table.play(f"{choice} luck")
        assert ("luck" in table.hand(0)) == (choice == "take")
        assert (table.pile_discard("ability")[0] == "luck") == (choice == "discard")
        assert table.pile("ability")[0] == "archery"


@pytest.mark.rule("HER-LOC-08")
def test_nothing_happens_on_an_empty_field():
    table = Table()
    before = table.purse(0), table.hand(0), table.g.xp, table.g.morale
    table.play("move main1 t0.ne")
    assert (table.purse(0), table.hand(0), table.g.xp, table.g.morale) == before
    assert not table.visited("t0.ne"), "no cube is put there"


@pytest.mark.proves("location:empty_field")
def test_an_empty_field_is_entered_again_and_again():
    table = Table(mp={"main1": 4})
    table.play("move main1 t0.ne", "move main1 t0.c", "move main1 t0.ne")
    assert (table.at("main1"), table.mp("main1")) == ("t0.ne", 1)


@pytest.mark.proves("location:blocked_field")
def test_a_blocked_field_is_never_entered_but_left():
    table = Table()
    assert table.location("t0.nw") == "blocked_field"
    assert "t0.nw" not in table.after("move main1")
    table.refused("move main1 t0.nw")
    there = Table(at={"main1": "t0.nw"})
    assert "t0.c" in there.after("move main1")
