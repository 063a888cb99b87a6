"""The map in the terminal, as rows of hexes, with a legend and the surroundings of the viewer's heroes."""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from gonfalon.core import View
from gonfalon.games.heroes.codes import (
    NOBODY,
    POSITIONS,
    SLOT,
    is_main,
    seat_of,
)
from gonfalon.games.heroes.printed import (
    LOCATION_ID,
    LOCATIONS,
)
from gonfalon.games.heroes.rules.geography import (
    BLOCKED,
    CENTER,
    category,
    grid_of,
    guarded,
    holder,
    of,
    own_heroes,
)
from gonfalon.games.heroes.state import Heroes
from gonfalon.games.heroes.tell.names import bearing, direction, field_name, hero_name, location_name
from gonfalon.games.heroes.tell.options import there_name
from gonfalon.lore.phrases import capital
from gonfalon.lore.sheet import framed
from gonfalon.lore.words import Words

from .signs import EMBLEMS, NOTHING, PAINT

EMPTY_FIELD: Final = LOCATION_ID["empty_field"]


CELLS: Final = (3, 2, 1)
"""Half the letters of a hex, widest first."""


CUBE, FACE_DOWN, WALLED = "●", "?", "##"


def land(words: Words, view: View, width: int) -> RenderableType:
    """The map, what its letters mean, and the surroundings of the viewer's heroes."""
    g: Heroes = view.state
    parts: list[RenderableType] = [hexes(words, g, width), legend(words, g)]
    parts += [around(words, g, hero) for seat in sorted(view.seats) for hero in own_heroes(g, seat)]
    return framed(Group(*parts), words("label-map"))


def hexes(words: Words, g: Heroes, width: int) -> Text:
    """The fields in rows; each row is shifted half a hex to the right of the one above."""
    places = grid_of(g.centers).places
    columns = [2 * q + r for q, r in places]
    left, room = min(columns), max(columns) - min(columns) + 2
    half = next((each for each in CELLS if each * room <= width), CELLS[-1])
    text = Text(no_wrap=True, overflow="crop")
    for row in range(min(r for _, r in places), max(r for _, r in places) + 1):
        at = 0
        for column, field in sorted((columns[n], n) for n, (_, r) in enumerate(places) if r == row):
            start = half * (column - left)
            text.append(" " * (start - at)).append_text(cell(words, g, field, 2 * half))
            at = start + 2 * half
        text.append("\n")
    text.right_crop(1)
    return text


def cell(words: Words, g: Heroes, field: int, width: int) -> Text:
    """A field in `width` letters, the last left blank if there is room."""
    sign, mark, style = signs(words, g, field)
    said = f"{sign:<2}{mark if width > 2 else ''}"
    return Text(f"{said:<{width}}", style)


def signs(words: Words, g: Heroes, field: int) -> tuple[str, str, str]:
    """The letters of a field, its sign, and its colour. A hero hides everything else."""
    slot, position = divmod(field, POSITIONS)
    location = of(g).locations[field]
    if location < 0:
        return (SLOT.names[slot], "", "dim bold") if position == CENTER else (FACE_DOWN, "", "dim")
    heroes, owner = g.heroes_on(field), holder(g, field)
    mark = EMBLEMS[owner] if owner != NOBODY else str(of(g).difficulty(field)) if guarded(g, field) else ""
    if not mark and g.visited >> field & 1 and category(g, location) == "visitable":
        mark = CUBE
    if heroes:
        hero, seat = min(heroes), seat_of(min(heroes))
        return f"{EMBLEMS[seat]}{'H' if is_main(hero) else 'h'}", mark, f"bold reverse {PAINT[seat]}"
    colour = PAINT[owner] if owner != NOBODY else "dim" if mark == CUBE else ""
    if location in (EMPTY_FIELD, BLOCKED):
        return (NOTHING if location == EMPTY_FIELD else WALLED), "", "dim"
    return letters(words.lang)[location], mark, colour


@cache
def letters(lang: str) -> tuple[str, ...]:
    """Two letters for each location: its initials if they are free, else the first that are."""
    taken: list[str] = []
    for location in LOCATIONS:
        name = location.text("name", lang)
        words = [word for word in name.replace("’", " ").replace("-", " ").split() if word[0].isupper()]
        pairs = [words[0][0] + word[0] for word in words[1:]] + [name[0] + letter for letter in name[1:].lower()]
        spare = (f"{name[0]}{n}" for n in range(10))
        usable = [pair for pair in pairs if pair.isalpha() and pair not in taken]
        taken.append(usable[0] if usable else next(each for each in spare if each not in taken))
    return tuple(taken)


def legend(words: Words, g: Heroes) -> RenderableType:
    """What the letters mean, for those on the map."""
    shown = sorted({location for location in of(g).locations if location >= 0} - {EMPTY_FIELD, BLOCKED})
    said = [f"{letters(words.lang)[location]} {location_name(words, location)}" for location in shown]
    signs_said = words("label-signs", cube=CUBE, down=FACE_DOWN, wall=WALLED)
    return Text(" · ".join([*said, signs_said]), "dim")


def around(words: Words, g: Heroes, hero: int) -> Text:
    """Where a hero stands, and what is next to it."""
    at, seat = g.hero_at[hero], seat_of(hero)
    mp = capital(words("label-mp", hero=hero_name(words, g, hero), mp=g.mp[hero]))
    text = Text(mp, f"bold {PAINT[seat]}")
    text.append(f" · {field_name(words, g, at)}", "not bold default")
    for to in of(g).neighbours[at]:
        where = direction(words, bearing(g, at, to))
        text.append(f" · {where}", "not bold dim").append(f" {there_name(words, g, hero, to)}", "not bold default")
    return text
