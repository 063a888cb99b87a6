"""Who takes the hits (chapter BAT), and what a sensible player gives up first."""

from __future__ import annotations

from random import Random

import pytest

from games.nerath.battlefield import FIELD, SEA, face, fight, lay, press, rolls
from gonfalon.games.nerath.bots.odds import Force, fighters, loads_of
from gonfalon.games.nerath.bots.odds_chain import Side
from gonfalon.games.nerath.codes import SPACE_NUMBER, loss_of
from gonfalon.games.nerath.rules.damage import sensibly
from gonfalon.games.nerath.rules.effects import kinds, lasting
from gonfalon.games.nerath.rules.fighters import printed_terms
from gonfalon.games.nerath.rules.ranks import Ranks, heroes_aboard
from gonfalon.games.nerath.state import CASTLE, DRAGON, LAND_PIECES, MONSTER, WARSHIP, ship_with


@pytest.mark.rule("NER-BAT-11")
def test_each_hit_is_one_damage_to_a_piece_its_player_chooses(dice):
    table = fight(dice, "1 footsoldier, 1 monster", "1 footsoldier, 1 fighter, 1 wizard", 1, 6, 1, 1, 1)
    assert table.asked == "1 lose"
    assert [line for line in table.options() if line != "sensible"] == [
        "lose vailin:footsoldier",
        "lose vailin:fighter",
        "lose vailin:wizard",
    ]
    table.play("lose vailin:wizard")
    assert table.pieces("vailin", FIELD) == {"footsoldier": 1, "fighter": 1}


@pytest.mark.rule("NER-BAT-12")
def test_a_player_takes_hits_one_after_another_in_any_order(dice):
    for first, second in (("fighter", "footsoldier"), ("footsoldier", "fighter")):
        table = fight(dice, "3 footsoldier", "1 footsoldier, 1 fighter, 1 monster", 6, 6, 1, 1, 1, 1)
        table.play(f"lose vailin:{first}", f"lose vailin:{second}")
        assert table.pieces("vailin", FIELD) == {"monster": 1}


@pytest.mark.rule("NER-BAT-13")
def test_one_damage_destroys_all_but_dragons_castles_and_what_a_card_names(dice):
    everything = ("footsoldier", "siege_engine", "fighter", "wizard", "monster", "storm_elemental")
    for piece in everything:
        table = fight(dice, "2 footsoldier", f"1 {piece}", *((1,) if piece == "wizard" else ()), 6, 1, 1)
        assert table.pieces("vailin", FIELD) == {}
    for piece in ("dragon", "castle"):
        table = fight(dice, "2 footsoldier", f"1 {piece}, 3 footsoldier", 6, 1, 1, 1, 1, 1)
        table.play(f"lose vailin:{piece}")
        assert table.pieces("vailin", FIELD) == {"footsoldier": 3, piece: 1}
    table = face("2 footsoldier", "1 monster")
    lasting(table.g, "durable", 1, "battle", kinds=kinds(MONSTER), amount=2)
    dice(6, 1, 1)
    table.play("end")
    assert table.pieces("vailin", FIELD) == {"monster": 1}


@pytest.mark.rule("NER-BAT-14")
def test_two_hits_on_a_dragon_and_a_footsoldier_are_taken_by_one_each(dice):
    table = fight(dice, "3 footsoldier", "1 dragon, 1 footsoldier", 6, 6, 1, 1, 1)
    table.play("lose vailin:dragon")
    assert table.pieces("vailin", FIELD) == {"dragon": 1}
    table = fight(dice, "3 footsoldier", "1 dragon, 1 footsoldier", 6, 6, 6, 1, 1)
    assert table.pieces("vailin", FIELD) == {}


@pytest.mark.rule("NER-BAT-14")
def test_hits_go_round_again_when_every_piece_has_taken_one(dice):
    table = fight(dice, "4 footsoldier", "2 dragon", 6, 6, 6, 1, 1, 1)
    assert table.pieces("vailin", FIELD) == {"dragon": 1}
    press(table, dice, 6, 1, 1, 1, 1)
    assert table.pieces("vailin", FIELD) == {}


@pytest.mark.rule("NER-BAT-14")
def test_damage_of_an_earlier_round_does_not_spare_a_dragon(dice):
    table = fight(dice, "3 footsoldier", "1 dragon, 2 footsoldier", 6, 1, 1, 1, 1, 1)
    table.play("lose vailin:dragon")
    press(table, dice, 6, 1, 1, 1, 1, 1)
    assert table.options() == ["lose vailin:footsoldier", "lose vailin:dragon*", "sensible"]
    table.play("lose vailin:dragon*")
    assert table.pieces("vailin", FIELD) == {"footsoldier": 2}


