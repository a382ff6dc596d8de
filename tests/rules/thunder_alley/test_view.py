"""What a seat sees, and the points and places that it is shown."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley import lines
from rules.thunder_alley.lines import ACTIVATE, END, EXIT, GRID, PIT, PUSHED, TAIL, moving, state
from rules.thunder_alley.table import day
from slipstream import CHANCE, PUBLIC, SeededDealer
from slipstream.board import show
from slipstream.games.registry import teller, words
from slipstream.games.thunder_alley.tell.view import CarView, RaceView


def seen(line: str, seat: int = 0) -> RaceView:
    found = state(line)
    view = found.game.view(found, seat)
    assert isinstance(view, RaceView)
    return view


def car(view: RaceView, number: int) -> CarView:
    return next(car for car in view.cars if car.number == number)


@clause("TA-H1")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    hands = [seen(ACTIVATE, seat).hands for seat in (0, 1, PUBLIC, CHANCE)]

    assert hands == [
        (("5", "6", "7"), None),
        (None, ("8", "9", "10")),
        (None, None),
        (("5", "6", "7"), ("8", "9", "10")),
    ]
    assert seen(ACTIVATE, PUBLIC).hand_sizes == (3, 3)


@clause("TA-H1")
def test_what_is_printed_on_a_card_is_told_to_those_who_see_it() -> None:
    cards = [[card.card for card in seen(ACTIVATE, seat).printed] for seat in (0, PUBLIC, CHANCE)]

    assert cards == [["5", "6", "7"], [], ["5", "6", "7", "8", "9", "10"]]
    teamwork = seen(ACTIVATE).printed[0]
    assert (teamwork.name, teamwork.speed, teamwork.pit) == ("teamwork", 4, 2)
    assert (teamwork.kind, teamwork.wear, teamwork.effect) == ("draft", "", "second_car_draft_3")


def test_the_card_being_played_is_open() -> None:
    view = seen(lines.STEP, PUBLIC)

    assert view.move is not None
    assert [card.card for card in view.printed] == [str(view.move.card)]


@clause("TA-H2")
def test_what_lies_in_the_decks_can_be_anything_unseen() -> None:
    found = state(ACTIVATE)
    guesses = [found.guess(0, SeededDealer(seed)) for seed in range(20)]

    assert {tuple(guess.hands[0].cards) for guess in guesses} == {(4, 5, 6)}
    assert len({tuple(guess.deck.cards) for guess in guesses}) == 20
    for guess in guesses:
        assert sorted(guess.deck.cards + guess.hands[1].cards) == [*range(4), *range(7, 84)]


@clause("TA-H3", "TA-H4")
def test_everything_else_is_the_same_for_all() -> None:
    views = [seen(ACTIVATE, seat) for seat in (0, 1, PUBLIC)]

    for name in RaceView.__struct_fields__:
        if name not in ("seat", "hands", "printed"):
            assert len({repr(getattr(view, name)) for view in views}) == 1, name


def test_a_car_shows_where_it_is_and_how_worn() -> None:
    view = seen(ACTIVATE.replace("29@10.1/B", "29@10.1/tfB"))

    assert car(view, 29) == CarView(
        number=29,
        team="red",
        seat=0,
        status="racing",
        at="10.1",
        stack=0,
        progress=10,
        laps=0,
        gap=1,
        wear="tfB",
        penalty=3,
        worn_out=False,
        spare=2,
        moved=False,
        lapped=False,
        led=0,
        forced=False,
        place=0,
        points=41,
    )
    assert (view.order, view.sectors, view.laps) == ((25, 8, 29, 11), 28, 4)
    assert (view.teams, view.segments_left) == (("red", "yellow"), (2, 2))


def test_a_gap_is_in_sectors_to_the_car_before() -> None:
    """Of level cars, too; the leader and a car off the board have none."""
    line = ACTIVATE.replace("8@11.0", "8@12.1").replace(",11@9.0/s", "")
    view = seen(line.replace("turn=2", "turn=2 out=11"))

    gaps = {number: car(view, number).gap for number in (*view.order, 11)}
    assert gaps == {25: 0, 8: 0, 29: 2, 11: 0}


@clause("TA-D10", "TA-D6")
def test_laps_and_lapped_cars() -> None:
    line = ACTIVATE.replace("turn=2", "lap=2 turn=2").replace("25@12.0", "25@40.0")

    view = seen(line)

    assert [car.laps for car in view.cars] == [1, 0, 0, 0]
    assert [car.lapped for car in view.cars] == [False, True, True, True]


def test_the_stack_on_the_apron() -> None:
    line = PIT.replace(lines.MOVED, "cars=25@12.0*,8@9.P*,11@9.P*!,29@5.1*").replace(
        "pit:1", "pit:1"
    )

    view = seen(line)

    assert [(car.number, car.stack, car.forced) for car in view.cars if car.at == "9.P"] == [
        (8, 0, False),
        (11, 1, True),
    ]


def test_cars_that_are_done() -> None:
    line = ACTIVATE.replace(lines.CARS, "cars=29@111.1 finished=25 out=11,8")

    view = seen(line.replace("turn=2", "lap=4 turn=2"))

    assert [(car.status, car.place, car.at) for car in view.cars] == [
        ("finished", 1, ""),
        ("racing", 0, "111.1"),
        ("out", 3, ""),
        ("out", 4, ""),
    ]
    assert (view.finished, view.out) == ((25,), (8, 11))
    assert view.points == (46 + 42, 41 + 40)


def test_a_car_that_has_crossed_is_still_on_the_track() -> None:
    line = moving(
        33,
        "25#33,mp:1,linked,rear:8,been:@111.0+@112.0,over:25",
        "25@112.0*,8@111.0,29@99.1,11@98.0",
    ).replace("turn=2", "lap=4 turn=2")

    view = seen(line)

    assert (car(view, 25).status, car(view, 8).status) == ("crossed", "racing")
    assert view.move is not None
    assert (view.move.car, view.move.rear, view.move.been) == (25, (8,), ("111.0", "112.0"))
    assert (view.move.kind, view.move.linked, view.move.mp) == ("draft", True, 1)


def test_a_lane_to_choose_is_shown() -> None:
    view = seen(lines.PUSHED)

    assert view.move is not None
    assert view.move.question == ("18.0", "18.1")


def test_before_the_grid_there_is_no_order() -> None:
    view = seen(GRID)

    assert {car.status for car in view.cars} == {"grid"}
    assert (view.order, view.points, view.turn) == ((), (0, 0), 0)


def test_when_it_is_over_everybody_has_a_place() -> None:
    view = seen(END)

    assert [car.status for car in view.cars] == ["finished"] * 4
    assert (view.end, view.order, view.flag) == ("limit", (), "green")
    assert seen(END.replace("limit", "rain")).flag == "red"


def test_an_event_under_way() -> None:
    line = (
        "TA/2 yunta_brothers turn=2 first=1 ask=target:1 cars=25@12.2*,8@11.0*,29@10.2*,11@9.0*"
        " hand=1:5;2:8 deck=82 events=brush_the_wall per_team=2"
    )

    view = seen(line)

    assert (view.event, view.candidates, view.events) == (
        "brush_the_wall",
        (25, 29),
        ("brush_the_wall",),
    )


def test_yellow_and_stops() -> None:
    view = seen(PIT.replace("events=loose", "events=debris_caution stops=25 flag=yellow"))

    assert (view.flag, view.stops, view.variable_pits) == ("yellow", (25,), False)
    assert seen(lines.REPAIR).variable_pits


def over(places: str, led: str, teams: str = "teams=red,black ") -> RaceView:
    """A race of two teams that is over; the cars in finishing order."""
    line = (
        f"TA/2 st_adriana lap=2 turn=7 first=1 ask=end finished={places} led={led} hand=1:5;2:8"
        f" deck=82 end=finish {teams}"
    )
    return seen(line.rstrip())


@clause("TA-W38", "TA-10.2.2")
def test_finishing_points_and_bonuses_of_the_example() -> None:
    """Red: 25 wins; black: 19, 28 and 71 are next."""
    view = over("25,19,28,71,29,41,88,60,42,99,69,77", "25:4,19:4,28:1")

    assert view.points == (225, 232)
    assert view.places == (2, 1)


@clause("TA-R87")
def test_level_teams_are_told_apart_by_their_best_car() -> None:
    """46 + 40 + 39 = 42 + 41 + 38 + ... : the same points with and without the winner."""
    view = seen(
        "TA/2 st_adriana lap=2 turn=7 first=1 ask=end finished=25,8,11 out=29 led=8:1,11:2"
        " hand=1:5;2:8 deck=82 end=finish per_team=2"
    )

    assert view.points == (86, 86)
    assert view.places == (1, 2)


@pytest.mark.parametrize("seat", [0, 1, PUBLIC, CHANCE])
def test_every_position_can_be_seen_by_everybody(seat: int) -> None:
    for name, line in vars(lines).items():
        if name.isupper() and str(line).startswith("TA/2") and name[0] != "_":
            assert seen(line, seat).seat == seat


@pytest.mark.parametrize(
    ("line", "number", "question"),
    [
        (PUSHED, 8, "Car 8 is pushed: into which lane?"),
        (EXIT, 29, "Car 29 is pushed: into which lane?"),
        (TAIL, None, "Car 25: which lane follows? An empty lane ends the line."),
    ],
)
def test_who_chooses_a_lane_is_told_for_which_car(
    line: str, number: int | None, question: str
) -> None:
    move = seen(line).move

    assert move
    assert move.pushed == number
    assert show(state(line), 0).text.splitlines()[-1] == question


def test_a_card_is_numbered_only_beside_another_of_its_name() -> None:
    before = day("29@20.0 15@30.0", hands={1: [24, 25, 62]}).state
    game = before.game
    choices = teller(game).choices(game.view(before, 0))
    speech = words(type(game))

    labels = {token: speech.say(choices[token].label) for token in ("#24", "#25", "#62")}
    assert labels == {"#24": "Oversteer (24)", "#25": "Oversteer (25)", "#62": "Fast Pace"}


def test_a_retired_car_has_no_wear_in_its_line_nor_in_any_view_of_it() -> None:
    """So that a race that is read again, from its line, shows what it showed before."""
    now = day("29@20.0 25@12.1 15@15.2", wear={29: "ttttts", 25: "t"}).play("29!")
    game, truth = now.state.game, now.state.game.line(now.state, CHANCE)
    assert now.state.markers(now.car(29)) == 6

    again = game.read(truth)

    for seat in (CHANCE, PUBLIC, 0, 1):
        view = game.view(now.state, seat)
        assert game.view(again, seat) == view
        assert (car(view, 29).wear, car(view, 25).wear) == ("", "t")
