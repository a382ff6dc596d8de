# Thunder Alley.

# What happened.
event-grid = The grid card is { $card }. Order of teams: { $bar }
event-second = Car { $car } drafts as well: { movement-points }
event-bumped = Car { $car } bumps the car in its way and stops
event-led = Car { $car } leads the turn
event-bar = { $card } is turned up. Order of teams: { $bar }
event-hit = Car { $car } is hit
event-rain-aside = Clouds gather: the next Rain may end the race
event-yellow = Yellow flag: the field lines up for a restart
event-pitted = Car { $car } pits
event-lifted = Car { $car } runs up to { space } in clean air
event-leaves-pits = Car { $car } leaves the pits at { space }
event-drops-back = Car { $car } drops back to { space }
event-closes-up = Car { $car } closes up to { space }
event-comes-back = Car { $car } comes back from the pits to { space }
event-spins = Car { $car } spins back to { space }
event-pushed-back = Car { $car } is pushed back to { space }
event-falls-back = Car { $car } falls back to { space }
event-over-rain = Rain stops the race
event-over-nobody = No car is left: the race is over
brief-hit = { $car } is hit
brief-bumped = { $car } bumps
brief-led = { $car } leads the turn

# What is asked.
ask-grid-card = A race card is turned up for the grid.
ask-activate = { $you ->
    [yes] Your turn: choose a card and a car.
   *[no] { $seat } to move a car.
 }
ask-clean-air = { $you ->
    [yes] Clean air: run car { $car } up behind the next car?
   *[no] { $seat } may run up in clean air.
 }
ask-second-car = { $you ->
    [yes] Teamwork: which car drafts as well?
   *[no] { $seat } chooses the second car.
 }
ask-bar = { $event }: a race card is turned up for the order of teams.
ask-target = { $you ->
    [yes] { $event }: which of your cars is hit?
   *[no] { $event }: { $seat } chooses a car.
 }
ask-originator = { $you ->
    [yes] { $event }: which of your cars causes it?
   *[no] { $event }: { $seat } chooses a car.
 }
ask-victim = { $you ->
    [yes] { $event }: which of your cars is hit?
   *[no] { $event }: { $seat } chooses a car.
 }
ask-overcast = { $you ->
    [yes] { $event }: remove a tire marker from one of your cars?
   *[no] { $event }: { $seat } may remove a tire marker.
 }
ask-sun = { $you ->
    [yes] { $event }: which of your cars takes a tire marker?
   *[no] { $event }: { $seat } must take a tire marker.
 }
ask-pit = { $you ->
    [yes] { $flag } flag: which car pits? { $pits ->
        [variable] Each marker removed costs a place.
        [yellow] It lines up behind the others.
       *[green] It drops back { $back } and rejoins next turn.
     }
   *[no] { $flag } flag: { $seat } to announce pit stops.
 }
ask-repair = { $you ->
    [yes] Repair car { $car }: choose a marker.
   *[no] { $seat } chooses what is repaired.
 }

# Answers.
choice-bump-forward = Bump the car ahead: nothing moves, the move ends
choice-bump-in = Bump inwards: nothing moves, the move ends
choice-bump-out = Bump outwards: nothing moves, the move ends
choice-card = { $card } ({ $number })
choice-marker = Repair { $wear }
choice-clean-air-no = Stay here
choice-overcast-no = No, leave them
choice-pit-no = No more pit stops
choice-repair-no = No more repairs

# Cards and markers.
kind-draft = Draft
    .text = Pushes the cars ahead, pulls those behind.
    .short = pushes and pulls
kind-solo = Solo
    .text = Drives alone. Pushing the car ahead costs 3.
    .short = pushing costs 3
