"""One driver, several devices: what one device holds opens on the others, and only there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from slipstream.table.drivers.driver import CODES, TICKET_MS
from slipstream.table.limits import Limits
from slipstream.table.room import seeds
from slipstream.table.store import schema
from slipstream.table.store.retention import remove_tables
from table.authenticator import Authenticator
from table.season import found, refused
from table.serving import PATIENCE, Client, Served, Table, serving


@pytest.fixture(scope="module")
def both(store: str) -> Iterator[Served]:
    """A server on each kind of store."""
    with serving(store) as made:
        yield made


class Driver:
    """A device, as the page is one: its secret, and what it holds."""

    def __init__(self, served: Served, secret: str = "") -> None:
        self.served = served
        self.secret = secret or served.http.post("/api/driver", json={}).json()["secret"]
        self.held: list[dict[str, Any]] = []

    def post(self, what: str, body: Any = None, **headers: str) -> httpx.Response:
        own = {"Authorization": f"Bearer {self.secret}", **headers}
        return self.served.http.post(f"/api/driver/{what}", json=body, headers=own)

    def info(self) -> Any:
        headers = {"Authorization": f"Bearer {self.secret}"}
        return self.served.http.get("/api/driver", headers=headers)

    def hold(self, kind: str, about: str, seat: int, secret: str) -> Self:
        self.held.append({"kind": kind, "about": about, "seat": seat, "secret": secret})
        return self

    def share(self, **more: Any) -> list[dict[str, Any]]:
        """What came back."""
        reply = self.post("sharing", {"held": self.held, **more})
        assert reply.status_code == 201, reply.text
        fresh: list[dict[str, Any]] = reply.json()["held"]
        self.held += fresh
        return fresh

    def another(self, by: str = "tickets") -> Driver:
        """Another device, by a QR code or a recovery code."""
        made = self.post(by).json()
        return Driver(
            self.served, join(self.served, made.get("code") or made["codes"][0])["secret"]
        )

    def secret_for(self, about: str, seat: int) -> str:
        found: str = next(
            one["secret"] for one in self.held if (one["about"], one["seat"]) == (about, seat)
        )
        return found


def join(served: Served, code: str) -> Any:
    return served.http.post("/api/driver/devices", json={"code": code, "name": "Tablet"}).json()


def seat_told(table: Table, secret: str) -> Any:
    """Whose eyes the socket gives to a secret."""
    with Client(connect(table.url(), max_size=None, open_timeout=PATIENCE)) as client:
        client.send({"type": "hello", "secret": secret})
        return client.until("welcome", "refused")


@pytest.mark.parametrize("by", ["tickets", "codes"])
def test_another_device_opens_all_that_the_first_one_holds(both: Served, by: str) -> None:
    table, season = both.table(humans=3), found(both, "TOY")
    first = Driver(both).hold("table", table.id, 0, table.secrets[0])
    first.hold("table", table.id, 2, table.secrets[2])
    first.hold("season", season.id, 1, season.secrets[1])
    first.hold("season", season.id, -1, season.organiser)
    assert first.share() == []

    other = first.another(by)
    got = {(one["kind"], one["about"], one["seat"]) for one in other.share()}

    assert got == {(one["kind"], one["about"], one["seat"]) for one in first.held}
    for seat in (0, 2):
        secret = other.secret_for(table.id, seat)
        assert secret not in table.secrets
        assert seat_told(table, secret)["seat"] == seat
        headers = {"Authorization": f"Bearer {secret}"}
        for what in ("/position", "/log", "/record", "/alerts"):
            reply = both.http.get(f"/api/tables/{table.id}{what}", headers=headers)
            assert reply.status_code == 200, what
    left = {"act": {"type": "excused", "entry": 1, "race": 1}}
    assert season.post("acts", left, other.secret_for(season.id, 1)).status_code == 201
    award = {"act": {"type": "awarded", "entry": 0, "race": 1, "points": -5, "reason": "Late"}}
    assert refused(season.post("acts", award, other.secret_for(season.id, 1)))[1] == "no_secret"
    assert season.post("acts", award, other.secret_for(season.id, -1)).status_code == 201
    assert other.share() == [], "what it has got it does not get again"


def test_what_a_later_device_enters_comes_to_the_others(both: Served) -> None:
    table = both.table(humans=3)
    first = Driver(both)
    other = first.another().hold("table", table.id, 1, table.secrets[1])
    other.share()

    assert [(one["about"], one["seat"]) for one in first.share()] == [(table.id, 1)]
    assert seat_told(table, first.secret_for(table.id, 1))["seat"] == 1

    assert other.share(let_go=[table.secrets[1]], held=[]) == []
    assert first.info().json()["held"] == 0
    assert seat_told(table, first.secret_for(table.id, 1))["type"] == "refused"
    assert seat_told(table, table.secrets[1])["seat"] == 1, "the link itself stays good"


def test_alerts_of_another_device_are_those_of_the_seat(both: Served) -> None:
    table = both.table(humans=3)
    first = Driver(both).hold("table", table.id, 0, table.secrets[0])
    first.share()
    other = first.another()
    other.share()
    body = {"channel": {"type": "feed"}}
    headers = {"Authorization": f"Bearer {other.secret_for(table.id, 0)}"}

    made = both.http.post(f"/api/tables/{table.id}/alerts", json=body, headers=headers).json()

    assert table.get("/alerts", 0).json()["channels"] == made["channels"]


def test_a_removed_device_opens_nothing_that_others_brought(both: Served) -> None:
    table = both.table(humans=3)
    first = Driver(both).hold("table", table.id, 0, table.secrets[0])
    first.share()
    lost = first.another()
    lost.share()
    devices = first.info().json()["devices"]
    assert [(one["by"], one["is_this"]) for one in devices] == [("first", True), ("ticket", False)]

    assert first.post(f"devices/{devices[1]['id']}/off").status_code == 204

    assert refused(lost.info()) == (403, "no_secret")
    assert refused(lost.post("codes")) == (403, "no_secret")
    assert seat_told(table, lost.secret_for(table.id, 0))["type"] == "refused"
    assert seat_told(table, table.secrets[0])["seat"] == 0


@pytest.mark.parametrize("how", ["removed", "forgotten", "let go"])
def test_a_device_that_opens_nothing_more_is_shown_out_at_once(both: Served, how: str) -> None:
    table = both.table(humans=3)
    first = Driver(both).hold("table", table.id, 0, table.secrets[0])
    first.share()
    lost = first.another()
    lost.share()
    table.secrets[1] = lost.secret_for(table.id, 0)
    device = first.info().json()["devices"][1]["id"]
    with table.connect(0) as own, table.connect(1) as theirs, table.connect() as watching:
        if how == "removed":
            first.post(f"devices/{device}/off")
        elif how == "forgotten":
            first.post("forget")
        else:
            first.share(let_go=[table.secrets[0]], held=[])

        with pytest.raises(ConnectionClosed):
            theirs.until("never")
        own.sync()
        watching.sync()


def test_nobody_removes_the_device_of_somebody_else(both: Served) -> None:
    mine, theirs = Driver(both), Driver(both)
    name = theirs.info().json()["devices"][0]["id"]

    mine.post(f"devices/{name}/off")

    assert theirs.info().status_code == 200


def test_a_new_link_of_the_organiser_ends_the_secrets_of_all_devices(both: Served) -> None:
    season = found(both, "TOY")
    first = Driver(both).hold("season", season.id, 1, season.secrets[1])
    first.share()
    other = first.another()
    other.share()

    made = season.post("links", {"entry": 1}).json()

    body = {"act": {"type": "excused", "entry": 1, "race": 1}}
    for old in (season.secrets[1], other.secret_for(season.id, 1)):
        assert refused(season.post("acts", body, old)) == (403, "no_secret")
    assert season.post("acts", body, made["secret"]).status_code == 201


def test_a_recovery_code_is_good_for_once_however_it_is_typed(both: Served) -> None:
    first = Driver(both)
    codes = first.post("codes").json()["codes"]
    assert len(set(codes)) == CODES == first.info().json()["codes"]

    typed = codes[0].lower().replace("-", "  ")
    assert "secret" in join(both, typed)
    assert join(both, codes[0])["say"]["id"] == "refused-driver-code"
    assert first.info().json()["codes"] == CODES - 1

    later = first.post("codes").json()["codes"]
    assert join(both, codes[1])["say"]["id"] == "refused-driver-code", "a new sheet ends the old"
    assert "secret" in join(both, later[1])


def test_a_qr_code_is_good_for_one_device_and_not_for_long(both: Served) -> None:
    first = Driver(both)
    code, late = (first.post("tickets").json()["code"] for _ in range(2))

    assert "secret" in join(both, code)
    assert join(both, code)["code"] == "invalid"
    now = both.tables.now
    both.tables.now = lambda: now() + TICKET_MS
    try:
        assert join(both, late)["code"] == "invalid"
    finally:
        both.tables.now = now


def test_the_store_holds_no_secret(both: Served) -> None:
    table = both.table(humans=3)
    first = Driver(both).hold("table", table.id, 0, table.secrets[0])
    first.share()
    ticket, codes = first.post("tickets").json()["code"], first.post("codes").json()["codes"]
    other = first.another("tickets")
    other.share()
    words = [ticket, *codes, first.secret, other.secret, table.secrets[0]]
    words += [one["secret"] for one in other.held] + [one.replace("-", "") for one in codes]

    def everything(connection: sa.Connection) -> str:
        tables = (own for name, own in schema.metadata.tables.items() if name.startswith("driver"))
        return repr([connection.execute(sa.select(own)).all() for own in tables])

    stored = both.do(both.tables.store.read(everything))

    assert seeds.key_of(first.secret) in stored
    assert not [word for word in words if word in stored]


def test_forgetting_a_driver_leaves_the_seats_to_whoever_took_them(both: Served) -> None:
    table = both.table(humans=3)
    first = Driver(both).hold("table", table.id, 0, table.secrets[0])
    first.share()
    other = first.another()
    other.share()

    assert other.post("forget").status_code == 204

    assert refused(first.info()) == (403, "no_secret")
    assert seat_told(table, other.secret_for(table.id, 0))["type"] == "refused"
    assert seat_told(table, table.secrets[0])["seat"] == 0


def test_a_driver_goes_with_the_last_race_that_is_removed(both: Served) -> None:
    one, two = both.table(humans=3), both.table(humans=3)
    first = Driver(both)
    for table in (one, two):
        first.hold("table", table.id, 0, table.secrets[0])
    first.share()

    both.do(remove_tables(both.tables.store, [one.id]))
    assert first.info().json()["held"] == 1
    both.do(remove_tables(both.tables.store, [two.id]))

    assert refused(first.info()) == (403, "no_secret")


def test_nobody_finds_a_code_by_trying(tmp_path: Any) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", limits=Limits()) as served:
        first = Driver(served)
        code = first.post("codes").json()["codes"][0]
        tried = [join(served, f"AAAA-AAAA-AAAA-{n:04}")["code"] for n in range(12)]

        assert tried[:10] == ["invalid"] * 10
        assert set(tried[10:]) == {"too_fast"}
        assert join(served, code)["code"] == "too_fast"


class Keyed(Driver):
    """A device with an authenticator."""

    def __init__(self, served: Served, secret: str = "") -> None:
        super().__init__(served, secret)
        self.origin = f"http://localhost:{served.port}"
        self.authenticator = Authenticator(self.origin)

    def post(self, what: str, body: Any = None, **headers: str) -> httpx.Response:
        here = {"Host": f"localhost:{self.served.port}", "Origin": self.origin}
        return super().post(what, body, **here, **headers)

    def make(self) -> httpx.Response:
        asked = self.post("passkeys/asking").json()["options"]
        return self.post("passkeys", {"credential": self.authenticator.create(asked)})

    def show(self) -> dict[str, str]:
        asked = self.post("entering/asking").json()["options"]
        return {"credential": self.authenticator.get(asked)}


def test_a_passkey_adds_a_device(both: Served) -> None:
    table = both.table(humans=3)
    first = Keyed(both).hold("table", table.id, 1, table.secrets[1])
    first.share()
    assert first.make().status_code == 204

    joined = first.post("entering", {**first.show(), "name": "New phone"})

    assert joined.status_code == 201, joined.text
    other = Driver(both, joined.json()["secret"])
    other.share()
    assert seat_told(table, other.secret_for(table.id, 1))["seat"] == 1
    told = first.info().json()
    assert [one["by"] for one in told["devices"]] == ["first", "passkey"]
    assert told["devices"][1]["name"] == "New phone"

    assert first.post(f"passkeys/{told['passkeys'][0]['id']}/off").status_code == 204
    assert refused(first.post("entering", first.show())) == (409, "invalid")


def test_an_answer_of_a_passkey_is_good_for_once_and_for_what_was_asked(both: Served) -> None:
    first = Keyed(both)
    first.make()
    shown = first.show()
    assert first.post("entering", shown).status_code == 201
    assert refused(first.post("entering", shown)) == (409, "invalid"), "the same one again"

    unasked = {"challenge": "AAAA", "rpId": "localhost"}
    forged = {"credential": first.authenticator.get(httpx.Response(200, json=unasked).text)}
    assert refused(first.post("entering", forged)) == (409, "invalid")

    stranger = Authenticator(first.origin)
    stranger.id = first.authenticator.id  # the right name, another key
    asked = first.post("entering/asking").json()["options"]
    wrong = {"credential": stranger.get(asked)}
    assert refused(first.post("entering", wrong)) == (409, "invalid")

    elsewhere = Keyed(both)
    elsewhere.authenticator.origin = "https://example.org"
    assert refused(elsewhere.make()) == (409, "invalid")
    theirs = Keyed(both)
    asked = first.post("passkeys/asking").json()["options"]
    credential = {"credential": theirs.authenticator.create(asked)}
    assert refused(theirs.post("passkeys", credential)) == (409, "invalid"), "asked of another"
    assert refused(first.post("passkeys", {"credential": "no JSON"})) == (409, "invalid")
