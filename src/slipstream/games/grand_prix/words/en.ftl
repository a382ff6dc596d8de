# Grand Prix.

# What happened.
extra-points = { $mp ->
    [one] 1 extra movement point
   *[other] { $mp } extra movement points
 }
event-weather-dry = The weather is dry
event-weather-wet = The weather is wet
event-chose = { $you ->
    [yes] You have chosen your tyres
   *[no] { $seat } has chosen tyres
 }
event-fitted = Car { $car } changes to { $tyre } tyres
event-idle = { $you ->
    [yes] You do nothing
   *[no] { $seat } does nothing
 }
event-bonus = { $you ->
    [yes] You use the soft tyres of car { $car }: { extra-points }
   *[no] { $seat } uses the soft tyres of car { $car }: { extra-points }
 }
event-close-call = Car { $car } takes { close-calls }
event-calls-gone = Car { $car } loses its Close Calls
event-turned = { $event } is turned up for its PIT number
event-team = The draw falls on { $team }
event-hit = Car { $car } is affected
event-zone = Safety Zone around sector { $sector }
event-zone-ends = The Safety Zone is lifted
event-restart-double-yellow = Double yellow flag: the field lines up for a restart
event-restart-red = Red flag: the field lines up for a restart and is repaired
event-no-restart = Too close to the finish: no restart
event-pitted = { $back ->
    [0] Car { $car } pits
    [one] Car { $car } pits and drops back 1 sector
   *[other] Car { $car } pits and drops back { $back } sectors
 }
event-disqualified = Car { $car } is disqualified: it never changed tyres
event-revealed = Car { $car } starts on { $tyre } tyres
event-closes-up = Car { $car } closes up to { space } in clean air
event-gathers = Car { $car } falls into line in { space }
event-makes-room = Car { $car } makes room, now in { space }
event-returns = Car { $car } rejoins the track in { space }
event-goes-back = Car { $car } drops back to { space }
event-spins = Car { $car } spins into { space }
event-lines-up-again = Car { $car } moves to { space } for the restart
event-over-gathered = A car was pushed over the finish line: the race is over
event-over-no-player-car = No player’s car is left: the race is over
brief-hit = { $car } is affected
brief-close-call = { $car } takes { close-calls }
brief-calls-gone = { $car } loses its Close Calls
brief-fitted = { $car } on { $tyre } tyres
brief-pitted = { $back ->
    [one] { $car } drops back 1 sector
   *[other] { $car } drops back { $back } sectors
 }

# What is asked.
ask-weather = The weather at the start is drawn.
ask-grid = A car is drawn for the grid.
ask-tyres = Which tyres? Soft: one extra move for a marker. All must change once.
ask-tyres-others = The players choose their tyres.
ask-action = { $you ->
    [yes] Your turn: choose a card and a car.
   *[no] { $seat } to play a card.
 }
ask-late-brake = { $you ->
    [yes] Late Brake: swap car { $car } with the one ahead?
   *[no] { $seat } may brake late.
 }
ask-clean-air = { $you ->
    [yes] Clean Air: where does car { $car } close up?
   *[no] { $seat } chooses where car { $car } closes up.
 }
ask-soft-bonus = { $you ->
    [yes] Soft tyres of car { $car }: { extra-points } for a tyre marker?
   *[no] { $seat } may use the soft tyres of car { $car }.
 }
ask-retirement = An event card is turned up for its PIT number.
ask-team = { $event }: a team is drawn.
ask-own-car = { $you ->
    [yes] { $event }: which of your cars is affected?
   *[no] { $event }: { $seat } chooses a car.
 }
ask-involved = { $you ->
    [yes] { $event }: which of your cars is involved?
   *[no] { $event }: { $seat } chooses a car.
 }
ask-marker = { $you ->
    [yes] { $event }: which of your cars takes the marker?
   *[no] { $event }: { $seat } chooses a car.
 }
ask-reaction = { $you ->
    [yes] The weather has changed: does car { $car } pit for other tyres?
   *[no] The weather has changed: { $seat } decides for car { $car }.
 }
ask-pit = { $you ->
    [yes] Does car { $car } pit? A marker costs 1 sector or more, new tyres at least { $change }.
   *[no] { $seat } decides whether car { $car } pits.
 }
