"""The clause that each event names is the one that says what happens."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import DRAFT, LEAD, PURSUIT, SOLO, Plain, Race, race
from rules.thunder_alley.lines import GRID, state
from rules.thunder_alley.table import evening
from slipstream.games.thunder_alley.rules.kinds import KINDS
from slipstream.notation.moves import apply_word


def told(r: Race, *kinds: str) -> list[str]:
    """`moved 22 TA-6.8.1`: the events of some kinds, with their car and their clause."""
    found = []
    for event in r.state.trace or []:
        kind = KINDS[event.kind]
        if kind.name in kinds:
            car = r.state.race.numbers[event.arguments[0]] if "car" in kind.arguments else ""
            found.append(f"{kind.name} {car} {event.clause}")
    return found


@clause("TA-6.4.1.1", "TA-6.5.1", "TA-6.8.1")
@pytest.mark.parametrize(
    ("kind", "pushed"),
    [(DRAFT(4), "TA-6.4.1.1"), (PURSUIT(4), "TA-6.5.1"), (SOLO(4), "TA-6.8.1")],
)
def test_cars_ahead_are_pushed_by_the_clause_of_the_movement(kind: Plain, pushed: str) -> None:
    before = race(
        """
        0    .    .    .
        1  *15   22   43
        2    .    .    .
             8    9   10
        """,
        kind,
    )

    assert told(before.play(">"), "moved") == [
        f"moved 43 {pushed}",
        f"moved 22 {pushed}",
        "moved 15 TA-6.1.2",
    ]


@clause("TA-6.2.2", "TA-6.6.2")
@pytest.mark.parametrize(("kind", "follows"), [(DRAFT(4), "TA-6.2.2"), (LEAD(4), "TA-6.6.2")])
def test_cars_behind_follow_by_the_clause_of_the_movement(kind: Plain, follows: str) -> None:
    before = race(
        """
        0    .    .    .
        1   22  *15    .
        2    .    .    .
             8    9   10
        """,
        kind,
    )

    assert told(before.play(">"), "moved") == ["moved 15 TA-6.1.2", f"moved 22 {follows}"]


@clause("TA-6.7.1", "TA-6.7.3", "TA-6.7.4")
def test_a_shove_names_whether_a_car_goes_sideways_or_back() -> None:
    before = race(
        """
        0    .  *15
        1    .   22
        2   29   43
             8    9
        """,
        SOLO(4),
    )

    assert told(before.play("o"), "moved") == [
        "moved 29 TA-6.7.4",
        "moved 43 TA-6.7.3",
        "moved 22 TA-6.7.1",
        "moved 15 TA-6.1.2",
    ]


@clause("TA-6.7.2")
def test_a_car_shoved_by_a_shoved_one_is_shoved_in_its_turn() -> None:
    before = race(
        """
        0  *15
        1   22
        2   43
        3    .
             4
        """,
        SOLO(4),
        circuit="st_adriana",
    )

    assert told(before.play("o"), "moved")[:2] == ["moved 43 TA-6.7.2", "moved 22 TA-6.7.1"]


@clause("TA-6.7.7", "TA-6.8.1")
def test_in_a_lead_a_car_is_shoved_forwards_by_its_own_clause() -> None:
    """As in TA-W19: back would be a follower's space."""
    before = race(
        """
        0   29   43   15  *22   23   21
        1    .    .    .    .    .    .
        2    .    .    .    .    .    .
            14   15   16   17   18   19
        """,
        LEAD(6),
    )

    assert told(before.play("o > i"), "moved")[-6:-4] == ["moved 21 TA-6.8.1", "moved 23 TA-6.7.7"]


@clause("TA-10.1.1", "TA-10.1.4")
def test_the_winner_and_those_after_it() -> None:
    before = race(
        """
        0    .    .    .    8
        1  *15   43    .    .
        2    .    .    .    .
            78   79   80   20
        """,
        DRAFT(4),
    )

    won = before.play("> >")

    assert told(won, "crossed") == ["crossed 43 TA-10.1.1", "crossed 15 TA-10.1.4"]


@clause("TA-3.5.3.3", "TA-9.6.8")
@pytest.mark.parametrize(
    ("event", "led"), [("debris_caution", "TA-9.6.8"), ("loose", "TA-3.5.3.3")]
)
def test_a_new_leader_after_pit_stops(event: str, led: str) -> None:
    """15 leads the turn and pits, 43 leads then."""
    before = evening("15@20.1 43@19.1", teams="blue,yellow")

    stopped = before.play(f"{event} 15 - -")

    assert told(stopped, "led") == [f"led 43 {led}"]


@clause("TA-E2")
def test_a_blown_tire_goes_back_by_its_own_clause() -> None:
    blown = evening("15@20.1 43@19.1", wear={15: "tt"}).play("blown_tire")

    assert told(blown, "hit", "repaired", "moved") == [
        "hit 15 TA-E2",
        "repaired 15 TA-E2",
        "moved 15 TA-E2",
    ]


@clause("TA-E15.1", "TA-E15.2", "TA-E15.3")
def test_the_first_car_of_a_pile_up_and_the_others() -> None:
    piled = evening("43@20.1 15@19.1 8@18.1 4@17.1").play("pileup 5")

    names = [line.split()[-1] for line in told(piled, "hit", "wear")]
    assert names[:4] == ["TA-E15.2", "TA-E15.2", "TA-E15.3", "TA-E15.3"]
    assert told(piled, "bar") == ["bar  TA-E15.1"]


@clause("TA-12.1.1", "TA-12.1.2", "TA-12.1.3")
def test_a_variable_stop_under_green_and_under_yellow() -> None:
    before = evening("15@20.1 43@19.1 4@18.1", wear={15: "ts"}, pits="variable")

    green = before.play("marbles")
    yellow = before.play("debris_caution")

    assert told(repairs(green), "repaired") == ["repaired 15 TA-12.1.1", "repaired 15 TA-12.1.1"]
    assert told(repairs(yellow), "repaired") == ["repaired 15 TA-12.1.2", "repaired 15 TA-12.1.3"]


def repairs(r: Race) -> Race:
    while r.state.mover != r.state.owner(r.car(15)):
        r = r.play("-")
    return r.play("15 t s -")


@clause("TA-E16.2", "TA-R41", "TA-10.1.6")
@pytest.mark.parametrize(("how", "placed"), [(1, "TA-10.1.6"), (2, "TA-E16.2"), (4, "TA-R41")])
def test_places_are_given_by_the_clause_that_ends_the_race(how: int, placed: str) -> None:
    before = evening("15@20.1 43@19.1").play("marbles").state.copy()
    before.trace = []

    before.stop_race(how)

    assert told(Race(before), "placed") == [f"placed 15 {placed}", f"placed 43 {placed}"]


@clause("TA-2.5.1", "TA-12.2.1", "TA-12.2.2")
@pytest.mark.parametrize(
    ("draw", "read"),
    [("", "TA-2.5.1"), ("card_per_pass", "TA-12.2.1"), ("card_per_slot", "TA-12.2.2")],
)
def test_the_grid_card_is_read_by_the_agreed_option(draw: str, read: str) -> None:
    line = GRID.replace(" draw=card_per_slot", f" draw={draw}" if draw else "")
    start = state(line)
    start.trace = []

    apply_word(start, start.waiting[0], "~5")

    assert told(Race(start), "grid") == [f"grid  {read}"]
