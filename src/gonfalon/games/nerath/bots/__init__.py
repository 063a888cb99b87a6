"""The bots for Nerath: what a position is worth, and what is likely."""
