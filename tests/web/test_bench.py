"""The measure itself: it measures something, and the sizes keep their limits."""

from __future__ import annotations

import json
import re

import pytest
from typer.testing import CliRunner

from gonfalon import cli
from gonfalon.web.bench import bench
from gonfalon.web.bench_drawing import PARTS
from gonfalon.web.bench_turns import FEWEST


def test_the_server_is_measured():
    facts = bench("tactics", 0.5)
    assert 0 < facts["click_ms"]["median"] <= facts["click_ms"]["p95"]
    assert 0 < facts["acknowledged_ms"]["median"] <= facts["click_ms"]["median"]
    assert facts["updates_per_second"] >= 0
    assert facts["announce_ms"] > 0
    assert facts["viewers"] == 200
    assert facts["messages_heard"] >= 150
    assert 1_000 < facts["bytes"]["later_visit"] < 30_000
    for times in facts["drawing_ms"].values():
        assert sum(times[part] for part in PARTS) > 0
        assert times["all"] == pytest.approx(sum(times[part] for part in PARTS), abs=0.05)
    assert facts["bytes"]["first_visit"] < 150_000


def test_the_figures_are_printed(monkeypatch):
    facts = {
        "click_ms": {"median": 1.0, "p95": 2.0},
        "acknowledged_ms": {"median": 0.5, "p95": 0.7},
        "announce_ms": 0.012,
        "viewers": 200,
        "tables": 50,
        "updates_per_second": 99,
        "bytes": {"first_visit": 70_000, "later_visit": 20_000},
        "drawing_ms": {"one": {**dict.fromkeys(PARTS, 0.25), "all": 1.25}},
    }
    monkeypatch.setattr("gonfalon.web.bench.bench", lambda game, seconds: facts)
    shown = CliRunner().invoke(cli.app, ["bench", "--web", "--lang", "en"]).output
    for text in ("1.0 / 2.0 ms", "0.5 / 0.7 ms", "0.012 ms", "99", "70.0 KB", "20.0 KB", "1.25 ms", "panels 0.25"):
        assert text in shown


def test_turns_are_measured_without_waiting(monkeypatch):
    monkeypatch.setattr("gonfalon.web.bench_turns.LEVEL", "greedy")
    command = ["bench", "tactics", "--follow", "--seconds", "0.1", "--lang", "en"]
    facts = json.loads(CliRunner().invoke(cli.app, [*command, "--json"]).output)
    assert facts["tactics"]["turns"] >= FEWEST
    assert 0 < facts["tactics"]["median"] <= facts["tactics"]["p95"] < 120
    assert re.search(r"\d\.\d / \d+\.\d s", CliRunner().invoke(cli.app, command).output)
