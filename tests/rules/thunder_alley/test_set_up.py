"""TA-1, TA-2, TA-12.2, TA-12.3: who races what, the grid, the first hands."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import Race
from rules.thunder_alley.table import discards, evening, first_player, held, stands, start, until
from slipstream import CHANCE, read
from slipstream.games.thunder_alley.game import ThunderAlley
from slipstream.games.thunder_alley.rules.components import EVENT_NAMES, TEAM_CARS, TEAM_IDS
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.errors import InvalidOption
from slipstream.notation.record import Record, read_record
from slipstream.track.circuits.load import load

TRACKS = ["st_adriana", "yunta_brothers", "pullingers_pyramid", "verghns_grove"]
CROSS_OVER = ["altavento", "kestrel_vale", "lac_brume", "porto_vela"]
KRB = "black,red,blue"


def grid(now: Race) -> list[str]:
    """The team codes in the order of the slots, `K` for black."""
    owners = [TEAM_IDS[now.state.race.teams[now.state.owner(c)]] for c in now.state.order()]
    codes = {"red": "R", "yellow": "Y", "green": "G", "black": "K", "blue": "B"}
    return [codes[owner] for owner in owners]


def places(now: Race) -> list[str]:
    return [word.partition("@")[2] for word in stands(now).split()]


@clause("TA-1.1.1")
def test_two_to_seven_teams_race() -> None:
    assert [ThunderAlley(seats, {}).seats for seats in range(2, 8)] == [2, 3, 4, 5, 6, 7]
    for seats in (1, 8):
        with pytest.raises(InvalidOption, match=r"2 to 7 players.*TA-1\.1\.1"):
            ThunderAlley(seats, {})


@clause("TA-1.4.1")
def test_each_car_has_its_own_box_and_everybody_sees_into_it() -> None:
    """Markers of one car are no other's, and no guess at what is hidden changes a box."""
    now = evening("29@18.0 25@10.0 15@17.0", wear={29: "tE", 15: "f"})
    boxes = (now.wear(29), now.wear(25), now.wear(15))
    guessed = now.state.guess(1, SeededDealer(5))

    assert boxes == ("tE", "", "f")
    assert list(guessed.wear) == list(now.state.wear)
    assert list(guessed.led) == list(now.state.led) == [0, 1, 0, 0, 0, 0]


@clause("TA-1.5.1")
def test_all_42_numbers_are_different() -> None:
    numbers = [number for team in TEAM_CARS for number in team]

    assert len(set(numbers)) == len(numbers) == 42


@clause("TA-2.1")
@pytest.mark.parametrize("circuit", TRACKS)
def test_one_of_the_four_tracks_is_chosen(circuit: str) -> None:
    now = start(2, circuit=circuit)

    assert now.state.board.track is load(circuit).track


@clause("TA-2.1")
def test_no_other_track_is_offered() -> None:
    with pytest.raises(InvalidOption, match=r"\bTA-2\.1\b"):
        ThunderAlley(2, {"circuit": "nowhere"})


@pytest.mark.parametrize("circuit", ["t3", "tc"])
def test_a_loop_of_the_examples_is_not_offered_but_can_be_read(circuit: str) -> None:
    game = ThunderAlley(2, {"circuit": circuit})
    line = game.line(game.start(), CHANCE)

    assert circuit not in ThunderAlley.offered[0].allowed
    assert read(line).game.options["circuit"] == circuit


@clause("TA-2.2")
def test_each_player_takes_a_team() -> None:
    game = ThunderAlley(3, {"teams": KRB})

    assert [TEAM_IDS[team] for team in game.teams] == ["black", "red", "blue"]


@clause("TA-2.2")
@pytest.mark.parametrize("teams", ["red,red,blue", "red,blue", "red,blue,white"])
def test_no_team_twice_none_missing_none_unknown(teams: str) -> None:
    with pytest.raises(InvalidOption, match=r"3 different ones.*TA-2\.2"):
        ThunderAlley(3, {"teams": teams})


