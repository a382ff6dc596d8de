"""The track as numbers: spaces, who is where, running order."""
