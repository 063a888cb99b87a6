"""What all Treasure cards share: how they are found, kept and played."""

from __future__ import annotations

import pytest

from games.nerath.battlefield import NO_CARDS, explore
from games.nerath.table import Table
from games.nerath.treasure_cards import VALE, battle, quiet, rolled
from gonfalon.games.nerath.printed import TREASURE_ID, TREASURES
from gonfalon.games.nerath.rules.effects import PROPERTIES
from gonfalon.games.nerath.rules.windows import AT_TURN_START, BEFORE_DRAW, POWERS, RELICS

WINDOWS = {
    "own_turn_start": ["own_turn_start", "own_draw"],
    "own_move_start": ["move"],
    "battle_start_any": ["battle_start", "battle_start"],
    "own_reinforce": ["recruit"],
    "own_income": ["own_income"],
    "own_turn_any": [
        "own_turn_start",
        "own_draw",
        "move",
        "move after a move",
        "move after a move",
        "between_battles",
        "reposition",
        "recruit",
        "own_income",
    ],
}


def windows_of(card, dice):
    """At which questions of a whole turn with two battles a card may be played."""
    table = Table(
        karkoth={
            "blackspear_hills": "1 footsoldier",
            "chainwrought_vale": "1 footsoldier",
            "ashen_vale": "1 dragon",
        },
        vailin={VALE: "1 footsoldier", "forbidden_city": "1 footsoldier"},
        step="turn",
        chest={"karkoth": (card,)},
        decks={"karkoth": quiet("karkoth", 1)},
    )
    dice(6, 1, 6, 1)
    moves = [f"move 1:footsoldier@blackspear_hills {VALE}", "move 1:footsoldier@chainwrought_vale forbidden_city"]
    offered, moved = [], 0
    while table.g.active == 0:
        ((_, ask),) = table.match.asks.items()
        options = table.options()
        if f"treasure {card}" in options:
            offered.append("move after a move" if ask.what == "move" and moved else ask.what)
        if ask.what == "move" and moved < 2:
            table.play(moves[moved])
            moved += 1
        else:
            table.play(next(line for line in ("pass", "end", *options) if line in options))
    return offered


@pytest.mark.rule("NER-CRD-19")
@pytest.mark.parametrize("card", [treasure.id for treasure in TREASURES])
def test_a_treasure_card_may_be_played_when_its_text_says_and_at_no_other_time(card, dice):
    assert windows_of(card, dice) == WINDOWS[TREASURES[TREASURE_ID[card]].timing]


@pytest.mark.rule("NER-CRD-19")
def test_nobody_plays_a_treasure_card_in_the_turn_of_another():
    table = Table(active="vailin", step="turn", chest={"karkoth": ("scepter_of_the_first_kings",)}, decks=NO_CARDS)
    while table.g.active == 1:
        assert list(table.match.asks) == [1]
        table.play("end")


@pytest.mark.rule("NER-CRD-19")
def test_the_defender_too_plays_cards_at_the_start_of_a_battle():
    table = battle("1 fighter", "1 fighter", chest={"vailin": ("vorpal_sword",)})
    assert table.asked == "1 battle_start"


@pytest.mark.rule("NER-CRD-18")
def test_a_treasure_card_goes_to_the_hand_of_the_realm_whose_heroes_plundered_and_stays_there(dice):
    table = explore(dice, "1 fighter", ("owlbear",), 8, 1, treasure_deck=("iron_flask",))
    assert table.g.chest == ((TREASURE_ID["iron_flask"],), (), (), ())
    assert table.points("karkoth") == 0
    while table.g.active == 0:
        options = table.options()
        table.play(next(line for line in ("end", *options) if line in options))
    assert table.g.chest[0] == (TREASURE_ID["iron_flask"],)


@pytest.mark.rule("NER-CRD-26")
def test_without_treasure_cards_in_the_deck_plundering_gives_none(dice):
    table = explore(dice, "1 fighter", ("owlbear",), 8, 1, treasure_deck=())
    assert table.facts("plundered")
    assert table.g.chest == ((), (), (), ())


@pytest.mark.rule("NER-CRD-20", "NER-CRD-21", "NER-SCO-07")
def test_any_number_of_treasure_cards_lie_before_their_owner_for_good():
    cards = [treasure.id for treasure in TREASURES if treasure.timing == "own_turn_any" and treasure.vp == 3]
    table = Table(chest={"karkoth": tuple(cards)}, decks=NO_CARDS)
    for card in cards:
        table.play(f"treasure {card}")
    played = tuple(TREASURE_ID[card] for card in cards)
    assert (table.g.treasures[0], table.g.chest[0], table.points("karkoth")) == (played, (), 3 * len(cards))
    while table.g.turn < 12:
        options = table.options()
        table.play(next(line for line in ("end", "pass", *options) if line in options))
    assert table.g.treasures[0] == played


@pytest.mark.rule("NER-CRD-23")
def test_a_power_happens_once():
    table = Table(step="income", chest={"karkoth": ("purse_of_plenty",)}, decks=NO_CARDS)
    table.play("treasure purse_of_plenty")
    while table.g.turn < 13:
        options = table.options()
        table.play(next(line for line in ("end", "pass", *options) if line in options))
    assert table.facts("gained") == [(0, 2)]


@pytest.mark.rule("NER-CRD-24")
def test_a_property_counts_from_the_moment_the_card_is_played(dice):
    table = battle("1 fighter", "1 footsoldier", chest={"karkoth": ("vorpal_sword",)})
    dice(20, 1)
    table.play("treasure vorpal_sword")
    assert rolled(table) == [20]


@pytest.mark.rule("NER-CRD-25")
@pytest.mark.parametrize("treasure", TREASURES, ids=lambda treasure: treasure.id)
def test_every_power_and_every_property_on_a_card_does_something(treasure):
    number = TREASURE_ID[treasure.id]
    seen_at_once = treasure.id == "eye_of_the_deep"
    assert (number in POWERS) == (bool(treasure.power) or seen_at_once)
    lasting = any(number in table for table in (PROPERTIES, RELICS, AT_TURN_START, BEFORE_DRAW))
    assert lasting == bool(treasure.property)


@pytest.mark.rule("NER-CRD-17", "NER-SCO-07")
@pytest.mark.parametrize(
    ("card", "step"),
    [
        ("rod_of_rulership", "move"),
        ("sphere_of_unmaking", "move"),
        ("cloak_of_shadows", "move"),
        ("crown_of_command", "move"),
        ("orb_of_dragonkind", "reinforce"),
        ("thieves_compass", "income"),
    ],
)
def test_a_treasure_card_that_can_do_nothing_is_played_for_its_points(card, step):
    poor = dict.fromkeys(("karkoth", "vailin", "iron_circle", "nerath"), 0)
    table = Table(step=step, chest={"karkoth": (card,)}, gold=poor)
    table.play(f"treasure {card}")
    assert table.points("karkoth") == TREASURES[TREASURE_ID[card]].vp
    assert not table.asked.startswith("0 card")
