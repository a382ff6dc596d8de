"""The greedy bot of Thunder Alley: sensible answers, by what its seat sees alone."""

from __future__ import annotations

import pytest

from rules.thunder_alley import lines
from rules.thunder_alley.lines import ACTIVATE, DISCARD, PIT, REPAIR, moving, state
from slipstream import SeededDealer
from slipstream.games.thunder_alley.bot.cards import card_worth
from slipstream.games.thunder_alley.bot.driver import DRIVER
from slipstream.games.thunder_alley.bot.greedy import Greedy
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.kernel.bot import Perspective
from slipstream.kernel.driver import Driver


def answer(line: str) -> str:
    """The token of what the bot does."""
    found = state(line)
    return chosen(found)


def chosen(found: RaceState) -> str:
    seat = found.waiting[0]
    action = Greedy().choose(Perspective(found, seat, SeededDealer(1), 0))
    return found.decisions[found.asking].spell(found, action)


def test_the_same_answer_whatever_is_hidden() -> None:
    found = state(ACTIVATE)

    answers = {chosen(found.guess(0, SeededDealer(seed))) for seed in range(10)}

    assert answers == {answer(ACTIVATE)}


def test_a_car_that_can_race_is_never_retired() -> None:
    for wear in ("", "/tt", "/tttBB"):
        line = ACTIVATE.replace("25@12.0/t", f"25@12.0{wear}")
        assert "!" not in answer(line)


def ideas(line: str, driver: Driver = DRIVER) -> list[str]:
    """What the moves that a driver thinks of begin with."""
    found = state(line)
    moves = driver.candidates(found, found.waiting[0])
    return [found.decision.spell(found, move[0]) for move in moves]


def test_nobody_even_thinks_of_retiring_a_car_that_can_race() -> None:
    """A rookie does many of the things that come to its mind."""
    worn_out = ACTIVATE.replace("29@10.1/B", "29@10.1/BBBBBB")

    assert [idea for idea in ideas(ACTIVATE) if idea.endswith("!")] == []
    assert {idea for idea in ideas(worn_out) if idea.endswith("!")} == {"29!"}


def test_a_rookie_sees_one_way_to_drive_a_card_and_a_club_driver_several() -> None:
    rookie, club = ideas(ACTIVATE, DRIVER.of_rookies()), ideas(ACTIVATE, DRIVER.of_clubs())

    assert len(rookie) == len(set(rookie))
    assert set(rookie) == set(club)
    assert len(club) > len(rookie)


def test_a_worn_out_car_is_left_to_the_last() -> None:
    line = ACTIVATE.replace("29@10.1/B", "29@10.1/BBBBBB")

    assert answer(line).startswith("25#")
    assert answer(line.replace("25@12.0/t", "25@12.0/BBBBBB")).endswith("!")


def test_a_draft_pulls_the_own_car_behind_along() -> None:
    """29 has moved already and is right behind 25: both gain by a draft, one by a solo."""
    line = ACTIVATE.replace(lines.CARS, "cars=8@99.0,11@99.1*,25@96.0,29@95.0*")
    line = line.replace("1:5,6,7;2:8,9,10 deck=78", "1:33,46;2:8,9 deck=80")
    line = line.replace("turn=2", "lap=4 turn=2")

    assert answer(line).endswith("#33")


def test_the_move_goes_past_a_rival_rather_than_push_it() -> None:
    line = moving(46, "25#46,mp:2,been:@12.0", "8@13.0,25@12.0*,29@5.1,11@4.0")

    assert answer(line) == "o"


def test_a_rival_is_not_taken_along_where_lanes_merge() -> None:
    """The lead from 18.0 may take the own 29 or yellow's 8."""
    assert answer(lines.TAIL) == ":17.1"


def test_the_line_is_crossed_if_it_can_be() -> None:
    line = moving(46, "25#46,mp:1,been:@111.0", "25@111.0*,8@110.1,29@90.1,11@89.0")

    assert answer(line.replace("turn=2", "lap=4 turn=2")) == ">"


