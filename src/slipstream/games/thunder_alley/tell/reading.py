"""Position lines of a race read back strictly: what no race could come to is refused."""

from __future__ import annotations

import re
from typing import Final

from slipstream.drafting.rules.state import DRAFT
from slipstream.drafting.tell.notation import MoveReader
from slipstream.games.thunder_alley.rules.activation import (
    clean_air,
    obey,
    second_cars,
)
from slipstream.games.thunder_alley.rules.asking import (
    ACTIVATE,
    BAR_CARD,
    CLEAN_AIR,
    DISCARD,
    END,
    ENDS,
    FILL_HAND,
    GRID_CARD,
    LANE,
    ORIGINATOR,
    OVERCAST,
    PIT_STOP,
    REPAIR,
    SECOND_CAR,
    STEP,
    SUN,
    TAIL,
    TARGET,
    VICTIM,
)
from slipstream.games.thunder_alley.rules.components import (
    AFTER_MOVE,
    COLLISION,
    PILEUP,
    SUN_ON_THE_TRACK,
    TEAMWORK,
)
from slipstream.games.thunder_alley.rules.components import CLEAN_AIR as CLEAN_AIR_TEXT
from slipstream.games.thunder_alley.rules.components import OVERCAST as OVERCAST_EVENT
from slipstream.games.thunder_alley.rules.end_of_turn import EVENT_WORDS
from slipstream.games.thunder_alley.rules.events import (
    BY_PLACE,
    COUNTED,
    candidates,
    neighbours,
    victims,
    with_black,
)
from slipstream.games.thunder_alley.rules.pits import can_pit
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.games.thunder_alley.rules.turn import races
from slipstream.games.thunder_alley.tell.fields import Fields

_CAR: Final = re.compile(r"(\d{1,2})@(-?\d{1,4}\.[\dP])(?:/([a-zA-Z]{1,60}))?(\*?)(\+?)(!?)")
_COUNT: Final = re.compile(r"(0|[1-9]\d{0,2})")
_ONE_MOVES: Final = (TAIL, STEP, LANE, CLEAN_AIR, SECOND_CAR)
_EVENT_GOES_ON: Final = (BAR_CARD, TARGET, ORIGINATOR, VICTIM, OVERCAST, SUN)
_QUEUES: Final = (FILL_HAND, VICTIM, OVERCAST, SUN, PIT_STOP, REPAIR, DISCARD)


