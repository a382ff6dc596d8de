"""Studies: repeatable, the same for any number of processes and parts, clear when they fail."""

from __future__ import annotations

import errno
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner, Result

from slipstream import SeededDealer, load
from slipstream.cli import main
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.errors import InvalidOption
from slipstream.lab.study import loads, running
from slipstream.lab.study.asking import ask
from slipstream.lab.study.loads import GOAL, Done, Loads, Raced, run_load
from slipstream.lab.study.plan import Chunk, Study, StudyError, parsed, part_of
from slipstream.lab.study.racing import decided, lead_changes, ranks, run_chunk
from slipstream.lab.study.restricted import Without, bot_of, check_bot
from slipstream.lab.study.running import Run
from slipstream.lab.study.running import run_study as run_by
from slipstream.lab.study.store import Store, framed
from slipstream.workers import Workers, hired

TEXT = """
games = ["FMR", "QGP"]
races = 7
bots = ["random"]
chunk = 3
decisions = true

[options.FMR]
aside = [6, 18]
"""
STUDY = parsed(TEXT, "study.toml")


def run_study(
    study: Study,
    text: str,
    store: Store,
    jobs: int = 1,
    part: str = "1/1",
    progress: Callable[[int, int], None] | None = None,
) -> Run:
    with hired(jobs) as workers:
        return run_by(study, text, store, workers, part, progress)


def contents(folder: Path) -> dict[str, bytes]:
    found = sorted(folder.rglob("*.parquet"))
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["lab", *arguments])


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Store:
    store = Store(tmp_path_factory.mktemp("study") / "out")
    run_study(STUDY, TEXT, store)
    return store


def test_every_combination_is_a_case_on_the_same_deals() -> None:
    cases = STUDY.cases()

    assert [case.label for case in cases] == [
        "FMR, 4 seats, aside=6",
        "FMR, 4 seats, aside=18",
        "QGP, 4 seats",
    ]
    assert cases[0].series.deal(5) == cases[1].series.deal(5)
    assert [chunk.name for chunk in STUDY.chunks()][:4] == [
        "fmr-4-001-00000000",
        "fmr-4-002-00000000",
        "qgp-4-003-00000000",
        "fmr-4-001-00000003",
    ]


def test_results_are_the_same_for_any_number_of_jobs_and_parts(done: Store, tmp_path: Path) -> None:
    run_study(STUDY, TEXT, Store(tmp_path / "two"), jobs=2)
    for part in ("2/3", "1/3", "3/3"):
        run_study(STUDY, TEXT, Store(tmp_path / "parts"), part=part)

    assert len(contents(done.folder)) == 18
    assert contents(tmp_path / "two") == contents(done.folder)
    assert contents(tmp_path / "parts") == contents(done.folder)


def test_a_run_that_was_cut_goes_on_where_it_was(
    done: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path / "out")
    heard: list[tuple[int, int]] = []

    def cut(todo: list[Chunk], _workers: Workers) -> Iterator[Done]:
        yield todo[0], *run_load(todo[:1])[0].tables
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(running, "raced_chunks", cut)
        with pytest.raises(KeyboardInterrupt):
            run_study(STUDY, TEXT, store)
    result = run_study(STUDY, TEXT, store, progress=lambda *told: heard.append(told))

    assert (result.before, result.raced, result.damaged) == (3, 18, 0)
    assert (heard[0], heard[-1]) == ((3, 21), (21, 21))
    assert contents(store.folder) == contents(done.folder)


def test_a_damaged_file_is_put_aside_and_its_races_raced_again(done: Store, tmp_path: Path) -> None:
    store = Store(tmp_path / "out")
    run_study(STUDY, TEXT, store)
    hurt = store.files("races")[0]
    hurt.write_bytes(hurt.read_bytes()[:-40])

    with pytest.raises(StudyError, match=r"parquet is damaged \(.*\); run the study again"):
        store.races()
    with pytest.raises(StudyError, match=r"the question cannot be answered: .*parquet"):
        ask(store, "SELECT * FROM races")
    result = run_study(STUDY, TEXT, store)
    again = run_study(STUDY, TEXT, Store(store.folder))

    assert (result.raced, result.damaged) == (3, 1)
    assert (again.raced, again.damaged) == (0, 0)
    assert contents(store.folder) == contents(done.folder)
    assert hurt.with_suffix(".damaged").exists()


