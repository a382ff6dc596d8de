"""The introductions as the page plays them: every step with its position and what comes of it."""

from __future__ import annotations

from functools import cache

from slipstream.games.lessons import TEXT, TITLE, Scene, lesson, scenes
from slipstream.games.registry import GAMES, teller
from slipstream.table.room.refusal import Refusal
from slipstream.table.telling import rest
from slipstream.table.telling.messages import happened
from slipstream.table.telling.position import position
from slipstream.table.telling.preview import Preview
from slipstream.tell.printed_board import PrintedBoard


@cache
def lecture(code: str) -> rest.Lecture:
    """The introduction to a game; without steps if it has none."""
    if code not in GAMES:
        raise Refusal("no_game", args={"games": list(GAMES)})
    found = lesson(code)
    if found is None:
        return rest.Lecture(code, TITLE, TEXT, [], [])
    boards: list[PrintedBoard] = []
    steps = [_step(scene, number, boards) for number, scene in enumerate(scenes(found))]
    return rest.Lecture(code, TITLE, TEXT, boards, steps)


def _step(scene: Scene, number: int, boards: list[PrintedBoard]) -> rest.LectureStep:
    game, step = scene.before.game, scene.step
    board = teller(game).board()
    if board and board not in boards:
        boards.append(board)
    return rest.LectureStep(
        title=step.told("title"),
        say=step.told("say"),
        clause=step.clause,
        answer=step.answer,
        after=step.told("after"),
        seat=scene.seat,
        names=[""] * game.seats,
        options=dict(game.options),
        board=boards.index(board) if board else -1,
        position=position(scene.before, scene.seat, number, number=number),
        prospects=Preview(scene.before, scene.seat).all(number, step.answer),
        view=game.view(scene.after, scene.seat),
        events=[happened(game, event, scene.seat) for event in scene.events],
    )
