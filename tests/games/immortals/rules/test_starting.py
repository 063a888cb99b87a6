"""The starting round: homes, the draft of Conflict cards, and what comes before the first round (chapter STA)."""

from collections import Counter

import pytest

from games.immortals.table import GREEN, Table, random_match
from gonfalon.core import Match, Setup
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.codes import PLACE_NAMES
from gonfalon.games.immortals.printed import (
    CONFLICT_CARDS,
    CONFLICT_PLACES,
    DARK,
    HOMES,
    LIGHT,
    REGIONS,
    TRIBES,
    across,
    is_joker,
    realm_of,
)
from gonfalon.games.immortals.state import EMPTY, NOBODY

three_to_five = pytest.mark.parametrize("players", [3, 4, 5])
L, D = "conflict_light_", "conflict_dark_"
LONE = {1: ("conflict_light_joker_wilds",), 2: ("conflict_dark_joker_wilds",)}
"""Draft hands of one card: whoever is not asked keeps out of the way."""


def begun(players: int = 3, seed: int = 1) -> Match:
    return Match(GAME, Setup("standard", players, seed))


def drafting(players: int = 3, seed: int = 1, step: int = 1) -> Match:
    """A real game when the cards of a draft step are chosen."""
    match = begun(players, seed)
    steps = 0
    while True:
        if match.state.stage == "draft" and len(match.asks) == players:
            steps += 1
            if steps == step:
                return match
        for seat in sorted(match.asks):
            match.play(seat, match.asks[seat].options[0])


def realms(cards) -> set[int]:
    return {realm_of(CONFLICT_PLACES[card][0]) for card in cards}


def draft(**how) -> Table:
    """A draft step in a made position: seat 0 is first, and has groups of 2 and 3 unless it is said otherwise."""
    how.setdefault("groups", {0: (2, 3), 1: (4,), 2: (5,)})
    return Table(stage="draft", **how)


HANDS = {
    0: (D + "foothold", D + "joker_highpeaks"),
    1: (L + "foothold", L + "hillhome"),
    2: (D + "mountainhome", D + "hillhome"),
}


# ------------------------------------------------------------------------- groups and homes


@pytest.mark.rule("IMM-STA-02")
@three_to_five
def test_groups_come_out_of_the_personal_reserve(players):
    g = begun(players, seed=3).state
    for seat in range(players):
        assert g.reserve[seat] == 43 - sum(g.groups[seat])
        assert sum(g.groups[seat]) == (24 if players == 5 else 28)


@pytest.mark.rule("IMM-STA-04", "IMM-STA-05")
@pytest.mark.parametrize(("players", "corners"), [(3, 2), (4, 2), (5, 0)])
def test_the_bottom_corners_hold_two_armies_each_unless_five_play(players, corners):
    g = begun(players, seed=3).state
    for (light, dark), groups in zip(g.tribes, g.groups, strict=True):
        printed = Counter((*TRIBES[light].army_groups, *TRIBES[dark].army_groups))
        assert Counter(groups) - printed == Counter([2] * corners)


@pytest.mark.rule("IMM-STA-06", "IMM-STA-07", "IMM-STA-08")
@pytest.mark.parametrize("seed", range(5))
def test_any_group_settles_the_start_region_in_light_and_two_more_armies_in_darkness(seed):
    match = begun(3, seed)
    g = match.state
    seat = g.first
    home = HOMES[g.tribes[seat][LIGHT]]
    groups, reserve = g.groups[seat], g.reserve[seat]
    assert REGIONS[home].id == TRIBES[g.tribes[seat][LIGHT]].home_region
    assert list(match.asks[seat].options) == [("group", n) for n in sorted(set(groups))]
    match.play(seat, ("group", max(groups)))
    g = match.state
    assert (g.owner[home], g.armies[home]) == (seat, max(groups))
    assert (g.owner[across(home)], g.armies[across(home)]) == (seat, 2)
    assert sorted(g.groups[seat]) == sorted(groups)[:-1], "the group is gone from the board, and no other"
    assert g.reserve[seat] == reserve - 2
    assert g.card_owner[home] == seat
    assert sum(owner != NOBODY for owner in g.card_owner) == 1


