"""Dungeons: the inside of the boxes, the way to their crystals, and what happens on it (TAC-DUN)."""
