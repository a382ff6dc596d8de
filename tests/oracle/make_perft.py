"""Write tests/perft/thunder_alley: `python tests/oracle/make_perft.py`, with tests on the path.

Each entry is drawn, then given as text, as JSON at the first choice, and counted: sequences of
1, 2, ... answers, whole paths to the end of the activation, distinct positions at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from oracle import Oracle, Position
from oracle.cards import race_cards
from oracle.positions import draw, read
from oracle.ways import Ways, dumps

FOLDER: Final = Path(__file__).parents[1] / "perft" / "thunder_alley"
DEEPEST: Final = 8
P = TypeVar("P", bound=Mapping[str, Any])


class Entry(NamedTuple):
    """A card played for a car."""

    id: str
    circuit: str
    cars: str
    car: str
    card: str


SUITES: Final = {
    "solo": [
        Entry("open road", "st_adriana", "15@15.1", "15", "Top Gear"),
        Entry("in traffic", "t3", "15@10.1 43@12.1 28@11.0 22@11.2 29@13.2 8@10.0", "15", "Charge"),
        Entry("into a corner", "tc", "15@8.1 43@9.0 28@10.0 22@10.1 29@11.1", "15", "Dirty Air"),
        Entry("out of a corner", "yunta_brothers", "15@8.0 43@9.0 28@10.1 22@8.1", "15", "Charge"),
        Entry("worn", "t3", "15@10.1/tttE 43@11.1 28@10.2 22@10.0 29@9.0", "15", "Floor It"),
        Entry("over the line", "t3", "15@77.1 43@78.1 28@79.1 22@78.0 29@78.2", "15", "Dirty Air"),
        Entry("chicane", "verghns_grove", "15@9.1 43@10.1 28@11.0 22@9.0", "15", "Dirty Air"),
    ],
    "draft": [
        Entry(
            "line on a straight", "t3", "43@18.1 28@17.1 15@15.1 22@14.1", "15", "Watch the Gauge"
        ),
        Entry(
            "shoving first",
            "t3",
            "21@18.2 29@17.2 28@16.2 43@18.1 22@17.1 23@16.1 15@17.0",
            "15",
            "Watch the Gauge",
        ),
        Entry(
            "out of a corner",
            "tc",
            "22@17.0 15@18.0 43@19.0 29@20.0 21@21.0",
            "15",
            "Watch the Gauge",
        ),
        Entry(
            "tail at a merge",
            "tc",
            "15@10.0 22@9.0 29@9.1 43@8.0 28@8.1 21@7.1",
            "15",
            "Watch the Gauge",
        ),
        Entry(
            "four lanes to three",
            "st_adriana",
            "15@6.1 43@7.1 28@7.2 22@8.1 29@6.2 21@5.1 8@8.0",
            "15",
            "Watch the Gauge",
        ),
        Entry(
            "lapped cars",
            "yunta_brothers",
            "15@57.1 43@31.1 28@3.0 22@28.1 29@58.2",
            "15",
            "Watch the Gauge",
        ),
        Entry(
            "one-lane neck",
            "cone",
            "15@24.1 22@25.0 29@26.0 43@25.1 28@23.1 21@30.0 8@30.1",
            "15",
            "Watch the Gauge",
        ),
    ],
    "pursuit": [
        Entry("pushing", "t3", "43@18.1 23@17.1 29@15.1 15@14.1", "29", "Staying with the Pack"),
        Entry(
            "out of a corner",
            "pullingers_pyramid",
            "15@8.0 43@9.0 28@10.0 22@8.1 29@11.1",
            "15",
            "Staying with the Pack",
        ),
        Entry("oversteer", "tc", "25@18.1 43@20.1 28@21.0 22@18.0 29@22.1", "25", "Oversteer"),
        Entry("understeer", "tc", "25@8.1 43@10.1 28@9.2 22@9.1", "25", "Understeer"),
    ],
    "lead": [
        Entry("open road", "st_adriana", "15@15.1 22@14.1 43@13.1 29@19.2", "15", "Set the Pace"),
        Entry("line on a straight", "t3", "28@18.1 22@17.1 43@16.1 23@15.1", "22", "Making a Move"),
        Entry("followers at a merge", "tc", "22@11.0 43@10.0 23@9.0 21@9.1", "22", "Making a Move"),
        Entry(
            "forward instead of back",
            "t3",
            "23@18.0 22@17.0 15@16.0 43@15.0 29@14.0",
            "22",
            "Making a Move",
        ),
        Entry(
            "into a corner",
            "tc",
            "15@8.0 22@7.0 43@6.0 29@10.0 28@9.2 21@10.1",
            "15",
            "Making a Move",
        ),
        Entry(
            "slingshot", "t3", "22@10.0 15@9.0 43@8.0 28@11.0 29@11.2 21@12.1", "22", "Slingshot"
        ),
        Entry(
            "slingshot out of a corner", "verghns_grove", "22@4.0 15@3.0 43@5.1", "22", "Slingshot"
        ),
    ],
    "cards": [
        Entry("rubbin'", "t3", "29@10.0 15@10.1 22@10.2 21@9.2 8@12.1", "29", "Rubbin' is Racin'"),
        Entry("rubbin' worn out", "tc", "29@19.0/tttt 15@19.1 22@18.1", "29", "Rubbin' is Racin'"),
        Entry(
            "teamwork",
            "t3",
            "red:29@10.1 blue:15@11.1 red:25@9.0 red:41@8.1/BBBBB* red:42@9.P",
            "29",
            "Teamwork",
        ),
        Entry(
            "riding the draft", "tc", "21@17.1 43@18.1 28@20.2 22@16.1", "21", "Riding the Draft"
        ),
        Entry("clean air", "t3", "13@10.1 15@16.P 22@20.2 43@20.0 28@11.1", "13", "Clean Air"),
        Entry("clean air at a fork", "tc", "13@14.0 22@20.1 43@15.0 28@13.0", "13", "Clean Air"),
        Entry(
            "working the pack", "tc", "22@17.0 15@18.0 28@20.1 43@20.0", "22", "Working the Pack"
        ),
        Entry("outside line", "tc", "21@17.0 43@19.0 28@20.1 22@16.0", "21", "Outside Line"),
        Entry("inside line", "tc", "21@8.1 43@9.0 28@10.0 22@7.1 29@10.1", "21", "Inside Line"),
    ],
    "pits": [
        Entry("empty lane", "t3", "40@20.P/ttttt 22@21.0 15@20.1", "40", "Charge"),
        Entry("shoving out", "t3", "40@20.P 22@20.0 15@20.1 21@20.2 28@19.2", "40", "Top Gear"),
        Entry("back at a merge", "tc", "40@10.P 22@10.0 15@10.1 21@9.2 28@9.1", "40", "Top Gear"),
        Entry("one lane", "cone", "40@28.P 22@28.0 29@27.0 15@29.0", "40", "Top Gear"),
    ],
}


def counted(oracle: Ways[P], position: P) -> list[str]:
    """The counts of one position, as deep as anything changes."""
    lines = []
    for depth in range(1, DEEPEST + 1):
        nodes = oracle.perft(position, depth)
        if nodes == 0:
            break
        lines.append(f"perft {depth} {nodes}")
    lines.append(f"paths {oracle.paths(position)}")
    lines.append(f"outcomes {len(oracle.outcomes(position))}")
    return lines


def begun(entry: Entry) -> tuple[Oracle, Position]:
    """The position of the first choice."""
    oracle = Oracle(entry.circuit)
    return oracle, oracle.activate(read(entry.cars), entry.car, race_cards()[entry.card])


def written(entry: Entry) -> str:
    """One entry of a file."""
    oracle, position = begun(entry)
    lines = [f"id {entry.id}", f"circuit {entry.circuit}"]
    lines += ["# " + row for row in draw(oracle.circuit, read(entry.cars), entry.car).splitlines()]
    lines += [f"cars {entry.cars}", f"play {entry.car} {entry.card}", f"pos {dumps(position)}"]
    return "\n".join(lines + counted(oracle, position))


def main() -> None:
    """Write every file."""
    for name, entries in SUITES.items():
        text = "\n\n".join(written(entry) for entry in entries)
        (FOLDER / f"{name}.perft").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
