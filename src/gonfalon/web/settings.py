"""What a person may set: the language, the light, how fast bots play, and how long others may react."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "fr": "Français"}
THEMES: Final = ("", "light", "dark")
"""The empty theme follows the device."""

ONLY_FIGHTS: Final = 5
SPEEDS: Final[Mapping[int, int]] = {1: 1, 2: 2, 4: 4, ONLY_FIGHTS: 0, 0: 0}
"""By the speed a person chose, how many times as fast as usual what others do is played; 0: bots do not wait. Then
pages play nothing, or only a person's own fights."""

TRUSTING: Final = "trusting"
REACTIONS: Final = ("3", "5", "8", TRUSTING)
"""How many seconds others may react, where people play at different screens; or that only whoever could react is
waited for. The usual one first."""
