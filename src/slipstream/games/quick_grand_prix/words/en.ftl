# What is said of Quick Grand Prix, in the terminal and on the page.

## Cars and cards

team-r = Red
team-y = Yellow
team-g = Green
team-b = Blue
car-ra = { team-r } A
car-rb = { team-r } B
car-ya = { team-y } A
car-yb = { team-y } B
car-ga = { team-g } A
car-gb = { team-g } B
car-ba = { team-b } A
car-bb = { team-b } B
card = { $code }: { $low } or { $high }, die { $die }
card-hidden = a card

## What happens

event-drafts = { $you ->
    [yes] You draft { ORDINAL($place) }
   *[no] { $seat } drafts { ORDINAL($place) }
 }
event-middle = { $card } lies face up in the middle
event-dealt = { $you ->
    [yes] You draw { $card }
   *[no] { $seat } draws { $card }
 }
event-kept = { $you ->
    [yes] You keep your card
   *[no] { $seat } keeps the card
 }
event-discarded = { $you ->
    [yes] You discard { $card }
   *[no] { $seat } discards { $card }
 }
event-swapped = { $you ->
    [yes] You swap { $given } for { $taken }
   *[no] { $seat } swaps { $given } for { $taken }
 }
event-laid = { $card } joins the middle
event-took = { $you ->
    [yes] You take { $card }
   *[no] { $seat } takes { $card }
 }
event-spare = { $card } is a spare
event-showed = { $you ->
    [yes] You show { $first } and { $second }
   *[no] { $seat } shows { $first } and { $second }
 }
event-chose = { $you ->
    [yes] You put { $car } in front
   *[no] { $seat } puts { $car } in front
 }
event-starts = { $car } starts { ORDINAL($place) }
event-section = Round { $round }: section { $section }, safety limit { $limit }{ $drs ->
    [yes] , DRS
   *[no] { "" }
 }
event-sealed = { $you ->
    [yes] Your plan is in
   *[no] { $seat } has a plan
 }
event-revealed = { $car } drives at { $speed }: power { $power } + { $number } from { $card }
event-pitted = { $car } pits and leaves a gap
event-checked = { $how ->
    [fails] { $car } is fastest at { $speed }: dice { $ahead } + { $behind } = { $sum }, over { $difficulty }
   *[holds] { $car } is fastest at { $speed }: dice { $ahead } + { $behind } = { $sum }, safe up to { $difficulty }
 }
event-fell = { $car } falls back { $slots ->
    [one] 1 place
   *[other] { $slots } places
 }
event-damaged = { $car } is damaged
event-passed = { $what ->
    [sl] { $car } passes the SL card: { $speed } against { $against }
    [gap] { $car } passes a gap: { $speed } against { $against }
   *[car] { $how ->
        [drs] { $car } passes { $item } with DRS: both at { $speed }
       *[faster] { $car } passes { $item }: { $speed } against { $against }
     }
 }
event-held = { $what ->
    [sl] { $car } stays behind the SL card: { $speed } against { $against }
    [gap] { $car } stays behind a gap: { $speed } against { $against }
   *[car] { $car } stays behind { $item }: { $speed } against { $against }
 }
event-blocked = { $car } cannot pass { $item }, whose card is already face down
event-spent = { $car } may pass no more this round
event-leads = { $car } has nothing ahead but open road
event-returned = { $car } rejoins in slot { $slot }, repaired
event-exchanged = { $you ->
    [yes] You swap { $given } for the spare { $taken }
   *[no] { $seat } swaps { $given } for the spare { $taken }
 }
event-declined = { $you ->
    [yes] You keep both your cards
   *[no] { $seat } keeps both cards
 }
event-finished = { $car } finishes { ORDINAL($place) }

## What is asked

ask-first-order = The draft order is being drawn.
ask-deal-middle = The first card goes to the middle.
ask-deal-first = { $you ->
    [yes] You are being dealt a card.
   *[no] { $seat } is being dealt a card.
 }
