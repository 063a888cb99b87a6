"""A workshop: the board, the parts beside it, and what can be done with the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from htpy import (
    Element,
    Node,
    a,
    button,
    div,
    form,
    h1,
    h2,
    h3,
    input,
    label,
    li,
    main,
    option,
    p,
    section,
    select,
    ul,
)

from gonfalon.web.pages.context import Context
from gonfalon.web.pages.layout import foot, icon, page, safe_form, top


@dataclass(frozen=True)
class WorkshopPage:
    """What is on the bench (see web/workshop.py); `address` turns a query into an address of this page, `table` is
    the address of the form for a table to play it."""

    game: str
    bench: Any
    suffix: str
    address: Callable[[Mapping[str, str]], str]
    table: str


def workshop(context: Context, shop: WorkshopPage) -> Element:
    words, bench = context.words, shop.bench
    return page(
        context,
        f"{words('workshop-title')} · {words('title')}",
        [
            top(context),
            main("#workshop")[
                div(".head")[h1[words("workshop-title")], p[words("workshop-line")]],
                refusal(context, shop),
                section(".bench", aria_label=words("workshop-board"))[bench.board(words, shop.address)],
                div(".beside")[
                    section("#tray.panel")[
                        h2[words("workshop-tray")],
                        [p(role="status" if not n else None)[note] for n, note in enumerate(bench.notes(words))],
                        put_form(context, shop),
                        pieces(context, shop, bench.tray(words), words("workshop-tray-empty")),
                    ],
                    section("#placed.panel")[
                        h2[words("workshop-placed")],
                        pieces(context, shop, bench.placed(words), words("workshop-placed-none")),
                    ],
                    section("#start.panel")[
                        h2[words("workshop-layouts")],
                        offers(shop, [*bench.layouts(words), *bench.switches(words)]),
                    ],
                    files(context, shop),
                ],
            ],
            foot(context),
        ],
        kind="entry wide",
        game=shop.game,
    )


def refusal(context: Context, shop: WorkshopPage) -> Node:
    """Why the last attempt is not possible, and the rule behind it."""
    refused = shop.bench.refusal(context.words)
    if not refused:
        return None
    sentence, rule = refused
    return p(".alert", role="alert")[
        sentence,
        " ",
        a(".cited", href=f"/rules/{shop.game}/{rule}")[icon("rule"), rule] if rule else None,
    ]


def offers(shop: WorkshopPage, given: Sequence[Any]) -> Element:
    return div(".row")[
        [a(".button", href=shop.address(each.query), aria_label=each.alone or None)[each.label] for each in given]
    ]


def pieces(context: Context, shop: WorkshopPage, given: Sequence[Any], none: str) -> Node:
    """Parts in a list, each with its picture and what can be done with it."""
    if not given:
        return p(".second")[none]
    return ul(".pieces")[
        [
            li(class_={"piece": True, "chosen": each.chosen}, aria_current="true" if each.chosen else None)[
                div(".picture")[each.picture],
                div[h3[each.name], p(".second")[each.note], offers(shop, each.offers) if each.offers else None],
            ]
            for each in given
        ]
    ]


def put_form(context: Context, shop: WorkshopPage) -> Node:
    """The same as a click on the board, for those who choose from a list."""
    words, spots = context.words, shop.bench.spots(context.words)
    if not spots:
        return None
    return form(".row.put", method="get", action=shop.address({}))[
        hidden(shop.bench.query()),
        label(for_="put")[words("workshop-where")],
        select("#put", name="put")[[option(value=value)[name] for value, name in spots]],
        button(".button")[words("workshop-put")],
    ]


def hidden(facts: Mapping[str, str]) -> Node:
    return [input(type="hidden", name=name, value=fact) for name, fact in facts.items()]


def files(context: Context, shop: WorkshopPage) -> Element:
    """Play it, save it, open another."""
    words, bench = context.words, shop.bench
    unnamed = {name: fact for name, fact in bench.query().items() if name != "name"}
    return section("#result.panel")[
        h2[words("page-workshop-result")],
        div(".row")[a(".button.main", href=shop.table)[icon("play"), words("page-workshop-play")]],
        form(".row", method="get", action=f"{shop.address({})}/file")[
            hidden(unnamed),
            label(for_="name")[words("page-workshop-name")],
            input("#name", name="name", value=bench.name, maxlength="60", autocomplete="off"),
            button(".button")[words("page-workshop-save")],
        ],
        safe_form(
            context,
            shop.address({}),
            label(for_="file")[words("workshop-file")],
            input("#file", type="file", name="file", accept=f"{shop.suffix},text/plain", required=True),
            button(".button")[words("page-workshop-open")],
            enctype="multipart/form-data",
            class_="row",
        ),
    ]
