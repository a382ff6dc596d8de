# Was der Tisch sagt, und was er ablehnt und warum.

## Der Tisch selbst, im Chat

table-name = Der Tisch
table-locked = Der Betreiber des Servers hat diesen Tisch gesperrt.
table-unlocked = Der Tisch ist wieder offen.
table-mended = Ein Teil dieses Rennens war nicht lesbar. Es geht nach Zug { $move } weiter.

## Spielen

refused-empty = Die Nachricht ist leer.
refused-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
refused-taken = Platz { $seat } ist besetzt.
refused-no-seat-free = Alle Plätze sind besetzt.
refused-too-many-seats = Mehr Plätze kannst du an diesem Tisch nicht nehmen.
refused-stood-in = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
refused-not-asked = Du bist nicht dran.
refused-not-begun = Das Rennen hat noch nicht begonnen: Ein Platz ist noch frei.
refused-over = Das Rennen ist vorbei.
refused-stale = Das Rennen ist schon weiter.
refused-unknown-number = So weit ist das Rennen noch nicht.
refused-played-already = Dieser Zug ist schon gespielt.
refused-chosen-already = Das hast du schon gewählt.
refused-no-hints = An diesem Tisch sind keine Tipps erlaubt.
refused-no-such-answer = Das kannst du jetzt nicht spielen.
refused-illegal = „{ $token }“ ist hier nicht erlaubt.
refused-ambiguous = „{ $token }“ kann mehrere Züge bedeuten.
refused-invalid = „{ $token }“ ist kein Zug.
refused-spectator = Wer zuschaut, kann nicht mitspielen.
refused-nothing-to-take-back = Diesen Zug kann man nicht zurücknehmen.
refused-luck = Zurück geht es nur zu einer Entscheidung, nicht zum Glück.
refused-no-takeback = Niemand möchte gerade einen Zug zurücknehmen.
refused-agreed-already = Du hast schon zugestimmt.
refused-no-player = Auf diesem Platz sitzt niemand.
refused-bot-already = Dort spielt schon ein Bot.
refused-playing-already = Du spielst deinen Platz schon selbst.
refused-present = { $name } sitzt noch am Tisch.
refused-locked = Der Betreiber des Servers hat diesen Tisch gesperrt.
refused-muted = Der Betreiber des Servers hat dich stummgeschaltet: Du kannst spielen, aber nicht schreiben.
refused-bots-by-players = Nur wer hier am Tisch sitzt, kann Bots dazusetzen.
refused-comments-by-players = Kommentieren kann nur, wer hier am Tisch saß oder die Aufzeichnung geladen hat.
refused-no-holidays = Urlaub gibt es nur mit langsamer Uhr.
refused-holiday-too-long = Ein Urlaub dauert höchstens { $longest } Tage, und alle deine in einem Rennen höchstens { $most }.
refused-no-secret = Dieser Link gehört zu keinem Platz an diesem Tisch.
refused-no-bot = Diesen Bot gibt es nicht. Zur Wahl stehen { $bots }.

## Der Server

refused-offline = Der Server antwortet nicht.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-game = Dieses Spiel gibt es nicht. Zur Wahl stehen { $games }.
refused-no-rules = Die Regeln von { $game } sind hier nicht vorhanden.
refused-old-rules = Dieser Tisch wurde nach den Regeln { $opened } eröffnet, der Server spielt { $here }. Du kannst das Rennen ansehen, aber nicht weiterspielen.
refused-unreadable = Ein Teil dieses Rennens ist beschädigt und nicht lesbar.
refused-table-already = Diesen Tisch gibt es schon.
refused-full = An diesem Tisch schauen schon zu viele zu.
refused-not-stored = Der Server konnte das nicht speichern. Versuch es gleich noch einmal.
refused-away = Der Server erreicht seinen Speicher nicht. Versuch es gleich noch einmal.
refused-broken = Auf dem Server ist etwas schiefgegangen.
refused-too-fast = Zu viele Nachrichten. Warte einen Moment.
refused-too-many-previews = Zu viele Vorschauen auf einmal. Warte einen Moment.
refused-host = Dieser Server heißt nicht „{ $name }“. Falls doch, starte ihn mit --name. Hinter einem Proxy muss der Host-Header erhalten bleiben (nginx: proxy_set_header Host $host); starte den Server dann mit --base-url.
refused-origin = Seiten von { $origin } dürfen diesen Server nicht benutzen. Ist das seine eigene Adresse, starte ihn mit --base-url { $origin }.
refused-busy = Der Server ist beschäftigt. Versuch es gleich noch einmal.
refused-too-much = Du hast schon sehr viel gespeichert. Warte eine Weile.
refused-table-full = An diesem Tisch ist kein Platz mehr für weitere Einträge.
refused-too-many-connections = Du hast zu viele Verbindungen. Schließ ein paar.
refused-no-hello = Zuerst kommt die Begrüßung (hello).
refused-hello-already = Die Begrüßung (hello) war schon da.
refused-malformed = Der Server versteht diese Nachricht nicht.
refused-not-json = Die Nachricht ist kein JSON in UTF-8.
refused-not-text = Eine Aufzeichnung muss Text in UTF-8 sein.
refused-option = { $option }: „{ $value }“ geht nicht. { $about }
refused-not-possible = Das erlaubt das Spiel nicht.

