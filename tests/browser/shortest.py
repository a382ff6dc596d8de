"""The shortest legal race of each game: fewest seats and the options that shorten it."""

from __future__ import annotations

from typing import Final

from slipstream.games.registry import GAMES, find

OPTIONS: Final[dict[str, dict[str, str]]] = {
    "FMR": {"aside": "18"},
    "TA": {"laps": "1", "circuit": "yunta_brothers", "cars": "2"},
    "GP": {"laps": "1", "circuit": "yunta_brothers"},
    "QGP": {"laps": "1"},
    "GPF1": {"laps": "4"},
}
CODES: Final = list(GAMES)


def options(code: str) -> dict[str, str]:
    return OPTIONS.get(code, {})


def seats(code: str, others: str = "bot") -> list[str]:
    """Me, and the others."""
    return ["me", *[others] * (find(code).fewest - 1)]
