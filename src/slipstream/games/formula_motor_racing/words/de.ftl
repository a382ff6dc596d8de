# Formula Motor Racing auf Deutsch.

title = Formula Motor Racing

# Farben, Autos, Besitzer.
colour-blue = Blau
    .car = ein Auto von Blau
colour-green = Grün
    .car = ein Auto von Grün
colour-yellow = Gelb
    .car = ein Auto von Gelb
colour-orange = Orange
    .car = ein Auto von Orange
colour-red = Rot
    .car = ein Auto von Rot
colour-purple = Lila
    .car = ein Auto von Lila
car-b1 = { colour-blue } 1
car-b2 = { colour-blue } 2
car-g1 = { colour-green } 1
car-g2 = { colour-green } 2
car-y1 = { colour-yellow } 1
car-y2 = { colour-yellow } 2
car-o1 = { colour-orange } 1
car-o2 = { colour-orange } 2
car-r1 = { colour-red } 1
car-r2 = { colour-red } 2
car-p1 = { colour-purple } 1
car-p2 = { colour-purple } 2
any-car = ein beliebiges Auto
uncontrolled = herrenlos
uncontrolled-team = { $colour }, herrenlos

# Karten, und was sie bewirken.
card-o2 = Überholen +2
card-o3 = Überholen +3
card-o4 = Überholen +4
card-pit = Boxenstopp
card-pit-any = Boxenstopp (alle)
card-tt = Turbo von hinten
card-cg = Attacke (Getriebe)
card-ce = Attacke (Motor)
card-wl = Falsche Linie −1
card-oc = Von der Strecke −2
card-lc = Kontrollverlust −3
card-so = Ausfall nach Dreher
card-sl = Dreher ans Ende
card-cr = Unfall
card-coloured = { $card } ({ $colour })
card-hidden = eine Karte
effect-overtake = { $car } und das dahinter: +{ $places } Plätze
effect-fall-back = ein beliebiges Auto fällt { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
 } zurück
effect-tailender-turbo = eines der letzten drei: { $places } Plätze vor, allein
effect-pit-stop = Würfel 1–6: { $car } so weit zurück
effect-lose-gears = Würfel 1–9: ein Auto 1 vor; 10–12: ans Ende
effect-engine-blows = Würfel 1–9: ein Auto 1 vor; 10–12: Ausfall
effect-spin-out = der Würfel wählt ein Auto: Ausfall
effect-spin-last = der Würfel wählt ein Auto: ans Ende
effect-crash = der Würfel wählt: Ausfall mit einem Nachbarn
nothing-overtake = ohne Wirkung: kein Auto von { $colour } kann vor
nothing-pit-stop = ohne Wirkung: { $colour } ist ganz ausgefallen

# Das Protokoll.
event-grid = { $team } startet von Platz { $front } und { $back }
event-dealt = { $you ->
    [yes] Du ziehst { $card }
   *[no] { $seat } zieht { $card }
 }
event-opens = { $you ->
    [yes] Du eröffnest das Rennen
   *[no] { $seat } eröffnet das Rennen
 }
event-played = { $you ->
    [yes] Du spielst { $card } auf { $car }
   *[no] { $seat } spielt { $card } auf { $car }
 }
    .alone = { $you ->
        [yes] Du spielst { $card }
       *[no] { $seat } spielt { $card }
     }
event-moved = { $how ->
    [follows] { $car } folgt im Windschatten, von Platz { $from } auf { $to }
    [falls_back] { $car } fällt von Platz { $from } auf { $to }
    [pits] { $car } muss an die Box und fällt von Platz { $from } auf { $to }
    [charges] { $car } stürmt von Platz { $from } auf { $to }
    [loses_gears] { $car } hat einen Getriebeschaden und fällt von Platz { $from } auf { $to }
    [spins] { $car } dreht sich und fällt von Platz { $from } auf { $to }
   *[other] { $car } rückt von Platz { $from } auf { $to }
 }
event-rolled = { $you ->
    [yes] Du würfelst { $roll }
   *[no] { $seat } würfelt { $roll }
 }
event-removed = { $how ->
    [engine] { $car } fällt mit Motorschaden aus
    [spins] { $car } fällt nach einem Dreher aus
   *[crashes] { $car } fällt nach einem Unfall aus
 }
