"""The colours of a game: each has a name, and one value for light mode and one for dark.

Drawings carry the light colours as attributes, so that a picture needs no style sheet, and name their colours in
classes: `f-ink` is filled with ink, `s-ink` is stroked with it. `Palette.css` writes what a page needs to support
these classes: a variable `--NAME` and the two classes for each colour.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from gonfalon.lore.svg import COMMON, Pen

Shades = str | tuple[str, str]
"""A colour in light and in dark mode; a single one is used in both."""


class Palette:
    """The colours of a game, in addition to those common to all pages."""

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
        """A colour that is the same in both modes needs no class: the attribute is enough."""
        changing = [name for name, (light, dark) in self.shades.items() if light != dark]
        for name in (*COMMON, *changing):
            yield f".f-{name} {{ fill: var(--{name}); }}\n.s-{name} {{ stroke: var(--{name}); }}\n"


def value_of(light: str, dark: str) -> str:
    return light if light == dark else f"light-dark({light}, {dark})"
