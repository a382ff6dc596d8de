"""A league: races of different games in one championship, with a table of points of its own.

The rulebooks know nothing of it. What counts is agreed beforehand: points by place or as each game
gives them, and how many results count. No race takes anything from the one before, so a result may
also come from a real table, and a race may be missed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from slipstream.games.registry import find, season_rules
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import Game
from slipstream.kernel.options import Option
from slipstream.season import (
    CHAMPIONSHIP,
    MOST_RACES,
    Agreed,
    Ranking,
    SeasonRules,
    countback,
    dropped_of,
    table,
    with_awards,
)
from slipstream.tell.say import Say

LEAGUE: Final = "LEAGUE"
"""Stands for the code of a game where a season has several."""
GAME: Final = "game"
"""Among the options of a race: the code of its game; for points: as that game gives them."""
ALL: Final = "all"
USUAL_POINTS: Final = "25,18,15,12,10,8,6,4,2,1"
MOST_POINTS: Final = 1000
MOST_ENTRIES: Final = 20


class Result(msgspec.Struct, frozen=True):
    """A race of a league; empty lists if it was not held."""

    places: list[int] = []
    """By entry, from 1; 0 for an entry that did not race."""
    points: list[int] = []


class League(msgspec.Struct, frozen=True):
    """What was agreed, and the results so far."""

    agreed: Agreed
    results: tuple[Result, ...] = ()


class LeagueRules(SeasonRules[League]):
    """Seasons of several games."""

    terms = [
        Option("points", USUAL_POINTS, [], "", False),
        Option("best", ALL, [ALL, *map(str, range(1, MOST_RACES + 1))], "", False),
    ]
    varies = [GAME]
    kind = League
    title = "League"

    def __init__(self) -> None:
        """No game stands behind all races: each names its own."""

    @property
    def may_sit_out(self) -> bool:
        return True

    def usual(self) -> list[dict[str, str]]:
        return [{GAME: "FMR"}, {GAME: "QGP"}, {GAME: "GPF1"}]

    def game_of(self, agreed: Agreed, number: int) -> type[Game]:
        code = agreed.races[number].get(GAME, "")
        if not code:
            raise InvalidOption(f"race {number + 1} of a league names no game")
        return find(code)

    def agree(self, agreed: Agreed) -> League:
        """A league before its first race, or the sentence that refuses it."""
        if not 1 <= len(agreed.races) <= MOST_RACES:
            raise InvalidOption(f"a league has 1 to {MOST_RACES} races, not {len(agreed.races)}")
        if not 2 <= agreed.seats <= MOST_ENTRIES:
            raise InvalidOption(f"a league has 2 to {MOST_ENTRIES} entries, not {agreed.seats}")
        if agreed.options:
            raise InvalidOption("the options of a league belong to its races")
        for name, value in agreed.terms.items():
            self._check(name, value)
        best = best_of(agreed)
        if best > len(agreed.races):
            raise InvalidOption(f"the best {best} of {len(agreed.races)} results")
        for number, race in enumerate(agreed.races):
            _no_gift(self.game_of(agreed, number), race)
            self._game(agreed, number, ())
        return self.begin(agreed)

    def _check(self, name: str, value: str) -> None:
        if name == "points":
            points_of(value)
        elif name != "best":
            raise InvalidOption(f"a league has no agreement {name!r}; it has: points, best")
        elif value not in self.terms[1].allowed:
            raise InvalidOption("how many results count is a number, or all", "", name, value)

    def _game(self, agreed: Agreed, number: int, absent: Sequence[int]) -> Game:
        game = self.game_of(agreed, number)
        seats = agreed.seats - len(absent)
        if not game.fewest <= seats <= game.most:
            raise InvalidOption(
                f"race {number + 1}: {game.title} is for {game.fewest} to {game.most},"
                f" and {seats} would race"
            )
        options = {name: value for name, value in agreed.races[number].items() if name != GAME}
        return game(seats, options)

    def next_race(self, season: League, absent: Sequence[int] = ()) -> Game | None:
        run = len(season.results)
        return None if run == len(season.agreed.races) else self._game(season.agreed, run, absent)

    def after(
        self, season: League, race: Any, substitutes: Sequence[int] = (), absent: Sequence[int] = ()
    ) -> League:
        """The league with one more race: places among the seats, since others score nothing."""
        assert not race.waiting, "the race is not over"
        seats = race.game.seats
        racing = [entry for entry in range(season.agreed.seats) if entry not in absent]
        among = _ranks(race.places()[:seats])
        places, own = [0] * season.agreed.seats, [0] * season.agreed.seats
        for entry, place, points in zip(racing, among, race.points()[:seats], strict=True):
            places[entry], own[entry] = place, points
        return self.by_hand(season, places, own)

    def by_hand(self, season: League, places: Sequence[int], points: Sequence[int]) -> League:
        """Places from 1, 0 for who did not race; points where each game gives its own."""
        _check_places(season.agreed.seats, places)
        worth = points_of(season.agreed.terms.get("points", USUAL_POINTS))
        if worth is None and len(points) != season.agreed.seats:
            raise InvalidOption("the game's own points count here: name those of every entry")
        scored = list(points) if worth is None else [_worth(worth, place) for place in places]
        return _with(season, Result(list(places), scored))

    def not_held(self, season: League) -> League:
        return _with(season, Result())

    def dropped(self, season: League) -> list[list[int]]:
        """Races that were not held are neither counted nor dropped."""
        held = [number for number, result in enumerate(season.results) if result.places]
        best = best_of(season.agreed)
        return [
            [
                held[at]
                for at in dropped_of([season.results[race].points[who] for race in held], best)
            ]
            for who in range(season.agreed.seats)
        ]

    def part(self, season: League, first: int, last: int) -> League:
        return msgspec.structs.replace(season, results=season.results[first:last])

    @property
    def about(self) -> Say:
        return Say("league-about")

    def notes(self, season: League) -> list[Say]:
        return [Say("league-anew")]

    def rankings(self, season: League, awarded: Sequence[int] = ()) -> list[Ranking]:
        """Most points in the results that count; then more wins, second places; then the last."""
        dropped = self.dropped(season)
        totals, keys = [], []
        last = next((one.places for one in reversed(season.results) if one.places), [])
        for who in range(season.agreed.seats):
            counted = [
                result
                for number, result in enumerate(season.results)
                if result.places and number not in dropped[who]
            ]
            totals.append(sum(result.points[who] for result in counted))
            best = countback([one.places[who] for one in counted], season.agreed.seats)
            keys.append((best, (last[who] or season.agreed.seats + 1) if last else 0))
        totals = with_awards(totals, awarded)
        names = [f"seat {who + 1}" for who in range(season.agreed.seats)]
        order = [(-total, *key) for total, key in zip(totals, keys, strict=True)]
        return [Ranking(CHAMPIONSHIP, table(names, totals, order), self._told(season.agreed))]

    def _told(self, agreed: Agreed) -> Say:
        points = agreed.terms.get("points", USUAL_POINTS)
        told = points if points == GAME else ", ".join(map(str, points_of(points) or ()))
        return Say("league-rule", {"points": told, "best": best_of(agreed)})


def rules_of(code: str) -> SeasonRules[Any]:
    """The rules of a season: a league's, or those of a game."""
    return LeagueRules() if code.upper() == LEAGUE else season_rules(code)


