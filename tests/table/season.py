"""A season over the wire whose secrets the test holds."""

from __future__ import annotations

from typing import Any

import httpx

from slipstream.kernel.game import State
from slipstream.table.room.room import Room
from table.rooms import drive
from table.serving import Served

SHORT: dict[str, dict[str, str]] = {
    "FMR": {"aside": "18"},
    "QGP": {},
    "GPF1": {},
    "TA": {"laps": "1", "cars": "1"},
    "GP": {"laps": "1"},
    "TOY": {"rounds": "1"},
}
YUNTA = {"circuit": "yunta_brothers"}
CALENDARS: dict[str, list[dict[str, str]]] = {
    "FMR": [{"aside": "18"}, {"aside": "18"}],
    "QGP": [{"circuit": "monza"}, {"circuit": "spa"}],
    "GPF1": [{}, {}, {}],
    "TA": [YUNTA, YUNTA],
    "GP": [YUNTA, YUNTA],
    "TOY": [{}, {}],
}
SeasonJSON = dict[str, Any]


class Season:
    """A season whose secrets the test holds."""

    def __init__(self, served: Served, told: SeasonJSON) -> None:
        self.served = served
        self.id = told["season"]["id"]
        self.secrets = {held["seat"]: held["secret"] for held in told["held"]}
        self.organiser = told["organiser"]

    def get(self, what: str = "") -> httpx.Response:
        return self.served.http.get(f"/api/seasons/{self.id}{what}")

    def told(self) -> SeasonJSON:
        reply = self.get()
        assert reply.status_code == 200, reply.text
        found: SeasonJSON = reply.json()
        return found

    def post(self, what: str, body: Any, secret: str | None = None) -> httpx.Response:
        bearer = self.organiser if secret is None else secret
        headers = {"Authorization": f"Bearer {bearer}"} if bearer else {}
        return self.served.http.post(f"/api/seasons/{self.id}/{what}", json=body, headers=headers)

    def call(self, secret: str | None = None, **calling: Any) -> SeasonJSON:
        """The next race is called; how the season stands then."""
        reply = self.post("races", calling, secret)
        assert reply.status_code == 201, reply.text
        found: SeasonJSON = reply.json()
        return found

    def table(self, race: int) -> str:
        name: str = self.told()["races"][race - 1]["table"]
        return name

    def room(self, race: int) -> Room:
        live = self.served.do(self.served.tables.find(self.table(race)))
        assert isinstance(live.room, Room)
        return live.room

    def finish(self, race: int, seed: int = 1) -> State:
        """Everybody answers at random until the race is over."""
        tables = self.served.tables
        live = self.served.do(tables.find(self.table(race)))
        self.served.do(tables.act(live, lambda room: drive(room, seed=seed)))
        assert live.room.ledger.over
        state: State = live.room.race.state
        return state

    def run(self) -> SeasonJSON:
        """All races to the end."""
        for race in range(1, len(self.told()["races"]) + 1):
            self.call()
            self.finish(race, seed=race)
        return self.told()


def found(served: Served, code: str = "TOY", seats: int = 0, **agreed: Any) -> Season:
    """A season in which everybody has entered."""
    fewest = {"FMR": 3, "GPF1": 3}.get(code, 2)
    body = {
        "game": code,
        "entries": [{"kind": "human", "name": f"Ann {n}"} for n in range(seats or fewest)],
        "races": CALENDARS[code],
        "options": {} if code == "FMR" else SHORT[code],
        "pace_ms": 0,
        **agreed,
    }
    reply = served.http.post("/api/seasons", json=body)
    assert reply.status_code == 201, reply.text
    return Season(served, reply.json())


def refused(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["code"]


def totals(told: SeasonJSON, race: int = -1) -> dict[str, int]:
    rows = told["races"][race]["rankings"][0]["rows"]
    return {row["name"]: row["points"] for row in rows}
