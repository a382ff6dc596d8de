"""The ladder: planned, raced in chunks that can be cut, rated, and written into a page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from slipstream.bots.registry import make_bot
from slipstream.cli.ladder import ladder as command
from slipstream.games.registry import GAMES, find
from slipstream.kernel.bot import Bot
from slipstream.kernel.errors import InvalidOption, SlipstreamError
from slipstream.kernel.game import Game
from slipstream.lab.ladder import plan as planning
from slipstream.lab.ladder import results
from slipstream.lab.ladder.goals import goal, verdict
from slipstream.lab.ladder.plan import Chunk, Pair, Plan, planned
from slipstream.lab.ladder.ratings import added, points, races_of, ratings
from slipstream.lab.ladder.report import markdown, write_page
from slipstream.lab.ladder.results import RacedChunk, Thought, kept, read, run, run_chunk, standing
from slipstream.lab.ladder.summary import Ladder, summed_up
from slipstream.lab.match import MatchError
from slipstream.lab.page import begins, ends
from slipstream.lab.series import Finish

TINY = Plan(("FMR",), ("rookie", "club"), 3, 12)
"""Three deals with four seats, four with three."""

HERE, HERE_ENDS = begins("ladder FMR", "ladder"), ends("ladder FMR")
CHOIX = [0.0, 136.308763, 210.974792]


def nothing(done: int) -> None:
    """Nobody listens."""


def lines(path: Path, plan: Plan = TINY, jobs: int = 1) -> list[RacedChunk]:
    return run(plan, path, jobs, nothing)


def timeless(line: RacedChunk) -> RacedChunk:
    return msgspec.structs.replace(line, strong=Thought(), weak=Thought())


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "CHUNK", 4)


@pytest.fixture(autouse=True)
def _quick_drivers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rookies that do not think: what is tested is the ladder."""
    monkeypatch.setattr(results, "make_bot", quick_bot)
    monkeypatch.setattr(results, "mark", mark_of)


def mark_of(game: str, level: str, _: int) -> str:
    return f"{game} {level}"


def quick_bot(game: Game, name: str) -> Bot:
    return make_bot(game, "random" if name == "rookie" else "reflex")


def test_every_pair_of_every_game_with_the_fewest_seats_and_with_four() -> None:
    plan = planned([], [], 1, 0)
    pairs = plan.pairs()

    assert {pair.game for pair in pairs} == set(GAMES)
    assert len(pairs) == len(GAMES) * 2 * 6
    for pair in pairs:
        assert pair.seats in (find(pair.game).fewest, 4)
        races = plan.deals(pair) * pair.seats
        least = 200 if "ace" in (pair.strong, pair.weak) else 1000
        assert least <= races < least + pair.seats, "whole deals"
    assert Pair("FMR", 4, "ace", "rookie") in pairs
    assert Pair("FMR", 4, "rookie", "ace") not in pairs


def test_a_ladder_needs_two_known_levels() -> None:
    with pytest.raises(InvalidOption, match="no level 'greedy'"):
        planned([], ["greedy", "pro"], 1, 0)
    with pytest.raises(InvalidOption, match="two levels"):
        planned([], ["pro"], 1, 0)
    assert planned(["fmr", "FMR"], ["pro", "rookie"], 1, 0).levels == ("rookie", "pro")
    assert planned(["fmr", "FMR"], [], 1, 0).games == ("FMR",)


def test_a_cut_run_is_balanced() -> None:
    """The first chunk of every pair comes before the second of any."""
    chunks = list(TINY.chunks())

    assert [chunk.number for chunk in chunks] == sorted(chunk.number for chunk in chunks)
    assert sum(len(chunk.races()) for chunk in chunks) == TINY.total() == 24


def test_the_stronger_driver_sits_in_every_seat_of_every_deal() -> None:
    chunk = next(chunk for chunk in TINY.chunks() if chunk.pair.seats == 4)
    series = chunk.pair.series(TINY.seed)

    assert [series.seating(race).index("club") for race in chunk.races()] == [0, 1, 2, 3]
    assert len({series.deal(race) for race in chunk.races()}) == 1


