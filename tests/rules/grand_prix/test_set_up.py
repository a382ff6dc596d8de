"""Chapters 1, 2, 12 and 13: who takes part, the grid, tyres before the start, options."""

from __future__ import annotations

import pytest

from clauses import clause
from slipstream.drafting.rules.kinds import DEALT
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.rules.asking import CHOOSE_TYRES, FILL_HAND, GRID_CAR, NEUTRAL
from slipstream.games.grand_prix.rules.components import HARD, RACE_DECK, SOFT, WET
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import CHANCE
from slipstream.track.circuits.load import load


def gridded(seats: int, seed: int = 1, **options: str) -> RaceState:
    """A race whose grid has been drawn."""
    state = GrandPrix(seats, options).start()
    dealer = SeededDealer(seed)
    while state.waiting == [CHANCE]:
        state.apply(CHANCE, state.sample(dealer))
    return state


def begun(seats: int, seed: int = 1, **options: str) -> RaceState:
    """A race whose tyres have been chosen: all on hard ones."""
    state = gridded(seats, seed, **options)
    for seat in range(seats):
        state.apply(seat, 0)
    return state


def npcs(game: GrandPrix, controller: int) -> list[int]:
    own = 2 * game.seats
    pairs = zip(game.numbers[own:], game.controller[own:], strict=True)
    return [number for number, by in pairs if by == controller]


@clause("GP-1.1.1")
@pytest.mark.parametrize("seats", [1, 12])
def test_two_to_eleven_play(seats: int) -> None:
    with pytest.raises(InvalidOption, match=r"GP-1\.1\.1"):
        GrandPrix(seats, {})


@clause("GP-1.1.2", "GP-I2")
@pytest.mark.parametrize("seats", range(2, 12))
def test_twenty_two_cars_start(seats: int) -> None:
    state = gridded(seats)

    assert len(set(state.race.numbers)) == 22
    assert len(state.order()) == 22


@clause("GP-2.1", "GP-2.2", "GP-R7")
def test_circuit_and_teams_are_agreed_and_no_team_is_taken_twice() -> None:
    game = GrandPrix(2, {"circuit": "lac_brume", "teams": "lime,amber"})

    assert game.track.name == "lac_brume"
    assert game.numbers[:4] == [68, 99, 9, 80]
    with pytest.raises(InvalidOption, match=r"GP-2\.2"):
        GrandPrix(2, {"teams": "lime,lime"})


@clause("GP-2.3.1", "GP-2.3.2", "GP-R5")
def test_team_npcs_are_the_first_of_an_icon_by_seat() -> None:
    two, five = GrandPrix(2, {}), GrandPrix(5, {})

    assert (npcs(two, 0), npcs(two, 1)) == ([23, 16, 18, 27], [30, 21, 12, 7])
    assert [npcs(five, seat) for seat in range(5)] == [
        [23, 16],
        [30, 21],
        [17, 8],
        [24, 15],
        [2, 13],
    ]


@clause("GP-2.3.3", "GP-2.3.4")
def test_neutral_npcs_are_the_first_whose_icon_nobody_holds() -> None:
    assert npcs(GrandPrix(3, {}), NEUTRAL) == [20, 11, 2, 13, 24, 15, 6]
    assert npcs(GrandPrix(5, {}), NEUTRAL) == [20, 11]
    assert npcs(GrandPrix(7, {}), NEUTRAL) == [20, 11, 2, 13, 24, 15, 6, 17]
    assert npcs(GrandPrix(7, {}), 0) == []


@clause("GP-2.4", "GP-R1")
def test_both_decks_are_whole_before_the_deal() -> None:
    state = GrandPrix(2, {}).start()

    assert state.deck.cards == RACE_DECK
    assert len(RACE_DECK) == 78
    assert state.events.cards == list(range(32))


@clause("GP-2.5")
def test_the_weather_at_the_start() -> None:
    dry, wet = GrandPrix(2, {}).start(), GrandPrix(2, {"weather": "wet"}).start()

    assert (dry.wet, dry.ever_dry) == (False, True)
    assert (wet.wet, wet.ever_dry) == (True, False)
    random = GrandPrix(2, {"weather": "random"}).start()
    assert random.chances() == [(0, 1), (1, 1)]
    random.apply(CHANCE, 1)
    assert random.wet
    assert not random.ever_dry


