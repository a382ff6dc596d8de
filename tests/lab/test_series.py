"""Who sits where on which deal, and how one race of a series is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from slipstream.bots import registry
from slipstream.games.formula_motor_racing.rules.deck import CAR_NAMES, CODES
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.games.registry import load
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.errors import InvalidOption, SlipstreamError
from slipstream.kernel.game import CHANCE
from slipstream.kernel.playout import playout, random_play
from slipstream.lab.series import Series, lucks, play_race, run_race, seated
from slipstream.notation.record import read_record
from slipstream.notation.replay import check_deal


def series(*bots: str, records: str = "") -> Series:
    return Series("FMR", bots, 3, {}, records)


def test_one_name_fills_all_seats_and_two_are_the_first_against_the_rest() -> None:
    assert seated(["random"], 3) == ("random", "random", "random")
    assert seated(["greedy", "random"], 3) == ("greedy", "random", "random")
    assert seated(["greedy", "random", "greedy"], 3) == ("greedy", "random", "greedy")


def test_other_numbers_of_names_are_refused() -> None:
    with pytest.raises(InvalidOption, match="3 bots for 4 seats"):
        seated(["greedy", "random", "random"], 4)


def test_every_deal_is_played_with_every_seating() -> None:
    plan = series("greedy", "random", "random", "random")

    assert [plan.seating(race).index("greedy") for race in range(8)] == [0, 1, 2, 3] * 2
    assert [plan.deal(race) for race in range(4)] == [plan.deal(0)] * 4
    assert [plan.deal(race) for race in range(4, 8)] == [plan.deal(4)] * 4
    assert plan.deal(0) != plan.deal(4)


def test_seatings_that_are_the_same_are_not_played_twice() -> None:
    pairs = series("greedy", "random", "greedy", "random")
    alike = series("random", "random", "random", "random")

    assert (pairs.seatings(), alike.seatings()) == (2, 1)
    assert len({alike.deal(race) for race in range(10)}) == 10


def test_the_records_of_one_deal_begin_with_the_same_cards(tmp_path: Path) -> None:
    plan = series("greedy", "random", "random", "random", records=str(tmp_path))
    for race in range(5):
        run_race(plan, plan.game(), race)

    records = [read_record(file.read_text("utf-8")) for file in sorted(tmp_path.iterdir())]
    deals = [[action for seat, action in record.moves[:26]] for record in records]

    assert deals[0] == deals[1] == deals[2] == deals[3] != deals[4]
    assert [record.tags["Seats"].split()[0] for record in records] == [
        "1=bot/greedy",
        "1=bot/random",
        "1=bot/random",
        "1=bot/random",
        "1=bot/greedy",
    ]
    for record in records:
        check_deal(record)
        assert record.tags["End"] == "finish"


def test_random_play_is_what_random_bots_do() -> None:
    """The fast way and the way through the bots: same moves, same count, same end."""
    game = load("FMR", 5)
    for seed in range(20):
        fast, slow = game.start(), game.start()
        counted = random_play(fast, SeededDealer(seed), lucks(seed, 5))
        moves: list[tuple[int, int]] = []

        assert play_race(slow, ("random",) * 5, seed, moves) == counted
        assert game.line(slow, CHANCE) == game.line(fast, CHANCE)


def test_a_playout_shares_one_luck_among_the_seats() -> None:
    game = load("FMR", 4)
    one, other = game.start(), game.start()
    luck = SeededDealer(2)

    assert playout(one, SeededDealer(1), SeededDealer(2)) == random_play(
        other, SeededDealer(1), [luck, luck, luck, luck]
    )
    assert game.line(one, CHANCE) == game.line(other, CHANCE)


def last_play() -> RaceState:
    """Seat 1 has the very last play, a card that fits one car only."""
    state = load("FMR", 3).start()
    assert isinstance(state, RaceState)
    state.line_up([car for car in range(12) if CAR_NAMES[car] != "g2"])
    state.out = [CAR_NAMES.index("g2")]
    state.hands[0] = Hand([CODES.index("O2g")], [])
    state.deck = Bag([])
    state.open_race()
    return state


def test_a_forced_answer_is_no_decision_and_is_put_to_no_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Never(Bot):
        def choose(self, p: Perspective) -> int:
            raise AssertionError("there was nothing to choose")

    monkeypatch.setitem(registry.EVERYWHERE, "never", Never)
    moves: list[tuple[int, int]] = []
    bots, fast = last_play(), last_play()

    assert play_race(bots, ("never",) * 3, 1, moves) == 0
    assert random_play(fast, SeededDealer(1), lucks(1, 3)) == 0
    assert len(moves) == 1
    assert bots.order == fast.order != last_play().order


def test_an_answer_against_the_rules_is_the_bots_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Bot):
        def choose(self, p: Perspective) -> int:
            return -7

    monkeypatch.setitem(registry.EVERYWHERE, "cheat", Cheat)

    with pytest.raises(SlipstreamError, match=r"bot 'cheat' in seat [1-4] answered -7"):
        play_race(load("FMR", 4).start(), ("cheat",) * 4, 1, [])


def test_places_are_among_the_seats_only() -> None:
    """Two uncontrolled teams of six race along, but nobody is fifth of four."""
    plan = series("random", "random", "random", "random")
    races = [run_race(plan, plan.game(), race) for race in range(30)]

    assert all(sorted(race.places) == [1, 2, 3, 4] for race in races)
    assert all(len(race.points) == 4 for race in races)


def test_a_race_beyond_its_proven_length_is_not_finished() -> None:
    plan = series("greedy", "random", "random")
    game = plan.game()
    game.longest = 5

    race = run_race(plan, game, 0)

    assert not race.finished
    assert race.decisions == 6
    assert race.places == race.points == ()
