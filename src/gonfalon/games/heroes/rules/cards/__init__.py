"""Cards: when they may be played, what they do, where they lie (chapters CRD, SPL, SPC)."""