ask-repair = { $you ->
    [yes] Repair car { $car }: choose a marker. Sectors lost so far: { $back }.
   *[no] { $seat } chooses what is repaired on car { $car }.
 }
ask-new-tyres = { $you ->
    [yes] New tyres for car { $car }? Sectors lost: { $back }, with them at least { $change }.
   *[no] { $seat } chooses tyres for car { $car }.
 }

# Answers.
choice-bonus = Yes, drive on
choice-tyres = { $tyre } tyres
choice-both-tyres = Car { $one } on { $first }, car { $other } on { $second } tyres
choice-both-tyres-unseen = First car on { $first }, second car on { $second } tyres
choice-marker = { $back ->
    [one] Repair { $wear }: 1 sector back
   *[other] Repair { $wear }: { $back } sectors back
 }
choice-npc = NPC, anyone’s
choice-npc-of = { $you ->
    [yes] your NPC
   *[no] { $seat }’s NPC
 }
choice-action-no = Do nothing
choice-late-brake-no = Stay behind
choice-soft-bonus-no = No, save them
choice-reaction-no = Stay out and accept what the weather does
choice-pit-no = Stay out
choice-repair-no = No more repairs
choice-new-tyres-no = Keep these tyres

# Cards, markers, tyres, weather and flags.
kind-solo = Solo
    .text = Drives alone. Pushes whatever is ahead.
    .short = pushes freely
kind-line = Line
    .text = Pushes the cars ahead, pulls those behind.
    .short = pushes and pulls
wear-tyre = tyre
wear-suspension = suspension
wear-wing = wing
wear-brakes = brake
wear-transmission = transmission
wear-engine = engine
wear-body = body
tyre-hard = hard
tyre-soft = soft
tyre-wet = wet
sky-dry = dry
sky-wet = wet
flag-green = green flag
flag-yellow = yellow flag
flag-yellow-red = yellow and red striped flag
flag-double-yellow = double yellow flag
flag-red = red flag
flag-black = black flag
flag-black-orange = black and orange flag
team-scarlet = Scarlet
team-cobalt = Cobalt
team-emerald = Emerald
team-amber = Amber
team-onyx = Onyx
team-violet = Violet
team-silver = Silver
team-coral = Coral
team-teal = Teal
team-ivory = Ivory
team-copper = Copper
team-lime = Lime
card-weaving = Weaving
card-conservative = Conservative
card-overtake = Overtake
card-challenge = Challenge
card-solid-line = Solid Line
card-power-line = Power Line
card-flat-out = Flat Out
card-late-brake = Late Brake
event-card-weather-change = Weather Change
event-card-tire-wear = Tire Wear
event-card-tire-test = Tire Test
event-card-suspension-difficulties = Suspension Difficulties
event-card-suspension-stress = Suspension Stress
event-card-npc-retirement = NPC Retirement
event-card-traction-hazard = Traction Hazard
event-card-brake-failure = Brake Failure
event-card-gear-box-failure = Gear Box Failure
event-card-hard-hit = Hard Hit
event-card-serious-crash = Serious Crash
event-card-spin-off = Spin-Off
event-card-spin-around = Spin Around
event-card-strike-the-barrier = Strike the Barrier
event-card-engine-problems = Engine Problems
event-card-transmission-problems = Transmission Problems
event-card-mechanical-failure = Mechanical Failure
event-card-drive-through-penalty = Drive-Through Penalty
event-card-stop-and-go-penalty = Stop & Go Penalty
event-card-wheel-rub = Wheel Rub
event-card-wing-damage = Wing Damage
event-with-pit = { $event }, PIT { $pit }

# What should not be overlooked.
notice-zone = Safety Zone, sectors { $first } to { $last }: one lane, no lane changes
notice-called-in = { $pit ->
    [all] PIT all calls in every NPC on the track
   *[other] PIT { $pit } calls in { $cars }
 }
notice-tyres = Must still change tyres before the finish: { $cars }

