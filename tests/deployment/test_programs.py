"""What the programs themselves say of the files of `deploy/`, where they are installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from pathlib import Path

import httpx
import pytest

from table.processes import Process
from table.receivers import wait_until
from table.serving import PATIENCE

DEPLOY = Path(__file__).parents[2] / "deploy"


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"needs {program}")


@needs("caddy")
@pytest.mark.parametrize("folder", ["caddy", "container"])
def test_caddy_takes_its_file(tmp_path: Path, folder: str) -> None:
    file = DEPLOY / folder / "Caddyfile"
    done = subprocess.run(
        ["caddy", "validate", "--config", file, "--adapter", "caddyfile"],
        env={"HOME": str(tmp_path), "RACE_HOST": "race.example.org"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr


@needs("caddy")
def test_caddy_asks_the_other_server_if_one_is_gone(tmp_path: Path) -> None:
    """The file of the compose file, in front of one server and of a port where nobody listens."""
    server = Process(f"sqlite:///{tmp_path}/tables.sqlite").wait()
    with socket.create_server(("127.0.0.1", 0)) as first, socket.socket() as second:
        second.bind(("127.0.0.1", 0))  # and does not listen
        port, gone = (one.getsockname()[1] for one in (first, second))
        first.close()
        text = (DEPLOY / "container" / "Caddyfile").read_text("utf-8")
        text = text.replace("table-1:8500", f"127.0.0.1:{gone}")
        text = text.replace("table-2:8500", f"127.0.0.1:{server.port}")
        (tmp_path / "Caddyfile").write_text("{\nadmin off\n}\n" + text, "utf-8")
        here = f"http://127.0.0.1:{port}"  # without TLS, for which it would make an authority
        caddy = subprocess.Popen(
            ["caddy", "run", "--config", tmp_path / "Caddyfile", "--adapter", "caddyfile"],
            env={"HOME": str(tmp_path), "RACE_HOST": here},
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_until(lambda: answers(here) != 0)

            assert [answers(here) for _ in range(10)] == [200] * 10
        finally:
            caddy.terminate()
            caddy.wait(PATIENCE)
            server.stop()


def answers(here: str) -> int:
    """The status of a reply; 0 if there is none."""
    try:
        return httpx.get(f"{here}/api/ready", timeout=PATIENCE).status_code
    except httpx.TransportError:
        return 0


@needs("systemd-analyze")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """The program itself is not installed here: another one stands for it."""
    text = (DEPLOY / "systemd" / "slipstream.service").read_text("utf-8")
    unit = tmp_path / "slipstream.service"
    unit.write_text(text.replace("/opt/slipstream/bin/slipstream", "/bin/true"), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    assert "slipstream.service" not in done.stderr


@needs("docker-compose")
def test_compose_takes_its_file(tmp_path: Path) -> None:
    """Debian's version does not know `name` yet; every other word has to be one of the format."""
    text = (DEPLOY / "container" / "compose.yaml").read_text("utf-8")
    file = tmp_path / "compose.yaml"
    file.write_text(text.replace("name: slipstream\n", ""), "utf-8")
    command = ["docker-compose", "-f", str(file), "config", "--quiet"]
    settings = {"RACE_HOST": "race.example.org", "POSTGRES_PASSWORD": "secret"}
    for missing in ("", *settings):
        given = {name: value for name, value in settings.items() if name != missing}
        done = subprocess.run(
            command,
            env={"PATH": os.environ["PATH"], **given},
            capture_output=True,
            text=True,
            check=False,
        )

        assert (done.returncode == 0) is not bool(missing), done.stderr
        assert not missing or "set it in .env" in done.stderr
