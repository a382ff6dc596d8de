"""Bots at the table: in worker processes, standing in, from other processes and languages."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from samples import usual
from slipstream import GAMES, SlipstreamError
from slipstream.bots.registry import USUAL, make_bot
from slipstream.table.bot_client import Invitation, Player, play_program, play_seat
from slipstream.table.live.thinking import think
from slipstream.table.live.workers import Workers
from slipstream.table.room.entries import Played
from slipstream.table.telling.position import present
from table.rooms import NOW, asked, drive, room
from table.serving import PATIENCE, Served, Table, serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.mjs"
NODE = shutil.which("node") or "node"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('table')}/tables.sqlite") as made:
        made.tables.limits = type(made.tables.limits)(absent_ms=0)
        yield made


def until_over(table: Table) -> dict[str, object]:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        told: dict[str, object] = table.get("/position").json()
        if "end" in told:
            return told
        time.sleep(0.1)
    raise AssertionError("the race goes on")


def test_a_worker_answers_what_the_seat_may_answer() -> None:
    made = room()
    seat = asked(made)
    game = made.race.game
    line = game.line(made.race.state, -1)
    options = tuple(sorted(game.options.items()))
    for bot in ("random", "greedy", "rookie", "pro"):
        action = think(game.code, game.seats, options, line, seat, bot, 7, 100)

        assert action in made.race.state.legal(seat)


def test_bots_race_each_other_and_other_tables_go_on(served: Served) -> None:
    bots = served.table(humans=0, bots=3)
    table = served.table()
    with table.connect(table.get("/position").json()["waiting"][0]) as client:
        assert client.answer()["type"] == "accepted"

    assert until_over(bots)["decision"] == "end"


def test_a_bots_move_takes_at_least_the_tables_pace(served: Served) -> None:
    table = served.table(humans=0, bots=3, pace_ms=200)
    deadline = time.monotonic() + PATIENCE
    while table.get("/position").json()["turn"] < 4:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    entries = served.do(served.tables.store.since(table.id, 0))
    gaps = [
        after.at - before.at
        for before, after in pairwise(entries)
        if isinstance(after, Played) and after.cause == "bot" and after.decision == "play"
    ]

    assert len(gaps) >= 3
    assert min(gaps) >= 195  # sleeping and the time of day are two clocks


def test_an_absent_humans_seat_is_handed_to_a_bot_and_taken_back(served: Served) -> None:
    table = served.table(humans=3, stand_in="random")
    seat = table.get("/position").json()["waiting"][0]
    other = (seat + 1) % 3
    with table.connect(other) as ann:
        assert ann.ask({"type": "stand_in", "seat": seat, "bot": "random"})["type"] == "accepted"
        assert ann.last("seats")["seats"][seat]["played_by"] == "random"
        while ann.position["waiting"] == [seat]:
            ann.until("position")
        with table.connect(seat) as ben:
            assert ben.ask({"type": "return"})["type"] == "accepted"
            assert ben.last("seats")["seats"][seat]["played_by"] == ""
            assert ann.ask({"type": "stand_in", "seat": seat, "bot": "random"})["code"] == "present"


def test_a_bot_that_fails_leaves_the_harmless_answer(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> None:
        return None

    monkeypatch.setattr(served.tables.workers, "choose", nothing)

    assert until_over(served.table(humans=0, bots=3))["decision"] == "end"


def test_a_bot_that_there_is_not_gives_no_answer() -> None:
    made = room()
    workers = Workers(1, patience_s=60)

    async def ask(bot: str) -> int | None:
        return await workers.choose(made.race.state, asked(made), bot)

    async def run() -> list[int | None]:
        return [await ask("genius"), await ask("random")]

    broken, legal = asyncio.run(run())
    workers.close()
    assert broken is None
    assert legal in made.race.state.legal(asked(made))


@pytest.mark.parametrize("code", GAMES)
def test_a_guest_plays_every_game_by_what_its_seat_is_told(code: str) -> None:
    """From the seat's line, with '?' for what it cannot know, to one of its answers."""
    made = room(code, seats=GAMES[code]().fewest)
    player = Player(made.race.game, make_bot(made.race.game, USUAL))
    for number in range(25):
        drive(made, made.race.index + 1, seed=number)
        for seat in made.ledger.waiting()[:1]:
            told = msgspec.to_builtins(present(made.ledger, seat, NOW, line=True))

            assert player.answer(told) in told["answers"]


@pytest.mark.parametrize("code", usual(GAMES, "FMR", "QGP", "GPF1"))
def test_bots_race_every_game_at_the_table(served: Served, code: str) -> None:
    laps = {"laps": "1"} if code in ("TA", "GP") else {}
    table = served.table(code, humans=0, bots=GAMES[code]().fewest, options=laps)

    assert until_over(table)["decision"] == "end"


def open_table(served: Served, seats: int) -> Table:
    """A table whose last seats are open."""
    kinds = [{"kind": "bot", "bot": "random"}] * (3 - seats) + [{"kind": "open"}] * seats
    told = served.http.post("/api/tables", json={"game": "FMR", "seats": kinds, "pace_ms": 0})
    return Table(served, told.json()["table"]["id"], [])


def link(table: Table, secret: str = "") -> str:
    return f"http://127.0.0.1:{table.served.port}/t/{table.id}" + (f"#{secret}" if secret else "")


def test_a_bot_plays_from_another_process(served: Served) -> None:
    table = open_table(served, 1)
    command = [sys.executable, "-m", "slipstream", "bot", "FMR", "--join", link(table)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)

    assert (done.returncode, done.stderr) == (0, "")
    assert until_over(table)["decision"] == "end"
    assert "3=bot" in table.get("/record").text


def test_a_program_in_another_language_plays_over_lines(served: Served) -> None:
    table = open_table(served, 1)
    play_program(link(table), "FMR", f"{NODE} {EXAMPLE}", "node")

    assert until_over(table)["decision"] == "end"


def test_a_program_in_another_language_plays_over_a_socket(served: Served) -> None:
    table = served.table(humans=1, bots=2)
    flags = ["--experimental-websocket"] if _has_flag() else []
    command = [NODE, "--no-warnings", *flags, str(EXAMPLE), table.url(), table.secrets[0]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)

    assert (done.returncode, done.stderr) == (0, "")
    assert until_over(table)["decision"] == "end"


def _has_flag() -> bool:
    told = subprocess.run([NODE, "--version"], capture_output=True, text=True, check=True)
    return int(told.stdout.strip().lstrip("v").partition(".")[0]) < 22


def test_a_bot_that_cannot_sit_down_says_why(served: Served) -> None:
    full = served.table()
    for address, code, sentence in (
        (link(full), "FMR", "All seats are taken"),
        (link(full), "TOY", "a table of FMR"),
        (f"http://127.0.0.1:{served.port}/t/nothing", "FMR", "no such table"),
        (link(full, "wrong"), "FMR", "does not open a seat"),
        ("http://127.0.0.1:9/t/x", "FMR", "does not answer"),
    ):
        with pytest.raises(SlipstreamError, match=sentence):
            play_seat(address, code, "random", "guest")
    for address in ("ftp://host/x", "table", "http://host/"):
        with pytest.raises(SlipstreamError, match="link"):
            Invitation(address)
