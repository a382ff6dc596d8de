"""What every game keeps to, on random races: nothing here knows which game it is."""

from __future__ import annotations

import re

import pytest

import slipstream
from kit.entries import entries, values
from kit.hidden import truth
from kit.races import DRIVEN_ON, POINTS, Race, clause_ids, fingerprint, play_on
from slipstream import CHANCE, PUBLIC, Game, IllegalAction, SeededDealer, State, play
from slipstream.games.registry import option_about, teller
from slipstream.kernel.answers import Answers
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import Decision

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
    """Also those that nobody gave: in a race at random everybody may retire before the first."""
    known = race.game.cards()
    playable = {
        card
        for step in race.steps
        if step.seat != CHANCE
        for answer in step.before.legal(step.seat)
        for card in step.before.decision.cards(step.before, answer)
    }

    assert len(set(known)) == len(known)
    assert playable <= set(known)
    assert bool(playable) == bool(known)


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


@pytest.mark.uncounted
def test_no_state_moves_when_its_copy_is_played_on(race: Race) -> None:
    for number, step in race.many():
        assert fingerprint(step.before, number) == step.fingerprint
        assert fingerprint(step.before.copy(), number) == step.fingerprint


@pytest.mark.uncounted
def test_a_copy_plays_on_as_the_state_does(race: Race) -> None:
    for step in race.some(DRIVEN_ON):
        before = truth(step.before)
        assert play_on(step.before.copy(), race.seed) == play_on(step.before, race.seed)
        assert truth(step.before) == before


@pytest.mark.uncounted
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
