# Formula Motor Racing in English.

title = Formula Motor Racing

# Colours, cars, owners.
colour-blue = Blue
    .car = a blue car
colour-green = Green
    .car = a green car
colour-yellow = Yellow
    .car = a yellow car
colour-orange = Orange
    .car = an orange car
colour-red = Red
    .car = a red car
colour-purple = Purple
    .car = a purple car
car-b1 = { colour-blue } 1
car-b2 = { colour-blue } 2
car-g1 = { colour-green } 1
car-g2 = { colour-green } 2
car-y1 = { colour-yellow } 1
car-y2 = { colour-yellow } 2
car-o1 = { colour-orange } 1
car-o2 = { colour-orange } 2
car-r1 = { colour-red } 1
car-r2 = { colour-red } 2
car-p1 = { colour-purple } 1
car-p2 = { colour-purple } 2
any-car = any car
uncontrolled = uncontrolled
uncontrolled-team = { $colour }, uncontrolled

# Cards, and what they do.
card-o2 = Overtake +2
card-o3 = Overtake +3
card-o4 = Overtake +4
card-pit = Pit Stop
card-pit-any = Pit Stop (any car)
card-tt = Tailender Turbo
card-cg = Charge (Lose Gears)
card-ce = Charge (Engine Blows)
card-wl = Wrong Line −1
card-oc = Off Circuit −2
card-lc = Lose Control −3
card-so = Spin Out
card-sl = Spin Last
card-cr = Crash
card-coloured = { $card } ({ $colour })
card-hidden = a card
effect-overtake = { $car } and the one behind gain { $places } places
effect-fall-back = any car drops { $places ->
    [one] 1 place
   *[other] { $places } places
 }
effect-tailender-turbo = one of the last three gains { $places } places alone
effect-pit-stop = die 1–6: { $car } drops that many places
effect-lose-gears = die 1–9: any car gains 1; 10–12: it goes last
effect-engine-blows = die 1–9: any car gains 1; 10–12: it is out
effect-spin-out = the die picks a car: it is out
effect-spin-last = the die picks a car: it goes last
effect-crash = the die picks a car: it is out with a neighbour
nothing-overtake = no effect: no { $colour } car can gain a place
nothing-pit-stop = no effect: both { $colour } cars are out

# The log.
event-grid = { $team } starts { ORDINAL($front) } and { ORDINAL($back) }
event-dealt = { $you ->
    [yes] You draw { $card }
   *[no] { $seat } draws { $card }
 }
event-opens = { $you ->
    [yes] You open the race
   *[no] { $seat } opens the race
 }
event-played = { $you ->
    [yes] You play { $card } on { $car }
   *[no] { $seat } plays { $card } on { $car }
 }
    .alone = { $you ->
        [yes] You play { $card }
       *[no] { $seat } plays { $card }
     }
event-moved = { $how ->
    [follows] { $car } follows in the slipstream, from { ORDINAL($from) } to { ORDINAL($to) }
    [falls_back] { $car } drops from { ORDINAL($from) } to { ORDINAL($to) }
    [pits] { $car } pits and drops from { ORDINAL($from) } to { ORDINAL($to) }
    [charges] { $car } charges from { ORDINAL($from) } to { ORDINAL($to) }
    [loses_gears] { $car } loses its gears and drops from { ORDINAL($from) } to { ORDINAL($to) }
    [spins] { $car } spins and drops from { ORDINAL($from) } to { ORDINAL($to) }
   *[other] { $car } goes from { ORDINAL($from) } to { ORDINAL($to) }
 }
event-rolled = { $you ->
    [yes] You roll { $roll }
   *[no] { $seat } rolls { $roll }
 }
event-removed = { $how ->
    [engine] { $car } blows its engine and is out of the race
    [spins] { $car } spins out of the race
   *[crashes] { $car } crashes out of the race
 }
event-no-effect = { $how ->
    [first] { $car } already leads: no effect
    [last] { $car } is already last: no effect
    [stays_out] { $car } stays out: no pit stop
    [empty_place] There is no car in that place: no effect
   *[no_car] There is no car left for this card: no effect
 }
