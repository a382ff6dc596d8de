alerts = Tell me when it is my turn
alerts-everybody = Tell a channel whose turn it is
alerts-tell = Tell me on this device
alerts-here = This device tells you when it is your turn.
alerts-hindered = { $why ->
    [ios] On an iPhone or iPad, add this page to the Home Screen first, and open it there.
    [unsafe] A browser tells you only on pages with https://.
    [denied] This browser may not show notifications from here. Allow them in its settings.
   *[missing] This browser cannot show notifications.
 }
alerts-channel = { $kind ->
    [here] This device
    [push] Another device
    [mail] E-mail to { $to }
    [webhook] Webhook at { $to }
    [mention] Discord user { $to }
   *[feed] Feed and calendar
 }
alerts-failing = does not answer
alerts-on = Turn on
alerts-off = Turn off
alerts-more = By e-mail, calendar or Discord
alerts-hook = By webhook, for Discord or a program
alerts-mail = E-mail address
alerts-code = The code that was sent to { $to }
alerts-confirm = Confirm
alerts-feed = Make a feed and a calendar
alerts-atom = Feed (Atom)
alerts-calendar = Calendar (iCal)
alerts-feed-text = These links say when it is your turn, and nothing else.
alerts-mention = Your user ID in Discord, so that a webhook mentions you
alerts-webhook = Webhook: says whose turn it is, once for each turn
