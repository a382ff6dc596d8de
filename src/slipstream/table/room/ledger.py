"""What the entries of a table amount to: the race, its seats, its clock, what was said.

An entry is carried out in the same way whether it is new or was stored before, so a table that is
read again stands where it stood.
"""

from __future__ import annotations

from collections import Counter, deque
from copy import copy
from typing import Final

from msgspec.structs import replace

from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, State
from slipstream.notation.moves import spelled
from slipstream.table.room import entries as e
from slipstream.table.room.clock import Clock, Holiday
from slipstream.table.room.race import Race
from slipstream.table.room.seat import Seat
from slipstream.table.room.snapshot import ChatMessage, Snapshot
from slipstream.table.room.takeback import Proposal

KEPT: Final = 256  # chat messages
STRIDE: Final = 32  # moves between snapshots


def played(state: State, seat: int, action: int, now: int, cause: str = "") -> e.Played:
    """An answer to the position, with its words."""
    move = spelled(state, seat, action)
    return e.Played(now, seat, action, move.turn, move.decision, move.text, move.audience, cause)


class Ledger:
    """A table as its entries have made it. Seats are numbered from 0."""

    def __init__(self, opened: e.Opened, dealer: Dealer | None = None) -> None:
        self.opened = opened
        self.race = Race(opened, dealer)
        self.seats = [Seat() for _ in range(opened.seats)]
        self.clock = Clock(opened.clock, opened.seats)
        self.asked_at = opened.at
        self.sealed: dict[int, int] = {}
        self.causes: dict[int, str] = {}
        self.proposal: Proposal | None = None
        self.begun = False
        self.over = False
        self.locked = False
        self.chat: deque[ChatMessage] = deque(maxlen=KEPT)
        self.said = 0
        self.fresh: list[e.AnyEntry] = []
        """Entries that are not stored yet."""
        self._snapped = 0

    def copy(self) -> Ledger:
        made = copy(self)
        made.race = self.race.copy()
        made.seats = [copy(seat) for seat in self.seats]
        made.clock = self.clock.copy()
        made.sealed, made.causes = self.sealed.copy(), self.causes.copy()
        made.chat, made.fresh = self.chat.copy(), self.fresh.copy()
        if self.proposal is not None:
            made.proposal = replace(self.proposal, agreed=self.proposal.agreed.copy())
        return made

    def write(self, entry: e.AnyEntry) -> None:
        """A new entry: it is carried out, and waits to be stored."""
        self.carry_out(entry)
        self.fresh.append(entry)

    def taken(self) -> list[e.AnyEntry]:
        """What is to be stored now."""
        fresh, self.fresh = self.fresh, []
        return fresh

    def carry_out(self, entry: e.AnyEntry) -> None:
        """An entry takes effect: a new one, or one that was stored before."""
        match entry:
            case e.Played():
                self._play(entry)
            case e.Recounted():
                for seat, action in entry.moves:
                    self._play(played(self.race.state, seat, action, entry.at))
            case e.Sealed(_, seat, action, cause, _):
                self.sealed[seat] = action
                self.causes[seat] = cause
            case e.Undone():
                self._take_back(entry)
            case e.Seated(_, seat, name, bot, key):
                self.seats[seat] = Seat(name, bot, key)
                self.begun = not any(holder.is_open for holder in self.seats)
                self.asked_at = entry.at
            case e.Said(at, seat, text, say):
                self.said += 1
                self.chat.append(ChatMessage(self.said, seat, text, at, say))
            case e.Over():
                self.over = True
            case _:
                self._agree(entry)
        if self.clock.rules.kind != "none":
            self._settle_clocks(entry)

    def _play(self, entry: e.Played) -> None:
        self.race.play(entry)
        self.asked_at = entry.at
        self.proposal = None
        self.sealed.pop(entry.seat, None)
        self.causes.pop(entry.seat, None)
        if not self.sealed:
            self.race.question = self.race.number

    def _take_back(self, entry: e.Undone) -> None:
        """The sealed answers are void then."""
        self.race.take_back(entry)
        self.race.question = self.race.number
        self.sealed.clear()
        self.causes.clear()
        self.proposal = None
        self.asked_at = entry.at
        self._snapped = min(self._snapped, entry.to - STRIDE)

    def _agree(self, entry: e.AnyEntry) -> None:
        """What people want of each other, and of the table."""
        match entry:
            case e.Proposed(_, seat, to):
                self.proposal = Proposal(seat, to, [])
            case e.Agreed(_, seat):
                if self.proposal is not None:
                    self.proposal.agreed.append(seat)
            case e.Declined():
                self.proposal = None
            case e.StoodIn(_, seat, by, bot):
                self.seats[seat].stand_in = bot
                self.seats[seat].has_left = seat == by
            case e.Returned(_, seat):
                self.seats[seat].stand_in = ""
            case e.Announced() | e.Resumed():
                self._stop_clocks(entry)
            case e.Wished(_, seat, forced, pace_ms):
                self.seats[seat].forced = forced
                if pace_ms is not None:
                    self.seats[seat].pace_ms = pace_ms
            case _:
                self._obey(entry)

    def _stop_clocks(self, entry: e.Announced | e.Resumed) -> None:
        """Time for which nobody pays: of one on holiday, or of a server that was away."""
        if isinstance(entry, e.Resumed):
            self.clock.resume(entry.at)
        elif entry.end:
            self.clock.announce(entry.seat, Holiday(entry.begin, entry.end))
        else:
            self.clock.come_back(entry.seat, entry.at)

    def _obey(self, entry: e.AnyEntry) -> None:
        """What the operator or the organiser wants of the table; and what is only written down."""
        match entry:
            case e.Rekeyed(_, seat, key):
                self.seats[seat].key = key
            case e.Muted(_, seat, muted):
                self.seats[seat].muted = muted
            case e.Locked(_, locked):
                self.locked = locked
            case e.Commented():
                pass  # kept for the record alone: `looking_back/records.py` reads it
            case _:
                raise AssertionError("only the first entry opens a table")

    def _settle_clocks(self, entry: e.AnyEntry) -> None:
        """The clocks of exactly those tick who are to answer in person, anew after each answer."""
        if isinstance(entry, e.Played):
            self.clock.renew(entry.seat, entry.at)
        asked = [n for n in self.waiting() if n >= 0 and not self.seats[n].played_by]
        self.clock.ask(asked, entry.at)

    @property
    def is_running(self) -> bool:
        return self.begun and not (self.over or self.locked or self.opened.imported)

    @property
    def names(self) -> list[str]:
        """What sentences call the seats: whoever has no name is a guest."""
        return [seat.name or f"Guest {number + 1}" for number, seat in enumerate(self.seats)]

    def waiting(self) -> list[int]:
        """The seats that have not answered yet."""
        if not self.is_running:
            return []
        return [seat for seat in self.race.state.waiting if seat not in self.sealed]

    def may_answer(self, seat: int) -> bool:
        """Also a sealed answer that is in: it may be changed until the last one is."""
        return self.is_running and seat in self.race.state.waiting

    def back_to(self, seat: int) -> int:
        """The position that the seat may go back to alone; the present one if there is none.

        Not past luck, a sealed answer, another seat's answer, or an own one that laid open what
        the seat could not know.
        """
        race = self.race
        return race.barrier if self.is_running and seat == race.last else race.index

    def humans(self) -> list[int]:
        """Those who play in person."""
        return [n for n, seat in enumerate(self.seats) if seat.is_human and not seat.stand_in]

    def asked_to_agree(self) -> list[int]:
        """Those whose consent counts: also of somebody whose seat others gave to a bot."""
        return [
            n
            for n, seat in enumerate(self.seats)
            if seat.is_human and not (seat.stand_in and seat.has_left)
        ]

    @property
    def pace_ms(self) -> int:
        """The least time of an automatic answer: nobody's race is faster than they wish."""
        agreed = self.opened.pace_ms
        wishes = [self.seats[seat].pace_ms for seat in self.humans()]
        return max((agreed if wish is None else wish for wish in wishes), default=agreed)

    def wait_ms(self, seat: int) -> int:
        """The least time of the seat's next automatic answer: a move has its pace once, however
        many answers it takes."""
        return 0 if self.race.goes_on(seat) else self.pace_ms

    def automatic(self) -> list[tuple[int, str]]:
        """Who is asked and will not answer in person: the seat, and `forced` or `bot`."""
        found: list[tuple[int, str]] = []
        for seat in self.waiting():
            holder = self.seats[seat]
            if (holder.forced or holder.played_by) and len(self.race.state.legal(seat)) == 1:
                found.append((seat, "forced"))
            elif holder.played_by:
                found.append((seat, "bot"))
        return found

    def snapshot(self) -> Snapshot | None:
        """The table as it stands, if it is time for that and nobody could go back alone."""
        race = self.race
        if not self.opened.imported and (
            race.index < self._snapped + STRIDE or race.barrier < race.index
        ):
            return None
        self._snapped = race.index
        return Snapshot(
            opened=self.opened,
            seats=self.seats,
            line=race.game.line(race.state, CHANCE),
            index=race.index,
            number=race.number,
            question=race.question,
            drawn=dict(race.drawn),
            left=self.clock.left,
            since=self.clock.since,
            bank=self.clock.bank,
            holidays=self.clock.holidays,
            sealed=self.sealed,
            causes=self.causes,
            chat=list(self.chat),
            said=self.said,
            proposal=self.proposal,
            over=self.over,
            asked_at=self.asked_at,
            locked=self.locked,
        )

    def restore(self, kept: Snapshot) -> None:
        """Stand where the snapshot was taken; moves before it are not known here."""
        race = self.race
        race.restart(kept.line, kept.index)
        race.number, race.question = kept.number, kept.question
        race.drawn = Counter(kept.drawn)
        self._snapped = kept.index
        self.seats = kept.seats
        self.begun = not any(holder.is_open for holder in self.seats)
        self.clock.left, self.clock.since = kept.left, kept.since
        if kept.bank:
            self.clock.bank, self.clock.holidays = kept.bank, kept.holidays
        self.sealed, self.causes = kept.sealed, kept.causes
        self.chat.extend(kept.chat)
        self.said, self.proposal = kept.said, kept.proposal
        self.over, self.asked_at = kept.over, kept.asked_at
        self.locked = kept.locked
