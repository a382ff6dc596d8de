device-move = Another device
device-move-show = Show link
device-move-scan = Scan with your other device
device-seat-text = Open this link on your other device. Anyone who has it can drive for you: keep it to yourself.
device-move-all = All your seats and seasons at once: your devices
driver = Your devices
driver-what = Your seats and entries open only on the device that took them. Add another device, or print recovery codes in case this one gets lost. You need neither an account nor a password.
driver-begin = Use several devices
driver-begin-what = Whatever you take on one of your devices opens on the others, too.
driver-begin-do = Start with this device
driver-back = Bring your seats to this device
driver-back-what = With a recovery code, or by scanning the QR code on a device that has them. Each code works once.
driver-code = Recovery code
driver-code-use = Use code
driver-passkey-use = Use passkey
driver-join = Add this device?
driver-join-ask = This device will share all its seats and entries with the devices of whoever gave you this link. Only go on if that is you.
driver-join-yes = Yes, they are my devices
driver-join-no = No
driver-joined = Done. { $held ->
    [0] There are no seats yet.
    [one] One seat or entry is here now.
   *[other] { $held } seats and entries are here now.
 }
driver-devices = Devices
driver-held = { $held ->
    [0] They hold no seat yet.
    [one] They share one seat or entry.
   *[other] They share { $held } seats and entries.
 }
driver-device = Device
driver-this = this one
driver-by = { $by ->
    [first] First device
    [ticket] Added by QR code
    [recovery] Added by recovery code
   *[passkey] Added by passkey
 } · { $day }
driver-remove = Remove
driver-add = Add a device
driver-add-what = Scan this with your other device within 15 minutes. It works once. Show it to nobody else: whoever scans it drives for you.
driver-codes = Recovery codes
driver-codes-what = { $left ->
    [0] You have none. If you lose all your devices, a code brings your seats back.
    [one] One unused code is left. New codes replace it.
   *[other] { $left } unused codes are left. New codes replace them.
 }
driver-codes-new = { $left ->
    [0] Make recovery codes
   *[other] Make new codes
 }
driver-codes-once = Print them or write them down now: they are not shown again. Each works once.
driver-codes-done = I have them
driver-print = Print
driver-passkeys = Passkeys
driver-passkeys-what = { $here ->
    [yes] With a passkey, a device that has it opens your seats without a code.
   *[no] Passkeys need an address that starts with https and is not just numbers.
 }
driver-passkey = Passkey
driver-passkey-add = Add a passkey
driver-forget = Stop sharing
driver-forget-what = Devices, codes and passkeys are deleted. Every seat stays with the device that took it.
