"""Hints: legal, repeatable, blind to what is hidden, and told by what they are worth."""

from __future__ import annotations

import pytest

from slipstream import CHANCE, SeededDealer, State, load
from slipstream.bots.hints import Advice, advise, ahead, expected_place, reasons, without_twins
from slipstream.games.registry import GAMES
from slipstream.kernel.bot import Perspective
from slipstream.kernel.driver import Driver

FEW = 0.05


def moment(code: str, seats: int, turn: int) -> State:
    """A race that has come so far, where a seat has a choice."""
    state = load(code, seats).start()
    luck = SeededDealer(1)
    while (
        state.turn() < turn or state.waiting == [CHANCE] or len(state.legal(state.waiting[0])) < 3
    ):
        seat = state.waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(luck))
        else:
            state.apply(seat, state.game.driver.reflex(state, seat, luck))
    return state


def hints(state: State, seat: int) -> list[Advice]:
    return advise(Perspective(state, seat, SeededDealer(3), 0), FEW)


@pytest.mark.once
@pytest.mark.parametrize("code", list(GAMES))
def test_a_hint_never_depends_on_what_the_seat_cannot_see(code: str) -> None:
    """The same perspective, another truth: the same hint."""
    state = moment(code, 4, 2)
    seat = state.waiting[0]
    other = state.guess(seat, SeededDealer(99))
    assert state.game.line(state, seat) == state.game.line(other, seat)

    found = hints(state, seat)

    assert found == hints(other, seat)
    assert 1 <= len(found) <= 3
    assert len({tuple(one.answers) for one in found}) == len(found)
    for one in found:
        assert one.answers[0] in state.legal(seat)
        assert 1 <= one.place <= 4
        assert 1 <= one.before <= 4
        assert 0 <= one.win <= 1
        assert 0 <= one.risk <= 1
    if state.decision.sealed and not state.game.driver.foresees:
        assert sum(one.share for one in found) <= 1.0001
    else:
        assert [one.place for one in found] == sorted(one.place for one in found)


def test_two_cards_of_one_name_are_one_hint() -> None:
    """In Thunder Alley a hand may have the same card twice: with either, a car does the same."""
    state = moment("TA", 3, 2)
    seat = state.waiting[0]
    by_name: dict[tuple[str, ...], list[list[int]]] = {}
    for answer in state.legal(seat):
        car = state.decision.spell(state, answer).partition("#")[0]
        names = state.decision.cards(state, answer)
        by_name.setdefault((car, *names), []).append([answer])
    twins = next(moves for moves in by_name.values() if len(moves) == 2)
    others = [moves[0] for moves in by_name.values() if moves is not twins][:3]

    kept = without_twins(
        Perspective(state, seat, SeededDealer(3), 0), state.game.driver, [*twins, *others]
    )

    assert kept[0] == twins[0]
    assert twins[1] not in kept


class Even(Driver):
    """Nobody has any chance."""

    def value(self, s: State) -> list[float]:
        return [0.0, 0.6, 0.2]


def test_a_place_is_expected_from_the_chances_and_known_at_the_end() -> None:
    state = moment("FMR", 3, 2)

    assert expected_place(Even(), state, 0) == 3
    assert expected_place(Even(), state, 1) == pytest.approx(1.25)
    assert ahead(0, 0) == 0.5
    luck = SeededDealer(1)
    while state.waiting:
        seat = state.waiting[0]
        answer = state.sample(luck) if seat == CHANCE else state.legal(seat)[0]
        state.apply(seat, answer)
    places = [expected_place(Even(), state, seat) for seat in range(3)]
    assert sum(places) == 6
    assert places.index(min(places)) == state.places()[:3].index(1)


def test_reasons_tell_gain_cost_and_risk() -> None:
    best = Advice([1], 2.5, 2.1, 0.4, 0.1)
    other = Advice([2], 2.5, 2.8, 0.25, 0.0)

    assert [(one.id, dict(one.args)) for one in reasons(best, best)] == [
        ("hint-gain", {"places": 0.4}),
        ("hint-win", {"percent": 40}),
        ("hint-risk", {"percent": 10}),
    ]
    assert [(one.id, dict(one.args)) for one in reasons(other, best)] == [
        ("hint-loss", {"places": 0.3}),
        ("hint-cost", {"places": 0.7}),
        ("hint-win", {"percent": 25}),
    ]
    mixed = Advice([3], 2.5, 2.52, 0.25, 0.0, 0.6)
    assert [one.id for one in reasons(mixed, best)] == ["hint-even", "hint-share", "hint-win"]