@pytest.mark.parametrize("cut", [1, 3, 5])
def test_a_run_that_was_cut_goes_on_to_the_same_result(tmp_path: Path, cut: int) -> None:
    whole = lines(tmp_path / "whole")
    written = (tmp_path / "whole" / "FMR.jsonl").read_text("utf-8").splitlines(keepends=True)
    half = tmp_path / "new" / "half"
    half.mkdir(parents=True)
    (half / "FMR.jsonl").write_text("".join(written[:cut]) + written[cut][:40], "utf-8")
    heard: list[int] = []

    again = run(TINY, half, 1, heard.append)

    assert [timeless(line) for line in again] == [timeless(line) for line in whole]
    assert heard[0] == sum(len(line.races) for line in read(half, TINY.games)[:cut])
    assert heard[-1] == TINY.total()
    assert len(read(half, TINY.games)) == len(written), "nothing is raced twice"


def test_two_processes_race_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "make_bot", make_bot)  # the other process has none but these
    plan = msgspec.structs.replace(TINY, races=3)
    one = lines(tmp_path / "one", plan)
    two = lines(tmp_path / "two", plan, jobs=2)

    assert [timeless(line) for line in one] == [timeless(line) for line in two]


def test_a_longer_ladder_begins_with_the_shorter_one(tmp_path: Path) -> None:
    path = tmp_path / "ladder"
    longer = msgspec.structs.replace(TINY, races=20)
    short = lines(path)
    lines(path, longer)

    found = kept(read(path, TINY.games), TINY)
    assert [timeless(found[key]) for key in sorted(found)] == [timeless(line) for line in short]
    assert (
        sum(len(line.races) for line in kept(read(path, TINY.games), longer).values())
        == longer.total()
    )


@pytest.mark.parametrize("sizes", [(4, 8), (8, 4)])
def test_no_deal_counts_twice_when_chunks_were_longer_or_shorter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sizes: tuple[int, int]
) -> None:
    half = msgspec.structs.replace(TINY, races=8)
    whole = msgspec.structs.replace(TINY, races=24)
    monkeypatch.setattr(planning, "CHUNK", sizes[0])
    lines(tmp_path, half)
    monkeypatch.setattr(planning, "CHUNK", sizes[1])
    heard: list[int] = []

    found = run(whole, tmp_path, 1, heard.append)

    assert heard[0] == half.total(), "what is there is not raced again"
    assert sum(len(line.races) for line in found) == whole.total()
    once = lines(tmp_path / "once", whole)
    assert [race for line in found for race in line.races] == [
        race for line in once for race in line.races
    ]


def test_of_two_lines_that_share_a_deal_the_later_one_counts() -> None:
    pair = Pair("FMR", 4, "club", "rookie")
    drivers = ["FMR club", "FMR rookie"]
    old = RacedChunk(drivers, 3, pair, 0, [[0, 0]] * 8, Thought(), Thought())
    new = RacedChunk(drivers, 3, pair, 1, [[1, 0]] * 4, Thought(), Thought())

    assert kept([old, new], TINY) == {(pair, 1): new}


def test_lines_of_another_seed_do_not_count(tmp_path: Path) -> None:
    lines(tmp_path)

    assert not kept(read(tmp_path, TINY.games), msgspec.structs.replace(TINY, seed=4))


