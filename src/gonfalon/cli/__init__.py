"""The `gonfalon` command: play, serve, check, replay, simulate, look up rules, check content, measure."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from gonfalon import __version__
from gonfalon.cli import books, brought, check, play, reports, serve
from gonfalon.core import GonfalonError, is_compiled
from gonfalon.lore.content import ContentError
from gonfalon.lore.rules import UnknownRule
from gonfalon.lore.words import UnknownLanguage

WRONG = 2
"""The exit code of a command that was called wrongly."""

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play.play)
app.command()(serve.serve)
app.command()(check.check)
app.command()(play.replay)
app.command()(reports.sim)
app.command()(reports.bench)
app.command()(books.rules)
app.add_typer(books.content, name="content")
brought.add_to(app)


def print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gonfalon {__version__} ({'compiled' if is_compiled() else 'Python'})")
        raise typer.Exit()


@app.callback()
def gonfalon(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=print_version,
            is_eager=True,
            help="Print the version, and whether it is compiled.",
        ),
    ] = False,
) -> None:
    """Four board games, one engine."""


def main() -> None:
    """Run a command. A user's mistake ends in a sentence, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except (GonfalonError, ContentError, UnknownRule, UnknownLanguage) as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}." if error.filename else str(error))


def fail(sentence: str) -> None:
    print(sentence, file=sys.stderr)
    raise SystemExit(WRONG)
