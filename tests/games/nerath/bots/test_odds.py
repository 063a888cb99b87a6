"""The odds of battles: small ones worked out by hand as fractions, what must hold of all, and battles fought."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.core import GonfalonError
from gonfalon.games.nerath.bots import odds as module
from gonfalon.games.nerath.bots.battles import MatchUp, allowed_gap, compare, random_match_ups
from gonfalon.games.nerath.bots.odds import BadForce, Force, Odds, dice_of, dungeon_odds, fighters, loads_of, odds
from gonfalon.games.nerath.bots.odds_chain import Side, solve
from gonfalon.games.nerath.printed import GUARDIAN_ID, GUARDIANS, PIECES
from gonfalon.games.nerath.rules.fighters import Fighter, printed_terms
from gonfalon.games.nerath.state import CASTLE, DRAGON, FIGHTER, FOOTSOLDIER, HEROES, MONSTER, WIZARD

ATTACK, DEFEND = printed_terms(True, False), printed_terms(False, False)


def ends(found: Odds) -> tuple[float, float, float, float]:
    return found.win, found.both, found.hold, found.retreat


def are(*chances: Fraction | int):
    """These chances, as near as floats come to fractions."""
    return pytest.approx(tuple(map(float, chances)), abs=1e-12)


def of(total: int, *parts: int) -> list[Fraction]:
    return [Fraction(part, total) for part in parts]


def guardians(*names: str):
    return [GUARDIANS[GUARDIAN_ID[name]] for name in names]


# ------------------------------------------------------------------ by hand


def test_footsoldier_against_footsoldier():
    found = odds(Force.of(footsoldier=1), Force.of(footsoldier=1))
    assert ends(found) == are(*of(11, 5, 1, 5, 0))
    assert found.gold_lost_attack == pytest.approx(6 / 11)
    assert found.gold_lost_defend == pytest.approx(6 / 11)
    assert found.rounds == pytest.approx(36 / 11)
    assert found.exact


def test_first_strike_kills_before_the_other_rolls():
    found = odds(Force.of(wizard=1), Force.of(footsoldier=1))
    assert ends(found) == are(*of(7, 6, 0, 1, 0))


def test_two_wizards_strike_first_together():
    assert ends(odds(Force.of(wizard=1), Force.of(wizard=1))) == are(*of(3, 1, 1, 1, 0))


def test_a_wizard_does_not_roll_again_after_the_first_strike_phase():
    """A Wizard and a Footsoldier against a Castle: one round, worked out."""
    found = odds(Force.of(wizard=1, footsoldier=1), Force.of(castle=1), retreat=2)
    miss_first = Fraction(1, 2)
    win = 1 - miss_first + miss_first * Fraction(1, 6)
    assert found.win == pytest.approx(float(win))
    assert found.retreat == pytest.approx(float(1 - win))


def test_a_castle_is_hit_once_and_costs_nothing():
    found = odds(Force.of(fighter=1), Force.of(castle=1))
    assert ends(found) == are(*of(7, 1, 3, 3, 0))
    assert found.gold_lost_defend == 0


def test_a_castle_is_left_unless_the_space_is_lost():
    found = odds(Force.of(fighter=1), Force.of(castle=1))
    nothing, castle = Force.of().counts, Force.of(castle=1).counts
    assert found.defenders_left == pytest.approx({nothing: 1 / 7, castle: 6 / 7})
    assert found.attackers_left == pytest.approx({nothing: 6 / 7, Force.of(fighter=1).counts: 1 / 7})


def test_an_inactive_castle_takes_no_part():
    castle = Force.of(footsoldier=1, castle=1)._replace(inactive=True)
    found = odds(Force.of(footsoldier=1), castle)
    assert ends(found) == ends(odds(Force.of(footsoldier=1), Force.of(footsoldier=1)))
    assert found.defenders_left[Force.of(castle=1).counts] == pytest.approx(1 / 11)
    alone = odds(Force.of(footsoldier=1), Force.of(castle=1)._replace(inactive=True))
    assert alone.win == 1


@pytest.mark.parametrize(("attacking", "chance"), [(True, Fraction(39, 64)), (False, Fraction(3, 8))])
def test_a_siege_engine_rolls_two_dice_when_attacking_and_one_when_defending(attacking, chance):
    engine, soldier = Force.of(siege_engine=1), Force.of(footsoldier=1)
    found = odds(engine, soldier) if attacking else odds(soldier, engine)
    other = Fraction(1, 6)
    again = (1 - chance) * (1 - other)
    first, both, second = chance * (1 - other), chance * other, other * (1 - chance)
    chances = (first, both, second) if attacking else (second, both, first)
    assert ends(found) == are(*(each / (1 - again) for each in chances), 0)


def test_a_dragon_is_destroyed_by_its_second_damage():
    found = odds(Force.of(fighter=1), Force.of(dragon=1))
    hurt = Fraction(1, 7)
    assert ends(found) == are(hurt / 7, hurt * 3 / 7, 1 - hurt * 4 / 7, 0)


def test_a_hurt_dragon_needs_only_one_more():
    found = odds(Force.of(fighter=1), Force.of(dragon=1)._replace(hurt=1))
    assert ends(found) == are(*of(7, 1, 3, 3, 0))


def test_a_dragon_alone_takes_two_hits_of_one_phase():
    """A Siege Engine hits twice 9 times in 64 and once 30 times; the Dragon misses one time in 4."""
    found = odds(Force.of(siege_engine=1), Force.of(dragon=1))
    twice, once, then = of(231, 9, 30, 39)
    assert found.win == pytest.approx(float(twice + once * then))
    assert found.both == pytest.approx(float(3 * (twice + once * then)))


def test_without_defenders_the_attacker_wins_at_once():
    found = odds(Force.of(footsoldier=2), Force.of())
    assert ends(found) == (1, 0, 0, 0)
    assert found.attackers_left == {Force.of(footsoldier=2).counts: 1}
    assert (found.gold_lost_attack, found.rounds) == (0, 0)


def test_the_attacker_fights_one_round_before_he_retreats():
    found = odds(Force.of(footsoldier=1), Force.of(footsoldier=1), retreat=1)
    assert ends(found) == are(*of(36, 5, 1, 5, 25))
    assert found.rounds == 1


def test_the_attacker_retreats_when_too_few_are_left():
    """Two Footsoldiers against a Castle: they go on as long as both are there."""
    found = odds(Force.of(footsoldier=2), Force.of(castle=1), retreat=1)
    again = Fraction(25, 36) * Fraction(1, 4)
    win = Fraction(11, 36) / (1 - again)
    assert ends(found) == are(win, 0, 0, 1 - win)


def test_who_cannot_hit_any_more_breaks_off():
    soldier = Force.of(footsoldier=1)
    blunt = ATTACK.hitting_on(7), DEFEND.hitting_on(7)
    assert ends(odds(soldier, soldier, attack_terms=blunt[0], defend_terms=blunt[1])) == (0, 0, 0, 1)


# ------------------------------------------------------------------ which pieces are lost


def side(force: Force, sea: bool = False, attacking: bool = True) -> Side:
    return Side(fighters(force, sea, printed_terms(attacking, sea)), 30)


def after(force: Force, *phases: int, sea: bool = False, attacking: bool = True) -> dict[str, int]:
    """What is left in the fight of a force that has taken so many hits, phase by phase; hurt Dragons apart."""
    found, state = side(force, sea, attacking), 0
    for hits in phases:
        state = found.after[state][hits]
    left: dict[str, int] = {}
    for fighter, health in zip(found.fighters, found.states[state]):
        name = PIECES[fighter.kind].id if health == fighter.toughness else f"hurt {PIECES[fighter.kind].id}"
        if health:
            left[name] = left.get(name, 0) + 1
    return left


def test_each_hit_of_a_phase_goes_to_another_piece():
    pair = Force.of(dragon=1, footsoldier=1)
    assert after(pair, 2) == {"hurt dragon": 1}
    assert after(pair, 3) == {}
    assert after(pair, 1, 1) == {"hurt dragon": 1}
    assert after(Force.of(dragon=1, footsoldier=2), 1, 1) == {"hurt dragon": 1, "footsoldier": 1}


def test_hits_go_round_again_when_everybody_has_taken_one():
    assert after(Force.of(dragon=2), 1) == {"dragon": 1, "hurt dragon": 1}
    assert after(Force.of(dragon=2), 2) == {"hurt dragon": 2}
    assert after(Force.of(dragon=2), 3) == {"hurt dragon": 1}
    assert after(Force.of(dragon=2), 9) == {}


def test_a_piece_that_survives_a_hit_is_spared_while_others_have_taken_none():
    """Something tough, but worth less than the other: it takes the first hit, and the other one the second."""
    tough, dear = Fighter(0, (0.1,), toughness=3, cost=1), Fighter(1, (0.9,), cost=9)
    found = Side([tough, dear], 4)
    assert [found.states[n] for n in found.after[0]] == [(3, 1), (2, 1), (2, 0), (1, 0), (0, 0)]
    assert found.states[found.after[found.after[0][1]][1]] == (1, 1)


def test_nobody_takes_a_third_hit_before_all_have_taken_a_second():
    found = Side([Fighter(0, (0.5,), toughness=4)] * 2, 4)
    assert [found.states[n] for n in found.after[0]] == [(4, 4), (3, 4), (3, 3), (2, 3), (2, 2)]


ALL = dict.fromkeys(("footsoldier", "siege_engine", "fighter", "wizard", "monster", "storm_elemental"), 1)


@pytest.mark.parametrize(
    ("attacking", "order"),
    [
        (True, ["footsoldier", "storm_elemental", "fighter", "monster", "siege_engine", "wizard", "hurt dragon"]),
        (
            False,
            [
                "footsoldier",
                "siege_engine",
                "storm_elemental",
                "fighter",
                "castle",
                "monster",
                "wizard",
                "hurt dragon",
            ],
        ),
    ],
)
def test_pieces_are_lost_in_this_order_on_land(attacking, order):
    force = Force.of(**ALL, dragon=1, castle=0 if attacking else 1)
    for taken in range(len(order) + 1):
        assert set(after(force, taken + 1, attacking=attacking)) == set(order[taken:])


def test_at_sea_empty_ships_go_first_and_heroes_before_their_ship():
    fleet = Force.of(warship=2, fighter=1, wizard=1, monster=0, storm_elemental=1)
    assert after(fleet, 1, sea=True) == {"warship": 1, "fighter": 1, "wizard": 1, "storm_elemental": 1}
    assert after(fleet, 2, sea=True) == {"warship": 1, "wizard": 1, "storm_elemental": 1}
    assert after(fleet, 3, sea=True) == {"warship": 1, "storm_elemental": 1}
    assert after(fleet, 4, sea=True) == {"storm_elemental": 1}


def test_a_ship_that_is_lost_takes_all_aboard_with_it():
    ship = Fighter(0, (0.5,), cost=2)
    strong = Fighter(1, (0.9,), cost=9, ship=0)
    dear = Fighter(2, (0.9, 0.9, 0.9), cost=30)
    found = Side([ship, strong, dear._replace(toughness=2)], 4)
    assert [found.states[n] for n in found.after[0]] == [(1, 1, 2), (1, 1, 1), (1, 0, 1), (0, 0, 1), (0, 0, 0)]
    ship = ship._replace(dice=(), cost=-20)
    found = Side([ship, strong], 1)
    assert found.states[found.after[0][1]] == (0, 0)


@pytest.mark.rule("NER-BAT-37")
def test_it_pays_to_let_the_dragon_take_the_first_damage():
    class Proud(Side):
        def price(self, state, n):
            return self.worth[n]

    ours = fighters(Force.of(dragon=1, footsoldier=3), False, ATTACK)
    theirs = fighters(Force.of(monster=2, footsoldier=2), False, DEFEND)
    defend = Side(theirs, dice_of(ours))

    def wins(attack: Side) -> float:
        chances = solve(attack, defend).chances
        return sum(chance for (a, d), chance in chances.items() if attack.standing[a] and not defend.standing[d])

    assert wins(Side(ours, dice_of(theirs))) > wins(Proud(ours, dice_of(theirs))) + 0.02


# ------------------------------------------------------------------ at sea


def test_a_storm_elemental_rolls_two_dice_at_sea_and_one_on_land():
    storm = Force.of(storm_elemental=1)
    chance, other = Fraction(39, 64), Fraction(3, 8)
    at_sea = odds(storm, Force.of(warship=1), sea=True)
    assert at_sea.win == pytest.approx(float(chance * (1 - other) / (1 - (1 - chance) * (1 - other))))
    on_land = odds(storm, Force.of(siege_engine=1))
    assert on_land.win == pytest.approx(float(other * (1 - other) / (1 - (1 - other) ** 2)))


def test_a_carried_hero_may_be_lost_before_its_ship():
    """The example of NER-NAV-04, with the Fighter chosen first."""
    loaded = Force.of(warship=1, fighter=1, footsoldier=1)
    found = odds(Force.of(warship=2), loaded, sea=True)
    nothing, ship = Force.of().counts, Force.of(warship=1, footsoldier=1).counts
    assert set(found.defenders_left) == {nothing, ship, loaded.counts}


def test_cargo_neither_rolls_nor_takes_damage_and_is_lost_with_its_ship():
    plain, laden = (odds(Force.of(warship=1), Force.of(warship=1, monster=n), sea=True) for n in (0, 2))
    assert ends(plain) == ends(laden)
    sunk = plain.win + plain.both
    assert plain.gold_lost_defend == pytest.approx(2 * sunk)
    assert laden.gold_lost_defend == pytest.approx(8 * sunk)
    assert laden.defenders_left[Force.of(warship=1, monster=2).counts] == pytest.approx(1 - sunk)


def test_the_loads_of_ships_may_be_told():
    """Both Heroes on one ship leave the other one free to be lost; with one on each, a Hero must go first."""
    fleet = Force.of(warship=2, fighter=2)
    together, apart = fleet._replace(loads=((FIGHTER, FIGHTER),)), fleet._replace(loads=((FIGHTER,), (FIGHTER,)))
    enemy = Force.of(warship=3)
    assert odds(fleet, enemy, sea=True) == odds(together, enemy, sea=True)
    assert Force.of(warship=1, fighter=2).counts in odds(together, enemy, sea=True).attackers_left
    assert Force.of(warship=1, fighter=2).counts not in odds(apart, enemy, sea=True).attackers_left


def test_unless_told_the_dearest_pieces_share_as_few_ships_as_possible():
    fleet = Force.of(warship=3, footsoldier=2, wizard=1, monster=1)
    assert loads_of(fleet) == [(WIZARD, MONSTER), (FOOTSOLDIER, FOOTSOLDIER), ()]


# ------------------------------------------------------------------ cards


def test_cards_may_change_the_number_to_hit():
    found = odds(Force.of(footsoldier=1), Force.of(footsoldier=1), attack_terms=ATTACK.hitting_on(5))
    assert ends(found) == are(*of(8, 5, 1, 2, 0))


def test_cards_may_change_the_number_to_hit_of_some_pieces():
    terms = ATTACK.hitting_on(5, FIGHTER)
    assert terms.chances(FIGHTER) == (0.6,)
    assert terms.chances(WIZARD) == (0.5,)
    assert ATTACK.hitting_on(0).chances(FOOTSOLDIER) == (1,)
    assert ATTACK.hitting_on(8).chances(FOOTSOLDIER) == (0,)


def test_cards_may_give_and_take_first_strike():
    soldier, wizard = Force.of(footsoldier=1), Force.of(wizard=1)
    quick = ATTACK.striking_first(True, FOOTSOLDIER)
    assert ends(odds(soldier, soldier, attack_terms=quick)) == are(*of(11, 6, 0, 5, 0))
    slow = ATTACK.striking_first(False)
    assert ends(odds(wizard, soldier, attack_terms=slow)) == are(*of(7, 5, 1, 1, 0))


def test_cards_may_change_dice_and_make_pieces_durable():
    soldier, monster = Force.of(footsoldier=1), Force.of(monster=1)
    assert ATTACK.rolling((10, 10), WIZARD).chances(WIZARD) == (0.5, 0.5)
    assert odds(soldier, monster, attack_terms=ATTACK.rolling((), FOOTSOLDIER)).hold == 1
    durable = odds(soldier, monster, defend_terms=DEFEND.taking(2, MONSTER))
    assert durable.win == pytest.approx(odds(soldier, monster).win ** 2)


# ------------------------------------------------------------------ dungeons


def test_the_medusa_strikes_first():
    assert ends(dungeon_odds(Force.of(fighter=1), guardians("medusa"))) == are(*of(7, 1, 0, 6, 0))
    assert ends(dungeon_odds(Force.of(wizard=1), guardians("medusa"))) == are(*of(7, 1, 3, 3, 0))


def test_heroes_need_seven_against_the_troll():
    """With 0.4 a Fighter must hit the Troll twice, and it rolls 2d8, then 1d8."""
    found = dungeon_odds(Force.of(fighter=1), guardians("troll"))
    hit, both_miss, miss = Fraction(2, 5), Fraction(25, 64), Fraction(5, 8)
    first = hit * both_miss / (1 - (1 - hit) * both_miss)
    second = hit * miss / (1 - (1 - hit) * miss)
    assert found.win == pytest.approx(float(first * second))


def test_the_hardest_number_holds_against_all_guardians():
    pair = guardians("troll", "medusa")
    found = dungeon_odds(Force.of(fighter=3), pair)
    terms = ATTACK.hitting_on(7, *HEROES)
    assert found == dungeon_odds(Force.of(fighter=3), pair, terms=terms)
    better = dungeon_odds(Force.of(fighter=3), pair, terms=ATTACK.hitting_on(5, *HEROES))
    assert better.win > found.win


def test_a_guardian_gives_up_its_weakest_die_first():
    found = dungeon_odds(Force.of(fighter=2), guardians("beholder"))
    assert set(found.defenders_left) == {(2,), (1,), (0,)}
    small, large = Fraction(5, 6), Fraction(1, 4)
    one = dungeon_odds(Force.of(fighter=1), guardians("beholder"))
    first = small * large / 2 / (1 - small * large / 2)
    second = large / 2 / (1 - large / 2)
    assert one.win == pytest.approx(float(first * second))


@pytest.mark.parametrize("guardian", GUARDIANS, ids=lambda guardian: guardian.id)
def test_the_odds_printed_with_the_guardians_are_right(guardian):
    parties = Force.of(fighter=1), Force.of(fighter=1, wizard=1), Force.of(fighter=2, wizard=1)
    printed = guardian.win_fighter, guardian.win_fighter_wizard, guardian.win_two_fighters_wizard
    assert [dungeon_odds(party, [guardian]).win for party in parties] == pytest.approx(printed, abs=0.025)


# ------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("attack", "defend", "sea", "rule"),
    [
        (Force.of(castle=1), Force.of(fighter=1), False, "NER-UNI-11"),
        (Force.of(warship=1), Force.of(fighter=1), False, "NER-UNI-21"),
        (Force.of(fighter=1), Force.of(warship=1), False, "NER-UNI-21"),
        (Force.of(fighter=1), Force.of(castle=2), False, "NER-UNI-13"),
        (Force.of(warship=1), Force.of(castle=1), True, "NER-NAV-01"),
        (Force.of(warship=1, monster=3), Force.of(warship=1), True, "NER-SEA-02"),
        (Force.of(fighter=1), Force.of(warship=1), True, "NER-SEA-02"),
        (Force.of(dragon=1)._replace(hurt=2), Force.of(castle=1), False, "NER-BAT-26"),
    ],
)
def test_forces_that_cannot_fight_so_are_refused_by_a_rule(attack, defend, sea, rule):
    with pytest.raises(BadForce) as refused:
        odds(attack, defend, sea)
    assert refused.value.rule == rule


def test_only_heroes_explore_dungeons():
    with pytest.raises(BadForce) as refused:
        dungeon_odds(Force.of(fighter=1, monster=1), guardians("troll"))
    assert refused.value.rule == "NER-MOV-15"


def test_somebody_must_attack_and_be_a_piece():
    with pytest.raises(GonfalonError, match="nobody"):
        odds(Force.of(), Force.of(castle=1))
    with pytest.raises(GonfalonError, match="nobody"):
        dungeon_odds(Force.of(), guardians("troll"))
    with pytest.raises(GonfalonError, match="no piece 'elephant'"):
        Force.of(elephant=1)


# ------------------------------------------------------------------ what holds of all battles


def forces(castle: bool = False, sea: bool = False, most: int = 5):
    """Forces of every kind that can fight so, at least one piece strong."""
    kinds = [CASTLE] if castle else []
    many = [kind for kind in range(8) if kind != CASTLE]
    counts = st.lists(st.sampled_from([*many, *kinds]), min_size=1, max_size=most).map(
        lambda drawn: [min(drawn.count(kind), 1) if kind == CASTLE else drawn.count(kind) for kind in range(9)]
    )
    if sea:
        counts = counts.map(lambda found: [*found[:8], (sum(found[:5]) + 1) // 2])
    return counts.map(lambda found: Force(tuple(found)))


battles = st.one_of(
    st.tuples(forces(), forces(castle=True), st.just(False), st.integers(0, 3)),
    st.tuples(forces(sea=True), forces(sea=True), st.just(True), st.integers(0, 3)),
)


def price(counts: tuple[int, ...]) -> int:
    return sum(piece.cost * n for kind, (piece, n) in enumerate(zip(PIECES, counts)) if kind != CASTLE)


@given(battles)
@settings(max_examples=60)
def test_everything_adds_up(battle):
    attack, defend, sea, retreat = battle
    found = odds(attack, defend, sea, retreat)
    assert sum(ends(found)) == pytest.approx(1)
    assert all(chance >= 0 for chance in ends(found))
    for force, left, lost in (
        (attack, found.attackers_left, found.gold_lost_attack),
        (defend, found.defenders_left, found.gold_lost_defend),
    ):
        assert sum(left.values()) == pytest.approx(1)
        assert all(0 <= n <= most for counts in left for n, most in zip(counts, force.counts))
        kept = sum(price(counts) * chance for counts, chance in left.items())
        assert lost == pytest.approx(price(force.counts) - kept)
    nothing = (0,) * 9
    assert found.attackers_left.get(nothing, 0) == pytest.approx(found.both + found.hold)


@given(forces(), forces())
@settings(max_examples=40)
def test_sides_that_fight_alike_may_change_places(ours, theirs):
    """Siege Engines fight better when they attack; here they do not."""
    there, back = odds(ours, theirs, attack_terms=DEFEND), odds(theirs, ours, attack_terms=DEFEND)
    assert ends(there) == pytest.approx((back.hold, back.both, back.win, 0))
    assert there.attackers_left == pytest.approx(
        {(0,) * 9: back.win + back.both} | {c: p for c, p in back.defenders_left.items() if any(c)}
    )


@given(forces(), forces(castle=True), st.sampled_from([0, 1, 2, 3, 4, 6, DRAGON]))
@settings(max_examples=60)
def test_one_more_piece_never_hurts_its_side(attack, defend, kind):
    def more(force: Force) -> Force:
        return Force(tuple(n + (each == kind) for each, n in enumerate(force.counts)))

    before = odds(attack, defend)
    assert odds(more(attack), defend).win >= before.win - 1e-12
    assert odds(attack, more(defend)).win <= before.win + 1e-12


@given(forces(), forces(castle=True), st.integers(1, 4))
@settings(max_examples=40)
def test_who_retreats_loses_less_and_wins_no_more(attack, defend, retreat):
    to_the_end, careful = odds(attack, defend), odds(attack, defend, retreat=retreat)
    assert careful.win <= to_the_end.win + 1e-12
    assert careful.gold_lost_attack <= to_the_end.gold_lost_attack + 1e-12
    assert careful.rounds <= to_the_end.rounds + 1e-12


# ------------------------------------------------------------------ fought, and how fast

LARGE = (
    Force.of(footsoldier=4, siege_engine=2, fighter=1, wizard=2, monster=1, storm_elemental=1, dragon=1),
    Force.of(footsoldier=3, siege_engine=1, fighter=1, wizard=2, monster=1, castle=1, storm_elemental=1, dragon=2),
)


@pytest.mark.parametrize("number", range(8))
def test_battles_fought_by_the_rules_agree(number):
    match_up = random_match_ups(8, seed=4)[number]
    fought = 40_000
    assert next(compare([match_up], fought)).gap < allowed_gap(fought)


def test_a_large_battle_agrees_and_is_reckoned_in_few_steps(monkeypatch):
    monkeypatch.setattr(module, "MOST_STEPS", 20_000)
    assert odds(*LARGE).exact
    assert next(compare([MatchUp(*LARGE, retreat=2)], 40_000)).gap < allowed_gap(40_000)


def test_the_largest_battles_are_sampled_and_say_so(monkeypatch):
    exact = odds(*LARGE, retreat=2)
    monkeypatch.setattr(module, "MOST_STEPS", 0)
    sampled = odds(*LARGE, retreat=2)
    assert (exact.exact, sampled.exact) == (True, False)
    assert ends(sampled) == pytest.approx(ends(exact), abs=0.03)
    assert sampled.rounds == pytest.approx(exact.rounds, abs=0.1)
    assert sampled.gold_lost_attack == pytest.approx(exact.gold_lost_attack, abs=0.5)
    soldier = Force.of(footsoldier=1)
    stuck = odds(soldier, soldier, attack_terms=ATTACK.hitting_on(7), defend_terms=DEFEND.hitting_on(7))
    assert stuck.retreat == 1
