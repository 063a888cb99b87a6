"""Pens write what htpy would write."""

from __future__ import annotations

import pytest
from htpy import Element

from gonfalon.lore.svg import Pen, short

PEN = Pen({"water": "#0000ff", "line": "#000000"})


def text(element):
    return "".join(element.iter_chunks())


@pytest.mark.parametrize("said", ["plain", "a & b", "<b>", 'say "no"', "l'eau", "l’eau & <x>", ""])
def test_attributes_are_written_as_htpy_writes_them(said):
    ours = PEN("path", d="M0 0", aria_label=said, data_target="space-3", transform=None, stroke_width=1.5)
    theirs = Element("path")({"d": "M0 0", "aria-label": said, "data-target": "space-3", "stroke-width": "1.5"})
    assert text(ours) == text(theirs)


def test_colours_and_classes_come_first():
    drawn = PEN("rect", "inside", fill="water", stroke="line", classes="hit", x=0.5)
    assert text(drawn) == ('<rect fill="#0000ff" stroke="#000000" class="hit f-water s-line" x=".5">inside</rect>')


def test_what_is_inside_is_escaped_and_nothing_is_left_out():
    assert text(PEN.group("a < b", None, PEN("path", d="M0 0"))) == '<g>a &lt; b<path d="M0 0"></path></g>'


@pytest.mark.parametrize(
    ("number", "places", "said"),
    [
        (0.5, 1, ".5"),
        (-0.5, 1, "-.5"),
        (12, 1, "12"),
        (10, 1, "10"),
        (100.0, 1, "100"),
        (3.14159, 4, "3.1416"),
        (-0.01, 1, "0"),
    ],
)
def test_numbers_are_short(number, places, said):
    assert short(number, places) == said
