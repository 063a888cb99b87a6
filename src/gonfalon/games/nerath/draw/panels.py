"""What lies beside the map: the realms, the viewer's hand, Treasures in play and discards, as HTML."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, button, div, h2, h3, li, p, section, span, ul

from gonfalon.core import View
from gonfalon.games.nerath.codes import band
from gonfalon.games.nerath.phases import income_of
from gonfalon.games.nerath.printed import REALMS, SPACES, TREASURES
from gonfalon.games.nerath.rules.geography import CAPITAL
from gonfalon.games.nerath.rules.scoring import measure, sides, target
from gonfalon.games.nerath.state import KIND, Nerath
from gonfalon.games.nerath.tell import counted, realm_name
from gonfalon.lore.phrases import named
from gonfalon.lore.svg import SANS, short
from gonfalon.lore.words import Words

from .cards import back, event_card, mark, treasure_card
from .colours import PEN as pen
from .colours import emblem
from .fight import to_decide, token
from .stacks import cell_label, cell_name, offered

TREASURE_BACK: Final = 4
SMALL: Final = {"font_family": SANS, "font_size": "10.5", "font_weight": "600"}
BANNER: Final = "M5 3h38v33l-19 10-19-10Z"
LEFT, BROAD = 14, 366
"""Where the track of victory points begins, and how broad it is, of 400."""


class Realm(NamedTuple):
    """A realm in the panel, as plain values. `part`: who plays it, seen by the viewer."""

    number: int
    seat: int
    part: str
    active: bool
    gold: int
    income: int
    points: int
    events: int
    chest: int
    treasures: int
    capital: bool


# ----------------------------------------------------------------------- seats


def seats(words: Words, view: View) -> dict[str, Element]:
    """All realms, each a panel of its own in the frame, and how near the end is."""
    g: Nerath = view.state
    frame = section({"id": "seats", "class": "panel seats", "aria-label": words("draw-realms")})[
        h2[words("draw-realms")],
        [
            div(".side-by-side" if len(side) > 1 else ".alone")[[div(id=f"panel-seats-{realm}") for realm in side]]
            for side in sides(g)
        ],
        div(id="panel-seats-goal"),
    ]
    rows = {f"seats-{realm}": realm_row(words, standing(view, g, realm)) for realm in range(len(REALMS))}
    return {"seats": frame, **rows, "seats-goal": goal(words, view)}


def standing(view: View, g: Nerath, realm: int) -> Realm:
    """What the row of a realm shows."""
    seat = g.seat_of[realm]
    return Realm(
        realm,
        seat,
        "you" if seat in view.seats else "other",
        realm == g.active and not view.over,
        g.gold[realm],
        income_of(g, realm),
        g.points[realm],
        len(g.hand[realm]),
        len(g.chest[realm]),
        len(g.treasures[realm]),
        g.held[CAPITAL[realm]] == realm,
    )


@lru_cache(1 << 10)
def realm_row(words: Words, realm: Realm) -> Element:
    """A realm: banner, name, who plays it, and what it has."""
    number = realm.number
    held = (
        ("gold", "gold", realm.gold, realm.income),
        ("points", "victory_point", realm.points, 0),
        ("events", "event_card", realm.events, 0),
        ("treasures", "treasure", realm.treasures, realm.chest),
    )
    said = [words(f"draw-has-{what}", n=n, more=more) for what, _, n, more in held]
    crown = words("draw-capital-held" if realm.capital else "draw-capital-lost")
    who = words("draw-you") if realm.part == "you" else words("draw-player", n=realm.seat + 1)
    label = ", ".join([named(words, REALMS[number]), who, *said, crown])
    kind = f"realm realm{number} {realm.part}{' active' if realm.active else ''}"
    return section(
        {
            "id": f"seats-{number}",
            "class": f"{kind} touch",
            "data-seat": str(realm.seat),
            "data-target": f"realm-{number}",
            "tabindex": "-1",
            "role": "button",
            "aria-label": label,
        }
    )[
        banner(number),
        div(".who")[
            h3[realm_name(words, number), crown_sign(realm.capital, number, crown)],
            span(".player")[who, realm.active and span(".to-play")[words("draw-active")]],
        ],
        ul(".held", aria_hidden="true")[
            [
                li({"class": what, "title": text})[
                    mark(sign, "ink"), str(n), span(".more")[f"+{more}"] if more else None
                ]
                for (what, sign, n, more), text in zip(held, said)
            ]
        ],
    ]


@lru_cache(8)
def banner(realm: int) -> Element:
    """The gonfalon of a realm."""
    return pen(
        "svg",
        pen(
            "path",
            d="M5 5h30v36l-15 9-15-9Z",
            fill=f"banner{realm}",
            stroke="coast",
            stroke_width=1.4,
            stroke_linejoin="round",
        ),
        pen("path", d="M2 5h36", stroke="ink", stroke_width=3.2, stroke_linecap="round"),
        emblem(realm, 20, 24, 25, f"charge{realm}"),
        viewBox="0 0 40 52",
        classes="banner",
        aria_hidden="true",
    )


def crown_sign(held: bool, realm: int, said: str) -> Element:
    """A crown while the Capital is held, struck out when it is lost."""
    crown = pen("path", d="M15 34l-3-18 10 8 8-13 8 13 10-8-3 18Z", fill=f"text{realm}" if held else "disabled")
    strike = (
        None if held else pen("path", d="M8 38L52 10", stroke="danger", stroke_width=4, stroke_linecap="round")
    )
    return pen(
        "svg",
        pen("title", said),
        crown,
        strike,
        viewBox="4 6 52 34",
        classes=f"crown{'' if held else ' lost'}",
        aria_hidden="true",
    )


# ----------------------------------------------------------------------- victory


def goal(words: Words, view: View) -> Element:
    """The way to victory of every side."""
    g: Nerath = view.state
    reached = tuple((side, measure(g, side)) for side in sides(g))
    capitals = tuple(sum(g.held[capital] in side for capital in CAPITAL) for side in sides(g))
    return victory(words, g.length, target(g), reached, capitals if g.length == "long" else ())


@lru_cache(1 << 9)
def victory(
    words: Words,
    length: str,
    wanted: int,
    reached: tuple[tuple[tuple[int, ...], int], ...],
    capitals: tuple[int, ...],
) -> Element:
    """A track up to the target, each side's emblem where it stands; in a long game also the Capitals held."""
    last = max(wanted, *(n for _, n in reached))
    said = words("draw-goal-long" if length == "long" else "draw-goal", n=wanted)
    rows = ", ".join(f"{side_name(words, side)} {n}" for side, n in reached)
    return div({"id": "seats-goal", "class": "goal"})[
        p(".aside")[said],
        pen(
            "svg",
            *track(wanted, last),
            *pawns(reached, last),
            viewBox="0 0 400 46",
            classes="track",
            role="img",
            aria_label=f"{said} {rows}",
        ),
        capitals
        and p(".capitals")[
            [
                span[[mark(f"realm_{REALMS[realm].id}", f"text{realm}") for realm in side], " ", crowns(words, n)]
                for (side, _), n in zip(reached, capitals)
            ]
        ],
    ]