def test_more_races_are_added_and_another_study_is_refused(tmp_path: Path) -> None:
    store = Store(tmp_path / "out")
    short, text = parsed('games = ["QGP"]\nraces = 2\nbots = ["random"]', ""), "races = 2"
    run_study(short, 'games = ["QGP"]\nraces = 2\nbots = ["random"]', store)
    more = Study(games=["QGP"], races=4, bots=["random"])

    assert run_study(more, 'games = ["QGP"]\nraces = 4\nbots = ["random"]', store).raced == 4
    with pytest.raises(StudyError, match="holds the results of another study"):
        run_study(Study(games=["FMR"], bots=["random"]), text, store)


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path / "out")
    write = Path.write_bytes
    written: list[Path] = []

    def full(path: Path, content: bytes) -> int:
        written.append(path)
        if len(written) > 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(path, content)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", full)
        with pytest.raises(StudyError, match="no space left on device; what is done is kept"):
            run_study(STUDY, TEXT, store)

    assert len(contents(store.folder)) == 2
    assert not list(store.folder.rglob("*.part"))
    assert run_study(STUDY, TEXT, store).before == 3


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")

    with pytest.raises(StudyError, match=r"results cannot be written to .*file"):
        run_study(STUDY, TEXT, Store(tmp_path / "file"))


def test_a_process_that_dies_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(loads, "run_load", dying)

    with pytest.raises(StudyError, match="a process died; what is done is kept, run the study"):
        run_study(STUDY, TEXT, Store(tmp_path / "out"), jobs=2)


def dying(_load: list[Chunk]) -> None:
    os._exit(1)


def test_a_load_is_what_a_worker_does_in_a_few_seconds() -> None:
    study = parsed('games = ["QGP", "FMR"]\nraces = 30\nbots = ["random"]\nchunk = 20', "")
    quick, slow = study.chunks()[:2]
    nothing = framed([], "races"), framed([], "decisions")
    given = Loads(study.chunks())
    first, second = given.load(), given.load()
    for piece, pace in ((first[0], GOAL / 100), (second[0], GOAL / 4)):
        list(given.add(piece, Raced(nothing, pace)))
    third = given.load()
    slow_ones = Loads([slow])
    slow_ones.pace[slow.case.number] = GOAL / 8
    whole = Loads([quick])
    whole.pace[quick.case.number] = 0.0

    assert [piece.races for piece in first + second] == [range(1), range(1, 2)]
    assert [piece.races for piece in third] == [range(2, 6)]
    assert [piece.races for load in slow_ones for piece in load] == [
        range(8),
        range(8, 16),
        range(16, 20),
    ]
    assert [piece.races for load in whole for piece in load] == [range(20)]


def test_a_race_that_stops_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("slipstream.lab.study.racing.finish", None)

    with pytest.raises(StudyError, match=r"FMR, 4 seats, aside=6: race 1 \(deal \d+\) stopped: Ty"):
        run_chunk(STUDY.chunks()[0])


def test_rows_tell_how_the_race_went(done: Store) -> None:
    races = done.races()
    one = races.filter((pl.col("case") == 1) & (pl.col("race") == 1))

    assert races.height == 3 * 7 * 4
    assert one["won"].sum() == pytest.approx(1)
    assert (one["gained"] == one["start"] - one["place"]).all()
    assert set(one["cards"].explode()) <= set(load("FMR", 4).cards())
    assert (races["decided"].max(), races["decided"].min()) <= (1, 1)
    assert sorted(one["seat"]) == [1, 2, 3, 4]


