"""How a game is laid out, and what of the box limits nobody (chapters SET and CMP)."""

import pytest

from games.nerath.table import Table
from gonfalon.core import Match, Setup
from gonfalon.games.nerath import GAME
from gonfalon.games.nerath.codes import SPACE_NUMBER, TYPE_NUMBER
from gonfalon.games.nerath.printed import EVENTS, PIECES, PLACEMENTS, REALM_ID, REALMS
from gonfalon.games.nerath.printed.regions import DUNGEON, HOME, LAND
from gonfalon.games.nerath.rules.attack import Setting, rollers
from gonfalon.games.nerath.rules.reinforce import price
from gonfalon.games.nerath.rules.ways import move_of
from gonfalon.games.nerath.state import Nerath

REALM_IDS = tuple(realm.id for realm in REALMS)
each_realm = pytest.mark.parametrize("realm", REALM_IDS)


def laid_out(seed: int = 1) -> Nerath:
    """A game when everything is laid out and nobody has done anything."""
    g = Nerath(bytes([seed]) * 32)
    g.log = []
    GAME.start(g, Setup("free-for-all", 4, seed))
    return g


@pytest.mark.rule("NER-SET-09")
@each_realm
def test_each_realm_has_its_starting_pieces_in_the_spaces_of_its_chart(realm):
    g = laid_out()
    chart = {
        SPACE_NUMBER[placement.space] << 6 | TYPE_NUMBER[piece]: n
        for placement in PLACEMENTS
        if placement.realm == realm
        for piece, n in placement.pieces.items()
    }
    assert g.troops[REALM_ID[realm]] == chart
    assert g.presence[REALM_ID[realm]] == sum(1 << space for space in {key >> 6 for key in chart})


@pytest.mark.rule("NER-SET-09")
@each_realm
def test_each_realm_starts_with_one_dragon(realm):
    assert (
        sum(n for key, n in laid_out().troops[REALM_ID[realm]].items() if key & 63 == TYPE_NUMBER["dragon"]) == 1
    )


@pytest.mark.rule("NER-SET-12")
def test_the_event_cards_of_each_realm_are_a_shuffled_deck_of_their_own():
    first, second = laid_out(1), laid_out(2)
    for realm in range(4):
        orders = [[*g.deck[realm], *g.hand[realm]] for g in (first, second)]
        assert all(sorted(order) == list(range(realm * 20, realm * 20 + 20)) for order in orders)
        assert orders[0] != orders[1]
        assert orders[0] != sorted(orders[0])
    assert [card % 20 for card in first.deck[0]] != [card % 20 for card in first.deck[1]]


