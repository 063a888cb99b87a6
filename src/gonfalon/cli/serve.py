"""`gonfalon serve`: play in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gonfalon.cli.common import words_in
from gonfalon.lore.command import Lang, Packs, lay, port_number


def serve(
    port: Annotated[
        int, typer.Option(parser=port_number, metavar="INTEGER", help="The port; 0 for any free one.")
    ] = 8000,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 accepts other machines.")
    ] = "127.0.0.1",
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Where tables are stored; by default $GONFALON_DATA or the system's data folder.",
        ),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name by which browsers reach this server; may be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy that may say where visitors come from; may be repeated."),
    ] = None,
    lang: Lang = "",
    pack: Packs = None,
) -> None:
    """Play in the browser, against bots or with others at the same screen."""
    from gonfalon.web.serve import serve as run

    lay(pack)
    words = words_in(lang)

    def say(address: str) -> None:
        typer.echo(words("cli-serving", address=address))

    run(
        host,
        port,
        data,
        not no_browser,
        say,
        tuple(pack or ()),
        names=allow_host or (),
        proxies=proxy or (),
        lang=words.lang,
    )
