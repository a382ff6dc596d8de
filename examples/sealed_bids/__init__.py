"""Sealed Bids: your first game, small enough to read in ten minutes (README.md)."""
