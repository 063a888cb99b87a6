"""Which language a page has if nobody chose one: the one the browser likes best."""

from __future__ import annotations

import pytest

from gonfalon.web.house import preferred


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("de, fr", "fr"),
        ("de", "en"),
        ("en;q=0.5, fr;q=0.9", "fr"),
        ("fr;q=0.5, en", "en"),
        ("en-GB, en;q=0.9, fr;q=0.95", "en"),
        ("fr ; q = 0.8, en; q=0.7", "fr"),
        ("en;q=0, fr;q=0.1", "fr"),
        ("fr;q=0", "en"),
        ("*, fr;q=0.5", "en"),
        ("fr, *;q=0.5", "fr"),
        ("fr;q=much, en;q=0.1", "en"),
        ("fr;q=7, en;q=0.1", "en"),
        ("french", "en"),
    ],
)
def test_the_browser_s_favourite_language_is_spoken(header, lang):
    assert preferred(header) == lang
