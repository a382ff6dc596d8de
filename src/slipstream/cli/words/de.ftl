# Was das Terminal selbst in einem Rennen und davon sagt.

## Wer wo sitzt

cli-bot = Bot { $n }
cli-seat = Platz { $n }
cli-dealer = den Geber
cli-you = dich
cli-driver = { $driver } ({ $plate }), { $level ->
    [rookie] Neuling
    [club] Klub
    [pro] Profi
    [ace] Ass
   *[other] { $level }
 }, { $character }: { $line }

## Das Rennen an der Eingabe

cli-title = { $game }, Startwert { $seed }
cli-welcome = Wähle nach Nummer; ? hilft weiter.
cli-back = 0 geht zurück
cli-no-number = Hier gibt es keine { $number }: Wähle 1 bis { $last }, oder ? für Hilfe.
cli-not-an-answer = „{ $token }“ ist hier keine Antwort: Wähle 1 bis { $last }, oder ? für Hilfe.
cli-not-allowed = „{ $token }“ ist hier nicht erlaubt: Wähle 1 bis { $last }; „c { $clause }“ zeigt, warum.
cli-undone = Zurückgenommen. Was noch einmal gezogen oder gewürfelt wird, ist neu.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen: Das ist deine erste Entscheidung.
cli-undo-revealed = Die Pläne sind aufgedeckt: Was davor war, kann nicht zurückgenommen werden.
cli-no-clause = Einen Paragrafen „{ $clause }“ gibt es in den Regeln nicht.
cli-nothing-unseen = In diesem Spiel gibt es nichts zu zählen.
cli-saved = Gespeichert in { $file }.
cli-not-saved = Nicht gespeichert: { $why }.
cli-goodbye = Bis bald.
cli-interrupted = Abgebrochen.
cli-end-of-input = Ende der Eingabe.
cli-nothing-saved = Du hast noch nicht gespielt, darum ist nichts gespeichert.
cli-go-on = Das Rennen ist gespeichert; weiter geht es mit: { $command }
cli-finished = Das Rennen ist gespeichert in { $file }; ansehen mit: { $command }

## Hilfe an der Eingabe

cli-help-number = nach Nummer wählen; 0 geht aus dem zweiten Menü zurück
    .key = 1, 2, ...
cli-help-token = nach Kürzel wählen, wie Menü und Aufzeichnung es schreiben; einen Weg als ein Wort
    .key = ein Kürzel
cli-help-hint = was ein Ass täte: die besten Züge, und warum
    .key = h
cli-help-undo = die letzte Entscheidung zurücknehmen; Karten und Würfe danach sind neu
    .key = u
cli-help-log = was in den letzten Zügen geschah, mit den Regeln dazu
    .key = l
cli-help-clause = der Text einer Regel, etwa: c FMR-5.1.2
    .key = c REGEL
cli-help-unseen = was gespielt ist und was du noch nicht gesehen hast
    .key = d
cli-help-redraw = den Bildschirm neu zeichnen
    .key = r
cli-help-save = speichern
    .key = s [Datei]
cli-help-quit = speichern und beenden
    .key = q

## Was eine Antwort bewirken würde

cli-luck = der Rest ist Glück
cli-choice = du hast die Wahl
cli-up-to = bis { $place }, { $outcome }
cli-worth = { $points ->
    [one] { $gain } Punkt für dich
   *[other] { $gain } Punkte für dich
 }
cli-chance = { $outcomes } ({ $share } %) { $what }

## Dateien

cli-no-directory = { $file } kann nicht geschrieben werden: Den Ordner { $directory } gibt es nicht
cli-not-a-race = { $file } ist kein gespeichertes Rennen und wird nicht überschrieben
cli-cannot-write = { $file } kann nicht geschrieben werden: { $why }
cli-cannot-read = { $file } kann nicht gelesen werden: { $why }
cli-is-directory = { $file } ist ein Ordner, keine Datei
cli-not-text = { $file } ist keine Textdatei
cli-too-large = { $file } ist zu groß für die Aufzeichnung eines Rennens

## Stellungen und Aufzeichnungen

cli-seen-by = { $game } ({ $who })
cli-spectator = Zuschauer
cli-waiting = Warten auf { $seats }.
cli-legal = Erlaubt:
cli-record = { $seats ->
    [one] { $game }, 1 Platz:
   *[other] { $game }, { $seats } Plätze:
 }
cli-comment = Zug { $move }:

## Nach dem Rennen

cli-analysis = { $game }: was jede Entscheidung kostete (je { $playouts } Probefahrten, Startwert { $seed })
cli-analysis-driver = Fahrer
cli-analysis-decisions = Züge
cli-analysis-win = Siegchance verloren (%)
cli-analysis-places = Plätze verloren
cli-mark = { $mark ->
    [slip] Ungenauigkeit
    [mistake] Fehler
    [blunder] Grober Fehler
    [brilliant] Brillant
   *[other] Kleiner Verlust
 }
cli-marks = { $mark ->
    [slip] Ungenau
    [mistake] Fehler
    [blunder] Grobe Fehler
   *[brilliant] Brillant
 }
cli-analysis-note = Mittlerer Verlust je Entscheidung; erzwungene und belanglose zählen nicht. Ein Verlust unter zwei Standardfehlern zählt als keiner.
cli-analysis-amount = { $value } ± { $error }
cli-analysis-of = Durchgang { $turn }, Zug { $move }. { $mark }
cli-analysis-cost = Durchgang { $turn }, Zug { $move }. { $mark }: { $lost }
cli-lost-win = { $value } ± { $error } % Siegchance
cli-lost-places = { $value } ± { $error } Plätze
cli-analysis-played = gespielt
cli-analysis-best = besser
cli-fortune = Glück: wie sehr der Zufall jede Siegchance verändert hat, mindestens (in %)
cli-fortune-all = Glück
cli-fortune-own = Eigene Karten
cli-fortune-others = Fremde Karten
cli-fortune-events = Ereignisse, Würfel
cli-fortune-driving = Können
cli-fortune-points = Punkte
cli-fortune-adjusted = Ohne Glück
cli-fortune-note = Glück und Können ergeben das Ergebnis abzüglich der Siegchance am Start. In diesem Spiel erklärt das Glück, das der Richter sieht, { $percent } % der Unterschiede zwischen Ergebnissen; der Rest zählt als Können.
cli-turning = Wendepunkte
cli-turning-point = Durchgang { $turn }, Züge { $begin } bis { $move }. { $seat }: Siegchance von { $before } auf { $after } %
