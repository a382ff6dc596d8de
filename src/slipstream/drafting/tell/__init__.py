"""What the games of the family tell alike."""
