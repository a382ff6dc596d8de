# Was über Quick Grand Prix gesagt wird, im Terminal und auf der Seite.

## Autos und Karten

team-r = Rot
team-y = Gelb
team-g = Grün
team-b = Blau
car-ra = { team-r } A
car-rb = { team-r } B
car-ya = { team-y } A
car-yb = { team-y } B
car-ga = { team-g } A
car-gb = { team-g } B
car-ba = { team-b } A
car-bb = { team-b } B
card = { $code }: { $low } oder { $high }, Würfel { $die }
card-hidden = eine Karte

## Was geschieht

event-drafts = { $you ->
    [yes] Bei der Kartenwahl bist du als { ORDINAL($place) } dran
   *[no] Bei der Kartenwahl ist { $seat } als { ORDINAL($place) } dran
 }
event-middle = { $card } liegt offen in der Mitte
event-dealt = { $you ->
    [yes] Du ziehst { $card }
   *[no] { $seat } zieht { $card }
 }
event-kept = { $you ->
    [yes] Du behältst deine Karte
   *[no] { $seat } behält die Karte
 }
event-discarded = { $you ->
    [yes] Du wirfst { $card } ab
   *[no] { $seat } wirft { $card } ab
 }
event-swapped = { $you ->
    [yes] Du tauschst { $given } gegen { $taken }
   *[no] { $seat } tauscht { $given } gegen { $taken }
 }
event-laid = { $card } kommt in die Mitte
event-took = { $you ->
    [yes] Du nimmst { $card }
   *[no] { $seat } nimmt { $card }
 }
event-spare = { $card } ist Ersatzkarte
event-showed = { $you ->
    [yes] Du zeigst { $first } und { $second }
   *[no] { $seat } zeigt { $first } und { $second }
 }
event-chose = { $you ->
    [yes] Du stellst { $car } nach vorn
   *[no] { $seat } stellt { $car } nach vorn
 }
event-starts = { $car } startet von Platz { $place }
event-section = Durchgang { $round }: Abschnitt { $section }, Tempolimit { $limit }{ $drs ->
    [yes] , DRS
   *[no] { "" }
 }
event-sealed = { $you ->
    [yes] Dein Plan steht
   *[no] { $seat } hat einen Plan
 }
event-revealed = { $car } fährt { $speed }: Motor { $power } + { $number } von { $card }
event-pitted = { $car } fährt an die Box und lässt eine Lücke
event-checked = { $how ->
    [fails] { $car } ist mit { $speed } am schnellsten: Würfel { $ahead } + { $behind } = { $sum }, mehr als { $difficulty }
   *[holds] { $car } ist mit { $speed } am schnellsten: Würfel { $ahead } + { $behind } = { $sum }, bis { $difficulty } geht es gut
 }
event-fell = { $car } fällt { $slots ->
    [one] 1 Platz
   *[other] { $slots } Plätze
 } zurück
event-damaged = { $car } ist beschädigt
event-passed = { $what ->
    [sl] { $car } überholt die SL-Karte: { $speed } gegen { $against }
    [gap] { $car } überholt eine Lücke: { $speed } gegen { $against }
   *[car] { $how ->
        [drs] { $car } überholt { $item } mit DRS: beide fahren { $speed }
       *[faster] { $car } überholt { $item }: { $speed } gegen { $against }
     }
 }
event-held = { $what ->
    [sl] { $car } bleibt hinter der SL-Karte: { $speed } gegen { $against }
    [gap] { $car } bleibt hinter einer Lücke: { $speed } gegen { $against }
   *[car] { $car } bleibt hinter { $item }: { $speed } gegen { $against }
 }
event-blocked = { $car } kommt an { $item } nicht vorbei: Die Karte dort ist schon verdeckt
event-spent = { $car } darf in diesem Durchgang niemanden mehr überholen
event-leads = { $car } hat freie Bahn
event-returned = { $car } kommt repariert auf Position { $slot } zurück
event-exchanged = { $you ->
    [yes] Du tauschst { $given } gegen die Ersatzkarte { $taken }
   *[no] { $seat } tauscht { $given } gegen die Ersatzkarte { $taken }
 }
event-declined = { $you ->
    [yes] Du behältst beide Karten
   *[no] { $seat } behält beide Karten
 }
