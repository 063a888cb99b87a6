"""Who sees what, and what a seat may imagine of the rest (chapter VIS)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.heroes.combats import Fight
from games.heroes.conservation import check
from games.heroes.table import Table, random_match
from gonfalon.games.heroes import seen as seen_rules
from gonfalon.games.heroes.codes import CARD, FIELD, NOBODY
from gonfalon.games.heroes.printed import CREATURE_ID, TILE_ID, TILES
from properties import canon, known

VIEWERS = ((), (0,), (1,), (2,), (0, 1), (1, 2), (0, 1, 2))
RIVALS = ((), (1,), (2,), (1, 2))
"""Who must not know what seat 0 keeps secret: the others, alone or together, and spectators."""
everybody = pytest.mark.parametrize("viewer", VIEWERS)
rivals = pytest.mark.parametrize("viewer", RIVALS)

POOR = dict.fromkeys(range(3), (0, 0, 0))
POOR_TWO = dict.fromkeys(range(2), (0, 0, 0))
"""Nobody can pay for a Town Action, so that nobody else is asked."""


def table_of(**how) -> Table:
    return Table(3, **{"resources": POOR, **how})


def seen(table: Table, viewer: tuple[int, ...]) -> Any:
    """The state as those seats see it."""
    return table.match.view(viewer).state


def views(table: Table, viewer: tuple[int, ...]) -> str:
    """Everything they get: state, questions, who is waited for, undo, log."""
    return canon(table.match.view(viewer))


def number(name: str) -> int:
    return CARD.parse(name)


# ------------------------------------------------------------------------- hands and Decks


@pytest.mark.rule("HER-VIS-01")
def test_a_hand_is_seen_by_its_player_only_and_its_size_by_all():
    table = table_of(hand={0: ["attack", "power"], 1: ["magic_arrow"]})
    own = table.g.hand
    assert seen(table, (0,)).hand == (own[0], (-1,), ())
    assert seen(table, (1,)).hand == ((-1, -1), own[1], ())
    assert seen(table, (2,)).hand == seen(table, ()).hand == ((-1, -1), (-1,), ())
    assert seen(table, (0, 1)).hand == own


@pytest.mark.rule("HER-VIS-01", "HER-VIS-03")
@rivals
def test_hand_and_deck_of_another_may_be_exchanged_without_a_difference(viewer):
    hands = (["attack", "power"], ["magic_arrow", "defense"], ["knowledge", "leadership"])
    tables = [table_of(hand={0: hand}) for hand in hands]
    assert len({views(table, viewer) for table in tables}) == 1
    assert len({views(table, (0,)) for table in tables}) == 3


@pytest.mark.rule("HER-VIS-01")
@rivals
def test_cards_drawn_are_named_to_their_player_alone(viewer):
    one, other = (
        table_of(stage="turn_start", deck={0: deck})
        for deck in (
            ["attack", "attack", "defense", "power"],
            ["magic_arrow", "knowledge", "defense", "leadership"],
        )
    )
    for table in (one, other):
        table.play("draw 4")
    assert views(one, viewer) == views(other, viewer)
    assert ("drew", 0, 4) in one.match.view(viewer).log
    assert any(fact[0] == "drew" and number("attack") in fact for fact in one.match.view((0,)).log)


@pytest.mark.rule("HER-VIS-03")
@everybody
def test_of_face_down_decks_all_see_how_many_cards_there_are_and_nobody_which(viewer):
    table = table_of()
    state = seen(table, viewer)
    for name in ("deck", "pile", "neutral_pile"):
        assert [len(pile) for pile in getattr(state, name)] == [len(pile) for pile in getattr(table.g, name)]
        assert {card for pile in getattr(state, name) for card in pile} == {-1}
    assert state.weeks == (-1,) * 19


@pytest.mark.rule("HER-VIS-03")
@everybody
def test_the_order_of_a_deck_makes_no_difference_to_anybody(viewer):
    one, other = (
        table_of(
            deck={0: own},
            pile={"artifact": artifacts},
            neutral={"bronze": units},
            weeks=weeks,
            pile_discard={"artifact": ["speculum"]},
        )
        for own, artifacts, units, weeks in (
            (["attack"], ["angel_wings"], ["neutral_boars"], ["gold_dragon"]),
            (["power"], ["titans_gladius"], ["neutral_rogues"], ["grim_warlock"]),
        )
    )
    assert (one.g.deck, one.g.pile, one.g.neutral_pile, one.g.weeks) != (
        other.g.deck,
        other.g.pile,
        other.g.neutral_pile,
        other.g.weeks,
    )
    assert views(one, viewer) == views(other, viewer)


@pytest.mark.rule("HER-VIS-04")
@everybody
def test_of_the_common_discard_piles_only_the_top_card_is_visible(viewer):
    table = table_of(pile_discard={"artifact": ["angel_wings", "titans_gladius", "speculum"], "spell": ["haste"]})
    piles = seen(table, viewer).pile_discard
    assert piles[1] == (-1, -1, number("angel_wings"))
    assert piles[2] == (number("haste"),)


@pytest.mark.rule("HER-VIS-05")
@everybody
def test_of_a_players_discard_pile_the_top_card_is_public_and_the_rest_hidden(viewer):
    table = table_of(discard={0: ["attack", "power", "magic_arrow"]})
    assert seen(table, viewer).discard[0] == (-1, -1, number("attack"))


@pytest.mark.rule("HER-VIS-05")
def test_an_effect_that_looks_into_the_discard_pile_shows_it_to_its_owner():
    table = Table(near="magic_spring", discard={0: ["attack", "power", "magic_arrow"]}, resources=POOR_TWO)
    table.enter()
    assert table.asked == "0 spring"
    assert set(seen(table, (0,)).looked_at) >= {number("attack"), number("power")}
    assert set(seen(table, (1,)).looked_at) == {-1}


@pytest.mark.rule("HER-VIS-06")
def test_cards_looked_at_in_a_search_are_seen_by_the_searching_player_only():
    table = Table(near="artifact_symbol", pile={"artifact": ["angel_wings", "speculum"]}, level={0: 3})
    table.enter()
    table.play("from_deck artifact")
    looked = (number("angel_wings"), number("speculum"))
    assert seen(table, (0,)).looked_at == seen(table, (0, 1)).looked_at == looked
    assert seen(table, (1,)).looked_at == seen(table, ()).looked_at == (-1, -1)
    table.play("take angel_wings")
    assert table.hand(0) == ["angel_wings"]
    assert seen(table, (1,)).hand[0] == (-1,)
    assert seen(table, ()).pile_discard[1][-1] == number("speculum"), "the rejected card becomes public"
    told = [fact for fact in table.match.view((1,)).log if number("angel_wings") in fact[1:]]
    assert told == []


@pytest.mark.rule("HER-VIS-06")
def test_a_card_taken_from_the_discard_pile_is_known_to_all():
    table = Table(near="artifact_symbol", pile_discard={"artifact": ["angel_wings"]}, level={0: 3})
    table.enter()
    table.play("from_discard artifact")
    assert any(number("angel_wings") in fact[1:] for fact in table.match.view((1,)).log)
    assert table.g.unseen[0] == ()


@pytest.mark.rule("HER-VIS-06", "HER-UNT-30")
@rivals
def test_what_rogues_see_is_theirs_alone(viewer):
    tables = [
        table_of(army={0: ["neutral_rogues"]}, neutral={"bronze": [unit]})
        for unit in ("neutral_boars", "neutral_peasants")
    ]
    for table in tables:
        table.play("peek bronze")
    assert views(tables[0], viewer) == views(tables[1], viewer)
    assert seen(tables[0], (0,)).looked_at == (CREATURE_ID["neutral_boars"],)
    tables[0].play("bury")
    assert tables[0].g.neutral_pile[0][0] == CREATURE_ID["neutral_boars"]
    tables[1].play("pass")
    assert tables[1].g.neutral_pile[0][-1] == CREATURE_ID["neutral_peasants"]


# ------------------------------------------------------------------------- the map


@pytest.mark.rule("HER-VIS-07", "HER-TIL-02")
@everybody
def test_what_face_down_tiles_show_makes_no_difference(viewer):
    shown = {"t3": "c1"}
    one = Table(
        3, tiles={**shown, "t4": "n4"}, face_up=0b1111, resources=POOR, supply={0: ["f1"], 1: ["f2"], 2: ["f3"]}
    )
    other = Table(
        3, tiles={**shown, "t4": "n5"}, face_up=0b1111, resources=POOR, supply={0: ["f4"], 1: ["f5"], 2: ["f6"]}
    )
    assert one.g.tiles != other.g.tiles
    assert one.g.supply != other.g.supply
    assert views(one, viewer) == views(other, viewer)
    assert seen(one, viewer).tiles[3] == TILE_ID["c1"]


@pytest.mark.rule("HER-VIS-08")
def test_a_far_tile_is_seen_by_all_as_soon_as_it_is_drawn():
    table = Table(at={"main1": "t0.sw"}, tiles={"t4": "f1"}, supply={0: ["f8"]})
    table.play("explore main1")
    for viewer in ((), (0,), (1,)):
        assert seen(table, viewer).drawn_tile == TILE_ID["f8"]


# ------------------------------------------------------------------------- what is open


@pytest.mark.rule("HER-VIS-09")
@everybody
def test_unit_decks_are_public(viewer):
    table = table_of(army={0: ["castle_griffins", "castle_crusaders:pack", "neutral_boars"]})
    assert seen(table, viewer).army == table.g.army


@pytest.mark.rule("HER-VIS-10")
@everybody
def test_resources_town_boards_tokens_levels_and_cubes_are_public(viewer):
    table = Table(3, level={0: 3}, morale={1: 1}, built={2: ["citadel"]}, at={"second1": "t0.ne"})
    state = seen(table, viewer)
    names = "resources income built tokens mp xp expert morale cubes flags hero_at hero"
    for name in names.split():
        assert getattr(state, name) == getattr(table.g, name)


@pytest.mark.rule("HER-VIS-11")
@everybody
def test_guards_are_unknown_until_they_are_drawn_and_then_seen_by_all(viewer):
    tables = [
        table_of(neutral={"bronze": [unit]}, army={0: ["castle_griffins"]})
        for unit in ("neutral_boars", "neutral_zombies")
    ]
    for table in tables:
        table.play("move main1 t0.w")
        assert table.asked == "0 deploy"
    assert views(tables[0], viewer) == views(tables[1], viewer)
    for table in tables:
        table.play("deploy castle_griffins a4")
    boars = CREATURE_ID["neutral_boars"]
    assert seen(tables[0], viewer).offered == (boars,)
    assert ("guards", FIELD.parse("t0.w"), boars) in tables[0].match.view(viewer).log


@pytest.mark.rule("HER-VIS-12", "HER-BAT-19")
def test_the_attackers_deployment_is_public_before_the_defender_deploys():
    table = Table(at={"main2": "t0.e"}, resources=POOR_TWO)
    table.play("move main1 t0.e", "deploy castle_halberdiers b4", "deployed")
    assert table.asked == "1 deploy"
    state = seen(table, (1,))
    assert (state.unit, state.at) == (table.g.unit, table.g.at)
    assert len(state.at) == 1


@pytest.mark.rule("HER-VIS-13")
@everybody
def test_cards_in_play_removed_cards_and_weeks_are_public(viewer):
    table = table_of(
        ongoing={0: ["logistics"]}, permanent={1: "centaurs_axe"}, removed=(number("haste"),), week="gold_dragon"
    )
    state = seen(table, viewer)
    assert state.ongoing[0] == (number("logistics"),)
    assert state.permanent[1] == number("centaurs_axe")
    assert state.removed == (number("haste"),)
    assert (state.week, state.past_weeks) == (table.g.week, table.g.past_weeks)
    assert state.week != NOBODY


@pytest.mark.rule("HER-VIS-14")
def test_a_random_discard_is_shown_to_all():
    lost = set()
    for seed in range(8):
        fight = Fight(
            attacker=[("necropolis_wraiths:pack", "a4")],
            defender=[("castle_griffins", "a2")],
            heroes=("sandro", "catherine"),
            hand={1: ["attack", "power", "defense"]},
            active="a4",
            seed=seed,
        )
        ((seat, card),) = fight.facts("lost_card")
        assert seat == 1
        assert len(fight.hand(1)) == 2
        assert fight.discard(1) == [CARD.names[card]]
        assert seen(fight, ()).discard[1] == (card,)
        assert ("lost_card", 1, card) in fight.match.view((0,)).log
        lost.add(card)
    assert len(lost) > 1


@pytest.mark.rule("HER-VIS-16")
def test_who_controls_neutral_units_and_spectators_see_only_what_is_public():
    how = {"attacker": [("castle_griffins", "a4")], "defender": [("neutral_zombies", "a2")], "neutral": True}
    hands = ({0: ["attack", "power"]}, {0: ["magic_arrow", "defense"]})
    one, other = (Fight(**how, players=3, active="a2", hand=hand, deck=None) for hand in hands)
    assert one.asked == "2 activation"
    for viewer in ((2,), (), (1,)):
        assert views(one, viewer) == views(other, viewer)
    assert "play" not in {line.split()[0] for line in one.options()}


@pytest.mark.rule("HER-VIS-17", "HER-DIG-01")
def test_the_choice_to_pay_for_a_defence_is_announced_before_anything_else():
    table = Table(at={"main1": "t1.nw", "main2": "t1.se"}, resources={0: (0, 0, 0), 1: (8, 0, 0)})
    table.play("move main1 t1.c")
    while table.asked == "1 offers":
        table.play("pass")
    assert table.asked == "1 defend_site"
    table.play("pay")
    assert table.asked == "0 deploy"
    assert table.facts("paid_defence") == [(1, FIELD.parse("t1.c"))]
    assert ("paid_defence", 1, FIELD.parse("t1.c")) in table.match.view(()).log
    assert table.g.unit == []
    assert table.purse(1) == (0, 0, 0)


# ------------------------------------------------------------------------- imagination


@pytest.mark.parametrize("players", [2, 3])
def test_imagined_worlds_are_legal_and_look_to_their_seat_like_the_real_one(players):
    """At some questions of random games."""
    rng, imagined = Random(players), 0
    for match in random_match(players, seed=4 + players, scenario="search_for_the_grail"):
        if (
            match.over
            or rng.random() > 0.15
            or any(ask.window and ask.only() is not None for ask in match.asks.values())
        ):
            continue
        (seat,) = match.asks
        world = match.imagine([seat], rng)
        check(world.state)
        assert known(world, seat) == known(match, seat)
        imagined += 1
    assert imagined > 20


def redealt(table: Table, seats: tuple[int, ...], times: int = 12) -> list[Any]:
    """Copies of the state, imagined anew by those seats."""
    worlds = []
    for n in range(times):
        world = table.g.copy()
        world.dice = (bytes([n]) * 16, 0)
        seen_rules.redeal(world, seats)
        worlds.append(world)
    return worlds


@pytest.mark.rule("HER-VIS-01", "HER-VIS-03")
def test_imagining_deals_strangers_hands_and_all_decks_anew_but_not_ones_own_hand():
    table = table_of(hand={0: ["attack", "power"], 1: ["magic_arrow", "power"], 2: ["attack"]})
    worlds = redealt(table, (0,))
    for world in worlds:
        check(world)
        assert world.hand[0] == table.g.hand[0]
        for seat in range(3):
            owned = sorted((*world.hand[seat], *world.deck[seat]))
            assert owned == sorted((*table.g.hand[seat], *table.g.deck[seat])), "who owns which cards is known"
    for name in ("deck", "pile", "neutral_pile", "weeks"):
        assert len({getattr(world, name) for world in worlds}) > 6, name
    assert len({world.hand[1] for world in worlds}) > 3


@pytest.mark.rule("HER-VIS-06")
def test_a_card_that_another_gained_unseen_may_be_any_of_its_pile():
    table = table_of(hand={1: ["angel_wings"]}, unseen=((), (number("angel_wings"),), ()))
    worlds = redealt(table, (0,), 20)
    gained = {card for world in worlds for card in world.unseen[1]}
    assert len(gained) > 5
    for world in worlds:
        check(world)
        assert len(world.unseen[1]) == 1
        assert world.unseen[1][0] in (*world.hand[1], *world.deck[1])
    assert all(world.unseen[1] == table.g.unseen[1] for world in redealt(table, (1,)))


@pytest.mark.rule("HER-VIS-06")
@pytest.mark.parametrize("pile", ["ability", "artifact", "spell", "own", "bronze", "azure", "weeks"])
def test_what_another_looks_at_may_be_any_card_of_that_deck(pile):
    table = table_of(army={0: ["neutral_rogues"]})
    table.play(f"peek {pile}")
    looked = table.g.looked_at
    worlds = redealt(table, (1,), 24)
    for world in worlds:
        check(world)
    assert len({world.looked_at for world in worlds}) > 1
    for world in redealt(table, (0,), 6):
        check(world)
        assert world.looked_at == looked


@pytest.mark.rule("HER-VIS-06")
def test_a_card_gained_unseen_that_its_player_looks_at_in_the_own_deck_may_be_any_too():
    """On top of the Deck lies a Spell that nobody else has seen; Rogues look at it."""
    table = table_of(army={0: ["neutral_rogues"]}, deck={0: ["teleport"]}, unseen=((number("teleport"),), (), ()))
    table.play("peek own")
    assert table.g.looked_at == (number("teleport"),)
    worlds = redealt(table, (1,), 20)
    for world in worlds:
        check(world)
    assert len({world.unseen[0] for world in worlds}) > 3
    assert len({world.looked_at for world in worlds}) > 3
    assert {world.looked_at for world in redealt(table, (0,))} == {table.g.looked_at}


@pytest.mark.rule("HER-VIS-07")
def test_imagining_lays_other_tiles_face_down_that_suit_the_layout():
    for scenario in ("brave_new_world", "force_of_will", "search_for_the_grail"):
        table = table_of(scenario=scenario)
        worlds = redealt(table, (0,))
        for world in worlds:
            check(world)
            assert world.tiles[:3] == table.g.tiles[:3]
            assert [TILES[tile].group for tile in world.tiles] == [TILES[tile].group for tile in table.g.tiles]
        assert len({world.tiles for world in worlds}) > 6
        assert len({world.supply for world in worlds}) > 6
