"""Options of the whole test run."""

from __future__ import annotations

import sys
from collections.abc import Generator

import pytest
from hypothesis import settings

# A test that is right is right on a slow machine, too.
settings.register_profile("steady", deadline=None)
settings.load_profile("steady")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Where branches are counted, but not by this test, it runs without: three times as fast."""
    is_counted = item.get_closest_marker("uncounted") is None
    if is_counted or not item.config.pluginmanager.hasplugin("_cov"):
        return (yield)
    counting = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(counting)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", action="store_true", help="every combination of options, not only every pair"
    )
    parser.addoption(
        "--light", action="store_true", help="a few races of each game: the other build drives all"
    )
    parser.addoption(
        "--golden", action="store_true", help="rewrite golden files and make missing fixtures"
    )


@pytest.fixture(scope="session")
def golden(request: pytest.FixtureRequest) -> bool:
    """Whether expected files are to be written instead of compared."""
    return bool(request.config.getoption("--golden"))