event-finished = { $car } wird { ORDINAL($place) }

## Was gefragt wird

ask-first-order = Die Reihenfolge wird ausgelost.
ask-deal-middle = Die erste Karte kommt in die Mitte.
ask-deal-first = { $you ->
    [yes] Du bekommst eine Karte.
   *[no] { $seat } bekommt eine Karte.
 }
ask-draft-first = { $you ->
    [yes] Du hast { $card } gezogen: behalten, abwerfen oder tauschen?
   *[no] { $seat } darf die Karte behalten, abwerfen oder tauschen.
 }
ask-deal-second = { $you ->
    [yes] Du bekommst noch eine Karte.
   *[no] { $seat } bekommt noch eine Karte.
 }
ask-draft-second = { $you ->
    [yes] Du hast { $card } gezogen: behalten oder tauschen?
   *[no] { $seat } darf die Karte behalten oder tauschen.
 }
ask-draft-fill = { $you ->
    [yes] { $swapped ->
        [yes] Nimm eine Karte aus der Mitte.
       *[no] Nimm eine Karte aus der Mitte oder tausche { $card } dagegen.
     }
   *[no] { $seat } sucht sich eine Karte aus der Mitte aus.
 }
ask-grid-choice = { $you ->
    [yes] Welches deiner Autos startet vorn?
   *[no] { $seat } entscheidet, welches Auto vorn startet.
 }
ask-plan = { $you ->
    [yes] Abschnitt { $section }, Tempolimit { $limit }: Wähle für jedes Auto eine Karte und eine Zahl.
   *[no] Es fehlen noch die Pläne von { $waiting }.
 }
ask-swap = { $you ->
    [yes] { $car } ist zurück: Karte gegen eine Ersatzkarte tauschen?
   *[no] { $seat } darf eine Karte gegen eine Ersatzkarte tauschen.
 }
ask-end = Das Rennen ist vorbei.

## Was man antworten kann

choice-keep = Behalten
choice-discard = Abwerfen
    .effect = du ziehst später eine andere Karte
choice-swap = Tauschen
choice-swap-for = Tauschen gegen { $card }
choice-take = Karte nehmen
choice-take-card = { $card } nehmen
choice-in-front = { $car } nach vorn
    .effect = Motor { $power }, überholt bis zu { $limit }
choice-give = { $card } abgeben
choice-exchange = { $given } gegen { $card } tauschen
choice-decline = Beide Karten behalten
choice-first-card = { $car } fährt mit { $card }
choice-stop-and-card = { $car } an die Box, { $other } fährt mit { $card }
choice-plan = { $first }; { $second }
choice-drive = { $over ->
    [yes] { $car } fährt { $speed } mit { $card }, über dem Limit
   *[no] { $car } fährt { $speed } mit { $card }
 }
choice-stop = { $car } an die Box

## Der Bildschirm im Terminal

screen-race = { $circuit }, Schwierigkeit { $difficulty }: Durchgang { $round } von { $rounds }
screen-before = { $circuit }, Schwierigkeit { $difficulty }: vor dem Rennen
screen-section = Abschnitt
screen-limit = Limit
screen-slot = Position
screen-line = Reihe
screen-power = Motor
screen-owner = Fahrer
screen-signs = [ ] deins   ' beschädigt   Motor [wie viele es überholen darf]
screen-points = { $points } Pkt.
screen-card = { $code } { $low }/{ $high } Würfel { $die }
screen-hidden = verdeckte Karte
screen-planned = Plan steht
screen-plan = Plan { $plan }
screen-middle = Mitte
screen-spare = Ersatz
screen-unseen = Verdeckt
screen-nothing = nichts
screen-chances = Deine Autos: Tempo gegen das Limit; die Würfel daneben
screen-beside = davor { $ahead }, dahinter { $behind }
screen-dice = { $pits ->
    [yes] { $car } { $dice }/Box
   *[no] { $car } { $dice }
 }
screen-own-die = eigener

## Das Ergebnis

result-cars = Zieleinlauf
result-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
result-players = Punkte
result-level = { $first } und { $second }: je { $points } Punkte, das beste Auto entscheidet ({ $clause }).
result-won = { $you ->
    [yes] Du gewinnst das Rennen.
   *[no] { $seat } gewinnt das Rennen.
 }

