"""The doors to a game: options, the checked `play`, reading tokens, forced answers."""

from __future__ import annotations

import pytest

from kit.races import choose
from sealed_bids.game import SealedBids
from sealed_bids.rules.asking import BID, BOAST
from sealed_bids.rules.state import Bids
from slipstream import (
    CHANCE,
    PUBLIC,
    AmbiguousText,
    Game,
    IllegalAction,
    InvalidOption,
    InvalidText,
    SeededDealer,
    State,
    forced,
    load,
    play,
)
from slipstream.games.registry import teller
from slipstream.kernel.cards import Hand
from slipstream.kernel.game import seat_name
from slipstream.kernel.options import Option


def bidding(seats: int = 3, seed: int = 1) -> Bids:
    """Sealed Bids when every seat is asked for its sealed card."""
    state = SealedBids(seats, {}).start()
    dealer = SeededDealer(seed)
    while state.waiting == [CHANCE]:
        play(state, CHANCE, state.sample(dealer))
    assert state.asking == BID
    return state


def until(asking: int, seed: int = 1) -> Bids:
    state = bidding(seed=seed)
    dealer, luck = SeededDealer(seed), SeededDealer(seed)
    while state.asking != asking:
        play(state, *choose(state, dealer, luck))
    return state


def test_options_have_their_defaults_unless_agreed_otherwise() -> None:
    game = load("TOY", 2, {"rounds": "2", "lead": "5"})

    assert game.options == {"rounds": "2", "open": "no", "lead": "5"}
    assert game.agreed(season=False) == {"rounds": "2"}
    assert game.agreed(season=True) == {"lead": "5"}


