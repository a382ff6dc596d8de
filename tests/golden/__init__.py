"""Playthroughs in words: what everybody saw of a race, for people to review."""
