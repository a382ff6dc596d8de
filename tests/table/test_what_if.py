"""What if: another answer in a race that is over, weighed, previewed and played on from; verdicts
in its record."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from slipstream.analysis.race import Choice, Judge, choices
from slipstream.games.registry import GAMES
from slipstream.notation.record import read_record
from slipstream.table.looking_back import review as reviewing
from slipstream.table.looking_back import what_if
from slipstream.table.room.refusal import Refusal
from table.serving import Served, Table
from table.test_past_race import BOTS, driven, fork, position
from table.test_reviews import look_at, whole

REST = [code for code in GAMES if code != "FMR"]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge who thinks little."""
    for module in (reviewing, what_if):
        monkeypatch.setattr(module, "judge_of", lambda _record: Judge(8, 0))


def decisions(table: Table) -> list[Choice]:
    return choices(read_record(table.get("/record").text))


def weighed(served: Served, table: Table, index: int, move: str = "") -> Any:
    """Until all is known, in this process."""
    while True:
        told = msgspec.json.decode(what_if.weigh(look_at(served, table), index, move))
        if told["done"] == told["total"]:
            return told


@pytest.mark.parametrize("code", ["FMR", *(pytest.param(c, marks=pytest.mark.more) for c in REST)])
def test_every_answer_can_be_weighed_and_played_on_from(served: Served, code: str) -> None:
    table = driven(served, code)
    found = decisions(table)
    choice = found[len(found) // 2]
    there = position(table, index=choice.index, eyes=choice.seat)

    for token in {there["answers"][0], there["answers"][-1]}:
        told = weighed(served, table, choice.index, token)

        moves = told["moves"]
        assert (told["index"], told["seat"]) == (choice.index, choice.seat)
        assert [one["is_played"] for one in moves] == [True] + [False] * (len(moves) - 1)
        assert sum(one["is_best"] for one in moves) == 1
        tried = next(one for one in moves if one["is_tried"])
        assert tried["move"].startswith(token.split()[0][:1])
        assert tried["label"]["id"]
        seats = [{"kind": "human", "name": "Ann"}, *BOTS]
        status, made = fork(served, table, index=choice.index, seats=seats, move=tried["move"])
        assert status == 201, made
        start = served.tables.in_memory[made["table"]["id"]].room.ledger.opened.start
        assert start != position(table, index=choice.index, eyes=-1)["line"]


def test_a_decision_is_weighed_over_the_wire_a_little_more_with_each_question(
    served: Served,
) -> None:
    table = driven(served)
    choice = decisions(table)[3]

    told = table.get(f"/weighed?index={choice.index}").json()

    assert 2 <= told["done"] <= told["total"]
    assert told["moves"][0]["is_played"]


def test_what_cannot_be_tried_is_refused_with_a_sentence(served: Served) -> None:
    table = driven(served)
    choice = decisions(table)[3]
    look = look_at(served, table)

    with pytest.raises(Refusal, match="'XX' is not an answer to 'play'") as found:
        what_if.weigh(look, choice.index, "XX")
    assert (found.value.code, found.value.say.args) == ("illegal", {"token": "XX"})
    with pytest.raises(Refusal, match="Nobody had a choice there"):
        what_if.weigh(look, 0, "")
    seats = [{"kind": "human", "name": "Ann"}, *BOTS]
    assert fork(served, table, index=choice.index, seats=seats, move="XX")[1]["code"] == "illegal"
    going = driven(served, moves=60)
    assert going.get("/weighed?index=30").json()["code"] == "hidden"
    assert going.get("/preview?index=30&eyes=1", 0).json()["code"] == "hidden"
    assert going.get("/preview?index=0&eyes=0", 0).json()["code"] == "not_asked"


def test_past_questions_are_previewed_as_present_ones(served: Served) -> None:
    table = driven(served)
    choice = decisions(table)[3]
    there = position(table, index=choice.index, eyes=choice.seat)

    told = table.get(f"/preview?index={choice.index}&eyes={choice.seat}").json()

    assert [one["tokens"] for one in told["prospects"]] == [[one] for one in there["answers"]]
    assert told["number"] == choice.index


def test_the_record_takes_the_verdicts_along_and_brings_them_back(served: Served) -> None:
    table = driven(served)
    plain = table.get("/record").text
    assert table.get("/record?verdicts=true").text == plain
    marked = [one for one in whole(served, table)["analysis"]["verdicts"] if one["mark"]]
    assert marked

    text = table.get("/record?verdicts=true").text

    assert len(re.findall(r"\{(?:!!|\?!|\?\??)[^}]*\}", text)) == len(marked)
    assert table.get("/record").text == plain
    brought = served.http.post("/api/records", content=text).json()["table"]["id"]
    told = Table(served, brought, []).get("/log").json()
    assert sorted(map(int, told["comments"])) == [one["move"] for one in marked]
    worst = marked[0]
    assert told["comments"][str(worst["move"])].endswith(f"better: {worst['best']}")
    assert table.get("/log").json()["comments"] == {}
