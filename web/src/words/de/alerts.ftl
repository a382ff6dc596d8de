alerts = Sag mir, wenn ich dran bin
alerts-everybody = Einem Kanal melden, wer dran ist
alerts-tell = Auf diesem Gerät Bescheid sagen
alerts-here = Dieses Gerät sagt dir, wenn du dran bist.
alerts-hindered = { $why ->
    [ios] Auf iPhone und iPad leg diese Seite erst auf den Home-Bildschirm und öffne sie dort.
    [unsafe] Ein Browser sagt dir nur auf Seiten mit https:// Bescheid.
    [denied] Dieser Browser darf von hier keine Mitteilungen zeigen. Erlaube sie in seinen Einstellungen.
   *[missing] Dieser Browser kann keine Mitteilungen zeigen.
 }
alerts-channel = { $kind ->
    [here] Dieses Gerät
    [push] Ein anderes Gerät
    [mail] Mail an { $to }
    [webhook] Webhook bei { $to }
    [mention] Discord-Nutzer { $to }
   *[feed] Feed und Kalender
 }
alerts-failing = antwortet nicht
alerts-on = Einschalten
alerts-off = Ausschalten
alerts-more = Per Mail, Kalender oder Discord
alerts-hook = Per Webhook, für Discord oder ein Programm
alerts-mail = Mailadresse
alerts-code = Der Code, der an { $to } ging
alerts-confirm = Bestätigen
alerts-feed = Feed und Kalender anlegen
alerts-atom = Feed (Atom)
alerts-calendar = Kalender (iCal)
alerts-feed-text = Diese Links verraten, wann du dran bist, und sonst nichts.
alerts-mention = Deine Nutzer-ID bei Discord, damit ein Webhook dich erwähnt
alerts-webhook = Webhook: meldet, wer dran ist, einmal für jeden Zug
