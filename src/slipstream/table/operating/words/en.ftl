# What a server keeps about people: the privacy page.

privacy-title = What this server keeps
privacy-intro = There are no accounts. To race, you need no e-mail address and no real name. This page is made from the program’s own list of what it stores.
privacy-stored = In the database
privacy-entries = What an entry can be
privacy-not-kept = What is not kept
privacy-how-long = How long
privacy-address = Your network address: it is used while you are connected, so that nobody asks for too much, and is neither stored nor logged.
privacy-cookies = Cookies: there are none. The links to your seats and your settings are kept in your own browser.
privacy-others = Nothing is sent to anybody else, unless you ask to be told of your turns: then the push service of your browser (encrypted), your mail server or your webhook is told that it is your turn, in which race, with whom, and how much time is left. The page loads nothing from elsewhere.
privacy-finished = A finished race is deleted { $days } days after its last entry.
privacy-finished-for-ever = Finished races are kept until the operator deletes them.
privacy-unfinished = A race that nobody continues is deleted { $days } days after its last entry.
privacy-unfinished-for-ever = Races that nobody continues are kept until the operator deletes them.
privacy-delete = To have a table or a season deleted, give its link to whoever runs this server.

## Tables of the database

kept-facts = The server’s own secrets and settings. Nothing about people.
kept-tables = One line for each table: its game, whether the lobby lists it, and when it was opened and last used.
kept-entries = Everything that happened at a table, in order (see below). This is the race.
kept-snapshots = A table as it stood at some moment, so that it loads faster. It says what its entries say.
kept-reviews = What the judge made of a race that is over: chances to win, luck, and a verdict on each decision. Deleted with its table.
kept-set-aside = Entries that could not be read, kept for repair.
kept-seasons = What was agreed for a season.
kept-season-entries = Who has entered a season.
kept-season-races = The races of a season, and how it stood after each.
kept-season-acts = What was done in a season beside racing: rulings, dates, who withdrew.
kept-channels = What you turned on to hear of your turns: the address of your browser’s push service with its keys, your e-mail address, a webhook, your name in Discord, or the token of your feed. Deleted when you turn it off, and with the race or the season.
kept-alerts = Whom the server has yet to tell that it is their turn, and whom it has told. A line is deleted as soon as that driver has acted.
kept-drivers = A driver: only if you asked for a second device, recovery codes or a passkey. A random name that nobody sees, and since when.
kept-driver-devices = The devices of a driver: a fingerprint of each one’s secret, what it is called (such as “Firefox on Android”), and when and how it was added. You can remove any of them.
kept-driver-keys = Which seats and entries a driver holds, and on which device: fingerprints of their secrets (not the secrets). They go with the race or the season.
kept-driver-codes = Fingerprints of recovery codes, of QR codes for another device, and of questions to passkeys. A code goes when it is used; all but recovery codes go after a quarter of an hour.
kept-driver-passkeys = The public half of your passkey, how often it was used, and since when. The private half never leaves your device.

## Entries

entry-opened = What was agreed for the table, and the deal. For an imported race, also its record, with the names in it.
entry-seated = Your name at the table, as you typed it, and a fingerprint of the secret in your link (not the secret).
entry-played = A move: whose, which, and when.
entry-sealed = A choice that stays hidden until everybody has chosen.
entry-undone = A move was taken back.
entry-proposed = You asked to take a move back.
entry-agreed = You agreed to that.
entry-declined = You did not agree.
entry-stood-in = A bot took over your seat, and who asked for it.
entry-returned = You took your seat back.
entry-announced = You announced a holiday: from when to when your clock stands still.
entry-wished = How you like to play: forced moves by themselves, and the pace of the bots.
entry-said = What you wrote in the chat, and when.
entry-commented = What you wrote about a move after the race, and when.
entry-rekeyed = Your seat was moved to your new link: a fingerprint of its secret.
entry-muted = The operator muted a seat, or let it write again.
entry-locked = The operator locked the table, or opened it again.
entry-resumed = The server was away; the clocks went on, and nobody lost time.
entry-recounted = The moves of an imported race.
entry-over = The result.
entry-awarded = A ruling in a season: points given or taken, and the reason that the organiser wrote.
entry-dated = When a race of a season is to begin.
entry-revoked = A ruling was revoked, and why.
entry-left = You withdrew from a season.
entry-excused = You said that you could not race in one race of a season, or that you could after all.
entry-reissued = The organiser gave you a new link: when, and a fingerprint of its secret.
entry-divided = A season is one of several divisions: their names, and how many go up and down.
entry-promoted = The next season of the divisions was founded.
entry-founded = A season: its title, its rules, and a fingerprint of the organiser’s secret.
entry-entered = An entry: your name, as you typed it, and a fingerprint of your secret.
entry-called = A race of a season: who drives, who is absent, who stands in.
