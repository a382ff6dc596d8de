"""Clocks: told what time it is, they tell who has how much left."""

from __future__ import annotations

from slipstream.table.room.clock import Clock, ClockRules


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    clock = Clock(ClockRules(), 2)
    clock.ask([0, 1], 0)

    assert clock.expired(10**12) == []
    assert clock.next_deadline() is None


def test_each_decision_has_its_time() -> None:
    clock = Clock(ClockRules("move", 1000), 2)
    clock.ask([0], 0)
    clock.ask([1], 900)
    clock.ask([0], 1000)

    assert clock.remaining(0, 1200) == 800
    assert clock.next_deadline() == 2000
    assert clock.expired(1999) == []
    assert clock.expired(2000) == [0]


def test_a_race_has_one_budget_and_a_little_extra_for_each_answer() -> None:
    clock = Clock(ClockRules("race", 5000, 100), 2)
    clock.ask([0], 0)
    clock.ask([1], 2000)
    clock.ask([0], 2500)

    assert clock.remaining(0, 2600) == 5000 - 2000 + 100 - 100
    assert clock.remaining(1, 9999) == 5000 - 500 + 100


def test_several_seats_tick_at_once_and_each_stops_alone() -> None:
    clock = Clock(ClockRules("move", 1000), 3)
    clock.ask([0, 1, 2], 0)
    clock.ask([0, 2], 600)

    assert clock.remaining(1, 5000) == 400
    assert clock.expired(1000) == [0, 2]


def test_a_seat_that_is_asked_again_at_once_gets_new_time() -> None:
    clock = Clock(ClockRules("move", 1000), 1)
    clock.ask([0], 0)
    clock.renew(0, 900)
    clock.ask([0], 900)

    assert clock.remaining(0, 1000) == 900


def test_nobody_pays_for_a_break_of_the_server() -> None:
    clock = Clock(ClockRules("move", 1000), 1)
    clock.ask([0], 0)
    clock.resume(5000)

    assert clock.expired(5999) == []
    assert clock.expired(6000) == [0]


def test_a_clock_that_goes_backwards_gives_no_time() -> None:
    clock = Clock(ClockRules("move", 1000), 1)
    clock.ask([0], 500)

    assert clock.remaining(0, 0) == 1000
