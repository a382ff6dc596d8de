"""The REST interface does what its OpenAPI document says, whatever is sent to it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from samples import usual
from slipstream import GAMES
from table.season import found
from table.serving import PATIENCE, Served

ANY = list(HealthCheck)
RECORDS = Path(__file__).parent.parent / "games"
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def test_the_interface_keeps_its_word(served: Served, request: pytest.FixtureRequest) -> None:
    examples = 400 if request.config.getoption("--soak") else 12
    base = f"http://127.0.0.1:{served.port}"
    interface = schemathesis.openapi.from_url(f"{base}/api/schema/openapi.json")
    tried = 0
    for one in interface.get_all_operations():
        assert isinstance(one, Ok)
        operation = one.ok()

        @settings(max_examples=examples, deadline=None, derandomize=True, suppress_health_check=ANY)
        @given(case=operation.as_strategy())
        def holds(case: Any) -> None:
            case.call_and_validate(checks=CHECKS, timeout=PATIENCE)

        holds()
        tried += 1

    assert tried == 64


def described(served: Served, secret: str, **named: str) -> set[str]:
    """All that can be asked about something that is there; what was told and not refused."""
    base = f"http://127.0.0.1:{served.port}"
    interface = schemathesis.openapi.from_url(f"{base}/api/schema/openapi.json")
    fetched = set()
    for one in interface.get_all_operations():
        assert isinstance(one, Ok)
        operation = one.ok()
        wanted = set(re.findall(r"{(\w+)}", operation.path))
        if operation.method == "get" and wanted == set(named):
            own = {"Authorization": f"Bearer {secret}"} if secret else {}
            case = operation.Case(path_parameters=named, headers=own)
            reply = case.call_and_validate(checks=CHECKS, timeout=PATIENCE)
            if reply.status_code == 200:
                fetched.add(operation.path.rsplit("/", 1)[-1])
    return fetched


@pytest.mark.parametrize("code", usual(GAMES, "QGP"))
def test_what_is_told_of_each_game_is_as_described(served: Served, code: str) -> None:
    """Chance rarely finds the code of a game, and never a table."""
    assert described(served, "", code=code) == {"rules", "lessons", "puzzles", "season"}

    table = served.table(code, humans=4)
    told = described(served, table.secrets[0], table=table.id)
    assert told >= {"{table}", "board", "position", "turns", "log", "record", "alerts"}

    record = next(RECORDS.glob(f"{code}-*.race")).read_bytes()
    kind = {"Content-Type": "text/plain"}
    finished = served.http.post("/api/records", content=record, headers=kind).json()
    told = described(served, "", table=finished["table"]["id"])
    assert told >= {"position", "turns", "log", "record", "commentary", "puzzles"}

    season = found(served, code)
    told = described(served, season.organiser, season=season.id)
    assert told >= {"{season}", "standings.csv", "calendar.ics", "alerts"}


def test_the_document_names_every_path(served: Served) -> None:
    document = served.http.get("/api/schema/openapi.json").json()

    assert set(document["paths"]) == {
        "/api/health",
        "/api/ready",
        "/api/games",
        "/api/games/{code}/rules",
        "/api/games/{code}/lessons",
        "/api/games/{code}/puzzles",
        "/api/days",
        "/api/days/{game}",
        "/api/tables/{table}/duplicates",
        "/api/tables/{table}/puzzles",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/seats",
        "/api/tables/{table}/bots",
        "/api/tables/{table}/board",
        "/api/tables/{table}/forks",
        "/api/tables/{table}/position",
        "/api/tables/{table}/turns",
        "/api/tables/{table}/review",
        "/api/tables/{table}/weighed",
        "/api/tables/{table}/preview",
        "/api/tables/{table}/log",
        "/api/tables/{table}/record",
        "/api/tables/{table}/commentary",
        "/api/tables/{table}/comments",
        "/api/tables/{table}/alerts",
        "/api/seasons/{season}/links",
        "/api/seasons/{season}/divisions",
        "/api/seasons/{season}/promotion",
        "/api/seasons/{season}/alerts",
        "/api/alerts/{channel}/confirm",
        "/api/alerts/{channel}/off",
        "/api/driver",
        "/api/driver/sharing",
        "/api/driver/codes",
        "/api/driver/tickets",
        "/api/driver/devices",
        "/api/driver/devices/{device}/off",
        "/api/driver/forget",
        "/api/driver/passkeys",
        "/api/driver/passkeys/asking",
        "/api/driver/passkeys/{passkey}/off",
        "/api/driver/entering",
        "/api/driver/entering/asking",
        "/api/feeds/{channel}/turns.atom",
        "/api/feeds/{channel}/turns.ics",
        "/api/records",
        "/api/games/{code}/season",
        "/api/seasons",
        "/api/seasons/{season}",
        "/api/seasons/{season}/entries",
        "/api/seasons/{season}/bots",
        "/api/seasons/{season}/races",
        "/api/seasons/{season}/standings.csv",
        "/api/seasons/{season}/standings.md",
        "/api/seasons/{season}/standings.html",
        "/api/seasons/{season}/calendar.ics",
        "/api/seasons/{season}/acts",
        "/api/seasons/{season}/results",
        "/api/seasons/{season}/records.zip",
    }
    assert "servers" in document
