"""The room: the one authority over a race. A record, a state, seats, a clock.

Every change is an entry. A command checks, then carries out entries one by one. What is `fresh` is
to be stored, and only then told. Nothing here knows sockets, files or the time of day.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from slipstream.bots.registry import bots_of
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.errors import AmbiguousText, IllegalAction, SlipstreamError, TextError
from slipstream.kernel.game import CHANCE
from slipstream.notation.moves import spelled
from slipstream.notation.record import result
from slipstream.table import entries as e
from slipstream.table.standing import Beat, Snapshot, Standing

NO_KEY: Final = "-"  # the hash of no secret: nobody holds the seat


class Refusal(SlipstreamError):
    """A message that changes nothing: why, in a code, a sentence and perhaps a clause."""

    def __init__(self, code: str, text: str, clause: str = "") -> None:
        self.code = code
        self.text = text
        self.clause = clause
        super().__init__(text)


class Room(Standing):
    """A table that takes commands."""

    def __init__(self, opened: e.Opened, dealer: Dealer | None = None) -> None:
        super().__init__(opened, dealer)
        self.fresh: list[e.AnyEntry] = []

    @classmethod
    def open(cls, opened: e.Opened, dealer: Dealer | None = None) -> Room:
        """A new table: its first entry is fresh."""
        room = cls(opened, dealer)
        room.fresh.append(opened)
        return room

    @classmethod
    def read(cls, kept: Snapshot | None, entries: Iterable[e.AnyEntry]) -> Room:
        """A stored table: from a snapshot and the entries after it, or from all entries."""
        rest = iter(entries)
        opened = kept.opened if kept else next(rest)
        assert isinstance(opened, e.Opened), "the first entry opens the table"
        room = cls(opened)
        if kept:
            room.restore(kept)
        for entry in rest:
            room.follow(entry)
        return room

    def resume(self, now: int) -> None:
        """The server was away: if clocks tick, nobody pays for that."""
        if self.clock.since:
            self._do(e.Resumed(now))

    def taken(self) -> list[e.AnyEntry]:
        """What is to be stored now."""
        fresh, self.fresh = self.fresh, []
        return fresh

    def sit(self, seat: int, name: str, now: int, bot: str = "", key: str = "") -> None:
        """Take an open seat; the race begins when there is none left."""
        if not 0 <= seat < len(self.seats):
            raise Refusal("no_seat", f"there is no seat {seat + 1} at this table")
        if not self.seats[seat].is_open:
            raise Refusal("taken", f"seat {seat + 1} is taken")
        if bot:
            self._known_bot(bot)
        self._do(e.Seated(now, seat, name, bot, key))
        if self.is_running:
            self._luck(now)

    def recount(self, names: list[str], moves: list[tuple[int, int]], now: int) -> None:
        """A race that was run elsewhere: who drove, every answer, and how it ended."""
        for seat, name in enumerate(names):
            self._do(e.Seated(now, seat, name, key=NO_KEY))
        for seat, action in moves:
            self._play(seat, action, now)
        if not self.state.waiting:
            self._do(e.Over(now, result(self.game, self.state), self.state.end()))

    def post(self, seat: int, number: int, token: str, now: int) -> None:
        """An answer in person: to the question that stands at `number`, in the record's words."""
        if number != self.number:
            raise self._stale(seat, number, token)
        self._must_run()
        if self.seats[seat].stand_in:
            raise Refusal("stood_in", "a bot plays your seat: take it back first")
        if seat not in self.state.waiting:
            raise Refusal("not_asked", "you are not asked now")
        action = self._read(seat, token)
        if self.sealed.get(seat) == action:
            raise Refusal("repeated", "this is your sealed answer already")
        self.answer(seat, action, now)

    def answer(self, seat: int, action: int, now: int, cause: str = "") -> None:
        """Carry out a legal answer, then all luck that follows."""
        state = self.state
        assert seat in state.waiting, "who answers is asked"
        assert action in state.legal(seat), "an answer is legal"
        if state.decisions[state.asking].sealed and len(state.waiting) > 1:
            self._do(e.Sealed(now, seat, action, cause, seat in self.sealed))
            if not self.waiting():
                self._reveal(now)
        else:
            self._play(seat, action, now, cause)
        self._luck(now)

    def automate(self, seat: int, number: int, now: int) -> None:
        """The only answer there is, played for a seat that wants it so."""
        if number == self.number and (seat, "forced") in self.automatic():
            self.answer(seat, self.state.legal(seat)[0], now, "forced")

    def time_out(self, now: int) -> None:
        """The harmless answer for everybody whose time is up."""
        for seat in self.clock.expired(now):
            if seat in self.waiting():
                decision = self.state.decisions[self.state.asking]
                self.answer(seat, decision.fallback(self.state, seat), now, "clock")

    def takeback(self, seat: int, number: int, to: int, now: int) -> None:
        """Back to the position after `to` moves: alone up to the barrier, beyond it together."""
        if number != self.number:
            raise Refusal("stale", "the position has changed since")
        self._must_run()
        if not 0 <= to < self.index:
            raise Refusal("no_move", f"there is no move {to + 1} to take back")
        if to >= self.back_to(seat):
            self._do(e.Undone(now, seat, self._choice_before(seat, to)))
        else:
            if CHANCE in self.at(to).waiting:
                raise Refusal("luck", "before that move the dealer was asked, not a seat")
            self._do(e.Proposed(now, seat, to))
            self._agree(seat, now)

    def _choice_before(self, seat: int, to: int) -> int:
        """Back to a choice: a forced answer would only play itself again."""
        lowest = self.back_to(seat) if self.seats[seat].forced else to
        while to > lowest and len(self.at(to).legal(seat)) == 1:
            to -= 1
        return to

    def consent(self, seat: int, number: int, agree: bool, now: int) -> None:
        """Answer another seat's wish to go back."""
        if number != self.number or self.proposal is None:
            raise Refusal("stale", "nobody wishes to go back now")
        if seat in self.proposal.agreed and agree:
            raise Refusal("repeated", "you have agreed already")
        if seat not in self.humans():
            raise Refusal("stood_in", "a bot plays your seat: take it back first")
        if agree:
            self._agree(seat, now)
        else:
            self._do(e.Declined(now, seat))

    def stand_in(self, seat: int, by: int, bot: str, absent: bool, now: int) -> None:
        """Hand a seat to a bot: one's own, or that of somebody who is not there."""
        self._must_run()
        self._known_bot(bot)
        if not (0 <= seat < len(self.seats) and self.seats[seat].is_human):
            raise Refusal("no_seat", "no human sits there")
        if self.seats[seat].stand_in:
            raise Refusal("repeated", "a bot plays that seat already")
        if seat != by and not absent:
            raise Refusal("present", f"{self.names[seat]} is here")
        self._do(e.StoodIn(now, seat, by, bot))
        if self.proposal is not None:
            self._do(e.Declined(now, seat))

    def take_seat_back(self, seat: int, now: int) -> None:
        """The human is there again."""
        if not self.seats[seat].stand_in:
            raise Refusal("repeated", "you play your seat already")
        self._do(e.Returned(now, seat))

    def wish(self, seat: int, forced: bool, now: int, pace_ms: int | None = None) -> None:
        """Whether forced answers of the seat play themselves, and how fast bots shall be."""
        self._do(e.Wished(now, seat, forced, pace_ms))

    def say(self, seat: int, text: str, now: int) -> None:
        self._do(e.Said(now, seat, text))

    def _must_run(self) -> None:
        if self.over:
            raise Refusal("over", "the race is over")
        if not self.is_running:
            raise Refusal("not_begun", "the race has not begun: a seat is still open")

    def _known_bot(self, bot: str) -> None:
        known = bots_of(type(self.game))
        if bot not in known:
            raise Refusal("no_bot", f"there is no such bot; there are: {', '.join(known)}")

    def _stale(self, seat: int, number: int, token: str) -> Refusal:
        if number > self.number or number < 0:
            return Refusal("unknown_number", "there is no such position yet")
        for beat in self.beats:
            if isinstance(beat, Beat) and beat.answers(number, seat, token):
                return Refusal("repeated", "this answer has been played already")
        return Refusal("stale", "the position has changed since")

    def _read(self, seat: int, token: str) -> int:
        try:
            return self.state.decisions[self.state.asking].read(self.state, seat, token)
        except AmbiguousText as error:
            raise Refusal("ambiguous", error.message) from error
        except IllegalAction as error:
            raise Refusal("illegal", error.message, error.clause) from error
        except TextError as error:
            raise Refusal("invalid", error.message) from error

    def _reveal(self, now: int) -> None:
        """All sealed answers are in: they are played in the order of the seats."""
        answers, causes = dict(sorted(self.sealed.items())), dict(self.causes)
        for seat, action in answers.items():
            assert action in self.state.legal(seat), "a sealed answer stays legal"
            self._play(seat, action, now, causes.get(seat, ""))

    def _play(self, seat: int, action: int, now: int, cause: str = "") -> None:
        move = spelled(self.state, seat, action)
        self._do(
            e.Played(now, seat, action, move.turn, move.decision, move.text, move.audience, cause)
        )

    def _luck(self, now: int) -> None:
        """Everything that the dealer is asked."""
        while self.state.waiting == [CHANCE]:
            dealer = self._the_dealer()
            self._play(CHANCE, self.state.sample(dealer), now)
            self._dealer = dealer
        if not self.state.waiting and not self.over:
            self._do(e.Over(now, result(self.game, self.state), self.state.end()))

    def _agree(self, seat: int, now: int) -> None:
        self._do(e.Agreed(now, seat))
        if self.proposal is not None and set(self.humans()) <= set(self.proposal.agreed):
            self._do(e.Undone(now, self.proposal.seat, self.proposal.to))

    def _do(self, entry: e.AnyEntry) -> None:
        self.follow(entry)
        self.fresh.append(entry)
