"""Events and refusals of a game beside the clauses that they cite, to be read by a person.

`PYTHONPATH=src:tests python tests/clause_samples.py GP --seed 1` plays races at random, takes a
hundred events and fifty refusals, each kind and clause in turn, and prints them by clause.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Hashable
from typing import TypeVar

from slipstream import GAMES, SeededDealer, forced, observe
from slipstream.clauses import text_of
from slipstream.games.registry import teller, words
from slipstream.kernel.errors import IllegalAction, InvalidOption
from slipstream.kernel.game import CHANCE, Game, State

EVENTS, REFUSALS, RACES = 100, 50, 12
T = TypeVar("T", bound=Hashable)
Found = dict[tuple[str, str], list[T]]  # by kind and clause


def games(code: str, luck: random.Random) -> list[Game]:
    """Every number of seats, and options as they fall."""
    kind = GAMES[code]()
    made = []
    for race in range(RACES):
        seats = kind.fewest + race % (kind.most - kind.fewest + 1)
        options = {
            option.name: luck.choice(option.allowed)
            for option in kind.offered
            if option.allowed and not option.season and luck.random() < 0.5
        }
        try:
            made.append(kind(seats, options))
        except InvalidOption:  # values that do not go together
            made.append(kind(seats, {}))
    return made


def told(state: State, seat: int, action: int, found: Found[str]) -> None:
    """Carry out an answer and keep what happened, in words."""
    token = state.decision.spell(state, action)
    asked = state.decision.name
    game = state.game
    speech = words(type(game), [f"P{n + 1}" for n in range(game.seats)], CHANCE, "en")
    for event in observe(state, seat, action):
        sentence = speech.say(teller(game).event(event))
        name = game.kinds[event.kind].name
        found[name, event.clause].append(f"{sentence}   <{asked} {token}>")


def refused(state: State, seat: int, tokens: dict[str, set[str]], found: Found[str]) -> None:
    """Words that this question knows, but that are not legal here."""
    row = state.decision
    for token in sorted(tokens[row.name]):
        try:
            row.read(state, seat, token)
        except IllegalAction as error:
            line = state.game.line(state, seat)
            found[row.name, error.clause].append(f"{token}   <{line}>")
        except ValueError:
            continue


def race(game: Game, luck: random.Random, events: Found[str], refusals: Found[str]) -> None:
    state, dealer = game.start(), SeededDealer(luck.getrandbits(32))
    tokens: dict[str, set[str]] = defaultdict(set)
    while state.waiting:
        seat = luck.choice(state.waiting)
        if seat == CHANCE:
            told(state, seat, state.sample(dealer), events)
            continue
        legal = state.legal(seat)
        tokens[state.decision.name].update(state.decision.spell(state, a) for a in legal[:40])
        if forced(state) is None and luck.random() < 0.1:
            refused(state, seat, tokens, refusals)
        told(state, seat, luck.choice(legal), events)


def in_turn(found: Found[str], count: int, luck: random.Random) -> dict[str, list[str]]:
    """So many, each kind and clause once before any comes twice; by clause."""
    piles = {key: luck.sample(pile, len(pile)) for key, pile in sorted(found.items())}
    taken: dict[str, list[str]] = defaultdict(list)
    while count and any(piles.values()):
        for (name, clause), pile in piles.items():
            if pile and count:
                taken[clause].append(f"{name}: {pile.pop()}")
                count -= 1
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    luck = random.Random(chosen.seed)
    events: Found[str] = defaultdict(list)
    refusals: Found[str] = defaultdict(list)
    for game in games(chosen.game, luck):
        race(game, luck, events, refusals)
    for title, found, count in (("Events", events, EVENTS), ("Refusals", refusals, REFUSALS)):
        print(f"# {title}: {len(found)} kinds with their clauses")
        for clause, sample in sorted(in_turn(found, count, luck).items()):
            print(f"\n{clause}: {text_of(clause)}")
            print("".join(f"  - {one}\n" for one in sample), end="")


if __name__ == "__main__":
    main()
