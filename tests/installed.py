"""Proves an installed wheel: compiled, page, rules and licences inside, every game runs a race, and
the server serves: its page is there, and a move is played over the socket.

`make wheel` and the builders of a release run it where nothing but the wheel and what it needs is
installed.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from importlib.metadata import files as installed_files
from importlib.resources import files
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from slipstream import COMPILED, GAMES, SeededDealer, load, playout

PATIENCE = 120


def main() -> None:
    inside = files("slipstream")
    assert COMPILED, "a wheel brings the compiled rules"
    assert inside.joinpath("table", "page", "index.html").is_file(), "the page is inside"
    for code in GAMES:
        state = load(code, 4).start()
        assert playout(state, SeededDealer(1), SeededDealer(2)), "seats have decided something"
        assert not state.waiting, f"a race of {code} comes to its end"
    assert any(inside.joinpath("docs", "rules").iterdir()), "the rules are inside"
    names = {file.name for file in installed_files("slipstream") or []}
    assert {"LICENSE", "THIRD-PARTY.md"} <= names, "the licences are inside"
    with tempfile.TemporaryDirectory() as folder:
        serve(f"sqlite:///{folder}/tables.sqlite")


def serve(store: str) -> None:
    """Start the server as a user would, open a table, and play."""
    command = [sys.executable, "-m", "slipstream", "table", "--no-browser", "--port", "0"]
    server = subprocess.Popen([*command, "--store", store], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r":(\d+)/", server.stdout.readline())
        assert found, "the server says where it is"
        play(f"127.0.0.1:{found[1]}")
    finally:
        server.terminate()
        server.wait(PATIENCE)


def play(site: str) -> None:
    with urlopen(f"http://{site}/", timeout=PATIENCE) as page:
        assert b"<!doctype html" in page.read(100).lower(), "the page is served"
    seats = [{"kind": "human", "name": "Ann"}, *([{"kind": "bot", "bot": "random"}] * 2)]
    body = json.dumps({"game": "FMR", "seats": seats, "pace_ms": 0}).encode()
    asked = Request(f"http://{site}/api/tables", body, {"Content-Type": "application/json"})
    with urlopen(asked, timeout=PATIENCE) as reply:
        told = json.load(reply)
    address = f"ws://{site}/api/tables/{told['table']['id']}/play"
    with connect(address, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "hello", "secret": told["held"][0]["secret"]}))
        position = until(socket, lambda heard: heard.get("answers"))
        number, token = position["number"], position["answers"][0]
        socket.send(json.dumps({"type": "answer", "id": "1", "number": number, "token": token}))
        reply = until(socket, lambda heard: heard.get("id") == "1")
        assert reply["type"] == "accepted", reply


def until(socket: Any, wanted: Any) -> dict[str, Any]:
    """The first message that is wanted."""
    while True:
        for line in socket.recv(PATIENCE).splitlines():
            heard: dict[str, Any] = json.loads(line)
            if wanted(heard):
                return heard


if __name__ == "__main__":
    main()
