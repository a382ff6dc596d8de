"""Requests and frames that nobody would send, made up from what the server says of itself.

Half are right by the schema, with tables, secrets, games and options that exist, so that they get
as far as any; the others are wrong in one place, or are no JSON at all.
"""

from __future__ import annotations

import json
import random
from collections import Counter, deque
from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from slipstream.table.telling import wire
from table.made_up import WORDS, MadeUp, Schema
from table.serving import PATIENCE

KEPT: Final = 12  # tables and seasons that are asked about
PATHS: Final = ["/", "/privacy", "/assets/x", "/api", "/api/nothing", "/api/tables/x/y/z"]
DRIVER: Final = "driver"


class Known:
    """What exists on the server, by the names of fields."""

    def __init__(self, http: httpx.Client) -> None:
        self.tables: deque[str] = deque(maxlen=KEPT)
        self.seasons: deque[str] = deque(maxlen=KEPT)
        self.secrets: dict[str, list[str]] = {}  # of a table or season, and of devices: DRIVER
        self.records: deque[str] = deque(maxlen=KEPT)
        games = http.get("/api/games").json()
        self._fixed: dict[str, list[Any]] = {
            "game": [game["code"] for game in games],
            "bot": ["random", "club", "rookie"],
            "stand_in": ["random", "club"],
            "seat": [0, 1, 2],
            "pace_ms": [0, 700],
            "name": ["Ann", "Bo", "=1+1", "\u202eX"],
        }
        self._fixed["code"] = list(self._fixed["game"])  # and those by which a device joins
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
        return list(self.seasons) if name == "season" else []

    def secrets_of(self, name: str) -> list[str]:
        """Mostly those that open something."""
        return [*self.secrets.get(name, []) * 3, "x", "x" * 150]

    def learn(self, told: Any) -> None:
        """A table, a season or a driver has been made."""
        if not isinstance(told, dict):
            return
        if set(told) == {"secret"}:
            self.secrets[DRIVER] = [*self.secrets.get(DRIVER, []), told["secret"]][-KEPT:]
        if isinstance(told.get("codes"), list):
            self._fixed["code"] = [*self._fixed["game"], *told["codes"]]
        if isinstance(told.get("held"), list):
            secrets = [held["secret"] for held in told["held"]]
            secrets += [told["organiser"]] if told.get("organiser") else []
            for kind, names in (("table", self.tables), ("season", self.seasons)):
                if isinstance(told.get(kind), dict):
                    names.append(told[kind]["id"])
                    self.secrets[names[-1]] = secrets


def opened_by(path: str) -> str:
    """Whose secrets are asked for: a table's, a season's, or a driver's."""
    parts = path.split("/")
    return DRIVER if parts[2] == DRIVER else parts[3]


class Fuzzer:
    """Everything that it asks follows from its luck, and from what the server has told."""

    def __init__(self, http: httpx.Client, known: Known, luck: random.Random) -> None:
        self.http = http
        self.known = known
        self.luck = luck
        told = http.get("/api/schema/openapi.json").json()
        schemas: Schema = told["components"]["schemas"]
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in told["paths"].items()
            for method, operation in methods.items()
        ]
        (self.frame,), structs = msgspec.json.schema_components([wire.Request])
        self.requests = MadeUp(self.luck, schemas, self.known)
        self.frames = MadeUp(self.luck, structs, self._at_table)
        self._position: dict[str, Any] = {}  # of the table that frames are sent to

    def _at_table(self, name: str) -> list[Any]:
        """What fits the position, by the names of fields."""
        if name in ("number", "to"):
            return [self._position.get("number", 0)]
        return self._position.get("answers", []) if name == "token" else self.known(name)

    def request(self) -> httpx.Response:
        luck = self.luck
        method, path, operation = luck.choice(self.operations)
        headers: dict[str, str] = {}
        query: list[tuple[str, str | int | float | bool | None]] = []
        for wanted in sorted(operation.get("parameters", ()), key=lambda one: one["in"] != "path"):
            name, where = wanted["name"], wanted["in"]
            if where != "path" and not wanted.get("required") and luck.random() < 0.5:
                continue
            value = self.requests.right(wanted["schema"], name)
            if where == "header":
                headers[name] = "Bearer " + luck.choice(self.known.secrets_of(opened_by(path)))
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
        return self.http.request(method, path, params=query, content=body, headers=headers)

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

    def send(self, table: str, count: int) -> Counter[str]:
        """Frames to a table, by whoever holds a secret; what they are answered."""
        found: Counter[str] = Counter()
        url = f"ws://127.0.0.1:{self.http.base_url.port}/api/tables/{table}/play"
        try:
            with connect(url, max_size=None, open_timeout=PATIENCE) as socket:
                secret = self.luck.choice([*self.known.secrets_of(table), ""])
                self._say(socket, found, json.dumps({"type": "hello", "secret": secret}))
                for _ in range(count):
                    made = self._told(self.frames, self.frames.right(self.frame))
                    self._say(socket, found, made.decode("latin"))
        except WebSocketException:
            found["closed"] += 1
        except TimeoutError:
            found["silent"] += 1
        return found

    def _say(self, socket: ClientConnection, found: Counter[str], text: str) -> None:
        """A frame, and all that is heard until the next would be."""
        socket.send(text)
        socket.send('{"type":"ping","id":"last"}')
        while True:
            for line in str(socket.recv(PATIENCE)).splitlines():
                heard = json.loads(line)
                if heard["type"] == "position":
                    self._position = heard
                if heard.get("id") == "last":
                    return
                found[heard.get("code") or heard["type"]] += 1