event-continued = { $you ->
    [yes] You roll again for { $car }
   *[no] { $seat } rolls again for { $car }
 }
event-stopped = { $you ->
    [yes] You end the charge of { $car }
   *[no] { $seat } ends the charge of { $car }
 }
event-drew = { $you ->
    [yes] You draw { $card }
   *[no] { $seat } draws { $card }
 }
event-last-plays = The draw pile is empty: one last card each, { $you ->
    [yes] you play last
   *[no] { $seat } plays last
 }
event-finished = { $place_1 } wins ahead of { $place_2 } and { $place_3 }

# What an answer comes to, in short.
brief-moved = { $car }: { ORDINAL($from) } to { ORDINAL($to) }
brief-followed = { $car } follows to { ORDINAL($to) }
brief-removed = { $car } out
brief-no-effect = no effect

# Questions.
ask-draw-grid = The grid is being drawn.
ask-deal = { $you ->
    [yes] Your cards are being dealt.
   *[no] { $seat } is being dealt cards.
 }
ask-play = { $you ->
    [yes] Your turn: play a card.
   *[no] { $seat } is choosing a card.
 }
ask-roll-pit = The die decides: does { $car } pit?
ask-roll-charge = The die decides: does the charge of { $car } succeed?
ask-charge-continue = { $you ->
    [yes] { $car } is { ORDINAL($place) }. Roll again, or stop?
   *[no] { $seat } decides: does { $car } charge on?
 }
ask-roll-spin = The die decides: which car spins?
ask-spin-reroll = { $you ->
    [yes] You rolled { $roll }: { $hit }. Keep it, or roll once more?
   *[no] { $seat } rolled { $roll }: { $hit }. Keep it, or roll once more?
 }
ask-roll-crash = The die decides: which car crashes?
ask-crash-partner = { $you ->
    [yes] { $car } crashes. Which neighbour goes with it?
   *[no] { $seat } decides which car crashes with { $car }.
 }
ask-draw-card = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
 }
ask-end = The race is over.
empty-place = no car there

# Answers.
choice-car = { $car }, { ORDINAL($place) }, { $you ->
    [yes] yours
   *[no] { $seat }
 }
    .uncontrolled = { $car }, { ORDINAL($place) }, uncontrolled
choice-stop = Stop here
choice-charge = Roll again
choice-keep = Keep it
choice-reroll = Roll again (final)

notice-last-plays = The draw pile is empty: everyone with five cards plays one more.

# The terminal’s screen.
screen-not-begun = The race has not begun yet.
screen-over = The race is over after { $turns } turns.
screen-turn = Turn { $turn } of { $turns }
screen-deck = { $cards ->
    [one] 1 card to draw
   *[other] { $cards } cards to draw
 }
screen-aside = { $cards } set aside
screen-your-turns = { $turns ->
    [0] no turn left
    [one] you have 1 more turn
   *[other] you have { $turns } more turns
 }
    .now = { $turns ->
        [0] this is your last turn
        [one] 1 more turn after this
       *[other] { $turns } more turns after this
     }
screen-place = place
screen-car = car
screen-owner = owner
screen-points = points
screen-key = [ ] yours   ( ) uncontrolled   x  out of the race
screen-pts = pts
screen-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }
screen-hand = { $you ->
    [yes] Your hand
   *[no] { $seat }’s hand
 }
screen-copies = { $card } ×{ $copies }
screen-unseen = Unseen cards: { $left } of { $cards }
screen-any-car = any car
screen-discards = Discard pile, newest first: { $cards }
    .empty = Discard pile: empty
screen-podium = Podium
screen-table = Points
screen-best-car = best car { ORDINAL($place) }

# The result.
result-level = { $points } each: { $entrants }. The best car decides.
result-winner = { $you ->
    [yes] You win the race.
   *[no] { $seat } wins the race.
 }
    .uncontrolled = { $colour } wins, but nobody drives for { $colour }: no player has won.

