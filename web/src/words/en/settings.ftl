settings-speed = Speed of animation and bots
settings-speed-value = { $speed ->
    [slow] Slow
    [normal] Normal
    [fast] Fast
   *[off] Instant
 }
settings-theme = Theme
settings-theme-value = { $theme ->
    [dark] Dark
    [light] Light
   *[auto] Same as device
 }
settings-language = Language
settings-language-auto = Same as device
settings-forced = Play forced moves automatically
settings-curtain = Hide the board between players on this device
settings-sound = Sound when it is your turn
settings-twin = Board as text (B)
settings-record = Download the record
settings-propose = Ask to take back my last move
settings-stand-in = Let a bot play for me
settings-return = Play my seat myself again
settings-holiday = Holiday: { $days ->
    [one] 1 day
   *[other] { $days } days
 } from now
settings-holiday-days = Days of holiday
settings-back = Back from holiday
settings-link = Copy the link for spectators
settings-leave = Front page
settings-keys = Keyboard
settings-key = { $key ->
    [digits] 1–9
    [arrows] Arrows
    [enter] Enter
    [escape] Esc
    [space] Space
    [why] ?
    [twin] B
    [hint] H
   *[signs] S
 }
settings-key-does = { $key ->
    [digits] choose a card or an answer
    [arrows] step through the targets
    [enter] confirm
    [escape] back, or take back
    [space] pause, go on
    [why] why? the rule
    [twin] board as text
    [hint] what would an ace do? (if the table allows hints)
   *[signs] what the signs mean
 }
