"""My tables: the list on the home page, and a seat that I have lost."""

from __future__ import annotations

from htpy import Element, Node, a, button, details, div, h2, input, li, p, section, span, summary, time, ul

from gonfalon.web.pages.context import Context, TablePage, TableSummary
from gonfalon.web.pages.layout import safe_form
from gonfalon.web.pages.past import watch_link


def my_tables(context: Context) -> Element:
    """The tables I sit at, or may have sat at."""
    words, tables = context.words, context.tables
    return section("#mine.panel")[
        h2[words("page-my-tables")],
        p(".second")[words("page-no-tables")] if not tables else None,
        p(".second")[words("page-lost-tables")] if tables and all(table.lost for table in tables) else None,
        ul(".tables")[[table_row(context, table) for table in tables]],
    ]


def table_row(context: Context, table: TableSummary) -> Element:
    words = context.words
    return li[
        a(href=f"/table/{table.id}")[
            span(".name")[table.title],
            span(".second")[table.line],
            span(class_={"pill": True, "mine": table.mine and not table.over})[words(state_of(table))],
        ],
        time(".second", datetime=table.when.isoformat(timespec="minutes"))[words("page-played", at=table.when)]
        if table.when
        else None,
        watch_link(context, table.id) if table.over else None,
        deletion(context, table) if table.deletable else None,
    ]


def state_of(table: TableSummary) -> str:
    if table.over:
        return "page-table-over"
    return "page-table-lost" if table.lost else "page-table-mine" if table.mine else "page-table-waits"


def deletion(context: Context, table: TableSummary) -> Element:
    """A way to delete a table, folded away: it needs two clicks."""
    words = context.words
    return details(".delete")[
        summary(".button", aria_label=f"{words('page-delete')}: {table.title}, {table.line}")[
            words("page-delete")
        ],
        safe_form(context, f"/table/{table.id}/delete", button(".button.danger")[words("page-delete-sure")]),
    ]


def take_back(context: Context, page_: TablePage) -> Node:
    """For somebody who only watches and may have played: the seats there are."""
    if not page_.lost:
        return None
    return div("#lost.row")[
        p[context.words("page-take-back")],
        [
            safe_form(
                context,
                f"/table/{page_.id}/sit",
                input(type="hidden", name="seat", value=str(seat)),
                button(".button.main")[name],
            )
            for seat, name in page_.lost
        ],
    ]