@pytest.mark.rule("IMM-STA-09")
@three_to_five
def test_homes_are_settled_in_player_order(players):
    match = begun(players, seed=4)
    first, asked = match.state.first, []
    while match.state.stage == "home":
        (seat,) = match.asks
        assert match.asks[seat].what == "home"
        asked.append(seat)
        match.play(seat, match.asks[seat].options[0])
    assert asked == [(first + n) % players for n in range(players)]


@pytest.mark.rule("IMM-STA-03", "IMM-STA-10", "IMM-STA-18")
@pytest.mark.parametrize("realm", ["light", "dark"])
def test_any_group_goes_as_a_whole_to_either_realm(realm):
    """The groups stand on no half any more: each size is offered whatever the realm of the card."""
    place = f"{realm}:foothold"
    table = draft(groups={0: (2, 3, 3, 10)}, draft_hand={0: (f"conflict_{realm}_foothold",), **LONE})
    assert table.asked == "0 settle"
    assert table.options() == [f"settle {n} {place}" for n in (2, 3, 10)]
    table.refused(f"settle 1 {place}")
    table.refused(f"settle 5 {place}")
    table.play(f"settle 3 {place}")
    assert table.armies(place) == (0, 3)
    assert table.g.groups[0] == (2, 3, 10)


# ------------------------------------------------------------------------- decks and hands


@pytest.mark.rule("IMM-STA-11")
def test_a_light_and_a_dark_deck_of_thirty_cards_are_shuffled():
    light, dark = begun(seed=1).state.draft_deck
    assert sorted(light) == [*range(25), *range(50, 55)]
    assert sorted(dark) == [*range(25, 50), *range(55, 60)]
    assert all(list(deck) != sorted(deck) for deck in (light, dark))
    assert begun(seed=2).state.draft_deck != (light, dark)
    tops = Counter(begun(seed=seed).state.draft_deck[DARK][-1] for seed in range(300))
    assert len(tops) == 30


@pytest.mark.rule("IMM-STA-12")
@three_to_five
def test_five_dark_cards_for_the_first_player_five_light_ones_for_the_next_and_so_on(players):
    match = begun(players, seed=7)
    decks = match.state.draft_deck
    while match.state.stage == "home":
        (seat,) = match.asks
        match.play(seat, match.asks[seat].options[0])
    g = match.state
    for n, seat in enumerate(g.in_order()):
        realm = (DARK, LIGHT)[n % 2]
        assert len(g.draft_hand[seat]) == 5
        assert realms(g.draft_hand[seat]) == {realm}
        assert set(g.draft_hand[seat]) <= set(decks[realm][-15:]), "drawn from the top"


@pytest.mark.rule("IMM-STA-13")
def test_all_choose_one_of_their_cards_at_the_same_time():
    table = draft(draft_hand=HANDS)
    assert table.asked == "0 draft, 1 draft, 2 draft"
    assert table.options(1) == [f"draft {L}foothold", f"draft {L}hillhome"]
    table.play_as(2, f"draft {D}hillhome")
    assert table.asked == "0 draft, 1 draft"
    assert table.g.drafted[2] != EMPTY
    assert table.places(2) == {}, "nothing happens before all have chosen"


@pytest.mark.rule("IMM-STA-14")
def test_who_has_a_group_must_choose_a_card_whose_region_is_empty():
    """Another's army, or one's own; the same region of the other realm does not count."""
    armies = {0: {"light:hillhome": 1}, 1: {"light:mill_ford": 2, "dark:foothold": 2}}
    hand = (L + "hillhome", L + "mill_ford", L + "foothold", L + "heartwood")
    table = draft(armies=armies, draft_hand={**LONE, 0: hand})
    assert table.options(0) == [f"draft {L}foothold", f"draft {L}heartwood"]
    table.refused(f"draft {L}hillhome", 0)
    table.refused(f"draft {L}mill_ford", 0)


