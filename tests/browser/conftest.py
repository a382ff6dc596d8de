"""A browser, a server and players. Chromium is Debian's; nothing is downloaded by the tests."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.harness import Player, Server, sit_down
from slipstream.table.server.page import FOLDER

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


# Not for the whole session: while Playwright runs, no other test of this process can run a loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("There is no Chromium here: install it with `apt-get install chromium`.")
    with sync_playwright() as driver:
        made = driver.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield made
        made.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (FOLDER / "index.html").is_file():
        pytest.fail("The page is not built: `make page` builds it.")
    made = Server(tmp_path_factory.mktemp("table"))
    yield made
    made.stop()


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """Players with browsers of their own. None of them may reach beyond this machine."""
    players: list[Player] = []

    def sit(**how: object) -> Player:
        players.append(sit_down(browser, server, **how))
        return players[-1]

    yield sit
    for player in players:
        abroad, errors = player.abroad, player.errors
        player.context.close()
        assert abroad == [], "the page asked for something beyond this machine"
        assert errors == [], "the page failed"


@pytest.fixture
def player(sit: Callable[..., Player]) -> Player:
    return sit()


@pytest.fixture
def pictures() -> Path:
    """Where pictures go that a person may want to look at."""
    folder = Path("build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
