"""Write tests/perft/grand_prix: `python tests/oracle/grand_prix/make_perft.py`, tests on the path.

Each entry is drawn, then given as text, as JSON at the first choice, and counted: sequences of
1, 2, ... answers, whole paths to the end of the activation, distinct positions at the end.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from oracle.grand_prix import Oracle, Position
from oracle.grand_prix.cards import race_cards
from oracle.grand_prix.positions import draw, read
from oracle.make_perft import Entry, counted
from oracle.ways import dumps

FOLDER: Final = Path(__file__).parents[2] / "perft" / "grand_prix"

SUITES: Final = {
    "solo": [
        Entry("open road", "porto_vela", "5@66.1", "5", "Charge"),
        Entry("in traffic", "flat", "5@10.1 9@12.1 14@11.0 22@11.2 4@10.0", "5", "Charge"),
        Entry("at both walls", "flat", "5@10.1 9@10.0 14@10.2 22@10.3 4@11.3", "5", "Top Gear"),
        Entry("into a corner", "cone", "5@18.1 9@19.1 14@20.0 22@20.1 4@18.2", "5", "Charge"),
        Entry("worn", "flat", "5@10.1/tttE 9@11.1 14@10.2 22@10.0", "5", "Floor It"),
        Entry("out of a corner", "lac_brume", "5@40.0 9@41.0 14@43.1 22@44.0", "5", "Charge"),
        Entry("five lanes", "altavento", "5@3.2 9@3.1 14@3.3 22@4.2 4@4.3", "5", "Floor It"),
        Entry("over the line", "flat", "5@177.1 9@178.1 14@179.1 22@178.0", "5", "Charge"),
        Entry("an NPC", "kestrel_vale", "n20@8.1 9@9.0 14@10.1 22@8.0", "20", "Challenge"),
        Entry("challenge", "cone", "5@17.1 9@18.2 14@19.0 22@20.1", "5", "Challenge"),
        Entry("weaving", "flat", "5@10.1 9@10.2 14@11.1 22@11.3", "5", "Weaving"),
        Entry("overtake", "cone", "5@17.0 9@18.0 14@20.1 22@20.0 4@18.1", "5", "Overtake"),
        Entry("overtake at the finish", "flat", "5@178.1 9@179.1 14@120.2", "5", "Overtake"),
        Entry("clean air", "flat", "5@10.1 9@24.0 14@24.3 22@40.1 4@20.P", "5", "Clean Air"),
        Entry("clean air at a merge", "cone", "5@15.2 9@26.0 14@40.1", "5", "Clean Air"),
    ],
    "line": [
        Entry("on a straight", "flat", "22@12.1 85@11.1 5@10.1 14@9.1", "5", "Solid Line"),
        Entry("meeting cars", "flat", "22@14.1 85@12.1 5@10.1 14@9.2 9@10.2", "5", "Power Line"),
        Entry(
            "displacing first", "flat", "5@10.2 9@10.1 85@11.1 22@12.1 14@9.1", "5", "Power Line"
        ),
        Entry("a fork is fixed", "cone", "5@18.1 10@19.1 14@20.0 9@17.1", "5", "Chasing the Race"),
        Entry("an empty branch", "cone", "5@34.1 10@36.1 14@33.1", "5", "Conservative"),
        Entry("tail at a merge", "cone", "5@26.0 9@25.1 14@24.1 22@25.0", "5", "Conservative"),
        Entry("two merges", "yunta_brothers", "5@5.0 9@4.0 14@3.0 22@3.1 4@2.1", "5", "Solid Line"),
        Entry("one-lane neck", "porto_vela", "5@10.1 9@11.0 14@12.0 22@13.0", "5", "Solid Line"),
        Entry("lapped cars", "flat", "5@70.1 9@11.1 14@9.1 22@129.2", "5", "Solid Line"),
        Entry("over the line", "flat", "1@178.1 10@179.1 14@177.1 5@176.1", "1", "Conservative"),
        Entry("inside line", "cone", "5@18.1 10@19.1 14@17.1 9@20.0", "5", "Inside Line"),
        Entry("outside line", "cone", "5@33.0 10@35.1 14@32.0 9@36.2", "5", "Outside Line"),
        Entry("inside tail", "cone", "5@20.0 9@19.1 14@19.0 22@18.1", "5", "Inside Line"),
    ],
    "pursuit": [
        Entry("pushing", "flat", "33@10.1 85@11.1 22@12.1 14@9.1 1@12.2", "33", "Fast Pace"),
        Entry("out of a corner", "cone", "5@28.0 9@29.0 14@30.1", "5", "Fast Pace"),
        Entry("oversteer", "cone", "5@33.1 9@35.1 14@36.2", "5", "Oversteer"),
        Entry("understeer", "flat", "5@10.1 9@13.1 14@15.2 22@10.2", "5", "Understeer"),
        Entry("late brake", "flat", "5@10.1 9@12.1 14@13.1 22@11.2", "5", "Late Brake"),
        Entry("late brake at a fork", "cone", "5@27.0 9@30.0 14@30.1", "5", "Late Brake"),
    ],
    "lead": [
        Entry("on a straight", "flat", "22@10.1 33@9.1 14@8.1 85@11.1", "22", "Out in Front"),
        Entry("displacing", "flat", "22@10.0 33@9.0 5@10.1 14@10.2", "22", "Out in Front"),
        Entry("tail at a merge", "cone", "22@21.0 33@20.0 14@19.0 5@19.1", "22", "Out in Front"),
        Entry("pushing at a fork", "cone", "22@28.0 33@27.0 14@29.0", "22", "Set the Pace"),
        Entry("slingshot", "flat", "22@10.1 33@9.1 14@11.2", "22", "Slingshot"),
        Entry("flat out into a corner", "cone", "22@18.1 33@17.1 5@19.2", "22", "Flat Out"),
        Entry("over the line", "flat", "5@178.1 9@177.1 14@179.1", "5", "Follow the Leader"),
    ],
    "pits": [
        Entry("empty lane", "flat", "5@30.P/BBBBB 9@31.0 14@30.1", "5", "Charge"),
        Entry("displacing", "flat", "5@30.P 9@30.0 14@30.1 22@30.2 4@30.3 1@31.3", "5", "Top Gear"),
        Entry("one lane", "cone", "5@29.P 9@29.0 14@30.1", "5", "Top Gear"),
        Entry("run-off", "flat", "5@30.O 9@30.3 14@30.2 22@30.1 4@30.0", "5", "Top Gear"),
        Entry("run-off at a fork", "cone", "5@19.O 9@19.2 14@19.1 22@19.0 4@20.0", "5", "Top Gear"),
        Entry("soft tyres", "flat", "5@30.P=f 9@31.0 14@30.1 22@32.1", "5", "Charge"),
        Entry("soft tyres on the road", "flat", "5@10.1=f 9@13.2", "5", "Charge"),
        Entry("after oversteer", "flat", "5@10.1=f 9@10.2 14@11.1", "5", "Oversteer"),
    ],
    "zones": [
        Entry("into it alone", "flat", "5@12.2 9@14.1 14@15.0 zone@20", "5", "Charge"),
        Entry("a line into it", "flat", "5@14.3 9@15.0 14@13.3 22@13.1 zone@20", "5", "Solid Line"),
        Entry(
            "tail at its mouth", "flat", "5@15.0 9@14.0 14@14.2 22@13.2 zone@20", "5", "Power Line"
        ),
        Entry(
            "inside line at its mouth", "flat", "5@15.0 9@14.0 14@14.2 zone@20", "5", "Inside Line"
        ),
        Entry("out of it alone", "flat", "5@24.0 9@25.0 14@26.0 zone@20", "5", "Charge"),
        Entry("pursuit out of it", "cone", "5@28.0 9@29.0 14@30.0 zone@24", "5", "Fast Pace"),
        Entry("lead out of it", "flat", "5@25.0 9@24.0 14@26.1 zone@20", "5", "Out in Front"),
        Entry("slingshot out of it", "flat", "5@25.0 9@24.0 zone@20", "5", "Slingshot"),
        Entry("clean air out of it", "flat", "5@22.0 9@26.3 14@40.0 zone@20", "5", "Clean Air"),
        Entry("no overtaking", "flat", "5@13.0 9@14.0 14@15.0 zone@20", "5", "Overtake"),
        Entry("late brake past it", "flat", "5@21.0 9@26.0 14@27.0 zone@20", "5", "Late Brake"),
        Entry("pit exit", "cone", "5@29.P 9@29.0 14@30.1 zone@24", "5", "Top Gear"),
        Entry("run-off", "flat", "5@25.O 9@25.0 14@26.0 zone@20", "5", "Top Gear"),
        Entry("across the line", "lac_brume", "5@100.1 9@101.0 14@102.0 zone@2", "5", "Challenge"),
    ],
}


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
