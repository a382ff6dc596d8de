"""What is told of a race: its line, its view, its pictures and its words."""
