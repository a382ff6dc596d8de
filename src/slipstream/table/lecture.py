"""The introductions as the page plays them: every step with its position and what comes of it."""

from __future__ import annotations

from functools import cache

from slipstream.games.lessons import Scene, lesson, scenes
from slipstream.games.registry import GAMES
from slipstream.kernel.plan import Plan
from slipstream.table import rest, wire
from slipstream.table.preview import Preview
from slipstream.table.room import Refusal
from slipstream.table.telling import happened
from slipstream.table.wording import worded


@cache
def lecture(code: str) -> rest.Lecture:
    """The introduction to a game; without steps if it has none."""
    if code not in GAMES:
        raise Refusal("no_game", f"there is no such game; there are: {', '.join(GAMES)}")
    found = lesson(code)
    if found is None:
        return rest.Lecture(code, "", "", [], [])
    boards: list[Plan] = []
    steps = [_step(scene, number, boards) for number, scene in enumerate(scenes(found))]
    return rest.Lecture(code, found.title, found.text, boards, steps)


def _step(scene: Scene, number: int, boards: list[Plan]) -> rest.LectureStep:
    game, step = scene.before.game, scene.step
    names = [f"Seat {seat + 1}" if seat != scene.seat else "You" for seat in range(game.seats)]
    board = game.board()
    if board and board not in boards:
        boards.append(board)
    return rest.LectureStep(
        title=step.title,
        say=step.say,
        clause=step.clause,
        answer=step.answer,
        after=step.after,
        seat=scene.seat,
        names=names,
        options=dict(game.options),
        board=boards.index(board) if board else -1,
        position=_position(scene, number, names),
        prospects=Preview(scene.before, scene.seat, names).all(number, step.answer),
        view=game.view(scene.after, scene.seat),
        events=[happened(game, event, scene.seat, names) for event in scene.events],
    )


def _position(scene: Scene, number: int, names: list[str]) -> wire.Position:
    """As the reader would get it at a table; its number is that of the step."""
    state, game = scene.before, scene.before.game
    decision = state.decisions[state.asking]
    tokens = [decision.spell(state, action) for action in state.legal(scene.seat)]
    view = game.view(state, scene.seat)
    question, words = worded(game, view, names, tokens)
    return wire.Position(
        number=number,
        index=number,
        turn=state.turn(),
        decision=decision.name,
        clause=decision.clause,
        waiting=list(state.waiting),
        answers=tokens,
        question=question,
        words=words,
        view=view,
    )
