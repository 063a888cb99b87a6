"""The content of Heroes: what must hold of it, and what is said when it does not."""

import re

import msgspec
import pytest

from games.heroes.tampering import in_entry, problems_with
from gonfalon.games.heroes.printed import (
    ARTIFACTS,
    CARD_ID,
    CARDS,
    CONTENT,
    CREATURE_ID,
    CREATURES,
    EDITION,
    FILES,
    HEROES,
    LOCATION_ID,
    LOCATIONS,
    MORALE_CHANGES,
    NEUTRALS,
    SPELLS,
    TILE_ID,
    TILES,
    UNITS,
)
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.names import structs_in
from gonfalon.games.heroes.printed.ops import OPS, operation
from gonfalon.games.heroes.printed.ops.cards import Discard, Draw
from gonfalon.games.heroes.printed.ops.combat import ChainDamage
from gonfalon.games.heroes.printed.ops.land import MoveHero, Movement
from gonfalon.lore.content import check


def test_the_content_has_no_problem():
    assert check(EDITION) == []


def test_a_pack_can_change_an_entry(tmp_path):
    text = (CONTENT / "units.toml").read_text(encoding="utf-8")
    (tmp_path / "units.toml").write_text(text.replace("hp = 2", "hp = 3", 1), encoding="utf-8")
    assert check(EDITION, tmp_path) == []


def test_things_are_numbered_in_the_order_of_the_files():
    assert [CREATURE_ID[each.id] for each in CREATURES] == list(range(len(CREATURES)))
    assert CREATURES[: len(UNITS)] == UNITS
    assert CREATURES[len(UNITS) : len(UNITS) + len(NEUTRALS)] == NEUTRALS
    assert [CARD_ID[card.id] for card in CARDS] == list(range(len(CARDS)))
    assert [TILE_ID[tile.id] for tile in TILES] == list(range(len(TILES)))


def test_what_is_printed_cannot_be_changed():
    with pytest.raises(AttributeError):
        HEROES[0].magic_arrows = 3  # type: ignore[misc]
    with pytest.raises(AttributeError):
        SPELLS[0].levels[0].ops[0].amount = 9  # type: ignore[attr-defined]


# ------------------------------------------------------------------ operations


def test_every_operation_has_a_class_that_says_what_it_means():
    assert len(OPS) == len(FILES.vocabulary.ops) == 276
    for word in FILES.vocabulary.ops:
        told = re.sub(r"\s+", " ", OPS[word.id].__doc__ or "").strip()
        assert told == word.meaning


def test_every_operation_of_the_files_is_read_into_its_class():
    found = [op for content in FILES for _, op in structs_in(content, "") if isinstance(op, Op)]
    assert {op.name for op in found} == set(OPS)
    assert all(type(op) is OPS[op.name] for op in found)
    assert len(found) > 1500


def test_what_cards_do_is_read_in_their_order():
    charm = ARTIFACTS[[card.id for card in ARTIFACTS].index("charm_of_mana")]
    assert [option.ops for option in charm.options] == [
        (Discard(amount=2, as_cost=True), Draw(amount=3)),
        (Draw(amount=2), Discard(amount=1)),
    ]
    portal = SPELLS[[spell.id for spell in SPELLS].index("town_portal")]
    assert [(level.power, level.ops[1:]) for level in portal.levels] == [
        (0, ()),
        (2, (Movement(amount=1, hero="same"),)),
        (4, (Movement(amount=2, hero="same"),)),
    ]
    assert {level.ops[0] for level in portal.levels} == {MoveHero(to="own_town_or_settlement")}
    chain = SPELLS[[spell.id for spell in SPELLS].index("chain_lightning")]
    assert chain.levels[2].ops == (ChainDamage(amounts=(3, 2, 1)),)


def test_an_operation_is_written_as_it_is_read():
    for op in (op for location in LOCATIONS for op in location.ops):
        assert operation(msgspec.to_builtins(op)) == op


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        (
            '{ op = "damage", amount = 1, target = "any_unit" }',
            '{ op = "damge", amount = 1, target = "any_unit" }',
            'there is no operation "damge"; perhaps damage is meant',
        ),
        (
            '{ op = "damage", amount = 1, target = "any_unit" }',
            '{ amount = 1, target = "any_unit" }',
            'there is no operation ""; right would be one of ',
        ),
        (
            '{ op = "damage", amount = 1, target = "any_unit" }',
            '{ op = "damage", amount = 1, target = "any_units" }',
            'operation "damage", field target: "any_units" is not allowed; perhaps any_unit is meant',
        ),
        (
            '{ op = "damage", amount = 1, target = "any_unit" }',
            '{ op = "damage", amount = 1 }',
            'operation "damage": the field target is missing; add it',
        ),
        (
            '{ op = "damage", amount = 1, target = "any_unit" }',
            '{ op = "damage", amount = 1, target = "any_unit", times = 2 }',
            'operation "damage": there is no field times; perhaps tiers is meant',
        ),
        (
            '{ op = "damage", amount = 1, target = "any_unit" }',
            '{ op = "damage", amount = "two", target = "any_unit" }',
            'operation "damage", field amount: expected a whole number, got text',
        ),
    ],
)
def test_a_mistake_in_an_operation_is_told_with_its_entry(tmp_path, right, wrong, problem):
    (said,) = problems_with(tmp_path, "cards.toml", in_entry("cards.toml", "magic_arrow", right, wrong))
    assert said.startswith(f'cards.toml, spell "magic_arrow", field level[0]: {problem}')


def test_a_mistake_in_an_operation_of_a_location_names_the_location(tmp_path):
    change = in_entry("locations.toml", "temple", 'value = "positive"', 'value = "good"')
    (said,) = problems_with(tmp_path, "locations.toml", change)
    assert said.startswith('locations.toml, location "temple": operation "morale", field value: "good" is not')


# ------------------------------------------------------------------- what holds


def test_the_examples_of_the_rulebook():
    zombies, skeletons = (
        CREATURES[CREATURE_ID["necropolis_zombies"]],
        CREATURES[CREATURE_ID["necropolis_skeletons"]],
    )
    troglodytes = NEUTRALS[[card.id for card in NEUTRALS].index("neutral_troglodytes")]
    assert (zombies.few.attack, zombies.few.defense) == (2, 1)  # type: ignore[union-attr]
    faces = [skeletons.few, skeletons.pack]  # type: ignore[union-attr]
    assert [(face.defense, face.hp) for face in faces] == [(1, 2), (1, 2)]
    assert troglodytes.hp == 3


def test_what_becomes_of_a_morale_token():
    assert MORALE_CHANGES["none", "gain_positive"] == "positive"
    assert MORALE_CHANGES["positive", "gain_negative"] == "none"
    assert MORALE_CHANGES["negative", "gain_negative"] == "negative_and_discard_hand_at_turn_end"


def test_the_shrines_are_told_apart_by_their_price():
    gesture, incantation = (
        LOCATIONS[LOCATION_ID[f"shrine_of_magic_{name}"]].ops[0] for name in ("gesture", "incantation")
    )
    assert gesture.pay is None  # type: ignore[attr-defined]
    assert incantation.pay.gold == 3  # type: ignore[attr-defined]
