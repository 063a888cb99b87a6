"""What a person may set: the language, the light, how fast bots play, and how long others may react."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "fr": "Français"}
THEMES: Final = ("", "light", "dark")
"""The empty theme follows the device."""

SPEEDS: Final[Mapping[int, int]] = {0: 900, 1: 350, 2: 120, 3: 0}
"""How long the table waits between two steps of a bot, in milliseconds, by the speed a person chose."""

TRUSTING: Final = "trusting"
REACTIONS: Final = ("3", "5", "8", TRUSTING)
"""How many seconds others may react, where people play at different screens; or that only whoever could react is
waited for. The usual one first."""
