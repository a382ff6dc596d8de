"""A race on a physical table, to everything that keeps it: what is tapped, what the rules then do.

The cardboard plays: nobody enters moves. A device beside the board keeps the order, the laps and
what lies on the cars; at the end of a round the rules go on by themselves as far as they can, with
the position that was tapped in. `Control` is what a game says about that. It drives a real state of
the game, whose hands and decks of cards are of no account.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec

from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import CHANCE, Game, State
from slipstream.kernel.trace import Event
from slipstream.tell.printed_board import PrintedBoard
from slipstream.tell.say import Say

LAP: Final = "lap"


class Mark(msgspec.Struct, frozen=True):
    """Something that is counted on a car: laps, markers, whether it has moved."""

    name: str
    say: Say
    most: int = 99
    clause: str = ""
    says: tuple[Say, ...] = ()
    """What each number is called, if it is not a count: kinds of tyres."""


class Control:
    """Race control of one game; a subclass answers what is particular to it."""

    by_hand: ClassVar[str] = ""
    """The decision at which the cardboard plays."""
    on_paper: ClassVar[frozenset[str]] = frozenset()
    """Decisions about hands and decks of cardboard: the device answers these by itself."""
    retires: ClassVar[bool] = True
    """Whether a car can leave the race."""
    finishes: ClassVar[bool] = True
    """Whether cars finish one by one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state: Any = game.start()
        self.laps: dict[int, int] = {}
        self._luck = SeededDealer(0)  # for cards that nobody looks at
        self.listen()
        self.pass_over()
        self.order = self.running()

    # What a game answers

    def cars(self) -> list[Say]:
        """What the cars are called."""
        raise NotImplementedError

    def team(self, car: int) -> int:
        """The seat whose car it is; -1 for nobody's."""
        raise NotImplementedError

    def marks(self) -> list[Mark]:
        """What can be counted on a car."""
        return []

    def count(self, car: int, mark: str) -> int:
        """How many there are of a mark that is not the laps."""
        raise NotImplementedError

    def put(self, car: int, mark: str, count: int) -> None:
        """So many of a mark that is not the laps."""
        raise NotImplementedError

    def has(self, car: int, mark: str) -> bool:
        """Whether a car can have such a mark."""
        return True

    def running(self) -> list[int]:
        """The cars still racing, best first, as the state has them."""
        raise NotImplementedError

    def line_up(self, order: Sequence[int]) -> None:
        """The cars still racing are in this order."""
        raise NotImplementedError

    def retire(self, car: int) -> None:
        """A car leaves the race."""
        raise InvalidOption(f"nobody retires from a race of {self.game.title}")

    def finish(self, car: int) -> None:
        """A car has crossed the line for the last time."""
        raise InvalidOption(f"a race of {self.game.title} ends for all cars at once")

    def place(self, car: int) -> int:
        """The final place of a car that has left the race; 0 for one that was never in it."""
        return 0

    def end_round(self) -> None:
        """The cardboard has played: what the rules do next."""
        raise NotImplementedError

    def stop(self) -> None:
        """The race ends now, as it stands."""
        raise NotImplementedError

    def heading(self) -> Say:
        """Where the race is: its round, lap or section."""
        return Say("control-turn", {"turn": self.state.turn()})

    def steps(self) -> list[Say]:
        """What happens now, in order, while the cardboard plays."""
        return []

    def ending(self) -> Say:
        """What is tapped when the cardboard has played: the end of what."""
        return Say("control-end-turn")

    def tells(self, event: Event) -> Say | None:
        """What is told of an event; None for what only the board can show."""
        raise NotImplementedError

    def answer(self, seat: int, token: str) -> None:
        """What somebody decided, or which card was drawn."""
        self.state.play(token, seat)

    # What the judge needs

    def board(self) -> PrintedBoard | None:
        """The spaces on which cars stand, without what is painted beside them; None without any."""
        return None

    def stand(self, spaces: Mapping[int, str]) -> None:
        """Cars stand on these spaces of the drawn board, by their names there."""
        if spaces:
            raise InvalidOption(f"no car of {self.game.title} has a space of its own")

    def space(self, car: int) -> str:
        """Where a car stands; empty where there are no spaces."""
        return ""

    def word(self, car: int) -> str:
        """What a car is called in moves."""
        return str(car)

    def turn_to(self, seat: int) -> None:
        """It is that seat's turn, with any card in its hand."""
        if seat not in self.state.waiting:
            raise InvalidOption(f"it is not the turn of seat {seat + 1}")

    def space_after(self, seat: int, action: int) -> str:
        """Where an answer takes the car that is moving; empty if it stays, or there are none."""
        return ""

    def step_to(self, space: str) -> str:
        """What a car that is moving would have to answer to get there; empty if no step does."""
        return ""

    def come_to_hand(self) -> None:
        """Whatever else is asked is answered as when the clock runs out, until somebody plays."""
        state: State = self.state
        while state.waiting and not self.is_by_hand:
            seat = state.waiting[0]
            luck = seat == CHANCE
            state.apply(
                seat, state.sample(self._luck) if luck else state.decision.fallback(state, seat)
            )

    # How it goes

    def listen(self) -> None:
        self.state.trace = []

    def pass_over(self) -> None:
        """Answer all that is only about cardboard cards."""
        state: State = self.state
        while state.waiting and state.decision.name in self.on_paper:
            seat = state.waiting[0]
            answer = (
                state.sample(self._luck) if seat == CHANCE else state.decision.fallback(state, seat)
            )
            state.apply(seat, answer)

    @property
    def is_by_hand(self) -> bool:
        """Whether the cardboard plays now."""
        return bool(self.state.waiting) and self.state.decision.name == self.by_hand

    def go_on(self) -> list[Say]:
        """After each act: all that needs nobody, and what happened."""
        self.pass_over()
        told, self.state.trace = self.state.trace or [], []
        return [said for event in told if (said := self.tells(event)) is not None]

    def read_back(self) -> None:
        """The order as the rules have made it."""
        self.order = self.running()
