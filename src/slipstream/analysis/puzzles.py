"""What would you play? Positions in which one answer is clearly the best, from recorded races.

Puzzles are found with what the seat could know: the position that is kept is a guess at the rest,
never the race's own truth. An answer is a card and a car; where a path belongs to it, the best path
of every answer is compared.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

import msgspec

from slipstream.analysis.judging import FEWEST, SEARCHING, Question, compare
from slipstream.analysis.race import Choice, choices
from slipstream.analysis.verdict import MISTAKE, Amount, Loss
from slipstream.bots.hints import without_twins
from slipstream.games.registry import find, package, read
from slipstream.kernel.bot import Perspective
from slipstream.kernel.dealer import SeededDealer, derive
from slipstream.kernel.errors import SlipstreamError
from slipstream.kernel.game import CHANCE, State
from slipstream.kernel.search import is_sealed
from slipstream.notation.record import Record

CLEAR: Final = 3.0  # standard errors between the best answer and any other
RIVALS: Final = 3  # answers that the best one is compared with, the best of them first
NO_CLOCK: Final = 0


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One question with one clearly best answer."""

    line: str
    """The position, with a guess at what the seat cannot see."""
    seat: int
    """Who is asked, from 1."""
    answer: str
    rival: str
    """The next best answer."""
    win: float
    """By how much the best is better than that one, in parts of a win."""
    places: float
    error: float
    """The standard error of `places`."""


class PuzzleSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    puzzle: tuple[Puzzle, ...] = ()


def shipped(code: str) -> PuzzleSet:
    """The puzzles that a game brings; none if it brings none."""
    file = files(package(find(code))) / "puzzles.toml"
    if not file.is_file():
        return PuzzleSet()
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), PuzzleSet)


def written(puzzles: list[Puzzle], made_by: str) -> str:
    """As a file of puzzles, with the command that made it."""
    rows = [f"# Made by: {made_by}"]
    for puzzle in puzzles:
        fields = msgspec.to_builtins(puzzle).items()
        rows += ["", "[[puzzle]]", *(f"{name} = {json.dumps(value)}" for name, value in fields)]
    return "\n".join(rows) + "\n"


def puzzles_of(record: Record, playouts: int, seed: int, seat: int | None) -> Iterator[Puzzle]:
    """Those of a race, in its order; of one seat only if it is named."""
    wanted = {choice.index: choice for choice in choices(record)}
    for index, state in enumerate(record.states()):
        choice = wanted.get(index)
        if choice and seat in (None, choice.seat):
            found = puzzle_of(state.copy(), choice, playouts, seed)
            if found:
                yield found


def puzzle_of(state: State, choice: Choice, playouts: int, seed: int) -> Puzzle | None:
    """The decision as a puzzle, if it has one clearly best answer and can be put as a question."""
    luck = SeededDealer(derive(seed, choice.index))
    p = Perspective(state, choice.seat, luck, NO_CLOCK)
    driver = state.game.driver
    if is_sealed(state) and not driver.foresees:
        return None
    question = Question(p, driver, max(1, int(playouts * SEARCHING)))
    if question.is_trivial():
        return None
    rivals = rivals_of(question)
    if not rivals:
        return None
    duels = max(FEWEST, int(playouts * (1 - SEARCHING)) // (2 * len(rivals)))
    losses = [compare(question, question.better, rival, duels) for rival in rivals]
    if not all(map(is_clear, losses)):
        return None
    return put(p, question.best[0], rivals[0][0], losses[0])


def rivals_of(question: Question) -> list[list[int]]:
    """The best move of every other answer, the most promising first; twins of a card are one."""
    search = question.search
    ranked = sorted(range(len(search.moves)), key=lambda at: -search.mean(at))
    moves = without_twins(search.p, search.driver, [search.moves[at] for at in ranked])
    found: dict[int, list[int]] = {}
    for move in moves:
        found.setdefault(move[0], move)
    found.pop(question.best[0], None)
    return list(found.values())[:RIVALS]


def is_clear(loss: Loss) -> bool:
    """Well above its error, and at least a mistake."""

    def stands(one: Amount) -> bool:
        return one.value >= CLEAR * one.error and one.value > 0

    return loss.reaches(MISTAKE) and stands(loss.places) and stands(loss.win)


def put(p: Perspective, best: int, rival: int, loss: Loss) -> Puzzle | None:
    """As a line that can be read again; a position in the middle of something may have none."""
    guess: State = p.guess()
    game, seat = guess.game, p.seat
    spell = guess.decision.spell
    try:
        line = game.line(guess, CHANCE)
        again = read(line)
    except SlipstreamError:
        return None
    if seat not in again.waiting or best not in again.legal(seat):
        return None
    return Puzzle(
        line,
        seat + 1,
        spell(guess, best),
        spell(guess, rival),
        loss.win.value,
        loss.places.value,
        loss.places.error,
    )
