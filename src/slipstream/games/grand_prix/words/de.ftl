# Grand Prix.

# Was geschehen ist.
extra-points = { $mp ->
    [one] 1 zusätzlicher Bewegungspunkt
   *[other] { $mp } zusätzliche Bewegungspunkte
 }
event-weather-dry = Das Wetter ist trocken
event-weather-wet = Das Wetter ist nass
event-chose = { $you ->
    [yes] Du hast deine Reifen gewählt
   *[no] { $seat } hat Reifen gewählt
 }
event-fitted = Auto { $car } wechselt auf { $tyre }
event-idle = { $you ->
    [yes] Du tust nichts
   *[no] { $seat } tut nichts
 }
event-bonus = { $you ->
    [yes] Du nutzt die weichen Reifen von Auto { $car }: { extra-points }
   *[no] { $seat } nutzt die weichen Reifen von Auto { $car }: { extra-points }
 }
event-close-call = Auto { $car } bekommt { close-calls }
event-calls-gone = Auto { $car } verliert seine Close Calls
event-turned = { $event } wird für die PIT-Zahl aufgedeckt
event-team = Das Los fällt auf { $team }
event-hit = Auto { $car } ist betroffen
event-zone = Sicherheitszone um Sektor { $sector }
event-zone-ends = Die Sicherheitszone ist aufgehoben
event-restart-double-yellow = Doppelt Gelb: Das Feld stellt sich zum Neustart auf
event-restart-red = Rote Flagge: Das Feld stellt sich zum Neustart auf und wird repariert
event-no-restart = Zu nah am Ziel: kein Neustart
event-pitted = { $back ->
    [0] Auto { $car } kommt zum Boxenstopp
    [one] Auto { $car } kommt zum Boxenstopp und fällt 1 Sektor zurück
   *[other] Auto { $car } kommt zum Boxenstopp und fällt { $back } Sektoren zurück
 }
event-disqualified = Auto { $car } ist disqualifiziert: nie die Reifen gewechselt
event-revealed = Auto { $car } zieht zum Start { $tyre } auf
event-closes-up = Auto { $car } schließt in freier Luft bis { space } auf
event-gathers = Auto { $car } reiht sich auf { space } ein
event-makes-room = Auto { $car } macht Platz, jetzt auf { space }
event-returns = Auto { $car } ist zurück auf der Strecke: { space }
event-goes-back = Auto { $car } fällt in { space } zurück
event-spins = Auto { $car } dreht sich in { space }
event-lines-up-again = Auto { $car } rückt zum Neustart auf { space }
event-over-gathered = Ein Auto wurde über die Ziellinie geschoben: Das Rennen ist vorbei
event-over-no-player-car = Kein Auto eines Spielers ist mehr im Rennen: Es ist vorbei
brief-hit = { $car } ist betroffen
brief-close-call = { $car } bekommt { close-calls }
brief-calls-gone = { $car } verliert seine Close Calls
brief-fitted = { $car } auf { $tyre }
brief-pitted = { $back ->
    [one] { $car } fällt 1 Sektor zurück
   *[other] { $car } fällt { $back } Sektoren zurück
 }

# Was gefragt wird.
ask-weather = Das Wetter am Start wird ausgelost.
ask-grid = Ein Auto wird für die Startaufstellung gezogen.
ask-tyres = Welche Reifen? Weich: Extrafahrt für einen Marker. Alle müssen einmal wechseln.
ask-tyres-others = Die Spieler wählen ihre Reifen.
ask-action = { $you ->
    [yes] Du bist dran: Wähle eine Karte und ein Auto.
   *[no] { $seat } spielt eine Karte.
 }
ask-late-brake = { $you ->
    [yes] Spät bremsen: Auto { $car } mit dem davor tauschen?
   *[no] { $seat } darf spät bremsen.
 }
