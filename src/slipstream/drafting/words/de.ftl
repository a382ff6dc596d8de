# Was Thunder Alley und Grand Prix gleich sagen.

# Satzteile.
space = { $lane ->
    [P] die Box bei Sektor { $sector }
    [O] die Auslaufzone bei Sektor { $sector }
   *[other] Sektor { $sector }, Spur { $lane }
 }
space-into = { $lane ->
    [P] in die Box bei Sektor { $sector }
    [O] in die Auslaufzone bei Sektor { $sector }
   *[other] auf Sektor { $sector } (Spur { $lane })
 }
movement-points = { $mp ->
    [one] 1 Bewegungspunkt
   *[other] { $mp } Bewegungspunkte
 }
markers = { $count ->
    [one] 1 { $wear }-Marker
   *[other] { $count } { $wear }-Marker
 }
close-calls = { $count ->
    [one] 1 Close Call
   *[other] { $count } Close Calls
 }
card-unseen = eine Karte

# Was geschehen ist.
event-dealt = { $you ->
    [yes] Du ziehst { $card }
   *[no] { $seat } zieht { $card }
 }
event-turn = { $you ->
    [yes] Durchgang { $turn }: Du bist Startspieler
   *[no] Durchgang { $turn }: { $seat } ist Startspieler
 }
event-activated = { $you ->
    [yes] Du spielst { $card } für Auto { $car }: { movement-points }
   *[no] { $seat } spielt { $card } für Auto { $car }: { movement-points }
 }
event-passed = { $you ->
    [yes] Du passt
   *[no] { $seat } passt
 }
event-retired-by-choice = { $you ->
    [yes] Du nimmst Auto { $car } aus dem Rennen
   *[no] { $seat } nimmt Auto { $car } aus dem Rennen
 }
event-retired-worn-out = Auto { $car } ist verschlissen und fällt aus
event-wear = Auto { $car } bekommt { markers }
event-repaired = Auto { $car } wird { markers } los
event-out = Auto { $car } ist ausgefallen: { ORDINAL($place) } Platz
event-crossed = Auto { $car } ist im Ziel: { ORDINAL($place) } Platz
event-placed = Auto { $car } wird { ORDINAL($place) }
event-lap = Runde { $lap } beginnt
event-event = Ereignis: { $event }
event-no-target = Niemand ist betroffen
event-lapped = Auto { $car } ist überrundet
event-discarded = { $you ->
    [yes] Du wirfst { $card } ab
   *[no] { $seat } wirft { $card } ab
 }
event-drives = Auto { $car } fährt auf { space }
event-pushed = Auto { $car } wird auf { space } geschoben
event-displaced = Auto { $car } wird auf { space } gedrängt
event-follows = Auto { $car } folgt auf { space }
event-swapped = Auto { $car } tauscht den Platz, jetzt auf { space }
event-slides-in = Auto { $car } rutscht nach innen auf { space }
event-slides-out = Auto { $car } rutscht nach außen auf { space }
event-starts = Auto { $car } startet von { space }
event-lines-up = Auto { $car } reiht sich auf { space } ein
event-over-finish = Das Rennen ist vorbei
event-over-limit = Die Höchstzahl an Durchgängen ist erreicht: Das Rennen ist vorbei

# Was eine Antwort bewirkt, in Kürze.
brief-route = { $car } { space-into }
brief-route-with = { $car } { space-into } mit { $others }
brief-points = { movement-points }
brief-wear = { $car } bekommt { markers }
brief-repaired = { $car } wird { markers } los
brief-out = { $car } fällt aus: { ORDINAL($place) }
brief-crossed = { $car } ist im Ziel: { ORDINAL($place) }
brief-placed = { $car } wird { ORDINAL($place) }
brief-drawn = { $cards ->
    [one] { $you ->
        [yes] du ziehst eine Karte
       *[no] { $seat } zieht eine Karte
     }
   *[other] { $you ->
        [yes] du ziehst { $cards } Karten
       *[no] { $seat } zieht { $cards } Karten
     }
 }
outcome-same = bleibt { ORDINAL($after) }
outcome-changed = vom { ORDINAL($before) } auf den { ORDINAL($after) } Platz
outcome-same-calls = bleibt { ORDINAL($after) }, { close-calls }
outcome-changed-calls = vom { ORDINAL($before) } auf den { ORDINAL($after) } Platz, { close-calls }

