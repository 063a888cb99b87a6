"""The bots for Tactics: what a position is worth, and what is likely."""
