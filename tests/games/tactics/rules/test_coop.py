"""The cooperative adventure: two players, two Enemies, one clock (COO)."""

import pytest

from games.tactics.table import COLOURS, Squad, Table, enemy_number
from gonfalon.core import GonfalonError, Match, Setup, bits
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed import UNITS
from gonfalon.games.tactics.printed.realm import STANDARD
from gonfalon.games.tactics.printed.spaces import NAMES
from gonfalon.games.tactics.rules.replacing import place_enemy
from gonfalon.games.tactics.state import CLASSES, ENEMY_FACE

BLUE, RED, GREEN, YELLOW = range(4)
FORD, CROWN, HILL = (NAMES[space] for space in STANDARD.triggers)
FAR_BLUE = {"fighter": ("hild", "a13"), "beast": ("brugh", "b13")}
FAR_RED = {"fighter": ("grumm", "m13"), "beast": ("rakk", "l13")}
FAR_GREEN = {"fighter": ("isaure", "a1"), "beast": ("vharra", "c1")}
FAR_YELLOW = {"fighter": ("ragna", "m1"), "beast": ("sable", "k1")}


def new_game(seed: int = 1) -> Table:
    """A game at its first questions."""
    table = Table.__new__(Table)
    table.match = Match(GAME, Setup("coop", 2, seed))
    return table


def until(table: Table, what: str) -> Table:
    """Answer with the first option until this is asked."""
    while what not in (ask.what for ask in table.match.asks.values()):
        seat, ask = min(table.match.asks.items())
        table.match.play(seat, next(iter(ask.options)))
    return table


def coop(blue: Squad = FAR_BLUE, red: Squad = FAR_RED, green: Squad | None = None, yellow=None, **more) -> Table:
    return Table(blue, red, green or FAR_GREEN, yellow or FAR_YELLOW, mode="coop", **more)


def enemy_turn(enemy: str, card: str, **more) -> Table:
    return coop(phase="enemy_turn", active=enemy, enemy_deck=(card,), **more)


# ------------------------------------------------------------------------- setup


@pytest.mark.rule("TAC-MOD-07")
def test_coop_is_for_exactly_two_players_against_two_enemies():
    g = new_game().g
    assert (g.players, g.sides) == (2, ((BLUE, RED), (GREEN, YELLOW)))
    assert [g.automated(party) for party in range(4)] == [False, False, True, True]
    for seats in (1, 3):
        with pytest.raises(GonfalonError, match="2 seats"):
            Match(GAME, Setup("coop", seats, 1))


@pytest.mark.rule("TAC-COO-02", "TAC-COO-03")
def test_each_player_keeps_a_card_of_each_class_and_gives_the_other_to_the_enemy_in_their_charge():
    table = until(new_game(), "keep")
    ids = [card % ENEMY_FACE for card in table.g.card]
    assert (len(ids), len(set(ids)), len(table.told("chose"))) == (16, 16, 8)
    for seat, kept, given in table.told("chose"):
        unit_class = CLASSES.index(UNITS[kept].unit_class)
        assert (ids[seat * 4 + unit_class], ids[(2 + seat) * 4 + unit_class]) == (kept, given)
    assert [card >= ENEMY_FACE for card in table.g.card] == [False] * 8 + [True] * 8
    assert [len(pile) for pile in table.g.spare] == [8 - 4] * 4


@pytest.mark.rule("TAC-COO-03")
def test_both_players_choose_their_units_at_the_same_time_and_see_each_others_cards():
    table = new_game()
    assert table.asked == "blue take, red take"
    table.match.play(RED, table.match.asks[RED].options[1])
    assert table.asked == "blue take, red take"
    assert table.match.view({BLUE}).state.draft == table.g.draft
    assert all(len(draft) == 8 for draft in table.g.draft)


@pytest.mark.rule("TAC-COO-05")
def test_both_enemies_draw_from_one_deck():
    table = coop(phase="enemy_turn", active="green", enemy_deck=("savagery", "blood_scent"))
    assert (len(table.g.enemy_deck), table.g.under[11]) == (8, enemy_number("savagery"))
    table.play("end")
    assert (len(table.g.enemy_deck), table.g.under[15]) == (7, enemy_number("blood_scent"))


@pytest.mark.rule("TAC-COO-06")
@pytest.mark.parametrize("seed", range(4))
def test_player_1_chooses_a_diagonal_and_deploys_first_and_each_puts_two_units_in_each_corner(seed):
    table = until(new_game(seed), "camp")
    first = COLOURS[table.g.first]
    second = COLOURS[1 - table.g.first]
    assert (table.asked, len(table.options())) == (f"{first} camp", 2)
    order = []
    while table.asked.endswith(("camp", "deploy")):
        order.append(table.asked)
        assert table.asked != f"{second} camp" or len(table.options()) == 1
        table.play(table.options()[-1])
    assert order == [f"{first} camp", *[f"{first} deploy"] * 4, *[f"{second} deploy"] * 4]
    for seat in range(2):
        corners = [(camp & table.g.side[seat]).bit_count() for camp in STANDARD.camps]
        assert sorted(corners) == [0, 0, 2, 2]
        assert corners in ([2, 0, 0, 2], [0, 2, 2, 0]), "north-west and south-east, or the others"


