"""House rules at a server: those that it offers, and records that were raced by them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from slipstream import CHANCE, GAMES, SeededDealer, load
from slipstream.cli import main
from slipstream.games.registry import find
from slipstream.kernel.errors import InvalidOption
from slipstream.notation.house import houses_in, read_house
from slipstream.notation.record import Record
from slipstream.table.server.server import Hosting
from table.serving import Served, Table, serving

EXAMPLES = Path(__file__).parents[2] / "examples" / "house-rules"
SIX = 'game = "FMR"\nname = "six"\nhand_size = 6\n'


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    store = f"sqlite:///{tmp_path_factory.mktemp('table')}/tables.sqlite"
    with serving(store, hosting=Hosting(houses=tuple(houses_in(EXAMPLES)))) as made:
        yield made


def raced(house: str) -> str:
    """A record of a race by house rules."""
    record = Record(load("FMR", 3, read_house(house, "").chosen({})), {"Seed": "5"})
    state = record.start()
    dealer = SeededDealer(5)
    while state.waiting:
        seat = state.waiting[0]
        action = state.sample(dealer) if seat == CHANCE else state.legal(seat)[0]
        record.moves.append((seat, action))
        state.apply(seat, action)
    return record.write()


def test_a_server_offers_its_folder_game_by_game(offering: Served) -> None:
    games = {game["code"]: game for game in offering.http.get("/api/games").json()}
    offered = games["FMR"]["houses"]
    human = {"kind": "human", "name": "Ann"}
    wanted = {"game": "FMR", "seats": [human] * 3, "house": offered[0]["text"]}
    made = offering.http.post("/api/tables", json=wanted).json()

    assert all(len(games[code]["houses"]) == 1 for code in GAMES if find(code).changes)
    assert (offered[0]["name"], "Points for ten cars" in offered[0]["about"]) == ("long-tail", True)
    assert made["table"]["options"]["house"].startswith("FMR/long-tail:")


def test_a_record_is_shown_by_the_house_rules_that_the_server_has(offering: Served) -> None:
    text = raced((EXAMPLES / "long-tail.toml").read_text("utf-8"))
    told = offering.http.post("/api/records", content=text)
    table = Table(offering, told.json()["table"]["id"], [])

    assert told.status_code == 201, told.text
    assert table.get("/record").text == text


def test_a_record_is_shown_with_the_file_of_its_house_rules(offering: Served) -> None:
    text = raced(SIX)

    def brought(house: str) -> tuple[int, str]:
        told = offering.http.post("/api/records", json={"record": text, "house": house})
        found = told.json()
        return told.status_code, found["say"]["id"] if "say" in found else found["table"]["id"]

    status, table = brought(SIX.replace('"six"', '"my-six"'))
    missing = offering.http.post("/api/records", content=text).json()["say"]

    assert status == 201
    assert Table(offering, table, []).get("/record").text == text
    assert (missing["id"], missing["args"]) == ("refused-house-missing", {"house": "six"})
    assert brought("") == (400, "refused-house-missing")
    assert brought(SIX.replace("6", "7")) == (400, "refused-house-other")
    assert brought("game = [") == (400, "refused-house-rules")
    for body in (b"{", b'{"record": 3}', b'{"race": ""}', b"\xff"):
        json = {"content-type": "application/json"}
        told = offering.http.post("/api/records", content=body, headers=json)
        assert (told.status_code, told.json()["code"]) == (400, "malformed")


def test_what_is_wrong_with_house_rules_is_told_to_whoever_brings_them(offering: Served) -> None:
    human = {"kind": "human", "name": "Ann"}

    def refused(seats: int, house: str) -> dict[str, str]:
        wanted = {"game": "FMR", "seats": [human] * seats, "house": house}
        told = offering.http.post("/api/tables", json=wanted)
        assert told.status_code == 400
        found: dict[str, str] = told.json()
        return found

    wrong = refused(3, SIX.replace("6", "99"))
    too_few = refused(6, SIX.replace("6", "9"))

    assert wrong["say"]["id"] == "refused-house-rules"  # type: ignore[index]
    assert "hand_size=99: allowed: a whole number from 2 to 9" in wrong["text"]
    assert "54 cards are too few: 6 hands of 9" in too_few["text"]
    assert too_few["clause"] == "FMR-2.5"


def test_a_folder_that_is_none_or_holds_something_wrong_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidOption, match="nowhere is not a folder of house rules"):
        houses_in(tmp_path / "nowhere")
    (tmp_path / "a.toml").write_text(SIX, "utf-8")
    assert [house.name for house in houses_in(tmp_path)] == ["six"]
    (tmp_path / "b.toml").write_text(SIX.replace("6", "7"), "utf-8")
    with pytest.raises(InvalidOption, match="has two house rules of FMR named six"):
        houses_in(tmp_path)
    (tmp_path / "b.toml").write_text("points = [", "utf-8")

    told = CliRunner().invoke(main, ["table", "--house-rules", str(tmp_path), "--no-browser"])

    assert told.exit_code
    assert "b.toml: Invalid value" in told.output
