"""Words and fallbacks of the decisions, what is open and hidden, and lines that are refused."""

from __future__ import annotations

import pytest

import slipstream
from clauses import clause
from rules.grand_prix.drawn import Race, race
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.rules.asking import CHOOSE_TYRES, GRID_CAR
from slipstream.games.grand_prix.tell.view import view
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.errors import InvalidOption, InvalidText, SlipstreamError
from slipstream.kernel.game import CHANCE, PUBLIC
from slipstream.kernel.text import read_line


def fallback(r: Race) -> str:
    state = r.state
    decision = state.decisions[state.asking]
    return decision.spell(state, decision.fallback(state, state.waiting[0]))


@clause("GP-3.4.6", "GP-R14")
def test_the_clock_never_retires_a_car_that_could_do_something_else() -> None:
    assert fallback(race("1@10.0 5@9.0", hands={1: "CO"})) == "1#CO"
    assert fallback(race("1@10.0 5@9.0", hands={1: ""})) == "-"
    assert fallback(race("1@10.0 10@8.0 5@9.0", hands={1: ""}, wear={10: "ttsswB"})) == "10!"


@pytest.mark.parametrize(
    ("setup", "answer"),
    [
        (race("1@10.0 5@9.0", event="tire_test:9"), "-"),
        (race("1@10.0 5@9.0", event="tire_test:9", wear={1: "t"}).play("1"), "-"),
        (race("1@10.0 5@9.0", event="tire_test:9").play("1"), "-"),
        (race("1@10.0 5@9.0", event="weather_change:5"), "-"),
        (race("1@10.0 5@9.0", event="tire_test:9").play("- -"), "-"),
        (race("1@10.0 5@19.0", "Late Brake").play(">*8"), "-"),
        (race("1@10.0 5@30.0", "Charge", tyres={1: "s"}).play(">*7"), "-"),
    ],
    ids=["pit", "repair", "new_tyres", "reaction", "discard", "late_brake", "soft_bonus"],
)
def test_the_clock_does_as_little_as_possible(setup: Race, answer: str) -> None:
    assert fallback(setup) == answer


@pytest.mark.parametrize("name", [decision.name for decision in GrandPrix(2, {}).start().decisions])
def test_no_decision_takes_any_word(name: str) -> None:
    state = GrandPrix(2, {}).start()
    decision = next(d for d in state.decisions if d.name == name)

    assert not decision.is_word(state, "no such word")


@clause("GP-H1")
def test_what_is_printed_on_a_card_is_told_to_those_who_see_it() -> None:
    r = race("1@10.0 5@9.0", hands={1: "WV,CO", 2: "FI"})
    cards = [[card.card for card in view(r.state, seat).printed] for seat in (0, 1, PUBLIC)]

    assert cards == [["WV", "CO"], ["FI"], []]
    weaving = view(r.state, 0).printed[0]
    assert (weaving.name, weaving.speed, weaving.pit, weaving.kind) == ("weaving", 4, 3, "solo")
    assert (weaving.wear, weaving.close_calls, weaving.effect) == ("", 1, "free_lateral")


def test_the_card_being_played_is_open_and_its_marker_may_stay() -> None:
    seen = view(race("1@10.0 5@30.0", "Charge").state, PUBLIC).printed

    assert [(card.name, card.wear, card.stays) for card in seen] == [("charge", "tyre", False)]


@clause("GP-H2")
def test_everything_but_hands_and_sealed_tyres_is_open() -> None:
    r = race("1@10.0 5@9.0", close_calls={1: 2}, tyres={1: "s-"}, wear={5: "tB"}, wet=True)
    mine, others = view(r.state, 0), view(r.state, PUBLIC)

    assert mine.cars == others.cars
    assert (mine.cars[0].close_calls, mine.cars[0].tyres, mine.cars[2].wear) == (2, "s-", "tB")
    assert (others.weather, others.deck, others.hand_sizes) == ("wet", 54, (12, 12))
    assert others.hands == (None, None)
    assert mine.hands[0] is not None


@clause("GP-I17", "GP-H1")
def test_a_view_shows_no_other_hand_and_no_sealed_tyres() -> None:
    state = GrandPrix(2, {}).start()
    dealer = SeededDealer(1)
    while state.asking == GRID_CAR:
        state.apply(CHANCE, state.sample(dealer))
    assert state.asking == CHOOSE_TYRES
    state.apply(0, 4)

    assert [view(state, seat).cars[0].tyres for seat in (0, 1, CHANCE)] == ["s", "", "s"]
    assert "tyre=1:s,10:s" in state.game.line(state, 0)
    hidden = state.game.line(state, 1)
    assert "tyre=1:?,10:?" in hidden
    with pytest.raises(InvalidText, match="hidden"):
        slipstream.read(hidden)
    assert "tyre=1:h,10:h" in state.game.filled(read_line(hidden)).text()


def test_unknown_cards_can_be_filled_in() -> None:
    game = GrandPrix(2, {"circuit": "altavento"})
    state = game.start()
    dealer = SeededDealer(3)
    while state.waiting == [CHANCE] or state.asking == CHOOSE_TYRES:
        seat = state.waiting[0]
        state.apply(seat, state.sample(dealer) if seat == CHANCE else 0)

    state.apply(state.waiting[0], state.legal(state.waiting[0])[0])
    full = game.filled(read_line(game.line(state, PUBLIC))).text()

    assert "?" not in full
    assert game.line(slipstream.read(full), PUBLIC) == game.line(state, PUBLIC)
    assert game.filled(read_line("GP/1 altavento turn=0")).text() == "GP/1 altavento turn=0"


