device-move = Anderes Gerät
device-move-show = Link zeigen
device-move-scan = Mit dem anderen Gerät scannen
device-seat-text = Öffne diesen Link auf deinem anderen Gerät. Wer ihn hat, kann für dich fahren: Gib ihn nicht weiter.
