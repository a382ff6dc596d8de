"""The games there are: code -> loader. What a game brings is found beside it, by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from slipstream.control import Control
from slipstream.kernel.errors import InvalidOption, InvalidText
from slipstream.kernel.game import Game, State
from slipstream.kernel.house import HOUSE
from slipstream.kernel.text import Line, read_line
from slipstream.kernel.trace import PUBLIC
from slipstream.season import SeasonRules
from slipstream.tell.teller import Teller
from slipstream.tell.words import Words, catalogue


def _game(package: str, name: str) -> Callable[[], type[Game]]:
    """Loads the class `name` of a game's package when it is asked for."""

    def load_class() -> type[Game]:
        kind: type[Game] = getattr(import_module(f"slipstream.games.{package}.game"), name)
        return kind

    return load_class


GAMES: Final[dict[str, Callable[[], type[Game]]]] = {
    "FMR": _game("formula_motor_racing", "FormulaMotorRacing"),
    "TA": _game("thunder_alley", "ThunderAlley"),
    "GP": _game("grand_prix", "GrandPrix"),
    "QGP": _game("quick_grand_prix", "QuickGrandPrix"),
    "GPF1": _game("grand_prix_f1", "GrandPrixF1"),
}


def find(code: str) -> type[Game]:
    """The game of a code, or a sentence that names those there are."""
    if code.upper() not in GAMES:
        raise InvalidOption(f"there is no game {code!r}; there are: {', '.join(GAMES)}")
    return GAMES[code.upper()]()


def load(code: str, seats: int, options: Mapping[str, str] | None = None) -> Game:
    """A game with its seats and options agreed."""
    return find(code)(seats, dict(options or {}))


def read(line: str, house: str = "") -> State:
    """The state that a position line stands for, with its game; `house` is that of its race."""
    return game_of(read_line(line), house).read(line)


def game_of(parts: Line, house: str = "") -> Game:
    """The game of a position line, which need not tell everything."""
    game = find(parts.code)
    if parts.version != game.version:
        raise InvalidText(
            f"{parts.code}/{parts.version} is of another rules version; here is"
            f" {game.code}/{game.version}",
            f"{parts.code}/{parts.version}",
            parts.text(),
        )
    found = game.of_line(parts)
    if house:
        found = load(found.code, found.seats, found.chosen() | {HOUSE: house})
    return found


def teller(game: Game) -> Teller:
    """Who tells a game: `TELLER` of its `tell.teller`; without one, the plain teller."""
    return _teller_class(type(game))(game)


def season_rules(code: str) -> SeasonRules[Any]:
    """The rules of a game's seasons: `Rules` of its `season`; without one, the general rule."""
    game = find(code)
    brought = _brought(game, "season")
    kind: type[SeasonRules[Any]] = brought.Rules if brought else SeasonRules
    return kind(game)


def control(game: Game) -> Control:
    """Race control of a physical table: `CONTROL` of the game's `control`."""
    brought = _brought(type(game), "control")
    if brought is None:
        raise InvalidOption(f"there is no race control for {game.title}")
    found: Control = brought.CONTROL(game)
    return found


def words(
    game: type[Game], names: Sequence[str] = (), reader: int = PUBLIC, language: str = "en"
) -> Words:
    """The words of a game for one reader."""
    return Words(catalogue(language, *catalogues(game)), names, reader)


def option_about(game: type[Game], option: str, language: str = "en") -> str:
    """What an option of a game or of its seasons is about; nothing if the game does not say."""
    known, message = catalogue(language, *catalogues(game)), f"option-{option}.about"
    return known.format(message, {}) if known.has(message) else ""


def catalogues(game: type[Game]) -> list[str]:
    """The packages that bring a game's words, each in its folder `words`."""
    return [*_teller_class(game).borrows, package(game)]


def package(game: type[Game]) -> str:
    """Where a game lives, with all that it brings."""
    return game.__module__.rpartition(".")[0]


_TELLERS: Final[dict[type[Game], type[Teller]]] = {}


def _teller_class(game: type[Game]) -> type[Teller]:
    if game not in _TELLERS:
        brought = _brought(game, "tell.teller")
        _TELLERS[game] = brought.TELLER if brought else Teller
    return _TELLERS[game]


def _brought(game: type[Game], name: str) -> Any:
    """A module beside a game's own, if it has one."""
    beside, _, _ = f"{package(game)}.{name}".rpartition(".")
    there = find_spec(beside) and find_spec(f"{package(game)}.{name}")
    return import_module(f"{package(game)}.{name}") if there else None
