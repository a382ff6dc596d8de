"""What the trace tells, in sentences and in short."""

from __future__ import annotations

import spoken
from clauses import clause
from rules.thunder_alley import lines
from rules.thunder_alley.lines import ACTIVATE, DISCARD, EVENT, FILL, PIT, SOLO, moving, state
from slipstream.drafting.rules.kinds import IS_DISPLACED, MOVED
from slipstream.games.thunder_alley.rules.components import BAR, RAIN
from slipstream.games.thunder_alley.rules.end_of_turn import EVENT_WORDS
from slipstream.games.thunder_alley.rules.kinds import HOW, IS_PUSHED_BACK, KINDS, SPINS
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.kernel.game import CHANCE
from slipstream.kernel.trace import Event, seen
from slipstream.notation.moves import apply_word

NAMES = ["Ann", "Ben", "Cat"]


def heard(line: str, *words: str) -> tuple[RaceState, list[Event]]:
    """What is told of the answers of whoever is asked."""
    found = state(line)
    found.trace = []
    for word in words:
        apply_word(found, found.waiting[0], word)
    return found, found.trace


def log(line: str, *words: str, seat: int = -1) -> list[str]:
    """The log as a seat may read it, with clauses."""
    found, events = heard(line, *words)
    game = found.game
    return [
        f"{spoken.sentence(game, seen(event, KINDS, seat), NAMES)} ({event.clause})"
        for event in events
    ]


def brief(line: str, *words: str) -> str:
    found, events = heard(line, *words)
    return spoken.brief(found.game, events, NAMES)


@clause("TA-2.5.1", "TA-2.5.5", "TA-2.6.3")
def test_the_drawing_of_the_grid_is_told() -> None:
    line = lines.GRID.replace(" draw=card_per_slot", "")
    card = next(card for card, bar in enumerate(BAR) if bar.index(1) < bar.index(0)) + 1

    assert log(line, f"~{card}") == [
        "The grid card is Rubbin’ is Racin’. Order of teams: Yellow and Red (TA-2.5.1)",
        "Car 8 starts from sector 27, lane 0 (TA-2.5.5)",
        "Car 25 starts from sector 27, lane 1 (TA-2.5.5)",
        "Car 29 starts from sector 26, lane 0 (TA-2.5.5)",
        "Car 11 starts from sector 26, lane 1 (TA-2.5.5)",
        "Turn 1: Ben is First Player (TA-2.6.3)",
    ]


@clause("TA-3.3.1", "TA-H1")
def test_a_card_is_named_to_its_owner_alone() -> None:
    assert log(FILL, "2~9", seat=1) == ["Ben draws Riding the Draft (TA-3.3.1)"]
    assert log(FILL, "2~9", seat=0) == ["Ben draws a card (TA-3.3.1)"]


@clause("TA-3.4.7", "TA-6.2.2", "TA-6.1.2")
def test_a_draft_tells_who_drives_and_who_follows() -> None:
    told = log(ACTIVATE.replace("1:5,6,7", "1:5,6,33"), "25#33", ">")

    assert told == [
        "Ann plays Watch the Gauge for car 25: 6 movement points (TA-3.4.7)",
        "Car 25 moves to sector 13, lane 0 (TA-6.1.2)",
        "Car 8 follows to sector 12, lane 0 (TA-6.2.2)",
    ]


@clause("TA-6.8.1", "TA-6.10.3", "TA-3.4.9")
def test_a_push_a_bump_and_the_wear_of_the_card() -> None:
    line = SOLO.replace("25@12.0*,8@11.0", "8@13.0,25@12.0*").replace("mp:6", "mp:4")

    assert log(line, ">b>") == [
        "Car 8 is pushed to sector 14, lane 0 (TA-6.8.1)",
        "Car 25 moves to sector 13, lane 0 (TA-6.1.2)",
        "Car 25 bumps the car in its way and stops (TA-6.10.3)",
        "Car 25 takes 1 fuel marker (TA-3.4.9)",
    ]
    assert brief(line, ">b>") == (
        "25 to sector 13 (lane 0) with 8, 25 bumps, 25 takes 1 fuel marker"
    )


