"""Whole races as records; they replay strictly for ever."""
