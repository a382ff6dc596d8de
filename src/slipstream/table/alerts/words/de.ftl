# Was jemand erfährt, der nicht da ist: Push, Mail, Webhook, Feed und Kalender.

alert-title = Du bist dran: { $game }
alert-body = { $season ->
    [yes] { $title }, Rennen { $race }.
   *[no] Am Tisch mit { $others }.
 } { $hours ->
    [0] { $clock ->
        [yes] Du hast weniger als eine Stunde Zeit.
       *[no] {""}
    }
    [one] Du hast noch eine Stunde Zeit.
   *[other] Du hast noch { $hours } Stunden Zeit.
 }
alert-webhook = du bist dran in { $game }
alert-webhook-season = du bist dran in { $title }, Rennen { $race } ({ $game })
alert-mail = { $body }

    Mach deinen Zug: { $url }

    Keine Mails mehr? Öffne das Menü des Tischs und schalte sie unter „Sag mir, wenn ich dran bin“ aus.
alert-code-subject = { $code } ist dein Code für Slipstream
alert-code = Gib diesen Code am Tisch ein, dann bekommst du eine Mail, sobald du dran bist: { $code }

    Du wolltest das nicht? Dann kümmere dich nicht um diese Mail. Mehr wird nicht verschickt.