@pytest.mark.rule("IMM-STA-15")
@pytest.mark.parametrize(("occupied", "offered"), [(4, True), (5, False)])
def test_a_joker_may_be_chosen_while_a_region_of_its_province_is_empty_in_its_realm(occupied, offered):
    marches = ("borderland", "hillhome", "barley_down", "watch_hill", "mill_ford")
    armies = {1: {f"light:{region}": 1 for region in marches[:occupied]}}
    hand = (L + "joker_marches", L + "foothold", L + "heartwood")
    table = draft(armies=armies, draft_hand={**LONE, 0: hand})
    assert table.offered(f"draft {L}joker_marches", 0) == offered


# ------------------------------------------------------------------------- settling


@pytest.mark.rule("IMM-STA-16", "IMM-STA-17")
def test_cards_are_turned_up_together_and_resolved_in_player_order():
    table = draft(draft_hand=HANDS, first=1)
    table.play_as(0, f"draft {D}foothold")
    table.play_as(2, f"draft {D}hillhome")
    assert table.facts("chose") == []
    table.play_as(1, f"draft {L}foothold")
    assert [seat for seat, _ in table.facts("chose")] == [1, 2, 0]
    assert len(table.facts("settled")) == 2, "two of them have but one group, and it goes where the card says"
    assert table.asked == "0 settle"
    table.play("settle 2 dark:foothold")
    assert [seat for seat, *_ in table.facts("settled")] == [1, 2, 0]


@pytest.mark.rule("IMM-STA-19", "IMM-STA-24")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_group_goes_to_the_realm_of_the_card_and_its_namesake_may_be_anybodys(holder):
    table = draft(armies={holder: {"light:foothold": 3}}, draft_hand={0: (D + "foothold",), **LONE})
    table.play("settle 2 dark:foothold")
    assert table.armies("dark:foothold") == (0, 2)
    assert table.armies("light:foothold") == (holder, 3)


@pytest.mark.rule("IMM-STA-20", "IMM-STA-21")
def test_a_joker_settles_any_empty_region_of_its_province_in_its_realm():
    armies = {0: {"dark:hillhome": 1}, 1: {"dark:mill_ford": 2, "light:borderland": 2}}
    table = draft(groups={0: (2, 3)}, armies=armies, draft_hand={0: (D + "joker_marches",), **LONE})
    empty = {"dark:borderland", "dark:barley_down", "dark:watch_hill"}
    assert table.after("settle 2") == table.after("settle 3") == empty
    table.refused("settle 2 dark:hillhome")
    table.refused("settle 2 light:barley_down")
    table.play("settle 3 dark:watch_hill")
    assert table.armies("dark:watch_hill") == (0, 3)


@pytest.mark.rule("IMM-STA-22", "IMM-STA-23", "IMM-STA-43")
@pytest.mark.parametrize("card", [D + "foothold", D + "joker_highpeaks"])
def test_who_settles_takes_the_very_region_card_and_discards_the_conflict_card(card):
    table = draft(groups={0: (2, 3)}, draft_hand={0: (card,), **LONE})
    table.play("settle 2 dark:foothold")
    assert table.card("foothold") == 0
    assert table.g.card_owner.count(0) == 1
    assert [CONFLICT_CARDS[n].id for n in table.g.draft_discard[DARK]] == [card]
    assert table.g.draft_discard[LIGHT] == ()
    assert table.hand(0) == []


