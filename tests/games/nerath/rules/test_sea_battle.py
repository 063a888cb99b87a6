"""Battles at sea, and the landings that follow them (chapter NAV).

Corsairs' Run lies between Karkoth's Widow's Landing and Vailin's Emerald Strand and Pearl Isles.
"""

from __future__ import annotations

import pytest

from games.nerath.battlefield import SEA, fight, lay, press, rolls
from gonfalon.games.nerath.codes import SPACE_NUMBER

RUN = "corsairs_run"


def landing(dice, fleet: str, *faces: int, **more):
    """A fleet of Karkoth has fought a Vailin Warship in Corsairs' Run."""
    return fight(dice, fleet, "1 warship", *faces, space=RUN, **more)


@pytest.mark.rule("NER-NAV-01", "NER-NAV-02")
def test_warships_flying_pieces_and_heroes_fight_at_sea_and_cargo_does_not(dice):
    fleet = "1 warship+footsoldier+monster, 1 warship+siege_engine+fighter, 1 storm_elemental, 1 dragon"
    table = fight(dice, fleet, "1 warship", 1, 1, 1, 1, 1, 1, 5, space=SEA)
    assert rolls(table)[0] == "karkoth: d8 1, d8 1, d20 1, d8 1, d8 1, d10 1"
    table = fight(dice, "1 dragon", "1 warship+footsoldier+monster, 1 warship+siege_engine", 6, 1, 1, space=SEA)
    assert table.options() == [
        "lose vailin:warship+siege_engine",
        "lose vailin:warship+footsoldier+monster",
        "sensible",
    ]


@pytest.mark.rule("NER-NAV-03")
def test_a_hero_may_take_the_hit_and_leave_its_warship_afloat(dice):
    table = fight(dice, "1 warship", "1 warship+fighter", 6, 1, 1, space=SEA)
    table.play("lose vailin:fighter<warship+fighter")
    assert table.pieces("vailin", SEA) == {"warship": 1}


@pytest.mark.rule("NER-NAV-04")
def test_a_warship_goes_down_with_all_it_carries(dice):
    ship = "warship+footsoldier+fighter"
    table = fight(dice, "1 warship", f"1 {ship}", 6, 1, 1, space=SEA)
    assert table.options() == [f"lose vailin:{ship}", f"lose vailin:fighter<{ship}", "sensible"]
    table.play(f"lose vailin:{ship}")
    assert table.pieces("vailin", SEA) == {}
    assert sorted(fact[1] for fact in table.facts("lost")) == [0, 2, 8]


@pytest.mark.rule("NER-NAV-04")
def test_cargo_absorbs_no_hit_and_is_lost_only_with_its_own_ship(dice):
    table = fight(dice, "2 warship", "1 warship+monster+monster, 1 dragon", 6, 1, 1, 1, space=SEA)
    table.play("lose vailin:warship+monster+monster")
    assert table.pieces("vailin", SEA) == {"dragon": 1}
    table = fight(dice, "2 warship", "1 warship+monster, 1 warship+footsoldier", 6, 1, 1, 1, space=SEA)
    table.play("lose vailin:warship+footsoldier")
    assert table.pieces("vailin", SEA) == {"warship+monster": 1}


@pytest.mark.rule("NER-NAV-05")
def test_a_hero_may_take_one_hit_and_its_ship_the_next_but_not_the_other_way_round(dice):
    table = fight(dice, "2 warship", "1 warship+fighter, 1 dragon", 6, 6, 1, 1, 1, space=SEA)
    table.play("lose vailin:fighter<warship+fighter")
    assert table.options() == ["lose vailin:dragon", "lose vailin:warship", "sensible"]
    table.play("lose vailin:warship")
    assert table.pieces("vailin", SEA) == {"dragon": 1}
    table = fight(dice, "2 warship", "1 warship+fighter, 2 dragon", 6, 6, 1, 1, 1, 1, space=SEA)
    table.play("lose vailin:warship+fighter")
    assert table.pieces("vailin", SEA) == {"dragon": 2}
    table = fight(dice, "3 warship", "1 warship+fighter+wizard", 1, 6, 6, 1, 1, 1, space=SEA)
    table.play("lose vailin:fighter<warship+fighter+wizard", "lose vailin:wizard<warship+wizard")
    assert table.pieces("vailin", SEA) == {"warship": 1}


