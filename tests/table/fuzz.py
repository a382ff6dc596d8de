"""`make fuzz`: requests that nobody would send, a hundred thousand of them; none may be answered by
a mistake of ours (500), and afterwards a race is still played."""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections import Counter
from typing import Any, Final

import httpx

from table.serving import Served, drive, serving

PATHS: Final = [
    "/",
    "/api/games",
    "/api/games/{word}/rules",
    "/api/games/{word}/lessons",
    "/api/games/{word}/season",
    "/api/tables",
    "/api/tables/{table}",
    *(
        f"/api/tables/{{table}}/{what}"
        for what in (
            "seats",
            "bots",
            "position",
            "turns",
            "chances",
            "board",
            "forks",
            "log",
            "record",
        )
    ),
    "/api/records",
    "/api/seasons",
    "/api/seasons/{word}",
    "/api/seasons/{word}/entries",
    "/api/seasons/{word}/races",
    "/api/seasons/{word}/records.zip",
]
WORDS: Final = [
    "FMR",
    "GP",
    "",
    "..",
    "%00",
    "%ff",
    "é",
    "x" * 60,
    "-1",
    "null",
    "{}",
    "a b",
    "'",
    "1e400",
]
NAMES: Final = [
    "game", "seats", "kind", "bot", "name", "options", "clock", "ms", "seat", "index", "eyes",
    "redeal", "at", "language", "races", "entries", "terms", "title", "pace_ms", "listed", "absent",
]  # fmt: skip
MANY: Final = 100_000


class Fuzzer:
    """Everything that it asks follows from its seed."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self.luck = random.Random(seed)
        self.tables = tables

    def value(self, depth: int = 0) -> Any:
        luck = self.luck
        plain = [
            None,
            True,
            -1,
            0,
            10**30,
            1.5,
            luck.choice(WORDS),
            luck.randrange(99),
            "FMR",
            "human",
        ]
        if depth < 3 and luck.random() < 0.5:
            if luck.random() < 0.5:
                return [self.value(depth + 1) for _ in range(luck.randrange(5))]
            return {luck.choice(NAMES): self.value(depth + 1) for _ in range(luck.randrange(5))}
        return luck.choice(plain)

    def body(self) -> bytes:
        luck = self.luck
        text = json.dumps(self.value() if luck.random() < 0.3 else self.likely()).encode()
        kind = luck.random()
        if kind < 0.1:
            return luck.randbytes(luck.randrange(200))
        if kind < 0.2:
            at = luck.randrange(len(text))
            return text[:at] + luck.randbytes(1) + text[at + 1 :]
        return b"[" * 20_000 if kind < 0.205 else text

    def likely(self) -> Any:
        """Nearly what a route wants."""
        seats = [{"kind": self.luck.choice(["human", "open", "bot", "x"])} for _ in range(3)]
        wanted: dict[str, Any] = {
            "game": self.luck.choice(["FMR", "QGP", "x"]),
            "seats": seats,
            "entries": seats,
        }
        wanted |= {
            "races": [{}],
            "index": self.luck.randrange(60),
            "seat": self.luck.randrange(-1, 5),
        }
        return wanted | {
            self.luck.choice(NAMES): self.value() for _ in range(self.luck.randrange(3))
        }

    def request(self, http: httpx.Client) -> httpx.Response:
        luck = self.luck
        table = luck.choice([*self.tables, luck.choice(WORDS)])
        path = luck.choice(PATHS).format(word=luck.choice(WORDS), table=table)
        question = "&".join(
            f"{luck.choice(NAMES)}={luck.choice([*WORDS, '0', '5', '-2', 'de'])}"
            for _ in range(luck.randrange(4))
        )
        method = luck.choice(["GET", "GET", "GET", "POST", "POST", "HEAD", "PUT", "OPTIONS", "X"])
        headers = {"Content-Type": luck.choice(["application/json", "text/plain", "x", ""])}
        if luck.random() < 0.3:
            headers["Authorization"] = "Bearer " + luck.choice(["x", "x" * 500, ""])
        return http.request(method, f"{path}?{question}", content=self.body(), headers=headers)


def run(served: Served, seed: int, many: int) -> Counter[int]:
    """How often each status was the answer; the first mistake ends it."""
    over = served.table(humans=3)
    clients = [over.connect(seat) for seat in range(3)]
    drive(clients)
    for client in clients:
        client.close()
    fuzzer = Fuzzer(seed, [over.id, served.table().id, served.table(humans=1, bots=2).id])
    found: Counter[int] = Counter()
    for number in range(many):
        try:
            reply = fuzzer.request(served.http)
        except (httpx.InvalidURL, httpx.LocalProtocolError):  # cannot even be sent
            continue
        found[reply.status_code] += 1
        assert reply.status_code < 500 or reply.status_code == 503, (
            f"request {number} of seed {seed}: {reply.request.method} {reply.request.url} "
            f"{reply.request.content[:300]!r} is answered by {reply.status_code}"
        )
    table = served.table()
    clients = [table.connect(seat) for seat in range(3)]
    assert drive(clients, 20) == 20
    for client in clients:
        client.close()
    return found


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
    sys.stdout.write(f"{sum(found.values())} requests: {dict(sorted(found.items()))}\n")


if __name__ == "__main__":
    main()
