"""TA-3.5: Turn Leader markers, event, pit stops, First Player, lapped cars out, discards."""

from __future__ import annotations

from clauses import clause
from rules.thunder_alley.drawn import Race
from rules.thunder_alley.table import (
    day,
    discards,
    evening,
    first_player,
    held,
    is_on,
    led,
    now_only_passes,
    quietly,
    running,
    seat_of,
    straight_on,
    until,
)
from slipstream.games.thunder_alley.rules.kinds import LED
from slipstream.track.rules.order import lapped

DIRTY_AIR = 46  # Solo 6
LAPPED_FIELD = "15@58.1 43@58.2 29@57.2 21@56.2 28@56.0 22@17.1 23@15.1"  # TA-W4


def lap_down(now: Race) -> list[int]:
    state = now.state
    return [state.race.numbers[car] for car in lapped(state.board, state.racing)]


@clause("TA-3.5.1.1", "TA-W3")
def test_all_cars_level_with_the_leader_take_a_turn_leader_marker() -> None:
    """The inside lane breaks the tie only for the Leader, and so for the next First Player."""
    now = evening("43@18.1 15@18.0 29@17.1")

    assert [led(now, number) for number in (43, 15, 29)] == [1, 1, 0]
    assert running(now).split()[0] == "15"
    assert first_player(until(now.play("overcast"), "discard")) == seat_of(now, 15)


@clause("TA-3.5.1.1", "TA-3.5.2")
def test_turn_leaders_are_told_and_the_event_is_the_first_player_s() -> None:
    now = evening("43@18.1 15@18.0 29@17.1", first=2)

    told = [event for event in now.state.trace or [] if event.kind == LED]
    assert {event.clause for event in told} == {"TA-3.5.1.1"}
    assert sorted(now.state.race.numbers[event.arguments[0]] for event in told) == [15, 43]
    assert (now.asks(), now.state.mover) == ("event:0", 1)


@clause("TA-3.5.1.2")
def test_a_lapped_car_in_the_leaders_sector_is_not_tied() -> None:
    now = evening("43@58.1 15@18.0 29@57.1")

    assert [led(now, number) for number in (43, 15, 29)] == [1, 0, 0]


@clause("TA-3.5.2")
def test_one_event_card_is_drawn_each_turn() -> None:
    now = evening("43@18.1 15@18.0 29@17.1")
    assert len(now.state.events.cards) == 26

    now = now.play("overcast")

    assert len(now.state.events.cards) == 25
    assert now.asks().startswith("pit")
    assert now.state.events_used == [13]


@clause("TA-3.5.2", "TA-9.1.2")
def test_once_a_car_has_finished_there_is_no_event_and_no_pit_stop() -> None:
    now = day("43@79.1 15@18.0", hands={1: [DIRTY_AIR]})
    now = straight_on(now.play(f"43#{DIRTY_AIR}"))
    assert now.asks() == "activate:2"

    now = straight_on(now.play(now.steps()[0]))

    assert not is_on(now)
    assert len(now.state.events.cards) == 26


@clause("TA-3.5.3.1", "TA-9.1.1")
def test_each_player_announces_all_stops_once_in_turn_from_the_first_player() -> None:
    now = evening("29@30.0 25@29.1 43@27.0 15@25.1", first=2).play("overcast")
    asked = []
    for word in ("-", "-", "29", "25"):
        asked.append((now.asks(), now.steps()))
        now = now.play(word)

    assert asked == [
        ("pit:2", ["43", "-"]),
        ("pit:3", ["15", "-"]),
        ("pit:1", ["25", "29", "-"]),
        ("pit:1", ["25", "-"]),
    ]
    assert now.asks().startswith("discard")


@clause("TA-3.5.3.1")
def test_a_stop_announced_stands_and_those_after_it_see_it() -> None:
    now = evening("29@30.0 43@27.0 15@25.1").play("overcast 29")

    assert now.asks() == "pit:2"
    assert now.at(29) == "25.P"


@clause("TA-3.5.3.2")
def test_the_pits_are_opened_by_the_first_player_of_the_turn_not_by_the_new_leader() -> None:
    """Seat 3 leads now and will be First Player; seat 2 still is."""
    now = evening("29@18.0 43@17.0 15@20.1", first=2).play("overcast")

    assert now.asks() == "pit:2"
    assert until(now, "discard").asks() == "discard:3"


