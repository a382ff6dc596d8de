"""A league: races of different games in one championship."""

from __future__ import annotations

from typing import Any

import pytest

from slipstream import InvalidOption, SeededDealer, State, load, playout
from slipstream.league.rules import LEAGUE, League, LeagueRules, points_of, rules_of
from slipstream.season import Agreed
from slipstream.tell.words import LANGUAGES, Words, catalogue

RACES = ({"game": "FMR", "aside": "18"}, {"game": "QGP", "circuit": "spa"}, {"game": "GPF1"})


def agreed(seats: int = 3, races: Any = RACES, **terms: str) -> Agreed:
    return Agreed(seats, {}, tuple(races), terms)


def driven(rules: LeagueRules, season: League, absent: tuple[int, ...] = ()) -> State:
    game = rules.next_race(season, absent)
    assert game is not None
    state = game.start()
    playout(state, SeededDealer(len(season.results)), SeededDealer(7))
    return state


def table(rules: LeagueRules, season: League, awarded: tuple[int, ...] = ()) -> list[list[int]]:
    rows = rules.rankings(season, awarded)[0].rows
    return [[row.entry, row.place, row.points] for row in rows]


def raced(*places: list[int], seats: int = 3, **terms: str) -> tuple[LeagueRules, League]:
    rules = LeagueRules()
    season = rules.agree(agreed(seats, [{"game": "FMR"}] * max(3, len(places)), **terms))
    for one in places:
        season = rules.by_hand(season, one, []) if one else rules.not_held(season)
    return rules, season


def test_every_race_is_one_of_its_own_game() -> None:
    rules = LeagueRules()
    season = rules.agree(agreed())
    seen = []
    for _ in RACES:
        state = driven(rules, season)
        seen.append(state.game.code)
        season = rules.after(season, state)

    assert seen == ["FMR", "QGP", "GPF1"]
    assert rules.next_race(season) is None
    assert sum(points for _, _, points in table(rules, season)) == 3 * (25 + 18 + 15)
    with pytest.raises(InvalidOption, match="all races of the league are over"):
        rules.not_held(season)


def test_places_count_among_the_seats_alone() -> None:
    rules = LeagueRules()
    season = rules.after(rules.agree(agreed(4)), driven(rules, rules.agree(agreed(4))))

    assert sorted(season.results[0].places) == [1, 2, 3, 4]


def test_an_absent_entry_scores_nothing_and_the_others_keep_their_rows() -> None:
    rules = LeagueRules()
    before = rules.agree(agreed(4))
    season = rules.after(before, driven(rules, before, (1,)), (), (1,))

    assert season.results[0].places[1] == season.results[0].points[1] == 0
    assert sorted(season.results[0].places) == [0, 1, 2, 3]
    assert rules.may_sit_out


def test_each_game_may_give_its_own_points() -> None:
    rules = LeagueRules()
    before = rules.agree(agreed(points="game"))
    state = driven(rules, before)
    season = rules.after(before, state)

    assert season.results[0].points == state.points()[:3]
    with pytest.raises(InvalidOption, match="own points count here"):
        rules.by_hand(season, [1, 2, 3], [])
    assert rules.by_hand(season, [1, 2, 3], [5, 0, -2]).results[1].points == [5, 0, -2]


def test_only_the_best_results_count_and_the_earlier_of_equal_ones() -> None:
    rules, season = raced([1, 2, 3], [2, 1, 3], [3, 1, 2], best="2")

    assert rules.dropped(season) == [[2], [0], [1]]
    assert table(rules, season) == [[1, 1, 50], [0, 2, 43], [2, 3, 33]]


def test_a_race_that_was_not_held_is_neither_counted_nor_dropped() -> None:
    rules, season = raced([1, 2, 3], [], [2, 1, 3], best="1")

    assert rules.dropped(season) == [[2], [0], [2]]
    assert table(rules, season) == [[1, 1, 25], [0, 2, 25], [2, 3, 15]]
    assert rules.rankings(rules.part(season, 1, 2))[0].rows[0].points == 0


def test_ties_are_broken_by_wins_then_by_the_last_race() -> None:
    rules, season = raced([1, 3, 2], [3, 1, 2], points="3,2,1")

    assert table(rules, season) == [[1, 1, 4], [0, 2, 4], [2, 3, 4]]
    assert table(rules, season, (1, 0, 5)) == [[2, 1, 9], [0, 2, 5], [1, 3, 4]]


def test_who_was_not_in_the_last_race_is_behind_who_was() -> None:
    rules, season = raced([1, 2, 0], [2, 0, 1], points="1,1,1")

    assert [entry for entry, _, _ in table(rules, season)] == [0, 2, 1]


def test_level_drivers_share_a_place_and_its_points() -> None:
    rules, season = raced([1, 1, 3])

    assert table(rules, season) == [[0, 1, 25], [1, 1, 25], [2, 3, 15]]


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (agreed(races=[]), "1 to 24 races, not 0"),
        (agreed(1), "2 to 20 entries, not 1"),
        (agreed(races=[{}]), "race 1 of a league names no game"),
        (agreed(races=[{"game": "XYZ"}]), "there is no game 'XYZ'"),
        (agreed(7), "Formula Motor Racing is for 3 to 6, and 7 would race"),
        (agreed(races=[{"game": "FMR", "grid": "r1"}]), "comes from the race before"),
        (agreed(best="4"), "the best 4 of 3 results"),
        (agreed(best="few"), "how many results count"),
        (agreed(points="ten"), "points are numbers"),
        (agreed(points="5000"), "points are numbers"),
        (agreed(laps="2"), "no agreement 'laps'"),
        (Agreed(3, {"laps": "1"}, RACES), "belong to its races"),
    ],
)
def test_what_cannot_be_agreed_is_refused_in_a_sentence(plan: Agreed, why: str) -> None:
    with pytest.raises(InvalidOption, match=why):
        LeagueRules().agree(plan)


@pytest.mark.parametrize("places", [[1, 2], [0, 0, 0], [1, 3, 0], [1, 2, -1], [2, 3, 0]])
def test_places_by_hand_have_no_gap(places: list[int]) -> None:
    rules, season = raced()

    with pytest.raises(InvalidOption, match="place"):
        rules.by_hand(season, places, [])


def test_a_season_of_one_game_takes_no_results_by_hand() -> None:
    rules = rules_of("FMR")
    season = rules.agree(Agreed(3, {}, ({},)))

    with pytest.raises(InvalidOption, match="only a league"):
        rules.by_hand(season, [1, 2, 3], [])
    with pytest.raises(InvalidOption, match="only in a league"):
        rules.not_held(season)
    assert rules.game_of(Agreed(3, {}, ({},)), 0) is type(load("FMR", 3))
    assert isinstance(rules_of(LEAGUE.lower()), LeagueRules)


def test_what_a_league_says_has_words_in_every_language() -> None:
    rules = LeagueRules()
    plans = [agreed(), agreed(points="game", best="1"), agreed(best="2")]
    facts = [rules.about, *rules.notes(rules.agree(agreed()))]
    facts += [rules.rankings(rules.agree(plan))[0].about for plan in plans]

    for language in LANGUAGES:
        assert all(Words(catalogue(language)).say(fact) for fact in facts)
    assert points_of("3, 2,1") == [3, 2, 1]
    assert rules.agree(Agreed(3, {}, tuple(rules.usual())))
