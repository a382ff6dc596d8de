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
drawn-tag-off = ABSEITS
drawn-tag-zone = ! ZONE { $first }–{ $last }

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
