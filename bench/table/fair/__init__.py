"""`make bench-fair`: one client attacks, and others are asked how they feel."""