@pytest.mark.rule("IMM-STA-25")
@pytest.mark.parametrize("card", [D + "foothold", D + "joker_highpeaks"])
def test_if_another_player_has_the_region_card_the_conflict_card_is_kept(card):
    table = draft(
        groups={0: (2, 3)},
        armies={2: {"light:foothold": 2}},
        cards={2: ("foothold",)},
        draft_hand={0: (card,), **LONE},
    )
    table.play("settle 2 dark:foothold")
    assert table.armies("dark:foothold") == (0, 2)
    assert table.card("foothold") == 2
    assert table.hand(0) == [card]
    assert table.g.draft_discard == ((), ())


@pytest.mark.rule("IMM-STA-26")
def test_who_has_the_region_card_already_discards_the_conflict_card():
    table = draft(
        groups={0: (2, 3)},
        armies={0: {"light:foothold": 2}},
        cards={0: ("foothold",)},
        draft_hand={0: (D + "foothold",), **LONE},
    )
    table.play("settle 2 dark:foothold")
    assert table.armies("dark:foothold") == (0, 2)
    assert table.card("foothold") == 0
    assert table.hand(0) == []
    assert [CONFLICT_CARDS[n].id for n in table.g.draft_discard[DARK]] == [D + "foothold"]


# ------------------------------------------------------------------------- keeping a card


@pytest.mark.rule("IMM-STA-27", "IMM-STA-34")
def test_if_all_regions_of_a_hand_are_occupied_any_card_is_kept_unseen_and_nothing_deployed():
    armies = {1: {"dark:foothold": 2, "dark:hillhome": 2}}
    hand = (D + "foothold", D + "hillhome")
    table = draft(groups={0: (2, 3)}, armies=armies, draft_hand={0: hand, **LONE})
    assert table.options(0) == [f"draft {card}" for card in hand]
    table.play_as(0, f"draft {D}hillhome")
    assert table.hand(0) == [D + "hillhome"]
    assert table.places(0) == {}
    assert table.g.groups[0] == (2, 3)
    assert table.facts("chose") == []
    assert table.facts("kept")[0] == (0,), "others are not told which"
    assert not table.g.shown


@pytest.mark.rule("IMM-STA-28")
def test_a_card_whose_region_an_earlier_joker_took_is_kept_and_nothing_deployed():
    table = draft(draft_hand={0: (D + "joker_highpeaks",), 1: (D + "foothold",), 2: (L + "hillhome",)})
    assert [CONFLICT_CARDS[card].id for _, card in table.facts("chose")] == [
        D + "joker_highpeaks",
        D + "foothold",
        L + "hillhome",
    ]
    table.play("settle 2 dark:foothold")
    assert table.hand(1) == [D + "foothold"]
    assert table.g.groups[1] == (4,)
    assert table.places(1) == {}
    assert table.armies("light:hillhome") == (2, 5), "the next one goes on"


@pytest.mark.rule("IMM-STA-28")
def test_a_joker_whose_province_was_filled_in_the_same_step_is_kept():
    highpeaks = {f"dark:{region}": 1 for region in ("mountainhome", "tribute_pass", "forge_fire", "eagle_stair")}
    table = draft(
        armies={2: highpeaks},
        groups={0: (2,), 1: (4,)},
        draft_hand={0: (D + "foothold",), 1: (D + "joker_highpeaks",), 2: (L + "hillhome",)},
    )
    assert table.armies("dark:foothold") == (0, 2)
    assert table.hand(1) == [D + "joker_highpeaks"]
    assert table.g.groups[1] == (4,)


@pytest.mark.rule("IMM-STA-33", "IMM-STA-36")
def test_who_has_no_group_left_still_takes_any_card_and_keeps_it_for_the_main_game():
    armies = {2: {"dark:foothold": 2}}
    table = draft(groups={1: (4, 4)}, armies=armies, draft_hand={**HANDS, 1: HANDS[1]})
    assert table.options(0) == [f"draft {D}foothold", f"draft {D}joker_highpeaks"], "occupied or not"
    table.play_as(0, f"draft {D}joker_highpeaks")
    table.play_as(2, f"draft {D}hillhome")
    table.play_as(1, f"draft {L}hillhome")
    kept = table.hand(0)
    assert kept == [D + "joker_highpeaks"]
    for seat in range(3):
        assert not set(table.g.hand[0]) & set(table.g.draft_hand[seat]), "neither passed on nor chosen again"
    while table.g.round == 0:
        for seat in sorted(table.match.asks):
            table.match.play(seat, table.match.asks[seat].options[0])
    assert set(kept) <= set(table.hand(0))


