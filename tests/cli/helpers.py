"""Races to read, and a way to run the command line inside the test."""

from __future__ import annotations

from click.testing import CliRunner, Result

from slipstream import CHANCE, SeededDealer, load
from slipstream.cli import main
from slipstream.notation.record import Record

ORDER = "order=g1,b2,y1,o1,p2,b1,r2,g2,p1,o2,y2,r1"
HANDS = (
    "hand=1:O3g,PIT*,TT,CG,CG;2:O2b,O2g,O2y,O2o,O3b;3:O2r,O2p,O3b,O3y,O3y;4:WL,WL,WL,OC,OC deck=34"
)
LINE = f"FMR/1 ask=play:1 {ORDER} {HANDS}"
SEEN = f"FMR/1 ask=play:1 {ORDER} hand=1:O3g,PIT*,TT,CG,CG;2:?5;3:?5;4:?5 deck=34"


def run(*arguments: object, text: str = "", language: str = "C") -> Result:
    """`language` as the system is set."""
    spelled = [str(argument) for argument in arguments]
    return CliRunner(env={"LC_ALL": language}).invoke(main, spelled, input=text)


def refused(result: Result) -> str:
    """One sentence on standard error, exit code 2, nothing else."""
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("slipstream: ")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
    return result.stderr


def record(seed: int = 3, moves: int = 10_000, seats: int = 3) -> Record:
    """A race of random answers, or its beginning."""
    game = load("FMR", seats)
    made = Record(game, {"Seed": str(seed)})
    state, dealer, luck = game.start(), SeededDealer(seed), SeededDealer(seed + 1)
    while state.waiting and len(made.moves) < moves:
        seat = state.waiting[0]
        actions = state.legal(seat)
        choice = state.sample(dealer) if seat == CHANCE else actions[luck.below(0, len(actions))]
        made.moves.append((seat, choice))
        state.apply(seat, choice)
    return made
