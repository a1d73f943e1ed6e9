### The site kept on the device, so that it opens without the internet; and all of it in one file.
### Where these stand: a short notice above the page, and lines on the page “About”.

# A notice, with a button beside it.
offline-new = Une nouvelle version est prête.
# The button: loads the page again, with the new version.
offline-reload = Recharger
offline-kept = Dama Atlas est gardé sur cet appareil et s’ouvre aussi sans internet.
# A link that downloads a file, e.g. to a USB stick.
offline-file = Dama Atlas en un seul fichier, à emporter
# Where the page was opened from that file.
offline-alone = Tout Dama Atlas est dans ce seul fichier ; il n’a pas besoin d’internet.
