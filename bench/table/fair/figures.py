"""What the times of an evening amount to."""

from __future__ import annotations

from statistics import median

Times = dict[str, list[float]]
BAR = 5.0


def p99(seconds: list[float]) -> float:
    """In ms; the longest of fewer than a hundred."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))] if ordered else 0.0


def told(quiet: Times, attacked: Times) -> str:
    """A row: quiet and attacked, and their ratio."""
    parts = []
    for what, times in quiet.items():
        before, after = p99(times), p99(attacked.get(what, []))
        middle = 1000 * median(attacked.get(what) or [0.0])
        ratio = after / before if before else 0.0
        parts.append(f"{what} {before:.0f} -> {after:.0f} ms ({ratio:.1f}; median {middle:.0f})")
    return ", ".join(parts) + f"; {len(attacked.get('answer', []))} answers"