@clause("TA-6.7.1", "TA-C5")
def test_a_shove_and_a_swap() -> None:
    cars = "8@13.0,25@12.0*,29@12.1,11@9.0"
    line = moving(16, "25#16,mp:4,been:@12.0", cars)

    assert log(line, "o")[0] == "Car 29 is shoved to sector 12, lane 2 (TA-6.7.1)"
    assert log(line, "x") == [
        "Car 8 swaps places, now in sector 12, lane 0 (TA-C5)",
        "Car 25 swaps places, now in sector 13, lane 0 (TA-C5)",
    ]


@clause("TA-C7", "TA-C22", "TA-C4")
def test_what_a_card_does_after_the_move() -> None:
    cars = "8@16.2,25@12.1*,29@3.1,11@2.0"

    assert "Car 25 slides in to sector 13, lane 0 (TA-C7)" in log(
        moving(24, "25#24,mp:1,been:@12.1", cars), ">"
    )
    assert "Car 25 slides out to sector 13, lane 2 (TA-C22)" in log(
        moving(81, "25#81,mp:1,been:@12.1", cars).replace("1:81,82", "1:79,82"), ">"
    )
    assert "Car 25 runs up to sector 15, lane 2 in clean air (TA-C4)" in log(
        moving(14, "25#14,mp:1,been:@12.1", cars), ">", ":15.2"
    )


@clause("TA-C2")
def test_the_second_car_of_teamwork() -> None:
    line = moving(4, "25#4,mp:0,been:@9.0", "8@13.2,25@9.0*,11@6.0,29@5.1", ask="second_car:1")

    assert log(line, "29") == ["Car 29 drafts as well: 3 movement points (TA-C2)"]


@clause("TA-9.4.3")
def test_leaving_the_pits() -> None:
    line = ACTIVATE.replace("25@12.0/t", "25@12.P").replace(",8@", ",8@")

    assert "Car 25 leaves the pits at sector 12, lane 0 (TA-9.4.3)" in log(line, "25#5")


@clause("TA-3.4.3", "TA-3.4.6", "TA-7.2.1")
def test_passes_and_retirements() -> None:
    line = ACTIVATE.replace("8@11.0/ts,", "").replace("hand=", "out=8 hand=")

    assert log(ACTIVATE, "25!", "8!") == [
        "Ann retires car 25 (TA-3.4.6)",
        "Car 25 is out of the race: 4th (TA-4.3.1)",
        "Ben retires car 8 (TA-3.4.6)",
        "Car 8 is out of the race: 3rd (TA-4.3.1)",
    ]
    assert log(ACTIVATE.replace("29@10.1/B", "29@10.1/ttttBB"), "29!")[0] == (
        "Car 29 is worn out and retires (TA-7.2.1)"
    )
    assert log(line, "25!", ".")[-1] == "Ben passes (TA-3.4.3)"
    assert brief(ACTIVATE, "25!") == "25 is out: 4th"


@clause("TA-10.1.4", "TA-4.6.1", "TA-10.1.1")
def test_laps_and_finishes() -> None:
    line = moving(33, "25#33,mp:1,been:@27.0", "25@27.0*,8@25.0,29@10.1,11@9.0")
    last = moving(33, "25#33,mp:1,been:@111.0", "25@111.0*,8@99.0,29@90.1,11@89.0")

    assert "Lap 2 begins (TA-4.6.1)" in log(line, ">")
    assert log(last.replace("turn=2", "lap=4 turn=2"), ">") == [
        "Car 25 moves to sector 0, lane 0 (TA-6.1.2)",
        "Car 25 crosses the line: 1st (TA-10.1.1)",
        "Car 25 takes 1 fuel marker (TA-3.4.9)",
        "Car 25 leads the turn (TA-10.1.1)",
    ]