@pytest.mark.rule("NER-NAV-06")
def test_a_wizard_aboard_strikes_first_and_one_lost_with_its_ship_does_not_roll(dice):
    table = fight(dice, "1 warship+wizard", "1 warship+fighter, 1 warship", 6, space=SEA)
    assert rolls(table) == ["karkoth first: d10 6"]
    dice(1, 1)
    table.play("lose vailin:warship+fighter")
    assert rolls(table)[1:] == ["karkoth: d8 1", "vailin: d8 1"]


@pytest.mark.rule("NER-NAV-07")
def test_winning_at_sea_conquers_nothing_and_scores_nothing(dice):
    table = fight(dice, "1 warship", "1 warship", 6, 1, space=SEA)
    assert table.pieces("karkoth", SEA) == {"warship": 1}
    assert table.g.held[SPACE_NUMBER[SEA]] == -1
    assert table.points("karkoth") == 0
    assert table.facts("conquered") == []


@pytest.mark.rule("NER-NAV-08")
def test_a_landing_from_a_friendly_sea_space_is_made_in_the_move_step(dice):
    table = lay({RUN: "2 warship+fighter"}, {"emerald_strand": "1 footsoldier"})
    table.play("debark warship+fighter@corsairs_run fighter@emerald_strand")
    assert table.pieces("karkoth", "emerald_strand") == {"fighter": 1}
    dice(1, 1)
    table.play("end")
    assert rolls(table) == ["karkoth: d10 1", "vailin: d6 1"]
    assert table.asked == "0 press"


@pytest.mark.rule("NER-NAV-08", "NER-NAV-10")
def test_only_warships_that_won_land_after_the_sea_battles(dice):
    table = lay(
        {RUN: "1 warship+fighter", "tarsem_coast": "1 warship", "widows_landing": "1 monster"}, {RUN: "1 warship"}
    )
    table.play("embark warship@tarsem_coast monster@widows_landing")
    dice(6, 1, 1)
    table.play("end")
    assert {line.split()[1] for line in table.options() if line != "end"} == {"warship+fighter@corsairs_run"}


@pytest.mark.rule("NER-NAV-09")
def test_nobody_lands_from_an_enemy_sea_space_before_the_battle_there_is_won(dice):
    table = lay({"serpent_shallows": "1 warship+fighter"}, {RUN: "1 warship"})
    table.play("move 1:warship+fighter@serpent_shallows corsairs_run")
    assert not [line for line in table.options() if line.startswith("debark")]
    dice(1, 1, 6)
    table.play("end")
    table.play("lose karkoth:warship+fighter")
    assert table.asked == "0 recruit"


@pytest.mark.rule("NER-NAV-10", "NER-NAV-11", "NER-NAV-15")
def test_after_a_won_sea_battle_the_attacker_chooses_whether_and_where_to_land(dice):
    table = landing(dice, "1 warship+fighter+wizard", 6, vailin={"emerald_strand": "1 footsoldier"})
    assert table.asked == "0 landing"
    shores = {line.split("@")[-1] for line in table.options() if line.startswith("debark")}
    assert shores == {"emerald_strand", "pearl_isles", "redsail_foothold", "widows_landing"}
    dice(6, 1)
    table.play("debark warship+fighter+wizard@corsairs_run fighter@emerald_strand")
    table.play("end")
    assert table.holder("emerald_strand") == "karkoth"
    assert table.pieces("karkoth", RUN) == {"warship+wizard": 1}


@pytest.mark.rule("NER-NAV-10")
def test_all_landings_are_made_when_every_sea_battle_is_over(dice):
    table = lay(
        {RUN: "1 warship+fighter", "jade_sea": "1 warship+fighter", "starfall_vale": "1 fighter"},
        {RUN: "1 warship", "jade_sea": "1 warship", "starfall_vale": "1 footsoldier"},
    )
    table.play("end")
    dice(6, 1, 1, 6, 1, 1)
    table.play("battle corsairs_run")
    assert table.asked == "0 landing"
    ships = {line.split()[1] for line in table.options() if line.startswith("debark")}
    assert ships == {"warship+fighter@corsairs_run", "warship+fighter@jade_sea"}
    assert len(table.facts("battle")) == 2