ask-clean-air = { $you ->
    [yes] Freie Luft: Wo schließt Auto { $car } auf?
   *[no] { $seat } wählt, wo Auto { $car } aufschließt.
 }
ask-soft-bonus = { $you ->
    [yes] Weiche Reifen von Auto { $car }: { extra-points } für einen Marker?
   *[no] { $seat } darf die weichen Reifen von Auto { $car } nutzen.
 }
ask-retirement = Eine Ereigniskarte wird für ihre PIT-Zahl aufgedeckt.
ask-team = { $event }: Ein Team wird ausgelost.
ask-own-car = { $you ->
    [yes] { $event }: Welches deiner Autos ist betroffen?
   *[no] { $event }: { $seat } wählt ein Auto.
 }
ask-involved = { $you ->
    [yes] { $event }: Welches deiner Autos ist beteiligt?
   *[no] { $event }: { $seat } wählt ein Auto.
 }
ask-marker = { $you ->
    [yes] { $event }: Welches deiner Autos bekommt den Marker?
   *[no] { $event }: { $seat } wählt ein Auto.
 }
ask-reaction = { $you ->
    [yes] Das Wetter hat umgeschlagen: Kommt Auto { $car } zum Reifenwechsel?
   *[no] Das Wetter hat umgeschlagen: { $seat } entscheidet für Auto { $car }.
 }
ask-pit = { $you ->
    [yes] Boxenstopp für Auto { $car }? Ein Marker kostet ab 1 Sektor, Reifen mindestens { $change }.
   *[no] { $seat } entscheidet, ob Auto { $car } zum Boxenstopp kommt.
 }
ask-repair = { $you ->
    [yes] Auto { $car } reparieren: Wähle einen Marker. Verlorene Sektoren: { $back }.
   *[no] { $seat } wählt, was an Auto { $car } repariert wird.
 }
ask-new-tyres = { $you ->
    [yes] Neue Reifen für Auto { $car }? Verloren: { $back } Sektoren, mit Wechsel mindestens { $change }.
   *[no] { $seat } wählt Reifen für Auto { $car }.
 }

# Antworten.
choice-bonus = Ja, weiterfahren
choice-tyres = { $tyre }
choice-both-tyres = Auto { $one }: { $first }, Auto { $other }: { $second }
choice-both-tyres-unseen = Erstes Auto: { $first }, zweites Auto: { $second }
choice-marker = { $back ->
    [one] { $wear } reparieren: 1 Sektor zurück
   *[other] { $wear } reparieren: { $back } Sektoren zurück
 }
choice-npc = NPC, für alle
choice-npc-of = { $you ->
    [yes] dein NPC
   *[no] NPC von { $seat }
 }
choice-action-no = Nichts tun
choice-late-brake-no = Dahinter bleiben
choice-soft-bonus-no = Nein, aufheben
choice-reaction-no = Draußen bleiben und die Folgen des Wetters tragen
choice-pit-no = Draußen bleiben
choice-repair-no = Keine weiteren Reparaturen
choice-new-tyres-no = Diese Reifen behalten

# Karten, Marker, Reifen, Wetter und Flaggen.
kind-solo = Solo
    .text = Fährt allein. Schiebt alles davor.
    .short = schiebt frei
kind-line = Schlange
    .text = Schiebt die Autos davor, zieht die dahinter.
    .short = schiebt und zieht
