"""States written out for mypyc: the same fields, the same copies; and the engine compiled, where there is a C
compiler, passes its own tests. Whole games are compiled by `make fast`, and tested by `make test-fast`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import mypy_extensions
import pytest

import compiling
import everything
import native
from gonfalon import games
from gonfalon.arena.bench import usual
from gonfalon.core import Match, draw, is_compiled

ROOT = Path(__file__).parent.parent


def written_out(file: Path, name: str) -> ModuleType:
    """A module with its states written out, which stays Python."""
    module = ModuleType(f"{name}_written_out")
    module.__package__ = name.rpartition(".")[0]
    vars(module)["mypy_extensions"] = mypy_extensions  # what mypyc imports while it compiles
    exec(compile(native.prepared(file.read_text()), file, "exec"), vars(module))
    return module


def as_written_out(state: Any, module: ModuleType) -> Any:
    """The same state in the class that is written out."""
    new = getattr(module, type(state).__name__)(b"")
    for name in state.fields:
        setattr(new, name, getattr(state, name))
    return new


def shared(one: Any, other: Any) -> set[str]:
    """The fields in which two states share something that can be modified."""
    pairs = {name: (getattr(one, name), getattr(other, name)) for name in one.fields}
    return {name for name, (a, b) in pairs.items() if any(x is y for x, y in zip(parts(a), parts(b)))}


def parts(value: Any) -> list[Any]:
    """What can be modified in the value of a field, itself first."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [each for each in (value, *inside) if isinstance(each, list | dict | bytearray)]


def check_copies(state: Any, module: ModuleType) -> None:
    """A copy is equal and just as independent as that of the state in Python."""
    native_state = as_written_out(state, module)
    assert type(native_state).fields == state.fields
    new, other = native_state.copy(), type(native_state)(b"other")
    other.log = []
    other.become(native_state)
    assert new.digest() == other.digest() == state.digest()
    assert (new.quick, new.barrier, new.log, other.log) == (state.quick, state.barrier, None, [])
    assert shared(native_state, new) == shared(native_state, other) == shared(state, state.copy())


def test_every_kind_of_field_is_copied():
    module = written_out(ROOT / "tests/everything.py", "everything")
    check_copies(everything.everything(), module)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_written_out_has_the_same_fields_and_copies(game):
    name = f"gonfalon.games.{game}.state"
    module = written_out(compiling.SOURCE / f"{name.replace('.', '/')}.py", name)
    match, rng = Match(games.find(game), usual(games.find(game), 7)), Random(7)
    for _ in range(30):
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, draw(ask.options, rng))
    check_copies(match.state, module)


def test_a_missing_field_is_noticed():
    module = written_out(ROOT / "tests/everything.py", "everything")
    with pytest.raises(AttributeError, match="number"):
        module.Everything(b"").check_fields()
    as_written_out(everything.everything(), module).check_fields()


def test_what_a_state_cannot_hold_cannot_be_compiled():
    with pytest.raises(TypeError, match="a state cannot hold float"):
        native.prepared("from __future__ import annotations\nclass Odd(State):\n    weight: float\n")


def test_a_module_without_states_and_constants_stays_as_it_is():
    source = f"{native.FUTURE}\n\nPLACES = {{}}\nA, B = found()\nclass Other:\n    weight: float\n"
    assert native.prepared(source) == source


def test_constants_become_final_with_their_values():
    lines = ["A, B, C = range(3)", 'D = "d"', "E, F = -1, 0.5", "small = 1", "G: Final = 2", "H, I = (1,), (2,)"]
    *_, a, d, e, small, g, h = native.prepared("\n".join([native.FUTURE, *lines])).split("\n")
    assert a == "A: typing.Final = 0; B: typing.Final = 1; C: typing.Final = 2"
    assert (d, e) == ("D: typing.Final = 'd'", "E: typing.Final = -1; F: typing.Final = 0.5")
    assert [small, g, h] == lines[3:]


@pytest.mark.parametrize("game", games.GAMES)
def test_the_rules_of_a_game_are_compiled_and_what_reads_annotations_is_not(game):
    modules = compiling.modules_of(game)
    assert {f"gonfalon/games/{game}/{room}.py" for room in ("phases", "seen", "state")} <= set(modules)
    assert all((compiling.SOURCE / module).is_file() for module in modules)
    printed = [(compiling.SOURCE / module).read_text() for module in modules if "/printed/" in module]
    assert printed
    assert not any("(Printed" in text or "(Named" in text or "Struct" in text for text in printed)


def test_a_copy_is_made_again_only_if_something_has_changed(monkeypatch, tmp_path):
    built: list[list[str]] = []
    monkeypatch.setattr(compiling, "build", lambda games, target: built.append(games))
    for games_ in (["nerath"], ["nerath"], ["nerath", "heroes"]):
        compiling.update(games_, tmp_path)
    assert built == [["nerath"], ["nerath", "heroes"]]
    monkeypatch.setattr(compiling, "origin_of", lambda games: "another source")
    compiling.update(["nerath", "heroes"], tmp_path)
    assert len(built) == 3


def test_all_games_are_compiled():
    assert set(compiling.all_games()) == set(games.GAMES)


@pytest.mark.skipif(is_compiled(), reason="this is the compiled engine")
@pytest.mark.skipif(not compiling.has_compiler(), reason="there is no C compiler")
def test_the_compiled_engine_passes_its_tests_with_games_that_are_compiled_and_not(tmp_path):
    """The games of tests/core stay Python; the state that holds everything is compiled too."""
    compiling.copy_package(tmp_path)
    shutil.copy(ROOT / "tests" / "everything.py", tmp_path)
    compiling.compile_in(tmp_path, [*compiling.CORE, "everything.py"], optimised=False)
    paths = [str(tmp_path), *(str(ROOT / folder) for folder in ("tests", "tools", "examples/auction"))]
    pythonpath = ["-o", f"pythonpath={' '.join(paths)}"]
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *pythonpath, "tests/core"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout
