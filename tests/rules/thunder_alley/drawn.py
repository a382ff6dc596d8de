"""Drawn races: a picture in, words, a picture out (see `slipstream.track.tell.diagram`).

Every drawn car races; the other cars of the drawn teams are out of the race already. Seats are
counted from 1 and follow the order of the teams in the data, unless `teams` says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from rules.thunder_alley.boards import Drawn, board, drawn
from slipstream.drafting.rules.kinds import MOVED
from slipstream.games.thunder_alley.game import ThunderAlley
from slipstream.games.thunder_alley.rules.asking import ACTIVATE
from slipstream.games.thunder_alley.rules.components import (
    NAMES,
    RACE_CARDS,
    TEAM_CARS,
    TEAM_IDS,
    WEAR_LETTERS,
    WEARS,
)
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.kernel.cards import Bag, Hand
from slipstream.track.circuits.load import load
from slipstream.track.rules.board import OFF
from slipstream.track.tell.diagram import Diagram, read, set_up

__all__ = ["DRAFT", "LEAD", "PURSUIT", "SOLO", "Race", "board", "race"]

FIRST_CARD = {name: NAMES.index(name) + 1 for name in NAMES}  # printed numbers


@dataclass(frozen=True)
class Plain:
    """A card without special text, and the movement points that are to be had with it."""

    name: str
    mp: int


SOLO = partial(Plain, "Dirty Air")
DRAFT = partial(Plain, "Watch the Gauge")
PURSUIT = partial(Plain, "Staying with the Pack")
LEAD = partial(Plain, "Making a Move")


@dataclass(frozen=True)
class Race:
    """A position that never changes: every answer gives another one."""

    state: RaceState

    def play(self, words: str) -> Race:
        """Answers of whoever is asked, one after the other; the dealer's answers too."""
        after = self.state.copy()
        after.trace = []
        for word in words.split():
            decision = after.decisions[after.asking]
            seat = after.waiting[0]
            options = {decision.spell(after, action): action for action in after.legal(seat)}
            assert word in options, f"{word!r} is not among {' '.join(options)}\n{Race(after)}"
            decision.apply(after, seat, options[word])
        return Race(after)

    def steps(self) -> list[str]:
        """The words of all legal answers; none when the race is over."""
        state = self.state
        if not state.waiting:
            return []
        decision = state.decisions[state.asking]
        return [decision.spell(state, action) for action in state.legal(state.waiting[0])]

    def asks(self) -> str:
        """What is asked of which seat: `step:2`; the dealer is seat 0."""
        state = self.state
        return f"{state.decisions[state.asking].name}:{state.waiting[0] + 1}"

    def drawn(self) -> Drawn:
        active = str(self.state.race.numbers[self.state.active]) if self.state.active >= 0 else ""
        return drawn(self.state.board, [str(n) for n in self.state.race.numbers], active)

    def car(self, number: int) -> int:
        return self.state.race.numbers.index(number)

    def at(self, number: int) -> str:
        """`18.1`, on the apron `18.P`, off the track nothing."""
        board, car = self.state.board, self.car(number)
        if board.space_of[car] == OFF:
            return ""
        return f"{board.progress[car]}.{board.track.lane_name[board.space_of[car]]}"

    def wear(self, number: int) -> str:
        first = self.car(number) * WEARS
        counts = self.state.wear[first : first + WEARS]
        return "".join(letter * count for letter, count in zip(WEAR_LETTERS, counts, strict=True))

    def place(self, number: int) -> int:
        """Its Position marker; 0 while it races or has just crossed the line."""
        return self.state.place[self.car(number)]

    def moved(self) -> list[str]:
        """Every change of place that the last answers made, in order: `22@18.1`."""
        told = [event.arguments for event in self.state.trace or [] if event.kind == MOVED]
        lane_name, numbers = self.state.board.track.lane_name, self.state.race.numbers
        return [f"{numbers[car]}@{to}.{lane_name[space]}" for car, _, _, to, space, _ in told]

    @property
    def points_left(self) -> int:
        return self.state.mp

    def __str__(self) -> str:
        return self.drawn().picture()


