"""A study is a small TOML file: games, options to compare, bots, races, seeds.

Every combination is a case. All cases of a game race the same deals, so that options can be
compared deal by deal. A chunk is some races of one case; what comes of it depends on the study and
its number alone.
"""

from __future__ import annotations

import re
import tomllib
from itertools import product
from pathlib import Path
from typing import Annotated

import msgspec

from slipstream.bots.registry import USUAL
from slipstream.games.registry import find
from slipstream.kernel.errors import InvalidOption, SlipstreamError
from slipstream.kernel.house import HOUSE, name_of
from slipstream.lab.series import Series, seated
from slipstream.lab.study.restricted import check_bot
from slipstream.notation.house import open_house

USUAL_SEATS = 4
Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Values = list[str | int] | str | int
BOOK = "book"
"""In place of house rules: the book's."""
_HOUSES = re.compile(r"^\s*house\s*=.*$", re.MULTILINE)
_FILE = re.compile(r'"([^"\n]+\.toml)"')


class StudyError(SlipstreamError):
    """A study that cannot be read, run or reported, in one sentence."""


class Case(msgspec.Struct, frozen=True):
    """One game with its seats, options, bots and seed."""

    number: int
    series: Series

    @property
    def name(self) -> str:
        """For files: short, and the same in every run of the study."""
        return f"{self.series.code.lower()}-{len(self.series.bots)}-{self.number:03}"

    @property
    def options(self) -> str:
        """`grid=reversed laps=1`; nothing if all is as usual. House rules are told by name."""
        told = {name: value for name, value in self.series.options.items() if value}
        if HOUSE in told:
            told[HOUSE] = name_of(told[HOUSE])
        return " ".join(f"{name}={value}" for name, value in sorted(told.items()))

    @property
    def label(self) -> str:
        more = f", {self.options}" if self.options else ""
        return f"{self.series.code}, {len(self.series.bots)} seats{more}"


class Chunk(msgspec.Struct, frozen=True):
    """Some races of a case."""

    case: Case
    races: range
    decisions: bool

    @property
    def name(self) -> str:
        return f"{self.case.name}-{self.races.start:08}"


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a study file says."""

    games: list[str]
    races: Positive = 100
    """Of each case."""
    seats: list[Positive] = []
    """None: four."""
    bots: list[str] = msgspec.field(default_factory=lambda: [USUAL])
    """One for each seat, one for all, or two: the first against the rest."""
    seeds: list[Natural] = msgspec.field(default_factory=lambda: [1])
    options: dict[str, dict[str, Values]] = {}
    """By game: the values to compare of each option."""
    decisions: bool = False
    """Whether every single decision is kept, too."""
    chunk: Positive = 100
    """Races that are run and kept together: at most these are lost when a run is cut."""

    def cases(self) -> list[Case]:
        """Every combination, after all that can be refused has been tried."""
        found: list[Case] = []
        for code in self.games:
            for seats, options, seed in product(
                self.seats_of(code), self.variants(code), self.seeds
            ):
                game = find(code)(seats, options)
                series = Series(game.code, seated(self.bots, seats), seed, options)
                for name in series.bots:
                    check_bot(game, name)
                found.append(Case(len(found) + 1, series))
        return found

    def seats_of(self, code: str) -> list[int]:
        kind = find(code)
        return list(self.seats) or [min(max(USUAL_SEATS, kind.fewest), kind.most)]

    def variants(self, code: str) -> list[dict[str, str]]:
        """Every combination of the values of a game's options."""
        named = {name.upper(): values for name, values in self.options.items()}
        values = named.get(code.upper(), {})
        lists = [[str(one) for one in (v if isinstance(v, list) else [v])] for v in values.values()]
        rows = [dict(zip(values, row, strict=True)) for row in product(*lists)]
        return [{**row, HOUSE: ""} if row.get(HOUSE) == BOOK else row for row in rows]

    def chunks(self) -> list[Chunk]:
        """The first chunk of every case, then the second: a run that is cut is balanced."""
        starts = range(0, self.races, self.chunk)
        cases = self.cases()
        return [
            Chunk(case, range(start, min(start + self.chunk, self.races)), self.decisions)
            for start in starts
            for case in cases
        ]


def study_text(path: Path) -> str:
    """The text of a study file, with what its house rules change in place of their files."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise StudyError(f"{path} cannot be read: {(error.strerror or '').lower()}") from None
    except UnicodeDecodeError:
        raise StudyError(f"{path} is not a text file") from None
    return housed(text, path)


def housed(text: str, path: Path) -> str:
    """So that results tell by which rules they were raced, whatever becomes of the files."""
    for name in sorted({one for row in _HOUSES.findall(text) for one in _FILE.findall(row)}):
        try:
            rules = open_house(path.parent / name)
        except InvalidOption as error:
            raise StudyError(f"{path}: {error}") from None
        if rules.options:
            raise StudyError(
                f"{path}: {name} has options; name them in the study, where they can be compared"
            )
        text = text.replace(f'"{name}"', f'"{rules.word}"')
    return text


def parsed(text: str, name: str) -> Study:
    try:
        study = msgspec.convert(tomllib.loads(text), Study)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise StudyError(f"{name}: {error}") from None
    if not study.games or not study.seeds or not study.bots:
        raise StudyError(f"{name}: a study needs at least one game, one bot and one seed")
    unused = {code.upper() for code in study.options} - {code.upper() for code in study.games}
    if unused:
        raise StudyError(f"{name}: options of {', '.join(sorted(unused))}, which is not studied")
    try:
        study.cases()
    except InvalidOption as error:
        raise StudyError(f"{name}: {error}") from None
    return study


def part_of(chunks: list[Chunk], part: str) -> list[Chunk]:
    """`3/8`: the third of eight parts, for a machine of its own."""
    number, slash, of = part.partition("/")
    if not (slash and number.isdecimal() and of.isdecimal() and 1 <= int(number) <= int(of)):
        raise StudyError(f"a part is written as 3/8, not {part!r}")
    return chunks[int(number) - 1 :: int(of)]
