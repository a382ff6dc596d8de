"""Ways of a move that takes cars across the finishing line."""

from __future__ import annotations

from clauses import clause
from rules.grand_prix.drawn import Race, race
from slipstream.drafting.rules.ways import ways
from slipstream.games.grand_prix.rules.state import RaceState


def ends(state: RaceState, found: set[tuple[int, ...]]) -> set[tuple[int, ...]]:
    """Places, Close Calls, and who crossed in which order, by every path to the end of the move."""
    for action in state.legal(state.waiting[0]):
        after = state.copy()
        after.walking = True
        after.calls = state.calls
        after.apply(after.waiting[0], action)
        if after.waiting:
            ends(after, found)
        else:
            found.add((after.calls, *after.board.space_of, *after.crossed))
    return found


def line_ahead() -> Race:
    """Progress 180 is the end of the race."""
    return race("1@178.0 9@178.1 5@179.1", "Charge", wear={1: "BBBB"})


@clause("GP-10.1.2.1")
def test_who_has_crossed_already_is_not_forgotten_by_walking() -> None:
    begun = line_ahead().play("> >")

    found = ways(begun.state)

    assert begun.crossed() == [1]
    assert len(found) == len(ends(begun.state, set()))


@clause("GP-10.1.2.1", "GP-6.8.4")
def test_ways_across_the_line_are_the_ends_of_every_path() -> None:
    begun = line_ahead()

    assert len(ways(begun.state)) == len(ends(begun.state, set()))
    assert begun.crossed() == []
