"""A race on the terminal and as a drawing, from a seat's view alone."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import spoken
from rules.quick_grand_prix.table import W2, Race, draft, drafted, race, random_race
from slipstream.games.quick_grand_prix.rules.cards import ITEMS
from slipstream.games.quick_grand_prix.rules.kinds import FELL, PASSED, RETURNED
from slipstream.games.quick_grand_prix.tell.picture import before, last_round
from slipstream.kernel.game import CHANCE, PUBLIC
from slipstream.tell.screen import Row, Screen

NAMES = ["Ann", "Bot 2", "Bot 3", "Bot 4"]


def screen(of: Race, seat: int = 0) -> Screen:
    game = of.state.game
    return spoken.screen(game, game.view(of.state, seat), NAMES, reader=seat)


def text(*rows: Row) -> str:
    return "\n".join("".join(segment.text for segment in one).rstrip() for one in rows)


def test_the_line_shows_power_limits_damage_and_owners() -> None:
    """The section that is driven is marked; the SL card stands for its limit."""
    now = (
        drafted(W2)
        .run("A A A A")
        .drive("RA Q8:4, YA Q7:3, GA Q3:5, BA Q4:4, GB Q6:2, YB Q2:5, RB Q1:5, BB BG:6")
    )

    assert text(*screen(now).board).splitlines() == [
        "Monaco, difficulty 6: round 2 of 6",
        "Section      1     >2<     3      4      5      6",
        "Limit      7 DRS    6      5      6      8      5",
        "",
        "Slot         1      2      3      4      5      6      7      8      9",
        "Line        SL     BA    [RA]    YA     GA'    GB     BB    [RB]    YB",
        "Power       = 6   3 [3]  3 [3]  3 [3]  0 [1]  2 [2]  2 [2]  2 [2]  2 [2]",
        "Owner             Bot 4   You   Bot 2  Bot 3  Bot 3  Bot 4   You   Bot 2",
        "          [ ] yours   ' damaged   power [how many it may pass]",
        "",
        "> You     Red     10 pts   Q1 1/5 die 1, Q8 4/6 die 3",
        "> Bot 2   Yellow   7 pts   Q2 2/5 die 4, Q7 3/6 die 6",
        "> Bot 3   Green    9 pts   Q3 3/5 die 5, Q6 2/6 die 6",
        "> Bot 4   Blue    13 pts   Q4 4/5 die 4, BG 5/6 die 2",
        "",
        "Spare     Q5 1/6 die 5",
    ]


def test_the_own_cars_are_shown_with_totals_and_dice_beside_them() -> None:
    now = race("SL RA RB' BA BB", "R Q1 Q8, B Q3 Q4", sl=7)

    assert text(*screen(now).hand[2:]).splitlines() == [
        "RA        Q1 4<7, 8>7; Q8 7=7, 9>7   ahead its own, behind RB 1/3 or pit",
        "RB        Q1 1<7, 5<7; Q8 4<7, 6<7   ahead RA 1/3, behind BA 5/4",
    ]
    assert screen(now, PUBLIC).hand == ()


def test_a_plan_is_told_with_both_totals() -> None:
    words = screen(race("SL RA' RB BA BB", "R Q1 Q8, B Q3 Q4", sl=7)).words

    assert text(words["Q1:5,Q8:4"].label) == "Red A at 5 with Q1; Red B at 6 with Q8"
    assert text(words["5,Q8:4"].label) == "Red A at 5 with Q1; Red B at 6 with Q8"
    assert text(words["pit,Q8:6"].label) == "Red A pits; Red B at 8 with Q8, over the limit"
    assert text(words["pit,Q1"].label) == "Red A pits, Red B drives with Q1: 1 or 5, die 1"


def test_who_has_handed_in_a_plan_is_shown_never_what() -> None:
    now = race("SL RA RB BA BB", "R Q1 Q2, B Q3 Q4").answer(1, "Q3:3,Q4:4")

    assert "plan is in" in text(*screen(now, 0).board)
    assert "Q3:3,Q4:4" not in text(*screen(now, 0).board)
    assert "plan Q3:3,Q4:4" in text(*screen(now, 1).board)
    assert text(screen(now, 1).question) == "Waiting for the plans of Ann."


def test_hidden_cards_stay_hidden_and_are_listed_as_unseen() -> None:
    now = draft(2, "1,2", "Q6 Q1 keep Q2")

    assert "a hidden card" in text(*screen(now, 1).board)
    assert text(*screen(now, 1).unseen).startswith("Unseen    Q1 1/5 die 1, Q3 3/5")
    assert text(*screen(now, CHANCE).unseen).startswith("Unseen    Q3")
    assert text(*screen(drafted(W2)).unseen) == "Unseen    nothing"


def test_a_long_middle_takes_two_rows() -> None:
    now = draft(2, "1,2", "Q6 Q1 keep Q2 keep")

    assert text(*screen(now).board).count("die") == 1 + 7
    assert max(len(row) for row in text(*screen(now).board).splitlines()) < 80


def test_every_decision_has_its_question_and_fits_the_screen() -> None:
    asked = set()
    for seed in range(4):
        for now in random_race(seed, 4):
            for seat in (0, 2, PUBLIC, CHANCE):
                drawn = screen(now, seat)
                rows = text(*drawn.board, *drawn.hand, drawn.question, *drawn.unseen)
                assert max(len(row) for row in rows.splitlines()) < 80
                asked.add(text(drawn.question))

    assert any(text.startswith("You drew Q") for text in asked)
    assert any(text.endswith("is back: swap a card for a spare?") for text in asked)
    assert "The race is over." in asked


def test_the_result_names_the_winner_and_tells_ties() -> None:
    before_last = race("RA BA BB RB SL", "R Q1 Q2, B Q3 Q4", section=6)
    level = race("RA YA GA GB BA YB BB RB SL", "R Q1 Q2, Y Q3 Q4, G Q5 Q6, B Q7 Q8", section=6)
    won = before_last.drive("RA Q1:5, BA Q3:3, BB Q4:4, RB Q2:2")
    tie = level.drive("RA Q1:5, YA Q3:5, GA Q5:1, GB Q6:2, BA Q7:3, YB Q4:4, BB Q8:4, RB Q2:2")

    assert text(*screen(won).result).splitlines()[-1] == "You win the race."
    assert text(*screen(won, 1).result).splitlines()[-1] == "Ann wins the race."
    assert "Finish" in text(*screen(tie).result)


def test_level_players_are_told_why_one_is_ahead() -> None:
    tie = race("SL RA YA YB RB", "R Q1 Q2, Y Q3 Q4", section=6)
    done = tie.drive("RA Q1:5, YA Q3:3, YB Q4:4, RB Q2:2")
    view = done.view(1)

    assert view.points == (15, 14)
    assert "level" not in text(*screen(done).result)


def picture(of: Race, seat: int = CHANCE) -> str:
    game = of.state.game
    return spoken.picture(game, game.view(of.state, seat), list(of.state.trace or []), NAMES)


def test_the_drawing_shows_both_lines_and_what_happened() -> None:
    now = race("RA GA' BA RB GB BB SL", "R Q2 Q1, G Q3 BG, B Q8 Q5", sl=6)
    drawn = picture(now.drive("RA Q2:2, GA pit, BA Q8:4, RB Q1:1, GB Q3:3, BB Q5:1"))
    texts = [node.text for node in ET.fromstring(drawn).iter() if node.tag.endswith("text")]

    assert texts[:1] == ["Test, difficulty 8: round 1 of 6"]
    assert "Q8:4 = 7" in texts
    assert "gap" in texts
    assert "Blue A passes a gap: 7 against 6  (QGP-6.6)" in texts
    assert "Green A rejoins in slot 3, repaired  (QGP-8.5)" in texts


def test_a_drawing_before_the_race_has_no_line() -> None:
    drawn = picture(draft(2, "1,2", "Q6"))

    assert "before the race" in drawn
    assert "at the reveal" not in drawn


def test_names_in_a_drawing_are_escaped() -> None:
    now = race("SL RA RB BA BB", "R Q1 Q2, B Q3 Q4")
    game = now.state.game

    drawn = spoken.picture(game, game.view(now.state, 0), [], ["<b>", "&"])
    assert "&lt;b&gt;" in drawn
    ET.fromstring(drawn)


def test_the_line_at_the_reveal_is_found_from_the_events() -> None:
    """Passes, falls and returns are taken back; cars in the pits leave their gaps."""
    kinds = set()
    for seed in range(12):
        now = None
        for then in random_race(seed, 4, circuit="marina-bay"):
            if now is not None and then.state.round != now.state.round > 0:
                told, limit = last_round(list(then.state.trace or []))
                pits = {ITEMS[event.arguments[0]] for event in told if event.kind == RETURNED}
                line = before(then.view(0), told)
                expected = ["gap" if item in pits else item for item in now.view(0).line]
                kinds |= {event.kind for event in told}
                assert limit == now.view(0).limits[now.view(0).section]
                if now.asks.startswith("plan"):
                    assert [ITEMS[item] for item in line] == expected
            now = then

    assert kinds >= {PASSED, FELL, RETURNED}


def test_a_previewed_answer_says_what_happens_to_the_cards() -> None:
    swapped = draft(2, "1,2", "Q6 Q1 swap:Q6")
    game = swapped.state.game

    events = list(swapped.state.trace or [])
    assert spoken.brief(game, events, NAMES, reader=0) == "You swap Q1 for Q6"
    assert spoken.brief(game, events, NAMES) == "Ann swaps Q1 for Q6"
