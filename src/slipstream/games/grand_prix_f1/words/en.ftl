# Grand Prix-F1: all that is said of a race.
# $seat is a player, $you whether that is the reader; $car is the name of a car.

## Cars, tyres, cards, spaces

car-red = Red
    .mark = R
car-green = Green
    .mark = G
car-yellow = Yellow
    .mark = Y
car-blue = Blue
    .mark = B
car-white = White
    .mark = W
car-black = Black
    .mark = K
car-orange = Orange
    .mark = O
car-silver = Silver
    .mark = S
start-number = the { $number }
start-sun = the sun
start-rain = the rain
cards = { $count } × { $value }
space = { $name }
space-box = box { $number }
space-box-in = the entry of box { $number }
space-box-out = the exit of box { $number }
space-finish = the finish

## What happened; in short, as the preview of an answer

event-place = { $you ->
    [yes] You draw
   *[no] { $seat } draws
 } { $card }: { $car } starts on { $space }
event-box = { $you ->
    [yes] You take
   *[no] { $seat } takes
 } box { $box }
event-stayed = { $car } stays in its box: { $litres } litres so far
    .brief = { $litres } litres
event-left = { $car } leaves its box
event-refuelled = { $how ->
    [none] { $car } gets no fuel: the bank has none
    [row] { $car } takes { $litres } litres: { $row }
   *[hidden] { $car } takes { $litres } litres
 }
    .brief = { $how ->
    [none] no fuel
   *[row] { $litres } litres
 }
event-tyres = { $car } changes to { $tyres ->
    [rain] rain tyres
   *[dry] dry tyres
 }
event-played = { $you ->
    [yes] You play
   *[no] { $seat } plays
 } a { $card } for { $car }{ $how ->
    [limited] , worth { $value }
   *[full] {""}
 }
event-drove = { $car } drives from { $from } to { $to }{ $way ->
    [overtaking] {" "}via the overtaking lane
    [gravel] {" "}through the gravel
    [pits] {" "}in the pits
   *[lane] {""}
 }
    .brief = to { $to }{ $way ->
    [overtaking] {" "}via the overtaking lane
    [gravel] {" "}through the gravel
    [pits] {" "}in the pits
   *[lane] {""}
 }{ $next ->
    [gravel] {" "}(gravel next)
    [pit] {" "}(pit lane next)
   *[free] {""}
 }
event-lap-done = { $laps ->
    [1] { $car } starts its final lap
   *[other] { $car } completes a lap: { $laps } to go
 }
    .brief = lap completed
event-finished = { $car } finishes { ORDINAL($place) }
    .brief = across the finishing line
event-blocked = { $car } is blocked and loses { $lost ->
    [one] 1 litre
   *[other] { $lost } litres
 }
    .brief = blocked, { $lost ->
    [one] 1 litre
   *[other] { $lost } litres
 } lost
event-gravel-stop = { $car } has to stop in the gravel and loses { $lost ->
    [one] 1 litre
   *[other] { $lost } litres
 }
    .brief = held by the gravel, { $lost ->
    [one] 1 litre
   *[other] { $lost } litres
 } lost
event-arrived = { $car } stops in its box{ $lost ->
    [0] {""}
    [one] {" "}and loses 1 litre
   *[other] {" "}and loses { $lost } litres
 }
    .brief = { $lost ->
    [0] no litre lost
    [one] 1 litre lost
   *[other] { $lost } litres lost
 }
event-repaired = { $car } is repaired
    .brief = repaired
event-damaged = { $car } is damaged
    .brief = damaged
event-severe = { $car } has a severe accident and is out of the race
    .brief = OUT in a severe accident
event-bonus = { $ones ->
    [0] No bonus for { $car }: the 1-stack is empty
    [one] { $car } gets a bonus of 1 litre
   *[other] { $car } gets a bonus of { $ones } litres
 }
    .brief = { $ones ->
    [0] no bonus left
    [one] bonus of 1 litre
   *[other] bonus of { $ones } litres
 }
