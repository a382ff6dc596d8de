"""Seasons over the wire: race after race by the rules of each game."""

from __future__ import annotations

from typing import Any

from slipstream.games.formula_motor_racing.rules import scoring
from slipstream.games.formula_motor_racing.rules.deck import CAR_NAMES
from slipstream.games.thunder_alley.rules.components import TEAM_IDS
from table.season import found, refused, totals
from table.serving import Served


def test_the_finishing_order_is_the_next_grid_of_formula_motor_racing(served: Served) -> None:
    season = found(served, "FMR", terms={"drivers": "yes"})
    season.call()
    race: Any = season.finish(1)

    assert "FMR-7.1" in [note["clause"] for note in season.told()["notes"]]
    season.call()
    order = [CAR_NAMES[car] for car in scoring.finishing_order(race.order, race.out)]
    assert season.room(2).race.game.options["grid"] == ",".join(order)
    season.finish(2)
    titles = [ranking["title"]["id"] for ranking in season.told()["races"][1]["rankings"]]
    assert titles == ["season-constructors", "season-drivers"]


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

    draft = [int(seat) - 1 for seat in season.room(2).race.game.options["draft"].split(",")]
    assert [points[seat] for seat in draft] == sorted(points)
    assert season.room(2).race.game.options["circuit"] == "spa"


def test_the_winning_team_moves_up_in_thunder_alley(served: Served) -> None:
    season = found(served, "TA", seats=3)
    season.call()
    race: Any = season.finish(1)
    season.call()

    first = race.final_places().index(1)
    seat = next(seat for seat in range(3) if first in race.own_cars(seat))
    assert season.room(2).race.game.options["winner"] == TEAM_IDS[race.race.teams[seat]]


def test_the_winning_car_moves_up_in_grand_prix(served: Served) -> None:
    season = found(served, "GP", terms={"best": "1"})
    season.call()
    race: Any = season.finish(1)
    season.call()

    first = race.final_places().index(1)
    assert season.room(2).race.game.options["winner"] == str(race.race.numbers[first])
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

    assert season.room(2).race.game.agreed(season=True) == {}
    body = {"game": "GPF1", "entries": [{"kind": "bot"}] * 3, "races": [{}, {}]}
    reply = served.http.post("/api/seasons", json=body)
    assert reply.status_code == 400
    assert reply.json()["clause"] == "GPF1-11.1"


def test_a_game_without_a_season_adds_up_points_and_says_so(served: Served) -> None:
    told = found(served, "TOY").run()

    assert told["state"] == "over"
    assert told["about"] == {"id": "season-general"}
    once = [totals({"races": [{"rankings": race["scores"]}]}) for race in told["races"]]
    assert totals(told) == {name: once[0][name] + once[1][name] for name in once[0]}


def test_an_absent_team_of_thunder_alley_gets_less_than_the_last(served: Served) -> None:
    season = found(served, "TA", seats=3)
    told = season.call(absent=[1])

    assert [driver["entry"] for driver in told["races"][0]["drivers"]] == [0, 2]
    assert season.room(1).race.game.seats == 2
    points = season.finish(1).points()
    rows = {row["entry"]: row["points"] for row in season.told()["races"][0]["rankings"][0]["rows"]}
    assert rows == {0: points[0], 2: points[1], 1: max(0, min(points) - 5)}
    assert season.call()["races"][1]["absent"] == []
    assert season.room(2).race.game.seats == 3


def test_a_substitute_in_thunder_alley_costs_five_points(served: Served) -> None:
    season = found(served, "TA", seats=2)
    season.call(substitutes=[{"entry": 1, "kind": "open"}])
    room = season.room(1)
    assert [seat.is_open for seat in room.ledger.seats] == [False, True]
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
        "name": "Ann 1 (Bot)",
        "substitute": True,
    }
    assert season.room(1).ledger.seats[1].bot == "random"
    reply = served.http.get(
        f"/api/tables/{season.table(1)}/record",
        headers={"Authorization": f"Bearer {season.secrets[1]}"},
    )
    assert refused(reply) == (403, "no_secret")
