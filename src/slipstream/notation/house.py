"""House rules from their file: a small TOML text that names what is different from the book.

```toml
game = "FMR"
name = "long-tail"
about = "Points for everybody, and more TAILENDER TURBO."

points = [15, 12, 10, 8, 6, 5, 4, 3, 2, 1]

[cards]
TT = 6

[options]
aside = 6
```

`options` are the game's own: they are agreed with the rest, and can be agreed otherwise.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from slipstream.games.registry import find
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import Game
from slipstream.kernel.house import HOUSE, Change, House, is_name

OPTIONS = "options"
_HEAD = ("game", "name", "about", OPTIONS)


class HouseRules(msgspec.Struct, frozen=True):
    """What a file of house rules says, checked."""

    game: str
    name: str
    about: str
    word: str
    """For the option `house`."""
    options: dict[str, str]
    text: str = ""
    """The file itself."""

    @property
    def tag(self) -> str:
        """Name and hash, as records tell them."""
        return House(self.game, find(self.game).changes, self.word).tag()

    def chosen(self, options: dict[str, str]) -> dict[str, str]:
        """All options of a race by these rules; those given come first."""
        return {**self.options, **options, HOUSE: self.word}


def open_house(path: Path) -> HouseRules:
    """House rules from a file."""
    try:
        return read_house(path.read_text("utf-8"), path.name)
    except OSError as error:
        raise InvalidOption(f"{path} cannot be read: {(error.strerror or '').lower()}") from None
    except UnicodeDecodeError:
        raise InvalidOption(f"{path} is not a text file") from None


def with_house(options: Mapping[str, str] | None, file: str | Path | None) -> dict[str, str]:
    """The options of a race, with the house rules of a file if there is one."""
    given = dict(options or {})
    return open_house(Path(file)).chosen(given) if file else given


def houses_in(folder: Path) -> list[HouseRules]:
    """All house rules of a folder, by game and name; one that is wrong is refused by its name."""
    if not folder.is_dir():
        raise InvalidOption(f"{folder} is not a folder of house rules")
    found = [open_house(path) for path in sorted(folder.glob("*.toml"))]
    named = [(one.game, one.name) for one in found]
    twice = next((one for one in found if named.count((one.game, one.name)) > 1), None)
    if twice:
        raise InvalidOption(f"{folder} has two house rules of {twice.game} named {twice.name}")
    return sorted(found, key=lambda one: (one.game, one.name))


def read_house(text: str, file: str) -> HouseRules:
    """House rules from their text; `file` is named in what is wrong."""
    try:
        told = tomllib.loads(text)
        kind = find(_text(told, "game"))
        name = _text(told, "name")
        if not is_name(name):
            raise InvalidOption(f"name={name}: small letters, digits and hyphens are allowed")
        parts = [part for place in told if place not in _HEAD for part in _parts(kind, told, place)]
        house = House(kind.code, kind.changes, f"{kind.code}/{name}:{';'.join(parts)}")
        if not house.values:
            raise InvalidOption("nothing is different from the book")
        options = _options(kind, told.get(OPTIONS, {}))
        about = _text(told, "about") if "about" in told else ""
        return HouseRules(kind.code, name, about, house.word(), options, text)
    except (tomllib.TOMLDecodeError, InvalidOption) as error:
        raise InvalidOption(f"{file}: {error}") from None


def _text(told: dict[str, object], key: str) -> str:
    value = told.get(key)
    if not isinstance(value, str) or not value.strip():
        raise InvalidOption(f'house rules need a {key}, such as {key} = "..."')
    return value.strip()


def _parts(kind: type[Game], told: dict[str, object], place: str) -> list[str]:
    """One change as the word has it; what is no number at all is refused here, with its place."""
    value = told[place]
    change = next((one for one in kind.changes if one.name == place), None)
    if isinstance(value, dict):
        return [
            f"{place}.{key}={_written(change, f'{place}.{key}', n)}" for key, n in value.items()
        ]
    if change is not None and change.keys:
        raise InvalidOption(
            f"write a table: [{place}], then a line such as {change.keys[0]} ="
            f" {change.book[0]} for each of {', '.join(change.keys)} that is different",
            change.clause,
        )
    return [f"{place}={_written(change, place, value)}"]


def _written(change: Change | None, place: str, value: object) -> str:
    numbers = value if isinstance(value, list) and (not change or change.is_row()) else [value]
    if any(type(number) is not int for number in numbers):
        if change is not None:
            raise change.refused(place, str(value))
        raise InvalidOption(f"{place}={value}: whole numbers are allowed")
    return ",".join(str(number) for number in numbers)


def _options(kind: type[Game], told: object) -> dict[str, str]:
    """The options of the file, each one that the game has."""
    if not isinstance(told, dict):
        raise InvalidOption(f"write a table: [{OPTIONS}], then lines such as laps = 2")
    options = {name: str(value) for name, value in told.items()}
    known = [option.name for option in kind.offered if not option.season]
    for name in options:
        if name not in known:
            raise InvalidOption(f"{kind.code} has no option {name!r}; it has: {', '.join(known)}")
    return options
