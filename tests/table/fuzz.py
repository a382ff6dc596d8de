"""`make fuzz`: a hundred thousand requests and frames; none may be answered by a mistake of ours.

They come in rounds. Each has a server of its own, several clients at once, and luck that follows
from the seed and the number of the round; afterwards a race is still played. What a round has found
is kept, so that a run that was cut goes on where it was, as long as the program is the same. An
error in the server's log is a mistake, too:

    PYTHONPATH=build/compiled:tests .venv/bin/python tests/table/fuzz.py --seed 1
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Protocol

import httpx

import slipstream
from table.fuzzing import Fuzzer, Known
from table.processes import Process
from table.serving import Served, Table, drive

MANY: Final = 100_000
ROUND: Final = 5_000
CLIENTS: Final = 10
FRAMES: Final = 0.15  # of all requests
TOGETHER: Final = 10  # frames on one connection
KEPT: Final = Path("build") / "fuzz"
RECORDS: Final = sorted((Path(__file__).parents[1] / "games").glob("*-3*.race"))


class Asked(Protocol):
    """A server, in this process or in one of its own."""

    port: int
    http: httpx.Client


class Found:
    """What a client was answered, and which answers were mistakes of ours."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        self.mistakes: list[str] = []

    def add(self, other: Found) -> None:
        self.answers += other.answers
        self.mistakes += other.mistakes

    def request(self, reply: httpx.Response) -> None:
        self.answers[str(reply.status_code)] += 1
        if reply.status_code >= 500 and reply.status_code != 503:
            asked = reply.request
            self.mistakes.append(
                f"{reply.status_code}: {asked.method} {asked.url} {asked.content[:300]!r}"
            )

    def frames(self, heard: Counter[str], table: str) -> None:
        self.answers += Counter({f"frame {code}": count for code, count in heard.items()})
        self.mistakes += [
            f"{code}: a frame to {table}" for code in ("broken", "silent") if heard[code]
        ]


def ask(asked: Asked, known: Known, luck: random.Random, many: int) -> Found:
    """One client, that sends so many."""
    found, sent = Found(), 0
    with httpx.Client(base_url=asked.http.base_url, timeout=asked.http.timeout) as http:
        fuzzer = Fuzzer(http, known, luck)
        while sent < many:
            if luck.random() < FRAMES / TOGETHER:
                table = luck.choice(list(known.tables))
                found.frames(fuzzer.send(table, TOGETHER), table)
                sent += TOGETHER
                continue
            try:
                reply = fuzzer.request()
            except (httpx.InvalidURL, httpx.LocalProtocolError):  # cannot even be sent
                continue
            except httpx.TransportError as error:
                found.mistakes.append(f"no answer: {type(error).__name__} {error.request.url}")
                continue
            sent += 1
            found.request(reply)
            if reply.status_code == 201:
                known.learn(reply.json())
    return found


def play_round(asked: Asked, seed: str, many: int, together: int = CLIENTS) -> Found:
    """All clients at once, then a race."""
    known = Known(asked.http)
    begin(asked, known)
    found = Found()
    with ThreadPoolExecutor(together) as clients:
        lucks = [random.Random(f"{seed}/{number}") for number in range(together)]
        jobs = [clients.submit(ask, asked, known, luck, many // together) for luck in lucks]
        for job in jobs:
            found.add(job.result())
    race(asked, 20)
    return found


def opened(asked: Asked, humans: int = 3, bots: int = 0) -> Table:
    return Served.table(asked, humans=humans, bots=bots)  # type: ignore[arg-type]


def race(asked: Asked, answers: int) -> Table:
    """People drive for so many answers, or to the end."""
    table = opened(asked)
    clients = [table.connect(seat) for seat in range(3)]
    given = drive(clients, answers)
    assert given == answers or "end" in clients[0].position
    for client in clients:
        client.close()
    return table


def begin(asked: Asked, known: Known) -> None:
    """A race that is over, one that has begun, one against bots; two seasons."""
    over = race(asked, 10_000)
    known.records.append(over.get("/record").text)
    known.records.extend(file.read_text("utf-8") for file in RECORDS)
    for table in (over, opened(asked), opened(asked, humans=1, bots=2)):
        known.tables.append(table.id)
        known.secrets[table.id] = table.secrets
    for humans in (1, 3):
        entries: list[dict[str, Any]] = [
            {"kind": "human", "name": f"Ann {number}"} for number in range(humans)
        ]
        entries += [{"kind": "bot", "bot": "random"}] * (3 - humans)
        body = {"game": "FMR", "entries": entries, "races": [{}, {}], "pace_ms": 0}
        known.learn(asked.http.post("/api/seasons", json=body).raise_for_status().json())


def program() -> str:
    """What would make another program: its sources."""
    folder = Path(slipstream.__file__).parent
    whole = hashlib.sha256()
    for file in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
        whole.update(file.read_bytes())
    return whole.hexdigest()[:12]


def kept(file: Path) -> dict[int, dict[str, int]]:
    """The rounds that have been played, and what they were answered."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return {row["round"]: row["answers"] for row in map(json.loads, lines)}


def run(seed: int, rounds: list[int], file: Path) -> bool:
    """Every round that is not kept; whether nothing went wrong."""
    done = kept(file)
    is_right = True
    for number in rounds:
        if number in done:
            continue
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile("w+") as log:
            server = Process(f"sqlite:///{folder}/tables.sqlite", log=log.fileno()).wait()
            try:
                found = play_round(server, f"{seed}/{number}", ROUND)
            finally:
                server.stop()
            log.seek(0)
            found.mistakes += [line.strip() for line in log if " ERROR " in line]
        seconds = time.monotonic() - begun
        sys.stdout.write(f"round {number} of seed {seed}: {ROUND} requests, {seconds:.0f} s\n")
        sys.stdout.writelines(f"  {mistake}\n" for mistake in found.mistakes)
        sys.stdout.flush()
        if found.mistakes:
            is_right = False
            continue
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"round": number, "answers": found.answers}) + "\n")
    return is_right


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--requests", type=int, default=MANY)
    parser.add_argument("--round", type=int, help="only this one, even if it was played")
    options = parser.parse_args()
    if options.round is not None:
        with tempfile.TemporaryDirectory() as folder:
            sys.exit(not run(options.seed, [options.round], Path(folder) / "rounds"))
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{options.seed}-{program()}.jsonl"
    rounds = list(range(-(-options.requests // ROUND)))
    is_right = run(options.seed, rounds, file)
    done = kept(file)
    answers = sum((Counter(done[number]) for number in rounds if number in done), Counter())
    played = sum(number in done for number in rounds)
    sys.stdout.write(
        f"seed {options.seed}: {played * ROUND} requests without a mistake, in {played} of"
        f" {len(rounds)} rounds; answers: {dict(sorted(answers.items()))}\n"
    )
    sys.exit(not is_right)


if __name__ == "__main__":
    main()
