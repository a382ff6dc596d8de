# What whoever is away is told, by push, mail, webhook, feed and calendar.

alert-title = Your turn: { $game }
alert-body = { $season ->
    [yes] { $title }, race { $race }.
   *[no] At the table with { $others }.
 } { $hours ->
    [0] { $clock ->
        [yes] Less than an hour left.
       *[no] {""}
    }
    [one] One hour left.
   *[other] { $hours } hours left.
 }
alert-webhook = your turn in { $game }
alert-webhook-season = your turn in { $title }, race { $race } ({ $game })
alert-mail = { $body }

    Play your turn: { $url }

    To stop these e-mails, open the table’s menu and turn them off under “Tell me when it is my turn”.
alert-code-subject = { $code } is your code for Slipstream
alert-code = Type this code at the table to get an e-mail when it is your turn: { $code }

    If you did not ask for it, ignore this e-mail. Nothing more will be sent.
