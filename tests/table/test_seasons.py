"""Seasons over the wire: founded, entered, race after race by the rules of the game, and told."""

from __future__ import annotations

import csv
import io
import threading
import zipfile
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from kit.toy import SealedBids
from slipstream.games.formula_motor_racing import scoring
from slipstream.games.formula_motor_racing.deck import CAR_NAMES
from slipstream.games.thunder_alley.components import TEAM_IDS
from slipstream.kernel.game import State
from slipstream.notation.record import read_record
from slipstream.notation.replay import check_deal
from slipstream.table import seasons
from slipstream.table.room import Room
from slipstream.table.season_book import SeasonBook
from slipstream.table.season_rest import Calling
from slipstream.table.season_story import read
from table.postgres import Cluster
from table.rooms import drive
from table.serving import Served, serving

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
Told = dict[str, Any]


class Season:
    """A season whose secrets the test holds."""

    def __init__(self, served: Served, told: Told) -> None:
        self.served = served
        self.id = told["season"]["id"]
        self.secrets = {held["seat"]: held["secret"] for held in told["held"]}
        self.organiser = told["organiser"]

    def get(self, what: str = "") -> httpx.Response:
        return self.served.http.get(f"/api/seasons/{self.id}{what}")

    def told(self) -> Told:
        reply = self.get()
        assert reply.status_code == 200, reply.text
        found: Told = reply.json()
        return found

    def post(self, what: str, body: Any, secret: str | None = None) -> httpx.Response:
        bearer = self.organiser if secret is None else secret
        headers = {"Authorization": f"Bearer {bearer}"} if bearer else {}
        return self.served.http.post(f"/api/seasons/{self.id}/{what}", json=body, headers=headers)

    def call(self, secret: str | None = None, **calling: Any) -> Told:
        """The next race is called; how the season stands then."""
        reply = self.post("races", calling, secret)
        assert reply.status_code == 201, reply.text
        found: Told = reply.json()
        return found

    def table(self, race: int) -> str:
        name: str = self.told()["races"][race - 1]["table"]
        return name

    def room(self, race: int) -> Room:
        desk = self.served.do(self.served.hub.desk(self.table(race)))
        assert isinstance(desk.room, Room)
        return desk.room

    def finish(self, race: int, seed: int = 1) -> State:
        """Everybody answers at random until the race is over."""
        hub = self.served.hub
        desk = self.served.do(hub.desk(self.table(race)))
        self.served.do(hub.act(desk, lambda room: drive(room, seed=seed)))
        assert desk.room.over
        state: State = desk.room.state
        return state

    def run(self) -> Told:
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


def totals(told: Told, race: int = -1) -> dict[str, int]:
    rows = told["races"][race]["rankings"][0]["rows"]
    return {row["name"]: row["points"] for row in rows}


def test_the_finishing_order_is_the_next_grid_of_formula_motor_racing(served: Served) -> None:
    season = found(served, "FMR", terms={"drivers": "yes"})
    season.call()
    race: Any = season.finish(1)

    assert "FMR-7.1" in [note["clause"] for note in season.told()["notes"]]
    season.call()
    order = [CAR_NAMES[car] for car in scoring.finishing_order(race.order, race.out)]
    assert season.room(2).game.options["grid"] == ",".join(order)
    season.finish(2)
    titles = [ranking["title"] for ranking in season.told()["races"][1]["rankings"]]
    assert titles == ["Constructors", "Drivers"]


def test_an_uncontrolled_colour_has_its_row_and_players_theirs(served: Served) -> None:
    season = found(served, "FMR", seats=4)
    season.call()
    season.finish(1)

    everybody, players = season.told()["races"][0]["rankings"]
    assert [row["entry"] for row in everybody["rows"]].count(-1) == 2
    assert sorted(row["entry"] for row in players["rows"]) == [0, 1, 2, 3]


def test_who_has_least_points_drafts_first_in_quick_grand_prix(served: Served) -> None:
    season = found(served, "QGP", seats=3)
    season.call()
    points = season.finish(1).points()
    season.call()

    draft = [int(seat) - 1 for seat in season.room(2).game.options["draft"].split(",")]
    assert [points[seat] for seat in draft] == sorted(points)
    assert season.room(2).game.options["circuit"] == "spa"


def test_the_winning_team_moves_up_in_thunder_alley(served: Served) -> None:
    season = found(served, "TA", seats=3)
    season.call()
    race: Any = season.finish(1)
    season.call()

    first = race.final_places().index(1)
    seat = next(seat for seat in range(3) if first in race.own_cars(seat))
    assert season.room(2).game.options["winner"] == TEAM_IDS[race.race.teams[seat]]


