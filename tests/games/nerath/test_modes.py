"""Players, realms and alliances, and what binds nobody (chapter MOD)."""

from random import Random
from typing import Any

import pytest

from games.nerath.table import Table
from gonfalon.core import GonfalonError, Match, Setup
from gonfalon.core.menu import draw
from gonfalon.games.nerath import GAME
from gonfalon.games.nerath.printed import PLACEMENTS, REALMS, SPACES
from gonfalon.games.nerath.printed.regions import NOBODY, TERRITORY
from gonfalon.games.nerath.rules.scoring import target
from gonfalon.games.nerath.state import CASTLE

KARKOTH, VAILIN, IRON_CIRCLE, NERATH = range(4)
ALLIANCES = ("alliance-2", "alliance-3", "alliance-4")
NO_CARDS = {realm.id: () for realm in REALMS}
LOST = {space.id: "vailin" for space in SPACES if space.home == "karkoth"}


def seated(mode: str) -> Any:
    """The seat of each realm."""
    return Match(GAME, Setup(mode, GAME.modes[mode].seats[0], 1)).state.seat_of


# ------------------------------------------------------------------- players and sides


@pytest.mark.rule("NER-MOD-01")
def test_two_three_or_four_people_can_play():
    assert {seats for mode in GAME.modes.values() for seats in mode.seats} == {2, 3, 4}


@pytest.mark.rule("NER-MOD-02")
@pytest.mark.parametrize("mode", GAME.modes)
def test_all_four_realms_are_in_play(mode):
    match = Match(GAME, Setup(mode, GAME.modes[mode].seats[0], 1))
    assert all(match.state.troops)
    assert {match.state.seat_of[realm] for realm in range(4)} == set(range(match.setup.seats))


@pytest.mark.rule("NER-MOD-03")
def test_the_length_is_agreed_on_before_play_starts():
    assert GAME.options["length"] == ("short", "medium", "long")
    targets = [target(Table(length=length).g) for length in GAME.options["length"]]
    assert len(set(targets)) == 3
    with pytest.raises(GonfalonError):
        Match(GAME, Setup("free-for-all", 4, 1, {"length": "endless"}))


