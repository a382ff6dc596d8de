"""A season in a file: one JSON document, for a league kept by hand or raced by bots."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from slipstream.kernel.errors import InvalidOption
from slipstream.league import acts as a
from slipstream.league.progress import Called, Entered, Progress
from slipstream.league.told import SeasonTold
from slipstream.season import Agreed

VERSION: Final = 1


class RaceKept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A race that is over, and the season with it."""

    called: Called
    after: msgspec.Raw


class SeasonFile(msgspec.Struct, forbid_unknown_fields=True):
    """All that is kept of a season."""

    slipstream_season: int
    title: str
    game: str
    agreed: Agreed
    entries: list[Entered]
    seed: int
    """From which every race of bots is dealt."""
    races: list[RaceKept] = []
    acts: list[a.Done] = []

    def progress(self) -> Progress:
        """How the season stands; whatever cannot be is refused."""
        found = Progress(f"season-{self.seed}", self.title, self.game, self.agreed)
        found.rules.agree(self.agreed)
        found.signed_up = dict(enumerate(self.entries))
        found.acts = self.acts
        for kept in self.races:
            found.races.append(kept.called)
            found.seasons.append(msgspec.json.decode(kept.after, type=found.rules.kind))
        return found

    def told(self) -> SeasonTold:
        return SeasonTold(**self.progress().fields())

    def counted(self, called: Called, season: Any) -> None:
        """One more race is over."""
        after = msgspec.Raw(msgspec.json.encode(season))
        self.races = [*self.races, RaceKept(called, after)]

    def do(self, act: a.Act, now: int) -> None:
        """One more ruling, if it can be meant."""
        a.check(act, self.acts, self.agreed.seats, len(self.agreed.races))
        self.acts = [*self.acts, a.Done(now, act)]

    def settle(self, called: Called, places: Sequence[int], points: Sequence[int]) -> None:
        """The next race was held elsewhere, or not at all."""
        self.counted(called, self.progress().settle(called, places, points))


def read(path: Path) -> SeasonFile:
    """The season of a file, or the sentence that says what is wrong with it."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=SeasonFile)
        if found.slipstream_season != VERSION:
            raise InvalidOption(f"{path}: version {found.slipstream_season}; here is {VERSION}")
        found.progress()
    except (msgspec.DecodeError, UnicodeError) as error:
        raise InvalidOption(f"{path} is not a season file: {error}") from error
    return found


def write(path: Path, season: SeasonFile) -> None:
    """The file is always whole: the new one takes the place of the old one at once."""
    text = msgspec.json.format(msgspec.json.encode(season), indent=1)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
