"""The rulebook of a game: every rule as a sentence with its id, to be searched."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from htpy import Element, Node, a, button, div, form, h1, h2, input, label, li, main, ol, p, section, span

from gonfalon.lore.rules import Rule
from gonfalon.web.pages.context import Context, GameCard
from gonfalon.web.pages.layout import foot, icon, page, top


def rules(context: Context, game: GameCard, query: str, rules: Sequence[Rule]) -> Element:
    """The rules that were found, or all."""
    words = context.words
    return page(
        context,
        words("page-rules-of", game=game.title),
        [
            top(context),
            main("#rulebook")[
                h1[words("page-rules-of", game=game.title)],
                form(".row.search", role="search", method="get", action=f"/rules/{game.id}")[
                    label(".unseen", for_="q")[words("page-search")],
                    input("#q", type="search", name="q", value=query, placeholder=words("page-search-for")),
                    button(".button.main")[words("page-search")],
                    a(".button", href=f"/rules/{game.id}")[words("page-all-rules")] if query else None,
                ],
                p(".second", role="status")[words("page-rules-found", n=len(rules))],
                chapters(context, rules) if not query else listed(context, rules),
            ],
            foot(context),
        ],
        kind="entry",
        game=game.id,
    )


def chapters(context: Context, rules: Sequence[Rule]) -> Node:
    """The rules by the section of the book they stand in."""
    by_section = groupby(rules, key=lambda rule: rule.chapter(context.lang))
    return [section(".chapter")[h2[name], listed(context, list(found))] for name, found in by_section]


def listed(context: Context, rules: Sequence[Rule]) -> Element:
    return ol(".rules.panel")[[one_rule(context, rule) for rule in rules]] if rules else div()


def one_rule(context: Context, rule: Rule) -> Element:
    """A rule: its id, the page of the book, its sentence, and how it is read here."""
    words = context.words
    return li(id=rule.id)[
        div(".cite")[
            a(href=f"#{rule.id}")[icon("rule"), rule.id],
            span(".second")[words("page-page", n=rule.page)] if rule.page else None,
        ],
        div[
            p[rule.text(context.lang)],
            p(".second")[words("page-ruling"), " ", reading] if (reading := rule.reading(context.lang)) else None,
        ],
    ]
