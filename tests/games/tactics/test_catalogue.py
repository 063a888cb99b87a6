"""What players read in the catalogue and on the components: in both languages, and well set."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gonfalon.lore.rules import GAMES, load

FILES = [GAMES / "tactics" / "rules.toml", *sorted((GAMES / "tactics" / "content").glob("*.toml"))]
RULES = load("tactics").rules.values()

FRENCH = {
    "a plain space before ; : ! ? » % or ♥": r" [;:!?»%♥]",
    "no space before ; ! ?": r"[^\s\u202f][;!?]",
    "no space before :": r"[^\s\u00a0]:",
    "a plain space after «": r"« ",
    "no space inside «»": r"«[^\u00a0]|[^\u00a0]»",
    "a straight apostrophe or quotation mark": r"['\"]",
    "three dots instead of an ellipsis": r"\.\.\.",
    "a capital without its accent": r"\b(A (?!\d)|(?:Etat|Etape|Eboule|Echec|Eleva|Epee|Eclair|Etoile|Ecran))",
    "a ligature in two letters": r"(?i)\b(c|s|m|b|n|v)?oe(u|i)",
}
ENGLISH = {
    "a straight apostrophe or quotation mark": r"['\"]",
    "three dots instead of an ellipsis": r"\.\.\.",
    "a hyphen between numbers": r"\d-\d",
}
WORKSHOP = r"(?i)\bOCR\b|glyph|dized|(map|component) data"
"""What only those who made the catalogue had to know."""


def is_french(key: str) -> bool:
    return key == "fr" or key.endswith("_fr")


def is_english(key: str) -> bool:
    return key in ("en", "section", "ruling") or key.endswith("_en")


def texts(data: Any, where: str) -> Iterator[tuple[str, str, str]]:
    """Every text for players, with its key and where it is."""
    if isinstance(data, dict):
        where = data.get("id", where)
        for key, value in data.items():
            if isinstance(value, str) and (is_french(key) or is_english(key)):
                yield where, key, value
            else:
                yield from texts(value, where)
    elif isinstance(data, list):
        for each in data:
            yield from texts(each, where)


def flaws(file: Path) -> Iterator[str]:
    for where, key, text in texts(tomllib.loads(file.read_text(encoding="utf-8")), file.name):
        for flaw, pattern in (FRENCH if is_french(key) else ENGLISH).items():
            if re.search(pattern, text):
                yield f"{where}, {key}: {flaw}: {text}"
        if re.search(WORKSHOP, text):
            yield f"{where}, {key}: this is not for players: {text}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_texts_for_players_are_well_set(file):
    assert list(flaws(file)) == []


def test_flaws_are_found(tmp_path):
    wrong = ["Que faire ?", "Ainsi : rien", "«Oui»", "l'Ennemi", "Etape 1", "un coeur", "« mot »", "Vu par OCR."]
    (tmp_path / "wrong.toml").write_text(
        "".join(f'[[t]]\nid = "{n}"\nfr = "{fr}"\n' for n, fr in enumerate(wrong))
    )
    found = {flaw.split(",")[0] for flaw in flaws(tmp_path / "wrong.toml")}
    assert found == {str(n) for n in range(len(wrong))}


def test_every_rule_names_its_section_in_french():
    assert [rule.id for rule in RULES if not rule.section_fr] == []


def test_a_section_has_one_name_in_each_language():
    pairs = {(rule.section, rule.section_fr) for rule in RULES}
    assert len(pairs) == len({section for section, _ in pairs}) == len({section_fr for _, section_fr in pairs})


def test_every_ruling_is_told_in_french():
    assert [rule.id for rule in RULES if bool(rule.ruling) != bool(rule.ruling_fr)] == []


def test_rulings_cite_only_rules_that_exist_and_the_same_in_both_languages():
    for rule in RULES:
        cited = re.findall(r"TAC-\w+-\d+", rule.ruling)
        assert cited == re.findall(r"TAC-\w+-\d+", rule.ruling_fr)
        assert all(load("tactics").cite(id) for id in cited)
