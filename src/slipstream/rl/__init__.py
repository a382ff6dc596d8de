"""Environments for learning: the games behind the interfaces that researchers' tools expect.

>>> import slipstream.rl
>>> env = slipstream.rl.aec("FMR", seats=4)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_2'

Needs the extra `rl`: numpy, Gymnasium and PettingZoo. `slipstream.rl.open_spiel` needs OpenSpiel.
"""

try:
    from slipstream.rl.aec import RaceAEC, aec
    from slipstream.rl.layout import Layout, layout
    from slipstream.rl.race import REWARDS, WHOLE_MOVES, Race
    from slipstream.rl.seat import SeatEnv, register, seat
    from slipstream.rl.vector import Vector, vector
except ModuleNotFoundError as error:
    raise ImportError("slipstream.rl needs its extra: pip install 'slipstream[rl]'") from error

__all__ = [
    "REWARDS",
    "WHOLE_MOVES",
    "Layout",
    "Race",
    "RaceAEC",
    "SeatEnv",
    "Vector",
    "aec",
    "layout",
    "seat",
    "vector",
]

register()
