"""The colours of a game: each has a name, and one value in the light and one in the dark.

Drawings carry the light colours as attributes, so that a picture needs no style sheet, and say as classes which
colours they have: `f-ink` is filled with ink, `s-ink` is drawn in it. `Palette.css` writes what a page needs to
answer to these classes: a variable `--NAME` and the two classes for each colour.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from gonfalon.lore.svg import COMMON, Pen

Shades = str | tuple[str, str]
"""A colour in the light and in the dark; a single one is the same in both."""


class Palette:
    """The colours of a game beside those common to all pages."""

    def __init__(self, *tables: Mapping[str, Shades]) -> None:
        self.shades: dict[str, tuple[str, str]] = {
            name: (shades, shades) if isinstance(shades, str) else shades
            for table in tables
            for name, shades in table.items()
        }

    @cached_property
    def pen(self) -> Pen:
        """Draws in the light colours."""
        return Pen(COMMON, {name: light for name, (light, _) in self.shades.items()})

    def css(self) -> str:
        """The variables and classes of all colours."""
        own = {name: value_of(*shades) for name, shades in self.shades.items()}
        variables = "".join(f"  --{name}: {value};\n" for name, value in own.items())
        return f":root {{\n{variables}}}\n{''.join(self._classes())}\n"

    def _classes(self) -> Iterator[str]:
        """What never changes needs no class: the attribute says it."""
        changing = [name for name, (light, dark) in self.shades.items() if light != dark]
        for name in (*COMMON, *changing):
            yield f".f-{name} {{ fill: var(--{name}); }}\n.s-{name} {{ stroke: var(--{name}); }}\n"


def value_of(light: str, dark: str) -> str:
    return light if light == dark else f"light-dark({light}, {dark})"