@pytest.mark.rule("NER-BAT-15")
def test_hits_beyond_what_a_side_can_take_are_lost(dice):
    table = lay(
        {"starfall_vale": "2 siege_engine", "forbidden_city": "1 footsoldier"},
        {"starfall_vale": "1 footsoldier", "forbidden_city": "1 footsoldier"},
    )
    table.play("end")
    dice(6, 6, 6, 6, 1, 1, 1)
    table.play("battle starfall_vale")
    assert table.pieces("vailin", "starfall_vale") == {}
    assert table.pieces("vailin", "forbidden_city") == {"footsoldier": 1}


@pytest.mark.rule("NER-BAT-16")
def test_destroyed_pieces_of_both_sides_leave_the_board(dice):
    table = fight(dice, "2 fighter", "2 footsoldier", 6, 1, 6, 1)
    assert table.pieces("karkoth", FIELD) == {"fighter": 1}
    assert table.pieces("vailin", FIELD) == {"footsoldier": 1}
    at = SPACE_NUMBER[FIELD]
    assert table.facts("lost") == [(0, 2, 1, at), (1, 0, 1, at)]


@pytest.mark.rule("NER-BAT-17")
def test_neither_side_sees_what_the_other_gives_up(dice):
    table = fight(dice, "1 fighter, 1 footsoldier", "1 fighter, 1 footsoldier", 1, 6, 1, 6)
    assert table.asked == "0 lose, 1 lose"
    before = table.match.view({1})
    table.play_as(0, "lose karkoth:fighter")
    after = table.match.view({1})
    assert (after.state.troops, after.log) == (before.state.troops, before.log)
    assert table.pieces("karkoth", FIELD) == {"footsoldier": 1, "fighter": 1}
    table.play_as(1, "lose vailin:fighter")
    assert table.pieces("karkoth", FIELD) == table.pieces("vailin", FIELD) == {"footsoldier": 1}


@pytest.mark.rule("NER-BAT-17")
def test_a_forced_choice_is_made_at_once(dice):
    table = fight(dice, "2 siege_engine", "1 footsoldier, 1 monster, 1 castle", 6, 6, 6, 1, 1, 1, 1)
    assert table.facts("lost") == [(1, 0, 1, SPACE_NUMBER[FIELD]), (1, 4, 1, SPACE_NUMBER[FIELD])]
    assert table.holder(FIELD) == "karkoth"


@pytest.mark.rule("NER-BAT-25")
def test_a_dragon_with_damage_fights_on_and_recovers_when_the_battle_is_over(dice):
    table = fight(dice, "2 footsoldier", "1 dragon", 6, 1, 1)
    assert table.g.wounds
    press(table, dice, 1, 1, 6)
    assert rolls(table)[-1] == "vailin: d20 6"
    table.play("retreat", "move 1:footsoldier@starfall_vale shroudmoor")
    assert table.g.wounds == {}


@pytest.mark.rule("NER-BAT-26")
def test_damage_is_kept_from_round_to_round(dice):
    table = fight(dice, "2 footsoldier", "2 dragon", 6, 1, 1, 1)
    press(table, dice, 1, 1, 1, 1)
    press(table, dice, 6, 1, 1, 1)
    assert table.options() == ["lose vailin:dragon*", "lose vailin:dragon", "sensible"]
    table.play("lose vailin:dragon")
    press(table, dice, 6, 6, 1, 1)
    assert table.pieces("vailin", FIELD) == {}


@pytest.mark.rule("NER-BAT-27", "NER-BAT-28")
def test_a_castle_takes_one_hit_and_is_out_of_the_battle(dice):
    table = fight(dice, "2 footsoldier", "1 castle, 1 footsoldier", 6, 2, 1, 6)
    assert table.asked == "1 lose"
    table.play("lose vailin:castle")
    assert table.pieces("vailin", FIELD) == {"footsoldier": 1, "castle": 1}
    assert table.pieces("karkoth", FIELD) == {"footsoldier": 1}
    press(table, dice, 1, 1)
    assert rolls(table)[-1] == "vailin: d6 1"


@pytest.mark.rule("NER-BAT-27")
def test_an_inactive_castle_takes_no_more_damage_and_stays_inactive(dice):
    table = fight(dice, "2 footsoldier", "1 castle, 3 footsoldier", 6, 1, 1, 1, 1, 1)
    table.play("lose vailin:castle")
    press(table, dice, 6, 1, 1, 1, 1)
    assert table.pieces("vailin", FIELD) == {"footsoldier": 2, "castle": 1}
    press(table, dice, 1, 1, 1, 1)
    assert rolls(table)[-1] == "vailin: d6 1, d6 1"


