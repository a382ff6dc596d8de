"""A race on the terminal: from what a seat sees to rows of text, nothing printed here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from slipstream.drafting.tell.names import named
from slipstream.drafting.tell.screen import LATEST, DraftingScreen
from slipstream.games.thunder_alley.rules.components import BAR, TEAM_IDS
from slipstream.games.thunder_alley.rules.end_of_turn import EVENT_WORDS
from slipstream.games.thunder_alley.rules.house import Components
from slipstream.games.thunder_alley.tell.view import CARDS, CarView, RaceView
from slipstream.tell.say import Say
from slipstream.tell.screen import Row, Segment, row


class TrackScreen(DraftingScreen[RaceView, CarView]):
    """Stock cars."""

    name_width = 22
    wear_width = 13

    def cars(self) -> Sequence[CarView]:
        return self.view.cars

    def summary(self) -> list[Row]:
        flag = self.words.say(named("flag", self.view.flag))
        parts = [*self.head(), self.words("screen-flag", flag=flag)]
        if self.view.event:
            parts.append(self.words.say(named("event-card", self.view.event)))
        return [row(Segment(" | ".join(parts), "strong"))]

    def tower(self) -> list[Row]:
        """The running order, then those that have finished or dropped out, in two columns."""
        view = self.view
        cars = {car.number: car for car in view.cars}
        cells = [
            *(self.placed(cars[number]) for number in view.finished),
            *(self.racing(cars[number], at) for at, number in enumerate(view.order, 1)),
            *(self.placed(cars[number]) for number in view.out),
        ]
        if not cells:
            return []
        words = self.words
        head = f"    {words('column-car'):<5}{words('column-owner'):<6} {words('column-at'):>6} "
        head += f"{words('column-gap'):>4}  {words('column-wear')}"
        legend = row(Segment("    " + words("screen-legend"), "faint"))
        return [row(Segment(head, "faint")), *self.columns(cells), legend]

    def racing(self, car: CarView, at: int) -> Row:
        marks = ("m" if car.moved else " ") + (f"L{car.led}" if car.led else "  ")
        gap = f"+{car.gap}" if at > 1 else ""
        place = car.at + "'" * car.lapped
        return row(
            f"{at + len(self.view.finished):>2}. ",
            Segment(f"{self.tag(car):<5}", car.team),
            f"{self.words.name(car.seat)[:6]:<6} {place:>6} {gap:>4}  ",
            Segment(f"{car.wear[:6]:<6}", "bad" if car.penalty else ""),
            marks,
        )

    def placed(self, car: CarView) -> Row:
        status = self.words(f"status-{car.status}")
        points = self.words("screen-points", points=car.points)
        return row(
            f"{car.place:>2}. ",
            Segment(f"{self.tag(car):<5}", car.team),
            Segment(f"{self.words.name(car.seat)[:6]:<6} {status:>8} {points:>7}", "faint"),
        )

    def teams(self) -> list[Row]:
        """Points if the race ended now, cards, and segments still to come."""
        return [row(), *(self.team(owner) for owner in range(len(self.view.teams)))]

    def team(self, owner: int) -> Row:
        view = self.view
        team = view.teams[owner]
        words = self.words
        mark = "> " if owner == view.mover and view.asking not in ("end", "grid_card") else "  "
        parts = [
            words("screen-points", points=view.points[owner]),
            words("screen-cards", cards=view.hand_sizes[owner]),
            words("screen-to-move", cars=view.segments_left[owner]),
            words("screen-first") if owner == view.first and view.turn else "",
        ]
        return row(
            mark,
            Segment(f"{words.name(owner)[:8]:<9}", "strong" if owner == view.seat else ""),
            Segment(f"{words.say(named('team', team)):<7}", team),
            Segment(f"{parts[0]:>8}", "strong"),
            "  " + "  ".join(parts[1:]),
        )

    def car_choice(self, car: CarView) -> Row:
        more = "".join(f"  {text}" for text in (car.wear, self.slow(car)) if text)
        place = f"{self.running(car):<5} {car.at:>6}{more}"
        return row(Segment(f"{car.number:<4}", car.team), place)

    def unseen_cards(self) -> Mapping[str, int]:
        view = self.view
        known = {*view.used, *(card for hand in view.hands if hand for card in hand)}
        return Counter(card.name for card in CARDS if card.card not in known)

    def events_to_come(self) -> Mapping[str, int]:
        events = Counter(EVENT_WORDS[event] for event in Components(self.teller.game.house).events)
        return events - Counter(self.view.events) - Counter(["rain"] * self.view.rain)

    def discards(self) -> list[Say]:
        """With the team that is first in the bar: it may decide a grid or an event."""
        return [self.discard(int(card) - 1) for card in self.view.used[: -LATEST - 1 : -1]]

    def discard(self, card: int) -> Say:
        first = named("team", TEAM_IDS[BAR[card][0]])
        return Say("screen-first-in-bar", {"card": named("card", CARDS[card].name), "team": first})

    def result(self) -> list[Row]:
        """TA-10.2.1 to TA-10.2.4, TA-R87: places with their points, teams, the tie-break."""
        cars = sorted(self.view.cars, key=lambda car: car.place)
        order = self.seats_by_place()
        return [
            self.strong("screen-order"),
            *(self.finisher(car) for car in cars),
            self.strong("screen-teams"),
            *(self.scored(owner, cars) for owner in order),
            *self.ties(order),
            self.winners(order),
        ]

    def finisher(self, car: CarView) -> Row:
        words = self.words
        parts = [words("screen-result-points", points=car.points)]
        parts += [words("screen-led", led=car.led)] * (car.led > 0)
        parts += [words("screen-result-out")] * (car.status == "out")
        return row(
            f"  {self.ordinal(car.place):<5}",
            Segment(f"{self.tag(car):<6}", car.team),
            f"{words.name(car.seat):<8} " + "  ".join(parts),
        )

    def scored(self, owner: int, cars: list[CarView]) -> Row:
        view = self.view
        best = min(car.place for car in cars if car.seat == owner)
        told = self.words("screen-best", points=view.points[owner], place=best)
        text = f"{self.words.name(owner):<9} {told}"
        return row(f"  {view.places[owner]}. ", Segment(text, view.teams[owner]))
