"""Who plays Nerath: what a position is worth, and what is likely."""
