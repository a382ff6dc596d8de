"""What the running order alone has to tell, in every game: leads, climbs, falls, duels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby, pairwise
from typing import Any, Final, NamedTuple

from slipstream.tell.commentary.seen import Moment, Seen, Step
from slipstream.tell.say import Say

Arguments = dict[str, Any]

LOOKS: Final = 40  # times that the order is looked at in a race, at most
STRETCHES: Final = 6  # in one of so many parts of the race a car has to climb or fall
NOBODYS: Final = 0.5  # what is left of the importance of a car that no player drives
FRONT: Final = 5  # places about which a duel is worth telling
SWAPS: Final = 3
DUELS: Final = 2
PODIUM: Final = 3


class Look(NamedTuple):
    """The order at one time; `at` is the number of its step."""

    at: int
    step: Step


def running(seen: Seen) -> Iterator[Moment]:
    looks = looked_at(seen.steps)
    yield from leads(seen, looks)
    yield from stretches(seen, looks)
    yield from duels(seen, looks)
    yield half_way(seen, looks)


def looked_at(steps: Sequence[Step]) -> list[Look]:
    """At the grid, when a turn begins, and at the finish; in long races evenly between."""
    last = len(steps) - 1
    begins = [at for at in range(1, last) if steps[at].turn != steps[at - 1].turn]
    every = -(-len(begins) // LOOKS) or 1
    return [Look(at, steps[at]) for at in (0, *begins[::every], last) if steps[at].order]


def leads(seen: Seen, looks: Sequence[Look]) -> Iterator[Moment]:
    """Who takes the lead from whom; the longer it lasts, the more it matters."""
    runs = [(car, list(held)) for car, held in groupby(looks, lambda look: look.step.order[0])]
    if len(runs) == 1:
        at = looks[len(looks) * 2 // 3].at
        say = Say("tale-lead-throughout", {"car": seen.car(runs[0][0])})
        yield Moment(seen.steps[at].move, "lead", 80, say, (runs[0][0],))
    led = {runs[0][0]}
    for number, ((loser, _), (car, held)) in enumerate(pairwise(runs), 2):
        at = first_in_front(seen, car, held[0].at)
        weight = 32 + 60 * len(held) / len(looks) + (25 if number == len(runs) else 0)
        name = "tale-lead-again" if car in led else "tale-lead"
        args: Arguments = {"car": seen.car(car), "other": seen.car(loser), "when": seen.when(at)}
        yield Moment(seen.steps[at].move, "lead", weight, Say(name, args), (car, loser))
        led.add(car)


def first_in_front(seen: Seen, car: str, at: int) -> int:
    """The step from which on it has led until now."""
    while at and seen.steps[at - 1].order[:1] == (car,):
        at -= 1
    return at


def stretches(seen: Seen, looks: Sequence[Look]) -> Iterator[Moment]:
    """The best climb and the worst fall of each car, past cars that are still racing."""
    enough = max(3, len(seen.cars) // 3)
    length = max(1, len(looks) // STRETCHES)
    for car in seen.cars:
        spans = [
            (passed(car, before.step, after.step), before, after)
            for before, after in zip(looks, looks[length:], strict=False)
            if car in before.step.order and car in after.step.order
        ]
        for sign, name in ((1, "tale-climb"), (-1, "tale-fall")):
            best = max(spans, key=lambda span: (sign * span[0], -span[1].at), default=None)
            if best and sign * best[0] >= enough:
                yield stretch(seen, car, name, *best)


def passed(car: str, before: Step, after: Step) -> int:
    """How many cars it has got past; negative: how many have got past it."""
    was, now = set(before.order[: before.place(car)]), set(after.order[: after.place(car)])
    running = set(before.order) & set(after.order)
    return len((was - now) & running) - len((now - was) & running)


def stretch(seen: Seen, car: str, name: str, gain: int, before: Look, after: Look) -> Moment:
    places = before.step.place(car), after.step.place(car)
    weight = 20.0 + 4 * abs(gain) + (14 if min(places) <= PODIUM else 0)
    weight *= 1 if seen.is_driven(car) else NOBODYS
    args: Arguments = {
        "car": seen.car(car),
        "from": places[0],
        "to": places[1],
        "when": seen.when(after.at),
    }
    return Moment(after.step.move, name, weight, Say(name, args), (car,))


def duels(seen: Seen, looks: Sequence[Look]) -> Iterator[Moment]:
    """Two cars near the front that keep passing each other; each car in one duel at most."""
    found = [
        (len(swaps), one, other, swaps[-1])
        for one, other in combinations(seen.cars, 2)
        if len(swaps := swapped(one, other, looks)) >= SWAPS
    ]
    busy: set[str] = set()
    for times, one, other, at in sorted(found, key=lambda duel: -duel[0]):
        if {one, other} & busy or len(busy) >= 2 * DUELS:
            continue
        busy |= {one, other}
        first, second = (
            (one, other)
            if looks[at].step.place(one) < looks[at].step.place(other)
            else (other, one)
        )
        args: Arguments = {"car": seen.car(first), "other": seen.car(second), "times": times}
        say = Say("tale-duel", args)
        driven = (seen.is_driven(one) + seen.is_driven(other)) / 2
        weight = (34 + 4 * times) * (driven or NOBODYS)
        yield Moment(looks[at].step.move, "duel", weight, say, (one, other))


def swapped(one: str, other: str, looks: Sequence[Look]) -> list[int]:
    """The looks by which two cars had changed places, both near the front."""
    found = []
    last = 0
    for at, look in enumerate(looks):
        places = look.step.place(one), look.step.place(other)
        if not all(places):
            continue
        ahead = 1 if places[0] < places[1] else -1
        if last and ahead != last and min(places) < FRONT and max(places) <= FRONT + 1:
            found.append(at)
        last = ahead
    return found


def half_way(seen: Seen, looks: Sequence[Look]) -> Moment:
    look = looks[len(looks) // 2]
    leading = look.step.order[:PODIUM]
    first, *rest = [seen.car(car) for car in leading]
    say = Say("tale-half-way", {"car": first, "others": rest})
    return Moment(look.step.move, "standing", 38, say, ())
