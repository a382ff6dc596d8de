"""Race control of every game: whatever is tapped, the race goes on, and everything can be said."""

from __future__ import annotations

import random

import msgspec
import pytest

from sealed_bids.game import SealedBids
from slipstream import GAMES
from slipstream.control import LAP
from slipstream.games.registry import control, find, words
from slipstream.kernel.errors import InvalidOption
from slipstream.race_control import acts as a
from slipstream.race_control.race import ControlledRace, Setup
from slipstream.race_control.told import Car, RaceTold
from slipstream.tell.say import Say
from slipstream.tell.words import LANGUAGES

CODES = sorted(GAMES)
NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def tap(race: ControlledRace, luck: random.Random) -> a.Act:
    """Anything that may be tapped now."""
    told = race.told()
    if told.question is not None:
        return a.Answered(told.question.seat, luck.choice(told.question.answers).token)
    racing = [car for car in told.cars if car.is_racing]
    return _by_hand(told, racing, luck) if racing else a.Ended()


def _by_hand(told: RaceTold, racing: list[Car], luck: random.Random) -> a.Act:
    car = luck.choice(racing)
    kind = luck.random()
    if kind < 0.3:
        return a.Placed(car.car, luck.randint(1, len(racing)))
    if kind < 0.6 and car.marks:
        name = luck.choice(sorted(car.marks))
        most = next(mark.most for mark in told.marks if mark.name == name)
        return a.Marked(car.car, name, luck.randint(0, min(most, 2)))
    if kind < 0.62 and told.may_retire:
        return a.Retired(car.car)
    if kind < 0.64 and told.may_finish:
        return a.Finished(racing[0].car)
    return a.Ended()


def tapped(code: str, seed: int, most: int = 1200) -> tuple[ControlledRace, list[a.Act]]:
    race, luck = ControlledRace(Setup(code, 4)), random.Random(seed)
    acts: list[a.Act] = []
    while not race.is_over and len(acts) < most:
        acts.append(tap(race, luck))
        race.do(acts[-1])
    return race, acts


@pytest.mark.parametrize("code", CODES)
def test_a_race_that_is_tapped_comes_to_its_end(code: str) -> None:
    race, acts = tapped(code, 1)

    told = race.told()
    assert told.is_over
    assert sorted(told.places)[0] == 1
    again = ControlledRace(Setup(code, 4), acts)
    assert msgspec.json.encode(again.told()) == msgspec.json.encode(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_all_of_it_can_be_said(code: str, language: str) -> None:
    said = words(find(code), NAMES, 0, language)
    race, luck = ControlledRace(Setup(code, 4)), random.Random(2)
    for _ in range(150):
        told = race.told()
        asked = (
            [told.question.say, *(one.label for one in told.question.answers)]
            if (told.question)
            else []
        )
        names = [mark.say for mark in told.marks] + [one for m in told.marks for one in m.says]
        facts: list[Say] = [told.heading, told.ending, *told.steps, *asked, *names]
        for fact in [*facts, *(car.say for car in told.cars), *told.log[-1]]:
            assert said.say(fact)
        if told.is_over:
            break
        race.do(tap(race, luck))


@pytest.mark.parametrize("code", CODES)
def test_a_race_can_be_stopped_as_it_stands(code: str) -> None:
    race = ControlledRace(Setup(code, 4))
    while (told := race.told()).question is not None:
        race.do(a.Answered(told.question.seat, told.question.answers[0].token))
    first = race.told().cars[-1].car

    race.do(a.Placed(first, 1))
    assert race.told().cars[0].car == first
    race.do(a.Stopped())
    assert race.is_over
    with pytest.raises(InvalidOption, match="over"):
        race.do(a.Ended())


@pytest.mark.parametrize("code", CODES)
def test_what_cannot_be_is_refused_and_nothing_has_changed(code: str) -> None:
    race = ControlledRace(Setup(code, 4))
    while (told := race.told()).question is not None:
        with pytest.raises(InvalidOption, match="question"):
            race.do(a.Ended())
        race.do(a.Answered(told.question.seat, told.question.answers[0].token))
    before = msgspec.json.encode(race.told())

    wrong: list[a.Act] = [
        a.Placed(0, 99),
        a.Placed(99, 1),
        a.Marked(0, "wings", 1),
        a.Retired(99),
        a.Finished(99),
    ]
    for act in wrong:
        with pytest.raises(InvalidOption):
            race.do(act)
    with pytest.raises(InvalidOption, match="no card"):
        race.draw(1)
    assert msgspec.json.encode(race.told()) == before


KEPT = {
    "FMR": "",
    "TA": "lap moved black blue gray green yellow lavender red orange",
    "GP": "lap moved tyre suspension wing brakes transmission engine body close_calls tyres",
    "QGP": "damaged",
    "GPF1": "lap sit_outs rain_tyres damaged",
}


@pytest.mark.parametrize("code", CODES)
def test_all_that_lies_on_a_car_is_kept_by_taps(code: str) -> None:
    """Laps, activated marks, wear: whatever the game has of it; order and points are always."""
    race = ControlledRace(Setup(code, 3))
    while (question := race.told().question) is not None:  # GP begins with tyres
        race.do(a.Answered(question.seat, question.answers[0].token))
    assert [mark.name for mark in race.told().marks] == KEPT[code].split()
    car = next(car for car in race.told().cars if car.seat >= 0)
    for name in KEPT[code].split():
        race.do(a.Marked(car.car, name, 1))

    told = race.told()
    assert next(one for one in told.cars if one.car == car.car).marks == dict.fromkeys(
        KEPT[code].split(), 1
    )
    assert (len(told.points), sorted(told.places)[0]) == (3, 1)


def test_a_mark_has_its_most() -> None:
    race = ControlledRace(Setup("GPF1", 3))

    race.do(a.Marked(0, LAP, 4))
    assert {car.car: car.marks[LAP] for car in race.told().cars}[0] == 4
    with pytest.raises(InvalidOption, match="at most 4"):
        race.do(a.Marked(0, LAP, 5))


def test_cars_of_some_games_neither_retire_nor_finish_alone() -> None:
    tries: dict[str, a.Act] = {"QGP": a.Retired(0), "FMR": a.Finished(0)}
    for code, act in tries.items():
        with pytest.raises(InvalidOption, match="race of"):
            ControlledRace(Setup(code, 4)).do(act)


def test_a_game_without_race_control_says_so() -> None:
    with pytest.raises(InvalidOption, match="no race control for Sealed Bids"):
        control(SealedBids(2, {}))


def test_there_is_an_end_to_acts() -> None:
    with pytest.raises(InvalidOption, match="at most 5000"):
        ControlledRace(Setup("FMR", 3), [a.Ended()] * 5001)
