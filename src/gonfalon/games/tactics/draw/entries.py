"""What the entries of the inspector are made of: a picture, a name, and lines about who could hit whom."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Element, Node, button, div, h3, p, span

from gonfalon.games.tactics.state import KINDS, Tactics, party_of
from gonfalon.games.tactics.tell.names import unit_name
from gonfalon.games.tactics.tell.threats import Threat, threats
from gonfalon.lore.phrases import listed, percent
from gonfalon.lore.svg import ART as COMMON_ART
from gonfalon.lore.svg import icon
from gonfalon.lore.words import Words

from .colours import PEN as pen


def entry(picture: Node, name: str, what: Node, *lines: Node, more: Node = None) -> Element:
    """A picture, a name, a line of what it is, and what else there is to say; `more` leads to the whole."""
    return div(".dossier")[
        div(".dossier-head")[span(".dossier-picture")[picture], div[h3[name], p(".what")[what]], more],
        [line if isinstance(line, Element) else p[line] for line in lines if line],
    ]


def whole_card(words: Words, card: str) -> Element:
    """Opens a card that is drawn over everything."""
    said = words("inspect-card")
    opens = {"type": "button", "popovertarget": card, "aria-label": said, "title": said}
    book = pen.icon(icon(COMMON_ART, "rule"), 24, 24, 44, "ink2")
    return button({"class": "whole-card", **opens})[pen("svg", book, viewBox="0 0 48 48", aria_hidden="true")]


def blows(words: Words, g: Tactics, found: Iterable[Threat]) -> str:
    """Attacks by who makes them, with damage and chance: `Hild (melee 2) and Lys (missile 2, 83%)`."""
    return listed(words, (blow(words, g, each.unit, each) for each in found))


def aims(words: Words, g: Tactics, found: Iterable[Threat]) -> str:
    """Attacks by whom they are made on."""
    return listed(words, (blow(words, g, each.target, each) for each in found))


def blow(words: Words, g: Tactics, unit: int, threat: Threat) -> str:
    return words(
        "inspect-blow",
        unit=unit_name(words, g, unit),
        attack=KINDS[threat.kind],
        n=f"{threat.damage}{threat.more}",
        chance=percent(float(threat.chance)) if threat.chance < 1 else "sure",
    )


def endangered(words: Words, g: Tactics, unit: int) -> Element:
    """Who could hit a unit where it stands: this turn if it is theirs, otherwise in their next."""
    found = threats(g, unit)
    if not found:
        return p(".safe")[words("inspect-safe", when="any" if g.active in g.rivals[party_of(unit)] else "next")]
    sides = {party_of(each.unit) for each in found}
    when = "now" if sides == {g.active} else "any" if g.active in sides else "next"
    return p(".threat")[words("inspect-threat", when=when, blows=blows(words, g, found))]