# The drawing.
picture-before-race = before the race
picture-turn = turn { $turn } of { $turns }, { $cards } to draw
picture-over = the race is over after { $turns } turns
picture-before = before
picture-now = now
picture-out = out of the race
picture-pt = { $points } pt
picture-points = points
picture-points-now = points now
picture-car = { ORDINAL($place) } { $car }
    .owner = { ORDINAL($place) } { $car }, { $owner }
    .out = { ORDINAL($place) } { $car }, { $owner }, out
picture-is-out = { $car } out
picture-way = { $car }: { ORDINAL($from) } to { ORDINAL($to) }

# Seasons
season-about = Most points after the last race. Ties: best car in the last race.
season-first = The colours on the grid are drawn.
season-line = The last finishing order is the next grid: { $line }.
season-constructors = Constructors
season-players = Players
    .about = The players among themselves, by the same rules.
season-drivers = Drivers
    .about = Every car for itself. Ties: place in the last race.

# Options.
option-aside = Length
    .about = Fewer cards make a shorter race.
option-aside-0 = Whole race
option-aside-6 = 6 cards fewer
option-aside-12 = 12 cards fewer
option-aside-18 = 18 cards fewer (shortest)
option-colours = Colours
    .about = In the order of choosing, as in b,g,y,o.
option-grid = Grid
    .about = All 12 cars, as the previous race left them.
option-drivers = Drivers
    .about = Whether the cars have a championship of their own.

# The page: what stands beside the road.
page-pitch = Twelve cars, one line, one die
page-minutes = 20 min
page-points = Points
    .title = Points, if the race ended now
page-state = State
page-out = OUT
page-turn = Turn
page-turn-title = { $turn ->
    [0] Before the race
   *[other] Turn { $turn }
 }
page-turn-of = { $turn } / { $turns }
page-running = Running
page-running-of = { $cars } of { $of }
page-deck = Draw pile
page-last-cards = 0: one last card each
page-mine = { $car } (yours)
page-uncontrolled = Uncontrolled
    .title = Nobody drives this colour. Any card may move its cars; their points go to nobody.
page-turns-left = Turns left
page-cards = Cards
page-is-out = out of the race
page-points-now = { points-count } now
page-twin = { ORDINAL($place) }: { $car }, { $owner }
page-behind = behind { $car }
page-ahead = ahead of { $car }
page-twin-out = Out of the race: { $car }
page-because = by { $you ->
    [yes] your { $card }
   *[no] { $seat }’s { $card }
 }
page-since = Since your last card
page-last = The last cards
page-to = { $car } to { ORDINAL($to) }
page-is-removed = { $car } is out
page-rolls = die { $roll }
page-ending = The last card has been played: the race is over.
page-best-player = Nobody drives this colour; { $you ->
    [yes] you are
   *[no] { $seat } is
 } the best of the players.
page-next = Next race: the cars start in the order in which they finished.
page-no-effect = No effect
page-advance = Advance
page-trouble = Trouble
page-card-coloured = { $colour }: { $card }
page-whose = { $colour } cars
page-whose-any = Any car
page-whose-last = Last three
page-whose-die = The die picks

# The introduction.
lesson =
    .title = Twelve cars, one line
    .text = Six teams with two cars each race in one line. Play a card, draw a card: help your own cars, hinder the others. When the cards run out, the line is the result.
lesson-overtake =
    .title = Overtake
    .say = The orange cars are yours: Orange 1 is 4th, Orange 2 is 9th. An Overtake card moves a car of its colour forward. Play Overtake +3 on Orange 1.
    .after = Orange 1 passes three cars and leads. Red 1, directly behind it, follows in its slipstream. Then you draw a card.
lesson-take-along =
    .title = Bring your team-mate along
    .say = Now you drive purple: Purple 1 is 6th, with Purple 2 right behind it. Play Overtake +4 on Purple 1, the car in front.
    .after = Purple 1 gains four places and brings its team-mate along: both your cars are in the top three. Played on Purple 2, the card would have brought a red car along.
lesson-trouble =
    .title = Trouble for a rival
    .say = You drive red. Beige cards can be played on any car. Wrong Line costs one place: play it on the leader, Blue 1.
    .after = Blue 1 drops behind Green 1. When a car drops back, no other car goes with it.
