"""What the inspector shows of anything on the page: what it is, what it may do, and what may happen to it.

Everything is read from the view. Chances are without cards, which nobody sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from htpy import Element, Node, div, h3, p, span

from gonfalon.core import View
from gonfalon.games.contract import Targets
from gonfalon.games.nerath.codes import band_of, loss_of, lot_of
from gonfalon.games.nerath.phases import income_of
from gonfalon.games.nerath.printed import (
    ABILITIES,
    EVENT_TIMINGS,
    EVENTS,
    GUARDIANS,
    PIECES,
    REALMS,
    SPACES,
    TREASURE_TIMINGS,
    TREASURES,
)
from gonfalon.games.nerath.printed.regions import CAPITAL, DUNGEON_AT, DUNGEONS, HOME, LAND, NOBODY, SEA
from gonfalon.games.nerath.rules.conquest import worth
from gonfalon.games.nerath.rules.dungeon import PER_TOKEN
from gonfalon.games.nerath.rules.reinforce import price
from gonfalon.games.nerath.state import KIND, MOVING, PLACE, Nerath, space_of, type_of
from gonfalon.games.nerath.tell.names import army_name, counted, realm_name, realm_names, space_name
from gonfalon.games.nerath.tell.notes import defence
from gonfalon.games.nerath.tell.threats import exactly, left_empty, threats
from gonfalon.lore.phrases import named, percent, printed
from gonfalon.lore.words import Words

from .battle import crest
from .cards import back
from .colours import PEN as pen
from .figures import figure, token

Inspector = Callable[[Words, View, int], Element | None]


def inspect(words: Words, view: View, target: str, picked: Targets) -> Element | None:
    """What there is to know about something by its name; nothing if there is no such thing."""
    name, _, code = target.partition("-")
    if name == "icon":
        return explained(words, code) if code in ICONS else None
    if not code.isdecimal() or name not in KNOWN:
        return None
    number = int(code)
    if not 0 <= number < LIMIT.get(name, number + 1):
        return None
    if name == "space" and len(picked) and is_attack(view, number, picked):
        return ahead(words, view, number, picked)
    return KNOWN[name](words, view, number)


def shown(picture: Node, name: str, second: str, *lines: Node) -> Element:
    """A picture, a name, a line of what it is, and a few more."""
    return div(".inspected")[
        div(".head")[picture, div[h3[name], p(".second")[second]]], [line for line in lines if line]
    ]


def said(text: str) -> Element:
    return p[text]


def threat(text: str) -> Element:
    return p(".threat")[text]


# -------------------------------------------------------------------------- spaces


def space_shown(words: Words, view: View, space: int) -> Element:
    g: Nerath = view.state
    holder = g.held[space]
    kind, name = SPACES[space].kind, space_name(words, space)
    if kind == "dungeon":
        return shown(crest(NOBODY), name, words("about-dungeon"), *guarded(words, view, space))
    picture = crest(holder) if kind == "land" else sign("warship", "sea-ink")
    second = words("about-sea") if kind == "sea" else land_line(words, g, space)
    return shown(picture, name, second, *garrison(words, g, space), *prospects(words, view, space))


def land_line(words: Words, g: Nerath, space: int) -> str:
    """Whose home a land is, and who holds it."""
    home, holder = realm_name(words, HOME[space]), g.held[space]
    kind = "capital" if space in CAPITAL else "land"
    if holder == HOME[space]:
        return words(f"about-{kind}", home=home)
    return words(f"about-{kind}-held", home=home, realm=realm_name(words, holder))


def garrison(words: Words, g: Nerath, space: int) -> Iterator[Element]:
    """Who stands there."""
    for realm in g.in_turn_order():
        if army := g.army(realm, space):
            yield said(words("about-army", realm=realm_name(words, realm), pieces=army_name(words, army)))


def guarded(words: Words, view: View, space: int) -> Iterator[Element]:
    """The Guardians of a dungeon, who explores it, and what it is worth."""
    g: Nerath = view.state
    yield said(guards(words, g, space))
    yield from garrison(words, g, space)
    yield said(words("about-plunder"))


def guards(words: Words, g: Nerath, space: int) -> str:
    if not g.lair[DUNGEON_AT[space]]:
        return words("about-unguarded")
    return words("about-guards", guardians=defence(words, g, space))


def own_realms(view: View) -> list[int]:
    g: Nerath = view.state
    return [realm for realm in range(4) if g.seat_of[realm] in view.seats]


def prospects(words: Words, view: View, space: int) -> Iterator[Element]:
    """What the space is worth to the viewer, or who can take it from them."""
    g: Nerath = view.state
    for realm in own_realms(view):
        if g.held[space] == realm or (1 << space & SEA and g.presence[realm] >> space & 1):
            yield from dangers(words, g, space, realm)
    if 1 << space & LAND and view.seats and not set(g.friends(g.held[space])) & set(own_realms(view)):
        realm = g.active if g.active in own_realms(view) else own_realms(view)[0]
        yield said(words("about-worth", points=worth(g, realm, space)))


def dangers(words: Words, g: Nerath, space: int, realm: int) -> Iterator[Element]:
    """Which enemies can reach a space next turn, with what, and how likely they take it."""
    found = list(threats(g, space, realm))
    for each in found[:2]:
        chance = percent(exactly(g, space, realm, each))
        army = army_name(words, each.army)
        yield threat(words("about-threat", realm=realm_name(words, each.realm), pieces=army, chance=chance))
    if not found:
        yield said(words("about-safe"))


# ------------------------------------------------------------------- what an attack means


def is_attack(view: View, space: int, picked: Targets) -> bool:
    """Whether pieces of the viewer are picked that would attack a space, or leave home for it."""
    g: Nerath = view.state
    return g.step == MOVING and g.active in own_realms(view) and picked[0].startswith(("stack-", "kind-", "ship-"))


def ahead(words: Words, view: View, space: int, picked: Targets) -> Element:
    """Who defends, what a victory brings, and what is left behind."""
    g: Nerath = view.state
    lines: list[Node] = []
    if 1 << space & DUNGEONS:
        lines += [said(guards(words, g, space)), said(words("about-plunder"))]
    elif 1 << space & LAND and g.held[space] not in g.friends(g.active):
        lines.append(said(words("about-defended", pieces=defence(words, g, space))))
        lines.append(said(gain(words, g, space)))
    elif 1 << space & g.enemy_presence(g.active):
        lines.append(said(words("about-defended", pieces=defence(words, g, space))))
    else:
        lines += [h3[space_name(words, space)], *garrison(words, g, space)]
    empty = left_empty(g, picked)
    if empty is not None and empty != space:
        lines.append(forsaken(words, g, empty))
    return div(".inspected")[lines]


def gain(words: Words, g: Nerath, space: int) -> str:
    """Points and income, if a land is conquered."""
    now = income_of(g, g.active)
    regained = space == CAPITAL[g.active]
    then = g.lands[g.active].bit_count() + 1 if regained or g.held[CAPITAL[g.active]] == g.active else now
    return words("about-gain", points=worth(g, g.active, space), now=now, then=then)


def forsaken(words: Words, g: Nerath, space: int) -> Element:
    """A land that will be empty, and who can reach it."""
    name = space_name(words, space)
    found = list(threats(g, space, g.active))
    if not found:
        return said(words("about-empty", space=name))
    realms = realm_names(words, [each.realm for each in found])
    return threat(words("about-empty-reached", space=name, realms=realms, n=len(found)))


# -------------------------------------------------------------------------- pieces


def stack_shown(words: Words, view: View, space: int) -> Element:
    """All pieces of the realm in play in a space."""
    return space_shown(words, view, space)


def kind_shown(words: Words, view: View, key: int) -> Element | None:
    """Pieces of a type in a space."""
    g: Nerath = view.state
    space, type_ = space_of(key), type_of(key)
    realm = next((each for each in g.in_turn_order() if g.count(each, space, type_)), None)
    if realm is None:
        return None
    pieces = counted(words, type_, g.count(realm, space, type_))
    second = words("about-army", realm=realm_name(words, realm), pieces=pieces) + " · " + space_name(words, space)
    ready = sum(n for each, n in g.ready.items() if each & PLACE == key) if realm == g.active else 0
    move = said(words("note-can-move", n=ready)) if ready else None
    return piece_lines(
        words, token(realm, type_), KIND[type_], second, move, *in_danger(words, view, space, realm)
    )


def in_danger(words: Words, view: View, space: int, realm: int) -> Iterator[Element]:
    """What can hit the viewer's pieces where they stand."""
    if realm in own_realms(view) and not 1 << space & DUNGEONS:
        yield from dangers(words, view.state, space, realm)


