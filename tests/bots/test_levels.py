"""The four levels: legal, repeatable, blind to what is hidden, within their budget."""

from __future__ import annotations

import pytest

from slipstream import CHANCE, SeededDealer, State, load
from slipstream.bots import levels
from slipstream.bots.characters import CHARACTERS, DRIVERS, character_of, shown_name
from slipstream.bots.levels import (
    LEVELS,
    Meter,
    Pro,
    Rookie,
    Searcher,
    rehearse,
    think_through,
    weight,
)
from slipstream.bots.registry import USUAL, bots_of, levels_of, make_bot
from slipstream.games.grand_prix_f1.rules.state import RaceState
from slipstream.games.registry import GAMES
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.character import PLAIN
from slipstream.kernel.driver import Driver
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import Game
from slipstream.kernel.search import Search, is_sealed

FEW = 0.02
"""Of a pro's playouts: enough to see that everything works."""

LEVELLED = [
    "FMR",
    "GPF1",
    *[pytest.param(code, marks=pytest.mark.once) for code in ("QGP", "TA", "GP")],
]
"""The first think quickest."""


def quick(game: Game, level: str) -> Bot:
    """The same driver in a hurry."""
    bot = make_bot(game, level)
    if isinstance(bot, Searcher):
        bot.times = FEW
    return bot


