# The race of the day, and tables with the same cards.

day-title = Race of the day
day-of = The race of { $day }
day-what = Everyone gets the same cards, against the same three drivers. You have one try.
day-drive = Drive it
day-on = Back to your race
day-driven = You have driven today’s race.
day-sealed = Until two hours after midnight (UTC) every race is for its driver’s eyes only.
day-before = The day before
day-today = Today
same-title = The same cards
same-what = All tables with this deal, the best result first.
same-driver = Driver
same-place = Place
same-points = Points
same-lost = Lost
same-lost-title = Mean loss per decision, in percent of a win, where the race has been reviewed
same-state = { $state ->
    [late] not finished in time
   *[other] still racing
 }
same-nobody = Nobody has driven it yet.
same-sealed = A table with these cards is still racing, so the races stay closed.
same-back = Back to the table
same-compare = Compare with others
