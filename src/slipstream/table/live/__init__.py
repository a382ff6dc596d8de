"""The tables that this process holds in memory, and all that goes on at them by itself."""
