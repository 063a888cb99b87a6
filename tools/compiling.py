"""Makes a copy of the package in which the engine and the rules of games are compiled by mypyc."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from hashlib import blake2b
from importlib.metadata import version
from io import StringIO
from pathlib import Path

import native

SOURCE = Path(__file__).resolve().parent.parent / "src"
CORE = tuple(
    f"gonfalon/core/{name}.py" for name in ("ask", "chance", "engine", "journal", "match", "menu", "state")
)
ROOMS = ("codes.py", "phases.py", "seen.py", "state.py", "bots/**/*.py", "rules/**/*.py")
ODDS = ("bots/battles.py", "bots/by_rules.py", "bots/forecast.py", "bots/odds*.py")
PRINTED = ("printed/__init__.py", "printed/realm.py", "printed/regions.py", "printed/spaces.py")
"""What is compiled of a game: its rules and bots, and the tables they look things up in. The rest stays Python:
compiling loses annotations that are read when content is loaded, and what people see, odds included, need not be
fast."""


def has_compiler() -> bool:
    """Whether there is a C compiler, as far as one can tell without running it."""
    return shutil.which(os.environ.get("CC", "cc").split()[0]) is not None


def modules_of(game: str) -> list[str]:
    """The modules of a game that are compiled, as paths in the package."""
    folder = SOURCE / "gonfalon" / "games" / game
    odds = {file for name in ODDS for file in folder.glob(name)}
    rooms = {file for room in ROOMS for file in folder.glob(room) if file.name != "__init__.py"} - odds
    files = rooms | {folder / name for name in PRINTED if (folder / name).is_file()}
    return sorted(str(file.relative_to(SOURCE)) for file in files)


def all_games() -> list[str]:
    folder = SOURCE / "gonfalon" / "games"
    return sorted(file.parent.name for file in folder.glob("*/state.py"))


def update(games: Sequence[str], target: Path) -> None:
    """Build a copy in a folder, unless there is one already that was built from the same source."""
    stamp, origin = target / "built-from", origin_of(games)
    if not stamp.is_file() or stamp.read_text() != origin:
        build(games, target)
        stamp.write_text(origin)


def origin_of(games: Sequence[str]) -> str:
    """A hash of everything a copy depends on."""
    sources = sorted(SOURCE.rglob("*.py")) + sorted(Path(__file__).parent.glob("*.py"))
    parts = [sys.version, version("mypy"), *sorted(games), *(file.read_text() for file in sources)]
    return blake2b(repr(parts).encode(), digest_size=16).hexdigest()


def libraries_in(target: Path) -> list[Path]:
    """What compiling adds to a copy. Python prefers a library to the module beside it."""
    return sorted(file for pattern in ("*.so", "*.pyd") for file in target.rglob(pattern))


def build(games: Sequence[str], target: Path) -> None:
    """A copy of the package in a folder, with the engine and these games compiled."""
    copy_package(target)
    compile_in(target, [*CORE, *(module for game in games for module in modules_of(game))])


def copy_package(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCE / "gonfalon", target / "gonfalon", ignore=ignored)


def compile_in(folder: Path, modules: Sequence[str], optimised: bool = True) -> None:
    """Compile modules where they are; states are first written out."""
    for module in modules:
        native.rewrite(folder, module)
    print(f"Compiling {len(modules)} modules ...", flush=True)
    output = StringIO()
    with chdir(folder), redirect_stdout(output), redirect_stderr(output):
        try:
            compile_here(modules, optimised)
        except SystemExit as error:
            raise SystemExit(f"{output.getvalue()}\nCompilation failed: the reason is above.") from error
    shutil.rmtree(folder / "build")


def compile_here(modules: Sequence[str], optimised: bool) -> None:
    """Compile these modules in place, all into one library."""
    from mypyc.build import mypycify
    from setuptools import setup

    options = ["--config-file=", "--ignore-missing-imports"]
    level = "2" if optimised else "0"
    extensions = mypycify([*options, *modules], opt_level=level, debug_level="0", multi_file=True)
    setup(name="gonfalon", ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])
