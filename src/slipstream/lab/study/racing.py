"""One race, watched: how it went for every seat, and every decision if that is wanted."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE, Game, State
from slipstream.lab.series import NO_CLOCK, Finish, Series, ask, finish, lucks
from slipstream.lab.study.plan import Case, Chunk, StudyError
from slipstream.lab.study.restricted import bot_of

Row = dict[str, Any]


class Watch:
    """What is noted while a race is on."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.standings: list[list[int]] = []  # places of the seats as each turn begins
        self.turn = 0
        self.cards: list[list[str]] = [[] for _ in range(seats)]
        self.moves = 0  # the steps of a path are one
        self.decisions: list[Row] = []

    def look(self, state: State) -> None:
        """As a turn begins: who is where."""
        turn = state.turn()
        if turn != self.turn:
            self.turn = turn
            self.standings.append(ranks(state.places()[: self.seats]))

    def note(self, state: State, seat: int, action: int, legal: int) -> None:
        self.decisions.append(
            {
                "number": len(self.decisions) + 1,
                "turn": state.turn(),
                "seat": seat + 1,
                "decision": state.decision.name,
                "legal": legal,
                "token": state.decision.spell(state, action),
            }
        )


def ranks(places: list[int]) -> list[int]:
    """Places among the seats alone, from 1; level ones share a place."""
    return [1 + sum(other < place for other in places) for place in places]


def watched(series: Series, game: Game, race: int, keep: bool) -> tuple[Finish, Watch, int]:
    """Play race number `race` from 0; the finish, what was seen, and the turns."""
    seating = series.seating(race)
    seed = series.deal(race)
    bots: list[Bot] = [bot_of(game, name) for name in seating]
    dealer = SeededDealer(seed)
    luck = lucks(seed, len(seating))
    state = game.start()
    watch = Watch(len(seating))
    decisions = 0
    while state.waiting and decisions <= game.longest:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(dealer))
            continue
        watch.look(state)
        view = Perspective(state, seat, luck[seat], NO_CLOCK)
        action = view.legal[0]
        if len(view.legal) > 1:
            decisions += 1
            watch.moves += not state.decision.glued
            action = ask(bots[seat], seating[seat], view)
            if keep:
                watch.note(state, seat, action, len(view.legal))
        watch.cards[seat] += state.decision.cards(state, action)
        state.apply(seat, action)
    return finish(seating, state, decisions), watch, state.turn()


def lead_changes(standings: list[list[int]]) -> int:
    """How often another seat was first as a turn began; level leaders change nothing."""
    leaders = [row.index(1) for row in standings if row.count(1) == 1]
    return sum(one != other for one, other in pairwise(leaders))


def decided(standings: list[list[int]], places: tuple[int, ...]) -> float:
    """The part of the race after which the winner was never headed: 0 is from the start."""
    winners = {seat for seat, place in enumerate(places) if place == 1}
    for number in range(len(standings), 0, -1):
        row = standings[number - 1]
        if any(place == 1 and seat not in winners for seat, place in enumerate(row)):
            return number / len(standings)
    return 0.0


def rows_of(case: Case, rules: int, race: int, end: Finish, watch: Watch, turns: int) -> list[Row]:
    """One row a seat."""
    series = case.series
    standings = watch.standings or [[1] * watch.seats]
    half = standings[len(standings) // 2]
    changes = lead_changes(watch.standings)
    moment = decided(watch.standings, end.places)
    winners = max(1, end.places.count(1))
    found = []
    for seat, bot in enumerate(end.seating):
        place = end.places[seat] if end.finished else 0
        found.append(
            {
                **identity(case, rules),
                "race": race + 1,
                "deal": series.deal(race),
                "seat": seat + 1,
                "bot": bot,
                "finished": end.finished,
                "place": place,
                "points": end.points[seat] if end.finished else 0,
                "won": 1 / winners if place == 1 else 0.0,
                "start": standings[0][seat],
                "half": half[seat],
                "gained": standings[0][seat] - place if end.finished else 0,
                "turns_led": sum(row[seat] == 1 for row in watch.standings),
                "mishaps": list(end.mishaps[seat]) if end.finished else [],
                "cards": watch.cards[seat],
                "lead_changes": changes,
                "decided": moment,
                "turns": turns,
                "decisions": end.decisions,
                "moves": watch.moves,
            }
        )
    return found


def identity(case: Case, rules: int) -> Row:
    series = case.series
    return {
        "case": case.number,
        "game": series.code,
        "rules": rules,
        "seats": len(series.bots),
        "options": case.options,
        "seed": series.seed,
    }


def run_chunk(chunk: Chunk) -> tuple[list[Row], list[Row]]:
    """The rows of some races; whatever goes wrong names the race."""
    case = chunk.case
    game = case.series.game()
    races: list[Row] = []
    decisions: list[Row] = []
    for race in chunk.races:
        try:
            end, watch, turns = watched(case.series, game, race, chunk.decisions)
        except Exception as error:
            raise StudyError(
                f"{case.label}: race {race + 1} (deal {case.series.deal(race)}) stopped:"
                f" {type(error).__name__}: {error}"
            ) from error
        races += rows_of(case, game.version, race, end, watch, turns)
        head = {"case": case.number, "game": case.series.code, "race": race + 1}
        decisions += [head | row for row in watch.decisions]
    return races, decisions
