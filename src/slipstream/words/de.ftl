# Was Terminal und Seite beide sagen.

you = Du
guest = Gast { $n }
ordinal = { $n }.
place = { ORDINAL($place) }
points-count = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }

# Sätze, die ein Spiel selbst gemacht hat.
text = { $text }

# Ein Kürzel ohne eigene Worte, und zwei Wörter nacheinander.
token = { $token }
joined = { $first } { $second }

# Auf Spielplänen
board-sectors = { $sectors } Sektoren · { laps }
board-spaces = { $spaces } Felder · { laps }
laps = { $laps ->
    [one] 1 Runde
   *[other] { $laps } Runden
 }

# Eine gezeichnete Strecke
drawn-empty = Kein Auto auf der Strecke
drawn-car = Auto { $car } auf { $space }
drawn-ghost = wäre hier
drawn-leads = führt
drawn-lapped = { $laps ->
    [one] 1 Runde zurück
   *[other] { $laps } Runden zurück
 }
drawn-moved = ist gefahren
drawn-tag-leads = FÜHRT
drawn-tag-lapped = RD −{ $laps }
drawn-tag-off = AUSLAUF
drawn-tag-zone = ! ZONE { $first }–{ $last }

# Meisterschaften aller Spiele
season-championship = Meisterschaft
season-general = Das Regelheft kennt keine Saison. Punkte werden addiert; bei Gleichstand zählen Siege, zweite Plätze und so weiter, dann das letzte Rennen. Jedes Rennen beginnt von vorn.
season-anew = Jedes Rennen beginnt von vorn: Das Regelheft kennt keine Saison.
season-race-number = Rennen { $n }
season-column-table = Tabelle
season-column-place = Platz
season-column-name = Name
season-column-points = Punkte
season-length = { $n ->
    [one] 1 Rennen
   *[other] { $n } Rennen
 }
season-stands = { $title }: { $run ->
    [0] noch kein Rennen
   *[other] nach Rennen { $run }
 } von { $races }
season-column-awarded = Urteile
season-no-score = –
season-rulings = Urteile und auswärtige Rennen
season-progress = Punkte nach jedem Rennen
season-duels = Direkter Vergleich: Rennen vor – hinter dem anderen
season-ruling = { $n }. { $who }: { $points } ab Rennen { $race }. { $reason }{ $gone ->
    [yes] {" "}(aufgehoben: { $revoked })
   *[no] {""}
 }
season-elsewhere = { $race }: { $state ->
    [not_held] nicht ausgetragen
   *[other] von Hand eingetragen
 }. { $reason }
league-about = Rennen verschiedener Spiele zählen für eine Meisterschaft. Jedes Rennen beginnt von vorn.
league-anew = Jedes Rennen beginnt von vorn.
league-rule = { $points ->
    [game] Es zählen die Punkte jedes Spiels
   *[other] Punkte nach Plätzen: { $points }
 }. { $best ->
    [0] Alle Ergebnisse zählen.
    [one] Das beste Ergebnis jedes Fahrers zählt.
   *[other] Die besten { $best } Ergebnisse jedes Fahrers zählen.
 } Bei Gleichstand zählen Siege, zweite Plätze und so weiter in den gewerteten Ergebnissen, dann das letzte Rennen.

# Tipps: was ein Ass täte
hint-gain = Du kannst etwa { $places } Plätze weiter vorn landen als bisher erwartet.
hint-loss = Du wirst wohl etwa { $places } Plätze weiter hinten landen als bisher erwartet.
hint-even = An deinem erwarteten Platz ändert sich nichts.
hint-cost = Etwa { $places } Plätze schlechter als der beste Zug.
hint-share = Ein Ass spielt das in { $percent } % der Fälle.
hint-win = Siegchance: { $percent } %.
hint-risk = Risiko: In { $percent } % der Versuche fällst du um einen halben Platz oder mehr zurück.

# Fahrer: jede Stufe in vier Charakteren
character = { $character ->
    [front-runner] Siegfahrer
    [gambler] Zocker
    [team-player] Teamspieler
    [blocker] Blockierer
   *[other] { $character }
 }
