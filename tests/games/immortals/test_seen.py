"""Who sees what, and what a seat may imagine of the rest (chapter VIS)."""

from random import Random
from typing import Any

import pytest

from games.immortals.conservation import check, check_pieces
from games.immortals.table import GREEN, Table, random_match
from gonfalon.core import Match
from gonfalon.games.immortals.codes import CARD, CONFLICT_CARD
from gonfalon.games.immortals.state import BLANK, EMPTY, FREE
from properties import canon, known

L, D = "conflict_light_", "conflict_dark_"
VIEWERS = ((), (0,), (1,), (2,), (0, 1), (1, 2), (0, 1, 2))
RIVALS = ((), (1,), (2,), (1, 2))
"""Who must not know what seat 0 keeps secret: the others, alone or together, and spectators."""
everybody = pytest.mark.parametrize("viewer", VIEWERS)
rivals = pytest.mark.parametrize("viewer", RIVALS)
ARMIES = {0: {"light:foothold": 4, "dark:hillhome": 3}, 1: {"light:treehome": 4}, 2: {"dark:lakehome": 4}}
CARDS = {0: ("foothold", "hillhome"), 1: ("treehome",), 2: ("lakehome",)}
HANDS = {0: (L + "heartwood", D + "joker_wilds"), 1: (D + "mill_ford",), 2: ()}


def planning(**how) -> Table:
    return Table(stage="planning", armies=ARMIES, cards=CARDS, hand=HANDS, **how)


def acting(plan: dict[str, str], **how) -> Table:
    """The Actions phase; seat 0 has planned this, seat 1 a blank card."""
    how = {"armies": ARMIES, "cards": CARDS, "hand": HANDS, **how}
    return Table(plan={0: plan, 1: {"L1": "blank"}}, **how)


def seen(table: Table, viewer: tuple[int, ...]) -> Any:
    """The state as those seats see it."""
    return table.match.view(viewer).state


def views(table: Table, viewer: tuple[int, ...]) -> str:
    """Everything they get: state, questions, who is waited for, undo, log."""
    return canon(table.match.view(viewer))


def number(name: str) -> int:
    return CONFLICT_CARD.parse(name)


# ------------------------------------------------------------------------- plans


@pytest.mark.rule("IMM-VIS-01")
def test_a_player_sees_his_own_board_at_any_time():
    table = planning()
    table.lay(0, {"L1": "foothold", "DM": "blank"}, done=False)
    for viewer in ((0,), (0, 2)):
        assert seen(table, viewer).plan[0] == table.g.plan[0]
    table.play_as(0, "done")
    assert seen(table, (0,)).plan[0] == table.g.plan[0]
    table.lay(1)
    table.lay(2)
    assert table.g.stage == "actions"
    assert seen(table, (0,)).plan[0] == table.g.plan[0]
    assert CARD.names[seen(table, (0,)).plan[0][0]] == "foothold"


@pytest.mark.rule("IMM-VIS-02")
@rivals
def test_of_anothers_board_one_sees_the_filled_spaces_and_neither_card_nor_kind(viewer):
    boards = (
        {"L2": "foothold", "D3": "hillhome", "LM": "magic_transition_5"},
        {"L2": "blank", "D3": "blank", "LM": "blank"},
        {"L2": L + "heartwood", "D3": D + "joker_wilds", "LM": "magic_lore_or_muster"},
        {"L2": D + "joker_wilds", "D3": "foothold", "LM": "blank"},
    )
    tables = [acting(board) for board in boards]
    assert seen(tables[0], viewer).plan[0] == tuple(-1 if n in (1, 6, 8) else EMPTY for n in range(10))
    assert len({views(table, viewer) for table in tables}) == 1


PLANS = {
    "nothing": (),
    "a card": ("lay foothold L1",),
    "another card": ("lay conflict_dark_joker_wilds L4",),
    "a full board": tuple(f"lay {card} {space}" for card, space in zip(
        ("foothold", "hillhome", L + "heartwood", D + "joker_wilds", *["blank"] * 4, "magic_transition_5"),
        ("L1", "L2", "L3", "L4", "D1", "D2", "D3", "D4", "LM"),
        strict=True,
    )),
    "a card moved": ("lay foothold L1", "lay foothold L2"),
    "a card taken back": ("lay blank LM", "take_back LM"),
    "finished": ("lay foothold L1", "done"),
    "finished with nothing": ("done",),
}  # fmt: skip