@clause("TA-2.3")
@pytest.mark.parametrize(("seats", "cars"), [(2, 6), (3, 5), (4, 4), (5, 3), (6, 3), (7, 3)])
def test_cars_per_team(seats: int, cars: int) -> None:
    game = ThunderAlley(seats, {})

    assert game.cars == cars
    for seat in range(seats):
        own = game.numbers[seat * cars : (seat + 1) * cars]
        assert set(own) <= set(TEAM_CARS[game.teams[seat]])
        assert len(own) == cars


@clause("TA-2.3")
def test_a_team_enters_the_numbers_it_likes() -> None:
    """Those named race in this order; the first cars of the team sheet fill up."""
    game = ThunderAlley(3, {"teams": KRB, "cars": "3", "numbers": "24,60,77,69,25"})

    assert game.numbers == [60, 19, 28, 77, 69, 25, 24, 4, 9]
    assert game.options["numbers"] == "60,19,28,77,69,25,24,4,9"


@clause("TA-2.3", "TA-2.5.3")
def test_chosen_numbers_fill_the_slots_of_their_team_in_their_order() -> None:
    usual = start(3, teams=KRB, cars="2").play("11")
    chosen = start(3, teams=KRB, cars="2", numbers="29,25,24").play("11")

    assert stands(usual) == "19@-1.0 25@-1.1 4@-2.0 9@-2.1 29@-3.0 28@-3.1"
    assert stands(chosen) == "19@-1.0 29@-1.1 24@-2.0 4@-2.1 25@-3.0 28@-3.1"


@clause("TA-2.3")
def test_numbers_stand_in_the_line_and_in_the_record_unless_they_are_usual() -> None:
    game = ThunderAlley(2, {"cars": "2", "numbers": "54"})
    line = game.line(game.start(), CHANCE)
    usual = ThunderAlley(2, {"cars": "2", "numbers": "25,29,8"})

    assert "per_team=2 numbers=54,8" in line
    assert read(line).game.options == game.options
    assert Record(game, {}).write() == read_record(Record(game, {}).write()).write()
    assert usual.options["numbers"] == ""
    assert usual.numbers == ThunderAlley(2, {"cars": "2"}).numbers


@clause("TA-2.3")
@pytest.mark.parametrize("numbers", ["25,25", "4", "25,29,41", "100", "25,", "025"])
def test_no_number_twice_none_of_another_team_none_too_many(numbers: str) -> None:
    with pytest.raises(InvalidOption, match=r"different ones of the teams.*TA-2\.3"):
        ThunderAlley(2, {"cars": "2", "numbers": numbers})
    with pytest.raises(InvalidOption, match=f"^numbers={numbers}: "):
        ThunderAlley(2, {"cars": "2", "numbers": numbers})


@clause("TA-2.4")
def test_84_race_cards_and_26_event_cards_are_shuffled_apart() -> None:
    """Every race card is as likely as every other; the two decks are two sources of luck."""
    now = start(2)
    assert now.state.chances() == [(card, 1) for card in range(84)]
    race_deck = now.state.source()

    now = evening("29@18.0 15@17.0")

    counts = {EVENT_NAMES[event]: count for event, count in now.state.chances()}
    assert sum(counts.values()) == 26
    assert counts["Debris Caution"] == 3
    assert counts["Rain"] == counts["Tight"] == 2
    assert now.state.source() != race_deck


@clause("TA-2.5.1", "TA-2.5.2", "TA-W1")
def test_the_grid_goes_to_and_fro_along_the_bar_of_one_card() -> None:
    """Card 11 reads black, red, (purple, yellow, pink, green,) blue."""
    now = start(3, teams=KRB, circuit="yunta_brothers").play("11")

    assert grid(now) == list("KRBBRKKRBBRKKRB")
    assert first_player(now) == 1


