"""The data folder: private to its owner, and used by one server at a time."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import IO

from gonfalon.core import GonfalonError

PRIVATE = 0o600
LOCK = "lock"
LOCKED_BYTE = 1 << 20
"""Where the lock is, on systems that lock bytes: far behind what can be read."""


def make_folder(folder: Path) -> None:
    """Create the data folder, and check that it is writable."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise GonfalonError(
            f"Cannot write to the folder {folder} ({error.strerror}); choose another: --data DIR."
        ) from error


def make_private(file: Path) -> None:
    """Only the owner may read the file, which is created if it is missing, and what SQLite keeps beside it."""
    with contextlib.suppress(OSError):  # whoever may write a file need not own it
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
        for each in (file, *file.parent.glob(f"{file.name}-*")):
            each.chmod(PRIVATE)


class FolderLock:
    """A folder is served by one server only. The system ends the lock with the process, however that ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file: IO[str] | None = None

    def take(self) -> None:
        make_folder(self.folder)
        path = self.folder / LOCK
        file = open(path, "a+", opener=lambda name, flags: os.open(name, flags, PRIVATE))  # noqa: SIM115
        if not lock(file):
            file.seek(0)
            holder = file.read(20).strip() or "?"
            file.close()
            raise GonfalonError(
                f"Another server is using the folder {self.folder} (process {holder}); stop it, or choose another "
                "folder: --data DIR."
            )
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        self.file = file

    def release(self) -> None:
        if self.file:
            self.file.close()
            self.file = None

    def __enter__(self) -> FolderLock:
        self.take()
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[str]) -> bool:
        file.seek(LOCKED_BYTE)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
