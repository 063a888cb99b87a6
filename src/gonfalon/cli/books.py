"""`gonfalon rules` and `gonfalon content`: what rulebooks and components say, and whether that is sound."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from gonfalon import games
from gonfalon.cli.common import Lang, new_console, words_in
from gonfalon.core import GonfalonError
from gonfalon.lore.content import check as mistakes
from gonfalon.lore.content import game_of, pack_files, read
from gonfalon.lore.rules import Catalogue, Rule, coverage, load_file
from gonfalon.lore.words import Words

COVERAGE = "coverage"
TESTS = Path("tests")
MOST = 20
"""How many rules a search shows."""


def rules(
    what: Annotated[str, typer.Argument(metavar="GAME|coverage", help="A game, or the word coverage.")],
    sought: Annotated[list[str] | None, typer.Argument(metavar="[ID|WORDS|GAME]", help="What to look up.")] = None,
    least: Annotated[float, typer.Option("--min", help="coverage: fail below so many percent.")] = 0.0,
    tests: Annotated[Path, typer.Option(help="coverage: where the tests are.")] = TESTS,
    lang: Lang = "",
) -> None:
    """Look up rules by id or by words; or say which rules no test proves."""
    words, console = words_in(lang), new_console()
    if what == COVERAGE:
        proved = [
            report_coverage(games.known(game), tests, least, words, console) for game in sought or games.GAMES
        ]
        raise typer.Exit(0 if all(proved) else 1)
    catalogue = catalogue_of(what)
    if sought:
        report_rules(found(catalogue, " ".join(sought), words), words, console)
    else:
        report_sections(catalogue, words, console)


def catalogue_of(game: str) -> Catalogue:
    return load_file(games.folder(game) / "rules.toml")


def found(catalogue: Catalogue, sought: str, words: Words) -> list[Rule]:
    """The rule with this id, or those in which the words occur."""
    if re.fullmatch(r"\w+-\w+-\d+", sought):
        return [catalogue.cite(sought.upper())]
    rules = catalogue.search(sought, words.lang)
    if not rules:
        raise GonfalonError(words("cli-no-rules", text=sought, game=catalogue.game))
    return rules


def report_rules(found: list[Rule], words: Words, console: Console) -> None:
    """The rules that fit best, each with how it is read here."""
    for rule in found[:MOST]:
        console.print(Text(words("cli-rule", rule=rule.id, page=rule.page, text=rule.text(words.lang))))
        if (reading := rule.reading(words.lang)) and len(found) == 1:
            console.print(Text(words("cli-ruling", text=reading)))
    if len(found) > MOST:
        console.print(Text(words("cli-more-rules", n=len(found) - MOST)))


def report_sections(catalogue: Catalogue, words: Words, console: Console) -> None:
    """The chapters of the rulebook, with the ids of their rules."""
    sections: dict[str, list[str]] = {}
    for rule in catalogue.rules.values():
        sections.setdefault(rule.chapter(words.lang), []).append(rule.id)
    for section, ids in sections.items():
        span = f"{ids[0]} – {ids[-1]}" if len(ids) > 1 else ids[0]
        console.print(Text(words("cli-section", section=section, rules=span)))


def report_coverage(game: str, tests: Path, least: float, words: Words, console: Console) -> bool:
    """Which rules of a game no test proves. True if enough are proved and no test cites what is no rule."""
    if not tests.is_dir():
        raise GonfalonError(f"There is no folder {tests}: name the one with the tests, --tests DIR.")
    others = [load_file(book) for book in games.SHELF.glob("*/rules.toml") if book.parent.name != game]
    proof = coverage(catalogue_of(game), tests, list(games.find(game).modes), others)
    for error in proof.errors:
        console.print(Text(error))
    for rule in proof.unproved:
        console.print(Text(words("cli-unproved", rule=rule.id, text=rule.text(words.lang))))
    counted = len(proof.counted)
    proved = counted - len(proof.unproved)
    share = 100 * proved / counted if counted else 100.0
    console.print(Text(words("cli-coverage", game=game, proved=proved, counted=counted, share=f"{share:.1f}")))
    return share >= least and not proof.errors


content = typer.Typer(no_args_is_help=True, help="The printed components and packs that change them.")


@content.command()
def check(
    pack: Annotated[
        Path | None, typer.Argument(metavar="[DIR]", help="A content pack.", show_default=False)
    ] = None,
    lang: Lang = "",
) -> None:
    """Check the components of every game, or a pack laid over them."""
    words, console = words_in(lang), new_console()
    chosen = games.GAMES if pack is None else [games.known(game) for game in games_of(pack)]
    problems = [problem for game in chosen for problem in mistakes(games.part(game, "printed").EDITION, pack)]
    for problem in problems:
        console.print(Text(problem))
    console.print(Text(words("cli-problems", n=len(problems))))
    raise typer.Exit(1 if problems else 0)


def games_of(pack: Path) -> list[str]:
    """The games whose components a pack changes."""
    return sorted({game_of(read(file), str(file)) for file in pack_files(pack)})
