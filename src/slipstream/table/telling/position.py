"""Where a race stands, as a reader may know it: the one place that makes a `wire.Position`."""

from __future__ import annotations

from msgspec.structs import replace

from slipstream.games.registry import teller
from slipstream.kernel.game import CHANCE, State
from slipstream.table.room.ledger import Ledger
from slipstream.table.telling import wire
from slipstream.tell.teller import answers


def position(
    state: State,
    reader: int,
    index: int,
    *,
    number: int = -1,
    asked: bool = True,
    view: bool = True,
    line: bool = False,
) -> wire.Position:
    """Of any race. `asked` is false if whoever the rules ask may not answer.

    All that is put into words comes from the reader's own view, so that it tells nothing more.
    """
    game = state.game
    tell = teller(game)
    decision = state.decision if state.waiting else None
    tokens = state.moves(reader) if asked and reader >= 0 else []
    seen = game.view(state, reader) if view else None
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
    race, running = ledger.race, ledger.is_running
    found = position(
        race.state, reader, race.index, number=race.number, asked=running, view=view, line=line
    )
    sealed = ledger.sealed.get(reader) if running else None
    back = ledger.back_to(reader)
    wish = ledger.proposal
    return replace(
        found,
        question=found.question if running else None,
        waiting=ledger.waiting(),
        sealed=sorted(ledger.sealed),
        mine=None if sealed is None else race.state.decision.spell(race.state, sealed),
        back=back if back < race.index else None,
        proposal=wire.Wanted(wish.seat, wish.to, sorted(wish.agreed)) if wish else None,
        clocks=_clocks(ledger, now) if ledger.clock.rules.kind != "none" else None,
        end=ending(ledger) if ledger.over else None,
    )


def _clocks(ledger: Ledger, now: int) -> wire.Clocks:
    left = [ledger.clock.remaining(seat, now) for seat in range(len(ledger.seats))]
    away = [ledger.clock.away_until(seat, now) for seat in range(len(ledger.seats))]
    ticking = sorted(seat for seat in ledger.clock.since if not away[seat])
    return wire.Clocks(left, ticking, away)


def ending(ledger: Ledger) -> wire.End:
    """How the race ended."""
    state, game = ledger.race.state, ledger.race.game
    return wire.End(
        end=state.end(),
        entrants=ledger.names + game.entrants()[game.seats :],
        points=state.points(),
        places=state.places(),
        seed="" if ledger.opened.duplicate else ledger.opened.seed,
    )