# The terminal’s screen.
screen-event = Event: { $event }
screen-legend = m moved   ' lapped   + soft bonus left   ! tyres to be changed   ~ anyone’s
screen-legend-wear = wear: tyre suspension wing brakes gears engine go in the pits, Body stays
screen-anyone = anyone
screen-first-player = First Player: { $seat }
screen-garage-tyres = { $bonus ->
    [yes] { $tyre } tyres, bonus left
   *[no] { $tyre } tyres
 }
screen-back = ({ $back } back)
screen-calls = { $calls } CC
screen-eliminated = worn out: eliminated when activated
screen-players = Players
column-driver = driver
column-tyres = tyres
column-calls = CC
picture-lap = Lap { $lap } of { $laps }
picture-turn = { $turn ->
    [0] Before the start
   *[other] Turn { $turn }
 }
picture-sky = { $sky ->
    [wet] WET
   *[dry] DRY
 }
picture-legend = pale: moved · + soft bonus left · ! tyres to be changed · ' lapped · CC Close Calls
picture-car = CAR
picture-driven-by = DRIVEN BY
picture-gap = GAP
picture-tyres = TYRES
picture-wear = WEAR
picture-calls = CC
picture-leads = leads
picture-row-car = { ORDINAL($place) }: car { $car }
picture-row-driver = driven by { $driver }
picture-row-tyres = { $bonus ->
    [yes] on { $tyre } tyres, bonus left
   *[no] on { $tyre } tyres
 }
picture-row-wear = wear: { $wear }

# Seasons.
season-about = Most points. Ties: wins, second places and so on; then the place is shared.
season-first = The usual grid for a first race.
season-nobody = No car was classified, so none moves up on the grid.
season-winner = Car { $car } won and moves up one place on the grid.

# The page.
page-pitch = 22 cars, two of them yours, tyres and weather
page-minutes = 120 min
page-sky-dry = Dry
page-sky-wet = Wet
page-zone = Safety Zone { $first }–{ $last }
page-zone-flag = Safety Zone
page-zone-short = { $flag }, zone { $first }–{ $last }
page-twin-zone = Safety Zone from sector { $first } to { $last }: one lane, the innermost
page-column-tyre = Tyre
    .title = Tyres
page-column-calls = CC
    .title = Close Calls: harmless in themselves, but some events strike the car with the most
page-pit-number = PIT { $pit }
page-pit-calls-none = PIT none: no NPC has to pit.
page-pit-calls-nobody = { $pit ->
    [all] PIT all: every NPC would have to pit; there are none.
   *[other] PIT { $pit }: NPCs whose number ends in { $pit } would have to pit; there are none.
 }
page-pit-calls = PIT { $pit }: to the pits and 5 sectors back.
page-must-change = must still change tyres at a pit stop, or be disqualified at the end.
page-worn-out = worn out: out of the race as soon as it is activated, unless it pits.
page-nearly-worn-out = one more wear marker, and it is out when next activated.
page-last-cards = { $cards ->
    [one] waiting for a card, and you hold your last one.
   *[other] waiting for a card, and you hold only { $cards }.
 }
page-last-turn = Last turn
page-last-turn-text = A car has finished: the race ends when all have moved.
page-points-left = Points still to be won:
page-tyre-soft-does = one extra move, at the cost of a tyre marker
page-tyre-hard-does = nothing special
page-tyre-wet-does = made for the wet
page-tyre-duty = Every car changes once, at a stop: 2 sectors back or more
page-back-so-far = { $back ->
    [one] 1 sector back so far
   *[other] { $back } sectors back so far
 }
page-stop-same = { $back ->
    [0] stays { ORDINAL($after) }
   *[other] { $back } back in the pit lane, stays { ORDINAL($after) }
 }
page-stop-changed = { $back ->
    [0] { ORDINAL($before) } to { ORDINAL($after) }
   *[other] { $back } back in the pit lane, { ORDINAL($before) } to { ORDINAL($after) }
 }
page-team-npcs = Also moves
page-team-back = { $back ->
    [one] all repaired: 1 sector back in the pits
   *[other] all repaired: { $back } sectors back in the pits
 }
page-team-tyres = { $done ->
    [yes] { $tyre } tyres, has changed
   *[no] { $tyre } tyres, must still change
 }
