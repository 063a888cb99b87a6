"""Dice that lie on the table while a player may do something about them, over the board."""

from __future__ import annotations

from functools import lru_cache

from htpy import Element, div, section

from gonfalon.core import View
from gonfalon.games.contract import Targets
from gonfalon.games.tactics.printed import FACES
from gonfalon.games.tactics.tell.names import DICE_ICONS, face_name
from gonfalon.games.tactics.tell.prompts import about
from gonfalon.lore.drawing import hidden_panel
from gonfalon.lore.phrases import printed
from gonfalon.lore.words import Words

from .cards import die, signed
from .entries import entry

Faces = tuple[int, ...]


def lying(words: Words, view: View) -> Element:
    """The dice that a question of the viewer's is about; those that may be rolled again can be picked."""
    faces = faces_asked(view)
    again = any(ask.what == "reroll" for ask in view.asks.values())
    return laid_out(words, faces, again) if faces else hidden_panel("lying")


def faces_asked(view: View) -> Faces:
    """The faces that the viewer is asked about; usually none."""
    for ask in view.asks.values():
        kinds = about(ask)
        if "faces" in kinds:
            return ask.about[kinds.index("faces") :]
    return ()


@lru_cache(256)
def laid_out(words: Words, faces: Faces, again: bool) -> Element:
    return section({"id": "lying", "class": "panel lying", "aria-label": words("draw-rolled")})[
        [on_table(words, n, face, again) for n, face in enumerate(faces)]
    ]


def on_table(words: Words, n: int, face: int, again: bool) -> Element:
    """A die on the table."""
    said = words("draw-die-nth", n=n + 1, face=face_name(words, face))
    if not again:
        return div({"data-about": f"die-{n}"})[die(words, face)]
    touch = {"data-target": f"die-{n}", "role": "button", "tabindex": "-1", "aria-label": said}
    return div({"class": "touch", **touch})[die(words, face)]


def about_die(words: Words, view: View, n: int, picked: Targets) -> Element | None:
    """A die on the table: what its symbols do."""
    faces = faces_asked(view)
    if n >= len(faces):
        return None
    icons = [DICE_ICONS[icon] for icon in FACES[faces[n]].icons]
    lines = (signed(printed(words, icon, "text")) for icon in icons)
    return entry(die(words, faces[n]), face_name(words, faces[n]), "", *lines)
