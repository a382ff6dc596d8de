"""TA-10, TA-1.2: finishing, the places of the others, points and bonuses."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from clauses import clause
from rules.thunder_alley.drawn import DRAFT, LEAD, PURSUIT, SOLO, Plain, Race, race
from rules.thunder_alley.table import (
    after_rain,
    day,
    discards,
    evening,
    held,
    is_on,
    led,
    now_only_passes,
    picture,
    quietly,
    straight_on,
    with_state,
)
from slipstream.games.thunder_alley.game import ThunderAlley
from slipstream.games.thunder_alley.rules.house import Components
from slipstream.kernel.game import CHANCE
from slipstream.kernel.rows import vec

DIRTY_AIR = 46  # Solo 6
TOP_GEAR = 53  # Solo 8
POINTS = [46, *range(42, 22, -1)]
OF_A_TURN = """
    card leaving second event yellow candidates hit queue stops removed last
    active mp linked rear route step answers question crossed
    kind sides lane_rule free_sides swaps diagonals
"""


def finished(places: dict[int, int], turns_led: dict[int, int]) -> Race:
    """Two teams of six, red and black: who came where and has led how many turns."""
    now = day("29@20.0 28@19.0", cars="6")
    state = now.state
    state.place = vec[i64]([places[number] for number in state.race.numbers])
    state.led = vec[i64]([turns_led.get(number, 0) for number in state.race.numbers])
    state.racing = vec[bool]([False] * 12)
    return now


def by_places(red: list[int], black: list[int]) -> dict[int, int]:
    reds, blacks = [29, 25, 41, 42, 69, 77], [28, 19, 71, 88, 60, 99]
    return dict(zip(reds + blacks, red + black, strict=True))


W38 = by_places([1, 5, 6, 9, 11, 12], [2, 3, 4, 7, 8, 10])


@clause("TA-D7", "TA-10.1.1")
def test_the_first_car_to_reach_the_finish_takes_1st_and_a_turn_leader_marker() -> None:
    """Two laps of 40: at 79 it races, at 80 it has finished."""
    now = day("29@78.0 15@70.0", hands={1: [DIRTY_AIR]}).play(f"29#{DIRTY_AIR} >")
    assert now.state.final_places()[now.car(29)] == 1
    assert not now.state.crossed

    now = straight_on(now)

    assert now.place(29) == 1
    assert led(now, 29) == 1
    assert now.at(29) == ""


@clause("TA-D7")
@pytest.mark.parametrize("laps", [1, 3, 9])
def test_the_finish_is_as_many_laps_away_as_the_race_has(laps: int) -> None:
    before = f"29@{40 * laps - 7}.0 15@{40 * laps - 20}.0"
    now = day(before, laps=str(laps), hands={1: [DIRTY_AIR]})
    short = straight_on(now.play(f"29#{DIRTY_AIR}"))
    now = day(before, laps=str(laps), hands={1: [TOP_GEAR]})
    there = straight_on(now.play(f"29#{TOP_GEAR}"))

    assert (short.place(29), there.place(29)) == (0, 1)


PUSHED_OVER = """
    0    .    .    .    .
    1  *15   43    .    .
    2    .    .    .    .
        78   79   80   81
