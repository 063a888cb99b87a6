"""`make quick` finds the tests of what has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

import quick

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("src/gonfalon/games/heroes/rules/combat/attack.py", {"tests/games/heroes/rules/combat"}),
        ("src/gonfalon/games/tactics/draw/pieces.py", {"tests/games/tactics/draw"}),
        ("src/gonfalon/core/record.py", {"tests/core/test_record.py"}),
        ("src/gonfalon/core/engine.py", {"tests/core"}),
        ("src/gonfalon/web/store/store.py", {"tests/web/test_store.py"}),
        ("tests/core/test_menu.py", {"tests/core/test_menu.py"}),
        ("tests/browser/test_phone.py", set()),
        ("examples/auction/auction/draw.py", {"tests/examples"}),
        ("README.md", set()),
    ],
)
def test_a_changed_file_calls_for_its_tests(changed, tests):
    assert {str(test) for test in quick.tests_of(Path(changed))} == tests


def test_a_change_of_the_spine_calls_for_the_tests_at_the_root_of_the_game():
    found = set(quick.tests_of(Path("src/gonfalon/games/nerath/state.py")))
    assert found == set((ROOT / "tests/games/nerath").glob("test_*.py"))


def test_every_test_that_is_called_for_exists():
    sources = [file.relative_to(ROOT) for file in (ROOT / "src").rglob("*.py")]
    missing = {test for file in sources for test in quick.tests_of(file) if not (ROOT / test).exists()}
    assert {str(test) for test in missing} <= {"tests/__init__", "tests/__main__", "tests/show"}
