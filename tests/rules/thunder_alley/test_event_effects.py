"""TA-E1 to TA-E19 but for contact: what each event does."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import Race
from rules.thunder_alley.table import (
    after_rain,
    evening,
    first_player,
    is_on,
    now_only_passes,
    quietly,
    races,
    stands,
    until,
)
from slipstream.games.thunder_alley.rules.components import RAIN
from slipstream.kernel.game import CHANCE


def wears(now: Race, *numbers: int) -> list[str]:
    return [now.wear(number) for number in numbers]


@clause("TA-E1", "TA-E3")
@pytest.mark.parametrize(
    ("event", "most", "fewer", "other"),
    [("blown_engine", "EE", "E", "TTTTT"), ("blown_transmission", "TT", "T", "EEEEE")],
)
def test_the_car_with_most_markers_is_retired_under_yellow(
    event: str, most: str, fewer: str, other: str
) -> None:
    """It takes the lowest Position marker left; the others are lined up."""
    wear = {29: fewer, 15: most, 43: other}
    now = evening("29@20.2 15@22.1 43@12.1", wear=wear).play(event)

    assert not races(now, 15)
    assert now.place(15) == 3
    assert stands(now) == "29@20.0 43@20.1"


@clause("TA-E2", "TA-W39", "TA-R70")
def test_blown_tire_is_a_forced_stop_of_ten_spaces() -> None:
    """29@33.1 goes to 23.P and keeps only what is permanent."""
    wear = {29: "tttfT", 15: "tt"}
    now = evening("29@33.1 15@30.1", wear=wear).play("blown_tire")

    assert now.at(29) == "23.P"
    assert now.wear(29) == "T"
    assert now.at(15) == "30.1"


@clause("TA-R52", "TA-W39")
def test_after_a_blown_tire_the_car_may_not_pit_again_in_this_turn() -> None:
    now = evening("29@33.1 25@31.0 15@30.1", wear={29: "ttt"}).play("blown_tire")

    assert now.steps() == ["25", "-"]
    assert "29@23.P*+!" in now.state.game.line(now.state, CHANCE)
    assert until(now, "discard").at(29) == "23.P"


@clause("TA-R52")
def test_in_the_next_turn_it_may() -> None:
    """It has left the apron by then; here it is set back onto the track."""
    now = quietly(evening("29@33.1 15@30.1", wear={29: "ttt"}).play("blown_tire"))
    now.state.board.place(now.car(29), now.state.board.track.space(23, 0), 23)
    now = now_only_passes(now, first_player(now)).play(". overcast -")

    assert now.steps() == ["29", "-"]


@clause("TA-R85")
def test_variable_pits_do_not_change_a_blown_tire() -> None:
    now = evening("29@33.1 15@30.1", wear={29: "tttfT"}, pits="variable").play("blown_tire")

    assert now.at(29) == "23.P"
    assert now.wear(29) == "T"
    assert now.asks() == "pit:2"


@clause("TA-E6")
def test_debris_is_a_yellow_flag_and_nothing_else() -> None:
    now = evening("29@20.2 15@12.1", wear={29: "t"}).play("debris_caution")

    assert stands(now) == "29@20.0 15@20.1"
    assert wears(now, 29, 15) == ["t", ""]


@clause("TA-E7")
def test_engine_damage_most_orange_takes_one_more() -> None:
    now = evening("29@20.2 15@12.1", wear={29: "EE", 15: "TE"}).play("engine_damage")

    assert wears(now, 29, 15) == ["EEE", "TE"]
    assert now.at(29) == "20.2"


@clause("TA-E9", "TA-E10")
@pytest.mark.parametrize(
    ("event", "letter"), [("fuel_miscalculation", "f"), ("gear_box_damage", "T")]
)
def test_the_car_with_most_of_them_takes_one_more(event: str, letter: str) -> None:
    wear = {29: letter, 15: letter * 2, 43: "BEEE"}
    now = evening("29@20.2 15@12.1 43@3.0", wear=wear).play(event)

    assert wears(now, 29, 15, 43) == [letter, letter * 3, "BEEE"]
    assert now.at(29) == "20.2"


@clause("TA-E11")
def test_its_getting_worse_counts_blue_and_yellow_and_gives_a_blue() -> None:
    wear = {29: "ss", 15: "sSS", 43: "ttttt"}
    now = evening("29@20.2 15@12.1 43@3.0", wear=wear).play("its_getting_worse")

    assert wears(now, 29, 15, 43) == ["ss", "ssSS", "ttttt"]
    assert now.at(29) == "20.2"


@clause("TA-E12")
def test_loose_turns_a_blue_of_the_car_with_most_blue_into_a_yellow() -> None:
    """Yellow markers do not count."""
    wear = {29: "ss", 15: "sSS"}
    now = evening("29@20.2 15@12.1", wear=wear).play("loose")

    assert wears(now, 29, 15) == ["sS", "sSS"]
    assert now.at(29) == "20.2"


@clause("TA-E13")
def test_marbles_give_each_players_best_car_a_black() -> None:
    field = "29@20.2 25@21.0 15@12.1 17@12.0"
    now = evening(field, teams="red,yellow,blue").play("marbles")

    assert now.asks() == "pit:1"
    assert wears(now, 29, 25, 15, 17) == ["", "t", "", "t"]
    assert now.at(29) == "20.2"


@clause("TA-E14")
def test_overcast_lets_each_player_take_a_black_off_one_own_car_or_not() -> None:
    """Only cars with a black; blue declines, yellow has none and is not asked."""
    wear = {29: "tt", 25: "t", 41: "f", 15: "t", 43: "ss"}
    field = "29@20.2 25@21.0 41@8.0 15@12.1 43@3.0"
    now = evening(field, wear=wear).play("overcast")
    assert now.asks() == "overcast:1"
    assert now.steps() == ["25", "29", "-"]
    now = now.play("29")
    assert now.asks() == "overcast:3"

    now = now.play("-")

    assert wears(now, 29, 25, 41, 15, 43) == ["t", "t", "f", "t", "ss"]
    assert now.asks() == "pit:1"
    assert now.at(29) == "20.2"


@clause("TA-E16.1", "TA-W43")
def test_the_first_rain_is_set_aside() -> None:
    now = evening("29@50.2 15@42.1").play("rain")

    assert now.asks() == "pit:1"
    assert now.at(29) == "50.2"
    assert now.state.rain
    assert now.state.events_used == []
    assert len(now.state.events.cards) == 25


@clause("TA-E16.2", "TA-W43")
def test_a_later_rain_ends_the_race_once_a_lap_is_done() -> None:
    """All racing cars take the markers left, in running order; those out keep theirs."""
    now = after_rain(evening("29@40.2 15@39.1 43@30.0")).play("rain")

    assert not is_on(now)
    assert now.state.end() == "rain"
    assert [now.place(number) for number in (29, 15, 43)] == [1, 2, 3]


@clause("TA-E16.3", "TA-R73", "TA-W43")
def test_before_a_lap_is_done_a_later_rain_does_nothing() -> None:
    """It is discarded, and the next one may still end the race."""
    now = after_rain(evening("29@39.2 15@38.1")).play("rain")
    assert now.asks() == "pit:1"
    assert now.at(29) == "39.2"
    assert len(now.state.events_used) == 1

    now = quietly(now)
    now.state.events_used = []
    now.state.events.put(RAIN)
    now.state.furthest = 40

    assert not is_on(now_only_passes(now, 1).play(". rain"))


@clause("TA-R74")
def test_in_the_rain_the_running_order_counts_lapped_cars_last() -> None:
    """The leader has its Turn Leader marker of this turn already, and gets no other."""
    now = after_rain(evening("29@58.2 15@58.1 43@18.0 22@17.0")).play("rain")

    assert [now.place(number) for number in (15, 29, 43, 22)] == [1, 2, 3, 4]
    assert [now.state.led[now.car(number)] for number in (15, 29, 43)] == [1, 1, 0]


@clause("TA-E18")
def test_sun_makes_every_player_put_a_black_on_one_racing_car() -> None:
    """It cannot be declined; a car that is out cannot take it."""
    now = evening("29@20.2 25@21.0 15@12.1", cars="3").play("sun_on_the_track")
    assert now.asks() == "sun:1"
    assert now.steps() == ["25", "29"]
    now = now.play("29")
    assert now.steps() == ["15"]

    now = now.play("15")

    assert wears(now, 29, 25, 15) == ["t", "", "t"]
    assert now.asks() == "pit:1"
    assert now.at(29) == "20.2"


@clause("TA-E19", "TA-R65", "TA-W44")
def test_tight_counts_blue_and_yellow_among_cars_that_have_a_blue() -> None:
    """1: 3 yellow; 3 (here 15): 1 blue; 2: 1 yellow and 1 blue, which becomes 2 yellow."""
    wear = {1: "SSS", 2: "sS", 15: "s"}
    now = evening("1@20.2 2@21.0 15@12.1", wear=wear).play("tight")

    assert wears(now, 1, 2, 15) == ["SSS", "SS", "s"]
    assert now.at(1) == "20.2"
