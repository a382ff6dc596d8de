"""The door for programs in other languages, and the judge."""

from __future__ import annotations

import json
from typing import Any

from slipstream import SeededDealer, load
from slipstream.kernel.game import CHANCE
from slipstream.race_control.door import answer


def ask(**request: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(json.dumps(request)))
    return found


def test_it_tells_the_games_and_how_a_race_stands() -> None:
    games = {game["code"]: game for game in ask(type="games")["games"]}
    assert games["TA"]["circuits"]["st_adriana"]
    assert (games["FMR"]["fewest"], games["FMR"]["most"]) == (3, 6)

    setup = {"game": "TA", "seats": 3}
    told = ask(type="tell", setup=setup, acts=[{"type": "ended"}])["told"]
    assert told["question"]["seat"] == -1
    drawn = ask(type="draw", setup=setup, acts=[{"type": "ended"}], seed=5)["token"]
    assert drawn in [one["token"] for one in told["question"]["answers"]]


def test_whatever_is_wrong_is_said_in_a_sentence() -> None:
    for request in (
        {"type": "tell", "setup": {"game": "XYZ", "seats": 3}, "acts": []},
        {"type": "tell", "setup": {"game": "FMR", "seats": 3}, "acts": [{"type": "flown"}]},
        {"type": "nothing"},
    ):
        assert ask(**request)["type"] == "refused"
        assert ask(**request)["reason"]
    assert json.loads(answer("not json"))["type"] == "refused"


def line() -> str:
    game = load("FMR", 4)
    state = game.start()
    state.deal(SeededDealer(3))
    return game.line(state, CHANCE)


def judged(move: str, position: str = "") -> dict[str, Any]:
    ruling: dict[str, Any] = ask(type="judge", line=position or line(), move=move)["ruling"]
    return ruling


def test_the_judge_says_whether_a_move_is_legal_and_why_not() -> None:
    open_question = judged("")
    assert open_question["is_legal"]
    legal = open_question["moves"][0]

    assert judged(legal)["is_legal"]
    unheld = next(
        code
        for code in ("CR", "SO", "SL", "TT", "LC")
        if code not in " ".join(open_question["moves"])
    )
    refused = judged(f"{unheld}:g1")
    assert not refused["is_legal"]
    assert refused["clause"].startswith("FMR-")
    assert refused["moves"] == open_question["moves"]


def test_the_judge_says_what_it_cannot_read() -> None:
    assert "FMR" in judged("CG", "FMR/1 ask=play")["refused"]
    assert judged("flying")["refused"]


def test_a_race_that_is_over_has_no_moves() -> None:
    game = load("QGP", 2)
    state = game.start()
    dealer = SeededDealer(1)
    while state.waiting:
        state.deal(dealer)
        if state.waiting:
            state.play(state.moves(state.waiting[0])[0], state.waiting[0])

    assert judged("keep", game.line(state, CHANCE))["refused"] == "the race is over"
