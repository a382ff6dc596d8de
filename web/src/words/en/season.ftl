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
    [not_held] not held
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
season-move-text = Open this link on your other device. Anyone who has it can drive for you and run the season: keep it to yourself.
season-download = Download
season-csv = Standings (CSV)
season-markdown = Standings (Markdown)
season-records = All records (ZIP)
season-back = Back to the season
season-dropped = Does not count
season-ruled = Rulings
season-excused = { $who } cannot race
season-cannot-race = I cannot race
season-race-again = I can race after all
season-leave = Withdraw
season-wait = Join the waiting list
season-waiting-list = Waiting list
season-html = To print (HTML)
season-ics = Calendar (iCalendar)
season-json = All data (JSON)
season-duels-title = Head to head
season-duels-hint = races finished ahead – behind
season-duel = { $one } against { $other }: { $ahead } ahead, { $behind } behind
season-rulings-title = Rulings
season-ruling-text = { $who }, from race { $race }:
season-revoked = Revoked: { $reason }
season-revoked-plain = Revoked by the organiser
season-revoke = Revoke
season-rule = Give or take points
season-rule-points = Points (below 0: a penalty)
season-rule-race = Counts from race
season-rule-add = Add ruling
season-reason = Reason (everyone can read it)
season-by-hand = Race { $n } was raced elsewhere, or not at all
season-by-hand-text = Enter every driver’s place, and 0 for anyone who did not race.
season-by-hand-add = Enter result
season-place-of = Place of { $who }
season-points-of = Points of { $who }
season-missed = Not held
season-date = Date of race { $n }
season-date-when = Starts at
season-date-set = Set date
league = League
league-title = New league
league-create = Create league
league-link = Several games in one championship? Create a league.
league-text = Choose a game for each race; every race starts afresh. Points go by place.
league-game = Game
league-circuit = Circuit
league-points = Points
league-points-kind = { $points ->
    [modern] 25, 18, 15, 12, 10, 8, 6, 4, 2, 1
    [classic] 10, 6, 4, 3, 2, 1
    [game] as each game gives them
   *[own] other
 }
league-points-own = Points from first place on, with commas
league-best = Results that count
league-best-of = { $best ->
    [all] all
    [one] the best one
   *[other] the best { $best }
 }
season-new-link = New link
season-new-link-text = Send this link to { $name }, and to nobody else. The old one opens nothing any more.
season-new-link-given = { $name } got a new link from the organiser on { $day }.
division-title = Divisions
division-zones = { $up ->
    [0] { $down ->
        [0] Nobody goes up or down.
        [one] The last goes down.
       *[other] The last { $down } go down.
     }
    [one] { $down ->
        [0] The best goes up.
        [one] The best goes up, the last goes down.
       *[other] The best goes up, the last { $down } go down.
     }
   *[other] { $down ->
        [0] The best { $up } go up.
        [one] The best { $up } go up, the last goes down.
       *[other] The best { $up } go up, the last { $down } go down.
     }
 }
division-next = The next season:
division-promote = Start the next season
division-promote-what = When all divisions are over: everyone keeps their link, the best go up and the last go down.
division-add = Add a division
division-add-what = It comes below the others, with the same races and open entries. You organise it, too.
division-name = Name of the division
division-places = How many go up and down
