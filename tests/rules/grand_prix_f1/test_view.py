"""What a seat sees, and the log in words."""

from __future__ import annotations

import spoken
from clauses import clause
from rules.grand_prix_f1.circuit import Race, race, ready, start
from slipstream.games.grand_prix_f1.tell.view import PlayView
from slipstream.games.registry import words
from slipstream.kernel.trace import seen

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal"]


def log(now: Race, seat: int = 2) -> list[str]:
    game = now.state.game
    told = [seen(event, game.kinds, seat - 1) for event in now.state.trace or []]
    return [spoken.sentence(game, event, NAMES, reader=seat - 1) for event in told]


def plays(now: Race) -> dict[str, PlayView]:
    return {play.token: play for play in now.view(now.state.waiting[0] + 1).plays}


def test_every_card_shows_its_route_end_and_cost_before_it_is_played() -> None:
    shown = plays(race("green@17", hand="10 6 2 1"))

    assert shown["10"].path[-1] == shown["10"].space == "27"
    assert (shown["10"].fine, shown["10"].value) == (4, 10)
    assert (shown["10:pit"].space, shown["10:pit"].value) == ("B4", 6)
    assert (shown["10:box"].space, shown["10:box"].fine) == ("BOX1-IN", 0)
    assert (shown["2"].space, shown["2"].bonus, shown["2"].duty) == ("19", 2, "pit")
    assert (shown["1"].space, shown["1"].fine) == ("18", 6)


def test_lost_points_say_why() -> None:
    blocked = plays(race("green@12 red@14", hand="6"))["6"]
    gravel = plays(race("green@1", hand="6"))["6"]
    box = plays(race("green@B3", hand="6"))["6:box"]

    assert (blocked.lost, blocked.why) == (5, "blocked")
    assert (gravel.lost, gravel.why) == (1, "gravel")
    assert (box.lost, box.why) == (4, "box")


def test_duties_accidents_and_the_finish_are_shown() -> None:
    assert plays(race("green@5", hand="6"))["6"].duty == "gravel"
    assert plays(race("green@15", hand="4", laps="green:1"))["4"].duty == ""
    severe = plays(race("green@30 red@2 yellow@U1 blue@KA1", hand="6 4", accidents="yes"))
    assert (severe["6"].accident, severe["6"].bonus) == ("severe", 0)
    assert (severe["4"].accident, severe["4"].bonus) == ("damage", 3)
    assert (severe["6"].duty, severe["4"].duty) == ("", "gravel")  # GPF1-R70
    over = plays(race("green@28", hand="10", laps="green:1"))["10"]
    assert (over.space, over.lost, over.bonus, over.why) == ("", 0, 0, "")
    stuck = plays(race("green@28 red@29 yellow@29", hand="10"))["10"]
    assert (stuck.path, stuck.space, stuck.lost) == ((), "28", 10)


def test_nobody_else_sees_where_my_cards_lead() -> None:
    now = race("green@5 red@9")

    assert now.view(2).plays
    assert now.view(1).plays == ()
    assert race("green@5", hand="4 6").play("4").view(2).plays == ()


def test_the_race_before_it_starts() -> None:
    now = start(6).play("4").view(1)

    assert now.asking == "draw_place"
    assert now.drawn == ("4",)
    assert now.boxes == (0,) * 6
    assert now.mover == ""
    assert {car.distance for car in now.cars} == {0}
    assert start(6).state.places() == [1] * 6


def test_the_running_order_is_by_distance() -> None:
    now = race("green@5 red@9 yellow@B3", laps="yellow:3")

    assert now.view(1).race_order[:3] == ("yellow", "red", "green")
    assert now.state.places()[:3] == [2, 3, 1]


def test_when_the_race_is_over_the_view_tells_fates_and_points() -> None:
    now = race("green@30", hand="1", laps="green:1").play("1").view(1)

    assert (now.asking, now.mover, now.waiting) == ("end", "", ())
    assert [car.fate for car in now.cars][:2] == ["fuel", "finished"]
    assert (now.cars[1].place, now.cars[1].points) == (1, 10)
    assert (now.cars[0].place, now.cars[0].points) == (0, 0)
    assert now.laps == 4


def test_entrants_are_the_seats() -> None:
    assert ready(3).state.game.entrants() == ["seat 1", "seat 2", "seat 3"]


