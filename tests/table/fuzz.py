"""`make fuzz`: a hundred thousand requests and frames, made up from what the server says of itself.

Half are right by the schema, with tables, secrets, games and options that exist, so that they get
as far as any; the others are wrong in one place, or are no JSON at all. None may be answered by a
mistake of ours (500), and afterwards a race is still played.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections import Counter, deque
from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from slipstream.table.telling import wire
from table.made_up import WORDS, MadeUp, Schema
from table.serving import PATIENCE, Served, drive, serving

MANY: Final = 100_000
FRAMES: Final = 0.15  # of all requests
KEPT: Final = 12  # tables and seasons that are asked about
PATHS: Final = ["/", "/privacy", "/assets/x", "/api", "/api/nothing", "/api/tables/x/y/z"]


class Known:
    """What exists on the server, by the names of fields."""

    def __init__(self, served: Served) -> None:
        self.tables: deque[str] = deque(maxlen=KEPT)
        self.seasons: deque[str] = deque(maxlen=KEPT)
        self.secrets: dict[str, list[str]] = {}  # of a table or season
        self.position: dict[str, Any] = {}  # that was heard last
        self.records: deque[str] = deque(maxlen=KEPT)
        games = served.http.get("/api/games").json()
        self._fixed: dict[str, list[Any]] = {
            "game": [game["code"] for game in games],
            "bot": ["random", "club", "rookie"],
            "stand_in": ["random", "club"],
            "seat": [0, 1, 2],
            "pace_ms": [0, 700],
            "name": ["Ann", "Bo", "=1+1", "\u202eX"],
        }
        self._fixed["code"] = self._fixed["game"]
        self.options: dict[Any, dict[str, list[Any]]] = {}  # of a game
        for game in games:
            own = self.options[game["code"]] = {}
            for option in game["options"]:
                own[option["name"]] = option["allowed"]
                self._fixed.setdefault("options:", []).append(option["name"])
                self._fixed.setdefault(f"options:{option['name']}", []).extend(option["allowed"])
        self._fixed["races:"] = self._fixed["options:"]

    def __call__(self, name: str) -> list[Any]:
        if name in self._fixed:
            return self._fixed[name]
        if name == "table":
            return list(self.tables)
        if name == "season":
            return list(self.seasons)
        if name == "number":
            return [self.position.get("number", 0)]
        return self.position.get("answers", []) if name == "token" else []

    def secrets_of(self, name: str) -> list[str]:
        return [*self.secrets.get(name, ()), "x", "x" * 150]

    def learn(self, told: Any) -> None:
        """A table or a season has been made."""
        if isinstance(told, dict) and "held" in told:
            secrets = [held["secret"] for held in told["held"]]
            secrets += [told["organiser"]] if told.get("organiser") else []
            for kind, names in (("table", self.tables), ("season", self.seasons)):
                if isinstance(told.get(kind), dict):
                    names.append(told[kind]["id"])
                    self.secrets[names[-1]] = secrets


class Fuzzer:
    """Everything that it asks follows from its seed, and from what the server has told."""

    def __init__(self, served: Served, seed: int) -> None:
        self.served = served
        self.luck = random.Random(seed)
        self.known = Known(served)
        told = served.http.get("/api/schema/openapi.json").json()
        schemas: Schema = told["components"]["schemas"]
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in told["paths"].items()
            for method, operation in methods.items()
        ]
        (self.frame,), structs = msgspec.json.schema_components([wire.Request])
        self.requests = MadeUp(self.luck, schemas, self.known)
        self.frames = MadeUp(self.luck, structs, self.known)

    def request(self) -> httpx.Response:
        luck = self.luck
        method, path, operation = luck.choice(self.operations)
        headers: dict[str, str] = {}
        query: list[tuple[str, str | int | float | bool | None]] = []
        for wanted in operation.get("parameters", ()):
            name, where = wanted["name"], wanted["in"]
            if where != "path" and not wanted.get("required") and luck.random() < 0.5:
                continue
            value = self.requests.right(wanted["schema"], name)
            if where == "header":
                headers[name] = "Bearer " + luck.choice(self.known.secrets_of(path.split("/")[3]))
            if luck.random() < 0.1:
                value = luck.choice([*WORDS, "-2", "9" * 30, "%ff"])
            if where == "path":
                path = path.replace(f"{{{name}}}", str(value).replace("/", "%2F"))
            elif where == "query":
                query += [
                    (name, str(one)) for one in (value if isinstance(value, list) else [value])
                ]
        if luck.random() < 0.05:
            method, path = luck.choice(["HEAD", "PUT", "OPTIONS", "X", method]), luck.choice(PATHS)
        body = self._body(path, operation, headers)
        return self.served.http.request(method, path, params=query, content=body, headers=headers)

    def _body(self, path: str, operation: Any, headers: dict[str, str]) -> bytes:
        luck = self.luck
        if path == "/api/records":
            return self._spoilt(luck.choice(list(self.known.records)).encode())
        content = operation.get("requestBody", {}).get("content", {})
        if not content:
            return b""
        headers["Content-Type"] = luck.choice(["application/json"] * 19 + ["text/plain"])
        value = self.requests.right(content["application/json"]["schema"])
        if luck.random() < 0.5:
            self._fit(value)
        return self._told(self.requests, value)

    def _fit(self, value: Any) -> None:
        """Only such options as the game has, so that a table or a season often comes of it."""
        own = self.known.options.get(value.get("game")) if isinstance(value, dict) else None
        if own is None:
            return
        offered = [(name, values) for name, values in own.items() if values]
        name, values = self.luck.choice(offered)
        value["options"] = {name: self.luck.choice(values)}
        if "races" in value:
            value["races"] = [{}] * self.luck.randint(3, 5)
            value["entries"] = value["entries"][:3]

    def _told(self, made_up: MadeUp, value: Any) -> bytes:
        how = self.luck.random()
        text = json.dumps(made_up.wrong(value) if how < 0.4 else value).encode()
        return self._spoilt(text) if how > 0.95 else text

    def _spoilt(self, text: bytes) -> bytes:
        luck = self.luck
        how = luck.random()
        if how < 0.3:
            return text
        if how < 0.35:
            return b"[" * 20_000
        if how < 0.5:
            return luck.randbytes(luck.randrange(200))
        at = luck.randrange(len(text))
        return text[:at] + luck.randbytes(1) + text[at + luck.randrange(3) :]

    def send(self, count: int) -> Counter[str]:
        """Frames to a table, by whoever holds a secret; what they are answered."""
        found: Counter[str] = Counter()
        table = self.luck.choice(list(self.known.tables))
        url = f"ws://127.0.0.1:{self.served.port}/api/tables/{table}/play"
        try:
            with connect(url, max_size=None, open_timeout=PATIENCE) as socket:
                secret = self.luck.choice([*self.known.secrets_of(table), ""])
                socket.send(json.dumps({"type": "hello", "secret": secret}))
                for line in socket.recv(PATIENCE).splitlines():
                    self.known.position = json.loads(line)
                for _ in range(count):
                    socket.send(
                        self._told(self.frames, self.frames.right(self.frame)).decode("latin")
                    )
                socket.send('{"type":"ping","id":"last"}')
                while True:
                    for line in socket.recv(PATIENCE).splitlines():
                        heard = json.loads(line)
                        found[heard.get("code") or heard["type"]] += 1
                        if heard.get("id") == "last":
                            return found
        except (WebSocketException, TimeoutError):
            found["closed"] += 1
        return found


def run(served: Served, seed: int, many: int) -> Counter[str]:
    """How often each answer came; the first mistake ends it."""
    fuzzer = Fuzzer(served, seed)
    _begin(served, fuzzer.known)
    found: Counter[str] = Counter()
    number = 0
    while number < many:
        if fuzzer.luck.random() < FRAMES / 10:
            heard = fuzzer.send(10)
            number += 10
            found += Counter({f"frame {code}": count for code, count in heard.items()})
            assert not heard["broken"], f"frames after request {number} of seed {seed}"
            continue
        number += 1
        try:
            reply = fuzzer.request()
        except (httpx.InvalidURL, httpx.LocalProtocolError):  # cannot even be sent
            continue
        found[str(reply.status_code)] += 1
        assert reply.status_code < 500 or reply.status_code == 503, (
            f"request {number} of seed {seed}: {reply.request.method} {reply.request.url} "
            f"{reply.request.content[:300]!r} is answered by {reply.status_code}"
        )
        if reply.status_code == 201:
            fuzzer.known.learn(reply.json())
    _end(served)
    return found


def _begin(served: Served, known: Known) -> None:
    """A race that is over, one that has begun, one against bots."""
    over = served.table(humans=3)
    clients = [over.connect(seat) for seat in range(3)]
    drive(clients)
    for client in clients:
        client.close()
    known.records.append(over.get("/record").text)
    for table in (over, served.table(), served.table(humans=1, bots=2)):
        known.tables.append(table.id)
        known.secrets[table.id] = table.secrets
    for humans in (1, 3):
        entries = [{"kind": "human", "name": f"Ann {n}"} for n in range(humans)]
        entries += [{"kind": "bot", "bot": "random"}] * (3 - humans)
        body = {"game": "FMR", "entries": entries, "races": [{}, {}], "pace_ms": 0}
        known.learn(served.http.post("/api/seasons", json=body).raise_for_status().json())


def _end(served: Served) -> None:
    table = served.table()
    clients = [table.connect(seat) for seat in range(3)]
    assert drive(clients, 20) == 20
    for client in clients:
        client.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--requests", type=int, default=MANY)
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.sqlite") as served,
    ):
        found = run(served, options.seed, options.requests)
    sys.stdout.write(f"{sum(found.values())} answers: {dict(sorted(found.items()))}\n")


if __name__ == "__main__":
    main()
