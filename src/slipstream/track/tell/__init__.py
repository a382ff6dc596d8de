"""Tracks drawn: as text, as SVG, and as data for the page."""