event-exchanged = { $how ->
    [three] { $you ->
        [yes] You swap
       *[no] { $seat } swaps
     } three 1s for a 3
    [two] { $you ->
        [yes] You swap
       *[no] { $seat } swaps
     } two 1s for a 2
   *[keep] { $you ->
        [yes] You keep
       *[no] { $seat } keeps
     } the 1s
 }
event-fined = { $car } is fined { $points } litres
    .brief = fine of { $points } litres
event-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
 } with a { $card }
event-rain = It starts to rain
    .brief = rain begins
event-sun = The sun comes out again
    .brief = the sun comes out
event-new-stack = { $ones ->
    [one] The used 1 becomes the new 1-stack
   *[other] The { $ones } used 1s become the new 1-stack
 }
event-out-of-fuel = { $car } runs out of fuel and is out of the race
    .brief = OUT of fuel
event-disqualified = { $car } is disqualified: it never sat out a turn in its box
event-over = { $how ->
    [nobody] The race is over: no car has a place
   *[won] The race is over: { $car } wins
 }

## What is asked

ask-draw-place = The starting places are being drawn.
ask-choose-box = { $you ->
    [yes] Which box do you take?
   *[no] { $seat } is choosing a box.
 }
ask-stay-or-leave = { $you ->
    [yes] { $car } is in its box, { $litres } litres so far: stay or leave?
   *[no] { $seat } is deciding whether { $car } leaves its box.
 }
ask-refuel-row = { $you ->
    [yes] { $litres } litres for { $car }: in which cards?
   *[no] { $seat } is choosing cards for { $litres } litres.
 }
ask-tyres = { $you ->
    [yes] { $sky ->
        [rain] It is raining
       *[sun] The sun is shining
     }: which tyres for { $car }?
   *[no] { $seat } is choosing tyres for { $car }.
 }
ask-play-card = { $you ->
    [yes] Your turn: play a card for { $car } on { $space }.
   *[no] { $seat } is choosing a card for { $car }.
 }
ask-draw-one = { $you ->
    [yes] The top card of the 1-stack is turned over for you.
   *[no] The top card of the 1-stack is turned over for { $seat }.
 }
ask-bonus-exchange = { $you ->
    [yes] A bonus of { $bonus } litres: keep the 1s or swap them?
   *[no] { $seat } may swap the 1s of the bonus.
 }
ask-pay-fine = { $you ->
    [yes] A fine of { $fine } litres, { $left } still to pay: with which card?
   *[no] { $seat } is paying the fine.
 }
ask-end = The race is over.

## Answers

choice-box = box { $number }
choice-stay = stay: { $litres } litres next turn
choice-leave = { $litres ->
    [0] leave without fuel
   *[other] leave with { $litres } litres
 }
