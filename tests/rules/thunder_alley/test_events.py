"""TA-8, TA-4.4: who is looked for, the team bar, flags."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import Race
from rules.thunder_alley.table import (
    after_rain,
    discards,
    evening,
    is_on,
    now_only_passes,
    quietly,
    running,
    stands,
)
from slipstream.games.thunder_alley.rules.components import EVENT_NAMES
from slipstream.kernel.cards import Bag

# Teams from left to right; among red, yellow, black and blue: red first, black first, ...
RED_FIRST = "15"  # red, yellow, green, black, purple, pink, blue
YELLOW_FIRST = "16"  # yellow, green, black, purple, pink, blue, red
BLACK_FIRST = "18"  # black, purple, pink, blue, red, yellow, green
BLUE_FIRST = "21"  # blue, red, yellow, green, black, purple, pink


def is_yellow(now: Race) -> bool:
    """The field has been lined up: 29 was on 20.2, outside the restart lanes."""
    return now.at(29) == "20.0"


@clause("TA-8.1.1")
def test_the_event_is_carried_out_before_anything_else_and_openly() -> None:
    """Its card lies on the discard pile and its marker is given before the first pit stop."""
    now = evening("29@20.2 15@19.1", wear={29: "E"}).play("engine_damage")

    assert now.asks() == "pit:1"
    assert now.wear(29) == "EE"
    assert [EVENT_NAMES[event] for event in now.state.events_used] == ["Engine Damage"]


@clause("TA-8.1.2")
def test_most_markers_compares_all_racing_cars() -> None:
    """43 has more, but is out of the race."""
    now = evening("29@20.2 15@19.1 25@3.0", wear={29: "E", 15: "EE"}, teams="red,yellow,blue")
    now.state.add_wear(now.car(8), 7, 5, "")

    now = now.play("engine_damage")

    assert (now.wear(29), now.wear(15), now.wear(8)) == ("E", "EEE", "EEEEE")


@clause("TA-8.1.3", "TA-4.4.1")
@pytest.mark.parametrize(
    ("bar", "hit"), [(RED_FIRST, 29), (YELLOW_FIRST, 15), (BLACK_FIRST, 15), (BLUE_FIRST, 15)]
)
def test_equal_cars_of_different_teams_are_told_apart_by_the_team_bar(bar: str, hit: int) -> None:
    """Yellow races too but has no such marker."""
    now = evening("29@20.2 15@19.1 43@5.0", wear={29: "E", 15: "E"}).play("engine_damage")
    assert now.asks() == "bar:0"

    now = now.play(bar)

    assert [number for number in (29, 15, 43) if now.wear(number) == "EE"] == [hit]
    assert discards(now) == [int(bar)]


@clause("TA-8.1.3", "TA-4.4.3")
def test_equal_cars_of_one_team_are_told_apart_by_their_owner() -> None:
    now = evening("29@20.2 25@19.1 15@5.0", first=2, wear={29: "E", 25: "E"}).play("engine_damage")
    assert now.asks() == "target:1"
    assert now.steps() == ["25", "29"]

    now = now.play("25")

    assert (now.wear(29), now.wear(25)) == ("E", "EE")


@clause("TA-4.4.3")
def test_the_bar_first_then_the_owner() -> None:
    """Two red cars and a blue one: red is named, and only its cars can be picked."""
    wear = {29: "E", 25: "E", 15: "E"}
    now = evening("29@20.2 25@19.1 15@5.0", wear=wear).play(f"engine_damage {RED_FIRST}")

    assert now.asks() == "target:1"
    assert now.steps() == ["25", "29"]


@clause("TA-4.4.2", "TA-W21")
def test_the_bar_skips_teams_not_in_the_race_and_teams_with_nothing_racing() -> None:
    """Card 16 reads yellow, green, black, purple, pink, blue, red; red, blue and black race."""
    wear = {29: "E", 15: "E", 28: "E"}
    three = evening("29@20.2 15@19.1 28@5.0", wear=wear).play(f"engine_damage {YELLOW_FIRST}")
    two = evening("29@20.2 15@19.1", wear={29: "E", 15: "E"}, teams="red,black,blue")
    two = two.play(f"engine_damage {YELLOW_FIRST}")

    assert three.wear(28) == "EE"
    assert two.wear(15) == "EE"


@clause("TA-R38")
def test_no_bar_is_read_when_one_team_qualifies() -> None:
    now = evening("29@20.2 15@19.1", wear={29: "E"}).play("engine_damage")

    assert now.asks() == "pit:1"
    assert discards(now) == []


@clause("TA-R38")
def test_a_pile_up_reads_a_bar_even_for_one_team() -> None:
    now = evening("29@20.2 25@19.1", teams="red,blue").play("pileup")

    assert now.asks() == "bar:0"
    assert now.play(BLUE_FIRST).wear(29) == "BB"


@clause("TA-8.1.4", "TA-R63", "TA-R64")
@pytest.mark.parametrize("event", ["blown_engine", "blown_transmission"])
def test_a_yellow_flag_event_without_a_target_is_none(event: str) -> None:
    """Nobody has the marker it asks for: nobody is retired and there is no restart."""
    before = evening("29@20.2 15@12.1", wear={29: "tsbfSB", 15: "S"})
    now = before.play(event)

    assert stands(now) == stands(before)
    assert now.asks() == "pit:1"
    assert not is_yellow(now)
    assert now.play("29").at(29) == "15.P"


@clause("TA-8.1.4", "TA-R63")
@pytest.mark.parametrize("event", ["collision", "front_end_damage"])
def test_cars_apart_from_each_other_do_not_collide(event: str) -> None:
    """29 and 15 are diagonal, 43 is a gap behind: no contact, so no yellow flag."""
    now = evening("29@20.2 15@19.1 43@17.1").play(event)

    assert now.asks() == "pit:1"
    assert not is_yellow(now)
    assert [now.wear(number) for number in (29, 15, 43)] == ["", "", ""]


@clause("TA-R64")
@pytest.mark.parametrize(
    ("event", "wear"),
    [
        ("blown_tire", "sbfSTBE"),
        ("spinout", "sbfSTBE"),
        ("engine_damage", "tsbfSTB"),
        ("fuel_miscalculation", "tsbSTBE"),
        ("gear_box_damage", "tsbfSBE"),
        ("its_getting_worse", "tbfTBE"),
        ("loose", "tbfSTBE"),
        ("tight", "tbfSTBE"),
    ],
)
def test_no_marker_of_the_kind_no_target(event: str, wear: str) -> None:
    """Every other marker is there, and nothing happens."""
    before = evening("29@20.2 15@12.1", wear={29: wear})
    now = before.play(event)

    assert now.asks() == "pit:1"
    assert now.wear(29) == wear
    assert stands(now) == stands(before)


@clause("TA-8.2.1")
def test_yellow_is_a_restart_and_the_pit_stops_of_a_restart() -> None:
    """29, the leader, pits under yellow and stands behind 15, on the track."""
    now = evening("29@20.2 15@12.1").play("debris_caution")
    assert stands(now) == "29@20.0 15@20.1"

    assert quietly(now.play("29 -")).at(29) == "20.1"


@clause("TA-8.2.1")
def test_green_is_no_restart_and_pit_stops_on_the_apron() -> None:
    now = evening("29@20.2 15@12.1").play("overcast")
    assert stands(now) == "29@20.2 15@12.1"

    assert now.play("29").at(29) == "15.P"


@clause("TA-8.2.1")
def test_red_ends_the_race() -> None:
    """The second Rain, on the second lap."""
    now = after_rain(evening("29@50.2 15@42.1")).play("rain")

    assert not is_on(now)
    assert now.state.end() == "rain"


@clause("TA-R76")
@pytest.mark.parametrize("event", ["overcast", "sun_on_the_track"])
def test_players_are_asked_from_the_first_player_clockwise_those_with_nothing_racing_are_not(
    event: str,
) -> None:
    wear = {29: "t", 15: "t", 28: "t"}
    field = "29@20.2 15@19.1 28@5.0"
    now = evening(field, first=3, wear=wear, teams="red,yellow,black,blue").play(event)
    asked = []
    while not now.asks().startswith("pit"):
        asked.append(int(now.asks()[-1]))
        now = now.play(now.steps()[0])

    assert asked == [3, 4, 1]


@clause("TA-R77")
def test_an_event_may_leave_nobody_racing() -> None:
    now = evening("29@20.2", wear={29: "E"}, teams="red,blue").play("blown_engine")

    assert not is_on(now)
    assert now.state.end() == "nobody"
    assert now.place(29) == 1


@clause("TA-R71")
def test_events_that_count_markers_reach_the_apron() -> None:
    """It does not happen by itself: a variant would have to leave a car there."""
    now = evening("29@20.P 15@19.1", wear={29: "ff", 15: "f"}).play("fuel_miscalculation")

    assert now.wear(29) == "fff"


@clause("TA-R71")
@pytest.mark.parametrize("event", ["brush_the_wall", "collision", "front_end_damage"])
def test_events_of_position_do_not_reach_the_apron(event: str) -> None:
    """43 is on the apron beside 15, 29 ahead of it and 25 behind it."""
    now = evening("29@21.P 15@20.0 43@20.P 25@19.P").play(event)

    assert now.asks() == "pit:3"
    assert [now.wear(number) for number in (29, 15, 43, 25)] == ["", "", "", ""]


@clause("TA-R40")
def test_an_empty_event_deck_is_made_of_its_discards_a_rain_set_aside_stays_aside() -> None:
    now = quietly(evening("29@20.2 15@12.1").play("rain"))
    now.state.events_used = now.state.events.cards
    now.state.events = Bag([])

    now = now_only_passes(now, 1).play(".")

    assert now.asks() == "event:0"
    assert len(now.state.events.cards) == 25
    assert now.state.events.cards.count(EVENT_NAMES.index("Rain")) == 1
    assert now.state.events_used == []
    assert running(now) == "29 15"
