"""The bots that play Immortals, what a position is worth, and the odds of attacks."""
