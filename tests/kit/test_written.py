"""Lines, views and records of every game, on random races: what is written reads back."""

from __future__ import annotations

import msgspec
import pytest

import slipstream
from kit.hidden import truth
from kit.races import DRIVEN_ON, POINTS, Race, Step, play_on, refused
from slipstream import CHANCE, SeededDealer
from slipstream.kernel.errors import InvalidText
from slipstream.notation.record import Divergence, Record, read_record, result
from slipstream.notation.replay import Replay, check_deal

pytestmark = pytest.mark.uncounted


def test_every_position_line_reads_back(race: Race) -> None:
    for state in race.many_states():
        line = truth(state)
        for again in (race.game.read(line), slipstream.read(line)):
            assert truth(again) == line
            assert (again.waiting, again.turn()) == (state.waiting, state.turn())
            for seat in state.waiting:
                assert again.legal(seat) == state.legal(seat)
            if state.waiting == [CHANCE]:
                assert again.chances() == state.chances()
                assert again.source() == state.source()


def test_a_position_read_back_plays_on_and_is_guessed_as_the_state_is(race: Race) -> None:
    for step in race.some(DRIVEN_ON):
        again = slipstream.read(truth(step.before))
        assert play_on(again, race.seed) == play_on(step.before, race.seed)
        for seat in race.viewers:
            guesses = [state.guess(seat, SeededDealer(5)) for state in (again, step.before)]
            assert truth(guesses[0]) == truth(guesses[1])


def test_a_line_with_gaps_is_shown_but_not_played(race: Race) -> None:
    for step in race.some(POINTS):
        for seat in race.viewers:
            line = race.game.line(step.before, seat)
            assert "?" not in truth(step.before)
            if "?" in line:
                with pytest.raises(InvalidText):
                    slipstream.read(line)


def test_a_damaged_line_is_refused_or_stands_for_a_position(race: Race) -> None:
    luck = SeededDealer(race.seed)
    for step in race.some(POINTS):
        for line in damaged(truth(step.before), " ", luck, 4):
            if not refused(slipstream.read, line):
                state = slipstream.read(line)
                assert truth(slipstream.read(truth(state))) == truth(state)
                assert all(state.legal(seat) for seat in state.waiting)


def damaged(text: str, gap: str, luck: SeededDealer, count: int) -> list[str]:
    """The text with one word left out, doubled, replaced by another, cut short or misspelled."""
    words = text.split(gap)
    found: list[str] = []
    for _ in range(count):
        at = luck.below(0, len(words))
        word, other = words[at], words[luck.below(0, len(words))]
        letter = luck.below(0, len(word) + 1)
        misspelled = word[:letter] + "x5,:;~=.?"[luck.below(0, 9)] + word[letter + 1 :]
        found += [
            gap.join([*words[:at], *change, *words[at + 1 :]])
            for change in ([], [word, word], [other], [word[:letter]], [misspelled])
        ]
    return found


def test_views_are_plain_data(race: Race) -> None:
    for step in race.some(POINTS):
        for seat in (CHANCE, *race.viewers):
            view = race.game.view(step.before, seat)
            assert isinstance(view, msgspec.Struct)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_a_view_is_a_function_of_the_line(race: Race) -> None:
    for step in race.some(POINTS):
        again = slipstream.read(truth(step.before))
        for seat in (CHANCE, *race.viewers):
            assert race.game.view(again, seat) == race.game.view(step.before, seat)


def test_a_record_reads_back_strictly(race: Race) -> None:
    text = race.record.write()

    again = read_record(text)

    assert again.moves == race.record.moves
    assert again.write() == text
    assert again.tags["Result"] == result(race.game, race.final)
    assert again.tags["End"] == race.final.end()
    assert again.game.options == race.game.options
    check_deal(again)


def test_a_record_of_part_of_a_race_reads_back(race: Race) -> None:
    for step in race.some(3):
        part = Record(race.game, {"Start": truth(step.before)})
        at = race.steps.index(step)
        part.moves = race.record.moves[at : at + 5]
        text = part.write()
        assert read_record(text).write() == text


def test_a_replay_is_the_race(race: Race) -> None:
    replay = Replay(race.record)
    for index, state in reversed(list(enumerate(race.states()))):
        assert truth(replay.at(index)) == truth(state)


def test_the_barrier_is_the_last_luck_sealed_answer_or_other_seats_move(race: Race) -> None:
    replay = Replay(race.record)

    assert replay.barrier(0) == 0
    for index in range(1, len(race.steps) + 1):
        barrier = replay.barrier(index)
        free = race.steps[barrier:index]
        assert all(step.seat == free[-1].seat != CHANCE for step in free)
        assert not any(is_sealed(step) for step in free)
        if barrier:
            last = race.steps[barrier - 1]
            mover = race.steps[index - 1].seat
            assert is_sealed(last) or last.seat == CHANCE or last.seat != mover


def is_sealed(step: Step) -> bool:
    return step.before.decisions[step.before.asking].sealed


def test_a_record_cut_short_is_refused(race: Race) -> None:
    text = race.record.write().rstrip()
    begin = text.index("\n\n") + 2
    luck = SeededDealer(race.seed)
    for _ in range(5):
        with pytest.raises(Divergence):
            read_record(text[: begin + luck.below(0, len(text) - begin)])
    for _ in range(10):
        refused(read_record, text[: luck.below(0, begin)])


def test_a_damaged_record_is_refused_or_stands_for_a_race(race: Race) -> None:
    luck = SeededDealer(race.seed)
    text = race.record.write()
    for gap, count in (" ", 3), ("\n", 1):
        for again in damaged(text, gap, luck, count):
            if not refused(read_record, again):
                record = read_record(again)
                assert read_record(record.write()).moves == record.moves
    with pytest.raises((Divergence, InvalidText)):
        read_record(text + "    zz\n")
