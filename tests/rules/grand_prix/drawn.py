"""Races set up in the words of the specification: cars in, answers, cars out.

`22@10.1` is car 22 at progress 10 in lane 1; lane P is the pit lane, O the run-off; cars of one
box are named in order of arrival. Every car named races, all others are out already. Seats are
counted from 1 and follow the order of the teams in the data, unless `teams` says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.rules.asking import ACTION, EVENT_CARD, NEUTRAL
from slipstream.games.grand_prix.rules.components import (
    CARS,
    CODES,
    NAMES,
    NPC_NUMBERS,
    RACE_DECK,
    TEAM_CARS,
    TEAM_IDS,
    TYRE_LETTERS,
    WEAR_LETTERS,
    WEARS,
)
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.rows import vec
from slipstream.track.circuits.load import load
from slipstream.track.rules.board import OFF

__all__ = ["Race", "race"]

CODE = dict(zip(NAMES, CODES, strict=True))


@dataclass(frozen=True)
class Race:
    """A position that never changes: every answer gives another one."""

    state: RaceState

    def play(self, words: str) -> Race:
        """Answers of whoever is asked, the dealer among them; `>*3` is three steps."""
        after = self.state.copy()
        after.trace = []
        for word in words.split():
            text, star, times = word.partition("*")
            for _ in range(int(times) if star else 1):
                self._answer(after, text)
        return Race(after)

    def _answer(self, after: RaceState, word: str) -> None:
        decision = after.decisions[after.asking]
        seat = after.waiting[0]
        options = {decision.spell(after, action): action for action in after.legal(seat)}
        word = word if word in options else decision.formerly(word)
        assert word in options, f"{word!r} is not among {' '.join(options)}\n{Race(after)}"
        decision.apply(after, seat, options[word])

    def steps(self) -> list[str]:
        """The words of all legal answers; none when the race is over."""
        state = self.state
        if not state.waiting:
            return []
        decision = state.decisions[state.asking]
        return [decision.spell(state, action) for action in state.legal(state.waiting[0])]

    def asks(self) -> str:
        """What is asked of which seat: `step:2`; the dealer is seat 0, nobody is `end`."""
        state = self.state
        if not state.waiting:
            return "end"
        return f"{state.decisions[state.asking].name}:{state.waiting[0] + 1}"

    def car(self, number: int) -> int:
        return self.state.race.numbers.index(number)

    def at(self, number: int) -> str:
        """`18.1`, in the pit lane `18.P`, off the board nothing."""
        board, car = self.state.board, self.car(number)
        if board.space_of[car] == OFF:
            return ""
        return f"{board.progress[car]}.{board.track.lane_name[board.space_of[car]]}"

    def cars(self, *numbers: int) -> str:
        """Where these cars are; without numbers all, in running order."""
        shown = numbers or [self.state.race.numbers[car] for car in self.state.order()]
        return " ".join(f"{number}@{self.at(number)}" for number in shown)

    def order(self) -> list[int]:
        return [self.state.race.numbers[car] for car in self.state.order()]

    def wear(self, number: int) -> str:
        first = self.car(number) * WEARS
        counts = self.state.wear[first : first + WEARS]
        return "".join(letter * count for letter, count in zip(WEAR_LETTERS, counts, strict=True))

    def close_calls(self, number: int) -> int:
        return self.state.close_calls[self.car(number)]

    def tyre(self, number: int) -> str:
        """`h`, `s`, `w`; a used set of softs is `s-`."""
        car = self.car(number)
        return TYRE_LETTERS[self.state.tyre[car]] + ("-" if self.state.soft_used[car] else "")

    def slot(self, number: int) -> int:
        """Finishing slot; 0 while it races or has just crossed the line."""
        return self.state.place[self.car(number)]

    def crossed(self) -> list[int]:
        return [self.state.race.numbers[car] for car in self.state.crossed]

    def is_out(self, number: int) -> bool:
        return not self.state.racing[self.car(number)]

    def zone(self) -> int:
        """Centre of the Safety Zone, or -1."""
        return self.state.board.track.centre

    @property
    def points_left(self) -> int:
        return self.state.mp

    def __str__(self) -> str:
        return f"{self.asks()} {self.cars()}"


def race(
    cars: str,
    card: str = "",
    active: int = 0,
    circuit: str = "flat",
    *,
    event: str = "",
    wear: dict[int, str] | None = None,
    close_calls: dict[int, int] | None = None,
    tyres: dict[int, str] | None = None,
    duty_done: Sequence[int] = (),
    zone: int = -1,
    wet: bool = False,
    activated: Sequence[int] = (),
    out: Sequence[int] = (),
    hands: dict[int, str] | None = None,
    first: int = 0,
    turn: int = 5,
    teams: str = "",
    npcs_of: dict[int, int] | None = None,
    **options: str,
) -> Race:
    """The first car named, or `active`, has just been given `card` by its owner.

    With an `event` the action phase is over and that card is drawn; otherwise somebody is asked
    for an action: seat `first`, or the owner of the first Player Car named.
    """
    numbers = [int(text.partition("@")[0]) for text in cars.split()]
    game = _game([*numbers, *out], circuit, {"teams": teams, **options}, npcs_of or {})
    state = game.blank()
    state.set_up()
    state.turn_number = turn
    state.ever_dry = not wet
    state.wet = wet
    _set_cars(state, cars)
    _dress(state, wear or {}, close_calls or {}, tyres or {})
    for number in duty_done:
        state.tyres_before[game.numbers.index(number)] = [0]
    for number in activated:
        state.activated[game.numbers.index(number)] = True
    for number in out:
        state.activated[game.numbers.index(number)] = False
    if zone >= 0:
        state.board.track = state.race.track.zoned(zone)
    return _begin(state, numbers, card, active, event, hands or {}, first)


def _begin(
    state: RaceState,
    numbers: list[int],
    card: str,
    active: int,
    event: str,
    hands: dict[int, str],
    first: int,
) -> Race:
    game = state.race
    own = [n for n in numbers if game.numbers.index(n) < 2 * game.seats]
    moving = active or numbers[0]
    controller = game.controller[game.numbers.index(moving)]
    seat = controller if controller != NEUTRAL else 0
    if not card and (event or controller == NEUTRAL):
        seat = state.owner(game.numbers.index(own[0])) if own else 0
    if first:
        seat = first - 1
    held = {owner - 1: text.split(",") if text else [] for owner, text in hands.items()}
    if card:
        held[seat] = [CODE[card], *held.get(seat, [])]
    _deal(state, held, bool(hands))
    state.first = seat
    state.mover = seat
    if event:
        state.activated = vec[bool]([True] * CARS)
        state.ask_dealer(EVENT_CARD)
        return Race(state).play(event)
    state.ask_seat(ACTION, seat)
    return Race(state).play(f"{moving}#{CODE[card]}") if card else Race(state)


def _game(
    numbers: list[int], circuit: str, options: dict[str, str], npcs_of: dict[int, int]
) -> GrandPrix:
    """A game of the teams named, at least two, in which the cars named are entered."""
    teams = options["teams"].split(",") if options["teams"] else _teams(numbers)
    game = GrandPrix(len(teams), {**options, "teams": ",".join(teams)})
    game.options["circuit"] = circuit  # a loop of the examples is not offered to players
    game.track = load(circuit).track
    game.laps = int(options.get("laps", game.track.laps["GP"]))
    own = 2 * len(teams)
    named = [number for number in numbers if number in NPC_NUMBERS]
    npcs = named + [number for number in NPC_NUMBERS if number not in named]
    game.numbers = game.numbers[:own] + npcs[: CARS - own]
    drivers = [npcs_of.get(number, NEUTRAL + 1) - 1 for number in game.numbers[own:]]
    game.entrust(game.controller[:own] + drivers)
    return game


def _teams(numbers: list[int]) -> list[str]:
    busy = [
        team for team, cars in zip(TEAM_IDS, TEAM_CARS, strict=True) if set(cars) & set(numbers)
    ]
    idle = [team for team in TEAM_IDS if team not in busy]
    return sorted(busy + idle[: max(0, 2 - len(busy))], key=TEAM_IDS.index)


def _set_cars(state: RaceState, cars: str) -> None:
    racing: list[int] = []
    for text in cars.split():
        number, _, place = text.partition("@")
        progress, space = state.board.track.read(place)
        racing.append(state.race.numbers.index(int(number)))
        state.board.place(racing[-1], space, progress)
    state.furthest = max(state.board.progress[car] for car in racing)
    for car in range(CARS):
        if car not in racing:
            state.drop_out(car)
            state.left_on[car] = 0
            state.activated[car] = True


def _dress(
    state: RaceState, wear: dict[int, str], close_calls: dict[int, int], tyres: dict[int, str]
) -> None:
    state.tyre = vec[i64]([0] * len(state.tyre))
    for number, letters in wear.items():
        for letter in letters:
            state.add_wear(state.race.numbers.index(number), WEAR_LETTERS.index(letter), 1, "")
    for number, count in close_calls.items():
        state.close_calls[state.race.numbers.index(number)] = count
    for number, text in tyres.items():
        car = state.race.numbers.index(number)
        state.tyre[car] = TYRE_LETTERS.index(text[0])
        state.soft_used[car] = text[1:] == "-"


def _deal(state: RaceState, held: dict[int, list[str]], exactly: bool) -> None:
    """What is named for a seat; other hands are full, of what lies lowest."""
    rest = RACE_DECK[:]
    for codes in held.values():
        for code in codes:
            rest.remove(CODES.index(code))
    for seat in range(state.game.seats):
        hand = [CODES.index(code) for code in held.get(seat, [])]
        while not (exactly and seat in held) and len(hand) < state.race.hand:
            hand.append(rest.pop(0))
        state.hands[seat] = Hand(sorted(hand), [])
    state.deck = Bag(rest)
