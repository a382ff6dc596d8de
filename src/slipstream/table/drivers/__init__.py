"""One driver, several devices: what they hold together, and how another one joins."""
