"""`slipstream table` and `slipstream bot` on the command line."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from slipstream.cli import main
from slipstream.table.server import server
from table.processes import Process


def refused(*arguments: object) -> str:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_a_store_that_is_none_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 200)

    assert "not a database" in refused("table", "--store", f"sqlite:///{file}", "--port", 0)
    assert "mysql is not a store" in refused("table", "--store", "mysql://host/db")
    assert "postgresql" in refused("table", "--store", "nonsense")


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        url = f"sqlite:///{tmp_path}/t.sqlite"

        assert f"{port} cannot be used" in refused("table", "--port", port, "--store", url)


def test_the_server_listens_on_this_machine_only_and_ends_quietly(tmp_path: Path) -> None:
    process = Process(f"sqlite:///{tmp_path}/t.sqlite").wait()
    listening = Path("/proc/net/tcp").read_text() if sys.platform == "linux" else ""
    rows = [row for row in listening.splitlines() if f":{process.port:04X} 00000000:0000" in row]

    assert all("0100007F:" in row for row in rows)
    process.stop()
    assert process.process.returncode == 0


def test_tables_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setitem(os.environ, "XDG_DATA_HOME", "/data")

    assert server.default_store() == "sqlite:////data/slipstream/tables.sqlite"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert server.default_store().endswith("/Library/Application Support/slipstream/tables.sqlite")


def test_a_bot_needs_a_link() -> None:
    assert "link to a table" in refused("bot", "FMR", "--join", "nowhere")
    assert "no game" in refused("bot", "CHESS", "--join", "http://localhost/t/x")
