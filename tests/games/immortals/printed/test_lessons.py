"""The content of the lessons: what is said when it does not fit the game."""

from __future__ import annotations

import pytest

from games.immortals.printed.test_content import problems_with


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        (
            'place = "dark:foothold"',
            'place = "dark:footholt"',
            'lessons.toml, crossing: there is no place "dark:footholt".',
        ),
        (
            '{ space = "D2", card = "mountainhome" }',
            '{ space = "D5", card = "mountainhome" }',
            'lessons.toml, crossing: there is no space "D5".',
        ),
        (
            'card = "conflict_light_foothold"',
            'card = "conflict_light_footholt"',
            'lessons.toml, planning: there is no card "conflict_light_footholt".',
        ),
        (
            'hand = ["conflict_light_foothold"]',
            'hand = ["foothold"]',
            'lessons.toml, planning: there is no conflict card "foothold".',
        ),
        (
            'kind = "armies"',
            'kind = "army"',
            'lessons.toml, lesson "crossing", field goal.kind: "army" is not allowed; did you mean armies?',
        ),
        (
            '  { light = "humans", dark = "necromancers" },\n',
            "",
            "lessons.toml, table: the game is not for 2 seats.",
        ),
        (
            '  { light = "humans", dark = "necromancers" },\n',
            "",
            "lessons.toml, crossing: it has 3 seats instead of 2.",
        ),
        (
            'place = "light:mountainhome", n = 7',
            'place = "light:mountainhome", n = 44',
            "lessons.toml, tower: a seat has 44 cubes of 43.",
        ),
        ("tray = 4", "tray = 21", "lessons.toml, tower: there are only 20 inhabitants, not 21."),
        (
            'place = "dark:foothold", n = 3',
            'place = "light:lakehome", n = 3',
            "lessons.toml, crossing: light:lakehome is there twice.",
        ),
        (
            'cards = ["foothold"]',
            'cards = ["foothold"]\nhand = ["conflict_light_foothold"]',
            "lessons.toml, tower: conflict_light_foothold is there twice.",
        ),
    ],
)
def test_a_mistake_in_a_lesson_is_told_in_a_sentence(tmp_path, right, wrong, problem):
    assert problem in problems_with(tmp_path, "lessons.toml", right, wrong)
