settings-speed = Tempo von Animation und Bots
settings-speed-value = { $speed ->
    [slow] Langsam
    [normal] Normal
    [fast] Schnell
   *[off] Sofort
 }
settings-theme = Farben
settings-theme-value = { $theme ->
    [dark] Dunkel
    [light] Hell
   *[auto] Wie das Gerät
 }
settings-language = Sprache
settings-language-auto = Wie das Gerät
settings-forced = Erzwungene Züge automatisch spielen
settings-curtain = Spielplan zwischen Spielern an diesem Gerät verdecken
settings-sound = Ton, wenn du dran bist
settings-twin = Spielplan als Text (B)
settings-record = Aufzeichnung herunterladen
settings-propose = Um Rücknahme meines letzten Zugs bitten
settings-stand-in = Einen Bot für mich spielen lassen
settings-return = Wieder selbst spielen
settings-holiday = Urlaub: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 } ab jetzt
settings-holiday-days = Urlaubstage
settings-back = Zurück aus dem Urlaub
settings-link = Link für Zuschauer kopieren
settings-leave = Zur Startseite
settings-keys = Tasten
settings-key = { $key ->
    [digits] 1–9
    [arrows] Pfeile
    [enter] Enter
    [escape] Esc
    [space] Leertaste
    [why] ?
    [twin] B
    [hint] H
   *[signs] S
 }
settings-key-does = { $key ->
    [digits] eine Karte oder Antwort wählen
    [arrows] durch die Ziele gehen
    [enter] bestätigen
    [escape] zurück oder zurücknehmen
    [space] Pause, weiter
    [why] warum? die Regel
    [twin] Spielplan als Text
    [hint] Was täte ein Ass? (wenn der Tisch Tipps erlaubt)
   *[signs] was die Zeichen bedeuten
 }
