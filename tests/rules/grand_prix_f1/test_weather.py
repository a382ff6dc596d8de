"""GPF1-9 and GPF1-15: weather and tyres, basic, sudden and double."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import race, ready
from slipstream.games.grand_prix_f1.game import GrandPrixF1
from slipstream.kernel.errors import IllegalAction, InvalidText
from slipstream.kernel.game import CHANCE


@clause("GPF1-9.1")
def test_rain_begins_when_the_last_1_of_the_stack_is_taken() -> None:
    three_left = race("green@8", hand="4 6", ones="3").play("4")
    two_left = race("green@8", hand="4 6", ones="2").play("4")

    assert three_left.view(2).sky == "sun"
    assert two_left.view(2).sky == "rain"
    assert two_left.events("rain") == ["rain GPF1-9.1"]


@clause("GPF1-9.2")
def test_the_used_ones_form_the_new_stack() -> None:
    now = race("green@8", hand="4 6", ones="2").play("4")

    assert now.field("ones") == "18/0"
    assert now.events("new_stack") == ["new_stack GPF1-9.2 18"]


@clause("GPF1-9.3", "GPF1-9.4")
@pytest.mark.parametrize(("sky", "tyres"), [("", "rain"), ("rain", "rain"), ("rain", "dry")])
def test_tyres_are_changed_freely_when_leaving_even_without_a_sit_out(sky: str, tyres: str) -> None:
    now = race(
        "green@BOX1", "6 6", ask="stay_or_leave", visit="green:0", sky=sky, tyres="green:rain"
    ).run(f"leave {tyres}")

    assert now.view(2).cars[1].tyres == tyres
    assert now.hand(2) == "6 6"
    assert now.play("6").asks() == "play_card:2"


@clause("GPF1-9.5")
def test_a_car_that_leaves_without_changing_keeps_its_tyres() -> None:
    now = race("green@BOX1", "10 6", ask="stay_or_leave", visit="green:0", sky="rain")
    now = now.run("leave dry")

    assert now.events("tyres") == []
    assert len(now.play("6").path.split()) == 4


@clause("GPF1-9.6")
def test_rain_tyres_in_sunshine_slow_a_car_just_as_much() -> None:
    now = race("green@2", tyres="green:rain")

    assert now.play("10").path == "3 4 5 6 7 8"
    assert now.play("6").path == "3 4 5 6"
    assert now.play("4").path == "3 4 5 6"


@clause("GPF1-9.7", "GPF1-R46")
def test_basic_rain_lasts_and_comes_only_once() -> None:
    now = race("green@8", hand="4 6", ones="2", sky="rain").play("4")

    assert now.view(2).sky == "rain"
    assert now.events("rain") == []
    assert now.field("ones") == "18/0"


@clause("GPF1-R45")
def test_a_change_counts_from_the_next_card_of_anybody() -> None:
    now = race("green@8 yellow@20", hand="4 6", ones="2").run("4 keep")

    assert now.asks() == "play_card:3"
    assert len(now.play("10").path.split()) == 6


@clause("GPF1-15.1", "GPF1-16.5")
@pytest.mark.parametrize("weather", ["sudden", "double"])
def test_the_rain_card_is_one_of_the_stack_and_may_come_at_any_draw(weather: str) -> None:
    now = ready(6, weather=weather)
    assert now.field("ones") == "16+rain/4"
    assert now.view(1).stack == 17
    assert now.view(1).ones_to_rain == -1

    now = race("green@8", hand="4 6", weather=weather, ones="16+rain").play("4")

    assert now.asks() == "draw_one:2"
    assert now.choices() == ["1", "rain"]
    assert now.state.chances() == [(0, 16), (1, 1)]
    assert now.play("1").state.chances() == [(0, 15), (1, 1)]


@clause("GPF1-15.2", "GPF1-R47")
def test_the_rain_card_is_shown_and_the_player_draws_on() -> None:
    now = race("green@8", hand="4 6", weather="sudden", ones="16+rain").run("4 ~1 ~rain")

    assert now.events("rain") == ["rain GPF1-15.2"]
    assert now.view(2).sky == "rain"
    assert now.hand(2) == "6 1 1"
    assert now.field("ones") == "14/4"


@clause("GPF1-15.2")
def test_after_the_sudden_rain_the_stack_holds_no_more_luck() -> None:
    now = race("green@8", hand="4 6", weather="sudden", ones="2", sky="rain").play("4")

    assert now.asks() == "bonus_exchange:2"
    assert now.view(2).sky == "rain"
    assert now.field("ones") == "18/0"


@clause("GPF1-15.2")
def test_a_stack_with_nothing_but_the_rain_card_is_not_empty() -> None:
    now = race("green@8", hand="4 6", weather="sudden", ones="1+rain").run("4 ~1")

    assert now.view(2).sky == "sun"
    assert now.choices() == ["rain"]
    now = now.play("rain")
    assert now.field("ones") == "18/0"
    assert now.hand(2) == "6 1 1"


@clause("GPF1-15.3", "GPF1-R48")
def test_double_weather_shuffles_the_sun_into_all_other_1s() -> None:
    now = race("green@8", hand="4 6", weather="double", ones="9+rain").run("4 ~rain")

    assert now.view(2).sky == "rain"
    assert now.field("ones") == "20+sun/0"
    assert now.choices() == ["1", "sun"]
    assert now.state.chances() == [(0, 20), (1, 1)]


@clause("GPF1-15.4")
def test_the_sun_card_brings_the_sun_back_at_once() -> None:
    now = race("green@8", hand="4 6", weather="double", ones="9+sun", sky="rain").run("4 ~sun")

    assert now.view(2).sky == "sun"
    assert now.events("sun") == ["sun GPF1-15.4"]
    assert now.hand(2) == "6 1 1"


@clause("GPF1-15.5")
def test_after_the_sun_the_weather_stays() -> None:
    now = race("green@8", hand="4 6", weather="double", ones="2").play("4")

    assert now.view(2).sky == "sun"
    assert now.events("rain") == []
    assert now.field("ones") == "18/0"


@clause("GPF1-R48")
def test_the_sun_alone_in_the_stack_leaves_the_used_ones() -> None:
    ones = " ".join("1" * 20)
    now = race(
        "green@8 red@5", hand="4 6", weather="double", ones="0+sun", sky="rain", hands={1: ones}
    ).run("4 ~sun")

    assert now.view(2).sky == "sun"
    assert now.hand(2) == "6"


@clause("GPF1-15.1")
def test_a_weather_card_that_is_not_in_the_stack_is_not_drawn() -> None:
    now = race("green@8", hand="4 6", weather="sudden", ones="16+rain").play("4")

    with pytest.raises(IllegalAction, match=r"\bGPF1-15\.1\b"):
        now.play("sun")
    with pytest.raises(InvalidText):
        now.play("2")


@clause("GPF1-15.6")
@pytest.mark.parametrize("weather", ["sudden", "double"])
def test_accidents_and_a_weather_rule_can_be_combined(weather: str) -> None:
    game = GrandPrixF1(6, {"accidents": "yes", "weather": weather})

    assert game.agreed(season=False) == {"accidents": "yes", "weather": weather}


@clause("GPF1-15.1")
@pytest.mark.parametrize("token", ["1", "rain"])
def test_what_is_not_in_the_stack_is_refused_as_such(token: str) -> None:
    ones = " ".join("1" * 20)
    now = race(
        "green@8 red@5", hand="4 6", weather="double", ones="0+sun", sky="rain", hands={1: ones}
    ).play("4")

    with pytest.raises(IllegalAction, match=r"\bGPF1-15\.1\b"):
        now.play(token)


@clause("GPF1-6.4", "GPF1-R41")
def test_what_a_bonus_without_an_exchange_brought_is_not_counted_again() -> None:
    """The stack has one card left for the two of space 12."""
    ones = " ".join("1" * 19)
    now = race("green@8 red@5", hand="4 6", ones="1", sky="rain", hands={1: ones}).play("4")

    assert now.events("bonus") == ["bonus GPF1-6.4 1 1"]
    assert now.state.got == 0


@clause("GPF1-15.4")
def test_the_sun_is_nobodys_doing() -> None:
    now = race("green@8 red@5", hand="4 6", weather="double", ones="3+sun", sky="rain")
    after = now.run("4 ~sun")

    assert after.state.trace is not None
    assert [event.seat for event in after.state.trace if event.clause == "GPF1-15.4"] == [CHANCE]
