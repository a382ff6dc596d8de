"""Hints at the table: where they are allowed, from what the seat knows, and in no season."""

from __future__ import annotations

import msgspec
import pytest

from slipstream import CHANCE, GAMES, SeededDealer, State, load
from slipstream.bots.hints import advise
from slipstream.kernel.bot import Perspective
from slipstream.table.room.entries import Opened
from slipstream.table.telling import hint
from slipstream.table.telling.hint import hinted, hinted_moves
from slipstream.table.telling.prospects import Hinted
from table.serving import Served


def moment(code: str) -> State:
    state = load(code, 4 if code != "QGP" else 2).start()
    luck = SeededDealer(1)
    while state.turn() < 2 or state.waiting == [CHANCE] or len(state.legal(state.waiting[0])) < 3:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(luck))
        else:
            state.apply(seat, state.game.driver.reflex(state, seat, luck))
    return state


@pytest.mark.parametrize("code", list(GAMES))
def test_a_hint_says_what_a_move_does_and_what_it_is_worth(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint, "advise", lambda p: advise(p, 0.02))
    state = moment(code)
    seat = state.waiting[0]
    game = state.game
    tokens = {state.decision.spell(state, action) for action in state.legal(seat)}
    messages = set()
    for truth in (state, state.guess(seat, SeededDealer(99))):
        guess = truth.guess(seat, SeededDealer(5))
        line = game.line(guess, CHANCE)
        messages.add(hinted(code, game.seats, (), line, seat, 5, 5, 0))

    assert len(messages) == 1, "the same perspective, another truth: the same hint"
    found = msgspec.json.decode(messages.pop(), type=Hinted)
    assert found.number == 5
    assert 1 <= len(found.moves) <= 3
    for move in found.moves:
        assert move.tokens[0] in tokens
        assert 1 <= move.place <= game.seats
        assert {"hint-gain", "hint-loss", "hint-even"} & {why.id for why in move.why}


def test_a_hint_of_a_whole_move_names_all_its_answers() -> None:
    state = moment("TA")
    seat = state.waiting[0]
    found = advise(Perspective(state, seat, SeededDealer(3), 0), 0.02)
    moves = hinted_moves(state, seat, found)

    assert max(len(move.tokens) for move in moves) > 1
    assert all(len(move.tokens) <= len(one.answers) for move, one in zip(moves, found, strict=True))


def test_a_player_asks_where_the_table_allows_it(served: Served) -> None:
    table = served.table(humans=3, hints=True)
    assert table.get().json()["hints"] is True
    with table.connect(0) as first, table.connect(1) as second, served.work_here():
        number = first.position["number"]
        (seat,) = first.position["waiting"]
        asked = (first, second)[seat] if seat < 2 else table.connect(seat)
        other = second if asked is first else first
        reply = asked.ask({"type": "hint", "number": number})
        again = asked.ask({"type": "hint", "number": number})

        assert (reply["type"], reply["number"]) == ("hint", number)
        assert all(move["tokens"][0] in asked.position["answers"] for move in reply["moves"])
        assert again == reply
        assert other.ask({"type": "hint", "number": number})["code"] == "not_asked"
        assert asked.ask({"type": "hint", "number": number + 1})["code"] == "stale"
        asked.close()


def test_no_hints_where_nobody_agreed_on_them(served: Served) -> None:
    table = served.table(humans=3)
    with table.connect() as watching:
        number, (seat,) = watching.position["number"], watching.position["waiting"]
        assert watching.ask({"type": "hint", "number": number})["code"] == "spectator"
    with table.connect(seat) as asked:
        assert asked.ask({"type": "hint", "number": number})["code"] == "no_hints"
    assert table.get().json()["hints"] is False
    assert not Opened(0, "FMR", 1, 3, "").hints, "as the tables of seasons are opened"
