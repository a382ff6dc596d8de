replay-title = Replay
replay-at = { $turn } · move { $n } of { $of }
replay-first = To the start
replay-previous = { $step ->
    [turn] Previous turn
   *[move] Previous move
 }
replay-next = { $step ->
    [turn] Next turn
   *[move] Next move
 }
replay-step = Play by
replay-step-by = { $step ->
    [turn] turn
   *[move] move
 }
replay-speed = Speed
replay-hand = { $who }’s hand
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-view = View as
replay-spectator = a spectator
replay-everything = everyone at once
replay-link = Copy link
replay-fork = Play on from here
replay-fork-hint = Opens a new table at this position; bots take the other seats.
replay-table = To the table
lesson-loading = One moment.
lesson-none = This game has no introduction yet.
lesson-step = Step { $n } of { $of }
lesson-steps = Steps
lesson-next = Next
lesson-race = Now race
lesson-well = Well done.
lesson-why = Why? Rule { $clause }
lesson-astray = That is legal, too. For this example, choose: { $wanted }.
