"""What a seat may see of a race, field by field: all that both games show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from slipstream.drafting.rules.game import DraftingGame
from slipstream.drafting.rules.race import DraftingRace
from slipstream.kernel.rows import Row
from slipstream.kernel.trace import CHANCE
from slipstream.track.rules.board import OFF
from slipstream.track.rules.order import is_lapped, laps_done

Movement = Literal["solo", "draft", "line", "pursuit", "lead"]
Status = Literal["grid", "racing", "crossed", "finished", "out"]


class CardView(msgspec.Struct, frozen=True):
    """What is printed on a race card."""

    card: str
    """As tokens have it after their `#`."""
    name: str
    """Its words are the message `card-<name>`."""
    speed: int
    pit: int
    """Speed of a car that leaves the pits."""
    kind: Movement
    wear: str
    """The marker that the active car takes, or nothing; its words are the message `wear-<wear>`."""
    stays: bool
    """Whether that marker stays for ever."""
    close_calls: int
    effect: str
    """Name of its special text, or nothing; its words are the message `text-<effect>`."""


class CarView(msgspec.Struct, frozen=True, kw_only=True):
    """A car, on the track or out of the race."""

    number: int
    seat: int
    """Its owner; -1 for an NPC."""
    team: str
    """Its owner's; nothing for an NPC."""
    status: Status
    """`crossed`: over the line in a move that is not over yet."""
    at: str
    """`81.0`: progress and lane, P the pits, O the run-off; nothing off the board."""
    stack: int
    """Cars below it, that is ahead of it, in its pit box or run-off."""
    progress: int
    laps: int
    """Completed."""
    gap: int
    """Sectors to the car before it in the running order."""
    wear: str
    """One letter a marker, lower case if a pit stop removes it."""
    penalty: int
    """Movement points that its wear costs."""
    worn_out: bool
    """It leaves the race when it is activated."""
    spare: int
    """Markers that it can take before that."""
    moved: bool
    """It has been activated in this turn."""
    lapped: bool
    place: int
    """At the finish; of a car still racing 0."""
    points: int
    """If the race ended now."""


class MoveView(msgspec.Struct, frozen=True, kw_only=True):
    """The move under way."""

    car: int
    card: str
    kind: Movement
    mp: int
    linked: bool
    rear: tuple[int, ...]
    """Cars linked behind, nearest first."""
    been: tuple[str, ...]
    """Places that the active car may not enter again."""
    question: tuple[str, ...]
    """Spaces among which a lane is chosen, if one is."""
    pushed: int | None
    """The car that is pushed into one of them."""
    leaves_pits: bool


class RaceView(msgspec.Struct, frozen=True, kw_only=True):
    """A race as one seat, or a spectator, sees it."""

    seat: int
    """From 0; -1 sees everything, -2 what a spectator sees."""
    asking: str
    waiting: tuple[int, ...]
    mover: int
    circuit: str
    sectors: int
    lap: int
    laps: int
    turn: int
    first: int
    """First Player."""
    teams: tuple[str, ...]
    """Of each seat."""
    cars: tuple[CarView, ...]
    """Those of the seats in seat order, then NPCs."""
    order: tuple[int, ...]
    """Numbers of the cars still racing, the leader first."""
    finished: tuple[int, ...]
    """In the order they crossed the line."""
    out: tuple[int, ...]
    """Best placed first."""
    hands: tuple[tuple[str, ...] | None, ...]
    """Cards as tokens have them after their `#`; None where they are hidden."""
    hand_sizes: tuple[int, ...]
    printed: tuple[CardView, ...]
    """What stands on the cards of the hands that are seen, and on the one played last."""
    deck: int
    used: tuple[str, ...]
    """Race cards discarded, oldest first."""
    event_deck: int
    events: tuple[str, ...]
    """Events discarded, oldest first."""
    event: str
    """Being carried out, if any."""
    flag: str
    candidates: tuple[int, ...]
    """Cars among which the event looks for its target."""
    involved: tuple[int, ...]
    """Cars in a collision, the first of them began it."""
    move: MoveView | None
    points: tuple[int, ...]
    """Of every seat, if the race ended now."""
    places: tuple[int, ...]
    end: str