wear-tyre = Reifen
wear-suspension = Aufhängung
wear-wing = Flügel
wear-brakes = Bremsen
wear-transmission = Getriebe
wear-engine = Motor
wear-body = Karosserie
tyre-hard = harte Reifen
tyre-soft = weiche Reifen
tyre-wet = Regenreifen
sky-dry = trocken
sky-wet = nass
flag-green = grüne Flagge
flag-yellow = gelbe Flagge
flag-yellow-red = gelb-rot gestreifte Flagge
flag-double-yellow = doppelt Gelb
flag-red = rote Flagge
flag-black = schwarze Flagge
flag-black-orange = schwarz-orange Flagge
team-scarlet = Rubin
team-cobalt = Kobalt
team-emerald = Smaragd
team-amber = Bernstein
team-onyx = Onyx
team-violet = Violett
team-silver = Silber
team-coral = Koralle
team-teal = Petrol
team-ivory = Elfenbein
team-copper = Kupfer
team-lime = Limette
card-weaving = Zickzack
card-conservative = Schongang
card-overtake = Überholen
card-challenge = Herausforderung
card-solid-line = Feste Schlange
card-power-line = Starke Schlange
card-flat-out = Vollgas
card-late-brake = Spät bremsen
event-card-weather-change = Wetterumschwung
event-card-tire-wear = Reifenverschleiß
event-card-tire-test = Reifentest
event-card-suspension-difficulties = Aufhängungsprobleme
event-card-suspension-stress = Belastete Aufhängung
event-card-npc-retirement = NPC-Ausfall
event-card-traction-hazard = Rutschgefahr
event-card-brake-failure = Bremsversagen
event-card-gear-box-failure = Getriebeschaden
event-card-hard-hit = Harter Einschlag
event-card-serious-crash = Schwerer Unfall
event-card-spin-off = Abflug
event-card-spin-around = Dreher
event-card-strike-the-barrier = In die Leitplanke
event-card-engine-problems = Motorprobleme
event-card-transmission-problems = Getriebeprobleme
event-card-mechanical-failure = Technischer Defekt
event-card-drive-through-penalty = Durchfahrtsstrafe
event-card-stop-and-go-penalty = Stop-and-Go-Strafe
event-card-wheel-rub = Schleifendes Rad
event-card-wing-damage = Flügelschaden
event-with-pit = { $event }, PIT { $pit }

# Was man nicht übersehen sollte.
notice-zone = Sicherheitszone, Sektor { $first } bis { $last }: eine Spur, keine Spurwechsel
notice-called-in = { $pit ->
    [all] PIT all ruft alle NPCs auf der Strecke an die Box
   *[other] PIT { $pit } ruft an die Box: { $cars }
 }
notice-tyres = Müssen vor dem Ziel noch Reifen wechseln: { $cars }

# Der Bildschirm im Terminal.
screen-event = Ereignis: { $event }
screen-legend = m gefahren  ' überrundet  + Bonus übrig  ! Reifenwechsel offen  ~ für alle
screen-legend-wear = t Reifen  s Aufhängung  w Flügel  b Bremsen  g Getriebe  e Motor; B bleibt
screen-anyone = alle
screen-first-player = Startspieler: { $seat }
screen-garage-tyres = { $bonus ->
    [yes] { $tyre }, Bonus übrig
   *[no] { $tyre }
 }
screen-back = ({ $back } zurück)
screen-calls = { $calls } CC
screen-eliminated = verschlissen: fällt aus
screen-players = Spieler
column-driver = Fahrer
column-tyres = Reif.
column-calls = CC
picture-lap = Runde { $lap } von { $laps }
picture-turn = { $turn ->
    [0] Vor dem Start
   *[other] Durchgang { $turn }
 }
picture-sky = { $sky ->
    [wet] NASS
   *[dry] TROCKEN
 }
picture-legend = blass: gefahren · + weiche unbenutzt · ! Reifenwechsel offen · ' überrundet · CC Close Calls
picture-car = AUTO
picture-driven-by = FAHRER
picture-gap = ABSTAND
picture-tyres = REIFEN
picture-wear = VERSCHL.
picture-calls = CC
picture-leads = führt
picture-row-car = { ORDINAL($place) } Auto { $car }
picture-row-driver = gefahren von { $driver }
picture-row-tyres = { $bonus ->
    [yes] { $tyre }, Bonus übrig
   *[no] { $tyre }
 }
picture-row-wear = Verschleiß: { $wear }

