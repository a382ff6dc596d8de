"""Drivers of this game, and what they weigh."""
