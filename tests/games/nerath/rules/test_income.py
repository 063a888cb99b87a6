"""The Collect Income step (chapter INC)."""

import pytest

from games.nerath.table import Table
from gonfalon.games.nerath.phases import income_of
from gonfalon.games.nerath.printed import REALMS, SPACES
from gonfalon.games.nerath.printed.regions import TERRITORY
from gonfalon.games.nerath.rules.effects import lasting

REALM_IDS = tuple(realm.id for realm in REALMS)
NO_CARDS = dict.fromkeys(REALM_IDS, ())
KARKOTHS = [space.id for space in SPACES if space.home == "karkoth" and space.id != "karkothi_throneholds"]


def collected(**more) -> int:
    """What Karkoth collects."""
    ((_, gold),) = Table(step="income", decks=NO_CARDS, **more).facts("income")
    return int(gold)


@pytest.mark.rule("NER-INC-01")
@pytest.mark.parametrize(("realm", "gold"), list(zip(REALM_IDS, (15, 13, 13, 14), strict=True)))
def test_each_land_space_brings_one_gold(realm, gold):
    table = Table(step="income", active=realm, decks=NO_CARDS)
    assert table.facts("income") == [(REALM_IDS.index(realm), gold)]
    assert table.gold(realm) == 10 + gold


@pytest.mark.rule("NER-INC-01")
def test_land_conquered_in_this_turn_counts():
    table = Table({"blackspear_hills": "1 footsoldier"}, decks=NO_CARDS)
    table.play("move 1:footsoldier@blackspear_hills starfall_vale", "end", "end")
    assert table.facts("income") == [(0, 16)]


@pytest.mark.rule("NER-INC-06")
def test_income_is_the_base_plus_foreign_land_minus_lost_land():
    """The example: 13 of 15 starting spaces and 3 foreign ones."""
    held = {"dusk_fens": "vailin", "shroudmoor": "nerath"}
    held |= dict.fromkeys(("heartwood", "ironmire", "stonemarch"), "karkoth")
    assert collected(held=held) == 16
    g = Table(held=held).g
    base, own = REALMS[0].base_income, TERRITORY[0]
    foreign, lost = (g.lands[0] & ~own).bit_count(), (own & ~g.lands[0]).bit_count()
    assert income_of(g, 0) == base + foreign - lost


@pytest.mark.rule("NER-INC-07")
@pytest.mark.parametrize(("lands", "gold"), [(9, 5), (10, 5), (1, 1), (0, 0)])
def test_without_its_capital_a_realm_collects_half_rounded_up(lands, gold):
    held = dict.fromkeys(["karkothi_throneholds", *KARKOTHS[lands:]], "vailin")
    assert collected(held=held) == gold


@pytest.mark.rule("NER-INC-07")
def test_the_capital_counts_whoever_else_it_belongs_to_in_between():
    held = dict.fromkeys(KARKOTHS[5:], "vailin")
    assert collected(held=held) == 6
    assert collected(held={**held, "karkothi_throneholds": "iron_circle"}, mode="alliance-4") == 3


@pytest.mark.rule("NER-INC-08")
def test_a_captured_capital_brings_one_gold():
    assert collected(held={"vailindor": "karkoth"}) == 16


@pytest.mark.rule("NER-INC-09")
def test_sea_spaces_and_dungeon_entrances_bring_nothing():
    assert collected(karkoth={"gulf_of_kar": "3 warship", "coral_sea": "1 storm_elemental"}) == 15
    table = Table(
        {"temple_of_elemental_evil": "1 fighter"}, step="reposition", guardians={"temple_of_elemental_evil": ()}
    )
    assert income_of(table.g, 0) == 15


@pytest.mark.rule("NER-INC-10")
def test_a_liberated_space_brings_its_gold_to_the_ally():
    table = Table(
        {"bleakstrand": "1 footsoldier"}, mode="alliance-4", held={"skullgate_pass": "nerath"}, decks=NO_CARDS
    )
    table.play("move 1:footsoldier@bleakstrand skullgate_pass", "end", "end")
    assert table.holder("skullgate_pass") == "iron_circle"
    table.play("end", "end")
    table.play("end", "end")
    assert table.facts("income") == [(0, 15), (1, 13), (2, 13)]


@pytest.mark.rule("NER-INC-10")
def test_the_ally_collects_only_for_what_it_still_controls_then(dice):
    table = Table(
        {"bleakstrand": "1 footsoldier"},
        {"kingsgate_march": "1 dragon"},
        mode="alliance-4",
        held={"skullgate_pass": "nerath"},
        decks=NO_CARDS,
    )
    table.play("move 1:footsoldier@bleakstrand skullgate_pass", "end", "end")
    dice(20, 1)
    table.play("move 1:dragon@kingsgate_march skullgate_pass", "end", "end", "end")
    table.play("end", "end")
    assert table.facts("income") == [(0, 15), (1, 14), (2, 12)]


@pytest.mark.rule("NER-INC-11")
def test_gold_stays_in_the_treasury_without_limit():
    table = Table(step="income", gold={"karkoth": 5000}, decks=NO_CARDS)
    assert table.gold("karkoth") == 5015
    for _ in range(4):
        table.play("end", "end")
    assert table.gold("karkoth") == 5030


@pytest.mark.rule("NER-INC-01")
def test_what_a_card_takes_off_the_next_income_waits_for_that_realms_own_step():
    table = Table(step="reinforce", decks=NO_CARDS)
    lasting(table.g, "income", 1, "income", amount=-2)
    table.play("end")
    table.play("end", "end")
    assert table.facts("income") == [(0, 15), (1, 11)]
    for _ in range(4):
        table.play("end", "end")
    assert table.facts("income")[-1] == (1, 13)
