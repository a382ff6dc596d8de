"""The tree below a move: what is looked at, who learns from it, and where it ends."""

from __future__ import annotations

from kernel.test_search import FAR, at, drive_one
from slipstream import CHANCE, SeededDealer, State
from slipstream.kernel.bot import Perspective
from slipstream.kernel.driver import Driver
from slipstream.kernel.search import Search, drive_on
from slipstream.kernel.tree import Node, descend, learn

MOVES = [[number] for number in range(6)]


def been(visits: int, total: float = 0.0) -> Node:
    """A node that was visited so often."""
    node = Node()
    node.visits = visits
    node.total = total
    return node


def test_the_oftener_a_node_is_visited_the_more_moves_are_looked_at() -> None:
    assert [been(visits).width() for visits in (0, 1, 4, 16, 100)] == [1, 1, 2, 3, 6]


def test_what_was_never_tried_comes_first_and_then_what_did_most_good() -> None:
    node = been(16)
    node.after[0] = been(8, 4.0)
    assert node.choose(MOVES) == 1, "not tried yet"
    node.after[1] = been(4, 3.2)
    assert node.choose(MOVES) == 2, "the last of three that are looked at"
    node.after[2] = been(4, 0.4)
    assert node.choose(MOVES) == 1, "the best so far"
    assert node.choose(MOVES[:1]) == 0
    node.after[1].visits, node.after[1].total = 4000, 3200.0
    node.after[2].visits, node.after[2].total = 1, 0.7
    assert node.choose(MOVES) == 2, "tried too little to be given up"


def run(state: State, root: Node, until: int, seed: int) -> list[tuple[Node, int]]:
    """Once down the tree, on to the cut, and back."""
    s = state.copy()
    driver = s.game.driver
    luck = SeededDealer(seed)
    path = descend(s, root, driver, until, luck)
    drive_on(s, driver, until, luck)
    learn(s, driver, root, path)
    return path


def test_each_visit_goes_one_move_further_than_anybody_has_been() -> None:
    state = at("FMR", 3, 5)
    root = Node()
    until = state.game.driver.cut(state) + 6

    depths = [len(run(state, root, until, seed)) for seed in range(60)]

    assert depths[:2] == [0, 1], "the first visit drives on by reflex"
    assert max(depths) > 2
    assert root.visits == 60
    assert sum(child.visits for child in root.after.values()) == 59
    assert len(root.after) == been(59).width()


def test_every_seat_learns_what_is_good_for_itself() -> None:
    state = at("FMR", 3, 5)
    root = been(1)
    s = state.copy()
    driver = s.game.driver
    path = descend(s, root, driver, FAR, SeededDealer(1))
    drive_on(s, driver, FAR, SeededDealer(1))

    learn(s, driver, root, path)

    total = sum(s.points())
    expected = [
        won + driver.points_share * points / total
        for won, points in zip(driver.value(s), s.points(), strict=True)
    ]
    (node, seat) = path[0]
    assert (len(path), node.visits) == (1, 1)
    assert abs(node.total - expected[seat]) < 1e-9


def test_luck_is_passed_by_and_the_way_ends_at_the_cut() -> None:
    state = at("FMR", 3, 5)
    driver = state.game.driver
    root = Node()
    for seed in range(40):
        run(state, root, driver.cut(state) + 1, seed)

    assert all(not child.after for child in root.after.values()), "nobody else has moved"

    class Early(Driver):
        before_luck = True

    unlucky = state.copy()
    while unlucky.waiting != [CHANCE]:
        drive_one(unlucky, SeededDealer(1))
    line = state.game.line(unlucky, CHANCE)
    early = Early()
    assert descend(unlucky, been(9), early, early.cut(unlucky), SeededDealer(1)) == []
    assert state.game.line(unlucky, CHANCE) == line


def test_a_race_that_is_over_has_nothing_below() -> None:
    state = at("FMR", 3, 5)
    drive_on(state, state.game.driver, FAR, SeededDealer(1))

    assert descend(state, been(1), state.game.driver, FAR, SeededDealer(1)) == []


def test_sealed_answers_are_left_to_reflexes() -> None:
    state = at("QGP", 4, 2)
    assert state.decision.sealed

    assert descend(state, been(50), state.game.driver, FAR, SeededDealer(1)) == []


def test_answers_without_a_choice_are_no_part_of_the_tree() -> None:
    state = at("GPF1", 4, 3)
    root = Node()
    until = state.game.driver.cut(state) + 16
    for seed in range(30):
        for node, _ in run(state, root, until, seed):
            assert node.visits

    def widths(node: Node) -> list[int]:
        below = [width for child in node.after.values() for width in widths(child)]
        return [len(node.after), *below]

    assert max(widths(root)) > 1


def test_a_search_with_branches_is_repeated_by_its_luck() -> None:
    state = at("FMR", 3, 20)
    seat = state.waiting[0]

    def means(branches: bool) -> list[float]:
        p = Perspective(state, seat, SeededDealer(3), 0)
        search = Search(p, state.game.driver, branches=branches)
        for _ in range(12):
            search.try_out()
        return search.means()

    assert means(True) == means(True)
    assert means(True) != means(False)
