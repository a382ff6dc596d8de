"""Race control of the family: the cars in single file, in the order that was tapped in.

The rules need spaces. The cars stand one behind the other, those that have completed more laps
beyond the line: order, laps and whom an event finds by its markers are right then, distances are
not. What only the board can show is never told, and an event that looks at the road itself is left
to those who see it: they tap the cars that it hits and what it gives them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from slipstream.control import LAP, Control, Mark
from slipstream.drafting.rules.kinds import MOVED
from slipstream.kernel.cards import Hand
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import CHANCE
from slipstream.kernel.trace import Event
from slipstream.tell.printed_board import PrintedBoard
from slipstream.tell.say import Say
from slipstream.tell.teller import Teller
from slipstream.track.circuits.load import load
from slipstream.track.tell.printed_board import bare_board

MOVED_MARK: Final = "moved"
HIT_MARK: Final = "hit"


class DraftingControl(Control):
    """Each game answers the questions below, and has markers of its own."""

    state: Any
    teller: ClassVar[type[Teller]]
    by_eye: ClassVar[frozenset[str]]
    """Events that look at the road, by their words."""
    backs: ClassVar[frozenset[str]]
    """How a car changes place by going back so many spaces."""
    restarts: ClassVar[frozenset[str]]
    """Kinds of events after which the field stands in the order of the rules."""
    unseen: ClassVar[frozenset[str]]
    """Kinds of events that only the board can show."""
    how: ClassVar[Sequence[str]]
    wears: ClassVar[Sequence[str]]
    """The kinds of markers, by their names."""
    wear_clause: ClassVar[str]
    by_eye_clause: ClassVar[str]

    def __init__(self, game: Any) -> None:
        self.looking = ""
        """The event that is carried out by eye, by its word."""
        self.hit: set[int] = set()
        self._lined_up = False
        super().__init__(game)
        self.told = self.teller(game)

    def cars(self) -> list[Say]:
        return [Say("control-car", {"car": str(number)}) for number in self.state.game.numbers]

    def running(self) -> list[int]:
        order: list[int] = self.state.order()
        return order

    @property
    def is_by_hand(self) -> bool:
        return super().is_by_hand or bool(self.looking)

    def marks(self) -> list[Mark]:
        laps = Mark(LAP, Say("control-laps"), int(self.state.laps))
        wear = [Mark(name, Say(f"wear-{name}"), 9, self.wear_clause) for name in self.wears]
        hit = [Mark(HIT_MARK, Say("control-hit"), 1, self.by_eye_clause)] if self.looking else []
        moved = Mark(MOVED_MARK, Say("control-moved"), 1)
        return [laps, moved, *hit, *wear]

    def count(self, car: int, mark: str) -> int:
        if mark == HIT_MARK:
            return int(car in self.hit)
        if mark == MOVED_MARK:
            return int(self.moved_flags()[car])
        return int(self.state.count(car, self.wears.index(mark)))

    def put(self, car: int, mark: str, count: int) -> None:
        if mark == HIT_MARK:
            self.hit = self.hit | {car} if count else self.hit - {car}
        elif mark == MOVED_MARK:
            self.moved_flags()[car] = bool(count)
        else:
            place = car * len(self.wears) + self.wears.index(mark)
            self.state.wear[place] = count

    def moved_flags(self) -> Any:
        """Of every car, whether it has moved in this turn."""
        raise NotImplementedError

    def line_up(self, order: Sequence[int]) -> None:
        """In single file: whoever has completed most laps beyond the line, the others before it."""
        board, length = self.state.board, int(self.state.board.track.length)
        for car in order:
            board.lift(car)
        done = [self.laps.get(car, 0) for car in order]
        laps = [min(done[: place + 1]) for place in range(len(done))]  # nobody ahead is a lap down
        leading = max(laps, default=0)
        progress = leading * length + laps.count(leading)
        for car, completed in zip(order, laps, strict=True):
            progress = min(progress - 1, (completed + 1) * length - 1)
            while (space := self._free(progress % length)) < 0:
                progress -= 1
            board.place(car, space, progress)

    def _free(self, sector: int) -> int:
        """A space of a sector on which nobody stands; -1 if there is none."""
        board = self.state.board
        first = int(board.track.first[sector])
        spaces = range(first, first + int(board.track.breadth[sector]))
        return next((space for space in spaces if board.car_at[space] < 0), -1)

    def board(self) -> PrintedBoard:
        return bare_board(load(self.game.options["circuit"]), int(self.state.laps))

    def stand(self, spaces: Mapping[int, str]) -> None:
        """On the lap that was tapped in; all other cars wait on the grid, behind the line."""
        board, order = self.state.board, self.running()
        if gone := [car for car in spaces if car not in order]:
            raise InvalidOption(f"there is no car {gone[0]} in the race")
        for car in order:
            board.lift(car)
        for car, name in spaces.items():
            sector, space = board.track.read(name)
            if board.car_at[space] >= 0:
                raise InvalidOption(f"two cars stand on {name}")
            board.place(car, space, self.laps.get(car, 0) * int(board.track.length) + sector)
        progress = -1
        for car in order:
            if car in spaces:
                continue
            while (space := self._free(progress % int(board.track.length))) < 0:
                progress -= 1
            board.place(car, space, progress)

    def space(self, car: int) -> str:
        board = self.state.board
        return str(board.track.spell(board.space_of[car]))

    def word(self, car: int) -> str:
        return str(self.state.game.numbers[car])

    def turn_to(self, seat: int) -> None:
        s = self.state
        if not 0 <= seat < s.game.seats:
            raise InvalidOption(f"there is no seat {seat + 1}")
        s.hands[seat] = Hand(sorted(set(s.race.components.deck)), [])
        s.ask_seat(s.asking, seat)

    def step_to(self, space: str) -> str:
        """A legal step that leads there; else the one that a driver would have in mind."""
        s = self.state
        if s.active < 0:
            return ""
        seat = s.waiting[0]
        for action in s.legal(seat):
            if self.space_after(seat, action) == space:
                return str(s.decision.spell(s, action))
        return self._meant(space)

    def space_after(self, seat: int, action: int) -> str:
        car, trial = int(self.state.active), self.state.copy()
        if car < 0:
            return ""
        trial.apply(seat, action)
        board = trial.board
        moved = board.space_of[car] != self.state.board.space_of[car]
        return str(board.track.spell(board.space_of[car])) if moved and trial.racing[car] else ""

    def _meant(self, space: str) -> str:
        """By where the space lies: beside the car, ahead of it, or across."""
        board = self.state.board
        track, here = board.track, board.space_of[self.state.active]
        _, there = track.read(space)
        across = int(track.lane[there] - track.lane[here])
        onward = int(track.sector[there] - track.sector[here]) % int(track.length)
        steps = {(0, -1): "i", (0, 1): "o", (1, 0): ">", (1, -1): "I", (1, 1): "O"}
        return steps.get((onward, across), "")

    def retire(self, car: int) -> None:
        self.state.drop_out(car)
        self.end_if_empty()

    def end_if_empty(self) -> None:
        """The race is over when nobody is left who could go on."""
        raise NotImplementedError

    def place(self, car: int) -> int:
        return int(self.state.place[car])

    def stop(self) -> None:
        self.looking = ""
        self.state.stop_race(1)

    def end_round(self) -> None:
        if self.looking:
            self.end_by_eye()
            self.looking, self.hit = "", set()
            return
        self.line_up(self.order)
        self.end_action_phase()

    def ending(self) -> Say:
        return Say("control-end-event" if self.looking else "control-end-round")

    def end_action_phase(self) -> None:
        """All cars have moved: what the rules do then."""
        raise NotImplementedError

    def end_by_eye(self) -> None:
        """An event that people have carried out is done; `hit` are the cars that it has found."""
        raise NotImplementedError

    def answer(self, seat: int, token: str) -> None:
        s = self.state
        if seat == CHANCE and s.decision.name == "event" and token in self.by_eye:
            card = s.decision.read(s, CHANCE, token)
            s.events.take(card)
            s.event = card
            self.looking = token
            self.show_event(card)
            return
        super().answer(seat, token)

    def show_event(self, card: int) -> None:
        """The card is open, and nothing has happened yet."""
        raise NotImplementedError

    def go_on(self) -> list[Say]:
        names = [self.game.kinds[event.kind].name for event in self.state.trace or []]
        self._lined_up = self._lined_up or any(name in self.restarts for name in names)
        return super().go_on()

    def read_back(self) -> None:
        """As it was tapped in, without those that left; after a restart as the rules line up."""
        running = self.running()
        if self._lined_up and not self.looking:
            self.order = running
            self._lined_up = not super().is_by_hand
        else:
            self.order = [car for car in self.order if car in running]

    def tells(self, event: Event) -> Say | None:
        kind = self.game.kinds[event.kind].name
        if event.kind == MOVED:
            return self._back(event)
        if kind in self.unseen:
            return None
        return self.told.event(event)

    def _back(self, event: Event) -> Say | None:
        car, start, _, end, _, how = event.arguments
        if self.how[how] not in self.backs or end >= start:
            return None
        number = str(self.state.game.numbers[car])
        return Say("control-back", {"car": number, "spaces": start - end}, event.clause)

    def heading(self) -> Say:
        s = self.state
        laps = max([self.laps.get(car, 0) for car in self.order], default=0)
        lap = min(laps + 1, int(s.laps))
        return Say("control-lap", {"lap": lap, "laps": int(s.laps), "turn": int(s.turn_number)})
