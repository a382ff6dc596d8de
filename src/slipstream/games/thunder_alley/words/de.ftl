# Thunder Alley.

# Was geschehen ist.
event-grid = Die Startkarte ist { $card }. Reihenfolge der Teams: { $bar }
event-second = Auto { $car } fährt auch im Windschatten: { movement-points }
event-bumped = Auto { $car } rempelt das Auto im Weg an und bleibt stehen
event-led = Auto { $car } führt in diesem Durchgang
event-bar = { $card } wird aufgedeckt. Reihenfolge der Teams: { $bar }
event-hit = Es trifft Auto { $car }
event-rain-aside = Wolken ziehen auf: Der nächste Regen kann das Rennen beenden
event-yellow = Gelbe Flagge: Das Feld stellt sich zum Neustart auf
event-pitted = Auto { $car } kommt zum Boxenstopp
event-lifted = Auto { $car } fährt in freier Luft auf { space } vor
event-leaves-pits = Auto { $car } verlässt die Box auf { space }
event-drops-back = Auto { $car } fällt in { space } zurück
event-closes-up = Auto { $car } schließt bis { space } auf
event-comes-back = Auto { $car } kommt aus der Box zurück auf { space }
event-spins = Auto { $car } dreht sich und fällt auf { space } zurück
event-pushed-back = Auto { $car } wird auf { space } zurückgeschoben
event-falls-back = Auto { $car } fällt auf { space } zurück
event-over-rain = Regen beendet das Rennen
event-over-nobody = Kein Auto ist mehr im Rennen: Es ist vorbei
brief-hit = es trifft { $car }
brief-bumped = { $car } rempelt
brief-led = { $car } führt in diesem Durchgang

# Was gefragt wird.
ask-grid-card = Eine Rennkarte wird für die Startaufstellung aufgedeckt.
ask-activate = { $you ->
    [yes] Du bist dran: Wähle eine Karte und ein Auto.
   *[no] { $seat } ist dran.
 }
ask-clean-air = { $you ->
    [yes] Freie Luft: Auto { $car } hinter das nächste Auto vorfahren?
   *[no] { $seat } darf in freier Luft vorfahren.
 }
ask-second-car = { $you ->
    [yes] Teamwork: Welches Auto fährt auch im Windschatten?
   *[no] { $seat } wählt das zweite Auto.
 }
ask-bar = { $event }: Eine Rennkarte wird für die Reihenfolge der Teams aufgedeckt.
ask-target = { $you ->
    [yes] { $event }: Welches deiner Autos trifft es?
   *[no] { $event }: { $seat } wählt ein Auto.
 }
ask-originator = { $you ->
    [yes] { $event }: Welches deiner Autos ist der Auslöser?
   *[no] { $event }: { $seat } wählt ein Auto.
 }
ask-victim = { $you ->
    [yes] { $event }: Welches deiner Autos trifft es?
   *[no] { $event }: { $seat } wählt ein Auto.
 }
ask-overcast = { $you ->
    [yes] { $event }: Einen Reifen-Marker von einem deiner Autos entfernen?
   *[no] { $event }: { $seat } darf einen Reifen-Marker entfernen.
 }
ask-sun = { $you ->
    [yes] { $event }: Welches deiner Autos bekommt einen Reifen-Marker?
   *[no] { $event }: { $seat } muss einen Reifen-Marker nehmen.
 }
ask-pit = { $you ->
    [yes] { $flag }: Welches Auto kommt an die Box? { $pits ->
        [variable] Jeder Marker kostet einen Platz.
        [yellow] Es reiht sich hinten ein.
       *[green] Es fällt { $back } Sektoren zurück.
     }
   *[no] { $flag }: { $seat } meldet Boxenstopps an.
 }
ask-repair = { $you ->
    [yes] Auto { $car } reparieren: Wähle einen Marker.
   *[no] { $seat } wählt, was repariert wird.
 }

# Antworten.
choice-bump-forward = Auto davor anrempeln: Nichts bewegt sich, die Fahrt endet
choice-bump-in = Nach innen rempeln: Nichts bewegt sich, die Fahrt endet
choice-bump-out = Nach außen rempeln: Nichts bewegt sich, die Fahrt endet
choice-card = { $card } ({ $number })
choice-marker = { $wear } reparieren
choice-clean-air-no = Hier bleiben
choice-overcast-no = Nein, so lassen
choice-pit-no = Keine weiteren Boxenstopps
choice-repair-no = Keine weiteren Reparaturen

