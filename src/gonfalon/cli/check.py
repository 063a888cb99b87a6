"""`gonfalon check`: whether every table of a data folder is what its journal says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gonfalon.cli.common import words_in
from gonfalon.lore.command import Lang, Packs, lay


def check(
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Where tables are stored; by default $GONFALON_DATA or the system's data folder.",
        ),
    ] = None,
    lang: Lang = "",
    pack: Packs = None,
) -> None:
    """Replay every table of a data folder and compare it with what was saved.

    It works on a copy and changes nothing, so a server may be running. The exit code is 1 if something is wrong.
    """
    from gonfalon.web.serve import data_folder
    from gonfalon.web.tables.checking import Verdict, check_folder

    lay(pack)
    words = words_in(lang)
    tables = wrong = 0
    for found in check_folder(data or data_folder()):
        tables += 1
        wrong += found.is_wrong
        if found.verdict != Verdict.WHOLE:
            line = words(f"cli-check-{found.verdict}", table=found.table)
            typer.echo(f"{line} {found.detail}".rstrip())
    typer.echo(words("cli-checked", n=tables, wrong=wrong))
    raise typer.Exit(1 if wrong else 0)
