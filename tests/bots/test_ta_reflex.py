"""Rules of thumb of Thunder Alley's reflex driver, each in one position."""

from __future__ import annotations

import pytest

from rules.thunder_alley import lines
from rules.thunder_alley.lines import ACTIVATE, DISCARD, PIT, REPAIR, moving, state
from slipstream.games.thunder_alley.bot.cards import card_worth
from slipstream.games.thunder_alley.bot.driver import DRIVER
from slipstream.games.thunder_alley.bot.outlook import race_outlook
from slipstream.games.thunder_alley.bot.reflex import last_of, most_worn
from slipstream.kernel.dealer import SeededDealer


def answer(line: str) -> str:
    """The token of what the driver does."""
    found = state(line)
    action = DRIVER.reflex(found, found.waiting[0], SeededDealer(1))
    return found.decisions[found.asking].spell(found, action)


def test_a_car_that_can_race_is_never_retired() -> None:
    for wear in ("", "/tt", "/tttBB"):
        assert "!" not in answer(ACTIVATE.replace("25@12.0/t", f"25@12.0{wear}"))


def test_a_worn_out_car_is_left_to_the_last() -> None:
    line = ACTIVATE.replace("29@10.1/B", "29@10.1/BBBBBB")

    assert answer(line).startswith("25#")
    assert answer(line.replace("25@12.0/t", "25@12.0/BBBBBB")).endswith("!")


def test_a_car_that_is_out_passes_when_no_move_gains_anything() -> None:
    line = ACTIVATE.replace(lines.CARS, "cars=8@15.0,11@14.0,29@10.1 out=25")

    assert answer(line) in (".", "29#5", "29#6", "29#7")


def test_a_draft_pulls_the_own_car_behind_along() -> None:
    line = ACTIVATE.replace(lines.CARS, "cars=8@99.0,11@99.1*,25@96.0,29@95.0*")
    line = line.replace("1:5,6,7;2:8,9,10 deck=78", "1:33,46;2:8,9 deck=80")

    assert answer(line.replace("turn=2", "lap=4 turn=2")).endswith("#33")


def test_it_goes_past_a_rival_rather_than_push_it() -> None:
    line = moving(46, "25#46,mp:3,been:@12.0", "8@13.0,25@12.0*,29@5.1,11@4.0")

    assert answer(line) == "o"


def test_a_rival_is_not_taken_along_where_lanes_merge() -> None:
    assert answer(lines.TAIL) == ":17.1"
    assert answer(
        lines.TAIL.replace("8@17.0,29@17.1", "11@17.0,8@17.1").replace("11@9.0", "29@9.0")
    ) in (":17.0", ":17.1")


def test_a_pushed_car_goes_where_nobody_is() -> None:
    assert answer(lines.PUSHED) == ":18.0"
    assert answer(lines.PUSHED.replace("29@10.1", "29@18.0")) == ":18.1"
    assert (
        answer(lines.PUSHED.replace("29@10.1", "29@18.0").replace("11@9.0", "11@18.1")) == ":18.0"
    )


def test_cars_leave_the_pits() -> None:
    assert "#" in answer(ACTIVATE.replace(lines.CARS, "cars=8@15.0,11@15.1,25@12.P,29@11.P"))


@pytest.mark.parametrize(
    ("wear", "flag", "stops"),
    [
        ("t", "", "-"),
        ("tttsff", "", "25"),
        ("ttts", "flag=yellow", "25"),
        ("BBB", "flag=yellow", "-"),
    ],
)
@pytest.mark.parametrize("pits", ["fixed", "variable"])
def test_a_stop_must_pay(wear: str, flag: str, stops: str, pits: str) -> None:
    line = PIT.replace("25@12.0/t*", f"25@12.0/{wear}*")
    if flag:
        line = line.replace("events=loose", f"events=debris_caution {flag}")
    if pits == "variable":
        line += " pits=variable"

    assert answer(line) == stops


def test_repairs_until_the_car_is_fast_again_and_what_is_free() -> None:
    assert answer(REPAIR.replace("25@12.0/t*", "25@12.0/tss*")) == "t"
    assert answer(REPAIR) == "-"
    yellow = REPAIR.replace("events=loose stops=25", "events=debris_caution stops=25 flag=yellow")
    assert answer(yellow) == "t"


def test_the_least_worn_car_takes_the_hit_and_the_most_worn_is_relieved() -> None:
    cars = "cars=29@12.2/t*,8@11.0*,25@10.2/tt*,11@9.0*"
    line = (
        f"TA/2 yunta_brothers turn=2 first=1 ask=sun:1 {cars}"
        " hand=1:5;2:8 deck=82 events=sun_on_the_track per_team=2"
    )

    assert answer(line) == "29"
    assert (
        answer(line.replace("ask=sun", "ask=overcast").replace("sun_on_the_track", "overcast"))
        == "25"
    )


def test_the_most_worn_of_several_cars() -> None:
    found = state(ACTIVATE.replace("25@12.0/t", "25@12.0").replace("29@10.1/B", "29@10.1/BB"))

    assert {most_worn(found, [0, 1]), most_worn(found, [1, 0])} == {
        car for car in (0, 1) if found.markers(car) == 2
    }


def test_among_own_cars_the_last_has_least_to_lose() -> None:
    found = state(ACTIVATE)

    assert last_of(found, [0, 1]) == 1
    assert last_of(found, [1, 0]) == 1


def test_teamwork_moves_the_car_that_brings_most() -> None:
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


def test_to_lead_for_the_first_time_is_worth_something() -> None:
    fresh = state(ACTIVATE)
    led = state(ACTIVATE)
    led.led[0] = 1
    both = []
    for found in (fresh, led):
        outlook = race_outlook(found)
        outlook.weigh(found.board.progress, found.board.space_of)
        both.append(outlook.hopes[0])

    assert both[0] > both[1]
