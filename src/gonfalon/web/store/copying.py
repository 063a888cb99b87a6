"""A copy of a database, made without changing anything where it lies, also while a server writes to it."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from gonfalon.core import GonfalonError
from gonfalon.web.store.store import FILE


def copy_database(folder: Path, to: Path) -> None:
    """Copy the database of a data folder into another folder."""
    file = folder / FILE
    if not file.is_file():
        raise GonfalonError(f"There is no database {file}; name the folder of a server: --data DIR.")
    try:
        if beside(file, "-shm").exists():
            back_up(file, to / FILE)
        else:
            copy_files(file, to / FILE)
    except (OSError, sqlite3.Error) as error:
        raise GonfalonError(f"The database {file} cannot be copied ({error}).") from error


def back_up(file: Path, to: Path) -> None:
    """Let SQLite copy a database that a program may have open."""
    with (
        closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(to)) as target,
    ):
        source.backup(target)


def copy_files(file: Path, to: Path) -> None:
    """Copy a database that no program has open. SQLite itself would leave files beside it."""
    for end in ("", "-wal"):
        if beside(file, end).exists():
            shutil.copyfile(beside(file, end), beside(to, end))


def beside(file: Path, end: str) -> Path:
    return file.with_name(file.name + end)
