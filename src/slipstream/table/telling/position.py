"""Where a race stands, as a reader may know it: the one place that makes a `wire.Position`."""

from __future__ import annotations

from msgspec.structs import replace

from slipstream.games.registry import teller
from slipstream.kernel.game import CHANCE, State
from slipstream.table.room.ledger import Ledger
from slipstream.table.telling import wire
from slipstream.table.telling.answers import answers


def position(
    state: State,
    reader: int,
    index: int,
    *,
    number: int = -1,
    asked: bool | None = None,
    view: bool = True,
    line: bool = False,
) -> wire.Position:
    """Of any race. `asked` says whether the reader may answer, if the state alone does not."""
    game = state.game
    decision = state.decisions[state.asking] if state.waiting else None
    may_answer = reader >= 0 and reader in state.waiting if asked is None else asked
    tokens = (
        [decision.spell(state, action) for action in state.legal(reader)]
        if decision and may_answer
        else []
    )
    seen = game.view(state, reader) if view else None
    tell = teller(game)
    return wire.Position(
        number=number,
        index=index,
        turn=state.turn(),
        decision=decision.name if decision else "end",
        clause=decision.clause if decision else "",
        waiting=[seat for seat in state.waiting if seat != CHANCE],
        answers=tokens,
        question=tell.question(seen) if view else None,
        words=answers(tokens, tell.choices(seen)) if tokens and view else {},
        notices=tell.notices(seen) if view else [],
        view=seen,
        line=game.line(state, reader) if line else None,
    )


def present(
    ledger: Ledger, reader: int, now: int, view: bool = True, line: bool = False
) -> wire.Position:
    """Where the race at a table stands now, with clocks, wishes and sealed answers."""
    race = ledger.race
    asked = reader >= 0 and ledger.may_answer(reader)
    found = position(
        race.state,
        reader,
        race.index,
        number=race.number,
        asked=asked,
        view=view,
        line=line,
    )
    back = ledger.back_to(reader) if reader >= 0 else race.index
    return replace(
        found,
        question=found.question if ledger.is_running else None,
        waiting=ledger.waiting(),
        sealed=sorted(ledger.sealed),
        mine=_sealed(ledger, reader) if asked else None,
        back=back if back < race.index else None,
        proposal=_wanted(ledger),
        clocks=_clocks(ledger, now),
        end=ending(ledger),
    )


def _sealed(ledger: Ledger, reader: int) -> str | None:
    """The answer that the reader has sealed."""
    state = ledger.race.state
    action = ledger.sealed.get(reader)
    return None if action is None else state.decisions[state.asking].spell(state, action)


def _wanted(ledger: Ledger) -> wire.Wanted | None:
    wish = ledger.proposal
    return wire.Wanted(wish.seat, wish.to, sorted(wish.agreed)) if wish else None


def _clocks(ledger: Ledger, now: int) -> wire.Clocks | None:
    if ledger.opened.clock.kind == "none":
        return None
    left = [ledger.clock.remaining(seat, now) for seat in range(len(ledger.seats))]
    away = [ledger.clock.away_until(seat, now) for seat in range(len(ledger.seats))]
    ticking = sorted(seat for seat in ledger.clock.since if not away[seat])
    return wire.Clocks(left, ticking, away)


def ending(ledger: Ledger) -> wire.End | None:
    """How the race ended, if it is over."""
    if not ledger.over:
        return None
    state, game = ledger.race.state, ledger.race.game
    return wire.End(
        end=state.end(),
        entrants=ledger.names + game.entrants()[game.seats :],
        points=state.points(),
        places=state.places(),
        seed="" if ledger.opened.duplicate else ledger.opened.seed,
    )
