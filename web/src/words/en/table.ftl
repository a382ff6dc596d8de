new-table = New table
new-game = Game
new-seats = Seats
new-seat-range = { $fewest } to { $most } seats
new-add-seat = Add a seat
new-remove-seat = Remove seat { $n }
new-seat-name = Name, seat { $n }
new-bot = Bot level, seat { $n }
seat-kind = { $kind ->
    [me] Me
    [hot] Friend on this device
    [link] Friend by link
    [bot] Bot
   *[open] Open to anyone
 }
new-options = Options
new-from-season = Carried over from a season
new-clock = Clock
clock-kind = { $kind ->
    [none] No clock
    [move] Per move
    [slow] Slow, over weeks
   *[race] Whole race
 }
clock-seconds = Seconds per move
clock-minutes = Minutes for the race
clock-extra = Seconds added per move
clock-hours = Hours per move
clock-bank = Hours in the bank, for the whole race
clock-bot = Who drives on when time runs out
clock-slow-text = Each move has its hours; what it takes beyond them comes from the bank. When the bank is empty, a bot drives on until the player returns. Holidays stop the clock.
clock-long = { $days ->
    [0] { $hours } h
   *[other] { $days } d { $hours } h
 }
clock-away = on holiday until { $until }
new-listed = Public: anyone can find and watch this table
new-hints = Hints: players may ask what an ace would do
new-levels = Levels
new-drivers = Drivers
driver-label = { $plate } · { $name } ({ $kind })
new-duplicate = Code of a shared deal
new-duplicate-hint = Leave it empty for a deal of your own. Tables with the same code are dealt the same cards.
new-house-rules = House rules
new-house = Choose a file
new-house-book = By the book
new-house-text = What is different
new-house-drop = Without house rules
new-house-hint = A small TOML file that says what is different from the book. The server checks it.
new-start = Open table
option-usual = default
option-usual-value = { $value } (default)
option-no-race-before = no previous race
side-choice = { ORDINAL($n) } choice
side-team = Team { $n }
side-teams = Teams by seat
side-colours = Colours
lobby-title = Waiting for players
lobby-invited = { $host ->
    [known] { $who } invites you to a race
   *[unknown] You are invited to a race
 }
lobby-about = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 }
lobby-share = Share
lobby-invitation = Race me at { $game }!
lobby-code = The link as a QR code
lobby-code-hint = Scan to join
lobby-own-machine = This address works only on this computer. To let others in, start the table with --host 0.0.0.0 and open it under your computer’s network address.
lobby-text = The race starts when every seat is taken.
lobby-link = Send this link to your friends:
lobby-sit = Sit here
lobby-fill = Add a bot
lobby-open = open