@clause("GP-2.6.1", "GP-R6")
def test_the_lower_numbered_car_of_each_team_is_drawn_first() -> None:
    state = GrandPrix(3, {}).start()

    assert [(state.race.numbers[car], odds) for car, odds in state.chances()] == [
        (1, 1),
        (4, 1),
        (5, 1),
    ]
    state.apply(CHANCE, 4)
    assert state.grid[0] == 4


@clause("GP-2.6.2", "GP-2.6.3")
def test_second_cars_stand_from_twelve_in_reverse_and_npcs_fill_the_gaps() -> None:
    state = GrandPrix(3, {}).start()
    for car in (4, 0, 2):
        state.apply(CHANCE, car)

    assert state.grid[11:14] == [3, 1, 5]
    assert [car for car, _ in state.chances()] == list(range(6, 22))
    state.apply(CHANCE, 9)
    assert state.grid[3] == 9


@clause("GP-2.6.3")
def test_eleven_teams_leave_no_place_for_npcs() -> None:
    state = GrandPrix(11, {}).start()
    for car in range(0, 22, 2):
        assert state.asking == GRID_CAR
        state.apply(CHANCE, car)

    assert state.asking == CHOOSE_TYRES
    assert state.order() == [*range(0, 22, 2), *range(21, 0, -2)]


@clause("GP-2.6.4", "GP-2.8.2")
def test_nobody_is_activated_and_all_slots_are_free() -> None:
    state = begun(4)

    assert not any(state.activated)
    assert (state.best_left, state.worst_left) == (1, 22)
    assert state.lap() == 1
    assert state.leader() == state.order()[0]
    assert state.board.progress[state.leader()] == -1


@clause("GP-2.7.1", "GP-H1")
def test_tyres_are_chosen_by_all_at_once_and_revealed_together() -> None:
    state = gridded(3)

    assert state.waiting == [0, 1, 2]
    state.apply(1, SOFT * 3 + HARD)
    assert state.waiting == [0, 2]
    assert state.legal(1) == []
    guesses = {tuple(state.guess(0, SeededDealer(n)).tyre[2:4]) for n in range(40)}
    assert guesses == {(HARD, HARD), (HARD, SOFT), (SOFT, HARD), (SOFT, SOFT)}
    assert list(state.guess(1, SeededDealer(1)).tyre) == list(state.tyre)
    state.apply(2, HARD)
    state.apply(0, SOFT)
    assert list(state.tyre) == [HARD, SOFT, SOFT, HARD, HARD, HARD]
    assert state.asking == FILL_HAND


@clause("GP-H1", "GP-2.7.2")
def test_before_a_wet_start_sealed_tyres_may_be_of_all_three_types() -> None:
    state = gridded(3, weather="wet")
    state.apply(1, SOFT * 3 + HARD)

    guesses = {tuple(state.guess(0, SeededDealer(n)).tyre[2:4]) for n in range(90)}
    assert guesses == {(one, other) for one in range(3) for other in range(3)}


@clause("GP-H1")
def test_hands_of_others_and_the_deck_may_be_any_others() -> None:
    state = begun(3)
    while state.waiting == [CHANCE]:
        state.apply(CHANCE, state.sample(SeededDealer(len(state.deck.cards))))
    guesses = [state.guess(1, SeededDealer(seed)) for seed in range(20)]

    assert len({str(sorted(guess.hands[0].cards)) for guess in guesses}) > 1
    for guess in guesses:
        assert guess.hands[1].cards == state.hands[1].cards
        assert [len(hand.cards) for hand in guess.hands] == [state.race.hand] * 3
        cards = guess.deck.cards + [card for hand in guess.hands for card in hand.cards]
        assert sorted(cards) == sorted(RACE_DECK)


@clause("GP-2.7.2", "GP-R40")
def test_wet_tyres_only_before_a_wet_start() -> None:
    dry, wet = gridded(2), gridded(2, weather="wet")

    assert {action % 3 for action in dry.legal(0)} == {HARD, SOFT}
    assert {action % 3 for action in wet.legal(0)} == {HARD, SOFT, WET}
    assert len(wet.legal(1)) == 9


