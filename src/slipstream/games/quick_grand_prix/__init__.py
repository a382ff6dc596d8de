"""Quick Grand Prix: eight cars in one line, nine speed cards, sealed plans, no dice."""