# Meisterschaft.
season-about = Die meisten Punkte. Bei Gleichstand: Siege, zweite Plätze und so weiter; danach wird der Platz geteilt.
season-first = Die übliche Startaufstellung für das erste Rennen.
season-nobody = Kein Auto kam in die Wertung, also rückt keines in der Startaufstellung vor.
season-winner = Auto { $car } hat gewonnen und rückt in der Startaufstellung einen Platz vor.

# Die Seite.
page-pitch = 22 Autos, zwei davon deine, Reifen und Wetter
page-minutes = 120 Min.
page-sky-dry = Trocken
page-sky-wet = Nass
page-zone = Sicherheitszone { $first }–{ $last }
page-zone-flag = Sicherheitszone
page-zone-short = { $flag }, Zone { $first }–{ $last }
page-twin-zone = Sicherheitszone von Sektor { $first } bis { $last }: eine Spur, die innerste
page-column-tyre = Reif.
    .title = Reifen
page-column-calls = CC
    .title = Close Calls: für sich harmlos, aber manche Ereignisse treffen das Auto mit den meisten
page-pit-number = PIT { $pit }
page-pit-calls-none = PIT none: Kein NPC muss an die Box.
page-pit-calls-nobody = { $pit ->
    [all] PIT all: Jeder NPC müsste an die Box; es gibt keinen.
   *[other] PIT { $pit }: NPCs, deren Nummer auf { $pit } endet, müssten an die Box; es gibt keinen.
 }
page-pit-calls = PIT { $pit }: an die Box und 5 Sektoren zurück.
page-must-change = müssen noch beim Boxenstopp Reifen wechseln, sonst werden sie disqualifiziert.
page-worn-out = verschlissen: fällt aus, sobald es fährt, wenn es nicht vorher an die Box kommt.
page-nearly-worn-out = noch ein Verschleiß-Marker, und es fällt beim nächsten Fahren aus.
page-last-cards = { $cards ->
    [one] warten auf eine Karte, und du hast nur noch eine.
   *[other] warten auf eine Karte, und du hast nur noch { $cards }.
 }
page-last-turn = Letzter Durchgang
page-last-turn-text = Ein Auto ist im Ziel: Das Rennen endet, wenn alle gefahren sind.
page-points-left = Noch zu vergebende Punkte:
page-tyre-soft-does = eine Extrafahrt für einen Reifen-Marker
page-tyre-hard-does = nichts Besonderes
page-tyre-wet-does = für die nasse Strecke
page-tyre-duty = Jedes Auto wechselt einmal, beim Boxenstopp: mindestens 2 Sektoren zurück
page-back-so-far = { $back ->
    [one] bisher 1 Sektor zurück
   *[other] bisher { $back } Sektoren zurück
 }
page-stop-same = { $back ->
    [0] bleibt { ORDINAL($after) }
   *[other] { $back } zurück in der Box, bleibt { ORDINAL($after) }
 }
page-stop-changed = { $back ->
    [0] vom { ORDINAL($before) } auf den { ORDINAL($after) } Platz
   *[other] { $back } zurück in der Box, vom { ORDINAL($before) } auf den { ORDINAL($after) } Platz
 }
page-team-npcs = Fährt auch
page-team-back = { $back ->
    [one] alles repariert: 1 Sektor zurück in der Box
   *[other] alles repariert: { $back } Sektoren zurück in der Box
 }
page-team-tyres = { $done ->
    [yes] { $tyre }, hat gewechselt
   *[no] { $tyre }, muss noch wechseln
 }
