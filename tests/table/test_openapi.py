"""The REST interface does what its OpenAPI document says, whatever is sent to it."""

from __future__ import annotations

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

from table.serving import PATIENCE, Served

ANY = list(HealthCheck)
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
    for found in interface.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(max_examples=examples, deadline=None, derandomize=True, suppress_health_check=ANY)
        @given(case=operation.as_strategy())
        def holds(case: Any) -> None:
            case.call_and_validate(checks=CHECKS, timeout=PATIENCE)

        holds()
        tried += 1

    assert tried == 64


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