# ------------------------------------------------------------------------- from step to step


@pytest.mark.rule("IMM-STA-29", "IMM-STA-31")
@three_to_five
def test_four_cards_go_to_the_left_neighbour_who_draws_one_of_the_same_realm(players):
    match = drafting(players, seed=2)
    hands = match.state.draft_hand
    decks = match.state.draft_deck
    chosen = {}
    for seat in range(players):
        chosen[seat] = match.asks[seat].options[0][1]
        match.play(seat, ("draft", chosen[seat]))
    while match.state.stage == "settling":
        (seat,) = match.asks
        match.play(seat, match.asks[seat].options[0])
    for seat in range(players):
        left = (seat + 1) % players
        new = set(match.state.draft_hand[left]) - (set(hands[seat]) - {chosen[seat]})
        assert len(match.state.draft_hand[left]) == 5
        assert set(hands[seat]) - {chosen[seat]} <= set(match.state.draft_hand[left])
        assert realms(new) == realms(hands[seat])
        assert new <= set(decks[realms(new).pop()])
    assert realms(match.state.draft_hand[match.state.first]) == {DARK}


@pytest.mark.rule("IMM-STA-30")
@three_to_five
def test_the_marker_goes_to_the_left_after_each_step(players):
    firsts = []
    for step in range(1, 5):
        g = drafting(players, seed=3, step=step).state
        assert g.first == g.marker
        firsts.append(g.first)
    assert firsts == [(firsts[0] + n) % players for n in range(4)]


@pytest.mark.rule("IMM-STA-32", "IMM-STA-35", "IMM-STA-37")
@three_to_five
def test_the_draft_ends_when_no_group_is_left_and_then_nothing_is_passed(players):
    """The first player of the last step keeps the marker; four cards or more of each hand are not chosen."""
    hands, first, g = None, None, None
    for match in random_match(players, seed=20 + players):
        g = match.state
        if g.stage == "draft":
            assert any(g.groups)
            hands, first = g.draft_hand, g.first
        if g.deck and g.stage == "settling":
            break
    assert hands is not None
    assert g is not None
    assert not any(g.groups)
    assert g.first == g.marker == first
    assert g.draft_hand == ((),) * players
    left = [set(hand) - set(g.hand[seat]) for seat, hand in enumerate(hands)]
    assert all(len(cards) >= 4 for cards in left)
    assert set().union(*left) <= set(g.deck), "the cards that were not chosen are in the new deck"
    for match in random_match(players, seed=20 + players):
        if match.state.round:
            assert match.state.first == first
            break


@pytest.mark.rule("IMM-STA-32")
def test_one_group_of_one_player_makes_another_step():
    table = draft(groups={0: (2, 3)}, draft_hand=HANDS)
    for seat in range(3):
        table.play_as(seat, table.options(seat)[0])
    table.play("settle 2 dark:foothold")
    assert table.g.stage == "draft"
    assert table.asked == "0 draft, 1 draft, 2 draft"


