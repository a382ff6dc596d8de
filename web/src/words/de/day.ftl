# Das Rennen des Tages, und Tische mit denselben Karten.

day-title = Rennen des Tages
day-of = Das Rennen vom { $day }
day-what = Alle bekommen dieselben Karten, gegen dieselben drei Fahrer. Du hast einen Versuch.
day-drive = Mitfahren
day-on = Zurück zu deinem Rennen
day-driven = Du bist das heutige Rennen gefahren.
day-sealed = Bis zwei Stunden nach Mitternacht (UTC) sieht jedes Rennen nur sein Fahrer.
day-before = Der Tag davor
day-today = Heute
same-title = Dieselben Karten
same-what = Alle Tische mit diesen Karten, das beste Ergebnis zuerst.
same-driver = Fahrer
same-place = Platz
same-points = Punkte
same-lost = Verlust
same-lost-title = Mittlerer Verlust je Entscheidung, in Prozent eines Sieges, wo das Rennen bewertet ist
same-state = { $state ->
    [late] nicht rechtzeitig fertig
   *[other] noch unterwegs
 }
same-nobody = Noch ist niemand gefahren.
same-sealed = Ein Tisch mit diesen Karten fährt noch, darum bleiben die Rennen verschlossen.
same-back = Zurück zum Tisch
same-compare = Mit anderen vergleichen
