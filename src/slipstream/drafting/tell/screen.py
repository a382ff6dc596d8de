"""A race on the terminal: what both games draw alike, from a view and words to rows of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import ClassVar, Final, Generic, TypeVar

from slipstream.drafting.tell import track_picture
from slipstream.drafting.tell.names import named
from slipstream.drafting.tell.teller import DraftingTeller
from slipstream.drafting.tell.track_picture import Shown
from slipstream.drafting.tell.view import CardView, CarView, RaceView
from slipstream.tell.say import Say, seat
from slipstream.tell.screen import Choice, Row, Screen, Segment, counted, row, two_columns
from slipstream.tell.teller import Choice as Fact
from slipstream.tell.words import Words
from slipstream.track.circuits.load import load
from slipstream.track.rules.track import Track

COLUMN: Final = 40  # two of them stand side by side
LATEST: Final = 3  # discards that are shown

C = TypeVar("C", bound=CarView)
V = TypeVar("V", bound=RaceView)


class DraftingScreen(Generic[V, C]):
    """Section 8 of both games: what a person must see. Each game draws its own rows."""

    name_width: ClassVar[int]  # of a card
    wear_width: ClassVar[int]

    def __init__(self, teller: DraftingTeller, view: V, words: Words) -> None:
        self.teller = teller
        self.view = view
        self.words = words

    # What each game answers

    def cars(self) -> Sequence[C]:
        """All cars of the view."""
        raise NotImplementedError

    def tag(self, car: C) -> str:
        """Own cars stand in brackets: no colour is needed to tell them."""
        return f"[{car.number}]" if self.is_mine(car) else str(car.number)

    def style(self, car: C) -> str:
        """The colour of a car."""
        return self.colour(car.team)

    def colour(self, team: str) -> str:
        return team

    def track(self) -> Track:
        """The circuit with the lanes that are open now."""
        return load(self.view.circuit).track

    def summary(self) -> list[Row]:
        raise NotImplementedError

    def tower(self) -> list[Row]:
        raise NotImplementedError

    def teams(self) -> list[Row]:
        raise NotImplementedError

    def unseen_cards(self) -> Mapping[str, int]:
        """How many of each name are in no place that the reader knows."""
        raise NotImplementedError

    def events_to_come(self) -> Mapping[str, int]:
        raise NotImplementedError

    def discards(self) -> list[Say]:
        """The last ones, newest first."""
        raise NotImplementedError

    def result(self) -> list[Row]:
        raise NotImplementedError

    def car_choice(self, car: C) -> Row:
        """A car of a menu: place, where it is, what it carries."""
        raise NotImplementedError

    # What is drawn alike

    def drawn(self) -> Screen:
        return Screen(
            board=(
                *self.summary(),
                *(row(Segment(self.words.say(one), "notice")) for one in self.notices()),
                *track_picture.track_rows(self.track(), self.shown(), self.active()),
                row(),
                *self.tower(),
                *self.teams(),
            ),
            hand=tuple(self.hand()),
            question=self.question(),
            words=self.choices(),
            unseen=tuple(self.unseen()),
            result=tuple(self.result()) if self.view.asking == "end" else (),
        )

    def notices(self) -> list[Say]:
        return self.teller.notices(self.view)

    def is_mine(self, car: C) -> bool:
        """Is it one of the reader's own? Neither a spectator nor the dealer has any."""
        return self.view.seat >= 0 and car.seat == self.view.seat

    def shown(self) -> list[Shown]:
        return [
            Shown(self.tag(car), self.style(car), car.at, car.progress, car.stack)
            for car in self.cars()
        ]

    def active(self) -> int:
        numbers = [car.number for car in self.view.cars]
        return numbers.index(self.view.move.car) if self.view.move else -1

    def head(self) -> list[str]:
        """Circuit, lap and turn."""
        race = self.view
        return [
            load(race.circuit).name,
            self.words("screen-lap", lap=race.lap, laps=race.laps),
            self.words("screen-turn", turn=race.turn),
        ]

    def running(self, car: C) -> str:
        """Its place among those still racing, or what has become of it."""
        order = self.view.order
        if car.number in order:
            return self.ordinal(order.index(car.number) + 1)
        return self.words(f"status-{car.status}")

    def ordinal(self, place: int) -> str:
        return str(self.words.catalogue.ordinal(place))

    def slow(self, car: C) -> str:
        """What its wear costs a car."""
        if car.worn_out:
            return self.words("screen-worn-out")
        return self.words("screen-penalty", mp=car.penalty) if car.penalty else ""

    def columns(self, cells: list[Row]) -> list[Row]:
        return two_columns(cells, COLUMN)

    def faint(self, name: str) -> Row:
        return row(Segment(self.words(name), "faint"))

    # Hands, questions and answers

    def hand(self) -> list[Row]:
        """The cards that the reader may see, unless the menu lists them."""
        race = self.view
        if race.asking == "discard" and race.seat in race.waiting:
            return []
        rows: list[Row] = []
        printed = {card.card: card for card in race.printed}
        for owner, cards in enumerate(race.hands):
            if cards:
                rows.append(row(Segment(self.words("screen-hand", seat=seat(owner)), "strong")))
                held = Counter(cards)
                rows += [self.card_row(printed[card], held[card]) for card in held]
        return rows

    def card_row(self, card: CardView, count: int) -> Row:
        """A card of a hand, and how often it is there."""
        times = f"x{count}" if count > 1 else ""
        text = Segment(self.card_text(card), "faint")
        return row(f" #{card.card:<2} {times:<2} ", *self.card_label(card), text)

    def card_label(self, card: CardView) -> Row:
        """Speed on the track and out of the pits, type, wear, Close Calls."""
        wear = self.words.say(named("wear", card.wear)) if card.wear else ""
        calls = f"{card.close_calls}CC" if card.close_calls else ""
        kind = self.words(f"kind-{card.kind}")
        return row(
            f"{self.words.say(named('card', card.name)):<{self.name_width}}",
            Segment(f"{card.speed} {kind:<8}", "strong"),
            Segment(f"{wear:<{self.wear_width}}", self.wear_style(card)),
            f"{calls:<4}" if self.has_calls() else "",
            self.words("screen-pit", pit=card.pit) + "  ",
        )

    def has_calls(self) -> bool:
        """Do cards of this game bring Close Calls?"""
        return False

    def wear_style(self, card: CardView) -> str:
        """What stays for ever stands out."""
        return "" if not card.wear else "bad" if card.stays else "faint"

    def card_text(self, card: CardView) -> str:
        """Its special text or what its movement type does, in few words."""
        return self.words.say(
            Say(
                f"{named('text', card.effect).id}.short"
                if card.effect
                else f"kind-{card.kind}.short"
            )
        )

    def question(self) -> Row:
        mine = self.view.seat >= 0 and self.view.seat in self.view.waiting
        told = self.words.say(self.teller.question(self.view))
        return row(Segment(told, "strong" if mine else ""))

    def choices(self) -> dict[str, Choice]:
        """All answers in words; cars and cards in columns."""
        found = {token: self.told(fact) for token, fact in self.teller.choices(self.view).items()}
        for car in self.cars():
            token = str(car.number)
            if token in found:
                found[token] = Choice(self.car_choice(car), found[token].effect)
        for card in self.view.printed:
            if f"#{card.card}" in found:
                label = self.card_label(card)
                found[f"#{card.card}"] = Choice(label, self.card_text(card))
        return found

    def told(self, fact: Fact) -> Choice:
        label = row(self.words.say(fact.label))
        return Choice(label, self.words.say(fact.effect) if fact.effect else "")

    # What nobody has seen, and who wins

    def unseen(self) -> list[Row]:
        """TA-H3 / GP-H2: race cards and events still to come, and the last discards."""
        race = self.view
        cards = self.called("card", self.unseen_cards())
        events = self.called("event-card", self.events_to_come())
        last = self.discards()
        total = sum(cards.values())
        return [
            self.strong("screen-unseen", unseen=total, deck=race.deck),
            *counted(cards, cards),
            self.strong("screen-events", events=race.event_deck),
            *counted(events, events),
            self.strong("screen-discards" if last else "screen-no-discards"),
            *(row("    " + self.words.say(one)) for one in last),
        ]

    def called(self, kind: str, names: Mapping[str, int]) -> dict[str, int]:
        return {self.words.say(named(kind, name)): count for name, count in names.items() if count}

    def strong(self, name: str, **args: object) -> Row:
        return row(Segment(self.words(name, **args), "strong"))

    def ties(self, order: list[int]) -> list[Row]:
        """Who is level on points, and not in place: the better car decides."""
        race = self.view
        return [
            row("  " + self.words("screen-level", teams=[seat(one), seat(other)]))
            for one, other in pairwise(order)
            if race.points[one] == race.points[other] and race.places[one] != race.places[other]
        ]

    def winners(self, order: list[int]) -> Row:
        first = [seat(one) for one in order if self.view.places[one] == 1]
        if len(first) == 1:
            return row(Segment(self.words("screen-wins", seat=first[0]), "notice"))
        return row(Segment(self.words("screen-share", seats=first), "notice"))

    def seats_by_place(self) -> list[int]:
        return sorted(range(len(self.view.teams)), key=self.view.places.__getitem__)
