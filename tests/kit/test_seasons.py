"""What every game's seasons keep to: nothing here knows which game it is."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from kit.entries import values
from kit.races import clause_ids
from slipstream import Game, InvalidOption, SeededDealer, State, playout
from slipstream.games.registry import season_rules, words
from slipstream.season import Agreed, SeasonRules
from slipstream.tell.say import Say
from slipstream.tell.words import LANGUAGES

Rules = SeasonRules[Any]


def short(kind: type[Game]) -> dict[str, str]:
    """One lap, where that can be agreed."""
    for option in kind.offered:
        if option.name == "laps" and "1" in values(kind, option, kind.fewest):
            return {"laps": "1"}
    return {}


def agreed(rules: Rules, terms: dict[str, str] | None = None, seats: int = 0) -> Agreed:
    """The usual calendar, cut to as few races as may be, but two."""
    calendar = rules.usual()[: max(2, rules.fewest)]
    return Agreed(seats or rules.game.fewest, short(rules.game), tuple(calendar), terms or {})


def driven(game: Game | None, seed: int) -> State:
    assert game is not None, "there is another race"
    state = game.start()
    playout(state, SeededDealer(seed), SeededDealer(seed + 1))
    return state


def run(rules: Rules, plan: Agreed) -> list[Any]:
    """A season before its first race and after each."""
    found = [rules.agree(plan)]
    for number in range(len(plan.races)):
        found.append(rules.after(found[-1], driven(rules.next_race(found[-1]), number)))
    return found


@pytest.fixture
def rules(kind: type[Game]) -> Rules:
    return season_rules(kind.code)


def in_words(rules: Rules, fact: Say) -> bool:
    """Whether it can be said in every language."""
    names = [f"Driver {seat}" for seat in range(rules.game.most)]
    return all(words(rules.game, names, 0, language).say(fact) for language in LANGUAGES)


def test_a_season_says_what_it_is(rules: Rules) -> None:
    named = [rules.clause, rules.races_clause, rules.sits_out, rules.substitute]
    named += [term.clause for term in rules.terms]

    assert {clause for clause in named if clause} <= clause_ids()
    assert in_words(rules, rules.about)
    assert rules.fewest <= len(rules.usual()) <= rules.most
    assert set(rules.varies) <= {option.name for option in rules.game.offered}
    assert rules.agree(agreed(rules)) is not None


def test_a_season_goes_from_race_to_race_to_its_end(rules: Rules) -> None:
    plan = agreed(rules)
    stages = run(rules, plan)

    assert rules.next_race(stages[-1]) is None
    for season in stages[:-1]:
        game = rules.next_race(season)
        assert game is not None
        assert game.seats == plan.seats
        notes = rules.notes(season)
        assert all(in_words(rules, note) for note in notes)
        assert notes
        assert {note.clause for note in notes if note.clause} <= clause_ids()
    assert len(rules.teams(stages[0])) in (0, plan.seats)
    assert all(words(rules.game).say(team.say) for team in rules.teams(stages[0]))


@pytest.mark.parametrize("seed", range(6))
def test_a_season_survives_every_way_a_race_can_end(rules: Rules, seed: int) -> None:
    """Races at random with all seats taken: cars drop out, are disqualified, nobody may arrive."""
    seats = rules.game.most
    season = rules.agree(Agreed(seats, short(rules.game), tuple(rules.usual())))
    for number in (0, 1):
        state = driven(rules.next_race(season), 2 * seed + number)
        season = rules.after(season, state)

        assert rules.notes(season)
    rows = rules.rankings(season)[0].rows
    assert sorted(row.entry for row in rows if row.entry >= 0) == list(range(seats))


def test_the_tables_follow_from_the_races(rules: Rules) -> None:
    """Totals are the sums of what each race gave; the best stand first; every entry has its row."""
    stages = run(rules, agreed(rules))
    races = len(stages) - 1
    alone = [rules.rankings(rules.part(stages[-1], n, n + 1)) for n in range(races)]

    for at, ranking in enumerate(rules.rankings(stages[-1])):
        places = [row.place for row in ranking.rows]
        assert places == sorted(places)
        assert places[0] == 1
        for row in ranking.rows:
            scored = [one.points for race in alone for one in race[at].rows if one.name == row.name]
            assert len(scored) == races
            assert row.points == sum(scored)
    entries = sorted(row.entry for row in rules.rankings(stages[-1])[0].rows if row.entry >= 0)
    assert entries == list(range(rules.game.fewest))


def test_a_season_can_be_put_away_and_taken_up(rules: Rules) -> None:
    stages = run(rules, agreed(rules))

    for number, season in enumerate(stages):
        kept = msgspec.json.decode(msgspec.json.encode(season), type=rules.kind)
        assert kept == season
        assert rules.part(stages[-1], 0, number) == season


def test_every_agreement_of_a_season_can_be_made(rules: Rules) -> None:
    for term in rules.terms:
        for value in [term.allowed[0], term.allowed[1]]:
            stages = run(rules, agreed(rules, {term.name: value}))
            assert rules.rankings(stages[-1])
        with pytest.raises(InvalidOption, match=re.escape(term.clause)):
            rules.agree(agreed(rules, {term.name: "no such value"}))
    with pytest.raises(InvalidOption, match="no agreement"):
        rules.agree(agreed(rules, {"nothing": "yes"}))


def test_what_comes_from_the_race_before_is_not_agreed(rules: Rules) -> None:
    for option in rules.game.offered:
        wanted = {option.name: values(rules.game, option, rules.game.fewest)[-1]}
        plan = agreed(rules)
        if option.season:
            with pytest.raises(InvalidOption, match=re.escape(option.clause)):
                rules.agree(msgspec.structs.replace(plan, options=wanted))
        if option.name not in rules.varies:
            with pytest.raises(InvalidOption, match=re.escape(option.clause)):
                rules.agree(msgspec.structs.replace(plan, races=(wanted,) * len(plan.races)))


def test_a_season_has_as_many_races_as_the_rules_allow(rules: Rules) -> None:
    for count in (rules.fewest - 1, rules.most + 1):
        with pytest.raises(InvalidOption, match=rf"races.*{re.escape(rules.races_clause)}"):
            rules.agree(msgspec.structs.replace(agreed(rules), races=({},) * count))


def test_who_is_absent_sits_out_where_the_rules_say_so(rules: Rules) -> None:
    seats = rules.game.fewest + 1
    season = rules.agree(agreed(rules, seats=seats))
    if not rules.sits_out:
        with pytest.raises(InvalidOption, match="nobody sits out"):
            rules.next_race(season, [1])
        return
    state = driven(rules.next_race(season, [1]), 1)

    assert state.game.seats == seats - 1
    rows = rules.rankings(rules.after(season, state))[0].rows
    points = {row.entry: row.points for row in rows}
    assert [points[entry] for entry in range(seats) if entry != 1] == state.points()


def test_points_that_no_race_gave_count_in_every_table(rules: Rules) -> None:
    season = run(rules, agreed(rules))[1]
    before = {row.entry: row.points for row in rules.rankings(season)[0].rows}
    after = rules.rankings(season, [1000, *[-3] * (rules.game.fewest - 1)])

    for ranking in after:
        rows = {row.entry: row for row in ranking.rows if row.entry >= 0}
        if rows:
            assert rows[0].place == 1
            assert all(
                rows[n].points == before[n] + (-3 if n else 1000) for n in range(rules.game.fewest)
            )


def test_results_that_do_not_count_are_those_of_races_run(rules: Rules) -> None:
    season = run(rules, agreed(rules))[-1]

    assert all(race < len(rules.usual()) for one in rules.dropped(season) for race in one)
