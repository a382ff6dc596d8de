"""The time: told as people tell it, measured so that nobody can turn it back or ahead."""

from __future__ import annotations

import time
from collections.abc import Callable


def wall_clock() -> int:
    """ms since 1970, as the machine has it just now."""
    return time.time_ns() // 1_000_000


def elapsed() -> int:
    """ms since some moment: goes on evenly, also while the machine sleeps, if it can tell."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return time.monotonic_ns() // 1_000_000


def steady(
    wall: Callable[[], int] = wall_clock, passed: Callable[[], int] = elapsed
) -> Callable[[], int]:
    """ms since 1970 by the clock as it was set at first: setting it later changes nothing."""
    difference = wall() - passed()
    return lambda: passed() + difference
