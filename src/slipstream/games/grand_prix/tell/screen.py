"""A race on the terminal: from what a seat sees to rows of text, nothing printed here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from slipstream.drafting.tell.names import named, slug
from slipstream.drafting.tell.screen import LATEST, DraftingScreen
from slipstream.drafting.tell.view import CardView
from slipstream.games.grand_prix.rules.components import (
    CODES,
    DURATION,
    NAMES,
    TYRE_LETTERS,
    TYRE_TYPES,
    WEAR_IDS,
)
from slipstream.games.grand_prix.rules.end_of_turn import EVENT_WORDS
from slipstream.games.grand_prix.rules.house import Components
from slipstream.games.grand_prix.tell.names import COLOURS, SHAPES, event_fact
from slipstream.games.grand_prix.tell.track import in_order, open_track
from slipstream.games.grand_prix.tell.view import CARDS, CarView, RaceView
from slipstream.tell.say import Say, seat
from slipstream.tell.screen import Row, Segment, row
from slipstream.track.rules.track import Track

_FEW_TEAMS: Final = 5  # more of them stand in two columns
_PODIUM: Final = 3


class TrackScreen(DraftingScreen[RaceView, CarView]):
    """Formula cars and NPCs."""

    name_width = 18
    wear_width = 13

    def cars(self) -> Sequence[CarView]:
        return self.view.cars

    def tag(self, car: CarView) -> str:
        """NPCs stand behind the shape of their player."""
        return f"{SHAPES[car.icon]}{car.number}" if car.icon else super().tag(car)

    def style(self, car: CarView) -> str:
        """The colour of the team, of an NPC that of the player who drives it."""
        if not car.icon:
            return self.colour(car.team)
        return self.colour(self.view.teams[car.controller]) if car.controller >= 0 else ""

    def colour(self, team: str) -> str:
        return COLOURS[team]

    def track(self) -> Track:
        return open_track(self.view)

    def has_calls(self) -> bool:
        return True

    def wear_style(self, card: CardView) -> str:
        """What takes long to repair stands out."""
        if not card.wear:
            return ""
        return "faint" if DURATION[WEAR_IDS.index(card.wear)] == 1 else "bad"

    def summary(self) -> list[Row]:
        view = self.view
        flag = self.words.say(named("flag", view.flag))
        parts = [*self.head(), self.words.say(named("sky", view.weather)), flag]
        rows = [row(Segment(" | ".join(parts), "strong"))]
        if view.event:
            rows.append(self.strong("screen-event", event=event_fact(view.event)))
        return rows

    def tower(self) -> list[Row]:
        """The running order, then those that have finished or dropped out, in two columns."""
        cells = [
            self.placed(car) if car.place else self.racing(car, place)
            for place, car in enumerate(in_order(self.view), 1)
        ]
        if not cells:
            return []
        words = self.words
        head = f"   {words('column-car'):<5}{words('column-driver'):<6}{words('column-at'):>6} "
        head += f"{words('column-gap'):>4} {words('column-tyres')} {words('column-wear'):<4} "
        return [
            row(Segment(head + words("column-calls"), "faint")),
            *self.columns(cells),
            self.faint("screen-legend"),
            self.faint("screen-legend-wear"),
        ]

    def driver(self, car: CarView) -> str:
        """The name of who drives it."""
        if car.controller < 0:
            return self.words("screen-anyone")
        return self.words.name(car.controller)

    def racing(self, car: CarView, place: int) -> Row:
        gap = f"+{car.gap}" if place > 1 else ""
        at = car.at + "'" * car.lapped
        calls = str(car.close_calls) if car.close_calls else ""
        return row(
            f"{place:>2} ",
            Segment(f"{self.tag(car):<5}", self.style(car)),
            f"{self.driver(car)[:6]:<6}{at:>6} {gap:>4} ",
            f"{tyre_marks(car):<3} ",
            Segment(f"{car.wear[:6]:<6}", "bad" if car.penalty else ""),
            f"{calls:>2}" + "m" * car.moved,
        )

    def placed(self, car: CarView) -> Row:
        points = self.words("screen-points", points=car.points) if car.seat >= 0 else ""
        status = self.words(f"status-{car.status}")
        return row(
            f"{car.place:>2} ",
            Segment(f"{self.tag(car):<5}", self.style(car)),
            Segment(f"{self.driver(car)[:6]:<6}{status:>9} {points:>7}", "faint"),
        )

    def teams(self) -> list[Row]:
        """Points if the race ended now, cards, and cars still to be activated; the own cars."""
        cells = [self.team(owner) for owner in range(len(self.view.teams))]
        rows = cells if len(cells) <= _FEW_TEAMS else self.crowd(cells)
        return [row(), *rows, *self.garage()]

    def crowd(self, cells: list[Row]) -> list[Row]:
        """Many teams side by side; the First Player stands below."""
        first = row("  " + self.words("screen-first-player", seat=seat(self.view.first)))
        return [*self.columns(cells), *([first] if self.view.turn else [])]

    def team(self, owner: int) -> Row:
        view, words = self.view, self.words
        team = view.teams[owner]
        mark = "> " if owner == view.mover and view.asking not in _NOBODYS_TURN else "  "
        shape = next((car.icon for car in view.cars if car.icon and car.controller == owner), "")
        points = words("screen-points", points=view.points[owner])
        cards = words("screen-cards", cards=view.hand_sizes[owner])
        name = f"{words.say(named('team', team)):<8}{SHAPES.get(shape, ' ')} "
        return row(
            mark,
            Segment(f"{words.name(owner)[:8]:<9}", "strong" if owner == view.seat else ""),
            Segment(name, self.colour(team)),
            Segment(f"{points:>7}", "strong"),
            f" {cards:>8}" + "".join(f"  {text}" for text in self.left(owner)),
        )

    def left(self, owner: int) -> list[str]:
        """Where there is room: cars still to be activated, and who is First Player."""
        view = self.view
        if len(view.teams) > _FEW_TEAMS:
            return []
        waiting = [car for car in view.cars if car.controller == owner and not car.moved]
        racing = sum(car.status == "racing" for car in waiting)
        told = [self.words("screen-to-move", cars=racing)]
        is_first = view.first == owner and view.turn > 0
        return [*told, self.words("screen-first")] if is_first else told

    def garage(self) -> list[Row]:
        """The own team card: what each car carries, what that costs, and what a stop takes."""
        own = [car for car in self.view.cars if self.is_mine(car) and car.status == "racing"]
        rows = [self.own_car(car) for car in own if self.view.turn]
        return [row(), *rows] if rows else []

    def own_car(self, car: CarView) -> Row:
        words = self.words
        tyre = named("tyre", TYRE_TYPES[TYRE_LETTERS.index(car.tyres.rstrip("-")[-1])])
        parts = [words("screen-garage-tyres", tyre=tyre, bonus="yes" if car.bonus else "no")]
        if car.wear:
            back = " " + words("screen-back", back=car.back) if car.back else ""
            parts.append(car.wear + back)
        if car.close_calls:
            parts.append(words("screen-calls", calls=car.close_calls))
        slow = words("screen-eliminated") if car.worn_out else self.slow(car)
        name = Segment(f"  {self.tag(car):<5}", self.style(car))
        return row(name, "; ".join(parts), Segment(f"; {slow}" if slow else "", "bad"))

    def car_choice(self, car: CarView) -> Row:
        """Its place, where it is, what it carries."""
        calls = self.words("screen-calls", calls=car.close_calls) if car.close_calls else ""
        carried = (tyre_marks(car), car.wear) if car.at else ()
        more = "".join(f"  {text}" for text in (*carried, calls, self.slow(car)) if text)
        name = f"{car.number:<3}{SHAPES.get(car.icon, ' ')} "
        place = f"{self.running(car):<5} {car.at:>6}{more}"
        return row(Segment(name, self.style(car)), place)

    def unseen_cards(self) -> Mapping[str, int]:
        view = self.view
        known = Counter([*view.used, *(code for hand in view.hands if hand for code in hand)])
        unseen = Counter(CODES[card] for card in Components(self.teller.game.house).deck) - known
        return {card.name: unseen[card.card] for card in CARDS}

    def events_to_come(self) -> Mapping[str, int]:
        gone = [*self.view.events, self.view.event]
        words = [EVENT_WORDS[event] for event in Components(self.teller.game.house).events]
        return Counter(word.partition(":")[0] for word in words if word not in gone)

    def discards(self) -> list[Say]:
        last = self.view.used[: -LATEST - 1 : -1]
        return [named("card", slug(NAMES[CODES.index(code)])) for code in last]

    def result(self) -> list[Row]:
        """GP-10.A, GP-10.2.4, GP-R89: places with their points, players, the tie-break."""
        view = self.view
        classified = [car for car in in_order(view) if car.number not in view.disqualified]
        order = self.seats_by_place()
        return [
            self.strong("screen-order"),
            *(
                self.finisher(car, place)
                for place, car in enumerate(classified, 1)
                if car.seat >= 0 or place <= _PODIUM
            ),
            *(
                row("  " + self.words("event-disqualified", car=str(number)))
                for number in view.disqualified
            ),
            self.strong("screen-players"),
            *(self.scored(owner) for owner in order),
            *self.ties(order),
            self.winners(order),
        ]

    def finisher(self, car: CarView, place: int) -> Row:
        words = self.words
        points = words("screen-result-points", points=car.points) if car.seat >= 0 else "-"
        out = "  " + words("screen-result-out") if car.status == "out" else ""
        name = Segment(f"{self.tag(car):<6}", self.style(car))
        return row(f"  {self.ordinal(place):<6}", name, f"{self.driver(car):<8} {points}{out}")

    def scored(self, owner: int) -> Row:
        view = self.view
        told = self.words("screen-result-points", points=view.points[owner])
        text = f"{self.words.name(owner):<9} {told}"
        return row(f"  {view.places[owner]:>2}. ", Segment(text, self.colour(view.teams[owner])))


_NOBODYS_TURN: Final = ("end", "weather", "grid")


def tyre_marks(car: CarView) -> str:
    """`s+!`: the type, a bonus left, the duty to do; nothing for an NPC."""
    present = car.tyres.rstrip("-")[-1:]
    return present + "+" * car.bonus + "!" * (present != "" and not car.duty_done)
