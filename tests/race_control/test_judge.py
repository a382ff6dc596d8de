"""A position that was tapped in: each tap is a step of the rules, or refused with its clause."""

from __future__ import annotations

import msgspec
import pytest

from slipstream import SlipstreamError
from slipstream.race_control import acts as a
from slipstream.race_control import door
from slipstream.race_control.judge import CarAt, Look, Position, look
from slipstream.race_control.race import Setup

TA = Setup("TA", 2, {"cars": "2"})


def cars_of(setup: Setup, seat: int) -> list[CarAt]:
    return [car for car in look(Position(setup)).cars if car.seat == seat]


def tapped(to: str = "", *moves: str, spaces: dict[int, str] | None = None) -> Look:
    """Own car on 5.1, a rival right ahead of it on 6.1."""
    own, rival = cars_of(TA, 0)[0].car, cars_of(TA, 1)[0].car
    stand = {own: "5.1", rival: "6.1"} if spaces is None else spaces
    return look(Position(TA, spaces=stand, seat=0, moves=list(moves), to=to))


def first() -> str:
    return tapped().answers[0].token


def test_cars_stand_where_they_were_tapped_and_the_others_behind_the_line() -> None:
    found = tapped()
    own, rival = cars_of(TA, 0)[0].car, cars_of(TA, 1)[0].car

    at = {car.car: car.space for car in found.cars}
    assert (at[own], at[rival]) == ("5.1", "6.1")
    assert len(set(at.values())) == len(at)
    assert all(int(at[car].split(".")[0]) > 40 for car in at if car not in (own, rival))
    assert found.question is not None
    assert found.ruling.clause == "TA-3.4.2"


def test_any_card_may_be_played_with_an_own_car() -> None:
    found = tapped()
    words = {car.word for car in cars_of(TA, 0)}

    assert {answer.parts[0] for answer in found.answers if len(answer.parts) == 2} == words
    assert len({answer.parts[1] for answer in found.answers if len(answer.parts) == 2}) > 50
    theirs = cars_of(TA, 1)[0].word
    refused = tapped("", theirs + found.answers[0].parts[1])
    assert not refused.ruling.is_legal
    assert refused.ruling.clause.startswith("TA-")
    assert refused.moves == []


def test_a_step_is_tapped_on_the_board() -> None:
    """TA-6.1.2: with a push of the car ahead."""
    move = first()
    ways = {answer.space: answer.token for answer in tapped("", move).answers}
    assert ways == {"6.1": ">", "5.0": "i", "5.2": "o"}

    found = tapped("6.1", move)
    assert found.ruling.is_legal
    assert found.moves == [move, ">"]
    own, rival = cars_of(TA, 0)[0].car, cars_of(TA, 1)[0].car
    at = {car.car: car.space for car in found.cars}
    assert (at[own], at[rival]) == ("6.1", "7.1")


def test_a_step_that_is_not_allowed_names_its_clause_and_changes_nothing() -> None:
    move = first()
    across = tapped("6.2", move)
    assert not across.ruling.is_legal
    assert across.ruling.clause.startswith("TA-")
    assert across.moves == [move]
    assert across.answers

    for far in ("9.1", "5.1"):
        assert tapped(far, move).ruling.refused == "no single step leads there"


def test_a_space_means_nothing_before_a_car_moves() -> None:
    assert not tapped("6.1").ruling.is_legal


def test_a_move_that_is_over_is_legal() -> None:
    found = tapped("", f"{cars_of(TA, 0)[0].word}!")

    assert found.ruling.is_legal
    assert found.question is None
    assert found.answers == []


def test_a_car_that_leaves_the_road_has_no_space_to_tap() -> None:
    """A whole move, one legal step after the other, to its end."""
    moves = [first()]
    while (found := tapped("", *moves)).question is not None:
        assert found.ruling.is_legal
        moves.append(found.answers[-1].token)

    assert found.ruling.is_legal
    assert len(moves) > 2


def test_what_cannot_be_read_is_refused() -> None:
    assert tapped("", "nonsense").ruling.refused
    own = cars_of(TA, 0)[0].car
    rival = cars_of(TA, 1)[0].car
    with pytest.raises(SlipstreamError, match="two cars"):
        tapped(spaces={own: "5.1", rival: "5.1"})
    with pytest.raises(SlipstreamError, match="no car 99"):
        tapped(spaces={99: "5.1"})
    with pytest.raises(SlipstreamError, match="no seat 9"):
        look(Position(TA, seat=8))
    with pytest.raises(SlipstreamError, match="no seat 9"):
        look(Position(Setup("FMR", 3), seat=8))
    with pytest.raises(SlipstreamError, match="not the turn of seat 4"):
        look(Position(Setup("QGP", 3), seat=3))
    with pytest.raises(SlipstreamError, match="space of its own"):
        look(Position(Setup("QGP", 3), spaces={0: "1"}))


def test_wear_and_laps_come_from_the_race_that_control_keeps() -> None:
    """TA-7.2.1: a car with six markers has no card to play, only to retire."""
    own = cars_of(TA, 0)[0]
    acts: list[a.Act] = [a.Marked(own.car, "orange", 6), a.Marked(own.car, "lap", 1)]
    found = look(Position(TA, acts=acts, spaces={own.car: "5.1"}, seat=0))

    assert [one.token for one in found.answers if one.parts[0].startswith(own.word)] == [
        f"{own.word}!"
    ]


def test_a_race_that_is_over_has_no_moves() -> None:
    over = look(Position(Setup("FMR", 3), acts=[a.Stopped()]))

    assert over.ruling.refused == "the race is over"


@pytest.mark.parametrize("code", ["GP", "FMR", "QGP", "GPF1"])
def test_every_game_can_be_asked(code: str) -> None:
    found = look(Position(Setup(code, 3)))
    assert found.question is not None

    after = look(Position(Setup(code, 3), moves=[found.answers[0].token]))
    assert after.ruling.is_legal
    assert look(Position(Setup(code, 3), to="1.0")).ruling.refused == "no single step leads there"


def test_cards_and_cars_of_a_row_are_chosen_one_after_the_other() -> None:
    """FMR-4.2: an overtake card moves a car of its colour only."""
    setup = Setup("FMR", 3)
    found = look(Position(setup, seat=1))
    assert ("O2b", ":b1") in {answer.parts for answer in found.answers}

    wrong = look(Position(setup, seat=1, moves=["O2b:g1"]))
    assert not wrong.ruling.is_legal
    assert wrong.ruling.clause.startswith("FMR-")


def test_the_door_draws_the_board_where_cars_have_spaces() -> None:
    def asked(request: object) -> dict[str, object]:
        reply: dict[str, object] = msgspec.json.decode(
            door.answer(msgspec.json.encode(request).decode())
        )
        return reply

    board = asked(door.Board(TA))["board"]
    assert isinstance(board, dict)
    assert {car.space for car in look(Position(TA)).cars} <= {
        space["id"] for space in board["spaces"]
    }
    assert asked(door.Board(Setup("FMR", 3)))["board"] is None
    reply = asked(door.LookAt(Position(TA)))
    assert reply["type"] == "looked"
