"""How many ways there are: the engine counts what the oracle counted (tests/perft).

`perft n` is the number of sequences of n answers, `paths` that of all ways to the end of the
segment, `outcomes` that of the distinct positions there. Where they differ, the divide tells
behind which first answer.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from lockstep import engine_facts, engine_state, play_card, spelled
from oracle import Oracle
from oracle.cards import race_cards
from oracle.make_perft import FOLDER
from oracle.positions import loads, read
from slipstream.games.thunder_alley.state import RaceState


class Entry(NamedTuple):
    """One paragraph of a file."""

    name: str
    fields: dict[str, str]
    counts: dict[str, int]


def entries(file: Path) -> list[Entry]:
    found = []
    for paragraph in file.read_text("utf-8").strip().split("\n\n"):
        lines = [line for line in paragraph.splitlines() if not line.startswith("#")]
        fields = dict(line.split(" ", 1) for line in lines)
        rows = [line.rsplit(" ", 1) for line in lines]
        counts = {
            key: int(n) for key, n in rows if key.split()[0] in ("perft", "paths", "outcomes")
        }
        found.append(Entry(f"{file.stem}: {fields['id']}", fields, counts))
    return found


ENTRIES = [entry for file in sorted(FOLDER.glob("*.perft")) for entry in entries(file)]


def begun(entry: Entry) -> RaceState:
    """The engine's position of the first choice."""
    car, card = entry.fields["play"].split(" ", 1)
    state = engine_state(Oracle(entry.fields["circuit"]), read(entry.fields["cars"]), car)
    play_card(state, car, race_cards()[card])
    return state


def count(state: RaceState, depth: int, counts: Counter[str], ends: set[str]) -> None:
    """All ways on from here, after `depth` answers."""
    if depth:
        counts[f"perft {depth}"] += 1
    options = spelled(state)
    if not options:
        counts["paths"] += 1
        ends.add(str(engine_facts(state)))
    for action in options.values():
        after = state.copy()
        after.apply(after.waiting[0], action)
        count(after, depth + 1, counts, ends)


def divide(entry: Entry) -> str:
    """Paths by first answer: the engine's, then the oracle's."""
    oracle, position = Oracle(entry.fields["circuit"]), loads(entry.fields["pos"])
    state, rows = begun(entry), [f"{entry.name}\n{entry.fields['cars']}\n{entry.fields['play']}"]
    for word, action in spelled(state).items():
        after = state.copy()
        after.apply(after.waiting[0], action)
        counts: Counter[str] = Counter()
        count(after, 1, counts, set())
        rows.append(f"engine {word:6} {counts['paths']}")
    paths = {word: oracle.paths(oracle.play(position, word)) for word in oracle.steps(position)}
    return "\n".join(rows + [f"oracle {word:6} {number}" for word, number in paths.items()])


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.name for entry in ENTRIES])
def test_the_engine_counts_as_the_oracle(entry: Entry) -> None:
    counts: Counter[str] = Counter()
    ends: set[str] = set()

    count(begun(entry), 0, counts, ends)

    counts["outcomes"] = len(ends)
    assert {key: counts[key] for key in entry.counts} == entry.counts, divide(entry)


def test_every_circuit_of_the_counts_is_read() -> None:
    assert len(ENTRIES) == sum(f.read_text("utf-8").count("\npaths ") for f in FOLDER.iterdir())
