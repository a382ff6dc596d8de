"""A season in words, for its files and for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from slipstream.games.registry import find, words
from slipstream.league.rules import LEAGUE
from slipstream.league.told import SeasonRace, SeasonTold
from slipstream.season import Ranking, Row
from slipstream.tell.words import Words, catalogue


class Cell(msgspec.Struct, frozen=True):
    """What a race gave somebody; nothing said if there is no row for it."""

    points: str
    dropped: bool = False


class Line(msgspec.Struct, frozen=True):
    """A row of a table in words."""

    place: str
    name: str
    scores: list[Cell]
    awarded: str
    total: str


class Table(msgspec.Struct, frozen=True):
    """A table after the last race that is counted."""

    title: str
    about: str
    head: list[str]
    lines: list[Line]


class SeasonWords:
    """Says a season in one language."""

    def __init__(self, season: SeasonTold, language: str = "en") -> None:
        self.season = season
        self.language = language
        names = [entry.name for entry in season.entries]
        if season.game == LEAGUE:
            self.words = Words(catalogue(language), names)
        else:
            self.words = words(find(season.game), names, language=language)
        self.counted = [race for race in season.races if race.rankings]
        self.has_awards = bool(self.counted) and any(self.counted[-1].awarded)

    def race(self, race: SeasonRace) -> str:
        """The circuit of a race, if it has one, or its number; in a league its game, too."""
        circuit = race.options.get("circuit", "")
        title = find(race.game).circuits().get(circuit, circuit)
        number = self.words("season-race-number", n=race.number)
        if self.season.game == LEAGUE:
            return f"{number}: {' '.join(filter(None, [race.game, title]))}"
        return title or number

    def name(self, row: Row) -> str:
        """An entry by its name and team; anything else as the rules call it."""
        if row.entry < 0:
            return self.words.say(row.said) if row.said else row.name
        entry = self.season.entries[row.entry]
        name = self.words.name(row.entry)
        return f"{name} ({self.words.say(entry.team.say)})" if entry.team else name

    def games(self) -> str:
        """The game, or those of a league in order of the calendar."""
        if self.season.game_title:
            return self.season.game_title
        titles = dict.fromkeys(find(race.game).title for race in self.season.races)
        return ", ".join(titles)

    def tables(self) -> list[Table]:
        """Every table after the last race: place, name, points of each race, total."""
        if not self.counted:
            return []
        return [self._table(at, one) for at, one in enumerate(self.counted[-1].rankings)]

    def _table(self, at: int, ranking: Ranking) -> Table:
        scored = [
            {row.name: row.points for row in race.scores[at].rows} if race.scores else {}
            for race in self.counted
        ]
        lines = [self._line(row, scored) for row in ranking.rows]
        about = f"{self.words.say(ranking.about)} {ranking.about.clause}".strip()
        return Table(self.words.say(ranking.title), about, self.head(), lines)

    def _line(self, row: Row, scored: Sequence[dict[str, int]]) -> Line:
        last = self.counted[-1]
        dropped = last.dropped[row.entry] if row.entry >= 0 and last.dropped else []
        cells = [
            Cell(self._score(scores, row.name), race in dropped)
            for race, scores in enumerate(scored)
        ]
        given = last.awarded[row.entry] if row.entry >= 0 else 0
        awarded = f"{given:+}" if given else ""
        return Line(str(row.place), self.name(row), cells, awarded, str(row.points))

    def _score(self, scores: dict[str, int], name: str) -> str:
        return str(scores.get(name, 0)) if scores else self.words("season-no-score")

    def head(self) -> list[str]:
        """What stands above the columns of every table."""
        columns = ["place", "name"]
        head = [self.words(f"season-column-{column}") for column in columns]
        head += [self.race(race) for race in self.counted]
        if self.has_awards:
            head.append(self.words("season-column-awarded"))
        return [*head, self.words("season-column-points")]

    def cells(self, line: Line, dropped: str = "{}") -> list[str]:
        """A row as texts; `dropped` shows a result that does not count."""
        scores = [
            dropped.format(cell.points) if cell.dropped else cell.points for cell in line.scores
        ]
        awarded = [line.awarded] if self.has_awards else []
        return [line.place, line.name, *scores, *awarded, line.total]

    def rulings(self) -> list[str]:
        """Every ruling with its reason, those revoked among them."""
        return [
            self.words(
                "season-ruling",
                n=one.number,
                who=self.words.name(one.entry),
                points=f"{one.points:+}",
                race=one.race,
                reason=one.reason,
                revoked=one.revoked,
                gone="yes" if one.revoked else "no",
            )
            for one in self.season.rulings
        ]

    def absences(self) -> list[str]:
        """Races without a table here: where their result comes from, or why they were missed."""
        return [
            self.words(
                "season-elsewhere", race=self.race(race), state=race.state, reason=race.reason
            )
            for race in self.season.races
            if race.reason
        ]