@pytest.mark.rule("IMM-STA-42")
def test_an_empty_deck_is_made_of_that_realms_discards():
    """Seat 1 is first in the next step, and so gets the dark cards that were discarded, all of them."""
    table = draft(
        groups={0: (2, 3), 2: (5,)},
        draft_hand=HANDS,
        draft_deck={"dark": ()},
    )
    table.play_as(0, f"draft {D}foothold")
    table.play_as(2, f"draft {D}hillhome")
    table.play_as(1, f"draft {L}hillhome")
    table.play("settle 3 dark:foothold")
    g = table.g
    hands = {card for seat in (0, 1) for card in g.draft_hand[seat]}
    assert g.first == 1
    assert {CONFLICT_CARDS[card].id for card in hands if realm_of(CONFLICT_PLACES[card][0]) == DARK} == {
        D + "foothold",
        D + "hillhome",
        D + "joker_highpeaks",
        D + "mountainhome",
    }
    assert g.draft_deck[DARK] == g.draft_discard[DARK] == ()


@pytest.mark.rule("IMM-STA-42")
def test_with_deck_and_discards_empty_one_chooses_from_fewer_cards():
    table = draft(draft_hand=HANDS, groups={1: (4, 4)}, draft_deck={"dark": ()})
    for seat in range(3):
        table.play_as(seat, table.options(seat)[-1])
    assert table.g.first == 1
    assert [len(hand) for hand in table.g.draft_hand] == [1, 1, 2]


@pytest.mark.rule("IMM-STA-44")
def test_who_has_a_group_and_no_card_at_all_settles_any_empty_region():
    armies = {1: {"light:foothold": 2}, 2: {"dark:hillhome": 2}}
    table = draft(groups={0: (2, 3)}, armies=armies, cards={1: ("foothold",)}, draft_hand={1: LONE[1], 2: LONE[2]})
    assert table.asked == "0 settle"
    assert table.after("settle 2") == set(PLACE_NAMES) - {"light:foothold", "dark:hillhome"}
    table.play("settle 2 dark:forge_fire")
    assert table.card("forge_fire") == 0
    assert table.hand(0) == []


@pytest.mark.rule("IMM-STA-44")
def test_without_a_card_another_players_region_card_is_not_taken():
    armies = {1: {"light:foothold": 2}}
    table = draft(groups={0: (2, 3)}, armies=armies, cards={1: ("foothold",)}, draft_hand={1: LONE[1], 2: LONE[2]})
    table.play("settle 2 dark:foothold")
    assert table.card("foothold") == 1
    assert table.hand(0) == []


# ------------------------------------------------------------------------- before the first round


@pytest.mark.rule("IMM-STA-38")
def test_starting_gold_and_energy_of_both_halves_are_added():
    tribes = {0: ("humans", "orcs"), 1: ("dwarves", "trolls"), 2: ("halflings", "necromancers")}
    nothing = dict.fromkeys(range(3), 0)
    table = Table(stage="before", tribes=tribes, gold=nothing, energy=nothing)
    assert [table.purse(seat) for seat in range(3)] == [(7, 9), (8, 5), (9, 13)]


@pytest.mark.rule("IMM-STA-39")
@three_to_five
def test_all_conflict_cards_that_nobody_kept_are_shuffled_into_one_deck(players):
    g = next(match.state for match in random_match(players, seed=30 + players) if match.state.deck)
    held = {card for hand in g.hand for card in hand}
    assert sorted((*g.deck, *held)) == list(range(60))
    assert list(g.deck) != sorted(g.deck)
    assert (g.draft_deck, g.draft_discard, g.discard) == (((), ()), ((), ()), ())
    assert realms(g.deck[-12:]) == {LIGHT, DARK}
    assert any(map(is_joker, g.deck))


@pytest.mark.rule("IMM-STA-41", "IMM-TOW-04")
@three_to_five
def test_three_armies_of_the_reserve_go_to_each_limbo_before_the_tower_is_primed(players, tower):
    tower(lodge=[seat for seat in range(players) for _ in range(7)] + [GREEN] * 10)
    table = Table(players, stage="before")
    assert table.facts("primed") == [(0,) * 6]
    assert table.g.limbo == [3] * (2 * players)
    assert table.g.reserve == (43 - 6 - 7,) * players
