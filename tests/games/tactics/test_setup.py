"""Setup: players and modes, what stays in the box, units deployed, Tactic cards chosen (MOD, SET)."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import gonfalon
from games.tactics.table import COLOURS, Table, vars_of
from gonfalon.core import GonfalonError, Match, Setup, bits, draw
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed import CONTENT, TACTICS, UNITS
from gonfalon.games.tactics.printed.realm import STANDARD
from gonfalon.games.tactics.printed.spaces import NAMES
from gonfalon.games.tactics.state import CLASSES, Tactics

NW, NE, SW, SE = ({NAMES[space] for space in bits(camp)} for camp in STANDARD.camps)


def new_game(seats: int, seed: int = 1) -> Table:
    """A game at its first question."""
    table = Table.__new__(Table)
    table.match = Match(GAME, Setup("competitive", seats, seed))
    return table


def deployed(seats: int, seed: int = 1) -> Table:
    """A game in which all units are on the map, each where it was offered first."""
    table = new_game(seats, seed)
    while table.asked.endswith(("camp", "deploy")):
        table.play(table.options()[0])
    return table


@pytest.mark.rule("TAC-UNI-07")
@pytest.mark.parametrize(("mode", "seats"), [(mode.id, n) for mode in GAME.modes.values() for n in mode.seats])
def test_only_fighters_rogues_and_wizards_have_ammo_or_mana_in_a_game(mode, seats):
    match, rng = Match(GAME, Setup(mode, seats, 3)), Random(3)
    while not match.state.turn:
        seat = min(match.asks)
        match.play(seat, draw(match.asks[seat].options, rng))
    g = match.state
    for unit in range(4 * seats):
        printed = UNITS[g.card[unit]]
        assert CLASSES[unit % 4] == printed.unit_class
        assert g.supply[unit] == (0 if printed.unit_class == "beast" else printed.ammo or printed.mana)
        assert (g.supply[unit] > 0) == (printed.unit_class != "beast")


def ready(seats: int, seed: int = 1) -> Table:
    """A game after setup; everybody has kept the first of the two cards."""
    table = deployed(seats, seed)
    for seat, ask in sorted(table.match.asks.items()):
        table.match.play(seat, ask.options[0])
    return table


def colours_from_first(table: Table) -> list[str]:
    """The colours clockwise from the first player."""
    return [COLOURS[seat] for seat in table.g.seats_from(table.g.first)]


def play_at_random(match: Match, seed: int) -> Match:
    rng = Random(seed)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, draw(ask.options, rng))
    return match


# --------------------------------------------------------------------------- modes


@pytest.mark.rule("TAC-MOD-02")
def test_competitive_is_for_two_to_four_players_each_alone():
    assert GAME.modes["competitive"].teams == ()
    for seats in (2, 3, 4):
        assert len(new_game(seats).g.hand) == seats
    for seats in (1, 5):
        with pytest.raises(GonfalonError, match="2, 3, 4 seats"):
            new_game(seats)


ALTERED = r"\b(health|movement|damage|range|amount|time_start|time_max|(solo|coop)_(start|max)) = "
PLAYED = """
import sys
from pathlib import Path
from random import Random
from gonfalon.core import Match, Setup, draw
from gonfalon.lore.content import use_pack
for pack in sys.argv[1:]:
    use_pack(Path(pack))
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.printed import UNITS
match, rng = Match(GAME, Setup("competitive", 4, 3)), Random(3)
while not match.over:
    seat, ask = next(iter(match.asks.items()))
    match.play(seat, draw(ask.options, rng))
