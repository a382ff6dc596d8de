"""What is counted while a match runs, and the summary at its end."""

from __future__ import annotations

import msgspec

from slipstream.lab.series import Finish, Series
from slipstream.lab.stats import mean, standard_error, wilson


class Count(msgspec.Struct):
    """One bot's races so far. Whole numbers only, so that parts add up the same in any order."""

    places: list[int]
    points: int = 0
    squares: int = 0
    mishaps: dict[str, int] = {}
    """Races in which something went wrong, by what did."""

    def went_wrong(self, mishap: str, races: int) -> None:
        self.mishaps[mishap] = self.mishaps.get(mishap, 0) + races


class Tally(msgspec.Struct):
    """Some races of a match, by the bots' names."""

    finished: int = 0
    decisions: int = 0
    bots: dict[str, Count] = {}

    def count(self, race: Finish) -> None:
        self.decisions += race.decisions
        self.finished += race.finished
        for name, points, place in zip(race.seating, race.points, race.places, strict=False):
            row = self.bots.setdefault(name, Count([0] * len(race.seating)))
            row.places[place - 1] += 1
            row.points += points
            row.squares += points * points
        for name, mishaps in zip(race.seating, race.mishaps, strict=False):
            for mishap in set(mishaps):
                self.bots[name].went_wrong(mishap, 1)

    def add(self, part: Tally) -> None:
        self.finished += part.finished
        self.decisions += part.decisions
        for name, other in part.bots.items():
            row = self.bots.setdefault(name, Count([0] * len(other.places)))
            row.places = [a + b for a, b in zip(row.places, other.places, strict=True)]
            row.points += other.points
            row.squares += other.squares
            for mishap, races in other.mishaps.items():
                row.went_wrong(mishap, races)


class BotRow(msgspec.Struct, frozen=True):
    """How one bot did. A bot in several seats counts each of them as a race of its own."""

    name: str
    seats: int
    races: int
    wins: int
    win_rate: float
    win_low: float
    win_high: float
    points_mean: float
    points_error: float
    places: list[int]
    place_mean: float
    mishaps: dict[str, int]
    """Races in which something went wrong, by what did: `disqualified` and the like."""


class MatchSummary(msgspec.Struct, frozen=True):
    """A match summed up; only the last two fields of time differ when it is played again."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    races: int
    finished: int
    decisions: int
    seconds: float
    decisions_per_second: float
    bots: list[BotRow]


def summed_up(series: Series, races: int, tally: Tally, seconds: float) -> MatchSummary:
    game = series.game()
    return MatchSummary(
        game=game.code,
        seats=game.seats,
        options=game.chosen(),
        seed=series.seed,
        races=races,
        finished=tally.finished,
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(tally.decisions / seconds, 1),
        bots=[bot_row(series, name, tally) for name in dict.fromkeys(series.bots)],
    )


def bot_row(series: Series, name: str, tally: Tally) -> BotRow:
    count = tally.bots.get(name) or Count([0] * len(series.bots))
    races = sum(count.places)
    wins = count.places[0]
    low, high = wilson(wins, races)
    return BotRow(
        name=name,
        seats=series.bots.count(name),
        races=races,
        wins=wins,
        win_rate=mean(wins, races),
        win_low=low,
        win_high=high,
        points_mean=mean(count.points, races),
        points_error=standard_error(count.points, count.squares, races),
        places=count.places,
        place_mean=mean(sum(i * n for i, n in enumerate(count.places, 1)), races),
        mishaps=dict(sorted(count.mishaps.items())),
    )
