"""A forced answer cannot be told from a chosen one by how long it takes."""

from __future__ import annotations

import pytest

from slipstream import CHANCE, GAMES, SeededDealer, State, load
from slipstream.table.live.thinking_time import LONGEST_MS, ThinkingTime, is_seen
from table.serving import Served


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
    times = ThinkingTime()

    assert times.of_forced(*found, 1) == 0, "nothing is known of the seat yet"
    for ms in (3100, 4200, 99_000):
        times.note(found[1], ms)
    chosen = {number: times.of_forced(*found, number) for number in range(2, 60)}
    assert set(chosen.values()) == {3100, 4200, LONGEST_MS}
    assert times.of_forced(*found, 59) == chosen[59], "it is chosen once"


@pytest.mark.parametrize("code", GAMES)
def test_what_everybody_sees_to_be_forced_is_played_at_once(code: str) -> None:
    found = forced(code, seen=True)
    if found is not None:
        times = ThinkingTime()
        times.note(found[1], 5000)

        assert times.of_forced(*found, 1) == 0


def test_the_table_knows_how_long_its_people_think(served: Served) -> None:
    table = served.table(humans=3)
    seat = table.get("/position").json()["waiting"][0]
    with table.connect(seat) as client:
        client.answer()
    live = served.tables.in_memory[table.id]

    assert len(live.thinking_time._times[seat]) == 1
