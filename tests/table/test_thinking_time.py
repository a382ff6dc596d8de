"""A forced answer cannot be told from a chosen one by how long it takes."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from slipstream import CHANCE, GAMES, SeededDealer, State, load
from slipstream.table.live.thinking_time import ENOUGH, LONGEST_MS, ThinkingTime, is_seen
from table.onlooker import PEOPLE, told
from table.serving import Served, drive, serving


def forced(code: str, seen: bool) -> tuple[State, int] | None:
    """A position in which a seat has one answer, and everybody sees that or not."""
    for seed in range(30):
        state, dealer, luck = load(code, 3).start(), SeededDealer(seed), SeededDealer(seed + 100)
        while state.waiting:
            seat = state.waiting[0]
            actions = [state.sample(dealer)] if seat == CHANCE else state.legal(seat)
            if seat != CHANCE and len(actions) == 1 and is_seen(state, seat) == seen:
                return state, seat
            state.apply(seat, actions[luck.below(0, len(actions))])
    return None


def test_what_nobody_can_see_to_be_forced_takes_as_long_as_another_answer() -> None:
    found = forced("GP", seen=False)
    assert found is not None
    state, seat = found
    times = ThinkingTime(random.Random(1))
    times.note(seat, "another question", 3000)
    chosen = [times.of_forced(state, seat, number) for number in range(60)]

    assert all(ms is not None and 1000 < ms < 9000 for ms in chosen), "about three seconds"
    assert len(set(chosen)) > 50, "no time is known again"
    assert times.of_forced(state, seat, 59) == chosen[59], "it is chosen once"


def test_the_kind_of_question_matters_as_soon_as_enough_is_known_of_it() -> None:
    times = ThinkingTime(random.Random(1))
    for _ in range(ENOUGH):
        times.note(0, "card", 6000)
        times.note(0, "car", 60)

    assert all((times.like(0, "car") or 0) < 300 for _ in range(50))
    assert (times.like(1, "card") or LONGEST_MS) > 0, "of another seat nothing is known"


def test_who_takes_long_answers_in_person() -> None:
    times = ThinkingTime(random.Random(1))
    times.note(0, "card", 3_600_000)

    assert times.like(0, "card") is None


@pytest.mark.parametrize("speed", PEOPLE.values(), ids=PEOPLE)
def test_an_onlooker_with_a_stopwatch_learns_next_to_nothing(speed: float) -> None:
    """50 % is knowing nothing; times that came again told 96 %."""
    assert told(speed, seed=1, races=60) < 0.6


def test_after_a_restart_the_times_are_read_from_the_store(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/tables.sqlite"
    with serving(store) as served:
        table = served.table(humans=3)
        clients = [table.connect(seat) for seat in range(3)]
        drive(clients, 9)
        for client in clients:
            client.close()
    with serving(store) as served:
        live = served.do(served.tables.find(table.id))

        assert live.thinking_time._times, "as far back as the last snapshot"


@pytest.mark.parametrize("code", GAMES)
def test_what_everybody_sees_to_be_forced_is_played_at_once(code: str) -> None:
    found = forced(code, seen=True)
    if found is not None:
        times = ThinkingTime()
        times.note(found[1], "", 5000)

        assert times.of_forced(*found, 1) == 0


def test_the_table_knows_how_long_its_people_think(served: Served) -> None:
    table = served.table(humans=3)
    seat = table.get("/position").json()["waiting"][0]
    with table.connect(seat) as client:
        client.answer()
    live = served.tables.in_memory[table.id]

    [(known, times)] = live.thinking_time._times.items()
    assert (known[0], len(times)) == (seat, 1)
