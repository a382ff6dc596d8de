"""The games there are: code -> loader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from slipstream.kernel.errors import InvalidOption, InvalidText
from slipstream.kernel.game import Game, State
from slipstream.kernel.text import read_line


def _formula_motor_racing() -> type[Game]:
    from slipstream.games.formula_motor_racing.game import FormulaMotorRacing

    return FormulaMotorRacing


def _thunder_alley() -> type[Game]:
    from slipstream.games.thunder_alley.game import ThunderAlley

    return ThunderAlley


def _grand_prix() -> type[Game]:
    from slipstream.games.grand_prix.game import GrandPrix

    return GrandPrix


def _quick_grand_prix() -> type[Game]:
    from slipstream.games.quick_grand_prix.game import QuickGrandPrix

    return QuickGrandPrix


def _grand_prix_f1() -> type[Game]:
    from slipstream.games.grand_prix_f1.game import GrandPrixF1

    return GrandPrixF1


GAMES: Final[dict[str, Callable[[], type[Game]]]] = {
    "FMR": _formula_motor_racing,
    "TA": _thunder_alley,
    "GP": _grand_prix,
    "QGP": _quick_grand_prix,
    "GPF1": _grand_prix_f1,
}


def find(code: str) -> type[Game]:
    """The game of a code, or a sentence that names those there are."""
    if code.upper() not in GAMES:
        raise InvalidOption(f"there is no game {code!r}; there are: {', '.join(GAMES)}")
    return GAMES[code.upper()]()


def load(code: str, seats: int, options: Mapping[str, str] | None = None) -> Game:
    """A game with its seats and options agreed."""
    return find(code)(seats, dict(options or {}))


def read(line: str) -> State:
    """The state that a position line stands for, with its game."""
    parts = read_line(line)
    game = find(parts.code)
    if parts.version != game.version:
        raise InvalidText(
            f"{parts.code}/{parts.version} is of another rules version; here is"
            f" {game.code}/{game.version}",
            f"{parts.code}/{parts.version}",
            line,
        )
    return game.of_line(parts).read(line)
