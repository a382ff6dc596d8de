# Sealed Bids in English. $you tells whether the seat is the reader's own.

event-dealt = { $you ->
    [yes] You are dealt the { $card }
   *[no] { $seat } is dealt the { $card }
 }
    .hidden = { $seat } is dealt a card
event-sealed = { $you ->
    [yes] You seal a card
   *[no] { $seat } seals a card
 }
event-revealed = { $you ->
    [yes] You show the { $card }
   *[no] { $seat } shows the { $card }
 }
event-won = { $you ->
    [yes] You win the round
   *[no] { $seat } wins the round
 }
event-marked = { $you ->
    [yes] You mark { $mark }
   *[no] { $seat } marks { $mark }
 }
    .hidden = { $seat } makes a secret mark
event-rolled = { $you ->
    [yes] You roll { $roll }
   *[no] { $seat } rolls { $roll }
 }
event-drew = { $you ->
    [yes] You draw the { $card }
   *[no] { $seat } draws the { $card }
 }
    .hidden = { $seat } draws a card
event-finished = The race is over

ask-deal = The cards are being dealt.
ask-bid = Everyone seals a card.
ask-mark = { $you ->
    [yes] You won the round: choose your secret mark.
   *[no] { $seat } chooses a secret mark.
 }
ask-boast = { $you ->
    [yes] Roll for another point?
   *[no] { $seat } decides whether to roll.
 }
ask-roll = The die is rolled.
ask-draw = Everyone draws a card.
ask-end = The race is over.

choice-bid = Bid { $card }
choice-mark = Mark { $mark }
choice-stop = Stop
choice-roll = Roll
    .effect = 4 or more is another point
way-mark = marks { $mark }, then stops

option-rounds = Rounds
    .about = How long a race is.
option-open = Open start
    .about = Whether the first card is shown.
option-open-no = All cards are hidden
option-open-yes = The first card is shown
option-lead = Lead
    .about = Points from the previous race, 0 to 9.

screen-round = Round { $round } of { $rounds }
screen-points = points
screen-hand = hand
screen-sealed = sealed
screen-mark = mark

lesson =
    .title = One card, face down
    .text = Everyone seals a card, and the highest wins a point. A race has three rounds.
lesson-seal =
    .title = Seal a card
    .say = You hold a 3 and a 9. Seal the 9.
    .after = Both cards are revealed: your 9 beats the 5 and wins a point.
lesson-mark =
    .title = Your secret mark
    .say = The winner marks 1, 2 or 3, and nobody else ever sees it. Mark 2.
    .after = You see your mark; the others only see that there is one.
lesson-no-roll =
    .title = No roll in the first round
    .say = In the first round nobody may roll the die. Stop.
    .after = Everyone draws a card: yours is a 1.
lesson-low =
    .title = Low cards win, too
    .say = Seal the 3 and hope.
    .after = Your rival kept the 9 and played a 2. Another point for you.
lesson-new-mark =
    .title = A new mark
    .say = Mark 1 this time.
    .after = The new mark replaces the old one.
lesson-roll =
    .title = Dare to roll
    .say = From the second round on you may roll: 4 or more is a point. Roll.
    .after = A 5: that is your third point.
