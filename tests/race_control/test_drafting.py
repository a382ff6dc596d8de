"""Race control of Thunder Alley and Grand Prix: the end of a turn by the rules themselves."""

from __future__ import annotations

import pytest

from slipstream.control import LAP
from slipstream.race_control import acts as a
from slipstream.race_control.race import ControlledRace, Setup


def thunder() -> ControlledRace:
    return ControlledRace(Setup("TA", 2, {"cars": "2"}))


def facts(race: ControlledRace, at: int = -1) -> list[tuple[str, str]]:
    return [(said.id, said.clause) for said in race.log[at]]


def order(race: ControlledRace) -> list[int]:
    return [car.car for car in race.told().cars if car.is_racing]


def test_an_event_finds_the_car_by_its_markers() -> None:
    """TA-8.1.2, TA-E7: the engine markers that were tapped in decide."""
    race = thunder()
    race.do(a.Marked(2, "orange", 2))
    race.do(a.Marked(1, "orange", 1))
    race.do(a.Ended())
    race.do(a.Answered(-1, "engine_damage"))

    assert ("event-hit", "TA-E7") in facts(race)
    hit = next(car for car in race.told().cars if car.car == 2)
    assert hit.marks["orange"] == 3


def test_an_event_that_looks_at_the_road_is_left_to_those_who_see_it() -> None:
    """TA-E4, TA-8.2.1."""
    race = thunder()
    before = order(race)
    race.do(a.Ended())
    race.do(a.Answered(-1, "front_end_damage"))

    assert race.told().is_by_hand
    assert race.told().steps[0].id == "control-step-by-eye"
    race.do(a.Marked(before[0], "hit", 1))
    race.do(a.Marked(before[1], "hit", 1))
    race.do(a.Marked(before[1], "hit", 0))
    race.do(a.Marked(before[0], "red", 1))
    race.do(a.Ended())
    assert ("event-yellow", "TA-8.2.1") in facts(race)
    while (question := race.told().question) is not None:
        race.do(a.Answered(question.seat, question.answers[0].token))
    assert order(race)[-1] == before[0], "the car that was hit lines up at the rear"


def test_without_a_target_its_flag_stays_in() -> None:
    """TA-8.1.4."""
    race = thunder()
    race.do(a.Ended())
    race.do(a.Answered(-1, "collision"))
    race.do(a.Ended())

    assert ("event-yellow", "TA-8.2.1") not in facts(race)


def test_a_car_a_lap_down_leaves_at_the_end_of_the_turn() -> None:
    """TA-3.5.5.1: two laps fewer than the leader is more than a lap for certain."""
    race = thunder()
    first, *others = order(race)
    last = others[-1]
    for car in (first, *others[:-1]):
        race.do(a.Marked(car, LAP, 2))
    race.do(a.Ended())
    race.do(a.Answered(-1, "overcast"))
    while (question := race.told().question) is not None:
        race.do(a.Answered(question.seat, question.answers[-1].token))

    assert last not in order(race)


def test_cars_of_four_laps_share_the_road() -> None:
    """However they are spread, each has a space of its own, and the order stays."""
    race = ControlledRace(Setup("GP", 2, {"circuit": "porto_vela", "laps": "4"}))
    while (question := race.told().question) is not None:
        race.do(a.Answered(question.seat, question.answers[0].token))
    for place, car in enumerate(order(race)):
        race.do(a.Marked(car, LAP, 3 - place // 6))
    before = order(race)
    race.do(a.Placed(before[0], 1))

    assert race.control.running() == before


def test_everybody_finishes() -> None:
    """TA-10.1.1, TA-R35."""
    race = thunder()
    for car in order(race)[:-1]:
        race.do(a.Finished(car))
    race.do(a.Retired(order(race)[0]))

    assert race.is_over
    assert sorted(car.place for car in race.told().cars) == [1, 2, 3, 4]


def grand_prix() -> ControlledRace:
    race = ControlledRace(Setup("GP", 2))
    while (question := race.told().question) is not None:
        race.do(a.Answered(question.seat, question.answers[0].token))
    return race


def test_neutral_cars_have_no_markers() -> None:
    """GP-1.5.5."""
    race = grand_prix()
    by_car = {car.car: car for car in race.told().cars}

    assert by_car[0].marks["tyres"] == 0
    assert set(by_car[20].marks) == {LAP, "moved"}
    race.do(a.Marked(0, "close_calls", 3))
    race.do(a.Marked(0, "tyres", 1))
    race.do(a.Marked(20, "moved", 1))
    by_car = {car.car: car for car in race.told().cars}
    assert (by_car[0].marks["close_calls"], by_car[0].marks["tyres"]) == (3, 1)
    assert by_car[20].marks["moved"] == 1


@pytest.mark.parametrize("seed", range(30))
def test_a_card_is_drawn_and_carried_out(seed: int) -> None:
    """GP-3.5.1.1: any card of the deck."""
    race = grand_prix()
    for car in range(4):
        race.do(a.Marked(car, "tyre", 1 + car % 2))
        race.do(a.Marked(car, "close_calls", 1))
    race.do(a.Ended())
    race.do(a.Answered(-1, race.draw(seed)))
    if race.told().is_by_hand and race.told().steps[0].id == "control-step-by-eye":
        race.do(a.Marked(0, "hit", 1))
        race.do(a.Ended())
    while (question := race.told().question) is not None:
        race.do(a.Answered(question.seat, question.answers[0].token))

    assert race.told().is_by_hand
    assert "Turn" not in race.told().heading.id


def test_the_last_player_car_ends_the_race() -> None:
    """GP-R87."""
    race = grand_prix()
    for car in (0, 1, 2):
        race.do(a.Retired(car))
    race.do(a.Finished(3))

    assert race.is_over
    assert {car.car: car.place for car in race.told().cars}[3] == 1
