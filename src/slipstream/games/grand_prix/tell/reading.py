"""Position lines of a race read back strictly: what no race could come to is refused."""

from __future__ import annotations

from typing import Final

from slipstream.drafting.tell.notation import MoveReader
from slipstream.games.grand_prix.rules.activation import clean_air, may_brake_late, obey
from slipstream.games.grand_prix.rules.asking import (
    ACTION,
    CLEAN_AIR,
    DISCARD,
    END,
    ENDS,
    FILL_HAND,
    INVOLVED,
    LANE,
    LATE_BRAKE,
    MARKER,
    NEUTRAL,
    NEW_TYRES,
    OWN_CAR,
    PIT_STOP,
    REPAIR,
    RETIREMENT_CARD,
    SOFT_BONUS,
    STEP,
    TAIL,
    TEAM_DRAW,
    WEATHER_REACTION,
)
from slipstream.games.grand_prix.rules.components import (
    AFTER_MOVE,
    CODES,
    COLLISION,
    ENGINE_PROBLEMS,
    EVENT,
    MECHANICAL_FAILURE,
    NO_TYRE,
    NPC_RETIREMENT,
    SERIOUS_CRASH,
    SUSPENSION_DIFFICULTIES,
    SUSPENSION_STRESS,
    TIRE_TEST,
    TIRE_WEAR,
    TRACTION_HAZARD,
    WEATHER_CHANGE,
)
from slipstream.games.grand_prix.rules.components import CLEAN_AIR as CLEAN_AIR_TEXT
from slipstream.games.grand_prix.rules.components import LATE_BRAKE as LATE_BRAKE_TEXT
from slipstream.games.grand_prix.rules.incidents import involved, most, neighbours
from slipstream.games.grand_prix.rules.npcs import running_npcs
from slipstream.games.grand_prix.rules.pits import may_pit, may_repair
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.rules.turn import may_act
from slipstream.games.grand_prix.rules.tyres import has_bonus, is_unsuited, may_change_to
from slipstream.games.grand_prix.tell.fields import BEFORE_THE_RACE, Fields

_ONE_MOVES: Final = (TAIL, STEP, LANE, LATE_BRAKE, CLEAN_AIR, SOFT_BONUS)
_EVENT_GOES_ON: Final = (RETIREMENT_CARD, TEAM_DRAW, OWN_CAR, INVOLVED, MARKER, WEATHER_REACTION)
_STOPS: Final = (REPAIR, NEW_TYRES)
_ZONE_STANDS: Final = (FILL_HAND, ACTION, *_ONE_MOVES, PIT_STOP, *_STOPS, DISCARD, END)
_FOR_ALL: Final = (
    WEATHER_CHANGE,
    TIRE_WEAR,
    TIRE_TEST,
    SUSPENSION_DIFFICULTIES,
    SUSPENSION_STRESS,
    NPC_RETIREMENT,
    TRACTION_HAZARD,
)


