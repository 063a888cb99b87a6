"""Runs the tests of what has changed since main: the last part of `make quick`, after lint and types.

Tests mirror the source, so a changed file leads to its tests: those of its room, or of its part of the package.
Browser tests are left to `make test`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("src/gonfalon")
GAMES = SOURCE / "games"
TESTS = Path("tests")
CONTRACT = "test_contract_*.py"


def changed() -> list[Path]:
    """Files that differ from where this branch left main or, on main, from the last commit."""
    base = git("merge-base", "HEAD", "main") or "HEAD"
    tracked = git("diff", "--name-only", "--diff-filter=d", base)
    new = git("ls-files", "--others", "--exclude-standard")
    return [Path(name) for name in f"{tracked}\n{new}".splitlines() if name]


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def tests_of(file: Path) -> Iterator[Path]:
    """The test files and folders that a changed file calls for."""
    if file.is_relative_to(TESTS):
        yield from tests_of_test(file)
    elif file.is_relative_to(GAMES) and len(file.relative_to(GAMES).parts) > 1:
        yield from tests_of_game(*file.relative_to(GAMES).parts)
    elif file.is_relative_to(SOURCE) and file.suffix in (".py", ".js", ".css", ".ftl"):
        yield from tests_of_part(*file.relative_to(SOURCE).parts)
    elif file.is_relative_to("examples"):
        yield TESTS / "examples"


def tests_of_test(file: Path) -> Iterator[Path]:
    """A test file is run itself; a helper calls for the tests beside it."""
    if file.is_relative_to(TESTS / "browser"):
        return
    yield from [file] if file.name.startswith("test_") else (ROOT / file.parent).glob("test_*.py")


def tests_of_game(game: str, *rest: str) -> Iterator[Path]:
    """The nearest folder of tests that mirrors a room; for the spine the tests at the root of the game."""
    folder = TESTS / "games" / game
    for depth in range(len(rest) - 1, 0, -1):
        room = folder.joinpath(*rest[:depth])
        if (ROOT / room).is_dir():
            yield room
            return
    yield from (ROOT / folder).glob("test_*.py")


def tests_of_part(part: str, *rest: str) -> Iterator[Path]:
    """The test file named after the module, or all tests of the part."""
    part = part.removesuffix(".py")
    named = TESTS / part / f"test_{Path(rest[-1]).stem if rest else part}.py"
    yield named if (ROOT / named).exists() else TESTS / part
    if part == "lore":
        yield from (ROOT / TESTS / "games").glob(CONTRACT)


def main() -> int:
    found = {str(ROOT / test) for file in changed() for test in tests_of(file) if (ROOT / test).exists()}
    if not found:
        print("Nothing that has its own tests has changed.")
        return 0
    words = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--maxfail", "10", *sorted(found), *sys.argv[1:]]
    return subprocess.run(words, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