def test_the_winning_car_moves_up_in_grand_prix(served: Served) -> None:
    season = found(served, "GP", terms={"best": "1"})
    season.call()
    race: Any = season.finish(1)
    season.call()

    first = race.final_places().index(1)
    assert season.room(2).game.options["winner"] == str(race.race.numbers[first])
    season.finish(2, seed=2)
    told = season.told()
    for row in told["races"][1]["rankings"][0]["rows"]:
        each = [
            scored["points"]
            for race_told in told["races"]
            for scored in race_told["scores"][0]["rows"]
            if scored["name"] == row["name"]
        ]
        assert row["points"] == max(each)


def test_grand_prix_f1_begins_anew_and_needs_three_races(served: Served) -> None:
    season = found(served, "GPF1")
    season.call()
    season.finish(1)
    season.call()

    assert season.room(2).game.agreed(season=True) == {}
    body = {"game": "GPF1", "entries": [{"kind": "bot"}] * 3, "races": [{}, {}]}
    reply = served.http.post("/api/seasons", json=body)
    assert reply.status_code == 400
    assert reply.json()["clause"] == "GPF1-11.1"


def test_a_game_without_a_season_adds_up_points_and_says_so(served: Served) -> None:
    told = found(served, "TOY").run()

    assert told["state"] == "over"
    assert told["clause"] == ""
    assert "no season" in told["text"]
    once = [totals({"races": [{"rankings": race["scores"]}]}) for race in told["races"]]
    assert totals(told) == {name: once[0][name] + once[1][name] for name in once[0]}


def test_an_absent_team_of_thunder_alley_gets_less_than_the_last(served: Served) -> None:
    season = found(served, "TA", seats=3)
    told = season.call(absent=[1])

    assert [driver["entry"] for driver in told["races"][0]["drivers"]] == [0, 2]
    assert season.room(1).game.seats == 2
    points = season.finish(1).points()
    rows = {row["entry"]: row["points"] for row in season.told()["races"][0]["rankings"][0]["rows"]}
    assert rows == {0: points[0], 2: points[1], 1: max(0, min(points) - 5)}
    assert season.call()["races"][1]["absent"] == []
    assert season.room(2).game.seats == 3


def test_a_substitute_in_thunder_alley_costs_five_points(served: Served) -> None:
    season = found(served, "TA", seats=2)
    season.call(substitutes=[{"entry": 1, "kind": "open"}])
    room = season.room(1)
    assert [seat.is_open for seat in room.seats] == [False, True]
    reply = served.http.post(f"/api/tables/{season.table(1)}/seats", json={"name": "Cid"})
    assert reply.status_code == 201
    points = season.finish(1).points()

    rows = {row["entry"]: row["points"] for row in season.told()["races"][0]["rankings"][0]["rows"]}
    assert rows == {0: points[0], 1: points[1] - 5}


def test_a_bot_drives_for_somebody_absent(served: Served) -> None:
    season = found(served, "TOY")
    told = season.call(substitutes=[{"entry": 1, "bot": "random"}])

    assert told["races"][0]["drivers"][1] == {
        "entry": 1,
        "name": "Bot for Ann 1",
        "substitute": True,
    }
    assert season.room(1).seats[1].bot == "random"
    reply = served.http.get(
        f"/api/tables/{season.table(1)}/record",
        headers={"Authorization": f"Bearer {season.secrets[1]}"},
    )
    assert refused(reply) == (403, "no_secret")


def test_the_secret_of_an_entry_opens_its_seat_in_every_race(served: Served) -> None:
    season = found(served, "TOY")
    for race in (1, 2):
        season.call()
        for entry, secret in season.secrets.items():
            assert served.hub.seat_of(season.room(race), secret) == entry
        season.finish(race)

    table = served.http.get(f"/api/tables/{season.table(2)}").json()
    assert (table["season"], table["race"]) == (season.id, 2)


def test_nothing_that_is_told_contains_a_secret(served: Served) -> None:
    """Neither a secret nor what is kept of one, in any reply that needs none."""
    season = found(served, "TOY")
    season.run()
    kept = served.do(SeasonBook(served.hub.store).load(season.id))
    hidden = [*season.secrets.values(), season.organiser, kept.founded.organiser]
    hidden += [entered.key for entered in kept.entries.values()]

    doors = ["", "/standings.csv", "/standings.md"]
    told = [season.get(door).text for door in doors]
    told += [season.post("races", {}, secret).text for secret in ("", "wrong")]
    tables = [season.table(1), season.table(2)]
    told += [served.http.get(f"/api/tables/{table}").text for table in tables]
    with zipfile.ZipFile(io.BytesIO(season.get("/records.zip").content)) as packed:
        told += [packed.read(name).decode() for name in packed.namelist()]
    assert len(hidden) == 6
    assert all(hidden)
    for text in told:
        assert not [one for one in hidden if one in text]


