front-title = Five motor-racing board games. Play free, now.
front-now = { $game }: you against { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
 }. No account needed.
front-race = Race now
front-race-of = Race now: { $game }
front-new-table-of = New table: { $game }
front-learn-of = Learn: { $game }
front-rules-of = Rules: { $game }
front-season = Season
front-your-tables = Your tables
front-no-tables = Tables you join are kept here, on this device.
front-your-turn = Your turn
front-games = Games
front-players = { $fewest }–{ $most } players
front-watch = Watch
front-nothing-to-watch = No public tables right now.
front-open-seats = { $seats ->
    [0] full
    [one] 1 open seat
   *[other] { $seats } open seats
 }
front-records = Records
front-import = Import a record
front-import-hint = Opens a .race file as a replay.
front-duplicate = Same deal as your friends
front-duplicate-hint = Tables with the same code are dealt the same cards.
front-code = Code
front-join-link = Join by link
front-link = Link or table ID
front-join = Join
front-forget = Remove { $title } from this list