def moments(game: Game, number: int, seed: int = 1) -> list[State]:
    """Positions of a race in which a seat has a choice, spread over it."""
    state = game.start()
    luck = SeededDealer(seed)
    found = []
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(luck))
            continue
        if len(state.legal(seat)) > 1:
            found.append(state.copy())
        state.apply(seat, game.driver.reflex(state, seat, luck))
    step = max(1, len(found) // number)
    return found[step // 2 :: step][:number]


def choice(bot: Bot, state: State, seed: int, budget_ms: int = 0) -> int:
    return bot.choose(Perspective(state, state.waiting[0], SeededDealer(seed), budget_ms))


def test_every_game_has_the_four_levels_and_the_names_of_old_records() -> None:
    for code in GAMES:
        game = load(code, 4)
        assert list(levels_of(type(game))) == LEVELS == ["rookie", "club", "pro", "ace"]
        assert {"random", "greedy"} < set(bots_of(type(game)))
        assert type(make_bot(game, "club")) is type(make_bot(game, "greedy"))
    assert USUAL in LEVELS


@pytest.mark.parametrize("code", LEVELLED)
def test_levels_answer_legally_and_the_same_again(code: str) -> None:
    game = load(code, 4)
    for state in moments(game, 3):
        for level in LEVELS:
            once = choice(quick(game, level), state, 7)
            assert once in state.legal(state.waiting[0])
            assert once == choice(quick(game, level), state, 7)


@pytest.mark.parametrize("code", LEVELLED)
def test_no_level_sees_what_its_seat_cannot(code: str) -> None:
    """The same perspective, another truth: the same choice."""
    game = load(code, 4)
    for state in moments(game, 3):
        seat = state.waiting[0]
        other = state.guess(seat, SeededDealer(99))
        assert game.line(state, seat) == game.line(other, seat)
        for level in LEVELS:
            assert choice(quick(game, level), state, 3) == choice(quick(game, level), other, 3)


def test_in_the_lab_a_driver_thinks_by_count_and_at_the_table_by_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0

    def tick() -> float:
        nonlocal now
        now += 0.001
        return now

    monkeypatch.setattr(levels, "perf_counter", tick)
    counted = Meter(100, 50, 0)
    counted.done = 50
    assert counted.spent() == 0.5
    timed = Meter(100, 50, 1000)
    assert [round(timed.spent() * 50) for _ in range(3)] == [1, 2, 3]
    assert Meter(100, 950, 20).seconds == 0.02, "never longer than the table allows"

    state = moments(load("FMR", 3), 3)[1]
    begun = now
    choice(Pro(), state, 1, 1000)
    assert now - begun < 0.06


@pytest.mark.uncounted
@pytest.mark.parametrize("code", list(GAMES))
def test_a_slow_machine_still_answers_soon(code: str) -> None:
    """Even if the time is up at once: every move is tried, then half of them, and so on.

    In pure Python too, that many playouts take less than a second.
    """
    for state in moments(load(code, 4), 3):
        for driver in (state.game.driver, state.game.driver.of_aces()):
            search = Search(Perspective(state, state.waiting[0], SeededDealer(1), 1), driver)
            meter = Meter(1, 1, 1)
            meter.started -= 1.0
            think_through(search, meter)
            assert sum(search.visits) <= 2 * driver.widest() + 4


@pytest.mark.uncounted
def test_a_thought_is_over_when_its_answer_is_clear() -> None:
    """In the last round there is little to think about; in the first there is much."""
    state = moments(load("GPF1", 3), 12)[-1]
    search = Search(Perspective(state, state.waiting[0], SeededDealer(1), 0), state.game.driver)
    meter = Meter(100_000, 0, 0)

    think_through(search, meter)

    assert meter.spent() < 1


@pytest.mark.once
def test_who_has_no_time_to_rehearse_what_others_think_takes_them_to_do_the_usual() -> None:
    game = load("QGP", 4)
    state = next(state for state in moments(game, 12) if is_sealed(state))
    driver = game.driver.of_aces()

    def habits(playouts: int) -> list[dict[int, float]]:
        search = Search(Perspective(state, state.waiting[0], SeededDealer(1), 0), driver)
        rehearse(search, Meter(playouts, 0, 0))
        return search.habits

    usual = Search(Perspective(state, state.waiting[0], SeededDealer(1), 0), driver).habits
    assert habits(100) == usual
    assert habits(2000) != usual


def test_a_driver_who_errs_prefers_what_loses_little_and_does_nothing_beyond_its_floor() -> None:
    assert weight(0.0, 0.1, 1.0) == 1.0
    assert weight(0.05, 0.1, 1.0) < weight(0.01, 0.1, 1.0) < 1.0
    assert weight(0.05, 0.1, 2.0) < weight(0.05, 0.1, 1.0)
    assert weight(0.11, 0.1, 1.0) == 0.0
    assert weight(0.0, 0.0, 1.0) == 1.0


@pytest.mark.once
def test_rookies_bring_their_cars_home() -> None:
    """Four cars of five, as club drivers do; drivers at random bring home none."""
    finished = [race_of_rookies(seed) for seed in range(3)]

    assert sum(finished) >= 12, "of eighteen cars"


def race_of_rookies(seed: int) -> int:
    """How many of their six cars get home."""
    state = load("GPF1", 3).start()
    luck = SeededDealer(seed)
    bots = [Rookie() for _ in range(3)]
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(luck))
        else:
            state.apply(seat, bots[seat].choose(Perspective(state, seat, luck, 0)))
    assert isinstance(state, RaceState)
    return len(state.finished)


class Plans(Driver):
    """Knows one whole move: the first legal answers, one after the other."""

    asked = 0

    def candidates(self, s: State, seat: int) -> list[list[int]]:
        Plans.asked += 1
        then = s.copy()
        move = []
        while then.waiting == [seat]:
            move.append(then.legal(seat)[0])
            then.apply(seat, move[-1])
        return [move]


def test_a_plan_once_made_is_carried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Thunder Alley every step is an answer; a plan is thought of once."""
    game = load("TA", 2)
    monkeypatch.setattr(type(game), "driver", Plans())
    state = game.start()
    luck = SeededDealer(2)
    bot = Pro()
    answers = 0
    while answers < 12:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(luck))
        elif len(state.legal(seat)) == 1:
            state.apply(seat, state.legal(seat)[0])
        else:
            answers += 1
            state.apply(seat, bot.choose(Perspective(state, seat, luck, 0)))

    assert Plans.asked < answers


def test_a_plan_that_no_longer_fits_is_forgotten() -> None:
    state = moments(load("FMR", 3), 1)[0]
    seat = state.waiting[0]
    bot = quick(state.game, "pro")
    assert isinstance(bot, Searcher)
    bot.begun = {state.game.line(state, seat): [-5, 1]}

    assert choice(bot, state, 1) in state.legal(seat)
    assert not bot.begun


@pytest.mark.once
def test_every_level_drives_in_every_character() -> None:
    """The same moments: each answers legally, the same again, blind to what is hidden."""
    game = load("FMR", 4)
    state = moments(game, 3)[1]
    seat = state.waiting[0]
    other = state.guess(seat, SeededDealer(99))
    for name in DRIVERS:
        answers = set()
        for truth in (state, state, other):
            bot = make_bot(game, name)
            assert isinstance(bot, Searcher)
            assert bot.character is CHARACTERS[name.partition("-")[2]]
            bot.times = FEW
            answers.add(choice(bot, truth, 3))
        assert len(answers) == 1
        assert answers <= set(state.legal(seat))


def test_drivers_are_told_apart_by_name_and_plate() -> None:
    cards = list(DRIVERS.values())
    assert len({card.name for card in cards}) == len({card.plate for card in cards}) == 16
    assert all(len(card.plate) == 3 and card.plate.isupper() for card in cards)
    assert shown_name("pro-gambler") == DRIVERS["pro-gambler"].name
    assert shown_name("club") == "club"
    assert character_of("club") is PLAIN


def test_a_bot_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(InvalidOption, match=r"no bot 'pro-dreamer'; it has: .*club.*front-runner"):
        make_bot(load("FMR", 3), "pro-dreamer")


@pytest.mark.uncounted
def test_a_pro_drives_as_well_as_it_can_where_it_has_no_slack(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = load("FMR", 4)
    state = moments(game, 5)[2]
    best = Searcher(FEW, levels.PRO_MS)
    chosen = [choice(best, state, seed) for seed in range(12)]
    monkeypatch.setattr(type(game.driver), "slack", lambda *_: 0.0)
    assert [choice(quick(game, "pro"), state, seed) for seed in range(12)] == chosen
    monkeypatch.setattr(type(game.driver), "slack", lambda *_: 100.0)

    loose = [choice(quick(game, "pro"), state, seed) for seed in range(12)]

    assert loose != chosen
    assert set(loose) <= set(state.legal(state.waiting[0]))


def test_pros_are_kept_below_aces_where_these_have_little_to_teach_them() -> None:
    """By matches, for each number of seats."""
    slack = {
        code: [load(code, seats).driver.slack(seats) for seats in (load(code, 4).fewest, 4)]
        for code in GAMES
    }

    assert all(0.0 < part < 0.6 for parts in slack.values() for part in parts)


class Flat(Searcher):
    """Looks at its own moves alone."""

    def search(self, p: Perspective, game: Game) -> Search:
        return Search(p, game.driver)


@pytest.mark.uncounted
def test_searchers_look_at_what_others_may_do_where_that_is_quick() -> None:
    assert [code for code in GAMES if load(code, 4).driver.branches] == ["GPF1"]
    game = load("GPF1", 4)
    flat, deep = Flat(1.0, levels.ACE_MS), Searcher(1.0, levels.ACE_MS)

    chosen = [(choice(flat, state, 1), choice(deep, state, 1)) for state in moments(game, 40)]

    assert any(one != other for one, other in chosen)
