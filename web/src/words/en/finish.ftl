finish-place = Your team finished { ORDINAL($place) }.
finish-team = Team
finish-podium = Podium: { $cars }
finish-chart = { $chart ->
    [places] Places
    [gap] Gaps
    [chances] Chances
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
finish-report = Race report
finish-report-you = You drive as { $who }.
finish-markdown = Save as Markdown
finish-turning = Turning points
finish-odds = { $name }: chance to win from { $from }% to { $to }%
finish-odds-by = { $way ->
    [up] ▲ +{ $by }%
    [down] ▼ −{ $by }%
   *[same] = 0%
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
review-title = Driving and luck
review-chart = Chance to win through the race
review-percent = { $percent }%
review-signed = { $sign ->
    [minus] −{ $percent }%
   *[plus] +{ $percent }%
 }
review-hundredths = { $places }
review-progress = Judging the decisions: { $done } of { $total }.
review-stopped = Judged: { $done } of { $total } decisions.
review-lost = Places lost
review-lost-title = Mean loss of a decision that mattered, in places
review-mistakes = Mistakes
review-luck = Luck, at least
review-luck-title = By how much draws, dice and events changed the chance to win
review-driving = The rest
review-driving-title = Driving, and luck that the judge does not see
review-how = Luck and the rest are the result, less the chance at the start. In this game the luck that is seen explains { $percent }% of the differences between results.
review-worst = { $who ->
    [you] Your most expensive decisions
   *[other] { $name }: most expensive decisions
 }
review-cost = { $mark ->
    [blunder] Blunder
    [mistake] Mistake
    [slip] Slip
   *[other] Small loss
 }: { $percent }% of a win, { $places } places
review-instead = Played: { $played }. Better: { $best }.
review-mark = { $kind ->
    [blunder] { $name }: a blunder costs { $percent }% of a win
    [mistake] { $name }: a mistake costs { $percent }% of a win
    [brilliant] { $name }: a brilliant move, at { $chance }% to win
    [lucky] { $name } is lucky: +{ $percent }% to win
   *[unlucky] { $name } is unlucky: −{ $percent }% to win
 }
review-signs = ?? blunder · ? mistake · !! brilliant · ★ good luck · ☆ bad luck
