"""What is told of a race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from slipstream.drafting.rules.kinds import RETIREMENTS
from slipstream.drafting.tell.commentary import Reported
from slipstream.drafting.tell.names import named, slug
from slipstream.drafting.tell.teller import DraftingTeller
from slipstream.drafting.tell.view import CardView
from slipstream.games.thunder_alley.game import ThunderAlley
from slipstream.games.thunder_alley.rules.asking import ENDS
from slipstream.games.thunder_alley.rules.components import (
    BAR,
    COLOURS,
    NAMES,
    SPACES_BACK,
    TEAM_IDS,
    TEMPORARY,
    WEAR_LETTERS,
)
from slipstream.games.thunder_alley.rules.end_of_turn import EVENT_WORDS
from slipstream.games.thunder_alley.rules.kinds import BAR as TURNED_UP
from slipstream.games.thunder_alley.rules.kinds import BUMPED, GRID, HOW, PITTED, RAIN_ASIDE, YELLOW
from slipstream.games.thunder_alley.tell import picture, screen
from slipstream.games.thunder_alley.tell.view import RaceView
from slipstream.kernel.trace import Event
from slipstream.tell.say import Say
from slipstream.tell.screen import Screen
from slipstream.tell.teller import Choice
from slipstream.tell.words import Words

_MARKERS: Final = dict(zip(WEAR_LETTERS[:TEMPORARY], COLOURS, strict=False))


# What a report tells of the events that only this game has.
_REPORTED: Final = {
    YELLOW: Reported("flag", 62, "tale-yellow"),
    RAIN_ASIDE: Reported("weather", 56, "tale-clouds"),
    PITTED: Reported("pits", 24, "tale-pits"),
    BUMPED: Reported("bump", 34, "tale-bump"),
}


class ThunderAlleyTeller(DraftingTeller):
    game: ThunderAlley

    things = {
        "card": ("card", [slug(name) for name in NAMES]),
        "wear": ("wear", COLOURS),
        "event": ("event-card", EVENT_WORDS),
    }
    variants = {
        "moved": ("event", "how", HOW),
        "retired": ("event-retired", "how", RETIREMENTS),
        "over": ("event-over", "end", ENDS),
    }
    short = {
        "activated": "brief-points",
        "wear": "brief-wear",
        "repaired": "brief-repaired",
        "bumped": "brief-bumped",
        "hit": "brief-hit",
        "led": "brief-led",
        "out": "brief-out",
        "crossed": "brief-crossed",
        "placed": "brief-placed",
    }
    steps = {
        "b>": Choice(Say("choice-bump-forward")),
        "bi": Choice(Say("choice-bump-in")),
        "bo": Choice(Say("choice-bump-out")),
    }
    declined = ("clean_air", "overcast", "pit", "repair", "discard")

    def arguments(self, event: Event) -> dict[str, Any]:
        found = super().arguments(event)
        if event.kind in (GRID, TURNED_UP):
            bar = [team for team in BAR[event.arguments[0]] if team in self.game.teams]
            found["bar"] = [named("team", TEAM_IDS[team]) for team in bar]
        return found

    def worth_telling(self, event: Event) -> Reported | None:
        return _REPORTED.get(event.kind)

    def asked(self, view: Any) -> dict[str, Any]:
        race: RaceView = view
        found = super().asked(race)
        if race.event:
            found["event"] = named("event-card", race.event)
        if race.asking == "pit":
            found["flag"] = named("flag", race.flag)
            found["pits"] = "variable" if race.variable_pits else race.flag
            found["back"] = SPACES_BACK
        if race.asking == "repair":
            found["car"] = str(race.stops[-1])
        return found

    def choices(self, view: Any) -> dict[str, Choice]:
        found = super().choices(view)
        if view.asking == "repair":
            found |= {
                letter: Choice(Say("choice-marker", {"wear": named("wear", colour)}))
                for letter, colour in _MARKERS.items()
            }
        return found

    def card_label(self, card: CardView, is_double: bool) -> Say:
        """Its number tells it from another card of its name: they differ by their team bar."""
        name = named("card", card.name)
        return Say("choice-card", {"card": name, "number": card.card}) if is_double else name

    def notices(self, view: Any) -> list[Say]:
        """TA-E16.1: the next Rain may end the race."""
        race: RaceView = view
        return [Say("notice-clouds", {}, "TA-E16.2")] if race.rain and not race.end else []

    def screen(self, view: Any, words: Words) -> Screen:
        return screen.TrackScreen(self, view, words).drawn()

    def picture(self, view: Any, events: Sequence[Event], words: Words) -> str:
        return picture.picture(view, words)


TELLER = ThunderAlleyTeller