class Reader(Fields):
    """The whole line: its fields, and whether what is asked can be asked there."""

    def read(self) -> RaceState:
        self.head()
        self.turn()
        self.ask()
        self.cars()
        self.lap()
        self.led()
        self.hands()
        self.decks()
        self.lists()
        self.segments()
        self.sizes()
        self.question()
        self.end()
        return self.s

    def segments(self) -> None:
        """TA-3.4.1, TA-I6: the cars are flipped one by one, player after player."""
        s = self.s
        seats = s.seats_from_first()
        counts = [sum(s.flipped[car] for car in s.own_cars(seat)) for seat in seats]
        if s.asking in (GRID_CARD, FILL_HAND):
            wanted = [0] * len(seats)
        elif s.asking == ACTIVATE or s.asking in _ONE_MOVES:
            at = seats.index(s.mover) + (s.asking != ACTIVATE)
            wanted = [counts[-1] + 1] * at + [counts[-1]] * (len(seats) - at)
            if at == len(seats):
                wanted = [counts[0]] * at
            if s.asking == ACTIVATE and counts[-1] == self.game.cars:
                raise self.fail("ask: every car has moved (TA-3.1.1)", self.field("ask"))
        elif s.asking == END:
            wanted = counts
        else:
            wanted = [self.game.cars] * len(seats)
        if counts != wanted:
            raise self.fail("cars: marked as moved in no order of segments (TA-I6)", "cars")
        if s.best_left > 1 and s.asking not in (ACTIVATE, END, *_ONE_MOVES):
            raise self.fail("finished: then the turn has no end (TA-3.5.2)", "finished")

    def sizes(self) -> None:
        """TA-I5: full hands when a turn begins, and a card less for a car at most."""
        s = self.s
        full = self.game.cars + 1
        order = s.seats_from_first()
        for seat, hand in enumerate(s.hands):
            least, most = 0, full
            if s.asking == GRID_CARD:
                most = 0
            elif s.asking == FILL_HAND:
                place = order.index(seat) - order.index(s.mover)
                least, most = (full, full) if place < 0 else (0, full - (place == 0))
            elif s.asking not in (DISCARD, END):
                least = full - sum(s.flipped[car] for car in s.own_cars(seat))
            if not least <= hand.count <= most:
                size = hand.count
                raise self.fail(f"hand: seat {seat + 1} cannot hold {size} cards (TA-I5)", "hand")

    def question(self) -> None:
        """Whether what is asked can be asked here."""
        s = self.s
        if s.asking in _EVENT_GOES_ON:
            self.event()
        if bool(self.field("move")) != (s.asking in _ONE_MOVES):
            raise self.fail("move: where a car is moving, and only there", self.field("move"))
        over = [car for car in range(len(s.racing)) if s.board.space_of[car] >= 0]
        if s.asking in _ONE_MOVES:
            self.move()
        over = [car for car in over if s.board.progress[car] >= s.finish]
        if any(car not in s.crossed for car in over):
            raise self.fail(f"cars: {s.finish} sectors are the race (TA-D7)", "cars")
        pits = s.asking == PIT_STOP and not any(can_pit(s, car) for car in s.own_cars(s.mover))
        repairs = s.asking == REPAIR and (
            not self.game.variable_pits or not s.stops or s.owner(s.stops[-1]) != s.mover
        )
        if pits or repairs or (s.asking == DISCARD and not races(s, s.mover)):
            raise self.fail("ask: this seat has nothing to answer here", self.field("ask"))

    def event(self) -> None:
        """TA-8.1.2, TA-8.1.3: the event that goes on is the last one drawn."""
        s = self.s
        if not s.events_used:
            raise self.fail("events: one is being carried out", "events")
        s.event = s.events_used[-1]
        wanted = {VICTIM: COLLISION, ORIGINATOR: COLLISION, OVERCAST: OVERCAST_EVENT}
        wanted[SUN] = SUN_ON_THE_TRACK
        right = wanted.get(s.asking, s.event) == s.event
        if not right or not self.is_asked():
            word = EVENT_WORDS[s.event]
            raise self.fail(f"events: {word} does not ask this here", word)

    def is_asked(self) -> bool:
        s = self.s
        if s.asking in (OVERCAST, SUN):
            return bool(with_black(s, s.mover) if s.asking == OVERCAST else races(s, s.mover))
        if s.asking == VICTIM:
            return self.victim()
        if s.event == PILEUP:
            return s.asking == BAR_CARD
        if s.event not in COUNTED and s.event not in BY_PLACE:
            return False
        s.candidates = candidates(s, s.event)
        if s.asking == BAR_CARD:
            return len({s.owner(car) for car in s.candidates}) > 1
        s.candidates = [car for car in s.candidates if s.owner(car) == s.mover]
        return len(s.candidates) > 1 and (s.event == COLLISION) == (s.asking == ORIGINATOR)

    def victim(self) -> bool:
        s = self.s
        if not s.board.is_on_road(s.hit[0]):
            return False
        s.candidates = neighbours(s, s.hit[0])
        s.queue = [seat for seat in s.queue if seat != s.owner(s.hit[0])]
        others = [s.owner(car) for car in s.hit[1:]]
        order = s.seats_from_first()
        before = order[: order.index(s.mover)]
        fits = all(car in s.candidates for car in s.hit[1:]) and others == [
            seat for seat in before if seat != s.owner(s.hit[0]) and victims(s, seat)
        ]
        return fits and s.mover in s.queue and len(victims(s, s.mover)) > 1

    def move(self) -> None:
        s = self.s
        head, *parts = self.field("move").split(",")
        car, _, card = head.partition("#")
        s.active = self.named("move", car, self.names)
        s.card = self.card("move", card)
        mine = s.owner(s.active) == s.mover and s.racing[s.active]
        if s.used[-1:] != [s.card] or not mine:
            raise self.fail(f"move: {head} is not under way", head)
        how = parts.pop(0) if parts and parts[0] in ("exit", "second") else ""
        s.leaving = how == "exit"
        s.second = how == "second"
        if s.second:
            s.kind = DRAFT
        elif not s.leaving:
            obey(s, s.card)
        flipped = s.flipped[s.active] or s.second
        if not flipped or (s.second and AFTER_MOVE[s.card] != TEAMWORK):
            raise self.fail(f"move: {head} is not under way", head)
        MoveReader(s, parts, self.names, self.fail).read(s.asking)
        if not self.goes_on():
            raise self.fail(f"move: {head} is not asked this", self.field("ask"))

    def goes_on(self) -> bool:
        """A step while there is something to spend; then what the card says."""
        s = self.s
        if s.asking in (TAIL, LANE):
            return True
        if not s.board.is_on_road(s.active):
            return False
        if s.asking == STEP:
            return s.mp > 0 or (s.free_sides and len(s.legal(s.mover)) > 1)
        text = -1 if s.leaving or s.second or s.mp else AFTER_MOVE[s.card]
        if s.asking == CLEAN_AIR:
            return text == CLEAN_AIR_TEXT and s.active not in s.crossed and bool(clean_air(s))
        return text == TEAMWORK and bool(second_cars(s))

    def end(self) -> None:
        s = self.s
        s.ended = self.named("end", self.field("end"), ENDS)
        if (s.asking == END) != bool(s.ended):
            raise self.fail("end: how a race that is over has ended", self.field("end"))


def read(blank: RaceState, text: str) -> RaceState:
    """A state from its line; nothing is guessed, nothing unknown is passed over."""
    return Reader(blank, text).read()
