"""What an answer would do: tried on guesses from what the seat knows, never on the truth.

What comes out the same on every guess is told; what differs is luck, and is said to be luck. A
guess depends on the seat's knowledge alone, so a preview does, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from slipstream.games.registry import load, teller
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE, PUBLIC, Game, State, observe
from slipstream.kernel.trace import Event, seen
from slipstream.table.telling import wire
from slipstream.table.telling.messages import happened
from slipstream.table.telling.prospects import Effect, Next, Outcome, Previewed, Prospect
from slipstream.table.telling.wire import Happened
from slipstream.tell.say import Say
from slipstream.tell.teller import Way

GUESSES: Final = 3
MOST_OUTCOMES: Final = 24
MOST_TRIED: Final = 64  # whole moves with their effect
MOST_WALKED: Final = 60_000  # positions of all moves that can be begun: one crowd costs no more
LEAST_WALKED: Final = 2_000  # of each of them


class Trial(NamedTuple):
    """One answer tried on one guess: what the seat would be told, and see."""

    events: list[Event]
    view: dict[str, Any]
    points: list[int]
    places: list[int]
    next: Next


def previewed(
    code: str,
    seats: int,
    options: tuple[tuple[str, str], ...],
    line: str,
    seat: int,
    number: int,
    token: str,
    ways: bool,
) -> bytes:
    """The message, in a worker process; empty if there is no such answer."""
    told = Preview(game_of(code, seats, options).read(line), seat).all(number, token, ways)
    return wire.encode(told) if told.prospects or told.ways else b""


@lru_cache(64)
def game_of(code: str, seats: int, options: tuple[tuple[str, str], ...]) -> Game:
    return load(code, seats, dict(options))


class Preview:
    """The present decision of one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.guesses = [state.guess(seat, SeededDealer(luck)) for luck in range(GUESSES)]
        self.before: dict[str, Any] = msgspec.to_builtins(self.game.view(state, seat))

    def all(self, number: int, token: str = "", ways: bool = False) -> Previewed:
        """Every legal answer, or one of them; and whole moves, if they are wanted.

        A token may also be the name of a whole move. With an answer's token the whole moves are
        those that begin with it.
        """
        actions = [
            action
            for action in self.guesses[0].legal(self.seat)
            if not token or self._spell(self.guesses[0], action) == token
        ]
        wanted = ways or (token and not actions)
        moves, complete = (
            self._whole_moves(token, actions if token else []) if wanted else ([], True)
        )
        begins = ways and not token and not moves
        walk = max(MOST_WALKED // max(len(actions), 1), LEAST_WALKED) if begins else 0
        return Previewed(
            number=number,
            prospects=[self._prospect(action, walk) for action in actions],
            ways=moves,
            complete=complete,
        )

    def move(self, answers: Sequence[int]) -> Prospect:
        """One move: as many of these answers in a row as the seat is sure to be asked for."""
        if self.guesses[0].decision.sealed:
            return Prospect([self._spell(self.guesses[0], answers[0])], Effect([]))
        states: list[State] = self.guesses
        sure: list[int] = []
        for action in answers:
            if any(self.seat not in s.waiting or action not in s.legal(self.seat) for s in states):
                break
            sure.append(action)
            states = self._step(states, action)[0]
        if len(sure) == 1:
            return self._prospect(sure[0])
        named = {way.answers: way for way in self._ways(self.guesses)}
        return self._whole(named.get(tuple(sure), Way("", tuple(sure))))

    def _spell(self, state: State, action: int) -> str:
        return state.decision.spell(state, action)

    def _prospect(self, action: int, walk: int = 0) -> Prospect:
        """An answer; of a move that it begins at most so many positions are walked."""
        afters, effect = self._try(self.guesses, self.seat, action)
        token = self._spell(self.guesses[0], action)
        reach = teller(self.game).reach(afters[0], self.seat, walk) if walk else {}
        return Prospect([token], effect, self._outcomes(afters, effect), reach=reach)

    def _try(self, states: Sequence[State], mover: int, action: int) -> tuple[list[State], Effect]:
        """An answer on each of the states; the states after it and what is certain of it."""
        afters, trials = [], []
        for state in states:
            after, events = _after(state, mover, action)
            afters.append(after)
            trials.append(self._trial(after, events))
        return afters, self._certain(trials)

    def _trial(self, after: State, events: list[Event]) -> Trial:
        return Trial(
            self._seen(events),
            msgspec.to_builtins(self.game.view(after, self.seat)),
            after.points(),
            after.places(),
            self._next(after),
        )

    def _seen(self, events: list[Event]) -> list[Event]:
        return [seen(event, self.game.kinds, self.seat) for event in events]

    def _told(self, events: list[Event]) -> tuple[list[Happened], list[Say]]:
        """Events one by one, and in a few words."""
        told = [happened(self.game, event, self.seat) for event in events]
        return told, teller(self.game).brief(events) if events else []

    def _next(self, state: State) -> Next:
        if not state.waiting:
            return "end"
        if self.seat in state.waiting:
            return "you"
        return "luck" if CHANCE in state.waiting else "others"

    def _certain(self, trials: list[Trial]) -> Effect:
        """What all trials have in common."""
        first, others = trials[0], trials[1:]
        luck = [
            name for name in first.view if any(t.view.get(name) != first.view[name] for t in others)
        ]
        changes = {
            name: value
            for name, value in first.view.items()
            if name not in luck and value != self.before.get(name)
        }
        events, brief = self._told(_common([trial.events for trial in trials]))
        return Effect(
            events=events,
            changes=changes,
            points=first.points if all(t.points == first.points for t in others) else [],
            places=first.places if all(t.places == first.places for t in others) else [],
            luck=luck,
            brief=brief,
            next=first.next if all(t.next == first.next for t in others) else "",
        )

    def _outcomes(self, afters: list[State], effect: Effect) -> list[Outcome]:
        """Public luck that comes next, like outcomes together; none if they depend on secrets."""
        if effect.next != "luck" or any(_is_private(state) for state in afters):
            return []
        chances = afters[0].chances()
        if len(chances) > MOST_OUTCOMES or any(s.chances() != chances for s in afters[1:]):
            return []
        total = sum(weight for _, weight in chances)
        found: list[Outcome] = []
        for outcome, weight in chances:
            _, certain = self._try(afters, CHANCE, outcome)
            token = self._spell(afters[0], outcome)
            found.append(Outcome([token], weight, total, certain))
        return _grouped(found)

    def _whole_moves(self, token: str, first: list[int]) -> tuple[list[Prospect], bool]:
        """Whole moves: all, those that begin with the answer `first`, or the one of that name.

        If there are many, the last ones come without their effect: it can be asked for by name.
        """
        begun = self._step(self.guesses, first[0])[0] if token and first else self.guesses
        ways = [
            Way(way.name, (*first, *way.answers), way.outcome) if token else way
            for way in self._ways(begun)
        ]
        wanted = [way for way in ways if not token or first or way.name == token]
        found = [self._whole(way) for way in wanted[:MOST_TRIED]]
        return found + self._bare(wanted[MOST_TRIED:]), len(wanted) <= MOST_TRIED

    def _ways(self, states: list[State]) -> list[Way]:
        """As the game names them; only what there is on every guess."""
        ways, *others = [teller(self.game).ways(state, self.seat) for state in states]
        return [way for way in ways if all(way in found for found in others)]

    def _whole(self, way: Way) -> Prospect:
        """Several own answers in a row; what came of each, and where they lead."""
        states: list[State] = self.guesses
        tokens: list[str] = []
        events: list[Event] = []
        for action in way.answers:
            tokens.append(self._spell(states[0], action))
            states, more = self._step(states, action)
            events += more
        effect = self._certain([self._trial(state, []) for state in states])
        told, brief = self._told(events)
        effect = msgspec.structs.replace(effect, events=told, brief=brief)
        return Prospect(tokens, effect, self._outcomes(states, effect), way.name, way.outcome)

    def _bare(self, ways: list[Way]) -> list[Prospect]:
        """Only how they are answered. Ways that begin alike are walked together."""
        walked: dict[tuple[int, ...], tuple[State, list[str]]] = {(): (self.guesses[0], [])}
        found = []
        for way in ways:
            for many in range(len(way.answers)):
                begun, answers = way.answers[:many], way.answers[: many + 1]
                if answers not in walked:
                    state, tokens = walked[begun]
                    action = way.answers[many]
                    token = self._spell(state, action)
                    walked[answers] = (_after(state, self.seat, action)[0], [*tokens, token])
            found.append(
                Prospect(walked[way.answers][1], Effect([]), name=way.name, outcome=way.outcome)
            )
        return found

    def _step(self, states: list[State], action: int) -> tuple[list[State], list[Event]]:
        afters, runs = [], []
        for state in states:
            after, events = _after(state, self.seat, action)
            afters.append(after)
            runs.append(self._seen(events))
        return afters, _common(runs)


def _after(state: State, mover: int, action: int) -> tuple[State, list[Event]]:
    after = state.copy()
    return after, observe(after, mover, action)


def _is_private(state: State) -> bool:
    """A card for one seat's hand: what it will be is no part of the effect."""
    return state.decision.audience(state, CHANCE) != PUBLIC


def _common(runs: list[list[Event]]) -> list[Event]:
    """The events that all have, from the beginning."""
    common: list[Event] = []
    for same in zip(*runs, strict=False):
        if any(_facts(event) != _facts(same[0]) for event in same):
            break
        common.append(same[0])
    return common


def _facts(event: Event) -> tuple[object, ...]:
    return event.kind, event.clause, event.seat, tuple(event.arguments)


def _grouped(outcomes: list[Outcome]) -> list[Outcome]:
    groups: list[Outcome] = []
    for outcome in outcomes:
        last = groups[-1] if groups else None
        if last is not None and last.effect == outcome.effect:
            tokens = [*last.tokens, *outcome.tokens]
            groups[-1] = Outcome(tokens, last.weight + outcome.weight, last.of, last.effect)
        else:
            groups.append(outcome)
    return groups
