"""`gonfalon realm`: maps for Tactics' Battle, ready ones and those that somebody has built.

The game is loaded inside the commands, after the packs that change its boxes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group
from rich.text import Text

from gonfalon.cli.common import words_in
from gonfalon.core import View
from gonfalon.lore.command import Lang, Packs, lay, new_console
from gonfalon.lore.words import Words

GAME = "tactics"
Waived = Annotated[bool, typer.Option("--waive", help="All players agree to waive the suggestions (TAC-BLD-12).")]

realm = typer.Typer(no_args_is_help=True, help="Maps for Battle: ready ones, and those that were built.")


@realm.command()
def check(
    file: Annotated[Path, typer.Argument(help="A file of the workshop, *.realm.")],
    waive: Waived = False,
    lang: Lang = "",
    pack: Packs = None,
) -> None:
    """Say whether a built realm can be played on, and if not, which rule it breaks."""
    lay(pack)
    from gonfalon.games.tactics.rules.building import BadRealm, read_plan, sentence

    words, console = words_in(lang, GAME), new_console()
    try:
        plan = read_plan(file.read_bytes(), waive)
    except BadRealm as error:
        cited = f" ({error.refusal.rule})" if error.refusal.rule else ""
        console.print(Text(sentence(words, error.refusal) + cited))
        raise typer.Exit(1) from None
    console.print(Text(words("cli-realm-sound", name=plan.name or file.stem, n=len(plan.boxes))))


@realm.command()
def show(
    what: Annotated[str, typer.Argument(metavar="FILE|NAME|NOTATION", help="A file, a ready map, or boxes.")],
    svg: Annotated[Path | None, typer.Option(metavar="OUT", help="Draw the map into this file.")] = None,
    waive: Waived = False,
    lang: Lang = "",
    pack: Packs = None,
) -> None:
    """Show a realm, in the terminal or as a picture."""
    lay(pack)
    words, console = words_in(lang, GAME), new_console()
    layout = layout_of(what, waive)
    if svg:
        from gonfalon.games.tactics.draw.building import picture

        svg.write_text(picture(words, layout), encoding="utf-8")
        console.print(Text(words("said-drawn", file=str(svg))))
    else:
        console.print(drawn(words, layout))


@realm.command(name="list")
def list_ready(lang: Lang = "", pack: Packs = None) -> None:
    """The ready maps, and the boxes to build others of."""
    lay(pack)
    from gonfalon.games.tactics.printed import BOXES, MAP
    from gonfalon.games.tactics.rules.layout import READY, size_of, write

    words, console = words_in(lang, GAME), new_console()
    for (name, boxes), printed in zip(READY.items(), MAP.battle_layouts):
        facts = {what: printed.text(what, words.lang) for what in ("name", "text")}
        console.print(Text(words("cli-realm", layout=name, boxes=write(boxes), **facts)))
    console.print(Text(words("cli-realm-boxes", sizes=", ".join(map(size_of, BOXES.values())))))


def layout_of(what: str, waived: bool) -> str:
    """A realm as the game knows it: the name of a ready one, or its boxes."""
    from gonfalon.games.tactics.rules.building import built, read_plan
    from gonfalon.games.tactics.rules.layout import READY, STANDARD, write

    if what == STANDARD or what in READY:
        return what
    if Path(what).is_file():
        return write(read_plan(Path(what).read_bytes(), waived).boxes)
    return write(built(what, waived))


def drawn(words: Words, layout: str) -> Group:
    """The map as the game shows it, before anybody has come."""
    from gonfalon.games.tactics import terminal
    from gonfalon.games.tactics.rules.layout import STANDARD
    from gonfalon.games.tactics.state import Tactics

    g = Tactics(b"")
    g.lay_out("competitive" if layout == STANDARD else "battle", 2, layout)
    view = View(frozenset(), g, {}, {}, (), False, (), (), False, ())
    return Group(*terminal.grid(words, view), *terminal.legend(words, view, terminal.BOARD))