lesson-turbo =
    .title = Help from the rear
    .say = Tailender Turbo moves one of the last three cars three places forward. Your Red 2 is 11th. Play it on Red 2.
    .after = Red 2 is 8th now, ahead of Red 1, Yellow 2 and Green 2. Blue 2 behind it stays where it is: only an Overtake has a slipstream.
lesson-charge =
    .title = Charge
    .say = A Charge gains one place with each roll of the twelve-sided die, as often as you dare. But a roll of 10 or more blows the engine. Play it on your Red 1.
    .after = A 4: Red 1 is 4th. You may roll again, or stop.
lesson-again =
    .title = Once more?
    .say = Three rolls in four succeed. Roll again.
    .after = A 9, just under the limit: Red 1 is 3rd.
lesson-stop =
    .title = Stop in time
    .say = You have gained two places. Stop.
    .after = Red 1 keeps 3rd place. With a 10, 11 or 12 it would have been out of the race, behind every car that is still running.
lesson-pit-stop =
    .title = A forced pit stop
    .say = You drive orange again, and Red 1 is right behind your Orange 1. A Pit Stop card sends a car of its colour back by a roll of the die; with 7 or more it stays out. Play it on Red 1.
    .after = A 4: Red 1 drops four places, to 9th. Now you know it all: the winner scores 10 points, the next cars 6, 4, 3, 2 and 1, and both cars of a team count.

# The coach of a first race.
coach-aim = You are { $colour }: both cars of this colour are yours. When the cards run out, the first six cars score 10, 6, 4, 3, 2 and 1 points. Most points win, and you have { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }.
coach-play = Choose a card, then the car it moves. The board shows what would happen. Nothing counts until you confirm.
coach-overtake = An Overtake card moves a car of its colour and takes the car right behind it along. So a rival’s card helps you, too, if your car is next in line.
coach-trouble = Cards with a minus throw any car back. Aim them at a rival who is ahead of you in the points.
coach-charge = A Charge is a gamble: a roll of 1 to 9 gains a place, 10 to 12 ruins the car. With your own car you may roll again and again, or stop.
coach-turbo = The Turbo is for the last three cars only: three places forward, alone.
coach-pit = A Pit Stop costs a car as many places as the die shows, but a 7 or more costs nothing.
coach-spin = With a Spin the die picks the car: a roll of 1 hits the leader. You may roll a second time if you do not like the first.
coach-crash = With a Crash the die picks a car, and you choose the neighbour that goes out with it. Careful: it can be yours.
coach-charge-continue = It worked! Stop and keep the place, or roll again: three rolls in four succeed, the fourth ruins the car.
coach-spin-reroll = Happy with the car that the die picked? If not, roll once more; the second roll counts.
coach-crash-partner = Two cars go out: the one that the die picked and one beside it. Choose the rival who has more points.

# The rules in short, and a glossary; `also` lists other words that people look for.
guide-aim = Bring your two cars to the front of the line of twelve. There is no track: only the order counts. A season adds up several races.
guide-turn-1 = Play one of your five cards on a car: your own, a rival’s or one that nobody drives.
guide-turn-2 = Do what the card says. Overtake cards move a car of their colour and the car right behind it; minus cards throw any car back; the others roll the twelve-sided die.
guide-turn-3 = Draw a card. Then it is the next player’s turn.
guide-end = When the draw pile is empty, everyone plays one last card. The line is then the result.
guide-score = The first six cars score 10, 6, 4, 3, 2 and 1 points. You score for both your cars; cars that are out score nothing.
term-follower = The car right behind a car that overtakes. It comes along and stays right behind.
    .title = Follower
    .also = slipstream, tow, draft, pulled along, behind
term-advance = A card that brings a car forward: Overtake, Charge and Tailender Turbo.
    .title = Advance card
    .also = forward, plus card
term-trouble = A card that throws a car back or out: Wrong Line, Off Circuit, Lose Control, Pit Stop, Spin and Crash.
    .title = Trouble card
    .also = minus card, attack, penalty
term-charge = Roll the die: 1 to 9 gains a place, 10 to 12 ruins the charge. With your own car you may roll again after each success.
    .title = Charge
    .also = gamble, push your luck, lose gears, engine blows
