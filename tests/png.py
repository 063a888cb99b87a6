"""Pictures in pixels: read what a browser or a drawing program wrote, and write it again with a small palette.

Drawings have few colours, so that 256 of them look the same and take a third of the room.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence

SIGNATURE = b"\x89PNG\r\n\x1a\n"
DEPTHS = {2: 3, 6: 4}
"""By kind of picture: how many bytes a pixel has."""

Colour = tuple[int, int, int]


def size(png: bytes) -> tuple[int, int]:
    assert png[:8] == SIGNATURE
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


def pixels(png: bytes, rows: int | None = None) -> list[list[Colour]]:
    """The colours, row by row: all of them, or so many rows from the top."""
    wide, high = size(png)
    assert png[24] == 8
    assert png[28] == 0
    depth = DEPTHS[png[25]]
    data = zlib.decompress(b"".join(packed(png)))
    lines = unfiltered(data, wide * depth, depth, high if rows is None else rows)
    return [list(zip(line[0::depth], line[1::depth], line[2::depth])) for line in lines]


def packed(png: bytes) -> Iterator[bytes]:
    """The data of a picture, as it is packed."""
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            yield png[at + 8 : at + 8 + length]
        at += length + 12


def unfiltered(data: bytes, length: int, depth: int, rows: int) -> Iterator[bytearray]:
    """The rows; each may be written as what differs from its neighbours."""
    above = bytearray(length + depth)
    for start in range(0, rows * (length + 1), length + 1):
        kind = data[start]
        line = bytearray(depth) + data[start + 1 : start + 1 + length]
        for x in range(depth, length + depth) if kind else ():
            if kind == 1:
                guess = line[x - depth]
            elif kind == 2:
                guess = above[x]
            elif kind == 3:
                guess = (line[x - depth] + above[x]) >> 1
            else:
                guess = nearest(line[x - depth], above[x], above[x - depth])
            line[x] = (line[x] + guess) & 255
        yield line[depth:]
        above = line


def nearest(left: int, above: int, corner: int) -> int:
    a, b, c = abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)
    return left if a <= b and a <= c else above if b <= c else corner


# ---------------------------------------------------------------------- smaller


def smaller(png: bytes, colours: int = 256) -> bytes:
    """The same picture with so many colours."""
    rows = pixels(png)
    boxes = divided(Counter(colour for row in rows for colour in row), colours)
    number = {colour: n for n, box in enumerate(boxes) for colour, _ in box}
    palette = b"".join(bytes(mean(box)) for box in boxes)
    data = b"".join(b"\0" + bytes(map(number.__getitem__, row)) for row in rows)
    head = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(data, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(chunk(*part) for part in parts)


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


Box = list[tuple[Colour, int]]
"""Colours that are near each other, each with how often it occurs."""


def divided(found: Counter[Colour], most: int) -> list[Box]:
    """Boxes of colours, made by cutting the one that errs most across its longest side, again and again."""
    boxes: list[Box] = [list(found.items())]
    errors = [error(boxes[0])]
    while len(boxes) < most and max(errors) > 0:
        worst = errors.index(max(errors))
        box = boxes[worst]
        side = max(range(3), key=lambda side: spread(box, side))
        box.sort(key=lambda each: each[0][side])
        cut = middle(box, side)
        boxes[worst : worst + 1] = [box[:cut], box[cut:]]
        errors[worst : worst + 1] = [error(box[:cut]), error(box[cut:])]
    return boxes


def middle(box: Box, side: int) -> int:
    """Where to cut: at the mean, with something on both sides."""
    limit = mean(box)[side]
    return min(max(1, sum(colour[side] <= limit for colour, _ in box)), len(box) - 1)


def mean(box: Box) -> Colour:
    total = sum(n for _, n in box)
    red, green, blue = (round(sum(colour[side] * n for colour, n in box) / total) for side in range(3))
    return red, green, blue


def spread(box: Sequence[tuple[Colour, int]], side: int) -> float:
    """How far the colours of a box are from their mean, along one side."""
    total = sum(n for _, n in box)
    middle = sum(colour[side] * n for colour, n in box) / total
    return sum((colour[side] - middle) ** 2 * n for colour, n in box)


def error(box: Box) -> float:
    return sum(spread(box, side) for side in range(3))
