# What the terminal and the page both say.

you = You
guest = Guest { $n }
ordinal = { $category ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
 }
place = { ORDINAL($place) }
points-count = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

# Sentences that a game has made itself.
text = { $text }

# A token that has no words of its own, and two words in a row.
token = { $token }
joined = { $first } { $second }

# Printed on boards
board-sectors = { $sectors } sectors · { laps }
board-spaces = { $spaces } spaces · { laps }
laps = { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
 }

# A drawn circuit
drawn-empty = No car on the track
drawn-car = Car { $car } on { $space }
drawn-ghost = would be here
drawn-leads = leads
drawn-lapped = { $laps ->
    [one] 1 lap down
   *[other] { $laps } laps down
 }
drawn-moved = has moved
drawn-tag-leads = LEADS
drawn-tag-lapped = LAP −{ $laps }
drawn-tag-off = OFF
drawn-tag-zone = ! ZONE { $first }–{ $last }

# Seasons of every game
season-championship = Championship
season-general = The rulebook has no season. Points are added up; ties are broken by wins, second places and so on, then by the last race. Every race starts afresh.
season-anew = Every race starts afresh: the rulebook has no season.
season-race-number = Race { $n }
season-column-table = Table
season-column-place = Place
season-column-name = Name
season-column-points = Points
season-length = { $n ->
    [one] 1 race
   *[other] { $n } races
 }
season-stands = { $title }: { $run ->
    [0] no race yet
   *[other] after race { $run }
 } of { $races }
season-column-awarded = Rulings
season-no-score = –
season-rulings = Rulings and races held elsewhere
season-progress = Points after each race
season-duels = Head to head: races finished ahead – behind
season-ruling = { $n }. { $who }: { $points } from race { $race }. { $reason }{ $gone ->
    [yes] {" "}(revoked: { $revoked })
   *[no] {""}
 }
season-elsewhere = { $race }: { $state ->
    [not_held] not held
   *[other] entered by hand
 }. { $reason }
league-about = Races of different games count towards one championship. Every race starts afresh.
league-anew = Every race starts afresh.
league-rule = { $points ->
    [game] Points are those of each game
   *[other] Points by place: { $points }
 }. { $best ->
    [0] All results count.
    [one] Each driver’s best result counts.
   *[other] Each driver’s best { $best } results count.
 } Ties are broken by wins, second places and so on in the results that count, then by the last race.

# Hints: what an ace would do
hint-gain = You can expect to finish about { $places } places higher than before.
hint-loss = You can expect to finish about { $places } places lower than before.
hint-even = You can expect to finish where you could before.
hint-cost = About { $places } places behind the best move.
hint-share = An ace plays this { $percent }% of the time.
hint-win = Chance to win: { $percent }%.
hint-risk = Risk: in { $percent }% of trials you drop half a place or more.

# Drivers: every level in four characters
character = { $character ->
    [front-runner] front-runner
    [gambler] gambler
    [team-player] team player
    [blocker] blocker
   *[other] { $character }
 }
driver-line = { $bot ->
    [rookie-front-runner] Flat out from the lights; the first corner comes as a surprise.
    [rookie-gambler] Tosses a coin before every overtake.
    [rookie-team-player] Waits for the team car, even when nobody asked.
    [rookie-blocker] Has found the middle of the road and stays there.
    [club-front-runner] Wins from the front, or not at all.
    [club-gambler] Never met a risk that was not worth a try.
    [club-team-player] Two cars home with points: a good Sunday.
    [club-blocker] You can pass, but you will have to ask.
    [pro-front-runner] Takes the lead early and does not let go of it.
    [pro-gambler] First or last; fourth is boring.
    [pro-team-player] Counts the points of both cars before the trophies.
    [pro-blocker] Would rather cost the leader a place than gain one.
    [ace-front-runner] Once ahead, seldom seen again.
    [ace-gambler] Knows the odds, and takes them when they are long.
    [ace-team-player] Both cars in the points, every time.
    [ace-blocker] Nobody wins here without a fight.
   *[other] { $bot }
 }

# Race control beside a physical table
control-turn = Turn { $turn }
control-lap = Lap { $lap } of { $laps }{ $turn ->
    [0] {""}
   *[other] , turn { $turn }
 }
control-cards-left = { $cards ->
    [0] No cards left to draw
    [one] 1 card left to draw
   *[other] { $cards } cards left to draw
 }
control-section = Round { $round } of { $rounds }, safety limit { $limit }
control-over = The race is over.
control-car = Car { $car }
control-sl-card = SL card
control-laps = Laps done
control-moved = Moved
control-hit = Hit
control-close-calls = Close Calls
control-tyres = Tyres
control-rain-tyres = Rain tyres
control-sit-outs = Most turns in the box
control-damaged = Damaged
control-back = Car { $car } goes back { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 }. Then check its place.
control-zone = Lay out the Safety Zone on the board.
control-end-turn = End of turn
control-end-round = End of round
control-end-event = Event done
control-step-grid = Drag the cars into the order of your grid.
control-step-hands = Fill the hands to { $cards } cards.
control-step-first = { $you ->
    [yes] You begin;
   *[no] { $seat } begins;
 } then clockwise.
