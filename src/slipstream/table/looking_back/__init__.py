"""Races that have been run, or as far as they have: records, past positions, chances."""