# Was gefragt wird.
ask-fill-hand = { $you ->
    [yes] Du ziehst Karten.
   *[no] { $seat } zieht Karten.
 }
ask-tail = { $you ->
    [yes] Auto { $car }: Welche Spur folgt? Eine leere Spur beendet die Schlange.
   *[no] { $seat } wählt, wer Auto { $car } folgt.
 }
ask-step = { $you ->
    [yes] Wohin fährt Auto { $car }? Noch { movement-points }.
   *[no] { $seat } fährt mit Auto { $car }: noch { movement-points }.
 }
ask-lane = { $you ->
    [yes] Auto { $pushed } wird geschoben: in welche Spur?
   *[no] { $seat } wählt die Spur von Auto { $pushed }.
 }
ask-event = Eine Ereigniskarte wird gezogen.
ask-discard = { $you ->
    [yes] Eine Karte abwerfen? Du ziehst im nächsten Durchgang eine neue.
   *[no] { $seat } darf abwerfen.
 }
ask-end = Das Rennen ist vorbei.

# Antworten.
choice-car = Auto { $car }
choice-pass = Passen für ein ausgefallenes Auto
choice-retire = Auto aus dem Rennen nehmen
choice-forward = Vorwärts
choice-forward-lane = Vorwärts in Spur { $lane }
choice-in = Eine Spur nach innen
choice-out = Eine Spur nach außen
choice-diagonal-in = Schräg nach innen
choice-diagonal-out = Schräg nach außen
choice-swap = Mit dem Auto davor tauschen
choice-swap-lane = Mit dem Auto davor in Spur { $lane } tauschen
choice-stop = Hier anhalten
choice-space = { $taken ->
    [yes] { space }: Auto { $car }
   *[no] { space }: frei
 }
choice-discard-no = Diese Karten behalten

# Karten: Fahrtypen, Sondertexte, Namen.
kind-pursuit = Jagd
    .text = Schiebt die Autos davor, lässt die dahinter stehen.
    .short = schiebt, zieht nie
kind-lead = Führung
    .text = Die Autos dahinter folgen seinem Weg.
    .short = zieht die dahinter
text-free-lateral = Spurwechsel sind kostenlos.
    .short = freie Spurwechsel
text-second-car-draft-3 = Danach fährt ein weiteres eigenes Auto 3 im Windschatten.
    .short = zweites Auto: 3
text-no-lateral = Keine Spurwechsel, außer wo sich die Strecke gabelt.
    .short = keine Spurwechsel
text-clean-air = Danach, wenn es allein im Sektor ist, bis zum nächsten Auto.
    .short = bis zum nächsten
text-swap-forward = Darf für 1 Punkt mit dem Auto direkt davor tauschen.
    .short = darf für 1 tauschen
text-swap-per-mp = Darf für 1 Punkt mit dem Auto direkt davor tauschen.
    .short = darf für 1 tauschen
text-swap-after = Darf danach einmal mit dem Auto direkt davor tauschen.
    .short = darf dann tauschen
text-after-move-inside = Rutscht danach eine Spur nach innen, wenn dort frei ist.
    .short = dann 1 Spur innen
text-after-move-outside = Rutscht danach eine Spur nach außen, wenn dort frei ist.
    .short = dann 1 Spur außen
text-slide-in = Rutscht danach eine Spur nach innen.
    .short = dann 1 Spur innen
text-slide-out = Rutscht danach eine Spur nach außen.
    .short = dann 1 Spur außen
text-one-diagonal = Ein schräger Schritt auf ein freies Feld.
    .short = ein Schrägschritt
text-diagonal = Ein schräger Schritt auf ein freies Feld.
    .short = ein Schrägschritt
text-inside-only = Spurwechsel nur nach innen; an Gabelungen die innere Spur.
    .short = nur nach innen
text-outside-only = Spurwechsel nur nach außen; an Gabelungen die äußere Spur.
    .short = nur nach außen
card-clean-air = Freie Luft
card-chasing-the-race = Aufholjagd
card-oversteer = Übersteuern
card-understeer = Untersteuern
card-inside-line = Innenlinie
card-outside-line = Außenlinie
card-charge = Angriff
card-slingshot = Katapult
card-out-in-front = Vorneweg
card-fast-pace = Hohes Tempo
card-floor-it = Bleifuß
card-top-gear = Höchster Gang
card-follow-the-leader = Dem Führenden nach
card-set-the-pace = Tempo machen
event-card-blown-engine = Motorschaden
event-card-collision = Kollision

