"""Position lines of every question, and what about them is refused."""

from __future__ import annotations

from functools import cache

import pytest

import slipstream
from clauses import clause
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.rules.components import CODES, RACE_DECK
from slipstream.kernel.errors import InvalidText
from slipstream.kernel.game import CHANCE, State

NPCS = "27,18,16,23,7,12,21,30,19,8,17,6,15,24,13,2,11"
HEAD = "GP/1 altavento turn=3 first=1"
TAIL = "hand=1:CO,CG;2:WV deck=75 teams=scarlet,emerald"
EVENT = (
    f"{HEAD} ask=event cars=1@10.0/tb,10@9.0,5@8.0/t,33@7.0,20@6.0 out={NPCS}"
    f" cc=1:1,10:1,5:1 tyre=1:h,10:s-,5:hw,33:s {TAIL}"
)
ROAD = f"out={NPCS} tyre=1:s,10:s-,5:hw,33:s"


def hands(codes: str, deck: int) -> str:
    return f"hand=1:{codes};2:WV deck={deck} teams=scarlet,emerald"


# A position and the answers that lead from it to the question.
QUESTIONS: dict[str, tuple[str, str]] = {
    "weather": ("start weather=random", ""),
    "grid": ("start", "1 4"),
    "tyres": ("grid", "hs"),
    "fill_hand": (EVENT.replace("event", "fill_hand:1", 1), ""),
    "step": (f"{HEAD} ask=action:1 cars=1@10.0,10@9.0,5@8.0,33@7.0,20@6.0 {ROAD} {TAIL}", "1#CG"),
    "late_brake": (
        f"{HEAD} ask=action:1 cars=1@30.0,10@39.0,5@8.0,33@7.0,20@6.0 {ROAD} {hands('LB', 76)}",
        "1#LB > > > > > > > >",
    ),
    "clean_air": (
        f"{HEAD} ask=action:1 cars=1@0.0,10@8.0,5@8.2,33@30.0,20@28.0 {ROAD} {hands('CA', 76)}",
        "1#CA > > > >",
    ),
    "soft_bonus": (
        f"{HEAD} ask=action:1 cars=1@0.0,10@28.0,5@28.2,33@30.0,20@26.0 {ROAD} {hands('CG', 76)}",
        "1#CG > > > > > > >",
    ),
    "bonus": (
        f"{HEAD} ask=action:1 cars=1@0.0,10@28.0,5@28.2,33@30.0,20@26.0 {ROAD} {hands('CG', 76)}",
        "1#CG > > > > > > > +",
    ),
    "exit": (
        f"{HEAD} ask=action:1 cars=1@2.P,10@28.0,5@28.2,33@30.0,20@26.0 {ROAD} {hands('CG', 76)}",
        "1#CG",
    ),
    "team": (EVENT, "wing_damage:6"),
    "own_car": (EVENT, "wing_damage:6 scarlet"),
    "involved": (
        EVENT.replace("5@8.0/t", "5@9.1/t").replace("1@10.0/tb", "1@9.2").replace(",5:1", ",5:3"),
        "collision:4",
    ),
    "marker": (EVENT, "tire_wear:2"),
    "retirement": (EVENT, "npc_retirement:3"),
    "reaction": (EVENT, "weather_change:5"),
    "reaction_repair": (EVENT, "weather_change:5 w"),
    "mechanical": (EVENT.replace("1@10.0/tb", "1@10.0/tbb"), "mechanical_failure:7"),
    "pit": (EVENT, "suspension_stress:5"),
    "repair": (EVENT, "suspension_stress:5 1 t"),
    "new_tyres": (EVENT, "suspension_stress:5 1 -"),
    "restart": (EVENT.replace("cc=1:1,10:1,5:1 ", ""), "collision:4"),
    "discard": (EVENT, "suspension_stress:5 - - - - #CO"),
    "zone": (EVENT, "traction_hazard:2 - - - -"),
    "end": (EVENT.replace("turn=3", "turn=100"), "suspension_stress:5 - - - -"),
}


@cache
def asked(name: str) -> str:
    """The line of a question."""
    base, words = QUESTIONS[name]
    state: State
    if base.startswith("start"):
        weather = base.partition("weather=")[2] or "dry"
        state = GrandPrix(2, {"weather": weather}).start()
    else:
        state = slipstream.read(asked(base) if base in QUESTIONS else base)
    if name == "tyres":
        while state.waiting == [CHANCE]:
            state.apply(CHANCE, state.legal(CHANCE)[0])
    for word in words.split():
        decision = state.decisions[state.asking]
        state.apply(state.waiting[0], decision.read(state, state.waiting[0], word))
    return state.game.line(state, CHANCE)


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_line_of_every_question_reads_back(name: str) -> None:
    state = slipstream.read(asked(name))

    assert state.game.line(state, CHANCE) == asked(name)


