"""Whole races: repeatable, blind to what was hidden, and fair to whoever drives well."""

from __future__ import annotations

import pytest

from analysis.races import random_race, text_of
from slipstream import CHANCE, InvalidText, SeededDealer, State, load
from slipstream.analysis import judging
from slipstream.analysis.judging import judge
from slipstream.analysis.race import (
    Analysis,
    Choice,
    Judge,
    analyse,
    choices,
    usual_playouts,
    verdict_of,
    whole_move,
)
from slipstream.analysis.verdict import Loss
from slipstream.bots.levels import ACE, Pro, Rookie
from slipstream.games.registry import GAMES
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.search import SealedSearch
from slipstream.notation.moves import apply_word
from slipstream.notation.record import Record, read_record

FEW = Judge(playouts=16, seed=5)


def cut(text: str, moves: int) -> str:
    """The beginning of a race."""
    record = read_record(text)
    del record.moves[moves:]
    for tag in ("Result", "End"):
        record.tags.pop(tag, None)
    return record.write()


SHORT = cut(text_of("FMR-3"), 40)


def before(record: Record, choice: Choice) -> State:
    return next(s.copy() for i, s in enumerate(record.states()) if i == choice.index)


def test_a_verdict_is_repeated_from_its_seed_by_any_number_of_processes() -> None:
    first = analyse(SHORT, FEW)

    assert analyse(SHORT, FEW, jobs=2) == first
    assert analyse(SHORT, Judge(16, seed=6)) != first


def test_a_seat_is_judged_the_same_alone() -> None:
    everybody = analyse(SHORT, FEW)
    alone = analyse(SHORT, FEW, seat=1)

    assert alone.verdicts == [one for one in everybody.verdicts if one.seat == 2]
    assert alone.drives == [everybody.drives[1]]


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []

    found = analyse(SHORT, FEW, progress=lambda done, total: told.append((done, total)))

    total = len(found.verdicts)
    assert told == [(done, total) for done in range(1, total + 1)]


@pytest.mark.parametrize("code", list(GAMES))
def test_a_verdict_never_depends_on_what_the_seat_could_not_see(code: str) -> None:
    """The same perspective, another truth: the same verdict, also where answers are sealed."""
    record = random_race(code, 4, 2, 130)
    found = choices(record)
    by_row = {before(record, one).decision.name: one for one in found}

    for choice in list(by_row.values())[:6]:
        truth = before(record, choice)
        other = truth.guess(choice.seat, SeededDealer(99))
        assert truth.game.line(truth, choice.seat) == other.game.line(other, choice.seat)
        verdict = verdict_of(truth, choice, FEW)
        assert verdict == verdict_of(other, choice, FEW)
        for amount in (verdict.loss.win, verdict.loss.places, verdict.loss.points):
            assert amount.value >= 0
            assert amount.error >= 0


def test_forced_answers_are_left_out() -> None:
    for name in ("FMR-3", "GPF1-3-disqualified"):
        record = read_record(text_of(name))
        real = [
            index
            for index, (state, (seat, _)) in enumerate(
                zip(record.states(), record.moves, strict=False)
            )
            if seat != CHANCE and len(state.legal(seat)) > 1
        ]
        assert [choice.index for choice in choices(record)] == real


def test_a_decision_with_one_sensible_answer_is_trivial() -> None:
    """The driver of Grand Prix-F1 plans fuel, and proposes one row alone."""
    record = random_race("GPF1", 3, seed=3, moves=300)
    asked = {
        choice.index: choice
        for choice in choices(record)
        if len(record.game.driver.candidates(before(record, choice), choice.seat)) == 1
    }
    choice = next(iter(asked.values()))
    state = before(record, choice)
    sensible = record.game.driver.candidates(state, choice.seat)[0]

    found = verdict_of(state, Choice(choice.index, choice.seat, sensible), FEW)

    assert not found.counts
    assert found.mark == ""


@pytest.mark.parametrize("code", ["TA", "GP"])
def test_card_car_and_path_are_one_decision(code: str) -> None:
    record = random_race(code, 3, 4, 300)
    found = choices(record)

    assert any(len(choice.answers) > 2 for choice in found)
    states = [state.copy() for state in record.states()]
    after = 0
    for choice in found:
        assert choice.index >= after
        after = choice.index + len(choice.answers)
        for index in range(choice.index, after):
            assert record.moves[index][0] == choice.seat
            assert index == choice.index or states[index].decision.glued
        follows = after < len(record.moves) and record.moves[after][0] == choice.seat
        assert not (follows and states[after].decision.glued)


