"""The ladder: every level against every other, in every game."""
