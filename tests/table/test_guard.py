"""Whom the server speaks to, and what it tells browsers about itself."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from table.serving import PATIENCE, Served


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:1"])
def test_other_sites_may_not_connect(served: Served, origin: str) -> None:
    table = served.table()

    with (
        pytest.raises(InvalidStatus),
        connect(table.url(), origin=Origin(origin), open_timeout=PATIENCE),
    ):
        pass
    told = served.http.get("/api/games", headers={"Origin": origin})
    assert (told.status_code, told.json()["code"]) == (403, "origin")


def test_the_own_page_may_connect(served: Served) -> None:
    table = served.table()
    with connect(
        table.url(), origin=Origin(f"http://127.0.0.1:{served.port}"), open_timeout=PATIENCE
    ) as socket:
        socket.send('{"type":"hello"}')

        assert "welcome" in str(socket.recv(PATIENCE))


def test_the_server_goes_by_its_own_name(served: Served) -> None:
    """Otherwise another site could have its name lead here."""
    assert served.http.get("/api/games", headers={"Host": "evil.example"}).status_code == 403
    assert served.http.get("/api/games", headers={"Host": "localhost:80"}).status_code == 200


def test_a_browser_is_told_to_be_strict(served: Served) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = served.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    worker = served.http.get("/assets/engine-worker-x.js").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in worker, "and no other evaluation"
