# Grand Prix-F1: alles, was von einem Rennen gesagt wird.
# $seat ist ein Spieler, $you, ob er der Leser ist; $car ist der Name eines Autos.

## Autos, Reifen, Karten, Felder

car-red = Rot
    .mark = R
car-green = Grün
    .mark = G
car-yellow = Gelb
    .mark = E
car-blue = Blau
    .mark = B
car-white = Weiß
    .mark = W
car-black = Schwarz
    .mark = S
car-orange = Orange
    .mark = O
car-silver = Silber
    .mark = I
start-number = die { $number }
start-sun = die Sonne
start-rain = den Regen
cards = { $count } × { $value }
space = { $name }
space-box = Box { $number }
space-box-in = Einfahrt Box { $number }
space-box-out = Ausfahrt Box { $number }
space-finish = ins Ziel

## Was geschah; kurz, als Vorschau einer Antwort

event-place = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
 } { $card }: { $car } startet auf { $space }
event-box = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } Box { $box }
event-stayed = { $car } bleibt in der Box: bisher { $litres } Liter
    .brief = { $litres } Liter
event-left = { $car } verlässt die Box
event-refuelled = { $how ->
    [none] { $car } bekommt keinen Sprit: Die Bank hat keinen mehr
    [row] { $car } tankt { $litres } Liter: { $row }
   *[hidden] { $car } tankt { $litres } Liter
 }
    .brief = { $how ->
    [none] kein Sprit
   *[row] { $litres } Liter
 }
event-tyres = { $car } wechselt auf { $tyres ->
    [rain] Regenreifen
   *[dry] Trockenreifen
 }
event-played = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
 } für { $car } eine { $card }{ $how ->
    [limited] , die nur { $value } zählt
   *[full] {""}
 }
event-drove = { $car } fährt { $way ->
    [overtaking] über die Überholspur{" "}
    [gravel] durch den Kies{" "}
    [pits] durch die Boxengasse{" "}
   *[lane] {""}
 }von { $from } auf { $to }
    .brief = { $way ->
    [overtaking] über die Überholspur{" "}
    [gravel] durch den Kies{" "}
    [pits] durch die Boxengasse{" "}
   *[lane] {""}
 }auf { $to }{ $next ->
    [gravel] {" "}(danach durch den Kies)
    [pit] {" "}(danach in die Boxengasse)
   *[free] {""}
 }
event-lap-done = { $laps ->
    [1] { $car } geht in die letzte Runde
   *[other] { $car } beendet eine Runde: noch { $laps }
 }
    .brief = Runde beendet
event-finished = { $car } kommt als { ORDINAL($place) } ins Ziel
    .brief = im Ziel
event-blocked = { $car } wird blockiert und verliert { $lost } Liter
    .brief = blockiert, { $lost } Liter verloren
event-gravel-stop = { $car } muss im Kies halten und verliert { $lost } Liter
    .brief = vom Kies gebremst, { $lost } Liter verloren
event-arrived = { $car } hält in der Box{ $lost ->
    [0] {""}
   *[other] {" "}und verliert { $lost } Liter
 }
    .brief = { $lost ->
    [0] kein Liter verloren
   *[other] { $lost } Liter verloren
 }
event-repaired = { $car } ist repariert
    .brief = repariert
event-damaged = { $car } ist beschädigt
    .brief = beschädigt
event-severe = { $car } hat einen schweren Unfall und fällt aus
    .brief = AUSFALL nach schwerem Unfall
event-bonus = { $ones ->
    [0] Kein Bonus für { $car }: Der Einerstapel ist leer
   *[other] { $car } bekommt { $ones } Liter Bonus
 }
    .brief = { $ones ->
    [0] kein Bonus mehr
   *[other] { $ones } Liter Bonus
 }
event-exchanged = { $how ->
    [three] { $you ->
        [yes] Du tauschst
       *[no] { $seat } tauscht
     } drei Einer gegen eine 3
    [two] { $you ->
        [yes] Du tauschst
       *[no] { $seat } tauscht
     } zwei Einer gegen eine 2
   *[keep] { $you ->
        [yes] Du behältst
       *[no] { $seat } behält
     } die Einer
 }
