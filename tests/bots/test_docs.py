"""The examples in docs/bots.md run and do what they say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from bots import toy
from gonfalon import bots
from gonfalon.arena.play import play
from gonfalon.core import Setup

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def examples() -> dict[str, Any]:
    """Everything the Python examples of the page define."""
    names: dict[str, Any] = {}
    for code in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        exec(code, names)
    return names


def test_the_examples_play():
    names = examples()
    assert min(names["played"].result) == 1
    won = 0.0
    for seed in range(20):
        for seat in (0, 1):
            seated = [names["hopeful"], bots.find("random", toy.GAME)]
            won += play(toy.GAME, Setup("usual", 2, seed), seated if seat == 0 else seated[::-1]).shares[seat]
    assert won / 40 > 0.8


def test_the_ten_line_bot_attacks_when_it_can():
    class Question:
        options = (("end",), ("melee", 0, 5), ("move", 0, 7))

    assert examples()["brawler"](None, Question, __import__("random").Random(1)) == ("melee", 0, 5)
