"""How long it takes from a click to the changed page, in a real browser on this machine.

    PYTHONPATH=tests python tools/click_times.py

A person plays against a bot. Timed are the clicks that make a choice, until the page has processed the table's
answer; if a bot may then react, its thinking comes after that.
"""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import sync_playwright

from browser.conftest import CHROMIUM, FLAGS
from browser.guests import Guests
from browser.house import House
from browser.player import Player
from browser.table import set_speed, sit_down

CHOICES = 60
TIME_CLICKS = """
  let clicked = 0, chosen = 0;
  window.times = [];
  addEventListener("click", () => { clicked = performance.now(); }, true);
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if ("choose" in JSON.parse(text)) chosen = clicked;
    if (!this.timed) this.addEventListener("message", ({ data }) => {
      if (chosen && JSON.parse(data).version) window.times.push(performance.now() - chosen), chosen = 0;
    });
    this.timed = true;
    send.call(this, text);
  };
"""


def click_times() -> list[float]:
    """How many milliseconds each click that made a choice took, sorted."""
    times: list[float] = []
    with ExitStack() as stack:
        house = House(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        house.start()
        stack.callback(house.stop)
        program = stack.enter_context(sync_playwright())
        browser = program.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        stack.callback(browser.close)
        page = Guests(browser, stack).page(house.url)
        page.add_init_script(TIME_CLICKS)
        for seed in range(100):
            sit_down(page, "me", "greedy", seed=seed)
            set_speed(page)
            player = Player(page, Random(seed))
            for _ in range(15):
                if player.asked()["over"]:
                    break
                player.choose()
            times += page.evaluate("window.times")
            if len(times) >= CHOICES:
                break
    return sorted(times)


if __name__ == "__main__":
    measured = click_times()
    p95 = measured[len(measured) * 95 // 100]
    print(f"{len(measured)} clicks: median {median(measured):.0f} ms, 95th percentile {p95:.0f} ms.")
