"""FMR-I1 to FMR-I10: what holds after every step of any race."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import Race, start, walk
from slipstream.games.formula_motor_racing.rules.deck import CAR_NAMES, CODES, DECK

pytestmark = pytest.mark.uncounted

RACES = pytest.mark.parametrize(
    ("seats", "aside"), [(seats, aside) for seats in (3, 4, 5, 6) for aside in (0, 6, 12, 18)]
)
MANY = pytest.mark.parametrize("seed", range(12))


def positions(seats: int, aside: int) -> Iterator[Race]:
    for seed in range(2):
        yield from walk(start(seats, aside=str(aside)), seed)


def between_turns(now: Race) -> bool:
    return now.asks().startswith("play") or now.asks() == "end"


@clause("FMR-I1")
@RACES
def test_line_and_removed_line_contain_every_car_once(seats: int, aside: int) -> None:
    for now in positions(seats, aside):
        if now.asks() != "draw_grid":
            assert sorted(now.line.split() + now.out.split()) == sorted(CAR_NAMES)


@clause("FMR-I2")
@RACES
def test_the_54_cards_are_all_there_and_each_once(seats: int, aside: int) -> None:
    for now in positions(seats, aside):
        s = now.state
        held = [card for hand in s.hands for card in hand.cards]

        assert sorted(held + s.deck.cards + list(s.used)) == DECK
        assert now.view(1).deck + aside == len(s.deck.cards)


@clause("FMR-I3")
@MANY
def test_at_least_six_cars_are_running(seed: int) -> None:
    for now in walk(start(3), seed):
        if now.asks() != "draw_grid":
            assert len(now.line.split()) >= 6


@clause("FMR-I3")
def test_only_six_cars_can_be_removed() -> None:
    """Three engines, one spin out and one crash of two: the worst race, counted from the deck."""
    removing = {"CE": 1, "SO": 1, "CR": 2}

    assert sum(removing.get(CODES[card], 0) for card in DECK) == 6


@clause("FMR-I4")
@RACES
def test_everybody_holds_five_cards_before_a_play_and_four_after_the_last(
    seats: int, aside: int
) -> None:
    for now in positions(seats, aside):
        sizes = list(now.view(1).hand_sizes)
        if not now.asks().startswith("play"):
            continue
        assert sizes[now.state.mover] == 5
        if now.view(1).deck:
            assert sizes == [5] * seats
        else:
            done = len(now.state.used) - (54 - aside - 5 * seats)
            assert sizes.count(4) == done


@clause("FMR-I5")
@RACES
def test_turns_played_give_discard_pile_and_draw_pile(seats: int, aside: int) -> None:
    turns = 0
    for now in positions(seats, aside):
        turns = 0 if now.asks() == "draw_grid" else turns
        played = any(event.startswith("played") for event in now.events())
        turns += played
        if between_turns(now):
            assert len(now.view(1).used) == turns
            assert now.view(1).deck == max(0, 54 - aside - 5 * seats - turns)


Pairs = set[tuple[str, str]]


def turned(before: Race, after: Race) -> Pairs:
    """The pairs of cars whose mutual order changed, running and removed in one order."""
    old = before.line.split() + before.out.split()
    new = after.line.split() + after.out.split()
    return {(a, b) for a, b in combinations(old, 2) if new.index(a) > new.index(b)}


def every_turn(seed: int, check: Callable[[str, Race, Race], None]) -> None:
    """Compare the positions before and after each turn of a race, with the card played."""
    before: Race | None = None
    for now in walk(start(3 + seed % 4), seed):
        if between_turns(now):
            if before is not None:
                check(now.view(1).used[-1], before, now)
            before = now


@clause("FMR-I6")
@MANY
def test_an_overtake_turns_round_no_pair_outside_or_inside_the_block(seed: int) -> None:
    def check(card: str, before: Race, after: Race) -> None:
        if card.startswith("O") and card != "OC":
            pairs = turned(before, after)
            block = {behind for _, behind in pairs}
            line = before.line.split()
            places = sorted(line.index(car) for car in block)

            assert after.out == before.out
            assert len(block) <= 2
            assert not [pair for pair in pairs if set(pair) <= block or not set(pair) & block]
            assert places == list(range(places[0], places[0] + len(places))) if places else True

    every_turn(seed, check)


@clause("FMR-I7")
@MANY
def test_all_other_cards_but_a_crash_turn_round_pairs_with_one_car_only(seed: int) -> None:
    def check(card: str, before: Race, after: Race) -> None:
        if card == "CR" or (card.startswith("O") and card != "OC"):
            return
        pairs = turned(before, after)
        concerned = [car for car in CAR_NAMES if all(car in pair for pair in pairs)]

        assert concerned, f"{card} turned round {pairs}"

    every_turn(seed, check)


@clause("FMR-I8")
@RACES
def test_the_removed_line_only_grows_at_its_front(seats: int, aside: int) -> None:
    for seed in range(2):
        before = ""
        for now in walk(start(seats, aside=str(aside)), seed):
            if now.asks().startswith(("draw_grid", "deal")):
                assert now.out == ""
            assert now.out.endswith(before)
            before = now.out


@clause("FMR-I9")
@RACES
def test_the_points_sum_to_26_for_entrants_and_for_cars(seats: int, aside: int) -> None:
    for now in positions(seats, aside):
        view = now.view(1)
        if now.asks() == "draw_grid":
            continue
        assert sum(view.points) == 26
        assert sum(view.car_points.values()) == 26
        for seat in range(seats):
            mine = [colour[0] for colour, owner in view.owners.items() if owner == seat]
            cars = [car for car in CAR_NAMES if car[0] in mine]
            assert view.points[seat] == sum(view.car_points[car] for car in cars)


@clause("FMR-I10")
@RACES
def test_there_is_always_something_to_play(seats: int, aside: int) -> None:
    for now in positions(seats, aside):
        if now.state.waiting:
            legal = now.state.legal(now.state.waiting[0])
            assert legal
            assert legal == sorted(set(legal))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_race_ends_within_its_bound(seats: int) -> None:
    """Section 7: 105 decisions at most with three players."""
    game = start(seats).state.game
    answers = [now for now in walk(start(seats), 1) if now.state.waiting not in ([], [-1])]

    assert game.longest == 54 - 4 * seats + 63
    assert len(answers) <= game.longest