## Die Zeichnung

picture-reveal = beim Aufdecken
picture-now = jetzt
picture-section = Abschnitt { $section }
picture-limit = { $drs ->
    [yes] SL { $limit } DRS
   *[no] SL { $limit }
 }
picture-damaged = beschädigt
picture-die = Würfel { $die }
picture-gap = Lücke

## Optionen

option-laps = Runden
    .about = Eine Runde dauert sechs Durchgänge.
option-laps-1 = 1 Runde, 6 Durchgänge
option-laps-2 = 2 Runden, 12 Durchgänge
option-laps-3 = 3 Runden, 18 Durchgänge
option-circuit = Strecke
    .about = Wo gefahren wird.
option-teams = Teams
    .about = Eines für jeden Spieler, zum Beispiel R,Y,G,B.
option-draft = Reihenfolge der Kartenwahl
    .about = Wer zuerst wählt, nach dem Stand der Saison, zum Beispiel 2,1,3.

## Die Seite: das Rennen

page-pitch = Verdeckte Tempopläne gegen ein Tempolimit
page-minutes = 20 Min.
page-circuit = Strecke
page-round = Durchgang
page-round-of = { $round } / { $rounds }
page-draft = Kartenwahl
page-limit = Tempolimit
page-limit-now = { $drs ->
    [yes] { $limit }, DRS
   *[no] { $limit }
 }
page-difficulty = Schwierigkeit
page-difficulty-value = Schaden: Würfel über { $difficulty }
page-power = Motor
page-power-long = Motorleistung, und wie viele Autos es überholen darf
page-state = Zustand
page-state-damaged = DEF
page-damaged = beschädigt
page-state-pits = BOX
page-in-pits = in der Box
page-car-values = Motor { $power }, überholt bis zu { $limit }
page-place = { ORDINAL($place) }
page-cards = Karten
page-hidden-card = eine verdeckte Karte
page-turn-title = { $turn ->
    [0] Vor dem Rennen
   *[other] Durchgang { $turn }
 }
page-lap = Runde { $lap }
page-ending = Der letzte Durchgang ist gefahren: Das Rennen ist vorbei.
page-next-draft = Nächstes Rennen: Wer in diesem die wenigsten Punkte hat, ist bei der Kartenwahl als Erster dran (QGP-3.2).
page-if-now = Wäre jetzt Schluss
page-both-cars = A + B
page-points = Punkte

## Die Seite: die Reihe

page-line = Die Reihe der Autos, die Spitze rechts
page-rows = Die Reihe der Autos, die Spitze zuerst
page-section = Abschnitt { $section }
page-section-limit = Limit
page-section-now = jetzt
page-drs = DRS
page-drs-long = DRS: Gleiches Tempo reicht zum Überholen
page-safety-limit = Tempolimit { $limit }
page-sl = SL { $limit }
page-sl-means = freie Bahn
page-gap = LÜCKE
page-gap-drives = fährt { $limit }
page-gap-of-pits = in der Box: fährt { $limit }
page-bar-power = Motor { $power }
page-bar-card = Karte { $number }
page-bar-stop = Boxenstopp
page-check-holds = Sicher bis { $difficulty }
page-check-fails = { $back ->
    [0] Schaden
   *[other] Schaden, { $back } zurück
 }
page-twin-empty = Noch ist kein Auto auf der Strecke.
page-twin-middle = In der Mitte: { $card }
page-twin-sl = { $first ->
    [yes] Die SL-Karte, Limit { $limit }, ganz vorn
   *[no] Die SL-Karte, Limit { $limit }, hinter { $ahead }
 }
page-twin-car = { ORDINAL($place) } { $car }, { $name }, Motor { $power }, überholt bis zu { $limit }{ $damaged ->
    [yes] , beschädigt
   *[no] { "" }
 }{ $behind ->
    [sl] , hinter der SL-Karte
    [car] , hinter { $ahead }
   *[nothing] { "" }
 }

## Die Seite: wie ein Durchgang gefahren wurde