def test_a_car_without_movement_points_is_weighed_too() -> None:
    line = ACTIVATE.replace("25@12.0/t", "25@12.0/tttBB").replace("29@10.1/B", "29@10.1/tttBB")

    assert "#" in answer(line)


def test_cars_leave_the_pits() -> None:
    line = ACTIVATE.replace(lines.CARS, "cars=8@15.0,11@15.1,25@12.P,29@11.P")

    assert "#" in answer(line)


def test_a_pass_is_weighed_like_a_move() -> None:
    line = ACTIVATE.replace(lines.CARS, "cars=8@15.0,11@14.0,29@10.1 out=25")

    assert answer(line) in (".", "29#5", "29#6", "29#7")


@pytest.mark.parametrize(
    ("cars", "expected"),
    [
        ("29@10.1*,25@9.0*,8@8.0*,11@7.0*", "-"),
        ("29@10.1/tttsf*,25@9.0*,8@8.0*,11@7.0*", "29"),
        ("29@10.1/ttttff*,25@9.0*,8@8.0*,11@7.0*", "29"),
        ("29@10.1/BBBBBB*,25@9.0*,8@8.0*,11@7.0*", "-"),
    ],
)
def test_worn_cars_pit_under_yellow(cars: str, expected: str) -> None:
    line = PIT.replace(lines.MOVED, f"cars={cars}")

    assert answer(line.replace("events=loose", "events=debris_caution flag=yellow")) == expected


def test_nobody_pits_under_green_for_one_marker() -> None:
    assert answer(PIT) == "-"


def test_a_car_that_would_be_lost_pits_under_green() -> None:
    assert answer(PIT.replace("25@12.0/t*", "25@12.0/tttsff*")) == "25"


def test_repairs_go_as_far_as_they_pay() -> None:
    """Two of three markers off, and the car is as fast as new."""
    line = REPAIR.replace("25@12.0/t*", "25@12.0/tss*")

    assert answer(line) == "t"
    assert answer(REPAIR) == "-"


def test_repairs_of_black_and_green_are_free_under_yellow() -> None:
    line = REPAIR.replace("events=loose stops=25", "events=debris_caution stops=25 flag=yellow")

    assert answer(line) == "t"


def test_the_least_worn_car_takes_the_hit() -> None:
    line = (
        "TA/2 yunta_brothers turn=2 first=1 ask=sun:1 cars=25@12.2/tt*,8@11.0*,29@10.2*,11@9.0*"
        " hand=1:5;2:8 deck=82 events=sun_on_the_track per_team=2"
    )

    assert answer(line) == "29"


def test_teamwork_moves_the_car_that_gains_most() -> None:
    """29 pulls 41 along; 41 alone would push 29 and stay behind it."""
    line = moving(
        4,
        "25#4,mp:0,been:@9.0",
        "8@13.2,25@9.0*,11@8.1,16@7.1,29@5.0,41@4.0",
        ask="second_car:1",
        rest="used={} per_team=3",
    ).replace("1:81,82;2:80,83,84 deck=78", "1:76,81,82;2:75,80,83,84 deck=76")

    assert answer(line) in ("29", "41")


def test_clean_air_is_used() -> None:
    line = moving(14, "25#14,mp:0,been:@9.0", "8@13.2,25@9.0*,11@6.0,29@5.1", ask="clean_air:1")

    assert answer(line) == ":12.2"


def test_poor_cards_are_discarded() -> None:
    worths = [card_worth(card) for card in range(84)]
    poor, good = worths.index(min(worths)) + 1, worths.index(max(worths)) + 1

    assert answer(DISCARD.replace("1:5", f"1:{poor}")) == f"#{poor}"
    assert answer(DISCARD.replace("1:5", f"1:{good}")) == "-"


def test_when_there_is_nothing_to_choose_there_is_nothing_to_think_about() -> None:
    line = moving(33, "25#33,mp:2,linked,rear:8,been:@11.0+@12.0", "25@12.0*,8@11.0,11@9.0,29@5.1")

    assert answer(line) == ">"
