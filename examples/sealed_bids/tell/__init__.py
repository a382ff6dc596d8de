"""What is told of a race: its line, its view, its screen and its words."""
