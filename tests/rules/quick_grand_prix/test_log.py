"""What the log tells: every event with its clause, its seat and its numbers."""

from __future__ import annotations

import pytest

from clauses import clause
from kit.races import clause_ids
from rules.quick_grand_prix.table import W2, Race, draft, drafted, race, random_race
from slipstream.games.quick_grand_prix.rules.kinds import KINDS
from slipstream.kernel.game import CHANCE


def told(now: Race, *kinds: str) -> list[str]:
    """`drafts QGP-3.2 2: 1`: kind, clause, seat from 1, numbers."""
    return [
        f"{KINDS[event.kind].name} {event.clause} {event.seat + 1}:"
        + "".join(f" {number}" for number in event.arguments)
        for event in now.state.trace or []
        if KINDS[event.kind].name in kinds
    ]


@clause("QGP-3.2")
def test_the_draft_order_is_told_seat_by_seat() -> None:
    after = draft(3, deal="2 3 1")

    assert told(after, "drafts") == [
        "drafts QGP-3.2 2: 1",
        "drafts QGP-3.2 3: 2",
        "drafts QGP-3.2 1: 3",
    ]


@clause("QGP-3.4", "QGP-W2")
def test_the_draft_is_told_card_by_card() -> None:
    """The worked draft: cards count from 0, so Q6 is 5 and the back of the grid 8."""
    after = drafted(W2)

    assert told(after, "middle", "kept", "discarded", "swapped", "laid", "took", "spare") == [
        "middle QGP-3.3 0: 5",
        "kept QGP-3.4 1:",
        "discarded QGP-3.5 2: 1",
        "swapped QGP-3.6 3: 2 5",
        "kept QGP-3.4 4:",
        "swapped QGP-3.6 2: 4 1",
        "laid QGP-3.8 0: 3",
        "laid QGP-3.8 0: 6",
        "laid QGP-3.8 0: 7",
        "took QGP-3.8 1: 7",
        "took QGP-3.8 2: 6",
        "took QGP-3.8 3: 2",
        "took QGP-3.8 4: 3",
        "spare QGP-3.9 0: 4",
    ]
    assert told(after, "dealt")[0] == "dealt QGP-3.4 1: 0"
    assert told(after, "dealt")[-1] == "dealt QGP-3.7 2: 4"
    assert told(after, "showed")[1] == "showed QGP-4.1 2: 1 6"


@clause("QGP-4.4", "QGP-4.6")
def test_the_grid_is_told_place_by_place() -> None:
    """Seat 1 runs red, cars 0 and 1; seat 2 yellow, cars 2 and 3. The SL card has no place."""
    after = draft(2, "1,2", "Q6 Q1 keep Q2 keep take:Q4 take:Q3 A B")

    assert told(after, "chose", "starts") == [
        "chose QGP-4.4 1: 0",
        "chose QGP-4.4 2: 3",
        "starts QGP-4.6 1: 0 1",
        "starts QGP-4.6 2: 3 2",
        "starts QGP-4.6 2: 2 3",
        "starts QGP-4.6 1: 1 4",
    ]


@clause("QGP-8.8")
def test_swaps_after_a_stop_are_told_and_so_is_none() -> None:
    """Both red cars come back; Q1 is 0, the spare Q5 is 4."""
    before = race("SL RA' RB' BA BB", "R Q1 Q2, B Q3 Q4")
    after = before.drive("RA pit, RB pit, BA Q3:3, BB Q4:4").run("Q1:Q5 .")

    assert told(after, "exchanged", "declined") == [
        "exchanged QGP-8.8 1: 0 4",
        "declined QGP-8.8 1:",
    ]


@clause("QGP-9.6")
def test_damage_is_told_once_a_damaged_car_only_falls() -> None:
    """Yellow's A car, number 2, is over the limit in both races."""
    hands = "R Q1 Q2, Y Q3 Q6"
    plans = "YA Q6:6, YB Q3:3, RA Q1:1, RB Q2:2"
    healthy = race("YA SL RA YB RB", hands, sl=5, difficulty=2).drive(plans)
    damaged = race("YA' SL RA YB RB", hands, sl=5, difficulty=2).drive(plans)

    assert told(healthy, "fell", "damaged") == ["fell QGP-9.4 2: 2 4", "damaged QGP-9.6 2: 2"]
    assert told(damaged, "fell", "damaged") == ["fell QGP-9.4 2: 2 1"]


@clause("QGP-10.1")
def test_the_finish_is_told_place_by_place_without_the_sl_card() -> None:
    before = race("RA SL BA RB BB", "R Q1 Q2, B Q3 Q4", section=6)

    done = before.drive("RA Q1:5, BA Q3:3, RB Q2:2, BB Q4:4")

    assert told(done, "finished") == [
        "finished QGP-10.1 1: 0 1",
        "finished QGP-10.1 2: 6 2",
        "finished QGP-10.1 2: 7 3",
        "finished QGP-10.1 1: 1 4",
    ]
    assert done.state.mover == 0


@clause("QGP-6.4", "QGP-6.6")
def test_a_car_that_is_held_is_told_with_what_holds_it() -> None:
    """Blue's A car is as fast as the limit that the SL card, item 8, stands for."""
    before = race("SL RA RB BA BB", "R Q1 Q2, B Q3 Q4", sl=6)

    after = before.drive("RA Q1:1, RB Q2:2, BA Q3:3, BB Q4:4")

    assert told(after, "held") == [
        "held QGP-6.4 2: 7 6 6 6",
        "held QGP-6.6 2: 6 8 6 6",
        "held QGP-6.4 1: 1 0 4 4",
    ]
    assert after.state.mover == 0


@clause("QGP-12.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_names_a_clause_and_whose_it_is(seats: int) -> None:
    *_, last = random_race(7, seats)

    assert {event.clause for event in last.state.trace or []} <= clause_ids()
    assert {event.seat for event in last.state.trace or []} <= {CHANCE, *range(seats)}
