"""`gonfalon realm`: maps for Battle, ready ones and those that somebody has built."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Group
from rich.text import Text

from gonfalon.core import View
from gonfalon.games.tactics.printed import BOXES, MAP
from gonfalon.games.tactics.printed.layout import READY, STANDARD, size_of, write
from gonfalon.games.tactics.rules.building import BadRealm, built, sentence
from gonfalon.games.tactics.state import Tactics
from gonfalon.lore.command import Lang, Packs, language, lay, new_console
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.words import COMMON, Words

from .board import grid, legend
from .signs import BOARD

WORDS: Final = Path(__file__).parent.parent / "words"
Waived = Annotated[bool, typer.Option("--waive", help="All players agree to waive the suggestions (TAC-BLD-12).")]

realm = typer.Typer(no_args_is_help=True, help="Maps for Battle: ready ones, and those that were built.")


def words_in(lang: str) -> Words:
    return Words([COMMON, WORDS], lang or language())


@realm.command()
def check(
    file: Annotated[Path, typer.Argument(help="A file of the workshop, *.realm.")],
    waive: Waived = False,
    lang: Lang = "",
    pack: Packs = None,
) -> None:
    """Say whether a built realm can be played on, and if not, which rule it breaks."""
    from gonfalon.games.tactics.workshop.plans import read_plan

    lay(pack)
    words, console = words_in(lang), new_console()
    try:
        plan = read_plan(file.read_bytes(), waive)
    except BadRealm as error:
        cited = f" ({error.refusal.rule})" if error.refusal.rule else ""
        console.print(Text(sentence(words, error.refusal) + cited))
        raise typer.Exit(1) from None
    console.print(Text(words("realm-sound", name=plan.name or file.stem, n=len(plan.boxes))))


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
    words, console = words_in(lang), new_console()
    layout = layout_of(what, waive)
    if svg:
        from gonfalon.games.tactics.draw.building import picture

        svg.write_text(picture(words, layout), encoding="utf-8")
        console.print(Text(words("realm-drawn", file=str(svg))))
    else:
        console.print(drawn(words, layout))


@realm.command(name="list")
def list_ready(lang: Lang = "", pack: Packs = None) -> None:
    """The ready maps, and the boxes to build others of."""
    lay(pack)
    words, console = words_in(lang), new_console()
    for (name, boxes), layout in zip(READY.items(), MAP.battle_layouts):
        facts = {"name": named(words, layout), "text": printed(words, layout, "text")}
        console.print(Text(words("realm-ready", layout=name, boxes=write(boxes), **facts)))
    console.print(Text(words("realm-boxes", sizes=", ".join(map(size_of, BOXES.values())))))


def layout_of(what: str, waived: bool) -> str:
    """A realm as the game knows it: the name of a ready one, or its boxes."""
    from gonfalon.games.tactics.workshop.plans import read_plan

    if what == STANDARD or what in READY:
        return what
    if Path(what).is_file():
        return write(read_plan(Path(what).read_bytes(), waived).boxes)
    return write(built(what, waived))


def drawn(words: Words, layout: str) -> Group:
    """The map as the game shows it, before anybody has come."""
    g = Tactics(b"")
    g.lay_out("competitive" if layout == STANDARD else "battle", 2, layout)
    view = View(frozenset(), g, {}, {}, (), False, (), (), False, ())
    return Group(*grid(words, view), *legend(words, view, BOARD))
