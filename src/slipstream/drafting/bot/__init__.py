"""What the drivers of the family weigh."""
