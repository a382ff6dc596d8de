# What the table says, and what it refuses and why.

## The table itself, in the chat

table-name = The table
table-locked = The server’s operator has locked this table.
table-unlocked = The table is open again.
table-mended = Part of this race could not be read. It goes on after move { $move }.

## Playing

refused-empty = The message is empty.
refused-no-seat = There is no seat { $seat } at this table.
refused-taken = Seat { $seat } is taken.
refused-no-seat-free = All seats are taken.
refused-too-many-seats = You cannot take any more seats at this table.
refused-stood-in = A bot is playing for you. Take your seat back first.
refused-not-asked = It is not your turn.
refused-not-begun = The race has not started: a seat is still open.
refused-over = The race is over.
refused-stale = The race has moved on.
refused-unknown-number = There is no such position yet.
refused-played-already = That move has already been played.
refused-chosen-already = You have already chosen that.
refused-no-hints = This table does not allow hints.
refused-no-such-answer = You cannot play that now.
refused-illegal = “{ $token }” is not allowed here.
refused-ambiguous = “{ $token }” could mean more than one move.
refused-invalid = “{ $token }” is not a move.
refused-spectator = Spectators cannot play.
refused-nothing-to-take-back = There is no such move to take back.
refused-luck = You can only go back to a player’s decision.
refused-no-takeback = Nobody is asking to take a move back.
refused-agreed-already = You have already agreed.
refused-no-player = Nobody sits in that seat.
refused-bot-already = A bot is already playing that seat.
refused-playing-already = You are already playing your seat.
refused-present = { $name } is still at the table.
refused-locked = The server’s operator has locked this table.
refused-muted = The server’s operator has muted you: you can play, but not write.
refused-bots-by-players = Only players at this table may add bots.
refused-comments-by-players = Only players at this table, or whoever uploaded the record, may comment.
refused-no-holidays = Holidays are for slow clocks.
refused-holiday-too-long = A holiday lasts at most { $longest } days, and all of yours in one race at most { $most }.
refused-no-secret = This link does not open a seat at this table.
refused-no-bot = There is no such bot. Choose { $bots }.

## The server

refused-offline = The server does not answer.
refused-no-table = There is no such table.
refused-no-game = There is no such game. Choose { $games }.
refused-no-rules = The rules of { $game } are not installed here.
refused-old-rules = This table was opened under the rules { $opened }; the server plays { $here }. You can replay the race but not play on.
refused-unreadable = Part of this race is damaged and cannot be read.
refused-table-already = This table already exists.
refused-full = Too many people are watching this table.
refused-not-stored = The server could not save that. Try again in a moment.
refused-away = The server cannot reach its storage. Try again in a moment.
refused-broken = Something went wrong on the server.
refused-too-fast = Too many messages. Wait a moment.
refused-too-many-previews = Too many previews at once. Wait a moment.
refused-host = This server does not answer to the name “{ $name }”. If that is its name, start it with --name. Behind a proxy, let the proxy keep the Host header (nginx: proxy_set_header Host $host) and start the server with --base-url.
refused-origin = Pages of { $origin } may not use this server. If that is the server’s own address, start it with --base-url { $origin }.
refused-busy = The server is busy. Try again in a moment.
refused-too-much = You have saved a lot already. Wait a while.
refused-table-full = There is no room for more at this table.
refused-too-many-connections = You have too many connections. Close some.
refused-no-hello = Say hello first.
refused-hello-already = You have already said hello.
refused-malformed = The server does not understand this message.
refused-not-json = The message is not JSON in UTF-8.
refused-not-text = A record must be text in UTF-8.
refused-option = { $option } cannot be “{ $value }”. { $about }
refused-not-possible = The game does not allow that.

## Looking back

refused-no-move = The race has { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 } so far.
refused-cards-hidden = You can see the other players’ cards once the race is over.
refused-chances-hidden = Winning chances are shown once the race is over.
refused-no-choice = Nobody had a choice there.
refused-commentary-hidden = The race report appears once the race is over.
refused-day-hidden = This is a race of the day: until the day is over, only its driver sees it.
refused-day-alone = In the race of the day nobody drives for you, and luck is not taken back.
refused-no-shared-deal = No other table was dealt these cards.
refused-no-day = There is no race of the day for that date.
refused-fork-hidden = You can play on from here once the race is over.
refused-over-there = The race is already over at this point.
refused-wrong-seats = This race has { $seats } seats, not { $named }.
refused-no-record = This is not a race record.
refused-house-rules = These house rules cannot be used: { $why }
refused-house-missing = This race was run by the house rules “{ $house }”. Choose their file, too.
refused-house-other = This race was run by other rules than those of “{ $given }”. Choose the file of “{ $house }”.
refused-impossible-options = This race cannot have happened: “{ $option }={ $value }”.
refused-impossible-move = This race cannot have happened: “{ $token }” in line { $row } is not possible there.
refused-impossible-record = This race cannot have happened: see line { $row }.

## Alerts

refused-alerts-by-players = Only players with a seat can turn that on.
refused-alert-address = The address must begin with https:// and belong to the public internet.
refused-alert-not-sent = The e-mail could not be sent. Check the address.
refused-alert-code = That is not the code from the e-mail.
refused-alert-code-spent = Too many wrong codes. Ask for another e-mail.
refused-no-alert = This has been turned off.
refused-no-mail = This server sends no e-mail.
refused-divisions-full = There is no room for more divisions.
refused-no-driver = This device no longer belongs to a driver.
refused-driver-code = This code is wrong, has been used, or is too old.
refused-driver-full = There is no room for more. Remove a device or a passkey first.
refused-driver-passkey = The passkey did not work. Please try again.
refused-too-many-alerts = Turn something off first: there is no room for more.

## Seasons

refused-no-season = There is no such season.
refused-no-entry = There is no entry { $entry } in this season.
refused-no-entry-free = All entries are taken.
refused-entry-taken = Entry { $entry } is taken.
refused-entry-open = The season has not started: an entry is still open.
refused-season-over = The season is over.
refused-entrants-only = Only the organiser and the entrants may do that.
refused-absent-by-organiser = Only the organiser can say who is absent.
refused-again-by-organiser = Only the organiser can restart a race that was left unfinished under older rules.
refused-absent-or-driven = Entry { $entry } either sits out or has a substitute, not both.
refused-ruled-by-organiser = Only the organiser can do that.