# Der Bildschirm im Terminal.
screen-lap = Runde { $lap } von { $laps }
screen-turn = { $turn ->
    [0] Start
   *[other] Durchgang { $turn }
 }
screen-hand = { $you ->
    [yes] Deine Hand
   *[no] Hand von { $seat }
 }
screen-pit = Box { $pit }
screen-penalty = -{ $mp } BP
screen-worn-out = verschlissen: fällt aus
screen-points = { $points } Pkt
screen-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
screen-to-move = { $cars } noch dran
screen-first = Startspieler
screen-unseen = Unbekannte Rennkarten: { $unseen }, davon { $deck } im Stapel
screen-events = Kommende Ereignisse: { $events }
screen-discards = Ablagestapel, neueste zuerst
screen-no-discards = Ablagestapel: leer
screen-order = Zieleinlauf
screen-teams = Teams
screen-result-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
screen-result-out = (Ausfall)
screen-level = { $teams } sind punktgleich: Das beste Auto entscheidet.
screen-wins = { $you ->
    [yes] Du gewinnst das Rennen.
   *[no] { $seat } gewinnt das Rennen.
 }
screen-share = { $seats } teilen sich den Sieg.
column-car = Auto
column-at = Feld
column-gap = Abst
column-wear = Verschleiß
status-grid = am Start
status-racing = im Rennen
status-crossed = im Ziel
status-finished = im Ziel
status-out = Ausfall

# Die Seite.
page-lap = Runde
page-lap-number = Runde { $lap }
page-lap-of = { $lap } / { $laps }
page-turn = Durchgang
page-before-start = Start
page-flag = Flagge
page-weather = Wetter
page-event = Ereignis
page-circuit = Strecke
page-flag-green = Grün
page-flag-yellow = Gelb
page-flag-double-yellow = Doppelt Gelb
page-flag-yellow-red = Gelb-Rot
page-flag-red = Rot
page-flag-black = Schwarz
page-flag-black-orange = Schwarz-Orange
page-board = { $circuit }: die Strecke mit allen Autos
page-column-gap = Abst.
    .title = Sektoren zum Auto davor
page-column-wear = Verschl.
    .title = Verschleiß-Marker
page-column-state = { "" }
    .title = Ob es gefahren ist oder wo es steht
page-lead = Führt
page-no-wear = Kein Verschleiß
page-wear = { $count ->
    [one] 1 Verschleiß-Marker ({ $names })
   *[other] { $count } Verschleiß-Marker ({ $names })
 }
page-wear-slow = { page-wear }, { $penalty } BP weniger
page-wear-worn = { page-wear }, verschlissen: fällt aus, sobald es fährt
page-tag-pit = BOX
page-tag-off = AUSLAUF
page-tag-out = AUS
page-tag-done = ZIEL
page-tag-dsq = DSQ
    .title = disqualifiziert: nie die Reifen gewechselt
page-tag-laps-down = RD −{ $laps }
page-tag-leads = { $car } FÜHRT
page-tag-lapped = { $car } RD −{ $laps }
page-anyone = Alle
    .title = Ein neutrales Auto: Alle dürfen es fahren, es punktet für niemanden.
page-npc = NPC
    .title = Ein neutrales Auto: Der genannte Spieler darf es fahren, es punktet für niemanden.
page-penalty = { $speed } − { $less } Verschleiß
page-from-pits = aus der Box
page-pit-exit = Ausfahrt
    .short = Box
page-stays = bleibt
page-only = nur { $speed }
page-choose = Auto { $car }, { ORDINAL($place) }, { space }
page-choose-off = Auto { $car }, { ORDINAL($place) }
page-choose-npc = { $car } (NPC)
page-choose-short = { $car } · { ORDINAL($place) }
page-card-brief = { $speed } { $kind }
page-pits = Auto { $car } an die Box
page-pits-with = Auto { $car } an die Box: { $told }
page-destination = { space }
page-destination-same = { space }: bleibt { ORDINAL($after) }
page-destination-changed = { space }: vom { ORDINAL($before) } auf den { ORDINAL($after) } Platz
page-destination-finishes = { space }: im Ziel
page-way-alone = { space }, bewegt sonst niemanden
page-way-with = { space }, mit { $others }
page-way-more = { $more } weiteren
page-way-car = { $car } { space-into }
page-begun = Auto { $car }: { $told }
page-best = Am besten: Auto { $car } { $best }
page-best-gains = auf Platz { $place }
page-best-loses = { $places } zurück
page-best-ahead = { $sectors ->
    [0] bleibt
   *[other] +{ $sectors }
 }
