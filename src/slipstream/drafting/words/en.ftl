# What Thunder Alley and Grand Prix say alike.

# Parts of sentences.
space = { $lane ->
    [P] the pits at sector { $sector }
    [O] the run-off at sector { $sector }
   *[other] sector { $sector }, lane { $lane }
 }
space-into = { $lane ->
    [P] to the pits at sector { $sector }
    [O] to the run-off at sector { $sector }
   *[other] to sector { $sector } (lane { $lane })
 }
movement-points = { $mp ->
    [one] 1 movement point
   *[other] { $mp } movement points
 }
markers = { $count ->
    [one] 1 { $wear } marker
   *[other] { $count } { $wear } markers
 }
close-calls = { $count ->
    [one] 1 Close Call
   *[other] { $count } Close Calls
 }
card-unseen = a card

# What happened.
event-dealt = { $you ->
    [yes] You draw { $card }
   *[no] { $seat } draws { $card }
 }
event-turn = { $you ->
    [yes] Turn { $turn }: you are First Player
   *[no] Turn { $turn }: { $seat } is First Player
 }
event-activated = { $you ->
    [yes] You play { $card } for car { $car }: { movement-points }
   *[no] { $seat } plays { $card } for car { $car }: { movement-points }
 }
event-passed = { $you ->
    [yes] You pass
   *[no] { $seat } passes
 }
event-retired-by-choice = { $you ->
    [yes] You retire car { $car }
   *[no] { $seat } retires car { $car }
 }
event-retired-worn-out = Car { $car } is worn out and retires
event-wear = Car { $car } takes { markers }
event-repaired = Car { $car } gets rid of { markers }
event-out = Car { $car } is out of the race: { ORDINAL($place) }
event-crossed = Car { $car } crosses the line: { ORDINAL($place) }
event-placed = Car { $car } finishes { ORDINAL($place) }
event-lap = Lap { $lap } begins
event-event = Event: { $event }
event-no-target = Nobody is affected
event-lapped = Car { $car } has been lapped
event-discarded = { $you ->
    [yes] You discard { $card }
   *[no] { $seat } discards { $card }
 }
event-drives = Car { $car } moves to { space }
event-pushed = Car { $car } is pushed to { space }
event-displaced = Car { $car } is shoved to { space }
event-follows = Car { $car } follows to { space }
event-swapped = Car { $car } swaps places, now in { space }
event-slides-in = Car { $car } slides in to { space }
event-slides-out = Car { $car } slides out to { space }
event-starts = Car { $car } starts from { space }
event-lines-up = Car { $car } lines up in { space }
event-over-finish = The race is over
event-over-limit = The turn limit is reached: the race is over

# What an answer comes to, in short.
brief-route = { $car } { space-into }
brief-route-with = { $car } { space-into } with { $others }
brief-points = { movement-points }
brief-wear = { $car } takes { markers }
brief-repaired = { $car } gets rid of { markers }
brief-out = { $car } is out: { ORDINAL($place) }
brief-crossed = { $car } crosses the line: { ORDINAL($place) }
brief-placed = { $car } finishes { ORDINAL($place) }
brief-drawn = { $cards ->
    [one] { $you ->
        [yes] you draw a card
       *[no] { $seat } draws a card
     }
   *[other] { $you ->
        [yes] you draw { $cards } cards
       *[no] { $seat } draws { $cards } cards
     }
 }
outcome-same = still { ORDINAL($after) }
outcome-changed = { ORDINAL($before) } to { ORDINAL($after) }
outcome-same-calls = still { ORDINAL($after) }, { close-calls }
outcome-changed-calls = { ORDINAL($before) } to { ORDINAL($after) }, { close-calls }

# What is asked.
ask-fill-hand = { $you ->
    [yes] You draw cards.
   *[no] { $seat } draws cards.
 }
ask-tail = { $you ->
    [yes] Car { $car }: which lane follows? An empty lane ends the line.
   *[no] { $seat } chooses who follows car { $car }.
 }
ask-step = { $you ->
    [yes] Where does car { $car } go? { movement-points } left.
   *[no] { $seat } moves car { $car }: { movement-points } left.
 }
ask-lane = { $you ->
    [yes] Car { $pushed } is pushed: into which lane?
   *[no] { $seat } chooses the lane of car { $pushed }.
 }
ask-event = An event card is drawn.
ask-discard = { $you ->
    [yes] Discard a card? You draw another one next turn.
   *[no] { $seat } may discard.
 }
