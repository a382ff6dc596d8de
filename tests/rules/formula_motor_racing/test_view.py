"""Views in full, turns still to come, and the log in words."""

from __future__ import annotations

from collections import Counter

import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import GRID, Race, race, start, walk
from slipstream.kernel.game import PUBLIC
from slipstream.kernel.trace import seen

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]


@clause("FMR-R17")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("aside", ["0", "6", "18"])
def test_the_turns_left_are_the_turns_that_come(seats: int, aside: str) -> None:
    """Counted backwards from the end of a race; before the opener is known, the least for all."""
    to_come: Counter[int] = Counter()
    for now in reversed(list(walk(start(seats, aside=aside), 6))):
        if now.asks().startswith("play"):
            to_come[now.state.mover] += 1
        turns = list(now.view(1).turns_left)
        if now.asks() == "draw_grid":
            assert turns == [min(to_come.values())] * seats
        else:
            assert turns == [to_come[seat] for seat in range(seats)]


def test_a_view_in_the_middle_of_a_charge() -> None:
    now = race("b1 y1 o1 r1 p1 p2 r2 o2 y2 b2 g2 | g1", hand="CE", seat=2, seats=4, aside=6)
    view = now.run("CE:g2 ~3").view(2)

    assert (view.seat, view.asking, view.waiting, view.mover) == (1, "charge_continue", (1,), 1)
    assert (view.card, view.car, view.rolled, view.turn) == ("CE", "g2", 0, 1)
    assert (view.deck, view.aside, view.used) == (28, 6, ("CE",))
    assert view.order == ("b1", "y1", "o1", "r1", "p1", "p2", "r2", "o2", "y2", "g2", "b2")


def test_a_view_before_and_after_the_race() -> None:
    race_ = list(walk(start(3), 1))
    before, after = race_[0].view(1), race_[-1].view(1)

    assert (before.asking, before.order, before.hands) == ("draw_grid", (), ((), None, None))
    assert (before.points, before.turn, before.card, before.car) == ((0, 0, 0), 0, "", "")
    assert (after.asking, after.waiting, after.turns_left) == ("end", (), (0, 0, 0))


def test_the_dealer_sees_every_hand() -> None:
    now = race(GRID, seats=3)

    assert now.view(0).hands == tuple(tuple(now.hand(seat)) for seat in (1, 2, 3))


def test_turns_are_counted_by_the_cards_played() -> None:
    now = race(GRID, hand="WL", seats=3, pile=30)

    assert now.view(1).turn == 10
    assert now.play("WL:b1").view(1).turn == 10
    assert now.play("WL:b1").deal().view(1).turn == 11


def told(now: Race, seat: int = PUBLIC) -> list[str]:
    """The log of the last answer, as a seat counted from 0 reads it."""
    game = now.state.game
    return [game.sentence(seen(event, game.kinds, seat), NAMES) for event in now.state.trace or []]


@pytest.mark.parametrize(
    ("script", "sentences"),
    [
        ("O3o:o1", ["Ann: Overtake +3 (orange) on o1", "o1 moves from place 4 to 1",
                    "r1 moves from place 5 to 2"]),
        ("SO", ["Ann: Spin Out"]),
        ("SO ~3", ["Ann: rolls 3"]),
        ("SO ~3 .", ["y1 is out of the race"]),
        ("PIT*:b1 ~8", ["Ann: rolls 8", "no effect"]),
        ("CG:b2 ~8", ["Ann: rolls 8", "b2 moves from place 12 to 11"]),
        ("CG:b2 ~8 +", ["Ann: rolls again for b2"]),
        ("CG:b2 ~8 .", ["Ann: stops the charge of b2"]),
        ("O3o:o1 ~TT", ["Ann: draws a card"]),
    ],
)  # fmt: skip
def test_the_log_in_words(script: str, sentences: list[str]) -> None:
    assert told(race(GRID, hand="O3o SO PIT* CG").run(script)) == sentences