@pytest.mark.rule("TAC-COO-07")
@pytest.mark.parametrize("seed", range(6))
def test_the_enemy_in_player_1s_charge_is_placed_first_on_all_three_trigger_spaces(seed):
    table = until(new_game(seed), "act")
    placed = table.told("placed")
    first = 2 + table.g.first
    assert [unit >> 2 for unit, _ in placed] == [first] * 4 + [5 - first] * 4
    assert {space for _, space in placed[:3]} == set(STANDARD.triggers)
    assert len({space for _, space in placed}) == 8
    assert (sorted(table.g.enemy_deck), table.g.enemy_discard) == (list(range(9)), [])


FLAGS_AND_UNITS_IN_ORDER = (2, 1, 3, 2, 1)
BACK_ON_TOP = (8, 7, 6, 5, 4, 3, 2, 1)


@pytest.mark.rule("TAC-COO-07")
@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("warcry", ["b6", "j3", "i10", "i9"]),
        ("savagery", ["b8", "j5", "i12", "i13"]),
        ("sharp_arrows", ["a7", "i4", "h11", "g11"]),
    ],
)
def test_beside_trigger_spaces_that_are_taken_the_compass_of_a_card_decides_which_is_shuffled_back(
    dice, card, spaces
):
    table = coop(green={"fighter": ("isaure", FORD), "wizard": ("saffir", CROWN), "rogue": ("fenn", HILL)})
    table.g.enemy_deck.remove(enemy_number(card))
    table.g.enemy_deck.append(enemy_number(card))
    for unit in (12, 15):
        table.g.lift(unit)
    dice(*FLAGS_AND_UNITS_IN_ORDER, *BACK_ON_TOP * 4)
    place_enemy(table.g, YELLOW)
    assert [table.where(f"yellow_{name}") for name in CLASSES] == spaces
    assert (len(table.g.enemy_deck), table.g.enemy_discard) == (9, [])


# ------------------------------------------------------------------ turns and time


@pytest.mark.rule("TAC-COO-08")
def test_the_time_token_starts_on_11():
    assert new_game().g.time == 11


@pytest.mark.rule("TAC-COO-09")
@pytest.mark.parametrize(("before", "after"), [(8, 10), (9, 11), (10, 11), (11, 11)])
def test_a_capture_never_moves_the_token_beyond_11(before, after):
    blue = {"beast": ("brugh", "e4"), "fighter": ("hild", "a13")}
    table = coop(blue, green={"rogue": ("nim", "f4")}, health={"green_rogue": 1}, time=before)
    table.play("melee blue_beast green_rogue")
    assert (table.g.time, len(table.told("replaced"))) == (after, 1)


@pytest.mark.rule("TAC-COO-10", "TAC-COO-11")
@pytest.mark.parametrize("seed", range(5))
def test_a_round_is_player_1_enemy_1_player_2_enemy_2_and_time_advances_with_each_player(seed):
    table = until(new_game(seed), "act")
    first = table.g.first
    while table.g.turn < 5:
        options = table.options()
        table.play(next((line for line in ("end", "decline", "pass") if line in options), options[0]))
    log = [fact[:2] for fact in table.match.log if fact[0] in ("turn", "enemy_turn", "time")]
    order = [(name, args[0]) for name, args in log][:12]
    one = [("turn", first), ("time", 10), ("enemy_turn", 2 + first)]
    two = [("turn", 1 - first), ("time", 9), ("enemy_turn", 3 - first)]
    assert order[:6] == one + two
    assert [who for name, who in order if name != "time"][4:6] == [first, 2 + first]


@pytest.mark.rule("TAC-COO-10")
def test_player_1_is_drawn_at_random():
    assert {new_game(seed).g.first for seed in range(12)} == {BLUE, RED}


@pytest.mark.rule("TAC-COO-11", "TAC-SOL-21")
def test_the_players_share_the_time_and_lose_it_together():
    table = coop(phase="turn", active="red", time=1)
    assert (table.match.over, table.match.result) == (True, (2, 2))


# ----------------------------------------------------------------- the Enemies' turns


