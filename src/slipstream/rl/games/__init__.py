"""How the games' views become numbers: one module a game, named by its code."""