@pytest.mark.rule("NER-BAT-28")
def test_a_castle_need_not_take_the_hit(dice):
    table = fight(dice, "2 footsoldier", "1 castle, 1 footsoldier", 6, 1, 1, 1)
    table.play("lose vailin:footsoldier")
    press(table, dice, 1, 1, 1)
    assert rolls(table)[-1] == "vailin: d20 1"


@pytest.mark.rule("NER-BAT-29")
def test_a_castle_is_usable_again_after_the_battle_for_whoever_has_it_then(dice):
    table = lay(
        {"starfall_vale": "1 footsoldier", "forbidden_city": "2 footsoldier"},
        {"starfall_vale": "1 castle", "forbidden_city": "1 castle"},
    )
    table.play("end")
    dice(6, 1, 1, 6, 1)
    table.play("battle starfall_vale")
    assert table.holder("starfall_vale") == "karkoth"
    assert rolls(table)[1::2] == ["vailin: d20 1", "vailin: d20 1"]
    assert table.pieces("karkoth", "forbidden_city") == {"footsoldier": 2, "castle": 1}
    assert table.g.wounds == {}


def test_sensible_takes_the_rest_of_the_hits_in_order_of_worth(dice):
    table = fight(dice, "4 footsoldier", "1 dragon, 1 wizard, 1 monster, 2 footsoldier", 1, 6, 6, 6, 1, 1, 1, 1, 1)
    table.play("sensible")
    assert table.pieces("vailin", FIELD) == {"wizard": 1, "monster": 1, "dragon": 1}
    assert table.g.wounds


def random_side(rng: Random, sea: bool, attacking: bool) -> tuple[Force, list[tuple[int, int]]]:
    """A force, and the same as types and numbers."""
    kinds = [kind for kind in range(9) if kind not in ((CASTLE,) if sea else (CASTLE, WARSHIP))]
    counts = [0] * 9
    for _ in range(rng.randint(1, 9)):
        counts[rng.choice(kinds)] += 1
    if sea:
        counts[WARSHIP] = max(counts[WARSHIP], -(-sum(counts[kind] for kind in LAND_PIECES) // 2))
        force = Force(tuple(counts))
        army = [(ship_with(load), 1) for load in loads_of(force)]
        return force, army + [(kind, counts[kind]) for kind in (6, DRAGON) if counts[kind]]
    counts[CASTLE] = int(not attacking and rng.random() < 0.5)
    return Force(tuple(counts)), [(kind, n) for kind, n in enumerate(counts) if n]


def prices_of(side: Side, state: tuple[int, ...], hits: int) -> list[float]:
    """What each of so many hits in one phase costs, as the calculator shares them out."""
    found, struck = [], 0
    for _ in range(hits):
        standing = [n for n, left in enumerate(state) if left]
        spared = [n for n in standing if not struck >> n & 1]
        if not standing:
            break
        found.append(min(side.price(state, n) for n in spared or standing))
        state, struck = side.hit(state, struck)
    return found


@pytest.mark.parametrize("attacking", [True, False])
@pytest.mark.parametrize("sea", [True, False])
@pytest.mark.parametrize("seed", range(50))
def test_what_is_sensible_here_is_what_the_odds_are_reckoned_with(attacking, sea, seed):
    """Two phases of hits on random sides: each hit costs the same, and as much is left."""
    rng = Random(f"{seed} {sea} {attacking}")
    force, army = random_side(rng, sea, attacking)
    space, realm = SPACE_NUMBER[SEA if sea else FIELD], 0 if attacking else 1
    g = lay().g
    for type_, n in army:
        g.add(realm, space, type_, n)
    side = Side(fighters(force, sea, printed_terms(attacking, sea)), 30)
    state, g.fighting = side.states[0], space
    for hits in (rng.randint(1, 5), rng.randint(1, 8)):
        expected = prices_of(side, state, hits)
        ranks = Ranks(g, space, (realm,), attacking)
        paid = []
        for _ in range(hits):
            if ranks.alive():
                paid.append(ranks.price(ranks.sensible()))
                sensibly(ranks, 1)
        ranks.settle(g, space)
        assert paid == pytest.approx(expected)
        state = list(side.damaged(state, hits, {}))[-1]
    left = [one.kind for one, health in zip(side.fighters, state, strict=True) if health and one.kind != CASTLE]
    here = [(type_, n) for type_, n in g.army(realm, space) if type_ != CASTLE]
    standing = sum(n * (1 + heroes_aboard(type_)) for type_, n in here)
    assert standing == len(left)


def test_a_hit_is_written_as_realm_type_damage_and_hero():
    ranks = Ranks(
        face("1 footsoldier", "1 warship+fighter", space=SEA).g, SPACE_NUMBER[SEA], (1,), attacking=False
    )
    assert [loss_of(code)[3] for code in ranks.choices()] == [0, 3]