@clause("TA-3.5.2", "TA-8.1.4", "TA-E16.1")
def test_events_without_a_target_and_the_first_rain() -> None:
    assert log(EVENT, "~engine_damage")[:2] == [
        "Event: Engine Damage (TA-3.5.2)",
        "Nobody is affected (TA-8.1.4)",
    ]
    assert log(EVENT, f"~{EVENT_WORDS[RAIN]}")[1] == (
        "Clouds gather: the next Rain may end the race (TA-E16.1)"
    )
    assert log(EVENT.replace("deck=82", "deck=82 rain=1"), "~rain")[1] == (
        "Nobody is affected (TA-E16.3)"
    )


@clause("TA-4.4.1", "TA-E9")
def test_a_bar_card_and_the_car_it_finds() -> None:
    line = EVENT.replace("25@12.0/t*", "25@12.0/f*").replace("8@11.0/ts*", "8@11.0/f*")

    assert log(line, "~fuel_miscalculation", "~1")[1:4] == [
        "Rubbin’ is Racin’ is turned up. Order of teams: Red and Yellow (TA-4.4.1)",
        "Car 25 is hit (TA-E9)",
        "Car 25 takes 1 fuel marker (TA-E9)",
    ]
    assert brief(line, "~fuel_miscalculation", "~1") == "25 is hit, 25 takes 1 fuel marker"


@clause("TA-8.2.1", "TA-9.6.2", "TA-9.6.7")
def test_a_restart_and_stops_under_yellow() -> None:
    told = log(EVENT, "~debris_caution", "25", "-", "-")

    assert told[1:4] == [
        "Yellow flag: the field lines up for a restart (TA-8.2.1)",
        "Car 8 lines up in sector 12, lane 1 (TA-9.6.2)",
        "Car 29 lines up in sector 11, lane 0 (TA-9.6.2)",
    ]
    assert "Car 25 pits (TA-9.1.1)" in told
    assert "Car 25 gets rid of 1 tire marker (TA-9.2)" in told
    assert "Car 29 closes up to sector 12, lane 0 (TA-9.6.6)" in told
    assert "Car 25 comes back from the pits to sector 11, lane 1 (TA-9.6.7)" in told


@clause("TA-9.3.1", "TA-E17", "TA-R69")
def test_stops_under_green_and_a_spin() -> None:
    assert log(PIT, "25") == [
        "Car 25 pits (TA-9.1.1)",
        "Car 25 gets rid of 1 tire marker (TA-9.2)",
        "Car 25 drops back to the pits at sector 7 (TA-9.3.1)",
    ]
    assert brief(PIT, "25") == "25 to the pits at sector 7, 25 gets rid of 1 tire marker"
    spun = EVENT.replace("8@11.0/ts*,29@10.1/B*", "8@11.0*,29@2.0*").replace(
        "8@11.0*,29@2.0*,11@9.0/s*", "8@11.0*,11@9.0/s*,29@2.0*"
    )
    assert log(spun, "~spinout")[1:5] == [
        "Car 25 is hit (TA-E17)",
        "Car 25 spins back to sector 2, lane 0 (TA-E17)",
        "Car 29 is pushed back to sector 1, lane 0 (TA-R69)",
        "Car 25 takes 1 tire marker (TA-E17)",
    ]


@clause("TA-E17", "TA-R69")
def test_a_spin_is_told_from_where_to_where() -> None:
    """25 goes from 12.0 to 2.0; 29, which stood there, to 1.0."""
    line = EVENT.replace("8@11.0/ts*,29@10.1/B*,11@9.0/s*", "8@11.0*,11@9.0/s*,29@2.0*")
    spun, events = heard(line, "~spinout")

    first = spun.board.track.first
    moves = [(event.seat, event.arguments) for event in events if event.kind == MOVED]
    assert moves == [
        (0, [0, 12, first[12], 2, first[2], SPINS]),
        (0, [1, 2, first[2], 1, first[1], IS_PUSHED_BACK]),
    ]


