"""Formula Motor Racing: twelve cars in one line, 54 action cards, a twelve-sided die."""