def test_races_of_other_drivers_never_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When one level has changed, only its pairs are raced again."""
    plan = msgspec.structs.replace(TINY, levels=("rookie", "club", "pro"), races=3)
    lines(tmp_path, plan)
    monkeypatch.setattr(
        results, "mark", lambda _, level, __: f"FMR {level}{'!' * (level == 'pro')}"
    )

    left = kept(read(tmp_path, plan.games), plan)
    assert {(pair.strong, pair.weak) for pair, _ in left} == {("club", "rookie")}
    heard: list[int] = []
    again = run(plan, tmp_path, 1, heard.append)

    assert heard[0] == sum(len(line.races) for line in left.values())
    assert heard[-1] == plan.total()
    assert {line.drivers[0] for line in again if line.pair.strong == "pro"} == {"FMR pro!"}


def test_every_game_has_a_file_of_its_own(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(TINY, games=("FMR", "QGP"), races=1)

    lines(tmp_path, plan)

    assert [path.name for path in sorted(tmp_path.iterdir())] == ["FMR.jsonl", "QGP.jsonl"]
    assert {line.pair.game for line in read(tmp_path, ["QGP"])} == {"QGP"}


def test_pairs_with_an_ace_are_raced_in_step_and_in_smaller_chunks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Wherever a run is cut, fewer races of aces and more of others are about the same part."""
    monkeypatch.setattr(planning, "CHUNK", 24)
    monkeypatch.setattr(planning, "RACES", 240)
    monkeypatch.setattr(planning, "RACES_OF_ACE", 48)
    chunks = list(Plan(("FMR",), ("rookie", "club", "ace"), 3).chunks())
    half = chunks[: len(chunks) // 2]

    def races(some: list[Chunk], ace: bool) -> int:
        return sum(len(chunk.races()) for chunk in some if chunk.pair.has_ace() == ace)

    for ace in (False, True):
        assert races(half, ace) / races(chunks, ace) == pytest.approx(0.5, abs=0.1)
    assert {len(chunk.races()) for chunk in chunks if chunk.pair.has_ace()} == {3, 4}


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", "utf-8")

    with pytest.raises(SlipstreamError, match=r"no results can be kept in .*taken"):
        lines(tmp_path / "taken")


def test_a_race_that_stops_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise ValueError("no fuel")

    monkeypatch.setattr(results, "drive", broken)
    with pytest.raises(
        MatchError, match=r"FMR, club, rookie, rookie.*stopped: ValueError: no fuel"
    ):
        run_chunk(next(TINY.chunks()))


def test_a_standing_is_who_is_ahead_and_who_is_level() -> None:
    seating = ("a", "b", "b", "b")
    race = Finish(seating, 9, True, (1, 2, 3, 3), (4, 2, 1, 2))

    assert [standing(race, seat) for seat in range(4)] == [[3, 0], [1, 1], [0, 0], [1, 1]]
    assert standing(Finish(seating, 9, finished=False), 0) == []
    assert races_of("a", "b", 4, [[1, 1], []]) == [(("a", "b", 4, 1), 0.5), (("a", "b", 4, 2), 0.5)]


def test_ratings_are_those_of_another_program() -> None:
    """choix 0.4.1, `ilsr_rankings` over the same races and those lent."""
    levels = ["rookie", "club", "pro"]
    counts = {
        ("club", "rookie"): [40, 30, 20, 10],
        ("pro", "club"): [35, 25, 22, 18],
        ("pro", "rookie"): [60, 25, 10, 5],
    }
    races = {
        (strong, weak, 4, ahead): float(count)
        for (strong, weak), row in counts.items()
        for ahead, count in enumerate(row)
    }

    assert points(levels, races) == pytest.approx(CHOIX, abs=1e-4)


def test_who_always_wins_has_a_rating_too() -> None:
    assert 400 < points(["a", "b"], {("b", "a", 2, 0): 20.0})[1] < 1000


def test_an_interval_holds_the_rating_and_is_drawn_the_same_again() -> None:
    deals = [[races_of("b", "a", 2, [[at % 3 // 2, 0], [at % 2, 0]]) for at in range(60)]]
    found = ratings(["a", "b"], deals, 5)

    assert found == ratings(["a", "b"], deals, 5)
    assert (found[0].points, found[0].low, found[0].high) == (0, 0, 0)
    assert found[1].low < found[1].points < found[1].high
    assert found[1].points == pytest.approx(points(["a", "b"], added(deals[0]))[1])


def known(races: list[list[int]]) -> Ladder:
    pair = Pair("FMR", 4, "club", "rookie")
    line = RacedChunk([], 3, pair, 0, races, Thought(50, 0.1), Thought(100, 0.1))
    return summed_up(TINY, [line])


def test_a_summary_counts_places_wins_and_cost() -> None:
    ladder = known([[0, 0], [0, 1], [3, 0], [1, 0], [0, 0], [0, 0], [2, 1], []])
    (row,) = ladder.pairs

    assert (row.races, row.unfinished, row.wins) == (7, 1, 3.5)
    assert row.win_low < row.win_rate == 0.5 < row.win_high
    assert row.place_low < row.place < row.place_high
    assert row.place == pytest.approx(((1 + 1.5 + 4 + 2) / 4 + (1 + 1 + 3.5) / 3) / 2)
    assert {(cost.level, cost.ms) for cost in ladder.costs} == {("club", 2.0), ("rookie", 1.0)}
    assert [one.level for one in ladder.rated[0].ratings] == ["rookie", "club"]


def test_goals_are_set_for_neighbours_and_for_aces_in_the_usual_field() -> None:
    def of(seats: int, strong: str, weak: str) -> float | None:
        return goal(Pair("GP", seats, strong, weak))

    assert [of(2, "club", "rookie"), of(2, "ace", "pro"), of(2, "ace", "club")] == [
        0.65,
        0.65,
        None,
    ]
    assert [of(4, "pro", "club"), of(4, "ace", "club"), of(4, "ace", "rookie")] == [0.4, 0.55, None]
    assert of(3, "pro", "club") is None


@pytest.mark.parametrize(
    ("won", "races", "met"),
    [(60, 100, "**yes**"), (42, 100, "likely"), (38, 100, "open"), (20, 100, "no")],
)
def test_a_goal_is_met_if_the_whole_interval_says_so(won: int, races: int, met: str) -> None:
    (row,) = known([[0, 0]] * won + [[1, 0]] * (races - won)).pairs

    assert verdict(row) == met
    pair = msgspec.structs.replace(row.pair, seats=3)
    assert verdict(msgspec.structs.replace(row, pair=pair)) == ""


def test_a_page_gets_tables_and_drawings_and_keeps_the_rest(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    page.write_text(f"Before.\n{HERE}\nold\n{HERE_ENDS}\nAfter.\n", "utf-8")
    ladder = known([[0, 0], [0, 1], [3, 0], []])

    write_page(ladder, page)
    once = page.read_text("utf-8")
    write_page(ladder, page)

    assert page.read_text("utf-8") == once
    assert once.startswith("Before.\n")
    assert once.endswith("\nAfter.\n")
    assert "old" not in once
    assert "| 4 | club | 3 rookies | 3 (1 unfinished) |" in once
    assert "slipstream ladder --games FMR --levels rookie,club --races 12 --seed 3" in once
    assert "20 of 24 races are missing" in once
    drawing = (tmp_path / "pictures" / "ladder-fmr.svg").read_text("utf-8")
    assert drawing.startswith("<svg")
    assert "4 seats" in drawing


def test_a_page_without_a_place_for_it_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    with pytest.raises(SlipstreamError, match="cannot be read"):
        write_page(known([[0, 0]]), page)
    page.write_text("Nothing here.\n", "utf-8")
    with pytest.raises(SlipstreamError, match="no place for ladder FMR"):
        write_page(known([[0, 0]]), page)


def test_the_command_races_and_reports(tmp_path: Path) -> None:
    folder = str(tmp_path / "ladder")
    agreed = ["--games", "fmr", "--levels", "club,rookie", "--races", "3", "--results", folder]

    empty = CliRunner().invoke(command, [*agreed, "--report"])
    raced = CliRunner().invoke(command, agreed)
    report = CliRunner().invoke(command, [*agreed, "--report"])
    as_json = CliRunner().invoke(command, [*agreed, "--report", "--json"])

    assert "7 of 7 races are missing" in empty.stdout
    assert raced.exit_code == 0, raced.output
    assert report.stdout == raced.stdout
    assert "| 3 | club | 2 rookies | 3 |" in raced.stdout
    found = msgspec.json.decode(as_json.stdout, type=Ladder)
    assert markdown(found, "pictures") == raced.stdout
    page = tmp_path / "page.md"
    page.write_text(f"{HERE}{HERE_ENDS}", "utf-8")
    written = CliRunner().invoke(command, [*agreed, "--report", "--write", str(page)])
    assert (written.stdout, written.exit_code) == ("", 0)
    assert "3 rookies" in page.read_text("utf-8")
