"""Drawings as pictures: for notebooks, and as SVG or PNG files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from gonfalon.core import GonfalonError
from gonfalon.lore import fonts


@dataclass(frozen=True)
class Picture:
    """A drawing. Notebooks display it automatically."""

    drawn: str
    """The drawing alone; its texts need our fonts."""

    @cached_property
    def svg(self) -> str:
        """The drawing with its fonts: it looks the same everywhere."""
        return fonts.embedded(self.drawn)

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture, {len(self.drawn)} characters of SVG>"

    def png(self, width: int | None = None) -> bytes:
        """The drawing as a PNG, `width` pixels wide if given."""
        from resvg_py import svg_to_bytes

        return svg_to_bytes(svg_string=self.drawn, width=width, font_files=fonts.truetype())

    def save(self, file: str | Path) -> None:
        """Save to a file whose name ends in .svg or .png."""
        file = Path(file)
        if file.suffix.lower() == ".svg":
            file.write_text(self.svg, encoding="utf-8")
        elif file.suffix.lower() == ".png":
            file.write_bytes(self.png())
        else:
            raise GonfalonError(f"The name of a picture ends in .svg or .png; {file} does not.")
