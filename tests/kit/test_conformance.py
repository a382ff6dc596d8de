"""What every game keeps to, on random races: nothing here knows which game it is."""

from __future__ import annotations

import re

import msgspec
import pytest

import slipstream
from kit.entries import entries, values
from kit.hidden import truth
from kit.races import DRIVEN_ON, POINTS, Race, Step, clause_ids, fingerprint, play_on, refused
from slipstream import CHANCE, PUBLIC, Game, IllegalAction, SeededDealer, State, play
from slipstream.games.registry import option_about, teller
from slipstream.kernel.answers import Answers
from slipstream.kernel.errors import InvalidOption, InvalidText
from slipstream.kernel.game import Decision
from slipstream.notation.record import Divergence, Record, read_record, result
from slipstream.notation.replay import Replay, check_deal

WALK = 20_000  # positions: more than a whole move passes through


def test_a_game_says_what_it_is(kind: type[Game]) -> None:
    assert re.fullmatch(r"[A-Z][A-Z0-9]*", kind.code)
    assert slipstream.GAMES[kind.code]() is kind
    assert kind.version >= 1
    assert 1 <= kind.fewest <= kind.most
    assert kind.seats_clause in clause_ids()
    for names in (kind.ends, kind.keys, [option.name for option in kind.offered]):
        assert len(set(names)) == len(names)
    assert kind.ends
    assert len({event.name for event in kind.kinds}) == len(kind.kinds)


def test_every_decision_has_a_name_of_its_own_and_a_clause(kind: type[Game]) -> None:
    decisions = kind(kind.fewest, {}).start().decisions

    assert len({decision.name for decision in decisions}) == len(decisions)
    assert {decision.clause for decision in decisions} <= clause_ids()


def test_the_cards_that_answers_play_are_cards_of_the_game(race: Race) -> None:
    known = race.game.cards()
    played = {
        card
        for step in race.steps
        if step.seat != CHANCE
        for card in step.before.decision.cards(step.before, step.action)
    }

    assert len(set(known)) == len(known)
    assert played <= set(known)
    assert bool(played) == bool(known)


def test_a_move_ends_where_its_whole_moves_end(race: Race) -> None:
    """If a game says where; and no end is promised where there is no whole move."""
    for step in race.some(POINTS):
        seat = max(step.seat, 0)
        ways = teller(race.game).ways(step.before, seat)
        ends = teller(race.game).reach(step.before, seat, WALK)
        assert not ends or ends.keys() == {way.name.partition("/")[0] for way in ways}


def test_seats_and_options_that_are_not_offered_are_refused(kind: type[Game]) -> None:
    for seats in (kind.fewest - 1, kind.most + 1):
        with pytest.raises(InvalidOption, match=re.escape(kind.seats_clause)):
            kind(seats, {})
    for option in kind.offered:
        with pytest.raises(InvalidOption, match=re.escape(option.clause)):
            kind(kind.fewest, {option.name: "no such value"})
    with pytest.raises(InvalidOption, match="no option"):
        kind(kind.fewest, {"no such option": ""})


def test_every_option_can_be_tried(kind: type[Game]) -> None:
    """Options list their values, or the game gives samples; each of them is in some race."""
    tried = entries(kind, whole=False)

    for option in kind.offered:
        assert option.clause in clause_ids()
        assert option_about(kind, option.name), "it is said what the option is about"
        assert not option.allowed or option.default in option.allowed
        for entry in tried:
            assert len(values(kind, option, entry.seats)) > 1, "a choice has two values"
        held = {dict(entry.options)[option.name] for entry in tried}
        assert held >= set(option.allowed or [option.default])
        assert len(held) > 1
    assert {entry.seats for entry in tried} == set(range(kind.fewest, kind.most + 1))


def test_a_decision_reads_what_it_spells_and_lists_what_it_answers(kind: type[Game]) -> None:
    """`Decision.read` and `legal` are shared: a game says how an answer is spelled, and which."""
    for decision in kind(kind.fewest, {}).start().decisions:
        assert type(decision).read is Decision.read
        assert type(decision).legal is Decision.legal


def test_only_waiting_seats_are_asked_and_their_answers_ascend(race: Race) -> None:
    for state in race.many_states():
        assert state.waiting == sorted(set(state.waiting))
        assert state.waiting == [CHANCE] or set(state.waiting) <= set(range(race.game.seats))
        assert len(state.waiting) < 2 or state.decisions[state.asking].sealed
        for seat in (PUBLIC, CHANCE, *range(race.game.seats)):
            actions = state.legal(seat)
            assert bool(actions) == (seat in state.waiting)
            assert actions == sorted(set(actions))


def test_a_list_of_answers_is_made_of_the_row_that_a_decision_fills(race: Race) -> None:
    out = Answers()
    for state in race.many_states():
        for seat in state.waiting:
            decision = state.decisions[state.asking]
            out.clear()
            decision.answers(state, seat, out)
            assert state.legal(seat) == list(out.row[: out.count])