def test_the_log_of_a_start() -> None:
    """Every hand is dealt before the best-placed owner opens."""
    now = start(3)

    assert told(now.deal("r")) == ["Red starts from places 1 and 12"]
    dealt = now.deal("r").until("deal").deal("TT")
    assert told(dealt) == ["Ann: dealt a card"]
    assert told(dealt, seat=0) == ["Ann: dealt Tailender Turbo"]
    assert told(dealt.until("play"))[-1] == "Ben: opens the race"


def test_the_log_of_the_last_plays() -> None:
    now = race(GRID, hand="WL", pile=1).play("WL:b2").deal()

    assert told(now)[-1] == "the pile is empty: one last play for everybody, Ann last of all"


def test_the_log_of_the_finish() -> None:
    now = race(GRID, hand="WL", pile=0, last_plays=1).play("WL:b2")

    assert told(now)[-1] == "finish: b1 wins from g1 and y1"


@clause("FMR-R8")
@pytest.mark.parametrize(
    ("script", "clause_"),
    [
        ("O3b:b1", "FMR-5.1.5"),
        ("WL:b2", "FMR-5.2.1"),
        ("PIT*:b2 ~3", "FMR-5.4.3"),
        ("PIT*:b1 ~7", "FMR-5.4.4"),
        ("CG:b1 ~3", "FMR-5.5.2"),
        ("CG:b2 ~10", "FMR-5.5.3"),
    ],
)
def test_the_trace_says_that_nothing_moved_and_why(script: str, clause_: str) -> None:
    now = race(GRID, hand="O3b WL PIT* CG").run(script)

    assert now.events()[-1] == f"no_effect {clause_}"
    assert "moved" not in " ".join(now.events())


@pytest.mark.parametrize(
    ("script", "event"),
    [
        ("O3o:o1", "moved FMR-5.1.2 8 5 2"),
        ("O2b:b2", "moved FMR-5.1.2 1 12 10"),
        ("OC:b1", "moved FMR-5.2.1 0 1 3"),
        ("LC:y2", "moved FMR-5.2.1 5 10 12"),
        ("O4y:y1", "moved FMR-5.1.2 6 4 2"),
        ("TT:b2", "moved FMR-5.3.1 1 12 9"),
        ("PIT*:b1 ~4", "moved FMR-5.4.3 0 1 5"),
        ("CG:b2 ~4", "moved FMR-5.5.2 1 12 11"),
        ("CG:b1 ~10", "moved FMR-5.5.3 0 1 12"),
        ("CE:b1 ~10", "removed FMR-5.5.3 0 1"),
        ("SO", "played FMR-3.3 31 15"),
        ("SO ~3", "rolled FMR-5.6.1 3"),
        ("SO ~3 .", "removed FMR-5.6.3 4 3"),
        ("SL ~3 .", "moved FMR-5.6.4 4 3 12"),
        ("CG:b2 ~4 +", "continued FMR-5.5.4 1"),
        ("CG:b2 ~4 .", "stopped FMR-5.5.4 1"),
        ("CR", "played FMR-3.3 33 15"),
    ],
)
def test_events_name_the_clause_and_the_places(script: str, event: str) -> None:
    """Cars and cards by their numbers: b1 is 0 and b2 is 1; places from 1."""
    card = script.split(maxsplit=1)[0].partition(":")[0]

    assert race(GRID, hand=card).run(script).events()[-1] == event


@pytest.mark.parametrize(
    ("script", "events"),
    [
        ("SO ~11 .", ["no_effect FMR-5.6.5"]),
        ("SL ~1 + ~12", ["rolled FMR-5.6.2 12", "no_effect FMR-5.6.5"]),
        ("SL ~10 .", ["no_effect FMR-5.6.4"]),
        ("CR ~11", ["rolled FMR-5.7.1 11", "no_effect FMR-5.7.5"]),
        ("PITg", ["played FMR-3.3 19 15", "no_effect FMR-5.4.5"]),
    ],
)
def test_a_trace_where_green_is_out(script: str, events: list[str]) -> None:
    card = script.split(maxsplit=1)[0]
    now = race("b1 y1 o1 r1 p1 p2 r2 o2 y2 b2 | g2 g1", hand=card).run(script)

    assert now.events() == events