def test_questions_are_answered_in_sql(done: Store) -> None:
    names, rows = ask(done, "SELECT game, count(*) AS n FROM races GROUP BY game ORDER BY game")
    asked = ask(done, "SELECT count(DISTINCT decision) FROM decisions WHERE game = 'FMR'")

    assert names == ["game", "n"]
    assert rows == [("FMR", 56), ("QGP", 28)]
    assert asked[1][0][0] >= 2
    with pytest.raises(
        StudyError, match=r"the question cannot be answered: syntax error at .*selec"
    ):
        ask(done, "selec 1")


def test_lead_changes_and_the_moment_of_decision() -> None:
    standings = [[1, 2], [2, 1], [1, 1], [1, 2], [1, 2]]

    assert ranks([4, 9, 4]) == [1, 3, 1]
    assert lead_changes(standings) == 2
    assert decided(standings, (1, 2)) == 3 / 5
    assert decided(standings, (2, 1)) == 1
    assert decided([], (1, 2)) == 0


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("games = [", "s.toml: Invalid value"),
        ("races = 5", "s.toml: Object missing required field `games`"),
        ('games = ["FMR"]\nraces = "many"', "s.toml: Expected `int`, got `str` - at `$.races`"),
        ('games = ["FMR"]\nrace = 5', "s.toml: Object contains unknown field `race`"),
        ('games = ["FMR"]\nraces = 0', "s.toml: Expected `int` >= 1 - at `$.races`"),
        ('games = ["XY"]', "s.toml: there is no game 'XY'"),
        ("games = []", "s.toml: a study needs at least one game"),
        ('games = ["FMR"]\nbots = ["fangio"]', "s.toml: FMR has no bot 'fangio'"),
        ('games = ["FMR"]\nbots = ["club!XX"]', "s.toml: FMR has no card 'XX'; it has: O2"),
        ('games = ["FMR"]\nseats = [9]', "s.toml: Formula Motor Racing is for 3 to 6 players"),
        ('games = ["FMR"]\n[options.FMR]\naside = 7', "s.toml: .*FMR allows 0, 6, 12, 18"),
        ('games = ["FMR"]\n[options.FMR]\nlaps = 7', "s.toml: FMR has no option 'laps'"),
        ('games = ["FMR"]\n[options.GP]\nlaps = 1', "s.toml: options of GP, which is not studied"),
    ],
)
def test_what_is_wrong_with_a_study_is_said(text: str, sentence: str) -> None:
    with pytest.raises(StudyError, match=sentence.replace("$", r"\$").replace("[", r"\[")):
        parsed(text, "s.toml")


@pytest.mark.parametrize("part", ["3", "0/8", "9/8", "a/b", ""])
def test_a_part_that_is_none_is_refused(part: str) -> None:
    with pytest.raises(StudyError, match="a part is written as 3/8, not"):
        part_of([], part)


class Always(Bot):
    """Plays the first legal answer."""

    def choose(self, p: Perspective) -> int:
        return p.legal[0]


def test_a_restricted_bot_plays_a_card_only_if_it_must() -> None:
    game = load("FMR", 3)
    state = game.start()
    state.deal(SeededDealer(4))
    seat = state.waiting[0]
    view = Perspective(state, seat, SeededDealer(1), 0)
    first = state.decision.cards(state, view.legal[0])[0]
    chosen = Without(Always(), first).choose(view)

    assert state.decision.cards(state, chosen) != [first]
    assert Without(Always(), "XX").choose(view) == view.legal[0]
    view.legal = [action for action in view.legal if state.decision.cards(state, action) == [first]]
    assert Without(Always(), first).choose(view) == view.legal[0]
    assert isinstance(bot_of(game, "random!CG"), Without)
    with pytest.raises(InvalidOption, match="FMR has no card 'XX'"):
        check_bot(game, "club!XX")


