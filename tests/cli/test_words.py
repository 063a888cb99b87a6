"""The sentences of the commands: the same in both languages, and none that is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon import cli
from gonfalon.cli.common import HERE, words_in
from gonfalon.lore.words import gaps

CODE = "\n".join(file.read_text(encoding="utf-8") for file in Path(cli.__file__).parent.glob("*.py"))


def test_both_languages_say_everything():
    assert gaps(HERE) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_sentence_that_is_said_is_written(lang):
    words = words_in(lang)
    said = set(re.findall(r'"(cli-[a-z-]+)"', CODE)) | {"cli-clone-phase-start", "cli-clone-inside-phase"}
    assert len(said) > 20
    assert [id for id in said if id not in words] == []


def test_every_sentence_that_is_written_is_said():
    written = re.findall(r"^(cli-[a-z-]+) =", (HERE / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    made_up = ("cli-clone-", "cli-cited-", "cli-check-", "cli-questions", "cli-reactions")
    assert [id for id in written if f'"{id}"' not in CODE and not id.startswith(made_up)] == []
