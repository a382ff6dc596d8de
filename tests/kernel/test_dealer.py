"""Dealers: the same luck everywhere and for ever, fair, and countable."""

from __future__ import annotations

from collections import Counter

import pytest

from kit.races import choose
from slipstream import CHANCE, Dealer, ScriptedDealer, SeededDealer, load
from slipstream.kernel.dealer import derive

LARGE = (1 << 30) + 1  # just over half of the range: every other answer is tried again


def test_the_first_answers_of_a_seed_are_these_for_ever() -> None:
    """Recorded deals are proved by them, in the pure and in the compiled build alike."""
    seeds = [0, 1, 2024, (1 << 62) - 1, 1 << 62, (1 << 128) - 1]

    found = [[SeededDealer(seed).below(source, 1000) for source in (0, 1, 7)] for seed in seeds]

    assert found == [
        [451, 231, 772],
        [442, 368, 584],
        [665, 387, 872],
        [823, 920, 18],
        [773, 460, 26],
        [41, 318, 335],
    ]


def test_a_stream_of_answers_is_this_one_for_ever() -> None:
    dealer = SeededDealer(42)

    assert [dealer.below(0, 54) for _ in range(12)] == [
        12,
        21,
        25,
        45,
        16,
        11,
        41,
        21,
        14,
        1,
        53,
        47,
    ]
    assert [dealer.roll(1, 12) for _ in range(12)] == [6, 5, 3, 9, 1, 8, 9, 8, 9, 12, 8, 8]
    assert [dealer.draw(2, [3, 3, 5, 9]) for _ in range(12)] == [3, 3, 5, 9, 9, 5, 9, 3, 9, 3, 5, 3]
    assert [dealer.pick(3, [(4, 1), (6, 5), (8, 2)]) for _ in range(12)] == [
        6,
        6,
        6,
        6,
        6,
        6,
        8,
        6,
        6,
        8,
        6,
        6,
    ]


def test_answers_from_the_edge_of_the_range_are_these_for_ever() -> None:
    dealer = SeededDealer(7)

    assert [dealer.below(0, LARGE) for _ in range(6)] == [
        803217281,
        407806404,
        125489430,
        1028829384,
        1012040621,
        876321959,
    ]
    assert [dealer.below(1, 1 << 31) for _ in range(3)] == [912725517, 1381131139, 2098455574]


def test_derived_seeds_are_these_for_ever() -> None:
    assert [derive(0, 0), derive(0, 1), derive(5, 3), derive(1 << 100, 2)] == [
        807235992610807814,
        142484101519263088,
        4064592295311931817,
        1871435961008110326,
    ]


def test_the_nth_answer_depends_on_seed_source_and_n_alone() -> None:
    """Other sources, other limits and answers tried again do not disturb it."""
    plain = SeededDealer(3)
    answers = [plain.below(4, 100) for _ in range(20)]
    busy = SeededDealer(3)
    found = []
    for number in range(20):
        busy.below(number % 4, LARGE)
        found.append(busy.below(4, 100) if number % 2 else busy.below(4, LARGE))

    assert found[1::2] == answers[1::2]


def test_skipped_answers_count_as_given() -> None:
    plain, skipping = SeededDealer(3), SeededDealer(3)
    answers = [plain.below(2, 1000) for _ in range(10)]

    skipping.skip(2, 4)
    first = [skipping.below(2, 1000) for _ in range(2)]
    skipping.skip(2, 3)

    assert first == answers[4:6]
    assert skipping.below(2, 1000) == answers[9]


def test_sources_and_seeds_have_luck_of_their_own() -> None:
    streams = {
        tuple(dealer.below(source, 1000) for _ in range(5))
        for dealer in (SeededDealer(seed) for seed in range(30))
        for source in range(30)
    }

    assert len(streams) == 900


def test_every_bit_of_a_long_seed_counts() -> None:
    """Also those beyond 62, and not only through one key of 62 bits: a deal has two."""
    seed = (1 << 127) + 12345
    changed = [SeededDealer(seed ^ 1 << bit) for bit in range(128)]
    found = {tuple(dealer.below(0, 1 << 30) for _ in range(3)) for dealer in changed}
    keys = {(dealer.streams[0].key, dealer.streams[0].salt) for dealer in changed}

    assert len(found) == 128
    assert len({key for key, _ in keys}) == 128
    assert len({salt for _, salt in keys}) == 1 + 128 - 62


def test_parts_of_a_seed_differ() -> None:
    seeds = [0, 1, 2, 1 << 62, (1 << 62) + 1, 1 << 124]

    assert len({derive(seed, number) for seed in seeds for number in range(100)}) == 600


def chi_square(answers: list[int], sides: int) -> float:
    expected = len(answers) / sides
    counts = Counter(answers)
    return sum((counts[side] - expected) ** 2 / expected for side in range(sides))


