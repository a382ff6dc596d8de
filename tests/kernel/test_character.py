"""Characters: the same race is worth something else to each."""

from __future__ import annotations

import pytest

from slipstream.kernel.character import PLAIN, Character

CHANCES = [0.5, 0.3, 0.2]
HOPES = [2.0, 6.0, 2.0]


def test_everybody_wants_to_win_and_to_have_points() -> None:
    assert PLAIN.worth(CHANCES, HOPES, 0.1, 0) == pytest.approx(0.5 + 0.1 * 0.2)
    assert PLAIN.worth(CHANCES, [0.0] * 3, 0.1, 1) == pytest.approx(0.3)


def test_who_drives_for_points_prefers_them_to_the_win() -> None:
    team_player = Character(0.5, 1.0, 0.0, 0.0)

    assert PLAIN.worth(CHANCES, HOPES, 0.1, 0) > PLAIN.worth(CHANCES, HOPES, 0.1, 1)
    assert team_player.worth(CHANCES, HOPES, 0.1, 0) < team_player.worth(CHANCES, HOPES, 0.1, 1)


def test_what_the_best_rival_loses_is_worth_something_to_a_blocker() -> None:
    blocker = Character(1.0, 0.0, 0.5, 0.0)

    assert blocker.worth([0.4, 0.3, 0.3], [0.0] * 3, 0.1, 0) == pytest.approx(0.4 - 0.15)
    assert blocker.worth([0.4, 0.5, 0.1], [0.0] * 3, 0.1, 0) == pytest.approx(0.4 - 0.25)
    assert blocker.worth([1.0], [3.0], 0.0, 0) == 1.0, "who races alone has no rival"


@pytest.mark.parametrize(("nerve", "sign"), [(0.8, 1), (0.0, 0), (-0.4, -1)])
def test_a_gamble_is_worth_what_the_nerve_says(nerve: float, sign: int) -> None:
    character = Character(1.0, 0.0, 0.0, nerve)

    def worth(chance: float) -> float:
        return character.worth([chance, 1 - chance], [0.0, 0.0], 0.0, 0)

    gamble = (worth(0.0) + worth(1.0)) / 2 - worth(0.5)
    assert gamble * sign > 0 if sign else gamble == pytest.approx(0)
    steps = [worth(chance / 20) for chance in range(21)]
    assert steps == sorted(steps), "better never becomes worse"
