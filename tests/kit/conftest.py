"""The races of the kit: all registered games, and the toy."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache

import pytest

from kit.entries import Entry, each_value, entries
from kit.races import FEW, MANY, Race
from kit.toy import registered
from sealed_bids.game import SealedBids
from slipstream import GAMES, Game

FEWEST = 12  # races of a game
MOST = 24  # beyond that every single value must do; `--soak` drives all
LIGHT = 1  # races of a game with `--light`
USUAL = 2  # races of a game in `make test`; `make more` drives the rest
WHOLE = 4  # from this one on they are looked at step by step


def kinds() -> list[type[Game]]:
    return [*(loader() for loader in GAMES.values()), SealedBids]


@pytest.fixture(scope="module", autouse=True)
def toy() -> Iterator[None]:
    """Sealed Bids is a game like the others while the kit runs."""
    with registered():
        yield


@pytest.fixture(scope="module")
def race(request: pytest.FixtureRequest) -> Race:
    """Looked at step by step with `--soak` and in `make more`, else at steps spread over it."""
    entry, seed = request.param
    option = request.config.getoption
    whole = seed >= WHOLE or option("--soak")
    return Race(entry, seed, sys.maxsize if whole else FEW if option("--light") else MANY)


def drawn(kind: type[Game], soak: bool) -> list[tuple[Entry, int]]:
    """Every entry with luck of its own; a game with few entries drives each of them more often."""
    found = entries(kind, soak)
    if len(found) > MOST and not soak:
        found = each_value(kind)
    times = max(1, FEWEST // len(found))
    return [(entry, number) for number, entry in enumerate(found * times)]


@cache
def races(soak: bool) -> list[tuple[int, tuple[Entry, int]]]:
    """The races of all games, each with its number among those of its game."""
    return [numbered for kind in kinds() for numbered in enumerate(drawn(kind, soak))]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    soak = bool(metafunc.config.getoption("--soak"))
    if "kind" in metafunc.fixturenames:
        metafunc.parametrize("kind", kinds(), ids=lambda kind: str(kind.code))
    if "race" in metafunc.fixturenames:
        most = LIGHT if metafunc.config.getoption("--light") else sys.maxsize
        driven = [
            pytest.param(race, id=named(race), marks=pytest.mark.more if number >= USUAL else ())
            for number, race in races(soak)
            if number < most
        ]
        metafunc.parametrize("race", driven, indirect=True, scope="module")


def named(race: tuple[Entry, int]) -> str:
    entry, seed = race
    return f"{entry.name()}-seed{seed}"