def test_every_answer_has_a_token_of_its_own_that_reads_back(race: Race) -> None:
    for _, step in race.many():
        state = step.before
        decision = state.decisions[state.asking]
        for seat in state.waiting:
            tokens = {decision.spell(state, action): action for action in state.legal(seat)}
            assert len(tokens) == len(state.legal(seat))
            for token in tokens:
                assert fits_a_record(token, seat), token
                assert not re.search(r"\w", token) or decision.is_word(state, token)
        token = decision.spell(state, step.action)
        assert decision.read(state, step.seat, token) == step.action


def fits_a_record(token: str, seat: int) -> bool:
    """Nothing in a token can be taken for a gap, a comment, an unknown, or the dealer's mark."""
    forbidden = r"[\s{}()?~,]" if seat == CHANCE else r"[\s{}()?]|^\d*~"
    return bool(token) and not re.search(forbidden, token)


def test_the_clocks_answer_is_legal(race: Race) -> None:
    for step in race.steps:
        decision = step.before.decisions[step.before.asking]
        for seat in step.before.waiting:
            if seat != CHANCE:
                assert decision.fallback(step.before, seat) in step.before.legal(seat)


def test_an_answer_is_for_everybody_or_for_one_seat(race: Race) -> None:
    """A seat's own answer is never hidden from that seat."""
    for step in race.steps:
        audience = step.before.decisions[step.before.asking].audience(step.before, step.seat)
        own = range(race.game.seats) if step.seat == CHANCE else [step.seat]

        assert audience == PUBLIC or audience in own


def test_luck_has_whole_positive_weights_and_a_source(race: Race) -> None:
    for step in race.steps:
        if step.seat == CHANCE:
            chances = step.before.chances()
            assert [outcome for outcome, _ in chances] == step.before.legal(CHANCE)
            assert all(weight > 0 for _, weight in chances)
            assert step.before.source() >= 0


def test_sampling_is_picking_from_the_chances(race: Race) -> None:
    for number, step in enumerate(race.steps):
        if step.seat == CHANCE:
            one, other = SeededDealer(number), SeededDealer(number)
            picked = one.pick(step.before.source(), step.before.chances())
            assert step.before.sample(other) == picked
            assert counts(one) == counts(other)


def counts(dealer: SeededDealer) -> list[int]:
    return [stream.count for stream in dealer.streams]


def test_the_checked_door_refuses_and_nothing_has_changed(race: Race) -> None:
    for number, step in enumerate(race.some(POINTS)):
        state = step.before
        for seat in (PUBLIC, CHANCE, *range(race.game.seats)):
            wrong = [-7, max(state.legal(seat), default=0) + 1]
            for action in wrong if seat in state.waiting else [*wrong, step.action]:
                with pytest.raises(IllegalAction):
                    play(state, seat, action)
        assert step.fingerprint == fingerprint(state, race.steps.index(step)), number
    with pytest.raises(IllegalAction, match="over"):
        play(race.final, 0, 0)


def test_sealed_answers_may_come_in_any_order(race: Race) -> None:
    for step in race.steps:
        if len(step.before.waiting) > 1:
            answers = {seat: step.before.legal(seat)[-1] for seat in step.before.waiting}
            ends = {truth(answered(step.before, answers, order)) for order in orders([*answers])}
            assert len(ends) == 1


def orders(seats: list[int]) -> list[list[int]]:
    """Every seat first and last, forwards and backwards; of three seats all orders there are."""
    turned = [seats[at:] + seats[:at] for at in range(len(seats))]
    return turned + [order[::-1] for order in turned]


def answered(state: State, answers: dict[int, int], order: list[int]) -> State:
    state = state.copy()
    for seat in order:
        assert seat in state.waiting
        play(state, seat, answers[seat])
    return state


def test_no_state_moves_when_its_copy_is_played_on(race: Race) -> None:
    for number, step in race.many():
        assert fingerprint(step.before, number) == step.fingerprint
        assert fingerprint(step.before.copy(), number) == step.fingerprint


def test_a_copy_plays_on_as_the_state_does(race: Race) -> None:
    for step in race.some(DRIVEN_ON):
        before = truth(step.before)
        assert play_on(step.before.copy(), race.seed) == play_on(step.before, race.seed)
        assert truth(step.before) == before


def test_the_same_answers_give_the_same_race(race: Race) -> None:
    state = race.game.start()
    for step in race.steps:
        assert truth(state) == truth(step.before)
        state.apply(step.seat, step.action)
    assert truth(state) == truth(race.final)


def test_listening_changes_nothing(race: Race) -> None:
    """The race was driven with a trace; without one it is the same (and tested above), and a
    trace tells something of every race."""
    assert sum(len(step.events) for step in race.steps) > 0
    assert all(state.trace is None for state in race.states())


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


def test_a_race_ends_in_time_and_in_a_way_of_its_game(race: Race) -> None:
    turns = [state.turn() for state in race.states()]

    assert sum(step.seat != CHANCE for step in race.steps) <= race.game.longest
    assert race.final.end() in race.game.ends
    assert turns == sorted(turns)
    assert turns[0] == 0


def test_every_entrant_has_points_and_a_rank(race: Race) -> None:
    entrants = race.game.entrants()

    assert len(set(entrants)) == len(entrants) >= race.game.seats
    for state in race.states():
        places = state.places()
        assert len(state.points()) == len(places) == len(entrants)
        assert places == [1 + sum(other < mine for other in places) for mine in places]
