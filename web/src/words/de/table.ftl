new-table = Neuer Tisch
new-game = Spiel
new-seats = Plätze
new-seat-range = { $fewest } bis { $most } Plätze
new-add-seat = Platz hinzufügen
new-remove-seat = Platz { $n } entfernen
new-seat-name = Name, Platz { $n }
new-bot = Stärke des Bots, Platz { $n }
seat-kind = { $kind ->
    [me] Ich
    [hot] Freund an diesem Gerät
    [link] Freund per Link
    [bot] Bot
   *[open] Offen für alle
 }
new-options = Optionen
new-from-season = Aus einer Saison übernommen
new-clock = Uhr
clock-kind = { $kind ->
    [none] Ohne Uhr
    [move] Pro Zug
    [slow] Langsam, über Wochen
   *[race] Ganzes Rennen
 }
clock-seconds = Sekunden pro Zug
clock-minutes = Minuten für das Rennen
clock-extra = Sekunden Zugabe pro Zug
clock-hours = Stunden pro Zug
clock-bank = Stunden auf dem Zeitkonto, fürs ganze Rennen
clock-bot = Wer weiterfährt, wenn die Zeit abläuft
clock-slow-text = Jeder Zug hat seine Stunden; was darüber geht, kommt vom Zeitkonto. Ist es leer, fährt ein Bot weiter, bis der Spieler zurück ist. Im Urlaub steht die Uhr.
clock-long = { $days ->
    [0] { $hours } Std.
   *[other] { $days } T. { $hours } Std.
 }
clock-away = im Urlaub bis { $until }
new-listed = Öffentlich: Jeder kann den Tisch finden und zuschauen
new-hints = Tipps: Wer dran ist, darf fragen, was ein Ass täte
new-levels = Stufen
new-drivers = Fahrer
driver-label = { $plate } · { $name } ({ $kind })
new-duplicate = Code für gemeinsame Karten
new-duplicate-hint = Leer lassen für eigene Karten. Tische mit demselben Code bekommen dieselben Karten.
new-house-rules = Hausregeln
new-house = Datei wählen
new-house-book = Nach dem Regelheft
new-house-text = Was anders ist
new-house-drop = Ohne Hausregeln
new-house-hint = Eine kleine TOML-Datei, die sagt, was anders ist als im Regelheft. Der Server prüft sie.
new-start = Tisch eröffnen
option-usual = Standard
option-usual-value = { $value } (Standard)
option-no-race-before = kein Rennen davor
side-choice = { ORDINAL($n) } Wahl
side-team = Team { $n }
side-teams = Teams nach Platz
side-colours = Farben
lobby-title = Warten auf Spieler
lobby-invited = { $host ->
    [known] { $who } lädt dich zu einem Rennen ein
   *[unknown] Du bist zu einem Rennen eingeladen
 }
lobby-about = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
 }
lobby-share = Teilen
lobby-invitation = Fahr mit mir ein Rennen: { $game }!
lobby-code = Der Link als QR-Code
lobby-code-hint = Scannen und mitfahren
lobby-own-machine = Diese Adresse gilt nur auf diesem Computer. Damit andere mitspielen können, starte den Tisch mit --host 0.0.0.0 und öffne ihn unter der Netzwerkadresse deines Computers.
lobby-text = Das Rennen beginnt, sobald alle Plätze besetzt sind.
lobby-link = Schick deinen Freunden diesen Link:
lobby-sit = Hier sitzen
lobby-fill = Bot dazuholen
lobby-open = frei
