"""Seasons of both games: teams race a calendar of circuits, and each game counts in its own way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple, TypeVar

import msgspec

from slipstream.drafting.rules.game import DraftingGame
from slipstream.season import CHAMPIONSHIP, Agreed, Ranking, Row, SeasonRules, Team
from slipstream.tell.say import Say

S = TypeVar("S", bound=msgspec.Struct)


class Entered(NamedTuple):
    """What both games make a calendar of: teams in seat order, a circuit for each race."""

    teams: tuple[str, ...]
    circuits: tuple[str, ...]
    options: dict[str, str]


class TeamSeasons(SeasonRules[S]):
    """Chapter 11 of both games."""

    message = "season-about"
    varies = ["circuit"]
    circuits: ClassVar[Sequence[str]]
    """The calendar that is proposed."""

    def usual(self) -> list[dict[str, str]]:
        return [{"circuit": circuit} for circuit in self.circuits]

    def entered(self, agreed: Agreed) -> Entered:
        """TA-11.1.1 / GP-11.1.1: who races where, by the options of all races."""
        game = self.game(agreed.seats, agreed.race(0))
        assert isinstance(game, DraftingGame), "a game of this family"
        teams = tuple(game.team_ids[team] for team in game.teams)
        own = ("teams", "circuit")
        options = {name: value for name, value in agreed.options.items() if name not in own}
        return Entered(teams, agreed.each("circuit", game.options["circuit"]), options)

    def rankings(self, season: S, awarded: Sequence[int] = ()) -> list[Ranking]:
        return [Ranking(CHAMPIONSHIP, self.standings(season, awarded), self.about)]

    def teams(self, season: S) -> list[Team]:
        return [Team(team, Say(f"team-{team}")) for team in self.names(season)]

    def standings(self, season: S, awarded: Sequence[int] = ()) -> list[Row]:
        """The championship, best first."""
        raise NotImplementedError

    def names(self, season: S) -> Sequence[str]:
        """The teams of the calendar."""
        raise NotImplementedError