@clause("GPF1-3.12")
def test_what_a_card_brings_or_costs_is_told_with_it() -> None:
    shown = plays(race("green@17", hand="10 2 1"))
    over = plays(race("green@28", hand="10", laps="green:1"))["10"]
    blocked = plays(race("green@12 red@14", hand="6", accidents="yes"))["6"]
    slow = plays(race("green@12 red@14", hand="4", accidents="yes"))["4"]

    assert outcome(shown["10"]) == "fine of 4 litres"
    assert outcome(shown["10:pit"]) == "worth only 6"
    assert outcome(shown["2"]) == "bonus of 2 litres, pit lane next"
    assert outcome(over) == "across the line, race finished"
    assert outcome(blocked) == "severe accident, out of the race"
    assert outcome(slow) == "damaged, 3 litres lost in traffic"
    assert outcome(plays(race("green@6", hand="1"))["1"]) == ""


def outcome(play: PlayView) -> str:
    return words(type(ready(5).state.game)).all(play.outcome)


@clause("GPF1-2.6")
def test_a_move_in_words() -> None:
    assert log(race("green@30 red@2", hand="10 6").play("6")) == [
        "You play a 6 for Green",
        "Green drives from 30 to 4 via the overtaking lane",
        "Green completes a lap: 3 to go",
        "Green is fined 6 litres",
    ]
    assert log(race("green@B13", hand="10 6", box=1, laps="green:2").play("10"), seat=1)[:3] == [
        "Ben plays a 10 for Green, worth 6",
        "Green drives from B13 to B19",
        "Green starts its final lap",
    ]
    assert log(race("green@6", hand="1 6").play("1"))[1] == "Green drives from 6 to 7"
    assert log(race("green@1", hand="6 4").play("6"))[1:] == [
        "Green drives from 1 to K5 through the gravel",
        "Green has to stop in the gravel and loses 1 litre",
    ]
    assert log(race("green@B3", hand="4 6").play("4:box"))[1:] == [
        "Green drives from B3 to box 1",
        "Green stops in its box and loses 2 litres",
    ]


@clause("GPF1-14.9")
def test_a_car_that_just_reaches_its_box_loses_nothing() -> None:
    now = race("green@B3", hand="2 6", accidents="yes", damaged="green").play("2:box")

    assert log(now)[2:] == ["Green stops in its box", "Green is repaired"]


def test_a_stop_in_words() -> None:
    now = race("green@BOX1", "6", ask="stay_or_leave", visit="green:0")

    assert log(now.play("stay")) == ["Green stays in its box: 20 litres so far"]
    now = now.run("stay stay leave")
    assert log(now) == ["Green leaves its box"]
    now = now.play("10x3,6x1,4x1")
    assert log(now, seat=2) == ["Green takes 40 litres: 3 × 10, 1 × 6 and 1 × 4"]
    assert log(now, seat=1) == ["Green takes 40 litres"]
    assert log(now.play("rain")) == ["Green changes to rain tyres"]


def test_bonus_weather_and_accidents_in_words() -> None:
    bonus = race("green@8", hand="4 6", ones="2").play("4")
    assert log(bonus)[2:] == [
        "It starts to rain",
        "The 18 used 1s become the new 1-stack",
        "Green gets a bonus of 2 litres",
    ]
    assert log(bonus.play("2"))[0] == "You swap two 1s for a 2"
    assert log(race("green@27", hand="4 6").run("4 3"))[0] == "You swap three 1s for a 3"
    assert log(race("green@27", hand="4 6").run("4 keep"), seat=1)[0] == "Ben keeps the 1s"
    crash = race("green@12 red@14", hand="6", accidents="yes").play("6")
    assert log(crash)[2:4] == [
        "Green is blocked and loses 5 litres",
        "Green has a severe accident and is out of the race",
    ]
    assert log(race("green@5", hand="4 4 6").run("4 -4"))[0] == "You pay with a 4"


def test_setting_up_and_the_end_in_words() -> None:
    assert log(start(8).play("sun")) == ["Ann draws the sun: Red starts on 24"]
    assert log(start(5).run("~1 ~2 ~3 ~4 ~5 3"))[0] == "Ann takes box 3"
    finish = race("green@30", hand="1", laps="green:1").play("1")
    assert log(finish)[-2:] == ["Green finishes 1st", "The race is over: Green wins"]
    assert log(race("green@5", hand="6").play("6"))[-2:] == [
        "Green runs out of fuel and is out of the race",
        "The race is over: no car has a place",
    ]
