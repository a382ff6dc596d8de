replay-title = Wiederholung
replay-at = { $turn } · Zug { $n } von { $of }
replay-first = Zum Anfang
replay-previous = { $step ->
    [turn] Voriger Durchgang
   *[move] Voriger Zug
 }
replay-next = { $step ->
    [turn] Nächster Durchgang
   *[move] Nächster Zug
 }
replay-step = Abspielen nach
replay-step-by = { $step ->
    [turn] Durchgängen
   *[move] Zügen
 }
replay-speed = Tempo
replay-hand = Handkarten von { $who }
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-view = Aus Sicht von
replay-spectator = einem Zuschauer
replay-everything = allen zugleich
replay-link = Link kopieren
replay-fork = Ab hier weiterspielen
replay-fork-hint = Eröffnet einen neuen Tisch mit dieser Stellung; Bots übernehmen die anderen Plätze.
replay-table = Zum Tisch
lesson-loading = Einen Moment.
lesson-none = Für dieses Spiel gibt es noch keine Einführung.
lesson-step = Schritt { $n } von { $of }
lesson-steps = Schritte
lesson-next = Weiter
lesson-race = Jetzt fahren
lesson-well = Gut gemacht.
lesson-why = Warum? Regel { $clause }
lesson-astray = Auch das ist erlaubt. Für dieses Beispiel wähle: { $wanted }.
