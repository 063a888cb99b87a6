"""A combat, from its beginning to its aftermath (chapters BAT, UNT, NEU, SIE)."""
