"""Buying in the Reinforce step, one piece or several at once (chapter BLD)."""

from __future__ import annotations

import pytest

from games.nerath.reinforcing import BOTH, CAPITAL, KARKOTH, MAZE, launches, mustered, reinforcing
from games.nerath.table import Table
from gonfalon.games.nerath.codes import MOST_IN_LOT, SPACE_NUMBER
from gonfalon.games.nerath.printed import PIECES

# ------------------------------------------------------------------------------- buying


@pytest.mark.rule("NER-BLD-01")
@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.id)
def test_a_piece_can_be_bought_by_whoever_can_pay_for_it(piece):
    force = {CAPITAL: "1 castle"}
    line = {"warship": f"launch warship@{CAPITAL} lake_surth", "castle": "recruit castle dusk_fens"}.get(
        piece.id, f"recruit {piece.id} {CAPITAL}"
    )
    assert not reinforcing(force, gold={"karkoth": piece.cost - 1}).offered(line)
    table = reinforcing(force, gold={"karkoth": piece.cost})
    table.play(line)
    assert table.gold("karkoth") == 0


@pytest.mark.rule("NER-BLD-01", "NER-BLD-08")
def test_any_number_of_pieces_of_any_kinds_may_be_bought():
    table = reinforcing({CAPITAL: "1 castle"}, gold={"karkoth": 20})
    for piece in ("footsoldier", "footsoldier", "dragon", "wizard", "monster", "fighter", "siege_engine"):
        table.play(f"recruit {piece} {CAPITAL}")
    assert table.gold("karkoth") == 20 - 1 - 1 - 5 - 3 - 3 - 2 - 2
    assert sum(table.pieces("karkoth", CAPITAL).values()) == 8


@pytest.mark.rule("NER-BLD-02")
def test_gold_spent_goes_to_nobody():
    table = reinforcing({CAPITAL: "1 castle"}, gold={"karkoth": 10})
    table.play(f"recruit dragon {CAPITAL}")
    assert table.g.gold == [5, 10, 10, 10]


@pytest.mark.rule("NER-BLD-03")
def test_only_gold_in_the_treasury_is_spent_and_the_rest_is_kept():
    table = reinforcing({CAPITAL: "1 castle"}, gold={"karkoth": 3}, decks={"vailin": ()})
    assert not table.offered(f"recruit dragon {CAPITAL}")
    table.play(f"recruit fighter {CAPITAL}")
    assert not table.offered(f"recruit fighter {CAPITAL}")
    assert table.offered(f"recruit footsoldier {CAPITAL}")
    table.play("end", "end")
    assert table.gold("karkoth") == 1 + 15


@pytest.mark.rule("NER-BLD-03")
def test_pieces_placed_aboard_are_paid_for_too():
    table = reinforcing({MAZE: "1 castle", "gulf_of_kar": "1 warship"}, gold={"karkoth": 2})
    assert mustered(table, "warship@gulf_of_kar") == {
        f"{p}@{MAZE}" for p in ("footsoldier", "siege_engine", "fighter")
    }
    table.play(f"muster warship@gulf_of_kar fighter@{MAZE}")
    assert table.gold("karkoth") == 0


@pytest.mark.rule("NER-BLD-04")
def test_nothing_moves_before_all_is_placed_and_nothing_is_bought_after_that():
    table = reinforcing({CAPITAL: "1 castle"})
    table.play(f"recruit footsoldier {CAPITAL}")
    assert not any(line.startswith(("move", "debark")) for line in table.options())
    table.play("end")
    assert table.asked == "0 deploy"
    assert all(line.split()[0] in ("move", "end") for line in table.options())


@pytest.mark.rule("NER-BLD-05")
def test_what_cannot_be_placed_is_not_sold():
    table = reinforcing({"kar_vethul": "1 castle", "dusk_fens": "1 castle"})
    for _ in range(4):
        table.play("recruit footsoldier kar_vethul", "recruit footsoldier dusk_fens")
    kinds = {line.split()[0:2][1] for line in table.options() if line.startswith("recruit")}
    assert kinds == {"castle"}
    assert not any(line.startswith(("launch", "muster")) for line in table.options())
    assert launches(reinforcing({"kar_vethul": "1 castle"})) == set(), "no sea at Kar Vethul"


# ----------------------------------------------------------------------- several at once


@pytest.mark.rule("NER-BLD-01", "NER-BLD-02")
def test_several_pieces_of_a_kind_are_bought_and_placed_at_once():
    table = reinforcing({CAPITAL: "1 castle"}, gold={"karkoth": 10})
    table.play(f"recruit 3:monster {CAPITAL}")
    assert table.pieces("karkoth", CAPITAL) == {"castle": 1, "monster": 3}
    assert table.gold("karkoth") == 1
    assert table.facts("recruited") == [(KARKOTH, 4, 3, SPACE_NUMBER[CAPITAL], 9)]
    table.play("end")
    assert table.goals(f"3:monster@{CAPITAL}")


@pytest.mark.rule("NER-BLD-03")
@pytest.mark.parametrize("gold", range(13))
def test_no_more_are_offered_at_once_than_can_be_paid_for(gold):
    table = reinforcing({CAPITAL: "1 castle"}, gold={"karkoth": gold})
    for piece in PIECES:
        if piece.id not in ("castle", "warship"):
            assert most_of(table, piece.id, CAPITAL) == min(gold // piece.cost, MOST_IN_LOT)
    assert most_of(table, "castle", "dusk_fens") == (gold >= 4)


@pytest.mark.rule("NER-BLD-08", "NER-BLD-09")
@pytest.mark.parametrize("placed", range(5))
def test_no_more_are_offered_at_once_than_the_castle_takes(placed):
    table = reinforcing(BOTH)
    table.play(*["recruit wizard maze_of_maur_khul"] * placed)
    assert most_of(table, "footsoldier", MAZE) == 4 - placed
    assert most_of(table, "footsoldier", CAPITAL) == MOST_IN_LOT
    assert most_of(table, "warship", f"{MAZE} gulf_of_kar") == 4 - placed
    if placed < 3:
        table.play(f"launch 2:warship@{MAZE} gulf_of_kar")
        assert table.pieces("karkoth", "gulf_of_kar") == {"warship": 2}
        assert most_of(table, "footsoldier", MAZE) == 2 - placed


@pytest.mark.rule("NER-UNI-13")
def test_castles_are_bought_one_by_one():
    table = reinforcing(BOTH)
    assert most_of(table, "castle", "dusk_fens") == 1


def most_of(table: Table, piece: str, where: str) -> int:
    """How many of a kind are offered at once in a land space, or by a Castle in a sea space; every smaller number
    is offered too."""
    start = f"launch {{}}{piece}@{where}" if piece == "warship" else f"recruit {{}}{piece} {where}"
    lines = [start.format("" if n == 1 else f"{n}:") for n in range(1, MOST_IN_LOT + 1)]
    offered = [line in table.options() for line in lines]
    assert offered == sorted(offered, reverse=True)
    return sum(offered)