def side_name(words: Words, side: tuple[int, ...]) -> str:
    return " + ".join(realm_name(words, realm) for realm in side)


def crowns(words: Words, n: int) -> str:
    return words("draw-capitals", n=n)


def where(n: int, last: int) -> float:
    return LEFT + BROAD * n / last


def track(wanted: int, last: int) -> list[Element]:
    """The line with a mark for each point."""
    marks = "".join(f"M{short(where(n, last))} 29v6" for n in range(last + 1))
    fives = "".join(f"M{short(where(n, last))} 26v9" for n in range(0, last + 1, 5))
    at = where(wanted, last)
    return [
        pen("path", d=f"M{LEFT} 35h{BROAD}", stroke="ink2", stroke_width=1.6),
        pen("path", d=marks, stroke="ink2", stroke_width=1),
        pen("path", d=fives, stroke="ink", stroke_width=1.6),
        pen("path", d=f"M{short(at)} 35v-27l11 5-11 5", stroke="ink", stroke_width=2, stroke_linejoin="round"),
        pen("text", str(wanted), x=at, y=45.5, fill="ink", text_anchor="middle", **SMALL),
        pen("text", "0", x=LEFT, y=45.5, fill="ink2", text_anchor="middle", **SMALL),
    ]


def pawns(reached: tuple[tuple[tuple[int, ...], int], ...], last: int) -> list[Element]:
    """The emblems on the track; several at the same point stand side by side."""
    drawn: list[Element] = []
    for n in dict.fromkeys(n for _, n in reached):
        realms = [realm for side, points in reached if points == n for realm in side]
        middle = 11 * (len(realms) - 1) / 2
        left = min(max(where(n, last) - middle, 11), 389 - 2 * middle)
        for place, realm in enumerate(realms):
            x = left + 11 * place
            disc = pen("circle", cx=x, cy=20, r=9.2, fill=f"banner{realm}", stroke="raised", stroke_width=1.6)
            drawn += [disc, emblem(realm, x, 20, 13.5, f"charge{realm}")]
    return drawn