driver-line = { $bot ->
    [rookie-front-runner] Vollgas ab der Ampel; die erste Kurve kommt überraschend.
    [rookie-gambler] Wirft vor jedem Überholmanöver eine Münze.
    [rookie-team-player] Wartet auf das zweite Auto, auch wenn niemand darum bittet.
    [rookie-blocker] Hat die Mitte der Straße gefunden und bleibt dort.
    [club-front-runner] Gewinnt von vorn oder gar nicht.
    [club-gambler] Kennt kein Risiko, das keinen Versuch wert wäre.
    [club-team-player] Zwei Autos in den Punkten: ein guter Sonntag.
    [club-blocker] Überholen ist erlaubt, wenn man höflich fragt.
    [pro-front-runner] Geht früh in Führung und gibt sie nicht mehr her.
    [pro-gambler] Erster oder Letzter; Vierter ist langweilig.
    [pro-team-player] Zählt erst die Punkte beider Autos, dann die Pokale.
    [pro-blocker] Nimmt dem Führenden lieber einen Platz, als selbst einen zu gewinnen.
    [ace-front-runner] Einmal vorn, selten wieder gesehen.
    [ace-gambler] Kennt die Quoten und nimmt die hohen.
    [ace-team-player] Beide Autos in den Punkten, jedes Mal.
    [ace-blocker] Hier gewinnt niemand ohne Kampf.
   *[other] { $bot }
 }

# Rennleitung neben dem Spieltisch
control-turn = Durchgang { $turn }
control-lap = Runde { $lap } von { $laps }{ $turn ->
    [0] {""}
   *[other] , Durchgang { $turn }
 }
control-cards-left = { $cards ->
    [0] Keine Karte mehr im Stapel
    [one] Noch 1 Karte im Stapel
   *[other] Noch { $cards } Karten im Stapel
 }
control-section = Durchgang { $round } von { $rounds }, Tempolimit { $limit }
control-over = Das Rennen ist beendet.
control-car = Auto { $car }
control-sl-card = SL-Karte
control-laps = Gefahrene Runden
control-moved = Gefahren
control-hit = Getroffen
control-close-calls = Close Calls
control-tyres = Reifen
control-rain-tyres = Regenreifen
control-sit-outs = Meiste Züge in der Box
control-damaged = Beschädigt
control-back = Auto { $car } geht { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
 } zurück. Danach seinen Platz prüfen.
control-zone = Die Sicherheitszone auf dem Spielplan auslegen.
control-end-turn = Zug beenden
control-end-round = Durchgang beenden
control-end-event = Ereignis erledigt
control-step-grid = Die Autos in die Reihenfolge eurer Startaufstellung ziehen.
control-step-hands = Die Hände auf { $cards } Karten auffüllen.
control-step-first = { $you ->
    [yes] Du beginnst,
   *[no] { $seat } beginnt,
 } dann im Uhrzeigersinn.
control-step-car = Eine Karte spielen und ein Auto ziehen. Dort „Gefahren“ antippen, dann alle Autos auf ihre Plätze ziehen.
control-step-wear = Die Marker antippen, die die Karte bringt.
control-step-event = Sind alle Autos gefahren: „Durchgang beenden“. Dann wird das Ereignis gezogen, danach kommen die Boxenstopps.
control-step-by-eye = Dieses Ereignis hängt davon ab, wo die Autos stehen. Führt es auf dem Spielplan aus.
control-step-tap-hit = Bei jedem Auto, das es trifft, „Getroffen“ antippen, dazu seine Marker. Dann „Ereignis erledigt“.
control-step-play = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
 } eine Karte.
control-step-effect = Die Autos ziehen und hier auf ihre Plätze schieben. Ausgefallene Autos: „Raus“.
control-step-draw = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
 } eine Karte nach. Dann „Zug beenden“.
control-step-plan = Alle wählen verdeckt: ein Tempo für jedes Auto oder einen Boxenstopp. Gemeinsam aufdecken.
control-step-pit = Beschädigte Autos mit Boxenstopp verlassen die Reihe; auf die heile Seite drehen.
control-step-damage = Die schnellsten Autos über dem Limit prüfen auf Schaden.
control-step-pass = Von hinten nach vorn: Schnellere überholen. Auf ihre Plätze ziehen.
control-step-drs = DRS: Auch ein gleich schnelles Auto wird überholt.
control-step-return = Die Autos kommen aus der Box zurück. Dann „Durchgang beenden“.
control-step-box = { $car }: in der Box? Bleiben oder ausfahren.
control-step-card = { $car } spielt eine Karte und fährt.
control-step-lap = Über die Linie? Eine Runde antippen, nach der letzten „Im Ziel“. Dann „Zug beenden“.

