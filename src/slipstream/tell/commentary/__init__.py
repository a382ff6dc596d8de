"""A race told as a commentator would: what was worth telling, picked and put in order.

A game says who runs where (`Teller.field`) and what only it can tell (`Teller.moments`); leads,
duels and results are told here, for all games.
"""
