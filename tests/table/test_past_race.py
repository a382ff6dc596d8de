"""Replays, charts, playing on, and records from elsewhere: over the wire."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from slipstream import CHANCE, GAMES, PUBLIC
from slipstream.games.registry import teller
from slipstream.notation.record import read_record
from slipstream.notation.replay import Replay, check_deal
from table.rooms import drive
from table.serving import Served, Table

RACES = sorted((Path(__file__).parents[1] / "games").glob("*.race"))
BOTS = [{"kind": "bot", "bot": "random"}] * 2


def driven(served: Served, code: str = "FMR", moves: int = 10_000, humans: int = 3) -> Table:
    """A table at which so many moves were made."""
    table = served.table(code, humans=humans, pace_ms=10_000)
    live = served.tables.in_memory[table.id]
    served.do(served.tables.act(live, lambda room: drive(room, moves)))
    return table


def position(table: Table, seat: int | None = None, **query: int) -> dict[str, Any]:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    told: dict[str, Any] = table.get(f"/position?{asked}", seat).json()
    return told


@pytest.mark.parametrize("code", GAMES)
def test_a_race_can_be_looked_at_after_any_move_with_any_eyes(served: Served, code: str) -> None:
    table = driven(served, code)
    record = read_record(table.get("/record").text)
    replay = Replay(record)
    last = len(record.moves)
    for index in (0, 1, last // 2, last - 1, last):
        state = replay.at(index)
        for eyes in (0, 2, PUBLIC, CHANCE):
            told = position(table, index=index, eyes=eyes)
            assert told["line"] == record.game.line(state, eyes)
            assert (told["index"], told["turn"], told["number"]) == (index, state.turn(), -1)
            assert told["view"]["seat"] == eyes
    assert "end" in position(table, index=last)
    assert position(table, eyes=1)["index"] == last


def test_during_a_race_others_eyes_stay_shut(served: Served) -> None:
    table = driven(served, moves=60)
    told = table.get("/position?index=40&eyes=1", 0)

    assert (told.status_code, told.json()["code"]) == (409, "hidden")
    assert table.get("/turns?eyes=1", 0).status_code == 409
    assert table.get("/position?eyes=-1").status_code == 409
    mine = position(table, 1, index=40)
    assert mine["view"]["hands"][1]
    assert mine["view"]["hands"][0] is None
    assert position(table, 1, index=40, eyes=PUBLIC)["view"]["hands"][1] is None
    assert table.get("/position?index=40").json()["view"]["seat"] == PUBLIC


def test_what_there_is_not_cannot_be_looked_at(served: Served) -> None:
    table = driven(served)
    told = table.get("/position?index=100000")

    assert (told.status_code, told.json()["code"]) == (404, "no_move")
    assert table.get("/position?eyes=7").json()["code"] == "no_seat"
    assert table.get("/position?index=-1").status_code == 400
    assert table.get("/turns?eyes=castle").status_code == 400


def test_an_undone_move_is_no_part_of_the_replay(served: Served) -> None:
    table = served.table(humans=1, bots=2, pace_ms=10_000)
    live = served.tables.in_memory[table.id]
    before = live.room.race.index
    served.do(served.tables.act(live, lambda room: drive(room, before + 20)))
    assert position(table, 0, index=before + 1)["index"] == before + 1
    served.do(
        served.tables.act(
            live, lambda room: room.takeback(0, room.race.number, before, served.tables.now())
        )
    )

    assert table.get(f"/position?index={before + 1}", 0).json()["code"] == "no_move"


@pytest.mark.parametrize("code", GAMES)
def test_charts_get_the_race_turn_by_turn(served: Served, code: str) -> None:
    table = driven(served, code)
    turns = table.get("/turns?eyes=-2").json()
    last = turns[-1]

    assert [turn["turn"] for turn in turns] == sorted({turn["turn"] for turn in turns})
    assert len({turn["index"] for turn in turns}) == len(turns) > 3
    assert last["index"] == position(table, index=0)["index"] + len(
        table.get("/log").json()["moves"]
    )
    assert last["view"] == position(table, index=last["index"], eyes=PUBLIC)["view"]
    middle = turns[len(turns) // 2]
    assert middle["view"] == position(table, index=middle["index"], eyes=PUBLIC)["view"]


@pytest.mark.parametrize("code", GAMES)
def test_the_board_is_that_of_the_game(served: Served, code: str) -> None:
    table = served.table(code)
    told = table.get("/board").json()
    plan = teller(served.tables.in_memory[table.id].room.race.game).board()

    assert (told is None) == (plan is None)
    if plan is not None:
        assert len(told["spaces"]) == len(plan.spaces)
        assert {"id", "x", "y", "angle", "outline", "kind"} <= set(told["spaces"][0])


def fork(served: Served, table: Table, **body: Any) -> tuple[int, dict[str, Any]]:
    told = served.http.post(f"/api/tables/{table.id}/forks", json=body)
    return told.status_code, told.json()


def test_one_can_play_on_from_any_position_of_a_race(served: Served) -> None:
    table = driven(served)
    seats = [{"kind": "human", "name": "Ann"}, *BOTS]
    there = position(table, index=60, eyes=CHANCE)["line"]
    status, told = fork(served, table, index=60, seats=seats, eyes=0, pace_ms=10_000)
    made = Table(served, told["table"]["id"], [held["secret"] for held in told["held"]])

    assert status == 201
    start = served.tables.in_memory[made.id].room.ledger.opened.start
    assert start == there
    assert told["table"]["commitment"] != table.get().json()["commitment"]
    with made.connect(0) as ann:
        assert ann.position["view"]["seat"] == 0
    served.do(served.tables.act(served.tables.in_memory[made.id], drive))
    check_deal(read_record(made.get("/record").text))


def test_what_a_seat_could_not_know_can_be_dealt_anew(served: Served) -> None:
    table = driven(served)
    seats = [{"kind": "human", "name": "Ann"}, *BOTS]
    true = position(table, index=60, eyes=CHANCE)["line"]
    mine = position(table, index=60, eyes=0)["line"]
    _, told = fork(served, table, index=60, seats=seats, eyes=0, redeal=True, pace_ms=10_000)
    room = served.tables.in_memory[told["table"]["id"]].room
    start = room.race.game.read(room.ledger.opened.start)

    assert room.ledger.opened.start != true
    assert room.race.game.line(start, 0) == mine


def test_nobody_plays_on_from_a_race_that_goes_on_or_is_over_there(served: Served) -> None:
    seats = [{"kind": "human", "name": "Ann"}, *BOTS]
    going = driven(served, moves=60)
    over = driven(served)
    last = len(over.get("/log").json()["moves"])

    assert fork(served, going, index=40, seats=seats)[1]["code"] == "hidden"
    assert fork(served, over, index=last, seats=seats)[1]["code"] == "over"
    assert fork(served, over, index=5, seats=seats[:2])[1]["code"] == "no_seat"
    assert fork(served, over, index=5, seats=seats)[0] == 201


@pytest.mark.parametrize("file", [RACES[0], RACES[-1]], ids=lambda file: str(file.stem))
def test_a_record_becomes_a_table_to_look_at(served: Served, file: Path) -> None:
    text = file.read_text()
    told = served.http.post("/api/records", content=text)
    assert told.status_code == 201, told.text
    table = Table(served, told.json()["table"]["id"], [])
    record = read_record(text)

    assert told.json()["held"] == []
    assert table.get().json()["state"] == "record"
    assert table.get("/record").text == text
    assert len(table.get("/log").json()["moves"]) == len(record.moves)
    assert position(table, index=9, eyes=CHANCE)["line"] == record.game.line(
        Replay(record).at(9), CHANCE
    )
    joined = served.http.post(f"/api/tables/{table.id}/seats", json={"name": "Ann"})
    assert joined.json()["code"] == "taken"
    del served.tables.in_memory[table.id]
    assert table.get("/position").json()["index"] == len(record.moves)


def test_half_a_record_is_a_table_where_nobody_drives_on(served: Served) -> None:
    table = driven(served)
    text = table.get("/record").text
    head, _, moves = text.partition("\n\n")
    half = "\n".join(row for row in head.splitlines() if not row.startswith(("[Res", "[End")))
    rows = "\n".join(moves.splitlines()[:20])
    told = served.http.post("/api/records", content=f"{half}\n\n{rows}\n").json()
    made = Table(served, told["table"]["id"], [])
    stands = made.get("/position").json()

    assert told["table"]["seats"][0]["name"] == "Driver 1"
    assert stands["waiting"] == []
    assert stands["decision"] != "end"
    seats = [{"kind": "human", "name": "Ann"}, *BOTS]
    assert fork(served, made, index=stands["index"], seats=seats)[0] == 201


@pytest.mark.parametrize(
    ("text", "sentence", "clause"),
    [
        ("", "it lacks a tag", ""),
        ('[Game "FMR/1"]\n[Seats "1 2 3"]\n\n0 ~p ~z\n', "line 4, move 2 (turn 0)", ""),
        ('[Game "FMR/1"]\n[Seats "1"]\n', "3 to 6 players", "FMR-1.1"),
        ('[Game "FMR/1"]\n[Seats "1 2 3"]\n[View "2"]\n', "the copy of seat 2", ""),
        ("[Game]", "is not a tag", ""),
    ],
)
def test_what_is_wrong_with_a_record_is_told_with_its_place(
    served: Served, text: str, sentence: str, clause: str
) -> None:
    told = served.http.post("/api/records", content=text)

    assert told.status_code == 400
    assert sentence in told.json()["text"]
    assert told.json()["clause"].startswith(clause)


def test_a_move_that_cannot_be_is_told_by_its_token_and_its_line(served: Served) -> None:
    text = '[Game "FMR/1"]\n[Seats "1 2 3"]\n\n0 ~p ~z\n'

    say = served.http.post("/api/records", content=text).json()["say"]

    assert say["id"] == "refused-impossible-move"
    assert (say["args"]["row"], "z" in say["args"]["token"]) == (4, True)


def test_a_record_is_text_of_some_length(served: Served) -> None:
    assert served.http.post("/api/records", content=b"\xff\xfe").json()["code"] == "malformed"
    assert served.http.post("/api/records", content="x" * 200_000).status_code == 413


def test_the_games_name_their_circuits_and_refuse_by_clause(served: Served) -> None:
    games = {game["code"]: game for game in served.http.get("/api/games").json()}

    assert games["FMR"]["circuits"] == []
    for code in ("TA", "GP", "QGP"):
        offered = next(o for o in games[code]["options"] if o["name"] == "circuit")
        assert [circuit["id"] for circuit in games[code]["circuits"]] == offered["allowed"]
        assert all(circuit["title"] for circuit in games[code]["circuits"])
    usual = {o["name"]: o["usual"] for o in games["GP"]["options"]}
    assert usual["laps"]["altavento"] == "3"
    assert usual["teams"]["2"] == "scarlet,cobalt"
    assert usual["weather"] == {}
    seats = [{"kind": "bot"}] * 8
    body = {"game": "GPF1", "seats": seats, "options": {"laps": "5"}}
    told = served.http.post("/api/tables", json=body)
    assert (told.status_code, told.json()["clause"]) == (400, "GPF1-R58")
    body = {"game": "FMR", "seats": seats}
    assert served.http.post("/api/tables", json=body).json()["clause"].startswith("FMR-")
