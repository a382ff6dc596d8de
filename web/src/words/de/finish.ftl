finish-place = Dein Team landet auf Platz { $place }.
finish-team = Team
finish-podium = Podium: { $cars }
finish-chart = { $chart ->
    [places] Plätze
    [gap] Abstände
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
finish-turning = Wendepunkte
finish-odds = { $name }: Siegchance vor diesem Durchgang { $from }{ "\u00A0" }%, danach { $to }{ "\u00A0" }%
finish-odds-by = { $way ->
    [up] ▲ +{ $by }{ "\u00A0" }%
    [down] ▼ −{ $by }{ "\u00A0" }%
   *[same] = 0{ "\u00A0" }%
 }
finish-odds-short = { $name }: Siegchance { $to }{ "\u00A0" }%
finish-odds-how = Siegchance: aus { $range ->
    [yes] { $fewest } bis { $most }
   *[no] { $most }
 } schnellen Rennen von derselben Stellung aus, gefahren von Bots, die nicht vorausdenken. Sie zeigt, wer gut stand, nicht, wer besser fährt.
finish-takes-lead = übernimmt die Führung von
finish-climbs = fährt von Platz { $from } auf Platz { $to }
finish-changed = { $places ->
    [one] 1 Platzwechsel
   *[other] { $places } Platzwechsel
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
