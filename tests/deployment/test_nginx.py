"""deploy/nginx in front of a real server: page, interface and socket, through TLS."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from table.serving import PATIENCE

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx" / "slipstream.conf"
HOST = "race.example.org"
missing = [name for name in ("nginx", "openssl") if shutil.which(name) is None]
pytestmark = pytest.mark.skipif(bool(missing), reason=f"needs {' and '.join(missing)}")


class Site(NamedTuple):
    """A server behind nginx."""

    port: int
    http: httpx.Client
    tls: ssl.SSLContext


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def certificate(folder: Path) -> None:
    subject = ["-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}"]
    files = ["-keyout", "privkey.pem", "-out", "fullchain.pem"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    subprocess.run([*command, *subject, *files], cwd=folder, check=True, capture_output=True)


def configuration(folder: Path, server: int, https: int, place: str) -> Path:
    """The example, with only its ports, its place and the folder of its certificate changed."""
    text = CONFIGURATION.read_text("utf-8")
    assert text.count("location / {") == 1
    text = text.replace("location / {", f"location {place} {{")
    text = text.replace("127.0.0.1:8500", f"127.0.0.1:{server}")
    text = text.replace(f"/etc/letsencrypt/live/{HOST}", str(folder))
    text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.MULTILINE)
    text = text.replace("listen 443", f"listen 127.0.0.1:{https}")
    text = text.replace("listen 80", f"listen 127.0.0.1:{free_port()}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""
    whole = (
        f"{user}daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{places}{text}}}\n"
    )
    (folder / "nginx.conf").write_text(whole, "utf-8")
    return folder / "nginx.conf"


def server(folder: Path, port: int, place: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "slipstream", "table", "--no-browser", "--port", str(port)]
    named = ["--base-url", f"https://{HOST}{place}", "--trusted-proxy", "127.0.0.1"]
    store = ["--store", f"sqlite:///{folder}/tables.sqlite"]
    return subprocess.Popen([*command, *named, *store])


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with behind_nginx(tmp_path, "/") as made:
        yield made


@contextmanager
def behind_nginx(tmp_path: Path, place: str) -> Iterator[Site]:
    certificate(tmp_path)
    port, https = free_port(), free_port()
    running = server(tmp_path, port, place)
    made = configuration(tmp_path, port, https, place)
    proxy = subprocess.Popen(["nginx", "-p", str(tmp_path), "-c", str(made)])
    tls = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
    extensions = {"sni_hostname": HOST}
    http = httpx.Client(
        base_url=f"https://127.0.0.1:{https}", verify=tls, headers={"Host": HOST}, timeout=PATIENCE
    )
    http.event_hooks["request"] = [lambda request: request.extensions.update(extensions)]
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                http.get(f"{place}api/health").raise_for_status()
                break
            except httpx.HTTPError:
                assert time.monotonic() < end, (tmp_path / "error.log").read_text()
                assert proxy.poll() is None, "nginx did not start"
                assert running.poll() is None, "the server did not start"
                time.sleep(0.05)
        yield Site(https, http, tls)
    finally:
        http.close()
        for process in (proxy, running):
            process.terminate()
            process.wait(PATIENCE)


def test_a_move_is_played_through_nginx(site: Site) -> None:
    seats = [{"kind": "human", "name": "Ann"}, *([{"kind": "bot", "bot": "random"}] * 2)]
    own = {"Origin": f"https://{HOST}"}
    opened = site.http.post(
        "/api/tables", json={"game": "FMR", "seats": seats, "pace_ms": 0}, headers=own
    )
    assert opened.status_code == 201, opened.text
    told = opened.json()
    assert re.fullmatch("[0-9a-f]{32}", opened.headers["x-request-id"]), "the name is nginx's"
    with (
        socket.create_connection(("127.0.0.1", site.port)) as plain,
        connect(
            f"wss://{HOST}/api/tables/{told['table']['id']}/play",
            sock=plain,
            ssl=site.tls,
            server_hostname=HOST,
            origin=Origin(f"https://{HOST}"),
            open_timeout=PATIENCE,
        ) as table,
    ):
        table.send(json.dumps({"type": "hello", "secret": told["held"][0]["secret"]}))
        while True:
            heard = [json.loads(line) for line in str(table.recv(PATIENCE)).splitlines()]
            asked = [message for message in heard if message.get("answers")]
            if asked:
                break
        answer = {"number": asked[-1]["number"], "token": asked[-1]["answers"][0]}
        table.send(json.dumps({"type": "answer", "id": "1", **answer}))
        while not (reply := [m for m in heard if m.get("id") == "1"]):
            heard = [json.loads(line) for line in str(table.recv(PATIENCE)).splitlines()]

        assert reply[0]["type"] == "accepted"


def test_other_sites_are_refused_through_nginx_too(site: Site) -> None:
    told = site.http.get("/api/games", headers={"Origin": "https://evil.example"})

    assert told.status_code == 403