event-fined = { $car } muss { $points } Liter Strafe zahlen
    .brief = { $points } Liter Strafe
event-paid = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
 } mit einer { $card }
event-rain = Es beginnt zu regnen
    .brief = der Regen setzt ein
event-sun = Die Sonne kommt wieder heraus
    .brief = die Sonne kommt heraus
event-new-stack = { $ones ->
    [one] Der gebrauchte Einer wird zum neuen Einerstapel
   *[other] Die { $ones } gebrauchten Einer werden zum neuen Einerstapel
 }
event-out-of-fuel = { $car } hat keinen Sprit mehr und fällt aus
    .brief = AUSFALL ohne Sprit
event-disqualified = { $car } wird disqualifiziert: nie in der Box ausgesetzt
event-over = { $how ->
    [nobody] Das Rennen ist vorbei: Kein Auto wird gewertet
   *[won] Das Rennen ist vorbei: { $car } gewinnt
 }

## Was gefragt wird

ask-draw-place = Die Startplätze werden ausgelost.
ask-choose-box = { $you ->
    [yes] Welche Box nimmst du?
   *[no] { $seat } wählt eine Box.
 }
ask-stay-or-leave = { $you ->
    [yes] { $car } steht in der Box, bisher { $litres } Liter: bleiben oder losfahren?
   *[no] { $seat } entscheidet, ob { $car } die Box verlässt.
 }
ask-refuel-row = { $you ->
    [yes] { $litres } Liter für { $car }: in welchen Karten?
   *[no] { $seat } wählt Karten für { $litres } Liter.
 }
ask-tyres = { $you ->
    [yes] { $sky ->
        [rain] Es regnet
       *[sun] Die Sonne scheint
     }: welche Reifen für { $car }?
   *[no] { $seat } wählt Reifen für { $car }.
 }
ask-play-card = { $you ->
    [yes] Du bist dran: Spiel eine Karte für { $car } auf { $space }.
   *[no] { $seat } wählt eine Karte für { $car }.
 }
ask-draw-one = { $you ->
    [yes] Für dich wird die oberste Karte des Einerstapels aufgedeckt.
   *[no] Für { $seat } wird die oberste Karte des Einerstapels aufgedeckt.
 }
ask-bonus-exchange = { $you ->
    [yes] { $bonus } Liter Bonus: die Einer behalten oder tauschen?
   *[no] { $seat } darf die Einer des Bonus tauschen.
 }
ask-pay-fine = { $you ->
    [yes] { $fine } Liter Strafe, noch { $left } zu zahlen: mit welcher Karte?
   *[no] { $seat } zahlt die Strafe.
 }
ask-end = Das Rennen ist vorbei.

## Antworten

choice-box = Box { $number }
choice-stay = bleiben: danach { $litres } Liter
choice-leave = { $litres ->
    [0] losfahren ohne Sprit
   *[other] losfahren mit { $litres } Litern
 }
