### The site kept on the device, so that it opens without the internet; and all of it in one file.
### Where these stand: a short notice above the page, and lines on the page “About”.

# A notice, with a button beside it.
offline-new = A new version is ready.
# The button: loads the page again, with the new version.
offline-reload = Reload
offline-kept = Dama Atlas is kept on this device and also opens without the internet.
# A link that downloads a file, e.g. to a USB stick.
offline-file = Dama Atlas in one file, to take along
# Where the page was opened from that file.
offline-alone = All of Dama Atlas is in this one file; it needs no internet.