@pytest.mark.rule("IMM-VIS-03")
@rivals
def test_while_somebody_plans_nobody_sees_what_others_lay_or_whether_they_have_finished(viewer):
    table = planning(live=True)
    nothing = views(table, viewer)
    for lines in PLANS.values():
        table = planning(live=True)
        for line in lines:
            table.play_as(0, line)
            assert views(table, viewer) == nothing
        if lines:
            table.match.undo(0)
            assert views(table, viewer) == nothing
    assert seen(table, viewer).plan[0] == FREE


@pytest.mark.rule("IMM-VIS-03")
@pytest.mark.parametrize("others", ["before", "after", "between"])
def test_what_one_plans_oneself_looks_the_same_whatever_the_others_have_done(others):
    """Seat 1 lays two cards and finishes; seats 0 and 2 do it before, after, or in between."""
    table, lone = planning(live=True), planning(live=True)
    moments = {"before": 0, "between": 1, "after": 3}
    for n, line in enumerate(("lay treehome L1", "lay blank D1", "done")):
        if n == moments[others]:
            table.lay(0, {"L1": "foothold"})
        table.play_as(1, line)
        lone.play_as(1, line)
        assert views(table, (1,)) == views(lone, (1,))
    assert table.match.view((1,)).waiting == (0, 2), "also who has finished is waited for until all have"


@pytest.mark.rule("IMM-VIS-03")
@everybody
def test_when_all_have_finished_everybody_sees_which_spaces_are_filled(viewer):
    table = planning()
    table.lay(2, {"DM": "magic_omen_or_lead"})
    table.lay(0, {"L1": "foothold", "D4": "blank"})
    assert seen(table, viewer).plan[2] == (table.g.plan[2] if 2 in viewer else FREE)
    table.lay(1)
    filled = [[n for n, card in enumerate(plan) if card != EMPTY] for plan in seen(table, viewer).plan]
    assert filled == [[0, 7], [], [9]]


@pytest.mark.rule("IMM-VIS-04")
@everybody
def test_a_card_turned_up_is_seen_by_all(viewer):
    table = acting({"L3": D + "joker_wilds", "L1": "foothold"})
    table.play("turn_up L3")
    card = CARD.parse(D + "joker_wilds")
    assert ("turned_up", 0, 2, card) in table.match.view(viewer).log
    assert seen(table, viewer).turned[0] == (card,)
    assert number(D + "joker_wilds") in seen(table, viewer).hand[0]
    assert seen(table, viewer).plan[0][0] == (CARD.parse("foothold") if 0 in viewer else -1)
    table.play("give_up gold")
    assert number(D + "joker_wilds") in seen(table, viewer).hand[0], "it came back, and all know it"


@pytest.mark.rule("IMM-VIS-04")
@rivals
def test_cards_that_come_back_with_a_pass_are_not_shown(viewer):
    tables = [
        acting(board) for board in ({"L2": "foothold", "L3": L + "heartwood"}, {"L2": "blank", "L3": "blank"})
    ]
    for table in tables:
        table.play("pass gold")
        assert seen(table, viewer).plan[0] == FREE
        assert seen(table, viewer).turned[0] == ()
    assert views(tables[0], viewer) == views(tables[1], viewer)


@pytest.mark.rule("IMM-VIS-08")
@rivals
def test_all_have_the_same_magic_and_blank_cards_and_which_are_planned_is_secret(viewer):
    boards = ({"LM": "magic_transition_5", "DM": "blank"}, {"LM": "blank", "DM": "magic_lore_or_muster"})
    one, other = (acting(board) for board in boards)
    assert views(one, viewer) == views(other, viewer)
    table = planning()
    options = [
        {option for option in table.match.asks[seat].options if option[1:] and option[1] > 84} for seat in (0, 1)
    ]
    assert options[0] == options[1]
    assert {card for _, card, _ in options[0]} == {85, 86, 87, 88, BLANK}


@pytest.mark.rule("IMM-VIS-20")
@rivals
def test_who_has_only_blank_cards_left_is_asked_like_anybody_else(viewer):
    """He passes himself, and to the others it is a pass like any other."""
    blanks, cards = acting({"L1": "blank", "L2": "blank"}), acting({"L1": "foothold", "L2": "hillhome"})
    for table in (blanks, cards):
        assert table.asked == "0 turn"
        assert table.match.view(viewer).waiting == (0,)
    assert views(blanks, viewer) == views(cards, viewer)
    assert blanks.options() == ["pass gold", "pass energy"]
    for table in (blanks, cards):
        table.play("pass energy")
    assert views(blanks, viewer) == views(cards, viewer)


