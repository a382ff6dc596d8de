season-yours = Deine Saisons
season-title = Neue Saison
season-name = Name der Saison
season-name-hint = Saison { $game }
season-entries = Teilnehmer
season-entries-hint = In jedem Rennen dieselben. Freunde melden sich per Link an.
season-calendar = Kalender
season-races = Rennen
season-fewer = Ein Rennen weniger
season-more = Ein Rennen mehr
season-race = Rennen { $n }
season-race-of = Rennen { $n } von { $of }
season-option-of = { $option }, Rennen { $n }
season-earlier = Rennen { $n } nach oben
season-remove = Rennen { $n } entfernen
season-create = Saison anlegen
season-state = { $state ->
    [open] wartet auf Teilnehmer
    [ready] zwischen zwei Rennen
    [racing] läuft
    [over] beendet
   *[old] nur zum Lesen
 }
season-race-state = { $state ->
    [planned] kommt noch
    [racing] läuft
    [over] beendet
    [not_held] nicht ausgetragen
   *[old] nach anderen Regeln
 }
season-next = Nächstes Rennen
season-first = Erstes Rennen
season-to-race = Zum Rennen
season-watch-race = Rennen anschauen
season-under-way = { $race } läuft gerade.
season-champion = { $you ->
    [yes] Du bist Meister
   *[no] { $who } ist Meister
 }
season-champions = { $who } teilen sich den Titel
season-over = nach { $races ->
    [one] 1 Rennen
   *[other] { $races } Rennen
 }
season-old = Ein Rennen blieb nach anderen Regeln unbeendet. Die Tabelle zeigt den Stand davor.
season-again = Noch einmal fahren
season-standings = Tabelle
season-after-race = { $n ->
    [0] Vor dem ersten Rennen
   *[other] Nach Rennen { $n }
 }
season-after-race-of = { $n ->
    [0] Vor dem ersten von { $of } Rennen
   *[other] Nach Rennen { $n } von { $of }
 }
season-chart = Punkte nach jedem Rennen
season-start = Start
season-entry = Fahrer
season-gained = { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
 } hinauf
season-lost = { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
 } hinunter
season-winner = Sieg für { $who }
season-no-winner = Niemand hat gewonnen
season-absent = { $who } setzte aus
season-drove = Für { $who } fuhr ein Ersatz
season-waiting = Die Saison beginnt, sobald alle Plätze besetzt sind.
season-show-after = Tabelle nach { $race }
season-not-yet = Die Tabelle beginnt mit dem ersten Rennen.
season-link = Schick diesen Link allen, die mitfahren wollen:
season-link-later = Link zu dieser Saison
season-enter = Anmelden
season-fill = Bot anmelden
season-absence = Fehlt jemand?
season-absence-text = Nur du kannst das angeben: Du hast die Saison angelegt.
season-presence = { $presence ->
    [here] fährt
    [bot] ein Bot fährt
    [link] jemand fährt per Link
   *[out] setzt aus
 }
season-move-text = Öffne diesen Link auf deinem anderen Gerät. Wer ihn hat, kann für dich fahren und die Saison leiten: Gib ihn nicht weiter.
season-download = Herunterladen
season-csv = Tabelle (CSV)
season-markdown = Tabelle (Markdown)
season-records = Alle Aufzeichnungen (ZIP)
season-back = Zurück zur Saison
season-dropped = Zählt nicht
season-ruled = Urteile
season-excused = { $who } kann nicht fahren
season-cannot-race = Ich kann nicht fahren
season-race-again = Ich fahre doch
season-leave = Abmelden
season-wait = Auf die Warteliste
season-waiting-list = Warteliste
season-html = Zum Drucken (HTML)
season-ics = Kalender (iCalendar)
season-json = Alle Daten (JSON)
season-duels-title = Direkter Vergleich
season-duels-hint = Rennen vor – hinter dem anderen
season-duel = { $one } gegen { $other }: { $ahead } davor, { $behind } dahinter
season-rulings-title = Urteile
season-ruling-text = { $who }, ab Rennen { $race }:
season-revoked = Aufgehoben: { $reason }
season-revoked-plain = Vom Veranstalter aufgehoben
season-revoke = Aufheben
season-rule = Punkte geben oder abziehen
season-rule-points = Punkte (unter 0: Strafe)
season-rule-race = Zählt ab Rennen
season-rule-add = Urteil eintragen
season-reason = Begründung (für alle sichtbar)
season-by-hand = Rennen { $n } fand woanders statt oder gar nicht
season-by-hand-text = Gib den Platz jedes Fahrers ein, und 0 für alle, die nicht gefahren sind.
season-by-hand-add = Ergebnis eintragen
season-place-of = Platz von { $who }
season-points-of = Punkte von { $who }
season-missed = Nicht ausgetragen
season-date = Termin von Rennen { $n }
season-date-when = Beginn
season-date-set = Termin festlegen
league = Liga
league-title = Neue Liga
league-create = Liga anlegen
league-link = Mehrere Spiele in einer Meisterschaft? Leg eine Liga an.
league-text = Für jedes Rennen wählst du ein Spiel; jedes Rennen beginnt von vorn. Punkte gibt es nach Plätzen.
league-game = Spiel
league-circuit = Strecke
league-points = Punkte
league-points-kind = { $points ->
    [modern] 25, 18, 15, 12, 10, 8, 6, 4, 2, 1
    [classic] 10, 6, 4, 3, 2, 1
    [game] wie jedes Spiel sie gibt
   *[own] andere
 }
league-points-own = Punkte vom ersten Platz an, mit Kommas
league-best = Gewertete Ergebnisse
league-best-of = { $best ->
    [all] alle
    [one] das beste
   *[other] die besten { $best }
 }
season-new-link = Neuer Link
season-new-link-text = Schick diesen Link an { $name } und an niemanden sonst. Der alte öffnet nichts mehr.
season-new-link-given = { $name } hat am { $day } einen neuen Link vom Veranstalter bekommen.
division-title = Divisionen
division-zones = { $up ->
    [0] { $down ->
        [0] Niemand steigt auf oder ab.
        [one] Der Letzte steigt ab.
       *[other] Die letzten { $down } steigen ab.
     }
    [one] { $down ->
        [0] Der Beste steigt auf.
        [one] Der Beste steigt auf, der Letzte steigt ab.
       *[other] Der Beste steigt auf, die letzten { $down } steigen ab.
     }
   *[other] { $down ->
        [0] Die besten { $up } steigen auf.
        [one] Die besten { $up } steigen auf, der Letzte steigt ab.
       *[other] Die besten { $up } steigen auf, die letzten { $down } steigen ab.
     }
 }
division-next = Die nächste Saison:
division-promote = Nächste Saison beginnen
division-promote-what = Wenn alle Divisionen fertig sind: Alle behalten ihren Link, die Besten steigen auf, die Letzten ab.
division-add = Division hinzufügen
division-add-what = Sie kommt unter die anderen und hat dieselben Rennen und offene Plätze. Du organisierst auch sie.
division-name = Name der Division
division-places = Wie viele auf- und absteigen
