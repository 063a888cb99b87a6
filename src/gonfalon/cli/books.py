"""`gonfalon rules` and `gonfalon content`: look up rules, report what tests prove, and check components."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import gonfalon
from gonfalon import games
from gonfalon.cli.common import words_in
from gonfalon.core import GonfalonError
from gonfalon.lore.citations import CODE, CONTENT, lines_with
from gonfalon.lore.command import AsJson, Lang, new_console
from gonfalon.lore.content import check as mistakes
from gonfalon.lore.content import game_of, pack_files, read
from gonfalon.lore.proofs import Proofs, Thing, proofs
from gonfalon.lore.rules import Catalogue, Rule, coverage
from gonfalon.lore.words import Words

COVERAGE, PROOFS, WHERE = "coverage", "proofs", "where"
TESTS = Path("tests")
PACKAGE = Path(str(gonfalon.__file__)).parent
SHOWN_RULES = 20
"""How many rules a search shows."""


def rules(
    what: Annotated[
        str,
        typer.Argument(metavar="GAME|coverage|proofs|where", help="A game, or what to report about rules."),
    ],
    sought: Annotated[
        list[str] | None, typer.Argument(metavar="[ID|WORDS|GAME]...", help="What to look up.")
    ] = None,
    least: Annotated[float, typer.Option("--min", help="coverage: fail below this percentage.")] = 0.0,
    tests: Annotated[Path, typer.Option(help="coverage, proofs, where: the folder with the tests.")] = TESTS,
    strict: Annotated[bool, typer.Option("--strict", help="proofs: fail if anything is unproved.")] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Look up rules by id or by words.

    coverage lists the rules that no test proves, proofs the tests of everything printed, and where the lines that
    cite a rule.
    """
    words, console = words_in(lang), new_console()
    if what == COVERAGE:
        proved = [
            report_coverage(games.known(game), tests, least, words, console) for game in sought or games.GAMES
        ]
        raise typer.Exit(0 if all(proved) else 1)
    if what == PROOFS:
        found_of = {game: proofs(things_of(game), folder_of(tests)) for game in sought or with_inventory()}
        report_proofs(found_of, words, console, as_json)
        raise typer.Exit(0 if all(sound(each, strict) for each in found_of.values()) else 1)
    if what == WHERE:
        for id in sought or ():
            report_citations(rule_with(id.upper()), tests, words, console)
        return
    catalogue = games.book(what)
    if sought:
        report_rules(found(catalogue, " ".join(sought), words), words, console)
    else:
        report_sections(catalogue, words, console)


def found(catalogue: Catalogue, sought: str, words: Words) -> list[Rule]:
    """The rule with this id, or those in which the words occur."""
    if re.fullmatch(r"\w+-\w+-\d+", sought):
        return [catalogue.cite(sought.upper())]
    rules = catalogue.search(sought, words.lang)
    if not rules:
        raise GonfalonError(words("cli-no-rules", text=sought, game=catalogue.game))
    return rules


def report_rules(found: list[Rule], words: Words, console: Console) -> None:
    """The rules that match best; a single one comes with how we read it."""
    for rule in found[:SHOWN_RULES]:
        console.print(Text(words("cli-rule", rule=rule.id, page=rule.page, text=rule.text(words.lang))))
        if (reading := rule.reading(words.lang)) and len(found) == 1:
            console.print(Text(words("cli-ruling", text=reading)))
    if len(found) > SHOWN_RULES:
        console.print(Text(words("cli-more-rules", n=len(found) - SHOWN_RULES)))


def report_sections(catalogue: Catalogue, words: Words, console: Console) -> None:
    """The chapters of the rulebook, with the ids of their rules."""
    sections: dict[str, list[str]] = {}
    for rule in catalogue.rules.values():
        sections.setdefault(rule.chapter(words.lang), []).append(rule.id)
    for section, ids in sections.items():
        span = f"{ids[0]} – {ids[-1]}" if len(ids) > 1 else ids[0]
        console.print(Text(words("cli-section", section=section, rules=span)))


def report_coverage(game: str, tests: Path, least: float, words: Words, console: Console) -> bool:
    """The rules of a game that no test proves. True if enough are proved and no test cites an unknown rule."""
    others = [games.book(other) for other in games.GAMES if other != game]
    proof = coverage(games.book(game), folder_of(tests), list(games.find(game).modes), others)
    for error in proof.errors:
        console.print(Text(error))
    for rule in proof.unproved:
        console.print(Text(words("cli-unproved", rule=rule.id, text=rule.text(words.lang))))
    counted = len(proof.counted)
    proved = counted - len(proof.unproved)
    share = 100 * proved / counted if counted else 100.0
    console.print(Text(words("cli-coverage", game=game, proved=proved, counted=counted, share=f"{share:.1f}")))
    return share >= least and not proof.errors


