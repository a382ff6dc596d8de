"""The engine and the oracles of movement side by side: one position, one word, both answers."""
