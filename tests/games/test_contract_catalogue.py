"""What players read in the catalogue and on the components of every game: in both languages, and well set."""

from __future__ import annotations

import re

import pytest

from games.typesetting import flaws, texts_in
from gonfalon import games

EACH = pytest.mark.parametrize("game", games.GAMES)
FILES = [
    (game, file)
    for game in games.GAMES
    for file in (games.folder(game) / "rules.toml", *sorted((games.folder(game) / "content").glob("*.toml")))
]
NOTES = [("tactics", "dice"), ("tactics", "effects")]
"""Content whose texts explain it to whoever writes more of it."""
COMPONENTS = [(game, file) for game, file in FILES if file.stem != "rules" and (game, file.stem) not in NOTES]


def name_of(value: object) -> str:
    return str(getattr(value, "stem", value))


@pytest.mark.parametrize(("game", "file"), FILES, ids=name_of)
def test_texts_for_players_are_well_set(game, file):
    assert list(flaws(file)) == []


@pytest.mark.parametrize(("game", "file"), COMPONENTS, ids=name_of)
def test_texts_on_components_are_in_both_languages_and_show_no_code(game, file):
    found = texts_in(file)
    english, french = (
        {(where, key[:-3]) for where, key, _ in found if key.endswith(end)} for end in ("_en", "_fr")
    )
    assert english == french
    assert [where for where, _, text in found if "`" in text] == []


@EACH
def test_french_has_one_kind_of_space_before_its_marks(game):
    found = [text for each, file in FILES if each == game for _, _, text in texts_in(file)]
    narrow = [text for text in found if "\u202f" in text]
    wide = [text for text in found if re.search("\u00a0[;!?]", text)]
    assert not narrow or not wide


def test_flaws_are_found(tmp_path):
    wrong = ["Que faire ?", "Ainsi : rien", "«Oui»", "l'Ennemi", "Etape 1", "un coeur", "« mot »", "Vu par OCR."]
    tables = "".join(f'[[t]]\nid = "{n}"\nfr = "{fr}"\n' for n, fr in enumerate(wrong))
    (tmp_path / "wrong.toml").write_text(tables)
    found = {flaw.split(",")[0] for flaw in flaws(tmp_path / "wrong.toml")}
    assert found == {str(n) for n in range(len(wrong))}


@EACH
def test_every_rule_has_its_section_in_french(game):
    assert [rule.id for rule in games.book(game).rules.values() if not rule.section_fr] == []


@EACH
def test_a_section_has_one_name_in_each_language(game):
    pairs = {(rule.section, rule.section_fr) for rule in games.book(game).rules.values()}
    assert len(pairs) == len({section for section, _ in pairs}) == len({section_fr for _, section_fr in pairs})


@EACH
def test_every_ruling_is_in_french_too(game):
    rules = games.book(game).rules.values()
    assert [rule.id for rule in rules if bool(rule.ruling) != bool(rule.ruling_fr)] == []


@EACH
def test_rules_and_rulings_cite_only_rules_that_exist_and_the_same_in_both_languages(game):
    book = games.book(game)
    pattern = next(iter(book.rules)).partition("-")[0] + r"-\w+-\d+"
    for rule in book.rules.values():
        cited = re.findall(pattern, f"{rule.en} {rule.ruling}")
        assert cited == re.findall(pattern, f"{rule.fr} {rule.ruling_fr}")
        assert [id for id in cited if id not in book.rules] == []


@EACH
def test_the_catalogue_knows_the_modes_of_the_game(game):
    assert set(games.find(game).modes) <= set(games.book(game).modes)