print(UNITS[0].solo.health)
print(match.state.digest(), match.result)
"""


def alter(text: str) -> str:
    """Other numbers in a content file, wherever an adventure would read one."""
    return re.sub(ALTERED + r"\d+", lambda found: re.sub(r"\d+", "6", found[0]), text)


def played(*packs: Path) -> list[str]:
    """A whole competitive game at random in a program of its own."""
    run = [sys.executable, "-c", PLAYED, *map(str, packs)]
    path = str(Path(gonfalon.__file__).parents[1])
    done = subprocess.run(run, check=True, capture_output=True, text=True, env={"PYTHONPATH": path})
    return done.stdout.splitlines()


@pytest.mark.rule("TAC-CMP-13")
def test_other_enemies_dungeons_times_and_enemy_faces_change_nothing_in_a_competitive_game(tmp_path):
    for name in ("enemies", "dungeons", "modes"):
        text = (CONTENT / f"{name}.toml").read_text(encoding="utf-8")
        (tmp_path / f"{name}.toml").write_text(alter(text), encoding="utf-8")
    text = (CONTENT / "units.toml").read_text(encoding="utf-8")
    text = re.sub(r"(?ms)^\[unit\.solo\]$.*?(?=^\[\[unit\]\]$|\Z)", lambda solo: alter(solo[0]), text)
    (tmp_path / "units.toml").write_text(text, encoding="utf-8")
    (printed, *usual), (changed, *other) = played(), played(tmp_path)
    assert printed != changed == "6"
    assert other == usual


# --------------------------------------------------------------------------- units


@pytest.mark.rule("TAC-SET-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_puts_the_four_units_of_one_colour_on_the_map(seats):
    table = new_game(seats)
    while table.asked.endswith(("camp", "deploy")):
        colour, what = table.asked.split()
        assert what == "camp" or all(line.startswith(f"deploy {colour}_") for line in table.options())
        table.play(table.options()[0])
    standing = [name for name in UNIT.names[: 4 * seats] if table.where(name)]
    assert standing == [f"{colour}_{name}" for colour in COLOURS[:seats] for name in CLASSES]


@pytest.mark.python_only("watches a method of the state, which compiled rules call directly")
@pytest.mark.rule("TAC-SET-03")
def test_each_class_is_a_pile_shuffled_by_itself(monkeypatch):
    piles: list[list[int]] = []
    monkeypatch.setattr(Tactics, "shuffle", lambda g, cards: piles.append(list(cards)))
    new_game(4)
    assert [{UNITS[card].unit_class for card in pile} for pile in piles] == [{name} for name in CLASSES]
    assert [len(set(pile)) for pile in piles] == [8, 8, 8, 8]


@pytest.mark.rule("TAC-SET-04")
def test_each_player_is_dealt_one_card_of_each_class_at_random():
    deals = [new_game(4, seed).g.card for seed in range(100)]
    for cards in deals:
        assert [UNITS[card].unit_class for card in cards] == [*CLASSES] * 4
        assert len(set(cards)) == 16
    for unit in range(16):
        assert len({cards[unit] for cards in deals}) == 8


@pytest.mark.rule("TAC-SET-05")
def test_unit_cards_lie_open_with_their_normal_face():
    table = ready(4)
    faces = [UNITS[card] for card in table.match.view(()).state.card]
    assert table.g.health == [face.health for face in faces]
    assert all(face.health != face.solo.health for face in faces)


@pytest.mark.rule("TAC-SET-06")
def test_unit_cards_not_dealt_never_come_into_play():
    table = new_game(2)
    dealt = table.g.card
    play_at_random(table.match, 5)
    assert len(set(dealt)) == 8
    assert table.g.card == dealt


@pytest.mark.python_only("replaces a method of the state, which compiled rules call directly")
@pytest.mark.rule("TAC-VIS-08")
def test_what_lies_in_the_piles_of_undealt_unit_cards_shows_nowhere(monkeypatch):
    monkeypatch.setattr(Tactics, "shuffle", lambda g, cards: None)
    one = new_game(4)
    monkeypatch.setattr(Tactics, "shuffle", lambda g, cards: cards.__setitem__(slice(4, None), cards[:3:-1]))
    other = new_game(4)
    for seats in ((), (0,), (3,), (0, 1, 2, 3)):
        assert vars_of(one.match.view(seats).state) == vars_of(other.match.view(seats).state)


@pytest.mark.rule("TAC-SET-07")
@pytest.mark.parametrize("seed", range(5))
def test_every_unit_starts_with_full_health(seed):
    g = ready(4, seed).g
    assert g.health == [UNITS[card].health for card in g.card]


@pytest.mark.rule("TAC-SET-08", "TAC-SET-09")
@pytest.mark.parametrize("seed", range(5))
def test_fighters_and_rogues_start_with_full_ammo_and_wizards_with_full_mana(seed):
    g = ready(4, seed).g
    for fighter, wizard, rogue in [(unit, unit + 1, unit + 2) for unit in range(0, 16, 4)]:
        assert g.supply[fighter] == UNITS[g.card[fighter]].ammo > 0
        assert g.supply[wizard] == UNITS[g.card[wizard]].mana > 0
        assert g.supply[rogue] == UNITS[g.card[rogue]].ammo > 0


# ---------------------------------------------------------------------- deployment


@pytest.mark.rule("TAC-SET-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_at_random(seats):
    drawn = Counter(new_game(seats, seed).g.first for seed in range(120 * seats))
    assert sorted(drawn) == list(range(seats))
    assert all(90 <= times <= 150 for times in drawn.values())


@pytest.mark.rule("TAC-SET-12")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_player_chooses_a_location_and_fills_its_four_spaces_in_any_arrangement(seats):
    table = new_game(seats)
    first, second, *_ = colours_from_first(table)
    assert table.asked == f"{first} camp"
    assert table.options() == ["camp start_nw", "camp start_ne", "camp start_sw", "camp start_se"]
    table.play("camp start_sw")
    assert table.spaces("deploy", f"{first}_fighter") == SW
    table.play(f"deploy {first}_fighter f13")
    assert table.spaces("deploy", f"{first}_wizard") == SW - {"f13"}
    table.play(f"deploy {first}_wizard e13")
    assert table.spaces("deploy", f"{first}_rogue") == {"c13", "d13"}
    table.play(f"deploy {first}_rogue d13")
    assert table.where(f"{first}_beast") == "c13"
    assert table.asked == f"{second} camp"


@pytest.mark.rule("TAC-SET-13")
def test_the_others_follow_clockwise_in_a_free_location_and_see_where_units_are():
    table = new_game(4)
    first, second, third, fourth = colours_from_first(table)
    table.play("camp start_se")
    table.play(f"deploy {first}_fighter l12", f"deploy {first}_wizard m13", f"deploy {first}_rogue m12")
    assert table.asked == f"{second} camp"
    assert table.options() == ["camp start_nw", "camp start_ne", "camp start_sw"]
    shown = table.match.view({COLOURS.index(second)}).state
    assert NAMES[shown.pos[UNIT.parse(f"{first}_wizard")]] == "m13"
    table.play("camp start_ne")
    assert table.spaces("deploy", f"{second}_fighter") == NE
    table.play(f"deploy {second}_fighter l2", f"deploy {second}_wizard l1", f"deploy {second}_rogue m1")
    assert table.asked == f"{third} camp"
    assert table.options() == ["camp start_nw", "camp start_sw"]
    table.play("camp start_sw")
    table.play(f"deploy {third}_fighter c13", f"deploy {third}_wizard d13", f"deploy {third}_rogue e13")
    assert table.spaces("deploy", f"{fourth}_fighter") == NW


@pytest.mark.rule("TAC-SET-15")
@pytest.mark.parametrize("seed", range(5))
def test_with_three_players_one_starting_location_stays_empty(seed):
    g = deployed(3, seed).g
    assert sorted((g.occupied() & camp).bit_count() for camp in g.realm.camps) == [0, 4, 4, 4]


@pytest.mark.rule("TAC-SET-16")
def test_with_two_players_two_units_go_to_each_end_of_a_diagonal():
    table = new_game(2)
    first, _ = colours_from_first(table)
    table.play("camp start_ne")
    assert table.spaces("deploy", f"{first}_fighter") == NE | SW
    table.play(f"deploy {first}_fighter m1")
    assert table.spaces("deploy", f"{first}_wizard") == (NE | SW) - {"m1"}
    table.play(f"deploy {first}_wizard l2")
    assert table.spaces("deploy", f"{first}_rogue") == SW
    table.play(f"deploy {first}_rogue c13")
    assert table.spaces("deploy", f"{first}_beast") == SW - {"c13"}


@pytest.mark.rule("TAC-SET-17")
def test_with_two_players_the_first_picks_a_diagonal_and_the_other_player_has_the_other():
    table = new_game(2)
    first, second = colours_from_first(table)
    assert table.options() == ["camp start_nw", "camp start_ne"]
    table.play("camp start_nw")
    for unit in CLASSES:
        assert table.asked == f"{first} deploy"
        table.play(next(line for line in table.options() if line.startswith(f"deploy {first}_{unit} ")))
    assert table.asked == f"{second} deploy"
    assert table.spaces("deploy", f"{second}_fighter") == NE | SW


# -------------------------------------------------------------------- Tactic cards


@pytest.mark.rule("TAC-SET-18")
def test_units_are_deployed_before_tactic_cards_are_dealt():
    table = new_game(4)
    while table.asked.endswith(("camp", "deploy")):
        assert table.g.dealt == table.g.hand == ((), (), (), ())
        table.play(table.options()[0])
    assert all(table.where(unit) for unit in UNIT.names)
    assert [len(cards) for cards in table.g.dealt] == [2, 2, 2, 2]


@pytest.mark.rule("TAC-SET-19")
def test_two_cards_of_a_shuffled_deck_are_dealt_face_down_to_each_player():
    table = deployed(3)
    cards = [card for dealt in table.g.dealt for card in dealt]
    assert sorted(cards + table.g.deck) == list(range(len(TACTICS)))
    assert [len(dealt) for dealt in table.g.dealt] == [2, 2, 2]
    assert table.match.view({1}).state.dealt == ((-1, -1), table.g.dealt[1], (-1, -1))
    assert len({deployed(2, seed).g.dealt[0] for seed in range(20)}) > 15


@pytest.mark.rule("TAC-SET-20")
def test_all_keep_one_of_two_cards_at_the_same_time_and_no_choice_is_shown():
    table = deployed(3)
    assert table.asked == "blue keep, red keep, green keep"
    kept, rejected = table.g.dealt[0]
    assert list(table.match.asks[0].options) == [("keep", kept), ("keep", rejected)]
    before = table.match.view({1, 2})
    table.match.play(0, ("keep", kept))
    after = table.match.view({1, 2})
    assert vars_of(after.state) == vars_of(before.state)
    assert (after.log, after.waiting, after.nth) == (before.log, before.waiting, before.nth)
    for seat in (1, 2):
        table.match.play(seat, table.match.asks[seat].options[0])
    assert table.g.hand[0] == (kept,)
    assert [len(hand) for hand in table.g.hand] == [1, 1, 1]


@pytest.mark.rule("TAC-VIS-04")
def test_the_card_rejected_at_setup_is_never_shown_to_another_player():
    """Whichever of the two cards blue keeps, the others see the same, before and after."""
    views = []
    for choice in (0, 1):
        table = deployed(3)
        assert table.match.view({1, 2}).state.dealt[0] == (-1, -1)
        for seat, number in enumerate((choice, 0, 0)):
            table.match.play(seat, table.match.asks[seat].options[number])
        views.append(table.match.view({1, 2}))
    assert vars_of(views[0].state) == vars_of(views[1].state)
    assert views[0].log == views[1].log


@pytest.mark.rule("TAC-SET-21")
def test_the_rejected_cards_are_shuffled_back_into_the_deck():
    places = set()
    for seed in range(20):
        table = deployed(4, seed)
        rejected = [cards[1] for cards in table.g.dealt]
        table = ready(4, seed)
        assert (len(table.g.deck), table.g.discard) == (12, [])
        places |= {table.g.deck.index(card) for card in rejected}
    assert places == set(range(12))


@pytest.mark.rule("TAC-SET-24")
def test_all_three_flags_begin_on_start():
    table = ready(2)
    assert table.match.view(()).state.flags == (0, 0, 0)
    assert table.match.view(()).state.secured == (-1, -1, -1)


@pytest.mark.rule("TAC-SET-25")
@pytest.mark.parametrize("seed", range(5))
def test_after_setup_the_first_player_takes_the_first_turn(seed):
    table = ready(3, seed)
    assert table.asked == f"{colours_from_first(table)[0]} act"
    assert table.told("turn") == [(table.g.first, 1)]