def race(
    picture: str,
    card: str | Plain = "",
    active: int = 0,
    circuit: str = "t3",
    *,
    wear: dict[int, str] | None = None,
    flipped: Sequence[int] = (),
    hands: dict[int, list[int]] | None = None,
    first: int = 0,
    teams: str = "",
    **options: str,
) -> Race:
    """Its owner has just played `card` for the `active` (or starred) car.

    Without a card that owner, or else seat `first`, is asked for a car and a card. `hands` names
    cards by printed number for some seats; all hands are filled up from the bottom of the deck.
    """
    diagram = read(picture)
    game = _game(diagram, circuit, {"teams": teams, **options})
    state = game.blank()
    state.set_up()
    _set_cars(state, diagram, wear or {}, flipped)
    moving = active or int(diagram.active() or 0)
    seat = state.owner(game.numbers.index(moving)) if moving else max(first - 1, 0)
    name = card if isinstance(card, str) else card.name
    held = {owner - 1: cards for owner, cards in (hands or {}).items()}
    if name:
        held[seat] = [FIRST_CARD[name], *held.get(seat, [])]
    _deal(state, held)
    state.turn_number = 1
    state.first = first - 1 if first else seat
    state.ask_seat(ACTIVATE, seat)
    if not name:
        return Race(state)
    begun = Race(state).play(f"{moving}#{FIRST_CARD[name]}")
    if isinstance(card, Plain):
        begun.state.mp = card.mp
    return begun


def _game(diagram: Diagram, circuit: str, options: dict[str, str]) -> ThunderAlley:
    """A game of the drawn teams, at least two, in which the drawn cars are entered."""
    track = load(circuit).track
    numbers = [int(place.car) for place in diagram.places(1)]
    teams = options["teams"].split(",") if options["teams"] else _teams(numbers)
    cars = int(options.get("cars", max(len(_entered(team, numbers)) for team in teams)))
    game = ThunderAlley(len(teams), {**options, "teams": ",".join(teams), "cars": str(cars)})
    game.options["circuit"] = circuit  # a loop of the examples is not offered to players
    game.track = track
    game.laps = int(options.get("laps", track.laps["TA"]))
    game.numbers = []
    for team in teams:
        entered = _entered(team, numbers)
        rest = [n for n in TEAM_CARS[TEAM_IDS.index(team)] if n not in entered]
        game.numbers += (entered + rest)[:cars]
    return game


def _entered(team: str, numbers: list[int]) -> list[int]:
    return [number for number in TEAM_CARS[TEAM_IDS.index(team)] if number in numbers]


def _teams(numbers: list[int]) -> list[str]:
    busy = [team for team in TEAM_IDS if _entered(team, numbers)]
    idle = [team for team in TEAM_IDS if team not in busy]
    return sorted(busy + idle[: max(0, 2 - len(busy))], key=TEAM_IDS.index)


def _set_cars(
    state: RaceState, diagram: Diagram, wear: dict[int, str], flipped: Sequence[int]
) -> None:
    names = [str(number) for number in state.race.numbers]
    state.board = set_up(diagram, state.board.track, names)
    racing = state.board.order()
    state.furthest = max(state.board.progress[car] for car in racing)
    for car in reversed(range(len(names))):
        if car not in racing:
            state.drop_out(car)
    for number, letters in wear.items():
        for letter in letters:
            state.add_wear(state.race.numbers.index(number), WEAR_LETTERS.index(letter), 1, "")
    for number in flipped:
        state.flipped[state.race.numbers.index(number)] = True


def _deal(state: RaceState, held: dict[int, list[int]]) -> None:
    """Hands of cars + 1; what is named, then what lies lowest."""
    named = [card - 1 for cards in held.values() for card in cards]
    rest = [card for card in range(RACE_CARDS) if card not in named]
    for seat in range(state.game.seats):
        hand = [card - 1 for card in held.get(seat, [])]
        while len(hand) <= state.race.cars:
            hand.append(rest.pop(0))
        state.hands[seat] = Hand(sorted(hand), [])
    state.deck = Bag(rest)
