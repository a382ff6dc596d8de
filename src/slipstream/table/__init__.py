"""The table: rooms in which races are run, kept safe, and told to each seat as it may know them."""
