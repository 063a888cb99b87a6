"""The leak test must find leaks: each of these games betrays something, each in another way."""

from dataclasses import replace
from random import Random

import pytest

import fuzz_games
import properties
import tables
from core.games import auction, feud, muster
from gonfalon.core import OWN, PUBLIC, Ask, Setup
from gonfalon.core.record import read, replay


async def turn_by_list(g):
    """A listed question: who has no jab is not asked at all."""
    verb, *target = await Ask(g.active, "turn", feud.turn_options(g))
    g.push("next_turn")
    if verb == "draw":
        g.reveal()
        g.hands[g.active].append(g.deck.pop())
    elif verb == "jab":
        g.target = target[0]
        feud.lay(g, g.active, feud.JAB)
        g.push("react")


async def react_if_able(g):
    """A window only for who can use it."""
    for seat in feud.may_react(g):
        if len(feud.reactions(g, seat)) > 1:
            verb, *card = await Ask(seat, "react", feud.reactions(g, seat), window=True)
            if verb == "react":
                feud.lay(g, seat, card[0])
                g.push("react")
                return
    g.push("settle")


async def react_openly(g):
    """A chance to react that is no window: everybody sees who is thinking about it."""
    for seat in feud.may_react(g):
        verb, *card = await Ask(seat, "react", feud.reactions(g, seat))
        if verb == "react":
            feud.lay(g, seat, card[0])
            g.push("react")
            return
    g.push("settle")


def next_turn_told(g):
    """A fact in the log that depends on a hand."""
    if feud.JAB in g.hands[g.active]:
        g.tell("looks dangerous", g.active)
    feud.next_turn(g)


def with_phase(game, **phases):
    return replace(game, phases={**game.phases, **phases})


def with_seen(game, **seen):
    return replace(game, seen={**game.seen, **seen})


LEAKS = {
    "a listed question about a hand": with_phase(feud.GAME, turn=turn_by_list),
    "a window only for who can use it": with_phase(feud.GAME, react=react_if_able),
    "a reaction that is no window": with_phase(feud.GAME, react=react_openly),
    "a telling log": with_phase(feud.GAME, next_turn=next_turn_told),
    "open hands": with_seen(feud.GAME, hands=PUBLIC),
    "an open deck": with_seen(feud.GAME, deck=PUBLIC),
    "a hand that shrinks while all bid": with_seen(auction.GAME, hands=OWN),
    "how far a plan is": with_seen(muster.GAME, plans=OWN),
}


def search(game):
    for mode in game.modes.values():
        for seats in mode.seats:
            for seed in range(4):
                properties.leaks_nothing(game, Setup(mode.id, seats, seed), Random(seed), 0.3)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak):
    with pytest.raises(AssertionError, match=r"can tell|who is asked depends"):
        search(LEAKS[leak])


def test_a_conservation_file_is_found_and_used(tmp_path):
    (tmp_path / "feud").mkdir()
    (tmp_path / "feud" / "conservation.py").write_text("def check(state):\n    assert state.turns < 3\n")
    with pytest.raises(AssertionError):
        properties.ends_and_conserves(
            feud.GAME, Setup("brawl", 4, 1), Random(1), tables.conservation("feud", tmp_path)
        )
    assert tables.conservation("muster", tmp_path)(None) is None


def test_the_fuzzer_saves_what_fails(tmp_path, monkeypatch):
    broken = with_phase(feud.GAME, settle=lambda g: 1 // 0)
    monkeypatch.setattr(tables, "find", lambda id: broken)
    failures = fuzz_games.play_chunk(("feud",), range(1, 5))
    assert failures
    assert "ZeroDivisionError" in failures[0].reason
    path = fuzz_games.save(failures[0], tmp_path)
    assert path.name == f"fuzz-feud-{failures[0].seed}.gfn"
    assert not replay(feud.GAME, read(path.read_text())).over


def test_the_fuzzer_ends_with_a_sentence(capsys):
    assert fuzz_games.main(["--games", "150", "--jobs", "1", "--game", "muster", "--seed", "5"]) == 0
    assert "All 150 games of muster ended well" in capsys.readouterr().out


def test_the_fuzzer_stops_at_a_failure(tmp_path, capsys, monkeypatch):
    failure = fuzz_games.Failure("feud", 77, "choice 3: boom", "gonfalon 1\n")
    monkeypatch.setattr(fuzz_games, "fuzz", lambda *args: iter([(100, []), (200, [failure]), (300, [])]))
    assert fuzz_games.main(["--games", "300", "--game", "feud", "--folder", str(tmp_path)]) == 1
    assert "feud failed with seed 77 at choice 3: boom" in capsys.readouterr().out
    assert (tmp_path / "fuzz-feud-77.gfn").read_text() == "gonfalon 1\n"


def test_the_fuzzer_knows_which_games_there_are(capsys):
    with pytest.raises(SystemExit):
        fuzz_games.main(["--game", "chess"])
    assert "there is no game 'chess'" in capsys.readouterr().err
