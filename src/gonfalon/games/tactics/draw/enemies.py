"""The Enemy's cards: the compass, the card that lies under a unit, and the whole card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from htpy import Element, article, div, h3, header, p, span

from gonfalon.games.tactics.printed import CLASSES, ENEMIES
from gonfalon.games.tactics.printed.enemies import Enemy
from gonfalon.games.tactics.rules.replacing import ARROWS
from gonfalon.games.tactics.state import NOBODY
from gonfalon.lore.phrases import printed
from gonfalon.lore.svg import SERIF
from gonfalon.lore.words import Words

from .cards import foot, mark, signed
from .colours import PEN as pen

RULE: Final = "TAC-ENY-02"


@lru_cache(16)
def compass_face(words: Words, arrow: int) -> tuple[Element, ...]:
    """The decision compass: its arrow shows where the sweep begins, a hook that it goes clockwise."""
    turn = f"rotate({90 * arrow})"
    letters = [
        pen(
            "text",
            words(f"draw-compass-{side}"),
            x=(0, 36, 0, -36)[n],
            y=(-31, 5, 41, 5)[n],
            fill="raised" if n == arrow else "ink2",
            font_family=SERIF,
            font_size=15,
            font_weight="700",
            text_anchor="middle",
        )
        for n, side in enumerate(ARROWS)
    ]
    return (
        pen("circle", r=49, fill="raised", stroke="ink", stroke_width=2),
        pen("circle", r=45.5, stroke="rule", stroke_width=1),
        pen("path", d="M0-24L4-4 24 0 4 4 0 24-4 4-24 0-4-4Z", fill="rule", stroke="ink2", stroke_width=1),
        pen("path", d="M0 6L-13-22V-46A47 47 0 0 1 13-46V-22Z", fill="danger", transform=turn),
        pen(
            "path",
            d="M20-39A43 43 0 0 1 37-23M37-23l1.5-8.5M37-23l-8.4-2.6",
            stroke="danger",
            stroke_width=3,
            stroke_linecap="round",
            transform=turn,
        ),
        *letters,
    )


def rose(words: Words, arrow: int) -> Element:
    """The compass of a card."""
    return pen(
        "svg",
        *compass_face(words, arrow),
        viewBox="-51 -51 102 102",
        classes="compass",
        role="img",
        aria_label=compass_label(words, arrow),
    )


def compass_label(words: Words, arrow: int) -> str:
    return words("draw-compass", side=ARROWS[arrow])


def small_arrow(arrow: int) -> Element:
    """The direction of a card's compass in a line of text."""
    return pen(
        "svg",
        pen("circle", cx=24, cy=24, r=21, stroke="ink2", stroke_width=3),
        pen("path", d="M24 7l9 19-9-4-9 4Z", fill="danger", transform=f"rotate({90 * arrow} 24 24)"),
        viewBox="0 0 48 48",
        classes="mark arrow",
        aria_hidden="true",
    )


def arrow_on(card: int) -> int:
    return ARROWS.index(ENEMIES[card].compass)


def activates(words: Words, enemy: Enemy) -> str:
    """Which unit a card activates: a class, or the leftmost."""
    if enemy.activates == "leftmost":
        return words("draw-leftmost")
    return next(printed(words, each, "name") for each in CLASSES if each.id == enemy.activates)


@lru_cache(64)
def chip(words: Words, card: int) -> Element | None:
    """The Enemy card under a unit: it has had its turn."""
    if card == NOBODY:
        return None
    enemy = ENEMIES[card]
    said = words(
        "draw-under",
        card=printed(words, enemy, "name"),
        kind=activates(words, enemy),
        compass=compass_label(words, arrow_on(card)),
        bonus=printed(words, enemy, "bonus"),
    )
    return span({"class": "under", "role": "img", "aria-label": said, "data-about": f"enemy-{card}"})[
        small_arrow(arrow_on(card)), class_sign(enemy)
    ]


def class_sign(enemy: Enemy) -> Element:
    if enemy.activates == "leftmost":
        path = "M6 8h6v32h-6ZM40 20v8H27v8L15 24 27 12v8Z"
        return pen(
            "svg", pen("path", d=path, fill="ink2"), viewBox="0 0 48 48", classes="mark", aria_hidden="true"
        )
    return mark(enemy.activates, "ink2")


@lru_cache(64)
def enemy_card(words: Words, card: int) -> Element:
    """An Enemy card: which unit, the compass, the bonus; below, the Wandering Monster."""
    enemy = ENEMIES[card]
    return article(".card.enemy-card")[
        header[h3[printed(words, enemy, "name")]],
        div(".field")[rose(words, arrow_on(card))],
        span(".kind")[words("draw-kind-of-enemy")],
        div(".text")[
            p(".act")[class_sign(enemy), " ", words("draw-activates", kind=activates(words, enemy))],
            p(".bonus")[printed(words, enemy, "bonus")],
            div(".monster")[
                span(".name")[mark("wandering_monster", "lair"), " ", printed(words, enemy.monster, "name")],
                p[signed(printed(words, enemy.monster, "text"))],
            ],
        ],
        foot(words, RULE, "enemy"),
    ]
