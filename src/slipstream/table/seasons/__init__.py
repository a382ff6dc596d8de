"""Seasons: what is stored of them, how they stand, what can be done, and their routes."""