@clause("GP-2.7.3", "GP-1.5.5", "GP-I5")
def test_npcs_have_no_tyres_and_never_take_a_marker() -> None:
    state = begun(2)
    state.add_wear(10, 0, 1, "")
    state.add_close_calls(10, 1, "")
    state.clear_close_calls(10)

    assert len(state.tyre) == len(state.close_calls) == 4
    assert state.markers(10) == 0
    assert not any(state.wear)


@clause("GP-2.8.1", "GP-R8")
def test_the_owner_of_the_best_placed_player_car_is_first_player() -> None:
    state = GrandPrix(2, {"grid": "all_drawn"}).start()
    for car in (9, 3, 0, *[c for c in range(22) if c not in (9, 3, 0)]):
        state.apply(CHANCE, car)

    assert state.order()[:2] == [9, 3]
    assert (state.first, state.mover) == (1, 1)


@clause("GP-2.9", "GP-3.3.1")
def test_the_first_player_is_dealt_a_whole_hand_first() -> None:
    state = begun(3)
    dealt: list[int] = []
    dealer = SeededDealer(3)
    while state.asking == FILL_HAND:
        dealt.append(state.mover)
        state.apply(CHANCE, state.sample(dealer))

    first = state.first
    expected = [seat for step in range(3) for seat in [(first + step) % 3] * 8]
    assert dealt == expected


@clause("GP-3.3.1")
def test_a_card_that_is_dealt_is_told_to_whose_it_is() -> None:
    state = begun(3)
    state.trace = []
    seat, card = state.mover, state.chances()[-1][0]
    state.apply(CHANCE, card)

    assert [(e.kind, e.clause, e.seat, e.arguments) for e in state.trace] == [
        (DEALT, "GP-3.3.1", seat, [card])
    ]


@clause("GP-12.1", "GP-R102")
@pytest.mark.parametrize(
    ("circuit", "laps"),
    [
        ("st_adriana", 3),
        ("yunta_brothers", 4),
        ("pullingers_pyramid", 3),
        ("verghns_grove", 3),
    ],
)
def test_the_boards_of_thunder_alley_can_be_raced(circuit: str, laps: int) -> None:
    state = gridded(4, circuit=circuit)

    assert state.race.laps == laps
    slots = state.board.track.slots(-1, 22)
    assert [state.board.car_at[space] for _, space in slots] == state.order()


@clause("GP-12.2", "GP-T11")
@pytest.mark.parametrize("circuit", ["porto_vela", "altavento", "kestrel_vale", "lac_brume"])
def test_laps_of_the_circuits_by_game(circuit: str) -> None:
    assert load(circuit).track.laps == {"TA": 2, "GP": 3}
    state = begun(2, circuit=circuit)
    assert state.finish == 3 * state.board.track.length


@clause("GP-R103")
def test_the_number_of_laps_may_be_agreed() -> None:
    assert GrandPrix(2, {"laps": "5"}).laps == 5
    with pytest.raises(InvalidOption, match="GP-R103"):
        GrandPrix(2, {"laps": "6"})


@clause("GP-13.1.1")
def test_grid_variant_with_second_cars_in_the_bag() -> None:
    state = GrandPrix(2, {"grid": "second_cars_drawn"}).start()
    state.apply(CHANCE, 0)
    state.apply(CHANCE, 2)

    assert [car for car, _ in state.chances()] == [1, *range(3, 22)]


@clause("GP-13.1.2")
def test_grid_variant_with_all_cars_in_the_bag() -> None:
    state = GrandPrix(2, {"grid": "all_drawn"}).start()

    assert [car for car, _ in state.chances()] == list(range(22))


@clause("GP-11.3.1")
def test_the_last_winner_moves_up_one_place_unless_it_is_first_or_absent() -> None:
    plain = gridded(2, 7)
    numbers = [plain.race.numbers[car] for car in plain.order()]

    def order(winner: int) -> list[int]:
        state = gridded(2, 7, winner=str(winner))
        return [state.race.numbers[car] for car in state.order()]

    assert order(numbers[4]) == [*numbers[:3], numbers[4], numbers[3], *numbers[5:]]
    assert order(numbers[1]) == [numbers[1], numbers[0], *numbers[2:]]
    assert order(numbers[0]) == numbers
    assert order(99) == numbers


def test_values_worth_trying_are_accepted() -> None:
    game = GrandPrix(3, {})

    for name, values in game.samples().items():
        for value in values:
            assert GrandPrix(3, {name: value}).options[name] == value