@clause("TA-2.5.3")
def test_a_teams_slots_are_filled_with_its_own_cars() -> None:
    now = start(3, teams=KRB, circuit="yunta_brothers").play("11")

    order = now.state.order()
    for seat in range(3):
        slots = [car for car in order if now.state.owner(car) == seat]
        assert sorted(slots) == list(now.state.own_cars(seat))


@clause("TA-2.5.4", "TA-R37")
def test_the_grid_card_serves_all_passes_and_is_discarded_before_the_deal() -> None:
    now = start(3, teams=KRB).play("11")

    assert now.asks() == "fill_hand:0"
    assert discards(now) == [11]
    assert "11" not in now.steps()
    assert all(not held(now, seat) for seat in (1, 2, 3))


@clause("TA-2.5.5", "TA-W1")
def test_slots_are_filled_from_the_line_backwards_inside_first() -> None:
    yunta = start(3, teams=KRB, circuit="yunta_brothers").play("11")
    grove = start(3, teams=KRB, circuit="verghns_grove").play("11")

    assert places(yunta)[:4] == ["-1.0", "-1.1", "-2.0", "-2.1"]
    assert places(yunta)[14] == "-8.0"
    assert places(grove)[:3] == ["-1.1", "-1.2", "-2.1"]


@clause("TA-2.6.1")
@pytest.mark.parametrize("circuit", TRACKS)
def test_the_lap_marker_starts_on_lap_1(circuit: str) -> None:
    assert start(2, circuit=circuit).play("1").state.lap() == 1


@clause("TA-2.6.2")
@pytest.mark.parametrize("seats", range(2, 8))
def test_there_is_one_position_marker_for_each_car(seats: int) -> None:
    now = start(seats, circuit="st_adriana").play("1")

    cars = len(now.state.racing)
    assert sorted(now.state.final_places()) == list(range(1, cars + 1))
    assert list(now.state.place) == [0] * cars


@clause("TA-2.6.3", "TA-2.6.4")
@pytest.mark.parametrize(("card", "pole"), [("11", "black"), ("15", "red"), ("14", "blue")])
def test_the_car_on_the_pole_leads_and_its_owner_is_first_player(card: str, pole: str) -> None:
    now = start(3, teams=KRB).play(card)

    leader = now.state.leader()
    assert now.state.board.progress[leader] == -1
    assert leader == now.state.order()[0]
    assert TEAM_IDS[now.state.race.teams[now.state.owner(leader)]] == pole
    assert first_player(now) == now.state.owner(leader) + 1


@clause("TA-2.7")
def test_hands_are_dealt_completely_from_the_first_player_clockwise() -> None:
    """Card 15 reads red first, and red sits in the second seat; five cars each, so six cards."""
    now = start(3, teams=KRB).play("15")
    sizes = []
    while now.asks().startswith("fill_hand"):
        now = now.play(now.steps()[-1])
        sizes.append("".join(str(len(held(now, seat))) for seat in (1, 2, 3)))

    assert sizes[:7] == ["010", "020", "030", "040", "050", "060", "061"]
    assert sizes[12] == "166"
    assert sizes[17] == "666"
    assert now.asks() == "activate:2"


@clause("TA-D14")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_player_has_as_many_segments_as_cars(seats: int) -> None:
    """In the first turn nobody is out: the activations are counted."""
    now = until(start(seats, circuit="st_adriana").play("1"), "activate")
    asked = [0] * seats
    while not now.asks().startswith("event"):
        if now.asks().startswith("activate"):
            asked[now.state.waiting[0]] += 1
        now = now.play(now.steps()[0])

    assert asked == [now.state.race.cars] * seats


@clause("TA-12.2.1")
def test_grid_option_a_reads_a_fresh_card_for_each_pass_always_from_the_left() -> None:
    """Cards 11, 15, 14, 8, 22: black red blue, red black blue, blue black red, red blue black."""
    now = start(3, teams=KRB, grid="card_per_pass", circuit="st_adriana")
    for card in ("11", "15", "14", "8"):
        now = now.play(card)
        assert now.asks() == "grid_card:0"
    now = now.play("22")

    assert grid(now) == list("KRBRKBBKRRBKRKB")
    assert discards(now) == [11, 15, 14, 8, 22]
    assert now.asks() == "fill_hand:0"


