"""TA-4.3, TA-7.1 to TA-7.3: wear, cars that leave the race, players without one."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import DRAFT, SOLO, Race, race
from rules.thunder_alley.table import (
    day,
    evening,
    held,
    is_on,
    led,
    quietly,
    races,
    straight_on,
)

DIRTY_AIR = 46  # Solo 6, green


def words(now: Race) -> list[str]:
    """The kinds of answers to an activation: a car with a card, to retire it, a pass."""
    return sorted({word.partition("#")[0] for word in now.steps()})


@clause("TA-3.4.5", "TA-7.2.1")
@pytest.mark.parametrize("wear", ["ttttts", "SSSTTBBEE"])
def test_a_car_with_six_markers_is_retired_when_it_is_picked(wear: str) -> None:
    """Until then it races: it is not retired by the markers themselves."""
    before = day("29@20.0 25@12.1 15@15.2", wear={29: wear})
    assert words(before) == ["25", "25!", "29!"]
    assert races(before, 29)

    after = before.play("29!")

    assert not races(after, 29)
    assert after.at(29) == ""
    assert held(after, 1) == held(before, 1)
    assert after.asks() == "activate:2"


@clause("TA-7.2.1")
def test_a_car_that_takes_its_sixth_marker_races_on_until_it_is_picked_again() -> None:
    """Five markers and a card of speed 6: one point, the sixth marker, and it leads the turn."""
    now = day("29@20.0 15@15.2", wear={29: "ttttt"}, hands={1: [DIRTY_AIR]}, cars="1")
    now = straight_on(now.play(f"29#{DIRTY_AIR}")).play("15!")

    assert (now.at(29), now.wear(29)) == ("21.0", "tttttf")
    now = quietly(now.play("overcast -"))
    assert now.asks() == "activate:1"
    assert now.steps() == ["29!"]


@clause("TA-3.4.9", "TA-7.1.1")
def test_the_active_car_takes_the_wear_of_its_card_when_it_has_moved() -> None:
    now = day("29@20.0 15@15.2", hands={1: [DIRTY_AIR]}).play(f"29#{DIRTY_AIR}")
    for _ in range(5):
        now = now.play(">")
        assert now.wear(29) == ""

    assert now.play(">").wear(29) == "f"


@clause("TA-4.3.1")
def test_a_car_that_leaves_the_race_takes_the_lowest_marker_left() -> None:
    now = day("29@20.0 25@12.1 15@15.2 17@8.0").play("29! 15! 25!")

    assert [now.place(number) for number in (29, 15, 25)] == [4, 3, 2]


@clause("TA-4.3.2")
def test_it_is_off_the_track_at_once() -> None:
    """Its space is free for the next car."""
    now = day("29@20.1 25@3.0 15@19.1", hands={2: [DIRTY_AIR]}).play(f"29! 15#{DIRTY_AIR} >")

    assert now.at(15) == "20.1"
    assert now.points_left == 5


@clause("TA-4.3.3")
def test_it_keeps_its_turn_leader_markers_for_scoring() -> None:
    """Last of two: 42 points, one for having led, one for having led most."""
    now = quietly(evening("29@20.1 15@19.1").play("overcast"))
    assert now.state.result()[0][now.car(29)] == 46 + 1 + 1

    now = now.play("29!")

    assert led(now, 29) == 1
    assert now.state.result()[0][now.car(29)] == 42 + 1 + 1


@clause("TA-4.3.4", "TA-R42")
def test_it_is_no_pass_in_the_turn_in_which_it_retired() -> None:
    now = day("29@20.1 25@12.0 15@19.1 17@5.0").play("29! 15!")

    assert now.asks() == "activate:1"
    assert words(now) == ["25", "25!"]


@clause("TA-4.3.4")
def test_it_is_a_pass_from_the_next_turn_on() -> None:
    now = day("29@20.1 25@12.0 15@19.1 17@5.0").play("29! 15!")
    now = straight_on(straight_on(now.play("25#1")).play(f"17#{held(now, 2)[0]}"))
    now = quietly(now.play("overcast"))

    assert words(now) == [".", "25", "25!"]


@clause("TA-7.1.1")
def test_other_wear_comes_from_events() -> None:
    now = evening("29@20.0 15@19.1", wear={29: "f"}).play("fuel_miscalculation")

    assert now.wear(29) == "ff"


@clause("TA-7.1.3")
def test_the_marker_of_an_event_is_placed_at_once() -> None:
    now = evening("29@20.2 15@19.1").play("brush_the_wall")

    assert now.asks() == "pit:1"
    assert now.wear(29) == "B"


@clause("TA-7.1.4")
def test_markers_are_unlimited() -> None:
    """Eighty lie in the box; a car may have more than that, and still gets another."""
    now = evening("29@20.2 15@19.1", wear={29: "B" * 90}).play("brush_the_wall")

    assert now.wear(29) == "B" * 91


@clause("TA-7.1.5")
@pytest.mark.parametrize("wear", ["ttt", "tsb", "STB", "EEE", "fST"])
def test_all_markers_count_alike(wear: str) -> None:
    now = day("29@20.0 15@15.2", wear={29: wear}, hands={1: [DIRTY_AIR]})

    assert now.play(f"29#{DIRTY_AIR}").points_left == 3


@clause("TA-7.1.6", "TA-7.3.1")
def test_a_pit_stop_takes_the_temporary_markers_and_no_permanent_one() -> None:
    """Black, blue, gray and green go; yellow, lavender, red and orange stay."""
    now = evening("29@20.0 15@15.2", wear={29: "tsbfSTBE"}).play("rain 29")

    assert now.wear(29) == "STBE"


@clause("TA-7.2.2")
def test_a_pit_stop_saves_a_car_with_six_markers() -> None:
    now = evening("29@25.0 15@15.2", wear={29: "tttsBE"})

    stayed_out = quietly(now.play("rain -"))
    pitted = quietly(now.play("rain 29"))

    assert words(stayed_out) == [".", "29!"]
    assert words(pitted) == [".", "29", "29!"]


@clause("TA-7.2.3")
def test_a_car_with_six_markers_still_moves_when_pulled_and_pushed() -> None:
    now = race(
        """
        0    .    .    .    .
        1   29  *15   25    .
        2    .    .    .    .
             7    8    9   10
        """,
        card=DRAFT(1),
        wear={29: "tttttt", 25: "EEEEEEE"},
    )

    now = now.play(">")

    assert (now.at(29), now.at(25)) == ("8.1", "10.1")


@clause("TA-7.2.3")
def test_a_car_with_six_markers_is_displaced_as_any_other() -> None:
    now = race(
        """
        0    .    .
        1  *15    .
        2   29    .
             8    9
        """,
        card=SOLO(3),
        wear={29: "tttttt"},
    )

    assert now.play("o").at(29) == "7.2"


@clause("TA-R33")
def test_a_player_with_only_cars_that_are_out_passes_in_turn() -> None:
    """Yellow has nothing left to drive; it is asked when its turn comes and can only pass."""
    now = day("29@20.0 25@12.0 15@19.1", teams="red,yellow,blue").play("29!")

    assert now.asks() == "activate:2"
    assert now.steps() == ["."]
    assert now.play(".").asks() == "activate:3"


@clause("TA-R34")
def test_a_player_without_a_racing_car_keeps_a_full_hand_and_is_not_asked_to_discard() -> None:
    """Yellow has lost a card, say to a bar: it gets another one."""
    now = evening("29@20.0 15@19.1", teams="red,yellow,blue").play("overcast")
    lost = now.state.hands[1].cards[-1]
    now.state.hands[1].play(lost)
    now.state.used.append(lost)
    asked = []
    while not now.asks().startswith("activate"):
        asked.append(now.asks())
        now = now.play(now.steps()[-1])

    assert asked == ["pit:1", "pit:3", "discard:1", "discard:3", "fill_hand:0"]
    assert [len(held(now, seat)) for seat in (1, 2, 3)] == [3, 3, 3]


@clause("TA-R36")
def test_one_car_alone_races_on_and_leads_its_turns() -> None:
    now = day("29@20.0", teams="red,blue", hands={1: [DIRTY_AIR]})
    now = straight_on(now.play(f"29#{DIRTY_AIR}")).play(".")
    assert now.asks() == "event:0"
    assert led(now, 29) == 1

    now = quietly(now.play("debris_caution"))

    assert now.asks() == "activate:1"
    assert now.at(29) == "26.0"


@clause("TA-R36")
def test_the_last_car_can_be_retired_at_no_loss_of_place() -> None:
    now = day("29@20.0 15@15.0").play("29! 15!")

    assert not is_on(now)
    assert (now.place(29), now.place(15)) == (2, 1)