ask-end = The race is over.

# Answers.
choice-car = Car { $car }
choice-pass = Pass for a car that is out
choice-retire = Retire the car
choice-forward = Forward
choice-forward-lane = Forward into lane { $lane }
choice-in = One lane in
choice-out = One lane out
choice-diagonal-in = Diagonally in
choice-diagonal-out = Diagonally out
choice-swap = Swap with the car ahead
choice-swap-lane = Swap with the car ahead in lane { $lane }
choice-stop = Stop here
choice-space = { $taken ->
    [yes] { space }: car { $car }
   *[no] { space }: empty
 }
choice-discard-no = Keep these cards

# Cards: movement types, special texts, names.
kind-pursuit = Pursuit
    .text = Pushes the cars ahead, leaves those behind.
    .short = pushes, never pulls
kind-lead = Lead
    .text = The cars behind follow its path.
    .short = pulls those behind
text-free-lateral = Lane changes are free.
    .short = free lane changes
text-second-car-draft-3 = Then another of your cars drafts 3.
    .short = second car drafts 3
text-no-lateral = No lane changes, except where the road forks.
    .short = no lane changes
text-clean-air = Then, if alone in its sector, runs up to the next car.
    .short = up to the next car
text-swap-forward = May swap with the car directly ahead for 1 point.
    .short = may swap for 1
text-swap-per-mp = May swap with the car directly ahead for 1 point.
    .short = may swap for 1
text-swap-after = After moving, may swap once with the car directly ahead.
    .short = then may swap
text-after-move-inside = Then slides one lane in, if that space is empty.
    .short = then one lane in
text-after-move-outside = Then slides one lane out, if that space is empty.
    .short = then one lane out
text-slide-in = Then slides one lane in.
    .short = then one lane in
text-slide-out = Then slides one lane out.
    .short = then one lane out
text-one-diagonal = One diagonal step into an empty space.
    .short = one diagonal step
text-diagonal = One diagonal step into an empty space.
    .short = one diagonal step
text-inside-only = Lane changes only inwards; inner lane at forks.
    .short = inwards only
text-outside-only = Lane changes only outwards; outer lane at forks.
    .short = outwards only
card-clean-air = Clean Air
card-chasing-the-race = Chasing the Race
card-oversteer = Oversteer
card-understeer = Understeer
card-inside-line = Inside Line
card-outside-line = Outside Line
card-charge = Charge
card-slingshot = Slingshot
card-out-in-front = Out in Front
card-fast-pace = Fast Pace
card-floor-it = Floor It
card-top-gear = Top Gear
card-follow-the-leader = Follow the Leader
card-set-the-pace = Set the Pace
event-card-blown-engine = Blown Engine
event-card-collision = Collision

# The terminal’s screen.
screen-lap = lap { $lap } of { $laps }
screen-turn = { $turn ->
    [0] before the start
   *[other] turn { $turn }
 }
screen-hand = { $you ->
    [yes] Your hand
   *[no] { $seat }’s hand
 }
screen-pit = pit { $pit }
screen-penalty = -{ $mp } MP
screen-worn-out = worn out: must retire
screen-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
 }
screen-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
screen-to-move = { $cars } to move
screen-first = First Player
screen-unseen = Unseen race cards: { $unseen }, { $deck } of them in the deck
screen-events = Events to come: { $events }
screen-discards = Discards, newest first
screen-no-discards = No discards
screen-order = Finishing order
screen-teams = Teams
screen-result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
screen-result-out = (out)
screen-level = { $teams } are level: the best car decides.
screen-wins = { $you ->
    [yes] You win the race.
   *[no] { $seat } wins the race.
 }
screen-share = { $seats } share the win.
column-car = car
column-at = at
column-gap = gap
column-wear = wear
status-grid = on the grid
status-racing = racing
status-crossed = finished
status-finished = finished
status-out = out

# The page.
page-lap = Lap
page-lap-number = Lap { $lap }
page-lap-of = { $lap } / { $laps }
page-turn = Turn
page-before-start = Start
page-flag = Flag
page-weather = Weather
page-event = Event
page-circuit = Circuit
page-flag-green = Green
page-flag-yellow = Yellow
page-flag-double-yellow = Double yellow
page-flag-yellow-red = Yellow and red
page-flag-red = Red
page-flag-black = Black
page-flag-black-orange = Black and orange
page-board = { $circuit }: the circuit with all cars
page-column-gap = Gap
    .title = Sectors to the car ahead
