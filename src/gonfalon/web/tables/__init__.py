"""Live tables: people and bots take their turns."""
