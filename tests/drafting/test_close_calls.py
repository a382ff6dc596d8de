"""Close Calls are part of how a move ends, though they stand on no board."""

from __future__ import annotations

from clauses import clause
from rules.grand_prix.drawn import Race, race
from slipstream.drafting.rules.ways import ways
from slipstream.drafting.tell.ways import told_ways
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.registry import words
from slipstream.tell.teller import Way


def mouth(active: int = 1) -> Race:
    """Three lanes become two: the car ahead can be pushed (`oo>`) or displaced (`>o`).

    Either way it goes on to 33.1, and the active car is on 32.1 when three MPs are spent.
    """
    place = "31.0" if active == 1 else "31.0 1@20.0"
    cars = f"{active}@{place} 9@32.1"
    return race(cars, "Charge", active, "yunta_brothers", wear={1: "BBBB"})


def played(now: Race, answers: list[int]) -> Race:
    after = now.state.copy()
    for action in answers:
        after.apply(after.waiting[0], action)
    return Race(after)


@clause("GP-6.8.4")
def test_ends_that_differ_in_close_calls_are_two_ways() -> None:
    begun = mouth()
    found = ways(begun.state)

    ends = [(way.calls, played(begun, way.answers)) for way in found]

    assert [end.close_calls(1) for _, end in ends] == [calls for calls, _ in ends]
    assert sorted(calls for calls, end in ends if end.cars() == "9@33.1 1@32.1") == [0, 1]


@clause("GP-6.8.4", "GP-1.5.5")
def test_an_npc_has_no_close_calls_to_tell_its_ways_apart() -> None:
    begun = mouth(active=20)
    found = ways(begun.state)

    assert {way.calls for way in found} == {0}
    assert len({tuple(way.spaces) for way in found}) == len(found)


def outcome(way: Way) -> str:
    assert way.outcome

    return words(GrandPrix).say(way.outcome)


@clause("GP-6.8.4")
def test_of_two_ways_to_a_place_the_one_with_fewer_close_calls_comes_first() -> None:
    begun = mouth()
    there = [way for way in told_ways(begun.state, 0) if way.name.startswith("@32.1")]

    calls = [played(begun, list(way.answers)).close_calls(1) for way in there]

    assert [(way.name, outcome(way)) for way in there] == [
        ("@32.1", "still 2nd"),
        ("@32.1/2", "still 2nd, 1 Close Call"),
    ]
    assert calls == sorted(calls)
    assert set(calls) == {0, 1}


@clause("GP-6.8.4", "GP-RC-1.1")
def test_close_calls_of_a_way_are_counted() -> None:
    begun = race("1@19.3 9@19.0", "Weaving")

    told = {outcome(way).partition(", ")[2] for way in told_ways(begun.state, 0)}

    assert told == {"", "1 Close Call", "2 Close Calls", "3 Close Calls"}