event-no-effect = { $how ->
    [first] { $car } führt schon: ohne Wirkung
    [last] { $car } ist schon Letzter: ohne Wirkung
    [stays_out] { $car } bleibt draußen: kein Boxenstopp
    [empty_place] Auf diesem Platz fährt kein Auto: ohne Wirkung
   *[no_car] Für diese Karte fährt kein Auto mehr: ohne Wirkung
 }
event-continued = { $you ->
    [yes] Du würfelst noch einmal für { $car }
   *[no] { $seat } würfelt noch einmal für { $car }
 }
event-stopped = { $you ->
    [yes] Du beendest die Attacke von { $car }
   *[no] { $seat } beendet die Attacke von { $car }
 }
event-drew = { $you ->
    [yes] Du ziehst { $card }
   *[no] { $seat } zieht { $card }
 }
event-last-plays = Der Nachziehstapel ist leer: noch eine Karte für alle, { $you ->
    [yes] du spielst zuletzt
   *[no] { $seat } spielt zuletzt
 }
event-finished = { $place_1 } gewinnt vor { $place_2 } und { $place_3 }

# Was eine Antwort bewirkt, in Kürze.
brief-moved = { $car }: von Platz { $from } auf { $to }
brief-followed = { $car } folgt auf Platz { $to }
brief-removed = { $car } fällt aus
brief-no-effect = ohne Wirkung

# Fragen.
ask-draw-grid = Die Startaufstellung wird gezogen.
ask-deal = { $you ->
    [yes] Du bekommst deine Karten.
   *[no] { $seat } bekommt Karten.
 }
ask-play = { $you ->
    [yes] Du bist dran: Spiel eine Karte.
   *[no] { $seat } wählt eine Karte.
 }
ask-roll-pit = Der Würfel entscheidet: Muss { $car } an die Box?
ask-roll-charge = Der Würfel entscheidet: Gelingt die Attacke von { $car }?
ask-charge-continue = { $you ->
    [yes] { $car } liegt auf Platz { $place }. Noch einmal würfeln oder aufhören?
   *[no] { $seat } entscheidet: Greift { $car } weiter an?
 }
ask-roll-spin = Der Würfel entscheidet: Welches Auto dreht sich?
ask-spin-reroll = { $you ->
    [yes] Du hast { $roll } gewürfelt: { $hit }. Bleibt es dabei, oder würfelst du neu?
   *[no] { $seat } hat { $roll } gewürfelt: { $hit }. Bleibt es dabei?
 }
ask-roll-crash = Der Würfel entscheidet: Welches Auto verunglückt?
ask-crash-partner = { $you ->
    [yes] { $car } verunglückt. Welchen Nachbarn reißt es mit?
   *[no] { $seat } entscheidet, wer mit { $car } verunglückt.
 }
ask-draw-card = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $seat } zieht eine Karte.
 }
ask-end = Das Rennen ist vorbei.
empty-place = dort fährt niemand

# Antworten.
choice-car = { $car }, Platz { $place }, { $you ->
    [yes] deins
   *[no] { $seat }
 }
    .uncontrolled = { $car }, Platz { $place }, herrenlos
choice-stop = Aufhören
choice-charge = Noch einmal würfeln
choice-keep = Dabei bleiben
choice-reroll = Neu würfeln (endgültig)

notice-last-plays = Der Nachziehstapel ist leer: Wer fünf Karten hält, spielt noch eine.

# Der Bildschirm im Terminal.
screen-not-begun = Das Rennen hat noch nicht begonnen.
screen-over = Das Rennen ist nach { $turns } Zügen vorbei.
screen-turn = Zug { $turn } von { $turns }
screen-deck = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
 }
screen-aside = { $cards } beiseite
screen-your-turns = { $turns ->
    [0] kein Zug mehr für dich
    [one] du hast noch 1 Zug
   *[other] du hast noch { $turns } Züge
 }
    .now = { $turns ->
        [0] dein letzter Zug
        [one] danach noch 1 Zug
       *[other] danach noch { $turns } Züge
     }
screen-place = Platz
screen-car = Auto
screen-owner = Team
screen-points = Punkte
screen-key = [ ] deins   ( ) herrenlos   x  ausgefallen
screen-pts = Pkt
screen-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
 }
screen-hand = { $you ->
    [yes] Deine Karten
   *[no] Karten von { $seat }
 }
