"""Clocks: told what time it is, they tell who has how much left."""

from __future__ import annotations

from slipstream.table.room.clock import Clock, ClockRules, Holiday


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


def slow() -> Clock:
    """1000 for each decision and 500 in the bank; seat 0 is asked at 0."""
    clock = Clock(ClockRules("slow", 1000, bank_ms=500), 2)
    clock.ask([0], 0)
    return clock


def test_a_slow_clock_has_time_for_each_decision_and_then_a_bank() -> None:
    clock = slow()
    clock.ask([1], 1200)
    clock.ask([0], 2000)

    assert clock.bank == [300, 500]
    assert clock.next_deadline() == 2000 + 1000 + 300
    assert clock.expired(3299) == []
    assert clock.expired(3300) == [0]
    assert clock.remaining(1, 9999) == 700


def test_an_empty_bank_leaves_the_time_of_each_decision() -> None:
    clock = slow()
    clock.ask([], 5000)
    clock.ask([0], 6000)

    assert clock.bank[0] == 0
    assert clock.remaining(0, 6000) == 1000


def test_a_clock_stands_during_announced_holidays() -> None:
    clock = slow()
    clock.announce(0, Holiday(400, 10_000))
    clock.announce(0, Holiday(20_000, 21_000))

    assert clock.away_until(0, 399) == 0
    assert clock.away_until(0, 400) == 10_000
    assert clock.remaining(0, 9000) == 1100
    assert clock.next_deadline() == 10_000 + 1100
    assert clock.expired(11_099) == []
    assert clock.expired(11_100) == [0]
    assert clock.remaining(0, 11_000) == 100


def test_holidays_that_overlap_count_once_and_end_when_one_is_back() -> None:
    clock = slow()
    clock.announce(0, Holiday(100, 400))
    clock.announce(0, Holiday(300, 900))
    clock.announce(0, Holiday(2000, 3000))
    assert clock.holidays[0] == [(100, 900), (2000, 3000)]
    tried = clock.copy()
    tried.come_back(0, 500)

    assert tried.holidays[0] == [(100, 500)]
    assert clock.holidays[0] == [(100, 900), (2000, 3000)]
    assert tried.remaining(0, 600) == 1500 - 200


def test_a_holiday_after_the_deadline_does_not_move_it() -> None:
    clock = slow()
    clock.announce(0, Holiday(5000, 6000))

    assert clock.next_deadline() == 1500
