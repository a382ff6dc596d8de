"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from slipstream.notation.house import open_house, with_house

Command = Callable[..., Any]


def game_options(command: Command) -> Command:
    """`--option laps=2`, as often as needed."""
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="Game option, such as laps=2; may be repeated.",
    )(command)


def house_option(command: Command) -> Command:
    """`--house long-tail.toml`"""
    return click.option(
        "--house",
        type=click.Path(path_type=Path),
        help="File of house rules (docs/house-rules.md).",
    )(command)


def jobs_option(command: Command) -> Command:
    return click.option(
        "--jobs",
        type=click.IntRange(1),
        default=1,
        show_default=True,
        help="Processes to run in parallel.",
    )(command)


def seed_option(what: str, default: int | None = None) -> Callable[[Command], Command]:
    """`--seed 7`; without a default every run is another one."""
    return click.option(
        "--seed",
        type=click.IntRange(0),
        default=default,
        show_default=default is not None,
        help=f"The same seed gives the same {what}.",
    )


def json_option(command: Command) -> Command:
    return click.option(
        "--json", "as_json", is_flag=True, help="Print one JSON document (docs/json.md)."
    )(command)


def pairs(options: tuple[str, ...]) -> dict[str, str]:
    """`laps=2` and the like by name."""
    for option in options:
        if "=" not in option:
            raise click.UsageError(f"--option {option}: write it as NAME=VALUE")
    return {name: value for name, _, value in (option.partition("=") for option in options)}


def agreed(options: tuple[str, ...], house: Path | None) -> dict[str, str]:
    """The options of a race, with house rules if there are any."""
    return with_house(pairs(options), house)


def word_of(house: Path | None) -> str:
    """House rules for a record."""
    return open_house(house).word if house else ""
