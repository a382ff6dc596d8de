"""What a seat sees, and the log in words."""

from __future__ import annotations

from clauses import clause
from rules.grand_prix_f1.circuit import Race, race, ready, start
from slipstream.games.grand_prix_f1.view import PlayView
from slipstream.kernel.game import HIDDEN
from slipstream.kernel.trace import Event, seen

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal"]


def log(now: Race, seat: int = 2) -> list[str]:
    game = now.state.game
    told = [seen(event, game.kinds, seat - 1) for event in now.state.trace or []]
    return [game.sentence(event, NAMES) for event in told]


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


def test_the_end() -> None:
    now = race("green@30", hand="1", laps="green:1").play("1").view(1)

    assert (now.asking, now.mover, now.waiting) == ("end", "", ())
    assert [car.fate for car in now.cars][:2] == ["fuel", "finished"]
    assert now.cars[1].place == 1


def test_entrants_are_the_seats() -> None:
    assert ready(3).state.game.entrants() == ["seat 1", "seat 2", "seat 3"]


@clause("GPF1-2.6")
def test_a_move_in_words() -> None:
    assert log(race("green@30 red@2", hand="10 6").play("6")) == [
        "Ben: green plays 6",
        "green drives from 30 over 1 U1 U2 U3 3 4",
        "green completes a lap, 3 to go",
        "green pays a fine of 6 litres",
    ]
    assert log(race("green@B13", hand="10 6", box=1, laps="green:2").play("10"))[:3] == [
        "Ben: green plays 10, worth 6",
        "green drives from B13 over B14 B15 B16 B17 B18 B19",
        "green completes a lap: the final lap",
    ]
    assert log(race("green@6", hand="1 6").play("1"))[1] == "green drives from 6 to 7"


def test_a_stop_in_words() -> None:
    now = race("green@BOX1", "6", ask="stay_or_leave", visit="green:0")

    assert log(now.play("stay")) == ["green stays in the box, marker 1"]
    now = now.run("stay stay leave")
    assert log(now) == ["green leaves its box"]
    now = now.play("10x3,6x1,4x1")
    assert log(now, seat=2) == ["green takes 40 litres (10x3,6x1,4x1)"]
    assert log(now, seat=1) == ["green takes 40 litres"]
    assert log(now.play("rain")) == ["green changes to rain tyres"]


def test_bonus_weather_and_accidents_in_words() -> None:
    bonus = race("green@8", hand="4 6", ones="2").play("4")
    assert log(bonus)[2:] == [
        "it begins to rain",
        "the used ones form a new stack of 18",
        "green receives a bonus of 2 litres",
    ]
    assert log(bonus.play("2"))[0] == "Ben: takes a 2"
    assert log(race("green@27", hand="4 6").run("4 3"))[0] == "Ben: takes a 3"
    assert log(race("green@27", hand="4 6").run("4 keep"))[0] == "Ben: keeps the 1-cards"
    crash = race("green@12 red@14", hand="6", accidents="yes").play("6")
    assert log(crash)[2:4] == [
        "green is blocked, 5 litres lost",
        "green has a severe accident and is out of the race",
    ]
    assert log(race("green@5", hand="4 4 6").run("4 -4"))[0] == "Ben: pays 4"


def test_setting_up_and_the_end_in_words() -> None:
    assert log(start(8).play("sun")) == ["Ann draws sun: red starts from 24"]
    assert log(start(5).run("~1 ~2 ~3 ~4 ~5 3"))[0] == "Ann: takes box 3"
    finish = race("green@30", hand="1", laps="green:1").play("1")
    assert log(finish)[-2:] == [
        "green crosses the finishing line in place 1",
        "the race is over: green wins",
    ]
    assert log(race("green@5", hand="6").play("6"))[-2:] == [
        "green is out of fuel and out of the race",
        "the race is over: no car has a place",
    ]


def test_every_kind_of_event_has_its_sentence() -> None:
    game = ready(6).state.game
    for number, kind in enumerate(game.kinds):
        event = Event(number, "GPF1-2.1", 0, [0] * len(kind.arguments))
        assert game.sentence(event, NAMES)
        assert not any("{" in word for word in game.sentence(event, NAMES).split())
    assert HIDDEN < 0