@clause("TA-12.2.2")
def test_grid_option_b_reads_a_fresh_card_for_each_slot() -> None:
    """The first team on the bar that still has a car to place takes the slot."""
    now = start(2, teams="black,red", grid="card_per_slot", cars="2")
    now = now.play("15 1 11")
    assert now.asks() == "grid_card:0"
    now = now.play("22")

    assert grid(now) == list("RRKK")
    assert discards(now) == [15, 1, 11, 22]


@clause("TA-11.2.2")
@pytest.mark.parametrize(
    ("card", "winner", "order"),
    [
        ("11", "", "KRB"),
        ("11", "black", "KRB"),
        ("11", "red", "RKB"),
        ("11", "blue", "KBR"),
        ("15", "black", "KRB"),
        ("15", "red", "RKB"),
    ],
)
def test_the_winner_of_the_last_race_is_a_place_further_up_the_bar(
    card: str, winner: str, order: str
) -> None:
    """Card 11 reads black, red, blue; 15 red, black, blue; who is first already stays first."""
    now = start(3, teams=KRB, winner=winner, circuit="st_adriana").play(card)

    assert grid(now)[:6] == list(order + order[::-1])


@clause("TA-12.3.1")
@pytest.mark.parametrize("cars", range(1, 7))
def test_any_number_of_cars_the_same_for_all(cars: int) -> None:
    now = until(start(3, cars=str(cars), circuit="st_adriana").play("1"), "activate")

    assert len(now.state.order()) == 3 * cars
    assert [len(held(now, seat)) for seat in (1, 2, 3)] == [cars + 1] * 3


@clause("TA-12.3.1")
def test_there_are_fewer_cars_than_sectors() -> None:
    """Yunta Brothers has 28 sectors: 28 cars are refused."""
    with pytest.raises(InvalidOption, match=r"28 cars on 28 sectors.*TA-R28"):
        ThunderAlley(7, {"cars": "4", "circuit": "yunta_brothers"})
    with pytest.raises(InvalidOption, match=r"\bTA-12\.3\.1\b"):
        ThunderAlley(2, {"cars": "7"})

    assert len(ThunderAlley(4, {"cars": "6", "circuit": "yunta_brothers"}).numbers) == 24


@clause("TA-R72")
def test_laps_are_the_tracks_unless_the_host_says_otherwise() -> None:
    defaults = [ThunderAlley(2, {"circuit": circuit}).laps for circuit in TRACKS]
    chosen = [ThunderAlley(2, {"laps": str(laps)}).laps for laps in range(1, 10)]

    assert defaults == [2, 4, 3, 2]
    assert chosen == list(range(1, 10))
    for laps in ("0", "10"):
        with pytest.raises(InvalidOption, match=r"\bTA-R72\b"):
            ThunderAlley(2, {"laps": laps})


@clause("TA-R86")
def test_more_than_21_cars_line_up_two_by_two() -> None:
    now = start(7, cars="6", circuit="st_adriana").play("1")

    assert len(places(now)) == 42
    assert places(now)[20:24] == ["-11.0", "-11.1", "-12.0", "-12.1"]
    assert places(now)[-1] == "-21.1"


@clause("TA-R39")
def test_the_cards_suffice_for_the_largest_race() -> None:
    """49 cards in hand of 84, and 42 turned up for the grid: the discards are dealt again."""
    now = start(7, cars="6", grid="card_per_slot", circuit="st_adriana")

    now = until(now, "activate")

    assert [len(held(now, seat)) for seat in range(1, 8)] == [7] * 7
    cards = [card for seat in range(1, 8) for card in held(now, seat)]
    assert len(set(cards)) == 49