page-callout-same = Bleibt { ORDINAL($after) }
page-callout-changed = { ORDINAL($before) } → { ORDINAL($after) }
page-follow = und { $more } weitere kommen mit
page-pushed = wird mitbewegt
page-hint = Wo hält Auto { $car }?
page-which-car = Welches Auto fährt sie?
page-alone = bewegt sonst niemanden
page-marker = { $wear }-Marker, { $count } insgesamt
page-marker-slow = { page-marker } · ab dem nächsten Durchgang { $penalty } BP weniger
page-marker-worn = { page-marker } · verschlissen: fällt aus, sobald es fährt
page-repaired = { $count ->
    [one] 1 Verschleiß-Marker weg
   *[other] { $count } Verschleiß-Marker weg
 }
page-calls = { $count ->
    [one] Close Call dazu
   *[other] Close Calls dazu
 }
page-finishes = kommt ins Ziel
page-falls = fällt aus
page-carried-pushes = { $who } schiebt deine { $car }
page-carried-shoves = { $who } drängt deine { $car } zur Seite
page-carried-pulls = { $who } zieht deine { $car } mit
page-carried-swaps = { $who } tauscht mit deiner { $car } den Platz
page-twin-car = { ORDINAL($place) }: { $car }, { $who }, { space }
page-twin-ahead = { $gap } hinter { $car }
page-twin-behind = { $gap } vor { $car }
page-twin-leads = führt
page-twin-moved = ist gefahren
page-twin-pits = in der Box
page-twin-off = neben der Strecke
page-twin-lapped = überrundet
page-twin-gone = ausgefallen
page-twin-over = im Ziel
page-twin-out = Ausgefallen: { $car }, { $who }
page-twin-finished = { ORDINAL($place) }, im Ziel: { $car }, { $who }
page-team-cards = Karten
page-team-first = Startspieler
page-team-yes = ja
page-team-place = { ORDINAL($place) }, { space }
page-team-points = { $points ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $points } Punkte
 }

# Warum etwas nicht zu wählen ist.
why-one-card = Eine Karte für jedes Auto: { $car } fährt mit der Karte, die dafür gespielt wurde.
why-worn-out = Deine Autos, die noch fahren könnten, sind verschlissen: Du kannst sie nur aus dem Rennen nehmen.
why-card-first = Erst eine Karte und eines deiner Autos, dann das Feld, auf dem es hält.
why-theirs = { $car } gehört nicht dir, sondern { $who }.
why-moved = { $car } ist in diesem Durchgang schon gefahren.
why-in-pits = { $car } ist in der Box.
why-pit-lane = Niemand fährt in die Box: Boxenstopps gibt es am Ende des Durchgangs.
why-spend = Es kann nicht stehen bleiben: Alle { $mp } BP müssen verbraucht werden.
why-backwards = Hinter ihm: Kein Auto fährt rückwärts.
why-too-far = Zu weit: { $ahead } Sektoren voraus, noch { $mp } BP.
why-cannot-end = Mit dieser Karte kann { $car } dort nicht halten: Alle { $mp } BP müssen verbraucht werden, und kein Feld darf zweimal befahren werden.

# Strecken.
circuit-st-adriana = St. Adriana
circuit-yunta-brothers = Yunta Brothers
circuit-pullingers-pyramid = Pullinger’s Pyramid
circuit-verghns-grove = Verghn’s Grove
circuit-porto-vela = Porto Vela
circuit-altavento = Altavento
circuit-kestrel-vale = Kestrel Vale
circuit-lac-brume = Lac Brume