@pytest.mark.rule("IMM-VIS-20")
def test_a_board_without_cards_is_known_to_all_and_leads_straight_to_gold_or_energy():
    table = acting({"L1": "blank"}, active=2)
    assert table.asked == "2 compensation"
    assert table.options() == ["pass gold", "pass energy"]


# ------------------------------------------------------------------------- cards in hand and in the decks


@pytest.mark.rule("IMM-VIS-05")
def test_conflict_cards_in_hand_are_secret_and_their_number_is_not():
    table = acting({"L1": "foothold"})
    own = table.g.hand
    assert seen(table, (0,)).hand == (own[0], (-1,), ())
    assert seen(table, (1,)).hand == ((-1, -1), own[1], ())
    assert seen(table, (2,)).hand == seen(table, ()).hand == ((-1, -1), (-1,), ())
    assert seen(table, (0, 1)).hand == (own[0], own[1], ())


@pytest.mark.rule("IMM-VIS-05")
@rivals
def test_a_card_drawn_is_named_to_its_owner_alone(viewer):
    one, other = (Table(stage="reinforcements", deck=(card,)) for card in (L + "foothold", D + "joker_wilds"))
    for table in (one, other):
        table.play("draw")
    assert views(one, viewer) == views(other, viewer)
    assert ("drew", 0) in one.match.view(viewer).log
    assert ("drew", 0, number(L + "foothold")) in one.match.view((0,)).log
    assert seen(one, viewer).hand[0] == (-1,)


@pytest.mark.rule("IMM-VIS-05")
def test_how_many_cards_one_holds_does_not_tell_how_many_are_planned():
    with_card, without = acting({"L2": L + "heartwood"}), acting({"L2": "blank"})
    assert seen(with_card, (1,)).hand == seen(without, (1,)).hand == ((-1, -1), with_card.g.hand[1], ())


@pytest.mark.rule("IMM-VIS-06", "IMM-VIS-07")
@everybody
def test_who_owns_which_region_card_and_which_are_in_the_deck_is_open(viewer):
    table = acting({"L1": "foothold"})
    owners = seen(table, viewer).card_owner
    assert owners == table.g.card_owner
    assert [CARD.names[region] for region, owner in enumerate(owners) if owner == 0] == ["foothold", "hillhome"]
    assert owners.count(-1) == 21


@pytest.mark.rule("IMM-VIS-06")
@rivals
def test_whether_a_region_card_is_planned_is_secret(viewer):
    planned = views(acting({"L1": "foothold"}), viewer)
    for other in ("hillhome", "blank", L + "heartwood", D + "joker_wilds"):
        assert views(acting({"L1": other}), viewer) == planned


@pytest.mark.rule("IMM-VIS-09", "IMM-VIS-19")
@everybody
def test_of_the_conflict_deck_all_see_how_many_cards_are_left_and_nobody_which(viewer):
    one, other = (
        acting({"L1": "foothold"}, deck=top) for top in ((L + "foothold", D + "foothold"), (D + "hillhome",))
    )
    assert one.g.deck != other.g.deck
    assert seen(one, viewer).deck == (-1,) * 57
    assert views(one, viewer) == views(other, viewer)


@pytest.mark.rule("IMM-VIS-10")
@everybody
def test_the_discard_pile_is_open(viewer):
    table = acting({"L1": L + "foothold"}, discard=(D + "treehome",))
    table.play("turn_up L1", "extract light:foothold")
    assert seen(table, viewer).discard == (number(D + "treehome"), number(L + "foothold"))


@pytest.mark.rule("IMM-VIS-10")
def test_the_cards_that_nobody_chose_in_the_last_draft_hand_are_not_shown():
    """They are in the deck at once: nobody sees them in a pile."""
    seen_piles = 0
    for match in random_match(3, seed=2):
        if match.state.deck:
            view = match.view(())
            assert view.state.draft_hand == ((), (), ())
            assert view.state.discard == ()
            assert set(view.state.deck) == {-1}
            break
        seen_piles += bool(any(match.state.draft_discard))
        assert match.view(()).state.draft_discard == match.state.draft_discard
    assert seen_piles


# ------------------------------------------------------------------------- the draft


