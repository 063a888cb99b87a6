"""Drawings as pictures: for notebooks, and as files with vectors or pixels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from gonfalon.core import GonfalonError
from gonfalon.lore.svg import SANS, SERIF

FAMILIES = (
    "DejaVu Serif",
    "Liberation Serif",
    "Noto Serif",
    "FreeSerif",
    "Times New Roman",
    "Georgia",
    "DejaVu Sans",
    "Liberation Sans",
    "Noto Sans",
    "FreeSans",
    "Arial",
)
"""What may stand for `serif` and `sans-serif` where the system does not say."""

SYSTEM: dict[str, Any] = {}
"""Where fonts come from: from the system, unless something else is said here."""

PROBE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">'
    '<text x="2" y="16" font-size="16" font-family="{family}">{text}</text></svg>'
)


@dataclass(frozen=True)
class Picture:
    """A drawing. Notebooks show it by themselves."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture, {len(self.svg)} characters of SVG>"

    def png(self, width: int | None = None) -> bytes:
        """The same in pixels; `width` of them if that is said."""
        from resvg_py import svg_to_bytes

        return svg_to_bytes(svg_string=self.svg, width=width, **SYSTEM, **fonts())

    def save(self, file: str | Path) -> None:
        """Into a file whose name ends in .svg or .png."""
        file = Path(file)
        if file.suffix.lower() == ".svg":
            file.write_text(self.svg, encoding="utf-8")
        elif file.suffix.lower() == ".png":
            file.write_bytes(self.png())
        else:
            raise GonfalonError(f"What kind of picture is {file}? The name of one ends in .svg or .png.")


# ----------------------------------------------------------------------- fonts


@cache
def fonts() -> dict[str, Any]:
    """What stands for `serif` and `sans-serif`, unless the system says; refused if there is no font at all.

    What draws the pixels leaves out a text for which it finds no font, and says nothing.
    """
    if is_written(SERIF) and is_written(SANS):
        return {}
    for family in FAMILIES:
        if is_written(family):
            return {"serif_family": family, "sans_serif_family": family}
    raise GonfalonError(
        "No font was found to write the names in the picture with. Install one, for instance DejaVu (on Debian and"
        " Ubuntu: apt install fonts-dejavu-core), or make an SVG instead."
    )


def is_written(family: str) -> bool:
    """Whether a text in this font leaves a trace."""
    from resvg_py import svg_to_bytes

    written, empty = (
        svg_to_bytes(svg_string=PROBE.format(family=family, text=text), **SYSTEM) for text in ("Ag", "")
    )
    return written != empty