page-playback = Wie der Durchgang gefahren wurde
page-plans = Pläne
page-phase-reveal = Aufdecken
page-phase-checks = Schadensproben
page-phase-comparisons = Überholen
page-phase-returns = Zurück von der Box
page-all-revealed = Alle Pläne sind aufgedeckt.
page-step-back = ◀ Schritt
page-step = Schritt ▶
page-pause = ❚❚ Pause
page-play = ▶ Abspielen
page-skip = Überspringen
page-last-round = ▶ Letzter Durchgang

## Die Seite: Karten und Pläne

page-all-cards = Die Karten aller
page-middle = In der Mitte
page-spare = Ersatz
page-deck = { $cards } verdeckt
page-card-hint = Alle fahren mit zwei Karten. Jede gibt zwei Geschwindigkeiten zur Wahl, einen Startplatz (Q1 ganz vorn, BG ganz hinten) und einen Würfel, der zählt, wenn ein Auto daneben zu schnell fährt.
page-planned = Plan steht
page-planning = plant
page-drafting = ist dran
page-choosing = wählt
page-pick-swap = Tausche sie gegen { $card }
page-pick-spare = Gib eine Karte für die Ersatzkarte { $card }
page-pick-take = Nimm { $card }
page-pick-take-or-swap = Nimm sie oder tausche dagegen: { $card }
page-pick-next = Wähle jetzt die Karte, die du dafür willst.
page-grid = Die Startaufstellung: Plätze nach den Marken der Karten
page-grid-car = { $car }: Motor { $power }, überholt bis zu { $limit }
page-plan-label = Dein Plan für Abschnitt { $section }, Tempolimit { $limit }
page-plan-hint = Abschnitt { $section }, Limit { $limit }: Tempo ist Motor + Karte. Wer schneller ist, überholt. Das schnellste Auto über dem Limit riskiert einen Schaden.
page-under = darunter
page-equal = genau
page-above = darüber
page-above-risk = darüber; ist es das schnellste, gibt es Schaden, wenn Würfel { $ahead } + { $behind } mehr als { $difficulty } ergeben
page-own-die = { $die } (eigener)
page-stop = Boxenstopp
page-stop-short = repariert
page-stop-long = repariert, und du darfst eine Karte tauschen

# Meisterschaft
season-about = Die meisten Punkte. Bei Gleichstand: Siege, zweite Plätze und so weiter, dann das letzte Rennen.
season-first = Die Reihenfolge der Kartenwahl im ersten Rennen wird ausgelost.
season-draft = Wer die wenigsten Punkte hat, wählt zuerst: { $who }.

# Einführung
lesson =
    .title = Verdeckte Tempopläne
    .text = Zwei Autos, zwei Tempokarten, eine Reihe. In jedem Abschnitt wählen alle heimlich ihr Tempo; dann fahren die Autos, von hinten nach vorn.
lesson-draft =
    .title = Such dir Karten aus
    .say = Du fährst Grün. Du hast Q3 gezogen: Tempo 3 oder 5. In der Mitte liegen Q6 und Q2. Niedrige Karten starten weiter vorn, hohe sind schneller. Tausche deine Karte gegen Q6.
    .after = Jetzt liegt Q3 in der Mitte, und alle wissen, dass du Q6 hast: Tempo 2 oder 6, und ein Würfel, der 6 zeigt.
lesson-hand =
    .title = Die zweite Karte
    .say = Jetzt liegen alle übrigen Karten in der Mitte. Du fährst Rot und hast Q1. Am Ende haben alle zwei Karten. Nimm Q8: 4 oder 6.
    .after = Q1 und Q8: der beste Startplatz und eine schnelle Karte. Die anderen nehmen reihum ihre Karten; was übrig bleibt, sind die Ersatzkarten.
lesson-grid =
    .title = Wer startet vorn?
    .say = Die Karten bestimmen die Startaufstellung: Q1 startet ganz vorn, BG ganz hinten. Du fährst Blau, mit Q4 und BG. Auto A ist das stärkere: Es hat Motor 3 und darf drei Autos überholen. Stell Auto A nach vorn.
    .after = Die SL-Karte führt die Reihe an, dann kommen Rot A, Gelb A, Grün A und dein Blau A; die B-Autos folgen. Die SL-Karte steht für die freie Bahn: Sie fährt genau das Tempolimit des Abschnitts.