DRAFT = {
    0: (D + "foothold", D + "treehome"),
    1: (L + "foothold", L + "hillhome"),
    2: (D + "mountainhome", D + "hillhome"),
}
GROUPS = {0: (2, 3), 1: (4,), 2: (5,)}


def drafting(**how) -> Table:
    return Table(stage="draft", **{"groups": GROUPS, "draft_hand": DRAFT, "live": True, **how})


@pytest.mark.rule("IMM-VIS-11")
def test_each_player_sees_only_his_own_hand_of_the_draft():
    table = drafting()
    own = table.g.draft_hand
    for seat in range(3):
        hands = [(-1, -1)] * 3
        hands[seat] = own[seat]
        assert seen(table, (seat,)).draft_hand == tuple(hands)
    assert seen(table, ()).draft_hand == ((-1, -1),) * 3
    assert seen(table, ()).draft_deck == ((-1,) * 28, (-1,) * 26)


@pytest.mark.rule("IMM-VIS-11")
def test_a_hand_passed_on_is_seen_by_who_receives_it():
    table = drafting()
    left = number(D + "treehome")
    for seat, card in enumerate((D + "foothold", L + "hillhome", D + "hillhome")):
        table.play_as(seat, f"draft {card}")
    table.play("settle 2 dark:foothold")
    assert left in seen(table, (1,)).draft_hand[1]
    assert left not in seen(table, (0,)).draft_hand[0]
    assert set(seen(table, (0,)).draft_hand[1]) == {-1}


@pytest.mark.rule("IMM-VIS-12")
@rivals
def test_a_card_chosen_in_the_draft_and_that_one_has_chosen_is_hidden_until_all_have(viewer):
    table = drafting()
    nothing = views(table, viewer)
    for card in DRAFT[0]:
        table = drafting()
        table.play_as(0, f"draft {card}")
        assert views(table, viewer) == nothing
        assert seen(table, (0,)).drafted[0] == number(card)
        table.match.undo(0)
        assert views(table, viewer) == nothing


@pytest.mark.rule("IMM-VIS-12")
@everybody
def test_when_all_have_chosen_the_cards_for_deploying_are_open(viewer):
    table = drafting()
    for seat, card in ((2, D + "hillhome"), (0, D + "foothold"), (1, L + "hillhome")):
        table.play_as(seat, f"draft {card}")
    assert table.asked == "0 settle"
    drafted = tuple(map(number, (D + "foothold", L + "hillhome", D + "hillhome")))
    assert seen(table, viewer).drafted == drafted
    log = table.match.view(viewer).log
    assert [fact for fact in log if fact[0] == "chose"] == [("chose", n, card) for n, card in enumerate(drafted)]


@pytest.mark.rule("IMM-VIS-13")
@rivals
def test_a_draft_card_kept_without_deploying_stays_hidden(viewer):
    """Seat 0 has no group left; seat 2 has two and is asked where."""
    tables = []
    for card in DRAFT[0]:
        table = drafting(groups={2: (5, 3)})
        table.play_as(0, f"draft {card}")
        table.play_as(1, f"draft {L}foothold")
        table.play_as(2, f"draft {D}hillhome")
        assert table.hand(0) == [card]
        assert seen(table, (0,)).hand[0] == (number(card),)
        assert seen(table, viewer).hand[0] == (-1,)
        assert ("kept", 0) in table.match.view(viewer).log
        assert ("kept", 0, number(card)) in table.match.view((0,)).log
        tables.append(views(table, viewer))
    assert tables[0] == tables[1]


@pytest.mark.rule("IMM-VIS-13")
def test_while_others_settle_a_covered_card_of_the_draft_is_known_to_lie_there_and_no_more():
    """Seat 1 is first and settles; seat 0, the last, has no group left."""
    table = drafting(groups={1: (4, 2), 2: (5, 2)}, first=1)
    for seat, card in ((0, D + "treehome"), (1, L + "foothold"), (2, D + "hillhome")):
        table.play_as(seat, f"draft {card}")
    assert table.asked == "1 settle"
    assert seen(table, (1,)).drafted[0] == -1
    assert seen(table, (0,)).drafted[0] == number(D + "treehome")


