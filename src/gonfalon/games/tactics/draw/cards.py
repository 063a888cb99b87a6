"""Cards: what a Tactic card and a Unit card look like, and the faces of the Action dice.

A card is HTML with its picture as SVG, so that its text breaks as the page needs. draw.css lays it out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element, Node, article, div, footer, h3, header, p, span

from gonfalon.games.tactics.printed import CLASSES, FACES, FILES, TACTICS, UNIT_FACES, UNITS
from gonfalon.games.tactics.printed.tactics import Tactic
from gonfalon.games.tactics.printed.units import Ability, EnemyFace, Face, Unit
from gonfalon.games.tactics.state import ENEMY_FACE
from gonfalon.games.tactics.tell.names import face_name
from gonfalon.lore.phrases import printed
from gonfalon.lore.svg import Icon
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import sign

PICTURE: Final = (232, 100)
TACTIC_RULE: Final = "TAC-CRD-01"
UNIT_RULE: Final = "TAC-UNI-01"
BEHAVIOURS: Final = {behaviour.id: behaviour for behaviour in FILES.units.behaviours}

# The charge on a Tactic card, by the moment it is played; where that says little, by what it does.
CHARGES: Final = {
    "move_start": "movement",
    "move_end": "movement",
    "portal_used": "portal",
    "village_used": "village",
    "spell_cast": "spell",
    "after_roll": "power",
    "knockback_stopped": "knockback",
    "unit_captured": "melee",
    "declare_attack": "missile",
    "take_damage_calc": "weakened",
}
DEEDS: Final = {"heal": "health", "unweaken": "health", "free_move": "compass"}


def signed(text: str) -> list[Node]:
    """A text in which hearts are drawn."""
    return [mark("health", "health", "♥") if part == "♥" else part for part in re.split("(♥)", text)]


def mark(name: str, colour: str, said: str = "", classes: str = "mark") -> Element:
    """A small icon in a line of text."""
    spoken = {"role": "img", "aria_label": said} if said else {"aria_hidden": "true"}
    return pen("svg", pen.icon(sign(name), 24, 24, 48, colour), viewBox="0 0 48 48", classes=classes, **spoken)


# --------------------------------------------------------------------- Tactics


@lru_cache(256)
def tactic_card(words: Words, card: int, target: bool) -> Element:
    """A Tactic card; one that can be chosen has a target name."""
    tactic = TACTICS[card]
    name, when, then = (printed(words, tactic, what) for what in ("name", "if", "then"))
    label = words("draw-card", card=name, **{"if": when, "then": then})
    touch: dict[str, str] = {"role": "img"}
    if target:
        touch = {"data-target": f"card-{card}", "tabindex": "-1", "role": "button"}
    return article({"class": "card tactic-card", "aria-label": label, **touch})[
        header[h3[name]],
        picture(sign(charge(tactic)), "tactic", card),
        span(".kind")[words("draw-kind-tactic", turn=tactic.turn)],
        div(".text")[
            div(".clause")[span(".word")[words("label-if").capitalize()], p[signed(when)]],
            div(".clause")[span(".word")[words("label-then").lower()], p[signed(then)]],
        ],
        foot(words, TACTIC_RULE, "tactic"),
    ]


def charge(tactic: Tactic) -> str:
    """The sign on a Tactic card."""
    kinds = tactic.filters.attacks or tuple(kind for effect in tactic.effects for kind in effect.attacks)
    if 0 < len(kinds) < 3 and kinds[0] != "ballista":
        return kinds[0]
    free = [effect.attack for effect in tactic.effects if effect.op == "free_attack"]
    if free and free[0] in ("melee", "missile", "spell"):
        return free[0]
    return CHARGES.get(tactic.trigger) or DEEDS.get(tactic.effects[0].op, "flag")


def foot(words: Words, rule: str, kind: str) -> Element:
    return footer[span[rule], span[words("draw-source", kind=kind)]]


@lru_cache(256)
def picture(charge: Icon, colour: str, seed: int) -> Element:
    """A charge in paper on a field with a diaper, its shadow one step off."""
    wide, high = PICTURE
    diapers = (lattice, chevrons, stripes)
    return pen(
        "svg",
        pen("rect", width=wide, height=high, fill=colour),
        pen("path", d=diapers[seed % 3](), stroke="face", stroke_opacity=0.16, stroke_width=1.6),
        pen.icon(charge, wide / 2 + 2, high / 2 - 1.4, 70, "line", opacity=".35"),
        pen.icon(charge, wide / 2, high / 2 - 4, 70, "face"),
        viewBox=f"0 0 {wide} {high}",
        preserveAspectRatio="xMidYMid slice",
        classes="picture",
        aria_hidden="true",
    )


def lattice() -> str:
    return "".join(f"M{x} 0l100 100M{x + 100} 0l-100 100" for x in range(-100, 240, 20))


def chevrons() -> str:
    row = "l14 9l14-9" * 9
    return "".join(f"M-8 {y}{row}" for y in range(-4, 110, 18))


def stripes() -> str:
    return "".join(f"M{x} 0v100" for x in range(8, 232, 12))


# ----------------------------------------------------------------------- units


def card_of(card: int) -> Unit:
    """A Unit card by its number or by that of its Enemy face."""
    return UNITS[card % ENEMY_FACE]


def name_of(words: Words, card: int) -> str:
    """A unit by the name on its card."""
    return printed(words, card_of(card), "name")


@lru_cache(256)
def unit_card(words: Words, card: int, target: str = "", bears: str = "") -> Element:
    """A face of a Unit card: its tracks, its attacks, its spell and its abilities; what the Artifact adds."""
    unit, face = card_of(card), UNIT_FACES[card]
    number = [each.id for each in CLASSES].index(unit.unit_class)
    kind = printed(words, CLASSES[number], "name")
    enemy = isinstance(face, EnemyFace)
    touch: dict[str, str] = {}
    if target:
        label = words("draw-choice", unit=printed(words, unit, "name"), kind=kind)
        touch = {"data-target": target, "tabindex": "-1", "role": "button", "aria-label": label}
    return article({"class": f"card unit-card{' enemy-face' if enemy else ''}", **touch})[
        header[
            h3[printed(words, unit, "name"), " ", span(".epithet")[printed(words, unit, "epithet")]],
            span({"class": f"speed class{number}", "aria-label": f"{words('draw-movement')} {face.movement}"})[
                mark("movement", "face"), str(face.movement)
            ],
        ],
        picture(sign(unit.unit_class), f"class{number}", number + 1),
        span(".kind")[words("draw-kind-enemy", kind=kind) if enemy else kind],
        div(".text")[
            *tracks(words, face),
            *attacks(words, face),
            *(ability(words, each) for each in face.abilities),
            isinstance(face, EnemyFace)
            and p(".behaviour")[signed(printed(words, BEHAVIOURS[face.behaviour], "text"))],
            bears and p(".bears")[mark("artifact", "brass"), " ", bears],
        ],
        foot(words, UNIT_RULE, "unit"),
    ]


def tracks(words: Words, unit: Face) -> Iterator[Element]:
    """Health, and Ammo or Mana, as on the card: one box for each point, the highest first."""
    for name, top in (("health", unit.health), ("ammo", unit.ammo), ("mana", unit.mana)):
        if top:
            label = f"{words(f'draw-{name}' if name == 'health' else f'label-{name}')} {top}"
            boxes = [span[str(n)] for n in range(top, 0, -1)]
            yield div({"class": f"track {name}", "role": "img", "aria-label": label})[mark(name, name), boxes]


def attacks(words: Words, unit: Face) -> Iterator[Element]:
    """What the unit can do to others, with the dice it rolls."""
    melee, missile, spell = unit.melee, unit.missile, unit.spell
    yield attack("melee", words("draw-damage", n=melee.damage), "knockback", melee.knockback_dice)
    if missile:
        text = words("draw-damage-range", n=missile.damage, range=missile.range)
        yield attack("missile", text, "miss", missile.miss_dice)
    if spell:
        reach = (
            words("draw-spell-range", range=spell.range)
            if spell.range_kind == "spaces"
            else words("draw-spell-free")
        )
        yield attack("spell", f"{printed(words, spell, 'name')} ({reach})", "power", 0)
        yield p[signed(printed(words, spell, "text"))]


def attack(kind: str, text: str, icon: str, dice: int) -> Element:
    return div(".attack")[
        mark(kind, "ink"), span[text], span(".dice", aria_hidden="true")[[small_die((icon,)) for _ in range(dice)]]
    ]


def ability(words: Words, ability: Ability) -> Element:
    return div(".ability")[
        div[
            span(".name")[printed(words, ability, "name")],
            span(".aside")[words("draw-passive", kind=ability.kind)],
        ],
        p[signed(printed(words, ability, "text"))],
    ]


# ------------------------------------------------------------------------ dice


def dice(words: Words, faces: tuple[int, ...]) -> Element:
    """Rolled dice, side by side."""
    return span(".dice")[[die(words, face) for face in faces]]


@lru_cache(64)
def die(words: Words, face: int) -> Element:
    return small_die(FACES[face].icons, words("draw-die", face=face_name(words, face)))


@lru_cache(64)
def thrown_die(words: Words, face: int, hit: bool) -> Element:
    """A die as it lands, and whether it is what was hoped for."""
    label = words("draw-die", face=face_name(words, face))
    return small_die(FACES[face].icons, label, "die hit" if hit else "die miss")


@lru_cache(64)
def small_die(icons: tuple[str, ...], label: str = "", classes: str = "die") -> Element:
    """A die from above: a rounded square with one symbol, or two aslant."""
    places = [(20.0, 20.0, 27.0)] if len(icons) == 1 else [(14.0, 14.0, 18.0), (26.5, 26.5, 18.0)]
    spoken = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return pen(
        "svg",
        pen("rect", x=1.5, y=1.5, width=37, height=37, rx=7, fill="face", stroke="figure", stroke_width=2),
        *(pen.icon(sign(name), x, y, size, "figure") for name, (x, y, size) in zip(icons, places)),
        viewBox="0 0 40 40",
        classes=classes,
        **spoken,
    )
