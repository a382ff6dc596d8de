"""What an ace would do, as a message: from what the seat knows, never from the truth."""

from __future__ import annotations

from slipstream.bots.hints import Advice, advise, reasons
from slipstream.games.registry import teller
from slipstream.kernel.bot import Perspective
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import State
from slipstream.table.telling import wire
from slipstream.table.telling.preview import Preview, game_of
from slipstream.table.telling.prospects import Hinted, HintedMove
from slipstream.tell.teller import answers


def hinted(
    code: str,
    seats: int,
    options: tuple[tuple[str, str], ...],
    line: str,
    seat: int,
    number: int,
    luck: int,
    budget_ms: int,
) -> bytes:
    """The message, in a worker process. `line` is a guess from what the seat knows."""
    state = game_of(code, seats, options).read(line)
    found = advise(Perspective(state, seat, SeededDealer(luck), budget_ms))
    return wire.encode(Hinted(number=number, moves=hinted_moves(state, seat, found)))


def hinted_moves(state: State, seat: int, found: list[Advice]) -> list[HintedMove]:
    preview = Preview(state, seat)
    return [_move(state, preview, advice, found[0]) for advice in found]


def _move(state: State, preview: Preview, advice: Advice, best: Advice) -> HintedMove:
    prospect = preview.move(advice.answers)
    tell = teller(state.game)
    token = prospect.tokens[0]
    words = answers([token], tell.choices(state.game.view(state, preview.seat)))
    return HintedMove(
        tokens=prospect.tokens,
        label=words[token].label,
        place=round(advice.place, 2),
        win=round(advice.win, 2),
        risk=round(advice.risk, 2),
        why=prospect.effect.brief + reasons(advice, best),
        outcome=prospect.outcome,
    )
