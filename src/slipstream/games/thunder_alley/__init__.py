"""Thunder Alley: stock-car teams that push and pull each other round the track."""