@pytest.mark.rule("IMM-VIS-13")
@everybody
def test_a_card_turned_up_before_a_joker_took_its_region_is_known_to_be_held(viewer):
    hands = {0: (D + "joker_highpeaks",), 1: (D + "foothold",), 2: (L + "hillhome",)}
    table = drafting(draft_hand=hands, groups={0: (2, 3), 1: (4,), 2: (5, 5)})
    table.play("settle 2 dark:foothold")
    assert table.hand(1) == [D + "foothold"]
    assert seen(table, viewer).hand[1] == (number(D + "foothold"),)


@pytest.mark.rule("IMM-VIS-14")
@everybody
def test_a_draft_card_kept_after_deploying_is_known(viewer):
    table = drafting(armies={2: {"light:foothold": 2}}, cards={2: ("foothold",)})
    assert table.asked == "0 draft, 2 draft", "seat 1 has but one card with an empty region"
    table.play_as(0, f"draft {D}foothold")
    table.play_as(2, f"draft {D}hillhome")
    table.play("settle 2 dark:foothold")
    assert table.hand(0) == [D + "foothold"]
    assert seen(table, viewer).hand[0] == (number(D + "foothold"),)
    assert ("kept", 0, number(D + "foothold")) in table.match.view(viewer).log


# ------------------------------------------------------------------------- what lies open


OPEN = (
    *("owner", "armies", "limbo", "reserve", "groups", "portals", "sanctuaries", "capitals", "points", "gold"),
    *(
        "energy",
        "tribes",
        "card_owner",
        "tray",
        "shelves",
        "greens",
        "first",
        "marker",
        "round",
        "rounds",
        "discard",
    ),
    *("turned", "stage", "draft_discard"),
)


@pytest.mark.rule("IMM-VIS-15", "IMM-VIS-16", "IMM-VIS-17")
def test_the_board_limbos_purses_points_tray_and_tower_are_open_in_every_stage():
    stages = set()
    for match in random_match(4, seed=7):
        stages.add(match.state.stage)
        for viewer in ((), (0,), (3,)):
            state = match.view(viewer).state
            for name in OPEN:
                assert getattr(state, name) == getattr(match.state, name), name
    assert stages == {"home", "draft", "settling", "reinforcements", "planning", "actions", "over"}


@pytest.mark.rule("IMM-VIS-17")
@everybody
def test_how_many_cubes_are_inside_is_open_and_which_will_fall_is_in_no_view(viewer):
    how = {"shelves": ((0, GREEN), (1, 1), ()), "tray": {2: 1}}
    one, other = (acting({"L3": "foothold"}, seed=seed, **how) for seed in (1, 2))
    state = seen(one, viewer)
    assert [state.inside(colour) for colour in (0, 1, 2, GREEN)] == [1, 2, 0, 1]
    assert state.tray == (0, 0, 1, 0, 0, 0)
    assert state.dice == (b"", 0)
    assert one.g.dice != other.g.dice
    assert views(one, viewer) == views(other, viewer)


@pytest.mark.rule("IMM-VIS-18")
@everybody
def test_throws_losses_and_transfers_are_told_to_all(viewer, tower):
    armies = {0: {"light:foothold": 5}, 1: {"light:mountainhome": 2}}
    table = acting({"L3": "foothold"}, armies=armies, cards={1: ("mountainhome",)}, tray={GREEN: 1})
    tower(lodge=[0])
    table.play("turn_up L3", "attack light:foothold>light:mountainhome 4:neutral")
    log = table.match.view(viewer).log
    assert [fact for fact in log if fact[0] != "turned_up"] == [
        ("attacked", 0, 4, 3, 0, 1, 1, 2),
        ("fell", 0, 1, 3, 2, 0, 0, 0, 1),
        ("lost", 0, 2, 1),
        ("lost", 1, 2, 1),
        ("region_card", 0, 1, 0),
        ("won", 0, 0, 1, 0),
    ]


# ------------------------------------------------------------------------- nothing leaks


def secrets_kept(match: Match, viewer: tuple[int, ...]) -> None:
    """In a view no card stands that those seats cannot know."""
    g, state = match.state, match.view(viewer).state
    for seat in range(g.players):
        assert len(state.hand[seat]) == len(g.hand[seat])
        if seat in viewer:
            assert (state.hand[seat], state.plan[seat], state.draft_hand[seat], state.drafted[seat]) == (
                g.hand[seat],
                g.plan[seat],
                g.draft_hand[seat],
                g.drafted[seat],
            )
            continue
        assert all(card == -1 or g.shown >> card & 1 for card in state.hand[seat])
        assert all(card < 0 for card in state.plan[seat])
        assert all(card < 0 for card in state.draft_hand[seat])
        assert state.drafted[seat] < 0 or g.face_up >> seat & 1
    assert set(state.deck) <= {-1}
    assert all(set(deck) <= {-1} for deck in state.draft_deck)


