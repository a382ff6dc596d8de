"""Random play to the end."""

from __future__ import annotations

from collections import Counter

from slipstream import CHANCE, SeededDealer, load, playout


def test_a_playout_ends_the_race_and_counts_real_decisions() -> None:
    """Forced answers and luck are not counted."""
    state = load("TOY", 2, {"rounds": "1"}).start()

    decisions = playout(state, SeededDealer(3), SeededDealer(4))

    assert state.waiting == []
    assert state.end() == "finish"
    assert decisions == 3, "two sealed cards and a mark; nobody may roll in the first round"


def test_the_same_luck_gives_the_same_race() -> None:
    for code, seats in (("TOY", 3), ("FMR", 4)):
        game = load(code, seats)
        ends = []
        for _ in "12":
            state = game.start()
            playout(state, SeededDealer(3), SeededDealer(4))
            ends.append(game.line(state, CHANCE))
        assert ends[0] == ends[1]


def test_a_playout_may_begin_anywhere() -> None:
    state = load("FMR", 3).start()
    dealer, luck = SeededDealer(1), SeededDealer(2)
    for _ in range(30):
        seat = state.waiting[0]
        state.apply(seat, state.sample(dealer) if seat == CHANCE else state.legal(seat)[0])

    assert playout(state, dealer, luck) > 0
    assert playout(state, dealer, luck) == 0


def test_choices_are_uniform_among_the_legal_ones() -> None:
    game = load("TOY", 2, {"rounds": "1"})
    marks: Counter[int] = Counter()
    for seed in range(600):
        state = game.start()
        playout(state, SeededDealer(seed), SeededDealer(seed + 1000))
        marks += Counter(getattr(state, "marks"))  # noqa: B009 - the toy's own

    assert all(150 < marks[mark] < 250 for mark in (1, 2, 3))
