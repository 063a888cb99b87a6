"""The rulebook of a game: every rule as a sentence with its id, to be searched, and the tests that prove it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from htpy import (
    Element,
    Node,
    a,
    button,
    code,
    details,
    div,
    form,
    h1,
    h2,
    input,
    label,
    li,
    main,
    ol,
    p,
    section,
    span,
    summary,
    ul,
)

from gonfalon.lore.rules import Rule
from gonfalon.web.pages.context import Context, GameCard
from gonfalon.web.pages.layout import foot, icon, page, top

Tests = Mapping[str, Sequence[str]]
"""The tests that prove each rule, by its id."""


def rules(
    context: Context, game: GameCard, query: str, rules: Sequence[Rule], tests: Tests, example: str
) -> Element:
    """The rules that were found, or all. `example` is an id to suggest for searching."""
    words = context.words
    placeholder = words("page-search-for", rule=example)
    return page(
        context,
        words("page-rules-of", game=game.title),
        [
            top(context),
            main("#rulebook")[
                h1[words("page-rules-of", game=game.title)],
                form(".row.search", role="search", method="get", action=f"/rules/{game.id}")[
                    label(".unseen", for_="q")[words("page-search")],
                    input("#q", type="search", name="q", value=query, placeholder=placeholder),
                    button(".button.main")[words("page-search")],
                    a(".button", href=f"/rules/{game.id}")[words("page-all-rules")] if query else None,
                ],
                p(".second", role="status")[words("page-rules-found", n=len(rules))],
                chapters(context, rules, tests) if not query else listed(context, rules, tests),
            ],
            foot(context),
        ],
        kind="entry",
    )


def chapters(context: Context, rules: Sequence[Rule], tests: Tests) -> Node:
    """The rules by the section of the book they are in."""
    by_section = groupby(rules, key=lambda rule: rule.chapter(context.lang))
    return [section(".chapter")[h2[name], listed(context, list(found), tests)] for name, found in by_section]


def listed(context: Context, rules: Sequence[Rule], tests: Tests) -> Element:
    if not rules:
        return div()
    return ol(".rules.panel")[[one_rule(context, rule, tests.get(rule.id, ())) for rule in rules]]


def one_rule(context: Context, rule: Rule, tests: Sequence[str]) -> Element:
    """A rule: its id, the page of the book, its sentence, and how we read it."""
    words = context.words
    return li(id=rule.id)[
        div(".cite")[
            a(href=f"#{rule.id}")[icon("rule"), rule.id],
            span(".second")[words("page-page", n=rule.page)] if rule.page else None,
        ],
        div[
            p[rule.text(context.lang)],
            p(".second")[words("page-ruling"), " ", reading] if (reading := rule.reading(context.lang)) else None,
            proved_by(context, tests) if tests else None,
        ],
    ]


def proved_by(context: Context, tests: Sequence[str]) -> Element:
    """The tests that prove a rule, folded away: what each says, and the file it is in."""
    return details(".proofs")[
        summary[context.words("page-proved-by", n=len(tests))],
        ul(lang="en")[[li[said_by(test), " ", code[test.partition("::")[0]]] for test in tests]],
    ]


def said_by(test: str) -> str:
    """The name of a test as words."""
    return test.rpartition("::")[2].removeprefix("test_").replace("_", " ")