def best_of(agreed: Agreed) -> int:
    """How many results of everybody count; 0 for all."""
    best = agreed.terms.get("best", ALL)
    return 0 if best == ALL else int(best)


def points_of(text: str) -> list[int] | None:
    """Points by place, from the first; None if each game gives its own."""
    if text == GAME:
        return None
    parts = [part.strip() for part in text.split(",")]
    if all(part.isascii() and part.isdigit() and int(part) <= MOST_POINTS for part in parts):
        return [int(part) for part in parts]
    raise InvalidOption(
        f"points are numbers up to {MOST_POINTS} from the first place on, such as"
        f" {USUAL_POINTS}, or {GAME!r}",
        "",
        "points",
        text,
    )


def _no_gift(game: type[Game], options: Mapping[str, str]) -> None:
    for option in game.offered:
        if option.season and option.name in options:
            raise InvalidOption(f"{option.name} comes from the race before, and a league has none")


def _check_places(entries: int, places: Sequence[int]) -> None:
    if len(places) != entries:
        raise InvalidOption(f"{len(places)} places for {entries} entries")
    raced = sorted(place for place in places if place)
    if not raced or raced != sorted(_ranks(raced)) or min(places) < 0:
        raise InvalidOption(
            "places count from 1 without a gap (level ones share one: 1, 1, 3);"
            " 0 for anyone who did not race"
        )


def _ranks(places: Sequence[int]) -> list[int]:
    """Places among those that are there."""
    return [1 + sum(other < place for other in places) for place in places]


def _worth(points: Sequence[int], place: int) -> int:
    return points[place - 1] if 0 < place <= len(points) else 0


def _with(season: League, result: Result) -> League:
    if len(season.results) == len(season.agreed.races):
        raise InvalidOption("all races of the league are over")
    return msgspec.structs.replace(season, results=(*season.results, result))
