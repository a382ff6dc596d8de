front-title = Five motor-racing board games. Play free, now.
front-about = five motor-racing board games
front-what = Race bots at once, or send friends a link. In your browser, no account.
front-friends = Play with friends
front-demo = Car { $car } passes { $cars ->
    [one] 1 rival
   *[other] { $cars } rivals
 }
coach = Coach
coach-first = Your first race?
coach-offer = { $game } in about three minutes: a coach explains each new decision, and your opponents go easy on you.
coach-with = Race with a coach
coach-without = Race without
coach-heard = Got it
coach-leave = No more tips
coach-after = Your first race is run. The examples show every card; or open a table for your friends.
coach-learn = See the examples
front-race = Race now
front-race-of = Race now: { $game }
front-new-table-of = New table: { $game }
front-learn-of = Learn: { $game }
front-train-of = Train: { $game }
front-day = Today’s race
front-day-of = Today’s race: { $game }
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
front-import-house = Choose the house rules
front-import-hint = Opens a .race file as a replay.
front-duplicate = Same deal as your friends
front-duplicate-hint = Tables with the same code are dealt the same cards.
front-code = Code
front-join-link = Join by link
front-link = Link or table ID
front-join = Join
front-forget = Remove { $title } from this list