choice-row = { $row }: { $litres } Liter in { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
choice-no-fuel = kein Sprit: Die Bank hat keinen mehr
choice-dry = Trockenreifen
choice-rain = Regenreifen
choice-keep = die Einer behalten
choice-3 = eine 3 für drei Einer
choice-2 = eine 2 für zwei Einer
choice-2-1 = eine 2 für zwei Einer, einen behalten
choice-pay = eine { $value }: { $left ->
    [0] passt genau
   *[other] noch { $left } zu zahlen
 }
choice-overpay = eine { $value }: bezahlt, { $over } umsonst
choice-card = { $value }
choice-route = { $route ->
    [pit] in die Boxengasse
   *[box] in die Box
 }
choice-either = { $one } oder { $other }
way = { $route ->
    [pit] Boxengasse bis { $space }
    [box] { $space }
   *[lane] Strecke bis { $space }
 }{ $how ->
    [clear] {""}
   *[told] {" "}({ $outcome })
 }

## Was eine Karte bringt oder kostet

outcome-finish = über die Linie, Rennen beendet
outcome-severe = schwerer Unfall, Ausfall
outcome-damaged = beschädigt
outcome-limited = zählt nur { $value }
outcome-bonus = { $litres } Liter Bonus
outcome-fine = { $litres } Liter Strafe
outcome-lost = { $litres } Liter { $why ->
    [blocked] im Verkehr
    [gravel] im Kies
   *[box] in der Box
 } verloren
outcome-pit-next = danach in die Boxengasse
outcome-gravel-next = danach durch den Kies

## Der Bildschirm des Terminals und das Bild

screen-over = { $turns ->
    [one] Das Rennen ist nach 1 Zug vorbei.
   *[other] Das Rennen ist nach { $turns } Zügen vorbei.
 }
screen-turn = { $turn ->
    [0] Vor dem Rennen
   *[other] Zug { $turn }
 }
screen-sky = { $sky ->
    [rain] REGEN
   *[sun] Trocken
 }{ $cards ->
    [-1] {""}
    [one] , Regen in 1 Karte
   *[other] , Regen in { $cards } Karten
 }
screen-stack = Einerstapel { $stack }, gebraucht { $used }
screen-legend = + Bonus   - Strafe   ~ danach Kies   > danach Boxengasse   _ nur ein Auto
screen-boxes = Boxen
screen-beside = Neben der Strecke:
screen-beside-car = { $car } auf { $space }
screen-laps = { $laps ->
    [1] letzte Runde
   *[other] { $laps } Runden
 }
screen-to-go = noch { $spaces }
screen-litres = { $litres } l
screen-tyres = { $tyres ->
    [rain] Regen
   *[dry] trocken
 }{ $right ->
    [no] : FALSCH
   *[yes] {""}
 }
screen-damaged = DEFEKT
screen-visiting = Stopp { $sit_outs }
screen-hand = { $you ->
    [yes] Deine Hand
   *[no] Hand von { $seat }
 }
screen-hand-cards = { $cards } ({ $litres } Liter)
screen-no-cards = keine Karten
screen-unseen = Was jeder auf der Hand haben kann
screen-litres-column = Liter
screen-bank = In der Bank: { $cards }. Ihre Spritkarten sind geheim.
fate-finished = { ORDINAL($place) } im Ziel
fate-disqualified = disqualifiziert
fate-fuel = ohne Sprit
fate-crash = Unfall
result-places = Plätze
result-place = { ORDINAL($place) }
result-points = Punkte
result-player = { $seat } { $points }
result-won = { $you ->
    [yes] Du gewinnst das Rennen.
   *[no] { $seat } gewinnt das Rennen.
 }
result-nobody = Kein Auto wird gewertet: Niemand gewinnt.
picture-car = { $car } auf { $space }
picture-empty = Kein Auto auf der Strecke

## Optionen

option-laps = Runden
    .about = 4 Runden, zu höchstens sechst auch 5.
option-laps-4 = 4 Runden
option-laps-5 = 5 Runden
option-accidents = Unfälle
    .about = Ob Rammen die Autos beschädigt.
option-accidents-no = Aus
option-accidents-yes = An: Rammen beschädigt Autos
option-weather = Wetter
    .about = Wie das Wetter umschlägt.
option-weather-basic = Regen, wenn der Einerstapel leer ist
option-weather-sudden = Regenkarte im Einerstapel versteckt
option-weather-double = Es kann zweimal umschlagen

## Die Seite: was neben der Strecke steht

page-pitch = Sprit ist Tempo, und jede Karte zählt nur einmal
page-minutes = 60 Min.
page-lap = Runde
page-lap-of = { $lap } / { $laps }
page-lap-number = Runde { $lap }
page-turn = Zug
page-turn-title = { $turn ->
    [0] Vor dem Rennen
   *[other] Zug { $turn }
 }
page-weather = Wetter
page-sky = { $sky ->
    [rain] Regen
   *[sun] Trocken
 }
page-sky-now = { $sky ->
    [rain] Regen
   *[sun] { $cards ->
        [-1] Trocken
        [0] Trocken, gleich Regen
        [one] Noch 1 Karte trocken
       *[other] Noch { $cards } Karten trocken
     }
 }
page-fuel = Dein Sprit
page-litres = { $litres } Liter
page-column-space = Feld
    .title = Wo das Auto ist
page-column-gap = Abst.
    .title = Felder hinter dem Auto davor
page-column-tyre = Reifen
    .title = Reifen: D trocken, R Regen
page-column-fuel = Sprit
    .title = Liter auf der Hand
page-place = { ORDINAL($place) }
page-lead = Führt
page-out = AUS
page-disqualified = DSQ
page-in-box = BOX
page-in-box-long = { $turns ->
    [0] in der Box
    [one] in der Box, einmal ausgesetzt
   *[other] in der Box, { $turns }-mal ausgesetzt
 }
page-kind = { $kind ->
    [box] Box
    [pit] Boxengasse
    [gravel] Kies
    [overtake] Überholspur
   *[lane] Ideallinie
 }
page-laps-left = { $laps ->
    [1] letzte Runde
   *[other] noch { $laps } Runden
 }
page-laps = { $laps ->
    [1] Letzte Runde
   *[other] { $laps } Runden
 }
page-to-go = { $spaces ->
    [one] noch 1 Feld
   *[other] noch { $spaces } Felder
 }
page-tyres = { $tyres ->
    [rain] Regenreifen
   *[dry] Trockenreifen
 }{ $right ->
    [no] , die falschen
   *[yes] {""}
 }
page-damaged = beschädigt
page-behind = { $spaces ->
    [0] gleichauf mit { $car }
    [one] 1 Feld hinter { $car }
   *[other] { $spaces } Felder hinter { $car }
 }
page-leads = in Führung
page-twin = { ORDINAL($place) }: { $car } ({ $name }) auf { $space }, { $laps }
page-twin-out = { ORDINAL($place) }: { $car } ({ $name }), { $fate }
page-sheet-place = { $space }, { $laps }
page-sheet-box = Box
page-sheet-fuel = Sprit
page-sheet-cards = Karten
page-turn-order = Zugreihenfolge
page-stack = { $kind ->
    [rain] { $cards ->
        [one] Noch 1 Karte im Einerstapel. Die letzte bringt den Regen.
       *[other] Noch { $cards } Karten im Einerstapel. Die letzte bringt den Regen.
     }
   *[other] { $cards ->
        [one] Noch 1 Karte im Einerstapel.
       *[other] Noch { $cards } Karten im Einerstapel. Eine davon kann das Wetter ändern.
     }
 }
page-in-hand = { $litres ->
    [one] Liter auf der Hand
   *[other] Liter auf der Hand
 }
page-to-drive = { $spaces ->
    [one] Insgesamt noch 1 Feld zu fahren:
   *[other] Insgesamt noch { $spaces } Felder zu fahren:
 }
page-short = { $litres } zu wenig.
page-stop = Plane einen Boxenstopp.
page-enough = { $litres } übrig.

## Die Seite: die Strecke

page-board = Die Strecke mit ihren Autos
page-space-box = Box { $number }
page-space-box-in = Box { $number }, Einfahrt
page-space-box-out = Box { $number }, Ausfahrt
page-finish = Ziel
page-legend-bonus = Bonus: mehr Sprit
page-legend-fine = Strafe: kostet Sprit
page-legend-gravel = K: Kies
page-legend-overtake = U: Überholspur
page-legend-limit = B: Boxengasse, Limit 6
page-legend-detour = Halt: danach Kies
page-cost-out = aus
page-cost-hit = Schaden
page-cost-lost = { $litres } weg
page-cost-pits = Boxen
page-box-hint = Welche Box nimmst du? Dort bekommen deine Autos Sprit und Reifen.
page-take-box = Box { $box } nehmen
page-go-to = { $pits ->
    [yes] Boxengasse, bis { $space }
   *[no] Bis { $space }
 }
page-way = { $pits ->
    [yes] { $card } in die Boxengasse
   *[no] { $card }
 }: { $outcome }
page-cards-to = { $cards } bis { $space }: { $outcome }

## Die Seite: Karten

page-clear = freie Fahrt
page-card = Spritkarte { $value }
page-held = { $count } auf der Hand
page-pays = { $left ->
    [0] passt genau
   *[other] noch { $left } zu zahlen
 }
page-overpays = bezahlt, { $over } umsonst
page-pay-lower = eine niedrigere Karte reicht
page-pay-higher-first = zahl erst eine höhere
page-pay-downward = gezahlt wird von der höchsten Karte abwärts
page-row = { $litres } Liter in { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
page-row-turns = { $cards ->
    [one] reicht für 1 Zug
   *[other] reicht für { $cards } Züge
 }
page-place-change = von Platz { $from } auf { $to }
page-spaces = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
 }
page-nothing-lost = nichts verloren
page-left-for = { $spaces ->
    [one] übrig, noch 1 Feld für dieses Auto
   *[other] übrig, noch { $spaces } Felder für dieses Auto
 }

# Meisterschaft
season-about = Die höchste Summe. Bei Gleichstand: Siege, zweite Plätze, dann das letzte Rennen.
season-next = Startplätze werden neu ausgelost und Boxen neu gewählt.

# Einführung
lesson =
    .title = Sprit ist Tempo
    .text = Du fährst Grün. Jede Karte auf deiner Hand ist Sprit: Spiel sie, und dein Auto fährt so viele Felder, wie sie zeigt. Verbrauchter Sprit ist weg.
lesson-card =
    .title = Spiel eine Karte
    .say = Dein Auto steht auf 30, kurz vor der Linie. Rot blockiert Feld 2, auf dem nur ein Auto Platz hat. Die Marken zeigen, wohin dich jede Karte bringt. Spiel die 6.
    .after = Feld 2 ist besetzt, also fährst du über die Überholspur: 1, U1, U2, U3, 3 und 4. Eine Runde ist geschafft. Aber Feld 4 hat einen roten Rahmen: 6 Liter Strafe.
lesson-fine =
    .title = Zahl die Strafe
    .say = Wenn du auf einem roten Rahmen hältst, zahlst du so viele Liter von der Hand. Wechselgeld gibt es nicht, und du darfst nicht mit einer Karte zahlen, wenn eine niedrigere reicht. Zahl mit der 6.
    .after = Die 6 passt genau. Eine 10 und eine 4 behältst du. Am billigsten sind Züge, die auf Feldern ohne Rahmen enden.
lesson-bonus =
    .title = Hol dir einen Bonus
    .say = Feld 1 hat einen grünen Rahmen und +3: Du bekommst drei Einer vom Einerstapel. Von 27 sind es genau vier Felder dorthin. Spiel eine 4.
    .after = Drei Liter geschenkt. Der Einerstapel ist zugleich die Uhr des Wetters: Wenn seine letzte Karte genommen wird, beginnt es zu regnen.
lesson-exchange =
    .title = Tausche kleine Karten
    .say = Jede Karte kostet einen Zug, also sind drei Einer langsamer Sprit. Du darfst sie sofort gegen eine 3 tauschen oder gegen eine 2 und einen Einer. Nimm die 2 und den Einer.
    .after = Dieselben drei Liter, in zwei Zügen gefahren statt in dreien. Aber Feld 1 hat einen Haken: Wer dort hält, muss danach durch den Kies.
lesson-pits =
    .title = In die Boxengasse
    .say = Die Boxengasse zweigt hinter Feld 19 ab. Ab B2 zählt keine Karte mehr als 6. Die 10 kann auf beiden Wegen fahren: Vergleiche sie, dann fahr in die Boxengasse.
    .after = Die 10 zählte nur 6: Du stehst auf B4, und 4 Liter sind verloren. Auf der Strecke wärst du bis 27 gekommen, mit 4 Litern Strafe. Für die Boxengasse wäre eine 6 die bessere Karte gewesen.
lesson-box =
    .title = In die Box
    .say = Du hast Box 1, und die Einfahrt ist bei B3. Spiel die 6 in die Box.
    .after = Ein Auto hält in seiner Box, egal was von der Karte übrig ist: vier Felder gefahren, zwei Liter verloren. Von jetzt an entscheidest du zu Beginn jedes Zuges: bleiben oder losfahren.
lesson-wait =
    .title = Warte auf Sprit
    .say = Jeder Zug, den du in der Box bleibst, bringt mehr Sprit: 20 Liter nach einem Zug, 40 nach zweien, 50 nach dreien. Die ersten beiden lohnen sich am meisten. Bleib.
    .after = Wenn du jetzt losfährst, bekommst du 20 Liter.
lesson-again =
    .title = Und noch einmal
    .say = Bleib für weitere 20 Liter.
    .after = Das macht 40 Liter.
lesson-leave =
    .title = Verlass die Box
    .say = Jetzt fahr los. Du wählst deine Karten und die Reifen für das Wetter.
    .after = Deine 40 Liter kannst du auf fünf Arten nehmen.
lesson-fuel =
    .title = Wähle deinen Sprit
    .say = Wenige große Karten sind schnell; mit kleinen triffst du das Feld, auf dem du halten willst. Nimm drei 10er, eine 6 und eine 4. Nur du siehst, welche Karten du nimmst.
    .after = 40 Liter in fünf Karten. Zuletzt kommen die Reifen: Trockenreifen für die Sonne, Regenreifen für den Regen.
lesson-tyres =
    .title = Die falschen Reifen
    .say = Es regnet, und du fährst auf Trockenreifen: Jetzt zählt eine 10 nur 6 und eine 6 nur 4. Spiel die 10.
    .after = Sechs Felder für zehn Liter, und du stehst auf 11: Dein nächster Zug führt durch den Kies. Reifen wechselst du nur in deiner Box.
lesson-finish =
    .title = Über die Linie
    .say = Die letzte Runde, und du führst. Die Linie liegt direkt vor dir. Spiel die 10.
    .after = Mit der Linie endet dein Rennen; der Rest der Karte zählt nicht mehr. Du gewinnst. Versuch es jetzt gegen Bots.

# Die Regeln in Kürze, und ein Glossar; `also` nennt andere Wörter, nach denen gesucht wird.
guide-aim = Überquere nach der letzten Runde als Erster die Linie. Deine Hand ist dein Tank: Jede Karte ist Sprit und Tempo zugleich.
guide-turn-1 = Spiel eine Karte und fahr so viele Felder, wie sie zeigt. Die Karte ist verbraucht.
guide-turn-2 = Der Weg steht fest: zuerst die Strecke, die Überholspur, wenn die Strecke voll ist, der Kies, wenn auch sie voll ist. Du wählst nur zwischen Strecke und Boxengasse und ob du in deine Box fährst.
guide-turn-3 = Das Feld, auf dem du hältst, kann Liter kosten, Einer bringen oder dich danach durch den Kies oder die Boxengasse schicken.
guide-turn-4 = In deiner Box wartest du einen bis drei Züge auf 20, 40 oder 50 Liter und darfst Reifen wechseln.
guide-end = Das Rennen läuft, bis jedes Auto im Ziel oder ausgefallen ist. Wer eine Karte spielen muss und keine hat, fällt aus.
guide-score = In einer Meisterschaft bringen die Plätze 1 bis 6 10, 6, 4, 3, 2 und 1 Punkte. Im einzelnen Rennen gewinnt das erste Auto im Ziel.
term-litres = Die Summe deiner Handkarten. Eine 6 fährt sechs Felder und verbraucht 6 Liter.
    .title = Liter
    .also = litres, Sprit, Tank, Benzin, Karten
term-fine = Ein roter Rahmen: Wer dort hält, zahlt so viele Liter, ohne Wechselgeld.
    .title = Strafe
    .also = fine, roter Rahmen, zahlen
term-bonus = Ein grüner Rahmen: Wer dort hält, bekommt so viele Einer vom Einerstapel.
    .title = Bonus
    .also = grüner Rahmen, Bestzeit
term-ones = Der Stapel der Einer für den Bonus. Ist er aufgebraucht, beginnt es zu regnen.
    .title = Einerstapel
    .also = 1-stack, Einer, Regen, Wetter
term-exchange = Kleine Karten darfst du gegen größere mit derselben Summe tauschen, sobald du sie bekommst.
    .title = Tausch
    .also = exchange, tauschen, wechseln, Bank
term-overtaking = Die Außenseite von drei Kurven. Nur für Autos, deren Weg auf der Strecke voll ist.
    .title = Überholspur
    .also = overtaking lane, U1, außen
term-gravel = Ein Umweg außen um drei Kurven, für Autos, die Strecke und Überholspur voll finden oder auf 1 oder 11 gehalten haben.
    .title = Kiesbett
    .also = gravel, Kies, gelbe Felder, Umweg
term-blocked = Kein Feld voraus hat Platz: Das Auto hält, und der Rest der Karte ist verloren.
    .title = Blockiert
    .also = blocked, steckt fest, Unfall
term-pit-lane = Zweigt hinter Feld 19 ab und mündet bei 3. Keine Karte zählt dort mehr als 6.
    .title = Boxengasse
    .also = pit lane, B1, Boxenstopp
term-box = Dort bekommt dein Auto Sprit und Reifen. Es hält dort immer.
    .title = Box
    .also = tanken, warten, aussetzen, sit-out
term-tyres = Trockenreifen für die Sonne, Regenreifen für den Regen. Auf den falschen zählt eine 10 nur 6 und eine 6 nur 4.
    .title = Reifen
    .also = tyres, Regen, trocken, falsche Reifen

# Der Bericht eines Rennens, wie ein Reporter ihn erzählt; `way` wählt eine von mehreren Fassungen.
tale-scene = { $laps } Runden liegen vor uns, { $sky ->
    [rain] und es regnet.
   *[sun] und die Sonne scheint.
 }
tale-rain = { $ready ->
    [0] Regen! Niemand fährt auf Regenreifen.
    [one] Regen! Nur ein Auto fährt auf den richtigen Reifen.
   *[other] Regen! { $ready } Autos fahren auf den richtigen Reifen.
 }
tale-sun = Die Sonne ist wieder da, Regenreifen sind jetzt die falsche Wahl.
tale-severe = Ein schwerer Unfall, und { $car } ist ausgefallen, bis dahin auf Platz { $place }.
tale-out-of-fuel = { $car } rollt aus: kein Tropfen Sprit mehr, auf Platz { $place }.
tale-disqualified = { $car } wird disqualifiziert: nie in der Box ausgesetzt.
tale-stop = { $way ->
    [a] { $car } kommt von Platz { $place } an die Box, Stopp Nummer { $stop }.
    [b] An die Box: { $car }, auf der Strecke auf Platz { $place }.
   *[c] { $car } gibt Platz { $place } für einen Boxenstopp her.
 }
tale-tyres = { $tyres ->
    [rain] { $way ->
        [a] Regenreifen für { $car }.
       *[b] { $car } vertraut den Wolken und nimmt Regenreifen.
     }
   *[dry] { $way ->
        [a] { $car } wechselt zurück auf Trockenreifen.
       *[b] Trockenreifen für { $car }.
     }
 }
tale-fuel = { $way ->
    [a] { $litres } Liter für { $car }.
    [b] Ein langer Stopp: { $car } tankt { $litres } Liter.
   *[c] { $car } füllt { $litres } Liter nach.
 }
tale-blocked = { $way ->
    [a] { $car } läuft auf und verschwendet { $lost } Liter.
    [b] Kein Durchkommen für { $car }: { $lost } Liter umsonst verfahren.
   *[c] Im Verkehr verbrennt { $car } { $lost } Liter.
 }
tale-gravel = { $way ->
    [a] { $car } steht im Kies!
   *[b] Zu weit hinausgetragen: { $car } pflügt durch den Kies.
 }
tale-damaged = { $way ->
    [a] Berührung! { $car } ist beschädigt, auf Platz { $place }.
   *[b] { $car } fährt beschädigt weiter.
 }
tale-last-lap = Die letzte Runde beginnt, und { $car } führt.
