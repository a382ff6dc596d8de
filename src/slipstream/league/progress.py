"""A season as it stands: who has entered, the races so far, and what was done beside them.

Nothing is added up here: all tables follow from the season that the rules make of its races. A file
and a table keep the same things and stand the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from slipstream.league import acts as a
from slipstream.league import told
from slipstream.league.rules import LEAGUE, rules_of
from slipstream.season import Agreed, Team


class Entered(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who drives: a human with the hash of a secret, or a bot; neither: somebody still to come."""

    name: str = ""
    bot: str = ""
    key: str = ""
    last: str = ""
    """The season before, if this one follows another; `number` is that of signing up there."""
    number: int = -1


class Called(msgspec.Struct, frozen=True, omit_defaults=True):
    """A race that was called: all that its table is made of; without a table one that had none."""

    table: str
    at: int
    options: dict[str, str]
    entries: tuple[int, ...]
    """Which entry has which seat."""
    drivers: tuple[Entered, ...]
    """Who sits there."""
    absent: tuple[int, ...] = ()
    substitutes: tuple[int, ...] = ()
    held: bool = True
    """Whether it was raced, here or elsewhere."""
    reason: str = ""
    """Where the result of a race without a table comes from, or why it was not held."""


class Progress:
    """A season with everything that follows from it."""

    def __init__(self, season: str, title: str, code: str, agreed: Agreed) -> None:
        self.id = season
        self.title = title
        self.code = code
        self.agreed = agreed
        self.rules = rules_of(code)
        self.signed_up: dict[int, Entered] = {}
        """By the number of signing up; those beyond the entries wait."""
        self.races: list[Called] = []
        self.acts: Sequence[a.Done] = ()
        self.seasons: list[Any] = [self.rules.begin(agreed)]
        """Before the first race, and after each one that is counted."""
        self.stuck = ""
        """Why the last race that was called is not counted: `racing`, `called`, `old`."""

    @property
    def holders(self) -> list[int]:
        """Who holds each entry, -1 for an open one, then those who wait."""
        return a.holders(self.signed_up, self.acts, self.agreed.seats)

    @property
    def entries(self) -> dict[int, Entered]:
        """Who drives for each entry that somebody holds."""
        held = self.holders[: self.agreed.seats]
        return {entry: self.signed_up[who] for entry, who in enumerate(held) if who >= 0}

    @property
    def run(self) -> int:
        return len(self.seasons) - 1

    @property
    def state(self) -> told.SeasonStage:
        if self.stuck:
            return "old" if self.stuck == "old" else "racing"
        if self.run == len(self.agreed.races):
            return "over"
        return "open" if -1 in self.holders else "ready"

    def settle(self, called: Called, places: Sequence[int], points: Sequence[int]) -> Any:
        """The season with a race that had no table: raced elsewhere, or not at all."""
        if not called.held:
            return self.rules.not_held(self.seasons[-1])
        return self.rules.by_hand(self.seasons[-1], places, points)

    def fields(self) -> dict[str, Any]:
        """What everybody may know, as the fields of `SeasonTold`."""
        is_ready = self.state in ("open", "ready")
        title = "" if self.code == LEAGUE else self.rules.game.title
        return {
            "id": self.id,
            "title": self.title,
            "game": self.code,
            "game_title": title,
            "state": self.state,
            "entries": self._entries(),
            "waiting": [self._entry(who, None) for who in self.holders[self.agreed.seats :]],
            "options": self.agreed.options,
            "terms": self.agreed.terms,
            "races": [self._race(number) for number in range(len(self.agreed.races))],
            "notes": self.rules.notes(self.seasons[-1]) if is_ready else [],
            "about": self.rules.about,
            "sits_out": self.rules.sits_out,
            "may_sit_out": self.rules.may_sit_out,
            "substitute": self.rules.substitute,
            "rulings": self._rulings(),
            "links": [
                told.NewLink(one.at, self.signed_up[one.act.entry].name)
                for one in self.acts
                if isinstance(one.act, a.Reissued)
            ],
        }

    def _entries(self) -> list[told.Entry]:
        teams = self.rules.teams(self.seasons[0])
        return [
            self._entry(who, teams[entry] if teams else None)
            for entry, who in enumerate(self.holders[: self.agreed.seats])
        ]

    def _entry(self, who: int, team: Team | None) -> told.Entry:
        if who < 0:
            return told.Entry("open", "", "", team, who)
        entered = self.signed_up[who]
        kind: told.EntryKind = "bot" if entered.bot else "human"
        return told.Entry(kind, entered.name, entered.bot, team, who)

    def _race(self, number: int) -> told.SeasonRace:
        called = self.races[number] if number < len(self.races) else None
        is_counted = number < self.run
        rules, last, entries = self.rules, self.seasons[-1], self.agreed.seats
        awarded = a.awarded(self.acts, entries, number + 1) if is_counted else []
        after = self.seasons[number + 1] if is_counted else None
        is_held = called is None or called.held
        return told.SeasonRace(
            number=number + 1,
            game=rules.game_of(self.agreed, number).code,
            options={k: v for k, v in self.agreed.races[number].items() if k != "game"},
            state=self._stage(called, is_counted),
            date=a.date_of(self.acts, number + 1),
            reason=called.reason if called else "",
            table=called.table if called else "",
            drivers=_drivers(called) if called else [],
            absent=list(called.absent) if called else [],
            excused=a.excused(self.acts, number + 1),
            scores=rules.rankings(rules.part(last, number, number + 1))
            if is_counted and is_held
            else [],
            rankings=rules.rankings(after, awarded) if is_counted else [],
            awarded=awarded,
            dropped=rules.dropped(after) if is_counted else [],
        )

    def _stage(self, called: Called | None, is_counted: bool) -> told.RaceStage:
        if called and is_counted:
            return "over" if called.held else "not_held"
        if called:
            return "old" if self.stuck == "old" else "racing"
        return "planned"

    def _rulings(self) -> list[told.Ruling]:
        gone = {one.act.act: one.act.reason for one in self.acts if isinstance(one.act, a.Revoked)}
        return [
            told.Ruling(
                number,
                one.at,
                one.act.entry,
                one.act.points,
                one.act.race,
                one.act.reason,
                gone.get(number, ""),
            )
            for number, one in enumerate(self.acts, 1)
            if isinstance(one.act, a.Awarded)
        ]


def _drivers(called: Called) -> list[told.RaceDriver]:
    return [
        told.RaceDriver(entry, driver.name, entry in called.substitutes)
        for entry, driver in zip(called.entries, called.drivers, strict=True)
    ]
