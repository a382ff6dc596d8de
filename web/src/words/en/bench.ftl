bench-title = Workbench
bench-open = Find out why
bench-mine = { $who ->
    [you] Your three worst
    [other] { $name }: the three worst
   *[all] The three worst of all
 }
bench-none = No decision cost anything that can be measured.
bench-mistake = { $way ->
    [next] Next mistake
   *[previous] Previous mistake
 }
bench-count = { $count ->
    [0] No mistakes
    [one] 1 mistake
   *[other] { $count } mistakes
 }
bench-decision = { $turn } · { $name }
bench-mark = { $mark ->
    [blunder] Blunder
    [mistake] Mistake
    [slip] Slip
    [brilliant] Brilliant
   *[other] Small loss
 }
bench-brilliant = The best move, and a club driver would not have found it.
bench-right = No better move was found.
bench-trivial = It hardly mattered what was played here.
bench-pending = Not judged yet.
bench-nobody = Nobody had a choice here.
bench-played = Played
bench-better = Better
bench-comment = In the record
comment-write = { $is ->
    [there] Change your comment
   *[new] Write a comment
 }
comment-field = Your comment on this move
comment-save = Save
comment-cancel = Cancel
comment-left = { $left ->
    [one] 1 character left
   *[other] { $left } characters left
 }
comment-you = You
comment-owner = The uploader
bench-try = Try another answer
bench-judge = What does the judge say?
bench-choose = { $who ->
    [you] What could you have played instead?
   *[other] What could { $name } have played instead?
 }
bench-ask = Ask the judge
bench-stop = Stop
bench-weighing = The judge drives on: { $done } of { $total } times.
bench-weighed = { $who ->
    [you] Over { $total } deals of what you could not know.
   *[other] Over { $total } deals of what { $name } could not know.
 }
bench-tag = { $tag ->
    [played] played
    [best] judge’s choice
   *[tried] your idea
 }
bench-expects = { $percent }% to win, place { $place }
bench-share = An ace plays this { $percent }% of the time.
bench-win-by = { $sign ->
    [minus] −{ $percent }% to win
   *[plus] +{ $percent }% to win
 }
bench-places-by = { $sign ->
    [minus] −{ $places } places
   *[plus] +{ $places } places
 }
bench-same = as good
bench-play-on = Play on with this move
bench-on = Play on
bench-against = Against
bench-record = Record with verdicts
bench-picture = Picture to share
bench-picture-as = Save as { $kind }
bench-copied = Link copied.
bench-turned = Turn { $turn } decided it: { $name } went from { $from }% to { $to }% to win.
bench-even = It stayed close to the end.
bench-keys = Keys
bench-home-end = Home End
bench-key-move = one move back or on
bench-key-turn = one turn back or on
bench-key-ends = to the start, to the end
bench-key-mistake = next mistake; with Shift the previous one
bench-key-worst = the worst, second and third worst decision
bench-key-play = play, pause
bench-key-try = try another answer; then numbers and Enter choose
bench-key-judge = what the judge says
bench-key-eyes = the next player’s view
bench-key-fork = play on from here
bench-key-comment = write a comment on this move
bench-key-link = copy the link to this move
bench-key-board = the board in words
bench-key-keys = this list
