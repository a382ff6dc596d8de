"""A study on a Ray cluster: the same results, whoever is lost."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner

from slipstream.cli import main
from slipstream.kernel.errors import SlipstreamError
from slipstream.lab import cluster
from slipstream.lab.cluster import Cluster, checked
from slipstream.lab.study.loads import Raced, run_load
from slipstream.lab.study.plan import Chunk, StudyError, parsed
from slipstream.lab.study.running import run_study
from slipstream.lab.study.store import Store
from slipstream.workers import LostWorker

TEXT = 'games = ["FMR", "QGP"]\nraces = 9\nbots = ["random"]\nchunk = 4\ndecisions = true'
STUDY = parsed(TEXT, "study.toml")


def run(*arguments: str) -> str:
    return CliRunner().invoke(main, ["lab", "run", *arguments]).output


def contents(folder: Path) -> dict[str, bytes]:
    found = sorted(folder.rglob("*.parquet"))
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def test_where_there_is_no_cluster_it_is_said(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(TEXT, "utf-8")
    nobody = f"ray://127.0.0.1:{free_port()}"

    assert "not on 'spark://x'" in run(str(file), "--on", "spark://x")
    assert "not on 'ray://'" in run(str(file), "--on", "ray://")
    assert not (tmp_path / "small").exists()
    with pytest.raises(SlipstreamError, match=f"there is no cluster at {nobody}: connection ref"):
        cluster.reach(nobody)
    with pytest.raises(SlipstreamError, match="there is no cluster at ray://h:x: port could not"):
        cluster.reach("ray://h:x")


def test_without_ray_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "small.toml"
    file.write_text(TEXT, "utf-8")
    monkeypatch.setattr(cluster, "find_spec", lambda _name: None)

    assert "a cluster needs the extra `ray`" in run(str(file), "--on", "ray")


def test_a_cluster_that_does_not_answer_is_tried_again_and_then_named() -> None:
    tries: list[str] = []

    class Deaf:
        def init(self, address: str, **_quiet: object) -> None:
            tries.append(address)
            raise ConnectionError("ray client connection timeout\nand more")

    found = Cluster.__new__(Cluster)
    found.ray = Deaf()
    with pytest.raises(SlipstreamError, match="the cluster at ray://h does not answer: Conn"):
        found.connect("ray://h", {})
    assert tries == ["ray://h"] * cluster.TRIES


def test_a_worker_of_another_version_does_nothing() -> None:
    with pytest.raises(SlipstreamError, match=r"a worker of the cluster has Slipstream .* 0\.0\.0"):
        checked("0.0.0", len, [])


@pytest.fixture(scope="module")
def workers() -> Iterator[Cluster]:
    if find_spec("ray") is None:
        pytest.skip("needs the extra `ray`")
    found = Cluster("ray", 2)
    with found:
        yield found


def once_killed(item: tuple[str, list[Chunk]]) -> list[Raced]:
    """The first worker that comes by is killed in the middle of its work."""
    mark, load = item
    try:
        os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return run_load(load)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("the worker is dead")


def always_killed(_item: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def stopped(_item: int) -> None:
    raise StudyError("race 3 stopped")


def wrong(_item: int) -> None:
    raise ValueError("no such thing\nand more")


# Ray itself leaves files and sockets open.
@pytest.mark.more
@pytest.mark.filterwarnings("ignore")
class TestCluster:
    """One local cluster of two workers for all of them."""

    def test_results_are_those_of_one_process_and_a_cut_run_goes_on(
        self, workers: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        alone, many = Store(tmp_path / "alone"), Store(tmp_path / "many")
        keep = Store.keep
        run_study(STUDY, TEXT, alone)

        def full(store: Store, *chunk: object) -> None:
            if len(contents(store.folder)) >= 4:
                raise KeyboardInterrupt
            keep(store, *chunk)  # type: ignore[arg-type]

        with monkeypatch.context() as patch:
            patch.setattr(Store, "keep", full)
            with pytest.raises(KeyboardInterrupt):
                run_study(STUDY, TEXT, many, workers)
        cut = len(contents(many.folder))
        rest = run_study(STUDY, TEXT, many, workers)

        assert workers.count() == 2
        assert cut == 4
        assert rest.before in (5, 8)
        assert rest.before + rest.raced == 18
        assert contents(many.folder) == contents(alone.folder)

    def test_the_work_of_a_killed_worker_is_done_again(
        self, workers: Cluster, tmp_path: Path
    ) -> None:
        mark = str(tmp_path / "killed")
        items = [(mark, [chunk]) for chunk in STUDY.chunks()]
        found = {
            load[0].name: raced[0].tables[0]
            for (_, load), raced in workers.each(once_killed, items)
        }

        assert Path(mark).exists()
        assert len(found) == len(items)
        for chunk in STUDY.chunks():
            assert found[chunk.name].equals(run_load([chunk])[0].tables[0])

    def test_what_goes_wrong_is_one_sentence(self, workers: Cluster) -> None:
        with pytest.raises(LostWorker, match="a worker was lost 4 times: WorkerCrashedError"):
            list(workers.each(always_killed, [1]))
        with pytest.raises(StudyError, match=r"^race 3 stopped$"):
            list(workers.each(stopped, [1]))
        with pytest.raises(SlipstreamError, match=r"its work: ValueError: no such thing$"):
            list(workers.each(wrong, [1]))