# Der Bericht eines Rennens, wie ein Reporter ihn erzählt; `way` wählt eine von mehreren Fassungen.
tale-car = { $car } von { $seat }
tale-start = { $car } startet von der Pole-Position, direkt dahinter { $others }. { $cars } Autos warten auf Grün.
tale-lead = { $way ->
    [a] { $when ->
        [early] Das Rennen ist noch jung, da übernimmt { $car } die Führung vor { $other }.
        [last] Und jetzt, so kurz vor dem Ziel: { $car } übernimmt die Führung vor { $other }!
       *[other] { $car } übernimmt die Führung vor { $other }.
     }
    [b] Jetzt liegt { $car } vorn, { $other } muss abreißen lassen.
   *[c] Wechsel an der Spitze: { $car } führt, { $other } folgt.
 }
tale-lead-again = { $way ->
    [a] { $car } will die Führung zurück, und nimmt sie { $other } ab.
    [b] { $when ->
        [last] Im richtigen Moment wieder vorn: { $car } zieht an { $other } vorbei.
       *[other] Wieder vorn: { $car } zieht an { $other } vorbei.
     }
   *[c] { $car } führt erneut, vor { $other }.
 }
tale-lead-throughout = An { $car } kommt niemand vorbei: Das ist eine Führung von Start bis Ziel.
tale-climb = { $way ->
    [a] { $car } fliegt förmlich: von Platz { $from } auf { $to }.
    [b] Was für eine Aufholjagd! { $car } kommt von Platz { $from } auf { $to }.
   *[c] { $car } arbeitet sich nach vorn, von Platz { $from } auf { $to }.
 }
tale-fall = { $way ->
    [a] { $car } verliert den Anschluss und fällt von Platz { $from } auf { $to } zurück.
    [b] Bei { $car } läuft nichts zusammen: Aus Platz { $from } wird Platz { $to }.
   *[c] { $car } wird durchgereicht, von Platz { $from } auf { $to }.
 }
tale-duel = { $way ->
    [a] { $car } und { $other } liefern sich ihr eigenes Duell: { $times } Mal haben sie schon die Plätze getauscht.
   *[b] Rad an Rad, und das schon { $times } Mal: { $car } und { $other } lassen einander nicht in Ruhe.
 }
tale-half-way = Das halbe Rennen ist gefahren: { $car } führt vor { $others }.
tale-finish = Die Zielflagge! { $car } gewinnt vor { $others }.
tale-finish-alone = Die Zielflagge, und nur { $car } bekommt sie zu sehen.
tale-nobody = Die Zielflagge sieht keiner: Nicht ein Auto ist übrig.
tale-points = { $margin ->
    [0] { $seat } und { $other } haben beide { points-count }, im Vergleich gewinnt { $seat }.
    [one] Mit { $points } Punkten gewinnt { $seat } den Tag, ein einziger Punkt vor { $other }.
   *[other] Mit { $points } Punkten gewinnt { $seat } den Tag, { $margin } vor { $other }.
 }
tale-points-best = Am besten von allen Spielern schneidet { $seat } ab, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 } vor { $other }.
tale-unlucky = Und ein Wort des Trostes für { $seat }: Allein das Pech hat mindestens { $percent } % eines Sieges gekostet.
tale-lucky = Das Glück fuhr mit { $seat }: Es war mindestens { $percent } % eines Sieges wert.

# Aufgaben
puzzle =
    .title = Was würdest du spielen?
    .text = Eine Antwort ist klar die beste: Jede wurde viele Male weitergespielt, mit immer neu verteilten verdeckten Karten.
puzzle-title = Aufgabe { $n }
puzzle-ask = Du bist dran. Was würdest du spielen?
puzzle-why = { $best } ist am besten: etwa { $places } Plätze und { $percent } % eines Sieges besser als { $other }, die nächstbeste Antwort.
puzzle-own-ask = Hier standest du. Was würdest du heute spielen?
puzzle-own-why = { $best } war am besten. Du hast { $other } gespielt, das kostete etwa { $places } Plätze und { $percent } % eines Sieges.
