"""The benchmark of the table: whole rounds, medians, and CPU by stage."""

from __future__ import annotations

from fair.figures import p99, told
from figures import medians, pause, per_move, ratio, whole
from stages import STAGES, Clock, read


def test_a_round_that_died_is_driven_again() -> None:
    rounds = iter([{"died": True}, {"died": True}, {"died": False}])

    assert whole(lambda: next(rounds), 5) == ({"died": False}, 2)


def test_a_server_that_always_dies_has_no_round() -> None:
    assert whole(lambda: {"died": True}, 3) == (None, 3)


def test_a_row_is_the_median_of_its_rounds_and_a_ratio_that_of_its_pairs() -> None:
    rounds = [({"speed": ours}, {"speed": peer}) for ours, peer in ((10, 5), (30, 10), (40, 40))]

    assert medians([ours for ours, _ in rounds]) == {"speed": 30}
    assert ratio(rounds, "speed") == 2


def test_cpu_is_told_for_each_move() -> None:
    before, after = {"rules": 1.0, "socket": 2.0}, {"rules": 1.5, "socket": 2.0}

    assert per_move(before, after, 1000) == {"rules": 500, "socket": 0}


def test_a_row_of_an_attack_has_both_evenings_and_their_ratio() -> None:
    quiet, attacked = {"answer": [0.01] * 99 + [0.02]}, {"answer": [0.05] * 150}

    assert p99(quiet["answer"]) == 20
    assert told(quiet, attacked) == "answer 20 -> 50 ms (2.5; median 50); 150 answers"


def test_a_race_pauses_from_its_last_answer_to_the_first_of_the_new_server() -> None:
    answered = [1.0, 2.0, 2.5, 5.0, 5.2]  # the old server has still taken that at 2.5

    assert pause(answered, begun=2.2, ready=4.0) == 2.5
    assert pause(answered[3:], begun=4.5, ready=4.8) == 0.5
    assert pause(answered, begun=2.2, ready=2.3) == 0.5


def test_every_stage_names_functions_of_the_server() -> None:
    assert all(callable(getattr(*function)) for own in STAGES.values() for function in own)


def test_a_clock_counts_what_is_done_inside_and_the_socket_has_the_rest() -> None:
    clock = Clock(lambda most: sum(range(most)))
    timed = clock.around()

    assert timed(100_000) == sum(range(100_000))
    assert clock.seconds > 0
    used = read({"rules": [clock]})
    assert used["rules"] == clock.seconds
    assert used["socket"] > 0