@pytest.mark.rule("NER-NAV-11", "NER-NAV-16")
def test_who_lands_joins_those_who_came_by_land_and_air_in_one_battle(dice):
    table = landing(
        dice,
        "1 warship+fighter",
        6,
        1,
        1,
        karkoth={"emerald_strand": "1 footsoldier, 1 dragon"},
        vailin={"emerald_strand": "1 monster"},
    )
    dice(1, 2, 3, 4)
    table.play("debark warship+fighter@corsairs_run fighter@emerald_strand")
    assert rolls(table)[-2:] == ["karkoth: d6 1, d10 2, d20 3", "vailin: d12 4"]
    assert len(table.facts("battle")) == 2


@pytest.mark.rule("NER-NAV-12")
def test_after_a_won_sea_battle_pieces_may_go_ashore_on_a_friendly_coast(dice):
    table = landing(dice, "1 warship+monster", 6, 1)
    table.play("debark warship+monster@corsairs_run monster@widows_landing")
    assert table.pieces("karkoth", "widows_landing") == {"monster": 1}
    assert table.asked == "0 recruit"


@pytest.mark.rule("NER-NAV-14")
def test_pieces_that_retreat_from_a_sea_battle_do_not_land(dice):
    table = landing(dice, "1 warship+monster", 1, 1)
    table.play("retreat", "move 1:warship+monster@corsairs_run serpent_shallows")
    assert table.pieces("karkoth", "serpent_shallows") == {"warship+monster": 1}
    assert table.asked == "0 recruit"


@pytest.mark.rule("NER-NAV-14")
def test_pieces_that_retreat_to_where_others_won_do_not_land_with_them(dice):
    table = lay(
        {RUN: "1 warship+monster", "serpent_shallows": "1 warship+monster"},
        {RUN: "1 warship", "serpent_shallows": "1 warship"},
    )
    table.play("end")
    dice(6, 1, 1, 1)
    table.play("battle serpent_shallows")
    table.play("retreat", "move 1:warship+monster@corsairs_run serpent_shallows")
    assert table.pieces("karkoth", "serpent_shallows") == {"warship+monster": 2}
    assert table.asked == "0 landing"
    table.play("debark warship+monster@serpent_shallows monster@pearl_isles")
    assert table.asked != "0 landing"
    assert table.pieces("karkoth", "serpent_shallows") == {"warship": 1, "warship+monster": 1}


@pytest.mark.rule("NER-NAV-15")
def test_a_hero_may_fight_at_sea_and_then_explore_a_dungeon(dice):
    table = fight(
        dice,
        "1 warship+fighter",
        "1 warship",
        1,
        6,
        1,
        space="serpent_shallows",
        guardians={"drowned_spire": ("owlbear",)},
    )
    dice(6, 1)
    table.play("debark warship+fighter@serpent_shallows fighter@drowned_spire")
    assert rolls(table)[-2:] == ["karkoth: d10 6", "guardians: d12 1"]
    assert len(table.g.chest[0]) == 1


@pytest.mark.rule("NER-NAV-17")
def test_the_land_part_of_an_attack_is_fought_though_the_sea_battle_is_lost_or_broken_off(dice):
    more = {"karkoth": {"emerald_strand": "1 footsoldier"}, "vailin": {"emerald_strand": "1 footsoldier"}}
    table = landing(dice, "1 warship+monster", 1, 6, 6, 1, **more)
    assert table.pieces("karkoth", RUN) == {}
    assert table.holder("emerald_strand") == "karkoth"
    table = landing(dice, "1 warship+monster", 1, 1, 6, 1, **more)
    table.play("retreat", "move 1:warship+monster@corsairs_run serpent_shallows")
    assert table.holder("emerald_strand") == "karkoth"
    assert table.pieces("karkoth", "emerald_strand") == {"footsoldier": 1}


@pytest.mark.rule("NER-NAV-18")
def test_warships_that_made_a_landing_stay_where_they_are(dice):
    table = landing(dice, "1 warship+monster", 6, 1, vailin={"emerald_strand": "1 footsoldier"})
    dice(1, 1)
    table.play("debark warship+monster@corsairs_run monster@emerald_strand")
    assert rolls(table)[-2:] == ["karkoth: d12 1", "vailin: d6 1"]
    assert table.pieces("karkoth", RUN) == {"warship": 1}


