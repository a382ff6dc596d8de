# Was ein Server über Menschen speichert: die Seite zum Datenschutz.

privacy-title = Was dieser Server speichert
privacy-intro = Es gibt keine Konten. Zum Fahren brauchst du weder Mailadresse noch richtigen Namen. Diese Seite entsteht aus der Liste dessen, was das Programm wirklich speichert.
privacy-stored = In der Datenbank
privacy-entries = Was ein Eintrag sein kann
privacy-not-kept = Was nicht gespeichert wird
privacy-how-long = Wie lange
privacy-address = Deine Netzadresse: Sie wird benutzt, solange du verbunden bist, damit niemand zu viel verlangt; sie wird weder gespeichert noch protokolliert.
privacy-cookies = Cookies: Es gibt keine. Die Links zu deinen Plätzen und deine Einstellungen bleiben in deinem Browser.
privacy-others = Niemand sonst erfährt etwas, es sei denn, du willst von deinen Zügen hören: Dann erfahren der Push-Dienst deines Browsers (verschlüsselt), dein Mailserver oder dein Webhook, dass du dran bist, in welchem Rennen, mit wem und wie viel Zeit bleibt. Die Seite lädt nichts von anderswo.
privacy-finished = Ein beendetes Rennen wird { $days } Tage nach seinem letzten Eintrag gelöscht.
privacy-finished-for-ever = Beendete Rennen bleiben, bis der Betreiber sie löscht.
privacy-unfinished = Ein Rennen, das niemand fortsetzt, wird { $days } Tage nach seinem letzten Eintrag gelöscht.
privacy-unfinished-for-ever = Rennen, die niemand fortsetzt, bleiben, bis der Betreiber sie löscht.
privacy-delete = Wenn ein Tisch oder eine Saison gelöscht werden soll, gib den Link dem, der diesen Server betreibt.

## Tabellen der Datenbank

kept-facts = Geheimnisse und Einstellungen des Servers selbst. Nichts über Menschen.
kept-tables = Eine Zeile für jeden Tisch: sein Spiel, ob die Lobby ihn zeigt, wann er eröffnet und zuletzt benutzt wurde.
kept-entries = Alles, was an einem Tisch geschah, der Reihe nach (siehe unten). Das ist das Rennen.
kept-snapshots = Ein Tisch, wie er zu einem Zeitpunkt stand, damit er schneller lädt. Es steht darin, was in den Einträgen steht.
kept-reviews = Was der Richter zu einem beendeten Rennen sagt: Siegchancen, Glück und ein Urteil über jede Entscheidung. Wird mit dem Tisch gelöscht.
kept-set-aside = Einträge, die nicht gelesen werden konnten, aufgehoben für eine Reparatur.
kept-seasons = Was für eine Saison vereinbart wurde.
kept-season-entries = Wer zu einer Saison gemeldet ist.
kept-season-races = Die Rennen einer Saison und der Stand nach jedem.
kept-season-acts = Was in einer Saison neben den Rennen geschah: Urteile, Termine, Abmeldungen.
kept-channels = Was du eingeschaltet hast, um von deinen Zügen zu erfahren: die Adresse des Push-Dienstes deines Browsers mit ihren Schlüsseln, deine Mailadresse, ein Webhook, deine Kennung bei Discord oder das Token deines Feeds. Es verschwindet, wenn du es ausschaltest, und mit dem Rennen oder der Saison.
kept-alerts = Wem der Server noch sagen muss, dass er dran ist, und wem er es gesagt hat. Eine Zeile verschwindet, sobald dieser Fahrer gehandelt hat.
kept-drivers = Ein Fahrer: nur wenn du ein zweites Gerät, Notfallcodes oder einen Passkey wolltest. Ein zufälliger Name, den niemand sieht, und seit wann.
kept-driver-devices = Die Geräte eines Fahrers: ein Fingerabdruck des Geheimnisses, wie das Gerät heißt (etwa „Firefox auf Android“) und wann und wie es dazukam. Du kannst jedes entfernen.
kept-driver-keys = Welche Plätze und Meldungen ein Fahrer hat, und auf welchem Gerät: Fingerabdrücke ihrer Geheimnisse (nicht die Geheimnisse). Sie gehen mit dem Rennen oder der Saison.
kept-driver-codes = Fingerabdrücke von Notfallcodes, von QR-Codes für ein weiteres Gerät und von Fragen an Passkeys. Ein benutzter Code ist weg; alle außer den Notfallcodes gehen nach einer Viertelstunde.
kept-driver-passkeys = Die öffentliche Hälfte deines Passkeys, wie oft er benutzt wurde und seit wann. Die private Hälfte verlässt dein Gerät nie.

## Einträge

entry-opened = Was für den Tisch vereinbart wurde, und die Verteilung der Karten. Bei einem importierten Rennen auch seine Aufzeichnung mit den Namen darin.
entry-seated = Dein Name am Tisch, wie du ihn eingegeben hast, und ein Fingerabdruck des Geheimnisses in deinem Link (nicht das Geheimnis).
entry-played = Ein Zug: von wem, welcher, und wann.
entry-sealed = Eine Wahl, die verdeckt bleibt, bis alle gewählt haben.
entry-undone = Ein Zug wurde zurückgenommen.
entry-proposed = Du wolltest einen Zug zurücknehmen.
entry-agreed = Du hast dem zugestimmt.
entry-declined = Du hast nicht zugestimmt.
entry-stood-in = Ein Bot hat deinen Platz übernommen, und wer das wollte.
entry-returned = Du hast deinen Platz wieder eingenommen.
entry-announced = Du hast Urlaub angekündigt: von wann bis wann deine Uhr steht.
entry-wished = Wie du gern spielst: erzwungene Züge von selbst, und das Tempo der Bots.
entry-said = Was du in den Chat geschrieben hast, und wann.
entry-commented = Was du nach dem Rennen über einen Zug geschrieben hast, und wann.
entry-rekeyed = Dein Platz gehört jetzt zu deinem neuen Link: ein Fingerabdruck seines Geheimnisses.
entry-muted = Der Betreiber hat einen Platz stummgeschaltet oder ihn wieder schreiben lassen.
entry-locked = Der Betreiber hat den Tisch gesperrt oder wieder geöffnet.
entry-resumed = Der Server war weg; die Uhren liefen danach weiter, ohne dass es jemanden Zeit kostet.
entry-recounted = Die Züge eines importierten Rennens.
entry-over = Das Ergebnis.
entry-awarded = Ein Urteil in einer Saison: gegebene oder abgezogene Punkte und die Begründung des Veranstalters.
entry-dated = Wann ein Rennen einer Saison beginnen soll.
entry-revoked = Ein Urteil wurde aufgehoben, und warum.
entry-left = Du hast dich von einer Saison abgemeldet.
entry-excused = Du hast dich für ein Rennen einer Saison ab- oder wieder angemeldet.
entry-reissued = Der Veranstalter hat dir einen neuen Link gegeben: wann, und ein Fingerabdruck seines Geheimnisses.
entry-divided = Eine Saison ist eine von mehreren Divisionen: ihre Namen, und wie viele auf- und absteigen.
entry-promoted = Die nächste Saison der Divisionen wurde angelegt.
entry-founded = Eine Saison: ihr Titel, ihre Regeln, und ein Fingerabdruck des Geheimnisses des Veranstalters.
entry-entered = Eine Meldung: dein Name, wie du ihn eingegeben hast, und ein Fingerabdruck deines Geheimnisses.
entry-called = Ein Rennen einer Saison: wer fährt, wer fehlt, wer einspringt.
