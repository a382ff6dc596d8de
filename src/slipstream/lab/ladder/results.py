"""The results of a ladder: a file for each game, with a line for each chunk that is done.

A run that is cut goes on where it was: lines that are there are not raced again. A line that was
cut while it was written is left out, and so are those of other drivers than today's, who are known
by their marks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from time import process_time

import msgspec

from slipstream.bots.registry import make_bot
from slipstream.kernel.bot import Bot, Perspective
from slipstream.lab.kept_lines import mend, read_lines
from slipstream.lab.ladder.marks import mark
from slipstream.lab.ladder.plan import Chunk, Pair, Plan
from slipstream.lab.match import MatchError
from slipstream.lab.series import Finish, drive, finish
from slipstream.workers import LostWorker, hired


class Thought(msgspec.Struct):
    """How often a level was asked, and its CPU time in seconds."""

    decisions: int = 0
    cpu: float = 0.0

    def add(self, other: Thought) -> None:
        self.decisions += other.decisions
        self.cpu += other.cpu


class RacedChunk(msgspec.Struct):
    """A chunk that is done.

    `races` has for each race how many seats were ahead of the stronger driver, and how many level
    with it; a race that did not finish has none.
    """

    drivers: list[str]
    """The marks of the stronger and of the weaker driver."""
    seed: int
    pair: Pair
    first: int
    """Its first deal."""
    races: list[list[int]]
    strong: Thought
    weak: Thought

    def deals(self) -> list[list[list[int]]]:
        seats = self.pair.seats
        return [self.races[at : at + seats] for at in range(0, len(self.races), seats)]


class Timed(Bot):
    """A bot, and what it costs."""

    def __init__(self, bot: Bot, spent: Thought) -> None:
        self.bot = bot
        self.spent = spent

    def choose(self, p: Perspective) -> int:
        begun = process_time()
        answer = self.bot.choose(p)
        self.spent.add(Thought(1, process_time() - begun))
        return answer


def run_chunk(chunk: Chunk) -> RacedChunk:
    """Race some deals; the same places whoever races them when."""
    pair = chunk.pair
    series = pair.series(chunk.seed)
    game = series.game()
    spent = {pair.strong: Thought(), pair.weak: Thought()}
    line = RacedChunk([], chunk.seed, pair, chunk.deals.start, [], *spent.values())
    for race in chunk.races():
        seating = series.seating(race)
        bots: list[Bot] = [Timed(make_bot(game, name), spent[name]) for name in seating]
        state = game.start()
        try:
            decisions = drive(state, bots, seating, series.deal(race), [])
        except Exception as error:
            raise MatchError(
                f"{pair.game}, {', '.join(seating)}, deal {series.deal(race)} stopped:"
                f" {type(error).__name__}: {error}"
            ) from error
        line.races.append(standing(finish(seating, state, decisions), seating.index(pair.strong)))
    return line


def standing(race: Finish, seat: int) -> list[int]:
    """How many were ahead of a seat, and how many level with it."""
    if not race.finished:
        return []
    place = race.places[seat]
    return [sum(other < place for other in race.places), race.places.count(place) - 1]


def marks_of(pair: Pair) -> list[str]:
    return [mark(pair.game, level, pair.seats) for level in (pair.strong, pair.weak)]


def file_of(folder: Path, game: str) -> Path:
    return folder / f"{game}.jsonl"


def read(folder: Path, games: Iterable[str]) -> list[RacedChunk]:
    """All lines of these games; none if there is no file yet."""
    return [line for game in games for line in read_lines(file_of(folder, game), RacedChunk)]


def kept(lines: list[RacedChunk], plan: Plan) -> dict[tuple[Pair, int], RacedChunk]:
    """By pair and first deal: those lines that belong to a plan, and no deal beyond it or twice.

    A longer ladder begins with the chunks of a shorter one. Of two lines that share a deal the
    later one counts.
    """
    deals = {pair: plan.deals(pair) for pair in plan.pairs()}
    found: dict[tuple[Pair, int], RacedChunk] = {}
    for line in lines:
        left = deals.get(line.pair, 0) - line.first
        if line.seed == plan.seed and left > 0 and line.drivers == marks_of(line.pair):
            races = line.races[: left * line.pair.seats]
            new = msgspec.structs.replace(line, races=races)
            raced = covered([new])
            found = {key: old for key, old in found.items() if not raced & covered([old])}
            found[line.pair, line.first] = new
    return found


def covered(lines: Iterable[RacedChunk]) -> set[tuple[Pair, int]]:
    """The deals that these lines have raced."""
    return {
        (line.pair, line.first + number) for line in lines for number in range(len(line.deals()))
    }


def missing(plan: Plan, done: Iterable[RacedChunk]) -> list[Chunk]:
    """What is still to be raced, however long the chunks were that are done."""
    raced = covered(done)
    found = []
    for chunk in plan.chunks():
        left = [deal for deal in chunk.deals if (chunk.pair, deal) not in raced]
        if left:
            found.append(msgspec.structs.replace(chunk, deals=range(left[0], left[-1] + 1)))
    return found


def run(plan: Plan, folder: Path, jobs: int, progress: Callable[[int], None]) -> list[RacedChunk]:
    """Race what is not there yet; `progress` hears how many races are done, old ones too."""
    todo = missing(plan, kept(read(folder, plan.games), plan).values())
    raced = plan.total() - sum(len(chunk.races()) for chunk in todo)
    progress(raced)
    for game in plan.games:
        mend(file_of(folder, game))
    with hired(jobs) as workers:
        try:
            for _, line in workers.each(run_chunk, todo):
                line.drivers = marks_of(line.pair)
                with file_of(folder, line.pair.game).open("a", encoding="utf-8") as file:
                    file.write(msgspec.json.encode(line).decode() + "\n")
                raced += len(line.races)
                progress(raced)
        except LostWorker:
            raise MatchError("a process of the ladder died; run it again to go on") from None
    done = kept(read(folder, plan.games), plan)
    return [done[key] for key in sorted(done)]
