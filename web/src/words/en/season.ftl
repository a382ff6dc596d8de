season-yours = Your seasons
season-title = New season
season-name = Name of the season
season-name-hint = { $game } season
season-entries = Entries
season-entries-hint = The same in every race. Friends enter by link.
season-calendar = Calendar
season-races = Races
season-fewer = One race fewer
season-more = One race more
season-race = Race { $n }
season-race-of = Race { $n } of { $of }
season-option-of = { $option }, race { $n }
season-earlier = Move race { $n } up
season-remove = Remove race { $n }
season-create = Create season
season-state = { $state ->
    [open] waiting for entries
    [ready] between races
    [racing] racing
    [over] finished
   *[old] read only
 }
season-race-state = { $state ->
    [planned] to come
    [racing] racing
    [over] finished
   *[old] under other rules
 }
season-next = Next race
season-first = First race
season-to-race = To the race
season-watch-race = Watch the race
season-under-way = { $race } is under way.
season-champion = { $you ->
    [yes] You are the champion
   *[no] { $who } is the champion
 }
season-champions = { $who } share the title
season-over = after { $races ->
    [one] 1 race
   *[other] { $races } races
 }
season-old = A race was left unfinished under other rules. The standings are those from before it.
season-again = Run it again
season-standings = Standings
season-after-race = { $n ->
    [0] Before the first race
   *[other] After race { $n }
 }
season-after-race-of = { $n ->
    [0] Before the first of { $of } races
   *[other] After race { $n } of { $of }
 }
season-chart = Points after each race
season-start = Start
season-entry = Driver
season-gained = up { $places ->
    [one] 1 place
   *[other] { $places } places
 }
season-lost = down { $places ->
    [one] 1 place
   *[other] { $places } places
 }
season-winner = Won by { $who }
season-no-winner = Nobody won
season-absent = { $who } sat out
season-drove = A substitute drove for { $who }
season-waiting = The season starts when every entry is taken.
season-show-after = Standings after { $race }
season-not-yet = The standings start with the first race.
season-link = Send this link to anyone who wants to enter:
season-link-later = Link to this season
season-enter = Enter
season-fill = Add a bot
season-absence = Is anyone absent?
season-absence-text = Only you, who created the season, can say so.
season-presence = { $presence ->
    [here] drives
    [bot] a bot drives
    [link] someone drives by link
   *[out] sits out
 }
season-move = Another device
season-move-show = Show link
season-move-text = Open this link on your other device. Anyone who has it can drive for you and run the season: keep it to yourself.
season-move-scan = Scan with your other device
season-download = Download
season-csv = Standings (CSV)
season-markdown = Standings (Markdown)
season-records = All records (ZIP)
season-back = Back to the season
