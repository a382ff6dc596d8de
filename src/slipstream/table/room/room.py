"""The room: the one authority over a race. It takes commands and writes entries.

A command checks, then writes entries one by one into the ledger. What is fresh there is to be
stored, and only then told. Nothing here knows sockets, files or the time of day.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from slipstream.bots.registry import USUAL, bots_of
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.errors import AmbiguousText, IllegalAction, TextError
from slipstream.kernel.game import CHANCE, Game
from slipstream.notation.record import result
from slipstream.table.room import entries as e
from slipstream.table.room.clock import DAY, LONGEST_HOLIDAY, MOST_HOLIDAYS, Holiday
from slipstream.table.room.ledger import Ledger, played
from slipstream.table.room.race import PlayedMove, Race
from slipstream.table.room.refusal import Refusal, in_english
from slipstream.table.room.snapshot import Snapshot
from slipstream.tell.say import Say

NO_KEY: Final = "-"  # the hash of no secret: nobody holds the seat
NOBODY: Final = -1  # no seat has asked for it: the clock has run out


class Room:
    """A table that takes commands."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.race: Race = ledger.race

    @classmethod
    def open(cls, opened: e.Opened, dealer: Dealer | None = None) -> Room:
        """A new table: its first entry is fresh."""
        room = cls(Ledger(opened, dealer))
        room.ledger.fresh.append(opened)
        return room

    @classmethod
    def read(cls, kept: Snapshot | None, entries: Iterable[e.AnyEntry]) -> Room:
        """A stored table: from a snapshot and the entries after it, or from all entries."""
        rest = iter(entries)
        opened = kept.opened if kept else next(rest)
        assert isinstance(opened, e.Opened), "the first entry opens the table"
        ledger = Ledger(opened)
        if kept:
            ledger.restore(kept)
        for entry in rest:
            ledger.carry_out(entry)
        return cls(ledger)

    def copy(self) -> Room:
        """A room that stands the same, to try a command on: this one stays as it is."""
        return Room(self.ledger.copy())

    def go_on(self, now: int) -> None:
        """Do what follows by itself from the last entry, if the entries end before it."""
        if self.ledger.sealed and not self.ledger.waiting():
            self._reveal(now)
        if self.ledger.is_running:
            self._luck(now)

    def resume(self, now: int) -> None:
        """The server was away: if clocks tick, nobody pays for that."""
        if self.ledger.clock.since:
            self.ledger.write(e.Resumed(now))

    def sit(self, seat: int, name: str, now: int, bot: str = "", key: str = "") -> None:
        """Take an open seat; the race begins when there is none left."""
        if not 0 <= seat < len(self.ledger.seats):
            raise Refusal("no_seat", args={"seat": seat + 1})
        if not self.ledger.seats[seat].is_open:
            raise Refusal("taken", args={"seat": seat + 1})
        if bot:
            known_bot(self.race.game, bot)
        self.ledger.write(e.Seated(now, seat, name, bot, key))
        if self.ledger.is_running:
            self._luck(now)

    def recount(self, names: list[str], moves: list[tuple[int, int]], now: int) -> None:
        """A race that was run elsewhere: who drove, every answer, and how it ended."""
        for seat, name in enumerate(names):
            self.ledger.write(e.Seated(now, seat, name, key=NO_KEY))
        self.ledger.write(e.Recounted(now, moves))
        self._end(now)

    def post(self, seat: int, number: int, token: str, now: int) -> None:
        """An answer in person: to the question that stands at `number`, in the record's words."""
        if number != self.race.number:
            raise self._stale(seat, number, token)
        self._must_run()
        if self.ledger.seats[seat].stand_in:
            raise Refusal("stood_in")
        if seat not in self.race.state.waiting:
            raise Refusal("not_asked")
        action = self._read(seat, token)
        if self.ledger.sealed.get(seat) == action:
            raise Refusal("repeated", "chosen-already")
        self._carry_out(seat, action, now)

    def answer(self, seat: int, action: int, now: int, cause: str = "") -> None:
        """An answer that the table gives for a seat: of a bot, a clock, or the only one."""
        assert seat in self.race.state.waiting, "who answers is asked"
        assert action in self.race.state.legal(seat), "an answer is legal"
        self._carry_out(seat, action, now, cause)

    def _carry_out(self, seat: int, action: int, now: int, cause: str = "") -> None:
        """A legal answer, then all luck that follows."""
        state = self.race.state
        if state.decision.sealed and len(state.waiting) > 1:
            self.ledger.write(e.Sealed(now, seat, action, cause, seat in self.ledger.sealed))
            if not self.ledger.waiting():
                self._reveal(now)
        else:
            self.play(seat, action, now, cause)
        self._luck(now)

    def automate(self, seat: int, number: int, now: int) -> None:
        """The only answer there is, played for a seat that wants it so."""
        if number == self.race.number and (seat, "forced") in self.ledger.automatic():
            self.answer(seat, self.race.state.legal(seat)[0], now, "forced")

    def time_out(self, now: int) -> None:
        """The harmless answer for everybody whose time is up; with a slow clock a bot drives on."""
        if self.ledger.clock.rules.kind == "slow":
            for seat in self.ledger.clock.expired(now):
                self._hand_over(seat, NOBODY, self._agreed_bot(), now)
            return
        state = self.race.state
        for seat in self.ledger.clock.expired(now):
            if seat in self.ledger.waiting():
                decision = state.decision
                self.answer(seat, decision.fallback(state, seat), now, "clock")

    def takeback(self, seat: int, number: int, to: int, now: int) -> None:
        """Back to the position after `to` moves: alone up to the barrier, beyond it together."""
        if number != self.race.number:
            raise Refusal("stale")
        self._must_run()
        if not 0 <= to < self.race.index:
            raise Refusal("no_move", "nothing-to-take-back")
        if to >= self.ledger.back_to(seat):
            self.ledger.write(e.Undone(now, seat, self._choice_before(seat, to)))
        else:
            self._must_be_free()
            if CHANCE in self.race.at(to).waiting:
                raise Refusal("luck")
            self.ledger.write(e.Proposed(now, seat, to))
            self._agree(seat, now)

    def _must_be_free(self) -> None:
        """In a race of the day everybody drives alone, and has one try at every card."""
        if self.ledger.opened.day:
            raise Refusal("luck", "day-alone")

    def _choice_before(self, seat: int, to: int) -> int:
        """Back to a choice: a forced answer would only play itself again."""
        lowest = self.ledger.back_to(seat) if self.ledger.seats[seat].forced else to
        while to > lowest and len(self.race.at(to).legal(seat)) == 1:
            to -= 1
        return to

    def consent(self, seat: int, number: int, agree: bool, now: int) -> None:
        """Answer another seat's wish to go back."""
        if number != self.race.number or self.ledger.proposal is None:
            raise Refusal("stale", "no-takeback")
        if seat in self.ledger.proposal.agreed and agree:
            raise Refusal("repeated", "agreed-already")
        if seat not in self.ledger.humans():
            raise Refusal("stood_in")
        if agree:
            self._agree(seat, now)
        else:
            self.ledger.write(e.Declined(now, seat))

    def stand_in(self, seat: int, by: int, bot: str, absent: bool, now: int) -> None:
        """Hand a seat to a bot: one's own to any, that of somebody absent to the one agreed on."""
        self._must_run()
        self._must_be_free()
        known_bot(self.race.game, bot)
        if not (0 <= seat < len(self.ledger.seats) and self.ledger.seats[seat].is_human):
            raise Refusal("no_seat", "no-player")
        if self.ledger.seats[seat].stand_in:
            raise Refusal("repeated", "bot-already")
        if seat != by and not absent:
            raise Refusal("present", args={"name": self._name(seat)})
        self._hand_over(seat, by, bot if seat == by else self._agreed_bot(), now)

    def _hand_over(self, seat: int, by: int, bot: str, now: int) -> None:
        self.ledger.write(e.StoodIn(now, seat, by, bot))
        if self.ledger.proposal is not None:
            self.ledger.write(e.Declined(now, seat))

    def holiday(self, seat: int, begin: int, end: int, now: int) -> None:
        """A holiday from now on or later: the clock of the seat stands. No end: it is over."""
        self._must_run()
        clock = self.ledger.clock
        if clock.rules.kind != "slow":
            raise Refusal("invalid", "no-holidays")
        if end:
            begin = max(begin, now)
            tried = clock.copy()
            tried.announce(seat, Holiday(begin, end))
            own = [one.end - one.begin for one in tried.holidays[seat]]
            if begin >= end or end - begin > LONGEST_HOLIDAY or sum(own) > MOST_HOLIDAYS:
                days = {"longest": LONGEST_HOLIDAY // DAY, "most": MOST_HOLIDAYS // DAY}
                raise Refusal("invalid", "holiday-too-long", days)
        self.ledger.write(e.Announced(now, seat, begin if end else 0, end))

    def take_seat_back(self, seat: int, now: int) -> None:
        """The human is there again."""
        if not self.ledger.seats[seat].stand_in:
            raise Refusal("repeated", "playing-already")
        self.ledger.write(e.Returned(now, seat))

    def wish(self, seat: int, forced: bool, now: int, pace_ms: int | None = None) -> None:
        """Whether forced answers of the seat play themselves, and how fast bots shall be."""
        self.ledger.write(e.Wished(now, seat, forced, pace_ms))

    def change_lock(self, old: str, new: str, now: int) -> None:
        """Whoever held a seat by the old key holds it by the new one."""
        for number, seat in enumerate(self.ledger.seats):
            if seat.key == old:
                self.ledger.write(e.Rekeyed(now, number, new))

    def mute(self, seat: int, muted: bool, now: int) -> None:
        """The operator takes a seat's word, or gives it back."""
        if not 0 <= seat < len(self.ledger.seats):
            raise Refusal("no_seat", args={"seat": seat + 1})
        if self.ledger.seats[seat].muted != muted:
            self.ledger.write(e.Muted(now, seat, muted))

    def lock(self, locked: bool, now: int) -> None:
        """The operator stops everything here, or lets it go on; the table is told."""
        if self.ledger.locked != locked:
            self.ledger.write(e.Locked(now, locked))
            self.announce(Say("table-locked" if locked else "table-unlocked"), now)
            self.resume(now)

    def must_be_unlocked(self) -> None:
        if self.ledger.locked:
            raise Refusal("locked")

    def say(self, seat: int, text: str, now: int) -> None:
        if seat >= 0 and self.ledger.seats[seat].muted:
            raise Refusal("muted")
        self.ledger.write(e.Said(now, seat, text))

    def comment(self, seat: int, move: int, text: str, now: int) -> None:
        """What is thought of a move, when the race is over; no words take back those of before."""
        if seat >= 0 and self.ledger.seats[seat].muted:
            raise Refusal("muted")
        self.ledger.write(e.Commented(now, seat, move, text))

    def announce(self, fact: Say, now: int) -> None:
        """The table itself speaks, to every reader in his language."""
        self.ledger.write(e.Said(now, CHANCE, in_english(fact), fact))

    def _must_run(self) -> None:
        if self.ledger.over:
            raise Refusal("over")
        if not self.ledger.is_running:
            raise Refusal("not_begun")

    def _name(self, seat: int) -> str | Say:
        return self.ledger.seats[seat].name or Say("guest", {"n": seat + 1})

    def _agreed_bot(self) -> str:
        return self.ledger.opened.stand_in or USUAL

    def _stale(self, seat: int, number: int, token: str) -> Refusal:
        if number > self.race.number or number < 0:
            return Refusal("unknown_number")
        for step in self.race.recent:
            if isinstance(step, PlayedMove) and step.answers(number, seat, token):
                return Refusal("repeated", "played-already")
        return Refusal("stale")

    def _read(self, seat: int, token: str) -> int:
        state = self.race.state
        try:
            return state.decision.read(state, seat, token)
        except AmbiguousText as error:
            raise unreadable("ambiguous", error) from error
        except IllegalAction as error:
            raise unreadable("illegal", error) from error
        except TextError as error:
            raise unreadable("invalid", error) from error

    def _reveal(self, now: int) -> None:
        """All sealed answers are in: they are played in the order of the seats."""
        answers, causes = dict(sorted(self.ledger.sealed.items())), dict(self.ledger.causes)
        for seat, action in answers.items():
            assert action in self.race.state.legal(seat), "a sealed answer stays legal"
            self.play(seat, action, now, causes.get(seat, ""))

    def play(self, seat: int, action: int, now: int, cause: str = "") -> None:
        """A legal answer of a seat or of the dealer moves the race on."""
        self.ledger.write(played(self.race.state, seat, action, now, cause))

    def _luck(self, now: int) -> None:
        """Everything that the dealer is asked."""
        state = self.race.state
        dealer = self.race.dealer() if state.waiting == [CHANCE] else None
        while dealer and state.waiting == [CHANCE]:
            self.play(CHANCE, state.sample(dealer), now)
        self._end(now)

    def _end(self, now: int) -> None:
        """The race is over as soon as nobody is asked any more."""
        state = self.race.state
        if not state.waiting and not self.ledger.over:
            self.ledger.write(e.Over(now, result(self.race.game, state), state.end()))

    def _agree(self, seat: int, now: int) -> None:
        self.ledger.write(e.Agreed(now, seat))
        proposal = self.ledger.proposal
        if proposal is not None and set(self.ledger.asked_to_agree()) <= set(proposal.agreed):
            self.ledger.write(e.Undone(now, proposal.seat, proposal.to))


def unreadable(code: str, error: TextError) -> Refusal:
    """An answer that the rules do not take, in the words of the record."""
    return Refusal(code, args={"token": error.token}, clause=error.clause, detail=error.message)


def known_bot(game: Game, bot: str) -> None:
    """Refuse a bot that the game does not have."""
    known = bots_of(type(game))
    if bot not in known:
        raise Refusal("no_bot", args={"bots": list(known)})
