"""The fonts of pages and pictures: subsets of packaged fonts, the same on every machine.

Source Serif and Source Sans come from two packages with the whole families. What we need of them, the characters
of English and French in four faces, is cut once and kept in the user's cache folder: as TrueType for measuring and
for raster images, as WOFF2 for pages. A few characters that they lack are drawn here. Their licence, the SIL Open
Font License, reserves the name Source, so the subsets are called Gonfalon.
"""

from __future__ import annotations

import html
import os
import re
import sys
import tempfile
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

MAKERS: Final = ("fonttools", "brotli", "font-source-sans-pro", "font-source-serif-pro")
"""The packages that a cut font depends on."""

SIGNS: Final = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100)))) + "ŒœŸ–—‘’“”„†‡•…‹›€\u202f−×≈←↑→↓♥▸◂○●"

KEPT_NAMES: Final = (0, 1, 2, 3, 4, 5, 6, 13, 14)
"""Copyright, names, version and licence."""


class Face(NamedTuple):
    """One face of a family: the weights it stands for, and where it is cut from."""

    name: str
    family: str
    weights: str
    style: str
    package: str
    file: str


FACES: Final = (
    Face("sans", "Gonfalon Sans", "400", "normal", "font_source_sans_pro", "SourceSansPro-Regular"),
    Face("sans-bold", "Gonfalon Sans", "500 900", "normal", "font_source_sans_pro", "SourceSansPro-Semibold"),
    Face("serif-bold", "Gonfalon Serif", "400 900", "normal", "font_source_serif_pro", "SourceSerifPro-Bold"),
    Face("serif-italic", "Gonfalon Serif", "400", "italic", "font_source_serif_pro", "SourceSerifPro-It"),
)

DISC: Final = "M70 330A230 230 0 0 1 530 330A230 230 0 0 1 70 330Z"
DRAWN: Final[Mapping[str, tuple[int, str]]] = {
    "\u202f": (150, ""),
    "→": (620, "M60 300V360H380V480L570 330L380 180V300Z"),
    "←": (620, "M560 300V360H240V480L50 330L240 180V300Z"),
    "↑": (500, "M220 60H280V400H400L250 600L100 400H220Z"),
    "↓": (500, "M220 600H280V260H400L250 60L100 260H220Z"),
    "▸": (480, "M80 110L430 320L80 530Z"),
    "◂": (480, "M400 110L50 320L400 530Z"),
    "●": (600, DISC),
    "○": (600, DISC + "M125 330A175 175 0 0 0 475 330A175 175 0 0 0 125 330Z"),
    "♥": (600, "M300 40L85 300C0 410 50 570 180 570Q260 570 300 490Q340 570 420 570C550 570 600 410 515 300Z"),
}
"""Characters that a face may lack: their width, and a path with y upwards, in thousandths of the size."""


# ----------------------------------------------------------------- where they are


@cache
def folder() -> Path:
    """The folder of the cut fonts; they are cut if they are not there yet."""
    there = cache_folder() / "fonts" / key()
    if not all(file.exists() for face in FACES for file in files(there, face)):
        try:
            there.mkdir(parents=True, exist_ok=True)
        except OSError:
            there = Path(tempfile.mkdtemp(prefix="gonfalon-fonts-"))
        for face in FACES:
            for file, data in zip(files(there, face), cut(face)):
                write(file, data)
    return there


def files(there: Path, face: Face) -> tuple[Path, Path]:
    return there / f"{face.name}.ttf", there / f"{face.name}.woff2"


def write(file: Path, data: bytes) -> None:
    """Write atomically: another process may be writing the same file."""
    handle, name = tempfile.mkstemp(dir=file.parent)
    with os.fdopen(handle, "wb") as out:
        out.write(data)
    os.replace(name, file)


def key() -> str:
    """A hash of everything the cut fonts depend on: this file and the packages."""
    made_by = " ".join(f"{name} {version(name)}" for name in MAKERS)
    return blake2b(Path(__file__).read_bytes() + made_by.encode(), digest_size=6).hexdigest()


