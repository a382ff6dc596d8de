# Aufgaben, und das Profil eines Fahrers.

train = Training
train-astray = Nicht die beste Antwort. Versuch es noch einmal, oder lass sie dir zeigen.
train-show = Antwort zeigen
train-done = { $misses ->
    [0] Auf Anhieb gefunden!
   *[other] Das ist die Antwort.
 }
train-none = Hier gibt es noch keine Aufgaben.
train-own = Deine Fehler üben
profile = Dein Profil
profile-what = Was deine Rennen und Aufgaben über dein Fahren sagen. Es bleibt auf diesem Gerät.
profile-races = { $races ->
    [one] 1 Rennen
   *[other] { $races } Rennen
 }: Genauigkeit { $accuracy }, mittleres Glück { $luck }
profile-accuracy = Genauigkeit, Rennen für Rennen
profile-race = Genauigkeit { $accuracy }
profile-favourites = Die meisten Fehler: { $kinds }
profile-favourite = { $kind ->
    [play] Karte
    [play_card] Karte
    [activate] Karte
    [action] Karte
    [plan] Plan
    [pit] Boxenstopps
    [reaction] Boxenstopps
    [stay_or_leave] Boxenstopps
    [repair] Reparaturen
    [tyres] Reifen
    [new_tyres] Reifen
    [charge_continue] ein Wurf zu viel oder zu wenig
    [spin_reroll] ein Wurf zu viel oder zu wenig
    [draft_first] Kartenwahl vor dem Start
    [draft_second] Kartenwahl vor dem Start
    [draft_fill] Kartenwahl vor dem Start
    [swap] Kartentausch
    [refuel_row] Tanken
   *[other] andere Entscheidungen
 } (×{ $times })
profile-no-races = Noch kein bewertetes Rennen. Bleib beim Ergebnis, bis der Richter fertig ist.
profile-puzzles = Auf Anhieb gelöste Aufgaben: { $right } von { $all }
profile-forget = Profil löschen
