"""Random positions and walks, the same for the same seed: fuel for comparisons."""

from __future__ import annotations

from random import Random

from oracle.grand_prix import Oracle
from oracle.grand_prix.cards import WEAR
from oracle.grand_prix.positions import PIT, RUN_OFF, Car, Position, sort_wear

LETTERS = "".join(WEAR.values())
FIELD = 22
Places = set[tuple[int, int]]


def scatter(oracle: Oracle, luck: Random, cars: int, spread: int) -> Position:
    """Cars in heaps, some of them lapped, worn, in the pits, off the road or near the finish.

    Numbers are 1 to 22; the lower ones, at least four, are Player Cars.
    """
    finish = oracle.laps * len(oracle.circuit.lanes)
    foremost = luck.choice([luck.randrange(-1, finish), finish - luck.randrange(1, 9)])
    player_cars = 2 * luck.randrange(2, 12)
    position = Position(cars={}, zone=None, finished=[], lap=1, activation=None)
    taken: Places = set()
    for number in luck.sample(range(1, FIELD + 1), cars):
        at = spot(oracle, luck, foremost, spread, taken)
        npc = number > player_cars
        position["cars"][str(number)] = some_car(luck, at, npc, len(position["cars"]))
    return position


def spot(oracle: Oracle, luck: Random, foremost: int, spread: int, taken: Places) -> list[int]:
    """A place that nobody has taken; boxes and run-offs hold any number of cars."""
    length = len(oracle.circuit.lanes)
    while True:
        progress = foremost - luck.randrange(spread) - length * (luck.random() < 0.15)
        lane = luck.randrange(oracle.circuit.lanes[progress % length])
        beside = luck.random()
        if beside < 0.1:
            return [progress, PIT if beside < 0.06 else RUN_OFF]
        if (progress % length, lane) not in taken:
            taken.add((progress % length, lane))
            return [progress, lane]


def some_car(luck: Random, at: list[int], npc: bool, arrival: int) -> Car:
    """With markers, Close Calls and tyres that it could have."""
    wear = luck.choices(LETTERS, k=luck.choice([0, 0, 0, 1, 2, 3, 4, 5]))
    return Car(
        at=at,
        npc=npc,
        wear="" if npc else sort_wear("".join(wear)),
        cc=0 if npc else luck.choice([0, 0, 1, 3]),
        tyre="" if npc else luck.choice("ffuhhw"),
        activated=luck.random() < 0.2,
        arrival=arrival,
        crossed=False,
    )


def sectors_for(oracle: Oracle, cars: int) -> int:
    """So many sectors have room for all cars, wherever they are."""
    lanes = oracle.circuit.lanes
    return min(-(-cars // min(lanes)) + 1, len(lanes))


def field(oracle: Oracle, luck: Random) -> Position:
    """A crowd of 2 to 22 cars, with or without a Safety Zone among them."""
    cars = luck.choice([luck.randrange(2, 12), luck.randrange(10, FIELD + 1)])
    spread = sectors_for(oracle, cars) + luck.choice([0, 0, 1, 2, 5])
    position = scatter(oracle, luck, cars, spread)
    if luck.random() < 0.4:
        some = luck.choice(list(position["cars"].values()))["at"][0]
        zone = (some + luck.randrange(-6, 9)) % len(oracle.circuit.lanes)
        made = oracle.gather(position, zone)
        return position if made["finished"] else made  # GP-R70: that race would be over
    return position


def stroll(oracle: Oracle, position: Position, luck: Random) -> list[tuple[str, Position]]:
    """One random path to the end of the activation: each answer and the position after it."""
    made: list[tuple[str, Position]] = []
    while words := oracle.steps(position):
        word = luck.choice(words)
        position = oracle.play(position, word)
        made.append((word, position))
    return made