WRONG = [
    ("weather", "turn=0", "turn=0 sky=wet"),
    ("grid", "slots=1,4", "slots=1,1"),
    ("grid", "slots=1,4", "slots=1,98"),
    ("grid", "slots=1,4", "slots=1,.,4"),
    ("grid", "slots=1,4", "slots=1,27"),
    ("grid", "14,10", "10,14"),
    ("grid", ",.,.,.,.,.,.,.,.,.,14,10", ""),
    ("grid", "slots", "draw=all_drawn slots"),
    ("grid", "ask=grid", "ask=weather"),
    ("grid", "turn=0", "turn=0 first=1"),
    ("grid", "turn=0", "turn=0 sky=wet"),
    ("grid", "slots=1,4", "slots=1,4 zone=3"),
    ("grid", "slots", "used=CO slots"),
    ("tyres", "tyre=1:h,10:s", "tyre=1:h"),
    ("tyres", "tyre=1:h,10:s", "tyre=1:h,10:s-"),
    ("tyres", "tyre=1:h,10:s", "tyre=1:h,10:w"),
    ("tyres", "tyre=1:h,10:s", "tyre=1:h,10:s,4:h,14:h"),
    ("tyres", "hand=1:-", "hand=1:CO"),
    ("fill_hand", "ask=fill_hand:1", "ask=fill_hand:2"),
    ("fill_hand", "2:WV deck=75", "2:WV deck=75 finished=20"),
    ("step", "mp:7", "mp:x"),
    ("step", "mp:7", "mp:0"),
    ("step", "move=1#CG", "move=5#CG"),
    ("step", "move=1#CG", "move=1#CO"),
    ("step", "move=1#CG", "move=1#CG,bonus"),
    ("step", "1@10.0*", "1@10.0"),
    ("step", "ask=step:1", "ask=late_brake:1"),
    ("step", "ask=step:1", "ask=clean_air:1"),
    ("step", "ask=step:1", "ask=soft_bonus:1"),
    ("step", "been:@10.0", "been:@9.0"),
    ("step", "been:@10.0", "been:@10.0,step:>"),
    ("step", "been:@10.0", "been:@10.0,slants:1"),
    ("step", "been:@10.0", "been:@10.0,linked"),
    ("step", "ask=step:1", "ask=step:1 idle=1"),
    ("step", "1@10.0", "1@252.0"),
    ("late_brake", "10@39.0", "10@40.0"),
    ("late_brake", "#LB", "#CG"),
    ("clean_air", "5@8.2", "5@9.2"),
    ("clean_air", "1@4.0*", "1@8.1*"),
    ("soft_bonus", "1:s", "1:s-"),
    ("soft_bonus", "mp:0", "mp:1"),
    ("bonus", "1:s-", "1:s"),
    ("bonus", "bonus", "exit,bonus"),
    ("exit", "1@2.0*", "1@2.P*"),
    ("team", "cc=1:1,10:1,5:1", "cc=1:1,10:1"),
    ("team", "event=wing_damage:6", "event=engine_problems:3"),
    ("team", "event=wing_damage:6", "event=tire_wear:2"),
    ("team", "event=wing_damage:6 ", ""),
    ("own_car", "ask=own_car:1", "ask=own_car:2"),
    ("involved", "hit=5", "hit=5,5"),
    ("involved", "hit=5", "hit=1"),
    ("involved", "hit=5", "hit=5,33"),
    ("involved", "hit=5 ", ""),
    ("involved", "hit=5", "hit=27"),
    ("involved", "event=collision:4", "event=hard_hit:6"),
    ("involved", "ask=involved:1", "ask=involved:2"),
    ("marker", "event=tire_wear:2", "event=tire_test:9"),
    ("marker", "10@9.0,", ""),
    ("marker", "event=tire_wear:2", "event=tire_wear:2 zone=5"),
    ("retirement", "event=npc_retirement:3", "event=tire_test:9"),
    ("reaction", "queue=1,10", "queue=10,1,20"),
    ("reaction", "queue=1,10", "queue=5"),
    ("reaction", "queue=1,10", "queue=27"),
    ("reaction", "queue=1,10,33 ", ""),
    ("reaction_repair", "stop=1:0:wet", "stop=1:0:hard"),
    ("reaction_repair", "stop=1:0:wet", "stop=1:0"),
    ("reaction_repair", "stop=1:0:wet", "stop=20:0:wet"),
    ("reaction_repair", "stop=1:0:wet", "stop=1:0:wet:wet"),
    ("reaction_repair", "stop=1:0:wet", "stop=1:x:wet"),
    ("reaction_repair", "stop=1:0:wet ", ""),
    ("reaction_repair", "queue=10", "queue=20"),
    ("reaction_repair", "event=weather_change:5", "event=mechanical_failure:7"),
    ("mechanical", "stop=1:22", "stop=1:22:soft"),
    ("mechanical", "event=mechanical_failure:7", "event=weather_change:5"),
    ("pit", "queue=1,10", "queue=10,1,27"),
    ("pit", "queue=1", "queue=33,1"),
    ("pit", "events=suspension_stress:5 ", ""),
    ("pit", "1@10.0/tb", "1@10.O/tb"),
    ("pit", "1@10.0/tb", "1@10.0/tb!"),
    ("repair", "stop=1:1", "stop=1:1 last=t"),
    ("repair", "stop=1:1", "stop=1:1:soft"),
    ("repair", "ask=repair:1", "ask=repair:2"),
    ("repair", "1@10.0/b", "1@10.0"),
    ("repair", "1@10.0/b", "1@10.0/b!"),
    ("new_tyres", "stop=1:0", "stop=1:0:soft"),
    ("restart", "restart=10:1+10+5+33", "restart=10:1+10+5"),
    ("restart", "restart=10:1+10+5+33", "restart=x:1"),
    ("restart", "restart=10:1+10+5+33", "restart=10:1+10+5+33 last=t"),
    ("discard", "ask=discard:1", "ask=discard:1 zone=84"),
    ("zone", "1@10.0", "1@10.1"),
    ("end", "end=limit", "end=soon"),
    ("end", " end=limit", ""),
    ("end", "ask=end", "ask=discard:1"),
]


