"""Commands that games provide: `gonfalon odds GAME ...`, without the game's name where only one game has them.

`games.COMMANDS` says which games provide which, so that `gonfalon --help` loads none of them. A game is loaded
when its command is called, after the content packs named on the command line, which change what its rooms read.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from gonfalon import games
from gonfalon.core import GonfalonError
from gonfalon.lore.command import lay

PACK = "--pack"


class Brought(TyperGroup):
    """A command that games provide, by its own name. Contexts and commands are Any here: some versions of Typer
    use click's classes, others their own."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        lay(packs_in(args))
        return super().resolve_command(ctx, args)

    @property
    def games(self) -> tuple[str, ...]:
        return games.COMMANDS[str(self.name)].games


class OfEach(Brought):
    """A command of several games: the game's name comes first."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.games)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if games.known(cmd_name) not in self.games:
            raise GonfalonError(f"There is no '{self.name}' for {cmd_name}, only for: {', '.join(self.games)}.")
        return command_of(cmd_name, str(self.name))


class OfOne(Brought):
    """A group of commands of one game."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.group.list_commands(ctx))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return self.group.get_command(ctx, cmd_name)

    @property
    def group(self) -> TyperGroup:
        (game,) = self.games
        group = command_of(game, str(self.name))
        assert isinstance(group, TyperGroup)
        return group


def command_of(game: str, name: str) -> Any:
    """The command that a game provides: a Typer app, or a function with Typer's annotations."""
    brought: Any = games.terminal(game).commands[name]
    if isinstance(brought, typer.Typer):
        return get_command(brought)
    app = typer.Typer(add_completion=False)
    app.command(name=game)(brought)
    return get_command(app)


def packs_in(args: Sequence[str]) -> list[Path]:
    """The content packs that a command line names."""
    after = [Path(value) for option, value in pairwise(args) if option == PACK]
    joined = [Path(arg.partition("=")[2]) for arg in args if arg.startswith(f"{PACK}=")]
    return after + joined


def add_to(app: typer.Typer) -> None:
    """Add every command that games provide, unless the program has one of that name."""
    own = {each.name or each.callback.__name__ for each in app.registered_commands if each.callback}
    own |= {str(each.name) for each in app.registered_groups}
    for name, command in games.COMMANDS.items():
        if name in own:
            continue
        form = OfEach if len(command.games) > 1 else OfOne
        app.add_typer(typer.Typer(cls=form, no_args_is_help=True, help=command.help), name=name)
