device-move = Another device
device-move-show = Show link
device-move-scan = Scan with your other device
device-seat-text = Open this link on your other device. Anyone who has it can drive for you: keep it to yourself.