sign-npc = grau, eckige Nummer: ein neutrales Auto; das Zeichen auf der Nase sagt, wer es fährt
sign-off = neben der Strecke, in der Auslaufzone
sign-zone = Sicherheitszone: Schraffierte Spuren sind gesperrt, die innerste ist frei
sign-dsq = disqualifiziert: nie die Reifen gewechselt
sign-soft = weiche Reifen; Punkt: Bonus noch übrig
sign-hard = harte Reifen
sign-wet = Regenreifen
sign-wrong = Dreieck: falsche Reifen für dieses Wetter
sign-calls = Close Calls: Manche Ereignisse treffen das Auto mit den meisten
sign-flag-zone = { $flag }: eine Sicherheitszone um das betroffene Auto
sign-flag-red = { $flag }: Das Feld stellt sich zum Neustart auf und wird repariert
sign-flag-black = { $flag }: Das betroffene Auto fällt aus
sign-flag-repair = { $flag }: Das betroffene Auto muss an die Box und alles reparieren
sign-dry = trocken
sign-rain = nass: Regenreifen nötig
sign-pit-event = die PIT-Zahl des Ereignisses: NPCs, deren Nummer darauf endet, kommen an die Box

# Optionen.
option-weather = Wetter
    .about = Beim Start des Rennens.
option-weather-dry = Trocken
option-weather-wet = Nass
option-weather-random = Wird ausgelost
option-grid-reversed = Nach dem Regelheft
option-grid-second-cars-drawn = Zweitautos und NPCs aus einem Beutel
option-grid-all-drawn = Alle 22 Autos aus einem Beutel
option-pits = Boxenstopps
    .about = In welcher Reihenfolge die Autos an die Box kommen.
option-pits-turn = In Spielreihenfolge
option-pits-running = Nach der Rennreihenfolge
option-lead = Führt im Sektor
    .about = Welches Auto in seinem Sektor vorn liegt.
option-lead-inside = Das innerste Auto
option-lead-apex = Das dem Scheitelpunkt nächste Auto
option-winner = Letzter Sieger
    .about = Das Auto, das das vorige Rennen gewonnen hat.
option-best = Beste Ergebnisse
    .about = Wie viele Ergebnisse für jeden zählen.
option-absent = Verpasste Rennen
    .about = Punkte für ein Rennen, bei dem jemand fehlt.

# Die Einführung.
lesson =
    .title = Grand Prix in elf Schritten
    .text = Zweiundzwanzig Autos, zwei davon deine. Die grauen gehören niemandem, aber die mit deinem Zeichen fahren für dich. Elf Schritte zeigen, wie.
lesson-card =
    .title = Eine Karte und ein Auto
    .say = Rubin bist du: die Autos 1 und 10. Auch die grauen Autos mit einem Stern darfst du fahren, aber sie bringen keine Punkte. Wähle Schongang, dann Auto 1.
    .after = 4 Bewegungspunkte, als Schlange: Sie schiebt die Autos davor und zieht die dahinter.
lesson-line =
    .title = Eine Schlange schließt auf und schiebt
    .say = Schongang erlaubt keine Spurwechsel, also gibt es nur einen Weg. Fahr auf Sektor 49, Spur 1.
    .after = Der erste Schritt schloss die Lücke, die nächsten drei schoben 4. Deine graue 23 wurde mitgezogen. Kein Verschleiß: Darum heißt die Karte so.
lesson-solo =
    .title = Angriff: allein
    .say = 4 ist jetzt neben dir. Wähle Angriff, 7 Punkte allein, für Auto 1.
    .after = Eine Solo-Karte zieht niemanden mit.
lesson-elbows =
    .title = Ellbogen raus
    .say = Ein Wechsel in eine besetzte Spur kostet 2 Punkte und drängt das Auto dort eine Spur weiter. Geh nach außen auf 4 und fahr auf Sektor 50, Spur 2.
    .after = 4 wurde auf die äußere Spur gedrängt. Auto 1 bekam einen Reifen-Marker für die Karte und einen Close Call für die Berührung: Manche Ereignisse treffen die Autos, die welche haben.
lesson-lead =
    .title = Führung: dein eigener Zug
    .say = Die grauen Autos 23 und 16 stehen hinter Auto 1. Eine Führungskarte nimmt sie mit. Wähle Vorneweg für Auto 1.
    .after = Sie folgen, wohin Auto 1 auch fährt.
