"""The drafting family apart from any one game's clauses: words, ways, rules that differ."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.thunder_alley.drawn import DRAFT, LEAD, PURSUIT, SOLO, Plain, Race, race
from slipstream import SeededDealer, load, playout
from slipstream.drafting.rules.decisions import Step
from slipstream.drafting.rules.state import NOTHING
from slipstream.drafting.rules.ways import ways
from slipstream.drafting.tell.ways import ALIKE, reached, told_ways
from slipstream.games.grand_prix.rules import asking
from slipstream.games.thunder_alley.rules.asking import LANE, STEP, TAIL
from slipstream.games.thunder_alley.rules.state import RaceState

PACK = """
    0    .    .   43    .    .
    1   29  *22    .   15    .
    2    .   28    .    .    .
        16   17   18   19   20
"""


@pytest.mark.parametrize(
    "word", ["=", ">", ">0", ">4", "i", "o", "b>", "bi", "bo", "x", "x1", "I", "O"]
)
def test_words_of_a_step(word: str) -> None:
    state = race(PACK, SOLO(4)).state

    assert state.decisions[STEP].is_word(state, word)


@pytest.mark.parametrize("word", ["", "b", "<", ">10", "ii", "o1", ":18.1", "+", "22"])
def test_what_is_no_step(word: str) -> None:
    state = race(PACK, SOLO(4)).state

    assert not state.decisions[STEP].is_word(state, word)


@pytest.mark.parametrize("asked", [LANE, TAIL])
def test_words_of_a_lane(asked: int) -> None:
    state = race(PACK, SOLO(4)).state
    lane = state.decisions[asked]

    assert lane.is_word(state, ":9.0")
    assert not lane.is_word(state, "9.0")
    assert not lane.is_word(state, ":9.P")


def test_the_family_offers_what_can_be_paid_and_bumps_are_thunder_alley_s_own() -> None:
    begun = race(PACK.replace("   .   15", "  15    ."), SOLO(1))
    words = begun.state.decisions[STEP]

    assert begun.steps() == ["b>", "i", "bo"]
    assert [words.spell(begun.state, step) for step in Step().legal(begun.state, 0)] == ["i"]
    grand_prix = load("GP", 4).start()
    assert not grand_prix.decisions[asking.STEP].is_word(grand_prix, "b>")


def facts(now: Race) -> list[object]:
    """All that a walk might disturb."""
    s = now.state
    move = [s.mp, s.linked, s.diagonals, s.step, s.furthest, s.asking, s.walking]
    lists = [s.rear, s.route, s.crossed, s.answers, s.question, s.waiting]
    rows = [s.entered, s.board.space_of, s.board.progress]
    return [*move, *(made[:] for made in lists), *(list(row) for row in rows)]


@pytest.mark.parametrize("card", [SOLO(5), DRAFT(5), LEAD(5), "Slingshot", "Working the Pack"])
def test_walking_leaves_no_trace(card: str | Plain) -> None:
    begun = race(PACK, card)
    before = facts(begun)
    told = list(begun.state.trace or [])

    first = ways(begun.state)

    assert facts(begun) == before
    assert begun.state.board.journal == []
    assert not begun.state.board.recording
    assert begun.state.trace == told
    assert [way.answers for way in ways(begun.state)] == [way.answers for way in first]


def test_ways_have_different_ends_and_their_answers_lead_there() -> None:
    begun = race(PACK, LEAD(4))
    found = ways(begun.state)

    assert len({(*way.spaces, *way.progress) for way in found}) == len(found)
    for way in found:
        state = begun.state.copy()
        for action in way.answers:
            assert state.waiting
            state.apply(state.waiting[0], action)
        assert (state.board.space_of, state.board.progress) == (way.spaces, way.progress)


def test_a_walk_may_be_limited_and_leaves_no_trace_either() -> None:
    begun = race(PACK, LEAD(4))
    before, all_of_them = facts(begun), ways(begun.state)

    few = ways(begun.state, 3)
    none = ways(begun.state, 0)

    assert none == []
    assert 0 < len(few) < len(all_of_them)
    assert [way.answers for way in few] == [way.answers for way in all_of_them[: len(few)]]
    assert facts(begun) == before


def test_of_very_many_ways_to_a_place_only_some_are_told() -> None:
    begun = race(PACK, LEAD(11))
    ends = Counter(way.spaces[begun.state.active] for way in ways(begun.state))

    told = Counter(way.name.partition("/")[0] for way in told_ways(begun.state, 0))

    assert max(ends.values()) > ALIKE
    assert sorted(told.values()) == sorted(min(many, ALIKE) for many in ends.values())


def test_every_end_of_a_move_is_reached_with_the_best_place_of_all_ways_there() -> None:
    begun = race(PACK, LEAD(11))
    told = told_ways(begun.state.copy(), 0)
    best: dict[str, int] = {}
    for way in told:
        assert way.outcome
        name, place = way.name.partition("/")[0], way.outcome.args["after"]
        assert isinstance(place, int)
        best[name] = min(place, best.get(name, place))

    reach = reached(begun.state, 2, 100_000)

    assert list(reach) == list(best)
    assert all(reach[name] <= place + 2 for name, place in best.items())
    assert min(reach.values()) == min(best.values()) + 2


def test_ways_may_be_made_in_the_middle_of_a_step() -> None:
    """While the lane of a pushed car is still to be chosen."""
    begun = race(
        """
        0    .  *15   22    .
        1    .    .    .    .
        2    #    #    #    .
            17   18   19   20
        """,
        SOLO(3),
        circuit="tc",
    )

    asked = begun.play(">")

    assert len(ways(asked.state)) == 2
    assert asked.steps() == [":20.0", ":20.1"]


def test_one_walk_at_a_time() -> None:
    begun = race(PACK, SOLO(2))
    begun.state.walking = True

    with pytest.raises(AssertionError, match="one walk at a time"):
        ways(begun.state)


def walked(state: RaceState, ends: set[tuple[int, ...]]) -> None:
    """Every path to the end of the move, one by one."""
    for action in state.legal(state.waiting[0]):
        after = state.copy()
        after.walking = True
        after.apply(after.waiting[0], action)
        if after.waiting:
            walked(after, ends)
        else:
            ends.add((*after.board.space_of, *after.board.progress, *after.crossed))


MOUTH = """
    0    .   29    8    .    .
    1    .  *15   43    .    .
    2   28   22    #    #    #
         8    9   10   11   12