@pytest.mark.rule("TAC-COO-12")
@pytest.mark.parametrize(("enemy", "unit"), [("green", 11), ("yellow", 15)])
def test_on_an_enemys_turn_one_of_its_own_units_is_activated_and_takes_the_card(enemy, unit):
    table = enemy_turn(enemy, "savagery")
    assert [told[0] for told in table.told("activates")] == [unit]
    assert [number for number, card in enumerate(table.g.under) if card >= 0] == [unit]


@pytest.mark.rule("TAC-COO-12", "TAC-ENY-03")
def test_a_card_under_the_other_enemys_unit_does_not_matter():
    table = enemy_turn("green", "savagery", under={"yellow_beast": "blood_scent", "yellow_fighter": "warcry"})
    assert table.told("activates")[0][:3] == (11, enemy_number("savagery"), 0)


@pytest.mark.rule("TAC-COO-13")
def test_an_enemy_with_four_cards_gathers_its_own_and_the_discards_and_the_others_stay():
    own = {"green_fighter": "warcry", "green_beast": "savagery", "green_rogue": "climber", "green_wizard": "blink"}
    other = {"yellow_fighter": "pursuit", "yellow_beast": "blood_scent"}
    green = FAR_GREEN | {"rogue": ("vesna", "a3"), "wizard": ("thessal", "b2")}
    table = enemy_turn("green", "onslaught", green=green, under=own | other, enemy_discard=("sharp_arrows",))
    g = table.g
    assert table.told("enemy_reshuffled") == [()]
    assert (g.under[12], g.under[15]) == (enemy_number("pursuit"), enemy_number("blood_scent"))
    assert (sum(card >= 0 for card in g.under[8:12]), len(g.enemy_deck), g.enemy_discard) == (1, 9 - 3, [])


@pytest.mark.rule("TAC-COO-13")
def test_the_cards_of_the_other_enemy_are_not_gathered_though_it_has_four():
    other = {f"yellow_{name}": card for name, card in zip(CLASSES, ("warcry", "blink", "climber", "savagery"))}
    table = enemy_turn("green", "onslaught", under=other)
    assert table.told("enemy_reshuffled") == []
    assert [card >= 0 for card in table.g.under[12:]] == [True] * 4


@pytest.mark.rule("TAC-COO-15")
@pytest.mark.parametrize("enemy", ["green", "yellow"])
@pytest.mark.parametrize("player", ["blue", "red"])
def test_either_enemy_attacks_units_of_both_players(enemy, player):
    squads = {"blue": FAR_BLUE, "red": FAR_RED} | {
        player: {"beast": ("mossback", "f4"), "fighter": ("hild", "a13")}
    }
    table = enemy_turn(enemy, "savagery", **squads, **{enemy: {"beast": ("luma", "e4")}})
    assert table.told("attacks") == [(UNIT.parse(f"{enemy}_beast"), UNIT.parse(f"{player}_beast"), "melee")]
    assert table.asked == f"{player} counter"


@pytest.mark.rule("TAC-COO-15", "TAC-ENY-35")
def test_the_closest_unit_of_either_player_is_the_target_of_a_move():
    blue, red = {"fighter": ("hild", "m13")}, {"fighter": ("grumm", "k13")}
    table = enemy_turn("green", "savagery", blue=blue, red=red, green={"beast": ("vharra", "e13")})
    assert table.told("step_move")[0][1] == 4


@pytest.mark.rule("TAC-ENY-44")
def test_both_enemies_are_allies_and_pass_through_each_other():
    blue, red = {"fighter": ("hild", "m13")}, {"fighter": ("grumm", "m1")}
    squads = {"green": {"beast": ("rakk", "e13")}, "yellow": {"fighter": ("ragna", "g13")}}
    table = enemy_turn("green", "savagery", blue=blue, red=red, **squads)
    assert table.where("green_beast") == "i13"


@pytest.mark.rule("TAC-ENY-44", "TAC-ENY-55")
def test_the_abilities_of_one_enemys_unit_help_the_other_enemy_too():
    squads = {"green": {"beast": ("luma", "a1")}, "yellow": {"fighter": ("grumm", "a2")}}
    table = enemy_turn("green", "savagery", health={"yellow_fighter": 3}, **squads)
    assert table.health("yellow_fighter") == 5


@pytest.mark.rule("TAC-SOL-30", "TAC-COO-12")
def test_a_captured_unit_is_replaced_in_its_own_enemys_row():
    blue = {"beast": ("brugh", "e4"), "fighter": ("hild", "a13")}
    table = coop(
        blue, yellow={"rogue": ("nim", "f4")}, health={"yellow_rogue": 1}, under={"yellow_rogue": "climber"}
    )
    table.play("melee blue_beast yellow_rogue")
    assert [told[0] for told in table.told("replaced")] == [14]
    assert (table.g.under[14], table.g.enemy_discard) == (-1, [enemy_number("climber")])


