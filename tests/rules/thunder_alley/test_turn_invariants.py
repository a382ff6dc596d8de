"""TA-I2 to TA-I6, TA-I13 to TA-I20: what holds after every step of any race."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clauses import clause
from kit.races import clause_ids
from rules.thunder_alley.drawn import Race
from rules.thunder_alley.table import start, walk
from slipstream import CHANCE, SeededDealer, playout
from slipstream.games.thunder_alley.game import ThunderAlley
from slipstream.games.thunder_alley.rules.components import (
    BLOWN_TIRE,
    BLUE,
    EVENT_DECK,
    LOOSE,
    POINTS,
    RAIN,
    TEMPORARY,
    TIGHT,
    WEARS,
    YELLOW,
)
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.track.rules.board import OFF
from slipstream.track.rules.order import lapped
from slipstream.track.rules.track import Track

pytestmark = pytest.mark.uncounted

Step = tuple[str, RaceState]

RACES: list[tuple[int, dict[str, str]]] = [
    (2, {"circuit": "st_adriana"}),
    (3, {"circuit": "yunta_brothers", "pits": "variable"}),
    (4, {"circuit": "pullingers_pyramid", "grid": "card_per_pass"}),
    (5, {"circuit": "verghns_grove", "laps": "1"}),
    (6, {"circuit": "porto_vela", "pits": "variable"}),
    (7, {"circuit": "yunta_brothers", "grid": "card_per_slot", "laps": "6"}),
    (3, {"circuit": "kestrel_vale", "cars": "6", "laps": "1"}),
    (2, {"circuit": "lac_brume", "cars": "1"}),
]
ANY_RACE = pytest.mark.parametrize(
    ("seats", "options"), RACES, ids=[f"{seats}-{o['circuit']}" for seats, o in RACES]
)
SEEDS = (11, 12)


def steps(seats: int, options: dict[str, str]) -> Iterator[Step]:
    """Every position of two random races from the moment the grid is full."""
    for seed in SEEDS:
        for name, state in walk(start(seats, **options), seed):
            if name != "grid_card":
                yield name, state


@clause("TA-I2")
@ANY_RACE
def test_a_car_has_a_position_marker_exactly_when_it_no_longer_races(
    seats: int, options: dict[str, str]
) -> None:
    """Those that crossed in this segment have theirs already, and still stand on the track."""
    for name, state in steps(seats, options):
        given = state.final_places()
        for car, place in enumerate(state.place):
            crossed = car in state.crossed
            assert state.racing[car] == (place == 0)
            assert (state.board.space_of[car] != OFF) == state.racing[car] or name == "end"
            if crossed:
                assert given[car] == state.best_left + state.crossed.index(car)


@clause("TA-I3")
@ANY_RACE
def test_position_markers_go_from_both_ends_without_gaps(
    seats: int, options: dict[str, str]
) -> None:
    for name, state in steps(seats, options):
        cars = len(state.place)
        given = sorted(place for place in state.place if place)
        top = list(range(1, state.best_left))
        bottom = list(range(state.worst_left + 1, cars + 1))
        assert given == top + bottom
        if name == "end":
            assert given == list(range(1, cars + 1))


@clause("TA-I4")
@ANY_RACE
def test_no_card_is_lost_or_doubled(seats: int, options: dict[str, str]) -> None:
    for _, state in steps(seats, options):
        hands = [card for hand in state.hands for card in hand.cards]
        aside = [RAIN] if state.rain else []
        assert sorted(state.deck.cards + state.used + hands) == list(range(84))
        assert sorted(state.events.cards + state.events_used + aside) == sorted(EVENT_DECK)


@clause("TA-I5")
@ANY_RACE
def test_hands_are_full_when_a_turn_begins_and_last_until_it_ends(
    seats: int, options: dict[str, str]
) -> None:
    for name, state in steps(seats, options):
        if name == "activate":
            seat = state.waiting[0]
            to_go = sum(not state.flipped[car] for car in state.own_cars(seat))
            assert len(state.hands[seat].cards) >= to_go + 1
            if True not in state.flipped:
                assert [len(hand.cards) for hand in state.hands] == [state.race.cars + 1] * seats


@clause("TA-I6")
@ANY_RACE
def test_a_turn_has_a_segment_for_every_car_and_flips_it_once(
    seats: int, options: dict[str, str]
) -> None:
    """Unless the race ends in mid-turn."""
    segments = 0
    flipped = 0
    for name, state in steps(seats, options):
        if name == "activate":
            assert list(state.flipped).count(True) == flipped
            segments += 1
            flipped += 1
        if name == "event":
            assert segments == seats * state.race.cars
            assert all(state.flipped)
        if name in ("event", "end"):
            segments = flipped = 0


@clause("TA-I13")
@ANY_RACE
def test_the_apron_is_empty_when_an_event_is_drawn(seats: int, options: dict[str, str]) -> None:
    for name, state in steps(seats, options):
        if name == "event":
            on_board = [space for space in state.board.space_of if space != OFF]
            assert all(space < state.board.track.road for space in on_board)


@clause("TA-I14")
@ANY_RACE
def test_when_lapped_cars_have_been_removed_nobody_is_lapped(
    seats: int, options: dict[str, str]
) -> None:
    """After a yellow flag the field fills the first restart slots, without a gap."""
    for name, state in steps(seats, options):
        if name in ("discard", "fill_hand"):
            assert lapped(state.board, state.racing) == []
        if name == "discard" and state.yellow:
            order = state.order()
            slots = state.board.track.slots(state.board.progress[order[0]], len(order))
            stand = [(state.board.progress[car], state.board.space_of[car]) for car in order]
            assert stand == slots


@clause("TA-I15")
@ANY_RACE
def test_the_lap_marker_never_goes_down(seats: int, options: dict[str, str]) -> None:
    shown = 1
    for name, state in steps(seats, options):
        assert state.lap() >= shown
        shown = 1 if name == "end" else state.lap()


@clause("TA-I16")
@ANY_RACE
def test_markers_go_only_by_what_may_take_them(seats: int, options: dict[str, str]) -> None:
    """Temporary ones by a stop, Overcast, or Loose and Tight; permanent ones never."""
    asked = ""
    before: list[int] = []
    for name, state in steps(seats, options):
        if before:
            lost = [place for place, count in enumerate(state.wear) if count < before[place]]
            assert all(place % WEARS < TEMPORARY for place in lost)
            if lost and asked in ("event", "bar", "target"):
                assert by_event(state, before, lost)
            elif lost:
                assert asked in ("pit", "repair", "overcast")
        asked = name
        before = [] if name == "end" else list(state.wear)


def by_event(state: RaceState, before: list[int], lost: list[int]) -> bool:
    event = state.events_used[-1]
    if event in (LOOSE, TIGHT):
        (place,) = lost
        gained = place - BLUE + YELLOW
        return place % WEARS == BLUE and state.wear[gained] == before[gained] + 1
    return event == BLOWN_TIRE


@clause("TA-I17")
@ANY_RACE
def test_a_car_gets_at_most_one_turn_leader_marker_a_turn(
    seats: int, options: dict[str, str]
) -> None:
    turn = 0
    before: list[int] = []
    for _, state in steps(seats, options):
        if state.turn() != turn:
            turn = state.turn()
            before = list(state.led)
        assert all(now - then in (0, 1) for now, then in zip(state.led, before, strict=True))


@clause("TA-I18")
@ANY_RACE
def test_exactly_one_car_leads_while_any_car_races(seats: int, options: dict[str, str]) -> None:
    for name, state in steps(seats, options):
        order = state.order()
        assert state.leader() == (order[0] if order else -1) or name == "end"
        assert len(set(order)) == len(order)
        assert name == "end" or order or state.crossed


@clause("TA-I19")
@ANY_RACE
def test_the_points_of_the_places_are_all_paid_out(seats: int, options: dict[str, str]) -> None:
    for name, state in steps(seats, options):
        if name == "end":
            cars = len(state.place)
            bonuses = sum(markers > 0 for markers in state.led) + any(state.led)
            assert sum(state.points()) - bonuses == sum(POINTS[:cars])


@clause("TA-I20")
@ANY_RACE
def test_the_same_luck_and_the_same_decisions_give_the_same_race(
    seats: int, options: dict[str, str]
) -> None:
    def story() -> list[tuple[object, ...]]:
        return [
            (name, tuple(state.waiting), tuple(state.board.space_of), tuple(state.wear))
            for name, state in steps(seats, options)
        ]

    assert story() == story()


@clause("TA-R91")
def test_a_race_can_be_run_on_any_road() -> None:
    """Thirty sectors of five lanes, a board that nobody has drawn: nothing is amiss."""
    straight = [[lane] for lane in range(5)]
    track = Track(
        "elsewhere", "TA", {"TA": 2}, [5] * 30, [straight] * 30, [[2, 3]] * 30, [False] * 30
    )
    game = ThunderAlley(4, {"laps": "2"})
    game.track = track

    for seed in SEEDS:
        for _, state in walk(Race(game.start()), seed):
            assert state.board.track is track
        assert state.end() == "finish"
        assert state.finish == 60


@clause("TA-H4")
@pytest.mark.parametrize(("seats", "options"), RACES[:4])
def test_every_event_names_a_clause_and_whose_it_is(seats: int, options: dict[str, str]) -> None:
    """The log can be looked up in the rules, line by line."""
    state = ThunderAlley(seats, options).start()
    state.trace = []
    playout(state, SeededDealer(11), SeededDealer(12))

    assert {event.clause for event in state.trace} <= clause_ids()
    assert {event.seat for event in state.trace} <= {CHANCE, *range(seats)}