class Viewer:
    """What one seat sees of a position, as far as both games show it: an allow-list."""

    def __init__(
        self, game: DraftingGame, s: DraftingRace, seat: int, cards: Sequence[CardView]
    ) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.cards = cards
        field = s.board.order()
        self.car_before = dict(zip(field[1:], field, strict=False))
        self.order = s.order()
        self.first = self.order[0] if self.order else field[0] if field else -1
        self.worth, self.points, self.places = s.result()

    def numbers(self, cars: Sequence[int]) -> tuple[int, ...]:
        return tuple(self.game.numbers[car] for car in cars)

    def race(self) -> dict[str, Any]:
        """Of `RaceView`: all but teams, cars, move, and what the events are called."""
        s = self.s
        hands = self.hands()
        placed = dict(zip(s.place, self.game.numbers, strict=True))
        home, cars = finished(s), len(self.game.numbers)
        return {
            "seat": self.seat,
            "asking": s.decision.name if s.waiting else "end",
            "waiting": tuple(s.waiting),
            "mover": s.mover,
            "circuit": self.game.options["circuit"],
            "sectors": s.board.track.length,
            "lap": s.lap(),
            "laps": self.game.laps,
            "turn": s.turn_number,
            "first": s.first,
            "order": self.numbers(self.order),
            "finished": tuple(placed[place] for place in range(1, 1 + home)),
            "out": tuple(placed[place] for place in range(s.worst_left + 1, cars + 1)),
            "hands": tuple(None if cards is None else self.names(cards) for cards in hands),
            "hand_sizes": tuple(len(hand.row) for hand in s.hands),
            "printed": self.printed(hands),
            "deck": len(s.deck.row),
            "used": self.names(s.used),
            "event_deck": len(s.events.row),
            "candidates": self.numbers(s.candidates),
            "involved": self.numbers(s.hit),
            "points": tuple(self.points),
            "places": tuple(self.places),
            "end": s.end() if s.ended else "",
        }

    def hands(self) -> list[list[int] | None]:
        """TA-H1 to TA-H4 / GP-H1, GP-H2: a hand is for its owner."""
        return [
            hand.cards if self.seat in (owner, CHANCE) else None
            for owner, hand in enumerate(self.s.hands)
        ]

    def names(self, cards: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.cards[card].card for card in cards)

    def printed(self, hands: list[list[int] | None]) -> tuple[CardView, ...]:
        cards = {card for cards in hands for card in cards or ()}
        if self.s.active >= 0:
            cards.add(self.s.card)
        cards.update(self.s.used[-1:])
        return tuple(self.cards[card] for card in sorted(cards))

    def car(self, car: int) -> dict[str, Any]:
        """Of `CarView`: where it is, and where that leaves it."""
        s, board = self.s, self.s.board
        there = board.space_of[car] != OFF
        progress = board.progress[car] if there else 0
        before = self.car_before.get(car, car)
        return {
            "number": self.game.numbers[car],
            "status": self.status(car),
            "at": board.track.place_name(progress, board.space_of[car]) if there else "",
            "stack": board.height[car],
            "progress": progress,
            "laps": laps_done(progress, board.track.length),
            "gap": board.progress[before] - progress if there else 0,
            "lapped": there and s.racing[car] and is_lapped(board, self.first, car),
            "place": s.place[car],
            "points": self.worth[car],
        }

    def status(self, car: int) -> Status:
        s = self.s
        if s.place[car]:
            return "finished" if s.place[car] < s.best_left else "out"
        if car in s.crossed:
            return "crossed"
        return "racing" if s.board.space_of[car] != OFF else "grid"

    def move(self, spaces: Sequence[int]) -> dict[str, Any]:
        """Of `MoveView`: all but its kind; one of some `spaces` is to be chosen."""
        s = self.s
        return {
            "car": self.game.numbers[s.active],
            "card": self.cards[s.card].card,
            "mp": s.mp,
            "linked": s.linked,
            "rear": self.numbers(s.rear),
            "been": tuple(f"{code >> 3}.{code & 7}" for code in s.entered),
            "question": tuple(s.board.track.spell(space) for space in spaces),
            "pushed": self.game.numbers[s.pushed] if s.question and s.pushed >= 0 else None,
            "leaves_pits": s.leaving,
        }


def finished(s: DraftingRace) -> int:
    """How many cars finished before the flag fell: the others stand where they were."""
    on_board = sum(space != OFF for space in s.board.space_of) if s.ended else 0
    return s.best_left - 1 - on_board


def letters_of(wear: Row, car: int, letters: Sequence[str]) -> str:
    """One letter a marker, lower case if a pit stop removes it."""
    kinds = len(letters)
    counts = wear[car * kinds : (car + 1) * kinds]
    return "".join(map(str.__mul__, letters, counts)) if any(counts) else ""
