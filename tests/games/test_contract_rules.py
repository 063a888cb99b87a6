"""Every rule can be found: the code of a game cites it in full, or the game says why it does not."""

from __future__ import annotations

import pytest

from gonfalon import games
from gonfalon.lore.citations import abbreviations_in, ids_in, uncited


def play_rules(game: str) -> set[str]:
    """The ids of the rules of play that hold in the modes a game has."""
    return {rule.id for rule in games.book(game).of_modes(games.find(game).modes) if rule.kind == "play"}


@pytest.mark.parametrize("game", games.GAMES)
def test_every_rule_of_play_is_cited_or_its_absence_explained(game):
    folder = games.folder(game)
    known = ids_in(folder) | {each.id for each in uncited(folder)}
    assert sorted(play_rules(game) - known) == []


@pytest.mark.parametrize("game", games.GAMES)
def test_what_is_cited_is_not_listed_as_uncited(game):
    folder = games.folder(game)
    assert sorted(ids_in(folder) & {each.id for each in uncited(folder)}) == []


@pytest.mark.parametrize("game", games.GAMES)
def test_the_list_of_uncited_rules_names_rules_once_each_with_a_reason(game):
    listed = uncited(games.folder(game))
    ids = [each.id for each in listed]
    assert sorted(set(ids) - set(games.book(game).rules)) == []
    assert len(ids) == len(set(ids))
    assert [each.id for each in listed if not each.reason.strip()] == []


@pytest.mark.parametrize("game", games.GAMES)
def test_the_code_cites_only_rules_there_are(game):
    book = games.book(game)
    prefix = next(iter(book.rules)).partition("-")[0]
    cited = {id for id in ids_in(games.folder(game)) if id.startswith(f"{prefix}-")}
    assert sorted(cited - set(book.rules)) == []


@pytest.mark.parametrize("game", games.GAMES)
def test_citations_are_written_in_full(game):
    lines = [f"{line.file.name}:{line.number}: {line.text}" for line in abbreviations_in(games.folder(game))]
    assert lines == []