screen-copies = { $card } ×{ $copies }
screen-unseen = Noch nicht gesehen: { $left } von { $cards } Karten
screen-any-car = alle
screen-discards = Ablagestapel, neueste zuerst: { $cards }
    .empty = Ablagestapel: leer
screen-podium = Podium
screen-table = Punkte
screen-best-car = bestes Auto auf Platz { $place }

# Das Ergebnis.
result-level = Je { $points }: { $entrants }. Das beste Auto entscheidet.
result-winner = { $you ->
    [yes] Du gewinnst das Rennen.
   *[no] { $seat } gewinnt das Rennen.
 }
    .uncontrolled = { $colour } gewinnt, ist aber herrenlos: Kein Spieler hat gewonnen.

# Die Zeichnung.
picture-before-race = vor dem Rennen
picture-turn = Zug { $turn } von { $turns }, noch { $cards } im Stapel
picture-over = das Rennen ist nach { $turns } Zügen vorbei
picture-before = vorher
picture-now = jetzt
picture-out = ausgefallen
picture-pt = { $points } P
picture-points = Punkte
picture-points-now = Punkte jetzt
picture-car = { ORDINAL($place) } { $car }
    .owner = { ORDINAL($place) } { $car }, { $owner }
    .out = { ORDINAL($place) } { $car }, { $owner }, ausgefallen
picture-is-out = { $car } ausgefallen
picture-way = { $car }: von Platz { $from } auf { $to }

# Meisterschaft
season-about = Die meisten Punkte nach dem letzten Rennen. Bei Gleichstand: bestes Auto im letzten Rennen.
season-first = Die Farben der Startaufstellung werden ausgelost.
season-line = Der letzte Zieleinlauf ist die nächste Startaufstellung: { $line }.
season-constructors = Teams
season-players = Spieler
    .about = Die Spieler unter sich, nach denselben Regeln.
season-drivers = Fahrer
    .about = Jedes Auto für sich. Bei Gleichstand: Platz im letzten Rennen.

# Optionen.
option-aside = Länge
    .about = Weniger Karten, kürzeres Rennen.
option-aside-0 = Ganzes Rennen
option-aside-6 = 6 Karten weniger
option-aside-12 = 12 Karten weniger
option-aside-18 = 18 Karten weniger (am kürzesten)
option-colours = Farben
    .about = In der Reihenfolge der Wahl, zum Beispiel b,g,y,o.
option-grid = Startaufstellung
    .about = Alle 12 Autos, wie sie das vorige Rennen beendet haben.
option-drivers = Fahrerwertung
    .about = Ob auch die Autos eine eigene Meisterschaft fahren.

# Die Seite: was neben der Straße steht.
page-pitch = Zwölf Autos, eine Reihe, ein Würfel
page-minutes = 20 Min.
page-points = Punkte
    .title = Punkte, wenn das Rennen jetzt zu Ende wäre
page-state = Zustand
page-out = AUS
page-turn = Zug
page-turn-title = { $turn ->
    [0] Vor dem Rennen
   *[other] Zug { $turn }
 }
page-turn-of = { $turn } / { $turns }
page-running = Im Rennen
page-running-of = { $cars } von { $of }
page-deck = Nachziehstapel
page-last-cards = 0: noch eine Karte für alle
page-mine = { $car } (deins)
page-uncontrolled = Herrenlos
    .title = Niemand fährt diese Farbe. Jede Karte darf ihre Autos bewegen; ihre Punkte bekommt niemand.
page-turns-left = Züge übrig
page-cards = Karten
page-is-out = ausgefallen
page-points-now = jetzt { points-count }
page-twin = { ORDINAL($place) } { $car }, { $owner }
page-behind = hinter { $car }
page-ahead = vor { $car }
page-twin-out = Ausgefallen: { $car }
page-because = durch { $you ->
    [yes] deine Karte { $card }
   *[no] { $card } von { $seat }
 }
page-since = Seit deiner letzten Karte
page-last = Die letzten Karten
page-to = { $car } auf Platz { $to }
page-is-removed = { $car } fällt aus
page-rolls = Würfel { $roll }
page-ending = Die letzte Karte ist gespielt: Das Rennen ist vorbei.
page-best-player = Niemand fährt diese Farbe; { $you ->
    [yes] du bist
   *[no] { $seat } ist
 } unter den Spielern vorn.
