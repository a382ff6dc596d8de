"""A bot of the game's own."""
