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