@pytest.mark.parametrize("option", [{"laps": "0"}, {"winner": "98"}, {"teams": "red,blue"}])
def test_options_that_cannot_be(option: dict[str, str]) -> None:
    with pytest.raises(InvalidOption, match="GP-"):
        GrandPrix(2, option)


LINE = (
    "GP/1 altavento turn=3 first=1 ask=action:1 cars=1@10.0,10@9.0,5@8.0/t,33@7.0,20@6.0"
    " out=27,18,16,23,7,12,21,30,19,8,17,6,15,24,13,2,11 tyre=1:h,10:s-,5:hw,33:s"
    " hand=1:CO,CG;2:WV deck=75 teams=scarlet,emerald"
)


def test_a_line_written_by_hand() -> None:
    state = slipstream.read(LINE)

    assert state.game.line(state, CHANCE) == LINE


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        ("altavento ", ""),
        ("altavento", "porto_vela extra"),
        ("turn=3", "turn=0"),
        ("turn=3", "turn=101"),
        ("first=1 ", ""),
        ("ask=action:1", "ask=action:3"),
        ("ask=action:1", "ask=event:1"),
        ("ask=action:1", "ask=dance:1"),
        ("ask=action:1", "ask=weather"),
        ("ask=action:1", "ask=pit:1"),
        ("ask=action:1", "ask=step:1"),
        ("ask=action:1", "ask=end"),
        ("ask=action:1", "ask=marker:1"),
        ("ask=action:1", "ask=action:1 idle=2"),
        ("ask=action:1", "ask=action:1 idle=x"),
        ("ask=action:1", "ask=action:1 move=1#CO,mp:4"),
        ("ask=action:1", "ask=action:1 sky=snow"),
        ("ask=action:1", "ask=action:1 sky=always_wet"),
        ("ask=action:1", "ask=action:1 zone=84"),
        ("1@10.0", "1@10.9"),
        ("1@10.0", "1"),
        ("1@10.0", "98@10.0"),
        ("1@10.0", "1@9.0"),
        ("1@10.0", "10@10.0"),
        ("1@10.0", "1@252.0"),
        ("1@10.0,", ""),
        ("1@10.0", "1@90.0"),
        ("5@8.0/t", "5@8.0/q"),
        ("20@6.0", "20@6.0/t"),
        ("27,", ""),
        ("27,", "27?,"),
        ("27,", "27+,"),
        ("1:h", "1:hh"),
        ("1:h", "1:h-"),
        ("1:h", "1:q"),
        ("1:h", "1:?"),
        ("1:h,", ""),
        ("1:h", "1:h,1:h"),
        ("tyre=1", "cc=1:0 tyre=1"),
        ("tyre=1", "cc=20:1 tyre=1"),
        ("tyre=1", "cc=1:1,1:2 tyre=1"),
        ("1:CO,CG", "1:CO,XX"),
        ("1:CO,CG", "1:?2"),
        ("1:CO,CG", "2:CO,CG"),
        ("1:CO,CG", "1:WV,WV,WV"),
        (";2:WV", ""),
        (";2:WV", ";2:WV;3:-"),
        ("deck=75", "deck=74"),
        ("deck=75", "deck=75 used=CO"),
        ("deck=75", "deck=75 events=tire_test:9,tire_test:9"),
        ("deck=75", "deck=75 events=rain"),
        ("deck=75", "deck=75 event=tire_test:9"),
        ("deck=75", "deck=75 slots=1"),
        ("deck=75", "deck=75 hit=1"),
        ("deck=75", "deck=75 queue=1"),
        ("deck=75", "deck=75 stop=1:0"),
        ("deck=75", "deck=75 last=CG"),
        ("deck=75", "deck=75 restart=10:1"),
        ("deck=75", "deck=75 end=finish"),
        ("deck=75", "deck=75 laps=2 winner=98"),
    ],
)
def test_a_line_that_cannot_be_is_refused(part: str, instead: str) -> None:
    assert part in LINE

    with pytest.raises(SlipstreamError):
        slipstream.read(LINE.replace(part, instead, 1))


def test_lines_read_back_in_the_middle_of_a_step_and_after_the_first_finisher() -> None:
    game = GrandPrix(2, {"laps": "1"})
    state = game.start()
    dealer = SeededDealer(1)
    seen = set()
    while state.waiting:
        moment = (state.decisions[state.asking].name, state.best_left > 1)
        if moment not in seen:
            seen.add(moment)
            line = game.line(state, CHANCE)
            assert game.line(slipstream.read(line), CHANCE) == line
        seat = state.waiting[0]
        decision = state.decisions[state.asking]
        state.apply(
            seat, state.sample(dealer) if seat == CHANCE else decision.fallback(state, seat)
        )

    assert {("lane", False), ("action", True)} <= seen


def test_tokens_of_older_records_are_read() -> None:
    """Tyres had letters, as markers have; a space had the sign of progress."""
    stop = race("1@30.0 5@29.0", event="tire_test:9", tyres={1: "h"}).play("1").state
    clean = race("22@10.1 5@23.0 9@23.3", "Clean Air").play(">*4").state

    assert stop.decision.read(stop, 0, "s") == stop.decision.read(stop, 0, "soft")
    assert stop.decision.spell(stop, stop.decision.read(stop, 0, "s")) == "soft"
    for token in clean.moves(clean.waiting[0]):
        assert token.startswith(":")
        old = token.replace(":", "@")
        assert (
            clean.decision.spell(clean, clean.decision.read(clean, clean.waiting[0], old)) == token
        )
