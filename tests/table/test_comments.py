"""What people write about the moves of a race that is over: who may, where it stands, how long."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from slipstream import PUBLIC
from slipstream.analysis.race import choices
from slipstream.notation.record import read_record
from slipstream.table.limits import UNLIMITED
from table.rooms import drive
from table.serving import Served, Table
from table.test_past_race import driven

RACE = Path(__file__).parents[1] / "games" / "TA-2-circuit_lac_brume.race"


def comment(served: Served, table: str, secret: str, move: int, text: str) -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    body = {"move": move, "text": text}
    reply = served.http.post(f"/api/tables/{table}/comments", json=body, headers=headers)
    return reply.status_code, reply.json()


def written(table: Table) -> list[tuple[int, int, str]]:
    told = table.get("/log").json()["written"]
    return [(one["move"], one["seat"], one["text"]) for one in told]


def test_players_write_about_a_move_and_it_is_in_the_record(served: Served) -> None:
    table = driven(served)
    plain = table.get("/record").text
    first, second = table.secrets[:2]
    assert comment(served, table.id, first, 40, " Too\tearly, {I}  know. ")[0] == 201

    status, told = comment(served, table.id, second, 40, "What a move!!")

    assert status == 201
    assert [one["text"] for one in told] == ["Too early, {I} know.", "What a move!!"]
    assert written(table) == [(40, 0, "Too early, {I} know."), (40, 1, "What a move!!")]
    text = table.get("/record").text
    assert "{Driver 1: Too early, (I) know. Driver 2: What a move!!}" in text
    assert read_record(text).moves == read_record(plain).moves
    assert "Driver 2: What a move!!" in table.get("/record?verdicts=true").text


def test_the_newest_words_count_and_none_take_them_back(served: Served) -> None:
    table = driven(served)
    plain = table.get("/record").text
    for text in ("Hm.", "Better: wait."):
        comment(served, table.id, table.secrets[0], 40, text)
    comment(served, table.id, table.secrets[1], 41, "Oh.")
    assert written(table) == [(40, 0, "Better: wait."), (41, 1, "Oh.")]

    comment(served, table.id, table.secrets[0], 40, " ")
    comment(served, table.id, table.secrets[1], 41, "")

    assert written(table) == []
    assert table.get("/record").text == plain


def test_they_are_there_when_the_server_comes_back(served: Served) -> None:
    table = driven(served)
    comment(served, table.id, table.secrets[2], 33, "Here it was lost.")
    live = served.tables.in_memory[table.id]
    served.do(leave(served, live))

    assert written(table) == [(33, 2, "Here it was lost.")]
    assert comment(served, table.id, table.secrets[2], 33, "Here?")[0] == 201
    assert written(table) == [(33, 2, "Here?")]


async def leave(served: Served, live: Any) -> None:
    served.tables.drop(live)


def test_a_comment_stands_behind_the_whole_move(served: Served) -> None:
    text = RACE.read_text("utf-8")
    choice = next(one for one in choices(read_record(text)) if len(one.answers) > 2)
    made = served.http.post("/api/records", content=text).json()
    table = Table(served, made["table"]["id"], [])
    for at in (1, len(choice.answers)):
        status, _ = comment(served, table.id, made["owner"], choice.index + at, f"Step {at}.")
        assert status == 201

    end = choice.index + len(choice.answers)
    assert written(table) == [(end, PUBLIC, f"Step {len(choice.answers)}.")]
    saved = read_record(table.get("/record").text)
    assert saved.comments[end - 1].endswith(f"Step {len(choice.answers)}.")
    again = served.http.post("/api/records", content=table.get("/record").text).json()
    told = Table(served, again["table"]["id"], []).get("/log").json()
    assert told["comments"][str(end)] == saved.comments[end - 1]
    assert told["written"] == []


def test_only_players_and_whoever_brought_the_record_may_write(served: Served) -> None:
    table = driven(served)
    stranger = comment(served, table.id, "", 40, "Ha!")
    assert (stranger[0], stranger[1]["code"]) == (403, "no_secret")
    assert stranger[1]["say"]["id"] == "refused-comments-by-players"
    assert comment(served, table.id, "nonsense", 40, "Ha!")[1]["code"] == "no_secret"
    brought = served.http.post("/api/records", content=table.get("/record").text).json()
    for secret in ("", table.secrets[0]):
        assert comment(served, brought["table"]["id"], secret, 40, "Ha!")[0] == 403
    assert comment(served, table.id, brought["owner"], 40, "Ha!")[1]["code"] == "no_secret"

    assert written(table) == []


def test_nobody_writes_about_a_race_before_it_is_over(served: Served) -> None:
    table = driven(served, moves=60)

    status, told = comment(served, table.id, table.secrets[0], 40, "A hint!")

    assert (status, told["code"]) == (409, "hidden")
    assert written(table) == []


def test_a_comment_has_its_limits(served: Served) -> None:
    table = driven(served)
    secret = table.secrets[0]
    assert comment(served, table.id, secret, 40, "x" * 501)[0] == 400
    assert comment(served, table.id, secret, 0, "x")[0] == 400
    assert comment(served, table.id, secret, 100_000, "x")[1]["code"] == "no_move"
    assert comment(served, table.id, secret, 40, "x" * 500)[0] == 201
    live = served.tables.in_memory[table.id]
    served.do(served.tables.act(live, lambda room: room.mute(0, True, 1)))

    assert comment(served, table.id, secret, 41, "x")[1]["code"] == "muted"


def test_what_is_written_counts_against_what_a_client_may_store(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = driven(served)
    monkeypatch.setattr(served.tables, "limits", UNLIMITED)
    charged: list[int] = []
    monkeypatch.setattr(served.tables, "charge", lambda _client, size: charged.append(size))

    comment(served, table.id, table.secrets[0], 40, "äöü")

    assert charged == [506]


def driven_duplicate(served: Served) -> Table:
    table = served.table(humans=3, pace_ms=10_000, duplicate="tuesday")
    live = served.tables.in_memory[table.id]
    served.do(served.tables.act(live, lambda room: drive(room, 10_000)))
    return table


def test_where_others_still_race_the_same_deal_nothing_is_written_or_told(served: Served) -> None:
    table = driven_duplicate(served)
    assert comment(served, table.id, table.secrets[0], 40, "Mind the oil.")[0] == 201
    served.table(humans=3, duplicate="tuesday")

    assert comment(served, table.id, table.secrets[0], 41, "And here.")[1]["code"] == "hidden"
    assert written(table) == []
    assert "Mind" not in table.get("/record", 0).text
