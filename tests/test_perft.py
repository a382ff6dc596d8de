"""How many ways there are: the engine counts what the oracles counted (tests/perft).

`perft n` is the number of sequences of n answers, `paths` that of all ways to the end of the
segment, `outcomes` that of the distinct positions there. Where they differ, the divide tells
behind which first answer.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

import oracle
import oracle.cards
import oracle.grand_prix
import oracle.grand_prix.cards
import oracle.grand_prix.positions
import oracle.positions
from lockstep import grand_prix, thunder_alley

pytestmark = pytest.mark.uncounted

FOLDER: Final = Path(__file__).parent / "perft"


class Entry(NamedTuple):
    """One paragraph of a file."""

    name: str
    fields: dict[str, str]
    counts: dict[str, int]


class Side(NamedTuple):
    """A game: its oracle, the engine's first choice, its words, and what it knows."""

    judge: Callable[[str], Any]
    begun: Callable[[Entry], Any]
    spelled: Callable[[Any], dict[str, int]]
    facts: Callable[[Any], dict[str, object]]


def begun_in_thunder_alley(entry: Entry) -> Any:
    car, card = entry.fields["play"].split(" ", 1)
    position = oracle.positions.read(entry.fields["cars"])
    judge = oracle.Oracle(entry.fields["circuit"])
    state = thunder_alley.engine_state(judge, position, car)
    thunder_alley.play_card(state, car, oracle.cards.race_cards()[card])
    return state


def begun_in_grand_prix(entry: Entry) -> Any:
    car, card = entry.fields["play"].split(" ", 1)
    position = oracle.grand_prix.positions.read(entry.fields["cars"])
    state = grand_prix.engine_state(oracle.grand_prix.Oracle(entry.fields["circuit"]), position)
    grand_prix.play_card(state, car, oracle.grand_prix.cards.race_cards()[card])
    return state


SIDES: Final = {
    "thunder_alley": Side(
        oracle.Oracle, begun_in_thunder_alley, thunder_alley.spelled, thunder_alley.engine_facts
    ),
    "grand_prix": Side(
        oracle.grand_prix.Oracle, begun_in_grand_prix, grand_prix.spelled, grand_prix.engine_facts
    ),
}
FILES: Final = sorted(FOLDER.rglob("*.perft"))


def entries(file: Path) -> list[Entry]:
    found = []
    for paragraph in file.read_text("utf-8").strip().split("\n\n"):
        lines = [line for line in paragraph.splitlines() if not line.startswith("#")]
        fields = dict(line.split(" ", 1) for line in lines)
        rows = [line.rsplit(" ", 1) for line in lines]
        counts = {
            key: int(n) for key, n in rows if key.split()[0] in ("perft", "paths", "outcomes")
        }
        found.append(Entry(f"{file.parent.name}, {file.stem}: {fields['id']}", fields, counts))
    return found


ENTRIES = [entry for file in FILES for entry in entries(file)]


def side(entry: Entry) -> Side:
    return SIDES[entry.name.split(",", maxsplit=1)[0]]


def count(of: Side, state: Any, depth: int, counts: Counter[str], ends: set[str]) -> None:
    """All ways on from here, after `depth` answers."""
    if depth:
        counts[f"perft {depth}"] += 1
    options = of.spelled(state)
    if not options:
        counts["paths"] += 1
        ends.add(str(of.facts(state)))
    for action in options.values():
        after = state.copy()
        after.apply(after.waiting[0], action)
        count(of, after, depth + 1, counts, ends)


def divide(entry: Entry) -> str:
    """Paths by first answer: the engine's, then the oracle's."""
    of = side(entry)
    judge, position = of.judge(entry.fields["circuit"]), json.loads(entry.fields["pos"])
    state, rows = of.begun(entry), [f"{entry.name}\n{entry.fields['cars']}\n{entry.fields['play']}"]
    for word, action in of.spelled(state).items():
        after = state.copy()
        after.apply(after.waiting[0], action)
        counts: Counter[str] = Counter()
        count(of, after, 1, counts, set())
        rows.append(f"engine {word:6} {counts['paths']}")
    paths = {word: judge.paths(judge.play(position, word)) for word in judge.steps(position)}
    return "\n".join(rows + [f"oracle {word:6} {number}" for word, number in paths.items()])


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.name for entry in ENTRIES])
def test_the_engine_counts_as_the_oracle(entry: Entry) -> None:
    counts: Counter[str] = Counter()
    ends: set[str] = set()

    count(side(entry), side(entry).begun(entry), 0, counts, ends)

    counts["outcomes"] = len(ends)
    assert {key: counts[key] for key in entry.counts} == entry.counts, divide(entry)


def test_every_circuit_of_the_counts_is_read() -> None:
    assert len(ENTRIES) == sum(file.read_text("utf-8").count("\npaths ") for file in FILES)
    assert {file.parent.name for file in FILES} == SIDES.keys()
