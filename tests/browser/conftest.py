"""A real browser and a real server for the tests in this folder.

The server is shared by the tests of one process; tests that kill it start their own. A page that complains on its
console, or breaks its own policy, fails the test that opened it.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.guests import TIMEOUT, Guests
from browser.house import House

BROWSERS = ("chromium-headless-shell", "/usr/bin/chromium", "chromium", "google-chrome")
"""The first of these is used. The headless shell is Chromium without a window: it takes a quarter less time."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), "")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# Of this package and not of all: while it runs, no other test in this process could run a loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        missing = f"there is no Chromium: install one of {', '.join(BROWSERS)}"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        expect.set_options(timeout=TIMEOUT)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that tests share."""
    yield from run_house(tmp_path_factory.mktemp("house"))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own."""
    yield from run_house(tmp_path)


def run_house(folder: Path) -> Iterator[House]:
    house = House(folder)
    house.start()
    yield house
    house.stop()
    complaints = [line for line in house.said if re.match("ERROR|Traceback", line)]
    assert not complaints, "".join(house.said)


@pytest.fixture
def guests(browser: Browser) -> Iterator[Guests]:
    with ExitStack() as stack:
        guests = Guests(browser, stack)
        yield guests
    guests.check()