page-column-wear = Wear
    .title = Wear markers
page-column-state = { "" }
    .title = Whether it has moved, or where it is
page-lead = Lead
page-no-wear = No wear
page-wear = { $count ->
    [one] 1 wear marker ({ $names })
   *[other] { $count } wear markers ({ $names })
 }
page-wear-slow = { page-wear }, { $penalty } MP less
page-wear-worn = { page-wear }, worn out: it retires when it moves
page-tag-pit = PIT
page-tag-off = OFF
page-tag-out = OUT
page-tag-done = DONE
page-tag-dsq = DSQ
    .title = disqualified: it never changed tyres
page-tag-laps-down = LAP −{ $laps }
page-tag-leads = { $car } LEADS
page-tag-lapped = { $car } LAP −{ $laps }
page-anyone = Anyone
    .title = A neutral car: anyone may move it; it scores for no one.
page-npc = NPC
    .title = A neutral car: the player named may move it; it scores for no one.
page-penalty = { $speed } − { $less } wear
page-from-pits = from the pits
page-pit-exit = Pit exit
    .short = Pit
page-stays = stays
page-only = only { $speed }
page-choose = Car { $car }, { ORDINAL($place) }, { space }
page-choose-off = Car { $car }, { ORDINAL($place) }
page-choose-npc = { $car } (NPC)
page-choose-short = { $car } · { ORDINAL($place) }
page-card-brief = { $speed } { $kind }
page-pits = Pit car { $car }
page-pits-with = Pit car { $car }: { $told }
page-destination = { space }
page-destination-same = { space }: stays { ORDINAL($after) }
page-destination-changed = { space }: { ORDINAL($before) } to { ORDINAL($after) }
page-destination-finishes = { space }: finishes
page-way-alone = { space }, moves nobody else
page-way-with = { space }, with { $others }
page-way-more = { $more } more
page-way-car = { $car } { space-into }
page-begun = Car { $car }: { $told }
page-best = Best: car { $car } { $best }
page-best-gains = to { ORDINAL($place) }
page-best-loses = { $places } back
page-best-ahead = { $sectors ->
    [0] stays
   *[other] +{ $sectors }
 }
page-callout-same = Stays { ORDINAL($after) }
page-callout-changed = { ORDINAL($before) } → { ORDINAL($after) }
page-follow = and { $more } more come along
page-pushed = is moved too
page-hint = Where does car { $car } stop?
page-which-car = Which car drives it?
page-alone = moves nobody else
page-marker = { $wear } marker, { $count } in all
page-marker-slow = { page-marker } · { $penalty } MP less from next turn
page-marker-worn = { page-marker } · worn out: it retires when it moves
page-repaired = { $count ->
    [one] 1 wear marker off
   *[other] { $count } wear markers off
 }
page-calls = { $count ->
    [one] Close Call taken
   *[other] Close Calls taken
 }
page-finishes = finishes
page-falls = is out of the race
page-carried-pushes = { $who } pushes your { $car }
page-carried-shoves = { $who } shoves your { $car } aside
page-carried-pulls = { $who } takes your { $car } along
page-carried-swaps = { $who } swaps places with your { $car }
page-twin-car = { ORDINAL($place) }: { $car }, { $who }, { space }
page-twin-ahead = { $gap } behind { $car }
page-twin-behind = { $gap } ahead of { $car }
page-twin-leads = leads
page-twin-moved = has moved
page-twin-pits = in the pits
page-twin-off = off the road
page-twin-lapped = lapped
page-twin-gone = out of the race
page-twin-over = finished
page-twin-out = Out of the race: { $car }, { $who }
page-twin-finished = { ORDINAL($place) }, finished: { $car }, { $who }
page-team-cards = Cards
page-team-first = First Player
page-team-yes = yes
page-team-place = { ORDINAL($place) }, { space }
page-team-points = { $points ->
    [one] 1 point now
   *[other] { $points } points now
 }