wear-black = tire
wear-blue = suspension
wear-gray = body
wear-green = fuel
wear-yellow = permanent suspension
wear-lavender = transmission
wear-red = serious body
wear-orange = engine
team-red = Red
team-yellow = Yellow
team-green = Green
team-black = Black
team-purple = Purple
team-pink = Pink
team-blue = Blue
flag-green = Green
flag-yellow = Yellow
flag-red = Red
card-rubbin-is-racin = Rubbin’ is Racin’
card-teamwork = Teamwork
card-riding-the-draft = Riding the Draft
card-working-the-pack = Working the Pack
card-making-a-move = Making a Move
card-watch-the-gauge = Watch the Gauge
card-staying-with-the-pack = Staying with the Pack
card-dirty-air = Dirty Air
event-card-blown-tire = Blown Tire
event-card-blown-transmission = Blown Transmission
event-card-brush-the-wall = Brush the Wall
event-card-debris-caution = Debris Caution
event-card-engine-damage = Engine Damage
event-card-front-end-damage = Front-End Damage
event-card-fuel-miscalculation = Fuel Miscalculation
event-card-gear-box-damage = Gear Box Damage
event-card-its-getting-worse = It’s Getting Worse
event-card-loose = Loose
event-card-marbles = Marbles
event-card-overcast = Overcast
event-card-pileup = Pileup
event-card-rain = Rain
event-card-spinout = Spinout
event-card-sun-on-the-track = Sun on the Track
event-card-tight = Tight

# What should not be overlooked.
notice-clouds = Clouds: the next Rain ends the race once a lap is done

# The terminal’s screen.
screen-flag = { $flag } flag
screen-legend = m moved   L turns led   ' a lap down   wear: lower case goes in the pits
screen-first-in-bar = { $card } ({ $team } first)
screen-led = { $led ->
    [one] led 1 turn
   *[other] led { $led } turns
 }
screen-best = { $points ->
    [one] 1 point
   *[other] { $points } points
 }, best car { ORDINAL($place) }
column-owner = owner

# Seasons.
season-about = Most points. Ties: wins of a team’s cars, second places and so on; then the place is shared.
season-first = The usual grid for a first race.
season-winner = { $team } won and moves up one place on the grid bar.

# The page.
page-pitch = Stock cars in packs: drafting moves whole lines
page-minutes = 90 min
page-clouds = Clouds
page-column-led = Led
    .title = Turns led
page-team-to-move = To move
sign-corner = a number in the infield: the corner’s number; it plays no part in the rules
sign-led = turns led: one or more earn the car a point, the most of all one more
sign-flag-rained-off = { $flag }: the race ends
sign-clouds = a Rain has been drawn: the next one may end the race

# Options.
option-cars = Cars per team
    .about = How many cars each team enters.
option-numbers = Car numbers
    .about = Your choice of cars, as in 77,25,11.
option-pits = Pit stops
    .about = How far a pit stop sends a car back.
option-pits-fixed = By the rulebook
option-pits-variable = 2 back, 1 more per repair
option-grid-one-card = One card for the whole grid
option-grid-card-per-pass = A card for each pass
option-grid-card-per-slot = A card for each slot
option-winner = Last winner
    .about = The team that won the previous race.

# The introduction.
lesson =
    .title = Thunder Alley in ten steps
    .text = Stock cars in packs. Every card moves one car, and most cards move its neighbours, too. Ten positions on one straight show how.
lesson-card =
    .title = A card and a car
    .say = Red is you: cars 25, 29 and 41. Each of your cars moves once a turn, with one card from your hand. Choose Watch the Gauge, then car 25.
    .after = The card gives 6 movement points. Its type, Draft, pushes the cars ahead and pulls those behind.
lesson-draft =
    .title = A draft moves the whole line
    .say = The outlined spaces are where 25 can end. Drive straight on to sector 27, lane 1, and see who comes along.
    .after = The first point closed the gap to 11. From then on 8, 11, 25 and 29 were one line, and each point moved all four. 25 took a fuel marker: that is what the card costs.
lesson-solo =
    .title = Solo: alone and free
    .say = Now a Solo card. Going straight on would push 8, which costs 3 points; an empty space costs 1. Choose Charge for 25.
    .after = 7 points, and nobody comes along.
lesson-inside =
    .title = Past on the inside
    .say = Step one lane in, past 8, and drive on: end in sector 27, lane 0.
    .after = One point for the step inwards, six for six empty spaces. 25 leads now, and 8 has not moved.
lesson-lead =
    .title = Lead: take them along
    .say = A Lead card takes the cars behind you along. 29 and 41 stand nose to tail behind 25. Choose Out in Front for 25.
    .after = 29 and 41 follow for this move; nobody else can join.
