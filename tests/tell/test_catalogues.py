"""Catalogues and the plain teller: what is said when words are missing, or a game has none."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from slipstream import load
from slipstream.drafting.tell.track_picture import WIDTH, _drawn, _fitting
from slipstream.kernel.game import CHANCE
from slipstream.kernel.trace import HIDDEN, Event
from slipstream.tell.say import Say, seat
from slipstream.tell.screen import width
from slipstream.tell.teller import Teller
from slipstream.tell.words import Catalogue, UnknownMessage, Words
from slipstream.track.circuits.load import load as circuit


def test_a_package_without_words_brings_none() -> None:
    assert not Catalogue("en", ["slipstream.kernel"]).has("ordinal")


def test_a_message_that_is_missing_or_lacks_an_argument_is_a_fault() -> None:
    words = Catalogue("en", ["slipstream"])

    with pytest.raises(UnknownMessage, match="nothing"):
        words.format("nothing", {})
    with pytest.raises(UnknownMessage, match="guest"):
        words.format("guest", {})


def test_everybody_has_a_name() -> None:
    assert Words(Catalogue("en", ["slipstream"]), ["Ann", ""], 0).names == ["You", "Guest 2"]


def test_the_plain_teller_asks_by_the_name_of_the_decision() -> None:
    plain = Teller(load("FMR", 4))

    assert plain.question(SimpleNamespace(asking="draw_card")).id == "ask-draw-card"
    assert (plain.choices(None), plain.notices(None)) == ({}, [])


def test_a_track_too_wide_for_the_screen_is_drawn_in_parts() -> None:
    track = circuit("porto_vela").track

    assert len(_fitting(track, [], list(range(track.length)), -1)) > 1


def test_around_a_car_that_moves_as_much_is_drawn_as_fits_the_screen() -> None:
    track = circuit("porto_vela").track
    whole = list(range(track.length))

    rows = _fitting(track, [], whole, 0)

    assert rows == next(
        drawn
        for end in range(len(whole), 0, -1)
        if max(map(width, drawn := _drawn(track, [], whole[:end], 0))) <= WIDTH
    )


@pytest.mark.parametrize(("who", "named"), [(1, {"seat": seat(1)}), (CHANCE, {})])
def test_what_happens_to_a_seat_names_it_and_what_luck_brings_names_nobody(
    who: int, named: dict[str, Say]
) -> None:
    plain = Teller(load("FMR", 4))
    kind = plain.game.kinds[0]
    event = Event(0, "FMR-1", who, [HIDDEN] * len(kind.arguments))

    told = plain.event(event)

    assert told.args == {**dict.fromkeys(kind.arguments, "?"), **named}
