# Sealed Bids auf Deutsch. $you sagt, ob es der Platz dessen ist, der liest.

event-dealt = { $you ->
    [yes] Du bekommst die { $card }
   *[no] { $seat } bekommt die { $card }
 }
    .hidden = { $seat } bekommt eine Karte
event-sealed = { $you ->
    [yes] Du legst eine Karte verdeckt
   *[no] { $seat } legt eine Karte verdeckt
 }
event-revealed = { $you ->
    [yes] Du zeigst die { $card }
   *[no] { $seat } zeigt die { $card }
 }
event-won = { $you ->
    [yes] Du gewinnst die Runde
   *[no] { $seat } gewinnt die Runde
 }
event-marked = { $you ->
    [yes] Du merkst dir die { $mark }
   *[no] { $seat } merkt sich die { $mark }
 }
    .hidden = { $seat } merkt sich heimlich eine Zahl
event-rolled = { $you ->
    [yes] Du würfelst { $roll }
   *[no] { $seat } würfelt { $roll }
 }
event-drew = { $you ->
    [yes] Du ziehst die { $card }
   *[no] { $seat } zieht die { $card }
 }
    .hidden = { $seat } zieht eine Karte
event-finished = Das Rennen ist vorbei

ask-deal = Die Karten werden ausgeteilt.
ask-bid = Alle legen eine Karte verdeckt.
ask-mark = { $you ->
    [yes] Die Runde ist deine: Merk dir heimlich eine Zahl.
   *[no] { $seat } merkt sich heimlich eine Zahl.
 }
ask-boast = { $you ->
    [yes] Um noch einen Punkt würfeln?
   *[no] { $seat } entscheidet, ob gewürfelt wird.
 }
ask-roll = Es wird gewürfelt.
ask-draw = Alle ziehen eine Karte.
ask-end = Das Rennen ist vorbei.

choice-bid = { $card } legen
choice-mark = { $mark } merken
choice-stop = Aufhören
choice-roll = Würfeln
    .effect = ab 4 noch ein Punkt
way-mark = merkt sich { $mark } und hört auf

option-rounds = Runden
    .about = Wie lang ein Rennen ist.
option-open = Offener Start
    .about = Ob die erste Karte offen liegt.
option-open-no = Alle Karten sind verdeckt
option-open-yes = Die erste Karte liegt offen
option-lead = Vorsprung
    .about = Punkte aus dem vorigen Rennen, 0 bis 9.

screen-round = Runde { $round } von { $rounds }
screen-points = Punkte
screen-hand = Hand
screen-sealed = verdeckt
screen-mark = Zahl

lesson =
    .title = Eine Karte, verdeckt
    .text = Alle legen eine Karte verdeckt, die höchste gewinnt einen Punkt. Ein Rennen hat drei Runden.
lesson-seal =
    .title = Eine Karte legen
    .say = Du hast eine 3 und eine 9. Leg die 9.
    .after = Beide Karten werden gezeigt: Deine 9 schlägt die 5 und gewinnt einen Punkt.
lesson-mark =
    .title = Deine geheime Zahl
    .say = Wer gewinnt, merkt sich 1, 2 oder 3, und sonst erfährt es niemand. Merk dir die 2.
    .after = Du siehst deine Zahl; die anderen sehen nur, dass du eine hast.
lesson-no-roll =
    .title = Kein Wurf in der ersten Runde
    .say = In der ersten Runde darf niemand würfeln. Hör auf.
    .after = Alle ziehen eine Karte: Deine ist eine 1.
lesson-low =
    .title = Auch niedrige Karten gewinnen
    .say = Leg die 3 und hoffe.
    .after = Dein Rivale hat die 9 behalten und eine 2 gelegt. Noch ein Punkt für dich.
lesson-new-mark =
    .title = Eine neue Zahl
    .say = Merk dir diesmal die 1.
    .after = Die neue Zahl ersetzt die alte.
lesson-roll =
    .title = Trau dich
    .say = Ab der zweiten Runde darfst du würfeln: ab 4 ist es ein Punkt. Würfle.
    .after = Eine 5: Das ist dein dritter Punkt.
