top-locked = Locked
top-your-move = Your move
top-clock = Clock
top-clock-left = { $time } left
top-waiting = { $you ->
    [only] Your turn
    [also] Waiting for you and { $who }
   *[no] Waiting for { $who }
 }
top-over = The race is over. { wins }.
top-watching = Watching
top-lost = Connection lost. Reconnecting.
wins = { $winner ->
    [you] You win
    [nobody] Nobody wins
   *[other] { $who } wins
 }
tower-title = Running order
tower-place = Pos
tower-car = Car
tower-driver = Driver
tower-after = After
tower-gains = gains { $places ->
    [one] 1 place
   *[other] { $places } places
 }
tower-loses = loses { $places ->
    [one] 1 place
   *[other] { $places } places
 }
car-state = { $state ->
    [ready] to move
    [moved] has moved
   *[active] moves now
 }
tyre = { $letter ->
    [S] soft tyres
    [H] hard tyres
    [W] wet tyres
    [D] dry tyres
   *[R] rain tyres
 }
tyre-bonus = bonus not used yet
tyre-wrong = wrong for this weather
tyre-due = still to be changed
close-calls = Close Calls
die = Die: { $value }
carried-title = What others did to your cars
carried-places = { $moved ->
    [yes] { from-to }
   *[no] stays { ORDINAL($to) }
 }{ $later ->
    [yes] , now { ORDINAL($now) }
   *[no] { "" }
 }
from-to = { ORDINAL($from) } to { ORDINAL($to) }
standings-title = If it ended now
decision-title = Decision
decision-play = Confirm
decision-choose = Your choice
decision-choose-card = Choose a card.
decision-plan = Your plan
decision-choose-target = Now choose one of these, here or on the board.
decision-take-back = Take back
decision-hint = Hint
hint-title = What would an ace do?
hint-thinking = Thinking …
hint-place = Expected place: { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-take = Choose this move
decision-luck = { $weight } in { $of }
decision-other-luck = or { $others ->
    [one] 1 other outcome
   *[other] { $others } other outcomes
 }
decision-nothing = Nothing to decide.
decision-not-asked = { $kind ->
    [card] You do not need a card now.
    [car] You cannot choose this car now.
   *[space] You cannot choose this space now.
 }
decision-forced = Only one legal move: played for you.
decision-points-now = points for you, if it ended now
decision-next = then you choose again
decision-race-ends = the race ends
decision-sealed = Your choice is in. You can still change it.
decision-to-end = Skip to the end
decision-to-end-title = You have nothing left to decide: go straight to the result.
decision-ways = Choices
hand-title = Your hand
tab = { $tab ->
    [race] Race
    [teams] Teams
    [rules] Rules
    [signs] Legend
    [chat] Chat
    [board] Board
   *[order] Order
 }
log-car = Car { $car }
log-empty = Nothing has happened yet.
log-grid = The grid, from the front: { $cars }
log-draws = { $you ->
    [yes] You draw { $cards } cards
   *[no] { $who } draws { $cards } cards
 }
team-cars = Cars
rules-search = Search the rules
rules-none = No rule matches.
rules-loading = Loading the rules.
rules-whole = Full rules, clause by clause
rules-short = Rules in short
guide-aim = Aim
guide-turn = A turn
guide-end = The end
guide-score = Points
guide-terms = Glossary
rule = Rule { $clause }
chat-say = Write a message
chat-unread = { $unread ->
    [one] 1 new message
   *[other] { $unread } new messages
 }
chat-send = Send
chat-empty = No messages yet.
curtain-title = Pass the device to { $name }
curtain-text = Everyone else, look away.
curtain-ready = I am { $name }
consent-asks = { $who } would like to take back a move.
consent-agree = Agree
consent-refuse = Decline
consent-waiting = Waiting for the others to agree.
scene-plays = { $you ->
    [yes] You play
   *[no] { $who } plays
 } { $card }
scene-moves = { scene-plays }: { $car } { $moved ->
    [yes] from { from-to }
   *[no] stays { ORDINAL($to) }
 }
show-title = Playback
show-pause = Pause
show-go-on = Go on
show-skip = Skip
show-skip-title = Skip to your next decision
show-again = Last round again
show-speed = Speed: { settings-speed-value }
twin-title = The board in words
board-title = The board
board-now = Now
board-after = If you play this
board-luck = The die decides: { $outcomes } possible outcomes
board-closer = Zoom in
board-further = Zoom out
board-whole = Show the whole board
