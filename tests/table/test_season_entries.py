"""Who drives in a season: secrets, links, absence; and who may say what."""

from __future__ import annotations

import io
import threading
import zipfile

import pytest
from websockets.exceptions import ConnectionClosed

from slipstream.table.seasons.store import SeasonStore
from table.season import SeasonJSON, found, refused
from table.serving import Served, Table


def test_the_secret_of_an_entry_opens_its_seat_in_every_race(served: Served) -> None:
    season = found(served, "TOY")
    for race in (1, 2):
        season.call()
        for entry, secret in season.secrets.items():
            assert served.do(served.tables.seat_of(season.room(race), secret)) == entry
        season.finish(race)

    table = served.http.get(f"/api/tables/{season.table(2)}").json()
    assert (table["season"], table["race"]) == (season.id, 2)


def test_nothing_that_is_told_contains_a_secret(served: Served) -> None:
    """Neither a secret nor what is kept of one, in any reply that needs none."""
    season = found(served, "TOY")
    season.run()
    kept = served.do(SeasonStore(served.tables.store).load(season.id))
    hidden = [*season.secrets.values(), season.organiser, kept.founded.organiser]
    hidden += [entered.key for entered in kept.entries.values()]

    doors = ["", "/standings.csv", "/standings.md"]
    told = [season.get(door).text for door in doors]
    told += [season.post("races", {}, secret).text for secret in ("", "wrong")]
    tables = [season.table(1), season.table(2)]
    told += [served.http.get(f"/api/tables/{table}").text for table in tables]
    with served.work_here():
        records = season.get("/records.zip").content
    with zipfile.ZipFile(io.BytesIO(records)) as packed:
        told += [packed.read(name).decode() for name in packed.namelist()]
    assert len(hidden) == 6
    assert all(hidden)
    for text in told:
        assert not [one for one in hidden if one in text]


def test_an_entry_without_a_name_is_a_guest_where_names_are_written(served: Served) -> None:
    season = found(served, "TOY", entries=[{"kind": "human"}, {"kind": "open"}])
    season.post("entries", {"seat": 1}, "")
    season.call()

    assert [entry["name"] for entry in season.told()["entries"]] == ["", ""]
    assert served.http.get(f"/api/tables/{season.table(1)}").json()["state"] == "racing"
    season.finish(1)
    assert "Guest 2" in season.get("/standings.csv").text


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
        ({"title": "\u0007"}, "is empty"),
    ],
)
def test_what_cannot_be_a_season_is_refused_in_a_sentence(
    served: Served, wrong: SeasonJSON, says: str
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


def test_a_new_link_opens_what_the_old_one_did_and_the_old_one_nothing(served: Served) -> None:
    """Also at the table of the race under way; and everybody can see that it was given."""
    season = found(served, "FMR")
    season.call()
    table = Table(served, season.table(1), [season.secrets[seat] for seat in range(3)])
    lost = season.secrets[1]
    served.http.post(
        f"/api/seasons/{season.id}/alerts",
        json={"channel": {"type": "feed"}},
        headers={"Authorization": f"Bearer {lost}"},
    ).raise_for_status()
    with table.connect(1) as thief:
        assert season.post("links", {"entry": 1}, lost).status_code == 403
        held = season.post("links", {"entry": 1}).json()
        with pytest.raises(ConnectionClosed):
            thief.until("nothing that is ever told")
    table.secrets[1] = held["secret"]

    with table.connect(1) as client:
        assert client.heard[0]["seat"] == 1
    assert season.post("races", {}, lost).status_code == 403
    assert season.post("races", {}, held["secret"]).status_code == 201
    table.secrets[1] = lost
    assert table.get("/record", 1).status_code == 403
    assert [one["name"] for one in season.told()["links"]] == [season.told()["entries"][1]["name"]]
    info = served.http.get(
        f"/api/seasons/{season.id}/alerts", headers={"Authorization": f"Bearer {held['secret']}"}
    ).json()
    assert info["channels"] == [], "nobody is alerted by the lost device"
    season.finish(1)
    season.call()
    assert served.do(served.tables.seat_of(season.room(2), held["secret"])) == 1
    assert season.post("links", {"entry": 77}).status_code == 409