def piece_lines(words: Words, picture: Node, kind: int, second: str, *more: Node) -> Element:
    """A kind of piece: its dice, what it costs, what it is able to do."""
    piece = PIECES[kind]
    dice = [
        words(f"about-dice-{what}", dice=text)
        for what, text in (("attack", piece.attack_text), ("defend", piece.defend_text), ("sea", piece.sea_text))
        if text
    ]
    stats = " · ".join([*dice, words("draw-moves", n=piece.move), words("about-cost", gold=piece.cost)])
    able = " · ".join(named(words, ABILITIES[each]) for each in piece.abilities)
    return shown(picture, named(words, piece), second, said(stats), able and p(".second")[able], *more)


def piece_shown(words: Words, view: View, kind: int) -> Element:
    """A kind of piece wherever it is: with the texts of its abilities."""
    piece = PIECES[kind]
    second = words("about-toughness", n=piece.hits_to_destroy)
    return piece_lines(words, token(view.state.active, kind), kind, second, *ability_texts(words, kind))


def ware_shown(words: Words, view: View, kind: int) -> Element:
    """What can be bought, at today's price."""
    g: Nerath = view.state
    second = words("about-ware", gold=price(g, g.active, kind), have=g.gold[g.active])
    return piece_lines(words, token(g.active, kind), kind, second, *ability_texts(words, kind))


