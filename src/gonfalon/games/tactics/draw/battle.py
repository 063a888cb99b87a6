"""What lies beside the board in Battle: who has the Artifact, and how near the end is."""

from __future__ import annotations

from functools import lru_cache

from htpy import Element, div, h2, li, p, section, span, ul

from gonfalon.core import View
from gonfalon.games.tactics.printed import COLOURS
from gonfalon.games.tactics.printed.spaces import NAMES
from gonfalon.games.tactics.rules.scoring import captured
from gonfalon.games.tactics.state import NOBODY, Tactics, party_of
from gonfalon.lore.phrases import printed
from gonfalon.lore.words import Words

from .artifact import treasure
from .cards import mark, name_of
from .colours import PEN as pen
from .squads import arms, bearing


def contest(words: Words, view: View) -> Element:
    """Who has the Artifact, what it does, and how near each side is to the captures that end the game."""
    g: Tactics = view.state
    card = g.card[g.bearer] if g.bearer != NOBODY else NOBODY
    taken = tuple(captured(g, seat) for seat in range(g.players))
    return prize(words, g.artifact, g.bearer, card, taken, g.rules.captures_to_end)


@lru_cache(1 << 10)
def prize(words: Words, space: int, bearer: int, card: int, taken: tuple[int, ...], last: int) -> Element:
    rows = [
        li(".area.capture")[
            arms(seat),
            span(".name")[printed(words, COLOURS[seat], "name")],
            span({"class": "there", "role": "img", "aria-label": words("draw-captures", n=n, last=last)})[
                [mark("melee", "ink" if done < n else "rule") for done in range(last)]
            ],
        ]
        for seat, n in enumerate(taken)
    ]
    return section({"id": "areas", "class": "panel areas", "aria-label": words("draw-artifact")})[
        h2[words("draw-artifact")],
        div(".prize")[
            pen("svg", *treasure(24, 24, 46), viewBox="0 0 48 48", classes="relic", aria_hidden="true"),
            div[
                p(".where", **({"data-target": f"unit-{bearer}"} if bearer != NOBODY else {}))[
                    whereabouts(words, space, bearer, card)
                ],
                p(".aside")[bearing(words)],
            ],
        ],
        h2[words("draw-to-end")],
        p(".aside")[words("draw-captures-end", n=last)],
        ul[rows],
    ]


def whereabouts(words: Words, space: int, bearer: int, card: int) -> str:
    """Where the Artifact is."""
    if bearer == NOBODY:
        return words("draw-artifact-at", space=NAMES[space])
    return words(
        "draw-artifact-borne", unit=name_of(words, card), seat=printed(words, COLOURS[party_of(bearer)], "name")
    )
