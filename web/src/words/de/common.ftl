brand = Slipstream
dealer = Der Geber
seat-number = Platz { $n }
back = Zurück
close = Schließen
copy = Kopieren
copied = Kopiert
menu = Menü
rules = Regeln
learn = Lernen
your-name = Dein Name
points-title = Punkte
points-unit = { $points ->
    [one] Punkt
   *[other] Punkte
 }
turn-title = { $turn ->
    [0] Vor dem Rennen
   *[other] Durchgang { $turn }
 }
bot-name = Bot { $n }
bot-level = { $bot ->
    [rookie] Neuling
    [club] Klub
    [pro] Profi
    [ace] Ass
    [random] Leicht
    [planner] Mittel
    [greedy] Schwer
   *[other] { $bot }
 }
driver-kind = { $level }, { $character }
table-state = { $state ->
    [open] wartet auf Spieler
    [racing] läuft
    [over] beendet
    [old] nur Aufzeichnung
    [record] Aufzeichnung
   *[other] { $state }
 }
unknown-title = Hier ist nichts.
unknown-text = Vielleicht ist die Adresse falsch getippt oder der Link abgeschnitten.
privacy = Datenschutz
