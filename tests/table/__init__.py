"""The table: rooms, store and protocol."""