# ----------------------------------------------------------------------- hand


def hand(words: Words, view: View) -> Element:
    """What a stack that is picked is made of, cards to choose from, and the viewer's own cards."""
    g: Nerath = view.state
    own = [realm for realm in g.in_turn_order() if g.seat_of[realm] in view.seats]
    hands = tuple((realm, g.hand[realm], g.chest[realm]) for realm in own)
    parts = [*to_decide(words, view), *holdings(words, armies(view), laid_out(view, hands), hands)]
    return section({"id": "hand", "class": "panel hand"})[parts] if parts else section(id="hand", hidden="hidden")


def armies(view: View) -> tuple[tuple[int, int, int, int], ...]:
    """The kinds that may go, each with its realm, space, type and the most that may."""
    g: Nerath = view.state
    _, bands = offered(view)
    found = []
    for (space, type_), most in bands.items():
        realm = next((each for each in g.in_turn_order() if g.count(each, space, type_)), g.active)
        found.append((realm, space, type_, most))
    return tuple(found)


Hands = tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]


def laid_out(view: View, hands: Hands) -> tuple[tuple[str, int], ...]:
    """Cards that a question offers and that are in no hand of the viewer's."""
    events = {card for _, cards, _ in hands for card in cards}
    chests = {card for _, _, chest in hands for card in chest}
    found: dict[tuple[str, int], None] = {}
    for ask in view.asks.values():
        for verb, *args in ask.options:
            if verb in ("card", "event") and args[0] not in events:
                found["event", args[0]] = None
            elif verb in ("relic", "treasure") and args[0] not in chests:
                found["treasure", args[0]] = None
    return tuple(found)


@lru_cache(1 << 9)
def holdings(
    words: Words,
    bands: tuple[tuple[int, int, int, int], ...],
    offered_cards: tuple[tuple[str, int], ...],
    hands: Hands,
) -> list[Node]:
    """The parts of the hand that hang on what is held and asked."""
    parts: list[Node] = [army(words, bands)] if bands else []
    if offered_cards:
        faces = [
            event_card(words, number, True) if kind == "event" else treasure_card(words, number, True)
            for kind, number in offered_cards
        ]
        parts.append(div(".holding")[h2[words("draw-choose-card")], div(".cards")[faces]])
    if hands:
        shown = [treasure_card(words, card, True) for _, _, chest in hands for card in chest]
        shown += [event_card(words, card, True) for _, events, _ in hands for card in events]
        cards = div(".cards")[shown or p(".aside")[words("draw-no-cards")]]
        parts.append(div(".holding")[h2[words("draw-hand")], cards])
    return parts


def army(words: Words, bands: tuple[tuple[int, int, int, int], ...]) -> Element:
    """The stack that is picked, kind by kind, in a size for fingers; others are hidden."""
    spaces: dict[int, list[tuple[int, int, int]]] = {}
    for realm, space, type_, most in bands:
        spaces.setdefault(space, []).append((realm, type_, most))
    return div(".army")[
        [
            div({"class": "muster folded", "data-target": f"stack-{space}"})[
                h3[named(words, SPACES[space])],
                [kind_chips(words, realm, space, type_, most) for realm, type_, most in kinds],
            ]
            for space, kinds in spaces.items()
        ]
    ]


