"""Decisions at the end of a turn: events, pit stops, discards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.drafting.rules.decisions import (
    DONE,
    FromCandidates,
    FromEventDeck,
    PickCar,
    PickMarker,
    ThrowAway,
)
from slipstream.games.grand_prix.rules.components import (
    CODES,
    EVENT,
    EVENT_CARDS,
    EVENT_NAMES,
    NO_TYRE,
    PIT_NUMBER,
    TEAM_IDS,
    TIRE_WEAR,
    TYRE_TYPES,
    WEAR_LETTERS,
    tyre_type,
)
from slipstream.games.grand_prix.rules.events import (
    after_stop,
    ask_markers,
    ask_reactions,
    begin_event,
    give_marker,
    react,
    retire_npc,
    stay_out,
)
from slipstream.games.grand_prix.rules.incidents import ask_involved, draw_team, involved, strike
from slipstream.games.grand_prix.rules.pits import (
    ask_pit_stops,
    ask_repairs,
    ask_tyres,
    begin_stop,
    make_stop,
    may_repair,
    repair,
)
from slipstream.games.grand_prix.rules.refusals import (
    against_repair,
    against_stop,
    against_tyres,
)
from slipstream.games.grand_prix.rules.setting_up import TEAM_BAG
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.rules.turn import next_discard
from slipstream.games.grand_prix.rules.tyres import may_change_to
from slipstream.kernel.answers import Answers
from slipstream.kernel.game import Decision

_PITS: Final = [*map(str, range(10)), "all", "none"]


def event_word(card: int) -> str:
    """`tire_wear:2`, `weather_change:all`: the name and the PIT number."""
    name = EVENT_NAMES[EVENT[card]].lower().replace("&", "and")
    return name.replace(" ", "_").replace("-", "_") + ":" + _PITS[PIT_NUMBER[card]]


EVENT_WORDS: Final[list[str]] = [event_word(card) for card in range(EVENT_CARDS)]


@final
class EventCard(FromEventDeck[RaceState]):
    """One event at the end of the turn."""

    name = "event"
    clause = "GP-3.5.1.1"
    words = EVENT_WORDS

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.events.take(action)
        begin_event(s, action)


@final
class RetirementCard(FromEventDeck[RaceState]):
    """A card turned up for its PIT number alone."""

    name = "retirement"
    clause = "GP-EV-npc-retirement.1"
    words = EVENT_WORDS

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.events.take(action)
        retire_npc(s, action)


@final
class TeamDraw(Decision[RaceState]):
    """One token for each team that is tied."""

    name = "team"
    clause = "GP-4.4.1"
    source = TEAM_BAG

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        return [(seat, 1) for seat in sorted({s.owner(car) for car in s.candidates})]

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        draw_team(s, action)

    def spell(self, s: RaceState, action: int) -> str:
        return TEAM_IDS[s.race.teams[action]]

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in TEAM_IDS


@final
class OwnCar(FromCandidates[RaceState]):
    """Which of two level cars of a team the event strikes."""

    name = "own_car"
    clause = "GP-4.4.2"

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        strike(s, action)


@final
class Involved(PickCar[RaceState]):
    """Which of two cars of a team beside the originator is involved."""

    name = "involved"
    clause = "GP-EV-collision.2"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend(involved(s, seat))

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.hit = [*s.hit, action]
        s.queue = s.queue[1:]
        ask_involved(s)


@final
class Marker(PickCar[RaceState]):
    """Which own car takes the marker."""

    name = "marker"
    clause = "GP-EV-tire-wear"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend(s.own_racing(seat))

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        give_marker(s, action)
        s.queue = s.queue[1:]
        ask_markers(s)

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        is_tyre = EVENT[s.event] == TIRE_WEAR
        return self.clause if is_tyre else "GP-EV-suspension-difficulties"


class PickTyres(Decision[RaceState]):
    """A type of tyres as 1, 2, 3, or none of them as 0."""

    def spell(self, s: RaceState, action: int) -> str:
        return TYRE_TYPES[action - 1] if action else "-"

    def is_word(self, s: RaceState, text: str) -> bool:
        return text == "-" or tyre_type(text) in TYRE_TYPES

    def formerly(self, text: str) -> str:
        return tyre_type(text)


@final
class WeatherReaction(PickTyres):
    """A stop for tyres that suit, or the tokens."""

    name = "reaction"
    clause = "GP-EV-weather.1"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend([0] + [kind + 1 for kind in may_change_to(s, s.queue[0])])

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action:
            react(s, action - 1)
        else:
            stay_out(s, s.queue[0])
            s.queue = s.queue[1:]
            ask_reactions(s)

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return against_tyres(s, s.queue[0], text)


@final
class PitStop(PickCar[RaceState]):
    """Does the next car pit?"""

    name = "pit"
    clause = "GP-9.1.1"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend([s.queue[0], DONE])

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.queue = s.queue[1:]
        if action == DONE:
            ask_pit_stops(s)
            return
        begin_stop(s, action)
        if not ask_repairs(s):
            ask_pit_stops(s)

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return against_stop(s, seat, text)

    def fallback(self, s: RaceState, seat: i64) -> int:
        return DONE


def stop_made(s: RaceState) -> None:
    """On with the pit stops, or with the event that ordered this one."""
    if s.resolved:
        ask_pit_stops(s)
    else:
        after_stop(s)


@final
class Repair(PickMarker[RaceState]):
    """Each marker costs its time; then come the tyres."""

    clause = "GP-7.3.1.1"
    letters = WEAR_LETTERS

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend([*may_repair(s), DONE])

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action == DONE:
            asked = ask_tyres(s)
        else:
            repair(s, action)
            asked = ask_repairs(s)
        if not asked:
            stop_made(s)

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return against_repair(text)

    def fallback(self, s: RaceState, seat: i64) -> int:
        return DONE


@final
class NewTyres(PickTyres):
    """Other tyres at this stop, or the old ones."""

    name = "new_tyres"
    clause = "GP-7.6.2.2"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.extend([0] + [kind + 1 for kind in may_change_to(s, s.stopping)])

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.fitting = action - 1 if action else NO_TYRE
        make_stop(s)
        stop_made(s)

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return against_tyres(s, s.stopping, text)


@final
class Discard(ThrowAway[RaceState]):
    """Cards of one name are alike: one after the other."""

    clause = "GP-3.5.5.1"
    codes = CODES

    def lowest(self, s: RaceState) -> i64:
        return s.last

    def go_on(self, s: RaceState) -> None:
        next_discard(s)