def cache_folder() -> Path:
    """The system's cache folder."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "gonfalon"


def truetype() -> list[str]:
    """The files for raster images."""
    return [str(files(folder(), face)[0]) for face in FACES]


def woff2() -> Iterator[tuple[str, bytes]]:
    """The files for pages, by name."""
    for face in FACES:
        file = files(folder(), face)[1]
        yield file.name, file.read_bytes()


# -------------------------------------------------------------------- measuring


@cache
def widths(name: str) -> dict[str, float]:
    """The width of each character of a face, at size 1."""
    from fontTools.ttLib import TTFont

    with TTFont(folder() / f"{name}.ttf", lazy=True) as font:
        em = font["head"].unitsPerEm
        return {chr(code): font["hmtx"][glyph][0] / em for code, glyph in font.getBestCmap().items()}


# ------------------------------------------------------------------- in a picture


def embedded(svg: str) -> str:
    """A picture with its fonts embedded, cut down to the characters it uses."""
    texts = re.findall(r">([^<]+)<", svg)
    chars = set(html.unescape("".join(texts))) & set(SIGNS)
    faces = "".join(f"@font-face{{{described(face, data_url(face, chars))}}}" for face in FACES)
    return re.sub(r"(<svg[^>]*>)", rf"\1<style>{faces}</style>", svg, count=1)


def described(face: Face, source: str) -> str:
    return (
        f'font-family:"{face.family}";font-weight:{face.weights};font-style:{face.style};'
        f'src:url({source})format("woff2")'
    )


def data_url(face: Face, chars: Iterable[str]) -> str:
    from fontTools.ttLib import TTFont

    font = TTFont(files(folder(), face)[0], recalcTimestamp=False)
    reduce(font, "".join(sorted(chars)))
    return f"data:font/woff2;base64,{b64encode(saved(font, 'woff2')).decode()}"


# ---------------------------------------------------------------------- cutting


def cut(face: Face) -> tuple[bytes, bytes]:
    """A face as TrueType and as WOFF2."""
    from fontTools.ttLib import TTFont

    source = Path(str(import_module(face.package).__file__)).parent / "files" / f"{face.file}.ttf"
    font = TTFont(source, recalcTimestamp=False)
    for char, (width, path) in DRAWN.items():
        if ord(char) not in font.getBestCmap():
            add(font, char, width, path)
    reduce(font, SIGNS)
    own_widths(font)
    rename(font, face)
    return saved(font), saved(font, "woff2")


def add(font: Any, char: str, width: int, path: str) -> None:
    """Draw a character that a font lacks."""
    from fontTools.pens.cu2quPen import Cu2QuPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.svgLib.path import parse_path

    pen, name = TTGlyphPen(None), f"uni{ord(char):04X}"
    parse_path(path, Cu2QuPen(pen, max_err=1))
    font["glyf"][name] = glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = width, getattr(glyph, "xMin", 0)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(char)] = name


def reduce(font: Any, chars: str) -> None:
    """Keep only these characters, and what they need."""
    from fontTools.subset import Options, Subsetter

    cutter = Subsetter(Options(hinting=False, name_IDs=list(KEPT_NAMES), notdef_outline=True))
    cutter.populate(text=chars)
    cutter.subset(font)


def own_widths(font: Any) -> None:
    """Let every character be as broad as it says. Some borrow the width of a part, so that wherever this is heeded
    `%` would be as narrow as its bar."""
    from fontTools.ttLib.tables._g_l_y_f import USE_MY_METRICS

    glyphs = font["glyf"]
    for glyph in (glyphs[name] for name in font.getGlyphOrder()):
        for part in glyph.components if glyph.isComposite() else ():
            part.flags &= ~USE_MY_METRICS


def rename(font: Any, face: Face) -> None:
    """Give a face our own name, as its licence requires; its copyright and licence texts stay."""
    whole = f"{face.family} {face.name.partition('-')[2].title() or 'Regular'}"
    said = {1: face.family, 3: whole, 4: whole, 6: whole.replace(" ", "")}
    for record in font["name"].names:
        if record.nameID in said:
            record.string = said[record.nameID]


def saved(font: Any, flavor: str | None = None) -> bytes:
    out = BytesIO()
    font.flavor = flavor
    font.save(out)
    return out.getvalue()