@pytest.mark.rule("NER-NAV-19")
def test_a_warship_that_fought_moves_no_farther(dice):
    table = lay({"serpent_shallows": "1 warship"}, {RUN: "1 warship"})
    table.play("move 1:warship@serpent_shallows corsairs_run")
    assert table.goals("1:warship@corsairs_run") == set()
    dice(6, 1)
    table.play("end")
    assert table.asked == "0 recruit"
    assert table.pieces("karkoth", RUN) == {"warship": 1}


FLEETS = (
    ("1 dragon", 1),
    ("1 storm_elemental", 2),
    ("2 dragon, 1 storm_elemental", 4),
    ("1 warship", 1),
    ("1 dragon, 1 storm_elemental, 1 warship", 4),
)
"""Forces that win a sea battle and carry nobody, and how many dice they roll there."""


@pytest.mark.rule("NER-NAV-20")
@pytest.mark.parametrize(("fleet", "n"), FLEETS)
@pytest.mark.parametrize("garrison", ["", "1 footsoldier"])
def test_after_a_sea_battle_warships_and_flying_pieces_attack_no_coast(fleet, n, garrison, dice):
    coast = {"emerald_strand": garrison} if garrison else {}
    table = landing(dice, fleet, *[6] * n, 1, vailin=coast)
    assert table.asked in ("0 reposition", "0 recruit"), "the Fight Battles step is over"
    assert len(table.facts("battle")) == 1
    assert kept(table, RUN) == fleet
    assert table.holder("emerald_strand") == "vailin"


@pytest.mark.rule("NER-NAV-20")
@pytest.mark.parametrize(("fleet", "n"), FLEETS)
@pytest.mark.parametrize("others", ["karkoth", "landing"])
def test_after_a_sea_battle_warships_and_flying_pieces_join_no_land_battle_of_others(fleet, n, others, dice):
    """Neither one with pieces that came by land nor one with pieces that now go ashore."""
    by_land = {"emerald_strand": "1 monster"} if others == "karkoth" else {}
    ships = fleet if by_land else f"{fleet}, 1 warship+monster"
    table = lay({RUN: ships, **by_land}, {RUN: "1 warship", "emerald_strand": "1 footsoldier"})
    dice(*[6] * (n + (not by_land)), 1, *[7, 1] * bool(by_land))
    table.play("end")
    if not by_land:
        verbs = {line.split()[0] for line in table.options()}
        assert (table.asked, verbs) == ("0 landing", {"debark", "end"})
        dice(7, 1)
        table.play("debark warship+monster@corsairs_run monster@emerald_strand")
    assert rolls(table)[-2:] == ["karkoth: d12 7", "vailin: d6 1"]
    assert table.pieces("karkoth", "emerald_strand") == {"monster": 1}
    left = table.pieces("karkoth", RUN)
    assert all(left[piece] >= int(n) for n, piece in map(str.split, fleet.split(", ")))


@pytest.mark.rule("NER-NAV-20")
@pytest.mark.parametrize(("fleet", "n"), FLEETS)
def test_after_a_sea_battle_warships_and_flying_pieces_explore_no_dungeon(fleet, n, dice):
    spire = {"space": "serpent_shallows", "guardians": {"drowned_spire": ("owlbear",)}}
    table = fight(dice, fleet, "1 warship", *[6] * n, 1, **spire)
    assert table.asked in ("0 reposition", "0 recruit")
    assert kept(table, "serpent_shallows") == fleet
    table = fight(dice, f"{fleet}, 1 warship+fighter", "1 warship", *[6] * (n + 2), 1, **spire)
    dice(6, 1)
    table.play("debark warship+fighter@serpent_shallows fighter@drowned_spire")
    assert rolls(table)[-2:] == ["karkoth: d10 6", "guardians: d12 1"]
    assert table.pieces("karkoth", "drowned_spire") == {"fighter": 1}


def kept(table, sea: str) -> str:
    """What Karkoth has in a sea space, in the words of a force."""
    pieces = sorted(table.pieces("karkoth", sea).items())
    return ", ".join(f"{n} {piece}" for piece, n in pieces)


def test_a_round_at_sea_goes_on_like_any_other(dice):
    table = fight(dice, "2 warship", "2 warship", 6, 1, 6, 1, space=SEA)
    press(table, dice, 6, 1)
    assert table.pieces("karkoth", SEA) == {"warship": 1}
