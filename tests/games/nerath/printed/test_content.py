"""The content files: what they say of cards, and how a mistake is reported."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.nerath.components import EVENT, GUARDIAN, REALM_IDS, TREASURE, each_realm, effects_of
from gonfalon.games.nerath.printed import (
    CARD_RULES,
    CONTENT,
    EDITION,
    EVENT_TIMINGS,
    EVENTS,
    GUARDIANS,
    TREASURE_TIMINGS,
    TREASURES,
)
from gonfalon.games.nerath.printed.checks import KEYS
from gonfalon.games.nerath.printed.guardians import Guardian
from gonfalon.games.nerath.printed.setup import Realm
from gonfalon.lore.content import check

# ------------------------------------------------------------------------------ cards


@pytest.mark.rule("NER-CMP-15")
def test_no_event_card_belongs_to_two_decks():
    assert len({event.name_en for event in EVENTS}) == len({event.text_en for event in EVENTS}) == 80
    assert all(event.id.startswith(event.realm) for event in EVENTS)


@pytest.mark.rule("NER-CMP-15")
@each_realm
def test_each_deck_has_the_kinds_of_effects_that_the_rulebook_names(realm: Realm):
    ops = {effect.op for event in EVENTS if event.realm == realm.id for effect in effects_of(event)}
    assert {"place", "battle_mod"} <= ops
    kinds = {
        "moves": {"set_move", "add_move", "pass_through", "leap_move", "transfer", "extra_run_amok"},
        "hindrances": {"suppress_attack", "immobilize", "forbid_entry", "force_retreat_or_pay", "cancel_event"},
        "damage": {"strike", "destroy_or_pay", "deal_damage", "lose_piece_or_pay", "convert"},
    }
    assert [name for name, any_of in kinds.items() if not any_of & ops] == []


@pytest.mark.rule("NER-CMP-15")
def test_some_cards_steal_gold():
    assert {event.realm for event in EVENTS for effect in event.effects if effect.op == "steal_gold"}


def test_the_decks_are_as_strong_as_the_rulebook_says():
    worth = {realm: sum(event.value for event in EVENTS if event.realm == realm) for realm in REALM_IDS}
    assert min(worth, key=worth.__getitem__) == "karkoth"
    assert max(worth, key=worth.__getitem__) == "nerath"


@pytest.mark.rule("NER-CMP-18")
@pytest.mark.parametrize("guardian", GUARDIANS, ids=lambda guardian: guardian.id)
def test_a_guardian_shows_dice_and_no_ability_but_the_three(guardian: Guardian):
    assert guardian.dice
    assert guardian.hero_hits_on in (6, 7, 8)
    told = [f"{guardian.hero_hits_on}+"] if guardian.hero_hits_on > 6 else []
    told += [f"{guardian.reward_gold} Gold"] if guardian.reward_gold else []
    told += ["First Strike"] if guardian.first_strike else []
    _, *abilities = guardian.text_en.rstrip(".").split(". ")
    assert len(abilities) == len(told)
    assert all(any(words in ability for ability in abilities) for words in told)


@pytest.mark.rule("NER-CMP-18")
def test_the_guardians_that_the_rulebook_describes():
    medusa, troll, beholder = GUARDIAN["medusa"], GUARDIAN["troll"], GUARDIAN["beholder"]
    assert (medusa.dice, medusa.first_strike) == ((20,), True)
    assert (troll.dice, troll.hero_hits_on in (7, 8)) == ((8, 8), True)
    assert sorted(beholder.dice) == [6, 20]


@pytest.mark.rule("NER-CMP-19")
def test_the_veteran_warlord_makes_every_piece_of_nerath_hit_on_5():
    card = EVENT["nerath_veteran_warlord"]
    assert (card.name_en, card.realm) == ("Veteran Warlord", "nerath")
    (effect,) = card.effects
    assert (effect.op, effect.side, effect.piece, effect.count, effect.hit_on) == ("battle_mod", "own", "", 0, 5)
    assert effect.dungeon, "the rulebook plays it against a Troll"


@pytest.mark.rule("NER-CMP-19")
def test_the_horn_of_valhalla_calls_footsoldiers():
    horn = TREASURE["horn_of_valhalla"]
    (power,), (property_,) = horn.power, horn.property
    assert (power.op, power.piece, power.count, power.where) == ("place", "footsoldier", 3, "friendly_land")
    assert (property_.op, property_.piece, property_.count) == ("place", "footsoldier", 1)
    assert (property_.where, property_.trigger, property_.limit) == (
        "friendly_land",
        "own_turn_start",
        "once_per_own_turn",
    )


@pytest.mark.rule("NER-CRD-09")
def test_flavour_text_is_told_apart_and_no_rule_reads_it():
    for event in EVENTS:
        assert event.flavor_en
        assert event.flavor_fr
        assert event.flavor_en not in event.text_en
    folder = CONTENT.parent
    rules = [file for file in folder.rglob("*.py") if file.relative_to(folder).parts[0] not in ("printed", "draw")]
    assert [file.name for file in rules if "flavor" in file.read_text(encoding="utf-8")] == []


@pytest.mark.rule("NER-CRD-25")
def test_treasures_have_a_power_a_property_both_or_neither():
    shown = Counter((bool(card.power), bool(card.property)) for card in TREASURES)
    assert set(shown) == {(True, True), (True, False), (False, True), (False, False)}
    assert 2 * sum(bool(card.property) for card in TREASURES) > len(TREASURES), "most have a Property"
    assert {card.vp for card in TREASURES} == {1, 2, 3}


def test_every_timing_and_every_operation_is_used():
    assert {event.timing for event in EVENTS} == set(EVENT_TIMINGS)
    assert {card.timing for card in TREASURES} == set(TREASURE_TIMINGS)
    assert {effect.op for card in (*EVENTS, *TREASURES) for effect in effects_of(card)} == set(KEYS)
    assert CARD_RULES["impossible"].text_fr


def test_a_timing_that_both_kinds_of_cards_have_is_the_same_moment():
    assert set(TREASURE_TIMINGS) - set(EVENT_TIMINGS) == {"own_turn_start", "own_turn_any"}


# ------------------------------------------------------------------------ the content


def test_the_content_has_no_problem():
    assert check(EDITION) == []


def test_what_works_in_one_kind_of_battle_only_says_so():
    for card in (*EVENTS, *TREASURES):
        told = " ".join(getattr(card, what, "") for what in ("text_en", "power_en", "property_en")).casefold()
        said = {kind for kind in ("land", "sea") if f"{kind} battle" in told}
        assert said == {effect.battle for effect in effects_of(card)} - {""}, card.id


def test_numbers_in_texts_are_those_of_the_effects():
    for event in EVENTS:
        for effect in effects_of(event):
            for number in (effect.amount, effect.amount_if, effect.max, effect.move, effect.hit_on):
                assert not number or str(number) in re.sub(r"\dd\d+", "", event.text_en), event.id


def problems_with(tmp_path, file: str, right: str, wrong: str) -> list[str]:
    """What is said of a pack in which something right was made wrong."""
    text = (CONTENT / file).read_text(encoding="utf-8")
    assert right in text
    (tmp_path / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    return check(EDITION, tmp_path)


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ('op = "gain_god", amount = 3', '.op: "gain_god" is not allowed; did you mean gain_gold?'),
        ('op = "gain_gold", amout = 3', ": there is no field amout; did you mean amount?"),
        ('op = "gain_gold", amount = "three"', ".amount: expected a whole number, got text."),
        ('op = "gain_gold", amount = -3', ".amount: expected a whole number >= 0."),
        ("amount = 3", ": the field op is missing; add it."),
    ],
)
def test_an_effect_of_another_shape_is_refused(tmp_path, wrong, problem):
    found = problems_with(tmp_path, "events.toml", 'op = "gain_gold", amount = 3', wrong)
    assert found == [f'events.toml, event "karkoth_tribute_of_the_satraps", field effect[0]{problem}']


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ('op = "place", count = 1, where = "own_land"', "the effect place needs piece or group."),
        ('op = "place", piece = "wizzard", where = "own_land"', 'there is no piece or group "wizzard".'),
        ('op = "place", group = { wizzard = 1 }, where = "own_land"', 'there is no piece "wizzard".'),
        ('op = "strike", dice = "4d7", target = "enemy_in_battle"', 'there is no throw of dice "4d7".'),
        ('op = "draw_event", count = 1, hit_on = 5', "the effect draw_event has no use for hit_on."),
        ('op = "choose", options = [[{ op = "draw_event" }]]', "the effect draw_event needs count."),
    ],
)
def test_an_effect_that_makes_no_sense_is_refused(tmp_path, wrong, problem):
    found = problems_with(tmp_path, "events.toml", 'op = "gain_gold", amount = 3', wrong)
    assert found == [f"events.toml, karkoth_tribute_of_the_satraps: {problem}"]


@pytest.mark.parametrize(
    ("file", "right", "wrong", "problem"),
    [
        (
            "events.toml",
            'timing = "own_battle_won_land"\nplay_immediately = false',
            'timing = "own_battle_won_land"\nplay_immediately = true',
            "events.toml, karkoth_raise_the_fallen: play_immediately should be false.",
        ),
        (
            "events.toml",
            'timing = "own_battle_won_land"',
            'timing = "battle_start_any"',
            "events.toml, karkoth_raise_the_fallen: its window is turn, but that of its timing is battle.",
        ),
        (
            "events.toml",
            'timing = "own_battle_won_land"',
            'timing = "own_battle"',
            'events.toml, karkoth_raise_the_fallen: there is no timing "own_battle".',
        ),
        (
            "events.toml",
            "number = 1\n",
            "number = 21\n",
            "events.toml, event: the decks must be listed in turn order, each numbered from 1.",
        ),
        (
            "treasures.toml",
            'property_en = "In each battle, one of your Fighters rolls d20 instead of d10."\n',
            "",
            "treasures.toml, vorpal_sword: property, property_en and property_fr go together; one is missing.",
        ),
        (
            "guardians.toml",
            "dice = [20]",
            "dice = [9]",
            'guardians.toml, medusa: there is no die "9".',
        ),
        (
            "setup.toml",
            "siege_engine = 1, fighter = 1",
            "siege_engin = 1, fighter = 1",
            'setup.toml, maze_of_maur_khul: there is no piece "siege_engin".',
        ),
        (
            "setup.toml",
            'seats = [["karkoth", "iron_circle"], ["vailin", "nerath"]]',
            'seats = [["karkoth", "iron_circle"], ["vailin", "vailin"]]',
            "setup.toml, two_players: each realm must have exactly one seat.",
        ),
        (
            "setup.toml",
            'ally = "iron_circle"',
            'ally = "vailin"',
            "setup.toml, karkoth: there is no alliance of karkoth and vailin.",
        ),
        (
            "setup.toml",
            "treasure_cards = 30",
            "treasure_cards = 31",
            "The files disagree on the number of treasure cards: 30, 31.",
        ),
        (
            "map.toml",
            '"lake_surth", "ossuary_steppe", "vault_of_the_drow"]',
            '"lake_surth", "ossuary_steppe"]',
            "map.toml, vault_of_the_drow: karkothi_throneholds is its neighbour, but does not name it as its own.",
        ),
        (
            "map.toml",
            "capital = true\ncoastal = true",
            "capital = true\ncoastal = false",
            "map.toml, karkothi_throneholds: by its neighbours coastal should be true.",
        ),
        (
            "map.toml",
            "capital = true",
            "capital = false",
            "map.toml, karkothi_throneholds: capital should be true; see setup.toml.",
        ),
        (
            "map.toml",
            'kind = "dungeon"',
            'kind = "dungeons"',
            'map.toml, space "buried_ziggurat", field kind: "dungeons" is not allowed; did you mean dungeon?',
        ),
    ],
)
def test_a_mistake_is_told_in_a_sentence(tmp_path, file, right, wrong, problem):
    assert problem in problems_with(tmp_path, file, right, wrong)
