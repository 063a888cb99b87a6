"""Who sees what, fair chance, and what the program does by itself (chapters VIS and DIG)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.nerath.table import Table, vars_of
from gonfalon.core import Match, Setup
from gonfalon.core.menu import draw
from gonfalon.core.state import key_of
from gonfalon.games.nerath import GAME
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.printed import EVENT_ID, EVENTS, GUARDIAN_ID, TREASURE_ID
from gonfalon.games.nerath.printed.regions import DUNGEON_AT
from gonfalon.games.nerath.seen import redeal
from gonfalon.games.nerath.state import Nerath

KARKOTH, VAILIN, IRON_CIRCLE, NERATH = range(4)
HANDS = {"karkoth": ("karkoth_grave_chill", "karkoth_forced_march"), "vailin": ("vailin_becalmed",)}
CHESTS = {"karkoth": ("iron_flask",), "nerath": ("crystal_ball", "vorpal_sword")}
VIEWERS = ((), (0,), (1,), (0, 2), (0, 1, 2, 3))
everybody = pytest.mark.parametrize("viewer", VIEWERS)
TEMPLE = "temple_of_elemental_evil"


def seen(table: Table, *seats: int) -> dict[str, Any]:
    """Everything those seats, or a spectator, can see."""
    view = table.match.view(seats)
    asks = {seat: (ask.what, ask.about, list(ask.options)) for seat, ask in view.asks.items()}
    return {**vars_of(view.state), **vars(view), "state": None, "asks": asks}


# ----------------------------------------------------------------------------- cards


@pytest.mark.rule("NER-VIS-01", "NER-VIS-03")
def test_only_its_player_sees_the_event_cards_in_a_hand_and_others_count_them():
    table = Table(events=HANDS)
    karkoth, vailin, *_ = table.g.hand
    assert seen(table, 0)["hand"] == (karkoth, (-1,), (), ())
    assert seen(table, 1)["hand"] == ((-1, -1), vailin, (), ())
    assert seen(table, 3)["hand"] == ((-1, -1), (-1,), (), ())


@pytest.mark.rule("NER-VIS-02", "NER-VIS-03")
def test_only_its_player_sees_the_treasure_cards_in_a_hand_and_others_count_them():
    table = Table(chest=CHESTS)
    karkoth, *_, nerath = table.g.chest
    assert seen(table, 0)["chest"] == (karkoth, (), (), (-1, -1))
    assert seen(table, 3)["chest"] == ((-1,), (), (), nerath)
    assert seen(table, 1)["chest"] == ((-1,), (), (), (-1, -1))


@pytest.mark.rule("NER-VIS-04")
@everybody
def test_played_treasure_cards_are_open_to_all(viewer):
    table = Table({"karkothi_throneholds": "1 castle"}, step="income", chest={"karkoth": ("purse_of_plenty",)})
    table.play("treasure purse_of_plenty")
    assert seen(table, *viewer)["treasures"][KARKOTH] == (TREASURE_ID["purse_of_plenty"],)


@pytest.mark.rule("NER-VIS-05")
@everybody
def test_discard_piles_are_open_to_all(viewer):
    table = Table(discards={"vailin": ("vailin_becalmed", "vailin_trade_winds")})
    pile = [EVENT_ID["vailin_becalmed"], EVENT_ID["vailin_trade_winds"]]
    assert seen(table, *viewer)["discard"] == [[], pile, [], []]


@pytest.mark.rule("NER-VIS-06")
@everybody
def test_of_face_down_decks_everybody_sees_the_size_and_nobody_more(viewer):
    table, other = (Table(events=HANDS, chest=CHESTS) for _ in range(2))
    for deck in other.g.deck:
        deck.reverse()
    other.g.treasure_deck.reverse()
    assert seen(table, *viewer)["deck"] == [[-1] * 18, [-1] * 19, [-1] * 20, [-1] * 20]
    assert seen(table, *viewer)["treasure_deck"] == [-1] * 27
    assert seen(table, *viewer) == seen(other, *viewer)


@pytest.mark.rule("NER-VIS-07")
@pytest.mark.parametrize("viewer", [(), (1,), (1, 2, 3)])
def test_a_drawn_card_is_named_to_its_owner_alone(viewer):
    table = Table(step="draw", decks={"karkoth": ("karkoth_grave_chill",)})
    assert ("drew", KARKOTH, EVENT_ID["karkoth_grave_chill"]) in seen(table, 0)["log"]
    assert [fact for fact in seen(table, *viewer)["log"] if fact[0] == "drew"] == [("drew", KARKOTH)]


@pytest.mark.rule("NER-VIS-07")
@everybody
def test_a_card_played_immediately_is_shown_to_all(viewer):
    table = Table(step="draw", decks={"karkoth": ("karkoth_dark_omens",)})
    assert ("event", KARKOTH, EVENT_ID["karkoth_dark_omens"]) in seen(table, *viewer)["log"]


@pytest.mark.rule("NER-VIS-13")
@pytest.mark.parametrize("mode", ["alliance-3", "alliance-4"])
def test_allies_played_by_different_people_do_not_see_each_others_hands(mode):
    table = Table(events=HANDS, chest=CHESTS, mode=mode)
    ally = table.g.seat_of[IRON_CIRCLE]
    assert ally != table.g.seat_of[KARKOTH]
    assert seen(table, ally)["hand"][KARKOTH] == (-1, -1)
    assert seen(table, ally)["chest"][KARKOTH] == (-1,)


@pytest.mark.rule("NER-VIS-14")
@pytest.mark.parametrize(("mode", "realms"), [("alliance-2", (0, 2)), ("alliance-3", (1, 3))])
def test_a_player_with_two_realms_sees_both_hands(mode, realms):
    hands = {**HANDS, "iron_circle": ("iron_circle_ambush",), "nerath": ("nerath_uprising",)}
    table = Table(events=hands, mode=mode)
    (seat,) = {table.g.seat_of[realm] for realm in realms}
    shown = seen(table, seat)["hand"]
    for realm in range(4):
        assert (shown[realm] == table.g.hand[realm]) == (realm in realms)


@pytest.mark.rule("NER-VIS-17")
@pytest.mark.parametrize("viewer", [(), (2,), (3,), (2, 3)])
def test_what_a_card_lets_a_realm_look_at_is_shown_to_its_player_alone(viewer):
    hands = {"karkoth": ("karkoth_eyes_in_the_dark",), "vailin": ("vailin_trade_winds", "vailin_becalmed")}
    table = Table(step="draw", events=hands, decks={"karkoth": ("karkoth_grave_chill", "karkoth_death_knell")})
    table.play("event karkoth_eyes_in_the_dark")
    assert seen(table, 0)["hand"][VAILIN] == table.g.hand[VAILIN]
    assert seen(table, *viewer)["hand"][VAILIN] == (-1, -1)
    vailins = {EVENT_ID[card] for card in hands["vailin"]}
    told = {name for name, *facts in seen(table, 0)["log"] if vailins & set(facts)}
    told_others = {name for name, *facts in seen(table, *viewer)["log"] if vailins & set(facts)}
    assert told
    assert not told_others
    assert told <= {name for name, *_ in seen(table, *viewer)["log"]}, "that something was looked at is public"


# ------------------------------------------------------------------------------ board


@pytest.mark.rule("NER-VIS-08")
@everybody
def test_face_down_guardians_are_unknown_to_everybody_face_up_and_discarded_ones_are_not(viewer):
    guardians = {TEMPLE: ("lich", "owlbear"), "drowned_spire": ("balor",)}
    table = Table(guardians=guardians, awake=("drowned_spire",))
    table.g.guardian_discard.append(table.g.guardian_stack.pop())
    shown = seen(table, *viewer)
    assert shown["lair"][DUNGEON_AT[SPACE_NUMBER[TEMPLE]]] == (-1, -1)
    assert shown["lair"][DUNGEON_AT[SPACE_NUMBER["drowned_spire"]]] == (GUARDIAN_ID["balor"],)
    assert shown["guardian_stack"] == [-1] * len(table.g.guardian_stack)
    assert shown["guardian_discard"] == table.g.guardian_discard


@pytest.mark.rule("NER-VIS-09")
@everybody
def test_all_pieces_and_what_ships_carry_are_open_to_all(viewer):
    table = Table({"gulf_of_kar": "1 warship+wizard+monster"}, {"vailindor": "3 dragon"})
    assert seen(table, *viewer)["troops"] == table.g.troops


@pytest.mark.rule("NER-VIS-10")
@everybody
def test_control_treasuries_incomes_purchases_and_points_are_open_to_all(viewer):
    table = Table(
        {"karkothi_throneholds": "1 castle"}, step="reinforce", held={"dusk_fens": "vailin"}, points={"nerath": 7}
    )
    table.play("recruit wizard karkothi_throneholds")
    shown = seen(table, *viewer)
    assert (shown["gold"], shown["points"], shown["held"]) == ([7, 10, 10, 10], [0, 0, 0, 7], table.g.held)
    assert ("recruited", KARKOTH, 3, 1, 0, 3) in shown["log"]
    table.play("end", "end")
    assert ("income", KARKOTH, 14) in seen(table, *viewer)["log"]


@pytest.mark.rule("NER-VIS-11")
@everybody
def test_dice_are_shown_to_all(viewer, dice):
    table = Table({"bleakstrand": "1 monster"}, iron_circle={"skullgate_pass": "1 footsoldier"})
    dice(12, 2)
    table.play("move 1:monster@bleakstrand skullgate_pass", "end")
    log = seen(table, *viewer)["log"]
    assert ("rolled", KARKOTH, 1, 12 * 32 + 12) in log
    assert ("rolled", IRON_CIRCLE, 1, 6 * 32 + 2) in log


@pytest.mark.rule("NER-VIS-12")
@everybody
def test_moves_attacks_and_landings_are_shown_as_they_are_made(viewer):
    table = Table({"blackspear_hills": "1 footsoldier", "amilian_sea": "1 warship+monster"})
    table.play("move 1:footsoldier@blackspear_hills starfall_vale")
    table.play("debark warship+monster@amilian_sea monster@amil_forest")
    shown = seen(table, *viewer)
    assert shown["troops"] == table.g.troops
    names = [fact[0] for fact in shown["log"]]
    assert (names.count("moved"), names.count("debarked")) == (1, 1)


@pytest.mark.rule("NER-VIS-12")
def test_what_a_player_might_do_is_shown_to_that_player_only():
    table = Table({"dusk_fens": "1 footsoldier"}, events={"karkoth": ("karkoth_forced_march",)})
    assert seen(table, 0)["asks"]
    assert seen(table, 1)["asks"] == seen(table)["asks"] == {}


@pytest.mark.rule("NER-VIS-16")
def test_a_spectator_sees_what_everybody_sees_and_no_more():
    table = Table({"dusk_fens": "1 footsoldier"}, events=HANDS, chest=CHESTS, step="turn")
    spectator = seen(table)
    for seat in range(4):
        shown = seen(table, seat)
        for field, value in spectator.items():
            if field in ("hand", "chest"):
                for mine, public in zip(shown[field], value, strict=True):
                    assert public in (mine, (-1,) * len(mine))
            elif field in table.g.fields and field != "known":
                assert shown[field] == value, field
    assert spectator["hand"] == ((-1,) * len(table.g.hand[0]), (-1,), (), ())
    assert not any(len(fact) > 2 for fact in spectator["log"] if fact[0] == "drew")


# ------------------------------------------------------------------- worlds that look alike


def assert_same(one: Table, other: Table, *but: int) -> None:
    """Nobody but those seats sees a difference."""
    for viewer in ((), *((seat,) for seat in range(4))):
        if not set(viewer) & set(but):
            assert seen(one, *viewer) == seen(other, *viewer)


@pytest.mark.rule("NER-DIG-02")
@pytest.mark.parametrize("answer", ["end", "pass"])
def test_whether_a_card_could_be_played_in_an_idle_reposition_step_is_not_betrayed(answer):
    """At a live table, without flying pieces: the Infernal Gate, or a card for another moment."""
    force = {"ironmire": "1 wizard, 2 footsoldier", "citadel_of_irons_grasp": "1 castle"}
    able, unable = (
        Table(
            iron_circle=force, active="iron_circle", step="reposition", events={"iron_circle": (card,)}, live=True
        )
        for card in ("iron_circle_infernal_gate", "iron_circle_ambush")
    )
    assert able.asked == unable.asked == "2 reposition"
    assert able.options() == ["end", "event iron_circle_infernal_gate"]
    assert unable.options() == ["end"]
    assert_same(able, unable, IRON_CIRCLE)
    for table in (able, unable):
        table.play("end")
    assert_same(able, unable, IRON_CIRCLE)


@pytest.mark.rule("NER-DIG-02")
def test_a_step_in_which_nothing_can_be_done_is_not_asked_about():
    table = Table({"dusk_fens": "1 monster"}, step="reposition")
    assert table.asked == "0 recruit"
    table = Table({"karkothi_throneholds": "1 castle"}, step="reinforce", decks={"vailin": ()})
    table.play("recruit castle dusk_fens", "end")
    assert table.asked == "1 move", "a Castle does not move"


@pytest.mark.rule("NER-DIG-02")
def test_a_single_battle_and_a_single_way_to_retreat_are_not_asked_about(dice):
    table = Table({"satrapy_of_numoth": "1 footsoldier"}, {"amil_forest": "1 footsoldier"})
    dice(1, 1)
    table.play("move 1:footsoldier@satrapy_of_numoth amil_forest", "end")
    assert table.asked == "0 press"
    table.play("retreat")
    assert table.pieces("karkoth", "satrapy_of_numoth") == {"footsoldier": 1}
    assert table.asked == "0 recruit"


# ----------------------------------------------------------------------------- imagining


@pytest.mark.rule("NER-VIS-01", "NER-VIS-06", "NER-VIS-08")
def test_imagined_worlds_keep_what_a_seat_knows_and_deal_the_rest_anew():
    guardians = {TEMPLE: ("lich", "owlbear"), "drowned_spire": ("balor",)}
    table = Table(events=HANDS, chest=CHESTS, guardians=guardians, awake=("drowned_spire",))
    before, spire = table.g, DUNGEON_AT[SPACE_NUMBER["drowned_spire"]]
    worlds = [table.match.imagine([0], Random(seed)).state for seed in range(30)]
    for g in worlds:
        assert (g.hand[0], g.chest[0], g.lair[spire]) == (before.hand[0], before.chest[0], before.lair[spire])
        assert [len(hand) for hand in g.hand] == [2, 1, 0, 0]
        for realm in range(4):
            assert sorted((*g.deck[realm], *g.hand[realm])) == list(range(realm * 20, realm * 20 + 20))
        assert sorted((*g.treasure_deck, *(card for chest in g.chest for card in chest))) == list(range(30))
        assert sorted((*g.guardian_stack, *(token for lair in g.lair for token in lair))) == list(range(30))
    assert len({g.hand[1] for g in worlds}) > 8
    assert len({g.chest[3] for g in worlds}) > 8
    assert len({tuple(g.lair) for g in worlds}) == 30
    assert len({tuple(g.deck[0]) for g in worlds}) == 30


@pytest.mark.rule("NER-CRD-03")
def test_no_imagined_hand_holds_a_card_that_would_have_been_played_immediately():
    table = Table(events={"vailin": ("vailin_becalmed", "vailin_trade_winds", "vailin_elven_volley")})
    for seed in range(40):
        g = table.g.copy()
        g.dice = (key_of(seed), 0)
        redeal(g, [0])
        assert [EVENTS[card].play_immediately for card in g.hand[1]] == [False] * 3
        assert any(EVENTS[card].play_immediately for card in g.deck[1])


@pytest.mark.rule("NER-VIS-01", "NER-VIS-02", "NER-VIS-06", "NER-VIS-08")
def test_what_a_seat_may_choose_does_not_depend_on_what_it_cannot_know():
    match, rng = Match(GAME, Setup("free-for-all", 4, 11)), Random(11)
    asked = 0
    for _ in range(150):
        seat, ask = sorted(match.asks.items())[0]
        if seat == 0 and len(match.asks) == 1 and rng.random() < 0.3:
            asked += 1
            assert list(match.imagine([0], rng).asks[0].options) == list(ask.options)
        match.play(seat, draw(ask.options, rng))
    assert asked > 5


# ---------------------------------------------------------------------------- chance


def even(counts: Counter[Any], kinds: int) -> bool:
    """Whether each of so many results came about equally often."""
    expected = counts.total() / kinds
    return len(counts) == kinds and all(abs(n - expected) < 5 * expected**0.5 for n in counts.values())


@pytest.mark.rule("NER-DIG-01")
@pytest.mark.parametrize("sides", [6, 8, 10, 12, 20])
def test_each_face_of_a_die_is_equally_likely(sides):
    g = Nerath(key_of(sides))
    rolls = [g.below(sides) for _ in range(sides * sides * 25)]
    assert even(Counter(rolls), sides)
    assert even(Counter(zip(rolls[::2], rolls[1::2], strict=True)), sides * sides)


@pytest.mark.rule("NER-DIG-01")
def test_cards_treasures_and_guardians_are_dealt_evenly():
    counts: list[Counter[int]] = [Counter(), Counter(), Counter()]
    for seed in range(600):
        g = Nerath(key_of(seed))
        GAME.start(g, Setup("free-for-all", 4, seed))
        for count, drawn in zip(counts, (g.hand[0][0], g.treasure_deck[-1], g.lair[3][0]), strict=True):
            count[drawn] += 1
    assert [even(count, n) for count, n in zip(counts, (20, 30, 30), strict=True)] == [True] * 3


# ------------------------------------------------------------------ what is done by whom


@pytest.mark.rule("NER-DIG-03")
def test_a_step_ends_when_its_player_closes_it_and_what_was_left_undone_is_forfeited():
    table = Table({"karkothi_throneholds": "1 castle, 1 monster", "gulf_of_kar": "1 dragon"})
    table.play("move 1:monster@karkothi_throneholds ashen_vale")
    assert table.asked == "0 move"
    table.play("end")
    assert table.asked == "0 reposition"
    assert not any("monster" in line for line in table.options())
    table.play("end")
    assert table.asked == "0 recruit"
    assert table.pieces("karkoth", "gulf_of_kar") == {}


@pytest.mark.rule("NER-DIG-03")
def test_even_a_realm_with_nothing_to_move_closes_its_move_step_itself():
    table = Table({"karkothi_throneholds": "1 castle"})
    assert (table.asked, table.options()) == ("0 move", ["end"])


@pytest.mark.rule("NER-DIG-04")
def test_compulsory_acts_are_done_without_asking(dice):
    """Turning a Guardian face up, restocking, income, looking for a winner, drawing."""
    won = Table(active="nerath", step="end", points={"vailin": 90})
    assert (won.match.over, won.facts("won")) == (True, [(VAILIN,)])
    table = Table(
        {"shroudmoor": "1 wizard"},
        guardians={TEMPLE: ("owlbear",)},
        treasure_deck=(),
        decks={"vailin": ("vailin_elven_volley",)},
    )
    dice(10)
    asked = []
    for line in ("move 1:wizard@shroudmoor temple_of_elemental_evil", "end"):
        asked.append(table.asked)
        table.play(line)
    asked.append(table.asked)
    table.play("move 1:wizard@temple_of_elemental_evil shroudmoor")
    asked.append(table.asked)
    table.play("end")
    assert asked == ["0 move", "0 move", "0 reposition", "0 recruit"]
    told = {name for name, *_ in table.match.log}
    assert {"guardians", "restocked", "income", "drew"} <= told


@pytest.mark.rule("NER-DIG-05")
def test_the_owner_of_the_affected_pieces_decides_where_nobody_is_named(dice):
    """The Maelstrom strikes: Karkoth says which of its ships is lost."""
    table = Table(
        {"krakens_reach": "1 warship+wizard, 1 warship"},
        {"maelstrom_deeps": "1 storm_elemental"},
        active="vailin",
        events={"vailin": ("vailin_maelstrom",)},
    )
    dice(8, 1, 1, 1)
    table.play("event vailin_maelstrom")
    assert table.asked == "0 lose"


@pytest.mark.rule("NER-DIG-06")
@pytest.mark.parametrize(("active", "keeper"), [("karkoth", 1), ("nerath", 0)])
def test_the_opponent_on_the_left_is_asked_only_which_guardian_dice_are_lost(active, keeper, dice):
    origin, entrance = ("shroudmoor", TEMPLE) if active == "karkoth" else ("kingsgate_march", "trollhaunt_warrens")
    heroes, guardians = {origin: "1 fighter"}, {entrance: ("wyvern",)}
    if active == "karkoth":
        table = Table(heroes, guardians=guardians)
    else:
        table = Table(nerath=heroes, active="nerath", guardians=guardians)
    dice(10, 1, 1)
    table.play(f"move 1:fighter@{origin} {entrance}", "end")
    assert table.asked == f"{keeper} lose_dice"
    assert len(table.options()) == 2
    assert [fact for fact in table.facts("rolled") if fact[0] == -1] == [(-1, 1, 8 * 32 + 1, 12 * 32 + 1)]


@pytest.mark.rule("NER-DIG-07")
def test_like_pieces_are_one_choice_unless_they_carry_or_have_moved_differently():
    table = Table({"dusk_fens": "3 monster", "gulf_of_kar": "2 warship, 1 warship+wizard"})
    bands = {line.split()[1] for line in table.options() if line.startswith("move")}
    ships = {"1:warship@gulf_of_kar", "2:warship@gulf_of_kar", "1:warship+wizard@gulf_of_kar"}
    assert bands == {f"{n}:monster@dusk_fens" for n in (1, 2, 3)} | ships
    table.play("move 1:monster@dusk_fens ashen_vale", "move 1:monster@ashen_vale dusk_fens")
    assert table.goals("2:monster@dusk_fens")
    assert table.goals("3:monster@dusk_fens") == set(), "one has used up its Move"


@pytest.mark.rule("NER-DIG-07")
def test_new_pieces_differ_from_old_ones_and_hurt_ones_from_unhurt_ones(dice):
    table = Table({"karkothi_throneholds": "1 castle, 2 wizard"}, step="reinforce")
    table.play("recruit wizard karkothi_throneholds", "end")
    assert table.goals("1:wizard@karkothi_throneholds")
    assert table.goals("2:wizard@karkothi_throneholds") == set()
    table = Table({"blackspear_hills": "2 dragon"}, {"starfall_vale": "9 footsoldier"})
    dice(1, 1, 6, *[1] * 8)
    table.play("move 2:dragon@blackspear_hills starfall_vale", "end")
    dice(1, 1, 6, *[1] * 8)
    table.play("press")
    assert table.asked == "0 lose"
    assert {"lose karkoth:dragon", "lose karkoth:dragon*"} <= set(table.options())
