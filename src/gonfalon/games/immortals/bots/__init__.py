"""Who plays Immortals: what a position is worth, and what is likely."""
