"""People with browsers of their own, and what their browsers complain about."""

from __future__ import annotations

import os
import re
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page

WIDE = {"width": 1440, "height": 900}
USUAL: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"}
"""Nothing glides, unless a test is about gliding: a pointer would miss what is under way."""
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
"""Its pixels are as large as those of a desk: nobody looks at them, and four times as many take long to draw."""
PATIENCE = float(os.environ.get("GONFALON_PATIENCE", "120"))
"""How many seconds a page may take to show what is expected, on however busy a machine."""
TIMEOUT = 1000 * PATIENCE

LIGHT = "/new/tactics"
"""Where people come in who only want to go on from there: the pictures of the home page take long to draw."""

# The browser says on the console what a policy forbids; this says it even where nobody listens there.
TELL_VIOLATIONS = """document.addEventListener("securitypolicyviolation", (e) =>
    console.error("policy violated:", e.violatedDirective, e.blockedURI, e.sample));"""


class Guests:
    """People with browsers of their own: what one knows and prefers, no other does."""

    def __init__(self, browser: Browser, stack: ExitStack) -> None:
        self.browser = browser
        self.stack = stack
        self.complaints: list[str] = []
        self.expected = ""

    def page(self, url: str, at: str = LIGHT, motion: str = "none", **options: Any) -> Page:
        """A page of a new person at this house. What others do is not played, unless a test is about that."""
        context = self.browser.new_context(**{**USUAL, **options}, base_url=url)
        self.stack.callback(context.close)
        context.set_default_timeout(TIMEOUT)
        context.add_init_script(TELL_VIOLATIONS)
        context.add_init_script(f"try {{ localStorage.motion = '{motion}'; }} catch {{}}")
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        page = context.new_page()
        page.goto(at)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def expect(self, pattern: str) -> None:
        """What the test makes the browser complain about."""
        self.expected = pattern

    def check(self) -> None:
        surprises = [text for text in self.complaints if not (self.expected and re.search(self.expected, text))]
        assert not surprises, surprises