lesson-sl =
    .title = Überhole die SL-Karte
    .say = Abschnitt 2, Tempolimit 6. Du fährst Blau. Das Tempo eines Autos ist sein Motor plus eine Zahl seiner Karte. Blau A kann 3 + 4 = 7 fahren: über dem Limit, und schnell genug für die SL-Karte. Plane Q8 mit der 4 für Blau A und Q5 mit der 1 für Blau B.
    .after = Blau A war das schnellste Auto und über dem Limit, also war eine Schadensprobe fällig: Die Würfel daneben zeigen 4 + 1 = 5, und bis zur Schwierigkeit 8 geht es gut. Dann hat Blau A die SL-Karte überholt und auch Rot A mit Tempo 5.
lesson-drs =
    .title = Gleich schnell mit DRS
    .say = In einem DRS-Abschnitt reicht gleiches Tempo zum Überholen. Rot A kann 5 fahren, und du auch. Plane Q6 mit der 2 für Blau A und Q5 mit der 1 für Blau B.
    .after = Von hinten nach vorn: Blau B überholt Rot B, 3 gegen 3. Blau A überholt Rot A, 5 gegen 5. Niemand überholt zurück: Ist ein Auto gefahren, wird seine Karte verdeckt, und niemand kommt mehr daran vorbei.
lesson-too-fast =
    .title = Zu schnell
    .say = Monaco: Limit 7, und die Schwierigkeit ist nur 6. Du fährst Grün. Geh das Risiko ein: Q3 mit der 5 macht Tempo 8 für Grün A. Plane Q6 mit der 2 für Grün B.
    .after = Nur die schnellsten Autos müssen zur Schadensprobe. Die Würfel neben Grün A zeigen 6 + 4 = 10, mehr als 6: Grün A ist beschädigt und fällt einen Platz zurück, denn es war um 1 zu schnell. Blau B war genauso schnell, aber mit 1 + 2 geht es gut. Sieh dir die Würfel deiner Nachbarn an, bevor du über das Limit gehst.
lesson-repair =
    .title = Ab in die Reparatur
    .say = Ein beschädigtes Auto hat keine Motorleistung und überholt höchstens ein Auto. Schick Grün A an die Box: Es lässt eine Lücke, die genau das Limit fährt. Plane Q3 mit der 3 für Grün B.
    .after = Blau A hat die Lücke und Rot A überholt, also ist die Lücke einen Platz zurückgefallen. Dort ist Grün A zurückgekommen, repariert. Grün B hat Rot B überholt.
lesson-swap =
    .title = Tausche eine Karte
    .say = Nach einem Boxenstopp darfst du eine deiner Karten gegen eine Ersatzkarte tauschen. BG bietet 5 und 6: stark, aber oft über dem Limit. Tausche sie gegen Q4.
    .after = BG ist jetzt Ersatzkarte für alle, die nach dir an die Box fahren. Nach dem letzten Abschnitt ist die Reihe das Ergebnis: Das vorderste Auto bekommt die meisten Punkte. Versuch es jetzt gegen Bots.

# Die Regeln in Kürze, und ein Glossar; `also` nennt andere Wörter, nach denen gesucht wird.
guide-aim = Zwei Autos, acht in der Reihe, sechs Abschnitte je Runde. Sei schnell, aber nicht der Allerschnellste über dem Tempolimit. Wer die meisten Punkte hat, gewinnt.
guide-turn-1 = Vor dem Rennen wählen alle zwei Tempokarten; sie bestimmen auch die Startaufstellung.
guide-turn-2 = In jedem Abschnitt wählen alle verdeckt für beide Autos eine Karte und eine ihrer zwei Zahlen. Ein beschädigtes Auto darf stattdessen an die Box.
guide-turn-3 = Alle Pläne werden gleichzeitig aufgedeckt. Das Tempo eines Autos ist sein Motor plus die Zahl.
guide-turn-4 = Die schnellsten Autos müssen zur Schadensprobe, wenn sie über dem Limit sind.
guide-turn-5 = Von hinten nach vorn überholt jedes Auto langsamere vor ihm, so viele es darf. Dann gehen die Karten auf die Hand zurück.
guide-end = Nach dem letzten Abschnitt ist die Reihe das Ergebnis. Jedes Auto kommt ins Ziel.
guide-score = Die acht Plätze bringen 10, 8, 6, 5, 4, 3, 2 und 1 Punkte; deine beiden Autos zählen zusammen.
term-speed = Motor plus gewählte Zahl. Das schnellere Auto überholt.
    .title = Tempo
    .also = total speed, Motor, Geschwindigkeit, schnell
