"""Pieces, spaces and signs as the lists name them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.padding import Padding
from rich.text import Text

from gonfalon.games.nerath.printed import PIECES, REALMS
from gonfalon.games.nerath.printed.regions import CAPITALS
from gonfalon.games.nerath.rules.sides import battles
from gonfalon.games.nerath.state import FIGHT, MOVING, WARSHIP, Nerath, load_of
from gonfalon.games.nerath.tell.names import piece_name, space_name
from gonfalon.lore.words import Words

LETTERS: Final = 2

# Signs. They are those that every terminal's font has.
EMBLEMS: Final = "☾☼●♜"
BATTLE, CROWN, MARK, GOES, BOARDS = "×", "★", "►", "→", "↓"
COLOURS: Final = ("#9A8FB5", "#D8A520", "#D9534F", "#5E97E0")
"""By realm: its colour for text on any background."""
DANGER: Final = "#D0435E"


# ------------------------------------------------------------------------------ pieces


def short(words: Words, type_: int) -> str:
    """A piece in two letters; a Warship with what it carries: `Wa(Fi Mo)`."""
    letters = piece_name(words, type_)[:LETTERS]
    load = load_of(type_) if type_ >= WARSHIP else ()
    return f"{letters}({' '.join(short(words, piece) for piece in load)})" if load else letters


def army(words: Words, bands: Iterable[tuple[int, int]]) -> str:
    """Pieces in a row: `3 Fo 1 Dr`."""
    return " ".join(f"{n} {short(words, type_)}" for type_, n in bands)


def tenants(words: Words, g: Nerath, space: int) -> Text:
    """Whoever is in a space, each realm with its sign."""
    text = Text()
    for realm in range(len(REALMS)):
        if bands := g.army(realm, space):
            text.append("  " if text else "").append(f"{EMBLEMS[realm]} {army(words, bands)}", COLOURS[realm])
    return text


def legend(words: Words) -> Padding:
    """What the letters and signs mean."""
    kinds = [f"{short(words, kind)} {piece_name(words, kind)}" for kind in range(len(PIECES))]
    signs = [f"{CROWN} {words('label-capital')}", f"{BATTLE} {words('label-battle')}"]
    return Padding(Text(" · ".join([*kinds, *signs]), "dim"), (0, 1))


# ------------------------------------------------------------------------------ spaces


def name_of(words: Words, g: Nerath, space: int) -> Text:
    """A space with its signs: a Capital, a battle to come."""
    text = Text(space_name(words, space), "bold" if CAPITALS >> space & 1 else "")
    if CAPITALS >> space & 1:
        text.append(f" {CROWN}")
    if pending(g) >> space & 1:
        text.append(f" {BATTLE}", f"bold {DANGER}")
    return text


def pending(g: Nerath) -> int:
    """The spaces where the active realm has battles to fight."""
    return battles(g) if g.step in (MOVING, FIGHT) else 0
