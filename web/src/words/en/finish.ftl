finish-place = Your team finished { ORDINAL($place) }.
finish-team = Team
finish-podium = Podium: { $cars }
finish-chart = { $chart ->
    [places] Places
    [gap] Gaps
    [wear] Wear
   *[lap] Lap chart
 }
finish-replay = Replay
finish-rematch = Rematch
finish-rematch-title = Same seats and options, new deal.
finish-record = Record
finish-seed = The seed is public now.
finish-check = Check the deal
finish-commitment = SHA-256 of the seed, shown before the start:
finish-grid = Grid
finish-first-car = first car
finish-second-car = second car
finish-out = out
finish-pits = pit stop
finish-npc = scores for no one
finish-nobodys = Neutral car
finish-on-step = { ORDINAL($place) }: { $car }, { $who }{ $points ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $points } points
 }
finish-behind = Sectors behind the leader
finish-wear-axis = Wear markers
finish-charts = Charts
finish-turning = Turning points
finish-odds = { $name }: { $from }% chance to win before this turn, { $to }% after it
finish-odds-by = { $way ->
    [up] ▲ +{ $by }%
    [down] ▼ −{ $by }%
   *[same] = 0%
 }
finish-odds-short = { $name }: { $to }% to win
finish-odds-how = Chance to win: from { $range ->
    [yes] { $fewest } to { $most }
   *[no] { $most }
 } quick races from the same position, driven by bots that do not think ahead. It shows who was well placed, not who drives better.
finish-takes-lead = takes the lead from
finish-climbs = goes from { ORDINAL($from) } to { ORDINAL($to) }
finish-changed = { $places ->
    [one] 1 change of position
   *[other] { $places } changes of position
 }
finish-came = { $car } came { ORDINAL($place) }
finish-because = With { points-count }: { $cars }.
finish-level = Level on { points-count }; the best car decides: { $cars }.
finish-level-one = { $name } { ORDINAL($place) }
finish-car-place = { ORDINAL($place) }
finish-worth = { $place }{ $points ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $points } points
 }
finish-next-at = Next race: { $circuit }
finish-next = Next race
finish-result = Show the result
