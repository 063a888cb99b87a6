"""The rules of Tactics, one file per chapter of the rulebook."""
