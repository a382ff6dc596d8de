"""Limits: of size, of rate, of patience; and that nothing a client sends does harm."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from slipstream.table.limits import COMMAND_BYTES, Bucket, Buckets, Limits
from slipstream.table.live.subscriber import Subscriber
from slipstream.table.store import schema
from slipstream.table.telling import wire
from table.serving import PATIENCE, Client, Served, serving

RACES = Path(__file__).parents[1] / "games"
TIGHT = Limits(
    messages_per_second=0.001,
    message_burst=5,
    requests_per_second=0.001,
    request_burst=40,
    tables_per_second=0.001,
    table_burst=2,
    spectators=3,
    connections_of_a_seat=2,
    outbox=50,
)


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", TIGHT) as made:
        yield made


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(2, 3)

    assert [bucket.take(1000) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(1500)
    assert not bucket.take(1500)
    assert [bucket.take(10_000) for _ in range(4)] == [True, True, True, False]


def test_clients_have_a_bucket_each_and_old_ones_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("slipstream.table.limits.MOST_CLIENTS", 2)
    buckets = Buckets(0.001, 1)

    assert buckets.take("a", 1)
    assert not buckets.take("a", 1)
    assert buckets.take("b", 1)
    assert buckets.take("c", 1)
    assert set(buckets.of) == {"b", "c"}


def test_one_client_cannot_ask_for_everything(tight: Served) -> None:
    table = tight.table()
    with table.connect(0) as client:
        told = [client.ask({"type": "ping"}) for _ in range(8)]
        assert {message.get("code") for message in told} == {None, "too_fast"}
    tight.table()
    body = {"game": "FMR", "seats": [{"kind": "human", "name": "Ann"}] * 3}
    third = tight.http.post("/api/tables", json=body)
    assert (third.status_code, third.json()["code"]) == (429, "too_fast")
    assert tight.http.post("/api/seasons", json={}).status_code == 429
    assert tight.http.post("/api/seasons/any/races", json={}).status_code == 429
    assert tight.http.get("/api/seasons/any/records.zip").status_code == 429
    codes = [tight.http.get("/api/games").status_code for _ in range(45)]
    assert codes[-1] == 429


def test_who_does_not_slow_down_is_sent_away(tight: Served) -> None:
    with tight.table().connect(0) as client, pytest.raises(ConnectionClosed):
        pester(client)


def pester(client: Client) -> None:
    for _ in range(400):
        client.send({"type": "ping"})
        client.next()


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    limits = Limits(hello_seconds=0.3)
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", limits) as served:
        address = served.table().url()
        with connect(address, open_timeout=PATIENCE) as socket, pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)


def test_a_table_has_room_for_so_many_spectators(tight: Served) -> None:
    table = tight.table()
    readers = [table.connect() for _ in range(3)]
    with connect(table.url(), open_timeout=PATIENCE) as socket:
        socket.send('{"type":"hello"}')

        assert json.loads(socket.recv(PATIENCE))["code"] == "full"
    with table.connect(0) as player:
        player.sync()
    for reader in readers:
        reader.close()


def test_a_seat_has_room_for_so_many_connections_and_the_oldest_goes(tight: Served) -> None:
    table = tight.table()
    clients = [table.connect(0) for _ in range(3)]

    with pytest.raises(ConnectionClosed):
        clients[0].until("closed by the server")
    for client in clients[1:]:
        client.sync()
        client.close()


@pytest.mark.parametrize(("listed", "taken"), [(True, [201, 201, 409]), (False, [201] * 3)])
def test_a_stranger_cannot_take_all_seats_of_a_listed_table(
    tight: Served, listed: bool, taken: list[int]
) -> None:
    seats = [{"kind": "human"}, *[{"kind": "open"}] * 4]
    table = tight.table(seats=seats, listed=listed)
    path = f"/api/tables/{table.id}/seats"
    replies = [tight.http.post(path, json={"name": "Ann"}) for _ in range(3)]

    assert [reply.status_code for reply in replies] == taken


def test_a_frame_of_thousands_of_lines_ends_its_connection(served: Served) -> None:
    table = served.table()
    with table.connect(0) as client:
        client.send("\n" * 16_000)

        with pytest.raises(ConnectionClosed):
            client.until("closed by the server")
        assert not any(message["type"] == "refused" for message in client.heard)


def test_names_of_unknown_tables_are_not_kept(served: Served) -> None:
    for number in range(20):
        assert served.http.get(f"/api/tables/unknown{number}").status_code == 404

    assert not served.tables._loading


def test_who_does_not_read_is_let_go_by_bytes_too() -> None:
    reader = Subscriber(100, 1000)
    lost = []
    for _ in range(2):
        reader.put([b"x" * 600])
        lost.append(reader.is_lost)

    assert lost == [False, True]
    assert not reader._outbox


def stored(served: Served) -> int:
    """How many bytes all entries have."""
    size = sa.func.coalesce(sa.func.sum(sa.func.length(schema.entries.c.body)), 0)
    found = served.do(
        served.tables.store.read(lambda connection: connection.scalar(sa.select(size)))
    )
    return int(found)


def test_a_client_may_store_so_many_bytes(tmp_path: Path) -> None:
    limits = Limits(stored_bytes_per_second=0.001, stored_burst=2 * COMMAND_BYTES)
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", limits) as served, served.work_here():
        table = served.table()
        with table.connect(0) as client, table.connect(1) as other:
            said = [client.ask({"type": "chat", "text": "hi"}) for _ in range(2)]
            before = stored(served)
            refused = [one.ask({"type": "chat", "text": "hi"}) for one in (client, other)]
        record = next(RACES.glob("FMR-*.race")).read_text("utf-8")
        brought = served.http.post("/api/records", content=record)

        assert {reply["type"] for reply in said} == {"accepted"}
        assert {reply["code"] for reply in refused} == {"too_much"}
        assert (brought.status_code, brought.json()["code"]) == (429, "too_much")
        assert stored(served) == before


def test_a_record_costs_its_client_what_it_adds_to_the_store(tmp_path: Path) -> None:
    record = next(RACES.glob("FMR-*.race")).read_text("utf-8")
    limits = Limits(stored_bytes_per_second=0.001, stored_burst=40_000)
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", limits) as served, served.work_here():
        statuses = [served.http.post("/api/records", content=record).status_code for _ in range(20)]

        assert set(statuses) == {201, 429}
        assert statuses == sorted(statuses)
        assert stored(served) <= limits.stored_burst


def test_a_table_has_room_for_so_many_entries(tmp_path: Path) -> None:
    limits = Limits(entries_of_a_table=40)
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", limits) as served:
        table = served.table()
        with table.connect(0) as client:
            told = [client.ask({"type": "chat", "text": "hi"}) for _ in range(41)]
        length = len(served.do(served.tables.store.whole(table.id)).entries)

    assert told[-1]["code"] == "full"
    assert length == limits.entries_of_a_table


def test_large_messages_are_not_read(served: Served) -> None:
    table = served.table()
    with table.connect(0) as client:
        client.send({"type": "chat", "text": "x" * (wire.LONGEST + 1)})
        with pytest.raises(ConnectionClosed):
            client.next(5)
    body = json.dumps({"game": "FMR", "seats": [], "duplicate": "x" * 100_000})
    told = served.http.post(
        "/api/tables", content=body, headers={"Content-Type": "application/json"}
    )
    assert told.status_code == 413


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)
KINDS = ["hello", "answer", "takeback", "consent", "preview", "stand_in", "wish", "ping", "x"]
FIELDS = ["number", "token", "to", "agree", "seat", "bot", "forced", "id", "ways", "secret"]
messages = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=20).map(lambda raw: raw.decode("latin-1")),
    anything.map(json.dumps),
    st.builds(
        lambda kind, fields: json.dumps({"type": kind, **fields}),
        st.sampled_from(KINDS),
        st.dictionaries(st.sampled_from(FIELDS), anything, max_size=4),
    ),
    st.just("[" * 5000),
    st.just('{"type":"answer","number":1e400,"token":"TT"}'),
)


@pytest.fixture(scope="module")
def fuzzed(served: Served) -> Iterator[tuple[Client, Client]]:
    table = served.table()
    position = table.get("/position").json()
    with table.connect((position["waiting"][0] + 1) % 3) as client, table.connect() as watcher:
        yield client, watcher


# The strategies do not: a client's connection asks by a random number whether the other end is
# there, every twenty seconds, and this may take longer.
@pytest.mark.filterwarnings("ignore:Do not use the .random. module inside strategies")
@settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(texts=st.lists(messages, min_size=1, max_size=4))
def test_no_message_does_harm(fuzzed: tuple[Client, Client], texts: list[str]) -> None:
    """From a seat that is not asked: every line is answered, and the room is as it was."""
    client, watcher = fuzzed
    before = watcher.position
    for text in texts:
        client.send(text)
    client.sync()
    watcher.sync()

    assert {message["type"] for message in watcher.heard[2:]} <= {"pong"}
    assert watcher.position == before


def test_the_fuzzed_room_still_plays(served: Served) -> None:
    table = served.table()
    seat = table.get("/position").json()["waiting"][0]
    with table.connect(seat) as client:
        for text in ("{", '{"type":"answer"}', '{"type":"answer","number":1,"token":1}'):
            client.send(text)

        assert client.answer()["type"] == "accepted"
