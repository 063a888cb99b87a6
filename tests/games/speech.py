"""How the words of a game are looked at: what its rules ask and tell, and whether sentences are set well."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from gonfalon.lore.words import parsed

NO_RULES = ("draw", "printed", "tell", "terminal")
BAD_SPACING = re.compile(r"[^\u202f\u00a0][;:!?»%]|«[^\u202f\u00a0]| {2}|^ | $")
MISSING = re.compile(r"\[[a-z]+(-[a-z0-9]+)+\]|[{}_]|None|(?<!have )\bnone\b|-1\b")
MISSING_WORD = re.compile(r"\[[a-z]+(?:-[a-z0-9]+)+\]")
ENGLISH = re.compile(
    r"\b(the|and|with|your?|of|is|by|from|gains?|loses?|draws?|plays?|moves?|pieces?|heals?|takes?|damage)\b"
)


@cache
def rules(folder: Path) -> tuple[ast.Module, ...]:
    """The syntax of every file with rules."""
    files = [file for file in sorted(folder.rglob("*.py")) if file.relative_to(folder).parts[0] not in NO_RULES]
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in files)


def texts(node: ast.expr) -> set[str]:
    """The texts that may come of an expression, as far as they stand in it."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return {str(node.value)} if isinstance(node, ast.Constant) else set()


def handed(folder: Path, name: str, place: int) -> set[str]:
    """The texts that are handed to a function at a place, or by a variable; what is worked out is left out."""
    found: set[str] = set()
    for outer in (outer for tree in rules(folder) for outer in tree.body):
        for node in (node for node in ast.walk(outer) if isinstance(node, ast.Call)):
            if name in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
                found |= texts(node.args[place]) | assigned(outer, node.args[place])
    return found


def assigned(outer: ast.stmt, node: ast.expr) -> set[str]:
    """The texts that a variable may hold, as far as they stand where it is set."""
    if not isinstance(node, ast.Name):
        return set()
    lines = (line for line in ast.walk(outer) if isinstance(line, ast.Assign))
    return {text for line in lines if ast.unparse(line.targets[0]) == node.id for text in texts(line.value)}


def message_ids(folder: Path) -> set[str]:
    """Everything there are words for."""
    return {entry.id.name for entry in parsed(folder / "words" / "en.ftl").body if hasattr(entry, "id")}


def lines(folder: Path, lang: str) -> list[str]:
    """The lines of the words that are no comments."""
    text = (folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


def badly_set(folder: Path) -> list[str]:
    """The lines of French without its own spaces and apostrophes."""
    spelled = [(line, re.sub('\\{ "([\u00a0\u202f])" \\}', r"\1", line)) for line in lines(folder, "fr")]
    messages = [(line, re.sub(r"\{[^}]*\}?", "{}", message).strip(" ")) for line, message in spelled]
    return [line for line, message in messages if BAD_SPACING.search(message) or "'" in line]


def faults(lang: str, text: str) -> list[str]:
    """What is wrong with a sentence, if anything."""
    wrong = [] if text else ["it is empty"]
    if MISSING.search(text):
        wrong.append("something is missing")
    if "'" in text or "  " in text or text != text.strip():
        wrong.append("it is set badly")
    if lang == "fr" and (BAD_SPACING.search(text) or ENGLISH.search(text)):
        wrong.append("it is no French")
    return wrong
