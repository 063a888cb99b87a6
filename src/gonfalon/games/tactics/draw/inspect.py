"""The inspector: what there is to know about anything on the table, from what the viewer sees.

A target is a kind and a number, such as `unit-3`, or the name of a term (`counted-points`, `pile-enemy`).
Whatever the board or a panel shows has one of these as its `data-target` or `data-about`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from htpy import Element, Node, p, span

from gonfalon.core import View
from gonfalon.games.contract import Targets
from gonfalon.games.tactics.printed import CLASSES, COLOURS, ENEMIES, MAP, TACTICS, UNIT_FACES
from gonfalon.games.tactics.printed.units import Face
from gonfalon.games.tactics.rules.abilities import poisoned
from gonfalon.games.tactics.rules.attacks import SHED_COST
from gonfalon.games.tactics.rules.scoring import points
from gonfalon.games.tactics.rules.zones import flags_needed, holds_trigger, leads, majority, units_in
from gonfalon.games.tactics.state import NOBODY, OFF_MAP, Tactics, class_of, party_of
from gonfalon.games.tactics.tell.names import party_name
from gonfalon.lore.content import Printed
from gonfalon.lore.phrases import capital, listed, printed
from gonfalon.lore.words import Words

from .cards import card_of, charge, mark, name_of, signed
from .colours import PEN as pen
from .dungeon import place_of
from .enemies import activates, arrow_on, rose
from .entries import endangered, entry, whole_card
from .lying import about_die
from .pieces import disc
from .spots import about_dungeon, about_space
from .squads import arms, bearing


def inspect(words: Words, view: View, target: str, picked: Targets) -> Element | None:
    """What there is to know about a target, given what is picked; None if it is nothing of this game."""
    kind, _, rest = target.partition("-")
    if kind in TERMS:
        return term(words, view.state, target) if rest in TERMS[kind] else None
    if kind not in KINDS or not rest.isdecimal():
        return None
    return KINDS[kind](words, view, int(rest), picked)


# ----------------------------------------------------------------------- units


def about_unit(words: Words, view: View, unit: int, picked: Targets) -> Element | None:
    """A unit of either side: its card in short, and who could hit it."""
    g: Tactics = view.state
    if unit >= len(g.pos) or any(g.draft):
        return None
    card, space = g.card[unit], g.pos[unit]
    face = UNIT_FACES[card]
    token = pen(
        "svg",
        disc(unit, g.health[unit], face.health, g.is_weakened(unit), False),
        viewBox="-42 -42 84 84",
        aria_hidden="true",
    )
    what = [class_of_side(words, unit), " · ", *tracks(g, unit, face), " · ", whereabouts(words, g, unit)]
    lines: list[Node] = [deeds(words, face)]
    if space != OFF_MAP:
        lines += [*states(words, g, unit), endangered(words, g, unit)]
    return entry(
        token, name_of(words, card), what, *lines, *texts(words, face), more=whole_card(words, f"about-{unit}")
    )


def class_of_side(words: Words, unit: int) -> str:
    return words(
        "inspect-class",
        seat=printed(words, COLOURS[party_of(unit)], "name"),
        kind=printed(words, CLASSES[class_of(unit)], "name"),
    )


def tracks(g: Tactics, unit: int, face: Face) -> list[Node]:
    """Health and supply, as left of what is printed."""
    shown: list[Node] = [mark("health", "health"), f" {g.health[unit]}/{face.health}"]
    for name, top in (("ammo", face.ammo), ("mana", face.mana)):
        if top:
            shown += [" ", mark(name, name), f" {g.supply[unit]}/{top}"]
    return shown


def whereabouts(words: Words, g: Tactics, unit: int) -> str:
    if g.pos[unit] != OFF_MAP:
        return place_of(words, g.pos[unit])
    if not g.turn:
        return words("draw-reserve")
    if g.captor[unit] == NOBODY:
        return words("label-fallen")
    return words("label-captured-by", seat=party_name(words, g, g.captor[unit]))


def deeds(words: Words, face: Face) -> Element:
    """Movement and attacks in one line."""
    parts = [words("label-move", n=face.movement)]
    parts.append(words("label-melee", n=face.melee.damage, dice=face.melee.knockback_dice))
    if face.missile:
        parts.append(words("label-missile", n=face.missile.damage, range=face.missile.range))
    return p(".deeds")[" · ".join(parts)]


def texts(words: Words, face: Face) -> Iterable[Element]:
    """The spell and the abilities, as printed."""
    return (clause(words, thing) for thing in (face.spell, *face.abilities) if thing)


def clause(words: Words, thing: Printed) -> Element:
    """Something printed on a card, with its name before it."""
    return p[span(".term")[printed(words, thing, "name")], " ", signed(printed(words, thing, "text"))]


def states(words: Words, g: Tactics, unit: int) -> Iterable[str]:
    """What a unit suffers or bears."""
    if g.is_weakened(unit):
        yield words("inspect-weakened", cost=SHED_COST)
    if unit in poisoned(g):
        yield words("inspect-poisoned")
    if unit == g.bearer:
        yield bearing(words)


def about_detour(words: Words, view: View, unit: int, picked: Targets) -> Element:
    return entry(mark("movement", "legal"), words("draw-detour"), words("inspect-detour"))


def about_face(words: Words, view: View, card: int, picked: Targets) -> Element | None:
    """A Unit card that is not in play."""
    if card >= len(UNIT_FACES):
        return None
    face, unit = UNIT_FACES[card], card_of(card)
    number = [each.id for each in CLASSES].index(unit.unit_class)
    what = [printed(words, CLASSES[number], "name"), " · ", mark("health", "health"), f" {face.health}"]
    return entry(mark(unit.unit_class, "ink"), name_of(words, card), what, deeds(words, face), *texts(words, face))


# ---------------------------------------------------------------- sides and areas


def about_side(words: Words, view: View, party: int, picked: Targets) -> Element | None:
    """A side: its team, its points, and what it has lost."""
    g: Tactics = view.state
    if party >= len(g.side):
        return None
    mates = [party_name(words, g, mate) for mate in g.allies[party] if mate != party]
    lost = [name_of(words, g.card[unit]) for unit in range(4 * party, 4 * party + 4) if is_lost(g, unit)]
    return entry(
        arms(party),
        capital(party_name(words, g, party)),
        words("inspect-units", n=len(g.units_of(party))),
        words("inspect-mates", seats=listed(words, mates)) if mates else "",
        words("label-points", n=points(g, party)) if not g.rules.enemies else "",
        words("inspect-lost", units=listed(words, lost)) if lost else "",
    )


def is_lost(g: Tactics, unit: int) -> bool:
    return bool(g.turn) and g.pos[unit] == OFF_MAP and not any(g.draft)


def about_zone(words: Words, view: View, zone: int, picked: Targets) -> Element | None:
    """A Control Area: its flag, who is there, and what happens to the flag next."""
    g: Tactics = view.state
    if zone >= len(g.flags):
        return None
    counts = [(party, units_in(g, (party,), zone)) for party in range(len(g.side))]
    there = [words("inspect-count", seat=party_name(words, g, party), n=n) for party, n in counts if n]
    return entry(
        mark("flag", f"zone{zone}"),
        printed(words, MAP.zones[zone], "name"),
        words("inspect-flag", mark=words(f"label-flag-{g.flags[zone]}")),
        words("inspect-there", units=listed(words, there)) if there else words("label-nobody"),
        next_flag(words, g, zone),
        words("label-flags-needed", n=flags_needed(g)),
    )


def next_flag(words: Words, g: Tactics, zone: int) -> str:
    """Whether the flag would move for those who are ahead now, and what they lack."""
    if g.secured[zone] != NOBODY:
        return words("label-held", seat=party_name(words, g, g.secured[zone]))
    ahead = majority(g, zone)
    if ahead == NOBODY:
        return words("inspect-flag-stays")
    movers = [seat for seat in g.allies[ahead] if leads(g, seat, zone) and g.side[seat] & g.realm.zones[zone]]
    if g.flags[zone] == 0:
        movers = [seat for seat in movers if holds_trigger(g, seat, zone)]
    if not movers:
        return words("inspect-flag-trigger", seat=party_name(words, g, ahead))
    seats = listed(words, (party_name(words, g, seat) for seat in movers))
    return words("inspect-flag-moves", seats=seats, n=len(movers), mark=words(f"label-flag-{g.flags[zone] + 1}"))


# ----------------------------------------------------------------------- cards


def about_tactic(words: Words, view: View, card: int, picked: Targets) -> Element | None:
    """A Tactic card, in the hand or discarded."""
    if card >= len(TACTICS):
        return None
    tactic = TACTICS[card]
    return entry(
        mark(charge(tactic), "ink"),
        printed(words, tactic, "name"),
        words("draw-kind-tactic", turn=tactic.turn),
        *(
            p[span(".term")[words(f"label-{clause}").capitalize()], " ", signed(printed(words, tactic, clause))]
            for clause in ("if", "then")
        ),
    )


def about_enemy(words: Words, view: View, card: int, picked: Targets) -> Element | None:
    """An Enemy card: which unit it activates, where its sweep begins, what it adds, and its monster."""
    if card >= len(ENEMIES):
        return None
    enemy = ENEMIES[card]
    return entry(
        rose(words, arrow_on(card)),
        printed(words, enemy, "name"),
        words("draw-activates", kind=activates(words, enemy)),
        printed(words, enemy, "bonus"),
        clause(words, enemy.monster),
    )


def about_camp(words: Words, view: View, camp: int, picked: Targets) -> Element | None:
    """A starting location, and whose it is."""
    g: Tactics = view.state
    if camp >= len(MAP.start_areas):
        return None
    owners = [party_name(words, g, seat) for seat, camps in enumerate(g.camps) if camps >> camp & 1]
    what = words("inspect-camp-of", seat=owners[0]) if owners else words("inspect-camp")
    return entry(mark("compass", "ink2"), printed(words, MAP.start_areas[camp], "name"), what)


# ----------------------------------------------------------------------- terms


TERMS: Final[Mapping[str, Mapping[str, str]]] = {
    "counted": {
        "points": "flag",
        "cards": "spell",
        "captured": "melee",
        "flags": "flag",
        "artifact": "artifact",
        "time": "time",
    },
    "pile": {"tactic": "spell", "enemy": "compass", "spare": "fighter"},
}
"""Things that are counted or piled up, with the sign of each."""


def term(words: Words, g: Tactics, target: str) -> Element:
    kind, _, name = target.partition("-")
    lines = [bearing(words)] if target == "counted-artifact" else []
    return entry(mark(TERMS[kind][name], "ink2"), words(target), words(f"{target}-text"), *lines)


Told = Callable[[Words, View, int, Targets], Element | None]
KINDS: Final[Mapping[str, Told]] = {
    "unit": about_unit,
    "detour": about_detour,
    "face": about_face,
    "draft": about_face,
    "space": about_space,
    "side": about_side,
    "zone": about_zone,
    "card": about_tactic,
    "tactic": about_tactic,
    "enemy": about_enemy,
    "dungeon": about_dungeon,
    "camp": about_camp,
    "die": about_die,
}
