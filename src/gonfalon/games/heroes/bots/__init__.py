"""The bots for Heroes: what a position is worth, and what is likely."""
