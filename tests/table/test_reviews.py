"""A race looked at again: chances at once, verdicts by and by, found out once for everybody."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from slipstream.analysis.chances import Turning
from slipstream.analysis.race import Choice, Judge, analyse
from slipstream.analysis.verdict import Loss, Verdict
from slipstream.games.registry import GAMES, load
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.driver import Driver
from slipstream.kernel.game import State
from slipstream.notation.record import read_record
from slipstream.table.looking_back import review as reviewing
from slipstream.table.looking_back.looks import Look
from slipstream.table.store.retention import remove_tables
from slipstream.table.store.reviews import keep_review, review_of
from table.rooms import drive
from table.serving import Served, Table

REST = [code for code in GAMES if code != "FMR"]


def raced(served: Served, code: str = "FMR", moves: int = 10_000) -> Table:
    """A table at which so many moves were made."""
    table = served.table(code, pace_ms=10_000)
    live = served.tables.in_memory[table.id]
    served.do(served.tables.act(live, lambda room: drive(room, moves)))
    return table


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge who thinks little."""
    monkeypatch.setattr(reviewing, "judge_of", lambda _record: Judge(4, 0))


def look_at(served: Served, table: Table) -> Look:
    return Look(served.tables.store.address, table.id, "", served.tables.now())


def review(served: Served, table: Table) -> reviewing.Found:
    """In this process, and kept."""
    found = reviewing.review(look_at(served, table))
    if found.is_new:
        served.do(keep_review(served.tables.store, table.id, found.body))
    return found


def whole(served: Served, table: Table) -> Any:
    while (told := msgspec.json.decode(review(served, table).body))["done"] < told["total"]:
        pass
    return told


@pytest.mark.parametrize("code", ["FMR", *(pytest.param(c, marks=pytest.mark.more) for c in REST)])
def test_the_first_answer_has_the_chances_of_the_whole_race(served: Served, code: str) -> None:
    table = raced(served, code)

    told = table.get("/review").json()

    assert (told["done"], told["analysis"]["verdicts"]) == (0, [])
    chances = told["analysis"]["chances"]
    record = read_record(table.get("/record").text)
    assert chances[-1]["move"] == len(record.moves) == told["moves"]
    places = record.final().places()[: record.game.seats]
    best = [int(place == min(places)) / places.count(min(places)) for place in places]
    assert chances[-1]["win"] == pytest.approx(best, abs=1e-3)
    assert len(told["analysis"]["fortunes"]) == record.game.seats


@pytest.mark.usefixtures("quick")
def test_each_question_finds_out_more_until_all_is_judged(served: Served) -> None:
    table = raced(served)

    told = whole(served, table)

    record = table.get("/record").text
    found = analyse(record, Judge(4, 0))
    assert told["analysis"] == msgspec.to_builtins(found)
    assert set(told["words"]) == {
        str(one.move) for one in found.verdicts if one.mark or one.best != one.played
    }
    assert all(one["best"]["id"] for one in told["words"].values())


@pytest.mark.usefixtures("quick")
def test_two_paths_of_one_card_are_told_by_where_they_lead() -> None:
    """Otherwise the better move would read like the one that was played."""
    state = load("TA", 2, {"circuit": "flat"}).start()
    state.deal(SeededDealer(7))
    seat = state.waiting[0]
    card, steps = next(
        (one, ways) for one in state.moves() if len(ways := steps_of(state, one)) > 1
    )
    paths = [f"{card} {step}" for step in steps[:2]]
    verdict = Verdict(1, 1, seat + 1, "activate", paths[0], paths[1], Loss(), "slip")

    told = reviewing.in_words(state, verdict)

    assert told.played == told.best
    assert told.played_does
    assert told.played_does != told.does


def steps_of(state: State, card: str) -> list[str]:
    after = state.copy()
    after.play(card)
    return after.moves() if after.decision.name == "step" else []


def test_what_is_known_is_told_again_and_not_found_out_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = raced(served)
    before = whole(served, table)
    monkeypatch.setattr(reviewing, "verdict_of", None)

    found = reviewing.review(look_at(served, table))

    assert not found.is_new
    assert msgspec.json.decode(found.body) == before
    assert table.get("/review").json() == before


@pytest.mark.usefixtures("quick")
def test_a_review_of_other_rules_or_another_race_begins_anew(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = raced(served)
    whole(served, table)
    monkeypatch.setattr(reviewing, "VERSION", 99)

    assert msgspec.json.decode(review(served, table).body)["done"] == 0
    served.do(keep_review(served.tables.store, table.id, b"{}"))
    assert msgspec.json.decode(review(served, table).body)["done"] == 0


def test_what_turned_the_race_is_judged_first() -> None:

    left = [Choice(index, 0, [1]) for index in range(0, 50, 10)]
    turning = [Turning(25, 35, 3, 1, 0.2, 0.5)]

    order = [choice.index for choice in reviewing.most_telling(left, turning)]

    assert order == [30, 0, 10, 20, 40]


def test_a_race_under_way_is_not_reviewed(served: Served) -> None:
    assert raced(served, moves=60).get("/review").json()["code"] == "hidden"


def test_a_review_goes_with_its_table(served: Served) -> None:

    table = raced(served)
    table.get("/review")
    store = served.tables.store
    assert served.do(store.read(lambda found: review_of(found, table.id)))
    served.do(remove_tables(store, [table.id]))

    assert not served.do(store.read(lambda found: review_of(found, table.id)))


def test_a_plain_driver_has_no_luck_to_tell() -> None:
    assert (Driver.luck_counts, Driver.luck_explains) == (1.0, 0.0)
