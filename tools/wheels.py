"""Builds the wheels of a release into dist: one in Python for every system and, where there is a C compiler, one
compiled for this system. Each is tried out in an environment of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import compiling

ROOT = compiling.SOURCE.parent
DIST, FRESH = ROOT / "dist", ROOT / "build" / "fresh"
GAME = ("sim", "tactics", "--bots", "random,random", "--games", "3")


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    FRESH.parent.mkdir(exist_ok=True)
    try_out(build(compiled=False), "(Python)")
    if compiling.has_compiler():
        try_out(build(compiled=True), "(compiled)")
    else:
        print("There is no C compiler: no compiled wheel was built.")


def build(compiled: bool) -> Path:
    """A new wheel."""
    before = set(DIST.glob("*.whl"))
    env = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_CUSTOM": str(compiled).lower()}
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(DIST), str(ROOT), env=env)
    (wheel,) = set(DIST.glob("*.whl")) - before
    return wheel


def try_out(wheel: Path, kind: str) -> None:
    """Install a wheel where nothing else is, and play."""
    run(sys.executable, "-m", "venv", "--clear", str(FRESH))
    folder = FRESH / ("Scripts" if os.name == "nt" else "bin")
    run(str(folder / "python"), "-m", "pip", "install", str(wheel))
    version = run(str(folder / "gonfalon"), "--version")
    if kind not in version:
        sys.exit(f"{wheel.name} says that it is {version.strip()}, not {kind}.")
    run(str(folder / "gonfalon"), *GAME)
    shutil.rmtree(FRESH)
    print(f"{wheel.name} works: {version.strip()}.")


def run(*command: str, env: dict[str, str] | None = None) -> str:
    """The output of a command; if it fails, that is the end."""
    env = {name: value for name, value in (env or os.environ).items() if name != "PYTHONPATH"}
    done = subprocess.run(command, env=env, cwd=ROOT / "build", check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nFailed: {' '.join(command)}")
    return done.stdout


if __name__ == "__main__":
    main()
