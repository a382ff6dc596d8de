"""The toy is a game here, too; and servers to speak to, on each kind of store."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from itertools import count

import pytest

from kit.toy import registered
from slipstream.table.room import seeds
from table.postgres import STORES, Cluster, running
from table.receivers import Receiver, receiving
from table.serving import Served, serving


@pytest.fixture(autouse=True, scope="module")
def toy() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture(autouse=True)
def known_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every deal of a server in this process follows from the test's name: no test is lucky."""
    numbers = count()
    deal = request.node.nodeid
    monkeypatch.setattr(
        seeds, "new_seed", lambda: seeds.shared_seed(b"tests", deal, str(next(numbers)))
    )


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running() as made:
        yield made


@pytest.fixture(scope="module", params=STORES)
def store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty store, once on SQLite and once on PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('table')}/tables.sqlite"
    made: Cluster = request.getfixturevalue("cluster")
    return made.database()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server on SQLite for a whole module."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('table')}/tables.sqlite") as made:
        yield made


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as made:
        yield made


@pytest.fixture
def unused_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
