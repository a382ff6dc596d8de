"""How far cars have really come, and the places that they can hope for: what bots weigh."""

from __future__ import annotations

from typing import Final, final

from slipstream.drafting.rules.state import DraftingState
from slipstream.kernel.rows import Row
from slipstream.track.rules.board import OFF

LANE_COSTS: Final = 0.1  # level cars: the inner one is ahead
FAR: Final = 1e6


class Outlook:
    """One seat's cars against all others, from positions that may still change."""

    def value(self, progress: Row, spaces: Row) -> float:
        """What the seat can hope for if the cars were there."""
        raise NotImplementedError


@final
class Field:
    """All cars of a race, from positions that may still change."""

    def __init__(
        self, s: DraftingState, fixed: list[float], place: Row, best_left: int, company: float
    ) -> None:
        self.track = s.board.track
        self.finish = s.finish
        self.fixed = fixed  # sectors to add to a car's progress
        # A place that is taken stays: finishers before all, those out behind all.
        self.taken = [FAR - 1e3 * int(p) if p < best_left else -FAR - 1e3 * int(p) for p in place]
        self.company = company  # sectors that a neighbour in the line is worth

    def reaches(self, progress: Row, spaces: Row) -> list[float]:
        """How far each car has really come: wear, company and cars that are done included."""
        track = self.track
        taken = set(spaces)
        found: list[float] = []
        for car, space in enumerate(spaces):
            if space == OFF:
                found.append(self.taken[car])
            elif progress[car] >= self.finish:
                found.append(FAR / 2 + int(progress[car]))
            else:
                reach = int(progress[car]) + self.fixed[car]
                if space < track.road:
                    reach -= LANE_COSTS * int(track.lane[space])
                    if beside_a_car(track.ahead[space], taken):
                        reach += self.company
                    if beside_a_car(track.behind[space], taken):
                        reach += self.company
                found.append(reach)
        return found


def beside_a_car(spaces: list[int], taken: set[int]) -> bool:
    return any(space in taken for space in spaces)


def expected_place(reach: list[float], car: int, duel: float) -> float:
    """From 1 on; a lead of so many sectors, `duel`, decides between two cars."""
    mine = reach[car]
    ahead = 0.5 / duel
    place = 0.5  # the car itself counts as half
    for other in reach:
        lead = 0.5 + (other - mine) * ahead
        place += 0.0 if lead <= 0.0 else 1.0 if lead >= 1.0 else lead
    return place
