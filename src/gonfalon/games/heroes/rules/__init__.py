"""The rules of Heroes, one file per chapter of the rulebook."""
