device-move = Anderes Gerät
device-move-show = Link zeigen
device-move-scan = Mit dem anderen Gerät scannen
device-seat-text = Öffne diesen Link auf deinem anderen Gerät. Wer ihn hat, kann für dich fahren: Gib ihn nicht weiter.
device-move-all = Alle Plätze und Saisons auf einmal: deine Geräte
driver = Deine Geräte
driver-what = Deine Plätze und Meldungen öffnen sich nur auf dem Gerät, das sie hat. Nimm ein weiteres Gerät dazu, oder drucke Notfallcodes, falls dieses verloren geht. Du brauchst weder Konto noch Passwort.
driver-begin = Mehrere Geräte benutzen
driver-begin-what = Was du auf einem deiner Geräte hast, öffnet sich auch auf den anderen.
driver-begin-do = Mit diesem Gerät anfangen
driver-back = Deine Plätze auf dieses Gerät holen
driver-back-what = Mit einem Notfallcode, oder indem du den QR-Code auf einem Gerät scannst, das sie hat. Jeder Code gilt einmal.
driver-code = Notfallcode
driver-code-use = Code benutzen
driver-passkey-use = Passkey benutzen
driver-join = Dieses Gerät dazunehmen?
driver-join-ask = Dieses Gerät teilt dann alle seine Plätze und Meldungen mit den Geräten der Person, die dir diesen Link gegeben hat. Mach nur weiter, wenn du das selbst bist.
driver-join-yes = Ja, das sind meine Geräte
driver-join-no = Nein
driver-joined = Fertig. { $held ->
    [0] Es gibt noch keine Plätze.
    [one] Ein Platz oder eine Meldung ist jetzt hier.
   *[other] { $held } Plätze und Meldungen sind jetzt hier.
 }
driver-devices = Geräte
driver-held = { $held ->
    [0] Sie haben noch keinen Platz.
    [one] Sie teilen sich einen Platz oder eine Meldung.
   *[other] Sie teilen sich { $held } Plätze und Meldungen.
 }
driver-device = Gerät
driver-this = dieses
driver-by = { $by ->
    [first] Erstes Gerät
    [ticket] Per QR-Code dazugekommen
    [recovery] Per Notfallcode dazugekommen
   *[passkey] Per Passkey dazugekommen
 } · { $day }
driver-remove = Entfernen
driver-add = Gerät dazunehmen
driver-add-what = Scanne das innerhalb von 15 Minuten mit deinem anderen Gerät. Es gilt einmal. Zeig es sonst niemandem: Wer es scannt, fährt für dich.
driver-codes = Notfallcodes
driver-codes-what = { $left ->
    [0] Du hast keine. Wenn du alle Geräte verlierst, holt ein Code deine Plätze zurück.
    [one] Ein unbenutzter Code ist noch da. Neue Codes ersetzen ihn.
   *[other] { $left } unbenutzte Codes sind noch da. Neue Codes ersetzen sie.
 }
driver-codes-new = { $left ->
    [0] Notfallcodes erzeugen
   *[other] Neue Codes erzeugen
 }
driver-codes-once = Drucke sie jetzt oder schreib sie auf: Sie werden nicht noch einmal gezeigt. Jeder gilt einmal.
driver-codes-done = Ich habe sie
driver-print = Drucken
driver-passkeys = Passkeys
driver-passkeys-what = { $here ->
    [yes] Mit einem Passkey öffnet ein Gerät, das ihn hat, deine Plätze ohne Code.
   *[no] Passkeys brauchen eine Adresse, die mit https beginnt und nicht nur aus Zahlen besteht.
 }
driver-passkey = Passkey
driver-passkey-add = Passkey anlegen
driver-forget = Nicht mehr teilen
driver-forget-what = Geräte, Codes und Passkeys werden gelöscht. Jeder Platz bleibt auf dem Gerät, das ihn genommen hat.
