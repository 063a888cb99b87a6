"""The rule catalogues: every rule of a rulebook as one sentence with an id, and which tests prove it.

Code cites the id of the rule it enforces, a test those of the rules it proves: `@pytest.mark.rule("GAM-MOV-02")`.
The catalogue answers a player who asks why, and `coverage` lists the rules that no test proves yet.
"""

import ast
import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from gonfalon.lore.content import ContentError, read
from gonfalon.lore.mistakes import full_stop, instead, mistakes

TESTS = Path(__file__).parents[3] / "tests" / "games"
"""The tests of the games in a checkout; an installed package has none."""

Kind = Literal["play", "component", "physical", "advice"]
PROVABLE: tuple[Kind, ...] = ("play", "component")


class UnknownRule(LookupError):
    """A rule was cited that is not in the catalogue."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: its sentence in both languages and, where the book is ambiguous, how we read it."""

    id: str
    page: int
    section: str
    modes: tuple[str, ...]
    kind: Kind
    en: str
    fr: str
    section_fr: str = ""
    ruling: str = ""
    ruling_fr: str = ""
    example: str = ""

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en

    def chapter(self, lang: str) -> str:
        """The section of the rulebook it belongs to."""
        return (lang == "fr" and self.section_fr) or self.section

    def reading(self, lang: str) -> str:
        """How we read it; empty where the book is clear."""
        return (lang == "fr" and self.ruling_fr) or self.ruling

    def is_for(self, modes: Collection[str]) -> bool:
        """Whether the rule holds in any of these modes."""
        return "all" in self.modes or any(mode in modes for mode in self.modes)


class GameOfRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    players: tuple[int, int]
    modes: tuple[str, ...]


class RulesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameOfRules
    rule: tuple[Rule, ...]


@dataclass(frozen=True)
class Catalogue:
    """All rules of a game, in the order of its rulebook."""

    game: str
    modes: tuple[str, ...]
    rules: dict[str, Rule]

    def cite(self, id: str) -> Rule:
        """The rule with this id."""
        if id in self.rules:
            return self.rules[id]
        near = get_close_matches(id, self.rules, 3)
        hint = f"; did you mean {' or '.join(near)}?" if near else "."
        raise UnknownRule(f"The catalogue of {self.game} has no rule {id}{hint}")

    def search(self, words: str, lang: str) -> list[Rule]:
        """The rules in which all of these words occur, best match first."""
        wanted = plain_words(words)
        found = {id: relevance(rule, wanted, lang) for id, rule in self.rules.items()}
        return [self.rules[id] for id in sorted(found, key=lambda id: -found[id]) if found[id]]

    def of_modes(self, modes: Collection[str]) -> list[Rule]:
        """The rules that hold in any of these modes."""
        return [rule for rule in self.rules.values() if rule.is_for(modes)]


def load_file(file: Path) -> Catalogue:
    """The catalogue in this file."""
    data = read(file)
    if problems := list(mistakes(data, RulesFile, file.name)):
        raise ContentError(*problems)
    rules = msgspec.convert(data, RulesFile)
    if problems := list(unknown_modes(rules, file.name)):
        raise ContentError(*problems)
    return Catalogue(rules.game.id, rules.game.modes, {rule.id: rule for rule in rules.rule})


def unknown_modes(rules: RulesFile, file: str) -> Iterator[str]:
    """The modes that a rule names and the game does not have."""
    known = ("all", *rules.game.modes)
    for rule in rules.rule:
        for mode in rule.modes:
            if mode not in known:
                yield full_stop(
                    f'{file}, rule "{rule.id}", field modes: there is no mode {mode}{instead(mode, known)}'
                )


def relevance(rule: Rule, wanted: Collection[str], lang: str) -> int:
    """How well a rule answers a search: 2 for each whole word in it, 1 for the beginning of one; nothing if it
    lacks any of them."""
    words = plain_words(f"{rule.id} {rule.chapter(lang)} {rule.text(lang)}")
    found = [2 if word in words else any(each.startswith(word) for each in words) for word in wanted]
    return sum(found) if all(found) else 0


def plain_words(text: str) -> set[str]:
    """The words of a text, in lower case and without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return set(re.findall(r"\w+", "".join(char for char in letters if not unicodedata.combining(char))))


@dataclass(frozen=True)
class Coverage:
    """Which tests prove which rules of the modes looked at."""

    counted: list[Rule]
    tests: dict[str, list[str]]
    errors: list[str]

    @property
    def unproved(self) -> list[Rule]:
        """The rules that count but are cited by no test."""
        return [rule for rule in self.counted if rule.id not in self.tests]

    @property
    def summary(self) -> str:
        return f"{len(self.counted) - len(self.unproved)} of {len(self.counted)} rules proved"


def coverage(
    catalogue: Catalogue, tests: Path, modes: Sequence[str], others: Sequence[Catalogue] = ()
) -> Coverage:
    """Which rules the test files under a folder cite. Rules that are only for other modes do not count; tests may
    also cite the rules of other games."""
    elsewhere = {id for other in others for id in other.rules}
    counted = [rule for rule in catalogue.of_modes(modes) if rule.kind in PROVABLE]
    proofs: dict[str, list[str]] = {}
    errors: list[str] = []
    for id, test in citations_in(tests, "rule"):
        if id in elsewhere:
            continue
        try:
            proofs.setdefault(catalogue.cite(id).id, []).append(test)
        except UnknownRule as error:
            errors.append(f"{test}: {error}")
    return Coverage(counted, proofs, errors)


@cache
def proving_tests(tests: Path) -> Mapping[str, Sequence[str]]:
    """The tests below a folder that prove each rule, by its id; nothing if there is no such folder."""
    found: dict[str, list[str]] = {}
    for id, test in citations_in(tests, "rule"):
        found.setdefault(id, []).append(test)
    return found


def citations_in(tests: Path, marker: str) -> Iterator[tuple[str, str]]:
    """Each id that the test files under a folder cite with a marker, and the test that cites it."""
    for file in sorted(tests.rglob("test_*.py")):
        where = file.relative_to(tests).as_posix()
        yield from citations(ast.parse(file.read_text(encoding="utf-8")).body, [], where, marker)


def citations(body: list[ast.stmt], inherited: list[str], where: str, marker: str) -> Iterator[tuple[str, str]]:
    """Each id cited in a module or class, with the test that cites it."""
    marks = [id for statement in body if is_pytestmark(statement) for id in cited(statement, marker)]
    inherited = inherited + marks
    for node in body:
        if isinstance(node, ast.ClassDef):
            ids = inherited + [id for mark in node.decorator_list for id in cited(mark, marker)]
            yield from citations(node.body, ids, f"{where}::{node.name}", marker)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            ids = inherited + [id for mark in node.decorator_list for id in cited(mark, marker)]
            yield from ((id, f"{where}::{node.name}") for id in ids)


def is_pytestmark(statement: ast.stmt) -> bool:
    """Whether this statement marks all tests of its module or class."""
    return isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "pytestmark"


def cited(node: ast.AST, marker: str) -> Iterator[str]:
    """The ids named by the calls of a marker, such as `pytest.mark.rule(...)`, in a piece of syntax."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == f"pytest.mark.{marker}":
            yield from (ast.unparse(argument).strip("'") for argument in call.args)
