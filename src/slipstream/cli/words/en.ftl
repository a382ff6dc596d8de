# What the terminal itself says during a race and of one.

## Who sits where

cli-bot = Bot { $n }
cli-seat = Seat { $n }
cli-dealer = the dealer
cli-you = you
cli-driver = { $driver } ({ $plate }), { $level ->
    [rookie] rookie
    [club] club
    [pro] pro
    [ace] ace
   *[other] { $level }
 } { $character }: { $line }

## The race at the prompt

cli-title = { $game }, seed { $seed }
cli-welcome = Choose by number; ? for help.
cli-back = 0 goes back
cli-no-number = There is no { $number } here: choose 1 to { $last }, or ? for help.
cli-not-an-answer = ‘{ $token }’ is not an answer here: choose 1 to { $last }, or ? for help.
cli-not-allowed = ‘{ $token }’ is not allowed here: choose 1 to { $last }; ‘c { $clause }’ shows why.
cli-undone = Taken back. Whatever is drawn or rolled again will be new.
cli-nothing-to-undo = There is nothing to take back: this is your first choice.
cli-undo-revealed = The plans are revealed: what came before cannot be taken back.
cli-no-clause = There is no clause ‘{ $clause }’ in the rules.
cli-nothing-unseen = There is nothing to count in this game.
cli-saved = Saved in { $file }.
cli-not-saved = Not saved: { $why }.
cli-goodbye = Goodbye.
cli-interrupted = Interrupted.
cli-end-of-input = End of input.
cli-nothing-saved = You have not played yet, so nothing is saved.
cli-go-on = The race is saved; go on with: { $command }
cli-finished = The race is saved in { $file }; see it with: { $command }

## Help at the prompt

cli-help-number = choose by number; 0 goes back from the second menu
    .key = 1, 2, ...
cli-help-token = choose by its short form, as the menu and records write it; type a path as one word
    .key = a token
cli-help-hint = what an ace would do: the best moves, and why
    .key = h
cli-help-undo = undo your last choice; cards and rolls after it will be new
    .key = u
cli-help-log = log of the last turns, with their rules
    .key = l
cli-help-clause = text of a rule, as in: c FMR-5.1.2
    .key = c CLAUSE
cli-help-unseen = what has been played and what you have not seen yet
    .key = d
cli-help-redraw = redraw the screen
    .key = r
cli-help-save = save
    .key = s [file]
cli-help-quit = save and quit
    .key = q

## What an answer would do

cli-luck = the rest is luck
cli-choice = you choose
cli-up-to = up to { $place }, { $outcome }
cli-worth = { $points ->
    [one] you { $gain } point
   *[other] you { $gain } points
 }
cli-chance = { $outcomes } ({ $share }%) { $what }

## Files

cli-no-directory = { $file } cannot be written: there is no directory { $directory }
cli-not-a-race = { $file } is not a saved race, so it is not overwritten
cli-cannot-write = { $file } cannot be written: { $why }
cli-cannot-read = { $file } cannot be read: { $why }
cli-is-directory = { $file } is a directory, not a file
cli-not-text = { $file } is not a text file
cli-too-large = { $file } is too large to be a record of a race

## Positions and records

cli-seen-by = { $game } ({ $who })
cli-spectator = a spectator
cli-waiting = Waiting for { $seats }.
cli-legal = Legal:
cli-record = { $seats ->
    [one] { $game }, 1 seat:
   *[other] { $game }, { $seats } seats:
 }
cli-comment = move { $move }:

## After the race

cli-analysis = { $game }: what each decision cost ({ $playouts } playouts each, seed { $seed })
cli-analysis-driver = Driver
cli-analysis-decisions = Decisions
cli-analysis-win = Win lost (%)
cli-analysis-places = Places lost
cli-mark = { $mark ->
    [slip] Slip
    [mistake] Mistake
    [blunder] Blunder
    [brilliant] Brilliant
   *[other] Small loss
 }
cli-marks = { $mark ->
    [slip] Slips
    [mistake] Mistakes
    [blunder] Blunders
   *[brilliant] Brilliant
 }
cli-analysis-note = Mean loss per decision; forced and trivial ones are not counted. A loss below two standard errors counts as none.
cli-analysis-amount = { $value } ± { $error }
cli-analysis-of = Turn { $turn }, move { $move }. { $mark }
cli-analysis-cost = Turn { $turn }, move { $move }. { $mark }: { $lost }
cli-lost-win = { $value } ± { $error }% of a win
cli-lost-places = { $value } ± { $error } places
cli-analysis-played = played
cli-analysis-best = better
cli-fortune = Luck: how much it changed each driver’s chance to win, at least (in %)
cli-fortune-all = Luck
cli-fortune-own = Own cards
cli-fortune-others = Others’ cards
cli-fortune-events = Events, dice
cli-fortune-driving = Driving
cli-fortune-points = Points
cli-fortune-adjusted = Without luck
cli-fortune-note = Luck and driving are the result, less the chance at the start. In this game the luck that the judge sees explains { $percent }% of the differences between results; the rest counts as driving.
cli-turning = Turning points
cli-turning-point = Turn { $turn }, moves { $begin } to { $move }. { $seat }: chance to win from { $before }% to { $after }%
