"""`make bench-table`: many tables over sockets, side by side with boardgame.io in one run.

Ours are races of FMR, each move checked by the rules, told to four seats as they may know it, and
committed before it is acknowledged. The peer's are moves that count to one more, on its FlatFile
storage. The same program drives both.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
BUILD = HERE.parents[1] / "build" / "bench-table"
PATIENCE = 200  # seconds
FEWEST = 500  # moves that a server must have made before it died, to be measured at all


def install() -> None:
    """The peer, from npm, once."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "peer_server.cjs", "drive.cjs"):
        shutil.copy(HERE / name, BUILD / name)
    if not (BUILD / "node_modules" / "boardgame.io").is_dir():
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
        subprocess.run(command, cwd=BUILD, check=True)


def memory_mb(process: int) -> float:
    """Most that the process has held."""
    for line in Path(f"/proc/{process}/status").read_text("utf-8").splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    return 0.0


def measured(
    name: str, server: list[str], ready: str, port: int, tables: int, moves: int, view: bool = False
) -> Any:
    """Start a server, drive it, and end it."""
    with subprocess.Popen(server, cwd=BUILD, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while ready not in process.stdout.readline():
            assert process.poll() is None, f"{name} did not start"
        try:
            command = ["node", "drive.cjs", name, str(port), str(tables), str(moves)]
            command += ["view"] if view else []
            done = subprocess.run(
                command, cwd=BUILD, check=True, capture_output=True, text=True, timeout=PATIENCE
            )
            found: dict[str, Any] = json.loads(done.stdout)
            assert found["moves"] >= FEWEST, f"{name} died after {found['moves']} moves"
            found["memory_mb"] = memory_mb(process.pid)
        finally:
            process.kill()
    return found


def run(tables: int, moves: int, rounds: int, view: bool) -> dict[str, Any]:
    results: dict[str, list[Any]] = {"ours": [], "peer": []}
    for number in range(rounds):  # in turns, so that a busy machine is unfair to neither
        with tempfile.TemporaryDirectory() as folder:
            ours = [sys.executable, "-m", "slipstream", "table", "--no-browser", "--no-limits"]
            ours += ["--port", "8571", "--store", f"sqlite:///{folder}/tables.sqlite"]
            results["ours"].append(measured("ours", ours, "table is at", 8571, tables, moves, view))
            peer = ["node", "peer_server.cjs", "8572", f"{folder}/flat"]
            results["peer"].append(measured("peer", peer, "ready", 8572, tables, moves))
        tell(f"round {number + 1} of {rounds}", results)
    assert not any(row["died"] for row in results["ours"]), "our server has died"
    best = {name: max(rows, key=lambda row: row["per_second"]) for name, rows in results.items()}
    ratio = best["ours"]["per_second"] / best["peer"]["per_second"]
    return {"tables": tables, "seats": 4, "best": best, "all": results, "ratio": ratio}


def tell(title: str, results: dict[str, list[Any]]) -> None:
    """Where the run stands, for whoever waits."""
    told = [f"{name} {rows[-1]['per_second']:.0f} moves/s" for name, rows in results.items()]
    if results["peer"][-1]["died"]:
        # Its storage may read a file half written; nothing is wrong with the moves before.
        told.append(f"the peer's server died after {results['peer'][-1]['moves']} moves")
    print(f"  {title}: {', '.join(told)}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--view", action="store_true", help="seats get views, as pages do")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    install()
    os.environ.setdefault("NODE_ENV", "production")
    found = run(asked.tables, asked.moves, asked.rounds, asked.view)
    if asked.json:
        print(json.dumps(found))
        return
    print(f"{asked.tables} tables, 4 seats each, {asked.moves} moves, best of {asked.rounds}:")
    for name, title in (("ours", "slipstream (FMR, SQLite)"), ("peer", "boardgame.io (FlatFile)")):
        row = found["best"][name]
        print(
            f"  {title:<26}{row['per_second']:8.0f} moves/s   p50 {row['p50_ms']:6.0f} ms"
            f"   p99 {row['p99_ms']:6.0f} ms   {row['memory_mb']:5.0f} MB"
        )
    print(f"  ratio {found['ratio']:.2f}")


if __name__ == "__main__":
    main()