@clause("TA-E5.3")
def test_a_collision_names_every_car_that_is_hit() -> None:
    _, events = heard(EVENT, "~collision", "~1", "25")

    assert log(EVENT, "~collision", "~1", "25")[2:6] == [
        "Car 25 is hit (TA-E5.3)",
        "Car 25 takes 2 serious body markers (TA-E5.3)",
        "Car 8 is hit (TA-E5.3)",
        "Car 8 takes 2 serious body markers (TA-E5.3)",
    ]
    assert [event.seat for event in events[2:6]] == [0, 0, 1, 1]


@clause("TA-E15.2", "TA-E15.3")
def test_a_pile_up_names_the_cars_along_the_bar() -> None:
    _, events = heard(EVENT, "~pileup", "~1")

    assert log(EVENT, "~pileup", "~1")[2:6] == [
        "Car 25 is hit (TA-E15.2)",
        "Car 25 takes 2 serious body markers (TA-E15.2)",
        "Car 8 is hit (TA-E15.3)",
        "Car 8 takes 1 serious body marker (TA-E15.3)",
    ]
    assert [event.seat for event in events[2:6]] == [0, 0, 1, 1]


@clause("TA-3.5.5.1", "TA-3.5.6", "TA-3.5.4")
def test_lapped_cars_discards_and_the_next_turn() -> None:
    line = PIT.replace("turn=2", "lap=2 turn=2").replace("25@12.0/t*", "25@40.0*")
    line = line.replace("cars=25@40.0*,8@11.0/ts*", "cars=25@40.0*,8@20.0*")

    assert log(line, "-", "-")[1:] == [
        "Car 11 has been lapped (TA-3.5.5.1)",
        "Car 11 is out of the race: 4th (TA-4.3.1)",
        "Car 29 has been lapped (TA-3.5.5.1)",
        "Car 29 is out of the race: 3rd (TA-4.3.1)",
    ]
    assert log(DISCARD, "#5", "-", "-") == [
        "Ann discards Teamwork (TA-3.5.6)",
        "Turn 3: Ann is First Player (TA-3.5.4)",
    ]


@clause("TA-R35", "TA-R41", "TA-E16.2")
def test_how_a_race_ends() -> None:
    rain = EVENT.replace("turn=2", "lap=2 turn=2").replace("deck=82", "deck=82 rain=1")

    assert log(rain, "~rain")[1:] == [
        "Car 25 finishes 1st (TA-E16.2)",
        "Car 8 finishes 2nd (TA-E16.2)",
        "Car 29 finishes 3rd (TA-E16.2)",
        "Car 11 finishes 4th (TA-E16.2)",
        "Rain stops the race (TA-E16.2)",
    ]
    assert log(PIT.replace("turn=2", "turn=60"), "-", "-")[-1] == (
        "The turn limit is reached: the race is over (TA-R41)"
    )
    alone = ACTIVATE.replace(lines.CARS, "cars=25@12.0 out=8,29,11")
    assert log(alone, "25!")[-1] == "No car is left: the race is over (TA-R35)"
    assert brief(rain, "~rain").startswith("25 finishes 1st, 8 finishes 2nd")


def test_in_short_cars_that_go_together_stand_together() -> None:
    line = moving(33, "25#33,mp:2,been:@12.0", "25@12.0*,8@11.0,29@10.0,11@9.0")

    assert brief(line, ">>") == (
        "25 to sector 14 (lane 0) with 8, 29 and 11, 25 takes 1 fuel marker"
    )
    assert brief(ACTIVATE, "25#5") == "4 movement points"
    assert brief(ACTIVATE) == ""


def test_in_short_a_car_that_is_back_where_it_was_is_not_told() -> None:
    game = state(ACTIVATE).game
    there = Event(0, "TA-6.7.1", 0, [0, 12, 30, 12, 31, IS_DISPLACED])
    back = Event(0, "TA-6.7.1", 0, [0, 12, 31, 12, 30, IS_DISPLACED])

    assert spoken.brief(game, [there, back], NAMES) == ""


