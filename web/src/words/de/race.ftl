top-locked = Gesperrt
top-your-move = Dein Zug
top-clock = Uhr
top-clock-left = noch { $time }
top-waiting = { $you ->
    [only] Du bist dran
    [also] Warten auf dich und { $who }
   *[no] Warten auf { $who }
 }
top-over = Das Rennen ist vorbei. { wins }.
top-watching = Du schaust zu
top-lost = Verbindung unterbrochen. Neuer Versuch.
wins = { $winner ->
    [you] Du gewinnst
    [nobody] Niemand gewinnt
   *[other] { $who } gewinnt
 }
tower-title = Reihenfolge
tower-place = Pl.
tower-car = Auto
tower-driver = Fahrer
tower-after = Danach
tower-gains = gewinnt { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
 }
tower-loses = verliert { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
 }
car-state = { $state ->
    [ready] fährt noch
    [moved] ist gefahren
   *[active] fährt jetzt
 }
tyre = { $letter ->
    [S] weiche Reifen
    [H] harte Reifen
    [W] Regenreifen
    [D] Trockenreifen
   *[R] Regenreifen
 }
tyre-bonus = Bonus noch nicht genutzt
tyre-wrong = falsch für dieses Wetter
tyre-due = müssen noch gewechselt werden
close-calls = Close Calls
die = Würfel: { $value }
carried-title = Was andere mit deinen Autos gemacht haben
carried-places = { $moved ->
    [yes] { from-to }
   *[no] bleibt { ORDINAL($to) }
 }{ $later ->
    [yes] , jetzt { ORDINAL($now) }
   *[no] { "" }
 }
from-to = von Platz { $from } auf { $to }
standings-title = Wäre jetzt Schluss
decision-title = Entscheidung
decision-play = Bestätigen
decision-choose = Deine Wahl
decision-choose-card = Wähle eine Karte.
decision-plan = Dein Plan
decision-choose-target = Wähle jetzt eins davon, hier oder auf dem Spielplan.
decision-take-back = Zurücknehmen
decision-hint = Tipp
hint-title = Was täte ein Ass?
hint-thinking = Überlegt …
hint-place = Erwarteter Platz: { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-take = Diesen Zug wählen
decision-luck = { $weight } von { $of }
decision-other-luck = oder { $others ->
    [one] 1 anderer Ausgang
   *[other] { $others } andere Ausgänge
 }
decision-nothing = Nichts zu entscheiden.
decision-not-asked = { $kind ->
    [card] Du brauchst jetzt keine Karte.
    [car] Dieses Auto steht nicht zur Wahl.
   *[space] Dieses Feld steht nicht zur Wahl.
 }
decision-forced = Nur ein Zug möglich: Er wird für dich gespielt.
decision-points-now = Punkte für dich, wäre jetzt Schluss
decision-next = dann wählst du wieder
decision-race-ends = das Rennen endet
decision-sealed = Deine Wahl steht. Du kannst sie noch ändern.
decision-to-end = Zum Ende springen
decision-to-end-title = Du hast nichts mehr zu entscheiden: gleich zum Ergebnis.
decision-ways = Möglichkeiten
hand-title = Deine Karten
tab = { $tab ->
    [race] Rennen
    [teams] Teams
    [rules] Regeln
    [signs] Legende
    [chat] Chat
    [board] Plan
   *[order] Stand
 }
log-car = Auto { $car }
log-empty = Noch ist nichts passiert.
log-grid = Die Startaufstellung von vorn: { $cars }
log-draws = { $you ->
    [yes] Du ziehst { $cards } Karten
   *[no] { $who } zieht { $cards } Karten
 }
team-cars = Autos
rules-search = Regeln durchsuchen
rules-none = Keine Regel passt dazu.
rules-loading = Die Regeln werden geladen.
rules-whole = Alle Regeln, Satz für Satz
rules-short = Regeln in Kürze
guide-aim = Ziel
guide-turn = Ablauf
guide-end = Das Ende
guide-score = Punkte
guide-terms = Glossar
rule = Regel { $clause }
chat-say = Schreib eine Nachricht
chat-unread = { $unread ->
    [one] 1 neue Nachricht
   *[other] { $unread } neue Nachrichten
 }
chat-send = Senden
chat-empty = Noch keine Nachrichten.
curtain-title = Gib das Gerät an { $name } weiter
curtain-text = Alle anderen schauen weg.
curtain-ready = Ich bin { $name }
consent-asks = { $who } möchte einen Zug zurücknehmen.
consent-agree = Zustimmen
consent-refuse = Ablehnen
consent-waiting = Warten auf die Zustimmung der anderen.
scene-plays = { $you ->
    [yes] Du spielst
   *[no] { $who } spielt
 } { $card }
scene-moves = { scene-plays }: { $car } { $moved ->
    [yes] { from-to }
   *[no] bleibt { ORDINAL($to) }
 }
show-title = Wiedergabe
show-pause = Pause
show-go-on = Weiter
show-skip = Überspringen
show-skip-title = Zu deiner nächsten Entscheidung springen
show-again = Noch einmal
show-speed = Tempo: { settings-speed-value }
twin-title = Der Spielplan in Worten
board-title = Der Spielplan
board-now = Jetzt
board-after = Nach diesem Zug
board-luck = Der Würfel entscheidet: { $outcomes } mögliche Ausgänge
board-closer = Vergrößern
board-further = Verkleinern
board-whole = Ganzen Spielplan zeigen