def test_entries_are_taken_by_link_once(served: Served) -> None:
    entries = [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    season = found(served, "TOY", entries=entries)

    assert season.told()["state"] == "open"
    assert refused(season.post("races", {})) == (409, "not_begun")
    held = season.post("entries", {"name": "Ben", "seat": 1}, "").json()
    assert held["seat"] == 1
    assert refused(season.post("entries", {"name": "Cid", "seat": 1}, "")) == (409, "taken")
    assert refused(season.post("entries", {"name": "Cid", "seat": 7}, "")) == (409, "no_seat")
    assert refused(season.post("bots", {"seat": 2, "bot": "random"}, "")) == (403, "no_secret")
    assert refused(season.post("bots", {"seat": 2, "bot": "nobody"})) == (409, "no_bot")
    filled = season.post("bots", {"seat": 2, "bot": "random"}, held["secret"]).json()
    assert [entry["kind"] for entry in filled["entries"]] == ["human", "human", "bot"]
    assert refused(season.post("entries", {"name": "Cid"}, "")) == (409, "taken")
    assert season.call(held["secret"])["state"] == "racing"


def test_only_the_organiser_says_who_is_absent(served: Served) -> None:
    season = found(served, "TA", seats=3)

    assert refused(season.post("races", {"absent": [1]}, season.secrets[0])) == (403, "no_secret")
    assert refused(season.post("races", {"absent": [8]})) == (409, "no_seat")
    both = {"absent": [1], "substitutes": [{"entry": 1}]}
    assert refused(season.post("races", both)) == (409, "invalid")
    few = season.post("races", {"absent": [0, 1]})
    assert few.status_code == 400
    assert few.json()["clause"].startswith("TA-")
    toy = found(served, "TOY")
    assert toy.post("races", {"absent": [1]}).status_code == 400
    assert season.told()["state"] == "ready"


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"races": [{"laps": "7"}]}, "QGP-R21"),
        ({"races": [{"circuit": "nowhere"}]}, "QGP-2.3"),
        ({"races": []}, "QGP-2.3"),
        ({"races": [{}] * 13}, "QGP-2.3"),
        ({"races": [{"teams": "R,Y"}]}, "QGP-2.1"),
        ({"options": {"draft": "2,1"}}, "QGP-3.2"),
        ({"terms": {"best": "2"}}, "no agreement"),
        ({"races": [{}] * 25}, "races"),
        ({"game": "XYZ"}, "there is no game"),
        ({"entries": [{"kind": "bot", "bot": "nobody"}] * 2}, "no such bot"),
        ({"entries": [{"kind": "bot"}]}, "2 to 4 players"),
        ({"title": "x" * 61}, "title"),
        ({"title": "\u0007"}, "nothing to read"),
    ],
)
def test_what_cannot_be_a_season_is_refused_in_a_sentence(
    served: Served, wrong: Told, says: str
) -> None:
    body = {"game": "QGP", "entries": [{"kind": "bot"}] * 2, "races": [{}], **wrong}

    reply = served.http.post("/api/seasons", json=body)

    assert reply.status_code in (400, 409)
    assert says in reply.json()["text"] + reply.json()["clause"]


def test_a_race_is_called_once_however_many_call_it(served: Served) -> None:
    season = found(served, "TOY")
    told: list[str] = []
    callers = [
        threading.Thread(target=lambda: told.append(season.call()["races"][0]["table"]))
        for _ in range(6)
    ]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()

    assert len(told) == 6
    assert len(set(told)) == 1
    assert [race["state"] for race in season.told()["races"]] == ["racing", "planned"]


def test_a_race_that_was_called_before_a_crash_still_gets_its_table(served: Served) -> None:
    """The server died after the race was stored and before its table was."""
    season = found(served, "TOY")
    story = served.do(read(served.hub, season.id))
    called = seasons._called(served.hub, story, Calling())
    served.do(SeasonBook(served.hub.store).call(season.id, 0, called))

    assert season.told()["races"][0]["state"] == "racing"
    assert served.http.get(f"/api/tables/{called.table}").status_code == 404
    assert season.call()["races"][0]["table"] == called.table
    assert season.finish(1).waiting == []
    assert season.told()["state"] == "ready"


