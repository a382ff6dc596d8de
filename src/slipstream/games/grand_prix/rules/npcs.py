"""Non-Player Cars: who drives them, which one an event finds, and their pit numbers."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.games.grand_prix.rules.asking import NEUTRAL
from slipstream.games.grand_prix.rules.components import (
    ALL_PIT,
    CARS,
    ICONS,
    NEUTRAL_NPCS,
    NPC_ICONS,
    NPC_NUMBERS,
    TEAM_NPCS,
)
from slipstream.games.grand_prix.rules.state import RaceState


def field(seats: i64) -> list[tuple[int, int]]:
    """GP-2.3.1 to GP-2.3.4, GP-R5: the NPCs of a race as (number, controller)."""
    icons = ICONS[seats]
    found: list[tuple[int, int]] = []
    for seat, icon in enumerate(icons):
        own = [n for n, shown in zip(NPC_NUMBERS, NPC_ICONS, strict=True) if shown == icon]
        found += [(number, seat) for number in own[: TEAM_NPCS[seats]]]
    free = [n for n, shown in zip(NPC_NUMBERS, NPC_ICONS, strict=True) if shown not in icons]
    return found + [(number, NEUTRAL) for number in free[: NEUTRAL_NPCS[seats]]]


def running_npcs(s: RaceState, on_road: bool) -> list[int]:
    """GP-8.1.5, GP-8.1.6: NPCs in running order; for a road incident those on the track."""
    return [
        car
        for car in s.order()
        if not s.is_player_car(car) and (s.board.is_on_road(car) or not on_road)
    ]


def with_digit(s: RaceState, digit: i64) -> list[int]:
    """GP-EV-npc-retirement.2: NPCs in the race with this last digit, best placed first."""
    return [car for car in running_npcs(s, False) if s.race.numbers[car] % 10 == digit]


def due_to_pit(s: RaceState, number: i64) -> list[int]:
    """GP-8.4.1, GP-8.4.2, GP-9.1.6: NPCs on the track that the PIT number calls in."""
    called = [
        car
        for car in range(s.race.player_cars, CARS)
        if number in (ALL_PIT, s.race.numbers[car] % 10)
        and s.board.is_on_road(car)
        and not s.stopped[car]
    ]
    return s.board.in_order(called)