@pytest.mark.rule("IMM-VIS-02", "IMM-VIS-05", "IMM-VIS-09", "IMM-VIS-11")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_view_of_a_real_game_holds_what_its_seats_may_not_know(players):
    viewers = [(), *((seat,) for seat in range(players)), (0, players - 1)]
    rng = Random(players)
    for match in random_match(players, seed=70 + players):
        for viewer in viewers if rng.random() < 0.3 else ():
            secrets_kept(match, viewer)
            assert set(match.view(viewer).asks) <= set(viewer)


# ------------------------------------------------------------------------- imagination


def keeps_what_is_known(match: Match, world: Match, seat: int) -> None:
    """Own cards, numbers of cards, cards that were shown, and where cards lie."""
    real, imagined = match.state, world.state
    for other in range(real.players):
        assert len(imagined.hand[other]) == len(real.hand[other])
        shown = {card for card in real.hand[other] if real.shown >> card & 1}
        assert shown <= set(imagined.hand[other])
        if other != seat and real.stage != "planning":
            filled = [card != EMPTY for card in real.plan[other]]
            assert [card != EMPTY for card in imagined.plan[other]] == filled
    for name in ("hand", "plan", "draft_hand", "drafted"):
        assert getattr(imagined, name)[seat] == getattr(real, name)[seat]
    assert sorted(imagined.discard) == sorted(real.discard)


@pytest.mark.rule("IMM-VIS-02", "IMM-VIS-05", "IMM-VIS-13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_imagined_worlds_are_legal_and_keep_what_is_known(players):
    rng, stages = Random(players), set()
    for seed in range(3):
        for match in random_match(players, seed=80 + seed):
            if match.over or rng.random() > 0.25:
                continue
            seat = rng.choice(list(match.asks))
            world = match.imagine([seat], rng)
            check(world.state)
            keeps_what_is_known(match, world, seat)
            assert known(world, seat) == known(match, seat)
            stages.add(match.state.stage)
    assert stages >= {"home", "draft", "settling", "reinforcements", "planning", "actions"}


@pytest.mark.rule("IMM-VIS-09")
def test_in_imagination_the_deck_and_unseen_cards_are_dealt_anew_in_every_stage():
    """Nobody may find out by imagining: hands, decks and plans are not always as they are."""
    rng = Random(1)
    same: dict[str, list[bool]] = {}
    for match in random_match(3, seed=5):
        if match.over:
            break
        seat = min(match.asks)
        world = match.imagine([seat], rng)
        what = match.asks[seat].what
        decks = [state.deck or state.draft_deck for state in (match.state, world.state)]
        same.setdefault(what, []).append(decks[0] == decks[1])
    assert {"home", "draft", "settle", "share", "draw", "plan", "turn", "action"} <= set(same)
    assert not any(any(answers) for answers in same.values()), same


@pytest.mark.rule("IMM-VIS-02")
def test_in_imagination_the_cards_on_anothers_board_vary_within_what_he_may_have_laid():
    plan = {"L1": "foothold", "L2": L + "heartwood", "LM": "magic_transition_5"}
    table = acting(plan, active=1)
    found = set()
    for seed in range(80):
        world = table.match.imagine([1], Random(seed))
        check_pieces(world.state)
        found.add(world.state.plan[0])
    assert len(found) > 20
    assert {CARD.names[plan[8]] for plan in found} == {card for card in CARD.names if card.startswith("magic")}
    assert {"foothold", "hillhome", "blank"} <= {CARD.names[plan[0]] for plan in found}
    assert not any("joker" in CARD.names[plan[0]] for plan in found)
    assert any("joker" in CARD.names[plan[1]] for plan in found)


@pytest.mark.rule("IMM-VIS-04")
def test_in_imagination_a_card_turned_up_does_not_lie_on_a_board_again():
    table = acting({"L1": "foothold", "L2": "hillhome", "L3": "blank"}, hand={})
    table.play("turn_up L1", "extract light:foothold")
    assert table.asked == "1 turn"
    for seed in range(40):
        world = table.match.imagine([1], Random(seed))
        assert CARD.parse("foothold") not in world.state.plan[0]
