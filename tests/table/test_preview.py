"""Previews: what an answer would do, by what the seat knows alone."""

from __future__ import annotations

import msgspec
import pytest

from sealed_bids.game import SealedBids
from slipstream import CHANCE, GAMES, SeededDealer, State, load, read
from slipstream.games.registry import teller
from slipstream.table.telling.preview import Preview
from slipstream.table.telling.prospects import Previewed, Prospect
from table.rooms import own_steps, room, truth

ENOUGH = 12  # previews of one race
NAMES = ["Ann", "Ben", "Cid", "Dee", "Eve", "Fay"]
LINE = (
    "FMR/1 ask=play:1 order=g1,b2,y1,o1,p2,b1,r2,g2,p1,o2,y2,r1"
    " hand=1:O3g,PIT*,TT,CG,CG;2:O2b,O2g,O2y,O2o,O3b;3:O2r,O2p,O3b,O3y,O3y;4:WL,WL,WL,OC,OC deck=34"
)


def previewed(state: State, seat: int, ways: bool = False) -> Previewed:
    return Preview(state, seat).all(0, ways=ways)


def prospect(told: Previewed, token: str) -> Prospect:
    return next(found for found in told.prospects if found.tokens == [token])


def test_every_legal_answer_has_its_consequences() -> None:
    state = read(LINE)
    told = previewed(state, 0)
    decision = state.decisions[state.asking]

    assert [found.tokens for found in told.prospects] == [
        [decision.spell(state, action)] for action in state.legal(0)
    ]
    overtaken = prospect(told, "O3g:g2").effect
    after = state.copy()
    after.apply(0, decision.read(state, 0, "O3g:g2"))
    assert overtaken.changes["order"] == msgspec.to_builtins(state.game.view(after, 0).order)
    assert overtaken.points == after.points()
    assert overtaken.places == after.places()
    assert {event.clause[:4] for event in overtaken.events} == {"FMR-"}
    assert overtaken.next == "luck"


def test_public_luck_is_told_outcome_by_outcome() -> None:
    charge = prospect(previewed(read(LINE), 0), "CG:g2")

    assert sum(outcome.weight for outcome in charge.outcomes) == 12
    assert {outcome.of for outcome in charge.outcomes} == {12}
    assert len({str(outcome.effect.changes) for outcome in charge.outcomes}) > 1


def test_a_card_that_will_be_drawn_is_no_part_of_a_preview() -> None:
    assert prospect(previewed(read(LINE), 0), "O3g:g2").outcomes == []


def test_one_answer_can_be_asked_for_alone() -> None:
    told = Preview(read(LINE), 0).all(5, "O3g:g2")

    assert [found.tokens for found in told.prospects] == [["O3g:g2"]]
    assert told.number == 5


@pytest.mark.parametrize("code", [*GAMES, "TOY"])
def test_a_preview_is_the_same_for_every_truth_that_the_seat_cannot_tell_apart(code: str) -> None:
    kind = SealedBids if code == "TOY" else GAMES[code]()
    game = load(code, kind.fewest + 1)
    state, dealer, luck = game.start(), SeededDealer(3), SeededDealer(4)
    compared = 0
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(dealer))
            continue
        if compared < ENOUGH and (luck.below(0, 6) == 0 or code == "TOY"):
            guess = state.guess(seat, luck)
            compared += game.line(guess, CHANCE) != game.line(state, CHANCE)
            assert previewed(guess, seat, True) == previewed(state, seat, True)
        actions = state.legal(seat)
        state.apply(seat, actions[luck.below(1, len(actions))])
    assert compared


def test_a_preview_changes_nothing() -> None:
    made = room()
    before = truth(made)
    previewed(made.race.state, made.ledger.waiting()[0], True)

    assert truth(made) == before


def test_whole_moves_are_own_answers_that_follow_each_other() -> None:
    made = own_steps()
    told = previewed(made.race.state, made.ledger.waiting()[0], True)

    assert [found.tokens for found in told.ways] == [["m:1", "."], ["m:2", "."], ["m:3", "."]]
    assert [found.name for found in told.ways] == ["@1", "@2", "@3"]
    assert told.complete
    assert told.ways[0].effect.changes["marks"] != told.ways[1].effect.changes["marks"]


