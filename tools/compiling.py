"""Makes a copy of the package in which the engine and the rules of games are compiled by mypyc."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import native

SOURCE = Path(__file__).resolve().parent.parent / "src"
CORE = ("ask", "engine", "match", "menu", "state")
ROOMS = ("codes.py", "phases.py", "seen.py", "state.py", "bots/**/*.py", "rules/**/*.py")
"""What is compiled of a game. The rest stays Python: compiling loses annotations that are read when a module is
loaded, as those of the printed things are, and explanations and drawings need not be fast."""


def modules_of(game: str) -> list[str]:
    """The modules of a game that are compiled, as paths in the package; never the `__init__.py` of a room."""
    folder = SOURCE / "gonfalon" / "games" / game
    files = sorted(file for room in ROOMS for file in folder.glob(room))
    return [str(file.relative_to(SOURCE)) for file in files if file.name != "__init__.py"]


def build(games: Sequence[str], target: Path) -> None:
    """Copy the package into a folder and compile it there, with these games."""
    shutil.rmtree(target, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(SOURCE / "gonfalon", target / "gonfalon", ignore=ignored)
    modules = [f"gonfalon/core/{name}.py" for name in CORE]
    modules += [module for game in games for module in modules_of(game)]
    for module in modules:
        if module.endswith("/state.py"):
            native.rewrite(target / module)
    print(f"Compiling {len(modules)} modules ...", flush=True)
    output = StringIO()
    with chdir(target), redirect_stdout(output), redirect_stderr(output):
        try:
            compile_here(modules)
        except SystemExit as error:
            raise SystemExit(f"{output.getvalue()}\nCompilation failed: the reason is above.") from error
    shutil.rmtree(target / "build")


def compile_here(modules: Sequence[str]) -> None:
    """Compile these modules in place, all into one library."""
    from mypyc.build import mypycify
    from setuptools import setup

    options = ["--config-file=", "--ignore-missing-imports"]
    extensions = mypycify([*options, *modules], opt_level="2", debug_level="0", multi_file=True)
    setup(name="gonfalon", ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])