@pytest.mark.parametrize(("name", "part", "instead"), WRONG)
def test_what_cannot_be_is_refused(name: str, part: str, instead: str) -> None:
    line = asked(name)
    assert part in line, line

    with pytest.raises(InvalidText):
        slipstream.read(line.replace(part, instead, 1))


def test_a_car_that_leaves_the_pits_has_left_them_when_a_step_is_asked_for() -> None:
    line = asked("exit").replace(",been:@2.0", "").replace("1@2.0*", "1@2.P*")

    with pytest.raises(InvalidText, match="1#CG is not asked this"):
        slipstream.read(line)


@clause("GP-4.4.2")
def test_the_only_team_in_question_is_not_drawn() -> None:
    line = asked("own_car").replace("1:1,10:1,5:1", "1:1,10:1")

    state = slipstream.read(line)

    assert state.legal(0) == [0, 1]


@clause("GP-EV-collision.2")
def test_those_asked_before_have_answered_for_a_collision() -> None:
    out = "23,16,18,30,21,12,17,8,19,20,11,2,13,24,15,6"
    line = (
        f"GP/1 porto_vela turn=3 first=1 ask=involved:3 cars=5@4.1,4@3.0,1@3.1,14@3.2,33@2.1"
        f" out=10,{out} cc=1:3 tyre=1:h,10:h,4:h,14:h,5:h,33:h hand=1:-;2:-;3:- deck=78"
        " event=collision:4 hit=1,4"
    )

    state = slipstream.read(line)

    assert state.legal(2) == [4, 5]
    for wrong in ("hit=1", "hit=1,5", "hit=1,4,14"):
        with pytest.raises(InvalidText, match="nothing to answer"):
            slipstream.read(line.replace("hit=1,4", wrong))


def test_a_line_is_of_this_race() -> None:
    game = GrandPrix(2, {"circuit": "altavento", "teams": "scarlet,emerald"})

    with pytest.raises(InvalidText, match="is not GP/1"):
        game.read(EVENT.replace("GP/1", "TA/1"))
    with pytest.raises(InvalidText, match="one for each"):
        game.read(EVENT.replace(";2:WV", ""))
    with pytest.raises(InvalidText, match=r"GP-T11"):
        game.read(EVENT.replace("turn=3", "lap=3 turn=3").replace("1@10.", "1@252."))
    with pytest.raises(InvalidText, match="laps"):
        game.read(EVENT + " laps=2")
    all_out = EVENT.replace("1@10.0/tb,10@9.0,5@8.0/t,33@7.0,", "")
    all_out = all_out.replace(NPCS, f"{NPCS},1,10,5,33").replace("cc=1:1,10:1,5:1 ", "")
    with pytest.raises(InvalidText, match="no Player Car"):
        game.read(all_out)


def test_an_empty_deck_has_been_shuffled_again() -> None:
    rest = RACE_DECK[:]
    for code in ("CO", "CG", "WV"):
        rest.remove(CODES.index(code))
    used = ",".join(CODES[card] for card in rest)

    with pytest.raises(InvalidText, match="shuffled again"):
        slipstream.read(asked("fill_hand").replace("deck=75", f"deck=0 used={used}"))