sign-npc = grey, square number: a neutral car; the sign on its nose says who moves it
sign-off = off the road, in the run-off
sign-zone = Safety Zone: hatched lanes are closed, the innermost one is open
sign-dsq = disqualified: it never changed tyres
sign-soft = soft tyres; dot: bonus not used yet
sign-hard = hard tyres
sign-wet = wet tyres
sign-wrong = triangle: wrong tyres for this weather
sign-calls = Close Calls: some events strike the car with the most
sign-flag-zone = { $flag }: a Safety Zone around the car it is for
sign-flag-red = { $flag }: the field lines up for a restart and is repaired
sign-flag-black = { $flag }: the car it is for retires
sign-flag-repair = { $flag }: the car it is for must pit and repair everything
sign-dry = dry
sign-rain = wet: wet tyres needed
sign-pit-event = the PIT number of the event: NPCs whose number ends in it pit

# Options.
option-weather = Weather
    .about = At the start of the race.
option-weather-dry = Dry
option-weather-wet = Wet
option-weather-random = Left to chance
option-grid-reversed = By the rulebook
option-grid-second-cars-drawn = Second cars and NPCs from one bag
option-grid-all-drawn = All 22 cars from one bag
option-pits = Pit stops
    .about = In which order cars pit.
option-pits-turn = In order of play
option-pits-running = In running order
option-lead = Leads a sector
    .about = Which car is first in its sector.
option-lead-inside = The innermost car
option-lead-apex = The car nearest the apex
option-winner = Last winner
    .about = The car that won the previous race.
option-best = Best results
    .about = How many results count for each player.
option-absent = Missed races
    .about = Points for a race that a player misses.

# The introduction.
lesson =
    .title = Grand Prix in eleven steps
    .text = Twenty-two cars, two of them yours. The grey ones have no owner, but those with your shape drive for you. Eleven steps show how.
lesson-card =
    .title = A card and a car
    .say = Scarlet is you: cars 1 and 10. The grey cars with a star are yours to move, too, but score nothing. Choose Conservative, then car 1.
    .after = 4 movement points, as a line: it pushes the cars ahead and pulls those behind.
lesson-line =
    .title = A line closes up and pushes
    .say = Conservative allows no lane changes, so there is one way. Drive to sector 49, lane 1.
    .after = The first step closed the gap; the next three pushed 4. Your grey 23 was pulled along. No wear: that is why it is called Conservative.
lesson-solo =
    .title = Charge: alone
    .say = 4 is beside you now. Choose Charge, 7 points alone, for car 1.
    .after = A Solo card pulls nobody along.
lesson-elbows =
    .title = Elbows out
    .say = Changing into an occupied lane costs 2 points and shoves the car there one lane on. Step out onto 4 and drive to sector 50, lane 2.
    .after = 4 was shoved to the outer lane. Car 1 took a tyre marker for the card, and a Close Call for the contact: some events strike the cars that have them.
lesson-lead =
    .title = Lead: a tail of your own
    .say = Grey cars 23 and 16 stand behind car 1. A Lead card takes them along. Choose Out in Front for car 1.
    .after = They follow wherever car 1 goes.
lesson-past =
    .title = Past, with company
    .say = Lead them round 4, which stays where it is: one step out, then straight on. Choose sector 51, lane 2, and look at the dashed line.
    .after = Each follower takes the space just left before it. Only car 1 takes the tyre marker: grey cars have no wear.
lesson-grey =
    .title = Grey cars work for you
    .say = Grey cars can push for you. 23 stands right behind car 1. Choose Charge for 23.
    .after = Seven points for a car that takes no marker.
lesson-push =
    .title = A push is free
    .say = Straight on to sector 51, lane 1.
    .after = Car 1 was pushed seven spaces and has not moved by itself this turn: it can still drive with a card of its own.
lesson-soft =
    .title = Soft tyres
    .say = Car 1 is on unused soft tyres: the red ring with a dot. Choose Charge for it; it will drive straight on to sector 52, lane 1.
    .after = Seven spaces, and the tyre marker of the card. The softs are still unused, so you are asked once more.
lesson-bonus =
    .title = The bonus
    .say = Use the bonus: drive on with the small number of the card, 3.
    .after = Three more points, once for each set of softs, for one more tyre marker.
