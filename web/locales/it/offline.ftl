### The site kept on the device, so that it opens without the internet; and all of it in one file.
### Where these stand: a short notice above the page, and lines on the page “About”.

# A notice, with a button beside it.
offline-new = Una nuova versione è pronta.
# The button: loads the page again, with the new version.
offline-reload = Ricarica
offline-kept = Dama Atlas è conservato su questo dispositivo e si apre anche senza internet.
# A link that downloads a file, e.g. to a USB stick.
offline-file = Dama Atlas in un solo file, da portare con sé
# Where the page was opened from that file.
offline-alone = Tutto Dama Atlas è in questo solo file; non ha bisogno di internet.