def test_a_season_goes_on_in_another_process_and_counts_every_race_once(store: str) -> None:
    with serving(store) as served:
        season = found(served, "TOY", title="League")
        season.call()
        season.finish(1)
        told = {"season": {"id": season.id}, "held": [], "organiser": season.organiser}
    with serving(store) as served:
        again = Season(served, told)
        first = again.told()
        assert (first["title"], first["state"]) == ("League", "ready")
        assert [again.told() for _ in range(3)] == [first] * 3
        again.call()
        again.finish(2)
        last = again.told()
        assert last["state"] == "over"
        assert last["races"][0] == first["races"][0]
        assert refused(again.post("races", {})) == (409, "over")


def test_under_other_rules_what_is_counted_stays_and_what_is_not_is_called_again(
    served: Served,
) -> None:
    season = found(served, "TOY")
    season.call()
    season.finish(1)
    before = season.told()
    season.call()
    served.hub.desks.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SealedBids, "version", SealedBids.version + 1)
        after = season.told()

        assert after["races"][0] == before["races"][0]
        assert (after["state"], after["races"][1]["state"]) == ("old", "old")
        assert refused(season.post("races", {}, season.secrets[0])) == (403, "no_secret")
        again = season.call()
        assert again["state"] == "racing"
        assert again["races"][1]["table"] != after["races"][1]["table"]
        season.finish(2)
        assert season.told()["state"] == "over"
    served.hub.desks.clear()


def test_the_tables_go_out_as_a_spreadsheet_and_as_markdown(served: Served) -> None:
    entries = [{"kind": "human", "name": "=1+1"}, {"kind": "human", "name": "a|b *c*"}]
    season = found(served, "QGP", entries=entries)
    told = season.run()

    rows = list(csv.reader(io.StringIO(season.get("/standings.csv").text)))
    assert rows[0] == ["Table", "Place", "Name", "Monza", "Spa-Francorchamps", "Points"]
    points = {row[2]: row[3:] for row in rows[1:]}
    assert set(points) == {"'=1+1 (red)", "a|b *c* (yellow)"}
    assert sorted(totals(told).values()) == sorted(int(row[-1]) for row in points.values())
    assert all(int(row[0]) + int(row[1]) == int(row[2]) for row in points.values())
    text = season.get("/standings.md").text
    assert r"a\|b \*c\*" in text
    assert "QGP-11.2" in text


def test_all_records_go_out_and_prove_their_deals(served: Served) -> None:
    season = found(served, "QGP")
    season.call()
    season.finish(1)
    season.call()

    with zipfile.ZipFile(io.BytesIO(season.get("/records.zip").content)) as packed:
        assert packed.namelist() == ["standings.csv", "standings.md", "race-01.race"]
        record = read_record(packed.read("race-01.race").decode())
    check_deal(record)
    assert record.game.options["circuit"] == "monza"


def test_a_season_before_its_first_race_has_tables_without_rows(served: Served) -> None:
    season = found(served, "TOY")

    assert season.get("/standings.csv").text == "Table,Place,Name,Points\r\n"
    assert season.told()["races"][0]["rankings"] == []
    assert served.http.get("/api/seasons/nowhere").status_code == 404
    assert served.http.get(f"/api/seasons/{'x' * 41}").status_code == 400


def test_every_game_says_what_its_seasons_are(served: Served) -> None:
    for code, clause in {"FMR": "FMR-7.5", "TA": "TA-11.3.1", "TOY": ""}.items():
        told = served.http.get(f"/api/games/{code}/season").json()
        assert told["clause"] == clause
        assert told["fewest"] <= len(told["usual"]) <= told["most"]
    assert served.http.get("/api/games/XYZ/season").status_code == 400


def test_two_servers_of_one_store_agree_on_every_race(cluster: Cluster) -> None:
    """Both call each race at once; it is run at one of them and counted by the other."""
    database = cluster.database()
    with serving(database) as here, serving(database) as there:
        season = found(here, "TOY")
        told = {"season": {"id": season.id}, "held": [], "organiser": season.organiser}
        twin = Season(there, told)
        for race in (1, 2):
            with ThreadPoolExecutor(2) as both:
                calls = [both.submit(one.call) for one in (season, twin)]
                tables = {call.result()["races"][race - 1]["table"] for call in calls}
            assert len(tables) == 1
            (season if race == 1 else twin).finish(race)
            assert season.told() == twin.told()

        assert season.told()["state"] == "over"