@clause("TA-3.5.3.3")
def test_a_new_leader_after_the_pit_stops_takes_a_marker_too() -> None:
    now = evening("43@18.1 15@17.0 29@16.1").play("overcast")
    after = until(now.play("- 43"), "discard")

    assert [led(after, number) for number in (43, 15, 29)] == [1, 1, 0]
    assert first_player(after) == seat_of(after, 15)


@clause("TA-3.5.3.3")
def test_a_new_leader_by_an_event_takes_a_marker_though_nobody_pitted() -> None:
    """The leader's engine blows: the next car leads when the pit stops are over."""
    now = evening("43@18.1 15@17.0 29@16.1", wear={43: "E"}).play("blown_engine")
    after = until(now, "discard")

    assert [led(after, number) for number in (43, 15, 29)] == [1, 1, 0]


@clause("TA-3.5.1.1")
def test_a_car_that_leads_two_turns_takes_two_markers() -> None:
    now = quietly(evening("43@18.1 29@17.1").play("overcast"))
    assert led(now, 43) == 1

    now = now_only_passes(now, seat_of(now, 43)).play(".")

    assert (led(now, 43), led(now, 29)) == (2, 0)


@clause("TA-3.5.3.3")
def test_a_car_that_keeps_the_lead_gets_no_second_marker() -> None:
    now = until(evening("43@18.1 15@17.0 29@16.1").play("overcast"), "discard")

    assert [led(now, number) for number in (43, 15, 29)] == [1, 0, 0]


@clause("TA-W49", "TA-R20")
def test_a_tied_car_that_leads_alone_after_the_pits_gets_no_second_marker() -> None:
    now = evening("15@18.0 43@18.1 29@17.0", first=3).play("overcast 15")
    assert now.at(15) == "13.P"

    one = until(now, "discard")
    both = until(now.play("- 43"), "discard")

    assert [led(one, number) for number in (15, 43, 29)] == [1, 1, 0]
    assert [led(both, number) for number in (15, 43, 29)] == [1, 1, 1]


@clause("TA-3.5.4")
def test_the_owner_of_the_leader_becomes_first_player() -> None:
    """Level cars: the inside lane counts here."""
    now = evening("29@18.2 43@18.1 15@17.0", first=3).play("overcast")
    assert first_player(now) == 3

    now = until(now, "discard")

    assert first_player(now) == seat_of(now, 43) == 2
    assert quietly(now).asks() == "activate:2"


@clause("TA-3.5.5.1", "TA-W4")
def test_lapped_cars_go_out_worst_first() -> None:
    """58 - 17 = 41 and 58 - 15 = 43: 22 and 23 are lapped, although 22 stands beside 29."""
    now = evening(LAPPED_FIELD).play("overcast")
    assert lap_down(now) == [22, 23]

    now = until(now, "discard")

    assert (now.place(23), now.place(22)) == (7, 6)
    assert (now.at(22), now.at(23)) == ("", "")
    assert running(now) == "15 43 29 28 21"


@clause("TA-3.5.5.2")
def test_after_a_yellow_flag_nobody_is_removed() -> None:
    now = until(evening(LAPPED_FIELD).play("debris_caution"), "discard")

    assert running(now) == "15 43 29 28 21 22 23"


@clause("TA-3.5.6", "TA-R44")
def test_players_throw_away_what_they_like_from_the_new_first_player_on() -> None:
    """Blue leads. Discards are face up, in the order in which they are thrown."""
    now = until(evening("29@17.0 43@16.0 15@18.1", cars="2").play("overcast"), "discard")
    assert now.asks() == "discard:3"
    mine = held(now, 3)
    assert now.steps() == [f"#{card}" for card in mine] + ["-"]

    now = now.play(f"#{mine[0]} #{mine[2]} -")
    assert now.asks() == "discard:1"
    now = now.play("-")
    assert now.asks() == "discard:2"

    assert discards(now) == [mine[0], mine[2]]
    assert held(now, 3) == [mine[1]]