def kind_chips(words: Words, realm: int, space: int, type_: int, most: int) -> Element:
    """A kind as a chip, and after it the numbers to take fewer."""
    name = cell_name(space, type_)
    touch = {"tabindex": "-1", "role": "button"}
    fewer = [
        span(
            {
                "class": "so-many touch",
                "data-target": f"band-{band(space, type_, n)}",
                "aria-label": words("draw-so-many", n=n, pieces=counted(words, KIND[type_], n)),
                **touch,
            }
        )[str(n)]
        for n in range(1, most)
    ]
    label = cell_label(words, realm, space, type_, most)
    return div({"class": "kind-row", "data-target": name})[
        span({"class": "chip touch", "data-target": name, "aria-label": label, **touch})[
            token(realm, type_), span(".n")[f"×{most}"]
        ],
        fewer and span(".fewer")[fewer],
    ]


# ----------------------------------------------------------------------- piles


def piles(words: Words, view: View) -> Element:
    """Treasures in play and the discards, which all may read."""
    g: Nerath = view.state
    decks = tuple(len(deck) for deck in g.deck)
    discards = tuple(tuple(pile) for pile in g.discard)
    return piled(words, tuple(g.treasures), decks, discards, len(g.treasure_deck))


@lru_cache(1 << 9)
def piled(
    words: Words,
    treasures: tuple[tuple[int, ...], ...],
    decks: tuple[int, ...],
    discards: tuple[tuple[int, ...], ...],
    hoard: int,
) -> Element:
    rows = [
        li({"class": f"in-play realm{realm}"})[
            mark(f"realm_{REALMS[realm].id}", f"text{realm}", realm_name(words, realm)),
            [treasure_button(words, card) for card in cards],
        ]
        for realm, cards in enumerate(treasures)
        if cards
    ]
    return section({"id": "piles", "class": "panel piles", "aria-label": words("draw-piles")})[
        h2[words("draw-piles")],
        ul(".relics")[rows] if rows else p(".aside")[words("draw-no-treasures")],
        div(".decks")[
            [deck(words, realm, n, discards[realm]) for realm, n in enumerate(decks)],
            span({"class": "deck", "title": words("draw-treasure-deck", n=hoard)})[
                back(TREASURE_BACK), str(hoard)
            ],
        ],
        [pile(words, realm, cards) for realm, cards in enumerate(discards) if cards],
        [
            div({"id": f"relic-{card}", "popover": "auto", "class": "opened"})[treasure_card(words, card, False)]
            for cards in treasures
            for card in cards
        ],
    ]


def treasure_button(words: Words, card: int) -> Element:
    return button({"popovertarget": f"relic-{card}", "type": "button", "class": "relic"})[
        named(words, TREASURES[card])
    ]


def deck(words: Words, realm: int, n: int, discard: tuple[int, ...]) -> Element:
    """An Event deck, and its discards to be opened."""
    said = words("draw-event-deck", realm=realm_name(words, realm), n=n, m=len(discard))
    if not discard:
        return span({"class": "deck", "title": said})[back(realm), f"{n}"]
    return button({"class": "deck", "popovertarget": f"discards-{realm}", "type": "button", "title": said})[
        back(realm), f"{n} + {len(discard)}"
    ]


def pile(words: Words, realm: int, cards: tuple[int, ...]) -> Element:
    """The discarded Event cards of a realm, the last one first."""
    title = words("draw-discards", realm=realm_name(words, realm))
    return div({"id": f"discards-{realm}", "popover": "auto", "class": "opened", "aria-label": title})[
        div(".cards")[[event_card(words, card, False) for card in reversed(cards)]]
    ]


# ------------------------------------------------------------------------ arms


def bearers(view: View, seat: int) -> tuple[int, ...]:
    """The realms whose arms stand for a seat: the one in play if it is the seat's, else all it has."""
    g: Nerath = view.state
    own = tuple(realm for realm in range(len(REALMS)) if g.seat_of[realm] == seat)
    return (g.active,) if g.active in own and not view.over else own


@lru_cache(4)
def arms(realm: int) -> Element:
    """The emblem on the banner of a realm."""
    return pen(
        "svg",
        pen("path", d=BANNER, fill=f"banner{realm}", stroke="coast", stroke_width=1.8, stroke_linejoin="round"),
        emblem(realm, 24, 21, 27, f"charge{realm}"),
        viewBox="0 0 48 48",
        classes="arms",
        aria_hidden="true",
    )
