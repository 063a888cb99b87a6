"""Pictures in pixels, by Pillow: read what a browser or a drawing program wrote, write it with a small palette.

Drawings have few colours, so that 256 of them look the same and take a third of the room.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

Colour = tuple[int, int, int]


def read(png: bytes) -> Image.Image:
    picture: Image.Image = Image.open(BytesIO(png), formats=["PNG"])
    return picture.convert("RGB")


def size(png: bytes) -> tuple[int, int]:
    return read(png).size


def pixels(png: bytes, rows: int | None = None) -> list[list[Colour]]:
    """The colours, row by row: all of them, or only the first `rows`."""
    picture = read(png)
    wide, high = picture.size
    data = picture.crop((0, 0, wide, min(rows or high, high))).tobytes()
    colours = list(zip(data[0::3], data[1::3], data[2::3]))
    return [colours[start : start + wide] for start in range(0, len(colours), wide)]


def smaller(png: bytes, colours: int = 256) -> bytes:
    """The same picture with no more than `colours` colours."""
    file = BytesIO()
    read(png).quantize(colours, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def film(frames: Sequence[bytes], seconds: Sequence[float], wide: int, colours: int = 64) -> bytes:
    """Pictures as one that moves, each shown for so many seconds, drawn `wide` pixels wide."""
    pictures = [read(frame) for frame in frames]
    high = round(pictures[0].height * wide / pictures[0].width)
    drawn = [each.resize((wide, high), Image.Resampling.LANCZOS).quantize(colours) for each in pictures]
    file = BytesIO()
    times = [round(1000 * each) for each in seconds]
    drawn[0].save(file, "PNG", save_all=True, append_images=drawn[1:], duration=times, loop=0, optimize=True)
    return file.getvalue()
