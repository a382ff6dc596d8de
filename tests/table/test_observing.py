"""What an operator sees: health, numbers, a log without secrets, and names of requests."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import httpx
import pytest

from slipstream import SlipstreamError, __version__
from slipstream.table.failures import failed
from slipstream.table.server import logs
from slipstream.table.server.metrics import Metrics, serve
from slipstream.table.server.observing import request_id
from table.serving import Served, serving

OWN = "slipstream"


def numbers(served: Served) -> dict[str, float]:
    """Everything that Prometheus would be told."""
    registry = served.metrics.registry
    samples = (sample for family in registry.collect() for sample in family.samples)
    return {f"{one.name}{json.dumps(one.labels)}": one.value for one in samples}


def test_the_server_says_that_it_lives_and_that_it_can_play(served: Served) -> None:
    lives, can_play = served.http.get("/api/health"), served.http.get("/api/ready")

    assert lives.json() == {"status": "ok", "version": __version__}
    assert can_play.json() == {"status": "ready", "version": __version__}


def test_a_server_whose_store_is_away_lives_but_is_not_ready(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.sqlite") as served:
        served.tables.store.database.engine.dispose()
        (tmp_path / "tables.sqlite").rename(tmp_path / "moved")
        (tmp_path / "tables.sqlite").mkdir()
        lives, can_play = served.http.get("/api/health"), served.http.get("/api/ready")
        (tmp_path / "tables.sqlite").rmdir()
        (tmp_path / "moved").rename(tmp_path / "tables.sqlite")

        assert lives.status_code == 200
        assert can_play.status_code == 503
        assert "retry-after" in can_play.headers
        assert served.http.get("/api/ready").status_code == 200


def test_what_happens_is_counted(served: Served) -> None:
    before = numbers(served)
    table = served.table()
    with table.connect(0) as client, table.connect() as _spectator:
        while client.position["waiting"] != [0]:
            seat = client.position["waiting"][0]
            with table.connect(seat) as other:
                other.answer()
            client.sync()
        client.answer()
        now = numbers(served)
    gone = numbers(served)
    opened = 'slipstream_requests_total{"method": "POST", "route": "/api/tables", "status": "201"}'

    assert now[opened] == before.get(opened, 0) + 1
    assert now['slipstream_entries_total{"kind": "seated"}'] >= 3
    assert now['slipstream_entries_total{"kind": "played"}'] > 0
    assert now['slipstream_readers{"kind": "seat"}'] >= 1
    assert now['slipstream_readers{"kind": "spectator"}'] >= 1
    assert now["slipstream_sockets{}"] >= 2
    assert now["slipstream_tables{}"] >= 1
    assert now["slipstream_store_away{}"] == 0
    assert now["slipstream_store_seconds_count{}"] > 0
    assert gone["slipstream_sockets{}"] <= now["slipstream_sockets{}"]


def test_bots_and_what_waits_for_a_process_are_counted(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.sqlite") as served:
        workers = served.tables.workers
        table = served.table(humans=1, bots=2)
        with table.connect(0) as client:
            while not client.position.get("answers"):
                client.next()
        state = next(iter(served.tables.in_memory.values())).room.race.state
        failed = served.do(workers.choose(state, state.waiting[0], "no such bot"))
        now = numbers(served)

    assert failed is None
    assert now['slipstream_bot_seconds_count{"bot": "no such bot"}'] == 1
    assert now['slipstream_bots_failed_total{"bot": "no such bot"}'] == 1
    lanes = ("bots", "previews", "aside")
    waiting = [now[f'slipstream_jobs{{"lane": "{lane}", "state": "waiting"}}'] for lane in lanes]
    assert waiting == [0, 0, 0]


def test_paths_and_methods_that_anybody_invents_are_counted_together(served: Served) -> None:
    for n in range(3):
        served.http.get(f"/nowhere/{n}")
        served.http.request(f"BREW{n}", "/api/games")
    routes = {key for key in numbers(served) if "nowhere" in key or "BREW" in key}

    assert not routes


def test_prometheus_is_answered_at_an_address_of_its_own(unused_port: int) -> None:
    stop = serve(Metrics(), str(unused_port))
    try:
        told = httpx.get(f"http://127.0.0.1:{unused_port}/metrics").text
        with pytest.raises(SlipstreamError, match="cannot be used for metrics"):
            serve(Metrics(), f"127.0.0.1:{unused_port}")
    finally:
        stop()

    assert f'version="{__version__}"' in told
    with pytest.raises(SlipstreamError, match="PORT or HOST:PORT"):
        serve(Metrics(), "nonsense")


def test_every_reply_has_the_name_of_its_request(served: Served) -> None:
    first, second = (served.http.get("/api/health").headers["x-request-id"] for _ in range(2))
    given = served.http.get("/api/health", headers={"X-Request-Id": "from-the-proxy_1"})
    invented = served.http.get("/api/health", headers={"X-Request-Id": 'a "b"\tc'})
    refused = served.http.get("/api/health", headers={"Host": "evil.example"})

    assert first != second
    assert given.headers["x-request-id"] == "from-the-proxy_1"
    assert invented.headers["x-request-id"] != 'a "b"\tc'
    assert refused.headers["x-request-id"]


def test_the_log_of_an_evening_names_no_secret(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, OWN):
        table = served.table(humans=2, bots=1)
        wrong = "WRONG" * 6
        served.http.get(f"/api/tables/{table.id}/log?secret={table.secrets[0]}")
        table.get("/record", 0)
        served.http.get(
            f"/api/tables/{table.id}/record", headers={"Authorization": f"Bearer {wrong}"}
        )
        with table.connect(0) as client:
            client.send({"type": "hello", "secret": wrong})
            client.send(f"nonsense {wrong}")
            client.sync()
    requests = [r for r in caplog.records if r.name == "slipstream.requests"]
    for form in (logs.JsonLines(), logs.TextLines()):
        written = "\n".join(form.format(r) for r in caplog.records if r.name.startswith(OWN))

        assert not [secret for secret in (*table.secrets, wrong) if secret in written]
        assert table.id not in written
    assert any(json.loads(logs.JsonLines().format(r))["status"] == 201 for r in requests)


def test_a_line_of_the_log_is_an_object_with_its_facts(caplog: pytest.LogCaptureFixture) -> None:
    failed("request failed", KeyError("ace of spades"), path="/a b")
    seen = caplog.records
    token = request_id.set("abcdefgh")
    told = json.loads(logs.JsonLines().format(seen[0]))
    text = logs.TextLines().format(seen[0])
    request_id.reset(token)

    assert told["message"] == "request failed"
    assert (told["error"], told["path"], told["request"]) == ("KeyError", "/a b", "abcdefgh")
    assert "spades" not in str(told) + text
    assert text.endswith("request failed path='/a b' error=KeyError at=? request=abcdefgh")
