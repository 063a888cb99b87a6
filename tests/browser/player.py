"""Somebody at a table who does only what the page offers: lit places, cards and buttons.

Nothing is taken from the server or from the script's memory: what may be done is read from what is shown, at the
points where a pointer would meet it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Page

from browser.guests import PATIENCE

# What is shown, as a pointer would meet it. Only parts of the page that are there for everybody are read. To find
# a part, the page may be scrolled; what was found before that is stale. `only` finds one offer anew.
READ = """(only) => {
  const BUTTONS = "#options button, #choices button, #ends button";
  const all = (query) => [...document.querySelectorAll(query)];
  const shown = (node) => node.checkVisibility() && node.getBoundingClientRect().width > 0;
  const touch = (node) => node?.closest?.("[data-target][tabindex]");
  const open = all("dialog[open]").at(-1), bar = document.getElementById("bar");
  const spot = (node) => {
    const meets = (x, y) => {
      if (!node.closest("[data-target]")) return node.contains(document.elementFromPoint(x, y));
      const top = touch(document.elementFromPoint(x, y));
      const first = () => document.elementsFromPoint(x, y).map(touch).find((each) => each?.matches(".lit"));
      return top === node || (top && first() === node);
    };
    const seek = () => {
      const box = node.getBoundingClientRect();
      for (const part of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const other of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const x = box.x + box.width * part, y = box.y + box.height * other;
        if (x > 0 && y > 0 && x < innerWidth && y < innerHeight && meets(x, y)) return [x, y];
      }
    };
    const there = seek();
    if (there || (node.ownerSVGElement && !only)) return there;
    scrolls++;
    if (node.ownerSVGElement) scrollTo(0, 0);
    else node.scrollIntoView({ block: "center", inline: "center" });
    return seek();
  };
  let scrolls = 0;
  const offers = [], offer = (kind, name, node) => {
    if (only && (offers[0] || kind !== only.kind || name !== only.name)) return;
    const at = spot(node);
    if (at) offers.push({ kind, name, x: at[0], y: at[1], board: !!node.ownerSVGElement, scrolls });
  };
  if (open?.id === "pass") offer("pass", "", document.getElementById("ready"));
  else if (bar.classList.contains("mine") && !("busy" in document.body.dataset)) {
    for (const node of all(".lit[tabindex]").filter(shown)) offer("target", node.dataset.target, node);
    const kind = (node) => (node.matches(".one, .main") ? "sure" : "button");
    for (const node of all(BUTTONS).filter(shown)) offer(kind(node), node.textContent, node);
  }
  for (const each of offers) each.stale = each.scrolls !== scrolls;
  const text = (id) => document.getElementById(id).textContent;
  return {
    offers, prompt: text("prompt"), title: text("title"), toast: text("toast"), open: open?.id ?? "",
    mine: bar.classList.contains("mine"), over: bar.classList.contains("over"),
    lit: [...new Set(all(".lit").map((node) => node.dataset.target))].sort(),
    picked: [...new Set(all(".picked").map((node) => node.dataset.target))].sort(),
    buttons: all(BUTTONS).map((node) => node.textContent),
    lines: all("#lines li").map((node) => node.textContent), last: all("#lines li").at(-1)?.dataset.n ?? "",
    offline: !document.getElementById("offline").hidden,
  };
}"""
# Resolves as soon as the page shows something else than `seen`, or after a while.
CHANGED = """([seen, wait]) => new Promise((done) => {
  const BUTTONS = "#options button, #choices button, #ends button";
  const all = (query, of) => [...document.querySelectorAll(query)].map(of);
  const mark = () => JSON.stringify([
    document.getElementById("prompt").textContent, document.getElementById("bar").className,
    all(".lit", (node) => node.dataset.target), all(".picked", (node) => node.dataset.target),
    all(BUTTONS, (node) => node.textContent + node.className), all("dialog[open]", (node) => node.id),
    all("#lines li", (node) => node.dataset.n).at(-1), document.getElementById("toast").textContent,
    document.getElementById("offline").hidden, "busy" in document.body.dataset,
  ]);
  const end = (now) => (watch.disconnect(), done(now));
  const look = () => mark() !== seen && end(mark());
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(() => end(mark()), wait);
  look();
})"""


@dataclass
class Player:
    """Somebody with a pointer at a table page."""

    page: Page
    random: Random = field(default_factory=lambda: Random(1))
    touch: bool = False
    clicks: int = 0

    def read(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(READ)
        return seen

    def mark(self) -> str:
        """What the page shows now, in short."""
        return str(self.page.evaluate(CHANGED, ["", 0]))

    def changed(self, mark: str, wait: float = PATIENCE) -> str:
        """What it shows as soon as that is something else."""
        return str(self.page.evaluate(CHANGED, [mark, wait * 1000]))

    def press(self, offer: dict[str, Any]) -> None:
        """Click or tap, and wait until the page has gone on."""
        mark = self.mark()
        if offer["stale"]:
            offer = self.page.evaluate(READ, offer)["offers"][0]
        self.clicks += 1
        if self.touch:
            self.page.touchscreen.tap(offer["x"], offer["y"])
        else:
            self.page.mouse.click(offer["x"], offer["y"])
        self.changed(mark)

    def until(self, true: Callable[[dict[str, Any]], Any], wait: float = PATIENCE) -> dict[str, Any]:
        """Look until something is so."""
        end = time.monotonic() + wait
        while True:
            mark, seen = self.mark(), self.read()
            if true(seen):
                return seen
            assert time.monotonic() < end, f"the page waits in vain: {seen}"
            self.changed(mark, 1.0)

    def asked(self) -> dict[str, Any]:
        """What the page shows when there is something to do, or nothing any more."""
        return self.until(lambda seen: seen["offers"] or seen["over"])

    def step(self) -> dict[str, Any]:
        """Do one thing that is offered, whatever it is."""
        seen = self.asked()
        if seen["offers"]:
            self.press(self.chosen(seen["offers"]))
        return seen

    def chosen(self, offers: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """One of the offers; what was selected is confirmed."""
        return self.random.choice([each for each in offers if each["kind"] == "sure"] or offers)

    def choose(self) -> None:
        """Click until a whole choice is made: the log or the question is another one."""
        before = seen = self.asked()
        for _ in range(30):
            self.press(self.chosen(seen["offers"]))
            seen = self.asked()
            if seen["over"] or moved_on(seen, before):
                return
        raise AssertionError(f"no choice comes of it: {seen}")

    def pick(self, *names: str) -> None:
        """Press these one after the other as they come: lit places, or buttons that begin so."""
        for name in names:
            before = self.until(partial(named, name=name))
            offer = named(before, name)[0]
            self.press(offer)
            seen = self.read()
            again = [each for each in named(seen, offer["name"]) if each["kind"] == "sure"]
            if again and offer["kind"] == "button" and not moved_on(seen, before):
                self.press(again[0])  # ending a turn asks once


def moved_on(seen: dict[str, Any], before: dict[str, Any]) -> bool:
    """Whether the table has answered a choice."""
    return bool((seen["prompt"], seen["last"]) != (before["prompt"], before["last"]))


def named(seen: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """What is offered by this name."""
    return [
        each
        for each in seen["offers"]
        if each["name"] == name or (each["kind"] != "target" and name and each["name"].startswith(name))
    ]
