"""The rules of Nerath, one file per chapter of the rulebook."""