"""
EXIT = """
    0   29  *15   43   28    .
    1    .   22    .    8    .
    2    #    #    #    .    .
        17   18   19   20   21
"""
CHICANE = """
    0  *15   43    .    .    .    .
    1   22    .   28    8    .    .
    2    #    #    .    .    #    #
         4    5    6    7    8    9
"""

# With three points `o > i` ends where no other way does: `> o` has been in the inside lane.
STRAIGHT = """
    0  *15    .    .    .    .
    1    .    .    .   43    .
    2    .    .    .    .    .
        30   31   32   33   34
"""


@pytest.mark.parametrize("card", [SOLO(4), DRAFT(3), PURSUIT(4), LEAD(4), "Rubbin' is Racin'"])
@pytest.mark.parametrize(
    ("picture", "circuit"),
    [(MOUTH, "tc"), (EXIT, "tc"), (CHICANE, "verghns_grove"), (STRAIGHT, "tc")],
)
def test_ways_find_what_walking_every_path_finds(
    card: str | Plain, picture: str, circuit: str
) -> None:
    """Where lanes merge and divide, and one step asks for the lanes of several cars."""
    begun = race(picture, card, circuit=circuit)
    ends: set[tuple[int, ...]] = set()

    walked(begun.state, ends)

    assert {(*way.spaces, *way.progress) for way in ways(begun.state)} == ends


@pytest.mark.parametrize("code", ["GP", "TA"])
def test_nobody_writes_into_the_list_that_all_share(code: str) -> None:
    """Copies share what is usually empty; a state's own lists are replaced."""
    for seed in range(5):
        state = load(code, 4).start()
        playout(state, SeededDealer(seed), SeededDealer(seed + 100))

        assert NOTHING == []