def folder_of(tests: Path) -> Path:
    """The folder with the tests, if there is one."""
    if not tests.is_dir():
        raise GonfalonError(f"There is no folder {tests}. Name the folder with the tests: --tests DIR.")
    return tests


# --------------------------------------------------------------------------- where a rule is cited


def rule_with(id: str) -> tuple[str, Rule]:
    """The game that has a rule, and the rule."""
    books = {game: games.book(game) for game in games.GAMES}
    for game, book in books.items():
        if id in book.rules:
            return game, book.rules[id]
    near = get_close_matches(id, [id for book in books.values() for id in book.rules], 1)
    raise GonfalonError(f"No game has a rule {id}" + (f"; did you mean {near[0]}?" if near else "."))


def report_citations(found: tuple[str, Rule], tests: Path, words: Words, console: Console) -> None:
    """The lines of code, tests and content that cite a rule."""
    game, rule = found
    console.print(Text(words("cli-rule", rule=rule.id, page=rule.page, text=rule.text(words.lang))))
    folders = {PACKAGE, games.folder(game)}
    sources = [each for each in folders if not any(other in each.parents for other in folders)]
    groups = (
        ("cli-cited-code", sources, CODE),
        ("cli-cited-tests", [tests], CODE),
        ("cli-cited-content", sources, CONTENT),
    )
    for said, places, suffixes in groups:
        if not all(place.is_dir() for place in places):
            console.print(Text("\n" + words("cli-no-tests", folder=str(tests))))
            continue
        lines = [line for place in places for line in lines_with(rule.id, place, suffixes)]
        console.print(Text("\n" + words(said, n=len(lines))))
        for line in lines:
            console.print(Text(f"{from_here(line.file)}:{line.number}: {line.text}"), soft_wrap=True)


def from_here(file: Path) -> Path:
    """A file relative to the current folder, if it is below it."""
    here = Path.cwd()
    return file.relative_to(here) if here in file.parents else file


# --------------------------------------------------------------------------- what is printed


def with_inventory() -> list[str]:
    """The games that list what is printed."""
    return [game for game in games.GAMES if (printed := games.printed(game)) and printed.things()]


def things_of(game: str) -> Sequence[Thing]:
    """Everything printed for a game."""
    printed = games.printed(game)
    if printed is None or not printed.things():
        raise GonfalonError(f"{game} does not list what is printed; these do: {', '.join(with_inventory())}.")
    return printed.things()


def sound(found: Proofs, strict: bool) -> bool:
    """Whether no test proves what is not printed and, if `strict`, everything is proved."""
    return not found.errors and not (strict and found.unproved)


def report_proofs(found_of: dict[str, Proofs], words: Words, console: Console, as_json: bool) -> None:
    """Everything printed with the tests that prove it, as tables or as JSON."""
    if as_json:
        typer.echo(json.dumps({game: facts_of(found, words.lang) for game, found in found_of.items()}))
        return
    for game, found in found_of.items():
        console.print(proof_table(found, words))
        for error in found.errors:
            console.print(Text(error))
        for kind in dict.fromkeys(thing.kind for thing in found.counted):
            counted = [thing for thing in found.counted if thing.kind == kind]
            proved = sum(thing.id in found.tests for thing in counted)
            console.print(Text(words("cli-proofs", game=game, kind=kind, proved=proved, counted=len(counted))))


def facts_of(found: Proofs, lang: str) -> dict[str, object]:
    """The proofs as plain data, for programs."""
    return {
        "things": [
            {"id": thing.id, "name": thing.name(lang), "tests": found.tests.get(thing.id, [])}
            for thing in found.counted
        ],
        "unproved": [thing.id for thing in found.unproved],
        "errors": found.errors,
    }


def proof_table(found: Proofs, words: Words) -> Table:
    """One row per thing: how many tests prove it, and where they are."""
    table = Table("", words("cli-printed"), words("cli-proved-by"))
    for thing in found.counted:
        tests = found.tests.get(thing.id, [])
        files = dict.fromkeys(test.partition("::")[0].rpartition("/")[2] for test in tests)
        shown = words("cli-proof", n=len(tests), files=", ".join(files))
        table.add_row(Text(thing.id), Text(thing.name(words.lang)), Text(shown))
    return table


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
    editions = [printed.edition for game in chosen if (printed := games.printed(game))]
    problems = [problem for edition in editions for problem in mistakes(edition, pack)]
    for problem in problems:
        console.print(Text(problem))
    console.print(Text(words("cli-problems", n=len(problems))))
    raise typer.Exit(1 if problems else 0)


def games_of(pack: Path) -> list[str]:
    """The games whose components a pack changes."""
    return sorted({game_of(read(file), str(file)) for file in pack_files(pack)})
