"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

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


def jobs_option(command: Command) -> Command:
    return click.option(
        "--jobs",
        type=click.IntRange(1),
        default=1,
        show_default=True,
        help="Processes to run in parallel.",
    )(command)


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