ask-draft-first = { $you ->
    [yes] You drew { $card }: keep it, discard it or swap it?
   *[no] { $seat } may keep, discard or swap the card.
 }
ask-deal-second = { $you ->
    [yes] You are being dealt another card.
   *[no] { $seat } is being dealt another card.
 }
ask-draft-second = { $you ->
    [yes] You drew { $card }: keep it or swap it?
   *[no] { $seat } may keep or swap the card.
 }
ask-draft-fill = { $you ->
    [yes] { $swapped ->
        [yes] Take a card from the middle.
       *[no] Take a card from the middle, or swap { $card } for it.
     }
   *[no] { $seat } picks a card from the middle.
 }
ask-grid-choice = { $you ->
    [yes] Which of your cars starts in front?
   *[no] { $seat } chooses which car starts in front.
 }
ask-plan = { $you ->
    [yes] Section { $section }, safety limit { $limit }: choose a card and a number for each car.
   *[no] Waiting for the plans of { $waiting }.
 }
ask-swap = { $you ->
    [yes] { $car } is back: swap a card for a spare?
   *[no] { $seat } may swap a card for a spare.
 }
ask-end = The race is over.

## What can be answered

choice-keep = Keep it
choice-discard = Discard it
    .effect = you draw another card later
choice-swap = Swap it
choice-swap-for = Swap it for { $card }
choice-take = Take a card
choice-take-card = Take { $card }
choice-in-front = { $car } in front
    .effect = power { $power }, passes up to { $limit }
choice-give = Give away { $card }
choice-exchange = Swap { $given } for { $card }
choice-decline = Keep both cards
choice-first-card = { $car } drives with { $card }
choice-stop-and-card = { $car } pits, { $other } drives with { $card }
choice-plan = { $first }; { $second }
choice-drive = { $over ->
    [yes] { $car } at { $speed } with { $card }, over the limit
   *[no] { $car } at { $speed } with { $card }
 }
choice-stop = { $car } pits

## The terminal’s screen

screen-race = { $circuit }, difficulty { $difficulty }: round { $round } of { $rounds }
screen-before = { $circuit }, difficulty { $difficulty }: before the race
screen-section = Section
screen-limit = Limit
screen-slot = Slot
screen-line = Line
screen-power = Power
screen-owner = Owner
screen-signs = [ ] yours   ' damaged   power [how many it may pass]
screen-points = { $points } pts
screen-card = { $code } { $low }/{ $high } die { $die }
screen-hidden = a hidden card
screen-planned = plan is in
screen-plan = plan { $plan }
screen-middle = Middle
screen-spare = Spare
screen-unseen = Unseen
screen-nothing = nothing
screen-chances = Your cars: total speed against the limit; the dice beside them
screen-beside = ahead { $ahead }, behind { $behind }
screen-dice = { $pits ->
    [yes] { $car } { $dice } or pit
   *[no] { $car } { $dice }
 }
screen-own-die = its own

## The result

result-cars = Finish
result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
result-players = Points
result-level = { $first } and { $second }: level on { $points } points, best car decides ({ $clause }).
result-won = { $you ->
    [yes] You win the race.
   *[no] { $seat } wins the race.
 }

## The drawing

picture-reveal = at the reveal
picture-now = now
picture-section = Section { $section }
picture-limit = { $drs ->
    [yes] SL { $limit } DRS
   *[no] SL { $limit }
 }
picture-damaged = damaged
picture-die = die { $die }
picture-gap = gap

## Options

option-laps = Laps
    .about = A lap takes six rounds.
option-laps-1 = 1 lap, 6 rounds
option-laps-2 = 2 laps, 12 rounds
option-laps-3 = 3 laps, 18 rounds
option-circuit = Circuit
    .about = Where you race.
option-teams = Teams
    .about = One for each player, as in R,Y,G,B.
option-draft = Draft order
    .about = Who drafts first, from the season so far, as in 2,1,3.

