"""What the entries of a table amount to: the race, its seats, its clock.

Entries are carried out by `follow`, whether they are new or were stored before, so a table that
is read again stands where it stood.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import Final

import msgspec

from slipstream.games.registry import load
from slipstream.kernel.dealer import Dealer, SeededDealer
from slipstream.kernel.errors import SlipstreamError
from slipstream.kernel.game import CHANCE, State
from slipstream.kernel.trace import Event
from slipstream.notation.moves import Move
from slipstream.table import entries as e
from slipstream.table.clock import Clock

KEPT: Final = 256  # beats and lines of chat that a reconnecting page can be told one by one
STRIDE: Final = 32  # moves between snapshots
NEAR: Final = 16  # moves that are played again, at most, to go back to where one may go alone
GUESSES: Final = 2


class OldRules(SlipstreamError):
    """A table of another rules version: it can be read, not played on."""


class NeedsHistory(SlipstreamError):
    """Moves before the snapshot are asked for."""


class Seat(msgspec.Struct):
    """Who sits there. Nobody, a human (`key`), or a bot; a bot may stand in for a human."""

    name: str = ""
    bot: str = ""
    key: str = ""
    stand_in: str = ""
    forced: bool = True
    pace_ms: int | None = None  # as agreed when the table was opened

    @property
    def is_open(self) -> bool:
        return not (self.bot or self.key)

    @property
    def is_human(self) -> bool:
        return bool(self.key)

    @property
    def played_by(self) -> str:
        """The bot that answers for the seat, if one does."""
        return self.bot or self.stand_in


class Beat(msgspec.Struct, frozen=True):
    """One answer and what came of it. `asked` is the number that it answered."""

    number: int
    index: int
    asked: int
    move: Move
    events: list[Event]
    cause: str
    at: int

    def answers(self, number: int, seat: int, token: str) -> bool:
        return (self.asked, self.move.seat, self.move.text) == (number, seat, token)


class Back(msgspec.Struct, frozen=True):
    """A return to the position after `index` moves."""

    number: int
    index: int
    seat: int
    at: int


class Line(msgspec.Struct, frozen=True):
    """One line of chat."""

    number: int
    seat: int
    text: str
    at: int


class Proposal(msgspec.Struct):
    """A wish to go back that waits for the others."""

    seat: int
    to: int
    agreed: list[int]


class Own(msgspec.Struct):
    """An own answer that may be taken back, to the position after `index` moves."""

    index: int
    seat: int
    action: int
    reveals: bool | None = None  # known once somebody has asked


class Snapshot(msgspec.Struct, frozen=True):
    """A room at a point from which nobody goes back alone."""

    opened: e.Opened
    seats: list[Seat]
    line: str
    index: int
    number: int
    question: int
    drawn: dict[int, int]
    left: list[int]
    since: dict[int, int]
    sealed: dict[int, int]
    causes: dict[int, str]
    chat: list[Line]
    said: int
    proposal: Proposal | None
    over: bool
    asked_at: int


class Standing:
    """A table as its entries have made it. Seats are numbered from 0."""

    def __init__(self, opened: e.Opened, dealer: Dealer | None = None) -> None:
        self.opened = opened
        self.game = load(opened.game, opened.seats, opened.options)
        if self.game.version != opened.version:
            here = f"{self.game.code}/{self.game.version}"
            raise OldRules(
                f"this table was opened under {opened.game}/{opened.version}; here is {here}, so"
                " it can be read but not played on"
            )
        self.state = self.game.read(opened.start) if opened.start else self.game.start()
        self.seats = [Seat() for _ in range(opened.seats)]
        self.clock = Clock(opened.clock, opened.seats)
        self.number = 0  # of the position: never the same twice, also after going back
        self.asked_at = opened.at
        self.first = 0  # moves before the first that is kept
        self.moves: list[tuple[int, int]] = []
        self.drawn: Counter[int] = Counter()
        self.sealed: dict[int, int] = {}
        self.causes: dict[int, str] = {}
        self.proposal: Proposal | None = None
        self.begun = False
        self.over = False
        self.beats: deque[Beat | Back] = deque(maxlen=KEPT)
        self.chat: deque[Line] = deque(maxlen=KEPT)
        self.said = 0
        self._base = self._near = (0, self.state.copy())
        self._own: list[Own] = []
        self._dealer = dealer
        self._question = 0  # the number at which the present question was asked
        self._snapped = 0

    @property
    def index(self) -> int:
        """How many moves lead to the position."""
        return self.first + len(self.moves)

    @property
    def is_running(self) -> bool:
        return self.begun and not self.over and not self.opened.imported

    @property
    def names(self) -> list[str]:
        return [seat.name or f"Seat {number + 1}" for number, seat in enumerate(self.seats)]

    def waiting(self) -> list[int]:
        """The seats that have not answered yet."""
        if not self.is_running:
            return []
        return [seat for seat in self.state.waiting if seat not in self.sealed]

    def may_answer(self, seat: int) -> bool:
        """Also a sealed answer that is in: it may be changed until the last one is."""
        return self.is_running and seat in self.state.waiting

    def humans(self) -> list[int]:
        """Those whose consent counts."""
        return [n for n, seat in enumerate(self.seats) if seat.is_human and not seat.stand_in]

    @property
    def pace_ms(self) -> int:
        """The least time of an automatic answer: nobody's race is faster than they wish."""
        agreed = self.opened.pace_ms
        wishes = [self.seats[seat].pace_ms for seat in self.humans()]
        return max((agreed if wish is None else wish for wish in wishes), default=agreed)

    def automatic(self) -> list[tuple[int, str]]:
        """Who is asked and will not answer in person: the seat, and `forced` or `bot`."""
        found: list[tuple[int, str]] = []
        for seat in self.waiting():
            holder = self.seats[seat]
            if (holder.forced or holder.played_by) and len(self.state.legal(seat)) == 1:
                found.append((seat, "forced"))
            elif holder.played_by:
                found.append((seat, "bot"))
        return found

    def back_to(self, seat: int) -> int:
        """The position that the seat may go back to alone; the present one if there is none."""
        lowest = self.index
        for own in reversed(self._own):
            if own.seat != seat or not self.is_running or self._reveals(own):
                break
            lowest = own.index
        return lowest

    def _reveals(self, own: Own) -> bool:
        if own.reveals is None:
            own.reveals = reveals(self.at(own.index), own.seat, own.action)
        return own.reveals

    def _the_dealer(self) -> Dealer:
        if self._dealer is None:
            dealer = SeededDealer(int(self.opened.seed))
            for source, answers in self.drawn.items():
                dealer.skip(source, answers)
            self._dealer = dealer
        return self._dealer

    def follow(self, entry: e.AnyEntry) -> None:
        """Carry out an entry: a new one, or one that was stored before."""
        match entry:
            case e.Played():
                self._follow_played(entry)
            case e.Sealed(_, seat, action, cause, _):
                self.sealed[seat] = action
                self.causes[seat] = cause
            case e.Undone():
                self._follow_undone(entry)
            case e.Seated(_, seat, name, bot, key):
                self.seats[seat] = Seat(name, bot, key)
                self.begun = not any(holder.is_open for holder in self.seats)
                self.asked_at = entry.at
            case e.Said(at, seat, text):
                self.said += 1
                self.chat.append(Line(self.said, seat, text, at))
            case e.Over():
                self.over = True
            case _:
                self._follow_agreement(entry)
        self._settle(entry.at)

    def _settle(self, now: int) -> None:
        """The clocks of exactly those tick who are to answer in person."""
        if self.clock.rules.kind == "none":
            return
        asked = [n for n in self.waiting() if n >= 0 and not self.seats[n].played_by]
        self.clock.ask(asked, now)

    def _follow_agreement(self, entry: e.AnyEntry) -> None:
        match entry:
            case e.Proposed(_, seat, to):
                self.proposal = Proposal(seat, to, [])
            case e.Agreed(_, seat):
                if self.proposal is not None:
                    self.proposal.agreed.append(seat)
            case e.Declined():
                self.proposal = None
            case e.StoodIn(_, seat, _, bot):
                self.seats[seat].stand_in = bot
            case e.Returned(_, seat):
                self.seats[seat].stand_in = ""
            case e.Wished(_, seat, forced, pace_ms):
                self.seats[seat].forced = forced
                if pace_ms is not None:
                    self.seats[seat].pace_ms = pace_ms
            case e.Resumed(at):
                self.clock.resume(at)
            case _:
                raise AssertionError("only the first entry opens a table")

    def _follow_played(self, entry: e.Played) -> None:
        state, seat = self.state, entry.seat
        decision = state.decisions[state.asking]
        if seat == CHANCE:
            self.drawn[state.source()] += 1
            self._dealer = None  # given elsewhere, perhaps: count again before the next
        is_own = seat != CHANCE and not decision.sealed
        if not is_own or (self._own and self._own[-1].seat != seat):
            self._own.clear()
        if not self._own and self.index >= self._near[0] + NEAR:
            self._near = (self.index, state.copy())
        if is_own:
            self._own.append(Own(self.index, seat, entry.action))
        state.trace = []
        state.apply(seat, entry.action)
        events, state.trace = state.trace, None
        self.moves.append((seat, entry.action))
        self.number += 1
        self.asked_at = entry.at
        self.clock.renew(seat, entry.at)
        self.proposal = None
        self.beats.append(
            Beat(
                self.number, self.index, self._question, entry.move(), events, entry.cause, entry.at
            )
        )
        self.sealed.pop(seat, None)
        self.causes.pop(seat, None)
        if not self.sealed:
            self._question = self.number

    def _follow_undone(self, entry: e.Undone) -> None:
        """Back; what the dealer has given stays given, and the sealed answers are void."""
        self.state = self.at(entry.to)
        if self._near[0] > entry.to:
            self._near = self._base
        del self.moves[entry.to - self.first :]
        self._own = [own for own in self._own if own.index < entry.to]
        self.sealed.clear()
        self.causes.clear()
        self.proposal = None
        self.number += 1
        self._question = self.number
        self._snapped = min(self._snapped, entry.to - STRIDE)
        self.asked_at = entry.at
        self.beats.append(Back(self.number, entry.to, entry.seat, entry.at))

    def at(self, index: int) -> State:
        """The position after `index` moves; a copy."""
        if index < self.first:
            raise NeedsHistory("moves before the snapshot")
        first, base = self._near if self._near[0] <= index else self._base
        state = base.copy()
        for seat, action in self.moves[first - self.first : index - self.first]:
            state.apply(seat, action)
        return state

    def snapshot(self) -> Snapshot | None:
        """The room as it stands, if it is time for that and nobody could go back alone."""
        if self.index < self._snapped + STRIDE or self._own:
            return None
        self._snapped = self.index
        return Snapshot(
            opened=self.opened,
            seats=self.seats,
            line=self.game.line(self.state, CHANCE),
            index=self.index,
            number=self.number,
            question=self._question,
            drawn=dict(self.drawn),
            left=self.clock.left,
            since=self.clock.since,
            sealed=self.sealed,
            causes=self.causes,
            chat=list(self.chat),
            said=self.said,
            proposal=self.proposal,
            over=self.over,
            asked_at=self.asked_at,
        )

    def restore(self, kept: Snapshot) -> None:
        """Stand where the snapshot was taken; moves before it are not known here."""
        self.state = self.game.read(kept.line)
        self.first = self._snapped = kept.index
        self._base = self._near = (self.first, self.state.copy())
        self.seats = kept.seats
        self.begun = not any(holder.is_open for holder in self.seats)
        self.number, self._question = kept.number, kept.question
        self.drawn = Counter(kept.drawn)
        self.clock.left, self.clock.since = kept.left, kept.since
        self.sealed, self.causes = kept.sealed, kept.causes
        self.chat.extend(kept.chat)
        self.said, self.proposal = kept.said, kept.proposal
        self.over, self.asked_at = kept.over, kept.asked_at


def reveals(before: State, seat: int, action: int) -> bool:
    """Whether an own answer shows the seat something that it could not know before."""
    game, after = before.game, before.copy()
    after.apply(seat, action)
    for luck in range(GUESSES):
        guess = before.guess(seat, SeededDealer(luck))
        guess.apply(seat, action)
        if game.line(guess, seat) != game.line(after, seat):
            return True
    return False
