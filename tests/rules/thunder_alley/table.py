"""Races told in words: cars as in the worked examples, `15@18.0 43@18.1 29@13.P`.

Seats are counted from 1 and follow the order of the teams in the data, unless `teams` says
otherwise. Every named car races; cars that are entered but not named are out of the race already.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.thunder_alley.drawn import Race, race
from slipstream.games.thunder_alley.game import ThunderAlley
from slipstream.games.thunder_alley.rules.components import RAIN, TEAM_CARS
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE
from slipstream.kernel.rows import vec
from slipstream.track.circuits.load import load


def picture(field: str, circuit: str = "t3") -> str:
    """The drawing of cars told as `15@18.0`; those of one stack are told bottom first."""
    track = load(circuit).track
    at: dict[tuple[int, str], list[str]] = {}
    for word in field.split():
        number, _, place = word.partition("@")
        progress, _, lane = place.partition(".")
        at.setdefault((int(progress), lane), []).append(number)
    columns = sorted({progress for progress, _ in at})
    rows = []
    for lane in ["P", *map(str, range(max(track.breadth)))]:
        cells = [lane]
        for column in columns:
            missing = lane != "P" and int(lane) >= track.breadth[column % track.length]
            cells.append("#" if missing else "/".join(at.get((column, lane), ["."])))
        rows.append(" ".join(cells))
    return "\n".join([*rows, " ".join(map(str, columns))])


def day(
    field: str,
    first: int = 1,
    circuit: str = "t3",
    *,
    wear: dict[int, str] | None = None,
    hands: dict[int, list[int]] | None = None,
    teams: str = "",
    **options: str,
) -> Race:
    """Seat `first`, the First Player, is asked for the first segment of a turn."""
    return race(
        picture(field, circuit),
        "",
        0,
        circuit,
        wear=wear,
        flipped=(),
        hands=hands,
        first=first,
        teams=teams,
        **options,
    )


def evening(
    field: str,
    first: int = 1,
    circuit: str = "t3",
    *,
    wear: dict[int, str] | None = None,
    teams: str = "",
    **options: str,
) -> Race:
    """The action phase has just ended: the dealer is asked for the event.

    Every team has a car that is out, so that the First Player could end the phase with a pass.
    Hands are filled from the top of the deck, so that low cards can be turned up for their bars.
    """
    options.setdefault("cars", str(most_of_a_team(field) + 1))
    now = day(field, first, circuit, wear=wear, hands=None, teams=teams, **options)
    return now_only_passes(with_high_cards(now), first).play(".")


def with_high_cards(now: Race) -> Race:
    state = now.state.copy()
    size = state.race.cars + 1
    cards = sorted(state.deck.cards + [card for hand in state.hands for card in hand.cards])
    for seat in range(len(state.hands)):
        state.hands[seat] = Hand(cards[-size:], [])
        del cards[-size:]
    state.deck = Bag(cards)
    return Race(state)


def now_only_passes(now: Race, seat: int) -> Race:
    """Every car is flipped but one of the seat's that is out."""
    state = now.state.copy()
    own = reversed(list(state.own_cars(seat - 1)))
    last = next(car for car in own if not state.racing[car])
    state.flipped = vec[bool]([car != last for car in range(len(state.flipped))])
    return Race(state)


def most_of_a_team(field: str) -> int:
    numbers = [int(word.partition("@")[0]) for word in field.split()]
    return max(sum(number in team for number in numbers) for team in TEAM_CARS)


def start(seats: int, **options: str) -> Race:
    """A race before anything is drawn or dealt."""
    return Race(ThunderAlley(seats, options).start())


def until(now: Race, asked: str) -> Race:
    """Nobody pits or discards and the dealer gives the first there is, until this is asked."""
    while is_on(now) and not now.asks().startswith(asked):
        steps = now.steps()
        now = now.play(steps[-1] if now.asks().startswith(("pit", "discard")) else steps[0])
    return now


def quietly(now: Race) -> Race:
    """No flag, no target, no stops: on to the first segment of the next turn."""
    return until(until(now, "discard"), "activate")


def straight_on(now: Race) -> Race:
    """The segment is driven straight on to its end."""
    while is_on(now) and now.asks().startswith("step"):
        now = now.play(">" if ">" in now.steps() else now.steps()[0])
    return now


def is_on(now: Race) -> bool:
    return bool(now.state.waiting)


def stands(now: Race) -> str:
    """All racing cars, first to last, as `15@18.0 43@18.1`."""
    numbers = now.state.race.numbers
    order = [numbers[car] for car in now.state.order()]
    return " ".join(f"{number}@{now.at(number)}" for number in order)


def running(now: Race) -> str:
    """The numbers of the racing cars, first to last."""
    return " ".join(word.partition("@")[0] for word in stands(now).split())


def led(now: Race, number: int) -> int:
    """Its Turn Leader markers."""
    return now.state.led[now.car(number)]


def races(now: Race, number: int) -> bool:
    return now.state.racing[now.car(number)]


def seat_of(now: Race, number: int) -> int:
    return now.state.owner(now.car(number)) + 1


def first_player(now: Race) -> int:
    return now.state.first + 1


def held(now: Race, seat: int) -> list[int]:
    """The printed numbers of a hand."""
    return [card + 1 for card in now.state.hands[seat - 1].cards]


def discards(now: Race) -> list[int]:
    return [card + 1 for card in now.state.used]


def empty_the_deck(now: Race) -> Race:
    """All cards of the race deck are on the discard pile."""
    after = Race(now.state.copy())
    after.state.used += after.state.deck.cards
    after.state.deck = Bag([])
    return after


def with_state(now: Race, **fields: object) -> Race:
    """The same position, some facts told differently."""
    after = Race(now.state.copy())
    for name, value in fields.items():
        assert hasattr(after.state, name), f"a race has no {name}"
        setattr(after.state, name, value)
    return after


def after_rain(now: Race) -> Race:
    """A Rain card was set aside in an earlier turn."""
    after = with_state(now, rain=True)
    after.state.events.take(RAIN)
    return after


def walk(now: Race, seed: int) -> Iterator[tuple[str, RaceState]]:
    """What is asked, and the position before the answer; at random, to the end of the race.

    One retirement in twenty is meant. The same state goes on changing: copy what you keep.
    """
    dealer, luck = SeededDealer(seed), SeededDealer(seed + 1)
    state = now.state.copy()
    while state.waiting:
        decision = state.decisions[state.asking]
        yield decision.name, state
        seat = state.waiting[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(dealer))
            continue
        legal = state.legal(seat)
        if decision.name == "activate" and luck.below(1, 20):
            legal = [a for a in legal if not decision.spell(state, a).endswith("!")] or legal
        state.apply(seat, legal[luck.below(0, len(legal))])
    yield "end", state