# Karten und Marker.
kind-draft = Sog
    .text = Schiebt die Autos davor, zieht die dahinter.
    .short = schiebt und zieht
kind-solo = Solo
    .text = Fährt allein. Das Auto davor zu schieben kostet 3.
    .short = Schieben kostet 3
wear-black = Reifen
wear-blue = Aufhängung
wear-gray = Karosserie
wear-green = Sprit
wear-yellow = Aufhängungsbruch
wear-lavender = Getriebe
wear-red = Karosserieschaden
wear-orange = Motor
team-red = Rot
team-yellow = Gelb
team-green = Grün
team-black = Schwarz
team-purple = Lila
team-pink = Rosa
team-blue = Blau
flag-green = Grüne Flagge
flag-yellow = Gelbe Flagge
flag-red = Rote Flagge
card-rubbin-is-racin = Lackaustausch
card-teamwork = Teamwork
card-riding-the-draft = Im Windschatten
card-working-the-pack = Durchs Feld
card-making-a-move = Zug nach vorn
card-watch-the-gauge = Tank im Blick
card-staying-with-the-pack = Im Pulk bleiben
card-dirty-air = Verwirbelte Luft
event-card-blown-tire = Reifenplatzer
event-card-blown-transmission = Getriebeschaden
event-card-brush-the-wall = Mauerkuss
event-card-debris-caution = Trümmerteile
event-card-engine-damage = Motorprobleme
event-card-front-end-damage = Frontschaden
event-card-fuel-miscalculation = Verrechnet beim Sprit
event-card-gear-box-damage = Getriebeprobleme
event-card-its-getting-worse = Es wird schlimmer
event-card-loose = Nervöses Heck
event-card-marbles = Reifenabrieb
event-card-overcast = Bewölkt
event-card-pileup = Massenkarambolage
event-card-rain = Regen
event-card-spinout = Dreher
event-card-sun-on-the-track = Sonne auf der Strecke
event-card-tight = Träge Lenkung

# Was man nicht übersehen sollte.
notice-clouds = Wolken: Der nächste Regen beendet das Rennen, sobald eine Runde gefahren ist

# Der Bildschirm im Terminal.
screen-flag = { $flag }
screen-legend = m gefahren   L geführt   ' überrundet   klein: geht in der Box weg
screen-first-in-bar = { $card } ({ $team } zuerst)
screen-led = { $led ->
    [one] 1 Durchgang geführt
   *[other] { $led } Durchgänge geführt
 }
screen-best = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, bestes Auto { ORDINAL($place) }
column-owner = Team

# Meisterschaft.
season-about = Die meisten Punkte. Bei Gleichstand: Siege der eigenen Autos, zweite Plätze und so weiter; danach wird der Platz geteilt.
season-first = Die übliche Startaufstellung für das erste Rennen.
season-winner = { $team } hat gewonnen und rückt in der Startleiste einen Platz vor.

# Die Seite.
page-pitch = Stockcars im Pulk: Windschatten bewegt ganze Schlangen
page-minutes = 90 Min.
page-clouds = Wolken
page-column-led = Gef.
    .title = Geführte Durchgänge
page-team-to-move = Noch zu fahren
sign-corner = eine Zahl im Innenfeld: die Nummer der Kurve; für die Regeln ohne Bedeutung
sign-led = geführte Durchgänge: Ab einem gibt es einen Punkt, für die meisten einen weiteren
sign-flag-rained-off = { $flag }: Das Rennen endet
sign-clouds = ein Regen wurde gezogen: Der nächste kann das Rennen beenden

# Optionen.
option-cars = Autos pro Team
    .about = Wie viele Autos jedes Team einsetzt.
option-numbers = Startnummern
    .about = Welche Autos fahren, zum Beispiel 77,25,11.
option-pits = Boxenstopps
    .about = Wie weit ein Boxenstopp ein Auto zurückwirft.
option-pits-fixed = Nach dem Regelheft
option-pits-variable = 2 zurück, 1 mehr je Reparatur
option-grid-one-card = Eine Karte für alle
option-grid-card-per-pass = Eine Karte je Umlauf
option-grid-card-per-slot = Eine Karte je Startplatz
option-winner = Letzter Sieger
    .about = Das Team, das das vorige Rennen gewonnen hat.

