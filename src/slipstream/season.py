"""A season, to everything that runs one: what is agreed, the next race, the tables after each.

`SeasonRules` is what a game says about its seasons. The class itself is the general rule, for a
game whose rulebook has none: points are added up, ties are broken by countback, and every race
begins anew. A season is a frozen struct of the game's own, its calendar and the results so far: all
tables follow from it, so it can be put away after any race. Its entries count from 0 and are the
seats of a race in which nobody is absent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import Game
from slipstream.kernel.options import Option
from slipstream.tell.say import Say

MOST_RACES: Final = 24
CHAMPIONSHIP: Final = Say("season-championship")


class Row(msgspec.Struct, frozen=True):
    """One row of a table; who is level shares a place."""

    place: int
    name: str
    points: int
    entry: int = -1
    """Whose it is; -1 for what no entry stands behind, such as an uncontrolled colour."""
    said: Say | None = None
    """What that is called, to be put into words."""


class Ranking(msgspec.Struct, frozen=True):
    """A table of the season, best first, and the rule that it follows."""

    title: Say
    rows: list[Row]
    about: Say


class Agreed(msgspec.Struct, frozen=True):
    """What is agreed before the first race: options of all races, of each race, of the season."""

    seats: int
    options: dict[str, str]
    races: tuple[dict[str, str], ...]
    terms: dict[str, str] = {}

    def race(self, number: int) -> dict[str, str]:
        return {**self.options, **self.races[number]}

    def each(self, name: str, default: str) -> tuple[str, ...]:
        """The value of an option in every race."""
        return tuple(self.race(number).get(name) or default for number in range(len(self.races)))


class Score(msgspec.Struct, frozen=True):
    """What a race leaves behind, by the general rule."""

    points: list[int]
    places: list[int]


class Scores(msgspec.Struct, frozen=True):
    """A season by the general rule."""

    agreed: Agreed
    results: tuple[Score, ...] = ()


S = TypeVar("S", bound=msgspec.Struct)


class Team(msgspec.Struct, frozen=True):
    """What an entry drives: its colour by name, and what it is called."""

    colour: str
    say: Say


def coloured(colours: Sequence[str], owner: Sequence[int], seats: int, called: str) -> list[Team]:
    """Teams that are called by the colours that they own: the message `<called>-red` and so on."""
    owned: list[list[str]] = [[] for _ in range(seats)]
    for colour, seat in zip(colours, owner, strict=False):
        if seat >= 0:
            owned[seat].append(colour)
    names = [Say("text", {"text": [Say(f"{called}-{one}") for one in own]}) for own in owned]
    return [Team(own[0], name) for own, name in zip(owned, names, strict=True)]


class SeasonRules(Generic[S]):
    """The seasons of a game. What a subclass does not say is as in general."""

    message: ClassVar[str] = "season-general"
    """What is said about the seasons of the game."""
    clause: ClassVar[str] = ""
    fewest: ClassVar[int] = 1
    most: ClassVar[int] = MOST_RACES
    races_clause: ClassVar[str] = ""
    varies: ClassVar[list[str]] = []
    """Options that may differ from race to race."""
    terms: ClassVar[list[Option]] = []
    """What can be agreed for the season as a whole."""
    sits_out: ClassVar[str] = ""
    """The clause by which an absent team sits a race out; empty if none can."""
    substitute: ClassVar[str] = ""
    """The clause about somebody else who drives for an absent player."""
    kind: ClassVar[type[Any]] = Scores
    """The struct that a season is."""

    def __init__(self, game: type[Game]) -> None:
        self.game = game

    def usual(self) -> list[dict[str, str]]:
        """The calendar that is proposed."""
        return [{} for _ in range(max(self.fewest, 3))]

    def agree(self, agreed: Agreed) -> S:
        """A season before its first race, or the sentence that refuses it."""
        if not self.fewest <= len(agreed.races) <= self.most:
            raise InvalidOption(
                f"a season has {self.fewest} to {self.most} races, not {len(agreed.races)}",
                self.races_clause,
            )
        for name, value in agreed.terms.items():
            self._check_term(name, value)
        for number, race in enumerate(agreed.races):
            self._check_race(agreed.race(number), race)
            self.game(agreed.seats, agreed.race(number))
        return self.begin(agreed)

    def _check_term(self, name: str, value: str) -> None:
        for term in self.terms:
            if term.name == name and (not term.allowed or value in term.allowed):
                return
            if term.name == name:
                allowed = ", ".join(term.allowed)
                raise InvalidOption(f"allowed {allowed}", term.clause, name, value)
        raise InvalidOption(f"a season of {self.game.code} has no agreement {name!r}")

    def _check_race(self, options: Mapping[str, str], own: Mapping[str, str]) -> None:
        for option in self.game.offered:
            if option.season and option.name in options:
                raise InvalidOption(
                    f"{option.name} comes from the race before, not from the calendar",
                    option.clause,
                )
            if option.name in own and option.name not in self.varies:
                raise InvalidOption(
                    f"{option.name} is the same in all races of a season", option.clause
                )

    def next_race(self, season: S, absent: Sequence[int] = ()) -> Game | None:
        """The next race without the entries that sit it out; None after the last."""
        if absent and not self.sits_out:
            raise InvalidOption(
                f"nobody sits out a race of {self.game.title}: somebody else drives for them"
            )
        return self.race(season, absent)

    def begin(self, agreed: Agreed) -> S:
        """A season as it was agreed, which has been checked."""
        season: S = self.kind(agreed)
        return season

    def race(self, season: Any, absent: Sequence[int]) -> Game | None:
        """The next race; None after the last."""
        run = len(season.results)
        if run == len(season.agreed.races):
            return None
        return self.game(season.agreed.seats, season.agreed.race(run))

    def game_of(self, agreed: Agreed, number: int) -> type[Game]:
        """The game of a race of the calendar."""
        return self.game

    @property
    def may_sit_out(self) -> bool:
        """Whether an absent entry may sit a race out."""
        return bool(self.sits_out)

    def after(
        self, season: Any, race: Any, substitutes: Sequence[int] = (), absent: Sequence[int] = ()
    ) -> S:
        """The season with one more race, which is over; absent entries had no seat in it."""
        assert not race.waiting, "the race is not over"
        result = Score(race.points(), race.places())
        more: S = msgspec.structs.replace(season, results=(*season.results, result))
        return more

    def by_hand(self, season: Any, places: Sequence[int], points: Sequence[int]) -> S:
        """The season with one more race that was raced elsewhere: places and points by entry."""
        raise InvalidOption(
            f"a race of a {self.game.title} season takes more from the race before than places:"
            " only a league takes results by hand"
        )

    def not_held(self, season: Any) -> S:
        """The season with one more race that was never run."""
        raise InvalidOption(
            f"every race of a {self.game.title} season is run: only in a league may one be missed"
        )

    def dropped(self, season: Any) -> list[list[int]]:
        """Of every entry, the races (from 0) whose result does not count; empty if all do."""
        return []

    def part(self, season: Any, first: int, last: int) -> S:
        """The season as if only the races from `first` up to before `last` had been run."""
        some: S = msgspec.structs.replace(season, results=season.results[first:last])
        return some

    @property
    def about(self) -> Say:
        """How a season is decided."""
        return Say(self.message, clause=self.clause)

    def notes(self, season: Any) -> list[Say]:
        """How the next race begins and why; seats are entries."""
        return [Say("season-anew")]

    def rankings(self, season: Any, awarded: Sequence[int] = ()) -> list[Ranking]:
        """All tables, the championship first.

        `awarded` are points of every entry that no race gave: corrections, or penalties below 0.
        """
        game = self.game(season.agreed.seats, season.agreed.race(0))
        rows = ranked(game.entrants(), game.seats, season.results, awarded)
        return [Ranking(CHAMPIONSHIP, rows, self.about)]

    def teams(self, season: Any) -> list[Team]:
        """What each entry drives; empty where that is not fixed."""
        return []


def ranked(
    entrants: list[str], seats: int, results: Sequence[Score], awarded: Sequence[int] = ()
) -> list[Row]:
    """Most points first; then more wins, more second places and so on; then the last race."""
    last = results[-1].places if results else [0] * len(entrants)
    scored = [sum(result.points[who] for result in results) for who in range(len(entrants))]
    totals = with_awards(scored, awarded)
    keys = [
        (-totals[who], countback([r.places[who] for r in results], len(entrants)), last[who])
        for who in range(len(entrants))
    ]
    return table(entrants, totals, keys, seats)


def with_awards(totals: Sequence[int], awarded: Sequence[int]) -> list[int]:
    """Totals with the points that no race gave; entries come first among those who have one."""
    more = [*awarded, *[0] * (len(totals) - len(awarded))]
    return [total + points for total, points in zip(totals, more, strict=True)]


def table(
    entrants: Sequence[str], totals: Sequence[int], keys: Sequence[Any], seats: int | None = None
) -> list[Row]:
    """The rows in order of their keys, the least first; who has the same shares a place.

    Only the first `seats` are those of entries, if that is told.
    """
    rows = [
        Row(
            1 + sum(other < key for other in keys),
            name,
            total,
            who if seats is None or who < seats else -1,
        )
        for who, (name, total, key) in enumerate(zip(entrants, totals, keys, strict=True))
    ]
    return sorted(rows, key=lambda row: row.place)


def countback(places: Sequence[int], most: int) -> list[int]:
    """How often somebody was first, second, ...: more of the better ones sorts first."""
    return [-places.count(place) for place in range(1, most + 1)]


def dropped_of(points: Sequence[int], best: int) -> list[int]:
    """The races (from 0) of which somebody's result does not count: all but the `best`; 0: none.

    Of equal results the earlier ones count.
    """
    if not best:
        return []
    order = sorted(range(len(points)), key=lambda race: (-points[race], race))
    return sorted(order[best:])