lesson-pits =
    .title = Into the pits
    .say = At the end of a turn every player may pit. Car 1 has two tyre markers, an engine marker and body damage, and has never changed tyres. Send it in.
    .after = Both tyre markers went, for 1 sector back each; the engine would have cost 10, and body damage stays. Soft tyres went on: the tyre duty is done. A car that never changes its tyres is disqualified.

# The rules in short, and a glossary; `also` lists other words that people look for.
guide-aim = Bring your two cars as far forward as you can in a field of 22. The other cars score for nobody, but you move some of them, and they can push you.
guide-turn-1 = Fill your hand.
guide-turn-2 = One after the other, each player plays a card for a car that has not moved this turn: one of their own, a grey car of their team, or a neutral one. So every car moves once.
guide-turn-3 = The card gives movement points and says who comes along. A car that somebody pushes or pulls may still move with a card of its own.
guide-turn-4 = At the end of the turn an event is drawn, cars may pit, and cars a lap down are taken out.
guide-end = The race ends with the turn in which a car crosses the line after the last lap. A car that never changed to another kind of tyre is disqualified, unless it rained throughout.
guide-score = The first ten places score 25, 18, 15, 12, 10, 8, 6, 4, 2 and 1 points. Both your cars count; ties go to the better single car.
term-close-call = A token for contact or a risky card. It does not slow the car, but some events strike the cars that have Close Calls; a car that is hit gives all of them back.
    .title = Close Call
    .also = CC, near miss, contact, token, incident
term-line = The car pushes the cars ahead and pulls those behind.
    .title = Line
    .also = draft, slipstream, push and pull
term-solo = The car moves alone.
    .title = Solo
    .also = alone, single
term-pursuit = The car pushes the cars ahead of it; those behind stay.
    .title = Pursuit
    .also = push
term-lead = The cars directly behind follow wherever the car goes.
    .title = Lead
    .also = pull, tail, followers
term-npc = A grey car that scores for nobody. Only you move those with your team’s shape; anyone may move the neutral ones.
    .title = Grey car
    .also = NPC, non-player car, neutral, bot
term-displace = Shoving a car aside costs 2 movement points and a Close Call.
    .title = Displacement
    .also = shove, elbow, bump, contact
term-wear = Markers for tyres, suspension, wing, brakes, transmission, engine and body. Three cost 3 movement points, four cost 4, five cost 5; with six it is out the next time it is activated.
    .title = Wear
    .also = damage, markers, repair, engine, wing
term-duration = How many sectors a car drops back in the pit lane to get rid of a marker.
    .title = Duration
    .also = repair, pit time, sectors back
term-tyres = Soft tyres give one extra move, once a set. In the rain only wets are right. Every car must change to another kind once in the race.
    .title = Tyres
    .also = tire, soft, hard, wet, rain, slicks, tyre duty
term-pit = At the end of a turn a car goes into the pit lane, drops markers at the cost of sectors, and may change tyres.
    .title = Pit stop
    .also = pits, box, pit lane
term-flag = Yellow flags bring Safety Zones or a restart, red ones stop the race, black ones punish.
    .title = Flags
    .also = yellow, red, black, safety zone, safety car, restart
term-lapped = A car that is a full lap or more behind the leader.
    .title = Lapped
    .also = lap down

# The report of a race, as a commentator tells it; `way` names one of several wordings.
tale-weather-wet = Rain! Wet tyres are what everybody wants now.
tale-weather-dry = The track dries, and wet tyres are no use any more.
tale-zone = { $way ->
    [a] Yellow flags: a Safety Zone around sector { $sector }.
   *[b] Another Safety Zone, around sector { $sector }.
 }
tale-restart-double-yellow = Double yellow! The field lines up for a restart, and the leader’s cushion is gone.
tale-restart-red = Red flag! Everybody stops, repairs, and starts again.
tale-tyres = { $way ->
    [a] { $car } changes to { $tyre } tyres.
    [b] New tyres for { $car }: { $tyre }.
   *[c] { $car } is on { $tyre } tyres now.
 }
tale-disqualified = { $car } is disqualified: the tyres were never changed.
