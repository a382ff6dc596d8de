# Puzzles, and a driver’s profile.

train = Train
train-astray = Not the best answer. Try again, or have it shown.
train-show = Show the answer
train-done = { $misses ->
    [0] Found at once!
   *[other] That is the answer.
 }
train-none = There are no puzzles here yet.
train-own = Train your mistakes
profile = Your profile
profile-what = What your races and puzzles say about your driving. It is kept on this device alone.
profile-races = { $races ->
    [one] 1 race
   *[other] { $races } races
 }: accuracy { $accuracy }, mean luck { $luck }
profile-accuracy = Accuracy, race by race
profile-race = Accuracy { $accuracy }
profile-favourites = Most mistakes: { $kinds }
profile-favourite = { $kind ->
    [play] card
    [play_card] card
    [activate] card
    [action] card
    [plan] plan
    [pit] pit stops
    [reaction] pit stops
    [stay_or_leave] pit stops
    [repair] repairs
    [tyres] tyres
    [new_tyres] tyres
    [charge_continue] one roll too many or too few
    [spin_reroll] one roll too many or too few
    [draft_first] draft
    [draft_second] draft
    [draft_fill] draft
    [swap] swapping cards
    [refuel_row] refuelling
   *[other] other decisions
 } (×{ $times })
profile-no-races = No judged race yet. Stay at the result until the judge is done.
profile-puzzles = Puzzles found at once: { $right } of { $all }
profile-forget = Delete the profile
