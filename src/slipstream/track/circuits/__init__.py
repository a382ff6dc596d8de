"""Circuits as files, and every check of them."""