def test_an_option_agreed_at_its_default_is_not_worth_telling() -> None:
    assert load("TOY", 2, {"rounds": "3"}).agreed(season=False) == {}


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {}, r"Sealed Bids is for 2 to 4 players, not 1 \(TOY-1.1\)"),
        (5, {}, r"Sealed Bids is for 2 to 4 players, not 5 \(TOY-1.1\)"),
        (2, {"rounds": "9"}, r"rounds=9: TOY allows 1, 2, 3 \(TOY-2.4\)"),
        (2, {"lead": "x"}, r"lead=x: 0 to 9 \(TOY-2.3\)"),
        (2, {"laps": "2"}, "TOY has no option 'laps'; it has: rounds, open, lead"),
    ],
)
def test_a_refused_agreement_says_what_is_offered(
    seats: int, options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(InvalidOption, match=sentence):
        load("TOY", seats, options)


def test_an_option_is_plain_data() -> None:
    option = Option("laps", "3", ["2", "3"], "TOY-2.4", True)

    assert (option.name, option.default, option.allowed) == ("laps", "3", ["2", "3"])
    assert (option.clause, option.season) == ("TOY-2.4", True)


def test_a_game_may_be_played_without_a_printed_board() -> None:
    assert teller(load("TOY", 2, {})).board() is None


def test_a_game_without_free_options_needs_no_samples() -> None:
    class Plain(SealedBids):
        offered = SealedBids.offered[:2]

        def __init__(self) -> None:
            Game.__init__(self, 2, {})

        def samples(self) -> dict[str, list[str]]:
            return Game.samples(self)

    assert Plain().samples() == {}


def test_a_legal_answer_is_played() -> None:
    state = bidding()
    play(state, 1, state.legal(1)[0])

    assert state.waiting == [0, 2]


@pytest.mark.parametrize(
    ("seat", "who"), [(0, "seat 1"), (PUBLIC, "a spectator"), (CHANCE, "the dealer")]
)
def test_a_seat_that_is_not_asked_is_told_who_is(seat: int, who: str) -> None:
    state = bidding()
    play(state, 0, state.legal(0)[0])
    before = state.game.line(state, CHANCE)

    with pytest.raises(
        IllegalAction, match=rf"{who} is not asked now; waiting for seat 2 \(seat=1\), seat 3"
    ):
        play(state, seat, 3)
    assert state.game.line(state, CHANCE) == before


def test_a_refusal_quotes_the_clause_and_what_the_seat_knows_of_the_position() -> None:
    state = bidding()

    with pytest.raises(IllegalAction, match=r"answer 99 is not allowed for 'bid'") as error:
        play(state, 0, 99)
    assert error.value.clause == "TOY-3.1"
    assert error.value.token == "99"
    assert error.value.line == state.game.line(state, 0)
    assert str(error.value).endswith(f"position: {error.value.line}")


def test_the_dealer_is_asked_by_name() -> None:
    state = load("TOY", 2).start()

    with pytest.raises(IllegalAction, match="waiting for the dealer"):
        play(state, 0, 3)


def test_nothing_can_be_played_when_the_race_is_over() -> None:
    for code, seats in (("TOY", 2), ("FMR", 3)):
        state = load(code, seats).start()
        dealer, luck = SeededDealer(1), SeededDealer(1)
        while state.waiting:
            play(state, *choose(state, dealer, luck))
        for seat in (0, CHANCE, PUBLIC):
            assert state.legal(seat) == []
            with pytest.raises(IllegalAction, match="the race is over"):
                play(state, seat, 0)


def test_seats_are_named_from_one() -> None:
    assert [seat_name(seat) for seat in (0, 5, CHANCE, PUBLIC)] == [
        "seat 1",
        "seat 6",
        "the dealer",
        "a spectator",
    ]


def test_a_token_reads_as_its_answer() -> None:
    state = bidding()
    bid = state.decisions[BID]
    card = state.legal(0)[0]

    assert bid.read(state, 0, f"b{card}") == card


def test_a_word_that_the_rules_refuse_is_illegal_and_no_word_is_invalid() -> None:
    state = bidding()
    bid = state.decisions[BID]
    line = state.game.line(state, 0)

    with pytest.raises(IllegalAction, match=r"'b99' is not allowed here \(TOY-3.1\)") as illegal:
        bid.read(state, 0, "b99")
    with pytest.raises(InvalidText, match="'zz' is not an answer to 'bid'") as invalid:
        bid.read(state, 0, "zz")
    assert (illegal.value.clause, illegal.value.line) == ("TOY-3.1", line)
    assert (invalid.value.token, invalid.value.line) == ("zz", line)


def test_a_word_cut_short_must_leave_no_doubt() -> None:
    state = until(asking=2)
    seat = state.waiting[0]

    with pytest.raises(AmbiguousText, match="'m' may be m:1 or m:2 or m:3"):
        state.decisions[state.asking].read(state, seat, "m")


def test_errors_without_a_position_quote_none() -> None:
    assert str(InvalidText("no tag", "x", "")) == "no tag"


def test_the_clocks_answer_is_the_first_one_unless_a_game_knows_better() -> None:
    state = bidding()

    assert state.decisions[BID].fallback(state, 2) == state.legal(2)[0]


def test_an_only_answer_is_forced() -> None:
    state = until(BOAST)

    assert state.round == 1
    assert forced(state) == (state.mover, 0)


def test_a_decision_in_plain_python_tells_its_clause_and_source_on_either_build() -> None:
    state = load("TOY", 2).start()

    assert state.source() == 0
    with pytest.raises(IllegalAction, match=r"'deal' \(TOY-2.1\)"):
        play(state, CHANCE, 99)


def test_a_choice_is_not_forced() -> None:
    state = until(asking=2)

    assert forced(state) is None


def test_luck_is_never_forced_and_an_ended_race_asks_nothing() -> None:
    state: State = load("TOY", 2).start()

    assert forced(state) is None
    dealer, luck = SeededDealer(1), SeededDealer(1)
    while state.waiting:
        play(state, *choose(state, dealer, luck))
    assert forced(state) is None


def test_a_sealed_answer_may_be_forced_for_a_later_seat() -> None:
    """The first waiting seat has a choice, the second has two equal cards."""
    state = bidding()
    state.hands[1] = Hand([5, 5], [])

    assert forced(state) == (1, 5)


def test_nobody_is_told_anything_while_nobody_listens() -> None:
    state = bidding()

    with pytest.raises(AssertionError, match="nobody listens"):
        state.note(0, "TOY-2.1", 0, [1])
    state.trace = []
    state.note(0, "TOY-2.1", 0, [1])
    assert [(event.kind, event.seat, event.arguments) for event in state.trace] == [(0, 0, [1])]


def test_nothing_goes_wrong_in_a_game_that_names_no_mishaps() -> None:
    assert bidding().mishaps(0) == []