term-limit = So schnell ist ein Abschnitt sicher zu fahren. Wer darüber am schnellsten ist, muss zur Schadensprobe.
    .title = Tempolimit
    .also = SL, safety limit, Limit, zu schnell
term-sl-card = Die freie Bahn vor dem Führenden. Sie fährt genau das Limit: Zum Überholen brauchst du mehr.
    .title = SL-Karte
    .also = SL card, freie Bahn
term-check = Die Würfel der beiden Nachbarkarten werden addiert. Liegt die Summe über der Schwierigkeit der Strecke, ist das Auto beschädigt.
    .title = Schadensprobe
    .also = check, Würfel, Schwierigkeit, Risiko, difficulty
term-damaged = Kein Motor, überholt höchstens ein Auto, bis ein Boxenstopp es repariert.
    .title = Beschädigt
    .also = damaged, kaputt, reparieren, Schaden
term-drs = Ein Abschnitt, in dem gleiches Tempo zum Überholen reicht.
    .title = DRS-Abschnitt
    .also = drs, gleiches Tempo
term-passing = So viele Autos darf ein Auto in einem Abschnitt überholen.
    .title = Überhollimit
    .also = passing limit, überholen
term-gap = Der Platz eines Autos, das in der Box ist. Er fährt genau das Limit.
    .title = Lücke
    .also = gap, Boxenstopp, Box
term-spare = Eine Karte, die bei der Kartenwahl übrig blieb. Nach einem Boxenstopp darfst du eine von deinen dagegen tauschen.
    .title = Ersatzkarte
    .also = spare, tauschen
term-draft = Das Verteilen und Wählen der Tempokarten vor dem Rennen.
    .title = Kartenwahl
    .also = draft, behalten, tauschen, Mitte
term-marks = Q1 startet ganz vorn, Q8 weit hinten, BG als Letzter.
    .title = Startmarke
    .also = Q1, BG, Startaufstellung, Pole

# Der Bericht eines Rennens, wie ein Reporter ihn erzählt; `way` wählt eine von mehreren Fassungen.
tale-scene = Willkommen in { $circuit }: { $rounds } Durchgänge bis zur Flagge, und geplant wird verdeckt.
tale-dares = { $way ->
    [a] { $car } fährt { $speed }, { $over } über dem Limit, und kommt damit durch.
    [b] { $over } über dem Limit! { $car } wagt es, und das Auto hält.
   *[c] Vollgas mit { $speed }: { $car } ist über dem Limit und bleibt heil.
 }
tale-damaged = { $way ->
    [a] { $car } ist zu schnell: Das Auto ist beschädigt und fällt von Platz { $place } zurück.
    [b] Zu viel riskiert: Eben war { $car } noch auf Platz { $place }, jetzt geht es beschädigt weiter.
   *[c] Da fliegen Teile! { $car } war bis zu dieser Kurve auf Platz { $place }.
 }
tale-pits = { $way ->
    [a] { $car } kommt von Platz { $place } an die Box.
    [b] Die Mannschaft wartet schon: { $car } gibt Platz { $place } für die Reparatur her.
   *[c] { $car } muss an die Box, Platz { $place } ist weg.
 }
tale-returns = { $way ->
    [a] { $car } ist repariert zurück auf der Strecke, auf Platz { $to }.
   *[b] Wie neu kommt { $car } auf Platz { $to } zurück.
 }
tale-passes = { $way ->
    [a] { $car } überholt { $passed } Autos auf einmal und ist auf Platz { $to }.
    [b] { $car } pflügt durch das Feld, vor auf Platz { $to }.
   *[c] { $passed } Autos in einem Durchgang! { $car } ist auf Platz { $to }.
 }
tale-stuck = { $way ->
    [a] { $car } wäre schnell genug, aber { $other } macht die Tür zu.
    [b] Kein Vorbeikommen: { $car } steckt hinter { $other } fest.
   *[c] { $other } lässt { $car } keinen Platz.
 }
