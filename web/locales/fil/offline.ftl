### The site kept on the device, so that it opens without the internet; and all of it in one file.
### Where these stand: a short notice above the page, and lines on the page “About”.

# A notice, with a button beside it.
offline-new = May bagong bersiyon.
# The button: loads the page again, with the new version.
offline-reload = I-load muli
offline-kept = Naka-save sa device na ito ang Dama Atlas at nabubuksan kahit walang internet.
# A link that downloads a file, e.g. to a USB stick.
offline-file = Dama Atlas sa iisang file, puwedeng baunin
# Where the page was opened from that file.
offline-alone = Nasa iisang file na ito ang buong Dama Atlas; hindi nito kailangan ng internet.
