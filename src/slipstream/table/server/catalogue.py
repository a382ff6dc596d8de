"""The games that can be played here, and their rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from threading import Lock
from typing import Final

from msgspec.structs import replace

from slipstream.bots.characters import DRIVERS
from slipstream.bots.registry import levels_of
from slipstream.clauses import read_clauses, rules_folder
from slipstream.games.registry import GAMES, option_about
from slipstream.kernel.game import Game
from slipstream.notation.house import HouseRules
from slipstream.table.room.refusal import Refusal
from slipstream.table.telling import rest

_reading: Final = Lock()  # so that those who come first do not all do the same


def games() -> list[rest.GameInfo]:
    with _reading:
        return _games()


@cache
def _games() -> list[rest.GameInfo]:
    return [
        rest.GameInfo(
            code=kind.code,
            title=kind.title,
            version=kind.version,
            fewest=kind.fewest,
            most=kind.most,
            seats_clause=kind.seats_clause,
            options=[
                rest.OptionInfo(
                    o.name,
                    o.default,
                    o.allowed,
                    o.clause,
                    option_about(kind, o.name),
                    o.season,
                    _usual(kind, o.name),
                )
                for o in kind.offered
            ],
            bots=list(levels_of(kind)),
            circuits=[rest.CircuitInfo(*circuit) for circuit in kind.circuits().items()],
            drivers=[rest.DriverInfo(*card) for card in DRIVERS.values()],
        )
        for kind in (loader() for loader in GAMES.values())
    ]


def offered(houses: Sequence[HouseRules]) -> list[rest.GameInfo]:
    """The games, with the house rules that this server offers for each."""
    return [
        replace(
            info,
            houses=[
                rest.HouseInfo(one.name, one.about, one.text)
                for one in houses
                if one.game == info.code
            ],
        )
        for info in games()
    ]


def _usual(kind: type[Game], option: str) -> dict[str, str]:
    """What the option, left empty, stands for: by circuit if that decides, else by seats."""
    circuits = {name: kind(kind.fewest, {"circuit": name}) for name in kind.circuits()}
    found = {name: game.usual().get(option, "") for name, game in circuits.items()}
    if len(set(found.values())) < 2:
        seats = range(kind.fewest, kind.most + 1)
        found = {str(number): kind(number, {}).usual().get(option, "") for number in seats}
    return {name: value for name, value in found.items() if value}


@cache
def rules(code: str) -> rest.RulesText:
    """The specification whose clauses begin with the code."""
    if code not in GAMES:
        raise Refusal("no_game", args={"games": list(GAMES)})
    for file in sorted(rules_folder().glob("*.md")):
        text = file.read_text("utf-8")
        found = read_clauses(text)
        if found and all(name.startswith(f"{code}-") for name in found):
            clauses = [
                rest.ClauseText(clause.id, clause.text, clause.procedure)
                for clause in found.values()
            ]
            return rest.RulesText(code, text, clauses)
    raise Refusal("no_rules", args={"game": code})