## The page: the race

page-pitch = Sealed speeds against a safety limit
page-minutes = 20 min
page-circuit = Circuit
page-round = Round
page-round-of = { $round } / { $rounds }
page-draft = Draft
page-limit = Safety limit
page-limit-now = { $drs ->
    [yes] { $limit }, DRS
   *[no] { $limit }
 }
page-difficulty = Difficulty
page-difficulty-value = Damage: dice over { $difficulty }
page-power = Power
page-power-long = Engine power, and how many cars it may pass
page-state = State
page-state-damaged = DMG
page-damaged = damaged
page-state-pits = PIT
page-in-pits = in the pits
page-car-values = power { $power }, passes up to { $limit }
page-place = { ORDINAL($place) }
page-cards = Cards
page-hidden-card = a hidden card
page-turn-title = { $turn ->
    [0] Before the race
   *[other] Round { $turn }
 }
page-lap = Lap { $lap }
page-ending = The last round has been driven: the race is over.
page-next-draft = Next race: the player with the fewest points in this one drafts first (QGP-3.2).
page-if-now = If it ended now
page-both-cars = A + B
page-points = Points

## The page: the line

page-line = The line of cars, front on the right
page-rows = The line of cars, front first
page-section = Section { $section }
page-section-limit = Limit
page-section-now = now
page-drs = DRS
page-drs-long = DRS: equal speed is enough to pass
page-safety-limit = Safety limit { $limit }
page-sl = SL { $limit }
page-sl-means = open road
page-gap = GAP
page-gap-drives = drives at { $limit }
page-gap-of-pits = in the pits: drives at { $limit }
page-bar-power = power { $power }
page-bar-card = card { $number }
page-bar-stop = Pit stop
page-check-holds = Safe up to { $difficulty }
page-check-fails = { $back ->
    [0] Damage
   *[other] Damage, back { $back }
 }
page-twin-empty = No car is on the track yet.
page-twin-middle = In the middle: { $card }
page-twin-sl = { $first ->
    [yes] The SL card, limit { $limit }, leads the line
   *[no] The SL card, limit { $limit }, behind { $ahead }
 }
page-twin-car = { ORDINAL($place) }: { $car }, { $name }, power { $power }, passes up to { $limit }{ $damaged ->
    [yes] , damaged
   *[no] { "" }
 }{ $behind ->
    [sl] , behind the SL card
    [car] , behind { $ahead }
   *[nothing] { "" }
 }

## The page: how a round was driven

page-playback = How the round was driven
page-plans = Plans
page-phase-reveal = Reveal
page-phase-checks = Damage checks
page-phase-comparisons = Overtaking
page-phase-returns = Pit returns
page-all-revealed = All plans are revealed.
page-step-back = ◀ Step
page-step = Step ▶
page-pause = ❚❚ Pause
page-play = ▶ Play
page-skip = Skip
page-last-round = ▶ Last round

## The page: cards and plans

page-all-cards = Everyone’s cards
page-middle = In the middle
page-spare = Spare
page-deck = { $cards } face down
page-card-hint = Everyone races with two cards. Each gives two speeds to choose from, a place on the grid (Q1 at the front, BG at the back), and a die that counts when a car beside it drives too fast.
page-planned = plan is in
page-planning = planning
page-drafting = drafting
page-choosing = choosing
page-pick-swap = Swap it for { $card }
page-pick-spare = Give a card for the spare { $card }
page-pick-take = Take { $card }
page-pick-take-or-swap = Take, or swap for: { $card }
page-pick-next = Now choose the card you want for it.
page-grid = The grid: places by the marks on the cards
page-grid-car = { $car }: power { $power }, passes up to { $limit }
page-plan-label = Your plan for section { $section }, safety limit { $limit }
page-plan-hint = Section { $section }, limit { $limit }: speed is power + card. Faster cars overtake. The fastest car above the limit risks damage.
page-under = under
page-equal = equal
page-above = above
page-above-risk = above; if it is the fastest, dice { $ahead } + { $behind } over { $difficulty } damage it
page-own-die = { $die } (its own)
page-stop = Pit stop
page-stop-short = repaired
page-stop-long = repaired, and you may swap a card