page-next = Nächstes Rennen: Die Autos starten in der Reihenfolge des Zieleinlaufs.
page-no-effect = Ohne Wirkung
page-advance = Vorwärts
page-trouble = Pech
page-card-coloured = { $colour }: { $card }
page-whose = Autos von { $colour }
page-whose-any = Jedes Auto
page-whose-last = Die letzten drei
page-whose-die = Der Würfel wählt

# Die Einführung.
lesson =
    .title = Zwölf Autos, eine Reihe
    .text = Sechs Teams mit je zwei Autos fahren in einer Reihe. Karte spielen, Karte ziehen: Hilf deinen Autos und bremse die anderen. Wenn die Karten ausgehen, ist die Reihe das Ergebnis.
lesson-overtake =
    .title = Überholen
    .say = Die orangen Autos sind deine: Orange 1 liegt auf Platz 4, Orange 2 auf Platz 9. Eine Überholkarte bringt ein Auto ihrer Farbe nach vorn. Spiel Überholen +3 auf Orange 1.
    .after = Orange 1 überholt drei Autos und führt. Rot 1, direkt dahinter, folgt im Windschatten. Danach ziehst du eine Karte.
lesson-take-along =
    .title = Zieh dein zweites Auto mit
    .say = Jetzt fährst du Lila: Lila 1 ist Sechster, Lila 2 direkt dahinter. Spiel Überholen +4 auf Lila 1, das vordere Auto.
    .after = Lila 1 gewinnt vier Plätze und nimmt den Teamkollegen mit: Deine beiden Autos sind unter den ersten drei. Auf Lila 2 hätte die Karte ein rotes Auto mitgenommen.
lesson-trouble =
    .title = Pech für einen Gegner
    .say = Du fährst Rot. Beige Karten gelten für jedes Auto. Falsche Linie kostet einen Platz: Spiel sie auf den Führenden, Blau 1.
    .after = Blau 1 fällt hinter Grün 1. Wenn ein Auto zurückfällt, geht kein anderes mit.
lesson-turbo =
    .title = Hilfe von hinten
    .say = Turbo von hinten bringt eines der letzten drei Autos drei Plätze nach vorn. Dein Rot 2 ist Elfter. Spiel die Karte auf Rot 2.
    .after = Rot 2 ist jetzt Achter, vor Rot 1, Gelb 2 und Grün 2. Blau 2 dahinter bleibt, wo es ist: Windschatten gibt es nur beim Überholen.
lesson-charge =
    .title = Attacke
    .say = Eine Attacke gewinnt mit jedem Wurf des zwölfseitigen Würfels einen Platz, so oft du dich traust. Aber bei 10 oder mehr platzt der Motor. Spiel sie auf dein Rot 1.
    .after = Eine 4: Rot 1 ist Vierter. Du darfst noch einmal würfeln oder aufhören.
lesson-again =
    .title = Noch einmal?
    .say = Drei von vier Würfen gelingen. Würfle noch einmal.
    .after = Eine 9, gerade noch gut: Rot 1 ist Dritter.
lesson-stop =
    .title = Rechtzeitig aufhören
    .say = Zwei Plätze sind gewonnen. Hör auf.
    .after = Rot 1 behält Platz 3. Mit einer 10, 11 oder 12 wäre das Rennen für Rot 1 vorbei gewesen, hinter allen Autos, die noch fahren.
lesson-pit-stop =
    .title = Ein erzwungener Boxenstopp
    .say = Du fährst wieder Orange, und Rot 1 sitzt deinem Orange 1 im Nacken. Eine Boxenstopp-Karte schickt ein Auto ihrer Farbe um einen Würfelwurf zurück; ab 7 bleibt es draußen. Spiel sie auf Rot 1.
    .after = Eine 4: Rot 1 fällt vier Plätze zurück, auf Platz 9. Jetzt weißt du alles: Der Sieger bekommt 10 Punkte, die nächsten Autos 6, 4, 3, 2 und 1, und beide Autos eines Teams zählen.

# Der Coach eines ersten Rennens.
coach-aim = Du bist { $colour }: Beide Autos dieser Farbe gehören dir. Wenn die Karten zu Ende sind, bekommen die ersten sechs Autos 10, 6, 4, 3, 2 und 1 Punkte. Wer die meisten hat, gewinnt. Du bist { $turns ->
    [one] noch einmal
   *[other] { $turns }-mal
 } dran.
