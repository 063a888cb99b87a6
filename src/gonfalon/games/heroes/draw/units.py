"""Unit cards: in a fight with their damage, in a town with their cost, in an army in a row."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from htpy import Element

from gonfalon.games.heroes.codes import DEFENDING, PARALYSED, TIERS, creature_of, is_pack
from gonfalon.games.heroes.printed import CREATURES, STRUCTURES
from gonfalon.games.heroes.printed.units import UnitAbility
from gonfalon.games.heroes.rules.combat.faces import FACES, TOWER_FACE, TOWER_UNIT, Face
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.svg import area, breadth, broken, fitted, short
from gonfalon.lore.words import Words

from .briefs import brief
from .colours import PEN as pen
from .colours import RESOURCES, figure, unit_sign
from .heraldry import at, colour_of, count_shield, tick
from .names import price, price_said, sentence

WIDE, HIGH = 158, 122
PORTRAIT: Final = 66
FOOT: Final = 24
TYPES: Final = ("ground", "flying", "ranged")
TOWER_CARD: Final = next(card for card in STRUCTURES if card.id == "arrow_tower")
DROP: Final = "M0-22C11-9 14-3 14 2A14 14 0 0 1-14 2C-14-3-11-9 0-22Z"


class Fighter(NamedTuple):
    """A unit as its card shows it. `unit` is a face as in codes.py; the values include temporary effects,
    `changed` says by how much, in the order attack, defense, hit points, initiative."""

    unit: int
    faction: str
    attack: int
    defense: int
    hp: int
    initiative: int
    wounds: int = 0
    marks: int = 0
    acted: bool = False
    retaliated: bool = False
    active: bool = False
    changed: tuple[int, int, int, int] = (0, 0, 0, 0)


def face_of(unit: int) -> Face:
    return TOWER_FACE if unit == TOWER_UNIT else FACES[unit]


def unit_faction(unit: int) -> str:
    """The faction whose colours a unit has."""
    return (
        getattr(CREATURES[creature_of(unit)], "faction", "neutral") or "neutral"
        if unit != TOWER_UNIT
        else "neutral"
    )


def plain(unit: int, faction: str = "") -> Fighter:
    """A unit with nothing but what is printed."""
    face = face_of(unit)
    return Fighter(unit, faction or unit_faction(unit), face.attack, face.defense, face.hp, face.initiative)


def unit_name(words: Words, unit: int) -> str:
    return named(words, TOWER_CARD if unit == TOWER_UNIT else CREATURES[creature_of(unit)])


def side_name(words: Words, unit: int) -> str:
    """Few, Pack, or neither for cards with one face."""
    if unit == TOWER_UNIT or not hasattr(CREATURES[creature_of(unit)], "pack"):
        return words("draw-neutral-side") if unit != TOWER_UNIT else ""
    return words("draw-pack" if is_pack(unit) else "draw-few")


def shows_pack(unit: int) -> bool:
    """Whether a card lies with its Pack side up; some have only one side."""
    return unit != TOWER_UNIT and is_pack(unit) and hasattr(CREATURES[creature_of(unit)], "pack")


def sign_of(unit: int) -> str:
    return "arrow_tower" if unit == TOWER_UNIT else unit_sign(creature_of(unit))


def printed_abilities(unit: int) -> tuple[UnitAbility, ...]:
    """What a unit can do beyond its values, as printed on a face."""
    creature: Any = CREATURES[creature_of(unit)]
    values = getattr(creature, "pack" if is_pack(unit) else "few", creature)
    return tuple(values.abilities)


@lru_cache(1 << 10)
def abilities(words: Words, unit: int) -> tuple[str, ...]:
    """What a unit can do beyond its values."""
    if unit == TOWER_UNIT:
        return (printed(words, TOWER_CARD, "text"),)
    return tuple(printed(words, each, "text") for each in printed_abilities(unit))


def in_short(words: Words, unit: int) -> str:
    """What a unit can do, in a few words."""
    if unit == TOWER_UNIT:
        return ""
    return " · ".join(brief(words, each) for each in printed_abilities(unit))


def conditions(unit: Fighter) -> tuple[tuple[str, bool], ...]:
    """What may be true of a unit for a while, as ids of words."""
    return (
        ("draw-paralysed", bool(unit.marks & PARALYSED)),
        ("draw-defending", bool(unit.marks & DEFENDING)),
        ("draw-acted", unit.acted),
        ("draw-retaliated", unit.retaliated),
    )


@lru_cache(1 << 11)
def label(words: Words, unit: Fighter) -> str:
    """A unit in words, with everything its card says."""
    side = side_name(words, unit.unit)
    return sentence(
        [
            f"{unit_name(words, unit.unit)}, {side}" if side else unit_name(words, unit.unit),
            words(
                "draw-values",
                attack=unit.attack,
                defense=unit.defense,
                hp=unit.hp - unit.wounds,
                of=unit.hp,
                initiative=unit.initiative,
            ),
            *(words(id) for id, is_so in conditions(unit) if is_so),
            *abilities(words, unit.unit),
        ]
    )


# ------------------------------------------------------------------------ cards


@lru_cache(1 << 11)
def card(words: Words, unit: Fighter) -> Element:
    """The card of a unit, with its upper left corner at the origin."""
    colour = colour_of(unit.faction) + ("-dim" if unit.acted else "")
    paper = "paper" if unit.acted else "raised"
    return pen.group(
        *edges(unit),
        pen("rect", fill=paper, stroke="ink", stroke_width=1.6, classes="card-paper", **area(0, 0, WIDE, HIGH, 8)),
        pen("path", d=f"M8 0H{PORTRAIT}V{HIGH - FOOT}H0V8Q0 0 8 0Z", fill=colour),
        *portrait(unit.unit, colour, PORTRAIT / 2, 51),
        pen(
            "path",
            d=f"M{PORTRAIT} 0V{HIGH - FOOT}H0M{PORTRAIT} {HIGH - FOOT}H{WIDE}",
            stroke="ink",
            stroke_width=1.2,
        ),
        *tier(unit.unit, 13, 14),
        *values(words, unit),
        *health(unit),
        *tokens(unit),
        *(drop(unit.wounds) if unit.wounds else ()),
        *(tick(12, HIGH - FOOT - 12) if unit.acted else ()),
    )


def edges(unit: Fighter) -> Iterator[Element]:
    """The shadow; for a Pack also two card edges above it, and a ring around the activated unit."""
    yield pen("rect", fill="line", fill_opacity=0.34, **area(3, 5, WIDE, HIGH, 8))
    if shows_pack(unit.unit):
        yield pen("rect", fill="rule", stroke="ink", stroke_width=1.3, **area(5, -8, WIDE, HIGH, 8))
        yield pen("rect", fill="paper", stroke="ink", stroke_width=1.3, **area(2.5, -4, WIDE, HIGH, 8))
    if unit.active:
        yield pen("rect", stroke="raised", stroke_width=9, **area(-6, -6, WIDE + 12, HIGH + 12, 13))
        yield pen("rect", stroke="legal", stroke_width=4.6, **area(-6, -6, WIDE + 12, HIGH + 12, 13))


def portrait(unit: int, colour: str, x: float, y: float) -> Iterator[Element]:
    """A Few is one figure; a Pack has two more behind it."""
    sign = sign_of(unit)
    if not shows_pack(unit):
        yield figure(sign, x, y, 52, "cloth")
        return
    for side in (-14, 14):
        yield figure(sign, x + side, y - 17, 30, "cloth", 0.5)
    move = f"translate({short(x - 24)} {short(y - 19)})"
    yield pen("use", href=f"#her-i-{sign}", fill=colour, stroke=colour, stroke_width=5, transform=move)
    yield figure(sign, x, y + 5, 48, "cloth")


def tier(unit: int, x: float, y: float) -> Iterator[Element]:
    """The stars of the tier."""
    name = getattr(CREATURES[creature_of(unit)], "tier", "none") if unit != TOWER_UNIT else "none"
    if name in TIERS:
        yield figure(f"tier_{name}", x, y, 17, "cloth", 0.8)


def values(words: Words, unit: Fighter) -> Iterator[Element]:
    """Name, kind, attack, defense, initiative."""
    name = unit_name(words, unit.unit)
    room = WIDE - PORTRAIT - 13
    yield pen.text(name, 73, 20, fitted(name, room, 15, True), serif=True, bold=True)
    yield figure(f"type_{TYPES[face_of(unit.unit).type]}", 80, 34, 14, "ink2")
    side = side_name(words, unit.unit)
    yield pen.text(side, 91, 38.8, fitted(side, 70, 13.5), "ink2", serif=True, italic=True)
    yield figure("attack", 82, 60, 20, "ink")
    yield pen.text(str(unit.attack), 93, 67, 20, tone(unit.changed[0]), serif=True, bold=True)
    yield figure("defense", 124, 60, 20, "ink")
    yield pen.text(str(unit.defense), 135, 67, 20, tone(unit.changed[1]), serif=True, bold=True)
    yield figure("initiative", 82, 85, 17, "ink2")
    yield pen.text(str(unit.initiative), 94, 90, 15, tone(unit.changed[3], "ink2"), bold=True)


def tone(change: int, usual: str = "ink") -> str:
    """The ink of a value: raised or lowered ones stand out."""
    return usual if not change else "legal" if change > 0 else "danger"


def health(unit: Fighter) -> Iterator[Element]:
    """One pip per hit point along the foot; lost ones are hollow."""
    y = HIGH - FOOT / 2
    yield figure("health", 14, y, 14, "health")
    step = min(17, (WIDE - 38) / max(unit.hp, 1))
    radius = min(5, step * 0.36)
    for n in range(unit.hp):
        whole = n < unit.hp - unit.wounds
        yield pen(
            "circle",
            cx=31 + step * n,
            cy=y,
            r=radius,
            fill="health" if whole else "",
            stroke="health",
            stroke_width=1.4,
        )


def tokens(unit: Fighter) -> Iterator[Element]:
    """Paralysis and Defense Tokens, and a used Retaliation."""
    x = WIDE - 16.0
    for sign, colour in (("defense", "legal"), ("effect_ongoing", "danger"), ("battle", "ink2")):
        shown = {
            "defense": unit.marks & DEFENDING,
            "effect_ongoing": unit.marks & PARALYSED,
            "battle": unit.retaliated and not unit.acted,
        }[sign]
        if shown:
            yield pen("circle", cx=x, cy=85, r=11, fill="raised", stroke=colour, stroke_width=1.8)
            yield figure(sign, x, 85, 14, colour)
            x -= 25


def drop(wounds: int) -> Iterator[Element]:
    """The damage, as a drop on the lower right corner."""
    x, y = WIDE - 6, HIGH - 9
    yield pen("path", d=DROP, fill="health", stroke="cloth", stroke_width=2, transform=at(x, y))
    yield pen.text(str(wounds), x, y + 8, 16, "cloth", bold=True, anchor="middle")


@lru_cache(1 << 9)
def disc(unit: int, faction: str, initiative: int, acted: bool, active: bool) -> Element:
    """A unit in the order of initiative, around its middle."""
    radius = 34 if active else 27
    colour = colour_of(faction) + ("-dim" if acted else "")
    parts = []
    if active:
        parts.append(pen("circle", r=39, fill="panel", stroke="legal", stroke_width=4))
    parts += [
        pen("circle", r=radius, fill=colour, stroke="line", stroke_width=1.7),
        pen("circle", r=radius - 4, stroke="cloth", stroke_opacity=0.65, stroke_width=1),
        figure(sign_of(unit), 0, 0, radius * 1.22, "cloth"),
    ]
    parts += count_shield(str(initiative), 0, radius - 9)
    if acted:
        parts += tick(radius * 0.72, -radius * 0.72)
    return pen.group(*parts)


# ------------------------------------------------------------------------ prices


def prices(cost: tuple[int, int, int], x: float, y: float, size: float = 17, lacks: int = 0) -> Iterator[Element]:
    """A cost, from left to right; `lacks` is a mask of the resources the player is short of."""
    for resource, n in enumerate(cost):
        if not n:
            continue
        yield figure(RESOURCES[resource], x + size / 2, y, size, RESOURCES[resource])
        ink = "danger" if lacks >> resource & 1 else "ink"
        yield pen.text(str(n), x + size + 4, y + size * 0.36, size, ink, bold=True)
        x += size + 14 + breadth(str(n), size, True)


def cost_of(unit: int) -> tuple[int, int, int]:
    """The price on a face: to recruit the Few, to reinforce to the Pack."""
    creature = CREATURES[creature_of(unit)]
    face = getattr(creature, "pack" if is_pack(unit) else "few", creature)
    return price(face.cost) if hasattr(face, "cost") else (0, 0, 0)


def cost_said(words: Words, unit: int) -> str:
    return price_said(words, cost_of(unit))


def ability_lines(words: Words, unit: int, room: int, most: int) -> list[str]:
    """The abilities of a unit in lines of limited length; what does not fit is cut."""
    lines = [each for text in abilities(words, unit) for each in broken(text, room)]
    return lines if len(lines) <= most else [*lines[: most - 1], lines[most - 1].rstrip(" .,") + " …"]