term-turbo = Moves one of the last three cars three places forward, alone.
    .title = Tailender Turbo
    .also = catch up, last cars, boost
term-pit = Roll the die: 1 to 6 drops the car that many places, 7 to 12 costs nothing.
    .title = Pit Stop
    .also = pits, box
term-spin = The die names the place, and the car there is out or goes last. You may roll once more.
    .title = Spin
    .also = spin out, spin last, re-roll, reroll
term-crash = The die names a car; it goes out together with a neighbour that you choose.
    .title = Crash
    .also = accident, collision
term-uncontrolled = A colour that no player drives, with four or five players. Any card moves its cars, and it can win.
    .title = Uncontrolled
    .also = neutral, nobody, ghost
term-removed = A car that is out of this race. It is back for the next one.
    .title = Removed
    .also = out, retired, dnf

# The report of a race, as a commentator tells it; `way` names one of several wordings.
tale-scene = Twelve cars, one line, and a hand of cards to mix them up: welcome to Formula Motor Racing.
tale-charge-paid = { $way ->
    [a] { $car } gambles and wins: { $rolls } rolls, from { ORDINAL($from) } to { ORDINAL($to) }.
   *[b] Again and again the die is kind to { $car }: up to { ORDINAL($to) } from { ORDINAL($from) }.
 }
tale-gears = { $own ->
    [yes] { $way ->
        [a] One roll too many! { $car } loses its gears and crawls from { ORDINAL($from) } to the back.
       *[b] { $car } pushes its luck, the gearbox gives up: from { ORDINAL($from) } to last.
     }
   *[no] { $seat } makes { $car } charge, and the gears go: from { ORDINAL($from) } to last.
 }
tale-spin = { $way ->
    [a] The die has picked its victim: { $car } spins from { ORDINAL($from) } to the very back.
   *[b] { $seat } rolls, and it is { $car } that spins, from { ORDINAL($from) } to last.
 }
tale-pit = { $own ->
    [yes] { $car } pits while running { ORDINAL($from) } and comes out { ORDINAL($to) }.
   *[no] { $way ->
        [a] { $seat } calls { $car } into the pits: { ORDINAL($from) } becomes { ORDINAL($to) }.
       *[b] A pit stop that { $car } did not ask for: from { ORDINAL($from) } to { ORDINAL($to) }.
     }
 }
tale-thrown-back = { $way ->
    [a] { $seat } plays { $card }, and { $car } drops from { ORDINAL($from) } to { ORDINAL($to) }.
    [b] { $card } from { $seat }: { $car } falls from { ORDINAL($from) } to { ORDINAL($to) }.
   *[c] { $seat } has had enough of { $car } up there: { $card }, and it is { ORDINAL($to) }.
 }
tale-turbo = { $way ->
    [a] The turbo lifts { $car } from { ORDINAL($from) } to { ORDINAL($to) }.
   *[b] There is life at the back: { $car } finds the turbo and is { ORDINAL($to) } now.
 }
tale-to-the-front = { $way ->
    [a] { $card }, and { $car } shoots from { ORDINAL($from) } straight into the lead.
   *[b] What a move: { $car } goes from { ORDINAL($from) } to 1st in one go.
 }
tale-engine = { $own ->
    [yes] { $way ->
        [a] One roll too many: the engine blows, and { $car } is out, running { ORDINAL($place) }.
       *[b] { $car } asks too much of its engine. Smoke, and the race is over for it in { ORDINAL($place) }.
     }
   *[no] { $seat } sends { $car } on a charge that the engine does not survive: out, in { ORDINAL($place) }.
 }
tale-spun-out = { $way ->
    [a] The die is cruel: { $car } spins out of { ORDINAL($place) } and out of the race.
    [b] { $seat } rolls, and { $car } is in the gravel, in { ORDINAL($place) } a moment ago.
   *[c] Out goes { $car }, { ORDINAL($place) } until that spin.
 }
tale-crash = { $way ->
    [a] Crash! { $other } hits trouble and takes { $car } along: two cars out.
   *[b] { $other } and { $car } come together, and neither goes on.
 }
tale-last-cards = The draw pile is empty: one last card for everyone.