def test_moves_are_told_as_a_record_writes_them() -> None:
    record = random_race("GP", 3, 4, 150)
    choice = next(one for one in choices(record) if len(one.answers) > 2)
    state = before(record, choice)

    verdict = verdict_of(state, choice, FEW)

    for told in (verdict.played, verdict.best):
        guess = state.copy()
        for word in told.split():
            apply_word(guess, choice.seat, word)
    words = verdict.played.split()
    guess = state.copy()
    played = [answer for word in words for _, answer in apply_word(guess, choice.seat, word)]
    assert played == choice.answers
    assert len(words) == 2


def test_the_usual_judge_thinks_like_a_pro() -> None:
    playouts = load("FMR", 3).driver.playouts

    assert usual_playouts(read_record(SHORT), "pro") == playouts
    assert usual_playouts(read_record(SHORT), "ace") == ACE * playouts


def test_a_race_by_house_rules_is_judged_with_their_file() -> None:
    word = "FMR/six:hand_size=6"
    record = Record(load("FMR", 3, {"house": word}), {"Seed": "4"})
    state = record.start()
    dealer = SeededDealer(4)
    for _ in range(36):
        seat = state.waiting[0]
        action = state.sample(dealer) if seat == CHANCE else state.legal(seat)[0]
        record.moves.append((seat, action))
        state.apply(seat, action)
    text = record.write()
    found = analyse(text, FEW, house=word)

    assert found == analyse(text, FEW, jobs=2, house=word)
    assert found.verdicts
    with pytest.raises(InvalidText, match=r"raced by the house rules six [0-9a-f]{12}: give their"):
        analyse(text, FEW)


def sealed_choice() -> tuple[State, int]:
    """The tyres of Grand Prix, before anybody has chosen."""
    record = random_race("GP", 3, 1, 200)
    state = next(s.copy() for s in record.states() if s.decision.name == "tyres")
    return state, state.waiting[0]


def test_a_sealed_answer_inside_the_mixture_is_never_blamed() -> None:
    state, seat = sealed_choice()
    for answer in state.legal(seat):
        found = judge(Perspective(state, seat, SeededDealer(3), 0), [answer], 60)
        p = Perspective(state, seat, SeededDealer(3), 0)
        p.guess()  # as the judge does
        search = SealedSearch(p, state.game.driver)
        done = 0
        while done < 30:
            done += search.try_out()
        if search.mixture().get(answer, 0.0) > 0:
            assert not found.loss.is_any()
            assert found.best == [answer]


def raced(seed: int) -> str:
    """One thoughtful driver among rookies."""
    game = load("FMR", 3)
    bots: list[Bot] = [Pro(), Rookie(), Rookie()]
    record = Record(game)
    state, luck = game.start(), SeededDealer(seed)
    lucks = [SeededDealer(seed + 1 + seat) for seat in range(3)]
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            action = state.sample(luck)
        else:
            action = bots[seat].choose(Perspective(state, seat, lucks[seat], 0))
        record.moves.append((seat, action))
        state.apply(seat, action)
    return record.write()


def lost(found: Analysis, seat: int) -> float:
    return found.drives[seat].mean.win.value


@pytest.mark.more
def test_who_thinks_loses_less_than_a_rookie() -> None:
    races = [analyse(raced(seed), Judge(400)) for seed in (10, 20, 30, 40)]

    thoughtful = sum(lost(race, 0) for race in races) / 4
    rookies = sum(lost(race, seat) for race in races for seat in (1, 2)) / 8

    assert thoughtful < rookies / 2, (thoughtful, rookies)


def retirement() -> tuple[State, Choice]:
    """A driver of Grand Prix in sixth place, who gave up."""
    name = "GP-3-circuit_st_adriana-laps_1-teams-weather_wet-grid_second_cars_drawn"
    record = read_record(text_of(f"{name}-pits_running-lead_apex-winner_20"))
    choice = next(one for one in choices(record) if one.index == 367)
    return before(record, choice), choice


def test_who_gives_up_has_blundered() -> None:
    state, choice = retirement()

    verdict = verdict_of(state, choice, FEW)

    assert (verdict.move, verdict.seat, verdict.played) == (368, 1, "48!")
    assert verdict.mark == "blunder"
    assert verdict.best != verdict.played
    assert verdict.loss.win.value > 0.2


def test_brilliant_is_the_best_move_that_a_club_driver_misses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, choice = retirement()
    seat = choice.seat
    best = judge(Perspective(state, seat, SeededDealer(1), 0), choice.answers, 24).best

    seen = judge(Perspective(state, seat, SeededDealer(1), 0), best, 24)
    monkeypatch.setattr(judging, "club_move", lambda *_: choice.answers)
    missed = judge(Perspective(state, seat, SeededDealer(1), 0), best, 24)

    assert (missed.best, missed.loss, missed.mark) == (best, Loss(), "brilliant")
    assert seen.mark == ""


def test_a_whole_move_ends_where_others_are_asked() -> None:
    record = read_record(SHORT)
    choice = choices(record)[0]

    assert whole_move(before(record, choice), record.moves[choice.index :]) == choice.answers
    assert len(choice.answers) == 1
