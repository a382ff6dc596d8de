"""The races of the kit: all registered games, and the toy."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kit.entries import Entry, each_value, entries
from kit.races import Race
from kit.toy import registered
from sealed_bids.game import SealedBids
from slipstream import GAMES, Game

FEWEST = 12  # races of a game
MOST = 24  # beyond that every single value must do; `--soak` drives all
LIGHT = 3  # races of a game with `--light`


def kinds() -> list[type[Game]]:
    return [*(loader() for loader in GAMES.values()), SealedBids]


@pytest.fixture(scope="module", autouse=True)
def toy() -> Iterator[None]:
    """Sealed Bids is a game like the others while the kit runs."""
    with registered():
        yield


@pytest.fixture(scope="module")
def race(request: pytest.FixtureRequest) -> Race:
    entry, seed = request.param
    return Race(entry, seed)


def drawn(kind: type[Game], soak: bool) -> list[tuple[Entry, int]]:
    """Every entry with luck of its own; a game with few entries drives each of them more often."""
    found = entries(kind, soak)
    if len(found) > MOST and not soak:
        found = each_value(kind)
    times = max(1, FEWEST // len(found))
    return [(entry, number) for number, entry in enumerate(found * times)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    soak = bool(metafunc.config.getoption("--soak"))
    if "kind" in metafunc.fixturenames:
        metafunc.parametrize("kind", kinds(), ids=lambda kind: str(kind.code))
    if "race" in metafunc.fixturenames:
        most = LIGHT if metafunc.config.getoption("--light") else None
        races = [race for kind in kinds() for race in drawn(kind, soak)[:most]]
        names = [f"{entry.name()}-seed{seed}" for entry, seed in races]
        metafunc.parametrize("race", races, ids=names, indirect=True, scope="module")