control-step-car = Play a card and move a car. Tap “Moved” on it, then drag every car to its new place.
control-step-wear = Tap the markers that the card gives.
control-step-event = When every car has moved: “End of round”. The event is drawn, then come the pit stops.
control-step-by-eye = This event depends on where the cars stand. Carry it out on the board.
control-step-tap-hit = Tap “Hit” on every car it finds, and the markers that it gives. Then “Event done”.
control-step-play = { $you ->
    [yes] You play
   *[no] { $seat } plays
 } a card.
control-step-effect = Move the cars, and drag them to their places here. Cars that are out: “Out”.
control-step-draw = { $you ->
    [yes] You draw
   *[no] { $seat } draws
 } a card. Then “End of turn”.
control-step-plan = Everybody chooses in secret: a speed for each car, or a pit stop. Reveal together.
control-step-pit = Damaged cars that pit leave the line; turn them to their healthy side.
control-step-damage = The fastest cars above the limit check for damage.
control-step-pass = From the rear: faster cars overtake. Drag them to their places.
control-step-drs = DRS: a car also overtakes one of equal speed.
control-step-return = Cars come back from the pits. Then “End of round”.
control-step-box = { $car }: in the box? Stay, or leave.
control-step-card = { $car } plays one card and moves.
control-step-lap = Over the line? Tap a lap, or “Finish” after the last one. Then “End of turn”.

# The report of a race, as a commentator tells it; `way` names one of several wordings.
tale-car = { $seat }’s { $car }
tale-start = { $car } starts from pole, with { $others } right behind. { $cars } cars wait for the lights.
tale-lead = { $way ->
    [a] { $when ->
        [early] The race is young, and already { $car } takes the lead from { $other }.
        [last] And now, so close to the end, { $car } takes the lead from { $other }!
       *[other] { $car } takes the lead from { $other }.
     }
    [b] { $car } is in front now: { $other } has to let go.
   *[c] A change at the front: { $car } leads, { $other } follows.
 }
tale-lead-again = { $way ->
    [a] { $car } wants the lead back, and gets it from { $other }.
    [b] { $when ->
        [last] Back in front when it counts: { $car } passes { $other }.
       *[other] Back in front: { $car } passes { $other }.
     }
   *[c] { $car } leads once more, ahead of { $other }.
 }
tale-lead-throughout = Nobody finds a way past { $car }, who leads from start to finish.
tale-climb = { $way ->
    [a] { $car } is flying: from { ORDINAL($from) } to { ORDINAL($to) }.
    [b] What a charge by { $car }, up from { ORDINAL($from) } to { ORDINAL($to) }!
   *[c] { $car } works its way forward, from { ORDINAL($from) } to { ORDINAL($to) }.
 }
tale-fall = { $way ->
    [a] { $car } loses touch and drops from { ORDINAL($from) } to { ORDINAL($to) }.
    [b] Nothing goes right for { $car }: { ORDINAL($from) } becomes { ORDINAL($to) }.
   *[c] { $car } slides down the order, from { ORDINAL($from) } to { ORDINAL($to) }.
 }
tale-duel = { $way ->
    [a] { $car } and { $other } have a duel of their own: { $times } times they have swapped places by now.
   *[b] Wheel to wheel, { $times } times over: { $car } and { $other } will not leave each other alone.
 }
tale-half-way = Half the race is run: { $car } leads from { $others }.
tale-finish = The flag is out! { $car } wins ahead of { $others }.
tale-finish-alone = The flag is out, and { $car } is the only car to see it.
tale-nobody = Nobody sees the flag: not one car is left.
tale-points = { $margin ->
    [0] { $seat } and { $other } are level on { points-count }, and the tie goes to { $seat }.
    [one] With { $points ->
        [one] 1 point
       *[other] { $points } points
     } { $seat } wins the day, a single point ahead of { $other }.
   *[other] With { $points ->
        [one] 1 point
       *[other] { $points } points
     } { $seat } wins the day, { $margin } ahead of { $other }.
 }
tale-points-best = Best of the players is { $seat } with { $points ->
    [one] 1 point
   *[other] { $points } points
 }, ahead of { $other }.
tale-unlucky = And spare a thought for { $seat }: bad luck alone cost at least { $percent }% of a win.
tale-lucky = Fortune smiled on { $seat }: luck was worth at least { $percent }% of a win.

# Puzzles
puzzle =
    .title = What would you play?
    .text = One answer is clearly the best: each was played on many times, with the hidden cards dealt anew.
puzzle-title = Puzzle { $n }
puzzle-ask = You are to move. What would you play?
puzzle-why = { $best } is best: about { $places } places and { $percent }% of a win better than { $other }, the next best.
puzzle-own-ask = You stood here. What would you play today?
puzzle-own-why = { $best } was best. You played { $other }, which cost about { $places } places and { $percent }% of a win.