coach-play = Wähle eine Karte und dann das Auto, das sie bewegt. Der Spielplan zeigt dir, was passieren würde. Erst wenn du bestätigst, gilt es.
coach-overtake = Überholen bewegt ein Auto der Kartenfarbe und zieht das Auto direkt dahinter mit. Auch die Karte einer fremden Farbe hilft dir also, wenn dein Auto gleich dahinter steht.
coach-trouble = Karten mit Minus werfen ein beliebiges Auto zurück. Triff damit jemanden, der nach Punkten vor dir liegt.
coach-charge = Die Attacke ist ein Glücksspiel: Bei 1 bis 9 gewinnt das Auto einen Platz, bei 10 bis 12 geht es schief. Mit einem eigenen Auto darfst du immer weiter würfeln oder aufhören.
coach-turbo = Der Turbo ist nur für die letzten drei Autos: drei Plätze nach vorn, allein.
coach-pit = Ein Boxenstopp kostet so viele Plätze, wie der Würfel zeigt. Ab 7 kostet er nichts.
coach-spin = Beim Dreher wählt der Würfel das Auto: Eine 1 trifft den Führenden. Gefällt dir der Wurf nicht, würfle noch einmal.
coach-crash = Beim Unfall wählt der Würfel ein Auto, und du wählst den Nachbarn, der mit ausfällt. Vorsicht: Es kann deins sein.
coach-charge-continue = Geschafft! Hör auf und behalte den Platz, oder würfle weiter: Drei von vier Würfen gelingen, beim vierten geht es schief.
coach-spin-reroll = Zufrieden mit dem Auto, das der Würfel gewählt hat? Wenn nicht, würfle noch einmal; dann gilt der zweite Wurf.
coach-crash-partner = Zwei Autos fallen aus: das vom Würfel gewählte und eines daneben. Wähle den Gegner mit mehr Punkten.

# Die Regeln in Kürze, und ein Glossar; `also` nennt andere Wörter, nach denen gesucht wird.
guide-aim = Bring deine beiden Autos in der Reihe der zwölf nach vorn. Eine Strecke gibt es nicht: Nur die Reihenfolge zählt. Eine Saison zählt mehrere Rennen zusammen.
guide-turn-1 = Spiel eine deiner fünf Karten auf ein Auto: ein eigenes, ein fremdes oder eines, das niemand fährt.
guide-turn-2 = Führe die Karte aus. Überholen bewegt ein Auto der Kartenfarbe und das direkt dahinter; Minuskarten werfen ein beliebiges Auto zurück; bei den anderen entscheidet der zwölfseitige Würfel.
guide-turn-3 = Zieh eine Karte nach. Dann ist die nächste Person dran.
guide-end = Ist der Nachziehstapel leer, spielen alle noch eine Karte. Danach ist die Reihe das Ergebnis.
guide-score = Die ersten sechs Autos bekommen 10, 6, 4, 3, 2 und 1 Punkte. Deine beiden Autos zählen zusammen; ausgefallene bekommen nichts.
term-follower = Das Auto direkt hinter einem, das überholt. Es kommt mit und bleibt direkt dahinter.
    .title = Verfolger
    .also = follower, Windschatten, Sog, mitziehen, dahinter
term-advance = Eine Karte, die ein Auto nach vorn bringt: Überholen, Attacke und Turbo von hinten.
    .title = Vorwärtskarte
    .also = advance, Pluskarte, vor
term-trouble = Eine Karte, die ein Auto zurückwirft oder ausfallen lässt: Falsche Linie, Von der Strecke, Kontrollverlust, Boxenstopp, Dreher und Unfall.
    .title = Pechkarte
    .also = trouble, Minuskarte, zurück
term-charge = Würfle: Bei 1 bis 9 gewinnt das Auto einen Platz, bei 10 bis 12 geht es schief. Mit einem eigenen Auto darfst du nach jedem Erfolg weiterwürfeln.
    .title = Attacke
    .also = charge, Glücksspiel, Getriebe, Motor
term-turbo = Bringt eines der letzten drei Autos drei Plätze nach vorn, allein.
    .title = Turbo von hinten
    .also = tailender turbo, aufholen, letzte
term-pit = Würfle: Bei 1 bis 6 fällt das Auto so viele Plätze zurück, bei 7 bis 12 passiert nichts.
    .title = Boxenstopp
    .also = pit stop, Box, Boxen
term-spin = Der Würfel nennt den Platz, und das Auto dort fällt aus oder ans Ende zurück. Du darfst einmal neu würfeln.
    .title = Dreher
    .also = spin, neu würfeln, Ausfall