@pytest.mark.parametrize("seed", [1, 2, 3 << 100])
@pytest.mark.parametrize(("sides", "most"), [(2, 10.83), (6, 20.52), (12, 31.26), (54, 90.57)])
def test_answers_are_uniform(seed: int, sides: int, most: float) -> None:
    """Chi square stays under its value for one in a thousand."""
    dealer = SeededDealer(seed)

    assert chi_square([dealer.below(0, sides) for _ in range(sides * 200)], sides) < most


def test_the_first_answers_of_seeds_in_a_row_are_uniform() -> None:
    """Series are dealt from seeds 1, 2, 3 ..., sources 0, 1, 2 ...: neighbours share nothing."""
    firsts = [SeededDealer(seed).below(0, 12) for seed in range(2400)]
    sources = SeededDealer(9)
    derived = [derive(1, number) % 12 for number in range(2400)]

    assert chi_square(firsts, 12) < 31.26
    assert chi_square([sources.below(source, 12) for source in range(2400)], 12) < 31.26
    assert chi_square(derived, 12) < 31.26


def test_pairs_of_answers_are_uniform() -> None:
    dealer = SeededDealer(11)
    answers = [dealer.below(0, 6) for _ in range(7200)]
    pairs = [6 * one + other for one, other in zip(answers[::2], answers[1::2], strict=True)]

    assert chi_square(pairs, 36) < 66.62


@pytest.mark.parametrize("limit", [LARGE, 3 << 29, (1 << 31) - 1])
def test_large_limits_are_uniform_too(limit: int) -> None:
    """Without trying again the lower part would come twice as often."""
    dealer = SeededDealer(5)
    answers = [dealer.below(0, limit) for _ in range(3000)]

    assert all(0 <= answer < limit for answer in answers)
    assert chi_square([answer * 6 // limit for answer in answers], 6) < 20.52


def test_picking_follows_the_weights() -> None:
    dealer = SeededDealer(8)
    counts = Counter(dealer.pick(0, [(10, 1), (20, 2), (30, 7)]) for _ in range(5000))

    assert sum((counts[n] - 500 * w) ** 2 / (500 * w) for n, w in [(10, 1), (20, 2), (30, 7)]) < 14


def test_drawing_is_picking_by_copies_and_rolling_is_picking_a_side() -> None:
    for seed in range(50):
        drawn = SeededDealer(seed).draw(0, [2, 2, 2, 5, 9, 9])
        rolled = SeededDealer(seed).roll(0, 6)

        assert drawn == SeededDealer(seed).pick(0, [(2, 3), (5, 1), (9, 2)])
        assert rolled == SeededDealer(seed).pick(0, [(side, 1) for side in range(1, 7)])


def test_drawing_leaves_the_cards_alone() -> None:
    cards = [1, 2, 3]
    SeededDealer(0).draw(0, cards)

    assert cards == [1, 2, 3]


def test_a_seed_is_a_natural_number() -> None:
    with pytest.raises(AssertionError, match="natural"):
        SeededDealer(-1)


def outcomes(seed: int, players: int) -> dict[int, list[int]]:
    """What each source answered in a race of players with their own ideas."""
    state = load("FMR", 4).start()
    dealer, luck = SeededDealer(seed), SeededDealer(players)
    given: dict[int, list[int]] = {}
    while state.waiting:
        seat, action = choose(state, dealer, luck)
        if seat == CHANCE:
            given.setdefault(state.source(), []).append(action)
        state.apply(seat, action)
    return given


def test_tables_that_share_a_deal_get_the_same_cards_in_the_same_order() -> None:
    """However differently they play: as many cards as both draw, as many rolls as both make."""
    tables = [outcomes(1234, players) for players in range(1, 6)]

    for source in (0, 1, 2):
        shortest = min(len(table[source]) for table in tables)
        assert len({tuple(table[source][:shortest]) for table in tables}) == 1
    assert len({tuple(map(len, table.values())) for table in tables}) > 1


def test_a_script_answers_what_it_says() -> None:
    dealer = ScriptedDealer([3, 5, 6])

    assert dealer.pick(0, [(3, 1), (4, 1)]) == 3
    assert dealer.draw(0, [5, 5]) == 5
    assert dealer.roll(0, 6) == 6


def test_a_script_refuses_the_impossible_and_stays_where_it_is() -> None:
    dealer = ScriptedDealer([7])

    with pytest.raises(AssertionError, match="outcome 7 is impossible here"):
        dealer.roll(0, 6)
    assert dealer.draw(0, [7]) == 7


def test_a_script_runs_out() -> None:
    with pytest.raises(AssertionError, match="run out"):
        ScriptedDealer([]).roll(0, 6)


def test_a_dealer_in_plain_python_deals_on_either_build() -> None:
    class Highest(Dealer):
        def pick(self, source: int, chances: list[tuple[int, int]]) -> int:
            return chances[-1][0]

        def draw(self, source: int, cards: list[int]) -> int:
            return cards[-1]

        def roll(self, source: int, sides: int) -> int:
            return sides

    state = load("TOY", 2).start()

    assert state.sample(Highest()) == 12