choice-row = { $row }: { $litres } litres in { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
choice-no-fuel = no fuel: the bank has none
choice-dry = dry tyres
choice-rain = rain tyres
choice-keep = keep the 1s
choice-3 = a 3 for three 1s
choice-2 = a 2 for two 1s
choice-2-1 = a 2 for two 1s, and keep a 1
choice-pay = a { $value }: { $left ->
    [0] pays it exactly
   *[other] { $left } still to pay
 }
choice-overpay = a { $value }: pays it, { $over } for nothing
choice-card = { $value }
choice-route = { $route ->
    [pit] into the pit lane
   *[box] into the box
 }
choice-either = { $one } or { $other }
way = { $route ->
    [pit] pit lane to { $space }
    [box] { $space }
   *[lane] lane to { $space }
 }{ $how ->
    [clear] {""}
   *[told] {" "}({ $outcome })
 }

## What a card brings or costs

outcome-finish = across the line, race finished
outcome-severe = severe accident, out of the race
outcome-damaged = damaged
outcome-limited = worth only { $value }
outcome-bonus = bonus of { $litres } litres
outcome-fine = fine of { $litres } litres
outcome-lost = { $litres ->
    [one] 1 litre
   *[other] { $litres } litres
 } lost { $why ->
    [blocked] in traffic
    [gravel] in the gravel
   *[box] in the box
 }
outcome-pit-next = pit lane next
outcome-gravel-next = gravel next

## The terminal’s screen and the picture

screen-over = { $turns ->
    [one] The race is over after 1 turn.
   *[other] The race is over after { $turns } turns.
 }
screen-turn = { $turn ->
    [0] Before the race
   *[other] Turn { $turn }
 }
screen-sky = { $sky ->
    [rain] RAIN
   *[sun] Dry
 }{ $cards ->
    [-1] {""}
    [one] , rain in 1 card
   *[other] , rain in { $cards } cards
 }
screen-stack = 1-stack { $stack }, used { $used }
screen-legend = + bonus   - fine   ~ gravel next   > pit lane next   _ one car only
screen-boxes = Boxes
screen-beside = Beside the road:
screen-beside-car = { $car } on { $space }
screen-laps = { $laps ->
    [1] final lap
   *[other] { $laps } laps
 }
screen-to-go = { $spaces } to go
screen-litres = { $litres } l
screen-tyres = { $tyres ->
    [rain] rain
   *[dry] dry
 }{ $right ->
    [no] : WRONG
   *[yes] {""}
 }
screen-damaged = DAMAGED
screen-visiting = stop { $sit_outs }
screen-hand = { $you ->
    [yes] Your hand
   *[no] Hand of { $seat }
 }
screen-hand-cards = { $cards } ({ $litres ->
    [one] 1 litre
   *[other] { $litres } litres
 })
screen-no-cards = no cards
screen-unseen = What the hands can hold
screen-litres-column = litres
screen-bank = In the bank: { $cards }. Its fuel cards are secret.
fate-finished = finished { ORDINAL($place) }
fate-disqualified = disqualified
fate-fuel = out of fuel
fate-crash = crashed
result-places = Places
result-place = { ORDINAL($place) }
result-points = Points
result-player = { $seat } { $points }
result-won = { $you ->
    [yes] You win the race.
   *[no] { $seat } wins the race.
 }
result-nobody = No car has a place: nobody wins.
picture-car = { $car } on { $space }
picture-empty = No car on the circuit

## Options

option-laps = Laps
    .about = 4 laps, or 5 with up to six players.
option-laps-4 = 4 laps
option-laps-5 = 5 laps
option-accidents = Accidents
    .about = Whether ramming damages cars.
option-accidents-no = Off
option-accidents-yes = On: ramming damages cars
option-weather = Weather
    .about = How the weather changes.
option-weather-basic = Rain when the 1-stack runs out
option-weather-sudden = Rain card hidden in the 1-stack
option-weather-double = It may change twice

## The page: what stands beside the circuit

page-pitch = Fuel is speed, and every card is spent once
page-minutes = 60 min
page-lap = Lap
page-lap-of = { $lap } / { $laps }
page-lap-number = Lap { $lap }
page-turn = Turn
page-turn-title = { $turn ->
    [0] Before the race
   *[other] Turn { $turn }
 }
page-weather = Weather
page-sky = { $sky ->
    [rain] Rain
   *[sun] Dry
 }
page-sky-now = { $sky ->
    [rain] Rain
   *[sun] Dry
 }{ $cards ->
    [-1] {""}
    [0] , rain next
    [one] , rain in 1 card
   *[other] , rain in { $cards } cards
 }
page-fuel = Your fuel
page-litres = { $litres ->
    [one] 1 litre
   *[other] { $litres } litres
 }
page-column-space = Space
    .title = Where the car is
page-column-gap = Gap
    .title = Spaces behind the car ahead
page-column-tyre = Tyre
    .title = Tyres: D dry, R rain
page-column-fuel = Fuel
    .title = Litres in hand
page-place = { ORDINAL($place) }
page-lead = Lead
page-out = OUT
page-disqualified = DSQ
page-in-box = BOX
page-in-box-long = { $turns ->
    [0] in its box
    [one] in its box, 1 turn sat out
   *[other] in its box, { $turns } turns sat out
 }
page-kind = { $kind ->
    [box] pit box
    [pit] pit lane
    [gravel] gravel
    [overtake] overtaking lane
   *[lane] racing line
 }
page-laps-left = { $laps ->
    [1] final lap
   *[other] { $laps } laps to go
 }
page-laps = { $laps ->
    [1] Final lap
   *[other] { $laps } laps
 }
page-to-go = { $spaces ->
    [one] 1 space to go
   *[other] { $spaces } spaces to go
 }
page-tyres = { $tyres ->
    [rain] rain tyres
   *[dry] dry tyres
 }{ $right ->
    [no] , the wrong ones
   *[yes] {""}
 }
page-damaged = damaged
page-behind = { $spaces ->
    [0] level with { $car }
    [one] 1 space behind { $car }
   *[other] { $spaces } spaces behind { $car }
 }
page-leads = in the lead
page-twin = { ORDINAL($place) }: { $car } ({ $name }) on { $space }, { $laps }
page-twin-out = { ORDINAL($place) }: { $car } ({ $name }), { $fate }
page-sheet-place = { $space }, { $laps }
page-sheet-box = Box
page-sheet-fuel = Fuel
page-sheet-cards = Cards
page-turn-order = Turn order
page-stack = { $kind ->
    [rain] { $cards ->
        [one] 1 card left in the 1-stack. The last one brings the rain.
       *[other] { $cards } cards left in the 1-stack. The last one brings the rain.
     }
   *[other] { $cards ->
        [one] 1 card left in the 1-stack.
       *[other] { $cards } cards left in the 1-stack. One of them may change the weather.
     }
 }
page-in-hand = { $litres ->
    [one] litre in hand
   *[other] litres in hand
 }
page-to-drive = { $spaces ->
    [one] 1 space to drive in all:
   *[other] { $spaces } spaces to drive in all:
 }
page-short = { $litres } short.
page-stop = Plan a pit stop.
page-enough = { $litres } to spare.

## The page: the circuit

page-board = The circuit with its cars
page-space-box = Box { $number }
page-space-box-in = Box { $number }, entry
page-space-box-out = Box { $number }, exit
page-finish = finish
page-legend-bonus = bonus: you gain fuel
page-legend-fine = fine: paid in fuel
page-legend-gravel = K: gravel
page-legend-overtake = U: overtaking lane
page-legend-limit = B: pit lane, limit 6
page-legend-detour = stop: gravel next
page-cost-out = out
page-cost-hit = hit
page-cost-lost = { $litres } lost
page-cost-pits = pits
page-box-hint = Which box do you take? It is where your cars stop for fuel and tyres.
page-take-box = Take box { $box }
page-go-to = { $pits ->
    [yes] Pits, to { $space }
   *[no] To { $space }
 }
page-way = { $pits ->
    [yes] { $card } into the pits
   *[no] { $card }
 }: { $outcome }
page-cards-to = { $cards } to { $space }: { $outcome }

## The page: cards

page-clear = clear
page-card = Fuel card { $value }
page-held = { $count } in hand
page-pays = { $left ->
    [0] pays it exactly
   *[other] { $left } still to pay
 }
page-overpays = pays it, { $over } for nothing
page-pay-lower = a lower card would do
page-pay-higher-first = pay a higher one first
page-pay-downward = cards are paid from the highest down
page-row = { $litres } litres in { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
page-row-turns = { $cards ->
    [one] lasts 1 turn
   *[other] lasts { $cards } turns
 }
page-place-change = { ORDINAL($from) } to { ORDINAL($to) }
page-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 }
page-nothing-lost = nothing lost
page-left-for = { $spaces ->
    [one] left, 1 space to go for this car
   *[other] left, { $spaces } spaces to go for this car
 }

# Seasons
season-about = The highest total. Ties: wins, second places, then the last race.
season-next = Grid places are drawn and boxes chosen afresh.

# Lessons
lesson =
    .title = Fuel is speed
    .text = You drive green. Every card in your hand is fuel: play it, and your car drives as many spaces as it shows. Spent fuel is gone.
lesson-card =
    .title = Play a card
    .say = Your car is on 30, just before the line. Red blocks space 2, where only one car fits. The markers show where each card would take you. Play the 6.
    .after = Space 2 is full, so you take the overtaking lane: 1, U1, U2, U3, 3 and 4. You have completed a lap. But space 4 has a red frame: a fine of 6 litres.
lesson-fine =
    .title = Pay the fine
    .say = If you stop on a red frame, you pay that many litres from your hand. You get no change, and you may not pay with a card where a lower one would do. Pay with the 6.
    .after = The 6 pays the fine exactly. You keep a 10 and a 4. The cheapest moves end on spaces without a frame.
lesson-bonus =
    .title = Take a bonus
    .say = Space 1 has a green frame and +3: you take three 1s from the 1-stack. From 27 it is exactly four spaces away. Play a 4.
    .after = Three litres for nothing. The 1-stack is also the clock of the weather: when its last card is taken, the rain begins.
lesson-exchange =
    .title = Swap small cards
    .say = Every card takes a turn to play, so three 1s are slow fuel. You may swap them at once for a 3, or for a 2 and a 1. Take the 2 and the 1.
    .after = The same three litres, driven in two turns instead of three. But space 1 has a catch: if you stop there, you must drive through the gravel next.
lesson-pits =
    .title = Into the pits
    .say = The pit lane leaves the track after space 19. From B2 on, no card is worth more than 6. The 10 can go both ways: compare them, then drive into the pit lane.
    .after = The 10 was worth only 6: you are on B4, and 4 litres are lost. On the track it would have taken you to 27, with a fine of 4. A 6 would have been the better card for the pits.
lesson-box =
    .title = Into the box
    .say = Your box is number 1, and you enter it from B3. Play the 6 into the box.
    .after = A car stops in its box, whatever is left of the card: four spaces driven, two litres lost. From now on you choose at the start of each turn: stay or leave.
lesson-wait =
    .title = Wait for fuel
    .say = Each turn that you stay in the box brings more fuel: 20 litres after one turn, 40 after two, 50 after three. The first two pay best. Stay.
    .after = If you left now, you would take 20 litres.
lesson-again =
    .title = And once more
    .say = Stay for another 20 litres.
    .after = That makes 40 litres.
lesson-leave =
    .title = Leave the box
    .say = Now leave. You will choose your cards, and tyres for the weather.
    .after = There are five ways to take your 40 litres.
lesson-fuel =
    .title = Choose your fuel
    .say = A few large cards are fast; small ones let you pick the space you stop on. Take three 10s, a 6 and a 4. Only you see which cards you take.
    .after = 40 litres in five cards. The tyres come last: dry tyres for the sun, rain tyres for the rain.
lesson-tyres =
    .title = The wrong tyres
    .say = It is raining, and you are on dry tyres: now a 10 is worth 6, and a 6 is worth 4. Play the 10.
    .after = Six spaces for ten litres, and you are on 11: your next move goes through the gravel. You can only change tyres in your box.
lesson-finish =
    .title = Over the line
    .say = The final lap, and you lead. The line is just ahead. Play the 10.
    .after = Crossing the line ends your race; the rest of the card does not matter. You win. Now try it against bots.

# The rules in short, and a glossary; `also` lists other words that people look for.
guide-aim = Be the first over the line after the last lap. Your hand is your tank: every card is fuel and speed at once.
guide-turn-1 = Play a card and drive as many spaces as it shows. The card is spent.
guide-turn-2 = The way is fixed: the road first, the overtaking lane if the road is full, the gravel if that is full, too. You choose only between road and pits, and whether to use your box.
guide-turn-3 = The space you stop on may cost litres, bring 1s, or send you through the gravel or the pits next.
guide-turn-4 = In your box you wait one to three turns for 20, 40 or 50 litres and may change tyres.
guide-end = The race goes on until every car has finished or is out. Whoever must play a card and has none is out.
guide-score = Places 1 to 6 score 10, 6, 4, 3, 2 and 1 points in a championship. In a single race the first car home wins.
term-litres = The sum of the cards in your hand. A 6 drives six spaces and burns 6 litres.
    .title = Litres
    .also = fuel, tank, petrol, cards
term-fine = A red frame: if you stop there you pay that many litres, without change.
    .title = Fine
    .also = penalty, red frame, pay
term-bonus = A green frame: if you stop there you take that many 1s from the 1-stack.
    .title = Bonus
    .also = green frame, best time, reward
term-ones = The stack of 1s for bonuses. When it is used up, the rain begins.
    .title = 1-stack
    .also = ones, rain, weather clock
term-exchange = Small cards may be swapped for larger ones of the same sum when you receive them.
    .title = Swap
    .also = exchange, change, bank
term-overtaking = The outside of three curves. Only for cars whose way on the road is full.
    .title = Overtaking lane
    .also = U1, outside, pass
term-gravel = A detour outside three curves, for cars that find road and overtaking lane full, or that stopped on 1 or 11.
    .title = Gravel bed
    .also = gravel, yellow spaces, detour, K1
term-blocked = No space ahead has room: the car stops, and the rest of the card is lost.
    .title = Blocked
    .also = surplus, stuck, accident
term-pit-lane = Leaves the road after space 19 and returns at 3. No card is worth more than 6 there.
    .title = Pit lane
    .also = pits, B1, pit stop
term-box = Where your car takes fuel and tyres. It always stops there.
    .title = Box
    .also = refuel, sit-out, wait, garage
term-tyres = Dry tyres for the sun, rain tyres for the rain. On the wrong ones a 10 is worth 6 and a 6 is worth 4.
    .title = Tyres
    .also = tire, rain, wet, dry, wrong tyres

# The report of a race, as a commentator tells it; `way` names one of several wordings.
tale-scene = { $laps } laps lie ahead, { $sky ->
    [rain] and it is raining.
   *[sun] and the sun is out.
 }
tale-rain = { $ready ->
    [0] Rain! Nobody is on rain tyres.
    [one] Rain! A single car is on the right tyres.
   *[other] Rain! { $ready } cars are on the right tyres.
 }
tale-sun = The sun is back, and rain tyres are the wrong ones now.
tale-severe = A heavy accident ends the race of { $car }, { ORDINAL($place) } until then.
tale-out-of-fuel = { $car } rolls to a stop: not a drop of fuel left, in { ORDINAL($place) }.
tale-disqualified = { $car } is disqualified: never sat out in the pits.
tale-stop = { $way ->
    [a] { $car } comes in from { ORDINAL($place) }, stop number { $stop }.
    [b] Into the pits: { $car }, { ORDINAL($place) } on the road.
   *[c] { $car } gives up { ORDINAL($place) } for a stop.
 }
tale-tyres = { $tyres ->
    [rain] { $way ->
        [a] Rain tyres for { $car }.
       *[b] { $car } trusts the clouds and takes rain tyres.
     }
   *[dry] { $way ->
        [a] { $car } goes back to dry tyres.
       *[b] Dry tyres for { $car }.
     }
 }
tale-fuel = { $way ->
    [a] { $litres } litres go into the tank of { $car }.
    [b] A long stop: { $car } takes on { $litres } litres.
   *[c] { $car } fills up with { $litres } litres.
 }
tale-blocked = { $way ->
    [a] { $car } runs up behind another car and wastes { $lost } litres.
    [b] No way through for { $car }: { $lost } litres for nothing.
   *[c] Stuck in traffic, { $car } burns { $lost } litres.
 }
tale-gravel = { $way ->
    [a] { $car } is in the gravel!
   *[b] Too wide: { $car } ploughs into the gravel.
 }
tale-damaged = { $way ->
    [a] Contact! { $car } is damaged, in { ORDINAL($place) }.
   *[b] { $car } carries on with damage.
 }
tale-last-lap = { $car } leads into the final lap.
