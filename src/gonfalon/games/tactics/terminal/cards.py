"""Cards in words: the viewer's hand, the piles, and the Unit cards to choose from."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from gonfalon.core import View
from gonfalon.games.tactics.printed import CLASSES, TACTICS, UNIT_FACES, UNITS
from gonfalon.games.tactics.printed.units import Face
from gonfalon.games.tactics.state import ENEMY_FACE, NOBODY, Tactics
from gonfalon.games.tactics.tell.names import card_name, class_name
from gonfalon.games.tactics.tell.names import seat as seat_name
from gonfalon.lore.phrases import listed, printed
from gonfalon.lore.sheet import framed
from gonfalon.lore.words import Words

from .signs import EMBLEMS, HEART, NAMES_OF_SIDES


def cards(words: Words, view: View) -> Iterator[RenderableType]:
    """The viewer's hand, then the deck and the discards."""
    if any(view.state.draft):
        return
    for seat in sorted(view.seats):
        yield hand(words, view, seat)
    yield piles(words, view)


def hand(words: Words, view: View, seat: int) -> Panel:
    """The viewer's own Tactic cards, with what they say."""
    g: Tactics = view.state
    choosing = bool(g.dealt[seat])
    cards = [*g.hand[seat], *g.dealt[seat]]
    lines = [card_text(words, card) for card in cards] or [Text(words("label-no-cards"), "dim")]
    if len(view.seats) > 1:
        title = words("label-hand-of", seat=seat_name(words, view, seat))
    else:
        title = words("label-your-deal" if choosing else "label-your-hand")
    return framed(Group(*lines), Text(title, f"bold {NAMES_OF_SIDES[seat]}"), NAMES_OF_SIDES[seat])


def card_text(words: Words, card: int) -> Text:
    """A Tactic card: its name, its IF and its THEN."""
    tactic = TACTICS[card]
    text = Text(printed(words, tactic, "name"), "bold")
    text.append(f"\n{words('label-if')} ", "bold dim").append(printed(words, tactic, "if"), "not bold")
    text.append(f"\n{words('label-then')} ", "bold dim").append(printed(words, tactic, "then"), "not bold")
    return text


def piles(words: Words, view: View) -> Padding:
    """The deck, and the discards, which all may read."""
    g: Tactics = view.state
    names = ", ".join(printed(words, TACTICS[card], "name") for card in g.discard)
    thrown = words("label-discards", cards=names) if names else words("label-no-discards")
    return Padding(Text(f"{words('label-deck', n=len(g.deck))} · {thrown}", "dim"), (0, 1))


def draft(words: Words, view: View, seat: int) -> Panel:
    """The Unit cards a player chooses from, two of each class; those in question with all that is on them."""
    g: Tactics = view.state
    ask = view.asks.get(seat)
    asked = ask.about[0] if ask and ask.what == "take" else NOBODY
    lines: list[RenderableType] = []
    for unit_class in range(len(CLASSES)):
        cards = g.draft[seat][2 * unit_class : 2 * unit_class + 2]
        names = listed(words, (card_name(words, card) for card in cards))
        style = "bold" if unit_class == asked else ""
        lines.append(Text(f"{class_name(words, unit_class)} ", "dim").append(names, style))
        if unit_class == asked:
            lines += [line for card in cards for line in unit_card(words, card)]
    title = f"{EMBLEMS[seat]} {seat_name(words, view, seat)} · {words('label-draft')}"
    return framed(Group(*lines), Text(title, f"bold {NAMES_OF_SIDES[seat]}"), NAMES_OF_SIDES[seat])


def unit_card(words: Words, card: int) -> Iterator[RenderableType]:
    """Both faces of a Unit card: what it would be for the player, and for the Enemy."""
    name = Text(f"\n{card_name(words, card)}", "bold")
    yield name.append(f", {printed(words, UNITS[card], 'epithet')}", "not bold")
    yield from face_text(words, UNIT_FACES[card])
    yield Text(words("label-as-enemy"), "bold dim")
    yield from face_text(words, UNIT_FACES[card + ENEMY_FACE], "dim")


def face_text(words: Words, face: Face, style: str = "") -> Iterator[RenderableType]:
    """One face of a Unit card: its values, its spell, its abilities."""
    values = [f"{HEART}{face.health}", words("label-move", n=face.movement)]
    values.append(words("label-melee", n=face.melee.damage, dice=face.melee.knockback_dice))
    if face.missile:
        values.append(words("label-missile", n=face.missile.damage, range=face.missile.range))
    supply = words("label-mana" if face.mana else "label-ammo")
    values += [f"{supply} {face.ammo + face.mana}"] if face.ammo + face.mana else []
    yield Padding(Text(" · ".join(values), style), (0, 0, 0, 2))
    for thing in [*([face.spell] if face.spell else []), *face.abilities]:
        text = Text(f"{printed(words, thing, 'name')} ", f"{style} bold")
        yield Padding(text.append(printed(words, thing, "text"), f"not bold {style}"), (0, 0, 0, 2))
