"""Position lines: every kind of state is written and read back, for the truth and for a seat."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley import lines
from rules.thunder_alley.lines import ACTIVATE, END, GRID, PIT, REPAIR, STEP, moving, state
from slipstream import CHANCE, PUBLIC, InvalidOption, load, read
from slipstream.games.thunder_alley.rules.components import EVENT_DECK, RAIN
from slipstream.kernel.text import read_line
from slipstream.notation.moves import apply_word

ALL = {
    name: line
    for name, line in vars(lines).items()
    if name.isupper() and "TA/2" in str(line) and name[0] != "_"
}


def written(line: str) -> str:
    found = state(line)
    return found.game.line(found, CHANCE)


@pytest.mark.parametrize("line", ALL.values(), ids=ALL)
def test_a_line_is_written_as_it_was_read(line: str) -> None:
    assert written(line) == line


@clause("TA-M8", "TA-M10")
def test_the_line_of_a_move_that_goes_on_after_a_step_and_after_the_pits() -> None:
    """After the last step nothing of the move is left in it."""
    linked, exits = state(STEP), state(ACTIVATE.replace("25@12.0/t", "25@12.P"))
    apply_word(linked, 0, ">")
    apply_word(exits, 0, "25#5")

    assert "move=25#33,mp:5,linked,rear:8,been:@12.0+@13.0 " in linked.game.line(linked, CHANCE)
    assert "move=25#5,exit,mp:1,been:@12.0 " in exits.game.line(exits, CHANCE)
    assert exits.game.view(exits, 0).move.kind == "solo"
    for found in (linked, exits):
        assert written(found.game.line(found, CHANCE)) == found.game.line(found, CHANCE)
    apply_word(exits, 0, ">")
    assert "move=" not in exits.game.line(exits, CHANCE)


@clause("TA-H1")
def test_a_seat_sees_the_size_of_other_hands_alone() -> None:
    found = state(ACTIVATE)

    assert found.game.line(found, 0) == ACTIVATE.replace("2:8,9,10", "2:?3")
    assert found.game.line(found, 1) == ACTIVATE.replace("1:5,6,7", "1:?3")
    assert found.game.line(found, PUBLIC) == ACTIVATE.replace("1:5,6,7;2:8,9,10", "1:?3;2:?3")


@clause("TA-H3", "TA-H4")
def test_discards_wear_and_places_are_for_everybody() -> None:
    found = state(PIT.replace("deck=82", "deck=80 used=12,4"))

    for seat in (0, 1, PUBLIC):
        line = found.game.line(found, seat)
        assert "used=12,4 events=loose" in line
        assert lines.MOVED in line


def test_cars_on_one_apron_space_are_listed_bottom_first() -> None:
    """Also if the upper one is a lap ahead of the lower one."""
    line = PIT.replace(lines.MOVED, "lap=2 cars=8@40.0*,29@11.P*,11@9.0*,25@39.P*").replace(
        "turn=2 first=1 ask=pit:1 lap=2", "lap=2 turn=2 first=1 ask=pit:1"
    )
    line = line.replace("ask=pit:1", "ask=pit:2")

    found = state(line)

    assert written(line) == line
    assert found.board.stack(found.board.track.pit[11]) == [1, 0]


@clause("TA-R48")
def test_the_lap_marker_is_kept_when_all_cars_are_back_behind_the_line() -> None:
    line = ACTIVATE.replace("turn=2", "lap=2 turn=2")

    assert state(line).lap() == 2
    assert written(line) == line


def test_marks_tell_who_has_moved_led_and_been_forced_to_stop() -> None:
    line = PIT.replace("25@12.0/t*", "25@12.0/t*+").replace("11@9.0/s*", "11@9.P*!")
    line = line.replace("hand=", "led=25:1,11:1 hand=")

    found = state(line)

    assert (list(found.led_now), list(found.pitted)) == (
        [True, False, False, False],
        [False, False, False, True],
    )
    assert written(line) == line


def test_places_are_told_from_both_ends() -> None:
    line = ACTIVATE.replace(lines.CARS, "cars=29@111.1 finished=25 out=11,8")
    line = line.replace("turn=2", "lap=4 turn=2")

    found = state(line)

    assert (list(found.place), found.best_left, found.worst_left) == ([1, 0, 3, 4], 2, 2)
    assert written(line) == line


def test_when_all_is_over_the_cars_left_take_places_in_running_order() -> None:
    line = END.replace(lines.MOVED, "cars=8@11.0*,29@10.1*,11@9.0 finished=25*")

    found = state(line)

    assert list(found.place) == [1, 3, 2, 4]
    assert not found.waiting
    assert written(line) == line


@clause("TA-12.1.1")
def test_repairs_are_counted_and_go_on_from_the_last_colour() -> None:
    line = REPAIR.replace("25@12.0/t*", "25@12.0/sb*").replace("=25 per", "=8:2,25:1 last=s per")
    line = line.replace("first=1", "first=2")

    found = state(line)

    assert (found.stops, found.removed, found.last) == ([2, 0], [2, 1], 1)
    assert written(line) == line


def test_under_yellow_the_next_stop_is_of_a_later_car() -> None:
    line = PIT.replace("events=loose", "events=debris_caution stops=25 flag=yellow")

    found = state(line)

    assert found.decisions[found.asking].legal(found, 0) == [1, 127]
    assert written(line) == line


def test_discards_go_on_from_the_last_card() -> None:
    line = lines.DISCARD.replace("used=4 events=loose", "used=4 events=loose last=4")

    assert state(line).legal(0) == [4, 127]
    assert written(line) == line


def test_a_grid_half_drawn() -> None:
    line = GRID.replace("deck=84", "deck=82 used=7,9 slots=2,1")

    assert state(line).grid == [1, 0]
    assert written(line) == line


@clause("TA-E5.3")
def test_a_collision_waits_for_one_victim_after_another() -> None:
    """Yellow began it; red had one car beside, blue has two to choose from."""
    line = (
        "TA/2 yunta_brothers turn=2 first=1 ask=victim:3"
        " cars=4@13.1*,25@12.0*,8@12.1*,9@12.2*,29@5.0*,11@4.0*"
        " hand=1:5;2:8;3:9 deck=81 events=collision hit=8,25 teams=red,yellow,blue per_team=2"
    )

    found = state(line)

    assert found.legal(2) == [4, 5]
    assert found.queue == [2]
    assert written(line) == line


@pytest.mark.parametrize(
    ("ask", "events", "cars"),
    [
        ("bar", "fuel_miscalculation", "25@12.0/f*,8@11.0/f*,29@10.1*,11@9.0*"),
        ("bar", "pileup", "25@12.0*,8@11.0*,29@10.1*,11@9.0*"),
        ("target:1", "brush_the_wall", "25@12.2*,8@11.0*,29@10.2*,11@9.0*"),
        ("target:2", "engine_damage", "25@12.2*,8@11.0/E*,29@10.2*,11@9.0/E*"),
        ("originator:2", "collision", "25@22.0*,8@11.0*,11@10.0*,29@2.0*"),
        ("overcast:1", "overcast", "25@12.0/t*,8@11.0*,29@10.1*,11@9.0*"),
        ("sun:2", "sun_on_the_track", "25@12.0/t*,8@11.0*,29@10.1*,11@9.0*"),
    ],
)
def test_events_that_ask_for_a_car(ask: str, events: str, cars: str) -> None:
    line = (
        f"TA/2 yunta_brothers turn=2 first=1 ask={ask} cars={cars} hand=1:5;2:8 deck=82"
        f" events=loose,{events} per_team=2"
    )

    assert state(line).event == state(line).events_used[-1]
    assert written(line) == line


@pytest.mark.parametrize(
    "line",
    [
        moving(33, "25#33,mp:2,linked,rear:8,been:@11.0+@12.0", "25@12.0*,8@11.0,11@9.0,29@8.1"),
        moving(33, "25#33,mp:2,linked,been:@10.0,fork:9.0+10.0", "25@10.0*,8@7.0,11@6.0,29@5.1"),
        moving(69, "25#69,mp:5,been:@10.0,slants:1", "25@10.0*,8@7.0,11@6.0,29@5.1"),
        moving(69, "25#69,mp:5,been:@10.0", "25@10.0*,8@7.0,11@6.0,29@5.1"),
        moving(1, "25#1,mp:0,been:@12.0", "25@12.0*,8@7.0,11@6.0,29@5.1"),
        moving(14, "25#14,mp:0,been:@9.0", "8@13.2,25@9.0*,11@6.0,29@5.1", ask="clean_air:1"),
        moving(4, "25#4,mp:0,been:@9.0", "8@13.2,25@9.0*,11@6.0,29@5.1", ask="second_car:1"),
        moving(46, "25#46,exit,mp:1,been:@9.0", "8@13.2,25@9.0*,11@6.0,29@5.1"),
    ],
    ids=lambda line: line.split()[4],
)  # fmt: skip
def test_moves_under_way(line: str) -> None:
    assert written(line) == line


@clause("TA-R25")
def test_cars_that_have_crossed_are_told_until_the_segment_ends() -> None:
    line = moving(
        33,
        "25#33,mp:1,linked,rear:8,been:@111.0+@112.0,over:25",
        "25@112.0*,8@111.0,29@99.1,11@98.0",
    ).replace("turn=2", "lap=4 turn=2")

    assert state(line).crossed == [0]
    assert written(line) == line


def test_the_last_seat_moves_when_all_have_flipped_as_many() -> None:
    line = moving(33, "8#33,mp:6,been:@11.0", "25@12.0*,8@11.0*,29@10.1,11@9.0", ask="step:2")
    line = line.replace("hand=1:81,82;2:80,83,84 deck=78", "hand=1:80,83;2:81,82 deck=79")

    assert state(line).waiting == [1]
    assert written(line) == line


def test_lanes_already_chosen_are_kept() -> None:
    """Lanes divide behind 17.0 and merge again behind 18.1: one push, two choices."""
    line = moving(
        46, "25#46,mp:6,been:@16.0,step:>+18.1", "8@18.1,11@17.0,25@16.0*,29@5.1", ask="lane:1"
    ).replace("yunta_brothers", "verghns_grove")

    found = state(line)

    assert [found.board.track.spell(space) for space in found.question] == ["19.0", "19.1"]
    assert written(line) == line


@clause("TA-R72", "TA-12.3.1", "TA-2.2")
def test_options_that_are_usual_anyway_are_not_told() -> None:
    usual = {"laps": "2", "cars": "6", "teams": "red,yellow"}

    game = load("TA", 2, usual)

    assert game.options == load("TA", 2).options
    assert "per_team" not in game.line(game.start(), CHANCE)


def test_options_stand_in_the_line() -> None:
    options = {
        "circuit": "porto_vela", "laps": "3", "teams": "blue,red", "cars": "2", "pits": "variable",
        "grid": "card_per_pass", "winner": "blue",
    }  # fmt: skip
    game = load("TA", 2, options)

    line = game.line(game.start(), CHANCE)

    assert line.endswith(
        "teams=blue,red per_team=2 laps=3 pits=variable draw=card_per_pass winner=blue"
    )
    assert read(line).game.options == game.options


@clause("TA-2.2", "TA-11.2.2", "TA-R28")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"teams": "red,red"}, "2 different ones"),
        ({"teams": "red"}, "2 different ones"),
        ({"teams": "red,mauve"}, "2 different ones"),
        ({"winner": "blue"}, "one of red, yellow"),
        ({"laps": "10"}, "1 to 9"),
        ({"cars": "0"}, "1 to 6"),
    ],
)
def test_options_that_cannot_be(options: dict[str, str], reason: str) -> None:
    with pytest.raises(InvalidOption, match=reason):
        load("TA", 2, options)


@clause("TA-R28")
def test_there_are_fewer_cars_than_sectors() -> None:
    with pytest.raises(InvalidOption, match="fewer cars than sectors"):
        load("TA", 7, {"circuit": "yunta_brothers", "cars": "6"})


@clause("TA-R40")
def test_a_rain_set_aside_is_in_neither_pile() -> None:
    found = state(PIT.replace("events=loose", "events=loose rain=1"))

    assert found.events.cards.count(RAIN) == EVENT_DECK.count(RAIN) - 1


def test_unknown_cards_can_be_filled_in() -> None:
    line = read_line(ACTIVATE.replace("1:5,6,7", "1:?3"))

    filled = state(ACTIVATE).game.filled(line)

    assert filled.fields["hand"] == "1:1,2,3;2:8,9,10"
    assert read(filled.text())


def test_a_line_without_hands_stays_as_it_is() -> None:
    line = read_line("TA/2 st_adriana turn=0")

    assert state(ACTIVATE).game.filled(line).text() == line.text()


def test_more_unknown_cards_than_there_are_stay_unknown() -> None:
    line = read_line("TA/2 st_adriana turn=0 hand=1:?99;2:?x")

    assert state(ACTIVATE).game.filled(line).text() == line.text()