# Seasons
season-about = Most points. Ties: wins, second places and so on, then the last race.
season-first = The draft order of the first race is drawn.
season-draft = Fewest points drafts first: { $who }.

# Lessons
lesson =
    .title = Sealed speeds
    .text = Two cars, two speed cards, one line. In each section all players choose their speeds in secret; then the cars move, from the rear to the front.
lesson-draft =
    .title = Draft your cards
    .say = You drive green. You drew Q3: speeds 3 and 5. Q6 and Q2 lie in the middle. Low cards start further forward, high cards are faster. Swap your card for Q6.
    .after = Now Q3 lies in the middle, and everyone knows that you hold Q6: speeds 2 and 6, and a die that shows 6.
lesson-hand =
    .title = Fill your hand
    .say = All the undealt cards are now in the middle. You drive red and hold Q1. Everyone ends up with two cards. Take Q8: 4 or 6.
    .after = Q1 and Q8: the best place on the grid, and a fast card. The others fill their hands in turn; the cards left over are the spares.
lesson-grid =
    .title = Who starts in front?
    .say = The cards make the grid: Q1 starts first, BG last. You drive blue, with Q4 and BG. Car A is the stronger one: it has power 3 and may pass three cars. Put car A in front.
    .after = The SL card leads the line, then come Red A, Yellow A, Green A and your Blue A; the B cars follow. The SL card stands for the open road ahead: it drives at the safety limit of the section.
lesson-sl =
    .title = Pass the SL card
    .say = Section 2, safety limit 6. You drive blue. A car’s speed is its power plus a number on its card. Blue A can drive at 3 + 4 = 7: above the limit, and fast enough to pass the SL card. Plan Q8 with its 4 for Blue A, and Q5 with its 1 for Blue B.
    .after = Blue A was the fastest car and above the limit, so it had to check for damage: the dice beside it show 4 + 1 = 5, and up to the difficulty of 8 all is well. Then it passed the SL card, and Red A, which drove at 5.
lesson-drs =
    .title = Equal speed with DRS
    .say = In a DRS section equal speed is enough to pass. Red A can drive at 5, and so can you. Plan Q6 with its 2 for Blue A, and Q5 with its 1 for Blue B.
    .after = The rear moves first: Blue B passes Red B, 3 against 3. Blue A passes Red A, 5 against 5. Nobody passes back: once a car has moved, its card is turned face down and the car cannot be passed.
lesson-too-fast =
    .title = Too fast
    .say = Monaco: limit 7, and a difficulty of only 6. You drive green. Take the risk: Q3 with its 5 makes 8 for Green A. Plan Q6 with its 2 for Green B.
    .after = Only the fastest cars check for damage. The dice beside Green A show 6 + 4 = 10, more than 6: it is damaged and falls back one place, because it was 1 above the limit. Blue B was just as fast, but 1 + 2 is safe. Look at your neighbours’ dice before you go over the limit.
lesson-repair =
    .title = Repair the car
    .say = A damaged car has no power and passes one car at most. Send Green A to the pits: it leaves a gap that drives at the limit. Plan Q3 with its 3 for Green B.
    .after = Blue A passed the gap and Red A, so the gap moved back one place. Green A rejoined there, repaired. Green B passed Red B.
lesson-swap =
    .title = Swap a card
    .say = After a pit stop you may swap one of your cards for a spare. BG offers 5 and 6: strong, but above many limits. Swap it for Q4.
    .after = BG is a spare now, for whoever stops next. After the last section the line is the result: the car in front scores most. Now try it against bots.

