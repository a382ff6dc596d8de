"""Slow tables: a bank, holidays, and a bot that drives on and hands back."""

from __future__ import annotations

import pytest

from slipstream.table.room import entries as e
from slipstream.table.room.clock import DAY, ClockRules
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room
from table.rooms import asked, drive, room, truth
from table.serving import Served

HOUR = 3_600_000
CLOCK = ClockRules("slow", 24 * HOUR, bank_ms=12 * HOUR)


def slow(stand_in: str = "") -> tuple[Room, int, int]:
    """A table with a slow clock; who is asked, and since when."""
    made = room(clock=CLOCK, stand_in=stand_in)
    seat = asked(made)
    return made, seat, made.ledger.clock.since[seat]


def again(made: Room) -> Room:
    """The same table, read from its entries."""
    return Room.read(None, [e.decode(e.encode(entry)) for entry in made.ledger.fresh])


def test_a_bot_of_the_organisers_choice_drives_on_when_the_bank_is_empty() -> None:
    made, seat, since = slow(stand_in="rookie")
    number = made.race.number
    made.time_out(since + 36 * HOUR - 1)
    assert made.ledger.seats[seat].stand_in == ""
    made.time_out(since + 36 * HOUR)

    assert made.ledger.seats[seat].stand_in == "rookie"
    assert made.race.number == number, "nothing was played for the seat, and no car retired"
    assert (seat, "bot") in made.ledger.automatic() or (seat, "forced") in made.ledger.automatic()
    assert made.ledger.clock.since == {}
    assert truth(again(made)) == truth(made)


def test_the_seat_is_handed_back_when_the_player_returns() -> None:
    made, seat, since = slow()
    later = since + 40 * HOUR
    made.time_out(later)
    assert made.ledger.seats[seat].stand_in == "club"
    made.take_seat_back(seat, later)

    assert made.ledger.seats[seat].stand_in == ""
    assert made.ledger.clock.remaining(seat, later) == 24 * HOUR
    assert made.ledger.clock.next_deadline() == later + 24 * HOUR


def test_a_holiday_stops_the_clock_and_survives_being_read_again() -> None:
    made, seat, since = slow()
    made.holiday(seat, 0, since + 7 * DAY, since)

    for one in (made, again(made)):
        assert one.ledger.clock.next_deadline() == since + 7 * DAY + 36 * HOUR
    made.holiday(seat, 0, 0, since + DAY)
    assert made.ledger.clock.next_deadline() == since + DAY + 36 * HOUR


def test_bank_and_holidays_are_in_a_snapshot() -> None:
    made, seat, since = slow()
    made.holiday(seat, since, since + DAY, since)
    made.ledger.clock.bank[seat] = 5
    drive(made, 60)
    snapshot = made.ledger.snapshot()
    while snapshot is None and made.ledger.is_running:
        drive(made, 1)
        snapshot = made.ledger.snapshot()

    assert snapshot is not None
    read = Room.read(snapshot, [])
    assert read.ledger.clock.bank == made.ledger.clock.bank
    assert read.ledger.clock.holidays == made.ledger.clock.holidays


@pytest.mark.parametrize("days", [0, 29, 1000])
def test_holidays_have_an_end(days: int) -> None:
    made, seat, since = slow()

    with pytest.raises(Refusal, match="at most 28 days"):
        made.holiday(seat, since, since + days * DAY, since)


def test_all_holidays_of_a_race_together_are_limited() -> None:
    made, seat, since = slow()
    made.holiday(seat, since, since + 28 * DAY, since)

    with pytest.raises(Refusal, match="at most 42"):
        made.holiday(seat, since + 30 * DAY, since + 50 * DAY, since)


def test_other_clocks_know_no_holidays() -> None:
    made = room(clock=ClockRules("move", 60_000))

    with pytest.raises(Refusal, match="slow clocks"):
        made.holiday(0, 0, 10**12, 0)


def test_a_holiday_is_announced_through_the_wire(served: Served) -> None:
    table = served.table("FMR", 3, clock={"kind": "slow", "ms": 24 * HOUR, "bank_ms": HOUR})
    with table.connect(0) as client:
        now = served.tables.now()
        away = client.ask({"type": "holiday", "end": now + DAY})
        client.sync()
        until = client.position["clocks"]["away"][0]
        back = client.ask({"type": "holiday"})
        client.sync()

        assert (away["type"], until, back["type"]) == ("accepted", now + DAY, "accepted")
        assert client.position["clocks"]["away"][0] == 0
