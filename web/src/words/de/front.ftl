front-title = Fünf Motorsport-Brettspiele. Kostenlos, sofort.
front-about = fünf Motorsport-Brettspiele
front-what = Fahr sofort gegen Bots oder schick Freunden einen Link. Direkt im Browser, ohne Anmeldung.
front-friends = Mit Freunden spielen
front-demo = Auto { $car } überholt { $cars ->
    [one] 1 Gegner
   *[other] { $cars } Gegner
 }
coach = Coach
coach-first = Dein erstes Rennen?
coach-offer = { $game } in etwa drei Minuten: Ein Coach erklärt dir jede neue Entscheidung, und deine Gegner fahren zahm.
coach-with = Mit Coach fahren
coach-without = Ohne Coach fahren
coach-heard = Verstanden
coach-leave = Keine Tipps mehr
coach-after = Dein erstes Rennen ist gefahren. Die Beispiele zeigen dir jede Karte; oder öffne einen Tisch für deine Freunde.
coach-learn = Zu den Beispielen
front-race = Losfahren
front-race-of = Losfahren: { $game }
front-new-table-of = Neuer Tisch: { $game }
front-learn-of = Lernen: { $game }
front-train-of = Training: { $game }
front-day = Tagesrennen
front-day-of = Tagesrennen: { $game }
front-rules-of = Regeln: { $game }
front-season = Saison
front-your-tables = Deine Tische
front-no-tables = Deine Tische stehen hier, nur auf diesem Gerät.
front-your-turn = Du bist dran
front-games = Spiele
front-players = { $fewest }–{ $most } Spieler
front-watch = Zuschauen
front-nothing-to-watch = Gerade gibt es keinen öffentlichen Tisch.
front-open-seats = { $seats ->
    [0] voll
    [one] 1 freier Platz
   *[other] { $seats } freie Plätze
 }
front-records = Aufzeichnungen
front-import = Aufzeichnung laden
front-import-house = Hausregeln wählen
front-import-hint = Öffnet eine .race-Datei als Wiederholung.
front-duplicate = Dieselben Karten wie deine Freunde
front-duplicate-hint = Tische mit demselben Code bekommen dieselben Karten.
front-code = Code
front-join-link = Mit Link beitreten
front-link = Link oder Tisch-ID
front-join = Beitreten
front-forget = { $title } aus der Liste entfernen