class Reader(Fields):
    """The whole line: its fields, and whether what is asked can be asked there."""

    def read(self) -> RaceState:
        self.head()
        self.turn()
        self.ask()
        self.sky()
        self.cars()
        self.lap()
        self.tokens()
        self.hands()
        self.decks()
        self.lists()
        self.phase()
        self.sizes()
        self.question()
        self.end()
        return self.s

    def phase(self) -> None:
        """What stands only at certain times: event, zone, idle players, queues, stops."""
        s = self.s
        self.only("zone", s.asking in _ZONE_STANDS and not (self.field("event")))
        self.only("idle", s.asking == ACTION)
        self.only("hit", s.asking == INVOLVED)
        self.only("queue", s.asking in (WEATHER_REACTION, PIT_STOP, *_STOPS))
        self.only("stop", s.asking in _STOPS)
        self.only("event", s.asking in _EVENT_GOES_ON or s.asking in _STOPS)
        self.only("finished", s.asking in (ACTION, END, *_ONE_MOVES))
        if s.asking in BEFORE_THE_RACE:
            for key in ("lap", "out", "cc", "used", "events", "zone"):
                self.only(key, False)
        if (s.asking in _EVENT_GOES_ON) > bool(self.field("event")):
            raise self.fail("event: one is being carried out", "event")
        if s.asking == PIT_STOP or (s.asking in _STOPS and not self.field("event")):
            if not s.events_used:
                raise self.fail("events: pit stops follow an event", "events")
            s.event = s.events_used[-1]
            s.resolved = True

    def only(self, key: str, fits: bool) -> None:
        if self.field(key) and not fits:
            raise self.fail(f"{key}: not while this is asked", self.field(key))

    def sizes(self) -> None:
        """GP-I6: hands are filled one after the other."""
        s = self.s
        if s.asking == FILL_HAND:
            order = s.seats_from_first()
            before = order[: order.index(s.mover)]
            full = all(s.hands[seat].count == self.game.hand for seat in before)
            if not full or s.hands[s.mover].count == self.game.hand:
                raise self.fail("hand: they are filled in turn order (GP-3.3.1)", "hand")

    def question(self) -> None:
        """Whether what is asked can be asked here."""
        s = self.s
        if bool(self.field("move")) != (s.asking in _ONE_MOVES):
            raise self.fail("move: where a car is moving, and only there", self.field("move"))
        if s.asking in _ONE_MOVES:
            self.move()
        on_board = [car for car, space in enumerate(s.board.space_of) if space >= 0]
        for car in on_board:
            if s.board.progress[car] >= s.finish and car not in s.crossed:
                raise self.fail(f"cars: {s.finish} sectors are the race (GP-T11)", "cars")
        if not self.is_asked():
            raise self.fail("ask: this seat has nothing to answer here", self.field("ask"))

    def is_asked(self) -> bool:
        s = self.s
        if s.asking == ACTION:
            return may_act(s, s.mover)
        if s.asking in _EVENT_GOES_ON:
            return self.event_asks()
        if s.asking == PIT_STOP:
            return self.is_own_queue() and may_pit(s, s.queue[0])
        if s.asking in _STOPS:
            return self.stop_asks()
        return True

    def is_own_queue(self) -> bool:
        """Cars of players are asked for, the first of them this seat's."""
        s = self.s
        own = all(s.is_player_car(car) for car in s.queue)
        return own and bool(s.queue) and s.owner(s.queue[0]) == s.mover

    def stop_asks(self) -> bool:
        s = self.s
        if s.stopping < 0 or s.owner(s.stopping) != s.mover or s.stopped[s.stopping]:
            return False
        if not all(s.is_player_car(car) for car in s.queue):
            return False
        settled = s.fitting != NO_TYRE
        if s.event >= 0 and not s.resolved:
            name = EVENT[s.event]
            wanted = WEATHER_CHANGE if s.asking == REPAIR else MECHANICAL_FAILURE
            if name != wanted or settled != (s.asking == REPAIR):
                return False
        elif settled:
            return False
        if settled and s.fitting not in may_change_to(s, s.stopping):
            return False
        return bool(may_repair(s) if s.asking == REPAIR else may_change_to(s, s.stopping))

    def event_asks(self) -> bool:
        """GP-8.1.3, GP-4.4.1, GP-4.4.2: does the event that goes on ask this?"""
        s = self.s
        name = EVENT[s.event]
        if s.asking == RETIREMENT_CARD:
            return name == NPC_RETIREMENT and bool(running_npcs(s, False))
        if s.asking == MARKER:
            right = name in (TIRE_WEAR, SUSPENSION_DIFFICULTIES)
            return right and len(s.own_racing(s.mover)) == 2
        if s.asking == WEATHER_REACTION:
            fits = name == WEATHER_CHANGE and self.is_own_queue()
            return fits and may_pit(s, s.queue[0]) and all(is_unsuited(s, c) for c in s.queue)
        if s.asking == INVOLVED:
            return name in (COLLISION, SERIOUS_CRASH) and self.picks_involved()
        if name in _FOR_ALL or name == ENGINE_PROBLEMS:
            return False
        return self.finds_target()

    def finds_target(self) -> bool:
        s = self.s
        s.candidates = most(s)
        if s.asking == TEAM_DRAW:
            return len({s.owner(car) for car in s.candidates}) > 1
        s.candidates = [car for car in s.candidates if s.owner(car) == s.mover]
        return len(s.candidates) > 1

    def picks_involved(self) -> bool:
        """GP-EV-collision.2: the originator, NPCs beside it, and players' cars one by one."""
        s = self.s
        if not s.hit or not s.board.is_on_road(s.hit[0]):
            return False
        near = neighbours(s, s.hit[0])
        own = s.owner(s.hit[0]) if s.is_player_car(s.hit[0]) else -1
        s.candidates = sorted(car for car in near if s.is_player_car(car))
        npcs = [car for car in near if not s.is_player_car(car)]
        order = s.seats_from_first()
        before = [seat for seat in order[: order.index(s.mover)] if seat != own]
        s.queue = [seat for seat in s.queue if seat != own]
        players = s.hit[1 + len(npcs) :]
        fits = s.hit[1 : 1 + len(npcs)] == npcs and all(car in s.candidates for car in players)
        picked = [s.owner(car) for car in players] if fits else []
        fits = fits and picked == [seat for seat in before if involved(s, seat)]
        return fits and s.mover != own and len(involved(s, s.mover)) > 1

    def move(self) -> None:
        s = self.s
        head, *parts = self.field("move").split(",")
        car, _, card = head.partition("#")
        s.active = self.car("move", car)
        s.card = self.named("move", card, CODES)
        how = parts.pop(0) if parts and parts[0] in ("exit", "bonus") else ""
        s.leaving = how == "exit"
        s.bonus = how == "bonus"
        mine = s.race.controller[s.active] in (s.mover, NEUTRAL) and s.activated[s.active]
        if s.used[-1:] != [s.card] or not mine:
            raise self.fail(f"move: {head} is not under way", head)
        if s.bonus and not (s.is_player_car(s.active) and s.soft_used[s.active]):
            raise self.fail("move: only used softs give a bonus", head)
        if not how:
            obey(s, s.card)
        MoveReader(s, parts, self.names, self.fail).read(s.asking)
        if not self.goes_on():
            raise self.fail(f"move: {head} is not asked this", self.field("ask"))

    def goes_on(self) -> bool:
        """A step while there is something to spend; then what the card says; then the bonus."""
        s = self.s
        if s.asking in (TAIL, LANE):
            return True
        on_road = s.board.is_on_road(s.active)
        if s.asking == STEP:
            return on_road and (s.mp > 0 or (s.free_sides and len(s.legal(s.mover)) > 1))
        if s.mp or s.bonus or not on_road:
            return False
        if s.asking == SOFT_BONUS:
            return has_bonus(s, s.active)
        text = -1 if s.leaving else AFTER_MOVE[s.card]
        if s.asking == CLEAN_AIR:
            return text == CLEAN_AIR_TEXT and len(clean_air(s)) > 1
        return text == LATE_BRAKE_TEXT and bool(may_brake_late(s))

    def end(self) -> None:
        s = self.s
        s.ended = self.named("end", self.field("end"), ENDS)
        if (s.asking == END) != bool(s.ended):
            raise self.fail("end: how a race that is over has ended", self.field("end"))


def read(blank: RaceState, text: str) -> RaceState:
    """A state from its line; nothing is guessed, nothing unknown is passed over."""
    return Reader(blank, text).read()
