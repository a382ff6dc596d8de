"""Random positions, cards and walks, the same for the same seed: fuel for comparisons."""

from __future__ import annotations

from random import Random

from oracle import Oracle
from oracle.cards import Card, race_cards
from oracle.positions import APRON, Position, read

TEAMS = ("red", "yellow", "green", "black", "purple", "pink", "blue")
TEMPORARY, PERMANENT = "tsbf", "STBE"


def scatter(oracle: Oracle, seed: int, cars: int = 12, spread: int = 9) -> Position:
    """Cars in heaps, some of them lapped, worn, in the pits or close to the finish."""
    luck = Random(seed)
    length = len(oracle.circuit.lanes)
    finish = oracle.laps * length
    foremost = luck.choice([luck.randrange(-1, finish), finish - luck.randrange(1, 9)])
    taken: set[tuple[int, int]] = set()
    words: list[str] = []
    while len(words) < cars:
        progress = foremost - luck.randrange(spread)
        if luck.random() < 0.15:
            progress -= length
        lane = luck.randrange(oracle.circuit.lanes[progress % length])
        if luck.random() < 0.07:
            lane = APRON
        if lane != APRON and (progress % length, lane) in taken:
            continue
        taken.add((progress % length, lane))
        wear = "".join(luck.choice(TEMPORARY + PERMANENT) for _ in range(luck.choice([0, 0, 2, 4])))
        spot = "P" if lane == APRON else str(lane)
        number = len(words) + 1
        words.append(f"{luck.choice(TEAMS[:3])}:{number}@{progress}.{spot}{'/' * bool(wear)}{wear}")
    return read(" ".join(words))


def activations(oracle: Oracle, seed: int) -> list[tuple[Position, str, Card]]:
    """One scattered position with every race card, each played for some car."""
    luck = Random(seed)
    position = scatter(oracle, seed, cars=luck.randrange(4, 14), spread=luck.randrange(6, 12))
    numbers = sorted(position["cars"], key=int)
    return [(position, luck.choice(numbers), card) for card in race_cards().values()]


def stroll(oracle: Oracle, position: Position, seed: int) -> list[tuple[str, Position]]:
    """One random path to the end of the activation: each answer and the position after it."""
    luck = Random(seed)
    made: list[tuple[str, Position]] = []
    while words := oracle.steps(position):
        word = luck.choice(words)
        position = oracle.play(position, word)
        made.append((word, position))
    return made