lesson-past =
    .title = Vorbei, in Gesellschaft
    .say = Führe sie um 4 herum, die stehen bleibt: ein Schritt nach außen, dann geradeaus. Wähle Sektor 51, Spur 2, und sieh dir die gestrichelte Linie an.
    .after = Jedes folgende Auto nimmt das Feld, das gerade frei wurde. Nur Auto 1 bekommt den Reifen-Marker: Graue Autos haben keinen Verschleiß.
lesson-grey =
    .title = Graue Autos arbeiten für dich
    .say = Graue Autos können für dich schieben. 23 steht direkt hinter Auto 1. Wähle Angriff für 23.
    .after = Sieben Punkte für ein Auto, das keine Marker bekommt.
lesson-push =
    .title = Geschoben werden kostet nichts
    .say = Geradeaus auf Sektor 51, Spur 1.
    .after = Auto 1 wurde sieben Felder geschoben und ist in diesem Durchgang noch nicht selbst gefahren: Es kann noch mit einer eigenen Karte fahren.
lesson-soft =
    .title = Weiche Reifen
    .say = Auto 1 ist auf unbenutzten weichen Reifen: der rote Ring mit dem Punkt. Wähle Angriff dafür; es fährt geradeaus auf Sektor 52, Spur 1.
    .after = Sieben Felder und der Reifen-Marker der Karte. Die weichen Reifen sind noch unbenutzt, darum wirst du noch einmal gefragt.
lesson-bonus =
    .title = Der Bonus
    .say = Nutze den Bonus: Fahr mit der kleinen Zahl der Karte weiter, 3.
    .after = Drei Punkte mehr, einmal je Satz weicher Reifen, für einen weiteren Reifen-Marker.
lesson-pits =
    .title = An die Box
    .say = Am Ende eines Durchgangs dürfen alle an die Box. Auto 1 hat zwei Reifen-Marker, einen Motor-Marker und Karosserieschaden und noch nie die Reifen gewechselt. Hol es herein.
    .after = Beide Reifen-Marker sind weg, für je 1 Sektor zurück; der Motor hätte 10 gekostet, und der Karosserieschaden bleibt. Weiche Reifen sind drauf: Die Wechselpflicht ist erfüllt. Ein Auto, das nie die Reifen wechselt, wird disqualifiziert.

# Die Regeln in Kürze, und ein Glossar; `also` nennt andere Wörter, nach denen gesucht wird.
guide-aim = Bring deine beiden Autos in einem Feld von 22 so weit nach vorn wie möglich. Die übrigen Autos punkten für niemanden, aber einige bewegst du, und sie können dich schieben.
guide-turn-1 = Füll deine Hand auf.
guide-turn-2 = Reihum spielen alle eine Karte für ein Auto, das in diesem Durchgang noch nicht gefahren ist: ein eigenes, ein graues des Teams oder ein neutrales. So fährt jedes Auto einmal.
guide-turn-3 = Die Karte gibt Bewegungspunkte und sagt, wer mitkommt. Ein Auto, das geschoben oder gezogen wurde, darf noch mit einer eigenen Karte fahren.
guide-turn-4 = Am Ende des Durchgangs wird ein Ereignis gezogen, Autos dürfen an die Box, und überrundete werden aus dem Rennen genommen.
guide-end = Das Rennen endet mit dem Durchgang, in dem ein Auto nach der letzten Runde die Linie überquert. Ein Auto, das nie auf eine andere Reifensorte gewechselt hat, wird disqualifiziert, außer es hat von Anfang bis Ende geregnet.
guide-score = Die ersten zehn Plätze bringen 25, 18, 15, 12, 10, 8, 6, 4, 2 und 1 Punkte. Deine beiden Autos zählen zusammen; bei Gleichstand entscheidet das bessere Auto.
term-close-call = Ein Marker für Berührungen und riskante Karten. Er macht nicht langsamer, aber manche Ereignisse treffen die Autos, die welche haben; wer getroffen wird, gibt alle zurück.
    .title = Close Call
    .also = CC, Beinahe-Unfall, Beinaheunfall, Berührung, Marker
