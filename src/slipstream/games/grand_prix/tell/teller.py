"""What is told of a race."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from slipstream.drafting.rules.kinds import RETIREMENTS
from slipstream.drafting.tell import view as family
from slipstream.drafting.tell.commentary import Reported
from slipstream.drafting.tell.names import named, slug
from slipstream.drafting.tell.teller import DraftingTeller
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.rules.asking import ENDS
from slipstream.games.grand_prix.rules.components import (
    DURATION,
    EVENT,
    EVENT_NAMES,
    NAMES,
    REMOVABLE,
    TEAM_IDS,
    TYRE_CHANGE,
    TYRE_LETTERS,
    TYRE_TYPES,
    WEAR_IDS,
    WEAR_LETTERS,
)
from slipstream.games.grand_prix.rules.kinds import (
    DISQUALIFIED,
    FITTED,
    HOW,
    PITTED,
    RESTART,
    WEATHER,
    ZONE,
)
from slipstream.games.grand_prix.tell import picture, screen
from slipstream.games.grand_prix.tell.names import RESTARTS, event_fact
from slipstream.games.grand_prix.tell.view import SKIES, CarView, RaceView
from slipstream.kernel.trace import Event
from slipstream.tell.say import Say, seat
from slipstream.tell.screen import Screen
from slipstream.tell.teller import Choice
from slipstream.tell.words import Words

# What a report tells of the events that only this game has.
_REPORTED: Final = {
    ZONE: Reported("flag", 40, "tale-zone"),
    FITTED: Reported("tyres", 26, "tale-tyres"),
    PITTED: Reported("pits", 20, "tale-pits"),
    DISQUALIFIED: Reported("out", 74, "tale-disqualified"),
}


class GrandPrixTeller(DraftingTeller):
    game: GrandPrix

    things = {
        "card": ("card", [slug(name) for name in NAMES]),
        "wear": ("wear", WEAR_IDS),
        "event": ("event-card", [slug(EVENT_NAMES[event]) for event in EVENT]),
        "tyre": ("tyre", TYRE_TYPES),
    }
    variants = {
        "moved": ("event", "how", HOW),
        "retired": ("event-retired", "how", RETIREMENTS),
        "over": ("event-over", "end", ENDS),
        "weather": ("event-weather", "sky", SKIES),
        "restart": ("event-restart", "flag", RESTARTS),
    }
    short = {
        "activated": "brief-points",
        "bonus": "brief-points",
        "wear": "brief-wear",
        "repaired": "brief-repaired",
        "close_call": "brief-close-call",
        "calls_gone": "brief-calls-gone",
        "fitted": "brief-fitted",
        "hit": "brief-hit",
        "pitted": "brief-pitted",
        "out": "brief-out",
        "crossed": "brief-crossed",
        "placed": "brief-placed",
    }
    steps = {"+": Choice(Say("choice-bonus"))}
    declined = (
        "action",
        "late_brake",
        "soft_bonus",
        "reaction",
        "pit",
        "repair",
        "new_tyres",
        "discard",
    )

    def argument(self, name: str, value: int) -> str | int | Say:
        if name == "team":
            return named("team", TEAM_IDS[self.game.teams[value]])
        return super().argument(name, value)

    def worth_telling(self, event: Event) -> Reported | None:
        if event.kind == WEATHER:
            return Reported("weather", 84, f"tale-weather-{SKIES[event.arguments[0]]}")
        if event.kind == RESTART:
            return Reported(
                "flag", 66, f"tale-restart-{RESTARTS[event.arguments[0]]}".replace("_", "-")
            )
        return _REPORTED.get(event.kind)

    def question(self, view: Any) -> Say:
        race: RaceView = view
        if race.asking == "tyres" and race.seat not in race.waiting:
            return Say("ask-tyres-others")
        return super().question(race)

    def asked(self, view: Any) -> dict[str, Any]:
        race: RaceView = view
        found = super().asked(race)
        if race.event:
            found["event"] = event_fact(race.event)
        if race.asking == "soft_bonus" and race.move:
            played = next(card for card in race.printed if card.card == race.move.card)
            found["mp"] = played.pit
        if race.asking in ("pit", "reaction"):
            found |= {"car": str(race.cars[race.queue[0]].number), "change": TYRE_CHANGE}
        if race.stop:
            found |= {"car": str(race.stop.car), "back": race.stop.back, "change": TYRE_CHANGE}
        return found

    def choices(self, view: Any) -> dict[str, Choice]:
        race: RaceView = view
        found = super().choices(race)
        if race.asking == "tyres":
            found |= both_tyres(race)
        if race.asking == "repair":
            found |= {WEAR_LETTERS[kind]: marker_choice(kind) for kind in range(REMOVABLE)}
        if race.asking in ("reaction", "new_tyres"):
            found |= {
                tyre: Choice(Say("choice-tyres", {"tyre": named("tyre", tyre)}))
                for tyre in TYRE_TYPES
            }
        return found

    def whose(self, view: family.RaceView, car: family.CarView) -> Say | None:
        """An NPC is anyone's, or that of the player who drives it."""
        assert isinstance(car, CarView), "the cars of this game"
        if not car.icon:
            return super().whose(view, car)
        if car.controller < 0:
            return Say("choice-npc")
        return Say("choice-npc-of", {"seat": seat(car.controller)})

    def notices(self, view: Any) -> list[Say]:
        """The Safety Zone; whom the PIT number calls in; cars that must still change tyres."""
        race: RaceView = view
        found = []
        if race.zone_sectors:
            first, last = map(str, race.zone_sectors)
            found.append(Say("notice-zone", {"first": first, "last": last}, "GP-8.3.2.1"))
        called = [str(car.number) for car in race.cars if car.called_in]
        if called:
            pit = race.event.partition(":")[2]
            found.append(Say("notice-called-in", {"pit": pit, "cars": list(called)}, "GP-8.4.1"))
        due = [str(c.number) for c in race.cars if c.must_change and c.seat == race.seat]
        if due:
            found.append(Say("notice-tyres", {"cars": list(due)}, "GP-7.6.2.1"))
        return found

    def screen(self, view: Any, words: Words) -> Screen:
        return screen.TrackScreen(self, view, words).drawn()

    def picture(self, view: Any, events: Sequence[Event], words: Words) -> str:
        return picture.picture(view, words)


def both_tyres(view: RaceView) -> dict[str, Choice]:
    """`sh`: soft for the first own car, hard for the second."""
    own = [str(car.number) for car in view.cars if car.seat >= 0 and car.seat == view.seat]
    cars = dict(zip(("one", "other"), own, strict=False))
    found = {}
    for one, other in product(range(len(TYRE_TYPES)), repeat=2):
        tyres = {
            "first": named("tyre", TYRE_TYPES[one]),
            "second": named("tyre", TYRE_TYPES[other]),
        }
        name = "choice-both-tyres" if own else "choice-both-tyres-unseen"
        found[TYRE_LETTERS[one] + TYRE_LETTERS[other]] = Choice(Say(name, {**cars, **tyres}))
    return found


def marker_choice(kind: int) -> Choice:
    """What is repaired, and how far back that takes the car."""
    wear = named("wear", WEAR_IDS[kind])
    return Choice(Say("choice-marker", {"wear": wear, "back": int(DURATION[kind])}))


TELLER = GrandPrixTeller