# Die Einführung.
lesson =
    .title = Thunder Alley in zehn Schritten
    .text = Stockcars im Pulk. Jede Karte bewegt ein Auto, die meisten auch seine Nachbarn. Zehn Stellungen auf einer Geraden zeigen, wie.
lesson-card =
    .title = Eine Karte und ein Auto
    .say = Rot bist du: die Autos 25, 29 und 41. Jedes deiner Autos fährt einmal im Durchgang, mit einer Karte aus deiner Hand. Wähle Tank im Blick, dann Auto 25.
    .after = Die Karte gibt 6 Bewegungspunkte. Ihr Typ, Sog, schiebt die Autos davor und zieht die dahinter.
lesson-draft =
    .title = Der Sog bewegt die ganze Schlange
    .say = Auf den umrandeten Feldern kann 25 halten. Fahr geradeaus auf Sektor 27, Spur 1, und sieh, wer mitkommt.
    .after = Der erste Punkt schloss die Lücke zu 11. Von da an waren 8, 11, 25 und 29 eine Schlange, und jeder Punkt bewegte alle vier. 25 bekam einen Sprit-Marker: Das ist der Preis der Karte.
lesson-solo =
    .title = Solo: allein und frei
    .say = Jetzt eine Solo-Karte. Geradeaus würdest du 8 schieben, das kostet 3 Punkte; ein freies Feld kostet 1. Wähle Angriff für 25.
    .after = 7 Punkte, und niemand kommt mit.
lesson-inside =
    .title = Innen vorbei
    .say = Eine Spur nach innen, an 8 vorbei, und weiter: bis Sektor 27, Spur 0.
    .after = Ein Punkt für den Schritt nach innen, sechs für sechs freie Felder. 25 führt jetzt, und 8 hat sich nicht bewegt.
lesson-lead =
    .title = Führung: Nimm sie mit
    .say = Eine Führungskarte nimmt die Autos hinter dir mit. 29 und 41 stehen dicht hinter 25. Wähle Vorneweg für 25.
    .after = 29 und 41 folgen in dieser Fahrt; sonst kann niemand dazukommen.
lesson-outside =
    .title = Außen herum
    .say = Führe sie außen um 8 herum: bis Sektor 27, Spur 2.
    .after = Jedes folgende Auto nimmt das Feld, das das Auto davor verlassen hat. Alle drei sind an 8 vorbei, und nur 25 bekommt den Reifen-Marker.
lesson-wear =
    .title = Verschleiß kostet Tempo
    .say = Verschleiß macht langsam: 25 hat drei Marker. Sieh dir Angriff an: 7 weniger 3. Wähle die Karte für 25.
    .after = Vier Punkte. Zwei Marker kosten nichts, drei kosten 3, vier kosten 4, fünf kosten 5; mit sechs fällt das Auto aus.
lesson-marker =
    .title = Ein Marker mehr
    .say = Fahr, so weit es geht: Sektor 25, Spur 1.
    .after = Und noch ein Reifen-Marker: jetzt vier. Zeit für einen Boxenstopp.
lesson-pits =
    .title = An die Box
    .say = Am Ende des Durchgangs ist die Flagge grün, und Autos dürfen an die Box. Hol 25 herein.
    .after = Es fällt 5 Sektoren zurück in die Box, und seine Reifen- und Sprit-Marker sind weg. Der Motor-Marker, ein Quadrat, bleibt das ganze Rennen.
lesson-exit =
    .title = Wieder hinaus
    .say = Im nächsten Durchgang kommt es mit der kleinen Zahl einer Karte heraus: 3 bei Angriff. Wähle die Karte für 25.
    .after = Der erste Punkt führte auf die Strecke; auf dem Weg hinaus gibt es keinen Abzug und keinen Marker. Zwei Punkte sind übrig.