term-line = Das Auto schiebt die Autos davor und zieht die dahinter.
    .title = Schlange
    .also = line, Windschatten, schieben und ziehen
term-solo = Das Auto fährt allein.
    .title = Solo
    .also = allein, einzeln
term-pursuit = Das Auto schiebt die Autos davor; die dahinter bleiben stehen.
    .title = Jagd
    .also = pursuit, schieben
term-lead = Die Autos direkt dahinter folgen, wohin das Auto auch fährt.
    .title = Führung
    .also = lead, ziehen, folgen
term-npc = Ein graues Auto, das für niemanden punktet. Die mit dem Zeichen deines Teams fährst nur du, neutrale dürfen alle fahren.
    .title = Graues Auto
    .also = NPC, neutral, Nichtspieler
term-displace = Ein Auto zur Seite drängen kostet 2 Bewegungspunkte und bringt einen Close Call.
    .title = Verdrängen
    .also = displacement, drängen, rempeln, Berührung
term-wear = Marker für Reifen, Aufhängung, Flügel, Bremsen, Getriebe, Motor und Karosserie. Drei kosten 3 Bewegungspunkte, vier kosten 4, fünf kosten 5; mit sechs fällt das Auto aus, wenn es das nächste Mal dran ist.
    .title = Verschleiß
    .also = wear, Schaden, Marker, reparieren, Motor, Flügel
term-duration = So viele Sektoren fällt ein Auto in der Boxengasse zurück, um einen Marker loszuwerden.
    .title = Dauer
    .also = duration, Reparatur, Sektoren zurück
term-tyres = Weiche Reifen geben eine zusätzliche Fahrt, einmal je Satz. Im Regen passen nur Regenreifen. Jedes Auto muss im Rennen einmal auf eine andere Sorte wechseln.
    .title = Reifen
    .also = tyre, weich, hart, Regenreifen, Wechselpflicht, soft, hard, wet
term-pit = Am Ende eines Durchgangs fährt ein Auto in die Boxengasse, wird Marker los, fällt dafür zurück und darf Reifen wechseln.
    .title = Boxenstopp
    .also = pit stop, Box, Boxengasse
term-flag = Gelbe Flaggen bringen Sicherheitszonen oder einen Neustart, rote unterbrechen das Rennen, schwarze bestrafen.
    .title = Flaggen
    .also = flag, gelb, rot, schwarz, Sicherheitszone, safety zone, Safety Car, Neustart, restart
term-lapped = Ein Auto, das eine ganze Runde oder mehr hinter dem Führenden liegt.
    .title = Überrundet
    .also = lapped, Rückstand

# Der Bericht eines Rennens, wie ein Reporter ihn erzählt; `way` wählt eine von mehreren Fassungen.
tale-weather-wet = Regen! Jetzt wollen alle Regenreifen.
tale-weather-dry = Die Strecke trocknet ab, Regenreifen nützen nichts mehr.
tale-zone = { $way ->
    [a] Gelbe Flaggen: Sicherheitszone um Sektor { $sector }.
   *[b] Noch eine Sicherheitszone, um Sektor { $sector }.
 }
tale-restart-double-yellow = Doppelt Gelb! Das Feld stellt sich zum Neustart auf, der Vorsprung an der Spitze ist dahin.
tale-restart-red = Rote Flagge! Alle halten, reparieren und starten neu.
tale-tyres = { $way ->
    [a] { $car } wechselt auf { $tyre }.
    [b] Frisch aufgezogen für { $car }: { $tyre }.
   *[c] { $car }: von jetzt an { $tyre }.
 }
tale-disqualified = { $car } ist disqualifiziert: nie die Reifen gewechselt.