# Was die Zeichen bedeuten.
sign-board = Auf dem Spielplan
sign-tower = In der Tabelle
sign-flags = Flaggen und Wetter
sign-wear = Verschleiß-Marker
sign-cards = Auf den Karten
sign-ready = gefüllt: kann in diesem Durchgang noch fahren
sign-moved = hohl, mit heller Nummer: ist in diesem Durchgang gefahren
sign-active = grünes Feld darum: fährt jetzt
sign-ghost = gestrichelt: wo es wäre, wenn du spielst, worauf du zeigst
sign-space = dieses Feld kannst du wählen; die Zahl sagt, wie viele Plätze es bringt
sign-finishes = dort kommt das Auto ins Ziel
sign-leads = Auto 8 ist Erster
sign-lapped = Auto 8 liegt eine Runde zurück, oder so viele, wie dort steht
sign-pit = ein Stapel Autos in der Box; +2: zwei mehr, als Platz haben
sign-sector = außen: die Nummer des Sektors; 0 beginnt an der Linie
sign-lanes = Sektor 7, Spur 1; Spur 0 ist ganz innen, Spur P die Box
sign-gap = Sektoren zum Auto davor; +0: daneben im selben Sektor
sign-to-move = kann in diesem Durchgang noch fahren
sign-has-moved = ist in diesem Durchgang gefahren
sign-moves-now = fährt jetzt
sign-in-pits = in der Box: Die nächste Karte bringt es mit ihrer kleinen Zahl hinaus
sign-lap-down = eine Runde zurück
sign-done = ist im Ziel
sign-bar = Verschleiß-Marker: 3 bis 5 kosten 3 bis 5 BP; bei 6 fällt das Auto aus
sign-disc = { $wear }: rund, wird in der Box entfernt
sign-square = { $wear }: quadratisch, bleibt das ganze Rennen
sign-flag-green = { $flag }: freie Fahrt
sign-flag-restart = { $flag }: Das Feld stellt sich zum Neustart auf
sign-speed = große Zahl: Bewegungspunkte (BP), Verschleiß schon abgezogen
sign-pit-exit = Punkte für ein Auto, das aus der Box kommt
sign-movement = { $kind }: { $text }

# Optionen.
option-grid = Startaufstellung
    .about = Wie die Startplätze ausgelost werden.
option-circuit = Strecke
    .about = Wo gefahren wird.
option-laps = Runden
    .about = Normalerweise so viele, wie die Strecke vorgibt.
option-teams = Teams
    .about = Eines für jeden Spieler, in Sitzreihenfolge.

# Der Bericht eines Rennens, wie ein Reporter ihn erzählt; `way` wählt eine von mehreren Fassungen.
tale-number = Nummer { $car }
tale-scene = { $laps ->
    [one] Willkommen auf der Strecke { $circuit }: eine Runde Vollgas.
   *[other] Willkommen auf der Strecke { $circuit }: { $laps } Runden sind zu fahren.
 }
tale-hit = { $way ->
    [a] { $event }: Es trifft { $car } auf Platz { $place }.
    [b] Ärger für { $car } auf Platz { $place }: { $event }.
   *[c] { $event }, und ausgerechnet { $car } ist dran, bisher auf Platz { $place }.
 }
tale-retired = { $way ->
    [a] Auf Platz { $place } liegend gibt { $car } auf.
   *[b] Schluss für { $car }: Das Team nimmt das Auto aus dem Rennen.
 }
tale-worn-out = { $way ->
    [a] Zu viel Verschleiß: { $car } bleibt auf Platz { $place } liegen.
   *[b] { $car } ist am Ende und fällt aus.
 }
tale-out-by-event = { $way ->
    [a] { $event }: das Aus für { $car }, eben noch auf Platz { $place }.
    [b] Vorbei für { $car } auf Platz { $place }: { $event }.
   *[c] { $event }! { $car } ist draußen, bis dahin auf Platz { $place }.
 }
tale-out = { $way ->
    [a] { $car } ist ausgefallen, auf Platz { $place } liegend.
   *[b] Das Ende für { $car }, bis dahin auf Platz { $place }.
 }
tale-lap = Runde { $lap }, und { $car } führt über die Linie.
tale-last-lap = Die letzte Runde! { $car } führt das Feld an.
tale-pits = { $way ->
    [a] { $car } kommt von Platz { $place } zum Service.
    [b] An die Box: { $car }, auf der Strecke auf Platz { $place }.
   *[c] { $car } gibt Platz { $place } für einen Boxenstopp her.
 }