"""


@clause("TA-10.1.2")
@pytest.mark.parametrize("card", [DRAFT(1), PURSUIT(1), SOLO(3), LEAD(3)])
def test_a_car_that_is_pushed_over_the_line_has_finished(card: Plain) -> None:
    now = race(PUSHED_OVER, card=card).play(">")

    assert now.place(43) == 1
    assert led(now, 43) == 1
    assert now.place(15) == 0
    assert now.at(15) == "79.1"


@clause("TA-10.1.2")
@pytest.mark.parametrize("card", [DRAFT(2), LEAD(2)])
def test_a_car_that_is_pulled_over_the_line_has_finished(card: Plain) -> None:
    now = race(picture("15@79.1 43@78.1"), card=card, active=15).play("> >")

    assert (now.place(15), now.place(43)) == (1, 2)


@clause("TA-10.1.3")
def test_the_action_phase_is_played_to_its_end() -> None:
    """29 has finished; all other cars are still activated."""
    now = day("29@79.0 25@60.0 15@70.0 43@72.1", hands={1: [DIRTY_AIR]})
    now = straight_on(now.play(f"29#{DIRTY_AIR}"))
    asked = []
    while is_on(now):
        asked.append(now.asks())
        now = straight_on(now.play(now.steps()[0]))

    assert asked == ["activate:2", "activate:3", "activate:1", "activate:2", "activate:3"]
    assert now.state.board.progress[now.car(15)] > 70
    assert now.state.end() == "finish"


@clause("TA-10.1.4", "TA-W36")
def test_further_cars_take_the_next_markers_in_the_order_they_cross() -> None:
    """T3: 43@79.1, 15@78.1, 22@77.1 and a draft of six; only the winner has led."""
    now = race(picture("43@79.1 15@78.1 22@77.1 29@60.0"), card=DRAFT(6), active=15)
    crossed = []
    for _ in range(6):
        crossed.append([now.state.race.numbers[car] for car in now.state.crossed])
        now = now.play(">")

    assert crossed == [[], [43], [43, 15], [43, 15, 22], [43, 15, 22], [43, 15, 22]]
    assert [now.place(number) for number in (43, 15, 22)] == [1, 2, 3]
    assert [led(now, number) for number in (43, 15, 22)] == [1, 0, 0]
    assert [now.at(number) for number in (43, 15, 22)] == ["", "", ""]


@clause("TA-10.1.4")
def test_also_in_a_later_segment() -> None:
    now = day("29@79.0 15@79.1", hands={1: [DIRTY_AIR]})
    now = straight_on(now.play(f"29#{DIRTY_AIR}"))
    now = straight_on(now.play(f"15#{held(now, 2)[0]}"))

    assert (now.place(29), now.place(15)) == (1, 2)
    assert (led(now, 29), led(now, 15)) == (1, 0)


@clause("TA-10.1.4")
def test_a_car_that_drops_out_after_the_winner_still_takes_the_lowest() -> None:
    now = day("29@79.0 15@79.1 43@60.0", hands={1: [DIRTY_AIR]})
    now = straight_on(now.play(f"29#{DIRTY_AIR}")).play("43!")

    assert now.place(43) == 3


@clause("TA-10.1.5", "TA-R43")
def test_a_finished_car_that_was_not_flipped_is_a_pass() -> None:
    """Blue pushed 43 over the line; yellow may pass with it, or drive 44 first."""
    now = race(picture("15@78.1 43@79.1 44@60.0"), card=DRAFT(1), active=15, cars="2").play(">")
    assert now.place(43) == 1
    assert now.asks() == "activate:1"

    assert "." in now.steps()
    assert any(word.startswith("44#") for word in now.steps())
    assert not any(word.startswith("43") for word in now.steps())


@clause("TA-R43")
def test_it_must_be_when_it_is_the_last_car_of_its_owner() -> None:
    now = race(picture("15@78.1 43@79.1 17@60.0"), card=DRAFT(1), active=15, cars="2").play(">")
    now.state.flipped[now.car(8)] = True

    assert now.steps() == ["."]


@clause("TA-10.1.6", "TA-W37")
def test_then_the_others_take_the_markers_left_in_running_order() -> None:
    """28@79.0, 29@79.2 and 21@78.1 are 4th, 5th and 6th; 43 alone has led the last turn."""
    field = "43@79.1 15@78.1 22@77.1 28@79.0 29@79.2 21@78.2"
    now = race(picture(field), card=DRAFT(6), active=15, cars="2").play("> > > > > >")
    now.state.board.move(now.car(21), now.state.board.track.space(38, 1), 0)

    now = now_only_passes(now, now.state.waiting[0] + 1).play(".")

    assert not is_on(now)
    assert [now.place(number) for number in (28, 29, 21)] == [4, 5, 6]
    assert sum(now.state.led) == led(now, 43) == 1
    assert len(now.state.events.cards) == 26


@clause("TA-10.1.6", "TA-R92")
def test_there_is_no_turn_leader_step_and_no_removal_of_lapped_cars() -> None:
    """15, best of those still racing, gets no marker; 22, lapped by it, is ranked like all."""
    now = day("29@79.0 15@78.0 22@38.1 43@37.0", hands={1: [DIRTY_AIR]})
    now = straight_on(now.play(f"29#{DIRTY_AIR}"))
    state = now.state.copy()
    state.flipped = vec[bool]([car != now.car(22) for car in range(len(state.flipped))])
    state.ask_seat(state.asking, state.owner(now.car(22)))
    now = straight_on(Race(state).play(f"22#{held(now, 3)[0]}"))

    assert not is_on(now)
    assert [now.place(number) for number in (29, 15, 22, 43)] == [1, 2, 3, 4]
    assert [led(now, number) for number in (29, 15)] == [1, 0]


@clause("TA-R93")
def test_a_lapped_car_that_passes_the_line_has_not_finished() -> None:
    """22 goes from 39 to 45 in the final turn: it is ranked with the others, behind 15."""
    now = day("29@79.0 15@70.0 22@39.1", hands={1: [DIRTY_AIR], 2: [DIRTY_AIR + 1]})
    now = straight_on(now.play(f"29#{DIRTY_AIR}"))
    assert now.asks() == "activate:2"
    now = straight_on(now.play(f"22#{DIRTY_AIR + 1}"))
    assert now.at(22) == "45.1"
    assert now.place(22) == 0

    now = straight_on(now.play(now.steps()[0]))

    assert (now.place(15), now.place(22)) == (2, 3)


@clause("TA-1.2.2", "TA-10.2.1", "TA-W38")
def test_a_team_scores_the_places_and_bonuses_of_all_its_cars() -> None:
    """Red 223 and black 230 for places; one more for each car that has led at all."""
    now = finished(W38, {29: 4, 28: 4, 19: 1})

    assert sum(now.state.result()[0][:6]) == now.state.points()[0] == 223 + 1 + 1
    assert now.state.points() == [225, 232]
    assert finished(W38, {}).state.points() == [223, 230]


@clause("TA-1.2.1", "TA-W38")
def test_the_winner_is_the_team_with_most_points_not_that_of_the_winning_car() -> None:
    now = finished(W38, {29: 4, 28: 4, 19: 1})

    assert now.place(29) == 1
    assert now.state.places() == [2, 1]


@clause("TA-10.2.1")
def test_having_led_is_worth_one_point_however_often() -> None:
    once = finished(W38, {29: 9, 28: 1})
    often = finished(W38, {29: 9, 28: 5})

    assert once.state.points()[1] == often.state.points()[1] == 231


@clause("TA-10.2.2", "TA-W38")
def test_most_turns_led_is_one_more_for_a_single_car_the_better_placed_of_level_ones() -> None:
    level = finished(W38, {28: 4, 29: 4, 19: 1})
    clear = finished(W38, {28: 4, 29: 3})

    assert level.state.result()[0][level.car(29)] == 46 + 1 + 1
    assert level.state.result()[0][level.car(28)] == 42 + 1
    assert clear.state.result()[0][clear.car(28)] == 42 + 1 + 1
    assert clear.state.result()[0][clear.car(29)] == 46 + 1


@clause("TA-10.2.2")
def test_of_two_that_led_most_the_better_placed_gets_the_point_wherever_it_sits() -> None:
    black_wins = by_places([2, 3, 4, 7, 8, 10], [1, 5, 6, 9, 11, 12])
    level = finished(black_wins, {28: 4, 29: 4})

    assert level.state.result()[0][level.car(28)] == 46 + 1 + 1
    assert level.state.result()[0][level.car(29)] == 42 + 1


@clause("TA-R86")
def test_a_place_is_never_worth_less_than_nothing() -> None:
    book = Components(ThunderAlley(2, {}).house)

    assert [book.worth(place) for place in (0, 21, 22, 43, 44, 50)] == [0, 23, 22, 1, 0, 0]


@clause("TA-10.2.3")
def test_bonuses_also_go_to_cars_that_dropped_out() -> None:
    """29 led the first turn and is retired in the second, last of all."""
    now = quietly(evening("29@20.1 15@19.1 43@10.0").play("overcast")).play("29!")

    assert now.place(29) == 3
    assert now.state.result()[0][now.car(29)] == 41 + 1 + 1


@clause("TA-10.2.4", "TA-R87")
def test_level_teams_are_ranked_by_their_best_placed_car() -> None:
    """223 and 7 for six cars that led and one that led most, against 230."""
    red = finished(W38, {29: 5, 25: 1, 41: 1, 42: 1, 69: 1, 77: 1})
    assert red.state.points() == [230, 230]
    assert red.state.places() == [1, 2]

    swapped = by_places([2, 3, 4, 7, 8, 10], [1, 5, 6, 9, 11, 12])
    black = finished(swapped, {28: 5, 19: 1, 71: 1, 88: 1, 60: 1, 99: 1})
    assert black.state.points() == [230, 230]
    assert black.state.places() == [2, 1]


@clause("TA-R88")
def test_nobody_has_led_nobody_gets_a_bonus() -> None:
    """Both retire in the first turn."""
    now = day("29@-1.0 15@-1.1").play("29! 15!")

    assert not is_on(now)
    assert now.state.points() == [42, 46]


@clause("TA-R86")
def test_places_beyond_the_21st_are_worth_44_less_the_place() -> None:
    field = "29@-1.0 25@-2.0 41@-3.0 42@-4.0 69@-5.0 77@-6.0"
    teams = "red,yellow,green,black,purple,pink,blue"
    now = day(field, teams=teams, cars="6", circuit="st_adriana")
    worth = dict(zip(now.state.final_places(), now.state.result()[0], strict=True))

    assert [worth[place] for place in range(1, 22)] == POINTS
    assert [worth[place] for place in range(22, 43)] == list(range(22, 1, -1))


@clause("TA-R35")
def test_the_race_ends_at_once_when_nobody_races() -> None:
    """Cars that have not been flipped do not matter any more."""
    now = day("29@20.0 15@19.0", cars="3").play("29! 15!")

    assert not is_on(now)
    assert now.state.end() == "nobody"
    assert False in now.state.flipped
    assert sorted(now.state.place) == [1, 2, 3, 4, 5, 6]


@clause("TA-R35")
def test_it_was_finished_if_a_car_finished() -> None:
    now = day("29@79.0 15@19.0", cars="3", hands={1: [DIRTY_AIR]})
    now = straight_on(now.play(f"29#{DIRTY_AIR}")).play("15!")

    assert not is_on(now)
    assert now.state.end() == "finish"
    assert (now.place(29), now.place(15)) == (1, 2)


@clause("TA-R41")
def test_after_turn_60_the_race_is_stopped_like_rain() -> None:
    now = with_state(evening("29@20.2 15@19.1 43@18.0"), turn_number=59).play("overcast")
    assert quietly(now).state.turn() == 60

    now = with_state(evening("29@20.2 15@19.1 43@18.0"), turn_number=60).play("overcast - - 15")

    assert not is_on(now)
    assert now.state.end() == "limit"
    assert [now.place(number) for number in (29, 43, 15)] == [1, 2, 3]


@clause("TA-R41")
def test_a_race_may_be_rained_off_before() -> None:
    now = with_state(after_rain(evening("29@60.2 15@59.1")), turn_number=60).play("rain")

    assert now.state.end() == "rain"
    assert discards(now) == []


@clause("TA-3.5.6", "TA-10.1.6")
def test_nothing_of_a_turn_is_left_in_the_next_one_or_at_the_end() -> None:
    turn = quietly(evening("29@33.1 15@32.1", wear={29: "t"}).play("debris_caution 29"))
    over = after_rain(evening("29@60.2 15@59.1")).play("rain")
    blank = ThunderAlley(2, {}).blank()

    assert (turn.asks(), over.state.end()) == ("activate:2", "rain")
    assert not any(over.state.racing)
    assert " ask=end " in over.state.game.line(over.state, CHANCE)
    for state in (turn.state, over.state):
        assert state.mover == state.first
        for name in OF_A_TURN.split():
            assert getattr(state, name) == getattr(blank, name), name
