"""The report of a race: ten to twenty sentences, from what everybody could see."""

from __future__ import annotations

from itertools import pairwise

import pytest

from analysis.races import RACES, random_race, text_of
from slipstream import CHANCE, GAMES, Event, SeededDealer, load
from slipstream.analysis.commentary import Sentence, commentary, fortune, markdown, watched
from slipstream.analysis.luck import Fortune
from slipstream.drafting.tell.commentary import Commentator
from slipstream.games.grand_prix.rules.kinds import WEATHER
from slipstream.games.grand_prix.tell.teller import GrandPrixTeller
from slipstream.games.registry import teller, words
from slipstream.notation.record import Record, read_record
from slipstream.tell.commentary.choosing import chosen, spoken
from slipstream.tell.commentary.seen import CAR, Moment
from slipstream.tell.say import Say, seat
from slipstream.tell.teller import Teller
from slipstream.tell.words import LANGUAGES

NAMES = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hal", "Ida", "Jo", "Kim"]
LARGEST = {
    code: max((RACES.glob(f"{code}-*.race")), key=lambda file: file.stat().st_size)
    for code in GAMES
}

LONG = ("TA", "GP")
SHORT = [code for code in GAMES if code not in LONG]


def told(record: Record, language: str) -> list[str]:
    speech = words(type(record.game), NAMES, language=language)
    return [speech.say(one.say) for one in commentary(record)]


@pytest.mark.parametrize(
    "code", [*SHORT, *(pytest.param(code, marks=pytest.mark.uncounted) for code in LONG)]
)
def test_a_race_is_told_in_ten_to_twenty_sentences(code: str) -> None:
    record = read_record(LARGEST[code].read_text("utf-8"))
    sentences = commentary(record)

    assert 10 <= len(sentences) <= 20
    assert [one.move for one in sentences] == sorted(one.move for one in sentences)
    assert sentences[-1].move == len(record.moves)
    for language in LANGUAGES:
        texts = told(record, language)
        assert all(one != other for one, other in pairwise(texts))
        assert all(text[-1] in ".!" and "{" not in text for text in texts)


@pytest.mark.parametrize("code", GAMES)
def test_a_report_says_nothing_that_a_spectator_could_not_see(code: str) -> None:
    """What is hidden is dealt again: the report so far is the same."""
    record = random_race(code, GAMES[code]().fewest, 3, 60)
    state = record.final()
    guess = state.guess(-2, SeededDealer(5))
    game = record.game

    assert commentary(record) == commentary(record)
    assert game.view(guess, -2) == game.view(state, -2)
    race = watched(record, teller(game))
    assert all(step.view.seat == -2 for step in race.steps)


def test_a_race_that_has_only_begun_has_no_finish() -> None:
    record = read_record(text_of("FMR-3"))
    del record.moves[60:]

    assert "tale-finish" not in [one.say.id for one in commentary(record)]


def test_a_race_without_a_grid_has_no_report() -> None:
    record = read_record(text_of("QGP-2"))
    del record.moves[3:]

    assert commentary(record) == []


def test_no_kind_of_moment_pushes_all_others_out() -> None:
    many = [Moment(10 * at, "lead", 60, Say("a"), (str(at),)) for at in range(20)]
    few = [Moment(10 * at + 5, "out", 40, Say("b"), (f"x{at}",)) for at in range(3)]

    themes = [moment.theme for moment in chosen([*many, *few], 8, 200)]

    assert themes.count("out") == 3
    assert themes.count("lead") == 5


def test_two_moments_of_one_kind_and_car_at_once_are_told_once() -> None:
    twice = [Moment(at, "pits", 50, Say("a"), ("r1",)) for at in (100, 101)]

    assert len(chosen(twice, 8, 400)) == 1


def test_other_words_for_the_same_and_short_names_at_once() -> None:
    car = Say(CAR, {"car": Say("car-r1"), "seat": seat(0)})
    facts = spoken([Say("tale-lead", {"car": car})] * 2)

    assert [fact.args["way"] for fact in facts] == ["a", "b"]
    assert facts[0].args["car"] == car
    assert facts[1].args["car"] == Say("car-r1")


def test_luck_is_told_of_those_whom_it_changed_most() -> None:
    lucks = [
        Fortune(n + 1, 0, 0, 0, luck, 0, 0, 0, 0, 0, 0) for n, luck in enumerate((-0.2, 0.1, 0))
    ]

    assert [(fact.id, fact.args["percent"]) for fact in fortune(lucks)] == [
        ("tale-unlucky", 20),
        ("tale-lucky", 10),
    ]
    assert fortune([]) == []


def test_markdown_has_a_title_and_paragraphs() -> None:
    facts = [Sentence(at, 1, Say("text", {"text": f"{at}."})) for at in (1, 1, 5, 9)]

    assert markdown("Title", facts, words(GAMES["FMR"]())) == "# Title\n\n1. 1.\n\n5.\n\n9.\n"


@pytest.mark.parametrize("code", ["FMR", "TA", "GP"])
def test_whatever_happens_can_be_told(code: str) -> None:
    """Charges, crashes, engines, last plays: one race has not all of them."""
    for seed in range(16 if code == "FMR" else 1):
        record = random_race(code, 4, seed, 900)
        for language in LANGUAGES:
            assert all(told(record, language))


def test_the_sun_comes_back() -> None:
    """GPF1-15: with both weather cards it can rain and clear up."""
    for seed in range(40):
        record = random_race("GPF1", 4, seed, 900, {"weather": "double"})
        if any(one.say.id.startswith("tale-sun") for one in commentary(record)):
            return
    raise AssertionError("in none of these races the sun came back")


def test_a_car_can_be_out_without_an_event() -> None:
    record = read_record(LARGEST["TA"].read_text("utf-8"))
    seen = watched(record, teller(record.game))
    speaker = Commentator(seen, lambda _event: {}, lambda _event: None)
    at = len(seen.steps) // 2
    step = seen.steps[at]

    gone = speaker.gone(at, step, {"car": step.order[0]})
    assert gone.say.id == "tale-out"


@pytest.mark.parametrize(("sky", "name"), [(0, "tale-weather-dry"), (1, "tale-weather-wet")])
def test_a_change_of_weather_is_told(sky: int, name: str) -> None:
    """GP-EV-weather.1."""
    speaker = GrandPrixTeller(load("GP", 2))

    found = speaker.worth_telling(Event(WEATHER, "GP-EV-weather.1", CHANCE, [sky]))
    assert found
    assert found.message == name


def test_a_game_without_a_commentator_has_nothing_to_tell() -> None:
    plain = Teller(load("FMR", 4))

    assert plain.scene(None) is None
    assert plain.field(None) == []
    assert list(plain.moments(watched(read_record(text_of("FMR-3")), plain))) == []
