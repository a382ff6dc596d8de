"""What happened, for logs and motion: events with their clause and their audience."""

from __future__ import annotations

from typing import Final, final

CHANCE: Final = -1  # the dealer's seat: decides luck, sees everything
PUBLIC: Final = -2  # nobody's seat: sees what a spectator sees
HIDDEN: Final = -3  # stands for a number that this seat may not know


@final
class Kind:
    """A kind of event: its name, its arguments in order, and which of them only the seat sees.

    An event that `reveals` lays open what only its seat knew until now, or nobody: sealed plans, a
    face-down card that is turned. Nothing else may depend on what a reader cannot know.
    """

    def __init__(
        self, name: str, arguments: list[str], private: list[str], reveals: bool = False
    ) -> None:
        assert all(name in arguments for name in private), "a private argument is an argument"
        self.name = name
        self.arguments = arguments
        self.private = private
        self.reveals = reveals


@final
class Event:
    """One thing that happened, by which clause, to or by which seat."""

    __slots__ = ("arguments", "clause", "kind", "seat")

    def __init__(self, kind: int, clause: str, seat: int, arguments: list[int]) -> None:
        self.kind = kind
        self.clause = clause
        self.seat = seat
        self.arguments = arguments


def seen(event: Event, kinds: list[Kind], seat: int) -> Event:
    """The event as `seat` may know it."""
    kind = kinds[event.kind]
    if seat in (event.seat, CHANCE) or not kind.private:
        return event
    arguments = [
        HIDDEN if kind.arguments[place] in kind.private else value
        for place, value in enumerate(event.arguments)
    ]
    return Event(event.kind, event.clause, event.seat, arguments)


def lays_open(events: list[Event], kinds: list[Kind], seat: int) -> bool:
    """Whether `seat` is told what it could not know; of its own secrets it learns nothing."""
    return any(kinds[event.kind].reveals and event.seat != seat for event in events)
