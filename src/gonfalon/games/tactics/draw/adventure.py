"""What lies beside the board in an adventure: the time, the dungeons, the Enemy's cards and the spare ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, article, div, h2, h3, header, li, p, section, span, ul

from gonfalon.core import View
from gonfalon.games.tactics.printed import CLASSES, COLOURS, ENEMIES
from gonfalon.games.tactics.rules.dungeons.caves import CAVES
from gonfalon.games.tactics.state import NOBODY, Tactics
from gonfalon.lore.drawing import hidden_panel
from gonfalon.lore.phrases import printed
from gonfalon.lore.svg import SANS
from gonfalon.lore.words import Words

from .aims import own_seats
from .cards import foot, mark, name_of, signed, unit_card
from .colours import PEN as pen
from .colours import sign
from .dungeon import plan
from .enemies import activates, arrow_on, rose
from .features import jewel
from .gates import GREEN, RED, STATES, gate_label, standing_of
from .hand import discards, tactic_piles
from .squads import arms
from .trail import last_activation

BOX: Final = 30
RULE: Final = "TAC-DUN-04"


class Drawn(NamedTuple):
    """The Enemy card that matters now: the last one drawn to activate a unit, or as a monster."""

    card: int
    kind: str
    unit: int
    why: int
    name: int
    target: int
    why_there: int


def drawn_last(view: View) -> Drawn | None:
    """The card drawn last, if it is still relevant."""
    g: Tactics = view.state
    for fact in reversed(view.log[-30:]):
        if fact[0] == "monster":
            return Drawn(fact[2], "monster", fact[1], 0, g.card[fact[1]], NOBODY, NOBODY)
        if fact[0] == "activates":
            break
    seen = last_activation(view)
    if seen is None or seen.card == NOBODY:
        return None
    target = g.card[seen.aimed] if seen.aimed != NOBODY else NOBODY
    return Drawn(seen.card, "activation", seen.unit, seen.why, g.card[seen.unit], target, seen.why_there)


# ------------------------------------------------------------------------- areas


def quest(words: Words, view: View) -> Element:
    """Time, what the Enemy does, and the six dungeons."""
    g: Tactics = view.state
    standings = tuple(standing_of(g.green, cave) for cave in CAVES)
    return journey(words, g.time, g.rules.time_max, drawn_last(view), standings)


@lru_cache(256)
def journey(words: Words, time: int, most: int, drawn: Drawn | None, standings: tuple[int, ...]) -> Element:
    return section({"id": "areas", "class": "panel areas quest large", "aria-label": words("draw-quest")})[
        div({"class": "clock", "data-about": "counted-time"})[
            h2[words("draw-time")], time_track(words, time, most)
        ],
        drawn and resolved(words, drawn),
        h2[words("draw-dungeons", n=standings.count(GREEN), of=len(standings))],
        ul(".dungeons")[[dungeon_row(words, number, standing) for number, standing in enumerate(standings)]],
    ]


@lru_cache(64)
def time_track(words: Words, time: int, most: int) -> Element:
    """The Time track from its start down to zero, where the game is lost, with the token on it."""
    return pen(
        "svg",
        *track(time, most),
        viewBox=f"-2 -2 {BOX * (most + 1) + 4} {BOX + 8}",
        classes="time-track",
        role="img",
        aria_label=words("draw-time-left", n=time, most=most),
    )


def track(time: int, most: int) -> Iterator[Element]:
    for n in range(most + 1):
        x = BOX * (most - n)
        colour = "danger" if n == 0 else "raised"
        yield pen("rect", x=x, y=2, width=BOX, height=BOX, fill=colour, stroke="edge", stroke_width=1.2)
        if n != time:
            yield pen(
                "text",
                str(n),
                x=x + BOX / 2,
                y=22.5,
                fill="raised" if n == 0 else "ink2",
                font_family=SANS,
                font_size=15,
                font_weight="600",
                text_anchor="middle",
            )
    middle = BOX * (most - time) + BOX / 2
    yield pen("circle", cx=middle + 1, cy=19, r=15.5, fill="shade", fill_opacity=0.3)
    yield pen("circle", cx=middle, cy=17, r=15.5, fill="time", stroke="line", stroke_width=1.6)
    yield pen.icon(sign("time"), middle - 5, 17, 14, "face")
    yield pen(
        "text",
        str(time),
        x=middle + 6.5,
        y=22,
        fill="face",
        font_family=SANS,
        font_size=14 if time < 10 else 11,
        font_weight="700",
        text_anchor="middle",
    )


@lru_cache(256)
def resolved(words: Words, drawn: Drawn) -> Element:
    """The card being resolved, with its compass large, and why its unit acts."""
    enemy = ENEMIES[drawn.card]
    if drawn.kind == "monster":
        return div(".resolved.monster")[
            pen(
                "svg",
                pen.icon(sign("wandering_monster"), 24, 24, 46, "lair"),
                viewBox="0 0 48 48",
                classes="compass",
            ),
            div[
                p(".name")[printed(words, enemy.monster, "name")],
                p(".aside")[words("draw-met", unit=name_of(words, drawn.name))],
                p[signed(printed(words, enemy.monster, "text"))],
            ],
        ]
    name, bonus = printed(words, enemy, "name"), printed(words, enemy, "bonus")
    return div({"class": "resolved", "data-target": f"unit-{drawn.unit}"})[
        rose(words, arrow_on(drawn.card)),
        div[
            p(".name")[name],
            p[why_acts(words, drawn)],
            bonus != name and p(".bonus")[bonus],
        ],
    ]


def why_acts(words: Words, drawn: Drawn) -> str:
    """Why this unit, and what it wants."""
    who = words(
        "draw-why-acts",
        unit=name_of(words, drawn.name),
        kind=activates(words, ENEMIES[drawn.card]),
        why=("named", "leftmost", "instead")[drawn.why],
    )
    if drawn.why_there == NOBODY:
        return who
    there = words(
        "draw-why-there",
        target=name_of(words, drawn.target) if drawn.target != NOBODY else "none",
        why=("attack", "closest", "higher")[drawn.why_there],
    )
    return f"{who} {there}"


# ---------------------------------------------------------------------- dungeons


@lru_cache(64)
def dungeon_row(words: Words, number: int, standing: int) -> Element:
    """A Dungeon card: its red or green face, its name, and the way into it."""
    cave = CAVES[number]
    touch = {"data-target": f"space-{cave.entrance}", "role": "button", "tabindex": "-1"}
    place = printed(words, cave.printed, "place")
    return li({"class": f"dungeon {STATES[standing]}", "data-target": f"dungeon-{number}"})[
        div({"class": "touch", "aria-label": gate_label(words, number, standing), **touch})[
            gem(standing),
            div(".who")[
                span(".name")[printed(words, cave.printed, "name")],
                span(".place")[place if standing == RED else words(f"draw-crystal-{STATES[standing]}")],
            ],
        ]
    ]


@lru_cache(8)
def gem(standing: int) -> Element:
    """A crystal on the red or on the green face of its card."""
    name = "found" if standing == GREEN else "gem"
    tick = pen("path", d="M10 20l8 9 15-19", stroke="found", stroke_width=5, stroke_linecap="round")
    return pen(
        "svg",
        pen("rect", x=-22, y=-32, width=44, height=58, rx=5, fill="face", stroke=name, stroke_width=3.4),
        pen.group(*jewel(name), transform="translate(-1 -4)scale(.62)"),
        *([tick] if standing == GREEN else []),
        viewBox="-25 -36 62 66",
        classes="gem",
        aria_hidden="true",
    )


def dungeon_cards(words: Words, view: View) -> Element:
    """The six Dungeon cards with the plan of each, to be opened from their rows."""
    g: Tactics = view.state
    return all_dungeons(words, tuple(standing_of(g.green, cave) for cave in CAVES))


@lru_cache(64)
def all_dungeons(words: Words, standings: tuple[int, ...]) -> Element:
    return div({"id": "dungeon-cards", "class": "unit-cards"})[
        [
            div({"id": f"dungeon-{number}", "popover": "auto", "class": "about-unit"})[
                dungeon_card(words, number, standing)
            ]
            for number, standing in enumerate(standings)
        ]
    ]


@lru_cache(64)
def dungeon_card(words: Words, number: int, standing: int) -> Element:
    dungeon = CAVES[number].printed
    return article({"class": f"card dungeon-card {STATES[standing]}"})[
        header[h3[printed(words, dungeon, "name")], gem(standing)],
        div(".field")[plan(number, "plan")],
        span(".kind")[printed(words, dungeon, "place")],
        div(".text")[
            p[signed(printed(words, dungeon, "text"))],
            p(".aside")[words(f"draw-crystal-{STATES[standing]}")],
        ],
        foot(words, RULE, "dungeon"),
    ]


# ------------------------------------------------------------------------- piles


def piles(words: Words, view: View) -> Element:
    """The Tactic cards, the Enemy cards, and the Unit cards that may come as replacements."""
    g: Tactics = view.state
    spare = tuple(len(pile) for pile in g.spare)
    tactics = (len(g.deck), tuple(g.discard), tuple(g.revealed))
    return all_piles(words, tactics, len(g.enemy_deck), tuple(g.enemy_discard), spare)


Cards = tuple[int, ...]


@lru_cache(1 << 10)
def all_piles(words: Words, tactics: tuple[int, Cards, Cards], deck: int, discard: Cards, spare: Cards) -> Element:
    enemies = [
        div({"class": "deck", "data-about": "pile-enemy"})[enemy_back(), span[words("draw-enemy-deck", n=deck)]],
        discards(words, "enemy", [(card, printed(words, ENEMIES[card], "name")) for card in reversed(discard)]),
        spare
        and div({"class": "spare", "role": "img", "aria-label": words("draw-spare"), "data-about": "pile-spare"})[
            span[words("draw-spare")],
            [
                span(title=printed(words, CLASSES[n], "name"))[mark(CLASSES[n].id, "ink2"), str(count)]
                for n, count in enumerate(spare)
            ],
        ],
    ]
    return section({"id": "piles", "class": "panel piles", "aria-label": words("draw-piles")})[
        *tactic_piles(words, *tactics), enemies
    ]


@lru_cache(1)
def enemy_back() -> Element:
    """The back of an Enemy card."""
    return pen(
        "svg",
        pen("rect", x=1, y=1, width=44, height=58, rx=4, fill="foe", stroke="line", stroke_width=1.6),
        pen(
            "path",
            d="".join(f"M5 {y}l9 6 9-6 9 6 9-6" for y in range(8, 56, 8)),
            stroke="face",
            stroke_opacity=0.22,
            stroke_width=1.4,
        ),
        pen("rect", x=5, y=5, width=36, height=50, rx=2, stroke="face", stroke_width=1),
        pen.icon(sign("compass"), 23, 30, 26, "face"),
        viewBox="0 0 46 60",
        classes="back",
        aria_hidden="true",
    )


# -------------------------------------------------------------- choosing the units


def draft(words: Words, view: View) -> Element:
    """The Unit cards to choose from, the pair in question first; other players' cards may be read."""
    g: Tactics = view.state
    if not any(g.draft):
        return hidden_panel("draft")
    rows, own = [], own_seats(view)
    for seat in sorted(range(g.players), key=lambda seat: (seat not in own, seat)):
        ask = view.asks.get(seat)
        first = ask.about[0] if ask and ask.what == "take" else 0
        rows.append((seat, seat in own, first, tuple(g.draft[seat])))
    return drafted(words, tuple(rows))


@lru_cache(64)
def drafted(words: Words, rows: tuple[tuple[int, bool, int, Cards], ...]) -> Element:
    parts = []
    for seat, own, first, cards in rows:
        pair, rest = cards[2 * first : 2 * first + 2], cards[: 2 * first] + cards[2 * first + 2 :]
        parts.append(
            div({"class": f"holding{' own' if own else ''}"})[
                h2[arms(seat), " ", words("draw-draft", seat=printed(words, COLOURS[seat], "name"))],
                div(".cards")[[unit_card(words, card, f"draft-{card}" if own else "") for card in pair]],
                p(".aside")[words("draw-rest")],
                ul(".rest")[[li({"data-about": f"face-{card}"})[name_of(words, card)] for card in rest]],
            ]
        )
    return section({"id": "draft", "class": "panel draft"})[parts]
