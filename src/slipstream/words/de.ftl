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

# Meisterschaften aller Spiele
season-championship = Meisterschaft
season-general = Die Spielregel kennt keine Meisterschaft. Punkte werden addiert; bei Gleichstand zählen Siege, zweite Plätze und so weiter, dann das letzte Rennen. Jedes Rennen beginnt von vorn.
season-anew = Jedes Rennen beginnt von vorn: Die Spielregel kennt keine Meisterschaft.
season-race-number = Rennen { $n }
season-column-table = Tabelle
season-column-place = Platz
season-column-name = Name
season-column-points = Punkte
season-length = { $n ->
    [one] 1 Rennen
   *[other] { $n } Rennen
 }
