"""Where rules are cited, and that they are cited in full."""

from __future__ import annotations

import pytest

from gonfalon.lore.citations import CODE, CONTENT, abbreviations_in, ids_in, lines_with, uncited
from gonfalon.lore.content import ContentError


@pytest.fixture
def joust(tmp_path):
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules.toml").write_text('id = "JOU-MOV-01"\n')
    (tmp_path / "moves.py").write_text("# Ride (JOU-MOV-01, JOU-MOV-02).\n\n\ndef ride(): ...  # JOU-MOV-011\n")
    (tmp_path / "map.toml").write_text('note = "JOU-MOV-01"\n')
    return tmp_path


def test_a_rule_is_found_where_its_whole_id_is(joust):
    assert [(line.file.name, line.number) for line in lines_with("JOU-MOV-01", joust, CODE)] == [("moves.py", 1)]
    assert [(line.file.name, line.text) for line in lines_with("JOU-MOV-01", joust, CONTENT)] == [
        ("map.toml", 'note = "JOU-MOV-01"')
    ]


def test_the_code_knows_its_rules(joust):
    assert ids_in(joust) == {"JOU-MOV-01", "JOU-MOV-02", "JOU-MOV-011"}
    assert list(abbreviations_in(joust)) == []


@pytest.mark.parametrize(
    "short",
    [
        "JOU-MOV-01, 02",
        "JOU-MOV-01 to 04",
        "JOU-MOV-01 and 02",
        "JOU-MOV-01/02",
        "JOU-MOV-01–04",
        "JOU-MOV-01,\n# 02",
    ],
)
def test_an_abbreviation_is_found(joust, short):
    (joust / "turn.py").write_text(f"\n# {short}\n")
    (line,) = abbreviations_in(joust)
    assert (line.file.name, line.number) == ("turn.py", 2)


@pytest.mark.parametrize("full", ["JOU-MOV-01, JOU-MOV-02", "JOU-MOV-01, 2 spaces", "JOU-MOV-01 to JOU-MOV-04"])
def test_what_is_written_in_full_is_no_abbreviation(joust, full):
    (joust / "turn.py").write_text(f"# {full}\n")
    assert list(abbreviations_in(joust)) == []


def test_a_game_lists_what_its_code_does_not_cite(joust):
    assert uncited(joust) == ()
    (joust / "rules" / "uncited.toml").write_text('[[rule]]\nid = "JOU-MOV-03"\nreason = "by data"\n')
    assert [(each.id, each.reason) for each in uncited(joust)] == [("JOU-MOV-03", "by data")]
    (joust / "rules" / "uncited.toml").write_text('[[rule]]\nid = "JOU-MOV-03"\n')
    with pytest.raises(ContentError, match="the field reason is missing"):
        uncited(joust)
