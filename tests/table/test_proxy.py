"""Behind a proxy: whom the server believes, what it is called, and where it is."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.sync.client import connect
from websockets.typing import Origin

from slipstream.kernel.errors import SlipstreamError
from slipstream.table.limits import UNLIMITED
from slipstream.table.server.base_url import BaseUrl
from slipstream.table.server.guard import client_key
from slipstream.table.server.server import Hosting
from table.serving import PATIENCE, Served, serving

FEW = replace(UNLIMITED, requests_per_second=0.001, request_burst=3)
BASE = BaseUrl.read("https://play.example.org/slipstream/")


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    store = f"sqlite:///{tmp_path_factory.mktemp('table')}/tables.sqlite"
    with serving(store, hosting=Hosting((ip_network("127.0.0.1"),), BASE)) as made:
        yield made


def asked(served: Served, clients: list[str]) -> list[int]:
    return [
        served.http.get("/api/games", headers={"X-Forwarded-For": client}).status_code
        for client in clients
    ]


INVENTED = [f"10.0.0.{number}" for number in range(5)]


def test_an_invented_client_does_not_lift_the_limits(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", FEW) as served:
        assert asked(served, INVENTED) == [200, 200, 200, 429, 429]


def test_a_trusted_proxy_says_who_its_clients_are(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/tables.sqlite"
    with serving(store, FEW, hosting=Hosting((ip_network("127.0.0.0/8"),))) as served:
        assert asked(served, INVENTED) == [200] * 5
        assert asked(served, ["10.0.0.9"] * 4) == [200, 200, 200, 429]
        assert asked(served, ["9.9.9.9, 10.0.0.9"]) == [429], "only the proxy's own word counts"


def test_an_ipv6_client_is_its_network() -> None:
    assert client_key("2001:db8:1:2:3:4:5:6") == client_key("2001:db8:1:2::1") == "2001:db8:1:2::"
    assert client_key("::ffff:10.0.0.1") == "10.0.0.1"
    assert client_key("somebody") == "somebody"


def test_another_name_is_refused_with_advice(served: Served) -> None:
    told = served.http.get("/api/games", headers={"Host": "slipstream_backend"})

    assert told.status_code == 403
    assert "slipstream_backend" in told.json()["text"]
    assert "proxy_set_header Host $host" in told.json()["text"]


def test_another_origin_is_refused_with_advice(served: Served) -> None:
    told = served.http.get("/api/games", headers={"Origin": "https://play.example.org"})

    assert told.status_code == 403
    assert "--base-url https://play.example.org" in told.json()["text"]


@pytest.mark.parametrize("host", ["play.example.org", "127.0.0.1:8500"])
def test_the_own_page_may_call_by_the_base_url(proxied: Served, host: str) -> None:
    own = {"Host": host, "Origin": "https://play.example.org"}

    assert proxied.http.get("/api/games", headers=own).status_code == 200
    other = own | {"Origin": "https://evil.example.org"}
    assert proxied.http.get("/api/games", headers=other).status_code == 403


@pytest.mark.parametrize("path", ["/api/games", "/slipstream/api/games"])
def test_the_base_path_may_be_cut_off_by_the_proxy_or_not(proxied: Served, path: str) -> None:
    assert proxied.http.get(path).status_code == 200
    assert proxied.http.get("/slipstreams/api/games").status_code == 404
    assert proxied.http.get("/slipstream").status_code == 200


def test_a_table_can_be_played_below_the_base_path(proxied: Served) -> None:
    table = proxied.table()
    url = table.url().replace("/api/", "/slipstream/api/")
    with connect(url, origin=Origin("https://play.example.org"), open_timeout=PATIENCE) as socket:
        socket.send('{"type":"hello"}')

        assert '"welcome"' in str(socket.recv(PATIENCE))


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/unknown"])
def test_head_is_get_without_its_body(served: Served, path: str) -> None:
    head, whole = served.http.head(path), served.http.get(path)

    assert head.status_code == whole.status_code
    assert head.content == b""
    assert head.headers["content-type"] == whole.headers["content-type"]


@pytest.mark.parametrize(
    "text", ["example.org", "ftp://example.org", "https://", "https://a.org/?x=1", "https://[x/"]
)
def test_what_is_no_base_url_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(SlipstreamError, match="is not a base URL"):
        BaseUrl.read(text)
