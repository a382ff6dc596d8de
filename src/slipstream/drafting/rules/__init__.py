"""How cars move: the rules that the family shares."""
