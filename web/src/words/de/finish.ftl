finish-place = Dein Team landet auf Platz { $place }.
finish-team = Team
finish-podium = Podium: { $cars }
finish-chart = { $chart ->
    [places] Plätze
    [gap] Abstände
    [chances] Siegchancen
    [wear] Verschleiß
   *[lap] Rundenverlauf
 }
finish-replay = Wiederholung
finish-rematch = Revanche
finish-rematch-title = Gleiche Plätze und Optionen, neue Karten.
finish-record = Aufzeichnung
finish-seed = Der Startwert ist jetzt öffentlich.
finish-check = Karten prüfen
finish-commitment = SHA-256 des Startwerts, vor dem Rennen gezeigt:
finish-grid = Start
finish-first-car = erstes Auto
finish-second-car = zweites Auto
finish-out = ausgefallen
finish-pits = Boxenstopp
finish-npc = zählt für niemanden
finish-nobodys = Neutrales Auto
finish-on-step = { ORDINAL($place) } { $car }, { $who }{ $points ->
    [0] { "" }
    [one] , 1 Punkt
   *[other] , { $points } Punkte
 }
finish-behind = Sektoren hinter der Spitze
finish-wear-axis = Verschleiß-Marker
finish-charts = Diagramme
finish-report = Rennbericht
finish-report-you = Du fährst als { $who }.
finish-markdown = Als Markdown speichern
finish-turning = Wendepunkte
finish-odds = { $name }: Siegchance von { $from }{ "\u00A0" }% auf { $to }{ "\u00A0" }%
finish-odds-by = { $way ->
    [up] ▲ +{ $by }{ "\u00A0" }%
    [down] ▼ −{ $by }{ "\u00A0" }%
   *[same] = 0{ "\u00A0" }%
 }
finish-came = { $car } auf Platz { $place }
finish-because = Mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }: { $cars }.
finish-level = Gleichstand mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }; das beste Auto entscheidet: { $cars }.
finish-level-one = { $name } ({ ORDINAL($place) })
finish-car-place = { ORDINAL($place) }
finish-worth = { $place }{ $points ->
    [0] { "" }
    [one] , 1 Punkt
   *[other] , { $points } Punkte
 }
finish-next-at = Nächstes Rennen: { $circuit }
finish-next = Nächstes Rennen
finish-result = Zum Ergebnis
review-title = Können und Glück
review-chart = Siegchance im Lauf des Rennens
review-percent = { $percent }{ "\u00A0" }%
review-signed = { $sign ->
    [minus] −{ $percent }{ "\u00A0" }%
   *[plus] +{ $percent }{ "\u00A0" }%
 }
review-hundredths = { $places }
review-progress = Entscheidungen werden beurteilt: { $done } von { $total }.
review-stopped = Beurteilt: { $done } von { $total } Entscheidungen.
review-lost = Plätze verloren
review-lost-title = Mittlerer Verlust einer Entscheidung, auf die es ankam, in Plätzen
review-mistakes = Fehler
review-luck = Glück, mindestens
review-luck-title = Wie sehr Karten, Würfel und Ereignisse die Siegchance verändert haben
review-driving = Der Rest
review-driving-title = Können und Glück, das der Richter nicht sieht
review-how = Glück und Rest ergeben das Ergebnis abzüglich der Siegchance am Start. In diesem Spiel erklärt das Glück, das man sieht, { $percent }{ "\u00A0" }% der Unterschiede zwischen Ergebnissen.
review-worst = { $who ->
    [you] Deine teuersten Entscheidungen
   *[other] { $name }: die teuersten Entscheidungen
 }
review-cost = { $mark ->
    [blunder] Grober Fehler
    [mistake] Fehler
    [slip] Ungenauigkeit
   *[other] Kleiner Verlust
 }: { $percent }{ "\u00A0" }% Siegchance, { $places } Plätze
review-instead = Gespielt: { $played }. Besser: { $best }.
review-mark = { $kind ->
    [blunder] { $name }: ein grober Fehler kostet { $percent }{ "\u00A0" }% Siegchance
    [mistake] { $name }: ein Fehler kostet { $percent }{ "\u00A0" }% Siegchance
    [brilliant] { $name }: ein brillanter Zug, bei { $chance }{ "\u00A0" }% Siegchance
    [lucky] { $name } hat Glück: +{ $percent }{ "\u00A0" }% Siegchance
   *[unlucky] { $name } hat Pech: −{ $percent }{ "\u00A0" }% Siegchance
 }
review-signs = ?? grober Fehler · ? Fehler · !! brillant · ★ Glück · ☆ Pech
