"""What is done in a season beside racing: added, never changed."""

from __future__ import annotations

import pytest

from slipstream import InvalidOption
from slipstream.league import acts as a


def done(*acts: a.Act) -> list[a.Done]:
    return [a.Done(1000 + number, act) for number, act in enumerate(acts)]


PENALTY = a.Awarded(1, -5, "Late", 2)


def test_a_penalty_counts_from_its_race_on_until_it_is_revoked() -> None:
    acts = done(PENALTY, a.Awarded(0, 3, "Wrong sum", 1))

    assert a.awarded(acts, 3, 1) == [3, 0, 0]
    assert a.awarded(acts, 3, 2) == [3, -5, 0]
    assert a.awarded([*acts, *done(a.Revoked(1, "Was not late"))], 3, 2) == [3, 0, 0]


def test_the_last_date_of_a_race_counts() -> None:
    acts = done(a.Dated(1, 50), a.Dated(2, 60), a.Dated(1, 70))

    assert [a.date_of(acts, race) for race in (1, 2, 3)] == [70, 60, 0]


def test_who_signs_out_of_a_race_may_sign_in_again() -> None:
    acts = done(a.Excused(2, 1), a.Excused(0, 1), a.Excused(2, 1, away=False))

    assert a.excused(acts, 1) == [0]
    assert a.excused(acts, 2) == []


@pytest.mark.parametrize(
    ("signed_up", "gone", "held"),
    [
        ({0, 1, 2}, [], [0, 1, 2]),
        ({0, 2}, [], [0, -1, 2]),
        ({0, 1, 2, 3, 4}, [], [0, 1, 2, 3, 4]),
        ({0, 1, 2, 3, 4}, [1], [0, 3, 2, 4]),
        ({0, 1, 2, 3, 4}, [3, 1], [0, 4, 2]),
        ({0, 1, 2, 3, 4}, [1, 3], [0, 4, 2]),
        ({0, 1, 2, 3}, [2, 0], [-1, 1, 3]),
        ({0, 1, 2, 3, 4}, [2, 0], [4, 1, 3]),
        ({0, 1, 2}, [7], [0, 1, 2]),
    ],
)
def test_whoever_waits_longest_takes_the_first_free_entry(
    signed_up: set[int], gone: list[int], held: list[int]
) -> None:
    acts = done(*(a.Left(number) for number in gone))

    assert a.holders(signed_up, acts, 3) == held


@pytest.mark.parametrize(
    ("act", "why"),
    [
        (a.Revoked(1, "why"), "ruling 1 is revoked already"),
        (a.Revoked(2, "why"), "no ruling 2"),
        (a.Revoked(9, "why"), "no ruling 9"),
        (a.Left(1), "withdrawn already"),
        (a.Dated(4, 0), "no race 4"),
        (a.Awarded(3, 1, "why", 1), "no entry 4"),
        (a.Awarded(0, 0, "why", 1), "at least one point"),
        (a.Excused(3, 1), "no entry 4"),
    ],
)
def test_what_cannot_be_meant_is_refused(act: a.Act, why: str) -> None:
    acts = done(PENALTY, a.Revoked(1, "Was not late"), a.Left(1))

    with pytest.raises(InvalidOption, match=why):
        a.check(act, acts, 3, 3)


def test_what_can_be_meant_is_allowed_up_to_a_number() -> None:
    for act in (PENALTY, a.Dated(3, 5), a.Left(8), a.Excused(0, 3)):
        a.check(act, done(), 3, 3)

    with pytest.raises(InvalidOption, match="at most 500"):
        a.check(a.Left(9), done(*[a.Left(7)] * a.MOST_ACTS), 3, 3)
