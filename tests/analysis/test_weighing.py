"""What if: other answers to a decision, weighed beside the one that was played."""

from __future__ import annotations

import pytest

from analysis.races import text_of
from slipstream.analysis.race import Choice, Judge, choices, kept, verdict_of, written
from slipstream.analysis.weighing import Option, Weighing
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import State
from slipstream.notation.replay import Replay

RACES = ["FMR-3", "QGP-2", "TA-2-circuit_lac_brume"]


def middle(name: str) -> tuple[State, Choice]:
    """A decision in the middle of a race."""
    record = kept(text_of(name))
    found = choices(record)
    choice = found[len(found) // 2]
    return Replay(record).at(choice.index), choice


def weighed(state: State, choice: Choice, by: Judge, tried: list[int]) -> list[Option]:
    weighing = Weighing(state, choice, by, tried)
    while weighing.done < weighing.total:
        weighing.round()
    return weighing.options()


@pytest.mark.parametrize("name", RACES)
def test_the_played_answer_the_best_and_the_tried_one_are_weighed(name: str) -> None:
    state, choice = middle(name)
    by = Judge(40, 7)
    tried = [next(one for one in reversed(state.legal(choice.seat)) if one != choice.answers[0])]

    options = weighed(state, choice, by, tried)

    assert options[0].answers == choice.answers
    assert (options[0].gain_win.value, options[0].is_sure) == (0.0, False)
    assert any(one.answers[0] == tried[0] for one in options)
    best = verdict_of(state, choice, by).best
    assert best in [written(state, choice.seat, one.answers) for one in options]
    assert all(0 <= one.win.value <= 1 <= one.place.value for one in options)
    for one in options[1:]:
        assert one.win.value - options[0].win.value == pytest.approx(one.gain_win.value, abs=1e-4)


@pytest.mark.parametrize("name", ["FMR-3", "QGP-2"])
def test_it_depends_on_the_seed_and_on_what_the_seat_knew_alone(name: str) -> None:
    state, choice = middle(name)
    by = Judge(24, 7)
    other = state.guess(choice.seat, SeededDealer(99))

    first = weighed(state, choice, by, [])

    assert weighed(state, choice, by, []) == first
    assert weighed(other, choice, by, []) == first


def test_sealed_answers_have_their_share_of_the_mixture() -> None:
    record = kept(text_of("GP-4-circuit_verghns_grove-weather_random-grid_all_drawn-winner_5"))
    replay = Replay(record)
    choice = next(one for one in choices(record) if replay.at(one.index).decision.sealed)

    options = weighed(replay.at(choice.index), choice, Judge(40), [])

    assert sum(one.share for one in options) > 0.3
    assert all(one.share > 0 for one in options[1:])