# The rules in short, and a glossary; `also` lists other words that people look for.
guide-aim = Two cars, eight in the line, six sections a lap. Be fast, but not the very fastest above the safety limit. Most points win.
guide-turn-1 = Before the race everyone drafts two speed cards; they also decide the grid.
guide-turn-2 = In each section all players choose in secret, for both cars, a card and one of its two numbers. A damaged car may pit instead.
guide-turn-3 = All plans are shown at once. A car’s speed is its engine power plus the number.
guide-turn-4 = The fastest cars check for damage if they are above the safety limit.
guide-turn-5 = From the rear to the front each car passes slower cars ahead, up to its passing limit. Then the cards return to the hands.
guide-end = After the last section the line is the result. Every car finishes.
guide-score = The eight places score 10, 8, 6, 5, 4, 3, 2 and 1 points; both your cars count.
term-speed = Engine power plus the chosen number. A faster car passes the car ahead.
    .title = Speed
    .also = total speed, engine power, fast
term-limit = How fast a section can be driven safely. Whoever is fastest above it must check for damage.
    .title = Safety limit
    .also = SL, speed limit, too fast
term-sl-card = The open road ahead of the leader. It drives at the safety limit: you need more to pass it.
    .title = SL card
    .also = empty track, safety limit card
term-check = The dice on the two neighbouring cards are added. A sum above the circuit’s difficulty damages the car.
    .title = Damage check
    .also = dice, die, difficulty, risk, damaged
term-damaged = No engine power, passes one car at most, until a pit stop repairs it.
    .title = Damaged
    .also = broken, repair, damage
term-drs = A section in which equal speed is enough to pass a car.
    .title = DRS section
    .also = drs, equal speed
term-passing = How many cars a car may pass in one section.
    .title = Passing limit
    .also = response, overtake
term-gap = The place of a car that is in the pits. It drives at the safety limit.
    .title = Gap
    .also = pit stop, pits, box, empty place
term-spare = A card left over from the draft. After a pit stop you may swap one of yours for it.
    .title = Spare
    .also = swap, leftover
term-draft = Dealing and choosing the speed cards before the race.
    .title = Draft
    .also = keep, swap, discard, middle
term-marks = Q1 starts first, Q8 late, BG last.
    .title = Qualifying mark
    .also = Q1, BG, grid, back of the grid, pole

# The report of a race, as a commentator tells it; `way` names one of several wordings.
tale-scene = Welcome to { $circuit }: { $rounds } rounds to the flag, and every plan is made in secret.
tale-dares = { $way ->
    [a] { $car } goes in at { $speed }, { $over } above the limit, and gets away with it.
    [b] { $over } over the limit! { $car } dares, and the car holds.
   *[c] Flat out at { $speed }: { $car } is above the limit, and unharmed.
 }
tale-damaged = { $way ->
    [a] { $car } is too fast: the car is damaged and falls back from { ORDINAL($place) }.
    [b] Too much risk: { $car } was { ORDINAL($place) }, and now limps on with damage.
   *[c] There goes the bodywork of { $car }, { ORDINAL($place) } until that corner.
 }
tale-pits = { $way ->
    [a] { $car } heads for the pits from { ORDINAL($place) }.
    [b] The crew is waiting: { $car } gives up { ORDINAL($place) } for repairs.
   *[c] { $car } has to stop, and leaves { ORDINAL($place) } behind.
 }
tale-returns = { $way ->
    [a] { $car } is back on the road, repaired, in { ORDINAL($to) }.
   *[b] Good as new, { $car } rejoins in { ORDINAL($to) }.
 }
tale-passes = { $way ->
    [a] { $car } passes { $passed } cars in one go and is { ORDINAL($to) }.
    [b] { $car } cuts through the field, up to { ORDINAL($to) }.
   *[c] { $passed } cars in a single round! { $car } is { ORDINAL($to) }.
 }
tale-stuck = { $way ->
    [a] { $car } would be quick enough, but { $other } shuts the door.
    [b] No way past: { $car } is stuck behind { $other }.
   *[c] { $other } leaves { $car } no room.
 }
