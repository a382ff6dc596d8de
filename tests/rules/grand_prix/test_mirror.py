"""GP-I20: on a circuit with its lanes reversed everything happens the other way round."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from clauses import clause
from slipstream.drafting.rules.steps import SHIFT, SPACE, STEP_IN, STEP_OUT, STOP
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.rules.activation import activate
from slipstream.games.grand_prix.rules.asking import CLEAN_AIR, LANE, LATE_BRAKE, STEP, TAIL
from slipstream.games.grand_prix.rules.components import CARS, NAMES
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.rows import vec
from slipstream.track.circuits.load import load
from slipstream.track.rules.track import Track

OTHER = {
    "Inside Line": "Outside Line",
    "Outside Line": "Inside Line",
    "Oversteer": "Understeer",
    "Understeer": "Oversteer",
}
MOVING = (TAIL, STEP, LANE, LATE_BRAKE, CLEAN_AIR)


def mirrored(track: Track) -> Track:
    lanes: list[int] = list(track.breadth)
    links: list[list[list[int]]] = []
    for sector, leads in enumerate(track.links):
        onward = lanes[(sector + 1) % len(lanes)]
        links.append([[onward - 1 - lane for lane in reversed(into)] for into in reversed(leads)])
    restart = [[0, 1] if count > 1 else [0] for count in lanes]
    return Track(track.name, track.home, track.laps, lanes, links, restart, track.apex_outside)


def reflect(track: Track, space: int) -> int:
    sector = track.sector[space]
    return track.first[sector] + track.breadth[sector] - 1 - track.lane[space]


def scattered(track: Track, luck: SeededDealer) -> list[int]:
    """Spaces of the cars in a stretch of 25 sectors, so that they meet."""
    start = luck.below(0, track.length - 40)
    spaces = [x for x in range(track.road) if start <= track.sector[x] < start + 25]
    return [spaces.pop(luck.below(0, len(spaces))) for _ in range(CARS)]


def set_up(track: Track, spaces: list[int], card: str) -> RaceState:
    game = GrandPrix(2, {})
    game.track = track
    state = game.blank()
    state.set_up()
    state.turn_number = 1
    state.tyre = vec[i64]([0] * 4)
    number = NAMES.index(card)
    state.hands = [Hand([number], []), Hand([], [])]
    state.deck = Bag([])
    for car, space in enumerate(spaces):
        state.board.place(car, space, track.sector[space])
    activate(state, 0, number)
    return state


def flipped(track: Track, asking: int, action: int) -> int:
    if asking in (LANE, TAIL, CLEAN_AIR):
        return reflect(track, action)
    if asking == LATE_BRAKE:
        return reflect(track, action - 1) + 1 if action else 0
    kind = {STEP_IN: STEP_OUT, STEP_OUT: STEP_IN}.get(action >> SHIFT, action >> SHIFT)
    return kind << SHIFT | reflect(track, action & SPACE) if kind != STOP else action


@clause("GP-I20", "GP-6.A4")
@pytest.mark.parametrize("card", NAMES)
def test_the_mirrored_activation_gives_the_mirrored_result(card: str) -> None:
    track = load("kestrel_vale").track
    other = mirrored(track)
    luck = SeededDealer(NAMES.index(card))
    for _ in range(6):
        spaces = scattered(track, luck)
        one = set_up(track, spaces, card)
        two = set_up(other, [reflect(track, x) for x in spaces], OTHER.get(card, card))
        while one.active == 0 and one.asking in MOVING:
            actions = one.legal(0)
            assert two.asking == one.asking
            assert sorted(flipped(track, one.asking, a) for a in actions) == sorted(two.legal(0))
            action = actions[luck.below(1, len(actions))]
            answer = flipped(track, one.asking, action)
            one.apply(0, action)
            two.apply(0, answer)
            assert [reflect(track, x) for x in one.board.space_of] == list(two.board.space_of)
            assert list(one.board.progress) == list(two.board.progress)
        assert list(one.wear) == list(two.wear)
        assert list(one.close_calls) == list(two.close_calls)
