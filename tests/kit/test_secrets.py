"""What every game keeps from those who may not know it: hidden hands, sealed answers, secrets."""

from __future__ import annotations

import re
from itertools import product

import pytest

import slipstream
import spoken
from kit.entries import Entry
from kit.hidden import counterpart, is_open, known, told, truth
from kit.races import DRIVEN_ON, POINTS, Race, census, clause_ids, play_on
from slipstream import CHANCE, HIDDEN, PUBLIC, Game, InvalidText, SeededDealer, State
from slipstream.bots.characters import DRIVERS
from slipstream.bots.levels import Searcher
from slipstream.bots.registry import bots_of, make_bot
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.trace import seen
from slipstream.notation.record import read_record

pytestmark = pytest.mark.uncounted


def test_no_seat_can_tell_a_guess_from_the_truth(race: Race) -> None:
    dealer = SeededDealer(race.seed)
    for step in race.some(POINTS):
        for seat in race.viewers:
            guess = step.before.guess(seat, dealer)
            assert known(guess, seat) == known(step.before, seat)
            assert census(guess) == census(step.before)
            assert truth(slipstream.read(truth(guess))) == truth(guess)
            if truth(guess) != truth(step.before):
                assert "?" in race.game.line(step.before, seat), "the rest is known"


def test_what_is_hidden_is_dealt_again(kind: type[Game]) -> None:
    """In some race, for every seat that ever has a gap in its line."""
    blind: set[int] = set()
    parted: set[int] = set()
    for seed in range(8):
        race = Race(Entry(kind, kind.most, ()), seed)
        for seat, step in product(race.viewers, race.some(2 * POINTS)):
            if "?" in race.game.line(step.before, seat):
                blind.add(seat)
                guess = step.before.guess(seat, SeededDealer(seed))
                if truth(guess) != truth(step.before):
                    parted.add(seat)
        if parted == blind:
            break

    assert parted == blind


def test_guesses_depend_on_what_the_seat_knows_alone(race: Race) -> None:
    for number, step in enumerate(race.some(POINTS)):
        for seat in race.viewers:
            guess = step.before.guess(seat, SeededDealer(number))
            one = guess.guess(seat, SeededDealer(7))
            other = step.before.guess(seat, SeededDealer(7))
            assert truth(one) == truth(other)


def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(race: Race) -> None:
    dealer, luck = SeededDealer(race.seed), SeededDealer(race.seed + 1)
    for _, step in race.many():
        seat = race.viewers[luck.below(1, len(race.viewers))]
        truly = told(step.before, step.seat, step.action, seat)
        if truly.revealed:
            continue
        for _ in range(3):
            guess = step.before.guess(seat, dealer)
            action = counterpart(step.before, guess, step.seat, step.action, seat, luck)
            if action is not None:
                other = told(guess, step.seat, action, seat)
                assert other.heard == truly.heard
                assert known(other.after, seat) == known(truly.after, seat)


def test_what_a_seat_saw_stays_in_its_line(race: Race) -> None:
    """An answer that it may know cannot lead to positions that it could not tell apart."""
    luck = SeededDealer(race.seed)
    for _, step in race.many():
        actions = step.before.legal(step.seat)
        other = actions[luck.below(0, len(actions))]
        ends = [after(step.before, step.seat, action) for action in (step.action, other)]
        for seat in race.viewers:
            if is_open(step.before, step.seat, seat) and truth(ends[0]) != truth(ends[1]):
                assert race.game.line(ends[0], seat) != race.game.line(ends[1], seat)


def after(state: State, seat: int, action: int) -> State:
    state = state.copy()
    state.apply(seat, action)
    return state


def test_a_guess_can_be_played_to_the_end(race: Race) -> None:
    for number, step in enumerate(race.some(2 * DRIVEN_ON)):
        seat = race.viewers[number % len(race.viewers)]
        guess = step.before.guess(seat, SeededDealer(race.seed))
        assert play_on(guess, race.seed)[-3] in race.game.ends


def test_a_seats_copy_shows_what_the_seat_saw_and_no_more(race: Race) -> None:
    race.record.comments[0] = "everybody holds aces"
    moves = race.record.spelled()
    for seat in race.viewers:
        text = race.record.write(seat)
        assert "aces" not in text
        assert "Seed" not in text
        for move, shown in zip(moves, race.record.seen_by(seat), strict=True):
            hidden = move.audience not in (PUBLIC, seat)
            assert (shown.text, shown.action) == (
                ("?", HIDDEN) if hidden else (move.text, move.action)
            )
            assert (shown.seat, shown.decision, shown.turn) == (
                (move.seat, move.decision, move.turn)
            )
        with pytest.raises(InvalidText, match="copy"):
            read_record(text)
    race.record.comments.clear()


def test_events_are_of_declared_kinds_and_cite_a_clause(race: Race) -> None:
    for step in race.steps:
        for event in step.events:
            assert 0 <= event.kind < len(race.game.kinds)
            assert len(event.arguments) == len(race.game.kinds[event.kind].arguments)
            assert event.clause in clause_ids()
            assert event.seat in (CHANCE, *range(race.game.seats))


def test_events_read_as_sentences_that_keep_their_secrets(race: Race) -> None:
    names = [f"Driver {seat + 1}" for seat in range(race.game.seats)]
    for step in race.steps:
        for event in step.events:
            kind = race.game.kinds[event.kind]
            full = spoken.sentence(race.game, event, names)
            for seat in race.viewers:
                shown = seen(event, race.game.kinds, seat)
                sentence = spoken.sentence(race.game, shown, names)
                assert sentence.strip()
                assert not re.search(r"[{}]", sentence)
                if kind.private and seat != event.seat:
                    assert HIDDEN in shown.arguments
                    assert str(HIDDEN) not in sentence
                    assert private_part(full, sentence) not in sentence
                else:
                    assert sentence == full


def private_part(full: str, redacted: str) -> str:
    """What the full sentence has instead of the words for something unknown."""
    words, others = full.split(), redacted.split()
    while words and others and words[0] == others[0]:
        del words[0], others[0]
    while words and others and words[-1] == others[-1]:
        del words[-1], others[-1]
    assert words, "the owner is told more than the others"
    return " ".join(words)


def hurried(game: Game, name: str) -> Bot:
    """A bot that thinks as little as it can, and remembers nothing."""
    bot = make_bot(game, name)
    if isinstance(bot, Searcher):
        bot.times = 0.0
    return bot


@pytest.mark.once
def test_bots_answer_legally_by_what_they_see_alone(race: Race) -> None:
    asked = [step for step in race.some(2 * POINTS) if step.seat != CHANCE][:POINTS]
    # The club by another name, and drivers of character, who only want something else.
    for name in bots_of(type(race.game)).keys() - {"greedy", *DRIVERS}:
        for number, step in enumerate(asked):
            guess = step.before.guess(step.seat, SeededDealer(race.seed + 1))
            one, other = (
                hurried(race.game, name).choose(
                    Perspective(state, step.seat, SeededDealer(number), 0)
                )
                for state in (step.before, guess)
            )
            assert one in step.before.legal(step.seat)
            assert one == other, name