def ability_texts(words: Words, kind: int) -> list[Node]:
    return [p(".second")[printed(words, ABILITIES[each], "text")] for each in PIECES[kind].abilities[:2]]


def band_shown(words: Words, view: View, code: int) -> Element | None:
    space, type_, _ = band_of(code)
    return kind_shown(words, view, space << 6 | type_)


def lot_shown(words: Words, view: View, code: int) -> Element:
    return ware_shown(words, view, lot_of(code)[0])


def loss_shown(words: Words, view: View, code: int) -> Element:
    """What may take a hit."""
    realm, type_, damage, aboard = loss_of(code)
    kind = aboard - 1 if aboard else KIND[type_]
    second = words("about-hit", left=PIECES[kind].hits_to_destroy - damage)
    return piece_lines(words, token(realm, kind if aboard else type_), kind, second)


# ------------------------------------------------------------------- cards and guardians


def guardian_shown(words: Words, view: View, number: int) -> Element:
    guardian = GUARDIANS[number]
    picture = sign("monster", "figure", "face")
    return shown(picture, named(words, guardian), words("about-guardian"), said(printed(words, guardian, "text")))


def die_shown(words: Words, view: View, code: int) -> Element:
    return guardian_shown(words, view, code // PER_TOKEN)


def event_shown(words: Words, view: View, number: int) -> Element:
    event = EVENTS[number]
    realm = next(n for n, each in enumerate(REALMS) if each.id == event.realm)
    when = printed(words, EVENT_TIMINGS[event.timing], "text")
    return shown(back(realm), named(words, event), when, said(printed(words, event, "text")))


def treasure_shown(words: Words, view: View, number: int) -> Element:
    treasure = TREASURES[number]
    when = printed(words, TREASURE_TIMINGS[treasure.timing], "text")
    texts = [(what, printed(words, treasure, what)) for what in ("power", "property")]
    lines = [p[span(".word")[words(f"draw-{what}")], " ", text] for what, text in texts if text]
    points = said(words("note-points", n=treasure.vp))
    return shown(back(len(REALMS)), named(words, treasure), when, points, *lines)


def deck_shown(words: Words, view: View, realm: int) -> Element:
    """An Event deck with its discards, or the Treasure deck."""
    g: Nerath = view.state
    if realm == len(REALMS):
        text = words("draw-treasure-deck", n=len(g.treasure_deck))
        return shown(back(realm), words("draw-kind-treasure"), text)
    n, gone = len(g.deck[realm]), len(g.discard[realm])
    text = words("draw-event-deck", realm=realm_name(words, realm), n=n, m=gone)
    return shown(back(realm), words("draw-kind-event", realm=realm_name(words, realm)), text)


# -------------------------------------------------------------------------- realms


def realm_shown(words: Words, view: View, realm: int) -> Element:
    """A realm: its lands and income, its points, its Capital, its treasures."""
    g: Nerath = view.state
    second = words("draw-capital-held" if g.held[CAPITAL[realm]] == realm else "draw-capital-lost")
    gold = words("label-gold", gold=g.gold[realm], income=income_of(g, realm))
    held = [words("label-lands", n=g.lands[realm].bit_count()), gold]
    relics = [named(words, TREASURES[card]) for card in g.treasures[realm]]
    friends = [each for each in g.friends(realm) if each != realm]
    return shown(
        crest(realm),
        named(words, REALMS[realm]),
        second,
        said(" · ".join(held)),
        said(words("draw-has-points", n=g.points[realm])),
        friends and said(words("about-ally", realm=realm_names(words, friends))),
        relics and said(words("about-relics", treasures=", ".join(relics))),
    )


# --------------------------------------------------------------------------- icons


ICONS: Final[Mapping[str, str]] = {
    "gold": "gold",
    "points": "victory_point",
    "events": "event_card",
    "treasures": "treasure",
    "guardians": "dungeon_door",
}
"""Signs that stand for something, by what they are asked under."""


def explained(words: Words, name: str) -> Element:
    return shown(sign(ICONS[name], "ink"), words(f"about-icon-{name}"), "", said(words(f"about-icon-{name}-text")))


def sign(name: str, colour: str, ground: str = "panel") -> Element:
    """A sign on a plate."""
    return pen(
        "svg",
        pen("rect", x=2, y=2, width=44, height=44, rx=5, fill=ground, stroke="edge", stroke_width=1.4),
        figure(name, 24, 24, 34, colour),
        viewBox="0 0 48 48",
        classes="crest",
        aria_hidden="true",
    )


KNOWN: Final[Mapping[str, Inspector]] = {
    "space": space_shown,
    "stack": stack_shown,
    "kind": kind_shown,
    "ship": kind_shown,
    "band": band_shown,
    "piece": piece_shown,
    "buy": ware_shown,
    "lot": lot_shown,
    "loss": loss_shown,
    "die": die_shown,
    "guardian": guardian_shown,
    "event": event_shown,
    "treasure": treasure_shown,
    "deck": deck_shown,
    "realm": realm_shown,
}
"""By the first part of a name."""
LIMIT: Final[Mapping[str, int]] = {
    "space": len(SPACES),
    "stack": len(SPACES),
    "kind": len(SPACES) << 6,
    "ship": len(SPACES) << 6,
    "band": len(SPACES) << 10,
    "piece": len(PIECES),
    "buy": len(PIECES),
    "guardian": len(GUARDIANS),
    "die": len(GUARDIANS) * PER_TOKEN,
    "event": len(EVENTS),
    "treasure": len(TREASURES),
    "deck": len(REALMS) + 1,
    "realm": len(REALMS),
    "loss": 1 << 13,
    "lot": 90,
}
"""How many there are of each."""
