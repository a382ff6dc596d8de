"""The moves of a race as words: what a record is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from slipstream.kernel.errors import InvalidText
from slipstream.kernel.game import CHANCE, HIDDEN, PUBLIC, State

UNKNOWN = "?"


class Move(msgspec.Struct, frozen=True):
    """One answer, by a seat or by the dealer."""

    turn: int
    seat: int
    action: int
    decision: str
    text: str
    audience: int
    """The one seat that may know it, or PUBLIC."""
    glued: bool = False
    """Whether it is part of a path, and written without a gap."""


def spelled(state: State, seat: int, action: int) -> Move:
    """The answer that is about to be played, in words."""
    decision = state.decision
    return Move(
        turn=state.turn(),
        seat=seat,
        action=action,
        decision=decision.name,
        text=decision.spell(state, action),
        audience=decision.audience(state, seat),
        glued=decision.glued,
    )


def redacted(moves: Iterable[Move], seat: int, pending: Sequence[int] = ()) -> list[Move]:
    """The same moves as `seat` may know them; `pending` are sealed answers not yet revealed."""
    return [
        move if known(move, seat) and (index not in pending or move.seat == seat) else hide(move)
        for index, move in enumerate(moves)
    ]


def known(move: Move, seat: int) -> bool:
    return move.audience == PUBLIC or seat in (move.audience, CHANCE)


def hide(move: Move) -> Move:
    return msgspec.structs.replace(move, action=HIDDEN, text=UNKNOWN)


class Word(msgspec.Struct):
    """One token of movetext: usually one move; several for cards into one hand or for a path."""

    moves: list[Move]
    comment: str = ""

    def takes(self, move: Move) -> bool:
        first = self.moves[0]
        if self.comment or (first.seat, first.turn) != (move.seat, move.turn):
            return False
        if first.glued and move.glued:
            return UNKNOWN not in (first.text, move.text)
        alike = (first.decision, first.audience) == (move.decision, move.audience)
        return alike and move.seat == CHANCE and move.audience >= 0

    def text(self) -> str:
        first = self.moves[0]
        texts = [move.text for move in self.moves]
        if len(texts) > 1 and set(texts) == {UNKNOWN}:
            texts = [f"{UNKNOWN}{len(texts)}"]
        if first.seat == CHANCE:
            to = "" if first.audience == PUBLIC else str(first.audience + 1)
            return f"{to}~{','.join(texts)}" + self._comment()
        return "".join(texts) + self._comment()

    def _comment(self) -> str:
        return f" {{{self.comment}}}" if self.comment else ""


def rows(moves: Sequence[Move], comments: dict[int, str]) -> list[str]:
    """Lines of movetext: the turn where it begins, whose move it is, then all its tokens."""
    result: list[str] = []
    turn, actor = -1, CHANCE
    for word in _words(moves, comments):
        first = word.moves[0]
        if first.turn != turn or first.seat not in (actor, CHANCE) or first.audience >= 0 > actor:
            actor = first.seat
            number = str(first.turn) if first.turn != turn else ""
            result.append(number.ljust(3) + (f" {actor + 1}" if actor != CHANCE else ""))
            turn = first.turn
        result[-1] += " " + word.text()
    return result


def movetext(moves: Sequence[Move]) -> str:
    """Moves as they stand in a row, without turn and seat."""
    return " ".join(word.text() for word in _words(moves, {}))


def _words(moves: Sequence[Move], comments: dict[int, str]) -> list[Word]:
    words: list[Word] = []
    for index, move in enumerate(moves):
        if words and words[-1].takes(move):
            words[-1].moves.append(move)
        else:
            words.append(Word([move]))
        words[-1].comment = comments.get(index, "")
    return words


def apply_word(state: State, seat: int | None, word: str) -> list[tuple[int, int]]:
    """Read one word of a record in `state`, play it, and return its answers."""
    head, tilde, rest = word.partition("~")
    if tilde and (not head or head.isdecimal()):
        return [_dealt(state, head, text) for text in rest.split(",")]
    if seat is None:
        raise InvalidText(f"whose move is {word!r}?", word, state.game.line(state, CHANCE))
    return _path(state, seat, word)


def _path(state: State, seat: int, word: str) -> list[tuple[int, int]]:
    """One answer; of a path as many as there are, each the longest token that fits."""
    moves: list[tuple[int, int]] = []
    while word:
        token = _first(state, seat, word, bool(moves))
        moves.append((seat, _played(state, seat, token)))
        word = word[len(token) :]
    return moves


def _first(state: State, seat: int, word: str, on_the_way: bool) -> str:
    if seat not in state.waiting:
        return word
    decision = state.decision
    if not decision.glued:
        if on_the_way:
            line = state.game.line(state, seat)
            raise InvalidText(f"the path ends before {word!r}", word, line)
        return word
    tokens = [decision.spell(state, action) for action in state.legal(seat)]
    return max([token for token in tokens if word.startswith(token)], key=len, default=word)


def _dealt(state: State, head: str, text: str) -> tuple[int, int]:
    line = state.game.line(state, CHANCE)
    if text.startswith(UNKNOWN):
        raise InvalidText(f"{text!r} is hidden: a seat's copy can be shown, not played", text, line)
    if CHANCE not in state.waiting:
        raise InvalidText(f"the dealer is not asked for {text!r}", text, line)
    decision = state.decision
    audience = decision.audience(state, CHANCE)
    if head != ("" if audience == PUBLIC else str(audience + 1)):
        raise InvalidText(f"{text!r} goes to another seat than {head or 'all'}", text, line)
    action = decision.read(state, CHANCE, text)
    state.apply(CHANCE, action)
    return CHANCE, action


def _played(state: State, seat: int, text: str) -> int:
    if seat == CHANCE or seat not in state.waiting:
        raise InvalidText(
            f"seat {seat + 1} is not asked for {text!r}", text, state.game.line(state, PUBLIC)
        )
    action = state.decision.read(state, seat, text)
    state.apply(seat, action)
    return action
