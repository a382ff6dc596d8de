"""Stored tables as records: under the rules they were driven by, and under later ones."""

from __future__ import annotations

import json

import pytest
from websockets.sync.client import connect

from sealed_bids.game import SealedBids
from slipstream import CHANCE, GAMES, PUBLIC
from slipstream.notation.record import read_record, read_tags
from slipstream.notation.replay import check_deal, commitment
from slipstream.table.looking_back.records import record_of, record_text
from slipstream.table.room.ledger import STRIDE
from slipstream.table.room.room import Room
from table.rooms import NOW, drive, last_choice, room, truth
from table.serving import PATIENCE, Served


@pytest.mark.parametrize("code", [*GAMES, "TOY"])
def test_a_table_is_a_record_and_its_deal_is_proved(code: str) -> None:
    made = room(code)
    drive(made)
    record = read_record(record_text(made.ledger.fresh, CHANCE))
    check_deal(record)

    assert made.race.game.line(record.final(), CHANCE) == truth(made)
    assert record.tags["Commitment"] == commitment("7")
    assert record.tags["Seats"].startswith("1=Driver_1 2=Driver_2")


def test_luck_that_was_taken_back_is_proved_too() -> None:
    made = room(humans=1)
    for seed in range(3):
        drive(made, made.race.index + 12, seed)
        made.takeback(0, made.race.number, last_choice(made), NOW)
    drive(made)
    record = read_record(record_text(made.ledger.fresh, CHANCE))
    check_deal(record)

    assert made.race.game.line(record.final(), CHANCE) == truth(made)
    assert "%undone" in record.write()


def test_a_table_can_be_read_in_the_middle_of_everything() -> None:
    made = room("TOY")
    made.answer(1, made.race.state.legal(1)[0], NOW)
    text = record_text(made.ledger.fresh, PUBLIC)

    assert '[View "spectator"]' in text
    assert record_of(made.ledger.fresh).moves == made.race.moves
    assert Room.read(None, made.ledger.fresh).ledger.sealed == made.ledger.sealed


@pytest.mark.parametrize("finished", [False, True])
def test_under_later_rules_the_words_remain(
    monkeypatch: pytest.MonkeyPatch, finished: bool
) -> None:
    made = room("TOY", options={"rounds": "2"})
    drive(made, 10_000 if finished else made.race.index + 3)
    before = record_text(made.ledger.fresh, CHANCE)
    seen = record_text(made.ledger.fresh, 1)
    monkeypatch.setattr(SealedBids, "version", 2)

    assert moves_of(record_text(made.ledger.fresh, CHANCE)) == moves_of(before)
    assert moves_of(record_text(made.ledger.fresh, 1)) == moves_of(seen)
    assert read_tags(record_text(made.ledger.fresh, CHANCE)) == read_tags(before)
    assert "Seed" not in record_text(made.ledger.fresh, 1)


def moves_of(text: str) -> str:
    return text.partition("\n\n")[2]


def test_going_back_behind_a_snapshot_reads_the_whole_table(served: Served) -> None:
    table = served.table()
    live = served.tables.in_memory[table.id]
    start = live.room.race.index
    for _ in range(2):
        served.do(served.tables.act(live, lambda room: drive(room, room.race.index + STRIDE)))
    del served.tables.in_memory[table.id]
    with table.connect(0) as client:
        first = served.tables.in_memory[table.id].room.race.first
        number = client.position["number"]
        reply = client.ask({"type": "takeback", "number": number, "to": start})

        assert first > start
        assert reply["type"] == "accepted"
        assert client.position["proposal"]["to"] == start


def test_half_a_change_is_none(served: Served) -> None:
    """A mistake of ours in the middle of a command leaves the table as it is stored."""
    table = served.table()
    live = served.tables.in_memory[table.id]
    before = truth(live.room)

    def broken(room: Room) -> None:
        drive(room, room.race.index + 3)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        served.do(served.tables.act(live, broken))
    assert truth(live.room) == before
    assert live.room.ledger.fresh == []
    served.do(served.tables.act(live, lambda room: drive(room, room.race.index + 3)))
    assert truth(live.room) != before


def test_a_table_of_other_rules_says_so(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = served.table("TOY")
    del served.tables.in_memory[table.id]
    monkeypatch.setattr(SealedBids, "version", 2)
    told = table.get().json()

    assert (told["state"], told["version"]) == ("old", 1)
    assert "TOY/1" in told["note"]
    with served.work_here():
        assert '[Game "TOY/1"]' in table.get("/record", 0).text
        assert table.get("/log").json()["code"] == "old_rules"
    assert table.get("/position").status_code == 409
    with connect(table.url(), open_timeout=PATIENCE) as socket:
        assert json.loads(socket.recv(PATIENCE))["code"] == "old_rules"
