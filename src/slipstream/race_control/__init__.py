"""Race control: the companion of a physical table, for any game. See `slipstream.control`."""