def test_the_command_runs_asks_and_says_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text('games = ["QGP"]\nraces = 2\nbots = ["random"]', "utf-8")
    question = (
        "SELECT seat, avg(points) AS points, max(cards) AS c, NULL AS n FROM races GROUP BY 1"
    )
    first, again = run("run", str(file)), run("run", str(file))
    folder = str(tmp_path / "small")
    table = run("ask", folder, question)

    assert first.output == f"2 races run, 0 were there; results in {folder}\n"
    assert again.output == f"0 races run, 2 were there; results in {folder}\n"
    assert "points" in table.output
    assert run("ask", folder, "SELECT 1 AS x", "--csv").output == "x\n1\n"
    assert run("ask", folder, "SELECT 1 AS x", "--json").output == '[\n  {\n    "x": 1\n  }\n]\n'
    assert "holds no study" in run("ask", str(tmp_path), question).output
    assert "no such file" in run("run", str(tmp_path / "none.toml")).output
    (tmp_path / "small" / "races").rename(tmp_path / "gone")
    assert "holds no races yet" in run("ask", folder, question).output
    with pytest.raises(StudyError, match="holds no races yet"):
        Store(tmp_path / "small").races()
    file.write_bytes(b"\xff\xfe")
    assert "is not a text file" in run("run", str(file)).output


def test_the_command_tells_of_damaged_files(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text('games = ["QGP"]\nraces = 2\nbots = ["random"]', "utf-8")
    run("run", str(file))
    next((tmp_path / "small" / "races").iterdir()).write_bytes(b"PAR1")

    assert "1 damaged files put aside" in run("run", str(file)).output


def test_house_rules_are_compared_with_the_book_on_the_same_deals(tmp_path: Path) -> None:
    file = tmp_path / "points.toml"
    file.write_text(
        'games = ["FMR"]\nraces = 20\nbots = ["random"]\n[options.FMR]\naside = 18\n'
        'house = ["book", "tail.toml"]\n',
        "utf-8",
    )
    house = tmp_path / "tail.toml"
    house.write_text('game = "FMR"\nname = "tail"\npoints = [1, 1, 1, 1, 1, 1, 1, 1]\n', "utf-8")
    told = run("run", str(file))
    house.unlink()
    folder = tmp_path / "points"
    compared = run("compare", str(folder), "house=book", "house=tail")
    cases = Store(folder).study().cases()
    reported = run("report", str(folder))

    assert told.output == f"40 races run, 0 were there; results in {folder}\n"
    assert [case.label for case in cases] == [
        "FMR, 4 seats, aside=18",
        "FMR, 4 seats, aside=18 house=tail",
    ]
    assert "20 deals in both" in compared.output
    assert "spread of points" in compared.output
    assert "report in" in reported.output
    assert "tail.toml cannot be read" in run("run", str(file)).output
    house.write_text('game = "FMR"\nname = "tail"\nhand_size = 99\n', "utf-8")
    assert "points.toml: tail.toml: hand_size=99: allowed: a whole" in run("run", str(file)).output
    house.write_text('game = "FMR"\nname = "t"\nhand_size = 4\n[options]\naside = 6', "utf-8")
    assert "tail.toml has options; name them in the study" in run("run", str(file)).output
    house.write_text('game = "QGP"\nname = "t"\npoints = [8, 7, 6, 5, 4, 3, 2, 1]', "utf-8")
    assert "these are house rules of QGP, not of FMR" in run("run", str(file)).output


@pytest.mark.once
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_run_whose_process_is_killed_goes_on_when_it_is_started_again(tmp_path: Path) -> None:
    """Two runs of one study; one is killed as soon as something is kept."""
    file = tmp_path / "cut.toml"
    file.write_text('games = ["FMR"]\nraces = 100\nchunk = 5\nbots = ["reflex"]\n', "utf-8")
    command = [sys.executable, "-m", "slipstream", "lab", "run", str(file)]
    paths = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, env=paths, stdout=subprocess.DEVNULL) as first:
        while not list((tmp_path / "cut").glob("races/*.parquet")) and first.poll() is None:
            time.sleep(0.01)
        first.kill()
    before = len(list((tmp_path / "cut").glob("races/*.parquet")))
    again = run("run", str(file))
    run("run", str(file), "--out", str(tmp_path / "whole"))

    assert before >= 1
    assert re.search(rf"^{100 - 5 * before} races run, {5 * before} were there", again.output)
    assert contents(tmp_path / "cut") == contents(tmp_path / "whole")