@pytest.mark.rule("NER-SET-13")
def test_each_realm_draws_two_event_cards_from_its_own_deck():
    g = laid_out()
    for realm in range(4):
        assert [card // 20 for card in g.hand[realm]] == [realm, realm]
        assert len(g.deck[realm]) == 18


@pytest.mark.rule("NER-SET-13")
def test_in_its_first_move_step_a_realm_holds_three_event_cards():
    hand = ("karkoth_forced_march", "karkoth_wraith_riders")
    table = Table(step="turn", round=1, events={"karkoth": hand}, decks={"karkoth": ("karkoth_black_sails",)})
    assert (table.asked, len(table.g.hand[0])) == ("0 move", 3)


@pytest.mark.rule("NER-SET-14")
def test_cards_to_be_played_immediately_leave_opening_hands_in_turn_order_and_are_not_replaced():
    hands = {
        "karkoth": ("karkoth_dark_omens", "karkoth_forced_march"),
        "vailin": ("vailin_trade_winds", "vailin_guild_loan"),
        "nerath": ("nerath_lost_imperial_hoard", "nerath_uprising"),
    }
    decks = {"karkoth": ("karkoth_black_sails",)}
    table = Table(step="opening", round=1, events=hands, decks=decks)
    names = [EVENTS[number].id for _, number in table.facts("event")]
    assert names == ["karkoth_dark_omens", "vailin_guild_loan", "nerath_lost_imperial_hoard"]
    assert [len(hand) for hand in table.g.hand] == [1 + 1, 1, 0, 1]
    assert [len(pile) for pile in table.g.discard] == [1, 1, 0, 1]
    told = [name for name, *_ in table.match.log]
    assert told.index("turn") > max(n for n, name in enumerate(told) if name == "event")


@pytest.mark.rule("NER-SET-14")
def test_both_cards_of_an_opening_hand_may_have_to_be_played():
    hands = {"karkoth": ("karkoth_dark_omens", "karkoth_the_chained_god_hungers")}
    table = Table(step="opening", round=1, events=hands, decks={"karkoth": ("karkoth_black_sails",)})
    assert len(table.facts("event")) == 2
    assert len(table.g.hand[0]) == 1


@pytest.mark.rule("NER-SET-15")
def test_the_treasure_cards_are_one_shuffled_deck_and_nobody_has_any():
    first, second = laid_out(1), laid_out(2)
    assert sorted(first.treasure_deck) == list(range(30))
    assert first.treasure_deck not in (second.treasure_deck, sorted(first.treasure_deck))
    assert (first.chest, first.treasures) == (((),) * 4, ((),) * 4)


@pytest.mark.rule("NER-SET-16", "NER-SET-17")
def test_one_shuffled_guardian_lies_face_down_on_each_entrance_and_twenty_in_the_stack():
    first, second = laid_out(1), laid_out(2)
    assert [len(lair) for lair in first.lair] == [1] * len(DUNGEON) == [1] * 10
    assert first.awake == [0] * 10
    assert len(first.guardian_stack) == 20
    assert sorted([*first.guardian_stack, *(token for lair in first.lair for token in lair)]) == list(range(30))
    assert first.lair != second.lair
    assert first.guardian_stack != second.guardian_stack


@pytest.mark.rule("NER-SET-18")
def test_each_realm_controls_exactly_its_starting_land_occupied_or_not():
    g = laid_out()
    assert g.held == list(HOME)
    assert g.held[SPACE_NUMBER["dusk_fens"]] == REALM_ID["karkoth"]
    assert not any(presence >> SPACE_NUMBER["dusk_fens"] & 1 for presence in g.presence)
    assert [lands.bit_count() for lands in g.lands] == [15, 13, 13, 14]
    assert sum(g.lands) == LAND


@pytest.mark.rule("NER-SET-19")
def test_every_realm_begins_without_victory_points():
    assert laid_out().points == [0, 0, 0, 0]


@pytest.mark.rule("NER-SET-20", "NER-SET-21", "NER-SET-22", "NER-SET-23")
def test_the_later_a_realm_plays_the_more_gold_it_starts_with():
    assert laid_out().gold == [10, 11, 12, 13]


@pytest.mark.rule("NER-CMP-02")
@pytest.mark.parametrize("piece", [piece.id for piece in PIECES if piece.id not in ("castle", "warship")])
def test_more_pieces_may_be_bought_than_the_box_holds(piece):
    table = Table({"karkothi_throneholds": f"1 castle, 20 {piece}"}, step="reinforce", gold={"karkoth": 999})
    for _ in range(20):
        table.play(f"recruit {piece} karkothi_throneholds")
    assert table.pieces("karkoth", "karkothi_throneholds")[piece] == 40


@pytest.mark.rule("NER-CMP-02")
def test_neither_castles_nor_warships_are_limited_by_the_box():
    force = {"karkothi_throneholds": "1 castle", "bleakstrand": "1 castle", "dusk_fens": "1 castle"}
    table = Table(force, step="reinforce", gold={"karkoth": 999})
    table.play("recruit castle kar_vethul", "recruit castle shroudmoor")
    for _ in range(9):
        table.play("launch warship@karkothi_throneholds lake_surth")
    assert table.g.castles(0).bit_count() == 5
    assert table.pieces("karkoth", "lake_surth") == {"warship": 9}


@pytest.mark.rule("NER-CMP-13")
@pytest.mark.parametrize("piece", [piece.id for piece in PIECES])
@pytest.mark.parametrize("space", ["vailindor", "lake_surth"])
def test_pieces_of_a_kind_cost_move_and_roll_alike_in_every_realm(piece, space):
    force = {space: f"1 {piece}"}
    g = Table(force, force, force, force).g
    kind, type_ = [each.id for each in PIECES].index(piece), TYPE_NUMBER[piece]
    found = set()
    for realm in range(4):
        rolls = [
            [(roller.number, roller.sides, roller.need, roller.first) for roller in rollers(g, realm, setting)]
            for setting in (Setting(SPACE_NUMBER[space], attacking, True) for attacking in (True, False))
        ]
        found.add((price(g, realm, kind), move_of(g, realm, type_), str(rolls)))
    assert len(found) == 1


@pytest.mark.rule("NER-SET-09")
def test_a_real_game_begins_with_karkoth_at_its_own_question():
    match = Match(GAME, Setup("free-for-all", 4, 3))
    assert match.state.active == 0
    assert list(match.asks) == [0]