@clause("TA-10.1.4")
def test_two_cars_that_finish_in_one_segment_take_two_places() -> None:
    line = moving(33, "25#33,mp:2,been:@111.0", "25@111.0*,8@110.0,29@90.1,11@89.0")

    told = log(line.replace("turn=2", "lap=4 turn=2"), ">>")

    assert [sentence for sentence in told if "crosses" in sentence] == [
        "Car 25 crosses the line: 1st (TA-10.1.1)",
        "Car 8 crosses the line: 2nd (TA-10.1.4)",
    ]


@clause("TA-3.5.6")
def test_the_lowest_cards_can_be_discarded_by_everybody() -> None:
    """Ann holds #1, Ben #2: the end of one list begins the next one anew."""
    line = DISCARD.replace("hand=1:5;2:8", "hand=1:1;2:2")

    assert log(line, "#1", "-", "#2", "-")[:2] == [
        "Ann discards Rubbin’ is Racin’ (TA-3.5.6)",
        "Ben discards Rubbin’ is Racin’ (TA-3.5.6)",
    ]


@clause("TA-3.5.4", "TA-3.5.3.3")
def test_after_the_pits_the_first_list_of_discards_begins_with_the_lowest_card() -> None:
    line = PIT.replace("hand=1:5;2:8", "hand=1:1;2:2")
    told = log(line, "25", "-", "-", "-", "-")

    found, _ = heard(line, "-", "-")
    assert found.decisions[found.asking].name == "discard"
    assert 0 in found.legal(found.waiting[0])
    assert "Car 8 leads the turn (TA-3.5.3.3)" in told


@clause("TA-3.5.4")
def test_from_the_second_turn_on_the_leader_is_first_player() -> None:
    line = DISCARD.replace("turn=2", "turn=1")

    assert "Turn 2: Ann is First Player (TA-3.5.4)" in log(line, "-", "-")


@clause("TA-6.8.1", "TA-6.7.3")
def test_cars_are_pushed_on_and_shoved_back_over_the_line() -> None:
    """The velodrome has 28 sectors: on each lap its first space is told as printed."""
    rest = "29@10.1,11@9.0"
    on = moving(46, "25#46,mp:6,been:@26.0", f"8@27.0,25@26.0*,{rest}")
    back = moving(46, "25#46,mp:6,been:@29.1", f"25@29.1*,8@29.0,{rest}")

    assert log(on, ">")[0] == "Car 8 is pushed to sector 0, lane 0 (TA-6.8.1)"
    assert log(back.replace("turn=2", "lap=2 turn=2"), "i") == [
        "Car 8 is shoved to sector 0, lane 0 (TA-6.7.3)",
        "Car 25 moves to sector 1, lane 0 (TA-6.1.2)",
    ]


@clause("TA-6.10.3", "TA-C1", "TA-C2")
def test_a_bump_is_told_and_free_steps_that_are_declined_are_not() -> None:
    """After the bump the second car of Teamwork is still asked for, with nothing left to move."""
    bump = moving(4, "25#4,mp:1,been:@9.0", "25@9.0*,8@9.1,11@6.0,29@5.1")
    free = moving(1, "25#1,mp:1,been:@12.0", "25@12.0*,29@10.1,11@9.0,8@8.0")
    bumped, _ = heard(bump, "bo")

    assert log(bump, "bo") == ["Car 25 bumps the car in its way and stops (TA-6.10.3)"]
    assert "ask=second_car:1 move=25#4,mp:0,been:@9.0 " in bumped.game.line(bumped, CHANCE)
    assert log(free, ">", "=") == ["Car 25 moves to sector 13, lane 0 (TA-6.1.2)"]


def test_every_way_to_a_place_has_a_sentence_of_its_own() -> None:
    game = state(ACTIVATE).game
    told = [Event(MOVED, "TA-D5", 0, [0, 12, 30, 12, 31, how]) for how in range(len(HOW))]

    assert len({spoken.sentence(game, event, NAMES) for event in told}) == len(HOW)
