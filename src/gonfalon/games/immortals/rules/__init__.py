"""The rules of Immortals, one file per chapter of the rulebook."""
