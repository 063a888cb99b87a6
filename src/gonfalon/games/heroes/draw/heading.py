"""Where the game stands: the ribbon of its steps, the cartouche on the map, and the strip above a picture with the
scenario, the round and the Astrologers' proclamation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element, div, h2, p

from gonfalon.core import View
from gonfalon.games.heroes.codes import NOWHERE
from gonfalon.games.heroes.printed import ASTROLOGERS, SCENARIOS
from gonfalon.games.heroes.printed.ops.scenarios import WinClaims
from gonfalon.games.heroes.rules import scenario
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.phrases import named
from gonfalon.lore.svg import fitted, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .names import scenario_name, seat_name

STEPS: Final = ("setup", "turn", "combat")
STEP: Final = 36
WIDE: Final = 1400
HEAD: Final = 104
"""The width and the height of the strip above a picture."""


def ribbon(words: Words, view: View) -> list[tuple[str, bool]]:
    """Setup, a player's turn, or a combat."""
    g: Heroes = view.state
    current = "setup" if not g.round else "combat" if g.field != NOWHERE else "turn"
    return [(words(f"draw-step-{step}"), step == current and not view.over) for step in STEPS]


def cartouche(words: Words, view: View) -> Element:
    """The scenario, the round, and how many claims each player has where they count."""
    g: Heroes = view.state
    claims = tuple(scenario.claims(g, seat) for seat in range(g.players)) if counts_claims(g) else ()
    said = ", ".join(f"{seat_name(words, g, seat)} {n}" for seat, n in enumerate(claims))
    return plate(words, g.scenario, g.round, g.week, words("draw-claims", n=said) if said else "")


def counts_claims(g: Heroes) -> bool:
    """Whether claims decide this scenario, and there may be some."""
    return scenario.part(g, WinClaims) is not None and bool(g.round)


@lru_cache(256)
def plate(words: Words, number: int, round: int, week: int, claims: str) -> Element:
    said = named(words, ASTROLOGERS[week]) if week >= 0 else ""
    return div("#cartouche.cartouche")[
        h2[scenario_name(words, number)],
        [p[text] for text in (round_said(words, SCENARIOS[number].rounds, round), claims or said) if text],
    ]


def heading(words: Words, view: View) -> Element:
    g: Heroes = view.state
    return strip(words, g.scenario, g.round, g.week, g.players)


@lru_cache(128)
def strip(words: Words, number: int, round: int, week: int, players: int) -> Element:
    """Name and kind of the scenario on the left, the rounds and the week on the right."""
    name = scenario_name(words, number)
    about = words("draw-clash", n=players)
    rounds = SCENARIOS[number].rounds
    return pen.group(
        pen.text(name, 44, 66, fitted(name, 560, 37, True), serif=True, bold=True),
        pen("path", d="M44 80H320M348 80H470", stroke="old-brass", stroke_width=1.4),
        pen("path", d="M334 74l6 6-6 6-6-6Z", fill="old-brass"),
        pen.text(about, 44, 103, fitted(about, 420, 18), "ink2"),
        *track(words, rounds, round, week),
        id="heading",
        classes="in-map",
        role="img",
        aria_label=f"{name}, {round_said(words, rounds, round)}",
    )


def round_said(words: Words, rounds: int, round: int) -> str:
    """`Round 5 of 10, resources`."""
    if not round:
        return words("draw-setup")
    return words("draw-round", n=round, of=rounds, kind="resources" if round % 2 else "astrologers")


def track(words: Words, rounds: int, round: int, week: int) -> Iterator[Element]:
    right = WIDE - 58
    for n in range(1, rounds + 1):
        x = right - STEP * (rounds - n)
        now = n == round
        fill = "old-brass" if now else "rule" if n < round else ""
        yield pen(
            "circle", cx=x, cy=52, r=16 if now else 14, fill=fill, stroke="ink", stroke_width=1.6 if now else 1
        )
        yield pen.text(str(n), x, 57, 14, "raised" if now else "ink", serif=True, bold=now, anchor="middle")
    left = right - STEP * (rounds - 1) - 16
    said = round_said(words, rounds, round)
    if week >= 0:
        said = f"{said} · {named(words, ASTROLOGERS[week])}"
    yield pen.text(said, right + 16, 97, fitted(said, 620, 18, True), bold=True, anchor="end")
    yield pen("path", d=f"M{short(left)} 74H{short(right + 16)}", stroke="rule", stroke_width=1)