# Why something cannot be chosen.
why-one-card = One card for each car: { $car } drives with the card that was played for it.
why-worn-out = Your cars that have not moved are worn out: they can only retire.
why-card-first = First a card and one of your cars, then the space where it stops.
why-theirs = { $car } is not yours to choose: it belongs to { $who }.
why-moved = { $car } has moved this turn.
why-in-pits = { $car } is in the pits.
why-pit-lane = Nobody drives into the pits: pit stops come at the end of the turn.
why-spend = It cannot stay: all { $mp } MP must be spent.
why-backwards = Behind it: no car drives backwards.
why-too-far = Out of reach: { $ahead } sectors ahead, { $mp } MP left.
why-cannot-end = With this card { $car } cannot end there: all { $mp } MP must be spent, and no space entered twice.

# Circuits.
circuit-st-adriana = St. Adriana
circuit-yunta-brothers = Yunta Brothers
circuit-pullingers-pyramid = Pullinger’s Pyramid
circuit-verghns-grove = Verghn’s Grove
circuit-porto-vela = Porto Vela
circuit-altavento = Altavento
circuit-kestrel-vale = Kestrel Vale
circuit-lac-brume = Lac Brume

# What the signs mean.
sign-board = On the board
sign-tower = In the tower
sign-flags = Flags and weather
sign-wear = Wear markers
sign-cards = On the cards
sign-ready = filled: can still move this turn
sign-moved = hollow, with a light number: has moved this turn
sign-active = green field around it: it moves now
sign-ghost = dashed: where it would be if you played what you point at
sign-space = you can choose this space; the number says how many places it gains
sign-finishes = the car finishes there
sign-leads = car 8 is first
sign-lapped = car 8 is a lap down, or as many as it says
sign-pit = a stack of cars in the pits; +2: two more than there is room to draw
sign-sector = outside the road: the number of the sector; 0 begins at the line
sign-lanes = sector 7, lane 1; lane 0 is the innermost, lane P the pits
sign-gap = sectors to the car ahead; +0: beside it in the same sector
sign-to-move = can still move this turn
sign-has-moved = has moved this turn
sign-moves-now = moves now
sign-in-pits = in the pits: the next card drives it out with its pit exit speed
sign-lap-down = a lap down
sign-done = has finished
sign-bar = wear markers: 3 to 5 cost 3 to 5 MP; at 6 the car retires
sign-disc = { $wear }: a disc is removed in the pits
sign-square = { $wear }: a square stays for the whole race
sign-flag-green = { $flag }: racing
sign-flag-restart = { $flag }: the field lines up for a restart
sign-speed = large number: movement points (MP), wear already deducted
sign-pit-exit = points for a car that leaves the pits
sign-movement = { $kind }: { $text }

# Options.
option-grid = Grid
    .about = How the starting grid is drawn.
option-circuit = Circuit
    .about = Where you race.
option-laps = Laps
    .about = Normally as many as the circuit says.
option-teams = Teams
    .about = One for each player, in seat order.

# The report of a race, as a commentator tells it; `way` names one of several wordings.
tale-number = No. { $car }
tale-scene = { $laps ->
    [one] Welcome to { $circuit }: one lap, flat out.
   *[other] Welcome to { $circuit }: { $laps } laps to go.
 }
tale-hit = { $way ->
    [a] { $event }: it hits { $car }, running { ORDINAL($place) }.
    [b] Trouble for { $car } in { ORDINAL($place) }: { $event }.
   *[c] { $event }, and it has to be { $car }, running { ORDINAL($place) }.
 }
tale-retired = { $way ->
    [a] { $car } retires from { ORDINAL($place) }.
   *[b] No more for { $car }: the team calls it a day.
 }
tale-worn-out = { $way ->
    [a] The wear was too much: { $car } breaks down in { ORDINAL($place) }.
   *[b] { $car } has been driven into the ground and is out.
 }
tale-out-by-event = { $way ->
    [a] { $event } ends the race of { $car }, { ORDINAL($place) } a moment ago.
    [b] It is over for { $car }: { $event }, in { ORDINAL($place) }.
   *[c] { $event }! { $car } is out, having run { ORDINAL($place) }.
 }
tale-out = { $way ->
    [a] { $car } is out of the race, in { ORDINAL($place) }.
   *[b] The end for { $car }, { ORDINAL($place) } until then.
 }
tale-lap = Lap { $lap }, and { $car } leads across the line.
tale-last-lap = The last lap! { $car } leads the field into it.
tale-pits = { $way ->
    [a] { $car } comes in for service from { ORDINAL($place) }.
    [b] Into the pits: { $car }, { ORDINAL($place) } on the road.
   *[c] { $car } gives up { ORDINAL($place) } for a pit stop.
 }
