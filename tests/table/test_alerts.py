"""Whoever is away hears that it is their turn: once, by what they have turned on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree as Xml

import icalendar
import pytest
import sqlalchemy as sa

from slipstream.table.alerts.mail import Post
from slipstream.table.alerts.sender import Alerting, Sender
from slipstream.table.alerts.webhook import Hooked, Up, discord
from slipstream.table.server.server import Hosting
from slipstream.table.store import alerts, schema
from table.postgres import Cluster
from table.receivers import Browser, Letters, Receiver, post_office, wait_until
from table.serving import Served, Table, serving

SOON = {"grace_ms": 0, "look_seconds": 0.02, "allow_private": True}
SLOW = {"kind": "slow", "ms": 24 * 3_600_000, "bank_ms": 3_600_000}


@pytest.fixture(scope="module")
def post() -> Iterator[tuple[Letters, int]]:
    with post_office() as made:
        yield made


@pytest.fixture(scope="module")
def served(post: tuple[Letters, int], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    sends = Post("127.0.0.1", post[1], "races@example.org")
    hosting = Hosting(alerting=Alerting(post=sends, **SOON))  # type: ignore[arg-type]
    store = f"sqlite:///{tmp_path_factory.mktemp('alerts')}/tables.sqlite"
    with serving(store, hosting=hosting) as made:
        yield made


def turn_on(table: Table, seat: int, **channel: Any) -> dict[str, Any]:
    reply = table.served.http.post(
        f"/api/tables/{table.id}/alerts",
        json={"channel": channel},
        headers={"Authorization": f"Bearer {table.secrets[seat]}"},
    )
    assert reply.status_code == 201, reply.text
    found: dict[str, Any] = reply.json()
    return found


def asked(table: Table) -> int:
    with table.connect() as watcher:
        return int(watcher.position["waiting"][0])


def until_asked(table: Table, seat: int) -> None:
    """The others answer until the seat is up."""
    while (up := asked(table)) != seat:
        act(table, up)


def act(table: Table, seat: int) -> None:
    with table.connect(seat) as client:
        assert client.answer()["type"] == "accepted"


def another(table: Table) -> int:
    """A seat that is not up now."""
    return (asked(table) + 1) % len(table.secrets)


def rows(served: Served, table: Table) -> list[tuple[int, int]]:
    """Of its queue: seat and tries."""

    def read(connection: Any) -> list[tuple[int, int]]:
        own = schema.alerts
        query = sa.select(own.c.seat, own.c.tries).where(own.c.table_id == table.id)
        return [(row.seat, row.tries) for row in connection.execute(query)]

    found: list[tuple[int, int]] = served.do(served.tables.store.read(read))
    return found


def test_a_browser_is_told_once_until_its_driver_acts(served: Served, receiver: Receiver) -> None:
    table = served.table("FMR", 3, clock=SLOW)
    seat, browser = another(table), Browser(receiver)
    info = turn_on(table, seat, **browser.subscription)
    assert [one["kind"] for one in info["channels"]] == ["push"]
    assert len(info["push_key"]) == 87, "65 bytes: a point of P-256"
    until_asked(table, seat)
    first = receiver.wait(1)[0]

    shown = browser.read(first)
    assert shown["title"] == "Your turn: Formula Motor Racing"
    assert (
        shown["body"]
        == "At the table with "
        + " and ".join(f"Driver {n + 1}" for n in range(3) if n != seat)
        + ". 24 hours left."
    )
    assert shown["path"] == f"t/{table.id}"
    assert re.fullmatch(r"vapid t=[\w.-]+,k=" + info["push_key"], first.headers["authorization"])
    assert first.headers["topic"] == shown["tag"]

    with table.connect(another(table)) as client:
        client.ask({"type": "chat", "text": "Are you there?"})
    served.do(_settled(served))
    assert len(receiver.received) == 1, "one until the driver has acted"
    act(table, seat)
    until_asked(table, seat)
    assert browser.read(receiver.wait(2)[1]) == shown | {"body": browser.read(first)["body"]}


async def _settled(served: Served) -> None:
    """Everything that is due now has been sent."""
    app: Any = served.server.config.app
    while hasattr(app, "app"):
        app = app.app
    sender: Sender = app.state.alerts.sender
    while await sender.send_due():
        pass


def test_a_webhook_tells_in_one_message_who_is_up_and_mentions_nobody_else(
    served: Served, receiver: Receiver
) -> None:
    table = served.table("QGP", 3)
    turn_on(table, 0, type="webhook", url=f"{receiver.url}/plain")
    turn_on(table, 0, type="webhook", url=f"{receiver.url}/discord", shape="discord")
    turn_on(table, 1, type="mention", user="123456789")
    while len(_up(table)) < 2:
        act(table, _up(table)[0])
    wait_until(lambda: any(len(one.json.get("up", [])) > 1 for one in receiver.received))
    plain = next(one for one in receiver.received if len(one.json.get("up", [])) > 1)

    assert plain.path == "/plain"
    assert plain.json["url"].endswith(f"/t/{table.id}")
    names = {one["seat"]: one["mention"] for one in plain.json["up"]}
    assert names.get(1, "123456789") == "123456789"
    assert set(names.values()) <= {"", "123456789"}
    assert plain.headers["idempotency-key"] == plain.json["id"]
    wait_until(lambda: any(one.path == "/discord" for one in receiver.received))
    called = next(one.json for one in receiver.received if one.path == "/discord")
    assert called["allowed_mentions"]["parse"] == []


def _up(table: Table) -> list[int]:
    with table.connect() as watcher:
        found: list[int] = watcher.position["waiting"]
    return found


def test_a_name_in_discord_is_only_text() -> None:
    up = [Up(0, "@everyone **x**"), Up(1, "Ben", "42")]
    told = discord(Hooked("i", "turn", "t", "FMR", "", "http://a/t/t", up, "your turn"))

    assert told["allowed_mentions"] == {"parse": [], "users": ["42"]}
    assert told["content"].startswith("\\@everyone \\*\\*x\\*\\*, <@42>: your turn")


def test_mail_needs_the_code_and_stops_with_one_click(
    served: Served, post: tuple[Letters, int]
) -> None:
    letters = post[0]
    table = served.table("FMR", 3, clock=SLOW)
    seat = another(table)
    info = turn_on(table, seat, type="mail", address="anna@example.org", language="de")
    channel = info["channels"][0]
    assert channel["waits"]
    code = re.search(r"\d{6}", letters.wait(1)[0]["Subject"])
    assert code
    confirm = f"/api/alerts/{channel['id']}/confirm"
    assert served.http.post(confirm, json={"code": "nonsense"}).status_code == 409
    assert not served.http.post(confirm, json={"code": code[0]}).json()["waits"]
    until_asked(table, seat)
    told = letters.wait(2)[1]

    assert told["To"] == "anna@example.org"
    assert told["Subject"] == "Du bist dran: Formula Motor Racing"
    assert f"/t/{table.id}" in told.get_content()
    stop = told["List-Unsubscribe"].strip("<>")
    assert served.http.post(stop).status_code == 204
    assert table.get("/alerts", seat).json()["channels"] == []
    assert rows(served, table) == []


def test_an_address_is_tried_five_times(served: Served, post: tuple[Letters, int]) -> None:
    table = served.table("FMR", 3)
    info = turn_on(table, 0, type="mail", address="ben@example.org")
    confirm = f"/api/alerts/{info['channels'][0]['id']}/confirm"
    code = re.search(r"\d{6}", post[0].letters[-1]["Subject"])
    assert code
    for _ in range(5):
        assert served.http.post(confirm, json={"code": "x"}).json()["say"]["id"].endswith("code")

    assert served.http.post(confirm, json={"code": code[0]}).json()["say"]["id"].endswith("spent")


def test_a_channel_that_fails_backs_off_and_the_race_goes_on(
    served: Served, receiver: Receiver
) -> None:
    receiver.status = 500
    table = served.table("FMR", 3)
    seat = another(table)
    turn_on(table, seat, type="webhook", url=receiver.url)
    until_asked(table, seat)
    wait_until(lambda: table.get("/alerts", 0).json()["channels"][0]["failing"])
    tried = receiver.refused
    served.do(_settled(served))
    act(table, seat)

    assert receiver.refused <= tried + 1, "the seat is not tried again before its time"
    receiver.status = 302
    until_asked(table, seat)
    wait_until(lambda: receiver.refused > tried)
    assert receiver.received == [], "no redirect is followed"


def test_a_browser_that_has_gone_is_forgotten(served: Served, receiver: Receiver) -> None:
    receiver.status = 410
    table = served.table("FMR", 3)
    seat = another(table)
    turn_on(table, seat, **Browser(receiver).subscription)
    until_asked(table, seat)

    wait_until(lambda: table.get("/alerts", seat).json()["channels"] == [])


def test_a_feed_and_a_calendar_tell_of_the_turn_and_of_nothing_else(served: Served) -> None:
    table = served.table("FMR", 3, clock=SLOW)
    seat = asked(table)
    token = turn_on(table, seat, type="feed")["channels"][0]["id"]
    feed = Xml.fromstring(served.http.get(f"/api/feeds/{token}/turns.atom").content)
    atom = "{http://www.w3.org/2005/Atom}"
    titles = [entry.findtext(f"{atom}title") for entry in feed.iter(f"{atom}entry")]
    dates = icalendar.Calendar.from_ical(served.http.get(f"/api/feeds/{token}/turns.ics").content)
    events = dates.walk("VEVENT")

    assert titles == ["Your turn: Formula Motor Racing"]
    assert len(events) == 1
    begin, end = events[0].decoded("dtstart"), events[0].decoded("dtend")
    assert 24 < (end - begin).total_seconds() / 3600 < 26
    act(table, seat)
    assert b"<entry>" not in served.http.get(f"/api/feeds/{token}/turns.atom").content
    assert served.http.get("/api/feeds/nonsense/turns.atom").status_code == 404
    client = {"Authorization": f"Bearer {token}"}
    reply = served.http.get(f"/api/tables/{table.id}/position", headers=client)
    assert reply.status_code == 403, "the token opens no seat"


def test_what_is_kept_of_a_channel_goes_with_the_race(served: Served, receiver: Receiver) -> None:
    table = served.table("FMR", 3)
    turn_on(table, 0, **Browser(receiver).subscription)
    turn_on(table, 0, type="webhook", url=receiver.url)
    clients = [table.connect(seat) for seat in range(3)]
    while "end" not in clients[0].position:
        for client in clients:
            client.sync()
            if client.position.get("answers"):
                client.answer()
    for client in clients:
        client.close()

    assert table.get("/alerts", 0).json()["channels"] == []
    assert rows(served, table) == []


def test_only_who_has_a_seat_turns_something_on(served: Served) -> None:
    table = served.table("FMR", 3)
    wanted = {"channel": {"type": "feed"}}
    for headers in ({}, {"Authorization": "Bearer nonsense"}):
        reply = served.http.post(f"/api/tables/{table.id}/alerts", json=wanted, headers=headers)

        assert reply.status_code == 403
    for _ in range(2):
        info = turn_on(table, 0, type="feed")
    assert len(info["channels"]) == 1, "the same one turned on again is one"


def test_what_has_failed_before_waits_for_what_is_new(served: Served) -> None:
    own = schema.alerts

    def taken(connection: sa.Connection) -> list[int]:
        rows = [
            {"channel_id": "c", "table_id": "t", "seat": seat, "number": 1, "due": seat}
            | {"tries": tries, "sent": 0}
            for seat, tries in enumerate([3, 0, 1, 0])
        ]
        connection.execute(sa.insert(own), rows)
        channel = alerts.Channel("c", "t", "k", b"{}", True, 0)
        alerts.add_channel(connection, channel)
        found = [due.seat for due in alerts.take(connection, 10)]
        connection.rollback()
        return found

    assert served.do(served.tables.store.read(taken)) == [1, 3, 2, 0]


def test_of_two_processes_one_tells(cluster: Cluster, receiver: Receiver) -> None:
    """Both look for what is due; and a seat that acts through one is not told by the other."""
    hosting = Hosting(alerting=Alerting(**SOON))  # type: ignore[arg-type]
    store = cluster.database()
    with serving(store, hosting=hosting) as one, serving(store, hosting=hosting) as two:
        tables = [one.table("FMR", 3) for _ in range(4)]
        for table in tables:
            seat = another(table)
            turn_on(table, seat, type="webhook", url=receiver.url)
            for _ in range(6):
                act_at(table, two.port)
        for served in (one, two):
            served.do(_settled(served))
        names = [told.json["id"] for told in receiver.wait(4)]

        assert len(names) == len(set(names)), "nothing was told twice"


def act_at(table: Table, port: int) -> None:
    """Whoever is up answers, through another process."""
    with table.connect(port=port) as watcher:
        seat = watcher.position["waiting"][0]
    with table.connect(seat, port=port) as client:
        assert client.answer()["type"] == "accepted"