term-crash = Der Würfel nennt ein Auto; es fällt zusammen mit einem Nachbarn aus, den du wählst.
    .title = Unfall
    .also = crash, Kollision
term-uncontrolled = Eine Farbe, die niemand fährt, bei vier oder fünf Spielern. Jede Karte bewegt ihre Autos, und sie kann gewinnen.
    .title = Herrenlos
    .also = uncontrolled, neutral, niemand
term-removed = Ein Auto, das in diesem Rennen nicht mehr fährt. Im nächsten ist es wieder dabei.
    .title = Ausgefallen
    .also = removed, raus, Ausfall

# Der Bericht eines Rennens, wie ein Reporter ihn erzählt; `way` wählt eine von mehreren Fassungen.
tale-scene = Zwölf Autos, eine Reihe und eine Hand voll Karten, die alles durcheinanderbringen: Willkommen bei Formula Motor Racing.
tale-charge-paid = { $way ->
    [a] { $car } setzt alles auf den Würfel und gewinnt: { $rolls } Würfe, von Platz { $from } auf { $to }.
   *[b] Immer wieder meint es der Würfel gut mit { $car }: von Platz { $from } auf { $to }.
 }
tale-gears = { $own ->
    [yes] { $way ->
        [a] Ein Wurf zu viel! { $car } verliert das Getriebe und fällt von Platz { $from } ans Ende.
       *[b] { $car } reizt das Glück aus, das Getriebe streikt: von Platz { $from } ans Ende.
     }
   *[no] { $seat } zwingt { $car } zur Attacke, das Getriebe streikt: von Platz { $from } ans Ende.
 }
tale-spin = { $way ->
    [a] Der Würfel hat sein Opfer gefunden: { $car } dreht sich von Platz { $from } ans Ende.
   *[b] { $seat } würfelt, und es trifft { $car }: Dreher, von Platz { $from } ans Ende.
 }
tale-pit = { $own ->
    [yes] { $car } kommt von Platz { $from } an die Box und liegt danach auf Platz { $to }.
   *[no] { $way ->
        [a] { $seat } schickt { $car } an die Box: Aus Platz { $from } wird Platz { $to }.
       *[b] Ein Boxenstopp, den { $car } nicht bestellt hat: von Platz { $from } auf { $to }.
     }
 }
tale-thrown-back = { $way ->
    [a] { $seat } spielt { $card }, und { $car } fällt von Platz { $from } auf { $to }.
    [b] { $card } von { $seat }: { $car } rutscht von Platz { $from } auf { $to }.
   *[c] { $seat } will { $car } dort vorn nicht mehr sehen: { $card }, nur noch Platz { $to }.
 }
tale-turbo = { $way ->
    [a] Der Turbo hebt { $car } von Platz { $from } auf { $to }.
   *[b] Leben am Ende des Feldes: { $car } zündet den Turbo und ist nun auf Platz { $to }.
 }
tale-to-the-front = { $way ->
    [a] { $card }, und { $car } schießt von Platz { $from } direkt an die Spitze.
   *[b] Was für ein Manöver: { $car } fährt in einem Zug von Platz { $from } auf 1.
 }
tale-engine = { $own ->
    [yes] { $way ->
        [a] Ein Wurf zu viel: Motorschaden! { $car } ist draußen, auf Platz { $place } liegend.
       *[b] { $car } verlangt dem Motor zu viel ab. Rauch, und auf Platz { $place } ist das Rennen vorbei.
     }
   *[no] { $seat } schickt { $car } in eine Attacke, die der Motor nicht übersteht: das Aus auf Platz { $place }.
 }
tale-spun-out = { $way ->
    [a] Der Würfel ist grausam: { $car } fliegt nach einem Dreher auf Platz { $place } aus dem Rennen.
    [b] { $seat } würfelt, und { $car } steht im Kies, eben noch auf Platz { $place }.
   *[c] Das Aus für { $car }, bis zu diesem Dreher auf Platz { $place }.
 }
tale-crash = { $way ->
    [a] Unfall! Es erwischt { $other }, und { $car } gleich mit: zwei Autos draußen.
   *[b] { $other } und { $car } geraten aneinander, für beide ist Schluss.
 }
tale-last-cards = Der Nachziehstapel ist leer: noch eine Karte für alle.