lesson-outside =
    .title = Round on the outside
    .say = Lead them round 8 on the outside: end in sector 27, lane 2.
    .after = Each follower takes the space that the car before it has left. All three are past 8, and only 25 takes the tire marker.
lesson-wear =
    .title = Wear costs speed
    .say = Wear slows a car: 25 has three markers. Look at Charge: 7 less 3. Choose it for 25.
    .after = Four points. Two markers cost nothing, three cost 3, four cost 4, five cost 5; with six the car is out.
lesson-marker =
    .title = One marker more
    .say = Drive as far as it goes: sector 25, lane 1.
    .after = And one more tire marker: four now. It is time to pit.
lesson-pits =
    .title = Into the pits
    .say = At the end of the turn the flag is green and cars may pit. Send 25 in.
    .after = It drops back 5 sectors into the pits, and its tire and fuel markers are gone. The engine marker, a square one, stays for the whole race.
lesson-exit =
    .title = Out again
    .say = Next turn it comes out with the small number of a card, its pit speed: 3 for Charge. Choose it for 25.
    .after = The first point led onto the track; there is no penalty and no marker on the way out. Two points are left.

# The rules in short, and a glossary; `also` lists other words that people look for.
guide-aim = Score the most points with all the cars of your team together. The team of the winning car need not be the winning team.
guide-turn-1 = Fill your hand: one card more than you have cars.
guide-turn-2 = One after the other, each player picks a car that has not moved this turn and plays a card for it, until every car has moved once.
guide-turn-3 = The card gives movement points and says who comes along: nobody, the cars ahead, those behind, or both.
guide-turn-4 = At the end of the turn the leader takes a marker, an event is drawn, and cars may pit. Cars a lap down are taken out.
guide-end = The race ends with the turn in which the first car crosses the line after the last lap; the others are placed as they stand.
guide-score = Every car scores for its place: 46 for the win, 42 for 2nd, 41 for 3rd, and 1 less for each place below. A car that has led at the end of a turn scores 1 more point; so does the one with the most Turn Leader markers.
term-draft = The car pushes the cars ahead and pulls those behind: the whole line moves.
    .title = Draft
    .also = slipstream, drafting, line, push and pull
term-solo = The car moves alone. Pushing a car out of the way costs extra.
    .title = Solo
    .also = alone, single
term-pursuit = The car pushes the cars ahead of it; those behind stay.
    .title = Pursuit
    .also = push, bump draft
term-lead = The cars that stand directly behind follow wherever it goes.
    .title = Lead
    .also = pull, followers, tow
term-linked = A car that moves along with the active car for the rest of its move.
    .title = Linked
    .also = link, joined, attached, coupled
term-displace = Shoving a car out of its space: 2 points to the side, 3 forwards.
    .title = Displacement
    .also = shove, bump, elbow, push aside, contact
term-wear = Markers for tires, fuel, suspension, body and more. Three cost 3 movement points, four cost 4, five cost 5; with six the car is out when it is chosen next.
    .title = Wear
    .also = damage, markers, tire, tyres, fuel, engine
term-temporary = Round markers, which a pit stop removes. Square ones are permanent.
    .title = Temporary marker
    .also = permanent, square, round, repair
term-pit = At the end of a turn a car drops back into the pits and loses its temporary wear. It comes out with the small number of a card.
    .title = Pit stop
    .also = pits, apron, box, pit speed
term-yellow = The field lines up behind the leader, two by two. Cars a lap down get their lap back, and everyone may pit.
    .title = Yellow flag
    .also = caution, restart, safety car, accident
term-lapped = A car that is a full lap or more behind the leader.
    .title = Lap down
    .also = lapped, lap-down
term-turn-leader = For each car that leads at the end of a turn, and for the winner.
    .title = Turn Leader marker
    .also = laps led, bonus, leader

# The report of a race, as a commentator tells it; `way` names one of several wordings.
tale-yellow = { $way ->
    [a] Yellow flag! The field lines up again, and every gap is gone.
   *[b] Yellow once more: everyone back together for the restart.
 }
tale-clouds = Dark clouds gather: the next rain may end this race.
tale-bump = { $way ->
    [a] { $car } runs into the car ahead and gets no further.
   *[b] Bump! { $car } is stopped by the car ahead.
 }
