"""Numbers in texts that people write."""

from __future__ import annotations


def is_number(text: str) -> bool:
    """Whether a text is a whole number in the digits 0 to 9. Python also reads those of other scripts, as in ٣."""
    return text.isascii() and text.isdecimal()