# ------------------------------------------------------------------- two players


@pytest.mark.rule("TAC-COO-01", "TAC-ALL-04", "TAC-ALL-05", "TAC-ALL-08")
def test_the_other_players_units_are_allies_that_one_can_neither_use_nor_attack():
    blue = {"wizard": ("thessal", "f4"), "beast": ("brugh", "a13")}
    red = {"fighter": ("grumm", "f5"), "beast": ("rakk", "m13")}
    table = coop(blue, red, green={"rogue": ("vesna", "g4")})
    assert not any(line.split()[1:2] == ["red_fighter"] for line in table.options())
    assert not table.offered("melee blue_wizard red_fighter")
    table.play("spell blue_wizard blue_wizard", "power 0")
    assert [hurt for _, hurt, _ in table.told("damaged")] == [UNIT.parse("green_rogue")]


@pytest.mark.rule("TAC-COO-01", "TAC-ALL-06", "TAC-ALL-07")
def test_one_may_heal_the_other_players_units_and_pass_through_them():
    blue = {"wizard": ("elowen", "c1"), "beast": ("brugh", "a13")}
    red = {"fighter": ("grumm", "b1"), "beast": ("rakk", "m13")}
    table = coop(blue, red, green={"rogue": ("vesna", "h4")}, health={"red_fighter": 2})
    assert table.offered("move blue_wizard a1")
    assert not table.offered("move blue_wizard b1")
    table.play("spell blue_wizard red_fighter", "power 0")
    assert table.health("red_fighter") == 5


@pytest.mark.rule("TAC-COO-14")
@pytest.mark.parametrize("inside", ["blue", "red"])
def test_a_dungeon_holds_one_unit_whichever_player_owns_it(inside):
    portal = NAMES[next(bits(STANDARD.portals_of["box_3x2"]))]
    squads = {"blue": {"beast": ("brugh", portal), "fighter": ("hild", "a13")}, "red": dict(FAR_RED)}
    assert coop(**squads).offered("move blue_beast 3x2-c2")
    squads[inside] = squads[inside] | {"rogue": ("nim", "3x2-b2")}
    assert not coop(**squads).offered("move blue_beast 3x2-c2")


@pytest.mark.rule("TAC-COO-16")
@pytest.mark.parametrize("player", ["blue", "red"])
def test_a_crystal_counts_for_both_and_the_owner_of_the_unit_decides_about_its_effect(player):
    """The crystal of the 8x1 box heals; it turns the card green for both."""
    squads = {"blue": dict(FAR_BLUE), "red": dict(FAR_RED)}
    squads[player] = {"beast": ("luma", "8x1-f1"), "fighter": ("teodric", "m7")}
    health = {"blue_fighter": 3, "red_fighter": 3}
    table = coop(**squads, active=player, health=health, enemy_deck=("blink",))
    table.play(f"move {player}_beast 8x1-g1")
    while table.asked == f"{player} delve":
        table.play(f"go {player}_beast 8x1-h1")
    until(table, "crystal")
    assert table.asked == f"{player} crystal"
    table.play("yes")
    assert (table.health("blue_fighter"), table.health("red_fighter")) == (6, 6)


@pytest.mark.rule("TAC-COO-17", "TAC-SCO-13")
def test_both_players_lose_when_all_units_of_one_are_captured():
    blue = {"wizard": ("saffir", "f4")}
    table = enemy_turn(
        "yellow", "savagery", blue=blue, yellow={"beast": ("brugh", "e4")}, health={"blue_wizard": 1}
    )
    assert (table.match.over, table.match.result, table.g.won) == (True, (2, 2), 0)
    assert (len(table.g.units_of(RED)), table.told("scored")) == (2, [])


@pytest.mark.rule("TAC-COO-17")
def test_both_players_win_together():
    five = ("1x2", "2x2", "3x2", "8x1", "5x4")
    table = coop({"beast": ("brugh", "8x5-h2"), "fighter": ("hild", "a13")}, crystals=five)
    table.play("move blue_beast 8x5-h3")
    assert table.match.result == (1, 1)


@pytest.mark.rule("TAC-ACT-17", "TAC-ACT-11")
def test_the_number_of_units_left_is_counted_for_each_player():
    blue = {"wizard": ("saffir", "f4"), "fighter": ("hild", "a13"), "beast": ("brugh", "a11")}
    red = FAR_RED | {"rogue": ("nim", "m11")}
    weakened = ("blue_fighter", "red_fighter")
    table = enemy_turn(
        "green",
        "savagery",
        blue=blue,
        red=red,
        green={"beast": ("brugh", "e4")},
        health={"blue_wizard": 1},
        weakened=weakened,
    )
    assert [table.is_weakened(unit) for unit in weakened] == [False, True]
