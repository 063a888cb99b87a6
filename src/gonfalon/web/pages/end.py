"""The end of a game as an event: who won, where the points came from, how it went, luck, and what to remember."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Element, Node, button, div, h2, h3, li, ol, p, section, span, strong, table, tbody, td, th, tr
from markupsafe import Markup

from gonfalon.lore import charts
from gonfalon.lore.chronicle import Chronicle, Luck, Memory, Share, Timeline, number
from gonfalon.lore.svg import Pen
from gonfalon.lore.words import Words


@dataclass(frozen=True)
class Look:
    """How the sides of a chronicle look: their colours, and their arms as text."""

    pen: Pen
    colours: Sequence[str]
    arms: Sequence[str]


def end_card(words: Words, told: Chronicle, look: Look, ending: str) -> Element:
    """A finished game on one card."""
    return section("#end-card", aria_label=words("end-title"))[
        div(".end-banner")[
            charts.shares(look.pen, [1], 1, look.colours[0]),
            Markup(look.arms[0]),
            div[h2[ending], p[words("end-rounds", n=told.rounds[-1] if told.rounds else 0)]],
        ],
        podium(words, told, look),
        points_from(words, told, look) if told.shares else None,
        [chart(words, told, each, look) for each in told.timelines],
        [luck(words, told, each, look) for each in told.luck],
        losses(words, told, look) if told.losses else None,
        memories(words, told.memories) if told.memories else None,
        button(".button", type="button")[words("end-close")],
    ]


def podium(words: Words, told: Chronicle, look: Look) -> Element:
    """The sides by place, the winners highest."""
    return ol(".podium")[
        [
            li(class_=f"place-{place}")[
                Markup(look.arms[n]),
                strong[told.names[n]],
                span(".block")[
                    span(".place")[words("end-place", n=place)],
                    span(".points")[words("end-points", n=number(words, told.points[n]))] if told.points else None,
                ],
            ]
            for n, place in enumerate(told.places)
        ]
    ]


def points_from(words: Words, told: Chronicle, look: Look) -> Element:
    """Where the points came from: a bar for each side, in parts."""
    most = max(told.points, default=1)
    rows = [[share.values[n] for share in told.shares] for n in range(len(told.sides))]
    return section(".end-shares")[
        h3[words("end-shares")],
        div(".rows")[
            [
                div[
                    Markup(look.arms[n]),
                    charts.shares(look.pen, row, most, look.colours[n]),
                    strong[number(words, sum(row))],
                ]
                for n, row in enumerate(rows)
            ]
        ],
        p(".legend")[[span(class_=f"shade-{n}")[share.name] for n, share in enumerate(told.shares)]],
        numbers(words, told.names, told.shares),
    ]


def chart(words: Words, told: Chronicle, line: Timeline, look: Look) -> Element:
    """How something went, round by round."""
    rounds = [
        Share(words("end-round", n=each), [of[n] for of in line.values]) for n, each in enumerate(told.rounds)
    ]
    return section(".end-timeline")[
        h3[line.name],
        charts.timeline(look.pen, told.rounds, line.values, look.colours),
        numbers(words, told.names, rounds),
    ]


def luck(words: Words, told: Chronicle, luck: Luck, look: Look) -> Element:
    """What the dice brought, and what they should have."""
    most = max((abs(had - should) for had, should in zip(luck.had, luck.expected)), default=1)
    return section(".end-luck")[
        h3[words("end-luck")],
        p(".second")[luck.name],
        div(".rows")[
            [
                div[
                    Markup(look.arms[n]),
                    charts.balance(look.pen, had, should, max(most, 1)),
                    span[strong[number(words, had)], " · ", number(words, should)],
                ]
                for n, (had, should) in enumerate(zip(luck.had, luck.expected))
            ]
        ],
    ]


def losses(words: Words, told: Chronicle, look: Look) -> Element:
    """What was lost, and what it was worth."""
    most = max(told.losses[0].values, default=1)
    return section(".end-losses")[
        h3[words("end-losses")],
        p(".second")[" · ".join(each.name for each in told.losses)],
        div(".rows")[
            [
                div[
                    Markup(look.arms[n]),
                    charts.shares(look.pen, [told.losses[0].values[n]], most, look.colours[n]),
                    span[" · ".join(number(words, each.values[n]) for each in told.losses)],
                ]
                for n in range(len(told.sides))
            ]
        ],
    ]


def memories(words: Words, kept: Sequence[Memory]) -> Element:
    """What to remember; what stands in the log can be seen again."""
    return section(".end-memories")[
        h3[words("end-memories")],
        ol[[li[span(".second")[each.label], again(words, each), strong[each.text]] for each in kept]],
    ]


def again(words: Words, memory: Memory) -> Node:
    if memory.line < 0:
        return None
    return button(".tool.look-back", type="button", value=str(memory.line))[words("end-look")]


def numbers(words: Words, names: Sequence[str], rows: Sequence[Share]) -> Element:
    """The numbers of a chart as a table, for those who do not see it."""
    return table(".unseen")[
        tbody[
            tr[td, [th(scope="col")[name] for name in names]],
            [tr[th(scope="row")[row.name], [td[number(words, each)] for each in row.values]] for row in rows],
        ]
    ]
