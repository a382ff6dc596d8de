brand = Slipstream
dealer = The dealer
seat-number = Seat { $n }
back = Back
close = Close
copy = Copy
copied = Copied
menu = Menu
rules = Rules
learn = Learn
your-name = Your name
points-title = Points
points-unit = { $points ->
    [one] point
   *[other] points
 }
turn-title = { $turn ->
    [0] Before the race
   *[other] Turn { $turn }
 }
bot-name = Bot { $n }
bot-level = { $bot ->
    [rookie] Rookie
    [club] Club
    [pro] Pro
    [ace] Ace
    [random] Easy
    [planner] Medium
    [greedy] Hard
   *[other] { $bot }
 }
driver-kind = { $level }, { $character }
table-state = { $state ->
    [open] waiting for players
    [racing] racing
    [over] finished
    [old] record only
    [record] record
   *[other] { $state }
 }
unknown-title = There is nothing here.
unknown-text = The address may be mistyped, or the link cut off.
privacy = Privacy