## Rückblick

refused-no-move = Das Rennen hat bisher { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
 }.
refused-cards-hidden = Die Karten der anderen siehst du, wenn das Rennen vorbei ist.
refused-chances-hidden = Die Siegchancen siehst du, wenn das Rennen vorbei ist.
refused-no-choice = Dort hatte niemand eine Wahl.
refused-commentary-hidden = Den Rennbericht gibt es, wenn das Rennen vorbei ist.
refused-day-hidden = Das ist ein Rennen des Tages: Bis der Tag vorbei ist, sieht es nur sein Fahrer.
refused-day-alone = Im Rennen des Tages fährt niemand für dich, und Glück wird nicht zurückgenommen.
refused-no-shared-deal = Diese Karten hat kein anderer Tisch bekommen.
refused-no-day = Für dieses Datum gibt es kein Rennen des Tages.
refused-fork-hidden = Von hier weiterspielen kannst du, wenn das Rennen vorbei ist.
refused-over-there = An dieser Stelle ist das Rennen schon vorbei.
refused-wrong-seats = Dieses Rennen hat { $seats } Plätze, nicht { $named }.
refused-no-record = Das ist keine Aufzeichnung eines Rennens.
refused-house-rules = Diese Hausregeln gehen nicht: { $why }
refused-house-missing = Dieses Rennen wurde nach den Hausregeln „{ $house }“ gefahren. Wähle auch ihre Datei.
refused-house-other = Dieses Rennen wurde nach anderen Regeln gefahren als „{ $given }“. Wähle die Datei von „{ $house }“.
refused-impossible-options = So kann das Rennen nicht verlaufen sein: „{ $option }={ $value }“.
refused-impossible-move = So kann das Rennen nicht verlaufen sein: „{ $token }“ in Zeile { $row } ist dort nicht möglich.
refused-impossible-record = So kann das Rennen nicht verlaufen sein: siehe Zeile { $row }.

## Benachrichtigungen

refused-alerts-by-players = Das kann nur einschalten, wer einen Platz hat.
refused-alert-address = Die Adresse muss mit https:// beginnen und im öffentlichen Internet liegen.
refused-alert-not-sent = Die Mail konnte nicht verschickt werden. Prüfe die Adresse.
refused-alert-code = Das ist nicht der Code aus der Mail.
refused-alert-code-spent = Zu viele falsche Codes. Lass dir eine neue Mail schicken.
refused-no-alert = Das ist ausgeschaltet.
refused-no-mail = Dieser Server verschickt keine Mails.
refused-divisions-full = Für noch eine Division ist kein Platz.
refused-no-driver = Dieses Gerät gehört zu keinem Fahrer mehr.
refused-driver-code = Dieser Code ist falsch, schon benutzt oder zu alt.
refused-driver-full = Für mehr ist kein Platz. Entferne erst ein Gerät oder einen Passkey.
refused-driver-passkey = Der Passkey hat nicht funktioniert. Bitte versuche es noch einmal.
refused-too-many-alerts = Schalte erst etwas aus: Für mehr ist kein Platz.

## Saison

refused-no-season = Diese Saison gibt es nicht.
refused-no-entry = Einen Startplatz { $entry } gibt es in dieser Saison nicht.
refused-no-entry-free = Alle Startplätze der Saison sind vergeben.
refused-entry-taken = Startplatz { $entry } ist vergeben.
refused-entry-open = Die Saison hat noch nicht begonnen: Ein Startplatz ist noch frei.
refused-season-over = Die Saison ist vorbei.
refused-entrants-only = Das dürfen nur der Veranstalter und wer gemeldet ist.
refused-absent-by-organiser = Wer fehlt, legt der Veranstalter fest.
refused-again-by-organiser = Ein unter älteren Regeln abgebrochenes Rennen kann nur der Veranstalter neu ansetzen.
refused-absent-or-driven = Startplatz { $entry } setzt aus oder wird vertreten, nicht beides.
refused-ruled-by-organiser = Das kann nur der Veranstalter.