# Die Regeln in Kürze, und ein Glossar; `also` nennt andere Wörter, nach denen gesucht wird.
guide-aim = Hol mit allen Autos deines Teams zusammen die meisten Punkte. Das Team des Siegerautos muss nicht gewinnen.
guide-turn-1 = Füll deine Hand auf: eine Karte mehr, als du Autos hast.
guide-turn-2 = Reihum wählen alle ein Auto, das in diesem Durchgang noch nicht gefahren ist, und spielen eine Karte dafür, bis jedes Auto einmal gefahren ist.
guide-turn-3 = Die Karte gibt Bewegungspunkte und sagt, wer mitkommt: niemand, die Autos davor, die dahinter oder beide.
guide-turn-4 = Am Ende des Durchgangs bekommt der Führende einen Marker, ein Ereignis wird gezogen, und Autos dürfen an die Box. Überrundete Autos werden aus dem Rennen genommen.
guide-end = Das Rennen endet mit dem Durchgang, in dem das erste Auto nach der letzten Runde die Linie überquert; die anderen werden gewertet, wie sie stehen.
guide-score = Jedes Auto bekommt Punkte für seinen Platz: 46 für den Sieg, 42 für Platz 2, 41 für Platz 3 und je Platz dahinter 1 weniger. Jedes Auto, das am Ende eines Durchgangs geführt hat, bringt 1 Punkt, das mit den meisten Führungsmarkern 1 weiteren.
term-draft = Das Auto schiebt die Autos davor und zieht die dahinter: Die ganze Schlange fährt.
    .title = Sog
    .also = draft, Windschatten, Schlange, schieben und ziehen
term-solo = Das Auto fährt allein. Ein anderes wegzuschieben kostet mehr.
    .title = Solo
    .also = allein, einzeln
term-pursuit = Das Auto schiebt die Autos davor; die dahinter bleiben stehen.
    .title = Jagd
    .also = pursuit, schieben
term-lead = Die Autos direkt dahinter folgen, wohin es auch fährt.
    .title = Führung
    .also = lead, ziehen, folgen
term-linked = Ein Auto, das für den Rest der Fahrt mit dem aktiven Auto mitfährt.
    .title = Angehängt
    .also = linked, verbunden, gekoppelt
term-displace = Ein Auto von seinem Feld drängen: 2 Punkte zur Seite, 3 nach vorn.
    .title = Verdrängen
    .also = displacement, drängen, rempeln, schieben, Berührung
term-wear = Marker für Reifen, Sprit, Aufhängung, Karosserie und mehr. Drei kosten 3 Bewegungspunkte, vier kosten 4, fünf kosten 5; mit sechs fällt das Auto aus, wenn es das nächste Mal dran ist.
    .title = Verschleiß
    .also = wear, Schaden, Marker, Reifen, Benzin, Motor
term-temporary = Runde Marker, die ein Boxenstopp entfernt. Quadratische bleiben.
    .title = Vorübergehender Marker
    .also = temporary, permanent, quadratisch, rund, reparieren
term-pit = Am Ende eines Durchgangs fällt ein Auto in die Box zurück und verliert seinen vorübergehenden Verschleiß. Mit der kleinen Zahl einer Karte kommt es heraus.
    .title = Boxenstopp
    .also = pit stop, Box, apron
term-yellow = Das Feld stellt sich hinter dem Führenden auf, immer zwei nebeneinander. Überrundete bekommen ihre Runde zurück, und alle dürfen an die Box.
    .title = Gelbe Flagge
    .also = yellow flag, Neustart, restart, Unfall, Safety Car
term-lapped = Ein Auto, das eine ganze Runde oder mehr hinter dem Führenden liegt.
    .title = Überrundet
    .also = lap-down, lapped, Rückstand
term-turn-leader = Für jedes Auto, das am Ende eines Durchgangs führt, und für den Sieger.
    .title = Führungsmarker
    .also = turn leader, Führungsrunden, Bonus

# Der Bericht eines Rennens, wie ein Reporter ihn erzählt; `way` wählt eine von mehreren Fassungen.
tale-yellow = { $way ->
    [a] Gelbe Flagge! Das Feld stellt sich neu auf, jeder Abstand ist dahin.
   *[b] Schon wieder Gelb: Alle rücken zum Neustart zusammen.
 }
tale-clouds = Dunkle Wolken ziehen auf: Der nächste Regen kann das Rennen beenden.
tale-bump = { $way ->
    [a] { $car } fährt auf und kommt nicht weiter.
   *[b] Rempler! { $car } wird vom Auto davor gestoppt.
 }