def test_what_depends_on_hidden_cards_is_said_to_be_luck() -> None:
    """The last sealed bid reveals the other: whether it wins is not known before."""
    made = room("TOY", seats=2)
    state = made.race.state.copy()
    state.apply(1, state.legal(1)[0])
    effect = previewed(state, 0).prospects[0].effect

    assert "used" in effect.luck
    assert "used" not in effect.changes


def test_a_whole_move_can_be_asked_for_by_its_name() -> None:
    made = own_steps()
    told = Preview(made.race.state, made.ledger.waiting()[0]).all(0, "@2")

    assert [found.tokens for found in told.ways] == [["m:2", "."]]
    assert told.prospects == []


@pytest.mark.parametrize("code", ["TA", "GP"])
def test_a_card_tells_where_it_leads(code: str) -> None:
    state, seat = choosing(code)
    decision = state.decisions[state.asking]
    token = decision.spell(state, state.legal(seat)[0])
    told = Preview(state, seat).all(0, token, ways=True)
    after = state.copy()
    after.apply(seat, state.legal(seat)[0])

    assert [found.tokens for found in told.prospects] == [[token]]
    assert [found.name for found in told.ways] == [
        w.name for w in teller(state.game).ways(after, seat)
    ]
    assert {found.tokens[0] for found in told.ways} == {token}


@pytest.mark.parametrize("code", ["TA", "GP"])
def test_every_card_tells_what_it_can_reach_before_it_is_played(code: str) -> None:
    state, seat = choosing(code)
    told = previewed(state, seat, ways=True)
    decision = state.decisions[state.asking]

    assert any(len(found.reach) > 1 for found in told.prospects)
    for found in told.prospects:
        after = state.copy()
        after.apply(seat, decision.read(state, seat, found.tokens[0]))
        names = [way.name.partition("/")[0] for way in teller(state.game).ways(after, seat)]
        assert list(found.reach) == list(dict.fromkeys(names))
    assert not any(found.reach for found in previewed(state, seat).prospects)


def test_a_move_under_way_tells_its_ends_as_whole_moves_only() -> None:
    state, seat = moving("TA")

    assert not any(found.reach for found in previewed(state, seat, True).prospects)


def test_of_many_whole_moves_the_last_come_without_their_effect(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = own_steps()
    monkeypatch.setattr("slipstream.table.telling.preview.MOST_TRIED", 2)
    told = previewed(made.race.state, made.ledger.waiting()[0], True)

    assert not told.complete
    assert [bool(found.effect.changes) for found in told.ways] == [True, True, False]
    assert told.ways[2].tokens == ["m:3", "."]


def test_the_whole_moves_of_a_car_lead_where_their_names_say() -> None:
    state, seat = moving("TA")
    told = previewed(state, seat, True)

    assert len(told.ways) > 1
    for plan in told.ways:
        after = state.copy()
        for token in plan.tokens:
            decision = after.decisions[after.asking]
            after.apply(seat, decision.read(after, seat, token))
        active = next(car for car in plan.effect.changes["cars"] if car["at"] == plan.name[1:])
        assert active["seat"] == seat
        assert plan.effect.changes["cars"] == msgspec.to_builtins(state.game.view(after, seat).cars)


def choosing(code: str) -> tuple[State, int]:
    """A race at the first choice of a card after which the car can end in several places."""
    state, dealer = load(code, 3).start(), SeededDealer(1)
    while True:
        seat = state.waiting[0]
        action = state.sample(dealer) if seat == CHANCE else state.legal(seat)[0]
        before = state.copy()
        state.apply(seat, action)
        if seat in state.waiting and len(teller(state.game).ways(state, seat)) > 1:
            return before, seat


def moving(code: str) -> tuple[State, int]:
    """A race at the first move that can end in several places."""
    state, dealer = load(code, 3).start(), SeededDealer(1)
    while len(teller(state.game).ways(state, state.waiting[0])) < 2:
        seat = state.waiting[0]
        state.apply(seat, state.sample(dealer) if seat == CHANCE else state.legal(seat)[0])
    return state, state.waiting[0]
