bench-title = Werkbank
bench-open = Woran lag es?
bench-mine = { $who ->
    [you] Deine drei teuersten
    [other] { $name }: die drei teuersten
   *[all] Die drei teuersten von allen
 }
bench-none = Keine Entscheidung hat messbar etwas gekostet.
bench-mistake = { $way ->
    [next] Nächster Fehler
   *[previous] Voriger Fehler
 }
bench-count = { $count ->
    [0] Keine Fehler
    [one] 1 Fehler
   *[other] { $count } Fehler
 }
bench-decision = { $turn } · { $name }
bench-mark = { $mark ->
    [blunder] Grober Fehler
    [mistake] Fehler
    [slip] Ungenauigkeit
    [brilliant] Brillant
   *[other] Kleiner Verlust
 }
bench-brilliant = Der beste Zug, und ein Klubfahrer hätte ihn nicht gefunden.
bench-right = Es fand sich kein besserer Zug.
bench-trivial = Was hier gespielt wurde, war fast egal.
bench-pending = Noch nicht beurteilt.
bench-nobody = Hier hatte niemand eine Wahl.
bench-played = Gespielt
bench-better = Besser
bench-comment = In der Aufzeichnung
comment-write = { $is ->
    [there] Kommentar ändern
   *[new] Kommentar schreiben
 }
comment-field = Dein Kommentar zu diesem Zug
comment-save = Speichern
comment-cancel = Abbrechen
comment-left = { $left ->
    [one] noch 1 Zeichen
   *[other] noch { $left } Zeichen
 }
comment-you = Du
comment-owner = Wer die Aufzeichnung geladen hat
bench-try = Etwas anderes probieren
bench-judge = Was sagt der Richter?
bench-choose = { $who ->
    [you] Was hättest du stattdessen spielen können?
   *[other] Was hätte { $name } stattdessen spielen können?
 }
bench-ask = Den Richter fragen
bench-stop = Anhalten
bench-weighing = Der Richter fährt weiter: { $done } von { $total } Mal.
bench-weighed = { $who ->
    [you] Über { $total } Verteilungen dessen, was du nicht wissen konntest.
   *[other] Über { $total } Verteilungen dessen, was { $name } nicht wissen konnte.
 }
bench-tag = { $tag ->
    [played] gespielt
    [best] Wahl des Richters
   *[tried] deine Idee
 }
bench-expects = { $percent }{ "\u00A0" }% Siegchance, Platz { $place }
bench-share = Ein Ass spielt das in { $percent }{ "\u00A0" }% der Fälle.
bench-win-by = { $sign ->
    [minus] −{ $percent }{ "\u00A0" }% Siegchance
   *[plus] +{ $percent }{ "\u00A0" }% Siegchance
 }
bench-places-by = { $sign ->
    [minus] −{ $places } Plätze
   *[plus] +{ $places } Plätze
 }
bench-same = genauso gut
bench-play-on = Mit diesem Zug weiterspielen
bench-on = Weiterspielen
bench-against = Gegen
bench-record = Aufzeichnung mit Urteilen
bench-picture = Bild zum Teilen
bench-picture-as = Als { $kind } speichern
bench-copied = Link kopiert.
bench-turned = Durchgang { $turn } hat entschieden: { $name } kam von { $from } auf { $to }{ "\u00A0" }% Siegchance.
bench-even = Bis zum Schluss blieb es eng.
bench-keys = Tasten
bench-home-end = Pos1 Ende
bench-key-move = ein Zug zurück oder weiter
bench-key-turn = ein Durchgang zurück oder weiter
bench-key-ends = zum Anfang, zum Ende
bench-key-mistake = nächster Fehler; mit Umschalt der vorige
bench-key-worst = die teuerste, zweit- und drittteuerste Entscheidung
bench-key-play = abspielen, anhalten
bench-key-try = etwas anderes probieren; dann wählen Zahlen und Enter
bench-key-judge = was der Richter sagt
bench-key-eyes = aus Sicht des nächsten Spielers
bench-key-fork = ab hier weiterspielen
bench-key-comment = diesen Zug kommentieren
bench-key-link = Link zu diesem Zug kopieren
bench-key-board = der Spielplan in Worten
bench-key-keys = diese Liste
