"""Commands that games bring themselves (`games.COMMANDS`), looked up only when somebody asks for one.

A pack has to be laid over a game's content before the game is loaded, and its commands come with the game: so the
packs that such a command names are laid before it is looked up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from gonfalon import games
from gonfalon.lore.command import lay


class Commands(TyperGroup):
    """The commands of the program, then those that games bring."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(dict.fromkeys([*super().list_commands(ctx), *games.COMMANDS]))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return super().get_command(ctx, cmd_name) or brought(cmd_name)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] in games.COMMANDS:
            lay(list(packs_in(args)))
        return super().resolve_command(ctx, args)


def brought(name: str) -> Any:
    """A command that a game brings, None if there is none of that name."""
    for game in games.COMMANDS.get(name, ()):
        if name in (commands := games.terminal(game).commands):
            command = typer.main.get_command(commands[name])
            command.name = name
            return command
    return None


def packs_in(args: Sequence[str]) -> Iterator[Path]:
    """The packs that a command line names."""
    for place, arg in enumerate(args):
        option, _, value = arg.partition("=")
        if option == "--pack" and (value or args[place + 1 :]):
            yield Path(value or args[place + 1])
