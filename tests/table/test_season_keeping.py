"""Seasons kept: crashes, other processes, other rules; and the files that go out."""

from __future__ import annotations

import csv
import io
import zipfile
from concurrent.futures import ThreadPoolExecutor

import pytest

from sealed_bids.game import SealedBids
from slipstream.notation.record import read_record
from slipstream.notation.replay import check_deal
from slipstream.table.seasons import commands as seasons
from slipstream.table.seasons.progress import read
from slipstream.table.seasons.rest import Calling
from slipstream.table.seasons.store import SeasonStore
from table.postgres import Cluster
from table.season import Season, found, refused, totals
from table.serving import Served, serving


def test_a_race_that_was_called_before_a_crash_still_gets_its_table(served: Served) -> None:
    """The server died after the race was stored and before its table was."""
    season = found(served, "TOY")
    progress = served.do(read(served.tables, season.id))
    called = seasons._called(served.tables, progress, Calling())
    served.do(SeasonStore(served.tables.store).call(season.id, 0, called))

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
    served.tables.in_memory.clear()
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
    served.tables.in_memory.clear()


def test_the_tables_go_out_as_a_spreadsheet_and_as_markdown(served: Served) -> None:
    entries = [{"kind": "human", "name": "=1+1"}, {"kind": "human", "name": "a|b *c*;=2"}]
    season = found(served, "QGP", entries=entries)
    told = season.run()

    rows = list(csv.reader(io.StringIO(season.get("/standings.csv").text)))
    assert rows[0] == ["Table", "Place", "Name", "Monza", "Spa-Francorchamps", "Points"]
    points = {row[2]: row[3:] for row in rows[1:]}
    assert set(points) == {"'=1+1 (Red)", "a|b *c* =2 (Yellow)"}
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
        assert packed.namelist() == [
            "standings.csv",
            "standings.md",
            "standings.html",
            "race-01.race",
        ]
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
        assert told["about"].get("clause", "") == clause
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


def test_a_race_run_elsewhere_is_counted_before_this_server_hears_of_it(cluster: Cluster) -> None:
    database = cluster.database()
    with serving(database) as here, serving(database) as there:
        season = found(here, "TOY")
        told = {"season": {"id": season.id}, "held": [], "organiser": season.organiser}
        twin = Season(there, told)
        season.call()
        assert twin.room(1).race.number == season.room(1).race.number
        there.tables.store.notices.hear = lambda _table, _count: None

        season.finish(1)
        assert twin.told()["races"][0]["state"] == "over"
