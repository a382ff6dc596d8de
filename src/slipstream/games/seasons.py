"""The seasons of the games: code -> rules. A game that is not named here has the general rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from slipstream.games.registry import find
from slipstream.kernel.season import SeasonRules

Loader = Callable[[], type[SeasonRules[Any]]]


def _formula_motor_racing() -> type[SeasonRules[Any]]:
    from slipstream.games.formula_motor_racing.season import Rules

    return Rules


def _thunder_alley() -> type[SeasonRules[Any]]:
    from slipstream.games.thunder_alley.season import Rules

    return Rules


def _grand_prix() -> type[SeasonRules[Any]]:
    from slipstream.games.grand_prix.season import Rules

    return Rules


def _quick_grand_prix() -> type[SeasonRules[Any]]:
    from slipstream.games.quick_grand_prix.season import Rules

    return Rules


def _grand_prix_f1() -> type[SeasonRules[Any]]:
    from slipstream.games.grand_prix_f1.season import Rules

    return Rules


SEASONS: Final[dict[str, Loader]] = {
    "FMR": _formula_motor_racing,
    "TA": _thunder_alley,
    "GP": _grand_prix,
    "QGP": _quick_grand_prix,
    "GPF1": _grand_prix_f1,
}


def season_rules(code: str) -> SeasonRules[Any]:
    """The rules of a game's seasons, or the sentence that there is no such game."""
    game = find(code)
    loader = SEASONS.get(game.code)
    kind = loader() if loader else SeasonRules
    return kind(game)