@pytest.mark.rule("NER-MOD-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_free_for_all_is_for_exactly_four(seats):
    with pytest.raises(GonfalonError):
        Match(GAME, Setup("free-for-all", seats, 1))


@pytest.mark.rule("NER-MOD-04")
def test_in_free_for_all_each_player_has_one_realm():
    assert seated("free-for-all") == (0, 1, 2, 3)


@pytest.mark.rule("NER-MOD-05")
def test_of_two_players_each_runs_two_allied_realms():
    assert seated("alliance-2") == (0, 1, 0, 1)
    assert Table(mode="alliance-2").g.ally == (IRON_CIRCLE, NERATH, KARKOTH, VAILIN)


@pytest.mark.rule("NER-MOD-06")
def test_of_three_players_one_runs_vailin_and_nerath_against_two_allies():
    karkoth, vailin, iron_circle, nerath = seated("alliance-3")
    assert vailin == nerath
    assert len({karkoth, vailin, iron_circle}) == 3
    assert Table(mode="alliance-3").g.ally == (IRON_CIRCLE, NERATH, KARKOTH, VAILIN)


@pytest.mark.rule("NER-MOD-07")
def test_four_players_may_play_two_against_two():
    assert seated("alliance-4") == (0, 1, 2, 3)
    assert Table(mode="alliance-4").g.ally == (IRON_CIRCLE, NERATH, KARKOTH, VAILIN)


def chart(realm: str) -> dict[str, str]:
    """The starting pieces of a realm."""
    return {
        placement.space: ", ".join(f"{n} {piece}" for piece, n in placement.pieces.items())
        for placement in PLACEMENTS
        if placement.realm == realm
    }


def figures(g, realm: int) -> int:
    """How many pieces a realm has, not counting Castles and cargo."""
    return sum(n for key, n in g.troops[realm].items() if key & 63 != CASTLE)


@pytest.mark.rule("NER-MOD-08", "NER-MOD-14")
@pytest.mark.parametrize("mode", GAME.modes)
def test_alliances_last_and_no_realm_is_given_anything_by_another(mode):
    """Random play without cards: in another's turn nobody gets anything but liberated land."""
    table = Table(*map(chart, NO_CARDS), mode=mode, step="turn", decks=NO_CARDS, treasure_deck=())
    rng, before = Random(1), table.g.copy()
    while before.turn < 12:
        seat, ask = sorted(table.match.asks.items())[0]
        table.match.play(seat, draw(ask.options, rng))
        g, active = table.g, before.active
        assert g.ally == ((IRON_CIRCLE, NERATH, KARKOTH, VAILIN) if mode in ALLIANCES else (NOBODY,) * 4)
        for realm in {0, 1, 2, 3} - {active}:
            assert (g.gold[realm], g.points[realm]) == (before.gold[realm], before.points[realm])
            assert figures(g, realm) <= figures(before, realm)
            assert (g.hand[realm], g.chest[realm]) == ((), ())
            assert not g.lands[realm] & ~before.lands[realm] & ~TERRITORY[realm]
        if g.turn != before.turn:
            before = g.copy()


# --------------------------------------------------------------------------- no treaty


@pytest.mark.rule("NER-MOD-10")
def test_in_free_for_all_any_of_the_other_three_may_be_attacked_in_a_turn():
    table = Table({"bleakstrand": "3 footsoldier", "blackspear_hills": "1 footsoldier"})
    table.play("move 1:footsoldier@bleakstrand skullgate_pass", "move 1:footsoldier@bleakstrand vor_rukoth")
    table.play("move 1:footsoldier@blackspear_hills starfall_vale", "end")
    while table.asked == "0 fight":
        table.play(table.options()[0])
    assert {table.holder(space) for space in ("skullgate_pass", "vor_rukoth", "starfall_vale")} == {"karkoth"}
    assert table.points("karkoth") == 3


@pytest.mark.rule("NER-MOD-11", "NER-MOD-17")
def test_in_free_for_all_everybody_else_is_an_enemy():
    g = Table().g
    for realm in range(4):
        assert g.ally[realm] == NOBODY
        assert set(g.enemies(realm)) == {0, 1, 2, 3} - {realm}


@pytest.mark.rule("NER-MOD-11")
def test_in_free_for_all_there_is_no_way_through_the_iron_circle_for_karkoth():
    force = {"bleakstrand": "1 monster"}
    assert "desert_of_desolation" not in Table(force).goals("1:monster@bleakstrand")
    assert "desert_of_desolation" in Table(force, mode="alliance-4").goals("1:monster@bleakstrand")


@pytest.mark.rule("NER-MOD-17")
@pytest.mark.parametrize("mode", ALLIANCES)
def test_in_an_alliance_game_the_other_alliance_is_the_enemy(mode):
    g = Table(mode=mode).g
    assert [set(g.enemies(realm)) for realm in range(4)] == [{1, 3}, {0, 2}, {1, 3}, {0, 2}]


@pytest.mark.rule("NER-MOD-12")
def test_whoever_enters_the_space_of_another_attacks_and_conquers_it(dice):
    table = Table({"bleakstrand": "1 monster"}, iron_circle={"skullgate_pass": "1 footsoldier"})
    dice(12, 1)
    table.play("move 1:monster@bleakstrand skullgate_pass", "end")
    assert table.facts("battle") == [(KARKOTH, 40)]
    assert table.holder("skullgate_pass") == "karkoth"
    assert table.pieces("iron_circle", "skullgate_pass") == {}


@pytest.mark.rule("NER-MOD-13")
def test_swapping_empty_spaces_is_plain_conquest_and_nobody_pays_for_a_broken_deal():
    """Karkoth takes an empty space of Vailin, gets none in return, and takes another in the next round."""
    table = Table({"blackspear_hills": "2 footsoldier"}, decks=NO_CARDS)
    table.play("move 1:footsoldier@blackspear_hills starfall_vale", "end", "end")
    for realm in ("vailin", "iron_circle", "nerath"):
        assert table.asked == f"{table.g.active} move"
        table.play("end", "end")
        assert table.gold(realm) > 10
    gold = table.gold("karkoth")
    table.play("move 1:footsoldier@starfall_vale silverbough", "end")
    assert [table.holder(space) for space in ("starfall_vale", "silverbough")] == ["karkoth", "karkoth"]
    assert (table.points("karkoth"), table.gold("karkoth")) == (2, gold)


# ------------------------------------------------------------------------- two realms


@pytest.mark.rule("NER-MOD-15")
def test_two_realms_of_a_player_have_separate_treasuries():
    table = Table(
        {"karkothi_throneholds": "1 castle"},
        iron_circle={"citadel_of_irons_grasp": "1 castle"},
        mode="alliance-2",
        step="reinforce",
        gold={"karkoth": 1, "iron_circle": 50},
    )
    assert not table.offered("recruit fighter karkothi_throneholds")
    table.play("recruit footsoldier karkothi_throneholds")
    assert table.options() == ["end"]
    assert (table.gold("karkoth"), table.gold("iron_circle")) == (0, 50)


@pytest.mark.rule("NER-MOD-15")
def test_two_realms_of_a_player_have_separate_turns_cards_points_and_incomes():
    decks = {"karkoth": ("karkoth_black_sails",), "vailin": ("vailin_elven_volley",)}
    table = Table(
        {"blackspear_hills": "1 footsoldier"},
        mode="alliance-2",
        step="turn",
        chest={"iron_circle": ("iron_flask",)},
        decks=decks,
    )
    table.play("move 1:footsoldier@blackspear_hills starfall_vale", "end")
    assert not any("iron_flask" in option for option in table.options())
    table.play("end")
    assert (table.points("karkoth"), table.points("iron_circle")) == (1, 0)
    assert (table.gold("karkoth"), table.gold("iron_circle")) == (10 + 16, 10)
    assert table.g.active == VAILIN
    assert [len(deck) for deck in table.g.deck] == [19, 19, 20, 20]
    assert [len(hand) for hand in table.g.hand] == [1, 1, 0, 0]
    assert all(card // 20 == KARKOTH for card in table.g.hand[KARKOTH])


@pytest.mark.rule("NER-MOD-15")
def test_two_realms_of_a_player_do_not_move_each_others_pieces():
    table = Table(
        {"bleakstrand": "1 footsoldier"}, iron_circle={"skullgate_pass": "1 footsoldier"}, mode="alliance-2"
    )
    assert table.goals("1:footsoldier@bleakstrand")
    assert not table.goals("1:footsoldier@skullgate_pass")


# ------------------------------------------------------------------------ never out


@pytest.mark.rule("NER-MOD-16")
def test_a_realm_with_nothing_left_still_takes_its_turn_and_draws():
    table = Table(
        {}, {"vailindor": "1 footsoldier"}, step="turn", held=LOST, decks={"karkoth": ("karkoth_grave_chill",)}
    )
    assert table.asked == "0 move"
    assert len(table.g.hand[KARKOTH]) == 1
    table.play("end")
    assert table.asked == "0 recruit"
    table.play("end")
    assert table.facts("income")[-1] == (KARKOTH, 0)
    assert table.g.active == VAILIN


@pytest.mark.rule("NER-MOD-16")
def test_a_realm_with_nothing_left_can_still_win_on_what_it_has_scored():
    table = Table(step="end", active="nerath", held=LOST, points={"karkoth": 60})
    assert table.g.winners == (KARKOTH,)
    assert table.match.over
